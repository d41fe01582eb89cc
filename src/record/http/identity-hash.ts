import { createHmac, randomBytes } from "node:crypto";

/** Hexadecimal digits: enough to tell the sessions of one capture apart. */
const DIGITS = 16;

/**
 * Names a session id in one capture: who has it may act as the client. The key is drawn for each run and kept nowhere, so that
 * no guess can be confirmed and no two captures be joined.
 */
export function identityHash(key: Buffer = randomBytes(32)): (value: string) => string {
  return (value) => createHmac("sha256", key).update(value).digest("hex").slice(0, DIGITS);
}

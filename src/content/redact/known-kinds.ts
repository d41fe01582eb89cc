/** The kinds that a marker of ours may have. */
import { secretKind } from "../secrets/index.ts";
import type { CustomPattern } from "../secrets/types.ts";
import { RESERVED_KINDS, wholeKind } from "./reserved-kinds.ts";

/** @param custom patterns of the user, whose kinds count as well */
export function knownKinds(custom: readonly CustomPattern[] = []): (kind: string) => boolean {
  if (custom.length === 0) return isOurs;
  const theirs = new Set(custom.map(({ kind }) => kind));
  return (kind) => isOurs(kind) || theirs.has(wholeKind(kind));
}

function isOurs(kind: string): boolean {
  const whole = wholeKind(kind);
  return RESERVED_KINDS.has(whole) || secretKind(whole) !== undefined;
}

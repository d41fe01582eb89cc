import { createHash } from "node:crypto";

/**
 * What stands for content of a result that is too long to be committed: how long it was, and which one, so that another content is
 * another line.
 * @param text the content, what differs between recordings already replaced
 */
export function cutText(text: string): string {
  return `[cut:${Buffer.byteLength(text)}:sha256:${createHash("sha256").update(text).digest("hex").slice(0, 32)}]`;
}

/** The same where base64 has to stand. */
export function cutBytes(base64: string): string {
  return Buffer.from(cutText(base64)).toString("base64");
}

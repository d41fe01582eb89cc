import { closeSync, openSync, readSync } from "node:fs";

/** GitHub's webhook payloads are at most 25 MB. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

/** The text of GitHub's event payload; undefined when it cannot be read. */
export function readEventFile(file: string): string | undefined {
  let fd: number;
  try {
    fd = openSync(file, "r");
  } catch {
    return undefined;
  }
  try {
    const bytes = Buffer.alloc(MAX_EVENT_BYTES + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(fd, bytes, length, bytes.length - length, null);
    }
    return length > MAX_EVENT_BYTES ? undefined : bytes.toString("utf8", 0, length);
  } catch {
    return undefined;
  } finally {
    closeSync(fd);
  }
}

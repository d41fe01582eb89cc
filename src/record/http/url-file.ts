import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes the relay's address for whoever waits for it. The file is there with all of it or not at all, and never written through
 * a link.
 * @throws the system's error
 */
export function writeUrlFile(path: string, url: string): void {
  const temporary = `${path}.${randomUUID()}`;
  try {
    writeFileSync(temporary, `${url}\n`, { flag: "wx" });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Takes away the address of a relay that is gone, so that nobody waits for it in vain. */
export function removeUrlFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder, or one that may not be written: writing it will say so.
  }
}

/** Files for tests in a folder of their own. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const folder = mkdtempSync(join(tmpdir(), "portlight-capture-"));
let files = 0;

/** Writes a file and gives its path. */
export function fileOf(content: string | Uint8Array, ending = ".mcp.jsonl"): string {
  const path = join(folder, `${++files}${ending}`);
  writeFileSync(path, content);
  return path;
}

import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { everything, filesystem } from "./sdk-session.ts";
import { folder } from "./temporary.ts";
import { tidiedFile } from "./tidied.ts";

/** Lines of the second text that are not in the first at their place or later: as `diff` counts them, near enough. */
function changedLines(a: string, b: string): number {
  const left = a.split("\n");
  let from = 0;
  let changed = 0;
  for (const line of b.split("\n")) {
    const at = left.indexOf(line, from);
    if (at < 0) changed++;
    else from = at + 1;
  }
  return changed;
}

describe("two recordings of one test through the official client", () => {
  it("of server-filesystem, over folders of different names, differ in 2 % at most", async () => {
    const texts: string[] = [];
    for (const n of [1, 2]) {
      const sessions = mkdtempSync(join(folder, "sessions-"));
      await filesystem(sessions, mkdtempSync("/tmp/portlight-files-"), ["--session-dir", sessions, "--name", "files"]);
      const path = join(sessions, "files.mcp.jsonl");
      texts.push(tidiedFile(path));
      expect(readFileSync(path, "utf8").length, `recording ${n}`).toBeGreaterThan(10_000);
    }
    const [first, second] = texts as [string, string];
    expect(changedLines(first, second)).toBeLessThanOrEqual(Math.floor(first.split("\n").length * 0.02));
  }, 60_000);

  it("of server-everything, with progress, resources and errors, too", async () => {
    const texts: string[] = [];
    for (const _ of [1, 2]) {
      const sessions = mkdtempSync(join(folder, "sessions-"));
      await everything(sessions, ["--session-dir", sessions, "--name", "all"]);
      texts.push(tidiedFile(join(sessions, "all.mcp.jsonl")));
    }
    const [first, second] = texts as [string, string];
    expect(changedLines(first, second)).toBeLessThanOrEqual(Math.floor(first.split("\n").length * 0.02));
  }, 60_000);
});

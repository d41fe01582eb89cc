import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of files that lives as long as the test; gives its real path. */
export function tree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "portlight-tree-")));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** A `.git/index` of version 2 that lists these paths. */
export function gitIndex(paths: readonly string[], hashLength = 20): Buffer {
  const header = Buffer.alloc(12);
  header.write("DIRC", 0, "latin1");
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(paths.length, 8);
  const entries = paths.map((path) => {
    const name = Buffer.from(path);
    const fixed = Buffer.alloc(42 + hashLength);
    fixed.writeUInt32BE(0o100644, 24);
    fixed.writeUInt16BE(name.length, 40 + hashLength);
    const length = fixed.length + name.length;
    return Buffer.concat([fixed, name, Buffer.alloc(8 - (length % 8))]);
  });
  return Buffer.concat([header, ...entries, Buffer.alloc(20)]);
}

/**
 * TypeScript and web-tree-sitter read `__filename` and `__dirname` when they load, which an ES module bundle does not
 * have. Must be the first import of src/index.ts: everything else may load those packages.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const filename = fileURLToPath(import.meta.url);
Object.assign(globalThis, { __filename: filename, __dirname: dirname(filename) });

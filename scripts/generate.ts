/**
 * Compiles the data of the project into typed modules: rules/ into src/catalog/generated/, src/audit/models/*.yml into
 * src/audit/models/generated.ts, script and style of the session's page into src/report/html/generated.ts; and the pages of
 * docs/rules/. `--check` writes nothing and fails when a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileCatalog } from "./generate/catalog.ts";
import { compileDocs } from "./generate/docs.ts";
import { compileModels } from "./generate/models.ts";
import { compilePage } from "./generate/page.ts";

const root = join(import.meta.dirname, "..");
const check = process.argv.includes("--check");

export function generatedFiles(): Map<string, string> {
  const catalog = compileCatalog(root);
  return new Map([...catalog.files, ...compileModels(root), ...compilePage(root), ...compileDocs(catalog)]);
}

if (import.meta.main) {
  const stale: string[] = [];
  for (const [path, text] of generatedFiles()) {
    const file = join(root, path);
    let current = "";
    try {
      current = readFileSync(file, "utf8");
    } catch {
      // A missing file is stale.
    }
    if (current === text) continue;
    stale.push(path);
    if (!check) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  if (check && stale.length > 0) {
    console.error(`stale, run npm run generate: ${stale.join(", ")}`);
    process.exitCode = 1;
  }
}

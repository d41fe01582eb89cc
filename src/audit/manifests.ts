import { posix } from "node:path";
import { readSource } from "./discover/read-source.ts";
import type { ConfigValue } from "./parse/config/document.ts";
import { parseConfig } from "./parse/config/parse.ts";
import type { ConfigLanguage } from "./types.ts";

const NAMES: ReadonlyMap<string, ConfigLanguage> = new Map([
  ["package.json", "json"],
  ["pyproject.toml", "toml"],
  ["tsconfig.json", "jsonc"],
  ["jsconfig.json", "jsonc"],
]);

/** Configurations that one `extends` chain may name. */
const MAX_EXTENDS = 8;

/**
 * Reads what resolution needs to know of packages: the manifests and compiler options in the folders of the files and
 * above them. What cannot be read is left out: imports then resolve as far as paths go.
 * @param root absolute real path
 * @param paths of source files, relative to the root, POSIX
 * @returns parsed values by path relative to the root
 */
export async function readManifests(root: string, paths: Iterable<string>): Promise<Map<string, ConfigValue>> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder)) folders.add(folder);
  }
  const manifests = new Map<string, ConfigValue>();
  for (const folder of [...folders].sort()) {
    for (const [name, language] of NAMES) {
      await read(root, posix.join(folder, name), language, manifests, 0);
    }
  }
  return manifests;
}

async function read(
  root: string,
  path: string,
  language: ConfigLanguage,
  manifests: Map<string, ConfigValue>,
  chain: number,
): Promise<void> {
  if (manifests.has(path) || chain > MAX_EXTENDS) return;
  const source = readSource(root, path);
  if (!("text" in source)) return;
  const { value } = await parseConfig(source.text, path, language);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  manifests.set(path, value);
  if (language !== "jsonc") return;
  const parents = (value as { readonly extends?: ConfigValue }).extends;
  for (const parent of Array.isArray(parents) ? parents : [parents]) {
    if (typeof parent !== "string" || !parent.startsWith(".")) continue;
    const target = posix.join(posix.dirname(path), parent);
    await read(root, target.endsWith(".json") ? target : `${target}.json`, language, manifests, chain + 1);
  }
}

import { posix } from "node:path";
import type { ConfigLanguage, Language } from "../types.ts";

const BY_EXTENSION: ReadonlyMap<string, Language> = new Map([
  [".js", "javascript"],
  [".mjs", "javascript"],
  [".cjs", "javascript"],
  [".jsx", "javascript"],
  [".ts", "typescript"],
  [".mts", "typescript"],
  [".cts", "typescript"],
  [".tsx", "typescript"],
  [".py", "python"],
  [".pyw", "python"],
]);

/** Whole names of configuration files of MCP clients and servers. Their shape is checked by whoever reads them. */
const BY_NAME: ReadonlyMap<string, ConfigLanguage> = new Map([
  [".mcp.json", "jsonc"],
  ["mcp.json", "jsonc"],
  ["mcp_config.json", "jsonc"],
  ["claude_desktop_config.json", "jsonc"],
  [".claude.json", "jsonc"],
  ["managed-mcp.json", "jsonc"],
  ["cline_mcp_settings.json", "jsonc"],
  ["opencode.json", "jsonc"],
  ["opencode.jsonc", "jsonc"],
  ["gemini-extension.json", "jsonc"],
  ["plugin.json", "jsonc"],
  ["server.json", "jsonc"],
  ["manifest.json", "jsonc"],
  ["smithery.yaml", "yaml"],
  ["smithery.yml", "yaml"],
]);

/** Names that count in one folder only. */
const BY_FOLDER: readonly { readonly pattern: RegExp; readonly language: ConfigLanguage }[] = [
  { pattern: /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/u, language: "jsonc" },
  { pattern: /(?:^|\/)\.(?:gemini|qwen)\/settings\.json$/u, language: "jsonc" },
  { pattern: /(?:^|\/)\.(?:kiro|roo|cline)\/(?:settings\/)?mcp(?:_settings)?\.json$/u, language: "jsonc" },
  { pattern: /(?:^|\/)\.codex\/config\.toml$/u, language: "toml" },
  { pattern: /(?:^|\/)docker-compose[\w.-]*\.ya?ml$/u, language: "yaml" },
  // What a template of one holds is meant to be seen.
  {
    pattern:
      /(?:^|\/)\.env(?!(?:\.[\w-]+)*\.(?:example|sample|template|tmpl|tpl|dist|defaults?|schema)$)(?:\.[\w-]+)*$/u,
    language: "dotenv",
  },
];

/**
 * Declarations hold types only: `x.d.ts`, and `x.d.<ending>.ts` for a file that is no script (TypeScript 5.0,
 * allowArbitraryExtensions), where the ending is that of a known kind of file: `j.d.foo.ts` may hold code.
 */
function isDeclaration(name: string): boolean {
  return /\.d(?:\.(?:css|scss|sass|less|json|html|svg|wasm|node|txt|md|graphql|vue|svelte))?\.[cm]?ts$/iu.test(name);
}

/** What a path is read as, judged by its name alone; undefined for what the audit does not read. */
export function languageOf(path: string): Language | ConfigLanguage | undefined {
  const name = posix.basename(path);
  const named = BY_NAME.get(name);
  if (named !== undefined) return named;
  if (isDeclaration(name)) return undefined;
  // Python and Windows run `SERVER.PY`, Node any ending that its caller names.
  return (
    BY_EXTENSION.get(posix.extname(name).toLowerCase()) ?? BY_FOLDER.find(({ pattern }) => pattern.test(path))?.language
  );
}

export function isConfigLanguage(language: Language | ConfigLanguage): language is ConfigLanguage {
  return language !== "javascript" && language !== "typescript" && language !== "python";
}

/** Language of an executable without extension, by its first line. */
export function languageOfShebang(firstLine: string): Language | undefined {
  if (!firstLine.startsWith("#!")) return undefined;
  if (/\bpython[\d.]*\b|\buv run\b/u.test(firstLine)) return "python";
  if (/\b(?:deno|bun|tsx|ts-node)\b/u.test(firstLine)) return "typescript";
  return /\bnode(?:js)?\b/u.test(firstLine) ? "javascript" : undefined;
}

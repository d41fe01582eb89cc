import { SourceText } from "../../../src/audit/ir/source-text.ts";
import { parseJavaScript } from "../../../src/audit/parse/javascript/parse.ts";
import { parsePython } from "../../../src/audit/parse/python/parse.ts";
import { createProject } from "../../../src/audit/resolve/project.ts";
import type { Language, SourceFile } from "../../../src/audit/types.ts";

/** Parses and binds files given as texts; `package.json` and the like are given as values. */
export async function projectOf(
  files: Readonly<Record<string, string>>,
  manifests: Readonly<Record<string, unknown>> = {},
) {
  const sources: SourceFile[] = [];
  for (const [path, text] of Object.entries(files)) {
    const language: Language = path.endsWith(".py")
      ? "python"
      : /\.[cm]?tsx?$/.test(path)
        ? "typescript"
        : "javascript";
    sources.push({
      path,
      language,
      role: "shipped",
      package: { name: "example", path: "." },
      text: new SourceText(path, text),
      module: language === "python" ? await parsePython(text) : await parseJavaScript(text, path),
      isBundle: false,
    });
  }
  return createProject(sources, new Map(Object.entries(manifests)) as never);
}

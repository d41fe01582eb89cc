import { SourceText } from "../../../src/audit/ir/source-text.ts";
import { parseJavaScript } from "../../../src/audit/parse/javascript/parse.ts";
import { type BoundProject, createProject } from "../../../src/audit/resolve/project.ts";
import type { SourceFile } from "../../../src/audit/types.ts";

/** Parses texts by path and binds them; JSON texts are the manifests. */
export async function projectOf(texts: Readonly<Record<string, string>>, order?: "reversed"): Promise<BoundProject> {
  const files: SourceFile[] = [];
  const manifests = new Map<string, unknown>();
  for (const [path, raw] of Object.entries(texts)) {
    if (path.endsWith(".json")) {
      manifests.set(path, JSON.parse(raw));
      continue;
    }
    const text = raw.replace(/^\n/u, "");
    const language = path.endsWith(".py") ? "python" : /\.[cm]?tsx?$/u.test(path) ? "typescript" : "javascript";
    const module = language === "python" ? await python(text, path) : await parseJavaScript(text, path);
    files.push({
      path,
      language,
      role: "shipped",
      package: { name: "", path: "." },
      text: new SourceText(path, text),
      module,
      isBundle: false,
    });
  }
  return createProject(order === "reversed" ? files.reverse() : files, manifests);
}

async function python(text: string, _path: string) {
  const { parsePython } = await import("../../../src/audit/parse/python/parse.ts");
  return parsePython(text);
}

/** All callees of a file, in source order: the project's own functions, else canonical names; `?` for neither. */
export function callees(project: BoundProject, path: string): string[] {
  const file = project.files.get(path);
  if (!file) throw new Error(`no file ${path}`);
  return project
    .callsIn(file)
    .map(
      ({ call }) => project.functionOf(file, call.callee)?.qualifiedName ?? project.originOf(file, call.callee) ?? "?",
    );
}

/**
 * The tolerant parser: TypeScript's own, which yields a tree for any text, converted to ESTree. It costs 285 ms to load, so
 * it is imported only when Babel gave up.
 */
import { parse } from "@typescript-eslint/typescript-estree";
import ts from "typescript";
import type { EsComment, EsNode, EsTree } from "./estree.ts";

/** Octal literals in sloppy code and a hashbang that is not first: the tree is whole. */
const HARMLESS_DIAGNOSTICS: ReadonlySet<number> = new Set([1121, 1487, 18026]);

export interface TolerantResult {
  readonly tree: EsTree;
  /** Offset of the first diagnostic; undefined when the text is well formed. */
  readonly problemAt?: number;
}

function scriptKind(path: string): ts.ScriptKind {
  if (/\.[cm]?ts$/u.test(path)) return ts.ScriptKind.TS;
  return path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.JSX;
}

/**
 * Throws a RangeError when the text nests deeper than the stack allows, a SyntaxError when the conversion stumbles over a tree
 * with errors in it.
 */
export function parseTolerantly(text: string, path: string): TolerantResult {
  const name = path.replace(/\.[cm]?jsx?$/u, ".jsx");
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile(name, text, options, true, scriptKind(path)) as ts.SourceFile & {
    // Internal; a test pins that it exists, for the conversion refuses a file that still has diagnostics.
    parseDiagnostics: readonly ts.Diagnostic[];
  };
  const problem = source.parseDiagnostics.find((diagnostic) => !HARMLESS_DIAGNOSTICS.has(diagnostic.code));
  source.parseDiagnostics = [];
  const program = convert(source, name);
  addOffsets(program);
  const comments = program.comments.map(({ type, value, range }) => ({ type, value, start: range[0], end: range[1] }));
  const tree = { program, comments };
  return problem === undefined ? { tree } : { tree, problemAt: problem.start ?? 0 };
}

type ConvertedProgram = EsNode & { readonly comments: readonly (EsComment & { readonly range: [number, number] })[] };

/** A tree with errors may lack nodes that the conversion relies on: whatever it throws, the text is why. */
function convert(source: ts.SourceFile, filePath: string): ConvertedProgram {
  try {
    // The conversion takes a SourceFile too, though its type only says string.
    return parse(source as unknown as string, {
      range: true,
      loc: false,
      comment: true,
      allowInvalidAST: true,
      filePath,
      suppressDeprecatedPropertyWarnings: true,
    }) as unknown as ConvertedProgram;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new SyntaxError("the tree could not be converted", { cause: error });
  }
}

/** Gives every node `start` and `end` as Babel does. */
function addOffsets(root: EsNode): void {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const item = pending.pop();
    if (typeof item !== "object" || item === null) continue;
    if (Array.isArray(item)) {
      for (const element of item) pending.push(element);
      continue;
    }
    const node = item as { type?: unknown; range?: [number, number]; start?: number; end?: number };
    if (typeof node.type !== "string") continue;
    if (node.range !== undefined) [node.start, node.end] = node.range;
    for (const [field, value] of Object.entries(node)) {
      if (field !== "parent" && field !== "range" && typeof value === "object") pending.push(value);
    }
  }
}

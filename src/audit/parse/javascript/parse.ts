import type { Module } from "../../ir/types.ts";
import { parseWithBabel, recoverWithBabel } from "./babel.ts";
import { bodyList, type EsTree } from "./estree.ts";
import { newLowering, toComments } from "./lowering.ts";
import { blankDeepNesting, blankOut } from "./nesting.ts";
import { statements } from "./statements.ts";

/** Longest text for the tolerant parser, in UTF-16 code units: hostile text costs it more than 1 KB of memory for each. */
const MAX_TOLERANT = 524_288;

/**
 * Parses and lowers JavaScript or TypeScript, without what nests too deep; the dialect follows from the extension of `path`. Never throws for the
 * text's sake: what could not be read is said by `degraded` and `tooDeep`. A byte order mark is dropped first, offsets
 * count from behind it.
 */
export async function parseJavaScript(text: string, path: string): Promise<Module> {
  const written = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const { text: source, topLines, tooDeep } = blankDeepNesting(written);
  const module = await parseCalmed(source, path);
  if (!module.tooDeep || module.body.length > 0) return tooDeep ? { ...module, tooDeep } : module;
  // What nests without brackets: the statements that hold it are left out.
  const shallow = withoutDeepParts(source, topLines, path);
  return shallow === undefined ? module : { ...(await parseCalmed(shallow, path)), tooDeep: true };
}

async function parseCalmed(source: string, path: string): Promise<Module> {
  const babel = attempt(() => parseWithBabel(source, path));
  if (babel === "too-deep") return unreadModule(path, "tooDeep");
  if (babel !== "no-syntax" && babel.whole) return lowerTree(babel.tree, source, path).module;
  if (source.length > MAX_TOLERANT) return unreadModule(path, "degraded");
  const { parseTolerantly } = await import("./typescript.ts");
  const tolerant = attempt(() => parseTolerantly(source, path));
  if (tolerant === "too-deep") return unreadModule(path, "tooDeep");
  if (tolerant === "no-syntax") {
    if (babel === "no-syntax") return unreadModule(path, "degraded");
    return { ...lowerTree(babel.tree, source, path).module, degraded: true };
  }
  if (tolerant.problemAt === undefined) return lowerTree(tolerant.tree, source, path).module;
  const flow = attempt(() => flowTree(source, path));
  if (flow === "too-deep") return unreadModule(path, "tooDeep");
  if (flow !== undefined && flow !== "no-syntax") return lowerTree(flow, source, path).module;
  return { ...lowerTree(tolerant.tree, source, path).module, degraded: true, degradedAt: tolerant.problemAt };
}

/** Parts that are tried by themselves; in longer files several lines make one. */
const MAX_PARTS = 200;

/**
 * The text without the parts between lines outside of all brackets that nest too deep by themselves; undefined when there
 * is none, or nothing else. A part that is no syntax by itself stays: the whole decides.
 */
function withoutDeepParts(source: string, topLines: readonly number[], path: string): string | undefined {
  const starts = [0, ...topLines.filter((start) => /[^\s)\]}.?:&|+*/,<>=-]/u.test(source.charAt(start)))];
  const step = Math.ceil(starts.length / MAX_PARTS);
  const pieces: string[] = [];
  let deep = 0;
  for (let i = 0; i < starts.length; i += step) {
    const part = source.slice(starts[i], starts[i + step] ?? source.length);
    const isDeep = attempt(() => parseWithBabel(part, path)) === "too-deep";
    if (isDeep) deep++;
    pieces.push(isDeep ? blankOut(part) : part);
  }
  return deep === 0 || deep === pieces.length ? undefined : pieces.join("");
}

/** Runs a parser, and nothing of our own: any other error than these two is a bug that has to be seen. */
function attempt<T>(parse: () => T): T | "no-syntax" | "too-deep" {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return "too-deep";
    if (error instanceof SyntaxError) return "no-syntax";
    throw error;
  }
}

/** TypeScript does not know Flow's syntax: Babel's tree is the better one, errors and all. */
function flowTree(source: string, path: string): EsTree | undefined {
  return /@flow\b/u.test(source.slice(0, 2000)) ? recoverWithBabel(source, path).tree : undefined;
}

function languageOf(path: string): "javascript" | "typescript" {
  return /\.(?:tsx|[cm]?ts)$/u.test(path) ? "typescript" : "javascript";
}

/** Nothing of the file could be kept. */
function unreadModule(path: string, reason: "tooDeep" | "degraded"): Module {
  const degraded = reason === "degraded";
  return { language: languageOf(path), body: [], comments: [], degraded, tooDeep: !degraded };
}

/** For tests too: which node types the lowering did not know. */
export function lowerTree(
  tree: EsTree,
  text: string,
  path: string,
): { readonly module: Module; readonly unknownTypes: ReadonlySet<string> } {
  const lowering = newLowering(text, tree.comments);
  const body = statements(lowering, bodyList(tree.program));
  const { tooDeep, unknownTypes } = lowering;
  return {
    module: {
      language: languageOf(path),
      body,
      comments: toComments(tree.comments),
      degraded: false,
      tooDeep,
    },
    unknownTypes,
  };
}

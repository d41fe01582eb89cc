import type { Comment, Module } from "../../ir/types.ts";
import { flattenBrackets } from "./dedent.ts";
import { docstring } from "./functions.ts";
import { loadGrammar, type PythonGrammar } from "./grammar.ts";
import { calmLongRuns } from "./long-runs.ts";
import { block } from "./statements.ts";
import { Walk } from "./walk.ts";
import type { Node, Tree } from "./web-tree-sitter.cjs";

/**
 * How often the parser may report progress, which it does every hundred of its steps, for each character. CPython's own
 * library needs 0.02 at most, a text of `x;` 0.06; only error recovery without end would need more.
 */
const REPORTS_PER_CHARACTER = 0.25;
const MIN_REPORTS = 10_000;

/** Thrown for a text on which the parser does not end within its budget. */
class ParseBudgetError extends Error {}

/**
 * Parses and lowers Python of any version. The parser repairs what it can't read: `degraded` says that it had to. A byte
 * order mark is dropped first, offsets count from behind it. Throws ParseBudgetError when the parser's budget runs out.
 */
export async function parsePython(text: string): Promise<Module> {
  return lowerPython(await loadGrammar(), text).module;
}

/** For tests too: which node types the lowering did not know. */
export function lowerPython(
  grammar: PythonGrammar,
  written: string,
): { readonly module: Module; readonly unknownTypes: ReadonlySet<string> } {
  const stripped = written.charCodeAt(0) === 0xfeff ? written.slice(1) : written;
  // The grammar knows no bare carriage return.
  const text = stripped.replace(/\r(?!\n)/gu, "\n");
  const calmed = calmLongRuns(text);
  const budget = { reports: Math.max(MIN_REPORTS, text.length * REPORTS_PER_CHARACTER) };
  let tree = parseTree(grammar, calmed.text, budget);
  try {
    let errors = tree.rootNode.hasError ? errorsOf(tree) : undefined;
    let blanked = calmed.comments;
    if (errors !== undefined && errors.characters > 0) {
      const retry = flattenBrackets(calmed.text);
      if (retry !== undefined) {
        const other = parseTree(grammar, retry.text, budget);
        const otherErrors = errorsOf(other);
        if (otherErrors.characters < errors.characters) {
          tree.delete();
          tree = other;
          errors = otherErrors;
          blanked = [...blanked, ...retry.comments];
        } else other.delete();
      }
    }
    return lowerTree(grammar, text, tree, errors, blanked);
  } finally {
    tree.delete();
  }
}

function parseTree({ parser }: PythonGrammar, text: string, budget: { reports: number }): Tree {
  // Its type says void, but a true result stops the parser.
  const progressCallback = (() => --budget.reports < 0) as () => void;
  const tree = parser.parse(text, null, { progressCallback });
  if (tree !== null) return tree;
  parser.reset();
  throw new ParseBudgetError("the Python parser did not end within its budget");
}

interface Errors {
  /** Length of all repaired places; 0 when none counts. */
  readonly characters: number;
  readonly first?: number;
}

/** Looks for the places that the parser repaired; defaults of type parameters, which the grammar does not know, are none. */
function errorsOf(tree: Tree): Errors {
  const cursor = tree.walk();
  let characters = 0;
  let first: number | undefined;
  const typeParameters: boolean[] = [];
  try {
    for (;;) {
      const node = cursor.currentNode;
      const isError = node.isError || node.isMissing;
      if (isError && typeParameters.at(-1) !== true) {
        characters += Math.max(1, node.endIndex - node.startIndex);
        first ??= innermostError(node).startIndex;
      }
      if (!isError && node.hasError && cursor.gotoFirstChild()) {
        typeParameters.push(node.type === "type_parameter");
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) return first === undefined ? { characters } : { characters, first };
        typeParameters.pop();
      }
    }
  } finally {
    cursor.delete();
  }
}

/** An error may span the whole file; the one inside it that comes first tells where to look. */
function innermostError(error: Node): Node {
  let current = error;
  for (let depth = 0; depth < 50; depth++) {
    let inner: Node | undefined;
    for (let i = 0; i < Math.min(current.childCount, 200) && inner === undefined; i++) {
      const child = current.child(i);
      if (child?.isError || child?.isMissing || child?.hasError) inner = child;
    }
    if (inner === undefined) break;
    current = inner;
  }
  return current;
}

function lowerTree(
  grammar: PythonGrammar,
  text: string,
  tree: Tree,
  errors: Errors | undefined,
  blanked: readonly Comment[],
): { readonly module: Module; readonly unknownTypes: ReadonlySet<string> } {
  const cursor = tree.walk();
  try {
    const walk = new Walk(text, cursor, grammar);
    const body = block(walk);
    const comments = [...walk.comments, ...blanked].sort((a, b) => a.start - b.start);
    const doc = docstring(body);
    const degraded = errors !== undefined && errors.characters > 0;
    const module: Module = {
      language: "python",
      body,
      comments,
      ...(doc === undefined ? {} : { doc }),
      degraded,
      ...(degraded && errors.first !== undefined ? { degradedAt: errors.first } : {}),
      tooDeep: walk.tooDeep,
    };
    return { module, unknownTypes: walk.unknownTypes };
  } finally {
    cursor.delete();
  }
}

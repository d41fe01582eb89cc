import { MAX_DEPTH } from "../../ir/limits.ts";
import type { Comment, Expression, Span, Unknown } from "../../ir/types.ts";
import type { PythonGrammar } from "./grammar.ts";
import type { TreeCursor } from "./web-tree-sitter.cjs";

/** Type id of an ERROR node. */
const ERROR_ID = 65_535;

const ASCII = /^[\x00-\x7f]*$/u;

/** The function whose body is walked: what its statements say about it. */
export interface EnclosingFunction {
  isGenerator: boolean;
  readonly globals: string[];
  readonly nonlocals: string[];
}

/**
 * The cursor with what one lowering carries along. Each call into the parser's memory costs more than the lowering of a
 * small node, so types are numbers looked up in tables, tokens are skipped by number, and offsets are read only where
 * they are kept. Every method that lowers a node starts and ends with the cursor at that node.
 */
export class Walk {
  readonly text: string;
  readonly cursor: TreeCursor;
  readonly comments: Comment[] = [];
  readonly unknownTypes = new Set<string>();
  depth = 0;
  tooDeep = false;
  enclosing: EnclosingFunction | undefined;
  readonly #named: readonly string[];
  readonly #tokens: readonly string[];
  readonly #fields: readonly (string | undefined)[];

  constructor(text: string, cursor: TreeCursor, grammar: PythonGrammar) {
    this.text = text;
    this.cursor = cursor;
    this.#named = grammar.namedTypes;
    this.#tokens = grammar.tokens;
    this.#fields = grammar.fields;
  }

  /** Type of the node under the cursor; "" for a token. */
  type(): string {
    const id = this.cursor.nodeTypeId;
    return id === ERROR_ID ? "ERROR" : (this.#named[id] ?? "");
  }

  field(): string | undefined {
    return this.#fields[this.cursor.currentFieldId];
  }

  span(): { start: number; end: number } {
    return { start: this.cursor.startIndex, end: this.cursor.endIndex };
  }

  source(): string {
    return this.text.slice(this.cursor.startIndex, this.cursor.endIndex);
  }

  /** A name as Python sees it: `ｅｘｅｃ` is `exec` (NFKC, PEP 3131). */
  name(): string {
    const written = this.source();
    return ASCII.test(written) ? written : written.normalize("NFKC");
  }

  /** Visits the named children in order; comments are put aside. */
  each(visit: (type: string) => void): void {
    const { cursor } = this;
    if (!cursor.gotoFirstChild()) return;
    do {
      const type = this.type();
      if (type === "") continue;
      if (type === "comment") this.takeComment();
      else visit(type);
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }

  /** As `each`, with tokens: for them `type` is "" and `token` their text. */
  eachWithTokens(visit: (type: string, token: string) => void): void {
    const { cursor } = this;
    if (!cursor.gotoFirstChild()) return;
    do {
      const id = cursor.nodeTypeId;
      const type = id === ERROR_ID ? "ERROR" : (this.#named[id] ?? "");
      const token = this.#tokens[id] ?? "";
      if (type === "comment") this.takeComment();
      else if (type !== "" || token !== "") visit(type, token);
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }

  /** Moves on to the next named sibling, comments aside; false at the last. */
  nextNamed(): boolean {
    while (this.cursor.gotoNextSibling()) {
      const type = this.type();
      if (type === "comment") this.takeComment();
      else if (type !== "") return true;
    }
    return false;
  }

  /** Moves to the first named child, comments aside; false (and not moved) when there is none. */
  firstNamed(): boolean {
    if (!this.cursor.gotoFirstChild()) return false;
    const type = this.type();
    if (type === "comment") this.takeComment();
    else if (type !== "") return true;
    if (this.nextNamed()) return true;
    this.cursor.gotoParent();
    return false;
  }

  token(): string {
    return this.#tokens[this.cursor.nodeTypeId] ?? "";
  }

  takeComment(): void {
    const { start, end } = this.span();
    // The grammar takes the carriage return of a line's end along.
    const last = this.text.charCodeAt(end - 1) === 13 ? end - 1 : end;
    this.comments.push({ start, end: last, text: this.text.slice(start + 1, last) });
  }

  /** True when nothing more may be nested here; the caller puts an Unknown without children. */
  atDepthCap(): boolean {
    if (this.depth < MAX_DEPTH) return false;
    this.tooDeep = true;
    return true;
  }

  unknown(children: readonly Expression[] = []): Unknown {
    return unknownAt(this.span(), children);
  }
}

export function unknownAt(span: Span, children: readonly Expression[] = []): Unknown {
  return { kind: "Unknown", start: span.start, end: span.end, children };
}

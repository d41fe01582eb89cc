import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from "yaml";
import { visibleName } from "../catalog/message.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";

/** Deepest nesting that the configuration needs is four. */
const MAX_DEPTH = 12;
const MAX_NODES = 20_000;

/** A place in the file, from which its values are taken with errors that name the line. */
export interface YamlNode {
  readonly node: Node | null;
  /** Line of the value, or of its key when it is empty. */
  readonly line: number;
  /** Dotted path for messages, `audit.paths[0]`; "" for the whole file. */
  readonly name: string;
}

/**
 * YAML of a configuration file with the position of everything: one document, no aliases, anchors or tags, no key
 * twice, capped in depth and size. What it throws names the file, the line and the reason, never a value.
 */
export class YamlSource {
  readonly label: string;
  readonly #lines = new LineCounter();
  readonly root: YamlNode;

  /** @param label the file's name in messages, escaped */
  constructor(text: string, label: string) {
    this.label = label;
    const document = parseDocument(text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      uniqueKeys: true,
      strict: true,
      merge: false,
      // "silent" would also silence a second document.
      logLevel: "error",
    });
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem) {
      // Where the parser ran out of stack depends on the machine: no position then.
      if (problem.code === "RESOURCE_EXHAUSTION") this.fail(1, "it is nested too deep");
      const line = this.#lines.linePos(problem.pos[0]).line;
      const opened = this.#openedAbove(document.contents as Node | null, problem.pos[0]);
      if (opened !== undefined && (problem.code === "BAD_INDENT" || problem.code === "MISSING_CHAR")) {
        this.fail(opened, "a bracket or quote opens here and is not closed");
      }
      this.fail(line, reasonOf(problem.code));
    }
    this.root = { node: document.contents as Node | null, line: 1, name: "" };
    this.#inspect(this.root.node);
  }

  fail(line: number, reason: string): never {
    throw new UserError(
      `${this.label}:${line}: ${reason.endsWith(".") || reason.endsWith("?") ? reason : `${reason}.`}`,
    );
  }

  /** @throws UserError at the node's place */
  failAt(at: YamlNode, reason: string): never {
    this.fail(at.line, at.name === "" ? reason : `${at.name} ${reason}`);
  }

  /**
   * The entries of a mapping in the file's order.
   * @param known when given, any other key is an error that names the nearest known one
   */
  entries(at: YamlNode, known?: readonly string[]): Map<string, YamlNode> {
    const entries = new Map<string, YamlNode>();
    if (this.isEmpty(at)) return entries;
    if (!isMap(at.node))
      this.failAt(at, at.name === "" ? "the file must hold keys and values" : "must hold keys and values");
    for (const pair of (at.node as YAMLMap).items as Pair<Node, Node | null>[]) {
      const line = this.#lineOf(pair.key) ?? at.line;
      if (!isScalar(pair.key) || pair.key.value === null || typeof pair.key.value === "object") {
        this.fail(line, "a key must be a plain text");
      }
      const key = typeof pair.key.value === "string" ? pair.key.value : String(pair.key.source ?? pair.key.value);
      if (entries.has(key)) this.fail(line, `the key "${visibleName(key)}" stands there twice`);
      const name = at.name === "" ? visibleName(key) : `${at.name}.${visibleName(key)}`;
      if (known && !known.includes(key)) {
        this.fail(line, `unknown key "${name}"${didYouMean(key, known) || `; known here: ${known.join(", ")}.`}`);
      }
      entries.set(key, { node: pair.value, line: this.#lineOf(pair.value) ?? line, name });
    }
    return entries;
  }

  /** The entries of a mapping. @param later keys that a later version will know: refused in words until they have an effect */
  supported(at: YamlNode, known: readonly string[], later: readonly string[]): Map<string, YamlNode> {
    const entries = this.entries(at, [...known, ...later]);
    for (const [key, node] of entries) {
      if (later.includes(key)) this.failAt(node, "is not supported yet and would have no effect; remove it");
    }
    return entries;
  }

  list(at: YamlNode): YamlNode[] {
    const { node } = at;
    if (!isSeq(node)) this.failAt(at, "must be a list");
    return node.items.map((item, index) => ({
      node: item as Node | null,
      line: this.#lineOf(item as Node | null) ?? at.line,
      name: `${at.name}[${index}]`,
    }));
  }

  /** The places of a list of texts; one text stands for a list of one. */
  textNodes(at: YamlNode, maxCount: number): YamlNode[] {
    const items = isScalar(at.node) ? [at] : this.list(at);
    if (items.length > maxCount) this.failAt(at, `has more than ${maxCount} entries`);
    return items;
  }

  /** A text of one line without control characters, not empty, at most 1,024 characters, without surrounding space. */
  text(at: YamlNode): string {
    const value = isScalar(at.node) ? at.node.value : undefined;
    if (typeof value !== "string") this.failAt(at, "must be a text");
    const text = value.trim();
    if (text === "") this.failAt(at, "must not be empty");
    if (text.length > 1024) this.failAt(at, "is longer than 1024 characters");
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) {
      this.failAt(at, "holds a line break or another control character; write it on one line");
    }
    return text;
  }

  /** The same with the blanks around it, which mean something in an expression; the line break behind a block does not. */
  exactText(at: YamlNode): string {
    const text = this.text(at);
    const value = String((at.node as Scalar).value);
    return /[\r\n]/.test(value) ? text : value;
  }

  oneOf<T extends string>(at: YamlNode, values: readonly T[]): T {
    const text = this.text(at);
    const found = values.find((value) => value === text);
    return (
      found ??
      this.failAt(at, `is "${visibleName(text)}", but must be one of ${values.join(", ")}${didYouMean(text, values)}`)
    );
  }

  number(at: YamlNode): number {
    const value = isScalar(at.node) ? at.node.value : undefined;
    return typeof value === "number" ? value : this.failAt(at, "must be a number");
  }

  isEmpty(at: YamlNode): boolean {
    return at.node === null || (isScalar(at.node) && at.node.value === null);
  }

  /** The parser notices an open bracket or quote where the text no longer fits: the line of the innermost that opens above. */
  #openedAbove(root: Node | null, offset: number): number | undefined {
    const end = this.#lines.linePos(offset).line;
    let found: number | undefined;
    const open: (Node | null)[] = [root];
    for (let node = open.pop(), count = 0; node !== undefined && count < MAX_NODES; node = open.pop(), count++) {
      const range = node?.range;
      if (!node || !range || range[0] >= offset || range[2] < offset) continue;
      const isDelimited = isScalar(node)
        ? node.type?.startsWith("QUOTE_") === true
        : "flow" in node && node.flow === true;
      const line = this.#lines.linePos(range[0]).line;
      if (isDelimited && line < end) found = Math.max(found ?? 0, line);
      open.push(...childrenOf(node));
    }
    return found;
  }

  #lineOf(node: Node | null): number | undefined {
    const start = node?.range?.[0];
    return start === undefined ? undefined : this.#lines.linePos(start).line;
  }

  /** Refuses what could make the text larger than it is or mean something else to another reader. */
  #inspect(root: Node | null): void {
    const open: { node: Node | null; depth: number }[] = [{ node: root, depth: 0 }];
    let count = 0;
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, depth } = next;
      if (!node) continue;
      const line = this.#lineOf(node) ?? 1;
      if (isAlias(node) || ("anchor" in node && node.anchor))
        this.fail(line, "anchors and aliases are not accepted; put a text that begins with & or * in quotes");
      if ("tag" in node && node.tag) this.fail(line, "tags are not accepted");
      if (depth > MAX_DEPTH) this.fail(line, "it is nested too deep");
      if (++count > MAX_NODES) this.fail(line, "the file holds too many values");
      // The last one in is the first one out: the first breach in the file is the one that is told.
      for (const child of childrenOf(node).toReversed()) open.push({ node: child, depth: depth + 1 });
    }
  }
}

function childrenOf(node: Node): (Node | null)[] {
  if (isMap(node)) return (node.items as Pair<Node, Node | null>[]).flatMap((pair) => [pair.key, pair.value]);
  return isSeq(node) ? (node.items as (Node | null)[]) : [];
}

/** The parser's own messages quote the file, so its codes are put in our words. */
function reasonOf(code: string): string {
  switch (code) {
    case "DUPLICATE_KEY":
      return "a key stands there twice";
    case "MULTIPLE_DOCS":
      return "only one document is accepted";
    case "TAB_AS_INDENT":
      return "tabs do not indent in YAML; use spaces";
    case "TAG_RESOLVE_FAILED":
      return "tags are not accepted";
    case "BAD_INDENT":
      return "the indentation does not fit what stands above";
    case "BLOCK_AS_IMPLICIT_KEY":
      return "this is not YAML: a second colon in this line, or the next line is indented too far";
    case "MULTILINE_IMPLICIT_KEY":
      return "this is not YAML: a key without a colon";
    case "MISSING_CHAR":
      return "this is not YAML: a colon, dash, quote or bracket is missing, or the indentation is off";
    default:
      return "this is not YAML";
  }
}

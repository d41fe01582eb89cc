/**
 * Walks a JSON text without parsing it, and says which values rules by key, by path and by value take out. Strings that
 * hold JSON are walked too. No recursion but into such strings, which is bounded.
 */
import { MAX_JSON_LAYERS } from "../json-escapes.ts";
import { DATA_KEYWORDS, SCHEMAS_BY_NAME, STRUCTURAL_KEYWORDS } from "../json-schema-keywords.ts";
import type { TextMatcher } from "../linear-pattern.ts";
import { ArgumentReader } from "./arguments.ts";
import { type EscapedText, originOf, sliced, unescaped } from "./escaped-text.ts";
import { follow, type PathPattern, type PathState } from "./paths.ts";
import { closingQuote } from "./spans.ts";

export interface StructureRules {
  readonly isSecretKey?: ((name: string) => boolean) | undefined;
  readonly paths?: readonly PathPattern[] | undefined;
  readonly values?: readonly TextMatcher[] | undefined;
}

/** A value, or a part of a string, that a rule takes out. */
export interface Taken {
  readonly kind: "key" | "path" | "value";
  /** Of the text as it stands. */
  readonly start: number;
  readonly end: number;
  /** The string it lies in, without escapes; of a number or a word its spelling. */
  readonly layer: EscapedText;
  /** Quotes that the marker needs: it stands in place of a number or a word. */
  readonly quote?: string;
}

/** How far the text was JSON: to its end, up to where it was cut, or it is none. */
export type Form = "json" | "cut" | "other";

/** Deeper text is treated as text. A message for a reader ends at 999 levels (capture/limits.ts), so this bounds memory only. */
const MAX_DEPTH = 10_000;

/** Where a container stands in a message, as far as it matters. */
type Place = "message" | "result" | "tools" | "tool" | "schema" | "names" | "inert" | "data";

interface Context {
  readonly array: boolean;
  readonly place: Place;
  /** The rule that takes out every value below. */
  readonly taken: "key" | "path" | undefined;
  /** In a schema: the property that it describes has a secret name. */
  readonly secret: boolean;
  readonly paths: readonly PathState[];
  /** A schema of this message has said so: not what key rules are for. */
  readonly inSchema: boolean;
  key: string;
  index: number;
  reader: ArgumentReader | undefined;
}

/** Members that say what a message is. No rule by key or by value touches them. */
const ENVELOPE: ReadonlySet<string> = new Set(["jsonrpc", "id", "method"]);
/** @returns what the rules take out, in order; and how far the text was JSON */
export function takenFrom(
  text: string,
  rules: StructureRules,
): { readonly taken: readonly Taken[]; readonly form: Form } {
  const taken: Taken[] = [];
  const form = new Walk({ text }, rules, taken, 0).run();
  return { taken: form === "other" ? [] : taken, form };
}

class Walk {
  readonly #layer: EscapedText;
  readonly #text: string;
  readonly #rules: StructureRules;
  readonly #taken: Taken[];
  readonly #depth: number;
  readonly #stack: Context[] = [];
  #at = 0;

  constructor(layer: EscapedText, rules: StructureRules, taken: Taken[], depth: number) {
    this.#layer = layer;
    this.#text = layer.text;
    this.#rules = rules;
    this.#taken = taken;
    this.#depth = depth;
  }

  run(): Form {
    const text = this.#text;
    let wantsValue = true;
    let afterOpening = false;
    for (;;) {
      this.#skipSpace();
      if (this.#at >= text.length) return wantsValue || this.#stack.length > 0 ? "cut" : "json";
      const parent = this.#stack.at(-1);
      const char = text[this.#at] as string;
      if (!wantsValue) {
        if (!parent) return "other";
        if (char === ",") {
          wantsValue = true;
          parent.index++;
        } else if (char === (parent.array ? "]" : "}")) this.#stack.pop();
        else return "other";
        this.#at++;
        continue;
      }
      if (afterOpening && parent && char === (parent.array ? "]" : "}")) {
        this.#stack.pop();
        this.#at++;
        wantsValue = false;
        afterOpening = false;
        continue;
      }
      if (parent && !parent.array) {
        const form = this.#readKey(parent);
        if (form !== undefined) return form;
      }
      afterOpening = false;
      const first = text[this.#at] as string;
      if (first === "{" || first === "[") {
        if (this.#stack.length >= MAX_DEPTH) return "other";
        this.#stack.push(this.#enter(first === "["));
        this.#at++;
        afterOpening = true;
        continue;
      }
      if (!this.#leaf(first)) return "other";
      wantsValue = false;
    }
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at++;
    }
  }

  /** A key and its colon; a form when the text ends here or is none. */
  #readKey(parent: Context): Form | undefined {
    const text = this.#text;
    if (text[this.#at] !== '"') return "other";
    const end = closingQuote(text, this.#at);
    if (end >= text.length) return "cut";
    const written = text.slice(this.#at + 1, end);
    parent.key = written.includes("\\") ? unescaped({ text: written }).text : written;
    this.#at = end + 1;
    this.#skipSpace();
    if (this.#at >= text.length) return "cut";
    if (text[this.#at] !== ":") return "other";
    this.#at++;
    this.#skipSpace();
    return this.#at >= text.length ? "cut" : undefined;
  }

  #enter(array: boolean): Context {
    const parent = this.#stack.at(-1);
    if (!parent) {
      return {
        array,
        place: this.#depth === 0 ? "message" : "data",
        taken: undefined,
        secret: false,
        paths: this.#depth === 0 ? startOf(this.#rules) : [],
        inSchema: false,
        key: "",
        index: 0,
        reader: undefined,
      };
    }
    // Each message of a batch is one.
    if (parent.array && parent.place === "message") return { ...parent, array, key: "", index: 0, reader: undefined };
    const value = this.#valueAt(parent);
    return { ...value, array, place: placeBelow(parent, array), key: "", index: 0, reader: undefined };
  }

  /** What is true of the value that comes next in a container. */
  #valueAt(parent: Context): Pick<Context, "taken" | "secret" | "paths" | "inSchema"> {
    const { paths, hit } =
      parent.paths.length === 0
        ? { paths: parent.paths, hit: false }
        : ((found) => ({ paths: found.states, hit: found.hit }))(
            follow(parent.paths, parent.array ? parent.index : parent.key),
          );
    const below = placeBelow(parent, false);
    const inSchema = parent.inSchema || below === "schema";
    let secret = parent.secret;
    let taken = parent.taken ?? (hit ? "path" : undefined);
    const { isSecretKey } = this.#rules;
    if (!parent.array && isSecretKey) {
      if (parent.place === "names") secret = isSecretKey(parent.key);
      else if (taken === undefined) {
        const envelope = parent.place === "message" && ENVELOPE.has(parent.key);
        if (parent.place === "schema") {
          if (below === "data" && secret) taken = "key";
        } else if (parent.place !== "inert" && !envelope && isSecretKey(parent.key)) taken = "key";
      }
    }
    return { taken, secret, paths, inSchema };
  }

  /** A string, a number or a word. False when it is none. */
  #leaf(first: string): boolean {
    const text = this.#text;
    const start = this.#at;
    const parent = this.#stack.at(-1);
    if (first === '"') {
      const end = closingQuote(text, start);
      this.#at = Math.min(end + 1, text.length);
      this.#string(parent, start + 1, end);
      return true;
    }
    LITERAL.lastIndex = start;
    const literal = LITERAL.exec(text)?.[0];
    if (literal === undefined) return false;
    this.#at = start + literal.length;
    if (!parent || literal === "null") return true;
    const { taken } = this.#valueAt(parent);
    if (parent.reader) parent.reader = undefined;
    if (taken !== undefined) {
      this.#take(taken, sliced(this.#layer, start, this.#at), 0, literal.length, quoteAt(this.#depth));
    }
    return true;
  }

  #string(parent: Context | undefined, start: number, end: number): void {
    const written = this.#text.slice(start, end);
    const value = parent ? this.#valueAt(parent) : undefined;
    let layer: EscapedText | undefined;
    const decoded = (): EscapedText => {
      layer ??= sliced(this.#layer, start, end);
      if (written.includes("\\") && layer.text.length === written.length) layer = unescaped(layer);
      return layer;
    };
    if (value?.taken !== undefined) {
      if (end > start) this.#take(value.taken, decoded(), 0, decoded().text.length);
      return;
    }
    const envelope = parent?.place === "message" && !parent.array && ENVELOPE.has(parent.key);
    const inert =
      envelope || (parent !== undefined && (parent.place === "inert" || placeBelow(parent, false) === "inert"));
    const { isSecretKey, values } = this.#rules;
    if (isSecretKey && parent?.array && !value?.inSchema) {
      parent.reader ??= new ArgumentReader(isSecretKey, { headers: false });
      // Only options look ahead, and only they and what follows them are read.
      for (const part of parent.reader.read(decoded().text)) this.#take("key", decoded(), part.start, part.end);
    }
    if (values && !inert) {
      const { text } = decoded();
      for (const matcher of values) {
        for (const part of matcher(text))
          if (part.end > part.start) this.#take("value", decoded(), part.start, part.end);
      }
    }
    if (isSecretKey && !envelope && this.#depth < MAX_JSON_LAYERS && /^\s{0,64}[{[\\]/.test(written)) {
      const inner = decoded();
      if (!/^\s{0,64}[{[]/.test(inner.text)) return;
      const found: Taken[] = [];
      if (new Walk(inner, this.#rules, found, this.#depth + 1).run() !== "other") this.#taken.push(...found);
    }
  }

  #take(kind: Taken["kind"], layer: EscapedText, start: number, end: number, quote?: string): void {
    this.#taken.push({
      kind,
      start: originOf(layer, start),
      end: originOf(layer, end),
      layer,
      ...(quote !== undefined && { quote }),
    });
  }
}

const LITERAL = /-?[0-9][0-9.eE+-]*|true|false|null/y;

/** A quote as it is written in a string in a string. */
function quoteAt(depth: number): string {
  let quote = '"';
  for (let layer = 0; layer < depth; layer++) quote = JSON.stringify(quote).slice(1, -1);
  return quote;
}

function startOf(rules: StructureRules): readonly PathState[] {
  return (rules.paths ?? []).map((pattern) => ({ pattern, step: 0 }));
}

/** The place of the value that comes next: a schema is one at its place in a listing only, anywhere else it is data. */
function placeBelow(parent: Context, array: boolean): Place {
  const { key } = parent;
  switch (parent.place) {
    case "message":
      return key === "result" && !array ? "result" : "data";
    case "result":
      return key === "tools" ? "tools" : "data";
    case "tools":
      return parent.array && !array ? "tool" : "data";
    case "tool":
      return key === "inputSchema" || key === "outputSchema" ? "schema" : "data";
    case "schema":
      if (parent.array) return "schema";
      if (SCHEMAS_BY_NAME.has(key)) return "names";
      if (STRUCTURAL_KEYWORDS.has(key)) return "inert";
      return DATA_KEYWORDS.has(key) ? "data" : "schema";
    case "names":
      return "schema";
    default:
      return parent.place;
  }
}

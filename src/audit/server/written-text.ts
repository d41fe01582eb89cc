/**
 * Texts as they are written in source: folded over names, templates, concatenations and the like, each part with its place,
 * so that a passage of the text leads back to the characters that spell it.
 */
import type { Expression, Span } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import { literalUnits } from "./literal-units.ts";
import { EMPTY, type Environment, isLocated, type StaticReader, type StaticValue } from "./static-values.ts";

/** Part of a text. */
export interface Piece {
  /** Offset in the text at which the part begins. */
  readonly at: number;
  readonly text: string;
  readonly file: SourceFile;
  /** The expression that gives the part. */
  readonly span: Span;
  /** What the source holds there: a literal with its quotes, the inside of one, or something else. */
  readonly form: "literal" | "inside" | "other";
}

export interface WrittenText {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly file: SourceFile;
  /** The whole expression. */
  readonly span: Span;
  /** A limit cut the text off. */
  readonly isCut: boolean;
}

/** Longest text that is put together, in UTF-16 units; descriptions of real tools stay below 20,000. */
export const MAX_TEXT = 262_144;
/** Parts and names that are looked at for one text. */
const MAX_STEPS = 4000;
const MAX_DEPTH = 24;

/** What stands for a value that is not known. */
const HOLE = "_";

/** Methods and functions that leave a text as it is, white space aside. */
const TRIMMING: ReadonlySet<string> = new Set([
  ...["trim", "trimStart", "trimEnd", "strip", "lstrip", "rstrip", "toString", "concat"],
  ...["dedent", "cleandoc", "stripIndent", "outdent", "String", "str"],
]);

/**
 * The constant text of an expression. What is not known of it is one character in its place.
 * @returns undefined when nothing of it is known, and no limit is to blame
 */
export function writtenText(
  reader: StaticReader,
  value: StaticValue,
  env: Environment = EMPTY,
): WrittenText | undefined {
  const resolved = reader.resolve(value, env);
  if (!isLocated(resolved)) return undefined;
  const fold = new Fold(reader);
  const isText = fold.add(value, env, 0) && fold.isKnown;
  if (!isText && !fold.isCut) return undefined;
  const { file, expression } = resolved;
  return { text: fold.text, pieces: fold.pieces, file, span: expression, isCut: fold.isCut };
}

/** A text that some other part of the audit read, at a place that holds it in another form. */
export function textAt(file: SourceFile, span: Span, text: string): WrittenText {
  return { text, pieces: [{ at: 0, text, file, span, form: "other" }], file, span, isCut: false };
}

class Fold {
  readonly pieces: Piece[] = [];
  isKnown = false;
  isCut = false;
  readonly #reader: StaticReader;
  readonly #parts: string[] = [];
  #length = 0;
  #steps = 0;

  constructor(reader: StaticReader) {
    this.#reader = reader;
  }

  get text(): string {
    return this.#parts.join("");
  }

  /** Adds what an expression gives; false when it is no text. */
  add(value: StaticValue, env: Environment, depth: number): boolean {
    if (++this.#steps > MAX_STEPS || depth > MAX_DEPTH) {
      this.isCut = true;
      return false;
    }
    const resolved = this.#reader.resolve(value, env);
    if (!isLocated(resolved)) return false;
    const { file, expression } = resolved;
    // What a name leads to lies outside of the function that the environment speaks of.
    const inner = isLocated(value) && value.expression === expression ? env : EMPTY;
    switch (expression.kind) {
      case "Literal":
        if (typeof expression.value === "string") this.#put(expression.value, file, expression, "literal");
        else if (depth > 0 && expression.value !== null) this.#put(String(expression.value), file, expression, "other");
        else return false;
        return true;
      case "Template":
        this.#template(file, expression, inner, depth);
        return true;
      case "TaggedTemplate":
        this.#template(file, expression.template, inner, depth);
        return true;
      case "Concat":
        return this.#all(file, expression.operands, "", inner, depth);
      case "Conditional":
        return this.#all(file, [expression.consequent, expression.alternate], "\n\n", inner, depth);
      case "Logical":
        return this.#all(file, expression.operands, "\n\n", inner, depth);
      case "Call":
        if (this.#call(file, expression, inner, depth)) return true;
        break;
      default:
    }
    const constant = this.#reader.project.constantOf(file, expression);
    if (typeof constant !== "string") return false;
    this.#put(constant, file, expression, "other");
    return true;
  }

  /** Parts that belong together; those that are not known are holes. False when none is known. */
  #all(
    file: SourceFile,
    expressions: readonly Expression[],
    separator: string,
    env: Environment,
    depth: number,
  ): boolean {
    const before = this.pieces.length;
    for (const [index, expression] of expressions.entries()) {
      if (index > 0) this.#glue(separator);
      if (!this.add({ file, expression }, env, depth + 1) && separator === "") this.#glue(HOLE);
    }
    return this.pieces.length > before;
  }

  #call(file: SourceFile, call: Extract<Expression, { kind: "Call" }>, env: Environment, depth: number): boolean {
    const { callee } = call;
    const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
    const [first] = call.args;
    if (name === "join" && callee.kind === "Member") {
      // `[…].join("\n")`, `"\n".join([…])`
      const [list, glue] =
        file.language === "python" ? [first?.value, callee.object] : [callee.object, first?.value ?? undefined];
      const elements = list && this.#reader.elements({ file, expression: list }, env);
      if (!elements) return false;
      const separator = glue && this.#reader.text({ file, expression: glue }, env);
      const before = this.pieces.length;
      for (const [index, element] of elements.entries()) {
        if (index > 0) this.#glue(separator ?? ",");
        if (!this.add(element, EMPTY, depth + 1)) this.#glue(HOLE);
      }
      return this.pieces.length > before;
    }
    if (!TRIMMING.has(name)) return false;
    if (callee.kind === "Member" && !first) return this.add({ file, expression: callee.object }, env, depth + 1);
    if (!first) return false;
    return callee.kind === "Member" && name === "concat"
      ? this.#all(file, [callee.object, ...call.args.map((arg) => arg.value)], "", env, depth)
      : this.add({ file, expression: first.value }, env, depth + 1);
  }

  #template(
    file: SourceFile,
    template: Extract<Expression, { kind: "Template" }>,
    env: Environment,
    depth: number,
  ): void {
    const source = file.text.text;
    for (const [index, part] of template.parts.entries()) {
      if (typeof part !== "string") {
        if (!this.add({ file, expression: part }, env, depth + 1)) this.#glue(HOLE);
        continue;
      }
      const before = template.parts[index - 1];
      const after = template.parts[index + 1];
      const isScript = file.language !== "python";
      // The inside of the literal around a hole; where this is wrong, the comparison with the text finds out.
      const start =
        typeof before === "object" ? source.indexOf("}", before.end) + 1 : template.start + (isScript ? 1 : 0);
      const end =
        typeof after === "object"
          ? source.lastIndexOf(isScript ? "${" : "{", after.start)
          : template.end - (isScript ? 1 : 0);
      const isInside = isScript && start > template.start && end <= template.end && start < end;
      if (isInside) this.#put(part, file, { start, end }, "inside");
      else this.#put(part, file, template, "other");
    }
  }

  #put(text: string, file: SourceFile, { start, end }: Span, form: Piece["form"]): void {
    const room = MAX_TEXT - this.#length;
    if (text.length > room) this.isCut = true;
    const kept = text.slice(0, Math.max(0, room));
    if (kept === "") return;
    this.isKnown = true;
    this.pieces.push({ at: this.#length, text: kept, file, span: { start, end }, form });
    this.#glue(kept);
  }

  #glue(text: string): void {
    if (this.#length + text.length > MAX_TEXT) return;
    this.#parts.push(text);
    this.#length += text.length;
  }
}

/**
 * Where a passage is written.
 * @param start UTF-16 offsets into the text, end exclusive
 * @returns the characters that spell it where they can be told, else the expression that holds it
 */
export function placeInSource(written: WrittenText, start: number, end: number): { file: SourceFile; span: Span } {
  const first = pieceAt(written, start);
  const last = pieceAt(written, Math.max(start, end - 1));
  const whole = { file: written.file, span: written.span };
  if (!first || !last) return whole;
  const from = spanIn(first, Math.max(0, start - first.at), first === last ? end - first.at : first.text.length);
  if (first === last) return { file: first.file, span: from };
  const to = spanIn(last, 0, end - last.at);
  // Parts of one expression stand in order; parts behind names may stand anywhere.
  const isOrdered = first.file === last.file && from.start < to.end && isWithin(from, whole) && isWithin(to, whole);
  return isOrdered && first.file === written.file
    ? { file: first.file, span: { start: from.start, end: to.end } }
    : { file: first.file, span: from };
}

/** The file that a passage begins in, and what tells it from others of that file; cheap, other than its place. */
export function passageAt(written: WrittenText, start: number, end: number): { file: SourceFile; key: string } {
  const piece = pieceAt(written, start);
  if (!piece) return { file: written.file, key: `${written.span.start}:${start}:${end}` };
  return { file: piece.file, key: `${piece.span.start}:${start - piece.at}:${end - start}` };
}

function isWithin(inner: Span, { span }: { readonly span: Span }): boolean {
  return span.start <= inner.start && inner.end <= span.end;
}

function pieceAt({ pieces }: WrittenText, offset: number): Piece | undefined {
  let found: Piece | undefined;
  for (const piece of pieces) {
    if (piece.at > offset) break;
    found = piece;
  }
  return found;
}

/** By part, for a text may hold thousands of passages: null where the source spells the part in a way that is not followed. */
const OFFSETS = new WeakMap<Piece, readonly number[] | null>();

function offsetsOf(piece: Piece, source: string): readonly number[] | null {
  let offsets = OFFSETS.get(piece);
  if (offsets === undefined) {
    const { text, file, form } = piece;
    const units = form === "other" ? undefined : literalUnits(source, file.language === "python", form === "inside");
    offsets = units?.text.startsWith(text) ? units.offsets : null;
    OFFSETS.set(piece, offsets);
  }
  return offsets;
}

function spanIn(piece: Piece, start: number, end: number): Span {
  const { text, file, span } = piece;
  const source = file.text.text.slice(span.start, span.end);
  const offsets = offsetsOf(piece, source);
  if (offsets) {
    return {
      start: span.start + (offsets[start] as number),
      end: span.start + (offsets[end] ?? source.length),
    };
  }
  // As it stands there, when it does; of a docstring, its first line.
  const passage = text.slice(start, end);
  for (const sought of [passage, passage.trimStart().split("\n", 1)[0]?.trimEnd() ?? ""]) {
    const at = sought === "" ? -1 : source.indexOf(sought);
    if (at >= 0) return { start: span.start + at, end: span.start + at + sought.length };
  }
  return span;
}

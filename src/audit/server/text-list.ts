import type { Surface } from "../../catalog/types.ts";
import type { Span } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import type { Environment, StaticReader, StaticValue } from "./static-values.ts";
import { textAt, type WrittenText, writtenText } from "./written-text.ts";

/** What a text belongs to. */
export interface Owner {
  readonly kind: "tool" | "prompt" | "resource" | "server";
  /** Undefined when it is not constant. */
  readonly name: string | undefined;
  /** Where it is registered. */
  readonly file: SourceFile;
  readonly argument?: string;
  /** The description, unless it is another part. */
  readonly part?: "title" | "name";
}

/** A text that a model reads. */
export interface ModelText {
  readonly surface: Extract<Surface, "name" | "description" | "prompt" | "instructions">;
  readonly written: WrittenText;
  readonly owner: Owner;
  /** Names of all tools that have this very text. */
  readonly tools: readonly string[];
}

export type ModelSurface = ModelText["surface"];

/** Texts of one project; a project with more is no server. */
const MAX_TEXTS = 50_000;
/** Units of all texts together: the same constant may stand in thousands of descriptions. */
const MAX_UNITS = 16_777_216;

/** Collects texts, each place once for each surface. */
export class TextList {
  readonly #reader: StaticReader;
  readonly #texts: { surface: ModelSurface; written: WrittenText; owner: Owner; tools: Set<string> }[] = [];
  readonly #known = new Map<SourceFile, Map<string, number>>();
  #units = 0;
  readonly #cut = new Map<ModelSurface, number>();

  constructor(reader: StaticReader) {
    this.#reader = reader;
  }

  /** @returns false when the value is no text, as far as is known */
  add(surface: ModelSurface, value: StaticValue, env: Environment, owner: Owner): boolean {
    const written = writtenText(this.#reader, value, env);
    if (!written) return false;
    // A name that is made at run time is none that could be judged.
    if (surface === "name" && this.#reader.text(value, env) === undefined) return true;
    // Resources are called as files and pages are, in any script.
    if (surface === "name" && owner.kind === "resource") this.#put("description", written, { ...owner, part: "name" });
    else this.#put(surface, written, owner);
    return true;
  }

  /** A name that is no text in the source: of a function, of a property. */
  addName(file: SourceFile, span: Span, name: string, owner: Owner): void {
    // Only other letters than these can make a name deceive.
    if (/^[\w$-]*$/.test(name)) return;
    this.#put("name", textAt(file, span, name), owner);
  }

  addWritten(surface: ModelSurface, written: WrittenText, owner: Owner): void {
    this.#put(surface, written, owner);
  }

  /** Notes that something was left out, which may have held texts of the surface. */
  cut(surface: ModelSurface): void {
    this.#cut.set(surface, (this.#cut.get(surface) ?? 0) + 1);
  }

  result(): { readonly texts: readonly ModelText[]; readonly cut: ReadonlyMap<ModelSurface, number> } {
    return { texts: this.#texts.map((one) => ({ ...one, tools: [...one.tools].sort() })), cut: this.#cut };
  }

  #put(surface: ModelSurface, written: WrittenText, owner: Owner): void {
    if (written.isCut) this.cut(surface);
    const { file, span, text } = written;
    let known = this.#known.get(file);
    if (!known) {
      known = new Map();
      this.#known.set(file, known);
    }
    const key = `${surface}:${span.start}:${span.end}:${text.length}`;
    const tool = owner.kind === "tool" ? owner.name : undefined;
    const before = known.get(key);
    if (before !== undefined) {
      if (tool !== undefined) this.#texts[before]?.tools.add(tool);
      return;
    }
    if (this.#texts.length >= MAX_TEXTS || this.#units + text.length > MAX_UNITS) {
      this.cut(surface);
      return;
    }
    known.set(key, this.#texts.length);
    this.#units += text.length;
    this.#texts.push({ surface, written, owner, tools: new Set(tool === undefined ? [] : [tool]) });
  }
}

/** Tries an issuer's format where its start was found. */
import { afterEscape, isAlphanumeric, isWordCode } from "./characters.ts";
import { entropy } from "./checksum.ts";
import { type Measure, measure } from "./measure.ts";
import { isMeasuredPlaceholder, isPlaceholder } from "./placeholder.ts";
import { mayBegin } from "./scanner.ts";
import type { SecretHit, Shape, Strength } from "./types.ts";

/** Shorter starts turn up behind separators by chance. */
const MIN_GLUED = 4;

/** From this length on a start is like nothing else, whatever stands before it. */
const MIN_WITHIN = 8;

type Behind = "nothing" | "separator" | "letter";

function behindOf({ behind }: Shape, literal: string): Behind {
  if (behind !== undefined) return behind;
  return literal.length >= MIN_WITHIN ? "letter" : literal.length >= MIN_GLUED ? "separator" : "nothing";
}

/** True when the start of a shape counts only where no letter or digit stands before it. */
export function beginsWord(shape: Shape, literal: string): boolean {
  return !shape.from && isWordCode(literal.charCodeAt(0)) && behindOf(shape, literal) !== "letter";
}

/** True when a start of the shape would stand within a word: behind a letter, a digit, `-` or `_`, and no escape. */
export function isGlued(text: string, shape: Shape, literal: string, at: number): boolean {
  return !shape.from && standsWithin(text, literal, at);
}

function standsWithin(text: string, literal: string, at: number): boolean {
  return at > 0 && isWordCode(text.charCodeAt(at - 1)) && isWordCode(literal.charCodeAt(0)) && !afterEscape(text, at);
}

/** True when the start of the shape counts though it is glued to what stands before it, as in `key-AKIA…`. */
export function mayBeGlued(text: string, shape: Shape, literal: string, at: number): boolean {
  return countsBehind(text, behindOf(shape, literal), at);
}

function countsBehind(text: string, behind: Behind, at: number): boolean {
  return behind === "letter" || (behind === "separator" && !isAlphanumeric(text.charCodeAt(at - 1)));
}

/** A shape as one of its starts leads to it. */
interface Started {
  readonly shape: Shape;
  /** Of the shape in its list. */
  readonly place: number;
  readonly behind: Behind;
  /** The start counts only where no letter or digit stands before it. */
  readonly beginsWord: boolean;
}

/** A literal start, and the shapes that are tried where it stands, in the order of their list. */
export interface Start {
  readonly literal: string;
  readonly shapes: readonly Started[];
  /** True for all shapes. */
  readonly beginsWord: boolean;
}

/**
 * The starts of shapes. Those that share one are tried at one visit, unless another start that begins like it stands between
 * them in the list.
 */
export function startsOf(shapes: readonly Shape[]): readonly Start[] {
  const starts: { literal: string; shapes: Started[]; beginsWord: boolean }[] = [];
  /** By the first characters, the last start that begins so. */
  const lastLike = new Map<string, (typeof starts)[number]>();
  for (const [place, shape] of shapes.entries()) {
    for (const literal of shape.starts) {
      const isWordStart = beginsWord(shape, literal);
      const started: Started = { shape, place, behind: behindOf(shape, literal), beginsWord: isWordStart };
      const head = literal.slice(0, 4).toLowerCase();
      const known = lastLike.get(head);
      if (known?.literal === literal) {
        known.shapes.push(started);
        known.beginsWord &&= isWordStart;
        continue;
      }
      const start = { literal, shapes: [started], beginsWord: isWordStart };
      starts.push(start);
      lastLike.set(head, start);
    }
  }
  return starts;
}

/** What the last value of a shape was judged to be; undefined kind: no secret. */
interface Judged {
  readonly value: string;
  readonly kind: string | undefined;
  readonly strength: Strength;
}

/**
 * Starts within one word that are tried: the runs of some shapes take in what stands before other starts, and a word made of
 * nothing but starts must not be read once for each.
 */
const MAX_GLUED = 8;

/** Tries shapes in one text, at places in its order. */
export class ShapeMatcher {
  readonly #text: string;
  readonly #plausible: boolean;
  readonly #hits: SecretHit[];
  /** A value that comes again and again, right after itself, is judged once. */
  readonly #last: (Judged | undefined)[] = [];
  #free = 0;
  /** Shapes of one start come one after the other: the first proof ends them, a weaker hit waits for it. */
  #weaker: SecretHit | undefined;
  /** Where the last word ends that a start was glued into, and how many were tried there. */
  #word = 0;
  #glued = 0;

  /** @param plausible also adds hits that are only plausible @param hits what is found is added to these */
  constructor(text: string, plausible: boolean, hits: SecretHit[]) {
    this.#text = text;
    this.#plausible = plausible;
    this.#hits = hits;
  }

  /** @returns the end of what was proved */
  at({ literal, shapes, beginsWord }: Start, at: number): number | undefined {
    if (at < this.#free) return undefined;
    const text = this.#text;
    const isWithin = standsWithin(text, literal, at);
    for (let n = 0; n < shapes.length; n++) {
      const { shape, place, behind, beginsWord: begins } = shapes[n] as Started;
      if (begins && !beginsWord && !mayBegin(text, at)) continue;
      if (isWithin && !shape.from && !this.#triesGlued(behind, at)) continue;
      const hit = this.#match(shape, place, literal, at);
      if (!hit) continue;
      if (hit.strength !== "plausible") {
        this.#hits.push(hit);
        this.#free = hit.end;
        return hit.end;
      }
      if (!this.#plausible) continue;
      if (this.#weaker?.start !== hit.start) this.#hits.push(hit);
      this.#weaker = hit;
    }
    return undefined;
  }

  #triesGlued(behind: Behind, at: number): boolean {
    const text = this.#text;
    if (!countsBehind(text, behind, at)) return false;
    if (at >= this.#word) {
      this.#glued = 0;
      this.#word = at;
      while (isWordCode(text.charCodeAt(this.#word))) this.#word++;
    }
    return ++this.#glued <= MAX_GLUED;
  }

  /** A hit weaker than its shape is one that the shape's proof refused. */
  #match(shape: Shape, place: number, literal: string, at: number): SecretHit | undefined {
    const text = this.#text;
    const start = shape.from ? shape.from(text, at) : at;
    if (start === undefined) return undefined;
    shape.pattern.lastIndex = start;
    // A test costs less than an array of groups, and most starts are no secrets.
    if (!shape.pattern.test(text)) return undefined;
    const end = shape.pattern.lastIndex;
    let judged = this.#last[place];
    if (!judged || judged.value.length !== end - start || !text.startsWith(judged.value, start)) {
      judged = judge(shape, literal, text, start, end);
      this.#last[place] = judged;
    }
    const { kind, value, strength } = judged;
    return kind === undefined ? undefined : { kind, category: "secret", start, end, value, strength };
  }
}

function judge(shape: Shape, literal: string, text: string, start: number, end: number): Judged {
  const value = text.slice(start, end);
  const strength = shape.strength ?? "verified";
  if (!isDrawn(shape, literal, text, start, end, value)) return { value, kind: undefined, strength };
  if (!shape.verify || shape.verify(value)) return { value, kind: shape.kind, strength };
  return { value, kind: shape.otherwise, strength: "plausible" };
}

/** Random, no name and no placeholder. */
function isDrawn(shape: Shape, literal: string, text: string, start: number, end: number, value: string): boolean {
  if (shape.body) {
    const body = shape.body(value, literal);
    return entropy(body) >= shape.minEntropy && !isName(measure(body)) && !isPlaceholder(value, body);
  }
  const from = shape.from ? start : start + literal.length;
  const found = measure(text, from, end, start);
  return !isMeasuredPlaceholder(found, text, start, from, end) && !isName(found) && found.entropy >= shape.minEntropy;
}

/** A name of code. Such hold few digits: with more of them, only what can be nothing else counts as words. */
function isName(found: Measure): boolean {
  // Small letters and separators, and no digit: no issuer draws so.
  if (found.joints > 0 && found.lower + found.joints === found.length) return true;
  return found.isWordy(found.digitsAhead >= 3 ? 0.85 : 0.68);
}

/**
 * Text that was changed, with the way back: every range of the changed text names the range of the original that it was
 * made of. Offsets are UTF-16 code units, ranges are half open.
 *
 * Kept as pieces, not per unit: a run of units that stand one for one is a single piece, so that a map costs memory for
 * what changed and not for what is long.
 */

export interface Mapped {
  readonly text: string;
  /**
   * The range of the original that `[start, end)` of `text` was made of. Total: offsets outside of the text are clamped,
   * and an empty range gives an empty one. What was dropped inside a range belongs to it, what was dropped around it not.
   */
  range(start: number, end: number): { start: number; end: number };
  /** False when `text` is the original, unit for unit. */
  readonly changed: boolean;
  /** A bound was reached: something further on was left as it is. */
  readonly cut?: true;
}

/** The text as it is. */
export function unchanged(text: string): Mapped {
  return { text, changed: false, range: inPlace(text.length) };
}

/** A text of the same length, unit for unit. */
export function respelt(original: string, text: string): Mapped {
  return { text, changed: text !== original, range: inPlace(text.length) };
}

function inPlace(length: number): Mapped["range"] {
  return (start, end) => {
    const from = clamp(start, length);
    return { start: from, end: Math.max(from, clamp(end, length)) };
  };
}

/**
 * Two changes in a row as one.
 * @param first original → middle
 * @param second middle → result
 */
export function composed(first: Mapped, second: Mapped): Mapped {
  const cut = first.cut === true || second.cut === true ? { cut: true as const } : undefined;
  if (!second.changed) return cut === undefined || first.cut === true ? first : { ...first, ...cut };
  if (!first.changed) return cut === undefined || second.cut === true ? second : { ...second, ...cut };
  return {
    ...cut,
    text: second.text,
    changed: true,
    range: (start, end) => {
      const middle = second.range(start, end);
      return first.range(middle.start, middle.end);
    },
  };
}

/** A part of a larger text, seen as text of its own; ranges are those of the larger one. */
export function excerpt(text: string, from: number, to: number): Mapped {
  const part = text.slice(from, to);
  return {
    text: part,
    changed: true,
    range: (start, end) => {
      const a = clamp(start, part.length);
      return { start: from + a, end: from + Math.max(a, clamp(end, part.length)) };
    },
  };
}

/** Kept stretches from this length on are cut out of the original; shorter ones are copied unit by unit. */
const LONG_STRETCH = 24;
const UNITS = 2048;
/** Shorter texts are not worth a buffer. */
const MIN_GATHERED = 1024;

/** Builds a changed text from left to right; each call takes up where the last one ended in the original. */
export class MappedBuilder {
  readonly #original: string;
  readonly #parts: string[] = [];
  /** Short stretches, gathered: a text that changes at every other character would make a string of each. */
  #units: Uint16Array | undefined;
  #filled = 0;
  /**
   * Three numbers for each piece: where it starts in the result, the start of what it is made of, and twice the end of
   * that, plus 1 when it stands unit for unit. No string is so long that the last one leaves the small integers.
   */
  readonly #pieces: number[] = [];
  #length = 0;
  #changed = false;
  #cut = false;
  /** A stretch of the original that was kept and is not yet in the result. */
  #keptFrom = 0;
  #keptTo = 0;

  constructor(original: string) {
    this.#original = original;
  }

  /** Units so far of the result. */
  get length(): number {
    return this.#length;
  }

  /** Takes `[from, to)` of the original over as it is. */
  keep(from: number, to: number): void {
    if (from >= to) return;
    if (from !== this.#keptTo || this.#keptFrom === this.#keptTo) {
      this.#putKept();
      this.#keptFrom = from;
    }
    this.#keptTo = to;
    this.#piece(from, to, to - from, true);
  }

  /** Leaves `[from, to)` of the original out. */
  drop(from: number, to: number): void {
    if (from < to) this.#changed = true;
  }

  /** Puts `text` where `[from, to)` stood, as a whole: each of its units comes from the entire range. */
  replace(from: number, to: number, text: string): void {
    this.#put(from, to, text, to - from === 1 && text.length === 1);
  }

  /** Puts `text`, of the same length, where `[from, to)` stood, unit for unit. */
  substitute(from: number, to: number, text: string): void {
    this.#put(from, to, text, true);
  }

  /** Says that a bound left something unchanged that would have been changed. */
  cut(): void {
    this.#cut = true;
  }

  #put(from: number, to: number, text: string, aligned: boolean): void {
    this.#changed = true;
    if (text === "") return;
    this.#putKept();
    this.#append(text, 0, text.length);
    this.#piece(from, to, text.length, aligned);
  }

  #putKept(): void {
    if (this.#keptFrom === this.#keptTo) return;
    this.#append(this.#original, this.#keptFrom, this.#keptTo);
    this.#keptFrom = this.#keptTo;
  }

  #append(text: string, from: number, to: number): void {
    const length = to - from;
    if (length >= LONG_STRETCH || this.#original.length < MIN_GATHERED) {
      this.#flush();
      this.#parts.push(from === 0 && to === text.length ? text : text.slice(from, to));
      return;
    }
    if (this.#filled + length > UNITS) this.#flush();
    this.#units ??= new Uint16Array(UNITS);
    for (let i = from; i < to; i++) this.#units[this.#filled++] = text.charCodeAt(i);
  }

  #flush(): void {
    if (this.#filled === 0 || this.#units === undefined) return;
    const filled = this.#filled === UNITS ? this.#units : this.#units.subarray(0, this.#filled);
    this.#parts.push(String.fromCharCode.apply(null, filled as unknown as number[]));
    this.#filled = 0;
  }

  #piece(from: number, to: number, length: number, aligned: boolean): void {
    const pieces = this.#pieces;
    const last = pieces.length - 1;
    if (aligned && last > 0 && pieces[last] === from * 2 + 1) pieces[last] = to * 2 + 1;
    else pieces.push(this.#length, from, to * 2 + (aligned ? 1 : 0));
    this.#length += length;
  }

  /** The finished text. The builder must not be used after it. */
  finish(): Mapped {
    const cut = this.#cut ? { cut: true as const } : undefined;
    if (!this.#changed) return { ...unchanged(this.#original), ...cut };
    this.#putKept();
    this.#flush();
    const parts = this.#parts;
    const text = parts.length === 1 ? (parts[0] as string) : parts.join("");
    return { text, changed: true, range: rangeOf(this.#pieces, this.#length, this.#original.length), ...cut };
  }
}

/** @param pieces as the builder keeps them */
function rangeOf(pieces: readonly number[], length: number, originalLength: number): Mapped["range"] {
  const pieceOf = (offset: number): number => {
    let low = 0;
    let high = pieces.length / 3 - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((pieces[middle * 3] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low * 3;
  };
  const placed = (piece: number, offset: number): number =>
    (pieces[piece + 1] as number) + offset - (pieces[piece] as number);
  const isAligned = (piece: number): boolean => ((pieces[piece + 2] as number) & 1) === 1;
  const startOf = (offset: number): number => {
    if (offset >= length) return originalLength;
    const piece = pieceOf(offset);
    return isAligned(piece) ? placed(piece, offset) : (pieces[piece + 1] as number);
  };
  return (start, end) => {
    const a = clamp(start, length);
    const b = clamp(end, length);
    if (b <= a) {
      const point = startOf(a);
      return { start: point, end: point };
    }
    const piece = pieceOf(b - 1);
    return { start: startOf(a), end: isAligned(piece) ? placed(piece, b) : (pieces[piece + 2] as number) >> 1 };
  };
}

function clamp(offset: number, length: number): number {
  // Written so that NaN becomes 0.
  return offset > 0 ? Math.min(offset, length) : 0;
}

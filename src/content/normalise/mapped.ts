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
}

/** The text as it is. */
export function unchanged(text: string): Mapped {
  return {
    text,
    changed: false,
    range: (start, end) => {
      const from = clamp(start, text.length);
      return { start: from, end: Math.max(from, clamp(end, text.length)) };
    },
  };
}

/**
 * Two changes in a row as one.
 * @param first original → middle
 * @param second middle → result
 */
export function composed(first: Mapped, second: Mapped): Mapped {
  if (!second.changed) return first;
  if (!first.changed) return second;
  return {
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

/** Builds a changed text from left to right; each call takes up where the last one ended in the original. */
export class MappedBuilder {
  readonly #original: string;
  readonly #parts: string[] = [];
  /** Piece i: starts at `#at[i]` of the result and is made of `[#from[i], #to[i])`; `#aligned[i]` when unit for unit. */
  readonly #at: number[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #aligned: boolean[] = [];
  #length = 0;
  #changed = false;
  /** A stretch of the original that was kept and is not yet among the parts. */
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
      this.#flush();
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
    this.#changed = true;
    if (text === "") return;
    this.#flush();
    this.#parts.push(text);
    this.#piece(from, to, text.length, to - from === 1 && text.length === 1);
  }

  /** Puts `text`, of the same length, where `[from, to)` stood, unit for unit. */
  substitute(from: number, to: number, text: string): void {
    if (text === "") return;
    this.#changed = true;
    this.#flush();
    this.#parts.push(text);
    this.#piece(from, to, text.length, true);
  }

  #flush(): void {
    if (this.#keptFrom === this.#keptTo) return;
    this.#parts.push(this.#original.slice(this.#keptFrom, this.#keptTo));
    this.#keptFrom = this.#keptTo;
  }

  #piece(from: number, to: number, length: number, aligned: boolean): void {
    const last = this.#at.length - 1;
    if (aligned && last >= 0 && this.#aligned[last] === true && this.#to[last] === from) {
      this.#to[last] = to;
    } else {
      this.#at.push(this.#length);
      this.#from.push(from);
      this.#to.push(to);
      this.#aligned.push(aligned);
    }
    this.#length += length;
  }

  /** The finished text. The builder must not be used after it. */
  finish(): Mapped {
    if (!this.#changed) return unchanged(this.#original);
    this.#flush();
    const at = this.#at;
    const from = this.#from;
    const to = this.#to;
    const aligned = this.#aligned;
    const originalLength = this.#original.length;
    const length = this.#length;
    const pieceOf = (offset: number): number => {
      let low = 0;
      let high = at.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((at[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    };
    const startOf = (offset: number): number => {
      if (offset >= length) return originalLength;
      const piece = pieceOf(offset);
      return (from[piece] as number) + (aligned[piece] === true ? offset - (at[piece] as number) : 0);
    };
    return {
      text: this.#parts.join(""),
      changed: true,
      range: (start, end) => {
        const a = clamp(start, length);
        const b = clamp(end, length);
        if (b <= a) {
          const point = startOf(a);
          return { start: point, end: point };
        }
        const piece = pieceOf(b - 1);
        const stop =
          aligned[piece] === true ? (from[piece] as number) + b - (at[piece] as number) : (to[piece] as number);
        return { start: startOf(a), end: stop };
      },
    };
  }
}

function clamp(offset: number, length: number): number {
  // Written so that NaN becomes 0.
  return offset > 0 ? Math.min(offset, length) : 0;
}

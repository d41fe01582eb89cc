/** Secrets of which a stream shows parts only: what was cut before its last line, which would have told the whole. */
import type { FoundMarker } from "./marker.ts";
import { PART, wholeKind } from "./reserved-kinds.ts";

/** Lines without a part that may stand between two of one secret (those of other writers, see lines.ts). */
const MAX_BETWEEN = 8;
/** Kinds of which parts may be open at once. */
const MAX_OPEN = 1000;

export interface UnfinishedSecret<T> {
  /** Of the whole: `env`, `private-key`, `github-token`. */
  readonly kind: string;
  /** Of the parts together, in UTF-16 code units. */
  readonly length: number;
  /** Where the first part stands. */
  readonly at: T;
}

interface Run<T> {
  readonly at: T;
  length: number;
  parts: number;
  last: number;
}

/**
 * The secrets whose parts stand in the lines of one stream and are told by no marker of the whole, each once. One part alone
 * is no secret: a line may end like the beginning of one by chance.
 */
export class PartRuns<T> {
  readonly #open = new Map<string, Run<T>>();
  readonly #found: (secret: UnfinishedSecret<T>) => void;
  #line = 0;

  /** @param found is called for each, when it is known that no more of it comes */
  constructor(found: (secret: UnfinishedSecret<T>) => void) {
    this.#found = found;
  }

  /** Takes the markers of the next line, in order; also of a line without any. */
  read(markers: readonly Pick<FoundMarker, "kind" | "length">[], at: T): void {
    const line = this.#line++;
    for (const { kind, length } of markers) {
      const whole = wholeKind(kind);
      const run = this.#open.get(whole);
      if (!kind.endsWith(PART)) this.#open.delete(whole);
      else if (run && line - run.last <= MAX_BETWEEN + 1) {
        run.length += length;
        run.parts++;
        run.last = line;
      } else {
        if (run) this.#close(whole, run);
        // Kinds are untrusted: what is remembered is bounded.
        if (this.#open.size < MAX_OPEN) this.#open.set(whole, { at, length, parts: 1, last: line });
      }
    }
  }

  /** No more lines come. */
  end(): void {
    for (const [kind, run] of this.#open) this.#close(kind, run);
  }

  #close(kind: string, { at, length, parts }: Run<T>): void {
    this.#open.delete(kind);
    if (parts > 1) this.#found({ kind, length, at });
  }
}

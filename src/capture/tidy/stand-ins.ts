import { createHash } from "node:crypto";

/** Values of one kind that are told apart; what comes later keeps its own form, so that the memory is bounded. */
const MAX_KNOWN = 200_000;
/** Added to numbers beyond that: no number that was given stands there. */
const BEYOND = 2 ** 40;

/** Gives values names in the order of their first appearance: equal ones get equal names, others others. */
export class Labels {
  readonly #known = new Map<string, string>();
  readonly #label: (n: number) => string | undefined;
  readonly #limit: number;

  /** @param label the n-th name, from 1; undefined when there is none */
  constructor(label: (n: number) => string | undefined, limit = MAX_KNOWN) {
    this.#label = label;
    this.#limit = limit;
  }

  knows(value: string): boolean {
    return this.#known.has(value);
  }

  /** undefined for a value that came too late to be told from others. */
  of(value: string): string | undefined {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const label = this.#known.size < this.#limit ? this.#label(this.#known.size + 1) : undefined;
    if (label !== undefined) this.#known.set(value, label);
    return label;
  }
}

/** The same for ids, which are texts or whole numbers, and stay what they are. */
export class Ids {
  readonly #texts: Labels;
  readonly #prefix: string;
  readonly #limit: number;
  /** First number of a run without holes, which takes no memory, and its length. */
  #first = 0;
  #run = 0;
  readonly #others = new Map<number, number>();

  constructor(prefix: string, limit = MAX_KNOWN) {
    this.#prefix = prefix;
    this.#limit = limit;
    this.#texts = new Labels((n) => `${prefix}-${n}`, limit);
  }

  text(value: string): string {
    // Beyond the limit a value could look like a name that was given.
    return this.#texts.of(value) ?? `${this.#prefix}-${createHash("sha256").update(value).digest("hex").slice(0, 16)}`;
  }

  /** Whether this value was given a name before. */
  knows(value: string | number): boolean {
    if (typeof value === "string") return this.#texts.knows(value);
    return this.#others.has(value) || (value >= this.#first && value < this.#first + this.#run);
  }

  number(value: number): number {
    if (this.#run === 0) this.#first = value;
    if (value >= this.#first && value < this.#first + this.#run) return this.#origin + value - this.#first;
    const known = this.#others.get(value);
    if (known !== undefined) return known;
    if (this.#others.size === 0 && value === this.#first + this.#run) {
      this.#run++;
      return this.#origin + this.#run - 1;
    }
    if (this.#others.size >= this.#limit) return value + BEYOND;
    const given = this.#origin + this.#run + this.#others.size;
    this.#others.set(value, given);
    return given;
  }

  /** Most clients count from 0 or 1, and their ids stay as they are. */
  get #origin(): number {
    return Math.min(this.#first, 1);
  }
}

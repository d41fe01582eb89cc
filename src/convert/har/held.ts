/** Kept of all open exchanges together, and of one message or body, in UTF-16 units. */
const MAX_HELD = 32 * 1024 * 1024;
const MAX_TEXT = 4 * 1024 * 1024;

/** Counts the texts that wait for the end of their exchange. What does not fit is left out, and said to be. */
export class HeldTexts {
  readonly #limit: number;
  #held = 0;

  constructor(limit = MAX_HELD) {
    this.#limit = limit;
  }

  /** @returns the text, or undefined when it is not kept */
  keep(text: string, alongside = 0): string | undefined {
    if (alongside + text.length > MAX_TEXT || this.#held + text.length > this.#limit) return undefined;
    this.#held += text.length;
    return text;
  }

  release(length: number): void {
    this.#held -= length;
  }
}

export const LEFT_OUT = "A body is left out or cut: it is too long for an archive.";

/** What is known of characters, as tables: a test by Unicode property costs much more than a look. */

const KNOWN = 128;

/** One byte for each code point, filled as they are met: text asks for few of them, but for those very often. */
export class CharacterTraits {
  /** Made for the first character: most runs meet none. */
  #known = new Uint8Array(0);
  readonly #judge: (char: string, code: number) => number;

  /** @param judge gives bits below 128 */
  constructor(judge: (char: string, code: number) => number) {
    this.#judge = judge;
  }

  of(code: number): number {
    const known = this.#known[code];
    return known === undefined || known === 0 ? this.#learn(code) : known & ~KNOWN;
  }

  /** Of the character that begins at an offset; of a low surrogate in a pair, which none begins with, those of it alone. */
  at(text: string, offset: number): number {
    const unit = text.charCodeAt(offset);
    return this.of(unit < 0xd800 || unit > 0xdbff ? unit : (text.codePointAt(offset) as number));
  }

  #learn(code: number): number {
    const traits = this.#judge(String.fromCodePoint(code), code);
    if (this.#known.length === 0) this.#known = new Uint8Array(0x110000);
    this.#known[code] = traits | KNOWN;
    return traits;
  }
}

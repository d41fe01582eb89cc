/** A seeded source of values, so that each run builds the same ones (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 to 1, exclusive. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from `from` to `to`, both inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(0, items.length - 1)] as T;
  }

  draw(alphabet: string, length: number): string {
    let out = "";
    while (out.length < length) {
      const char = alphabet[this.int(0, alphabet.length - 1)] as string;
      // Generators of issuers give such runs one time in a thousand; here they would only look like placeholders.
      if (!out.endsWith(char + char)) out += char;
    }
    return out;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.int(0, 255)));
  }
}

const DIGITS = "0123456789";
const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LOWER = UPPER.toLowerCase();

const ALPHABETS: Readonly<Record<string, string>> = {
  /** Letters and digits. */
  a: DIGITS + UPPER + LOWER,
  /** Letters, digits, `_`, `-`. */
  w: `${DIGITS}${UPPER}${LOWER}_-`,
  h: "0123456789abcdef",
  H: "0123456789ABCDEF",
  d: DIGITS,
  /** Capitals and digits. */
  u: UPPER + DIGITS,
  /** Small letters and digits. */
  s: LOWER + DIGITS,
  l: UPPER + LOWER,
  /** Base32 as AWS and Slack write it. */
  t: `${UPPER}234567`,
  /** Base64. */
  b: `${DIGITS}${UPPER}${LOWER}+/`,
};

/** `{h40}` becomes forty hexadecimal digits, `{w20-24}` twenty to twenty-four of `w`, `{uuid}` a random UUID. */
export function fill(template: string, random: Random): string {
  return template.replace(
    /\{(?:(uuid)|([a-zA-Z])(\d+)(?:-(\d+))?)\}/g,
    (_all, uuid, letter: string, from: string, to) => {
      if (uuid)
        return fill("{h8}-{h4}-4{h3}-{s1}{h3}-{h12}", random).replace(/-[^-](?=[0-9a-f]{3}-[0-9a-f]{12}$)/, "-a");
      return random.draw(ALPHABETS[letter] as string, random.int(Number(from), Number(to ?? from)));
    },
  );
}

/** Words that vouch for a text being shifted by half the alphabet, or written backwards. */

/** Plain words that poisoned text of any kind needs; two different ones are no accident. */
const WORDS = [
  "the",
  "and",
  "you",
  "not",
  "user",
  "ignore",
  "disregard",
  "previous",
  "instructions",
  "system",
  "prompt",
  "secret",
  "password",
  "send",
  "read",
  "tool",
  "before",
  "must",
  "file",
  "this",
  "with",
];
const LONGEST = 12;
const MIN_WORDS = 3;
/** Read backwards these are words, too: ton, DNA, loot, elif. */
const PALINDROMIC = new Set(["not", "and", "tool", "file"]);

/** A bit for each of WORDS that a disguised word stands for. */
export interface Disguised {
  readonly rotated: number;
  readonly reversed: number;
}

const NOTHING: Disguised = { rotated: 0, reversed: 0 };
const KNOWN = new Map<string, Disguised>();
/** Whether any of them has such a hash. */
const HASHES = new Uint8Array(1024);

function add(word: string, disguised: Partial<Disguised>): void {
  KNOWN.set(word, { ...(KNOWN.get(word) ?? NOTHING), ...disguised });
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  HASHES[hash & 1023] = 1;
}
WORDS.forEach((word, i) => {
  add(shift(word), { rotated: 1 << i });
  if (!PALINDROMIC.has(word)) add([...word].reverse().join(""), { reversed: 1 << i });
});

/** @param hash of the letters in lower case, each time 31 times the one before plus the letter, in 32 bits */
export function disguisedWord(text: string, from: number, to: number, hash: number): Disguised {
  if (HASHES[hash & 1023] === 0 || to - from > LONGEST) return NOTHING;
  return KNOWN.get(text.slice(from, to).toLowerCase()) ?? NOTHING;
}

/** @param bits of the words that were seen */
export function isVouched(bits: number): boolean {
  let left = bits;
  for (let i = 1; i < MIN_WORDS; i++) left &= left - 1;
  return left !== 0;
}

/** Rotation by 13 letters, which is its own inverse. */
export function shift(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

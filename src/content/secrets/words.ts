/** Tells words from random letters. */

/** The pairs of letters that make up most of English text and of names in code. */
const PAIRS =
  "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ro " +
  "co me ri ic ne om ll li la el io ce us ma ch ac ss ta tr un ol ec ut no ad di be id ge ot so ke ts ho pe rs am em ee po " +
  "lo ct ns na mo ir ni ey ap pi ki ck ex ser pr op fi il iv av ag ue ui pa ay da ab su sh ca am im ow wo rd ry ty ly ul um up " +
  "ok ty pl qu bl cl cr dr fr gr br gi go ga ef ff ft gh ht iz ig if ia ie ib ob oo od og os ov wh wi wa we vi va tu tt ud ug rk xp ph rt mp nc sp sc rm bi ep";

/** The letters of either case, and 0 for all else. */
export const LETTERS = 27;

/** By character code, the place of a letter in the alphabet, from 1. */
export const LETTER: Uint8Array = new Uint8Array(128);
for (let place = 1; place < LETTERS; place++) {
  LETTER[64 + place] = place;
  LETTER[96 + place] = place;
}

/**
 * By the places of two neighbours in the alphabet, what they add to one number: 1 for two letters, and 1024 more for a common
 * pair. Two hexadecimal digits say nothing.
 */
export const PAIRS_OF_LETTERS: Uint16Array = new Uint16Array(LETTERS * LETTERS);
for (let first = 1; first < LETTERS; first++) {
  PAIRS_OF_LETTERS.fill(1, first * LETTERS + (first > 6 ? 1 : 7), (first + 1) * LETTERS);
}
for (let i = 0; i < PAIRS.length; ) {
  const end = PAIRS.indexOf(" ", i) < 0 ? PAIRS.length : PAIRS.indexOf(" ", i);
  const index = (PAIRS.charCodeAt(i) - 96) * LETTERS + PAIRS.charCodeAt(i + 1) - 96;
  if (end - i === 2 && PAIRS_OF_LETTERS[index] === 1) PAIRS_OF_LETTERS[index] = 1 + 1024;
  i = end + 1;
}

/** How much of a text is looked at, in characters; fewer than 1024, so that both counts fit one number. */
export const WORDY_LENGTH = 256;

/** Fewer pairs than these prove less, so that more of them must be common. */
const ENOUGH = 16;

/** @param pairs of neighbouring letters, of which `common` are common */
export function isWordyCount(pairs: number, common: number, share: number): boolean {
  return pairs >= 6 && common / pairs >= share + Math.max(0, ENOUGH - pairs) * 0.04;
}

/**
 * Most of the letters stand in words: of neighbouring letters, case ignored, so many are common pairs. Random letters come
 * to about a quarter, words to more than two thirds; hexadecimal digits are never words.
 * @param share of common pairs from which on that counts, where there are sixteen pairs or more
 */
export function isWordy(text: string, share = 0.6): boolean {
  const length = Math.min(text.length, WORDY_LENGTH);
  let pairs = 0;
  let last = 0;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    const letter = code < 128 ? (LETTER[code] as number) : 0;
    pairs += PAIRS_OF_LETTERS[last * LETTERS + letter] as number;
    last = letter;
  }
  return isWordyCount(pairs & 1023, pairs >> 10, share);
}

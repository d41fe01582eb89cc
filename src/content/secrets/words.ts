/** Tells words from random letters. */

/** The pairs of letters that make up most of English text and of names in code. */
const PAIRS =
  "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ro " +
  "co me ri ic ne om ll li la el io ce us ma ch ac ss ta tr un ol ec ut no ad di be id ge ot so ke ts ho pe rs am em ee po " +
  "lo ct ns na mo ir ni ey ap pi ki ck ex ser pr op fi il iv av ag ue ui pa ay da ab su sh ca am im ow wo rd ry ty ly ul um up " +
  "ok ty pl qu bl cl cr dr fr gr br gi go ga ef ff ft gh ht iz ig if ia ie ib ob oo od og os ov wh wi wa we vi va tu tt ud ug rk xp ph rt mp nc sp sc rm bi ep";

/** One for each common pair, by the places of both letters in the alphabet. */
const COMMON = new Uint8Array(26 * 26);
for (const pair of PAIRS.split(" ")) {
  if (pair.length === 2) COMMON[(pair.charCodeAt(0) - 97) * 26 + pair.charCodeAt(1) - 97] = 1;
}

/** Fewer pairs than these prove less, so that more of them must be common. */
const ENOUGH = 16;

/**
 * Most of the letters stand in words: of neighbouring letters, case ignored, so many are common pairs. Random letters come
 * to about a quarter, words to more than two thirds; hexadecimal digits are never words.
 * @param share of common pairs from which on that counts, where there are sixteen pairs or more
 */
export function isWordy(text: string, share = 0.6): boolean {
  const lower = text.slice(0, 256).toLowerCase();
  let pairs = 0;
  let common = 0;
  let last = 0;
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i);
    const isLetter = code >= 97 && code <= 122;
    // Two hexadecimal digits say nothing.
    if (isLetter && last !== 0 && (code > 102 || last > 102)) {
      pairs++;
      common += COMMON[(last - 97) * 26 + code - 97] as number;
    }
    last = isLetter ? code : 0;
  }
  return pairs >= 6 && common / pairs >= share + Math.max(0, ENOUGH - pairs) * 0.04;
}

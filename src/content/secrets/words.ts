/** Tells words from random letters. */

/** The pairs of letters that make up most of English text and of names in code. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ro " +
    "co me ri ic ne om ll li la el io ce us ma ch ac ss ta tr un ol ec ut no ad di be id ge ot so ke ts ho pe rs am em ee po " +
    "lo ct ns na mo ir ni ey ap pi ki ck ex ser pr op fi il iv av ag ue ui pa ay da ab su sh ca am im ow wo rd ry ty ly ul um up " +
    "ok ty pl qu bl cl cr dr fr gr br gi go ga ef ff ft gh ht iz ig if ia ie ib ob oo od og os ov wh wi wa we vi va tu tt ud ug"
  ).split(" "),
);

/**
 * The share of neighbouring letters that are common pairs, case ignored; random letters come to about a quarter, words to
 * more than two thirds. Undefined when there are fewer than six pairs.
 */
export function wordiness(text: string): number | undefined {
  const lower = text.slice(0, 256).toLowerCase();
  let pairs = 0;
  let common = 0;
  for (let i = 1; i < lower.length; i++) {
    const a = lower.charCodeAt(i - 1);
    const b = lower.charCodeAt(i);
    if (a < 97 || a > 122 || b < 97 || b > 122) continue;
    pairs++;
    if (COMMON.has(lower.slice(i - 1, i + 1))) common++;
  }
  return pairs < 6 ? undefined : common / pairs;
}

/** Most of the letters stand in words. @param share of common pairs from which on that counts */
export function isWordy(text: string, share = 0.6): boolean {
  const found = wordiness(text);
  return found !== undefined && found >= share;
}

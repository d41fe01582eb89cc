/** Uses of invisible characters that writing systems and emoji need. */

const PICTURE = /[\u{20e3}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const EMOJI = /[\p{Emoji}\p{Extended_Pictographic}]/u;
const IDEOGRAPH = /\p{Script=Han}/u;
/** Bases of standardised variation sequences beside ideographs and emoji: mathematical signs, zero, CJK punctuation. */
const STANDARDISED = /[\p{Sm}0\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Script=Manichaean}‘’“”、。！，．：；？]/u;
const MONGOLIAN = /\p{Script=Mongolian}/u;

/** Scripts whose spelling joins or parts letters with ZWJ and ZWNJ (Unicode, 9.2, 12 and 23.2). */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Hebrew}\p{Script=Balinese}\p{Script=Javanese}]/u;
/** Scripts without blanks between words, where ZWSP and word joiner say where a line may break. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Tham}\p{Script=New_Tai_Lue}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const KHMER = /\p{Script=Khmer}/u;
const LETTER = /\p{L}/u;

/** England, Scotland, Wales: the only flags of tags that are recommended for interchange (UTS 51). */
const TAG_FLAG =
  /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;
const BLACK_FLAG = "\u{1f3f4}";

/**
 * How many units at the start of a run of invisible characters belong to the text around it.
 * @param run the invisible characters
 * @param before the character before them, or ""
 * @param after the character behind them, or ""
 */
export function honestPrefix(run: string, before: string, after: string): number {
  let length = 0;
  if (before === BLACK_FLAG) length = TAG_FLAG.exec(run)?.[0].length ?? 0;
  const first = run.codePointAt(length);
  if (first === 0xfe0e || first === 0xfe0f) {
    if (EMOJI.test(before) || STANDARDISED.test(before)) length += 1;
  } else if (first !== undefined && length === 0 && selectsVariant(first, before)) {
    return first > 0xffff ? 2 : 1;
  }
  if (run.charCodeAt(length) === 0x200d && PICTURE.test(before) && PICTURE.test(after) && run.length === length + 1) {
    length += 1;
  }
  if (length > 0 || run.length > 2) return length;
  return isOrthographic(run, before, after) ? run.length : 0;
}

function selectsVariant(selector: number, before: string): boolean {
  if (selector >= 0xfe00 && selector <= 0xfe02) return IDEOGRAPH.test(before) || STANDARDISED.test(before);
  if (selector >= 0xe0100 && selector <= 0xe01ef) return IDEOGRAPH.test(before);
  return selector >= 0x180b && selector <= 0x180f && MONGOLIAN.test(before);
}

function isOrthographic(run: string, before: string, after: string): boolean {
  for (const char of run) {
    const code = char.codePointAt(0) as number;
    const fits =
      code === 0x200c || code === 0x200d
        ? JOINING.test(before) || JOINING.test(after)
        : code === 0x200b || code === 0x2060
          ? UNSPACED.test(before) || UNSPACED.test(after)
          : code === 0x34f
            ? /\p{M}/u.test(before) || /\p{M}/u.test(after)
            : code === 0x180e
              ? MONGOLIAN.test(before) || MONGOLIAN.test(after)
              : code === 0x115f || code === 0x1160
                ? HANGUL.test(before) || HANGUL.test(after)
                : (code === 0x17b4 || code === 0x17b5) && KHMER.test(before);
    if (!fits) return false;
  }
  return true;
}

/** The flag of another part of a country, which few fonts have: out of place, and too short for a message. */
export function isRegionalFlag(tags: string, before: string): boolean {
  return before === BLACK_FLAG && REGIONAL_FLAG.test(tags);
}

const REGIONAL_FLAG = /^[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}$/u;

/** A soft hyphen where a word may be parted: two letters on either side at least. */
export function isHyphenation(text: string, at: number): boolean {
  return [-2, -1, 1, 2].every((step) => LETTER.test(text.charAt(at + step)));
}

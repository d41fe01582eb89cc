/** What stands in a text but is not shown by what renders it: comments, elements without display, far white space. */

export interface Concealed {
  readonly start: number;
  readonly end: number;
}

const OPENING =
  /<!--|^[ ]{0,3}\[[^\]\n]{1,40}\]:[ ]{0,4}(?:#|<>)[ ]{1,4}[("']|<[a-z]{1,10}\s[^<>]{0,200}?(?:display\s{0,2}:\s{0,2}none|visibility\s{0,2}:\s{0,2}hidden|font-size\s{0,2}:\s{0,2}0|opacity\s{0,2}:\s{0,2}0[;"'\s]|\bhidden\b)[^<>]{0,200}>|(?:[ \t]{0,40}\r?\n){40}|[ \t]{200}/gim;
const MAY_OPEN = /<|\]:|\n[ \t]{0,40}\r?\n[ \t]{0,40}\r?\n|[ \t]{200}/;

/** A comment that is never closed hides everything behind it; this far is looked at. */
const MAX_LENGTH = 20_000;

/** Ranges of a text that its reader does not see, in order and apart from each other. */
export function concealedIn(text: string): readonly Concealed[] {
  if (!MAY_OPEN.test(text)) return [];
  const out: Concealed[] = [];
  let behind = 0;
  for (const match of text.matchAll(OPENING)) {
    if (match.index < behind) continue;
    const start = match.index;
    behind = endOf(text, start + match[0].length, match[0]);
    out.push({ start, end: behind });
  }
  return out;
}

function endOf(text: string, from: number, opening: string): number {
  const limit = Math.min(text.length, from + MAX_LENGTH);
  const until = (closing: string): number => {
    const at = text.slice(from, limit).indexOf(closing);
    return at < 0 ? limit : from + at + closing.length;
  };
  if (opening === "<!--") return until("-->");
  if (opening.startsWith("<")) return until("</");
  if (/\S/.test(opening)) return until("\n");
  return limit;
}

/** True when a range lies in one of the concealed ones. */
export function isConcealed(concealed: readonly Concealed[], start: number, end: number): boolean {
  let low = 0;
  let high = concealed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((concealed[middle] as Concealed).start <= start) low = middle + 1;
    else high = middle;
  }
  const last = concealed[low - 1];
  return last !== undefined && end <= last.end;
}

/** Longest text that is compared: names of ours are shorter, and the work grows with the product of the lengths. */
const MAX_LENGTH = 64;

/**
 * The candidate that a mistyped name most likely meant.
 * @param candidates of ours, in any order
 * @returns undefined when none is near: at most a third of its letters may differ, and a part of a name counts as near
 */
function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = fold(name);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of [...candidates].sort()) {
    const folded = fold(candidate);
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, folded.length) / 3));
    let distance = editDistance(wanted, folded);
    if (distance > limit && wanted.length >= 4 && (folded.startsWith(wanted) || wanted.startsWith(folded))) {
      distance = limit;
    }
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `; did you mean "x"?` or nothing, for the end of a message. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const found = nearest(name, candidates);
  return found === undefined ? "" : `; did you mean "${found}"?`;
}

/** Case, hyphens and underscores are what people get wrong: they do not count. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[-_ ]/g, "");
}

/** Damerau-Levenshtein distance (adjacent letters swapped count once), optimal string alignment. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, beforeLast[j - 2]! + 1);
      }
      row.push(value);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

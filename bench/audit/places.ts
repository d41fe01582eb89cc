/**
 * Where a labelled line is: the innermost function around it, and the same place in another version of the file. Both are
 * judged by indentation and equal lines alone, as the corpus defines them for tools that parse nothing.
 */

const FUNCTION_START =
  /\bdef |function\b|=>\s*\{?\s*$|^\s*(?:public |private |protected |static |async )*[\w$]+\s*\([^;]*\)\s*(?::[^;]*)?\{\s*$/;
/** Files above are mapped by the difference of their lengths: comparing them takes too long. */
const MAX_DIFF_LINES = 4000;

function indent(line: string): number {
  return line.length - line.trimStart().length;
}

/** First and last line of the innermost function around line `line`, 1-based; the line itself when there is none. */
export function functionAround(lines: readonly string[], line: number): readonly [number, number] {
  const own = lines[line - 1];
  if (own === undefined) return [line, line];
  let current = indent(own);
  for (let at = line - 1; at >= 0; at--) {
    const text = lines[at] as string;
    if (text.trim() === "" || indent(text) > current) continue;
    if (!FUNCTION_START.test(text)) {
      current = indent(text);
      continue;
    }
    const base = indent(text);
    for (let end = at + 1; end < lines.length; end++) {
      const next = lines[end] as string;
      if (next.trim() !== "" && indent(next) <= base && !/^\s*[)\]}]/.test(next)) return [at + 1, end];
    }
    return [at + 1, lines.length];
  }
  return [line, line];
}

/** Which line of `b` a line of `a` has become, 1-based. */
export function lineMap(a: readonly string[], b: readonly string[]): (line: number) => number {
  if (a.length >= MAX_DIFF_LINES) return (line) => line + b.length - a.length;
  const map = new Int32Array(a.length);
  for (const [a0, b0, length] of matchingBlocks(a, b)) for (let i = 0; i < length; i++) map[a0 + i] = b0 + i + 1;
  // What has no equal line goes to its place within what replaced it.
  for (let from = 0; from < a.length; ) {
    if (map[from] !== 0) {
      from++;
      continue;
    }
    let to = from;
    while (to < a.length && map[to] === 0) to++;
    const first = from === 0 ? 1 : (map[from - 1] as number) + 1;
    const last = to === a.length ? b.length : (map[to] as number) - 1;
    for (let i = from; i < to; i++) map[i] = first + Math.min(i - from, Math.max(last - first, 0));
    from = to;
  }
  return (line) => map[line - 1] ?? b.length;
}

type Block = readonly [number, number, number];

/** Longest equal run first, then the same on both sides of it. */
function matchingBlocks(a: readonly string[], b: readonly string[]): Block[] {
  const places = new Map<string, number[]>();
  for (const [index, line] of b.entries()) {
    const list = places.get(line);
    if (list) list.push(index);
    else places.set(line, [index]);
  }
  const found: Block[] = [];
  const waiting: (readonly [number, number, number, number])[] = [[0, a.length, 0, b.length]];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const [a0, a1, b0, b1] = one;
    const block = longest(a, places, a0, a1, b0, b1);
    if (!block) continue;
    found.push(block);
    const [x, y, length] = block;
    if (a0 < x && b0 < y) waiting.push([a0, x, b0, y]);
    if (x + length < a1 && y + length < b1) waiting.push([x + length, a1, y + length, b1]);
  }
  return found;
}

function longest(
  a: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  a0: number,
  a1: number,
  b0: number,
  b1: number,
): Block | undefined {
  let best: Block | undefined;
  let runs = new Map<number, number>();
  for (let i = a0; i < a1; i++) {
    const next = new Map<number, number>();
    for (const j of places.get(a[i] as string) ?? []) {
      if (j < b0 || j >= b1) continue;
      const length = (runs.get(j - 1) ?? 0) + 1;
      next.set(j, length);
      if (length > (best?.[2] ?? 0)) best = [i - length + 1, j - length + 1, length];
    }
    runs = next;
  }
  return best;
}

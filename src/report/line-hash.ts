/**
 * GitHub's `primaryLocationLineHash`, reimplemented from its description (docs/decisions/0021-code-scanning.md): a rolling hash
 * over UTF-16 code units without spaces and tabs, line ends folded to LF, in a window of 100 units that starts at the
 * line's first unit. The arithmetic is 64-bit with wrap-around, held in two 32-bit halves: BigInt is ten times slower.
 */
const WINDOW = 100;
const MULTIPLIER = 37;
const END = 65535;

/** 37^100 mod 2^64 as high and low half: what a unit is worth when it leaves the window. */
const LEAVING = ((): readonly [number, number] => {
  const power = BigInt.asUintN(64, BigInt(MULTIPLIER) ** BigInt(WINDOW));
  return [Number(power >> 32n), Number(power & 0xffffffffn)];
})();

/**
 * @param wanted 1-based lines
 * @returns `<hex>:<n>` for each wanted line that the text has; n counts equal hashes from the top of the file
 */
export function lineHashes(text: string, wanted: ReadonlySet<number>): Map<number, string> {
  const found = new Map<number, string>();
  const seen = new Map<string, number>();
  const ring = new Uint16Array(WINDOW);
  /** Line whose first unit stands at this place of the ring; 0 when none begins there. */
  const starts = new Uint32Array(WINDOW);
  let at = 0;
  let high = 0;
  let low = 0;
  let line = 1;
  let lineBegins = true;

  const emit = (ended: number): void => {
    const hash = high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, "0");
    const nth = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, nth);
    if (wanted.has(ended)) found.set(ended, `${hash}:${nth}`);
  };
  const push = (unit: number): void => {
    const leaving = ring[at] as number;
    if (starts[at] !== 0) emit(starts[at] as number);
    starts[at] = 0;
    if (lineBegins) {
      lineBegins = false;
      starts[at] = line;
    }
    if (unit === 10) {
      line++;
      lineBegins = true;
    }
    ring[at] = unit;
    at = at + 1 === WINDOW ? 0 : at + 1;
    // h = 37 * h + unit - 37^100 * leaving, in two halves.
    const product = low * MULTIPLIER + unit;
    let nextLow = product % 0x100000000;
    let nextHigh = (high * MULTIPLIER + Math.floor(product / 0x100000000)) % 0x100000000;
    if (leaving !== 0) {
      const outLow = LEAVING[1] * leaving;
      nextLow -= outLow % 0x100000000;
      nextHigh -= (LEAVING[0] * leaving + Math.floor(outLow / 0x100000000)) % 0x100000000;
      if (nextLow < 0) {
        nextLow += 0x100000000;
        nextHigh -= 1;
      }
      while (nextHigh < 0) nextHigh += 0x100000000;
    }
    low = nextLow;
    high = nextHigh;
  };

  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 32 || unit === 9) continue;
    if (unit === 13) {
      if (text.charCodeAt(i + 1) === 10) i++;
      push(10);
    } else push(unit);
  }
  push(END);
  for (let i = 0; i < WINDOW; i++) {
    if (starts[at] !== 0) emit(starts[at] as number);
    starts[at] = 0;
    push(0);
  }
  return found;
}

/** Where a text may hold something encoded: only there is it decoded. */
import { decodeLayers, type Layer } from "../normalise/index.ts";

/** An encoded request for a model is at least so long; so is a run of base64 that is looked at. */
const MIN_RUN = 32;
/** Lines that a run goes on over, and their shortest. */
const MAX_LINES = 200;
const MIN_LINE = 16;
/** Signs of text that is spelt by codes or put together from parts. */
const SIGN =
  /%[0-9a-f]{2}|&#x?[0-9a-f]{2,6}|\\(?:u\{?[0-9a-f]{2}|x[0-9a-f]{2}|[0-3][0-7]{2})|=[0-9a-f]{2}=[0-9a-f]{2}|["'`]\s?\+\s?["'`]|\b(?:0x)?[0-9a-f]{2}[ ,:](?=(?:0x)?[0-9a-f]{2}[ ,:])/gi;
const MIN_SIGNS = 4;
/** Signs further apart than this belong to different areas. */
const SIGN_DISTANCE = 200;
/** How far an area reaches to the white space around its signs. */
const REACH = 400;
/** Areas of one text; what lies behind them is not decoded, and that is reported. */
const MAX_AREAS = 4_000;

export interface EncodedLayer {
  readonly layer: Layer;
  /** Where its excerpt begins in the text: ranges of the layer are within the excerpt. */
  readonly offset: number;
}

/**
 * Hands on the decoded layers of all areas of a text that look encoded.
 * @param onCut told once for each area whose layers, and for the areas, that are too many
 */
export function eachEncodedLayer(
  text: string,
  take: (found: EncodedLayer) => void,
  onCut: (bound: "areas" | "layers") => void,
): void {
  const areas = candidates(text);
  if (areas.length > MAX_AREAS) onCut("areas");
  for (const { start, end } of areas.slice(0, MAX_AREAS)) {
    const { layers, cut } = decodeLayers(text.slice(start, end));
    if (cut !== undefined) onCut("layers");
    for (const layer of layers) take({ layer, offset: start });
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Looking for one more than is taken tells that there are too many. */
function candidates(text: string): readonly Range[] {
  const found = runs(text);
  if (mayHoldSign(text)) found.push(...signed(text));
  if (found.length === 0) return found;
  found.sort((a, b) => a.start - b.start);
  const out: { start: number; end: number }[] = [];
  for (const one of found) {
    const last = out.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else out.push({ ...one });
  }
  return out;
}

/** Letters and digits of base64 in either alphabet. */
const CODE = new Uint8Array(0x10000);
for (const sign of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/_-") CODE[sign.charCodeAt(0)] = 1;

/** Runs of base64 or hex over one or several lines. Most of a text is leapt over: a run has no gap at its 32nd place. */
function runs(text: string): Range[] {
  const out: Range[] = [];
  const { length } = text;
  for (let from = 0; from + MIN_RUN <= length && out.length <= MAX_AREAS; ) {
    let at = from + MIN_RUN - 1;
    while (at >= from && CODE[text.charCodeAt(at)] === 1) at--;
    if (at >= from) {
      from = at + 1;
      continue;
    }
    const end = runEnd(text, from + MIN_RUN);
    if (looksEncoded(text.slice(from, end))) out.push({ start: from, end });
    from = end;
  }
  return out;
}

function runEnd(text: string, from: number): number {
  let end = padded(text, codeEnd(text, from));
  for (let line = 0; line < MAX_LINES; line++) {
    const start = text.charCodeAt(end) === 13 ? end + 2 : end + 1;
    if (text.charCodeAt(start - 1) !== 10) break;
    const next = codeEnd(text, start);
    if (next - start < MIN_LINE) break;
    end = padded(text, next);
  }
  return end;
}

function codeEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && CODE[text.charCodeAt(end)] === 1) end++;
  return end;
}

function padded(text: string, at: number): number {
  let end = at;
  while (end < at + 2 && text.charCodeAt(end) === 61) end++;
  return end;
}

/** Words joined by hyphens, paths and constants are no base64. */
function looksEncoded(run: string): boolean {
  if (/^[0-9a-fA-F]+$/.test(run)) return true;
  const digitsOrCapitals = run.replace(/[^A-Z0-9]/g, "").length;
  const separators = run.replace(/[^/_-]/g, "").length;
  return digitsOrCapitals * 5 > run.length && separators * 10 < run.length && /[a-z]/.test(run);
}

const HEX = new Uint8Array(0x10000);
for (const digit of "0123456789abcdefABCDEF") HEX[digit.charCodeAt(0)] = 1;
/** Units at which a look is worth it: 1 where a sign may begin, 2 behind a number of a list. */
const LOOK = new Uint8Array(0x10000);
for (const sign of "%&\\=+") LOOK[sign.charCodeAt(0)] = 1;
for (const sign of " ,:") LOOK[sign.charCodeAt(0)] = 2;

/** Numbers of two hexadecimal digits in a row that make a list. */
const MIN_LISTED = 3;

/** False where `SIGN` cannot match often enough: most text has none of its units. */
function mayHoldSign(text: string): boolean {
  let listed = 0;
  let behind = -1;
  for (let i = 0; i < text.length; i++) {
    const look = LOOK[text.charCodeAt(i)] as number;
    if (look === 0) continue;
    if (look === 1) {
      if (beginsSign(text, i)) return true;
    } else if (HEX[text.charCodeAt(i - 1)] === 1 && HEX[text.charCodeAt(i - 2)] === 1) {
      const prefix = text.charCodeAt(i - 3) === 120 || text.charCodeAt(i - 3) === 88 ? 2 : 0;
      listed = behind === i - 3 - prefix ? listed + 1 : 1;
      if (listed >= MIN_LISTED) return true;
      behind = i;
    }
  }
  return false;
}

function beginsSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const next = text.charCodeAt(at + 1);
  // A quote may stand a blank away from the plus.
  if (code === 43) return isQuote(text, at - 1) || isQuote(text, at - 2);
  if (code === 38) return next === 35;
  if (code === 92) return next === 117 || next === 120 || next === 85 || next === 88 || (next >= 48 && next <= 51);
  return HEX[next] === 1 && HEX[text.charCodeAt(at + 2)] === 1 && (code === 37 || text.charCodeAt(at + 3) === 61);
}

function isQuote(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 34 || code === 39 || code === 96;
}

function signed(text: string): readonly Range[] {
  const out: Range[] = [];
  let start = -1;
  let end = 0;
  let count = 0;
  const close = (): void => {
    if (start >= 0 && count >= MIN_SIGNS) out.push(widened(text, start, end));
  };
  for (const match of text.matchAll(SIGN)) {
    if (start < 0 || match.index - end > SIGN_DISTANCE) {
      close();
      if (out.length > MAX_AREAS) return out;
      start = match.index;
      count = 0;
    }
    count++;
    end = match.index + match[0].length;
  }
  close();
  return out;
}

/** To the white space around, so that words are whole. */
function widened(text: string, start: number, end: number): Range {
  let from = start;
  while (from > 0 && start - from < REACH && !/\s/.test(text[from - 1] as string)) from--;
  let to = end;
  while (to < text.length && to - end < REACH && !/\s/.test(text[to] as string)) to++;
  return { start: from, end: to };
}

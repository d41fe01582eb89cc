/** Where a text may hold something encoded: only there is it decoded. */
import { decodedLayers, type Layer } from "../normalise/index.ts";

/** An encoded request for a model is at least so long. */
const RUN = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{32}[A-Za-z0-9+/_-]*={0,2}(?:\r?\n[A-Za-z0-9+/_-]{16,}={0,2}){0,200}/g;
/** Signs of text that is spelt by codes or put together from parts. */
const SIGN =
  /%[0-9a-f]{2}|&#x?[0-9a-f]{2,6}|\\(?:u\{?[0-9a-f]{2}|x[0-9a-f]{2}|[0-3][0-7]{2})|=[0-9a-f]{2}=[0-9a-f]{2}|["'`]\s?\+\s?["'`]|\b(?:0x)?[0-9a-f]{2}[ ,:](?=(?:0x)?[0-9a-f]{2}[ ,:])/gi;
const MAY_HOLD_SIGN =
  /%[0-9A-Fa-f]{2}|&#|\\[ux0-3][0-9a-fA-F{]|=[0-9A-Fa-f]{2}=|["'`]\s?\+\s?["'`]|\b(?:0x)?[0-9a-fA-F]{2}[ ,:](?:0x)?[0-9a-fA-F]{2}[ ,:](?:0x)?[0-9a-fA-F]{2}[ ,:]/;

const MIN_SIGNS = 4;
/** Signs further apart than this belong to different areas. */
const SIGN_DISTANCE = 200;
/** How far an area reaches to the white space around its signs. */
const REACH = 400;
/** Areas of one text; what lies behind them is not decoded. */
const MAX_AREAS = 400;

export interface EncodedLayer {
  readonly layer: Layer;
  /** Where its excerpt begins in the text: ranges of the layer are within the excerpt. */
  readonly offset: number;
}

/** The decoded layers of all areas of a text that look encoded. */
export function* encodedLayers(text: string): Generator<EncodedLayer> {
  for (const { start, end } of candidates(text)) {
    for (const layer of decodedLayers(text.slice(start, end))) yield { layer, offset: start };
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function candidates(text: string): readonly Range[] {
  const found: Range[] = [];
  for (const match of text.matchAll(RUN)) {
    if (!looksEncoded(match[0])) continue;
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length >= MAX_AREAS) break;
  }
  if (MAY_HOLD_SIGN.test(text)) found.push(...signed(text));
  found.sort((a, b) => a.start - b.start);
  const out: { start: number; end: number }[] = [];
  for (const one of found) {
    const last = out.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else out.push({ ...one });
  }
  return out.slice(0, MAX_AREAS);
}

/** Words joined by hyphens, paths and constants are no base64. */
function looksEncoded(run: string): boolean {
  if (/^[0-9a-fA-F]+$/.test(run)) return true;
  const digitsOrCapitals = run.replace(/[^A-Z0-9]/g, "").length;
  const separators = run.replace(/[^/_-]/g, "").length;
  return digitsOrCapitals * 5 > run.length && separators * 10 < run.length && /[a-z]/.test(run);
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
      if (out.length >= MAX_AREAS) return out;
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

/**
 * What a text holds in encoded form, layer under layer. Every layer maps to the outermost text, so that a finding names
 * the place that a reader can look at.
 */

import { composed, type Mapped, unchanged } from "../mapped.ts";
import { base64 } from "./base64.ts";
import type { Decoder, Encoding } from "./decoding.ts";
import { characterCodes, hexadecimal, hexadecimalList } from "./hex.ts";
import { reversed, rotated } from "./rewritten.ts";
import { SIGNS, signsOf } from "./signs.ts";
import { concatenations, escapes, percent, quotedPrintable, references } from "./spliced.ts";

export type { Encoding } from "./decoding.ts";

export interface Layer extends Mapped {
  /** How it was encoded, outermost first. */
  readonly via: readonly Encoding[];
  /** 1 for what is encoded in the text itself. */
  readonly depth: number;
  /**
   * How many letters and digits in `[start, end)` of the layer cannot be read in the outermost text. 0 for prose of which
   * only line breaks or quotes are escaped: that is no disguise.
   */
  disguised(start: number, end: number): number;
}

/** Bounds, counted in steps and units so that two runs agree. Decoding stops where one is reached, and says so. */
export interface LayerLimits {
  /** Encodings inside each other. */
  readonly depth: number;
  /** Layers in all. */
  readonly layers: number;
  /** UTF-16 units of all layers together. */
  readonly units: number;
  /** Units of all layers together for each unit of the text. */
  readonly ratio: number;
}

export const LAYER_LIMITS: LayerLimits = { depth: 4, layers: 512, units: 4_000_000, ratio: 6 };

/** A short text may well hold all kinds of encoding in turn. */
const FREE_UNITS = 1024;

/** In the order in which layers of one depth come, each with the sign that it needs. */
const DECODERS: readonly (readonly [number, Decoder])[] = [
  [SIGNS.base64, base64],
  [SIGNS.hex, hexadecimal],
  [SIGNS.list, hexadecimalList],
  [SIGNS.codes, characterCodes],
  [SIGNS.percent, percent],
  [SIGNS.escape, escapes],
  [SIGNS.reference, references],
  [SIGNS.quoted, quotedPrintable],
  [SIGNS.joined, concatenations],
  [SIGNS.rotated, rotated],
  [SIGNS.reversed, reversed],
];

/** The shortest that a decoder looks at: `%41`, `\\n`. */
const MIN_ENCODED = 2;

/**
 * Decodes what is encoded in a text, breadth first; a text that several ways lead to comes once.
 * @returns the layers, and the limit that cut the search short, if one did
 */
export function decodeLayers(
  text: string,
  limits: Partial<LayerLimits> = {},
): { readonly layers: readonly Layer[]; readonly cut?: keyof LayerLimits } {
  const bound = { ...LAYER_LIMITS, ...limits };
  const layers: Layer[] = [];
  if (text.length < MIN_ENCODED) return { layers };
  let signs = signsOf(text);
  if (signs === 0) return { layers };
  const byRatio = text.length * bound.ratio + FREE_UNITS;
  const seen = new Set([text]);
  let units = 0;
  const root: Layer = { ...unchanged(text), via: [], depth: 0, disguised: () => 0 };
  for (let i = -1; i < layers.length; i++) {
    const outer = i < 0 ? root : (layers[i] as Layer);
    if (i >= 0) signs = signsOf(outer.text);
    for (const [sign, decoder] of DECODERS) {
      if ((signs & sign) === 0) continue;
      for (const { via, mapped, disguised } of decoder(outer.text)) {
        if (mapped.text === "" || seen.has(mapped.text)) continue;
        if (outer.depth === bound.depth) return { layers, cut: "depth" };
        if (layers.length === bound.layers) return { layers, cut: "layers" };
        units += mapped.text.length;
        if (units > bound.units) return { layers, cut: "units" };
        if (units > byRatio) return { layers, cut: "ratio" };
        seen.add(mapped.text);
        layers.push({
          ...composed(outer, mapped),
          via: [...outer.via, via],
          depth: outer.depth + 1,
          disguised: (start, end) => {
            const range = mapped.range(start, end);
            return Math.max(disguised(start, end), outer.disguised(range.start, range.end));
          },
        });
      }
    }
  }
  return { layers };
}

/** The layers of `decodeLayers` alone. */
export function decodedLayers(text: string, limits?: Partial<LayerLimits>): readonly Layer[] {
  return decodeLayers(text, limits).layers;
}

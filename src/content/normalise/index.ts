/**
 * Text as a reader sees it, with the way back to the text as it is. Views for matching: nobody is shown them.
 */

import { compatible } from "./compatibility.ts";
import { confusablesFolded } from "./confusables.ts";
import { withoutInvisible } from "./invisible.ts";
import { caseFolded } from "./letter-case.ts";
import { composed, type Mapped, respelt, unchanged } from "./mapped.ts";

export { joinFields, MAX_JOINED_FIELDS, MAX_JOINED_UNITS } from "./join-fields.ts";
export {
  decodedLayers,
  decodeLayers,
  LAYER_LIMITS,
  type Layer,
} from "./layers/index.ts";
export type { Mapped } from "./mapped.ts";

export interface NormaliseOptions {
  /** Drop characters without a shape. */
  readonly invisible?: boolean;
  /** Compatibility form NFKC. */
  readonly nfkc?: boolean;
  /** Look-alikes of Latin letters become Latin, where the word gives reason to. */
  readonly confusables?: boolean;
  /** Fold case. */
  readonly case?: boolean;
}

/** Only case can change a text of nothing else. */
const BEYOND_ASCII = /[^\t-\r -~]/;

/**
 * The text after the chosen steps, in this order; all of them unless switched off. Linear in the length of any text, and
 * total: lone surrogates pass through.
 */
export function normalise(text: string, options: NormaliseOptions = {}): Mapped {
  if (!BEYOND_ASCII.test(text)) return options.case === false ? unchanged(text) : respelt(text, text.toLowerCase());
  let view = shownView(text, options.invisible !== false, options.nfkc !== false);
  if (options.confusables !== false) view = composed(view, confusablesFolded(view.text));
  if (options.case !== false) view = composed(view, caseFolded(view.text));
  return view;
}

/** The last text and what came of it: views of one text are asked for in a row, and differ in the steps behind these two. */
let last:
  | { readonly text: string; readonly invisible: boolean; readonly nfkc: boolean; readonly view: Mapped }
  | undefined;

function shownView(text: string, invisible: boolean, nfkc: boolean): Mapped {
  if (last !== undefined && last.invisible === invisible && last.nfkc === nfkc && last.text === text) return last.view;
  let view = invisible ? withoutInvisible(text) : unchanged(text);
  if (nfkc) view = composed(view, compatible(view.text));
  last = { text, invisible, nfkc, view };
  return view;
}

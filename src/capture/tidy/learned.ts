import { visibleName } from "../../catalog/message.ts";
import type { JsonPath } from "../json-edit.ts";

/** Places that one capture may name; a test with more is not the same test twice. */
export const MAX_PLACES = 2000;
const MAX_LENGTH = 400;
/** What stands where a value differs from one recording to the next. */
const VOLATILE = "~";

/** Tokens of a text: what stands between them is the same in both recordings when only values differ. */
const TOKEN = /[\p{L}\p{N}_.+~-]+/gu;
/** A text with more tokens is volatile as a whole. */
const MAX_TOKENS = 2000;

/** Names a value of a call: `s2c tools/call stats response $.result.content[0].text`. */
export function placeOf(label: string, path: JsonPath, from: number): string {
  let out = `${visibleName(label, 250)} $`;
  for (const part of path.slice(from)) {
    out +=
      typeof part === "number"
        ? `[${part}]`
        : /^[A-Za-z_]\w{0,63}$/.test(part)
          ? `.${part}`
          : `['${visibleName(part)}']`;
    if (out.length > MAX_LENGTH) break;
  }
  return out.slice(0, MAX_LENGTH);
}

/**
 * Which tokens of two texts differ, by their indexes.
 * @returns undefined when more than tokens differs
 */
export function differingTokens(a: string, b: string): readonly number[] | undefined {
  if (a.replace(TOKEN, "~") !== b.replace(TOKEN, "~")) return undefined;
  const [left, right] = [a.match(TOKEN) ?? [], b.match(TOKEN) ?? []];
  if (left.length > MAX_TOKENS || left.length !== right.length) return undefined;
  return left.flatMap((token, index) => (token === right[index] ? [] : [index]));
}

/** Places that are known to be volatile, and the tokens there; undefined stands for the whole value. */
export class VolatilePlaces {
  readonly #places = new Map<string, Set<number> | undefined>();

  constructor(places?: unknown) {
    this.addAll(places);
  }

  /** @param places as they stand in a capture, so anybody's */
  addAll(places: unknown): void {
    if (!Array.isArray(places)) return;
    for (const place of places.slice(0, MAX_PLACES))
      if (typeof place === "string" && place.length <= 2 * MAX_LENGTH) this.#read(place);
  }

  get size(): number {
    return this.#places.size;
  }

  /** @returns false when there are too many */
  add(place: string, tokens: readonly number[] | undefined): boolean {
    const known = this.#places.get(place);
    if (known === undefined && !this.#places.has(place)) {
      if (this.#places.size >= MAX_PLACES) return false;
      this.#places.set(place, tokens && new Set(tokens));
    } else if (tokens === undefined) this.#places.set(place, undefined);
    else for (const token of tokens) known?.add(token);
    return true;
  }

  /** A text without what is volatile in it. */
  text(place: string, text: string): string {
    if (!this.#places.has(place)) return text;
    const tokens = this.#places.get(place);
    if (tokens === undefined) return VOLATILE;
    let index = -1;
    return text.replace(TOKEN, (token) => (tokens.has(++index) ? VOLATILE : token));
  }

  has(place: string): boolean {
    return this.#places.has(place);
  }

  /** In a form that may be stored, sorted. */
  toList(): readonly string[] {
    return [...this.#places]
      .map(([place, tokens]) => (tokens ? `${place}#${[...tokens].sort((a, b) => a - b).join(",")}` : place))
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  }

  #read(text: string): void {
    const [, place, tokens] = /^(.*)#([0-9]{1,4}(?:,[0-9]{1,4})*)$/s.exec(text) ?? [];
    if (place === undefined || tokens === undefined) this.add(text, undefined);
    else this.add(place, tokens.split(",").map(Number));
  }
}

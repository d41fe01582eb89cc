import type { JsonObject } from "../session/types.ts";
import { BASE64, BASE64_UNITS, mayBeText } from "./carried-text.ts";
import { decodedText, type Leak, leaksIn, placed } from "./leaks.ts";
import { elementOf, memberOf, type Place, placeName } from "./place.ts";

/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const MAX_VALUES = 600_000;

/**
 * Walks the values of one message. It recurses, since the reader bounds how deep they nest, and a place takes no more
 * than its first names: a message may hold tens of thousands of members, each a thousand levels deep.
 */
export class Walk {
  /** In the order of the text. */
  readonly leaks: Leak[] = [];
  /** The message held more values than are looked at. */
  cut = false;
  /** A text in base64 was longer than is decoded. */
  undecoded = false;
  readonly #redacted: boolean;
  #left = MAX_VALUES;

  /** @param redacted the recorder says that it left markers */
  constructor(redacted: boolean) {
    this.#redacted = redacted;
  }

  visit(value: unknown, place: Place): void {
    if (typeof value === "string") {
      if (this.#counts()) this.#text(value, place);
    } else if (typeof value === "object" && value !== null && this.#counts()) {
      if (Array.isArray(value)) this.#elements(value, place);
      else this.#members(value as JsonObject, place);
    }
  }

  /** One member of an object at `place`; its name may be a secret, too. */
  member(name: string, value: unknown, place: Place): void {
    if (this.cut || !this.#counts()) return;
    const isSecret = this.#text(name, memberOf(place, "{key}"));
    this.visit(value, memberOf(place, isSecret ? "{key}" : name));
  }

  #elements(values: readonly unknown[], place: Place): void {
    const inner = elementOf(place);
    for (let i = 0; i < values.length && !this.cut; i++) this.visit(values[i], inner);
  }

  #members(object: JsonObject, place: Place): void {
    for (const key of Object.keys(object)) {
      if (this.cut) return;
      this.member(key, object[key], place);
      if (key === "blob" && mayBeText(object.mimeType)) this.#carried(object[key], memberOf(place, key));
    }
  }

  #carried(value: unknown, place: Place): void {
    if (typeof value !== "string" || !BASE64.test(value)) return;
    if (value.length > BASE64_UNITS) this.undecoded = true;
    this.#text(decodedText(value.slice(0, BASE64_UNITS)), place);
  }

  #text(text: string, place: Place): boolean {
    const found = leaksIn(text, this.#redacted);
    if (found.length === 0) return false;
    const leakAt = placed(placeName(place));
    for (const one of found) this.leaks.push(leakAt(one));
    return true;
  }

  #counts(): boolean {
    this.cut = --this.#left < 0;
    return !this.cut;
  }
}

import { elementTexts, memberText } from "../capture/member-span.ts";
import type { LocatedRecord } from "../capture/types.ts";

/** Digits of the largest numbers that JavaScript holds at all; what is longer reads as infinity. */
const MAX_DIGITS = 309;

/** A number as JSON spells it: sign, whole digits, fraction, exponent. */
const NUMBER = /^(-?)([0-9]{1,400})(?:\.([0-9]{1,400}))?(?:[eE]([+-]?[0-9]{1,4}))?$/;

/** True for a number that may have been rounded when it was parsed: two ids that look the same may be different ones. */
export function mayBeRounded(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}

/**
 * The whole number that a text of JSON spells.
 * @returns undefined for a fraction, for what is no number, and for one that JavaScript reads as infinity
 */
export function exactInteger(spelling: string): bigint | undefined {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(spelling) ?? [];
  if (whole === "") return undefined;
  const shift = Number(exponent) - fraction.length;
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  if (digits === "") return 0n;
  if (digits.length + shift > MAX_DIGITS) return undefined;
  if (shift >= 0) return BigInt(`${sign}${digits}${"0".repeat(shift)}`);
  return /^0*$/.test(digits.slice(shift)) ? BigInt(`${sign}${digits.slice(0, shift) || "0"}`) : undefined;
}

/** Reads numbers of the messages of one frame as they stand there. A batch is taken apart once, when it is asked for. */
export class FrameNumbers {
  readonly #raw: (() => string) | undefined;
  readonly #isBatch: boolean;
  #elements: readonly string[] | undefined;

  constructor({ rawFrame }: LocatedRecord, isBatch: boolean) {
    this.#raw = rawFrame;
    this.#isBatch = isBatch;
  }

  /**
   * @param value what the parser made of it
   * @param index of the message in its batch
   * @param path names of the members that lead to it
   * @returns `value` where it is exact; the number itself as a bigint where it is not
   */
  exact(value: unknown, index: number | undefined, path: readonly string[]): unknown {
    if (!mayBeRounded(value) || !this.#raw) return value;
    // To find the frame in its line takes as long as the line is.
    this.#elements ??= this.#isBatch ? elementTexts(this.#raw()) : [this.#raw()];
    let text = this.#elements[this.#isBatch ? (index ?? 0) : 0];
    for (const name of path) text = text === undefined ? undefined : memberText(text, name);
    return (text === undefined ? undefined : exactInteger(text)) ?? value;
  }
}

/** `2026-01-31T12:34:56.123456Z`: how a recorder of ours writes a moment. */
const LENGTH = 27;
/** Up to the colon before the seconds. */
const MINUTE = 17;

/**
 * Moments as numbers, which take a third of the memory of their texts. Successive ones mostly share their minute, so that
 * is read once.
 */
export class Moments {
  #prefix = "-";
  #minute = 0;

  /** @returns microseconds since 1970, exact until the year 2255; NaN for a text of any other form */
  microseconds(text: string): number {
    if (text.length !== LENGTH || text.charCodeAt(19) !== 0x2e || text.charCodeAt(26) !== 0x5a) return Number.NaN;
    if (!text.startsWith(this.#prefix)) {
      const minute = Date.parse(`${text.slice(0, MINUTE)}00.000Z`);
      // What `Date` corrects on the way, such as 30 February, has to come back as it was written.
      if (!(minute >= 0) || !new Date(minute).toISOString().startsWith(text.slice(0, MINUTE))) return Number.NaN;
      this.#prefix = text.slice(0, MINUTE);
      this.#minute = minute * 1000;
    }
    const seconds = digits(text, MINUTE, MINUTE + 2);
    return seconds < 60 ? this.#minute + seconds * 1_000_000 + digits(text, 20, 26) : Number.NaN;
  }
}

/** The text that gave this number. */
export function timestamp(microseconds: number): string {
  const rest = microseconds % 1000;
  const text = new Date((microseconds - rest) / 1000).toISOString();
  return `${text.slice(0, 23)}${String(rest).padStart(3, "0")}Z`;
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** RFC 3339 with any zone and up to nine digits of a fraction, as other recorders write. */
const RFC3339 = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9})\d{0,9})?([Zz]|[+-]\d{2}:\d{2})$/;

/** @returns nanoseconds since 1970, undefined for a text that is no moment, or one before 1970 */
export function unixNanoseconds(text: string): bigint | undefined {
  const [, day, time, fraction = "", zone = "Z"] = RFC3339.exec(text) ?? [];
  if (day === undefined) return undefined;
  const seconds = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  return seconds >= 0 ? BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(9, "0")) : undefined;
}

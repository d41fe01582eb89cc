/**
 * Looks for many known values at once, in clear and in the encodings in which a value travels by itself. One pass that
 * skips ahead (Wu and Manber, 1994), so that the number of values and forms costs nothing in text that holds none.
 */

/** Shortest exact value: shorter ones are words such as `true` or `test`, whose loss would only harm the record. */
export const MIN_EXACT = 8;
/** Longer values are looked for in clear, in JSON and in base64 only. */
const MAX_ENCODED = 4096;
/** Characters of one step of the search. */
const BLOCK = 3;
const TABLE = 1 << 16;

export interface ExactHit {
  readonly start: number;
  readonly end: number;
  /** Of the value in clear, in UTF-16 code units. */
  readonly length: number;
}

export interface ExactValues {
  /** The values, longest first; those shorter than `MIN_EXACT` are left out. */
  readonly values: readonly string[];
  /** Every place where a value stands in some form; hits do not overlap. Linear in the text. */
  find(text: string): readonly ExactHit[];
}

const NOTHING: readonly ExactHit[] = [];

/** Prepares the search for values such as those of secret-looking environment variables. */
export function exactValues(values: readonly string[]): ExactValues {
  const kept = [...new Set(values)].filter((value) => value.length >= MIN_EXACT);
  kept.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const needles = new Map<string, number>();
  for (const value of kept) {
    for (const form of formsOf(value)) {
      if (form.length >= MIN_EXACT && !needles.has(form)) needles.set(form, value.length);
    }
  }
  return { values: kept, find: needles.size === 0 ? () => NOTHING : searcher(needles) };
}

function searcher(lengths: ReadonlyMap<string, number>): (text: string) => readonly ExactHit[] {
  const needles = [...lengths.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const window = (needles.at(-1) as string).length;
  const farthest = Math.min(window - BLOCK + 1, 255);
  // How far the window may move on when it ends with a block; 0 where a needle's first `window` characters end.
  const shift = new Uint8Array(TABLE).fill(farthest);
  const byBlock = new Map<number, string[]>();
  for (const needle of needles) {
    for (let end = BLOCK; end <= window; end++) {
      const block = blockAt(needle, end);
      shift[block] = Math.min(shift[block] as number, window - end);
    }
    const last = blockAt(needle, window);
    byBlock.set(last, [...(byBlock.get(last) ?? []), needle]);
  }
  return (text) => {
    let hits: ExactHit[] | undefined;
    for (let end = window; end <= text.length; ) {
      const block = blockAt(text, end);
      const step = shift[block] as number;
      if (step > 0) {
        end += step;
        continue;
      }
      const start = end - window;
      const needle = byBlock.get(block)?.find((one) => text.startsWith(one, start));
      if (needle === undefined) {
        end++;
        continue;
      }
      hits ??= [];
      hits.push({ start, end: start + needle.length, length: lengths.get(needle) as number });
      end = start + needle.length + window;
    }
    return hits ?? NOTHING;
  };
}

/** A number for the characters before `end`. */
function blockAt(text: string, end: number): number {
  return (text.charCodeAt(end - 1) ^ (text.charCodeAt(end - 2) << 5) ^ (text.charCodeAt(end - 3) << 10)) & (TABLE - 1);
}

/** Letters and digits. */
const MIXED = /[A-Za-z].*[0-9]|[0-9].*[A-Za-z]/s;
const WORD_AND_NUMBER = /^[A-Za-z]+(?:[-_. ][A-Za-z]+)*[-_. ]?v?[0-9]{1,4}$/;

function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const json = JSON.stringify(value).slice(1, -1);
  const forms = [value, json, JSON.stringify(json).slice(1, -1), ...quotedForms(value)];
  // In another case only what is no word in any.
  if (MIXED.test(value) && !WORD_AND_NUMBER.test(value)) {
    for (const form of [value.toLowerCase(), value.toUpperCase()]) forms.push(form, JSON.stringify(form).slice(1, -1));
  }
  forms.push(...base64Forms(bytes));
  if (value.length <= MAX_ENCODED) {
    forms.push(...hexForms(bytes), ...percentForms(bytes), ...htmlForms(value));
    // UTF-16, as Windows writes it; what is ASCII reads alike in both orders but for the first zero or the last.
    const utf16 = Buffer.from(value, "utf16le");
    const bigEndian = Buffer.from(utf16).swap16();
    for (const wide of [utf16, bigEndian]) {
      forms.push(wide.toString("latin1").replace(/^\0|\0$/g, ""), ...base64Forms(wide), ...hexForms(wide));
    }
  }
  // A recorder looks through bytes as Latin-1, so that what is not UTF-8 survives.
  return forms.flatMap((form) => [form, Buffer.from(form).toString("latin1")]);
}

/** As `util.inspect` and `repr` write a string: no escape for the quote that does not end it. */
function quotedForms(value: string): string[] {
  if (!/[\\'"]/.test(value)) return [];
  const breaks: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const plain = value.replaceAll("\\", "\\\\").replace(/[\n\r\t]/g, (char) => breaks[char] as string);
  const forms = [plain, plain.replaceAll("'", "\\'"), plain.replaceAll('"', '\\"').replaceAll("'", "\\'")];
  return forms.flatMap((form) => [form, JSON.stringify(form).slice(1, -1)]);
}

function base64Forms(bytes: Buffer): string[] {
  const plain = [0, 1, 2].map((offset) => base64At(bytes, offset));
  return [...plain, ...plain.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

function hexForms(bytes: Buffer): string[] {
  const hex = bytes.toString("hex");
  return [hex, hex.toUpperCase()];
}

/** The characters that are the same whatever stands around, when the value begins `offset` bytes after a group of three. */
function base64At(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  return whole.slice([0, 2, 3][offset], Math.floor(((offset + bytes.length) * 8) / 6));
}

/** Characters that encoders leave as they are: RFC 3986, `encodeURIComponent`, forms (with `+` for a space), `escape`. */
const UNRESERVED: readonly string[] = ["-_.~", "-_.~!'()*", "-_.*", "-_.~/", "@*_+-./"];

function percentForms(bytes: Buffer): string[] {
  return UNRESERVED.flatMap((unreserved) => {
    const encode = (space: string, lower: boolean): string => {
      let out = "";
      for (const byte of bytes) {
        const char = String.fromCharCode(byte);
        const hex = byte.toString(16).padStart(2, "0");
        if (/[A-Za-z0-9]/.test(char) || unreserved.includes(char)) out += char;
        else if (byte === 0x20) out += space;
        else out += `%${lower ? hex : hex.toUpperCase()}`;
      }
      return out;
    };
    return [encode("%20", false), encode("%20", true), encode("+", false), encode("+", true)];
  });
}

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', "'"],
  ["&quot;", "'"],
  ["&quot;", "&#39;"],
  ["&quot;", "&#x27;"],
  ["&quot;", "&apos;"],
  ["&#34;", "&#39;"],
];

function htmlForms(value: string): string[] {
  const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return QUOTES.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single));
}

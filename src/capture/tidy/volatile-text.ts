import { Labels } from "./stand-ins.ts";

/** A folder of this machine, and what stands for it. */
export interface NamedFolder {
  /** Absolute. */
  readonly path: string;
  readonly as: string;
}

const UUID =
  /(?<![0-9A-Za-z-])[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9A-Za-z-])/gi;
const NO_UUID = /^0{8}-(?:0{4}-){3}0{12}$|^f{8}-(?:f{4}-){3}f{12}$/i;
const PORT = /(?<![\w.-])(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]):([1-9][0-9]{4})(?![0-9])/g;
/** Ports that systems give out by themselves begin here (Linux; RFC 6335 says 49152). */
const FIRST_EPHEMERAL = 32768;
const TEMPORARY =
  /(?<!\w)(?:(?:\/private)?\/(?:var\/)?tmp|(?:\/private)?\/var\/folders\/[\w+]{2}\/[\w+]{1,64}\/T|[A-Za-z]:\\(?:Users\\[^\\/:*?"<>|\s]{1,64}\\AppData\\Local\\Temp|Windows\\Temp))([/\\])([^/\\\s"'<>|:;,()[\]{}`*?]{1,255})/g;

const DAYS = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const MONTHS = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const CLOCK = "[0-9]{2}:[0-9]{2}:[0-9]{2}";
/** How programs write a moment, and the same form of the first one. */
const MOMENTS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /(?<![0-9])[0-9]{4}-[0-9]{2}-[0-9]{2}([T ])[0-9]{2}:[0-9]{2}(:[0-9]{2})?([.,][0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?(?![0-9])/g,
    ([, between, seconds, fraction, zone]) =>
      `1970-01-01${between}00:00${seconds ? ":00" : ""}${fraction ? fraction.replace(/[0-9]/g, "0") : ""}${zone ?? ""}`,
  ],
  [
    new RegExp(`\\b${DAYS} ${MONTHS} [0-9]{2} [0-9]{4} ${CLOCK} GMT([+-][0-9]{4})`, "g"),
    ([, zone]) => `Thu Jan 01 1970 00:00:00 GMT${zone}`,
  ],
  [new RegExp(`\\b${DAYS}, [0-9]{2} ${MONTHS} [0-9]{4} ${CLOCK} GMT`, "g"), () => "Thu, 01 Jan 1970 00:00:00 GMT"],
  [new RegExp(`\\b${DAYS} ${MONTHS} [ 0-9][0-9] ${CLOCK} [0-9]{4}(?![0-9])`, "g"), () => "Thu Jan  1 00:00:00 1970"],
  [
    /(?<![0-9/])[0-9]{1,2}\/[0-9]{1,2}\/[0-9]{4},? [0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?: [AP]M)?(?![0-9])/g,
    () => "1/1/1970, 12:00:00 AM",
  ],
];
/** Seconds or milliseconds since 1970, as they are in the years 2001 to 2033. */
const EPOCH = /(?<![0-9.])1[0-9]{9}(?:[0-9]{3})?(?:\.[0-9]{1,9})?(?![0-9])/g;

/** A moment so near to the recording was told by a clock; any other is data. */
const NEAR = 2 * 24 * 3600 * 1000;
const MAX_UUID = 16 ** 12;

/**
 * Replaces in texts what differs from one recording of a test to the next and can be told by its form: UUIDs, ports of this
 * machine, temporary folders, moments near to the recording, known folders. Equal values get equal stand-ins of the same
 * form, moments all the same one: whether two fall together differs, too. Linear in the text.
 */
export class VolatileText {
  readonly #now: number;
  readonly #folders: readonly NamedFolder[];
  readonly #uuids = new Labels((n) => (n < MAX_UUID ? n.toString(16).padStart(12, "0") : undefined));
  readonly #ports = new Labels((n) => (n < 15_000 ? String(50_000 + n) : undefined));
  readonly #temporary = new Labels((n) => `tmp-${n}`);

  /**
   * @param now milliseconds since 1970 of the recording's start; NaN when it is not known
   * @param folders the longest path first
   */
  constructor(now: number, folders: readonly NamedFolder[]) {
    this.#now = now;
    this.#folders = folders;
  }

  of(text: string): string {
    let out = text;
    for (const { path, as } of this.#folders) out = withoutFolder(out, path, as);
    if (out.includes("tmp") || out.includes("/T/") || out.includes("Temp")) out = out.replace(TEMPORARY, this.#folder);
    if (out.length >= 36 && out.includes("-")) out = out.replace(UUID, this.#uuid);
    if (out.includes(":")) out = this.#moments(out.replace(PORT, this.#port));
    return this.#isTidy ? out : out.replace(EPOCH, (match) => (this.#isNear(epoch(match)) ? "0" : match));
  }

  /** The name of a folder that is known to be temporary. */
  temporary(name: string): string {
    return this.#temporary.of(name) ?? name;
  }

  /** A number as JSON writes it. */
  number(written: string): string {
    if (this.#isTidy || !/^1[0-9]{9}(?:[0-9]{3})?(?:\.[0-9]{1,9})?$/.test(written)) return written;
    return this.#isNear(epoch(written)) ? "0" : written;
  }

  /** A capture that begins in 1970 has been here before, and its small numbers are numbers. */
  get #isTidy(): boolean {
    return !(this.#now > NEAR * 2);
  }

  #isNear(milliseconds: number): boolean {
    return Math.abs(milliseconds - this.#now) <= NEAR;
  }

  #moments(text: string): string {
    let out = text;
    for (const [pattern, first] of MOMENTS) {
      pattern.lastIndex = 0;
      let copied = 0;
      let replaced = "";
      for (let match = pattern.exec(out); match; match = pattern.exec(out)) {
        if (!this.#isNear(parsed(match[0]))) continue;
        replaced += out.slice(copied, match.index) + first(match);
        copied = match.index + match[0].length;
      }
      if (copied > 0) out = replaced + out.slice(copied);
    }
    return out;
  }

  readonly #uuid = (match: string, version: string): string => {
    if (NO_UUID.test(match)) return match;
    const label = this.#uuids.of(match.toLowerCase());
    return label === undefined ? match : `00000000-0000-${version.toLowerCase()}000-8000-${label}`;
  };

  readonly #port = (match: string, host: string, port: string): string => {
    if (Number(port) < FIRST_EPHEMERAL || Number(port) > 65_535) return match;
    const label = this.#ports.of(port);
    return label === undefined ? match : `${host}:${label}`;
  };

  readonly #folder = (match: string, separator: string, segment: string): string => {
    const name = segment.replace(/\.+$/, "");
    const label = name === "" ? undefined : this.#temporary.of(name);
    if (label === undefined) return match;
    return `${separator === "/" ? "/tmp/" : "C:\\Windows\\Temp\\"}${label}${segment.slice(name.length)}`;
  };
}

function epoch(written: string): number {
  const value = Number(written);
  return value < 1e12 ? value * 1000 : value;
}

/** A moment that names no zone is taken for UTC: the window is wider than any. */
function parsed(text: string): number {
  if (/^[0-9]{4}-/.test(text)) {
    const plain = text.replace(" ", "T").replace(",", ".");
    const at = Date.parse(/(?:Z|[+-][0-9]{2}:?[0-9]{2})$/.test(plain.slice(11)) ? plain : `${plain}Z`);
    return Number.isNaN(at) ? Date.parse(`${plain.slice(0, 16)}Z`) : at;
  }
  return Date.parse(/GMT/.test(text) ? text : `${text.replace(",", "")} GMT`);
}

function withoutFolder(text: string, path: string, as: string): string {
  let out = "";
  let copied = 0;
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + path.length)) {
    const end = at + path.length;
    if (isNamePart(text[at - 1]) || isNamePart(text[end])) continue;
    out += text.slice(copied, at) + as;
    copied = end;
  }
  return copied === 0 ? text : out + text.slice(copied);
}

function isNamePart(char: string | undefined): boolean {
  return char !== undefined && /[\w-]/.test(char);
}

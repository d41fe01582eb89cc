/** National numbers of Europe. Each check follows what the issuing authority publishes. */
import { hasDigitRun, hasRun } from "../placeholder.ts";
import { digitsOf, distinct, luhn, mod1110, remainder, weighted } from "../validators.ts";
import { isDay, isDayMonthYear, isYearMonthDay, twoDigits } from "./dates.ts";
import type { PersonalShape } from "./types.ts";

const DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

function isDni(value: string): boolean {
  let number = 0;
  for (let i = 0; i < value.length - 1; i++) {
    const code = value.charCodeAt(i);
    // X, Y and Z count as 0, 1 and 2; dots and hyphens do not count.
    if (code >= 88) number = code - 88;
    else if (code >= 48 && code <= 57) number = number * 10 + code - 48;
  }
  return DNI_LETTERS[number % 23] === value.at(-1) && !hasRun(value);
}

function isNir(value: string): boolean {
  const compact = value.replace(/[ .]/g, "");
  const number = compact.slice(0, 13).replace("2A", "19").replace("2B", "18");
  const month = Number(compact.slice(3, 5));
  if (month < 1 || (month > 12 && month < 20)) return false;
  return 97 - remainder(number, 97) === Number(compact.slice(13));
}

/** Of the first ten digits one comes twice or three times, so that eight or nine different ones stand there. */
function isSteuerId(value: string): boolean {
  const digits = digitsOf(value);
  const different = distinct(digits.slice(0, 10));
  return digits[0] !== "0" && (different === 8 || different === 9) && mod1110(digits);
}

/** Values of the characters in odd places (Decreto ministeriale 23/12/1976). */
const ODD: readonly number[] = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function isCodiceFiscale(value: string): boolean {
  // Mario Rossi, whom every page takes.
  if (value.startsWith("RSSMRA") || value.startsWith("MRARSS")) return false;
  const day = Number(value.slice(9, 11)) % 40;
  if (day < 1 || day > 31) return false;
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const code = value.charCodeAt(i);
    const number = code < 58 ? code - 48 : code - 65;
    sum += i % 2 === 0 ? (ODD[number] as number) : number;
  }
  return String.fromCharCode(65 + (sum % 26)) === value[15];
}

function isBsn(value: string): boolean {
  const digits = digitsOf(value);
  return !hasRun(digits) && weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}

function isBelgian(value: string): boolean {
  const digits = digitsOf(value);
  const month = Number(digits.slice(2, 4));
  if (month > 12 || hasRun(digits)) return false;
  const check = Number(digits.slice(9));
  const number = digits.slice(0, 9);
  return 97 - remainder(number, 97) === check || 97 - remainder(`2${number}`, 97) === check;
}

function isSwedish(value: string): boolean {
  const digits = digitsOf(value).slice(-10);
  if (!luhn(digits)) return false;
  const day = Number(digits.slice(4, 6));
  // A coordination number has sixty added to its day.
  const plain = digits.slice(0, 4) + String(day > 60 ? day - 60 : day).padStart(2, "0");
  return isYearMonthDay(plain);
}

const HETU = "0123456789ABCDEFHJKLMNPRSTUVWXY";

function isHetu(value: string): boolean {
  const number = value.slice(0, 6) + value.slice(7, 10);
  if (!isDayMonthYear(value) || Number(value.slice(7, 10)) < 2 || value === "131052-308T") return false;
  return HETU[Number(number) % 31] === value[10];
}

const NORWAY_FIRST = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const NORWAY_SECOND = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

function isNorwegian(value: string): boolean {
  const digits = digitsOf(value);
  // A D number has forty added to its day.
  if (!isDay(twoDigits(digits, 2), twoDigits(digits, 0) % 40)) return false;
  return weighted(digits, NORWAY_FIRST) % 11 === 0 && weighted(digits, NORWAY_SECOND) % 11 === 0;
}

function isPesel(value: string): boolean {
  const month = Number(value.slice(2, 4)) % 20;
  if (!isYearMonthDay(value.slice(0, 2) + String(month).padStart(2, "0") + value.slice(4, 6))) return false;
  return !hasRun(value) && weighted(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
}

/** Prefixes that are not given out, by the codes of both letters. */
const UNUSED_NINO: ReadonlySet<number> = new Set(
  "BG GB NK KN TN NT ZZ".split(" ").map((prefix) => prefix.charCodeAt(0) * 128 + prefix.charCodeAt(1)),
);

const NINO_CONTEXT = /nino|national[ _-]?insurance|(?<![a-z])ni[ _-]?(?:no|num)/;

function isNino(value: string): boolean {
  return !UNUSED_NINO.has(value.charCodeAt(0) * 128 + value.charCodeAt(1)) && !hasDigitRun(value);
}

const END = "(?![0-9A-Za-z_]|[ .-][0-9])";

export const EUROPE: readonly PersonalShape[] = [
  {
    kind: "uk-national-insurance",
    title: "UK National Insurance number",
    letters: 2,
    first: [2, 6],
    pattern: new RegExp(`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D]${END}`, "y"),
    cues: "nino|national|nin|ni n|ni_n|ni-n",
    context: NINO_CONTEXT,
    check: isNino,
  },
  {
    kind: "uk-national-insurance",
    title: "UK National Insurance number",
    lead: 3,
    letters: 0,
    first: [2],
    pattern: new RegExp(`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] [0-9]{2} [0-9]{2} [0-9]{2} [A-D]${END}`, "y"),
    cues: "nino|national|nin|ni n|ni_n|ni-n",
    context: NINO_CONTEXT,
    check: isNino,
  },
  {
    kind: "spain-dni",
    title: "Spanish DNI",
    letters: 0,
    first: [8, 2],
    pattern: new RegExp(`(?:[0-9]{8}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3})[- ]?[A-HJ-NP-TV-Z]${END}`, "y"),
    cues: "dni|nif|nie|documento|ident|national",
    context: /(?<![a-z])(?:dni|nif|nie)(?![a-z])|documento|identidad|identity|national[ _-]?id/,
    check: isDni,
  },
  {
    kind: "spain-nie",
    title: "Spanish NIE",
    letters: 1,
    first: [7],
    pattern: new RegExp(`[XYZ][0-9]{7}-?[A-HJ-NP-TV-Z]${END}`, "y"),
    cues: "dni|nif|nie|documento|ident|national|extran",
    context: /(?<![a-z])(?:dni|nif|nie)(?![a-z])|documento|identidad|identity|national[ _-]?id|extranjero/,
    check: isDni,
  },
  {
    kind: "france-nir",
    title: "French social security number",
    letters: 0,
    first: [1],
    pattern: new RegExp(`[12] [0-9]{2} [0-9]{2} (?:[0-9]{2}|2[AB]) [0-9]{3} [0-9]{3} [0-9]{2}${END}`, "y"),
    check: isNir,
  },
  {
    kind: "france-nir",
    title: "French social security number",
    letters: 0,
    first: [15, 6],
    pattern: new RegExp(`[12][0-9]{4}(?:[0-9]{2}|2[AB])[0-9]{6} ?[0-9]{2}${END}`, "y"),
    cues: "nir|insee|nss|social",
    context: /(?<![a-z])(?:nir|insee|nss)(?![a-z])|s[ée]curit[ée][ _-]?sociale|social[ _-]?security/,
    check: isNir,
  },
  {
    kind: "germany-tax-id",
    title: "German tax number",
    letters: 0,
    first: [11, 2],
    pattern: new RegExp(`[1-9][0-9](?:[0-9]{9}| [0-9]{3} [0-9]{3} [0-9]{3})${END}`, "y"),
    cues: "steuer|tax|idn|id-n|id_n|id n|tin",
    context: /steuer|tax[ _-]?(?:id|number)|(?<![a-z])(?:id[ _-]?nr|tin)(?![a-z])/,
    check: isSteuerId,
  },
  {
    kind: "italy-fiscal-code",
    title: "Italian fiscal code",
    letters: 6,
    first: [2],
    pattern: new RegExp(`[A-Z]{6}[0-9]{2}[A-EHLMPR-T][0-9]{2}[A-Z][0-9]{3}[A-Z]${END}`, "y"),
    check: isCodiceFiscale,
  },
  {
    kind: "netherlands-bsn",
    title: "Dutch citizen service number",
    letters: 0,
    first: [9, 4],
    pattern: new RegExp(`(?:[0-9]{9}|[0-9]{4}\\.[0-9]{2}\\.[0-9]{3})${END}`, "y"),
    cues: "bsn|sofi|burger",
    context: /(?<![a-z])(?:bsn|sofi)|burgerservice/,
    check: isBsn,
  },
  {
    kind: "belgium-national-number",
    title: "Belgian national number",
    letters: 0,
    first: [2],
    pattern: new RegExp(`[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}-[0-9]{3}[.-][0-9]{2}${END}`, "y"),
    check: isBelgian,
  },
  {
    kind: "belgium-national-number",
    title: "Belgian national number",
    letters: 0,
    first: [11],
    pattern: new RegExp(`[0-9]{11}${END}`, "y"),
    cues: "rijks|registre|national|niss|insz|nrn",
    context: /rijksregister|registre national|national[ _-]?(?:register|number)|(?<![a-z])(?:niss|insz|nrn)(?![a-z])/,
    check: isBelgian,
  },
  {
    kind: "sweden-personal-number",
    title: "Swedish personal number",
    letters: 0,
    first: [6, 8, 10, 12],
    pattern: new RegExp(`(?:[12][0-9])?[0-9]{6}[-+]?[0-9]{4}${END}`, "y"),
    cues: "person|pnr|ssn|samord",
    context:
      /person[ _-]?(?:nummer|nr|number)|personal[ _-]?(?:identity[ _-]?)?number|(?<![a-z])(?:pnr|ssn)(?![a-z])|samordning/,
    check: isSwedish,
  },
  {
    kind: "finland-personal-code",
    title: "Finnish personal identity code",
    letters: 0,
    first: [6],
    pattern: new RegExp(`[0-9]{6}[-+A-FU-Y][0-9]{3}[A-FHJ-NPR-Y]${END}`, "y"),
    check: isHetu,
  },
  {
    // With a digit at the end it may be one of Denmark or Sweden, too.
    kind: "finland-personal-code",
    title: "Finnish personal identity code",
    letters: 0,
    first: [6],
    pattern: new RegExp(`[0-9]{6}[-+A-FU-Y][0-9]{4}${END}`, "y"),
    cues: "hetu|henkil|person|finnish",
    context: /hetu|henkil[öo]tunnus|personal[ _-]?identity[ _-]?code|finnish/,
    check: isHetu,
  },
  {
    kind: "norway-birth-number",
    title: "Norwegian birth number",
    letters: 0,
    first: [6, 11],
    pattern: new RegExp(`[0-9]{6} ?[0-9]{5}${END}`, "y"),
    cues: "fødsels|fodsels|person|fnr|national|birth",
    context: /f[øo]dselsn|personn|(?<![a-z])fnr(?![a-z])|national[ _-]?id|birth[ _-]?number/,
    check: isNorwegian,
  },
  {
    kind: "denmark-cpr",
    title: "Danish CPR number",
    strength: "suspected",
    letters: 0,
    first: [6],
    pattern: new RegExp(`[0-9]{6}-[0-9]{4}${END}`, "y"),
    cues: "cpr|personnummer",
    context: /(?<![a-z])cpr(?![a-z])|personnummer/,
    check: (value) => isDayMonthYear(value) && !hasDigitRun(value),
  },
  {
    kind: "poland-pesel",
    title: "Polish PESEL",
    letters: 0,
    first: [11],
    pattern: new RegExp(`[0-9]{11}${END}`, "y"),
    cues: "pesel",
    context: /pesel/,
    check: isPesel,
  },
];

/** National numbers of the Americas, Asia and Australia. Each check follows what the issuing authority publishes. */
import { hasRun } from "../placeholder.ts";
import { digitsOf, distinct, luhn, verhoeff, weighted } from "../validators.ts";
import { isDay, isYearMonthDay } from "./dates.ts";
import type { PersonalShape } from "./types.ts";

/** Numbers that were printed on cards of wallets, and in films. */
const PRINTED_SSN: ReadonlySet<string> = new Set([
  "078051120",
  "219099999",
  "123456789",
  "457555462",
  "111223333",
  "987654321",
]);

function isSsn(value: string): boolean {
  const digits = digitsOf(value);
  const area = digits.slice(0, 3);
  if (area === "000" || area === "666" || area >= "900") return false;
  return digits.slice(3, 5) !== "00" && digits.slice(5) !== "0000" && !PRINTED_SSN.has(digits) && distinct(digits) > 2;
}

/** Two check digits of weights that fall to 2, modulo 11. */
function hasBrazilianChecks(digits: string, weights: readonly number[]): boolean {
  const check = (length: number): number => {
    const rest = weighted(digits.slice(0, length), weights.slice(weights.length - length)) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const { length } = digits;
  return check(length - 2) === Number(digits[length - 2]) && check(length - 1) === Number(digits[length - 1]);
}

const DOCUMENTED_CPF: ReadonlySet<string> = new Set([
  "12345678909",
  "52998224725",
  "11144477735",
  "98765432100",
  "01234567890",
]);

function isCpf(value: string): boolean {
  const digits = digitsOf(value);
  if (distinct(digits) < 3 || DOCUMENTED_CPF.has(digits)) return false;
  return hasBrazilianChecks(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
}

function isCnpj(value: string): boolean {
  const digits = digitsOf(value);
  if (distinct(digits) < 4 || digits === "11222333000181" || digits === "12345678000195") return false;
  return hasBrazilianChecks(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

function isTfn(value: string): boolean {
  const digits = digitsOf(value);
  return !hasRun(digits) && weighted(digits, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;
}

function isRrn(value: string): boolean {
  const digits = digitsOf(value);
  if (!isYearMonthDay(digits)) return false;
  return (11 - (weighted(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(digits[12]);
}

/** GB 11643-1999, check character of ISO 7064 mod 11-2. */
function isResidentId(value: string): boolean {
  const province = Number(value.slice(0, 2));
  const year = Number(value.slice(6, 10));
  if (province < 11 || province > 82 || year < 1900 || year > 2099) return false;
  if (!isDay(Number(value.slice(10, 12)), Number(value.slice(12, 14))) || hasRun(value.slice(0, 6))) return false;
  const sum = weighted(value, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return "10X98765432"[sum % 11] === value[17]?.toUpperCase();
}

function isMyNumber(value: string): boolean {
  const digits = digitsOf(value);
  const rest = weighted(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return !hasRun(digits) && (rest < 2 ? 0 : 11 - rest) === Number(digits[11]);
}

function isTckn(value: string): boolean {
  const digit = (index: number): number => Number(value[index]);
  const odd = digit(0) + digit(2) + digit(4) + digit(6) + digit(8);
  const even = digit(1) + digit(3) + digit(5) + digit(7);
  return (
    (((odd * 7 - even) % 10) + 10) % 10 === digit(9) &&
    (odd + even + digit(9)) % 10 === digit(10) &&
    value !== "10000000146"
  );
}

const END = "(?![0-9A-Za-z_]|[ .-][0-9])";

export const WORLD: readonly PersonalShape[] = [
  {
    kind: "us-ssn",
    title: "US Social Security number",
    letters: 0,
    first: [3, 9],
    pattern: new RegExp(`[0-9]{3}([- ]?)[0-9]{2}\\1[0-9]{4}${END}`, "y"),
    cues: "ssn|social|tax",
    context: /(?<![a-z])ssn|social[ _-]?sec|(?<![a-z])tax[ _-]?payer/,
    check: isSsn,
  },
  {
    kind: "canada-sin",
    title: "Canadian social insurance number",
    letters: 0,
    first: [3, 9],
    pattern: new RegExp(`[0-9]{3}([- ]?)[0-9]{3}\\1[0-9]{3}${END}`, "y"),
    cues: "sin|nas|social",
    context: /(?<![a-z])(?:sin|nas)(?![a-z])|social[ _-]?insurance|assurance[ _-]?sociale/,
    check: (value) => {
      const digits = digitsOf(value);
      return luhn(digits) && !/^[08]/.test(digits) && !hasRun(digits) && digits !== "046454286";
    },
  },
  {
    kind: "brazil-cpf",
    title: "Brazilian CPF",
    letters: 0,
    first: [3],
    pattern: new RegExp(`[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}${END}`, "y"),
    check: isCpf,
  },
  {
    kind: "brazil-cpf",
    title: "Brazilian CPF",
    letters: 0,
    first: [9, 11],
    pattern: new RegExp(`[0-9]{9}-?[0-9]{2}${END}`, "y"),
    cues: "cpf|contrib",
    context: /(?<![a-z])cpf(?![a-z])|contribuinte/,
    check: isCpf,
  },
  {
    kind: "brazil-cnpj",
    title: "Brazilian CNPJ",
    letters: 0,
    first: [2],
    pattern: new RegExp(`[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}/[0-9]{4}-[0-9]{2}${END}`, "y"),
    check: isCnpj,
  },
  {
    kind: "india-aadhaar",
    title: "Indian Aadhaar number",
    letters: 0,
    first: [4, 12],
    pattern: new RegExp(`[2-9][0-9]{3}([ -]?)[0-9]{4}\\1[0-9]{4}${END}`, "y"),
    cues: "aadh|uid",
    context: /aadh?aar|aadhar|uidai|(?<![a-z])uid[ _-]?(?:no|num)/,
    check: (value) => verhoeff(digitsOf(value)) && !hasRun(digitsOf(value)),
  },
  {
    kind: "india-pan",
    title: "Indian permanent account number",
    strength: "suspected",
    letters: 5,
    first: [4],
    pattern: new RegExp(`[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]${END}`, "y"),
    cues: "pan|permanent|income",
    context: /(?<![a-z])pan(?![a-z])|permanent[ _-]?account|income[ _-]?tax/,
    check: (value) => !hasRun(value.slice(5, 9)) && !/1234|ABCDE|AAAAA/.test(value),
  },
  {
    kind: "australia-tfn",
    title: "Australian tax file number",
    letters: 0,
    first: [3, 9],
    pattern: new RegExp(`[0-9]{3}([ -]?)[0-9]{3}\\1[0-9]{3}${END}`, "y"),
    cues: "tfn|tax",
    context: /(?<![a-z])tfn(?![a-z])|tax[ _-]?file/,
    check: isTfn,
  },
  {
    kind: "south-korea-rrn",
    title: "South Korean resident number",
    letters: 0,
    first: [6],
    pattern: new RegExp(`[0-9]{6}-[1-8][0-9]{6}${END}`, "y"),
    check: isRrn,
  },
  {
    kind: "china-resident-id",
    title: "Chinese resident identity number",
    letters: 0,
    first: [17, 18],
    pattern: new RegExp(`[1-8][0-9]{16}[0-9Xx]${END}`, "y"),
    check: isResidentId,
  },
  {
    kind: "japan-my-number",
    title: "Japanese individual number",
    letters: 0,
    first: [4, 12],
    pattern: new RegExp(`[0-9]{4}([ -]?)[0-9]{4}\\1[0-9]{4}${END}`, "y"),
    cues: "number|マイナンバー|個人番号",
    context: /my[ _-]?number|individual[ _-]?number|マイナンバー|個人番号/,
    check: isMyNumber,
  },
  {
    kind: "turkey-identity-number",
    title: "Turkish identity number",
    letters: 0,
    first: [11],
    pattern: new RegExp(`[1-9][0-9]{10}${END}`, "y"),
    cues: "tckn|kimlik|turkish|t.c.",
    context: /(?<![a-z])(?:tckn|tc[ _-]?kimlik|t\.c\.)|kimlik|turkish/,
    check: isTckn,
  },
];

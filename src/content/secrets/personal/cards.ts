/** Payment cards (ISO/IEC 7812) and bank accounts (ISO 13616). */
import { hasRun } from "../placeholder.ts";
import { Scanner } from "../scanner.ts";
import { digitsOf, distinct, remainder } from "../validators.ts";
import type { PersonalShape } from "./types.ts";

/** By network, the numbers that the first four digits make, first and last, and how many digits there are. */
const NETWORKS: readonly (readonly [number, number, readonly number[]])[] = [
  [4000, 4999, [16, 19]],
  [2221, 2720, [16]],
  [5100, 5599, [16]],
  [3400, 3499, [15]],
  [3700, 3799, [15]],
  [6011, 6011, [16, 19]],
  [6440, 6599, [16, 19]],
  [3528, 3589, [16]],
  [3000, 3059, [14]],
  [3600, 3699, [14]],
  [3800, 3999, [14]],
  [6200, 6299, [16, 17, 18, 19]],
  [5010, 5099, [16, 18, 19]],
  [5600, 5999, [16, 18, 19]],
  [6304, 6304, [16, 18, 19]],
  [6700, 6799, [16, 18, 19]],
  [2200, 2204, [16]],
  [6000, 6099, [16]],
  [8100, 8299, [16]],
];

function isOfNetwork(first: number, length: number): boolean {
  for (const [from, to, lengths] of NETWORKS) if (first >= from && first <= to && lengths.includes(length)) return true;
  return false;
}

/** What processors publish for tests. */
const TEST_CARDS =
  "4242424242424242 4000056655665556 5555555555554444 2223003122003222 5200828282828210 5105105105105100 378282246310005 " +
  "371449635398431 6011111111111117 6011000990139424 6011981111111113 3056930009020004 36227206271667 6555900000604105 " +
  "3566002020360505 6200000000000005 4111111111111111 4012888888881881 4222222222222 30569309025904 38520000023237 " +
  "3530111333300000 378734493671000 5610591081018250 6331101999990016 4000000000000002 4000000000009995 4000000000003220 " +
  "4917610000000000 2222400070000005 5555341244441115 370000000000002 3700 6771798021000008 5019717010103742 " +
  "4032039317984658 4263982640269299 5425233430109903 2222420000001113 374245455400126 4166676667666746 4646464646464644 " +
  "4988438843884305 5577000055770004 5136333333333335 4000000000000077 4111111145551142 4005519200000004 4009348888881881 " +
  "4012000033330026 4500600000000061 4895370012003478 2223000048400011 5431111111111111 4007000000027 4770600000000009";

let testCards: ReadonlySet<string> | undefined;

const CARD_CONTEXT =
  /card|credit|debit|(?<![a-z])(?:pan|cvv|cvc|visa|amex|maestro|discover|jcb|unionpay)(?![a-z])|master[ _-]?card|payment|kreditkarte|carte|tarjeta|cart[aã]o|carta/;

/** Words right before a number that make it no card, though it may pass the same sum. */
export const NO_CARD =
  /order|track|invoice|shipment|parcel|imei|isbn|ean|gtin|upc|sku|ticket|serial|phone|account[ _-]?id|reference|timestamp/;

/** One of these stands in each match of NO_CARD. */
export const NO_CARD_WORDS: Scanner<string> = new Scanner(
  "order track invoice shipment parcel imei isbn ean gtin upc sku ticket serial phone account reference timestamp"
    .split(" ")
    .map((literal) => ({ literal, ignoreCase: true, payload: literal })),
);

/** Digits of the longest number of a card. */
const card = new Uint8Array(19);

function isCard(value: string): boolean {
  let length = 0;
  for (let i = 0; i < value.length; i++) {
    const digit = value.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) card[length++] = digit;
  }
  if (!hasLuhnSum(length)) return false;
  const first = at(0) * 1000 + at(1) * 100 + at(2) * 10 + at(3);
  if (!isOfNetwork(first, length)) return false;
  const digits = digitsOf(value);
  testCards ??= new Set(TEST_CARDS.split(" "));
  // Processors fill their test numbers with zeros.
  return !testCards.has(digits) && !hasRun(digits) && distinct(digits) > 3 && !digits.includes("00000");
}

function at(place: number): number {
  return card[place] as number;
}

/** As `luhn`, of the first digits in `card`. */
function hasLuhnSum(length: number): boolean {
  let sum = 0;
  for (let i = length - 1; i >= 0; i -= 2) {
    sum += at(i);
    if (i === 0) break;
    const double = at(i - 1) * 2;
    sum += double > 9 ? double - 9 : double;
  }
  return sum % 10 === 0;
}

/** Length of an IBAN by country (registry of ISO 13616, 2025). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 " +
    "FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 " +
    "LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 " +
    "SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The examples of the registry and of banks' pages. */
const DOCUMENTED_IBANS =
  "GB82WEST12345698765432 GB29NWBK60161331926819 GB33BUKB20201555555555 GB94BARC10201530093459 DE89370400440532013000 " +
  "DE91100000000123456789 DE75512108001245126199 FR1420041010050500013M02606 FR7630006000011234567890189 " +
  "ES9121000418450200051332 ES7921000813610123456789 IT60X0542811101000000123456 NL91ABNA0417164300 BE68539007547034 " +
  "CH9300762011623852957 AT611904300234573201 PT50000201231234567890154 SE4550000000058398257466 NO9386011117947 " +
  "DK5000400440116243 FI2112345600000785 PL61109010140000071219812874 IE29AIBK93115212345678 LU280019400644750000 " +
  "CZ6508000000192000145399 HU42117730161111101800000000 GR1601101250000000012300695 TR330006100519786457841326 " +
  "SA0380000000608010167519 AE070331234567890123456 BR1800360305000010009795493C1 IL620108000000099999999 " +
  "CY17002001280000001200527600 MT84MALT011000012345MTLCAST001S HR1210010051863000160 EE382200221020145685 " +
  "LV80BANK0000435195001 LT121000011101001000 SK3112000000198742637541 SI56263300012039086 BG80BNBG96611020345678 " +
  "RO49AAAA1B31007593840000 IS140159260076545510730339 LI21088100002324013AA MC5811222000010123456789030 " +
  "AD1200012030200359100100 AL47212110090000000235698741 BA391290079401028494 RS35260005601001611379 " +
  "ME25505000012345678951 MK07250120000058984 MD24AG000225100013104168 UA213223130000026007233566001 " +
  "KZ86125KZT5004100100 LB62099900000001001901229114 TN5910006035183598478831 CR05015202001026284066 " +
  "GT82TRAJ01020000001210029690 GE29NB0000000101904917 SM86U0322509800000000270100 JO94CBJO0010000000000131000302 " +
  "DO28BAGR00000001212453611324 GI75NWBK000000007099453 FO6264600001631634 GL8964710001000206 SE3550000000054910000003";

let documentedIbans: ReadonlySet<string> | undefined;

function isIban(value: string): boolean {
  const length = IBAN_LENGTHS.get(value.slice(0, 2));
  if (length === undefined || value.length < length) return false;
  const compact = /[ -]/.test(value) ? value.replace(/[ -]/g, "") : value;
  if (compact.length !== length || ibanRest(compact) !== 1) return false;
  documentedIbans ??= new Set(DOCUMENTED_IBANS.split(" "));
  if (documentedIbans.has(compact) || /0{9}|12345678/.test(compact)) return false;
  return distinct(digitsOf(compact)) > 3;
}

/** The number that ISO 13616 makes of an IBAN, modulo 97. */
function ibanRest(compact: string): number {
  return remainder(compact.slice(4) + compact.slice(0, 4), 97);
}

export const CARDS: readonly PersonalShape[] = [
  {
    kind: "payment-card",
    title: "Payment card number",
    letters: 0,
    first: [4],
    pattern:
      /[0-9]{4}(?:([ -])[0-9]{4}\1[0-9]{4}\1[0-9]{4}(?:\1[0-9]{3})?|([ -])[0-9]{6}\2[0-9]{4,5})(?![0-9A-Za-z_]|[ -][0-9])/y,
    check: isCard,
  },
  {
    kind: "payment-card",
    title: "Payment card number",
    letters: 0,
    first: [14, 15, 16, 17, 18, 19],
    pattern: /[0-9]{14,19}(?![0-9A-Za-z_-]|\.[0-9])/y,
    cues: "card|credit|debit|pan|cvv|cvc|visa|amex|maestro|discover|jcb|union|master|payment|kredit|carte|tarjeta|cart",
    context: CARD_CONTEXT,
    check: isCard,
  },
  {
    kind: "iban",
    title: "IBAN",
    letters: 2,
    first: [
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    ],
    pattern: /[A-Z]{2}[0-9]{2}(?:[A-Z0-9]{11,29}|(?:[ -][A-Z0-9]{4}){2,7}(?:[ -][A-Z0-9]{1,3})?)(?![A-Za-z0-9_])/y,
    check: isIban,
  },
];

/** What is worth looking for only where someone asked for it: it is everywhere, and mostly harmless. */
import { entropy } from "./checksum.ts";
import { isPlaceholder } from "./placeholder.ts";
import type { Category, SecretHit, Strength } from "./types.ts";
import { aba, base58, bech32 } from "./validators.ts";

interface PackShape {
  readonly pack: string;
  readonly kind: string;
  readonly title: string;
  readonly category: Category;
  readonly strength: Strength;
  /** Global, bounded, and no run of characters is scanned more than a few times. */
  readonly pattern: RegExp;
  readonly check: (value: string, text: string, start: number) => boolean;
}

const RESERVED_HOST = /@(?:[a-z0-9-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$/i;

function isHighEntropy(value: string): boolean {
  const isHex = /^[0-9a-f]+$/i.test(value);
  return (
    !isHex &&
    /[0-9]/.test(value) &&
    /[A-Z]/.test(value) &&
    /[a-z]/.test(value) &&
    entropy(value) > 4 &&
    !isPlaceholder(value, value)
  );
}

export const PACK_SHAPES: readonly PackShape[] = [
  {
    pack: "email",
    kind: "email-address",
    title: "E-mail address",
    category: "personal",
    strength: "verified",
    pattern:
      /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,24}(?![A-Za-z0-9-])/g,
    check: (value) => !RESERVED_HOST.test(value) && !/^(?:noreply|no-reply|git)@/i.test(value),
  },
  {
    pack: "phone",
    kind: "phone-number",
    title: "Phone number",
    category: "personal",
    strength: "suspected",
    pattern: /(?<![0-9A-Za-z+])\+[1-9][0-9]{0,2}(?:[ .-]?\(?[0-9]{1,5}\)?){2,5}(?![0-9A-Za-z])/g,
    check: (value) => {
      const digits = value.replace(/\D/g, "");
      // Numbers of North America that begin with 555 belong to nobody.
      return digits.length >= 9 && digits.length <= 15 && !/^1\d{3}555/.test(digits) && new Set(digits).size > 3;
    },
  },
  {
    pack: "private-ip",
    kind: "private-ip",
    title: "Private IPv4 address",
    category: "personal",
    strength: "verified",
    pattern: /(?<![0-9A-Za-z.])(?:10|172|192)(?:\.[0-9]{1,3}){3}(?![0-9A-Za-z]|\.[0-9])/g,
    check: (value) => {
      const [a, b, c, d] = value.split(".").map(Number) as [number, number, number, number];
      if (b > 255 || c > 255 || d > 255) return false;
      return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
    },
  },
  {
    pack: "aba-routing",
    kind: "aba-routing-number",
    title: "Routing number of a US bank",
    category: "personal",
    strength: "verified",
    pattern: /(?<![0-9A-Za-z.-])[0-9]{9}(?![0-9A-Za-z-]|\.[0-9])/g,
    check: (value, text, start) =>
      aba(value) &&
      /rout|(?<![a-z])(?:aba|rtn|ach)(?![a-z])|bank/.test(text.slice(Math.max(0, start - 60), start).toLowerCase()),
  },
  {
    pack: "crypto-address",
    kind: "crypto-address",
    title: "Bitcoin address",
    category: "personal",
    strength: "verified",
    pattern:
      /(?<![A-Za-z0-9])(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})(?![A-Za-z0-9])/g,
    // The first address of all, which documentation takes.
    check: (value) => (/^bc1/i.test(value) ? bech32(value) : base58(value)) && !value.startsWith("1A1zP1eP5Q"),
  },
  {
    pack: "azure-high-entropy",
    kind: "high-entropy-token",
    title: "Random text of 30 to 40 characters",
    category: "secret",
    strength: "suspected",
    pattern: /(?<![A-Za-z0-9_~.+/-])[A-Za-z0-9_~.-]{30,40}(?![A-Za-z0-9_~.+/=-])/g,
    check: isHighEntropy,
  },
];

/** Names of packs, sorted. */
export const PACKS: readonly string[] = PACK_SHAPES.map(({ pack }) => pack).sort();

export function findPacked(text: string, packs: readonly string[], hits: SecretHit[]): void {
  for (const { pack, kind, category, strength, pattern, check } of PACK_SHAPES) {
    if (!packs.includes(pack)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = match[0];
      const start = match.index;
      if (!check(value, text, start)) continue;
      hits.push({ kind, category, start, end: start + value.length, value, strength });
    }
  }
}

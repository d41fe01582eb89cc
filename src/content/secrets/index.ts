/**
 * Finds secrets whose own structure proves them: an issuer's prefix with the exact length and alphabet, a checksum, a
 * header that decodes. Ships in the recorder's chunk, so it imports nothing but this folder.
 */
import { base62, crc32, entropy } from "./checksum.ts";
import { findPrivateKeys } from "./private-key.ts";

export interface SecretHit {
  /** `github-token`, `private-key`, …: what enters markers, messages and fingerprints. */
  readonly kind: string;
  /** UTF-16 offsets into the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /**
   * `verified`: the structure proves an issuer's secret, so a rule may report it. `plausible`: worth redacting, but
   * often harmless (a JWT may be a public identity) or without proof (a checksum that does not fit), so no rule reports it.
   */
  readonly strength: "verified" | "plausible";
}

interface Shape {
  readonly kind: string;
  readonly strength: "verified" | "plausible";
  /** Literal starts of the secret; one scan looks for those of all shapes before any pattern runs. */
  readonly starts: readonly string[];
  /**
   * Sticky; tried where a start was found. Every quantifier is bounded, or it runs over a class of characters that may
   * not stand before a start, so that no run is scanned more than three times and the whole stays linear.
   */
  readonly pattern: RegExp;
  /** Bits per character that `body` must reach. */
  readonly minEntropy: number;
  /** The part of the secret that the issuer drew at random; default: all behind the start. */
  readonly body?: (value: string, start: string) => string;
  readonly verify?: (value: string) => boolean;
  /**
   * Kind of a value that `verify` refuses, which is worth redacting all the same: its issuer may have changed how it
   * computes the checksum, and a typing error in a real token leaves most of it readable.
   */
  readonly otherwise?: string;
}

/** GitHub and npm: six base62 digits of the CRC-32 over the thirty characters before them. */
function hasCrcTail(value: string): boolean {
  const body = value.slice(-36);
  return base62(crc32(body.slice(0, 30)), 6) === body.slice(30);
}

/** True when the first segment of a JWT is JSON that names a real signing algorithm. */
function hasJwtHeader(value: string): boolean {
  const segments = value.slice(value.indexOf("eyJ")).split(".");
  try {
    const header: unknown = JSON.parse(Buffer.from(segments[0] as string, "base64url").toString("utf8"));
    if (typeof header !== "object" || header === null) return false;
    const alg: unknown = (header as Record<string, unknown>).alg;
    // The payload of the introduction page that half the internet copies.
    const payload = Buffer.from(segments[1] as string, "base64url").toString("latin1");
    return typeof alg === "string" && alg.toLowerCase() !== "none" && !payload.includes('"sub":"1234567890"');
  } catch {
    return false;
  }
}

// A star where "16 and more" would do: a counted repetition fills the engine's stack on a very long text.
const JWT = "eyJ[A-Za-z0-9_-]+\\.eyJ[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{16}[A-Za-z0-9_-]*";

const SHAPES: readonly Shape[] = [
  {
    kind: "github-token",
    strength: "verified",
    starts: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
    pattern: /gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
    minEntropy: 3,
    verify: hasCrcTail,
    otherwise: "github-token-shape",
  },
  {
    // Installation tokens of 2026 on: a JWT behind the prefix and, in between, the app's number.
    kind: "github-token",
    strength: "verified",
    starts: ["ghs_"],
    pattern: new RegExp(`ghs_(?:[0-9]{1,12}_)?${JWT}`, "y"),
    minEntropy: 3,
    verify: hasJwtHeader,
  },
  {
    kind: "github-token",
    strength: "verified",
    starts: ["github_pat_"],
    pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/y,
    minEntropy: 4,
  },
  {
    kind: "npm-token",
    strength: "verified",
    starts: ["npm_"],
    pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
    minEntropy: 3,
    verify: hasCrcTail,
    otherwise: "npm-token-shape",
  },
  {
    // A macaroon that names the package index as its location.
    kind: "pypi-token",
    strength: "verified",
    starts: ["pypi-AgEIcHlwaS5vcmc"],
    pattern: /pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{70,400}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.5,
  },
  {
    kind: "aws-access-key-id",
    strength: "verified",
    starts: ["AKIA", "ASIA"],
    pattern: /A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/y,
    minEntropy: 2.9,
  },
  {
    kind: "anthropic-api-key",
    strength: "verified",
    starts: ["sk-ant-"],
    pattern: /sk-ant-(?:api|admin|oat|ort)[0-9]{2}-[A-Za-z0-9_-]{93}AA(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    // The eight letters in the middle are base64 for "OpenAI".
    kind: "openai-api-key",
    strength: "verified",
    starts: ["sk-"],
    pattern:
      /sk-(?:(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}T3BlbkFJ[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58}T3BlbkFJ[A-Za-z0-9_-]{58})|[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20})(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "stripe-live-key",
    strength: "verified",
    starts: ["sk_live_", "rk_live_"],
    pattern: /[sr]k_live_[A-Za-z0-9]{24,247}(?![A-Za-z0-9_])/y,
    minEntropy: 3.4,
  },
  {
    kind: "slack-token",
    strength: "verified",
    starts: ["xoxb-", "xoxp-", "xapp-"],
    pattern:
      /(?:xoxb-[0-9]{10,13}-[0-9]{10,13}-[A-Za-z0-9]{24}|xoxp-[0-9]{10,13}-[0-9]{10,13}-[0-9]{10,13}-[a-f0-9]{32}|xapp-1-A[A-Z0-9]{8,12}-[0-9]{10,13}-[a-f0-9]{64})(?![A-Za-z0-9])/y,
    minEntropy: 3,
    body: (value) => value.slice(value.lastIndexOf("-") + 1),
  },
  {
    kind: "slack-webhook",
    strength: "verified",
    starts: ["hooks.slack.com/services/"],
    pattern: /hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}(?![A-Za-z0-9])/y,
    minEntropy: 3.2,
    body: (value) => value.slice(value.lastIndexOf("/") + 1),
  },
  {
    kind: "google-api-key",
    strength: "verified",
    starts: ["AIza"],
    pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.9,
  },
  {
    kind: "google-oauth-secret",
    strength: "verified",
    starts: ["GOCSPX-"],
    pattern: /GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
  },
  {
    kind: "gitlab-token",
    strength: "verified",
    starts: ["glpat-"],
    pattern:
      /glpat-(?:[A-Za-z0-9_-]{27,300}\.(?:[0-9]{2}\.)?[0-9a-z]{9}(?![A-Za-z0-9_-])|[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-]))/y,
    minEntropy: 3.2,
  },
  {
    kind: "sendgrid-api-key",
    strength: "verified",
    starts: ["SG."],
    pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "huggingface-token",
    strength: "verified",
    starts: ["hf_"],
    pattern: /hf_[A-Za-z]{34}(?![A-Za-z0-9_])/y,
    minEntropy: 3.8,
  },
  {
    kind: "digitalocean-token",
    strength: "verified",
    starts: ["dop_v1_", "doo_v1_", "dor_v1_"],
    pattern: /do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])/y,
    minEntropy: 3.2,
  },
  {
    kind: "jwt",
    strength: "plausible",
    starts: ["eyJ"],
    pattern: new RegExp(JWT, "y"),
    minEntropy: 3.5,
    verify: hasJwtHeader,
  },
];

/** Forty characters without a prefix prove nothing; the name before them makes them worth redacting. */
const AWS_SECRET = /secret_?access_?key["'\\\s:=]{1,12}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi;

/**
 * Words of documentation. A random body of forty letters holds one of them with a chance well below one in a million.
 */
const PLACEHOLDER =
  /example|placeholder|redacted|changeme|replace_?me|dummy|insert|your[_-]?(?:key|token|api|secret)|xxxx/i;

/** The body that the article introducing GitHub's format uses; its checksum is right. */
const DOCUMENTED: ReadonlySet<string> = new Set([["zQWBuTSOoRi4A9s", "pHcVY5ncnsDkxkJ", "0mLq17"].join("")]);

const REPORTED: ReadonlySet<string> = new Set([
  ...SHAPES.filter((shape) => shape.strength === "verified").map((shape) => shape.kind),
  "private-key",
  "env",
]);

/** True for a kind that a rule reports when a marker names it: the verified shapes, and `env` for an exact value. */
export function isReportedKind(kind: string): boolean {
  return REPORTED.has(kind);
}

/** Finds the starts of a set of shapes in one pass. */
interface Scanner {
  /** Matches where a cue ends: a start of a secret, or the part of it up to its last seldom character. */
  readonly cues: RegExp;
  /** Shapes with the literal they start with, by the shortest cue that leads to them. */
  readonly byCue: ReadonlyMap<string, readonly { readonly shape: Shape; readonly start: string }[]>;
  /** The cues that end in a seldom character. */
  readonly seldom: readonly string[];
}

/** Characters that prose, code and JSON hold little of, and most starts of secrets at least one. */
const SELDOM = "_.J-";

/**
 * The recorder looks through every byte of a session, so the pattern is made for text that holds no secret: where it can,
 * it looks for a seldom character and then back, in less than half the time that an alternative for each start takes.
 */
function scanner(shapes: readonly Shape[]): Scanner {
  const all = shapes.flatMap((shape) => shape.starts.map((start) => ({ shape, start })));
  const cues = [...new Set(all.map(({ start }) => cueOf(start)))];
  const shortest = cues.filter((one) => !cues.some((other) => other !== one && one.startsWith(other)));
  const seldom = shortest.filter((cue) => SELDOM.includes(cue.at(-1) as string));
  const others = shortest.filter((cue) => !seldom.includes(cue));
  const behind = seldom.length === 0 ? [] : [`[${SELDOM}](?<=${seldom.map(literally).join("|")})`];
  return {
    cues: new RegExp([...behind, ...others.map(literally)].join("|"), "g"),
    byCue: new Map(shortest.map((cue) => [cue, all.filter(({ start }) => start.startsWith(cue))])),
    seldom,
  };
}

function cueOf(start: string): string {
  const last = Math.max(...[...SELDOM].map((char) => start.lastIndexOf(char)));
  return last > 0 ? start.slice(0, last + 1) : start;
}

function literally(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]/g, "\\$&");
}

const VERIFIED = scanner(SHAPES.filter((shape) => shape.strength === "verified"));
const ALL = scanner(SHAPES);

/**
 * All secrets in a text, in order, none overlapping. The cost is linear in the length of the text.
 * @param text any text; JSON may be given as it stands, escapes before a secret are understood
 * @param options.plausible true to add what is only worth redacting
 */
export function findSecrets(text: string, options: { readonly plausible?: boolean } = {}): readonly SecretHit[] {
  const { cues, byCue, seldom } = options.plausible ? ALL : VERIFIED;
  const hits: SecretHit[] = [];
  let from = 0;
  cues.lastIndex = 0;
  for (let found = cues.exec(text); found; found = cues.exec(text)) {
    const end = cues.lastIndex;
    const cue = found[0].length > 1 ? found[0] : (seldom.find((one) => text.startsWith(one, end - one.length)) ?? "");
    const at = end - cue.length;
    // A cue that begins within the last hit is part of it.
    if (at < from || !startsWord(text, at)) continue;
    const hit = hitAt(text, at, byCue.get(cue) ?? [], options.plausible);
    if (!hit) continue;
    hits.push(hit);
    from = hit.end;
    cues.lastIndex = from;
  }
  hits.push(...findPrivateKeys(text));
  if (options.plausible) collectAwsSecrets(text, hits);
  return hits.length < 2 ? hits : withoutOverlaps(hits);
}

function hitAt(
  text: string,
  at: number,
  candidates: readonly { readonly shape: Shape; readonly start: string }[],
  plausible = false,
): SecretHit | undefined {
  let unproven: SecretHit | undefined;
  for (const { shape, start } of candidates) {
    const hit = text.startsWith(start, at) ? matchAt(text, shape, start, at) : undefined;
    if (hit?.strength === shape.strength) return hit;
    unproven ??= hit;
  }
  return plausible ? unproven : undefined;
}

/** A hit weaker than its shape is one that the shape's proof refused. */
function matchAt(text: string, shape: Shape, start: string, at: number): SecretHit | undefined {
  shape.pattern.lastIndex = at;
  const value = shape.pattern.exec(text)?.[0];
  if (value === undefined) return undefined;
  const body = shape.body ? shape.body(value, start) : value.slice(start.length);
  if (entropy(body) < shape.minEntropy || isPlaceholder(value, body)) return undefined;
  const end = at + value.length;
  if (!shape.verify || shape.verify(value))
    return { kind: shape.kind, start: at, end, value, strength: shape.strength };
  return shape.otherwise ? { kind: shape.otherwise, start: at, end, value, strength: "plausible" } : undefined;
}

/**
 * True when no character of a word stands before `at`. The last letter of a JSON or percent escape (`\n`, `\u0020`,
 * `%3D`) is no such character.
 */
function startsWord(text: string, at: number): boolean {
  if (at === 0 || !/[A-Za-z0-9_-]/.test(text[at - 1] as string)) return true;
  return /(?:\\[bfnrt]|\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2})$/.test(text.slice(Math.max(0, at - 6), at));
}

function isPlaceholder(value: string, body: string): boolean {
  return PLACEHOLDER.test(value) || hasRun(body) || DOCUMENTED.has(body);
}

/** The same character six times, or eight that count up or down as in `12345678` and `abcdefgh`. */
function hasRun(body: string): boolean {
  let equal = 1;
  let rising = 1;
  let falling = 1;
  for (let i = 1; i < body.length; i++) {
    const step = body.charCodeAt(i) - body.charCodeAt(i - 1);
    equal = step === 0 ? equal + 1 : 1;
    rising = step === 1 ? rising + 1 : 1;
    falling = step === -1 ? falling + 1 : 1;
    if (equal >= 6 || rising >= 8 || falling >= 8) return true;
  }
  return false;
}

function collectAwsSecrets(text: string, hits: SecretHit[]): void {
  for (const match of text.matchAll(AWS_SECRET)) {
    const value = match[1] as string;
    if (entropy(value) < 4 || isPlaceholder(value, value)) continue;
    const end = match.index + match[0].length;
    hits.push({ kind: "aws-secret-access-key", start: end - value.length, end, value, strength: "plausible" });
  }
}

function withoutOverlaps(hits: SecretHit[]): readonly SecretHit[] {
  hits.sort((a, b) => a.start - b.start || b.end - a.end || (a.strength === "verified" ? -1 : 1));
  const kept: SecretHit[] = [];
  let end = -1;
  for (const hit of hits) {
    if (hit.start < end) continue;
    kept.push(hit);
    end = hit.end;
  }
  return kept;
}

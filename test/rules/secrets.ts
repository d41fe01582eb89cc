/**
 * Builds secrets of valid shape when a test runs, so that none stands in the repository. The same kind gives the same
 * value in every run; `{{secret:github-token#2}}` gives another one of the kind.
 */
import { createHash, generateKeyPairSync } from "node:crypto";
import { base62, crc32 } from "../../src/content/secrets/checksum.ts";
import { NAMED_KINDS, named } from "../content/secrets/generate-named.ts";
import { PERSONAL_KINDS, personal } from "../content/secrets/generate-personal.ts";
import { TOKEN_KINDS, token } from "../content/secrets/generate-tokens.ts";
import { Random } from "../content/secrets/random.ts";

const ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const HEX = "0123456789abcdef";
const DIGITS = "0123456789";

/** Draws from `alphabet`, seeded by a name, without three equal characters in a row. */
function draw(seed: string, alphabet: string, length: number): string {
  let out = "";
  for (let block = 0; out.length < length; block++) {
    for (const byte of createHash("sha256").update(`${seed}/${block}`).digest()) {
      const char = alphabet[byte % alphabet.length] as string;
      if (out.endsWith(char + char) || out.length === length) continue;
      out += char;
    }
  }
  return out;
}

function withCrc(prefix: string, seed: string): string {
  const body = draw(seed, ALNUM, 30);
  return prefix + body + base62(crc32(body), 6);
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const jwt = (seed: string): string =>
  `${base64url({ alg: "RS256", typ: "JWT" })}.${base64url({ iss: "https://issuer.test", jti: draw(seed, HEX, 16) })}.${draw(seed, ALNUM, 86)}`;

const BUILDERS: Readonly<Record<string, (seed: string) => string>> = {
  "github-token": (seed) => withCrc("ghp_", seed),
  "github-oauth-token": (seed) => withCrc("gho_", seed),
  "github-app-token": (seed) => `ghs_123456_${jwt(seed)}`,
  "github-fine-grained-token": (seed) => `github_pat_${draw(`${seed}a`, ALNUM, 22)}_${draw(`${seed}b`, ALNUM, 59)}`,
  "npm-token": (seed) => withCrc("npm_", seed),
  "pypi-token": (seed) => `pypi-AgEIcHlwaS5vcmc${draw(seed, ALNUM, 140)}`,
  "aws-access-key-id": (seed) => `AKIA${draw(seed, BASE32, 16)}`,
  "anthropic-api-key": (seed) => `sk-ant-api03-${draw(seed, ALNUM, 93)}AA`,
  "openai-api-key": (seed) => `sk-proj-${draw(`${seed}a`, ALNUM, 74)}T3BlbkFJ${draw(`${seed}b`, ALNUM, 74)}`,
  "stripe-live-key": (seed) => `sk_live_${draw(seed, ALNUM, 48)}`,
  "slack-token": (seed) =>
    `xoxb-${draw(`${seed}a`, DIGITS, 12)}-${draw(`${seed}b`, DIGITS, 12)}-${draw(seed, ALNUM, 24)}`,
  "slack-webhook": (seed) =>
    `https://hooks.slack.com/services/T${draw(`${seed}a`, BASE32, 10)}/B${draw(`${seed}b`, BASE32, 10)}/${draw(seed, ALNUM, 24)}`,
  "google-api-key": (seed) => `AIza${draw(seed, ALNUM, 35)}`,
  "google-oauth-secret": (seed) => `GOCSPX-${draw(seed, ALNUM, 28)}`,
  "gitlab-token": (seed) => `glpat-${draw(seed, ALNUM, 20)}`,
  "sendgrid-api-key": (seed) => `SG.${draw(`${seed}a`, ALNUM, 22)}.${draw(`${seed}b`, ALNUM, 43)}`,
  "huggingface-token": (seed) => `hf_${draw(seed, LETTERS, 34)}`,
  "digitalocean-token": (seed) => `dop_v1_${draw(seed, HEX, 64)}`,
  "private-key": () => privateKey(),
  jwt,
};

let key: string | undefined;

/** A fresh key each run: its text is random, and nothing may depend on it. */
function privateKey(): string {
  key ??= String(
    generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "pem", type: "pkcs8" }),
  ).trim();
  return key;
}

/** Kinds that have a form of their own, sorted; those of the generators may be named, too. */
export const SECRET_KINDS: readonly string[] = Object.keys(BUILDERS).sort();

/** The value alone: what belongs to it, a name or a word before it, the fixture says. */
function generated(kind: string, seed: string): string | undefined {
  const random = new Random(crc32(seed));
  if (TOKEN_KINDS.includes(kind)) return token(kind, random).value;
  if (PERSONAL_KINDS.includes(kind)) return personal(kind, random).value;
  return NAMED_KINDS.includes(kind) ? named(kind, random).value : undefined;
}

/**
 * @param name a kind, with `#<n>` behind it for another value of that kind
 * @throws Error for a kind that nobody builds
 */
export function buildSecret(name: string): string {
  const kind = name.replace(/#[0-9]+$/, "");
  const value = BUILDERS[kind]?.(name) ?? generated(kind, name);
  if (value === undefined) throw new Error(`no secret of kind ${name}`);
  return value;
}

/**
 * Replaces each `{{secret:<kind>}}` of a fixture. In files of JSON, line breaks of a private key are escaped.
 * @param json true when the text is JSON or JSON lines
 */
export function assembleSecrets(text: string, json = false): string {
  return text.replace(/\{\{secret:([a-z0-9-]+(?:#[0-9]+)?)\}\}/g, (_whole, name: string) => {
    const secret = buildSecret(name);
    return json ? JSON.stringify(secret).slice(1, -1) : secret;
  });
}

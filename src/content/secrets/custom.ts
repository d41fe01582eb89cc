/** Patterns of the configuration. Loaded only where there are some, since their engine is (linear-pattern.ts). */
import { UserError } from "../../errors/user-error.ts";
import { linearPattern, MAX_PATTERN_LENGTH, type PatternFault } from "../linear-pattern.ts";
import { isReservedKind } from "../redact/reserved-kinds.ts";
import { entropy } from "./checksum.ts";
import { hasJwtHeader } from "./jwt.ts";
import { secretKind } from "./kinds.ts";
import type { CustomPattern } from "./types.ts";
import { aba, base58, bech32, digitsOf, luhn, remainder, uuid4, verhoeff } from "./validators.ts";

export const MAX_CUSTOM_PATTERNS = 100;

/** Checks by the name that a configuration writes. */
export const VALIDATORS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ["luhn", (value) => luhn(digitsOf(value)) && digitsOf(value).length >= 8],
  ["iban", (value) => isIbanSum(value.replace(/[ -]/g, "").toUpperCase())],
  ["aba", (value) => aba(digitsOf(value))],
  ["verhoeff", (value) => verhoeff(digitsOf(value))],
  ["base58", base58],
  ["bech32", bech32],
  ["jwt", hasJwtHeader],
  ["uuid4", uuid4],
  ["entropy", (value) => entropy(value) > 3],
  ["entropy_high", (value) => entropy(value) > 4],
  ["entropy_auto", (value) => entropy(value) > entropyFloor(value)],
  ["mod97", (value) => remainder(digitsOf(value), 97) === 1],
]);

function isIbanSum(compact: string): boolean {
  return (
    /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(compact) && remainder(compact.slice(4) + compact.slice(0, 4), 97) === 1
  );
}

/** What random text of the value's alphabet reaches. */
function entropyFloor(value: string): number {
  if (/^[0-9a-f]+$/i.test(value)) return 3;
  if (/[+/=]/.test(value) && /^[A-Za-z0-9+/=]+$/.test(value)) return 4.5;
  return /^[A-Za-z0-9]+$/.test(value) ? 3.7 : 3;
}

const MEMBERS: readonly string[] = ["kind", "pattern", "validator", "title"];

/**
 * @param config a list of `{ kind, pattern, validator?, title? }`; `pattern` is an RE2 expression, whose first group, if it
 *   has one, is the value
 * @param where how messages call the list, such as `.portlight/config.yml: secrets.patterns`
 * @throws UserError for the first mistake, in one sentence
 */
export function compileCustomPatterns(config: unknown, where = "patterns"): readonly CustomPattern[] {
  if (!Array.isArray(config)) throw new UserError(`${where} must be a list of patterns, each with kind and pattern`);
  if (config.length > MAX_CUSTOM_PATTERNS) {
    throw new UserError(`${where} has ${config.length} patterns; use at most ${MAX_CUSTOM_PATTERNS}`);
  }
  const seen = new Set<string>();
  return config.map((entry: unknown, index) => {
    const place = `${where}[${index}]`;
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
      throw new UserError(`${place} must be a mapping with kind and pattern`);
    }
    const pattern = compileCustomPattern(entry, (member, reason) => {
      throw new UserError(`${place}${member === "" ? "" : `.${member}`} ${reason}`);
    });
    if (seen.has(pattern.kind))
      throw new UserError(`${place} has the kind ${pattern.kind} of an earlier one; choose another`);
    seen.add(pattern.kind);
    return pattern;
  });
}

/** Tells of a mistake. @param member of the pattern, "" for all of it @param reason goes on after the member's name */
type Refuse = (member: "" | "kind" | "title" | "validator" | "pattern", reason: string) => never;

/**
 * One pattern of the list that `compileCustomPatterns` takes.
 * @param refuse called for the first mistake; throws
 */
export function compileCustomPattern(entry: object, refuse: Refuse): CustomPattern {
  const members = new Map<string, unknown>(Object.entries(entry));
  for (const name of members.keys()) {
    if (!MEMBERS.includes(name)) refuse("", `has an unknown member; use ${MEMBERS.join(", ")}`);
  }
  const kind = members.get("kind");
  if (typeof kind !== "string" || !/^[a-z][a-z0-9-]{1,39}$/.test(kind)) {
    return refuse("kind", "must be 2 to 40 of a-z, 0-9 and hyphen, and begin with a letter");
  }
  if (isReservedKind(kind)) {
    refuse("kind", `${kind} says what a marker stands for, not what was found; choose another`);
  }
  if (secretKind(kind) !== undefined) {
    refuse("kind", `${kind} is a kind that is looked for already; choose another`);
  }
  const title = members.get("title") ?? kind;
  if (typeof title !== "string" || title.length === 0 || title.length > 100) {
    return refuse("title", "must be a text of at most 100 characters");
  }
  const accepts = validatorOf(members.get("validator"), refuse);
  return { kind, title, matches: matcherOf(members.get("pattern"), refuse), ...(accepts ? { accepts } : {}) };
}

function validatorOf(name: unknown, refuse: Refuse): ((value: string) => boolean) | undefined {
  if (name === undefined) return undefined;
  const found = typeof name === "string" ? VALIDATORS.get(name) : undefined;
  return found ?? refuse("validator", `must be one of ${[...VALIDATORS.keys()].sort().join(", ")}`);
}

const FAULTS: Readonly<Record<PatternFault, string>> = {
  length: `must be a regular expression of at most ${MAX_PATTERN_LENGTH} characters`,
  syntax: "is no RE2 expression; look-around and back references do not exist there",
  empty: "matches the empty text; make it need a character",
};

function matcherOf(source: unknown, refuse: Refuse): CustomPattern["matches"] {
  const pattern = linearPattern(source);
  return typeof pattern === "string" ? refuse("pattern", FAULTS[pattern]) : pattern;
}

/**
 * Replaces secrets in a text that is about to be stored: by their shape, by exact value, and by rules about keys, values and
 * places. Works on a JSON text without parsing it, so that key order, number spelling and white space survive; a value that
 * is taken out becomes a string, and no member or element goes. Ships in the recorder's chunk.
 */
import { MAX_JSON_LAYERS } from "./json-escapes.ts";
import { asItReads, mayBeDisguised } from "./redact/disguised.ts";
import { type EscapedText, lengthWithin, originOf, unescaped } from "./redact/escaped-text.ts";
import { type ExactValues, exactValues } from "./redact/exact.ts";
import { mayHoldControlSequences, spreadOverStrings, withoutControlSequences } from "./redact/interrupted.ts";
import { keyParts } from "./redact/key-parts.ts";
import { knownKinds } from "./redact/known-kinds.ts";
import { markerPlaces } from "./redact/marker.ts";
import { compactName } from "./redact/names.ts";
import { besideMarkers, between, inJson, merge, type Range, replaceAll, type Span } from "./redact/spans.ts";
import { type Form, type Taken, takenFrom } from "./redact/structure.ts";
import type { Redaction, RedactionRules } from "./redact/types.ts";
import { type FindOptions, findSecrets } from "./secrets/index.ts";
import { isSecretName } from "./secrets/names.ts";

export { type ExactValues, exactValues, MIN_EXACT } from "./redact/exact.ts";
export { LineSecrets } from "./redact/lines.ts";
export { findMarkers, redactionMarker } from "./redact/marker.ts";
export { pathPattern } from "./redact/paths.ts";
export type { Redaction, RedactionRules } from "./redact/types.ts";

export interface RedactOptions {
  /**
   * True when the text is one JSON value: a marker is then only ever put inside of a string, or in place of a whole
   * number, so that the text stays JSON.
   */
  readonly json?: boolean;
  /** Values to remove, such as those of secret-looking environment variables. Shorter ones than 8 are ignored. */
  readonly exact?: readonly string[] | ExactValues;
}

export interface RuledRedaction extends Redaction {
  /** Whether the text was JSON, the beginning of it, or neither. */
  readonly form: Form;
  /** What was taken out, as it read without escapes, for `scrubHeaders`. */
  readonly removed: ReadonlySet<string>;
}

/** So often a text with secrets is looked through. */
const MAX_PASSES = 4;
/** Values that are remembered for headers. */
const MAX_REMOVED = 10_000;

/**
 * Replaces every secret of known shape and every exact value by `[redacted:<kind>:<length>]`, `env` being the kind of
 * an exact value. Values are found as they stand, encoded, and behind up to three layers of JSON escapes.
 * @param also parts of a text that is no JSON, known from elsewhere, as from the lines before it
 */
export function redactText(text: string, options: RedactOptions = {}, also: readonly Span[] = []): Redaction {
  const exact = exactOf(options.exact);
  const json = options.json === true;
  const first = replaceAll(text, withAlso(text, spansIn(text, json, exact), also));
  return repeated(first, (once) => replaceAll(once, spansIn(once, json, exact)));
}

/**
 * True when nothing in a text has the shape of a secret or is one of the values. Cheaper than redacting it.
 * @param printable known to be ASCII without controls, so that they are not looked for
 */
export function isClean(text: string, exact: ExactValues, secrets?: FindOptions, printable = false): boolean {
  return (
    findSecrets(text, secrets ? { ...SHAPE_OPTIONS, ...secrets } : SHAPE_OPTIONS).length === 0 &&
    exact.find(text).length === 0 &&
    !text.includes("PRIVATE KEY") &&
    !mayHide(text, printable) &&
    spreadOverStrings(text).length === 0
  );
}

/**
 * Applies all rules to a text. What is JSON stays JSON of the same structure. Of JSON that was cut, as of a message that
 * is too long, the beginning is treated as such; in any other text key rules reach `name=value` and `name: value`.
 * @param also as for `redactText`
 */
export function redact(text: string, rules: RedactionRules, also: readonly Span[] = []): RuledRedaction {
  const removed = new Set<string>();
  const ready = { ...rules, exact: exactOf(rules.exact) };
  const first = redactOnce(text, ready, also, removed);
  return { ...repeated(first, (once) => redactOnce(once, ready, [], removed)), form: first.form, removed };
}

function redactOnce(
  text: string,
  rules: RedactionRules & { readonly exact: ExactValues },
  also: readonly Span[],
  removed: Set<string>,
): Redaction & { readonly form: Form } {
  const { taken, form } = takenFrom(text, rules);
  const found = spansIn(text, form !== "other", rules.exact, rules.secrets, removed);
  const spans = form === "other" ? withAlso(text, found, also, rules.secrets) : found;
  const ruled = form === "other" ? takenFromText(text, rules) : taken;
  if (ruled.length === 0) return { ...replaceAll(text, spans), form };
  // A marker of a kind that is none of ours may be anybody's: a rule takes it out like other text.
  const markers = markerPlaces(text, knownKinds(rules.secrets?.custom)).filter(({ inner }) => inner === undefined);
  const occupied = [...spans, ...markers].sort((a, b) => a.start - b.start);
  const all = [...spans, ...ruledSpans(text, ruled, occupied, removed)].sort((a, b) => a.start - b.start);
  return { ...replaceAll(text, all), form };
}

/** What stood glued to a secret, as a second token, is one only when the first is gone. */
function repeated(first: Redaction, again: (text: string) => Redaction): Redaction {
  let { text, count } = first;
  for (let pass = 1, last = count; last > 0 && pass < MAX_PASSES; pass++) {
    const next = again(text);
    last = next.count;
    count += last;
    text = next.text;
  }
  return { text, count };
}

/** Names that a key rule matches: the given ones whatever their case and separators, and those that mean a secret. */
export function keyRule(names: readonly string[], options: { readonly preset: boolean }): (name: string) => boolean {
  const given = new Set(names.map(compactName).filter((name) => name !== ""));
  const known = new Map<string, boolean>();
  return (name) => {
    let answer = known.get(name);
    if (answer === undefined) {
      answer = given.has(compactName(name)) || (options.preset && isSecretName(name));
      // Untrusted names: what is remembered is bounded.
      if (known.size < 4096 && name.length <= 128) known.set(name, answer);
    }
    return answer;
  };
}

function exactOf(exact: readonly string[] | ExactValues | undefined): ExactValues {
  return exact === undefined || Array.isArray(exact)
    ? exactValues((exact as readonly string[]) ?? [])
    : (exact as ExactValues);
}

const SHAPE_OPTIONS = { plausible: true, suspected: true } as const;
/** Escapes that hide a letter of a secret or a character within one, and more layers than the forms of an exact value cover. */
const HIDING = /\\(?:[u/bf]|\\\\\\)/;

function mayHide(text: string, printable = false): boolean {
  return (
    (text.includes("\\") && HIDING.test(text)) ||
    (!printable && mayHoldControlSequences(text)) ||
    mayBeDisguised(text, printable)
  );
}

/** Secrets of known shape and exact values: sorted, not overlapping, beside markers, and inside of strings in JSON. */
function spansIn(
  text: string,
  json: boolean,
  exact: ExactValues,
  secrets?: FindOptions,
  removed?: Set<string>,
): readonly Span[] {
  const options = { ...SHAPE_OPTIONS, ...secrets };
  const escapes = text.includes("\\");
  const first = spansOf({ text }, exact, options);
  const spread = spreadOverStrings(text);
  if (first.length + spread.length === 0 && !mayHide(text)) return first;
  // In JSON a match must not begin with the letter of an escape, so text with escapes is only searched without them.
  let spans = spread.concat(json && escapes ? [] : first);
  let layer: EscapedText = { text };
  for (let depth = 0; depth < MAX_JSON_LAYERS && layer.text.includes("\\"); depth++) {
    layer = unescaped(layer);
    spans = spans.concat(spansOf(layer, exact, options));
  }
  if (spans.length === 0) return spans;
  const beside = besideMarkers(merge(spans), markerPlaces(text, knownKinds(secrets?.custom)));
  const kept = json ? inJson(text, beside) : beside;
  if (removed) {
    for (const span of kept) remember(removed, text.slice(span.start, span.end));
  }
  return kept;
}

function withAlso(text: string, spans: readonly Span[], also: readonly Span[], secrets?: FindOptions): readonly Span[] {
  if (also.length === 0) return spans;
  return besideMarkers(merge([...spans, ...also]), markerPlaces(text, knownKinds(secrets?.custom)));
}

function spansOf(layer: EscapedText, exact: ExactValues, options: FindOptions): Span[] {
  const spans: Span[] = [];
  const plain = withoutControlSequences(layer);
  if (plain) spans.push(...spansOf(plain, exact, options));
  const read = plain ? undefined : asItReads(layer);
  if (read) spans.push(...disguised(read, layer, exact));
  for (const hit of findSecrets(layer.text, options)) {
    const start = originOf(layer, hit.start);
    spans.push({ start, end: originOf(layer, hit.end), kind: hit.kind, length: hit.value.length });
  }
  // Of a key that is whole they lie in its own span, and `merge` drops them.
  for (const { start, end } of keyParts(layer.text)) {
    const length = end - start;
    spans.push({ start: originOf(layer, start), end: originOf(layer, end), kind: "private-key-part", length });
  }
  for (const hit of exact.find(layer.text)) {
    spans.push({ start: originOf(layer, hit.start), end: originOf(layer, hit.end), kind: "env", length: hit.length });
  }
  return spans;
}

/** What only shows when a text is read: proven secrets and exact values, whose span is another one than that of the text. */
function disguised(read: EscapedText, layer: EscapedText, exact: ExactValues): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number, kind: string, length: number): void => {
    const start = originOf(read, from);
    // Up to the end of what its last character was made of.
    const end = to >= read.text.length ? originOf(layer, layer.text.length) : originOf(read, to);
    if (end > start) spans.push({ start, end, kind, length });
  };
  for (const { start, end, kind, value } of findSecrets(read.text, { plausible: true }))
    add(start, end, kind, value.length);
  for (const { start, end, length } of exact.find(read.text)) add(start, end, "env", length);
  return spans;
}

/** The parts that rules take out and that are not taken yet. */
function ruledSpans(
  text: string,
  taken: readonly Taken[],
  occupied: readonly Range[],
  removed: Set<string>,
): readonly Span[] {
  const order: Readonly<Record<Taken["kind"], number>> = { path: 0, key: 1, value: 2 };
  const sorted = [...taken].sort((a, b) => a.start - b.start || b.end - a.end || order[a.kind] - order[b.kind]);
  const spans: Span[] = [];
  let end = 0;
  for (const part of sorted) {
    const from = Math.max(part.start, end);
    if (from >= part.end) continue;
    end = part.end;
    if (part.quote === undefined || part.end - part.start < 400) remember(removed, textOf(part));
    for (const gap of between({ start: from, end: part.end }, occupied)) {
      if (text.slice(gap.start, gap.end).trim() === "") continue;
      const length = lengthWithin(part.layer, gap.start, gap.end);
      spans.push({ ...gap, kind: part.kind, length, ...(part.quote !== undefined && { quote: part.quote }) });
    }
  }
  return spans;
}

function textOf({ layer, start, end }: Taken): string {
  const before = lengthWithin(layer, originOf(layer, 0), start);
  return layer.text.slice(before, before + lengthWithin(layer, start, end));
}

function remember(removed: Set<string>, value: string): void {
  if (removed.size < MAX_REMOVED && value.length > 0) removed.add(value);
}

const NAMED_VALUE =
  /(?<![\w.-])([\w.-]{1,64})["']?[ \t]{0,4}[=:][ \t]{0,4}(?:"([^"\n]+)|'([^'\n]+)|((?:(?:bearer|basic|digest|token)[ \t]{1,4})?[^\s"',;&]+))/gi;

/** What rules take out of a text that is no JSON. */
function takenFromText(text: string, rules: RedactionRules): readonly Taken[] {
  const taken: Taken[] = [];
  const layer: EscapedText = { text };
  if (rules.isSecretKey) {
    for (const match of text.matchAll(NAMED_VALUE)) {
      if (!rules.isSecretKey(match[1] as string)) continue;
      const end = match.index + match[0].length;
      const value = match[2] ?? match[3] ?? (match[4] as string);
      taken.push({ kind: "key", start: end - value.length, end, layer });
    }
  }
  for (const matcher of rules.values ?? []) {
    for (const { start, end } of matcher(text)) if (end > start) taken.push({ kind: "value", start, end, layer });
  }
  return taken;
}

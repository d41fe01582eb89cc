import { findHidden } from "../hidden/index.ts";
import { type Mapped, normalise } from "../normalise/index.ts";
import { type Concealed, concealedIn, isConcealed } from "./concealed.ts";
import { isQuoted, speaksOfAttacks } from "./discourse.ts";
import { type EncodedLayer, eachEncodedLayer } from "./encoded.ts";
import { isPoisoning } from "./grammar.ts";
import { type FoundSignal, PASSAGE_WORDS, signalsIn } from "./signals.ts";
import type { DirectiveHit, DirectiveLevel, SignalHit } from "./types.ts";

export type DirectiveRole = "description" | "parameter" | "prompt" | "instructions" | "result";

/** Signals further apart than this, or than `PASSAGE_WORDS`, are about different things. */
const PASSAGE_SENTENCES = 2;

/**
 * Signals of one passage that are judged together, for pairs are counted by the square. A longer passage is judged in pieces
 * that overlap by half, so that a pair is never cut apart by what is put around it.
 */
const PIECE = 128;

/** Hits of one text, the weightiest first; more of them say nothing new, and that there are more is reported. */
const MAX_HITS = 200;

/** A text that was looked through in one of its readings. */
interface Reading {
  readonly mapped: Mapped;
  /** What the reading adds as a signal of its own, at a range of the reading. */
  readonly disguise?: (start: number, end: number) => "encoded" | "hidden" | undefined;
}

/** So many letters of a passage cannot be read as they stand: fewer are an escaped quote or an accent. */
const DISGUISED_LETTERS = 6;

const ASCII = /^[\x00-\x7f]*$/;

/**
 * Texts that steer a model, in order of their place; none overlapping. Looks at the text as it reads, with look-alike
 * letters folded, in its decoded layers and in what is hidden in it. The cost is linear in the length of the text.
 * @param text as it stands; offsets of hits are UTF-16 offsets into it
 */
export function findDirectives(text: string, options: { readonly role: DirectiveRole }): readonly DirectiveHit[] {
  return searchDirectives(text, options).hits;
}

/** `areas`, `layers`: something encoded was not decoded to its end. `hits`: there are more than are given. */
type DirectiveBound = "areas" | "layers" | "hits";

/** `findDirectives`, with the bounds that cut the search short, in order of their names. */
export function searchDirectives(
  text: string,
  { role }: { readonly role: DirectiveRole },
): { readonly hits: readonly DirectiveHit[]; readonly cut: readonly DirectiveBound[] } {
  const cut: DirectiveBound[] = [];
  const hits: DirectiveHit[] = [];
  let concealed: readonly Concealed[] | undefined;
  const onCut = (bound: DirectiveBound): void => {
    if (!cut.includes(bound)) cut.push(bound);
  };
  eachReading(text, onCut, (reading) => {
    const signals = signalsIn(reading.mapped.text);
    if (signals.length === 0) return;
    concealed ??= concealedIn(text);
    const counted = signals.filter((one) => counts(one, role));
    for (const hit of hitsIn(text, counted, concealed, reading, role)) hits.push(hit);
  });
  if (hits.length < 2) return { hits, cut: cut.sort() };
  const kept = strongest(hits);
  if (kept.length > MAX_HITS) onCut("hits");
  return { hits: kept.slice(0, MAX_HITS).sort((a, b) => a.start - b.start), cut: cut.sort() };
}

function eachReading(text: string, onCut: (bound: DirectiveBound) => void, take: (reading: Reading) => void): void {
  const plain = normalise(text, { confusables: false });
  take({ mapped: plain });
  const ascii = ASCII.test(text);
  if (!ascii) {
    // Letters of another script in the place of Latin ones are there to be misread.
    for (const window of changedWindows(plain, normalise(text, {}))) {
      take({
        mapped: window,
        disguise: (start, end) => (foreign(text, window.range(start, end)) ? "hidden" : undefined),
      });
    }
  }
  eachEncodedLayer(text, (found) => take(decodedReading(found)), onCut);
  if (ascii) return;
  for (const hidden of findHidden(text, { role: "prose" })) {
    if (hidden.message === undefined) continue;
    const inner = normalise(hidden.message, {});
    take({
      disguise: () => "hidden",
      mapped: { text: inner.text, changed: true, range: () => ({ start: hidden.start, end: hidden.end }) },
    });
  }
}

/** Around a changed letter so much is read, in units: more than a passage and its sentence reach. */
const WINDOW = 2_000;
/** Dashes stand in no word of a lexicon, and tell nothing when they are folded. */
const DASHES = /[\u2010-\u2015\u2212\u301c]/;

/** Where two readings of one text differ: in most texts only here and there. */
function changedWindows(plain: Mapped, folded: Mapped): readonly Mapped[] {
  const one = plain.text;
  const other = folded.text;
  if (one === other) return [];
  if (one.length !== other.length) return [folded];
  const ranges: { start: number; end: number }[] = [];
  for (let i = 0; i < one.length; i++) {
    if (one.charCodeAt(i) === other.charCodeAt(i) || DASHES.test(one[i] as string)) continue;
    const last = ranges.at(-1);
    const end = Math.min(one.length, i + WINDOW);
    if (last && i - WINDOW <= last.end) last.end = end;
    // A word stands in front, so that what follows does not look like the start of a line.
    else ranges.push({ start: Math.max(0, other.lastIndexOf(" ", Math.max(0, i - WINDOW)) - 1), end });
  }
  return ranges.map(({ start, end }) => ({
    text: other.slice(start, end),
    changed: true,
    range: (from, to) => folded.range(start + from, start + to),
  }));
}

function decodedReading({ layer, offset }: EncodedLayer): Reading {
  const inner = normalise(layer.text, {});
  return {
    disguise: (start, end) => {
      const range = inner.range(start, end);
      return layer.disguised(range.start, range.end) >= DISGUISED_LETTERS ? "encoded" : undefined;
    },
    mapped: {
      text: inner.text,
      changed: true,
      range: (start, end) => {
        const within = inner.range(start, end);
        const range = layer.range(within.start, within.end);
        return { start: range.start + offset, end: range.end + offset };
      },
    },
  };
}

/** Words that hold letters of Latin and of another script. */
function foreign(text: string, { start, end }: { start: number; end: number }): boolean {
  return /[a-z][\u0370-\u052f\u0530-\u058f\u13a0-\u13ff]|[\u0370-\u052f\u0530-\u058f\u13a0-\u13ff][a-z]/i.test(
    text.slice(start, end),
  );
}

function hitsIn(
  text: string,
  found: readonly FoundSignal[],
  concealed: readonly Concealed[],
  { mapped, disguise }: Reading,
  role: DirectiveRole,
): readonly DirectiveHit[] {
  const hits: DirectiveHit[] = [];
  for (const passage of passages(found)) {
    const start = passage[0]?.start ?? 0;
    const end = passage.reduce((last, one) => Math.max(last, one.end), start);
    const range = mapped.range(start, end);
    const signals: SignalHit[] = passage.map((one) => ({ signal: one.signal, ...mapped.range(one.start, one.end) }));
    const invisible = disguise?.(start, end) ?? (isBroken(text, signals) ? "hidden" : undefined);
    const level = levelOf(passage, invisible, isConcealed(concealed, range.start, range.end), role);
    if (level === undefined) continue;
    const mentioned = invisible === undefined && isMentioned(text, range, role);
    if (invisible) signals.unshift({ signal: invisible, ...range });
    hits.push({ level: mentioned ? "note" : level, signals: unique(signals), ...range });
  }
  return hits;
}

/** A prompt may well say who the model now is, and marks its sections: that is its purpose. */
function counts(signal: FoundSignal, role: DirectiveRole): boolean {
  const part = signal.words[0]?.part;
  return !(role === "prompt" && (part === "role-change" || part === "markup"));
}

function passages(signals: readonly FoundSignal[]): readonly (readonly FoundSignal[])[] {
  const out: FoundSignal[][] = [];
  let lastToken = 0;
  let lastSentence = 0;
  for (const signal of signals) {
    const open = out.at(-1);
    if (open && signal.firstToken - lastToken <= PASSAGE_WORDS && signal.sentence - lastSentence <= PASSAGE_SENTENCES)
      open.push(signal);
    else out.push([signal]);
    lastToken = Math.max(lastToken, signal.lastToken);
    lastSentence = Math.max(lastSentence, signal.sentence);
  }
  return out.flatMap(pieces);
}

function pieces(passage: readonly FoundSignal[]): readonly (readonly FoundSignal[])[] {
  if (passage.length <= PIECE) return [passage];
  const out: (readonly FoundSignal[])[] = [];
  for (let at = 0; at + PIECE / 2 < passage.length; at += PIECE / 2) out.push(passage.slice(at, at + PIECE));
  return out;
}

/** @param concealed a reader who sees the text rendered does not see the passage */
function levelOf(
  passage: readonly FoundSignal[],
  disguise: "encoded" | "hidden" | undefined,
  concealed: boolean,
  role: DirectiveRole,
): DirectiveLevel | undefined {
  const poisoning =
    hasPair(passage, role) ||
    passage.some((one) => one.weight === "sole" && isSole(one, role)) ||
    (disguise !== undefined && passage.some((one) => isStrong(one)));
  if (!poisoning) {
    return passage.some((one) => isStrong(one) || one.secretPath) ? "note" : undefined;
  }
  return disguise === "hidden" || concealed || passage.some((one) => one.secretPath) ? "covert" : "poisoning";
}

function isStrong({ weight }: FoundSignal): boolean {
  return weight === "strong" || weight === "sole";
}

/** Documents say how something is installed, and prompts what to take along. */
function isSole({ signal }: FoundSignal, role: DirectiveRole): boolean {
  return isPlain(role) || (role !== "prompt" && signal !== "execute" && signal !== "unasked");
}

/** Two signals that belong together and rest on different words. */
function hasPair(passage: readonly FoundSignal[], role: DirectiveRole): boolean {
  return passage.some((a, i) => {
    for (let j = i + 1; j < passage.length; j++) {
      const b = passage[j] as FoundSignal;
      if (isPoisoning(a, b) && areIndependent(a, b) && (isPlain(role) || areAlien(a, b, role))) return true;
    }
    return false;
  });
}

/** "Include the conversation in the notes" is one request, although two patterns fit it. */
function areIndependent(a: FoundSignal, b: FoundSignal): boolean {
  return !a.words.some((one) => b.words.some((other) => one.first <= other.last && other.first <= one.last));
}

/** Who writes of attacks quotes them; a description does so only in quotes. What is hidden or encoded is never a quotation. */
function isMentioned(text: string, { start, end }: { start: number; end: number }, role: DirectiveRole): boolean {
  return (!isPlain(role) || isQuoted(text, start)) && speaksOfAttacks(text, start, end);
}

function isPlain(role: DirectiveRole): boolean {
  return role === "description" || role === "parameter";
}

/**
 * Prompts, instructions and documents direct by nature: they say which tool comes first, what not to speak of and where to
 * send a key. There, one of two signals must be one that none of them has a use for.
 */
function areAlien(a: FoundSignal, b: FoundSignal, role: DirectiveRole): boolean {
  if (a.signal === "call-tool" || b.signal === "call-tool" || hold(a, b, "unasked", "conceal")) return false;
  if (role === "prompt" && a.signal !== "override" && b.signal !== "override" && !a.secretPath && !b.secretPath)
    return false;
  // Rules for contributions say to agents what to open, and what not to.
  if (hold(a, b, "authority", "exfiltrate") && [a, b].some((one) => one.words[0]?.part === "publish")) return false;
  if (isStrong(a) || isStrong(b)) return true;
  // A command and silence on it.
  if (role === "result" && hold(a, b, "execute", "conceal")) return true;
  const other = a.secretPath ? b : a;
  if (a.secretPath || b.secretPath) {
    if (other.signal === "exfiltrate")
      return other.weight === "weak" && other.words.some((word) => word.part === "destination");
    return other.signal !== "execute";
  }
  if (role === "prompt" || a.signal === "unasked" || b.signal === "unasked") return false;
  return (a.weight === "grave" && isPart(b)) || (b.weight === "grave" && isPart(a));
}

/** What completes a request for too much: where it is to go, above all where everybody reads it. */
function isPart({ weight, words }: FoundSignal): boolean {
  return weight === "weak" || words[0]?.part === "publish";
}

function hold(a: FoundSignal, b: FoundSignal, one: string, other: string): boolean {
  return (a.signal === one && b.signal === other) || (a.signal === other && b.signal === one);
}

/** Something that a reader does not see stands within the words of a signal. */
function isBroken(text: string, signals: readonly SignalHit[]): boolean {
  return signals.some(({ start, end }) => {
    const slice = text.slice(start, end);
    return !ASCII.test(slice) && findHidden(slice, { role: "prose" }).length > 0;
  });
}

function unique(signals: readonly SignalHit[]): readonly SignalHit[] {
  const seen = new Set<string>();
  return signals.filter(({ signal, start, end }) => {
    const key = `${signal} ${start} ${end}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

const RANK: Readonly<Record<DirectiveLevel, number>> = { note: 0, poisoning: 1, covert: 2 };

/** Of overlapping hits of different readings the weightiest stays; the weightiest first, and one more than may be given. */
function strongest(hits: readonly DirectiveHit[]): DirectiveHit[] {
  const sorted = [...hits].sort(
    (a, b) =>
      RANK[b.level] - RANK[a.level] || b.signals.length - a.signals.length || a.start - b.start || b.end - a.end,
  );
  const kept: DirectiveHit[] = [];
  for (const hit of sorted) {
    if (!kept.some((one) => hit.start < one.end && one.start < hit.end)) kept.push(hit);
    if (kept.length > MAX_HITS) break;
  }
  return kept;
}

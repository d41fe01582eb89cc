import { findHidden } from "../hidden/index.ts";
import { decodedLayers, type Mapped, normalise } from "../normalise/index.ts";
import { isPoisoning } from "./grammar.ts";
import { type FoundSignal, signalsIn } from "./signals.ts";
import type { DirectiveHit, DirectiveLevel, SignalHit } from "./types.ts";

export type DirectiveRole = "description" | "parameter" | "prompt" | "instructions" | "result";

/** Signals further apart than this, in words or in sentences, are about different things. */
const PASSAGE_WORDS = 60;
const PASSAGE_SENTENCES = 2;

/** A text that was looked through in one of its readings. */
interface Reading {
  readonly mapped: Mapped;
  /** What the reading adds as a signal of its own. */
  readonly disguise?: "encoded" | "hidden";
}

/**
 * Texts that steer a model, in order of their place; none overlapping. Looks at the text as it reads, with look-alike
 * letters folded, in its decoded layers and in what is hidden in it. The cost is linear in the length of the text.
 * @param text as it stands; offsets of hits are UTF-16 offsets into it
 */
export function findDirectives(text: string, options: { readonly role: DirectiveRole }): readonly DirectiveHit[] {
  const hits: DirectiveHit[] = [];
  for (const reading of readingsOf(text)) hits.push(...hitsIn(text, reading, options.role));
  return strongest(hits);
}

function* readingsOf(text: string): Generator<Reading> {
  const plain = normalise(text, { confusables: false });
  yield { mapped: plain };
  const folded = normalise(text, {});
  if (folded.text !== plain.text) yield { mapped: folded };
  for (const layer of decodedLayers(text)) {
    const inner = normalise(layer.text, {});
    yield {
      disguise: "encoded",
      mapped: {
        text: inner.text,
        changed: true,
        range: (start, end) => {
          const within = inner.range(start, end);
          return layer.range(within.start, within.end);
        },
      },
    };
  }
  for (const hidden of findHidden(text, { role: "prose" })) {
    if (hidden.message === undefined) continue;
    const inner = normalise(hidden.message, {});
    yield {
      disguise: "hidden",
      mapped: { text: inner.text, changed: true, range: () => ({ start: hidden.start, end: hidden.end }) },
    };
  }
}

function hitsIn(text: string, { mapped, disguise }: Reading, role: DirectiveRole): readonly DirectiveHit[] {
  const hits: DirectiveHit[] = [];
  for (const passage of passages(signalsIn(mapped.text).filter((one) => counts(one, role)))) {
    const range = mapped.range(passage[0]?.start ?? 0, Math.max(...passage.map((one) => one.end)));
    const signals: SignalHit[] = passage.map((one) => ({ signal: one.signal, ...mapped.range(one.start, one.end) }));
    const invisible = disguise ?? (isBroken(text, signals) ? "hidden" : undefined);
    if (invisible) signals.unshift({ signal: invisible, ...range });
    hits.push({ level: levelOf(passage, invisible), signals: unique(signals), ...range });
  }
  return hits;
}

/** A prompt may well say who the model now is: that is its purpose. */
function counts(signal: FoundSignal, role: DirectiveRole): boolean {
  return !(role === "prompt" && signal.signal === "override" && signal.words[0]?.part === "role-change");
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
  return out;
}

function levelOf(passage: readonly FoundSignal[], disguise: "encoded" | "hidden" | undefined): DirectiveLevel {
  const poisoning = hasPair(passage) || (disguise !== undefined && passage.some((one) => one.strong));
  if (!poisoning) return "note";
  return disguise === "hidden" || passage.some((one) => one.secretPath) ? "covert" : "poisoning";
}

/** Two signals that belong together and rest on different words. */
function hasPair(passage: readonly FoundSignal[]): boolean {
  const distinct = firstOfEach(passage);
  for (let i = 0; i < distinct.length; i++) {
    for (let j = i + 1; j < distinct.length; j++) {
      const a = distinct[i] as FoundSignal;
      const b = distinct[j] as FoundSignal;
      if (isPoisoning(a, b) && areIndependent(a, b)) return true;
    }
  }
  return false;
}

/** A flood of one signal says no more than a few of it, and pairs are counted by the square. */
function firstOfEach(passage: readonly FoundSignal[]): readonly FoundSignal[] {
  const seen = new Map<string, number>();
  return passage.filter((one) => {
    const count = (seen.get(one.signal) ?? 0) + 1;
    seen.set(one.signal, count);
    return count <= 6;
  });
}

/** "Include the conversation in the notes" is one request, although two patterns fit it. */
function areIndependent(a: FoundSignal, b: FoundSignal): boolean {
  return !a.words.some((one) => b.words.some((other) => one.first <= other.last && other.first <= one.last));
}

/** Something that a reader does not see stands within the words of a signal. */
function isBroken(text: string, signals: readonly SignalHit[]): boolean {
  return signals.some(({ start, end }) => {
    const slice = text.slice(start, end);
    return findHidden(slice, { role: "prose" }).length > 0;
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

/** Of overlapping hits of different readings the weightiest stays. */
function strongest(hits: readonly DirectiveHit[]): readonly DirectiveHit[] {
  const sorted = [...hits].sort(
    (a, b) =>
      RANK[b.level] - RANK[a.level] || b.signals.length - a.signals.length || a.start - b.start || b.end - a.end,
  );
  const kept: DirectiveHit[] = [];
  for (const hit of sorted.slice(0, 4_000)) {
    if (!kept.some((one) => hit.start < one.end && one.start < hit.end)) kept.push(hit);
    if (kept.length >= 200) break;
  }
  return kept.sort((a, b) => a.start - b.start);
}

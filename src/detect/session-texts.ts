import type { Surface } from "../catalog/types.ts";
import { type ContentEngine, type ContentFact, contentEngines, factsOf, markerFacts } from "../content/facts.ts";
import type { Exchange, Message } from "../session/types.ts";
import { looseText, type MessageText, type MessageTexts, textsOfMessage } from "./message-texts.ts";

/** Facts of one rule and one detail in a text, with some of the places in it. */
export interface Found {
  readonly fact: ContentFact;
  /** Pairs of offsets, at most MAX_SPANS. */
  readonly spans: readonly (readonly [number, number])[];
  /** There are more places. */
  readonly more: boolean;
}

export interface FoundText {
  readonly text: MessageText;
  readonly found: readonly Found[];
}

const MAX_SPANS = 16;

/** UTF-16 units of texts whose facts are remembered. The same listing or result comes again and again. */
const MAX_REMEMBERED = 4_000_000;

/** Shorter texts are looked through as fast as they are looked up. */
const MIN_REMEMBERED = 32;

/** UTF-16 units of arguments that are remembered, of open calls and those before them. */
const MAX_GIVEN = 4_000_000;
const MIN_GIVEN = 4;

const NOTHING: readonly Found[] = [];

/**
 * The texts of a session and what the content engines find in them, worked out once for all rules: each message is walked once,
 * and each engine looks at a text once. What is remembered is bounded.
 */
export class SessionTexts {
  #message: Message | undefined;
  #texts: MessageTexts = { texts: [], cut: false };
  #found = new Map<ContentEngine, readonly FoundText[]>();
  readonly #memo = new Memo();
  /** What a request gave: whoever answers it may repeat that. */
  readonly #given = new Map<Exchange, readonly string[]>();
  #givenUnits = 0;

  /** True when the message holds more values than are looked at. */
  isCut(message: Message): boolean {
    this.#turnTo(message);
    return this.#texts.cut;
  }

  /** The texts of a message in which an engine finds something. */
  foundIn(message: Message, engine: ContentEngine): readonly FoundText[] {
    this.#turnTo(message);
    let found = this.#found.get(engine);
    if (!found) {
      found = this.#texts.texts.flatMap((text) => this.#look(text, engine, message.redacted));
      this.#found.set(engine, found);
    }
    return found;
  }

  /** What an engine finds in a text that is no message. */
  foundInText(text: string, engine: ContentEngine, redacted: boolean): readonly FoundText[] {
    return this.#look(looseText(text), engine, redacted);
  }

  /** True when everything that was found stood in the request that the message answers. */
  isEcho({ exchange, direction }: Message, text: string, { spans, more }: Found): boolean {
    if (more || !exchange || exchange.direction === direction) return false;
    const given = this.#given.get(exchange);
    if (!given) return false;
    return spans.every(([start, end]) => {
      const part = text.slice(start, end);
      return part !== "" && given.some((one) => one.includes(part));
    });
  }

  #turnTo(message: Message): void {
    if (this.#message === message) return;
    // A walk that throws leaves nothing of the message before it.
    this.#message = undefined;
    this.#found.clear();
    this.#texts = textsOfMessage(message);
    this.#message = message;
    const { exchange, direction } = message;
    if (exchange && exchange.direction === direction && message.method !== undefined) this.#remember(exchange);
  }

  #remember(exchange: Exchange): void {
    const texts = this.#texts.texts.map(({ text }) => text).filter((text) => text.length >= MIN_GIVEN);
    if (texts.length === 0 || this.#given.has(exchange)) return;
    this.#given.set(exchange, texts);
    this.#givenUnits += lengthOf(texts);
    for (const [oldest, its] of this.#given) {
      if (this.#givenUnits <= MAX_GIVEN) break;
      this.#given.delete(oldest);
      this.#givenUnits -= lengthOf(its);
    }
  }

  #look(text: MessageText, engine: ContentEngine, redacted: boolean): FoundText[] {
    if (!contentEngines(text.surface).has(engine)) return [];
    const clear = this.#memo.found(text, engine);
    const marked = redacted && engine === "secrets" ? folded(markerFacts(text.text)) : NOTHING;
    const found = marked.length === 0 ? clear : [...clear, ...marked];
    return found.length === 0 ? [] : [{ text, found }];
  }
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Facts by text: those of the last texts and, when there are too many, of the generation before them. */
class Memo {
  #young = new Map<string, readonly Found[]>();
  #old = new Map<string, readonly Found[]>();
  #units = 0;

  found({ text, surface, name }: MessageText, engine: ContentEngine): readonly Found[] {
    if (text.length < MIN_REMEMBERED || text.length > MAX_REMEMBERED / 4) return search(text, surface, name, engine);
    const key = engine === "secrets" ? `${engine} ${surface} ${name ?? ""}\n${text}` : `${engine} ${surface}\n${text}`;
    const known = this.#young.get(key);
    if (known) return known;
    const found = this.#old.get(key) ?? search(text, surface, name, engine);
    this.#young.set(key, found);
    this.#units += key.length;
    if (this.#units > MAX_REMEMBERED / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#units = 0;
    }
    return found;
  }
}

function search(text: string, surface: Surface, name: string | undefined, engine: ContentEngine): readonly Found[] {
  return folded(factsOf(engine, text, surface, name));
}

function folded(facts: readonly ContentFact[]): readonly Found[] {
  if (facts.length === 0) return NOTHING;
  const groups = new Map<string, { fact: ContentFact; spans: (readonly [number, number])[]; more: boolean }>();
  for (const fact of facts) {
    const key = `${fact.ruleId} ${fact.detail}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { fact, spans: [[fact.start, fact.end]], more: false });
    else if (group.spans.length < MAX_SPANS) {
      group.spans.push([fact.start, fact.end]);
      group.fact = added(group.fact, fact);
    } else {
      group.more = true;
      group.fact = added(group.fact, fact);
    }
  }
  return [...groups.values()];
}

/** One fact for two of a kind: what is counted is counted together. */
function added(a: ContentFact, b: ContentFact): ContentFact {
  if (typeof a.data.count !== "number" || typeof b.data.count !== "number" || "messageLength" in a.data) return a;
  const count = a.data.count + b.data.count;
  return { ...a, params: { ...a.params, count }, data: { ...a.data, count } };
}

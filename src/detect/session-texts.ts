import type { AddedSecrets } from "../content/added-secrets.ts";
import { directiveFacts } from "../content/directive-facts.ts";
import { type ContentEngine, type ContentFact, contentEngines, factsOf, markerFacts } from "../content/facts.ts";
import type { Exchange, Message } from "../session/types.ts";
import { looseText, type MessageText, type MessageTexts, type TextAbout, textsOfMessage } from "./message-texts.ts";
import { splitDirectives } from "./split-directives.ts";
import { TextMemo } from "./text-memo.ts";

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

/** UTF-16 units of arguments of open calls that are remembered, and the calls. */
const MAX_GIVEN = 2_000_000;
const MAX_OPEN = 20_000;
const MIN_GIVEN = 4;

/** UTF-16 units that are looked through for one message; what it repeats beyond them counts as its own. */
const MAX_COMPARED = 50_000_000;
const UNITS_PER_COMPARISON = 32;

/** Members that the same text stands in, and what else tells its facts apart. */
const MAX_KEYS = 64;

interface Searched {
  readonly found: readonly Found[];
  /** The engine did not look at all of the text. */
  readonly cut: boolean;
}

type Kept = Map<string, Searched>;

const ENGINES: readonly ContentEngine[] = ["secrets", "hidden", "urls", "directives", "names"];

const NO_TEXTS: readonly FoundText[] = [];
const NOTHING: readonly Found[] = [];

/**
 * The texts of a session and what the content engines find in them, worked out once for all rules: each message is walked once,
 * and each engine looks at a text once. What is remembered is bounded.
 */
export class SessionTexts {
  #message: Message | undefined;
  #texts: MessageTexts = { texts: [], cut: false };
  /** By engine, in the order of ENGINES. */
  readonly #found: (readonly FoundText[] | undefined)[] = [];
  /** Engines that did not look at all of a text of the message. */
  readonly #partly = new Set<ContentEngine>();
  readonly #memo = new TextMemo<Searched>();
  /** Of each text of the message what the memo keeps for it. */
  #kept: readonly (Kept | undefined)[] | undefined;
  /** What a request gave: whoever answers it may repeat that. */
  readonly #given = new Map<Exchange, readonly string[]>();
  #givenUnits = 0;
  /** UTF-16 units that were looked through for what the message at hand repeats. */
  #compared = 0;
  /** The same for all texts: what is remembered of one holds for the next. */
  readonly #secrets: AddedSecrets | undefined;

  /** @param secrets to look for beside those that are always looked for */
  constructor(secrets?: AddedSecrets) {
    this.#secrets = secrets;
  }

  /** True when the message holds more values than are looked at. */
  isCut(message: Message): boolean {
    this.#turnTo(message);
    return this.#texts.cut;
  }

  /** True when a text of the message holds more than an engine looks at. */
  isPartlyRead(message: Message, engine: ContentEngine): boolean {
    this.foundIn(message, engine);
    return this.#partly.has(engine);
  }

  /** The texts of a message in which an engine finds something. */
  foundIn(message: Message, engine: ContentEngine): readonly FoundText[] {
    this.#turnTo(message);
    const index = ENGINES.indexOf(engine);
    const known = this.#found[index];
    if (known) return known;
    const found = this.#lookAll(this.#texts.texts, engine, message.redacted);
    this.#found[index] = found;
    return found;
  }

  #lookAll(texts: readonly MessageText[], engine: ContentEngine, redacted: boolean): readonly FoundText[] {
    this.#kept ??= texts.map(({ text }) => this.#memo.valuesOf(text));
    let found: FoundText[] | undefined;
    for (let i = 0; i < texts.length; i++) {
      const one = this.#look(texts[i] as MessageText, engine, redacted, this.#kept[i]);
      if (!one) continue;
      found ??= [];
      found.push(one);
    }
    if (engine === "directives") found = this.#withSplit(texts, found);
    return found ?? NO_TEXTS;
  }

  /** What stands in several texts of a definition; single signals of several texts mean nothing. */
  #withSplit(texts: readonly MessageText[], found: FoundText[] | undefined): FoundText[] | undefined {
    const alone = new Set(found?.filter(weighs).map(({ text }) => text));
    const split = splitDirectives(
      texts,
      (text) => alone.has(text),
      (joined) => {
        const about: MessageText = { ...looseText(joined), about: DESCRIPTION };
        const { found: all, cut } = remembered(about, "directives", this.#memo.valuesOf(joined), this.#secrets);
        if (cut) this.#partly.add("directives");
        return all.map(({ fact }) => fact).filter(({ ruleId }) => ruleId !== "directive-text");
      },
    );
    if (split.length === 0) return found;
    const told = split.map(({ first, fact }) => ({ text: first, found: [{ fact, spans: [], more: true }] }));
    return [...(found ?? []), ...told];
  }

  /** What an engine finds in a text that is no message. */
  foundInText(text: string, engine: ContentEngine, redacted: boolean): readonly FoundText[] {
    const found = this.#look(looseText(text), engine, redacted, undefined);
    return found ? [found] : NO_TEXTS;
  }

  /** True when everything that was found stood in the request that the message answers. */
  isEcho({ exchange, direction }: Message, text: string, { spans, more }: Found): boolean {
    if (more || !exchange || exchange.direction === direction) return false;
    const given = this.#given.get(exchange);
    if (!given) return false;
    return spans.every(([start, end]) => {
      const part = text.slice(start, end);
      return part !== "" && given.some((one) => this.#holds(one, part));
    });
  }

  #holds(given: string, part: string): boolean {
    this.#compared += given.length + UNITS_PER_COMPARISON;
    return this.#compared <= MAX_COMPARED && given.includes(part);
  }

  #turnTo(message: Message): void {
    if (this.#message === message) return;
    const before = this.#message;
    // A walk that throws leaves nothing of the message before it.
    this.#message = undefined;
    this.#found.fill(undefined);
    this.#partly.clear();
    this.#kept = undefined;
    this.#compared = 0;
    if (before?.exchange && before.exchange.direction !== before.direction) this.#forget(before.exchange);
    this.#texts = textsOfMessage(message);
    this.#message = message;
    const { exchange, direction } = message;
    if (exchange && exchange.direction === direction && message.method !== undefined) this.#remember(exchange);
  }

  #remember(exchange: Exchange): void {
    const texts: string[] = [];
    for (const { text } of this.#texts.texts) if (text.length >= MIN_GIVEN) texts.push(text);
    if (texts.length === 0 || this.#given.has(exchange)) return;
    this.#given.set(exchange, texts);
    this.#givenUnits += lengthOf(texts);
    for (const oldest of this.#given.keys()) {
      if (this.#givenUnits <= MAX_GIVEN && this.#given.size <= MAX_OPEN) break;
      this.#forget(oldest);
    }
  }

  #forget(exchange: Exchange): void {
    const texts = this.#given.get(exchange);
    if (!texts) return;
    this.#given.delete(exchange);
    this.#givenUnits -= lengthOf(texts);
  }

  #look(text: MessageText, engine: ContentEngine, redacted: boolean, kept: Kept | undefined): FoundText | undefined {
    if (!contentEngines(text.about.surface).has(engine)) return undefined;
    const { found: clear, cut } = remembered(text, engine, kept, this.#secrets);
    if (cut) this.#partly.add(engine);
    const marked = redacted && engine === "secrets" ? folded(markerFacts(text.text, this.#secrets)) : NOTHING;
    const found = marked.length === 0 ? clear : [...clear, ...marked];
    return found.length === 0 ? undefined : { text, found };
  }
}

function remembered(
  text: MessageText,
  engine: ContentEngine,
  kept: Kept | undefined,
  secrets: AddedSecrets | undefined,
): Searched {
  if (!kept) return search(text, engine, secrets);
  // What the secrets engine finds depends on the member that holds the text.
  const key =
    engine === "secrets" ? `${engine} ${text.about.surface} ${text.name ?? ""}` : `${engine} ${text.about.surface}`;
  let found = kept.get(key);
  if (!found) {
    found = search(text, engine, secrets);
    if (kept.size < MAX_KEYS) kept.set(key, found);
  }
  return found;
}

const DESCRIPTION: TextAbout = { surface: "description" };

function weighs({ found }: FoundText): boolean {
  return found.some(({ fact }) => fact.ruleId !== "directive-text");
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function search(
  { text, about: { surface }, name }: MessageText,
  engine: ContentEngine,
  secrets: AddedSecrets | undefined,
): Searched {
  if (engine !== "directives") return { found: folded(factsOf(engine, text, surface, { name, secrets })), cut: false };
  const { facts, cut } = directiveFacts(text, surface);
  return { found: folded(facts), cut };
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

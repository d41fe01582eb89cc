/**
 * What the rules of the family `content` say of one text. The audit and the detectors ask here, so that a text is judged alike
 * wherever it was found. Directives have a module of their own (`directive-facts.ts`): they bring a vocabulary that takes time
 * to load, and source files are not searched for them.
 */
import { rulesOf } from "../catalog/catalog.ts";
import { type MessageParameter, type MessageParameters, phrase } from "../catalog/message.ts";
import type { Surface } from "../catalog/types.ts";
import type { Confidence } from "../findings/types.ts";
import { type AddedSecrets, withAddedSecrets } from "./added-secrets.ts";
import { confusableName, findHidden, type HiddenHit, type HiddenKind, type HiddenRole } from "./hidden/index.ts";
import { findHosts } from "./hosts/index.ts";
import { findMarkers } from "./redact/marker.ts";
import { findSecrets, isReportedKind, secretKind } from "./secrets/index.ts";

export interface ContentFact {
  readonly ruleId: string;
  /** UTF-16 offsets into the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Parameters of the rule's message but for `place`, which the caller knows. */
  readonly params: MessageParameters;
  /** Enters the fingerprint: what was found, never the text itself. */
  readonly detail: string;
  readonly confidence: Confidence;
  readonly data: Readonly<Record<string, unknown>>;
  /** Only looked for because the configuration says so. */
  readonly added?: true;
}

/** The engine that a rule asks; rules of one engine are answered by one search. */
export type ContentEngine = PlainEngine | "directives";
export type PlainEngine = "secrets" | "hidden" | "urls" | "names";

const ENGINE_OF_RULE: ReadonlyMap<string, ContentEngine> = new Map([
  ["confusable-name", "names"],
  ["deceptive-url", "urls"],
  ["directive-text", "directives"],
  ["personal-data", "secrets"],
  ["secret-exposed", "secrets"],
  ["secret-suspected", "secrets"],
  ["terminal-escape", "hidden"],
  ["tool-poisoning", "directives"],
  ["tool-poisoning-covert", "directives"],
  ["unicode-hidden", "hidden"],
  ["unicode-hidden-message", "hidden"],
]);

/** @throws Error for a rule that is none of the family `content` */
export function engineOf(ruleId: string): ContentEngine {
  const engine = ENGINE_OF_RULE.get(ruleId);
  if (!engine) throw new Error(`no engine for ${ruleId}`);
  return engine;
}

/** What is known of a text beside its surface. */
export interface FactOptions {
  /** The key or variable that holds the whole text. */
  readonly name?: string | undefined;
  readonly secrets?: AddedSecrets | undefined;
}

/** The rules that judge a text of this surface, by id. */
export function contentRules(surface: Surface): ReadonlySet<string> {
  let rules = BY_SURFACE.get(surface);
  if (!rules) {
    const wanted = rulesOf("content").filter((rule) => rule.surfaces?.includes(surface));
    rules = new Set(wanted.map((rule) => rule.id));
    BY_SURFACE.set(surface, rules);
  }
  return rules;
}

const BY_SURFACE = new Map<Surface, ReadonlySet<string>>();
const ENGINES_BY_SURFACE = new Map<Surface, ReadonlySet<ContentEngine>>();

/** The engines that the rules of a surface ask. */
export function contentEngines(surface: Surface): ReadonlySet<ContentEngine> {
  let engines = ENGINES_BY_SURFACE.get(surface);
  if (!engines) {
    engines = new Set([...contentRules(surface)].map(engineOf));
    ENGINES_BY_SURFACE.set(surface, engines);
  }
  return engines;
}

/**
 * What the content rules of a surface find in a text, directives aside, in order of place. Linear in the length of the text.
 * @param text as it stands; for `source` and `config` the whole file
 */
export function plainFacts(text: string, surface: Surface, options: FactOptions = {}): readonly ContentFact[] {
  const facts: ContentFact[] = [];
  for (const engine of contentEngines(surface)) {
    if (engine !== "directives") for (const fact of factsOf(engine, text, surface, options)) facts.push(fact);
  }
  return facts.sort(byPlace);
}

/** The part of `plainFacts` that one engine gives, in order of place. */
export function factsOf(
  engine: PlainEngine,
  text: string,
  surface: Surface,
  options: FactOptions = {},
): readonly ContentFact[] {
  const rules = contentRules(surface);
  const facts = ENGINES[engine](text, surface, options);
  return facts.length === 0 ? facts : facts.filter((fact) => rules.has(fact.ruleId));
}

/** The order of facts of one text. */
export function byPlace(a: ContentFact, b: ContentFact): number {
  return a.start - b.start || b.end - a.end || (a.ruleId < b.ruleId ? -1 : 1);
}

const ENGINES: Readonly<
  Record<PlainEngine, (text: string, surface: Surface, options: FactOptions) => readonly ContentFact[]>
> = {
  secrets: secretFacts,
  hidden: hiddenFacts,
  urls: urlFacts,
  names: nameFacts,
};

/** The shortest password that is suspected, and the shortest number of a person. */
const MIN_SECRET = 6;

function secretFacts(text: string, _surface: Surface, { name, secrets }: FactOptions): readonly ContentFact[] {
  if (text.length < MIN_SECRET && secrets === undefined) return [];
  const known = findSecrets(text, { suspected: true, personal: true, ...(name === undefined ? {} : { name }) });
  const hits = secrets ? withAddedSecrets(text, known, secrets) : known;
  const always = hits === known ? undefined : new Set(known);
  return hits.flatMap((hit) => {
    const { kind, category, strength, start, end, value } = hit;
    if (strength === "plausible") return [];
    const fact = secretFact({ ruleId: secretRule(category, strength), kind, start, end, length: value.length });
    return always && !always.has(hit) ? { ...fact, added: true } : fact;
  });
}

function secretRule(category: "secret" | "personal", strength: "verified" | "suspected"): string {
  if (category === "personal") return "personal-data";
  return strength === "verified" ? "secret-exposed" : "secret-suspected";
}

/** The rule that reports a kind; undefined for one that only redaction knows. */
function ruleOfKind(kind: string): string | undefined {
  const info = secretKind(kind);
  return info === undefined || info.strength === "plausible" ? undefined : secretRule(info.category, info.strength);
}

/**
 * What the markers in a text of a redacted record say was there, as `factsOf("secrets", …)` would have said it of the clear
 * text. Offsets are those of the markers.
 */
export function markerFacts(text: string, secrets?: AddedSecrets): readonly ContentFact[] {
  return findMarkers(text).flatMap(({ kind, length, start, end }) => {
    const isCustom = secrets?.custom.some((pattern) => pattern.kind === kind) === true;
    const ruleId = isReportedKind(kind) ? "secret-exposed" : isCustom ? "secret-suspected" : ruleOfKind(kind);
    return ruleId === undefined ? [] : secretFact({ ruleId, kind, start, end, length });
  });
}

function secretFact(found: { ruleId: string; kind: string; start: number; end: number; length: number }): ContentFact {
  const { ruleId, kind, start, end, length } = found;
  return {
    ruleId,
    start,
    end,
    params: { secret: secretWords(ruleId, kind) },
    detail: kind,
    // What no structure proves is a guess by its name and its look.
    confidence: ruleId === "secret-suspected" ? "medium" : "high",
    data: { kind, length },
  };
}

/** How a message about a secret begins. A marker of kind `env` stands for what the recorder's environment held. */
export function secretWords(ruleId: string, kind: string): MessageParameter {
  if (kind === "env") return phrase("The value of a secret-looking environment variable");
  if (ruleId === "personal-data") return phrase(secretKind(kind)?.title ?? "Personal data");
  return phrase(ruleId === "secret-suspected" ? "What looks like a secret of kind" : "A secret of kind", kind);
}

const HIDDEN_WORDS: Readonly<Record<HiddenKind, string>> = {
  bidi: "marks that turn the direction of text",
  "zero-width": "characters without width",
  tag: "tag characters",
  "variation-selector": "variation selectors",
  filler: "characters that show as blanks",
  control: "control characters",
  "terminal-escape": "terminal control sequences",
  "private-use": "private use characters",
  format: "format characters",
  separator: "line separators",
};

function hiddenRole(surface: Surface): HiddenRole {
  if (surface === "name") return "name";
  return surface === "source" || surface === "config" ? "source" : "prose";
}

function hiddenFacts(text: string, surface: Surface): readonly ContentFact[] {
  const role = hiddenRole(surface);
  return findHidden(text, { role }).flatMap((hit) => hiddenFact(hit, role) ?? []);
}

function hiddenFact(hit: HiddenHit, role: HiddenRole): ContentFact | undefined {
  const { kind, start, end, count, message, severe } = hit;
  const ruleId =
    message !== undefined
      ? "unicode-hidden-message"
      : kind === "terminal-escape"
        ? "terminal-escape"
        : "unicode-hidden";
  // What pasted text brings along deceives nobody; nothing is pasted into a name by accident.
  if (ruleId === "unicode-hidden" && !severe && role !== "name") return undefined;
  return {
    ruleId,
    start,
    end,
    params: { kind: phrase(HIDDEN_WORDS[kind]), count: message?.length ?? count },
    detail: kind,
    confidence: "high",
    data: { kind, count, ...(message === undefined ? {} : { messageLength: message.length }) },
  };
}

function urlFacts(text: string, surface: Surface): readonly ContentFact[] {
  // An address alone in code is data: what a guard compares with, what a test expects.
  return findHosts(text, { bare: surface !== "source" }).flatMap(({ deceptive, start, end, class: hostClass }) =>
    deceptive === undefined
      ? []
      : {
          ruleId: "deceptive-url",
          start,
          end,
          params: { why: phrase(deceptive) },
          detail: deceptive,
          confidence: "high",
          data: { why: deceptive, class: hostClass },
        },
  );
}

function nameFacts(name: string): readonly ContentFact[] {
  const confusable = confusableName(name);
  if (!confusable) return [];
  return [
    {
      ruleId: "confusable-name",
      start: 0,
      end: name.length,
      params: { name, scripts: phrase([...confusable.scripts].join(", ")) },
      detail: confusable.scripts.join(" "),
      confidence: "high",
      data: { scripts: confusable.scripts },
    },
  ];
}

/**
 * The rules of the family `content` over what an audit reads: whole files, and the texts in them that a model gets to see.
 */

import { requireRule } from "../../catalog/catalog.ts";
import { type Phrase, phrase } from "../../catalog/message.ts";
import type { Surface } from "../../catalog/types.ts";
import {
  byPlace,
  type ContentFact,
  contentEngines,
  contentRules,
  engineOf,
  factsOf,
  plainFacts,
} from "../../content/facts.ts";
import { identifyingText } from "../../content/input-text.ts";
import { mayDirect } from "../../content/model-text.ts";
import { secretDigest } from "../../findings/fingerprint.ts";
import { severityRank } from "../../findings/severity.ts";
import type { Finding, Location, PackageEntry, Region, RuleFailure, Undecided } from "../../findings/types.ts";
import type { SourceText } from "../ir/source-text.ts";
import type { Span } from "../ir/types.ts";
import { type ModelText, modelTexts } from "../server/texts.ts";
import { passageAt, placeInSource } from "../server/written-text.ts";
import type { FileRole, SourceFile } from "../types.ts";
import { type ConfigFile, optionsIn } from "./config.ts";
import { demotion, type MatchContext, scopeAround } from "./context.ts";
import { type Draft, toFindings, withoutBuildTwins } from "./draft.ts";

export interface ContentMatched {
  readonly findings: readonly Finding[];
  readonly undecided: readonly Undecided[];
  readonly ruleFailures: readonly RuleFailure[];
}

/** Findings of one rule in one file; a file with more is one fact, and its first places show it. */
export const MAX_PER_FILE = 100;

interface ContentDraft extends Draft {
  readonly isBuildOutput: boolean;
  readonly span: Span;
  readonly added: true | undefined;
}

/** What a configuration adds is counted apart: a pattern that matches everywhere crowds nothing out. */
function quotaOf(ruleId: string, added: true | undefined, path: string): string {
  return `${ruleId}:${added ? "added" : "known"}:${path}`;
}

type DirectiveSearch = typeof import("../../content/directive-facts.ts").directiveFacts;

/**
 * @param reported paths of the files that the audit is about: only these are judged as a whole
 */
export async function matchContent(context: MatchContext, reported: ReadonlySet<string>): Promise<ContentMatched> {
  const { texts, cut } = modelTexts(context.project, context.entries);
  const matching = new Matching(context, cut);
  // Most files hold no such text, and the vocabulary takes a while to load.
  const mayAnyDirect = texts.some((text) => judgesDirectives(text.surface) && mayDirect(text.written.text));
  matching.texts(
    texts,
    mayAnyDirect
      ? (await import("../../content/directive-facts.ts")).directiveFacts
      : () => ({ facts: [], cut: false }),
  );
  for (const file of context.project.files.values()) if (reported.has(file.path)) matching.source(file);
  for (const { file, text } of context.configs) {
    matching.file({ path: file.path, package: file.package, role: file.role, text }, "config");
  }
  for (const config of context.configs) matching.options(config);
  return matching.result();
}

function judgesDirectives(surface: Surface): boolean {
  return contentEngines(surface).has("directives");
}

/** A file as far as its texts are concerned. */
interface TextFile {
  readonly path: string;
  readonly package: PackageEntry;
  readonly role: FileRole;
  readonly text: SourceText;
}

class Matching {
  readonly #context: MatchContext;
  readonly #drafts: ContentDraft[] = [];
  /** What was found in texts of a file, which is more exact than the same in the whole file. */
  readonly #inTexts = new Map<string, ContentDraft[]>();
  readonly #counts = new Map<string, number>();
  readonly #dropped = new Map<string, number>();
  readonly #failures: RuleFailure[] = [];
  /** Rules that could not look at a text whole, with the number of such texts. */
  readonly #cut = new Map<string, number>();

  constructor(context: MatchContext, cut: ReadonlyMap<Surface, number>) {
    this.#context = context;
    // What was left out may hold whatever the rules of its surface look for.
    for (const [surface, count] of cut) for (const ruleId of contentRules(surface)) this.#leaveUndecided(ruleId, count);
  }

  #leaveUndecided(ruleId: string, count: number): void {
    this.#cut.set(ruleId, (this.#cut.get(ruleId) ?? 0) + count);
  }

  texts(texts: readonly ModelText[], directives: DirectiveSearch): void {
    const seen = new Set<string>();
    for (const text of texts) {
      for (const fact of this.#factsOfText(text, directives)) {
        // Known before its place is: a text may hold more passages than can be placed.
        const passage = passageAt(text.written, fact.start, fact.end);
        const known = `${fact.ruleId} ${passage.file.path} ${passage.key}`;
        if (seen.has(known)) continue;
        seen.add(known);
        if (this.#isFull(fact, passage.file.path)) continue;
        const draft = this.#ofText(text, fact);
        // One passage that several tools share, or that is a title and a description.
        const key = `${fact.ruleId}:${draft.location.path}:${draft.span.start}:${draft.span.end}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (!this.#add(draft)) continue;
        const list = this.#inTexts.get(draft.location.path);
        if (list) list.push(draft);
        else this.#inTexts.set(draft.location.path, [draft]);
      }
    }
  }

  source(file: SourceFile): void {
    this.file(file, "source", (fact) => {
      // Nobody reads what a tool wrote: only what is proven by its structure counts there.
      if (file.isBundle) return fact.ruleId === "secret-exposed";
      // A comment that tells of a deceptive URL leads nobody there.
      return fact.ruleId !== "deceptive-url" || !isInside(file.module.comments, fact);
    });
  }

  file(file: TextFile, surface: Surface, isWanted: (fact: ContentFact) => boolean = () => true): void {
    for (const fact of this.#facts(file.path, file.text.text, surface)) {
      if (!isWanted(fact) || this.#isKnown(file.path, fact)) continue;
      if (!this.#isFull(fact, file.path)) this.#add(this.#ofFile(file, surface, fact));
    }
  }

  /** `["--api-key", "…"]`: the option names the word behind it, which the text of the file does not say. */
  options({ file, document, text }: ConfigFile): void {
    for (const { option, value, path } of optionsIn(document.value)) {
      for (const fact of this.#guarded(file.path, () =>
        factsOf("secrets", value, "config", { name: option, secrets: this.#context.secrets }),
      )) {
        const region = document.regionOf(path);
        const textFile = { path: file.path, package: file.package, role: file.role, text };
        const draft = { ...this.#ofFile(textFile, "config", fact, value), location: { path: file.path, ...region } };
        const isKnown = this.#drafts.some(
          ({ rule, location, added }) =>
            location.path === file.path &&
            (!added || fact.added) &&
            subjectOf(rule.id) === "secret" &&
            isWithin(location, region),
        );
        if (!isKnown) this.#add(draft);
      }
    }
  }

  result(): ContentMatched {
    const undecided: Undecided[] = [...this.#dropped]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([ruleId, count]) => ({ ruleId, reason: "A file holds more of them than are listed.", count }));
    const reason = "A text for the model is too long, or made of too many parts, to be judged whole.";
    for (const [ruleId, count] of [...this.#cut].sort(([a], [b]) => (a < b ? -1 : 1))) {
      undecided.push({ ruleId, reason, count });
    }
    const drafts = withoutBuildTwins(this.#drafts, (draft) => [draft.rule.id, draft.identity, draft.expression]);
    return { findings: toFindings(drafts), undecided, ruleFailures: this.#failures };
  }

  #factsOfText({ surface, written: { text, file } }: ModelText, directives: DirectiveSearch): readonly ContentFact[] {
    const plain = this.#facts(file.path, text, surface);
    if (!judgesDirectives(surface)) return plain;
    const found = this.#guarded(file.path, () => {
      const { facts, cut } = directives(text, surface);
      if (cut) {
        for (const ruleId of contentRules(surface))
          if (engineOf(ruleId) === "directives") this.#leaveUndecided(ruleId, 1);
      }
      return facts;
    });
    return found.length === 0 ? plain : [...plain, ...found].sort(byPlace);
  }

  /** What is hidden in several places of a line is one finding. */
  #facts(path: string, text: string, surface: Surface): readonly ContentFact[] {
    return this.#guarded(path, () => oncePerLine(plainFacts(text, surface, { secrets: this.#context.secrets }), text));
  }

  #guarded(path: string, find: () => readonly ContentFact[]): readonly ContentFact[] {
    try {
      return find();
    } catch (error) {
      // The class only: a message may quote what was read. The other texts are judged.
      this.#failures.push({ ruleId: "content", path, error: error instanceof Error ? error.name : typeof error });
      return [];
    }
  }

  /** True, and noted, when the file holds as many findings of the rule as are listed. */
  #isFull({ ruleId, added }: { readonly ruleId: string; readonly added?: true | undefined }, path: string): boolean {
    if ((this.#counts.get(quotaOf(ruleId, added, path)) ?? 0) < MAX_PER_FILE) return false;
    this.#dropped.set(ruleId, (this.#dropped.get(ruleId) ?? 0) + 1);
    return true;
  }

  #add(draft: ContentDraft): boolean {
    const { rule, added, location } = draft;
    if (this.#isFull({ ruleId: rule.id, added }, location.path)) return false;
    const key = quotaOf(rule.id, added, location.path);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#drafts.push(draft);
    return true;
  }

  /** True when a text that holds the place says the same, or more. */
  #isKnown(path: string, { ruleId, start, end }: ContentFact): boolean {
    const rank = severityRank(requireRule(ruleId).severity);
    return (this.#inTexts.get(path) ?? []).some(
      ({ rule, span }) =>
        subjectOf(rule.id) === subjectOf(ruleId) &&
        span.start < end &&
        start < span.end &&
        severityRank(rule.severity) >= rank,
    );
  }

  #ofText({ surface, written, owner, tools }: ModelText, fact: ContentFact): ContentDraft {
    const { file, span } = placeInSource(written, fact.start, fact.end);
    const { argument, kind, name } = owner;
    return {
      ...this.#common(file, span, fact, written.text),
      scope: name ?? scopeAround(this.#context, file, span),
      identity: JSON.stringify([surface, kind, argument ?? "", owner.part ?? "", fact.detail]),
      params: { ...fact.params, place: placeOf(surface, owner, fact.ruleId) },
      demoted: demotion(this.#context, file.role, owner.file.role),
      subject: {
        ...(kind === "server" && name !== undefined ? { server: name } : {}),
        ...(tools.length > 0 ? { tools } : {}),
        ...(argument === undefined ? {} : { argument }),
      },
      data: { ...fact.data, surface },
    };
  }

  #ofFile(file: TextFile, surface: Surface, fact: ContentFact, text = file.text.text): ContentDraft {
    const source = this.#context.project.files.get(file.path);
    return {
      ...this.#common(file, fact, fact, text),
      scope: source ? scopeAround(this.#context, source, fact) : "<file>",
      identity: JSON.stringify([surface, fact.detail]),
      params: { ...fact.params, place: phrase(surface === "config" ? "the configuration" : "the source code") },
      demoted: demotion(this.#context, file.role),
      data: { ...fact.data, surface },
    };
  }

  #common(
    file: TextFile,
    span: Span,
    { ruleId, start, end, detail, confidence, added }: ContentFact,
    text: string,
  ): Pick<
    ContentDraft,
    "rule" | "package" | "location" | "offset" | "expression" | "confidence" | "isBuildOutput" | "span" | "added"
  > {
    const location: Location = { path: file.path, ...file.text.region(span) };
    const passage = text.slice(start, end);
    return {
      rule: requireRule(ruleId),
      package: file.package,
      location,
      offset: span.start,
      span: { start: span.start, end: span.end },
      // A value that can be guessed must not be confirmed by the fingerprint of a public report.
      expression: subjectOf(ruleId) === "secret" ? secretDigest(detail, passage) : identifyingText(passage),
      confidence,
      added,
      isBuildOutput: file.role === "build-output",
    };
  }
}

/** Facts of one rule and kind on one line, put together: their characters are counted. */
function oncePerLine(facts: readonly ContentFact[], text: string): readonly ContentFact[] {
  const kept: ContentFact[] = [];
  const last = new Map<string, number>();
  for (const fact of facts) {
    // The number of a message is the length of its text.
    const isCounted = fact.ruleId === "unicode-hidden" || fact.ruleId === "terminal-escape";
    const key = `${fact.ruleId} ${fact.detail}`;
    const index = isCounted ? last.get(key) : undefined;
    const before = index === undefined ? undefined : kept[index];
    if (index === undefined || !before || text.slice(before.end, fact.start).includes("\n")) {
      last.set(key, kept.length);
      kept.push(fact);
      continue;
    }
    const count = Number(before.params.count) + Number(fact.params.count);
    const params = { ...before.params, count };
    kept[index] = { ...before, end: Math.max(before.end, fact.end), params, data: { ...before.data, count } };
  }
  return kept;
}

/** @param comments in their order */
function isInside(comments: readonly Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle] as Span).end < end) low = middle + 1;
    else high = middle;
  }
  return (comments[low]?.start ?? end) <= start;
}

function isWithin(inner: Region, outer: Region): boolean {
  const start = inner.startLine - outer.startLine || inner.startColumn - outer.startColumn;
  const end = outer.endLine - inner.endLine || outer.endColumn - inner.endColumn;
  return start >= 0 && end >= 0;
}

/** Rules that see the same thing with other weight. */
function subjectOf(ruleId: string): string {
  switch (ruleId) {
    case "secret-exposed":
    case "secret-suspected":
    case "personal-data":
      return "secret";
    case "unicode-hidden":
    case "unicode-hidden-message":
    case "terminal-escape":
      return "hidden";
    default:
      return ruleId;
  }
}

const WORDS: Readonly<Record<ModelText["surface"], string>> = {
  name: "name",
  description: "description",
  prompt: "message",
  instructions: "instructions",
};

/** "the description of argument `path` of tool `read`" */
function placeOf(
  surface: ModelText["surface"],
  { kind, name, argument, part }: ModelText["owner"],
  ruleId: string,
): Phrase {
  const of = name === undefined ? phrase(`a ${kind}`) : phrase(kind, name);
  // This rule speaks of what bears the name, and shows the name itself.
  if (surface === "name" && ruleId === "confusable-name") {
    if (argument === undefined) return phrase(`a ${kind}`);
    return name === undefined ? phrase(`an argument of a ${kind}`) : phrase(`an argument of ${kind}`, name);
  }
  const what = `the ${part ?? WORDS[surface]} of`;
  if (argument !== undefined && surface !== "prompt") {
    return phrase(`${what} argument`, argument, { ...of, phrase: `of ${of.phrase}` });
  }
  return { ...of, phrase: `${what} ${of.phrase}` };
}

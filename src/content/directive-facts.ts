/** What the rules of the family `content` say of texts that direct a model, and of a text in all. */
import { phrase } from "../catalog/message.ts";
import type { Surface } from "../catalog/types.ts";
import type { Confidence } from "../findings/types.ts";
import { type DirectiveLevel, type DirectiveRole, type Signal, searchDirectives } from "./directives/index.ts";
import { searchName } from "./directives/names.ts";
import { byPlace, type ContentFact, contentEngines, contentRules, type FactOptions, plainFacts } from "./facts.ts";
import { mayDirect } from "./model-text.ts";

const RULE_OF_LEVEL: Readonly<Record<DirectiveLevel, string>> = {
  note: "directive-text",
  poisoning: "tool-poisoning",
  covert: "tool-poisoning-covert",
};

/** One signal alone is common in honest texts. */
const CONFIDENCE_OF_LEVEL: Readonly<Record<DirectiveLevel, Confidence>> = {
  note: "low",
  poisoning: "high",
  covert: "high",
};

const SIGNAL_WORDS: Readonly<Record<Signal, string>> = {
  override: "sets earlier instructions or the role aside",
  conceal: "keeps something from the user",
  "solicit-secret": "asks for credentials or the conversation",
  "solicit-file": "asks for a file that holds secrets",
  exfiltrate: "sends data on or has it carried in a parameter",
  "call-tool": "makes the use of tools conditional",
  redirect: "changes where something goes",
  coerce: "threatens with a failure",
  authority: "claims to be the system or speaks to the model",
  unasked: "has the model act without asking the user",
  execute: "runs a command that destroys or fetches code",
  encoded: "is encoded",
  hidden: "is hidden from a reader",
};

export interface DirectiveFacts {
  readonly facts: readonly ContentFact[];
  /** A bound ended the search: the text may hold more of them. */
  readonly cut: boolean;
}

const NOTHING: DirectiveFacts = { facts: [], cut: false };

/** What the directive rules of a surface find in a text, in order of place. Linear in the length of the text. */
export function directiveFacts(text: string, surface: Surface): DirectiveFacts {
  if (!mayDirect(text)) return NOTHING;
  const { hits, cut } = surface === "name" ? searchName(text) : searchDirectives(text, { role: roleOf(surface) });
  if (hits.length === 0 && cut.length === 0) return NOTHING;
  const rules = contentRules(surface);
  const facts = hits.map(({ level, signals, start, end }): ContentFact => {
    const names = [...new Set(signals.map((one) => one.signal))].sort();
    return {
      ruleId: RULE_OF_LEVEL[level],
      start,
      end,
      params: { signals: phrase(`it ${listed(names.map((name) => SIGNAL_WORDS[name]))}`) },
      detail: names.join(" "),
      confidence: CONFIDENCE_OF_LEVEL[level],
      data: { signals: names, length: end - start },
    };
  });
  return { facts: facts.filter(({ ruleId }) => rules.has(ruleId)), cut: cut.length > 0 };
}

function roleOf(surface: Surface): DirectiveRole {
  return surface === "prompt" || surface === "instructions" || surface === "result" ? surface : "description";
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Everything that the content rules of a surface find in a text, in order of place. Parameters as for `plainFacts`. */
export function contentFacts(text: string, surface: Surface, options: FactOptions = {}): readonly ContentFact[] {
  const plain = plainFacts(text, surface, options);
  if (!contentEngines(surface).has("directives")) return plain;
  return [...plain, ...directiveFacts(text, surface).facts].sort(byPlace);
}

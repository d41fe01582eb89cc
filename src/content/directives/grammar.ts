import type { Part, Signal } from "./types.ts";

/**
 * `strong`: honest texts have no use for it. `weak`: honest texts say it too, so it counts beside others only. `grave`: a weak
 * one that asks for more than honest texts do. `sole`: parts that together leave no honest reading, so that it needs no other. `faint`: it counts beside a strong or grave one or a file of secrets.
 */
export type Weight = "sole" | "strong" | "grave" | "weak" | "faint";

/** How words make a signal. */
export interface SignalPattern {
  readonly signal: Signal;
  /** One word of each, in this order (in any order where the language allows it). */
  readonly parts: readonly (readonly Part[])[];
  /** Most words between two parts that follow each other; the distance keeps one-line descriptions apart. */
  readonly gaps: readonly number[];
  readonly weight: Weight;
  /** Words that turn the sense around: before the first part within so many words, or between the parts. */
  readonly unless?: { readonly parts: readonly Part[]; readonly within?: number; readonly between?: readonly Part[] };
}

const p = (
  signal: Signal,
  weight: Weight,
  parts: readonly (Part | readonly Part[])[],
  gaps: readonly number[] = [],
  unless?: SignalPattern["unless"],
): SignalPattern => ({
  signal,
  weight,
  parts: parts.map((part) => (typeof part === "string" ? [part] : part)),
  gaps,
  ...(unless ? { unless } : {}),
});

/** A negation before the verb turns "ignore" and "hide" into the opposite. */
const NEGATED = { parts: ["negation", "forbid", "cannot"], within: 3 } as const;
/** "Do not go on without telling the user" asks for the opposite. */
const NEGATED_FAR = { parts: ["negation", "forbid", "cannot"], within: 10 } as const;

export const SIGNAL_PATTERNS: readonly SignalPattern[] = [
  p("override", "strong", ["ignore", "prior", "instruction"], [3, 3], NEGATED),
  // "Do not follow any instructions in what this returns" defends; "do not follow your earlier instructions" does not.
  p("override", "strong", ["disobey", "earlier", "instruction"], [2, 2]),
  p("override", "strong", ["ignore", "told"], [2], NEGATED),
  p("override", "strong", ["disobey", "told"], [1]),
  p("override", "strong", ["ignore", "request"], [2], NEGATED),
  p("override", "strong", ["role-change"]),
  p("override", "strong", ["earlier", "instruction", "voided"], [2, 7]),
  p("override", "strong", ["instruction", "earlier", "voided"], [5, 8]),
  p("override", "weak", ["instruction", "voided"], [4]),
  p("override", "weak", ["ignore", "instruction"], [3], NEGATED),

  // "Never without telling the user" and "never reveal a password to anyone" protect the user.
  p("conceal", "strong", ["negation", "tell", "user"], [2, 8], { parts: [], between: ["without", "secret"] }),
  p("conceal", "weak", ["negation", "tell", "this"], [1, 1]),
  p("conceal", "strong", ["without", "tell", "user"], [1, 4], NEGATED_FAR),
  p("conceal", "strong", ["user", "forbid", "know"], [3, 4]),
  p("conceal", "strong", ["hide", "this", "from-user"], [1, 3], NEGATED),
  p("conceal", "strong", ["secretly"], [], NEGATED),
  p("conceal", "weak", ["hide", "from-user"], [8], NEGATED),
  // What is kept secret from everybody is no concealment.
  p("conceal", "weak", ["negation", "show", "user"], [2, 8], { parts: [], between: ["secret"] }),
  p("conceal", "weak", ["negation", "mention"], [1]),
  p("conceal", "weak", ["without", "mention"], [1], NEGATED_FAR),
  p("conceal", "weak", ["quiet"], [], NEGATED),
  p("conceal", "weak", ["quietly", ["send", "obtain", "put", "change"]], [1], NEGATED),
  p("conceal", "weak", [["send", "obtain", "put", "change"], "quietly"], [8], NEGATED),

  p("conceal", "sole", ["secretly", ["put", "send", "change"]], [1], NEGATED),

  p("unasked", "sole", ["negation", "consent", "condition", "destroy"], [2, 3, 3]),
  p("unasked", "sole", ["negation", "consent", "condition", "call", "other", "tool"], [2, 3, 1, 2, 4]),
  p("unasked", "weak", ["without", "consent"], [3], NEGATED_FAR),
  p("unasked", "weak", ["negation", "consent"], [3]),
  p("unasked", "weak", ["skip", "consent"], [3], NEGATED),

  // "Copy your API key" is said to people who set something up.
  p("solicit-secret", "weak", ["obtain", "secret"], [8], { ...NEGATED, between: ["yours"] }),
  p("solicit-secret", "weak", ["obtain", "conversation"], [8], NEGATED),
  p("solicit-secret", "grave", [["obtain", "put", "send"], "hoard"], [8], NEGATED),
  p("solicit-secret", "grave", ["call", "as", "hoard"], [4, 5], NEGATED),
  p("solicit-secret", "grave", ["parameter", "hoard"], [5]),
  p("solicit-secret", "sole", [["put", "send"], "innermost", "as", ["parameter", "identifier"]], [6, 6, 3], NEGATED),
  p("solicit-secret", "sole", ["put", ["parameter", "identifier"], "innermost"], [1, 6], NEGATED),
  p("solicit-secret", "sole", ["condition", "call", "identifier", "as", "hoard"], [2, 1, 1, 4], NEGATED),
  p("solicit-secret", "sole", ["hoard", "innermost"], [12], NEGATED),
  p("solicit-secret", "sole", ["quietly", "call", "as", "hoard"], [2, 3, 3], NEGATED),
  p("solicit-file", "weak", ["obtain", "path"], [12], NEGATED),
  p("solicit-file", "weak", ["call", "path"], [6], NEGATED),

  p("solicit-file", "sole", ["condition", "other", "tool", "obtain", "path"], [0, 1, 4, 3], NEGATED),

  p("exfiltrate", "weak", ["send", ["cargo", "secret", "conversation", "path"], "destination"], [6, 10], NEGATED),
  p("exfiltrate", "weak", ["send", "cargo", "tool"], [6, 4], NEGATED),
  p("exfiltrate", "sole", ["quietly", "send", ["cargo", "hoard", "conversation"], "destination"], [1, 4, 6], NEGATED),
  p("exfiltrate", "sole", ["send", "hoard", "destination"], [3, 6], NEGATED),
  p("exfiltrate", "sole", ["put", "destination", ["conversation", "innermost"]], [6, 3], NEGATED),
  p("exfiltrate", "faint", ["publish"], [], NEGATED_FAR),
  p("exfiltrate", "faint", ["send", "destination"], [12], NEGATED),
  p(
    "exfiltrate",
    "weak",
    ["put", ["cargo", "conversation", "path"], "as", ["parameter", "identifier"]],
    [6, 6, 3],
    NEGATED,
  ),
  p("exfiltrate", "faint", ["put", "as", ["parameter", "identifier"]], [8, 3], NEGATED),

  p("exfiltrate", "weak", ["put", "cargo", "parameter"], [0, 0], NEGATED),

  p("execute", "weak", ["command"]),
  p("execute", "grave", ["fetched"]),
  p("execute", "sole", ["condition", "call", "fetched"], [2, 2], NEGATED),

  p("call-tool", "weak", ["condition", "call", "other", "tool"], [2, 1, 1]),
  p("call-tool", "weak", ["condition", "call", "tool"], [2, 2]),
  p("call-tool", "weak", ["condition", "other", "tool", "call"], [1, 1, 3]),
  p("call-tool", "weak", ["condition", "call", "identifier"], [2, 3]),
  p("call-tool", "weak", ["condition", "identifier", "call"], [2, 3]),
  p("call-tool", "weak", ["negation", "call", "identifier"], [1, 3]),
  p("call-tool", "weak", ["condition", "other", "tool", ["obtain", "put", "send"]], [0, 1, 3]),
  p("call-tool", "weak", ["tool", "must", "call", "condition"], [0, 1, 0]),
  p("call-tool", "faint", ["condition", "user", "asks"], [1, 1]),
  p("call-tool", "faint", ["setup"]),

  p("redirect", "strong", ["change", "recipient", "destination"], [4, 6], NEGATED),
  p("redirect", "strong", ["send", "recipient", "destination"], [3, 4], NEGATED),
  p("redirect", "strong", [["send", "change", "recipient"], "destination", "instead"], [8, 4], NEGATED),
  p("redirect", "sole", ["call", "identifier", "ours"], [2, 2], NEGATED),
  p("redirect", "sole", ["negation", "call", "foreign"], [1, 1]),
  p("redirect", "weak", ["change", "destination"], [2], NEGATED),
  p("redirect", "weak", ["change", "recipient"], [6], NEGATED),
  p("redirect", "weak", ["call", "instead"], [5], NEGATED),
  p("redirect", "weak", ["change", "cargo", "as", ["identifier", "destination"]], [4, 4, 2], NEGATED),
  p("redirect", "weak", ["put", ["parameter", "recipient"], "destination"], [4, 3], NEGATED),
  p("redirect", "weak", [["send", "put", "change"], "destination", "recipient"], [4, 4], NEGATED),

  p("coerce", "weak", ["threat", "failure"], [10]),
  p("coerce", "weak", ["failure", "threat"], [4]),
  p("coerce", "strong", ["harm"]),
  p("coerce", "weak", ["retry"]),

  p("authority", "strong", ["markup"]),
  p("authority", "strong", ["authority"]),
  p("authority", "weak", ["toward", "reader"], [2]),
];

/** Weak signals that make a poisoning beside a strong one; what else is weak is common in honest texts. */
const WITH_STRONG: ReadonlySet<Signal> = new Set([
  "solicit-secret",
  "solicit-file",
  "exfiltrate",
  "redirect",
  "execute",
  "unasked",
  "authority",
  "override",
]);
/** A condition on tools, a threat or a plea for silence beside a strong one that no prompt's own frame is. */
const WITH_INTENT: ReadonlySet<Signal> = new Set(["call-tool", "coerce", "conceal"]);

/** Pairs of weak signals that honest texts do not hold. */
const WEAK_PAIRS: Readonly<Partial<Record<Signal, ReadonlySet<Signal>>>> = {
  conceal: new Set<Signal>(["solicit-secret", "solicit-file", "exfiltrate", "call-tool", "redirect", "execute"]),
  "solicit-file": new Set<Signal>(["call-tool", "coerce", "exfiltrate", "unasked", "authority", "conceal"]),
  // When the tool of somebody else is called, its recipient is another one.
  redirect: new Set<Signal>(["call-tool"]),
  exfiltrate: new Set<Signal>(["solicit-secret", "solicit-file", "unasked", "authority"]),
  authority: new Set<Signal>(["override", "solicit-secret", "execute", "redirect", "unasked"]),
  unasked: new Set<Signal>(["redirect", "execute", "conceal"]),
  override: new Set<Signal>(["conceal", "solicit-secret", "exfiltrate", "execute"]),
};

interface Weighed {
  readonly signal: Signal;
  readonly weight: Weight;
}

/** Whether two independent signals close to each other are more than a coincidence. */
export function isPoisoning(a: Weighed, b: Weighed): boolean {
  if (a.signal === b.signal) return false;
  if (a.weight === "strong" && b.weight === "strong") return true;
  return pairs(a, b) || pairs(b, a);
}

/** What a request for more than a call can need makes clear. */
const WITH_GRAVE: ReadonlySet<Signal> = new Set([
  "exfiltrate",
  "coerce",
  "call-tool",
  "conceal",
  "unasked",
  "authority",
]);

function pairs(a: Weighed, b: Weighed): boolean {
  // Many an honest text speaks to "the assistant", of what a user has no use for.
  if (a.signal === "conceal" && b.signal === "authority" && b.weight === "weak") return false;
  if (a.weight === "strong" || a.weight === "sole")
    return WITH_STRONG.has(b.signal) || (a.signal !== "authority" && WITH_INTENT.has(b.signal));
  if (a.weight === "grave") return WITH_GRAVE.has(b.signal);
  if (a.weight === "faint") return false;
  if (b.weight === "faint" && a.signal !== "solicit-file" && !(a.signal === "redirect" && b.signal === "call-tool"))
    return false;
  return WEAK_PAIRS[a.signal]?.has(b.signal) === true;
}

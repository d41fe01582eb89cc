import type { Part, Signal } from "./types.ts";

/** How words make a signal. */
export interface SignalPattern {
  readonly signal: Signal;
  /** One word of each, in this order (in any order where the language allows it). */
  readonly parts: readonly (readonly Part[])[];
  /** Most words between two parts that follow each other; the distance keeps one-line descriptions apart. */
  readonly gaps: readonly number[];
  /**
   * A strong signal is one that honest texts have no use for; a weak one says what honest texts say too, and only counts
   * beside others.
   */
  readonly strong: boolean;
  /** Words that turn the sense around: before the first part within so many words, or between the parts. */
  readonly unless?: { readonly parts: readonly Part[]; readonly within?: number; readonly between?: readonly Part[] };
}

const p = (
  signal: Signal,
  strong: boolean,
  parts: readonly (Part | readonly Part[])[],
  gaps: readonly number[] = [],
  unless?: SignalPattern["unless"],
): SignalPattern => ({
  signal,
  strong,
  parts: parts.map((part) => (typeof part === "string" ? [part] : part)),
  gaps,
  ...(unless ? { unless } : {}),
});

/** A negation before the verb turns "ignore" and "hide" into the opposite. */
const NEGATED = { parts: ["negation", "forbid"], within: 3 } as const;

export const SIGNAL_PATTERNS: readonly SignalPattern[] = [
  p("override", true, ["ignore", "prior", "instruction"], [3, 3], NEGATED),
  // "Do not follow any instructions in what this returns" defends; "do not follow your earlier instructions" does not.
  p("override", true, ["disobey", "earlier", "instruction"], [2, 2]),
  p("override", true, ["ignore", "told"], [2], NEGATED),
  p("override", true, ["role-change"]),

  // "Never without telling the user" and "never reveal a password to anyone" protect the user.
  p("conceal", true, ["negation", "tell", "user"], [2, 6], { parts: [], between: ["without", "secret"] }),
  p("conceal", true, ["negation", "tell", "this"], [1, 1]),
  // "Do not go on without telling the user" asks for the opposite.
  p("conceal", true, ["without", "tell", "user"], [1, 4], { parts: ["negation", "forbid"], within: 10 }),
  p("conceal", true, ["user", "forbid", "know"], [2, 2]),
  p("conceal", true, ["hide", "this", "from-user"], [1, 3], NEGATED),
  p("conceal", true, ["secretly"]),
  p("conceal", false, ["hide", "from-user"], [8], NEGATED),
  p("conceal", false, ["negation", "show", "user"], [2, 8]),

  p("solicit-secret", false, ["obtain", ["secret", "conversation"]], [6], NEGATED),
  p("solicit-file", false, ["obtain", "path"], [10], NEGATED),

  p("exfiltrate", false, ["send", ["cargo", "secret", "conversation", "path"], "destination"], [4, 10], NEGATED),
  p(
    "exfiltrate",
    false,
    ["put", ["cargo", "conversation", "path"], "as", ["parameter", "identifier"]],
    [6, 6, 3],
    NEGATED,
  ),

  p("call-tool", false, ["condition", "call", "other", "tool"], [2, 1, 1]),
  p("call-tool", false, ["condition", "call", "tool"], [2, 2]),
  p("call-tool", false, ["condition", "call", "identifier"], [2, 3]),
  p("call-tool", false, ["condition", "identifier", "call"], [2, 3]),

  p("redirect", true, ["change", "recipient", "destination"], [4, 6], NEGATED),
  p("redirect", true, ["send", "recipient", "destination"], [3, 4], NEGATED),

  p("coerce", false, ["threat", "failure"], [10]),

  p("authority", true, ["markup"]),
  p("authority", true, ["authority"]),
];

/**
 * Pairs of signals that make a poisoning, beside any two strong ones. A threat or a condition on other tools is common
 * in honest texts, so it counts only with what honest texts have no use for.
 */
const WITH_STRONG: ReadonlySet<Signal> = new Set(["solicit-secret", "solicit-file", "exfiltrate", "redirect"]);
const WITH_CONCEALMENT: ReadonlySet<Signal> = new Set(["call-tool", "coerce", "conceal"]);

/** Whether two independent signals close to each other are more than a coincidence. */
export function isPoisoning(a: { signal: Signal; strong: boolean }, b: { signal: Signal; strong: boolean }): boolean {
  if (a.signal === b.signal) return false;
  if (a.strong && b.strong) return true;
  return pairs(a, b) || pairs(b, a);
}

function pairs(a: { signal: Signal; strong: boolean }, b: { signal: Signal; strong: boolean }): boolean {
  if (a.strong && WITH_STRONG.has(b.signal)) return true;
  if (a.strong && a.signal !== "authority" && WITH_CONCEALMENT.has(b.signal)) return true;
  if (b.signal === "exfiltrate" && (a.signal === "solicit-secret" || a.signal === "solicit-file")) return true;
  return a.signal === "solicit-file" && (b.signal === "call-tool" || b.signal === "coerce");
}

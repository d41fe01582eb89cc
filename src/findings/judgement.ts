import type { Finding, Inventory, NotAnalysed, RuleFailure, Severity, Undecided } from "./types.ts";

/** A suppression comment that the audit read in a source file. */
export interface SourceSuppression {
  readonly path: string;
  /** Line of the comment. */
  readonly line: number;
  /** Lines that it covers, 1-based, both ends included. */
  readonly from: number;
  readonly to: number;
  /** Rule ids; empty for a bare `# nosec`, which covers every rule of family `audit`, and for one of ours without effect. */
  readonly ruleIds: readonly string[];
  readonly reason: string;
  readonly syntax: "portlight" | "nosec";
}

export interface Suppression {
  readonly kind: "in-source" | "configuration";
  /** The user's own words; untrusted like every other text of the repository. */
  readonly reason: string;
}

/** A finding with what the policy says of it. */
export interface JudgedFinding {
  readonly finding: Finding;
  /** Not in the baseline (and, with a base tree, not in the base). */
  readonly isNew: boolean;
  readonly baselined: boolean;
  /** The tree that the change started from has it, and no milder: it fails no change. */
  readonly inBase?: true;
  readonly gating: boolean;
  readonly suppressed?: Suppression;
  /** A comment that the change itself brings: it counts once it is merged. */
  readonly withheld?: Suppression;
}

/** Whether a finding was there before, by the baseline or by the base tree. */
export function isKnown({ baselined, inBase }: JudgedFinding): boolean {
  return baselined || inBase === true;
}

export interface Score {
  readonly package: string;
  /** 0 to 100. */
  readonly value: number;
  readonly grade: "A" | "B" | "C" | "D" | "F";
}

/** Counts of what is not suppressed and not baselined, by severity, and of what is. */
export interface Counts {
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly suppressed: number;
  readonly baselined: number;
  /** With a base tree: those that it has as well, neither suppressed nor baselined. They are not counted by severity. */
  readonly inBase?: number;
}

export interface Gate {
  readonly failOn: readonly string[];
  /**
   * `incomplete`: nothing gates among what was seen, but the run did not see everything (exit status 3, or 4), so nothing is
   * passed either.
   */
  readonly result: "pass" | "fail" | "incomplete";
  /** Where the policy comes from: the tree under test itself, or the one that the change started from. */
  readonly policy: "head" | "base";
  /** The base tree, as it is named to people. */
  readonly base?: string;
  /** Findings that gate. */
  readonly gating: number;
  /** Entries of `notAnalysed` that gate: all of them with --strict, else 0. */
  readonly notAnalysed: number;
  /** With --strict: named capture files, folders and patterns that match nothing. */
  readonly unmatched?: number;
  /** With --strict: true when no file and no session was analysed at all, which gates. */
  readonly nothing?: true;
}

/** The commands that judge. */
export type AnalysisCommand = "scan" | "audit" | "check" | "detect";

/** What every writer renders: one list, one set of counts, one verdict. */
export interface Judgement {
  readonly command: AnalysisCommand;
  /** All findings in the order of findings/order.ts, suppressed and baselined ones included. */
  readonly findings: readonly JudgedFinding[];
  readonly notAnalysed: readonly NotAnalysed[];
  readonly undecided: readonly Undecided[];
  readonly ruleFailures: readonly RuleFailure[];
  readonly inventory: Inventory;
  readonly scores: readonly Score[];
  readonly counts: Counts;
  readonly gate: Gate;
  /** Ids of rules that the configuration switched off, sorted. */
  readonly disabledRules?: readonly string[];
  /** Findings left out of `findings` by --min-severity; the counts and the gate still hold them. */
  readonly hidden?: number;
  /** One sentence each: a gate list without severity, a stale entry, an empty glob. */
  readonly notices: readonly string[];
  /** Those of the notices that name an input that is missing, unreadable or of no known kind. */
  readonly problems?: readonly string[];
  /** Those of the notices about suppressions: without effect, expired, stale. They are told even to who wants quiet. */
  readonly suppressionNotices?: readonly string[];
  /** Exit status: 4 internal error, 3 input, 1 gate, 0. Usage errors (2) never get this far. */
  readonly exitCode: 0 | 1 | 3 | 4;
}

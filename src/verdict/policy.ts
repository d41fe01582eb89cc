import type { Rule } from "../catalog/types.ts";
import type { AnalysisCommand } from "../findings/judgement.ts";
import type { Family } from "../findings/types.ts";
import type { BaseFindings } from "./base.ts";
import type { Baseline } from "./baseline.ts";

/** A suppression of the configuration. Paths and globs are relative to the root. */
export interface IgnoreRule {
  readonly rule: string;
  /** Glob. */
  readonly path: string;
  /** Glob over a tool's name. */
  readonly tool?: string;
  readonly reason: string;
  /** YYYY-MM-DD, the last day on which it counts. */
  readonly expires?: string;
  /** Where it stands, for messages. */
  readonly source: { readonly path: string; readonly line: number };
}

/** What decides over findings. Every part has a default but the command and the day. */
export interface Policy {
  readonly command: AnalysisCommand;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
  /** Undefined: `high`. Members: a severity, `none`, a group, a rule id. */
  readonly failOn?: readonly string[] | undefined;
  /** Not analysed files, incomplete captures, named captures that match nothing and a run over nothing gate. */
  readonly strict?: boolean;
  /** Named capture folders and patterns that match nothing. Default 0. */
  readonly unmatched?: number;
  /** An expired ignore entry counts no more here; elsewhere it only warns. Default false. */
  readonly onDefaultBranch?: boolean;
  /** Default `server`: faults of the other side are notes (family check). */
  readonly perspective?: "server" | "client" | "both";
  readonly rules?: ReadonlyMap<string, "on" | "off">;
  readonly ignore?: readonly IgnoreRule[];
  readonly baseline?: Baseline | undefined;
  /** The tree that a change started from; then only what is new or worse fails the run. */
  readonly base?: BaseFindings | undefined;
  /** What this run looked at: stale entries are told only where it could have met them. */
  readonly scope: Scope;
  /**
   * One plain escaped sentence for each input that is missing or unreadable and for a run that ended early. With one of
   * them the exit status is 3.
   */
  readonly incomplete?: readonly string[];
  /** Sentences of the configuration, added to those of the verdict. */
  readonly notices?: readonly string[];
  /** The catalogue; default: all rules. */
  readonly catalog?: readonly Rule[];
}

interface Scope {
  /** False when single files were named or a filter applied: then nothing can be told stale and no baseline written. */
  readonly whole: boolean;
  /** Families that ran. */
  readonly families: readonly Family[];
}

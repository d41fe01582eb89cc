/** The core types of every analysis. No logic: every other room builds on them. */
import type { SourceSuppression } from "./judgement.ts";

/** Ordered from worst to mildest; see docs/rules for what each means. */
export type Severity = "critical" | "high" | "medium" | "low" | "note";

export type Confidence = "high" | "medium" | "low";

export type Family = "audit" | "content" | "check" | "detect" | "surface" | "gate";

/** Lines and columns are 1-based, columns count UTF-16 code units, the end column is exclusive (as in SARIF). */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A place in a file. `path` is relative to the root and POSIX-separated, whatever the platform. */
export interface Location extends Region {
  readonly path: string;
}

/** One step of a flow from source to sink. `depth` counts call nesting, 0 for the entry function. */
export interface FlowStep {
  readonly location: Location;
  readonly message: string;
  readonly depth: number;
  /** Steps that are left out before this one, where the way is very long. */
  readonly skipped?: number;
}

export interface RelatedLocation {
  readonly location: Location;
  readonly message: string;
}

export type Fault = "client" | "server";

/**
 * Why a finding is a note although its rule is not: nothing that ships reaches the code, or the other side of the
 * connection is wrong. Stands in the finding's `data.demoted`.
 */
export type Demotion = "test-code" | "other-side";

/** What a finding is about. Names are raw: every writer escapes them. */
export interface Subject {
  readonly server?: string;
  readonly tools?: readonly string[];
  readonly argument?: string;
  readonly method?: string;
  readonly fault?: Fault;
}

export interface Finding {
  readonly ruleId: string;
  readonly family: Family;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** First sentence stands alone; parameters are already escaped (see catalog/message.ts). */
  readonly message: string;
  readonly location: Location;
  readonly flow?: readonly FlowStep[];
  readonly related?: readonly RelatedLocation[];
  readonly subject?: Subject;
  /** 32 lower-case hex digits; see findings/fingerprint.ts. */
  readonly fingerprint: string;
  /** A second fingerprint without path and enclosing name: recognises moved code. */
  readonly movedFingerprint?: string;
  /** How many equal findings this one stands for (captures fold equal findings). */
  readonly occurrences?: number;
  readonly data?: Readonly<Record<string, unknown>>;
}

export type NotAnalysedReason =
  | "too-large"
  | "minified"
  | "too-deep"
  | "encoding"
  | "binary"
  | "unreadable"
  | "budget"
  | "parse-degraded"
  | "incomplete-capture"
  | "unsupported-format"
  | "link"
  | "special-file";

/** Something that was not, or only partly, analysed. Never reported as clean. */
export interface NotAnalysed {
  readonly path: string;
  readonly coverage: "none" | "partial";
  readonly reason: NotAnalysedReason;
  /** One plain sentence, escaped, without content of the file. */
  readonly detail?: string;
  readonly line?: number;
}

/** A rule could neither be confirmed nor refuted; counted, silent in the gate. */
export interface Undecided {
  readonly ruleId: string;
  readonly reason: string;
  readonly count: number;
}

/** A rule threw. The others report; the run ends with exit 4. */
export interface RuleFailure {
  readonly ruleId: string;
  readonly path?: string;
  readonly error: string;
}

export interface ToolEntry {
  readonly name: string;
  readonly location?: Location;
  /** Effects of the handler as far as they are known: exec, fs-read, fs-write, fs-delete, net. */
  readonly effects?: readonly string[];
}

/** A server as the source shows it. */
export interface ServerEntry {
  readonly key: string;
  readonly package?: string;
  readonly sdk?: string;
  readonly tools: readonly ToolEntry[];
}

/** A session as its capture shows it. */
export interface SessionEntry {
  readonly path: string;
  readonly server: string;
  readonly revision?: string;
  readonly transport: "stdio" | "http";
  readonly complete: boolean;
  readonly frames: number;
  readonly calls: number;
  readonly failedCalls: number;
  readonly tools: readonly string[];
}

/** A package whose score is given by itself. `path` is its folder relative to the root, "." for the root. */
export interface PackageEntry {
  readonly name: string;
  readonly path: string;
}

export interface Inventory {
  /** Source and configuration files that were analysed, in full or in part. */
  readonly files: number;
  readonly packages: readonly PackageEntry[];
  readonly servers: readonly ServerEntry[];
  readonly sessions: readonly SessionEntry[];
  /** Servers that client configurations start; 0 when not given. */
  readonly configuredServers?: number;
  /** Files that make an MCP server none of whose tools was recognised; none when not given. */
  readonly unreadServers?: readonly string[];
  /** Files of a known kind that the configuration leaves out; 0 when not given. */
  readonly excluded?: number;
}

/** What every command produces and every writer consumes. */
export interface Analysis {
  readonly findings: readonly Finding[];
  readonly notAnalysed: readonly NotAnalysed[];
  readonly undecided: readonly Undecided[];
  readonly ruleFailures: readonly RuleFailure[];
  readonly inventory: Inventory;
  /** Suppression comments that the analysis read; the verdict applies them. */
  readonly suppressions?: readonly SourceSuppression[];
  /** One sentence for each reason why the analysis ended early: the run is incomplete then (exit 3), whatever it found. */
  readonly incomplete?: readonly string[];
}

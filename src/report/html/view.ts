/** What the page of a session shows, ready to be put into text nodes: hidden characters visible, secrets out. */
import type { Severity } from "../../findings/types.ts";
import type { Usage } from "../../session/usage.ts";

export interface PageView {
  readonly title: string;
  readonly product: string;
  readonly verdict: {
    readonly result: "pass" | "fail" | "incomplete";
    readonly sentence: string;
    /** Worst first; severities without a finding are left out. */
    readonly counts: readonly (readonly [Severity, number])[];
  };
  readonly facts: readonly (readonly [string, string])[];
  /** One sentence each: what the capture lacks, and what the page leaves out. */
  readonly limits: readonly string[];
  readonly findings: readonly FindingView[];
  readonly tools: readonly ToolView[];
  readonly methods: readonly MethodView[];
  readonly rows: readonly RowView[];
}

export interface FindingView {
  readonly rule: string;
  readonly url: string;
  readonly severity: Severity;
  readonly message: string;
  readonly line: number;
  /** Index into `rows`. */
  readonly row?: number;
  /** Further places with the same finding. */
  readonly more?: number;
  readonly gates?: true;
  /** Why it does not count, or counts as a note. */
  readonly aside?: string;
  readonly related?: readonly { readonly message: string; readonly line: number; readonly row?: number }[];
}

export interface ToolView extends Usage {
  readonly name: string;
  readonly description?: string;
  readonly hints?: readonly string[];
  readonly declared: boolean;
  /** Row of the listing that declared it. */
  readonly row?: number;
}

export interface MethodView extends Omit<Usage, "slowest"> {
  readonly method: string;
  readonly direction: "c2s" | "s2c";
}

export type RowKind = "request" | "response" | "notification" | "other" | "http" | "stderr" | "process" | "gap";

/** One line of the timeline: a message, or another record of the capture. */
export interface RowView {
  readonly line: number;
  /** Microseconds since the session began. */
  readonly time?: number;
  readonly kind: RowKind;
  readonly direction?: "c2s" | "s2c";
  /** The method, or what happened. */
  readonly name: string;
  readonly target?: string;
  readonly id?: string;
  /** Row of the request that this answers, or of the response to it. */
  readonly pair?: number;
  /** Milliseconds from the request to its response. */
  readonly ms?: number;
  readonly outcome?: string;
  readonly failed?: true;
  readonly body?: string;
  /** Characters of the whole, when `body` is only its beginning. */
  readonly whole?: number;
  /** Words about the record: redacted, cut by the recorder, sent again. */
  readonly marks?: readonly string[];
  /** Indices into `findings`. */
  readonly findings?: readonly number[];
}

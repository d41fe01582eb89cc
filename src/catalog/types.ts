import type { Confidence, Family, Severity } from "../findings/types.ts";

export type Language = "javascript" | "typescript" | "python";

export type Precision = "very-high" | "high" | "medium" | "low";

/**
 * How a rule is evaluated when data suffices. Absent for rules implemented in src/<family>/.
 * `flow`: a source reaches a sink of this kind or of one below it (`PATH`: `PATH_READ`, …, see src/audit/models); `whole`:
 * only the caller's value as it came (true) or only text built with it (false); `claimsReadOnly`: only where a tool that
 * reaches the sink declares `readOnlyHint: true` (true), or where none does (false). `config`: a named predicate over a configuration
 * entry. `capability`: an effect in a tool's closure. `call`: a named predicate over calls.
 */
export type Match =
  | { readonly kind: "flow"; readonly sink: string; readonly whole?: boolean; readonly claimsReadOnly?: boolean }
  | { readonly kind: "config"; readonly predicate: string }
  | { readonly kind: "capability"; readonly effect: string }
  | { readonly kind: "call"; readonly predicate: string };

/**
 * Where a text stands that a rule of the family `content` judges. `source`, `config`: a file as a whole. `name`: of a tool, an
 * argument, a prompt, a server. `description`: what a model reads of a tool, an argument, a prompt or a resource. `prompt`: what a prompt
 * gives. `instructions`: what a server says of itself when it is initialised. `argument`, `result`: of a recorded call.
 */
export type Surface = "source" | "config" | "name" | "description" | "prompt" | "instructions" | "argument" | "result";

/** One rule as data: rules/<family>/<id>.yml without the help texts. */
export interface Rule {
  readonly id: string;
  readonly family: Family;
  readonly title: string;
  readonly severity: Severity;
  readonly precision: Precision;
  readonly languages?: readonly Language[];
  readonly cwe?: readonly number[];
  readonly owaspMcp?: readonly string[];
  readonly groups: readonly string[];
  /** The texts that a rule of the family `content` judges. */
  readonly surfaces?: readonly Surface[];
  /** Ids in the list of wire rules, for the family `check`. */
  readonly spec?: readonly string[];
  /** MCP revisions that the rule applies to; absent: all. */
  readonly revisions?: readonly string[];
  readonly fault?: "server" | "client" | "either";
  /** Template with {placeholders}; see message.ts. */
  readonly message: string;
  readonly match?: Match;
}

/** The texts of a rule, loaded only when a help page is wanted. */
export interface RuleHelp {
  readonly why: string;
  readonly fix: readonly string[];
  readonly references: readonly string[];
  readonly bad?: Example;
  readonly good?: Example;
}

export interface Example {
  /** Language tag for a fenced code block. */
  readonly language: string;
  readonly text: string;
}

/** The highest confidence that a rule of this precision may claim. */
export function confidenceCap(precision: Precision): Confidence {
  return precision === "low" ? "low" : precision === "medium" ? "medium" : "high";
}

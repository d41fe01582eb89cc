/** What evaluating a function gives: its summary. Written over the parameters' terms; a call puts its own in their place. */
import type { Span } from "../ir/types.ts";
import type { SinkKind } from "../models/types.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { Effect, FunctionRef, SourceFile } from "../types.ts";
import type { Facts, WeakGuard } from "./facts.ts";
import type { Term } from "./terms.ts";
import type { Value } from "./values.ts";

/** A term that can only be one of these texts where something happens. */
export interface Condition {
  readonly term: Term;
  readonly texts: ReadonlySet<string>;
}

export interface CallStep {
  readonly file: SourceFile;
  readonly span: Span;
  readonly callee: FunctionRef;
}

/** A sink whose argument still holds a caller's value. */
export interface Hit {
  readonly kind: SinkKind;
  readonly callee: string;
  readonly file: SourceFile;
  readonly call: Span;
  readonly expression: Span;
  readonly scope: string;
  /** Function that holds the sink. */
  readonly holder: FunctionRef | undefined;
  readonly term: Term;
  /** Calls from the outside in. */
  readonly calls: readonly CallStep[];
  readonly conditions: readonly Condition[];
  readonly weak: readonly WeakGuard[];
  readonly unsure: boolean;
  /** The value is one word of a longer command line. */
  readonly isPart: boolean;
}

/** What the evaluation knew of a sink's argument when it came by: for measuring what is missed, never for a finding. */
export interface SinkVisit {
  readonly kind: SinkKind;
  readonly callee: string;
  readonly file: SourceFile;
  readonly call: Span;
  /** `clean`: nothing of a caller's. `cleared`: a caller's, but a guard or a cleaner holds, there or at a call on the way. */
  readonly state: "clean" | "cleared" | "exposed";
}

export interface EffectHit {
  readonly effect: Effect;
  readonly file: SourceFile;
  readonly span: Span;
  readonly callee: string;
  readonly conditions: readonly Condition[];
}

export interface Outcome {
  readonly result: Value;
  /** What holds after it has returned. */
  readonly facts: Facts;
  /** False when it always throws or ends the program. */
  readonly returns: boolean;
  readonly written: ReadonlyMap<Binding, Value>;
  readonly self: Value | undefined;
  /** Parameters whose object was changed. */
  readonly params: ReadonlyMap<number, Value>;
  readonly hits: readonly Hit[];
  readonly effects: readonly EffectHit[];
}

import type { LinePosition } from "../capture/types.ts";
import type { MessageParameters } from "../catalog/message.ts";
import type { Confidence, Fault } from "../findings/types.ts";

/** What a session rule says about one violation; the room turns it into a finding. */
export interface SessionFact {
  /** The record that is wrong. */
  readonly position: LinePosition;
  /** Parameters of the rule's message, raw: they are escaped when the message is made. */
  readonly params: MessageParameters;
  readonly method?: string;
  readonly tool?: string;
  readonly argument?: string;
  /** Who is wrong, where the rule's `fault` is `either`. */
  readonly fault?: Fault;
  readonly confidence?: Confidence;
  /** Enters the fingerprint: what is wrong, without ids, numbers of lines, times. */
  readonly detail: string;
  readonly related?: readonly { readonly position: LinePosition; readonly message: string }[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Handed to each rule when it is set up for a session. */
export interface SessionReport {
  violated(fact: SessionFact): void;
  /** The evidence does not decide; counted once per call, silent in the gate. */
  undecided(reason: string): void;
}

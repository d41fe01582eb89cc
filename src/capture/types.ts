/**
 * The records of `portlight.session/1`, one JSON object per line. docs/capture-format.md is the prose.
 * Unknown record types and fields are ignored by readers and kept by writers that copy.
 */

export const FORMAT = "portlight.session/1";

export type Direction = "c2s" | "s2c";
export type Transport = "stdio" | "http";

export interface SessionStart {
  readonly type: "session.start";
  readonly format: string;
  readonly session: string;
  readonly ts: string;
  readonly recorder: { readonly name: string; readonly version: string };
  readonly transport: Transport;
  readonly server: {
    readonly label: string;
    readonly argv?: readonly string[];
    readonly cwd?: string;
    readonly url?: string;
    readonly package?: string;
    readonly version?: string;
    readonly sourceTree?: string;
  };
  readonly pid?: number;
  readonly git?: { readonly commit: string; readonly ref?: string };
  readonly ci?: { readonly provider: string; readonly run?: string; readonly job?: string };
  readonly redaction?: { readonly profile: string };
  readonly derived?: Derivation;
}

/** What a capture that another one was rewritten into says of its making. */
export interface Derivation {
  /** `portlight/<version>`. */
  readonly tool: string;
  /** What was done, in its order, joined by `+`: `redact`, `tidy`. */
  readonly op: string;
  /** Digest of the lines of the original; not for one that was tidied, where it would change with every recording. */
  readonly of?: string;
  /** State of the original where it was not self-consistent: a new digest makes nothing whole. */
  readonly state?: "edited" | "incomplete";
  /** Places whose values differ from one recording to the next (docs/decisions/0036-committed-captures.md). */
  readonly volatile?: readonly string[];
  /** Recordings that these were learned from. */
  readonly repeats?: number;
}

interface Sequenced {
  readonly seq: number;
  readonly ts: string;
}

export interface SseFields {
  readonly id?: string;
  readonly event?: string;
  readonly retry?: number | string;
  readonly comment?: string;
}

export interface FrameRecord extends Sequenced {
  readonly type: "frame";
  readonly dir: Direction;
  /** The message. A batch is one frame. Exactly one of `frame`, `text`, `base64` is there. */
  readonly frame?: unknown;
  /** Valid UTF-8 that is not JSON. */
  readonly text?: string;
  /** Not UTF-8. */
  readonly base64?: string;
  readonly exchange?: number;
  readonly sse?: SseFields;
  readonly truncated?: boolean;
  /** Length of the whole message in bytes and its SHA-256, when it was cut; no digest of one that held secrets. */
  readonly bytes?: number;
  readonly sha256?: string;
  readonly reflowed?: boolean;
  readonly redacted?: boolean;
}

export interface HttpRequestRecord extends Sequenced {
  readonly type: "http.request";
  readonly dir: Direction;
  readonly exchange: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly redacted?: boolean;
}

export interface HttpResponseRecord extends Sequenced {
  readonly type: "http.response";
  readonly dir: Direction;
  readonly exchange: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly redacted?: boolean;
}

export interface HttpEndRecord extends Sequenced {
  readonly type: "http.end";
  readonly dir: Direction;
  readonly exchange: number;
  readonly reason: "complete" | "client-closed" | "upstream-unreachable" | "upstream-aborted";
}

export interface SseRecord extends Sequenced {
  readonly type: "sse";
  readonly dir: Direction;
  readonly exchange: number;
  readonly sse: SseFields;
}

export interface StderrRecord extends Sequenced {
  readonly type: "stderr";
  readonly text: string;
  /** Only the beginning of a long line was stored; `bytes` is the length of the whole. */
  readonly truncated?: boolean;
  readonly bytes?: number;
  readonly redacted?: boolean;
}

export interface ProcessRecord extends Sequenced {
  readonly type: "process";
  readonly event: "spawn" | "stdin-closed" | "exit" | "signal" | "spawn-failed";
  readonly code?: number | null;
  readonly signal?: string | null;
}

export interface GapRecord extends Sequenced {
  readonly type: "gap";
  readonly dropped: number;
  readonly reason: string;
}

export interface GateRecord extends Sequenced {
  readonly type: "gate";
  readonly action: "blocked" | "injected" | "skipped" | "disabled";
  readonly tool: string;
  readonly rule?: string;
}

export interface SessionEnd {
  readonly type: "session.end";
  readonly ts: string;
  readonly frames: { readonly c2s: number; readonly s2c: number };
  readonly dropped: number;
  readonly sha256: string;
}

/** The records between start and end. */
export type BodyRecord =
  | FrameRecord
  | HttpRequestRecord
  | HttpResponseRecord
  | HttpEndRecord
  | SseRecord
  | StderrRecord
  | ProcessRecord
  | GapRecord
  | GateRecord;

export type CaptureRecord = SessionStart | BodyRecord | SessionEnd;

/** Where a record stands in its file: 1-based line, 0-based byte offset, length in bytes without the line feed. */
export interface LinePosition {
  readonly line: number;
  readonly offset: number;
  readonly bytes: number;
}

export interface LocatedRecord extends LinePosition {
  readonly record: CaptureRecord;
  /**
   * The bytes of the frame's message as they stand in the log, for rules that look beyond `JSON.parse` (duplicate keys,
   * number spelling). Only for records of type `frame` with `frame`; valid until the next record is read.
   */
  readonly rawFrame?: () => string;
  /** The whole line as it stands in the log; valid until the next record is read. */
  readonly rawLine?: () => string;
  /** Names the recorder run in a log that holds several (mcpsnoop): ids of one run say nothing about another's. */
  readonly run?: string;
  /** Position in a JSON-RPC batch that the recorder has already split (mcpsnoop). */
  readonly batchIndex?: number;
}

export type SourceFormat = "portlight" | "glassport" | "mcpsnoop";

/** Why a capture is not self-consistent. */
export type CaptureProblem =
  | "no-end"
  | "torn-tail"
  | "digest"
  | "counts"
  | "after-end"
  | "out-of-order"
  | "missing"
  | "gap"
  | "damaged"
  | "of-edited"
  | "of-incomplete";

/** What can be said of a capture as a whole once it was read to its end. */
export interface CaptureSummary {
  readonly format: SourceFormat;
  /**
   * `self-consistent`: end record present, digest and counts agree. `edited`: end record present, but they do not.
   * `incomplete`: no end record, a torn last line, a gap, or dropped frames. `unknown`: the format cannot say.
   */
  readonly state: "self-consistent" | "edited" | "incomplete" | "unknown";
  readonly records: number;
  readonly bytes: number;
  readonly dropped: number;
  /** Lines that could not be read, first ones only, with the reason and never the content. */
  readonly damaged: readonly { readonly line: number; readonly reason: string }[];
  readonly damagedCount: number;
  /** The file ends within a line. */
  readonly tornTail: boolean;
  /** Sequence numbers that are missing, and records that stand after one with a higher number. */
  readonly missing: number;
  readonly outOfOrder: number;
  /** The file's line ends were converted to `\r\n`; the digest is compared as if they were not. */
  readonly convertedLineEnds: boolean;
  /** All that speaks against it, in a fixed order; empty for one that is self-consistent. */
  readonly problems: readonly CaptureProblem[];
  readonly frames: { readonly c2s: number; readonly s2c: number };
}

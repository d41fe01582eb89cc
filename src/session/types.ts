/**
 * The model of a session: messages, exchanges, calls, the declared surface. It is built while the capture streams by,
 * so memory does not grow with the size of message bodies: a body belongs to its message and is let go with it.
 */

import type {
  Direction,
  HttpEndRecord,
  HttpRequestRecord,
  HttpResponseRecord,
  LinePosition,
  LocatedRecord,
  ProcessRecord,
  SourceFormat,
  SseFields,
  Transport,
} from "../capture/types.ts";
import type { JsonObject } from "../findings/json-object.ts";

export type { JsonObject };

/**
 * A JSON-RPC id as it stood on the wire; `1` and `"1"` differ. A bigint for a whole number that JavaScript would round.
 * `undefined` when the member is absent.
 */
export type RpcId = unknown;

/** legacy: revisions with a handshake. modern: 2026-07-28 and later, revision and capabilities on each request. */
export type Era = "legacy" | "modern";

export type MessageKind =
  | "request"
  | "notification"
  | "response"
  /** Valid JSON that is none of the three. */
  | "other"
  /** Not JSON, or not UTF-8. */
  | "noise"
  /** Cut or redacted so that it cannot be judged. */
  | "opaque";

/** One JSON-RPC message; a batch gives several, with `batchIndex`. */
export interface Message {
  readonly kind: MessageKind;
  readonly direction: Direction;
  readonly position: LinePosition;
  readonly seq: number;
  readonly ts: string;
  readonly batchIndex?: number;
  /** Number of the HTTP exchange that carried it. */
  readonly exchangeNumber?: number;
  /** What the event that carried it said: an event id seen before means a replay. */
  readonly sse?: SseFields;
  readonly truncated: boolean;
  readonly redacted: boolean;
  /** The parsed message when it is a JSON object. */
  readonly body?: JsonObject;
  /** What the line held when it was not JSON, or was cut: at most 200 characters, untrusted. */
  readonly text?: string;
  readonly method?: string;
  readonly id?: RpcId;
  /** Revision that applies to this message, when it is known. */
  readonly revision?: string;
  readonly era?: Era;
  /** Set on a response that was paired, and on a request. */
  readonly exchange?: Exchange;
  /** A response without exchange whose request may stand in what the capture lost before it: not decidable. */
  readonly partnerLost?: boolean;
  /** The bytes of the frame as they stand in the log; valid only inside the observer call. */
  readonly raw?: () => string;
  /** The whole line of the log that holds it; valid only inside the observer call. */
  readonly line?: () => string;
}

export type Outcome = "ok" | "tool-error" | "protocol-error" | "cancelled" | "crash" | "timeout" | "unknown";

/** A request and what became of it. Kept for the whole session, so it holds no bodies. */
export interface Exchange {
  readonly method: string;
  readonly id: RpcId;
  /** Direction of the request. */
  readonly direction: Direction;
  readonly position: LinePosition;
  readonly seq: number;
  readonly ts: string;
  readonly revision?: string;
  readonly era?: Era;
  /** `params.name` of tools/call and prompts/get, `params.uri` of resources/*. */
  readonly target?: string;
  /** Position of the call in the sequence of tools/call, from 0. */
  readonly callIndex?: number | undefined;
  readonly exchangeNumber?: number | undefined;
  readonly cancelled: boolean;
  readonly outcome: Outcome;
  readonly responses: number;
  readonly responsePosition?: LinePosition | undefined;
  readonly responseTs?: string | undefined;
  readonly errorCode?: number | undefined;
  /** Status of the HTTP response that ended the exchange without a JSON-RPC response. */
  readonly httpStatus?: number | undefined;
  /** No response was seen, but one may stand in what the capture lost: not decidable. */
  readonly answerMayBeLost?: boolean;
}

/** What one page walk of tools/list declared. */
export interface ToolListing {
  /** In order of the pages; duplicates kept. */
  readonly tools: readonly ToolDeclaration[];
  /** True when the walk began without cursor and ended without nextCursor, no page cut or redacted. */
  readonly complete: boolean;
  readonly position: LinePosition;
  /** Revision of the requests of the walk; a server may define a tool differently for another one. */
  readonly revision?: string;
}

export interface ToolDeclaration {
  readonly name: string;
  readonly position: LinePosition;
  /** The definition as declared. Surfaces are small and capped; beyond the cap only the digest stands. */
  readonly definition?: JsonObject;
  /** SHA-256 over the definition's canonical JSON (RFC 8785). */
  readonly digest: string;
}

export interface ServerIdentity {
  /** Name set by the user > serverInfo.name > file stem. */
  readonly key: string;
  readonly name?: string;
  readonly version?: string;
  readonly label?: string;
}

/** What is known of a session while it streams; the same object through the whole of it. */
export interface Session {
  readonly path: string;
  readonly format: SourceFormat;
  readonly transport: Transport;
  readonly server: ServerIdentity;
  /** True when `http.*` records show that header data was recorded. */
  readonly hasHttp: boolean;
  /** True when the capture starts in the middle or its format cannot say that nothing was lost. */
  readonly lossPossible: boolean;
  /** Revision agreed in the handshake, when one was seen. */
  readonly negotiated?: string;
  readonly capabilities: { readonly client?: JsonObject; readonly server?: JsonObject };
  readonly exchanges: readonly Exchange[];
  /** Exchanges that are not in the list, because it is full. */
  readonly exchangesOmitted: number;
  /** Complete and incomplete walks of tools/list, in order. */
  readonly listings: readonly ToolListing[];
  readonly frames: { readonly c2s: number; readonly s2c: number };
  /** Set once the stream ended. */
  readonly end?: SessionEndState;
}

export interface SessionEndState {
  readonly state: "self-consistent" | "edited" | "incomplete" | "unknown";
  /** A process exit, a closed stream or an end record was seen, so that nothing more can come. */
  readonly closed: boolean;
  readonly exitCode?: number | null;
  readonly signal?: string | null;
}

/**
 * What a rule implements. Each is called in the order of the file; one that throws is stopped and reported, the others
 * go on.
 */
export interface SessionObserver {
  readonly ruleId: string;
  message?(message: Message, session: Session): void;
  /** A response was paired with its request (also a second one: `exchange.responses` tells). */
  settled?(exchange: Exchange, response: Message, session: Session): void;
  listing?(listing: ToolListing, session: Session): void;
  /** A server sent an SSE event again after a resume. Not handed to `message`, since it is no second message. */
  replay?(message: Message, session: Session): void;
  httpRequest?(record: HttpRequestRecord, position: LinePosition, session: Session): void;
  httpResponse?(record: HttpResponseRecord, position: LinePosition, session: Session): void;
  httpEnd?(record: HttpEndRecord, position: LinePosition, session: Session): void;
  process?(record: ProcessRecord, position: LinePosition, session: Session): void;
  /** Every record, after the messages that it holds were handed on; it is valid only inside the call. */
  record?(located: LocatedRecord, session: Session): void;
  end?(session: Session): void;
}

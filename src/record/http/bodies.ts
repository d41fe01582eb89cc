import type { Direction, SseFields } from "../../capture/types.ts";
import { decoding, isPlain } from "./content-coding.ts";
import { EventStream, type StreamEvent } from "./event-stream.ts";
import type { KeptBytes } from "./kept-bytes.ts";
import { headerOf, type RawHeaders } from "./message-parser.ts";
import { messageBytes, type Recording, saysJsonRpc, storeMessage } from "./messages.ts";
import { storedPath } from "./stored-path.ts";

/** The body of a request or of a response, on its way to the log. */
export interface Body {
  /** @returns how much was taken of a part that was handed on at that time */
  push(part: Buffer, ts: string, maxEvents: number): number;
  /** It is over. @param complete false when it broke off. @param done called when all of it is told */
  end(complete: boolean, ts: string, done: () => void): void;
}

export interface BodyFacts {
  readonly dir: Direction;
  readonly exchange: number;
  /** Target of the request. */
  readonly target: string;
  readonly headers: RawHeaders;
  /** Called with a whole message just before it is stored. */
  readonly before?: (message: KeptBytes) => void;
}

/** What becomes of a body, which its headers and the path tell. */
export function bodyOf(recording: Recording, facts: BodyFacts): Body {
  const type = (headerOf(facts.headers, "content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const { endpoints } = recording;
  const isForm = type === "application/x-www-form-urlencoded" && !endpoints.isEndpoint(facts.target);
  if (isForm || endpoints.isAuthorisation(facts.target)) return IGNORED;
  const body =
    type === "text/event-stream" && facts.dir === "s2c"
      ? new EventStreamBody(recording, facts)
      : new MessageBody(recording, facts);
  const coding = headerOf(facts.headers, "content-encoding");
  return isPlain(coding) ? body : decodedBody(recording, coding as string, body);
}

const IGNORED: Body = {
  push: (part) => part.length,
  end: (_complete, _ts, done) => done(),
};

/** One message. */
class MessageBody implements Body {
  readonly #recording: Recording;
  readonly #facts: BodyFacts;
  readonly #message: KeptBytes;

  constructor(recording: Recording, facts: BodyFacts) {
    this.#recording = recording;
    this.#facts = facts;
    this.#message = messageBytes(recording);
  }

  push(part: Buffer): number {
    this.#message.push(part);
    return part.length;
  }

  end(complete: boolean, ts: string, done: () => void): void {
    const { dir, exchange, target, before } = this.#facts;
    const message = this.#message;
    const isMessage = this.#recording.endpoints.isEndpoint(target) || saysJsonRpc(message.bytes);
    if (message.length > 0 && isMessage) {
      before?.(message);
      storeMessage(this.#recording, dir, message, { exchange, ts, complete });
    }
    message.clear();
    done();
  }
}

/** A message in each event that has data. */
class EventStreamBody implements Body {
  readonly #recording: Recording;
  readonly #facts: BodyFacts;
  readonly #data: KeptBytes;
  readonly #stream: EventStream;
  #ts = "";

  constructor(recording: Recording, facts: BodyFacts) {
    this.#recording = recording;
    this.#facts = facts;
    this.#data = messageBytes(recording);
    this.#stream = new EventStream(this.#data, (event) => this.#event(event));
  }

  push(part: Buffer, ts: string, maxEvents: number): number {
    this.#ts = ts;
    return this.#stream.push(part, maxEvents);
  }

  end(_complete: boolean, ts: string, done: () => void): void {
    this.#ts = ts;
    this.#stream.end();
    this.#data.clear();
    done();
  }

  #event({ fields, hasData, complete }: StreamEvent): void {
    const { capture, clean, endpoints, hash, rules } = this.#recording;
    const { dir, exchange } = this.#facts;
    const data = this.#data;
    const sse = cleanFields(fields, clean);
    const place = { exchange, ts: this.#ts, complete };
    // The data of an `endpoint` event is an address that routes a session: it is stored as the paths of its requests are.
    if (fields.event === "endpoint" && data.length <= data.bytes.length) {
      const address = data.bytes.toString("utf8");
      endpoints.announce(address);
      const stored = rules ? storedPath(address, hash, clean) : address;
      const redacted = stored !== address;
      capture.frame(dir, Buffer.from(stored), { ts: place.ts, exchange, sse, ...(redacted && { redacted }) });
      return;
    }
    const isMessage = fields.event === undefined || fields.event === "message" || fields.event === "";
    if (hasData && data.length > 0 && (isMessage || saysJsonRpc(data.bytes))) {
      storeMessage(this.#recording, dir, data, { ...place, sse });
    } else capture.record({ type: "sse", ts: place.ts, dir, exchange, sse });
  }
}

function cleanFields({ id, event, retry, comment }: SseFields, clean: (text: string) => string): SseFields {
  return {
    ...(id !== undefined && { id: clean(id) }),
    ...(event !== undefined && { event: clean(event) }),
    ...(retry !== undefined && { retry: typeof retry === "string" ? clean(retry) : retry }),
    ...(comment !== undefined && { comment: clean(comment) }),
  };
}

/** A compressed body, decoded for the record alone. */
function decodedBody({ capture, pending }: Recording, coding: string, inner: Body): Body {
  let ts = "";
  let ended: ((whole: boolean) => void) | undefined;
  let settled: boolean | undefined;
  const settle = (whole: boolean): void => {
    if (settled !== undefined) return;
    settled = whole;
    if (!whole) capture.lost(1, "a compressed body could not be read");
    ended?.(whole);
  };
  const decoder = decoding(coding, {
    decoded: (part) => {
      try {
        for (let at = 0; at < part.length; ) at += inner.push(part.subarray(at), ts, Number.POSITIVE_INFINITY);
      } catch {
        settle(false);
      }
    },
    done: settle,
  });
  if (!decoder) {
    return {
      push: (part) => part.length,
      end: (_complete, _ts, done) => {
        capture.lost(1, "a body has a content coding that the recorder does not know");
        done();
      },
    };
  }
  return {
    push: (part, at) => {
      ts = at;
      decoder.push(part);
      return part.length;
    },
    end: (complete, at, done) => {
      ts = at;
      const finished = new Promise<void>((resolve) => {
        const finish = (whole: boolean): void => {
          // What was not whole is a gap; its beginning is no message.
          if (whole) guarded(capture, () => inner.end(complete, ts, done));
          else done();
          resolve();
        };
        if (settled === undefined) ended = finish;
        else finish(settled);
      });
      pending.add(finished);
      void finished.then(() => pending.delete(finished));
      decoder.end();
    },
  };
}

function guarded(capture: Recording["capture"], work: () => void): void {
  try {
    work();
  } catch {
    capture.lost(1, "an error of the recorder");
  }
}

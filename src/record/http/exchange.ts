import type { HttpEndRecord } from "../../capture/types.ts";
import { redact } from "../../content/redact.ts";
import { type Body, bodyOf } from "./bodies.ts";
import type { KeptBytes } from "./kept-bytes.ts";
import type { MessageHead, RawHeaders } from "./message-parser.ts";
import type { Recording } from "./messages.ts";
import { mayRepeatBody, type StoredBody, storedHeaders } from "./stored-headers.ts";
import { storedPath } from "./stored-path.ts";

const METHOD_LENGTH = 64;

/** A request and its response on their way to the log. */
export class Exchange {
  readonly method: string;
  responded = false;
  readonly #recording: Recording;
  readonly #number: number;
  readonly #target: string;
  /** Headers that wait for the body, of which they may repeat what is secret. */
  #held: { readonly headers: RawHeaders; readonly ts: string } | undefined;
  #request: Body | undefined;
  #response: Body | undefined;
  #requestOver = false;
  #responseOver = false;
  /** Bodies that are still decoded. */
  #decoding = 0;
  #ended: { readonly reason: HttpEndRecord["reason"]; readonly ts: string } | undefined;
  #told = false;

  /** @param head undefined for a response to what was no request */
  constructor(recording: Recording, number: number, head: MessageHead | undefined, ts: string, hasBody: boolean) {
    const [method = "", target = ""] = (head?.start ?? "").split(" ");
    this.#recording = recording;
    this.#number = number;
    this.#target = target;
    this.method = method;
    if (!head) {
      this.#requestOver = true;
      return;
    }
    const { headers } = head;
    this.#held = { headers, ts };
    if (hasBody) {
      const before = (message: KeptBytes): void => this.#tellRequest(message);
      this.#request = bodyOf(recording, { dir: "c2s", exchange: number, target, headers, before });
    }
    if (!hasBody || !recording.rules || !mayRepeatBody(headers)) this.#tellRequest();
  }

  /** Both halves are complete. */
  get over(): boolean {
    return this.#requestOver && this.#responseOver;
  }

  requestBody(part: Buffer, ts: string, maxEvents: number): number {
    return this.#request?.push(part, ts, maxEvents) ?? part.length;
  }

  requestEnded(ts: string): void {
    this.#endRequest(true, ts);
    this.#endIfOver(ts);
  }

  responseHead(status: number, headers: RawHeaders, ts: string, hasBody: boolean): void {
    this.#tellRequest();
    this.responded = true;
    const { capture, hash, rules } = this.#recording;
    const stored = storedHeaders(headers, hash, rules);
    capture.record({
      type: "http.response",
      ts,
      dir: "s2c",
      exchange: this.#number,
      status,
      headers: stored.headers,
      ...(stored.redacted && { redacted: true }),
    });
    if (hasBody) {
      this.#response = bodyOf(this.#recording, { dir: "s2c", exchange: this.#number, target: this.#target, headers });
    }
  }

  responseBody(part: Buffer, ts: string, maxEvents: number): number {
    return this.#response?.push(part, ts, maxEvents) ?? part.length;
  }

  responseEnded(ts: string): void {
    this.#endResponse(true, ts);
    this.#endIfOver(ts);
  }

  /** The connection broke, or there was none. */
  abandon(reason: HttpEndRecord["reason"], ts: string): void {
    if (this.#ended) return;
    this.#endRequest(false, ts);
    this.#endResponse(false, ts);
    this.#ended = { reason, ts };
    this.#tellEnd();
  }

  #endIfOver(ts: string): void {
    if (!this.over || this.#ended) return;
    this.#ended = { reason: "complete", ts };
    this.#tellEnd();
  }

  #endRequest(complete: boolean, ts: string): void {
    if (this.#requestOver) return;
    this.#requestOver = true;
    this.#end(this.#request, complete, ts);
    this.#tellRequest();
  }

  #endResponse(complete: boolean, ts: string): void {
    if (this.#responseOver) return;
    this.#responseOver = true;
    this.#end(this.#response, complete, ts);
  }

  #end(body: Body | undefined, complete: boolean, ts: string): void {
    if (!body) return;
    this.#decoding++;
    body.end(complete, ts, () => {
      this.#decoding--;
      this.#tellEnd();
    });
  }

  #tellRequest(message?: KeptBytes): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    const { capture, hash, clean, rules } = this.#recording;
    const headers = storedHeaders(held.headers, hash, rules, message && rules && this.#bodyOf(message));
    const path = rules ? storedPath(this.#target, hash, clean) : this.#target;
    capture.record({
      type: "http.request",
      ts: held.ts,
      dir: "c2s",
      exchange: this.#number,
      method: this.method.slice(0, METHOD_LENGTH),
      path,
      headers: headers.headers,
      ...((headers.redacted || path !== this.#target) && { redacted: true }),
    });
  }

  #bodyOf(message: KeptBytes): StoredBody | undefined {
    const { redactor, rules } = this.#recording;
    // Most messages hold no secret, and nothing is known of those that do until they are read again.
    if (!rules || !redactor?.(message.bytes)) return undefined;
    return redact(message.bytes.toString("utf8"), rules);
  }

  #tellEnd(): void {
    if (!this.#ended || this.#told || this.#decoding > 0) return;
    this.#told = true;
    const { reason, ts } = this.#ended;
    const dir = reason === "client-closed" ? "c2s" : "s2c";
    this.#recording.capture.record({ type: "http.end", ts, dir, exchange: this.#number, reason });
  }
}

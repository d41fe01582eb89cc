/** One entry of an HTTP archive (HAR 1.2, as published by its authors, http://www.softwareishard.com/blog/har-12-spec/). */
import { jsonText } from "../../content/neutralise.ts";
import { redactText } from "../../content/redact.ts";
import { unixNanoseconds } from "../../session/timestamp.ts";

export interface HarBody {
  readonly mimeType: string;
  /** Without secrets. */
  readonly text: string;
}

export interface HarEntry {
  readonly ts: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly headers: Headers;
    readonly body?: HarBody;
  };
  readonly response: {
    /** 0 when there was none. */
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly headers: Headers;
    readonly body?: HarBody;
  };
  /** Milliseconds. */
  readonly wait: number;
  readonly receive: number;
  readonly comment?: string;
  /** Fields of our own; HAR wants their names to begin with an underscore. */
  readonly own?: Readonly<Record<`_${string}`, string | number | boolean>>;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** Sizes that the capture does not tell. */
const UNKNOWN = -1;

/** What HAR wants where the capture has no time. */
const NO_TIME = "1970-01-01T00:00:00.000Z";

/** The entry as one line of JSON, without secrets and with hidden characters as escapes. */
export function harEntryJson(entry: HarEntry): string {
  const { request, response } = entry;
  const hasTime = unixNanoseconds(entry.ts) !== undefined;
  const comment = [entry.comment, hasTime ? undefined : "The capture gives no time."].filter((part) => part).join(" ");
  const wait = milliseconds(entry.wait);
  const receive = milliseconds(entry.receive);
  return jsonText(
    JSON.stringify({
      startedDateTime: hasTime ? entry.ts : NO_TIME,
      time: milliseconds(wait + receive),
      request: {
        method: clear(request.method),
        url: clear(request.url),
        httpVersion: request.httpVersion,
        cookies: [],
        headers: headerList(request.headers),
        queryString: queryOf(request.url),
        ...(request.body ? { postData: { mimeType: clear(request.body.mimeType), text: request.body.text } } : {}),
        headersSize: UNKNOWN,
        bodySize: request.body ? UNKNOWN : 0,
      },
      response: {
        status: response.status,
        statusText: response.statusText,
        httpVersion: response.httpVersion,
        cookies: [],
        headers: headerList(response.headers),
        content: response.body
          ? {
              size: Buffer.byteLength(response.body.text),
              mimeType: clear(response.body.mimeType),
              text: response.body.text,
            }
          : { size: 0, mimeType: "x-unknown" },
        redirectURL: "",
        headersSize: UNKNOWN,
        bodySize: UNKNOWN,
      },
      cache: {},
      timings: { send: 0, wait, receive },
      ...(comment === "" ? {} : { comment }),
      ...entry.own,
    }),
  );
}

function headerList(headers: Headers): { name: string; value: string }[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : value).map((one) => ({ name: clear(name), value: clear(one) })),
  );
}

function queryOf(url: string): { name: string; value: string }[] {
  const at = url.indexOf("?");
  if (at < 0) return [];
  return [...new URLSearchParams(url.slice(at + 1))].map(([name, value]) => ({
    name: clear(name),
    value: clear(value),
  }));
}

function clear(text: string): string {
  return redactText(text).text;
}

/** To the microsecond that the capture has. */
function milliseconds(value: number): number {
  return Math.max(0, Math.round(value * 1000) / 1000);
}

/** @returns milliseconds between two moments; 0 where one is missing or they are out of order */
export function between(from: string | undefined, to: string | undefined): number {
  if (from === undefined || to === undefined) return 0;
  const [start, end] = [unixNanoseconds(from), unixNanoseconds(to)];
  return start === undefined || end === undefined || end < start ? 0 : Number((end - start) / 1000n) / 1000;
}

import type { CaptureRecord, LinePosition, LocatedRecord } from "../capture/types.ts";
import { secretWords } from "../content/facts.ts";
import { findMarkers } from "../content/redact/marker.ts";
import { PartRuns, type UnfinishedSecret } from "../content/redact/part-runs.ts";
import { isReportedKind } from "../content/secrets/index.ts";
import { isObject } from "../findings/json-object.ts";
import type { Fault } from "../findings/types.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, JsonObject, Message, SessionObserver } from "../session/types.ts";
import { Walk } from "./leak-walk.ts";
import { decodedText, type Leak, LineLeaks, leaksIn, placed } from "./leaks.ts";
import { memberOf, type Place, TOP } from "./place.ts";
import { placeWords, shownPlace } from "./place-words.ts";

/** Open calls whose arguments held secrets and are remembered; what a server repeats of others counts as its own. */
const MAX_GIVEN = 50_000;

/** Where a record that is no frame stands, in the words of the rule's message. */
const STREAMS: Readonly<Record<Exclude<CaptureRecord["type"], "frame">, string>> = {
  "session.start": "the session's description",
  "session.end": "the end record",
  "http.request": "the HTTP request",
  "http.response": "the HTTP response",
  "http.end": "the HTTP exchange",
  sse: "the event stream",
  stderr: "the error output",
  process: "the process record",
  gap: "the gap record",
  gate: "the gate record",
};

/** Who is told of: the message, or the record that is none. */
interface Subject {
  readonly position: LinePosition;
  readonly fault: Fault;
  readonly stream: string;
  /** Type of a record that is no frame. */
  readonly type?: string;
  readonly method?: string | undefined;
  readonly tool?: string | undefined;
}

/**
 * A secret of verified shape anywhere in a capture: each line is searched once as it stands, and one that holds a secret,
 * or may hide one behind escapes, is walked for its place. In a capture that was redacted the recorder's marker says the
 * same, and gives the same finding: kind and place make the fingerprint, the value never does.
 */
export function secretExposed(report: SessionReport): SessionObserver {
  /** What the arguments of an open call held: the server that repeats it gives nothing away. */
  const given = new Map<Exchange, ReadonlySet<string>>();
  let line: LineLeaks | undefined;
  /** The recorder redacts: records that have no mark of their own may hold its markers. */
  let scrubbed = false;
  /** The message of a frame that is no object: it was cut, or is no JSON. */
  let unread: Message | undefined;
  /** Of the line: who is told of when something in it has no place. */
  let subject: Subject | undefined;

  /** By stream of lines that are no messages: secrets of which the recorder saw parts only. */
  const parts = new Map<string, PartRuns<Subject>>();

  function unfinished({ kind, length, at }: UnfinishedSecret<Subject>): void {
    if (isReportedKind(kind)) reportAll(at, [{ kind, length, place: "text" }], report);
  }

  function readParts(located: LocatedRecord): void {
    const { record } = located;
    if (record.type !== "stderr" && record.type !== "frame") return;
    if (typeof record.text !== "string") return;
    const stream = record.type === "stderr" ? record.type : record.dir;
    let runs = parts.get(stream);
    if (!runs) {
      runs = new PartRuns(unfinished);
      parts.set(stream, runs);
    }
    const markers = record.redacted === true ? findMarkers(record.text) : [];
    runs.read(markers, recordSubject(located));
  }

  /** The look at the line that holds a message or record; several may share it. */
  function look(position: LinePosition, raw: string, redacted: boolean): LineLeaks {
    if (line?.number === position.line) {
      line.redacted ||= redacted;
      return line;
    }
    finish();
    line = new LineLeaks(position.line, raw, redacted);
    return line;
  }

  /** What the line holds in no value of its records: in a member that a later one of the same name replaces. */
  function finish(): void {
    const left = line?.left() ?? [];
    if (subject && left.length > 0) reportAll(subject, left.map(placed("record")), report);
    if (line?.unsearched) report.undecided("a record is too long to look behind all of its escapes");
    line = undefined;
    unread = undefined;
    subject = undefined;
  }

  function walked(walk: Walk): readonly Leak[] {
    if (walk.cut) report.undecided("a message holds more values than are looked at");
    if (walk.undecoded) report.undecided("a text in base64 is longer than is decoded");
    line?.found(walk.leaks);
    return walk.leaks;
  }

  /** Takes away what the call of a response gave itself, and remembers what a request gives. */
  function judged(message: Message, leaks: readonly Leak[]): readonly Leak[] {
    const { exchange } = message;
    if (!exchange || leaks.length === 0) return leaks;
    if (exchange.direction === message.direction) {
      if (given.size < MAX_GIVEN) given.set(exchange, new Set(leaks.map(identity)));
      return leaks;
    }
    const echoed = given.get(exchange);
    return echoed ? leaks.filter((leak) => !echoed.has(identity(leak))) : leaks;
  }

  return {
    ruleId: "secret-exposed",
    message(message) {
      const seen = look(message.position, message.line?.() ?? "", message.redacted);
      if (!message.body) {
        unread = message;
        return;
      }
      if (!seen.suspect) return;
      const leaks = walked(messageWalk(message, message.body));
      reportAll(subjectOf(message), judged(message, leaks), report);
    },
    settled(exchange) {
      given.delete(exchange);
    },
    replay(message) {
      // Reported where it was sent first.
      if (!message.body) return;
      if (look(message.position, message.line?.() ?? "", message.redacted).suspect)
        walked(messageWalk(message, message.body));
    },
    record(located) {
      const { record } = located;
      readParts(located);
      if (record.type === "session.start") scrubbed = (record.redaction?.profile ?? "none") !== "none";
      const marks = record.type === "frame" || record.type === "stderr";
      const redacted = marks ? record.redacted === true : scrubbed;
      if ("truncated" in record && record.truncated === true) {
        report.undecided("a record was cut, and what is missing cannot be looked at");
      }
      const raw = located.rawLine?.() ?? "";
      const carried = record.type === "frame" && record.base64 !== undefined ? decodedText(record.base64) : undefined;
      const seen = look(located, raw, redacted);
      if (!seen.suspect && carried === undefined) return;
      const about = unread?.position.line === located.line ? subjectOf(unread) : recordSubject(located);
      subject = about;
      const walk = new Walk(redacted);
      restOf(record, walk);
      if (carried !== undefined)
        for (const leak of leaksIn(carried, redacted)) walk.leaks.push({ ...leak, place: "base64" });
      const leaks = walked(walk);
      reportAll(about, unread ? judged(unread, leaks) : leaks, report);
      if (unread?.exchange && unread.exchange.direction !== unread.direction) given.delete(unread.exchange);
    },
    end() {
      finish();
      for (const runs of parts.values()) runs.end();
    },
  };
}

/** `params` is what a message is about, so its members stand for themselves. */
function messageWalk(message: Message, body: JsonObject): Walk {
  const walk = new Walk(message.redacted);
  for (const name of Object.keys(body)) {
    if (name === "params") walk.visit(body[name], TOP);
    else if (name === "result" || name === "error") walk.visit(body[name], memberOf(TOP, name));
    else walk.member(name, body[name], OTHER);
  }
  return walk;
}

const OTHER: Place = memberOf(TOP, "message");

/** What of a record is no message of its own. */
function restOf(record: CaptureRecord, walk: Walk): void {
  for (const [name, value] of Object.entries(record)) {
    // Text of base64 is judged by what it carries.
    if (name === "type" || name === "base64") continue;
    if (record.type !== "frame" || name !== "frame") walk.member(name, value, TOP);
    else if (!isObject(value)) walk.visit(Array.isArray(value) ? value.filter((one) => !isObject(one)) : value, OTHER);
  }
}

function subjectOf(message: Message): Subject {
  const { exchange } = message;
  return {
    position: message.position,
    fault: senderOf(message.direction),
    stream: "the stream",
    method: message.method ?? exchange?.method,
    tool: exchange?.method === "tools/call" ? exchange.target : undefined,
  };
}

function recordSubject({ record, line, offset, bytes }: LocatedRecord): Subject {
  const position = { line, offset, bytes };
  const fault = "dir" in record ? senderOf(record.dir) : record.type === "stderr" ? "server" : "client";
  if (record.type === "frame") return { position, fault, stream: "the stream" };
  return { position, fault, stream: STREAMS[record.type], type: record.type };
}

function reportAll(subject: Subject, leaks: readonly Leak[], report: SessionReport): void {
  const { position, fault, stream, type, method, tool } = subject;
  const seen = new Set<string>();
  for (const leak of leaks) {
    const detail = `${fault}: ${leak.kind} in ${type === undefined ? "" : `${type} `}${leak.place}`;
    if (seen.has(detail)) continue;
    seen.add(detail);
    report.violated({
      position,
      params: {
        secret: secretWords("secret-exposed", leak.kind),
        place: placeWords({ place: leak.place, method, tool, stream }),
      },
      ...(method === undefined ? {} : { method }),
      ...(tool === undefined ? {} : { tool }),
      fault,
      detail,
      data: { kind: leak.kind, place: shownPlace(leak.place), length: leak.length },
    });
  }
}

function identity(leak: { readonly kind: string; readonly length: number }): string {
  return `${leak.kind} ${leak.length}`;
}

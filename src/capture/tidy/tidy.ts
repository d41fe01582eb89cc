import { type Call, Calls, recordLabel } from "../calls.ts";
import { editJson, type JsonPath, stringValue } from "../json-edit.ts";
import { type Original, originalState, type Rewrite } from "../rewrite.ts";
import type { Direction, FrameRecord, LocatedRecord, SessionStart } from "../types.ts";
import { operations } from "../verify.ts";
import { cutBytes, cutText } from "./cut-results.ts";
import { placeOf, type VolatilePlaces } from "./learned.ts";
import { type Position, positionOf } from "./positions.ts";
import { Ids, Labels } from "./stand-ins.ts";
import { type Placed, SteadyOrder } from "./steady-order.ts";
import { Offsets } from "./times.ts";
import { type NamedFolder, VolatileText } from "./volatile-text.ts";

export interface TidyOptions {
  /** `portlight/<version>`. */
  readonly tool: string;
  /** Bytes of a content of a result beyond which a digest stands for it; infinite to keep all. */
  readonly cutOver: number;
  /** Lines of the original whose content stays whatever its length: a finding rests on them. */
  readonly keep: ReadonlySet<number>;
  /** Keeps the time between records to the microsecond. */
  readonly exactTimes: boolean;
  /** False replaces nothing in texts, only what the protocol itself gives. */
  readonly texts: boolean;
  /** Folders of this machine, the longest first. */
  readonly folders: readonly NamedFolder[];
  readonly places: VolatilePlaces;
  /** Recordings that the places were learned from. */
  readonly repeats?: number;
}

/** Longest content of a result that a committed capture holds. */
export const CUT_OVER = 8 * 1024;

/** `.../notes-Ab3dE9`: a name that was drawn, as by mkdtemp (6), mktemp (10) or Python's tempfile. */
const CUT_FOLDER =
  /^((?:--?[\w-]+=)?\.\.\.\/)([^/]{0,100}[-.](?=[A-Za-z0-9]{0,9}[A-Z0-9])(?:[A-Za-z0-9]{6}|[A-Za-z0-9]{10})|tmp[a-z0-9_]{8}|tmp-[0-9]{1,6})$/;

const NIL = "00000000-0000-0000-0000-000000000000";

/**
 * Makes a capture for committing: two recordings of one test give the same text, as far as the test is the same. Times count
 * from 1970; ids, cursors, states, tokens and sessions are named in the order of their appearance and keep their relations; ports,
 * UUIDs, temporary folders and moments are replaced. What a server declares stays as it is.
 */
export function tidying(original: Original, options: TidyOptions): Rewrite {
  return new Tidying(original, options);
}

class Tidying implements Rewrite {
  readonly #original: Original;
  readonly #options: TidyOptions;
  readonly #offsets: Offsets;
  readonly #calls = new Calls();
  readonly #order: SteadyOrder;
  /** Number of the record at hand, where it is another one. */
  #seq: number | undefined;
  #moved = false;
  readonly #text: VolatileText;
  readonly #ids: Readonly<Record<Direction, Ids>> = { c2s: new Ids("id"), s2c: new Ids("id") };
  readonly #tokens: Readonly<Record<Direction, Ids>> = { c2s: new Ids("token"), s2c: new Ids("token") };
  readonly #labels: Readonly<Record<"cursor" | "state" | "task" | "elicitation" | "session" | "event", Labels>> = {
    cursor: numbered("cursor"),
    state: numbered("state"),
    task: numbered("task"),
    elicitation: numbered("elicitation"),
    session: numbered("session"),
    event: numbered("event"),
  };
  readonly #traces = new Labels((n) => n.toString(16).padStart(32, "0"));

  constructor(original: Original, options: TidyOptions) {
    this.#original = original;
    this.#options = options;
    this.#offsets = new Offsets(options.exactTimes);
    this.#order = new SteadyOrder(!options.exactTimes, original.start.transport);
    this.#text = new VolatileText(Date.parse(original.start.ts), options.folders);
  }

  start(start: SessionStart): SessionStart {
    const { pid: _pid, derived, ...rest } = start;
    const done = operations(start);
    const { places, repeats, tool } = this.#options;
    const server = JSON.parse(
      editJson(JSON.stringify(start.server), (path, written) =>
        path[0] === "argv" ? this.#argument(written) : this.#plain(written),
      ),
    ) as SessionStart["server"];
    return {
      ...rest,
      session: NIL,
      ts: this.#offsets.of(start.ts),
      server,
      derived: {
        ...(done.length > 0 ? derived : {}),
        tool,
        op: done.includes("tidy") ? done.join("+") : [...done, "tidy"].join("+"),
        ...(places.size > 0 ? { volatile: places.toList() } : {}),
        ...(repeats === undefined ? {} : { repeats }),
        ...originalState(this.#original.summary),
      },
    };
  }

  line({ record, line }: LocatedRecord, text: string): readonly string[] {
    return this.#written(this.#order.take({ record, text, line }));
  }

  rest(): readonly string[] {
    return this.#written(this.#order.rest());
  }

  #written(records: readonly Placed[]): readonly string[] {
    return records.map(({ record, text, line, seq, moved = false }) => {
      this.#seq = seq;
      this.#moved = moved;
      if (record.type === "frame" && record.frame !== undefined) return this.#frame(record, text, line);
      const label = recordLabel(record, []);
      return editJson(text, (path, written) => this.#other(path, written, label));
    });
  }

  end(ts: string): string {
    return this.#offsets.of(ts);
  }

  #frame(record: FrameRecord, text: string, line: number): string {
    const { frame, dir } = record;
    const isBatch = Array.isArray(frame);
    const calls = (isBatch ? frame : [frame]).map((message: unknown) => this.#calls.of(dir, message));
    const label = recordLabel(record, calls);
    const from = isBatch ? 2 : 1;
    return editJson(text, (path, written) => {
      if (path[0] !== "frame") return this.#other(path, written, label);
      const call = calls[isBatch ? (path[1] as number) : 0];
      if (!call || path.length <= from) return undefined;
      return this.#value(path, from, written, call, label, line);
    });
  }

  #value(path: JsonPath, from: number, written: string, call: Call, label: string, line: number): string | undefined {
    const position = positionOf(path, from, call);
    switch (position) {
      case "surface":
        return undefined;
      case "id":
        return id(written, call.kind === "notification" ? this.#namedIds(written, call) : this.#ids[call.requester]);
      case "client-id":
        return id(written, this.#ids.c2s);
      case "token":
        return id(written, this.#tokens[tokenOwner(call)]);
      case "cursor":
      case "state":
      case "task":
      case "elicitation":
        return named(written, this.#labels[position]);
      case "trace":
        return this.#trace(written);
      default:
        return this.#data(path, from, written, label, position, line);
    }
  }

  /** A cancellation names a request of its sender; a server may name one of the client, which is a subscription. */
  #namedIds(written: string, { requester }: Call): Ids {
    const value = written.startsWith('"') ? stringValue(written) : Number(written);
    const isOther = requester === "s2c" && !this.#ids.s2c.knows(value) && this.#ids.c2s.knows(value);
    return this.#ids[isOther ? "c2s" : requester];
  }

  #data(
    path: JsonPath,
    from: number,
    written: string,
    label: string,
    position: Position,
    line: number,
  ): string | undefined {
    const { places, cutOver, keep } = this.#options;
    const isVolatile = places.size > 0 ? placeOf(label, path, Math.min(from, 1)) : undefined;
    if (!written.startsWith('"')) {
      if (isVolatile !== undefined && places.has(isVolatile)) return /^[-0-9]/.test(written) ? "0" : undefined;
      return this.#options.texts ? this.#text.number(written) : undefined;
    }
    const value = stringValue(written);
    let text = this.#options.texts ? this.#text.of(value) : value;
    if (isVolatile !== undefined) text = places.text(isVolatile, text);
    if ((position === "text" || position === "bytes") && !keep.has(line) && Buffer.byteLength(text) > cutOver) {
      text = position === "text" ? cutText(text) : cutBytes(text);
    }
    return text === value ? undefined : JSON.stringify(text);
  }

  /** What stands in a record beside a message. */
  #other(path: JsonPath, written: string, label: string): string | undefined {
    const [first, second] = path;
    if (path.length === 1) {
      if (first === "seq") return this.#seq === undefined ? undefined : String(this.#seq);
      if (first === "ts") return JSON.stringify(this.#offsets.of(this.#moved ? "" : stringValue(written)));
      if (first === "text") return this.#data(path, 0, written, label, "data", 0);
      return first === "path" ? this.#plain(written) : undefined;
    }
    if (first === "sse") return second === "id" ? named(written, this.#labels.event) : undefined;
    if (first !== "headers") return undefined;
    if (second === "mcp-session-id") return named(written, this.#labels.session);
    if (second === "last-event-id") return named(written, this.#labels.event);
    return second === "mcp-name" || second === "mcp-method" ? undefined : this.#plain(written);
  }

  /** The recorder cuts a folder that belongs to the machine down to its name. */
  #argument(written: string): string | undefined {
    const value = stringValue(written);
    const [, before, name] = CUT_FOLDER.exec(value) ?? [];
    if (!this.#options.texts || before === undefined || name === undefined) return this.#plain(written);
    return JSON.stringify(`${before}${this.#text.temporary(name)}`);
  }

  #plain(written: string): string | undefined {
    return this.#options.texts && written.startsWith('"')
      ? JSON.stringify(this.#text.of(stringValue(written)))
      : undefined;
  }

  /** W3C trace context: version, trace, parent, flags. */
  #trace(written: string): string | undefined {
    const [, version, trace, parent, flags] =
      /^"([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})"$/.exec(written) ?? [];
    const [first, second] = [this.#traces.of(trace ?? ""), this.#traces.of(parent ?? "")];
    if (version === undefined || first === undefined || second === undefined) return undefined;
    return `"${version}-${first}-${second.slice(16)}-${flags}"`;
  }
}

function numbered(prefix: string): Labels {
  return new Labels((n) => `${prefix}-${n}`);
}

/** A notification of progress is sent by the side that was asked. */
function tokenOwner({ kind, requester }: Call): Direction {
  if (kind !== "notification") return requester;
  return requester === "c2s" ? "s2c" : "c2s";
}

function named(written: string, labels: Labels): string | undefined {
  if (!written.startsWith('"') || written === '""') return undefined;
  const value = stringValue(written);
  // A marker says what was taken out, and rules read it.
  const label = value.includes("[redacted:") ? undefined : labels.of(value);
  return label === undefined ? undefined : JSON.stringify(label);
}

/** An id stays what it is: a text, a number, and a number that is spelled as no whole one is. */
function id(written: string, ids: Ids): string | undefined {
  if (written.startsWith('"')) {
    const value = stringValue(written);
    if (value === "" || value.includes("[redacted:")) return undefined;
    // Peers that answer `1` with `"1"` are told by a rule.
    const isNumber = /^(?:0|[1-9][0-9]{0,14})$/.test(value);
    return JSON.stringify(isNumber ? String(ids.number(Number(value))) : ids.text(value));
  }
  const [, exponent = ""] = /^[0-9]+(?:\.0+)?(?:([eE])\+?0+)?$/.exec(written) ?? [];
  const value = Number(written);
  if (!/^[0-9]/.test(written) || !Number.isSafeInteger(value) || !/^[0-9]+(?:\.0+)?(?:[eE]\+?0+)?$/.test(written))
    return undefined;
  const fraction = written.includes(".") ? ".0" : "";
  return `${ids.number(value)}${fraction}${exponent === "" ? "" : "e0"}`;
}

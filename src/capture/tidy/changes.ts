import { visibleName } from "../../catalog/message.ts";
import { editJson, stringValue } from "../json-edit.ts";
import { type Line, readLines } from "./learn.ts";
import { placeOf } from "./learned.ts";
import { positionOf } from "./positions.ts";

/** Characters of lines that wait for their like. */
const MAX_WAITING = 64 * 1024 * 1024;

export interface Change {
  readonly kind: "added" | "removed" | "changed";
  /** The call, such as `s2c tools/call stats response`; escaped. */
  readonly call: string;
  /** Of a change: the first value that is another one, and what became of it; escaped, no prose. */
  readonly what?: string;
}

export interface Changes {
  readonly list: readonly Change[];
  /** More than `list` holds. */
  readonly total: number;
  /** Records of the newer capture. */
  readonly records: number;
}

/**
 * What a newer recording says otherwise than an older one, by call: each record is compared with its like, the third answer of
 * a tool with the third before. Numbers, times and ids do not count: they move with whatever is put in before.
 * @param options.limit entries that are listed
 * @param options.kinds what counts
 */
export function changesBetween(
  older: Iterable<string>,
  newer: Iterable<string>,
  { limit, kinds }: { readonly limit: number; readonly kinds: readonly Change["kind"][] },
): Changes {
  const waiting = new Map<string, Line[]>();
  let size = 0;
  for (const line of readLines(older)) {
    size += line.text.length;
    if (size > MAX_WAITING) break;
    const queue = waiting.get(line.label);
    if (queue) queue.push(line);
    else waiting.set(line.label, [line]);
  }
  const list: Change[] = [];
  let total = 0;
  let records = 0;
  const add = (change: Change): void => {
    if (!kinds.includes(change.kind)) return;
    total++;
    if (list.length < limit) list.push(change);
  };
  for (const line of readLines(newer)) {
    records++;
    const like = waiting.get(line.label)?.shift();
    if (!like) add({ kind: "added", call: visibleName(line.label, 120) });
    else if (lasting(like) !== lasting(line)) {
      add({ kind: "changed", call: visibleName(line.label, 120), what: firstDifference(like, line) });
    }
  }
  for (const [label, left] of waiting) for (const _ of left) add({ kind: "removed", call: visibleName(label, 120) });
  return { list, total, records };
}

/** A record without what only says where it stands. */
function lasting(line: Line): string {
  const from = line.isBatch ? 2 : 1;
  return editJson(line.text, (path) => {
    if (path[0] !== "frame") return path.length === 1 && (path[0] === "seq" || path[0] === "ts") ? "0" : undefined;
    const call = line.calls[line.isBatch ? (path[1] as number) : 0];
    if (!call || path.length <= from) return undefined;
    const position = positionOf(path, from, call);
    return position === "data" || position === "text" || position === "bytes" || position === "surface"
      ? undefined
      : '""';
  });
}

function firstDifference(a: Line, b: Line): string {
  const values = new Map<string, string>();
  const from = (path: readonly unknown[]): number => (path[0] === "frame" ? 1 : 0);
  editJson(lasting(a), (path, written) => {
    values.set(placeOf("", path, from(path)), written);
    return undefined;
  });
  let found = "other members";
  let done = false;
  editJson(lasting(b), (path, written) => {
    const place = placeOf("", path, from(path));
    const before = values.get(place);
    if (!done && before !== written) {
      done = true;
      found = `${place.trim()} ${before === undefined ? "is new" : `${shown(before)} -> ${shown(written)}`}`;
    }
    return undefined;
  });
  return found;
}

/** A number, a word or a short token as it is; of any text its length alone, for it may address whoever reads it. */
function shown(written: string): string {
  if (!written.startsWith('"')) return written.slice(0, 40);
  const value = stringValue(written);
  return /^[\w.:/-]{1,32}$/.test(value) ? `"${value}"` : `${value.length} characters`;
}

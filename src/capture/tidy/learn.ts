import { type Call, Calls, recordLabel } from "../calls.ts";
import { editJson, stringValue } from "../json-edit.ts";
import type { CaptureRecord } from "../types.ts";
import { differingTokens, placeOf, type VolatilePlaces } from "./learned.ts";
import { positionOf } from "./positions.ts";

/** Characters of lines that wait for their like in the other capture; with more the two are not of one test. */
const MAX_WAITING = 64 * 1024 * 1024;

/** One record of a tidied capture. */
export interface Line {
  readonly label: string;
  readonly text: string;
  readonly calls: readonly Call[];
  readonly isBatch: boolean;
}

/**
 * Learns from two recordings of one test which values differ from one to the next. Lines are compared with their like: the third answer of
 * one tool with the third of the other capture. What a server declares, what the protocol itself gives, words such as `true` and the
 * codes of errors are never volatile: they are what the test is about.
 * @param a pieces of whole lines, tidied
 * @param places are added to
 * @returns false when more differs than is worth remembering
 */
export function learnVolatile(a: Iterable<string>, b: Iterable<string>, places: VolatilePlaces): boolean {
  const waiting = [new Map<string, Line[]>(), new Map<string, Line[]>()] as const;
  const lines = [readLines(a), readLines(b)] as const;
  let size = 0;
  let complete = true;
  for (let open = 2, side: 0 | 1 = 0; open > 0; side = side === 0 ? 1 : 0) {
    const { value: line, done } = lines[side].next();
    if (done) {
      open--;
      side = side === 0 ? 1 : 0;
      if (open === 0) break;
      for (const rest of lines[side]) complete = match(rest, side) && complete;
      break;
    }
    complete = match(line, side) && complete;
    if (size > MAX_WAITING) return false;
  }
  return complete;

  function match(line: Line, side: 0 | 1): boolean {
    const others = waiting[side === 0 ? 1 : 0];
    const like = others.get(line.label)?.shift();
    if (like) {
      size -= like.text.length;
      return side === 0 ? compare(line, like, places) : compare(like, line, places);
    }
    const own = waiting[side];
    const queue = own.get(line.label);
    if (queue) queue.push(line);
    else own.set(line.label, [line]);
    size += line.text.length;
    return true;
  }
}

/** The records between the first and the last of a tidied capture. @param pieces of whole lines */
export function* readLines(pieces: Iterable<string>): Generator<Line, undefined> {
  const calls = new Calls();
  for (const piece of pieces) {
    for (const text of piece.split("\n")) {
      if (text === "") continue;
      const record = JSON.parse(text) as CaptureRecord;
      if (record.type === "session.start" || record.type === "session.end") continue;
      const frame = record.type === "frame" ? record.frame : undefined;
      const isBatch = Array.isArray(frame);
      const messages: readonly unknown[] = isBatch ? frame : frame === undefined ? [] : [frame];
      const own = record.type === "frame" ? messages.map((message) => calls.of(record.dir, message)) : [];
      yield { label: recordLabel(record, own), text, calls: own, isBatch };
    }
  }
  return undefined;
}

function compare(a: Line, b: Line, places: VolatilePlaces): boolean {
  if (a.text === b.text) return true;
  const values = valuesOf(a);
  let complete = true;
  for (const [place, written] of valuesOf(b)) {
    const other = values.get(place);
    if (other === undefined || other === written || other.startsWith('"') !== written.startsWith('"')) continue;
    complete =
      places.add(place, written.startsWith('"') ? tokens(stringValue(other), stringValue(written)) : undefined) &&
      complete;
  }
  return complete;
}

function tokens(a: string, b: string): readonly number[] | undefined {
  // A digest in place of a content says nothing about its parts.
  return isCut(a) || isCut(b) ? undefined : differingTokens(a, b);
}

function isCut(text: string): boolean {
  return text.startsWith("[cut:") || text.startsWith("W2N1dDo");
}

/** Values that may be volatile, by their places. */
function valuesOf({ label, text, calls, isBatch }: Line): Map<string, string> {
  const values = new Map<string, string>();
  const from = isBatch ? 2 : 1;
  editJson(text, (path, written) => {
    if (!/^["\-0-9]/.test(written)) return undefined;
    if (path[0] !== "frame") {
      if (path.length === 1 && path[0] === "text") values.set(placeOf(label, path, 0), written);
      return undefined;
    }
    const call = calls[isBatch ? (path[1] as number) : 0];
    if (!call || path.length <= from || (path[from] === "error" && path.at(-1) === "code")) return undefined;
    if (["data", "text", "bytes"].includes(positionOf(path, from, call))) values.set(placeOf(label, path, 1), written);
    return undefined;
  });
  return values;
}

/** Base64 in both alphabets of RFC 4648, padded or not, on one line or wrapped. */

import { composed, excerpt, type Mapped, MappedBuilder } from "../mapped.ts";
import { PROBE_BYTES, textOfBytes } from "./byte-text.ts";
import { type Decoding, wholly } from "./decoding.ts";
import { MIN_BASE64 } from "./limits.ts";
import { alphabet, runsOf } from "./runs.ts";

const ALPHABET = alphabet(/[A-Za-z0-9+/_-]/);
/** Of longer data so much is decoded first. */
const PROBE = (PROBE_BYTES / 3) * 4;
/** Between the lines of wrapped data; a quote mark or a comment sign would make it something else. */
const LINE_BREAK = /^[ \t]{0,16}\r?\n[ \t]{0,16}$/;
const MAX_LINE_BREAK = 34;
const SMALL = /[a-z]/;
const CAPITAL = /[A-Z]/;

export function* base64(text: string): Generator<Decoding> {
  let lines: { from: number; to: number }[] = [];
  for (const run of runsOf(text, ALPHABET, MIN_BASE64)) {
    const last = lines.at(-1);
    if (last !== undefined && !continues(text, lines, last, run)) {
      yield* decodedLines(text, lines);
      lines = [];
    }
    lines.push(run);
  }
  if (lines.length > 0) yield* decodedLines(text, lines);
}

function continues(
  text: string,
  lines: readonly { from: number; to: number }[],
  last: { from: number; to: number },
  next: { from: number; to: number },
): boolean {
  const width = last.to - last.from;
  if (width % 4 !== 0 || next.from - last.to > MAX_LINE_BREAK) return false;
  if (lines.length > 1 && (lines[0] as { from: number; to: number }).to - (lines[0]?.from ?? 0) !== width) return false;
  return next.to - next.from <= width && LINE_BREAK.test(text.slice(last.to, next.from));
}

function* decodedLines(text: string, lines: { from: number; to: number }[]): Generator<Decoding> {
  const first = lines[0] as { from: number; to: number };
  const last = withShortTail(text, lines);
  if (lines.length === 1 && last === undefined) return yield* decodedRun(text, first.from, first.to);
  const builder = new MappedBuilder(text);
  for (const { from, to } of lines) builder.keep(from, to);
  if (last !== undefined) builder.keep(last.from, last.to);
  // What was skipped between the lines counts as dropped, and so does all around them.
  builder.drop(0, text.length);
  const whole = decoded(builder.finish());
  if (whole !== undefined) return yield whole;
  for (const { from, to } of lines) yield* decodedRun(text, from, to);
}

const SHORT_TAIL = /[ \t]{0,16}\r?\n[ \t]{0,16}([A-Za-z0-9+/_-]{2,15})(?![A-Za-z0-9+/_-])/y;

/** The last line of wrapped data may be too short to be a run of its own. */
function withShortTail(text: string, lines: readonly { from: number; to: number }[]) {
  const last = lines.at(-1) as { from: number; to: number };
  if ((last.to - last.from) % 4 !== 0) return undefined;
  SHORT_TAIL.lastIndex = last.to;
  const tail = SHORT_TAIL.exec(text);
  if (tail === null) return undefined;
  const to = tail.index + tail[0].length;
  return { from: to - (tail[1] as string).length, to };
}

function* decodedRun(text: string, from: number, to: number): Generator<Decoding> {
  const run = text.slice(from, to);
  // Neither the whole nor a part of it.
  if (!CAPITAL.test(run) || !SMALL.test(run)) return;
  const whole = decoded(excerpt(text, from, to));
  if (whole !== undefined) return yield whole;
  if (!/[/+_-]/.test(run)) return;
  // A path, a list or a file name around it: each part for itself.
  for (const part of run.matchAll(/[A-Za-z0-9]{16,}/g)) {
    const inner = decoded(excerpt(text, from + part.index, from + part.index + part[0].length));
    if (inner !== undefined) yield inner;
  }
}

function decoded(source: Mapped): Decoding | undefined {
  const encoded = source.text;
  const url = /[_-]/.test(encoded);
  if (encoded.length % 4 === 1 || (url && /[+/]/.test(encoded)) || !SMALL.test(encoded)) return undefined;
  if (!CAPITAL.test(encoded)) return undefined;
  const alphabet = url ? "base64url" : "base64";
  if (encoded.length > PROBE) {
    const probe = Buffer.from(encoded.slice(0, PROBE), alphabet);
    if (!probablyText(probe)) return undefined;
  }
  const bytes = Buffer.from(encoded, alphabet);
  const text = textOfBytes(bytes);
  if (text === undefined) return undefined;
  return { via: alphabet, mapped: composed(source, ofBytes(text, encoded.length)), disguised: wholly(text.text) };
}

/** Cuts a character at the end of the probe off before it is judged. */
function probablyText(probe: Buffer): boolean {
  let end = probe.length;
  while (end > probe.length - 4 && ((probe[end - 1] as number) & 0xc0) === 0x80) end--;
  if ((probe[end - 1] as number) >= 0xc0) end--;
  return (
    textOfBytes(probe.subarray(0, end)) !== undefined || (probe.length % 2 === 0 && textOfBytes(probe) !== undefined)
  );
}

/** Three bytes stand in four characters: a range of bytes in those that carry at least one of its bits. */
function ofBytes(text: Mapped, length: number): Mapped {
  return {
    text: text.text,
    changed: true,
    range: (start, end) => {
      const bytes = text.range(start, end);
      const from = Math.min(Math.floor((bytes.start * 4) / 3), length);
      return { start: from, end: bytes.end > bytes.start ? Math.min(Math.ceil((bytes.end * 4) / 3), length) : from };
    },
  };
}

/**
 * Routes a server's entry through the recorder, and back. Only the command and the beginning of `args` change: every other
 * byte stays, and unwrapping gives the bytes from before wrapping.
 */
import { type Entry, type EntryProblem, findEntry } from "./entry.ts";

/** What starts the recorder: `["portlight"]`, or Node and the bundle's entry. */
export type Recorder = readonly [string, ...string[]];

/** The text with the entry changed; undefined when it is as it should be. */
export type Edited = { readonly text: string | undefined } | EntryProblem;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * @param server its key in the configuration, which names the captures
 * @param options arguments of `portlight record` before its `--`
 */
export function wrapEntry(text: string, server: string, recorder: Recorder, options: readonly string[] = []): Edited {
  const entry = findEntry(text, server);
  if ("problem" in entry) return entry;
  if (wrappedAt(entry) !== undefined) return { text: undefined };
  const [command, ...before] = recorder;
  const added = [...before, "record", ...options, "--"].map((item) => JSON.stringify(item));
  const inserted = [...added, entry.command.raw].join(", ");
  const edits: Edit[] = [{ start: entry.command.start, end: entry.command.end, text: JSON.stringify(command) }];
  const { args } = entry;
  if (args === undefined) {
    edits.push({ start: entry.command.end, end: entry.command.end, text: `${MADE_ARGS}${inserted}]` });
  } else {
    const [first] = args.items;
    const at = first?.start ?? args.start + 1;
    edits.push({ start: at, end: at, text: first === undefined ? inserted : `${inserted}, ` });
  }
  return { text: applied(text, edits) };
}

/** How `args` that the entry did not have begin, right behind its command: a formatter puts both spaces or none. */
const MADE_ARGS = ', "args":[';

export function unwrapEntry(text: string, server: string): Edited {
  const entry = findEntry(text, server);
  if ("problem" in entry) return entry;
  const end = wrappedAt(entry);
  if (end === undefined) return { text: undefined };
  const { command, args } = entry as Required<Entry>;
  const original = args.items[end + 1];
  const next = args.items[end + 2];
  // Nothing behind the `--`: somebody edited it by hand.
  if (original === undefined) return { problem: "shape" };
  const edits: Edit[] = [{ start: command.start, end: command.end, text: original.raw }];
  const wasMade =
    next === undefined && text.slice(command.end, args.start + 1) === MADE_ARGS && text[args.end - 1] === "]";
  const first = args.items[0] ?? original;
  if (wasMade) edits.push({ start: command.end, end: args.end, text: "" });
  else edits.push({ start: first.start, end: next?.start ?? original.end, text: "" });
  return { text: applied(text, edits) };
}

/** Index of the `--` that ends the recorder's own arguments; undefined for an entry that is not routed through it. */
function wrappedAt({ command, args }: Entry): number | undefined {
  const words = (args?.items ?? []).map((item) => item.value);
  const isBundle = /(?:^|[\\/])node(?:\.exe)?$/i.test(command.value) && /(?:^|[\\/])cli\.js$/.test(words[0] ?? "");
  const at = isBundle ? 1 : 0;
  if (!isBundle && !/(?:^|[\\/])portlight(?:\.cmd|\.exe)?$/i.test(command.value)) return undefined;
  if (words[at] !== "record") return undefined;
  const end = words.indexOf("--", at);
  return end < 0 ? undefined : end;
}

/** @param edits in the order of their places, or the other way round; none overlap */
function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

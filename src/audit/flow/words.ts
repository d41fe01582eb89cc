/** Words of a command line that a program may take for options: without a shell they are safe only behind `--`. */
import type { Call, Span } from "../ir/types.ts";
import type { SinkKind } from "../models/types.ts";
import type { Engine, Frame } from "./engine.ts";
import { report } from "./sinks.ts";
import type { State } from "./state.ts";
import { type Term, textOf } from "./terms.ts";
import type { Value } from "./values.ts";

/**
 * Programs of which an option runs another program, loads a library, or writes a file of one's choice. Sources: their
 * manuals, and the list of GTFOBins.
 */
const PROGRAMS: ReadonlySet<string> = new Set(
  (
    "7z aria2c ar awk bundle bzr cargo composer cpio curl diff docker env ffmpeg find g++ gawk gcc gdb gem git gpg gradle " +
    "grep helm hg ip java kubectl ld less lftp make man mvn mysql mysqldump nmap node npm npx openssl pandoc pip pip3 pnpm " +
    "podman psql pg_dump pg_restore rclone rg rsync ruby scp sed sftp sort split sqlite3 ssh strace svn tar tcpdump " +
    "terraform timeout uv uvx vim wget xargs yarn yt-dlp youtube-dl zip"
  ).split(" "),
);

/** Programs that start another one: what follows its name is that one's to read. */
const LAUNCHERS: ReadonlySet<string> = new Set("npx bunx uvx pipx".split(" "));

/** Options of launchers that take the next word. */
const VALUED: ReadonlySet<string> = new Set("-p --package --from --with --python --index-url --registry".split(" "));

export function isLauncher(path: string): boolean {
  return LAUNCHERS.has(path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase());
}

/** Every way of a word is written out and begins with `-`. */
function isOption(term: Term): boolean {
  if (term.op === "phi") return term.args.every(isOption);
  const text = textOf(term);
  return text !== undefined && /^-./u.test(text) && !text.includes("=");
}

/** One way of a word is written out. */
function hasText(term: Term): boolean {
  return term.op === "phi" ? term.args.some(hasText) : textOf(term) !== undefined;
}

/** @param path of a program, with or without its folder */
export function takesDangerousOptions(path: string): boolean {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
  return PROGRAMS.has(name.replace(/\.exe$/u, ""));
}

/**
 * Reports the caller's words at which the program could see an option. What follows a word that begins with `-` counts as
 * the value of that option.
 * @param words in their order, without the program
 * @param launches the program starts another one, named by the first word that is no option
 * @param spanOf where the nth word stands; the argument of the call when absent
 */
export function reportWords(
  engine: Engine,
  frame: Frame,
  state: State,
  kind: SinkKind,
  callee: string,
  words: readonly Value[],
  expression: Call,
  spanOf: (index: number) => Span = (index) => expression.args[index]?.value ?? expression,
  launches = false,
): void {
  let isValue = false;
  for (const [index, word] of words.entries()) {
    const text = textOf(word.term);
    if (text === "--") return;
    if (text !== undefined && launches && !text.startsWith("-")) return;
    if (text !== undefined || isOption(word.term)) {
      isValue = launches ? VALUED.has(text ?? "") : isOption(word.term);
      continue;
    }
    // Where the name of what is launched stands is not known, but it stands before what a caller adds.
    if (launches && (word.elem || hasText(word.term))) return;
    // A list that is spread, or handed over whole.
    const inner = [...(word.items ?? []), ...(word.elem ? [word.elem] : [])];
    if (inner.some((one) => textOf(one.term) === "--")) return;
    if (!isValue)
      for (const one of inner.length > 0 ? inner : [word])
        report(engine, frame, state, kind, callee, one, spanOf(index), expression, true);
    isValue = false;
  }
}

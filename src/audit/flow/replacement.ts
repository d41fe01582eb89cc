/** Texts in which something is replaced: cleaned, respelled, or neither. */
import type { Span } from "../ir/types.ts";
import type { Engine, Frame } from "./engine.ts";
import { KIND_BITS } from "./kinds.ts";
import { isCosmetic, replacedMeaning } from "./patterns.ts";
import { core, isSetting, type Term, textOf } from "./terms.ts";
import type { Value } from "./values.ts";

/** `text`: the first occurrence of a text; `all`: every one of it; `pattern`: a text is a pattern, as in Python's `re.sub`. */
export type ReplacementForm = "text" | "all" | "pattern";

/** A replacement that keeps a quote inside single quotes from ending them, in a POSIX shell. */
const ESCAPED_QUOTES = new Set(["'\\''", "'\"'\"'", "'\\\\''"]);

/** `text.replace(pattern, replacement)`: may clean, may be cosmetic, may escape quotes, or may be anything. */
export function replaceText(
  engine: Engine,
  frame: Frame,
  subject: Value,
  pattern: Value | undefined,
  replacement: Value | undefined,
  span: Span,
  form: ReplacementForm,
): Value {
  const { terms } = engine;
  const site = { file: frame.file, span };
  // A caller's text that is put into a fixed one: `"ls $X".replace("$X", name)`.
  if (replacement?.term.tainted) return { term: terms.op("mix", [subject.term, replacement.term], "replaced", site) };
  if (!subject.term.tainted) {
    const ending = replacement ? textOf(replacement.term) : undefined;
    const isEnded = pattern?.regex?.pattern.endsWith("$") === true && ending !== undefined && /[/\\]$/u.test(ending);
    const prefix = isSetting(subject.term) ? "setting:" : "";
    return { term: terms.opaque(`${prefix}replaced:${engine.place(frame, span)}${isEnded ? "~/" : ""}`) };
  }
  const text = pattern ? textOf(pattern.term) : undefined;
  const regex = pattern?.regex ?? (form === "pattern" && text !== undefined ? { pattern: text, flags: "" } : undefined);
  const by = replacement && !replacement.fns ? textOf(replacement.term) : undefined;
  const done = (how: string, bits = 0): Value => {
    const isEnded = regex?.pattern.endsWith("$") === true && by !== undefined && /[/\\]$/u.test(by);
    const label = `${how}:${regex?.pattern ?? text ?? "?"}:${by ?? "?"}${isEnded ? "~/" : ""}`;
    return { term: terms.guarded(terms.op("replace", [subject.term], label, site), bits) };
  };
  if (by === undefined) return done("other");
  const flags = frame.file.language === "python" ? `${regex?.flags ?? ""}g` : (regex?.flags ?? "");
  const isEverywhere = regex ? flags.includes("g") : form === "all";
  if ((regex?.pattern ?? text) === "'" && isEverywhere && ESCAPED_QUOTES.has(by)) return done(QUOTES_ESCAPED);
  if (regex)
    return done(isCosmetic(regex.pattern, by) ? "cosmetic" : "other", replacedMeaning(regex.pattern, flags, by));
  return done(text !== undefined && /^[/\\\s"']*$/u.test(text) && /^[/\\\s"']*$/u.test(by) ? "cosmetic" : "other");
}

/** Lines longer than this are not read for quotes: a command is short. */
const MAX_LINE = 2000;
const SHELL_WORD = /(?:^|[\s/;&|(])(?:ba|z|da|k|a)?sh\s+(?:-\w+\s+)*-[a-z]*c\s+$/u;
/** A remote host is named, and what follows is the command that its shell reads again. */
const REMOTE =
  /(?:^|[\s;&|(])ssh\s+(?:-[46AaCfGgKkMNnqsTtVvXxYy]+\s+|-[BbcDEeFIiJLlmOopQRSWw]\s*\S+\s+)*[^\s-]\S*\s+[^;&|\n]*$/u;

/** What a shell reads here has been through quotes already: they end inside others, or a second shell takes them off. */
function isReadTwice(line: string): boolean {
  if (line.length > MAX_LINE) return false;
  let quote = "";
  for (let i = 0; i < line.length; i++) {
    const char = line[i] as string;
    if (quote === "") {
      if (char === "\\") i++;
      else if (char === "'" || char === '"') quote = char;
    } else if (char === quote) quote = "";
    else if (quote === '"' && char === "\\") i++;
  }
  return quote !== "" || SHELL_WORD.test(line) || REMOTE.test(line);
}

/** Names of functions whose result is one word of a shell. */
const QUOTING = new Set(["quote", "quoteAll", "quoteForShell", "join", "escape", "escapeAll", "shell-escape"]);

/** A text as it is once its quotes do not count. */
function unquoted(engine: Engine, part: Term): Term {
  return engine.terms.rewrite(
    part,
    (term) => {
      const inner = term.op === "guarded" ? term.args[0] : undefined;
      const isQuoted =
        inner &&
        (inner.op === "same" || inner.op === "mix") &&
        QUOTING.has(inner.text === "quoted" ? "quote" : inner.text);
      return isQuoted && inner ? engine.terms.guarded(inner, term.bits & ~KIND_BITS.SHELL) : undefined;
    },
    new Map(),
  );
}

const QUOTES_ESCAPED = "quotes-escaped";

/** Between single quotes, a text whose own quotes are escaped is one word to a shell. */
export function quotedParts(engine: Engine, parts: readonly Term[]): readonly Term[] {
  let read = "";
  return parts.map((part, i) => {
    const text = textOf(part);
    const line = read;
    read += text ?? "\0";
    const inner = core(part);
    if (inner.op !== "replace" || !inner.text.startsWith(QUOTES_ESCAPED)) {
      const bare = text === undefined && part.tainted && i > 0 ? unquoted(engine, part) : part;
      return bare !== part && isReadTwice(line) ? bare : part;
    }
    const before = parts[i - 1];
    const after = parts[i + 1];
    const isQuoted = before && after && textOf(before)?.endsWith("'") && textOf(after)?.startsWith("'");
    return isQuoted ? engine.terms.guarded(part, KIND_BITS.SHELL) : part;
  });
}

/** Texts in which something is replaced: cleaned, respelled, or neither. */
import type { Span } from "../ir/types.ts";
import type { Engine, Frame } from "./engine.ts";
import { isCosmetic, replacedMeaning } from "./patterns.ts";
import { isSetting, textOf } from "./terms.ts";
import type { Value } from "./values.ts";

/** `text.replace(pattern, replacement)`: may clean, may be cosmetic, or may be anything. */
export function replaceText(
  engine: Engine,
  frame: Frame,
  subject: Value,
  pattern: Value | undefined,
  replacement: Value | undefined,
  span: Span,
): Value {
  const { terms } = engine;
  if (!subject.term.tainted) {
    const ending = replacement ? textOf(replacement.term) : undefined;
    const isEnded = pattern?.regex?.pattern.endsWith("$") === true && ending !== undefined && /[/\\]$/u.test(ending);
    const prefix = isSetting(subject.term) ? "setting:" : "";
    return { term: terms.opaque(`${prefix}replaced:${engine.place(frame, span)}${isEnded ? "~/" : ""}`) };
  }
  const site = { file: frame.file, span };
  const text = pattern ? textOf(pattern.term) : undefined;
  const isPython = frame.file.language === "python";
  // Python's re.sub takes its pattern as a text; str.replace a plain text.
  const source =
    pattern?.regex ??
    (isPython && text !== undefined && replacement && /[[\\]/u.test(text) ? { pattern: text, flags: "g" } : undefined);
  const by = replacement && !replacement.fns ? textOf(replacement.term) : undefined;
  if (replacement?.term.tainted) return { term: terms.op("mix", [subject.term, replacement.term], "replaced", site) };
  if (source && by !== undefined) {
    const flags = isPython ? `${source.flags}g` : source.flags;
    const bits = replacedMeaning(source.pattern, flags, by);
    const how = isCosmetic(source.pattern, by) ? "cosmetic" : "other";
    const isEnded = source.pattern.endsWith("$") && /[/\\]$/u.test(by);
    return {
      term: terms.guarded(
        terms.op("replace", [subject.term], `${how}:${source.pattern}:${by}${isEnded ? "~/" : ""}`, site),
        bits,
      ),
    };
  }
  const isCosmeticText =
    text !== undefined && by !== undefined && /^[/\\\s"']*$/u.test(text) && /^[/\\\s"']*$/u.test(by);
  return {
    term: terms.op(
      "replace",
      [subject.term],
      `${isCosmeticText ? "cosmetic" : "other"}:${text ?? "?"}:${by ?? "?"}`,
      site,
    ),
  };
}

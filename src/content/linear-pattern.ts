/**
 * Regular expressions that a user writes. They run in an engine whose time is linear in the text whatever the pattern (re2js),
 * so this file is loaded only where there are some.
 */
import { RE2JS } from "re2js";

/** Parts of a text in UTF-16 offsets, in order, none overlapping, none empty. */
export type TextMatcher = (text: string) => Iterable<{ readonly start: number; readonly end: number }>;

/** Longest expression, in UTF-16 code units. */
export const MAX_PATTERN_LENGTH = 1000;

/** `length`: no text, an empty or a longer one; `syntax`: none of RE2; `empty`: matches where nothing stands. */
export type PatternFault = "length" | "syntax" | "empty";

/**
 * @param source an expression of RE2; what its first group takes part in is the match, and without a group the whole
 * @returns the matcher, or what is wrong with the expression
 */
export function linearPattern(source: unknown): TextMatcher | PatternFault {
  if (typeof source !== "string" || source === "" || source.length > MAX_PATTERN_LENGTH) return "length";
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch {
    return "syntax";
  }
  if (["", "a", " "].some((text) => matchesNothing(compiled, text))) return "empty";
  const hasGroup = compiled.groupCount() > 0;
  return function* (text) {
    const matcher = compiled.matcher(text);
    while (matcher.find()) {
      const chosen = hasGroup && matcher.start(1) >= 0 ? 1 : 0;
      const start = matcher.start(chosen);
      const end = matcher.end(chosen);
      if (end > start) yield { start, end };
    }
  };
}

function matchesNothing(compiled: RE2JS, text: string): boolean {
  const matcher = compiled.matcher(text);
  return matcher.find() && matcher.end() === matcher.start();
}

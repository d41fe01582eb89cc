/**
 * Rules by value that a user writes as a regular expression. They run in an engine whose time is linear in the text whatever
 * the pattern (re2js), so this file is loaded only where there are some.
 */
import { RE2JS } from "re2js";
import type { ValueMatcher } from "./structure.ts";

const MAX_PATTERN = 1000;

/** @returns undefined when the text is no expression that RE2 takes, is too long, or matches the empty text */
export function valueMatcher(pattern: string): ValueMatcher | undefined {
  if (pattern === "" || pattern.length > MAX_PATTERN) return undefined;
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(pattern);
    if (compiled.matcher("").find()) return undefined;
  } catch {
    return undefined;
  }
  return function* (text) {
    const matcher = compiled.matcher(text);
    while (matcher.find()) yield { start: matcher.start(), end: matcher.end() };
  };
}

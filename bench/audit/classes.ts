/**
 * Which rules speak of which class of the labelled corpus, by the CWE numbers that both carry. A finding of one of a class's
 * rules at the labelled place counts, from severity low upward.
 *
 * The numbers are wider than a class's own: whoever reports an option where the label says command has found the flaw, and
 * whoever still reports it after the fix is not silent.
 */
import type { Rule } from "../../src/catalog/types.ts";

const CLASSES: Readonly<Record<string, readonly number[]>> = {
  "command-injection": [78, 77, 88, 94, 95, 426, 749],
  "argument-injection": [88, 78, 77, 426],
  "path-traversal": [22, 23, 36, 59, 73],
  ssrf: [918, 20],
  "sql-injection": [89, 943, 749, 284],
  "code-eval": [94, 95, 78, 502, 470],
  "dns-rebinding": [346, 350, 1327, 942, 1188],
  "auth-missing": [306, 862, 1327, 346, 942],
  xss: [79, 116],
  "bind-all-interfaces": [1327, 306, 1188, 605, 668],
  "dos-unbounded-input": [400, 770],
  "crlf/config-injection": [93, 74, 117, 73, 22],
  "unsafe-reflection": [470, 94],
};

/** Ids of the rules of a class, sorted; empty for a class that is not in the table. */
export function rulesOfClass(name: string, rules: readonly Rule[]): ReadonlySet<string> {
  const numbers = new Set(CLASSES[name] ?? []);
  return new Set(
    rules
      .filter(
        (rule) =>
          rule.family === "audit" && rule.severity !== "note" && (rule.cwe ?? []).some((one) => numbers.has(one)),
      )
      .map((rule) => rule.id)
      .sort(),
  );
}

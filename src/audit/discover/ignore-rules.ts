import ignore, { type Ignore } from "ignore";
import { readSource } from "./read-source.ts";

const MAX_IGNORE_BYTES = 65_536;

/** More wildcards than this in one part of a path make matching slow; such a file ignores nothing. */
const MAX_WILDCARDS = 4;

/** The rules of one folder, chained to those of the folders above it. */
export interface IgnoreRules {
  /** Path of the folder below the root, with a slash at its end; "" for the root. */
  readonly prefix: string;
  readonly rules: Ignore;
  readonly above: IgnoreRules | undefined;
}

/** Rules of `.gitignore` in `folder` on top of those above. */
export function rulesOf(root: string, folder: string, above: IgnoreRules | undefined): IgnoreRules | undefined {
  const prefix = folder === "" ? "" : `${folder}/`;
  const read = readSource(root, `${prefix}.gitignore`, { maxBytes: MAX_IGNORE_BYTES });
  if (!("text" in read) || isCostly(read.text)) return above;
  return { prefix, rules: ignore({ allowRelativePaths: true }).add(read.text), above };
}

function isCostly(text: string): boolean {
  return text.split(/[\n/]/u).some((part) => part.length > 1000 || part.split("*").length - 1 > MAX_WILDCARDS);
}

/** The innermost rule that says something about the path decides, as in git. Folders end in a slash. */
export function isIgnored(innermost: IgnoreRules | undefined, path: string): boolean {
  for (let rules = innermost; rules !== undefined; rules = rules.above) {
    const verdict = rules.rules.test(path.slice(rules.prefix.length));
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}

/** What a fixture says of itself. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A comment that says which rules the next line of code breaks: `expect: rule-id[, rule-id…]`. */
const EXPECT = /^\s*(?:#|\/\/|\/\*|<!--|--|;|\*)\s*expect:\s*([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*)\s*(?:\*\/|-->)?\s*$/;

/** `path:line rule-id`, blank lines and `#` comments aside. */
const LISTED = /^(\S.*):(\d+)\s+([a-z0-9-]+)$/;

/** The expectations in a text, as `path:line rule-id`. Several comments in a row speak of the same line. */
export function expectationsIn(path: string, text: string): string[] {
  const found: string[] = [];
  let waiting: string[] = [];
  text.split("\n").forEach((line, index) => {
    const match = EXPECT.exec(line);
    if (match) waiting.push(...(match[1] as string).split(",").map((id) => id.trim()));
    else {
      found.push(...waiting.map((id) => `${path}:${index + 1} ${id}`));
      waiting = [];
    }
  });
  if (waiting.length > 0) throw new Error(`${path}: nothing follows the last expect comment`);
  return found;
}

/** The lines of an `.expect.txt`. */
export function listedExpectations(name: string, text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const match = LISTED.exec(line);
      if (!match) throw new Error(`${name}: "${line}" is not of the form path:line rule-id`);
      return `${match[1]}:${match[2]} ${match[3]}`;
    });
}

/** Files of a case by path relative to it; a case that is one file gives that file under its own name. */
export function caseFiles(folder: string, name: string): Map<string, string> {
  const path = join(folder, name);
  if (!statSync(path).isDirectory()) return new Map([[name, readFileSync(path, "utf8")]]);
  const files = new Map<string, string>();
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(path.length + 1).replaceAll("\\", "/"), readFileSync(file, "utf8"));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What directives find in poisoned texts (generated) and in honest ones (read from a folder outside the project).
 *
 *   npm run bench:directives -- [--folder <folder>] [--misses]
 *
 * Reads *.json (an array of strings or of { text, role?, path? }), *.jsonl (one of these a line), *.txt and *.md below the
 * folder. Prints counts by level, each honest text above note, recall by style and MB/s; exit status 1 when more than one
 * honest text is above note or recall is below 92 %. Of a text no more than 120 characters are shown, on one line.
 */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { type DirectiveHit, type DirectiveRole, findDirectives } from "../src/content/directives/index.ts";
import { terminalText } from "../src/content/neutralise.ts";
import { type PoisonedText, poisonedTexts } from "./generate-poisoned.ts";

const MIN_RECALL = 0.92;
const MAX_FALSE = 1;
const EXCERPT = 120;
const ROLES: ReadonlySet<string> = new Set(["description", "parameter", "prompt", "instructions", "result"]);

interface HonestText {
  readonly text: string;
  readonly role: DirectiveRole;
  readonly place: string;
}

function textOf(value: unknown, place: string): HonestText | undefined {
  if (typeof value === "string") return { text: value, role: "description", place };
  if (typeof value !== "object" || value === null) return undefined;
  const { text, role, path } = value as Record<string, unknown>;
  if (typeof text !== "string") return undefined;
  return {
    text,
    role: typeof role === "string" && ROLES.has(role) ? (role as DirectiveRole) : "description",
    place: typeof path === "string" ? path : place,
  };
}

function* honestTexts(folder: string): Generator<HonestText> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) {
    const place = relative(folder, name);
    const kind = extname(name);
    if (![".json", ".jsonl", ".txt", ".md"].includes(kind)) continue;
    const content = readFileSync(name, "utf8");
    let values: unknown = [content];
    if (kind === ".json") values = JSON.parse(content);
    if (kind === ".jsonl") {
      values = content
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => JSON.parse(line) as unknown);
    }
    if (!Array.isArray(values)) continue;
    for (const [index, value] of values.entries()) {
      const one = textOf(value, `${place}[${index}]`);
      if (one) yield kind === ".md" || kind === ".txt" ? { ...one, role: "result" } : one;
    }
  }
}

function top(hits: readonly DirectiveHit[]): "none" | DirectiveHit["level"] {
  for (const level of ["covert", "poisoning", "note"] as const)
    if (hits.some((hit) => hit.level === level)) return level;
  return "none";
}

function excerpt(text: string): string {
  return terminalText(text.replace(/\s+/g, " ")).slice(0, EXCERPT);
}

function honest(folder: string): boolean {
  const counts = new Map<string, number>();
  let texts = 0;
  let units = 0;
  let milliseconds = 0;
  let above = 0;
  for (const { text, role, place } of honestTexts(folder)) {
    const start = performance.now();
    const hits = findDirectives(text, { role });
    milliseconds += performance.now() - start;
    texts++;
    units += text.length;
    const level = top(hits);
    counts.set(level, (counts.get(level) ?? 0) + 1);
    if (level === "none" || level === "note") continue;
    above++;
    for (const hit of hits.filter((one) => one.level !== "note")) {
      console.log(`${hit.level} ${excerpt(place)} ${hit.signals.map((one) => one.signal).join("+")}`);
      console.log(`    ${excerpt(text.slice(hit.start, hit.end))}`);
    }
  }
  const levels = [...counts].sort().map(([level, count]) => `${level} ${count}`);
  console.log(`honest: ${texts} texts, ${levels.join(", ")}; above note ${above} (at most ${MAX_FALSE})`);
  console.log(
    `speed: ${(units / 1e3 / Math.max(milliseconds, 1)).toFixed(1)} MB/s over ${(units / 1e6).toFixed(1)} MB`,
  );
  return above <= MAX_FALSE;
}

function recall(list: boolean): boolean {
  const styles = new Map<string, { all: number; seen: number; covert: number; seenCovert: number }>();
  const held = { all: 0, seen: 0 };
  const total = { all: 0, seen: 0, covert: 0, seenCovert: 0 };
  for (const one of poisonedTexts()) {
    const level = top(findDirectives(one.text, { role: one.role }));
    const style = styles.get(one.style) ?? { all: 0, seen: 0, covert: 0, seenCovert: 0 };
    styles.set(one.style, style);
    const seen = level === "poisoning" || level === "covert";
    for (const count of [style, total]) {
      count.all++;
      if (seen) count.seen++;
      if (one.covert) count.covert++;
      if (one.covert && level === "covert") count.seenCovert++;
    }
    if (one.held) held.all++;
    if (one.held && seen) held.seen++;
    // What is held aside must not be read while words are added.
    if (list && !one.held && (!seen || (one.covert && level !== "covert"))) missed(one, level);
  }
  for (const [name, style] of styles) {
    console.log(`${name.padEnd(20)} ${style.seen}/${style.all}  covert ${style.seenCovert}/${style.covert}`);
  }
  console.log(
    `poisoned: ${percent(total)} of ${total.all}; held aside ${percent(held)} of ${held.all}; covert ${total.seenCovert} of ${total.covert}`,
  );
  return total.seen / total.all >= MIN_RECALL;
}

function percent({ all, seen }: { all: number; seen: number }): string {
  return `${((100 * seen) / all).toFixed(1)} %`;
}

function missed(one: PoisonedText, level: string): void {
  const hits = findDirectives(one.text, { role: one.role });
  const signals = hits.map((hit) => hit.signals.map((signal) => signal.signal).join("+")).join(" | ");
  console.log(`missed ${one.style} ${level} [${signals}] ${excerpt(one.text)}`);
}

const { values } = parseArgs({ options: { folder: { type: "string" }, misses: { type: "boolean" } } });
const seen = recall(values.misses === true);
const quiet = values.folder === undefined || honest(values.folder);
if (!seen || !quiet) process.exitCode = 1;

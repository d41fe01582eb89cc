/**
 * What the audit finds in labelled vulnerabilities, and whether it falls silent on their fixes.
 *
 *   npm run bench:audit -- --manifest <file> --trees <folder> [--only <id,id>] [--benign <folder>] [--verbose]
 *
 * The manifest lists labels (bench/audit/manifest.ts), the folder holds the trees that it names; each is audited once, one
 * after the other, and nothing of them is kept. Detected: a finding of a rule of the label's class (bench/audit/classes.ts),
 * severity low or above, in the labelled file within five lines of a labelled sink or in the innermost function around it.
 * Silent: no such finding at the same place of the fixed tree. Both: detected and silent. Totals leave grade C out, silent and
 * both count strict pairs only. `--benign`: each folder inside is audited, and findings per thousand lines are printed.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { discover } from "../src/audit/discover/discover.ts";
import { isConfigLanguage } from "../src/audit/discover/languages.ts";
import type { AuditOptions } from "../src/audit/types.ts";
import { rulesOf } from "../src/catalog/catalog.ts";
import type { Finding, Severity } from "../src/findings/types.ts";
import { rulesOfClass } from "./audit/classes.ts";
import { type Label, readManifest } from "./audit/manifest.ts";
import { functionAround, lineMap } from "./audit/places.ts";
import { isAt, type Observed, observe, reasonOf, type Span } from "./audit/reasons.ts";

const SEVERITIES: readonly Severity[] = ["critical", "high", "medium", "low"];
const WITHIN = 5;
/** Sources above, and those with longer lines, are bundles: they count for no thousand lines. */
const MAX_SOURCE = 1_000_000;
const MAX_LINE = 5000;

interface Outcome {
  readonly label: Label;
  readonly isDetected: boolean;
  /** Undefined where there is no fixed tree. */
  readonly isSilent: boolean | undefined;
  readonly why: string;
}

function optionsFor(root: string): AuditOptions {
  return { root, paths: ["."], exclude: [], tests: "demote" };
}

let latest: { readonly root: string; readonly seen: Observed } | undefined;

/** Labels of one tree stand together, as a rule: the last tree is kept. */
async function audited(root: string): Promise<Observed> {
  if (latest?.root !== root) latest = { root, seen: await observe(optionsFor(root)) };
  return latest.seen;
}

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

function sinkSpans(label: Label, root: string): Span[] {
  return label.sinks.map(({ file, line }) => {
    const path = existsSync(join(root, file)) ? file : join(label.below, file);
    const [from, to] = functionAround(linesOf(join(root, path)), line);
    return { path, line, from, to };
  });
}

/** The places of labelled sinks in the fixed tree; what is gone has none. */
function fixedSpans(spans: readonly Span[], root: string, fixed: string): Span[] {
  return spans.flatMap(({ path, line, from, to }) => {
    const after = linesOf(join(fixed, path));
    if (after.length === 0) return [];
    const map = lineMap(linesOf(join(root, path)), after);
    return [
      {
        path,
        line: map(line),
        from: Math.min(map(from), map(line) - WITHIN),
        to: Math.max(map(to), map(line) + WITHIN),
      },
    ];
  });
}

function found(spans: readonly Span[], findings: readonly Finding[], wanted: ReadonlySet<string>): Finding[] {
  return findings.filter(
    (one) =>
      one.severity !== "note" &&
      wanted.has(one.ruleId) &&
      spans.some((span) => isAt(span, one.location.path, one.location.startLine)),
  );
}

async function judge(label: Label, trees: string): Promise<Outcome | undefined> {
  const root = join(trees, label.vulnerable);
  if (!existsSync(root)) return undefined;
  const wanted = rulesOfClass(label.class, rulesOf("audit"));
  const spans = sinkSpans(label, root);
  const seen = await audited(root);
  const hits = found(spans, seen.analysis.findings, wanted);
  let why = hits.length > 0 ? "" : reasonOf(spans, seen, wanted);
  const fixed = label.fixed === undefined ? undefined : join(trees, label.fixed);
  let isSilent: boolean | undefined;
  if (fixed && existsSync(fixed)) {
    const { analysis } = await audited(fixed);
    const still = found(fixedSpans(spans, root, fixed), analysis.findings, wanted);
    isSilent = still.length === 0;
    const [first] = still;
    if (first && label.isStrict)
      why += `${why === "" ? "" : "; "}not silent: ${first.ruleId} at ${first.location.path}:${first.location.startLine}`;
  }
  return { label, isDetected: hits.length > 0, isSilent, why };
}

function row(name: string, outcomes: readonly Outcome[]): string {
  const strict = outcomes.filter((one) => one.label.isStrict && one.isSilent !== undefined);
  const detected = outcomes.filter((one) => one.isDetected).length;
  const silent = strict.filter((one) => one.isSilent).length;
  const both = strict.filter((one) => one.isSilent && one.isDetected).length;
  return `${name.padEnd(32)} detected ${detected}/${outcomes.length}  silent ${silent}/${strict.length}  both ${both}/${strict.length}`;
}

function printOutcomes(all: readonly Outcome[], verbose: boolean): void {
  for (const { label, isDetected, isSilent, why } of all) {
    if (why === "" && !verbose) continue;
    const silent = isSilent === undefined ? "-" : isSilent ? "silent" : "speaks";
    console.log(
      `${label.id.padEnd(20)} ${label.grade} ${label.lang.padEnd(2)} ${label.class.padEnd(20)} ${isDetected ? "detected" : "MISSED  "} ${silent.padEnd(6)} ${why}`,
    );
  }
  const counted = all.filter((one) => one.label.grade !== "C");
  const groups = new Map<string, Outcome[]>();
  for (const one of counted) {
    const language = one.label.lang === "py" ? "python" : "javascript";
    const key = `${language} ${one.label.class}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  console.log("");
  for (const key of [...groups.keys()].sort()) console.log(row(key, groups.get(key) ?? []));
  console.log(row("all", counted));
}

/** Lines of shipped sources, bundles left out, and findings in them per thousand lines. */
async function printBenign(folder: string): Promise<void> {
  const total = new Map<Severity, number>();
  const byRule = new Map<string, number>();
  let all = 0;
  const print = (name: string, lines: number, counts: ReadonlyMap<Severity, number>): void => {
    const columns = SEVERITIES.map((severity) => {
      const count = counts.get(severity) ?? 0;
      return `${severity} ${count} (${((1000 * count) / Math.max(lines, 1)).toFixed(3)})`;
    });
    console.log(`${name.padEnd(32)} ${(lines / 1000).toFixed(1)} KLOC  ${columns.join("  ")}`);
  };
  const names = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const root = join(folder, name);
    const options = optionsFor(root);
    const lines = discover(options)
      .files.filter((file) => file.role === "shipped" && !isConfigLanguage(file.language) && file.bytes <= MAX_SOURCE)
      .map((file) => linesOf(join(root, file.path)))
      .filter((text) => text.every((line) => line.length <= MAX_LINE))
      .reduce((sum, text) => sum + text.length, 0);
    const { analysis } = await observe(options);
    const counts = new Map<Severity, number>();
    for (const { severity, ruleId } of analysis.findings) {
      counts.set(severity, (counts.get(severity) ?? 0) + 1);
      total.set(severity, (total.get(severity) ?? 0) + 1);
      if (severity !== "note") byRule.set(ruleId, (byRule.get(ruleId) ?? 0) + 1);
    }
    all += lines;
    print(name, lines, counts);
  }
  print("all", all, total);
  for (const [rule, count] of [...byRule].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
    console.log(`  ${rule} ${count}`);
}

const { values } = parseArgs({
  options: {
    manifest: { type: "string" },
    trees: { type: "string" },
    only: { type: "string" },
    benign: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});
if (values.benign !== undefined) await printBenign(resolve(values.benign));
if (values.manifest !== undefined && values.trees !== undefined) {
  const only = values.only?.split(",");
  const outcomes: Outcome[] = [];
  const missing: string[] = [];
  for (const label of readManifest(values.manifest)) {
    if (only && !only.includes(label.id)) continue;
    const outcome = await judge(label, resolve(values.trees));
    if (outcome) outcomes.push(outcome);
    else missing.push(label.id);
  }
  printOutcomes(outcomes, values.verbose);
  if (missing.length > 0) console.log(`trees missing: ${missing.join(", ")}`);
} else if (values.benign === undefined) {
  console.error(
    "usage: npm run bench:audit -- --manifest <file> --trees <folder> [--only <id,id>] [--benign <folder>] [--verbose]",
  );
  process.exitCode = 2;
}

import type { Score } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import { packageFolder } from "../findings/package-folder.ts";
import { severityRank } from "../findings/severity.ts";
import type { Finding, Inventory, PackageEntry, Severity } from "../findings/types.ts";

/** Points off for each rule that found something, by its worst finding (docs/decisions/0020-gate-and-score.md). */
const WEIGHT: Readonly<Record<Severity, number>> = { critical: 25, high: 15, medium: 8, low: 3, note: 0 };

/** A critical finding never leaves more than an F, a high one never more than a C, so grade and gate agree. */
const CAP: Readonly<Partial<Record<Severity, number>>> = { critical: 49, high: 79 };

const GRADES: readonly (readonly [number, Score["grade"]])[] = [
  [90, "A"],
  [80, "B"],
  [65, "C"],
  [50, "D"],
];

/** @param severities the worst severity of each rule that found something */
export function scoreValue(severities: readonly Severity[]): number {
  let value = 100;
  let cap = 100;
  for (const severity of severities) {
    value -= WEIGHT[severity];
    cap = Math.min(cap, CAP[severity] ?? 100);
  }
  return Math.max(0, Math.min(value, cap));
}

export function gradeOf(value: number): Score["grade"] {
  return GRADES.find(([least]) => value >= least)?.[1] ?? "F";
}

/**
 * One score per package. A finding belongs to the package whose folder is the deepest above it; what lies in none
 * belongs to the root.
 * @param findings all that are not suppressed; known ones count, for the score tells the state and not the change
 * @returns sorted by package; empty when nothing was analysed
 */
export function scorePackages(findings: readonly Finding[], inventory: Inventory): readonly Score[] {
  if (inventory.files === 0 && inventory.sessions.length === 0 && findings.length === 0) return [];
  const folders = new Map<string, PackageEntry>();
  for (const entry of inventory.packages) folders.set(entry.path, entry);
  const worst = new Map<string, Map<string, Severity>>();
  for (const path of folders.keys()) worst.set(path, new Map());
  for (const finding of findings) {
    const folder = packageFolder(finding.location.path, folders);
    let rules = worst.get(folder);
    if (!rules) {
      rules = new Map();
      worst.set(folder, rules);
    }
    const present = rules.get(finding.ruleId);
    if (present === undefined || severityRank(finding.severity) > severityRank(present)) {
      rules.set(finding.ruleId, finding.severity);
    }
  }
  if (worst.size === 0) worst.set(".", new Map());
  return [...worst]
    .map(([folder, rules]) => {
      const value = scoreValue([...rules.values()]);
      return { package: packageLabel(folder, folders), value, grade: gradeOf(value) };
    })
    .sort((a, b) => compareText(a.package, b.package));
}

/** The package's name, with its folder where another has the same name, and the folder alone where it has none. */
function packageLabel(folder: string, folders: ReadonlyMap<string, PackageEntry>): string {
  const name = folders.get(folder)?.name ?? "";
  if (name === "") return folder;
  const namesakes = [...folders.values()].filter((entry) => entry.name === name).length;
  return namesakes > 1 ? `${name} (${folder})` : name;
}

import { findRule } from "../catalog/catalog.ts";
import type { Rule } from "../catalog/types.ts";
import { shownPath } from "../content/input-text.ts";
import { jsonText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import { readProjectFile } from "../files/read.ts";
import { replaceProjectFile } from "../files/replace.ts";
import { isObject } from "../findings/json-object.ts";
import type { Judgement } from "../findings/judgement.ts";
import { isSeverity } from "../findings/severity.ts";
import {
  type Baseline,
  type BaselineEntry,
  baselineEntry,
  compareEntries,
  matchBaseline,
  neverBaselined,
} from "./baseline.ts";

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_ENTRIES = 50_000;

/**
 * @param root absolute real path
 * @param path of the file relative to the root, POSIX
 * @returns undefined when there is none
 * @throws UserError when it is no baseline of a version that is known; names file, line and reason, never content
 */
export function readBaseline(root: string, path: string): Baseline | undefined {
  const label = shownPath(path);
  const text = readProjectFile({ root, path, maxBytes: MAX_BYTES, label, exitCode: 2 });
  return text === undefined ? undefined : parseBaseline(text, label);
}

/** @param label how the file is named in a message */
export function parseBaseline(text: string, label: string): Baseline {
  const refuse = (why: string): never => {
    throw new UserError(
      `${label}: ${why}; restore it from version control, or delete it and run \`portlight baseline write\`.`,
    );
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("this is not JSON");
  }
  if (!isObject(value)) return refuse("a baseline is a JSON object");
  if (value.version !== 1) {
    return refuse(typeof value.version === "number" ? "this version of the format is not known" : "version is missing");
  }
  const list = value.entries;
  if (!Array.isArray(list)) return refuse("entries must be a list");
  if (list.length > MAX_ENTRIES) return refuse(`more than ${MAX_ENTRIES} entries`);
  const entries = list.map((entry, index) => parseEntry(entry) ?? refuse(`entry ${index + 1} is not a baseline entry`));
  return { entries: entries.sort(compareEntries) };
}

function parseEntry(value: unknown): BaselineEntry | undefined {
  if (!isObject(value)) return undefined;
  const { fingerprint, moved, ruleId, path, severity, sourceKind } = value;
  if (!isDigest(fingerprint) || (moved !== undefined && !isDigest(moved))) return undefined;
  if (typeof ruleId !== "string" || typeof path !== "string") return undefined;
  if (typeof severity !== "string" || !isSeverity(severity)) return undefined;
  if (sourceKind !== undefined && typeof sourceKind !== "string") return undefined;
  return {
    fingerprint,
    ...(moved === undefined ? {} : { moved }),
    ruleId,
    path,
    severity,
    ...(sourceKind === undefined ? {} : { sourceKind }),
  };
}

/** The file's text: sorted, one entry per line, so that a merge conflict is a line and a review reads it. */
export function serialiseBaseline(baseline: Baseline): string {
  const entries = [...baseline.entries].sort(compareEntries).map((entry) => {
    const { fingerprint, moved, ruleId, path, severity, sourceKind } = entry;
    return `    ${jsonText(JSON.stringify({ ruleId, path, severity, fingerprint, moved, sourceKind }))}`;
  });
  const body = entries.length === 0 ? "[]" : `[\n${entries.join(",\n")}\n  ]`;
  return `{\n  "version": 1,\n  "entries": ${body}\n}\n`;
}

export interface BaselineUpdate {
  readonly baseline: Baseline;
  readonly added: number;
  readonly removed: number;
  readonly kept: number;
  /** Ids of rules whose findings cannot be baselined, sorted. */
  readonly refused: readonly string[];
  /** Findings that would be new entries but were left out for want of `--add`. */
  readonly notAdded: number;
}

export interface UpdateOptions {
  /** The file as it is; undefined when there is none: then everything is added. */
  readonly previous: Baseline | undefined;
  /** Take in new findings although a baseline exists. */
  readonly add: boolean;
  readonly ruleOf?: (id: string) => Rule | undefined;
}

/**
 * The baseline after a run. Without `add` an existing one only shrinks: entries that no finding meets go, the others
 * stay as they are, so that a finding that got worse stays new. Notes are no debt and are left out.
 * @param judgement of a run over everything, judged with `previous` as baseline
 * @throws UserError when the run did not see everything: entries of what it missed would be lost
 */
export function updateBaseline(judgement: Judgement, whole: boolean, options: UpdateOptions): BaselineUpdate {
  const { previous, add, ruleOf = findRule } = options;
  if (!whole || judgement.exitCode > 1 || judgement.hidden) {
    const why =
      judgement.exitCode > 1
        ? (judgement.problems?.[0] ?? "this run did not end complete.")
        : "this run looked at a part of the project only; name the whole project, or nothing.";
    throw new UserError(`the baseline was not written: ${why}`, judgement.exitCode === 3 ? 3 : 2);
  }
  const findings = judgement.findings.filter((entry) => !entry.suppressed).map((entry) => entry.finding);
  const { known, worse } = matchBaseline(findings, previous ?? { entries: [] }, ruleOf);
  const entries = new Map<string, BaselineEntry>();
  const refused = new Set<string>();
  let added = 0;
  let notAdded = 0;
  let kept = 0;
  for (const finding of findings) {
    if (finding.severity === "note") continue;
    if (neverBaselined(ruleOf(finding.ruleId))) {
      refused.add(finding.ruleId);
      continue;
    }
    const fresh = baselineEntry(finding);
    const before = worse.get(finding);
    if (known.has(finding)) {
      // A moved finding is written at its new place.
      entries.set(fresh.fingerprint, fresh);
      kept++;
    } else if (add || previous === undefined) {
      entries.set(fresh.fingerprint, fresh);
      added++;
    } else {
      if (before) {
        entries.set(before.fingerprint, before);
        kept++;
      }
      notAdded++;
    }
  }
  const baseline = { entries: [...entries.values()].sort(compareEntries) };
  return {
    baseline,
    added,
    kept,
    removed: (previous?.entries.length ?? 0) - kept,
    refused: [...refused].sort(),
    notAdded,
  };
}

/** @throws UserError when a link or a special file is in the way */
export function writeBaseline(root: string, path: string, baseline: Baseline): void {
  replaceProjectFile({ root, path, text: serialiseBaseline(baseline), label: shownPath(path) });
}

function isDigest(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}

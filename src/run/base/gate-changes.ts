/** What a change does to the policy that later changes are judged by. */
import { posix } from "node:path";
import { requireRule } from "../../catalog/catalog.ts";
import { CONFIG_FOLDER } from "../../config/locate.ts";
import { findingMessage } from "../../content/input-text.ts";
import type { JudgedFinding, Judgement } from "../../findings/judgement.ts";
import { compareText } from "../../findings/order.ts";
import { topOfFile } from "../../findings/top-of-file.ts";
import type { Finding } from "../../findings/types.ts";
import { identityOf } from "../../verdict/base.ts";
import type { PolicyFiles } from "../policy-files.ts";
import { gateFinding } from "./gate-finding.ts";

export interface GateChange {
  /** What fails by the policy of the base and would not by that of the change. */
  readonly hidden: readonly JudgedFinding[];
  /** The judgement by the policy of the change. */
  readonly then: Judgement;
  readonly before: PolicyFiles;
  readonly after: PolicyFiles;
}

/** Places that a finding lists of what is hidden. */
const MAX_RELATED = 20;

/** One finding for each place that hides something, and one for a policy that is changed otherwise. */
export function gateChangeFindings({ hidden, then, before, after }: GateChange): Finding[] {
  const judged = new Map(then.findings.map((entry) => [identityOf(entry.finding), entry]));
  const byPlace = new Map<string, Finding[]>();
  for (const { finding } of hidden) {
    const place = hidingPlace(finding, judged.get(identityOf(finding)), after);
    const list = byPlace.get(place);
    if (list) list.push(finding);
    else byPlace.set(place, [finding]);
  }
  const found = [...byPlace]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, findings]) => hiding(path, findings, after));
  const path = after.config.path ?? before.config.path ?? posix.join(after.config.folder, CONFIG_FOLDER);
  if (found.length === 0 && differs(before, after)) {
    const rule = requireRule("policy-change");
    found.push(
      gateFinding(rule, {
        message: findingMessage(rule, { what: policyWords(before, after) }),
        location: topOfFile(path),
        subject: path,
        detail: "policy",
      }),
    );
  }
  return found;
}

/** The file by which a finding would be hidden: the one that it is in, or one of the policy. */
function hidingPlace(finding: Finding, entry: JudgedFinding | undefined, after: PolicyFiles): string {
  if (entry?.suppressed?.kind === "in-source") return finding.location.path;
  if (entry?.baselined) return after.baselinePath;
  return after.config.path ?? posix.join(after.config.folder, CONFIG_FOLDER, "config.yml");
}

function hiding(path: string, findings: readonly Finding[], after: PolicyFiles): Finding {
  const rule = requireRule("gate-change");
  const isPolicy = path === after.baselinePath || path === after.config.path;
  const [first] = findings;
  const ids = [...new Set(findings.map(({ ruleId }) => ruleId))].sort(compareText);
  const what = path === after.baselinePath ? "The baseline" : isPolicy ? "The configuration" : "A comment in this file";
  const number = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  return {
    ...gateFinding(rule, {
      message: findingMessage(rule, { what, findings: `${number} (${ids.join(", ")})` }),
      location: isPolicy || first === undefined ? topOfFile(path) : first.location,
      subject: path,
      detail: ids.join(" "),
    }),
    related: findings
      .slice(0, MAX_RELATED)
      .map((finding) => ({ location: finding.location, message: `${finding.ruleId} would be hidden` })),
  };
}

function differs(before: PolicyFiles, after: PolicyFiles): boolean {
  return policyWords(before, after) !== "";
}

/** Which files of the policy say something else, as the beginning of a sentence; "" when none does. */
function policyWords(before: PolicyFiles, after: PolicyFiles): string {
  const isOther = comparable(before.config) !== comparable(after.config);
  const isOtherBaseline = JSON.stringify(before.baseline ?? null) !== JSON.stringify(after.baseline ?? null);
  if (isOther && isOtherBaseline) return "The configuration and the baseline";
  return isOther ? "The configuration" : isOtherBaseline ? "The baseline" : "";
}

/** What a configuration says, wherever its entries stand. */
function comparable({ path: _path, notices: _notices, rules, ignore, ...rest }: PolicyFiles["config"]): string {
  const entries = ignore.map(({ source: _source, ...entry }) => entry);
  return JSON.stringify({ ...rest, rules: [...rules].sort(), ignore: entries });
}

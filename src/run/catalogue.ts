/** The catalogue as text for a terminal. All of it is ours: nothing here is untrusted but the id that was asked for. */
import { allRules, findRule, loadHelp } from "../catalog/catalog.ts";
import { helpMarkdown } from "../catalog/help.ts";
import { ruleUrl } from "../catalog/product.ts";
import type { Rule } from "../catalog/types.ts";
import { shownPath } from "../content/input-text.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";
import { compareText } from "../findings/order.ts";

/** Every rule on a line, sorted by id: id, severity, family, groups, title. Then each group with its rules. */
export function listRules(): string {
  const rules = allRules();
  const ids = widest(rules.map((rule) => rule.id));
  const groupLists = widest(rules.map(groupsOf));
  const lines = rules.map((rule) =>
    [
      rule.id.padEnd(ids),
      rule.severity.padEnd(8),
      rule.family.padEnd(7),
      groupsOf(rule).padEnd(groupLists),
      rule.title,
    ].join("  "),
  );
  const groups = [...new Set(rules.flatMap((rule) => rule.groups))].sort(compareText);
  const names = widest(groups);
  lines.push("", "Groups, which --fail-on and failOn take beside severities and rule ids:");
  for (const group of groups) {
    const members = rules.filter((rule) => rule.groups.includes(group)).map((rule) => rule.id);
    lines.push(`  ${group.padEnd(names)}  ${members.join(", ")}`);
  }
  return `${lines.join("\n")}\n`;
}

function groupsOf(rule: Rule): string {
  return rule.groups.length === 0 ? "-" : rule.groups.join(",");
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

/**
 * The help page of a rule in Markdown.
 * @throws UserError when there is no such rule, with the nearest id, or with the members where it is a group
 */
export async function explainRule(id: string): Promise<string> {
  const rule = findRule(id);
  const help = rule && (await loadHelp()).get(rule.id);
  if (!rule || !help) {
    const members = allRules().filter((known) => known.groups.includes(id));
    if (members.length > 0) {
      const list = members.map((member) => member.id).sort(compareText);
      throw new UserError(`${id} is a group of: ${list.join(", ")}. Name one of them.`);
    }
    const ids = allRules().map((known) => known.id);
    throw new UserError(
      `there is no rule ${shownPath(id)}${didYouMean(id, ids) || "."} \`portlight rules\` lists them all.`,
    );
  }
  return `# ${rule.title}\n\n${helpMarkdown(rule, help)}\n${ruleUrl(rule.id)}\n`;
}

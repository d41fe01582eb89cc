/** The catalogue as text for a terminal. All of it is ours: nothing here is untrusted but the id that was asked for. */
import { allRules, findRule, loadHelp } from "../catalog/catalog.ts";
import { helpMarkdown } from "../catalog/help.ts";
import { ruleUrl } from "../catalog/product.ts";
import { terminalText } from "../content/neutralise.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";

/** Every rule on a line: id, severity, family, title; sorted by id. */
export function listRules(): string {
  const rules = allRules();
  const width = Math.max(0, ...rules.map((rule) => rule.id.length));
  return rules
    .map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(8)}  ${rule.family.padEnd(7)}  ${rule.title}\n`)
    .join("");
}

/**
 * The help page of a rule in Markdown.
 * @throws UserError when there is no such rule, with the nearest id
 */
export async function explainRule(id: string): Promise<string> {
  const rule = findRule(id);
  const help = rule && (await loadHelp()).get(rule.id);
  if (!rule || !help) {
    const ids = allRules().map((known) => known.id);
    throw new UserError(
      `there is no rule ${terminalText(id)}${didYouMean(id, ids)}; "portlight rules" lists them all.`,
    );
  }
  return `# ${rule.title}\n\n${helpMarkdown(rule, help)}\n${ruleUrl(rule.id)}\n`;
}

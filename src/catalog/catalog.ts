import type { Family } from "../findings/types.ts";
import { RULES } from "./generated/rules.ts";
import type { Rule, RuleHelp } from "./types.ts";

const byId: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** All rules, sorted by id. */
export function allRules(): readonly Rule[] {
  return RULES;
}

export function rulesOf(family: Family): readonly Rule[] {
  return RULES.filter((rule) => rule.family === family);
}

export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}

/** Secrets, poisoning and hidden text: nobody accepts them unseen, by a baseline or by switching the rule off. */
export function isGuarded(rule: Rule): boolean {
  return rule.family === "content" || rule.groups.includes("secrets") || rule.groups.includes("poisoning");
}

/**
 * @throws Error when no rule has this id: a bug of the caller, never of the user.
 */
export function requireRule(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new Error(`no rule ${id} in the catalogue`);
  return rule;
}

/** The help texts of all rules by id. They are large, so they load on demand. */
export async function loadHelp(): Promise<ReadonlyMap<string, RuleHelp>> {
  const { HELP } = await import("./generated/help.ts");
  return new Map(Object.entries(HELP));
}

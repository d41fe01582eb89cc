import type { ReportingDescriptor } from "sarif";
import { helpMarkdown } from "../catalog/help.ts";
import { ruleUrl } from "../catalog/product.ts";
import type { Rule, RuleHelp } from "../catalog/types.ts";
import type { Severity } from "../findings/types.ts";

/** GitHub shows critical above 9.0, high from 7.0, medium from 4.0: one figure inside each band. */
const SECURITY_SEVERITY: Readonly<Record<Severity, string | undefined>> = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "2.0",
  note: undefined,
};

const RULE_LEVELS: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  note: "note",
};

const MAX_SHORT = 120;
const MAX_FULL = 1000;
const MAX_TAGS = 10;
/** In bytes: a log carries the help of every rule that it names. */
const MAX_HELP = 4096;

/** A rule of the catalogue as SARIF describes it. All of it is our own text. */
export function sarifRule(rule: Rule, help: RuleHelp | undefined): ReportingDescriptor {
  const security = SECURITY_SEVERITY[rule.severity];
  const why = help?.why ?? rule.title;
  const fix = help ? help.fix.map((step) => `- ${step}`).join("\n") : "";
  return {
    id: rule.id,
    name: pascalCase(rule.id),
    shortDescription: { text: sentence(rule.title).slice(0, MAX_SHORT) },
    fullDescription: { text: shorten(sentence(oneLine(why)), MAX_FULL) },
    help: {
      text: fix === "" ? oneLine(why) : `${oneLine(why)}\n\nWhat to do:\n${fix}`,
      markdown: help ? helpMarkdown(rule, withoutPoison(rule, help), MAX_HELP) : sentence(rule.title),
    },
    helpUri: ruleUrl(rule.id),
    defaultConfiguration: { level: RULE_LEVELS[rule.severity] },
    properties: {
      precision: rule.precision,
      ...(security === undefined ? { "problem.severity": "recommendation" } : { "security-severity": security }),
      tags: tagsOf(rule, security !== undefined),
    },
  };
}

/** Models read logs, and an example of a text that steers one is such a text. */
function withoutPoison(rule: Rule, help: RuleHelp): RuleHelp {
  if (!rule.groups.includes("poisoning")) return help;
  const { why, fix, references } = help;
  return { why, fix, references };
}

/** GitHub's spelling of CWE tags is `external/cwe/cwe-078`. */
function tagsOf(rule: Rule, security: boolean): string[] {
  const cwe = (rule.cwe ?? []).map((id) => `external/cwe/cwe-${String(id).padStart(3, "0")}`);
  const tags = [
    ...(security ? ["security"] : []),
    "mcp",
    rule.family,
    ...cwe,
    ...(rule.owaspMcp ?? []),
    ...rule.groups,
  ];
  return [...new Set(tags)].slice(0, MAX_TAGS);
}

function pascalCase(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

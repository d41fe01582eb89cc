import type { Example, Rule, RuleHelp } from "./types.ts";

/**
 * The help page of a rule in Markdown, without its title: what docs/rules/, `portlight explain` and SARIF
 * `help.markdown` show. All of it comes from our own files, so nothing here is untrusted.
 */
export function helpMarkdown(rule: Rule, help: RuleHelp): string {
  const facts = [
    `**${rule.id}**`,
    `severity ${rule.severity}`,
    `precision ${rule.precision}`,
    ...(rule.languages ? [rule.languages.join(", ")] : []),
    ...(rule.spec ? [rule.spec.join(", ")] : []),
    ...(rule.revisions ? [`MCP ${rule.revisions.join(", ")}`] : []),
    ...(rule.fault ? [`fault: ${rule.fault}`] : []),
    ...(rule.cwe ?? []).map((cwe) => `CWE-${cwe}`),
    ...(rule.owaspMcp ?? []),
  ];
  const parts = [`${facts.join(" · ")}\n`, `${help.why}\n`];
  if (help.bad) parts.push(`## Found\n\n${codeBlock(help.bad)}`);
  if (help.good) parts.push(`## Not found\n\n${codeBlock(help.good)}`);
  parts.push(`## What to do\n\n${help.fix.map((step) => `- ${step}`).join("\n")}\n`);
  if (rule.family !== "check" && rule.family !== "detect") {
    parts.push(
      `## Accepting it\n\nPut \`portlight: ignore[${rule.id}] reason\` in a comment on the line or the line above, or add an entry with a reason under \`ignore:\` in \`.portlight/config.yml\`.\n`,
    );
  } else {
    parts.push("## Accepting it\n\nAdd an entry with a reason under `ignore:` in `.portlight/config.yml`.\n");
  }
  if (help.references.length > 0) {
    parts.push(`## References\n\n${help.references.map((link) => `- <${link}>`).join("\n")}\n`);
  }
  return parts.join("\n");
}

function codeBlock(example: Example): string {
  return `\`\`\`${example.language}\n${example.text.trimEnd()}\n\`\`\`\n`;
}

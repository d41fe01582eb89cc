import type { Example, Language, Rule, RuleHelp, Surface } from "./types.ts";

/** Who is at fault, where the rule says so. */
const FAULTS: Readonly<Record<NonNullable<Rule["fault"]>, string>> = {
  server: "the server is at fault",
  client: "the client is at fault",
  either: "whichever side sends it is at fault",
};

/**
 * The help page of a rule in Markdown, without its title: what docs/rules/, `portlight explain` and SARIF
 * `help.markdown` show. All of it comes from our own files, so nothing here is untrusted.
 * @param maxBytes of UTF-8; over it the examples are left out, first what is fine, then what is flagged
 */
export function helpMarkdown(rule: Rule, help: RuleHelp, maxBytes = Number.POSITIVE_INFINITY): string {
  const examples = [
    ...(help.bad ? [`## Flagged\n\n${codeBlock(help.bad)}`] : []),
    ...(help.good ? [`## Fine\n\n${codeBlock(help.good)}`] : []),
  ];
  for (;;) {
    const page = pageOf(rule, help, examples);
    if (Buffer.byteLength(page) <= maxBytes || examples.pop() === undefined) return page;
  }
}

function pageOf(rule: Rule, help: RuleHelp, examples: readonly string[]): string {
  const parts = [`${facts(rule).join(" · ")}\n`, `${help.why}\n`, ...examples];
  parts.push(`## What to do\n\n${help.fix.map((step) => `- ${step}`).join("\n")}\n`);
  parts.push(`## Accepting it\n\n${accepting(rule)}\n`);
  if (help.references.length > 0) {
    parts.push(`## References\n\n${help.references.map((link) => `- <${link}>`).join("\n")}\n`);
  }
  return parts.join("\n");
}

/** Where a finding of a content rule stands in a file that can hold a comment, and where in a recording, which cannot. */
const WRITTEN: ReadonlySet<Surface> = new Set(["source", "config", "name", "description", "prompt", "instructions"]);
const RECORDED: ReadonlySet<Surface> = new Set(["name", "description", "prompt", "instructions", "argument", "result"]);

function accepting({ id, family, surfaces = [] }: Rule): string {
  const entry = "an entry with a reason under `ignore:` in `.portlight/config.yml`";
  const comment = `\`portlight: ignore[${id}] reason\` in a comment on the line or the line above`;
  const holds = (some: ReadonlySet<Surface>): boolean => surfaces.some((surface) => some.has(surface));
  if (family === "audit" || (family === "content" && holds(WRITTEN) && !holds(RECORDED))) {
    return `Put ${comment}, or add ${entry}.`;
  }
  return family === "content" && holds(WRITTEN)
    ? `In a file, put ${comment}. For what a session holds, add ${entry}; it serves for files as well.`
    : `Add ${entry}.`;
}

/** What a rule is, in words; ids of our own list of wire rules say nothing to a reader. */
function facts(rule: Rule): string[] {
  const { revisions = [], groups } = rule;
  return [
    `**${rule.id}**`,
    `severity ${rule.severity}`,
    `precision ${rule.precision}`,
    ...(groups.length > 0 ? [`${groups.length === 1 ? "group" : "groups"} ${groups.join(", ")}`] : []),
    ...(rule.languages ? [rule.languages.map((language) => LANGUAGE_NAMES[language]).join(", ")] : []),
    ...(revisions.length > 0
      ? [`MCP ${revisions.length === 1 ? "revision" : "revisions"} ${revisions.join(", ")}`]
      : []),
    ...(rule.fault ? [FAULTS[rule.fault]] : []),
    ...(rule.cwe ?? []).map((cwe) => `CWE-${cwe}`),
    ...(rule.owaspMcp ?? []).map((id) => `OWASP ${id}`),
  ];
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};

function codeBlock(example: Example): string {
  return `\`\`\`${example.language}\n${example.text.trimEnd()}\n\`\`\`\n`;
}

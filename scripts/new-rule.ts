/**
 * Starts a rule: `npm run new-rule -- <family> <rule-id>` writes rules/<family>/<rule-id>.yml with every key that is
 * needed and the folders for its fixtures. What stands in capitals is to be written; until then the catalogue refuses it.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const FAMILIES = ["audit", "content", "check", "detect", "surface", "gate"];

function ruleText(family: string, id: string): string {
  const capture = family === "check" || family === "detect";
  return [
    `id: ${id}`,
    `family: ${family}`,
    "title: WHAT IS WRONG, IN A FEW WORDS",
    "# critical, high, medium, low or note: fixed for this id; where evidence changes the weight, make two rules",
    "severity: WRITE",
    "# very-high, high, medium or low: how often a finding is right",
    "precision: WRITE",
    ...(capture ? [] : ["languages: [javascript, typescript, python]", "cwe: []"]),
    ...(family === "content" ? ["# the texts that it judges", "surfaces: [source, config, description, result]"] : []),
    ...(family === "check" ? ["spec: []", 'revisions: ["2025-11-25"]', "fault: server"] : []),
    "groups: []",
    "message: WHAT HAPPENED AT {tool}, in one sentence that stands alone.",
    "why: WHAT THE HARM IS, FOR A READER WHO MEETS IT FOR THE FIRST TIME.",
    "fix:",
    "  - WHAT TO DO",
    "references: []",
    ...(family === "audit" ? ["match: { kind: flow, sink: WRITE }"] : []),
    "",
  ].join("\n");
}

/**
 * @param root the project's folder
 * @returns what was written, relative to it
 * @throws Error that says what is wrong with family or id
 */
export function newRule(root: string, family: string, id: string): string[] {
  if (!FAMILIES.includes(family)) throw new Error(`${family} is no family: use ${FAMILIES.join(", ")}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Error(`${id} is no rule id: lower-case words with hyphens`);
  for (const other of FAMILIES) {
    if (existsSync(join(root, `rules/${other}/${id}.yml`)))
      throw new Error(`rules/${other}/${id}.yml is there already`);
  }
  const file = `rules/${family}/${id}.yml`;
  mkdirSync(join(root, "rules", family), { recursive: true });
  writeFileSync(join(root, file), ruleText(family, id), { flag: "wx" });
  const folders = ["bad", "good"].map((kind) => `fixtures/rules/${family}/${id}/${kind}`);
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  return [file, ...folders];
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { root: { type: "string" } } });
  const [family, id] = positionals;
  try {
    if (!family || !id || positionals.length > 2) throw new Error("usage: npm run new-rule -- <family> <rule-id>");
    const written = newRule(values.root ?? join(import.meta.dirname, ".."), family, id);
    console.log(`${written.join("\n")}\nNext: write the rule and its cases, then npm run generate && npm test`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}

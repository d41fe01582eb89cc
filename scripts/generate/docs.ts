import { helpMarkdown } from "../../src/catalog/help.ts";
import type { Catalog } from "./catalog.ts";

/** The pages of docs/rules/: one a rule, and the list. */
export function compileDocs(catalog: Catalog): Map<string, string> {
  const pages = new Map<string, string>();
  const rows: string[] = [];
  for (const rule of catalog.rules) {
    const help = catalog.help.get(rule.id);
    if (!help) continue;
    pages.set(`docs/rules/${rule.id}.md`, `# ${rule.title}\n\n${helpMarkdown(rule, help)}`);
    rows.push(`| [${rule.id}](${rule.id}.md) | ${rule.family} | ${rule.severity} | ${rule.title} |`);
  }
  const head = "# Rules\n\n| id | family | severity | what it finds |\n| --- | --- | --- | --- |\n";
  pages.set("docs/rules/README.md", `${head}${rows.join("\n")}\n`);
  return pages;
}

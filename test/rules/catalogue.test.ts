/** Name, file, fixtures and page of a rule are one set; generated files say what their sources say. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generatedFiles } from "../../scripts/generate.ts";
import { allRules, loadHelp } from "../../src/catalog/catalog.ts";

const root = join(import.meta.dirname, "../..");
const rules = allRules();

function cases(family: string, id: string, kind: "bad" | "good"): string[] {
  const folder = join(root, "fixtures/rules", family, id, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => !name.endsWith(".expect.txt"));
}

describe("catalogue", () => {
  it("has rules, and each id once over all families", () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });

  it.each(rules)("$id has its file, bad and good fixtures, help and a page", async ({ id, family }) => {
    expect(existsSync(join(root, `rules/${family}/${id}.yml`))).toBe(true);
    expect(cases(family, id, "bad"), "bad fixtures").not.toEqual([]);
    expect(cases(family, id, "good"), "good fixtures").not.toEqual([]);
    expect((await loadHelp()).has(id)).toBe(true);
    expect(readFileSync(join(root, `docs/rules/${id}.md`), "utf8")).toContain(`**${id}**`);
  });

  it("has no fixtures and no pages of rules that do not exist", () => {
    const known = new Set(rules.map((rule) => `${rule.family}/${rule.id}`));
    const folders = readdirSync(join(root, "fixtures/rules")).flatMap((family) =>
      readdirSync(join(root, "fixtures/rules", family)).map((id) => `${family}/${id}`),
    );
    expect(folders.filter((name) => !known.has(name))).toEqual([]);
    const pages = readdirSync(join(root, "docs/rules")).filter((name) => name !== "README.md");
    expect(pages.filter((name) => !rules.some((rule) => name === `${rule.id}.md`))).toEqual([]);
  });

  it("is generated from the sources as they are", () => {
    const stale = [...generatedFiles()]
      .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text)
      .map(([path]) => path);
    expect(stale, "run npm run generate").toEqual([]);
  });
});

/** What the guide says is read, is. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languageOf } from "../../../src/audit/discover/languages.ts";
import { isSkippedFolder } from "../../../src/audit/discover/walk-tree.ts";

const guide = readFileSync(new URL("../../../docs/guide.md", import.meta.url), "utf8");
const section = /## Which files are read\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? "";
const bullets = section.split("\n- ").slice(1);
const namesIn = (text = ""): string[] =>
  [...(text.split("\n\n")[0]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, name = ""]) => name.replace("*", "x"));

it("has a list of source, of configuration and of environments", () => {
  expect(bullets).toHaveLength(3);
});

it.each(namesIn(bullets[0]))("source: %s", (ending) => {
  expect(languageOf(`server${ending}`)).toMatch(/^(?:javascript|typescript|python)$/);
});

it.each(namesIn(bullets[1]))("configuration: %s", (path) => {
  expect(languageOf(`a/${path}`)).toMatch(/^(?:jsonc|yaml|toml)$/);
});

it("environments, and no templates of them", () => {
  expect([".env", ".env.local", ".env.example"].map(languageOf)).toEqual(["dotenv", "dotenv", undefined]);
});

it("the folders of tools are passed over", () => {
  for (const name of ["node_modules", ".venv", "site-packages", "__pycache__", ".git"]) {
    expect(section).toContain(name);
    expect(isSkippedFolder(name)).toBe(true);
  }
});

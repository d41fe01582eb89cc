import { describe, expect, it } from "vitest";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderSarif, sarifCategory } from "../../src/report/sarif.ts";
import { renderText } from "../../src/report/text.ts";
import { judge } from "../../src/verdict/judge.ts";
import {
  analysis,
  crowdedJudgement,
  emptyJudgement,
  HELP,
  POLICY,
  RULES,
  SOURCES,
  typicalJudgement,
} from "./sample.ts";

const TEXT = { color: false, quiet: false, stats: false, help: HELP };
const SARIF = {
  category: sarifCategory("scan", "."),
  readText: (path: string) => SOURCES.get(path),
  rules: RULES,
  help: HELP,
};

/** Read each golden by eye after `vitest -u`: it is what a user sees. */
describe("golden outputs", () => {
  it("text: a first run", async () => {
    await expect(await renderText(typicalJudgement(), TEXT)).toMatchFileSnapshot("golden/typical.txt");
  });

  it("text: nothing found", async () => {
    await expect(await renderText(emptyJudgement(), TEXT)).toMatchFileSnapshot("golden/empty.txt");
  });

  it("text: nothing to look at", async () => {
    const inventory = { files: 0, packages: [], servers: [], sessions: [] };
    await expect(await renderText(emptyJudgement({ inventory }), TEXT)).toMatchFileSnapshot("golden/nothing.txt");
  });

  it("text: thirty findings", async () => {
    await expect(await renderText(crowdedJudgement(), TEXT)).toMatchFileSnapshot("golden/crowded.txt");
  });

  it("text: what was named is not there", async () => {
    const inventory = { files: 0, packages: [], servers: [], sessions: [] };
    const judgement = judge([analysis({ inventory })], {
      ...POLICY,
      incomplete: ["nope.ts does not exist: check the path."],
    });
    expect(await renderText(judgement, TEXT)).toBe("nope.ts does not exist: check the path.\n");
  });

  it("text: quiet, and in full with colours", async () => {
    const judgement = typicalJudgement();
    await expect(await renderText(judgement, { ...TEXT, quiet: true })).toMatchFileSnapshot("golden/quiet.txt");
    const full = await renderText(judgement, { ...TEXT, color: true, stats: true, listNotes: true });
    await expect(full).toMatchFileSnapshot("golden/full-color.txt");
  });

  it("json, sarif, junit, markdown", async () => {
    const judgement = typicalJudgement();
    await expect(renderJson(judgement, { rules: RULES })).toMatchFileSnapshot("golden/typical.json.txt");
    await expect(await renderSarif(judgement, SARIF)).toMatchFileSnapshot("golden/typical.sarif.txt");
    await expect(await renderJunit(judgement, { rules: RULES, help: HELP })).toMatchFileSnapshot(
      "golden/typical.junit.xml.txt",
    );
    await expect(await renderMarkdown(judgement, { rules: RULES, help: HELP })).toMatchFileSnapshot(
      "golden/typical.md.txt",
    );
  });
});

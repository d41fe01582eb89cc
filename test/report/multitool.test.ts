/** SARIF's own validator with the rules of GitHub's ingestion. Its exit status is 0 whatever it finds: its log counts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import { renderSarif, sarifCategory } from "../../src/report/sarif.ts";
import { emptyJudgement, HELP, RULES, SOURCES, typicalJudgement } from "./sample.ts";

function validator(): string | undefined {
  try {
    return createRequire(import.meta.url)("@microsoft/sarif-multitool-linux") as string;
  } catch {
    return undefined;
  }
}

const binary = process.platform === "linux" && process.arch === "x64" ? validator() : undefined;

function resultsOf(
  text: string,
): { level: string | undefined; ruleId: string | undefined; message: string | undefined }[] {
  const folder = mkdtempSync(join(tmpdir(), "portlight-sarif-"));
  try {
    const input = join(folder, "report.sarif");
    const output = join(folder, "validated.sarif");
    writeFileSync(input, text);
    const run = spawnSync(
      binary as string,
      ["validate", input, "--rule-kind", "Ghas", "--output", output, "--log", "ForceOverwrite"],
      { encoding: "utf8", env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1" } },
    );
    expect(run.error).toBeUndefined();
    const log = JSON.parse(readFileSync(output, "utf8").replace(/^\uFEFF/, "")) as Log;
    return (log.runs[0]?.results ?? []).map((result) => ({
      level: result.level,
      ruleId: result.ruleId,
      message: result.message.text ?? JSON.stringify(result.message.arguments),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const OPTIONS = {
  category: sarifCategory("scan", "."),
  readText: (path: string) => SOURCES.get(path),
  rules: RULES,
  help: HELP,
};

describe.skipIf(binary === undefined)("sarif-multitool with GitHub's rules", () => {
  it("finds no error in a report", async () => {
    const results = resultsOf(await renderSarif(typicalJudgement(), OPTIONS));
    expect(results.filter((result) => result.level === "error" || result.level === undefined)).toEqual([]);
  });

  it("finds no error in an empty report", async () => {
    const results = resultsOf(await renderSarif(emptyJudgement(), OPTIONS));
    expect(results.filter((result) => result.level === "error" || result.level === undefined)).toEqual([]);
  });

  it("does find one in a damaged report (the test can fail)", async () => {
    const log = JSON.parse(await renderSarif(typicalJudgement(), OPTIONS)) as Log;
    for (const rule of log.runs[0]?.tool.driver.rules ?? []) delete rule.fullDescription;
    for (const result of log.runs[0]?.results ?? []) delete result.locations;
    expect(resultsOf(JSON.stringify(log)).some((result) => result.level === "error")).toBe(true);
  });
});

/** The commands of the README do what it says, in a copy of the repository where nothing is installed. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { DOCUMENTS, fillSamples, runSample } from "../../scripts/samples.ts";
import { caseFiles, expectationsIn } from "../rules/expectations.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { NODES, runEntry } from "./entries.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Lines of console blocks that begin with `$ `. */
function commandsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```(?:console|sh|bash)\n([\s\S]*?)^```/gm)].flatMap((block) =>
    (block[1] as string).split("\n").flatMap((line) => (line.startsWith("$ ") ? [line.slice(2)] : [])),
  );
}

/** What a clone holds, with the bundle that was built for this run. */
function clone(): string {
  const folder = temporaryFolder({ ".git/HEAD": "" });
  const tracked = execFileSync("git", ["ls-files", "-z", "examples", "README.md", "package.json", "action.yml"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const name of tracked.split("\0").filter((entry) => entry !== "")) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name));
  }
  cpSync(inject("dist"), join(folder, "dist"), { recursive: true });
  return folder;
}

describe("the README", () => {
  const commands = commandsOf(readFileSync(join(ROOT, "README.md"), "utf8"));

  it.each(NODES)("shows a first command that finds what the example is made of, with %s", async (node) => {
    const command = commands.find((line) => line.includes("scan examples/"));
    expect(command).toBe("node dist/cli.js scan examples/vulnerable-server");
    const [, script, ...args] = (command as string).split(" ") as [string, string, ...string[]];
    const cwd = clone();
    const text = await runEntry(join(cwd, script), args, { cwd, node });
    expect(text).toMatchObject({ status: 1, stderr: "" });
    const { findings } = JSON.parse(
      (await runEntry(join(cwd, script), [...args, "--format", "json"], { cwd, node })).stdout,
    );
    const families = new Set(findings.map((finding: { family: string }) => finding.family));
    expect([...families].sort()).toEqual(["audit", "check", "content", "detect"]);
  });

  it("shows what its sample commands print", () => {
    const cwd = clone();
    for (const name of DOCUMENTS) {
      const markdown = readFileSync(join(ROOT, name), "utf8");
      expect(markdown.match(/<!-- sample: /g)).not.toBeNull();
      expect(markdown, "run npm run samples").toBe(fillSamples(markdown, (command) => runSample(cwd, command)));
    }
  });

  it("has the test command that .ci/run runs", () => {
    expect(commands).toContain("npm ci && npm test");
    const script = readFileSync(join(ROOT, ".ci/run"), "utf8");
    expect(script).toMatch(/^npm ci\b/m);
    expect(script).toMatch(/^npm test\b/m);
  });
});

describe("the example", () => {
  it("is found out where it says, and nowhere else", async () => {
    const cwd = clone();
    const folder = "examples/vulnerable-server";
    const files = caseFiles(join(ROOT, "examples"), "vulnerable-server");
    const planted = [...files].flatMap(([path, text]) =>
      path.endsWith(".md") ? [] : expectationsIn(`${folder}/${path}`, text),
    );
    const { stdout } = await runEntry(join(cwd, "dist/cli.js"), ["audit", folder, "--format", "json"], { cwd });
    const found = JSON.parse(stdout)
      .findings.filter((finding: { severity: string }) => finding.severity !== "note")
      .map(
        (finding: { ruleId: string; location: { path: string; startLine: number } }) =>
          `${finding.location.path}:${finding.location.startLine} ${finding.ruleId}`,
      );
    // JSON has no comments to expect in.
    expect(found.sort()).toEqual([...planted, `${folder}/.mcp.json:5 config-unpinned-server`].sort());
  });
});

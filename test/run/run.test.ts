import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { updateBaselineFile } from "../../src/run/baseline.ts";
import { PLAIN, renderReport } from "../../src/run/render.ts";
import { type RunRequest, run } from "../../src/run/run.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const SERVER = `from mcp.server.fastmcp import FastMCP
import os

mcp = FastMCP("s")


@mcp.tool()
def run(command: str) -> int:
    return os.system("ls " + command)
`;

const SESSION = readFileSync(
  join(import.meta.dirname, "../../examples/vulnerable-server/.portlight/sessions/notes.mcp.jsonl"),
  "utf8",
);

function request(cwd: string, rest: Partial<RunRequest> = {}): RunRequest {
  return { command: "scan", cwd, paths: [], captures: [], today: "2026-11-30", ...rest };
}

function found(result: Awaited<ReturnType<typeof run>>): string[] {
  return result.judgement.findings
    .filter(({ finding }) => finding.severity !== "note")
    .map(({ finding }) => `${finding.location.path} ${finding.ruleId}`);
}

describe("scan", () => {
  it("takes root, configuration and sessions from the folder that it is given", async () => {
    const root = temporaryFolder({
      ".git/HEAD": "",
      "a/server.py": SERVER,
      "b/server.py": SERVER,
      "a/.portlight/sessions/s.mcp.jsonl": SESSION,
      "b/.portlight/config.yml": "version: 1\nrules: { shell-injection: off, shell-passthrough: off }\n",
    });
    const a = await run(request(root, { paths: ["a"], pathIsServerFolder: true }));
    expect(found(a)).toContain("a/.portlight/sessions/s.mcp.jsonl stdio-noise");
    expect(found(a).filter((text) => text.includes("server.py"))).toHaveLength(1);
    const b = await run(request(root, { paths: [join(root, "b")], pathIsServerFolder: true }));
    expect(found(b)).toEqual([]);
    const inside = await run(request(join(root, "b")));
    expect(inside.judgement.disabledRules).toEqual(["shell-injection", "shell-passthrough"]);
    expect(inside.project.root).toBe(root);
  });

  it("takes captures that the configuration names for what they are, whatever its folder is called", async () => {
    for (const name of ["@acme", "a(b)", "[x]"]) {
      const root = temporaryFolder({
        ".git/HEAD": "",
        [`${name}/logs/s.mcp.jsonl`]: SESSION,
        [`${name}/.portlight/config.yml`]: "version: 1\ncaptures: [logs/s.mcp.jsonl]\n",
      });
      const { judgement, problems } = await run(request(root, { command: "check", cwd: join(root, name) }));
      expect(problems).toEqual([]);
      expect(judgement.inventory.sessions.map(({ path }) => path)).toEqual([`${name}/logs/s.mcp.jsonl`]);
      const folder = temporaryFolder({
        ".git/HEAD": "",
        [`${name}/logs/s.mcp.jsonl`]: SESSION,
        [`${name}/.portlight/config.yml`]: "version: 1\ncaptures: [logs, none/*.jsonl]\n",
      });
      const second = await run(request(folder, { command: "check", cwd: join(folder, name) }));
      expect(second.judgement.inventory.sessions).toHaveLength(1);
      expect(second.judgement.exitCode).toBe(3);
      expect(second.problems).toEqual([
        `${name}/.portlight/config.yml: captures lists "none/*.jsonl", which matches no capture: record a session there or remove it.`,
      ]);
    }
  });

  it("takes the path for a server's folder only when the request says so", async () => {
    const root = temporaryFolder({
      ".git/HEAD": "",
      "b/server.py": SERVER,
      "b/.portlight/config.yml": "version: 1\nrules: { shell-injection: off }\n",
    });
    const whole = await run(request(root, { root, paths: ["b"], pathIsServerFolder: true }));
    expect(whole.judgement.disabledRules).toEqual(["shell-injection"]);
    const part = await run(request(root, { paths: ["b"], pathIsServerFolder: false }));
    expect(part.judgement.disabledRules).toEqual([]);
    expect(part.project.folder).toBe(root);
  });

  it("lets an expired ignore entry count until it reaches the default branch", async () => {
    const root = temporaryFolder({
      ".git/HEAD": "",
      "server.py": SERVER,
      ".portlight/config.yml":
        'version: 1\nignore:\n  - { rule: shell-injection, path: "**", reason: r, expires: 2026-11-01 }\n',
    });
    expect((await run(request(root))).judgement.exitCode).toBe(0);
    const { judgement } = await run(request(root, { onDefaultBranch: true }));
    expect(judgement.exitCode).toBe(1);
    expect(judgement.gate.policy).toBe("head");
    expect(judgement.suppressionNotices?.join()).toContain("counts no more");
  });

  it("audits a project elsewhere without its configuration, baseline and suppressions", async () => {
    const elsewhere = temporaryFolder({
      ".git/HEAD": "",
      ".portlight/config.yml": "version: 1\nfailOn: [none]\n",
      "server.py": SERVER.replace(
        "    return",
        "    # portlight: ignore[shell-injection, shell-passthrough] fine\n    return",
      ),
    });
    const cwd = temporaryFolder({ ".git/HEAD": "" });
    const own = await run(request(elsewhere));
    expect(own.judgement.exitCode).toBe(0);
    const foreign = await run(request(cwd, { paths: [elsewhere] }));
    expect(foreign.judgement.exitCode).toBe(1);
    expect(foreign.judgement.counts.suppressed).toBe(0);
    expect(foreign.judgement.notices.join(" ")).toContain("lies outside of this project");
    await expect(run(request(cwd, { paths: [elsewhere], config: "x.yml" }))).rejects.toThrow("change to its folder");
  });

  it("tells inputs that are missing and judges the others", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "s.mcp.jsonl": SESSION, "other.jsonl": "{}\n" });
    const result = await run(
      request(root, { command: "check", captures: ["s.mcp.jsonl", "gone.mcp.jsonl", "other.jsonl"] }),
    );
    expect(result.judgement.exitCode).toBe(3);
    expect(result.problems[0]).toBe("gone.mcp.jsonl does not exist: check the path.");
    expect(result.problems[1]).toMatch(/^other\.jsonl .*no session log/);
    expect(found(result)).toContain("s.mcp.jsonl stdio-noise");
  });

  it("takes a named file of no known kind for a missing input, one below a folder not", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "main.go": "package main\n", "server.py": SERVER, "a.d.ts": "" });
    const one = await run(request(root, { command: "audit", paths: ["main.go"] }));
    expect(one.judgement).toMatchObject({ exitCode: 3, notAnalysed: [], notices: one.problems });
    expect(one.problems).toEqual([
      "main.go is of no kind that is audited: name JavaScript, TypeScript or Python source, or a configuration of an MCP client or server.",
    ]);
    expect((await run(request(root, { command: "audit", paths: ["."] }))).judgement.exitCode).toBe(1);
    // Hooks name whatever was changed.
    expect((await run(request(root, { command: "audit", paths: ["a.d.ts"] }))).judgement.exitCode).toBe(0);
  });

  it("gives no score to what holds no server", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "a.js": "console.log(1);\n", "b.py": "x = 1\n" });
    const { judgement } = await run(request(root));
    expect(judgement).toMatchObject({ exitCode: 0, scores: [] });
    expect(judgement.notices).toContain("No MCP server or tool was recognised in 2 files.");
  });

  it("takes what a folder holds for captures only when it is one, and says what is not", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "s/a.mcp.jsonl": SESSION, "s/other.jsonl": "{}\n" });
    const { judgement } = await run(request(root, { command: "check", captures: ["s"] }));
    expect(judgement.exitCode).toBe(1);
    expect(judgement.notAnalysed).toMatchObject([
      { path: "s/other.jsonl", coverage: "none", reason: "unsupported-format" },
    ]);
  });

  it("passes named places without captures, and fails them with strict", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "s.mcp.jsonl": SESSION, "empty/kept": "", "a.py": "x = 1\n" });
    const captures = ["s.mcp.jsonl", "empty", "none/*.jsonl"];
    const asked = { command: "check", captures, failOn: ["none"] } as const;
    const loose = await run(request(root, asked));
    expect(loose.judgement).toMatchObject({ exitCode: 0, problems: [] });
    expect(loose.judgement.notices).toContain('No capture was found: the folder "empty" holds none.');
    const strict = await run(request(root, { ...asked, strict: true }));
    expect(strict.judgement).toMatchObject({ exitCode: 1, gate: { unmatched: 2, gating: 0 } });
    expect(strict.judgement.gate.nothing).toBeUndefined();
    // Beside source, too: a scan that should have met sessions.
    expect((await run(request(root, { captures: ["none/*.jsonl"], strict: true }))).judgement.exitCode).toBe(1);
    expect((await run(request(root, { strict: true }))).judgement.exitCode).toBe(0);
  });

  it("fails with strict when there was nothing to analyse", async () => {
    const root = temporaryFolder({ ".git/HEAD": "" });
    for (const command of ["scan", "audit", "check", "detect"] as const) {
      expect((await run(request(root, { command }))).judgement.exitCode).toBe(0);
      const { judgement } = await run(request(root, { command, strict: true }));
      expect(judgement).toMatchObject({ exitCode: 1, gate: { result: "fail", nothing: true } });
      expect(await renderReport("text", judgement, { root, folder: "." }, PLAIN)).toMatch(
        /\nGate failed \(fail-on high\) on an empty run, in which nothing was analysed \(strict\)\.\n$/,
      );
      const json = JSON.parse(await renderReport("json", judgement, { root, folder: "." }, PLAIN));
      expect(json.gate).toMatchObject({ result: "fail", unmatched: 0, nothing: true });
      expect(await renderReport("junit", judgement, { root, folder: "." }, PLAIN)).toContain("nothing-to-analyse");
    }
  });

  it("filters what is reported and nothing else", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "s.mcp.jsonl": SESSION });
    const all = await run(request(root, { captures: ["s.mcp.jsonl"] }));
    const high = await run(request(root, { captures: ["s.mcp.jsonl"], minSeverity: "high" }));
    expect(high.judgement.counts).toEqual(all.judgement.counts);
    expect(high.judgement.findings.length).toBeLessThan(all.judgement.findings.length);
    expect(high.judgement.exitCode).toBe(all.judgement.exitCode);
  });
});

describe("the baseline", () => {
  it("of a folder further up is found by itself, by every command", async () => {
    const root = temporaryFolder({
      ".git/HEAD": "",
      "pkg/server.py": SERVER,
      ".portlight/sessions/s.mcp.jsonl": SESSION,
    });
    await update(root, "write");
    const cwd = join(root, "pkg");
    for (const command of ["scan", "audit", "check", "detect"] as const) {
      const result = await run(request(cwd, { command }));
      expect(result.baselinePath).toBe(".portlight/baseline.json");
      expect(result.judgement.counts.baselined).toBeGreaterThan(0);
      // The session holds a secret, which no baseline takes in.
      expect(result.judgement.findings.filter(({ gating }) => gating).map(({ finding }) => finding.ruleId)).toEqual(
        command === "scan" || command === "detect" ? ["secret-exposed"] : [],
      );
    }
    const named = await run(request(root, { paths: ["pkg"], pathIsServerFolder: true }));
    expect(named.baselinePath).toBe(".portlight/baseline.json");
    expect((await update(cwd, "prune")).text).toMatch(/^\.portlight\/baseline\.json: .*, 0 added, 0 removed\./);
    expect((await update(cwd, "write")).text).toMatch(/^\.portlight\/baseline\.json: .*, 0 added, 0 removed\./);
  });

  const update = (cwd: string, mode: "write" | "add" | "prune", paths: string[] = []) =>
    updateBaselineFile({ mode, cwd, paths, config: undefined, baseline: undefined, today: "2026-11-30" });

  it("takes in what is found, lets it pass, and shrinks", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", ".portlight/sessions/s.mcp.jsonl": SESSION });
    expect((await run(request(root))).judgement.exitCode).toBe(1);
    await expect(update(root, "prune")).rejects.toThrow("does not exist");
    const written = await update(root, "write");
    expect(written.text).toMatch(/^\.portlight\/baseline\.json: \d+ known findings, \d+ added, 0 removed\.\n/);
    const after = await run(request(root));
    expect(after.judgement.counts.baselined).toBeGreaterThan(2);
    // A secret in a session can never be baselined.
    expect(written.text).toContain(
      "Left out, because it can never be baselined: secret-exposed. It goes on failing the gate until it is mended, or accepted under ignore:",
    );
    expect(after.judgement.findings.filter((judged) => judged.gating).map(({ finding }) => finding.ruleId)).toEqual([
      "secret-exposed",
    ]);
    expect((await update(root, "prune")).text).toContain("0 added, 0 removed");
  });

  it("is not written from a part of the project", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", ".portlight/config.yml": "version: 1\n", "sub/server.py": SERVER });
    await expect(update(root, "write", ["sub"])).rejects.toThrow("a part of the project");
    await expect(update(root, "write", ["nope"])).rejects.toThrow(
      "the baseline was not written: nope does not exist: check the path.",
    );
  });

  it("that is broken is refused with a way out that works", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", ".portlight/baseline.json": "{", "server.py": SERVER });
    await expect(update(root, "write")).rejects.toThrow(
      ".portlight/baseline.json: this is not JSON; restore it from version control, or delete it and run `portlight baseline write`.",
    );
    rmSync(join(root, ".portlight/baseline.json"));
    expect((await update(root, "write")).text).toContain("1 known finding, 1 added");
  });
});

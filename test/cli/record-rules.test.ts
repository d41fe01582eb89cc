import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { runCli } from "./run-cli.ts";

const ENTRY = join(import.meta.dirname, "cli-entry.ts");

describe("record with rules for redaction", () => {
  it("stores no value that a rule takes out, and passes all", () => {
    const cwd = temporaryFolder({ ".git/HEAD": "" });
    const message = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "pay",
        arguments: { PIN: 1234, password: "hunter2", note: "CASE-77 for 😀 CASE-8", card: { n: "4111" }, keep: "kept" },
      },
    });
    const rules = [
      "--redact-key",
      "pin",
      "--redact-secret-keys",
      "--redact-value",
      "CASE-\\d+",
      "--redact-path",
      "$.params.arguments.card",
    ];
    const { stdout, status } = spawnSync(process.execPath, [ENTRY, "record", ...rules, "--", "cat"], {
      cwd,
      input: `${message}\n`,
      encoding: "utf8",
    });
    expect({ stdout, status }).toEqual({ stdout: `${message}\n`, status: 0 });
    const folder = join(cwd, ".portlight/sessions");
    const records = readFileSync(join(folder, readdirSync(folder)[0] as string), "utf8")
      .trim()
      .split("\n")
      .map(
        (line) => JSON.parse(line) as { type: string; frame?: { params: { arguments: unknown } }; redaction?: unknown },
      );
    expect(records[0]?.redaction).toEqual({ profile: "custom" });
    for (const { frame } of records.filter((record) => record.type === "frame")) {
      expect(frame?.params.arguments).toEqual({
        PIN: "[redacted:key:4]",
        password: "[redacted:key:7]",
        note: "[redacted:value:7] for 😀 [redacted:value:6]",
        card: { n: "[redacted:path:4]" },
        keep: "kept",
      });
    }
  });

  it.each([
    [["--redact-value", "(a"], "--redact-value 1 is no usable expression"],
    [["--redact-value", "a", "--redact-value", "b*"], "--redact-value 2 is no usable expression"],
    [["--redact-path", "params.a"], "--redact-path 1 is no path"],
    [["--redact-key", "--"], "--redact-key names no key"],
    [["--no-redact", "--redact-key", "a"], "exclude each other"],
  ])("%j is told in one sentence, without what was given", async (flags, sentence) => {
    const { status, stderr } = await runCli(temporaryFolder({}), ["record", ...flags, "--", "true"]);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

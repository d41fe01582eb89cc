import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

const ENTRY = fileURLToPath(new URL("./cli-entry.ts", import.meta.url));
const SERVER = `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const text = "took " + process.hrtime.bigint() + " ns, value " + process.env.SAYS;
  const result = method === "tools/call" ? { content: [{ type: "text", text }] } : { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } };
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\\n");
});
`;
const SAID = [
  {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "c", version: "1" } },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
  { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "t", arguments: {} } },
];

function project(): string {
  const cwd = mkdtempSync(join(tmpdir(), "portlight-commit-"));
  mkdirSync(join(cwd, ".git"));
  writeFileSync(join(cwd, "server.cjs"), SERVER);
  return cwd;
}

function record(cwd: string, options: readonly string[], says: string, said: readonly unknown[] = SAID) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [ENTRY, "record", ...options, "--name", "s", "--", process.execPath, "server.cjs"],
    {
      cwd,
      encoding: "utf8",
      input: said.map((one) => `${JSON.stringify(one)}\n`).join(""),
      env: { ...process.env, SAYS: says },
    },
  );
  return { status, stderr, stdout };
}

const committed = (cwd: string): string => readFileSync(join(cwd, ".portlight/sessions/s.mcp.jsonl"), "utf8");

describe("record --commit", () => {
  it("commits, learns what differs, is quiet when nothing changed and shows what did", () => {
    const cwd = project();
    const options = ["--commit", "--repeat", "2"];
    const first = record(cwd, options, "a");
    expect([first.status, first.stderr]).toEqual([
      0,
      "portlight: .portlight/sessions/s.mcp.jsonl is new: commit it.\n",
    ]);
    expect(first.stdout.trimEnd().split("\n")).toHaveLength(2);
    expect(record(cwd, options, "a").stderr).toBe(
      "portlight: .portlight/sessions/s.mcp.jsonl: 1 value differs from one recording to the next and will not count.\n",
    );
    const learned = committed(cwd);
    expect(learned).toContain("took ~ ns, value a");
    expect(record(cwd, options, "a").stderr).toBe("portlight: .portlight/sessions/s.mcp.jsonl is as it was.\n");
    expect(committed(cwd)).toBe(learned);
    expect(record(cwd, options, "b").stderr).toBe(
      "portlight: .portlight/sessions/s.mcp.jsonl: 1 of 8 records changed.\nportlight:   ~ s2c tools/call t response: $.result.content[0].text 18 characters -> 18 characters\n",
    );
    expect(committed(cwd)).toContain("took ~ ns, value b");
    expect(readdirSync(join(cwd, ".portlight/sessions"))).toEqual(["s.mcp.jsonl"]);
  }, 60_000);

  it("keeps what is committed when nothing was said", () => {
    const cwd = project();
    record(cwd, ["--commit"], "a");
    const before = committed(cwd);
    expect(record(cwd, ["--commit"], "a", []).stderr).toContain(
      "holds no message: .portlight/sessions/s.mcp.jsonl stays as it was.",
    );
    expect(committed(cwd)).toBe(before);
  }, 60_000);

  it("refuses options that do not go together", async () => {
    const cwd = project();
    for (const [options, why] of [
      [["--commit", "--no-redact"], "exclude each other"],
      [["--repeat", "2"], "belongs to --commit"],
      [["--commit", "--repeat", "none"], "takes a number"],
    ] as const) {
      const { status, stderr } = await runCli(cwd, ["record", ...options, "--", "node"]);
      expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
    }
  });
});

describe("capture tidy, redact and verify on the command line", () => {
  const capture = fileURLToPath(new URL("../../fixtures/sessions/formats/small.portlight.mcp.jsonl", import.meta.url));
  const foreign = capture.replace(".portlight.mcp", ".glassport");

  it("tidies to standard output, to a file and in place", async () => {
    const cwd = project();
    const printed = await runCli(cwd, ["capture", "tidy", capture]);
    expect([printed.status, printed.stderr]).toEqual([0, ""]);
    expect((await runCli(cwd, ["capture", "tidy", capture, "-o", "t.mcp.jsonl"])).status).toBe(0);
    expect(readFileSync(join(cwd, "t.mcp.jsonl"), "utf8")).toBe(printed.stdout);
    writeFileSync(join(cwd, "u.mcp.jsonl"), readFileSync(capture));
    expect((await runCli(cwd, ["capture", "tidy", "--in-place", "u.mcp.jsonl", "t.mcp.jsonl"])).status).toBe(0);
    expect(readFileSync(join(cwd, "t.mcp.jsonl"), "utf8")).toBe(printed.stdout);
    const verified = await runCli(cwd, [
      "capture",
      "verify",
      "--require",
      "tidy,redacted",
      "t.mcp.jsonl",
      "u.mcp.jsonl",
    ]);
    expect(verified.status).toBe(0);
    expect((await runCli(cwd, ["capture", "tidy", "t.mcp.jsonl", "u.mcp.jsonl"])).status).toBe(2);
    expect((await runCli(cwd, ["capture", "tidy", foreign])).stderr).toContain("is a log of glassport");
  });

  it("never redacts over the source, under no name", async () => {
    const cwd = project();
    writeFileSync(join(cwd, "c.mcp.jsonl"), readFileSync(capture));
    const { linkSync, symlinkSync } = await import("node:fs");
    linkSync(join(cwd, "c.mcp.jsonl"), join(cwd, "hard.mcp.jsonl"));
    symlinkSync("c.mcp.jsonl", join(cwd, "soft.mcp.jsonl"));
    for (const output of ["c.mcp.jsonl", "./c.mcp.jsonl", "hard.mcp.jsonl", "soft.mcp.jsonl"]) {
      const { status, stderr } = await runCli(cwd, ["capture", "redact", "c.mcp.jsonl", "-o", output]);
      expect([output, status, stderr]).toEqual([output, 2, expect.stringContaining("is the capture itself")]);
    }
    expect((await runCli(cwd, ["capture", "redact", "c.mcp.jsonl"])).status).toBe(2);
    expect((await runCli(cwd, ["capture", "redact", "c.mcp.jsonl", "-o", "d.mcp.jsonl"])).status).toBe(0);
    expect((await runCli(cwd, ["capture", "verify", "d.mcp.jsonl"])).status).toBe(0);
  });

  it("exits 1 for one that is not whole, 3 for one that is none, and counts the same in JSON", async () => {
    const cwd = project();
    const text = readFileSync(capture, "utf8");
    writeFileSync(join(cwd, "cut.mcp.jsonl"), text.slice(0, -30));
    writeFileSync(join(cwd, "edited.mcp.jsonl"), text.replace("2.0", "2.1"));
    writeFileSync(join(cwd, "crlf.mcp.jsonl"), text.replaceAll("\n", "\r\n"));
    const { status, stdout } = await runCli(cwd, ["capture", "verify", "*.jsonl"]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^crlf.mcp.jsonl: self-consistent .*converted to CRLF/m);
    expect(stdout).toMatch(/^cut.mcp.jsonl: incomplete: it has no end record/m);
    expect(stdout).toMatch(/^edited.mcp.jsonl: edited: its digest is not that of its lines/m);
    const json = JSON.parse((await runCli(cwd, ["capture", "verify", "--format", "json", "."])).stdout);
    expect(json.captures.map((one: { state: string }) => one.state)).toEqual([
      "self-consistent",
      "incomplete",
      "edited",
    ]);
    expect((await runCli(cwd, ["capture", "verify", "server.cjs"])).status).toBe(3);
    expect((await runCli(cwd, ["capture", "verify", "none/*.jsonl"])).status).toBe(0);
  });
});

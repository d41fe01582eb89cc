/**
 * Real servers under the official client, with and without the recorder. What is claimed is that the recorder hands on
 * every byte; so a shim on each side of it writes down what it saw, and the same session without the recorder is compared.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, inject, it, onTestFinished } from "vitest";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../..");
const shim = join(root, "fixtures/servers/byte-shim/shim.mjs");
const cli = join(inject("dist"), "cli.js");

function server(name: string): string {
  const manifest = require.resolve(`@modelcontextprotocol/server-${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
  return join(dirname(manifest), Object.values(bin)[0] as string);
}

interface Seen {
  readonly in: Buffer;
  readonly out: Buffer;
  readonly err: Buffer;
}

function seenBy(prefix: string): Seen {
  return { in: readFileSync(`${prefix}.in`), out: readFileSync(`${prefix}.out`), err: readFileSync(`${prefix}.err`) };
}

type Scenario = (client: Client, folder: string) => Promise<void>;

interface Case {
  readonly name: string;
  /** Parameters of the server; makes what it needs in the folder. */
  readonly prepare: (folder: string) => { parameters: string[]; environment: Record<string, string> };
  readonly scenario: Scenario;
}

async function cancelAfterFirstProgress(client: Client): Promise<void> {
  const abort = new AbortController();
  const call = client.callTool(
    { name: "trigger-long-running-operation", arguments: { duration: 0.6, steps: 3 } },
    undefined,
    { signal: abort.signal, onprogress: () => abort.abort("no longer needed") },
  );
  await expect(call).rejects.toThrow(/no longer needed/);
  // The server goes on regardless; what it still says stays part of the session.
  await new Promise((resume) => setTimeout(resume, 900));
}

const CASES: readonly Case[] = [
  {
    name: "everything",
    prepare: () => ({ parameters: [], environment: {} }),
    scenario: async (client) => {
      expect((await client.listTools()).tools.length).toBeGreaterThan(5);
      await client.listResources();
      await client.listPrompts();
      await client.callTool({ name: "echo", arguments: { message: 'grüße 🌍 \u2028 \\ " end' } });
      await client.callTool({ name: "get-sum", arguments: { a: 0.1, b: 2e21 } });
      const failed = await client.callTool({ name: "get-sum", arguments: { a: "one" } });
      expect(failed.isError).toBe(true);
      await expect(client.readResource({ uri: "demo://nowhere" })).rejects.toThrow();
      const steps: number[] = [];
      await client.callTool(
        { name: "trigger-long-running-operation", arguments: { duration: 0.3, steps: 3 } },
        undefined,
        { onprogress: ({ progress }) => steps.push(progress) },
      );
      // The third comes in one piece with the result, and the client drops it then.
      expect(steps.slice(0, 2)).toEqual([1, 2]);
      await client.callTool({ name: "get-tiny-image", arguments: {} });
      await cancelAfterFirstProgress(client);
      await client.ping();
    },
  },
  {
    name: "filesystem",
    prepare: (folder) => {
      mkdirSync(join(folder, "files"), { recursive: true });
      writeFileSync(join(folder, "files/note.txt"), "first line\nsecond line\n");
      return { parameters: [join(folder, "files")], environment: {} };
    },
    scenario: async (client, folder) => {
      const files = join(folder, "files");
      await client.listTools();
      await client.callTool({ name: "list_allowed_directories", arguments: {} });
      await client.callTool({ name: "read_text_file", arguments: { path: join(files, "note.txt") } });
      await client.callTool({
        name: "write_file",
        arguments: { path: join(files, "big.txt"), content: "0123456789".repeat(30_000) },
      });
      await client.callTool({ name: "read_text_file", arguments: { path: join(files, "big.txt") } });
      const failed = await client.callTool({ name: "read_text_file", arguments: { path: join(files, "missing.txt") } });
      expect(failed.isError).toBe(true);
      await client.callTool({ name: "list_directory", arguments: { path: files } });
    },
  },
  {
    name: "memory",
    prepare: (folder) => ({ parameters: [], environment: { MEMORY_FILE_PATH: join(folder, "memory.jsonl") } }),
    scenario: async (client) => {
      await client.listTools();
      const entities = [{ name: "Ada", entityType: "person", observations: ["writes programs"] }];
      await client.callTool({ name: "create_entities", arguments: { entities } });
      await client.callTool({ name: "read_graph", arguments: {} });
      await client.callTool({ name: "search_nodes", arguments: { query: "programs" } });
      const observations = [{ entityName: "nobody", contents: ["x"] }];
      const failed = await client.callTool({ name: "add_observations", arguments: { observations } });
      expect(failed.isError).toBe(true);
    },
  },
];

interface SessionResult {
  readonly outer: Seen;
  readonly inner?: Seen;
  /** How long `close` took, in milliseconds. */
  readonly closing: number;
}

/** Runs the scenario; `recorder` stands between the outer shim and the server. */
async function session(one: Case, folder: string, recorder?: readonly string[]): Promise<SessionResult> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { parameters, environment } = one.prepare(folder);
  const command = [process.execPath, server(one.name), ...parameters];
  const logs = `${folder}.logs`;
  mkdirSync(logs, { recursive: true });
  const place = recorder ? "recorded" : "direct";
  const inner = recorder && join(logs, "inner");
  const chain = recorder && inner ? [...recorder, process.execPath, shim, inner, ...command] : command;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [shim, join(logs, place), ...chain],
    env: { PATH: process.env.PATH ?? "", ...environment },
    stderr: "ignore",
    cwd: folder,
  });
  const client = new Client({ name: "portlight-e2e", version: "1.0.0" });
  await client.connect(transport);
  let closing = 0;
  try {
    await one.scenario(client, folder);
  } finally {
    const began = performance.now();
    await client.close();
    closing = performance.now() - began;
  }
  return { outer: seenBy(join(logs, place)), ...(inner && { inner: seenBy(inner) }), closing };
}

interface Judgement {
  readonly status: number | null;
  /** Findings above note. */
  readonly findings: string[];
  readonly sessions: unknown[];
  readonly stderr: string;
}

function judged(command: string, capture: string, cwd: string): Judgement {
  const run = spawnSync(process.execPath, [cli, command, capture, "--format", "json"], { cwd, encoding: "utf8" });
  const report = JSON.parse(run.stdout) as {
    findings: { severity: string; ruleId: string; message: string }[];
    inventory: { sessions: unknown[] };
  };
  return {
    status: run.status,
    findings: report.findings
      .filter(({ severity }) => severity !== "note")
      .map(({ ruleId, message }) => `${ruleId}: ${message}`),
    sessions: report.inventory.sessions,
    stderr: run.stderr,
  };
}

/** Processes whose command line holds a text, with their state. */
function processesWith(text: string): string[] {
  const listed = spawnSync("ps", ["-A", "-ww", "-o", "stat=,args="], { encoding: "utf8" }).stdout;
  return listed.split("\n").filter((line) => line.includes(text) && !line.startsWith("Z"));
}

describe("the teardown of the official client", () => {
  it.each([
    ["ignores the end of input", ["ignore-end"], { event: "exit", code: 0 }],
    ["writes for a second after it", ["write-after"], { event: "exit", code: 0 }],
    ["writes for a second after SIGTERM", ["ignore-end", "write-after"], { event: "exit", code: 0 }],
    // Killed with the recorder, so nobody is left to record its exit.
    ["ignores both", ["ignore-end", "ignore-term"], { event: "signal", signal: "SIGTERM" }],
  ])("leaves a complete capture and no process of a server that %s", async (_how, modes, last) => {
    const base = realpathSync(mkdtempSync(join(tmpdir(), "record-e2e-")));
    onTestFinished(() => rmSync(base, { recursive: true, force: true }));
    const parameters = [join(root, "fixtures/servers/stubborn/server.mjs"), ...modes, base];
    const close = async (args: string[]): Promise<number> => {
      const transport = new StdioClientTransport({ command: process.execPath, args, stderr: "ignore", cwd: base });
      const client = new Client({ name: "portlight-e2e", version: "1.0.0" });
      await client.connect(transport);
      await client.ping();
      const began = performance.now();
      await client.close();
      return performance.now() - began;
    };
    const direct = await close(parameters);
    const recorded = await close([
      cli,
      "record",
      "--session-dir",
      join(base, "captures"),
      "--",
      process.execPath,
      ...parameters,
    ]);
    expect(recorded).toBeLessThan(direct + 250);
    await expect.poll(() => processesWith(base), { timeout: 1000 }).toEqual([]);

    const [name] = readdirSync(join(base, "captures"));
    const lines = readFileSync(join(base, "captures", name as string), "utf8")
      .trimEnd()
      .split("\n");
    expect(JSON.parse(lines.at(-1) as string)).toMatchObject({ type: "session.end", dropped: 0 });
    expect(JSON.parse(lines.at(-2) as string)).toMatchObject({ type: "process", ...last });
    if (modes.includes("write-after")) expect(lines.join("\n")).toContain("still here 10");
    const { sessions } = judged("check", join(base, "captures", name as string), base);
    expect(sessions).toMatchObject([{ complete: true }]);
  });
});

describe.each(CASES)("server-$name", (one) => {
  it("says and hears the same bytes with the recorder, and the capture is judged clean", async () => {
    const base = realpathSync(mkdtempSync(join(tmpdir(), "record-e2e-")));
    onTestFinished(() => rmSync(base, { recursive: true, force: true }));
    const captures = join(base, "captures");
    const folder = join(base, "work");

    const direct = await session(one, folder);
    const recorded = await session(one, folder, [process.execPath, cli, "record", "--session-dir", captures, "--"]);

    const { outer, inner } = recorded as Required<SessionResult>;
    expect(outer.in.length).toBeGreaterThan(500);
    expect(outer.out.length).toBeGreaterThan(2000);
    // On both sides of the recorder: every byte.
    expect(inner.in.equals(outer.in)).toBe(true);
    expect(outer.out.equals(inner.out)).toBe(true);
    expect(outer.err.equals(inner.err)).toBe(true);
    // With and without it: every byte; these servers put no clock and no chance into what they say.
    expect(recorded.outer.in.toString()).toBe(direct.outer.in.toString());
    expect(recorded.outer.out.toString()).toBe(direct.outer.out.toString());
    expect(recorded.outer.err.toString()).toBe(direct.outer.err.toString());
    expect(recorded.closing).toBeLessThan(direct.closing + 500);

    const names = readdirSync(captures);
    expect(names).toHaveLength(1);
    const capture = join(captures, names[0] as string);
    const lines = readFileSync(capture, "utf8").split("\n");
    const frames: string[] = [];
    for (const [dir, bytes] of [
      ["c2s", outer.in],
      ["s2c", outer.out],
    ] as const) {
      const stored = lines
        .filter((line) => line.startsWith('{"type":"frame"') && line.includes(`"dir":"${dir}"`))
        .map((line) => line.slice(line.indexOf('"frame":') + 8, -1));
      expect(stored.join("\n")).toBe(bytes.toString().trimEnd());
      frames.push(...stored);
    }
    expect(lines.at(-2)).toMatch(/^\{"type":"session\.end".*"dropped":0,/);
    for (const command of ["check", "detect"]) {
      const { status, findings, sessions, stderr } = judged(command, capture, base);
      expect({ status, findings, stderr }).toEqual({ status: 0, findings: [], stderr: "" });
      expect(sessions).toMatchObject([{ complete: true, failedCalls: 1, frames: frames.length }]);
    }
  });
});

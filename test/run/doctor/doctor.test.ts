import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type DoctorRequest, diagnose } from "../../../src/run/doctor/doctor.ts";
import { serveEcho } from "../../../src/run/doctor/echo-server.ts";

const ENTRY = join(import.meta.dirname, "../../cli/cli-entry.ts");

function project(...files: [string, string][]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "portlight-project-")));
  mkdirSync(join(root, ".git"));
  for (const [path, content] of files) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

async function states(part: Partial<DoctorRequest>): Promise<string[]> {
  const diagnoses = await diagnose({
    cwd: project(),
    environment: process.env,
    self: [process.execPath, ENTRY],
    nodeVersion: "24.0.0",
    today: "2026-01-02",
    ...part,
  });
  return diagnoses.map(({ state, text: said }) => `${state} ${said}`);
}

describe("a setup", () => {
  it("that works is proven by a flaw that is found and a session that is recorded", async () => {
    const cwd = project([".gitattributes", "*.mcp.jsonl -text linguist-generated\n"]);
    const said = await states({ cwd });
    expect(said.every((line) => line.startsWith("ok "))).toBe(true);
    expect(said.slice(-3)).toEqual([
      "ok the audit finds a planted flaw in Python and in TypeScript",
      "ok a session with the built-in server through the recorder",
      "ok its capture is complete, and check finds nothing in it",
    ]);
  });

  it("that does not is told what is wrong", async () => {
    const said = await states({
      cwd: project([".portlight/config.yml", "version: 1\nfailsOn: [high]\n"]),
      nodeVersion: "20.18.1",
      self: [process.execPath, join(import.meta.dirname, "no-such-entry.ts")],
    });
    expect(said[0]).toBe("failed Node 20.18.1 is too old: use 20.19 or later.");
    expect(said[2]).toMatch(/^failed .*config\.yml:2.*failsOn/);
    expect(said[3]).toMatch(/^advice git may change the line ends/);
    expect(said.at(-1)).toMatch(
      /^failed a session with the built-in server through the recorder: it ended with status 1/,
    );
  });
});

describe("the built-in server", () => {
  async function answers(...lines: string[]): Promise<unknown[]> {
    const input = new PassThrough();
    const output = new PassThrough();
    const said = text(output);
    input.end(lines.map((line) => `${line}\n`).join(""));
    await serveEcho(input, output);
    output.end();
    return (await said)
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  it("answers each request once, a mistake with an error, and no notification", async () => {
    expect(
      await answers(
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a"}}}',
        '{"jsonrpc":"2.0","method":"notifications/initialized"}',
        '{"jsonrpc":"2.0","id":"x","method":"nope"}',
        "no json",
        '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo"}}',
      ),
    ).toMatchObject([
      { id: 1, result: { content: [{ type: "text", text: "a" }] } },
      { id: "x", error: { code: -32601 } },
      { id: null, error: { code: -32700 } },
      { id: 2, error: { code: -32602 } },
    ]);
  });

  it("speaks the client's revision where it knows it", async () => {
    const initialize = (version: string): string =>
      JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: { protocolVersion: version } });
    expect(await answers(initialize("2025-03-26"), initialize("1999-01-01"))).toMatchObject([
      { result: { protocolVersion: "2025-03-26" } },
      { result: { protocolVersion: "2025-11-25" } },
    ]);
  });
});

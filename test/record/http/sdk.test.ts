/** The official client and server over both transports of HTTP, with and without the relay. */

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CreateMessageRequestSchema, ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { check } from "../../../src/check/check.ts";
import { detect } from "../../../src/detect/detect.ts";
import { readCapture, until } from "../recorder.ts";
import { freePort, startHttpRecorder } from "./recorder.ts";
import { told } from "./relay.ts";

const manifest = createRequire(import.meta.url).resolve("@modelcontextprotocol/server-everything/package.json");
const server = join(dirname(manifest), "dist/index.js");

const TRANSPORTS = [
  { name: "streamableHttp", path: "/mcp", transport: (url: string) => new StreamableHTTPClientTransport(new URL(url)) },
  { name: "sse", path: "/sse", transport: (url: string) => new SSEClientTransport(new URL(url)) },
] as const;
type Transport = (typeof TRANSPORTS)[number];

/** All that a client sees of a session, as text. */
async function session(transport: Transport, url: string): Promise<string[]> {
  const seen: string[] = [];
  const note = (what: string, value: unknown): void => {
    seen.push(`${what} ${JSON.stringify(value)}`);
  };
  const client = new Client({ name: "test", version: "1" }, { capabilities: { elicitation: {}, sampling: {} } });
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    note("elicited", params.message);
    return { action: "accept", content: { name: "Ada", check: true, email: "a@example.com" } };
  });
  client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => {
    note("sampled", params.messages);
    return { role: "assistant", model: "none", content: { type: "text", text: "sampled" } };
  });
  const connection = transport.transport(url);
  await client.connect(connection as Parameters<Client["connect"]>[0]);
  const { tools } = await client.listTools();
  note("tools", tools);
  note("prompts", await client.listPrompts());
  note("echo", await client.callTool({ name: "echo", arguments: { message: 'grüße 🌍 \u2028 \\ " end' } }));
  note("failed", await client.callTool({ name: "get-sum", arguments: { a: "one" } }));
  await client.readResource({ uri: "demo://nowhere" }).catch((error: unknown) => note("error", String(error)));
  const steps: number[] = [];
  const long = { name: "trigger-long-running-operation", arguments: { duration: 0.3, steps: 3 } };
  note("long", await client.callTool(long, undefined, { onprogress: ({ progress }) => steps.push(progress) }));
  note("progress", steps.slice(0, 2));
  const abort = new AbortController();
  const cancelled = client.callTool({ ...long, arguments: { duration: 1, steps: 10 } }, undefined, {
    signal: abort.signal,
    onprogress: () => abort.abort("enough"),
  });
  await cancelled.catch((error: unknown) => note("cancelled", String(error)));
  for (const [name, given] of [
    ["trigger-elicitation-request", {}],
    ["trigger-sampling-request", { prompt: "x" }],
  ] as const) {
    if (tools.some((tool) => tool.name === name)) note(name, await client.callTool({ name, arguments: given }));
  }
  await client.ping();
  if (connection instanceof StreamableHTTPClientTransport) await connection.terminateSession();
  await client.close();
  return seen;
}

async function direct(transport: Transport): Promise<string[]> {
  const port = await freePort();
  const child = spawn(process.execPath, [server, transport.name], {
    env: { PATH: process.env.PATH ?? "", PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  await until(() => errors.includes(String(port)), 20_000);
  return await session(transport, `http://127.0.0.1:${port}${transport.path}`);
}

describe.each(TRANSPORTS)("server-everything over $name", (transport) => {
  it("gives the same results through the relay, and its capture breaks no rule", async () => {
    const without = await direct(transport);
    expect(without.length).toBeGreaterThan(8);
    expect(without.join("\n")).toContain("elicited");

    const port = await freePort();
    const recorder = startHttpRecorder(
      `http://127.0.0.1:${port}${transport.path}`,
      [process.execPath, server, transport.name],
      {
        env: { PORT: String(port) },
      },
    );
    // Two clients at once, each with what it would see alone.
    const url = await recorder.url();
    const through = await Promise.all([session(transport, url), session(transport, url)]);
    for (const seen of through) expect(seen).toEqual(without);
    expect(await recorder.stop()).toBe(143);

    const path = join(recorder.folder, readdirSync(recorder.folder)[0] as string);
    const capture = readCapture(path);
    expect(capture.end).toMatchObject({ dropped: 0 });
    expect(capture.start).toMatchObject({
      transport: "http",
      server: { url: `http://127.0.0.1:${port}${transport.path}` },
    });
    expect(told(capture).filter((line) => /\(cut\)|upstream-unreachable|^gap/.test(line))).toEqual([]);
    for (const analysis of [check(path, { perspective: "both" }), detect(path)]) {
      const above = analysis.findings.filter(({ severity }) => severity !== "note");
      expect(above.map(({ ruleId, location, message }) => `${ruleId} ${location.startLine}: ${message}`)).toEqual([]);
      expect(analysis.notAnalysed).toEqual([]);
      expect(analysis.ruleFailures).toEqual([]);
    }
  }, 60_000);
});

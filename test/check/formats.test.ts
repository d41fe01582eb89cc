/** One session in three recorders' formats gives the same findings, as far as each format can tell. */
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/findings/types.ts";
import { buildSecret } from "../rules/secrets.ts";
import { judged, SessionLog } from "./session-log.ts";

/** What only a log decides that tells of losses and keeps the order of both directions. */
const NEEDS_OURS = new Set([
  "response-without-request",
  "duplicate-response",
  "unanswered-request",
  "request-before-initialized",
]);

const PV = "2026-07-28";
const meta = { "io.modelcontextprotocol/protocolVersion": PV, "io.modelcontextprotocol/clientCapabilities": {} };

function misbehaving(): SessionLog {
  const tool = (name: string, description: string, annotations = {}) => ({
    name,
    description,
    inputSchema: { type: "object" },
    annotations,
  });
  return new SessionLog()
    .request(0, "initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "tests", version: "1" },
    })
    .request(90, "tools/list")
    .result(0, {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "notes", version: "1.2.0" },
    })
    .result(90, { tools: [tool("read_note", "Reads."), tool("__proto__", "Reads.", { readOnlyHint: true })] })
    .record("frame", { dir: "s2c", text: "starting up" })
    .request(1, "tools/list")
    .result(1, { tools: [tool("read_note", "Reads all."), tool("__proto__", "Reads.")] })
    .server({ jsonrpc: "2.0", id: null, method: "ping" })
    .request(2, "tools/call", { name: "hidden", arguments: {} })
    .server({ id: 2, result: { content: [{ type: "text", text: `key ${buildSecret("github-token")}` }] } })
    .request(3, "tools/call", { name: "read_note", arguments: { token: buildSecret("npm-token") } })
    .server({ jsonrpc: "2.0", id: 3, result: { content: [] }, error: null })
    .result(3, { content: [] })
    .result("77", {})
    .request(4, "tools/list", { _meta: meta })
    .result(4, { resultType: "input_required", requestState: "x", tools: [] })
    .request(5, "resources/list", { _meta: meta })
    .result(5, { resultType: "complete", resources: [] })
    .request(6, "ping")
    .wait(60)
    .record("process", { event: "stdin-closed" });
}

interface Frame {
  readonly type: string;
  readonly seq: number;
  readonly ts: string;
  readonly dir: string;
  readonly frame?: unknown;
  readonly text?: string;
}

function frames(log: SessionLog): Frame[] {
  return log.lines.map((line) => JSON.parse(line) as Frame).filter((record) => record.type === "frame");
}

function asGlassport(log: SessionLog): string {
  return frames(log)
    .map(({ ts, dir, frame, text }, index) =>
      JSON.stringify({ schema_version: "0.1", seq: index + 1, ts, dir, frame: frame ?? null, raw: text ?? null }),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function asMcpsnoop(log: SessionLog): string {
  const common = { session_id: "notes-1-abcdef012345", server_label: "notes", transport: "stdio" };
  const first = {
    ...common,
    seq: 1,
    ts: "1970-01-01T00:00:00Z",
    direction: "meta",
    raw: { command: ["notes"], cwd: "/srv" },
  };
  const rest = frames(log).map(({ ts, dir, frame, text }, index) => ({
    ...common,
    seq: index + 2,
    ts,
    direction: dir,
    ...(text === undefined ? { raw: frame } : { text }),
  }));
  return [first, ...rest].map((line) => `${JSON.stringify(line)}\n`).join("");
}

const withoutPlace = ({ location: _location, related, ...finding }: Finding) => ({
  ...finding,
  related: related?.length ?? 0,
});
const byPrint = (a: Finding, b: Finding): number => (a.fingerprint < b.fingerprint ? -1 : 1);

function comparable(findings: readonly Finding[], undecidable: ReadonlySet<string>) {
  return findings
    .filter((one) => !undecidable.has(one.ruleId))
    .sort(byPrint)
    .map(withoutPlace);
}

describe("the same session", () => {
  const ours = judged(misbehaving()).findings;

  it("breaks every rule in our format", () => {
    expect([...new Set(ours.map((finding) => finding.ruleId))].sort()).toEqual([
      "ambiguous-response",
      "duplicate-response",
      "input-required-method",
      "jsonrpc-version",
      "missing-cache-hints",
      "request-before-initialized",
      "request-id-type",
      "response-without-request",
      "secret-exposed",
      "stdio-noise",
      "tool-definition-changed",
      "tool-definition-loosened",
      "unanswered-request",
      "undeclared-tool-call",
    ]);
  });

  it("gives equal findings from mcpsnoop's log", () => {
    const { findings, undecided } = judged(asMcpsnoop(misbehaving()));
    expect(comparable(findings, new Set())).toEqual(comparable(ours, NEEDS_OURS));
    expect(new Set(undecided.map(({ ruleId }) => ruleId))).toEqual(NEEDS_OURS);
  });

  it("gives equal findings from glassport's log, which does not name its transport", () => {
    const undecidable = new Set([...NEEDS_OURS, "stdio-noise"]);
    const { findings, undecided } = judged(asGlassport(misbehaving()));
    expect(comparable(findings, new Set())).toEqual(comparable(ours, undecidable));
    expect(new Set(undecided.map(({ ruleId }) => ruleId))).toEqual(undecidable);
  });
});

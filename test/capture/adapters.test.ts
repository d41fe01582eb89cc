import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CaptureRecord } from "../../src/capture/types.ts";
import { read } from "./log.ts";

function json(...lines: readonly object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Records after the start. */
function records(text: string): CaptureRecord[] {
  return read(text)
    .records.slice(1)
    .map(({ record }) => record);
}

describe("a glassport log", () => {
  const entry = (seq: number, dir: string, frame: unknown, more: object = {}): object => ({
    schema_version: "0.1",
    seq,
    ts: `2026-03-01T12:00:0${seq}.000000+00:00`,
    dir,
    frame,
    raw: null,
    ...more,
  });

  it("gives frames, texts and the exit, with the places of its lines", () => {
    const text = readFileSync("fixtures/sessions/formats/small.glassport.jsonl", "utf8");
    const { records, summary } = read(text);
    expect(records.slice(0, 3).map(({ record, line, offset }) => [record.type, line, offset])).toEqual([
      ["session.start", 1, 0],
      ["frame", 1, 0],
      ["frame", 2, text.indexOf("\n") + 1],
    ]);
    expect(records.at(-1)?.record).toMatchObject({ type: "process", event: "exit" });
    expect(records.find(({ record }) => record.type === "frame" && record.text !== undefined)?.record).toMatchObject({
      dir: "s2c",
      text: "waiting starts",
    });
    expect(summary).toMatchObject({ format: "glassport", state: "unknown", damagedCount: 0 });
    expect(records[1]?.rawFrame?.()).toMatch(/^\{"jsonrpc": "2\.0", "id": 0,/);
  });

  it("is of HTTP when it has what only the HTTP tap writes", () => {
    const { records } = read(json(entry(1, "s2c", { a: 1 }, { sse_meta: { id: "7", event: "message", retry: "10" } })));
    expect(records[0]?.record).toMatchObject({ transport: "http" });
    expect(records[1]?.record).toMatchObject({ sse: { id: "7", event: "message" } });
    expect(read(json(entry(1, "s2c", { a: 1 }))).records[0]?.record).toMatchObject({ transport: "stdio" });
    // In a message it is a text like any other.
    expect(read(json(entry(1, "s2c", { a: '{"glassport":' }))).records[0]?.record).toMatchObject({
      transport: "stdio",
    });
  });

  it("gives lists and scalars as messages, and no empty line", () => {
    const text = json(
      entry(1, "c2s", [1]),
      entry(2, "c2s", 3),
      entry(3, "c2s", null),
      entry(4, "c2s", null, { raw: "" }),
    );
    expect(records(text).map((record) => (record as { frame?: unknown }).frame)).toEqual([[1], 3, null]);
  });

  it("marks a body that the tap cut, and counts an event that it dropped", () => {
    const text = json(
      entry(1, "c2s", null, { raw: "é".repeat(500_000) }),
      entry(2, "c2s", { glassport: "c2s_body_truncated_oversize" }),
      entry(3, "s2c", { glassport: "sse_frame_dropped_oversize" }),
      entry(4, "c2s", null, { raw: "x".repeat(999_999) }),
    );
    expect(records(text).map(({ type, ...rest }) => [type, (rest as { truncated?: boolean }).truncated])).toEqual([
      ["frame", true],
      ["gap", undefined],
      ["frame", undefined],
    ]);
    expect(read(text).summary).toMatchObject({ state: "incomplete", dropped: 1 });
  });

  it("gives the marks of its gate", () => {
    const marks = [
      { action: "blocked", tool: "rm" },
      { action: "injected", tool: "rm" },
      { action: "gate_skipped", tool: "rm" },
      { action: "gate_disabled" },
    ];
    const text = json(...marks.map((gate, index) => entry(index + 1, "c2s", {}, { gate })));
    expect(records(text).filter(({ type }) => type === "gate")).toMatchObject([
      { action: "blocked", tool: "rm" },
      { action: "injected", tool: "rm" },
      { action: "skipped", tool: "rm" },
      { action: "disabled", tool: "" },
    ]);
  });

  it("tells holes in its numbers and lines that are broken", () => {
    const text = json(
      entry(1, "c2s", {}),
      entry(4, "c2s", {}),
      { schema_version: "0.1", seq: 5 },
      { schema_version: "0.3", seq: 6, dir: "c2s" },
    );
    expect(read(`${text}{"schema_ver`).summary).toMatchObject({
      state: "incomplete",
      missing: 2,
      tornTail: true,
      damaged: [
        { line: 3, reason: "dir is not c2s or s2c" },
        { line: 4, reason: "schema_version is not 0.1" },
      ],
    });
  });
});

describe("an mcpsnoop log", () => {
  let seq = 0;
  const envelope = (direction: string, more: object = {}): object => ({
    session_id: "s-1-0123456789ab",
    server_label: "s",
    seq: ++seq,
    ts: "2026-03-01T12:00:00.000000001+01:00",
    direction,
    transport: "http",
    ...more,
  });
  const fresh = (...lines: readonly (() => object)[]): string => {
    seq = 0;
    return json(...lines.map((line) => line()));
  };

  it("gives frames, stderr and the command line", () => {
    const { records, summary } = read(readFileSync("fixtures/sessions/formats/small.mcpsnoop.jsonl", "utf8"));
    expect(records[0]).toMatchObject({
      line: 1,
      record: { transport: "stdio", server: { label: "small", argv: ["node", "server.js"] } },
    });
    expect(records[2]?.record).toMatchObject({ type: "stderr", text: "small server is ready" });
    expect(records[1]).toMatchObject({ line: 2, run: "small-4711-0123456789ab" });
    expect(summary).toMatchObject({ format: "mcpsnoop", state: "unknown", missing: 0, outOfOrder: 0 });
  });

  it("tells exchanges by connection, with the headers and the status that it keeps", () => {
    const text = fresh(
      () =>
        envelope("c2s", {
          raw: { id: 1, method: "a" },
          conn_id: "A",
          mcp_protocol_version: "2025-06-18",
          mcp_method: "a",
          mcp_param_headers: [
            { name: "Mcp-Param-X", value: "1" },
            { name: "Mcp-Param-X", value: "2" },
          ],
        }),
      () => envelope("c2s", { raw: { id: 1, method: "b" }, conn_id: "B" }),
      () => envelope("s2c", { raw: { id: 1, result: {} }, conn_id: "B", status: 200 }),
      () => envelope("s2c", { raw: { id: 1, result: {} }, conn_id: "A", status: 200 }),
      () => envelope("s2c", { raw: { method: "n" }, conn_id: "C", status: 200 }),
      () => envelope("s2c", { conn_id: "A", status: 405 }),
    ); // prettier-ignore
    const all = records(text) as readonly { type: string; exchange?: number; headers?: object; status?: number }[];
    expect(
      all.map(({ type, exchange, status }) => [type, exchange, status].filter((one) => one !== undefined).join(" ")),
    ).toEqual([
      "http.request 1",
      "frame 1",
      "http.request 2",
      "frame 2",
      "http.response 2 200",
      "frame 2",
      "http.response 1 200",
      "frame 1",
      "http.response 3 200",
      "frame 3",
      "http.response 4 405",
      "http.end 4",
    ]);
    expect(all[0]?.headers).toEqual({
      "mcp-method": "a",
      "mcp-protocol-version": "2025-06-18",
      "mcp-param-x": ["1", "2"],
    });
  });

  it("numbers the elements of a batch that it split", () => {
    const batch =
      (conn_id: string): (() => object) =>
      () =>
        envelope("c2s", { raw: { method: "n" }, batch: true, conn_id });
    const { records } = read(
      fresh(batch("A"), batch("A"), () => envelope("s2c", { raw: {}, conn_id: "A" }), batch("A")),
    );
    const frames = records.filter(({ record }) => record.type === "frame");
    expect(frames.map(({ batchIndex }) => batchIndex)).toEqual([0, 1, undefined, 0]);
    expect(new Set(frames.map(({ record }) => (record as { exchange: number }).exchange)).size).toBe(2);
  });

  it("passes on what was cut and what was redacted", () => {
    const text = fresh(
      () => envelope("c2s", { text: '{"a', truncated: true, transport: "stdio" }),
      () => envelope("c2s", { raw: { a: "[REDACTED]" }, redacted: true, transport: "stdio" }),
    );
    expect(records(text)).toMatchObject([
      { text: '{"a', truncated: true },
      { frame: { a: "[REDACTED]" }, redacted: true },
    ]);
  });

  it("whose HTTP frames changed places has lost nothing", () => {
    const line = (n: number): object => ({ ...envelope("c2s", { raw: {}, conn_id: "A" }), seq: n });
    expect(read(json(line(1), line(3), line(2), line(4))).summary).toMatchObject({
      state: "unknown",
      missing: 0,
      outOfOrder: 1,
    });
    expect(read(json(line(1), line(3), line(4))).summary).toMatchObject({ state: "incomplete", missing: 1 });
  });

  it("of several recorder runs keeps them apart", () => {
    const line = (session_id: string, n: number): object => ({ ...envelope("c2s", { raw: {} }), session_id, seq: n });
    const { records, summary } = read(json(line("a", 1), line("b", 1), line("a", 2), line("b", 2)));
    expect(
      records
        .slice(1)
        .map(({ run }) => run)
        .filter((run) => run === "b").length,
    ).toBeGreaterThan(0);
    expect(summary).toMatchObject({ missing: 0, outOfOrder: 0 });
  });

  it("tells broken lines", () => {
    const text = fresh(
      () => envelope("c2s", { raw: {}, transport: "stdio" }),
      () => envelope("sideways", { raw: {} }),
      () => ({ seq: 1, direction: "c2s" }),
    );
    expect(read(text).summary.damaged).toEqual([
      { line: 2, reason: "unknown direction" },
      { line: 3, reason: "session_id, seq or direction is missing" },
    ]);
  });
});

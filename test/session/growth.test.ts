/** Time of sessions that are made to cost: it grows with their length, not with its square. */
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/session/canonical-json.ts";
import { judged, SessionLog } from "../check/session-log.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const ping = (id: number): unknown => ({ jsonrpc: "2.0", id, method: "ping" });
const done = (id: number): unknown => ({ jsonrpc: "2.0", id, result: {} });

function listed(...surfaces: readonly unknown[][]): SessionLog {
  const log = new SessionLog().handshake();
  surfaces.forEach((tools, i) => void log.request(i + 1, "tools/list").result(i + 1, { tools }));
  return log;
}

const SESSIONS: readonly (readonly [string, number, (size: number) => SessionLog])[] = [
  [
    "answers to nothing in an exchange that carries many requests",
    24_000,
    (size) => {
      const log = new SessionLog("http").record("http.request", {
        dir: "c2s",
        exchange: 1,
        method: "POST",
        path: "/",
        headers: { "mcp-session-id": "s" },
      });
      log.client(range(size).map(ping), { exchange: 1 });
      return log.server(
        range(size).map((i) => done(-1 - i)),
        { exchange: 1 },
      );
    },
  ],
  [
    "lists of required members that turn around",
    24_000,
    (size) => {
      const names = range(size).map((i) => `r${i}`);
      const tool = (required: readonly string[]): unknown => ({ name: "a", inputSchema: { type: "object", required } });
      return listed([tool(names)], [tool([...names].reverse())]);
    },
  ],
  [
    "exits of a process, with many sessions",
    3_000,
    (size) => {
      const log = new SessionLog("http");
      for (const i of range(size)) {
        const headers = { "mcp-session-id": `s${i}` };
        log.record("http.request", { dir: "c2s", exchange: i, method: "POST", path: "/", headers });
        log.client(ping(1), { exchange: i });
      }
      for (const _ of range(size * 8)) log.record("process", { event: "exit", code: 1 });
      return log;
    },
  ],
];

describe("time grows with the length of a session of", () => {
  it.each(SESSIONS)("%s", (_what, size, build) => {
    const time = (log: SessionLog): number => {
      const started = performance.now();
      judged(log);
      return performance.now() - started;
    };
    time(build(100));
    const eighth = time(build(size / 8));
    expect(time(build(size))).toBeLessThan(Math.max(2_500, 24 * eighth));
  });
});

describe("what a session keeps is bounded", () => {
  it("in the places of a loosened schema, by number and by length", () => {
    const long = "n".repeat(20_000);
    const schema = (limit: number): unknown => ({
      type: "object",
      properties: Object.fromEntries(
        range(400).map((i) => [
          `${long}${i}`,
          { type: "object", properties: { x: { type: "integer", maximum: limit } } },
        ]),
      ),
    });
    const { findings } = judged(
      listed([{ name: "a", inputSchema: schema(1) }], [{ name: "a", inputSchema: schema(2) }]),
    );
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(["tool-definition-loosened"]);
    expect(JSON.stringify(findings).length).toBeLessThan(50_000);
  });

  it("sees a member called __proto__ that a definition gains", () => {
    const gained = JSON.parse('{"name":"a","inputSchema":{},"__proto__":{}}') as unknown;
    const [finding] = judged(listed([{ name: "a", inputSchema: {} }], [gained])).findings;
    expect(finding).toMatchObject({ ruleId: "tool-definition-changed", data: { parts: ["__proto__"] } });
  });
});

describe("canonicalJson", () => {
  it("sorts members at every level and writes what is empty", () => {
    expect(canonicalJson({ b: [], a: { d: [1, [2, {}], "x\n"], c: null }, "": true })).toBe(
      '{"":true,"a":{"c":null,"d":[1,[2,{}],"x\\n"]},"b":[]}',
    );
  });
});

/** Whatever stands in a log, the model is built, and what it says agrees with itself. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HTTP, observe, START } from "./observed.ts";

const odd = fc.constantFrom<unknown>(
  null,
  true,
  1.5,
  -0,
  1e300,
  "",
  "__proto__",
  "constructor",
  [],
  [[]],
  {},
  { a: {} },
  "\ud800",
  "tools/list",
);
const id = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(0, 1, 2, "0", "1") },
  { weight: 1, arbitrary: odd },
);
const method = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      "initialize",
      "ping",
      "tools/list",
      "tools/call",
      "resources/read",
      "server/discover",
      "subscriptions/listen",
      "notifications/cancelled",
      "notifications/progress",
      "notifications/initialized",
    ),
  },
  { weight: 1, arbitrary: odd },
); // prettier-ignore
const members = fc.constantFrom(
  "name",
  "uri",
  "cursor",
  "requestId",
  "reason",
  "progressToken",
  "protocolVersion",
  "capabilities",
  "_meta",
);
const meta = fc.dictionary(
  fc.constantFrom("io.modelcontextprotocol/protocolVersion", "progressToken"),
  fc.oneof(id, fc.constant("2026-07-28")),
  { maxKeys: 2 },
);
const params = fc.oneof(odd, fc.dictionary(members, fc.oneof(id, odd, meta), { maxKeys: 4 }));
const tools = fc.array(fc.oneof(odd, fc.record({ name: fc.oneof(odd, fc.constantFrom("a", "b")) })), { maxLength: 3 });
const result = fc.oneof(
  odd,
  fc.record(
    {
      tools: fc.oneof(odd, tools),
      nextCursor: id,
      isError: fc.boolean(),
      protocolVersion: id,
      serverInfo: params,
      _meta: meta,
    },
    { requiredKeys: [] },
  ),
);
const message = fc.record(
  {
    jsonrpc: fc.constant("2.0"),
    id,
    method,
    params,
    result,
    error: fc.oneof(odd, fc.record({ code: id, message: odd })),
  },
  { requiredKeys: [] },
);
const frame = fc.oneof(
  { weight: 6, arbitrary: message },
  { weight: 1, arbitrary: fc.array(message, { maxLength: 3 }) },
  { weight: 1, arbitrary: odd },
);

const dir = fc.constantFrom("c2s", "s2c");
const exchange = fc.integer({ min: 1, max: 4 });
const headers = fc.dictionary(
  fc.constantFrom("mcp-session-id", "mcp-protocol-version"),
  fc.constantFrom("a", "b", "2025-06-18", "2026-07-28"),
  { maxKeys: 2 },
);
const record = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant("frame"), dir, frame: frame.map((one) => one ?? null) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("frame"),
      dir,
      exchange,
      frame: frame.map((one) => one ?? null),
      sse: fc.record({ id: fc.constantFrom("1", "2") }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("frame"),
      dir,
      exchange,
      text: fc.constantFrom("/m?s=1", '{"id":1,"result":', '{"id":1,"method":"tools/list"'),
      sse: fc.record({ event: fc.constantFrom("endpoint", "message") }),
      truncated: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("http.request"),
      dir,
      exchange,
      method: fc.constant("POST"),
      path: fc.constantFrom("/mcp", "/m?s=1"),
      headers,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("http.response"),
      dir,
      exchange,
      status: fc.constantFrom(200, 202, 404),
      headers,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("http.end"),
      dir,
      exchange,
      reason: fc.constantFrom("complete", "client-closed", "upstream-aborted"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("process"),
      event: fc.constantFrom("spawn", "stdin-closed", "exit"),
      code: fc.constantFrom(0, 1, null),
      signal: fc.constantFrom(null, "SIGSEGV"),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: "gap", dropped: 1, reason: "x" }) },
); // prettier-ignore

describe("any session", () => {
  it("has a model that agrees with itself, twice the same", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), fc.constantFrom(START, HTTP), (records, start) => {
        const observed = observe(records, { start });
        const { session, messages, settled, listings, ruleFailures, summary } = observed;
        expect(ruleFailures).toEqual([]);
        expect(summary.damagedCount).toBe(0);
        const answers = new Map<object, number>();
        for (const one of messages) {
          const isAnswer = one.kind === "response" || (one.kind === "opaque" && one.method === undefined);
          if (isAnswer && one.exchange) answers.set(one.exchange, (answers.get(one.exchange) ?? 0) + 1);
          if (one.kind === "request") expect(one.exchange?.direction).toBe(one.direction);
          if (isAnswer && one.exchange) expect(one.exchange.direction).not.toBe(one.direction);
        }
        for (const one of session.exchanges) {
          expect(one.responses).toBe(answers.get(one) ?? 0);
          if (one.responses > 0) expect(one.responsePosition?.line).toBeGreaterThan(one.position.line - 1);
          else expect(["ok", "tool-error"]).not.toContain(one.outcome);
          if (one.cancelled) expect(["cancelled", "timeout"]).toContain(one.outcome);
        }
        expect(settled.length).toBe(
          messages.filter(({ kind, exchange: paired }) => kind === "response" && paired).length,
        );
        expect(session.listings).toEqual(listings);
        const written = (value: unknown): string =>
          JSON.stringify(value, (_key, one: unknown) => (typeof one === "bigint" ? `${one}n` : one));
        expect(written(observe(records, { start }).session)).toBe(written(session));
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe("a genuine session", () => {
  const logs = readdirSync("fixtures/sessions/genuine")
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => readFileSync(`fixtures/sessions/genuine/${name}`, "utf8").split("\n"));

  it("with lines removed, repeated and moved still has a model", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...logs),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("drop", "copy", "swap")), { minLength: 1, maxLength: 6 }),
        (log, edits) => {
          const [start = "", ...rest] = log;
          for (const [a, b, edit] of edits) {
            const [from, to] = [a % rest.length, b % rest.length];
            if (edit === "drop") rest.splice(from, 1);
            else if (edit === "copy") rest.splice(to, 0, rest[from] as string);
            else [rest[from], rest[to]] = [rest[to] as string, rest[from] as string];
          }
          const { session, ruleFailures } = observe([start, ...rest].join("\n"));
          expect(ruleFailures).toEqual([]);
          expect(session.end).toBeDefined();
        },
      ),
      { numRuns: 100, seed: 8 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { loosenings } from "../../src/detect/loosened.ts";
import { found, judged, SessionLog } from "../check/session-log.ts";

const input = (schema: object): { inputSchema: object } => ({ inputSchema: schema });
const property = (schema: object): { inputSchema: object } => input({ type: "object", properties: { a: schema } });

describe("loosenings", () => {
  it.each([
    ["a hint that is gone", { annotations: { readOnlyHint: true } }, {}, ["readOnlyHint"]],
    [
      "a hint turned round",
      { annotations: { destructiveHint: false } },
      { annotations: { destructiveHint: true } },
      ["destructiveHint"],
    ],
    ["a closed world opened", { annotations: { openWorldHint: false } }, { annotations: {} }, ["openWorldHint"]],
    [
      "an argument no longer required",
      input({ required: ["a", "b"] }),
      input({ required: ["a"] }),
      ["inputSchema.required"],
    ],
    [
      "other arguments allowed",
      input({ additionalProperties: false }),
      input({}),
      ["inputSchema.additionalProperties"],
    ],
    [
      "a new argument of a closed schema",
      input({ additionalProperties: false, properties: {} }),
      input({ additionalProperties: false, properties: { shell: { type: "string" } } }),
      ["inputSchema.properties"],
    ],
    ["another value", property({ enum: ["x"] }), property({ enum: ["x", "y"] }), ["inputSchema.a.enum"]],
    ["any value", property({ enum: ["x"] }), property({}), ["inputSchema.a.enum"]],
    ["another type", property({ type: "integer" }), property({ type: ["integer", "string"] }), ["inputSchema.a.type"]],
    ["a wider number", property({ type: "integer" }), property({ type: "number" }), ["inputSchema.a.type"]],
    ["a higher bound", property({ maximum: 10 }), property({ maximum: 11 }), ["inputSchema.a.maximum"]],
    ["no lower bound", property({ minLength: 1 }), property({}), ["inputSchema.a.minLength"]],
    ["no pattern", property({ pattern: "^a$" }), property({}), ["inputSchema.a.pattern"]],
    ["deep inside", property({ items: { maxLength: 3 } }), property({ items: {} }), ["inputSchema.a[].maxLength"]],
  ])("sees %s", (_name, before, after, expected) => {
    expect(loosenings(before, after)).toEqual(expected);
    // The way back promises more, not less.
    expect(loosenings(after, before)).toEqual([]);
  });

  it.each([
    ["defaults spelled out", {}, { annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true } }],
    [
      "hints for writing on a read-only tool",
      { annotations: { readOnlyHint: true, destructiveHint: false } },
      { annotations: { readOnlyHint: true } },
    ],
    ["an exclusive bound for another", property({ maximum: 10 }), property({ exclusiveMaximum: 10 })],
    ["a number narrowed", property({ type: "number" }), property({ type: "integer" })],
    ["a type left out beside a closed list", property({ type: "string" }), property({ enum: ["x"] })],
    ["a pattern replaced by a closed list", property({ pattern: "^x$" }), property({ enum: ["x"] })],
    ["one value of a list", property({ enum: ["x", "y"] }), property({ const: "x" })],
    ["a schema that refers elsewhere", property({ maximum: 1 }), property({ $ref: "#/$defs/small" })],
    ["a combination", property({ enum: ["x"] }), property({ anyOf: [{ const: "x" }] })],
    ["a description", { description: "a" }, { description: "b" }],
    ["a schema that is none", input({ type: "object" }), { inputSchema: null }],
    [
      "a member called __proto__",
      JSON.parse('{"inputSchema":{"properties":{"__proto__":{"enum":["x"]}}}}'),
      input({ properties: {} }),
    ],
  ])("does not call it loosened: %s", (_name, before, after) => {
    expect(loosenings(before, after)).toEqual([]);
  });

  it("follows nesting only so far", () => {
    const deep = (leaf: object, depth: number): object =>
      depth === 0 ? leaf : { properties: { a: deep(leaf, depth - 1) } };
    const at = (depth: number): readonly string[] =>
      loosenings(input(deep({ maximum: 1 }, depth)), input(deep({}, depth)));
    expect(at(8)).toHaveLength(1);
    expect(at(9)).toEqual([]);
  });
});

describe("tool definitions in a session", () => {
  const tool = (description: string, more: object = {}) => ({
    name: "read_note",
    description,
    inputSchema: { type: "object" },
    ...more,
  });
  const list = (log: SessionLog, id: number, tools: unknown[], params?: unknown): SessionLog =>
    log.request(id, "tools/list", params).result(id, { tools });

  it("reports each change under one of the two rules", () => {
    const log = list(new SessionLog().handshake(), 1, [tool("a", { annotations: { readOnlyHint: true } })]);
    list(log, 2, [tool("b", { annotations: { readOnlyHint: true } })]);
    list(log, 3, [tool("c")]);
    expect(found(judged(log))).toEqual(["tool-definition-changed 8 medium", "tool-definition-loosened 10 high"]);
  });

  it("compares with what was seen last, also of a page and of a walk that was not finished", () => {
    const log = list(new SessionLog().handshake(), 1, [tool("a")]);
    log.request(2, "tools/list").result(2, { tools: [tool("b")], nextCursor: "2" });
    expect(found(judged(log))).toEqual(["tool-definition-changed 8 medium"]);
    list(log, 3, [tool("b")]);
    expect(judged(log).findings).toHaveLength(1);
  });

  it("takes a name that a listing declares twice for ambiguous", () => {
    const log = list(new SessionLog().handshake(), 1, [tool("a")]);
    list(log, 2, [tool("b"), tool("c")]);
    list(log, 3, [tool("a")]);
    expect(found(judged(log))).toEqual([]);
  });

  it("keeps tools called like members of objects apart", () => {
    const log = list(new SessionLog().handshake(), 1, [
      { ...tool("a"), name: "__proto__" },
      { ...tool("a"), name: "constructor" },
    ]);
    list(log, 2, [
      { ...tool("b"), name: "__proto__" },
      { ...tool("a"), name: "constructor" },
    ]);
    const { findings } = judged(log);
    expect(findings.map(({ subject }) => subject?.tools)).toEqual([["__proto__"]]);
  });

  it("has a fingerprint of what changed, not of how often or where", () => {
    const once = list(list(new SessionLog().handshake(), 1, [tool("a")]), 2, [tool("b")]);
    const later = list(list(new SessionLog().handshake().request(9, "ping").result(9, {}), 1, [tool("x")]), 2, [
      tool("y"),
    ]);
    const [first, second] = [judged(once).findings[0], judged(later).findings[0]];
    expect(first?.fingerprint).toBe(second?.fingerprint);
  });
});

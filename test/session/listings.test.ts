import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/session/canonical-json.ts";
import {
  c2s,
  exchange,
  failure,
  HANDSHAKE,
  HTTP,
  modern,
  type Observed,
  observe,
  request,
  result,
  s2c,
} from "./observed.ts";

const tool = (name: unknown, more: object = {}): object => ({ name, inputSchema: { type: "object" }, ...more });

function listed({ listings }: Observed): string[] {
  return listings.map(
    ({ tools, complete }) => `${tools.map(({ name }) => name).join("+")}${complete ? "" : " incomplete"}`,
  );
}

describe("a listing", () => {
  it("is the union of its pages", () => {
    const observed = observe([
      ...HANDSHAKE,
      c2s(request(1, "tools/list")),
      s2c(result(1, { tools: [tool("a"), tool("b")], nextCursor: "2" })),
      c2s(request(2, "tools/list", { cursor: "2" })),
      s2c(result(2, { tools: [tool("a"), tool("c")] })),
    ]);
    expect(listed(observed)).toEqual(["a+b+a+c"]);
    expect(observed.session.listings).toEqual(observed.listings);
    expect(observed.listings[0]).toMatchObject({ position: { line: 6 }, revision: "2025-06-18" });
    expect(observed.listings[0]?.tools[2]).toMatchObject({ name: "a", position: { line: 8 }, definition: tool("a") });
  });

  it("is incomplete when nobody asks for the next page, it fails, or the cursor came from nowhere", () => {
    const first = [c2s(request(1, "tools/list")), s2c(result(1, { tools: [tool("a")], nextCursor: "2" }))];
    expect(listed(observe(first))).toEqual(["a incomplete"]);
    expect(listed(observe([...first, c2s(request(2, "tools/list", { cursor: "2" })), s2c(failure(2))]))).toEqual([
      "a incomplete",
    ]);
    expect(listed(observe([...first, c2s(request(2, "tools/list", { cursor: "2" }))]))).toEqual(["a incomplete"]);
    const cut = {
      type: "frame",
      dir: "c2s",
      text: '{"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"_meta":',
      truncated: true,
    };
    expect(listed(observe([cut, s2c(result(3, { tools: [tool("b")] }))]))).toEqual(["b incomplete"]);
    const alien = [c2s(request(2, "tools/list", { cursor: "zz" })), s2c(result(2, { tools: [tool("b")] }))];
    expect(listed(observe([...first, ...alien]))).toEqual(["b incomplete", "a incomplete"]);
    expect(listed(observe([c2s(request(1, "tools/list")), s2c(failure(1))]))).toEqual([]);
  });

  it("is incomplete when a page was redacted or an element has no name", () => {
    expect(
      listed(observe([c2s(request(1, "tools/list")), s2c(result(1, { tools: [tool("a")] }), { redacted: true })])),
    ).toEqual(["a incomplete"]);
    expect(
      listed(observe([c2s(request(1, "tools/list")), s2c(result(1, { tools: [tool("a"), 1, {}, tool(2)] }))])),
    ).toEqual(["a incomplete"]);
  });

  it("ends with an empty cursor before 2026-07-28, and goes on after it since", () => {
    const page = (params?: object): object[] => [
      c2s(request(1, "tools/list", params)),
      s2c(result(1, { tools: [tool("a")], nextCursor: "" })),
      c2s(request(2, "tools/list", { ...params, cursor: "" })),
      s2c(result(2, { tools: [tool("b")] })),
    ];
    expect(listed(observe(page().slice(0, 2) as never))).toEqual(["a"]);
    expect(listed(observe(page(modern()) as never))).toEqual(["a+b"]);
  });

  it("of two sessions over HTTP are two, although they use the same cursor", () => {
    const page = (n: number, id: string, params: object | undefined, answer: object): object[] =>
      exchange(n, [request(1, "tools/list", params)], [result(1, answer)], { headers: { "mcp-session-id": id } });
    const observed = observe(
      [
        ...page(1, "x", undefined, { tools: [tool("a")], nextCursor: "2" }),
        ...page(2, "y", undefined, { tools: [tool("b")], nextCursor: "2" }),
        ...page(3, "x", { cursor: "2" }, { tools: [tool("c")] }),
        ...page(4, "y", { cursor: "2" }, { tools: [tool("d")] }),
      ] as never,
      { start: HTTP },
    );
    expect(listed(observed)).toEqual(["a+c", "b+d"]);
  });

  it("takes only the answer to the client's request for one", () => {
    const observed = observe([
      s2c(request(1, "tools/list")),
      c2s(result(1, { tools: [tool("a")] })),
      c2s(request(2, "ping")),
      s2c(result(2, { tools: [tool("b")] })),
    ]);
    expect(observed.listings).toEqual([]);
  });

  it("has names such as __proto__, and short forms of long ones", () => {
    const text = '{"tools":[{"name":"__proto__","__proto__":{"a":1}}]}';
    const observed = observe([c2s(request(1, "tools/list")), s2c({ jsonrpc: "2.0", id: 1, result: JSON.parse(text) })]);
    expect(listed(observed)).toEqual(["__proto__"]);
    const long = observe([c2s(request(1, "tools/list")), s2c(result(1, { tools: [tool("x".repeat(10_000))] }))]);
    expect(long.listings[0]?.tools[0]?.name.length).toBeLessThan(300);
  });
});

describe("a digest", () => {
  it("is that of the canonical form, so that order and spelling do not count", () => {
    const digest = (definition: string): string | undefined =>
      observe([
        c2s(request(1, "tools/list")),
        s2c({ jsonrpc: "2.0", id: 1, result: JSON.parse(`{"tools":[${definition}]}`) }),
      ]).listings[0]?.tools[0]?.digest;
    const expected = createHash("sha256").update('{"a":1,"name":"t"}').digest("hex");
    expect(digest('{"name":"t","a":1.0}')).toBe(expected);
    expect(digest('{ "a": 1e0, "name": "\\u0074" }')).toBe(expected);
    expect(digest('{"name":"t","a":2}')).not.toBe(expected);
  });

  it("follows RFC 8785", () => {
    // The examples of sections 3.2.2 and 3.2.3 of the RFC.
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    );
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const keys = JSON.parse('{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6,"\\u00f6":7}');
    expect(canonicalJson(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\u{1f600}":5,"\ufb33":3}');
    expect(canonicalJson(-0)).toBe("0");
  });
});

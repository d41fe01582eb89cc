import { describe, expect, it } from "vitest";
import {
  c2s,
  exchange,
  failure,
  HANDSHAKE,
  HTTP,
  modern,
  notification,
  type Observed,
  observe,
  request,
  result,
  s2c,
} from "./observed.ts";

/** `revision era` of each message. */
function revisions({ messages }: Observed): string[] {
  return messages.map(({ revision, era }) => `${revision ?? "-"} ${era ?? "-"}`);
}

describe("a handshake", () => {
  it("dates everything after it with what was agreed, not with what was offered", () => {
    const observed = observe([
      ...HANDSHAKE,
      s2c(notification("notifications/message", {})),
      c2s(request(1, "ping")),
      s2c(result(1)),
    ]);
    expect(revisions(observed)).toEqual(["- legacy", ...Array(5).fill("2025-06-18 legacy")]);
    expect(observed.session).toMatchObject({
      negotiated: "2025-06-18",
      capabilities: { client: { roots: {} }, server: { tools: {} } },
      server: { key: "srv", name: "srv", version: "1.0" },
    });
    expect(observed.session.exchanges[0]?.revision).toBe("2025-06-18");
  });

  it("that is not over leaves the revision open and the era known", () => {
    const observed = observe([HANDSHAKE[0] as object, c2s(request(1, "tools/list")), s2c(failure(0))] as never);
    expect(revisions(observed)).toEqual(["- legacy", "- legacy", "- legacy"]);
    expect(observed.session.negotiated).toBeUndefined();
  });

  it("may agree on a revision that nobody knows", () => {
    const observed = observe([
      c2s(request(0, "initialize", {})),
      s2c(result(0, { protocolVersion: "DRAFT-x" })),
      c2s(request(1, "ping")),
    ]);
    expect(revisions(observed).slice(1)).toEqual(["DRAFT-x legacy", "DRAFT-x -"]);
  });
});

describe("a request of 2026-07-28", () => {
  it("names its revision, and its response has it", () => {
    const observed = observe([
      c2s(request(1, "tools/list", modern())),
      c2s(request(2, "tools/list", modern({}, "2099-01-01"))),
      s2c(result(2, { tools: [] })),
      s2c(result(1, { tools: [], _meta: { "io.modelcontextprotocol/serverInfo": { name: "new", version: "2" } } })),
    ]);
    expect(revisions(observed)).toEqual([
      "2026-07-28 modern",
      "2099-01-01 modern",
      "2099-01-01 modern",
      "2026-07-28 modern",
    ]);
    expect(observed.session.server).toMatchObject({ key: "new", version: "2" });
    expect(observed.session.capabilities.client).toEqual({});
  });

  it("dates the notifications that belong to it", () => {
    const observed = observe([
      c2s(request(1, "tools/call", { name: "a", ...modern({ progressToken: "t" }) })),
      c2s(request(2, "tools/call", { name: "a", ...modern({}, "2099-01-01") })),
      s2c(notification("notifications/progress", { progressToken: "t", progress: 1 })),
      s2c(notification("notifications/message", {})),
      s2c(result(1)),
      s2c(notification("notifications/progress", { progressToken: "t", progress: 2 })),
    ]);
    // Two revisions in one process: what belongs to no request has none.
    expect(revisions(observed).slice(2)).toEqual(["2026-07-28 modern", "- -", "2026-07-28 modern", "- -"]);
  });

  it("dates a session that names no other", () => {
    const observed = observe([
      c2s(request(1, "ping", modern())),
      s2c(notification("notifications/message", {})),
      s2c(undefined, { text: "x" }),
    ]);
    expect(revisions(observed)).toEqual(["2026-07-28 modern", "2026-07-28 modern", "2026-07-28 modern"]);
  });
});

describe("over HTTP", () => {
  const version = (value: string): object => ({ headers: { "mcp-protocol-version": value } });

  it("the header counts where the message says nothing", () => {
    const observed = observe(
      [
        ...exchange(1, [request(1, "ping")], [result(1)], version("2025-06-18")),
        ...exchange(2, [request(2, "ping", modern())], [result(2)], version("2025-06-18")),
        ...exchange(
          3,
          [request(3, "ping")],
          [result(3), notification("notifications/message", {})],
          version("2026-07-28"),
        ),
      ],
      { start: HTTP },
    );
    expect(revisions(observed)).toEqual([
      "2025-06-18 legacy",
      "2025-06-18 legacy",
      "2026-07-28 modern",
      "2026-07-28 modern",
      "2026-07-28 modern",
      "2026-07-28 modern",
      "2026-07-28 modern",
    ]);
  });

  it("without header and handshake the specification's fallback counts", () => {
    expect(revisions(observe(exchange(1, [request(1, "ping")], [result(1)]), { start: HTTP }))).toEqual([
      "2025-03-26 legacy",
      "2025-03-26 legacy",
    ]);
  });

  it("the fallback does not count where headers were not recorded, were lost, or do not exist", () => {
    expect(revisions(observe([c2s(request(1, "ping"), { exchange: 1 })], { start: HTTP }))).toEqual(["- -"]);
    const gap = { type: "gap", dropped: 1, reason: "disk" };
    expect(revisions(observe([gap, ...exchange(1, [request(1, "ping")], [])], { start: HTTP }))).toEqual(["- -"]);
    const sse = [
      ...exchange(1, [], [], { method: "GET", reason: null }),
      { type: "frame", dir: "s2c", exchange: 1, text: "/m?s=1", sse: { event: "endpoint" } },
      ...exchange(2, [request(1, "ping")], [], { path: "/m?s=1" }),
    ];
    expect(revisions(observe(sse, { start: HTTP }))).toEqual(["- -"]);
  });

  it("two sessions have two revisions", () => {
    const client = (id: string, revision: string, first: number): object[] => [
      ...exchange(
        first,
        [request(0, "initialize", { protocolVersion: revision })],
        [result(0, { protocolVersion: revision })],
        {
          response: { "mcp-session-id": id },
        },
      ),
      ...exchange(first + 1, [request(1, "ping")], [result(1)], { headers: { "mcp-session-id": id } }),
    ];
    const observed = observe([...client("a", "2025-03-26", 1), ...client("b", "2025-11-25", 3)] as never, {
      start: HTTP,
    });
    expect(revisions(observed)).toEqual([
      "- legacy",
      "2025-03-26 legacy",
      "2025-03-26 legacy",
      "2025-03-26 legacy",
      "- legacy",
      "2025-11-25 legacy",
      "2025-11-25 legacy",
      "2025-11-25 legacy",
    ]); // prettier-ignore
  });
});

import { describe, expect, it } from "vitest";
import {
  c2s,
  exchange,
  failure,
  HANDSHAKE,
  HTTP,
  log,
  notification,
  observe,
  outcomes,
  request,
  result,
  s2c,
} from "./observed.ts";

describe("a response", () => {
  it("answers the request of the other side with its id, by type and value", () => {
    const observed = observe([
      c2s(request(1, "ping")),
      c2s(request("1", "tools/list")),
      s2c(request(1, "roots/list")),
      s2c(result("1", { tools: [] })),
      c2s(result(1, { roots: [] })),
      s2c(failure(1)),
    ]);
    expect(outcomes(observed)).toEqual(["ping 1 protocol-error", 'tools/list "1" ok', "roots/list 1 ok"]);
    expect(observed.session.exchanges[0]).toMatchObject({
      errorCode: -32600,
      responses: 1,
      responseTs: "2026-01-01T00:00:05.000000Z",
    });
    expect(observed.session.exchanges[0]?.responsePosition?.line).toBe(7);
    expect(observed.messages.map(({ kind, exchange: paired }) => [kind, paired?.method])).toEqual([
      ["request", "ping"],
      ["request", "tools/list"],
      ["request", "roots/list"],
      ["response", "tools/list"],
      ["response", "roots/list"],
      ["response", "ping"],
    ]);
  });

  it("to nothing is a message without exchange, and not settled", () => {
    const observed = observe([
      c2s(request(1, "ping")),
      s2c(result(2)),
      s2c(result(null)),
      s2c(result({ a: 1 })),
      s2c(result(true)),
    ]);
    expect(observed.settled).toEqual([]);
    expect(observed.messages.slice(1).every(({ exchange: paired, partnerLost }) => !paired && !partnerLost)).toBe(true);
  });

  it("a second time is settled again", () => {
    const observed = observe([c2s(request(1, "ping")), s2c(result(1)), s2c(failure(1))]);
    expect(observed.settled.map(([one]) => one.responses)).toEqual([2, 2]);
    expect(outcomes(observed)).toEqual(["ping 1 ok"]);
  });

  it("after the id was used again belongs to the later request", () => {
    const observed = observe([
      c2s(request(1, "ping")),
      s2c(result(1)),
      c2s(request(1, "tools/list")),
      s2c(result(1, { tools: [] })),
    ]);
    expect(observed.session.exchanges.map(({ responses }) => responses)).toEqual([1, 1]);
  });

  it("that is missing leaves the outcome open", () => {
    const observed = observe([c2s(request(1, "ping"))]);
    expect(observed.session.exchanges[0]).toMatchObject({ outcome: "unknown", responses: 0, answerMayBeLost: false });
  });

  it("says when it may belong to something that the log lost", () => {
    const lossy = [
      [{ type: "gap", dropped: 1, reason: "disk" }],
      [c2s(undefined, { text: '{"id":2,"meth', truncated: true })],
    ];
    for (const loss of lossy) {
      const observed = observe([c2s(request(1, "ping")), ...loss, s2c(result(2))]);
      expect(observed.messages.at(-1)).toMatchObject({ kind: "response", partnerLost: true });
    }
    const damaged = log([c2s(request(1, "ping")), s2c(result(2))]).replace('"seq":1', '"seq":"?"');
    const observed = observe(damaged);
    expect(observed.messages).toMatchObject([{ kind: "response", partnerLost: true }]);
    expect(observed.session.lossPossible).toBe(true);
  });

  it("may be in what the log lost: a gap, a cut message, a missing end", () => {
    const gap = observe([c2s(request(1, "ping")), { type: "gap", dropped: 1, reason: "disk" }]);
    const cut = observe([c2s(request(1, "ping")), s2c(undefined, { text: '{"result":', truncated: true })]);
    const torn = observe(
      log([c2s(request(1, "ping"))])
        .split("\n")
        .slice(0, 2)
        .join("\n"),
    );
    for (const { session } of [gap, cut, torn]) {
      expect(session.exchanges[0]).toMatchObject({ outcome: "unknown", answerMayBeLost: true });
    }
    const late = observe([c2s(request(1, "ping")), { type: "gap", dropped: 1, reason: "disk" }, s2c(result(1))]);
    expect(late.session.exchanges[0]).toMatchObject({ outcome: "ok", answerMayBeLost: false });
  });
});

describe("a message that was cut", () => {
  const cut = (dir: "c2s" | "s2c", text: string): object => ({
    type: "frame",
    dir,
    text,
    truncated: true,
    bytes: 9e6,
    sha256: "",
  });

  it("is known by what its beginning says", () => {
    const observed = observe([
      cut("c2s", '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"na'),
      s2c(result(1)),
      c2s(request("2", "ping")),
      cut("s2c", '{"jsonrpc":"2.0", "id" : "2", "result":{"text":"..'),
      s2c(result("2")),
      s2c(result(3)),
    ] as never);
    expect(outcomes(observed)).toEqual(["tools/call 1 ok", 'ping "2" unknown']);
    expect(observed.session.exchanges.map(({ responses, answerMayBeLost }) => [responses, answerMayBeLost])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(observed.messages.map(({ kind, exchange: paired }) => `${kind} ${paired?.method ?? "-"}`)).toEqual([
      "opaque tools/call",
      "response tools/call",
      "request ping",
      "opaque ping",
      "response ping",
      "response -",
    ]); // prettier-ignore
    expect(observed.messages.at(-1)?.partnerLost).toBeUndefined();
  });

  it.each([
    '{"result":{"id":1',
    '{"id":1',
    '{"id":1,"x":2',
    '{"method":"a","params":{"id":1',
    '{"id":{"a":1},"result":',
    '["id":1,"result"',
    '"id":1,"result":',
  ])("and says only %j leaves open what it is", (text) => {
    const observed = observe([c2s(request(1, "ping")), cut("s2c", text), s2c(result(9))] as never);
    expect(observed.session.exchanges[0]).toMatchObject({ responses: 0, answerMayBeLost: true });
    expect(observed.messages.at(-1)?.partnerLost).toBe(true);
  });
});

describe("an outcome", () => {
  it("tells a tool's error from one of the protocol, and only calls have the first", () => {
    const observed = observe([
      c2s(request(1, "tools/call", { name: "a" })),
      s2c(result(1, { isError: true })),
      c2s(request(2, "resources/read", { uri: "x:y" })),
      s2c(result(2, { isError: true })),
      c2s(request(3, "tools/call", { name: "b" })),
      s2c(failure(3, 0)),
    ]);
    expect(outcomes(observed)).toEqual([
      "tools/call 1 tool-error",
      "resources/read 2 ok",
      "tools/call 3 protocol-error",
    ]);
    expect(
      observed.session.exchanges.map(({ target, callIndex, errorCode }) => [target, callIndex, errorCode]),
    ).toEqual([
      ["a", 0, undefined],
      ["x:y", undefined, undefined],
      ["b", 1, 0],
    ]);
  });

  it("of a cancelled request stays, and its response is late, not without partner", () => {
    const observed = observe([
      c2s(request(1, "tools/call", { name: "a" })),
      c2s(request("1", "tools/call", { name: "b" })),
      c2s(notification("notifications/cancelled", { requestId: 1, reason: "enough" })),
      s2c(result(1)),
      c2s(notification("notifications/cancelled", { requestId: "1", reason: "Request timed out" })),
      c2s(notification("notifications/cancelled", { requestId: 9 })),
    ]);
    expect(outcomes(observed)).toEqual(["tools/call 1 cancelled", 'tools/call "1" timeout']);
    expect(observed.settled).toHaveLength(1);
    expect(observed.session.exchanges.map(({ cancelled, responses }) => [cancelled, responses])).toEqual([
      [true, 1],
      [true, 0],
    ]);
  });

  it("is not changed by a cancellation that comes after the response, or from the other side", () => {
    const observed = observe([
      c2s(request(1, "ping")),
      s2c(notification("notifications/cancelled", { requestId: 1 })),
      s2c(result(1)),
      c2s(notification("notifications/cancelled", { requestId: 1 })),
    ]);
    expect(observed.session.exchanges[0]).toMatchObject({ cancelled: false, outcome: "ok" });
  });

  it("of a subscription is a cancellation when the server ends it", () => {
    const observed = observe([
      c2s(request(1, "subscriptions/listen")),
      s2c(notification("notifications/cancelled", { requestId: 1 })),
    ]);
    expect(outcomes(observed)).toEqual(["subscriptions/listen 1 cancelled"]);
  });

  it.each([
    [{ event: "exit", code: 1, signal: null }, "crash"],
    [{ event: "exit", code: 0, signal: null }, "crash"],
    [{ event: "exit", code: null, signal: "SIGSEGV" }, "crash"],
    [{ event: "exit", code: null, signal: "SIGTERM" }, "unknown"],
  ])("after %j in a call is %s", (event, outcome) => {
    const observed = observe([c2s(request(1, "ping")), { type: "process", ...event }]);
    expect(outcomes(observed)).toEqual([`ping 1 ${outcome}`]);
    expect(observed.session.end).toMatchObject({ closed: true, exitCode: event.code, signal: event.signal });
  });

  it("is no crash when the client had closed the pipe", () => {
    const observed = observe([
      c2s(request(1, "ping")),
      { type: "process", event: "stdin-closed" },
      { type: "process", event: "exit", code: 1 },
    ]);
    expect(outcomes(observed)).toEqual(["ping 1 unknown"]);
  });
});

describe("a batch", () => {
  it("is split, each element with its place", () => {
    const observed = observe([
      c2s([request(1, "ping"), notification("notifications/initialized"), 7, [request(9, "ping")]]),
      s2c([result(1)]),
      c2s([]),
    ]);
    expect(observed.messages.map(({ kind, batchIndex }) => [kind, batchIndex])).toEqual([
      ["request", 0],
      ["notification", 1],
      ["other", 2],
      ["other", 3],
      ["response", 0],
      ["other", undefined],
    ]);
    expect(outcomes(observed)).toEqual(["ping 1 ok"]);
    expect(observed.session.frames).toEqual({ c2s: 2, s2c: 1 });
  });
});

describe("a message", () => {
  it("has a kind by its members", () => {
    const frames = [
      {},
      { method: 1, id: 1 },
      { id: 1 },
      { method: "a" },
      { method: "a", id: null },
      { error: 1 },
      { result: null },
      "x",
      null,
    ];
    const observed = observe([
      ...frames.map((frame) => c2s(frame)),
      c2s(undefined, { text: "hello" }),
      c2s(undefined, { base64: "/w==" }),
    ]);
    expect(observed.messages.map(({ kind }) => kind)).toEqual([
      "other",
      "other",
      "other",
      "notification",
      "request",
      "response",
      "response",
      "other",
      "other",
      "noise",
      "noise",
    ]); // prettier-ignore
    expect(observed.messages.at(-2)).toMatchObject({ text: "hello" });
  });

  it("that is too deep for the recorder, or cut, is opaque", () => {
    const observed = observe([
      c2s(undefined, { text: "[".repeat(1000) + "]".repeat(1000) }),
      c2s(undefined, { text: "[[".repeat(100) }),
      c2s(undefined, { text: '{"a', truncated: true }),
      c2s({ redacted: "[redacted:x:3]" }, { redacted: true }),
    ]);
    expect(observed.messages.map(({ kind, truncated, redacted }) => [kind, truncated, redacted])).toEqual([
      ["opaque", false, false],
      ["noise", false, false],
      ["opaque", true, false],
      ["other", false, true],
    ]);
  });

  it("keeps names of the peer that are long in a short form, different ones apart", () => {
    const long = "x".repeat(100_000);
    const observed = observe([
      c2s(request(`${long}a`, "tools/call", { name: `${long}b` })),
      s2c(result(`${long}a`)),
      c2s(request(`${long}c`, `${long}d`)),
    ]);
    expect(outcomes(observed)[0]).toMatch(/ok$/);
    for (const { id, method, target } of observed.session.exchanges) {
      for (const text of [id, method, target]) expect(String(text).length).toBeLessThan(300);
    }
    expect(new Set(observed.session.exchanges.map(({ id }) => id)).size).toBe(2);
  });

  it("may be called anything: constructor, __proto__", () => {
    const body = '{"jsonrpc":"2.0","id":"__proto__","method":"tools/call","params":{"name":"__proto__"}}';
    const text = log([c2s(0), s2c(result("__proto__"))]).replace('"frame":0', `"frame":${body}`);
    const observed = observe(text);
    expect(observed.session.exchanges[0]).toMatchObject({ id: "__proto__", target: "__proto__", outcome: "ok" });
    const odd = observe([c2s(request("constructor", "constructor", { name: "toString" })), s2c(result("constructor"))]);
    expect(outcomes(odd)).toEqual(['constructor "constructor" ok']);
  });
});

describe("over HTTP", () => {
  const session = { "mcp-session-id": "aaa", "mcp-protocol-version": "2025-06-18" };

  it("the response of an exchange answers the request of that exchange, whoever else uses the id", () => {
    const [a1, a2, a3, a4] = exchange(1, [request(1, "ping")], [result(1)]);
    const [b1, b2, b3, b4] = exchange(2, [request(1, "tools/list")], [failure(1)]);
    const observed = observe([a1, a2, b1, b2, b3, b4, a3, a4] as never, { start: HTTP });
    expect(outcomes(observed)).toEqual(["ping 1 ok", "tools/list 1 protocol-error"]);
  });

  it("a request of the server on one stream is answered by a POST of the same session", () => {
    const records = [
      ...exchange(
        1,
        [request(0, "initialize", { protocolVersion: "2025-06-18" })],
        [result(0, { protocolVersion: "2025-06-18" })],
        {
          response: { "mcp-session-id": "aaa" },
        },
      ),
      ...exchange(2, [], [request(0, "roots/list")], { headers: session, method: "GET", reason: null }),
      ...exchange(3, [result(0)], [], { headers: { ...session, "mcp-session-id": "bbb" }, status: 202 }),
      ...exchange(4, [result(0)], [], { headers: session, status: 202 }),
    ];
    const observed = observe(records, { start: HTTP });
    expect(outcomes(observed)).toEqual(["initialize 0 ok", "roots/list 0 ok"]);
    // The answer of another session is no answer here.
    expect(observed.messages.filter(({ kind, exchange: paired }) => kind === "response" && !paired)).toHaveLength(1);
  });

  it("a cancellation by another POST of the session counts, one of another session does not", () => {
    const other = { ...session, "mcp-session-id": "bbb" };
    const cancel = notification("notifications/cancelled", { requestId: 5 });
    const start = exchange(1, [request(5, "tools/call", { name: "a" })], [], { headers: session, reason: null });
    expect(outcomes(observe([...start, ...exchange(2, [cancel], [], { headers: other })], { start: HTTP }))).toEqual([
      "tools/call 5 unknown",
    ]);
    expect(outcomes(observe([...start, ...exchange(2, [cancel], [], { headers: session })], { start: HTTP }))).toEqual([
      "tools/call 5 cancelled",
    ]);
  });

  it("a cancellation that could mean several requests leaves them undecided", () => {
    const start = [1, 2].flatMap((n) => exchange(n, [request(5, "tools/call", modernCall())], [], { reason: null }));
    const observed = observe(
      [...start, ...exchange(3, [notification("notifications/cancelled", { requestId: 5 })], [])],
      { start: HTTP },
    );
    expect(observed.session.exchanges.map(({ cancelled, answerMayBeLost }) => [cancelled, answerMayBeLost])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  it("the sessions of HTTP+SSE are told by their endpoint, whose path may be a URL", () => {
    const endpoint = (n: number, text: string): object => ({
      type: "frame",
      dir: "s2c",
      exchange: n,
      text,
      sse: { event: "endpoint" },
    });
    const records = [
      ...exchange(1, [], [], { method: "GET", path: "/sse", reason: null }),
      endpoint(1, "/message?sessionId=a"),
      ...exchange(2, [], [], { method: "GET", path: "/sse", reason: null }),
      endpoint(2, "http://127.0.0.1:3000/message?sessionId=b"),
      ...exchange(3, [request(1, "ping")], [], { path: "/message?sessionId=a", status: 202 }),
      ...exchange(4, [request(1, "tools/list")], [], { path: "/message?sessionId=b", status: 202 }),
      s2c(result(1, { tools: [] }), { exchange: 2 }),
      s2c(failure(1), { exchange: 1 }),
    ];
    const observed = observe(records as never, { start: HTTP });
    expect(outcomes(observed)).toEqual(["ping 1 protocol-error", "tools/list 1 ok"]);
    expect(observed.messages.some(({ kind }) => kind === "noise")).toBe(false);
  });

  it("an error status ends a request without response; an aborted server is a crash", () => {
    const observed = observe(
      [
        ...exchange(1, [request(1, "ping")], [], { status: 401 }),
        ...exchange(2, [request(2, "ping")], [failure(2)], { status: 400 }),
        ...exchange(3, [request(3, "ping")], [], { reason: "upstream-aborted" }),
        ...exchange(4, [request(4, "ping")], []),
      ],
      { start: HTTP },
    );
    expect(outcomes(observed)).toEqual([
      "ping 1 protocol-error",
      "ping 2 protocol-error",
      "ping 3 crash",
      "ping 4 unknown",
    ]);
    expect(observed.session.exchanges.map(({ httpStatus }) => httpStatus)).toEqual([
      401,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("a client that leaves cancels since 2026-07-28, and not before", () => {
    const leaving = (params: object): string[] =>
      outcomes(
        observe(exchange(1, [request(1, "tools/call", params)], [], { reason: "client-closed" }), { start: HTTP }),
      );
    expect(leaving(modernCall())).toEqual(["tools/call 1 cancelled"]);
    expect(leaving({ name: "a" })).toEqual(["tools/call 1 unknown"]);
  });

  it("an event that is sent again after a resume is a replay, not a second response", () => {
    const event = (id: string) => ({ exchange: 2, sse: { id } });
    const records = [
      ...HANDSHAKE,
      c2s(request(1, "ping")),
      s2c(result(1), event("e1")),
      s2c(notification("notifications/progress", { progressToken: 1, progress: 1 }), event("e2")),
      s2c(result(1), event("e1")),
      s2c(notification("notifications/progress", { progressToken: 1, progress: 1 }), event("e2")),
      s2c(notification("notifications/progress", { progressToken: 1, progress: 2 }), event("e2")),
      s2c(result(1), { exchange: 2 }),
    ];
    const observed = observe(records, { start: HTTP });
    expect(observed.replays.map(({ kind }) => kind)).toEqual(["response", "notification"]);
    // The same id with another message, and the same message without id, are messages.
    expect(observed.session.exchanges.at(-1)?.responses).toBe(2);
    expect(observed.messages.filter(({ method }) => method === "notifications/progress")).toHaveLength(2);
  });
});

function modernCall(): object {
  return { name: "a", _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } };
}

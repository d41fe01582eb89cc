import { describe, expect, it } from "vitest";
import { rulesOf } from "../../src/catalog/catalog.ts";
import { CHECK_RULES, checkObservers } from "../../src/check/observers.ts";
import { found, judged, SessionLog, undecidedRules } from "./session-log.ts";

describe("the rules", () => {
  it("are those of the catalogue", () => {
    expect([...CHECK_RULES.keys()]).toEqual(rulesOf("check").map((rule) => rule.id));
    const silent = { violated: () => {}, undecided: () => {} };
    expect(checkObservers(() => silent).map((one) => one.ruleId)).toEqual([...CHECK_RULES.keys()]);
  });

  it("cover the ten entries of the list of wire rules that were asked for", () => {
    expect(
      rulesOf("check")
        .flatMap((rule) => rule.spec ?? [])
        .sort(),
    ).toEqual(["CH-01", "JR-01", "JR-02", "JR-05", "JR-06", "JR-07", "JR-16", "JR-17", "LC-02", "MR-01"]);
  });
});

describe("whose fault it is", () => {
  const log = new SessionLog().handshake().client({ id: 1, method: "ping" }).server({ id: 1, result: {} });

  it("makes the client's a note for the author of a server", () => {
    expect(found(judged(log))).toEqual(["jsonrpc-version 5 note", "jsonrpc-version 6 high"]);
  });

  it("follows the perspective", () => {
    expect(found(judged(log, { perspective: "client" }))).toEqual(["jsonrpc-version 5 high", "jsonrpc-version 6 note"]);
    expect(found(judged(log, { perspective: "both" }))).toEqual(["jsonrpc-version 5 high", "jsonrpc-version 6 high"]);
  });

  it("gives the two sides fingerprints of their own", () => {
    const prints = judged(log).findings.map((finding) => finding.fingerprint);
    expect(new Set(prints).size).toBe(2);
  });
});

describe("three answers", () => {
  it("cannot decide on a redacted value", () => {
    const redacted = "[redacted:env:8]";
    const log = new SessionLog()
      .handshake()
      .server({ jsonrpc: redacted, method: "notifications/message" }, { redacted: true });
    expect(found(judged(log))).toEqual(["secret-exposed 5 critical"]);
    expect(undecidedRules(judged(log))).toEqual(["jsonrpc-version"]);
    const unmarked = new SessionLog().handshake().server({ jsonrpc: redacted, method: "notifications/message" });
    expect(found(judged(unmarked))).toEqual(["jsonrpc-version 5 high"]);
  });

  it("cannot decide on an answer whose request was cut", () => {
    const cut = { dir: "c2s", text: '{"method":"tools/call","params":{', truncated: true };
    const log = new SessionLog().handshake().record("frame", cut).result(5, { content: [] });
    expect(found(judged(log))).toEqual([]);
    expect(undecidedRules(judged(log))).toContain("response-without-request");
  });

  it("decides on what stands before a loss", () => {
    const log = new SessionLog()
      .handshake()
      .result(5, { content: [] })
      .record("gap", { dropped: 1, reason: "queue full" })
      .result(6, { content: [] });
    expect(found(judged(log))).toEqual(["response-without-request 5 high"]);
  });

  it("does not take an answer that was cut for none", () => {
    const cut = { dir: "s2c", text: '{"jsonrpc":"2.0","id":0,"result":{', truncated: true };
    const log = new SessionLog()
      .request(0, "initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "t", version: "1" },
      })
      .record("frame", cut)
      .request(1, "tools/list")
      .result(1, { tools: [] });
    expect(found(judged(log))).toEqual([]);
  });
});

describe("legal traffic that other checkers flag", () => {
  it("takes a batch of 2025-03-26", () => {
    const log = new SessionLog()
      .client([
        { jsonrpc: "2.0", id: 1, method: "ping" },
        { jsonrpc: "2.0", id: 2, method: "tools/list" },
      ])
      .server([
        { jsonrpc: "2.0", id: 2, result: { tools: [] } },
        { jsonrpc: "2.0", id: 1, result: {} },
      ]);
    expect(found(judged(log))).toEqual([]);
  });

  it("pairs a request of the server on one HTTP stream with an answer posted on another", () => {
    const headers = { "mcp-session-id": "5f0c2a91d7be", "mcp-protocol-version": "2025-11-25" };
    const log = new SessionLog("http")
      .record("http.request", { dir: "c2s", exchange: 1, method: "GET", path: "/mcp", headers })
      .record("http.response", {
        dir: "s2c",
        exchange: 1,
        status: 200,
        headers: { "content-type": "text/event-stream" },
      })
      .server({ jsonrpc: "2.0", id: 0, method: "roots/list" }, { exchange: 1 })
      .record("http.request", { dir: "c2s", exchange: 2, method: "POST", path: "/mcp", headers })
      .client({ jsonrpc: "2.0", id: 0, result: { roots: [] } }, { exchange: 2 })
      .record("http.response", { dir: "s2c", exchange: 2, status: 202, headers: {} })
      .record("http.end", { dir: "s2c", exchange: 2, reason: "complete" });
    expect(found(judged(log))).toEqual([]);
  });

  it("takes 401, 405 and 404 for what HTTP says", () => {
    let log = new SessionLog("http");
    for (const [index, status] of [401, 405, 404].entries()) {
      log = log
        .record("http.request", { dir: "c2s", exchange: index, method: "POST", path: "/mcp", headers: {} })
        .client({ jsonrpc: "2.0", id: index, method: "tools/list" }, { exchange: index })
        .record("http.response", { dir: "s2c", exchange: index, status, headers: { "content-type": "text/html" } })
        .record("frame", { dir: "s2c", exchange: index, text: "<html></html>" })
        .record("http.end", { dir: "s2c", exchange: index, reason: "complete" });
    }
    expect(found(judged(log.wait(60).record("stderr", { text: "" })))).toEqual([]);
  });

  it("takes the late answer to a cancelled request, but not a second one", () => {
    const log = new SessionLog()
      .handshake()
      .request(1, "tools/call", { name: "read_note" })
      .client({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } })
      .result(1, { content: [] })
      .result(1, { content: [] });
    expect(found(judged(log))).toEqual(["duplicate-response 8 medium"]);
  });

  it("keeps the members of hostile frames apart from its own", () => {
    const log = new SessionLog().handshake();
    log.lines.push(
      log
        .record("frame", { dir: "s2c", frame: 0 })
        .lines.pop()!
        .replace('"frame":0', '"frame":{"__proto__":{"jsonrpc":"2.0"},"method":"notifications/message"}'),
    );
    log
      .server({ jsonrpc: "2.0", id: "__proto__", method: "ping" })
      .client({ jsonrpc: "2.0", id: "__proto__", result: {} });
    expect(found(judged(log))).toEqual(["jsonrpc-version 5 high"]);
  });
});

describe("floods", () => {
  it("folds equal findings", () => {
    const log = new SessionLog().handshake();
    for (let i = 0; i < 2000; i++) log.result(i + 10, {});
    const [finding, ...others] = judged(log).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ ruleId: "response-without-request", occurrences: 2000 });
  });
});

describe("response-without-request", () => {
  it.each<{ id: unknown }>([
    { id: { toString: 1 } },
    { id: { toString: "x", valueOf: 2 } },
    { id: { toJSON: 1 } },
    { id: ["1"] },
    { id: true },
  ])("takes $id for no id", ({ id }) => {
    const analysis = judged(new SessionLog().handshake().request("1", "ping").result("1", {}).result(id, {}));
    expect(analysis.ruleFailures).toEqual([]);
    expect(found(analysis)).toEqual(["response-without-request 7 high"]);
    expect(analysis.findings[0]?.message).toContain("an id that is neither a text nor a number");
  });
});

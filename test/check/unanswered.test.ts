import { describe, expect, it } from "vitest";
import { PATIENCE_MS, unansweredRequest } from "../../src/check/unanswered.ts";
import type { Analysis } from "../../src/findings/types.ts";
import { found, judged, SessionLog, undecidedRules } from "./session-log.ts";

const patience = PATIENCE_MS / 1000;
const call = (log: SessionLog, params: object = {}): SessionLog =>
  log.request(1, "tools/call", { name: "read_note", ...params });
const close = (log: SessionLog): SessionLog =>
  log
    .record("process", { event: "stdin-closed" })
    .wait(2)
    .record("process", { event: "exit", code: null, signal: "SIGTERM" });
const hung = "unanswered-request 5 medium";

describe("unanswered-request", () => {
  it("waits as long as it says, to the millisecond", () => {
    expect(found(judged(close(call(new SessionLog().handshake()).wait(patience))))).toEqual([hung]);
    const shorter = judged(close(call(new SessionLog().handshake()).wait(patience - 0.001)));
    expect(found(shorter)).toEqual([]);
    expect(undecidedRules(shorter)).toContain("unanswered-request");
  });

  it("counts from the last sign of progress, by token and type", () => {
    const progress = (token: unknown) => ({
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: token, progress: 1 },
    });
    const meta = { _meta: { progressToken: 7 } };
    const alive = call(new SessionLog().handshake(), meta)
      .wait(patience)
      .server(progress(7))
      .wait(patience - 1);
    expect(found(judged(close(alive)))).toEqual([]);
    const another = call(new SessionLog().handshake(), meta)
      .wait(patience)
      .server(progress("7"))
      .wait(patience - 1);
    expect(found(judged(close(another)))).toEqual([hung]);
  });

  it("does not count the time after the client closed the pipe", () => {
    const log = call(new SessionLog().handshake()).record("process", { event: "stdin-closed" }).wait(60);
    expect(found(judged(log.record("process", { event: "exit", code: 0, signal: null })))).toEqual([]);
  });

  it("needs a capture that is whole to its end", () => {
    const text = close(call(new SessionLog().handshake()).wait(60)).text();
    expect(found(judged(text))).toEqual([hung]);
    const lines = text.trimEnd().split("\n");
    const withoutEnd = judged(`${lines.slice(0, -1).join("\n")}\n`);
    expect(found(withoutEnd)).toEqual([]);
    expect(undecidedRules(withoutEnd)).toContain("unanswered-request");
    const edited = judged(text.replace("read_note", "read_mote"));
    expect(found(edited)).toEqual([]);
    expect(undecidedRules(edited)).toContain("unanswered-request");
    const gap = close(call(new SessionLog().handshake()).record("gap", { dropped: 1, reason: "full" }).wait(60));
    expect(found(judged(gap))).toEqual([]);
  });

  it("lets people take their time, and blames the client for what needs none", () => {
    const ask = (method: string) =>
      new SessionLog().handshake().server({ jsonrpc: "2.0", id: 9, method, params: {} }).wait(600);
    expect(found(judged(close(ask("elicitation/create"))))).toEqual([]);
    expect(found(judged(close(ask("sampling/createMessage"))))).toEqual([]);
    expect(found(judged(close(ask("roots/list"))))).toEqual(["unanswered-request 5 note"]);
  });

  it("does not take a message that was cut for none", () => {
    const answered = (text: string) =>
      judged(close(call(new SessionLog().handshake()).record("frame", { dir: "s2c", text, truncated: true }).wait(60)));
    const named = answered('{"jsonrpc":"2.0","id":1,"result":{');
    expect([found(named), undecidedRules(named).includes("unanswered-request")]).toEqual([[], false]);
    const unnamed = answered('{"result":{"content":[');
    expect([found(unnamed), undecidedRules(unnamed).includes("unanswered-request")]).toEqual([[], true]);
  });

  it("finds the empty answer of HTTP at once, and waits for a stream that may be resumed", () => {
    const http = (type: string, era: string) =>
      new SessionLog("http")
        .record("http.request", {
          dir: "c2s",
          exchange: 1,
          method: "POST",
          path: "/mcp",
          headers: { "mcp-protocol-version": era },
        })
        .client({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "read_note" } }, { exchange: 1 })
        .record("http.response", { dir: "s2c", exchange: 1, status: 200, headers: { "content-type": type } })
        .record("http.end", { dir: "s2c", exchange: 1, reason: "complete" });
    expect(found(judged(http("application/json", "2025-11-25")))).toEqual(["unanswered-request 3 medium"]);
    expect(found(judged(http("text/event-stream", "2025-11-25")))).toEqual([]);
    expect(found(judged(http("text/event-stream", "2025-11-25").wait(60).record("stderr", { text: "" })))).toEqual([]);
  });

  it("leaves a request of 2026-07-28 whose client hung up", () => {
    const log = new SessionLog("http")
      .record("http.request", {
        dir: "c2s",
        exchange: 1,
        method: "POST",
        path: "/mcp",
        headers: { "mcp-protocol-version": "2026-07-28" },
      })
      .client({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "read_note" } }, { exchange: 1 })
      .wait(60)
      .record("http.end", { dir: "c2s", exchange: 1, reason: "client-closed" });
    expect(found(judged(log))).toEqual([]);
  });

  it("does not decide on a request whose progress it could not follow", () => {
    const meta = (progressToken: number): object => ({ _meta: { progressToken } });
    const log = new SessionLog().handshake().request(1, "ping", meta(1)).request(2, "ping", meta(2)).wait(60);
    const of = (maxTokens: number): Analysis =>
      judged(close(log), {}, [(reportOf) => [unansweredRequest(reportOf("unanswered-request"), maxTokens)]]);
    expect(of(1).findings).toMatchObject([{ location: { startLine: 5 } }]);
    expect(of(1).undecided).toMatchObject([
      { reason: "the session has more progress tokens than are followed", count: 1 },
    ]);
    expect(of(2).findings).toMatchObject([{ occurrences: 2 }]);
  });
});

import { describe, expect, it } from "vitest";
import { rulesOf } from "../../src/catalog/catalog.ts";
import { DETECTORS, detectObservers } from "../../src/detect/observers.ts";
import { undeclaredToolCall } from "../../src/detect/undeclared-tool-call.ts";
import type { Session } from "../../src/session/types.ts";
import { found, judged, SessionLog, undecidedRules } from "../check/session-log.ts";

const tool = (name: string) => ({ name, inputSchema: { type: "object" } });
const listed = (...names: string[]): SessionLog =>
  new SessionLog()
    .handshake()
    .request(1, "tools/list")
    .result(1, { tools: names.map(tool) });
const call = (log: SessionLog, name: string, id = 2): SessionLog =>
  log.request(id, "tools/call", { name, arguments: {} });
const ok = { content: [{ type: "text", text: "done" }] };

describe("the detectors", () => {
  it("are those of the catalogue", () => {
    const rules = [...rulesOf("content"), ...rulesOf("detect")];
    expect([...DETECTORS.keys()]).toEqual(rules.map((rule) => rule.id));
    const silent = { violated: () => {}, undecided: () => {} };
    expect(detectObservers(() => silent).map((one) => one.ruleId)).toEqual([...DETECTORS.keys()]);
  });
});

describe("undeclared-tool-call", () => {
  it("blames the server that runs it and the client that made it up", () => {
    expect(found(judged(call(listed("a"), "b").result(2, ok)))).toEqual(["undeclared-tool-call 7 high"]);
    const refused = judged(
      call(listed("a"), "b").server({ jsonrpc: "2.0", id: 2, error: { code: -32602, message: "Unknown" } }),
    );
    expect(found(refused)).toEqual(["undeclared-tool-call 7 note"]);
    expect(found(judged(call(listed("a"), "b").result(2, { ...ok, isError: true })))).toEqual([
      "undeclared-tool-call 7 note",
    ]);
  });

  it("knows tools called like members of objects", () => {
    for (const name of ["__proto__", "constructor", "toString", ""]) {
      expect(found(judged(call(listed(name), name).result(2, ok)))).toEqual([]);
      expect(found(judged(call(listed("a"), name).result(2, ok)))).toEqual(["undeclared-tool-call 7 high"]);
    }
  });

  it("tells names apart to the character", () => {
    for (const name of ["Run", "run ", "r\u0443n", "run\u200b"]) {
      expect(found(judged(call(listed("run"), name).result(2, ok)))).toEqual(["undeclared-tool-call 7 high"]);
    }
  });

  it("is not decided without an answer, nor when a listing may be missing", () => {
    const cases = [
      call(listed("a"), "b"),
      call(listed("a").record("gap", { dropped: 1, reason: "queue full" }), "b").result(2, ok),
      call(
        new SessionLog()
          .handshake()
          .request(1, "tools/list", { cursor: "3" })
          .result(1, { tools: [tool("a")] }),
        "b",
      ).result(2, ok),
    ];
    for (const log of cases) {
      expect(found(judged(log))).toEqual([]);
      expect(undecidedRules(judged(log))).toContain("undeclared-tool-call");
    }
  });

  it("is decided again once the changed list was read", () => {
    const log = listed("a").server({ jsonrpc: "2.0", method: "notifications/tools/list_changed" });
    log.request(3, "tools/list").result(3, { tools: [tool("a")] });
    expect(found(judged(call(log, "b").result(2, ok)))).toEqual(["undeclared-tool-call 10 high"]);
  });

  it("takes no other result with a list of tools for a listing", () => {
    const log = listed("a")
      .request(3, "tools/call", { name: "a" })
      .result(3, { ...ok, tools: [tool("b")] });
    expect(found(judged(call(log, "b").result(2, ok)))).toEqual(["undeclared-tool-call 9 high"]);
  });

  it("points at the listing, and folds the calls of one tool", () => {
    const log = call(call(listed("a"), "b").result(2, ok), "b", 3).result(3, ok);
    const [finding] = judged(log).findings;
    expect(finding).toMatchObject({ occurrences: 2, subject: { server: "notes", tools: ["b"], fault: "server" } });
    expect(finding?.related?.map(({ location }) => location.startLine)).toEqual([6]);
  });

  it("knows a tool that only a later listing declares, and judges by the listing before the call", () => {
    const later = call(call(listed("a"), "b").result(2, ok), "c", 3).result(3, ok);
    later.request(4, "tools/list").result(4, { tools: [tool("b")] });
    const { findings } = judged(later);
    expect(findings.map(({ subject }) => subject?.tools)).toEqual([["c"]]);
    expect(findings[0]?.related?.map(({ location }) => location.startLine)).toEqual([6]);
  });

  /** Feeds the rule itself; `reads` counts how often it asks where something stands. */
  function fed(maxCalls?: number) {
    const said: string[] = [];
    let reads = 0;
    let line = 0;
    const at = (more: object) => {
      const position = { line: ++line, offset: 0, bytes: 1 };
      return Object.defineProperty({ ...more }, "position", {
        get: () => {
          reads++;
          return position;
        },
      }) as never;
    };
    const observer = undeclaredToolCall(
      { violated: ({ tool }) => said.push(`violated ${tool}`), undecided: (reason) => said.push(reason) },
      maxCalls,
    );
    const session = { format: "portlight", lossPossible: false } as Session & { listings: unknown[] };
    session.listings = [];
    const list = (name: string): void => {
      const listing = at({ tools: [{ name }], complete: true });
      session.listings.push(listing);
      observer.listing?.(listing, session);
    };
    const invoke = (target: string): void => {
      const exchange = at({ target, outcome: "ok" });
      observer.message?.(at({ kind: "request", direction: "c2s", method: "tools/call", exchange }), session);
    };
    const change = (): void =>
      observer.message?.(
        at({ kind: "notification", direction: "s2c", method: "notifications/tools/list_changed" }),
        session,
      );
    return { said, list, invoke, change, end: () => observer.end?.(session), reads: () => reads };
  }

  it("takes time that grows with the calls, not with their product with the changes", () => {
    const { said, list, invoke, change, end, reads } = fed();
    list("a");
    for (let i = 0; i < 300; i++) change();
    for (let i = 0; i < 300; i++) list("a");
    for (let i = 0; i < 300; i++) invoke(`b${i}`);
    end();
    expect(said).toHaveLength(300);
    expect(reads()).toBeLessThan(5 * 900);
  });

  it("keeps 50,000 calls by default, declared ones not counted, and says what it did not keep", () => {
    const { said, list, invoke, end } = fed(2);
    list("a");
    for (const name of ["a", "a", "b", "a", "c", "d"]) invoke(name);
    end();
    const dropped = "the session has more calls of tools not yet declared than are kept";
    expect(said).toEqual([dropped, "violated b", "violated c"]);
    const many = fed();
    for (let i = 0; i <= 50_000; i++) many.invoke("b");
    expect(many.said).toEqual([dropped]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { captureGaps, sessionEntry } from "../../src/session/entry.ts";
import { observeCapture } from "../../src/session/observe.ts";
import type { Session, SessionObserver } from "../../src/session/types.ts";
import { fileOf } from "../capture/temporary.ts";
import { c2s, failure, HANDSHAKE, log, modern, observe, request, result, START, s2c } from "./observed.ts";

const FORMATS = ["portlight.mcp", "glassport", "mcpsnoop"];

/** What every recorder can tell of a session. */
function model(path: string): object {
  const kinds: string[] = [];
  const observer: SessionObserver = {
    ruleId: "test",
    message: ({ kind, direction, method, id, revision, era, exchange }) =>
      void kinds.push(JSON.stringify([kind, direction, method, id, revision, era, exchange?.method])),
  };
  const { session, ruleFailures } = observeCapture(path, [observer]);
  expect(ruleFailures).toEqual([]);
  return {
    kinds,
    exchanges: session.exchanges.map(
      ({ method, id, direction, target, callIndex, revision, cancelled, outcome, responses, errorCode }) =>
        JSON.stringify([method, id, direction, target, callIndex, revision, cancelled, outcome, responses, errorCode]),
    ),
    listings: session.listings.map(({ tools, complete, revision }) => [
      tools.map(({ name, digest }) => [name, digest]),
      complete,
      revision,
    ]),
    server: [session.server.key, session.server.name, session.server.version],
    rest: [session.transport, session.frames, session.negotiated, session.capabilities],
  };
}

describe("the same session", () => {
  it("has the same model in the formats of three recorders, over stdio", () => {
    const [ours, ...others] = FORMATS.map((format) => model(`fixtures/sessions/formats/small.${format}.jsonl`));
    expect(others).toEqual([ours, ours]);
    expect(ours).toMatchObject({ server: ["small-server", "small-server", "1.2.3"] });
  });

  it("has it over HTTP, but for the status that glassport does not keep", () => {
    const [ours, glassport, mcpsnoop] = FORMATS.map((format) =>
      model(`fixtures/sessions/formats/small-http.${format}.jsonl`),
    );
    expect(mcpsnoop).toEqual(ours);
    const known = (one: object | undefined): object =>
      JSON.parse(JSON.stringify(one).replace("protocol-error", "unknown"));
    expect(known(glassport)).toEqual(known(ours));
    expect(JSON.stringify(ours)).toContain("protocol-error");
  });

  it("says of another recorder's log that something may be lost, and of an open request that it is not decided", () => {
    for (const format of ["glassport", "mcpsnoop"]) {
      const { session } = observeCapture(`fixtures/sessions/formats/small.${format}.jsonl`, []);
      expect(session).toMatchObject({ lossPossible: true, hasHttp: false, end: { state: "unknown" } });
    }
    const open = '{"schema_version":"0.1","seq":1,"ts":"t","dir":"c2s","frame":{"id":1,"method":"ping"},"raw":null}\n';
    const gone = '{"type":"glassport.metrics","ts":"t","frames_seen":1}\n';
    expect(observe(open).session.exchanges[0]).toMatchObject({ answerMayBeLost: true });
    expect(observe(open + gone).session.exchanges[0]).toMatchObject({ answerMayBeLost: false });
  });
});

describe("a genuine session", () => {
  const folder = "fixtures/sessions/genuine";

  it.each(readdirSync(folder).filter((name) => name.endsWith(".jsonl")))(
    "%s pairs every message and lists its tools",
    (name) => {
      const unpaired: unknown[] = [];
      const undated: string[] = [];
      const { session, summary } = observeCapture(`${folder}/${name}`, [
        {
          ruleId: "test",
          message: (message) => {
            if (message.kind === "response" && !message.exchange) unpaired.push(message.id);
            if (message.era === undefined && message.kind !== "noise") undated.push(message.method ?? message.kind);
          },
        },
      ]);
      expect(unpaired).toEqual([]);
      expect(undated).toEqual([]);
      expect(summary).toMatchObject({ state: "self-consistent", damagedCount: 0, missing: 0 });
      expect(captureGaps(session.path, summary)).toEqual([]);
      const text = readFileSync(`${folder}/${name}`, "utf8");
      const frames = text
        .split("\n")
        .filter((line) => line.startsWith('{"type":"frame"'))
        .map((line) => (JSON.parse(line).frame ?? {}) as { id?: unknown; method?: unknown });
      expect(session.exchanges.map(({ id, method }) => [id, method])).toEqual(
        frames
          .filter(({ id, method }) => id !== undefined && method !== undefined)
          .map(({ id, method }) => [id, method]),
      );
      if (text.includes('"tools":[{')) expect(session.listings.some(({ complete }) => complete)).toBe(true);
    },
  );

  it("over Streamable HTTP has its two replays", () => {
    let replays = 0;
    observeCapture(`${folder}/everything-http-2025-11-25.mcp.jsonl`, [
      { ruleId: "test", replay: () => void replays++ },
    ]);
    expect(replays).toBe(2);
  });
});

describe("observers", () => {
  it("are called in the order of the file, with records as they stand", () => {
    const seen: string[] = [];
    const observer: SessionObserver = {
      ruleId: "test",
      message: ({ kind, position, raw }) => void seen.push(`${kind} ${position.line} ${raw?.().length ?? "-"}`),
      settled: ({ method }) => void seen.push(`settled ${method}`),
      listing: ({ tools }) => void seen.push(`listing ${tools.length}`),
      httpRequest: ({ path }, { line }) => void seen.push(`request ${path} ${line}`),
      httpResponse: ({ status }) => void seen.push(`response ${status}`),
      httpEnd: ({ reason }) => void seen.push(`end ${reason}`),
      process: ({ event }) => void seen.push(event),
      end: ({ end }) => void seen.push(`session ${end?.state}`),
    };
    const records = [
      { type: "process", event: "spawn" },
      { type: "http.request", dir: "c2s", exchange: 1, method: "POST", path: "/mcp", headers: {} },
      c2s(request(1, "tools/list"), { exchange: 1 }),
      { type: "http.response", dir: "s2c", exchange: 1, status: 200, headers: {} },
      s2c(result(1, { tools: [] }), { exchange: 1 }),
      { type: "http.end", dir: "s2c", exchange: 1, reason: "complete" },
    ];
    observeCapture(fileOf(log(records)), [observer]);
    expect(seen).toEqual([
      "spawn",
      "request /mcp 3",
      "request 4 46",
      "response 200",
      "response 6 46",
      "settled tools/list",
      "listing 0",
      "end complete",
      "session self-consistent",
    ]); // prettier-ignore
  });

  it("that throw are stopped and reported, and the others go on", () => {
    let calls = 0;
    let ends = 0;
    const failing = (ruleId: string, hook: "message" | "end", error: unknown): SessionObserver => ({
      ruleId,
      [hook]: () => {
        calls++;
        throw error;
      },
      settled: () => void (ruleId === "in-message" && calls++),
    });
    const good: SessionObserver = { ruleId: "good", message: () => void calls++, end: () => void ends++ };
    const { ruleFailures, session } = observeCapture(
      fileOf(log([c2s(request(1, "ping")), s2c(result(1))])),
      [
        failing("in-message", "message", new TypeError("no `s3cr3t`\n    at s3cr3t (s3cr3t:1:2)\n")),
        failing("json", "message", new SyntaxError('Unexpected token in "s3cr3t"')),
        failing("at-end", "end", "s3cr3t"),
        good,
      ],
      { path: "log.jsonl" },
    );
    expect([calls, ends]).toEqual([5, 1]);
    expect(ruleFailures.map(({ ruleId, path }) => [ruleId, path])).toEqual([
      ["in-message", "log.jsonl"],
      ["json", "log.jsonl"],
      ["at-end", "log.jsonl"],
    ]);
    expect(ruleFailures[0]?.error).toMatch(/^TypeError at observe\.test\.ts:\d+:\d+$/);
    expect(JSON.stringify(ruleFailures)).not.toContain("s3cr3t");
    expect(session.exchanges).toHaveLength(1);
  });

  it("can be made for the session at hand", () => {
    let path = "";
    observeCapture(
      fileOf(log([])),
      (session: Session) => {
        path = session.path;
        return [];
      },
      { path: "shown" },
    );
    expect(path).toBe("shown");
  });
});

describe("the server's key", () => {
  const start = { ...START, server: { label: "l", argv: ["npx", "-y", "@scope/server-notes", "--port", "1"] } };

  it("is the user's name, else a match of the command line, else the server's own name, else the file's", () => {
    const key = (records: readonly object[], options: object = {}): string =>
      observe(records as never, { start, ...options }).session.server.key;
    const servers = [
      { key: "other", match: ["*elsewhere*"] },
      { key: "notes", match: ["uvx *", "*server-notes*"] },
    ];
    expect(key(HANDSHAKE, { name: "mine", servers })).toBe("mine");
    expect(key(HANDSHAKE, { servers })).toBe("notes");
    expect(key(HANDSHAKE, { servers: servers.slice(0, 1) })).toBe("srv");
    expect(key([])).toBe("log");
    expect(key([], { path: "a/notes.2.mcp.jsonl" })).toBe("notes");
    expect(key([], { path: "a/notes.v1.2.jsonl" })).toBe("notes.v1");
    expect(key([], { path: ".2.jsonl" })).toBe(".2");
  });
});

describe("a session entry", () => {
  it("counts what the inventory shows", () => {
    const { session, summary } = observe([
      ...HANDSHAKE,
      c2s(request(1, "tools/list")),
      s2c(result(1, { tools: [{ name: "b" }, { name: "a" }, { name: "b" }] })),
      c2s(request(2, "tools/call", { name: "a" })),
      s2c(result(2, { isError: true })),
      c2s(request(3, "tools/call", { name: "a" })),
      s2c(failure(3)),
      c2s(request(4, "tools/call", { name: "a" })),
      s2c(result(4)),
      c2s(request(5, "tools/call", { name: "a" })),
    ]);
    expect(sessionEntry(session, summary)).toEqual({
      path: "log.mcp.jsonl",
      server: "srv",
      revision: "2025-06-18",
      transport: "stdio",
      complete: true,
      frames: 12,
      calls: 4,
      failedCalls: 2,
      tools: ["a", "b"],
    });
  });

  it("has the revision of a session without handshake when there is one", () => {
    const entry = (...versions: string[]) => {
      const { session, summary } = observe(
        versions.map((version, id) => c2s(request(id, "tools/list", modern({}, version)))),
      );
      return sessionEntry(session, summary).revision;
    };
    expect(entry("2026-07-28", "2026-07-28")).toBe("2026-07-28");
    expect(entry("2026-07-28", "2099-01-01")).toBeUndefined();
    expect(entry()).toBeUndefined();
  });

  it("says what of a capture could not be judged", () => {
    const whole = log([c2s(request(1, "ping"))]);
    const gaps = (text: string): string[] => {
      const { session, summary } = observe(text);
      return captureGaps(session.path, summary).map(({ detail, line }) => `${line ?? "-"} ${detail}`);
    };
    expect(gaps(whole)).toEqual([]);
    expect(gaps(whole.slice(0, -60))).toEqual(["- The capture ends within a line: the recorder was stopped."]);
    expect(gaps(whole.split("\n").slice(0, 2).join("\n"))).toEqual([
      "- The capture has no end record: the recorder was stopped.",
    ]);
    expect(gaps(whole.replace("ping", "pong"))).toEqual([
      "- The capture was changed after its recording: its digest or its counts do not agree.",
    ]);
    expect(gaps(log([{ type: "gap", dropped: 2, reason: "x" }]))).toEqual(["- The recorder dropped 2 messages."]);
    const damaged = `${whole.split("\n")[0]}\n${"?\n".repeat(25)}`;
    expect(gaps(damaged)).toHaveLength(22);
    expect(gaps(damaged)[0]).toBe("2 Line 2 could not be read: not JSON.");
    expect(gaps(damaged)[20]).toBe("- 5 more lines could not be read.");
  });
});

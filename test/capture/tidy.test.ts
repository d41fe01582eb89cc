import { globSync } from "node:fs";
import { relative } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifyCapture } from "../../src/capture/verify.ts";
import { checkObservers } from "../../src/check/observers.ts";
import { detectObservers } from "../../src/detect/observers.ts";
import { UserError } from "../../src/errors/user-error.ts";
import { analyseCapture } from "../../src/session/analysis.ts";
import { c2s, log, START, s2c } from "./log.ts";
import { fileOf } from "./temporary.ts";
import { messages, tidied, tidiedFile } from "./tidied.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const CAPTURES = globSync(["fixtures/**/*.mcp.jsonl", "examples/**/*.mcp.jsonl"], { cwd: ROOT })
  .map((path) => `${ROOT}${path}`)
  .sort();

/** What is found, and where it is no more than a line. */
function found(path: string): string[] {
  const families = [checkObservers, (report: Parameters<typeof detectObservers>[0]) => detectObservers(report)];
  const { findings } = analyseCapture(path, families, { path: "session.mcp.jsonl", perspective: "both" });
  return findings
    .map((one) => JSON.stringify([one.ruleId, one.fingerprint, one.severity, one.confidence, one.occurrences]))
    .sort();
}

describe("every capture of ours, tidied", () => {
  it("is a good number of them", () => {
    expect(CAPTURES.length).toBeGreaterThan(100);
  });

  it.each(CAPTURES.map((path) => relative(ROOT, path)))("%s says the same, and is tidy", (name) => {
    const path = `${ROOT}${name}`;
    const text = tidiedFile(path);
    expect(tidiedFile(path)).toBe(text);
    expect(tidied(text)).toBe(text);
    const file = fileOf(text);
    expect(found(file)).toEqual(found(path));
    const [before, after] = [verifyCapture(path), verifyCapture(file)];
    expect([after.summary.state, after.tidy]).toEqual([before.summary.state, true]);
    expect([after.summary.frames, after.summary.missing]).toEqual([before.summary.frames, before.summary.missing]);
    // Nothing of the day of the recording is left in the records themselves.
    for (const line of text.trimEnd().split("\n")) expect(JSON.parse(line).ts).toMatch(/^1970-01-01T/);
  });
});

describe("ids and what leads on to other messages", () => {
  it("keep their relations, each side its own", () => {
    const text = log([
      c2s({ jsonrpc: "2.0", id: 71, method: "tools/call", params: { name: "t", _meta: { progressToken: 71 } } }),
      s2c({ jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 71, progress: 1 } }),
      s2c({ jsonrpc: "2.0", id: 71, method: "ping" }),
      c2s({ jsonrpc: "2.0", id: 71, result: {} }),
      c2s({ jsonrpc: "2.0", id: "b4", method: "tools/list", params: { cursor: "xyz" } }),
      s2c({ jsonrpc: "2.0", id: "b4", result: { tools: [], nextCursor: "abc" } }),
      c2s({ jsonrpc: "2.0", id: 99, method: "tools/list", params: { cursor: "abc" } }),
      c2s({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 99 } }),
      s2c({ jsonrpc: "2.0", id: 71, result: { content: [], requestState: "s9" } }),
      c2s({ jsonrpc: "2.0", id: 100, method: "tools/call", params: { name: "t", requestState: "s9" } }),
    ]);
    expect(messages(tidied(text))).toEqual([
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "t", _meta: { progressToken: 1 } } },
      { jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 1, progress: 1 } },
      { jsonrpc: "2.0", id: 1, method: "ping" },
      { jsonrpc: "2.0", id: 1, result: {} },
      { jsonrpc: "2.0", id: "id-1", method: "tools/list", params: { cursor: "cursor-1" } },
      { jsonrpc: "2.0", id: "id-1", result: { tools: [], nextCursor: "cursor-2" } },
      { jsonrpc: "2.0", id: 2, method: "tools/list", params: { cursor: "cursor-2" } },
      { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 2 } },
      { jsonrpc: "2.0", id: 1, result: { content: [], requestState: "state-1" } },
      { jsonrpc: "2.0", id: 3, method: "tools/call", params: { name: "t", requestState: "state-1" } },
    ]);
  });

  it("are left where they are none: fractions, null, what JavaScript rounds, markers", () => {
    const ids = ["1.5", "null", "9007199254740993", "-1", '"[redacted:env:9]"', '""', "true", "1e400"];
    const text = log(ids.map(() => c2s({ jsonrpc: "2.0", id: "PLACE", method: "ping" })));
    let index = 0;
    const raw = text.replace(/"PLACE"/g, () => ids[index++] as string);
    const resealed = tidied(raw);
    for (const one of ids) expect(resealed).toContain(`"id":${one},`);
  });

  it("keep a spelling that is none of a whole number, and are the same in the text of one", () => {
    const raw = log([c2s({ jsonrpc: "2.0", id: 40, method: "ping" }), s2c({ jsonrpc: "2.0", id: 41, result: {} })]);
    const text = tidied(raw.replace('"id":40', '"id":40.0').replace('"id":41', '"id":"40"'));
    expect(text).toContain('"id":1.0,');
    expect(text).toContain('"id":"1",');
  });

  it("of sessions and events over HTTP stay joined", () => {
    const http = (type: string, fields: object) => ({ type, dir: "c2s", exchange: 1, ...fields });
    const text = tidied(
      log(
        [
          http("http.request", {
            method: "GET",
            path: "/mcp",
            headers: { "mcp-session-id": "9f", host: "127.0.0.1:43121" },
          }),
          { type: "frame", dir: "s2c", exchange: 1, sse: { id: "q-17" }, frame: { jsonrpc: "2.0", method: "m" } },
          http("http.request", {
            method: "GET",
            path: "/mcp",
            headers: { "mcp-session-id": "9f", "last-event-id": "q-17" },
          }),
        ],
        { ...START, transport: "http", server: { label: "t", url: "http://localhost:43121/mcp" } },
      ),
    );
    expect(text).toContain('"url":"http://localhost:50001/mcp"');
    expect(text).toContain('"mcp-session-id":"session-1","host":"127.0.0.1:50001"');
    expect(text).toContain('"sse":{"id":"event-1"}');
    expect(text).toContain('"mcp-session-id":"session-1","last-event-id":"event-1"');
  });
});

describe("texts", () => {
  const said = (text: string, options = {}): string => {
    const result = s2c({ jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text }] } });
    const [message] = messages(tidied(log([result]), options)) as [{ result: { content: [{ text: string }] } }];
    return message.result.content[0].text;
  };

  it.each([
    [
      "7c9e6679-7425-40de-944b-e07fc1f90ae7 and 7C9E6679-7425-40DE-944B-E07FC1F90AE7",
      "00000000-0000-4000-8000-000000000001 and 00000000-0000-4000-8000-000000000001",
    ],
    ["00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000"],
    [
      "at http://localhost:43210/x, not localhost:3000 nor example.com:43210",
      "at http://localhost:50001/x, not localhost:3000 nor example.com:43210",
    ],
    ["/tmp/t-Ab3/x, /private/tmp/t-Ab3 and file:///tmp/other", "/tmp/tmp-1/x, /tmp/tmp-1 and file:///tmp/tmp-2"],
    ["/var/folders/zz/zyx_9/T/abc/d", "/tmp/tmp-1/d"],
    ["C:\\Users\\me\\AppData\\Local\\Temp\\q1\\f", "C:\\Windows\\Temp\\tmp-1\\f"],
    ["/tmp/../etc/passwd, /srv/tmp/x", "/tmp/../etc/passwd, /srv/tmp/x"],
    [
      "2026-01-01T10:11:12.345Z 2026-01-01 10:11 2026-01-01T10:11:12+02:00",
      "1970-01-01T00:00:00.000Z 1970-01-01 00:00 1970-01-01T00:00:00+02:00",
    ],
    ["2024-02-29T10:11:12Z is data", "2024-02-29T10:11:12Z is data"],
    ["Thu Jan 01 2026 10:11:12 GMT+0100 (x)", "Thu Jan 01 1970 00:00:00 GMT+0100 (x)"],
    [
      "Thu, 01 Jan 2026 10:11:12 GMT; Thu Jan  1 10:11:12 2026",
      "Thu, 01 Jan 1970 00:00:00 GMT; Thu Jan  1 00:00:00 1970",
    ],
    ["1/1/2026, 10:11:12 AM", "1/1/1970, 12:00:00 AM"],
    ["1767225700123 and 1767225700.5 but 1700000000 and 17672257001234", "0 and 0 but 1700000000 and 17672257001234"],
  ])("replace in %j what was drawn or told by a clock", (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it("lose folders of the machine, and only whole ones", () => {
    const folders = [
      { path: "/home/someone/notes", as: "/project" },
      { path: "/home/someone", as: "/home/user" },
    ];
    expect(
      said("/home/someone/notes/a /home/someone/b /home/someones /x/home/someone file:///home/someone", { folders }),
    ).toBe("/project/a /home/user/b /home/someones /x/home/someone file:///home/user");
  });

  it("are cut beyond a limit, at the limit not, and never where a finding rests on them", () => {
    expect(said("x".repeat(300), { cutOver: 300 })).toHaveLength(300);
    expect(said("x".repeat(301), { cutOver: 300 })).toMatch(/^\[cut:301:sha256:[0-9a-f]{32}\]$/);
    expect(said("x".repeat(301), { cutOver: 300, keep: new Set([2]) })).toHaveLength(301);
    const image = { type: "image", data: "QUJD".repeat(99), mimeType: "image/png" };
    const [message] = messages(
      tidied(log([s2c({ jsonrpc: "2.0", id: 1, result: { content: [image] } })]), { cutOver: 256 }),
    ) as [{ result: { content: [{ data: string }] } }];
    expect(Buffer.from(message.result.content[0].data, "base64").toString()).toMatch(/^\[cut:396:sha256:/);
  });

  it("in what a server declares stay as they are", () => {
    const definition = {
      name: "t",
      description: "at 2026-01-01T10:11:12Z in /tmp/x1 7c9e6679-7425-40de-944b-e07fc1f90ae7",
    };
    const listing = s2c({
      jsonrpc: "2.0",
      id: 0,
      result: { tools: [definition], instructions: definition.description },
    });
    expect(tidied(log([listing]))).toContain(
      JSON.stringify({ tools: [definition], instructions: definition.description }),
    );
  });
});

describe("times", () => {
  it("count whole seconds between records, and a millisecond for their order", () => {
    const at = (ts: string) => c2s({}, { ts: `2026-01-01T00:00:${ts}Z` });
    const lines = tidied(
      log([at("00.900000"), at("01.100000"), at("03.200000"), at("03.199999"), at("03.300000")]),
    ).split("\n");
    expect(lines.slice(1, 6).map((line) => JSON.parse(line).ts.slice(17))).toEqual([
      "00.001000Z",
      "00.002000Z",
      "02.003000Z",
      "02.004000Z",
      "02.005000Z",
    ]);
  });

  it("can be kept as they are, from the start on", () => {
    const lines = tidied(log([{ type: "stderr", ts: "2026-01-01T01:00:00.123456Z", text: "x" }]), {
      exactTimes: true,
    }).split("\n");
    expect(JSON.parse(lines[1] as string).ts).toBe("1970-01-01T01:00:00.123456Z");
  });

  it("that are none are those of the record before", () => {
    const lines = tidied(log([c2s({}, { ts: "now" }), c2s({}, { ts: "" })])).split("\n");
    expect(JSON.parse(lines[2] as string).ts).toBe("1970-01-01T00:00:00.002000Z");
  });
});

describe("the answer to a request of the server", () => {
  const ts = "2026-01-01T00:00:00.000000Z";
  const request = s2c({ jsonrpc: "2.0", id: 0, method: "roots/list" }, { ts });
  const answer = c2s({ jsonrpc: "2.0", id: 0, result: { roots: [] } }, { ts });
  const other = (n: number) => s2c({ jsonrpc: "2.0", method: "notifications/message", params: { n } }, { ts });
  const call = c2s({ jsonrpc: "2.0", id: 5, method: "ping" });

  it("stands where it could have come first, whatever crossed it", () => {
    const expected = tidied(log([request, answer, other(1), other(2)]));
    expect(tidied(log([request, other(1), answer, other(2)]))).toBe(expected);
    expect(tidied(log([request, other(1), other(2), answer]))).toBe(expected);
    expect(tidied(expected)).toBe(expected);
  });

  it("takes no time there", () => {
    const late = { ...answer, ts: "2026-01-01T00:00:09.000000Z" };
    expect(messages(tidied(log([request, other(1), late, other(2)])))).toHaveLength(4);
    expect(tidied(log([request, other(1), late])).split("\n")[2]).toContain("00:00:00.002000Z");
  });

  it("does not pass what its own side said before", () => {
    const order = messages(tidied(log([request, other(1), call, other(2), answer]))).map(
      (one) => (one as { id?: number }).id,
    );
    expect(order).toEqual([0, undefined, 1, 0, undefined]);
  });

  it("may be missing: nothing is lost", () => {
    const records = [request, ...Array.from({ length: 200 }, (_, n) => other(n))];
    expect(messages(tidied(log(records)))).toHaveLength(201);
  });
});

describe("a request of the server", () => {
  const ts = "2026-01-01T00:00:00.000000Z";
  const listing = (id: number, method = "tools/list") => c2s({ jsonrpc: "2.0", id, method }, { ts });
  const request = s2c({ jsonrpc: "2.0", id: 0, method: "roots/list" }, { ts });
  const answer = c2s({ jsonrpc: "2.0", id: 0, result: { roots: [] } }, { ts });
  const tools = s2c({ jsonrpc: "2.0", id: 5, result: { tools: [] } }, { ts });

  it("stands before listings that it crossed, and so does nothing else", () => {
    const expected = tidied(log([request, listing(5), answer, tools]));
    expect(tidied(log([listing(5), request, answer, tools]))).toBe(expected);
    expect(tidied(log([listing(5), request, tools, answer]))).toBe(expected);
    expect(tidied(expected)).toBe(expected);
  });

  it("stays behind a call, which may have made the server ask, and behind a listing that is answered", () => {
    const order = (...records: Parameters<typeof log>[0]) =>
      messages(tidied(log(records))).map((one) => (one as { method?: string }).method ?? "answer");
    expect(order(listing(5, "tools/call"), request, answer, tools)).toEqual([
      "tools/call",
      "roots/list",
      "answer",
      "answer",
    ]);
    expect(order(listing(5), tools, request, answer)).toEqual(["tools/list", "answer", "roots/list", "answer"]);
  });

  it("and listings without an end are all there", () => {
    const many = Array.from({ length: 200 }, (_, n) => listing(n));
    expect(messages(tidied(log(many)))).toHaveLength(200);
    expect(messages(tidied(log([...many, request])))).toHaveLength(201);
  });
});

describe("lines of stderr", () => {
  const at = (n: number) => c2s({ jsonrpc: "2.0", id: n, method: "ping" }, { ts: "2026-01-01T00:00:00.000000Z" });
  const line = (text: string) => ({ type: "stderr", text, ts: "2026-01-01T00:00:00.000000Z" });

  it("come last, in their order, whatever they crossed", () => {
    const expected = tidied(log([at(0), at(1), line("a"), line("b")]));
    expect(tidied(log([line("a"), at(0), line("b"), at(1)]))).toBe(expected);
    expect(tidied(expected)).toBe(expected);
    const numbers = expected.trimEnd().split("\n").slice(1, -1);
    expect(numbers.map((one) => JSON.parse(one).seq)).toEqual([1, 2, 3, 4]);
  });

  it("keep their place where there are more than are held, and none is lost", () => {
    const text = tidied(log([line("a"), at(0), ...Array.from({ length: 10_001 }, (_, n) => line(`${n}`)), at(1)]));
    expect(text.trimEnd().split("\n")).toHaveLength(10_006);
    expect(verifyCapture(fileOf(text)).summary.state).toBe("self-consistent");
    expect(text.trimEnd().split("\n").at(-2)).toContain('"ping"');
  });
});

describe("hostile captures", () => {
  it("stay what they are: edited, incomplete, another recorder's", () => {
    const whole = log([c2s({ jsonrpc: "2.0", id: 1, method: "ping" }), s2c({ jsonrpc: "2.0", id: 1, result: {} })]);
    const state = (text: string): string => verifyCapture(fileOf(tidied(text))).summary.state;
    expect(state(whole.replace("ping", "pong"))).toBe("edited");
    for (let end = whole.indexOf("\n") + 1; end < whole.length - 1; end += 7)
      expect([end, state(whole.slice(0, end))]).toEqual([end, "incomplete"]);
    const foreign = '{"schema_version":"0.1","seq":1,"ts":"t","dir":"c2s","frame":{"jsonrpc":"2.0"},"raw":null}\n';
    expect(() => tidied(foreign)).toThrow(UserError);
  });

  it("with keys such as __proto__, double ones and nesting without end keep them", () => {
    const frame = '{"jsonrpc":"2.0","id":7,"id":8,"__proto__":{"id":9},"constructor":[{"toString":null}],"method":"m"}';
    const deep = `${"[".repeat(900)}${"]".repeat(900)}`;
    const line = (n: number, value: string): string =>
      `{"type":"frame","seq":${n},"ts":"t","dir":"c2s","frame":${value}}\n`;
    const text = log([]).replace("\n", `\n${line(1, frame)}${line(2, deep)}`);
    const lines = tidied(text).split("\n");
    expect(lines[1]).toContain(
      '{"jsonrpc":"2.0","id":1,"id":2,"__proto__":{"id":9},"constructor":[{"toString":null}],"method":"m"}',
    );
    expect(lines[2]).toContain(deep);
  });

  it("with a line beyond every limit lose that line and are incomplete", () => {
    const long = JSON.stringify(c2s({ x: "y".repeat(65 * 1024 * 1024) }));
    const text = log([c2s(1)]).replace("\n", `\n${long}\n`);
    const file = fileOf(tidied(text));
    expect(verifyCapture(file).summary.state).toBe("edited");
  });

  it("of any JSON give JSON of the same structure, and the same text when they are tidied again", () => {
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === "object" && value !== null
          ? Object.entries(value).map(([key, inner]) => [key, shape(inner)])
          : typeof value;
    const member = fc.constantFrom(
      "id",
      "method",
      "params",
      "result",
      "_meta",
      "cursor",
      "content",
      "text",
      "progressToken",
      "requestId",
      "tools",
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(1, 2, "a", "b", "", null, true, 1767225700, "localhost:40000 /tmp/q/x 2026-01-01T00:00:00Z"),
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(fc.oneof(member, fc.string()), tie("value"), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), value), { maxLength: 6 }), (frames) => {
        const text = log(frames.map(([fromClient, frame]) => (fromClient ? c2s(frame) : s2c(frame))));
        const once = tidied(text);
        expect(tidied(once)).toBe(once);
        const sorted = (all: unknown[]): string[] => all.map((one) => JSON.stringify(shape(one))).sort();
        expect(sorted(messages(once))).toEqual(sorted(messages(text)));
      }),
      { numRuns: 150 },
    );
  });
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { c2s, log, START, s2c } from "../capture/log.ts";
import { fileOf } from "../capture/temporary.ts";
import { hostileCapture } from "../report/html/hostile.ts";
import { buildSecret } from "../rules/secrets.ts";
import { EXPORTERS, exported } from "./exported.ts";
import { harFaults } from "./har-shape.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures/sessions");
const FORMATS = Object.keys(EXPORTERS) as (keyof typeof EXPORTERS)[];

function genuine(): string[] {
  return ["formats", "genuine"].flatMap((folder) =>
    readdirSync(join(FIXTURES, folder))
      .filter((name) => name.endsWith(".jsonl"))
      .map((name) => join(FIXTURES, folder, name)),
  );
}

interface Har {
  readonly log: {
    readonly entries: {
      readonly request: { readonly url: string; readonly postData?: { readonly text: string } };
      readonly response: { readonly status: number; readonly content: { readonly text?: string } };
      readonly startedDateTime: string;
      readonly comment?: string;
    }[];
  };
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly flags?: number;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly links?: unknown[];
  readonly status: { readonly code?: number; readonly message?: string };
}

function har(file: string): Har {
  return JSON.parse(exported("har", file)) as Har;
}

function spans(file: string): Span[] {
  const traces = JSON.parse(exported("otlp", file)) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
  };
  return traces.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

describe("exports of a session", () => {
  for (const format of FORMATS) {
    // Read by eye after `vitest -u`: it is what a user gets.
    it(`${format}: as stored`, async () => {
      for (const name of ["small", "small-http"]) {
        const text = exported(format, join(FIXTURES, `formats/${name}.portlight.mcp.jsonl`), `${name}.mcp.jsonl`);
        await expect(text).toMatchFileSnapshot(`golden/${name}.${format}.txt`);
      }
    });

    it(`${format}: the same bytes twice, of every recorder`, () => {
      for (const file of genuine()) expect(exported(format, file)).toBe(exported(format, file));
    });

    it(`${format}: no secret leaves, though the capture holds it in the clear`, () => {
      const secret = buildSecret("github-token");
      const file = fileOf(
        log(
          [
            c2s({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: secret, arguments: { a: secret } } }),
            s2c({ jsonrpc: "2.0", id: 1, error: { code: -1, message: `no ${secret}` } }),
            { type: "stderr", text: `token ${secret}` },
            s2c(undefined, { text: `noise ${secret}` }),
          ],
          { ...START, server: { label: "s", argv: ["node", "--token", "hunter2-hunter2"] } },
        ),
      );
      const text = exported(format, file);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(secret.slice(0, 20));
      expect(text).not.toContain("hunter2");
      expect(text).toContain("[redacted:");
    });

    it(`${format}: nothing hidden and no command of a build log in it`, () => {
      const text = exported(format, fileOf(hostileCapture()));
      expect(text).not.toMatch(/[\u001b\u202e\u200b\u2028\u2029\ufeff]/);
      if (format !== "text") JSON.parse(text);
    });
  }

  it("json: messages as they stand in the log, with exact numbers and double keys", () => {
    const message = '{"jsonrpc":"2.0","id":12345678901234567890,"method":"m","a":1.0,"a":2}';
    const file = fileOf(log([c2s({ here: 1 })]).replace('{"here":1}', message));
    const text = exported("json", file);
    expect(text).toContain(`"message":${message}`);
    expect(text).toContain('"id":12345678901234567890,');
  });

  it("json: elements of a batch one by one", () => {
    const file = fileOf(
      log([
        c2s([
          { jsonrpc: "2.0", id: 1, method: "a" },
          { jsonrpc: "2.0", method: "b" },
        ]),
      ]),
    );
    const { events } = JSON.parse(exported("json", file)) as { events: { message: { method: string } }[] };
    expect(events.map(({ message }) => message.method)).toEqual(["a", "b"]);
  });

  it("har: valid for every capture", () => {
    for (const file of [...genuine(), fileOf(hostileCapture())]) expect(harFaults(har(file)), file).toEqual([]);
  });

  it("har: of HTTP an entry for each exchange, in the order of the requests", () => {
    const { entries } = har(join(FIXTURES, "genuine/everything-http-2025-11-25.mcp.jsonl")).log;
    const times = entries.map(({ startedDateTime }) => startedDateTime);
    expect(times).toEqual([...times].sort());
    expect(entries[0]?.request.url).toBe("http://127.0.0.1:4422/mcp");
    expect(entries[0]?.response.content.text).toMatch(/^event: message\nid: [^\n]+\ndata: \{"result"/);
    expect(entries.map(({ response }) => response.status)).toContain(202);
  });

  it("har: without HTTP a made-up status, which it says, and none without a response", () => {
    const file = fileOf(
      log([
        c2s({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "a/b ?" } }),
        c2s({ jsonrpc: "2.0", id: 2, method: "ping" }),
        s2c({ jsonrpc: "2.0", id: 1, error: { code: -32602, message: "no" } }),
      ]),
    );
    const { entries } = har(file).log;
    expect(entries.map(({ request, response }) => [request.url, response.status])).toEqual([
      ["mcp://tests/tools%2Fcall/a%2Fb%20%3F", 500],
      ["mcp://tests/ping", 0],
    ]);
    expect(entries[1]?.comment).toContain("no response");
  });

  it("otlp: ids in hex, each once, times as nanoseconds in order, a span for each request and the session", () => {
    for (const file of genuine()) {
      const all = spans(file);
      expect(new Set(all.map(({ spanId }) => spanId)).size).toBe(all.length);
      for (const span of all) {
        expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
        expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
        expect(span.startTimeUnixNano).toMatch(/^\d+$/);
        expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
      }
    }
    const small = spans(join(FIXTURES, "formats/small.portlight.mcp.jsonl"));
    expect(small.at(-1)).toMatchObject({ name: "mcp session", kind: 1 });
    expect(small[0]).toMatchObject({ name: "initialize", startTimeUnixNano: "1772366400500000000", kind: 2 });
  });

  it("otlp: joins the caller's trace where the request names it, and only then", () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const call = (id: number, meta: unknown) =>
      c2s({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "t", _meta: meta } });
    const file = fileOf(
      log([
        call(1, { traceparent, tracestate: "a=1,b=2" }),
        call(2, { traceparent: traceparent.replace("0af7651916cd43dd8448eb211c80319c", "0".repeat(32)) }),
        call(3, { traceparent: { evil: 1 }, tracestate: "=" }),
        call(4, { traceparent: `${traceparent}-more` }),
        call(5, { traceparent, tracestate: "no state" }),
      ]),
    );
    const all = spans(file);
    const own = all.at(-1);
    expect(all[0]).toMatchObject({
      traceId: "0af7651916cd43dd8448eb211c80319c",
      parentSpanId: "b7ad6b7169203331",
      traceState: "a=1,b=2",
      flags: 0x301,
      links: [{ traceId: own?.traceId, spanId: own?.spanId }],
    });
    for (const span of all.slice(1, 4)) {
      expect(span).toMatchObject({ traceId: own?.traceId, parentSpanId: own?.spanId });
      expect(span.links).toBeUndefined();
    }
    expect(all[4]?.traceId).toBe("0af7651916cd43dd8448eb211c80319c");
    expect(all[4]?.traceState).toBeUndefined();
  });

  it("otlp: an error by its code, a cancelled call up to its cancellation", () => {
    const file = fileOf(
      log([
        c2s({ jsonrpc: "2.0", id: 1, method: "a" }),
        s2c({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "secret words" } }),
        c2s({ jsonrpc: "2.0", id: 2, method: "b" }),
        c2s({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 2 } }),
        { type: "stderr", text: "later" },
      ]),
    );
    const [failed, cancelled] = spans(file)
      .sort((a, b) => (a.startTimeUnixNano < b.startTimeUnixNano ? -1 : 1))
      .filter(({ kind }) => kind === 2);
    expect(failed?.status).toEqual({ code: 2, message: "-32601" });
    expect(cancelled?.status).toEqual({});
    expect(BigInt(cancelled?.endTimeUnixNano ?? 0) - BigInt(cancelled?.startTimeUnixNano ?? 0)).toBe(1_000_000_000n);
  });
});

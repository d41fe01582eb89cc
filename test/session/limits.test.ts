/** Each cap at its edge. */
import { describe, expect, it } from "vitest";
import type { LinePosition } from "../../src/capture/types.ts";
import { boundedText, Interned } from "../../src/session/bounded-text.ts";
import { Correlation } from "../../src/session/correlation.ts";
import { type ExchangeRecord, ExchangeRecords } from "../../src/session/exchange-record.ts";
import { HttpExchanges } from "../../src/session/http-exchanges.ts";
import { ListingBudget, Listings } from "../../src/session/listings.ts";
import { DraftMessage } from "../../src/session/messages.ts";
import { Losses, Requests, Scope } from "../../src/session/pairing.ts";
import { Replays } from "../../src/session/replays.ts";
import { request, result } from "./observed.ts";

const at = (line: number): LinePosition => ({ line, offset: line, bytes: 10 });

function message(dir: "c2s" | "s2c", body: object, line = 1): DraftMessage {
  const made = new DraftMessage({ type: "frame", seq: line, ts: "t", dir, frame: body }, at(line), "request");
  made.body = body as never;
  const { id, method } = body as { id?: unknown; method?: string };
  made.id = id;
  if (method !== undefined) made.method = method;
  return made;
}

describe("texts of the peer", () => {
  it("are kept whole up to 256 characters, then as beginning and digest", () => {
    expect(boundedText("x".repeat(256))).toBe("x".repeat(256));
    expect(boundedText("x".repeat(257))).toMatch(/^x{200}…[0-9a-f]{16}$/);
    expect(boundedText(`${"x".repeat(300)}a`)).not.toBe(boundedText(`${"x".repeat(300)}b`));
    const interned = new Interned();
    for (let i = 0; i < 5000; i++) expect(interned.text(`m${i}`)).toBe(`m${i}`);
    expect(interned.text("y".repeat(1000))).toBe(boundedText("y".repeat(1000)));
  });
});

describe("exchanges", () => {
  const place = () => {
    const scope = new Scope(new Losses());
    return { scope, fallback: scope, http: undefined };
  };

  it("beyond the limit are followed until they are answered, and not kept", () => {
    const correlation = new Correlation(new Interned(), 2);
    const where = place();
    for (const id of [1, 2, 3]) correlation.request(message("c2s", request(id, "ping"), id), where);
    expect([correlation.exchanges.length, correlation.omitted]).toEqual([2, 1]);
    expect(correlation.response(message("s2c", result(3), 4), where)?.exchange.outcome).toBe("ok");
    const again = message("s2c", result(3), 5);
    expect(correlation.response(again, where)).toBeUndefined();
    expect(again.partnerLost).toBe(true);
  });

  it("that are open with one id are told apart up to 64", () => {
    const requests = new Requests(new Losses());
    const records = new ExchangeRecords();
    const made: ExchangeRecord[] = [];
    for (let i = 0; i < 65; i++) {
      const record = records.create("ping", 1, "c2s", at(i + 1), i, "t");
      record.exchangeNumber = i;
      requests.add(record, undefined);
      made.push(record);
    }
    expect(requests.allOpen(1)).toHaveLength(64);
    expect(requests.find(1, 64)).toBe(made[64]);
    // The oldest has no place of its own left: the oldest that has one stands in.
    expect(requests.find(1, 0)).toBe(made[1]);
  });

  it("that nobody answers are given up from 50,000 on, undecided", () => {
    const requests = new Requests(new Losses());
    const records = new ExchangeRecords();
    const add = (i: number): ExchangeRecord => {
      const record = records.create("ping", i, "c2s", at(i + 1), i, "t");
      requests.add(record, i);
      return record;
    };
    const first = add(0);
    for (let i = 1; i < 50_000; i++) add(i);
    expect([requests.open.size, first.answerMayBeLost]).toEqual([50_000, false]);
    add(50_000);
    expect([requests.open.size, first.answerMayBeLost]).toEqual([25_001, true]);
    expect([requests.find(0, undefined), requests.byToken(0)]).toEqual([undefined, undefined]);
    expect(requests.byToken(50_000)?.id).toBe(50_000);
  });
});

describe("HTTP", () => {
  const head = (exchange: number, session?: string): Parameters<HttpExchanges["request"]>[0] => ({
    type: "http.request",
    seq: 1,
    ts: "t",
    dir: "c2s",
    exchange,
    method: "POST",
    path: "/",
    headers: session === undefined ? {} : { "mcp-session-id": session },
  });

  it("sessions beyond 10,000 share a scope in which nothing is sure", () => {
    const rest = new Scope(new Losses());
    const http = new HttpExchanges(rest, new Losses());
    for (let i = 0; i < 10_000; i++) http.request(head(i, `s${i}`));
    expect([new Set(http.scopes()).size, rest.lost]).toEqual([10_001, false]);
    http.request(head(10_000, "one more"));
    expect(http.get(10_000)?.scope).toBe(rest);
    expect(rest.lost).toBe(true);
    http.request(head(10_001, "s5"));
    expect(http.get(10_001)?.scope).not.toBe(rest);
  });

  it("exchanges that do not end are forgotten from 20,000 on, the oldest first", () => {
    const http = new HttpExchanges(new Scope(new Losses()), new Losses());
    for (let i = 0; i < 20_000; i++) http.request(head(i));
    expect(http.get(0)).toBeDefined();
    http.request(head(20_000));
    expect([http.get(0), http.get(9_999), http.get(10_000) !== undefined]).toEqual([undefined, undefined, true]);
  });

  it("event ids beyond the limit are not remembered: what comes again is a message then", () => {
    const replays = new Replays(2);
    const seen = (id: string): boolean => replays.isReplay({ id }, { rawFrame: () => id } as never);
    expect(["a", "b", "c", "a", "b", "c"].map(seen)).toEqual([false, false, false, true, true, false]);
  });
});

describe("listings", () => {
  const page = (line: number, tools: readonly unknown[], nextCursor?: string): DraftMessage =>
    message("s2c", result(line, { tools, ...(nextCursor === undefined ? {} : { nextCursor }) }), line);
  const exchange = (line: number): ExchangeRecord =>
    new ExchangeRecords().create("tools/list", line, "c2s", at(line), line, "t");

  it("with more tools than a session may declare are incomplete", () => {
    const budget = new ListingBudget(2);
    const names = (tools: readonly unknown[]) =>
      new Listings(budget)
        .response(exchange(1), page(1, tools))
        .map(({ tools: kept, complete }) => [kept.length, complete]);
    expect(names([{ name: "a" }, { name: "b" }])).toEqual([[2, true]]);
    expect(names([{ name: "c" }])).toEqual([[0, false]]);
  });

  it("keep definitions up to their length, then digests alone; equal ones count once", () => {
    const one = { name: "a", x: "y".repeat(50) };
    const budget = new ListingBudget(100, JSON.stringify(one).length);
    const kept = (tool: object): boolean => budget.declaration(tool, page(1, []))?.definition !== undefined;
    expect([kept(one), kept(one), kept({ name: "b" })]).toEqual([true, true, false]);
    expect(budget.declaration({ name: "b" }, page(1, []))?.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it("wait for their next page up to 1000 at a time", () => {
    const listings = new Listings(new ListingBudget());
    for (let i = 0; i < 1000; i++)
      expect(listings.response(exchange(i + 1), page(i + 1, [{ name: "a" }], `c${i}`))).toEqual([]);
    expect(listings.response(exchange(1001), page(1001, [{ name: "b" }], "one more"))).toMatchObject([
      { complete: false },
    ]);
    expect(listings.flush()).toHaveLength(1000);
  });

  it("whose requests pile up unanswered are not sure to be whole any more", () => {
    const listings = new Listings(new ListingBudget());
    for (let i = 0; i < 1000; i++) listings.request(exchange(i + 1), { params: { cursor: "x" } });
    expect(listings.response(exchange(2000), page(2000, []))).toMatchObject([{ complete: true }]);
    listings.request(exchange(1001), { params: { cursor: "x" } });
    expect(listings.response(exchange(2001), page(2001, []))).toMatchObject([{ complete: false }]);
  });
});

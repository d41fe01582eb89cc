import { describe, expect, it } from "vitest";
import { exactInteger } from "../../src/session/exact-id.ts";
import { c2s, HTTP, log, notification, observe, request, result, s2c } from "./observed.ts";

/** A log in which each text `#…` stands as the number behind the sign. */
function spelled(records: Parameters<typeof log>[0], start?: Parameters<typeof log>[1]): ReturnType<typeof observe> {
  return observe(log(records, start).replace(/"#([^"]*)"/g, "$1"));
}

const pairs = ({ messages }: ReturnType<typeof observe>): unknown[] =>
  messages.filter(({ kind }) => kind === "response").map((message) => message.exchange?.position.line);

describe("exactInteger", () => {
  it.each<[string, bigint | undefined]>([
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["9007199254740993.0", 9007199254740993n],
    ["900719925474099.3e1", 9007199254740993n],
    ["90071992547409930e-1", 9007199254740993n],
    ["9.007199254740993E+15", 9007199254740993n],
    ["1e22", 10_000_000_000_000_000_000_000n],
    ["0e999", 0n],
    ["-0", 0n],
    ["0.000", 0n],
    ["9007199254740993.5", undefined],
    ["5e-1", undefined],
    ["1e309", undefined],
    ["1e9999", undefined],
    ["1e99999", undefined],
    ['"1"', undefined],
    ["", undefined],
  ])("reads %s", (spelling, value) => {
    expect(exactInteger(spelling)).toBe(value);
  });
});

describe("ids beyond what JavaScript holds", () => {
  it("are told apart", () => {
    const requests = [c2s(request("#9007199254740992", "ping")), c2s(request("#9007199254740993", "ping"))];
    expect(pairs(spelled([...requests, s2c(result("#9007199254740993")), s2c(result("#9007199254740992"))]))).toEqual([
      3, 2,
    ]);
    expect(pairs(spelled([...requests.slice(0, 1), s2c(result("#9007199254740993"))]))).toEqual([undefined]);
  });

  it("are the same number however they are spelled, and never a text", () => {
    const asked = c2s(request("#10000000000000000000000", "ping"));
    expect(pairs(spelled([asked, s2c(result("#1e22"))]))).toEqual([2]);
    expect(pairs(spelled([asked, s2c(result("10000000000000000000000"))]))).toEqual([undefined]);
  });

  it("are told apart in a batch, and in what names them", () => {
    const batch = c2s([request("#9007199254740992", "ping"), request("#9007199254740993", "ping")]);
    const observed = spelled([batch, c2s(notification("notifications/cancelled", { requestId: "#9007199254740993" }))]);
    expect(observed.session.exchanges.map(({ cancelled }) => cancelled)).toEqual([false, true]);
    const cut = {
      type: "frame",
      dir: "s2c",
      truncated: true,
      text: '{"jsonrpc":"2.0","id":9007199254740993,"result":{"a":"',
    };
    expect(spelled([batch, cut]).session.exchanges.map(({ responses }) => responses)).toEqual([0, 1]);
  });

  it("decide nothing when they are larger than any number", () => {
    const { messages } = spelled([c2s(request("#1e400", "ping")), s2c(result("#2e400"))]);
    expect(messages[1]).toMatchObject({ partnerLost: true });
    expect(messages[1]?.exchange).toBeUndefined();
  });

  it("count by value below: 1.0 is 1, -0 is 0", () => {
    const requests = [c2s(request("#1", "ping")), c2s(request("#0", "ping"))];
    expect(pairs(spelled([...requests, s2c(result("#1.0")), s2c(result("#-0"))]))).toEqual([2, 3]);
  });

  it("cost a batch no more than once each", () => {
    const members = (from: number): unknown[] =>
      Array.from({ length: 20_000 }, (_, i) => request(`#90071992547409${String(from + i).padStart(5, "0")}`, "ping"));
    const started = performance.now();
    const { session } = spelled([c2s(members(0))], HTTP);
    expect(new Set(session.exchanges.map(({ id }) => id)).size).toBe(20_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe("an id that is no id", () => {
  it.each<{ id: unknown }>([
    { id: { toString: 1 } },
    { id: { valueOf: 1, toString: null } },
    { id: { toJSON: 1 } },
    { id: [] },
    { id: true },
  ])("$id pairs with nothing", ({ id }) => {
    const asked = [c2s(request(1, "ping")), c2s(request(id, "ping"))];
    expect(pairs(observe([...asked, s2c(result(id))]))).toEqual([undefined]);
  });
});

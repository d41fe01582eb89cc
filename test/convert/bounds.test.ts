import { describe, expect, it } from "vitest";
import { Calls } from "../../src/convert/calls.ts";
import { InOrder } from "../../src/convert/in-order.ts";
import type { Exchange, Message } from "../../src/session/types.ts";

describe("what waits for its turn", () => {
  it("comes in the order in which it was begun", () => {
    const written: string[] = [];
    const order = new InOrder((text) => written.push(text));
    const [a, b, c] = [order.begin(), order.begin(), order.begin()];
    order.ready(c, "c");
    order.ready(b, "b");
    expect(written).toEqual([]);
    order.ready(a, "a");
    expect(written).toEqual(["a", "b", "c"]);
    expect(order.isOrdered).toBe(true);
  });

  it("is let go beyond the bound, each text once", () => {
    const written: string[] = [];
    const order = new InOrder((text) => written.push(text), 4);
    const [a, b, c, d] = [order.begin(), order.begin(), order.begin(), order.begin()];
    order.ready(b, "bb");
    order.ready(c, "cc");
    expect(written).toEqual([]);
    order.ready(d, "d");
    expect(written).toEqual(["bb", "cc", "d"]);
    expect(order.isOrdered).toBe(false);
    order.ready(a, "a");
    expect(written).toEqual(["bb", "cc", "d", "a"]);
  });
});

describe("requests without an answer", () => {
  it("are given up beyond the limit, the oldest first", () => {
    const ended: unknown[] = [];
    const calls = new Calls<number>({ begin: () => 1, end: ({ id }, _begun, answer) => ended.push([id, answer]) }, 2);
    for (const id of [1, 2, 3]) {
      const exchange = { id, direction: "c2s" } as unknown as Exchange;
      calls.message({ direction: "c2s", exchange } as unknown as Message);
    }
    expect(ended).toEqual([[1, undefined]]);
    calls.finish();
    expect(ended.length).toBe(3);
  });
});

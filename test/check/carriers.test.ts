import { describe, expect, it } from "vitest";
import type { HttpEndRecord, HttpResponseRecord } from "../../src/capture/types.ts";
import { Carriers } from "../../src/check/carriers.ts";
import type { Exchange, Message } from "../../src/session/types.ts";

const exchange = (exchangeNumber: number, direction: "c2s" | "s2c" = "c2s") =>
  ({ exchangeNumber, direction, responses: 0 }) as Exchange;
const request = (of: Exchange) => ({ exchange: of, direction: of.direction }) as Message;
const answered = (of: Exchange, responses = 1): Exchange => ({ ...of, responses });
const head = (number: number, type = "application/json") =>
  ({ exchange: number, status: 200, headers: { "content-type": type } }) as unknown as HttpResponseRecord;
const end = (number: number) => ({ exchange: number, reason: "complete" }) as HttpEndRecord;

describe("carriers", () => {
  it("of answered requests are let go when they end, in either order", () => {
    const carriers = new Carriers();
    for (let number = 1; number <= 1000; number++) {
      const one = exchange(number);
      carriers.message(request(one));
      carriers.response(head(number));
      if (number % 2) carriers.settled(answered(one));
      carriers.end(end(number), number);
      if (number % 2 === 0) carriers.settled(answered(one));
      expect(carriers.size).toBe(0);
    }
  });

  it("of requests without an answer stay, with all that is known of them", () => {
    const carriers = new Carriers();
    const [first, second] = [exchange(1), exchange(1)];
    for (const one of [first, second]) carriers.message(request(one));
    carriers.response(head(1));
    carriers.settled(answered(first));
    carriers.settled(answered(first, 2));
    carriers.end(end(1), 7);
    expect(carriers.get(1)).toMatchObject({ status: 200, json: true, ended: { reason: "complete", at: 7 } });
  });

  it("that are open stay for requests of the server, and responses do not count as requests", () => {
    const carriers = new Carriers();
    carriers.response(head(1, "text/event-stream"));
    carriers.message({ exchange: exchange(1), direction: "s2c" } as Message);
    const asked = exchange(1, "s2c");
    carriers.message(request(asked));
    carriers.settled(answered(asked));
    expect(carriers.get(1)).toMatchObject({ status: 200, json: false });
    carriers.end(end(1), 1);
    expect([carriers.size, carriers.get(undefined)]).toEqual([0, undefined]);
  });
});

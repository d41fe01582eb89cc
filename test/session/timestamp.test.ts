import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExchangeRecords } from "../../src/session/exchange-record.ts";
import { Moments, timestamp } from "../../src/session/timestamp.ts";

describe("a moment", () => {
  it("comes back as it was written", () => {
    const moments = new Moments();
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date("2254-12-31"), noInvalidDate: true }),
        fc.nat({ max: 999 }),
        (date, micros) => {
          const text = `${date.toISOString().slice(0, 23)}${String(micros).padStart(3, "0")}Z`;
          const value = moments.microseconds(text);
          expect(value).toBe(date.getTime() * 1000 + micros);
          expect(timestamp(value)).toBe(text);
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });

  it.each([
    "",
    "2026-01-01T00:00:00Z",
    "2026-01-01T00:00:00.000000+00:00",
    "2026-01-01T00:00:00.123456789Z",
    "2026-02-30T00:00:00.000000Z",
    "2026-01-01T00:00:60.000000Z",
    "2026-01-01T25:00:00.000000Z",
    "2026-01-01T00:00:00.00x000Z",
    "1969-12-31T23:59:59.999999Z",
    "2026-01-01 00:00:00.000000Z",
  ])("in another form, %j, is no number", (text) => {
    const moments = new Moments();
    expect(moments.microseconds("2026-01-01T00:00:00.000000Z")).toBeGreaterThan(0);
    expect(moments.microseconds(text)).toBeNaN();
  });
});

describe("exchange records", () => {
  it("give back what was put in, over many pages", () => {
    const records = new ExchangeRecords();
    const made = Array.from({ length: 3000 }, (_, i) => {
      const record = records.create(
        "m",
        i,
        "c2s",
        { line: i + 1, offset: i * 3e6, bytes: i },
        i + 7,
        i % 2 ? "2026-01-01T00:00:01.000002Z" : `odd ${i}`,
      );
      record.callIndex = i;
      if (i % 3 === 0) {
        record.errorCode = -i;
        records.answered(record, { line: i + 2, offset: 2 ** 40 + i, bytes: 5 }, `later ${i}`);
      }
      return record;
    });
    made.forEach((record, i) => {
      expect(record).toMatchObject({
        id: i,
        seq: i + 7,
        callIndex: i,
        position: { line: i + 1, offset: i * 3e6, bytes: i },
      });
      expect(record.ts).toBe(i % 2 ? "2026-01-01T00:00:01.000002Z" : `odd ${i}`);
      expect(record.errorCode).toBe(i % 3 === 0 ? -i : undefined);
      expect(record.responsePosition).toEqual(i % 3 === 0 ? { line: i + 2, offset: 2 ** 40 + i, bytes: 5 } : undefined);
      expect(record.responseTs).toBe(i % 3 === 0 ? `later ${i}` : undefined);
      expect([record.exchangeNumber, record.httpStatus]).toEqual([undefined, undefined]);
    });
  });
});

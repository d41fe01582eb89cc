import { expect, it } from "vitest";
import { findSecrets } from "../../../src/content/secrets/index.ts";
import { worstUnits } from "./worst-cases.ts";

const ALL = { plausible: true, suspected: true, personal: true } as const;
const SMALL = 10_000;

/** One flat string. */
const filled = (unit: string, size: number): string =>
  Buffer.from(unit.repeat(Math.ceil(size / unit.length))).toString("utf8");

/** Processor time in microseconds. */
function cost(text: string): number {
  const start = process.cpuUsage();
  findSecrets(text, ALL);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Linear cost is 16 times that of the part, quadratic cost 256 times; 20 ms are for the clock and other work. */
function isProportional(unit: string): boolean {
  const part = filled(unit, SMALL);
  const least = Math.min(cost(part), cost(part));
  return cost(filled(unit, SMALL * 16)) < 64 * least + 20_000;
}

// How many times ordinary text it is, `npm run bench -- secrets` tells; here it must not grow faster than the text.
it("costs in proportion to the text, whatever pattern is made to work", { timeout: 240_000 }, () => {
  for (const [name, unit] of worstUnits()) {
    // A busy machine may spoil one measurement, not three in a row.
    expect(isProportional(unit) || isProportional(unit) || isProportional(unit), name).toBe(true);
  }
});

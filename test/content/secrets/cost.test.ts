import { expect, it } from "vitest";
import { findSecrets } from "../../../src/content/secrets/index.ts";
import { worstUnits } from "./worst-cases.ts";

const ALL = { plausible: true, suspected: true, personal: true } as const;
const SMALL = 10_000;

/** One flat string. */
const filled = (unit: string, size: number): string =>
  Buffer.from(unit.repeat(Math.ceil(size / unit.length))).toString("utf8");

function cost(text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 2; round++) {
    const start = process.cpuUsage();
    findSecrets(text, ALL);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, user + system);
  }
  return least;
}

// How many times ordinary text it is, `npm run bench -- secrets` tells; here it must not grow faster than the text.
it("costs in proportion to the text, whatever pattern is made to work", { timeout: 120_000 }, () => {
  for (const [name, unit] of worstUnits()) {
    const part = cost(filled(unit, SMALL));
    const whole = cost(filled(unit, SMALL * 8));
    // Linear cost is 8 times that of the part, quadratic cost 64 times; 5 ms are the floor of the clock.
    expect(whole, name).toBeLessThan(28 * part + 5000);
  }
});

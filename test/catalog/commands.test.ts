import { describe, expect, it } from "vitest";
import { allRules } from "../../src/catalog/catalog.ts";
import { allFamiliesOf, familiesOf } from "../../src/catalog/commands.ts";

describe("the families of the commands", () => {
  it("are all those of the catalogue for scan, each once", () => {
    const scan = allFamiliesOf("scan");
    expect(new Set(scan).size).toBe(scan.length);
    for (const { family } of allRules()) expect(scan).toContain(family);
  });

  it("hold for every command over captures what says that one is silent", () => {
    for (const command of ["scan", "check", "detect"] as const) expect(familiesOf(command).session).toContain("gate");
    expect(allFamiliesOf("audit")).not.toContain("gate");
  });

  it("are for every other command a part of what scan looks for", () => {
    const scan = familiesOf("scan");
    for (const command of ["audit", "check", "detect"] as const) {
      const { source, session, both } = familiesOf(command);
      expect(scan.source).toEqual(expect.arrayContaining([...source]));
      expect(scan.session).toEqual(expect.arrayContaining([...session]));
      expect(both).toEqual([]);
      expect(source.length === 0 || session.length === 0).toBe(true);
    }
  });
});

import { expect, it } from "vitest";
import { eraOf, REVISIONS } from "../../src/protocol/revisions.ts";

it("revisions have an era, an unknown one has none", () => {
  expect(REVISIONS.map(eraOf)).toEqual(["legacy", "legacy", "legacy", "legacy", "modern"]);
  for (const unknown of ["2030-01-01", "DRAFT-2026-v1", ""]) expect(eraOf(unknown)).toBeUndefined();
});

import { describe, expect, it } from "vitest";
import { isSentBy, METHODS, methodsNamed } from "../../src/protocol/methods.ts";
import { eraOf, isAtLeast, isRevision, REVISIONS } from "../../src/protocol/revisions.ts";

describe("revisions", () => {
  it("are known by name, in order, never compared as texts", () => {
    expect(isRevision("2025-06-18")).toBe(true);
    expect(isRevision("DRAFT-2026-v1")).toBe(false);
    expect(isAtLeast("2025-11-25", "2025-06-18")).toBe(true);
    expect(isAtLeast("2025-03-26", "2025-06-18")).toBe(false);
    expect(isAtLeast("2027-01-01", "2025-06-18")).toBe(false);
    expect(isAtLeast(undefined, "2024-11-05")).toBe(false);
  });

  it("have an era, an unknown one has none", () => {
    expect(REVISIONS.map(eraOf)).toEqual(["legacy", "legacy", "legacy", "legacy", "modern"]);
    expect(eraOf("2030-01-01")).toBeUndefined();
  });
});

describe("methods", () => {
  it("have a sender for each revision", () => {
    expect(isSentBy("ping", "s2c", "2025-11-25")).toBe(true);
    expect(isSentBy("ping", "c2s", "2026-07-28")).toBe(false);
    expect(isSentBy("tools/list", "s2c", "2025-11-25")).toBe(false);
    expect(isSentBy("elicitation/create", "s2c", "2025-03-26")).toBe(false);
    expect(isSentBy("elicitation/create", "s2c", "2025-06-18")).toBe(true);
    expect(isSentBy("server/discover", "c2s", "2026-07-28")).toBe(true);
    expect(isSentBy("notifications/progress", "c2s", "2025-11-25")).toBe(true);
    expect(isSentBy("notifications/progress", "c2s", "2026-07-28")).toBe(false);
    expect(isSentBy("toString", "c2s", "2026-07-28")).toBe(false);
  });

  it("do not contradict each other", () => {
    for (const method of METHODS) {
      expect(REVISIONS.indexOf(method.since)).toBeLessThanOrEqual(REVISIONS.indexOf(method.until));
      expect(new Set(methodsNamed(method.name).map(({ kind }) => kind)).size).toBe(1);
      expect(method.name.startsWith("notifications/")).toBe(method.kind === "notification");
    }
  });
});

import { describe, expect, it } from "vitest";
import { analyseCapture } from "../../src/session/analysis.ts";
import { log } from "../capture/log.ts";
import { fileOf } from "../capture/temporary.ts";
import { c2s, request } from "./observed.ts";

const analyse = (text: string, name?: string) =>
  analyseCapture(fileOf(text), [], { path: "logs/notes.mcp.jsonl", ...(name === undefined ? {} : { name }) });

describe("a capture without a frame", () => {
  it("is a finding, whichever rules were asked for, and whether it has an end or not", () => {
    const stderr = { type: "stderr", ts: "1970-01-01T00:00:01.000000Z", text: "Error: no port\n" };
    for (const text of [log([]), log([stderr]), log([]).split("\n").slice(0, 1).join("\n")]) {
      const [finding, ...rest] = analyse(text).findings;
      expect(rest).toEqual([]);
      expect(finding).toMatchObject({
        ruleId: "capture-without-frames",
        family: "gate",
        severity: "high",
        confidence: "high",
        location: { path: "logs/notes.mcp.jsonl", startLine: 1 },
      });
    }
  });

  it("is none as soon as there is one", () => {
    expect(analyse(log([c2s(request(0, "initialize"))])).findings).toEqual([]);
  });

  it("is identified by its server, not by its file", () => {
    const print = (name?: string) => analyse(log([]), name).findings[0]?.fingerprint;
    expect(print()).toBe(print());
    expect(print("other")).not.toBe(print());
    expect(analyse(log([]), "other").findings[0]?.message).toContain("`other`");
  });
});

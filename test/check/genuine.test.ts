/** Official servers and clients are the calibration: what they do is right, or a note. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check } from "../../src/check/check.ts";
import { detect } from "../../src/detect/detect.ts";
import { found } from "./session-log.ts";

const folder = join(import.meta.dirname, "../../fixtures/sessions/genuine");
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".mcp.jsonl"))
  .sort();

const BROKEN: Readonly<Record<string, readonly string[]>> = {
  "broken-sep-2322-mrtr-broken-server.mcp.jsonl": ["input-required-method 5 high", "missing-cache-hints 10 high"],
  "broken-sep-2549-no-caching-hints.mcp.jsonl": [5, 10, 15, 20, 25].map((line) => `missing-cache-hints ${line} high`),
};

/** Calls to a tool that the lab's client made up, which the server refused. */
const MADE_UP: Readonly<Record<string, number>> = {
  "everything-http-2025-11-25.mcp.jsonl": 72,
  "everything-httpsse-2024-11-05.mcp.jsonl": 30,
  "everything-stdio-2024-11-05.mcp.jsonl": 79,
  "everything-stdio-2025-11-25.mcp.jsonl": 79,
  "filesystem-stdio-2025-11-25.mcp.jsonl": 29,
  "python-stdio-2024-11-05.mcp.jsonl": 25,
  "python-stdio-2025-11-25.mcp.jsonl": 25,
};

describe.each(names)("%s", (name) => {
  it("breaks no protocol rule that it does not break on purpose", () => {
    const analysis = check(join(folder, name), { perspective: "both" });
    expect(found(analysis)).toEqual(BROKEN[name] ?? []);
    expect(analysis.ruleFailures).toEqual([]);
    expect(analysis.notAnalysed).toEqual([]);
  });

  it("behaves", () => {
    const line = MADE_UP[name];
    // One phrase that directs the model is noted, and honest texts hold some.
    const all = found(detect(join(folder, name))).filter((one) => !/^directive-text [0-9]+ note$/.test(one));
    expect(all).toEqual(line === undefined ? [] : [`undeclared-tool-call ${line} note`]);
  });
});

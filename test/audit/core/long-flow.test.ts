import { describe, expect, it } from "vitest";
import { analyse } from "../../../src/audit/core.ts";
import type { FlowStep } from "../../../src/findings/types.ts";
import { temporaryFolder } from "../../run/temporary-folder.ts";

/** The flow of a tool that joins its argument to so many paths before it reads the file. */
async function flowThrough(joins: number): Promise<readonly FlowStep[]> {
  const lines = Array.from({ length: joins }, (_, index) => `    a = os.path.join("p${index}", a)`);
  const root = temporaryFolder({
    "server.py": [
      "from mcp.server.fastmcp import FastMCP",
      "import os",
      'mcp = FastMCP("s")',
      "@mcp.tool()",
      "def read(a: str) -> str:",
      ...lines,
      "    return open(a).read()",
      "",
    ].join("\n"),
  });
  const { findings } = await analyse({ root, paths: ["."], exclude: [], tests: "demote" });
  return findings.find((finding) => finding.ruleId === "path-traversal")?.flow ?? [];
}

describe("a very long way", () => {
  it("is whole up to 30 steps", async () => {
    const flow = await flowThrough(28);
    expect(flow).toHaveLength(30);
    expect(flow.some((step) => step.skipped !== undefined)).toBe(false);
  });

  it("keeps both ends beyond, and counts what it leaves out", async () => {
    const flow = await flowThrough(40);
    expect(flow).toHaveLength(30);
    expect(flow.map((step) => step.skipped ?? 0).filter((skipped) => skipped > 0)).toEqual([12]);
    expect(flow[15]).toMatchObject({ skipped: 12, location: { startLine: 32 } });
    expect(flow.map((step) => step.location.startLine)).toEqual([
      ...Array.from({ length: 15 }, (_, index) => 5 + index),
      ...Array.from({ length: 15 }, (_, index) => 32 + index),
    ]);
  });
});

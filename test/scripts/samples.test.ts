import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fillSamples } from "../../scripts/samples.ts";

const REPORT =
  "a.ts:1:1 high x\n    a.ts:1:1 the caller's argument\n\nb.ts:1:1 high y\n\n2 findings.\n\nGate failed.\n";

function document(options: string, block: string): string {
  return `# Title\n\n<!-- sample: node x.js${options} -->\n\`\`\`console\n${block}\`\`\`\n\nText.\n`;
}

describe("samples", () => {
  it("hold what the command prints, whatever stood there", () => {
    for (const old of ["", "$ node y.js\nold\n"]) {
      expect(fillSamples(document("", old), (command) => `${command}: ${REPORT}`)).toBe(
        document("", `$ node x.js\nnode x.js: ${REPORT}`),
      );
    }
  });

  it("hold of a report the first finding and the verdict where that is asked for", () => {
    const options = " | first finding";
    expect(fillSamples(document(options, ""), () => REPORT)).toBe(
      document(options, "$ node x.js\na.ts:1:1 high x\n    a.ts:1:1 the caller's argument\n…\nGate failed.\n"),
    );
    expect(fillSamples(document(options, ""), () => "Gate passed.\n")).toBe(
      document(options, "$ node x.js\nGate passed.\n"),
    );
  });

  it("show a stranger one finding with its flow in the README", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
    const block = /<!-- sample: .+ -->\n```console\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    expect(block).toMatch(/critical shell-injection/);
    expect(block).toMatch(/\n +\S+:\d+:\d+ .*caller.*\n/);
    expect(block.trimEnd().split("\n").length).toBeLessThanOrEqual(12);
  });
});

/** What goes wrong in the files that an audit of single files loads beside them is told, too. */
import { expect, it, vi } from "vitest";
import { analyse } from "../../../src/audit/core.ts";
import { temporaryFolder } from "../../run/temporary-folder.ts";

vi.mock("../../../src/audit/parse/javascript/parse.ts", async (original) => {
  const real = await original<typeof import("../../../src/audit/parse/javascript/parse.ts")>();
  return {
    ...real,
    parseJavaScript: (text: string, path: string) => {
      if (text.includes("BUG")) throw new TypeError("a bug");
      return real.parseJavaScript(text, path);
    },
  };
});

it("as what was not analysed, and as a failure of ours", async () => {
  const root = temporaryFolder({
    "a.js": 'import "./b.js";\nimport "./c.js";\nimport "./d.js";\n',
    "b.js": "f(;",
    "c.js": "BUG",
    "d.js": "f(\0)",
  });
  const analysis = await analyse({ root, paths: ["a.js"], exclude: [], tests: "demote" });
  expect(analysis.notAnalysed.map((entry) => `${entry.path} ${entry.reason}`)).toEqual([
    "b.js parse-degraded",
    "c.js parse-degraded",
    "d.js parse-degraded",
  ]);
  expect(analysis.ruleFailures).toEqual([{ ruleId: "audit-parse", path: "c.js", error: "TypeError" }]);
});

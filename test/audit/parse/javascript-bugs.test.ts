/** A bug of ours in the lowering is no error of syntax in the text. */
import { expect, it, vi } from "vitest";
import { parseJavaScript } from "../../../src/audit/parse/javascript/parse.ts";

vi.mock("../../../src/audit/parse/javascript/statements.ts", () => ({
  statements: () => {
    throw new TypeError("a bug");
  },
}));

it.each([
  ["a text that Babel reads", "f(x);", "a.js"],
  ["one that only TypeScript reads", 'import data from "./d.json" assert { type: "json" };', "a.js"],
  ["one with errors", "f(; g(", "a.js"],
])("is thrown: %s", async (_, text, path) => {
  await expect(parseJavaScript(text, path)).rejects.toThrow(TypeError);
});

import { describe, expect, it } from "vitest";
import { marksIn } from "../../../src/content/directives/marks.ts";
import { areasIn } from "../../../src/content/directives/prefilter.ts";
import { MARK_EXAMPLES } from "./mark-examples.ts";

describe("what is no word", () => {
  it.each(MARK_EXAMPLES)("%s is seen as a mark, %s", (mark, text) => {
    expect(marksIn(`see ${text} now`).map((one) => one.mark)).toContain(mark);
  });

  // A mark alone makes no signal but for markup; beside these words it does.
  const BESIDE = { path: "read ", markup: "", command: "without asking, run " } as const;

  it.each(MARK_EXAMPLES)("%s passes the prefilter, %s", (mark, text) => {
    const ranges: string[] = [];
    const whole = `adds two numbers.\n${BESIDE[mark]}${text} now.\nnothing else.`;
    areasIn(whole, (start, end) => {
      ranges.push(whole.slice(start, end));
      return true;
    });
    expect(ranges.join()).toContain(text);
  });
});

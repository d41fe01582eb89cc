import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { codeOf } from "../../src/errors/system-error.ts";

it("codeOf tells the system's code and nothing of the message", () => {
  const thrown = (): unknown => {
    try {
      return statSync("/no/such/file");
    } catch (error) {
      return error;
    }
  };
  expect(codeOf(thrown())).toBe("ENOENT");
  for (const other of [new Error("/a/path"), { code: 2 }, null, undefined, "EIO"])
    expect(codeOf(other)).toBe("unknown");
});

import { describe, expect, it } from "vitest";
import { classAndPlace } from "../../src/errors/own-failure.ts";

const HERE = /^(\w+) at own-failure\.test\.ts:\d+:\d+$/;

describe("an error of ours", () => {
  it("is told by class and place, never by what its message says", () => {
    for (const message of ["", "s3cr3t", "s3cr3t\n    at s3cr3t (s3cr3t:1:2)\n", "    at s3cr3t:1:2", "at"]) {
      expect(HERE.exec(classAndPlace(new TypeError(message)))?.[1]).toBe("TypeError");
    }
    let parse: unknown;
    try {
      JSON.parse("s3cr3t");
    } catch (error) {
      parse = error;
    }
    expect(classAndPlace(parse)).toMatch(/^SyntaxError( at own-failure\.test\.ts:\d+:\d+)?$/);
  });

  it("may be no error, have no stack and any name", () => {
    expect(classAndPlace("s3cr3t")).toBe("threw a value that is no error");
    const odd = new Error("s3cr3t");
    odd.name = "s3cr3t: s3cr3t";
    expect(classAndPlace(odd)).not.toContain("s3cr3t");
    delete odd.stack;
    expect(classAndPlace(odd)).toBe("Error");
  });
});

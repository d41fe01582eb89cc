import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sealed } from "../../scripts/seal-capture.ts";

const root = join(import.meta.dirname, "../../fixtures/rules");
const logs = ["check", "detect", "gate"].flatMap((family) =>
  readdirSync(join(root, family), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".mcp.jsonl"))
    .map((path) => join(root, family, path)),
);

describe("sealed", () => {
  it("is what every fixture is", () => {
    expect(logs.length).toBeGreaterThan(50);
    const unsealed = logs.filter((path) => {
      const text = readFileSync(path, "utf8");
      return sealed(text) !== text;
    });
    expect(unsealed, "run node scripts/seal-capture.ts on them").toEqual([]);
  });

  it("numbers the records anew and keeps the bytes of messages", () => {
    const start = '{"type":"session.start","ts":"1970-01-01T00:00:00.000000Z"}';
    const frame =
      '{"type":"frame","seq":9,"ts":"1970-01-01T00:00:01.000000Z","dir":"s2c","frame":{"b":1.0,"seq":7,"a":"\\u0041"}}';
    const lines = sealed(`${start}\n${frame}\n${frame}`).split("\n");
    expect(lines[1]).toBe(frame.replace('"seq":9', '"seq":1'));
    expect(lines[2]).toBe(frame.replace('"seq":9', '"seq":2'));
    expect(JSON.parse(lines[3]!)).toMatchObject({ frames: { c2s: 0, s2c: 2 }, ts: "1970-01-01T00:00:01.000000Z" });
    expect(sealed(lines.join("\n"))).toBe(lines.join("\n"));
  });
});

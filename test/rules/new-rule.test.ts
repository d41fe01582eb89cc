import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkRule } from "../../scripts/generate/rule-schema.ts";
import { newRule } from "../../scripts/new-rule.ts";

const root = mkdtempSync(join(tmpdir(), "portlight-new-rule-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("npm run new-rule", () => {
  it("writes the rule's file and its fixture folders", () => {
    const script = join(import.meta.dirname, "../../scripts/new-rule.ts");
    const result = spawnSync(process.execPath, [script, "audit", "xml-entities", "--root", root], { encoding: "utf8" });
    expect(result.stderr).toBe("");
    expect(result.status).toBe(0);
    const rule = parse(readFileSync(join(root, "rules/audit/xml-entities.yml"), "utf8")) as Record<string, unknown>;
    expect(rule.id).toBe("xml-entities");
    expect(existsSync(join(root, "fixtures/rules/audit/xml-entities/bad"))).toBe(true);
    expect(existsSync(join(root, "fixtures/rules/audit/xml-entities/good"))).toBe(true);
  });

  it.each(["audit", "content", "check", "detect", "surface", "gate"])(
    "gives a %s rule that holds once it is filled in",
    (family) => {
      newRule(root, family, `filled-${family}`);
      const path = `rules/${family}/filled-${family}.yml`;
      const text = readFileSync(join(root, path), "utf8");
      expect(() => checkRule(parse(text) as Record<string, unknown>, path, family)).toThrow(
        family === "check" ? "needs spec" : "severity",
      );
      const filled = text
        .replace("severity: WRITE", "severity: high")
        .replace("precision: WRITE", "precision: high")
        .replace("spec: []", "spec: [JR-01]");
      expect(checkRule(parse(filled) as Record<string, unknown>, path, family).id).toBe(`filled-${family}`);
    },
  );

  it("refuses a second rule of the same id, an unknown family and a bad id", () => {
    newRule(root, "check", "only-once");
    expect(() => newRule(root, "detect", "only-once")).toThrow("is there already");
    expect(() => newRule(root, "audits", "fine")).toThrow("is no family");
    expect(() => newRule(root, "audit", "../Evil")).toThrow("is no rule id");
  });
});

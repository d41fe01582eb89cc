import { describe, expect, it } from "vitest";
import { annotate } from "../../src/action/annotations.ts";
import { annotationLine, outputText, withoutCommands } from "../../src/action/workflow-commands.ts";
import { judged } from "./judged.ts";

const options = { most: 10, isInCheckout: () => true, help: new Map() };

describe("annotations", () => {
  it("are errors when they gate, warnings from medium up, notices for low, none for notes and what is known", () => {
    const { shown, dropped } = annotate(
      [
        judged("a-low", "low"),
        judged("a-note", "note"),
        judged("a-medium", "medium"),
        judged("a-critical", "critical", { gating: true }),
        judged("known", "high", { baselined: true, isNew: false }),
        judged("accepted", "high", { suppressed: { kind: "configuration", reason: "r" } }),
      ],
      options,
    );
    expect(shown.map(({ level, title }) => `${level} ${title}`)).toEqual([
      "error a-critical (a-critical)",
      "warning a-medium (a-medium)",
      "notice a-low (a-low)",
    ]);
    expect(dropped).toBe(0);
  });

  it("stop at ten of each level, new and worst first, and count the rest", () => {
    const many = Array.from({ length: 11 }, (_, index) =>
      judged(`old-${index}`, "high", { gating: true, isNew: false }),
    );
    const findings = [
      ...many,
      judged("new-high", "high", { gating: true }),
      judged("old-critical", "critical", { gating: true, isNew: false }),
    ];
    const { shown, dropped } = annotate([...findings, judged("low", "low")], options);
    expect(shown.filter(({ level }) => level === "error")).toHaveLength(10);
    expect(shown.slice(0, 3).map(({ title }) => title)).toEqual([
      "new-high (new-high)",
      "old-critical (old-critical)",
      "old-0 (old-0)",
    ]);
    expect(dropped).toBe(3);
    expect(annotate(findings.slice(0, 10), options)).toMatchObject({ dropped: 0 });
    expect(annotate(findings, { ...options, most: 0 })).toEqual({ shown: [], dropped: 13 });
  });

  it("carry the first step to take", () => {
    const step = { why: "w", fix: ["First step.", "Second step."], references: [] };
    const { shown } = annotate([judged("a", "high")], { ...options, help: new Map([["a", step]]) });
    expect(shown[0]?.message).toBe("Something of a is wrong.\nWhat to do: First step.");
  });

  it("name the file only when the forge knows it", () => {
    const { shown } = annotate([judged("a", "high")], { ...options, isInCheckout: () => false });
    expect(shown[0]).toEqual({ level: "warning", title: "a (a)", message: "src/a.ts:3: Something of a is wrong." });
  });
});

describe("a workflow command", () => {
  it("is one line whatever it holds", () => {
    const line = annotationLine({
      level: "error",
      title: "a, b: c%",
      message: "first\nsecond ::set-output name=x::y",
      file: "src/a,b\n::warning::x:1.ts",
      line: 2,
      endLine: 2,
      column: 1,
      endColumn: 4,
    });
    expect(line).toBe(
      "::error file=src/a%2Cb%0A%3A%3Awarning%3A%3Ax%3A1.ts,line=2,endLine=2,col=1,endColumn=4,title=a%2C b%3A c%25::first%0Asecond ::set-output name=x::y\n",
    );
    expect(line.trimEnd()).not.toContain("\n");
  });

  it("gives no columns for a place of several lines", () => {
    const line = annotationLine({
      level: "notice",
      title: "t",
      message: "m",
      file: "f",
      line: 1,
      endLine: 2,
      column: 1,
      endColumn: 4,
    });
    expect(line).toBe("::notice file=f,line=1,endLine=2,title=t::m\n");
  });

  it("in a text has no effect", () => {
    expect(withoutCommands("::error::x", "token")).toBe("::stop-commands::token\n::error::x\n::token::\n");
  });
});

describe("outputs", () => {
  it("keep line breaks, and a value cannot end early", () => {
    expect(outputText(new Map([["a", "1\nb=2"]]), "END")).toBe("a<<END\n1\nb=2\nEND\n");
    expect(() => outputText(new Map([["a", "x\nEND\nb=1"]]), "END")).toThrow("delimiter");
  });
});

import { describe, expect, it } from "vitest";
import {
  commandData,
  commandProperty,
  jsonText,
  markdownCode,
  markdownText,
  sarifText,
  terminalText,
  xmlText,
} from "../../src/content/neutralise.ts";

const POISONS = [
  "\u001b[31mred\u001b[0m",
  "a\rb",
  "a\nb",
  "a\u0000b",
  "\u009b31m",
  "abc\u202egpj.exe",
  "zero\u200bwidth",
  "tag\u{e0041}\u{e0042}",
  "variation\ufe0f\u{e0100}",
  "line\u2028para\u2029",
  "lone\ud800surrogate",
  "private\ue000\u{f0000}",
  `zalgo${"\u0301".repeat(50)}`,
  "soft\u00adhyphen",
  "\u2066isolate\u2069",
  "filler\u3164\u115f",
];

const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

describe("every form", () => {
  for (const [name, form] of Object.entries({
    terminalText,
    markdownCode,
    markdownText,
    commandData,
    commandProperty,
  })) {
    it(`${name} leaves nothing hidden`, () => {
      for (const poison of POISONS) {
        expect(form(poison)).not.toMatch(HIDDEN);
        expect(form(poison)).not.toMatch(/\p{M}{5}/u);
      }
    });
  }
  for (const [name, form] of Object.entries({ xmlText, sarifText })) {
    it(`${name} leaves nothing hidden but line breaks`, () => {
      for (const poison of POISONS) expect(form(poison).replaceAll("\n", "")).not.toMatch(HIDDEN);
    });
  }
  it("keeps ordinary text of any script", () => {
    const text = "src/añadir/файл/ファイル/ملف/e\u0301.ts";
    for (const form of [terminalText, xmlText, commandData, sarifText, jsonText]) expect(form(text)).toBe(text);
  });
});

describe("terminalText", () => {
  it("breaks the commands of CI runners", () => {
    expect(terminalText("::error::x")).toBe("\\u{3a}:error::x");
    expect(terminalText("  ::set-output name=a::b")).toBe("  \\u{3a}:set-output name=a::b");
    expect(terminalText("x ##[error]y")).toBe("x \\u{23}#[error]y");
    expect(terminalText("##vso[task.setvariable]")).toBe("\\u{23}#vso[task.setvariable]");
    expect(terminalText("a\n::error::x")).toBe("a\\u{a}::error::x");
    expect(terminalText("std::vector ## heading")).toBe("std::vector ## heading");
  });
});

describe("markdown", () => {
  it("lets nothing out of a code span", () => {
    expect(markdownCode("a`b|c")).toBe("`a\\u{60}b\\u{7c}c`");
    expect(markdownCode("")).toBe('`""`');
    expect(markdownCode("![x](https://h/)")).toBe("`![x](https://h/)`");
  });
  it("keeps the spans of a message and escapes the rest", () => {
    expect(markdownText("Tool `run|x` passes <b>")).toBe("Tool `run\\u{7c}x` passes &lt;b&gt;");
  });
  it("breaks mentions, references, links and images", () => {
    expect(markdownText("@octocat")).toBe("`@`octocat");
    expect(markdownText("see #12 and GH-12")).toBe("see `#`12 and `GH`-12");
    expect(markdownText("https://example.com")).toBe("https`://`example.com");
    expect(markdownText("www.example.com")).toBe("`www`.example.com");
    expect(markdownText("![a](b)")).toBe("\\!\\[a\\](b)");
    expect(markdownText("<img src=x>")).toBe("&lt;img src=x&gt;");
  });
  it("treats an unclosed backtick as text", () => {
    expect(markdownText("a ` @b")).toBe("a \\` `@`b");
  });
});

describe("workflow commands", () => {
  it("escapes as the runner unescapes", () => {
    expect(commandData("50% done\nnext: a,b")).toBe("50%25 done%0Anext: a,b");
    expect(commandProperty("a,b:c%\n")).toBe("a%2Cb%3Ac%25%0A");
    expect(commandData("%0A::error::")).toBe("%250A::error::");
  });
});

describe("xmlText", () => {
  it("drops nothing that XML allows and shows what it forbids", () => {
    expect(xmlText("a\tb\n<c&d>\u0001\uffff")).toBe("a\tb\n<c&d>\\u{1}\\u{ffff}");
  });
});

describe("sarifText", () => {
  it("has no embedded links", () => {
    expect(sarifText("[click](http://x)")).toBe("[click] (http://x)");
  });
});

describe("jsonText", () => {
  it("keeps what a build log takes for a command as a value, and no log takes it for one", () => {
    for (const text of ["##vso[task.complete]", "\\##[error]", "a ##teamcity[x]"]) {
      const json = jsonText(JSON.stringify({ text }));
      expect(JSON.parse(json)).toEqual({ text });
      expect(json).not.toMatch(/##[a-z]*\[/i);
    }
  });

  it("keeps the value", () => {
    for (const poison of POISONS) {
      const json = jsonText(JSON.stringify({ [poison]: poison }, null, 2));
      expect(JSON.parse(json)).toEqual({ [poison]: poison });
      expect(json.replaceAll("\n", "")).not.toMatch(HIDDEN);
    }
  });
});

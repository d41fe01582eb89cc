import fc from "fast-check";
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
import { flat, growsLinearly } from "../growth.ts";

/** Pieces of every kind of poison: they come alone, in a row and in words. */
const NASTY = [
  ..."\u0000\u0007\b\t\n\u000b\f\r\u001b\u007f\u0085\u009b\u00a0\u00ad\u034f\u061c\u115f\u180e\u200b\u200d\u200e\u2028\u2029\u202a\u202e\u2066\u2069\u2800\u3000\u3164\ufe0f\ufeff\uffa0\ufff9\ufffe\uffff\ufdd0",
  "\u{e0041}\u{e0100}\u{f0000}\u{1fffe}",
  "\ud800",
  "\udc00",
  "\u0301".repeat(12),
  "\u0301\u0301\u200d\u0301\u0301\u0301",
  "\u001b[31m",
  "\u001b]8;;http://h/\u0007x\u001b]8;;\u0007",
  "::error::",
  "::add-mask ::x",
  "::set-output name=a::b",
  ":::",
  "##[error]",
  "###[group]",
  "##vso[task.setvariable variable=a]b",
  "##teamcity[buildStatus status='SUCCESS']",
  "\r::stop-commands::x",
  "\n  ::warning::x",
  "\u3000::debug::x",
  "<img src=x onerror=y>",
  "<!-- x -->",
  "]]>",
  "<![CDATA[",
  "![a](https://h/i.png)",
  "[a](javascript:x)",
  "[a]: https://h/",
  "[^1]",
  "https://h.example/",
  "www.example.com",
  "a@b.example",
  "@octocat",
  "#12",
  "GH-12",
  "!12",
  "&12",
  "%12",
  "$12",
  "$`x`$",
  ":octocat:",
  "`",
  "``",
  "```\n",
  "|",
  "\\",
  "\\`",
  "~~~",
  "***",
  "__x__",
  "# h",
  "- [x] a",
  "1. a",
  "===",
  "---",
  "> q",
  "&lt;b&gt;",
  "&#64;octocat",
  "%0A::error::x",
  "%25",
  "a,b:c",
  " ",
  "x",
];

const text = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join(""));

const FORMS = { terminalText, markdownCode, markdownText, xmlText, commandData, commandProperty, sarifText };
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u;
/** Line breaks and tabs that a form keeps. */
const KEPT: Readonly<Record<string, RegExp>> = { xmlText: /[\n\t]/g, sarifText: /\n/g };
const HASH_COMMAND = /##(?:vso|teamcity|[a-z]*)\[/i;
const COLON_COMMAND = /(?:^|[\r\n])\s*::/;

function holds(check: (value: string) => void): void {
  fc.assert(
    fc.property(text, (value) => {
      check(value);
    }),
    { numRuns: 1000 },
  );
}

describe("whatever comes in", () => {
  for (const [name, form] of Object.entries(FORMS)) {
    it(`${name} gives nothing hidden, and the same for the same`, () => {
      holds((value) => {
        const out = form(value);
        expect(out.replace(KEPT[name] ?? /(?!)/g, "")).not.toMatch(HIDDEN);
        expect(out).not.toMatch(/\p{M}{5}/u);
        expect(form(value)).toBe(out);
      });
    });
  }

  for (const [name, form] of Object.entries({ terminalText, markdownCode, markdownText, xmlText })) {
    it(`${name} gives no command of a CI runner in any line`, () => {
      holds((value) => {
        expect(form(value)).not.toMatch(HASH_COMMAND);
        expect(form(value)).not.toMatch(COLON_COMMAND);
        expect(form(`a\r${value}\n${value}`)).not.toMatch(COLON_COMMAND);
      });
    });
  }

  for (const [name, form] of Object.entries({ terminalText, xmlText, sarifText })) {
    it(`${name} changes nothing a second time`, () => {
      holds((value) => expect(form(form(value))).toBe(form(value)));
    });
  }

  it("a terminal gets one line", () => {
    holds((value) => expect(terminalText(value)).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029\t\u001b]/));
  });

  it("a code span is one span, in a cell too", () => {
    holds((value) => expect(markdownCode(value)).toMatch(/^`[^`|\r\n]*`$/));
  });

  it("Markdown has no markup, link, mention, reference or picture outside of code spans", () => {
    holds((value) => {
      // What is left when code spans, escapes and entities are gone stands for itself.
      const rest = withoutSpans(markdownText(value));
      expect(rest).not.toMatch(/[<>*_~[\]|!$@#`%^]/);
      expect(rest).not.toMatch(/:\/\/|(?<![a-z0-9])(?:www\.|GH-\d)|&\d|:(?:[a-z][a-z0-9_+-]{0,39}|[+-]1|100):/i);
      expect(rest).not.toMatch(/^\s*(?:[-+=]|\d{1,9}[.)])/);
      expect(rest).not.toMatch(/&(?!(?:amp|lt|gt);)/);
      expect(markdownText(value)).not.toMatch(/[\r\n]/);
    });
  });

  it("XML is made of characters that XML 1.0 allows", () => {
    holds((value) =>
      expect(xmlText(value)).toMatch(/^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u),
    );
  });

  it("the runner reads back one command with the text as it is shown", () => {
    holds((value) => {
      expect(commandData(value)).not.toMatch(/[\r\n]/);
      expect(commandProperty(value)).not.toMatch(/[\r\n:,]/);
      expect(commandData(value)).not.toMatch(HASH_COMMAND);
      const read = (out: string): string =>
        out.replace(/%0A/g, "\n").replace(/%0D/g, "\r").replace(/%3A/g, ":").replace(/%2C/g, ",").replace(/%25/g, "%");
      expect(read(commandProperty(value))).toBe(read(commandData(value)));
    });
  });

  it("SARIF has no link in its text", () => {
    holds((value) => expect(sarifText(value)).not.toMatch(/\]\(/));
  });

  it("JSON keeps its value", () => {
    holds((value) => {
      const out = jsonText(JSON.stringify({ [value]: [value] }, null, 2));
      expect(JSON.parse(out)).toEqual({ [value]: [value] });
      expect(out).not.toMatch(HASH_COMMAND);
      expect(out).not.toMatch(COLON_COMMAND);
      expect(out.replaceAll("\n", "")).not.toMatch(HIDDEN);
    });
  });

  it("costs time in proportion", () => {
    for (const form of Object.values(FORMS)) {
      for (const piece of [...NASTY, "\n ", "1"]) {
        expect(
          growsLinearly(form, (size) => flat(piece, size), 3000),
          piece,
        ).toBe(true);
      }
    }
  });
});

/** A reader of Markdown in small: code spans with runs of backticks of one length, escapes, text. */
function withoutSpans(markdown: string): string {
  let rest = "";
  for (let i = 0; i < markdown.length; ) {
    if (markdown[i] === "\\" && /[!-/:-@[-`{-~]/.test(markdown[i + 1] ?? "")) {
      rest += "¤";
      i += 2;
    } else if (markdown[i] === "`") {
      const run = (/^`+/.exec(markdown.slice(i)) as RegExpExecArray)[0];
      let close = i + run.length;
      for (;;) {
        close = markdown.indexOf(run, close);
        if (close < 0) break;
        const closing = (/^`+/.exec(markdown.slice(close)) as RegExpExecArray)[0];
        if (closing.length === run.length) break;
        close += closing.length;
      }
      rest += close < 0 ? run : "¤";
      i = close < 0 ? i + run.length : close + run.length;
    } else rest += markdown[i++];
  }
  return rest;
}

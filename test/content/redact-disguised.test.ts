import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayBeDisguised } from "../../src/content/redact/disguised.ts";
import { exactValues, isClean, redactText } from "../../src/content/redact.ts";
import { flat, growsLinearly } from "../growth.ts";
import { buildSecret } from "../rules/secrets.ts";

const TOKEN = buildSecret("github-token");
const MARKER = `[redacted:github-token:${TOKEN.length}]`;
const within = (text: string): string => TOKEN.slice(0, 14) + text + TOKEN.slice(14);
const NONE = exactValues([]);

const DISGUISES: readonly (readonly [string, string])[] = [
  ["a zero-width space", within("\u200b")],
  ["a soft hyphen", within("\u00ad")],
  ["a null character", within("\0")],
  ["a character that is wiped out", within("x\b")],
  ["a title of a window", within("\u001b]0;x\u0007")],
  ["a title that ends the other way", within("\u001b]0;x\u001b\\")],
  ["a tag", within("\u{e0041}")],
  ["an accent", within("\u0301")],
  ["half of a pair", within("\ud800")],
  ["a variation selector", within("\ufe0f")],
  ["several at once", within("\u200b\u00ad\u2060")],
  ["one letter of full width", `${TOKEN.slice(0, 2)}\uff50${TOKEN.slice(3)}`],
  ["full width", [...TOKEN].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join("")],
  ["percent-encoding", [...TOKEN].map((char) => `%${char.charCodeAt(0).toString(16)}`).join("")],
  ["an encoded underscore", TOKEN.replace("_", "%5F")],
  ["an entity", TOKEN.replace("_", "&#95;")],
  ["a hexadecimal entity", TOKEN.replace("_", "&#x5F;")],
  ["a named entity", TOKEN.replace("_", "&lowbar;")],
];

describe("a token that reads otherwise than it is written", () => {
  it.each(DISGUISES)("with %s is taken out whole, of text and of JSON", (_name, written) => {
    const clean = redactText(`a ${written} b`);
    expect(clean.text).toBe(`a ${MARKER} b`);
    expect(redactText(clean.text).count).toBe(0);
    expect(redactText(written).text).toBe(MARKER);
    const text = `a ${written} b`;
    const json = JSON.stringify({ text, inner: JSON.stringify([text]) });
    expect(JSON.parse(redactText(json, { json: true }).text)).toEqual({
      text: `a ${MARKER} b`,
      inner: JSON.stringify([`a ${MARKER} b`]),
    });
  });

  it.each(DISGUISES)("with %s is seen by the quick look, also at the bytes", (_name, written) => {
    for (const text of [written, JSON.stringify({ written })]) {
      expect(isClean(text, NONE)).toBe(false);
      expect(isClean(Buffer.from(text).toString("latin1"), NONE)).toBe(false);
    }
  });

  it("goes for exact values too", () => {
    expect(redactText("x correct\u200b-horse y", { exact: ["correct-horse"] }).text).toBe("x [redacted:env:13] y");
    const value = "q8é Zt@/#4m";
    for (const text of ["q8é Zt\u200b@/#4m", "q8&#233;&#32;Zt&#64;&#47;&#35;4m", "q8é Zt@/#\u00ad4m"])
      expect(redactText(text, { exact: [value] }).text).toBe("[redacted:env:11]");
  });

  it("is none in text that only holds such characters", () => {
    for (const text of [
      "na\u00efve caf\u00e9 \u{1f469}\u200d\u{1f4bb}",
      "100%25 and &#95;",
      "&#999999; &#xfffff;",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    ])
      expect(redactText(text)).toEqual({ text, count: 0 });
  });

  it("costs no second look in ordinary text", () => {
    for (const text of ['{"a":"100 % of it & more"}', "gr\u00f6\u00dfe \u65e5\u672c\u8a9e \u0442\u0435\u0441\u0442"]) {
      expect(mayBeDisguised(text), text).toBe(false);
      expect(mayBeDisguised(Buffer.from(text).toString("latin1")), text).toBe(false);
    }
  });

  it("stays JSON, and is the same a second time (property)", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "\u200b",
        "\b",
        "\u001b]",
        "%5F",
        "&#95;",
        "\uff3f",
        "ghp_",
        ...DISGUISES.map(([, written]) => written),
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        const once = redactText(text).text;
        expect(redactText(once).text).toBe(once);
        const clean = redactText(JSON.stringify({ [text]: text }), { json: true }).text;
        expect(() => JSON.parse(clean)).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });

  it("costs time in proportion to the text", () => {
    for (const piece of [
      "a\u200b",
      "\u200b",
      "\u001b]",
      "%5F",
      "&#95;",
      "&#",
      "%",
      "a\b",
      "\uff41",
      "\ud800",
      "a\u0301",
    ]) {
      expect(
        growsLinearly(
          (text) => redactText(text),
          (size) => flat(piece, size),
          20_000,
        ),
        JSON.stringify(piece),
      ).toBe(true);
    }
  });
});

import { describe, expect, it } from "vitest";
import { LEXICONS } from "../../../src/content/directives/lexicon/index.ts";
import { wordsOf } from "../../../src/content/directives/lexicon/words-of.ts";
import { isPlain } from "../../../src/content/directives/tokens.ts";

/** Languages of which the plain forms are known. */
const PLAIN_FORMS = new Set(["ar", "cs", "hi", "id", "sv", "uk", "vi"]);

describe("a lexicon", () => {
  it("reads classes and phrases, over several lines", () => {
    expect(wordsOf("\nignore: skip the | forget* |\n  pay no heed to\nuser: user\n")).toEqual({
      ignore: ["skip the", "forget*", "pay no heed to"],
      user: ["user"],
    });
  });

  it.each([
    ["a class that there is not", "verbs: skip"],
    ["a class that comes twice", "ignore: skip\nignore: forget"],
    ["a phrase that comes twice", "ignore: skip | forget | skip"],
    ["an empty phrase", "ignore: skip | | forget"],
  ])("is refused for %s", (_name, text) => {
    expect(() => wordsOf(text)).toThrow("class");
  });

  it.each(LEXICONS.map((one) => [one.language, one] as const))(
    "is written as normalised text is: %s",
    (_, { language, ownScript, text }) => {
      const phrases = Object.values(wordsOf(text)).flat();
      expect(phrases.length).toBeGreaterThan(PLAIN_FORMS.has(language) ? 90 : 150);
      expect(phrases.filter((phrase) => phrase !== phrase.normalize("NFKC").toLowerCase())).toEqual([]);
      expect(phrases.filter((phrase) => /\*[^ ]/.test(phrase))).toEqual([]);
      if (ownScript) expect(phrases.filter(isPlain)).toEqual([]);
    },
  );
});

import { describe, expect, it } from "vitest";
import { findSecrets } from "../../../src/content/secrets/index.ts";
import { personal } from "./generate-personal.ts";
import { token } from "./generate-tokens.ts";
import { Random } from "./random.ts";

// Longer texts are read as bytes, a part at a time (text-bytes.ts): neither the seams nor what no byte can hold may show.
const PART = 8192;
const OPTIONS = { suspected: true, personal: true } as const;
const random = new Random(11);
const aws = token("aws-access-key-id", random);
const card = personal("payment-card", random);

describe("a secret in a long text", () => {
  it.each([
    ["ASCII", "a "],
    ["beyond Latin-1", "ж "],
  ])("is found wherever it lies about a seam, in text of %s", (_, filler) => {
    for (const { kind, value, text } of [aws, card]) {
      for (let start = PART - text.length - 4; start < PART + 4; start++) {
        const before = filler.repeat(start).slice(0, start - 1);
        const long = `${before} ${text} ${filler.repeat(PART)}`;
        const found = findSecrets(long, OPTIONS).map((hit) => [hit.kind, hit.start, hit.value]);
        expect(found, `${kind} at ${start}`).toEqual([[kind, long.indexOf(value), value]]);
      }
    }
  });

  it("is found at the end of a part that another one was found in, and behind a match over a seam", () => {
    const before = " ".repeat(PART - 10);
    const found = findSecrets(`${before}${aws.value} ${aws.value} ${card.text}`, OPTIONS);
    expect(found.map((hit) => hit.kind)).toEqual(["aws-access-key-id", "aws-access-key-id", "payment-card"]);
  });

  it("is none where only the low bytes of its characters say so", () => {
    const widened = [...aws.value, " ", ...card.value].map((char) => String.fromCharCode(char.charCodeAt(0) + 0x2500));
    for (const size of [0, 100, PART]) {
      const text = " ".repeat(size) + widened.join("");
      expect(findSecrets(text, OPTIONS)).toEqual([]);
    }
  });

  it("is found by a pattern of the configuration that searches while it is asked", () => {
    const inner: string[] = [];
    const matches = (text: string): { start: number; end: number }[] => {
      inner.push(...findSecrets(text, OPTIONS).map((hit) => hit.kind));
      return [];
    };
    const custom = [{ kind: "own", title: "Own", matches }];
    const text = `${"b ".repeat(PART)}${aws.value}`;
    expect(findSecrets(text, { ...OPTIONS, custom }).map((hit) => hit.kind)).toEqual(["aws-access-key-id"]);
    expect(inner).toEqual(["aws-access-key-id"]);
  });
});

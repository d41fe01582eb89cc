import { describe, expect, it } from "vitest";
import { exactValues, isClean, redact, redactText } from "../../src/content/redact.ts";
import { flat, growsLinearly } from "../growth.ts";
import { buildSecret } from "../rules/secrets.ts";

/** No five characters of what the issuer drew in a row. */
function expectNothingOf(secret: string, text: string): void {
  const random = secret.slice(8);
  for (let i = 0; i + 5 <= random.length; i++) expect(text).not.toContain(random.slice(i, i + 5));
}

describe("a secret that a colour of a terminal interrupts", () => {
  const secret = buildSecret("github-token");
  const marker = `[redacted:github-token:${secret.length}]`;
  it.each(["\u001b[0m", "\u001b[1;31m", "\u009b4m", "\u001b[38;5;200m\u001b[K"])(
    "(%j) is taken out whole",
    (colour) => {
      const broken = `${secret.slice(0, 9)}${colour}${secret.slice(9)}`;
      expect(redactText(`a ${broken} b`).text).toBe(`a ${marker} b`);
      const json = JSON.stringify({ text: `a ${broken} b`, inner: JSON.stringify([broken]) });
      const clean = redactText(json, { json: true }).text;
      expect(JSON.parse(clean)).toMatchObject({ text: `a ${marker} b`, inner: JSON.stringify([marker]) });
      expect(isClean(json, exactValues([]))).toBe(false);
    },
  );

  it("goes for exact values too, and leaves colours alone", () => {
    expect(redactText("x corr\u001b[0mect-horse", { exact: ["correct-horse"] }).text).toBe("x [redacted:env:13]");
    const plain = "\u001b[31mred\u001b[0m and \u001b[ nothing";
    expect(redactText(plain)).toEqual({ text: plain, count: 0 });
  });
});

describe("a secret over neighbouring strings of a list", () => {
  it.each(["github-token", "slack-token", "stripe-live-key", "gitlab-token"])("(%s) is taken out", (kind) => {
    const secret = buildSecret(kind);
    const pieces = [secret.slice(0, 12), secret.slice(12, 20), secret.slice(20)];
    for (const list of [pieces, [`token ${pieces[0]}`, pieces[1], `${pieces[2]} end`]]) {
      const text = JSON.stringify({ list, more: JSON.stringify({ list }), pretty: JSON.stringify({ list }, null, 2) });
      expect(isClean(text, exactValues([]))).toBe(false);
      const clean = redactText(text, { json: true }).text;
      expectNothingOf(secret, clean);
      expect((JSON.parse(clean) as { list: string[] }).list).toHaveLength(3);
      expect(clean).toContain(`[redacted:${kind}-part:8]`);
      expect(clean).toContain(`[redacted:${kind}:${secret.length}]`);
      expect(redactText(clean, { json: true }).count).toBe(0);
      expect(redact(text, {}).text).toBe(clean);
    }
  });

  it("is none over a key, and none where the first string holds it whole", () => {
    const secret = buildSecret("github-token");
    const cut = { a: secret.slice(0, 20), [secret.slice(20)]: 1 };
    expect(redactText(JSON.stringify(cut), { json: true }).count).toBe(0);
    const whole = JSON.stringify([secret, "12 apples"]);
    expect(redactText(whole, { json: true }).text).toBe(`["[redacted:github-token:${secret.length}]","12 apples"]`);
  });

  it("costs time in proportion to the list", () => {
    for (const unit of ['"ghp_a1","', '","', '\\\\\\",\\\\\\"', '"ghp_a1b2c3d4",   "', `"${"a1".repeat(40)}","k":`]) {
      expect(
        growsLinearly(
          (text) => redactText(text),
          (size) => flat(unit, size),
        ),
        unit,
      ).toBe(true);
    }
  });
});

describe("a marker of a kind that is none of ours", () => {
  it("saves nothing from a rule by key", () => {
    const rules = { isSecretKey: (name: string) => name === "password" };
    expect(redact('{"password":"[redacted:hunter-two:7]"}', rules).text).toBe('{"password":"[redacted:key:23]"}');
    const ours = '{"password":"[redacted:1password-token:7]"}';
    expect(redact(ours, rules).text).toBe(ours);
  });

  it("is told by the kinds that are known, not by its spelling", () => {
    for (const kind of ["1password-token", "e2b-api-key", "env-part", "github-token-part", "argument"]) {
      const text = `[redacted:${kind}:40]`;
      expect(redact(`{"password":"${text}"}`, { isSecretKey: () => true }).count, kind).toBe(0);
    }
  });
});

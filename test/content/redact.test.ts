import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMarkers, MIN_EXACT, redactionMarker, redactText } from "../../src/content/redact.ts";
import { findSecrets, isReportedKind } from "../../src/content/secrets/index.ts";
import { buildSecret, SECRET_KINDS } from "../rules/secrets.ts";

const json = (value: unknown): string => JSON.stringify(value);

describe("redactText", () => {
  for (const kind of SECRET_KINDS) {
    it(`takes a ${kind} out of text and of JSON, however often it was escaped`, () => {
      const secret = buildSecret(kind);
      const found = findSecrets(secret, { plausible: true })[0]!;
      let text = `a ${secret} b`;
      expect(redactText(text)).toEqual({
        text: `a ${secret.replace(found.value, redactionMarker(found.kind, found.value.length))} b`,
        count: 1,
      });
      for (let layer = 0; layer < 3; layer++) {
        text = json({ 'k"ey': [1.5, text, "x"] });
        const redacted = redactText(text, { json: true });
        expect(redacted.count).toBe(1);
        expect(redacted.text).toContain(redactionMarker(found.kind, found.value.length));
        expect(() => JSON.parse(redacted.text)).not.toThrow();
      }
    });
  }

  it.each(["github-token", "github-oauth-token", "npm-token"])("takes a %s with a wrong checksum out", (kind) => {
    const right = buildSecret(kind);
    const wrong = right.replace(/.$/, (char) => (char === "a" ? "b" : "a"));
    const shape = kind === "npm-token" ? "npm-token-shape" : "github-token-shape";
    const { text, count } = redactText(json({ a: `x ${wrong} y ${right}` }), { json: true });
    expect(count).toBe(2);
    expect(JSON.parse(text).a).toBe(`x [redacted:${shape}:40] y [redacted:${shape.replace("-shape", "")}:40]`);
    expect(findSecrets(wrong)).toEqual([]);
    expect(findSecrets(wrong, { plausible: true })).toMatchObject([
      { kind: shape, strength: "plausible", value: wrong },
    ]);
    expect(isReportedKind(shape)).toBe(false);
    // What is one of documentation stays readable.
    const placeholder = `ghp_${"x".repeat(36)}`;
    expect(redactText(placeholder)).toEqual({ text: placeholder, count: 0 });
  });

  it("keeps every other byte", () => {
    const secret = buildSecret("github-token");
    const text = `{ "id" : 1.0e3, "b":"${secret}", "id":"\\u00e9\\/", "n":10000000000000000001 }`;
    expect(redactText(text, { json: true }).text).toBe(text.replace(secret, "[redacted:github-token:40]"));
  });

  it("sees through unicode escapes", () => {
    const secret = buildSecret("github-token");
    const text = json({ a: secret }).replace("ghp_", "\\u0067h\\u0070_");
    expect(redactText(text, { json: true }).text).toBe('{"a":"[redacted:github-token:40]"}');
  });

  it("takes exact values out, in their JSON spelling too", () => {
    const value = 'pass"word\\with\nbreak é<';
    const text = json({ a: `x${value}y`, b: json({ c: value }) });
    const redacted = redactText(text, { json: true, exact: [value] });
    expect(redacted.count).toBe(2);
    expect(JSON.parse(redacted.text).a).toBe(`x[redacted:env:${value.length}]y`);
    expect(redactText(text.replace("<", "\\u003c").replace("é", "\\u00E9"), { json: true, exact: [value] }).count).toBe(
      2,
    );
  });

  it("ignores exact values that are too short to be secrets", () => {
    const short = "a".repeat(MIN_EXACT - 1);
    expect(redactText(short, { exact: [short] }).count).toBe(0);
    expect(redactText(`${short}a`, { exact: [`${short}a`] }).count).toBe(1);
    expect(redactText("x", { exact: [""] })).toEqual({ text: "x", count: 0 });
  });

  it("keeps JSON valid where an exact value is a number or part of the structure", () => {
    const exact = ["12345678", '"a":{"b":1}', "null,null"];
    expect(redactText('{"n":12345678,"m":123456789,"s":"12345678"}', { json: true, exact }).text).toBe(
      '{"n":"[redacted:env:8]","m":123456789,"s":"[redacted:env:8]"}',
    );
    const structure = '{"x":{"a":{"b":1}},"y":[null,null]}';
    expect(redactText(structure, { json: true, exact })).toEqual({ text: structure, count: 0 });
  });

  it("never breaks an escape", () => {
    const npm = buildSecret("npm-token");
    // A line break and then the rest of the token: in the raw text it reads as a whole token behind a backslash.
    const text = `{"a":"\\${npm}"}`;
    expect(() => JSON.parse(redactText(text, { json: true }).text)).not.toThrow();
  });

  it("is the same a second time", () => {
    const once = redactText(SECRET_KINDS.map(buildSecret).join("\n")).text;
    expect(redactText(once)).toEqual({ text: once, count: 0 });
    expect(findMarkers(once)).toHaveLength(SECRET_KINDS.length);
  });

  it("gives JSON for JSON, without any of the values (property)", () => {
    const secrets = ["github-token", "aws-access-key-id", "jwt", "stripe-live-key"].map(buildSecret);
    const exact = ['he"llo wor\\ld', "\u00e9\u2028\n\t plain"];
    const piece = fc.oneof(
      fc.constantFrom(...secrets, ...exact, " ", "\n", '"', "\\", "n", "u0041", "{", "}"),
      fc.string(),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(" "));
    const nested = fc.oneof(
      text,
      text.map(json),
      text.map((value) => json({ v: json(value) })),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(nested, nested), (value, map) => {
        const source = json({ value, map });
        const redacted = redactText(source, { json: true, exact });
        JSON.parse(redacted.text);
        for (const secret of secrets) expect(redacted.text).not.toContain(secret);
        if (redacted.count === 0) expect(redacted.text).toBe(source);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a GitHub token with more behind it", () => {
  it("is taken out, though its length is not one that is given out", () => {
    const secret = `${buildSecret("github-token")}x`;
    expect(redactText(`/repos/${secret}/src`).text).toBe(`/repos/[redacted:github-token-shape:${secret.length}]/src`);
    expect(findSecrets(secret)).toEqual([]);
  });
});

describe("findMarkers", () => {
  it("reads kind and length, and nothing that only looks alike", () => {
    expect(findMarkers("a [redacted:jwt:120] [redacted:x] [redacted:Up:1] [redacted:env:9]")).toEqual([
      { kind: "jwt", length: 120, start: 2, end: 20 },
      { kind: "env", length: 9, start: 50, end: 66 },
    ]);
  });
});

import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exactValues, LineSecrets, redactText } from "../../src/content/redact.ts";
import { buildSecret } from "../rules/secrets.ts";

const PEM = String(
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "pem", type: "pkcs8" }),
).trim();

/** Each line as it is stored. */
function stored(lines: readonly string[], values: readonly string[] = []): string[] {
  const exact = exactValues(values);
  const state = new LineSecrets(exact);
  return lines.map((line) => redactText(line, { exact }, state.read(line)).text);
}

/** No five characters of a secret in a row. */
function expectNothingOf(secret: string, text: string): void {
  for (let i = 0; i + 5 <= secret.length; i++) expect(text).not.toContain(secret.slice(i, i + 5));
}

describe("a key over several lines", () => {
  it("is taken out line by line, and told at its end", () => {
    const lines = PEM.split("\n");
    const clean = stored(["before", ...lines, "after"]);
    expect(clean[0]).toBe("before");
    expect(clean[1]).toBe("-----BEGIN PRIVATE KEY-----");
    expect(clean[2]).toBe("[redacted:private-key-part:64]");
    expect(clean.at(-2)).toBe(`[redacted:private-key:${PEM.length}]`);
    expect(clean.at(-1)).toBe("after");
    for (const line of lines.slice(1, -1)) expectNothingOf(line, clean.join("\n"));
  });

  it("is taken out although it never ends, behind the marks of a log and between other lines", () => {
    const body = PEM.split("\n").slice(1, 4);
    const clean = stored([
      "server | -----BEGIN PRIVATE KEY-----",
      `server | ${body[0]}`,
      "other: a line of something else",
      `server | ${body[1]}`,
      `  "${body[2]}",`,
    ]);
    for (const line of body) expectNothingOf(line, clean.join("\n"));
    expect(clean[2]).toBe("other: a line of something else");
  });

  it("is taken out where it begins in the middle of a line", () => {
    const [first, second] = PEM.split("\n").slice(1, 3) as [string, string];
    const clean = stored([`{"key":"-----BEGIN PRIVATE KEY-----\\n${first}\\n${second.slice(0, 20)}`, second.slice(20)]);
    expectNothingOf(first, clean.join("\n"));
    expectNothingOf(second, clean.join("\n"));
  });

  it("is not seen in prose about keys", () => {
    const lines = ["expected -----BEGIN PRIVATE KEY----- but got nothing", "Done", "all is well"];
    expect(stored(lines)).toEqual(lines);
  });

  it("does not swallow a stream whose key never ends", () => {
    const lines = [
      "-----BEGIN RSA PRIVATE KEY-----",
      ...Array.from({ length: 2000 }, () => "QUJD".repeat(16)),
      "plain words here",
    ];
    expect(stored(lines).at(-1)).toBe("plain words here");
    expect(stored(lines).at(-2)).toBe("QUJD".repeat(16));
  });
});

describe("a value of several lines", () => {
  const value = "first part\nsecond: qwertz\n\tthird 98765\nlast!";
  it("is taken out as it goes on", () => {
    const clean = stored(
      ["got first part", "second: qwertz", "\tthird 98765", "last! and more", "second: qwertz"],
      [value],
    );
    expect(clean).toEqual([
      "got [redacted:env-part:10]",
      "[redacted:env-part:14]",
      "[redacted:env-part:12]",
      "[redacted:env-part:5] and more",
      "second: qwertz",
    ]);
  });

  it("is taken out when it was wrapped", () => {
    const secret = "correct-horse-battery-staple";
    for (let at = 1; at < secret.length; at++) {
      const clean = stored([`the value is ${secret.slice(0, at)}`, `${secret.slice(at)} it was`], [secret]).join("\n");
      expectNothingOf(secret, clean);
      expect(clean).toMatch(/it was$/);
    }
  });

  it("and in three lines", () => {
    const secret = "correct-horse-battery-staple";
    expectNothingOf(secret, stored(["a corre", "ct-horse-batt", "ery-staple z"], [secret]).join("\n"));
  });

  it("is no reason to take other lines", () => {
    const lines = ["firs", "part of something", "c", "orrect spelling"];
    expect(stored(lines, [value, "correct-horse"])).toEqual(lines);
  });
});

describe("a token over two lines", () => {
  it.each(["github-token", "slack-token", "jwt", "stripe-live-key"])("(%s) is taken out", (kind) => {
    const secret = buildSecret(kind);
    const random = secret.slice(-14);
    for (const at of [12, 20, secret.length - 6]) {
      const clean = stored([`token ${secret.slice(0, at)}`, `${secret.slice(at)} end`]).join("\n");
      expectNothingOf(random, clean);
      expect(clean).toMatch(/ end$/);
    }
  });

  it("that was whole does not reach into the next line", () => {
    const secret = buildSecret("jwt");
    expect(stored([`token ${secret}`, "INFO starting"])).toEqual([
      `token [redacted:jwt:${secret.length}]`,
      "INFO starting",
    ]);
  });

  it("is not seen in words", () => {
    const lines = ["npm_config_cache", "see hf_transfer", "sk-learn", "xoxo"];
    expect(stored(lines)).toEqual(lines);
  });
});

describe("lines of any kind", () => {
  it("cost time in proportion to their length", () => {
    const values = Array.from({ length: 64 }, (_, i) => `${"ab".repeat(30)}${i}`);
    const state = new LineSecrets(exactValues(values));
    const nasty = [
      "-----BEGIN PRIVATE KEY-----".repeat(40_000),
      "ab".repeat(500_000),
      "eyJ.".repeat(250_000),
      "A".repeat(1_000_000),
      " A".repeat(500_000),
    ];
    for (const line of nasty) {
      const began = performance.now();
      state.read(line);
      expect(performance.now() - began).toBeLessThan(1000);
    }
  });
});

describe("a key in pieces within one text", () => {
  const lines = PEM.split("\n");
  it.each<[string, string, boolean]>([
    ["a list of lines", JSON.stringify({ lines }), true],
    ["a list in a string", JSON.stringify({ text: JSON.stringify({ lines }) }), true],
    ["one that is cut", JSON.stringify({ text: lines.slice(0, 9).join("\n") }), true],
    [
      "cut, in a string in a string",
      JSON.stringify({ text: JSON.stringify({ a: lines.slice(0, 9).join("\n") }) }),
      true,
    ],
    ["one whose body is no key", JSON.stringify({ text: [lines[0], ...lines.slice(3)].join("\n") }), true],
    [
      "an encrypted one",
      [
        "-----BEGIN RSA PRIVATE KEY-----",
        "Proc-Type: 4,ENCRYPTED",
        "DEK-Info: AES-256-CBC,00FF",
        "",
        ...lines.slice(2, 6),
      ].join("\n"),
      false,
    ],
    [
      "a PGP one",
      ["-----BEGIN PGP PRIVATE KEY BLOCK-----", "Version: x", "", ...lines.slice(2, 6), "=abcd"].join("\n"),
      false,
    ],
  ])("is taken out: %s", (_name, text, json) => {
    const clean = redactText(text, { json }).text;
    for (const line of lines.slice(3, 5)) expectNothingOf(line, clean);
    if (json) {
      let value: unknown = JSON.parse(clean);
      while (typeof (value as { text?: unknown }).text === "string" && /^\{/.test((value as { text: string }).text)) {
        value = JSON.parse((value as { text: string }).text);
      }
      expect(value).toBeTypeOf("object");
    }
    expect(redactText(clean, { json }).count).toBe(0);
  });
});

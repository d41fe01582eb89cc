import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findMarkers, MAX_KIND } from "../../src/content/redact/marker.ts";
import { PartRuns, type UnfinishedSecret } from "../../src/content/redact/part-runs.ts";
import { PART, wholeKind } from "../../src/content/redact/reserved-kinds.ts";
import { exactValues, LineSecrets, redactText } from "../../src/content/redact.ts";
import { findSecrets, secretKinds } from "../../src/content/secrets/index.ts";
import { flat, growsLinearly } from "../growth.ts";
import { buildSecret } from "../rules/secrets.ts";
import { TOKEN_KINDS, token } from "./secrets/generate-tokens.ts";
import { Random } from "./secrets/random.ts";

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

  it.each(["[INFO] ", "> ", "2026-01-01T00:00:0%Z worker[7]: ", "\u2502 "])(
    "is taken out to its short last line behind %j",
    (prefix) => {
      const lines = PEM.split("\n");
      const short = [...lines.slice(0, 3), "AmHxigil0jNxiNE=", lines.at(-1) as string];
      const clean = stored([...short, "Done"].map((line, i) => `${prefix.replace("%", String(i + 7))}${line}`));
      for (const line of short.slice(1, -1)) expectNothingOf(line, clean.join("\n"));
      expect(clean.at(-1)).toMatch(/Done$/);
    },
  );

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
      `[redacted:env:${value.length}] and more`,
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

  it("of any verified kind is taken out, but for what begins like nothing", () => {
    const random = new Random(5);
    const kinds = secretKinds().filter((info) => info.strength === "verified" && info.category === "secret");
    const known = new Set(kinds.filter(({ pack }) => pack === undefined).map(({ kind }) => kind));
    let splits = 0;
    const ends: string[] = [];
    let looks = 0;
    const beginnings: string[] = [];
    for (const kind of TOKEN_KINDS.filter((one) => known.has(one))) {
      for (let i = 0; i < 2; i++) {
        const { value } = token(kind, random);
        if (/\s/.test(value) || findSecrets(value)[0]?.value !== value) continue;
        for (let at = 1; at + 5 < value.length; at += 5) {
          const [first, second] = stored([`x ${value.slice(0, at)}`, `${value.slice(at)} end`]) as [string, string];
          splits++;
          if (second.includes(value.slice(-5))) ends.push(kind);
          // What is shorter may be a word.
          if (at < Math.min(24, value.length - 6)) continue;
          looks++;
          if (first.includes(value.slice(at - 6, at))) beginnings.push(kind);
        }
      }
    }
    expect(splits).toBeGreaterThan(2000);
    expect(ends.length / splits, ends.join()).toBeLessThan(0.01);
    // Some kinds are told by their end only.
    expect(beginnings.length / looks, beginnings.join()).toBeLessThan(0.05);
  });

  it("and in three lines, or behind an indentation, or broken in its first letters", () => {
    const secret = buildSecret("github-token");
    const random = secret.slice(8);
    const three = stored([`a ${secret.slice(0, 16)}`, secret.slice(16, 29), `${secret.slice(29)} b`]);
    expectNothingOf(random, three.join("\n"));
    expect(three[2]).toBe(`[redacted:github-token:${secret.length}] b`);
    expectNothingOf(random, stored([`a ${secret.slice(0, 16)}\r`, `    ${secret.slice(16)}`]).join("\n"));
    expectNothingOf(random, stored([`a ${secret.slice(0, 2)}`, `${secret.slice(2)} b`]).join("\n"));
  });

  it("that was whole does not reach into the next line", () => {
    const secret = buildSecret("jwt");
    expect(stored([`token ${secret}`, "INFO starting"])).toEqual([
      `token [redacted:jwt:${secret.length}]`,
      "INFO starting",
    ]);
  });

  it("is not seen in words", () => {
    const lines = [
      "npm_config_cache",
      "see hf_transfer",
      "sk-learn",
      "xoxo",
      "https://hooks.slack.com/services/",
      "key-value2",
      "a glpat-token-example1",
      "2026-01-01T10:00:00Z",
      "at Object.<anonymous> (node_modules/sk_live_demo/index.js:12:7)",
    ];
    expect(stored(lines)).toEqual(lines);
  });
});

describe("lines of any kind", () => {
  it.each(["-----BEGIN PRIVATE KEY-----", "ab", "eyJ.", "A", " A", "ghp_a1", "sk_live_a1b2C3-", "="])(
    "cost time in proportion to their length: %j",
    (unit) => {
      const values = Array.from({ length: 64 }, (_, i) => `${"ab".repeat(30)}${i}`);
      const state = new LineSecrets(exactValues(values));
      expect(
        growsLinearly(
          (line) => state.read(line),
          (size) => flat(unit, size),
          40_000,
        ),
      ).toBe(true);
    },
  );
});

describe("parts whose whole never came", () => {
  const parts = (...lines: string[]): UnfinishedSecret<number>[] => {
    const found: UnfinishedSecret<number>[] = [];
    const runs = new PartRuns<number>((secret) => found.push(secret));
    for (const [index, line] of lines.entries()) runs.read(findMarkers(line), index);
    runs.end();
    return found;
  };

  it("are one secret of the kind of the whole", () => {
    expect(parts("a", "[redacted:env-part:10]", "[redacted:env-part:14]", "b")).toEqual([
      { kind: "env", length: 24, at: 1 },
    ]);
    const key = stored(PEM.split("\n").slice(0, 6));
    expect(parts(...key)).toEqual([{ kind: "private-key", length: 5 * 64, at: 1 }]);
  });

  it("are none when the last line tells the whole, or when one stands alone", () => {
    expect(parts(...stored(PEM.split("\n")))).toEqual([]);
    expect(parts("x [redacted:env-part:10]", "y")).toEqual([]);
    expect(parts("[redacted:env-part:10]", "[redacted:env-part:8]", "[redacted:env:30]")).toEqual([]);
  });

  it("are two when too many lines lie between", () => {
    const part = "[redacted:env-part:9]";
    const between = (count: number): string[] => Array.from({ length: count }, () => "other");
    expect(parts(part, part, ...between(8), part)).toHaveLength(1);
    expect(parts(part, part, ...between(9), part, part)).toHaveLength(2);
  });

  it("have kinds that a marker takes", () => {
    const longest = secretKinds()
      .map(({ kind }) => `${kind}${PART}`)
      .filter((kind) => kind.length > MAX_KIND);
    expect(longest).toEqual([]);
    expect(wholeKind("env-part")).toBe("env");
    expect(wholeKind("jwt")).toBe("jwt");
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

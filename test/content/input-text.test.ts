import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Rule } from "../../src/catalog/types.ts";
import {
  findingMessage,
  identifyingText,
  pathWithoutSecrets,
  shownPath,
  withoutSecrets,
} from "../../src/content/input-text.ts";
import { flat, growsLinearly } from "../growth.ts";
import { buildSecret, SECRET_KINDS } from "../rules/secrets.ts";

const TOKEN = buildSecret("github-token");

describe("text of the input", () => {
  it.each(SECRET_KINDS)("holds no secret of kind %s any more", (kind) => {
    const secret = buildSecret(kind);
    const clean = withoutSecrets(`before ${secret} after`);
    expect(clean).toMatch(/^before .*\[redacted:[a-z0-9-]+:\d+\].* after$/);
    expect(clean).not.toContain(secret.slice(-12));
    expect(withoutSecrets(clean)).toBe(clean);
  });

  it.each([
    [
      "git+https://bot:hunter2@host.example/r.git#v1",
      "git+https://[redacted:url-credentials:11]@host.example/r.git#v1",
    ],
    ["https://opaque-name@host.example/r", "https://[redacted:url-credentials:11]@host.example/r"],
    ["git+ssh://git@host.example/r.git", "git+ssh://git@host.example/r.git"],
    ["ssh://git:pw@host.example/r", "ssh://[redacted:url-credentials:6]@host.example/r"],
    ["https://h.example/p?a=1&token=abc&b=2", "https://h.example/p?a=1&token=[redacted:url-parameter:3]&b=2"],
    ["https://h.example/p?API_KEY=abc#x", "https://h.example/p?API_KEY=[redacted:url-parameter:3]#x"],
    ["https://h.example/@scope/pkg", "https://h.example/@scope/pkg"],
    ["some-package@1.2.3", "some-package@1.2.3"],
    ["what is a token? monkey=1", "what is a token? monkey=1"],
  ])("loses the credentials of a URL by their place: %s", (text, clean) => {
    expect(withoutSecrets(text)).toBe(clean);
    expect(withoutSecrets(clean)).toBe(clean);
  });

  it("comes back as it is without one, and twice is as good as once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = withoutSecrets(text);
        expect(withoutSecrets(once)).toBe(once);
      }),
    );
    expect(withoutSecrets("src/tools/run.ts: `run` reaches `exec`.")).toBe("src/tools/run.ts: `run` reaches `exec`.");
  });

  it("costs time in proportion to its length", () => {
    for (const piece of [
      "a://",
      "a+",
      "?token=",
      "://x:y",
      "&key",
      "?a=b&",
      "ghp_",
      "ghp_a1b2c3",
      "ghp_a1b2c3 ",
      "ghp_words_",
    ]) {
      expect(
        growsLinearly(withoutSecrets, (size) => flat(piece, size), 20_000),
        piece,
      ).toBe(true);
    }
  });

  it("takes out what services call a secret in an address", () => {
    for (const name of ["api_key", "apikey", "sig", "X-Amz-Signature", "csrfToken", "key", "refresh_token"]) {
      expect(withoutSecrets(`https://h.test/p?a=b&${name}=s3cr3t`), name).toBe(
        `https://h.test/p?a=b&${name}=[redacted:url-parameter:6]`,
      );
    }
    const open = "https://h.test/p?page=2&sort_key=name&token_type=bearer";
    expect(withoutSecrets(open)).toBe(open);
  });

  it.each<[string, string]>([
    ["glued", `x9${TOKEN}zz`],
    ["with an end", `${TOKEN}_old`],
    ["cut", TOKEN.slice(0, 34)],
    ["cut to nine characters", TOKEN.slice(0, 9)],
    ["in small letters", TOKEN.toLowerCase()],
    ["too long", `${TOKEN}${"q".repeat(40)}`],
    ["with a space", `${TOKEN.slice(0, 10)} ${TOKEN.slice(10)}`],
    ["with a backslash", `${TOKEN.slice(0, 10)}\\${TOKEN.slice(10)}`],
    ["with emphasis", `${TOKEN.slice(0, 10)}**${TOKEN.slice(10)}`],
    ["with a look-alike", TOKEN.replace("p_", "\u0440_")],
    ["of full width", TOKEN.replace("p_", "\uff50_")],
    ["with a zero-width space", `${TOKEN.slice(0, 6)}\u200b${TOKEN.slice(6, 30)}`],
  ])("holds nothing of a token %s", (_how, written) => {
    const clean = withoutSecrets(`tool ${written}, more`);
    for (let i = 4; i + 5 <= TOKEN.length; i++) {
      expect(clean.toLowerCase()).not.toContain(TOKEN.slice(i, i + 5).toLowerCase());
    }
    expect(clean).toMatch(/^tool .*\[redacted:[a-z-]+:\d+\].*, more$/);
    expect(withoutSecrets(clean)).toBe(clean);
    expect(pathWithoutSecrets(`src/${written}.py`)).not.toContain(written);
  });

  it("holds nothing of a token whose first letters could be a word", () => {
    expect(withoutSecrets("tool ghp_qryzda**A6AOSRwLqgotVz89HoZ9, more")).toBe(
      "tool [redacted:github-token-part:32], more",
    );
  });

  it("keeps names that begin like a token", () => {
    for (const name of [
      "ghp_token",
      "ghp_list_items2",
      "ghp_",
      "xoxb-handler",
      "github_pat_reader_v2",
      "AKIA_PREFIX",
      "glpat-scanner.ts",
    ]) {
      expect(withoutSecrets(name)).toBe(name);
      expect(pathWithoutSecrets(`src/${name}`)).toBe(`src/${name}`);
    }
  });

  it("identifies a finding whatever the kinds are called", () => {
    const recorded = identifyingText("tool [redacted:some-older-name:40]");
    expect(recorded).toBe("tool [redacted:40]");
    expect(identifyingText(`tool ${TOKEN}`)).toBe(recorded);
  });
});

describe("a path", () => {
  it("loses what is proven to be a secret, and nothing else", () => {
    expect(pathWithoutSecrets(`src/${TOKEN}.ts`)).toBe("src/[redacted:github-token:40].ts");
    const random = "cache/wJalrXUtnFEMI0K7MDENG1bPxRfiCYzEXAMPLEKE/a.ts";
    expect(pathWithoutSecrets(random)).toBe(random);
  });

  it("in a sentence is one short line, its end kept", () => {
    expect(shownPath("a\n::error::b")).not.toContain("\n");
    expect(shownPath("x".repeat(240))).toHaveLength(240);
    expect(shownPath(`${"x".repeat(240)}/end.py`)).toMatch(/^…x+\/end\.py$/);
    expect(shownPath(`${"x".repeat(241)}`)).toHaveLength(240);
    expect(shownPath(`https://u:p@h.example/${"x".repeat(300)}`)).not.toContain("u:p");
  });
});

it("a message holds no part of a secret that it would have cut", () => {
  const rule: Rule = {
    id: "r",
    family: "audit",
    title: "r",
    severity: "high",
    precision: "high",
    groups: [],
    message: "{one} {many} {words} {number}",
  };
  const long = `${"p".repeat(40)} ${TOKEN}`;
  const params = { one: long, many: [long], words: { phrase: "to", name: long }, number: 3 };
  const message = findingMessage(rule, params);
  expect(message).not.toContain(TOKEN.slice(0, 12));
  expect(message).toContain("[redacted:github");
  expect(message).toMatch(/ 3$/);
});

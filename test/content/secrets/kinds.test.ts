import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type Category,
  findSecrets,
  isReportedKind,
  type KindInfo,
  PACKS,
  type Strength,
  secretKinds,
} from "../../../src/content/secrets/index.ts";
import { SHAPES } from "../../../src/content/secrets/shapes/index.ts";
import { buildSecret } from "../../rules/secrets.ts";
import { NAMED_KINDS } from "./generate-named.ts";
import { token } from "./generate-tokens.ts";
import { fill, Random } from "./random.ts";

const random = new Random(3);
const kindsIn = (text: string, options: Parameters<typeof findSecrets>[1] = {}): string[] =>
  findSecrets(text, options).map(({ kind }) => kind);
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("kinds", () => {
  it("are sorted, each once, with a title", () => {
    const kinds = secretKinds().map(({ kind }) => kind);
    expect(kinds).toEqual([...new Set(kinds)].sort());
    for (const { kind, title } of secretKinds()) {
      expect(kind).toMatch(/^[a-z0-9][a-z0-9-]{1,39}$/);
      expect(title.length).toBeGreaterThan(2);
    }
  });

  it("say of each what it is and how sure", () => {
    const categories: readonly Category[] = ["secret", "personal"];
    const strengths: readonly Strength[] = ["verified", "suspected", "plausible"];
    const isComplete = ({ category, strength, pack }: KindInfo): boolean =>
      categories.includes(category) && strengths.includes(strength) && (pack === undefined || PACKS.includes(pack));
    expect(secretKinds().filter((info) => !isComplete(info))).toEqual([]);
  });

  it("are reported when the structure proves them, and not when it only suggests them", () => {
    expect(isReportedKind("github-token")).toBe(true);
    expect(isReportedKind("env")).toBe(true);
    for (const kind of ["jwt", "github-token-shape", "generic-secret", "payment-card", "email-address", "none"]) {
      expect(isReportedKind(kind)).toBe(false);
    }
  });

  it("have patterns that stay where they are tried, and literal starts", () => {
    for (const { pattern, starts, kind } of SHAPES) {
      expect(pattern.flags, kind).toBe("y");
      for (const start of starts) expect(start.length, `${kind} ${start}`).toBeGreaterThanOrEqual(3);
      // A repetition without an end is safe only where nothing of its class may stand before a start.
      const outside = pattern.source.replace(/\[[^\]]*\]/g, "[]");
      if (!/^(?:jwt|jwe|github-token)$/.test(kind)) expect(outside, kind).not.toMatch(/\[\][*+]|\{\d+,\}/);
    }
  });

  it("cost nothing that was not asked for", () => {
    const card = "card number 5412 7512 3412 3456";
    expect(kindsIn(`API_KEY=${fill("{a32}", random)} ${card}`)).toEqual([]);
    expect(kindsIn(token("twilio-api-key", random).value)).toEqual([]);
  });
});

describe("keys in armour", () => {
  const pem = String(
    generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export({ format: "pem", type: "pkcs8" }),
  );

  it("tells the key of a service account", () => {
    const account = {
      type: "service_account",
      project_id: "p",
      private_key_id: fill("{h40}", random),
      private_key: pem,
    };
    expect(kindsIn(JSON.stringify(account))).toEqual(["gcp-service-account-key"]);
    expect(kindsIn(JSON.stringify(account, null, 2))).toEqual(["gcp-service-account-key"]);
    expect(kindsIn(JSON.stringify(JSON.stringify(account)))).toEqual(["gcp-service-account-key"]);
    expect(kindsIn(JSON.stringify({ private_key: pem }))).toEqual(["private-key"]);
  });

  const packet = (tag: number): string =>
    Buffer.concat([Buffer.from([0x80 | (tag << 2), 200]), random.bytes(200)]).toString("base64");
  const pgp = (tag: number): string =>
    `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2\nComment: a-b\n\n${packet(tag)}\n=abcd\n-----END PGP PRIVATE KEY BLOCK-----`;

  it("knows a PGP block by its packet", () => {
    expect(kindsIn(pgp(5))).toEqual(["pgp-private-key"]);
    expect(kindsIn(JSON.stringify({ key: pgp(5) }))).toEqual(["pgp-private-key"]);
    // A public key in the wrong armour, and a placeholder.
    expect(kindsIn(pgp(6))).toEqual([]);
    expect(kindsIn("-----BEGIN PGP PRIVATE KEY BLOCK-----\n...\n-----END PGP PRIVATE KEY BLOCK-----")).toEqual([]);
  });

  it("knows a PuTTY key by its private lines", () => {
    const putty = [
      "PuTTY-User-Key-File-3: ssh-ed25519",
      "Encryption: none",
      "Comment: c",
      "Public-Lines: 2",
      random.bytes(48).toString("base64"),
      random.bytes(30).toString("base64"),
      "Private-Lines: 1",
      random.bytes(36).toString("base64"),
      `Private-MAC: ${fill("{h64}", random)}`,
      "",
    ];
    for (const text of [putty.join("\n"), putty.join("\r\n"), JSON.stringify(putty.join("\r\n"))]) {
      expect(kindsIn(text)).toEqual(["putty-private-key"]);
    }
    expect(kindsIn(putty.slice(0, 6).join("\n"))).toEqual([]);
  });
});

describe("tokens that may be public", () => {
  it("are plausible: JWT, JWE, keys of a sandbox", () => {
    const jwe = `${base64url({ alg: "RSA-OAEP", enc: "A256GCM" })}.${fill("{a342}.{a16}.{a60}.{a22}", random)}`;
    const test = `sk_te${"st"}_${fill("{a24}", random)}`;
    for (const [text, kind] of [
      [jwe, "jwe"],
      [test, "stripe-test-key"],
    ] as const) {
      expect(kindsIn(text)).toEqual([]);
      expect(kindsIn(text, { plausible: true })).toEqual([kind]);
    }
  });
});

describe("the name of a text", () => {
  it("counts as if it stood before it", () => {
    const value = fill("{a32}", random);
    expect(kindsIn(value, { suspected: true })).toEqual([]);
    expect(findSecrets(` ${value} `, { suspected: true, name: "apiKey" })).toMatchObject([
      { kind: "generic-secret", value, start: 1, end: 33, strength: "suspected", category: "secret" },
    ]);
    expect(kindsIn(`Bearer ${value}`, { suspected: true, name: "Authorization" })).toEqual(["bearer-token"]);
    expect(kindsIn(fill("{b40}", random), { suspected: true, name: "AWS_SECRET_ACCESS_KEY" })).toEqual([
      "aws-secret-access-key",
    ]);
    expect(kindsIn(value, { suspected: true, name: "nextPageToken" })).toEqual([]);
    expect(kindsIn(value, { suspected: true, name: "constructor" })).toEqual([]);
    expect(kindsIn("572-41-8837", { personal: true, name: "ssn" })).toEqual(["us-ssn"]);
    expect(kindsIn("572-41-8837", { personal: true, name: "part" })).toEqual([]);
  });

  it("is looked for in text for every issuer", () => {
    expect(NAMED_KINDS.length).toBeGreaterThan(40);
  });
});

describe("the beginning of a secret with an ellipsis", () => {
  it("is documentation", () => {
    for (const text of [
      "TWINE_PASSWORD=pypi-AgEIcHl...",
      "password: pypi-AgEIcHl...",
      'password: "pypi-AgEIcHl..."',
      "password = pypi-AgEIcHl…",
      "token: pypi-AgEIcHlwaS5vcmcCJDEy...",
    ])
      expect(kindsIn(text, { suspected: true, plausible: true }), text).toEqual([]);
  });

  it("is suspected where most of it stands there, and where a sentence ends behind it", () => {
    expect(kindsIn(`token=${fill("{a32}", random)}...`, { suspected: true })).toEqual(["generic-secret"]);
    expect(kindsIn(`The token=${fill("{a24}", random)}.`, { suspected: true })).toEqual(["generic-secret"]);
  });
});

describe("a JWT", () => {
  it("is its own kind whatever its name is and stands before it, in the text and where its name is given", () => {
    const jwt = buildSecret("jwt");
    for (const value of [jwt, `Bearer ${jwt}`, ` Bearer ${jwt}`, `Bearer v1.${jwt}`, `s:${jwt}`]) {
      for (const name of ["Authorization", "access_token", "password", "jwt"]) {
        const text = JSON.stringify({ [name]: value });
        expect(kindsIn(text, { suspected: true }), text).toEqual([]);
        expect(kindsIn(text, { suspected: true, plausible: true }), text).toEqual(["jwt"]);
        expect(kindsIn(value, { suspected: true, name }), text).toEqual([]);
      }
    }
    // Glued to a word it is none.
    const glued = `Authorization: Bearer st_${jwt}`;
    expect(kindsIn(glued, { suspected: true })).toEqual(["bearer-token"]);
    expect(kindsIn(glued, { suspected: true, plausible: true })).toEqual(["bearer-token"]);
  });
});

describe("overlaps", () => {
  it("go to the stronger hit", () => {
    const github = token("github-token", random).value;
    expect(findSecrets(`API_KEY=${github}`, { suspected: true, plausible: true })).toMatchObject([
      { kind: "github-token", value: github, strength: "verified" },
    ]);
    const url = `https://ci:${github}@git.corp.io/a.git`;
    expect(kindsIn(url, { suspected: true })).toEqual(["github-token"]);
  });
});

describe("packs", () => {
  const cases: Readonly<Record<string, readonly [found: readonly string[], left: readonly string[]]>> = {
    email: [
      ["write to jo.doe+x@mail.corp-prod.io.", '{"to":"a_b@sub.corp.de"}'],
      ["git@github.com:a/b.git", "a@example.com", "@scope/pkg@1.2.3", "noreply@corp.io", "x@localhost"],
    ],
    phone: [
      ["call +49 30 9018 4472", "+44 (20) 7946 8121"],
      ["+1 212 555 0199", "+1 + 2", "2024-01-02 10:11:12", "+1111111111"],
    ],
    "private-ip": [
      ["10.1.2.3", "http://192.168.7.9:80/", "172.20.0.4"],
      ["172.32.0.1", "10.1.2.300", "8.8.8.8", "10.1.2.3.4", "v10.1.2.3x"],
    ],
    "aba-routing": [["routing number 021000021"], ["id 021000021", "routing 021000022"]],
    "crypto-address": [
      [`1BvBMSEY${"stWetqTFn5Au4m4GFg7xJaNVN2"}`, `bc1qw508d6qejxtdg4y5r3zarvary0c5xw7k${"v8f3t4"}`],
      [`1BvBMSEY${"stWetqTFn5Au4m4GFg7xJaNVN3"}`, "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
    ],
    "azure-high-entropy": [
      [fill("{a30}", new Random(5)), fill("x={a36};", new Random(6))],
      ["a".repeat(34), fill("{h32}", random), fill("{a41}", random)],
    ],
  };

  it("are off by default and known by name", () => {
    expect(Object.keys(cases).sort()).toEqual(PACKS);
    for (const [found] of Object.values(cases)) {
      for (const text of found)
        expect(kindsIn(text, { plausible: true, suspected: true, personal: true }), text).toEqual([]);
    }
  });

  for (const [pack, [found, left]] of Object.entries(cases)) {
    it(`finds what ${pack} is for`, () => {
      for (const text of found) expect(kindsIn(text, { packs: [pack] }).length, text).toBe(1);
      for (const text of left) expect(kindsIn(text, { packs: [pack] }), text).toEqual([]);
    });
  }
});

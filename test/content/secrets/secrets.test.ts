import { generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { base62, crc32 } from "../../../src/content/secrets/checksum.ts";
import { findSecrets } from "../../../src/content/secrets/index.ts";
import { buildSecret, SECRET_KINDS } from "../../rules/secrets.ts";

/** Placeholder kinds that are variants of one reported kind. */
const REPORTED_AS: Readonly<Record<string, string>> = {
  "github-oauth-token": "github-token",
  "github-app-token": "github-token",
  "github-fine-grained-token": "github-token",
};

/** What is like nothing else by its length or its checksum counts behind letters, too. */
const FOUND_WITHIN: ReadonlySet<string> = new Set([
  "github-app-token",
  "github-fine-grained-token",
  "github-oauth-token",
  "github-token",
  "pypi-token",
  "slack-webhook",
  "stripe-live-key",
]);

describe("findSecrets", () => {
  for (const kind of SECRET_KINDS) {
    const secret = buildSecret(kind);
    it(`finds a ${kind} alone, in a sentence, in JSON and behind an escape`, () => {
      for (const text of [secret, `key: ${secret}.`, JSON.stringify({ a: `x\n${secret}` }), `token%3D${secret}&b=1`]) {
        const hits = findSecrets(text, { plausible: true });
        expect(hits.map((hit) => hit.kind)).toEqual([REPORTED_AS[kind] ?? kind]);
        const hit = hits[0]!;
        expect(hit.value).toBe(text.slice(hit.start, hit.end));
      }
    });
    if (kind !== "private-key") {
      it(`leaves a ${kind} that is one character short or long, or part of a word`, () => {
        // The tails of these have no fixed length.
        if (!["stripe-live-key", "pypi-token", "jwt", "github-app-token"].includes(kind)) {
          expect(findSecrets(secret.slice(0, -1))).toEqual([]);
          expect(findSecrets(`${secret}7`)).toEqual([]);
        }
        if (!FOUND_WITHIN.has(kind)) expect(findSecrets(`x${secret}`, { plausible: true })).toEqual([]);
      });
    }
  }

  it("reports a JWT only where plausible ones are asked for", () => {
    expect(findSecrets(buildSecret("jwt"))).toEqual([]);
  });

  it("wants the checksum right", () => {
    for (const kind of ["github-token", "npm-token"]) {
      const secret = buildSecret(kind);
      const last = secret.endsWith("a") ? "b" : "a";
      expect(findSecrets(secret.slice(0, -1) + last)).toEqual([]);
    }
  });

  it("spells checksums as the issuer documents", () => {
    expect(base62(crc32(["zQWBuTSOoRi4A9s", "pHcVY5ncnsDkxkJ"].join("")), 6)).toBe("0mLq17");
    expect(crc32("123456789")).toBe(0xcbf43926);
  });

  it("leaves documentation values, placeholders, sequences and low entropy", () => {
    const long = (char: string, n: number): string => char.repeat(n);
    for (const text of [
      "AKIAIOSFODNN7EXAMPLE",
      "AKIAI44QH8DHBEXAMPLE",
      `AKIA${"ABCDEFGHIJKLMNOP"}`,
      `AKIA${long("A", 16)}`,
      `AKIA${"ABAB".repeat(4)}`,
      `ghp_${long("x", 36)}`,
      ["ghp_", "zQWBuTSOoRi4A9s", "pHcVY5ncnsDkxkJ", "0mLq17"].join(""),
      `sk_live_${long("0", 24)}`,
      "sk_live_your_api_key_goes_here_1",
      `glpat-${"YOUR-TOKEN-GOES-HERE"}`,
      `AIza${"SyExampleExampleExampleExampleExamp"}`,
      `hf_${"abcdefghijklmnopqrstuvwxyzabcdefgh"}`,
      `sk-ant-api03-${long("ab", 46)}cAA`,
      "sk-ant-api03-...",
      `xoxb-${"1".repeat(12)}-${"2".repeat(12)}-${"abcd".repeat(6)}`,
      "-----BEGIN PRIVATE KEY-----\nMIIE...\n-----END PRIVATE KEY-----",
      "-----BEGIN RSA PRIVATE KEY-----\n{{ key }}\n-----END RSA PRIVATE KEY-----",
      `-----BEGIN PRIVATE KEY-----\n${Buffer.alloc(96, 0x30).toString("base64")}\n-----END PRIVATE KEY-----`,
    ]) {
      expect(findSecrets(text, { plausible: true }), text).toEqual([]);
    }
  });

  it("leaves the JWT of the introduction page and unsigned ones", () => {
    const segment = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const tail = buildSecret("jwt").split(".")[2];
    expect(
      findSecrets(`${segment({ alg: "HS256" })}.${segment({ sub: "1234567890" })}.${tail}`, { plausible: true }),
    ).toEqual([]);
    expect(findSecrets(`${segment({ alg: "none" })}.${segment({ sub: "x" })}.${tail}`, { plausible: true })).toEqual(
      [],
    );
    expect(findSecrets(`eyJub3QganNvbg.${segment({ sub: "x" })}.${tail}`, { plausible: true })).toEqual([]);
  });

  it("knows keys by their structure, in every armour", () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey;
    const ec = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const pems = [
      rsa.export({ format: "pem", type: "pkcs1" }),
      rsa.export({ format: "pem", type: "pkcs8" }),
      rsa.export({ format: "pem", type: "pkcs8", cipher: "aes-256-cbc", passphrase: "p" }),
      ec.export({ format: "pem", type: "sec1" }),
      ec.export({ format: "pem", type: "pkcs8" }),
      `-----BEGIN OPENSSH PRIVATE KEY-----\n${Buffer.concat([Buffer.from("openssh-key-v1\0"), Buffer.alloc(120, 7)]).toString("base64")}\n-----END OPENSSH PRIVATE KEY-----`,
    ].map(String);
    for (const pem of pems) {
      for (const text of [
        pem,
        JSON.stringify(pem),
        JSON.stringify(JSON.stringify(pem)),
        pem.replaceAll("\n", "\r\n"),
      ]) {
        expect(findSecrets(text).map((hit) => hit.kind)).toEqual(["private-key"]);
      }
      // Cut in the middle: the length no longer agrees.
      const cut = pem.replace(/(\n[A-Za-z0-9+/=]{8})[A-Za-z0-9+/=]{8}/, "$1");
      if (!pem.includes("OPENSSH")) expect(findSecrets(cut)).toEqual([]);
    }
  });

  it("looks at 32,768 characters of a key, and at no more of what never ends", () => {
    const der = Buffer.concat([Buffer.from([0x30, 0x82, 0x01, 0x00]), Buffer.alloc(256, 7)]).toString("base64");
    const armour = (body: string): string => `-----BEGIN PRIVATE KEY-----${body}-----END PRIVATE KEY-----`;
    expect(findSecrets(armour(der.padEnd(32_768, "\n"))).map((hit) => hit.kind)).toEqual(["private-key"]);
    expect(findSecrets(armour(der.padEnd(32_769, "\n")))).toEqual([]);
    const flood = "A".repeat(24_000_000);
    for (const text of [armour(flood), `-----BEGIN PRIVATE KEY-----${flood}`]) expect(findSecrets(text)).toEqual([]);
    expect(findSecrets(`-----BEGIN PRIVATE KEY-----${flood}${armour(der)}`).map((hit) => hit.kind)).toEqual([
      "private-key",
    ]);
  });

  it("takes a token of many megabytes as it takes a short one", () => {
    const jwt = `${buildSecret("jwt")}${"kZ3_q9Lw-Tx7Vb2Hd5".repeat(2_000_000)}`;
    expect(findSecrets(jwt, { plausible: true })).toMatchObject([{ kind: "jwt", start: 0, end: jwt.length }]);
  });

  it("finds each secret whatever beginnings of secrets stand around it", () => {
    const beginning = fc.constantFrom(
      ..."_ - . J eyJ eyJa. sk- sk_ sk_live_ ghs_ github_ pat_ hf_ dop_v1_ npm_ xoxb- pypi- SG. AKI AIza hooks.slack. ".split(
        " ",
      ),
    );
    const glue = fc.array(beginning, { maxLength: 6 }).map((parts) => parts.join(""));
    const kinds = SECRET_KINDS.filter((kind) => kind !== "private-key");
    fc.assert(
      fc.property(fc.array(fc.tuple(glue, fc.constantFrom(...kinds)), { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.map(([before, kind]) => `${before} ${buildSecret(kind)}\n`).join("");
        const values = findSecrets(text, { plausible: true }).map(({ value }) => value);
        expect(values).toEqual(parts.map(([, kind]) => buildSecret(kind).replace("https://", "")));
      }),
      { numRuns: 500 },
    );
  });

  it("finds several in order without overlaps", () => {
    const kinds = ["npm-token", "github-token", "aws-access-key-id", "github-token#2"];
    const hits = findSecrets(kinds.map(buildSecret).join(" "));
    expect(hits.map((hit) => hit.value)).toEqual(kinds.map(buildSecret));
  });

  it("costs no more per character on hostile text than on long text", () => {
    const size = 1_000_000;
    const fill = (unit: string): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    const floods = [
      "eyJ",
      "eyJ.",
      "eyJa.eyJa.",
      `eyJ${"a".repeat(300)}.`,
      " eyJaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "ghp_",
      "ghs_eyJa.eyJa.",
      "sk-ant-api03-",
      "sk-proj-",
      "sk-proj-T3BlbkFJ",
      "sk_live_a",
      " sk_live_aB3",
      "-----BEGIN PRIVATE KEY-----",
      "-----BEGIN PRIVATE KEY-----MII",
      "-----BEGIN PRIVATE KEY-----\\",
      "-----END PRIVATE KEY-----",
      "AKIA",
      "glpat-",
      "SG.",
      "xoxb-1-",
      "secret_access_key",
      "secretaccesskey=:",
      "\\n",
      "\\",
    ];
    // Processor time, and the least of three runs: other work on the machine must not decide.
    const cost = (text: string): number => {
      const runs = [0, 1, 2].map(() => {
        const start = process.cpuUsage();
        findSecrets(text, { plausible: true });
        const { user, system } = process.cpuUsage(start);
        return user + system;
      });
      return Math.min(...runs);
    };
    for (const unit of floods) {
      const whole = fill(unit);
      const part = whole.slice(0, size / 16);
      cost(part);
      // Linear cost is 16 times that of the part, quadratic cost 256 times; 10 ms are the floor of the clock.
      expect(cost(whole), unit).toBeLessThan(64 * cost(part) + 10_000);
    }
  });
});

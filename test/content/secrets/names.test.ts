import { describe, expect, it } from "vitest";
import { isSecretName, meaningOf, snakeCase } from "../../../src/content/secrets/names.ts";

const suspected = (name: string): string | undefined => meaningOf(snakeCase(name));

describe("a name", () => {
  it.each([
    "kennwort",
    "DB_PASSWORT",
    "hmac",
    "requestHmac",
    "sshpass",
    "SSHPASS",
    "apiKey",
    "client_secret",
    "Authorization",
  ])("%s is suspected and taken out", (name) => {
    expect(suspected(name)).toBeDefined();
    expect(isSecretName(name)).toBe(true);
  });

  it.each(["csrfToken", "resetToken", "cookie", "Set-Cookie", "SENTRY_DSN", "passwordSalt", "otp", "creds"])(
    "%s is taken out, but not suspected",
    (name) => {
      expect(suspected(name)).toBeUndefined();
      expect(isSecretName(name)).toBe(true);
    },
  );

  it.each([
    "nextPageToken",
    "publicKey",
    "primary_key",
    "token_count",
    "password_file",
    "max_tokens",
    "key",
    "pwd_dir",
    "",
  ])("%j is neither", (name) => {
    expect(suspected(name)).toBeUndefined();
    expect(isSecretName(name)).toBe(false);
  });

  it("of a setting may be any key, and of a parameter a short word", () => {
    expect([isSecretName("SUPABASE_ANON_KEY"), isSecretName("SUPABASE_ANON_KEY", { keys: true })]).toEqual([
      false,
      true,
    ]);
    for (const name of ["key", "sig", "signature", "auth", "X-Amz-Signature"]) {
      expect(isSecretName(name, { parameters: true }), name).toBe(true);
    }
    expect(isSecretName("sort_key", { parameters: true })).toBe(false);
    expect(isSecretName("signature")).toBe(false);
  });

  it("that is suspected is always taken out", () => {
    const words = [
      "pass",
      "token",
      "secret",
      "key",
      "keys",
      "auth",
      "credential",
      "jwt",
      "hmac",
      "aes",
      "hash",
      "role",
      "team",
    ];
    const more = [
      "db",
      "my",
      "session",
      "webhook",
      "value",
      "1",
      "hex",
      "old",
      "url",
      "name",
      "file",
      "prod",
      "license",
    ];
    for (const first of [...words, ...more]) {
      for (const second of [...words, ...more]) {
        for (const third of [...words, ...more]) {
          const name = `${first}_${second}_${third}`;
          if (suspected(name) !== undefined) expect(isSecretName(name), name).toBe(true);
        }
      }
    }
  });
});

import { describe, expect, it } from "vitest";
import { findSecrets } from "../../../src/content/secrets/index.ts";
import { SHAPES } from "../../../src/content/secrets/shapes/index.ts";
import { TOKEN_KINDS, token } from "./generate-tokens.ts";
import { fill, Random } from "./random.ts";

const random = new Random(11);
const kindsIn = (text: string): string[] => findSecrets(text, { plausible: true }).map(({ kind }) => kind);

/** Kinds whose start is a word, or too short to mean anything behind a separator. */
const ALONE: ReadonlySet<string> = new Set(
  SHAPES.filter(
    ({ starts, behind, from }) => behind === "nothing" || from || starts.some(({ length }) => length < 4),
  ).map(({ kind }) => kind),
);

describe("a secret that is glued to what stands before it", () => {
  it("is found behind separators when its start is distinctive", () => {
    let tried = 0;
    for (const kind of TOKEN_KINDS) {
      if (ALONE.has(kind)) continue;
      tried++;
      const { value } = token(kind, random);
      for (const before of ["tool-", "x_", "a.", "b:", "c/", "d=", '"', "'", "é"])
        expect(kindsIn(before + value), `${before} ${kind}`).toContain(kind);
    }
    expect(tried).toBeGreaterThan(90);
  });

  it("is found behind separators for the best known of the short starts", () => {
    for (const kind of ["openai-api-key", "huggingface-token", "replicate-token", "sendgrid-api-key"])
      expect(kindsIn(`tool-${token(kind, random).value}`)).toEqual([kind]);
  });

  it("is found behind letters when its start is long or its checksum right", () => {
    for (const kind of ["github-token", "stripe-live-key", "pypi-token"])
      expect(kindsIn(`export${token(kind, random).value}`)).toContain(kind);
    expect(kindsIn(`x${token("aws-access-key-id", random).value}`)).toEqual([]);
  });

  it("is none when a common word of names goes before", () => {
    for (const template of [
      "cache-key-{h32}",
      "client-api-{uuid}",
      "pk_live_{a30}",
      "x_4b1d{a38}",
      "client_secret_{a43}",
    ])
      expect(kindsIn(fill(template, random)), template).toEqual([]);
  });

  it("is looked for a few times in one word, and again in the next", () => {
    const value = `gl${"pat-"}${fill("{a20}", random)}`;
    expect(kindsIn(`a${"-glpat".repeat(7)}-${value}`)).toEqual(["gitlab-token"]);
    expect(kindsIn(`a${"-glpat".repeat(9)}-${value}`)).toEqual([]);
    expect(kindsIn(`a${"-glpat".repeat(9)} b-${value}`)).toEqual(["gitlab-token"]);
  });
});

describe("a quoted value with escapes", () => {
  const found = (text: string): string[] => findSecrets(text, { suspected: true }).map(({ value }) => value);
  const before = "a7Kq!z";
  const after = "Lm9xW";

  it("is one value, as it is written", () => {
    for (const inner of ['\\"', "\\\\", "\\/", "\\'"]) {
      const value = `${before}${inner}${after}`;
      expect(found(`password = "${value}"; next`), inner).toEqual([value]);
      expect(found(`{"password": "${value}"}`), inner).toEqual([value]);
    }
    expect(found(`"{\\"password\\": \\"${before}${after}\\"}"`)).toEqual([before + after]);
  });

  it("is none with other escapes, with white space, without its end, or when it is too long", () => {
    for (const inner of ["\\w", "\\n", '\\" ', "\\\n"])
      expect(found(`password = "${before}${inner}${after}"`)).toEqual([]);
    expect(found(`password = "${before}\\"${after}`)).toEqual([]);
    expect(found(`password = "${before}\\"${after.repeat(300)}"`)).toEqual([]);
  });
});

/** What holds for the hits in any text: texts are put together from the pieces of all patterns, from a fixed seed. */
import { expect, it } from "vitest";
import { NAME_CUES } from "../../../src/content/secrets/assignment.ts";
import { findSecrets, PACKS } from "../../../src/content/secrets/index.ts";
import { SHAPES } from "../../../src/content/secrets/shapes/index.ts";
import { NAMED_KINDS, named } from "./generate-named.ts";
import { PERSONAL_KINDS, personal } from "./generate-personal.ts";
import { TOKEN_KINDS, token } from "./generate-tokens.ts";
import { fill, Random } from "./random.ts";

const TEXTS = 20_000;
const SEED = 20_261;
const ALL = { plausible: true, suspected: true, personal: true, packs: PACKS };

const random = new Random(SEED);
const pick = <T>(list: readonly T[]): T => random.pick(list);
const STARTS = SHAPES.flatMap(({ starts }) => [starts[0] as string, starts.at(-1) as string]);
const JOINTS = [
  "",
  "",
  " ",
  "-",
  "_",
  ".",
  ":",
  "=",
  '"',
  "'",
  "\\",
  '\\"',
  "\\n",
  "\n",
  "%3D",
  "\\u0020",
  "://",
  "@",
  "é",
  "\u{1f600}",
  "\ud800",
];

/** A piece of a pattern: its start, one of its values, a part of one, a name, or something else. */
const PIECES: readonly (() => string)[] = [
  () => pick(STARTS),
  () => token(pick(TOKEN_KINDS), random).text,
  () => cut(token(pick(TOKEN_KINDS), random).value),
  () => named(pick(NAMED_KINDS), random).text,
  () => cut(named(pick(NAMED_KINDS), random).text),
  () => personal(pick(PERSONAL_KINDS), random).text,
  () => cut(personal(pick(PERSONAL_KINDS), random).value),
  () => `${pick(NAME_CUES)}${pick(["=", ": ", '": "', "='", " := "])}`,
  () => fill("{a20}", random),
  () => fill("{h32}", random),
  () => "-----BEGIN PRIVATE KEY-----",
  () => "PuTTY-User-Key-File-3: ssh-rsa\nPrivate-Lines: 1\n",
  () => "postgres://user:",
];

function cut(text: string): string {
  const from = Math.floor(random.next() * text.length);
  return random.next() < 0.5 ? text.slice(from) : text.slice(0, from);
}

function assembled(): string {
  let text = "";
  for (let n = 1 + Math.floor(random.next() * 6); n > 0; n--) text += pick(PIECES)() + pick(JOINTS);
  return text;
}

it("gives hits in order, apart, in the text, and the same ones each time", { timeout: 60_000 }, () => {
  let found = 0;
  for (let n = 0; n < TEXTS; n++) {
    const text = assembled();
    const hits = findSecrets(text, ALL);
    let free = 0;
    for (const { start, end, value, kind } of hits) {
      const where = `${kind} in ${JSON.stringify(text)}`;
      if (start < free || end <= start || end > text.length || value !== text.slice(start, end)) expect.fail(where);
      free = end;
    }
    if (JSON.stringify(findSecrets(text, ALL)) !== JSON.stringify(hits)) expect.fail(JSON.stringify(text));
    found += hits.length;
  }
  expect(found).toBeGreaterThan(TEXTS / 2);
});

it("gives the verified hits of the default also where more is asked for, unless a stronger one takes their place", () => {
  for (let n = 0; n < TEXTS / 10; n++) {
    const text = assembled();
    const all = findSecrets(text, ALL);
    for (const { start, end } of findSecrets(text))
      if (!all.some((hit) => hit.strength === "verified" && hit.start < end && start < hit.end))
        expect.fail(JSON.stringify(text));
  }
});

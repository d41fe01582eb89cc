/**
 * Runs every case of fixtures/rules through the whole pipeline with all rules. What a case says of itself must be found
 * and nothing else; notes of other rules aside.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../../src/run/run.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { caseFiles, expectationsIn, listedExpectations } from "./expectations.ts";
import { resealed } from "./reseal.ts";
import { assembleSecrets } from "./secrets.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures/rules");
const KINDS = ["bad", "good"] as const;

/** Cases about what is missing: what of them is not analysed. Of every other case everything is. */
const INCOMPLETE: ReadonlyMap<string, readonly string[]> = new Map([
  ["response-without-request/lost-request.mcp.jsonl", ["lost-request.mcp.jsonl incomplete-capture"]],
  ["analysis-lost/no-valid-syntax", ["names.py parse-degraded"]],
]);

interface Case {
  readonly ruleId: string;
  readonly kind: (typeof KINDS)[number];
  readonly folder: string;
  readonly name: string;
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

const cases: Case[] = names(FIXTURES).flatMap((family) =>
  names(join(FIXTURES, family)).flatMap((ruleId) =>
    KINDS.flatMap((kind) => {
      const folder = join(FIXTURES, family, ruleId, kind);
      return names(folder)
        .filter((name) => !name.endsWith(".expect.txt"))
        .map((name) => ({ ruleId, kind, folder, name }));
    }),
  ),
);

function expectationsOf({ folder, name }: Case, files: ReadonlyMap<string, string>): string[] {
  const listed = join(folder, `${name}.expect.txt`);
  return [
    ...[...files].flatMap(([path, text]) => expectationsIn(path, text)),
    ...(existsSync(listed) ? listedExpectations(`${name}.expect.txt`, readFileSync(listed, "utf8")) : []),
  ].sort();
}

/** A case about a change holds both trees, in folders of these names. */
function changeOf(all: ReadonlyMap<string, string>): {
  readonly files: ReadonlyMap<string, string>;
  readonly base?: ReadonlyMap<string, string>;
} {
  const below = (folder: string): ReadonlyMap<string, string> =>
    new Map(
      [...all].filter(([path]) => path.startsWith(folder)).map(([path, text]) => [path.slice(folder.length), text]),
    );
  const base = below("base/");
  return base.size === 0 ? { files: all } : { files: below("head/"), base };
}

function projectOf(files: ReadonlyMap<string, string>): string {
  const root = temporaryFolder({ ".git/HEAD": "" });
  for (const [path, text] of files) {
    const filled = assembleSecrets(text, /\.jsonl?$/.test(path));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), filled !== text && path.endsWith(".jsonl") ? resealed(filled) : filled);
  }
  return root;
}

describe("a case of a rule is judged as it says", () => {
  it.each(cases)("$ruleId, $kind: $name", async (one) => {
    const { files, base } = changeOf(caseFiles(one.folder, one.name));
    const root = projectOf(files);
    const { judgement } = await run({
      command: "scan",
      cwd: root,
      paths: [],
      captures: [...files.keys()].filter((path) => path.endsWith(".jsonl")),
      today: "2026-11-30",
      ...(base === undefined ? {} : { base: projectOf(base) }),
    });
    expect(judgement.ruleFailures).toEqual([]);
    expect(judgement.problems).toEqual([]);
    // A file that nobody looked at breaks no rule, either.
    expect(judgement.notAnalysed.map(({ path, reason }) => `${path} ${reason}`)).toEqual(
      INCOMPLETE.get(`${one.ruleId}/${one.name}`) ?? [],
    );
    const isCapture = (path: string): boolean => path.endsWith(".jsonl");
    const { inventory } = judgement;
    expect(inventory.sessions.map(({ path }) => path).sort()).toEqual([...files.keys()].filter(isCapture).sort());
    const isSource = (path: string): boolean => !isCapture(path) && !path.startsWith(".portlight/");
    expect(inventory.files).toBe([...files.keys()].filter(isSource).length);
    const expected = expectationsOf(one, files);
    const found = judgement.findings
      .map(({ finding }) => ({
        finding,
        text: `${finding.location.path}:${finding.location.startLine} ${finding.ruleId}`,
      }))
      .filter(
        ({ finding, text }) => finding.severity !== "note" || finding.ruleId === one.ruleId || expected.includes(text),
      )
      .map(({ text }) => text)
      .sort();
    expect(found).toEqual(expected);
    expect(
      expected.some((text) => text.endsWith(` ${one.ruleId}`)),
      one.kind === "bad" ? `expects ${one.ruleId}` : `does not expect ${one.ruleId}`,
    ).toBe(one.kind === "bad");
  });
});

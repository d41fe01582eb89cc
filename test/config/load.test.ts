import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Rule } from "../../src/catalog/types.ts";
import { loadConfig } from "../../src/config/load.ts";
import type { Config } from "../../src/config/types.ts";
import { VALIDATORS } from "../../src/content/secrets/custom.ts";
import { PACKS } from "../../src/content/secrets/index.ts";
import { UserError } from "../../src/errors/user-error.ts";

function rule(id: string, family: Rule["family"], groups: readonly string[] = []): Rule {
  return { id, family, title: id, severity: "high", precision: "high", groups, message: "…" };
}

const RULES: readonly Rule[] = [
  rule("shell-injection", "audit", ["injection"]),
  rule("path-traversal", "audit", ["injection"]),
  rule("hidden-unicode", "content", ["poisoning"]),
];

/** A project of these files; its absolute real path. */
function project(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "portlight-config-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function load(text: string, folder = "."): Promise<Config> {
  const path = join(folder, ".portlight/config.yml");
  const root = project({ [path]: text, [join(folder, "src/a.py")]: "", [join(folder, "packages/a/b.py")]: "" });
  return loadConfig({ root, start: join(root, folder), rules: RULES });
}

/** The message of the refusal, with the exit status checked. */
async function refusal(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.exitCode).toBe(2);
    expect(error.message).not.toMatch(/\n/);
    return error.message;
  }
  throw new Error("was accepted");
}

/** A configuration with one pattern, whose first member stands in line 4. */
function pattern(...members: readonly string[]): string {
  return `version: 1\nsecrets:\n  patterns:\n    - ${members.join("\n      ")}\n`;
}

function patternList(count: number): string {
  return `[${Array.from({ length: count }, (_, index) => `{ id: acme-${index}, pattern: a }`).join(", ")}]`;
}

const FULL = `version: 1
audit:
  paths: [src, ./packages/a/]
  exclude: ["**/gen/**"]
  tests: as-production
captures: sessions/*.jsonl
servers:
  acme:
    match: ["npx acme*", "node dist/*"]
  __proto__:
    match: x
failOn: [medium, injection]
perspective: both
rules:
  path-traversal: off
  shell-injection: on
ignore:
  - rule: shell-injection
    path: src/dev/**
    tool: run_*
    reason: only for development
    expires: 2027-01-31
secrets:
  packs: [phone, email, phone]
  patterns:
    - id: dock
      pattern: ' dock '
    - id: badge
      pattern: |
        BADGE-([0-9]{8})
      validator: luhn
`;

describe("loadConfig", () => {
  it("gives the defaults where there is no file", async () => {
    const root = project({ "a/b.txt": "" });
    expect(await loadConfig({ root, start: join(root, "a"), rules: RULES })).toEqual({
      folder: "a",
      audit: { paths: ["a"], exclude: [], tests: "demote" },
      captures: [".portlight/sessions/**"],
      captureDefault: true,
      servers: [],
      perspective: "server",
      rules: new Map(),
      ignore: [],
      secrets: { packs: [], patterns: [] },
      baselinePath: "a/.portlight/baseline.json",
      notices: [],
    });
  });

  it("reads every key, secrets in an order of their own and expressions with their blanks", async () => {
    expect(await load(FULL)).toEqual({
      path: ".portlight/config.yml",
      folder: ".",
      audit: { paths: ["src", "packages/a"], exclude: ["**/gen/**"], tests: "as-production" },
      captures: ["sessions/*.jsonl"],
      captureDefault: false,
      servers: [
        { key: "acme", match: ["npx acme*", "node dist/*"] },
        { key: "__proto__", match: ["x"] },
      ],
      failOn: ["medium", "injection"],
      perspective: "both",
      rules: new Map([
        ["path-traversal", "off"],
        ["shell-injection", "on"],
      ]),
      ignore: [
        {
          rule: "shell-injection",
          path: "src/dev/**",
          tool: "run_*",
          reason: "only for development",
          expires: "2027-01-31",
          source: { path: ".portlight/config.yml", line: 18 },
        },
      ],
      baselinePath: ".portlight/baseline.json",
      notices: [],
      secrets: {
        packs: ["email", "phone"],
        patterns: [
          { kind: "badge", pattern: "BADGE-([0-9]{8})", validator: "luhn" },
          { kind: "dock", pattern: " dock " },
        ],
      },
    });
  });

  it("makes paths and globs of an inner folder relative to the root", async () => {
    const config = await load(FULL, "packages/[odd]");
    expect(config.folder).toBe("packages/[odd]");
    expect(config.audit.paths).toEqual(["packages/[odd]/src", "packages/[odd]/packages/a"]);
    expect(config.captures).toEqual(["sessions/*.jsonl"]);
    expect(config.ignore[0]?.path).toBe("packages/\\[odd\\]/src/dev/**");
    expect(config.baselinePath).toBe("packages/[odd]/.portlight/baseline.json");
  });

  it("takes the nearest file upward, never one above the root, and says which it leaves", async () => {
    const root = project({
      ".portlight/config.yml": "version: 1\nperspective: client\n",
      "a/.portlight/config.yml": "version: 1\nperspective: both\n",
      "a/b/c.txt": "",
    });
    const inner = await loadConfig({ root, start: join(root, "a/b"), rules: RULES });
    expect(inner).toMatchObject({ path: "a/.portlight/config.yml", perspective: "both" });
    expect(inner.notices).toEqual([
      "a/.portlight/config.yml applies here; .portlight/config.yml further up is not read.",
    ]);
    expect(await loadConfig({ root, start: root, rules: RULES })).toMatchObject({ perspective: "client", notices: [] });
    const narrow = await loadConfig({ root: join(root, "a/b"), start: join(root, "a/b"), rules: RULES });
    expect(narrow.path).toBeUndefined();
  });

  it("takes the nearest folder that holds a baseline, too, also when no file configures anything", async () => {
    const root = project({ ".portlight/baseline.json": "", "a/.portlight/sessions/x": "", "a/b/x": "" });
    for (const start of ["", "a", "a/b"]) {
      const config = await loadConfig({ root, start: join(root, start), rules: RULES });
      expect(config).toMatchObject({ folder: ".", baselinePath: ".portlight/baseline.json", notices: [] });
      expect(config.path).toBeUndefined();
    }
    const nested = project({ ".portlight/config.yml": "version: 1\n", "a/.portlight/baseline.json": "", "a/b/x": "" });
    const inner = await loadConfig({ root: nested, start: join(nested, "a/b"), rules: RULES });
    expect(inner).toMatchObject({ folder: "a", baselinePath: "a/.portlight/baseline.json" });
    expect(inner.notices).toEqual([
      "a/.portlight/baseline.json applies here; .portlight/config.yml further up is not read.",
    ]);
  });

  it("reads the file that is named, and only inside the root", async () => {
    const root = project({ "ci/strict.yml": "version: 1\nfailOn: low\naudit: { paths: src }\n", "a/src/x": "" });
    const config = await loadConfig({ root, start: join(root, "a"), explicitPath: "../ci/strict.yml", rules: RULES });
    expect(config).toMatchObject({ path: "ci/strict.yml", folder: "a", failOn: ["low"], audit: { paths: ["a/src"] } });
    const inFolder = project({ "p/.portlight/config.yml": "version: 1\n" });
    const inner = { root: inFolder, start: inFolder, explicitPath: "p/.portlight/config.yml", rules: RULES };
    expect(await loadConfig(inner)).toMatchObject({ folder: "p" });
    expect(await refusal(() => loadConfig({ root, start: root, explicitPath: "nope.yml" }))).toBe(
      "nope.yml does not exist; check --config.",
    );
    expect(await refusal(() => loadConfig({ root, start: root, explicitPath: "../x.yml" }))).toContain(
      "lies outside the project",
    );
  });

  it("refuses a second file, and one by another name", async () => {
    const both = project({ ".portlight/config.yml": "version: 1\n", ".portlight/config.yaml": "version: 1\n" });
    expect(await refusal(() => loadConfig({ root: both, start: both }))).toContain("both exist; keep the first");
    const other = project({ ".portlight/config.json": "{}" });
    expect(await refusal(() => loadConfig({ root: other, start: other }))).toBe(
      ".portlight/config.json is not read; the configuration is called .portlight/config.yml.",
    );
  });
});

describe("secrets", () => {
  it("are none where nothing is said, and as many patterns as are accepted", async () => {
    for (const text of ["version: 1\n", "version: 1\nsecrets: {}\n", "version: 1\nsecrets:\n"]) {
      expect((await load(text)).secrets).toEqual({ packs: [], patterns: [] });
    }
    const { secrets } = await load(`version: 1\nsecrets: { patterns: ${patternList(100)} }\n`);
    expect(secrets.patterns).toHaveLength(100);
  });
});

describe("what has no effect", () => {
  it.each([
    ["version: 1\nfail-on: [high]\n", '.portlight/config.yml:2: unknown key "fail-on"; did you mean "failOn"?'],
    ["version: 1\naudit:\n  pahts: [a]\n", '.portlight/config.yml:3: unknown key "audit.pahts"; did you mean "paths"?'],
    [
      'version: 1\ncaptures:\n  - a\n  - "b\\n::warning::c"\n',
      /:4: captures\[1\] holds a line break or another control/,
    ],
    ['version: 1\nignore:\n  - { rule: shell-injection, path: a, reason: "b\\e[31m" }\n', /:3: .*reason holds a line/],
    ["version: 1\nzzz: 1\n", /:2: unknown key "zzz"; known here: version, audit, captures/],
    ["version: 1\nexpect:\n  tools: [a]\n", /:3: expect is not supported yet and would have no effect; remove it\./],
    ["version: 1\nrecord: {}\n", /record is not supported yet/],
    [
      "version: 1\nsecrets:\n  pack: [email]\n",
      '.portlight/config.yml:3: unknown key "secrets.pack"; did you mean "packs"?',
    ],
    [
      "version: 1\nsecrets:\n  packs:\n    - email\n    - emial\n",
      '.portlight/config.yml:5: secrets.packs[1] names "emial", which is no pack; did you mean "email"?',
    ],
    [
      "version: 1\nsecrets: { packs: zzz }\n",
      /:2: secrets\.packs names "zzz", which is no pack; there are aba-routing, .*, private-ip\.$/,
    ],
    ["version: 1\nsecrets: { packs: { email: on } }\n", /:2: secrets\.packs must be a list/],
    ["version: 1\nsecrets: { patterns: x }\n", /:2: secrets\.patterns must be a list/],
    ["version: 1\nsecrets: { patterns: [a] }\n", /:2: secrets\.patterns\[0\] must hold keys and values/],
    ["version: 1\nsecrets: { patterns: [{ pattern: a }] }\n", /:2: secrets\.patterns\[0\] needs id: /],
    ["version: 1\nsecrets: { patterns: [{ id: acme }] }\n", /:2: secrets\.patterns\[0\] needs pattern: /],
    [
      pattern("id: acme", "patern: a"),
      '.portlight/config.yml:5: unknown key "secrets.patterns[0].patern"; did you mean "pattern"?',
    ],
    [pattern("id: acme", "severity: high"), /:5: secrets\.patterns\[0\]\.severity is not supported yet/],
    [pattern("id: Acme", "pattern: a"), /:4: secrets\.patterns\[0\]\.id must be 2 to 40 of a-z/],
    [pattern("id: env", "pattern: a"), /:4: secrets\.patterns\[0\]\.id env says what a marker stands for/],
    [pattern("id: acme-part", "pattern: a"), /:4: secrets\.patterns\[0\]\.id acme-part says what a marker/],
    [pattern("id: github-token", "pattern: a"), /\.id github-token is a kind that is looked for already/],
    [pattern("id: acme", "pattern: '(?=a)b'"), /:5: secrets\.patterns\[0\]\.pattern is no RE2 expression/],
    [pattern("id: acme", "pattern: 'a*'"), /:5: secrets\.patterns\[0\]\.pattern matches the empty text/],
    [pattern("id: acme", `pattern: ${"a".repeat(1001)}`), /:5: .*pattern must be a regular expression of at most 1000/],
    [pattern("id: acme", "pattern: 3"), /:5: secrets\.patterns\[0\]\.pattern must be a text/],
    [
      pattern("id: acme", "pattern: a", "validator: luhm"),
      /:6: secrets\.patterns\[0\]\.validator is "luhm", but must be one of aba, .*; did you mean "luhn"\?$/,
    ],
    [
      `${pattern("id: acme", "pattern: a")}    - { id: acme, pattern: b }\n`,
      /:6: secrets\.patterns\[1\]\.id is the id of an earlier pattern; choose another\.$/,
    ],
    [`version: 1\nsecrets:\n  patterns: ${patternList(101)}\n`, /:3: secrets\.patterns has more than 100 entries/],
    ["version: 1\nservers:\n  a:\n    match: x\n    trust: own\n", /:5: servers\.a\.trust is not supported yet/],
    ["version: 1\nservers:\n  a: {}\n", /servers\.a needs match/],
    [
      "version: 1\nrules:\n  shell-injektion: off\n",
      /:3: rules names "shell-injektion", which is no rule; did you mean "shell-injection"\?/,
    ],
    ["version: 1\nrules:\n  shell-injection: false\n", /rules\.shell-injection must be a text/],
    ["version: 1\nrules:\n  shell-injection: of\n", /is "of", but must be one of on, off; did you mean "off"\?/],
    ["version: 1\nrules:\n  hidden-unicode: off\n", /cannot be switched off; accept a single finding under ignore/],
    [
      "version: 1\nfailOn: [hihg]\n",
      /:2: failOn\[0\] names "hihg", which is no severity, group or rule; did you mean "high"\? `portlight rules` lists groups and rules\.$/,
    ],
    ["version: 1\nfailOn:\n  - high\n  - note\n", /:4: failOn\[1\] is note, but notes never fail by severity/],
    [
      "version: 1\naudit:\n  paths:\n    - src\n    - scr\n",
      '.portlight/config.yml:5: audit.paths[1] names "scr", which does not exist; correct or remove it.',
    ],
    ["version: 1\ncaptures:\n  - a\n  - ../b\n", /:4: captures\[1\] must stay inside/],
    ["version: 1\nfailOn: []\n", /failOn is empty; write none/],
    ["version: 1\nfailOn: 3\n", /failOn must be a text/],
    ["version: 1\nignore:\n  - rule: shell-injection\n    path: a\n", /:3: ignore\[0\] needs reason/],
    [
      "version: 1\nignore:\n  - rule: shell\n    path: a\n    reason: b\n",
      /:3: ignore\[0\]\.rule names "shell", which is no rule; did you mean/,
    ],
    [
      "version: 1\nignore:\n  - { rule: shell-injection, path: a, reason: b, expires: 2026-02-30 }\n",
      /must be a date, YYYY-MM-DD/,
    ],
    ["version: 1\nignore: { rule: a }\n", /ignore must be a list/],
    ["version: 2\n", /version is not known to this release; write version: 1/],
    ["audit: {}\n", /:1: version is missing; the first line is version: 1/],
    ["", /version is missing/],
    ["- a\n", /the file must hold keys and values/],
    ["version: 1\naudit: text\n", /:2: audit must hold keys and values/],
    ["version: 1\nperspective: sever\n", /did you mean "server"\?/],
  ])("is refused: %j", async (text, message) => {
    expect(await refusal(() => load(text))).toMatch(
      message instanceof RegExp ? message : new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`),
    );
  });
});

describe("paths", () => {
  it.each([
    ["../x", /must stay inside the folder/],
    ["a/../../x", /must stay inside the folder/],
    ["/etc", /must be relative/],
    ["C:/x", /must be relative/],
    ["a\\\\b", /must be written with \//],
    ["!a", /must not begin with !/],
  ])("%s is refused in each place", async (path, message) => {
    const value = JSON.stringify(path.replace("\\\\", "\\"));
    expect(await refusal(() => load(`version: 1\naudit: { paths: [${value}] }\n`))).toMatch(message);
    expect(await refusal(() => load(`version: 1\naudit: { exclude: [${value}] }\n`))).toMatch(message);
    expect(await refusal(() => load(`version: 1\ncaptures: [${value}]\n`))).toMatch(message);
    expect(
      await refusal(() => load(`version: 1\nignore: [{ rule: shell-injection, path: ${value}, reason: r }]\n`)),
    ).toMatch(message);
  });

  it("with a glob that cannot be compiled are refused", async () => {
    expect(await refusal(() => load('version: 1\ncaptures: ["[a"]\n'))).toMatch(
      /captures\[0\] is not usable: a glob with an unclosed \[/,
    );
  });
});

describe("hostile YAML", () => {
  it.each([
    ["aliases", "version: 1\na: &x 1\nb: *x\n", /:2: anchors and aliases are not accepted/],
    ["tags", "version: !!js/function x\n", /tags are not accepted/],
    ["a known tag", "version: !!int 1\n", /tags are not accepted/],
    ["two documents", "version: 1\n---\nversion: 1\n", /only one document/],
    ["a key twice", "version: 1\nversion: 1\n", /:2: a key stands there twice/],
    ["tabs", "version: 1\naudit:\n\tpaths: a\n", /:3: tabs do not indent/],
    ["a list as key", "? [a]\n: 1\n", /a key must be a plain text/],
    ["a quote that is not closed", "version: 1\nfailOn: 'high\nrules: {}\n", /:2: a bracket or quote opens here/],
    ["a bracket that is not closed", "version: 1\naudit:\n  paths: [src\nfailOn: high\n", /:3: a bracket or quote/],
    ["the innermost of them", "version: 1\naudit: {\n  paths: [src\n", /:3: a bracket or quote opens here/],
    ["a key without a colon", "version: 1\naudit\ncaptures: x\n", /:2: this is not YAML: a key without a colon\.$/],
    ["a colon too many", "version: 1\nfailOn: a: b\n", /:2: this is not YAML: a second colon in this line/],
    ["a glob without quotes", "version: 1\ncaptures: **\n", /:2: .*put a text that begins with & or \* in quotes/],
    ["nesting", `version: 1\naudit: ${"[".repeat(20_000)}`, /nested too deep|not YAML/],
    ["nested lists", `version: 1\naudit: ${"[".repeat(14)}${"]".repeat(14)}\n`, /:2: it is nested too deep/],
    ["an escape in a key", 'version: 1\n"\\e[31m\\nx": 1\n', /unknown key "\\u\{1b\}\[31m\\u\{a\}x"/],
    ["merge keys", "version: 1\n<<: { audit: {} }\n", /unknown key "<<"/],
  ])("%s", async (_what, text, message) => {
    expect(await refusal(() => load(text))).toMatch(message);
  });

  it("is read up to 64 KiB and not further", async () => {
    const text = "version: 1\n#";
    expect((await load(text.padEnd(64 * 1024, "x"))).path).toBeDefined();
    expect(await refusal(() => load(text.padEnd(64 * 1024 + 1, "x")))).toBe(
      ".portlight/config.yml is larger than 65536 bytes.",
    );
  });

  it("that is not UTF-8, a folder, or a link out of the root is refused in one sentence", async () => {
    const root = project({ x: "" });
    mkdirSync(join(root, ".portlight"));
    const file = join(root, ".portlight/config.yml");
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0x41]));
    expect(await refusal(() => loadConfig({ root, start: root }))).toBe(".portlight/config.yml is not UTF-8.");

    const outside = project({ "config.yml": "version: 1\n" });
    const linked = project({ x: "" });
    mkdirSync(join(linked, ".portlight"));
    symlinkSync(join(outside, "config.yml"), join(linked, ".portlight/config.yml"));
    expect(await refusal(() => loadConfig({ root: linked, start: linked }))).toBe(
      ".portlight/config.yml is a link that leaves the project.",
    );

    const odd = project({ ".portlight/config.yml/x": "" });
    expect(await refusal(() => loadConfig({ root: odd, start: odd }))).toBe(
      ".portlight/config.yml is not a regular file.",
    );
  });
});

describe("schemas/config.schema.json", () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false });
  (formatsPlugin as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
  const valid = ajv.compile(
    JSON.parse(readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8")),
  );

  it("accepts what the reader accepts", async () => {
    for (const text of [FULL, "version: 1\n", "version: 1\nfailOn: none\n"]) {
      expect(await load(text)).toBeDefined();
      expect([valid(parse(text)), valid.errors]).toEqual([true, null]);
    }
  });

  it("lists the packs and the validators that there are", () => {
    const { $defs, properties } = JSON.parse(
      readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8"),
    );
    expect($defs.pack.enum).toEqual(PACKS);
    const { validator } = properties.secrets.properties.patterns.items.properties;
    expect(validator.enum).toEqual([...VALIDATORS.keys()].sort());
  });

  it("refuses what the reader refuses", async () => {
    for (const text of [
      "version: 2\n",
      "version: 1\nfail-on: x\n",
      "version: 1\nexpect: {}\n",
      "version: 1\nignore: [{ rule: shell-injection, path: a }]\n",
      "version: 1\nservers: { a: { match: x, trust: own } }\n",
      "version: 1\nrules: { shell-injection: false }\n",
      "version: 1\nfailOn: []\n",
      "version: 1\nsecrets: { packs: [emial] }\n",
      "version: 1\nsecrets: { patterns: [{ id: acme }] }\n",
      "version: 1\nsecrets: { patterns: [{ id: Acme, pattern: a }] }\n",
      "version: 1\nsecrets: { patterns: [{ id: acme, pattern: a, validator: luhm }] }\n",
      `version: 1\nsecrets: { patterns: ${patternList(101)} }\n`,
    ]) {
      await expect(load(text)).rejects.toThrow(UserError);
      expect(valid(parse(text))).toBe(false);
    }
  });
});

/**
 * Keeps the direction of imports. A room of src/ may import itself and rooms of lower tiers, never another one of its tier or
 * one above. The same holds for the parts of the audit, which is the largest room; so there are no cycles between either.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");

/** From the top down; rooms on one line are of one tier. */
const TIERS: readonly (readonly string[])[] = [
  ["index"],
  ["cli", "action"],
  ["run"],
  ["report", "verdict", "compare", "convert", "clients", "provenance", "config"],
  ["surface"],
  ["audit", "check", "detect", "record"],
  ["session"],
  ["capture", "protocol"],
  ["content"],
  ["catalog"],
  ["findings"],
  ["files"],
  ["errors"],
];

/** The parts of src/audit the same way: folders, and files that lie beside them. */
const AUDIT_TIERS: readonly (readonly string[])[] = [
  ["audit"],
  ["isolation"],
  ["core"],
  ["context-files", "inventory", "load", "manifests", "suppressions"],
  ["imported", "source-budget"],
  ["match", "flow", "discover", "config-comments", "import-text"],
  ["server", "resolve", "parse", "models"],
  ["types"],
  ["ir"],
];

/** What a room may import beyond packages of the tiers below, where the tier alone would allow more. */
const ONLY: ReadonlyMap<string, RegExp> = new Map([
  [
    "record",
    /^(record|errors)\/|^capture\/(types|writer|output|limits|redact|[a-z-]*scan[a-z-]*)|^content\/(redact|secret|linear-pattern)|^node:/,
  ],
]);

interface Import {
  readonly file: string;
  readonly target: string;
  readonly lazy: boolean;
}

function sourceFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.c?ts$/.test(name))
    .sort();
}

/** Specifiers of static and dynamic imports and re-exports; relative ones as paths below src/. */
function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const patterns: [RegExp, boolean][] = [
    [/^\s*(?:import|export)\b[^;"']*?\bfrom\s*["']([^"']+)["']/gm, false],
    [/^\s*import\s*["']([^"']+)["']/gm, false],
    [/\bimport\(\s*["']([^"']+)["']\s*\)/g, true],
    [/\brequire\(\s*["']([^"']+)["']\s*\)/g, false],
  ];
  for (const [pattern, lazy] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const specifier = match[1] as string;
      found.push({
        file,
        target: specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier,
        lazy,
      });
    }
  }
  return found;
}

function roomOf(path: string): string {
  return path.includes("/") ? (path.split("/")[0] as string) : path.replace(/\.c?[jt]s$/, "");
}

function tierOf(room: string): number {
  return TIERS.findIndex((rooms) => rooms.includes(room));
}

/** The breach in words, or undefined when the import is allowed. */
function breach({ file, target }: Import): string | undefined {
  const from = roomOf(file);
  const only = ONLY.get(from);
  if (only && !only.test(target)) return `${file} imports ${target}: ${from} may import only ${only.source}`;
  if (target.startsWith("node:") || !/\.[cm]?[jt]s$/.test(target) || !target.includes(".")) return undefined;
  const to = roomOf(target);
  if (from === to) return undefined;
  if (target.startsWith("..")) return `${file} imports ${target}, which lies outside src/`;
  if (tierOf(to) < 0) return undefined;
  return tierOf(from) < tierOf(to) ? undefined : `${file} imports ${target}: ${from} must not import ${to}`;
}

/** The part of the audit that a file belongs to; undefined for files of other rooms. */
function auditPartOf(path: string): string | undefined {
  return path.startsWith("audit/") ? roomOf(path.slice("audit/".length)) : undefined;
}

function auditTierOf(part: string): number {
  return AUDIT_TIERS.findIndex((parts) => parts.includes(part));
}

/** The breach between parts of the audit in words, or undefined when the import is allowed. */
function auditBreach({ file, target }: Import): string | undefined {
  const from = auditPartOf(file);
  const to = auditPartOf(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  return auditTierOf(from) < auditTierOf(to) ? undefined : `${file} imports ${target}: ${from} must not import ${to}`;
}

describe("imports", () => {
  const files = sourceFiles();
  const all = files.flatMap((file) => importsOf(file, readFileSync(join(SOURCE, file), "utf8")));

  it("know every room of src/", () => {
    const unknown = [...new Set(files.map(roomOf))].filter((room) => tierOf(room) < 0);
    expect(unknown).toEqual([]);
  });

  it("follow the tiers", () => {
    expect(all.map(breach).filter((text) => text !== undefined)).toEqual([]);
  });

  it("follow the tiers inside of the audit, and know every part of it", () => {
    const parts = new Set(files.map(auditPartOf).filter((part) => part !== undefined));
    expect([...parts].filter((part) => auditTierOf(part) < 0)).toEqual([]);
    expect(all.map(auditBreach).filter((text) => text !== undefined)).toEqual([]);
  });

  it("stand in lists that name no room twice", () => {
    for (const tiers of [TIERS, AUDIT_TIERS]) expect(new Set(tiers.flat()).size).toBe(tiers.flat().length);
  });

  it("name files that exist", () => {
    const missing = all
      .filter(({ target }) => /^[a-z-]+\/.*\.ts$/.test(target) && tierOf(roomOf(target)) >= 0)
      .filter(({ target }) => !existsSync(join(SOURCE, target)))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(missing).toEqual([]);
  });

  it("of the bundle's entry are only built-ins and tiny modules", () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { target, lazy } of importsOf(file, readFileSync(join(SOURCE, file), "utf8"))) {
        if (lazy) continue;
        if (target.endsWith(".ts")) visit(target);
        else expect(target, `${file} is loaded by --version`).toMatch(/^node:/);
      }
    };
    visit("index.ts");
    const bytes = [...seen].reduce((sum, file) => sum + readFileSync(join(SOURCE, file)).length, 0);
    expect(bytes).toBeLessThan(24_000);
  });

  it("of analysis never reach processes or the network", () => {
    const zero = /^(audit|check|detect|surface|session|capture|content|protocol|catalog|verdict|report|config)$/;
    const forbidden = /^node:(child_process|net|http|https|http2|tls|dgram|dns|cluster|inspector|vm)(\/|$)/;
    const found = all
      .filter(({ file, target }) => zero.test(roomOf(file)) && forbidden.test(target))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(found).toEqual([]);
  });

  it("sees each kind of breach (the test can fail)", () => {
    const sample = [
      'import { a } from "../cli/main.ts";',
      'import type { b } from "../check/check.ts";',
      'const c = await import("../run/run.ts");',
      'export * from "../../scripts/x.ts";',
    ].join("\n");
    expect(importsOf("audit/sample.ts", sample).map(breach)).toEqual([
      "audit/sample.ts imports cli/main.ts: audit must not import cli",
      "audit/sample.ts imports check/check.ts: audit must not import check",
      "audit/sample.ts imports ../scripts/x.ts, which lies outside src/",
      "audit/sample.ts imports run/run.ts: audit must not import run",
    ]);
    const inner = ["../flow/engine.ts", "../core.ts", "../server/sdks.ts", "../types.ts", "./other.ts"];
    const imports = inner.map((specifier) => `import { a } from "${specifier}";`).join("\n");
    expect(importsOf("audit/resolve/sample.ts", imports).map(auditBreach)).toEqual([
      "audit/resolve/sample.ts imports audit/flow/engine.ts: resolve must not import flow",
      "audit/resolve/sample.ts imports audit/core.ts: resolve must not import core",
      "audit/resolve/sample.ts imports audit/server/sdks.ts: resolve must not import server",
      undefined,
      undefined,
    ]);
    expect(breach({ file: "record/relay.ts", target: "session/session.ts", lazy: false })).toContain("may import only");
    expect(breach({ file: "record/relay.ts", target: "capture/writer.ts", lazy: false })).toBeUndefined();
  });
});

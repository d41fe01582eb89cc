/**
 * Builds what ships: `node scripts/bundle.ts <folder> [--check]`.
 *
 * tsc writes JavaScript, ncc turns it into one CommonJS module with chunks for dynamic imports, the wasm files of the Python
 * parser are put beside it, and four entries of a few lines call its exports. The same sources, lock file and Node give the
 * same bytes; `--check` builds elsewhere and compares with <folder>.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";

const root = join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);

/** Entry file → exported function of src/index.ts. */
const ENTRIES = ["cli", "worker", "action", "post"] as const;

/** Files of packages that are read at run time; see src/audit/parse/python/grammar.ts. */
const ASSETS = ["web-tree-sitter/web-tree-sitter.wasm", "tree-sitter-python/tree-sitter-python.wasm"] as const;

/**
 * What the bundler writes around modules, which it does not change themselves: `function` in place of arrows. Engines take a
 * function in parentheses for one that is called at once and compile it as they read it; V8 before 12 (Node 20) reads an
 * arrow there twice, which costs a one-file audit about 40 ms.
 */
const WRAPPER_SYNTAX = "es5";

const COMMONJS = '{ "type": "commonjs" }\n';

/**
 * The oldest Node that runs the bundle is checked before anything else is loaded: its syntax and built-ins would fail
 * there with a stack trace.
 */
function entryText(name: (typeof ENTRIES)[number]): string {
  const shebang = name === "cli" ? "#!/usr/bin/env node\n" : "";
  if (name === "worker") return '"use strict";\n\nrequire("./index.js").worker();\n';
  return `${shebang}"use strict";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(\`portlight: needs Node 20.19 or later, this is \${process.versions.node}; install a newer Node\\n\`);
  process.exitCode = 2;
} else {
  require("./index.js").${name}();
}
`;
}

function run(label: string, cwd: string, script: string, args: readonly string[]): void {
  const result = spawnSync(process.execPath, [script, ...args], { cwd, encoding: "utf8", maxBuffer: 64 << 20 });
  if (result.status !== 0) throw new Error(`${label} failed\n${result.stdout}${result.stderr}`);
}

/** Builds into `folder`, which is emptied first. */
export function bundle(folder: string): void {
  const target = resolve(folder);
  mkdirSync(join(root, ".build"), { recursive: true });
  // A stage of its own: two builds at a time must not share one. Its random name is in no path that the bundler sees.
  const stage = mkdtempSync(join(root, ".build/stage-"));
  try {
    run("tsc", root, require.resolve("typescript/bin/tsc"), [
      "-p",
      "tsconfig.build.json",
      "--outDir",
      join(stage, "out"),
    ]);
    copyCommonJs(join(stage, "out"));
    describeStage(stage);
    const ncc = require.resolve("@vercel/ncc/dist/ncc/cli.js");
    const options = ["--no-cache", "--target", WRAPPER_SYNTAX, "--license", "licenses.txt"];
    run("ncc", stage, ncc, ["build", "index.js", "--out", "dist", ...options]);
    const built = join(stage, "dist");
    requireComplete(built);
    // Written, not copied: a package's file modes are none of ours.
    for (const file of ASSETS) writeFileSync(join(built, basename(file)), readFileSync(require.resolve(file)));
    writeFileSync(join(built, "package.json"), COMMONJS);
    for (const name of ENTRIES) writeFileSync(join(built, `${name}.js`), entryText(name));
    chmodSync(join(built, "cli.js"), 0o755);
    rmSync(target, { recursive: true, force: true });
    cpSync(built, target, { recursive: true });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * The bundler writes CommonJS, whose chunks load faster, when the entry is CommonJS; what it bundles is read as the ES modules
 * that it is.
 */
function describeStage(stage: string): void {
  writeFileSync(join(stage, "package.json"), COMMONJS);
  writeFileSync(join(stage, "out/package.json"), '{ "type": "module" }\n');
  writeFileSync(join(stage, "index.js"), 'module.exports = require("./out/index.js");\n');
}

/** tsc does not copy the CommonJS shims between a package and the bundler. */
function copyCommonJs(out: string): void {
  for (const name of readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".cjs")) cpSync(join(root, "src", name), join(out, name));
  }
}

/** ncc turns what it cannot find into a failure at run time; here it is one at build time. */
function requireComplete(folder: string): void {
  for (const name of readdirSync(folder)) {
    const missing = name.endsWith(".js") && /@@notfound\.js\?([^\s"']*)/.exec(readFileSync(join(folder, name), "utf8"));
    if (missing) throw new Error(`${name} needs ${missing[1]}, which the bundler did not find`);
  }
}

/** Names of files that differ between two folders, with what is wrong, sorted. */
function differences(expected: string, actual: string): string[] {
  const list = (folder: string): string[] =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }).sort() : [];
  const names = [...new Set([...list(expected), ...list(actual)])].sort();
  return names.flatMap((name) => {
    const [a, b] = [join(expected, name), join(actual, name)];
    if (!existsSync(b)) return [`${name}: missing`];
    if (!existsSync(a)) return [`${name}: not part of the bundle`];
    return readFileSync(a).equals(readFileSync(b)) ? [] : [`${name}: other bytes`];
  });
}

if (import.meta.main) {
  const [target, flag] = process.argv.slice(2);
  if (!target || (flag !== undefined && flag !== "--check")) {
    console.error("usage: node scripts/bundle.ts <folder> [--check]");
    process.exit(2);
  }
  const folder = resolve(target);
  if (flag === "--check") {
    mkdirSync(join(root, ".build"), { recursive: true });
    const fresh = mkdtempSync(join(root, ".build/check-"));
    bundle(fresh);
    const stale = differences(fresh, folder);
    rmSync(fresh, { recursive: true, force: true });
    if (stale.length > 0) {
      console.error(`${target}/ is not what the sources build. Run "npm run bundle" and commit ${target}/.`);
      for (const line of stale) console.error(`  ${line}`);
      process.exitCode = 1;
    } else {
      console.log(`${target}/ is what the sources build`);
    }
  } else {
    bundle(folder);
  }
}

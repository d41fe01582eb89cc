import type { FileRole } from "../types.ts";

const BY_SEGMENT: ReadonlyMap<string, FileRole> = new Map([
  ["test", "test"],
  ["tests", "test"],
  ["__tests__", "test"],
  ["__mocks__", "test"],
  ["spec", "test"],
  ["specs", "test"],
  ["e2e", "test"],
  ["testdata", "test"],
  ["fixtures", "test"],
  ["__fixtures__", "test"],
  ["example", "example"],
  ["examples", "example"],
  ["demo", "example"],
  ["demos", "example"],
  ["sample", "example"],
  ["samples", "example"],
  ["tutorial", "example"],
  ["tutorials", "example"],
  ["benchmark", "example"],
  ["benchmarks", "example"],
  ["doc", "documentation"],
  ["docs", "documentation"],
  ["docs_src", "documentation"],
  ["docs-src", "documentation"],
  ["documentation", "documentation"],
]);

const TEST_NAME = /(?:\.(?:test|spec|e2e)\.[cm]?[jt]sx?|^test_[^/]*\.py|_test\.py|^conftest\.py)$/u;

const BUILD_FOLDERS: ReadonlySet<string> = new Set(["dist", "build", "out", "lib"]);

const SOURCE_FOLDERS: readonly string[] = ["", "src/", "source/"];
const SOURCE_EXTENSIONS: readonly string[] = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

/**
 * What a file is for. `below` is its path below the folder that was named for the audit, whose own name never counts;
 * `exists` tells whether a path relative to the root is a file (asked for build folders only).
 */
export function roleOf(path: string, below: string, exists: (path: string) => boolean): FileRole {
  const segments = below.split("/");
  const name = segments.pop() ?? "";
  for (const segment of segments) {
    const role = BY_SEGMENT.get(segment.toLowerCase());
    if (role !== undefined) return role;
  }
  if (TEST_NAME.test(name)) return "test";
  return isBuildOutput(path, segments.length, exists) ? "build-output" : "shipped";
}

/** True for `dist/a/b.js` beside `src/a/b.ts` or `a/b.ts`. */
function isBuildOutput(path: string, folders: number, exists: (path: string) => boolean): boolean {
  const segments = path.split("/");
  const first = segments.length - 1 - folders;
  for (let i = first; i < segments.length - 1; i++) {
    if (!BUILD_FOLDERS.has(segments[i] as string)) continue;
    const before = segments.slice(0, i).map((segment) => `${segment}/`);
    const stem = segments
      .slice(i + 1)
      .join("/")
      .replace(/\.[cm]?jsx?$/u, "");
    for (const folder of SOURCE_FOLDERS) {
      for (const extension of SOURCE_EXTENSIONS) {
        if (exists(`${before.join("")}${folder}${stem}${extension}`)) return true;
      }
    }
  }
  return false;
}

import type { Location } from "./types.ts";

/** Where a finding stands that is about a file and none of its lines. */
export function topOfFile(path: string): Location {
  return { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
}

/** Sink kinds as bits, and the half-facts about paths that only together clear one. */
import type { SinkKind } from "../models/types.ts";

export const KIND_BITS: Readonly<Record<SinkKind, number>> = {
  SHELL: 1,
  CODE: 2,
  PATH_READ: 4,
  PATH_WRITE: 8,
  PATH_DELETE: 16,
  ARGV: 32,
  EXECPATH: 64,
  URL: 128,
  SQL: 256,
  NOSQL: 512,
  TEMPLATE: 1 << 10,
  DESERIALIZE: 1 << 11,
  XML: 1 << 12,
  HTML: 1 << 13,
  MODULE: 1 << 14,
  REGEX: 1 << 15,
  MEMBER: 1 << 16,
};

export const PATHS = KIND_BITS.PATH_READ | KIND_BITS.PATH_WRITE | KIND_BITS.PATH_DELETE;
export const ALL_KINDS = (1 << 17) - 1;

/** No `..` segment. Clears a path below a fixed folder when nothing can replace the folder. */
export const NO_DOTS = 1 << 24;
/** Does not start at a root. */
export const RELATIVE = 1 << 25;
/** No separator. */
export const NO_SEPARATOR = 1 << 26;

/** No host of a private network: of a URL that only begins with it, no more is known. */
export const PUBLIC_HOST = 1 << 27;

export const EVERYTHING = ALL_KINDS | NO_DOTS | RELATIVE | NO_SEPARATOR;

export function bitsOf(kinds: readonly SinkKind[] | "all" | "paths" | undefined): number {
  if (kinds === undefined) return 0;
  if (kinds === "all") return EVERYTHING;
  if (kinds === "paths") return PATHS | NO_DOTS;
  return kinds.reduce((bits, kind) => bits | KIND_BITS[kind], 0);
}

/** What half-facts add up to. */
export function withConsequences(bits: number): number {
  if (bits & NO_DOTS && bits & (RELATIVE | NO_SEPARATOR)) return bits | PATHS;
  return bits;
}

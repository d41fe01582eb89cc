/** Kinds of markers that stand for no shape. */

/** What the end of a kind says of it: one line of a secret that runs over several. */
export const PART = "-part";

/**
 * Names that no pattern of a user may take: who reads a marker of that kind would believe something else of it.
 * - `env`: the value of a variable of the recorder's environment, `argument`: of its command line
 * - `key`, `path`, `value`: taken out by a rule of the user
 * - `header`: of a header, `url-credentials` and `url-parameter`: of an address
 */
export const RESERVED_KINDS: ReadonlySet<string> = new Set([
  "argument",
  "env",
  "header",
  "key",
  "path",
  "url-credentials",
  "url-parameter",
  "value",
]);

/** True for a reserved kind, and for every one that ends like a part. */
export function isReservedKind(kind: string): boolean {
  return RESERVED_KINDS.has(kind) || kind.endsWith(PART);
}

/** The kind of the whole secret that a marker stands for: `env` of `env-part`, any other kind as it is. */
export function wholeKind(kind: string): string {
  return kind.endsWith(PART) ? kind.slice(0, -PART.length) : kind;
}

/**
 * Canonical JSON of RFC 8785: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes them.
 * The value comes from `JSON.parse` of a record whose nesting the reader has bounded, so recursion is safe.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.entries(value as Record<string, unknown>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/**
 * Canonical JSON of RFC 8785: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes them.
 * The value comes from `JSON.parse` of a record whose nesting the reader has bounded, so recursion is safe.
 */
export function canonicalJson(value: unknown): string {
  // Pieces are joined once: joining them level by level would copy the innermost as often as it is nested.
  const pieces: string[] = [];
  write(value, pieces);
  return pieces.join("");
}

function write(value: unknown, pieces: string[]): void {
  if (typeof value !== "object" || value === null) {
    pieces.push(JSON.stringify(value));
  } else if (Array.isArray(value)) {
    let separator = "[";
    for (const element of value) {
      pieces.push(separator);
      write(element, pieces);
      separator = ",";
    }
    pieces.push(separator === "[" ? "[]" : "]");
  } else {
    let separator = "{";
    const members = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [key, member] of members) {
      pieces.push(separator, JSON.stringify(key), ":");
      write(member, pieces);
      separator = ",";
    }
    pieces.push(separator === "{" ? "{}" : "}");
  }
}

const MAX_DEPTH = 6;
/** In UTF-16 units: enough for a name or a digest, not for prose of somebody else. */
const MAX_TEXT = 200;

/**
 * A copy of structured detail that is safe to serialise: plain values only, capped in depth, in length of texts and in
 * number of members. Objects have no prototype, so that a key called `__proto__` is a key like any other.
 */
export function boundedData(value: unknown, limits: { readonly maxItems: number }, depth = 0): unknown {
  if (typeof value === "string") return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.slice(0, limits.maxItems).map((item) => boundedData(item, limits, depth + 1));
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, member] of Object.entries(value).slice(0, limits.maxItems)) {
    if (member !== undefined) copy[key.slice(0, MAX_TEXT)] = boundedData(member, limits, depth + 1);
  }
  return copy;
}

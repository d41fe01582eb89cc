/**
 * The day by which expiry dates are judged.
 * @param now milliseconds since 1970
 * @returns YYYY-MM-DD, UTC
 */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

const MAX_MEAN_LINE = 300;
const MAX_LINE = 5_000;
const SMALLEST = 2_000;

/** True for minified or bundled text: lines that nobody wrote. Short files never count. */
export function isBundleText(text: string): boolean {
  if (text.length < SMALLEST) return false;
  let lines = 0;
  let longest = 0;
  let from = 0;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
    longest = Math.max(longest, end - from);
    from = end + 1;
    lines++;
  }
  if (from < text.length) lines++;
  longest = Math.max(longest, text.length - from);
  return longest > MAX_LINE || text.length / lines > MAX_MEAN_LINE;
}

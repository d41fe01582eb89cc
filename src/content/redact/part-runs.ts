/** Secrets of which a stream shows parts only: what was cut before its last line, which would have told the whole. */
import type { FoundMarker } from "./marker.ts";
import { PART, wholeKind } from "./reserved-kinds.ts";

/** Lines without a part that may stand between two of one secret (those of other writers, see lines.ts). */
const MAX_BETWEEN = 8;

export interface UnfinishedSecret {
  /** Of the whole: `env`, `private-key`, `github-token`. */
  readonly kind: string;
  /** Of the parts together, in UTF-16 code units. */
  readonly length: number;
  /** Index of the line of the first part. */
  readonly line: number;
}

interface Run {
  readonly line: number;
  length: number;
  parts: number;
  last: number;
}

/**
 * The secrets whose parts stand in lines and are told by no marker of the whole, each once. One part alone is no secret: a
 * line may end like the beginning of one by chance.
 * @param lines the markers of each line of one stream, in order
 */
export function unfinishedSecrets(
  lines: Iterable<readonly Pick<FoundMarker, "kind" | "length">[]>,
): readonly UnfinishedSecret[] {
  const open = new Map<string, Run>();
  const found: UnfinishedSecret[] = [];
  const close = (kind: string, run: Run): void => {
    if (run.parts > 1) found.push({ kind, length: run.length, line: run.line });
    open.delete(kind);
  };
  let line = 0;
  for (const markers of lines) {
    for (const { kind, length } of markers) {
      const whole = wholeKind(kind);
      const run = open.get(whole);
      if (!kind.endsWith(PART)) open.delete(whole);
      else if (run && line - run.last <= MAX_BETWEEN + 1) {
        run.length += length;
        run.parts++;
        run.last = line;
      } else {
        if (run) close(whole, run);
        open.set(whole, { line, length, parts: 1, last: line });
      }
    }
    line++;
  }
  for (const [kind, run] of open) close(kind, run);
  return found.sort((a, b) => a.line - b.line || (a.kind < b.kind ? -1 : 1));
}

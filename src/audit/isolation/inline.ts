import { type AnalyseHooks, Interruption } from "../load.ts";

/**
 * Most that is analysed in the calling thread, in bytes: a worker costs 40 ms, which a one-file audit cannot spare, and
 * text of this size cannot hold it up for long.
 */
export const MAX_INLINE_BYTES = 131_072;

/** Deepest nesting of brackets that is analysed in the calling thread, whose stack is small. */
export const MAX_INLINE_DEPTH = 200;

/**
 * Most steps of the evaluation that are taken in the calling thread, where no clock could stop them: about a second. A
 * server of one file takes a few thousand.
 */
export const MAX_INLINE_STEPS = 20_000;

/** Ends an analysis that turned out to need the worker. */
export class NeedsWorker extends Interruption {}

/** Deepest nesting of brackets, strings and comments not told apart: an upper bound for the syntax tree's share of it. */
export function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 40: // (
      case 91: // [
      case 123: // {
        if (++depth > deepest) deepest = depth;
        break;
      case 41:
      case 93:
      case 125:
        if (depth > 0) depth--;
        break;
      default:
    }
  }
  return deepest;
}

/** Hooks that throw NeedsWorker at the first file which makes the input large or deep, and after too many steps. */
export function inlineHooks(): AnalyseHooks {
  let bytes = 0;
  let taken = 0;
  return {
    starting(_, text) {
      bytes += Buffer.byteLength(text);
      if (bytes > MAX_INLINE_BYTES || bracketDepth(text) >= MAX_INLINE_DEPTH) throw new NeedsWorker();
    },
    working(steps) {
      taken += steps;
      if (taken > MAX_INLINE_STEPS) throw new NeedsWorker();
    },
  };
}

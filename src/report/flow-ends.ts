import type { FlowStep } from "../findings/types.ts";

/** A way from source to sink, with what is left out in its middle. */
interface FlowEnds {
  readonly head: readonly FlowStep[];
  /** Steps between the two, those included that the finding itself leaves out. */
  readonly missing: number;
  /** Empty when nothing is missing. */
  readonly tail: readonly FlowStep[];
}

/**
 * Both ends of a way: where it comes from and where it leads to.
 * @param most steps that are kept, even
 * @param gapLines 1 when the gap is told on a line of its own, in the place of a step
 */
export function flowEnds(flow: readonly FlowStep[], most: number, gapLines: 0 | 1): FlowEnds {
  const gap = flow.findIndex((step) => step.skipped !== undefined);
  const fits = flow.length <= most;
  if (fits && gap < 0) return { head: flow, missing: 0, tail: [] };
  const from = fits ? gap : most / 2;
  const to = fits ? gap : flow.length - most / 2 + gapLines;
  const skipped = flow.reduce((sum, step) => sum + (step.skipped ?? 0), 0);
  return { head: flow.slice(0, from), missing: to - from + skipped, tail: flow.slice(to) };
}

/** The same as one list, for formats that can hold nothing between two steps: the one after the gap tells of it. */
export function markedFlow(flow: readonly FlowStep[], most: number): readonly FlowStep[] {
  const { head, missing, tail } = flowEnds(flow, most, 0);
  const [next, ...rest] = tail;
  if (!next) return head;
  const gap = `… ${missing} ${missing === 1 ? "step" : "steps"} left out`;
  return [...head, { ...next, message: `${gap}; ${next.message}` }, ...rest];
}

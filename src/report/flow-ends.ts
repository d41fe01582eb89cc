import type { FlowStep } from "../findings/types.ts";

/**
 * Both ends of a way that is longer than `most` steps: where it comes from and where it leads to. The first step after the
 * gap says how many are left out.
 * @param most even
 */
export function flowEnds(flow: readonly FlowStep[], most: number): readonly FlowStep[] {
  if (flow.length <= most) return flow;
  const half = most / 2;
  const [next, ...rest] = flow.slice(flow.length - half) as [FlowStep, ...FlowStep[]];
  const missing = flow.length - most;
  const gap = `… ${missing} ${missing === 1 ? "step" : "steps"} left out`;
  return [...flow.slice(0, half), { ...next, message: `${gap}; ${next.message}` }, ...rest];
}

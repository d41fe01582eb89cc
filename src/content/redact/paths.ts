/**
 * Places of a message that are redacted, in a part of JSONPath (RFC 9535): `$` for the message, then `.name`, `['name']`,
 * `[0]`, and for every member or element `.*` or `[*]`; `..name` and `..*` reach any depth. No filters, slices or unions.
 */

type Step = { readonly deep: boolean } & (
  | { readonly any: true; readonly name?: undefined; readonly index?: undefined }
  | { readonly any?: undefined; readonly name: string; readonly index?: undefined }
  | { readonly any?: undefined; readonly name?: undefined; readonly index: number }
);

export interface PathPattern {
  readonly steps: readonly Step[];
}

const STEP =
  /(\.\.|\.)(?:\*|([\p{L}_$][\p{L}\p{N}_$-]*))|(\.\.)?\[(?:(\*)|([0-9]{1,9})|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\]/uy;
const MAX_STEPS = 64;

/** @returns undefined when the text is no such path */
export function pathPattern(text: string): PathPattern | undefined {
  if (!text.startsWith("$") || text.length > 4096) return undefined;
  const steps: Step[] = [];
  STEP.lastIndex = 1;
  while (STEP.lastIndex < text.length) {
    const match = STEP.exec(text);
    if (!match || steps.length === MAX_STEPS) return undefined;
    const [, dots, name, dotsBefore, , index, single, double] = match;
    const deep = dots === ".." || dotsBefore === "..";
    const quoted = single ?? double;
    if (index !== undefined) steps.push({ deep, index: Number(index) });
    else if (name !== undefined) steps.push({ deep, name });
    else if (quoted !== undefined) steps.push({ deep, name: quoted.replace(/\\(.)/gu, "$1") });
    else steps.push({ deep, any: true });
  }
  return steps.length === 0 ? undefined : { steps };
}

/** How far each pattern has come at a place: which of its steps is next. */
export interface PathState {
  readonly pattern: PathPattern;
  readonly step: number;
}

/** The states at a member or an element, and whether a pattern ends there. */
export function follow(
  states: readonly PathState[],
  key: string | number,
): { readonly states: readonly PathState[]; readonly hit: boolean } {
  const next: PathState[] = [];
  const add = (pattern: PathPattern, step: number): void => {
    if (!next.some((one) => one.pattern === pattern && one.step === step)) next.push({ pattern, step });
  };
  let hit = false;
  for (const { pattern, step } of states) {
    const wanted = pattern.steps[step] as Step;
    if (wanted.deep) add(pattern, step);
    if (!(wanted.any || (typeof key === "string" ? wanted.name === key : wanted.index === key))) continue;
    if (step + 1 === pattern.steps.length) hit = true;
    else add(pattern, step + 1);
  }
  return { states: next, hit };
}

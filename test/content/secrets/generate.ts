/** The set against which the engine is measured: fake values of valid form, and what looks like them. */
import { ANY } from "./contexts.ts";
import { type LookAlike, lookAlikes } from "./generate-look-alikes.ts";
import { NAMED_KINDS, named } from "./generate-named.ts";
import { PERSONAL_KINDS, personal } from "./generate-personal.ts";
import { TOKEN_KINDS, type TrueValue, token } from "./generate-tokens.ts";
import { Random } from "./random.ts";

export interface GeneratedSet {
  readonly trues: readonly TrueValue[];
  readonly falses: readonly LookAlike[];
}

/** Places in which a value's own characters would mean something else. */
function fits(context: string, { kind, value }: TrueValue): boolean {
  if (kind === "private-key") return ["json", "capture", "captureTwice"].includes(context);
  if (/[+/=$~:@#&?. ]/.test(value) && ["query", "percent", "shell"].includes(context)) return false;
  return true;
}

function inContext(found: TrueValue, random: Random): TrueValue {
  const contexts = Object.entries(ANY).filter(([context]) => fits(context, found));
  const text = random.pick(contexts)[1](found.text, random);
  return { ...found, text };
}

/**
 * @param perKind true values of each kind
 * @param falses look-alikes in all
 */
export function generateSet(seed: number, perKind: number, falses: number): GeneratedSet {
  const random = new Random(seed);
  const trues: TrueValue[] = [];
  for (let i = 0; i < perKind; i++) {
    for (const kind of TOKEN_KINDS) trues.push(inContext(token(kind, random), random));
    for (const kind of PERSONAL_KINDS) trues.push(inContext(personal(kind, random), random));
    for (const kind of NAMED_KINDS) trues.push(named(kind, random));
  }
  return { trues, falses: lookAlikes(falses, random) };
}

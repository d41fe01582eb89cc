export { type DirectiveRole, findDirectives } from "./find.ts";
export type { DirectiveHit, DirectiveLevel, Signal, SignalHit } from "./types.ts";

export { type DirectiveRole, findDirectives } from "./find.ts";
export type { DirectiveHit, DirectiveLevel, Signal } from "./types.ts";

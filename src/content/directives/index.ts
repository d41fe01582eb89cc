export { type DirectiveRole, findDirectives, searchDirectives } from "./find.ts";
export type { DirectiveHit, DirectiveLevel, Signal } from "./types.ts";

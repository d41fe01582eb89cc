/** What a text hides from its reader, and names that read as other names. */

export { confusableName } from "./confusable-name.ts";
export { findHidden } from "./find.ts";
export type { HiddenHit, HiddenKind, HiddenRole } from "./types.ts";

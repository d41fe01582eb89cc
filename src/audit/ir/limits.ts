/**
 * Deepest nesting of the IR. Both lowerings keep it, so whatever walks the tree recursively needs no guard of its own.
 * Measured: 1,000 levels fit the default stack of 984 KB in a switch-style interpreter, 1,500 do not.
 */
export const MAX_DEPTH = 500;

/** Captures tidied in memory, for tests. */
import { originalOf, rewritten } from "../../src/capture/rewrite.ts";
import { VolatilePlaces } from "../../src/capture/tidy/learned.ts";
import { CUT_OVER, type TidyOptions, tidying } from "../../src/capture/tidy/tidy.ts";
import { fileOf } from "./temporary.ts";

export function tidiedFile(path: string, options: Partial<TidyOptions> = {}): string {
  const original = originalOf(path, "the capture", "tidied");
  const all: TidyOptions = {
    tool: "portlight/0.1.0",
    cutOver: CUT_OVER,
    keep: new Set(),
    exactTimes: false,
    texts: true,
    folders: [],
    places: new VolatilePlaces(),
    ...options,
  };
  return [...rewritten(original, tidying(original, all))].join("");
}

export function tidied(text: string | Uint8Array, options: Partial<TidyOptions> = {}): string {
  return tidiedFile(fileOf(text), options);
}

/** The messages of a log, in their order. */
export function messages(text: string): unknown[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter((record) => record.type === "frame")
    .map((record) => record.frame);
}

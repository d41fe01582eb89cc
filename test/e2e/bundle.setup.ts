/** Builds the bundle once for all end-to-end tests; they read its folder with `inject("dist")`. */
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { bundle } from "../../scripts/bundle.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Absolute path of a folder that holds what `npm run bundle` makes. */
    dist: string;
  }
}

export default function setup(project: TestProject): void {
  const folder = join(import.meta.dirname, "../../.build/dist");
  bundle(folder);
  project.provide("dist", folder);
}

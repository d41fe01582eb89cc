import { posix } from "node:path";
import { BASELINE_NAME, CONFIG_FOLDER } from "./locate.ts";
import type { Config } from "./types.ts";

/**
 * What holds where no file says otherwise.
 * @param folder relative to the root, POSIX
 */
export function defaultConfig(folder: string): Config {
  return {
    folder,
    audit: { paths: [folder], exclude: [], tests: "demote" },
    captures: [`${CONFIG_FOLDER}/sessions/**`],
    captureDefault: true,
    servers: [],
    perspective: "server",
    rules: new Map(),
    ignore: [],
    secrets: { packs: [], patterns: [] },
    baselinePath: posix.join(folder, CONFIG_FOLDER, BASELINE_NAME),
    notices: [],
  };
}

/** A glob of the file as one relative to the root; the folder's own characters stand for themselves. */
export function inFolder(folder: string, glob: string): string {
  return folder === "." ? glob : `${folder.replace(/[\\*?[\]{}!()+@,]/g, "\\$&")}/${glob}`;
}

import { basename } from "node:path";
import { compileGlob, type Glob } from "../files/glob.ts";

/** A name that the user gave to the server whose command line matches one of the globs. */
export interface ServerMatch {
  readonly key: string;
  readonly match: readonly string[];
}

/** How a session's server gets its key: set by the user > named by itself > the file's name. */
export class ServerNames {
  readonly #name: string | undefined;
  readonly #matches: readonly { key: string; globs: readonly Glob[] }[];

  /** @throws UserError for a glob that is not accepted */
  constructor(name: string | undefined, servers: readonly ServerMatch[]) {
    this.#name = name;
    this.#matches = servers.map(({ key, match }) => ({
      key,
      globs: match.map((glob) => compileGlob(glob, { flat: true })),
    }));
  }

  key(path: string, argv: readonly string[], serverInfoName: string | undefined): string {
    if (this.#name !== undefined) return this.#name;
    if (argv.length > 0) {
      const line = argv.join(" ");
      const found = this.#matches.find(({ globs }) => globs.some((glob) => glob.matches(line)));
      if (found) return found.key;
    }
    return serverInfoName || fileStem(path);
  }
}

/** `server` of `logs/server.2.mcp.jsonl`: the number tells runs apart, not servers. */
export function fileStem(path: string): string {
  const name = basename(path);
  return name.replace(/(\.mcp)?\.jsonl$/i, "").replace(/(?<=.)\.\d{1,5}$/, "") || name;
}

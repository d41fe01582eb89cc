import type { SecretSettings } from "../content/added-secrets.ts";

/** What `.portlight/config.yml` says, with defaults filled in. Every path and glob is relative to the root, POSIX, but for `captures`. */
export interface Config {
  /** The file that was read; undefined when there is none and everything is a default. */
  readonly path?: string;
  /** The folder that holds `.portlight/`: what the paths of the file are relative to. "." for the root. */
  readonly folder: string;
  readonly audit: {
    readonly paths: readonly string[];
    readonly exclude: readonly string[];
    readonly tests: "demote" | "as-production";
  };
  /** Files, folders and globs relative to `folder`, not to the root. `captureDefault` tells whether the user named none. */
  readonly captures: readonly string[];
  readonly captureDefault: boolean;
  readonly servers: readonly ServerName[];
  /** Undefined when the file does not say: the default is `high`. */
  readonly failOn?: readonly string[];
  readonly perspective: "server" | "client" | "both";
  /** Only the rules that the file names. */
  readonly rules: ReadonlyMap<string, "on" | "off">;
  readonly ignore: readonly IgnoreEntry[];
  /** Looked for beside what is always looked for; packs by name, patterns by kind, whatever their order in the file. */
  readonly secrets: SecretSettings;
  /** `<folder>/.portlight/baseline.json`. */
  readonly baselinePath: string;
  /** One sentence each, escaped. */
  readonly notices: readonly string[];
}

/** A name for the server whose command line matches one of the globs. */
export interface ServerName {
  readonly key: string;
  readonly match: readonly string[];
}

export interface IgnoreEntry {
  readonly rule: string;
  /** Glob. */
  readonly path: string;
  /** Glob over a tool's name. */
  readonly tool?: string;
  /** The user's own words; raw. */
  readonly reason: string;
  /** YYYY-MM-DD, the last day on which it counts. */
  readonly expires?: string;
  /** Where the entry stands. */
  readonly source: { readonly path: string; readonly line: number };
}

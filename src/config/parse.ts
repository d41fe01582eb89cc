import { posix } from "node:path";
import { isGuarded } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { shownPath } from "../content/input-text.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";
import { compileGlob } from "../files/glob.ts";
import { SEVERITIES } from "../findings/severity.ts";
import { defaultConfig, inFolder } from "./defaults.ts";
import { readSecrets } from "./secrets.ts";
import type { Config, IgnoreEntry, ServerName } from "./types.ts";
import { type YamlNode, YamlSource } from "./yaml.ts";

const MAX_ENTRIES = 500;

/** Keys of the file, and those that a later version will know: refused in words until they have an effect. */
const KEYS = [
  "version",
  "audit",
  "captures",
  "servers",
  "failOn",
  "perspective",
  "rules",
  "ignore",
  "secrets",
] as const;
const LATER_KEYS = ["expect", "record", "mode"];
const LATER_SERVER_KEYS = ["trust", "deployment", "hosts", "roots", "profiles"];

export interface ParseContext {
  /** The file, relative to the root. */
  readonly path: string;
  /** The folder that its paths are relative to, itself relative to the root. */
  readonly folder: string;
  readonly rules: readonly Rule[];
  /** Whether there is a file or folder of this path, relative to the root. */
  readonly exists: (path: string) => boolean;
}

/**
 * Reads the text of a configuration file.
 * @throws UserError for whatever has no effect: an unknown or not yet supported key, a wrong type, an unknown rule
 */
export async function parseConfig(text: string, context: ParseContext): Promise<Config> {
  const source = new YamlSource(text, shownPath(context.path));
  const reader = new ConfigReader(source, context);
  return reader.read();
}

class ConfigReader {
  readonly #source: YamlSource;
  readonly #context: ParseContext;

  constructor(source: YamlSource, context: ParseContext) {
    this.#source = source;
    this.#context = context;
  }

  async read(): Promise<Config> {
    const source: YamlSource = this.#source;
    const keys = this.#keys(source.root, KEYS, LATER_KEYS);
    const version = keys.get("version");
    if (!version) source.fail(1, "version is missing; the first line is version: 1");
    if (source.number(version) !== 1) source.failAt(version, "is not known to this release; write version: 1");
    const defaults = defaultConfig(this.#context.folder);
    const audit = keys.get("audit");
    const captures = keys.get("captures");
    const failOn = keys.get("failOn");
    const perspective = keys.get("perspective");
    const secrets = keys.get("secrets");
    return {
      ...defaults,
      path: this.#context.path,
      ...(audit ? { audit: this.#audit(audit, defaults.audit) } : {}),
      ...(captures ? { captures: this.#captures(captures), captureDefault: false } : {}),
      servers: this.#servers(keys.get("servers")),
      ...(failOn ? { failOn: this.#failOn(failOn) } : {}),
      ...(perspective ? { perspective: source.oneOf(perspective, ["server", "client", "both"]) } : {}),
      rules: this.#rules(keys.get("rules")),
      ignore: this.#ignore(keys.get("ignore")),
      ...(secrets ? { secrets: await readSecrets(source, secrets) } : {}),
    };
  }

  #keys(at: YamlNode, known: readonly string[], later: readonly string[]): Map<string, YamlNode> {
    return this.#source.supported(at, known, later);
  }

  #audit(at: YamlNode, defaults: Config["audit"]): Config["audit"] {
    const keys = this.#keys(at, ["paths", "exclude", "tests"], []);
    const paths = keys.get("paths");
    const exclude = keys.get("exclude");
    const tests = keys.get("tests");
    return {
      paths: paths ? this.#paths(paths) : defaults.paths,
      exclude: exclude ? this.#globs(exclude) : [],
      tests: tests ? this.#source.oneOf(tests, ["demote", "as-production"]) : defaults.tests,
    };
  }

  #paths(at: YamlNode): string[] {
    const items = this.#source.textNodes(at, MAX_ENTRIES);
    if (items.length === 0) this.#source.failAt(at, "is empty; name a folder or remove the key");
    return items.map((item) => {
      const text = this.#source.text(item);
      const path = posix.join(this.#context.folder, this.#relative(text, item)).replace(/\/$/, "");
      if (!this.#context.exists(path)) {
        this.#source.failAt(item, `names "${visibleName(text)}", which does not exist; correct or remove it`);
      }
      return path;
    });
  }

  #globs(at: YamlNode): string[] {
    return this.#source.textNodes(at, MAX_ENTRIES).map((item) => this.#glob(this.#source.text(item), item));
  }

  /** Files, folders and globs as they stand there: what is a file's own name is no pattern. */
  #captures(at: YamlNode): string[] {
    return this.#source
      .textNodes(at, MAX_ENTRIES)
      .map((item) => this.#compiled(this.#relative(this.#source.text(item), item), item));
  }

  /** A glob relative to the root. */
  #glob(text: string, at: YamlNode): string {
    const glob = this.#relative(text, at);
    this.#compiled(glob, at);
    return inFolder(this.#context.folder, glob);
  }

  #compiled(glob: string, at: YamlNode, flat = false): string {
    try {
      compileGlob(glob, { flat });
    } catch (error) {
      if (error instanceof UserError) this.#source.failAt(at, `is not usable: ${error.message}`);
      throw error;
    }
    return glob;
  }

  /** Refuses what could leave the folder; `./` at the front is dropped. */
  #relative(text: string, at: YamlNode): string {
    if (text.startsWith("/") || /^[A-Za-z]:/.test(text)) {
      this.#source.failAt(at, "must be relative to the folder that holds .portlight/");
    }
    if (text.includes("\\") && !/\\[*?[\]{}]/.test(text))
      this.#source.failAt(at, "must be written with / and not with \\");
    if (text.split("/").includes("..")) this.#source.failAt(at, "must stay inside the folder that holds .portlight/");
    if (text.startsWith("!"))
      this.#source.failAt(at, "must not begin with !; what is left out stands in audit.exclude");
    return text.replace(/^(\.\/)+/, "") || ".";
  }

  #servers(at: YamlNode | undefined): ServerName[] {
    if (!at) return [];
    const servers: ServerName[] = [];
    for (const [key, node] of this.#source.entries(at)) {
      if (servers.length === MAX_ENTRIES) this.#source.failAt(at, `has more than ${MAX_ENTRIES} entries`);
      if (key.trim() === "" || key.length > 128) this.#source.failAt(node, "needs a name of 1 to 128 characters");
      const keys = this.#keys(node, ["match"], LATER_SERVER_KEYS);
      const match = keys.get("match");
      if (!match) this.#source.failAt(node, "needs match: a glob over the command line of the server");
      const globs = this.#source.textNodes(match, MAX_ENTRIES);
      servers.push({ key, match: globs.map((glob) => this.#compiled(this.#source.text(glob), glob, true)) });
    }
    return servers;
  }

  /** Names are checked here, where the line is known; their meaning together is the gate's business. */
  #failOn(at: YamlNode): string[] {
    const { rules } = this.#context;
    const known = new Set([...SEVERITIES, "none", ...rules.flatMap((rule) => [...rule.groups, rule.id])]);
    const items = this.#source.textNodes(at, MAX_ENTRIES);
    if (items.length === 0) this.#source.failAt(at, "is empty; write none to let no severity fail the run");
    return items.map((item) => {
      const name = this.#source.text(item);
      if (name === "note") {
        this.#source.failAt(
          item,
          "is note, but notes never fail by severity: name low, or the rules or groups whose notes are to fail",
        );
      }
      if (!known.has(name)) {
        this.#source.failAt(
          item,
          `names "${visibleName(name)}", which is no severity, group or rule${didYouMean(name, known) || "."} \`portlight rules\` lists groups and rules`,
        );
      }
      return name;
    });
  }

  #rule(id: string, at: YamlNode): Rule {
    const { rules } = this.#context;
    const found = rules.find((rule) => rule.id === id);
    if (found) return found;
    const ids = rules.map((rule) => rule.id);
    return this.#source.failAt(
      at,
      `names "${visibleName(id)}", which is no rule${didYouMean(id, ids) || "; `portlight rules` lists them."}`,
    );
  }

  #rules(at: YamlNode | undefined): Map<string, "on" | "off"> {
    const states = new Map<string, "on" | "off">();
    if (!at) return states;
    for (const [id, node] of this.#source.entries(at)) {
      const rule = this.#rule(id, { ...node, name: "rules" });
      const state = this.#source.oneOf(node, ["on", "off"]);
      // What cannot be accepted without a reason cannot be switched off without one.
      if (state === "off" && isGuarded(rule)) {
        this.#source.failAt(node, "cannot be switched off; accept a single finding under ignore, with a reason");
      }
      states.set(id, state);
    }
    return states;
  }

  #ignore(at: YamlNode | undefined): IgnoreEntry[] {
    if (!at || this.#source.isEmpty(at)) return [];
    const items = this.#source.list(at);
    if (items.length > MAX_ENTRIES) this.#source.failAt(at, `has more than ${MAX_ENTRIES} entries`);
    return items.map((item) => this.#ignoreEntry(item));
  }

  #ignoreEntry(at: YamlNode): IgnoreEntry {
    const source = this.#source;
    const keys = this.#keys(at, ["rule", "path", "tool", "reason", "expires"], []);
    const required = (key: string, what: string): YamlNode =>
      keys.get(key) ?? source.failAt(at, `needs ${key}: ${what}`);
    const ruleNode = required("rule", "the id of the rule");
    const pathNode = required("path", "a glob over the files");
    const reasonNode = required("reason", "why the finding is accepted");
    const tool = keys.get("tool");
    const expires = keys.get("expires");
    return {
      rule: this.#rule(source.text(ruleNode), ruleNode).id,
      path: this.#glob(source.text(pathNode), pathNode),
      ...(tool ? { tool: this.#compiled(source.text(tool), tool, true) } : {}),
      reason: source.text(reasonNode),
      ...(expires ? { expires: this.#date(expires) } : {}),
      source: { path: this.#context.path, line: at.line },
    };
  }

  #date(at: YamlNode): string {
    const text = this.#source.text(at);
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
    // 2026-02-30 parses as March: only a date that comes back is one.
    if (!isDate || new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) !== text) {
      this.#source.failAt(at, "must be a date, YYYY-MM-DD");
    }
    return text;
  }
}

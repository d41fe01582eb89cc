import type { Region } from "../../../findings/types.ts";
import { SourceText } from "../../ir/source-text.ts";
import type { Span } from "../../ir/types.ts";

/** What a configuration file holds. Objects have no prototype, so any key is an ordinary one. Dates of TOML are texts. */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | readonly ConfigValue[]
  | { readonly [key: string]: ConfigValue };

/** Keys and indices from the top of the file: `["mcpServers", "x", "args", 1]`. */
export type ConfigPath = readonly (string | number)[];

export interface ConfigProblem {
  readonly reason: "parse-degraded" | "too-deep" | "too-large";
  /** One plain sentence without content of the file. */
  readonly detail: string;
  readonly line: number;
}

export interface ConfigDocument {
  /** Undefined when nothing could be read. With a problem, parts may be missing. */
  readonly value: ConfigValue | undefined;
  readonly problem?: ConfigProblem;
  /**
   * Place of a value, or with `key` of the key before it. For a path that does not exist, the place of its nearest ancestor
   * that does.
   */
  regionOf(path: ConfigPath, part?: "key" | "value"): Region;
}

/** Nesting of values; no client's configuration comes near. */
export const MAX_CONFIG_DEPTH = 64;

/** A value with its place, as each reader hands it over. */
export interface ConfigNode extends Span {
  readonly key?: Span;
  readonly value: ConfigValue;
  readonly children?: ReadonlyMap<string | number, ConfigNode>;
}

export class ConfigTooDeepError extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super("the configuration nests too deep");
    this.offset = offset;
  }
}

/** Where a value stands, and its key. */
export interface ConfigSpan extends Span {
  readonly key?: Span;
}

/** The place of a value that has a key, or of one that has none. */
export function configSpan({ start, end }: Span, key: Span | undefined): ConfigSpan {
  return key === undefined ? { start, end } : { start, end, key };
}

/** @throws ConfigTooDeepError, so that no reader recurses further than the cap */
export function checkDepth(depth: number, offset: number): void {
  if (depth > MAX_CONFIG_DEPTH) throw new ConfigTooDeepError(offset);
}

export function listNode(span: ConfigSpan, children: ReadonlyMap<number, ConfigNode>): ConfigNode {
  return { ...span, children, value: [...children.values()].map((child) => child.value) };
}

export function objectNode(span: ConfigSpan, children: ReadonlyMap<string, ConfigNode>): ConfigNode {
  return { ...span, children, value: record([...children].map(([name, child]) => [name, child.value])) };
}

/** An object of a configuration, whatever its keys are called. */
function record(entries: Iterable<readonly [string, ConfigValue]>): { readonly [key: string]: ConfigValue } {
  const object: Record<string, ConfigValue> = Object.create(null);
  for (const [key, value] of entries) object[key] = value;
  return object;
}

export function documentOf(
  path: string,
  text: string,
  root: ConfigNode | undefined,
  problem?: { readonly reason: ConfigProblem["reason"]; readonly detail: string; readonly offset: number },
): ConfigDocument {
  const source = new SourceText(path, text);
  const located = problem && {
    reason: problem.reason,
    detail: problem.detail,
    line: source.position(Math.min(problem.offset, text.length)).line,
  };
  return {
    value: root?.value,
    ...(located === undefined ? {} : { problem: located }),
    regionOf(steps, part = "value") {
      let node = root;
      for (const step of steps) {
        const next = node?.children?.get(step);
        if (next === undefined) break;
        node = next;
      }
      if (node === undefined) return source.region({ start: 0, end: 0 });
      return source.region(part === "key" ? (node.key ?? node) : node);
    },
  };
}

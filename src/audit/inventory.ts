import { posix } from "node:path";
import { compareText } from "../findings/order.ts";
import type { ServerEntry, ToolEntry } from "../findings/types.ts";
import { isShipped } from "./match/context.ts";
import type { EntryPoint, FlowResult } from "./types.ts";

interface Building {
  readonly key: string;
  readonly package: string;
  readonly sdk: string;
  readonly tools: Map<string, ToolEntry>;
}

/**
 * The servers of the source with their tools and what these do: one for each package that registers a tool, a resource or
 * a prompt. A server that builds its list of tools at run time has none here.
 * @param reported paths of the files that the audit is about; servers elsewhere are left out
 */
export function serversOf(
  entries: readonly EntryPoint[],
  flows: FlowResult,
  reported: ReadonlySet<string>,
): ServerEntry[] {
  const effects = effectsByEntry(flows);
  const servers = new Map<string, Building>();
  for (const entry of entries) {
    const { file } = entry.handler;
    if (!isShipped(file.role) || entry.kind === "route") continue;
    if (!reported.has(entry.registration.path)) continue;
    let server = servers.get(file.package.path);
    if (!server) {
      server = {
        key: file.package.name || posix.parse(file.path).name,
        package: file.package.name,
        sdk: entry.sdk,
        tools: new Map(),
      };
      servers.set(file.package.path, server);
    }
    const byTool = effects.get(entry) ?? new Map<string, readonly string[]>();
    for (const [name, location] of namesOf(entry, byTool)) {
      const known = server.tools.get(name)?.effects ?? [];
      const found = [...new Set([...known, ...(byTool.get(name) ?? [])])].sort(compareText);
      server.tools.set(name, { name, location: server.tools.get(name)?.location ?? location, effects: found });
    }
  }
  return [...servers.entries()]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, server]) => ({
      key: server.key,
      ...(server.package ? { package: server.package } : {}),
      sdk: server.sdk,
      tools: [...server.tools.values()].sort((a, b) => compareText(a.name, b.name)),
    }));
}

function effectsByEntry(flows: FlowResult): Map<EntryPoint, ReadonlyMap<string, readonly string[]>> {
  return new Map(
    flows.effects.map(({ entry, byTool }) => [
      entry,
      new Map([...byTool].map(([tool, effects]) => [tool || entry.name, [...effects.keys()]] as const)),
    ]),
  );
}

/** A tool by its own registration; of a dispatch those that the listing declares, and those that it tells apart. */
function namesOf(
  entry: EntryPoint,
  byTool: ReadonlyMap<string, readonly string[]>,
): [string, NonNullable<ToolEntry["location"]>][] {
  if (entry.kind !== "tool" && entry.kind !== "dispatch") return [];
  if (entry.kind === "tool") return entry.name === "" ? [] : [[entry.name, entry.registration]];
  const names = new Map((entry.declares ?? []).map((tool) => [tool.name, tool.location]));
  for (const name of byTool.keys()) if (name !== "" && !names.has(name)) names.set(name, entry.registration);
  return [...names];
}

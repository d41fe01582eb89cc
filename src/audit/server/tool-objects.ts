/**
 * Servers that are made with all their tools: `new MCPServer({ tools: { read: readTool } })`. Each tool is an object, or what
 * a maker such as `createTool({...})` makes of one. Sources: the documentation of @mastra/mcp and @mastra/core.
 */
import type { CallSite, SourceFile } from "../types.ts";
import type { Environments } from "./environments.ts";
import { locate, type Registration } from "./handlers.ts";
import { argumentShapes } from "./schema-shapes.ts";
import { isOfPackage, parseCanonical, SCRIPT_DEPENDENCIES } from "./sdks.ts";
import { EMPTY, isLocated, positional, type StaticReader, type StaticValue } from "./static-values.ts";

const HANDLER_KEYS = ["execute", "handler", "run"] as const;
const SCHEMA_KEYS = ["parameters", "inputSchema", "schema"] as const;

/** Registrations by the constructors of a file. */
export function readToolObjects(reader: StaticReader, environments: Environments, file: SourceFile): Registration[] {
  if (!reader.project.dependsOn(file, SCRIPT_DEPENDENCIES)) return [];
  return reader.project.callsIn(file).flatMap((site) => ofConstructor(reader, environments, site));
}

function ofConstructor(reader: StaticReader, environments: Environments, { call, file }: CallSite): Registration[] {
  const [first] = positional(call);
  if (!call.isNew || !first) return [];
  const origin = reader.project.originOf(file, call.callee);
  if (origin === undefined || !isOfPackage(parseCanonical(origin), SCRIPT_DEPENDENCIES)) return [];
  const options = reader.resolve({ file, expression: first.value }, EMPTY);
  const tools = reader.property(options, "tools");
  return (tools ? (environments.entriesOf(tools) ?? []) : []).flatMap(({ key, value }) => {
    const read = toolObject(reader, value, key && reader.text(key));
    return read ? [read] : [];
  });
}

function toolObject(reader: StaticReader, value: StaticValue, key: string | undefined): Registration | undefined {
  const given = reader.resolve(value, EMPTY);
  if (!isLocated(given)) return undefined;
  // `createTool({...})` hands the arguments over as the context of a call.
  const made = given.expression.kind === "Call" ? positional(given.expression)[0] : undefined;
  const object = made ? reader.resolve({ file: given.file, expression: made.value }, EMPTY) : given;
  if (!isLocated(object) || object.expression.kind !== "ObjectLiteral") return undefined;
  const property = (keys: readonly string[]): StaticValue | undefined =>
    keys.map((one) => reader.property(object, one)).find((one) => one !== undefined);
  const fn = property(HANDLER_KEYS);
  const handler = fn && reader.functionOf(fn, EMPTY);
  if (!handler) return undefined;
  const schema = property(SCHEMA_KEYS);
  const shapes = (schema && argumentShapes(reader, schema, EMPTY)) ?? new Map();
  const description = reader.text(reader.property(object, "description"));
  return {
    kind: "tool",
    name: key ?? reader.text(property(["name", "id"])),
    handler,
    tainted: [{ param: 0, path: made ? ["context"] : [], shapes }],
    location: locate(object.file, { start: given.expression.start, end: object.expression.start + 1 }),
    sdk: "mastra",
    ...(description !== undefined ? { description } : {}),
  };
}

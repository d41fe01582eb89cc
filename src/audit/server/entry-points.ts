import { compareText } from "../../findings/order.ts";
import type { CallSite, EntryPoint, Project, SourceFile, ToolDeclaration } from "../types.ts";
import { commonShapes, pythonDeclarations, scriptDeclarations } from "./declarations.ts";
import { Environments } from "./environments.ts";
import { readFrameworks } from "./frameworks.ts";
import { handedOn, type Registration, toEntryPoint } from "./handlers.ts";
import { argumentsOf, hasPythonForm, readDecorators, readPythonCall } from "./python.ts";
import { readRoutes } from "./routes.ts";
import { readScript, scriptMethod } from "./script.ts";
import { EMPTY, type Environment, StaticReader } from "./static-values.ts";
import { readToolObjects } from "./tool-objects.ts";

/**
 * The functions of a project that a peer reaches: handlers of tools, resources, prompts and completions, registered with
 * the TypeScript and Python SDKs or with fastmcp, directly, in functions that take the server, through one local wrapper
 * or from a table of tools.
 * @returns sorted by path and place of the registration
 */
export function findEntryPoints(project: Project): EntryPoint[] {
  const reader = new StaticReader(project);
  const environments = new Environments(reader);
  const declarations = new Declarations(reader);
  const entries: EntryPoint[] = [];
  for (const path of [...project.files.keys()].sort(compareText)) {
    const file = project.files.get(path) as SourceFile;
    const registrations =
      file.language === "python"
        ? pythonRegistrations(reader, environments, file)
        : [...scriptRegistrations(reader, environments, file), ...readToolObjects(reader, environments, file)];
    entries.push(
      ...[...registrations, ...readFrameworks(reader, file), ...readRoutes(reader, file)].map((registration) =>
        toEntryPoint(declarations.complete(registration)),
      ),
    );
  }
  return unique(entries).sort(
    (a, b) =>
      compareText(a.registration.path, b.registration.path) ||
      a.registration.startLine - b.registration.startLine ||
      a.registration.startColumn - b.registration.startColumn ||
      compareText(a.kind, b.kind) ||
      compareText(a.name, b.name) ||
      compareText(a.handler.file.path, b.handler.file.path) ||
      a.handler.fn.start - b.handler.fn.start,
  );
}

function scriptRegistrations(reader: StaticReader, environments: Environments, file: SourceFile): Registration[] {
  return reader.project.callsIn(file).flatMap((site) => {
    const method = scriptMethod(reader, site);
    if (!method) return [];
    return instantiate(reader, environments, site, (env) => {
      const registration = readScript(reader, site, method, env);
      return registration ? [registration] : [];
    });
  });
}

function pythonRegistrations(reader: StaticReader, environments: Environments, file: SourceFile): Registration[] {
  const calls = reader.project.callsIn(file).flatMap((site) => {
    if (!hasPythonForm(reader.project, site)) return [];
    return instantiate(reader, environments, site, (env) => readPythonCall(reader, site, env));
  });
  const decorated = readDecorators(reader, file).flatMap((one) => forwarded(reader, environments, one));
  return [...decorated, ...calls];
}

/**
 * A decorator of the project's own may register a function that hands everything on to the one below it, as in
 * `def inner(*args, **kwargs): return function(*args, **kwargs)`: what is decorated is the handler.
 */
function forwarded(reader: StaticReader, environments: Environments, registration: Registration): Registration[] {
  const { file, fn } = registration.handler;
  if (!fn.params.some((parameter) => parameter.rest !== undefined)) return [registration];
  const out = reader.project.callsIn(file).flatMap((site): Registration[] => {
    const { callee, args, start, end } = site.call;
    if (start < fn.start || end > fn.end || callee.kind !== "Identifier") return [];
    if (!args.some((argument) => argument.spread !== undefined)) return [];
    return environments.of(site).flatMap((env) => {
      const handler = env.has(callee.name) ? reader.functionOf({ file, expression: callee }, env) : undefined;
      if (!handler || handler.fn === fn) return [];
      const name = registration.name === fn.name ? handler.fn.name : registration.name;
      return [{ ...registration, name, handler, tainted: argumentsOf(reader, handler, registration.kind) }];
    });
  });
  return out.length > 0 ? out : [registration];
}

/**
 * Reads a registration as it stands; when its name or handler is a parameter of a wrapper or a loop's variable, once for
 * each value that these take.
 */
function instantiate(
  reader: StaticReader,
  environments: Environments,
  site: CallSite,
  read: (env: Environment) => Registration[],
): Registration[] {
  const plain = read(EMPTY);
  const complete = plain.length > 0 && plain.every((one) => one.name !== undefined || one.nameParameter);
  const lowLevel = plain.length > 0 && plain.every((one) => one.kind !== "tool" && one.name === undefined);
  if (complete || lowLevel) return plain;
  const instances = environments.of(site).flatMap((env) =>
    read(env).flatMap((registration) => {
      const targets = handedOn(reader, registration, env);
      return targets.length > 0 ? targets : [registration];
    }),
  );
  return instances.some((one) => one.name !== undefined) ? instances.filter((one) => one.name !== undefined) : plain;
}

function unique(entries: readonly EntryPoint[]): EntryPoint[] {
  const seen = new Map<string, EntryPoint>();
  for (const entry of entries) {
    const { file, fn } = entry.handler;
    const key = JSON.stringify([entry.kind, entry.name, file.path, fn.start]);
    if (!seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
}

/** The listings of each package, read once. */
class Declarations {
  readonly #reader: StaticReader;
  readonly #byPackage = new Map<string, readonly ToolDeclaration[]>();

  constructor(reader: StaticReader) {
    this.#reader = reader;
  }

  /** Gives a dispatch the tools that its package lists, and the shapes where the SDK enforces them. */
  complete(registration: Registration): Registration {
    if (registration.kind !== "dispatch") return registration;
    const declares = this.#of(registration.handler.file);
    if (declares.length === 0) return registration;
    const shapes = registration.enforced ? commonShapes(declares) : undefined;
    const tainted = shapes ? registration.tainted.map((part) => ({ ...part, shapes })) : registration.tainted;
    return { ...registration, declares, tainted };
  }

  #of(file: SourceFile): readonly ToolDeclaration[] {
    const python = file.language === "python";
    const key = `${python ? "python" : "script"}:${file.package.path}`;
    const known = this.#byPackage.get(key);
    if (known) return known;
    const list: ToolDeclaration[] = [];
    const { files } = this.#reader.project;
    for (const path of [...files.keys()].sort(compareText)) {
      const other = files.get(path) as SourceFile;
      if (other.package.path !== file.package.path || (other.language === "python") !== python) continue;
      list.push(...(python ? pythonDeclarations(this.#reader, other) : scriptDeclarations(this.#reader, other)));
    }
    this.#byPackage.set(key, list);
    return list;
  }
}

/**
 * What a model reads of a server, as far as the source holds it: names, descriptions and titles of tools, prompts,
 * resources and their arguments, instructions of the server, texts of prompts.
 */
import { compareText } from "../../findings/order.ts";
import type { Argument, Call, ClassNode, Expression, ObjectLiteral } from "../ir/types.ts";
import type { CallSite, EntryPoint, FunctionRef, Project, SourceFile } from "../types.ts";
import { Environments, MAX_INSTANCES } from "./environments.ts";
import { receiverOffset } from "./handlers.ts";
import { registeredKind } from "./python.ts";
import { SchemaTexts } from "./schema-texts.ts";
import { scriptMethod } from "./script.ts";
import { isOfPackage, PYTHON_PACKAGES, parseCanonical, SCRIPT_DEPENDENCIES } from "./sdks.ts";
import {
  EMPTY,
  type Environment,
  isLocated,
  keyword,
  type Located,
  positional,
  StaticReader,
  type StaticValue,
} from "./static-values.ts";
import { type ModelText, type Owner, TextList } from "./text-list.ts";
import { visitTree } from "./tree.ts";

export type { ModelText } from "./text-list.ts";

/** What a registration says. */
const SURFACES = ["name", "description"] as const;

/** Keys that make an object with a name a tool, a prompt, a resource. */
const SCHEMA_KEYS = ["inputSchema", "input_schema", "parameters", "paramsSchema", "schema", "outputSchema"];
const HANDLER_KEYS = ["handler", "execute", "callback", "run", "cb", "handle", "invoke"];

/** Classes and functions that make a server, by their last name. */
const SERVERS: ReadonlySet<string> = new Set(["McpServer", "Server", "FastMCP", "MCPServer", "createMcpHandler"]);

/** Types of the protocol that Python servers write down. */
const PYTHON_TYPES: ReadonlyMap<string, Owner["kind"]> = new Map<string, Owner["kind"]>([
  ["Tool", "tool"],
  ["Prompt", "prompt"],
  ["Resource", "resource"],
  ["ResourceTemplate", "resource"],
]);

/** What makes a message of a prompt in Python. */
const PYTHON_MESSAGES: ReadonlySet<string> = new Set([
  ...["UserMessage", "AssistantMessage", "Message", "TextContent", "PromptMessage", "SamplingMessage"],
]);

/** Names that are common outside of SDKs as well. */
const SDK_NAMES: ReadonlySet<string> = new Set([...SERVERS, ...PYTHON_TYPES.keys(), ...PYTHON_MESSAGES]);

/** Classes between one of a project and that of the SDK. */
const MAX_BASES = 8;

/**
 * The texts in the order of their files and places, each place once for each surface; `cut` says how often a limit left out
 * what may hold texts of a surface.
 * @param entries what `findEntryPoints` gives for the project
 */
export function modelTexts(
  project: Project,
  entries: readonly EntryPoint[],
): { readonly texts: readonly ModelText[]; readonly cut: ReadonlyMap<ModelText["surface"], number> } {
  const collector = new Collector(project);
  for (const path of [...project.files.keys()].sort(compareText)) {
    const file = project.files.get(path) as SourceFile;
    const isPython = file.language === "python";
    if (!project.dependsOn(file, isPython ? PYTHON_PACKAGES : SCRIPT_DEPENDENCIES)) continue;
    if (isPython) collector.python(file);
    else collector.script(file);
  }
  for (const entry of entries) if (entry.kind === "prompt") collector.promptBody(entry);
  return collector.list.result();
}

class Collector {
  readonly list: TextList;
  readonly #reader: StaticReader;
  readonly #environments: Environments;
  readonly #schemas: SchemaTexts;

  constructor(project: Project) {
    this.#reader = new StaticReader(project);
    this.#environments = new Environments(this.#reader);
    this.list = new TextList(this.#reader);
    this.#schemas = new SchemaTexts(this.#reader, this.list);
  }

  script(file: SourceFile): void {
    for (const site of this.#reader.project.callsIn(file)) {
      const method = scriptMethod(this.#reader, site);
      if (method && method.model.form !== "request") this.#registration(site, method.model.form, method.model.kind);
      else this.#server(site);
    }
    visitTree(file.module.body, (node) => {
      if (node.kind === "ObjectLiteral") this.#definition({ file, expression: node as ObjectLiteral });
      else if (node.kind === "Class") this.#class(file, node as ClassNode);
      return undefined;
    });
  }

  /** `(name, …, handler)` and `({ name, … })`, once for each environment that gives it a name. */
  #registration(site: CallSite, form: string, kind: string): void {
    const owner = ownerKind(kind);
    const [first] = site.call.args;
    if (!owner || !first) return;
    const named = { file: site.file, expression: first.value };
    const isPlain = form === "object" || this.#reader.text(named) !== undefined;
    const instances = isPlain ? [EMPTY] : [EMPTY, ...this.#environments.of(site)];
    if (instances.length > MAX_INSTANCES) for (const surface of SURFACES) this.list.cut(surface);
    for (const env of instances) {
      const args = this.#arguments(site, env);
      if (form === "object") {
        const [only] = args;
        if (only) this.#config(only, env, { kind: owner, file: site.file, name: this.#nameIn(only, env) });
        continue;
      }
      const [name, ...rest] = args;
      if (!name) continue;
      const of: Owner = { kind: owner, file: site.file, name: this.#reader.text(name, env) };
      this.list.add("name", name, env, of);
      for (const [index, value] of rest.entries()) {
        // What a resource is found at is no text for a reader.
        if (form === "resource" && index === 0) continue;
        if (this.list.add("description", value, env, of)) continue;
        const resolved = this.#reader.resolve(value, env);
        if (form === "positional") this.#schemas.read(resolved, env, of);
        else this.#config(resolved, env, of);
      }
    }
  }

  #arguments({ call, file }: CallSite, env: Environment): StaticValue[] {
    return call.args.flatMap((one) => {
      const value = { file, expression: one.value };
      return one.spread === undefined ? [value] : (this.#reader.elements(value, env) ?? []);
    });
  }

  #config(value: StaticValue, env: Environment, of: Owner): void {
    const config = this.#reader.resolve(value, env);
    if (!isLocated(config) || config.expression.kind !== "ObjectLiteral") return;
    this.#parts((key) => this.#reader.property(config, key), env, of);
  }

  /** `{ title, description, inputSchema, annotations }` */
  #parts(get: (key: string) => StaticValue | undefined, env: Environment, of: Owner): void {
    const add = (surface: "name" | "description", from: StaticValue | undefined, what?: "title"): void => {
      if (from) this.list.add(surface, from, env, what ? { ...of, part: what } : of);
    };
    add("name", get("name"));
    add("description", get("description"));
    add("description", get("title"), "title");
    const annotations = get("annotations");
    const title = annotations && this.#reader.property(this.#reader.resolve(annotations, env), "title");
    add("description", title, "title");
    for (const key of [...SCHEMA_KEYS, "argsSchema"]) {
      const schema = get(key);
      if (schema) this.#schemas.read(schema, env, of);
    }
    const listed = get("arguments");
    for (const argument of (listed && this.#reader.elements(listed, env)) ?? []) this.#listedArgument(argument, of);
  }

  /** `{ name, description, required }` of a prompt. */
  #listedArgument(value: StaticValue, of: Owner): void {
    const argument = this.#nameIn(value, EMPTY);
    const name = this.#reader.property(value, "name");
    const description = this.#reader.property(value, "description");
    const at: Owner = { ...of, ...(argument === undefined ? {} : { argument }) };
    if (name) this.list.add("name", name, EMPTY, at);
    if (description) this.list.add("description", description, EMPTY, at);
  }

  /** A class whose fields describe a tool: `class List extends MCPTool { name = "list"; description = "…" }`. */
  #class(file: SourceFile, cls: ClassNode): void {
    const has = (name: string): boolean => cls.members.some((one) => one.kind !== "Initializer" && one.name === name);
    if (!has("name") || !has("description") || ![...SCHEMA_KEYS, ...HANDLER_KEYS].some(has)) return;
    const get = (name: string): StaticValue | undefined => {
      for (const member of cls.members) {
        if (member.kind === "Field" && member.name === name && member.value) return { file, expression: member.value };
      }
      return undefined;
    };
    const named = get("name");
    this.#parts(get, EMPTY, { kind: "tool", file, name: named && this.#reader.text(named) });
  }

  /**
   * The last name of what is called, where it may be of an SDK: it is, it derives from it, or nobody can tell. A class of the
   * project, or of another package, may well be called Server or Message.
   */
  #sdkName(file: SourceFile, callee: Expression, depth = 0): string {
    const { project } = this.#reader;
    const name = lastName(callee);
    if (!SDK_NAMES.has(name) && depth === 0) return name;
    const own = project.classOf(file, callee);
    if (own) {
      if (depth >= MAX_BASES) return "";
      return own.cls.bases.some((base) => this.#sdkName(own.file, base, depth + 1) !== "") ? name : "";
    }
    const origin = project.originOf(file, callee);
    if (origin !== undefined) return isOfSdk(origin) ? name : "";
    return depth > 0 || project.functionOf(file, callee) ? "" : name;
  }

  #nameIn(value: StaticValue, env: Environment): string | undefined {
    const name = this.#reader.property(this.#reader.resolve(value, env), "name");
    return name && this.#reader.text(name, env);
  }

  /** An object that has the shape of a tool, a prompt or a resource, wherever it stands: listings, tables, registries. */
  #definition(value: Located): void {
    const { entries } = value.expression as ObjectLiteral;
    const has = (key: string): boolean => entries.some((entry) => !entry.spread && entry.key === key);
    if (!has("name") || !(has("description") || has("inputSchema") || has("arguments"))) return;
    const kind: Owner["kind"] | undefined =
      has("uri") || has("uriTemplate")
        ? "resource"
        : SCHEMA_KEYS.some(has) || HANDLER_KEYS.some(has)
          ? "tool"
          : has("arguments")
            ? "prompt"
            : undefined;
    const name = kind && this.#nameIn(value, EMPTY);
    if (kind) this.#config(value, EMPTY, { kind, file: value.file, name });
  }

  /** `new McpServer({ name, title }, { instructions })` and its like. */
  #server({ call, file }: CallSite): void {
    if (!SERVERS.has(this.#sdkName(file, call.callee))) return;
    const values = call.args.map((one) => this.#reader.resolve({ file, expression: one.value }, EMPTY));
    const names = values.map((value) => this.#reader.property(value, "name"));
    const name = names.find((one) => one !== undefined);
    const of: Owner = { kind: "server", file, name: name && this.#reader.text(name) };
    if (name) this.list.add("name", name, EMPTY, of);
    for (const value of values) {
      for (const key of ["description", "title"] as const) {
        const text = this.#reader.property(value, key);
        if (text) this.list.add("description", text, EMPTY, key === "title" ? { ...of, part: key } : of);
      }
      const instructions = this.#reader.property(value, "instructions");
      if (instructions) this.list.add("instructions", instructions, EMPTY, of);
    }
  }

  python(file: SourceFile): void {
    const { project } = this.#reader;
    for (const ref of project.functionsIn(file)) {
      for (const decorator of ref.fn.decorators) {
        const kind = ownerKind(registeredKind(project, file, decorator) ?? "");
        if (kind) this.#decorated(ref, decorator, kind);
      }
    }
    for (const { call } of project.callsIn(file)) {
      const name = this.#sdkName(file, call.callee);
      const kind = PYTHON_TYPES.get(name);
      if (kind && keyword(call, "name")) this.#pythonType(file, call, kind);
      else if (SERVERS.has(name)) this.#pythonServer(file, call);
      else if (name === "add_tool" || name === "from_function") this.#givenFunction(file, call);
    }
    visitTree(file.module.body, (node) => {
      if (node.kind === "ObjectLiteral") this.#definition({ file, expression: node as ObjectLiteral });
      return undefined;
    });
  }

  #decorated(ref: FunctionRef, decorator: Expression, kind: Owner["kind"]): void {
    const { file, fn } = ref;
    const call = decorator.kind === "Call" ? decorator : undefined;
    const given = call && (keyword(call, "name")?.value ?? (kind === "tool" ? positional(call)[0]?.value : undefined));
    const named = given && { file, expression: given };
    const name = (named && this.#reader.text(named)) ?? fn.name;
    const of: Owner = { kind, file, name };
    if (named) this.list.add("name", named, EMPTY, of);
    else if (fn.name !== undefined) this.list.addName(file, fn, fn.name, of);
    if (call) this.#keywords(file, call, of);
    if (!call || !keyword(call, "description")) this.#doc(ref, of);
    this.#parameters(ref, of);
  }

  /** `mcp.add_tool(fn, description=…)`, `Tool.from_function(fn)` */
  #givenFunction(file: SourceFile, call: Call): void {
    const [first] = positional(call);
    const ref = first && this.#reader.functionOf({ file, expression: first.value }, EMPTY);
    if (!ref) return;
    const named = keyword(call, "name");
    const name = (named && this.#reader.text({ file, expression: named.value })) ?? ref.fn.name;
    const of: Owner = { kind: "tool", file, name };
    if (named) this.list.add("name", { file, expression: named.value }, EMPTY, of);
    this.#keywords(file, call, of);
    if (!keyword(call, "description")) this.#doc(ref, of);
    this.#parameters(ref, of);
  }

  #keywords(file: SourceFile, call: Call, of: Owner): void {
    const at = (argument: Argument | undefined): StaticValue | undefined =>
      argument && { file, expression: argument.value };
    const description = at(keyword(call, "description"));
    if (description) this.list.add("description", description, EMPTY, of);
    const annotations = at(keyword(call, "annotations"));
    const hints = annotations && this.#reader.resolve(annotations, EMPTY);
    const hinted =
      hints && isLocated(hints) && hints.expression.kind === "Call"
        ? keyword(hints.expression, "title")?.value
        : undefined;
    const titles = [
      at(keyword(call, "title")),
      hinted && hints && { file: hints.file, expression: hinted },
      hints && this.#reader.property(hints, "title"),
    ];
    for (const title of titles) if (title) this.list.add("description", title, EMPTY, { ...of, part: "title" });
    for (const key of SCHEMA_KEYS) {
      const schema = at(keyword(call, key));
      if (schema) this.#schemas.read(schema, EMPTY, of);
    }
  }

  #doc({ file, fn }: FunctionRef, of: Owner): void {
    const [first] = fn.body;
    if (fn.doc === undefined || first?.kind !== "ExpressionStatement") return;
    this.list.add("description", { file, expression: first.expression }, EMPTY, of);
  }

  #parameters(ref: FunctionRef, of: Owner): void {
    this.#schemas.parameters(ref, receiverOffset(ref), of);
  }

  /** `Tool(name=…, description=…, inputSchema={…})` */
  #pythonType(file: SourceFile, call: Call, kind: Owner["kind"]): void {
    const named = keyword(call, "name") as Argument;
    const of: Owner = { kind, file, name: this.#reader.text({ file, expression: named.value }) };
    this.list.add("name", { file, expression: named.value }, EMPTY, of);
    this.#keywords(file, call, of);
    const listed = keyword(call, "arguments");
    const elements = listed && this.#reader.elements({ file, expression: listed.value }, EMPTY);
    for (const element of elements ?? []) {
      if (!isLocated(element) || element.expression.kind !== "Call") continue;
      const argument = keyword(element.expression, "name");
      const name = argument && this.#reader.text({ file: element.file, expression: argument.value });
      const at: Owner = { ...of, ...(name === undefined ? {} : { argument: name }) };
      if (argument) this.list.add("name", { file: element.file, expression: argument.value }, EMPTY, at);
      this.#keywords(element.file, element.expression, at);
    }
  }

  /** `FastMCP("name", instructions="…")` */
  #pythonServer(file: SourceFile, call: Call): void {
    const named = keyword(call, "name") ?? positional(call)[0];
    const of: Owner = { kind: "server", file, name: named && this.#reader.text({ file, expression: named.value }) };
    if (named) this.list.add("name", { file, expression: named.value }, EMPTY, of);
    const instructions = keyword(call, "instructions");
    if (instructions) this.list.add("instructions", { file, expression: instructions.value }, EMPTY, of);
  }

  /** What the handler of a prompt returns. */
  promptBody({ handler: { file, fn }, name }: EntryPoint): void {
    const of: Owner = { kind: "prompt", file, name: name === "" ? undefined : name };
    const add = (expression: Expression): void => {
      this.list.add("prompt", { file, expression }, EMPTY, of);
    };
    visitTree(fn.body, (node) => {
      if (node.kind === "ObjectLiteral") {
        for (const entry of (node as ObjectLiteral).entries) {
          if (!entry.spread && (entry.key === "text" || entry.key === "content")) add(entry.value);
        }
      } else if (node.kind === "Call") this.#message(file, node as Call, add);
      else if (node.kind === "Return") {
        const { value } = node as { kind: string; value?: Expression };
        if (value) for (const one of value.kind === "ArrayLiteral" ? value.elements : [{ value }]) add(one.value);
      }
      return undefined;
    });
  }

  #message(file: SourceFile, call: Call, add: (expression: Expression) => void): void {
    if (!PYTHON_MESSAGES.has(this.#sdkName(file, call.callee))) return;
    const given = keyword(call, "text") ?? keyword(call, "content") ?? positional(call)[0];
    if (given) add(given.value);
  }
}

function isOfSdk(origin: string): boolean {
  const canonical = parseCanonical(origin);
  return isOfPackage(canonical, canonical.scheme === "npm" ? SCRIPT_DEPENDENCIES : PYTHON_PACKAGES);
}

function ownerKind(kind: string): Owner["kind"] | undefined {
  return kind === "tool" || kind === "prompt" || kind === "resource" ? kind : undefined;
}

function lastName(expression: Expression): string {
  if (expression.kind === "Identifier") return expression.name;
  return expression.kind === "Member" ? expression.property : "";
}

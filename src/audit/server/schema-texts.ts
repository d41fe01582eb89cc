import { DATA_KEYWORDS, SCHEMAS_BY_NAME, SUBSCHEMAS, TEXT_KEYWORDS } from "../../content/json-schema-keywords.ts";
import type { Call, ClassNode, Expression } from "../ir/types.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import { isInjected, parameterName } from "./annotation-shapes.ts";
import { EMPTY, type Environment, isLocated, type StaticReader, type StaticValue } from "./static-values.ts";
import type { Owner, TextList } from "./text-list.ts";
import { textAt } from "./written-text.ts";

/** Depth of a schema below the arguments; deeper ones are cut by the SDKs' own users long before. */
const MAX_DEPTH = 24;
/** Schemas that are read for one tool, each once: the largest of real servers have some hundreds. */
export const MAX_SCHEMAS_OF_TOOL = 20_000;
/** Schemas that are read for one project; a schema that several tools share counts for each. */
const MAX_SCHEMAS = 1_000_000;

/** Methods of schema libraries that set a text. */
const DESCRIBING = new Set(["describe", "description", "title", "label"]);

/** The texts of schemas: JSON Schema, zod and its like, annotations and models of pydantic. */
export class SchemaTexts {
  readonly #reader: StaticReader;
  readonly #list: TextList;
  /** What was read for the tool at hand: a schema under several arguments says the same in each. */
  #seen = new Map<Environment, Set<Expression | ClassNode>>();
  #tool: Owner | undefined;
  #readOfTool = 0;
  #read = 0;

  constructor(reader: StaticReader, list: TextList) {
    this.#reader = reader;
    this.#list = list;
  }

  /** Texts of a schema, which may be named, nested, or made by calls. */
  read(value: StaticValue, env: Environment, of: Owner, depth = 0): void {
    const resolved = this.#reader.resolve(value, env);
    if (!isLocated(resolved)) return;
    const { file, expression } = resolved;
    if (this.#enters(expression, env, of, depth)) this.#schema(file, expression, env, of, depth);
  }

  /** False for what was read before for the tool, and beyond a limit, which is noted. */
  #enters(node: Expression | ClassNode, env: Environment, of: Owner, depth: number): boolean {
    const tool = this.#tool;
    if (tool?.kind !== of.kind || tool.name !== of.name || tool.file !== of.file) {
      this.#tool = of;
      this.#seen = new Map();
      this.#readOfTool = 0;
    }
    let seen = this.#seen.get(env);
    if (!seen) {
      seen = new Set();
      this.#seen.set(env, seen);
    }
    if (seen.has(node)) return false;
    if (depth > MAX_DEPTH || this.#readOfTool >= MAX_SCHEMAS_OF_TOOL || this.#read >= MAX_SCHEMAS) {
      this.#list.cut("name");
      this.#list.cut("description");
      return false;
    }
    seen.add(node);
    this.#readOfTool++;
    this.#read++;
    return true;
  }

  #schema(file: SourceFile, expression: Expression, env: Environment, of: Owner, depth: number): void {
    const next = (inner: Expression): void => this.read({ file, expression: inner }, env, of, depth + 1);
    switch (expression.kind) {
      case "ObjectLiteral":
        this.#object(file, expression, env, of, depth);
        break;
      case "ArrayLiteral":
        for (const element of expression.elements) next(element.value);
        break;
      case "Call":
        this.#call(file, expression, env, of, depth);
        break;
      case "Member":
        // `Schema.shape`
        next(expression.object);
        break;
      case "Index":
        this.#generic(file, expression, env, of, depth);
        break;
      case "Binary":
        next(expression.left);
        next(expression.right);
        break;
      case "Conditional":
        next(expression.consequent);
        next(expression.alternate);
        break;
      case "Identifier":
        this.#model(file, expression, of, depth);
        break;
      default:
    }
  }

  #object(
    file: SourceFile,
    { entries }: Extract<Expression, { kind: "ObjectLiteral" }>,
    env: Environment,
    of: Owner,
    depth: number,
  ): void {
    for (const entry of entries) {
      const value = { file, expression: entry.value };
      if (entry.spread) this.read(value, env, of, depth + 1);
      else if (typeof entry.key !== "string") continue;
      else if (TEXT_KEYWORDS.has(entry.key) && this.#text(value, env, of, entry.key === "title")) continue;
      else if (DATA_KEYWORDS.has(entry.key)) this.#values(value, env, of);
      else if (SCHEMAS_BY_NAME.has(entry.key) && this.#isObject(value, env)) this.#properties(value, env, of, depth);
      else if (SUBSCHEMAS.has(entry.key)) this.read(value, env, of, depth + 1);
      else if (isSchema(entry.value)) this.#property(value, entry.key, env, of, depth);
    }
  }

  #isObject(value: StaticValue, env: Environment): boolean {
    const resolved = this.#reader.resolve(value, env);
    return isLocated(resolved) && resolved.expression.kind === "ObjectLiteral";
  }

  #properties(value: StaticValue, env: Environment, of: Owner, depth: number): void {
    const resolved = this.#reader.resolve(value, env);
    if (!isLocated(resolved) || resolved.expression.kind !== "ObjectLiteral") return;
    const { file } = resolved;
    if (!this.#enters(resolved.expression, env, of, depth)) return;
    for (const entry of resolved.expression.entries) {
      const inner = { file, expression: entry.value };
      if (entry.spread) this.#properties(inner, env, of, depth + 1);
      else if (typeof entry.key === "string") this.#property(inner, entry.key, env, of, depth);
    }
  }

  #property(value: StaticValue, name: string, env: Environment, of: Owner, depth: number): void {
    const owner = { ...of, argument: name };
    const at = isLocated(value) ? value : undefined;
    if (at) this.#list.addName(at.file, before(at.file, at.expression, name), name, owner);
    this.read(value, env, owner, depth + 1);
  }

  #text(value: StaticValue, env: Environment, of: Owner, isTitle: boolean): boolean {
    return this.#list.add("description", value, env, isTitle ? { ...of, part: "title" } : of);
  }

  #values(value: StaticValue, env: Environment, of: Owner): void {
    for (const element of this.#reader.elements(value, env) ?? [value]) this.#text(element, env, of, false);
  }

  /** `z.object({…}).describe("…")`, `Field(description="…")`, `Type.String({ description })` */
  #call(file: SourceFile, call: Call, env: Environment, of: Owner, depth: number): void {
    const { callee } = call;
    const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
    for (const [index, argument] of call.args.entries()) {
      const value = { file, expression: argument.value };
      if (argument.name !== undefined) {
        if (TEXT_KEYWORDS.has(argument.name)) this.#text(value, env, of, argument.name === "title");
        else if (DATA_KEYWORDS.has(argument.name)) this.#values(value, env, of);
        else if (argument.name.endsWith("schema_extra")) this.read(value, env, of, depth + 1);
      } else if (DESCRIBING.has(name) && index === 0) this.#text(value, env, of, name !== "describe");
      else if (name === "Field" && index === 0 && file.language === "python") this.#values(value, env, of);
      else if (name === "enum" || name === "literal" || name === "default") this.#values(value, env, of);
      else if (isSchema(argument.value)) this.read(value, env, of, depth + 1);
    }
    // A chain may be longer than any schema is deep.
    if (callee.kind === "Member") this.read({ file, expression: callee.object }, env, of, depth);
  }

  /** `Annotated[str, Field(description="…")]`, `list[Model]`, `Literal["a"]` */
  #generic(
    file: SourceFile,
    { object, index }: Extract<Expression, { kind: "Index" }>,
    env: Environment,
    of: Owner,
    depth: number,
  ): void {
    const name = object.kind === "Identifier" ? object.name : object.kind === "Member" ? object.property : "";
    const items =
      index.kind === "ArrayLiteral"
        ? index.elements.map((element) => element.value)
        : index.kind === "Sequence"
          ? index.expressions
          : [index];
    for (const [at, item] of items.entries()) {
      const value = { file, expression: item };
      const isText = name === "Literal" || (name === "Annotated" && at > 0);
      if (!(isText && this.#text(value, env, of, false))) this.read(value, env, of, depth + 1);
    }
  }

  /** A class of the project that describes an object. */
  #model(file: SourceFile, name: Expression, of: Owner, depth: number): void {
    const owner = this.#reader.project.classOf(file, name);
    if (owner) this.#class(owner.file, owner.cls, of, depth);
  }

  #class(file: SourceFile, cls: ClassNode, of: Owner, depth: number): void {
    if (!this.#enters(cls, EMPTY, of, depth)) return;
    if (cls.doc !== undefined && file.language === "python") this.#classDoc(file, cls, cls.doc, of);
    for (const member of cls.members) {
      if (member.kind !== "Field") continue;
      const owner = { ...of, argument: member.name };
      if (member.annotation) this.read({ file, expression: member.annotation }, EMPTY, owner, depth + 1);
      if (member.value) this.read({ file, expression: member.value }, EMPTY, owner, depth + 1);
    }
    for (const base of cls.bases) this.#model(file, base, of, depth + 1);
  }

  #classDoc(file: SourceFile, cls: ClassNode, doc: string, of: Owner): void {
    const span = { start: cls.start, end: cls.members[0]?.start ?? cls.end };
    this.#list.addWritten("description", textAt(file, span, doc), of);
  }

  /** The parameters of a Python handler: names, annotations, defaults. */
  parameters({ file, fn }: FunctionRef, offset: number, of: Owner): void {
    for (const parameter of fn.params.slice(offset)) {
      const name = parameterName(parameter);
      if (name === undefined || parameter.rest || isInjected(parameter)) continue;
      const owner = { ...of, argument: name };
      this.#list.addName(file, parameter, name, owner);
      if (parameter.annotation) this.read({ file, expression: parameter.annotation }, EMPTY, owner);
      if (parameter.defaultValue) this.read({ file, expression: parameter.defaultValue }, EMPTY, owner);
    }
  }
}

function isSchema(expression: Expression): boolean {
  return ["ObjectLiteral", "ArrayLiteral", "Call", "Identifier", "Member", "Conditional"].includes(expression.kind);
}

/** The key before a value, where it stands on the same lines; else the value. */
function before(file: SourceFile, value: Expression, key: string): { start: number; end: number } {
  const from = Math.max(0, value.start - key.length - 64);
  const at = file.text.text.slice(from, value.start).lastIndexOf(key);
  return at < 0 ? value : { start: from + at, end: from + at + key.length };
}

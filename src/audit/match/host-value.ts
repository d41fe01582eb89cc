import type { Call, Expression } from "../ir/types.ts";
import { keyword } from "../server/static-values.ts";
import type { Project, SourceFile } from "../types.ts";
import { functionAround } from "./context.ts";

/** Where a host expression makes a server listen when no setting says otherwise. */
export type HostVerdict =
  /** `isWritten`: an address stands in the code, as opposed to none at all. */
  | { readonly kind: "all"; readonly text: string; readonly sure: boolean; readonly isWritten: boolean }
  | { readonly kind: "restricted" }
  | { readonly kind: "unknown" };

const UNKNOWN: HostVerdict = { kind: "unknown" };
const RESTRICTED: HostVerdict = { kind: "restricted" };
const ALL_INTERFACES: ReadonlySet<string> = new Set(["0.0.0.0", "::", "[::]", "::0", "0:0:0:0:0:0:0:0", "0", ""]);
const MAX_DEPTH = 10;

/**
 * Folds a host: constants through names, `setting ?? "0.0.0.0"` and `os.getenv("HOST", "0.0.0.0")` by their default, an
 * option of the command line and a parameter by theirs.
 */
export function hostValue(project: Project, file: SourceFile, expression: Expression, depth = 0): HostVerdict {
  if (depth > MAX_DEPTH) return UNKNOWN;
  const again = (next: Expression, where: SourceFile = file): HostVerdict => hostValue(project, where, next, depth + 1);
  const constant = project.constantOf(file, expression);
  if (constant !== undefined) return ofConstant(constant);
  switch (expression.kind) {
    case "Identifier": {
      if (expression.name === "undefined" && file.language !== "python") return ofConstant("");
      const value = project.valueOf(file, expression);
      if (value && value.expression !== expression) return again(value.expression, value.file);
      return unsure(parameterDefault(project, file, expression, depth));
    }
    case "Member": {
      const value = project.valueOf(file, expression);
      if (value && value.expression !== expression) return again(value.expression, value.file);
      return unsure(optionDefault(project, file, expression.property, depth));
    }
    case "Logical":
      return ofAlternatives(
        expression.operands.map((operand) => again(operand)),
        expression.operator,
      );
    case "Conditional": {
      const a = again(expression.consequent);
      const b = again(expression.alternate);
      return a.kind === b.kind ? a : UNKNOWN;
    }
    case "Call":
      return ofCall(project, file, expression, depth);
    default:
      return UNKNOWN;
  }
}

function ofConstant(value: string | number | boolean | null): HostVerdict {
  if (value === null) return { kind: "all", text: "no host", sure: true, isWritten: false };
  if (typeof value !== "string") return UNKNOWN;
  const host = value.trim();
  if (!ALL_INTERFACES.has(host)) return RESTRICTED;
  return { kind: "all", text: host === "" ? "empty host" : host, sure: true, isWritten: host !== "" };
}

/** A default that a caller or a command line may replace is what happens, but less surely. */
function unsure(verdict: HostVerdict): HostVerdict {
  return verdict.kind === "all" ? { ...verdict, sure: false } : verdict;
}

/** The first operand that is constant decides; what stands before it is a setting that may be missing. */
function ofAlternatives(verdicts: readonly HostVerdict[], operator: string): HostVerdict {
  if (operator === "and") return UNKNOWN;
  for (const [index, verdict] of verdicts.entries()) {
    if (verdict.kind === "unknown") continue;
    // `"" || other` goes on, `"" ?? other` does not.
    const empty = verdict.kind === "all" && (verdict.text === "empty host" || verdict.text === "no host");
    if (operator === "or" && empty && index < verdicts.length - 1) continue;
    return verdict;
  }
  return UNKNOWN;
}

function ofCall(project: Project, file: SourceFile, call: Call, depth: number): HostVerdict {
  const again = (next: Expression | undefined): HostVerdict =>
    next ? hostValue(project, file, next, depth + 1) : UNKNOWN;
  const origin = project.originOf(file, call.callee) ?? "";
  const name = call.callee.kind === "Member" ? call.callee.property : nameOf(call.callee);
  if (/^py:os\.(getenv|environ\.get)$/.test(origin) || (name === "getenv" && file.language === "python")) {
    return again(call.args[1]?.value);
  }
  if (name === "get" && file.language === "python" && call.args.length === 2) return unsure(again(call.args[1]?.value));
  if (name === "str" || name === "String") return again(call.args[0]?.value);
  if (name === "Field" || name === "Option" || name === "Argument") {
    // pydantic's and typer's: `Field("0.0.0.0")`, `Option(default="0.0.0.0")`
    return unsure(again((keyword(call, "default") ?? call.args[0])?.value));
  }
  return UNKNOWN;
}

function nameOf(expression: Expression): string | undefined {
  return expression.kind === "Identifier" ? expression.name : undefined;
}

/** `def main(host="0.0.0.0")`, `function start(port, host = "0.0.0.0")`, and click's options. */
function parameterDefault(
  project: Project,
  file: SourceFile,
  name: Extract<Expression, { kind: "Identifier" }>,
  depth: number,
): HostVerdict {
  const ref = functionAround(project, file, name);
  const parameter = ref?.fn.params.find(
    (one) => one.target.kind === "Identifier" && one.target.name === name.name && one.rest === undefined,
  );
  if (!ref || !parameter) return UNKNOWN;
  if (parameter.defaultValue) return hostValue(project, file, parameter.defaultValue, depth + 1);
  const decorated = ref.fn.decorators.length > 0 && file.language === "python";
  return decorated ? optionDefault(project, file, name.name, depth) : UNKNOWN;
}

/** The default of a command-line option with this name that the file declares (argparse, click, commander, yargs). */
function optionDefault(project: Project, file: SourceFile, property: string, depth: number): HostVerdict {
  const calls =
    file.language === "python"
      ? [...decoratorCalls(project, file), ...plainCalls(project, file)]
      : plainCalls(project, file);
  for (const call of calls) {
    const method = call.callee.kind === "Member" ? call.callee.property : nameOf(call.callee);
    if (method !== "add_argument" && method !== "option") continue;
    const named = call.args.some(
      (arg) => arg.name === undefined && flagName(project.constantOf(file, arg.value)) === property,
    );
    if (!named) continue;
    const given = keyword(call, "default")?.value ?? positionalDefault(call);
    return given ? hostValue(project, file, given, depth + 1) : UNKNOWN;
  }
  return UNKNOWN;
}

function plainCalls(project: Project, file: SourceFile): Call[] {
  return project.callsIn(file).map((site) => site.call);
}

function decoratorCalls(project: Project, file: SourceFile): Call[] {
  return project.functionsIn(file).flatMap((ref) => ref.fn.decorators.filter((one) => one.kind === "Call"));
}

/** commander: `(flags, description, default)`; yargs: `(name, { default })`. */
function positionalDefault(call: Call): Expression | undefined {
  const [, second, third] = call.args;
  if (second?.value.kind === "ObjectLiteral") {
    return second.value.entries.find((entry) => entry.key === "default")?.value;
  }
  return third?.name === undefined ? third?.value : undefined;
}

/** `-h, --bind-host <host>` names the property `bindHost` and the parameter `bind_host`; yargs has the bare name. */
function flagName(flags: unknown): string | undefined {
  if (typeof flags !== "string" || flags.length > 200) return undefined;
  const long = /--([a-z][a-z0-9-]*)/i.exec(flags)?.[1];
  if (long === undefined) return /^[a-z]+$/i.test(flags) ? flags : undefined;
  return long.replaceAll("-", "_");
}

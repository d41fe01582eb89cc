/** What the parts of the audit hand to each other. */
import type { SecretSettings } from "../content/added-secrets.ts";
import type { Location, NotAnalysed, PackageEntry } from "../findings/types.ts";
import type { SourceText } from "./ir/source-text.ts";
import type { Call, ClassNode, Expression, FunctionNode, Module, Span } from "./ir/types.ts";

export interface AuditOptions {
  /** Absolute real path of the root; nothing outside it is read. */
  readonly root: string;
  /** Files or folders relative to the root (POSIX) whose findings are reported. */
  readonly paths: readonly string[];
  /** Globs relative to the root. */
  readonly exclude: readonly string[];
  /** `demote`: findings in test and example code become notes. */
  readonly tests: "demote" | "as-production";
  /** Secrets to look for beside those that are always looked for. */
  readonly secrets?: SecretSettings;
}

export type Language = "javascript" | "typescript" | "python";
export type ConfigLanguage = "json" | "jsonc" | "toml" | "yaml" | "dotenv";

/**
 * What a file is for, judged by its path below the scan root: the root's own name never counts.
 * `build-output`: dist/, build/, out/ beside a source of the same name.
 */
export type FileRole = "shipped" | "test" | "example" | "documentation" | "build-output";

export interface DiscoveredFile {
  /** Relative to the root, POSIX. */
  readonly path: string;
  readonly language: Language | ConfigLanguage;
  readonly role: FileRole;
  readonly bytes: number;
  /** The package that the file belongs to; `path` "." and name "" when no manifest is found. */
  readonly package: PackageEntry;
  /** A manifest, a configuration or a container names it as a command, an entry point or an export. */
  readonly isEntry?: boolean;
}

export interface Discovery {
  /** Sorted by path. */
  readonly files: readonly DiscoveredFile[];
  readonly packages: readonly PackageEntry[];
  readonly notAnalysed: readonly NotAnalysed[];
  /** One sentence for each reason why files may be missing from the list. */
  readonly incomplete: readonly string[];
  /** Files of a known kind that `exclude` left out, as far as the walk met them; absent when none was. */
  readonly excluded?: number;
}

/** A source file after parsing and lowering. */
export interface SourceFile {
  readonly path: string;
  readonly language: Language;
  readonly role: FileRole;
  readonly package: PackageEntry;
  readonly text: SourceText;
  readonly module: Module;
  /** Minified or bundled: text heuristics off, confidence one step down. */
  readonly isBundle: boolean;
}

/** A function with the place that it stands in. */
export interface FunctionRef {
  readonly file: SourceFile;
  readonly fn: FunctionNode;
  /** `Class.method`, `outer.inner`, `<module>.name`; the tool's name for an anonymous handler is added by the server model. */
  readonly qualifiedName: string;
  readonly cls?: ClassNode;
}

/**
 * Files bound together: scopes, imports and exports across files, canonical names.
 *
 * Canonical names: `node:child_process.exec`, `npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer`,
 * `npm:execa.execa`, `py:subprocess.run`, `pypi:httpx.AsyncClient`, `global:eval`, `py:builtins.open`; `#` before a method
 * of an instance: `pypi:mcp.server.fastmcp.FastMCP#tool`. The default export of an external module is the module: `npm:open`.
 * What is defined in the project itself has none: see `functionOf` and `classOf`. A Python module outside the standard
 * library is `pypi:` with the import path.
 */
export interface Project {
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Canonical name of what an expression refers to, aliases and re-exports followed; undefined when unknown or local. */
  originOf(file: SourceFile, expression: Expression): string | undefined;
  /**
   * Canonical name of the class that an expression is an instance of, or of the function outside the project that made it:
   * `npm:express` for `express()`. Its members are `<that>#<name>` in `originOf`.
   */
  typeOf(file: SourceFile, expression: Expression): string | undefined;
  /** The project's own function that an expression refers to, imports and re-exports followed. */
  functionOf(file: SourceFile, expression: Expression): FunctionRef | undefined;
  classOf(file: SourceFile, expression: Expression): { readonly file: SourceFile; readonly cls: ClassNode } | undefined;
  /**
   * The expression that a name stands for when it is bound once and never written again, in this file or where it is
   * imported from: `const NAME = "x"`, `SCHEMA = {...}`.
   */
  valueOf(
    file: SourceFile,
    expression: Expression,
  ): { readonly file: SourceFile; readonly expression: Expression } | undefined;
  /** A text that folds to a constant, names followed. */
  constantOf(file: SourceFile, expression: Expression): string | number | boolean | null | undefined;
  /** Every call in the file with the function it stands in, in source order. */
  callsIn(file: SourceFile): readonly CallSite[];
  /** Every function of the file, in source order. */
  functionsIn(file: SourceFile): readonly FunctionRef[];
  /** True when the package of this file depends on (or any of its files imports) one of these packages or modules. */
  dependsOn(file: SourceFile, names: readonly string[]): boolean;
}

export interface CallSite {
  readonly call: Call;
  readonly file: SourceFile;
  /** Undefined at module level. */
  readonly enclosing?: FunctionRef;
}

/** How a schema narrows an argument before the handler sees it; `any` clears nothing. */
export type ArgumentShape =
  | { readonly kind: "any" }
  | { readonly kind: "number" | "boolean" }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "pattern"; readonly pattern: string };

/** Part of a handler's parameter that a caller controls. */
export interface TaintedParameter {
  /** Index into `fn.params`. */
  readonly param: number;
  /**
   * Path from the parameter to the arguments object: `[]` when the parameter is the arguments object (TypeScript SDK) or
   * the argument itself (Python), `["params", "arguments"]` for a raw request.
   */
  readonly path: readonly string[];
  /** The argument's name when the parameter *is* one argument; otherwise each property read below `path` names one. */
  readonly argument?: string;
  /** Shapes by argument name, enforced by the SDK before the handler runs. */
  readonly shapes: ReadonlyMap<string, ArgumentShape>;
  /** The parameter is an HTTP request: only the parts of it that a caller sends are the caller's. */
  readonly isRequest?: true;
}

/** A function that a peer reaches. */
export interface EntryPoint {
  readonly kind: "tool" | "resource" | "prompt" | "completion" | "dispatch" | "route";
  /**
   * Name of the tool, resource or prompt, method and path of a route; "" when it is not constant. For `dispatch` the name is
   * a parameter.
   */
  readonly name: string;
  readonly handler: FunctionRef;
  readonly tainted: readonly TaintedParameter[];
  /**
   * For `dispatch` (one handler for all tools): where the tool's name is read, so that a comparison with a constant
   * attributes what follows to that tool.
   */
  readonly nameParameter?: { readonly param: number; readonly path: readonly string[] };
  readonly registration: Location;
  /** SDK that registers it, for the inventory: `typescript-sdk`, `python-sdk`, `fastmcp`; `http` for a route. */
  readonly sdk: string;
  readonly description?: string;
  /** `readOnlyHint`, `destructiveHint`, … as far as they are constant. The author's claims: they may only raise. */
  readonly annotations?: ReadonlyMap<string, boolean>;
  /** For `dispatch`: the tools that the server's own listing declares. */
  readonly declares?: readonly ToolDeclaration[];
}

/** A tool as a listing in the source declares it, apart from its handler. */
export interface ToolDeclaration {
  readonly name: string;
  readonly location: Location;
  readonly description?: string;
  readonly annotations: ReadonlyMap<string, boolean>;
  readonly shapes: ReadonlyMap<string, ArgumentShape>;
}

export interface TraceStep {
  readonly file: SourceFile;
  readonly span: Span;
  readonly message: string;
  /** Call nesting, 0 in the handler. */
  readonly depth: number;
  /** Steps that are left out before this one. */
  readonly skipped?: number;
}

/** A caller's value that reaches a sink. */
export interface Flow {
  readonly entry: EntryPoint;
  /** Name of the argument; "" when it is not known. */
  readonly argument: string;
  /** Tools that the flow belongs to: the entry's name, or the names that a dispatch compares with. */
  readonly tools: readonly string[];
  readonly sink: {
    /** SHELL, CODE, PATH_READ, PATH_WRITE, PATH_DELETE, … as in the models. */
    readonly kind: string;
    /** Canonical name of the callee. */
    readonly callee: string;
    readonly file: SourceFile;
    readonly call: Span;
    /** The argument that is dangerous. */
    readonly expression: Span;
    /** Qualified name of the function that holds the sink. */
    readonly scope: string;
  };
  /** True when the sink's argument is exactly the caller's value, nothing added. */
  readonly whole: boolean;
  /** The caller's value, or a path that begins with it: no folder of the server's stands before it. */
  readonly leads?: boolean;
  /** The property of the argument that flows, when it is an object: `path` of `options.path`. */
  readonly member?: string;
  readonly steps: readonly TraceStep[];
  /** Guards on the way that do not hold for this sink, with the reason. */
  readonly weakGuards: readonly { readonly file: SourceFile; readonly span: Span; readonly why: string }[];
  readonly confidence: "high" | "medium" | "low";
}

export type Effect = "exec" | "fs-read" | "fs-write" | "fs-delete" | "net";

/** What the code that an entry point reaches does, with one place as witness for each effect. */
export interface EntryEffects {
  readonly entry: EntryPoint;
  /** For a dispatch: by tool name. For others one entry under the entry's name. */
  readonly byTool: ReadonlyMap<
    string,
    ReadonlyMap<Effect, { readonly file: SourceFile; readonly span: Span; readonly callee: string }>
  >;
}

export interface FlowResult {
  /** Sorted by sink file and offset; one per sink expression, argument and entry point. */
  readonly flows: readonly Flow[];
  readonly effects: readonly EntryEffects[];
  /** Functions in which a budget ran out or something that may matter was left out: their file is partly analysed. */
  readonly unfinished: readonly FunctionRef[];
  /** Files whose statements at module level, or fields of whose classes, were not followed in full. */
  readonly unfinishedFiles?: readonly SourceFile[];
  /** Entry points whose own budget ran out before anything was found: they are as good as not analysed. */
  readonly exhausted?: readonly EntryPoint[];
}

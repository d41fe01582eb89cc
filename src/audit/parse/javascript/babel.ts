/** Babel with the option table that gave no throw and no recovered error on 4,195 files of MCP servers and SDKs. */
import { type ParserOptions, parse } from "@babel/parser";
import type { EsTree } from "./estree.ts";

type Plugins = NonNullable<ParserOptions["plugins"]>;

const COMMON: Plugins = ["estree", "decoratorAutoAccessors", "deferredImportEvaluation", "sourcePhaseImports"];

/**
 * Never `typescript` on JavaScript: it silently reads `f(a<b,c>(d))` as one argument. `flow` without `all` reads stray
 * annotations and gives the same trees as plain JavaScript otherwise.
 */
function plugins(path: string, decorators: "decorators-legacy" | "decorators"): Plugins {
  const isDeclaration = /\.d\.[cm]?ts$/u.test(path);
  if (isDeclaration) return [...COMMON, ["typescript", { dts: true }], decorators];
  if (/\.[cm]?ts$/u.test(path)) return [...COMMON, "typescript", decorators];
  if (path.endsWith(".tsx")) return [...COMMON, "typescript", "jsx", decorators];
  return [...COMMON, "jsx", "flow", decorators];
}

/**
 * Recovered errors that leave the tree as it was written: rules of scope, strictness and modifiers, not of syntax. Each
 * was produced and looked at; any other code may stand for a bogus statement (`import x from "m" assert {…}`).
 */
const HARMLESS: ReadonlySet<string> = new Set([
  "BadGetterArity",
  "BadSetterArity",
  "BadSetterRestParameter",
  "ConstructorHasImplementation",
  "ConstructorIsAsync",
  "DeclarationMissingInitializer",
  "DeclareClassFieldHasInitializer",
  "DeclareFunctionHasImplementation",
  "DuplicateDefaultExport",
  "DuplicateExport",
  "DuplicateModifier",
  "DuplicateProto",
  "ForInOfLoopInitializer",
  "IllegalBreakContinue",
  "InlineModuleDeclarationMustUseString",
  "InvalidCoverInitializedName",
  "InvalidLhs",
  "InvalidModifierOnTypeParameterPositions",
  "InvalidModifiersOrder",
  "InvalidPrivateFieldResolution",
  "LetInLexicalBinding",
  "NonAbstractClassHasAbstractMethod",
  "OptionalChainingNoNew",
  "OptionalChainingNoTemplate",
  "OverrideNotInSubClass",
  "ParamDupe",
  "PrivateElementHasAccessibility",
  "SuperNotAllowed",
  "TypeImportCannotSpecifyDefaultAndNamed",
  "UnexpectedReservedWord",
  "UnsupportedParameterDecorator",
  "VarRedeclaration",
]);

/** True when a recovered error of this reason code leaves the tree whole. */
export function isHarmless(reasonCode: string): boolean {
  return HARMLESS.has(reasonCode) || reasonCode.startsWith("Strict") || reasonCode.endsWith("HasImplementation");
}

export interface BabelResult {
  readonly tree: EsTree;
  /** False when an error was recovered that may have cost part of the tree. */
  readonly whole: boolean;
}

/**
 * Parses with legacy decorators, then with stage-3 ones (`export @dec class C {}`). Throws what Babel throws the second
 * time: a SyntaxError, or a RangeError when the text nests deeper than the stack allows.
 */
export function parseWithBabel(text: string, path: string): BabelResult {
  try {
    return parseOnce(text, path, "decorators-legacy");
  } catch (error) {
    if (error instanceof RangeError || !text.includes("@")) throw error;
    return parseOnce(text, path, "decorators");
  }
}

function parseOnce(text: string, path: string, decorators: "decorators-legacy" | "decorators"): BabelResult {
  // Hostile text recovers hundreds of thousands of errors, and their stack traces would cost most of the time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parseRecovering(text, path, decorators);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function parseRecovering(text: string, path: string, decorators: "decorators-legacy" | "decorators"): BabelResult {
  const file = parse(text, {
    sourceType: "unambiguous",
    errorRecovery: true,
    attachComment: false,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowNewTargetOutsideFunction: true,
    allowUndeclaredExports: true,
    plugins: plugins(path, decorators),
  });
  const errors = (file.errors ?? []) as readonly { readonly reasonCode?: string }[];
  return {
    tree: file as unknown as EsTree & { comments: EsTree["comments"] },
    whole: errors.every((error) => isHarmless(error.reasonCode ?? "")),
  };
}

/**
 * What a binder knows about names: scopes, bindings, and every place that gives a binding its value. A binding is the
 * unit that the resolver and the flow engine key their maps with.
 */

import type {
  ClassNode,
  Expression,
  FunctionNode,
  Identifier,
  Import,
  ImportedName,
  ObjectLiteral,
  Parameter,
  Pattern,
  Statement,
  Super,
  This,
} from "../ir/types.ts";
import type { CallSite, FunctionRef, SourceFile } from "../types.ts";

/** One step from a value to what a pattern takes out of it; `rest` keeps what is left. */
export type PathStep = string | number | { readonly rest: true };

/** A place that writes a binding. */
export type Write =
  /** `name = value`, `{a: name} = value`: the value at `path` below `value`. */
  | {
      readonly kind: "value";
      readonly value: Expression;
      readonly path: readonly PathStep[];
      readonly inFunction: FunctionNode | undefined;
    }
  /** Element of an iterable, key of an object, `x += 1`, `del x`, a caught error: no expression stands for it. */
  | { readonly kind: "opaque"; readonly inFunction: FunctionNode | undefined }
  | {
      readonly kind: "parameter";
      readonly fn: FunctionNode;
      readonly index: number;
      readonly path: readonly PathStep[];
      readonly parameter: Parameter;
    }
  | { readonly kind: "function"; readonly fn: FunctionNode }
  | { readonly kind: "class"; readonly cls: ClassNode }
  | { readonly kind: "import"; readonly statement: Import; readonly name: ImportedName };

export interface Binding {
  readonly name: string;
  readonly scope: Scope;
  readonly file: SourceFile;
  /** Order of declaration in its file. */
  readonly ordinal: number;
  readonly writes: Write[];
  /** Type annotation of a variable. */
  annotation?: Expression;
  /** Set for `self` and `cls` of a Python method. */
  receiver?: { readonly cls: ClassNode; readonly isClass: boolean };
  /** A module's own object whose content some function changes. */
  changedInside?: boolean;
  /** A module's own variable that is an argument of some call. */
  handedOver?: boolean;
}

export interface Scope {
  readonly kind: "module" | "function" | "block" | "class";
  readonly parent: Scope | undefined;
  readonly bindings: Map<string, Binding>;
  /** Function that the scope belongs to; undefined at module level. */
  readonly fn: FunctionNode | undefined;
}

/** What `this` (or Python's receiver) stands for at a place. */
export interface Receiver {
  readonly cls?: ClassNode;
  readonly isStatic?: boolean;
  /** `this` in a method of an object literal. */
  readonly object?: ObjectLiteral;
}

/** Writes of `this.name` or `self.name` anywhere in a class, and its field initialisers. */
export interface FieldInfo {
  readonly writes: { readonly value: Expression; readonly path: readonly PathStep[] }[];
  annotation?: Expression;
  /** A write that no expression stands for. */
  opaque: boolean;
}

export interface BoundFile {
  readonly file: SourceFile;
  readonly module: Scope;
  readonly bindingOf: ReadonlyMap<Identifier, Binding>;
  readonly receiverOf: ReadonlyMap<This | Super, Receiver>;
  readonly functions: readonly FunctionRef[];
  readonly refOf: ReadonlyMap<FunctionNode, FunctionRef>;
  readonly calls: readonly CallSite[];
  /** Function that encloses a function; absent at module level. */
  readonly parentOf: ReadonlyMap<FunctionNode, FunctionNode>;
  /** Bindings of enclosing functions that a function, or one inside it, refers to. */
  readonly freeOf: ReadonlyMap<FunctionNode, ReadonlySet<Binding>>;
  readonly receiverOfFunction: ReadonlyMap<FunctionNode, Receiver>;
  readonly fields: ReadonlyMap<ClassNode, ReadonlyMap<string, FieldInfo>>;
  readonly classScope: ReadonlyMap<ClassNode, Scope>;
  readonly imports: readonly Import[];
  /** Statements at module level, blocks and conditions opened: exports may stand in them. */
  readonly topLevel: readonly Statement[];
  /** Number of IR nodes in each function, nested ones included. */
  readonly sizeOf: ReadonlyMap<FunctionNode, number>;
  /**
   * Names of properties that are written anywhere, whatever the object, but for what constructors set of their own: one that
   * an object was made with need not be what it has later.
   */
  readonly changedProperties: ReadonlySet<string>;
  /** True when the binding is declared by a target of this pattern. */
  readonly patternBindings: (pattern: Pattern) => readonly Binding[];
}

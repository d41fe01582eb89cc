/**
 * One small tree for JavaScript, TypeScript and Python. Both lowerings give the same shapes for the same meaning, so that
 * everything behind them (scopes, flow, server model, matchers) is written once.
 *
 * Conventions
 * - `start` and `end` are UTF-16 offsets into the file's text (after a byte order mark was dropped; see SourceText).
 * - Wrappers without meaning for flow are gone: parentheses, `as`, `satisfies`, `!`, type arguments, optional chaining,
 *   Flow casts. `await` stays, for positions only; it is transparent.
 * - Chains of `+` are one Concat, chains of `&&`, `||`, `??`, `and`, `or` one Logical, so that depth stays small.
 * - Template literals, f-strings, `"..." % x` and `"...".format(x)` are one Template; without holes, a Literal.
 * - Comprehensions are a ForEach inside a Comprehension; `else if` is a list of arms.
 * - Types are dropped, except names that resolution needs: annotations on parameters, fields, variables and returns;
 *   `list[int]`, `Promise<Foo>` and `Foo[]` (as Array) are an Index, `A | B` is a Binary.
 * - An enum is `const E = {…}`; a namespace is a Block that ends in `var N = {…}`.
 * - No node nests deeper than MAX_DEPTH (ir/limits.ts). What was cut is an Unknown, `tooDeep` says so.
 */

export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Expression =
  | Literal
  | RegExpLiteral
  | Template
  | TaggedTemplate
  | Concat
  | Identifier
  | This
  | Super
  | Member
  | Index
  | Slice
  | Call
  | Unary
  | Binary
  | Compare
  | Logical
  | Conditional
  | Assign
  | ArrayLiteral
  | ObjectLiteral
  | FunctionExpression
  | ClassExpression
  | Await
  | Yield
  | Comprehension
  | Sequence
  | Unknown;

export interface Literal extends Span {
  readonly kind: "Literal";
  /** Text of a bigint or bytes literal stays a string. `undefined` in JavaScript is an Identifier. */
  readonly value: string | number | boolean | null;
}

export interface RegExpLiteral extends Span {
  readonly kind: "RegExpLiteral";
  readonly pattern: string;
  readonly flags: string;
}

/** Alternating or not: texts and holes in order. An empty text is left out. */
export interface Template extends Span {
  readonly kind: "Template";
  readonly parts: readonly (string | Expression)[];
}

export interface TaggedTemplate extends Span {
  readonly kind: "TaggedTemplate";
  readonly tag: Expression;
  readonly template: Template;
}

/** `a + b + c` */
export interface Concat extends Span {
  readonly kind: "Concat";
  readonly operands: readonly Expression[];
}

export interface Identifier extends Span {
  readonly kind: "Identifier";
  readonly name: string;
}

/** `this` in JavaScript. Python's first parameter is an ordinary Identifier; the binder knows that it is the receiver. */
export interface This extends Span {
  readonly kind: "This";
}

export interface Super extends Span {
  readonly kind: "Super";
}

/** `object.property`; private names keep their `#`. */
export interface Member extends Span {
  readonly kind: "Member";
  readonly object: Expression;
  readonly property: string;
}

/** `object[index]`; a literal string index is a Member when it is an identifier name in JavaScript, an Index otherwise. */
export interface Index extends Span {
  readonly kind: "Index";
  readonly object: Expression;
  readonly index: Expression;
}

export interface Slice extends Span {
  readonly kind: "Slice";
  readonly object: Expression;
  /** Lower, upper, perhaps step; a Literal null where one is not written. */
  readonly bounds: readonly Expression[];
}

export interface Argument extends Span {
  readonly value: Expression;
  /** Python keyword argument. */
  readonly name?: string;
  /** `...x`, `*x`: positional; `**x`: named. */
  readonly spread?: "positional" | "named";
}

export interface Call extends Span {
  readonly kind: "Call";
  readonly callee: Expression;
  readonly args: readonly Argument[];
  readonly isNew: boolean;
  /** `import("x")` and `require("x")` are calls whose callee is the Identifier `import` or `require`. */
}

/** `!`, `not`, `-`, `+`, `~`, `typeof`, `void`, `delete`. */
export interface Unary extends Span {
  readonly kind: "Unary";
  readonly operator: string;
  readonly operand: Expression;
}

/** Arithmetic and bit operations other than `+` chains. `%` on a string literal in Python is a Template. */
export interface Binary extends Span {
  readonly kind: "Binary";
  readonly operator: string;
  readonly left: Expression;
  readonly right: Expression;
}

/** `a < b < c` has two operators; JavaScript always one. `in`, `not in`, `is`, `is not`, `instanceof`, `===` as written. */
export interface Compare extends Span {
  readonly kind: "Compare";
  readonly operators: readonly string[];
  readonly operands: readonly Expression[];
}

export interface Logical extends Span {
  readonly kind: "Logical";
  readonly operator: "and" | "or" | "nullish";
  readonly operands: readonly Expression[];
}

export interface Conditional extends Span {
  readonly kind: "Conditional";
  readonly test: Expression;
  readonly consequent: Expression;
  readonly alternate: Expression;
}

/**
 * `target = value`, `target += value` (operator `+`), walrus, `x++` (operator `+`, value Literal 1). `&&=`, `||=`, `??=`
 * have the operator `and`, `or`, `nullish`.
 */
export interface Assign extends Span {
  readonly kind: "Assign";
  readonly target: Pattern;
  readonly operator?: string;
  readonly value: Expression;
  /** Python's `target: T = value`. */
  readonly annotation?: Expression;
}

/** List, tuple, set, array; `flavour` matters for membership tests only. */
export interface ArrayLiteral extends Span {
  readonly kind: "ArrayLiteral";
  readonly flavour: "array" | "tuple" | "set";
  readonly elements: readonly Argument[];
}

export interface ObjectEntry extends Span {
  /** Static key, or an expression for a computed one, or absent for a spread. */
  readonly key?: string | Expression;
  readonly value: Expression;
  readonly spread: boolean;
  /** `get x() {…}`: reading the property calls the function. */
  readonly accessor?: "get" | "set";
}

export interface ObjectLiteral extends Span {
  readonly kind: "ObjectLiteral";
  readonly entries: readonly ObjectEntry[];
}

export interface FunctionExpression extends Span {
  readonly kind: "FunctionExpression";
  readonly fn: FunctionNode;
}

export interface ClassExpression extends Span {
  readonly kind: "ClassExpression";
  readonly cls: ClassNode;
}

export interface Await extends Span {
  readonly kind: "Await";
  readonly operand: Expression;
}

export interface Yield extends Span {
  readonly kind: "Yield";
  readonly operand?: Expression;
}

/** List, set, dict and generator comprehension: `element` (and `value` of a dict) evaluated inside nested clauses. */
export interface Comprehension extends Span {
  readonly kind: "Comprehension";
  readonly flavour: "list" | "set" | "dict" | "generator";
  readonly element: Expression;
  readonly value?: Expression;
  readonly clauses: readonly ComprehensionClause[];
}

export interface ComprehensionClause extends Span {
  readonly target: Pattern;
  readonly iterable: Expression;
  readonly conditions: readonly Expression[];
}

export interface Sequence extends Span {
  readonly kind: "Sequence";
  readonly expressions: readonly Expression[];
}

/** Anything else; its children are still looked at. JSX lowers to this with its attribute values and children. */
export interface Unknown extends Span {
  readonly kind: "Unknown";
  readonly children: readonly Expression[];
}

/** What an assignment, a parameter or a loop binds. */
export type Pattern =
  | Identifier
  | Member
  | Index
  | ArrayPattern
  | ObjectPattern
  | DefaultPattern
  | RestPattern
  | Unknown;

export interface ArrayPattern extends Span {
  readonly kind: "ArrayPattern";
  readonly elements: readonly (Pattern | null)[];
}

export interface ObjectPattern extends Span {
  readonly kind: "ObjectPattern";
  readonly properties: readonly { readonly key: string | Expression; readonly target: Pattern }[];
  readonly rest?: Pattern;
}

export interface DefaultPattern extends Span {
  readonly kind: "DefaultPattern";
  readonly target: Pattern;
  readonly value: Expression;
}

export interface RestPattern extends Span {
  readonly kind: "RestPattern";
  readonly target: Pattern;
}

export interface Parameter extends Span {
  readonly target: Pattern;
  /** Type annotation as an expression where it is one: `str`, `Annotated[str, Field(...)]`, `Foo.Bar`. */
  readonly annotation?: Expression;
  readonly defaultValue?: Expression;
  /** `*args`/`...rest`: positional; `**kwargs`: named. */
  readonly rest?: "positional" | "named";
  /** TypeScript parameter property: also assigns `this.<name>`. */
  readonly isProperty?: boolean;
  /** `@Query() q` */
  readonly decorators?: readonly Expression[];
}

/** A function, method, arrow, lambda. One node per body; the flow engine summarises each. */
export interface FunctionNode extends Span {
  readonly kind: "Function";
  readonly name?: string;
  readonly params: readonly Parameter[];
  readonly body: readonly Statement[];
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
  /** Arrow functions take `this` from outside. */
  readonly isArrow: boolean;
  readonly decorators: readonly Expression[];
  readonly returns?: Expression;
  /** Docstring, or the text of the JSDoc comment just before. */
  readonly doc?: string;
  /** Names that Python's `global`, resp. `nonlocal` take from outside. */
  readonly globals?: readonly string[];
  readonly nonlocals?: readonly string[];
}

export interface ClassNode extends Span {
  readonly kind: "Class";
  readonly name?: string;
  readonly bases: readonly Expression[];
  readonly decorators: readonly Expression[];
  readonly members: readonly ClassMember[];
  readonly doc?: string;
}

export type ClassMember =
  | (Span & {
      readonly kind: "Method";
      readonly name: string;
      readonly isStatic: boolean;
      readonly accessor?: "get" | "set";
      readonly fn: FunctionNode;
    })
  | (Span & {
      readonly kind: "Field";
      readonly name: string;
      readonly isStatic: boolean;
      readonly value?: Expression;
      readonly annotation?: Expression;
      readonly decorators: readonly Expression[];
    })
  /** Static block, and any other statement in a Python class body. */
  | (Span & { readonly kind: "Initializer"; readonly body: readonly Statement[] });

export type Statement =
  | ExpressionStatement
  | VariableDeclaration
  | FunctionDeclaration
  | ClassDeclaration
  | If
  | Loop
  | ForEach
  | Switch
  | Try
  | With
  | Return
  | Throw
  | Break
  | Continue
  | Block
  | Assert
  | Delete
  | Import
  | Export;

export interface ExpressionStatement extends Span {
  readonly kind: "ExpressionStatement";
  readonly expression: Expression;
}

/**
 * Python assignments to a name are Assign expressions; the binder declares the name. Python's `x: T` alone is a
 * VariableDeclaration without value.
 */
export interface VariableDeclaration extends Span {
  readonly kind: "VariableDeclaration";
  readonly flavour: "var" | "let" | "const";
  readonly declarations: readonly (Span & {
    readonly target: Pattern;
    readonly value?: Expression;
    readonly annotation?: Expression;
  })[];
}

export interface FunctionDeclaration extends Span {
  readonly kind: "FunctionDeclaration";
  readonly fn: FunctionNode;
}

export interface ClassDeclaration extends Span {
  readonly kind: "ClassDeclaration";
  readonly cls: ClassNode;
}

/** `if` / `else if` / … / `else` as a flat list of arms. */
export interface If extends Span {
  readonly kind: "If";
  readonly arms: readonly { readonly test: Expression; readonly body: readonly Statement[] }[];
  readonly otherwise?: readonly Statement[];
}

/** `while`, `do…while` (`testFirst` false), the three-part `for` (its `init` and `update` lowered). */
export interface Loop extends Span {
  readonly kind: "Loop";
  readonly init?: readonly Statement[];
  readonly test?: Expression;
  readonly update?: Expression;
  readonly body: readonly Statement[];
  readonly testFirst: boolean;
  /** Python's `else` of a loop. */
  readonly otherwise?: readonly Statement[];
}

/** `for (x of y)` and `for x in y` give elements; JavaScript's `for (x in y)` gives keys. */
export interface ForEach extends Span {
  readonly kind: "ForEach";
  readonly target: Pattern;
  /** `let`/`const`/`var` in JavaScript; absent when it assigns to something existing, and in Python. */
  readonly declares?: "var" | "let" | "const";
  readonly iterable: Expression;
  readonly over: "elements" | "keys";
  readonly body: readonly Statement[];
  readonly otherwise?: readonly Statement[];
}

/** `switch` (falls through unless the body leaves) and `match` (never falls through). */
export interface Switch extends Span {
  readonly kind: "Switch";
  readonly subject: Expression;
  readonly fallsThrough: boolean;
  readonly cases: readonly SwitchCase[];
}

export interface SwitchCase extends Span {
  /**
   * Alternatives; empty for `default`, `case _` and a capture of everything. A structural pattern is an Unknown that holds
   * what it compares with.
   */
  readonly tests: readonly Expression[];
  /** Patterns that the whole subject is bound to: `case {"cmd": c}` gives `{cmd: c}`, `case x` gives `x`. */
  readonly bindings: readonly Pattern[];
  readonly guard?: Expression;
  readonly isDefault: boolean;
  readonly body: readonly Statement[];
}

export interface Try extends Span {
  readonly kind: "Try";
  readonly body: readonly Statement[];
  readonly handlers: readonly {
    readonly binding?: Pattern;
    /** Exception types of Python, as expressions. */
    readonly types: readonly Expression[];
    readonly body: readonly Statement[];
  }[];
  /** Python's `else`. */
  readonly otherwise?: readonly Statement[];
  readonly finalizer?: readonly Statement[];
}

/** `with a as b, c:`; JavaScript's `using x = y` is a VariableDeclaration. */
export interface With extends Span {
  readonly kind: "With";
  readonly items: readonly { readonly value: Expression; readonly target?: Pattern }[];
  readonly body: readonly Statement[];
}

export interface Return extends Span {
  readonly kind: "Return";
  readonly value?: Expression;
}

export interface Throw extends Span {
  readonly kind: "Throw";
  readonly value?: Expression;
}

export interface Break extends Span {
  readonly kind: "Break";
  readonly label?: string;
}

export interface Continue extends Span {
  readonly kind: "Continue";
  readonly label?: string;
}

export interface Block extends Span {
  readonly kind: "Block";
  readonly label?: string;
  readonly body: readonly Statement[];
}

export interface Assert extends Span {
  readonly kind: "Assert";
  readonly test: Expression;
  readonly message?: Expression;
}

export interface Delete extends Span {
  readonly kind: "Delete";
  readonly targets: readonly Expression[];
}

/**
 * `import d, {a as b} from "m"`, `import * as n`, `import x = require("m")`, Python `import a.b as c`, `from .m import x`.
 * Type-only imports are kept with `typeOnly`, since annotations resolve through them.
 */
export interface Import extends Span {
  readonly kind: "Import";
  /** Module specifier as written; Python dots included (`..pkg.mod`). */
  readonly module: string;
  readonly typeOnly: boolean;
  readonly names: readonly ImportedName[];
}

export interface ImportedName extends Span {
  /** Exported name, `default`, or `*` for the whole module (in Python: the module object, or a star import). */
  readonly imported: string;
  /** Local name; absent for Python's `from m import *`. */
  readonly local?: string;
  /** Python `import a.b` binds `a` but loads `a.b`: `imported` is `*`, `local` is `a`, and this is set. */
  readonly bindsRoot?: boolean;
}

/** `export`; the declaration itself stands beside it as its own statement, before it. */
export interface Export extends Span {
  readonly kind: "Export";
  /** Re-export source. */
  readonly module?: string;
  /** `{a as b}`: local a, exported b. `export *`: local `*`, exported `*` or the namespace name. */
  readonly names: readonly { readonly local: string; readonly exported: string }[];
  /**
   * `export default <expression>` and `export = <expression>`: `names` is then one entry with local "" and exported
   * `default`, resp. `export=`. A named function or class that is exported as default stands beside it and has none.
   */
  readonly defaultValue?: Expression;
}

export interface Comment extends Span {
  /** Text without the delimiters. */
  readonly text: string;
}

/** A lowered file. */
export interface Module {
  readonly language: "javascript" | "typescript" | "python";
  readonly body: readonly Statement[];
  /** Real comment tokens, in order; suppressions are read from them, never from strings. */
  readonly comments: readonly Comment[];
  readonly doc?: string;
  /** True when the parser had to repair the text: parts may be missing. */
  readonly degraded: boolean;
  /** First place that needed repair, for the notice. */
  readonly degradedAt?: number;
  /** True when a part nested deeper than the cap was cut to Unknown. */
  readonly tooDeep: boolean;
}

/**
 * The part of ESTree (with TypeScript, JSX and Flow nodes) that the lowering reads. Every field is typed as if it were
 * there; which ones are is decided by `type`. Optional ones may be absent, `null`, `false` or `[]`: Babel and
 * typescript-estree differ there, so test them for truth and never compare them.
 */
export interface EsNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly operator: string;
  readonly kind: string;
  readonly raw: string;
  readonly bigint?: string | null;
  readonly regex?: { readonly pattern: string; readonly flags: string } | null;
  readonly value: EsNode;
  readonly left: EsNode;
  readonly right: EsNode;
  readonly test: EsNode;
  readonly consequent: EsNode;
  readonly alternate: EsNode;
  readonly object: EsNode;
  readonly property: EsNode;
  readonly callee: EsNode;
  readonly tag: EsNode;
  readonly quasi: EsNode;
  readonly argument: EsNode;
  readonly expression: EsNode;
  readonly body: EsNode;
  readonly key: EsNode;
  readonly id: EsNode;
  readonly init: EsNode;
  readonly update: EsNode;
  readonly param: EsNode;
  readonly block: EsNode;
  readonly handler: EsNode;
  readonly finalizer: EsNode;
  readonly discriminant: EsNode;
  readonly label: EsNode;
  readonly source: EsNode;
  readonly declaration: EsNode;
  readonly local: EsNode;
  readonly imported: EsNode;
  readonly exported: EsNode;
  readonly superClass: EsNode;
  readonly parameter: EsNode;
  readonly typeAnnotation: EsNode;
  readonly returnType: EsNode;
  readonly typeName: EsNode;
  readonly elementType: EsNode;
  readonly literal: EsNode;
  readonly typeArguments: EsNode;
  readonly moduleReference: EsNode;
  readonly openingElement: EsNode;
  readonly meta: EsNode;
  readonly options: EsNode;
  readonly initializer: EsNode;
  readonly arguments: readonly EsNode[];
  readonly params: readonly EsNode[];
  readonly elements: readonly (EsNode | null)[];
  readonly properties: readonly EsNode[];
  readonly expressions: readonly EsNode[];
  readonly quasis: readonly { readonly value: { readonly cooked: string | null; readonly raw: string } }[];
  readonly declarations: readonly EsNode[];
  readonly cases: readonly EsNode[];
  readonly specifiers: readonly EsNode[];
  readonly decorators: readonly EsNode[];
  readonly members: readonly EsNode[];
  readonly types: readonly EsNode[];
  readonly children: readonly EsNode[];
  readonly attributes: readonly EsNode[];
  readonly computed: boolean;
  readonly static: boolean;
  readonly async: boolean;
  readonly generator: boolean;
  readonly declare: boolean;
  readonly importKind?: string | null;
}

/** `body` is one node in some types and a list in others (Program, BlockStatement, ClassBody, StaticBlock, TSModuleBlock). */
export function bodyList(node: EsNode): readonly EsNode[] {
  return node.body as unknown as readonly EsNode[];
}

export interface EsComment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** What either parser hands to the lowering. */
export interface EsTree {
  readonly program: EsNode;
  readonly comments: readonly EsComment[];
}

/** Skips what has no meaning for flow: casts, non-null marks, instantiations, optional chaining, parentheses. */
export function unwrap(node: EsNode): EsNode {
  let current = node;
  for (;;) {
    switch (current.type) {
      case "ChainExpression":
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
      case "TSInstantiationExpression":
      case "TypeCastExpression":
      case "AsExpression":
      case "AsConstExpression":
      case "SatisfiesExpression":
        current = current.expression;
        break;
      default:
        return current;
    }
  }
}

"use strict";
exports.id = 5169;
exports.ids = [5169];
exports.modules = {

/***/ 2895:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ MAX_DEPTH; }
/* harmony export */ });
/**
 * Deepest nesting of the IR. Both lowerings keep it, so whatever walks the tree recursively needs no guard of its own.
 * Measured: 1,000 levels fit the default stack of 984 KB in a switch-style interpreter, 1,500 do not.
 */
const MAX_DEPTH = 500;


/***/ }),

/***/ 5169:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseJavaScript: function() { return /* binding */ parseJavaScript; }
});

// UNUSED EXPORTS: lowerTree

// EXTERNAL MODULE: ../../node_modules/@babel/parser/lib/index.js
var lib = __webpack_require__(7463);
;// CONCATENATED MODULE: ./out/audit/parse/javascript/babel.js
/** Babel with the option table that gave no throw and no recovered error on 4,195 files of MCP servers and SDKs. */

const COMMON = ["estree", "decoratorAutoAccessors", "deferredImportEvaluation", "sourcePhaseImports"];
/**
 * Never `typescript` on JavaScript: it silently reads `f(a<b,c>(d))` as one argument. `flow` without `all` reads stray
 * annotations and gives the same trees as plain JavaScript otherwise.
 */
function plugins(path, decorators) {
    const isDeclaration = /\.d\.[cm]?ts$/u.test(path);
    if (isDeclaration)
        return [...COMMON, ["typescript", { dts: true }], decorators];
    if (/\.[cm]?ts$/u.test(path))
        return [...COMMON, "typescript", decorators];
    if (path.endsWith(".tsx"))
        return [...COMMON, "typescript", "jsx", decorators];
    return [...COMMON, "jsx", "flow", decorators];
}
/**
 * Recovered errors that leave the tree as it was written: rules of scope, strictness and modifiers, not of syntax. Each
 * was produced and looked at; any other code may stand for a bogus statement (`import x from "m" assert {…}`).
 */
const HARMLESS = new Set([
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
function isHarmless(reasonCode) {
    return HARMLESS.has(reasonCode) || reasonCode.startsWith("Strict") || reasonCode.endsWith("HasImplementation");
}
/**
 * Longest text in which errors are recovered, in UTF-16 code units. Each costs 45 µs and 5 KB, and hostile text has one
 * every three characters.
 */
const MAX_RECOVERING = 32_768;
/**
 * Parses with legacy decorators, then with stage-3 ones (`export @dec class C {}`); in short texts harmless errors are
 * recovered. Throws what Babel throws: a SyntaxError, or a RangeError when the text nests deeper than the stack allows.
 */
function parseWithBabel(text, path) {
    let failure;
    for (const decorators of ["decorators-legacy", "decorators"]) {
        if (decorators === "decorators" && !text.includes("@"))
            break;
        try {
            return { tree: parseOnce(text, path, decorators, false), whole: true };
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            failure ??= error;
            if (text.length > MAX_RECOVERING || !isHarmless(reasonOf(error)))
                continue;
        }
        try {
            return recoverWithBabel(text, path, decorators);
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
        }
    }
    throw failure;
}
/** Parses whatever errors there are, as far as Babel can recover them; see MAX_RECOVERING for what that may cost. */
function recoverWithBabel(text, path, decorators = "decorators-legacy") {
    const tree = parseOnce(text, path, decorators, true);
    return { tree, whole: (tree.errors ?? []).every((error) => isHarmless(reasonOf(error))) };
}
function reasonOf(error) {
    return error.reasonCode ?? "";
}
function parseOnce(text, path, decorators, errorRecovery) {
    return (0,lib/* parse */.qg)(text, {
        sourceType: "unambiguous",
        errorRecovery,
        attachComment: false,
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
        allowSuperOutsideMethod: true,
        allowNewTargetOutsideFunction: true,
        allowUndeclaredExports: true,
        plugins: plugins(path, decorators),
    });
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/estree.js
/** `body` is one node in some types and a list in others (Program, BlockStatement, ClassBody, StaticBlock, TSModuleBlock). */
function bodyList(node) {
    return node.body;
}
/** Skips what has no meaning for flow: casts, non-null marks, instantiations, optional chaining, parentheses. */
function unwrap(node) {
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

// EXTERNAL MODULE: ./out/audit/ir/limits.js
var limits = __webpack_require__(2895);
;// CONCATENATED MODULE: ./out/audit/parse/javascript/lowering.js

function newLowering(text, comments) {
    return { text, comments, depth: 0, tooDeep: false, unknownTypes: new Set() };
}
/** True when nothing more may be nested here; the caller puts an Unknown without children. */
function atDepthCap(lowering) {
    if (lowering.depth < limits/* MAX_DEPTH */.l)
        return false;
    lowering.tooDeep = true;
    return true;
}
function unknown(span, children = []) {
    return { kind: "Unknown", start: span.start, end: span.end, children };
}
/** Text of the JSDoc comment that ends just before `offset`, white space aside. */
function docBefore(lowering, offset) {
    const { comments, text } = lowering;
    let low = 0;
    let high = comments.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (comments[middle].end <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    const comment = comments[low - 1];
    if (comment === undefined || !comment.value.startsWith("*") || !comment.type.endsWith("Block"))
        return undefined;
    for (let i = comment.end; i < offset; i++)
        if (!isSpace(text.charCodeAt(i)))
            return undefined;
    return docText(comment.value.slice(1));
}
function isSpace(code) {
    return code === 32 || (code >= 9 && code <= 13) || code === 0x2028 || code === 0x2029 || code === 0xa0;
}
function docText(body) {
    const lines = [];
    for (const line of body.split(/\r\n|[\n\r]/u)) {
        const trimmed = line.trim();
        lines.push(trimmed.startsWith("*") ? trimmed.slice(1).trim() : trimmed);
    }
    return lines.join("\n").trim();
}
function toComments(comments) {
    return comments.map((comment) => ({ start: comment.start, end: comment.end, text: comment.value }));
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/nesting.js
/**
 * What no parser comes to an end with: brackets that nest too deep or too ambiguously, and comments by the thousand in one
 * line. A scan that is no parser finds them first and blanks them, so that the rest of the file can be read.
 */

/**
 * Most brackets that may be open at once and each begin either a call or an arrow function: `async(` and `<T>(`. The
 * parsers read what follows once as each, so that every further one doubles or quadruples their time: 8 cost up to 2 s, 12
 * minutes.
 */
const MAX_AMBIGUOUS = 6;
/**
 * Characters that Babel may look through for the ends of lines: for each comment between marks it does so from there to
 * the line's end. This takes half a second.
 */
const MAX_LOOKED_THROUGH = 1_000_000_000;
/**
 * Characters that may be looked through for the ends of regular expressions that have none: each such slash looks to the end
 * of its line. This takes a tenth of a second; what comes after is read as a sign of division.
 */
const MAX_UNENDED = 20_000_000;
const OPENERS = new Map([
    ["(", { closer: ")", isAmbiguous: false }],
    ["[", { closer: "]", isAmbiguous: false }],
    ["{", { closer: "}", isAmbiguous: false }],
]);
const AMBIGUOUS = { closer: ")", isAmbiguous: true };
const IN_TEMPLATE = { closer: "}`", isAmbiguous: false };
/** Linear in the length of the text. */
function blankDeepNesting(text) {
    const open = [];
    /** How many of each kind are open: a closer that matches nothing must not be looked for. */
    const counts = { ")": 0, "]": 0, "}": 0, "}`": 0 };
    const topLines = [];
    const pieces = [];
    let copied = 0;
    let tooDeep = false;
    let lookedThrough = 0;
    let lineEnd = -1;
    let ambiguous = 0;
    /** Number of brackets that were open when the blanked one began. */
    let blankedAt = -1;
    let previous = "";
    const slashes = { unended: 0 };
    const begin = (opener) => {
        open.push(opener);
        counts[opener.closer]++;
    };
    const close = (closer, at) => {
        if (counts[closer] === 0)
            return;
        // A bracket that nothing closes ends with the one around it.
        for (let last = open.pop(); last; last = open.pop()) {
            counts[last.closer]--;
            if (last.isAmbiguous)
                ambiguous--;
            if (last.closer === closer)
                break;
        }
        if (blankedAt < 0 || open.length > blankedAt)
            return;
        pieces.push(blanked(text, copied, at));
        copied = at;
        blankedAt = -1;
    };
    for (let at = 0; at < text.length;) {
        const character = text.charAt(at);
        const opener = OPENERS.get(character);
        let end = at + 1;
        if (character === "\n") {
            if (open.length === 0)
                topLines.push(end);
        }
        else if (character === "/") {
            end = endOfSlash(text, at, previous, slashes);
            if (text[at + 1] === "*") {
                if (lineEnd < end)
                    lineEnd = endOf(text, "\n", end, 0);
                lookedThrough += lineEnd - at;
                if (lookedThrough > MAX_LOOKED_THROUGH && blankedAt < 0) {
                    pieces.push(text.slice(copied, at), blankOut(text.slice(at, end)));
                    copied = end;
                }
            }
            else if (text[at + 1] !== "/")
                previous = "/";
        }
        else if (character === '"' || character === "'" || character === "`") {
            end = endOfQuoted(text, at, character);
            if (character === "`" && text.startsWith("${", end - 2))
                begin(IN_TEMPLATE);
            previous = character;
        }
        else if (opener) {
            const isAmbiguous = character === "(" && (previous === ">" || isAsync(text, at));
            if (isAmbiguous)
                ambiguous++;
            if (blankedAt < 0 && (open.length >= limits/* MAX_DEPTH */.l || ambiguous > MAX_AMBIGUOUS)) {
                blankedAt = open.length;
                tooDeep = true;
                pieces.push(text.slice(copied, end));
                copied = end;
            }
            begin(isAmbiguous ? AMBIGUOUS : opener);
            previous = character;
        }
        else if (character === "}" && open.at(-1)?.closer === "}`") {
            // The text of a template goes on, up to its end or the next expression in it.
            close("}`", at);
            end = endOfQuoted(text, at, "`");
            if (text.startsWith("${", end - 2))
                begin(IN_TEMPLATE);
            previous = "`";
        }
        else if (character === ")" || character === "]" || character === "}") {
            close(character, at);
            previous = character;
        }
        else if (character > " ")
            previous = character;
        at = end;
    }
    if (blankedAt >= 0)
        pieces.push(blanked(text, copied, text.length));
    else if (copied === 0)
        return { text, topLines, tooDeep };
    else
        pieces.push(text.slice(copied));
    return { text: pieces.join(""), topLines, tooDeep };
}
/** White space of the same length and lines; a value where one has to stand. */
function blanked(text, from, to) {
    const blank = blankOut(text.slice(from, to));
    const isList = text.charAt(from - 1) !== "(" || /^\)\s{0,9}(?:=>|\{)/u.test(text.slice(to, to + 12));
    return isList || !blank.startsWith(" ") ? blank : `0${blank.slice(1)}`;
}
/** The same lines without text. */
function blankOut(text) {
    return text.replace(/[^\n\r\u2028\u2029]/g, " ");
}
function isAsync(text, bracket) {
    const before = text.slice(Math.max(0, bracket - 32), bracket);
    return /(?:^|[^\w$.])async\s*$/u.test(before);
}
/** Offset behind a comment, a regular expression or a sign of division. */
function endOfSlash(text, at, previous, slashes) {
    const next = text[at + 1];
    if (next === "/")
        return endOf(text, "\n", at, 0);
    if (next === "*")
        return endOf(text, "*/", at + 2, 2);
    if (previous !== "" && /[\w$)\]}"'`]/u.test(previous))
        return at + 1;
    if (slashes.unended > MAX_UNENDED)
        return at + 1;
    let isClass = false;
    let i = at + 1;
    for (; i < text.length && text[i] !== "\n"; i++) {
        if (text[i] === "\\")
            i++;
        else if (text[i] === "[")
            isClass = true;
        else if (text[i] === "]")
            isClass = false;
        else if (text[i] === "/" && !isClass)
            return i + 1;
    }
    slashes.unended += i - at;
    return at + 1;
}
function endOf(text, mark, from, length) {
    const found = text.indexOf(mark, from);
    return found < 0 ? text.length : found + length;
}
/** Offset behind a string, or behind the `${` of a template. */
function endOfQuoted(text, at, quote) {
    for (let i = at + 1; i < text.length; i++) {
        const character = text[i];
        if (character === "\\")
            i++;
        else if (character === quote)
            return i + 1;
        else if (quote !== "`" && character === "\n")
            return i;
        else if (quote === "`" && character === "$" && text[i + 1] === "{")
            return i + 2;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/annotations.js
/** Types never nest deeper than this in the IR; what lies below is dropped, for nothing is resolved through it. */
const MAX_TYPE_DEPTH = 12;
const KEYWORDS = {
    TSStringKeyword: "string",
    TSNumberKeyword: "number",
    TSBooleanKeyword: "boolean",
    TSAnyKeyword: "any",
    TSUnknownKeyword: "unknown",
    TSVoidKeyword: "void",
    TSObjectKeyword: "object",
    StringTypeAnnotation: "string",
    NumberTypeAnnotation: "number",
    BooleanTypeAnnotation: "boolean",
};
/** The annotation of a binding, parameter, field or return; undefined when there is none or none that can be written. */
function annotation(lowering, wrapper) {
    if (!wrapper)
        return undefined;
    return typeExpression(lowering, wrapper.typeAnnotation ?? wrapper, 0);
}
function typeExpression(lowering, node, depth) {
    if (depth > MAX_TYPE_DEPTH)
        return undefined;
    const { start, end } = node;
    const keyword = KEYWORDS[node.type];
    if (keyword !== undefined)
        return { kind: "Identifier", start, end, name: keyword };
    switch (node.type) {
        case "TSTypeReference":
            return generic(lowering, node, typeName(node.typeName, 0), depth);
        case "TSExpressionWithTypeArguments":
        case "TSClassImplements":
        case "TSInterfaceHeritage":
            return generic(lowering, node, typeName(node.expression, 0), depth);
        case "GenericTypeAnnotation":
            return typeName(node.id, 0);
        case "NullableTypeAnnotation":
        case "TSTypeOperator":
        case "TSOptionalType":
            return node.typeAnnotation ? typeExpression(lowering, node.typeAnnotation, depth + 1) : undefined;
        case "TSArrayType": {
            const element = typeExpression(lowering, node.elementType, depth + 1);
            const array = { kind: "Identifier", start, end, name: "Array" };
            return element === undefined ? array : { kind: "Index", start, end, object: array, index: element };
        }
        case "TSUnionType":
        case "UnionTypeAnnotation":
            return union(lowering, node, depth);
        case "TSLiteralType": {
            const value = node.literal.value;
            if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
                return undefined;
            return { kind: "Literal", start, end, value };
        }
        default:
            return undefined;
    }
}
/** Alternatives that can be written; `null` and `undefined` drop out. */
function union(lowering, node, depth) {
    let joined;
    for (const member of node.types.slice(0, MAX_TYPE_DEPTH)) {
        const right = typeExpression(lowering, member, depth + 1);
        if (right === undefined)
            continue;
        if (joined === undefined)
            joined = right;
        else
            joined = { kind: "Binary", start: joined.start, end: right.end, operator: "|", left: joined, right };
    }
    return joined;
}
function generic(lowering, node, object, depth) {
    if (object === undefined || !node.typeArguments)
        return object;
    const args = [];
    for (const param of node.typeArguments.params) {
        const arg = typeExpression(lowering, param, depth + 1);
        if (arg !== undefined)
            args.push(arg);
    }
    const { start, end } = node;
    const [only] = args;
    if (only === undefined)
        return object;
    if (args.length === 1)
        return { kind: "Index", start, end, object, index: only };
    const elements = args.map((value) => ({ start: value.start, end: value.end, value }));
    const index = { kind: "ArrayLiteral", start: only.start, end, flavour: "tuple", elements };
    return { kind: "Index", start, end, object, index };
}
/** `Foo` or `Foo.Bar` of a type reference, an import alias or Flow. */
function typeName(node, depth) {
    const { start, end } = node;
    if (depth > MAX_TYPE_DEPTH)
        return undefined;
    switch (node.type) {
        case "Identifier":
            return { kind: "Identifier", start, end, name: node.name };
        case "TSQualifiedName": {
            const object = typeName(node.left, depth + 1);
            return object && { kind: "Member", start, end, object, property: node.right.name };
        }
        case "MemberExpression": {
            const object = typeName(node.object, depth + 1);
            return object && !node.computed
                ? { kind: "Member", start, end, object, property: node.property.name }
                : undefined;
        }
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/chains.js
/**
 * Left-nested expressions: `a.b().c`, `a + b + c`, `a && b`, `a * b - c`, `!!x`. Generated code makes them thousands of
 * links long, so they are unrolled in a loop, never by recursion.
 */




const COMPARISONS = new Set(["==", "!=", "===", "!==", "<", "<=", ">", ">=", "in", "instanceof"]);
const LOGICAL = { "&&": "and", "||": "or", "??": "nullish" };
/** The part of a link that is evaluated first; undefined when the node is no link. */
function innerOf(node) {
    switch (node.type) {
        case "MemberExpression":
            return node.object;
        case "CallExpression":
        case "NewExpression":
            return node.callee;
        case "TaggedTemplateExpression":
            return node.tag;
        case "BinaryExpression":
        case "LogicalExpression":
            return node.left;
        case "UnaryExpression":
        case "AwaitExpression":
            return node.argument;
        default:
            return undefined;
    }
}
/** True when `outer` is folded into the node that `inner` became. */
function joins(outer, inner) {
    if (inner === undefined || inner.type !== outer.type || inner.operator !== outer.operator)
        return false;
    return outer.type === "LogicalExpression" || (outer.type === "BinaryExpression" && outer.operator === "+");
}
/** Lowers a link with everything below it on its left edge. */
function chain(lowering, outermost) {
    const links = [];
    let base = outermost;
    for (let inner = innerOf(base); inner !== undefined; inner = innerOf(base)) {
        links.push(base);
        base = unwrap(inner);
    }
    const depth = lowering.depth;
    const levelsOf = (count) => {
        let levels = 0;
        for (let i = 0; i < count; i++)
            if (!joins(links[i], links[i + 1]))
                levels++;
        return levels;
    };
    let next = links.length - 1;
    let level = levelsOf(links.length) + 1;
    let current;
    if (depth + level <= limits/* MAX_DEPTH */.l) {
        lowering.depth = depth + level - 2;
        current = expression(lowering, base);
    }
    else {
        // The inner part is kept flat, so that what its calls receive is still seen.
        lowering.tooDeep = true;
        const kept = Math.min(links.length, (limits/* MAX_DEPTH */.l - depth) >> 1);
        level = levelsOf(kept) + 1;
        lowering.depth = depth + level;
        const children = [expression(lowering, base)];
        for (; next >= kept; next--) {
            for (const part of sideParts(links[next]))
                children.push(argument(lowering, part).value);
        }
        current = unknown(links[kept] ?? base, children);
    }
    for (; next >= 0; next--) {
        const link = links[next];
        const folds = joins(link, links[next + 1]) && (current.kind === "Concat" || current.kind === "Logical");
        if (!folds)
            level--;
        lowering.depth = depth + Math.max(0, level - 1);
        if (folds) {
            const grown = current;
            grown.operands.push(expression(lowering, link.right));
            grown.end = link.end;
        }
        else
            current = wrap(lowering, link, current);
    }
    lowering.depth = depth;
    return current;
}
function sideParts(link) {
    switch (link.type) {
        case "MemberExpression":
            return link.computed ? [link.property] : [];
        case "CallExpression":
        case "NewExpression":
            return link.arguments;
        case "TaggedTemplateExpression":
            return link.quasi.expressions;
        case "BinaryExpression":
        case "LogicalExpression":
            return [link.right];
        default:
            return [];
    }
}
const IDENTIFIER_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
function wrap(lowering, link, inner) {
    const { start, end } = link;
    switch (link.type) {
        case "MemberExpression": {
            const { property } = link;
            if (!link.computed) {
                const name = property.type === "PrivateIdentifier" ? `#${property.name}` : property.name;
                return { kind: "Member", start, end, object: inner, property: name };
            }
            const index = expression(lowering, property);
            if (index.kind === "Literal" && typeof index.value === "string" && IDENTIFIER_NAME.test(index.value)) {
                return { kind: "Member", start, end, object: inner, property: index.value };
            }
            return { kind: "Index", start, end, object: inner, index };
        }
        case "CallExpression":
        case "NewExpression": {
            const args = [];
            for (const node of link.arguments)
                args.push(argument(lowering, node));
            return { kind: "Call", start, end, callee: inner, args, isNew: link.type === "NewExpression" };
        }
        case "TaggedTemplateExpression":
            return { kind: "TaggedTemplate", start, end, tag: inner, template: template(lowering, link.quasi) };
        case "LogicalExpression": {
            const operator = LOGICAL[link.operator] ?? "or";
            return { kind: "Logical", start, end, operator, operands: [inner, expression(lowering, link.right)] };
        }
        case "BinaryExpression": {
            const right = expression(lowering, link.right);
            if (link.operator === "+")
                return { kind: "Concat", start, end, operands: [inner, right] };
            if (COMPARISONS.has(link.operator)) {
                return { kind: "Compare", start, end, operators: [link.operator], operands: [inner, right] };
            }
            return { kind: "Binary", start, end, operator: link.operator, left: inner, right };
        }
        case "AwaitExpression":
            return { kind: "Await", start, end, operand: inner };
        default:
            return { kind: "Unary", start, end, operator: link.operator, operand: inner };
    }
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/patterns.js



/** What a declaration, a parameter or an assignment binds. */
function pattern(lowering, wrapped) {
    const node = unwrap(wrapped);
    if (atDepthCap(lowering))
        return unknown(node);
    lowering.depth++;
    const lowered = lower(lowering, node);
    lowering.depth--;
    return lowered;
}
function lower(lowering, node) {
    const { start, end } = node;
    switch (node.type) {
        case "Identifier":
            return { kind: "Identifier", start, end, name: node.name };
        case "MemberExpression": {
            const member = expression(lowering, node);
            return member.kind === "Member" || member.kind === "Index" ? member : unknown(node, [member]);
        }
        case "ArrayPattern":
        case "ArrayExpression":
            return {
                kind: "ArrayPattern",
                start,
                end,
                elements: node.elements.map((element) => (element === null ? null : pattern(lowering, element))),
            };
        case "ObjectPattern":
        case "ObjectExpression":
            return objectPattern(lowering, node);
        case "AssignmentPattern":
        case "AssignmentExpression":
            return {
                kind: "DefaultPattern",
                start,
                end,
                target: pattern(lowering, node.left),
                value: expression(lowering, node.right),
            };
        case "RestElement":
        case "SpreadElement":
            return { kind: "RestPattern", start, end, target: pattern(lowering, node.argument) };
        case "TSParameterProperty":
            return pattern(lowering, node.parameter);
        default:
            return unknown(node, [expression(lowering, node)]);
    }
}
function objectPattern(lowering, node) {
    const properties = [];
    let rest;
    for (const property of node.properties) {
        if (property.type === "Property") {
            properties.push({ key: propertyKey(lowering, property), target: pattern(lowering, property.value) });
        }
        else
            rest = pattern(lowering, property.argument);
    }
    const { start, end } = node;
    return rest === undefined
        ? { kind: "ObjectPattern", start, end, properties }
        : { kind: "ObjectPattern", start, end, properties, rest };
}
/** Names that a pattern binds, in source order. */
function boundNames(target) {
    switch (target.kind) {
        case "Identifier":
            return [target.name];
        case "ArrayPattern":
            return target.elements.flatMap((element) => (element === null ? [] : boundNames(element)));
        case "ObjectPattern":
            return [
                ...target.properties.flatMap((property) => boundNames(property.target)),
                ...(target.rest ? boundNames(target.rest) : []),
            ];
        case "DefaultPattern":
        case "RestPattern":
            return boundNames(target.target);
        default:
            return [];
    }
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/functions.js






function decorators(lowering, node) {
    return (node.decorators ?? []).map((decorator) => expression(lowering, decorator.expression));
}
/** `named`: a name that is no binding of its own (a class member); its decorators come along. */
function functionNode(lowering, node, doc, named) {
    const isArrow = node.type === "ArrowFunctionExpression";
    lowering.depth++;
    const params = [];
    for (const param of node.params) {
        // TypeScript's `this` parameter is a type, no argument stands for it.
        if (param.type === "Identifier" && param.name === "this")
            continue;
        params.push(parameter(lowering, param));
    }
    const name = named?.name ?? (node.id ? node.id.name : undefined);
    const returns = annotation(lowering, node.returnType);
    const body = functionBody(lowering, node);
    lowering.depth--;
    return {
        kind: "Function",
        start: node.start,
        end: node.end,
        ...(name === undefined ? {} : { name }),
        params,
        body,
        isAsync: Boolean(node.async),
        isGenerator: Boolean(node.generator),
        isArrow,
        decorators: named?.decorators ?? [],
        ...(returns === undefined ? {} : { returns }),
        ...(doc === undefined ? {} : { doc }),
    };
}
function functionBody(lowering, node) {
    const { body } = node;
    if (!body)
        return [];
    if (body.type === "BlockStatement")
        return statements(lowering, bodyList(body));
    lowering.depth++;
    const value = expression(lowering, body);
    lowering.depth--;
    return [{ kind: "Return", start: body.start, end: body.end, value }];
}
function parameter(lowering, written) {
    const isProperty = written.type === "TSParameterProperty";
    const node = isProperty ? written.parameter : written;
    const isDefault = node.type === "AssignmentPattern";
    const isRest = node.type === "RestElement";
    const target = isDefault ? node.left : isRest ? node.argument : node;
    const typed = annotation(lowering, target.typeAnnotation ?? node.typeAnnotation);
    const marks = decorators(lowering, written);
    if (marks.length === 0)
        marks.push(...decorators(lowering, node));
    return {
        start: written.start,
        end: written.end,
        target: pattern(lowering, target),
        ...(typed === undefined ? {} : { annotation: typed }),
        ...(isDefault ? { defaultValue: expression(lowering, node.right) } : {}),
        ...(isRest ? { rest: "positional" } : {}),
        ...(isProperty ? { isProperty } : {}),
        ...(marks.length === 0 ? {} : { decorators: marks }),
    };
}
/** `@dec export class` begins with its decorators for one parser, behind `export` for the other. */
function classStart(node) {
    return Math.min(node.start, node.decorators?.[0]?.start ?? node.start);
}
function classNode(lowering, node, doc) {
    const members = [];
    lowering.depth += 2;
    for (const member of bodyList(node.body))
        classMember(lowering, member, members);
    lowering.depth -= 2;
    return {
        kind: "Class",
        start: classStart(node),
        end: node.end,
        ...(node.id ? { name: node.id.name } : {}),
        bases: node.superClass ? [expression(lowering, node.superClass)] : [],
        decorators: decorators(lowering, node),
        members,
        ...(doc === undefined ? {} : { doc }),
    };
}
function classMember(lowering, node, members) {
    const { start, end } = node;
    const isStatic = Boolean(node.static);
    switch (node.type) {
        case "MethodDefinition": {
            // An overload or an abstract method: the implementation stands elsewhere.
            if (!node.value.body)
                return;
            const name = memberName(lowering, node, members);
            const named = { name, decorators: decorators(lowering, node) };
            const fn = functionNode(lowering, node.value, docBefore(lowering, start), named);
            const { kind } = node;
            if (kind === "get" || kind === "set")
                members.push({ kind: "Method", start, end, name, isStatic, accessor: kind, fn });
            else
                members.push({ kind: "Method", start, end, name, isStatic, fn });
            return;
        }
        case "PropertyDefinition":
        case "AccessorProperty":
        case "TSAbstractPropertyDefinition":
        case "TSAbstractAccessorProperty": {
            const name = memberName(lowering, node, members);
            const typed = annotation(lowering, node.typeAnnotation);
            members.push({
                kind: "Field",
                start,
                end,
                name,
                isStatic,
                ...(node.value ? { value: expression(lowering, node.value, start) } : {}),
                ...(typed === undefined ? {} : { annotation: typed }),
                decorators: decorators(lowering, node),
            });
            return;
        }
        case "StaticBlock":
            members.push({ kind: "Initializer", start, end, body: statements(lowering, bodyList(node)) });
            return;
        case "TSIndexSignature":
        case "TSAbstractMethodDefinition":
            return;
        default:
            lowering.unknownTypes.add(node.type);
    }
}
/** A computed name is evaluated in an Initializer before the member, which is then called by its source text in brackets. */
function memberName(lowering, node, members) {
    const key = propertyKey(lowering, node);
    if (typeof key === "string")
        return key;
    const { start, end } = key;
    if (key.kind !== "Identifier" && key.kind !== "Member") {
        members.push({
            kind: "Initializer",
            start,
            end,
            body: [{ kind: "ExpressionStatement", start, end, expression: key }],
        });
    }
    return `[${lowering.text.slice(start, Math.min(end, start + 64))}]`;
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/jsx.js


/** An element is an Unknown whose children are the component, the attribute values and the content, in source order. */
function jsx(lowering, node) {
    if (node.type === "JSXExpressionContainer")
        return expression(lowering, node.expression);
    if (node.type !== "JSXElement" && node.type !== "JSXFragment")
        return unknown(node);
    const children = [];
    if (node.type === "JSXElement") {
        const { openingElement } = node;
        const component = componentName(openingElement.name);
        if (component !== undefined)
            children.push(component);
        for (const attribute of openingElement.attributes) {
            if (attribute.type === "JSXSpreadAttribute")
                children.push(expression(lowering, attribute.argument));
            else if (attribute.value)
                children.push(expression(lowering, attribute.value));
        }
    }
    for (const child of node.children) {
        if (child.type !== "JSXText")
            children.push(expression(lowering, child));
    }
    return unknown(node, children);
}
/** `<Foo.Bar>` refers to values; `<div>` and `<svg:path>` don't. */
function componentName(name) {
    const properties = [];
    let base = name;
    while (base.type === "JSXMemberExpression") {
        properties.push(base);
        base = base.object;
    }
    if (base.type !== "JSXIdentifier" || (properties.length === 0 && /^[a-z]/u.test(base.name)))
        return undefined;
    let lowered = base.name === "this"
        ? { kind: "This", start: base.start, end: base.end }
        : { kind: "Identifier", start: base.start, end: base.end, name: base.name };
    for (const member of properties.reverse().slice(0, 20)) {
        lowered = { kind: "Member", start: member.start, end: member.end, object: lowered, property: member.property.name };
    }
    return lowered;
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/expressions.js






/** `docAt`: where a JSDoc comment for a function or class would end, when that is not its own start. */
function expression(lowering, wrapped, docAt) {
    const node = unwrap(wrapped);
    if (atDepthCap(lowering))
        return unknown(node);
    lowering.depth++;
    const lowered = expressions_lower(lowering, node, docAt ?? wrapped.start);
    lowering.depth--;
    return lowered;
}
function expressions_lower(lowering, node, docAt) {
    const { start, end } = node;
    switch (node.type) {
        case "MemberExpression":
        case "CallExpression":
        case "NewExpression":
        case "TaggedTemplateExpression":
        case "BinaryExpression":
        case "LogicalExpression":
        case "UnaryExpression":
        case "AwaitExpression":
            return chain(lowering, node);
        case "Identifier":
            return { kind: "Identifier", start, end, name: node.name };
        case "Literal":
            return literal(node);
        case "TemplateLiteral": {
            if (node.expressions.length > 0)
                return template(lowering, node);
            return { kind: "Literal", start, end, value: quasiText(node, 0) };
        }
        case "ThisExpression":
            return { kind: "This", start, end };
        case "Super":
            return { kind: "Super", start, end };
        case "ObjectExpression":
        case "RecordExpression":
            return {
                kind: "ObjectLiteral",
                start,
                end,
                entries: node.properties.map((entry) => objectEntry(lowering, entry)),
            };
        case "ArrayExpression":
        case "TupleExpression": {
            const elements = [];
            for (const element of node.elements)
                elements.push(element === null ? hole(end) : argument(lowering, element));
            return { kind: "ArrayLiteral", start, end, flavour: "array", elements };
        }
        case "ArrowFunctionExpression":
        case "FunctionExpression":
            return { kind: "FunctionExpression", start, end, fn: functionNode(lowering, node, docBefore(lowering, docAt)) };
        case "ClassExpression":
            return { kind: "ClassExpression", start, end, cls: classNode(lowering, node, docBefore(lowering, docAt)) };
        case "ConditionalExpression":
            return {
                kind: "Conditional",
                start,
                end,
                test: expression(lowering, node.test),
                consequent: expression(lowering, node.consequent),
                alternate: expression(lowering, node.alternate),
            };
        case "AssignmentExpression":
            return assignment(lowering, node, docAt);
        case "UpdateExpression":
            return {
                kind: "Assign",
                start,
                end,
                target: pattern(lowering, node.argument),
                operator: node.operator === "--" ? "-" : "+",
                value: { kind: "Literal", start, end, value: 1 },
            };
        case "SequenceExpression":
            return {
                kind: "Sequence",
                start,
                end,
                expressions: node.expressions.map((part) => expression(lowering, part)),
            };
        case "YieldExpression":
            return node.argument
                ? { kind: "Yield", start, end, operand: expression(lowering, node.argument) }
                : { kind: "Yield", start, end };
        case "ImportExpression": {
            const args = [argument(lowering, node.source)];
            if (node.options)
                args.push(argument(lowering, node.options));
            return {
                kind: "Call",
                start,
                end,
                callee: { kind: "Identifier", start, end: start + 6, name: "import" },
                args,
                isNew: false,
            };
        }
        case "Import":
            return { kind: "Identifier", start, end, name: "import" };
        case "MetaProperty":
            return {
                kind: "Member",
                start,
                end,
                object: { kind: "Identifier", start: node.meta.start, end: node.meta.end, name: node.meta.name },
                property: node.property.name,
            };
        case "PrivateIdentifier":
            return { kind: "Literal", start, end, value: `#${node.name}` };
        case "SpreadElement":
        case "JSXSpreadChild":
            return expression(lowering, node.argument ?? node.expression);
        case "JSXElement":
        case "JSXFragment":
        case "JSXExpressionContainer":
        case "JSXEmptyExpression":
        case "JSXText":
            return jsx(lowering, node);
        default:
            lowering.unknownTypes.add(node.type);
            return unknown(node, childExpressions(lowering, node));
    }
}
function hole(at) {
    return { start: at, end: at, value: { kind: "Identifier", start: at, end: at, name: "undefined" } };
}
function literal(node) {
    const { start, end } = node;
    if (node.regex)
        return { kind: "RegExpLiteral", start, end, pattern: node.regex.pattern, flags: node.regex.flags };
    if (node.bigint)
        return { kind: "Literal", start, end, value: node.bigint };
    return { kind: "Literal", start, end, value: node.value };
}
function argument(lowering, node) {
    if (node.type === "SpreadElement") {
        return { start: node.start, end: node.end, value: expression(lowering, node.argument), spread: "positional" };
    }
    return { start: node.start, end: node.end, value: expression(lowering, node) };
}
function quasiText(node, index) {
    const value = node.quasis[index]?.value;
    return value?.cooked ?? value?.raw ?? "";
}
/** A Template even without holes, as a tag receives it. */
function template(lowering, node) {
    const parts = [];
    for (let i = 0; i < node.quasis.length; i++) {
        const text = quasiText(node, i);
        if (text !== "")
            parts.push(text);
        const inserted = node.expressions[i];
        if (inserted !== undefined)
            parts.push(expression(lowering, inserted));
    }
    return { kind: "Template", start: node.start, end: node.end, parts };
}
/** A key as text where it is fixed, else as an expression. */
function propertyKey(lowering, node) {
    const { key } = node;
    if (!node.computed) {
        if (key.type === "Identifier")
            return key.name;
        if (key.type === "PrivateIdentifier")
            return `#${key.name}`;
        return key.bigint ?? String(key.value);
    }
    const lowered = expression(lowering, key);
    return lowered.kind === "Literal" ? String(lowered.value) : lowered;
}
function objectEntry(lowering, node) {
    const { start, end } = node;
    if (node.type === "SpreadElement" || node.type === "ExperimentalSpreadProperty") {
        return { start, end, value: expression(lowering, node.argument), spread: true };
    }
    const key = propertyKey(lowering, node);
    const value = expression(lowering, node.value, start);
    if (node.kind === "get" || node.kind === "set")
        return { start, end, key, value, spread: false, accessor: node.kind };
    return { start, end, key, value, spread: false };
}
function assignment(lowering, node, docAt) {
    const { start, end } = node;
    const target = pattern(lowering, node.left);
    const value = expression(lowering, node.right, docAt);
    const operator = node.operator.slice(0, -1);
    if (operator === "")
        return { kind: "Assign", start, end, target, value };
    const logical = operator === "&&" ? "and" : operator === "||" ? "or" : operator === "??" ? "nullish" : operator;
    return { kind: "Assign", start, end, target, operator: logical, value };
}
/** Children of a node that no case knows, so that calls inside it are still seen. */
function childExpressions(lowering, node) {
    const children = [];
    for (const [field, value] of Object.entries(node)) {
        if (field === "parent" || field === "loc" || field === "typeAnnotation")
            continue;
        for (const item of Array.isArray(value) ? value : [value]) {
            if (isNode(item))
                children.push(expression(lowering, item));
        }
    }
    return children;
}
function isNode(value) {
    return typeof value === "object" && value !== null && typeof value.type === "string";
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/modules.js





/** A name in an import or export list, which may be written as a string. */
function listedName(node) {
    return node.type === "Literal" ? String(node.value) : node.name;
}
function isType(kind) {
    return kind === "type" || kind === "typeof";
}
/** `import {type A, b}` becomes two Imports, one of them `typeOnly`. */
function importStatement(node, out) {
    const { start, end } = node;
    const module = String(node.source.value);
    const values = [];
    const types = [];
    for (const specifier of node.specifiers) {
        const imported = specifier.type === "ImportNamespaceSpecifier"
            ? "*"
            : specifier.type === "ImportDefaultSpecifier"
                ? "default"
                : listedName(specifier.imported);
        const name = { start: specifier.start, end: specifier.end, imported, local: specifier.local.name };
        if (isType(node.importKind) || isType(specifier.importKind))
            types.push(name);
        else
            values.push(name);
    }
    if (types.length > 0)
        out.push({ kind: "Import", start, end, module, typeOnly: true, names: types });
    if (values.length > 0 || types.length === 0) {
        out.push({ kind: "Import", start, end, module, typeOnly: isType(node.importKind), names: values });
    }
}
function exportStatement(lowering, node, out) {
    const { start, end } = node;
    switch (node.type) {
        case "ExportAllDeclaration": {
            const exported = node.exported ? listedName(node.exported) : "*";
            out.push({ kind: "Export", start, end, module: String(node.source.value), names: [{ local: "*", exported }] });
            return;
        }
        case "TSExportAssignment":
            out.push(exportedValue(lowering, node, node.expression, "export="));
            return;
        case "ExportDefaultDeclaration":
            exportDefault(lowering, node, out);
            return;
        default:
    }
    if (node.declaration) {
        const from = out.length;
        statement(lowering, node.declaration, out, start);
        const names = out.slice(from).flatMap(declaredNames);
        if (names.length > 0) {
            out.push({ kind: "Export", start, end, names: names.map((name) => ({ local: name, exported: name })) });
        }
        return;
    }
    const names = [];
    for (const specifier of node.specifiers) {
        const isNamespace = specifier.type === "ExportNamespaceSpecifier";
        const isDefault = specifier.type === "ExportDefaultSpecifier";
        const exported = listedName(specifier.exported);
        names.push({ local: isNamespace ? "*" : isDefault ? "default" : listedName(specifier.local), exported });
    }
    out.push(node.source
        ? { kind: "Export", start, end, module: String(node.source.value), names }
        : { kind: "Export", start, end, names });
}
function exportedValue(lowering, node, value, exported) {
    const { start, end } = node;
    const defaultValue = expression(lowering, value, start);
    return { kind: "Export", start, end, names: [{ local: "", exported }], defaultValue };
}
function exportDefault(lowering, node, out) {
    const { start, end, declaration } = node;
    switch (declaration.type) {
        case "TSInterfaceDeclaration":
        case "TSDeclareFunction":
        case "TSEnumDeclaration":
            statement(lowering, declaration, out, start);
            return;
        case "FunctionDeclaration":
        case "ClassDeclaration": {
            if (declaration.id) {
                statement(lowering, declaration, out, start);
                out.push({ kind: "Export", start, end, names: [{ local: declaration.id.name, exported: "default" }] });
                return;
            }
            const doc = docBefore(lowering, start);
            const span = { start: declaration.start, end: declaration.end };
            out.push({
                kind: "Export",
                start,
                end,
                names: [{ local: "", exported: "default" }],
                defaultValue: declaration.type === "ClassDeclaration"
                    ? { kind: "ClassExpression", ...span, cls: classNode(lowering, declaration, doc) }
                    : { kind: "FunctionExpression", ...span, fn: functionNode(lowering, declaration, doc) },
            });
            return;
        }
        default:
            out.push(exportedValue(lowering, node, declaration, "default"));
    }
}
/** Names that a lowered declaration binds in its own scope. */
function declaredNames(declared) {
    switch (declared.kind) {
        case "VariableDeclaration":
            return declared.declarations.flatMap((declaration) => boundNames(declaration.target));
        case "FunctionDeclaration":
            return declared.fn.name === undefined ? [] : [declared.fn.name];
        case "ClassDeclaration":
            return declared.cls.name === undefined ? [] : [declared.cls.name];
        case "Import":
            return declared.names.flatMap((name) => name.local ?? []);
        case "Block": {
            // A namespace binds its name with `var` as the last statement of its block.
            const last = declared.body.at(-1);
            return last?.kind === "VariableDeclaration" && last.flavour === "var" ? declaredNames(last) : [];
        }
        default:
            return [];
    }
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/typescript-declarations.js






/** An enum is a constant object: reverse mappings from numbers to names are left out. */
function enumDeclaration(lowering, node, out) {
    const { start, end } = node;
    let next = 0;
    const entries = [];
    for (const member of node.body?.members ?? node.members) {
        const span = { start: member.start, end: member.end };
        const key = propertyKey(lowering, { ...member, key: member.id, computed: Boolean(member.computed) });
        let value;
        const init = member.initializer ?? member.init;
        if (init) {
            value = expression(lowering, init);
            next = value.kind === "Literal" && typeof value.value === "number" ? value.value + 1 : undefined;
        }
        else {
            value =
                next === undefined ? { kind: "Unknown", ...span, children: [] } : { kind: "Literal", ...span, value: next++ };
        }
        entries.push({ ...span, key, value, spread: false });
    }
    const target = { kind: "Identifier", start: node.id.start, end: node.id.end, name: node.id.name };
    const value = { kind: "ObjectLiteral", start, end, entries };
    out.push({
        kind: "VariableDeclaration",
        start,
        end,
        flavour: "const",
        declarations: [{ start, end, target, value }],
    });
}
/**
 * `namespace N { export const a = 1 }` is a block that ends in `var N = { a: a }`: what it declares stays in the block's
 * scope, the name is hoisted out of it.
 */
function namespaceDeclaration(lowering, node, out) {
    if (node.declare || node.kind === "global" || !node.body || node.id.type === "Literal")
        return;
    const names = qualifiedParts(node.id);
    namespaceBlock(lowering, node, names, 0, out);
}
function qualifiedParts(id) {
    const parts = [];
    let current = id;
    while (current.type === "TSQualifiedName") {
        parts.push(current.right);
        current = current.left;
    }
    parts.push(current);
    return parts.reverse();
}
function namespaceBlock(lowering, node, names, index, out) {
    const { start, end } = node;
    const id = names[index];
    if (id === undefined || atDepthCap(lowering))
        return;
    lowering.depth++;
    const body = [];
    const exported = [];
    if (index + 1 < names.length) {
        namespaceBlock(lowering, node, names, index + 1, body);
        exported.push(...body.flatMap(declaredNames));
    }
    else if (node.body.type === "TSModuleDeclaration") {
        namespaceDeclaration(lowering, node.body, body);
        exported.push(...body.flatMap(declaredNames));
    }
    else {
        for (const child of bodyList(node.body)) {
            if (child.type !== "ExportNamedDeclaration") {
                statement(lowering, child, body);
                continue;
            }
            const from = body.length;
            if (child.declaration)
                statement(lowering, child.declaration, body, child.start);
            exported.push(...body.slice(from).flatMap(declaredNames));
        }
    }
    lowering.depth--;
    const span = { start: id.start, end: id.end };
    const entries = exported.map((name) => ({
        ...span,
        key: name,
        value: { kind: "Identifier", ...span, name },
        spread: false,
    }));
    const target = { kind: "Identifier", ...span, name: id.name };
    const value = { kind: "ObjectLiteral", ...span, entries };
    body.push({ kind: "VariableDeclaration", ...span, flavour: "var", declarations: [{ ...span, target, value }] });
    out.push({ kind: "Block", start, end, body });
}
/** `import x = require("m")` binds the whole module; `import x = N.M` is an alias. */
function importEquals(node, out) {
    const { start, end, id, moduleReference } = node;
    const typeOnly = node.importKind === "type";
    if (moduleReference.type === "TSExternalModuleReference") {
        const module = String(moduleReference.expression.value);
        out.push({
            kind: "Import",
            start,
            end,
            module,
            typeOnly,
            names: [{ start: id.start, end: id.end, imported: "*", local: id.name }],
        });
        return;
    }
    const value = typeName(moduleReference, 0);
    if (typeOnly || value === undefined)
        return;
    const target = { kind: "Identifier", start: id.start, end: id.end, name: id.name };
    out.push({
        kind: "VariableDeclaration",
        start,
        end,
        flavour: "const",
        declarations: [{ start, end, target, value }],
    });
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/statements.js








function statements(lowering, nodes) {
    const out = [];
    for (const node of nodes)
        statement(lowering, node, out);
    return out;
}
/** Lowers one statement to none (types), one, or several. `docAt`: see `expression`. */
function statement(lowering, node, out, docAt = node.start) {
    if (atDepthCap(lowering)) {
        const { start, end } = node;
        out.push({ kind: "ExpressionStatement", start, end, expression: unknown(node) });
        return;
    }
    lowering.depth++;
    statements_lower(lowering, node, out, docAt);
    lowering.depth--;
}
/** The body of a loop or an arm: a block's content, or the one statement. */
function inner(lowering, node) {
    if (node.type === "BlockStatement")
        return statements(lowering, bodyList(node));
    const out = [];
    statement(lowering, node, out);
    return out;
}
function statements_lower(lowering, node, out, docAt) {
    const { start, end } = node;
    switch (node.type) {
        case "ExpressionStatement":
            out.push({ kind: "ExpressionStatement", start, end, expression: expression(lowering, node.expression, docAt) });
            return;
        case "VariableDeclaration":
            if (!node.declare)
                out.push(variables(lowering, node, docAt));
            return;
        case "FunctionDeclaration":
            if (node.body && !node.declare) {
                out.push({
                    kind: "FunctionDeclaration",
                    start,
                    end,
                    fn: functionNode(lowering, node, docBefore(lowering, docAt)),
                });
            }
            return;
        case "ClassDeclaration":
            if (!node.declare) {
                const cls = classNode(lowering, node, docBefore(lowering, docAt));
                out.push({ kind: "ClassDeclaration", start: cls.start, end, cls });
            }
            return;
        case "ReturnStatement":
            out.push(node.argument
                ? { kind: "Return", start, end, value: expression(lowering, node.argument) }
                : { kind: "Return", start, end });
            return;
        case "IfStatement":
            out.push(conditional(lowering, node));
            return;
        case "BlockStatement":
            out.push({ kind: "Block", start, end, body: statements(lowering, bodyList(node)) });
            return;
        case "LabeledStatement": {
            const body = [];
            statement(lowering, node.body, body);
            out.push({ kind: "Block", start, end, label: node.label.name, body });
            return;
        }
        case "ForStatement":
        case "WhileStatement":
        case "DoWhileStatement":
            loop(lowering, node, out);
            return;
        case "ForInStatement":
        case "ForOfStatement":
            forEach(lowering, node, out);
            return;
        case "SwitchStatement":
            out.push({
                kind: "Switch",
                start,
                end,
                subject: expression(lowering, node.discriminant),
                fallsThrough: true,
                cases: node.cases.map((arm) => switchCase(lowering, arm)),
            });
            return;
        case "TryStatement":
            tryStatement(lowering, node, out);
            return;
        case "ThrowStatement":
            out.push({ kind: "Throw", start, end, value: expression(lowering, node.argument) });
            return;
        case "BreakStatement":
        case "ContinueStatement": {
            const kind = node.type === "BreakStatement" ? "Break" : "Continue";
            out.push(node.label ? { kind, start, end, label: node.label.name } : { kind, start, end });
            return;
        }
        case "WithStatement":
            out.push({
                kind: "With",
                start,
                end,
                items: [{ value: expression(lowering, node.object) }],
                body: inner(lowering, node.body),
            });
            return;
        case "ImportDeclaration":
            importStatement(node, out);
            return;
        case "ExportNamedDeclaration":
        case "ExportDefaultDeclaration":
        case "ExportAllDeclaration":
        case "TSExportAssignment":
            exportStatement(lowering, node, out);
            return;
        case "TSEnumDeclaration":
        case "EnumDeclaration":
            enumDeclaration(lowering, node, out);
            return;
        case "TSModuleDeclaration":
            namespaceDeclaration(lowering, node, out);
            return;
        case "TSImportEqualsDeclaration":
            importEquals(node, out);
            return;
        case "EmptyStatement":
        case "DebuggerStatement":
        // Types and declarations without a body.
        case "TSInterfaceDeclaration":
        case "TSTypeAliasDeclaration":
        case "TSDeclareFunction":
        case "TSNamespaceExportDeclaration":
        case "TypeAlias":
        case "OpaqueType":
        case "InterfaceDeclaration":
        case "DeclareVariable":
        case "DeclareFunction":
        case "DeclareClass":
        case "DeclareModule":
        case "DeclareModuleExports":
        case "DeclareTypeAlias":
        case "DeclareOpaqueType":
        case "DeclareInterface":
        case "DeclareExportDeclaration":
        case "DeclareExportAllDeclaration":
            return;
        default:
            lowering.unknownTypes.add(node.type);
            out.push({
                kind: "ExpressionStatement",
                start,
                end,
                expression: unknown(node, childExpressions(lowering, node)),
            });
    }
}
function variables(lowering, node, docAt) {
    const { start, end } = node;
    const flavour = declares(node);
    const declarations = node.declarations.map((declarator, index) => {
        const typed = annotation(lowering, declarator.id.typeAnnotation);
        return {
            start: declarator.start,
            end: declarator.end,
            target: pattern(lowering, declarator.id),
            ...(declarator.init
                ? { value: expression(lowering, declarator.init, index === 0 ? docAt : declarator.start) }
                : {}),
            ...(typed === undefined ? {} : { annotation: typed }),
        };
    });
    return { kind: "VariableDeclaration", start, end, flavour, declarations };
}
/** `using` and `await using` bind like `const`. */
function declares(node) {
    return node.kind === "var" || node.kind === "let" ? node.kind : "const";
}
function conditional(lowering, node) {
    const arms = [];
    let current = node;
    while (current?.type === "IfStatement") {
        arms.push({ test: expression(lowering, current.test), body: inner(lowering, current.consequent) });
        current = current.alternate ?? null;
    }
    const { start, end } = node;
    return current === null
        ? { kind: "If", start, end, arms }
        : { kind: "If", start, end, arms, otherwise: inner(lowering, current) };
}
function loop(lowering, node, out) {
    const { start, end } = node;
    const init = [];
    if (node.init?.type === "VariableDeclaration")
        init.push(variables(lowering, node.init, node.init.start));
    else if (node.init) {
        const lowered = expression(lowering, node.init);
        init.push({ kind: "ExpressionStatement", start: lowered.start, end: lowered.end, expression: lowered });
    }
    out.push({
        kind: "Loop",
        start,
        end,
        ...(init.length > 0 ? { init } : {}),
        ...(node.test ? { test: expression(lowering, node.test) } : {}),
        ...(node.update ? { update: expression(lowering, node.update) } : {}),
        body: inner(lowering, node.body),
        testFirst: node.type !== "DoWhileStatement",
    });
}
function forEach(lowering, node, out) {
    const { start, end } = node;
    const declaration = node.left.type === "VariableDeclaration" ? node.left : undefined;
    const bound = declaration?.declarations[0];
    const target = pattern(lowering, bound?.id ?? node.left);
    out.push({
        kind: "ForEach",
        start,
        end,
        target,
        ...(declaration === undefined ? {} : { declares: declares(declaration) }),
        iterable: expression(lowering, node.right),
        over: node.type === "ForInStatement" ? "keys" : "elements",
        body: inner(lowering, node.body),
    });
}
function switchCase(lowering, node) {
    const consequent = node.consequent;
    return {
        start: node.start,
        end: node.end,
        tests: node.test ? [expression(lowering, node.test)] : [],
        bindings: [],
        isDefault: !node.test,
        body: statements(lowering, consequent),
    };
}
function tryStatement(lowering, node, out) {
    const { start, end, handler } = node;
    out.push({
        kind: "Try",
        start,
        end,
        body: statements(lowering, bodyList(node.block)),
        handlers: handler
            ? [
                {
                    ...(handler.param ? { binding: pattern(lowering, handler.param) } : {}),
                    types: [],
                    body: statements(lowering, bodyList(handler.body)),
                },
            ]
            : [],
        ...(node.finalizer ? { finalizer: statements(lowering, bodyList(node.finalizer)) } : {}),
    });
}

;// CONCATENATED MODULE: ./out/audit/parse/javascript/parse.js





/** Longest text for the tolerant parser, in UTF-16 code units: hostile text costs it more than 1 KB of memory for each. */
const MAX_TOLERANT = 524_288;
/**
 * Parses and lowers JavaScript or TypeScript, without what nests too deep; the dialect follows from the extension of `path`. Never throws for the
 * text's sake: what could not be read is said by `degraded` and `tooDeep`. A byte order mark is dropped first, offsets
 * count from behind it.
 */
async function parseJavaScript(text, path) {
    const written = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    const { text: source, topLines, tooDeep } = blankDeepNesting(written);
    const module = await parseCalmed(source, path);
    if (!module.tooDeep || module.body.length > 0)
        return tooDeep ? { ...module, tooDeep } : module;
    // What nests without brackets: the statements that hold it are left out.
    const shallow = withoutDeepParts(source, topLines, path);
    return shallow === undefined ? module : { ...(await parseCalmed(shallow, path)), tooDeep: true };
}
async function parseCalmed(source, path) {
    const babel = attempt(() => parseWithBabel(source, path));
    if (babel === "too-deep")
        return unreadModule(path, "tooDeep");
    if (babel !== "no-syntax" && babel.whole)
        return lowerTree(babel.tree, source, path).module;
    if (source.length > MAX_TOLERANT)
        return unreadModule(path, "degraded");
    const { parseTolerantly } = await Promise.all(/* import() */[__webpack_require__.e(6032), __webpack_require__.e(7528)]).then(__webpack_require__.bind(__webpack_require__, 7528));
    const tolerant = attempt(() => parseTolerantly(source, path));
    if (tolerant === "too-deep")
        return unreadModule(path, "tooDeep");
    if (tolerant === "no-syntax") {
        if (babel === "no-syntax")
            return unreadModule(path, "degraded");
        return { ...lowerTree(babel.tree, source, path).module, degraded: true };
    }
    if (tolerant.problemAt === undefined)
        return lowerTree(tolerant.tree, source, path).module;
    const flow = attempt(() => flowTree(source, path));
    if (flow === "too-deep")
        return unreadModule(path, "tooDeep");
    if (flow !== undefined && flow !== "no-syntax")
        return lowerTree(flow, source, path).module;
    return { ...lowerTree(tolerant.tree, source, path).module, degraded: true, degradedAt: tolerant.problemAt };
}
/** Parts that are tried by themselves; in longer files several lines make one. */
const MAX_PARTS = 200;
/**
 * The text without the parts between lines outside of all brackets that nest too deep by themselves; undefined when there
 * is none, or nothing else. A part that is no syntax by itself stays: the whole decides.
 */
function withoutDeepParts(source, topLines, path) {
    const starts = [0, ...topLines.filter((start) => /[^\s)\]}.?:&|+*/,<>=-]/u.test(source.charAt(start)))];
    const step = Math.ceil(starts.length / MAX_PARTS);
    const pieces = [];
    let deep = 0;
    for (let i = 0; i < starts.length; i += step) {
        const part = source.slice(starts[i], starts[i + step] ?? source.length);
        const isDeep = attempt(() => parseWithBabel(part, path)) === "too-deep";
        if (isDeep)
            deep++;
        pieces.push(isDeep ? blankOut(part) : part);
    }
    return deep === 0 || deep === pieces.length ? undefined : pieces.join("");
}
/** Runs a parser, and nothing of our own: any other error than these two is a bug that has to be seen. */
function attempt(parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof RangeError)
            return "too-deep";
        if (error instanceof SyntaxError)
            return "no-syntax";
        throw error;
    }
}
/** TypeScript does not know Flow's syntax: Babel's tree is the better one, errors and all. */
function flowTree(source, path) {
    return /@flow\b/u.test(source.slice(0, 2000)) ? recoverWithBabel(source, path).tree : undefined;
}
function languageOf(path) {
    return /\.(?:tsx|[cm]?ts)$/u.test(path) ? "typescript" : "javascript";
}
/** Nothing of the file could be kept. */
function unreadModule(path, reason) {
    const degraded = reason === "degraded";
    return { language: languageOf(path), body: [], comments: [], degraded, tooDeep: !degraded };
}
/** For tests too: which node types the lowering did not know. */
function lowerTree(tree, text, path) {
    const lowering = newLowering(text, tree.comments);
    const body = statements(lowering, bodyList(tree.program));
    const { tooDeep, unknownTypes } = lowering;
    return {
        module: {
            language: languageOf(path),
            body,
            comments: toComments(tree.comments),
            degraded: false,
            tooDeep,
        },
        unknownTypes,
    };
}


/***/ })

};
;
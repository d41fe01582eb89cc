exports.id = 939;
exports.ids = [939];
exports.modules = {

/***/ 7015:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

// The package's ES module build does not survive the bundler; its CommonJS build does, when it is required from CommonJS.
module.exports = __webpack_require__(8907);


/***/ }),

/***/ 2895:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ MAX_DEPTH; }
/* harmony export */ });
/**
 * Deepest nesting of the IR. Both lowerings keep it, so whatever walks the tree recursively needs no guard of its own.
 * Measured: 1,000 levels fit the default stack of 984 KB in a switch-style interpreter, 1,500 do not.
 */
const MAX_DEPTH = 500;


/***/ }),

/***/ 939:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePython: function() { return /* binding */ parsePython; }
});

// UNUSED EXPORTS: lowerPython

;// CONCATENATED MODULE: ./out/audit/parse/python/dedent.js
const CLOSES = { ")": "(", "]": "[", "}": "{" };
/** Undefined when nothing would change, or when the brackets don't match: the text is broken, not misread. */
function flattenBrackets(text) {
    const pieces = [];
    const comments = [];
    let copied = 0;
    const open = [];
    const blank = (from, to) => {
        pieces.push(text.slice(copied, from), " ".repeat(to - from));
        copied = to;
    };
    let i = 0;
    while (i < text.length) {
        const character = text.charAt(i);
        if (character === "#") {
            const end = endOfLine(text, i);
            if (open.length > 0) {
                comments.push({ start: i, end, text: text.slice(i + 1, end) });
                blank(i, end);
            }
            i = end;
        }
        else if (character === '"' || character === "'")
            i = endOfString(text, i);
        else {
            if (character === "(" || character === "[" || character === "{")
                open.push(character);
            else if (character === ")" || character === "]" || character === "}") {
                if (open.pop() !== CLOSES[character])
                    return undefined;
            }
            else if (open.length > 0 && (character === "\n" || character === "\r"))
                blank(i, i + 1);
            i++;
        }
    }
    if (copied === 0 || open.length > 0)
        return undefined;
    pieces.push(text.slice(copied));
    return { text: pieces.join(""), comments };
}
function endOfLine(text, from) {
    let end = from;
    while (end < text.length && text[end] !== "\n" && text[end] !== "\r")
        end++;
    return end;
}
/** Offset behind a string literal; a single-quoted one ends at the line's end if nothing closes it. */
function endOfString(text, from) {
    const quote = text.charAt(from);
    const isTriple = text.startsWith(quote.repeat(3), from);
    let i = from + (isTriple ? 3 : 1);
    while (i < text.length) {
        const character = text[i];
        if (character === "\\")
            i += 2;
        else if (isTriple ? text.startsWith(quote.repeat(3), i) : character === quote)
            return i + (isTriple ? 3 : 1);
        else if (!isTriple && (character === "\n" || character === "\r"))
            return i;
        else
            i++;
    }
    return text.length;
}

// EXTERNAL MODULE: ./out/audit/ir/limits.js
var limits = __webpack_require__(2895);
;// CONCATENATED MODULE: ./out/audit/parse/python/walk.js

/** Type id of an ERROR node. */
const ERROR_ID = 65_535;
const ASCII = /^[\x00-\x7f]*$/u;
/**
 * The cursor with what one lowering carries along. Each call into the parser's memory costs more than the lowering of a
 * small node, so types are numbers looked up in tables, tokens are skipped by number, and offsets are read only where
 * they are kept. Every method that lowers a node starts and ends with the cursor at that node.
 */
class Walk {
    text;
    cursor;
    comments = [];
    unknownTypes = new Set();
    depth = 0;
    tooDeep = false;
    enclosing;
    #named;
    #tokens;
    #fields;
    constructor(text, cursor, grammar) {
        this.text = text;
        this.cursor = cursor;
        this.#named = grammar.namedTypes;
        this.#tokens = grammar.tokens;
        this.#fields = grammar.fields;
    }
    /** Type of the node under the cursor; "" for a token. */
    type() {
        const id = this.cursor.nodeTypeId;
        return id === ERROR_ID ? "ERROR" : (this.#named[id] ?? "");
    }
    field() {
        return this.#fields[this.cursor.currentFieldId];
    }
    span() {
        return { start: this.cursor.startIndex, end: this.cursor.endIndex };
    }
    source() {
        return this.text.slice(this.cursor.startIndex, this.cursor.endIndex);
    }
    /** A name as Python sees it: `ｅｘｅｃ` is `exec` (NFKC, PEP 3131). */
    name() {
        const written = this.source();
        return ASCII.test(written) ? written : written.normalize("NFKC");
    }
    /** Visits the named children in order; comments are put aside. */
    each(visit) {
        const { cursor } = this;
        if (!cursor.gotoFirstChild())
            return;
        do {
            const type = this.type();
            if (type === "")
                continue;
            if (type === "comment")
                this.takeComment();
            else
                visit(type);
        } while (cursor.gotoNextSibling());
        cursor.gotoParent();
    }
    /** As `each`, with tokens: for them `type` is "" and `token` their text. */
    eachWithTokens(visit) {
        const { cursor } = this;
        if (!cursor.gotoFirstChild())
            return;
        do {
            const id = cursor.nodeTypeId;
            const type = id === ERROR_ID ? "ERROR" : (this.#named[id] ?? "");
            const token = this.#tokens[id] ?? "";
            if (type === "comment")
                this.takeComment();
            else if (type !== "" || token !== "")
                visit(type, token);
        } while (cursor.gotoNextSibling());
        cursor.gotoParent();
    }
    /** Moves on to the next named sibling, comments aside; false at the last. */
    nextNamed() {
        while (this.cursor.gotoNextSibling()) {
            const type = this.type();
            if (type === "comment")
                this.takeComment();
            else if (type !== "")
                return true;
        }
        return false;
    }
    /** Moves to the first named child, comments aside; false (and not moved) when there is none. */
    firstNamed() {
        if (!this.cursor.gotoFirstChild())
            return false;
        const type = this.type();
        if (type === "comment")
            this.takeComment();
        else if (type !== "")
            return true;
        if (this.nextNamed())
            return true;
        this.cursor.gotoParent();
        return false;
    }
    token() {
        return this.#tokens[this.cursor.nodeTypeId] ?? "";
    }
    takeComment() {
        const { start, end } = this.span();
        // The grammar takes the carriage return of a line's end along.
        const last = this.text.charCodeAt(end - 1) === 13 ? end - 1 : end;
        this.comments.push({ start, end: last, text: this.text.slice(start + 1, last) });
    }
    /** True when nothing more may be nested here; the caller puts an Unknown without children. */
    atDepthCap() {
        if (this.depth < limits/* MAX_DEPTH */.l)
            return false;
        this.tooDeep = true;
        return true;
    }
    unknown(children = []) {
        return unknownAt(this.span(), children);
    }
}
function unknownAt(span, children = []) {
    return { kind: "Unknown", start: span.start, end: span.end, children };
}

;// CONCATENATED MODULE: ./out/audit/parse/python/strings.js

/** Splits a literal as written into prefix and content; an unterminated one has content up to its end. */
function stringParts(source) {
    let quote = 0;
    while (quote < source.length && source[quote] !== '"' && source[quote] !== "'")
        quote++;
    const mark = source[quote] ?? "";
    const width = mark !== "" && source.startsWith(mark.repeat(3), quote) && source.length >= quote + 6 ? 3 : 1;
    const from = Math.min(source.length, quote + width);
    const closes = source.length >= from + width && source.endsWith(mark.repeat(width));
    return { prefix: source.slice(0, quote).toLowerCase(), from, to: closes ? source.length - width : source.length };
}
const SIMPLE_ESCAPES = {
    "\\": "\\",
    "'": "'",
    '"': '"',
    a: "\x07",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
    "\n": "",
    "\r\n": "",
};
/** Value of the content of a literal that is not raw. `\N{…}` stays as written: names are not looked up. */
function decodeEscapes(content) {
    if (!content.includes("\\"))
        return content;
    return content.replace(/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|(\r\n|[\s\S]))/gu, (whole, hex, short, long, octal, simple) => {
        const digits = hex ?? short ?? long;
        if (digits !== undefined)
            return codePoint(Number.parseInt(digits, 16), whole);
        if (octal !== undefined)
            return codePoint(Number.parseInt(octal, 8), whole);
        return SIMPLE_ESCAPES[simple ?? ""] ?? whole;
    });
}
function codePoint(value, whole) {
    return value <= 0x10ffff ? String.fromCodePoint(value) : whole;
}
/** Joins neighbouring texts; a Literal when no hole is left. */
function templateOf(span, parts) {
    const joined = [];
    for (const part of parts) {
        const last = joined.at(-1);
        if (typeof part !== "string")
            joined.push(part);
        else if (typeof last === "string")
            joined[joined.length - 1] = last + part;
        else if (part !== "")
            joined.push(part);
    }
    const { start, end } = span;
    if (joined.every((part) => typeof part === "string"))
        return { kind: "Literal", start, end, value: joined.join("") };
    return { kind: "Template", start, end, parts: joined };
}
/**
 * `"…%s…" % value`. A tuple or a dictionary written there gives its elements to the holes; any other value fills the first
 * hole, and the others are Unknown, since which part of it they take is not known. What no hole takes is evaluated before.
 */
function percentFormat(format, span, value) {
    const positional = value.kind === "ArrayLiteral" && value.flavour === "tuple" ? [...value.elements] : undefined;
    const named = value.kind === "ObjectLiteral" ? value : undefined;
    const used = new Set();
    const parts = [];
    let whole = positional === undefined && named === undefined ? value : undefined;
    let from = 0;
    for (const match of format.matchAll(/%(?:\(([^()]{0,200})\))?[-#0 +]{0,5}(?:\*|\d{0,9})(?:\.(?:\*|\d{0,9}))?[hlL]?([a-zA-Z%])/gu)) {
        parts.push(format.slice(from, match.index));
        from = match.index + match[0].length;
        if (match[2] === "%") {
            parts.push("%");
            continue;
        }
        const stars = match[0].split("*").length - 1;
        for (let i = 0; i < stars; i++) {
            const width = positional?.shift();
            if (width !== undefined)
                parts.push(width.value);
        }
        let hole;
        if (positional !== undefined)
            hole = positional.shift()?.value;
        else if (named !== undefined) {
            const entry = named.entries.find((candidate) => candidate.key === match[1]);
            // The same tree twice would be evaluated twice.
            if (entry !== undefined && (!used.has(entry) || entry.value.kind === "Identifier"))
                hole = entry.value;
            if (entry !== undefined)
                used.add(entry);
        }
        else {
            hole = whole;
            whole = undefined;
        }
        parts.push(hole ?? unknownAt(span));
    }
    parts.push(format.slice(from));
    if (whole !== undefined)
        parts.push(whole);
    for (const left of positional ?? [])
        parts.push(left.value);
    const template = templateOf(span, parts);
    const unused = (named?.entries ?? []).filter((entry) => !used.has(entry)).map((entry) => entry.value);
    if (unused.every((left) => left.kind === "Identifier" || left.kind === "Literal"))
        return template;
    const { start, end } = span;
    return { kind: "Sequence", start, end, expressions: [...unused, template] };
}
/**
 * `"…{}…".format(…)`; undefined when an argument is not used by a hole that can be read, so that the call stays as it is and
 * nothing is lost.
 */
function braceFormat(format, span, args) {
    const used = new Set();
    const positional = args.filter((arg) => arg.name === undefined && arg.spread === undefined);
    const spreads = args.filter((arg) => arg.spread !== undefined);
    const parts = [];
    let automatic = 0;
    let from = 0;
    for (const match of format.matchAll(/\{\{|\}\}|\{([^{}!:.[\]]{0,200})([.[][^{}!:]{0,200})?(?:![a-z])?(?::[^{}]{0,200})?\}/gu)) {
        parts.push(format.slice(from, match.index));
        from = match.index + match[0].length;
        if (match[0] === "{{" || match[0] === "}}") {
            parts.push(match[0].charAt(0));
            continue;
        }
        const name = match[1] ?? "";
        const arg = name === ""
            ? positional[automatic++]
            : /^\d+$/u.test(name)
                ? positional[Number(name)]
                : args.find((candidate) => candidate.name === name);
        if (arg === undefined) {
            parts.push(unknownAt(span, spreads.filter((spread) => !used.has(spread)).map((spread) => spread.value)));
            for (const spread of spreads)
                used.add(spread);
        }
        else if (used.has(arg)) {
            // The same tree twice would be evaluated twice.
            parts.push(arg.value.kind === "Identifier" ? arg.value : unknownAt(span));
        }
        else {
            used.add(arg);
            parts.push(attributesOf(arg.value, match[2] ?? ""));
        }
    }
    parts.push(format.slice(from));
    return used.size === args.length ? templateOf(span, parts) : undefined;
}
/** `{user.name}` and `{row[key]}` read from the argument. */
function attributesOf(value, path) {
    let current = value;
    const { start, end } = value;
    for (const match of path.slice(0, 100).matchAll(/\.([^.[\]]+)|\[([^\]]+)\]/gu)) {
        if (match[1] !== undefined)
            current = { kind: "Member", start, end, object: current, property: match[1] };
        else {
            const index = { kind: "Literal", start, end, value: match[2] ?? "" };
            current = { kind: "Index", start, end, object: current, index };
        }
    }
    return current;
}
/** A docstring without its indentation, as `inspect.cleandoc` gives it. */
function cleanDoc(text) {
    const lines = text.replaceAll("\t", "        ").split(/\r\n|[\n\r]/u);
    let margin = Number.POSITIVE_INFINITY;
    for (const line of lines.slice(1)) {
        const indent = line.length - line.trimStart().length;
        if (indent < line.length)
            margin = Math.min(margin, indent);
    }
    return lines
        .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(margin, line.length))))
        .join("\n")
        .trim();
}

;// CONCATENATED MODULE: ./out/audit/parse/python/chains.js
/**
 * Left-nested expressions: `a.b().c[0]`, `a + b + c`, `a and b`, `(((a)))`. Each link's first child is what is evaluated
 * first, so the cursor goes down that edge in a loop and builds on the way back up.
 */




const LINKS = new Set([
    "attribute",
    "call",
    "subscript",
    "binary_operator",
    "boolean_operator",
    "parenthesized_expression",
    "await",
    "not_operator",
    "unary_operator",
    "union_type",
    "member_type",
]);
function isLink(type) {
    return LINKS.has(type);
}
const NONE = "";
/** True when `outer` is folded into the node that `inner` became. */
function joins(outer, inner) {
    if (inner === undefined || inner.type !== outer.type || inner.operator !== outer.operator)
        return false;
    return outer.type === "boolean_operator" || (outer.type === "binary_operator" && outer.operator === "+");
}
function addsLevel(links, index) {
    const link = links[index];
    return link.type !== "parenthesized_expression" && !joins(link, links[index + 1]);
}
/** The operator token of the binary node under the cursor, which is its second child that is no comment. */
function operatorHere(walk) {
    const { cursor } = walk;
    let operator = NONE;
    if (cursor.gotoFirstChild()) {
        while (cursor.gotoNextSibling()) {
            if (walk.field() === "operator") {
                operator = walk.token();
                break;
            }
        }
        cursor.gotoParent();
    }
    return operator;
}
/** Lowers the link under the cursor with everything below it on its left edge. */
function chain(walk, outermost) {
    const { cursor } = walk;
    const links = [];
    let type = outermost;
    while (isLink(type)) {
        const operator = type === "binary_operator" || type === "boolean_operator" ? operatorHere(walk) : NONE;
        links.push({ type, start: cursor.startIndex, end: cursor.endIndex, operator });
        if (!walk.firstNamed()) {
            links.pop();
            break;
        }
        type = walk.type();
    }
    if (links.length === 0)
        return walk.unknown();
    const depth = walk.depth;
    let level = 1;
    for (let i = 0; i < links.length; i++)
        if (addsLevel(links, i))
            level++;
    let next = links.length - 1;
    let current;
    if (depth + level <= limits/* MAX_DEPTH */.l) {
        walk.depth = depth + level - 2;
        current = expression(walk, type);
    }
    else {
        // The inner part is kept flat, so that what its calls receive is still seen.
        walk.tooDeep = true;
        const kept = Math.min(links.length, (limits/* MAX_DEPTH */.l - depth) >> 1);
        level = 1;
        for (let i = 0; i < kept; i++)
            if (addsLevel(links, i))
                level++;
        walk.depth = depth + level;
        const children = [expression(walk, type)];
        for (; next >= kept; next--) {
            children.push(...sideParts(walk, links[next]));
            cursor.gotoParent();
        }
        current = unknownAt(links[kept] ?? walk.span(), children);
    }
    for (; next >= 0; next--) {
        const link = links[next];
        const folds = joins(link, links[next + 1]) && (current.kind === "Concat" || current.kind === "Logical");
        if (!folds && link.type !== "parenthesized_expression")
            level--;
        walk.depth = depth + Math.max(0, level - 1);
        if (folds) {
            const right = rightOperand(walk);
            const grown = current;
            if (right !== undefined)
                grown.operands.push(right);
            grown.end = link.end;
        }
        else
            current = wrap(walk, link, current);
        cursor.gotoParent();
    }
    walk.depth = depth;
    return current;
}
/** From the left operand to the right one; undefined when an error left it out. The cursor stays below the link. */
function rightOperand(walk) {
    let right;
    while (walk.nextNamed()) {
        const operand = expression(walk, walk.type());
        right = right === undefined ? operand : unknownAt({ start: right.start, end: operand.end }, [right, operand]);
    }
    return right;
}
function sideParts(walk, link) {
    const parts = [];
    while (walk.nextNamed()) {
        const type = walk.type();
        if (link.type === "call")
            parts.push(...callArguments(walk, type).map((arg) => arg.value));
        else if (link.type !== "attribute" && link.type !== "member_type")
            parts.push(expression(walk, type));
    }
    return parts;
}
/** Builds the link's node around what its first child became; the cursor moves on among the link's children. */
function wrap(walk, link, inner) {
    const { start, end } = link;
    switch (link.type) {
        case "attribute":
        case "member_type": {
            let property = "";
            while (walk.nextNamed())
                property = walk.name();
            return { kind: "Member", start, end, object: inner, property };
        }
        case "call": {
            const args = [];
            while (walk.nextNamed())
                args.push(...callArguments(walk, walk.type()));
            return formatted(link, inner, args) ?? { kind: "Call", start, end, callee: inner, args, isNew: false };
        }
        case "subscript":
            return subscriptIndex(walk, link, inner);
        case "boolean_operator": {
            const right = rightOperand(walk);
            const operator = link.operator === "and" ? "and" : "or";
            return { kind: "Logical", start, end, operator, operands: right === undefined ? [inner] : [inner, right] };
        }
        case "binary_operator": {
            const right = rightOperand(walk);
            if (right === undefined)
                return unknownAt(link, [inner]);
            if (link.operator === "+")
                return { kind: "Concat", start, end, operands: [inner, right] };
            if (link.operator === "%" && inner.kind === "Literal" && typeof inner.value === "string") {
                return percentFormat(inner.value, link, right);
            }
            return { kind: "Binary", start, end, operator: link.operator, left: inner, right };
        }
        case "union_type": {
            const right = rightOperand(walk);
            return right === undefined ? inner : { kind: "Binary", start, end, operator: "|", left: inner, right };
        }
        case "await":
            return { kind: "Await", start, end, operand: inner };
        case "not_operator":
            return { kind: "Unary", start, end, operator: "not", operand: inner };
        case "unary_operator":
            return { kind: "Unary", start, end, operator: walk.text.charAt(start), operand: inner };
        default: {
            // Parentheses: what else stands there is an error's remains.
            const rest = rightOperand(walk);
            return rest === undefined ? inner : unknownAt(link, [inner, rest]);
        }
    }
}
function formatted(link, callee, args) {
    if (callee.kind !== "Member" || callee.property !== "format" || args.length === 0)
        return undefined;
    const { object } = callee;
    if (object.kind !== "Literal" || typeof object.value !== "string")
        return undefined;
    return braceFormat(object.value, link, args);
}

;// CONCATENATED MODULE: ./out/audit/parse/python/patterns.js


/** What an assignment, a loop, a parameter or `as` binds. */
function pattern(walk, type) {
    if (walk.atDepthCap())
        return walk.unknown();
    walk.depth++;
    const lowered = lower(walk, type);
    walk.depth--;
    return lowered;
}
function lower(walk, type) {
    const { start, end } = walk.span();
    switch (type) {
        case "pattern_list":
        case "tuple_pattern":
        case "list_pattern":
        case "tuple":
        case "list":
        case "expression_list": {
            const elements = [];
            walk.each((child) => elements.push(pattern(walk, child)));
            return { kind: "ArrayPattern", start, end, elements };
        }
        case "list_splat_pattern":
        case "list_splat": {
            let target = unknownAt({ start, end });
            walk.each((child) => {
                target = pattern(walk, child);
            });
            return { kind: "RestPattern", start, end, target };
        }
        case "parenthesized_expression":
        case "as_pattern_target":
        case "type": {
            let target;
            walk.each((child) => {
                target = pattern(walk, child);
            });
            return target ?? unknownAt({ start, end });
        }
        default: {
            const lowered = expression(walk, type);
            if (lowered.kind === "Identifier" || lowered.kind === "Member" || lowered.kind === "Index")
                return lowered;
            return unknownAt({ start, end }, [lowered]);
        }
    }
}

;// CONCATENATED MODULE: ./out/audit/parse/python/expressions.js





/** Lowers the expression under the cursor, whose type the caller has read already. */
function expression(walk, type) {
    if (walk.atDepthCap())
        return walk.unknown();
    walk.depth++;
    const lowered = expressions_lower(walk, type);
    walk.depth--;
    return lowered;
}
function expressions_lower(walk, type) {
    if (type === "identifier")
        return { kind: "Identifier", ...walk.span(), name: walk.name() };
    if (isLink(type))
        return chain(walk, type);
    const span = walk.span();
    const { start, end } = span;
    switch (type) {
        case "string":
            return string(walk);
        case "concatenated_string":
            return concatenated(walk);
        case "integer":
        case "float":
        case "complex_pattern":
            return number(walk.source(), span);
        case "true":
            return { kind: "Literal", start, end, value: true };
        case "false":
            return { kind: "Literal", start, end, value: false };
        case "none":
            return { kind: "Literal", start, end, value: null };
        case "ellipsis":
            return { kind: "Identifier", start, end, name: "Ellipsis" };
        case "comparison_operator":
            return comparison(walk, span);
        case "conditional_expression":
            return conditional(walk, span);
        case "list":
            return { kind: "ArrayLiteral", start, end, flavour: "array", elements: expressions_elements(walk) };
        case "set":
            return { kind: "ArrayLiteral", start, end, flavour: "set", elements: expressions_elements(walk) };
        case "tuple":
        case "expression_list":
        case "pattern_list":
        case "tuple_pattern":
            return { kind: "ArrayLiteral", start, end, flavour: "tuple", elements: expressions_elements(walk) };
        case "dictionary":
            return { kind: "ObjectLiteral", start, end, entries: entries(walk) };
        case "lambda":
            return { kind: "FunctionExpression", start, end, fn: lambda(walk) };
        case "list_comprehension":
            return comprehension(walk, "list");
        case "set_comprehension":
            return comprehension(walk, "set");
        case "dictionary_comprehension":
            return comprehension(walk, "dict");
        case "generator_expression":
            return comprehension(walk, "generator");
        case "named_expression":
            return named(walk, span);
        case "yield": {
            if (walk.enclosing)
                walk.enclosing.isGenerator = true;
            const operand = only(walk);
            return operand === undefined ? { kind: "Yield", start, end } : { kind: "Yield", start, end, operand };
        }
        case "slice":
            return unknownAt(span, sliceBounds(walk));
        case "dotted_name":
            return dottedName(walk);
        case "generic_type":
            return genericType(walk, span);
        case "type":
        case "list_splat":
        case "dictionary_splat":
        case "list_splat_pattern":
        case "dictionary_splat_pattern":
        case "splat_type":
        case "as_pattern_target":
        case "parenthesized_list_splat":
        case "chevron":
        case "if_clause":
            return only(walk) ?? unknownAt(span);
        case "constrained_type":
        case "as_pattern":
        case "type_parameter":
        case "keyword_argument":
        case "pair":
        case "ERROR":
            return unknownAt(span, children(walk));
        case "type_conversion":
        case "escape_sequence":
            return unknownAt(span);
        default:
            walk.unknownTypes.add(type);
            return unknownAt(span, children(walk));
    }
}
function children(walk) {
    const lowered = [];
    walk.each((type) => lowered.push(expression(walk, type)));
    return lowered;
}
/** The one child; a tuple of them when an error left several. */
function only(walk) {
    const lowered = children(walk);
    return lowered.length > 1 ? unknownAt(walk.span(), lowered) : lowered[0];
}
function number(source, span) {
    const value = Number(source.replaceAll("_", "").replace(/[lL]$/u, ""));
    return { kind: "Literal", start: span.start, end: span.end, value: Number.isNaN(value) ? source : value };
}
function comparison(walk, { start, end }) {
    const operators = [];
    const operands = [];
    walk.eachWithTokens((type, token) => {
        if (type === "")
            operators.push(token);
        else
            operands.push(expression(walk, type));
    });
    return { kind: "Compare", start, end, operators, operands };
}
function conditional(walk, span) {
    const [consequent, test, alternate, ...rest] = children(walk);
    if (consequent === undefined || test === undefined || alternate === undefined || rest.length > 0) {
        return unknownAt(span, [consequent, test, alternate, ...rest].filter((part) => part !== undefined));
    }
    return { kind: "Conditional", start: span.start, end: span.end, test, consequent, alternate };
}
function named(walk, { start, end }) {
    const [target, value] = children(walk);
    if (target?.kind !== "Identifier" || value === undefined)
        return unknownAt({ start, end }, value ? [value] : []);
    return { kind: "Assign", start, end, target, value };
}
function expressions_elements(walk) {
    const lowered = [];
    walk.each((type) => lowered.push(argument(walk, type)));
    return lowered;
}
/** An argument or an element, with its name or its stars. */
function argument(walk, type) {
    const { start, end } = walk.span();
    switch (type) {
        case "list_splat":
        case "list_splat_pattern":
            return { start, end, value: expression(walk, type), spread: "positional" };
        case "dictionary_splat":
        case "dictionary_splat_pattern":
            return { start, end, value: expression(walk, type), spread: "named" };
        case "keyword_argument": {
            let name = "";
            let value;
            walk.each((part) => {
                if (walk.field() === "name")
                    name = walk.name();
                else
                    value = expression(walk, part);
            });
            return { start, end, name, value: value ?? unknownAt({ start, end }) };
        }
        case "parenthesized_expression": {
            // `f((*args))`
            const value = expression(walk, type);
            return { start, end, value };
        }
        default:
            return { start, end, value: expression(walk, type) };
    }
}
/** `f(a, k=b)`, or `f(x for x in y)` whose one argument is the generator. */
function callArguments(walk, type) {
    return type === "argument_list" ? expressions_elements(walk) : [argument(walk, type)];
}
/** The part of a subscript behind its object; the cursor stands at the object. */
function subscriptIndex(walk, { start, end }, object) {
    const indices = [];
    let bounds;
    while (walk.nextNamed()) {
        const type = walk.type();
        if (type === "slice" && indices.length === 0) {
            bounds = sliceBounds(walk);
            indices.push({ ...walk.span(), value: walk.unknown(bounds) });
        }
        else
            indices.push(argument(walk, type));
    }
    const [first] = indices;
    if (first === undefined)
        return unknownAt({ start, end }, [object]);
    if (indices.length === 1 && bounds !== undefined)
        return { kind: "Slice", start, end, object, bounds };
    if (indices.length === 1)
        return { kind: "Index", start, end, object, index: first.value };
    const last = indices.at(-1) ?? first;
    const index = {
        kind: "ArrayLiteral",
        start: first.start,
        end: last.end,
        flavour: "tuple",
        elements: indices,
    };
    return { kind: "Index", start, end, object, index };
}
/** Lower bound, upper bound, step; one that is not written is a Literal null. */
function sliceBounds(walk) {
    const bounds = [];
    let current;
    const absent = () => {
        const { start } = walk.span();
        return { kind: "Literal", start, end: start, value: null };
    };
    walk.eachWithTokens((type) => {
        if (type !== "")
            current = expression(walk, type);
        else {
            bounds.push(current ?? absent());
            current = undefined;
        }
    });
    bounds.push(current ?? absent());
    return bounds;
}
function entries(walk) {
    const lowered = [];
    walk.each((type) => {
        const { start, end } = walk.span();
        if (type !== "pair")
            lowered.push({ start, end, value: expression(walk, type), spread: true });
        else {
            const [key, value] = children(walk);
            if (key === undefined)
                return;
            const name = key.kind === "Literal" && typeof key.value === "string" ? key.value : key;
            lowered.push({ start, end, key: name, value: value ?? unknownAt({ start, end }), spread: false });
        }
    });
    return lowered;
}
function comprehension(walk, flavour) {
    const { start, end } = walk.span();
    let element;
    let value;
    const clauses = [];
    walk.each((type) => {
        switch (type) {
            case "for_in_clause":
                clauses.push(clause(walk));
                break;
            case "if_clause": {
                const test = expression(walk, type);
                const last = clauses.at(-1);
                if (last !== undefined)
                    last.conditions.push(test);
                break;
            }
            case "pair":
                [element, value] = children(walk);
                break;
            default:
                element = expression(walk, type);
        }
    });
    element ??= unknownAt({ start, end });
    return value === undefined
        ? { kind: "Comprehension", start, end, flavour, element, clauses }
        : { kind: "Comprehension", start, end, flavour, element, value, clauses };
}
function clause(walk) {
    const span = walk.span();
    let target;
    const iterables = [];
    walk.each((type) => {
        if (walk.field() === "left")
            target = pattern(walk, type);
        else
            iterables.push(expression(walk, type));
    });
    const [first] = iterables;
    const iterable = first !== undefined && iterables.length === 1
        ? first
        : {
            kind: "ArrayLiteral",
            ...span,
            flavour: "tuple",
            elements: iterables.map((value) => ({ start: value.start, end: value.end, value })),
        };
    return { ...span, target: target ?? unknownAt(span), iterable, conditions: [] };
}
/** `a.b.c` in a decorator or a match pattern, where the grammar has names only. */
function dottedName(walk) {
    const { start } = walk.span();
    let current;
    let count = 0;
    walk.each(() => {
        const { end } = walk.span();
        const name = walk.name();
        if (current === undefined)
            current = { kind: "Identifier", start, end, name };
        else if (count++ < 50)
            current = { kind: "Member", start, end, object: current, property: name };
    });
    return current ?? walk.unknown();
}
/** `list[int]` in an annotation, an Index as the same text is elsewhere. */
function genericType(walk, { start, end }) {
    let object;
    const args = [];
    walk.each((type) => {
        if (type === "type_parameter")
            walk.each((parameter) => args.push(argument(walk, parameter)));
        else
            object = expression(walk, type);
    });
    const [first] = args;
    if (object === undefined || first === undefined)
        return object ?? unknownAt({ start, end });
    const index = args.length === 1
        ? first.value
        : { kind: "ArrayLiteral", start: first.start, end, flavour: "tuple", elements: args };
    return { kind: "Index", start, end, object, index };
}
function string(walk) {
    const span = walk.span();
    return templateOf(span, partsOfString(walk, span));
}
function partsOfString(walk, span) {
    const source = walk.text.slice(span.start, span.end);
    const { prefix, from, to } = stringParts(source);
    const isRaw = prefix.includes("r");
    if (!/[ft]/u.test(prefix)) {
        const content = source.slice(from, to);
        return [isRaw ? content : decodeEscapes(content)];
    }
    const parts = [];
    walk.each((type) => {
        if (type === "string_content") {
            const content = walk.source().replaceAll("{{", "{").replaceAll("}}", "}");
            parts.push(isRaw ? content : decodeEscapes(content));
        }
        else if (type === "interpolation")
            interpolation(walk, parts);
        else if (type === "ERROR")
            parts.push(expression(walk, type));
    });
    return parts;
}
/** `{value!r:{width}}`: the value, then what the format takes. */
function interpolation(walk, parts) {
    walk.each((type) => {
        if (type === "format_specifier") {
            walk.each((specifier) => {
                if (specifier === "format_expression")
                    interpolation(walk, parts);
            });
        }
        else if (type !== "type_conversion")
            parts.push(expression(walk, type));
    });
}
function concatenated(walk) {
    const parts = [];
    walk.each((type) => {
        if (type === "string")
            parts.push(...partsOfString(walk, walk.span()));
        else
            parts.push(expression(walk, type));
    });
    return templateOf(walk.span(), parts);
}

;// CONCATENATED MODULE: ./out/audit/parse/python/assignments.js



/**
 * `a = v`, `a = b = v`, `a: T = v`, `a += v`. `a: T` alone assigns nothing: it becomes a VariableDeclaration without value,
 * pushed to `out`.
 */
function assignment(walk, type, out) {
    const { start, end } = walk.span();
    if (walk.atDepthCap())
        return walk.unknown();
    walk.depth++;
    let target;
    let annotation;
    let value;
    let operator;
    const rest = [];
    walk.eachWithTokens((part, token) => {
        switch (walk.field()) {
            case "left":
                target = pattern(walk, part);
                break;
            case "type":
                annotation = expression(walk, part);
                break;
            case "operator":
                operator = token.slice(0, -1);
                break;
            case "right":
                value = isAssignment(part) ? assignment(walk, part, out) : expression(walk, part);
                break;
            default:
                if (part !== "")
                    rest.push(expression(walk, part));
        }
    });
    walk.depth--;
    target ??= unknownAt({ start, end });
    if (rest.length > 0)
        value = unknownAt({ start, end }, value === undefined ? rest : [value, ...rest]);
    if (value === undefined) {
        if (type === "assignment" && annotation !== undefined && target.kind === "Identifier") {
            const declarations = [{ start, end, target, annotation }];
            out.push({ kind: "VariableDeclaration", start, end, flavour: "var", declarations });
        }
        return undefined;
    }
    return {
        kind: "Assign",
        start,
        end,
        target,
        ...(operator === undefined ? {} : { operator }),
        value,
        ...(annotation === undefined ? {} : { annotation }),
    };
}
function isAssignment(type) {
    return type === "assignment" || type === "augmented_assignment";
}
/**
 * `type X = …` assigns. The grammar reads `type(x).attr = …` as one too, with `(x).attr` on the left: the call is put back.
 */
function typeAlias(walk, out) {
    const { start, end } = walk.span();
    let target;
    let value;
    walk.each((type) => {
        if (walk.field() === "left")
            target = pattern(walk, type);
        else
            value = expression(walk, type);
    });
    if (target?.kind === "Index" && target.object.kind === "Identifier")
        target = target.object;
    else if (target?.kind === "Index" || target?.kind === "Member")
        target = withTypeCall(target, start);
    if (value === undefined)
        return;
    out.push({
        kind: "ExpressionStatement",
        start,
        end,
        expression: { kind: "Assign", start, end, target: target ?? unknownAt({ start, end }), value },
    });
}
function withTypeCall(target, start) {
    const links = [];
    let base = target;
    while (base.kind === "Index" || base.kind === "Member") {
        links.push(base);
        base = base.object;
    }
    const callee = { kind: "Identifier", start, end: start + 4, name: "type" };
    const arg = { start: base.start, end: base.end, value: base };
    let current = { kind: "Call", start, end: base.end + 1, callee, args: [arg], isNew: false };
    for (const link of links.reverse())
        current = { ...link, object: current };
    return current;
}

;// CONCATENATED MODULE: ./out/audit/parse/python/match-patterns.js



/** Reads the `case_pattern` under the cursor. */
function casePattern(walk, parts) {
    alternatives(walk, parts);
}
function alternatives(walk, parts) {
    let isNegative = false;
    walk.eachWithTokens((type, token) => {
        if (token === "_")
            parts.isDefault = true;
        else if (type !== "") {
            caseAlternative(walk, type, parts);
            const last = parts.tests.at(-1);
            // The sign stands beside the number.
            if (isNegative && last?.kind === "Literal" && typeof last.value === "number") {
                parts.tests[parts.tests.length - 1] = { ...last, value: -last.value };
            }
        }
        isNegative = token === "-";
    });
}
function caseAlternative(walk, type, parts) {
    const span = walk.span();
    if (walk.atDepthCap())
        return;
    walk.depth++;
    switch (type) {
        case "case_pattern":
            casePattern(walk, parts);
            break;
        case "union_pattern":
            alternatives(walk, parts);
            break;
        case "dotted_name": {
            const name = dottedName(walk);
            if (name.kind !== "Identifier")
                parts.tests.push(name);
            else {
                if (name.name !== "_")
                    parts.bindings.push(name);
                parts.isDefault = true;
            }
            break;
        }
        case "splat_pattern": {
            const rest = structure(walk, type, parts.tests);
            if (rest !== undefined)
                parts.bindings.push(rest);
            break;
        }
        case "as_pattern":
            walk.each((child) => {
                if (child === "identifier")
                    parts.bindings.push(pattern(walk, child));
                else
                    caseAlternative(walk, child, parts);
            });
            break;
        case "class_pattern":
        case "dict_pattern":
        case "list_pattern":
        case "tuple_pattern": {
            const compared = [];
            const bound = structure(walk, type, compared);
            parts.tests.push(unknownAt(span, compared));
            if (bound !== undefined)
                parts.bindings.push(bound);
            break;
        }
        default:
            parts.tests.push(expression(walk, type));
    }
    walk.depth--;
}
/** The part of a structural pattern that binds, as a destructuring; what it compares with goes to `compared`. */
function structure(walk, type, compared) {
    const span = walk.span();
    if (walk.atDepthCap())
        return undefined;
    walk.depth++;
    const bound = lowerStructure(walk, type, compared, span);
    walk.depth--;
    return bound;
}
function lowerStructure(walk, type, compared, span) {
    switch (type) {
        case "case_pattern": {
            let bound;
            walk.each((child) => {
                bound = structure(walk, child, compared) ?? bound;
            });
            return bound;
        }
        case "as_pattern": {
            let bound;
            walk.each((child) => {
                if (child === "identifier")
                    bound = pattern(walk, child);
                else
                    structure(walk, child, compared);
            });
            return bound;
        }
        case "union_pattern":
            walk.each((child) => structure(walk, child, compared));
            return undefined;
        case "dotted_name": {
            const name = dottedName(walk);
            if (name.kind === "Identifier")
                return name;
            compared.push(name);
            return undefined;
        }
        case "splat_pattern": {
            let target;
            walk.each((child) => {
                target = pattern(walk, child);
            });
            return target && { kind: "RestPattern", ...span, target };
        }
        case "list_pattern":
        case "tuple_pattern": {
            const elements = [];
            walk.each((child) => elements.push(structure(walk, child, compared) ?? null));
            return elements.some((element) => element !== null) ? { kind: "ArrayPattern", ...span, elements } : undefined;
        }
        case "class_pattern":
            return classPattern(walk, compared, span);
        case "dict_pattern":
            return dictPattern(walk, compared, span);
        default:
            compared.push(expression(walk, type));
            return undefined;
    }
}
/** `Call(tool=name)` binds the attribute `tool`; a positional part binds by an unknown name. */
function classPattern(walk, compared, span) {
    const properties = [];
    let isFirst = true;
    const positional = (target) => {
        properties.push({ key: unknownAt(target), target });
    };
    walk.each((child) => {
        if (isFirst) {
            compared.push(dottedName(walk));
            isFirst = false;
            return;
        }
        // A keyword stands in a case_pattern of its own.
        const entered = child === "case_pattern" && walk.firstNamed();
        const type = entered ? walk.type() : child;
        if (type === "keyword_pattern") {
            let key = "";
            walk.each((part) => {
                if (key === "")
                    key = walk.name();
                else {
                    const target = structure(walk, part, compared);
                    if (target !== undefined)
                        properties.push({ key, target });
                }
            });
        }
        else {
            const target = structure(walk, type, compared);
            if (target !== undefined)
                positional(target);
        }
        if (entered)
            walk.cursor.gotoParent();
    });
    return properties.length === 0 ? undefined : { kind: "ObjectPattern", ...span, properties };
}
function dictPattern(walk, compared, span) {
    const properties = [];
    let rest;
    let key;
    walk.each((child) => {
        if (walk.field() === "key") {
            key = child === "dotted_name" ? dottedName(walk) : expression(walk, child);
            return;
        }
        const target = structure(walk, child, compared);
        if (target?.kind === "RestPattern")
            rest = target.target;
        else if (key !== undefined) {
            const name = key.kind === "Literal" && typeof key.value === "string" ? key.value : key;
            if (target !== undefined)
                properties.push({ key: name, target });
        }
    });
    if (properties.length === 0 && rest === undefined)
        return undefined;
    return rest === undefined
        ? { kind: "ObjectPattern", ...span, properties }
        : { kind: "ObjectPattern", ...span, properties, rest };
}
function emptyCase() {
    return { tests: [], bindings: [], isDefault: false };
}

;// CONCATENATED MODULE: ./out/audit/parse/python/compound-statements.js





function ifStatement(walk) {
    const span = walk.span();
    const arms = [];
    let otherwise;
    let test;
    let body = [];
    const part = (type) => {
        switch (type) {
            case "block":
                body = block(walk);
                arms.push({ test: test ?? unknownAt(span), body });
                break;
            case "elif_clause":
                test = undefined;
                walk.each(part);
                break;
            case "else_clause":
                otherwise = clauseBody(walk);
                break;
            default:
                if (walk.field() === "condition")
                    test = expression(walk, type);
                else
                    statement(walk, type, body);
        }
    };
    walk.each(part);
    if (arms.length === 0)
        arms.push({ test: test ?? unknownAt(span), body });
    return otherwise === undefined ? { kind: "If", ...span, arms } : { kind: "If", ...span, arms, otherwise };
}
/** Body of an `else` or `finally`. */
function clauseBody(walk) {
    const out = [];
    walk.each((type) => {
        if (type === "block")
            out.push(...block(walk));
        else
            statement(walk, type, out);
    });
    return out;
}
function forStatement(walk) {
    const span = walk.span();
    let target;
    let iterable;
    const body = [];
    let otherwise;
    walk.each((type) => {
        switch (walk.field()) {
            case "left":
                target = pattern(walk, type);
                break;
            case "right":
                iterable = expression(walk, type);
                break;
            case "body":
                body.push(...block(walk));
                break;
            case "alternative":
                otherwise = clauseBody(walk);
                break;
            default:
                statement(walk, type, body);
        }
    });
    return {
        kind: "ForEach",
        ...span,
        target: target ?? unknownAt(span),
        iterable: iterable ?? unknownAt(span),
        over: "elements",
        body,
        ...(otherwise === undefined ? {} : { otherwise }),
    };
}
function whileStatement(walk) {
    const span = walk.span();
    let test;
    const body = [];
    let otherwise;
    walk.each((type) => {
        switch (walk.field()) {
            case "condition":
                test = expression(walk, type);
                break;
            case "body":
                body.push(...block(walk));
                break;
            case "alternative":
                otherwise = clauseBody(walk);
                break;
            default:
                statement(walk, type, body);
        }
    });
    return {
        kind: "Loop",
        ...span,
        ...(test === undefined ? {} : { test }),
        body,
        testFirst: true,
        ...(otherwise === undefined ? {} : { otherwise }),
    };
}
function tryStatement(walk) {
    const span = walk.span();
    const body = [];
    const handlers = [];
    let otherwise;
    let finalizer;
    walk.each((type) => {
        switch (type) {
            case "block":
                body.push(...block(walk));
                break;
            case "except_clause":
                handlers.push(exceptClause(walk));
                break;
            case "else_clause":
                otherwise = clauseBody(walk);
                break;
            case "finally_clause":
                finalizer = clauseBody(walk);
                break;
            default:
                statement(walk, type, body);
        }
    });
    return {
        kind: "Try",
        ...span,
        body,
        handlers,
        ...(otherwise === undefined ? {} : { otherwise }),
        ...(finalizer === undefined ? {} : { finalizer }),
    };
}
/** `except A as e`, `except (A, B)`, `except A, B` (two types), `except*`. */
function exceptClause(walk) {
    const types = [];
    const body = [];
    let binding;
    const addTypes = (type) => {
        const value = expression(walk, type);
        if (value.kind === "ArrayLiteral")
            types.push(...value.elements.map((element) => element.value));
        else
            types.push(value);
    };
    walk.each((type) => {
        if (type === "block")
            body.push(...block(walk));
        else if (walk.field() === "alias")
            binding = pattern(walk, type);
        else if (type === "as_pattern") {
            walk.each((part) => {
                if (part === "as_pattern_target")
                    binding = pattern(walk, part);
                else
                    addTypes(part);
            });
        }
        else if (walk.field() === "value")
            addTypes(type);
        else
            statement(walk, type, body);
    });
    return binding === undefined ? { types, body } : { binding, types, body };
}
function withStatement(walk) {
    const span = walk.span();
    const items = [];
    const body = [];
    const item = (type) => {
        switch (type) {
            case "with_item":
            case "with_clause":
                walk.each(item);
                break;
            case "as_pattern": {
                let value;
                let target;
                walk.each((part) => {
                    if (part === "as_pattern_target")
                        target = pattern(walk, part);
                    else
                        value = expression(walk, part);
                });
                value ??= unknownAt(span);
                items.push(target === undefined ? { value } : { value, target });
                break;
            }
            case "tuple":
            case "parenthesized_expression":
                // `with (a as b, c as d):` may arrive as a tuple of them.
                if (holds(walk, "as_pattern"))
                    walk.each(item);
                else
                    items.push({ value: expression(walk, type) });
                break;
            default:
                items.push({ value: expression(walk, type) });
        }
    };
    walk.each((type) => {
        if (type === "with_clause")
            walk.each(item);
        else if (type === "block")
            body.push(...block(walk));
        else
            statement(walk, type, body);
    });
    return { kind: "With", ...span, items, body };
}
function holds(walk, wanted) {
    let found = false;
    walk.each((type) => {
        if (type === wanted)
            found = true;
    });
    return found;
}
function matchStatement(walk) {
    const span = walk.span();
    const subjects = [];
    const cases = [];
    const part = (type) => {
        if (type === "block")
            walk.each(part);
        else if (type === "case_clause")
            cases.push(caseClause(walk));
        else
            subjects.push(expression(walk, type));
    };
    walk.each(part);
    const [first] = subjects;
    const subject = first !== undefined && subjects.length === 1
        ? first
        : {
            kind: "ArrayLiteral",
            ...span,
            flavour: "tuple",
            elements: subjects.map((value) => ({ start: value.start, end: value.end, value })),
        };
    return { kind: "Switch", ...span, subject, fallsThrough: false, cases };
}
function caseClause(walk) {
    const span = walk.span();
    const patterns = [];
    const body = [];
    let guard;
    walk.each((type) => {
        switch (type) {
            case "case_pattern": {
                const parts = emptyCase();
                casePattern(walk, parts);
                patterns.push(parts);
                break;
            }
            case "if_clause":
                guard = expression(walk, type);
                break;
            case "block":
                body.push(...block(walk));
                break;
            default:
                statement(walk, type, body);
        }
    });
    const [only] = patterns;
    const parts = only !== undefined && patterns.length === 1 ? only : openSequence(span, patterns);
    return { ...span, ...parts, ...(guard === undefined ? {} : { guard }), body };
}
/** `case a, 1:` matches a sequence: what its parts compare with decides nothing by itself. */
function openSequence(span, patterns) {
    const tests = [
        unknownAt(span, patterns.flatMap((part) => part.tests)),
    ];
    const elements = patterns.map((part) => part.bindings[0] ?? null);
    const binds = elements.some((element) => element !== null);
    return { tests, bindings: binds ? [{ kind: "ArrayPattern", ...span, elements }] : [], isDefault: false };
}

;// CONCATENATED MODULE: ./out/audit/parse/python/imports.js
/** `a.b` or `a.b as c` under the cursor. White space inside a dotted name is dropped. */
function alias(walk, type) {
    const span = walk.span();
    if (type !== "aliased_import")
        return { ...span, name: dotted(walk) };
    let name = "";
    let local;
    walk.each(() => {
        if (walk.field() === "alias")
            local = walk.name();
        else
            name = dotted(walk);
    });
    return local === undefined ? { ...span, name } : { ...span, name, alias: local };
}
function dotted(walk) {
    return walk.name().replace(/[\s\\]+/gu, "");
}
/** `import a, b.c as d`: one Import each. */
function importModules(walk, out) {
    const span = walk.span();
    walk.each((type) => {
        if (type !== "dotted_name" && type !== "aliased_import")
            return;
        const { name, alias: local, start, end } = alias(walk, type);
        const root = name.split(".", 1)[0] ?? name;
        const imported = local === undefined && root !== name
            ? { start, end, imported: "*", local: root, bindsRoot: true }
            : { start, end, imported: "*", local: local ?? name };
        out.push({ kind: "Import", ...span, module: name, typeOnly: false, names: [imported] });
    });
}
/** `from ..m import a as b, c`, `from m import *`, `from __future__ import x`. */
function importFrom(walk, out) {
    const span = walk.span();
    let module = "__future__";
    const names = [];
    walk.each((type) => {
        if (walk.field() === "module_name") {
            module = dotted(walk);
            return;
        }
        if (type === "wildcard_import") {
            names.push({ ...walk.span(), imported: "*" });
            return;
        }
        if (type !== "dotted_name" && type !== "aliased_import")
            return;
        const { name, alias: local, start, end } = alias(walk, type);
        names.push({ start, end, imported: name, local: local ?? name });
    });
    out.push({ kind: "Import", ...span, module, typeOnly: false, names });
}

;// CONCATENATED MODULE: ./out/audit/parse/python/statements.js





/** Statements of the module or block under the cursor. */
function block(walk) {
    const out = [];
    walk.each((type) => statement(walk, type, out));
    return out;
}
function statement(walk, type, out) {
    if (walk.atDepthCap()) {
        out.push({ kind: "ExpressionStatement", ...walk.span(), expression: walk.unknown() });
        return;
    }
    walk.depth++;
    statements_lower(walk, type, out);
    walk.depth--;
}
function statements_lower(walk, type, out) {
    const span = walk.span();
    const { start, end } = span;
    switch (type) {
        case "expression_statement":
            expressionStatement(walk, out);
            return;
        case "return_statement": {
            const [value] = childExpressions(walk);
            out.push(value === undefined ? { kind: "Return", ...span } : { kind: "Return", ...span, value });
            return;
        }
        case "if_statement":
            out.push(ifStatement(walk));
            return;
        case "for_statement":
            out.push(forStatement(walk));
            return;
        case "while_statement":
            out.push(whileStatement(walk));
            return;
        case "try_statement":
            out.push(tryStatement(walk));
            return;
        case "with_statement":
            out.push(withStatement(walk));
            return;
        case "function_definition":
            out.push({ kind: "FunctionDeclaration", start, end, fn: functionNode(walk, [], start) });
            return;
        case "class_definition":
            out.push({ kind: "ClassDeclaration", start, end, cls: classNode(walk, [], start) });
            return;
        case "decorated_definition":
            decorated(walk, out);
            return;
        case "import_statement":
            importModules(walk, out);
            return;
        case "import_from_statement":
        case "future_import_statement":
            importFrom(walk, out);
            return;
        case "raise_statement":
            out.push(raise(walk));
            return;
        case "assert_statement": {
            const [test, message] = childExpressions(walk);
            if (test === undefined)
                return;
            out.push(message === undefined ? { kind: "Assert", ...span, test } : { kind: "Assert", ...span, test, message });
            return;
        }
        case "delete_statement": {
            const targets = childExpressions(walk).flatMap((target) => target.kind === "ArrayLiteral" ? target.elements.map((element) => element.value) : [target]);
            out.push({ kind: "Delete", ...span, targets });
            return;
        }
        case "match_statement":
            out.push(matchStatement(walk));
            return;
        case "break_statement":
            out.push({ kind: "Break", ...span });
            return;
        case "continue_statement":
            out.push({ kind: "Continue", ...span });
            return;
        case "global_statement":
            walk.each(() => walk.enclosing?.globals.push(walk.name()));
            return;
        case "nonlocal_statement":
            walk.each(() => walk.enclosing?.nonlocals.push(walk.name()));
            return;
        case "pass_statement":
            return;
        case "print_statement":
        case "exec_statement":
            out.push(oldStatement(walk, type === "print_statement" ? "print" : "exec"));
            return;
        case "type_alias_statement":
            typeAlias(walk, out);
            return;
        case "ERROR":
            walk.each((child) => remains(walk, child, out));
            return;
        default:
            remains(walk, type, out);
    }
}
/** What an error left: a statement, the parts of one, or an expression. */
function remains(walk, type, out) {
    switch (type) {
        case "block":
        case "module":
        case "case_clause":
        case "elif_clause":
        case "else_clause":
        case "except_clause":
        case "finally_clause":
        case "with_clause":
        case "with_item":
        case "parameters":
        case "lambda_parameters":
        case "argument_list":
        case "decorator":
        case "default_parameter":
        case "typed_parameter":
        case "typed_default_parameter":
        case "aliased_import":
        case "relative_import":
        case "for_in_clause":
        case "case_pattern":
        case "interpolation":
            walk.each((child) => statement(walk, child, out));
            return;
        case "assignment":
        case "augmented_assignment":
        case "expression_list": {
            const value = type === "expression_list" ? expression(walk, type) : assignment(walk, type, out);
            if (value !== undefined)
                out.push({ kind: "ExpressionStatement", ...walk.span(), expression: value });
            return;
        }
        case "import_prefix":
        case "string_start":
        case "string_content":
        case "string_end":
        case "keyword_separator":
        case "positional_separator":
        case "escape_sequence":
        case "wildcard_import":
            return;
        default:
            if (/_(?:statement|definition)$/u.test(type))
                statement(walk, type, out);
            else
                out.push({ kind: "ExpressionStatement", ...walk.span(), expression: expression(walk, type) });
    }
}
function childExpressions(walk) {
    const lowered = [];
    walk.each((type) => lowered.push(expression(walk, type)));
    return lowered;
}
function expressionStatement(walk, out) {
    const span = walk.span();
    const lowered = [];
    walk.each((type) => {
        if (type !== "assignment" && type !== "augmented_assignment") {
            lowered.push(expression(walk, type));
            return;
        }
        const assigned = assignment(walk, type, out);
        if (assigned !== undefined)
            lowered.push(assigned);
    });
    const [first] = lowered;
    if (first === undefined)
        return;
    const value = lowered.length === 1
        ? first
        : {
            kind: "ArrayLiteral",
            ...span,
            flavour: "tuple",
            elements: lowered.map((element) => ({ start: element.start, end: element.end, value: element })),
        };
    out.push({ kind: "ExpressionStatement", ...span, expression: value });
}
function decorated(walk, out) {
    const span = walk.span();
    const decorators = [];
    walk.each((type) => {
        switch (type) {
            case "decorator":
                decorators.push(...childExpressions(walk));
                break;
            case "function_definition":
                out.push({ kind: "FunctionDeclaration", ...span, fn: functionNode(walk, decorators, span.start) });
                break;
            case "class_definition":
                out.push({ kind: "ClassDeclaration", ...span, cls: classNode(walk, decorators, span.start) });
                break;
            default:
                statement(walk, type, out);
        }
    });
}
/** `raise X from e`: the cause is evaluated, then X is raised. */
function raise(walk) {
    const span = walk.span();
    let value;
    let cause;
    walk.each((type) => {
        if (walk.field() === "cause")
            cause = expression(walk, type);
        else
            value = expression(walk, type);
    });
    if (value === undefined)
        return { kind: "Throw", ...span };
    if (cause !== undefined && cause.kind !== "Identifier" && cause.kind !== "Literal") {
        value = { kind: "Sequence", ...span, expressions: [cause, value] };
    }
    return { kind: "Throw", ...span, value };
}
/** Python 2's `print a` and `exec code in scope` are calls. */
function oldStatement(walk, name) {
    const { start, end } = walk.span();
    const args = childExpressions(walk).map((value) => ({ start: value.start, end: value.end, value }));
    const callee = { kind: "Identifier", start, end: start + name.length, name };
    return {
        kind: "ExpressionStatement",
        start,
        end,
        expression: { kind: "Call", start, end, callee, args, isNew: false },
    };
}

;// CONCATENATED MODULE: ./out/audit/parse/python/functions.js





/** Text of the string that a body begins with. */
function docstring(body) {
    const [first] = body;
    if (first?.kind !== "ExpressionStatement" || first.expression.kind !== "Literal")
        return undefined;
    const { value } = first.expression;
    return typeof value === "string" ? cleanDoc(value) : undefined;
}
/** Lowers the `function_definition` under the cursor. `start`: where its first decorator begins, if it has any. */
function functionNode(walk, decorators, start) {
    const outer = walk.enclosing;
    const own = { isGenerator: false, globals: [], nonlocals: [] };
    walk.enclosing = own;
    walk.depth++;
    const { end } = walk.span();
    let name = "";
    let isAsync = false;
    let params = [];
    let returns;
    let body = [];
    walk.eachWithTokens((type, token) => {
        if (token === "async")
            isAsync = true;
        if (type === "")
            return;
        switch (walk.field()) {
            case "name":
                name = walk.name();
                break;
            case "parameters":
                params = parameters(walk);
                break;
            case "return_type":
                returns = expression(walk, type);
                break;
            case "body":
                body = block(walk);
                break;
            default:
                if (type === "ERROR")
                    body.push({ kind: "ExpressionStatement", ...walk.span(), expression: expression(walk, type) });
        }
    });
    walk.depth--;
    walk.enclosing = outer;
    const doc = docstring(body);
    return {
        kind: "Function",
        start,
        end,
        name,
        params,
        body,
        isAsync,
        isGenerator: own.isGenerator,
        isArrow: false,
        decorators,
        ...(returns === undefined ? {} : { returns }),
        ...(doc === undefined ? {} : { doc }),
        ...(own.globals.length > 0 ? { globals: own.globals } : {}),
        ...(own.nonlocals.length > 0 ? { nonlocals: own.nonlocals } : {}),
    };
}
function lambda(walk) {
    const outer = walk.enclosing;
    const own = { isGenerator: false, globals: [], nonlocals: [] };
    walk.enclosing = own;
    walk.depth += 2;
    const { start, end } = walk.span();
    let params = [];
    const body = [];
    walk.each((type) => {
        if (type === "lambda_parameters")
            params = parameters(walk);
        else {
            const value = expression(walk, type);
            body.push({ kind: "Return", start: value.start, end: value.end, value });
        }
    });
    walk.depth -= 2;
    walk.enclosing = outer;
    return {
        kind: "Function",
        start,
        end,
        params,
        body,
        isAsync: false,
        isGenerator: own.isGenerator,
        isArrow: false,
        decorators: [],
    };
}
function parameters(walk) {
    const params = [];
    walk.each((type) => {
        if (type !== "keyword_separator" && type !== "positional_separator")
            params.push(parameter(walk, type));
    });
    return params;
}
function parameter(walk, type) {
    const span = walk.span();
    let target;
    let annotation;
    let defaultValue;
    let rest;
    const bind = (bound) => {
        if (bound === "list_splat_pattern")
            rest = "positional";
        if (bound === "dictionary_splat_pattern")
            rest = "named";
        const lowered = bound === "dictionary_splat_pattern" ? expression(walk, bound) : pattern(walk, bound);
        if (lowered.kind === "RestPattern")
            target = lowered.target;
        else if (lowered.kind === "Identifier")
            target = lowered;
        else if (lowered.kind === "ArrayPattern")
            target = lowered;
        else
            target = unknownAt(span);
    };
    switch (type) {
        case "typed_parameter":
        case "default_parameter":
        case "typed_default_parameter":
            walk.each((part) => {
                const field = walk.field();
                if (field === "type")
                    annotation = expression(walk, part);
                else if (field === "value")
                    defaultValue = expression(walk, part);
                else
                    bind(part);
            });
            break;
        default:
            bind(type);
    }
    return {
        ...span,
        target: target ?? unknownAt(span),
        ...(annotation === undefined ? {} : { annotation }),
        ...(defaultValue === undefined ? {} : { defaultValue }),
        ...(rest === undefined ? {} : { rest }),
    };
}
/** Lowers the `class_definition` under the cursor. */
function classNode(walk, decorators, start) {
    const outer = walk.enclosing;
    walk.enclosing = undefined;
    walk.depth += 2;
    const { end } = walk.span();
    let name = "";
    const bases = [];
    const members = [];
    let body = [];
    walk.each((type) => {
        switch (walk.field()) {
            case "name":
                name = walk.name();
                break;
            case "superclasses":
                walk.each((base) => {
                    const arg = argument(walk, base);
                    // `metaclass=…` and the keywords of __init_subclass__ are evaluated, but are no bases.
                    if (arg.name === undefined && arg.spread === undefined)
                        bases.push(arg.value);
                    else
                        members.push(initializer({ kind: "ExpressionStatement", start: arg.start, end: arg.end, expression: arg.value }));
                });
                break;
            case "body":
                body = block(walk);
                break;
            default:
                if (type === "ERROR") {
                    members.push(initializer({ kind: "ExpressionStatement", ...walk.span(), expression: expression(walk, type) }));
                }
        }
    });
    walk.depth -= 2;
    walk.enclosing = outer;
    const doc = docstring(body);
    for (const [index, statement] of body.entries()) {
        if (index > 0 || doc === undefined)
            members.push(member(statement));
    }
    return { kind: "Class", start, end, name, bases, decorators, members, ...(doc === undefined ? {} : { doc }) };
}
function initializer(statement) {
    return { kind: "Initializer", start: statement.start, end: statement.end, body: [statement] };
}
function member(statement) {
    const { start, end } = statement;
    if (statement.kind === "FunctionDeclaration") {
        const { fn } = statement;
        const method = { kind: "Method", start, end, name: fn.name ?? "", isStatic: isStaticMethod(fn), fn };
        const accessor = accessorOf(fn);
        return accessor === undefined ? method : { ...method, accessor };
    }
    if (statement.kind === "VariableDeclaration") {
        // `x: int`, see the statement lowering.
        const [declared] = statement.declarations;
        if (declared?.target.kind === "Identifier" && declared.annotation !== undefined) {
            const { target, annotation } = declared;
            return { kind: "Field", start, end, name: target.name, isStatic: true, annotation, decorators: [] };
        }
    }
    if (statement.kind === "ExpressionStatement" && statement.expression.kind === "Assign") {
        const { target, value, annotation, operator } = statement.expression;
        if (target.kind === "Identifier" && operator === undefined && value.kind !== "Assign") {
            const field = { kind: "Field", start, end, name: target.name, isStatic: true, value, decorators: [] };
            return annotation === undefined ? field : { ...field, annotation };
        }
    }
    return initializer(statement);
}
function isStaticMethod(fn) {
    return fn.decorators.some((decorator) => decorator.kind === "Identifier" && decorator.name === "staticmethod");
}
function accessorOf(fn) {
    for (const decorator of fn.decorators) {
        if (decorator.kind === "Identifier" && /^(?:cached_)?property$/u.test(decorator.name))
            return "get";
        if (decorator.kind === "Member" && decorator.property === "cached_property")
            return "get";
        if (decorator.kind === "Member" && decorator.property === "setter")
            return "set";
    }
    return undefined;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/audit/parse/python/web-tree-sitter.cjs
var web_tree_sitter = __webpack_require__(7015);
;// CONCATENATED MODULE: ./out/audit/parse/python/grammar.js
/** tree-sitter with the Python grammar, loaded once per thread. */


let loading;
function loadGrammar() {
    loading ??= load();
    return loading;
}
async function load() {
    await web_tree_sitter.Parser.init({ wasmBinary: wasm("web-tree-sitter", "web-tree-sitter.wasm") });
    const language = await web_tree_sitter.Language.load(wasm("tree-sitter-python", "tree-sitter-python.wasm"));
    const parser = new web_tree_sitter.Parser();
    parser.setLanguage(language);
    const namedTypes = [];
    const tokens = [];
    for (let id = 0; id < language.nodeTypeCount; id++) {
        const isNamed = language.nodeTypeIsNamed(id);
        const name = interned(language.nodeTypeForId(id) ?? "");
        namedTypes.push(isNamed && name !== "line_continuation" ? name : "");
        tokens.push(isNamed ? "" : name);
    }
    const fields = [undefined];
    for (let id = 1; id <= language.fieldCount; id++)
        fields.push(interned(language.fieldNameForId(id) ?? ""));
    return { parser, namedTypes, tokens, fields };
}
/**
 * A file of a package: beside the bundle, where scripts/bundle.ts puts it, or in node_modules of a checkout. The base URL stands
 * in a variable: the bundler would take `new URL(…, import.meta.url)` for an asset of its own and damage it.
 */
function wasm(packageName, name) {
    const here = require("url").pathToFileURL(__filename).href;
    const beside = new URL(name, here);
    return (0,external_node_fs_.readFileSync)((0,external_node_fs_.existsSync)(beside) ? beside : new URL(`../../../../node_modules/${packageName}/${name}`, here));
}
/** The same text as a property key, which engines compare by address: the walk compares millions of them. */
function interned(text) {
    return Object.keys({ [text]: 0 })[0] ?? text;
}

;// CONCATENATED MODULE: ./out/audit/parse/python/long-runs.js
/** Lines in a row from which on a run is blanked. Below, a file of a megabyte costs a second at most. */
const LONG_RUN = 64;
/** A line of white space with a comment, a backslash or nothing. Inside a string it loses no code. */
const EMPTY_LINE = /[ \t\f]*(?:#[^\n]*|\\[ \t\f\r]*)?(?:\n|$)/uy;
function calmLongRuns(text) {
    const pieces = [];
    const comments = [];
    let copied = 0;
    let run = [];
    const flush = (end) => {
        if (run.length >= LONG_RUN) {
            pieces.push(text.slice(copied, run[0]));
            for (const [index, start] of run.entries()) {
                const lineEnd = run[index + 1] ?? end;
                pieces.push(blankLine(text, start, lineEnd, comments));
            }
            copied = end;
        }
        run = [];
    };
    let at = 0;
    while (at < text.length) {
        EMPTY_LINE.lastIndex = at;
        if (EMPTY_LINE.test(text)) {
            run.push(at);
            at = EMPTY_LINE.lastIndex;
            continue;
        }
        flush(at);
        const next = text.indexOf("\n", at);
        at = next < 0 ? text.length : next + 1;
    }
    flush(text.length);
    if (copied === 0)
        return { text, comments };
    pieces.push(text.slice(copied));
    return { text: pieces.join(""), comments };
}
function blankLine(text, start, end, comments) {
    const line = text.slice(start, end);
    const mark = line.search(/[#\\]/u);
    if (mark < 0)
        return line;
    if (line[mark] === "\\")
        return " ".repeat(line.length);
    const content = line.replace(/\r?\n$/u, "");
    comments.push({ start: start + mark, end: start + content.length, text: content.slice(mark + 1) });
    return " ".repeat(content.length) + line.slice(content.length);
}

;// CONCATENATED MODULE: ./out/audit/parse/python/parse.js






/**
 * How often the parser may report progress, which it does every hundred of its steps, for each character. CPython's own
 * library needs 0.02 at most, a text of `x;` 0.06; only error recovery without end would need more.
 */
const REPORTS_PER_CHARACTER = 0.25;
const MIN_REPORTS = 10_000;
/** Thrown for a text on which the parser does not end within its budget. */
class ParseBudgetError extends Error {
}
/**
 * Parses and lowers Python of any version. The parser repairs what it can't read: `degraded` says that it had to. A byte
 * order mark is dropped first, offsets count from behind it. Throws ParseBudgetError when the parser's budget runs out.
 */
async function parsePython(text) {
    return lowerPython(await loadGrammar(), text).module;
}
/** For tests too: which node types the lowering did not know. */
function lowerPython(grammar, written) {
    const stripped = written.charCodeAt(0) === 0xfeff ? written.slice(1) : written;
    // The grammar knows no bare carriage return.
    const text = stripped.replace(/\r(?!\n)/gu, "\n");
    const calmed = calmLongRuns(text);
    const budget = { reports: Math.max(MIN_REPORTS, text.length * REPORTS_PER_CHARACTER) };
    let tree = parseTree(grammar, calmed.text, budget);
    try {
        let errors = tree.rootNode.hasError ? errorsOf(tree) : undefined;
        let blanked = calmed.comments;
        if (errors !== undefined && errors.characters > 0) {
            const retry = flattenBrackets(calmed.text);
            if (retry !== undefined) {
                const other = parseTree(grammar, retry.text, budget);
                const otherErrors = errorsOf(other);
                if (otherErrors.characters < errors.characters) {
                    tree.delete();
                    tree = other;
                    errors = otherErrors;
                    blanked = [...blanked, ...retry.comments];
                }
                else
                    other.delete();
            }
        }
        return lowerTree(grammar, text, tree, errors, blanked);
    }
    finally {
        tree.delete();
    }
}
function parseTree({ parser }, text, budget) {
    // Its type says void, but a true result stops the parser.
    const progressCallback = (() => --budget.reports < 0);
    const tree = parser.parse(text, null, { progressCallback });
    if (tree !== null)
        return tree;
    parser.reset();
    throw new ParseBudgetError("the Python parser did not end within its budget");
}
/** Looks for the places that the parser repaired; defaults of type parameters, which the grammar does not know, are none. */
function errorsOf(tree) {
    const cursor = tree.walk();
    let characters = 0;
    let first;
    const typeParameters = [];
    try {
        for (;;) {
            const node = cursor.currentNode;
            const isError = node.isError || node.isMissing;
            if (isError && typeParameters.at(-1) !== true) {
                characters += Math.max(1, node.endIndex - node.startIndex);
                first ??= innermostError(node).startIndex;
            }
            if (!isError && node.hasError && cursor.gotoFirstChild()) {
                typeParameters.push(node.type === "type_parameter");
                continue;
            }
            while (!cursor.gotoNextSibling()) {
                if (!cursor.gotoParent())
                    return first === undefined ? { characters } : { characters, first };
                typeParameters.pop();
            }
        }
    }
    finally {
        cursor.delete();
    }
}
/** An error may span the whole file; the one inside it that comes first tells where to look. */
function innermostError(error) {
    let current = error;
    for (let depth = 0; depth < 50; depth++) {
        let inner;
        for (let i = 0; i < Math.min(current.childCount, 200) && inner === undefined; i++) {
            const child = current.child(i);
            if (child?.isError || child?.isMissing || child?.hasError)
                inner = child;
        }
        if (inner === undefined)
            break;
        current = inner;
    }
    return current;
}
function lowerTree(grammar, text, tree, errors, blanked) {
    const cursor = tree.walk();
    try {
        const walk = new Walk(text, cursor, grammar);
        const body = block(walk);
        const comments = [...walk.comments, ...blanked].sort((a, b) => a.start - b.start);
        const doc = docstring(body);
        const degraded = errors !== undefined && errors.characters > 0;
        const module = {
            language: "python",
            body,
            comments,
            ...(doc === undefined ? {} : { doc }),
            degraded,
            ...(degraded && errors.first !== undefined ? { degradedAt: errors.first } : {}),
            tooDeep: walk.tooDeep,
        };
        return { module, unknownTypes: walk.unknownTypes };
    }
    finally {
        cursor.delete();
    }
}


/***/ })

};
;
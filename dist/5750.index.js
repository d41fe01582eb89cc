"use strict";
exports.id = 5750;
exports.ids = [5750];
exports.modules = {

/***/ 5750:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  matchContent: function() { return /* binding */ matchContent; }
});

// UNUSED EXPORTS: MAX_PER_FILE

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/facts.js + 8 modules
var content_facts = __webpack_require__(2416);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/content/model-text.js
var model_text = __webpack_require__(38);
// EXTERNAL MODULE: ./out/findings/fingerprint.js
var fingerprint = __webpack_require__(2486);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
// EXTERNAL MODULE: ./out/audit/server/environments.js + 2 modules
var environments = __webpack_require__(196);
// EXTERNAL MODULE: ./out/audit/server/handlers.js
var handlers = __webpack_require__(8342);
// EXTERNAL MODULE: ./out/audit/server/python.js
var python = __webpack_require__(589);
// EXTERNAL MODULE: ./out/content/json-schema-keywords.js
var json_schema_keywords = __webpack_require__(5812);
// EXTERNAL MODULE: ./out/audit/server/annotation-shapes.js
var annotation_shapes = __webpack_require__(6373);
// EXTERNAL MODULE: ./out/audit/server/static-values.js
var static_values = __webpack_require__(8988);
;// CONCATENATED MODULE: ./out/audit/server/literal-units.js
/** Which characters of a literal spell which part of its value. */
const ESCAPES = new Map([
    ["n", "\n"],
    ["r", "\r"],
    ["t", "\t"],
    ["b", "\b"],
    ["f", "\f"],
    ["v", "\v"],
]);
/**
 * Reads a literal of a text. Its value is to be compared with what the parser gave: where they differ (rare escapes, parts
 * between two literals), the offsets mean nothing.
 * @param source as written, quotes and prefixes with it; several literals in a row in Python
 * @param inside true when the source is the inside of a template, without quotes
 */
function literalUnits(source, python, inside = false) {
    const reader = new LiteralReader(source, python);
    if (inside)
        reader.content(0, source.length, false, true);
    else
        reader.literals();
    return reader.units();
}
class LiteralReader {
    #source;
    #python;
    #text = [];
    #offsets = [];
    #end = 0;
    constructor(source, python) {
        this.#source = source;
        this.#python = python;
    }
    units() {
        return { text: this.#text.join(""), offsets: [...this.#offsets, this.#end] };
    }
    literals() {
        const source = this.#source;
        let at = 0;
        while (at < source.length) {
            const char = source[at];
            if (char === '"' || char === "'" || char === "`") {
                const width = this.#python && source.startsWith(char.repeat(3), at) ? 3 : 1;
                const mark = char.repeat(width);
                let prefix = at;
                while (prefix > 0 && /[a-z]/i.test(source[prefix - 1]))
                    prefix--;
                const isRaw = this.#python && /r/i.test(source.slice(prefix, at));
                const from = at + width;
                const to = closing(source, from, mark);
                this.content(from, to, isRaw, char === "`");
                at = to + width;
            }
            else if (char === "#" && this.#python) {
                const newline = source.indexOf("\n", at);
                at = newline < 0 ? source.length : newline + 1;
            }
            else
                at += 1;
        }
    }
    content(from, to, isRaw, isTemplate) {
        const source = this.#source;
        let at = from;
        while (at < to) {
            const char = source[at];
            if (char === "\\" && !isRaw)
                at = this.#escape(at);
            else if (char === "\r" && (isTemplate || this.#python)) {
                // Both languages read a line break as one line feed.
                this.#unit("\n", at);
                at += source[at + 1] === "\n" ? 2 : 1;
            }
            else {
                this.#unit(char, at);
                at += 1;
            }
        }
        this.#end = to;
    }
    #escape(at) {
        const source = this.#source;
        const next = source[at + 1] ?? "";
        const code = /^(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|U([0-9a-f]{8}))/i.exec(source.slice(at + 1, at + 10));
        if (code && (next !== "U" || this.#python)) {
            const value = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? code[4] ?? "0", 16);
            if (value <= 0x10ffff)
                for (const unit of String.fromCodePoint(value).split(""))
                    this.#unit(unit, at);
            return at + 1 + code[0].length;
        }
        if (next === "\n")
            return at + 2;
        if (next === "\r")
            return at + (source[at + 2] === "\n" ? 3 : 2);
        if (next === "0")
            this.#unit("\0", at);
        else if (next === "a" && this.#python)
            this.#unit("\x07", at);
        else
            this.#unit(ESCAPES.get(next) ?? (this.#python && !/["'\\]/.test(next) ? `\\${next}` : next), at);
        return at + 2;
    }
    #unit(text, at) {
        for (const unit of text.split("")) {
            this.#text.push(unit);
            this.#offsets.push(at);
        }
    }
}
function closing(source, from, mark) {
    let at = from;
    while (at < source.length) {
        if (source[at] === "\\")
            at += 2;
        else if (source.startsWith(mark, at))
            return at;
        else
            at += 1;
    }
    return source.length;
}

;// CONCATENATED MODULE: ./out/audit/server/written-text.js


/** Longest text that is put together, in UTF-16 units; descriptions of real tools stay below 20,000. */
const MAX_TEXT = 262_144;
/** Parts and names that are looked at for one text. */
const MAX_STEPS = 4000;
const MAX_DEPTH = 24;
/** What stands for a value that is not known. */
const HOLE = "_";
/** Methods and functions that leave a text as it is, white space aside. */
const TRIMMING = new Set([
    ...["trim", "trimStart", "trimEnd", "strip", "lstrip", "rstrip", "toString", "concat"],
    ...["dedent", "cleandoc", "stripIndent", "outdent", "String", "str"],
]);
/**
 * The constant text of an expression. What is not known of it is one character in its place.
 * @returns undefined when nothing of it is known, and no limit is to blame
 */
function writtenText(reader, value, env = static_values/* EMPTY */.wg) {
    const resolved = reader.resolve(value, env);
    if (!(0,static_values/* isLocated */.B0)(resolved))
        return undefined;
    const fold = new Fold(reader);
    const isText = fold.add(value, env, 0) && fold.isKnown;
    if (!isText && !fold.isCut)
        return undefined;
    const { file, expression } = resolved;
    return { text: fold.text, pieces: fold.pieces, file, span: expression, isCut: fold.isCut };
}
/** A text that some other part of the audit read, at a place that holds it in another form. */
function textAt(file, span, text) {
    return { text, pieces: [{ at: 0, text, file, span, form: "other" }], file, span, isCut: false };
}
class Fold {
    pieces = [];
    isKnown = false;
    isCut = false;
    #reader;
    #parts = [];
    #length = 0;
    #steps = 0;
    constructor(reader) {
        this.#reader = reader;
    }
    get text() {
        return this.#parts.join("");
    }
    /** Adds what an expression gives; false when it is no text. */
    add(value, env, depth) {
        if (++this.#steps > MAX_STEPS || depth > MAX_DEPTH) {
            this.isCut = true;
            return false;
        }
        const resolved = this.#reader.resolve(value, env);
        if (!(0,static_values/* isLocated */.B0)(resolved))
            return false;
        const { file, expression } = resolved;
        // What a name leads to lies outside of the function that the environment speaks of.
        const inner = (0,static_values/* isLocated */.B0)(value) && value.expression === expression ? env : static_values/* EMPTY */.wg;
        switch (expression.kind) {
            case "Literal":
                if (typeof expression.value === "string")
                    this.#put(expression.value, file, expression, "literal");
                else if (depth > 0 && expression.value !== null)
                    this.#put(String(expression.value), file, expression, "other");
                else
                    return false;
                return true;
            case "Template":
                this.#template(file, expression, inner, depth);
                return true;
            case "TaggedTemplate":
                this.#template(file, expression.template, inner, depth);
                return true;
            case "Concat":
                return this.#all(file, expression.operands, "", inner, depth);
            case "Conditional":
                return this.#all(file, [expression.consequent, expression.alternate], "\n\n", inner, depth);
            case "Logical":
                return this.#all(file, expression.operands, "\n\n", inner, depth);
            case "Call":
                if (this.#call(file, expression, inner, depth))
                    return true;
                break;
            default:
        }
        const constant = this.#reader.project.constantOf(file, expression);
        if (typeof constant !== "string")
            return false;
        this.#put(constant, file, expression, "other");
        return true;
    }
    /** Parts that belong together; those that are not known are holes. False when none is known. */
    #all(file, expressions, separator, env, depth) {
        const before = this.pieces.length;
        for (const [index, expression] of expressions.entries()) {
            if (index > 0)
                this.#glue(separator);
            if (!this.add({ file, expression }, env, depth + 1) && separator === "")
                this.#glue(HOLE);
        }
        return this.pieces.length > before;
    }
    #call(file, call, env, depth) {
        const { callee } = call;
        const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
        const [first] = call.args;
        if (name === "join" && callee.kind === "Member") {
            // `[…].join("\n")`, `"\n".join([…])`
            const [list, glue] = file.language === "python" ? [first?.value, callee.object] : [callee.object, first?.value ?? undefined];
            const elements = list && this.#reader.elements({ file, expression: list }, env);
            if (!elements)
                return false;
            const separator = glue && this.#reader.text({ file, expression: glue }, env);
            const before = this.pieces.length;
            for (const [index, element] of elements.entries()) {
                if (index > 0)
                    this.#glue(separator ?? ",");
                if (!this.add(element, static_values/* EMPTY */.wg, depth + 1))
                    this.#glue(HOLE);
            }
            return this.pieces.length > before;
        }
        if (!TRIMMING.has(name))
            return false;
        if (callee.kind === "Member" && !first)
            return this.add({ file, expression: callee.object }, env, depth + 1);
        if (!first)
            return false;
        return callee.kind === "Member" && name === "concat"
            ? this.#all(file, [callee.object, ...call.args.map((arg) => arg.value)], "", env, depth)
            : this.add({ file, expression: first.value }, env, depth + 1);
    }
    #template(file, template, env, depth) {
        const source = file.text.text;
        for (const [index, part] of template.parts.entries()) {
            if (typeof part !== "string") {
                if (!this.add({ file, expression: part }, env, depth + 1))
                    this.#glue(HOLE);
                continue;
            }
            const before = template.parts[index - 1];
            const after = template.parts[index + 1];
            const isScript = file.language !== "python";
            // The inside of the literal around a hole; where this is wrong, the comparison with the text finds out.
            const start = typeof before === "object" ? source.indexOf("}", before.end) + 1 : template.start + (isScript ? 1 : 0);
            const end = typeof after === "object"
                ? source.lastIndexOf(isScript ? "${" : "{", after.start)
                : template.end - (isScript ? 1 : 0);
            const isInside = isScript && start > template.start && end <= template.end && start < end;
            if (isInside)
                this.#put(part, file, { start, end }, "inside");
            else
                this.#put(part, file, template, "other");
        }
    }
    #put(text, file, { start, end }, form) {
        const room = MAX_TEXT - this.#length;
        if (text.length > room)
            this.isCut = true;
        const kept = text.slice(0, Math.max(0, room));
        if (kept === "")
            return;
        this.isKnown = true;
        this.pieces.push({ at: this.#length, text: kept, file, span: { start, end }, form });
        this.#glue(kept);
    }
    #glue(text) {
        if (this.#length + text.length > MAX_TEXT)
            return;
        this.#parts.push(text);
        this.#length += text.length;
    }
}
/**
 * Where a passage is written.
 * @param start UTF-16 offsets into the text, end exclusive
 * @returns the characters that spell it where they can be told, else the expression that holds it
 */
function placeInSource(written, start, end) {
    const first = pieceAt(written, start);
    const last = pieceAt(written, Math.max(start, end - 1));
    const whole = { file: written.file, span: written.span };
    if (!first || !last)
        return whole;
    const from = spanIn(first, Math.max(0, start - first.at), first === last ? end - first.at : first.text.length);
    if (first === last)
        return { file: first.file, span: from };
    const to = spanIn(last, 0, end - last.at);
    // Parts of one expression stand in order; parts behind names may stand anywhere.
    const isOrdered = first.file === last.file && from.start < to.end && isWithin(from, whole) && isWithin(to, whole);
    return isOrdered && first.file === written.file
        ? { file: first.file, span: { start: from.start, end: to.end } }
        : { file: first.file, span: from };
}
/** The file that a passage begins in, and what tells it from others of that file; cheap, other than its place. */
function passageAt(written, start, end) {
    const piece = pieceAt(written, start);
    if (!piece)
        return { file: written.file, key: `${written.span.start}:${start}:${end}` };
    return { file: piece.file, key: `${piece.span.start}:${start - piece.at}:${end - start}` };
}
function isWithin(inner, { span }) {
    return span.start <= inner.start && inner.end <= span.end;
}
function pieceAt({ pieces }, offset) {
    let found;
    for (const piece of pieces) {
        if (piece.at > offset)
            break;
        found = piece;
    }
    return found;
}
/** By part, for a text may hold thousands of passages: null where the source spells the part in a way that is not followed. */
const OFFSETS = new WeakMap();
function offsetsOf(piece, source) {
    let offsets = OFFSETS.get(piece);
    if (offsets === undefined) {
        const { text, file, form } = piece;
        const units = form === "other" ? undefined : literalUnits(source, file.language === "python", form === "inside");
        offsets = units?.text.startsWith(text) ? units.offsets : null;
        OFFSETS.set(piece, offsets);
    }
    return offsets;
}
function spanIn(piece, start, end) {
    const { text, file, span } = piece;
    const source = file.text.text.slice(span.start, span.end);
    const offsets = offsetsOf(piece, source);
    if (offsets) {
        return {
            start: span.start + offsets[start],
            end: span.start + (offsets[end] ?? source.length),
        };
    }
    // As it stands there, when it does; of a docstring, its first line.
    const passage = text.slice(start, end);
    for (const sought of [passage, passage.trimStart().split("\n", 1)[0]?.trimEnd() ?? ""]) {
        const at = sought === "" ? -1 : source.indexOf(sought);
        if (at >= 0)
            return { start: span.start + at, end: span.start + at + sought.length };
    }
    return span;
}

;// CONCATENATED MODULE: ./out/audit/server/schema-texts.js




/** Depth of a schema below the arguments; deeper ones are cut by the SDKs' own users long before. */
const schema_texts_MAX_DEPTH = 24;
/** Schemas that are read for one tool, each once: the largest of real servers have some hundreds. */
const MAX_SCHEMAS_OF_TOOL = 20_000;
/** Schemas that are read for one project; a schema that several tools share counts for each. */
const MAX_SCHEMAS = 1_000_000;
/** Methods of schema libraries that set a text. */
const DESCRIBING = new Set(["describe", "description", "title", "label"]);
/** The texts of schemas: JSON Schema, zod and its like, annotations and models of pydantic. */
class SchemaTexts {
    #reader;
    #list;
    /** What was read for the tool at hand: a schema under several arguments says the same in each. */
    #seen = new Map();
    #tool;
    #readOfTool = 0;
    #read = 0;
    constructor(reader, list) {
        this.#reader = reader;
        this.#list = list;
    }
    /** Texts of a schema, which may be named, nested, or made by calls. */
    read(value, env, of, depth = 0) {
        const resolved = this.#reader.resolve(value, env);
        if (!(0,static_values/* isLocated */.B0)(resolved))
            return;
        const { file, expression } = resolved;
        if (this.#enters(expression, env, of, depth))
            this.#schema(file, expression, env, of, depth);
    }
    /** False for what was read before for the tool, and beyond a limit, which is noted. */
    #enters(node, env, of, depth) {
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
        if (seen.has(node))
            return false;
        if (depth > schema_texts_MAX_DEPTH || this.#readOfTool >= MAX_SCHEMAS_OF_TOOL || this.#read >= MAX_SCHEMAS) {
            this.#list.cut("name");
            this.#list.cut("description");
            return false;
        }
        seen.add(node);
        this.#readOfTool++;
        this.#read++;
        return true;
    }
    #schema(file, expression, env, of, depth) {
        const next = (inner) => this.read({ file, expression: inner }, env, of, depth + 1);
        switch (expression.kind) {
            case "ObjectLiteral":
                this.#object(file, expression, env, of, depth);
                break;
            case "ArrayLiteral":
                for (const element of expression.elements)
                    next(element.value);
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
    #object(file, { entries }, env, of, depth) {
        for (const entry of entries) {
            const value = { file, expression: entry.value };
            if (entry.spread)
                this.read(value, env, of, depth + 1);
            else if (typeof entry.key !== "string")
                continue;
            else if (json_schema_keywords/* TEXT_KEYWORDS */.Ho.has(entry.key) && this.#text(value, env, of, entry.key === "title"))
                continue;
            else if (json_schema_keywords/* DATA_KEYWORDS */.G9.has(entry.key))
                this.#values(value, env, of);
            else if (json_schema_keywords/* SCHEMAS_BY_NAME */.X1.has(entry.key) && this.#isObject(value, env))
                this.#properties(value, env, of, depth);
            else if (json_schema_keywords/* SUBSCHEMAS */.FL.has(entry.key))
                this.read(value, env, of, depth + 1);
            else if (isSchema(entry.value))
                this.#property(value, entry.key, env, of, depth);
        }
    }
    #isObject(value, env) {
        const resolved = this.#reader.resolve(value, env);
        return (0,static_values/* isLocated */.B0)(resolved) && resolved.expression.kind === "ObjectLiteral";
    }
    #properties(value, env, of, depth) {
        const resolved = this.#reader.resolve(value, env);
        if (!(0,static_values/* isLocated */.B0)(resolved) || resolved.expression.kind !== "ObjectLiteral")
            return;
        const { file } = resolved;
        if (!this.#enters(resolved.expression, env, of, depth))
            return;
        for (const entry of resolved.expression.entries) {
            const inner = { file, expression: entry.value };
            if (entry.spread)
                this.#properties(inner, env, of, depth + 1);
            else if (typeof entry.key === "string")
                this.#property(inner, entry.key, env, of, depth);
        }
    }
    #property(value, name, env, of, depth) {
        const owner = { ...of, argument: name };
        const at = (0,static_values/* isLocated */.B0)(value) ? value : undefined;
        if (at)
            this.#list.addName(at.file, before(at.file, at.expression, name), name, owner);
        this.read(value, env, owner, depth + 1);
    }
    #text(value, env, of, isTitle) {
        return this.#list.add("description", value, env, isTitle ? { ...of, part: "title" } : of);
    }
    #values(value, env, of) {
        for (const element of this.#reader.elements(value, env) ?? [value])
            this.#text(element, env, of, false);
    }
    /** `z.object({…}).describe("…")`, `Field(description="…")`, `Type.String({ description })` */
    #call(file, call, env, of, depth) {
        const { callee } = call;
        const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
        for (const [index, argument] of call.args.entries()) {
            const value = { file, expression: argument.value };
            if (argument.name !== undefined) {
                if (json_schema_keywords/* TEXT_KEYWORDS */.Ho.has(argument.name))
                    this.#text(value, env, of, argument.name === "title");
                else if (json_schema_keywords/* DATA_KEYWORDS */.G9.has(argument.name))
                    this.#values(value, env, of);
                else if (argument.name.endsWith("schema_extra"))
                    this.read(value, env, of, depth + 1);
            }
            else if (DESCRIBING.has(name) && index === 0)
                this.#text(value, env, of, name !== "describe");
            else if (name === "Field" && index === 0 && file.language === "python")
                this.#values(value, env, of);
            else if (name === "enum" || name === "literal" || name === "default")
                this.#values(value, env, of);
            else if (isSchema(argument.value))
                this.read(value, env, of, depth + 1);
        }
        // A chain may be longer than any schema is deep.
        if (callee.kind === "Member")
            this.read({ file, expression: callee.object }, env, of, depth);
    }
    /** `Annotated[str, Field(description="…")]`, `list[Model]`, `Literal["a"]` */
    #generic(file, { object, index }, env, of, depth) {
        const name = object.kind === "Identifier" ? object.name : object.kind === "Member" ? object.property : "";
        const items = index.kind === "ArrayLiteral"
            ? index.elements.map((element) => element.value)
            : index.kind === "Sequence"
                ? index.expressions
                : [index];
        for (const [at, item] of items.entries()) {
            const value = { file, expression: item };
            const isText = name === "Literal" || (name === "Annotated" && at > 0);
            if (!(isText && this.#text(value, env, of, false)))
                this.read(value, env, of, depth + 1);
        }
    }
    /** A class of the project that describes an object. */
    #model(file, name, of, depth) {
        const owner = this.#reader.project.classOf(file, name);
        if (owner)
            this.#class(owner.file, owner.cls, of, depth);
    }
    #class(file, cls, of, depth) {
        if (!this.#enters(cls, static_values/* EMPTY */.wg, of, depth))
            return;
        if (cls.doc !== undefined && file.language === "python")
            this.#classDoc(file, cls, cls.doc, of);
        for (const member of cls.members) {
            if (member.kind !== "Field")
                continue;
            const owner = { ...of, argument: member.name };
            if (member.annotation)
                this.read({ file, expression: member.annotation }, static_values/* EMPTY */.wg, owner, depth + 1);
            if (member.value)
                this.read({ file, expression: member.value }, static_values/* EMPTY */.wg, owner, depth + 1);
        }
        for (const base of cls.bases)
            this.#model(file, base, of, depth + 1);
    }
    #classDoc(file, cls, doc, of) {
        const span = { start: cls.start, end: cls.members[0]?.start ?? cls.end };
        this.#list.addWritten("description", textAt(file, span, doc), of);
    }
    /** The parameters of a Python handler: names, annotations, defaults. */
    parameters({ file, fn }, offset, of) {
        for (const parameter of fn.params.slice(offset)) {
            const name = (0,annotation_shapes/* parameterName */.xd)(parameter);
            if (name === undefined || parameter.rest || (0,annotation_shapes/* isInjected */.$V)(parameter))
                continue;
            const owner = { ...of, argument: name };
            this.#list.addName(file, parameter, name, owner);
            if (parameter.annotation)
                this.read({ file, expression: parameter.annotation }, static_values/* EMPTY */.wg, owner);
            if (parameter.defaultValue)
                this.read({ file, expression: parameter.defaultValue }, static_values/* EMPTY */.wg, owner);
        }
    }
}
function isSchema(expression) {
    return ["ObjectLiteral", "ArrayLiteral", "Call", "Identifier", "Member", "Conditional"].includes(expression.kind);
}
/** The key before a value, where it stands on the same lines; else the value. */
function before(file, value, key) {
    const from = Math.max(0, value.start - key.length - 64);
    const at = file.text.text.slice(from, value.start).lastIndexOf(key);
    return at < 0 ? value : { start: from + at, end: from + at + key.length };
}

// EXTERNAL MODULE: ./out/audit/server/script.js
var script = __webpack_require__(6024);
// EXTERNAL MODULE: ./out/audit/server/sdks.js
var sdks = __webpack_require__(5926);
;// CONCATENATED MODULE: ./out/audit/server/text-list.js

/** Texts of one project; a project with more is no server. */
const MAX_TEXTS = 50_000;
/** Units of all texts together: the same constant may stand in thousands of descriptions. */
const MAX_UNITS = 16_777_216;
/** Collects texts, each place once for each surface. */
class TextList {
    #reader;
    #texts = [];
    #known = new Map();
    #units = 0;
    #cut = new Map();
    constructor(reader) {
        this.#reader = reader;
    }
    /** @returns false when the value is no text, as far as is known */
    add(surface, value, env, owner) {
        const written = writtenText(this.#reader, value, env);
        if (!written)
            return false;
        // A name that is made at run time is none that could be judged.
        if (surface === "name" && this.#reader.text(value, env) === undefined)
            return true;
        // Resources are called as files and pages are, in any script.
        if (surface === "name" && owner.kind === "resource")
            this.#put("description", written, { ...owner, part: "name" });
        else
            this.#put(surface, written, owner);
        return true;
    }
    /** A name that is no text in the source: of a function, of a property. */
    addName(file, span, name, owner) {
        // Only other letters than these can make a name deceive.
        if (/^[\w$-]*$/.test(name))
            return;
        this.#put("name", textAt(file, span, name), owner);
    }
    addWritten(surface, written, owner) {
        this.#put(surface, written, owner);
    }
    /** Notes that something was left out, which may have held texts of the surface. */
    cut(surface) {
        this.#cut.set(surface, (this.#cut.get(surface) ?? 0) + 1);
    }
    result() {
        return { texts: this.#texts.map((one) => ({ ...one, tools: [...one.tools].sort() })), cut: this.#cut };
    }
    #put(surface, written, owner) {
        if (written.isCut)
            this.cut(surface);
        const { file, span, text } = written;
        let known = this.#known.get(file);
        if (!known) {
            known = new Map();
            this.#known.set(file, known);
        }
        const key = `${surface}:${span.start}:${span.end}:${text.length}`;
        const tool = owner.kind === "tool" ? owner.name : undefined;
        const before = known.get(key);
        if (before !== undefined) {
            if (tool !== undefined)
                this.#texts[before]?.tools.add(tool);
            return;
        }
        if (this.#texts.length >= MAX_TEXTS || this.#units + text.length > MAX_UNITS) {
            this.cut(surface);
            return;
        }
        known.set(key, this.#texts.length);
        this.#units += text.length;
        this.#texts.push({ surface, written, owner, tools: new Set(tool === undefined ? [] : [tool]) });
    }
}

// EXTERNAL MODULE: ./out/audit/server/tree.js
var tree = __webpack_require__(9623);
;// CONCATENATED MODULE: ./out/audit/server/texts.js
/**
 * What a model reads of a server, as far as the source holds it: names, descriptions and titles of tools, prompts,
 * resources and their arguments, instructions of the server, texts of prompts.
 */










/** What a registration says. */
const SURFACES = ["name", "description"];
/** Keys that make an object with a name a tool, a prompt, a resource. */
const SCHEMA_KEYS = ["inputSchema", "input_schema", "parameters", "paramsSchema", "schema", "outputSchema"];
const HANDLER_KEYS = ["handler", "execute", "callback", "run", "cb", "handle", "invoke"];
/** Classes and functions that make a server, by their last name. */
const SERVERS = new Set(["McpServer", "Server", "FastMCP", "MCPServer", "createMcpHandler"]);
/** Types of the protocol that Python servers write down. */
const PYTHON_TYPES = new Map([
    ["Tool", "tool"],
    ["Prompt", "prompt"],
    ["Resource", "resource"],
    ["ResourceTemplate", "resource"],
]);
/** What makes a message of a prompt in Python. */
const PYTHON_MESSAGES = new Set([
    ...["UserMessage", "AssistantMessage", "Message", "TextContent", "PromptMessage", "SamplingMessage"],
]);
/** Names that are common outside of SDKs as well. */
const SDK_NAMES = new Set([...SERVERS, ...PYTHON_TYPES.keys(), ...PYTHON_MESSAGES]);
/** Classes between one of a project and that of the SDK. */
const MAX_BASES = 8;
/**
 * The texts in the order of their files and places, each place once for each surface; `cut` says how often a limit left out
 * what may hold texts of a surface.
 * @param entries what `findEntryPoints` gives for the project
 */
function modelTexts(project, entries) {
    const collector = new Collector(project);
    for (const path of [...project.files.keys()].sort(order/* compareText */.n)) {
        const file = project.files.get(path);
        const isPython = file.language === "python";
        if (!project.dependsOn(file, isPython ? sdks/* PYTHON_PACKAGES */.$L : sdks/* SCRIPT_DEPENDENCIES */.YY))
            continue;
        if (isPython)
            collector.python(file);
        else
            collector.script(file);
    }
    for (const entry of entries)
        if (entry.kind === "prompt")
            collector.promptBody(entry);
    return collector.list.result();
}
class Collector {
    list;
    #reader;
    #environments;
    #schemas;
    constructor(project) {
        this.#reader = new static_values/* StaticReader */.Mb(project);
        this.#environments = new environments/* Environments */.B(this.#reader);
        this.list = new TextList(this.#reader);
        this.#schemas = new SchemaTexts(this.#reader, this.list);
    }
    script(file) {
        for (const site of this.#reader.project.callsIn(file)) {
            const method = (0,script/* scriptMethod */.nK)(this.#reader, site);
            if (method && method.model.form !== "request")
                this.#registration(site, method.model.form, method.model.kind);
            else
                this.#server(site);
        }
        (0,tree/* visitTree */.Y)(file.module.body, (node) => {
            if (node.kind === "ObjectLiteral")
                this.#definition({ file, expression: node });
            else if (node.kind === "Class")
                this.#class(file, node);
            return undefined;
        });
    }
    /** `(name, …, handler)` and `({ name, … })`, once for each environment that gives it a name. */
    #registration(site, form, kind) {
        const owner = ownerKind(kind);
        const [first] = site.call.args;
        if (!owner || !first)
            return;
        const named = { file: site.file, expression: first.value };
        const isPlain = form === "object" || this.#reader.text(named) !== undefined;
        const instances = isPlain ? [static_values/* EMPTY */.wg] : [static_values/* EMPTY */.wg, ...this.#environments.of(site)];
        if (instances.length > environments/* MAX_INSTANCES */.c)
            for (const surface of SURFACES)
                this.list.cut(surface);
        for (const env of instances) {
            const args = this.#arguments(site, env);
            if (form === "object") {
                const [only] = args;
                if (only)
                    this.#config(only, env, { kind: owner, file: site.file, name: this.#nameIn(only, env) });
                continue;
            }
            const [name, ...rest] = args;
            if (!name)
                continue;
            const of = { kind: owner, file: site.file, name: this.#reader.text(name, env) };
            this.list.add("name", name, env, of);
            for (const [index, value] of rest.entries()) {
                // What a resource is found at is no text for a reader.
                if (form === "resource" && index === 0)
                    continue;
                if (this.list.add("description", value, env, of))
                    continue;
                const resolved = this.#reader.resolve(value, env);
                if (form === "positional")
                    this.#schemas.read(resolved, env, of);
                else
                    this.#config(resolved, env, of);
            }
        }
    }
    #arguments({ call, file }, env) {
        return call.args.flatMap((one) => {
            const value = { file, expression: one.value };
            return one.spread === undefined ? [value] : (this.#reader.elements(value, env) ?? []);
        });
    }
    #config(value, env, of) {
        const config = this.#reader.resolve(value, env);
        if (!(0,static_values/* isLocated */.B0)(config) || config.expression.kind !== "ObjectLiteral")
            return;
        this.#parts((key) => this.#reader.property(config, key), env, of);
    }
    /** `{ title, description, inputSchema, annotations }` */
    #parts(get, env, of) {
        const add = (surface, from, what) => {
            if (from)
                this.list.add(surface, from, env, what ? { ...of, part: what } : of);
        };
        add("name", get("name"));
        add("description", get("description"));
        add("description", get("title"), "title");
        const annotations = get("annotations");
        const title = annotations && this.#reader.property(this.#reader.resolve(annotations, env), "title");
        add("description", title, "title");
        for (const key of [...SCHEMA_KEYS, "argsSchema"]) {
            const schema = get(key);
            if (schema)
                this.#schemas.read(schema, env, of);
        }
        const listed = get("arguments");
        for (const argument of (listed && this.#reader.elements(listed, env)) ?? [])
            this.#listedArgument(argument, of);
    }
    /** `{ name, description, required }` of a prompt. */
    #listedArgument(value, of) {
        const argument = this.#nameIn(value, static_values/* EMPTY */.wg);
        const name = this.#reader.property(value, "name");
        const description = this.#reader.property(value, "description");
        const at = { ...of, ...(argument === undefined ? {} : { argument }) };
        if (name)
            this.list.add("name", name, static_values/* EMPTY */.wg, at);
        if (description)
            this.list.add("description", description, static_values/* EMPTY */.wg, at);
    }
    /** A class whose fields describe a tool: `class List extends MCPTool { name = "list"; description = "…" }`. */
    #class(file, cls) {
        const has = (name) => cls.members.some((one) => one.kind !== "Initializer" && one.name === name);
        if (!has("name") || !has("description") || ![...SCHEMA_KEYS, ...HANDLER_KEYS].some(has))
            return;
        const get = (name) => {
            for (const member of cls.members) {
                if (member.kind === "Field" && member.name === name && member.value)
                    return { file, expression: member.value };
            }
            return undefined;
        };
        const named = get("name");
        this.#parts(get, static_values/* EMPTY */.wg, { kind: "tool", file, name: named && this.#reader.text(named) });
    }
    /**
     * The last name of what is called, where it may be of an SDK: it is, it derives from it, or nobody can tell. A class of the
     * project, or of another package, may well be called Server or Message.
     */
    #sdkName(file, callee, depth = 0) {
        const { project } = this.#reader;
        const name = lastName(callee);
        if (!SDK_NAMES.has(name) && depth === 0)
            return name;
        const own = project.classOf(file, callee);
        if (own) {
            if (depth >= MAX_BASES)
                return "";
            return own.cls.bases.some((base) => this.#sdkName(own.file, base, depth + 1) !== "") ? name : "";
        }
        const origin = project.originOf(file, callee);
        if (origin !== undefined)
            return isOfSdk(origin) ? name : "";
        return depth > 0 || project.functionOf(file, callee) ? "" : name;
    }
    #nameIn(value, env) {
        const name = this.#reader.property(this.#reader.resolve(value, env), "name");
        return name && this.#reader.text(name, env);
    }
    /** An object that has the shape of a tool, a prompt or a resource, wherever it stands: listings, tables, registries. */
    #definition(value) {
        const { entries } = value.expression;
        const has = (key) => entries.some((entry) => !entry.spread && entry.key === key);
        if (!has("name") || !(has("description") || has("inputSchema") || has("arguments")))
            return;
        const kind = has("uri") || has("uriTemplate")
            ? "resource"
            : SCHEMA_KEYS.some(has) || HANDLER_KEYS.some(has)
                ? "tool"
                : has("arguments")
                    ? "prompt"
                    : undefined;
        const name = kind && this.#nameIn(value, static_values/* EMPTY */.wg);
        if (kind)
            this.#config(value, static_values/* EMPTY */.wg, { kind, file: value.file, name });
    }
    /** `new McpServer({ name, title }, { instructions })` and its like. */
    #server({ call, file }) {
        if (!SERVERS.has(this.#sdkName(file, call.callee)))
            return;
        const values = call.args.map((one) => this.#reader.resolve({ file, expression: one.value }, static_values/* EMPTY */.wg));
        const names = values.map((value) => this.#reader.property(value, "name"));
        const name = names.find((one) => one !== undefined);
        const of = { kind: "server", file, name: name && this.#reader.text(name) };
        if (name)
            this.list.add("name", name, static_values/* EMPTY */.wg, of);
        for (const value of values) {
            for (const key of ["description", "title"]) {
                const text = this.#reader.property(value, key);
                if (text)
                    this.list.add("description", text, static_values/* EMPTY */.wg, key === "title" ? { ...of, part: key } : of);
            }
            const instructions = this.#reader.property(value, "instructions");
            if (instructions)
                this.list.add("instructions", instructions, static_values/* EMPTY */.wg, of);
        }
    }
    python(file) {
        const { project } = this.#reader;
        for (const ref of project.functionsIn(file)) {
            for (const decorator of ref.fn.decorators) {
                const kind = ownerKind((0,python/* registeredKind */.$8)(project, file, decorator) ?? "");
                if (kind)
                    this.#decorated(ref, decorator, kind);
            }
        }
        for (const { call } of project.callsIn(file)) {
            const name = this.#sdkName(file, call.callee);
            const kind = PYTHON_TYPES.get(name);
            if (kind && (0,static_values/* keyword */.Si)(call, "name"))
                this.#pythonType(file, call, kind);
            else if (SERVERS.has(name))
                this.#pythonServer(file, call);
            else if (name === "add_tool" || name === "from_function")
                this.#givenFunction(file, call);
        }
        (0,tree/* visitTree */.Y)(file.module.body, (node) => {
            if (node.kind === "ObjectLiteral")
                this.#definition({ file, expression: node });
            return undefined;
        });
    }
    #decorated(ref, decorator, kind) {
        const { file, fn } = ref;
        const call = decorator.kind === "Call" ? decorator : undefined;
        const given = call && ((0,static_values/* keyword */.Si)(call, "name")?.value ?? (kind === "tool" ? (0,static_values/* positional */.n8)(call)[0]?.value : undefined));
        const named = given && { file, expression: given };
        const name = (named && this.#reader.text(named)) ?? fn.name;
        const of = { kind, file, name };
        if (named)
            this.list.add("name", named, static_values/* EMPTY */.wg, of);
        else if (fn.name !== undefined)
            this.list.addName(file, fn, fn.name, of);
        if (call)
            this.#keywords(file, call, of);
        if (!call || !(0,static_values/* keyword */.Si)(call, "description"))
            this.#doc(ref, of);
        this.#parameters(ref, of);
    }
    /** `mcp.add_tool(fn, description=…)`, `Tool.from_function(fn)` */
    #givenFunction(file, call) {
        const [first] = (0,static_values/* positional */.n8)(call);
        const ref = first && this.#reader.functionOf({ file, expression: first.value }, static_values/* EMPTY */.wg);
        if (!ref)
            return;
        const named = (0,static_values/* keyword */.Si)(call, "name");
        const name = (named && this.#reader.text({ file, expression: named.value })) ?? ref.fn.name;
        const of = { kind: "tool", file, name };
        if (named)
            this.list.add("name", { file, expression: named.value }, static_values/* EMPTY */.wg, of);
        this.#keywords(file, call, of);
        if (!(0,static_values/* keyword */.Si)(call, "description"))
            this.#doc(ref, of);
        this.#parameters(ref, of);
    }
    #keywords(file, call, of) {
        const at = (argument) => argument && { file, expression: argument.value };
        const description = at((0,static_values/* keyword */.Si)(call, "description"));
        if (description)
            this.list.add("description", description, static_values/* EMPTY */.wg, of);
        const annotations = at((0,static_values/* keyword */.Si)(call, "annotations"));
        const hints = annotations && this.#reader.resolve(annotations, static_values/* EMPTY */.wg);
        const hinted = hints && (0,static_values/* isLocated */.B0)(hints) && hints.expression.kind === "Call"
            ? (0,static_values/* keyword */.Si)(hints.expression, "title")?.value
            : undefined;
        const titles = [
            at((0,static_values/* keyword */.Si)(call, "title")),
            hinted && hints && { file: hints.file, expression: hinted },
            hints && this.#reader.property(hints, "title"),
        ];
        for (const title of titles)
            if (title)
                this.list.add("description", title, static_values/* EMPTY */.wg, { ...of, part: "title" });
        for (const key of SCHEMA_KEYS) {
            const schema = at((0,static_values/* keyword */.Si)(call, key));
            if (schema)
                this.#schemas.read(schema, static_values/* EMPTY */.wg, of);
        }
    }
    #doc({ file, fn }, of) {
        const [first] = fn.body;
        if (fn.doc === undefined || first?.kind !== "ExpressionStatement")
            return;
        this.list.add("description", { file, expression: first.expression }, static_values/* EMPTY */.wg, of);
    }
    #parameters(ref, of) {
        this.#schemas.parameters(ref, (0,handlers/* receiverOffset */.r8)(ref), of);
    }
    /** `Tool(name=…, description=…, inputSchema={…})` */
    #pythonType(file, call, kind) {
        const named = (0,static_values/* keyword */.Si)(call, "name");
        const of = { kind, file, name: this.#reader.text({ file, expression: named.value }) };
        this.list.add("name", { file, expression: named.value }, static_values/* EMPTY */.wg, of);
        this.#keywords(file, call, of);
        const listed = (0,static_values/* keyword */.Si)(call, "arguments");
        const elements = listed && this.#reader.elements({ file, expression: listed.value }, static_values/* EMPTY */.wg);
        for (const element of elements ?? []) {
            if (!(0,static_values/* isLocated */.B0)(element) || element.expression.kind !== "Call")
                continue;
            const argument = (0,static_values/* keyword */.Si)(element.expression, "name");
            const name = argument && this.#reader.text({ file: element.file, expression: argument.value });
            const at = { ...of, ...(name === undefined ? {} : { argument: name }) };
            if (argument)
                this.list.add("name", { file: element.file, expression: argument.value }, static_values/* EMPTY */.wg, at);
            this.#keywords(element.file, element.expression, at);
        }
    }
    /** `FastMCP("name", instructions="…")` */
    #pythonServer(file, call) {
        const named = (0,static_values/* keyword */.Si)(call, "name") ?? (0,static_values/* positional */.n8)(call)[0];
        const of = { kind: "server", file, name: named && this.#reader.text({ file, expression: named.value }) };
        if (named)
            this.list.add("name", { file, expression: named.value }, static_values/* EMPTY */.wg, of);
        const instructions = (0,static_values/* keyword */.Si)(call, "instructions");
        if (instructions)
            this.list.add("instructions", { file, expression: instructions.value }, static_values/* EMPTY */.wg, of);
    }
    /** What the handler of a prompt returns. */
    promptBody({ handler: { file, fn }, name }) {
        const of = { kind: "prompt", file, name: name === "" ? undefined : name };
        const add = (expression) => {
            this.list.add("prompt", { file, expression }, static_values/* EMPTY */.wg, of);
        };
        (0,tree/* visitTree */.Y)(fn.body, (node) => {
            if (node.kind === "ObjectLiteral") {
                for (const entry of node.entries) {
                    if (!entry.spread && (entry.key === "text" || entry.key === "content"))
                        add(entry.value);
                }
            }
            else if (node.kind === "Call")
                this.#message(file, node, add);
            else if (node.kind === "Return") {
                const { value } = node;
                if (value)
                    for (const one of value.kind === "ArrayLiteral" ? value.elements : [{ value }])
                        add(one.value);
            }
            return undefined;
        });
    }
    #message(file, call, add) {
        if (!PYTHON_MESSAGES.has(this.#sdkName(file, call.callee)))
            return;
        const given = (0,static_values/* keyword */.Si)(call, "text") ?? (0,static_values/* keyword */.Si)(call, "content") ?? (0,static_values/* positional */.n8)(call)[0];
        if (given)
            add(given.value);
    }
}
function isOfSdk(origin) {
    const canonical = (0,sdks/* parseCanonical */.Kf)(origin);
    return (0,sdks/* isOfPackage */.c5)(canonical, canonical.scheme === "npm" ? sdks/* SCRIPT_DEPENDENCIES */.YY : sdks/* PYTHON_PACKAGES */.$L);
}
function ownerKind(kind) {
    return kind === "tool" || kind === "prompt" || kind === "resource" ? kind : undefined;
}
function lastName(expression) {
    if (expression.kind === "Identifier")
        return expression.name;
    return expression.kind === "Member" ? expression.property : "";
}

// EXTERNAL MODULE: ./out/audit/match/config.js + 2 modules
var config = __webpack_require__(5046);
// EXTERNAL MODULE: ./out/audit/match/context.js
var context = __webpack_require__(4922);
// EXTERNAL MODULE: ./out/audit/match/draft.js
var draft = __webpack_require__(1782);
;// CONCATENATED MODULE: ./out/audit/match/content.js
/**
 * The rules of the family `content` over what an audit reads: whole files, and the texts in them that a model gets to see.
 */












/** Findings of one rule in one file; a file with more is one fact, and its first places show it. */
const MAX_PER_FILE = 100;
/** What a configuration adds is counted apart: a pattern that matches everywhere crowds nothing out. */
function quotaOf(ruleId, added, path) {
    return `${ruleId}:${added ? "added" : "known"}:${path}`;
}
/**
 * @param reported paths of the files that the audit is about: only these are judged as a whole
 */
async function matchContent(context, reported) {
    const { texts, cut } = modelTexts(context.project, context.entries);
    const matching = new Matching(context, cut);
    // Most files hold no such text, and the vocabulary takes a while to load.
    const mayAnyDirect = texts.some((text) => judgesDirectives(text.surface) && (0,model_text/* mayDirect */.x)(text.written.text));
    matching.texts(texts, mayAnyDirect
        ? (await __webpack_require__.e(/* import() */ 7388).then(__webpack_require__.bind(__webpack_require__, 7388))).directiveFacts
        : () => ({ facts: [], cut: false }));
    for (const file of context.project.files.values())
        if (reported.has(file.path))
            matching.source(file);
    for (const { file, text } of context.configs) {
        matching.file({ path: file.path, package: file.package, role: file.role, text }, "config");
    }
    for (const config of context.configs)
        matching.options(config);
    return matching.result();
}
function judgesDirectives(surface) {
    return (0,content_facts/* contentEngines */.Bu)(surface).has("directives");
}
class Matching {
    #context;
    #drafts = [];
    /** What was found in texts of a file, which is more exact than the same in the whole file. */
    #inTexts = new Map();
    #counts = new Map();
    #dropped = new Map();
    #failures = [];
    /** Rules that could not look at a text whole, with the number of such texts. */
    #cut = new Map();
    constructor(context, cut) {
        this.#context = context;
        // What was left out may hold whatever the rules of its surface look for.
        for (const [surface, count] of cut)
            for (const ruleId of (0,content_facts/* contentRules */.tc)(surface))
                this.#leaveUndecided(ruleId, count);
    }
    #leaveUndecided(ruleId, count) {
        this.#cut.set(ruleId, (this.#cut.get(ruleId) ?? 0) + count);
    }
    texts(texts, directives) {
        const seen = new Set();
        for (const text of texts) {
            for (const fact of this.#factsOfText(text, directives)) {
                // Known before its place is: a text may hold more passages than can be placed.
                const passage = passageAt(text.written, fact.start, fact.end);
                const known = `${fact.ruleId} ${passage.file.path} ${passage.key}`;
                if (seen.has(known))
                    continue;
                seen.add(known);
                if (this.#isFull(fact, passage.file.path))
                    continue;
                const draft = this.#ofText(text, fact);
                // One passage that several tools share, or that is a title and a description.
                const key = `${fact.ruleId}:${draft.location.path}:${draft.span.start}:${draft.span.end}`;
                if (seen.has(key))
                    continue;
                seen.add(key);
                if (!this.#add(draft))
                    continue;
                const list = this.#inTexts.get(draft.location.path);
                if (list)
                    list.push(draft);
                else
                    this.#inTexts.set(draft.location.path, [draft]);
            }
        }
    }
    source(file) {
        this.file(file, "source", (fact) => {
            // Nobody reads what a tool wrote: only what is proven by its structure counts there.
            if (file.isBundle)
                return fact.ruleId === "secret-exposed";
            // A comment that tells of a deceptive URL leads nobody there.
            return fact.ruleId !== "deceptive-url" || !isInside(file.module.comments, fact);
        });
    }
    file(file, surface, isWanted = () => true) {
        for (const fact of this.#facts(file.path, file.text.text, surface)) {
            if (!isWanted(fact) || this.#isKnown(file.path, fact))
                continue;
            if (!this.#isFull(fact, file.path))
                this.#add(this.#ofFile(file, surface, fact));
        }
    }
    /** `["--api-key", "…"]`: the option names the word behind it, which the text of the file does not say. */
    options({ file, document, text }) {
        for (const { option, value, path } of (0,config/* optionsIn */.Im)(document.value)) {
            for (const fact of this.#guarded(file.path, () => (0,content_facts/* factsOf */.xS)("secrets", value, "config", { name: option, secrets: this.#context.secrets }))) {
                const region = document.regionOf(path);
                const textFile = { path: file.path, package: file.package, role: file.role, text };
                const draft = { ...this.#ofFile(textFile, "config", fact, value), location: { path: file.path, ...region } };
                const isKnown = this.#drafts.some(({ rule, location, added }) => location.path === file.path &&
                    (!added || fact.added) &&
                    subjectOf(rule.id) === "secret" &&
                    content_isWithin(location, region));
                if (!isKnown)
                    this.#add(draft);
            }
        }
    }
    result() {
        const undecided = [...this.#dropped]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([ruleId, count]) => ({ ruleId, reason: "A file holds more of them than are listed.", count }));
        const reason = "A text for the model is too long, or made of too many parts, to be judged whole.";
        for (const [ruleId, count] of [...this.#cut].sort(([a], [b]) => (a < b ? -1 : 1))) {
            undecided.push({ ruleId, reason, count });
        }
        const drafts = (0,draft/* withoutBuildTwins */.i2)(this.#drafts, (draft) => [draft.rule.id, draft.identity, draft.expression]);
        return { findings: (0,draft/* toFindings */.Sz)(drafts), undecided, ruleFailures: this.#failures };
    }
    #factsOfText({ surface, written: { text, file } }, directives) {
        const plain = this.#facts(file.path, text, surface);
        if (!judgesDirectives(surface))
            return plain;
        const found = this.#guarded(file.path, () => {
            const { facts, cut } = directives(text, surface);
            if (cut) {
                for (const ruleId of (0,content_facts/* contentRules */.tc)(surface))
                    if ((0,content_facts/* engineOf */.ky)(ruleId) === "directives")
                        this.#leaveUndecided(ruleId, 1);
            }
            return facts;
        });
        return found.length === 0 ? plain : [...plain, ...found].sort(content_facts/* byPlace */.hz);
    }
    /** What is hidden in several places of a line is one finding. */
    #facts(path, text, surface) {
        return this.#guarded(path, () => oncePerLine((0,content_facts/* plainFacts */.UM)(text, surface, { secrets: this.#context.secrets }), text));
    }
    #guarded(path, find) {
        try {
            return find();
        }
        catch (error) {
            // The class only: a message may quote what was read. The other texts are judged.
            this.#failures.push({ ruleId: "content", path, error: error instanceof Error ? error.name : typeof error });
            return [];
        }
    }
    /** True, and noted, when the file holds as many findings of the rule as are listed. */
    #isFull({ ruleId, added }, path) {
        if ((this.#counts.get(quotaOf(ruleId, added, path)) ?? 0) < MAX_PER_FILE)
            return false;
        this.#dropped.set(ruleId, (this.#dropped.get(ruleId) ?? 0) + 1);
        return true;
    }
    #add(draft) {
        const { rule, added, location } = draft;
        if (this.#isFull({ ruleId: rule.id, added }, location.path))
            return false;
        const key = quotaOf(rule.id, added, location.path);
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
        this.#drafts.push(draft);
        return true;
    }
    /** True when a text that holds the place says the same, or more. */
    #isKnown(path, { ruleId, start, end }) {
        const rank = (0,severity/* severityRank */.qs)((0,catalog/* requireRule */.QU)(ruleId).severity);
        return (this.#inTexts.get(path) ?? []).some(({ rule, span }) => subjectOf(rule.id) === subjectOf(ruleId) &&
            span.start < end &&
            start < span.end &&
            (0,severity/* severityRank */.qs)(rule.severity) >= rank);
    }
    #ofText({ surface, written, owner, tools }, fact) {
        const { file, span } = placeInSource(written, fact.start, fact.end);
        const { argument, kind, name } = owner;
        return {
            ...this.#common(file, span, fact, written.text),
            scope: name ?? (0,context/* scopeAround */.oU)(this.#context, file, span),
            identity: JSON.stringify([surface, kind, argument ?? "", owner.part ?? "", fact.detail]),
            params: { ...fact.params, place: placeOf(surface, owner, fact.ruleId) },
            demoted: (0,context/* demotion */.Yb)(this.#context, file.role, owner.file.role),
            subject: {
                ...(kind === "server" && name !== undefined ? { server: name } : {}),
                ...(tools.length > 0 ? { tools } : {}),
                ...(argument === undefined ? {} : { argument }),
            },
            data: { ...fact.data, surface },
        };
    }
    #ofFile(file, surface, fact, text = file.text.text) {
        const source = this.#context.project.files.get(file.path);
        return {
            ...this.#common(file, fact, fact, text),
            scope: source ? (0,context/* scopeAround */.oU)(this.#context, source, fact) : "<file>",
            identity: JSON.stringify([surface, fact.detail]),
            params: { ...fact.params, place: (0,message/* phrase */.MZ)(surface === "config" ? "the configuration" : "the source code") },
            demoted: (0,context/* demotion */.Yb)(this.#context, file.role),
            data: { ...fact.data, surface },
        };
    }
    #common(file, span, { ruleId, start, end, detail, confidence, added }, text) {
        const location = { path: file.path, ...file.text.region(span) };
        const passage = text.slice(start, end);
        return {
            rule: (0,catalog/* requireRule */.QU)(ruleId),
            package: file.package,
            location,
            offset: span.start,
            span: { start: span.start, end: span.end },
            // A value that can be guessed must not be confirmed by the fingerprint of a public report.
            expression: subjectOf(ruleId) === "secret" ? (0,fingerprint/* secretDigest */.bV)(detail, passage) : (0,input_text/* identifyingText */.wz)(passage),
            confidence,
            added,
            isBuildOutput: file.role === "build-output",
        };
    }
}
/** Facts of one rule and kind on one line, put together: their characters are counted. */
function oncePerLine(facts, text) {
    const kept = [];
    const last = new Map();
    for (const fact of facts) {
        // The number of a message is the length of its text.
        const isCounted = fact.ruleId === "unicode-hidden" || fact.ruleId === "terminal-escape";
        const key = `${fact.ruleId} ${fact.detail}`;
        const index = isCounted ? last.get(key) : undefined;
        const before = index === undefined ? undefined : kept[index];
        if (index === undefined || !before || text.slice(before.end, fact.start).includes("\n")) {
            last.set(key, kept.length);
            kept.push(fact);
            continue;
        }
        const count = Number(before.params.count) + Number(fact.params.count);
        const params = { ...before.params, count };
        kept[index] = { ...before, end: Math.max(before.end, fact.end), params, data: { ...before.data, count } };
    }
    return kept;
}
/** @param comments in their order */
function isInside(comments, { start, end }) {
    let low = 0;
    let high = comments.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (comments[middle].end < end)
            low = middle + 1;
        else
            high = middle;
    }
    return (comments[low]?.start ?? end) <= start;
}
function content_isWithin(inner, outer) {
    const start = inner.startLine - outer.startLine || inner.startColumn - outer.startColumn;
    const end = outer.endLine - inner.endLine || outer.endColumn - inner.endColumn;
    return start >= 0 && end >= 0;
}
/** Rules that see the same thing with other weight. */
function subjectOf(ruleId) {
    switch (ruleId) {
        case "secret-exposed":
        case "secret-suspected":
        case "personal-data":
            return "secret";
        case "unicode-hidden":
        case "unicode-hidden-message":
        case "terminal-escape":
            return "hidden";
        default:
            return ruleId;
    }
}
const WORDS = {
    name: "name",
    description: "description",
    prompt: "message",
    instructions: "instructions",
};
/** "the description of argument `path` of tool `read`" */
function placeOf(surface, { kind, name, argument, part }, ruleId) {
    const of = name === undefined ? (0,message/* phrase */.MZ)(`a ${kind}`) : (0,message/* phrase */.MZ)(kind, name);
    // This rule speaks of what bears the name, and shows the name itself.
    if (surface === "name" && ruleId === "confusable-name") {
        if (argument === undefined)
            return (0,message/* phrase */.MZ)(`a ${kind}`);
        return name === undefined ? (0,message/* phrase */.MZ)(`an argument of a ${kind}`) : (0,message/* phrase */.MZ)(`an argument of ${kind}`, name);
    }
    const what = `the ${part ?? WORDS[surface]} of`;
    if (argument !== undefined && surface !== "prompt") {
        return (0,message/* phrase */.MZ)(`${what} argument`, argument, { ...of, phrase: `of ${of.phrase}` });
    }
    return { ...of, phrase: `${what} ${of.phrase}` };
}


/***/ })

};
;
"use strict";
exports.id = 4202;
exports.ids = [4202];
exports.modules = {

/***/ 2662:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ jsonEscapeAt; },
/* harmony export */   l: function() { return /* binding */ MAX_JSON_LAYERS; }
/* harmony export */ });
/** Escapes in strings of JSON (RFC 8259, 7). */
const SHORT = {
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    '"': '"',
    "\\": "\\",
    "/": "/",
};
/** How often JSON that carries JSON as text is looked through: a string in a string in a string. */
const MAX_JSON_LAYERS = 3;
/**
 * The escape that begins with a backslash.
 * @returns the UTF-16 unit that it stands for and its length in the text; undefined when it is no escape of JSON
 */
function jsonEscapeAt(text, slash) {
    const letter = text[slash + 1] ?? "";
    if (letter === "u") {
        const hex = text.slice(slash + 2, slash + 6);
        if (!/^[0-9a-fA-F]{4}$/.test(hex))
            return undefined;
        return { char: String.fromCharCode(Number.parseInt(hex, 16)), length: 6 };
    }
    const char = SHORT[letter];
    return char === undefined ? undefined : { char, length: 2 };
}


/***/ }),

/***/ 5812:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: function() { return /* binding */ SUBSCHEMAS; },
/* harmony export */   G9: function() { return /* binding */ DATA_KEYWORDS; },
/* harmony export */   Ho: function() { return /* binding */ TEXT_KEYWORDS; },
/* harmony export */   VF: function() { return /* binding */ STRUCTURAL_KEYWORDS; },
/* harmony export */   X1: function() { return /* binding */ SCHEMAS_BY_NAME; }
/* harmony export */ });
/** Keywords of JSON Schema (drafts 4 to 2020-12) by what stands under them. */
/** Members are names, with a schema each. */
const SCHEMAS_BY_NAME = new Set([
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
]);
/** A schema, or a list of schemas. */
const SUBSCHEMAS = new Set([
    "items",
    "prefixItems",
    "additionalItems",
    "unevaluatedItems",
    "contains",
    "additionalProperties",
    "unevaluatedProperties",
    "propertyNames",
    "anyOf",
    "allOf",
    "oneOf",
    "not",
    "if",
    "then",
    "else",
    "contentSchema",
]);
/** Values like those of an argument, which a model reads as they stand. */
const DATA_KEYWORDS = new Set(["default", "const", "examples", "example", "enum"]);
/** Prose; `markdownDescription` is what editors add. */
const TEXT_KEYWORDS = new Set(["title", "description", "markdownDescription"]);
/** Strings that the schema or the protocol lives by: types, patterns, names and references. */
const STRUCTURAL_KEYWORDS = new Set([
    "type",
    "format",
    "pattern",
    "required",
    "dependentRequired",
    "x-mcp-header",
    "$ref",
    "$schema",
    "$id",
    "$anchor",
    "$dynamicRef",
    "$dynamicAnchor",
]);


/***/ }),

/***/ 4202:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mr: function() { return /* reexport */ LineSecrets; },
  IY: function() { return /* reexport */ exactValues; },
  Xh: function() { return /* reexport */ marker/* findMarkers */.Xh; },
  AG: function() { return /* binding */ isClean; },
  keyRule: function() { return /* binding */ keyRule; },
  pathPattern: function() { return /* reexport */ pathPattern; },
  E$: function() { return /* binding */ redact; },
  Rd: function() { return /* binding */ redactText; },
  SG: function() { return /* reexport */ marker/* redactionMarker */.SG; }
});

// UNUSED EXPORTS: MIN_EXACT

// EXTERNAL MODULE: ./out/content/json-escapes.js
var json_escapes = __webpack_require__(2662);
// EXTERNAL MODULE: ./out/content/redact/disguised.js
var disguised = __webpack_require__(2006);
// EXTERNAL MODULE: ./out/content/redact/escaped-text.js
var escaped_text = __webpack_require__(2908);
;// CONCATENATED MODULE: ./out/content/redact/exact.js
/**
 * Looks for many known values at once, in clear and in the encodings in which a value travels by itself. One pass that
 * skips ahead (Wu and Manber, 1994), so that the number of values and forms costs nothing in text that holds none.
 */
/** Shortest exact value: shorter ones are words such as `true` or `test`, whose loss would only harm the record. */
const MIN_EXACT = 8;
/** Longer values are looked for in clear, in JSON and in base64 only. */
const MAX_ENCODED = 4096;
/** Characters of one step of the search. */
const BLOCK = 3;
const TABLE = 1 << 16;
const NOTHING = [];
/** Prepares the search for values such as those of secret-looking environment variables. */
function exactValues(values) {
    const kept = [...new Set(values)].filter((value) => value.length >= MIN_EXACT);
    kept.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const needles = new Map();
    for (const value of kept) {
        for (const form of formsOf(value)) {
            if (form.length >= MIN_EXACT && !needles.has(form))
                needles.set(form, value.length);
        }
    }
    return { values: kept, find: needles.size === 0 ? () => NOTHING : searcher(needles) };
}
function searcher(lengths) {
    const needles = [...lengths.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const window = needles.at(-1).length;
    const farthest = Math.min(window - BLOCK + 1, 255);
    // How far the window may move on when it ends with a block; 0 where a needle's first `window` characters end.
    const shift = new Uint8Array(TABLE).fill(farthest);
    const byBlock = new Map();
    for (const needle of needles) {
        for (let end = BLOCK; end <= window; end++) {
            const block = blockAt(needle, end);
            shift[block] = Math.min(shift[block], window - end);
        }
        const last = blockAt(needle, window);
        byBlock.set(last, [...(byBlock.get(last) ?? []), needle]);
    }
    return (text) => {
        let hits;
        for (let end = window; end <= text.length;) {
            const block = blockAt(text, end);
            const step = shift[block];
            if (step > 0) {
                end += step;
                continue;
            }
            const start = end - window;
            const needle = byBlock.get(block)?.find((one) => text.startsWith(one, start));
            if (needle === undefined) {
                end++;
                continue;
            }
            hits ??= [];
            hits.push({ start, end: start + needle.length, length: lengths.get(needle) });
            end = start + needle.length + window;
        }
        return hits ?? NOTHING;
    };
}
/** A number for the characters before `end`. */
function blockAt(text, end) {
    return (text.charCodeAt(end - 1) ^ (text.charCodeAt(end - 2) << 5) ^ (text.charCodeAt(end - 3) << 10)) & (TABLE - 1);
}
/** Letters and digits. */
const MIXED = /[A-Za-z].*[0-9]|[0-9].*[A-Za-z]/s;
const WORD_AND_NUMBER = /^[A-Za-z]+(?:[-_. ][A-Za-z]+)*[-_. ]?v?[0-9]{1,4}$/;
function formsOf(value) {
    const bytes = Buffer.from(value);
    const json = JSON.stringify(value).slice(1, -1);
    const forms = [value, json, JSON.stringify(json).slice(1, -1), ...quotedForms(value)];
    // In another case only what is no word in any.
    if (MIXED.test(value) && !WORD_AND_NUMBER.test(value)) {
        for (const form of [value.toLowerCase(), value.toUpperCase()])
            forms.push(form, JSON.stringify(form).slice(1, -1));
    }
    forms.push(...base64Forms(bytes));
    if (value.length <= MAX_ENCODED) {
        forms.push(...hexForms(bytes), ...percentForms(bytes), ...htmlForms(value));
        // UTF-16, as Windows writes it; what is ASCII reads alike in both orders but for the first zero or the last.
        const utf16 = Buffer.from(value, "utf16le");
        const bigEndian = Buffer.from(utf16).swap16();
        for (const wide of [utf16, bigEndian]) {
            forms.push(wide.toString("latin1").replace(/^\0|\0$/g, ""), ...base64Forms(wide), ...hexForms(wide));
        }
    }
    // A recorder looks through bytes as Latin-1, so that what is not UTF-8 survives.
    return forms.flatMap((form) => [form, Buffer.from(form).toString("latin1")]);
}
/** As `util.inspect` and `repr` write a string: no escape for the quote that does not end it. */
function quotedForms(value) {
    if (!/[\\'"]/.test(value))
        return [];
    const breaks = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
    const plain = value.replaceAll("\\", "\\\\").replace(/[\n\r\t]/g, (char) => breaks[char]);
    const forms = [plain, plain.replaceAll("'", "\\'"), plain.replaceAll('"', '\\"').replaceAll("'", "\\'")];
    return forms.flatMap((form) => [form, JSON.stringify(form).slice(1, -1)]);
}
function base64Forms(bytes) {
    const plain = [0, 1, 2].map((offset) => base64At(bytes, offset));
    return [...plain, ...plain.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}
function hexForms(bytes) {
    const hex = bytes.toString("hex");
    return [hex, hex.toUpperCase()];
}
/** The characters that are the same whatever stands around, when the value begins `offset` bytes after a group of three. */
function base64At(bytes, offset) {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    return whole.slice([0, 2, 3][offset], Math.floor(((offset + bytes.length) * 8) / 6));
}
/** Characters that encoders leave as they are: RFC 3986, `encodeURIComponent`, forms (with `+` for a space), `escape`. */
const UNRESERVED = ["-_.~", "-_.~!'()*", "-_.*", "-_.~/", "@*_+-./"];
function percentForms(bytes) {
    return UNRESERVED.flatMap((unreserved) => {
        const encode = (space, lower) => {
            let out = "";
            for (const byte of bytes) {
                const char = String.fromCharCode(byte);
                const hex = byte.toString(16).padStart(2, "0");
                if (/[A-Za-z0-9]/.test(char) || unreserved.includes(char))
                    out += char;
                else if (byte === 0x20)
                    out += space;
                else
                    out += `%${lower ? hex : hex.toUpperCase()}`;
            }
            return out;
        };
        return [encode("%20", false), encode("%20", true), encode("+", false), encode("+", true)];
    });
}
const QUOTES = [
    ['"', "'"],
    ["&quot;", "'"],
    ["&quot;", "&#39;"],
    ["&quot;", "&#x27;"],
    ["&quot;", "&apos;"],
    ["&#34;", "&#39;"],
];
function htmlForms(value) {
    const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return QUOTES.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single));
}

// EXTERNAL MODULE: ./out/content/secrets/index.js + 3 modules
var content_secrets = __webpack_require__(6928);
// EXTERNAL MODULE: ./out/content/redact/reserved-kinds.js
var reserved_kinds = __webpack_require__(6009);
;// CONCATENATED MODULE: ./out/content/redact/interrupted.js
/**
 * Secrets that something else interrupts: a colour of a terminal within one, or the end of a string in a list. Each is looked
 * for in a text without what interrupts.
 */



/** A control sequence (ECMA-48, 5.4). Bounded. */
const CONTROL_SEQUENCE = /(?:\u001b\[|\u009b)[0-?]{0,32}[ -/]{0,4}[@-~]/g;
/** Two searches for a character cost less than an expression. */
function mayHoldControlSequences(text) {
    return text.includes("\u001b") || text.includes("\u009b");
}
/** The text without control sequences; undefined when it has none. */
function withoutControlSequences(layer) {
    if (!mayHoldControlSequences(layer.text))
        return undefined;
    const parts = [...layer.text.matchAll(CONTROL_SEQUENCE)].map(({ index, 0: whole }) => ({
        start: index,
        end: index + whole.length,
    }));
    return parts.length === 0 ? undefined : (0,escaped_text/* without */.FF)(layer, parts);
}
/** Between two strings of a list, which may itself be the text of a string. Bounded. */
const SEPARATOR = /"\s{0,64},(?:\s|\\{1,7}[nrt]){0,64}\\{0,7}"/y;
/** The rest of a string that is the key of a member. Bounded. */
const KEY_END = /[^"]{0,1024}"\s{0,64}:/y;
const BACKSLASH = 92;
const COMMA = 44;
const SPACE = 32;
/** Longest part of a secret in one string. */
const MAX_PIECE = 1024;
/** Most strings that one secret is spread over. */
const MAX_PIECES = 32;
/** A shorter beginning has no letter of what was drawn. */
const MIN_BEGINNING = 8;
/** Secrets of verified shape that are spread over neighbouring strings of a list, each part a span of its own. */
function spreadOverStrings(text) {
    const spans = [];
    let pieces = [];
    const finish = () => {
        if (pieces.length > 1)
            spans.push(...spansOver(text, pieces));
        pieces = [];
    };
    for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote + 1)) {
        const next = text.charCodeAt(quote + 1);
        if (next !== COMMA && next > SPACE)
            continue;
        SEPARATOR.lastIndex = quote;
        if (!SEPARATOR.test(text))
            continue;
        const right = SEPARATOR.lastIndex;
        let left = quote;
        while (left > 0 && text.charCodeAt(left - 1) === BACKSLASH && quote - left < 7)
            left--;
        const last = pieces.at(-1);
        if (!last || last.end !== left || pieces.length === MAX_PIECES) {
            finish();
            const start = beginningBefore(text, left);
            if (left - start < MIN_BEGINNING || !isDrawn(text, start, left))
                continue;
            pieces = [{ start, end: left }];
        }
        const end = endBehind(text, right);
        // A key is no element of a list.
        KEY_END.lastIndex = end;
        if (end === right || KEY_END.test(text))
            finish();
        else
            pieces.push({ start: right, end });
    }
    finish();
    return spans;
}
function beginningBefore(text, end) {
    let start = end;
    while (start > 0 && end - start < MAX_PIECE && isOfToken(text.charCodeAt(start - 1)))
        start--;
    return start;
}
function endBehind(text, start) {
    let end = start;
    while (end - start < MAX_PIECE && isOfToken(text.charCodeAt(end)))
        end++;
    return end;
}
/** Beginnings of tokens hold a digit, or capitals and a mark. */
function isDrawn(text, start, end) {
    let digit = false;
    let capital = false;
    let mark = false;
    for (let i = start; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code >= 48 && code <= 57)
            digit = true;
        else if (code >= 65 && code <= 90)
            capital = true;
        else if (code < 65 || code === 95)
            mark = true;
    }
    return digit || (capital && mark);
}
/** Letters, digits and what tokens hold beside them: `-`, `_`, `.`, `/`, `+`, `=`, `:`, `~`. */
function isOfToken(code) {
    const letter = code | 0x20;
    return ((letter >= 0x61 && letter <= 0x7a) ||
        (code >= 0x2d && code <= 0x3a) ||
        code === 0x5f ||
        code === 0x2b ||
        code === 0x3d ||
        code === 0x7e);
}
function spansOver(text, pieces) {
    // What is whole in the first string does not go on in the next.
    const first = pieces[0];
    const beginning = text.slice(first.start, first.end);
    if ((0,content_secrets/* findSecrets */.dL)(beginning, { plausible: true }).some((hit) => hit.end === beginning.length))
        return [];
    const joined = pieces.map(({ start, end }) => text.slice(start, end)).join("");
    const spans = [];
    for (const hit of (0,content_secrets/* findSecrets */.dL)(joined)) {
        let at = 0;
        const parts = [];
        for (const { start, end } of pieces) {
            const from = Math.max(hit.start, at);
            const to = Math.min(hit.end, at + end - start);
            if (from < to)
                parts.push({ start: start + from - at, end: start + to - at });
            at += end - start;
        }
        // The last part tells what the secret was, as the last of its lines does.
        if (parts.length < 2)
            continue;
        parts.forEach(({ start, end }, index) => {
            const whole = index === parts.length - 1;
            spans.push({
                start,
                end,
                kind: whole ? hit.kind : `${hit.kind}${reserved_kinds/* PART */.s3}`,
                length: whole ? hit.value.length : end - start,
            });
        });
    }
    return spans;
}

// EXTERNAL MODULE: ./out/content/secrets/armour.js
var armour = __webpack_require__(4303);
;// CONCATENATED MODULE: ./out/content/redact/key-parts.js
/** What stands of a private key whose armour is not whole, or is no key that can be proved: in pieces, cut, encrypted. */

/** Base64 that is no word. */
const MIN_RUN = 16;
/** What may stand between the lines of a key: line breaks, escaped or not, and what separates strings in a list. */
const GAP = /[^A-Za-z0-9+/=-]{0,64}/y;
const HEADER = /(?:Proc-Type|DEK-Info|Comment|Version|Charset|Hash): [^\n\r"'\\]{0,120}/y;
const RUN = /[A-Za-z0-9+/=]+/y;
const END = /[^A-Za-z0-9+/=-]{0,64}-----END /y;
/** Runs of base64 behind a begin line, up to what is none. Sorted; linear in the text. */
function keyParts(text) {
    if (!text.includes("PRIVATE KEY"))
        return [];
    const parts = [];
    armour/* BEGIN_KEY */.q9.lastIndex = 0;
    for (let begin = armour/* BEGIN_KEY */.q9.exec(text); begin; begin = armour/* BEGIN_KEY */.q9.exec(text)) {
        const limit = Math.min(text.length, armour/* BEGIN_KEY */.q9.lastIndex + armour/* MAX_BODY */._D);
        let at = armour/* BEGIN_KEY */.q9.lastIndex;
        const before = parts.length;
        while (at < limit) {
            at = endOf(GAP, text, at);
            const header = endOf(HEADER, text, at);
            if (header > at) {
                at = header;
                continue;
            }
            const end = Math.min(endOf(RUN, text, at), limit);
            // The letter of an escape that another layer holds is none of the body.
            const start = text[at - 1] === "\\" && /[nrt]/.test(text[at] ?? "") ? at + 1 : at;
            const isLast = parts.length > before && endOf(END, text, end) > end;
            if (end - start < (isLast ? 1 : MIN_RUN))
                break;
            parts.push({ start, end });
            at = end;
        }
        armour/* BEGIN_KEY */.q9.lastIndex = Math.max(at, armour/* BEGIN_KEY */.q9.lastIndex);
    }
    return parts;
}
/** Where a match at a place ends; the place itself when there is none. */
function endOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
}

// EXTERNAL MODULE: ./out/content/redact/known-kinds.js
var known_kinds = __webpack_require__(6634);
// EXTERNAL MODULE: ./out/content/redact/marker.js
var marker = __webpack_require__(3909);
// EXTERNAL MODULE: ./out/content/redact/names.js
var redact_names = __webpack_require__(5799);
// EXTERNAL MODULE: ./out/content/redact/spans.js
var redact_spans = __webpack_require__(605);
// EXTERNAL MODULE: ./out/content/json-schema-keywords.js
var json_schema_keywords = __webpack_require__(5812);
// EXTERNAL MODULE: ./out/content/redact/arguments.js
var redact_arguments = __webpack_require__(5451);
;// CONCATENATED MODULE: ./out/content/redact/paths.js
/**
 * Places of a message that are redacted, in a part of JSONPath (RFC 9535): `$` for the message, then `.name`, `['name']`,
 * `[0]`, and for every member or element `.*` or `[*]`; `..name` and `..*` reach any depth. No filters, slices or unions.
 */
const STEP = /(\.\.|\.)(?:\*|([\p{L}_$][\p{L}\p{N}_$-]*))|(\.\.)?\[(?:(\*)|([0-9]{1,9})|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\]/uy;
const MAX_STEPS = 64;
/** @returns undefined when the text is no such path */
function pathPattern(text) {
    if (!text.startsWith("$") || text.length > 4096)
        return undefined;
    const steps = [];
    STEP.lastIndex = 1;
    while (STEP.lastIndex < text.length) {
        const match = STEP.exec(text);
        if (!match || steps.length === MAX_STEPS)
            return undefined;
        const [, dots, name, dotsBefore, , index, single, double] = match;
        const deep = dots === ".." || dotsBefore === "..";
        const quoted = single ?? double;
        if (index !== undefined)
            steps.push({ deep, index: Number(index) });
        else if (name !== undefined)
            steps.push({ deep, name });
        else if (quoted !== undefined)
            steps.push({ deep, name: quoted.replace(/\\(.)/gu, "$1") });
        else
            steps.push({ deep, any: true });
    }
    return steps.length === 0 ? undefined : { steps };
}
/** The states at a member or an element, and whether a pattern ends there. */
function follow(states, key) {
    const next = [];
    const add = (pattern, step) => {
        if (!next.some((one) => one.pattern === pattern && one.step === step))
            next.push({ pattern, step });
    };
    let hit = false;
    for (const { pattern, step } of states) {
        const wanted = pattern.steps[step];
        if (wanted.deep)
            add(pattern, step);
        if (!(wanted.any || (typeof key === "string" ? wanted.name === key : wanted.index === key)))
            continue;
        if (step + 1 === pattern.steps.length)
            hit = true;
        else
            add(pattern, step + 1);
    }
    return { states: next, hit };
}

;// CONCATENATED MODULE: ./out/content/redact/structure.js
var _a;
/**
 * Walks a JSON text without parsing it, and says which values rules by key, by path and by value take out. Strings that
 * hold JSON are walked too. No recursion but into such strings, which is bounded.
 */






/** Deeper text is treated as text. A message for a reader ends at 999 levels (capture/limits.ts), so this bounds memory only. */
const MAX_DEPTH = 10_000;
/** Members that say what a message is. No rule by key or by value touches them. */
const ENVELOPE = new Set(["jsonrpc", "id", "method"]);
/** @returns what the rules take out, in order; and how far the text was JSON */
function takenFrom(text, rules) {
    const taken = [];
    const form = new Walk({ text }, rules, taken, 0).run();
    return { taken: form === "other" ? [] : taken, form };
}
class Walk {
    #layer;
    #text;
    #rules;
    #taken;
    #depth;
    #stack = [];
    #at = 0;
    constructor(layer, rules, taken, depth) {
        this.#layer = layer;
        this.#text = layer.text;
        this.#rules = rules;
        this.#taken = taken;
        this.#depth = depth;
    }
    run() {
        const text = this.#text;
        let wantsValue = true;
        let afterOpening = false;
        for (;;) {
            this.#skipSpace();
            if (this.#at >= text.length)
                return wantsValue || this.#stack.length > 0 ? "cut" : "json";
            const parent = this.#stack.at(-1);
            const char = text[this.#at];
            if (!wantsValue) {
                if (!parent)
                    return "other";
                if (char === ",") {
                    wantsValue = true;
                    parent.index++;
                }
                else if (char === (parent.array ? "]" : "}"))
                    this.#stack.pop();
                else
                    return "other";
                this.#at++;
                continue;
            }
            if (afterOpening && parent && char === (parent.array ? "]" : "}")) {
                this.#stack.pop();
                this.#at++;
                wantsValue = false;
                afterOpening = false;
                continue;
            }
            if (parent && !parent.array) {
                const form = this.#readKey(parent);
                if (form !== undefined)
                    return form;
            }
            afterOpening = false;
            const first = text[this.#at];
            if (first === "{" || first === "[") {
                if (this.#stack.length >= MAX_DEPTH)
                    return "other";
                this.#stack.push(this.#enter(first === "["));
                this.#at++;
                afterOpening = true;
                continue;
            }
            if (!this.#leaf(first))
                return "other";
            wantsValue = false;
        }
    }
    #skipSpace() {
        for (;;) {
            const code = this.#text.charCodeAt(this.#at);
            if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
                return;
            this.#at++;
        }
    }
    /** A key and its colon; a form when the text ends here or is none. */
    #readKey(parent) {
        const text = this.#text;
        if (text[this.#at] !== '"')
            return "other";
        const end = (0,redact_spans/* closingQuote */.m2)(text, this.#at);
        if (end >= text.length)
            return "cut";
        const written = text.slice(this.#at + 1, end);
        parent.key = written.includes("\\") ? (0,escaped_text/* unescaped */.tv)({ text: written }).text : written;
        this.#at = end + 1;
        this.#skipSpace();
        if (this.#at >= text.length)
            return "cut";
        if (text[this.#at] !== ":")
            return "other";
        this.#at++;
        this.#skipSpace();
        return this.#at >= text.length ? "cut" : undefined;
    }
    #enter(array) {
        const parent = this.#stack.at(-1);
        if (!parent) {
            return {
                array,
                place: this.#depth === 0 ? "message" : "data",
                taken: undefined,
                secret: false,
                paths: this.#depth === 0 ? startOf(this.#rules) : [],
                inSchema: false,
                key: "",
                index: 0,
                reader: undefined,
            };
        }
        // Each message of a batch is one.
        if (parent.array && parent.place === "message")
            return { ...parent, array, key: "", index: 0, reader: undefined };
        const value = this.#valueAt(parent);
        return { ...value, array, place: placeBelow(parent, array), key: "", index: 0, reader: undefined };
    }
    /** What is true of the value that comes next in a container. */
    #valueAt(parent) {
        const { paths, hit } = parent.paths.length === 0
            ? { paths: parent.paths, hit: false }
            : ((found) => ({ paths: found.states, hit: found.hit }))(follow(parent.paths, parent.array ? parent.index : parent.key));
        const below = placeBelow(parent, false);
        const inSchema = parent.inSchema || below === "schema";
        let secret = parent.secret;
        let taken = parent.taken ?? (hit ? "path" : undefined);
        const { isSecretKey } = this.#rules;
        if (!parent.array && isSecretKey) {
            if (parent.place === "names")
                secret = isSecretKey(parent.key);
            else if (taken === undefined) {
                const envelope = parent.place === "message" && ENVELOPE.has(parent.key);
                if (parent.place === "schema") {
                    if (below === "data" && secret)
                        taken = "key";
                }
                else if (parent.place !== "inert" && !envelope && isSecretKey(parent.key))
                    taken = "key";
            }
        }
        return { taken, secret, paths, inSchema };
    }
    /** A string, a number or a word. False when it is none. */
    #leaf(first) {
        const text = this.#text;
        const start = this.#at;
        const parent = this.#stack.at(-1);
        if (first === '"') {
            const end = (0,redact_spans/* closingQuote */.m2)(text, start);
            this.#at = Math.min(end + 1, text.length);
            this.#string(parent, start + 1, end);
            return true;
        }
        LITERAL.lastIndex = start;
        const literal = LITERAL.exec(text)?.[0];
        if (literal === undefined)
            return false;
        this.#at = start + literal.length;
        if (!parent || literal === "null")
            return true;
        const { taken } = this.#valueAt(parent);
        if (parent.reader)
            parent.reader = undefined;
        if (taken !== undefined) {
            this.#take(taken, (0,escaped_text/* sliced */.bY)(this.#layer, start, this.#at), 0, literal.length, quoteAt(this.#depth));
        }
        return true;
    }
    #string(parent, start, end) {
        const written = this.#text.slice(start, end);
        const value = parent ? this.#valueAt(parent) : undefined;
        let layer;
        const decoded = () => {
            layer ??= (0,escaped_text/* sliced */.bY)(this.#layer, start, end);
            if (written.includes("\\") && layer.text.length === written.length)
                layer = (0,escaped_text/* unescaped */.tv)(layer);
            return layer;
        };
        if (value?.taken !== undefined) {
            if (end > start)
                this.#take(value.taken, decoded(), 0, decoded().text.length);
            return;
        }
        const envelope = parent?.place === "message" && !parent.array && ENVELOPE.has(parent.key);
        const inert = envelope || (parent !== undefined && (parent.place === "inert" || placeBelow(parent, false) === "inert"));
        const { isSecretKey, values } = this.#rules;
        if (isSecretKey && parent?.array && !value?.inSchema) {
            parent.reader ??= new redact_arguments/* ArgumentReader */.R(isSecretKey, { headers: false });
            // Only options look ahead, and only they and what follows them are read.
            for (const part of parent.reader.read(decoded().text))
                this.#take("key", decoded(), part.start, part.end);
        }
        if (values && !inert) {
            const { text } = decoded();
            for (const matcher of values) {
                for (const part of matcher(text))
                    if (part.end > part.start)
                        this.#take("value", decoded(), part.start, part.end);
            }
        }
        if (isSecretKey && !envelope && this.#depth < json_escapes/* MAX_JSON_LAYERS */.l && /^\s{0,64}[{[\\]/.test(written)) {
            const inner = decoded();
            if (!/^\s{0,64}[{[]/.test(inner.text))
                return;
            const found = [];
            if (new _a(inner, this.#rules, found, this.#depth + 1).run() !== "other")
                this.#taken.push(...found);
        }
    }
    #take(kind, layer, start, end, quote) {
        this.#taken.push({
            kind,
            start: (0,escaped_text/* originOf */.yv)(layer, start),
            end: (0,escaped_text/* originOf */.yv)(layer, end),
            layer,
            ...(quote !== undefined && { quote }),
        });
    }
}
_a = Walk;
const LITERAL = /-?[0-9][0-9.eE+-]*|true|false|null/y;
/** A quote as it is written in a string in a string. */
function quoteAt(depth) {
    let quote = '"';
    for (let layer = 0; layer < depth; layer++)
        quote = JSON.stringify(quote).slice(1, -1);
    return quote;
}
function startOf(rules) {
    return (rules.paths ?? []).map((pattern) => ({ pattern, step: 0 }));
}
/** The place of the value that comes next: a schema is one at its place in a listing only, anywhere else it is data. */
function placeBelow(parent, array) {
    const { key } = parent;
    switch (parent.place) {
        case "message":
            return key === "result" && !array ? "result" : "data";
        case "result":
            return key === "tools" ? "tools" : "data";
        case "tools":
            return parent.array && !array ? "tool" : "data";
        case "tool":
            return key === "inputSchema" || key === "outputSchema" ? "schema" : "data";
        case "schema":
            if (parent.array)
                return "schema";
            if (json_schema_keywords/* SCHEMAS_BY_NAME */.X1.has(key))
                return "names";
            if (json_schema_keywords/* STRUCTURAL_KEYWORDS */.VF.has(key))
                return "inert";
            return json_schema_keywords/* DATA_KEYWORDS */.G9.has(key) ? "data" : "schema";
        case "names":
            return "schema";
        default:
            return parent.place;
    }
}

// EXTERNAL MODULE: ./out/content/secrets/names.js
var secrets_names = __webpack_require__(5091);
// EXTERNAL MODULE: ./out/content/redact/broken-tokens.js
var broken_tokens = __webpack_require__(1789);
;// CONCATENATED MODULE: ./out/content/redact/lines.js
/**
 * Secrets that run over several lines of a stream. A line is stored when it has come, so nothing is held back: what may be
 * the beginning of a secret is taken out at once, and what goes on in the next lines is known from what stood before. A
 * stream that is cut anywhere therefore shows no part that counts, and the memory is a few positions.
 */




/** Lines of a key's armour; the body of an RSA key of 16,384 bits has 199. */
const MAX_KEY_LINES = 512;
/** Lines of other writers between those of a key. */
const MAX_STRANGERS = 8;
/** Values that a line may go on with. */
const MAX_STARTED = 256;
/** What stands behind the begin line in the same line, escaped line breaks too. */
const BODY_START = /^(?:\s|\\+[nrt]|[A-Za-z0-9+/=]{16,})*/;
/** The last and short line of such a body. */
const SHORT_BODY = /^[A-Za-z0-9+/=]{1,15}$/;
/** A line of base64, behind what a log may put before it. */
const BODY_LINE = /(?:^|[\s|>:\])"'])([A-Za-z0-9+/]{16,}={0,2}|(?<=^\s{0,8})[A-Za-z0-9+/]+={0,2})[\s"',\\nr]{0,8}$/;
/** A line that ends like the last one of a body. */
const SHORT_LINE = /(?:^|[^A-Za-z0-9+/])([A-Za-z0-9+/]{1,15}={0,2})[\s"',\\nr]{0,8}$/;
const lines_NOTHING = [];
/** One stream of lines that are no JSON. */
class LineSecrets {
    #values;
    #key;
    #started = [];
    #tokens = new broken_tokens/* BrokenTokens */.u();
    constructor(exact) {
        this.#values = exact.values.map(beginningOf);
    }
    /** False when no line before matters for the next one. */
    get pending() {
        return this.#key !== undefined || this.#started.length > 0 || this.#tokens.pending;
    }
    /** Parts of the next line that belong to a secret which began before it or may go on after it; not sorted. */
    read(line) {
        const spans = [];
        this.#readKey(line, spans);
        this.#readStarted(line, spans);
        this.#tokens.read(line, spans);
        return spans;
    }
    #readKey(line, spans) {
        let from = 0;
        if (this.#key) {
            const end = armour/* END_KEY */.ci.exec(line);
            from = this.#goOn(this.#key, line, end, spans);
            if (this.#key)
                return;
        }
        if (!line.includes("PRIVATE KEY", from))
            return;
        armour/* BEGIN_KEY */.q9.lastIndex = from;
        let last;
        for (let match = armour/* BEGIN_KEY */.q9.exec(line); match; match = armour/* BEGIN_KEY */.q9.exec(line))
            last = match;
        if (!last)
            return;
        const start = last.index + last[0].length;
        const rest = line.slice(start, start + armour/* MAX_BODY */._D);
        if (armour/* END_KEY */.ci.test(rest))
            return;
        const body = BODY_START.exec(rest)[0];
        if (body.length >= redact_spans/* MIN_PART */.FC)
            spans.push(partOfKey(start, start + body.length));
        if (body.length < rest.length && body.trim() !== "" && !SHORT_BODY.test(rest.slice(body.length)))
            return;
        const short = SHORT_BODY.exec(rest.slice(body.length))?.[0] ?? "";
        if (body.trim() !== "" && short.length >= redact_spans/* MIN_PART */.FC)
            spans.push(partOfKey(start + body.length, start + rest.length));
        this.#key = { begin: last[0], lines: 0, strangers: 0, body, prefix: prefixOf(line.slice(0, last.index)) };
    }
    /** @returns where the key ended in this line, if it did */
    #goOn(key, line, end, spans) {
        const text = end ? line.slice(0, end.index) : line;
        const body = BODY_LINE.exec(text.slice(-4096))?.[1] ?? lastLineOf(text, key.prefix);
        if (body !== undefined) {
            const at = text.lastIndexOf(body);
            key.prefix = prefixOf(text.slice(0, at));
            if (body.length >= redact_spans/* MIN_PART */.FC)
                spans.push(partOfKey(at, at + body.length));
            if (key.body.length + body.length <= armour/* MAX_BODY */._D)
                key.body += `\n${body}`;
            key.strangers = 0;
        }
        else if (text.trim() !== "" && !/^\s*[A-Za-z-]{2,20}: /.test(text))
            key.strangers++;
        if (end) {
            this.#key = undefined;
            const whole = `${key.begin}${key.body}\n${end[0]}`;
            const hit = (0,content_secrets/* findSecrets */.dL)(whole).find((one) => one.start === 0);
            // The end line tells what the key was, once it is proved.
            if (hit)
                spans.push({ start: end.index, end: end.index + end[0].length, kind: hit.kind, length: hit.value.length });
            return end.index + end[0].length;
        }
        key.lines++;
        if (key.lines > MAX_KEY_LINES || key.strangers > MAX_STRANGERS)
            this.#key = undefined;
        return 0;
    }
    #readStarted(line, spans) {
        const next = [];
        const indent = line.length - line.trimStart().length;
        for (const { value, offset } of this.#started) {
            for (const start of indent > 0 ? [0, indent] : [0]) {
                const text = line.slice(start);
                const lineEnd = value.indexOf("\n", offset);
                const part = value.slice(offset, lineEnd < 0 ? value.length : lineEnd).replace(/\r$/, "");
                const goesOn = lineEnd >= 0 && (text === part || text.trimEnd() === part);
                const ends = lineEnd < 0 && text.startsWith(part);
                const isCut = text !== "" && text.length < part.length && part.startsWith(text);
                if (!goesOn && !ends && !isCut)
                    continue;
                const length = isCut ? text.length : part.length;
                // The last part tells what it was, as the end line of a key does.
                if (ends && length > 0)
                    spans.push({ start, end: start + length, kind: "env", length: value.length });
                else if (length > 0 && offset + length >= redact_spans/* MIN_PART */.FC)
                    spans.push(exactPart(start, start + length));
                if (goesOn)
                    next.push({ value, offset: lineEnd + 1 });
                else if (isCut)
                    next.push({ value, offset: offset + length });
                break;
            }
        }
        for (const beginning of this.#values) {
            const { value } = beginning;
            for (const length of lengthsAt(line, beginning)) {
                if (length >= redact_spans/* MIN_PART */.FC)
                    spans.push(exactPart(line.length - length, line.length));
                if (next.length >= MAX_STARTED)
                    break;
                let offset = length;
                if (value[offset] === "\r")
                    offset++;
                if (value[offset] === "\n")
                    offset++;
                if (offset < value.length)
                    next.push({ value, offset });
            }
        }
        this.#started = next;
    }
}
function beginningOf(value) {
    const firstEnd = value.search(/\r?\n/);
    const fallback = new Uint16Array(Math.min(firstEnd < 0 ? value.length - 1 : firstEnd, 0xffff));
    for (let i = 1, matched = 0; i < fallback.length; i++) {
        while (matched > 0 && value.charCodeAt(matched) !== value.charCodeAt(i))
            matched = fallback[matched - 1];
        if (value.charCodeAt(matched) === value.charCodeAt(i))
            matched++;
        fallback[i] = matched;
    }
    return { value, fallback };
}
/** Lengths of beginnings of a value that stand at the end of a line, the longest first. */
function lengthsAt(line, { value, fallback }) {
    let matched = 0;
    for (let i = Math.max(0, line.length - fallback.length); i < line.length; i++) {
        const code = line.charCodeAt(i);
        while (matched > 0 && (matched >= fallback.length || value.charCodeAt(matched) !== code)) {
            matched = fallback[matched - 1];
        }
        if (matched < fallback.length && value.charCodeAt(matched) === code)
            matched++;
    }
    if (matched === 0)
        return lines_NOTHING;
    const lengths = [];
    for (; matched > 0 && lengths.length < 4; matched = fallback[matched - 1])
        lengths.push(matched);
    return lengths;
}
/** What stands before a line of a log, whatever the time. */
function prefixOf(text) {
    return text.slice(-256).replace(/[0-9]+/g, "0");
}
/** The last line of a body may be too short to be told by itself, but not behind what the lines before stood behind. */
function lastLineOf(text, prefix) {
    const found = SHORT_LINE.exec(text.slice(-512));
    const body = found?.[1];
    if (body === undefined || !/[0-9=]|[a-z][A-Z]/.test(body))
        return undefined;
    return prefixOf(text.slice(0, text.lastIndexOf(body))) === prefix ? body : undefined;
}
function partOfKey(start, end) {
    return { start, end, kind: "private-key-part", length: end - start };
}
function exactPart(start, end) {
    return { start, end, kind: "env-part", length: end - start };
}

;// CONCATENATED MODULE: ./out/content/redact.js
/**
 * Replaces secrets in a text that is about to be stored: by their shape, by exact value, and by rules about keys, values and
 * places. Works on a JSON text without parsing it, so that key order, number spelling and white space survive; a value that
 * is taken out becomes a string, and no member or element goes. Ships in the recorder's chunk.
 */

















/** So often a text with secrets is looked through. */
const MAX_PASSES = 4;
/** Values that are remembered for headers. */
const MAX_REMOVED = 10_000;
/**
 * Replaces every secret of known shape and every exact value by `[redacted:<kind>:<length>]`, `env` being the kind of
 * an exact value. Values are found as they stand, encoded, and behind up to three layers of JSON escapes.
 * @param also parts of a text that is no JSON, known from elsewhere, as from the lines before it
 */
function redactText(text, options = {}, also = []) {
    const exact = exactOf(options.exact);
    const json = options.json === true;
    const first = (0,redact_spans/* replaceAll */.yh)(text, withAlso(text, spansIn(text, json, exact), also));
    return repeated(first, (once) => (0,redact_spans/* replaceAll */.yh)(once, spansIn(once, json, exact)));
}
/**
 * True when nothing in a text has the shape of a secret or is one of the values. Cheaper than redacting it.
 * @param printable known to be ASCII without controls, so that they are not looked for
 */
function isClean(text, exact, secrets, printable = false) {
    return ((0,content_secrets/* findSecrets */.dL)(text, secrets ? { ...SHAPE_OPTIONS, ...secrets } : SHAPE_OPTIONS).length === 0 &&
        exact.find(text).length === 0 &&
        !text.includes("PRIVATE KEY") &&
        !mayHide(text, printable) &&
        spreadOverStrings(text).length === 0);
}
/**
 * Applies all rules to a text. What is JSON stays JSON of the same structure. Of JSON that was cut, as of a message that
 * is too long, the beginning is treated as such; in any other text key rules reach `name=value` and `name: value`.
 * @param also as for `redactText`
 */
function redact(text, rules, also = []) {
    const removed = new Set();
    const ready = { ...rules, exact: exactOf(rules.exact) };
    const first = redactOnce(text, ready, also, removed);
    return { ...repeated(first, (once) => redactOnce(once, ready, [], removed)), form: first.form, removed };
}
function redactOnce(text, rules, also, removed) {
    const { taken, form } = takenFrom(text, rules);
    const found = spansIn(text, form !== "other", rules.exact, rules.secrets, removed);
    const spans = form === "other" ? withAlso(text, found, also, rules.secrets) : found;
    const ruled = form === "other" ? takenFromText(text, rules) : taken;
    if (ruled.length === 0)
        return { ...(0,redact_spans/* replaceAll */.yh)(text, spans), form };
    // A marker of a kind that is none of ours may be anybody's: a rule takes it out like other text.
    const markers = (0,marker/* markerPlaces */.th)(text, (0,known_kinds/* knownKinds */.T)(rules.secrets?.custom)).filter(({ inner }) => inner === undefined);
    const occupied = [...spans, ...markers].sort((a, b) => a.start - b.start);
    const all = [...spans, ...ruledSpans(text, ruled, occupied, removed)].sort((a, b) => a.start - b.start);
    return { ...(0,redact_spans/* replaceAll */.yh)(text, all), form };
}
/** What stood glued to a secret, as a second token, is one only when the first is gone. */
function repeated(first, again) {
    let { text, count } = first;
    for (let pass = 1, last = count; last > 0 && pass < MAX_PASSES; pass++) {
        const next = again(text);
        last = next.count;
        count += last;
        text = next.text;
    }
    return { text, count };
}
/** Names that a key rule matches: the given ones whatever their case and separators, and those that mean a secret. */
function keyRule(names, options) {
    const given = new Set(names.map(redact_names/* compactName */.hm).filter((name) => name !== ""));
    const known = new Map();
    return (name) => {
        let answer = known.get(name);
        if (answer === undefined) {
            answer = given.has((0,redact_names/* compactName */.hm)(name)) || (options.preset && (0,secrets_names/* isSecretName */.eh)(name));
            // Untrusted names: what is remembered is bounded.
            if (known.size < 4096 && name.length <= 128)
                known.set(name, answer);
        }
        return answer;
    };
}
function exactOf(exact) {
    return exact === undefined || Array.isArray(exact)
        ? exactValues(exact ?? [])
        : exact;
}
const SHAPE_OPTIONS = { plausible: true, suspected: true };
/** Escapes that hide a letter of a secret or a character within one, and more layers than the forms of an exact value cover. */
const HIDING = /\\(?:[u/bf]|\\\\\\)/;
function mayHide(text, printable = false) {
    return ((text.includes("\\") && HIDING.test(text)) ||
        (!printable && mayHoldControlSequences(text)) ||
        (0,disguised/* mayBeDisguised */.E)(text, printable));
}
/** Secrets of known shape and exact values: sorted, not overlapping, beside markers, and inside of strings in JSON. */
function spansIn(text, json, exact, secrets, removed) {
    const options = { ...SHAPE_OPTIONS, ...secrets };
    const escapes = text.includes("\\");
    const first = spansOf({ text }, exact, options);
    const spread = spreadOverStrings(text);
    if (first.length + spread.length === 0 && !mayHide(text))
        return first;
    // In JSON a match must not begin with the letter of an escape, so text with escapes is only searched without them.
    let spans = spread.concat(json && escapes ? [] : first);
    let layer = { text };
    for (let depth = 0; depth < json_escapes/* MAX_JSON_LAYERS */.l && layer.text.includes("\\"); depth++) {
        layer = (0,escaped_text/* unescaped */.tv)(layer);
        spans = spans.concat(spansOf(layer, exact, options));
    }
    if (spans.length === 0)
        return spans;
    const beside = (0,redact_spans/* besideMarkers */.Q4)((0,redact_spans/* merge */.h1)(spans), (0,marker/* markerPlaces */.th)(text, (0,known_kinds/* knownKinds */.T)(secrets?.custom)));
    const kept = json ? (0,redact_spans/* inJson */.kD)(text, beside) : beside;
    if (removed) {
        for (const span of kept)
            remember(removed, text.slice(span.start, span.end));
    }
    return kept;
}
function withAlso(text, spans, also, secrets) {
    if (also.length === 0)
        return spans;
    return (0,redact_spans/* besideMarkers */.Q4)((0,redact_spans/* merge */.h1)([...spans, ...also]), (0,marker/* markerPlaces */.th)(text, (0,known_kinds/* knownKinds */.T)(secrets?.custom)));
}
function spansOf(layer, exact, options) {
    const spans = [];
    const plain = withoutControlSequences(layer);
    if (plain)
        spans.push(...spansOf(plain, exact, options));
    const read = plain ? undefined : (0,disguised/* asItReads */.H)(layer);
    if (read)
        spans.push(...redact_disguised(read, layer, exact));
    for (const hit of (0,content_secrets/* findSecrets */.dL)(layer.text, options)) {
        const start = (0,escaped_text/* originOf */.yv)(layer, hit.start);
        spans.push({ start, end: (0,escaped_text/* originOf */.yv)(layer, hit.end), kind: hit.kind, length: hit.value.length });
    }
    // Of a key that is whole they lie in its own span, and `merge` drops them.
    for (const { start, end } of keyParts(layer.text)) {
        const length = end - start;
        spans.push({ start: (0,escaped_text/* originOf */.yv)(layer, start), end: (0,escaped_text/* originOf */.yv)(layer, end), kind: "private-key-part", length });
    }
    for (const hit of exact.find(layer.text)) {
        spans.push({ start: (0,escaped_text/* originOf */.yv)(layer, hit.start), end: (0,escaped_text/* originOf */.yv)(layer, hit.end), kind: "env", length: hit.length });
    }
    return spans;
}
/** What only shows when a text is read: proven secrets and exact values, whose span is another one than that of the text. */
function redact_disguised(read, layer, exact) {
    const spans = [];
    const add = (from, to, kind, length) => {
        const start = (0,escaped_text/* originOf */.yv)(read, from);
        // Up to the end of what its last character was made of.
        const end = to >= read.text.length ? (0,escaped_text/* originOf */.yv)(layer, layer.text.length) : (0,escaped_text/* originOf */.yv)(read, to);
        if (end > start)
            spans.push({ start, end, kind, length });
    };
    for (const { start, end, kind, value } of (0,content_secrets/* findSecrets */.dL)(read.text, { plausible: true }))
        add(start, end, kind, value.length);
    for (const { start, end, length } of exact.find(read.text))
        add(start, end, "env", length);
    return spans;
}
/** The parts that rules take out and that are not taken yet. */
function ruledSpans(text, taken, occupied, removed) {
    const order = { path: 0, key: 1, value: 2 };
    const sorted = [...taken].sort((a, b) => a.start - b.start || b.end - a.end || order[a.kind] - order[b.kind]);
    const spans = [];
    let end = 0;
    for (const part of sorted) {
        const from = Math.max(part.start, end);
        if (from >= part.end)
            continue;
        end = part.end;
        if (part.quote === undefined || part.end - part.start < 400)
            remember(removed, textOf(part));
        for (const gap of (0,redact_spans/* between */.Tq)({ start: from, end: part.end }, occupied)) {
            if (text.slice(gap.start, gap.end).trim() === "")
                continue;
            const length = (0,escaped_text/* lengthWithin */.S7)(part.layer, gap.start, gap.end);
            spans.push({ ...gap, kind: part.kind, length, ...(part.quote !== undefined && { quote: part.quote }) });
        }
    }
    return spans;
}
function textOf({ layer, start, end }) {
    const before = (0,escaped_text/* lengthWithin */.S7)(layer, (0,escaped_text/* originOf */.yv)(layer, 0), start);
    return layer.text.slice(before, before + (0,escaped_text/* lengthWithin */.S7)(layer, start, end));
}
function remember(removed, value) {
    if (removed.size < MAX_REMOVED && value.length > 0)
        removed.add(value);
}
const NAMED_VALUE = /(?<![\w.-])([\w.-]{1,64})["']?[ \t]{0,4}[=:][ \t]{0,4}(?:"([^"\n]+)|'([^'\n]+)|((?:(?:bearer|basic|digest|token)[ \t]{1,4})?[^\s"',;&]+))/gi;
/** What rules take out of a text that is no JSON. */
function takenFromText(text, rules) {
    const taken = [];
    const layer = { text };
    if (rules.isSecretKey) {
        for (const match of text.matchAll(NAMED_VALUE)) {
            if (!rules.isSecretKey(match[1]))
                continue;
            const end = match.index + match[0].length;
            const value = match[2] ?? match[3] ?? match[4];
            taken.push({ kind: "key", start: end - value.length, end, layer });
        }
    }
    for (const matcher of rules.values ?? []) {
        for (const { start, end } of matcher(text))
            if (end > start)
                taken.push({ kind: "value", start, end, layer });
    }
    return taken;
}


/***/ }),

/***/ 5451:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ maskArguments; },
/* harmony export */   R: function() { return /* binding */ ArgumentReader; }
/* harmony export */ });
/* harmony import */ var _secrets_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5091);
/* harmony import */ var _secrets_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6238);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
/** Secrets in the arguments of a command: values of options and assignments, header lines, user information of URLs. */



/** Longest argument whose URLs and headers are looked at. */
const MAX_ARGUMENT = 65_536;
const OPTION = /^-{1,2}([A-Za-z][\w.-]*)(?:=|$)/;
const HEADER = /^\s*([A-Za-z][\w-]{0,63})\s{0,8}:\s{0,8}/;
const ASSIGNMENT = /^([A-Za-z_][\w.-]{0,127})=/;
const USER_INFORMATION = /[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/([^\s/?#@]{1,1024})@/g;
const QUERY = /[?&;]([^=&;#\s?]{1,128})=([^&;#\s]+)/g;
/** `-pVALUE`. */
const ATTACHED = /^-([A-Za-z])([^\s=-].*)$/s;
/** Credentials behind their scheme (RFC 9110, 11.4), wherever they stand. */
const CREDENTIALS = /\b(?:bearer|basic|token|digest)\s{1,8}([^\s"',;]{6,4096})/gi;
/** `name:password@host` without a scheme. The host is what has a domain, or is the machine itself. */
const LOGIN = /^[^\s/:@?#=]{1,256}:([^\s/@]{1,1024})@(?=(?:[A-Za-z0-9-]{1,63}\.){1,16}[A-Za-z]{2,63}(?![\w.])|(?:\d{1,3}\.){3}\d{1,3}(?![\w.])|localhost\b|[A-Za-z0-9.-]{1,253}:\d)(?!sha\d)/;
const ADDRESS = /[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/[^\s/?#]{1,1024}\/([^\s?#]{1,4096})/g;
/** Names that say where or what, beside a value that keeps others out when it is random. */
const WIDER = /(?:^|[-_.])(?:sid|(?:session|secret|token|key|cookie|ticket)s?(?:[-_.]?(?:id|name))?)$/i;
/**
 * The arguments of a command with their secrets replaced.
 * @param masked what stands for a secret part
 * @param rest what becomes of the text beside such parts
 */
function maskArguments(argv, masked, rest = (text) => text) {
    const reader = new ArgumentReader();
    return argv.map((argument) => {
        let text = "";
        let from = 0;
        for (const { start, end } of reader.read(argument)) {
            text += rest(argument.slice(from, start)) + masked(argument.slice(start, end));
            from = end;
        }
        return text + rest(argument.slice(from));
    });
}
/** Reads the arguments of a command one by one, since an option may say what the next one is. */
class ArgumentReader {
    #isSecret;
    #headers;
    #next;
    /**
     * @param isSecret whether a value of this name is secret; names of options without dashes
     * @param options.headers also lines of headers that follow no option for headers; without it, what may be prose is left
     */
    constructor(isSecret = (name) => (0,_secrets_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretName */ .eh)(name, { keys: true }), options = { headers: true }) {
        this.#isSecret = isSecret;
        this.#headers = options.headers;
    }
    /** The secret parts of the next argument, in order. */
    read(argument) {
        const expected = this.#next;
        this.#next = undefined;
        if (argument.length > MAX_ARGUMENT)
            return expected === "value" ? [{ start: 0, end: argument.length }] : [];
        const option = OPTION.exec(argument);
        if (!option) {
            if (expected === "value")
                return this.#value(argument, 0);
            if (expected === "user")
                return userOf(argument, 0);
            if (expected === "random" && (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isDrawnValue */ .Uj)(argument))
                return [{ start: 0, end: argument.length }];
            return this.#plain(argument, 0, expected === "header");
        }
        const name = option[1];
        const at = option[0].length;
        if (!option[0].endsWith("=")) {
            if (/^(?:H|header)$/.test(name))
                this.#next = "header";
            else if (/^(?:u|user|proxy-user)$/.test(name))
                this.#next = "user";
            else if (this.#isSecret(name))
                this.#next = "value";
            // What one letter means only the program knows.
            else if (this.#headers && (name.length === 1 || WIDER.test(name)))
                this.#next = "random";
            else
                return this.#headers ? attachedTo(argument) : [];
            return [];
        }
        if (this.#isSecret(name))
            return this.#value(argument, at);
        if (/^(?:user|proxy-user)$/.test(name))
            return userOf(argument, at);
        if (this.#headers && (name.length === 1 || WIDER.test(name)) && (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isDrawnValue */ .Uj)(argument.slice(at)))
            return [{ start: at, end: argument.length }];
        return this.#plain(argument, at, /^(?:H|header)$/.test(name));
    }
    #plain(argument, from, isHeader) {
        const attached = from === 0 && argument.startsWith("-H") ? 2 : from;
        const text = argument.slice(attached);
        const header = isHeader || attached === 2 || this.#headers ? HEADER.exec(text) : null;
        if (header && !text.startsWith("//", header[0].length) && this.#isSecret(header[1])) {
            return this.#value(argument, attached + header[0].length);
        }
        const assignment = ASSIGNMENT.exec(text);
        if (assignment && this.#isSecret(assignment[1])) {
            return this.#value(argument, attached + assignment[0].length);
        }
        if (this.#headers) {
            const parts = attachedTo(argument);
            if (parts.length > 0)
                return parts;
        }
        return this.#inUrls(argument);
    }
    #value(argument, start) {
        const value = argument.slice(start);
        if (value === "" || (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenValue */ .Yy)(value))
            return [];
        return [{ start, end: argument.length }];
    }
    #inUrls(argument) {
        const parts = [];
        for (const match of argument.matchAll(USER_INFORMATION)) {
            const end = match.index + match[0].length - 1;
            parts.push({ start: end - match[1].length, end });
        }
        for (const match of argument.matchAll(QUERY)) {
            const [whole, name, value] = match;
            const end = match.index + whole.length;
            if (this.#isSecret(name) && !(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenValue */ .Yy)(value))
                parts.push({ start: end - value.length, end });
        }
        if (this.#headers)
            parts.push(...inAddresses(argument), ...loginIn(argument), ...credentialsIn(argument));
        return parts
            .sort((a, b) => a.start - b.start)
            .filter((part, i, all) => i === 0 || part.start >= all[i - 1].end);
    }
}
/** `name:password`, as curl takes it. */
function userOf(argument, from) {
    const colon = argument.indexOf(":", from);
    if (colon < 0 || colon + 1 === argument.length || /[\s\\/]/.test(argument.slice(from, colon + 2)))
        return [];
    return [{ start: colon + 1, end: argument.length }];
}
/** A value glued to an option of one letter. */
function attachedTo(argument) {
    const value = ATTACHED.exec(argument)?.[2];
    if (value === undefined)
        return [];
    const isPassword = argument.startsWith("-p") && /[A-Za-z]/.test(value) && (0,_secrets_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikePassword */ .Dp)(value);
    return isPassword || (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isDrawnValue */ .Uj)(value) ? [{ start: 2, end: argument.length }] : [];
}
/** Parts of a path that nobody guesses; digests of commits and images are none. */
function inAddresses(argument) {
    const parts = [];
    for (const match of argument.matchAll(ADDRESS)) {
        const path = match[1];
        let start = match.index + match[0].length - path.length;
        for (const part of path.split("/")) {
            if ((0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isDrawnValue */ .Uj)(part) && !/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(part))
                parts.push({ start, end: start + part.length });
            start += part.length + 1;
        }
    }
    return parts;
}
function loginIn(argument) {
    const found = LOGIN.exec(argument);
    if (!found)
        return [];
    const end = found[0].length - 1;
    return [{ start: end - found[1].length, end }];
}
function credentialsIn(argument) {
    const parts = [];
    for (const match of argument.matchAll(CREDENTIALS)) {
        const value = match[1];
        const end = match.index + match[0].length;
        if ((0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isDrawnValue */ .Uj)(value) || (0,_secrets_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikePassword */ .Dp)(value))
            parts.push({ start: end - value.length, end });
    }
    return parts;
}


/***/ }),

/***/ 1789:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isDrawn; },
/* harmony export */   u: function() { return /* binding */ BrokenTokens; }
/* harmony export */ });
/* harmony import */ var _secrets_checksum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7772);
/* harmony import */ var _secrets_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6928);
/* harmony import */ var _secrets_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3365);
/* harmony import */ var _secrets_shape_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9446);
/* harmony import */ var _secrets_shapes_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6429);
/* harmony import */ var _secrets_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1798);
/* harmony import */ var _reserved_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6009);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(605);
/** Issuers' tokens that a line break splits: what begins like one at the end of a line, and what proves it in the next. */








/** Longest word that is looked at, of either line; a JWT with many claims has so many characters. */
const MAX_WORD = 4096;
/** Shorter beginnings are those of words. */
const MIN_TOKEN = 9;
/** Bits per character of what begins a token; eight different characters have three. */
const MIN_ENTROPY = 2;
/** Starts that are tried in one word. */
const MAX_STARTS = 64;
/** In no token: white space, quotes, brackets and what separates. */
const OUTSIDE = new Set(" \t\n\r\v\f\"'`<>\\,;()[]{}|");
/** Letters and digits, or small letters before capitals, that are no date. */
const DRAWN = /^(?!\d{4}-\d\d)(?:[A-Za-z_-]*[0-9]+[A-Za-z]|[0-9]*[A-Za-z]+[0-9]|[A-Z_-]*[a-z]+[A-Z])/;
let starts;
/** Built when the first line comes. Of what is only plausible, the tokens that everybody passes around. */
function scanner() {
    starts ??= new _secrets_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .Scanner */ .Lp(_secrets_shapes_index_js__WEBPACK_IMPORTED_MODULE_4__/* .SHAPES */ .H.filter(({ strength, kind }) => (strength ?? "verified") === "verified" || kind === "jwt").flatMap((shape) => shape.starts.map((literal) => ({ literal, wordStart: (0,_secrets_shape_match_js__WEBPACK_IMPORTED_MODULE_3__/* .beginsWord */ .R5)(shape, literal), payload: { shape } }))));
    return starts;
}
/** The lines of one stream. */
class BrokenTokens {
    /** The last word of the line before. */
    #word = "";
    /** Its kind, when it begins like a token and was taken out. */
    #kind;
    /** True when the end of the last line was taken for the beginning of a token. */
    get pending() {
        return this.#kind !== undefined;
    }
    /** Adds the parts of tokens in the next line. */
    read(line, spans) {
        const end = line.endsWith("\r") ? line.length - 1 : line.length;
        const text = line.slice(0, end);
        const proved = this.#word !== "" && this.#goOn(text, spans);
        const word = wordAtEnd(text);
        const at = end - word.length;
        const indent = end - text.trimStart().length;
        if (!proved && this.#kind !== undefined && word !== "" && at === indent && isDrawn(word)) {
            // A whole line in the middle of one.
            spans.push({ start: at, end, kind: `${this.#kind}${_reserved_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .PART */ .s3}`, length: word.length });
            this.#word = `${this.#word}${word}`.slice(-MAX_WORD);
            return;
        }
        this.#word = word;
        this.#kind = undefined;
        const found = beginningIn(word);
        if (!found)
            return;
        this.#kind = found.kind;
        const start = at + found.start;
        spans.push({ start, end, kind: `${found.kind}${_reserved_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .PART */ .s3}`, length: end - start });
    }
    /** Looks for a token that began before this line. True when there is one. */
    #goOn(text, spans) {
        const indent = text.length - text.trimStart().length;
        let end = indent;
        while (end < text.length && end - indent < MAX_WORD && !OUTSIDE.has(text[end]))
            end++;
        if (end === indent)
            return false;
        const head = text.slice(indent, end);
        const before = this.#word.length;
        const whole = (0,_secrets_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findSecrets */ .dL)(this.#word, { plausible: true }).some((hit) => hit.end === before);
        let proved = false;
        for (const hit of (0,_secrets_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findSecrets */ .dL)(this.#word + head, { plausible: true })) {
            if (hit.start >= before || hit.end <= before)
                continue;
            const part = head.slice(0, hit.end - before);
            // What was whole before does not go on in a word or a date.
            if (whole && indent + part.length < text.trimEnd().length && !DRAWN.test(part))
                continue;
            spans.push({ start: indent, end: indent + part.length, kind: hit.kind, length: hit.value.length });
            proved = true;
        }
        return proved;
    }
}
/** Empty where it is too long. */
function wordAtEnd(text) {
    let start = text.length;
    while (start > 0 && !OUTSIDE.has(text[start - 1])) {
        start--;
        if (text.length - start > MAX_WORD)
            return "";
    }
    return text.slice(start);
}
/** Where a word begins like a token that is not whole in it. */
function beginningIn(word) {
    if (word.length < MIN_TOKEN)
        return undefined;
    let found;
    let tried = 0;
    scanner().scan(word, ({ shape }, at, literal) => {
        if (found || ++tried > MAX_STARTS)
            return word.length;
        if ((0,_secrets_shape_match_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlued */ .uM)(word, shape, literal, at) && !(0,_secrets_shape_match_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeGlued */ .cy)(word, shape, literal, at))
            return undefined;
        const start = shape.from ? shape.from(word, at) : at;
        if (start === undefined || word.length - start < MIN_TOKEN || !isDrawn(word.slice(at + literal.length)))
            return undefined;
        found = { start, kind: shape.kind };
        return word.length;
    });
    if (!found)
        return undefined;
    const { start } = found;
    return (0,_secrets_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findSecrets */ .dL)(word, { plausible: true }).some((hit) => hit.start <= start && hit.end > start)
        ? undefined
        : found;
}
/** Words between separators, each with a number behind it at most. */
const WORDS = /^(?:(?:[A-Za-z]?[a-z]+[0-9]{0,3}|[A-Z]+[0-9]{0,3}|[0-9.]{1,6})(?:[-_./:@^~=+?&]+|$))*$/;
const DATE = /^\d{4}-\d\d/;
/** True for what stands behind the start of a token and is no word: digits among letters, or cases mixed as in no name. */
function isDrawn(body) {
    const part = body.slice(0, 64);
    if (part.length < _spans_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_PART */ .FC - 1 ||
        (0,_secrets_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .entropy */ .Ue)(part) < MIN_ENTROPY ||
        (0,_secrets_words_js__WEBPACK_IMPORTED_MODULE_5__/* .isWordy */ .yY)(part, 0.68) ||
        WORDS.test(part) ||
        DATE.test(part))
        return false;
    return /[A-Za-z]/.test(part) && (/[0-9]/.test(part) || /[a-z][A-Z].*[A-Z]|[A-Z]{2}.*[a-z]/.test(part));
}


/***/ }),

/***/ 2006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ mayBeDisguised; },
/* harmony export */   H: function() { return /* binding */ asItReads; }
/* harmony export */ });
/* harmony import */ var _escaped_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2908);
/**
 * Secrets that are written in another way than they read: a character without a shape within one, letters of full width, an
 * underscore as `%5F` or `&#95;`. A second look at the text as it reads, taken only where such a character stands beside one
 * that a token may hold; ordinary text costs one search.
 */

/**
 * What nobody sees: controls but for white space, soft hyphen, joiners, marks of direction, variation selectors, tags (those
 * of `Default_Ignorable_Code_Point` that text holds), marks that combine, and operating system commands (ECMA-48, 8.3.89).
 */
const UNSEEN = "(?:\\u001b\\][^\\u0007\\u001b\\n]{0,256}(?:\\u0007|\\u001b\\\\)|[^\\n\\u0008]\\u0008|[\\0-\\u0007\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u0300-\\u036f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]|\\udb40[\\udc00-\\uddef]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff])";
const WITHIN = new RegExp(`(?<=[^\\s"])${UNSEEN}{1,64}(?=[^\\s"])`, "g");
/** Mathematical letters and those of full width, as NFKC (UAX 15) reads them. */
const STYLED = /[\uff01-\uff5e]|\ud835[\udc00-\udfff]|[\u24b6-\u24e9]/g;
/** What percent-encoding (RFC 3986, 2.1) leaves as it is, encoded all the same. */
const PERCENT = /%(?:2[dDeE]|3[0-9]|4[1-9a-fA-F]|5[0-9aAfF]|6[1-9a-fA-F]|7[0-9aAeE])/g;
const ENTITY = /&#(?:x0{0,4}([0-9a-f]{2,5})|0{0,4}([0-9]{2,6}));|&(lowbar|UnderBar|hyphen|dash|sol|period|colon|plus|equals);/gi;
const NAMED = {
    lowbar: "_",
    underbar: "_",
    hyphen: "-",
    dash: "-",
    sol: "/",
    period: ".",
    colon: ":",
    plus: "+",
    equals: "=",
};
/** Something of these, in text or in the Latin-1 of its UTF-8, which is how a recorder looks through bytes first. */
const ODD_CHARACTER = "[\\u0300-\\u036f\\0-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u24b6-\\u24e9\\u2800\\u3164\\ud800-\\udfff\\ufe00-\\ufe0f\\ufeff\\uff01-\\uff5e\\uffa0\\ufff9-\\ufffb]";
const ODD_BYTES = "\\u00c2[\\u0080-\\u009f]|[\\u00cc\\u00cd][\\u0080-\\u00bf]|\\u00e2(?:\\u0080[\\u008b-\\u008f\\u00aa-\\u00ae]|\\u0081[\\u00a0-\\u00af]|[\\u0092\\u0093\\u00a0])|\\u00e1[\\u0085\\u009e\\u00a0]|\\u00e3\\u0085\\u00a4|\\u00ef[\\u00b8\\u00bb-\\u00bf]|\\u00f0\\u009d|\\u00f3\\u00a0|\\u00d8\\u009c";
const ODD = new RegExp(`${ODD_CHARACTER}|${ODD_BYTES}`);
const NOT_PLAIN = /[^\t\n\r -~]/;
/** True when a secret may be written in such a way. Cheap: plain ASCII without `%` and `&#` is three searches. @param printable known to be ASCII without controls */
function mayBeDisguised(text, printable = false) {
    if (!printable && NOT_PLAIN.test(text) && ODD.test(text))
        return true;
    return (text.includes("%") && text.search(PERCENT) >= 0) || (text.includes("&") && text.search(ENTITY) >= 0);
}
/** The text as it reads, when that is another one. Linear in the text. */
function asItReads(layer) {
    if (!mayBeDisguised(layer.text))
        return undefined;
    let view = layer;
    for (const [pattern, read] of STEPS)
        view = step(view, pattern, read);
    return view === layer ? undefined : view;
}
const STEPS = [
    [PERCENT, ([whole]) => String.fromCharCode(Number.parseInt(whole.slice(1), 16))],
    [ENTITY, entity],
    [STYLED, ([whole]) => whole.normalize("NFKC")],
    [WITHIN, () => ""],
];
function step(layer, pattern, read) {
    const parts = [];
    for (const match of layer.text.matchAll(pattern)) {
        const start = match.index;
        const text = read(match);
        if (text !== match[0])
            parts.push({ start, end: start + match[0].length, text });
    }
    return parts.length === 0 ? layer : (0,_escaped_text_js__WEBPACK_IMPORTED_MODULE_0__/* .respelt */ ._B)(layer, parts);
}
function entity(match) {
    const [whole, hex, decimal, name] = match;
    if (name !== undefined)
        return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code !== 127 ? String.fromCodePoint(code) : whole;
}


/***/ }),

/***/ 2908:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ without; },
/* harmony export */   S7: function() { return /* binding */ lengthWithin; },
/* harmony export */   _B: function() { return /* binding */ respelt; },
/* harmony export */   bY: function() { return /* binding */ sliced; },
/* harmony export */   tv: function() { return /* binding */ unescaped; },
/* harmony export */   yv: function() { return /* binding */ originOf; }
/* harmony export */ });
/* harmony import */ var _json_escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2662);
/** Text behind JSON escapes, with the place of every character in the text as it stands. */

/** Takes one layer of JSON escapes off, wherever a backslash stands; what is no escape stays as it is. */
function unescaped(layer) {
    const source = layer.text;
    const origin = new Uint32Array(source.length + 1);
    const parts = [];
    let length = 0;
    let copied = 0;
    for (let slash = source.indexOf("\\"); slash !== -1; slash = source.indexOf("\\", copied)) {
        const found = (0,_json_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscapeAt */ .R)(source, slash);
        parts.push(source.slice(copied, slash), found?.char ?? "\\");
        for (let i = copied; i < slash; i++)
            origin[length++] = i;
        origin[length++] = slash;
        copied = slash + (found?.length ?? 1);
    }
    parts.push(source.slice(copied));
    for (let i = copied; i < source.length; i++)
        origin[length++] = i;
    origin[length++] = source.length;
    for (let i = 0; i < length; i++)
        origin[i] = originOf(layer, origin[i]);
    return { text: parts.join(""), origin: origin.subarray(0, length) };
}
/** A text without some of its parts. @param parts sorted, not overlapping */
function without(layer, parts) {
    const source = layer.text;
    const origin = new Uint32Array(source.length + 1);
    const kept = [];
    let length = 0;
    let from = 0;
    for (const { start, end } of [...parts, { start: source.length, end: source.length }]) {
        kept.push(source.slice(from, start));
        for (let i = from; i < start; i++)
            origin[length++] = originOf(layer, i);
        from = end;
    }
    origin[length++] = originOf(layer, source.length);
    return { text: kept.join(""), origin: origin.subarray(0, length) };
}
/** A text with other text in some of its places. @param parts sorted, not overlapping */
function respelt(layer, parts) {
    const source = layer.text;
    const added = parts.reduce((sum, { text }) => sum + text.length, 0);
    const origin = new Uint32Array(source.length + added + 1);
    const kept = [];
    let length = 0;
    let from = 0;
    for (const { start, end, text } of [...parts, { start: source.length, end: source.length, text: "" }]) {
        kept.push(source.slice(from, start), text);
        for (let i = from; i < start; i++)
            origin[length++] = originOf(layer, i);
        for (let i = 0; i < text.length; i++)
            origin[length++] = originOf(layer, start);
        from = end;
    }
    origin[length++] = originOf(layer, source.length);
    return { text: kept.join(""), origin: origin.subarray(0, length) };
}
/** A part of a layer as a layer of its own, with the same origin. */
function sliced(layer, start, end) {
    const text = layer.text.slice(start, end);
    return layer.origin
        ? { text, origin: layer.origin.subarray(start, end + 1) }
        : { text, offset: (layer.offset ?? 0) + start };
}
/** Where character `index` of a layer begins in the first text. */
function originOf(layer, index) {
    return layer.origin ? layer.origin[index] : (layer.offset ?? 0) + index;
}
/** How many characters of a layer begin in a part of the first text. */
function lengthWithin(layer, start, end) {
    const { origin, text } = layer;
    if (!origin)
        return Math.max(0, Math.min(end - (layer.offset ?? 0), text.length) - Math.max(0, start - (layer.offset ?? 0)));
    return Math.min(lowerBound(origin, end), text.length) - Math.min(lowerBound(origin, start), text.length);
}
function lowerBound(sorted, value) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 6634:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ knownKinds; }
/* harmony export */ });
/* harmony import */ var _secrets_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6928);
/* harmony import */ var _reserved_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6009);
/** The kinds that a marker of ours may have. */


/** @param custom patterns of the user, whose kinds count as well */
function knownKinds(custom = []) {
    if (custom.length === 0)
        return isOurs;
    const theirs = new Set(custom.map(({ kind }) => kind));
    return (kind) => isOurs(kind) || theirs.has((0,_reserved_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeKind */ .gA)(kind));
}
function isOurs(kind) {
    const whole = (0,_reserved_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeKind */ .gA)(kind);
    return _reserved_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .RESERVED_KINDS */ .bZ.has(whole) || (0,_secrets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .secretKind */ .FL)(whole) !== undefined;
}


/***/ }),

/***/ 3909:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: function() { return /* binding */ replaceMarkers; },
/* harmony export */   SG: function() { return /* binding */ redactionMarker; },
/* harmony export */   Xh: function() { return /* binding */ findMarkers; },
/* harmony export */   rg: function() { return /* binding */ isMarker; },
/* harmony export */   th: function() { return /* binding */ markerPlaces; }
/* harmony export */ });
/* unused harmony export MAX_KIND */
/** What stands where a secret stood: `[redacted:<kind>:<length>]`. The only place that knows how a marker is spelt. */
const BEGIN = "[redacted:";
const SPELLING = String.raw `\[redacted:([a-z0-9-]{1,40}):([0-9]{1,9})\]`;
const MARKER = new RegExp(SPELLING, "g");
const WHOLE = new RegExp(`^${SPELLING}$`);
/** Longest kind that a marker takes. */
const MAX_KIND = 40;
/** @param length of the value in clear, in UTF-16 code units, however it was escaped or encoded where it stood */
function redactionMarker(kind, length) {
    return `${BEGIN}${kind}:${length}]`;
}
/** The markers in a text, in order. They mean something only in a record that says it was redacted. */
function findMarkers(text) {
    if (!text.includes(BEGIN))
        return [];
    return [...text.matchAll(MARKER)].map((match) => ({
        kind: match[1],
        length: Number(match[2]),
        start: match.index,
        end: match.index + match[0].length,
    }));
}
/** True for a text that is one marker and nothing else. */
function isMarker(text) {
    return WHOLE.test(text);
}
/** @param replacement what stands for a marker */
function replaceMarkers(text, replacement) {
    if (!text.includes(BEGIN))
        return text;
    return text.replace(MARKER, (_whole, kind, length) => replacement(kind, Number(length)));
}
/**
 * Where markers stand in a text, in order.
 * @param isKnown whether a kind is one that a marker of ours may have
 */
function markerPlaces(text, isKnown) {
    return findMarkers(text).map(({ kind, start, end }) => {
        if (isKnown(kind))
            return { start, end };
        const from = start + BEGIN.length;
        return { start, end, inner: { start: from, end: from + kind.length } };
    });
}


/***/ }),

/***/ 5799:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: function() { return /* binding */ isDrawnValue; },
/* harmony export */   Yy: function() { return /* binding */ isOpenValue; },
/* harmony export */   hm: function() { return /* binding */ compactName; }
/* harmony export */ });
/* harmony import */ var _secrets_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5091);
/* harmony import */ var _secrets_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6238);
/** Names as rules of a user compare them, and values that no name makes a secret. */


/** Compares names without case and separators. */
function compactName(name) {
    return name
        .slice(-_secrets_names_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NAME */ .zB)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "");
}
/**
 * True for a value that no name makes a secret: a word of configuration, a path, a place for a value, nothing.
 * @param value of a setting whose name says that it is secret
 */
function isOpenValue(value) {
    return (/^(?:true|false|yes|no|on|off|null|none|undefined|auto|default|enabled|disabled)?$/i.test(value) ||
        /^\$(?:\w+|\{[^}]*\})$|^%\w+%$|^\{\{[^}]*\}\}$/.test(value) ||
        isPath(value));
}
/** Absolute or relative with a mark, of at least two parts, or one that ends like a file. */
function isPath(value) {
    if (value.length > 1024 || !/^(?:~|\.{1,2})?\/|^[A-Za-z]:[\\/]/.test(value))
        return false;
    const parts = value.split(/[\\/]/).slice(1);
    // Base64 may begin with a slash, and holds characters that names of files seldom do.
    if (!parts.every((part) => /^[\w.@ -]*$/.test(part)) || parts.some(isDrawnPart))
        return false;
    return parts.length > 1 ? parts.every((part) => part.length < 40) : /\.\w{1,8}$/.test(value);
}
/** No name of a folder: letters and digits of both cases in no order. */
function isDrawnPart(part) {
    return (isDrawnValue(part) ||
        (/^[A-Za-z0-9]{8,}$/.test(part) && /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(part) && (0,_secrets_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikePassword */ .Dp)(part)));
}
/** Random enough to be no word, no name and no number, whatever it is called. */
function isDrawnValue(value) {
    return (0,_secrets_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksRandom */ .EZ)(value) || (0,_secrets_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksGenerated */ .At)(value);
}


/***/ }),

/***/ 6009:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HO: function() { return /* binding */ isReservedKind; },
/* harmony export */   bZ: function() { return /* binding */ RESERVED_KINDS; },
/* harmony export */   gA: function() { return /* binding */ wholeKind; },
/* harmony export */   s3: function() { return /* binding */ PART; }
/* harmony export */ });
/** Kinds of markers that stand for no shape. */
/** What the end of a kind says of it: one line of a secret that runs over several. */
const PART = "-part";
/**
 * Names that no pattern of a user may take: who reads a marker of that kind would believe something else of it.
 * - `env`: the value of a variable of the recorder's environment, `argument`: of its command line
 * - `key`, `path`, `value`: taken out by a rule of the user
 * - `header`: of a header, `url-credentials` and `url-parameter`: of an address
 */
const RESERVED_KINDS = new Set([
    "argument",
    "env",
    "header",
    "key",
    "path",
    "url-credentials",
    "url-parameter",
    "value",
]);
/** True for a reserved kind, and for every one that ends like a part. */
function isReservedKind(kind) {
    return RESERVED_KINDS.has(kind) || kind.endsWith(PART);
}
/** The kind of the whole secret that a marker stands for: `env` of `env-part`, any other kind as it is. */
function wholeKind(kind) {
    return kind.endsWith(PART) ? kind.slice(0, -PART.length) : kind;
}


/***/ }),

/***/ 605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: function() { return /* binding */ MIN_PART; },
/* harmony export */   Q4: function() { return /* binding */ besideMarkers; },
/* harmony export */   Tq: function() { return /* binding */ between; },
/* harmony export */   h1: function() { return /* binding */ merge; },
/* harmony export */   kD: function() { return /* binding */ inJson; },
/* harmony export */   m2: function() { return /* binding */ closingQuote; },
/* harmony export */   yh: function() { return /* binding */ replaceAll; }
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3909);
/** Parts of a text that are to be replaced by markers. */

/**
 * Sorts, and joins overlapping spans. The widest one names the kind, a shape before an exact value, and of equal ones
 * the one with the fewest escapes gives the length.
 */
function merge(spans) {
    const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end || Number(a.kind === "env") - Number(b.kind === "env") || a.length - b.length);
    const out = [];
    for (const span of sorted) {
        const last = out.at(-1);
        if (!last || span.start >= last.end)
            out.push(span);
        else if (span.end > last.end) {
            out[out.length - 1] = { ...last, end: span.end, length: last.length + span.end - last.end };
        }
    }
    return out;
}
/** Characters of a secret that may stay: fewer say nothing. */
const MIN_PART = 5;
/**
 * Leaves markers alone: of what holds one only the rest counts, so that nobody saves a secret by writing a marker into it.
 * What lies in a kind that is none of ours counts whole.
 */
function besideMarkers(spans, markers) {
    if (markers.length === 0)
        return spans;
    return spans.flatMap((span) => {
        const marker = markers[indexAfter(markers, span.start)];
        if (!marker || marker.start >= span.end)
            return [span];
        const { inner } = marker;
        if (inner !== undefined && span.start >= inner.start && span.end <= inner.end)
            return [span];
        return between(span, markers)
            .filter(({ start, end }) => end - start >= MIN_PART)
            .map((part) => ({ ...span, ...part, length: part.end - part.start }));
    });
}
/** What is left of a part of a text between places that are taken. @param taken sorted, not overlapping */
function between(part, taken) {
    const left = [];
    let from = part.start;
    for (let i = indexAfter(taken, part.start); i < taken.length; i++) {
        const { start, end } = taken[i];
        if (start >= part.end)
            break;
        if (start > from)
            left.push({ start: from, end: start });
        from = Math.max(from, end);
    }
    if (from < part.end)
        left.push({ start: from, end: part.end });
    return left;
}
/** @param spans sorted, not overlapping */
function replaceAll(text, spans) {
    if (spans.length === 0)
        return { text, count: 0 };
    const parts = [];
    let from = 0;
    for (const { start, end, kind, length, quote = "" } of spans) {
        parts.push(text.slice(from, start), quote, (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .redactionMarker */ .SG)(kind, length), quote);
        from = end;
    }
    parts.push(text.slice(from));
    return { text: parts.join(""), count: spans.length };
}
/**
 * The spans that lie in one string of a JSON text, and those that are a whole number, with the quotes that they need. A span
 * that leaves its string (a value that is itself JSON, found in the structure) is passed over: its parts have their own
 * spans where they are secrets. Strings are walked once beside the spans.
 */
function inJson(text, spans) {
    const out = [];
    let position = 0;
    let stringEnd = -1;
    for (const span of spans) {
        // Find the string that holds the span, if one does.
        while (position <= span.start) {
            if (stringEnd >= span.start)
                break;
            const open = text.indexOf('"', position);
            if (open === -1 || open >= span.start)
                break;
            stringEnd = closingQuote(text, open);
            position = stringEnd + 1;
        }
        if (stringEnd >= span.end)
            out.push(span);
        else if (stringEnd < span.start && isWholeNumber(text, span))
            out.push({ ...span, quote: '"' });
    }
    return out;
}
/** Where the string that begins at `open` ends; the end of the text when it does not. */
function closingQuote(text, open) {
    let at = text.indexOf('"', open + 1);
    while (at !== -1) {
        let slashes = 0;
        for (let i = at - 1; i > open && text[i] === "\\"; i--)
            slashes++;
        if (slashes % 2 === 0)
            return at;
        at = text.indexOf('"', at + 1);
    }
    return text.length;
}
function isWholeNumber(text, span) {
    return (/^[-0-9.eE+]+$/.test(text.slice(span.start, span.end)) &&
        !/[-0-9.eE+]/.test(text[span.start - 1] ?? " ") &&
        !/[-0-9.eE+]/.test(text[span.end] ?? " "));
}
/** Index of the first range that ends after a position. */
function indexAfter(ranges, position) {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (ranges[middle].end > position)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}


/***/ }),

/***/ 4303:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _D: function() { return /* binding */ MAX_BODY; },
/* harmony export */   ci: function() { return /* binding */ END_KEY; },
/* harmony export */   q9: function() { return /* binding */ BEGIN_KEY; }
/* harmony export */ });
/** Armour of private keys (RFC 7468, RFC 9580 6.2), as far as what proves keys and what only takes them out agree. */
/** Longest body that is looked at, in characters; an RSA key of 16,384 bits has 12,700. */
const MAX_BODY = 32_768;
/** The first line of any private key, also one that nothing proves. */
const BEGIN_KEY = /-----BEGIN (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
/** The last line. */
const END_KEY = /-----END (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY(?: BLOCK)?-----/;


/***/ }),

/***/ 9391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yt: function() { return /* binding */ isWordCode; },
/* harmony export */   aE: function() { return /* binding */ startsWord; },
/* harmony export */   dI: function() { return /* binding */ isSpaceBeyondAscii; },
/* harmony export */   gQ: function() { return /* binding */ isAlphanumeric; },
/* harmony export */   uN: function() { return /* binding */ afterEscape; }
/* harmony export */ });
/** Characters of names and tokens, and the escapes that end in such a character. */
const ALPHANUMERIC = new Uint8Array(128);
ALPHANUMERIC.fill(1, 48, 58).fill(1, 65, 91).fill(1, 97, 123);
/** An ASCII letter or digit. */
function isAlphanumeric(code) {
    return code < 128 && ALPHANUMERIC[code] === 1;
}
/** Those, and hyphen and underscore. */
const WORD = ALPHANUMERIC.slice().fill(1, 45, 46).fill(1, 95, 96);
/** A character of names and tokens: ASCII letters, digits, `_`, `-`. */
function isWordCode(code) {
    return code < 128 && WORD[code] === 1;
}
/** White space as expressions have it, of a code that is not ASCII. */
function isSpaceBeyondAscii(code) {
    // None stands between these.
    return (code < 0xa1 || code > 0x167f) && /\s/.test(String.fromCharCode(code));
}
/**
 * True when no character of a word stands before `at`, or none begins there. The last letter of a JSON or percent escape
 * (`\n`, `\u0020`, `%3D`) is no such character.
 */
function startsWord(text, at) {
    if (at === 0 || !isWordCode(text.charCodeAt(at - 1)) || !isWordCode(text.charCodeAt(at)))
        return true;
    return afterEscape(text, at);
}
/** True when the characters before `at` are the end of an escape. */
function afterEscape(text, at) {
    if (at < 2)
        return false;
    const second = text.charCodeAt(at - 2);
    // A backslash and one letter.
    if (second === 92)
        return "bfnrt".includes(text[at - 1]);
    const third = at > 2 ? text.charCodeAt(at - 3) : 0;
    if (third === 37)
        return /^[0-9a-fA-F]{2}$/.test(text.slice(at - 2, at));
    return at > 5 && text.charCodeAt(at - 6) === 92 && /^u[0-9a-fA-F]{4}$/.test(text.slice(at - 5, at));
}


/***/ }),

/***/ 7772:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: function() { return /* binding */ crc32; },
/* harmony export */   Ue: function() { return /* binding */ entropy; },
/* harmony export */   Yb: function() { return /* binding */ base62; },
/* harmony export */   hw: function() { return /* binding */ nLogN; },
/* harmony export */   rm: function() { return /* binding */ MAX_ENTROPY; }
/* harmony export */ });
/** CRC-32 (IEEE 802.3), the base62 spelling that token issuers put behind it, and entropy. No import: the recorder loads this. */
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
let table;
function crcTable() {
    if (table)
        return table;
    table = new Uint32Array(256);
    for (let n = 0; n < 256; n++) {
        let c = n;
        for (let k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
        table[n] = c;
    }
    return table;
}
/** @param text ASCII */
function crc32(text) {
    const t = crcTable();
    let crc = 0xffffffff;
    for (let i = 0; i < text.length; i++)
        crc = t[(crc ^ text.charCodeAt(i)) & 0xff] ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
}
/** Digits before capitals before small letters, padded with `0`. */
function base62(value, width) {
    let out = "";
    for (let n = value; n > 0; n = Math.floor(n / 62))
        out = BASE62[n % 62] + out;
    return out.padStart(width, "0");
}
/** So many characters of a text count. */
const MAX_ENTROPY = 512;
let logs;
/** `n * log2(n)`, up to MAX_ENTROPY. */
function nLogN() {
    if (logs)
        return logs;
    logs = new Float64Array(MAX_ENTROPY + 1);
    for (let n = 2; n <= MAX_ENTROPY; n++)
        logs[n] = n * Math.log2(n);
    return logs;
}
const counts = new Uint16Array(128);
/**
 * Shannon entropy in bits per UTF-16 code unit of a text or a part of it, over the first 512 of them; 0 for the empty text.
 * Characters beyond ASCII fall on those with the same low bits, which only lowers the result.
 */
function entropy(text, from = 0, end = text.length) {
    const length = Math.min(end - from, MAX_ENTROPY);
    if (length === 0)
        return 0;
    const last = from + length;
    for (let i = from; i < last; i++) {
        const code = text.charCodeAt(i) & 127;
        counts[code] = counts[code] + 1;
    }
    const byCount = nLogN();
    let sum = 0;
    for (let i = from; i < last; i++) {
        const code = text.charCodeAt(i) & 127;
        sum += byCount[counts[code]];
        counts[code] = 0;
    }
    return Math.log2(length) - sum / length;
}


/***/ }),

/***/ 2610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: function() { return /* binding */ contextKind; },
/* harmony export */   Vr: function() { return /* binding */ contextKinds; },
/* harmony export */   gm: function() { return /* binding */ contextKindsOf; }
/* harmony export */ });
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7772);
/* harmony import */ var _placeholder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8442);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/** Issuers whose secrets have no start of their own: a name that says whose, and the exact form. */



const HEX32 = /^[a-f0-9]{32}$/;
const HEX40 = /^[a-f0-9]{40}$/;
const UUID = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
const ALNUM32 = /^[A-Za-z0-9]{32}$/;
const ALNUM40 = /^[A-Za-z0-9]{40}$/;
const KEY = "(?:api_?|app_?|access_?|auth_?|secret_?|account_?|client_?|bot_?|admin_?)*(?:key|token|secret|apikey)";
function named(issuer, tail = KEY) {
    return new RegExp(`(?:^|_)(?:${issuer})_(?:[a-z]+_)?${tail}(?:_value|_[0-9])?$`);
}
let kinds;
/** Made when first asked for: many expressions, and most texts hold no name that speaks of a secret. */
function contextKinds() {
    kinds ??= allKinds();
    return kinds;
}
const allKinds = () => [
    {
        kind: "aws-secret-access-key",
        title: "AWS secret access key",
        name: /(?:^|_)(?:aws_)?secret_?access_?key$|(?:^|_)aws_secret(?:_key)?$/,
        value: /^[A-Za-z0-9/+]{40}$/,
    },
    {
        kind: "datadog-key",
        title: "Datadog API or application key",
        name: named("datadog|dd"),
        value: /^(?:[a-f0-9]{32}|[a-f0-9]{40})$/,
    },
    { kind: "okta-token", title: "Okta API token", name: named("okta"), value: /^00[A-Za-z0-9_-]{40}$/ },
    { kind: "algolia-admin-key", title: "Algolia admin key", name: named("algolia"), value: HEX32 },
    { kind: "snyk-token", title: "Snyk token", name: named("snyk"), value: UUID },
    { kind: "heroku-legacy-key", title: "Heroku API key of the old form", name: named("heroku"), value: UUID },
    { kind: "exa-api-key", title: "Exa API key", name: named("exa"), value: UUID },
    {
        kind: "deepseek-api-key",
        title: "DeepSeek API key",
        name: named("deepseek|deep_seek"),
        value: /^sk-[a-f0-9]{32}$/,
    },
    { kind: "moonshot-api-key", title: "Moonshot API key", name: named("moonshot|kimi"), value: /^sk-[A-Za-z0-9]{48}$/ },
    {
        kind: "qwen-api-key",
        title: "Alibaba Model Studio API key",
        name: named("dashscope|qwen"),
        value: /^sk-[a-f0-9]{32}$/,
    },
    { kind: "cohere-api-key", title: "Cohere API key", name: named("cohere|co"), value: ALNUM40 },
    { kind: "mistral-api-key", title: "Mistral API key", name: named("mistral"), value: ALNUM32 },
    {
        kind: "azure-openai-key",
        title: "Azure AI services key",
        name: named("azure_openai|azure_ai|azure_search|cognitive|azure_speech|azure"),
        value: /^(?:[a-f0-9]{32}|[A-Za-z0-9]{52}|[A-Za-z0-9]{84})$/,
    },
    {
        kind: "cloudflare-legacy-key",
        title: "Cloudflare key of the old form",
        name: named("cloudflare|cf"),
        value: /^(?:[a-f0-9]{37}|[A-Za-z0-9_-]{40})$/,
    },
    { kind: "twilio-auth-token", title: "Twilio auth token", name: named("twilio"), value: HEX32 },
    {
        kind: "mailgun-key",
        title: "Mailgun key of the new form",
        name: named("mailgun|mg"),
        value: /^[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}$/,
    },
    { kind: "postmark-token", title: "Postmark server token", name: named("postmark"), value: UUID },
    {
        kind: "discord-client-secret",
        title: "Discord client secret",
        name: named("discord"),
        value: /^[A-Za-z0-9_-]{32}$/,
    },
    {
        kind: "facebook-app-secret",
        title: "Facebook app secret",
        name: named("facebook|fb|meta|instagram"),
        value: HEX32,
    },
    {
        kind: "twitter-secret",
        title: "X (Twitter) API secret",
        name: named("twitter"),
        value: /^(?:[A-Za-z0-9]{50}|[A-Za-z0-9]{45}|AAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%]{60,120})$/,
    },
    { kind: "spotify-client-secret", title: "Spotify client secret", name: named("spotify"), value: HEX32 },
    { kind: "fastly-token", title: "Fastly token", name: named("fastly"), value: /^[A-Za-z0-9_-]{32}$/ },
    {
        kind: "sentry-legacy-token",
        title: "Sentry token of the old form",
        name: named("sentry"),
        value: /^[a-f0-9]{64}$/,
    },
    {
        kind: "newrelic-license-key",
        title: "New Relic licence key",
        name: named("new_?relic|nr", "(?:license|licence|ingest|insert|api)_?key"),
        value: /^(?:[a-f0-9]{36}(?:NRAL|FFFF[A-F0-9]{0,4})|[a-f0-9]{40})$/,
    },
    {
        kind: "honeycomb-legacy-key",
        title: "Honeycomb key of the old form",
        name: named("honeycomb|hny"),
        value: /^[A-Za-z0-9]{22}$|^[a-f0-9]{32}$/,
    },
    {
        kind: "amplitude-secret-key",
        title: "Amplitude secret key",
        name: named("amplitude|mixpanel|segment"),
        value: ALNUM32,
    },
    { kind: "intercom-token", title: "Intercom token", name: named("intercom"), value: /^dG9r[A-Za-z0-9+/=]{56}$/ },
    {
        kind: "trello-token",
        title: "Trello token",
        name: named("trello"),
        value: /^(?:[a-f0-9]{64}|ATTA[a-f0-9]{64}[A-F0-9]{8})$/,
    },
    { kind: "zendesk-token", title: "Zendesk token", name: named("zendesk"), value: ALNUM40 },
    {
        kind: "pagerduty-token",
        title: "PagerDuty token",
        name: named("pagerduty|pd"),
        value: /^(?:u\+)?[A-Za-z0-9_-]{18,20}$/,
    },
    { kind: "linode-token", title: "Linode token", name: named("linode|akamai"), value: /^[a-f0-9]{64}$/ },
    { kind: "hetzner-token", title: "Hetzner Cloud token", name: named("hcloud|hetzner"), value: /^[A-Za-z0-9]{64}$/ },
    { kind: "vultr-api-key", title: "Vultr API key", name: named("vultr"), value: /^[A-Z0-9]{36}$/ },
    { kind: "gitea-token", title: "Gitea or Forgejo token", name: named("gitea|forgejo|codeberg"), value: HEX40 },
    { kind: "codecov-token", title: "Codecov upload token", name: named("codecov"), value: UUID },
    { kind: "brave-api-key", title: "Brave Search API key", name: named("brave"), value: /^BSA[A-Za-z0-9_-]{24,30}$/ },
    {
        kind: "serp-api-key",
        title: "SerpApi key",
        name: named("serp_?api|serper"),
        value: /^(?:[a-f0-9]{64}|[a-f0-9]{40})$/,
    },
    {
        kind: "stability-api-key",
        title: "Stability AI key",
        name: named("stability|dreamstudio"),
        value: /^sk-[A-Za-z0-9]{48}$/,
    },
    {
        kind: "assemblyai-key",
        title: "AssemblyAI or Deepgram key",
        name: named("assembly_?ai|deepgram"),
        value: /^(?:[a-f0-9]{32}|[a-f0-9]{40})$/,
    },
    { kind: "openweather-key", title: "OpenWeather key", name: named("open_?weather(?:_?map)?"), value: HEX32 },
    { kind: "paypal-client-secret", title: "PayPal client secret", name: named("paypal"), value: /^E[A-Za-z0-9_-]{79}$/ },
    {
        kind: "coinbase-key",
        title: "Coinbase secret",
        name: named("coinbase|binance|kraken"),
        value: /^[A-Za-z0-9+/_-]{64,88}={0,2}$/,
    },
    {
        kind: "etherscan-key",
        title: "Etherscan, Infura or Alchemy key",
        name: named("etherscan|infura|alchemy"),
        value: /^(?:[A-Z0-9]{34}|[a-f0-9]{32}|[A-Za-z0-9_-]{32})$/,
    },
];
let hint;
/** The issuers that a name may speak of. @param snake of names.ts */
function contextKindsOf(snake) {
    hint ??= new RegExp(contextKinds()
        .map(({ name }) => `(?:${name.source})`)
        .join("|"));
    return hint.test(snake) ? contextKinds().filter(({ name }) => name.test(snake)) : [];
}
/** The first of `kinds` whose form the value has, when it is random and no placeholder. */
function contextKind(kinds, value) {
    if (kinds.length === 0 || (0,_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .entropy */ .Ue)(value) < 2.9)
        return undefined;
    const found = kinds.find((one) => one.value.test(value));
    if (!found || (0,_placeholder_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value, value) || (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isWordy */ .yY)(value, 0.75))
        return undefined;
    return found;
}


/***/ }),

/***/ 6928:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pI: function() { return /* reexport */ secrets_packs/* PACKS */.pI; },
  dL: function() { return /* binding */ findSecrets; },
  yc: function() { return /* binding */ isReportedKind; },
  FL: function() { return /* reexport */ kinds/* secretKind */.F; }
});

// UNUSED EXPORTS: secretKinds

// EXTERNAL MODULE: ./out/content/secrets/characters.js
var characters = __webpack_require__(9391);
// EXTERNAL MODULE: ./out/content/secrets/context-kinds.js
var context_kinds = __webpack_require__(2610);
// EXTERNAL MODULE: ./out/content/secrets/jwt.js
var jwt = __webpack_require__(386);
// EXTERNAL MODULE: ./out/content/secrets/names.js
var names = __webpack_require__(5091);
// EXTERNAL MODULE: ./out/content/secrets/percent.js
var percent = __webpack_require__(9038);
// EXTERNAL MODULE: ./out/content/secrets/value.js
var secrets_value = __webpack_require__(6238);
// EXTERNAL MODULE: ./out/content/secrets/words.js
var words = __webpack_require__(1798);
;// CONCATENATED MODULE: ./out/content/secrets/assignment.js
/**
 * Names that mean a secret, and the value beside them: source code, `.env`, JSON (also JSON in a string), YAML, TOML, headers,
 * query strings, options of a command.
 */







/** Parts of names that lead here; the scan finds them in any case. */
const NAME_CUES = [
    "passw",
    "passphrase",
    "passcode",
    "_pass",
    "-pass",
    "pwd",
    "secret",
    "token",
    "_key",
    "-key",
    "apikey",
    "authkey",
    "accesskey",
    "privatekey",
    "signingkey",
    "encryptionkey",
    "masterkey",
    "accountkey",
    "subscriptionkey",
    "appkey",
    "licensekey",
    "servicekey",
    "credential",
    "authorization",
    "_auth",
];
const MAX_NAME = 80;
/** What may stand between a name and its value, after the name. */
const BETWEEN = /(?:\\{0,4}["'`])?\]?[ \t]{0,8}(?::[ \t]{0,4}(?:Final\[)?(?:string|String|str|SecretStr|bytes|Optional\[str\]|&'static str|&str)\]?(?:[ \t]{0,4}\|[ \t]{0,4}(?:None|undefined|null))?[ \t]{0,4}=|=>|:=|[:=])[ \t]{0,8}/y;
/** A default: `getenv("NAME", "value")`, `NAME || "value"`; only before a quoted value. */
const DEFAULT = /(?:\\{0,4}["'`])?[\])]{0,2}(?:[ \t]{0,4},|[ \t]{0,4}(?:\|\||\?\?|or)[ \t])[ \t]{0,4}(?=\\{0,4}["'`])/y;
/** The words that HTTP puts before credentials (RFC 9110, 11.4). */
const SCHEME = /(?:Bearer|Token|Bot|ApiKey|Basic|Key)[ +]|(?:Bearer|Basic)%20/iy;
const BACKSLASH = 92;
const DOT = 46;
const STAR = 42;
/** What makes the word before it a call, an index, a mapping or a name. */
const OPENS = "({[:=";
/** The first two letters of what HTTP puts before credentials. */
function mayBeScheme(text, at) {
    // Both letters in lower case, in one number.
    switch (((text.charCodeAt(at) | 32) << 8) | (text.charCodeAt(at + 1) | 32)) {
        case 0x6265: // be
        case 0x6261: // ba
        case 0x626f: // bo
        case 0x746f: // to
        case 0x6170: // ap
        case 0x6b65: // ke
            return true;
        default:
            return false;
    }
}
/** Three dots behind more than this leave most of a secret to be read, in characters. */
const MAX_ABRIDGED = 32;
const MIN_VALUE = 6;
const MAX_VALUE = 1024;
/** By character code: 1 ends each value, 2 one that has no quotes. */
const ENDS = new Uint8Array(128);
for (const char of ",;<>(){}[]|&=:")
    ENDS[char.charCodeAt(0)] = 2;
for (const char of " \t\n\v\f\r\"'`\\")
    ENDS[char.charCodeAt(0)] = 1;
function isEnd(weight, worst) {
    return weight !== 0 && weight <= worst;
}
/** Where the value ends that begins at `from`; -1 when it is too short. Equals signs of base64 may end a bare one. */
function valueEnd(text, from, quoted) {
    const limit = Math.min(text.length, from + MAX_VALUE);
    const worst = quoted ? 1 : 2;
    let end = from;
    for (; end < limit; end++) {
        const code = text.charCodeAt(end);
        if (code < 128 ? isEnd(ENDS[code], worst) : (0,characters/* isSpaceBeyondAscii */.dI)(code))
            break;
    }
    if (end - from < MIN_VALUE)
        return -1;
    if (!quoted)
        for (let i = 0; i < 2 && text.charCodeAt(end) === EQUALS; i++)
            end++;
    return end;
}
const EQUALS = 61;
const COLON = 58;
/** How the names of types begin that may stand between a name and its value. */
const TYPE_BEGINS = "FsSbO";
/** By character code, what may stand right behind a name that has a value. */
const MAY_FOLLOW = new Uint8Array(128);
for (const char of "=: \t\\\"'`]),|?")
    MAY_FOLLOW[char.charCodeAt(0)] = 1;
/** Names come again and again; one that is new costs a few expressions. */
const KNOWN = new Map();
const MAX_KNOWN = 2000;
let last = { written: "", meaning: undefined, kinds: [] };
function nameAt(text, start, end) {
    if (last.written.length === end - start && text.startsWith(last.written, start))
        return last;
    last = nameOf(text.slice(start, end));
    return last;
}
function nameOf(name) {
    const known = KNOWN.get(name);
    if (known)
        return known;
    const snake = (0,names/* snakeCase */.LW)(name);
    // A copy: a part of a text would keep the whole of it in memory.
    const written = Buffer.from(name).toString();
    const found = { written, meaning: (0,names/* meaningOf */.Pr)(snake), kinds: (0,context_kinds/* contextKindsOf */.gm)(snake) };
    if (KNOWN.size >= MAX_KNOWN)
        KNOWN.clear();
    KNOWN.set(written, found);
    return found;
}
function meansNothing({ meaning, kinds }) {
    return meaning === undefined && kinds.length === 0;
}
/** Looks at assignments in the order of one text. */
class Assignments {
    #text;
    /** Where the last name ended: what lies before was seen, so that a run of name characters is walked once. */
    #seen = 0;
    #judge;
    constructor(text) {
        this.#text = text;
        this.#judge = new Judge(text);
    }
    /** The secret beside the name that holds the part found at `at`. */
    at(at) {
        if (at < this.#seen)
            return undefined;
        const text = this.#text;
        let end = at;
        while ((0,characters/* isWordCode */.Yt)(text.charCodeAt(end)))
            end++;
        this.#seen = end;
        let start = at;
        // A dot may be part of a name (`datadog.api_key`), and what was seen may be its first half.
        while (start > 0 && end - start <= MAX_NAME && isNameCode(text.charCodeAt(start - 1)))
            start--;
        if (end - start > MAX_NAME)
            return undefined;
        if (start > 0 && (0,characters/* afterEscape */.uN)(text, start + 1))
            start++;
        const value = this.#valueAfter(start, end);
        if (!value)
            return undefined;
        const name = nameAt(text, start, end);
        return meansNothing(name) ? undefined : this.#judge.hit(name, value);
    }
    /** Where the value stands, or undefined when none follows the name. */
    #valueAfter(start, end) {
        const text = this.#text;
        // An option of a command: `--api-key value`.
        if (text.charCodeAt(end) === 32 && text.startsWith("--", start))
            return placeAt(text, end + 1, false);
        const next = text.charCodeAt(end);
        if (next >= 128 || MAY_FOLLOW[next] === 0)
            return undefined;
        // The plain case, `NAME=value`, needs no expression.
        const after = text.charCodeAt(end + 1);
        if (next === EQUALS && (0,characters/* isWordCode */.Yt)(after))
            return placeAt(text, end + 1, false);
        if (next === COLON && (0,characters/* isWordCode */.Yt)(after) && !TYPE_BEGINS.includes(text[end + 1]))
            return placeAt(text, end + 1, false);
        BETWEEN.lastIndex = end;
        if (BETWEEN.test(text))
            return placeAt(text, BETWEEN.lastIndex, false);
        DEFAULT.lastIndex = end;
        return DEFAULT.test(text) ? placeAt(text, DEFAULT.lastIndex, true) : undefined;
    }
}
function isNameCode(code) {
    return (0,characters/* isWordCode */.Yt)(code) || code === 46;
}
/** Letters before a quote in Python, and what a quote begins with. */
const QUOTES = new Uint8Array(128);
for (const char of "rbfuRBFU\"'`\\")
    QUOTES[char.charCodeAt(0)] = 1;
/** Where the quote of a value stands that begins at `at`, behind a prefix of Python and escapes; -1 for none. */
function quoteAt(text, at) {
    const begins = text.charCodeAt(at);
    if (!(begins < 128 && QUOTES[begins] === 1))
        return -1;
    let i = at;
    while (i < at + 2 && /[rbfuRBFU]/.test(text[i] ?? ""))
        i++;
    const first = i;
    while (i < first + 4 && text.charCodeAt(i) === BACKSLASH)
        i++;
    const code = text.charCodeAt(i);
    return code === 34 || code === 39 || code === 96 ? i : -1;
}
/** The end of a quoted value that holds escaped quotes, backslashes or slashes; -1 for other escapes and for none. */
function escapedEnd(text, from, quote) {
    const limit = Math.min(text.length, from + MAX_VALUE);
    for (let i = from; i < limit; i++) {
        const code = text.charCodeAt(i);
        if (code === quote)
            return i - from < MIN_VALUE ? -1 : i;
        if (code === BACKSLASH) {
            if (!"\\\"'/".includes(text[++i] ?? " "))
                return -1;
        }
        else if (code < 128 ? ENDS[code] === 1 : (0,characters/* isSpaceBeyondAscii */.dI)(code))
            return -1;
    }
    return -1;
}
function isSentenceEnd(code) {
    return code === DOT || code === STAR;
}
function placeAt(text, at, onlyQuoted) {
    const quote = quoteAt(text, at);
    if (quote < 0 && onlyQuoted)
        return undefined;
    let from = quote < 0 ? at : quote + 1;
    let scheme = "";
    SCHEME.lastIndex = from;
    if (mayBeScheme(text, from) && SCHEME.test(text)) {
        scheme = text.slice(from, SCHEME.lastIndex).toLowerCase();
        from = SCHEME.lastIndex;
    }
    let end = valueEnd(text, from, quote >= 0);
    const isPlainQuote = quote >= 0 && text.charCodeAt(quote - 1) !== BACKSLASH;
    if (isPlainQuote && (end < 0 || text.charCodeAt(end) === BACKSLASH))
        end = escapedEnd(text, from, text.charCodeAt(quote));
    if (end < 0)
        return undefined;
    if (quote >= 0) {
        // The same quote, as often escaped, or there is no value of one piece.
        let slashes = 0;
        while (text.charCodeAt(quote - slashes - 1) === BACKSLASH)
            slashes++;
        if (!text.startsWith(text.slice(quote - slashes, quote + 1), end))
            return undefined;
    }
    else {
        if (OPENS.includes(text[end] ?? " "))
            return undefined;
        // A sentence ends with a dot, an emphasis with a star.
        const whole = end;
        while (end > from && isSentenceEnd(text.charCodeAt(end - 1)))
            end--;
        // The beginning of a secret, as documentation shows it: `pypi-AgEIcHl...`.
        if (end - from < MAX_ABRIDGED && text.startsWith("...", end) && whole - end >= 3)
            return undefined;
    }
    return { start: from, end, quoted: quote >= 0, scheme };
}
/** Judges the values of one text; one that comes again and again, right after itself, is judged once. */
class Judge {
    #text;
    #name;
    #quoted = false;
    #scheme = "";
    #value = "";
    #kind;
    constructor(text) {
        this.#text = text;
    }
    hit(name, { start, end, quoted, scheme }) {
        const text = this.#text;
        const isKnown = this.#name === name &&
            this.#quoted === quoted &&
            this.#scheme === scheme &&
            this.#value.length === end - start &&
            text.startsWith(this.#value, start);
        if (!isKnown) {
            const value = text.slice(start, end);
            this.#name = name;
            this.#quoted = quoted;
            this.#scheme = scheme;
            this.#value = value;
            this.#kind = kindOf(name, value.includes("%") ? (0,percent/* percentDecoded */.o)(value) : value, quoted, scheme);
        }
        const kind = this.#kind;
        if (kind === undefined)
            return undefined;
        return { kind, category: "secret", start, end, value: this.#value, strength: "suspected" };
    }
}
function kindOf({ meaning, kinds }, value, quoted, scheme) {
    const issuer = (0,context_kinds/* contextKind */.SD)(kinds, value);
    if (issuer)
        return issuer.kind;
    // A JWT is no suspicion but a kind of its own, so that a marker for it says what its text said.
    if (meaning === undefined || value.startsWith("eyJ") || (value.includes("eyJ") && (0,jwt/* holdsJwt */.AQ)(value)))
        return undefined;
    if (scheme.startsWith("basic"))
        return meaning === "authorization" && isBasic(value) ? "basic-authorization" : undefined;
    if (meaning === "authorization")
        return scheme !== "" && (0,secrets_value/* looksRandom */.EZ)(value) ? "bearer-token" : undefined;
    if (meaning === "secret")
        return (0,secrets_value/* looksRandom */.EZ)(value) && !isCode(value) ? "generic-secret" : undefined;
    // Without quotes a word may be an expression of code; then it takes more to be a password.
    return (quoted || isNoExpression(value)) && (0,secrets_value/* looksLikePassword */.Dp)(value) ? "generic-password" : undefined;
}
/** The name of a type or a variable, as `NodeJS.ArrayBufferView`. */
function isCode(value) {
    return (!hasDigit(value) &&
        /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value) &&
        (value.includes(".") || (0,words/* isWordy */.yY)(value, 0.4)));
}
function hasDigit(value) {
    for (let i = 0; i < value.length; i++) {
        const code = value.charCodeAt(i);
        if (code >= 48 && code <= 57)
            return true;
    }
    return false;
}
/** Holds two digits and a capital, or can be no name of code. */
function isNoExpression(value) {
    let digits = 0;
    let capitals = 0;
    for (let i = 0; i < value.length; i++) {
        const code = value.charCodeAt(i);
        if (code >= 48 && code <= 57)
            digits++;
        else if (code >= 65 && code <= 90)
            capitals++;
        if (digits > 1 && capitals > 0)
            return true;
    }
    return !/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value);
}
/** `user:password` in base64, where the password is no word of documentation. */
function isBasic(value) {
    if (!/^[A-Za-z0-9+/_-]{8,512}={0,2}$/.test(value))
        return false;
    const plain = Buffer.from(value, "base64").toString("latin1");
    const colon = plain.indexOf(":");
    if (colon < 0 || !/^[\x20-\x7e]*$/.test(plain))
        return false;
    const password = plain.slice(colon + 1);
    return ((0,secrets_value/* looksGenerated */.At)(password) ||
        (0,secrets_value/* looksLikePassword */.Dp)(password) ||
        (0,secrets_value/* looksRandom */.EZ)(password) ||
        (colon > 15 && (0,secrets_value/* looksRandom */.EZ)(plain.slice(0, colon))));
}
/** The secret that a whole text is, by the name of the key or variable that holds it. */
function namedSecret(name, text) {
    if (name.length > MAX_NAME || text.length > 1024)
        return undefined;
    const found = /^\s*(?:(Bearer|Token|Bot|ApiKey|Basic)[ ])?(\S+)\s*$/i.exec(text);
    if (!found)
        return undefined;
    const value = found[2];
    const start = text.lastIndexOf(value);
    const scheme = found[1] ? `${found[1].toLowerCase()} ` : "";
    const place = { start, end: start + value.length, quoted: true, scheme };
    const meant = nameOf(name);
    return meansNothing(meant) ? undefined : new Judge(text).hit(meant, place);
}

// EXTERNAL MODULE: ./out/content/secrets/placeholder.js
var placeholder = __webpack_require__(8442);
;// CONCATENATED MODULE: ./out/content/secrets/connection.js
/** Connection strings and URLs that carry a password (RFC 3986, 3.2.1). */




/** Schemes of databases, caches and brokers; others are URLs with basic authentication. */
const DATABASE = /^(?:postgres(?:ql)?|mysql|mariadb|mongodb|redis|rediss|valkeys?|amqps?|mssql|sqlserver|snowflake|clickhouse|cockroachdb|cassandra|couchdb|couchbases?|neo4j|bolt|db2|oracle|hive|presto|trino|kafka|nats|mqtts?|stomp|ldaps?|smtps?|imaps?|influxdb|elasticsearch|opensearch|memcached)(?:\+[a-z0-9]{1,20}){0,2}$/;
/** Longest parts of an authority, in characters. */
const MAX_USER = 128;
const MAX_PASSWORD = 256;
const MAX_HOST = 255;
/** By ASCII code, 1 for what ends each part of an authority: white space, quotes, brackets and what begins the next part. */
const connection_ENDS = new Uint8Array(128);
for (const char of " \t\n\v\f\r\"'`#/<>?\\")
    connection_ENDS[char.charCodeAt(0)] = 1;
const LOCAL = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z0-9_-]+)$/i;
/** Hosts of documentation (RFC 2606 and what tutorials take). */
const DOCUMENTED = /(?:^|\.)(?:example(?:\.(?:com|org|net|test))?|test|invalid|localdomain)$|^(?:your|my)[-_]?|^(?:host|hostname|server|domain)(?:$|\.)/i;
/** Something that is put in later. */
const VARIABLE = /[${}%*[\]()|]|^<|\.\.\./;
/** @param at of `://` */
function connectionAt(text, at) {
    const begin = at + 3;
    // Most URLs have no colon before the end of their host: a look at the characters decides.
    const sign = userinfoEnd(text, begin);
    if (sign < 0)
        return undefined;
    const start = text.indexOf(":", begin) + 1;
    if (start - 1 - begin > MAX_USER || sign === start || sign - start > MAX_PASSWORD)
        return undefined;
    const end = hostEnd(text, sign + 1);
    if (end === sign + 1)
        return undefined;
    const password = text.slice(start, sign);
    if (!isPassword(text.slice(begin, start - 1), password, text.slice(sign + 1, end)))
        return undefined;
    let from = at;
    while (from > 0 && at - from < 24 && inScheme(text.charCodeAt(from - 1)))
        from--;
    const scheme = text.slice(from, at).toLowerCase();
    return {
        kind: DATABASE.test(scheme) ? "database-url" : "url-credentials",
        category: "secret",
        start,
        end: sign,
        value: password,
        strength: "suspected",
    };
}
function inScheme(code) {
    return (0,characters/* isAlphanumeric */.gQ)(code) || code === 43 || code === 45 || code === 46;
}
function endsPart(code) {
    return code < 128 ? connection_ENDS[code] === 1 : (0,characters/* isSpaceBeyondAscii */.dI)(code);
}
/** Where the `@` stands behind a user and a password; -1 for none. */
function userinfoEnd(text, from) {
    const limit = Math.min(text.length, from + MAX_USER + MAX_PASSWORD + 2);
    let colon = false;
    for (let i = from; i < limit; i++) {
        const code = text.charCodeAt(i);
        if (code === 64)
            return colon ? i : -1;
        if (code === 58)
            colon = true;
        // Controls and the exclamation mark are left to hosts.
        else if (code <= 35 || endsPart(code))
            return -1;
    }
    return -1;
}
function hostEnd(text, from) {
    const limit = Math.min(text.length, from + MAX_HOST);
    let end = from;
    for (; end < limit; end++) {
        const code = text.charCodeAt(end);
        if (code === 58 || code === 44 || endsPart(code))
            break;
    }
    return end;
}
/** Shorter ones are names and defaults. */
const MIN_PASSWORD = 6;
function isPassword(user, password, host) {
    if (password.length < MIN_PASSWORD)
        return false;
    const bare = password.includes("%") ? password.replace(/%[0-9A-Fa-f]{2}/g, "x") : password;
    if (VARIABLE.test(bare) || DOCUMENTED.test(host) || VARIABLE.test(host))
        return false;
    const plain = bare === password ? password : (0,percent/* percentDecoded */.o)(password);
    if (plain === user || (0,secrets_value/* isWeakPassword */.u8)(plain) || (0,placeholder/* isPlaceholder */.wK)(plain, plain))
        return false;
    if ((0,secrets_value/* looksRandom */.EZ)(plain) || (0,secrets_value/* looksLikePassword */.Dp)(plain))
        return true;
    if ((0,secrets_value/* looksGenerated */.At)(plain))
        return true;
    // On the open network a short password is one as well; at home it is a default.
    return !LOCAL.test(host) && /[0-9]/.test(plain) && /[A-Za-z]/.test(plain);
}

// EXTERNAL MODULE: ./out/content/secrets/kinds.js
var kinds = __webpack_require__(4508);
// EXTERNAL MODULE: ./out/content/secrets/packs.js
var secrets_packs = __webpack_require__(581);
// EXTERNAL MODULE: ./out/content/secrets/personal/find.js + 4 modules
var find = __webpack_require__(2171);
// EXTERNAL MODULE: ./out/content/secrets/armour.js
var armour = __webpack_require__(4303);
;// CONCATENATED MODULE: ./out/content/secrets/private-key.js
/** Private keys in armour whose body is what the label promises: PEM, PGP, PuTTY. */

const BEGIN = /-----BEGIN (?:(?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED) )?PRIVATE KEY|PGP PRIVATE KEY BLOCK)-----/g;
/** Base64 and white space; a line break may be escaped, also twice, because keys travel inside JSON. */
const BODY = /^(?:[A-Za-z0-9+/=\s]|\\+[nrt])*$/;
const END = /-----END [A-Z ]{0,24}PRIVATE KEY(?: BLOCK)?-----/y;
/** How a Google service account introduces its key. */
const SERVICE_ACCOUNT = /private_key_id[\s\S]{1,160}private_key\W{1,12}$/;
/** Headers of PGP armour, up to the empty line. */
const ARMOUR_HEADERS = /^(?:(?:\s|\\+[nr])*(?:Version|Comment|Hash|Charset|MessageID): [^\n\\]{0,200})*/;
/** Both lines of the shortest armour and sixty-four characters of base64, which is what the least of bodies takes. */
const MIN_KEY = 116;
const NOTHING = [];
/**
 * Finds keys in order. A body is accepted when it is one complete DER sequence, the OpenSSH format or an OpenPGP packet of
 * a secret key; one that lost its end line or is cut is not a usable key and is left to other rules.
 */
function findPrivateKeys(text) {
    if (text.length < MIN_KEY)
        return NOTHING;
    const hits = [];
    if (text.includes("PRIVATE KEY"))
        armoured(text, hits);
    if (text.includes("PuTTY-User-Key-File-"))
        putty(text, hits);
    return hits;
}
function armoured(text, hits) {
    BEGIN.lastIndex = 0;
    for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
        const from = begin.index + begin[0].length;
        // A body holds no hyphen: the first one is the end line's, or there is no key. The search ends at the next BEGIN.
        const isPgp = begin[0].includes("PGP");
        const hyphen = text.indexOf(isPgp ? "-----" : "-", from);
        if (hyphen < 0)
            break;
        if (hyphen - from > armour/* MAX_BODY */._D)
            continue;
        END.lastIndex = hyphen;
        if (!END.test(text))
            continue;
        const stop = END.lastIndex;
        const body = text.slice(from, hyphen);
        if (!(isPgp ? isSecretPacket(body) : isKey(body)))
            continue;
        const before = text.slice(Math.max(0, begin.index - 240), begin.index);
        const kind = isPgp ? "pgp-private-key" : SERVICE_ACCOUNT.test(before) ? "gcp-service-account-key" : "private-key";
        hits.push(hit(kind, text, begin.index, stop));
        BEGIN.lastIndex = stop;
    }
}
function hit(kind, text, start, end) {
    return { kind, category: "secret", start, end, value: text.slice(start, end), strength: "verified" };
}
function bytesOf(body) {
    return Buffer.from(body.replace(/\\+[nrt]|\s/g, ""), "base64");
}
function isKey(body) {
    if (!BODY.test(body))
        return false;
    const bytes = bytesOf(body);
    if (bytes.length < 48)
        return false;
    return isWholeSequence(bytes) || bytes.subarray(0, 15).equals(Buffer.from("openssh-key-v1\0", "latin1"));
}
/** RFC 4880, 4.3: the first packet has tag 5, secret key. */
function isSecretPacket(armour) {
    const body = armour.replace(ARMOUR_HEADERS, "");
    if (!BODY.test(body))
        return false;
    const bytes = bytesOf(body);
    if (bytes.length < 48)
        return false;
    const first = bytes[0];
    const tag = first & 0x40 ? first & 0x3f : (first & 0x3c) >> 2;
    return (first & 0x80) !== 0 && tag === 5;
}
/** DER (X.690): tag SEQUENCE and a length that ends exactly where the bytes end. */
function isWholeSequence(bytes) {
    if (bytes[0] !== 0x30)
        return false;
    const first = bytes[1];
    if (first < 0x80)
        return bytes.length === 2 + first;
    const count = first & 0x7f;
    if (count === 0 || count > 4)
        return false;
    return bytes.length === 2 + count + bytes.readUIntBE(2, count);
}
const PUTTY = /PuTTY-User-Key-File-[23]: [a-z0-9-]{3,40}/g;
/** From the first line of a PuTTY key to its authentication code. */
const PUTTY_KEY = /(?:\r?\n|\\+r\\+n|\\+n)Private-Lines: ([0-9]{1,3})(?:\r?\n|\\+r\\+n|\\+n)[A-Za-z0-9+/=\s\\]{40,16000}Private-MAC: [a-f0-9]{40,64}/y;
const PUTTY_LABEL = "PuTTY-User-Key-File-";
function putty(text, hits) {
    PUTTY.lastIndex = 0;
    let at = -1;
    for (let begin = PUTTY.exec(text); begin; begin = PUTTY.exec(text)) {
        if (at < begin.index)
            at = text.indexOf("Private-Lines:", begin.index);
        if (at < 0)
            return;
        // The last header before the lines is theirs: what is read from there on is read once.
        const nearest = text.lastIndexOf(PUTTY_LABEL, at);
        if (nearest > begin.index) {
            PUTTY.lastIndex = nearest;
            continue;
        }
        if (at - begin.index > armour/* MAX_BODY */._D)
            continue;
        // The line break before the label, in one or four characters.
        for (const back of [1, 2, 4, 3]) {
            PUTTY_KEY.lastIndex = at - back;
            if (!PUTTY_KEY.test(text))
                continue;
            hits.push(hit("putty-private-key", text, begin.index, PUTTY_KEY.lastIndex));
            PUTTY.lastIndex = PUTTY_KEY.lastIndex;
            break;
        }
    }
}

// EXTERNAL MODULE: ./out/content/secrets/scanner.js
var secrets_scanner = __webpack_require__(3365);
// EXTERNAL MODULE: ./out/content/secrets/shape-match.js
var shape_match = __webpack_require__(9446);
// EXTERNAL MODULE: ./out/content/secrets/shapes/index.js + 6 modules
var shapes = __webpack_require__(6429);
;// CONCATENATED MODULE: ./out/content/secrets/index.js
/**
 * Finds secrets and personal data in text: issuers' formats, private keys, names beside random values, connection strings,
 * numbers with check digits. Ships in the recorder's chunk, so it imports nothing but `node:` and this folder.
 */











/** True for a kind that a rule reports when a marker names it: the verified shapes, and `env` for an exact value. */
function isReportedKind(kind) {
    if (kind === "env")
        return true;
    const known = (0,kinds/* secretKind */.F)(kind);
    return known?.category === "secret" && known.strength === "verified" && !known.pack;
}
/** Scanners by what was asked for, made when first needed. */
const SCANNERS = [];
function scannerFor(plausible, suspected, personal) {
    const key = (plausible ? 4 : 0) + (suspected ? 2 : 0) + (personal ? 1 : 0);
    let scanner = SCANNERS[key];
    if (scanner)
        return scanner;
    const wanted = (shape) => {
        const strength = shape.strength ?? "verified";
        return strength === "verified" || (strength === "plausible" ? plausible : suspected || plausible);
    };
    const cues = (0,shape_match/* startsOf */.jb)(shapes/* SHAPES */.H.filter(wanted)).map((start) => ({
        literal: start.literal,
        wordStart: start.beginsWord,
        payload: start,
    }));
    // A name and the value beside it are also worth redacting where only proofs are reported.
    if (suspected || plausible)
        for (const literal of NAME_CUES)
            cues.push({ literal, ignoreCase: true, payload: "name" });
    if (suspected)
        cues.push({ literal: "://", payload: "authority" });
    if (personal)
        cues.push(...(0,find/* personalCues */.Fo)());
    scanner = new secrets_scanner/* Scanner */.Lp(cues);
    SCANNERS[key] = scanner;
    return scanner;
}
/** Kinds that go by a name and are worth redacting even where suspicions are not asked for. */
const PROVEN_BY_NAME = new Set(["aws-secret-access-key"]);
/**
 * All secrets in a text, in order, none overlapping. The cost is linear in the length of the text, whatever the text.
 * @param text any text; JSON may be given as it stands, escapes before a secret are understood
 */
function findSecrets(text, options = {}) {
    const { plausible = false, suspected = false, personal = false, packs, custom, name } = options;
    const hits = [];
    // Most texts hold no cue, and there are millions of them.
    let assignments;
    let shapes;
    let marks;
    const visit = (payload, at) => {
        if (typeof payload === "number") {
            marks ??= new find/* Marks */.Pl();
            marks.note(at, payload);
            return undefined;
        }
        if (payload === "name") {
            assignments ??= new Assignments(text);
            const hit = assignments.at(at);
            if (hit && (suspected || PROVEN_BY_NAME.has(hit.kind)))
                hits.push(hit);
            return undefined;
        }
        if (payload === "authority") {
            const hit = connectionAt(text, at);
            if (hit)
                hits.push(hit);
            return undefined;
        }
        shapes ??= new shape_match/* ShapeMatcher */.ED(text, plausible, hits);
        return shapes.at(payload, at);
    };
    scannerFor(plausible, suspected, personal).scan(text, visit);
    for (const hit of findPrivateKeys(text))
        hits.push(hit);
    if (suspected && name !== undefined) {
        const hit = namedSecret(name, text);
        if (hit)
            hits.push(hit);
    }
    if (personal)
        (0,find/* findPersonal */.wC)(text, name ?? "", marks, hits);
    if (packs && packs.length > 0)
        (0,secrets_packs/* findPacked */.yv)(text, packs, hits);
    if (custom)
        findCustom(text, custom, hits);
    return isInOrder(hits) ? hits : withoutOverlaps(hits);
}
function findCustom(text, patterns, hits) {
    for (const { kind, matches, accepts } of patterns) {
        for (const { start, end } of matches(text)) {
            const value = text.slice(start, end);
            if (accepts && !accepts(value))
                continue;
            hits.push({ kind, category: "secret", start, end, value, strength: "verified" });
        }
    }
}
function isInOrder(hits) {
    for (let i = 1; i < hits.length; i++)
        if (hits[i].start < hits[i - 1].end)
            return false;
    return true;
}
const RANK = { verified: 0, suspected: 1, plausible: 2 };
/** Of hits that overlap, the stronger one stays, then the earlier, then the longer. */
function withoutOverlaps(hits) {
    hits.sort((a, b) => a.start - b.start || RANK[a.strength] - RANK[b.strength] || b.end - a.end);
    const kept = [];
    for (const hit of hits) {
        let last = kept.at(-1);
        if (!last || hit.start >= last.end) {
            kept.push(hit);
            continue;
        }
        while (last && hit.start < last.end && RANK[hit.strength] < RANK[last.strength]) {
            kept.pop();
            last = kept.at(-1);
        }
        if (!last || hit.start >= last.end)
            kept.push(hit);
    }
    return kept;
}


/***/ }),

/***/ 386:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: function() { return /* binding */ holdsJwt; },
/* harmony export */   CF: function() { return /* binding */ hasJweHeader; },
/* harmony export */   Zc: function() { return /* binding */ hasJwtHeader; },
/* harmony export */   yl: function() { return /* binding */ JWT; }
/* harmony export */ });
/** JSON Web Tokens (RFC 7519): what they look like and what proves one. */
// A star where "16 and more" would do: a counted repetition fills the engine's stack on a very long text.
const JWT = "eyJ[A-Za-z0-9_-]+\\.eyJ[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{16}[A-Za-z0-9_-]*";
/** Longest header that is decoded, in characters. */
const MAX_HEADER = 8192;
function headerOf(segment) {
    if (segment.length > MAX_HEADER)
        return undefined;
    try {
        const header = JSON.parse(Buffer.from(segment, "base64url").toString("utf8"));
        return typeof header === "object" && header !== null ? header : undefined;
    }
    catch {
        return undefined;
    }
}
/**
 * True when the first segment is JSON that names a real signing algorithm, and the payload is not that of the introduction
 * page that half the internet copies. What stands before `eyJ` is left out.
 */
function hasJwtHeader(value) {
    const begin = value.indexOf("eyJ");
    const dot = value.indexOf(".", begin);
    const header = begin < 0 || dot < 0 ? undefined : headerOf(value.slice(begin, dot));
    if (!header)
        return false;
    const { alg } = header;
    const payload = Buffer.from(value.slice(dot + 1, dot + 1 + MAX_HEADER), "base64url").toString("latin1");
    return typeof alg === "string" && alg.toLowerCase() !== "none" && !payload.includes('"sub":"1234567890"');
}
/** True when the first segment is the header of an encrypted token (RFC 7516): `alg` and `enc`. */
function hasJweHeader(value) {
    const header = headerOf(value.slice(0, value.indexOf(".")));
    return typeof header?.alg === "string" && typeof header.enc === "string";
}
const WITHIN = new RegExp(`(?:^|[^A-Za-z0-9_-])${JWT}`);
/** True for a short text in which a JWT stands at the start of a word, as in `v1.eyJ…`. */
function holdsJwt(text) {
    const found = WITHIN.exec(text);
    return found !== null && hasJwtHeader(found[0]);
}


/***/ }),

/***/ 4508:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ secretKind; }
/* harmony export */ });
/* unused harmony export secretKinds */
/* harmony import */ var _context_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2610);
/* harmony import */ var _packs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(581);
/* harmony import */ var _personal_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2171);
/* harmony import */ var _shapes_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6429);
/** Every kind that the engine knows, for documentation, configuration and tests. */




function secret(kind, title, strength) {
    return { kind, title, category: "secret", strength };
}
let byKind;
/** Made when first asked for: most runs name no kind. */
function kindsByName() {
    if (byKind)
        return byKind;
    const kinds = new Map();
    for (const info of listed())
        if (!kinds.has(info.kind))
            kinds.set(info.kind, info);
    byKind = kinds;
    return kinds;
}
/** Sorted by kind, each once. */
function secretKinds() {
    return [...kindsByName().values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
/** What is known of one kind; undefined for a name that is none. */
function secretKind(kind) {
    return kindsByName().get(kind);
}
/** In the order in which the first of a name counts. */
const listed = () => [
    ..._shapes_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SHAPES */ .H.map(({ kind, title, strength }) => secret(kind, title, strength ?? "verified")),
    ..._shapes_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SHAPES */ .H.flatMap(({ otherwise, title }) => otherwise === undefined ? [] : [secret(otherwise, `${title} whose checksum does not fit`, "plausible")]),
    ...(0,_context_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .contextKinds */ .Vr)().map(({ kind, title }) => secret(kind, title, "suspected")),
    secret("private-key", "Private key", "verified"),
    secret("gcp-service-account-key", "Key of a Google Cloud service account", "verified"),
    secret("pgp-private-key", "PGP private key", "verified"),
    secret("putty-private-key", "PuTTY private key", "verified"),
    secret("database-url", "Connection string with a password", "suspected"),
    secret("url-credentials", "URL with a password", "suspected"),
    secret("basic-authorization", "Basic credentials of a header", "suspected"),
    secret("bearer-token", "Bearer token of a header", "suspected"),
    secret("generic-secret", "Random value under a name that means a secret", "suspected"),
    secret("generic-password", "Password under a name that says so", "suspected"),
    ..._personal_find_js__WEBPACK_IMPORTED_MODULE_2__/* .PERSONAL */ .zv.map(({ kind, title, strength }) => ({
        kind,
        title,
        category: "personal",
        strength: strength ?? "verified",
    })),
    ..._packs_js__WEBPACK_IMPORTED_MODULE_1__/* .PACK_SHAPES */ .Xg.map(({ kind, title, category, strength, pack }) => ({ kind, title, category, strength, pack })),
];


/***/ }),

/***/ 9075:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d8: function() { return /* binding */ wordList; },
/* harmony export */   xP: function() { return /* binding */ measure; }
/* harmony export */ });
/* unused harmony export Measure */
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7772);
/* harmony import */ var _scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3365);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/** What the judgements of a value need to know of its characters, counted in one pass without branches on random letters. */



/** Classes of characters; `sign` are those that random text does not hold. */
const INVISIBLE = 0;
const SIGN = 1;
const DIGIT = 2;
const LOWER = 3;
const UPPER = 4;
const LOWER_HEX = 5;
const UPPER_HEX = 6;
const JOINT = 7;
const BASE64_SIGN = 8;
const CLASSES = 9;
/** By character code; INVISIBLE where nothing is said. */
const CLASS = new Uint8Array(128);
CLASS.fill(SIGN, 33, 127).fill(DIGIT, 48, 58);
CLASS.fill(UPPER_HEX, 65, 71).fill(UPPER, 71, 91).fill(LOWER_HEX, 97, 103).fill(LOWER, 103, 123);
for (const char of "-_")
    CLASS[char.charCodeAt(0)] = JOINT;
for (const char of "+/=")
    CLASS[char.charCodeAt(0)] = BASE64_SIGN;
const LISTS = [];
/** By the hash of four characters, one bit: a word of some list may begin so. Undefined until the first value is measured. */
let beginnings;
function allBeginnings() {
    beginnings = new Int32Array((_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5 + 1) / 32);
    for (const literals of LISTS)
        addBeginnings(beginnings, literals);
    return beginnings;
}
function addBeginnings(bits, literals) {
    for (const literal of literals) {
        const hash = (0,_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)(literal, 4);
        bits[hash >> 5] = bits[hash >> 5] | (1 << (hash & 31));
    }
}
/** Makes a list of words, each of four letters or more, that `measure` looks out for: where `mayHold` is false, none is there. */
function wordList(literals) {
    LISTS.push(literals);
    if (beginnings)
        addBeginnings(beginnings, literals);
    return new _scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .Scanner */ .Lp(literals.map((literal) => ({ literal, ignoreCase: true, payload: literal })));
}
/** Counts of the value that was measured last. */
class Measure {
    length = 0;
    digits = 0;
    lower = 0;
    upper = 0;
    /** Visible ASCII, and neither letter nor digit. */
    other = 0;
    /** Of `other`, hyphens and underscores. */
    joints = 0;
    /** Of `other`, all but hyphens, underscores, `+`, `/` and `=`. */
    signs = 0;
    isHex = false;
    /** All is visible ASCII. */
    isVisible = false;
    /** As `hasRun` of placeholder.ts says. */
    hasRun = false;
    /** How many different characters there are. */
    different = 0;
    /** A word of a `wordList` may stand in the value; one that may not, does not. */
    mayHold = false;
    /** What `isWordy` judges: neighbouring letters in the beginning, how many of them are common, and digits there. */
    pairs = 0;
    common = 0;
    digitsAhead = 0;
    /** As `entropy` of checksum.ts says. */
    entropy = 0;
    /** As `isWordy` of words.ts says. */
    isWordy(share = 0.6) {
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isWordyCount */ .FF)(this.pairs, this.common, share);
    }
}
const measured = new Measure();
const counts = new Uint32Array(CLASSES);
/** By character, how often it comes. */
const times = new Uint32Array(128);
/**
 * Counts a part of a text. What it returns holds until the next call.
 * @param ahead where the value begins whose body begins at `from`: words may stand in the whole value
 */
function measure(text, from = 0, end = text.length, ahead = from) {
    const bits = beginnings ?? allBeginnings();
    let hash = 0;
    let begins = 0;
    for (let i = ahead; i < from; i++) {
        hash = ((hash << 4) ^ _scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .FOLD */ .C7[text.charCodeAt(i) & 127]) & _scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5;
        begins |= bits[hash >> 5] >>> (hash & 31);
    }
    const wordy = from + _words_js__WEBPACK_IMPORTED_MODULE_2__/* .WORDY_LENGTH */ .R8;
    let pairs = 0;
    let pairsAhead = -1;
    let letter = 0;
    let last = -9;
    let equal = 1;
    let rising = 1;
    let falling = 1;
    let hasRun = false;
    let highest = 0;
    for (let i = from; i < end; i++) {
        if (i === wordy)
            pairsAhead = pairs;
        const code = text.charCodeAt(i);
        const ascii = code & 127;
        highest |= code;
        hash = ((hash << 4) ^ _scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .FOLD */ .C7[ascii]) & _scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5;
        begins |= bits[hash >> 5] >>> (hash & 31);
        const next = code === ascii ? _words_js__WEBPACK_IMPORTED_MODULE_2__/* .LETTER */ .jL[code] : 0;
        pairs += _words_js__WEBPACK_IMPORTED_MODULE_2__/* .PAIRS_OF_LETTERS */ .EH[letter * _words_js__WEBPACK_IMPORTED_MODULE_2__/* .LETTERS */ .mt + next];
        letter = next;
        times[ascii] = times[ascii] + 1;
        const step = code - last;
        last = code;
        if (step > 1 || step < -1) {
            equal = rising = falling = 1;
            continue;
        }
        equal = step === 0 ? equal + 1 : 1;
        rising = step === 1 ? rising + 1 : 1;
        falling = step === -1 ? falling + 1 : 1;
        if (equal >= 6 || rising >= 8 || falling >= 8)
            hasRun = true;
    }
    measured.length = end - from;
    measured.hasRun = hasRun;
    measured.mayHold = (begins & 1) === 1;
    if (pairsAhead < 0)
        pairsAhead = pairs;
    measured.pairs = pairsAhead & 1023;
    measured.common = pairsAhead >> 10;
    countClasses(text, from, end, highest > 127);
    measured.digitsAhead = end <= wordy ? measured.digits : digitsIn(text, from, wordy);
    return measured;
}
/**
 * Each class gets what the characters of it came to: to count them one by one would have each wait for the one before.
 * Empties `times`.
 */
function countClasses(text, from, end, isWide) {
    for (let i = 0; i < CLASSES; i++)
        counts[i] = 0;
    const length = end - from;
    const logs = (0,_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .nLogN */ .hw)();
    const counted = length <= _checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ENTROPY */ .rm;
    let different = 0;
    let sum = 0;
    for (let i = from; i < end; i++) {
        const ascii = text.charCodeAt(i) & 127;
        const count = times[ascii];
        if (count === 0)
            continue;
        times[ascii] = 0;
        different++;
        const found = CLASS[ascii];
        counts[found] = counts[found] + count;
        if (counted)
            sum += logs[count];
    }
    if (isWide)
        classesOfWide(text, from, end);
    measured.different = different;
    const digits = counts[DIGIT];
    const lowerHex = counts[LOWER_HEX];
    const upperHex = counts[UPPER_HEX];
    const signs = counts[SIGN];
    const joints = counts[JOINT];
    measured.digits = digits;
    measured.lower = counts[LOWER] + lowerHex;
    measured.upper = counts[UPPER] + upperHex;
    measured.signs = signs;
    measured.joints = joints;
    measured.other = signs + joints + counts[BASE64_SIGN];
    measured.isHex = digits + lowerHex + upperHex === length;
    measured.isVisible = counts[INVISIBLE] === 0;
    measured.entropy = length === 0 ? 0 : counted ? Math.log2(length) - sum / length : (0,_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .entropy */ .Ue)(text, from, end);
}
/** Counts anew what is not ASCII alone: `times` took it for the characters with the same low bits. */
function classesOfWide(text, from, end) {
    for (let i = 0; i < CLASSES; i++)
        counts[i] = 0;
    for (let i = from; i < end; i++) {
        const code = text.charCodeAt(i);
        const found = code < 128 ? CLASS[code] : INVISIBLE;
        counts[found] = counts[found] + 1;
    }
}
function digitsIn(text, from, end) {
    let digits = 0;
    for (let i = from; i < end; i++)
        if (CLASS[text.charCodeAt(i)] === DIGIT)
            digits++;
    return digits;
}


/***/ }),

/***/ 5091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: function() { return /* binding */ snakeCase; },
/* harmony export */   Pr: function() { return /* binding */ meaningOf; },
/* harmony export */   eh: function() { return /* binding */ isSecretName; },
/* harmony export */   zB: function() { return /* binding */ MAX_NAME; }
/* harmony export */ });
/**
 * What a key or the name of a variable says about its value. One table for two questions: is a value under this name suspected
 * of being a secret (`meaningOf`: a false alarm costs a reader's time), and is it to be taken out of what is stored
 * (`isSecretName`: wider, a miss costs more). What is suspected is always taken out.
 */
/** Words that mean a password which a person may have chosen, in snake case. */
const PASSWORDS = [
    "pass",
    "password",
    "passwd",
    "passphrase",
    "passcode",
    "pwd",
    "sshpass",
    "kennwort",
    "passwort",
    "contrasena",
    "mot_de_passe",
];
/** What comes before `key` when the key is secret, whichever question is asked. */
const SECRET_KEYS = "api access auth private secret signing encryption master account app application license service deploy shared client";
/** The same where a random value has to stand under the name. */
const SUSPECTED_KEYS = `${SECRET_KEYS} signature encrypt cipher crypto licence service_role role admin integration subscription shared_access ` +
    "storage webhook consumer session cookie ingest write read root global project personal org organization team hash aes hmac";
/** Whole words beside passwords and keys that mean what an issuer drew at random. */
const SUSPECTED_WORDS = "secrets? [a-z]*token credentials? bearer jwt hmac apikey authkey secretkey";
const SUSPECTED_SECRETS = "client app api auth consumer webhook session jwt cookie signing shared oauth";
/** Words that make a value worth taking out wherever they stand in its name. */
const ANYWHERE = words("token secret secrets password passwd passphrase passcode pwd credential credentials creds apikey authorization cookie " +
    "cookies jwt bearer privatekey secretkey accesskey sshpass kennwort passwort contrasena hmac");
/** Words that do so at the end of a name. */
const AT_END = words("pass pat auth dsn salt otp pepper");
/** In the query of an address and the parts of a connection string, names are short (RFC 6750, 2.3, and what providers say). */
const PARAMETERS = words("key sig signature auth");
/** A single word that is several: PGPASSWORD, authtoken. */
const COMPOUND = /(?:token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|secretkey|authkey|accountkey)$/;
/** At the end of a name they say that the value describes a secret, or says where one is. */
const ABOUT = words("file files filename path paths dir directory folder ttl limit limits count length size type name names id ids url uri " +
    "endpoint host port algorithm alg provider method mode enabled disabled required expiry expires expiration timeout " +
    "version region header headers prefix suffix format scope scopes issuer audience sock socket arn parallelism policy " +
    "budget hint usage store manager helper env var field parameter param schema at in seconds minutes days");
/** At the end of a name they change nothing. */
const VARIANT = words("value string text raw b64 base64 hex pem json prod production staging dev test old new current");
/** `<word>_KEY` that is no secret, beside all that is about one. */
const OPEN_KEYS = words("public pub primary foreign sort partition cache host registry gpg hot group index row object column unique lookup " +
    "translation message routing composite shard idempotency dedup map");
/** Members of protocols and of paging that only look like secrets. */
const PROTOCOL = words("progresstoken nextpagetoken pagetoken prevpagetoken previouspagetoken nexttoken continuationtoken synctoken " +
    "cancellationtoken requesttoken tokencount tokentype stoptoken");
const PASSWORD = new RegExp(`(?:^|_)(?:${PASSWORDS.join("|")})$`);
const SECRET = new RegExp(`(?:^|_)(?:${alternatives(SUSPECTED_WORDS)}|(?:${alternatives(SUSPECTED_KEYS)})_?keys?|(?:${alternatives(SUSPECTED_SECRETS)})secret)$`);
/** What may stand behind the word that counts. */
const SUFFIX = /(?:_(?:value|val|raw|string|str|text|plain|base64|b64|hex|header|env|var|default|prod|production|live|dev|development|staging|stage|qa|local|main|primary|secondary|old|new|current|backup|id_secret|[a-z]?[0-9]{1,2}))+$/;
/**
 * Names that end the same way and are not suspected: places in a list, limits of a model, names of things, and what is drawn
 * at random for one page or one mail (`csrf_token`, `reset_token`) or given to everybody (`anon_key`).
 */
const OTHERWISE = /(?:^|_)(?:next|prev|previous|page|paging|pagination|continuation|continue|sync|cursor|resume|progress|csrf|xsrf|cancel|cancellation|change|start|end|stop|eos|bos|pad|padding|unk|sep|mask|cls|special|max|min|num|n|total|prompt|completion|input|output|idempotency|dedup|request|public|publishable|pub|site|anon|anonymous|sentinel|design|foreign|primary|partition|sort|cache|object|s3|lookup|i18n|translation|message|symbol|injection|invalid|expected|unexpected|syntax|lexer|parser|lock|change|delta|download|upload|consistency|skip|list|nft|erc20|reset|image|map|mapbox_public)_?(?:page_)?(?:token|key|secret|keys)$/;
/** What was made of a secret so that it is none any more. */
const TRANSFORMED = /(?:^|_)(?:hashed|encrypted|sealed|masked|redacted|obfuscated|sha\d{1,3}|md5|bcrypt)(?:_|$)/;
/** `apiKey`, `API-Key`, `api.key` → `api_key`. */
function snakeCase(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_+|_+$/g, "");
}
/** What a value under this name is suspected of. @param snake of `snakeCase` */
function meaningOf(snake) {
    if (/(?:^|_)(?:proxy_)?authorization$/.test(snake))
        return "authorization";
    const stem = snake.replace(SUFFIX, "");
    if (OTHERWISE.test(stem) || TRANSFORMED.test(stem))
        return undefined;
    if (PASSWORD.test(stem))
        return "password";
    return SECRET.test(stem) ? "secret" : undefined;
}
/** Longest name that is looked at; of a longer one its end. */
const MAX_NAME = 128;
/**
 * True when a value under this name is to be taken out of what is stored. Neither case nor separators matter: `DB_PASS`,
 * `x-api-key`, `privateKey`, `id_token`, `Set-Cookie`.
 */
function isSecretName(name, options = {}) {
    const snake = snakeCase(name.slice(-MAX_NAME));
    const parts = snake.split("_");
    while (parts.length > 1 && (VARIANT.has(parts.at(-1)) || /^\d+$/.test(parts.at(-1))))
        parts.pop();
    const last = parts.at(-1);
    if (last === "")
        return false;
    return saysSecret(parts, last, options) || meaningOf(snake) !== undefined;
}
function saysSecret(parts, last, { keys, parameters }) {
    if ((parts.length > 1 && ABOUT.has(last)) || PROTOCOL.has(parts.join("")))
        return false;
    if (parameters && PARAMETERS.has(last) && (last !== "key" || parts.length === 1))
        return true;
    if (parts.some((word, index) => ANYWHERE.has(word) && !(word === "pwd" && index === 0)))
        return true;
    if (AT_END.has(last) || COMPOUND.test(last))
        return true;
    if ((last !== "key" && last !== "keys") || parts.length === 1)
        return false;
    const before = parts.slice(0, -1);
    if (before.some((word) => OPEN_KEYS.has(word)))
        return false;
    return keys === true || KEYS.has(before.at(-1));
}
const KEYS = words(SECRET_KEYS);
function words(text) {
    return new Set(text.split(" "));
}
function alternatives(text) {
    return text.replaceAll(" ", "|");
}


/***/ }),

/***/ 581:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: function() { return /* binding */ PACK_SHAPES; },
/* harmony export */   pI: function() { return /* binding */ PACKS; },
/* harmony export */   yv: function() { return /* binding */ findPacked; }
/* harmony export */ });
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7772);
/* harmony import */ var _placeholder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8442);
/* harmony import */ var _validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8888);
/** What is worth looking for only where someone asked for it: it is everywhere, and mostly harmless. */



const RESERVED_HOST = /@(?:[a-z0-9-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$/i;
function isHighEntropy(value) {
    const isHex = /^[0-9a-f]+$/i.test(value);
    return (!isHex &&
        /[0-9]/.test(value) &&
        /[A-Z]/.test(value) &&
        /[a-z]/.test(value) &&
        (0,_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .entropy */ .Ue)(value) > 4 &&
        !(0,_placeholder_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value, value));
}
const PACK_SHAPES = [
    {
        pack: "email",
        kind: "email-address",
        title: "E-mail address",
        category: "personal",
        strength: "verified",
        pattern: /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,24}(?![A-Za-z0-9-])/g,
        check: (value) => !RESERVED_HOST.test(value) && !/^(?:noreply|no-reply|git)@/i.test(value),
    },
    {
        pack: "phone",
        kind: "phone-number",
        title: "Phone number",
        category: "personal",
        strength: "suspected",
        pattern: /(?<![0-9A-Za-z+])\+[1-9][0-9]{0,2}(?:[ .-]?\(?[0-9]{1,5}\)?){2,5}(?![0-9A-Za-z])/g,
        check: (value) => {
            const digits = value.replace(/\D/g, "");
            // Numbers of North America that begin with 555 belong to nobody.
            return digits.length >= 9 && digits.length <= 15 && !/^1\d{3}555/.test(digits) && new Set(digits).size > 3;
        },
    },
    {
        pack: "private-ip",
        kind: "private-ip",
        title: "Private IPv4 address",
        category: "personal",
        strength: "verified",
        pattern: /(?<![0-9A-Za-z.])(?:10|172|192)(?:\.[0-9]{1,3}){3}(?![0-9A-Za-z]|\.[0-9])/g,
        check: (value) => {
            const [a, b, c, d] = value.split(".").map(Number);
            if (b > 255 || c > 255 || d > 255)
                return false;
            return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
        },
    },
    {
        pack: "aba-routing",
        kind: "aba-routing-number",
        title: "Routing number of a US bank",
        category: "personal",
        strength: "verified",
        pattern: /(?<![0-9A-Za-z.-])[0-9]{9}(?![0-9A-Za-z-]|\.[0-9])/g,
        check: (value, text, start) => (0,_validators_js__WEBPACK_IMPORTED_MODULE_2__/* .aba */ .H7)(value) &&
            /rout|(?<![a-z])(?:aba|rtn|ach)(?![a-z])|bank/.test(text.slice(Math.max(0, start - 60), start).toLowerCase()),
    },
    {
        pack: "crypto-address",
        kind: "crypto-address",
        title: "Bitcoin address",
        category: "personal",
        strength: "verified",
        pattern: /(?<![A-Za-z0-9])(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})(?![A-Za-z0-9])/g,
        // The first address of all, which documentation takes.
        check: (value) => (/^bc1/i.test(value) ? (0,_validators_js__WEBPACK_IMPORTED_MODULE_2__/* .bech32 */ .I)(value) : (0,_validators_js__WEBPACK_IMPORTED_MODULE_2__/* .base58 */ .tw)(value)) && !value.startsWith("1A1zP1eP5Q"),
    },
    {
        pack: "azure-high-entropy",
        kind: "high-entropy-token",
        title: "Random text of 30 to 40 characters",
        category: "secret",
        strength: "suspected",
        pattern: /(?<![A-Za-z0-9_~.+/-])[A-Za-z0-9_~.-]{30,40}(?![A-Za-z0-9_~.+/=-])/g,
        check: isHighEntropy,
    },
];
/** Names of packs, sorted. */
const PACKS = PACK_SHAPES.map(({ pack }) => pack).sort();
function findPacked(text, packs, hits) {
    for (const { pack, kind, category, strength, pattern, check } of PACK_SHAPES) {
        if (!packs.includes(pack))
            continue;
        for (const match of text.matchAll(pattern)) {
            const value = match[0];
            const start = match.index;
            if (!check(value, text, start))
                continue;
            hits.push({ kind, category, start, end: start + value.length, value, strength });
        }
    }
}


/***/ }),

/***/ 9038:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ percentDecoded; }
/* harmony export */ });
/** The text that percent-encoding carries (RFC 3986, 2.1); a text that is none as it is. */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 2171:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pl: function() { return /* binding */ Marks; },
  zv: function() { return /* binding */ PERSONAL; },
  wC: function() { return /* binding */ findPersonal; },
  Fo: function() { return /* binding */ personalCues; }
});

// EXTERNAL MODULE: ./out/content/secrets/characters.js
var characters = __webpack_require__(9391);
// EXTERNAL MODULE: ./out/content/secrets/scanner.js
var scanner = __webpack_require__(3365);
// EXTERNAL MODULE: ./out/content/secrets/text-bytes.js
var text_bytes = __webpack_require__(2986);
// EXTERNAL MODULE: ./out/content/secrets/placeholder.js
var placeholder = __webpack_require__(8442);
// EXTERNAL MODULE: ./out/content/secrets/validators.js
var validators = __webpack_require__(8888);
;// CONCATENATED MODULE: ./out/content/secrets/personal/cards.js
/** Payment cards (ISO/IEC 7812) and bank accounts (ISO 13616). */



/** By network, the numbers that the first four digits make, first and last, and how many digits there are. */
const NETWORKS = [
    [4000, 4999, [16, 19]],
    [2221, 2720, [16]],
    [5100, 5599, [16]],
    [3400, 3499, [15]],
    [3700, 3799, [15]],
    [6011, 6011, [16, 19]],
    [6440, 6599, [16, 19]],
    [3528, 3589, [16]],
    [3000, 3059, [14]],
    [3600, 3699, [14]],
    [3800, 3999, [14]],
    [6200, 6299, [16, 17, 18, 19]],
    [5010, 5099, [16, 18, 19]],
    [5600, 5999, [16, 18, 19]],
    [6304, 6304, [16, 18, 19]],
    [6700, 6799, [16, 18, 19]],
    [2200, 2204, [16]],
    [6000, 6099, [16]],
    [8100, 8299, [16]],
];
function isOfNetwork(first, length) {
    for (const [from, to, lengths] of NETWORKS)
        if (first >= from && first <= to && lengths.includes(length))
            return true;
    return false;
}
/** What processors publish for tests. */
const TEST_CARDS = "4242424242424242 4000056655665556 5555555555554444 2223003122003222 5200828282828210 5105105105105100 378282246310005 " +
    "371449635398431 6011111111111117 6011000990139424 6011981111111113 3056930009020004 36227206271667 6555900000604105 " +
    "3566002020360505 6200000000000005 4111111111111111 4012888888881881 4222222222222 30569309025904 38520000023237 " +
    "3530111333300000 378734493671000 5610591081018250 6331101999990016 4000000000000002 4000000000009995 4000000000003220 " +
    "4917610000000000 2222400070000005 5555341244441115 370000000000002 3700 6771798021000008 5019717010103742 " +
    "4032039317984658 4263982640269299 5425233430109903 2222420000001113 374245455400126 4166676667666746 4646464646464644 " +
    "4988438843884305 5577000055770004 5136333333333335 4000000000000077 4111111145551142 4005519200000004 4009348888881881 " +
    "4012000033330026 4500600000000061 4895370012003478 2223000048400011 5431111111111111 4007000000027 4770600000000009";
let testCards;
const CARD_CONTEXT = /card|credit|debit|(?<![a-z])(?:pan|cvv|cvc|visa|amex|maestro|discover|jcb|unionpay)(?![a-z])|master[ _-]?card|payment|kreditkarte|carte|tarjeta|cart[aã]o|carta/;
/** Words right before a number that make it no card, though it may pass the same sum. */
const NO_CARD = /order|track|invoice|shipment|parcel|imei|isbn|ean|gtin|upc|sku|ticket|serial|phone|account[ _-]?id|reference|timestamp/;
/** One of these stands in each match of NO_CARD. */
const NO_CARD_WORDS = new scanner/* Scanner */.Lp("order track invoice shipment parcel imei isbn ean gtin upc sku ticket serial phone account reference timestamp"
    .split(" ")
    .map((literal) => ({ literal, ignoreCase: true, payload: literal })));
/** Digits of the longest number of a card. */
const card = new Uint8Array(19);
function isCard(value) {
    let length = 0;
    for (let i = 0; i < value.length; i++) {
        const digit = value.charCodeAt(i) - 48;
        if (digit >= 0 && digit <= 9)
            card[length++] = digit;
    }
    if (!hasLuhnSum(length))
        return false;
    const first = at(0) * 1000 + at(1) * 100 + at(2) * 10 + at(3);
    if (!isOfNetwork(first, length))
        return false;
    const digits = (0,validators/* digitsOf */.C3)(value);
    testCards ??= new Set(TEST_CARDS.split(" "));
    // Processors fill their test numbers with zeros.
    return !testCards.has(digits) && !(0,placeholder/* hasRun */.gb)(digits) && (0,validators/* distinct */.dM)(digits) > 3 && !digits.includes("00000");
}
function at(place) {
    return card[place];
}
/** As `luhn`, of the first digits in `card`. */
function hasLuhnSum(length) {
    let sum = 0;
    for (let i = length - 1; i >= 0; i -= 2) {
        sum += at(i);
        if (i === 0)
            break;
        const double = at(i - 1) * 2;
        sum += double > 9 ? double - 9 : double;
    }
    return sum % 10 === 0;
}
/** Length of an IBAN by country (registry of ISO 13616, 2025). */
const IBAN_LENGTHS = new Map(("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 " +
    "FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 " +
    "LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 " +
    "SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30")
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));
/** The examples of the registry and of banks' pages. */
const DOCUMENTED_IBANS = "GB82WEST12345698765432 GB29NWBK60161331926819 GB33BUKB20201555555555 GB94BARC10201530093459 DE89370400440532013000 " +
    "DE91100000000123456789 DE75512108001245126199 FR1420041010050500013M02606 FR7630006000011234567890189 " +
    "ES9121000418450200051332 ES7921000813610123456789 IT60X0542811101000000123456 NL91ABNA0417164300 BE68539007547034 " +
    "CH9300762011623852957 AT611904300234573201 PT50000201231234567890154 SE4550000000058398257466 NO9386011117947 " +
    "DK5000400440116243 FI2112345600000785 PL61109010140000071219812874 IE29AIBK93115212345678 LU280019400644750000 " +
    "CZ6508000000192000145399 HU42117730161111101800000000 GR1601101250000000012300695 TR330006100519786457841326 " +
    "SA0380000000608010167519 AE070331234567890123456 BR1800360305000010009795493C1 IL620108000000099999999 " +
    "CY17002001280000001200527600 MT84MALT011000012345MTLCAST001S HR1210010051863000160 EE382200221020145685 " +
    "LV80BANK0000435195001 LT121000011101001000 SK3112000000198742637541 SI56263300012039086 BG80BNBG96611020345678 " +
    "RO49AAAA1B31007593840000 IS140159260076545510730339 LI21088100002324013AA MC5811222000010123456789030 " +
    "AD1200012030200359100100 AL47212110090000000235698741 BA391290079401028494 RS35260005601001611379 " +
    "ME25505000012345678951 MK07250120000058984 MD24AG000225100013104168 UA213223130000026007233566001 " +
    "KZ86125KZT5004100100 LB62099900000001001901229114 TN5910006035183598478831 CR05015202001026284066 " +
    "GT82TRAJ01020000001210029690 GE29NB0000000101904917 SM86U0322509800000000270100 JO94CBJO0010000000000131000302 " +
    "DO28BAGR00000001212453611324 GI75NWBK000000007099453 FO6264600001631634 GL8964710001000206 SE3550000000054910000003";
let documentedIbans;
function isIban(value) {
    const length = IBAN_LENGTHS.get(value.slice(0, 2));
    if (length === undefined || value.length < length)
        return false;
    const compact = /[ -]/.test(value) ? value.replace(/[ -]/g, "") : value;
    if (compact.length !== length || ibanRest(compact) !== 1)
        return false;
    documentedIbans ??= new Set(DOCUMENTED_IBANS.split(" "));
    if (documentedIbans.has(compact) || /0{9}|12345678/.test(compact))
        return false;
    return (0,validators/* distinct */.dM)((0,validators/* digitsOf */.C3)(compact)) > 3;
}
/** The number that ISO 13616 makes of an IBAN, modulo 97. */
function ibanRest(compact) {
    return (0,validators/* remainder */.CQ)(compact.slice(4) + compact.slice(0, 4), 97);
}
const CARDS = [
    {
        kind: "payment-card",
        title: "Payment card number",
        letters: 0,
        first: [4],
        pattern: /[0-9]{4}(?:([ -])[0-9]{4}\1[0-9]{4}\1[0-9]{4}(?:\1[0-9]{3})?|([ -])[0-9]{6}\2[0-9]{4,5})(?![0-9A-Za-z_]|[ -][0-9])/y,
        check: isCard,
    },
    {
        kind: "payment-card",
        title: "Payment card number",
        letters: 0,
        first: [14, 15, 16, 17, 18, 19],
        pattern: /[0-9]{14,19}(?![0-9A-Za-z_-]|\.[0-9])/y,
        cues: "card|credit|debit|pan|cvv|cvc|visa|amex|maestro|discover|jcb|union|master|payment|kredit|carte|tarjeta|cart",
        context: CARD_CONTEXT,
        check: isCard,
    },
    {
        kind: "iban",
        title: "IBAN",
        letters: 2,
        first: [
            2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        ],
        pattern: /[A-Z]{2}[0-9]{2}(?:[A-Z0-9]{11,29}|(?:[ -][A-Z0-9]{4}){2,7}(?:[ -][A-Z0-9]{1,3})?)(?![A-Za-z0-9_])/y,
        check: isIban,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/personal/dates.js
/** By month, how many days it has; February has 29, since the century is often not known. */
const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** True for a day of a month. */
function isDay(month, day) {
    return month >= 1 && month <= 12 && day >= 1 && day <= DAYS[month];
}
/** The number that two digits at an offset make. */
function twoDigits(text, at) {
    return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}
/** `YYMMDD` at an offset. */
function isYearMonthDay(digits, at = 0) {
    return isDay(twoDigits(digits, at + 2), twoDigits(digits, at + 4));
}
/** `DDMMYY` at an offset. */
function isDayMonthYear(digits, at = 0) {
    return isDay(twoDigits(digits, at + 2), twoDigits(digits, at));
}

;// CONCATENATED MODULE: ./out/content/secrets/personal/europe.js
/** National numbers of Europe. Each check follows what the issuing authority publishes. */



const DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
function isDni(value) {
    let number = 0;
    for (let i = 0; i < value.length - 1; i++) {
        const code = value.charCodeAt(i);
        // X, Y and Z count as 0, 1 and 2; dots and hyphens do not count.
        if (code >= 88)
            number = code - 88;
        else if (code >= 48 && code <= 57)
            number = number * 10 + code - 48;
    }
    return DNI_LETTERS[number % 23] === value.at(-1) && !(0,placeholder/* hasRun */.gb)(value);
}
function isNir(value) {
    const compact = value.replace(/[ .]/g, "");
    const number = compact.slice(0, 13).replace("2A", "19").replace("2B", "18");
    const month = Number(compact.slice(3, 5));
    if (month < 1 || (month > 12 && month < 20))
        return false;
    return 97 - (0,validators/* remainder */.CQ)(number, 97) === Number(compact.slice(13));
}
/** Of the first ten digits one comes twice or three times, so that eight or nine different ones stand there. */
function isSteuerId(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    const different = (0,validators/* distinct */.dM)(digits.slice(0, 10));
    return digits[0] !== "0" && (different === 8 || different === 9) && (0,validators/* mod1110 */.Mb)(digits);
}
/** Values of the characters in odd places (Decreto ministeriale 23/12/1976). */
const ODD = [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
function isCodiceFiscale(value) {
    // Mario Rossi, whom every page takes.
    if (value.startsWith("RSSMRA") || value.startsWith("MRARSS"))
        return false;
    const day = Number(value.slice(9, 11)) % 40;
    if (day < 1 || day > 31)
        return false;
    let sum = 0;
    for (let i = 0; i < 15; i++) {
        const code = value.charCodeAt(i);
        const number = code < 58 ? code - 48 : code - 65;
        sum += i % 2 === 0 ? ODD[number] : number;
    }
    return String.fromCharCode(65 + (sum % 26)) === value[15];
}
function isBsn(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    return !(0,placeholder/* hasRun */.gb)(digits) && (0,validators/* weighted */.Y1)(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}
function isBelgian(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    const month = Number(digits.slice(2, 4));
    if (month > 12 || (0,placeholder/* hasRun */.gb)(digits))
        return false;
    const check = Number(digits.slice(9));
    const number = digits.slice(0, 9);
    return 97 - (0,validators/* remainder */.CQ)(number, 97) === check || 97 - (0,validators/* remainder */.CQ)(`2${number}`, 97) === check;
}
function isSwedish(value) {
    const digits = (0,validators/* digitsOf */.C3)(value).slice(-10);
    if (!(0,validators/* luhn */.iW)(digits))
        return false;
    const day = Number(digits.slice(4, 6));
    // A coordination number has sixty added to its day.
    const plain = digits.slice(0, 4) + String(day > 60 ? day - 60 : day).padStart(2, "0");
    return isYearMonthDay(plain);
}
const HETU = "0123456789ABCDEFHJKLMNPRSTUVWXY";
function isHetu(value) {
    const number = value.slice(0, 6) + value.slice(7, 10);
    if (!isDayMonthYear(value) || Number(value.slice(7, 10)) < 2 || value === "131052-308T")
        return false;
    return HETU[Number(number) % 31] === value[10];
}
const NORWAY_FIRST = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const NORWAY_SECOND = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
function isNorwegian(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    // A D number has forty added to its day.
    if (!isDay(twoDigits(digits, 2), twoDigits(digits, 0) % 40))
        return false;
    return (0,validators/* weighted */.Y1)(digits, NORWAY_FIRST) % 11 === 0 && (0,validators/* weighted */.Y1)(digits, NORWAY_SECOND) % 11 === 0;
}
function isPesel(value) {
    const month = Number(value.slice(2, 4)) % 20;
    if (!isYearMonthDay(value.slice(0, 2) + String(month).padStart(2, "0") + value.slice(4, 6)))
        return false;
    return !(0,placeholder/* hasRun */.gb)(value) && (0,validators/* weighted */.Y1)(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
}
/** Prefixes that are not given out, by the codes of both letters. */
const UNUSED_NINO = new Set("BG GB NK KN TN NT ZZ".split(" ").map((prefix) => prefix.charCodeAt(0) * 128 + prefix.charCodeAt(1)));
const NINO_CONTEXT = /nino|national[ _-]?insurance|(?<![a-z])ni[ _-]?(?:no|num)/;
function isNino(value) {
    return !UNUSED_NINO.has(value.charCodeAt(0) * 128 + value.charCodeAt(1)) && !(0,placeholder/* hasDigitRun */.rV)(value);
}
const END = "(?![0-9A-Za-z_]|[ .-][0-9])";
const EUROPE = [
    {
        kind: "uk-national-insurance",
        title: "UK National Insurance number",
        letters: 2,
        first: [2, 6],
        pattern: new RegExp(`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D]${END}`, "y"),
        cues: "nino|national|nin|ni n|ni_n|ni-n",
        context: NINO_CONTEXT,
        check: isNino,
    },
    {
        kind: "uk-national-insurance",
        title: "UK National Insurance number",
        lead: 3,
        letters: 0,
        first: [2],
        pattern: new RegExp(`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] [0-9]{2} [0-9]{2} [0-9]{2} [A-D]${END}`, "y"),
        cues: "nino|national|nin|ni n|ni_n|ni-n",
        context: NINO_CONTEXT,
        check: isNino,
    },
    {
        kind: "spain-dni",
        title: "Spanish DNI",
        letters: 0,
        first: [8, 2],
        pattern: new RegExp(`(?:[0-9]{8}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3})[- ]?[A-HJ-NP-TV-Z]${END}`, "y"),
        cues: "dni|nif|nie|documento|ident|national",
        context: /(?<![a-z])(?:dni|nif|nie)(?![a-z])|documento|identidad|identity|national[ _-]?id/,
        check: isDni,
    },
    {
        kind: "spain-nie",
        title: "Spanish NIE",
        letters: 1,
        first: [7],
        pattern: new RegExp(`[XYZ][0-9]{7}-?[A-HJ-NP-TV-Z]${END}`, "y"),
        cues: "dni|nif|nie|documento|ident|national|extran",
        context: /(?<![a-z])(?:dni|nif|nie)(?![a-z])|documento|identidad|identity|national[ _-]?id|extranjero/,
        check: isDni,
    },
    {
        kind: "france-nir",
        title: "French social security number",
        letters: 0,
        first: [1],
        pattern: new RegExp(`[12] [0-9]{2} [0-9]{2} (?:[0-9]{2}|2[AB]) [0-9]{3} [0-9]{3} [0-9]{2}${END}`, "y"),
        check: isNir,
    },
    {
        kind: "france-nir",
        title: "French social security number",
        letters: 0,
        first: [15, 6],
        pattern: new RegExp(`[12][0-9]{4}(?:[0-9]{2}|2[AB])[0-9]{6} ?[0-9]{2}${END}`, "y"),
        cues: "nir|insee|nss|social",
        context: /(?<![a-z])(?:nir|insee|nss)(?![a-z])|s[ée]curit[ée][ _-]?sociale|social[ _-]?security/,
        check: isNir,
    },
    {
        kind: "germany-tax-id",
        title: "German tax number",
        letters: 0,
        first: [11, 2],
        pattern: new RegExp(`[1-9][0-9](?:[0-9]{9}| [0-9]{3} [0-9]{3} [0-9]{3})${END}`, "y"),
        cues: "steuer|tax|idn|id-n|id_n|id n|tin",
        context: /steuer|tax[ _-]?(?:id|number)|(?<![a-z])(?:id[ _-]?nr|tin)(?![a-z])/,
        check: isSteuerId,
    },
    {
        kind: "italy-fiscal-code",
        title: "Italian fiscal code",
        letters: 6,
        first: [2],
        pattern: new RegExp(`[A-Z]{6}[0-9]{2}[A-EHLMPR-T][0-9]{2}[A-Z][0-9]{3}[A-Z]${END}`, "y"),
        check: isCodiceFiscale,
    },
    {
        kind: "netherlands-bsn",
        title: "Dutch citizen service number",
        letters: 0,
        first: [9, 4],
        pattern: new RegExp(`(?:[0-9]{9}|[0-9]{4}\\.[0-9]{2}\\.[0-9]{3})${END}`, "y"),
        cues: "bsn|sofi|burger",
        context: /(?<![a-z])(?:bsn|sofi)|burgerservice/,
        check: isBsn,
    },
    {
        kind: "belgium-national-number",
        title: "Belgian national number",
        letters: 0,
        first: [2],
        pattern: new RegExp(`[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}-[0-9]{3}[.-][0-9]{2}${END}`, "y"),
        check: isBelgian,
    },
    {
        kind: "belgium-national-number",
        title: "Belgian national number",
        letters: 0,
        first: [11],
        pattern: new RegExp(`[0-9]{11}${END}`, "y"),
        cues: "rijks|registre|national|niss|insz|nrn",
        context: /rijksregister|registre national|national[ _-]?(?:register|number)|(?<![a-z])(?:niss|insz|nrn)(?![a-z])/,
        check: isBelgian,
    },
    {
        kind: "sweden-personal-number",
        title: "Swedish personal number",
        letters: 0,
        first: [6, 8, 10, 12],
        pattern: new RegExp(`(?:[12][0-9])?[0-9]{6}[-+]?[0-9]{4}${END}`, "y"),
        cues: "person|pnr|ssn|samord",
        context: /person[ _-]?(?:nummer|nr|number)|personal[ _-]?(?:identity[ _-]?)?number|(?<![a-z])(?:pnr|ssn)(?![a-z])|samordning/,
        check: isSwedish,
    },
    {
        kind: "finland-personal-code",
        title: "Finnish personal identity code",
        letters: 0,
        first: [6],
        pattern: new RegExp(`[0-9]{6}[-+A-FU-Y][0-9]{3}[A-FHJ-NPR-Y]${END}`, "y"),
        check: isHetu,
    },
    {
        // With a digit at the end it may be one of Denmark or Sweden, too.
        kind: "finland-personal-code",
        title: "Finnish personal identity code",
        letters: 0,
        first: [6],
        pattern: new RegExp(`[0-9]{6}[-+A-FU-Y][0-9]{4}${END}`, "y"),
        cues: "hetu|henkil|person|finnish",
        context: /hetu|henkil[öo]tunnus|personal[ _-]?identity[ _-]?code|finnish/,
        check: isHetu,
    },
    {
        kind: "norway-birth-number",
        title: "Norwegian birth number",
        letters: 0,
        first: [6, 11],
        pattern: new RegExp(`[0-9]{6} ?[0-9]{5}${END}`, "y"),
        cues: "fødsels|fodsels|person|fnr|national|birth",
        context: /f[øo]dselsn|personn|(?<![a-z])fnr(?![a-z])|national[ _-]?id|birth[ _-]?number/,
        check: isNorwegian,
    },
    {
        kind: "denmark-cpr",
        title: "Danish CPR number",
        strength: "suspected",
        letters: 0,
        first: [6],
        pattern: new RegExp(`[0-9]{6}-[0-9]{4}${END}`, "y"),
        cues: "cpr|personnummer",
        context: /(?<![a-z])cpr(?![a-z])|personnummer/,
        check: (value) => isDayMonthYear(value) && !(0,placeholder/* hasDigitRun */.rV)(value),
    },
    {
        kind: "poland-pesel",
        title: "Polish PESEL",
        letters: 0,
        first: [11],
        pattern: new RegExp(`[0-9]{11}${END}`, "y"),
        cues: "pesel",
        context: /pesel/,
        check: isPesel,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/personal/world.js
/** National numbers of the Americas, Asia and Australia. Each check follows what the issuing authority publishes. */



/** Numbers that were printed on cards of wallets, and in films. */
const PRINTED_SSN = new Set([
    "078051120",
    "219099999",
    "123456789",
    "457555462",
    "111223333",
    "987654321",
]);
function isSsn(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    const area = digits.slice(0, 3);
    if (area === "000" || area === "666" || area >= "900")
        return false;
    return digits.slice(3, 5) !== "00" && digits.slice(5) !== "0000" && !PRINTED_SSN.has(digits) && (0,validators/* distinct */.dM)(digits) > 2;
}
/** Two check digits of weights that fall to 2, modulo 11. */
function hasBrazilianChecks(digits, weights) {
    const check = (length) => {
        const rest = (0,validators/* weighted */.Y1)(digits.slice(0, length), weights.slice(weights.length - length)) % 11;
        return rest < 2 ? 0 : 11 - rest;
    };
    const { length } = digits;
    return check(length - 2) === Number(digits[length - 2]) && check(length - 1) === Number(digits[length - 1]);
}
const DOCUMENTED_CPF = new Set([
    "12345678909",
    "52998224725",
    "11144477735",
    "98765432100",
    "01234567890",
]);
function isCpf(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    if ((0,validators/* distinct */.dM)(digits) < 3 || DOCUMENTED_CPF.has(digits))
        return false;
    return hasBrazilianChecks(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
}
function isCnpj(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    if ((0,validators/* distinct */.dM)(digits) < 4 || digits === "11222333000181" || digits === "12345678000195")
        return false;
    return hasBrazilianChecks(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}
function isTfn(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    return !(0,placeholder/* hasRun */.gb)(digits) && (0,validators/* weighted */.Y1)(digits, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;
}
function isRrn(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    if (!isYearMonthDay(digits))
        return false;
    return (11 - ((0,validators/* weighted */.Y1)(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(digits[12]);
}
/** GB 11643-1999, check character of ISO 7064 mod 11-2. */
function isResidentId(value) {
    const province = Number(value.slice(0, 2));
    const year = Number(value.slice(6, 10));
    if (province < 11 || province > 82 || year < 1900 || year > 2099)
        return false;
    if (!isDay(Number(value.slice(10, 12)), Number(value.slice(12, 14))) || (0,placeholder/* hasRun */.gb)(value.slice(0, 6)))
        return false;
    const sum = (0,validators/* weighted */.Y1)(value, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
    return "10X98765432"[sum % 11] === value[17]?.toUpperCase();
}
function isMyNumber(value) {
    const digits = (0,validators/* digitsOf */.C3)(value);
    const rest = (0,validators/* weighted */.Y1)(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return !(0,placeholder/* hasRun */.gb)(digits) && (rest < 2 ? 0 : 11 - rest) === Number(digits[11]);
}
function isTckn(value) {
    const digit = (index) => Number(value[index]);
    const odd = digit(0) + digit(2) + digit(4) + digit(6) + digit(8);
    const even = digit(1) + digit(3) + digit(5) + digit(7);
    return ((((odd * 7 - even) % 10) + 10) % 10 === digit(9) &&
        (odd + even + digit(9)) % 10 === digit(10) &&
        value !== "10000000146");
}
const world_END = "(?![0-9A-Za-z_]|[ .-][0-9])";
const WORLD = [
    {
        kind: "us-ssn",
        title: "US Social Security number",
        letters: 0,
        first: [3, 9],
        pattern: new RegExp(`[0-9]{3}([- ]?)[0-9]{2}\\1[0-9]{4}${world_END}`, "y"),
        cues: "ssn|social|tax",
        context: /(?<![a-z])ssn|social[ _-]?sec|(?<![a-z])tax[ _-]?payer/,
        check: isSsn,
    },
    {
        kind: "canada-sin",
        title: "Canadian social insurance number",
        letters: 0,
        first: [3, 9],
        pattern: new RegExp(`[0-9]{3}([- ]?)[0-9]{3}\\1[0-9]{3}${world_END}`, "y"),
        cues: "sin|nas|social",
        context: /(?<![a-z])(?:sin|nas)(?![a-z])|social[ _-]?insurance|assurance[ _-]?sociale/,
        check: (value) => {
            const digits = (0,validators/* digitsOf */.C3)(value);
            return (0,validators/* luhn */.iW)(digits) && !/^[08]/.test(digits) && !(0,placeholder/* hasRun */.gb)(digits) && digits !== "046454286";
        },
    },
    {
        kind: "brazil-cpf",
        title: "Brazilian CPF",
        letters: 0,
        first: [3],
        pattern: new RegExp(`[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}${world_END}`, "y"),
        check: isCpf,
    },
    {
        kind: "brazil-cpf",
        title: "Brazilian CPF",
        letters: 0,
        first: [9, 11],
        pattern: new RegExp(`[0-9]{9}-?[0-9]{2}${world_END}`, "y"),
        cues: "cpf|contrib",
        context: /(?<![a-z])cpf(?![a-z])|contribuinte/,
        check: isCpf,
    },
    {
        kind: "brazil-cnpj",
        title: "Brazilian CNPJ",
        letters: 0,
        first: [2],
        pattern: new RegExp(`[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}/[0-9]{4}-[0-9]{2}${world_END}`, "y"),
        check: isCnpj,
    },
    {
        kind: "india-aadhaar",
        title: "Indian Aadhaar number",
        letters: 0,
        first: [4, 12],
        pattern: new RegExp(`[2-9][0-9]{3}([ -]?)[0-9]{4}\\1[0-9]{4}${world_END}`, "y"),
        cues: "aadh|uid",
        context: /aadh?aar|aadhar|uidai|(?<![a-z])uid[ _-]?(?:no|num)/,
        check: (value) => (0,validators/* verhoeff */.qp)((0,validators/* digitsOf */.C3)(value)) && !(0,placeholder/* hasRun */.gb)((0,validators/* digitsOf */.C3)(value)),
    },
    {
        kind: "india-pan",
        title: "Indian permanent account number",
        strength: "suspected",
        letters: 5,
        first: [4],
        pattern: new RegExp(`[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]${world_END}`, "y"),
        cues: "pan|permanent|income",
        context: /(?<![a-z])pan(?![a-z])|permanent[ _-]?account|income[ _-]?tax/,
        check: (value) => !(0,placeholder/* hasRun */.gb)(value.slice(5, 9)) && !/1234|ABCDE|AAAAA/.test(value),
    },
    {
        kind: "australia-tfn",
        title: "Australian tax file number",
        letters: 0,
        first: [3, 9],
        pattern: new RegExp(`[0-9]{3}([ -]?)[0-9]{3}\\1[0-9]{3}${world_END}`, "y"),
        cues: "tfn|tax",
        context: /(?<![a-z])tfn(?![a-z])|tax[ _-]?file/,
        check: isTfn,
    },
    {
        kind: "south-korea-rrn",
        title: "South Korean resident number",
        letters: 0,
        first: [6],
        pattern: new RegExp(`[0-9]{6}-[1-8][0-9]{6}${world_END}`, "y"),
        check: isRrn,
    },
    {
        kind: "china-resident-id",
        title: "Chinese resident identity number",
        letters: 0,
        first: [17, 18],
        pattern: new RegExp(`[1-8][0-9]{16}[0-9Xx]${world_END}`, "y"),
        check: isResidentId,
    },
    {
        kind: "japan-my-number",
        title: "Japanese individual number",
        letters: 0,
        first: [4, 12],
        pattern: new RegExp(`[0-9]{4}([ -]?)[0-9]{4}\\1[0-9]{4}${world_END}`, "y"),
        cues: "number|マイナンバー|個人番号",
        context: /my[ _-]?number|individual[ _-]?number|マイナンバー|個人番号/,
        check: isMyNumber,
    },
    {
        kind: "turkey-identity-number",
        title: "Turkish identity number",
        letters: 0,
        first: [11],
        pattern: new RegExp(`[1-9][0-9]{10}${world_END}`, "y"),
        cues: "tckn|kimlik|turkish|t.c.",
        context: /(?<![a-z])(?:tckn|tc[ _-]?kimlik|t\.c\.)|kimlik|turkish/,
        check: isTckn,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/personal/find.js
/** Finds numbers that name a person or open their account: shape, check digits, and the words before them. */






const PERSONAL = [...CARDS, ...EUROPE, ...WORLD];
/** How far the words before a number count, in characters. */
const CONTEXT = 60;
const NEAR = 24;
/** Most numbers have their word so near; farther ones are looked for after that. */
const HALF = 30;
/** Nearer to the last one of its kind a word of context is not noted again: it tells nothing new. */
const GAP = 16;
const MAX_LETTERS = 6;
const MAX_FIRST = 31;
let allPlaces;
let barePlaces;
/**
 * Places in PERSONAL by capitals before the first digit and digits of the first group.
 * @param bare only of what needs no word before it
 */
function placesByStart(bare) {
    const places = [];
    for (const [place, { letters, first, cues }] of PERSONAL.entries()) {
        if (bare && cues !== undefined)
            continue;
        for (const digits of first) {
            const index = letters * (MAX_FIRST + 1) + digits;
            const known = places[index];
            if (known)
                known.push(place);
            else
                places[index] = [place];
        }
    }
    return places;
}
const NO_PLACES = [];
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isLetter(code) {
    return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
}
/** By place in `cueList`, the places in PERSONAL of the shapes that the word gives their context: many share one. */
const SHAPES_OF = [];
let cueList;
/** What the pass over the text looks for on behalf of this file, with the place of its shapes in SHAPES_OF. */
function personalCues() {
    if (cueList)
        return cueList;
    const list = [];
    const byCue = new Map();
    for (const [index, { cues }] of PERSONAL.entries()) {
        for (const literal of cues?.split("|") ?? []) {
            const known = byCue.get(literal);
            if (known) {
                known.push(index);
                continue;
            }
            const shapes = [index];
            byCue.set(literal, shapes);
            list.push({ literal, ignoreCase: true, payload: SHAPES_OF.length });
            SHAPES_OF.push(shapes);
        }
    }
    cueList = list;
    return list;
}
let lastNoted;
function lastOfCue() {
    lastNoted ??= new Int32Array(SHAPES_OF.length);
    return lastNoted.fill(-GAP - 1);
}
/** Where words that give shapes their context stand in a text, in its order. */
class Marks {
    #noted = [];
    /** By cue, where it was noted last. One for all texts, which are searched one after the other. */
    #last = lastOfCue();
    #next = 0;
    /** @param cue payload of the cue that stands at `at` */
    note(at, cue) {
        if (at - this.#last[cue] < GAP)
            return;
        this.#last[cue] = at;
        this.#noted.push(at, cue);
    }
    /** Moves on to `end`: `seen` gets, by shape, where a word was noted last before it. */
    upTo(end, seen) {
        const noted = this.#noted;
        for (; this.#next < noted.length && noted[this.#next] < end; this.#next += 2) {
            const at = noted[this.#next];
            const shapes = SHAPES_OF[noted[this.#next + 1]];
            for (let i = 0; i < shapes.length; i++)
                seen[shapes[i]] = at;
        }
    }
}
let nameScanner;
/** By shape, for the text at hand: most texts are short, and making these would cost more than looking at them. */
const SEEN = new Int32Array(PERSONAL.length);
const FOUND = new Int32Array(PERSONAL.length);
const NAMED = new Uint8Array(PERSONAL.length);
/** By shape, the value that was checked last in the text at hand: one that comes again, right after itself, is checked once. */
const CHECKED = PERSONAL.map(() => undefined);
const PASSED = new Uint8Array(PERSONAL.length);
/**
 * Adds what is found, in order. Each run of digits is tried once, at its first digit or at the capitals before it.
 * @param name of the key that holds the text, which counts as words before it
 * @param marks where `personalCues` stand; undefined when none does
 */
function findPersonal(text, name, marks, hits) {
    const digits = text.length < text_bytes/* MIN_BYTES */.n ? undefined : new Digits(text);
    let i = digits ? digits.next(0) : nextDigit(text, 0);
    /** By shape, where a word of its context was seen last. */
    const seen = SEEN;
    /** By shape, whether the name has such a word. */
    const named = NAMED;
    /** By shape, where its context was found last, or where the text began in which it was. */
    const found = FOUND;
    const isBare = marks === undefined && name === "";
    let places;
    if (isBare)
        places = barePlaces ??= placesByStart(true);
    else {
        places = allPlaces ??= placesByStart(false);
        seen.fill(-CONTEXT - GAP - 1);
        named.fill(0);
        found.fill(-1);
        if (name !== "")
            noteName(name, named);
    }
    const { length } = text;
    let free = 0;
    let checked = false;
    for (; i >= 0; i = digits ? digits.next(i) : nextDigit(text, i)) {
        let end = i + 1;
        while (end < length && isDigit(text.charCodeAt(end)))
            end++;
        const start = startOf(text, i, free);
        if (start !== undefined && end - i <= MAX_FIRST) {
            marks?.upTo(start, seen);
            const shapes = places[(i - start) * (MAX_FIRST + 1) + end - i] ?? NO_PLACES;
            for (let n = 0; n < shapes.length; n++) {
                const index = shapes[n];
                const isNear = isBare || start - seen[index] <= CONTEXT + GAP || named[index] === 1;
                if (!isNear && PERSONAL[index].cues !== undefined)
                    continue;
                checked = true;
                const hit = tryShape(text, index, start, name, found);
                if (!hit)
                    continue;
                hits.push(hit);
                end = Math.max(end, hit.end);
                free = end;
                break;
            }
        }
        i = end + 1;
    }
    // A part of a text keeps the whole of it in memory.
    if (checked)
        CHECKED.fill(undefined);
}
function noteName(name, named) {
    nameScanner ??= new scanner/* Scanner */.Lp(personalCues());
    nameScanner.scan(name.slice(0, CONTEXT), (cue) => {
        for (const index of SHAPES_OF[cue])
            named[index] = 1;
        return undefined;
    });
}
/** The first digit from a place on, or -1. */
function nextDigit(text, at) {
    for (let i = at; i < text.length; i++)
        if (isDigit(text.charCodeAt(i)))
            return i;
    return -1;
}
const DIGITS = new Uint8Array(256).fill(1, 48, 58);
/** `nextDigit` of a long text, for places in its order. */
class Digits {
    #text;
    #view = text_bytes/* TextBytes */.d.take();
    #from = 0;
    #end = 0;
    constructor(text) {
        this.#text = text;
    }
    next(at) {
        const text = this.#text;
        const { bytes } = this.#view;
        for (let from = at; from < text.length;) {
            if (from >= this.#end) {
                this.#from = from;
                this.#end = from + this.#view.read(text, from);
            }
            const base = this.#from;
            const size = this.#end - base;
            let i = from - base;
            for (; i + 4 <= size; i += 4) {
                const found = DIGITS[bytes[i]] | DIGITS[bytes[i + 1]];
                if ((found | DIGITS[bytes[i + 2]] | DIGITS[bytes[i + 3]]) !== 0) {
                    for (const stop = i + 4; i < stop; i++)
                        if (isDigit(text.charCodeAt(base + i)))
                            return base + i;
                    i -= 4;
                }
            }
            for (; i < size; i++) {
                if (DIGITS[bytes[i]] === 1 && isDigit(text.charCodeAt(base + i)))
                    return base + i;
            }
            from = this.#end;
        }
        this.#view.release();
        return -1;
    }
}
/** Where a number begins whose first digit stands at `at`; undefined within a word or a longer number. */
function startOf(text, at, free) {
    let start = at;
    // The last letter of `%3D` is no capital of a number.
    while (start > free && at - start < MAX_LETTERS && isCapital(text.charCodeAt(start - 1)) && !(0,characters/* afterEscape */.uN)(text, start))
        start--;
    if (start === free)
        return start;
    const before = text.charCodeAt(start - 1);
    if (isLetter(before) || isDigit(before))
        return (0,characters/* afterEscape */.uN)(text, start) ? start : undefined;
    if (before === 46 || before === 45 || before === 32) {
        // A group in the middle of a longer number is no beginning.
        return start > free + 1 && isDigit(text.charCodeAt(start - 2)) && start === at ? undefined : start;
    }
    return start;
}
function isCapital(code) {
    return code >= 65 && code <= 90;
}
function tryShape(text, index, at, name, found) {
    const shape = PERSONAL[index];
    const start = at - (shape.lead ?? 0);
    if (start < 0 || (shape.lead !== undefined && !(0,characters/* startsWord */.aE)(text, start)))
        return undefined;
    shape.pattern.lastIndex = start;
    if (!shape.pattern.test(text))
        return undefined;
    const end = shape.pattern.lastIndex;
    let value = CHECKED[index];
    if (value === undefined || value.length !== end - start || !text.startsWith(value, start)) {
        value = text.slice(start, end);
        CHECKED[index] = value;
        PASSED[index] = Number(shape.check(value));
    }
    if (PASSED[index] === 0)
        return undefined;
    if (shape.context && !hasContext(text, shape.context, index, start, name, found))
        return undefined;
    if (shape.kind === "payment-card" && isNoCard(text, start, name))
        return undefined;
    return { kind: shape.kind, category: "personal", start, end, value, strength: shape.strength ?? "verified" };
}
function isNoCard(text, start, name) {
    const from = Math.max(0, start - NEAR);
    if (name === "" && !NO_CARD_WORDS.finds(text, from, start))
        return false;
    return NO_CARD.test(contextBefore(text, from, start, name).slice(-NEAR));
}
/** What was found for one number counts for the next ones that it is near enough to: a long list is read once. */
function hasContext(text, context, index, start, name, found) {
    if (name !== "")
        return context.test(contextBefore(text, start - CONTEXT, start, name));
    const known = found[index];
    if (known >= 0 && known >= start - CONTEXT)
        return true;
    let from = Math.max(0, start - HALF);
    // Not within a word, of which half might be another word.
    while (from > 0 && from < start && isLetter(text.charCodeAt(from - 1)))
        from++;
    let before = contextBefore(text, from, start, "");
    let at = before.search(context);
    if (at < 0) {
        from = Math.max(0, start - CONTEXT);
        before = contextBefore(text, from, start, "");
        at = before.search(context);
        if (at < 0)
            return false;
    }
    // Where nothing was put in or left out, the place is known.
    found[index] = before.length === start - from ? from + at : from;
    return true;
}
const words = new Uint16Array(2 * CONTEXT);
const narrow = Buffer.alloc(2 * CONTEXT);
const wide = Buffer.from(words.buffer);
/** The words before, in small letters, camel case apart; a percent escape stands for a space. */
function contextBefore(text, from, start, name) {
    let length = 0;
    let last = 0;
    let highest = 0;
    for (let i = Math.max(0, from); i < start; i++) {
        let code = text.charCodeAt(i);
        if (code > highest)
            highest = code;
        if (code === 37 && i + 2 < start && isHex(text.charCodeAt(i + 1)) && isHex(text.charCodeAt(i + 2))) {
            code = 32;
            i += 2;
        }
        if ((code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde)) {
            if (last >= 97 && last <= 122)
                words[length++] = 32;
            words[length++] = code + 32;
        }
        else
            words[length++] = code;
        last = code;
    }
    let before;
    if (highest > 255)
        before = wide.toString("utf16le", 0, 2 * length).toLowerCase();
    else {
        narrow.set(words.subarray(0, length));
        before = narrow.toString("latin1", 0, length);
    }
    return name === "" ? before : `${wordsOf(name)} ${before}`;
}
function wordsOf(text) {
    return text
        .replace(/%[0-9A-Fa-f]{2}/g, " ")
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase();
}
function isHex(code) {
    return isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}


/***/ }),

/***/ 8442:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: function() { return /* binding */ hasRun; },
/* harmony export */   rV: function() { return /* binding */ hasDigitRun; },
/* harmony export */   wK: function() { return /* binding */ isPlaceholder; },
/* harmony export */   yR: function() { return /* binding */ isMeasuredPlaceholder; }
/* harmony export */ });
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7772);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9075);
/** Values that stand where a secret would: placeholders, sequences, and what issuers print in their documentation. */


/**
 * Words of documentation. A random body of forty letters holds one of them with a chance well below one in a million.
 */
const PLACEHOLDERS = [
    ..."example placeholder redacted changeme changethis change_this replaceme replace_me replace-me dummy insert".split(" "),
    ..."yourkey your_key your-key yourtoken your_token your-token yourapi your_api your-api yoursecret your_secret".split(" "),
    ..."your-secret yourown your_own your-own xxxx 123456789 qwerty asdfgh deadbeef abcdefg removed goeshere".split(" "),
    ..."goes_here goes-here 0102030405 0011223344 1122334455 aabbccddee".split(" "),
];
/** How much of a body is compared with a pattern, and how long that may be, in characters. */
const MAX_REPEATED = 64;
const MAX_PERIOD = 8;
const WORDS = (0,_measure_js__WEBPACK_IMPORTED_MODULE_1__/* .wordList */ .d8)(PLACEHOLDERS);
/** CRC-32 of bodies that issuers document, so that no scanner of others takes this file for a leak. */
const DOCUMENTED = new Set([
    // GitHub's article on its format; the checksum is right.
    0xb2c1e537,
]);
/** @param body the part of the value that would be random */
function isPlaceholder(value, body) {
    return WORDS.finds(value) || hasRun(body) || isRepeated(body);
}
/** `isPlaceholder` for a part of a text whose body, from `body` on, was measured together with what stands ahead of it. */
function isMeasuredPlaceholder({ hasRun, mayHold, different }, text, start, body, end) {
    if (hasRun || (mayHold && WORDS.finds(text, start, end)))
        return true;
    const length = end - body;
    // More characters are different than a pattern and what may differ from it allow.
    const isMixed = length <= MAX_REPEATED && different > MAX_PERIOD + (length - MAX_PERIOD) / 4;
    return isMixed ? isDocumented(text, body, end) : isRepeated(text, body, end);
}
function isDocumented(text, from, end) {
    return end - from === 36 && DOCUMENTED.has((0,_checksum_js__WEBPACK_IMPORTED_MODULE_0__/* .crc32 */ .QR)(text.slice(from, end)));
}
/** A short pattern again and again, or what an issuer documents. */
function isRepeated(text, from = 0, end = text.length) {
    return repeats(text, from, end) || isDocumented(text, from, end);
}
/** The same character six times, or eight that count up or down as in `12345678` and `abcdefgh`. */
function hasRun(body) {
    let equal = 1;
    let rising = 1;
    let falling = 1;
    for (let i = 1; i < body.length; i++) {
        const step = body.charCodeAt(i) - body.charCodeAt(i - 1);
        equal = step === 0 ? equal + 1 : 1;
        rising = step === 1 ? rising + 1 : 1;
        falling = step === -1 ? falling + 1 : 1;
        if (equal >= 6 || rising >= 8 || falling >= 8)
            return true;
    }
    return false;
}
/** `hasRun` of the digits of a text, without what separates groups. */
function hasDigitRun(text) {
    let last = 0;
    let equal = 1;
    let rising = 1;
    let falling = 1;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code < 48 || code > 57)
            continue;
        const step = code - last;
        last = code;
        equal = step === 0 ? equal + 1 : 1;
        rising = step === 1 ? rising + 1 : 1;
        falling = step === -1 ? falling + 1 : 1;
        if (equal >= 6 || rising >= 8 || falling >= 8)
            return true;
    }
    return false;
}
/** A pattern of two to eight characters that makes up the first half of a body and more, as in `abc1abc1abc1`. */
function repeats(text, from, end) {
    const length = Math.min(end - from, MAX_REPEATED);
    if (length < 12)
        return false;
    for (let period = 2; period <= MAX_PERIOD; period++) {
        let others = (length - period) >> 2;
        for (let i = from + period; i < from + length && others >= 0; i++)
            if (text.charCodeAt(i) !== text.charCodeAt(i - period))
                others--;
        if (others >= 0)
            return true;
    }
    return false;
}


/***/ }),

/***/ 3365:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: function() { return /* binding */ FOLD; },
/* harmony export */   DU: function() { return /* binding */ mayBegin; },
/* harmony export */   Lp: function() { return /* binding */ Scanner; },
/* harmony export */   qQ: function() { return /* binding */ hashOf; },
/* harmony export */   v5: function() { return /* binding */ MASK; }
/* harmony export */ });
/* harmony import */ var _characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9391);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2986);
/**
 * Finds where something may begin, in one pass over the text. A hash of the last four characters, case folded, runs along;
 * a table of bits says whether anything begins like that. Most characters cost one look at the table, whatever the number
 * of literals.
 */


const SIZE = 1 << 16;
const MASK = SIZE - 1;
/** A number of eight bits for each ASCII character, the same for both cases. Odd multiples keep them apart. */
const FOLD = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
    const folded = code >= 65 && code <= 90 ? code + 32 : code;
    FOLD[code] = folded * 167 + (folded >> 3) * 29;
}
/** Four bits per step: after four steps nothing is left of a character, and the lowest twelve bits are those of three. */
function step(hash, code) {
    return ((hash << 4) ^ FOLD[code & 127]) & MASK;
}
/** The hash of the first `length` characters of a literal, of which the last four count. */
function hashOf(literal, length) {
    let hash = 0;
    for (let i = 0; i < length; i++)
        hash = step(hash, literal.charCodeAt(i));
    return hash;
}
class Scanner {
    #cues;
    /** 0: nothing begins so; else the index of a bucket. Undefined until the first text: many a scanner never gets one. */
    #table;
    #buckets = [{ cues: [], wordStart: true, isShared: false }];
    /** @throws Error for a cue of less than three characters */
    constructor(cues) {
        for (const { literal } of cues)
            if (literal.length < 3)
                throw new Error(`a cue of less than three characters: ${literal}`);
        this.#cues = cues;
    }
    #filled() {
        const table = new Uint16Array(SIZE);
        for (const cue of this.#cues) {
            if (cue.literal.length > 3)
                this.#add(table, cue);
            else
                this.#addShort(table, cue);
        }
        this.#table = table;
        return table;
    }
    #add(table, cue) {
        const hash = hashOf(cue.literal, 4);
        const index = table[hash];
        const bucket = this.#buckets[index];
        if (index !== 0 && !bucket.isShared) {
            put(bucket, cue, 4);
            return;
        }
        table[hash] = this.#buckets.length;
        if (index === 0)
            this.#buckets.push({ cues: [cue], hashed: 4, wordStart: cue.wordStart === true, isShared: false });
        else {
            // The other places of the bucket say nothing of this cue.
            const { cues, hashed, wordStart } = bucket;
            const own = { cues: [...cues], hashed, wordStart, isShared: false };
            put(own, cue, 4);
            this.#buckets.push(own);
        }
    }
    /** What stands before three characters is not known: the cue goes to each value that it may leave in the upper bits. */
    #addShort(table, cue) {
        const low = hashOf(cue.literal, 3) & 4095;
        let fresh = 0;
        let shared = 0;
        for (let hash = low; hash < SIZE; hash += 4096) {
            const index = table[hash];
            if (index === 0) {
                if (fresh === 0) {
                    fresh = this.#buckets.length;
                    this.#buckets.push({ cues: [cue], hashed: 3, wordStart: cue.wordStart === true, isShared: true });
                }
                table[hash] = fresh;
                continue;
            }
            // All places of a shared bucket are among these.
            const bucket = this.#buckets[index];
            if (bucket.isShared && index === shared)
                continue;
            if (bucket.isShared)
                shared = index;
            put(bucket, cue, 3);
        }
    }
    /** True when any cue stands in the text, or between two places of it. */
    finds(text, from = 0, end = text.length) {
        const table = this.#table ?? this.#filled();
        let hash = 0;
        for (let i = from; i < end; i++) {
            hash = ((hash << 4) ^ FOLD[text.charCodeAt(i) & 127]) & MASK;
            if (table[hash] === 0)
                continue;
            for (const { literal, ignoreCase } of this.#buckets[table[hash]].cues) {
                const at = i + 1 - hashedOf(literal);
                if (at >= from && at + literal.length <= end && standsAt(text, literal, at, ignoreCase))
                    return true;
            }
        }
        return false;
    }
    /**
     * Calls `visit` for each cue at each place, in the order of the text. A number that `visit` returns is where the scan
     * goes on; it is never before the place.
     */
    scan(text, visit) {
        const table = this.#table ?? this.#filled();
        if (text.length < _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_BYTES */ .n) {
            this.#scanShort(text, table, visit);
            return;
        }
        const view = _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .TextBytes */ .d.take();
        const { bytes } = view;
        let hash = 0;
        for (let from = 0; from < text.length;) {
            const size = view.read(text, from);
            let i = 0;
            while (i < size) {
                // Most fours hold no end of a beginning, and then one branch is all they cost.
                for (; i + 4 <= size; i += 4) {
                    const first = ((hash << 4) ^ FOLD[bytes[i] & 127]) & MASK;
                    const second = ((first << 4) ^ FOLD[bytes[i + 1] & 127]) & MASK;
                    const third = ((second << 4) ^ FOLD[bytes[i + 2] & 127]) & MASK;
                    const fourth = ((third << 4) ^ FOLD[bytes[i + 3] & 127]) & MASK;
                    const found = table[first] | table[second] | table[third];
                    if ((found | table[fourth]) !== 0)
                        break;
                    hash = fourth;
                }
                for (const stop = Math.min(i + 4, size); i < stop;) {
                    hash = ((hash << 4) ^ FOLD[bytes[i++] & 127]) & MASK;
                    const index = table[hash];
                    if (index === 0)
                        continue;
                    const next = this.#visitBucket(this.#buckets[index], text, from + i, visit);
                    if (next === undefined)
                        continue;
                    i = next - from;
                    hash = 0;
                    break;
                }
            }
            from += i;
        }
        view.release();
    }
    #scanShort(text, table, visit) {
        const { length } = text;
        let hash = 0;
        for (let i = 0; i < length; i++) {
            hash = ((hash << 4) ^ FOLD[text.charCodeAt(i) & 127]) & MASK;
            const index = table[hash];
            if (index === 0)
                continue;
            const next = this.#visitBucket(this.#buckets[index], text, i + 1, visit);
            if (next === undefined)
                continue;
            i = next - 1;
            hash = 0;
        }
    }
    /** @param end of what was hashed  @returns where the scan goes on, when that is behind `end` */
    #visitBucket({ cues, hashed, wordStart }, text, end, visit) {
        if (wordStart && hashed !== undefined && !mayBegin(text, end - hashed))
            return undefined;
        for (let n = 0; n < cues.length; n++) {
            const { literal, ignoreCase, payload, wordStart: begins } = cues[n];
            const at = end - hashedOf(literal);
            if (at < 0 || (begins && !mayBegin(text, at)) || !standsAt(text, literal, at, ignoreCase))
                continue;
            const next = visit(payload, at, literal);
            if (next !== undefined && next >= end)
                return next;
        }
        return undefined;
    }
}
/** @param hashed how many characters of the cue's literal are hashed */
function put(bucket, cue, hashed) {
    bucket.cues.push(cue);
    if (bucket.hashed !== hashed)
        bucket.hashed = undefined;
    if (!cue.wordStart)
        bucket.wordStart = false;
}
/** How many characters of a literal are hashed. */
function hashedOf(literal) {
    return literal.length > 3 ? 4 : 3;
}
/** No letter or digit stands before a place, or those are the end of an escape. */
function mayBegin(text, at) {
    return at <= 0 || !(0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlphanumeric */ .gQ)(text.charCodeAt(at - 1)) || (0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .afterEscape */ .uN)(text, at);
}
function standsAt(text, literal, at, ignoreCase = false) {
    if (!ignoreCase)
        return text.startsWith(literal, at);
    if (at + literal.length > text.length)
        return false;
    for (let i = 0; i < literal.length; i++) {
        const code = text.charCodeAt(at + i);
        if ((code >= 65 && code <= 90 ? code + 32 : code) !== literal.charCodeAt(i))
            return false;
    }
    return true;
}


/***/ }),

/***/ 9446:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: function() { return /* binding */ ShapeMatcher; },
/* harmony export */   R5: function() { return /* binding */ beginsWord; },
/* harmony export */   cy: function() { return /* binding */ mayBeGlued; },
/* harmony export */   jb: function() { return /* binding */ startsOf; },
/* harmony export */   uM: function() { return /* binding */ isGlued; }
/* harmony export */ });
/* harmony import */ var _characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9391);
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7772);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9075);
/* harmony import */ var _placeholder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8442);
/* harmony import */ var _scanner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3365);
/** Tries an issuer's format where its start was found. */





/** Shorter starts turn up behind separators by chance. */
const MIN_GLUED = 4;
/** From this length on a start is like nothing else, whatever stands before it. */
const MIN_WITHIN = 8;
function behindOf({ behind }, literal) {
    if (behind !== undefined)
        return behind;
    return literal.length >= MIN_WITHIN ? "letter" : literal.length >= MIN_GLUED ? "separator" : "nothing";
}
/** True when the start of a shape counts only where no letter or digit stands before it. */
function beginsWord(shape, literal) {
    return !shape.from && (0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .isWordCode */ .Yt)(literal.charCodeAt(0)) && behindOf(shape, literal) !== "letter";
}
/** True when a start of the shape would stand within a word: behind a letter, a digit, `-` or `_`, and no escape. */
function isGlued(text, shape, literal, at) {
    return !shape.from && standsWithin(text, literal, at);
}
function standsWithin(text, literal, at) {
    return at > 0 && (0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .isWordCode */ .Yt)(text.charCodeAt(at - 1)) && (0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .isWordCode */ .Yt)(literal.charCodeAt(0)) && !(0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .afterEscape */ .uN)(text, at);
}
/** True when the start of the shape counts though it is glued to what stands before it, as in `key-AKIA…`. */
function mayBeGlued(text, shape, literal, at) {
    return countsBehind(text, behindOf(shape, literal), at);
}
function countsBehind(text, behind, at) {
    return behind === "letter" || (behind === "separator" && !(0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlphanumeric */ .gQ)(text.charCodeAt(at - 1)));
}
/**
 * The starts of shapes. Those that share one are tried at one visit, unless another start that begins like it stands between
 * them in the list.
 */
function startsOf(shapes) {
    const starts = [];
    /** By the first characters, the last start that begins so. */
    const lastLike = new Map();
    for (const [place, shape] of shapes.entries()) {
        for (const literal of shape.starts) {
            const isWordStart = beginsWord(shape, literal);
            const started = { shape, place, behind: behindOf(shape, literal), beginsWord: isWordStart };
            const head = literal.slice(0, 4).toLowerCase();
            const known = lastLike.get(head);
            if (known?.literal === literal) {
                known.shapes.push(started);
                known.beginsWord &&= isWordStart;
                continue;
            }
            const start = { literal, shapes: [started], beginsWord: isWordStart };
            starts.push(start);
            lastLike.set(head, start);
        }
    }
    return starts;
}
/**
 * Starts within one word that are tried: the runs of some shapes take in what stands before other starts, and a word made of
 * nothing but starts must not be read once for each.
 */
const MAX_GLUED = 8;
/** Tries shapes in one text, at places in its order. */
class ShapeMatcher {
    #text;
    #plausible;
    #hits;
    /** A value that comes again and again, right after itself, is judged once. */
    #last = [];
    #free = 0;
    /** Shapes of one start come one after the other: the first proof ends them, a weaker hit waits for it. */
    #weaker;
    /** Where the last word ends that a start was glued into, and how many were tried there. */
    #word = 0;
    #glued = 0;
    /** @param plausible also adds hits that are only plausible @param hits what is found is added to these */
    constructor(text, plausible, hits) {
        this.#text = text;
        this.#plausible = plausible;
        this.#hits = hits;
    }
    /** @returns the end of what was proved */
    at({ literal, shapes, beginsWord }, at) {
        if (at < this.#free)
            return undefined;
        const text = this.#text;
        const isWithin = standsWithin(text, literal, at);
        for (let n = 0; n < shapes.length; n++) {
            const { shape, place, behind, beginsWord: begins } = shapes[n];
            if (begins && !beginsWord && !(0,_scanner_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBegin */ .DU)(text, at))
                continue;
            if (isWithin && !shape.from && !this.#triesGlued(behind, at))
                continue;
            const hit = this.#match(shape, place, literal, at);
            if (!hit)
                continue;
            if (hit.strength !== "plausible") {
                this.#hits.push(hit);
                this.#free = hit.end;
                return hit.end;
            }
            if (!this.#plausible)
                continue;
            if (this.#weaker?.start !== hit.start)
                this.#hits.push(hit);
            this.#weaker = hit;
        }
        return undefined;
    }
    #triesGlued(behind, at) {
        const text = this.#text;
        if (!countsBehind(text, behind, at))
            return false;
        if (at >= this.#word) {
            this.#glued = 0;
            this.#word = at;
            while ((0,_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .isWordCode */ .Yt)(text.charCodeAt(this.#word)))
                this.#word++;
        }
        return ++this.#glued <= MAX_GLUED;
    }
    /** A hit weaker than its shape is one that the shape's proof refused. */
    #match(shape, place, literal, at) {
        const text = this.#text;
        const start = shape.from ? shape.from(text, at) : at;
        if (start === undefined)
            return undefined;
        shape.pattern.lastIndex = start;
        // A test costs less than an array of groups, and most starts are no secrets.
        if (!shape.pattern.test(text))
            return undefined;
        const end = shape.pattern.lastIndex;
        let judged = this.#last[place];
        if (!judged || judged.value.length !== end - start || !text.startsWith(judged.value, start)) {
            judged = judge(shape, literal, text, start, end);
            this.#last[place] = judged;
        }
        const { kind, value, strength } = judged;
        return kind === undefined ? undefined : { kind, category: "secret", start, end, value, strength };
    }
}
function judge(shape, literal, text, start, end) {
    const value = text.slice(start, end);
    const strength = shape.strength ?? "verified";
    if (!isDrawn(shape, literal, text, start, end, value))
        return { value, kind: undefined, strength };
    if (!shape.verify || shape.verify(value))
        return { value, kind: shape.kind, strength };
    return { value, kind: shape.otherwise, strength: "plausible" };
}
/** Random, no name and no placeholder. */
function isDrawn(shape, literal, text, start, end, value) {
    if (shape.body) {
        const body = shape.body(value, literal);
        return (0,_checksum_js__WEBPACK_IMPORTED_MODULE_1__/* .entropy */ .Ue)(body) >= shape.minEntropy && !isName((0,_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .measure */ .xP)(body)) && !(0,_placeholder_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlaceholder */ .wK)(value, body);
    }
    const from = shape.from ? start : start + literal.length;
    const found = (0,_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .measure */ .xP)(text, from, end, start);
    return !(0,_placeholder_js__WEBPACK_IMPORTED_MODULE_3__/* .isMeasuredPlaceholder */ .yR)(found, text, start, from, end) && !isName(found) && found.entropy >= shape.minEntropy;
}
/** A name of code. Such hold few digits: with more of them, only what can be nothing else counts as words. */
function isName(found) {
    // Small letters and separators, and no digit: no issuer draws so.
    if (found.joints > 0 && found.lower + found.joints === found.length)
        return true;
    return found.isWordy(found.digitsAhead >= 3 ? 0.85 : 0.68);
}


/***/ }),

/***/ 6429:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: function() { return /* binding */ SHAPES; }
});

// EXTERNAL MODULE: ./out/content/secrets/jwt.js
var jwt = __webpack_require__(386);
;// CONCATENATED MODULE: ./out/content/secrets/shapes/ai.js
const AI = [
    {
        kind: "anthropic-api-key",
        title: "Anthropic API key",
        starts: ["sk-ant-"],
        pattern: /sk-ant-(?:api|admin|oat|ort)[0-9]{2}-[A-Za-z0-9_-]{93}AA(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        // The eight letters in the middle are base64 for "OpenAI".
        kind: "openai-api-key",
        title: "OpenAI API key",
        starts: ["sk-"],
        behind: "separator",
        pattern: /sk-(?:(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}T3BlbkFJ[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58}T3BlbkFJ[A-Za-z0-9_-]{58})|[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20})(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "openrouter-api-key",
        title: "OpenRouter API key",
        starts: ["sk-or-v1-"],
        pattern: /sk-or-v1-[a-f0-9]{64}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.2,
    },
    {
        kind: "huggingface-token",
        title: "Hugging Face token",
        starts: ["hf_"],
        behind: "separator",
        pattern: /hf_[A-Za-z]{34}(?![A-Za-z0-9_])/y,
        minEntropy: 3.8,
    },
    {
        kind: "huggingface-token",
        title: "Hugging Face token",
        starts: ["api_org_"],
        pattern: /api_org_[A-Za-z]{34}(?![A-Za-z0-9_])/y,
        minEntropy: 3.8,
    },
    {
        // The eight letters in the middle are base64 for "Groq".
        kind: "groq-api-key",
        title: "Groq API key",
        starts: ["gsk_"],
        pattern: /gsk_[A-Za-z0-9]{20}WGdyb3FY[A-Za-z0-9]{24}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "xai-api-key",
        title: "xAI API key",
        starts: ["xai-"],
        pattern: /xai-[A-Za-z0-9]{80}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.3,
    },
    {
        kind: "replicate-token",
        title: "Replicate token",
        starts: ["r8_"],
        behind: "separator",
        pattern: /r8_[A-Za-z0-9_-]{37}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "perplexity-api-key",
        title: "Perplexity API key",
        starts: ["pplx-"],
        pattern: /pplx-[A-Za-z0-9]{48}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "langsmith-api-key",
        title: "LangSmith API key",
        starts: ["lsv2_pt_", "lsv2_sk_"],
        pattern: /lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}(?![A-Za-z0-9_-])/y,
        minEntropy: 2.9,
    },
    {
        kind: "langfuse-secret-key",
        title: "Langfuse secret key",
        starts: ["sk-lf-"],
        pattern: /sk-lf-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
        minEntropy: 3,
    },
    {
        kind: "tavily-api-key",
        title: "Tavily API key",
        starts: ["tvly-"],
        pattern: /tvly-(?:(?:dev|prod)-)?[A-Za-z0-9]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "firecrawl-api-key",
        title: "Firecrawl API key",
        starts: ["fc-"],
        pattern: /fc-[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 2.8,
    },
    {
        kind: "e2b-api-key",
        title: "E2B API key",
        starts: ["e2b_"],
        pattern: /e2b_[a-f0-9]{40}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.1,
    },
    {
        kind: "pinecone-api-key",
        title: "Pinecone API key",
        starts: ["pcsk_"],
        pattern: /pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.3,
    },
    {
        kind: "fireworks-api-key",
        title: "Fireworks API key",
        starts: ["fw_"],
        pattern: /fw_[A-Za-z0-9]{22,24}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
        // Names of functions begin like this, too.
        verify: (value) => /[0-9]/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(3)),
    },
    {
        kind: "together-api-key",
        title: "Together API key",
        starts: ["tgp_v1_"],
        pattern: /tgp_v1_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "elevenlabs-api-key",
        title: "ElevenLabs API key",
        starts: ["sk_"],
        pattern: /sk_[a-f0-9]{48}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.1,
    },
    {
        kind: "nvidia-api-key",
        title: "NVIDIA API key",
        starts: ["nvapi-"],
        pattern: /nvapi-[A-Za-z0-9_-]{64}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.2,
    },
    {
        kind: "cerebras-api-key",
        title: "Cerebras API key",
        starts: ["csk-"],
        pattern: /csk-[a-z0-9]{48}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.9,
    },
    {
        kind: "jina-api-key",
        title: "Jina API key",
        starts: ["jina_"],
        pattern: /jina_[a-f0-9]{32}[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "voyage-api-key",
        title: "Voyage API key",
        starts: ["pa-"],
        pattern: /pa-[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
        verify: (value) => /[0-9]/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(3)),
    },
    {
        kind: "wandb-api-key",
        title: "Weights & Biases API key",
        starts: ["wandb_v1_"],
        pattern: /wandb_v1_[A-Za-z0-9]{27}_[A-Za-z0-9]{49}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.2,
    },
    {
        kind: "apify-token",
        title: "Apify token",
        starts: ["apify_api_"],
        pattern: /apify_api_[A-Za-z0-9]{36}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.8,
    },
    {
        kind: "context7-api-key",
        title: "Context7 API key",
        starts: ["ctx7sk-"],
        pattern: /ctx7sk-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
        minEntropy: 3,
    },
];

// EXTERNAL MODULE: ./out/content/secrets/characters.js
var characters = __webpack_require__(9391);
// EXTERNAL MODULE: ./out/content/secrets/validators.js
var validators = __webpack_require__(8888);
;// CONCATENATED MODULE: ./out/content/secrets/shapes/clouds.js
/** Clouds, hosting, databases as a service, and what keeps their secrets. */



/** A 1Password token is base64url JSON that names the account it signs in to. */
function hasSignIn(value) {
    return Buffer.from(value.slice(4, 600), "base64url").toString("latin1").includes("signInAddress");
}
const KEY = /[A-Za-z0-9_~.-]/;
/** An Azure secret has three characters and a digit before `Q~`, and none of its alphabet before those. */
function azureSecretFrom(text, at) {
    const from = at - 4;
    if (from < 0 || (from > 0 && KEY.test(text[from - 1]) && !(0,characters/* afterEscape */.uN)(text, from)))
        return undefined;
    return from;
}
const CLOUDS = [
    {
        kind: "aws-access-key-id",
        title: "AWS access key id",
        starts: ["AKIA", "ASIA"],
        pattern: /A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/y,
        minEntropy: 2.9,
    },
    {
        kind: "aws-bedrock-api-key",
        title: "Amazon Bedrock API key",
        starts: ["ABSKQmVkcm9ja0FQSUtleS"],
        pattern: /ABSKQmVkcm9ja0FQSUtleS[A-Za-z0-9+/]{80,260}={0,2}(?![A-Za-z0-9+/=])/y,
        minEntropy: 4,
    },
    {
        kind: "google-api-key",
        title: "Google API key",
        starts: ["AIza"],
        pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.9,
    },
    {
        kind: "google-oauth-secret",
        title: "Google OAuth client secret",
        starts: ["GOCSPX-"],
        pattern: /GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "google-oauth-access-token",
        title: "Google OAuth access token",
        starts: ["ya29."],
        pattern: /ya29\.(?:[ac]\.)?[A-Za-z0-9_-]{80,1200}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.3,
    },
    {
        kind: "google-oauth-refresh-token",
        title: "Google OAuth refresh token",
        starts: ["1//0"],
        pattern: /1\/\/0[A-Za-z0-9][A-Za-z0-9_-]{60,120}(?![A-Za-z0-9_/-])/y,
        minEntropy: 4.3,
    },
    {
        kind: "azure-storage-key",
        title: "Azure storage account key",
        starts: ["AccountKey="],
        from: (_text, at) => at + 11,
        pattern: /[A-Za-z0-9+/]{86}==(?![A-Za-z0-9+/=])/y,
        minEntropy: 4.5,
    },
    {
        kind: "azure-shared-access-key",
        title: "Azure Service Bus or Event Hubs key",
        starts: ["SharedAccessKey="],
        from: (_text, at) => at + 16,
        pattern: /[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/y,
        minEntropy: 4,
    },
    {
        // The signature of a shared access signature; the rest of the URL says what it opens.
        kind: "azure-sas-signature",
        title: "Azure shared access signature",
        starts: ["&sig=", "?sig="],
        from: (_text, at) => at + 5,
        pattern: /[A-Za-z0-9%+/]{43,80}?(?:%3[dD]|=)(?![A-Za-z0-9+/])/y,
        minEntropy: 4,
        verify: (value) => /^[A-Za-z0-9+/]{43}=$/.test(value.replace(/%[0-9A-Fa-f]{2}/g, decodePercent)),
    },
    {
        kind: "azure-client-secret",
        title: "Microsoft Entra client secret",
        starts: ["0Q~", "1Q~", "2Q~", "3Q~", "4Q~", "5Q~", "6Q~", "7Q~", "8Q~", "9Q~"],
        from: (text, at) => azureSecretFrom(text, at + 1),
        pattern: /[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~-])/y,
        minEntropy: 3.9,
    },
    {
        kind: "azure-devops-token",
        title: "Azure DevOps access token",
        starts: ["AZDO"],
        from: (text, at) => (at >= 76 && (0,characters/* startsWord */.aE)(text, at - 76) ? at - 76 : undefined),
        pattern: /[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}(?![A-Za-z0-9])/y,
        minEntropy: 4.3,
    },
    {
        kind: "digitalocean-token",
        title: "DigitalOcean token",
        starts: ["dop_v1_", "doo_v1_", "dor_v1_"],
        pattern: /do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])/y,
        minEntropy: 3.2,
    },
    {
        // Forty characters and a checksum of eight hexadecimal digits.
        kind: "cloudflare-token",
        title: "Cloudflare token",
        starts: ["cfut_", "cfat_", "cfk_"],
        pattern: /cf(?:ut|at|k)_[A-Za-z0-9]{40}[a-f0-9]{8}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "cloudflare-origin-ca-key",
        title: "Cloudflare Origin CA key",
        starts: ["v1.0-"],
        pattern: /v1\.0-[a-f0-9]{24}-[a-f0-9]{146}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.3,
    },
    {
        kind: "alibaba-access-key-id",
        title: "Alibaba Cloud access key id",
        starts: ["LTAI"],
        pattern: /LTAI[A-Za-z0-9]{20}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.4,
    },
    {
        kind: "flyio-token",
        title: "Fly.io token",
        starts: ["fm2_", "fm1r_", "fm1a_", "fo1_"],
        pattern: /(?:fo1_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|fm(?:2|1[ar])_[A-Za-z0-9+/]{100,2000}={0,3}(?![A-Za-z0-9+/=]))/y,
        minEntropy: 4,
    },
    {
        kind: "heroku-api-key",
        title: "Heroku API key",
        starts: ["HRKU-AA"],
        pattern: /HRKU-AA[A-Za-z0-9_-]{58}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "vercel-token",
        title: "Vercel token",
        starts: ["vcp_", "vci_", "vca_", "vcr_", "vck_"],
        pattern: /vc[piark]_[A-Za-z0-9]{56}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "netlify-token",
        title: "Netlify token",
        starts: ["nfp_", "nfc_", "nfo_", "nfb_"],
        pattern: /nf[pcob]_[A-Za-z0-9]{36}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.8,
    },
    {
        kind: "render-api-key",
        title: "Render API key",
        starts: ["rnd_"],
        pattern: /rnd_[A-Za-z0-9]{28}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "supabase-token",
        title: "Supabase access token",
        starts: ["sbp_"],
        pattern: /sbp_(?:oauth_|v0_)?[a-f0-9]{40}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.1,
    },
    {
        kind: "supabase-secret-key",
        title: "Supabase secret key",
        starts: ["sb_secret_"],
        pattern: /sb_secret_[A-Za-z0-9_-]{22}_[A-Za-z0-9_-]{8}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "planetscale-token",
        title: "PlanetScale token or password",
        starts: ["pscale_tkn_", "pscale_pw_", "pscale_oauth_"],
        pattern: /pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{32,64}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
        body: (value) => value.slice(value.indexOf("_", 7) + 1),
    },
    {
        kind: "neon-api-key",
        title: "Neon API key",
        starts: ["napi_"],
        pattern: /napi_[a-z0-9]{64}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "databricks-token",
        title: "Databricks token",
        starts: ["dapi"],
        pattern: /dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9_-])/y,
        minEntropy: 2.8,
    },
    {
        kind: "doppler-token",
        title: "Doppler token",
        starts: ["dp.pt.", "dp.st.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."],
        pattern: /dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,44}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.9,
        body: (value) => value.slice(value.lastIndexOf(".") + 1),
    },
    {
        kind: "vault-token",
        title: "HashiCorp Vault token",
        starts: ["hvs.", "hvb.", "hvr."],
        pattern: /hv(?:s\.(?:CAES[A-Za-z0-9_-]{80,300}|[A-Za-z0-9]{24})|[br]\.[A-Za-z0-9_-]{100,320})(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
    },
    {
        kind: "terraform-token",
        title: "HCP Terraform token",
        starts: [".atlasv1."],
        from: (text, at) => (at >= 14 && (0,characters/* startsWord */.aE)(text, at - 14) ? at - 14 : undefined),
        pattern: /[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{60,80}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
        body: (value) => value.slice(23),
    },
    {
        kind: "pulumi-token",
        title: "Pulumi access token",
        starts: ["pul-"],
        pattern: /pul-[a-f0-9]{40}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.1,
    },
    {
        kind: "1password-token",
        title: "1Password service account token",
        starts: ["ops_eyJ"],
        pattern: /ops_eyJ[A-Za-z0-9+/_-]{200,4000}={0,2}(?![A-Za-z0-9+/=_-])/y,
        minEntropy: 4,
        verify: hasSignIn,
    },
    {
        kind: "tailscale-key",
        title: "Tailscale key",
        starts: ["tskey-"],
        pattern: /tskey-(?:auth|api|client|scim|webhook)-[A-Za-z0-9]{8,20}CNTRL-[A-Za-z0-9]{20,40}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.6,
        body: (value) => value.slice(value.lastIndexOf("-") + 1),
    },
    {
        kind: "age-secret-key",
        title: "age secret key",
        starts: ["AGE-SECRET-KEY-1"],
        pattern: /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}(?![A-Za-z0-9])/y,
        minEntropy: 3.8,
        verify: validators/* bech32 */.I,
    },
    {
        kind: "kubernetes-token",
        title: "Kubernetes service account token",
        starts: ["eyJhbGciOiJSUzI1NiIsImtpZCI6"],
        pattern: /eyJhbGciOiJSUzI1NiIsImtpZCI6[A-Za-z0-9_-]{1,400}\.eyJ[A-Za-z0-9_-]{80,4000}\.[A-Za-z0-9_-]{342}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
        verify: (value) => (0,jwt/* hasJwtHeader */.Zc)(value) &&
            Buffer.from(value.split(".")[1], "base64url")
                .toString("latin1")
                .includes("kubernetes"),
    },
    {
        kind: "cockroach-secret-key",
        title: "CockroachDB Cloud secret key",
        starts: ["CCDB1_"],
        pattern: /CCDB1_[A-Za-z0-9]{22}_[A-Za-z0-9]{40}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "aiven-token",
        title: "Aiven token",
        starts: ["AVNS_"],
        pattern: /AVNS_[A-Za-z0-9_-]{19}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.4,
    },
    {
        kind: "clickhouse-secret-key",
        title: "Clickhouse Cloud API secret",
        starts: ["4b1d"],
        behind: "nothing",
        pattern: /4b1d[A-Za-z0-9]{38}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.2,
        // Hashes begin like this, too.
        verify: (value) => /[G-Zg-z]/.test(value) && /[A-Z]/.test(value),
    },
    {
        kind: "prefect-token",
        title: "Prefect API key",
        starts: ["pnu_", "pnb_"],
        pattern: /pn[ub]_[A-Za-z0-9]{36}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.8,
    },
    {
        kind: "infisical-token",
        title: "Infisical service token",
        starts: ["st.", "ap."],
        pattern: /(?:st|ap)\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}\.[a-f0-9]{32}\.[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.3,
    },
    {
        kind: "ngrok-token",
        title: "ngrok API key",
        starts: ["ak_2", "cr_2"],
        pattern: /(?:ak|cr)_2[A-Za-z0-9]{26}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
        verify: (value) => /[0-9]/.test(value.slice(4)) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(4)),
    },
];
function decodePercent(encoded) {
    return String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
}

// EXTERNAL MODULE: ./out/content/secrets/checksum.js
var checksum = __webpack_require__(7772);
;// CONCATENATED MODULE: ./out/content/secrets/shapes/forges.js
/** Where code lives, and where packages are published. */


/** GitHub and npm: six base62 digits of the CRC-32 over the thirty characters before them. */
function hasCrcTail(value) {
    const body = value.slice(-36);
    return (0,checksum/* base62 */.Yb)((0,checksum/* crc32 */.QR)(body.slice(0, 30)), 6) === body.slice(30);
}
/** GitLab's tokens of one prefix: twenty characters, or the routable form with a length and a checksum in base 36. */
function gitlab(kind, title, prefix, extra = "") {
    const end = "(?![A-Za-z0-9_-])";
    return {
        kind,
        title,
        starts: [`${prefix}-`],
        pattern: new RegExp(`${prefix}-(?:${extra}[A-Za-z0-9_-]{27,300}\\.(?:[0-9]{2}\\.)?[0-9a-z]{9}${end}|${extra}[A-Za-z0-9_-]{20}${end})`, "y"),
        minEntropy: 3.2,
    };
}
const FORGES = [
    {
        kind: "github-token",
        title: "GitHub token",
        starts: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
        behind: "letter",
        pattern: /gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
        minEntropy: 3,
        verify: hasCrcTail,
        otherwise: "github-token-shape",
    },
    {
        // Installation tokens of 2026 on: a JWT behind the prefix and, in between, the app's number.
        kind: "github-token",
        title: "GitHub token",
        starts: ["ghs_"],
        pattern: new RegExp(`ghs_(?:[0-9]{1,12}_)?${jwt/* JWT */.yl}`, "y"),
        minEntropy: 3,
        verify: jwt/* hasJwtHeader */.Zc,
    },
    {
        // Longer than those that are given out, as when more of a path follows; their length may change.
        kind: "github-token-shape",
        title: "GitHub token whose checksum does not fit",
        strength: "plausible",
        starts: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
        behind: "letter",
        pattern: /gh[pousr]_[A-Za-z0-9]{37,251}(?![A-Za-z0-9])/y,
        minEntropy: 3,
    },
    {
        kind: "github-token",
        title: "GitHub token",
        starts: ["github_pat_"],
        pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/y,
        minEntropy: 4,
    },
    gitlab("gitlab-token", "GitLab access token", "glpat"),
    gitlab("gitlab-deploy-token", "GitLab deploy token", "gldt"),
    gitlab("gitlab-runner-token", "GitLab runner token", "glrt", "(?:t[0-9]_)?"),
    gitlab("gitlab-runner-token", "GitLab runner token", "glrtr"),
    gitlab("gitlab-feed-token", "GitLab feed token", "glft"),
    gitlab("gitlab-scim-token", "GitLab SCIM token", "glsoat"),
    gitlab("gitlab-incoming-mail-token", "GitLab incoming mail token", "glimt"),
    gitlab("gitlab-feature-flags-token", "GitLab feature flags client token", "glffct"),
    {
        kind: "gitlab-trigger-token",
        title: "GitLab pipeline trigger token",
        starts: ["glptt-"],
        pattern: /glptt-(?:[a-f0-9]{40}|[A-Za-z0-9_-]{20,300}\.(?:[0-9]{2}\.)?[0-9a-z]{9})(?![A-Za-z0-9_-])/y,
        minEntropy: 3.2,
    },
    {
        kind: "gitlab-agent-token",
        title: "GitLab agent for Kubernetes token",
        starts: ["glagent-"],
        pattern: /glagent-[A-Za-z0-9_-]{50,1024}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.8,
    },
    {
        kind: "gitlab-oauth-secret",
        title: "GitLab OAuth application secret",
        starts: ["gloas-"],
        pattern: /gloas-[A-Za-z0-9_-]{64}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
    },
    {
        kind: "gitlab-job-token",
        title: "GitLab CI job token",
        starts: ["glcbt-"],
        pattern: /glcbt-[0-9a-zA-Z]{1,5}_[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.2,
        body: (value) => value.slice(value.indexOf("_") + 1),
    },
    {
        kind: "gitlab-registration-token",
        title: "GitLab runner registration token",
        starts: ["GR1348941"],
        pattern: /GR1348941[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.2,
    },
    {
        kind: "bitbucket-app-password",
        title: "Bitbucket app password",
        starts: ["ATBB"],
        pattern: /ATBB[A-Za-z0-9]{24}[A-F0-9]{8}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
    },
    {
        kind: "bitbucket-access-token",
        title: "Bitbucket access token",
        starts: ["ATCTT3"],
        pattern: /ATCTT3[A-Za-z0-9_-]{100,260}=?[A-F0-9]{8}(?![A-Za-z0-9_=-])/y,
        minEntropy: 4,
    },
    {
        kind: "sourcegraph-token",
        title: "Sourcegraph access token",
        starts: ["sgp_"],
        pattern: /sgp_(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}(?![A-Za-z0-9_])/y,
        minEntropy: 3.1,
    },
    {
        kind: "npm-token",
        title: "npm token",
        starts: ["npm_"],
        pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
        minEntropy: 3,
        verify: hasCrcTail,
        otherwise: "npm-token-shape",
    },
    {
        // A macaroon that names the package index as its location.
        kind: "pypi-token",
        title: "PyPI token",
        starts: ["pypi-AgEIcHlwaS5vcmc"],
        pattern: /pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{70,400}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
    },
    {
        kind: "rubygems-token",
        title: "RubyGems API key",
        starts: ["rubygems_"],
        pattern: /rubygems_[a-f0-9]{48}(?![A-Za-z0-9_])/y,
        minEntropy: 3.1,
    },
    {
        kind: "crates-token",
        title: "crates.io token",
        starts: ["cio"],
        pattern: /cio[A-Za-z0-9]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.8,
    },
    {
        kind: "nuget-api-key",
        title: "NuGet API key",
        starts: ["oy2"],
        pattern: /oy2[a-z2-7]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "docker-hub-token",
        title: "Docker Hub access token",
        starts: ["dckr_pat_", "dckr_oat_"],
        pattern: /dckr_[po]at_[A-Za-z0-9_-]{27,32}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.6,
    },
    {
        kind: "artifactory-api-key",
        title: "Artifactory API key",
        starts: ["AKCp"],
        pattern: /AKCp[A-Za-z0-9]{69}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.3,
    },
    {
        // Base64 of "reftkn:".
        kind: "artifactory-reference-token",
        title: "Artifactory reference token",
        starts: ["cmVmdGtuO"],
        pattern: /cmVmdGtuO[A-Za-z0-9]{55}(?![A-Za-z0-9_/+-])/y,
        minEntropy: 4.2,
    },
    {
        kind: "clojars-token",
        title: "Clojars deploy token",
        starts: ["CLOJARS_"],
        pattern: /CLOJARS_[a-z0-9]{60}(?![A-Za-z0-9_])/y,
        minEntropy: 4,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/shapes/messaging.js
/** Chat, mail, telephony. */

const afterDash = (value) => value.slice(value.lastIndexOf("-") + 1);
const afterSlash = (value) => value.slice(value.lastIndexOf("/") + 1);
/**
 * How base64 of three decimal digits begins: a Discord token starts with the bot's number, written so.
 * Of the first four characters the last one is left out: ten starts for one are enough.
 */
function startsOfDecimals() {
    const out = [];
    for (let n = 100; n < 1000; n++)
        out.push(btoa(String(n)));
    return out;
}
/** The first segment of a Discord token decodes to the number of the bot, and no other begins like that. */
function hasSnowflake(value) {
    return /^\d{17,20}$/.test(Buffer.from(value.slice(0, value.indexOf(".")), "base64").toString("latin1"));
}
const DIGIT = /[0-9]/;
/** The number of a Telegram bot stands before `:AA`. */
function telegramFrom(text, at) {
    let from = at;
    while (from > 0 && at - from < 11 && DIGIT.test(text[from - 1]))
        from--;
    return at - from < 8 || at - from > 10 ? undefined : from;
}
/** Thirty-two hexadecimal digits before a suffix. */
function hexFrom(text, at) {
    const from = at - 32;
    return from >= 0 && (0,characters/* startsWord */.aE)(text, from) ? from : undefined;
}
const MESSAGING = [
    {
        kind: "slack-token",
        title: "Slack token",
        starts: ["xoxb-", "xoxp-", "xapp-"],
        pattern: /(?:xoxb-[0-9]{10,13}-[0-9]{10,13}-[A-Za-z0-9]{24}|xoxp-[0-9]{10,13}-[0-9]{10,13}-[0-9]{10,13}-[a-f0-9]{32}|xapp-1-A[A-Z0-9]{8,12}-[0-9]{10,13}-[a-f0-9]{64})(?![A-Za-z0-9])/y,
        minEntropy: 3,
        body: afterDash,
    },
    {
        kind: "slack-config-token",
        title: "Slack configuration token",
        starts: ["xoxe.xox", "xoxe-"],
        pattern: /xoxe(?:\.xox[bp]-[0-9]-[A-Za-z0-9]{163,170}|-[0-9]-[A-Za-z0-9]{146,150})(?![A-Za-z0-9])/y,
        minEntropy: 4.3,
        body: afterDash,
    },
    {
        kind: "slack-session-token",
        title: "Slack session or legacy token",
        starts: ["xoxc-", "xoxd-", "xoxs-", "xoxa-", "xoxr-"],
        pattern: /xox(?:[csar]-(?:[0-9]-)?[0-9]{9,13}-[0-9]{9,13}-[0-9]{9,13}-[a-f0-9]{32,64}|d-[A-Za-z0-9%+/]{80,400}={0,2})(?![A-Za-z0-9])/y,
        minEntropy: 3.1,
        body: afterDash,
    },
    {
        kind: "slack-webhook",
        title: "Slack webhook",
        starts: ["hooks.slack.com/services/", "hooks.slack.com/workflows/", "hooks.slack.com/triggers/"],
        pattern: /hooks\.slack\.com\/(?:services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}|workflows\/T[A-Z0-9]{8,12}\/A[A-Z0-9]{8,12}\/[0-9]{17,19}\/[A-Za-z0-9]{24}|triggers\/T[A-Z0-9]{8,12}\/[0-9]{12,14}\/[a-f0-9]{32})(?![A-Za-z0-9])/y,
        minEntropy: 3.1,
        body: afterSlash,
    },
    {
        kind: "discord-bot-token",
        title: "Discord bot token",
        starts: startsOfDecimals(),
        pattern: /[MNO][A-Za-z0-9]{22,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,38}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.6,
        body: (value) => value.slice(value.lastIndexOf(".") + 1),
        verify: hasSnowflake,
    },
    {
        kind: "discord-webhook",
        title: "Discord webhook",
        starts: ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"],
        pattern: /discord(?:app)?\.com\/api\/webhooks\/[0-9]{17,20}\/[A-Za-z0-9_-]{60,72}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.2,
        body: afterSlash,
    },
    {
        kind: "teams-webhook",
        title: "Microsoft Teams webhook",
        starts: [".webhook.office.com/webhookb2/"],
        pattern: /\.webhook\.office\.com\/webhookb2\/[a-f0-9-]{36}@[a-f0-9-]{36}\/IncomingWebhook\/[a-f0-9]{32}\/[a-f0-9-]{36}(?![A-Za-z0-9-])/y,
        minEntropy: 3,
        body: (value) => value.split("/").at(-2) ?? "",
    },
    {
        kind: "telegram-bot-token",
        title: "Telegram bot token",
        starts: [":AA"],
        from: telegramFrom,
        pattern: /[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
        body: (value) => value.slice(value.indexOf(":") + 3),
    },
    {
        kind: "twilio-api-key",
        title: "Twilio API key",
        strength: "suspected",
        starts: [..."0123456789abcdef"].map((digit) => `SK${digit}`),
        pattern: /SK[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 2.8,
        body: (value) => value.slice(2),
    },
    {
        kind: "sendgrid-api-key",
        title: "SendGrid API key",
        starts: ["SG."],
        behind: "separator",
        pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "mailgun-api-key",
        title: "Mailgun API key",
        starts: ["key-"],
        behind: "nothing",
        pattern: /key-[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 2.8,
    },
    {
        kind: "mailchimp-api-key",
        title: "Mailchimp API key",
        starts: ["-us1", "-us2", "-us3", "-us4", "-us5", "-us6", "-us7", "-us8", "-us9"],
        from: hexFrom,
        pattern: /[a-f0-9]{32}-us[0-9]{1,2}(?![A-Za-z0-9_-])/y,
        minEntropy: 2.8,
        body: (value) => value.slice(0, 32),
    },
    {
        kind: "brevo-api-key",
        title: "Brevo API key",
        starts: ["xkeysib-", "xsmtpsib-"],
        pattern: /x(?:keysib|smtpsib)-[a-f0-9]{64}-[A-Za-z0-9]{16}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.4,
    },
    {
        kind: "resend-api-key",
        title: "Resend API key",
        starts: ["re_"],
        pattern: /re_[A-Za-z0-9]{8}_[A-Za-z0-9]{22,26}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
        verify: (value) => /[0-9]/.test(value.slice(12)) && /[A-Z]/.test(value.slice(12)) && /[a-z]/.test(value.slice(12)),
    },
    {
        kind: "mapbox-secret-token",
        title: "Mapbox secret token",
        starts: ["sk.eyJ"],
        pattern: /sk\.eyJ[A-Za-z0-9_-]{60,200}\.[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/shapes/payments.js
const PAYMENTS = [
    {
        kind: "stripe-live-key",
        title: "Stripe live key",
        starts: ["sk_live_", "rk_live_"],
        pattern: /[sr]k_live_[A-Za-z0-9]{24,247}(?![A-Za-z0-9_])/y,
        minEntropy: 3.4,
    },
    {
        // Opens nothing but a sandbox.
        kind: "stripe-test-key",
        title: "Stripe test key",
        strength: "plausible",
        starts: ["sk_test_", "rk_test_"],
        pattern: /[sr]k_test_[A-Za-z0-9]{24,247}(?![A-Za-z0-9_])/y,
        minEntropy: 3.4,
    },
    {
        kind: "stripe-webhook-secret",
        title: "Webhook signing secret (Stripe, Svix)",
        starts: ["whsec_"],
        pattern: /whsec_(?:[A-Za-z0-9]{32}|[a-f0-9]{64}|[A-Za-z0-9+/]{32,86}={0,2})(?![A-Za-z0-9_+/=-])/y,
        minEntropy: 3.2,
    },
    {
        kind: "square-token",
        title: "Square access token",
        starts: ["EAAA"],
        behind: "nothing",
        pattern: /EAAA[A-Za-z0-9_-]{60}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.2,
    },
    {
        kind: "square-oauth-secret",
        title: "Square OAuth secret",
        starts: ["sq0csp-"],
        pattern: /sq0csp-[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "square-token",
        title: "Square access token",
        starts: ["sq0atp-"],
        pattern: /sq0atp-[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
    },
    {
        kind: "braintree-token",
        title: "PayPal Braintree access token",
        starts: ["access_token$production$"],
        pattern: /access_token\$production\$[a-z0-9]{16}\$[a-f0-9]{32}(?![A-Za-z0-9_])/y,
        minEntropy: 3.2,
    },
    {
        kind: "adyen-api-key",
        title: "Adyen API key",
        starts: ["AQE"],
        pattern: /AQE[a-z][A-Za-z0-9+/=]{70,140}-[A-Za-z0-9+/=]{40,60}-[^\s"'`\\<>]{16}(?![A-Za-z0-9+/=_-])/y,
        minEntropy: 4.3,
    },
    {
        kind: "razorpay-key",
        title: "Razorpay live key",
        starts: ["rzp_live_"],
        pattern: /rzp_live_[A-Za-z0-9]{14}(?![A-Za-z0-9_])/y,
        minEntropy: 2.8,
    },
    {
        kind: "plaid-token",
        title: "Plaid access token",
        starts: ["access-production-", "access-development-"],
        pattern: /access-(?:production|development)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
        minEntropy: 3,
    },
    {
        kind: "shopify-token",
        title: "Shopify token",
        starts: ["shpat_", "shpca_", "shppa_", "shpss_", "shptka_"],
        pattern: /shp(?:at|ca|pa|ss|tka)_[a-fA-F0-9]{32}(?![A-Za-z0-9_])/y,
        minEntropy: 2.8,
    },
    {
        kind: "flutterwave-key",
        title: "Flutterwave secret key",
        starts: ["FLWSECK-"],
        pattern: /FLWSECK-[a-z0-9]{32}-[a-z0-9]{0,12}-?X(?![A-Za-z0-9_])/y,
        minEntropy: 3.2,
    },
    {
        kind: "mollie-api-key",
        title: "Mollie live key",
        starts: ["live_"],
        behind: "nothing",
        pattern: /live_[A-Za-z0-9]{30}(?![A-Za-z0-9_])/y,
        minEntropy: 3.7,
        verify: (value) => /[0-9]/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(5)),
    },
    {
        kind: "easypost-api-key",
        title: "EasyPost live key",
        starts: ["EZAK"],
        pattern: /EZAK[A-Za-z0-9]{54}(?![A-Za-z0-9_])/y,
        minEntropy: 4,
    },
    {
        kind: "shippo-token",
        title: "Shippo live token",
        starts: ["shippo_live_"],
        pattern: /shippo_live_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
        minEntropy: 3.1,
    },
    {
        kind: "duffel-token",
        title: "Duffel live token",
        starts: ["duffel_live_"],
        pattern: /duffel_live_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/shapes/services.js
/** What teams plan, write, watch and measure with. */

/** Grafana's service accounts: eight digits of the CRC-32 over all before them, lowest byte first (its `satokengen`). */
function hasGrafanaCrc(value) {
    const split = value.lastIndexOf("_");
    const crc = (0,checksum/* crc32 */.QR)(value.slice(0, split));
    const bytes = [crc & 255, (crc >>> 8) & 255, (crc >>> 16) & 255, crc >>> 24];
    return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("") === value.slice(split + 1).toLowerCase();
}
/** A Grafana Cloud policy token is base64 of JSON with an organisation, a name and a key. */
function isCloudPolicy(value) {
    return /^\{"o":"/.test(Buffer.from(value.slice(4, 400), "base64").toString("latin1"));
}
/** The middle of a Sentry organisation token is base64 of JSON with its URL. */
function namesSentryUrl(value) {
    const middle = value.slice(7, value.lastIndexOf("_"));
    return Buffer.from(middle, "base64").toString("latin1").includes('"url"');
}
const SERVICES = [
    {
        kind: "grafana-service-account-token",
        title: "Grafana service account token",
        starts: ["glsa_"],
        pattern: /glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}(?![A-Za-z0-9_])/y,
        minEntropy: 3.8,
        verify: hasGrafanaCrc,
        otherwise: "grafana-token-shape",
    },
    {
        kind: "grafana-cloud-token",
        title: "Grafana Cloud token",
        starts: ["glc_eyJ"],
        pattern: /glc_eyJ[A-Za-z0-9+/]{60,400}={0,2}(?![A-Za-z0-9+/=])/y,
        minEntropy: 4,
        verify: isCloudPolicy,
    },
    {
        kind: "newrelic-api-key",
        title: "New Relic API key",
        starts: ["NRAK-", "NRII-", "NRAA-"],
        pattern: /NR(?:AK-[A-Z0-9]{27}|II-[A-Za-z0-9_-]{32}|AA-[a-f0-9]{27})(?![A-Za-z0-9_-])/y,
        minEntropy: 3.2,
    },
    {
        kind: "sentry-org-token",
        title: "Sentry organisation token",
        starts: ["sntrys_eyJ"],
        pattern: /sntrys_eyJ[A-Za-z0-9+/]{40,800}={0,2}_[A-Za-z0-9+/]{43}(?![A-Za-z0-9+/=_-])/y,
        minEntropy: 4,
        verify: namesSentryUrl,
    },
    {
        kind: "sentry-user-token",
        title: "Sentry user token",
        starts: ["sntryu_"],
        pattern: /sntryu_[a-f0-9]{64}(?![A-Za-z0-9_])/y,
        minEntropy: 3.2,
    },
    {
        kind: "dynatrace-token",
        title: "Dynatrace token",
        starts: ["dt0c01.", "dt0s01.", "dt0s02.", "dt0s16."],
        pattern: /dt0[cs][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}(?![A-Za-z0-9])/y,
        minEntropy: 4,
    },
    {
        kind: "honeycomb-key",
        title: "Honeycomb ingest or management key",
        starts: ["hcaik_", "hcbik_", "hcamk_", "hcbmk_"],
        pattern: /hc[ab][im]k_[a-z0-9]{26}[a-z0-9]{32}(?![A-Za-z0-9_])/y,
        minEntropy: 3.9,
    },
    {
        kind: "logfire-token",
        title: "Logfire token",
        starts: ["pylf_v"],
        pattern: /pylf_v[0-9]{1,2}_(?:us|eu)_[A-Za-z0-9]{44}(?![A-Za-z0-9_])/y,
        minEntropy: 4,
    },
    {
        kind: "posthog-personal-key",
        title: "PostHog personal API key",
        starts: ["phx_"],
        pattern: /phx_[A-Za-z0-9]{43,49}(?![A-Za-z0-9_])/y,
        minEntropy: 4,
    },
    {
        kind: "axiom-token",
        title: "Axiom token",
        starts: ["xaat-", "xapt-"],
        pattern: /xa(?:at|pt)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
        minEntropy: 3,
    },
    {
        kind: "notion-token",
        title: "Notion integration token",
        starts: ["ntn_"],
        pattern: /ntn_[0-9]{11}[A-Za-z0-9]{35}(?![A-Za-z0-9_])/y,
        minEntropy: 3.8,
    },
    {
        kind: "notion-token",
        title: "Notion integration token",
        starts: ["secret_"],
        behind: "nothing",
        pattern: /secret_[A-Za-z0-9]{43}(?![A-Za-z0-9_])/y,
        minEntropy: 4.1,
        verify: (value) => /[0-9]/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(7)),
    },
    {
        kind: "linear-api-key",
        title: "Linear API key",
        starts: ["lin_api_", "lin_oauth_", "lin_wh_"],
        pattern: /lin_(?:api_[A-Za-z0-9]{40}|oauth_[a-f0-9]{64}|wh_[A-Za-z0-9]{40})(?![A-Za-z0-9_])/y,
        minEntropy: 3.2,
    },
    {
        kind: "asana-token",
        title: "Asana personal access token",
        starts: ["2/1", "1/1"],
        pattern: /(?:2\/1[0-9]{12,17}\/1[0-9]{12,17}|1\/1[0-9]{12,17}):[a-f0-9]{32}(?![A-Za-z0-9])/y,
        minEntropy: 2.8,
        body: (value) => value.slice(value.indexOf(":") + 1),
    },
    {
        kind: "airtable-token",
        title: "Airtable personal access token",
        starts: ["pat"],
        pattern: /pat[A-Za-z0-9]{14}\.[a-f0-9]{64}(?![A-Za-z0-9])/y,
        minEntropy: 3.3,
    },
    {
        // The end is eight hexadecimal digits of a checksum.
        kind: "atlassian-api-token",
        title: "Atlassian API token",
        starts: ["ATATT3"],
        pattern: /ATATT3[A-Za-z0-9_-]{100,260}={0,2}[A-F0-9]{8}(?![A-Za-z0-9_=-])/y,
        minEntropy: 4,
    },
    {
        kind: "figma-token",
        title: "Figma token",
        starts: ["figd_", "figu_", "figo_"],
        pattern: /fig[duo]_[A-Za-z0-9_-]{40,44}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.9,
    },
    {
        kind: "postman-api-key",
        title: "Postman API key",
        starts: ["PMAK-"],
        pattern: /PMAK-[a-f0-9]{24}-[a-f0-9]{34}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.2,
    },
    {
        kind: "typeform-token",
        title: "Typeform token",
        starts: ["tfp_"],
        pattern: /tfp_[A-Za-z0-9_.=-]{40,64}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "contentful-token",
        title: "Contentful personal access token",
        starts: ["CFPAT-"],
        pattern: /CFPAT-[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "dropbox-token",
        title: "Dropbox access token",
        starts: ["sl.u.", "sl.B", "sl.A"],
        pattern: /sl\.(?:u\.)?[A-Za-z0-9_-]{130,1300}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.4,
    },
    {
        kind: "hubspot-token",
        title: "HubSpot private app token",
        starts: ["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"],
        pattern: /pat-[a-z]{2}[0-9]-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
        minEntropy: 3,
    },
    {
        kind: "readme-api-key",
        title: "ReadMe API key",
        starts: ["rdme_"],
        pattern: /rdme_[a-z0-9]{70}(?![A-Za-z0-9_])/y,
        minEntropy: 3.8,
    },
    {
        kind: "frameio-token",
        title: "Frame.io token",
        starts: ["fio-u-"],
        pattern: /fio-u-[A-Za-z0-9_-]{64}(?![A-Za-z0-9_-])/y,
        minEntropy: 4.2,
    },
    {
        kind: "launchdarkly-key",
        title: "LaunchDarkly SDK or API key",
        starts: ["sdk-", "api-"],
        behind: "nothing",
        pattern: /(?:sdk|api)-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
        minEntropy: 3,
    },
    {
        kind: "clickup-token",
        title: "ClickUp token",
        starts: ["pk_"],
        pattern: /pk_[0-9]{5,10}_[A-Z0-9]{32}(?![A-Za-z0-9_])/y,
        minEntropy: 3.7,
    },
    {
        kind: "adobe-client-secret",
        title: "Adobe client secret",
        starts: ["p8e-", "p8e_"],
        pattern: /p8e[-_][A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "circleci-token",
        title: "CircleCI token",
        starts: ["CCIPAT_", "CCIPRJ_"],
        pattern: /CCIP(?:AT|RJ)_[A-Za-z0-9]{20,24}_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
        minEntropy: 3.4,
    },
    {
        kind: "buildkite-token",
        title: "Buildkite token",
        starts: ["bkua_", "bkaj_"],
        pattern: /bk(?:ua|aj)_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
        minEntropy: 3.1,
    },
    {
        kind: "sonarqube-token",
        title: "SonarQube token",
        starts: ["squ_", "sqp_", "sqa_"],
        pattern: /sq[upa]_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
        minEntropy: 3.1,
    },
    {
        kind: "confluent-secret",
        title: "Confluent Cloud API secret",
        starts: ["cflt"],
        pattern: /cflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9+/=])/y,
        minEntropy: 4.2,
    },
    {
        kind: "lob-api-key",
        title: "Lob live key",
        starts: ["live_"],
        behind: "nothing",
        pattern: /live_[a-f0-9]{35}(?![A-Za-z0-9_])/y,
        minEntropy: 3.1,
    },
];

;// CONCATENATED MODULE: ./out/content/secrets/shapes/index.js
/** All issuers' formats, in the order in which they are tried. */







/** Identities that may be public, so that nothing but redaction follows from them. */
const TOKENS = [
    {
        kind: "jwt",
        title: "JSON Web Token",
        strength: "plausible",
        starts: ["eyJ"],
        pattern: new RegExp(jwt/* JWT */.yl, "y"),
        minEntropy: 3.5,
        verify: jwt/* hasJwtHeader */.Zc,
    },
    {
        kind: "jwe",
        title: "Encrypted JSON Web Token",
        strength: "plausible",
        starts: ["eyJ"],
        pattern: /eyJ[A-Za-z0-9_-]{16,4000}\.[A-Za-z0-9_-]{0,1400}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{2}[A-Za-z0-9_-]*\.[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
        verify: jwt/* hasJweHeader */.CF,
    },
];
const SHAPES = [
    ...FORGES,
    ...CLOUDS,
    ...AI,
    ...PAYMENTS,
    ...MESSAGING,
    ...SERVICES,
    ...TOKENS,
];


/***/ }),

/***/ 2986:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ TextBytes; },
/* harmony export */   n: function() { return /* binding */ MIN_BYTES; }
/* harmony export */ });
/**
 * A text as bytes, a part at a time: to load a byte costs a fraction of what a character of a string does. Of a character
 * beyond Latin-1 its low byte stands there, so that whoever must tell looks at the text again.
 */
/** Shorter texts are read sooner than copied, in characters. */
const MIN_BYTES = 64;
const SIZE = 8192;
let spare;
class TextBytes {
    bytes = Buffer.allocUnsafeSlow(SIZE);
    /** One that is kept between texts; within a search another one gets its own. */
    static take() {
        const view = spare ?? new TextBytes();
        spare = undefined;
        return view;
    }
    /** @returns how many characters from a place on now stand in `bytes` */
    read(text, from) {
        const size = Math.min(text.length - from, SIZE);
        this.bytes.write(size === text.length ? text : text.slice(from, from + size), 0, size, "latin1");
        return size;
    }
    release() {
        spare = this;
    }
}


/***/ }),

/***/ 8888:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: function() { return /* binding */ digitsOf; },
/* harmony export */   CQ: function() { return /* binding */ remainder; },
/* harmony export */   H7: function() { return /* binding */ aba; },
/* harmony export */   I: function() { return /* binding */ bech32; },
/* harmony export */   Mb: function() { return /* binding */ mod1110; },
/* harmony export */   Y1: function() { return /* binding */ weighted; },
/* harmony export */   dM: function() { return /* binding */ distinct; },
/* harmony export */   eJ: function() { return /* binding */ uuid4; },
/* harmony export */   iW: function() { return /* binding */ luhn; },
/* harmony export */   qp: function() { return /* binding */ verhoeff; },
/* harmony export */   tw: function() { return /* binding */ base58; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** Checks that a value proves itself: check digits and checksums. All are total, take any text, and are linear. */

const ZERO = 48;
const buffer = Buffer.alloc(64);
/** The digits of a text, without what separates groups. */
function digitsOf(text) {
    let others = 0;
    for (let i = 0; i < text.length; i++)
        if (!isDigit(text.charCodeAt(i)))
            others++;
    if (others === 0)
        return text;
    if (text.length > buffer.length)
        return text.replace(/\D+/g, "");
    let length = 0;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (isDigit(code))
            buffer[length++] = code;
    }
    return buffer.toString("latin1", 0, length);
}
function isDigit(code) {
    return code >= ZERO && code <= ZERO + 9;
}
/** Luhn's sum (ISO/IEC 7812-1). @param digits digits only */
function luhn(digits) {
    if (digits.length < 2)
        return false;
    let sum = 0;
    for (let i = 0; i < digits.length; i++) {
        let digit = digits.charCodeAt(digits.length - 1 - i) - ZERO;
        if (digit < 0 || digit > 9)
            return false;
        if (i % 2 === 1)
            digit = digit > 4 ? digit * 2 - 9 : digit * 2;
        sum += digit;
    }
    return sum % 10 === 0;
}
/** Remainder of a number of any length; letters count as 10 to 35 (ISO 13616). NaN for other characters. */
function remainder(text, modulus) {
    let rest = 0;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code >= 48 && code <= 57)
            rest = (rest * 10 + code - 48) % modulus;
        else if (code >= 65 && code <= 90)
            rest = (rest * 100 + code - 55) % modulus;
        else
            return Number.NaN;
    }
    return rest;
}
/** How many different digits there are. */
function distinct(digits) {
    let set = 0;
    for (let i = 0; i < digits.length; i++)
        set |= 1 << (digits.charCodeAt(i) & 15);
    let count = 0;
    for (; set !== 0; set &= set - 1)
        count++;
    return count;
}
/** Sum of digits times weights; the shorter of both ends it. */
function weighted(digits, weights) {
    let sum = 0;
    for (let i = 0; i < weights.length && i < digits.length; i++) {
        sum += (digits.charCodeAt(i) - ZERO) * weights[i];
    }
    return sum;
}
/** Routing number of a US bank: weights 3, 7, 1, and a prefix that the Federal Reserve gives out. */
function aba(digits) {
    if (!/^\d{9}$/.test(digits))
        return false;
    const prefix = Number(digits.slice(0, 2));
    const isGiven = prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
    return isGiven && digits !== "000000000" && weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
}
/** Verhoeff's table of the dihedral group: `d(a, b)`. */
function dihedral(a, b) {
    if (a < 5)
        return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
    return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
/** Verhoeff's check digit, the last one. */
function verhoeff(digits) {
    let check = 0;
    for (let i = 0; i < digits.length; i++) {
        let digit = digits.charCodeAt(digits.length - 1 - i) - ZERO;
        if (digit < 0 || digit > 9)
            return false;
        for (let k = i % 8; k > 0; k--)
            digit = PERMUTATION[digit];
        check = dihedral(check, digit);
    }
    return check === 0 && digits.length > 1;
}
/** ISO 7064 mod 11,10, as in the German tax number. */
function mod1110(digits) {
    let product = 10;
    for (let i = 0; i < digits.length - 1; i++) {
        const sum = (digits.charCodeAt(i) - ZERO + product) % 10 || 10;
        product = (sum * 2) % 11;
    }
    return (11 - product) % 10 === digits.charCodeAt(digits.length - 1) - ZERO;
}
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Base58 with four bytes of a double SHA-256 at the end, as Bitcoin writes addresses; 26 to 35 characters. */
function base58(text) {
    if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(text))
        return false;
    let value = 0n;
    for (const char of text)
        value = value * 58n + BigInt(BASE58.indexOf(char));
    const hex = value.toString(16).padStart(50, "0");
    if (hex.length !== 50)
        return false;
    const bytes = Buffer.from(hex, "hex");
    const sha256 = (data) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(data).digest();
    return sha256(sha256(bytes.subarray(0, 21)))
        .subarray(0, 4)
        .equals(bytes.subarray(21));
}
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
let bech32Values;
/** Places in BECH32 by character code; 255 for no digit. */
function bech32Table() {
    bech32Values = new Uint8Array(128).fill(255);
    for (let i = 0; i < 32; i++)
        bech32Values[BECH32.charCodeAt(i)] = i;
    return bech32Values;
}
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** What the generator adds, by the five bits that leave the sum. */
function added(top) {
    let sum = 0;
    for (let bit = 0; bit < 5; bit++)
        if ((top >> bit) & 1)
            sum ^= GENERATOR[bit];
    return sum;
}
/** Bech32 and Bech32m (BIP 173, 350) of any human readable part, in one case. At most 1,023 characters. */
function bech32(text) {
    const lower = text.toLowerCase();
    if (text.length > 1023 || (text !== lower && text !== text.toUpperCase()))
        return false;
    const split = lower.lastIndexOf("1");
    if (split < 1 || lower.length - split < 7)
        return false;
    const values = bech32Values ?? bech32Table();
    let sum = 1;
    const add = (value) => {
        sum = ((sum & 0x1ffffff) << 5) ^ value ^ added(sum >>> 25);
    };
    for (let i = 0; i < split; i++)
        add(lower.charCodeAt(i) >> 5);
    add(0);
    for (let i = 0; i < split; i++)
        add(lower.charCodeAt(i) & 31);
    for (let i = split + 1; i < lower.length; i++) {
        const code = lower.charCodeAt(i);
        const value = code < 128 ? values[code] : 255;
        if (value === 255)
            return false;
        add(value);
    }
    return sum === 1 || sum === 0x2bc830a3;
}
function uuid4(text) {
    return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text);
}


/***/ }),

/***/ 6238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: function() { return /* binding */ looksGenerated; },
/* harmony export */   Dp: function() { return /* binding */ looksLikePassword; },
/* harmony export */   EZ: function() { return /* binding */ looksRandom; },
/* harmony export */   u8: function() { return /* binding */ isWeakPassword; }
/* harmony export */ });
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9075);
/* harmony import */ var _placeholder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8442);
/* harmony import */ var _scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3365);
/** Tells a value that someone keeps secret from all else that stands beside a name. */



const MIN_SECRET = 16;
const MIN_PASSWORD = 8;
const MAX_SECRET = 512;
const MAX_PASSWORD = 64;
/** How a variable, a template, a path, a reference, a colour begins: what code and configuration put in place of a value. */
const BEGINS_REFERENCE = /^(?:[$%{<@#*&~!]|[./\\](?![A-Za-z0-9+/]{30,}={1,2}$)|[A-Za-z]:\\|(?:process|os|env|config|settings|self|this|ctx|req|request|args|options|opts|params|props|secrets?|vault|data|body|ref|arn|urn|sha\d{1,3}|md5|file|op|ssm|projects|enc|aws|gcp|azure)[.:[])/i;
const HOLDS_REFERENCE = /\$\{|\{\{|\$\(|%\(|:\/\/|\.\./;
const UUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;
/** Words of tests, tutorials and code. None stands in random text by chance. */
const WORDS = (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .wordList */ .d8)(("test fake mock sample demo secret passw token your dummy invalid expired wrong hello foobar postgres admin client server " +
    "access refresh private public string default value secure random generat session config credential bearer undefined object " +
    "schema header version redact masked hidden omitted").split(" "));
/** Where the value ends in what names a file or a host. */
const NAMED_THING = /\.(?:com|org|net|io|dev|test|local|internal|json|ya?ml|toml|txt|pem|key|crt|env|js|ts|py|md|html|css|png|svg)$/i;
/** @param found counts of the value, which holds more than letters and digits */
function isReference(value, { signs, joints }) {
    if (BEGINS_REFERENCE.test(value))
        return true;
    // Dots, colons, dollars and braces are signs; hyphens are joints.
    if (signs > 0 && (HOLDS_REFERENCE.test(value) || NAMED_THING.test(value)))
        return true;
    return joints >= 4 && UUID.test(value);
}
/** What three quarters of a value's characters allow at most. */
function isVaried({ length, digits, lower, upper, other, isHex, entropy }) {
    const alphabet = isHex
        ? 16
        : (digits > 0 ? 10 : 0) + (lower > 0 ? 26 : 0) + (upper > 0 ? 26 : 0) + (other > 0 ? 4 : 0);
    return entropy >= 0.75 * Math.log2(Math.min(length, alphabet));
}
/** Random enough for what an issuer or a generator of keys made: sixteen characters and more. */
function looksRandom(value) {
    const { length } = value;
    if (length < MIN_SECRET || length > MAX_SECRET)
        return false;
    const found = (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .measure */ .xP)(value);
    if (!found.isVisible || found.hasRun)
        return false;
    const { digits, lower, upper, other, isHex } = found;
    if (lower + upper === 0 || other > length / 4)
        return false;
    if (digits === 0 && (length < 20 || lower === 0 || upper === 0))
        return false;
    // A number with a word behind it, and names with one number.
    if (!isHex && digits < 2 && length < 20)
        return false;
    if (isHex && length < 24)
        return false;
    if (found.isWordy() || (found.mayHold && WORDS.finds(value)))
        return false;
    if (other > 0 && (isReference(value, found) || isNameList(value, found)))
        return false;
    if (!isVaried(found) || (0,_placeholder_js__WEBPACK_IMPORTED_MODULE_1__/* .isMeasuredPlaceholder */ .yR)(found, value, 0, 0, length))
        return false;
    // Text of tests, encoded: `user:password`, digits that count up.
    const inner = encodedText(value);
    return inner === undefined || looksGenerated(inner.slice(inner.indexOf(":") + 1));
}
const NO_BASE64 = 255;
const BASE64 = new Uint8Array(128).fill(NO_BASE64);
for (let i = 0; i < 64; i++) {
    BASE64["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(i)] = i;
}
/** The first three bytes of base64 are visible ASCII. */
function startsVisible(value) {
    let bits = 0;
    for (let i = 0; i < 4; i++)
        bits = (bits << 6) | BASE64[value.charCodeAt(i)];
    return isVisible(bits >> 16) && isVisible((bits >> 8) & 255) && isVisible(bits & 255);
}
function isVisible(byte) {
    return byte >= 32 && byte <= 126;
}
/** The text that a value is base64 of; random bytes are never all visible. */
function encodedText(value) {
    // Of most values the first three bytes are not visible.
    if (value.length < 6 || !isBase64Start(value) || !startsVisible(value))
        return undefined;
    if (!/^[A-Za-z0-9+/]{6,512}={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, "base64").toString("latin1");
    return text.length > 3 && /^[\x20-\x7e]+$/.test(text) ? text : undefined;
}
function isBase64Start(value) {
    for (let i = 0; i < 4; i++) {
        const code = value.charCodeAt(i);
        if (code > 127 || BASE64[code] === NO_BASE64)
            return false;
    }
    return true;
}
/** Ends of the parts of a name. */
const PART_ENDS = new Uint8Array(128);
for (const char of "-_.:/")
    PART_ENDS[char.charCodeAt(0)] = 1;
/**
 * `session-2024-report-7`: three parts or more, most of them words or short numbers. Random text has separators in no such
 * order.
 * @param found counts of the value, which is visible ASCII
 */
function isNameList(value, { other, length }) {
    if (other < 2)
        return false;
    let parts = 0;
    let plain = 0;
    for (let from = 0; from <= length; parts++) {
        let digits = 0;
        let lower = 0;
        let upper = 0;
        let i = from;
        for (; i < length; i++) {
            const code = value.charCodeAt(i);
            if (PART_ENDS[code] === 1)
                break;
            if (code >= 97 && code <= 122)
                lower++;
            else if (code >= 65 && code <= 90)
                upper++;
            else if (code >= 48 && code <= 57)
                digits++;
        }
        const size = i - from;
        const isWord = size > 1 && (lower === size || upper === size || (lower === size - 1 && isCapital(value, from)));
        if (isWord || (size > 0 && size < 5 && digits === size))
            plain += size;
        from = i + 1;
    }
    return parts > 2 && plain > (length - parts + 1) * 0.6;
}
function isCapital(value, at) {
    const code = value.charCodeAt(at);
    return code >= 65 && code <= 90;
}
/** By character code, the letter that it stands for in leetspeak. */
const LEET = new Uint8Array(128);
for (const [sign, letter] of ["0o", "1i", "3e", "4a", "5s", "7t", "@a", "$s", "!i"]) {
    LEET[sign.charCodeAt(0)] = letter.charCodeAt(0);
}
/** What tests and tutorials take for a password. */
const WEAK_WORDS = ("placeholder passphrase undefined changeme password postgres rabbitmq account correct default example letmein " +
    "mariadb private secrets service session welcome bearer change client config dragon hashed hunter monkey oracle " +
    "passwd please public qwerty rabbit random sample secret secure server string strong system admin dummy false " +
    "guest local login mongo mysql oauth plain redis super thing token ultra value wrong auth demo fake good hash " +
    "here long mega name none null pass real root safe some test text this true user very word your abc and api app " +
    "bad bar baz dev foo key new not old one pwd the top two web xxx an db in is it me mq my sa so a").split(" ");
const ALPHABET = 26;
let weakTree;
/** The tree of WEAK_WORDS, made when the first password is judged. */
function treeOfWeakWords() {
    let most = 2;
    for (const { length } of WEAK_WORDS)
        most += length;
    const next = new Uint16Array(most * ALPHABET);
    const isWord = new Uint8Array(most);
    let places = 2;
    for (const word of WEAK_WORDS) {
        let place = 1;
        for (let i = 0; i < word.length; i++) {
            const step = place * ALPHABET + word.charCodeAt(i) - 97;
            if (next[step] === 0)
                next[step] = places++;
            place = next[step];
        }
        isWord[place] = 1;
    }
    weakTree = { next, isWord };
    return weakTree;
}
/** Longest part of a password that is compared with words. */
const MAX_LETTERS = 64;
const letters = Buffer.alloc(MAX_LETTERS);
/** The last `takeLetters` undid leetspeak somewhere. */
let undone = false;
/**
 * Fills `letters` with those of a value, in lower case and without the rest, and gives how many they are; between its first
 * and last letter, leetspeak is undone where asked for.
 */
function takeLetters(value, undoLeet) {
    let from = 0;
    let to = value.length;
    while (from < to && !isLetterLike(value.charCodeAt(from)))
        from++;
    while (to > from && !isLetterLike(value.charCodeAt(to - 1)))
        to--;
    let length = 0;
    undone = false;
    for (let i = from; i < to && length < MAX_LETTERS; i++) {
        const code = value.charCodeAt(i);
        if (code >= 97 && code <= 122)
            letters[length++] = code;
        else if (code >= 65 && code <= 90)
            letters[length++] = code + 32;
        else if (undoLeet && code < 128 && LEET[code] !== 0) {
            letters[length++] = LEET[code];
            undone = true;
        }
    }
    return length;
}
/** Letters, and `@` and `$` that stand for some. */
function isLetterLike(code) {
    return (code >= 97 && code <= 122) || (code >= 64 && code <= 90) || code === 36;
}
const WEAK_STEMS = new _scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .Scanner */ .Lp(WEAK_WORDS.filter((word) => word.length > 2).map((literal) => ({ literal, payload: literal })));
/** Nothing is left of the first `length` letters when such words are taken out, the longest at each place. */
function isMadeOfWeakWords(length) {
    const { next, isWord } = weakTree ?? treeOfWeakWords();
    for (let from = 0; from < length;) {
        let end = 0;
        let place = 1;
        for (let i = from; i < length; i++) {
            place = next[place * ALPHABET + letters[i] - 97];
            if (place === 0)
                break;
            if (isWord[place] === 1)
                end = i + 1;
        }
        if (end === 0)
            return false;
        from = end;
    }
    return length === 0 || WEAK_STEMS.finds(letters.toString("latin1", 0, length));
}
/** Twelve letters and digits of both cases that are no words: what a generator of passwords gives. */
function looksGenerated(value) {
    const { length } = value;
    if (length < 12 || length > MAX_LETTERS)
        return false;
    const found = (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .measure */ .xP)(value);
    return found.isVisible && found.other === 0 && found.lower > 0 && found.upper > 0 && !found.isWordy(0.5);
}
/** A word that stands for any password. */
function isWeakPassword(value) {
    if (isMadeOfWeakWords(takeLetters(value, true)))
        return true;
    return undone && isMadeOfWeakWords(takeLetters(value, false));
}
/**
 * Strong enough for a password that a person or a generator chose: eight characters and more, three classes of characters,
 * or two in no word.
 */
function looksLikePassword(value) {
    const { length } = value;
    if (length < MIN_PASSWORD)
        return false;
    if (length > MAX_PASSWORD)
        return looksRandom(value);
    const found = (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .measure */ .xP)(value);
    if (!found.isVisible)
        return false;
    const { digits, lower, upper, other } = found;
    const kinds = Number(digits > 0) + Number(lower > 0) + Number(upper > 0) + Number(other > 0);
    if (kinds < 2 || lower + upper === 0 || other > length / 2 || (digits === 0 && kinds < 3))
        return false;
    if ((0,_placeholder_js__WEBPACK_IMPORTED_MODULE_1__/* .isMeasuredPlaceholder */ .yR)(found, value, 0, 0, length))
        return false;
    if (found.signs > 0 && /[(){}[\]<>|]/.test(value))
        return false;
    if (other > 0 && (isReference(value, found) || isNameList(value, found)))
        return false;
    if (isWeakPassword(value))
        return false;
    const inner = encodedText(value);
    if (inner !== undefined)
        return inner.length < length && looksLikePassword(inner.slice(inner.indexOf(":") + 1));
    // An identifier of code, such as `userPassword2` or `get_value`: letters of words and hardly anything else.
    if (found.isWordy(0.5) && (other === 0 || NAME_OF_CODE.test(value)))
        return false;
    return kinds >= 3 ? found.entropy >= 2.5 : length >= 10 && !found.isWordy() && found.entropy >= 2.8;
}
const NAME_OF_CODE = /^[A-Za-z]+(?:[-_.][A-Za-z]+)+[0-9]{0,2}$/;


/***/ }),

/***/ 1798:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: function() { return /* binding */ PAIRS_OF_LETTERS; },
/* harmony export */   FF: function() { return /* binding */ isWordyCount; },
/* harmony export */   R8: function() { return /* binding */ WORDY_LENGTH; },
/* harmony export */   jL: function() { return /* binding */ LETTER; },
/* harmony export */   mt: function() { return /* binding */ LETTERS; },
/* harmony export */   yY: function() { return /* binding */ isWordy; }
/* harmony export */ });
/** Tells words from random letters. */
/** The pairs of letters that make up most of English text and of names in code. */
const PAIRS = "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ro " +
    "co me ri ic ne om ll li la el io ce us ma ch ac ss ta tr un ol ec ut no ad di be id ge ot so ke ts ho pe rs am em ee po " +
    "lo ct ns na mo ir ni ey ap pi ki ck ex ser pr op fi il iv av ag ue ui pa ay da ab su sh ca am im ow wo rd ry ty ly ul um up " +
    "ok ty pl qu bl cl cr dr fr gr br gi go ga ef ff ft gh ht iz ig if ia ie ib ob oo od og os ov wh wi wa we vi va tu tt ud ug rk xp ph rt mp nc sp sc rm bi ep";
/** The letters of either case, and 0 for all else. */
const LETTERS = 27;
/** By character code, the place of a letter in the alphabet, from 1. */
const LETTER = new Uint8Array(128);
for (let place = 1; place < LETTERS; place++) {
    LETTER[64 + place] = place;
    LETTER[96 + place] = place;
}
/**
 * By the places of two neighbours in the alphabet, what they add to one number: 1 for two letters, and 1024 more for a common
 * pair. Two hexadecimal digits say nothing.
 */
const PAIRS_OF_LETTERS = new Uint16Array(LETTERS * LETTERS);
for (let first = 1; first < LETTERS; first++) {
    PAIRS_OF_LETTERS.fill(1, first * LETTERS + (first > 6 ? 1 : 7), (first + 1) * LETTERS);
}
for (let i = 0; i < PAIRS.length;) {
    const end = PAIRS.indexOf(" ", i) < 0 ? PAIRS.length : PAIRS.indexOf(" ", i);
    const index = (PAIRS.charCodeAt(i) - 96) * LETTERS + PAIRS.charCodeAt(i + 1) - 96;
    if (end - i === 2 && PAIRS_OF_LETTERS[index] === 1)
        PAIRS_OF_LETTERS[index] = 1 + 1024;
    i = end + 1;
}
/** How much of a text is looked at, in characters; fewer than 1024, so that both counts fit one number. */
const WORDY_LENGTH = 256;
/** Fewer pairs than these prove less, so that more of them must be common. */
const ENOUGH = 16;
/** @param pairs of neighbouring letters, of which `common` are common */
function isWordyCount(pairs, common, share) {
    return pairs >= 6 && common / pairs >= share + Math.max(0, ENOUGH - pairs) * 0.04;
}
/**
 * Most of the letters stand in words: of neighbouring letters, case ignored, so many are common pairs. Random letters come
 * to about a quarter, words to more than two thirds; hexadecimal digits are never words.
 * @param share of common pairs from which on that counts, where there are sixteen pairs or more
 */
function isWordy(text, share = 0.6) {
    const length = Math.min(text.length, WORDY_LENGTH);
    let pairs = 0;
    let last = 0;
    for (let i = 0; i < length; i++) {
        const code = text.charCodeAt(i);
        const letter = code < 128 ? LETTER[code] : 0;
        pairs += PAIRS_OF_LETTERS[last * LETTERS + letter];
        last = letter;
    }
    return isWordyCount(pairs & 1023, pairs >> 10, share);
}


/***/ })

};
;
"use strict";
exports.id = 3709;
exports.ids = [3709];
exports.modules = {

/***/ 3709:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readToml: function() { return /* binding */ readToml; }
});

// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(528);
// EXTERNAL MODULE: ./out/audit/parse/config/document.js
var config_document = __webpack_require__(8533);
;// CONCATENATED MODULE: ./out/audit/parse/config/toml-places.js
function tomlPlaces(text) {
    return new Scanner(text).scan();
}
class Scanner {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    scan() {
        const root = { start: 0, end: this.#text.length, children: new Map() };
        let table = root;
        for (;;) {
            this.#skipBlank();
            if (this.#at >= this.#text.length)
                return root;
            const before = this.#at;
            if (this.#text[this.#at] === "[")
                table = this.#header(root) ?? table;
            else
                this.#assignment(table);
            this.#skipLine();
            if (this.#at <= before)
                return root;
        }
    }
    /** `[a.b]` or `[[a.b]]`; for the second the newest element is the table. */
    #header(root) {
        const isArray = this.#text.startsWith("[[", this.#at);
        this.#at += isArray ? 2 : 1;
        const parts = this.#key();
        if (parts.length === 0)
            return undefined;
        let table = descend(root, parts.slice(0, -1));
        const last = parts.at(-1);
        table = child(table, last.name, last);
        return isArray ? child(table, table.children.size, last) : newest(table);
    }
    #assignment(table) {
        const parts = this.#key();
        const last = parts.at(-1);
        this.#skipSpace();
        if (last === undefined || this.#text[this.#at] !== "=")
            return;
        this.#at++;
        const place = this.#value(0);
        place.key = { start: parts[0].start, end: last.end };
        descend(table, parts.slice(0, -1)).children.set(last.name, place);
    }
    /** A dotted key, quoted parts included. */
    #key() {
        const parts = [];
        for (;;) {
            this.#skipSpace();
            const start = this.#at;
            const first = this.#text[start];
            if (first === '"' || first === "'") {
                this.#skipString();
                parts.push({ start, end: this.#at, name: unquoted(this.#text.slice(start, this.#at)) });
            }
            else {
                while (/[\w-]/u.test(this.#text[this.#at] ?? ""))
                    this.#at++;
                if (this.#at === start)
                    return parts;
                parts.push({ start, end: this.#at, name: this.#text.slice(start, this.#at) });
            }
            this.#skipSpace();
            if (this.#text[this.#at] !== ".")
                return parts;
            this.#at++;
        }
    }
    #value(depth) {
        this.#skipSpace();
        const place = { start: this.#at, end: this.#at, children: new Map() };
        const first = this.#text[this.#at];
        if (first === '"' || first === "'")
            this.#skipString();
        else if ((first === "[" || first === "{") && depth < 200)
            this.#items(place, first === "[" ? "]" : "}", depth);
        else
            while (this.#at < this.#text.length && !/[,\]}\n\r#]/u.test(this.#text.charAt(this.#at)))
                this.#at++;
        place.end = this.#at;
        while (place.end > place.start && /[ \t]/u.test(this.#text.charAt(place.end - 1)))
            place.end--;
        return place;
    }
    #items(place, close, depth) {
        this.#at++;
        for (;;) {
            this.#skipBlank();
            const before = this.#at;
            const next = this.#text[this.#at];
            if (next === undefined)
                return;
            if (next === close) {
                this.#at++;
                return;
            }
            if (next === ",")
                this.#at++;
            else if (close === "}") {
                const parts = this.#key();
                const last = parts.at(-1);
                this.#skipSpace();
                if (last === undefined || this.#text[this.#at] !== "=")
                    return;
                this.#at++;
                const value = this.#value(depth + 1);
                value.key = { start: parts[0].start, end: last.end };
                descend(place, parts.slice(0, -1)).children.set(last.name, value);
            }
            else
                place.children.set(place.children.size, this.#value(depth + 1));
            if (this.#at <= before)
                return;
        }
    }
    #skipString() {
        const quote = this.#text.charAt(this.#at);
        const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
        const close = isLong ? quote.repeat(3) : quote;
        this.#at += close.length;
        while (this.#at < this.#text.length && !this.#text.startsWith(close, this.#at)) {
            this.#at += quote === '"' && this.#text[this.#at] === "\\" ? 2 : 1;
        }
        this.#at += close.length;
        // Up to two more quotes may belong to the content.
        while (isLong && this.#text[this.#at] === quote)
            this.#at++;
        this.#at = Math.min(this.#at, this.#text.length);
    }
    #skipSpace() {
        while (this.#text[this.#at] === " " || this.#text[this.#at] === "\t")
            this.#at++;
    }
    #skipBlank() {
        for (;;) {
            while (/[\s]/u.test(this.#text[this.#at] ?? ""))
                this.#at++;
            if (this.#text[this.#at] !== "#")
                return;
            this.#skipLine();
        }
    }
    #skipLine() {
        const end = this.#text.indexOf("\n", this.#at);
        this.#at = end < 0 ? this.#text.length : end + 1;
    }
}
function child(parent, name, at) {
    const known = parent.children.get(name);
    if (known !== undefined)
        return known;
    const { start, end } = at;
    const made = { start, end, key: { start, end }, children: new Map() };
    parent.children.set(name, made);
    return made;
}
function descend(table, parts) {
    let current = table;
    for (const part of parts)
        current = newest(child(current, part.name, part));
    return current;
}
/** In an array of tables a header or key below it means the last one. */
function newest(place) {
    const last = place.children.get(place.children.size - 1);
    return last ?? place;
}
function unquoted(source) {
    const content = source.slice(1, -1);
    if (source.startsWith("'"))
        return content;
    try {
        return String(JSON.parse(`"${content.replace(/\\U([0-9a-fA-F]{8})/gu, (_, hex) => {
            return String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
        })}"`));
    }
    catch {
        return content;
    }
}

;// CONCATENATED MODULE: ./out/audit/parse/config/toml.js



/** Reads TOML. The parser gives values; where they stand is found by a scan of its own. */
function readToml(text, path) {
    let parsed;
    try {
        parsed = (0,dist/* parse */.qg)(text, { maxDepth: config_document/* MAX_CONFIG_DEPTH */.YK });
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        const offset = offsetOfLine(text, error.line);
        if (/nest|depth/iu.test(error.message))
            throw new config_document/* ConfigTooDeepError */.FC(offset);
        const detail = "The file is not valid TOML.";
        return (0,config_document/* documentOf */.lM)(path, text, undefined, { reason: "parse-degraded", detail, offset });
    }
    const places = tomlPlaces(text);
    return (0,config_document/* documentOf */.lM)(path, text, convert(parsed, places, places, 0));
}
function offsetOfLine(text, line) {
    let offset = 0;
    for (let i = 1; i < line; i++) {
        const next = text.indexOf("\n", offset);
        if (next < 0)
            break;
        offset = next + 1;
    }
    return offset;
}
/** `above`: the nearest place that is known, for values that the scan missed. */
function convert(value, place, above, depth) {
    const known = place ?? above;
    (0,config_document/* checkDepth */.kP)(depth, known.start);
    const named = (0,config_document/* configSpan */.nQ)(known, place?.key);
    if (Array.isArray(value)) {
        const children = new Map();
        for (const [index, item] of value.entries()) {
            children.set(index, convert(item, place?.children.get(index), known, depth + 1));
        }
        return (0,config_document/* listNode */.du)(named, children);
    }
    if (typeof value === "object" && value !== null && !(value instanceof dist/* TomlDate */.PJ)) {
        const children = new Map();
        for (const [key, item] of Object.entries(value)) {
            children.set(key, convert(item, place?.children.get(key), known, depth + 1));
        }
        return (0,config_document/* objectNode */.e1)(named, children);
    }
    return { ...named, value: scalar(value) };
}
function scalar(value) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
        return value;
    return value instanceof dist/* TomlDate */.PJ ? value.toISOString() : String(value);
}


/***/ })

};
;
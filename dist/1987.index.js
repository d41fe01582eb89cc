"use strict";
exports.id = 1987;
exports.ids = [1987,3980];
exports.modules = {

/***/ 6615:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ recordLabel; },
/* harmony export */   g: function() { return /* binding */ Calls; }
/* harmony export */ });
/* harmony import */ var _findings_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9832);

/** Open requests that are followed; of more, the oldest are forgotten. */
const MAX_OPEN = 20_000;
const MAX_NAME = 100;
/** Members that name what is called, where that is no place of the machine. */
const NAMED = new Set(["tools/call", "prompts/get"]);
/** Tells of each message which call it belongs to, with the requests that are open as its only memory. */
class Calls {
    #open = new Map();
    /** @param body a message, or what stands in its place */
    of(dir, body) {
        const other = dir === "c2s" ? "s2c" : "c2s";
        if (!(0,_findings_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(body))
            return { requester: dir, kind: "other", method: "", target: "" };
        const { method, id } = body;
        if (typeof method === "string") {
            const named = { method: method.slice(0, MAX_NAME), target: targetOf(method, body.params) };
            if (id === undefined)
                return { requester: dir, kind: "notification", ...named };
            this.#open.set(keyOf(dir, id), named);
            if (this.#open.size > MAX_OPEN)
                this.#forgetOldest();
            return { requester: dir, kind: "request", ...named };
        }
        if (body.result === undefined && body.error === undefined) {
            return { requester: dir, kind: "other", method: "", target: "" };
        }
        const key = keyOf(other, id);
        const asked = this.#open.get(key) ?? { method: "", target: "" };
        this.#open.delete(key);
        return { requester: other, kind: "response", ...asked };
    }
    #forgetOldest() {
        let surplus = MAX_OPEN / 2;
        for (const key of this.#open.keys()) {
            this.#open.delete(key);
            if (--surplus === 0)
                return;
        }
    }
}
function keyOf(requester, id) {
    return `${requester} ${typeof id === "string" ? JSON.stringify(id.slice(0, 256)) : String(id)}`;
}
function targetOf(method, params) {
    if (!NAMED.has(method) || !(0,_findings_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(params))
        return "";
    const { name } = params;
    return typeof name === "string" ? name.slice(0, MAX_NAME) : "";
}
/** What a record is called where records of several captures are compared: equal for those that have the same part in a test. */
function recordLabel(record, calls) {
    switch (record.type) {
        case "frame":
            return `${record.dir} ${calls.length === 0 ? "noise" : calls.map(callLabel).join(", ")}`;
        case "http.request":
            return `${record.dir} ${record.type} ${record.method.slice(0, MAX_NAME)}`;
        case "http.response":
        case "http.end":
        case "sse":
            return `${record.dir} ${record.type}`;
        case "process":
            return `process ${record.event}`;
        default:
            return String(record.type).slice(0, MAX_NAME);
    }
}
function callLabel({ kind, method, target }) {
    return [method, target, kind].filter((part) => part !== "").join(" ");
}


/***/ }),

/***/ 5719:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ editJson; },
/* harmony export */   r: function() { return /* binding */ stringValue; }
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6547);

/**
 * Replaces single values of a JSON text where they stand: order and repetition of keys, spelling of numbers and white space
 * of all others survive. No recursion.
 * @param text one valid JSON text
 * @param edit gets each string, number and word as it is written, with its place; the place is only valid inside of the
 *   call. What it gives is written instead: JSON, or undefined to leave the value
 */
function editJson(text, edit) {
    const path = [];
    let wantsKey = false;
    let out = "";
    let copied = 0;
    for (let at = 0; at < text.length; at++) {
        switch (text.charCodeAt(at)) {
            case 0x7b:
                path.push("");
                wantsKey = true;
                continue;
            case 0x5b:
                path.push(0);
                continue;
            case 0x7d:
            case 0x5d:
                path.pop();
                wantsKey = false;
                continue;
            case 0x2c: {
                const last = path.length - 1;
                const index = path[last];
                if (typeof index === "number")
                    path[last] = index + 1;
                else
                    wantsKey = true;
                continue;
            }
            case 0x3a:
            case 0x20:
            case 0x09:
            case 0x0a:
            case 0x0d:
                continue;
            default:
        }
        const end = valueEnd(text, at);
        const written = text.slice(at, end);
        if (wantsKey) {
            path[path.length - 1] = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
            wantsKey = false;
        }
        else {
            const other = edit(path, written);
            if (other !== undefined && other !== written) {
                out += text.slice(copied, at) + other;
                copied = end;
            }
        }
        at = end - 1;
    }
    return copied === 0 ? text : out + text.slice(copied);
}
/** The text of a JSON string. @param written with its quotes */
function stringValue(written) {
    return written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
}
function valueEnd(text, start) {
    if (text[start] === '"') {
        const end = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, start);
        return end < 0 ? text.length : end + 1;
    }
    let end = start;
    while (end < text.length && !ENDS.has(text.charCodeAt(end)))
        end++;
    return Math.max(end, start + 1);
}
/** Comma, brackets and white space. */
const ENDS = new Set([0x2c, 0x7d, 0x5d, 0x20, 0x09, 0x0a, 0x0d]);


/***/ }),

/***/ 9990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fm: function() { return /* binding */ rewritten; },
/* harmony export */   tR: function() { return /* binding */ originalState; },
/* harmony export */   zW: function() { return /* binding */ originalOf; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1879);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(975);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8913);




/**
 * Reads a capture to its end, which tells whether what is made of it may be called whole.
 * @param doing names what is to be done, such as "redacted"
 * @throws UserError (3) when it cannot be read or is another recorder's
 */
function originalOf(path, label, doing) {
    const { start, summary } = (0,_verify_js__WEBPACK_IMPORTED_MODULE_3__/* .verifyCapture */ .e9)(path, { label });
    if (summary.format === "portlight")
        return { path, label, start, summary };
    throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${label} is a log of ${summary.format}, and only captures of portlight's own recorder can be ${doing}: record the session with portlight record.`, 3);
}
/**
 * The text of the other capture in pieces, one record or a few each, so that the memory does not depend on its length. Lines
 * that cannot be read are left out; the numbers show the hole. Every record keeps its number, and the end record counts and
 * digests what is there now. A capture without end record gives one without.
 */
function* rewritten(original, rewrite) {
    const reader = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readCapture */ .po)(original.path, { label: original.label, unknownRecords: true });
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    const frames = { c2s: 0, s2c: 0 };
    let end;
    const out = (lines) => {
        const text = lines.map((line) => `${line}\n`).join("");
        hash.update(text);
        return text;
    };
    try {
        for (let located = reader.next(); located; located = reader.next()) {
            const { record } = located;
            if (record.type === "session.end")
                end = record;
            else if (record.type === "session.start")
                yield out([JSON.stringify(rewrite.start(record))]);
            else {
                if (record.type === "frame")
                    frames[record.dir]++;
                const lines = rewrite.line(located, located.rawLine?.() ?? "");
                if (lines.length > 0)
                    yield out(lines);
            }
        }
    }
    finally {
        reader.close();
    }
    const rest = rewrite.rest?.() ?? [];
    if (rest.length > 0)
        yield out(rest);
    if (!end)
        return;
    const { dropped, ts } = end;
    const sealed = { type: "session.end", ts: rewrite.end(ts), frames, dropped, sha256: hash.digest("hex") };
    yield `${JSON.stringify(sealed)}\n`;
}
/** State that goes into `derived` of what is made of a capture. */
function originalState({ state }) {
    return state === "edited" || state === "incomplete" ? { state } : {};
}


/***/ }),

/***/ 4005:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ readLines; },
/* harmony export */   f: function() { return /* binding */ learnVolatile; }
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);
/* harmony import */ var _json_edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5719);
/* harmony import */ var _learned_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4904);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3283);




/** Characters of lines that wait for their like in the other capture; with more the two are not of one test. */
const MAX_WAITING = 64 * 1024 * 1024;
/**
 * Learns from two recordings of one test which values differ from one to the next. Lines are compared with their like: the third answer of
 * one tool with the third of the other capture. What a server declares, what the protocol itself gives, words such as `true` and the
 * codes of errors are never volatile: they are what the test is about.
 * @param a pieces of whole lines, tidied
 * @param places are added to
 * @returns false when more differs than is worth remembering
 */
function learnVolatile(a, b, places) {
    const waiting = [new Map(), new Map()];
    const lines = [readLines(a), readLines(b)];
    let size = 0;
    let complete = true;
    for (let open = 2, side = 0; open > 0; side = side === 0 ? 1 : 0) {
        const { value: line, done } = lines[side].next();
        if (done) {
            open--;
            side = side === 0 ? 1 : 0;
            if (open === 0)
                break;
            for (const rest of lines[side])
                complete = match(rest, side) && complete;
            break;
        }
        complete = match(line, side) && complete;
        if (size > MAX_WAITING)
            return false;
    }
    return complete;
    function match(line, side) {
        const others = waiting[side === 0 ? 1 : 0];
        const like = others.get(line.label)?.shift();
        if (like) {
            size -= like.text.length;
            return side === 0 ? compare(line, like, places) : compare(like, line, places);
        }
        const own = waiting[side];
        const queue = own.get(line.label);
        if (queue)
            queue.push(line);
        else
            own.set(line.label, [line]);
        size += line.text.length;
        return true;
    }
}
/** The records between the first and the last of a tidied capture. @param pieces of whole lines */
function* readLines(pieces) {
    const calls = new _calls_js__WEBPACK_IMPORTED_MODULE_0__/* .Calls */ .g();
    for (const piece of pieces) {
        for (const text of piece.split("\n")) {
            if (text === "")
                continue;
            const record = JSON.parse(text);
            if (record.type === "session.start" || record.type === "session.end")
                continue;
            const frame = record.type === "frame" ? record.frame : undefined;
            const isBatch = Array.isArray(frame);
            const messages = isBatch ? frame : frame === undefined ? [] : [frame];
            const own = record.type === "frame" ? messages.map((message) => calls.of(record.dir, message)) : [];
            yield { label: (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .recordLabel */ .G)(record, own), text, calls: own, isBatch };
        }
    }
    return undefined;
}
function compare(a, b, places) {
    if (a.text === b.text)
        return true;
    const values = valuesOf(a);
    let complete = true;
    for (const [place, written] of valuesOf(b)) {
        const other = values.get(place);
        if (other === undefined || other === written || other.startsWith('"') !== written.startsWith('"'))
            continue;
        complete =
            places.add(place, written.startsWith('"') ? tokens((0,_json_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .stringValue */ .r)(other), (0,_json_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .stringValue */ .r)(written)) : undefined) &&
                complete;
    }
    return complete;
}
function tokens(a, b) {
    // A digest in place of a content says nothing about its parts.
    return isCut(a) || isCut(b) ? undefined : (0,_learned_js__WEBPACK_IMPORTED_MODULE_3__/* .differingTokens */ .By)(a, b);
}
function isCut(text) {
    return text.startsWith("[cut:") || text.startsWith("W2N1dDo");
}
/** Values that may be volatile, by their places. */
function valuesOf({ label, text, calls, isBatch }) {
    const values = new Map();
    const from = isBatch ? 2 : 1;
    (0,_json_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .editJson */ .p)(text, (path, written) => {
        if (!/^["\-0-9]/.test(written))
            return undefined;
        if (path[0] !== "frame") {
            if (path.length === 1 && path[0] === "text")
                values.set((0,_learned_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(label, path, 0), written);
            return undefined;
        }
        const call = calls[isBatch ? path[1] : 0];
        if (!call || path.length <= from || (path[from] === "error" && path.at(-1) === "code"))
            return undefined;
        if (["data", "text", "bytes"].includes((0,_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .d)(path, from, call)))
            values.set((0,_learned_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(label, path, 1), written);
        return undefined;
    });
    return values;
}


/***/ }),

/***/ 4904:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: function() { return /* binding */ placeOf; },
/* harmony export */   By: function() { return /* binding */ differingTokens; },
/* harmony export */   Zs: function() { return /* binding */ VolatilePlaces; }
/* harmony export */ });
/* unused harmony export MAX_PLACES */
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2280);

/** Places that one capture may name; a test with more is not the same test twice. */
const MAX_PLACES = 2000;
const MAX_LENGTH = 400;
/** What stands where a value differs from one recording to the next. */
const VOLATILE = "~";
/** Tokens of a text: what stands between them is the same in both recordings when only values differ. */
const TOKEN = /[\p{L}\p{N}_.+~-]+/gu;
/** A text with more tokens is volatile as a whole. */
const MAX_TOKENS = 2000;
/** Names a value of a call: `s2c tools/call stats response $.result.content[0].text`. */
function placeOf(label, path, from) {
    let out = `${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleName */ .ko)(label, 250)} $`;
    for (const part of path.slice(from)) {
        out +=
            typeof part === "number"
                ? `[${part}]`
                : /^[A-Za-z_]\w{0,63}$/.test(part)
                    ? `.${part}`
                    : `['${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleName */ .ko)(part)}']`;
        if (out.length > MAX_LENGTH)
            break;
    }
    return out.slice(0, MAX_LENGTH);
}
/**
 * Which tokens of two texts differ, by their indexes.
 * @returns undefined when more than tokens differs
 */
function differingTokens(a, b) {
    if (a.replace(TOKEN, "~") !== b.replace(TOKEN, "~"))
        return undefined;
    const [left, right] = [a.match(TOKEN) ?? [], b.match(TOKEN) ?? []];
    if (left.length > MAX_TOKENS || left.length !== right.length)
        return undefined;
    return left.flatMap((token, index) => (token === right[index] ? [] : [index]));
}
/** Places that are known to be volatile, and the tokens there; undefined stands for the whole value. */
class VolatilePlaces {
    #places = new Map();
    constructor(places) {
        this.addAll(places);
    }
    /** @param places as they stand in a capture, so anybody's */
    addAll(places) {
        if (!Array.isArray(places))
            return;
        for (const place of places.slice(0, MAX_PLACES))
            if (typeof place === "string" && place.length <= 2 * MAX_LENGTH)
                this.#read(place);
    }
    get size() {
        return this.#places.size;
    }
    /** @returns false when there are too many */
    add(place, tokens) {
        const known = this.#places.get(place);
        if (known === undefined && !this.#places.has(place)) {
            if (this.#places.size >= MAX_PLACES)
                return false;
            this.#places.set(place, tokens && new Set(tokens));
        }
        else if (tokens === undefined)
            this.#places.set(place, undefined);
        else
            for (const token of tokens)
                known?.add(token);
        return true;
    }
    /** A text without what is volatile in it. */
    text(place, text) {
        if (!this.#places.has(place))
            return text;
        const tokens = this.#places.get(place);
        if (tokens === undefined)
            return VOLATILE;
        let index = -1;
        return text.replace(TOKEN, (token) => (tokens.has(++index) ? VOLATILE : token));
    }
    has(place) {
        return this.#places.has(place);
    }
    /** In a form that may be stored, sorted. */
    toList() {
        return [...this.#places]
            .map(([place, tokens]) => (tokens ? `${place}#${[...tokens].sort((a, b) => a - b).join(",")}` : place))
            .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    }
    #read(text) {
        const [, place, tokens] = /^(.*)#([0-9]{1,4}(?:,[0-9]{1,4})*)$/s.exec(text) ?? [];
        if (place === undefined || tokens === undefined)
            this.add(text, undefined);
        else
            this.add(place, tokens.split(",").map(Number));
    }
}


/***/ }),

/***/ 3283:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ positionOf; }
/* harmony export */ });
const ENVELOPE = new Set(["jsonrpc", "method"]);
const SURFACE = new Set([
    "tools",
    "prompts",
    "resourceTemplates",
    "serverInfo",
    "clientInfo",
    "capabilities",
    "instructions",
    "protocolVersion",
    "supportedVersions",
    "resultType",
]);
/** Below these everything is the user's or the tool's own. */
const OWN = new Set([
    "arguments",
    "structuredContent",
    "content",
    "contents",
    "messages",
]);
/** A member of `_meta` of 2026-07-28 (basic/index). Written out: this room knows no protocol. */
const SUBSCRIPTION_ID = "io.modelcontextprotocol/subscriptionId";
const RELATED_TASK = "io.modelcontextprotocol/related-task";
/**
 * @param path of the value in its line
 * @param from where the message begins in it
 */
function positionOf(path, from, call) {
    const depth = path.length - from;
    const top = path[from];
    const second = path[from + 1];
    const last = path.at(-1);
    if (depth === 1)
        return top === "id" ? "id" : ENVELOPE.has(top) ? "surface" : "data";
    if (top !== "params" && top !== "result")
        return "data";
    if (second !== undefined && SURFACE.has(second))
        return "surface";
    if (second === "_meta")
        return inMeta(path[from + 2], last, depth);
    if (second !== undefined && OWN.has(second))
        return top === "result" ? contentPosition(path, from) : "data";
    if (depth === 2) {
        if (top === "params" && second === "name" && (call.method === "tools/call" || call.method === "prompts/get")) {
            return "surface";
        }
        if (second === "requestId" && call.method === "notifications/cancelled")
            return "id";
        if (second === "progressToken" && call.method === "notifications/progress")
            return "token";
        if (second === "nextCursor" || second === "cursor")
            return "cursor";
        if (second === "requestState")
            return "state";
        if (second === "elicitationId")
            return "elicitation";
    }
    return last === "taskId" ? "task" : "data";
}
function inMeta(name, last, depth) {
    if (name === "progressToken" && depth === 3)
        return "token";
    if (name === "traceparent" && depth === 3)
        return "trace";
    if (name === SUBSCRIPTION_ID)
        return "client-id";
    if (name === RELATED_TASK && last === "taskId")
        return "task";
    return typeof name === "string" && name.startsWith("io.modelcontextprotocol/") ? "surface" : "data";
}
function contentPosition(path, from) {
    const below = path.slice(from + 1);
    const inner = below.slice(2).filter((part) => part !== "resource" && part !== "content");
    if (below[0] === "structuredContent" || typeof below[1] !== "number" || inner.length !== 1)
        return "data";
    if (inner[0] === "text")
        return "text";
    return inner[0] === "data" || inner[0] === "blob" ? "bytes" : "data";
}


/***/ }),

/***/ 8913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: function() { return /* binding */ problemWords; },
/* harmony export */   e9: function() { return /* binding */ verifyCapture; },
/* harmony export */   zU: function() { return /* binding */ operations; }
/* harmony export */ });
/* harmony import */ var _findings_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9832);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(975);


const MAX_PROFILE = 64;
/**
 * Reads a log to its end and says whether it is whole. A digest shows that a log was not damaged, never that it is true.
 * @param source a path
 * @throws UserError (3) when the file cannot be read or is no session log
 */
function verifyCapture(source, options = {}) {
    const reader = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readCapture */ .po)(source, options);
    try {
        while (reader.next()) {
            // Each record is counted by the reader.
        }
    }
    finally {
        reader.close();
    }
    const { start } = reader;
    return { summary: reader.summary(), redaction: redactionOf(start), tidy: isTidy(start), start };
}
/** True for a capture that was made for committing. */
function isTidy(start) {
    return operations(start).includes("tidy");
}
/** What was done to a capture since it was recorded, in its order. The record is anybody's, so nothing is taken for granted. */
function operations(start) {
    const op = (0,_findings_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(start.derived) ? start.derived.op : undefined;
    return typeof op === "string" && op.length <= MAX_PROFILE ? op.split("+") : [];
}
function redactionOf({ redaction }) {
    const profile = (0,_findings_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(redaction) ? redaction.profile : undefined;
    return typeof profile === "string" && profile !== "" ? profile.slice(0, MAX_PROFILE) : "unknown";
}
/** Why a log is not self-consistent, each as half a sentence. */
function problemWords({ problems, missing, outOfOrder, dropped, damagedCount }) {
    const words = {
        "no-end": "it has no end record, so the recorder was killed or the file cut",
        "torn-tail": "it ends within a line",
        digest: "its digest is not that of its lines",
        counts: "it holds another number of messages than its end record says",
        "after-end": "something follows its end record",
        "out-of-order": `${count(outOfOrder, "record stands", "records stand")} out of order`,
        missing: `${count(missing, "record is", "records are")} missing between others`,
        gap: `the recorder lost ${count(Math.max(dropped, 1), "message", "messages")}`,
        damaged: `${count(damagedCount, "line", "lines")} cannot be read`,
        "of-edited": "it was made from a capture that was edited",
        "of-incomplete": "it was made from a capture that was incomplete",
    };
    return problems.map((problem) => words[problem]);
}
function count(number, one, many) {
    return `${number} ${number === 1 ? one : many}`;
}


/***/ }),

/***/ 8109:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ familiesOf; },
/* harmony export */   n: function() { return /* binding */ allFamiliesOf; }
/* harmony export */ });
const COMMANDS = {
    scan: { source: ["audit", "content"], session: ["check", "detect", "content", "gate"], both: ["surface", "gate"] },
    audit: { source: ["audit", "content"], session: [], both: [] },
    check: { source: [], session: ["check", "gate"], both: [] },
    detect: { source: [], session: ["detect", "content", "gate"], both: [] },
};
function familiesOf(command) {
    return COMMANDS[command];
}
/** Every family that a command runs, each once. */
function allFamiliesOf(command) {
    const { source, session, both } = COMMANDS[command];
    return [...new Set([...source, ...session, ...both])];
}


/***/ }),

/***/ 138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ inFolder; },
/* harmony export */   s: function() { return /* binding */ defaultConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4258);


/**
 * What holds where no file says otherwise.
 * @param folder relative to the root, POSIX
 */
function defaultConfig(folder) {
    return {
        folder,
        audit: { paths: [folder], exclude: [], tests: "demote" },
        captures: [`${_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FOLDER */ .EX}/sessions/**`],
        captureDefault: true,
        servers: [],
        perspective: "server",
        rules: new Map(),
        ignore: [],
        secrets: { packs: [], patterns: [] },
        baselinePath: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, _locate_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FOLDER */ .EX, _locate_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_NAME */ .WY),
        notices: [],
    };
}
/** A glob of the file as one relative to the root; the folder's own characters stand for themselves. */
function inFolder(folder, glob) {
    return folder === "." ? glob : `${folder.replace(/[\\*?[\]{}!()+@,]/g, "\\$&")}/${glob}`;
}


/***/ }),

/***/ 3980:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: function() { return /* binding */ loadConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7167);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(138);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4258);








/** Largest configuration file in bytes. */
const MAX_BYTES = 64 * 1024;
/**
 * Reads the configuration of a project, or gives the defaults when it has none.
 * @throws UserError that names file, line and what to do
 */
async function loadConfig(options) {
    const { root, start, explicitPath, rules = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .allRules */ .V7)() } = options;
    const place = explicitPath === undefined ? (0,_locate_js__WEBPACK_IMPORTED_MODULE_7__/* .locateConfig */ .p0)(root, start) : (0,_locate_js__WEBPACK_IMPORTED_MODULE_7__/* .locateExplicit */ .JF)(root, start, explicitPath);
    if (place.path === undefined) {
        const config = (0,_defaults_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultConfig */ .s)(place.folder);
        return withOuter(config, config.baselinePath, place.outer);
    }
    const label = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(place.path);
    const text = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readProjectFile */ .S)({ root, path: place.path, maxBytes: MAX_BYTES, label, exitCode: 2 });
    if (text === undefined)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${label} does not exist; check --config.`);
    // The YAML parser is large, and most projects have no file.
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(3483), __webpack_require__.e(3897)]).then(__webpack_require__.bind(__webpack_require__, 3897));
    const config = await parseConfig(text, {
        path: place.path,
        folder: place.folder,
        rules,
        // What cannot be looked at is left to the audit, which says so.
        exists: (path) => (0,_files_look_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAt */ .t5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)).kind !== "absent",
    });
    return withOuter(config, place.path, place.outer);
}
/** Says which configuration is not read because a nearer folder decides. */
function withOuter(config, applies, outer) {
    if (outer === undefined)
        return config;
    const notice = `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(applies)} applies here; ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(outer)} further up is not read.`;
    return { ...config, notices: [...config.notices, notice] };
}


/***/ }),

/***/ 4258:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: function() { return /* binding */ CONFIG_FOLDER; },
/* harmony export */   JF: function() { return /* binding */ locateExplicit; },
/* harmony export */   WY: function() { return /* binding */ BASELINE_NAME; },
/* harmony export */   p0: function() { return /* binding */ locateConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7167);





const CONFIG_FOLDER = ".portlight";
const CONFIG_NAME = "config.yml";
const BASELINE_NAME = "baseline.json";
/** Names that people write for it; each is told instead of being silently ignored. */
const LOOKALIKES = ["config.yaml", "config.json", "config.toml"];
/**
 * Finds the one folder whose settings apply: the nearest at or above `start`, never above the root, whose `.portlight/`
 * holds a configuration or a baseline.
 * @param root absolute real path
 * @param start absolute real path of the working directory, inside the root
 * @throws UserError when a folder holds a second file that looks like it, or does not let itself be looked into
 */
function locateConfig(root, start) {
    if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(root, start))
        return { folder: "." };
    const startFolder = toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, start)) || ".";
    let found;
    for (let folder = startFolder;; folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(folder)) {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, CONFIG_FOLDER, CONFIG_NAME);
        const exists = entryExists(root, path);
        for (const name of LOOKALIKES) {
            const other = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, CONFIG_FOLDER, name);
            if (found || !entryExists(root, other))
                continue;
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(exists
                ? `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)} and ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(other)} both exist; keep the first and delete the second.`
                : `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(other)} is not read; the configuration is called ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}.`);
        }
        if (exists && found)
            return { ...found, outer: path };
        if (exists)
            found = { folder, path };
        else if (!found && entryExists(root, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, CONFIG_FOLDER, BASELINE_NAME)))
            found = { folder };
        if (folder === ".")
            break;
    }
    return found ?? { folder: startFolder };
}
/**
 * The place of a file that `--config` names.
 * @param explicit absolute, or relative to `start`
 * @throws UserError when it lies outside the root
 */
function locateExplicit(root, start, explicit) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(explicit) ? explicit : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(start, explicit);
    const path = toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, file));
    if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(root, file) || path === "") {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`--config ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(explicit)} lies outside the project; name a file inside it.`);
    }
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    // A file in `.portlight/` speaks for the folder above it, any other for the working directory.
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(parent) === CONFIG_FOLDER ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent) : toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, start)) || ".";
    return { folder, path };
}
function toPosix(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
/** @throws UserError when the system does not tell: what may hold the policy is not passed over */
function entryExists(root, path) {
    const look = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAt */ .t5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path));
    if (look.kind === "refused")
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalWords */ .WW)(look.code)}.`);
    return look.kind === "entry";
}


/***/ }),

/***/ 9627:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: function() { return /* binding */ addedSecrets; },
/* harmony export */   ed: function() { return /* binding */ withAddedSecrets; }
/* harmony export */ });
/* unused harmony export MAX_ADDED_HITS */
/* harmony import */ var _secrets_packs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(581);

/**
 * @returns undefined when nothing is added
 * @throws UserError for a pattern that cannot be used
 */
async function addedSecrets(settings) {
    if (settings === undefined || settings.packs.length + settings.patterns.length === 0)
        return undefined;
    const { packs, patterns } = settings;
    // The engine of patterns is large, and most projects have none.
    const custom = patterns.length === 0 ? [] : (await Promise.all(/* import() */[__webpack_require__.e(1599), __webpack_require__.e(4903)]).then(__webpack_require__.bind(__webpack_require__, 7284))).compileCustomPatterns(patterns);
    return { packs, custom };
}
/** Hits of one kind in one text: no report lists as many, and a pattern may match every character. */
const MAX_ADDED_HITS = 10_000;
/**
 * The hits of a text with what is added to them, in order of place; hits of several added kinds may overlap. What was added
 * takes nothing away: it gives way to a known hit that it meets, but a pattern that covers a suspected secret names it.
 * @param known in order, none overlapping
 */
function withAddedSecrets(text, known, { packs, custom }) {
    const found = [];
    for (const pack of packs) {
        const hits = [];
        (0,_secrets_packs_js__WEBPACK_IMPORTED_MODULE_0__/* .findPacked */ .yv)(text, [pack], hits);
        for (const hit of hits.slice(0, MAX_ADDED_HITS))
            found.push(hit);
    }
    const packed = new Set(found);
    for (const { kind, matches, accepts } of custom) {
        let count = 0;
        for (const { start, end } of matches(text)) {
            const value = text.slice(start, end);
            if (accepts && !accepts(value))
                continue;
            if (++count > MAX_ADDED_HITS)
                break;
            // Nothing but a pattern says that it is one.
            found.push({ kind, category: "secret", start, end, value, strength: "suspected" });
        }
    }
    if (found.length === 0)
        return known;
    found.sort(byPlace);
    const named = new Set();
    const added = [];
    let next = 0;
    for (const hit of found) {
        while (next < known.length && known[next].end <= hit.start)
            next++;
        const met = known[next];
        if (!met || met.start >= hit.end) {
            added.push(hit);
            continue;
        }
        const meetsMore = (known[next + 1]?.start ?? hit.end) < hit.end;
        const covers = hit.start <= met.start && hit.end >= met.end && !meetsMore;
        if (packed.has(hit) || !covers || met.category !== "secret" || met.strength !== "suspected")
            continue;
        named.add(met);
        added.push(hit);
    }
    return [...known.filter((hit) => !named.has(hit)), ...added].sort(byPlace);
}
function byPlace(a, b) {
    return a.start - b.start || b.end - a.end || (a.kind < b.kind ? -1 : 1);
}


/***/ }),

/***/ 1233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ compileGlob; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);

const MAX_PATTERN = 256;
const MAX_ALTERNATIVES = 32;
/**
 * @param options.flat the text has no segments: `*` and `?` match a slash too
 * @throws UserError when the pattern is longer than 256 characters, has more than 32 alternatives, or a bracket that
 *   is not closed. The message starts in lower case and names no pattern: the caller puts the place before it
 */
function compileGlob(pattern, options = {}) {
    if (pattern.length > MAX_PATTERN)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`a glob longer than ${MAX_PATTERN} characters is not accepted.`);
    const flat = options.flat === true;
    const programs = expandBraces(pattern).map((text) => tokenise(flat ? text : text.replace(/\/+$/, ""), flat));
    return { matches: (text) => programs.some((program) => run(program, text, flat)) };
}
function expandBraces(pattern) {
    const done = new Set();
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const text of open) {
            const choice = firstChoice(text);
            if (!choice)
                done.add(text);
            else
                for (const option of choice.options)
                    next.push(choice.before + option + choice.after);
        }
        if (done.size + next.length > MAX_ALTERNATIVES) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`a glob with more than ${MAX_ALTERNATIVES} alternatives is not accepted.`);
        }
        open = next;
    }
    return [...done];
}
function firstChoice(text) {
    let depth = 0;
    let start = -1;
    let cut = 0;
    const options = [];
    for (let i = 0; i < text.length; i++) {
        const char = text[i];
        if (char === "\\")
            i++;
        else if (char === "{") {
            if (depth === 0) {
                start = i;
                cut = i + 1;
            }
            depth++;
        }
        else if (char === "," && depth === 1) {
            options.push(text.slice(cut, i));
            cut = i + 1;
        }
        else if (char === "}" && depth > 0) {
            depth--;
            if (depth === 0) {
                options.push(text.slice(cut, i));
                return { before: text.slice(0, start), options, after: text.slice(i + 1) };
            }
        }
    }
    if (depth > 0)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("a glob with an unclosed { is not accepted.");
    return undefined;
}
function tokenise(pattern, flat) {
    const tokens = [];
    for (let i = 0; i < pattern.length; i++) {
        const char = pattern[i];
        if (char === "\\" && i + 1 < pattern.length)
            tokens.push({ kind: "char", char: pattern[++i] });
        else if (char === "?")
            tokens.push({ kind: "any" });
        else if (char === "*") {
            let end = i;
            while (pattern[end + 1] === "*")
                end++;
            const startsSegment = i === 0 || pattern[i - 1] === "/";
            if (end === i || flat)
                tokens.push({ kind: "star" });
            else if (startsSegment && pattern[end + 1] === "/") {
                tokens.push({ kind: "folders" });
                end++;
            }
            else
                tokens.push({ kind: "deep" });
            i = end;
        }
        else if (char === "[") {
            const close = pattern.indexOf("]", i + (pattern[i + 1] === "!" || pattern[i + 1] === "^" ? 3 : 2));
            if (close < 0)
                throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("a glob with an unclosed [ is not accepted.");
            tokens.push(classToken(pattern.slice(i + 1, close)));
            i = close;
        }
        else
            tokens.push({ kind: "char", char });
    }
    return tokens;
}
function classToken(body) {
    const negated = body.startsWith("!") || body.startsWith("^");
    const text = negated ? body.slice(1) : body;
    const ranges = [];
    for (let i = 0; i < text.length; i++) {
        if (text[i + 1] === "-" && i + 2 < text.length) {
            ranges.push([text[i], text[i + 2]]);
            i += 2;
        }
        else
            ranges.push([text[i], text[i]]);
    }
    return { kind: "class", negated, ranges };
}
function run(program, text, flat) {
    const end = program.length;
    const coversFolder = !flat && endsLiterally(program);
    let now = new Uint8Array(end + 1);
    /** Enters a state and what can be reached from it without reading. */
    const enter = (states, at) => {
        for (let i = at; states[i] !== 1; i++) {
            states[i] = 1;
            const kind = program[i]?.kind;
            if (kind !== "star" && kind !== "deep" && kind !== "folders")
                return;
        }
    };
    enter(now, 0);
    for (const char of text.split("")) {
        const slash = char === "/" && !flat;
        if (slash && coversFolder && now[end] === 1)
            return true;
        const next = new Uint8Array(end + 1);
        let alive = false;
        for (let i = 0; i < end; i++) {
            if (now[i] !== 1)
                continue;
            const token = program[i];
            if (token.kind === "folders") {
                // It stays in its segments, and only after a slash may the rest begin.
                next[i] = 1;
                alive = true;
                if (char === "/")
                    enter(next, i + 1);
            }
            else if (token.kind === "deep" || (token.kind === "star" && !slash)) {
                enter(next, i);
                alive = true;
            }
            else if (accepts(token, char, slash)) {
                enter(next, i + 1);
                alive = true;
            }
        }
        if (!alive)
            return false;
        now = next;
    }
    return now[end] === 1;
}
function endsLiterally(program) {
    for (let i = program.length - 1; i >= 0; i--) {
        const token = program[i];
        if (token.kind === "folders" || (token.kind === "char" && token.char === "/"))
            return i < program.length - 1;
        if (token.kind !== "char")
            return false;
    }
    return program.length > 0;
}
function accepts(token, char, slash) {
    if (token.kind === "char")
        return token.char === char;
    if (slash)
        return false;
    if (token.kind === "any")
        return true;
    return token.kind === "class" && token.ranges.some(([from, to]) => char >= from && char <= to) !== token.negated;
}


/***/ }),

/***/ 2037:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ demoteOtherSide; },
/* harmony export */   Z: function() { return /* binding */ demotionOf; }
/* harmony export */ });
/** The finding as a note when it is the other side's fault; undefined fault is nobody's, and a note is one already. */
function demoteOtherSide(finding, perspective) {
    const fault = finding.subject?.fault;
    return finding.severity === "note" || !isOtherSide(fault, perspective)
        ? finding
        : { ...finding, severity: "note", data: { ...finding.data, demoted: "other-side" } };
}
function isOtherSide(fault, perspective) {
    return fault !== undefined && perspective !== "both" && fault !== perspective;
}
/** Why a finding is a note although its rule is not; undefined for every other finding. */
function demotionOf(finding) {
    const reason = finding.severity === "note" ? finding.data?.demoted : undefined;
    return reason === "test-code" || reason === "other-side" ? reason : undefined;
}


/***/ }),

/***/ 9832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 9758:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ compareFindings; },
/* harmony export */   n: function() { return /* binding */ compareText; }
/* harmony export */ });
/** Compares by UTF-16 code units: the same on every machine, unlike `localeCompare`. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** The one order of findings in every format: path, line, column, rule, fingerprint. */
function compareFindings(a, b) {
    return (compareText(a.location.path, b.location.path) ||
        a.location.startLine - b.location.startLine ||
        a.location.startColumn - b.location.startColumn ||
        compareText(a.ruleId, b.ruleId) ||
        compareText(a.fingerprint, b.fingerprint) ||
        compareText(a.message, b.message));
}


/***/ }),

/***/ 1971:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: function() { return /* binding */ confidenceRank; },
/* harmony export */   _Z: function() { return /* binding */ isSeverity; },
/* harmony export */   jZ: function() { return /* binding */ atLeast; },
/* harmony export */   oC: function() { return /* binding */ SEVERITIES; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   wW: function() { return /* binding */ lowerConfidence; }
/* harmony export */ });
/** All severities, worst first. */
const SEVERITIES = ["critical", "high", "medium", "low", "note"];
const RANK = { critical: 4, high: 3, medium: 2, low: 1, note: 0 };
/** 4 for critical down to 0 for note. */
function severityRank(severity) {
    return RANK[severity];
}
const CONFIDENCE_RANK = { high: 2, medium: 1, low: 0 };
/** 2 for high down to 0 for low. */
function confidenceRank(confidence) {
    return CONFIDENCE_RANK[confidence];
}
function lowerConfidence(a, b) {
    return confidenceRank(a) < confidenceRank(b) ? a : b;
}
/** True when `severity` is as bad as `threshold` or worse. */
function atLeast(severity, threshold) {
    return RANK[severity] >= RANK[threshold];
}
function isSeverity(text) {
    return Object.hasOwn(RANK, text);
}


/***/ }),

/***/ 7816:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ machineFolders; }
/* harmony export */ });
/** Shorter paths are parts of others by chance. */
const MIN_LENGTH = 5;
/**
 * Folders that belong to the machine and stand in what a server says: the project, the user's own, the temporary one.
 * @param root absolute
 * @returns the longest path first
 */
function machineFolders(root, environment) {
    const home = environment.HOME ?? environment.USERPROFILE;
    const temporary = environment.TMPDIR ?? environment.TEMP;
    const folders = [
        // A folder right below the top is no project of its own: too much would match it.
        { path: root, as: "/project", parts: 2 },
        { path: home ?? "", as: "/home/user", parts: 1 },
        { path: temporary ?? "", as: "/tmp", parts: 2 },
    ];
    return folders
        .map(({ path, ...rest }) => ({ ...rest, path: path.replace(/[/\\]+$/, "") }))
        .filter(({ path, parts }) => path.length >= MIN_LENGTH && path.split(/[/\\]/).length > parts)
        .sort((a, b) => b.path.length - a.path.length || (a.path < b.path ? -1 : 1))
        .map(({ path, as }) => ({ path, as }));
}


/***/ }),

/***/ 3246:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ EMPTY_ANALYSIS; },
/* harmony export */   k: function() { return /* binding */ contained; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);

const NOTHING = { files: 0, packages: [], servers: [], sessions: [] };
/** An analysis in which nothing was read. */
const EMPTY_ANALYSIS = {
    findings: [],
    notAnalysed: [],
    undecided: [],
    ruleFailures: [],
    inventory: NOTHING,
};
/**
 * Runs one stage so that a bug in it does not take the other stages' findings along: it becomes a rule failure, the run
 * ends with exit 4, and everything else is reported.
 * @param name what failed, for the report
 * @throws UserError unchanged
 */
async function contained(name, stage) {
    try {
        return { analyses: await stage(), bugs: [] };
    }
    catch (error) {
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            throw error;
        // Its class only: the message may quote what was read.
        const kind = error instanceof Error ? error.name : typeof error;
        return { analyses: [{ ...EMPTY_ANALYSIS, ruleFailures: [{ ruleId: name, error: kind }] }], bugs: [error] };
    }
}


/***/ }),

/***/ 863:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: function() { return /* binding */ tidyCapture; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/capture/rewrite.js
var rewrite = __webpack_require__(9990);
// EXTERNAL MODULE: ./out/capture/tidy/learn.js
var learn = __webpack_require__(4005);
// EXTERNAL MODULE: ./out/capture/tidy/learned.js
var learned = __webpack_require__(4904);
// EXTERNAL MODULE: ./out/capture/calls.js
var capture_calls = __webpack_require__(6615);
// EXTERNAL MODULE: ./out/capture/json-edit.js
var json_edit = __webpack_require__(5719);
// EXTERNAL MODULE: ./out/capture/verify.js
var verify = __webpack_require__(8913);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./out/capture/tidy/cut-results.js

/**
 * What stands for content of a result that is too long to be committed: how long it was, and which one, so that another content is
 * another line.
 * @param text the content, what differs between recordings already replaced
 */
function cutText(text) {
    return `[cut:${Buffer.byteLength(text)}:sha256:${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 32)}]`;
}
/** The same where base64 has to stand. */
function cutBytes(base64) {
    return Buffer.from(cutText(base64)).toString("base64");
}

// EXTERNAL MODULE: ./out/capture/tidy/positions.js
var positions = __webpack_require__(3283);
;// CONCATENATED MODULE: ./out/capture/tidy/stand-ins.js

/** Values of one kind that are told apart; what comes later keeps its own form, so that the memory is bounded. */
const MAX_KNOWN = 200_000;
/** Added to numbers beyond that: no number that was given stands there. */
const BEYOND = 2 ** 40;
/** Gives values names in the order of their first appearance: equal ones get equal names, others others. */
class Labels {
    #known = new Map();
    #label;
    #limit;
    /** @param label the n-th name, from 1; undefined when there is none */
    constructor(label, limit = MAX_KNOWN) {
        this.#label = label;
        this.#limit = limit;
    }
    knows(value) {
        return this.#known.has(value);
    }
    /** undefined for a value that came too late to be told from others. */
    of(value) {
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        const label = this.#known.size < this.#limit ? this.#label(this.#known.size + 1) : undefined;
        if (label !== undefined)
            this.#known.set(value, label);
        return label;
    }
}
/** The same for ids, which are texts or whole numbers, and stay what they are. */
class Ids {
    #texts;
    #prefix;
    #limit;
    /** First number of a run without holes, which takes no memory, and its length. */
    #first = 0;
    #run = 0;
    #others = new Map();
    constructor(prefix, limit = MAX_KNOWN) {
        this.#prefix = prefix;
        this.#limit = limit;
        this.#texts = new Labels((n) => `${prefix}-${n}`, limit);
    }
    text(value) {
        // Beyond the limit a value could look like a name that was given.
        return this.#texts.of(value) ?? `${this.#prefix}-${(0,external_node_crypto_.createHash)("sha256").update(value).digest("hex").slice(0, 16)}`;
    }
    /** Whether this value was given a name before. */
    knows(value) {
        if (typeof value === "string")
            return this.#texts.knows(value);
        return this.#others.has(value) || (value >= this.#first && value < this.#first + this.#run);
    }
    number(value) {
        if (this.#run === 0)
            this.#first = value;
        if (value >= this.#first && value < this.#first + this.#run)
            return this.#origin + value - this.#first;
        const known = this.#others.get(value);
        if (known !== undefined)
            return known;
        if (this.#others.size === 0 && value === this.#first + this.#run) {
            this.#run++;
            return this.#origin + this.#run - 1;
        }
        if (this.#others.size >= this.#limit)
            return value + BEYOND;
        const given = this.#origin + this.#run + this.#others.size;
        this.#others.set(value, given);
        return given;
    }
    /** Most clients count from 0 or 1, and their ids stay as they are. */
    get #origin() {
        return Math.min(this.#first, 1);
    }
}

// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
;// CONCATENATED MODULE: ./out/capture/tidy/steady-order.js

/** Records that wait for the answer to a request of the server, and their characters. */
const MAX_HELD = 64;
const MAX_HELD_TEXT = 1024 * 1024;
/** Lines of stderr that are put aside; with more of them, they stand where they came. */
const MAX_ASIDE = 10_000;
const MAX_ASIDE_TEXT = 8 * 1024 * 1024;
/** What a server answers without asking the client back: a request of its own that follows one of these crossed it. */
const LISTINGS = new Set([
    "tools/list",
    "prompts/list",
    "resources/list",
    "resources/templates/list",
    "ping",
]);
/**
 * What crosses on its way stands now before, now behind the other. Three of these have an order of their own here. A request of
 * the server comes before listings of the client that are not answered yet. The client's
 * answer to a request of the server comes as early as it can: behind the request and whatever the client said before; over
 * stdio only, where each side is one stream. Lines of stderr, which is another pipe than that of the messages, come last.
 * Each stream keeps its own order, and so do the numbers.
 */
class SteadyOrder {
    #isOn;
    #isStdio;
    #held = [];
    #heldText = 0;
    /** Requests of the server without an answer. */
    #open = new Map();
    #aside = [];
    #asideText = 0;
    /** Numbers that came, in their order, and are not given yet. */
    #numbers = [];
    constructor(isOn, transport) {
        this.#isOn = isOn;
        this.#isStdio = transport === "stdio";
    }
    take(read) {
        if (!this.#isOn)
            return [read];
        const { record } = read;
        const seq = seqOf(record);
        if (seq !== undefined)
            this.#numbers.push(seq);
        if (record.type === "stderr" && this.#aside)
            return this.#putAside(this.#aside, read);
        return this.#isStdio ? this.#cross(read) : this.#numbered([read]);
    }
    rest() {
        const aside = this.#aside ?? [];
        this.#aside = [];
        return [...this.#release(), ...this.#numbered(aside)];
    }
    #putAside(aside, read) {
        aside.push({ ...read, moved: true });
        this.#asideText += read.text.length;
        if (aside.length <= MAX_ASIDE && this.#asideText <= MAX_ASIDE_TEXT)
            return [];
        this.#aside = undefined;
        return [...this.#release(), ...this.#numbered(aside)];
    }
    #cross(read) {
        const { record } = read;
        const message = record.type === "frame" && (0,json_object/* isObject */.G)(record.frame) ? record.frame : undefined;
        const isServers = record.type === "frame" && record.dir === "s2c";
        if (message && isServers && typeof message.method === "string" && message.id !== undefined) {
            return this.#beforeListings(read, keyOf(message.id));
        }
        if (this.#open.size === 0 && !isListing(read)) {
            if (this.#held.length === 0)
                return this.#numbered([read]);
            this.#held.push(read);
            return this.#release();
        }
        this.#heldText += read.text.length;
        const isAnswer = message !== undefined && !isServers && message.method === undefined;
        const request = isAnswer ? this.#open.get(keyOf(message.id)) : undefined;
        if (request)
            this.#place(read, request, message?.id);
        else
            this.#held.push(read);
        return (this.#open.size === 0 && !isListing(read)) || this.#isFull() ? this.#release() : [];
    }
    #beforeListings(read, key) {
        this.#heldText += read.text.length;
        const at = this.#held.findLastIndex((one) => !isListing(one)) + 1;
        const request = at < this.#held.length ? { ...read, moved: true } : read;
        this.#open.set(key, request);
        this.#held.splice(at, 0, request);
        return this.#isFull() ? this.#release() : [];
    }
    #isFull() {
        return this.#held.length > MAX_HELD || this.#heldText > MAX_HELD_TEXT;
    }
    #place(answer, request, id) {
        this.#open.delete(keyOf(id));
        const after = this.#held.findLastIndex((one) => one === request || !(one.record.type === "frame" && one.record.dir === "s2c"));
        const moved = after + 1 < this.#held.length;
        this.#held.splice(after + 1, 0, moved ? { ...answer, moved } : answer);
    }
    #release() {
        const held = this.#held;
        this.#held = [];
        this.#heldText = 0;
        this.#open.clear();
        return this.#numbered(held);
    }
    #numbered(records) {
        return records.map((read) => {
            const own = seqOf(read.record);
            const seq = own === undefined ? undefined : this.#numbers.shift();
            return seq === undefined || seq === own ? read : { ...read, seq };
        });
    }
}
function isListing({ record }) {
    return (record.type === "frame" &&
        record.dir === "c2s" &&
        (0,json_object/* isObject */.G)(record.frame) &&
        record.frame.id !== undefined &&
        LISTINGS.has(record.frame.method));
}
function keyOf(id) {
    return `${typeof id} ${typeof id === "string" ? id.slice(0, 256) : String(id)}`;
}
function seqOf(record) {
    const { seq } = record;
    return Number.isSafeInteger(seq) ? seq : undefined;
}

;// CONCATENATED MODULE: ./out/capture/tidy/times.js
const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/;
const SECOND = 1_000_000;
/** Between two records that follow each other within a second. */
const TICK = 1000;
/**
 * Moments of a capture as offsets from 1970-01-01. How long a server takes differs from one recording to the next, so of
 * the time between two records only whole seconds count, and a millisecond shows their order. Exact ones are kept when asked for.
 */
class Offsets {
    #exact;
    #start;
    #last = 0;
    #offset = 0;
    constructor(exact) {
        this.#exact = exact;
    }
    /** @param ts RFC 3339 in UTC; of any other form it is taken for the moment of the record before */
    of(ts) {
        const at = microseconds(ts) ?? this.#last;
        if (this.#start === undefined) {
            this.#start = at;
            this.#last = at;
            return formatted(0);
        }
        if (this.#exact)
            this.#offset = Math.max(0, at - this.#start);
        else
            this.#offset += Math.max(0, Math.floor((at - this.#last) / SECOND)) * SECOND + TICK;
        this.#last = Math.max(at, this.#last);
        return formatted(this.#offset);
    }
}
/** @returns microseconds since 1970; undefined for a text of another form */
function microseconds(ts) {
    const [, whole, fraction = ""] = TIMESTAMP.exec(ts) ?? [];
    const milliseconds = whole === undefined ? Number.NaN : Date.parse(`${whole}Z`);
    return Number.isNaN(milliseconds) ? undefined : milliseconds * 1000 + Number(fraction.padEnd(6, "0"));
}
/** Highest moment that a `Date` can hold. */
const MAX_MICROSECONDS = 8.64e15 - 1;
function formatted(offset) {
    const at = Math.min(offset, MAX_MICROSECONDS);
    const rest = at % 1000;
    return `${new Date((at - rest) / 1000).toISOString().slice(0, 23)}${String(rest).padStart(3, "0")}Z`;
}

;// CONCATENATED MODULE: ./out/capture/tidy/volatile-text.js

const UUID = /(?<![0-9A-Za-z-])[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9A-Za-z-])/gi;
const NO_UUID = /^0{8}-(?:0{4}-){3}0{12}$|^f{8}-(?:f{4}-){3}f{12}$/i;
const PORT = /(?<![\w.-])(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]):([1-9][0-9]{4})(?![0-9])/g;
/** Ports that systems give out by themselves begin here (Linux; RFC 6335 says 49152). */
const FIRST_EPHEMERAL = 32768;
const TEMPORARY = /(?<!\w)(?:(?:\/private)?\/(?:var\/)?tmp|(?:\/private)?\/var\/folders\/[\w+]{2}\/[\w+]{1,64}\/T|[A-Za-z]:\\(?:Users\\[^\\/:*?"<>|\s]{1,64}\\AppData\\Local\\Temp|Windows\\Temp))([/\\])([^/\\\s"'<>|:;,()[\]{}`*?]{1,255})/g;
const DAYS = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const MONTHS = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const CLOCK = "[0-9]{2}:[0-9]{2}:[0-9]{2}";
/** How programs write a moment, and the same form of the first one. */
const MOMENTS = [
    [
        /(?<![0-9])[0-9]{4}-[0-9]{2}-[0-9]{2}([T ])[0-9]{2}:[0-9]{2}(:[0-9]{2})?([.,][0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?(?![0-9])/g,
        ([, between, seconds, fraction, zone]) => `1970-01-01${between}00:00${seconds ? ":00" : ""}${fraction ? fraction.replace(/[0-9]/g, "0") : ""}${zone ?? ""}`,
    ],
    [
        new RegExp(`\\b${DAYS} ${MONTHS} [0-9]{2} [0-9]{4} ${CLOCK} GMT([+-][0-9]{4})`, "g"),
        ([, zone]) => `Thu Jan 01 1970 00:00:00 GMT${zone}`,
    ],
    [new RegExp(`\\b${DAYS}, [0-9]{2} ${MONTHS} [0-9]{4} ${CLOCK} GMT`, "g"), () => "Thu, 01 Jan 1970 00:00:00 GMT"],
    [new RegExp(`\\b${DAYS} ${MONTHS} [ 0-9][0-9] ${CLOCK} [0-9]{4}(?![0-9])`, "g"), () => "Thu Jan  1 00:00:00 1970"],
    [
        /(?<![0-9/])[0-9]{1,2}\/[0-9]{1,2}\/[0-9]{4},? [0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?: [AP]M)?(?![0-9])/g,
        () => "1/1/1970, 12:00:00 AM",
    ],
];
/** Seconds or milliseconds since 1970, as they are in the years 2001 to 2033. */
const EPOCH = /(?<![0-9.])1[0-9]{9}(?:[0-9]{3})?(?:\.[0-9]{1,9})?(?![0-9])/g;
/** A moment so near to the recording was told by a clock; any other is data. */
const NEAR = 2 * 24 * 3600 * 1000;
const MAX_UUID = 16 ** 12;
/**
 * Replaces in texts what differs from one recording of a test to the next and can be told by its form: UUIDs, ports of this
 * machine, temporary folders, moments near to the recording, known folders. Equal values get equal stand-ins of the same
 * form, moments all the same one: whether two fall together differs, too. Linear in the text.
 */
class VolatileText {
    #now;
    #folders;
    #uuids = new Labels((n) => (n < MAX_UUID ? n.toString(16).padStart(12, "0") : undefined));
    #ports = new Labels((n) => (n < 15_000 ? String(50_000 + n) : undefined));
    #temporary = new Labels((n) => `tmp-${n}`);
    /**
     * @param now milliseconds since 1970 of the recording's start; NaN when it is not known
     * @param folders the longest path first
     */
    constructor(now, folders) {
        this.#now = now;
        this.#folders = folders;
    }
    of(text) {
        let out = text;
        for (const { path, as } of this.#folders)
            out = withoutFolder(out, path, as);
        if (out.includes("tmp") || out.includes("/T/") || out.includes("Temp"))
            out = out.replace(TEMPORARY, this.#folder);
        if (out.length >= 36 && out.includes("-"))
            out = out.replace(UUID, this.#uuid);
        if (out.includes(":"))
            out = this.#moments(out.replace(PORT, this.#port));
        return this.#isTidy ? out : out.replace(EPOCH, (match) => (this.#isNear(epoch(match)) ? "0" : match));
    }
    /** The name of a folder that is known to be temporary. */
    temporary(name) {
        return this.#temporary.of(name) ?? name;
    }
    /** A number as JSON writes it. */
    number(written) {
        if (this.#isTidy || !/^1[0-9]{9}(?:[0-9]{3})?(?:\.[0-9]{1,9})?$/.test(written))
            return written;
        return this.#isNear(epoch(written)) ? "0" : written;
    }
    /** A capture that begins in 1970 has been here before, and its small numbers are numbers. */
    get #isTidy() {
        return !(this.#now > NEAR * 2);
    }
    #isNear(milliseconds) {
        return Math.abs(milliseconds - this.#now) <= NEAR;
    }
    #moments(text) {
        let out = text;
        for (const [pattern, first] of MOMENTS) {
            pattern.lastIndex = 0;
            let copied = 0;
            let replaced = "";
            for (let match = pattern.exec(out); match; match = pattern.exec(out)) {
                if (!this.#isNear(parsed(match[0])))
                    continue;
                replaced += out.slice(copied, match.index) + first(match);
                copied = match.index + match[0].length;
            }
            if (copied > 0)
                out = replaced + out.slice(copied);
        }
        return out;
    }
    #uuid = (match, version) => {
        if (NO_UUID.test(match))
            return match;
        const label = this.#uuids.of(match.toLowerCase());
        return label === undefined ? match : `00000000-0000-${version.toLowerCase()}000-8000-${label}`;
    };
    #port = (match, host, port) => {
        if (Number(port) < FIRST_EPHEMERAL || Number(port) > 65_535)
            return match;
        const label = this.#ports.of(port);
        return label === undefined ? match : `${host}:${label}`;
    };
    #folder = (match, separator, segment) => {
        const name = segment.replace(/\.+$/, "");
        const label = name === "" ? undefined : this.#temporary.of(name);
        if (label === undefined)
            return match;
        return `${separator === "/" ? "/tmp/" : "C:\\Windows\\Temp\\"}${label}${segment.slice(name.length)}`;
    };
}
function epoch(written) {
    const value = Number(written);
    return value < 1e12 ? value * 1000 : value;
}
/** A moment that names no zone is taken for UTC: the window is wider than any. */
function parsed(text) {
    if (/^[0-9]{4}-/.test(text)) {
        const plain = text.replace(" ", "T").replace(",", ".");
        const at = Date.parse(/(?:Z|[+-][0-9]{2}:?[0-9]{2})$/.test(plain.slice(11)) ? plain : `${plain}Z`);
        return Number.isNaN(at) ? Date.parse(`${plain.slice(0, 16)}Z`) : at;
    }
    return Date.parse(/GMT/.test(text) ? text : `${text.replace(",", "")} GMT`);
}
function withoutFolder(text, path, as) {
    let out = "";
    let copied = 0;
    for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + path.length)) {
        const end = at + path.length;
        if (isNamePart(text[at - 1]) || isNamePart(text[end]))
            continue;
        out += text.slice(copied, at) + as;
        copied = end;
    }
    return copied === 0 ? text : out + text.slice(copied);
}
function isNamePart(char) {
    return char !== undefined && /[\w-]/.test(char);
}

;// CONCATENATED MODULE: ./out/capture/tidy/tidy.js











/** Longest content of a result that a committed capture holds. */
const CUT_OVER = 8 * 1024;
/** `.../notes-Ab3dE9`: a name that was drawn, as by mkdtemp (6), mktemp (10) or Python's tempfile. */
const CUT_FOLDER = /^((?:--?[\w-]+=)?\.\.\.\/)([^/]{0,100}[-.](?=[A-Za-z0-9]{0,9}[A-Z0-9])(?:[A-Za-z0-9]{6}|[A-Za-z0-9]{10})|tmp[a-z0-9_]{8}|tmp-[0-9]{1,6})$/;
const NIL = "00000000-0000-0000-0000-000000000000";
/**
 * Makes a capture for committing: two recordings of one test give the same text, as far as the test is the same. Times count
 * from 1970; ids, cursors, states, tokens and sessions are named in the order of their appearance and keep their relations; ports,
 * UUIDs, temporary folders and moments are replaced. What a server declares stays as it is.
 */
function tidying(original, options) {
    return new Tidying(original, options);
}
class Tidying {
    #original;
    #options;
    #offsets;
    #calls = new capture_calls/* Calls */.g();
    #order;
    /** Number of the record at hand, where it is another one. */
    #seq;
    #moved = false;
    #text;
    #ids = { c2s: new Ids("id"), s2c: new Ids("id") };
    #tokens = { c2s: new Ids("token"), s2c: new Ids("token") };
    #labels = {
        cursor: numbered("cursor"),
        state: numbered("state"),
        task: numbered("task"),
        elicitation: numbered("elicitation"),
        session: numbered("session"),
        event: numbered("event"),
    };
    #traces = new Labels((n) => n.toString(16).padStart(32, "0"));
    constructor(original, options) {
        this.#original = original;
        this.#options = options;
        this.#offsets = new Offsets(options.exactTimes);
        this.#order = new SteadyOrder(!options.exactTimes, original.start.transport);
        this.#text = new VolatileText(Date.parse(original.start.ts), options.folders);
    }
    start(start) {
        const { pid: _pid, derived, ...rest } = start;
        const done = (0,verify/* operations */.zU)(start);
        const { places, repeats, tool } = this.#options;
        const server = JSON.parse((0,json_edit/* editJson */.p)(JSON.stringify(start.server), (path, written) => path[0] === "argv" ? this.#argument(written) : this.#plain(written)));
        return {
            ...rest,
            session: NIL,
            ts: this.#offsets.of(start.ts),
            server,
            derived: {
                ...(done.length > 0 ? derived : {}),
                tool,
                op: done.includes("tidy") ? done.join("+") : [...done, "tidy"].join("+"),
                ...(places.size > 0 ? { volatile: places.toList() } : {}),
                ...(repeats === undefined ? {} : { repeats }),
                ...(0,rewrite/* originalState */.tR)(this.#original.summary),
            },
        };
    }
    line({ record, line }, text) {
        return this.#written(this.#order.take({ record, text, line }));
    }
    rest() {
        return this.#written(this.#order.rest());
    }
    #written(records) {
        return records.map(({ record, text, line, seq, moved = false }) => {
            this.#seq = seq;
            this.#moved = moved;
            if (record.type === "frame" && record.frame !== undefined)
                return this.#frame(record, text, line);
            const label = (0,capture_calls/* recordLabel */.G)(record, []);
            return (0,json_edit/* editJson */.p)(text, (path, written) => this.#other(path, written, label));
        });
    }
    end(ts) {
        return this.#offsets.of(ts);
    }
    #frame(record, text, line) {
        const { frame, dir } = record;
        const isBatch = Array.isArray(frame);
        const calls = (isBatch ? frame : [frame]).map((message) => this.#calls.of(dir, message));
        const label = (0,capture_calls/* recordLabel */.G)(record, calls);
        const from = isBatch ? 2 : 1;
        return (0,json_edit/* editJson */.p)(text, (path, written) => {
            if (path[0] !== "frame")
                return this.#other(path, written, label);
            const call = calls[isBatch ? path[1] : 0];
            if (!call || path.length <= from)
                return undefined;
            return this.#value(path, from, written, call, label, line);
        });
    }
    #value(path, from, written, call, label, line) {
        const position = (0,positions/* positionOf */.d)(path, from, call);
        switch (position) {
            case "surface":
                return undefined;
            case "id":
                return id(written, call.kind === "notification" ? this.#namedIds(written, call) : this.#ids[call.requester]);
            case "client-id":
                return id(written, this.#ids.c2s);
            case "token":
                return id(written, this.#tokens[tokenOwner(call)]);
            case "cursor":
            case "state":
            case "task":
            case "elicitation":
                return named(written, this.#labels[position]);
            case "trace":
                return this.#trace(written);
            default:
                return this.#data(path, from, written, label, position, line);
        }
    }
    /** A cancellation names a request of its sender; a server may name one of the client, which is a subscription. */
    #namedIds(written, { requester }) {
        const value = written.startsWith('"') ? (0,json_edit/* stringValue */.r)(written) : Number(written);
        const isOther = requester === "s2c" && !this.#ids.s2c.knows(value) && this.#ids.c2s.knows(value);
        return this.#ids[isOther ? "c2s" : requester];
    }
    #data(path, from, written, label, position, line) {
        const { places, cutOver, keep } = this.#options;
        const isVolatile = places.size > 0 ? (0,learned/* placeOf */.$t)(label, path, Math.min(from, 1)) : undefined;
        if (!written.startsWith('"')) {
            if (isVolatile !== undefined && places.has(isVolatile))
                return /^[-0-9]/.test(written) ? "0" : undefined;
            return this.#options.texts ? this.#text.number(written) : undefined;
        }
        const value = (0,json_edit/* stringValue */.r)(written);
        let text = this.#options.texts ? this.#text.of(value) : value;
        if (isVolatile !== undefined)
            text = places.text(isVolatile, text);
        if ((position === "text" || position === "bytes") && !keep.has(line) && Buffer.byteLength(text) > cutOver) {
            text = position === "text" ? cutText(text) : cutBytes(text);
        }
        return text === value ? undefined : JSON.stringify(text);
    }
    /** What stands in a record beside a message. */
    #other(path, written, label) {
        const [first, second] = path;
        if (path.length === 1) {
            if (first === "seq")
                return this.#seq === undefined ? undefined : String(this.#seq);
            if (first === "ts")
                return JSON.stringify(this.#offsets.of(this.#moved ? "" : (0,json_edit/* stringValue */.r)(written)));
            if (first === "text")
                return this.#data(path, 0, written, label, "data", 0);
            return first === "path" ? this.#plain(written) : undefined;
        }
        if (first === "sse")
            return second === "id" ? named(written, this.#labels.event) : undefined;
        if (first !== "headers")
            return undefined;
        if (second === "mcp-session-id")
            return named(written, this.#labels.session);
        if (second === "last-event-id")
            return named(written, this.#labels.event);
        return second === "mcp-name" || second === "mcp-method" ? undefined : this.#plain(written);
    }
    /** The recorder cuts a folder that belongs to the machine down to its name. */
    #argument(written) {
        const value = (0,json_edit/* stringValue */.r)(written);
        const [, before, name] = CUT_FOLDER.exec(value) ?? [];
        if (!this.#options.texts || before === undefined || name === undefined)
            return this.#plain(written);
        return JSON.stringify(`${before}${this.#text.temporary(name)}`);
    }
    #plain(written) {
        return this.#options.texts && written.startsWith('"')
            ? JSON.stringify(this.#text.of((0,json_edit/* stringValue */.r)(written)))
            : undefined;
    }
    /** W3C trace context: version, trace, parent, flags. */
    #trace(written) {
        const [, version, trace, parent, flags] = /^"([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})"$/.exec(written) ?? [];
        const [first, second] = [this.#traces.of(trace ?? ""), this.#traces.of(parent ?? "")];
        if (version === undefined || first === undefined || second === undefined)
            return undefined;
        return `"${version}-${first}-${second.slice(16)}-${flags}"`;
    }
}
function numbered(prefix) {
    return new Labels((n) => `${prefix}-${n}`);
}
/** A notification of progress is sent by the side that was asked. */
function tokenOwner({ kind, requester }) {
    if (kind !== "notification")
        return requester;
    return requester === "c2s" ? "s2c" : "c2s";
}
function named(written, labels) {
    if (!written.startsWith('"') || written === '""')
        return undefined;
    const value = (0,json_edit/* stringValue */.r)(written);
    // A marker says what was taken out, and rules read it.
    const label = value.includes("[redacted:") ? undefined : labels.of(value);
    return label === undefined ? undefined : JSON.stringify(label);
}
/** An id stays what it is: a text, a number, and a number that is spelled as no whole one is. */
function id(written, ids) {
    if (written.startsWith('"')) {
        const value = (0,json_edit/* stringValue */.r)(written);
        if (value === "" || value.includes("[redacted:"))
            return undefined;
        // Peers that answer `1` with `"1"` are told by a rule.
        const isNumber = /^(?:0|[1-9][0-9]{0,14})$/.test(value);
        return JSON.stringify(isNumber ? String(ids.number(Number(value))) : ids.text(value));
    }
    const [, exponent = ""] = /^[0-9]+(?:\.0+)?(?:([eE])\+?0+)?$/.exec(written) ?? [];
    const value = Number(written);
    if (!/^[0-9]/.test(written) || !Number.isSafeInteger(value) || !/^[0-9]+(?:\.0+)?(?:[eE]\+?0+)?$/.test(written))
        return undefined;
    const fraction = written.includes(".") ? ".0" : "";
    return `${ids.number(value)}${fraction}${exponent === "" ? "" : "e0"}`;
}

// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/added-secrets.js
var added_secrets = __webpack_require__(9627);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/run/sessions.js + 29 modules
var sessions = __webpack_require__(9247);
;// CONCATENATED MODULE: ./out/run/tidy-capture.js
/** `portlight capture tidy`: a capture for committing, in which the same is found as before. */










/**
 * What is tried one after the other until nothing is lost: rules may look at times, at long contents, at anything that a text
 * holds.
 */
const ATTEMPTS = [
    { options: {}, notice: undefined },
    { options: { exactTimes: true }, notice: "its times stay as they were, since a finding rests on them" },
    {
        options: { exactTimes: true, cutOver: Number.POSITIVE_INFINITY },
        notice: "its times and the contents of its results stay as they were, since a finding rests on them",
    },
    {
        options: { exactTimes: true, cutOver: Number.POSITIVE_INFINITY, texts: false, places: new learned/* VolatilePlaces */.Zs() },
        notice: "its times and texts stay as they were, since a finding rests on them",
    },
];
/** @throws UserError (3) when a capture cannot be read; when no form of it keeps what is found in it */
async function tidyCapture(request) {
    const { path, shown } = request;
    const original = (0,rewrite/* originalOf */.zW)(path, shown, "tidied");
    const sessions = {
        command: "scan",
        name: undefined,
        servers: request.config.servers,
        perspective: "both",
        secrets: await (0,added_secrets/* addedSecrets */.O3)(request.config.secrets),
    };
    const before = findingsOf(path, shown, sessions);
    const places = request.places ?? new learned/* VolatilePlaces */.Zs();
    places.addAll(original.start.derived?.volatile);
    const base = {
        tool: `portlight/${product/* VERSION */.xv}`,
        cutOver: request.cutOver ?? CUT_OVER,
        keep: before.lines,
        exactTimes: request.exactTimes,
        texts: true,
        folders: request.folders,
        places,
        ...(request.repeats === undefined ? {} : { repeats: request.repeats }),
    };
    const notices = [];
    if (request.compare !== undefined) {
        const other = (0,rewrite/* originalOf */.zW)(request.compare, "the other capture", "compared");
        const theirs = (0,rewrite/* rewritten */.fm)(other, tidying(other, { ...base, keep: new Set() }));
        if (!(0,learn/* learnVolatile */.f)((0,rewrite/* rewritten */.fm)(original, tidying(original, base)), theirs, places))
            notices.push("more differs from the other capture than is worth remembering: are they recordings of one test?");
    }
    for (const { options, notice } of ATTEMPTS) {
        const all = { ...base, ...options };
        const pieces = () => (0,rewrite/* rewritten */.fm)(original, tidying(original, all));
        if (!keepsFindings(pieces, request, sessions, before.facts))
            continue;
        return { pieces, original, notices: notice === undefined ? notices : [...notices, notice] };
    }
    throw new user_error/* UserError */.y(`${shown} was not tidied: something else would be found in it then. Please report this.`);
}
function findingsOf(path, shown, options) {
    const captures = [{ file: path, shown, isNamed: true }];
    const { analyses, problems } = (0,sessions.judgeSessions)({ captures, notAnalysed: [], problems: [], empty: [] }, options);
    if (problems[0] !== undefined)
        throw new user_error/* UserError */.y(problems[0], 3);
    const findings = analyses.flatMap((analysis) => analysis.findings);
    const facts = findings.map(({ ruleId, fingerprint, severity, confidence, occurrences }) => JSON.stringify([ruleId, fingerprint, severity, confidence, occurrences]));
    const places = findings.flatMap(({ location, related = [], flow = [] }) => [
        location,
        ...related.map((one) => one.location),
        ...flow.map((one) => one.location),
    ]);
    return { facts: facts.sort().join("\n"), lines: new Set(places.map(({ startLine }) => startLine)) };
}
function keepsFindings(pieces, { temporary, shown }, options, facts) {
    const draft = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, "portlight-")), "draft.mcp.jsonl");
    try {
        const fd = (0,external_node_fs_.openSync)(draft, "wx", 0o600);
        try {
            for (const piece of pieces())
                (0,external_node_fs_.writeFileSync)(fd, piece);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        return findingsOf(draft, shown, options).facts === facts;
    }
    finally {
        (0,external_node_fs_.rmSync)((0,external_node_path_.dirname)(draft), { recursive: true, force: true });
    }
}


/***/ })

};
;
"use strict";
exports.id = 4140;
exports.ids = [4140];
exports.modules = {

/***/ 6547:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VS: function() { return /* binding */ stringEnd; },
/* harmony export */   ZF: function() { return /* binding */ deeperThan; },
/* harmony export */   i9: function() { return /* binding */ beyondLimits; }
/* harmony export */ });
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/**
 * True when arrays and objects nest deeper than `limit` in a JSON text. Looks at brackets outside of strings only, so it
 * is safe on text that is not JSON, and costs nothing on text too short to nest that deep.
 */
function deeperThan(text, limit) {
    if (text.length <= limit)
        return false;
    let depth = 0;
    const end = text.length;
    for (let i = 0; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = stringEnd(text, i);
            if (i < 0)
                return false;
            continue;
        }
        // "[" is 0x5b and "{" is 0x7b, their partners two above: bit 0x20 is all that tells the pairs apart.
        const bracket = code | 0x20;
        if (bracket === 0x7b) {
            if (++depth > limit)
                return true;
        }
        else if (bracket === 0x7d)
            depth--;
    }
    return false;
}
/**
 * Whether a JSON text holds more than may be parsed: too many levels of arrays and objects, or too many values. Counted are
 * brackets and commas outside of strings, so it is safe on text that is not JSON.
 */
function beyondLimits(text, depth, values) {
    if (text.length <= depth && text.length <= values)
        return undefined;
    let level = 0;
    let count = 0;
    const end = text.length;
    for (let i = 0; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = stringEnd(text, i);
            if (i < 0)
                return undefined;
            continue;
        }
        const bracket = code | 0x20;
        if (bracket === 0x7b) {
            if (++level > depth)
                return "too-deep";
            if (++count > values)
                return "too-many";
        }
        else if (bracket === 0x7d)
            level--;
        else if (code === COMMA && ++count > values)
            return "too-many";
    }
    return undefined;
}
/** Index of the quote that ends the string which begins at `start`, -1 when there is none. */
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return -1;
        let backslashes = 0;
        while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH)
            backslashes++;
        if (backslashes % 2 === 0)
            return end;
    }
}


/***/ }),

/***/ 3611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: function() { return /* binding */ elementTexts; },
/* harmony export */   WI: function() { return /* binding */ memberText; },
/* harmony export */   WU: function() { return /* binding */ leadingMembers; },
/* harmony export */   ol: function() { return /* binding */ members; },
/* harmony export */   tq: function() { return /* binding */ objectText; }
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6547);

/**
 * The text of one member of a JSON object as it stands there: duplicate keys, number spelling and white space survive.
 * The last member of that name counts, as in `JSON.parse`.
 * @param text one valid JSON object
 * @returns undefined when there is no such member
 */
function memberText(text, name) {
    let found;
    eachMember(text, (keyStart, keyEnd, colon, end) => {
        if (isName(text.slice(keyStart, keyEnd + 1), name))
            found = text.slice(colon + 1, end).trim();
    });
    return found;
}
/**
 * Goes from member to member until the object ends, or what is left of it is none.
 * @param visit gets the indices of the name's quotes, of the colon, and of what follows the value
 */
function eachMember(text, visit) {
    let at = text.indexOf("{") + 1;
    for (;;) {
        const keyStart = text.indexOf('"', at);
        if (keyStart < 0)
            return;
        const keyEnd = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, keyStart);
        const colon = keyEnd < 0 ? -1 : text.indexOf(":", keyEnd);
        if (colon < 0)
            return;
        const end = valueEnd(text, colon + 1);
        visit(keyStart, keyEnd, colon, end);
        if (text[end] !== ",")
            return;
        at = end + 1;
    }
}
/**
 * The members of a JSON object in their order, each as often as it stands there.
 * @param text one valid JSON object
 */
function members(text) {
    const found = [];
    eachMember(text, (keyStart, keyEnd, colon, end) => {
        const written = text.slice(keyStart, keyEnd + 1);
        const name = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
        found.push({ name, written, value: text.slice(colon + 1, end).trim() });
    });
    return found;
}
/** The object that these members make. */
function objectText(list) {
    return `{${list.map(({ written, value }) => `${written}:${value}`).join(",")}}`;
}
/**
 * The texts of the elements of a JSON array, as they stand there.
 * @param text one valid JSON array
 */
function elementTexts(text) {
    const elements = [];
    for (let at = text.indexOf("[") + 1; at > 0 && at < text.length;) {
        const end = valueEnd(text, at);
        const element = text.slice(at, end).trim();
        if (element !== "")
            elements.push(element);
        if (text[end] !== ",")
            break;
        at = end + 1;
    }
    return elements;
}
function isName(quoted, name) {
    if (!quoted.includes("\\"))
        return quoted.length === name.length + 2 && quoted.startsWith(name, 1);
    return JSON.parse(quoted) === name;
}
/** Index of the comma or closing brace after the value that begins at or after `start`. */
function valueEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === 0x22) {
            i = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, i);
            if (i < 0)
                return text.length;
        }
        else if (code === 0x5b || code === 0x7b)
            depth++;
        else if (code === 0x5d || code === 0x7d) {
            if (depth === 0)
                return i;
            depth--;
        }
        else if (code === 0x2c && depth === 0)
            return i;
    }
    return text.length;
}
/**
 * What the beginning of a JSON object says: the names of its members in their order, with the text of each that is whole.
 * @param text an object that is cut somewhere
 */
function leadingMembers(text) {
    const found = new Map();
    eachMember(text, (keyStart, keyEnd, colon, end) => {
        found.set(text.slice(keyStart + 1, keyEnd), end < text.length ? text.slice(colon + 1, end).trim() : undefined);
    });
    return found;
}


/***/ }),

/***/ 8486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ Calls; }
/* harmony export */ });
/** Requests that wait for their answer; of more the oldest is given up, so that a flood of them takes no memory. */
const MAX_OPEN = 100_000;
/** Tells of each request when its answer comes. */
class Calls {
    #hooks;
    #open = new Map();
    #limit;
    constructor(hooks, limit = MAX_OPEN) {
        this.#hooks = hooks;
        this.#limit = limit;
    }
    /** Every message of the session, in order. */
    message(message) {
        const { exchange } = message;
        if (!exchange)
            return;
        if (exchange.direction === message.direction) {
            this.#open.set(exchange, this.#hooks.begin(exchange, message));
            if (this.#open.size > this.#limit)
                this.#endOldest();
            return;
        }
        const begun = this.#open.get(exchange);
        if (begun === undefined)
            return;
        this.#open.delete(exchange);
        this.#hooks.end(exchange, begun, message);
    }
    /** The session is over: what is open stays unanswered. */
    finish() {
        for (const [exchange, begun] of this.#open)
            this.#hooks.end(exchange, begun, undefined);
        this.#open.clear();
    }
    #endOldest() {
        for (const [exchange, begun] of this.#open) {
            this.#open.delete(exchange);
            this.#hooks.end(exchange, begun, undefined);
            return;
        }
    }
}


/***/ }),

/***/ 5263:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ idJson; },
/* harmony export */   d: function() { return /* binding */ clearedJson; }
/* harmony export */ });
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4202);


/** A value as one line of JSON: no secret in it, hidden characters as escapes, a bigint as a whole number. */
function clearedJson(value) {
    const text = JSON.stringify(value, (_key, member) => (typeof member === "bigint" ? String(member) : member));
    return (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)((0,_content_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactText */ .Rd)(text, { json: true }).text);
}
/** An id of a message as JSON. A number that JavaScript would round keeps its digits. */
function idJson(id) {
    return typeof id === "bigint" ? id.toString() : clearedJson(id ?? null);
}


/***/ }),

/***/ 4140:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  harExporter: function() { return /* binding */ harExporter; }
});

// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/session/cleared-start.js
var cleared_start = __webpack_require__(8677);
// EXTERNAL MODULE: ./out/convert/cleared.js
var cleared = __webpack_require__(5263);
// EXTERNAL MODULE: ./out/session/message-text.js
var message_text = __webpack_require__(4323);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/session/timestamp.js
var timestamp = __webpack_require__(5256);
;// CONCATENATED MODULE: ./out/convert/har/entry.js
/** One entry of an HTTP archive (HAR 1.2, as published by its authors, http://www.softwareishard.com/blog/har-12-spec/). */



/** Sizes that the capture does not tell. */
const UNKNOWN = -1;
/** What HAR wants where the capture has no time. */
const NO_TIME = "1970-01-01T00:00:00.000Z";
/** The entry as one line of JSON, without secrets and with hidden characters as escapes. */
function harEntryJson(entry) {
    const { request, response } = entry;
    const hasTime = (0,timestamp/* unixNanoseconds */.wE)(entry.ts) !== undefined;
    const comment = [entry.comment, hasTime ? undefined : "The capture gives no time."].filter((part) => part).join(" ");
    const wait = milliseconds(entry.wait);
    const receive = milliseconds(entry.receive);
    return (0,neutralise/* jsonText */.s$)(JSON.stringify({
        startedDateTime: hasTime ? entry.ts : NO_TIME,
        time: milliseconds(wait + receive),
        request: {
            method: clear(request.method),
            url: clear(request.url),
            httpVersion: request.httpVersion,
            cookies: [],
            headers: headerList(request.headers),
            queryString: queryOf(request.url),
            ...(request.body ? { postData: { mimeType: clear(request.body.mimeType), text: request.body.text } } : {}),
            headersSize: UNKNOWN,
            bodySize: request.body ? UNKNOWN : 0,
        },
        response: {
            status: response.status,
            statusText: response.statusText,
            httpVersion: response.httpVersion,
            cookies: [],
            headers: headerList(response.headers),
            content: response.body
                ? {
                    size: Buffer.byteLength(response.body.text),
                    mimeType: clear(response.body.mimeType),
                    text: response.body.text,
                }
                : { size: 0, mimeType: "x-unknown" },
            redirectURL: "",
            headersSize: UNKNOWN,
            bodySize: UNKNOWN,
        },
        cache: {},
        timings: { send: 0, wait, receive },
        ...(comment === "" ? {} : { comment }),
        ...entry.own,
    }));
}
function headerList(headers) {
    return Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [value] : value).map((one) => ({ name: clear(name), value: clear(one) })));
}
function queryOf(url) {
    const at = url.indexOf("?");
    if (at < 0)
        return [];
    return [...new URLSearchParams(url.slice(at + 1))].map(([name, value]) => ({
        name: clear(name),
        value: clear(value),
    }));
}
function clear(text) {
    return (0,redact/* redactText */.Rd)(text).text;
}
/** To the microsecond that the capture has. */
function milliseconds(value) {
    return Math.max(0, Math.round(value * 1000) / 1000);
}
/** @returns milliseconds between two moments; 0 where one is missing or they are out of order */
function between(from, to) {
    if (from === undefined || to === undefined)
        return 0;
    const [start, end] = [(0,timestamp/* unixNanoseconds */.wE)(from), (0,timestamp/* unixNanoseconds */.wE)(to)];
    return start === undefined || end === undefined || end < start ? 0 : Number((end - start) / 1000n) / 1000;
}

;// CONCATENATED MODULE: ./out/convert/har/held.js
/** Kept of all open exchanges together, and of one message or body, in UTF-16 units. */
const MAX_HELD = 32 * 1024 * 1024;
const MAX_TEXT = 4 * 1024 * 1024;
/** Counts the texts that wait for the end of their exchange. What does not fit is left out, and said to be. */
class HeldTexts {
    #limit;
    #held = 0;
    constructor(limit = MAX_HELD) {
        this.#limit = limit;
    }
    /** @returns the text, or undefined when it is not kept */
    keep(text, alongside = 0) {
        if (alongside + text.length > MAX_TEXT || this.#held + text.length > this.#limit)
            return undefined;
        this.#held += text.length;
        return text;
    }
    release(length) {
        this.#held -= length;
    }
}
const LEFT_OUT = "A body is left out or cut: it is too long for an archive.";

;// CONCATENATED MODULE: ./out/convert/har/exchanges.js



/** Exchanges that are open at a time; of more the oldest is written as it is. */
const MAX_OPEN = 10_000;
/** Entries for a session whose HTTP was recorded: one for each exchange, the events of a stream as its body. */
class ExchangeEntries {
    #open = new Map();
    #texts = new message_text/* MessageTexts */.C();
    #held = new HeldTexts();
    #entries;
    #base;
    /** @param url of the server, when the capture names it */
    constructor(url, entries) {
        this.#entries = entries;
        this.#base = url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
    }
    request(request) {
        const place = this.#entries.begin();
        this.#end(request.exchange, undefined);
        this.#open.set(request.exchange, { place, request, sent: [], received: [], line: 0, length: 0, isCut: false });
        if (this.#open.size <= MAX_OPEN)
            return;
        for (const oldest of this.#open.keys()) {
            this.#end(oldest, undefined);
            break;
        }
    }
    response(response) {
        const open = this.#open.get(response.exchange);
        if (open)
            open.response ??= response;
    }
    message(message) {
        const open = message.exchangeNumber === undefined ? undefined : this.#open.get(message.exchangeNumber);
        if (!open)
            return;
        const text = this.#texts.of(message)?.text ?? "";
        const isBatch = message.batchIndex !== undefined && message.batchIndex > 0 && open.line === message.position.line;
        open.line = message.position.line;
        const bodies = message.direction === "c2s" ? open.sent : open.received;
        const shown = message.direction === "s2c" && isStream(open) ? eventText(message.sse, text) : isBatch ? `,${text}` : text;
        const kept = this.#held.keep(shown, open.length);
        if (kept === undefined)
            open.isCut = true;
        else {
            open.length += kept.length;
            bodies.push(kept);
        }
    }
    end(record) {
        this.#end(record.exchange, record);
    }
    finish() {
        for (const exchange of [...this.#open.keys()])
            this.#end(exchange, undefined);
    }
    #end(exchange, end) {
        const open = this.#open.get(exchange);
        if (!open)
            return;
        this.#open.delete(exchange);
        this.#held.release(open.length);
        const { request, response } = open;
        const sent = bodyOf(open.sent);
        const received = bodyOf(open.received);
        const how = end === undefined ? "The capture holds no end of this exchange." : reasonWords(end);
        const comment = [how, open.isCut ? LEFT_OUT : ""].filter((text) => text !== "").join(" ");
        const entry = harEntryJson({
            ts: request.ts,
            request: {
                method: request.method,
                url: this.#url(request),
                httpVersion: "unknown",
                headers: request.headers,
                ...(sent === "" ? {} : { body: { mimeType: typeOf(request.headers) ?? "application/json", text: sent } }),
            },
            response: {
                status: response?.status ?? 0,
                statusText: "",
                httpVersion: "unknown",
                headers: response?.headers ?? {},
                ...(received === ""
                    ? {}
                    : { body: { mimeType: typeOf(response?.headers ?? {}) ?? "application/json", text: received } }),
            },
            wait: between(request.ts, response?.ts),
            receive: between(response?.ts, end?.ts),
            ...(comment === "" ? {} : { comment }),
            own: { _exchange: exchange },
        });
        this.#entries.ready(open.place, entry);
    }
    #url({ path, headers }) {
        const host = typeof headers.host === "string" ? `http://${headers.host}` : undefined;
        const base = host !== undefined && URL.canParse(host) ? host : (this.#base ?? "http://unknown.invalid");
        const url = base + (path.startsWith("/") ? path : `/${path}`);
        return URL.canParse(url) ? new URL(url).href : `${base}/`;
    }
}
function isStream({ response }) {
    return typeOf(response?.headers ?? {})?.startsWith("text/event-stream") === true;
}
/** The event as it goes over the wire (HTML Living Standard, 9.2.6). */
function eventText(sse, data) {
    const lines = [
        ...(sse?.event === undefined ? [] : [`event: ${sse.event}`]),
        ...(sse?.id === undefined ? [] : [`id: ${sse.id}`]),
        `data: ${data}`,
    ];
    return `${lines.join("\n")}\n\n`;
}
/** Elements of a batch, of which each but the first begins with a comma, are an array again. */
function bodyOf(parts) {
    const text = parts.join("");
    return parts.length > 1 && parts[1]?.startsWith(",") === true ? `[${text}]` : text;
}
function typeOf(headers) {
    const value = headers["content-type"];
    return typeof value === "string" ? value : value?.[0];
}
function reasonWords({ reason }) {
    switch (reason) {
        case "complete":
            return "";
        case "client-closed":
            return "The client closed the connection.";
        case "upstream-unreachable":
            return "The server was not reached.";
        case "upstream-aborted":
            return "The server broke the answer off.";
    }
}

// EXTERNAL MODULE: ./out/convert/calls.js
var calls = __webpack_require__(8486);
;// CONCATENATED MODULE: ./out/convert/har/requests.js




const JSON_TYPE = "application/json";
/**
 * Entries for a session of which HTTP is not known: each JSON-RPC request and its response as if they had gone over HTTP, to
 * `mcp://<server>/<method>/<target>`. Statuses are made up (200, 500 for an error, 0 without a response), and the entry says so.
 */
class RequestEntries {
    #calls;
    #texts = new message_text/* MessageTexts */.C();
    #held = new HeldTexts();
    #server;
    #entries;
    notifications = 0;
    constructor(session, label, entries) {
        this.#server = part(label || session.server.key);
        this.#entries = entries;
        this.#calls = new calls/* Calls */.g({
            begin: (_exchange, request) => ({ place: entries.begin(), text: this.#keep(this.#texts.of(request)?.text) }),
            end: (exchange, begun, answer) => this.#end(exchange, begun, answer),
        });
    }
    message(message) {
        if (message.kind === "notification")
            this.notifications++;
        this.#calls.message(message);
    }
    finish() {
        this.#calls.finish();
    }
    #keep(text) {
        return text === undefined ? undefined : this.#held.keep(text);
    }
    #end(exchange, { place, text }, answer) {
        const { ts, method, target, direction, outcome, errorCode, revision } = exchange;
        if (text !== undefined)
            this.#held.release(text.length);
        const body = answer && this.#texts.of(answer);
        const path = [method, ...(target === undefined ? [] : [target])].map(part).join("/");
        const comment = [
            direction === "c2s" ? "JSON-RPC from the client to the server." : "JSON-RPC from the server to the client.",
            answer ? "The status stands for the outcome." : "The capture holds no response.",
            ...(text === undefined ? [LEFT_OUT] : []),
        ].join(" ");
        const entry = harEntryJson({
            ts,
            request: {
                method: "POST",
                url: `mcp://${this.#server}/${path}`,
                httpVersion: "JSON-RPC/2.0",
                headers: {},
                ...(text === undefined ? {} : { body: { mimeType: JSON_TYPE, text } }),
            },
            response: {
                status: answer === undefined ? 0 : outcome === "ok" ? 200 : 500,
                statusText: errorCode === undefined ? outcome : `${outcome} ${errorCode}`,
                httpVersion: "JSON-RPC/2.0",
                headers: {},
                ...(body ? { body: { mimeType: JSON_TYPE, text: body.text } } : {}),
            },
            wait: between(ts, answer?.ts),
            receive: 0,
            comment,
            own: {
                _line: exchange.position.line,
                _direction: direction,
                _outcome: outcome,
                ...(revision === undefined ? {} : { _revision: revision }),
            },
        });
        this.#entries.ready(place, entry);
    }
}
/** A part of a URL; a lone surrogate, which has no encoding, becomes a question mark of its own. */
function part(text) {
    return encodeURIComponent(text.toWellFormed()) || "-";
}

;// CONCATENATED MODULE: ./out/convert/in-order.js
/** Held back until it is their turn, in UTF-16 units. */
const in_order_MAX_HELD = 32 * 1024 * 1024;
/**
 * Brings texts that are ready at any time into the order in which they were begun. What waits is bounded: beyond it, the rest
 * comes in the order in which it is ready.
 */
class InOrder {
    #write;
    #limit;
    #ready = new Map();
    #begun = 0;
    #next = 0;
    #held = 0;
    #isOrdered = true;
    constructor(write, limit = in_order_MAX_HELD) {
        this.#write = write;
        this.#limit = limit;
    }
    /** False once the bound was reached. */
    get isOrdered() {
        return this.#isOrdered;
    }
    /** @returns the place in the order */
    begin() {
        return this.#begun++;
    }
    /** To be called once for each place. */
    ready(place, text) {
        if (!this.#isOrdered) {
            this.#write(text);
            return;
        }
        this.#ready.set(place, text);
        this.#held += text.length;
        for (let due = this.#ready.get(this.#next); due !== undefined; due = this.#ready.get(this.#next)) {
            this.#ready.delete(this.#next++);
            this.#held -= due.length;
            this.#write(due);
        }
        if (this.#held <= this.#limit)
            return;
        this.#isOrdered = false;
        for (const [, waiting] of [...this.#ready].sort(([a], [b]) => a - b))
            this.#write(waiting);
        this.#ready.clear();
    }
}

;// CONCATENATED MODULE: ./out/convert/har.js






/** The session as an HTTP archive (HAR 1.2): its HTTP exchanges where they were recorded, else its JSON-RPC requests. */
function harExporter(session, start, out) {
    let separator = "\n";
    const entries = new InOrder((entry) => {
        out.write(separator + entry);
        separator = ",\n";
    });
    const { server } = (0,cleared_start/* clearedStart */.V)(start);
    const isHttp = session.format === "portlight" && session.transport === "http";
    const exchanges = new ExchangeEntries(server.url, entries);
    const requests = new RequestEntries(session, server.label, entries);
    out.write(`{"log": {"version": "1.2", "creator": ${(0,cleared/* clearedJson */.d)({ name: product/* NAME */.o_, version: product/* VERSION */.xv })}, "entries": [`);
    return {
        observer: isHttp
            ? {
                httpRequest: (record) => exchanges.request(record),
                httpResponse: (record) => exchanges.response(record),
                httpEnd: (record) => exchanges.end(record),
                message: (message) => exchanges.message(message),
                replay: (message) => exchanges.message(message),
            }
            : { message: (message) => requests.message(message) },
        finish: ({ summary }) => {
            exchanges.finish();
            requests.finish();
            const comment = [
                `Session ${session.path}, capture ${summary.state}.`,
                ...(summary.dropped > 0 ? [`${summary.dropped} messages were dropped by the recorder.`] : []),
                ...(summary.damagedCount > 0 ? [`${summary.damagedCount} lines could not be read.`] : []),
                ...(requests.notifications > 0 ? [`${requests.notifications} notifications have no entry.`] : []),
                ...(entries.isOrdered ? [] : ["The session is long: later entries stand in the order in which they ended."]),
            ];
            out.write(`\n], "comment": ${(0,cleared/* clearedJson */.d)(comment.join(" "))}}}\n`);
            return undefined;
        },
    };
}


/***/ }),

/***/ 8677:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ clearedStart; }
/* harmony export */ });
/* harmony import */ var _content_redact_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5451);
/* harmony import */ var _content_redact_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3909);
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4202);



/** What the first record says, without secrets: also of a recorder that did not redact. */
function clearedStart(start) {
    const { text } = (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redactText */ .Rd)(JSON.stringify(start), { json: true });
    const clear = JSON.parse(text);
    const { argv } = clear.server;
    return argv === undefined ? clear : { ...clear, server: { ...clear.server, argv: clearedArguments(argv) } };
}
function clearedArguments(argv) {
    return (0,_content_redact_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .maskArguments */ .J)(argv, (value) => ((0,_content_redact_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarker */ .rg)(value) ? value : (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redactionMarker */ .SG)("argument", value.length)));
}


/***/ }),

/***/ 4323:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ MessageTexts; },
/* harmony export */   T: function() { return /* binding */ StreamTexts; }
/* harmony export */ });
/* harmony import */ var _capture_member_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3611);
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4202);


/** A text is cut this far behind what is shown before it is looked through, so that no half of a secret is left. */
const BEYOND = 8 * 1024;
/** What the model of the session keeps of a text that is no JSON; the rest is read from the line. */
const KEPT = 200;
/**
 * Gives the texts of messages as they stand in the log (key order, spelling of numbers, duplicate keys), each secret in them
 * replaced: a capture may have been recorded without redaction, or by another recorder.
 */
class MessageTexts {
    #limit;
    #lines = { c2s: new StreamTexts(), s2c: new StreamTexts() };
    #batchLine = 0;
    #batch = [];
    /** @param limit longest text in UTF-16 units; infinite when not given */
    constructor(limit = Number.POSITIVE_INFINITY) {
        this.#limit = limit;
    }
    /**
     * To be called once for each message and inside of the observer's call, where its bytes are at hand.
     * @returns undefined for a message without a text: it is not UTF-8
     */
    of(message) {
        if (message.raw)
            return cleared(this.#json(message, message.raw), this.#limit, true);
        const text = wholeText(message);
        return text === undefined ? undefined : this.#lines[message.direction].of(text, this.#limit);
    }
    #json(message, raw) {
        const { batchIndex, position } = message;
        if (batchIndex === undefined)
            return raw();
        if (this.#batchLine !== position.line) {
            const text = raw();
            // Of other recorders each element of a batch is a frame of its own.
            this.#batch = text.startsWith("[") ? (0,_capture_member_span_js__WEBPACK_IMPORTED_MODULE_1__/* .elementTexts */ .FY)(text) : [];
            this.#batchLine = position.line;
        }
        return this.#batch[batchIndex] ?? raw();
    }
}
/** Lines of one stream in their order: what is secret may have begun in a line before, as a private key does. */
class StreamTexts {
    #lines = new _content_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LineSecrets */ .Mr((0,_content_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .exactValues */ .IY)([]));
    of(text, limit = Number.POSITIVE_INFINITY) {
        return cleared(text, limit, false, this.#lines.read(text));
    }
}
function cleared(text, limit, json, also = []) {
    const end = limit + BEYOND;
    const isCut = text.length > end;
    const clean = isCut
        ? (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactText */ .Rd)(text.slice(0, end), {}, also.filter((span) => span.end <= end))
        : (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactText */ .Rd)(text, { json }, also);
    const kept = clean.text.length > limit ? clean.text.slice(0, limit).toWellFormed() : clean.text;
    return { text: kept, length: isCut ? text.length : clean.text.length, removed: clean.count };
}
function wholeText({ text, line }) {
    if (text === undefined || text.length < KEPT || !line)
        return text;
    const record = JSON.parse(line());
    return typeof record.text === "string" && record.text.startsWith(text) ? record.text : text;
}


/***/ }),

/***/ 5256:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W9: function() { return /* binding */ Moments; },
/* harmony export */   vE: function() { return /* binding */ timestamp; },
/* harmony export */   wE: function() { return /* binding */ unixNanoseconds; }
/* harmony export */ });
/** `2026-01-31T12:34:56.123456Z`: how a recorder of ours writes a moment. */
const LENGTH = 27;
/** Up to the colon before the seconds. */
const MINUTE = 17;
/**
 * Moments as numbers, which take a third of the memory of their texts. Successive ones mostly share their minute, so that
 * is read once.
 */
class Moments {
    #prefix = "-";
    #minute = 0;
    /** @returns microseconds since 1970, exact until the year 2255; NaN for a text of any other form */
    microseconds(text) {
        if (text.length !== LENGTH || text.charCodeAt(19) !== 0x2e || text.charCodeAt(26) !== 0x5a)
            return Number.NaN;
        if (!text.startsWith(this.#prefix)) {
            const minute = Date.parse(`${text.slice(0, MINUTE)}00.000Z`);
            // What `Date` corrects on the way, such as 30 February, has to come back as it was written.
            if (!(minute >= 0) || !new Date(minute).toISOString().startsWith(text.slice(0, MINUTE)))
                return Number.NaN;
            this.#prefix = text.slice(0, MINUTE);
            this.#minute = minute * 1000;
        }
        const seconds = digits(text, MINUTE, MINUTE + 2);
        return seconds < 60 ? this.#minute + seconds * 1_000_000 + digits(text, 20, 26) : Number.NaN;
    }
}
/** The text that gave this number. */
function timestamp(microseconds) {
    const rest = microseconds % 1000;
    const text = new Date((microseconds - rest) / 1000).toISOString();
    return `${text.slice(0, 23)}${String(rest).padStart(3, "0")}Z`;
}
function digits(text, from, to) {
    let value = 0;
    for (let i = from; i < to; i++) {
        const digit = text.charCodeAt(i) - 0x30;
        if (digit < 0 || digit > 9)
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
/** RFC 3339 with any zone and up to nine digits of a fraction, as other recorders write. */
const RFC3339 = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9})\d{0,9})?([Zz]|[+-]\d{2}:\d{2})$/;
/** @returns nanoseconds since 1970, undefined for a text that is no moment, or one before 1970 */
function unixNanoseconds(text) {
    const [, day, time, fraction = "", zone = "Z"] = RFC3339.exec(text) ?? [];
    if (day === undefined)
        return undefined;
    const seconds = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
    return seconds >= 0 ? BigInt(seconds) * 1000000n + BigInt(fraction.padEnd(9, "0")) : undefined;
}


/***/ })

};
;
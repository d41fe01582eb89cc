"use strict";
exports.id = 3369;
exports.ids = [3369];
exports.modules = {

/***/ 4141:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ scrubHeaders; }
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4202);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3909);
/** Headers of a message whose body was redacted: what was taken out of one must not stand in the other. */


/** They say what a message is. */
const ROUTING = new Set(["mcp-method", "mcp-protocol-version", "content-type", "content-length"]);
const PARAMETER = "mcp-param-";
/**
 * Redacts the values of headers by the rules, and those that repeat what was taken out of the body. `authorization` keeps its
 * scheme and cookies keep nothing, whatever the rules are.
 * @param headers names in lower case
 * @param body the message as it is stored, and what was taken out of it
 */
function scrubHeaders(headers, rules, body) {
    const removed = new Set([...body.removed].flatMap((value) => [value, plainNumber(value)]));
    const scrubbed = Object.create(null);
    const redacted = [];
    for (const [name, value] of Object.entries(headers)) {
        const clean = (one) => cleanValue(name, one, rules, removed, body.text);
        const stored = typeof value === "string" ? clean(value) : value.map(clean);
        scrubbed[name] = stored;
        if (String(stored) !== String(value))
            redacted.push(name);
    }
    return { headers: scrubbed, redacted };
}
function cleanValue(name, value, rules, removed, body) {
    if (ROUTING.has(name) || value === "" || (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarker */ .rg)(value.replace(SCHEME, "")))
        return value;
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .redactionMarker */ .SG)("header", value.length);
    if (name === "cookie" || name === "set-cookie")
        return marker;
    if (name === "authorization" || name === "proxy-authorization") {
        const scheme = SCHEME.exec(value)?.[0] ?? "";
        return `${scheme}${(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .redactionMarker */ .SG)("header", value.length - scheme.length)}`;
    }
    const decoded = decodedHeader(value);
    for (const spelling of [decoded, plainNumber(decoded)]) {
        // A value that the body still shows gives nothing away.
        if (removed.has(spelling) && !body.includes(JSON.stringify(spelling).slice(1, -1)))
            return marker;
    }
    if (name === "mcp-name")
        return value;
    const subject = name.startsWith(PARAMETER) ? name.slice(PARAMETER.length) : name;
    if (rules.isSecretKey?.(subject))
        return marker;
    if (decoded !== value)
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(decoded, textOnly(rules)).count > 0 ? marker : value;
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value, textOnly(rules)).text;
}
/** What HTTP puts before credentials (RFC 9110, 11.4). */
const SCHEME = /^[A-Za-z][A-Za-z0-9-]{0,31} /;
/** A header is no message: keys and places are not for it. */
function textOnly({ isSecretKey: _keys, paths: _paths, ...rules }) {
    return rules;
}
/** The form in which the protocol carries what a header cannot hold: `=?base64?…?=`. */
function decodedHeader(value) {
    const encoded = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(value)?.[1];
    return encoded === undefined ? value : Buffer.from(encoded, "base64").toString("utf8");
}
/** A whole number as it is written without exponent and fraction; anything else as it is. */
function plainNumber(text) {
    if (text.length > 64 || !/^-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?$/.test(text))
        return text;
    const number = Number(text);
    return Number.isSafeInteger(number) ? String(number) : text;
}


/***/ }),

/***/ 3369:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recordHttp: function() { return /* binding */ recordHttp; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/record/clock.js
var clock = __webpack_require__(9603);
// EXTERNAL MODULE: ./out/record/failure.js
var record_failure = __webpack_require__(4879);
// EXTERNAL MODULE: ./out/record/lifecycle.js + 1 modules
var record_lifecycle = __webpack_require__(7198);
// EXTERNAL MODULE: ./out/record/open-capture.js + 3 modules
var open_capture = __webpack_require__(4866);
// EXTERNAL MODULE: ./out/record/process-group.js
var process_group = __webpack_require__(4370);
// EXTERNAL MODULE: ./out/record/record.js + 3 modules
var record = __webpack_require__(3677);
// EXTERNAL MODULE: ./out/record/redactor.js
var redactor = __webpack_require__(9169);
// EXTERNAL MODULE: ./out/record/relay.js
var relay = __webpack_require__(7672);
// EXTERNAL MODULE: ./out/record/rules.js
var record_rules = __webpack_require__(2318);
// EXTERNAL MODULE: ./out/record/say.js
var say = __webpack_require__(2542);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./out/record/http/addresses.js

const DEFAULT_PORTS = { "http:": 80, "https:": 443 };
/** @returns one sentence when the address is none that can be relayed to; it never repeats a password */
function targetOf(text) {
    // The characters that a URL parser drops in silence.
    const url = /[\s\p{Cc}]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
    if (!url || !(url.protocol in DEFAULT_PORTS) || url.hostname === "") {
        return "--http takes the address of an MCP server, such as http://127.0.0.1:3000/mcp.";
    }
    if (url.username !== "" || url.password !== "") {
        return "--http takes no user and password: the client sends them in a header, and the relay hands that on.";
    }
    if (url.hash !== "")
        return "--http takes no fragment (what follows a #): it never reaches a server.";
    const port = url.port === "" ? DEFAULT_PORTS[url.protocol] : Number(url.port);
    if (port === 0)
        return "--http needs the port that the server listens on, not 0.";
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    return {
        url,
        secure: url.protocol === "https:",
        host,
        port,
        path: `${url.pathname}${url.search}`,
        label: isLoopback(host) ? "http" : host.replaceAll(":", "-"),
    };
}
/** @param text `127.0.0.1:0`, `[::1]:8080`, `localhost:0`, `8080` */
function listenOf(text) {
    const match = /^(?:(\[[0-9a-f:.]+\]|[A-Za-z0-9.-]+)?:)?([0-9]{1,5})$/i.exec(text);
    const port = Number(match?.[2]);
    if (!match || port > 65_535)
        return "--listen takes an address and a port, such as 127.0.0.1:0 (0 for any free port).";
    return { host: (match[1] ?? "127.0.0.1").replace(/^\[(.*)\]$/, "$1"), port };
}
/** True for an address that only programs on this machine reach. */
function isLoopback(host) {
    if ((0,external_node_net_.isIP)(host) === 4)
        return host.startsWith("127.");
    return host === "::1" || host.toLowerCase() === "localhost";
}
/** An address of this machine as a part of a URL. */
function hostInUrl(host) {
    return (0,external_node_net_.isIP)(host) === 6 ? `[${host}]` : host;
}

;// CONCATENATED MODULE: ./out/record/http/stored-path.js

/** Parameters that say which session a message belongs to, as HTTP+SSE servers name them. */
const ROUTING = /^(?:session|session[-_]?id|sid)$/i;
/** Of a request target; the part behind is passed over. */
const LENGTH = 8192;
/**
 * A request target, or the address that an `endpoint` event gives, as it goes to the log: parameters that route keep their
 * identity, all other values are cut. The same address gives the same text, so that messages find their session.
 */
function storedPath(target, hash, clean) {
    const [before, query] = split(target.slice(0, LENGTH), "?");
    const path = clean(withoutCredentials(before));
    if (query === undefined)
        return path;
    const [parameters] = split(query, "#");
    const stored = parameters.split("&").map((parameter) => {
        const [name, value] = split(parameter, "=");
        if (value === undefined || value === "")
            return clean(parameter);
        const cut = ROUTING.test(name) ? hash(value) : (0,redact/* redactionMarker */.SG)("url-parameter", value.length);
        return `${clean(name)}=${cut}`;
    });
    return `${path}?${stored.join("&")}`;
}
/** Path of a request target or of a whole address, without its query. */
function pathOf(target) {
    const [path] = split(target.trim(), "?");
    const relative = path.replace(/^https?:\/\/[^/]*/i, "").replace(/#.*$/s, "");
    return relative.startsWith("/") ? relative : `/${relative}`;
}
function withoutCredentials(address) {
    return address.replace(/^([a-z][a-z0-9+.-]{0,31}:\/\/)[^/@]{1,1024}@/i, "$1");
}
function split(text, at) {
    const index = text.indexOf(at);
    return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

;// CONCATENATED MODULE: ./out/record/http/endpoints.js

/** Endpoints that are remembered: each HTTP+SSE session announces its own, mostly the same. */
const MAX_ENDPOINTS = 1000;
/** Last parts of paths at which tokens are handed out, clients registered, people asked (RFC 6749, 7009, 7591, 7662, 8628, 9126). */
const AUTHORISATION = /\/(?:token|register|authorize|authorization|device_authorization|par|introspect|revoke|userinfo|login|consent|callback)\/?$/i;
const AUTHORISATION_FOLDER = /\/(?:oauth2?|oidc|\.well-known)(?:\/|$)/i;
/** Tells which paths carry messages of the protocol, and whose bodies must never be stored. */
class Endpoints {
    #paths = new Set();
    /** @param target path of the address that the user gave */
    constructor(target) {
        this.#paths.add(pathOf(target));
    }
    /** An HTTP+SSE server said where messages go. */
    announce(address) {
        if (this.#paths.size < MAX_ENDPOINTS)
            this.#paths.add(pathOf(address));
    }
    /** True for a path at which all bodies are messages. */
    isEndpoint(target) {
        return this.#paths.has(pathOf(target));
    }
    /** True for a path whose bodies hold secrets of OAuth, whatever they look like. */
    isAuthorisation(target) {
        const path = pathOf(target);
        if (this.#paths.has(path))
            return false;
        return AUTHORISATION.test(path) || AUTHORISATION_FOLDER.test(path);
    }
}

// EXTERNAL MODULE: ./out/record/line-splitter.js
var line_splitter = __webpack_require__(4383);
;// CONCATENATED MODULE: ./out/record/http/backlog.js
/** Work that was put off: at most this long in one turn of the event loop, in milliseconds. */
const SLICE = 0.25;
/** How long work may wait for more of its kind, in milliseconds. */
const DELAY = 2;
/**
 * Steps that the caller does when too much waits. Counted, not timed, so that a busy machine loses no more than an idle one:
 * at 64 lines a step, a flood of lines as short as JSON-RPC allows is slowed down and kept whole.
 */
const HELP = 32;
/** Pieces of done work that are let go together. */
const COMPACT_AT = 1024;
/**
 * Puts off the work of observing until the bytes have long been handed on, and does it in small slices, so that a message
 * never waits for the record of another one. When more than `limit` waits, whoever adds more helps for a moment, which slows
 * a flood down to what can be observed. What costs more than that grows the backlog until it is `full`.
 */
class Backlog {
    #limit;
    #waiting = [];
    /** Index of the piece of work that is next. */
    #next = 0;
    #cost = 0;
    #scheduled;
    constructor(limit) {
        this.#limit = limit;
    }
    /** True when four times the limit waits: nothing that costs more should be added. */
    get full() {
        return this.#cost >= 4 * this.#limit;
    }
    /** @param cost of the work, in the unit of the limit */
    add(cost, work) {
        this.#waiting.push({ cost, work });
        this.#cost += cost;
        if (this.#cost > this.#limit)
            this.#work({ enough: this.#limit, steps: HELP });
        this.#scheduled ??= setTimeout(() => this.#slice(), DELAY);
    }
    /** Does everything that waits, now. */
    drain() {
        this.#work({});
    }
    #slice() {
        this.#scheduled = undefined;
        this.#work({ until: performance.now() + SLICE });
        if (this.#next < this.#waiting.length)
            this.#scheduled = setImmediate(() => this.#slice());
    }
    /** Works until no more than `enough` waits, so many steps were done, or the time is over. */
    #work({ enough = -1, steps = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }) {
        for (let step = 0; step < steps && this.#next < this.#waiting.length && this.#cost > enough; step++) {
            const piece = this.#waiting[this.#next];
            if (piece.work()) {
                this.#next++;
                this.#cost -= piece.cost;
                if (this.#next >= COMPACT_AT || this.#next === this.#waiting.length) {
                    this.#waiting = this.#waiting.slice(this.#next);
                    this.#next = 0;
                }
            }
            if (performance.now() >= until)
                return;
        }
    }
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./out/record/http/content-coding.js

/** Decoded bytes of one body that are looked at. */
const DECODED_BYTES = 64 * 1024 * 1024;
/** Coded bytes that may wait for the decoder, which works beside this thread. */
const WAITING_BYTES = 8 * 1024 * 1024;
/**
 * Decodes a body while it comes, so that an event is seen before its stream ends.
 * @param coding value of `Content-Encoding`
 * @returns undefined for a coding that this runtime does not know
 */
function decoding(coding, events) {
    const stream = decoderOf(coding.trim().toLowerCase());
    if (!stream)
        return undefined;
    let decoded = 0;
    let over = false;
    const finish = (whole) => {
        if (over)
            return;
        over = true;
        events.done(whole);
        stream.destroy();
    };
    stream.on("data", (part) => {
        if (over)
            return;
        decoded += part.length;
        if (decoded > DECODED_BYTES)
            return finish(false);
        events.decoded(part);
    });
    stream.on("end", () => finish(true));
    stream.on("error", () => finish(false));
    return {
        push: (part) => {
            if (over)
                return;
            if (stream.writableLength > WAITING_BYTES)
                finish(false);
            else
                stream.write(part);
        },
        end: () => {
            if (!over)
                stream.end();
        },
    };
}
/** Each gives what it has after every part, and does not mind a body that ends early. */
function decoderOf(coding) {
    const { constants } = external_node_zlib_;
    const deflated = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
    switch (coding) {
        case "gzip":
        case "x-gzip":
            return external_node_zlib_.createGunzip(deflated);
        case "deflate":
            return external_node_zlib_.createInflate(deflated);
        case "br":
            return external_node_zlib_.createBrotliDecompress({
                flush: constants.BROTLI_OPERATION_FLUSH,
                finishFlush: constants.BROTLI_OPERATION_FLUSH,
            });
        case "zstd":
            // From Node 22.15 on.
            return external_node_zlib_.createZstdDecompress?.({ flush: constants.ZSTD_e_flush, finishFlush: constants.ZSTD_e_flush });
        default:
            return undefined;
    }
}
/** True for a body that came as it is. */
function isPlain(coding) {
    return coding === undefined || coding.trim() === "" || coding.trim().toLowerCase() === "identity";
}

;// CONCATENATED MODULE: ./out/record/http/event-stream.js
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const COLON = 0x3a;
const SPACE = 0x20;
const LINE_FEED_BYTE = Buffer.of(LINE_FEED);
const BYTE_ORDER_MARK = Buffer.of(0xef, 0xbb, 0xbf);
/** Longest name of a field that is told apart. */
const NAME_BYTES = 16;
/** Bytes of a field other than `data` that are kept. */
const FIELD_BYTES = 1024;
/**
 * Cuts an event stream into its events (HTML Living Standard, 9.2.6), from bytes, so that data keeps them. `data` receives what
 * the `data` fields hold, joined by line feeds.
 */
class EventStream {
    #data;
    #onEvent;
    #line = new FieldLine();
    #fields = new Map();
    #hasData = false;
    /** The last line ended with a carriage return, which a line feed may follow. */
    #returned = false;
    /** Bytes of a byte order mark seen so far; undefined once the stream has begun. */
    #mark = 0;
    constructor(data, onEvent) {
        this.#data = data;
        this.#onEvent = onEvent;
    }
    /**
     * Takes bytes up to the end of so many events.
     * @returns how many were taken
     */
    push(chunk, maxEvents) {
        let at = this.#mark === undefined ? 0 : this.#skipMark(chunk);
        let lineFeed = -1;
        let carriageReturn = -1;
        let events = 0;
        while (at < chunk.length) {
            if (this.#returned) {
                this.#returned = false;
                if (chunk[at] === LINE_FEED && ++at === chunk.length)
                    break;
            }
            // Each is looked for again only when it lies behind: a chunk of short lines is not searched whole for every one.
            if (lineFeed < at)
                lineFeed = indexFrom(chunk, LINE_FEED, at);
            if (carriageReturn < at)
                carriageReturn = indexFrom(chunk, CARRIAGE_RETURN, at);
            const end = Math.min(lineFeed, carriageReturn);
            this.#take(chunk.subarray(at, end));
            if (end === chunk.length)
                return end;
            this.#returned = chunk[end] === CARRIAGE_RETURN;
            at = end + 1;
            if (this.#lineRead() && ++events >= maxEvents)
                return at;
        }
        return chunk.length;
    }
    /** The stream is over: what it left unfinished is told. */
    end() {
        if (!this.#line.empty)
            this.#lineRead();
        this.#dispatch(false);
    }
    #skipMark(chunk) {
        let at = 0;
        while (this.#mark !== undefined && at < chunk.length) {
            if (chunk[at] !== BYTE_ORDER_MARK[this.#mark]) {
                // A part of a mark belongs to the first line, which is no field then.
                if (this.#mark > 0)
                    this.#take(BYTE_ORDER_MARK.subarray(0, this.#mark));
                this.#mark = undefined;
            }
            else if (++at && ++this.#mark === BYTE_ORDER_MARK.length)
                this.#mark = undefined;
        }
        return at;
    }
    #take(part) {
        const rest = this.#line.name(part);
        if (!rest)
            return;
        if (this.#line.isData) {
            if (!this.#line.begun) {
                if (this.#hasData)
                    this.#data.push(LINE_FEED_BYTE);
                this.#hasData = true;
                this.#line.begun = true;
            }
            if (rest.length > 0)
                this.#data.push(rest);
        }
        else
            this.#line.value(rest);
    }
    /** @returns whether an event was told */
    #lineRead() {
        const line = this.#line;
        if (line.empty)
            return this.#dispatch(true);
        // A line without a colon is a field without a value.
        if (!line.named && line.fieldName === "data") {
            if (this.#hasData)
                this.#data.push(LINE_FEED_BYTE);
            this.#hasData = true;
        }
        else if (line.named && !line.isData) {
            const name = line.fieldName === "" ? "comment" : line.fieldName;
            const before = name === "comment" ? this.#fields.get(name) : undefined;
            if (FIELDS.has(name)) {
                const text = line.text;
                this.#fields.set(name, before === undefined ? text : `${before}\n${text}`.slice(0, FIELD_BYTES));
            }
        }
        line.reset();
        return false;
    }
    #dispatch(complete) {
        if (this.#fields.size === 0 && !this.#hasData)
            return false;
        this.#onEvent({ fields: fieldsOf(this.#fields), hasData: this.#hasData, complete });
        this.#fields = new Map();
        this.#hasData = false;
        this.#data.clear();
        return true;
    }
}
const FIELDS = new Set(["id", "event", "retry", "comment"]);
/** One line of a stream: a name up to a colon, a space that may follow, a value. */
class FieldLine {
    named = false;
    /** Data of this line was told. */
    begun = false;
    fieldName = "";
    #spaceSeen = false;
    #value = [];
    #length = 0;
    get empty() {
        return !this.named && this.fieldName === "";
    }
    get isData() {
        return this.named && this.fieldName === "data";
    }
    get text() {
        return Buffer.concat(this.#value).toString("utf8");
    }
    /** Reads the name. @returns what belongs to the value, once the name is read */
    name(part) {
        let at = 0;
        if (!this.named) {
            const colon = part.indexOf(COLON);
            const stop = colon < 0 ? part.length : colon;
            this.fieldName += part.toString("latin1", 0, Math.min(stop, NAME_BYTES + 1 - this.fieldName.length));
            if (colon < 0)
                return undefined;
            this.named = true;
            at = colon + 1;
        }
        if (!this.#spaceSeen && at < part.length) {
            this.#spaceSeen = true;
            if (part[at] === SPACE)
                at++;
        }
        return part.subarray(at);
    }
    value(part) {
        const kept = part.subarray(0, FIELD_BYTES - this.#length);
        if (kept.length === 0)
            return;
        this.#value.push(Buffer.from(kept));
        this.#length += kept.length;
    }
    reset() {
        this.named = false;
        this.begun = false;
        this.fieldName = "";
        this.#spaceSeen = false;
        this.#value = [];
        this.#length = 0;
    }
}
function fieldsOf(fields) {
    const retry = fields.get("retry");
    const { id, event, comment } = Object.fromEntries(fields);
    return {
        ...(id !== undefined && { id }),
        ...(event !== undefined && { event }),
        ...(retry !== undefined && { retry: /^[0-9]{1,15}$/.test(retry) ? Number(retry) : retry }),
        ...(comment !== undefined && { comment }),
    };
}
function indexFrom(chunk, byte, from) {
    const index = chunk.indexOf(byte, from);
    return index < 0 ? chunk.length : index;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./out/record/http/message-parser.js

/** Bytes of a start line with its headers, and of trailers, that are read; a server takes 8 to 64 KB. */
const HEAD_BYTES = 256 * 1024;
/** Bytes of the line before a chunk: a number, and extensions that nobody uses. */
const CHUNK_LINE_BYTES = 16 * 1024;
const message_parser_LINE_FEED = 0x0a;
/**
 * Reads the messages of one direction of a connection (RFC 9112). It only listens: what it makes of the bytes changes
 * nothing for the peers. It takes what they would: bare line feeds, folded headers, empty lines before a message.
 */
class MessageParser {
    #handler;
    #state = "head";
    /** Of a body or a chunk. */
    #left = 0;
    /** The line that is being read, and the size of the head so far. */
    #line = "";
    #lines = [];
    #size = 0;
    constructor(handler) {
        this.#handler = handler;
    }
    /** False within a message. */
    get idle() {
        return this.#state === "opaque" || (this.#state === "head" && this.#size === 0);
    }
    /**
     * Takes the bytes of a chunk from `start` on.
     * @returns where to go on: less than the chunk's length when the handler did not take a part of a body
     */
    push(chunk, start) {
        let at = start;
        while (at < chunk.length) {
            switch (this.#state) {
                case "opaque":
                    return chunk.length;
                case "length":
                case "chunk":
                case "until-close": {
                    const bounded = this.#state !== "until-close";
                    const part = bounded ? chunk.subarray(at, at + this.#left) : chunk.subarray(at);
                    const taken = this.#handler.body(part);
                    at += taken;
                    if (bounded)
                        this.#left -= taken;
                    if (bounded && this.#left === 0)
                        this.#bodyRead();
                    else if (taken < part.length)
                        return at;
                    break;
                }
                default: {
                    const end = chunk.indexOf(message_parser_LINE_FEED, at);
                    const stop = end < 0 ? chunk.length : end;
                    this.#size += (end < 0 ? stop : stop + 1) - at;
                    if (this.#size > (this.#state === "chunk-line" ? CHUNK_LINE_BYTES : HEAD_BYTES))
                        return this.#fail(chunk);
                    this.#line += chunk.toString("latin1", at, stop);
                    at = stop + 1;
                    if (end < 0)
                        return chunk.length;
                    const line = this.#line.endsWith("\r") ? this.#line.slice(0, -1) : this.#line;
                    this.#line = "";
                    if (!this.#take(line))
                        return this.#fail(chunk);
                }
            }
        }
        return chunk.length;
    }
    /** What follows is another protocol. */
    stop() {
        this.#enter("opaque");
    }
    /** The stream is at its end, in order. */
    finish() {
        if (this.#state !== "until-close")
            return;
        this.#state = "opaque";
        this.#handler.end();
    }
    /** @returns false when the line can't stand here */
    #take(line) {
        switch (this.#state) {
            case "head":
                if (line !== "")
                    this.#lines.push(line);
                else if (this.#lines.length === 0)
                    this.#size = 0;
                else
                    return this.#headRead();
                return true;
            case "chunk-line": {
                const size = /^\s*([0-9a-f]{1,13})\s*(?:;|$)/i.exec(line)?.[1];
                if (size === undefined)
                    return false;
                this.#left = Number.parseInt(size, 16);
                this.#enter(this.#left === 0 ? "trailers" : "chunk");
                return true;
            }
            case "chunk-end":
                this.#enter("chunk-line");
                return line === "";
            default:
                if (line === "")
                    this.#ended();
                return true;
        }
    }
    #headRead() {
        const [start, ...rest] = this.#lines;
        const headers = headersOf(rest);
        if (!headers)
            return false;
        this.#lines = [];
        const framing = this.#handler.head({ start, headers });
        if (framing === undefined)
            this.#enter("head");
        else if (framing === "chunked")
            this.#enter("chunk-line");
        else if (framing === "until-close")
            this.#enter("until-close");
        else if (framing === "opaque")
            this.#enter("opaque");
        else if (!Number.isSafeInteger(framing.length))
            return false;
        else if (framing.length === 0)
            this.#ended();
        else {
            this.#left = framing.length;
            this.#enter("length");
        }
        return true;
    }
    #bodyRead() {
        if (this.#state === "length")
            this.#ended();
        else
            this.#enter("chunk-end");
    }
    #ended() {
        this.#enter("head");
        this.#handler.end();
    }
    #enter(state) {
        this.#state = state;
        this.#size = 0;
    }
    #fail(chunk) {
        this.#state = "opaque";
        this.#line = "";
        this.#lines = [];
        this.#handler.malformed();
        return chunk.length;
    }
}
function headersOf(lines) {
    const headers = [];
    for (const line of lines) {
        const last = headers.at(-1);
        if (/^[ \t]/.test(line)) {
            if (!last)
                return undefined;
            last[1] = `${last[1]} ${line.trim()}`;
            continue;
        }
        const colon = line.indexOf(":");
        if (colon <= 0)
            return undefined;
        headers.push([line.slice(0, colon).trim(), readable(line.slice(colon + 1).trim())]);
    }
    return headers;
}
/** What is UTF-8 as it reads; the other bytes one by one (RFC 9110, 5.5). */
function readable(value) {
    const bytes = Buffer.from(value, "latin1");
    return (0,external_node_buffer_.isAscii)(bytes) || !(0,external_node_buffer_.isUtf8)(bytes) ? value : bytes.toString("utf8");
}
/** The values of a header, joined as a list; undefined when there is none. @param name in lower case */
function headerOf(headers, name) {
    const values = headers.filter(([one]) => one.toLowerCase() === name).map(([, value]) => value);
    return values.length === 0 ? undefined : values.join(", ");
}
/** How the headers of a message frame its body; undefined when they frame none. */
function framingOf(headers) {
    const coding = headerOf(headers, "transfer-encoding");
    if (coding !== undefined)
        return /(?:^|,)\s*chunked\s*$/i.test(coding) ? "chunked" : "until-close";
    const length = headerOf(headers, "content-length");
    if (length === undefined)
        return undefined;
    // Several equal ones are one (RFC 9110, 8.6); of others nobody can say where the body ends.
    const lengths = new Set(length.split(",").map((one) => one.trim()));
    const [one] = lengths;
    return { length: lengths.size === 1 && /^[0-9]{1,15}$/.test(one) ? Number(one) : Number.NaN };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./out/capture/json-scan.js
var json_scan = __webpack_require__(1822);
// EXTERNAL MODULE: ./out/capture/limits.js
var limits = __webpack_require__(1004);
;// CONCATENATED MODULE: ./out/record/http/kept-bytes.js

const FIRST_CAPACITY = 4096;
/**
 * What stays of a message over the limit. All of a message that can still be stored whole is kept; of one that can't, a megabyte
 * would be too much where many are under way.
 */
const BEGINNING = 256 * 1024;
/** Memory that all messages being read share. */
class MemoryPool {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    take(bytes) {
        if (bytes > this.#left)
            return false;
        this.#left -= bytes;
        return true;
    }
    give(bytes) {
        this.#left += bytes;
    }
}
/**
 * A message that comes in pieces. Keeps its beginning, up to `limit` bytes and as long as the pool has room; counts and, when
 * that is not all, hashes the whole.
 */
class KeptBytes {
    length = 0;
    #limit;
    #pool;
    #buffer = Buffer.alloc(0);
    #kept = 0;
    #hash;
    constructor(limit, pool) {
        this.#limit = limit;
        this.#pool = pool;
    }
    /** The beginning, valid until more comes or it is cleared. */
    get bytes() {
        return this.#buffer.subarray(0, this.#kept);
    }
    /** Of all bytes, in hex, when `bytes` is only their beginning. To be asked once, at the end. */
    sha256() {
        return this.#hash?.digest("hex");
    }
    push(part) {
        this.length += part.length;
        if (!this.#hash) {
            const room = this.#reserve(this.#kept + part.length) - this.#kept;
            if (room < part.length)
                this.#hash = (0,external_node_crypto_.createHash)("sha256").update(this.bytes);
            part.copy(this.#buffer, this.#kept, 0, room);
            this.#kept += Math.min(part.length, room);
            if (this.#kept === this.#limit && this.length > this.#limit)
                this.#shrink();
        }
        this.#hash?.update(part);
    }
    /** Forgets the message and gives its memory back. */
    clear() {
        this.#pool.give(this.#buffer.length);
        this.#buffer = Buffer.alloc(0);
        this.#kept = 0;
        this.length = 0;
        this.#hash = undefined;
    }
    #shrink() {
        if (this.#kept <= BEGINNING)
            return;
        const smaller = Buffer.allocUnsafeSlow(BEGINNING);
        this.#buffer.copy(smaller, 0, 0, BEGINNING);
        this.#pool.give(this.#buffer.length - BEGINNING);
        this.#buffer = smaller;
        this.#kept = BEGINNING;
    }
    /** @returns how many of so many bytes there is room for */
    #reserve(bytes) {
        const wanted = Math.min(bytes, this.#limit);
        if (wanted > this.#buffer.length) {
            const capacity = Math.min(Math.max(wanted, 2 * this.#buffer.length, FIRST_CAPACITY), this.#limit);
            if (!this.#pool.take(capacity - this.#buffer.length))
                return this.#buffer.length;
            const larger = Buffer.allocUnsafeSlow(capacity);
            this.#buffer.copy(larger, 0, 0, this.#kept);
            this.#buffer = larger;
        }
        return wanted;
    }
}

;// CONCATENATED MODULE: ./out/record/http/messages.js




/** Read beyond the limit of a message, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;
/** Where a body says that it is a message of the protocol. */
const PEEK = 4096;
/** Room for one message. */
function messageBytes({ frameBytes, pool }) {
    return new KeptBytes(frameBytes + LOOKAHEAD, pool);
}
/** Stores one message as it came, with its secrets replaced. */
function storeMessage(recording, dir, message, place) {
    const { capture, frameBytes, redactor } = recording;
    const { bytes, length } = message;
    const clean = redactor?.(bytes);
    const stored = clean ?? bytes;
    const cut = !place.complete || length > bytes.length || length > frameBytes || stored.length > frameBytes;
    const sha256 = cut && !clean ? (message.sha256() ?? (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")) : undefined;
    capture.frame(dir, stored, {
        ts: place.ts,
        exchange: place.exchange,
        ...(place.sse && { sse: place.sse }),
        ...(cut && { whole: { bytes: length, ...(sha256 !== undefined && { sha256 }) } }),
        ...(clean && { redacted: true }),
        // A marker may turn what was no message into JSON; what the capture says of its form is what came.
        ...(clean && !isJson(bytes) && { noise: true }),
    });
}
/** True for what calls itself a message, wherever it is found. */
function saysJsonRpc(bytes) {
    return bytes.subarray(0, PEEK).includes('"jsonrpc"');
}
function isJson(bytes) {
    const form = (0,json_scan/* scanJson */.E)(bytes, limits/* FRAME_DEPTH */.Mb);
    return form === "json" || form === "breaks";
}

;// CONCATENATED MODULE: ./out/record/http/bodies.js





/** What becomes of a body, which its headers and the path tell. */
function bodyOf(recording, facts) {
    const type = (headerOf(facts.headers, "content-type") ?? "").split(";")[0]?.trim().toLowerCase();
    const { endpoints } = recording;
    const isForm = type === "application/x-www-form-urlencoded" && !endpoints.isEndpoint(facts.target);
    if (isForm || endpoints.isAuthorisation(facts.target))
        return IGNORED;
    const body = type === "text/event-stream" && facts.dir === "s2c"
        ? new EventStreamBody(recording, facts)
        : new MessageBody(recording, facts);
    const coding = headerOf(facts.headers, "content-encoding");
    return isPlain(coding) ? body : decodedBody(recording, coding, body);
}
const IGNORED = {
    push: (part) => part.length,
    end: (_complete, _ts, done) => done(),
};
/** One message. */
class MessageBody {
    #recording;
    #facts;
    #message;
    constructor(recording, facts) {
        this.#recording = recording;
        this.#facts = facts;
        this.#message = messageBytes(recording);
    }
    push(part) {
        this.#message.push(part);
        return part.length;
    }
    end(complete, ts, done) {
        const { dir, exchange, target, before } = this.#facts;
        const message = this.#message;
        const isMessage = this.#recording.endpoints.isEndpoint(target) || saysJsonRpc(message.bytes);
        if (message.length > 0 && isMessage) {
            before?.(message);
            storeMessage(this.#recording, dir, message, { exchange, ts, complete });
        }
        message.clear();
        done();
    }
}
/** A message in each event that has data. */
class EventStreamBody {
    #recording;
    #facts;
    #data;
    #stream;
    #ts = "";
    constructor(recording, facts) {
        this.#recording = recording;
        this.#facts = facts;
        this.#data = messageBytes(recording);
        this.#stream = new EventStream(this.#data, (event) => this.#event(event));
    }
    push(part, ts, maxEvents) {
        this.#ts = ts;
        return this.#stream.push(part, maxEvents);
    }
    end(_complete, ts, done) {
        this.#ts = ts;
        this.#stream.end();
        this.#data.clear();
        done();
    }
    #event({ fields, hasData, complete }) {
        const { capture, clean, endpoints, hash, rules } = this.#recording;
        const { dir, exchange } = this.#facts;
        const data = this.#data;
        const sse = cleanFields(fields, clean);
        const place = { exchange, ts: this.#ts, complete };
        // The data of an `endpoint` event is an address that routes a session: it is stored as the paths of its requests are.
        if (fields.event === "endpoint" && data.length <= data.bytes.length) {
            const address = data.bytes.toString("utf8");
            endpoints.announce(address);
            const stored = rules ? storedPath(address, hash, clean) : address;
            const redacted = stored !== address;
            capture.frame(dir, Buffer.from(stored), { ts: place.ts, exchange, sse, ...(redacted && { redacted }) });
            return;
        }
        const isMessage = fields.event === undefined || fields.event === "message" || fields.event === "";
        if (hasData && data.length > 0 && (isMessage || saysJsonRpc(data.bytes))) {
            storeMessage(this.#recording, dir, data, { ...place, sse });
        }
        else
            capture.record({ type: "sse", ts: place.ts, dir, exchange, sse });
    }
}
function cleanFields({ id, event, retry, comment }, clean) {
    return {
        ...(id !== undefined && { id: clean(id) }),
        ...(event !== undefined && { event: clean(event) }),
        ...(retry !== undefined && { retry: typeof retry === "string" ? clean(retry) : retry }),
        ...(comment !== undefined && { comment: clean(comment) }),
    };
}
/** A compressed body, decoded for the record alone. */
function decodedBody({ capture, pending }, coding, inner) {
    let ts = "";
    let ended;
    let settled;
    const settle = (whole) => {
        if (settled !== undefined)
            return;
        settled = whole;
        if (!whole)
            capture.lost(1, "a compressed body could not be read");
        ended?.(whole);
    };
    const decoder = decoding(coding, {
        decoded: (part) => {
            try {
                for (let at = 0; at < part.length;)
                    at += inner.push(part.subarray(at), ts, Number.POSITIVE_INFINITY);
            }
            catch {
                settle(false);
            }
        },
        done: settle,
    });
    if (!decoder) {
        return {
            push: (part) => part.length,
            end: (_complete, _ts, done) => {
                capture.lost(1, "a body has a content coding that the recorder does not know");
                done();
            },
        };
    }
    return {
        push: (part, at) => {
            ts = at;
            decoder.push(part);
            return part.length;
        },
        end: (complete, at, done) => {
            ts = at;
            const finished = new Promise((resolve) => {
                const finish = (whole) => {
                    // What was not whole is a gap; its beginning is no message.
                    if (whole)
                        guarded(capture, () => inner.end(complete, ts, done));
                    else
                        done();
                    resolve();
                };
                if (settled === undefined)
                    ended = finish;
                else
                    finish(settled);
            });
            pending.add(finished);
            void finished.then(() => pending.delete(finished));
            decoder.end();
        },
    };
}
function guarded(capture, work) {
    try {
        work();
    }
    catch {
        capture.lost(1, "an error of the recorder");
    }
}

// EXTERNAL MODULE: ./out/content/redact/headers.js
var redact_headers = __webpack_require__(4141);
;// CONCATENATED MODULE: ./out/record/http/stored-headers.js


/** Headers that the rules of the protocol are about (docs/capture-format.md); all others are passed over. */
const STORED = new Set([
    "accept",
    "allow",
    "authorization",
    "content-encoding",
    "content-length",
    "content-type",
    "host",
    "last-event-id",
    "mcp-method",
    "mcp-name",
    "mcp-protocol-version",
    "mcp-session-id",
    "origin",
    "retry-after",
    "www-authenticate",
    "x-accel-buffering",
]);
const PARAMETER = "mcp-param-";
/** What is kept of one value, and how many values, in characters: a head has at most 256 KB. */
const VALUE_LENGTH = 4096;
/** What HTTP puts before credentials (RFC 9110, 11.4). */
const SCHEME = /^([A-Za-z][A-Za-z0-9-]{0,31})(?: |$)/;
const NO_BODY = { text: "", removed: new Set() };
/**
 * Headers as they go to the log: known names only, in lower case, repeated ones as lists. Credentials are cut to their scheme
 * and session ids hashed whatever is asked for.
 * @param rules undefined stores the other values in clear
 */
function storedHeaders(raw, hash, rules, body = NO_BODY) {
    const values = new Map();
    for (const [given, value] of raw) {
        const name = given.toLowerCase();
        if (!STORED.has(name) && !name.startsWith(PARAMETER))
            continue;
        const before = values.get(name);
        const kept = own(name, value.slice(0, VALUE_LENGTH), hash);
        if (before)
            before.push(kept);
        else
            values.set(name, [kept]);
    }
    // A name that a peer chose (`mcp-param-__proto__`) is a name like any other.
    const headers = Object.create(null);
    const settled = Object.create(null);
    for (const [name, all] of values) {
        const value = all.length === 1 ? all[0] : all;
        if (name === "authorization" || name === "mcp-session-id")
            settled[name] = value;
        headers[name] = value;
    }
    if (!rules)
        return { headers, redacted: false };
    const { headers: scrubbed, redacted } = (0,redact_headers/* scrubHeaders */.C)(headers, rules, body);
    return {
        headers: { ...scrubbed, ...settled },
        redacted: redacted.some((name) => !(name in settled)),
    };
}
/** True for headers that may repeat what a rule takes out of the body. */
function mayRepeatBody(raw) {
    return raw.some(([name]) => /^mcp-(?:name$|param-)/i.test(name));
}
function own(name, value, hash) {
    if (name === "mcp-session-id")
        return hash(value);
    if (name !== "authorization")
        return value;
    return SCHEME.exec(value)?.[1] ?? (0,redact/* redactionMarker */.SG)("header", value.length);
}

;// CONCATENATED MODULE: ./out/record/http/exchange.js




const METHOD_LENGTH = 64;
/** A request and its response on their way to the log. */
class Exchange {
    method;
    responded = false;
    #recording;
    #number;
    #target;
    /** Headers that wait for the body, of which they may repeat what is secret. */
    #held;
    #request;
    #response;
    #requestOver = false;
    #responseOver = false;
    /** Bodies that are still decoded. */
    #decoding = 0;
    #ended;
    #told = false;
    /** @param head undefined for a response to what was no request */
    constructor(recording, number, head, ts, hasBody) {
        const [method = "", target = ""] = (head?.start ?? "").split(" ");
        this.#recording = recording;
        this.#number = number;
        this.#target = target;
        this.method = method;
        if (!head) {
            this.#requestOver = true;
            return;
        }
        const { headers } = head;
        this.#held = { headers, ts };
        if (hasBody) {
            const before = (message) => this.#tellRequest(message);
            this.#request = bodyOf(recording, { dir: "c2s", exchange: number, target, headers, before });
        }
        if (!hasBody || !recording.rules || !mayRepeatBody(headers))
            this.#tellRequest();
    }
    /** Both halves are complete. */
    get over() {
        return this.#requestOver && this.#responseOver;
    }
    requestBody(part, ts, maxEvents) {
        return this.#request?.push(part, ts, maxEvents) ?? part.length;
    }
    requestEnded(ts) {
        this.#endRequest(true, ts);
        this.#endIfOver(ts);
    }
    responseHead(status, headers, ts, hasBody) {
        this.#tellRequest();
        this.responded = true;
        const { capture, hash, rules } = this.#recording;
        const stored = storedHeaders(headers, hash, rules);
        capture.record({
            type: "http.response",
            ts,
            dir: "s2c",
            exchange: this.#number,
            status,
            headers: stored.headers,
            ...(stored.redacted && { redacted: true }),
        });
        if (hasBody) {
            this.#response = bodyOf(this.#recording, { dir: "s2c", exchange: this.#number, target: this.#target, headers });
        }
    }
    responseBody(part, ts, maxEvents) {
        return this.#response?.push(part, ts, maxEvents) ?? part.length;
    }
    responseEnded(ts) {
        this.#endResponse(true, ts);
        this.#endIfOver(ts);
    }
    /** The connection broke, or there was none. */
    abandon(reason, ts) {
        if (this.#ended)
            return;
        this.#endRequest(false, ts);
        this.#endResponse(false, ts);
        this.#ended = { reason, ts };
        this.#tellEnd();
    }
    #endIfOver(ts) {
        if (!this.over || this.#ended)
            return;
        this.#ended = { reason: "complete", ts };
        this.#tellEnd();
    }
    #endRequest(complete, ts) {
        if (this.#requestOver)
            return;
        this.#requestOver = true;
        this.#end(this.#request, complete, ts);
        this.#tellRequest();
    }
    #endResponse(complete, ts) {
        if (this.#responseOver)
            return;
        this.#responseOver = true;
        this.#end(this.#response, complete, ts);
    }
    #end(body, complete, ts) {
        if (!body)
            return;
        this.#decoding++;
        body.end(complete, ts, () => {
            this.#decoding--;
            this.#tellEnd();
        });
    }
    #tellRequest(message) {
        const held = this.#held;
        if (!held)
            return;
        this.#held = undefined;
        const { capture, hash, clean, rules } = this.#recording;
        const headers = storedHeaders(held.headers, hash, rules, message && rules && this.#bodyOf(message));
        const path = rules ? storedPath(this.#target, hash, clean) : this.#target;
        capture.record({
            type: "http.request",
            ts: held.ts,
            dir: "c2s",
            exchange: this.#number,
            method: this.method.slice(0, METHOD_LENGTH),
            path,
            headers: headers.headers,
            ...((headers.redacted || path !== this.#target) && { redacted: true }),
        });
    }
    #bodyOf(message) {
        const { redactor, rules } = this.#recording;
        // Most messages hold no secret, and nothing is known of those that do until they are read again.
        if (!rules || !redactor?.(message.bytes))
            return undefined;
        return (0,redact/* redact */.E$)(message.bytes.toString("utf8"), rules);
    }
    #tellEnd() {
        if (!this.#ended || this.#told || this.#decoding > 0)
            return;
        this.#told = true;
        const { reason, ts } = this.#ended;
        const dir = reason === "client-closed" ? "c2s" : "s2c";
        this.#recording.capture.record({ type: "http.end", ts, dir, exchange: this.#number, reason });
    }
}

;// CONCATENATED MODULE: ./out/record/http/connection-records.js


/** Requests that may wait for their answers on one connection. */
const MAX_PIPELINED = 1000;
/** Turns the bytes of one client's connection into records. Says nothing to anybody and never fails for what it reads. */
class ConnectionRecords {
    #recording;
    #number;
    #requests;
    #responses;
    /** In the order of the requests, which is that of the answers. The last may still be coming in. */
    #open = [];
    #incoming;
    #answered;
    #ts = "";
    #maxEvents = 0;
    #closed = false;
    /** @param number of the next exchange of the log */
    constructor(recording, number) {
        this.#recording = recording;
        this.#number = number;
        this.#requests = new MessageParser({
            head: (head) => this.#request(head),
            body: (part) => this.#incoming?.requestBody(part, this.#ts, this.#maxEvents) ?? part.length,
            end: () => {
                this.#incoming?.requestEnded(this.#ts);
                this.#settle();
            },
            malformed: () => this.#recording.capture.lost(1, "a client sent what is no HTTP/1.1"),
        });
        this.#responses = new MessageParser({
            head: (head) => this.#response(head),
            body: (part) => this.#answered?.responseBody(part, this.#ts, this.#maxEvents) ?? part.length,
            end: () => {
                this.#answered?.responseEnded(this.#ts);
                this.#settle();
            },
            malformed: () => this.#recording.capture.lost(1, "a server sent what is no HTTP/1.1"),
        });
    }
    /**
     * Takes bytes that were handed on, up to the end of so many events.
     * @returns where to go on: the chunk's length when all was taken
     */
    bytes(dir, chunk, start, ts, maxEvents) {
        if (this.#closed)
            return chunk.length;
        this.#ts = ts;
        this.#maxEvents = maxEvents;
        return (dir === "c2s" ? this.#requests : this.#responses).push(chunk, start);
    }
    /** An answer is under way that is no stream which only waits for news. */
    get busy() {
        return this.#open.some(({ method, over }) => !over && method !== "GET");
    }
    /** The server ended its stream in order: a body without a length is complete. */
    serverEnded(ts) {
        this.#ts = ts;
        this.#responses.finish();
    }
    /** Nothing more comes. What is open ended for a reason. */
    closed(reason, ts) {
        if (this.#closed)
            return;
        this.#closed = true;
        this.#ts = ts;
        for (const exchange of this.#open)
            exchange.abandon(reason, ts);
        this.#open.length = 0;
    }
    #request(head) {
        if (this.#open.length >= MAX_PIPELINED) {
            this.#recording.capture.lost(1, "more requests are open on one connection than are followed");
            return "opaque";
        }
        if (!/^\S+ \S+ HTTP\/1\.[01]$/.test(head.start)) {
            this.#recording.capture.lost(1, "a client sent what is no HTTP/1.1");
            return "opaque";
        }
        const framing = framingOf(head.headers) ?? { length: 0 };
        const hasBody = typeof framing === "string" || framing.length > 0;
        this.#incoming = new Exchange(this.#recording, this.#number(), head, this.#ts, hasBody);
        this.#open.push(this.#incoming);
        return framing;
    }
    #response(head) {
        const status = Number(/^HTTP\/1\.[01] ([1-9][0-9]{2})(?: |$)/.exec(head.start)?.[1]);
        if (Number.isNaN(status)) {
            this.#recording.capture.lost(1, "a server sent what is no HTTP/1.1");
            return "opaque";
        }
        if (status < 200 && status !== 101)
            return undefined;
        // A server may complain of what was no request, or of silence.
        const exchange = this.#open.find(({ responded }) => !responded) ??
            new Exchange(this.#recording, this.#number(), undefined, this.#ts, false);
        if (!this.#open.includes(exchange))
            this.#open.push(exchange);
        this.#answered = exchange;
        const { method } = exchange;
        const isTunnel = status === 101 || (method === "CONNECT" && status < 300);
        const isEmpty = isTunnel || method === "HEAD" || status === 204 || status === 304;
        const framing = isEmpty ? { length: 0 } : (framingOf(head.headers) ?? "until-close");
        exchange.responseHead(status, head.headers, this.#ts, typeof framing === "string" || framing.length > 0);
        if (!isTunnel)
            return framing;
        exchange.responseEnded(this.#ts);
        this.#settle();
        this.#requests.stop();
        return "opaque";
    }
    #settle() {
        while (this.#open[0]?.over)
            this.#open.shift();
    }
}

;// CONCATENATED MODULE: ./out/record/http/http-recorder.js



/** What may wait to be recorded before the relay slows down, as bytes; at four times that a connection is given up. */
const BACKLOG_COST = 4 * 1024 * 1024;
/** A piece of work costs as much as so many bytes, whatever it holds; a line of a body, which may be an event, as well. */
const PIECE_COST = 1024;
const LINE_COST = 256;
/** Events that are stored in one step. */
const STEP_EVENTS = 32;
const STDERR_BYTES = 64 * 1024;
const http_recorder_LOOKAHEAD = 8 * 1024;
/** How long the end of a capture waits for bodies that are still decoded, in milliseconds. */
const DECODING = 2000;
const http_recorder_LINE_FEED = 0x0a;
/**
 * Turns what passes into records, in the order of the calls and after the bytes have long been handed on.
 * @param failed called once when the capture can't be written any more, with the system's code
 */
function createHttpRecorder(recording, failed) {
    const { capture } = recording;
    const backlog = new Backlog(BACKLOG_COST);
    const connections = new Set();
    let exchanges = 0;
    let stderrTs = "";
    let reported = false;
    const errors = new line_splitter/* LineSplitter */.g(STDERR_BYTES + http_recorder_LOOKAHEAD, ({ bytes, length }) => {
        const clean = recording.redactor?.(bytes, "stderr");
        capture.record({
            type: "stderr",
            ts: stderrTs,
            text: (clean ?? bytes).subarray(0, STDERR_BYTES).toString("utf8"),
            ...(length > STDERR_BYTES && { truncated: true, bytes: length }),
            ...(clean && { redacted: true }),
        });
    });
    const report = () => {
        if (reported || capture.failure === undefined)
            return;
        reported = true;
        failed(capture.failure);
    };
    const later = (cost, work) => backlog.add(cost, () => {
        let done = true;
        try {
            done = work();
        }
        catch {
            // A mistake of ours costs a record, never the session.
            capture.lost(1, "an error of the recorder");
        }
        report();
        return done;
    });
    const once = (work) => later(0, () => {
        work();
        return true;
    });
    return {
        connection: () => {
            const records = new ConnectionRecords(recording, () => ++exchanges);
            connections.add(records);
            let given = false;
            return {
                bytes: (dir, chunk, ts) => {
                    if (given)
                        return;
                    if (backlog.full) {
                        // What follows can't be told apart without what is missing.
                        given = true;
                        once(() => capture.lost(1, "the recorder could not keep up"));
                        return;
                    }
                    let at = 0;
                    later(costOf(chunk), () => {
                        at = records.bytes(dir, chunk, at, ts, STEP_EVENTS);
                        return at === chunk.length;
                    });
                },
                serverEnded: (ts) => {
                    if (!given)
                        once(() => records.serverEnded(ts));
                },
                closed: (why, ts) => {
                    if (!given && why)
                        once(() => records.closed(why, ts));
                    given = true;
                    once(() => void connections.delete(records));
                },
            };
        },
        busy: () => {
            backlog.drain();
            return [...connections].some((records) => records.busy);
        },
        stderr: (chunk, ts) => {
            if (chunk && backlog.full)
                return once(() => capture.lost(1, "the recorder could not keep up"));
            let at = 0;
            later(chunk ? costOf(chunk) : 0, () => {
                stderrTs = ts;
                if (chunk)
                    at = errors.push(chunk, at, STEP_EVENTS);
                else
                    errors.end();
                return chunk === undefined || at === chunk.length;
            });
        },
        event: (record, ts) => once(() => capture.record({ ...record, ts })),
        lost: (reason) => once(() => capture.lost(1, reason)),
        seal: () => {
            backlog.drain();
            capture.seal();
            report();
        },
        close: async () => {
            backlog.drain();
            if (recording.pending.size > 0) {
                // Complete at once: whoever ends this process may not wait as long.
                capture.seal();
                await Promise.race([Promise.all(recording.pending), patience()]);
            }
            if (recording.pending.size > 0)
                capture.lost(recording.pending.size, "a compressed body could not be read");
            await capture.close();
            report();
        },
    };
}
/** For a session that is not recorded. */
const UNRECORDED = {
    connection: () => ({ bytes: () => { }, serverEnded: () => { }, closed: () => { } }),
    busy: () => false,
    stderr: () => { },
    event: () => { },
    lost: () => { },
    seal: () => { },
    close: async () => { },
};
function patience() {
    return new Promise((resolve) => setTimeout(resolve, DECODING).unref());
}
function costOf(chunk) {
    let lines = 0;
    for (let end = chunk.indexOf(http_recorder_LINE_FEED); end >= 0; end = chunk.indexOf(http_recorder_LINE_FEED, end + 1))
        lines++;
    return chunk.length + PIECE_COST + LINE_COST * lines;
}

;// CONCATENATED MODULE: ./out/record/http/identity-hash.js

/** Hexadecimal digits: enough to tell the sessions of one capture apart. */
const DIGITS = 16;
/**
 * Names a session id in one capture: who has it may act as the client. The key is drawn for each run and kept nowhere, so that
 * no guess can be confirmed and no two captures be joined.
 */
function identityHash(key = (0,external_node_crypto_.randomBytes)(32)) {
    return (value) => (0,external_node_crypto_.createHmac)("sha256", key).update(value).digest("hex").slice(0, DIGITS);
}

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./out/record/http/reach.js


/** Between two attempts, in milliseconds. */
const INTERVAL = 50;
/**
 * Opens a connection to the server. Its certificate is checked as the runtime does it: `NODE_EXTRA_CA_CERTS` adds authorities,
 * nothing switches it off here.
 * @param connected called when bytes may be sent
 */
function connectTo(target, connected) {
    const { host, port } = target;
    if (!target.secure) {
        return (0,external_node_net_.connect)({ host, port, allowHalfOpen: true }).once("connect", connected);
    }
    const name = (0,external_node_net_.isIP)(host) === 0 ? { servername: host } : {};
    // Only HTTP/1.1 is relayed.
    const options = { host, port, allowHalfOpen: true, ALPNProtocols: ["http/1.1"], ...name };
    const socket = (0,external_node_tls_.connect)(options);
    return socket.once("secureConnect", connected);
}
/** Whether something accepts connections there. */
function accepts({ host, port }) {
    return new Promise((resolve) => {
        const socket = (0,external_node_net_.connect)({ host, port });
        const settle = (answer) => {
            socket.destroy();
            resolve(answer);
        };
        socket.once("connect", () => settle(true));
        socket.once("error", () => settle(false));
    });
}
/**
 * Waits until the server accepts connections.
 * @param gone resolves when it never will
 * @returns false when that came first, or the time was over
 */
async function reached(target, milliseconds, gone) {
    const end = performance.now() + milliseconds;
    let over = false;
    void gone.then(() => {
        over = true;
    });
    while (!over && performance.now() < end) {
        if (await accepts(target))
            return true;
        await new Promise((resume) => setTimeout(resume, INTERVAL));
    }
    return false;
}

;// CONCATENATED MODULE: ./out/record/http/bad-gateway.js
/** Codes of certificates that were refused begin like this, or end like this. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|ISSUER|CRL/;
/** Why there is no connection to the server, in one sentence without its address. */
function unreachableReason(code) {
    if (code === "ECONNREFUSED")
        return "nothing listens there (ECONNREFUSED)";
    if (code === "ENOTFOUND" || code === "EAI_AGAIN")
        return `its name was not found (${code})`;
    if (CERTIFICATE.test(code))
        return `its certificate was refused (${code})`;
    return `the connection failed (${code})`;
}
/**
 * What a client gets when the server cannot be reached: the only response that is ours. It is plain text, so that nobody takes it
 * for a message of the server.
 * @param server its address, without secrets
 * @param isHead a response to HEAD has no body
 */
function badGateway(server, code, isHead) {
    const text = `portlight record: the server at ${server} was not reached: ${unreachableReason(code)}. The request was not sent.\n`;
    const head = [
        "HTTP/1.1 502 Bad Gateway",
        "Content-Type: text/plain; charset=utf-8",
        `Content-Length: ${Buffer.byteLength(text)}`,
        "Cache-Control: no-store",
        "Connection: close",
    ];
    return Buffer.from(`${head.join("\r\n")}\r\n\r\n${isHead ? "" : text}`);
}

;// CONCATENATED MODULE: ./out/record/http/relayed-connection.js

/** A client that ends its side while it waits for an answer is gone; one that only ends its request gets so long for it. */
const HALF_CLOSED = 1000;
/** How long a client is heard that got an answer from us, in milliseconds: it may not have sent all of its request. */
const DISCARD = 2000;
/**
 * Ties one connection of a client to one of its own to the server and hands the bytes on unchanged, both ways, under the pressure
 * of whoever reads slowest. What one side does to its connection happens to the other: an end is an end, a reset a reset. So a
 * server that closes an idle connection closes it for the client, who decides by itself whether to send again, and nothing
 * is ever sent twice or over another connection.
 * @param connect opens the connection to the server; calls back when it may be written to
 */
function relayConnection(client, connect, now, events) {
    let server;
    let serverGone = false;
    let firstGone;
    let halfClosed;
    let over = false;
    let settle = () => { };
    const gone = new Promise((resolve) => {
        settle = resolve;
    });
    const went = (side) => {
        firstGone ??= side;
    };
    const finish = () => {
        if (over || !client.destroyed || (server && !server.destroyed))
            return;
        over = true;
        clearTimeout(halfClosed);
        events.closed(firstGone ?? "client", now());
        settle();
    };
    client.setNoDelay(true);
    const hand = (from, to, dir, chunk) => {
        const ts = now();
        if (!to.write(chunk))
            from.pause();
        events.bytes(dir, chunk, ts);
    };
    /** The first bytes wait for the connection, so that nobody gets them whose certificate is wrong. */
    const open = (first) => {
        client.pause();
        const ts = now();
        let connected = false;
        const upstream = connect(() => {
            connected = true;
            upstream.setNoDelay(true);
            upstream.write(first);
            events.bytes("c2s", first, ts);
            client.on("data", (chunk) => hand(client, upstream, "c2s", chunk));
            if (client.destroyed)
                return void upstream.destroy();
            if (client.readableEnded)
                upstream.end();
            else
                client.resume();
        });
        server = upstream;
        upstream.on("data", (chunk) => hand(upstream, client, "s2c", chunk));
        upstream.on("drain", () => client.resume());
        client.on("drain", () => upstream.resume());
        upstream.on("end", () => {
            went("server");
            events.serverEnded(now());
            client.end();
        });
        upstream.on("error", (error) => {
            if (connected) {
                went("server");
                resetWhenWritten(client);
            }
            else {
                serverGone = true;
                if (client.destroyed)
                    return;
                events.bytes("c2s", first, ts);
                client.removeAllListeners("data");
                client.end(events.unreachable(error.code ?? error.name, first, now()));
                client.resume();
                setTimeout(() => client.destroy(), DISCARD).unref();
            }
        });
        upstream.on("close", () => {
            if (!serverGone && !client.destroyed && !client.writableEnded) {
                went("server");
                resetWhenWritten(client);
            }
            finish();
        });
    };
    client.once("data", open);
    client.on("end", () => {
        if (!server)
            return void client.end();
        if (serverGone)
            return;
        if (!server.readableEnded) {
            went("client");
            halfClosed = setTimeout(() => events.clientLeft(now()), HALF_CLOSED).unref();
        }
        server.end();
    });
    client.on("error", () => {
        went("client");
        if (server)
            relayed_connection_reset(server);
    });
    client.on("close", () => {
        went("client");
        // Closed before the server was done: as when the client's own connection to it had closed.
        if (server && !server.readableEnded)
            relayed_connection_reset(server);
        else
            server?.destroy();
        finish();
    });
    return {
        close: () => {
            if (over)
                return;
            went("relay");
            server?.destroy();
            client.end();
            // What the client still sends nobody takes.
            client.removeAllListeners("data");
            client.resume();
        },
        abandon: () => {
            went("relay");
            server?.destroy();
            client.destroy();
        },
        get unread() {
            return client.writableLength;
        },
        gone,
    };
}
/** A reset would take away what the peer has not yet been given. */
function resetWhenWritten(socket) {
    if (socket.writableLength === 0)
        relayed_connection_reset(socket);
    else
        socket.once("drain", () => relayed_connection_reset(socket));
}
/** Ends a connection as a process does that dies with unread input. */
function relayed_connection_reset(socket) {
    if (socket.destroyed)
        return;
    // TLS has no such thing, and before a connection is made there is nothing to reset.
    if (socket.connecting || socket instanceof external_node_tls_.TLSSocket)
        socket.destroy();
    else
        socket.resetAndDestroy();
}

;// CONCATENATED MODULE: ./out/record/http/relay-server.js




const POLL = 20;
/**
 * Listens for clients and ties each of their connections to one to the server.
 * @param shown address of the server, without secrets
 * @throws the system's error when it can't listen there
 */
async function listen(at, target, shown, recorder, now) {
    const connections = new Set();
    const server = (0,external_node_net_.createServer)({ allowHalfOpen: true }, (client) => {
        const record = recorder.connection();
        const connection = relayConnection(client, (connected) => connectTo(target, connected), now, {
            bytes: record.bytes,
            serverEnded: record.serverEnded,
            unreachable: (code, first, ts) => {
                record.closed("upstream-unreachable", ts);
                return badGateway(shown, code, first.toString("latin1", 0, 5) === "HEAD ");
            },
            clientLeft: (ts) => record.closed("client-closed", ts),
            closed: (by, ts) => {
                const why = { client: "client-closed", server: "upstream-aborted", relay: undefined };
                record.closed(why[by], ts);
            },
        });
        connections.add(connection);
        void connection.gone.then(() => connections.delete(connection));
    });
    await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ host: at.host, port: at.port, exclusive: true }, () => {
            server.off("error", reject);
            // Out of descriptors, for one: those that are connected stay so.
            server.on("error", () => { });
            resolve();
        });
    });
    return {
        port: portOf(server),
        get connections() {
            return connections.size;
        },
        close: (limits) => closeAll(server, connections, limits),
    };
}
function portOf(server) {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
}
async function closeAll(server, connections, limits) {
    server.close();
    await until(() => connections.size === 0, limits.grace);
    for (const connection of connections)
        connection.close();
    let unread = Number.POSITIVE_INFINITY;
    // As long as somebody reads, it goes on.
    for (;;) {
        const before = unread;
        unread = [...connections].reduce((sum, connection) => sum + connection.unread, 0);
        if (connections.size === 0 || unread >= before)
            break;
        await until(() => connections.size === 0, limits.stalled);
    }
    for (const connection of connections)
        connection.abandon();
}
async function until(condition, milliseconds) {
    const end = performance.now() + milliseconds;
    while (!condition() && performance.now() < end)
        await new Promise((resume) => setTimeout(resume, POLL));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./out/record/http/url-file.js


/**
 * Writes the relay's address for whoever waits for it. The file is there with all of it or not at all, and never written through
 * a link.
 * @throws the system's error
 */
function writeUrlFile(path, url) {
    const temporary = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        (0,external_node_fs_.writeFileSync)(temporary, `${url}\n`, { flag: "wx" });
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        throw error;
    }
}
/** Takes away the address of a relay that is gone, so that nobody waits for it in vain. */
function removeUrlFile(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
        // A folder, or one that may not be written: writing it will say so.
    }
}

;// CONCATENATED MODULE: ./out/record/http/record-http.js























const WAIT = 30_000;
/** Memory for the beginnings of all messages that are under way. */
const POOL_BYTES = 16 * 1024 * 1024;
const STOPPING = ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"];
/** How long answers that are under way are waited for after a signal, in milliseconds: the capture is sealed 0.5 s after it. */
const LAST_ANSWERS = 400;
const record_http_POLL = 20;
const AFTER_SIGNAL = { grace: 0, stalled: 100 };
const AFTER_SERVER = { grace: 250, stalled: 10_000 };
/**
 * Stands between HTTP clients and an MCP server, as a server of its own in front of it, and writes what passes to a capture.
 * Starts the server when a command is given.
 * @returns the exit status for this process: the server's (128 + n when signal n ended it), 0 when a signal ended a relay
 *   without a server of its own; 125 for a failure of our own, 126 when the command cannot be executed, 127 when it is not found
 * @throws UserError for an address that is none
 */
async function recordHttp(options) {
    const target = usable(targetOf(options.http));
    const at = usable(listenOf(options.listen ?? "127.0.0.1:0"));
    if (!isLoopback(at.host) && !options.expose) {
        throw new user_error/* UserError */.y(`--listen ${at.host} would let other machines use the server through the relay: add --expose when that is meant, or listen on 127.0.0.1`);
    }
    const own = options.argv.length > 0;
    const refusal = (0,record/* refusalOf */.O)({ ...options, argv: own ? options.argv : ["no command"] });
    if (refusal !== undefined)
        return failed(refusal);
    // A pipe that nobody reads any more must not end the session.
    for (const stream of [process.stdout, process.stderr])
        stream.on("error", () => { });
    const file = options.urlFile === undefined ? undefined : (0,external_node_path_.resolve)(options.cwd, options.urlFile);
    if (file !== undefined)
        removeUrlFile(file);
    if (own && (await accepts(target))) {
        return failed(`something listens at ${target.url.host} already; stop it, or leave out the command to record it.`);
    }
    const clean = (0,open_capture/* cleaner */.ZS)((0,redactor/* createRedactor */.l)((0,open_capture/* knownSecrets */.xU)(options.environment)));
    const front = { options, target, at, file, clean, shown: storedPath(target.url.href, () => "", clean) };
    return own ? await withServer(front) : await withoutServer(front);
}
function usable(parsed) {
    if (typeof parsed === "string")
        throw new user_error/* UserError */.y(parsed);
    return parsed;
}
function failed(sentence) {
    (0,say/* say */.cv)(sentence);
    return record_failure/* OWN_FAILURE */.E8;
}
/** Starts the server, relays until it is gone. */
async function withServer(front) {
    const { options, target, file } = front;
    const now = (0,clock/* microsecondClock */.p)();
    const started = await (0,record/* start */.n)(options);
    const recorder = await openRecorder(front, now, started.child?.pid);
    if (!started.child) {
        recorder.event({ type: "process", event: "spawn-failed" }, now());
        await recorder.close();
        (0,say/* say */.cv)(await (0,open_capture.startFailureOf)(options, started.code));
        return (0,record_failure/* startFailureStatus */.rJ)(started.code);
    }
    const { child } = started;
    recorder.event({ type: "process", event: "spawn" }, now());
    const { lifecycle, stop } = follow(child, recorder, now);
    let over = false;
    let signalled = false;
    const onSignal = () => {
        signalled = true;
    };
    for (const signal of STOPPING)
        process.on(signal, onSignal);
    const ended = lifecycle.over.then((status) => {
        over = true;
        return status;
    });
    const wait = options.wait ?? WAIT;
    let failure;
    let server;
    if (await reached(target, wait, ended)) {
        const opened = await record_http_open(front, recorder, now);
        if (typeof opened === "string")
            failure = opened;
        else
            server = opened;
    }
    else if (!over) {
        failure = `the server did not accept connections at ${target.url.host} within ${wait / 1000} s; is that the port that it listens on?`;
    }
    if (failure !== undefined) {
        (0,say/* say */.cv)(failure);
        await endServer(child, ended);
    }
    const status = await ended;
    if (server)
        await server.close(signalled ? AFTER_SIGNAL : AFTER_SERVER);
    else if (failure === undefined)
        (0,say/* say */.cv)(`the server ended before it accepted connections at ${target.url.host}.`);
    stop();
    for (const signal of STOPPING)
        process.off(signal, onSignal);
    if (file !== undefined)
        removeUrlFile(file);
    await recorder.close();
    return failure === undefined ? status : record_failure/* OWN_FAILURE */.E8;
}
/** Relays to a server that is not ours, until a signal. */
async function withoutServer(front) {
    const now = (0,clock/* microsecondClock */.p)();
    const recorder = await openRecorder(front, now, undefined);
    let stopAsked = () => { };
    const asked = new Promise((resolve) => {
        stopAsked = resolve;
    });
    let again = false;
    const onSignal = (signal) => {
        recorder.event({ type: "process", event: "signal", signal }, now());
        stopAsked(signal);
        again = signals++ > 0;
    };
    let signals = 0;
    for (const signal of STOPPING)
        process.on(signal, onSignal);
    const opened = await record_http_open(front, recorder, now);
    if (typeof opened === "string") {
        await recorder.close();
        return failed(opened);
    }
    await asked;
    const end = performance.now() + LAST_ANSWERS;
    while (!again && recorder.busy() && performance.now() < end)
        await new Promise((resume) => setTimeout(resume, record_http_POLL));
    await opened.close(AFTER_SIGNAL);
    if (front.file !== undefined)
        removeUrlFile(front.file);
    await recorder.close();
    return 0;
}
/** Lets clients in and says where. @returns why that is not possible */
async function record_http_open({ target, at, file, clean, shown }, recorder, now) {
    let server;
    try {
        server = await listen(at, target, shown, recorder, now);
    }
    catch (error) {
        return `no port could be opened at ${at.host}:${at.port} (${(0,system_error/* codeOf */.$)(error)}).`;
    }
    // Whoever listens on all addresses is reached at this one.
    const host = at.host === "0.0.0.0" ? "127.0.0.1" : at.host === "::" ? "::1" : at.host;
    const base = `http://${hostInUrl(host)}:${server.port}`;
    if (file !== undefined) {
        try {
            writeUrlFile(file, base + target.path);
        }
        catch (error) {
            await server.close(AFTER_SIGNAL);
            return `the file for the relay's address could not be written (${(0,system_error/* codeOf */.$)(error)}).`;
        }
    }
    if (!isLoopback(at.host)) {
        (0,say/* say */.cv)(`ANYONE WHO REACHES THIS MACHINE at ${at.host}:${server.port} can use the server through the relay, which asks for no password and encrypts nothing.`);
    }
    const path = storedPath(target.path, () => "", clean);
    (0,say/* say */.cv)(`recording ${shown}; clients connect to ${base}${path}`);
    return server;
}
async function openRecorder({ options, target, shown }, now, pid) {
    const opened = await (0,open_capture/* openCapture */.Bg)(options, now, {
        http: { url: shown, label: target.label },
        ...(pid !== undefined && { pid }),
    });
    if (!opened)
        return UNRECORDED;
    const { capture, frameBytes, redactor } = opened;
    const rules = options.rules && (await (0,record_rules/* compileRules */.n)(options.rules));
    const exact = (0,redact/* exactValues */.IY)((0,open_capture/* knownSecrets */.xU)(options.environment));
    return createHttpRecorder({
        capture,
        frameBytes,
        redactor,
        rules: redactor && { ...rules, exact },
        hash: identityHash(),
        clean: (0,open_capture/* cleaner */.ZS)(redactor),
        pool: new MemoryPool(POOL_BYTES),
        endpoints: new Endpoints(target.path),
        pending: new Set(),
    }, opened.failed);
}
/** Follows the server's process: what it writes goes on to our own outputs, its end decides ours. */
function follow(child, recorder, now) {
    const output = (0,relay/* relay */.E)(child.stdout, process.stdout, now, {
        forwarded: () => lifecycle.outputSeen(),
        ended: () => lifecycle.outputEnded(),
        broken: () => { },
    });
    const errors = (0,relay/* relay */.E)(child.stderr, process.stderr, now, {
        forwarded: (chunk, ts) => {
            lifecycle.outputSeen();
            recorder.stderr(chunk, ts);
        },
        ended: () => {
            recorder.stderr(undefined, now());
            lifecycle.outputEnded();
        },
        broken: () => { },
    });
    child.stdin.on("error", () => { });
    const lifecycle = new record_lifecycle/* Lifecycle */.v({ child, observer: recorder, now, ladder: record_lifecycle/* LADDER */.V, stalled: output.stalled, process });
    return {
        lifecycle,
        stop: () => {
            output.stop();
            errors.stop();
            child.stdin.destroy();
        },
    };
}
/** Ends a server that is of no use, for whose end nobody else would ask. */
async function endServer(child, ended) {
    (0,process_group/* signalGroup */.i)(child.pid, "SIGTERM");
    const timer = setTimeout(() => (0,process_group/* signalGroup */.i)(child.pid, "SIGKILL"), record_lifecycle/* LADDER */.V.orphanGrace);
    await ended;
    clearTimeout(timer);
}


/***/ }),

/***/ 4383:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ LineSplitter; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FIRST_CAPACITY = 4096;
/**
 * Cuts a byte stream into lines. Holds little more than `limit` bytes whatever arrives; of a longer line it keeps the
 * beginning, and counts and hashes the whole. The terminator is `\n` or `\r\n`.
 */
class LineSplitter {
    #limit;
    #onLine;
    /** Beginning of a line that began in an earlier chunk: one byte over the limit, so that `\r\n` may follow the limit. */
    #buffer = Buffer.allocUnsafe(FIRST_CAPACITY);
    #buffered = 0;
    #length = 0;
    #hash;
    /** A carriage return at the end of what was hashed: content only when more of the line follows. */
    #heldReturn = false;
    /** The rest of the current line is passed over: its beginning was lost. */
    #skipping = false;
    /** @param limit in bytes, at least 1 */
    constructor(limit, onLine) {
        this.#limit = limit;
        this.#onLine = onLine;
    }
    /**
     * Takes the bytes of a chunk from `start` on, until they are all taken or `maxLines` lines were emitted.
     * @returns where to go on: the chunk's length when all was taken
     */
    push(chunk, start = 0, maxLines = Number.POSITIVE_INFINITY) {
        for (let lines = 0; lines < maxLines; lines++) {
            const end = chunk.indexOf(LINE_FEED, start);
            if (end < 0) {
                if (start < chunk.length && !this.#skipping)
                    this.#take(chunk.subarray(start));
                return chunk.length;
            }
            const part = chunk.subarray(start, end);
            if (this.#skipping)
                this.#skipping = false;
            else if (this.#length === 0 && part.length <= this.#limit) {
                const bytes = endsWithReturn(part) ? part.subarray(0, -1) : part;
                this.#onLine({ bytes, length: bytes.length, terminated: true });
            }
            else {
                this.#take(part);
                this.#finish(true);
            }
            start = end + 1;
        }
        return start;
    }
    /** Bytes were lost here: the line that they belonged to is given up. @param inLine whether they ended inside a line */
    lose(inLine) {
        this.#reset();
        this.#skipping = inLine;
    }
    /** Emits what stands after the last line feed, if anything does. */
    end() {
        if (this.#length > 0)
            this.#finish(false);
    }
    #take(part) {
        const before = this.#buffered;
        this.#keep(part.subarray(0, this.#limit + 1 - before));
        this.#length += part.length;
        if (this.#length <= this.#limit)
            return;
        if (!this.#hash) {
            this.#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            this.#digest(this.#buffer.subarray(0, before));
        }
        this.#digest(part);
    }
    #keep(part) {
        const needed = this.#buffered + part.length;
        if (needed > this.#buffer.length) {
            const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, this.#buffer.length * 2), this.#limit + 1));
            this.#buffer.copy(larger, 0, 0, this.#buffered);
            this.#buffer = larger;
        }
        part.copy(this.#buffer, this.#buffered);
        this.#buffered = needed;
    }
    #digest(part) {
        if (part.length === 0)
            return;
        if (this.#heldReturn)
            this.#hash?.update("\r");
        this.#heldReturn = endsWithReturn(part);
        this.#hash?.update(this.#heldReturn ? part.subarray(0, -1) : part);
    }
    #finish(terminated) {
        const kept = this.#buffer.subarray(0, this.#buffered);
        const returned = terminated && (this.#hash ? this.#heldReturn : endsWithReturn(kept));
        const length = returned ? this.#length - 1 : this.#length;
        const hash = this.#hash;
        if (hash && this.#heldReturn && !returned)
            hash.update("\r");
        this.#reset();
        if (hash && length > this.#limit) {
            this.#onLine({ bytes: kept.subarray(0, this.#limit), length, sha256: hash.digest("hex"), terminated });
        }
        else {
            this.#onLine({ bytes: kept.subarray(0, length), length, terminated });
        }
    }
    #reset() {
        this.#buffered = 0;
        this.#length = 0;
        this.#hash = undefined;
        this.#heldReturn = false;
    }
}
function endsWithReturn(bytes) {
    return bytes.length > 0 && bytes[bytes.length - 1] === CARRIAGE_RETURN;
}


/***/ })

};
;
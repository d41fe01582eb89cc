"use strict";
exports.id = 8597;
exports.ids = [8597];
exports.modules = {

/***/ 9383:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ META; }
/* harmony export */ });
/** Members of `_meta` that 2026-07-28 gives a meaning (basic/index, `_meta`). */
const META = {
    protocolVersion: "io.modelcontextprotocol/protocolVersion",
    clientCapabilities: "io.modelcontextprotocol/clientCapabilities",
    clientInfo: "io.modelcontextprotocol/clientInfo",
    serverInfo: "io.modelcontextprotocol/serverInfo",
    subscriptionId: "io.modelcontextprotocol/subscriptionId",
    logLevel: "io.modelcontextprotocol/logLevel",
};


/***/ }),

/***/ 569:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: function() { return /* binding */ boundedText; },
/* harmony export */   Mv: function() { return /* binding */ Interned; },
/* harmony export */   f$: function() { return /* binding */ shownText; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4202);


const LONGEST = 256;
const KEPT = 200;
const MAX_INTERNED = 4096;
/**
 * A text of the peer in a form that may be kept for the whole session: a long one becomes its beginning and a digest of
 * all of it, so that different texts stay different. Secrets in it are replaced before, as the cut would hide them from
 * whoever looks later, and the digest is then that of a capture which was redacted.
 */
function boundedText(text) {
    if (text.length <= LONGEST)
        return text;
    const clean = (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactText */ .Rd)(text).text;
    if (clean.length <= LONGEST)
        return clean;
    return copied(`${clean.slice(0, KEPT)}…${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(clean).digest("hex").slice(0, 16)}`);
}
/** A part of a text keeps the whole of it in memory until it is copied. */
function copied(text) {
    return Buffer.from(text, "utf16le").toString("utf16le");
}
/** The same for what the session itself is called by in reports and fingerprints: no secret stands in it. */
function shownText(text) {
    return boundedText((0,_content_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactText */ .Rd)(text).text);
}
/** Keeps one copy of each text: a session names the same few methods and tools over and over. */
class Interned {
    #texts = new Map();
    text(text) {
        const known = this.#texts.get(text);
        if (known !== undefined)
            return known;
        const kept = boundedText(text);
        if (this.#texts.size < MAX_INTERNED && kept === text)
            this.#texts.set(text, text);
        return kept;
    }
}


/***/ }),

/***/ 6837:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ canonicalJson; }
/* harmony export */ });
/**
 * Canonical JSON of RFC 8785: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes them.
 * The value comes from `JSON.parse` of a record whose nesting the reader has bounded, so recursion is safe.
 */
function canonicalJson(value) {
    // Pieces are joined once: joining them level by level would copy the innermost as often as it is nested.
    const pieces = [];
    write(value, pieces);
    return pieces.join("");
}
function write(value, pieces) {
    if (typeof value !== "object" || value === null) {
        pieces.push(JSON.stringify(value));
    }
    else if (Array.isArray(value)) {
        let separator = "[";
        for (const element of value) {
            pieces.push(separator);
            write(element, pieces);
            separator = ",";
        }
        pieces.push(separator === "[" ? "[]" : "]");
    }
    else {
        let separator = "{";
        const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
        for (const [key, member] of members) {
            pieces.push(separator, JSON.stringify(key), ":");
            write(member, pieces);
            separator = ",";
        }
        pieces.push(separator === "{" ? "{}" : "}");
    }
}


/***/ }),

/***/ 8597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: function() { return /* binding */ SessionReading; },
  H: function() { return /* binding */ observeCapture; }
});

// EXTERNAL MODULE: ./out/capture/reader.js + 8 modules
var capture_reader = __webpack_require__(975);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/session/bounded-text.js
var bounded_text = __webpack_require__(569);
// EXTERNAL MODULE: ./out/session/timestamp.js
var timestamp = __webpack_require__(5256);
;// CONCATENATED MODULE: ./out/session/exchange-record.js

const ROWS = 1024;
/** Whole numbers of an exchange, in columns; 0 where there is none. */
const LINE = 0;
const BYTES = 1;
const RESPONSE_LINE = 2;
const RESPONSE_BYTES = 3;
const RESPONSES = 4;
const INTS = 5;
/** Numbers beyond 32 bits, or of which 0 is one; NaN where there is none. */
const OFFSET = 0;
const RESPONSE_OFFSET = 1;
const SEQ = 2;
const TIME = 3;
const RESPONSE_TIME = 4;
const EXCHANGE_NUMBER = 5;
const CALL_INDEX = 6;
const ERROR_CODE = 7;
const HTTP_STATUS = 8;
const DOUBLES = 9;
/**
 * Makes the exchanges of a session. There is one for each request, kept to the end, so what is a number stands in typed
 * arrays: a third of the memory, and nothing that the garbage collector has to carry along.
 */
class ExchangeRecords {
    #moments = new timestamp/* Moments */.W9();
    #page = newPage();
    #row = -1;
    create(method, id, direction, position, seq, ts) {
        if (++this.#row === ROWS) {
            this.#row = 0;
            this.#page = newPage();
        }
        const record = new ExchangeRecord(method, id, direction, this.#page, this.#row);
        place(this.#page, this.#row, position, LINE, BYTES, OFFSET);
        this.#page.doubles[this.#row * DOUBLES + SEQ] = seq;
        this.#moment(this.#page, this.#row, TIME, ts);
        return record;
    }
    /** Notes the first response. */
    answered(record, position, ts) {
        const [page, row] = record.row;
        place(page, row, position, RESPONSE_LINE, RESPONSE_BYTES, RESPONSE_OFFSET);
        this.#moment(page, row, RESPONSE_TIME, ts);
        if (record.answerMayBeLost)
            record.answerMayBeLost = false;
    }
    #moment(page, row, column, ts) {
        const at = row * DOUBLES + column;
        const value = this.#moments.microseconds(ts);
        page.doubles[at] = value;
        if (Number.isNaN(value))
            page.texts.set(at, ts);
    }
}
/** An exchange as the session keeps it; made by `ExchangeRecords`. */
class ExchangeRecord {
    method;
    id;
    direction;
    revision;
    era;
    target;
    cancelled = false;
    outcome = "unknown";
    answerMayBeLost = false;
    #page;
    #row;
    constructor(method, id, direction, page, row) {
        this.method = method;
        this.id = id;
        this.direction = direction;
        this.#page = page;
        this.#row = row;
    }
    get row() {
        return [this.#page, this.#row];
    }
    get responses() {
        return this.#page.ints[this.#row * INTS + RESPONSES];
    }
    set responses(count) {
        this.#page.ints[this.#row * INTS + RESPONSES] = count;
    }
    get callIndex() {
        return this.#number(CALL_INDEX);
    }
    set callIndex(value) {
        this.#page.doubles[this.#row * DOUBLES + CALL_INDEX] = value;
    }
    get exchangeNumber() {
        return this.#number(EXCHANGE_NUMBER);
    }
    set exchangeNumber(value) {
        this.#page.doubles[this.#row * DOUBLES + EXCHANGE_NUMBER] = value;
    }
    get errorCode() {
        return this.#number(ERROR_CODE);
    }
    set errorCode(value) {
        this.#page.doubles[this.#row * DOUBLES + ERROR_CODE] = value;
    }
    get httpStatus() {
        return this.#number(HTTP_STATUS);
    }
    set httpStatus(value) {
        this.#page.doubles[this.#row * DOUBLES + HTTP_STATUS] = value;
    }
    get seq() {
        return this.#page.doubles[this.#row * DOUBLES + SEQ];
    }
    get ts() {
        return this.#text(TIME);
    }
    get position() {
        return this.#position(LINE, BYTES, OFFSET);
    }
    get responseTs() {
        return this.#answered ? this.#text(RESPONSE_TIME) : undefined;
    }
    get responsePosition() {
        return this.#answered ? this.#position(RESPONSE_LINE, RESPONSE_BYTES, RESPONSE_OFFSET) : undefined;
    }
    get #answered() {
        return this.#page.ints[this.#row * INTS + RESPONSE_LINE] !== 0;
    }
    #number(column) {
        const value = this.#page.doubles[this.#row * DOUBLES + column];
        return Number.isNaN(value) ? undefined : value;
    }
    #text(column) {
        const at = this.#row * DOUBLES + column;
        return this.#page.texts.get(at) ?? (0,timestamp/* timestamp */.vE)(this.#page.doubles[at]);
    }
    #position(line, bytes, offset) {
        const { ints, doubles } = this.#page;
        return {
            line: ints[this.#row * INTS + line],
            offset: doubles[this.#row * DOUBLES + offset],
            bytes: ints[this.#row * INTS + bytes],
        };
    }
}
function newPage() {
    const doubles = new Float64Array(ROWS * DOUBLES).fill(Number.NaN);
    return { ints: new Int32Array(ROWS * INTS), doubles, texts: new Map() };
}
function place(page, row, position, line, bytes, offset) {
    page.ints[row * INTS + line] = position.line;
    page.ints[row * INTS + bytes] = position.bytes;
    page.doubles[row * DOUBLES + offset] = position.offset;
}
/** Gives an exchange or a message what is known of its revision. */
function date(target, { revision, era }) {
    if (revision !== undefined)
        target.revision = revision;
    if (era !== undefined)
        target.era = era;
}

// EXTERNAL MODULE: ./out/capture/depth.js
var depth = __webpack_require__(6547);
// EXTERNAL MODULE: ./out/capture/limits.js
var limits = __webpack_require__(1004);
// EXTERNAL MODULE: ./out/capture/member-span.js
var member_span = __webpack_require__(3611);
// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
;// CONCATENATED MODULE: ./out/session/exact-id.js

/** Digits of the largest numbers that JavaScript holds at all; what is longer reads as infinity. */
const MAX_DIGITS = 309;
/** A number as JSON spells it: sign, whole digits, fraction, exponent. */
const NUMBER = /^(-?)([0-9]{1,400})(?:\.([0-9]{1,400}))?(?:[eE]([+-]?[0-9]{1,4}))?$/;
/** True for a number that may have been rounded when it was parsed: two ids that look the same may be different ones. */
function mayBeRounded(value) {
    return typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}
/**
 * The whole number that a text of JSON spells.
 * @returns undefined for a fraction, for what is no number, and for one that JavaScript reads as infinity
 */
function exactInteger(spelling) {
    const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(spelling) ?? [];
    if (whole === "")
        return undefined;
    const shift = Number(exponent) - fraction.length;
    const digits = `${whole}${fraction}`.replace(/^0+/, "");
    if (digits === "")
        return 0n;
    if (digits.length + shift > MAX_DIGITS)
        return undefined;
    if (shift >= 0)
        return BigInt(`${sign}${digits}${"0".repeat(shift)}`);
    return /^0*$/.test(digits.slice(shift)) ? BigInt(`${sign}${digits.slice(0, shift) || "0"}`) : undefined;
}
/** Reads numbers of the messages of one frame as they stand there. A batch is taken apart once, when it is asked for. */
class FrameNumbers {
    #raw;
    #isBatch;
    #elements;
    constructor({ rawFrame }, isBatch) {
        this.#raw = rawFrame;
        this.#isBatch = isBatch;
    }
    /**
     * @param value what the parser made of it
     * @param index of the message in its batch
     * @param path names of the members that lead to it
     * @returns `value` where it is exact; the number itself as a bigint where it is not
     */
    exact(value, index, path) {
        if (!mayBeRounded(value) || !this.#raw)
            return value;
        // To find the frame in its line takes as long as the line is.
        this.#elements ??= this.#isBatch ? (0,member_span/* elementTexts */.FY)(this.#raw()) : [this.#raw()];
        let text = this.#elements[this.#isBatch ? (index ?? 0) : 0];
        for (const name of path)
            text = text === undefined ? undefined : (0,member_span/* memberText */.WI)(text, name);
        return (text === undefined ? undefined : exactInteger(text)) ?? value;
    }
}

;// CONCATENATED MODULE: ./out/session/messages.js





const SHOWN_TEXT = 200;
function objectMember(object, name) {
    const value = object?.[name];
    return (0,json_object/* isObject */.G)(value) ? value : undefined;
}
function textMember(object, name) {
    const value = object?.[name];
    return typeof value === "string" ? value : undefined;
}
/**
 * A message while it is being understood; observers see it as `Message`. Every member is there from the start: rules look
 * at millions of these, and objects of one shape are read several times faster.
 */
class DraftMessage {
    kind;
    direction;
    position;
    seq;
    ts;
    batchIndex;
    exchangeNumber;
    sse;
    truncated;
    redacted;
    body;
    text;
    method;
    id;
    /** Of a cancellation: which request it names. */
    cancelledId;
    revision;
    era;
    exchange;
    partnerLost;
    raw;
    line;
    constructor(record, position, kind) {
        this.kind = kind;
        this.direction = record.dir;
        this.position = position;
        this.seq = record.seq;
        this.ts = record.ts;
        this.truncated = record.truncated === true;
        this.redacted = record.redacted === true;
        if (record.exchange !== undefined)
            this.exchangeNumber = record.exchange;
        if (record.sse !== undefined)
            this.sse = record.sse;
    }
}
/** Hands on the messages of a frame: one, or those of a batch one after the other. */
function eachMessage(located, record, take) {
    const position = { line: located.line, offset: located.offset, bytes: located.bytes };
    const { frame } = record;
    if (frame === undefined) {
        const message = unreadable(record, position);
        if (located.rawLine)
            message.line = located.rawLine;
        take(message);
    }
    else if (Array.isArray(frame) && frame.length > 0) {
        const numbers = new FrameNumbers(located, true);
        for (let i = 0; i < frame.length; i++)
            take(understood(frame[i], located, record, position, i, numbers));
    }
    else {
        take(understood(frame, located, record, position, located.batchIndex, new FrameNumbers(located, false)));
    }
}
function understood(value, located, record, position, batchIndex, numbers) {
    const message = new DraftMessage(record, position, (0,json_object/* isObject */.G)(value) ? kindOf(value) : "other");
    if (batchIndex !== undefined)
        message.batchIndex = batchIndex;
    if (located.rawFrame)
        message.raw = located.rawFrame;
    if (located.rawLine)
        message.line = located.rawLine;
    if (!(0,json_object/* isObject */.G)(value))
        return message;
    message.body = value;
    if (typeof value.method === "string")
        message.method = value.method;
    if (Object.hasOwn(value, "id"))
        message.id = numbers.exact(value.id, batchIndex, ["id"]);
    if (message.method === "notifications/cancelled") {
        const cancelled = objectMember(value, "params")?.requestId;
        message.cancelledId = numbers.exact(cancelled, batchIndex, ["params", "requestId"]);
    }
    return message;
}
function kindOf(body) {
    if (typeof body.method === "string")
        return Object.hasOwn(body, "id") ? "request" : "notification";
    if (Object.hasOwn(body, "method"))
        return "other";
    return Object.hasOwn(body, "result") || Object.hasOwn(body, "error") ? "response" : "other";
}
function unreadable(record, position) {
    const { text } = record;
    // A message nested too deep for the recorder is stored as text: it is JSON that cannot be judged, not noise.
    const opaque = record.truncated === true || (text !== undefined && /^\s*[[{]/.test(text) && (0,depth/* deeperThan */.ZF)(text, limits/* FRAME_DEPTH */.Mb));
    const message = new DraftMessage(record, position, opaque ? "opaque" : "noise");
    if (text === undefined)
        return message;
    message.text = text.slice(0, SHOWN_TEXT);
    if (record.truncated === true)
        readEnvelope(message, text);
    return message;
}
/**
 * Reads id and method of a message that was cut, where they come before the cut: many peers write the long member last.
 * Both together make it a request; an id before `result` or `error` makes it a response.
 */
function readEnvelope(message, text) {
    if (!text.startsWith("{"))
        return;
    const members = (0,member_span/* leadingMembers */.WU)(text);
    const id = scalar(members.get("id"));
    if (id === undefined)
        return;
    const method = scalar(members.get("method"));
    if (typeof method === "string")
        message.method = method;
    else if (!members.has("result") && !members.has("error"))
        return;
    message.id = id;
}
function scalar(text) {
    if (text === undefined)
        return undefined;
    try {
        const value = JSON.parse(text);
        if (mayBeRounded(value))
            return exactInteger(text) ?? value;
        return typeof value === "string" || typeof value === "number" ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** What `params` names: a tool, a prompt or a resource. */
function targetOf(body) {
    const params = objectMember(body, "params");
    return textMember(params, "name") ?? textMember(params, "uri");
}

// EXTERNAL MODULE: ./out/protocol/meta.js
var meta = __webpack_require__(9383);
;// CONCATENATED MODULE: ./out/protocol/revisions.js
/** The MCP revisions in the order of their publication. Never compare the strings: a draft's name sorts nowhere. */
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
/** The first revision without a handshake. */
const FIRST_MODERN = REVISIONS.indexOf("2026-07-28");
/** What a server assumes of a request over HTTP without the version header (2025-06-18, basic/transports). */
const HTTP_FALLBACK_REVISION = "2025-03-26";
/** undefined for a revision that this version does not know. */
function eraOf(revision) {
    const at = REVISIONS.indexOf(revision);
    return at < 0 ? undefined : at < FIRST_MODERN ? "legacy" : "modern";
}

;// CONCATENATED MODULE: ./out/session/revision.js




const NOTHING = {};
/** The revision with its era; `unknownEra` where the revision itself does not tell. An unknown one is the peer's text. */
function declared(revision, unknownEra) {
    if (revision === undefined)
        return unknownEra === undefined ? NOTHING : { era: unknownEra };
    const known = eraOf(revision);
    if (known !== undefined)
        return { revision, era: known };
    const shown = (0,bounded_text/* shownText */.f$)(revision);
    return unknownEra === undefined ? { revision: shown } : { revision: shown, era: unknownEra };
}
/** What a message names itself, in `params._meta` (2026-07-28). */
function namedRevision(body) {
    return textMember(objectMember(objectMember(body, "params"), "_meta"), meta/* META */.G.protocolVersion);
}
/**
 * The revision of a request or notification of the client: what it names itself, else the header of its HTTP request,
 * else what its session agreed on, else over HTTP what the specification assumes without a header.
 */
function clientRevision(body, scope, http) {
    const named = namedRevision(body);
    if (named !== undefined)
        return declared(named, "modern");
    if (body.method === "initialize")
        return { era: "legacy" };
    if (http?.version !== undefined)
        return declared(http.version);
    if (scope.negotiated !== undefined)
        return declared(scope.negotiated);
    if (scope.handshakeBegun)
        return { era: "legacy" };
    if (http?.requestSeen && !scope.isEndpoint && !scope.lost)
        return declared(HTTP_FALLBACK_REVISION);
    return declared(scope.declared ?? undefined);
}
/** The revision of a message of the server that answers no request: that of what it belongs to, else of its session. */
function serverRevision(scope, owner) {
    if (owner?.revision !== undefined || owner?.era !== undefined)
        return declared(owner.revision, owner.era);
    if (scope.negotiated !== undefined)
        return declared(scope.negotiated);
    if (scope.handshakeBegun)
        return { era: "legacy" };
    return declared(scope.declared ?? undefined);
}

;// CONCATENATED MODULE: ./out/session/correlation.js




/** Exchanges kept for the whole session; of further ones only the open ones are. */
const MAX_EXCHANGES = 200_000;
/** Stands for the body of a message that was cut. */
const CUT = {};
/** Pairs responses with requests, and gives every message its revision. */
class Correlation {
    exchanges = [];
    /** Exchanges that were not kept. */
    omitted = 0;
    /** Revision agreed in the first handshake. */
    negotiated;
    #interned;
    #limit;
    #records = new ExchangeRecords();
    #calls = 0;
    constructor(interned, limit = MAX_EXCHANGES) {
        this.#interned = interned;
        this.#limit = limit;
    }
    request(message, { scope, http }) {
        const body = message.body ?? CUT;
        const fromClient = message.direction === "c2s";
        const revision = fromClient ? clientRevision(body, scope, http) : serverRevision(scope, carriedBy(http));
        date(message, revision);
        const method = this.#interned.text(message.method);
        const { direction, position, seq, ts } = message;
        const exchange = this.#records.create(method, keptId(message.id), direction, position, seq, ts);
        date(exchange, revision);
        const target = targetOf(body);
        if (target !== undefined)
            exchange.target = this.#interned.text(target);
        if (message.exchangeNumber !== undefined)
            exchange.exchangeNumber = message.exchangeNumber;
        if (fromClient && method === "tools/call")
            exchange.callIndex = this.#calls++;
        message.exchange = exchange;
        scope.requests[direction].add(exchange, objectMember(objectMember(body, "params"), "_meta")?.progressToken);
        http?.carried.push(exchange);
        if (this.exchanges.length < this.#limit)
            this.exchanges.push(exchange);
        else
            this.omitted++;
        if (fromClient)
            noteRevision(scope, method, revision);
        return exchange;
    }
    notification(message, { scope, http }) {
        const body = message.body;
        const params = objectMember(body, "params");
        if (message.direction === "c2s")
            date(message, clientRevision(body, scope, http));
        else {
            const token = params?.progressToken;
            const owner = token === undefined ? undefined : scope.requests.c2s.byToken(token);
            date(message, serverRevision(scope, owner ?? carriedBy(http)));
        }
        if (message.method === "notifications/cancelled")
            this.#cancel(message, scope, params);
    }
    /** @returns undefined for a response to nothing */
    response(message, { scope, fallback, http }) {
        const direction = message.direction === "c2s" ? "s2c" : "c2s";
        const body = message.body;
        let exchange = scope.requests[direction].find(message.id, message.exchangeNumber);
        let owner = scope;
        if (!exchange && scope !== fallback) {
            // The session id is given with the answer to initialize, so that request stands in no session yet.
            const early = fallback.requests[direction].find(message.id, message.exchangeNumber);
            if (early && early.exchangeNumber === message.exchangeNumber) {
                exchange = early;
                owner = fallback;
            }
        }
        if (!exchange) {
            // A number beyond all that can be held may be the id of any request that has such a one.
            const isTold = typeof message.id !== "number" || Number.isFinite(message.id);
            if (scope.lost || this.omitted > 0 || !isTold)
                message.partnerLost = true;
            date(message, serverRevision(scope, carriedBy(http)));
            return undefined;
        }
        message.exchange = exchange;
        const first = ++exchange.responses === 1;
        if (first) {
            this.#records.answered(exchange, message.position, message.ts);
            if (owner.requests[direction].open.has(exchange))
                this.conclude(exchange, owner, outcomeOf(exchange, body));
            const code = objectMember(body, "error")?.code;
            if (Number.isSafeInteger(code))
                exchange.errorCode = code;
            if (exchange.method === "initialize")
                this.#handshake(exchange, body, scope);
        }
        if (exchange.revision !== undefined)
            message.revision = exchange.revision;
        if (exchange.era !== undefined)
            message.era = exchange.era;
        return { exchange, first, owner };
    }
    /**
     * A message that was cut. Its beginning may tell which request it is, or which one it answers; else it may be a request,
     * whose answer will have no partner, or the answer to any request that is open.
     */
    opaque(message, place) {
        const { scope, http } = place;
        const opposite = message.direction === "c2s" ? "s2c" : "c2s";
        if (message.method !== undefined && message.id !== undefined) {
            this.request(message, place);
            return;
        }
        const exchange = scope.requests[opposite].find(message.id, message.exchangeNumber);
        if (exchange) {
            message.exchange = exchange;
            if (++exchange.responses === 1) {
                this.#records.answered(exchange, message.position, message.ts);
                if (scope.requests[opposite].open.has(exchange))
                    this.conclude(exchange, scope, "unknown");
            }
            date(message, exchange);
            return;
        }
        date(message, serverRevision(scope, carriedBy(http)));
        scope.lose();
        scope.requests[opposite].doubtLine = message.position.line;
    }
    /** A message that says nothing. */
    other(message, { scope }) {
        date(message, serverRevision(scope, undefined));
    }
    conclude(exchange, scope, outcome) {
        exchange.outcome = outcome;
        const requests = scope.requests[exchange.direction];
        requests.settle(exchange);
        if (this.omitted > 0)
            requests.forget(exchange);
    }
    /** The HTTP exchange that carried requests is over. */
    httpEnded({ carried, scope, status }, reason) {
        for (const exchange of carried) {
            if (!scope.requests[exchange.direction].open.has(exchange))
                continue;
            if (status !== undefined && status >= 400) {
                exchange.httpStatus = status;
                this.conclude(exchange, scope, "protocol-error");
            }
            else if (reason === "client-closed" && exchange.era === "modern") {
                // Closing the stream is how a client cancels over HTTP since 2026-07-28.
                exchange.cancelled = true;
                this.conclude(exchange, scope, "cancelled");
            }
            else if (reason === "upstream-aborted") {
                this.conclude(exchange, scope, "crash");
            }
        }
    }
    #cancel(message, scope, params) {
        const named = scope.requests[message.direction].allOpen(message.cancelledId);
        if (named.length > 1) {
            // Clients without a session of their own use the same ids: one of these is cancelled.
            for (const exchange of named)
                exchange.answerMayBeLost = true;
            return;
        }
        const own = named[0];
        // A modern server ends a subscription by naming the client's request (2026-07-28, patterns/cancellation).
        const other = message.direction === "s2c" ? scope.requests.c2s.find(message.cancelledId, undefined) : undefined;
        const exchange = own ?? (other?.method === "subscriptions/listen" ? other : undefined);
        if (!exchange || !scope.requests[exchange.direction].open.has(exchange))
            return;
        const reason = textMember(params, "reason")?.slice(0, 200) ?? "";
        exchange.cancelled = true;
        this.conclude(exchange, scope, /timed? ?out/i.test(reason) ? "timeout" : "cancelled");
    }
    #handshake(exchange, body, scope) {
        const version = textMember(objectMember(body, "result"), "protocolVersion");
        if (version === undefined)
            return;
        const agreed = declared(this.#interned.text(version), "legacy");
        if (agreed.revision !== undefined)
            scope.negotiated = agreed.revision;
        this.negotiated ??= agreed.revision;
        // The offer of the request was a proposal: both messages are judged by what was agreed.
        date(exchange, agreed);
    }
}
function noteRevision(scope, method, { revision }) {
    if (method === "initialize")
        scope.handshakeBegun = true;
    else if (revision !== undefined && scope.declared !== null) {
        scope.declared = scope.declared === undefined || scope.declared === revision ? revision : null;
    }
}
function keptId(id) {
    if (typeof id === "string")
        return (0,bounded_text/* boundedText */.LD)(id);
    const isKept = typeof id === "number" || typeof id === "bigint" || typeof id === "boolean" || id === null;
    return isKept ? id : undefined;
}
function carriedBy(http) {
    return http?.carried[0];
}
function outcomeOf(exchange, body) {
    if (Object.hasOwn(body, "error"))
        return "protocol-error";
    const failed = exchange.method === "tools/call" && objectMember(body, "result")?.isError === true;
    return failed ? "tool-error" : "ok";
}

;// CONCATENATED MODULE: ./out/session/pairing.js

/** Open requests with one id that are told apart; the official clients never have two. */
const MAX_SAME_ID = 64;
/** Open requests that are followed in one direction of one scope; of more, the oldest are given up. */
const MAX_OPEN = 50_000;
/**
 * Ids that can be answered: JSON texts and numbers. `1` and `"1"` stay different, as `Map` keeps them. A number that is too
 * large to tell from another is none.
 */
function idKey(id) {
    if (typeof id === "string")
        return (0,bounded_text/* boundedText */.LD)(id);
    return typeof id === "bigint" || (typeof id === "number" && Number.isFinite(id)) ? id : undefined;
}
/** Where the log has lost something: before this line an answer may be missing. Shared by all that one log holds. */
class Losses {
    line = 0;
}
/**
 * The requests of one scope (a stdio process, an HTTP session) in one direction, by id. Several open ones may share an id
 * when clients without a session of their own are mixed; the exchange number then tells them apart.
 */
class Requests {
    /** Line of the last message of the other direction that may have been an answer to any of these. */
    doubtLine = 0;
    #losses;
    #byId = new Map();
    #open = new Set();
    #byToken = new Map();
    #tokens = new Map();
    constructor(losses) {
        this.#losses = losses;
    }
    /** Those that are neither answered nor given up. */
    get open() {
        return this.#open;
    }
    add(exchange, progressToken) {
        this.#open.add(exchange);
        if (this.#open.size > MAX_OPEN)
            this.#giveUpOldest();
        const key = idKey(exchange.id);
        if (key !== undefined) {
            const before = this.#byId.get(key);
            this.#byId.set(key, before === undefined ? exchange : this.#alsoOpen(before, exchange));
        }
        const token = idKey(progressToken);
        if (token === undefined)
            return;
        this.#byToken.set(token, exchange);
        this.#tokens.set(exchange, token);
    }
    /**
     * The request that a response with this id answers: one of the same HTTP exchange, else the oldest open one, else the
     * last that was settled (the response is then a second or a late one).
     */
    find(id, exchangeNumber) {
        const key = idKey(id);
        const found = key === undefined ? undefined : this.#byId.get(key);
        if (found === undefined || !Array.isArray(found))
            return found;
        return (found.find((one) => exchangeNumber !== undefined && one.exchangeNumber === exchangeNumber) ??
            found.find((one) => this.#open.has(one)) ??
            found.at(-1));
    }
    /** All open requests with this id. */
    allOpen(id) {
        const key = idKey(id);
        const found = key === undefined ? undefined : this.#byId.get(key);
        return found === undefined ? [] : [found].flat().filter((one) => this.#open.has(one));
    }
    /** The open request that asked for progress under this token. */
    byToken(token) {
        const key = idKey(token);
        return key === undefined ? undefined : this.#byToken.get(key);
    }
    /** Nothing more is expected. Where something was lost since the request, its answer may have been. */
    settle(exchange) {
        this.#open.delete(exchange);
        if (exchange.responses === 0)
            this.#doubt(exchange);
        if (this.#tokens.size === 0)
            return;
        const token = this.#tokens.get(exchange);
        if (token === undefined)
            return;
        this.#tokens.delete(exchange);
        if (this.#byToken.get(token) === exchange)
            this.#byToken.delete(token);
    }
    /** Forgets a settled request, when the session holds more than it may keep. */
    forget(exchange) {
        const key = idKey(exchange.id);
        if (key !== undefined && this.#byId.get(key) === exchange)
            this.#byId.delete(key);
    }
    /** The log is at its end. */
    end() {
        for (const exchange of this.#open)
            this.#doubt(exchange);
    }
    #doubt(exchange) {
        if (exchange.position.line < Math.max(this.doubtLine, this.#losses.line))
            exchange.answerMayBeLost = true;
    }
    #alsoOpen(before, exchange) {
        if (!Array.isArray(before))
            return this.#open.has(before) ? [before, exchange] : exchange;
        const still = before.filter((one) => this.#open.has(one));
        if (still.length >= MAX_SAME_ID)
            still.shift();
        still.push(exchange);
        return still.length === 1 ? exchange : still;
    }
    #giveUpOldest() {
        let surplus = MAX_OPEN / 2;
        for (const exchange of this.#open) {
            exchange.answerMayBeLost = true;
            this.settle(exchange);
            this.forget(exchange);
            if (--surplus === 0)
                return;
        }
    }
}
/** What belongs together on the wire: a stdio process, an HTTP session, or whatever cannot be told apart. */
class Scope {
    requests;
    /** Revision agreed in its handshake. */
    negotiated;
    handshakeBegun = false;
    /** The one revision that its requests named themselves; null once they named two. */
    declared;
    /** An HTTP+SSE session of 2024-11-05, which knows no version header. */
    isEndpoint;
    #losses;
    #lost = false;
    constructor(losses, isEndpoint = false) {
        this.#losses = losses;
        this.isEndpoint = isEndpoint;
        this.requests = { c2s: new Requests(losses), s2c: new Requests(losses) };
    }
    /** Something was lost here or in the whole log, so that a response may answer a request that is not there. */
    get lost() {
        return this.#lost || this.#losses.line > 0;
    }
    lose() {
        this.#lost = true;
    }
}

;// CONCATENATED MODULE: ./out/session/http-exchanges.js


/** HTTP exchanges and sessions that are remembered at a time; a capture with more forgets the oldest. */
const http_exchanges_MAX_EXCHANGES = 20_000;
const MAX_SCOPES = 10_000;
/**
 * Assigns messages to sessions: by `Mcp-Session-Id`, by the endpoint that an HTTP+SSE server announced, else all to one
 * scope. Never by connection, since a client may answer over another one.
 */
class HttpExchanges {
    #exchanges = new Map();
    #scopes = new Map();
    #rest;
    #losses;
    /** @param rest the scope of messages without a session */
    constructor(rest, losses) {
        this.#rest = rest;
        this.#losses = losses;
    }
    get(number) {
        return this.#exchanges.get(number);
    }
    request(record) {
        const session = header(record.headers, "mcp-session-id");
        const version = header(record.headers, "mcp-protocol-version");
        this.#put(record.exchange, {
            scope: session === undefined ? (this.#scopes.get(endpointKey(record.path)) ?? this.#rest) : this.#session(session),
            ...(version === undefined ? {} : { version: (0,bounded_text/* boundedText */.LD)(version) }),
            requestSeen: true,
            carried: [],
        });
    }
    response(record) {
        const exchange = this.#at(record.exchange);
        exchange.status = record.status;
        const session = header(record.headers, "mcp-session-id");
        if (session !== undefined)
            exchange.scope = this.#session(session);
    }
    /** The event that opens an HTTP+SSE session names the path to post to (2024-11-05, basic/transports). */
    endpoint(record) {
        if (record.exchange === undefined)
            return;
        const key = endpointKey(record.text ?? "");
        const scope = this.#scopes.get(key) ?? this.#keep(key, new Scope(this.#losses, true));
        this.#at(record.exchange).scope = scope;
    }
    /** Lets go of an exchange that is over. */
    end(number) {
        const exchange = this.#exchanges.get(number);
        this.#exchanges.delete(number);
        return exchange;
    }
    /** All scopes that are known, for what concerns the whole capture. */
    *scopes() {
        yield this.#rest;
        yield* this.#scopes.values();
    }
    #at(number) {
        return this.#exchanges.get(number) ?? this.#put(number, { scope: this.#rest, requestSeen: false, carried: [] });
    }
    #put(number, exchange) {
        this.#exchanges.set(number, exchange);
        if (this.#exchanges.size > http_exchanges_MAX_EXCHANGES)
            this.#forgetOldest();
        return exchange;
    }
    /** Half of them at once: taking the first of a map again and again grows slower each time. */
    #forgetOldest() {
        let surplus = http_exchanges_MAX_EXCHANGES / 2;
        for (const number of this.#exchanges.keys()) {
            this.#exchanges.delete(number);
            if (--surplus === 0)
                return;
        }
    }
    #session(id) {
        const key = `session ${(0,bounded_text/* boundedText */.LD)(id)}`;
        return this.#scopes.get(key) ?? this.#keep(key, new Scope(this.#losses));
    }
    #keep(key, scope) {
        if (this.#scopes.size >= MAX_SCOPES && !this.#scopes.has(key)) {
            // With sessions mixed, a response may find another session's request.
            this.#rest.lose();
            return this.#rest;
        }
        this.#scopes.set(key, scope);
        return scope;
    }
}
function header(headers, name) {
    const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
    return typeof value === "string" ? value : value?.[0];
}
/** Path and query of an endpoint, which a server may give as a whole URL. */
function endpointKey(text) {
    const path = text.trim().replace(/^https?:\/\/[^/]*/i, "");
    return `endpoint ${(0,bounded_text/* boundedText */.LD)(path.startsWith("/") ? path : `/${path}`)}`;
}

;// CONCATENATED MODULE: ./out/session/identity.js



/** A message longer than this names no peer and has no capabilities worth keeping. */
const MAX_MESSAGE = 1024 * 1024;
/** What both sides say of themselves, in the handshake or on each message since 2026-07-28. The first word counts. */
class Identities {
    capabilities = {};
    server;
    #key;
    /** @param key the server's key, given the name that it says itself */
    constructor(key, label) {
        this.#key = key;
        this.server = { key: key(undefined), ...(label === "" ? {} : { label: (0,bounded_text/* shownText */.f$)(label) }) };
    }
    request(message) {
        if (this.capabilities.client || message.direction !== "c2s" || message.position.bytes > MAX_MESSAGE)
            return;
        const params = objectMember(message.body, "params");
        const client = message.method === "initialize"
            ? objectMember(params, "capabilities")
            : objectMember(objectMember(params, "_meta"), meta/* META */.G.clientCapabilities);
        if (client)
            this.capabilities = { ...this.capabilities, client };
    }
    response(exchange, message) {
        const known = this.server.name !== undefined && this.capabilities.server !== undefined;
        if (known || message.direction !== "s2c" || message.position.bytes > MAX_MESSAGE)
            return;
        const result = objectMember(message.body, "result");
        if (exchange.method === "initialize" || exchange.method === "server/discover") {
            const server = objectMember(result, "capabilities");
            if (server && !this.capabilities.server)
                this.capabilities = { ...this.capabilities, server };
            this.#name(objectMember(result, "serverInfo"));
        }
        if (message.era === "modern")
            this.#name(objectMember(objectMember(result, "_meta"), meta/* META */.G.serverInfo));
    }
    #name(info) {
        const name = textMember(info, "name");
        if (!name || this.server.name !== undefined)
            return;
        const version = textMember(info, "version");
        const kept = (0,bounded_text/* shownText */.f$)(name);
        this.server = {
            ...this.server,
            key: this.#key(kept),
            name: kept,
            ...(version === undefined ? {} : { version: (0,bounded_text/* shownText */.f$)(version) }),
        };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./out/session/canonical-json.js
var canonical_json = __webpack_require__(6837);
;// CONCATENATED MODULE: ./out/session/listings.js





/** Canonical length of the definitions that a session keeps; of others only the digest stands. */
const DEFINITION_CHARACTERS = 16 * 1024 * 1024;
const MAX_DECLARATIONS = 200_000;
/** Page walks that wait for their next page. */
const MAX_WALKS = 1000;
/** Joins the pages of tools/list to listings (all revisions, utilities/pagination). One for each scope. */
class Listings {
    #budget;
    /** Walks by the cursor that continues them. */
    #open = new Map();
    /** What an unanswered request for a page continues; undefined for a first page. */
    #asked = new Map();
    #forgot = false;
    constructor(budget) {
        this.#budget = budget;
    }
    /** @param body undefined for a request that was cut */
    request(exchange, body) {
        if (!body) {
            this.#ask(exchange, "unknown");
            return;
        }
        const cursor = objectMember(body, "params")?.cursor;
        if (cursor === undefined || cursor === null)
            return;
        const walk = typeof cursor === "string" ? this.#open.get((0,bounded_text/* boundedText */.LD)(cursor)) : undefined;
        this.#ask(exchange, walk ?? "unknown");
        if (walk && typeof cursor === "string")
            this.#open.delete((0,bounded_text/* boundedText */.LD)(cursor));
    }
    /** Requests that are never answered would pile up, so the oldest is forgotten. No later listing is sure to be whole. */
    #ask(exchange, walk) {
        this.#asked.set(exchange, walk);
        if (this.#asked.size <= MAX_WALKS)
            return;
        for (const oldest of this.#asked.keys()) {
            this.#asked.delete(oldest);
            this.#forgot = true;
            return;
        }
    }
    /** @returns the listings that this page ends */
    response(exchange, response) {
        const asked = this.#asked.get(exchange);
        this.#asked.delete(exchange);
        const result = objectMember(response.body, "result");
        if (!result || !Array.isArray(result.tools)) {
            return asked && asked !== "unknown" ? [finished(asked, false)] : [];
        }
        const walk = asked && asked !== "unknown"
            ? asked
            : {
                tools: [],
                position: response.position,
                whole: asked !== "unknown" && !this.#forgot,
                revision: exchange.revision,
            };
        if (walk.revision !== exchange.revision)
            walk.revision = null;
        const done = [];
        if (response.redacted || response.truncated)
            walk.whole = false;
        for (const tool of result.tools) {
            const declaration = this.#budget.declaration(tool, response);
            if (declaration)
                walk.tools.push(declaration);
            else
                walk.whole = false;
        }
        const next = result.nextCursor;
        // Only the modern revisions say that an empty cursor is one; older servers end their lists with it.
        if (typeof next === "string" && (next !== "" || response.era === "modern") && this.#open.size < MAX_WALKS) {
            const key = (0,bounded_text/* boundedText */.LD)(next);
            const before = this.#open.get(key);
            if (before)
                done.push(finished(before, false));
            this.#open.set(key, walk);
        }
        else {
            done.push(finished(walk, next === undefined || next === null || next === ""));
        }
        return done;
    }
    /** Walks that nobody continued, and those whose next page never came. */
    flush() {
        const waiting = [...this.#asked.values()].filter((walk) => walk !== "unknown");
        const left = [...this.#open.values(), ...waiting].sort((a, b) => a.position.line - b.position.line);
        this.#open.clear();
        this.#asked.clear();
        return left.map((walk) => finished(walk, false));
    }
}
function finished(walk, ended) {
    const { tools, position, revision } = walk;
    return { tools, complete: ended && walk.whole, position, ...(revision ? { revision } : {}) };
}
/** What all listings of a session may keep. Equal definitions are kept once. */
class ListingBudget {
    #definitions = new Map();
    #declarations;
    #characters;
    #usedDeclarations = 0;
    #used = 0;
    constructor(declarations = MAX_DECLARATIONS, characters = DEFINITION_CHARACTERS) {
        this.#declarations = declarations;
        this.#characters = characters;
    }
    /** undefined for an element without a name, and when the session has declared more than is kept. */
    declaration(tool, response) {
        if (!(0,json_object/* isObject */.G)(tool) || typeof tool.name !== "string" || this.#usedDeclarations >= this.#declarations)
            return undefined;
        this.#usedDeclarations++;
        const canonical = (0,canonical_json/* canonicalJson */.d)(tool);
        const digest = (0,external_node_crypto_.hash)("sha256", canonical);
        const definition = this.#definition(digest, tool, canonical.length);
        return { name: (0,bounded_text/* boundedText */.LD)(tool.name), position: response.position, digest, ...(definition ? { definition } : {}) };
    }
    #definition(digest, tool, length) {
        const known = this.#definitions.get(digest);
        if (known)
            return known;
        if (this.#used + length > this.#characters)
            return undefined;
        this.#used += length;
        this.#definitions.set(digest, tool);
        return tool;
    }
}

;// CONCATENATED MODULE: ./out/session/replays.js


/** Event ids that are remembered; beyond, a replay counts as a message of its own. */
const MAX_EVENTS = 200_000;
/**
 * Tells an SSE event that a server sends again after a resume (2025-11-25, resumability). The same id with another
 * message is no replay: some servers number the events of each stream from the start.
 */
class Replays {
    #seen = new Map();
    #limit;
    constructor(limit = MAX_EVENTS) {
        this.#limit = limit;
    }
    isReplay(sse, located) {
        if (typeof sse?.id !== "string" || sse.id === "" || !located.rawFrame)
            return false;
        const id = (0,bounded_text/* boundedText */.LD)(sse.id);
        const digest = (0,external_node_crypto_.hash)("sha256", located.rawFrame(), "base64");
        const before = this.#seen.get(id);
        if (before === digest)
            return true;
        if (before === undefined && this.#seen.size < this.#limit)
            this.#seen.set(id, digest);
        return false;
    }
}

;// CONCATENATED MODULE: ./out/session/builder.js









/** Recorder runs in one log whose ids are told apart. */
const MAX_RUNS = 1000;
/** Listings that the session keeps; observers are told of every one. */
const MAX_LISTINGS = 20_000;
/** Exits that end open requests; a capture of ours has one. */
const MAX_EXITS = 100;
/** Signals that a server raises itself; others are sent by whoever started it. */
const CRASH_SIGNALS = new Set([
    "SIGSEGV",
    "SIGABRT",
    "SIGBUS",
    "SIGILL",
    "SIGFPE",
    "SIGTRAP",
    "SIGSYS",
]);
/** Builds the model of a session from its records, in their order, and tells the observers on the way. */
class SessionBuilder {
    session;
    #draft;
    #frames = { c2s: 0, s2c: 0 };
    #listed = [];
    #observers;
    #correlation = new Correlation(new bounded_text/* Interned */.Mv());
    #identities;
    #runs = new Map();
    #listings = new Map();
    #budget = new ListingBudget();
    #replays = new Replays();
    #losses = new Losses();
    #stdinClosed = false;
    #exited;
    #exits = 0;
    constructor({ path, format, start, names, observers }) {
        this.#observers = observers;
        const { argv, label } = start.server;
        this.#identities = new Identities((name) => (0,redact/* redactText */.Rd)(names.key(path, argv ?? [], name)).text, label);
        this.#draft = {
            path,
            format,
            transport: start.transport,
            server: this.#identities.server,
            hasHttp: false,
            lossPossible: format !== "portlight",
            capabilities: {},
            exchanges: this.#correlation.exchanges,
            exchangesOmitted: 0,
            listings: this.#listed,
            frames: this.#frames,
        };
        this.session = this.#draft;
    }
    take(located) {
        this.#take(located);
        this.#observers.record(located, this.session);
    }
    #take(located) {
        const { record } = located;
        const { session } = this;
        switch (record.type) {
            case "frame":
                this.#frame(located, record);
                break;
            case "http.request":
                this.#run(located.run).http.request(record);
                this.#sawHttp();
                if (session.hasHttp)
                    this.#observers.call("httpRequest", record, positionOf(located), session);
                break;
            case "http.response":
                this.#run(located.run).http.response(record);
                this.#sawHttp();
                if (session.hasHttp)
                    this.#observers.call("httpResponse", record, positionOf(located), session);
                break;
            case "http.end": {
                const ended = this.#run(located.run).http.end(record.exchange);
                if (ended)
                    this.#correlation.httpEnded(ended, record.reason);
                if (session.hasHttp)
                    this.#observers.call("httpEnd", record, positionOf(located), session);
                break;
            }
            case "process":
                if (record.event === "stdin-closed")
                    this.#stdinClosed = true;
                else if (record.event === "exit")
                    this.#exit(record);
                this.#observers.call("process", record, positionOf(located), session);
                break;
            case "gap":
                this.lost(located.line);
                break;
            default:
        }
    }
    /** Something before this line is missing in the capture. */
    lost(line) {
        this.#draft.lossPossible = true;
        this.#losses.line = line;
    }
    /**
     * The capture is at its end.
     * @param ended an end record was read
     */
    end(state, ended) {
        for (const listings of this.#listings.values())
            this.#tell(listings.flush());
        if (state === "incomplete")
            this.#draft.lossPossible = true;
        // What was still to come may have been an answer, unless the server was gone or the recorder saw the end.
        if (state !== "self-consistent" && !this.#exited)
            this.#losses.line = Number.POSITIVE_INFINITY;
        for (const scope of this.#scopes()) {
            scope.requests.c2s.end();
            scope.requests.s2c.end();
        }
        const exit = this.#exited;
        this.#draft.end = {
            state,
            closed: ended || exit !== undefined,
            ...(exit?.code === undefined ? {} : { exitCode: exit.code }),
            ...(exit?.signal === undefined ? {} : { signal: exit.signal }),
        };
        this.#observers.call("end", this.session);
    }
    /** Other recorders keep too little of HTTP for the rules about it. */
    #sawHttp() {
        if (this.session.format === "portlight")
            this.#draft.hasHttp = true;
    }
    #run(name) {
        const key = name === undefined ? "" : (0,bounded_text/* boundedText */.LD)(name);
        const known = this.#runs.get(key);
        if (known)
            return known;
        const scope = new Scope(this.#losses);
        const run = { scope, http: new HttpExchanges(scope, this.#losses) };
        if (this.#runs.size < MAX_RUNS)
            this.#runs.set(key, run);
        // Nothing of a run that is not remembered can be paired.
        else
            scope.lose();
        return run;
    }
    *#scopes() {
        for (const { http } of this.#runs.values())
            yield* http.scopes();
    }
    #frame(located, record) {
        const run = this.#run(located.run);
        if (record.sse?.event === "endpoint" && record.dir === "s2c" && record.text !== undefined) {
            run.http.endpoint(record);
            return;
        }
        this.#frames[record.dir]++;
        const http = record.exchange === undefined ? undefined : run.http.get(record.exchange);
        const place = { scope: http?.scope ?? run.scope, fallback: run.scope, http };
        const replayed = record.dir === "s2c" && this.#replays.isReplay(record.sse, located);
        eachMessage(located, record, (message) => {
            if (replayed)
                this.#observers.call("replay", message, this.session);
            else
                this.#message(message, place);
        });
    }
    #message(message, place) {
        const correlation = this.#correlation;
        switch (message.kind) {
            case "request": {
                const exchange = correlation.request(message, place);
                this.#identities.request(message);
                this.#draft.capabilities = this.#identities.capabilities;
                if (exchange.method === "tools/list" && exchange.direction === "c2s") {
                    this.#listingsOf(place.scope).request(exchange, message.body);
                }
                break;
            }
            case "response":
                this.#response(message, place);
                return;
            case "notification":
                correlation.notification(message, place);
                break;
            case "opaque":
                correlation.opaque(message, place);
                if (message.direction === "c2s" && message.method === "tools/list" && message.exchange) {
                    this.#listingsOf(place.scope).request(message.exchange, undefined);
                }
                break;
            default:
                correlation.other(message, place);
        }
        this.#draft.exchangesOmitted = correlation.omitted;
        this.#observers.message(message, this.session);
    }
    #response(message, place) {
        const answer = this.#correlation.response(message, place);
        if (!answer) {
            this.#observers.message(message, this.session);
            return;
        }
        const { exchange, first, owner } = answer;
        if (first) {
            if (this.#correlation.negotiated !== undefined)
                this.#draft.negotiated = this.#correlation.negotiated;
            this.#identities.response(exchange, message);
            this.#draft.server = this.#identities.server;
            this.#draft.capabilities = this.#identities.capabilities;
        }
        this.#observers.message(message, this.session);
        this.#observers.settled(exchange, message, this.session);
        if (first && exchange.method === "tools/list" && exchange.direction === "c2s") {
            this.#tell(this.#listingsOf(owner).response(exchange, message));
        }
    }
    #listingsOf(scope) {
        let listings = this.#listings.get(scope);
        if (!listings) {
            listings = new Listings(this.#budget);
            this.#listings.set(scope, listings);
        }
        return listings;
    }
    #tell(listings) {
        for (const listing of listings) {
            if (this.#listed.length < MAX_LISTINGS)
                this.#listed.push(listing);
            this.#observers.call("listing", listing, this.session);
        }
    }
    /** A server that ends by itself while requests are open has died in them. */
    #exit(record) {
        this.#exited = record;
        if (++this.#exits > MAX_EXITS)
            return;
        const byItself = record.signal ? CRASH_SIGNALS.has(record.signal) : typeof record.code === "number";
        if (!byItself || this.#stdinClosed)
            return;
        for (const scope of this.#scopes()) {
            for (const exchange of [...scope.requests.c2s.open])
                this.#correlation.conclude(exchange, scope, "crash");
        }
    }
}
/** Without what leads back to the text of the line: a rule keeps positions. */
function positionOf({ line, offset, bytes }) {
    return { line, offset, bytes };
}

;// CONCATENATED MODULE: ./out/errors/own-failure.js
/**
 * What may be told of an error of ours: its class and where it was thrown. Never its message, which may quote what was
 * being read (`JSON.parse` does).
 */
function classAndPlace(error) {
    if (!(error instanceof Error))
        return "threw a value that is no error";
    const name = /^\w{1,60}$/.test(error.name) ? error.name : "Error";
    const stack = String(error.stack ?? "");
    // The message stands before the frames and may look like one.
    const message = stack.indexOf(error.message);
    const frames = message < 0 ? "" : stack.slice(message + error.message.length);
    const place = /^ {4}at [^\n]{0,500}?([\w.-]{1,100}:\d+:\d+)\)?$/m.exec(frames)?.[1];
    return place === undefined ? name : `${name} at ${place}`;
}

;// CONCATENATED MODULE: ./out/session/observers.js

const HOOKS = [
    "message",
    "settled",
    "listing",
    "replay",
    "httpRequest",
    "httpResponse",
    "httpEnd",
    "process",
    "record",
    "end",
];
/**
 * Calls the observers of a session in their order. One that throws is stopped for the rest of the session and reported;
 * the others go on: input that breaks one rule must not silence the rest.
 */
class Observers {
    failures = [];
    #path;
    #byHook = new Map();
    /** Those that are called for every frame stand apart: a look-up and a list of arguments each time would show. */
    #onMessage = [];
    #onSettled = [];
    #onRecord = [];
    constructor(path) {
        this.#path = path;
        for (const hook of HOOKS)
            this.#byHook.set(hook, []);
    }
    add(observers) {
        for (const [hook, list] of this.#byHook)
            list.push(...observers.filter((one) => one[hook] !== undefined));
        this.#frequent();
    }
    message(message, session) {
        const observers = this.#onMessage;
        for (let i = 0; i < observers.length; i++) {
            const observer = observers[i];
            try {
                observer.message?.(message, session);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    settled(exchange, response, session) {
        const observers = this.#onSettled;
        for (let i = 0; i < observers.length; i++) {
            const observer = observers[i];
            try {
                observer.settled?.(exchange, response, session);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    record(located, session) {
        const observers = this.#onRecord;
        for (let i = 0; i < observers.length; i++) {
            const observer = observers[i];
            try {
                observer.record?.(located, session);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    call(hook, ...args) {
        for (const observer of this.#byHook.get(hook)) {
            try {
                observer[hook](...args);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    /** The lists are replaced, not changed: one of them is being walked. */
    #stop(observer, error) {
        for (const [hook, list] of this.#byHook) {
            const others = list.filter((one) => one !== observer);
            this.#byHook.set(hook, others);
        }
        this.#frequent();
        this.failures.push({ ruleId: observer.ruleId, path: this.#path, error: classAndPlace(error) });
    }
    #frequent() {
        this.#onMessage = this.#byHook.get("message");
        this.#onSettled = this.#byHook.get("settled");
        this.#onRecord = this.#byHook.get("record");
    }
}

// EXTERNAL MODULE: ./out/session/server-name.js
var server_name = __webpack_require__(5113);
;// CONCATENATED MODULE: ./out/session/observe.js




/**
 * Reads a capture once from beginning to end, builds the model of its session and calls the observers as it goes.
 * @param source path to open
 * @param observers or a function that makes them for the session at hand, called before its first record
 * @throws UserError (3) when the file cannot be read or is no session log
 */
function observeCapture(source, observers, options = {}) {
    const reading = new SessionReading(source, typeof observers === "function" ? observers : () => observers, options);
    try {
        while (reading.next()) {
            // Each step tells the observers.
        }
    }
    finally {
        reading.close();
    }
    return reading.result();
}
/** The same one record at a time, for whoever has to wait in between, as a writer to a slow pipe. */
class SessionReading {
    #reader;
    #builder;
    #dispatch;
    #ended = false;
    #losses = 0;
    /** As for `observeCapture`. @throws UserError (3) when the file cannot be read or is no session log */
    constructor(source, observers, options = {}) {
        const path = options.path ?? source;
        const reader = (0,capture_reader/* readCapture */.po)(source, { label: path, ...(options.limits ? { limits: options.limits } : {}) });
        const names = new server_name/* ServerNames */.C(options.name, options.servers ?? []);
        const dispatch = new Observers(path);
        this.#reader = reader;
        this.#dispatch = dispatch;
        this.#builder = new SessionBuilder({
            path,
            format: reader.format,
            start: reader.start,
            names,
            observers: dispatch,
        });
        dispatch.add(observers(this.#builder.session, reader.start));
    }
    /**
     * Reads one record and tells the observers.
     * @returns false after the last one
     */
    next() {
        const reader = this.#reader;
        const located = reader.next();
        if (!located)
            return false;
        if (reader.losses > this.#losses) {
            this.#losses = reader.losses;
            this.#builder.lost(located.line);
        }
        if (located.record.type === "session.end")
            this.#ended = true;
        this.#builder.take(located);
        return true;
    }
    /** Lets go of the file; reading to the end does so too. */
    close() {
        this.#reader.close();
    }
    /** Ends the session, which the observers are told, too. Once, after the last record. */
    result() {
        const summary = this.#reader.summary();
        if (this.#reader.losses > this.#losses || summary.dropped > 0)
            this.#builder.lost(Number.POSITIVE_INFINITY);
        this.#builder.end(summary.state, this.#ended);
        return { session: this.#builder.session, summary, ruleFailures: this.#dispatch.failures };
    }
}


/***/ }),

/***/ 5113:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ ServerNames; },
/* harmony export */   E: function() { return /* binding */ fileStem; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1233);


/** How a session's server gets its key: set by the user > named by itself > the file's name. */
class ServerNames {
    #name;
    #matches;
    /** @throws UserError for a glob that is not accepted */
    constructor(name, servers) {
        this.#name = name;
        this.#matches = servers.map(({ key, match }) => ({
            key,
            globs: match.map((glob) => (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(glob, { flat: true })),
        }));
    }
    key(path, argv, serverInfoName) {
        if (this.#name !== undefined)
            return this.#name;
        if (argv.length > 0) {
            const line = argv.join(" ");
            const found = this.#matches.find(({ globs }) => globs.some((glob) => glob.matches(line)));
            if (found)
                return found.key;
        }
        return serverInfoName || fileStem(path);
    }
}
/** `server` of `logs/server.2.mcp.jsonl`: the number tells runs apart, not servers. */
function fileStem(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
    return name.replace(/(\.mcp)?\.jsonl$/i, "").replace(/(?<=.)\.\d{1,5}$/, "") || name;
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
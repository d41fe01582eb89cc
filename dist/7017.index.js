"use strict";
exports.id = 7017;
exports.ids = [7017];
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

/***/ 7017:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonExporter: function() { return /* binding */ jsonExporter; }
/* harmony export */ });
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4336);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);
/* harmony import */ var _session_cleared_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8677);
/* harmony import */ var _session_message_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4323);
/* harmony import */ var _session_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3575);
/* harmony import */ var _cleared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5263);






const SCHEMA_VERSION = 1;
/**
 * The session as one JSON object, an element of a list on each line: what was recorded in order (`events`), requests with what
 * became of them (`exchanges`), the surface and its use. Messages stand as they are in the log, without secrets.
 */
function jsonExporter(session, start, out) {
    const texts = new _session_message_text_js__WEBPACK_IMPORTED_MODULE_2__/* .MessageTexts */ .C();
    const stderr = new _session_message_text_js__WEBPACK_IMPORTED_MODULE_2__/* .StreamTexts */ .T();
    let separator = "\n";
    const { type: _type, format: _format, ...recorded } = (0,_session_cleared_start_js__WEBPACK_IMPORTED_MODULE_1__/* .clearedStart */ .V)(start);
    out.write(`{\n"schemaVersion": ${SCHEMA_VERSION},\n`);
    out.write(`"tool": ${(0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .clearedJson */ .d)({ name: _catalog_product_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME */ .o_.toLowerCase(), version: _catalog_product_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .xv })},\n`);
    out.write(`"capture": ${(0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .clearedJson */ .d)({ path: session.path, format: session.format, ...recorded })},\n"events": [`);
    function event(fields) {
        out.write(`${separator}${fields}`);
        separator = ",\n";
    }
    function message(message, replayed) {
        event(messageJson(message, replayed, texts));
    }
    return {
        observer: {
            message: (one) => message(one, false),
            replay: (one) => message(one, true),
            record: (located) => {
                const fields = recordFields(located, stderr);
                if (fields)
                    event((0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .clearedJson */ .d)(fields));
            },
        },
        *finish(result) {
            out.write(`\n],\n"exchanges": [`);
            separator = "\n";
            for (const exchange of session.exchanges) {
                event(exchangeJson(exchange));
                yield;
            }
            out.write("\n]");
            for (const [name, value] of Object.entries(endFields(session, result))) {
                out.write(`,\n"${name}": ${(0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .clearedJson */ .d)(value)}`);
            }
            out.write("\n}\n");
        },
    };
}
function messageJson(message, replayed, texts) {
    const { seq, ts, position, kind, direction, exchange, batchIndex, exchangeNumber } = message;
    const cleared = texts.of(message);
    const isAnswer = exchange !== undefined && exchange.direction !== direction;
    const head = (0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .clearedJson */ .d)({
        type: "message",
        seq,
        ts,
        line: position.line,
        kind,
        direction,
        ...(message.method === undefined ? {} : { method: message.method }),
        ...(batchIndex === undefined ? {} : { batchIndex }),
        ...(exchangeNumber === undefined ? {} : { httpExchange: exchangeNumber }),
        ...(message.sse === undefined ? {} : { sse: message.sse }),
        ...(message.revision === undefined ? {} : { revision: message.revision }),
        ...(isAnswer ? { answersSeq: exchange.seq, answersMethod: exchange.method } : {}),
        ...(replayed ? { replay: true } : {}),
        ...(message.truncated ? { truncated: true } : {}),
        ...(message.redacted || cleared?.removed ? { redacted: true } : {}),
    });
    const id = message.id === undefined ? "" : `,"id":${(0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .idJson */ .O)(message.id)}`;
    // Bytes that are no text stay out: what they hold cannot be looked through.
    const body = cleared === undefined
        ? `,"notText":true`
        : message.raw
            ? `,"message":${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(cleared.text)}`
            : `,"text":${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(JSON.stringify(cleared.text))}`;
    return `${head.slice(0, -1)}${id}${body}}`;
}
/** A record that holds no message; undefined for frames, which `message` writes, and for the first record and the last. */
function recordFields({ record, line }, stderr) {
    switch (record.type) {
        case "session.start":
        case "session.end":
            return undefined;
        case "frame":
            // The address that HTTP+SSE posts go to is no message.
            return record.sse?.event === "endpoint" ? { ...record, type: "sse", line } : undefined;
        case "stderr":
            return { ...record, line, text: stderr.of(record.text).text };
        default:
            return { ...record, line };
    }
}
function exchangeJson(exchange) {
    const { seq, ts, direction, method, target, revision, callIndex, outcome, responses, position } = exchange;
    const { responsePosition, responseTs, errorCode, httpStatus, cancelled, answerMayBeLost } = exchange;
    const durationMs = (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .durationOf */ .cf)(exchange);
    const fields = (0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .clearedJson */ .d)({
        seq,
        line: position.line,
        ts,
        direction,
        method,
        ...(target === undefined ? {} : { target }),
        ...(revision === undefined ? {} : { revision }),
        ...(callIndex === undefined ? {} : { callIndex }),
        outcome,
        responses,
        ...(responsePosition === undefined ? {} : { responseLine: responsePosition.line, responseTs }),
        ...(durationMs === undefined ? {} : { durationMs }),
        ...(errorCode === undefined ? {} : { errorCode }),
        ...(httpStatus === undefined ? {} : { httpStatus }),
        ...(cancelled ? { cancelled } : {}),
        ...(answerMayBeLost ? { answerMayBeLost } : {}),
    });
    return exchange.id === undefined ? fields : `${fields.slice(0, -1)},"id":${(0,_cleared_js__WEBPACK_IMPORTED_MODULE_4__/* .idJson */ .O)(exchange.id)}}`;
}
function endFields(session, { summary }) {
    const { server, capabilities, negotiated, exchangesOmitted, frames } = session;
    const { records, bytes, dropped, damaged, damagedCount, missing, outOfOrder } = summary;
    const tools = (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .toolUsage */ .ke)(session).map(({ position, ...tool }) => ({
        ...tool,
        ...(position === undefined ? {} : { line: position.line }),
    }));
    return {
        server: { ...server, ...(negotiated === undefined ? {} : { revision: negotiated }) },
        capabilities,
        tools,
        methods: (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .methodUsage */ .t7)(session),
        end: {
            ...session.end,
            frames,
            exchangesOmitted,
            records,
            bytes,
            dropped,
            damaged,
            damagedCount,
            missing,
            outOfOrder,
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


/***/ }),

/***/ 3575:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   cf: function() { return /* binding */ durationOf; },
/* harmony export */   ke: function() { return /* binding */ toolUsage; },
/* harmony export */   t7: function() { return /* binding */ methodUsage; }
/* harmony export */ });
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9758);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5256);


const FAILED = new Set(["tool-error", "protocol-error", "crash", "timeout"]);
function hasFailed({ outcome }) {
    return FAILED.has(outcome);
}
/** @returns milliseconds, undefined without a response or without times */
function durationOf({ ts, responseTs }) {
    if (responseTs === undefined)
        return undefined;
    const [from, to] = [(0,_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .unixNanoseconds */ .wE)(ts), (0,_timestamp_js__WEBPACK_IMPORTED_MODULE_0__/* .unixNanoseconds */ .wE)(responseTs)];
    return from === undefined || to === undefined || to < from ? undefined : Number((to - from) / 1000n) / 1000;
}
/** Every tool that a listing declared or a call named, sorted by name. */
function toolUsage(session) {
    const calls = new Map();
    for (const exchange of session.exchanges) {
        if (exchange.callIndex === undefined || exchange.target === undefined)
            continue;
        push(calls, exchange.target, exchange);
    }
    const declared = new Map();
    for (const { tools } of session.listings)
        for (const tool of tools)
            declared.set(tool.name, tool);
    return [...new Set([...declared.keys(), ...calls.keys()])].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n).map((name) => {
        const tool = declared.get(name);
        return {
            name,
            declared: tool !== undefined,
            ...usageOf(calls.get(name) ?? []),
            ...(tool ? { position: tool.position } : {}),
            ...(tool?.definition ? { definition: tool.definition } : {}),
        };
    });
}
/** Every method that was requested, by direction and name. */
function methodUsage(session) {
    const groups = new Map();
    for (const exchange of session.exchanges)
        push(groups, `${exchange.direction} ${exchange.method}`, exchange);
    return [...groups]
        .sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a, b))
        .map(([, exchanges]) => {
        const { method, direction } = exchanges[0];
        return { method, direction, ...usageOf(exchanges) };
    });
}
function push(groups, key, exchange) {
    const group = groups.get(key);
    if (group)
        group.push(exchange);
    else
        groups.set(key, [exchange]);
}
function usageOf(exchanges) {
    const times = exchanges.map(durationOf).filter((time) => time !== undefined);
    times.sort((a, b) => a - b);
    const median = times[Math.ceil(times.length / 2) - 1];
    const slowest = times.at(-1);
    return {
        calls: exchanges.length,
        failed: exchanges.filter(hasFailed).length,
        unanswered: exchanges.filter(({ outcome, responses }) => outcome === "unknown" && responses === 0).length,
        ...(median === undefined ? {} : { median }),
        ...(slowest === undefined ? {} : { slowest }),
    };
}


/***/ })

};
;
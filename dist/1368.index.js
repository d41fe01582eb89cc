"use strict";
exports.id = 1368;
exports.ids = [1368];
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

/***/ 1368:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   textExporter: function() { return /* binding */ textExporter; }
/* harmony export */ });
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4202);
/* harmony import */ var _session_cleared_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8677);
/* harmony import */ var _session_message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4323);
/* harmony import */ var _session_timestamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5256);
/* harmony import */ var _session_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3575);






/** Of one message, in UTF-16 units; the JSON export has all of it. */
const SHOWN = 2000;
/**
 * The session for reading in a terminal or a build log: a line for each message, with its text below. Everything that a peer said is
 * on one line and neutralised.
 */
function textExporter(session, start, out) {
    const texts = new _session_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .MessageTexts */ .C(SHOWN);
    const stderr = new _session_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .StreamTexts */ .T();
    const begin = (0,_session_timestamp_js__WEBPACK_IMPORTED_MODULE_5__/* .unixNanoseconds */ .wE)(start.ts);
    const { server, recorder, session: id } = (0,_session_cleared_start_js__WEBPACK_IMPORTED_MODULE_2__/* .clearedStart */ .V)(start);
    const command = server.argv?.join(" ") ?? server.url;
    out.write(`${clean(session.path)}: session ${clean(id) || "without a name"} over ${session.transport}\n`);
    out.write(`recorded ${clean(start.ts) || "at an unknown time"} by ${clean(`${recorder.name} ${recorder.version}`.trim())}\n`);
    if (command !== undefined)
        out.write(`server ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(command)}\n`);
    out.write("\n");
    function line(at, number, text) {
        out.write(`${String(number).padStart(5)} ${elapsed(begin, at.ts).padStart(11)}  ${text}\n`);
    }
    function message(one, note) {
        const { position, ts, direction } = one;
        const arrow = direction === "c2s" ? "→" : "←";
        out.write(`${String(position.line).padStart(5)} ${elapsed(begin, ts).padStart(11)}  ${arrow} ${headline(one)}${note}\n`);
        out.write(`        ${bodyText(texts.of(one), one)}\n`);
    }
    return {
        observer: {
            message: (one) => message(one, ""),
            replay: (one) => message(one, "  (sent again)"),
            record: (located) => {
                const { record } = located;
                switch (record.type) {
                    case "http.request":
                        return line(record, located.line, `→ HTTP ${clean(`${record.method} ${record.path}`)}`);
                    case "http.response":
                        return line(record, located.line, `← HTTP ${record.status}`);
                    case "http.end":
                        if (record.reason === "complete")
                            return;
                        return line(record, located.line, `· HTTP exchange ${record.exchange} ended: ${clean(record.reason)}`);
                    case "stderr":
                        return line(record, located.line, `· stderr: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(cut(stderr.of(record.text, SHOWN)))}`);
                    case "process": {
                        const how = record.signal ? ` by ${clean(record.signal)}` : record.code == null ? "" : ` ${record.code}`;
                        return line(record, located.line, `· process ${clean(record.event)}${how}`);
                    }
                    case "gap":
                        return line(record, located.line, `! ${record.dropped} messages are missing here: ${clean(record.reason)}`);
                    case "gate":
                        return line(record, located.line, `! gate ${clean(record.action)} ${clean(record.tool)}`);
                    default:
                }
            },
        },
        finish: (result) => {
            out.write(`\n${endText(session, result)}\n`);
            return undefined;
        },
    };
}
function clean(text) {
    return (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)((0,_content_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactText */ .Rd)(text).text);
}
/** `+1.234567 s` since the session's first record. */
function elapsed(begin, ts) {
    const now = (0,_session_timestamp_js__WEBPACK_IMPORTED_MODULE_5__/* .unixNanoseconds */ .wE)(ts);
    if (begin === undefined || now === undefined)
        return "?";
    const micros = Number((now - begin) / 1000n);
    return `${micros < 0 ? "-" : "+"}${(Math.abs(micros) / 1e6).toFixed(6)}`;
}
function headline(message) {
    const { kind, exchange, direction, redacted, truncated } = message;
    const isAnswer = exchange !== undefined && exchange.direction !== direction;
    const subject = isAnswer ? exchange : message;
    const name = [subject.method ?? (kind === "response" ? "answer to an unknown request" : kind)];
    if (exchange?.target !== undefined)
        name.push(exchange.target);
    const parts = [clean(name.join(" "))];
    if (message.id !== undefined)
        parts.push(`id ${clean(String(message.id))}`);
    if (isAnswer) {
        parts.push(exchange.errorCode === undefined ? exchange.outcome : `${exchange.outcome} ${exchange.errorCode}`);
        const duration = (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .durationOf */ .cf)(exchange);
        if (duration !== undefined)
            parts.push(`${duration.toFixed(1)} ms`);
    }
    if (truncated)
        parts.push("cut by the recorder");
    if (redacted)
        parts.push("redacted");
    return parts.join("  ");
}
function bodyText(body, message) {
    return body === undefined
        ? `(${message.position.bytes} bytes in the log that are not UTF-8)`
        : (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(cut(body));
}
function cut({ text, length }) {
    return length > text.length ? `${text} … ${length - text.length} more characters` : text;
}
function endText(session, { summary }) {
    const { frames, end } = session;
    const parts = [
        `${frames.c2s} messages from the client, ${frames.s2c} from the server; the capture is ${summary.state}`,
    ];
    if (summary.dropped > 0)
        parts.push(`${summary.dropped} messages were dropped by the recorder`);
    if (summary.damagedCount > 0)
        parts.push(`${summary.damagedCount} lines could not be read`);
    if (end?.exitCode != null)
        parts.push(`the server exited with ${end.exitCode}`);
    if (end?.signal)
        parts.push(`the server was ended by ${clean(end.signal)}`);
    return `${parts.join("; ")}.`;
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
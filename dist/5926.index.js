"use strict";
exports.id = 5926;
exports.ids = [5926];
exports.modules = {

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

/***/ 3545:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  otlpExporter: function() { return /* binding */ otlpExporter; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
// EXTERNAL MODULE: ./out/session/timestamp.js
var timestamp = __webpack_require__(5256);
// EXTERNAL MODULE: ./out/convert/calls.js
var convert_calls = __webpack_require__(8486);
// EXTERNAL MODULE: ./out/convert/cleared.js
var cleared = __webpack_require__(5263);
;// CONCATENATED MODULE: ./out/convert/otlp/span.js
/** A span in the JSON form of the OpenTelemetry protocol (opentelemetry-proto 1.x, trace.proto; ids in hex). */

/** `Span.SpanKind`. */
const KIND = { internal: 1, server: 2, client: 3 };
/** The parent is known to live in another process (`SpanFlags`). */
const REMOTE_PARENT = 0x300;
function spanJson(span) {
    const { traceId, spanId, parentSpanId, remoteFlags, traceState, name, kind, start, end, links, error } = span;
    return (0,cleared/* clearedJson */.d)({
        traceId,
        spanId,
        ...(traceState === undefined ? {} : { traceState }),
        ...(parentSpanId === undefined ? {} : { parentSpanId }),
        ...(remoteFlags === undefined ? {} : { flags: remoteFlags | REMOTE_PARENT }),
        name,
        kind,
        startTimeUnixNano: String(start),
        endTimeUnixNano: String(end),
        attributes: attributeList(span.attributes),
        ...(links === undefined ? {} : { links }),
        status: error === undefined ? {} : { code: 2, message: error },
    });
}
/** Whole numbers are 64 bits wide, which JSON of Protocol Buffers writes as a string. */
function attributeList(attributes) {
    return Object.entries(attributes)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ({
        key,
        value: typeof value === "string"
            ? { stringValue: value }
            : typeof value === "boolean"
                ? { boolValue: value }
                : { intValue: String(value) },
    }));
}

;// CONCATENATED MODULE: ./out/convert/otlp/trace-context.js
/** Version 00 is whole; later ones may go on behind another dash (W3C Trace Context, 3.2). */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.{0,256})?$/;
/** One member of tracestate: key, `=`, printable value without comma and equals sign (3.3.1). */
const MEMBER = /^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MAX_MEMBERS = 32;
/** @returns undefined when it is not valid: a receiver then begins a trace of its own */
function traceContext(traceparent, tracestate) {
    if (typeof traceparent !== "string" || traceparent.length > 512)
        return undefined;
    const [, version, traceId = "", parentId = "", flags = "", more] = TRACEPARENT.exec(traceparent.trim()) ?? [];
    if (version === undefined || version === "ff" || (version === "00" && more !== undefined))
        return undefined;
    if (/^0+$/.test(traceId) || /^0+$/.test(parentId))
        return undefined;
    const state = validState(tracestate);
    return { traceId, parentId, flags: Number.parseInt(flags, 16), ...(state === undefined ? {} : { state }) };
}
function validState(tracestate) {
    if (typeof tracestate !== "string" || tracestate.length > 8192)
        return undefined;
    const members = tracestate.split(",").map((member) => member.trim());
    const isValid = members.length <= MAX_MEMBERS && members.every((member) => MEMBER.test(member));
    return isValid ? members.join(",") : undefined;
}

;// CONCATENATED MODULE: ./out/convert/otlp.js








/** HTTP requests whose trace headers are remembered. */
const MAX_HEADERS = 10_000;
/**
 * The session as traces of the OpenTelemetry protocol, in JSON: a span for the session and one for each request, below the
 * caller's own span where the request says which. Ids follow from the capture, so two exports are the same.
 * Attributes: semantic conventions for MCP, RPC and generative AI.
 */
function otlpExporter(session, start, out) {
    const seed = `${session.path}\n${JSON.stringify(start)}`;
    const traceId = (0,external_node_crypto_.hash)("sha256", `trace\n${seed}`).slice(0, 32);
    const root = (0,external_node_crypto_.hash)("sha256", `session\n${seed}`).slice(0, 16);
    const headers = new Map();
    const cancellable = new Map();
    let requests = 0;
    let withoutTime = 0;
    let last = start.ts;
    let separator = "\n";
    const calls = new convert_calls/* Calls */.g({
        begin: (exchange, request) => {
            const begun = {
                spanId: (0,external_node_crypto_.hash)("sha256", `span\n${requests++}\n${seed}`).slice(0, 16),
                context: contextOf(request) ?? headers.get(request.exchangeNumber ?? -1),
            };
            cancellable.set(cancelKey(exchange.direction, request.id), begun);
            return begun;
        },
        end: (exchange, begun, answer) => {
            cancellable.delete(cancelKey(exchange.direction, exchange.id));
            const from = (0,timestamp/* unixNanoseconds */.wE)(exchange.ts);
            const to = (0,timestamp/* unixNanoseconds */.wE)(answer?.ts ?? begun.cancelledTs ?? last);
            if (from === undefined || to === undefined)
                withoutTime++;
            else
                span(callSpan(exchange, begun, { start: from, end: latest(from, to) }));
        },
    });
    function callSpan(exchange, { spanId, context }, time) {
        const own = { traceId, spanId: root };
        return {
            ...time,
            traceId: context?.traceId ?? traceId,
            spanId,
            parentSpanId: context?.parentId ?? root,
            ...(context ? { remoteFlags: context.flags, traceState: context.state, links: [own] } : {}),
            name: exchange.target === undefined || !isNamed(exchange) ? exchange.method : `${exchange.method} ${exchange.target}`,
            // The resource is the server: it serves the client's requests, and is the client of those that it makes itself.
            kind: exchange.direction === "c2s" ? KIND.server : KIND.client,
            attributes: { ...callAttributes(exchange), "network.transport": session.transport === "stdio" ? "pipe" : "tcp" },
            error: errorOf(exchange),
        };
    }
    function span(one) {
        out.write(separator + spanJson(one));
        separator = ",\n";
    }
    const scope = { name: product/* NAME */.o_.toLowerCase(), version: product/* VERSION */.xv };
    out.write(`{"resourceSpans": [{"scopeSpans": [{"scope": ${(0,cleared/* clearedJson */.d)(scope)}, "spans": [`);
    return {
        observer: {
            httpRequest: ({ exchange, headers: { traceparent, tracestate } }) => {
                const context = traceContext(traceparent, tracestate);
                if (context && headers.size < MAX_HEADERS)
                    headers.set(exchange, context);
            },
            httpEnd: ({ exchange }) => void headers.delete(exchange),
            message: (message) => {
                if (message.method === "notifications/cancelled") {
                    const begun = cancellable.get(cancelKey(message.direction, paramsOf(message)?.requestId));
                    if (begun)
                        begun.cancelledTs ??= message.ts;
                }
                calls.message(message);
            },
            record: ({ record }) => {
                if ((0,timestamp/* unixNanoseconds */.wE)(record.ts) !== undefined)
                    last = record.ts;
            },
        },
        finish: (result) => {
            calls.finish();
            const from = (0,timestamp/* unixNanoseconds */.wE)(start.ts);
            const to = (0,timestamp/* unixNanoseconds */.wE)(last);
            if (from !== undefined && to !== undefined)
                span(sessionSpan(session, { start: from, end: latest(from, to) }));
            out.write(`\n]}], "resource": ${(0,cleared/* clearedJson */.d)({ attributes: resourceAttributes(result) })}}]}\n`);
            return undefined;
        },
    };
    function sessionSpan({ transport, negotiated, end }, time) {
        return {
            ...time,
            traceId,
            spanId: root,
            name: "mcp session",
            kind: KIND.internal,
            attributes: {
                "network.transport": transport === "stdio" ? "pipe" : "tcp",
                "mcp.protocol.version": negotiated,
                "process.exit.code": end?.exitCode ?? undefined,
            },
        };
    }
    function resourceAttributes({ summary }) {
        const { key, version } = session.server;
        return attributeList({
            "service.name": key,
            "service.version": version,
            "mcp.session.id": start.session === "" ? undefined : start.session,
            "portlight.capture.path": session.path,
            "portlight.capture.state": summary.state,
            "portlight.capture.dropped": summary.dropped > 0 ? summary.dropped : undefined,
            "portlight.capture.damaged_lines": summary.damagedCount > 0 ? summary.damagedCount : undefined,
            "portlight.spans_without_time": withoutTime > 0 ? withoutTime : undefined,
        });
    }
}
/** A clock that was set back must not make a span end before it began. */
function latest(from, to) {
    return to < from ? from : to;
}
function paramsOf({ body }) {
    return (0,json_object/* isObject */.G)(body?.params) ? body.params : undefined;
}
function contextOf(request) {
    const meta = paramsOf(request)?._meta;
    return (0,json_object/* isObject */.G)(meta) ? traceContext(meta.traceparent, meta.tracestate) : undefined;
}
function cancelKey(direction, id) {
    return `${direction} ${typeof id} ${String(id)}`;
}
/** Names of tools and prompts are few and belong to the span's name; addresses of resources are not. */
function isNamed({ method }) {
    return method === "tools/call" || method === "prompts/get";
}
function callAttributes(exchange) {
    const { method, target, id, revision, errorCode, httpStatus, outcome, position } = exchange;
    return {
        "mcp.method.name": method,
        "mcp.protocol.version": revision,
        "jsonrpc.request.id": id === undefined || id === null ? undefined : typeof id === "string" ? id : (0,cleared/* idJson */.O)(id),
        "gen_ai.operation.name": method === "tools/call" ? "execute_tool" : undefined,
        "gen_ai.tool.name": method === "tools/call" ? target : undefined,
        "gen_ai.prompt.name": method === "prompts/get" ? target : undefined,
        "mcp.resource.uri": method.startsWith("resources/") ? target : undefined,
        "rpc.response.status_code": errorCode === undefined ? undefined : String(errorCode),
        "http.response.status_code": httpStatus,
        "error.type": errorOf(exchange),
        "portlight.outcome": outcome,
        "portlight.capture.line": position.line,
    };
}
/** A word or a code, never what the peer wrote. */
function errorOf({ outcome, errorCode, httpStatus }) {
    switch (outcome) {
        case "tool-error":
            return "tool_error";
        case "protocol-error":
            return errorCode !== undefined
                ? String(errorCode)
                : httpStatus !== undefined
                    ? String(httpStatus)
                    : "protocol_error";
        case "crash":
        case "timeout":
            return outcome;
        default:
            return undefined;
    }
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
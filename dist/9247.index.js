"use strict";
exports.id = 9247;
exports.ids = [9247];
exports.modules = {

/***/ 254:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ confidenceCap; }
/* harmony export */ });
/** The highest confidence that a rule of this precision may claim. */
function confidenceCap(precision) {
    return precision === "low" ? "low" : precision === "medium" ? "medium" : "high";
}


/***/ }),

/***/ 2486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: function() { return /* binding */ sourceFingerprint; },
/* harmony export */   bV: function() { return /* binding */ secretDigest; },
/* harmony export */   my: function() { return /* binding */ movedFingerprint; },
/* harmony export */   th: function() { return /* binding */ captureFingerprint; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function digest(parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    // The length before each part keeps ("ab","c") and ("a","bc") apart.
    for (const part of parts)
        hash.update(`${part.length}:${part};`);
    return hash.digest("hex").slice(0, 32);
}
/** First 16 bytes of SHA-256 as 32 hex digits. */
function sourceFingerprint(id) {
    return digest([
        "source",
        id.ruleId,
        id.packageName,
        id.packagePath,
        id.scope,
        id.subject,
        foldSpace(id.expression),
        String(id.ordinal),
    ]);
}
/** The same without path and enclosing name: equal for code that only moved. */
function movedFingerprint(id) {
    return digest(["moved", id.ruleId, id.packageName, id.subject, foldSpace(id.expression), String(id.ordinal)]);
}
function captureFingerprint(id) {
    return digest(["capture", id.ruleId, id.serverKey, id.method, id.tool, id.detail]);
}
/** Not a secret: it only keeps our digests apart from other tools' digests of the same values. */
const DIGEST_KEY = "portlight secret v1";
/**
 * What stands for a secret in a fingerprint: its kind, and 16 bits of a keyed digest. Another value is another finding, as a
 * rule, and no guess at the value can be confirmed.
 */
function secretDigest(kind, value) {
    return `${kind}:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", DIGEST_KEY).update(value).digest("hex").slice(0, 4)}`;
}
function foldSpace(text) {
    return text.replace(/\s+/g, " ").trim();
}


/***/ }),

/***/ 242:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ topOfFile; }
/* harmony export */ });
/** Where a finding stands that is about a file and none of its lines. */
function topOfFile(path) {
    return { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
}


/***/ }),

/***/ 9247:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeSessions: function() { return /* binding */ judgeSessions; }
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./out/capture/reader.js + 8 modules
var reader = __webpack_require__(975);
// EXTERNAL MODULE: ./out/catalog/commands.js
var commands = __webpack_require__(8109);
// EXTERNAL MODULE: ./out/catalog/message.js
var catalog_message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
;// CONCATENATED MODULE: ./out/session/fault.js
/** Who wrote a message of this direction. */
function senderOf(direction) {
    return direction === "c2s" ? "client" : "server";
}
/** Who has to answer a request of this direction. */
function responderOf(direction) {
    return direction === "c2s" ? "server" : "client";
}

;// CONCATENATED MODULE: ./out/check/envelope.js
/** The envelope of a single message: JSON-RPC 2.0 as basic/index of each revision narrows it. */



/**
 * True when an object is meant to be a JSON-RPC message, rightly formed or not. A log line that happens to be JSON, or the
 * body of an HTTP error, is not.
 */
function isMeantAsMessage(body) {
    if (Object.hasOwn(body, "jsonrpc") || typeof body.method === "string")
        return true;
    return Object.hasOwn(body, "id") && (Object.hasOwn(body, "result") || Object.hasOwn(body, "error"));
}
/** JR-01: `jsonrpc` is exactly "2.0". */
function jsonrpcVersion(report) {
    return {
        ruleId: "jsonrpc-version",
        message(message) {
            const { body } = message;
            if (!body || message.kind === "opaque" || !isMeantAsMessage(body))
                return;
            const value = body.jsonrpc;
            if (value === "2.0")
                return;
            if (isRedacted(message, value))
                return report.undecided("the value was redacted");
            const found = Object.hasOwn(body, "jsonrpc")
                ? typeof value === "string"
                    ? "another text"
                    : jsonType(value)
                : "missing";
            report.violated({
                position: message.position,
                params: { found: (0,catalog_message/* phrase */.MZ)(found) },
                ...about(message),
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: jsonrpc ${found}`,
            });
        },
    };
}
/** JR-02: the id of a request is a text or an integer. A number counts by its value, so that `1.0` is one. */
function requestIdType(report) {
    return {
        ruleId: "request-id-type",
        message(message) {
            if (message.kind !== "request" || !message.body || !Object.hasOwn(message.body, "id"))
                return;
            const { id } = message.body;
            if (typeof id === "string" || typeof id === "bigint" || Number.isInteger(id))
                return;
            // 1e400 is an integer that JavaScript cannot hold.
            if (typeof id === "number" && !Number.isFinite(id))
                return report.undecided("the number is out of range");
            const found = typeof id === "number" ? "a fraction" : jsonType(id);
            report.violated({
                position: message.position,
                params: { method: message.method ?? "", found: (0,catalog_message/* phrase */.MZ)(found) },
                ...about(message),
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: id ${found}`,
            });
        },
    };
}
/** JR-07: a response has exactly one of `result` and `error`. */
function ambiguousResponse(report) {
    return {
        ruleId: "ambiguous-response",
        message(message) {
            const { body } = message;
            if (!body || message.kind === "opaque" || Object.hasOwn(body, "method"))
                return;
            const result = Object.hasOwn(body, "result");
            const error = Object.hasOwn(body, "error");
            // Without `jsonrpc` an object that only has an id may be anything.
            const isResponse = result || error ? isMeantAsMessage(body) : Object.hasOwn(body, "jsonrpc") && Object.hasOwn(body, "id");
            if (!isResponse || result !== error)
                return;
            const found = result ? "both" : "neither";
            const method = message.exchange?.method;
            report.violated({
                position: message.position,
                params: { found: (0,catalog_message/* phrase */.MZ)(found) },
                ...(method === undefined ? {} : { method }),
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: ${found}`,
                ...(message.exchange
                    ? { related: [{ position: message.exchange.position, message: "The request that it answers." }] }
                    : {}),
            });
        },
    };
}
function about(message) {
    const method = message.method ?? message.exchange?.method;
    return method === undefined ? {} : { method };
}
function isRedacted(message, value) {
    return message.redacted && typeof value === "string" && (0,redact/* findMarkers */.Xh)(value).length > 0;
}
function jsonType(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}

;// CONCATENATED MODULE: ./out/check/lifecycle.js
/**
 * LC-02: between `initialize` and its answer the client sends no request but `ping`. Decided on stdio only: over HTTP
 * several clients may share a capture. A request that carries its own revision has no handshake to wait for.
 */
function requestBeforeInitialized(report) {
    let open;
    return {
        ruleId: "request-before-initialized",
        message(message, session) {
            if (message.direction === "s2c") {
                // It may have been the answer.
                if (message.kind === "opaque")
                    open = undefined;
                return;
            }
            if (message.kind !== "request" || !message.exchange)
                return;
            if (message.method === "initialize") {
                open = message.exchange;
                return;
            }
            if (!open || open.cancelled || message.method === "ping" || message.era === "modern")
                return;
            if (session.transport !== "stdio")
                return report.undecided("several clients may share the connection");
            if (session.lossPossible)
                return report.undecided("the answer to initialize may be missing from the log");
            const method = message.method ?? "";
            report.violated({
                position: message.position,
                params: { method },
                method,
                fault: "client",
                detail: "before the answer to initialize",
                related: [{ position: open.position, message: "`initialize`, not yet answered." }],
            });
        },
        settled(exchange) {
            if (exchange === open)
                open = undefined;
        },
    };
}

;// CONCATENATED MODULE: ./out/check/pairing.js
/** Responses and the requests that they answer (basic/index#responses). */


/** How many requests are looked through for one whose id differs only in its JSON type. */
const LOOK_BACK = 64;
/**
 * JR-05: a response has the id, type and value, of a request of the other side. Not decided where that request may be
 * missing from the log, nor in other recorders' logs, which may hold an answer before its request. An error without id,
 * or one in an HTTP error answer, says that no request could be read (JSON-RPC 2.0, section 5; the official Python SDK
 * puts a made-up id there).
 */
function responseWithoutRequest(report) {
    /** HTTP exchanges whose answer is an error. */
    const failed = new Set();
    return {
        ruleId: "response-without-request",
        httpResponse(record) {
            if (record.status >= 400)
                failed.add(record.exchange);
        },
        httpEnd(record) {
            failed.delete(record.exchange);
        },
        message(message, session) {
            if (message.kind !== "response" || message.exchange || !message.body)
                return;
            const isError = Object.hasOwn(message.body, "error") && !Object.hasOwn(message.body, "result");
            if (isError && (message.id === null || message.id === undefined))
                return;
            if (message.partnerLost || session.format !== "portlight") {
                return report.undecided("the request may be missing from the log");
            }
            if (isError && message.exchangeNumber !== undefined && (!session.hasHttp || failed.has(message.exchangeNumber))) {
                return report.undecided("the error may belong to HTTP, not to a request");
            }
            const found = describe(message, session);
            report.violated({
                position: message.position,
                params: { found: (0,catalog_message/* phrase */.MZ)(found) },
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: ${found}`,
            });
        },
    };
}
function describe(message, session) {
    if (message.id === null || message.id === undefined)
        return "no id";
    if (!isSpelled(message.id))
        return "an id that is neither a text nor a number";
    const { exchanges } = session;
    for (let i = exchanges.length - 1; i >= Math.max(0, exchanges.length - LOOK_BACK); i--) {
        const { id, direction } = exchanges[i];
        if (direction === message.direction || typeof id === typeof message.id || !isSpelled(id))
            continue;
        if (String(id) === String(message.id)) {
            return "the id of a request as another JSON type";
        }
    }
    return "an id that no request has";
}
/** Whether an id may be turned into text: an object may say how, and fail. */
function isSpelled(id) {
    return typeof id === "string" || typeof id === "number" || typeof id === "bigint";
}
/** JR-06: one response per request. What a stream delivers again when it is resumed is no second response. */
function duplicateResponse(report) {
    return {
        ruleId: "duplicate-response",
        settled(exchange, response, session) {
            if (exchange.responses < 2)
                return;
            if (session.lossPossible)
                return report.undecided("a second request with this id may be missing from the log");
            report.violated({
                position: response.position,
                params: { method: exchange.method },
                method: exchange.method,
                ...(exchange.method === "tools/call" && exchange.target !== undefined ? { tool: exchange.target } : {}),
                fault: senderOf(response.direction),
                detail: `${senderOf(response.direction)}: second response`,
                related: [{ position: exchange.position, message: "The request." }],
            });
        },
    };
}

// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
;// CONCATENATED MODULE: ./out/check/results.js
/** Results of revision 2026-07-28: basic/patterns/mrtr and server/utilities/caching. */

const REVISION = "2026-07-28";
/** Methods that may ask the client for more before they complete. */
const ASKING = new Set(["tools/call", "resources/read", "prompts/get"]);
/** The other methods of the revision whose result is defined; an extension may define more for its own methods. */
const NOT_ASKING = new Set([
    "completion/complete",
    "prompts/list",
    "resources/list",
    "resources/templates/list",
    "server/discover",
    "subscriptions/listen",
    "tools/list",
]);
/** Methods whose complete result says how long and for whom it may be kept. */
const CACHED = new Set([
    "prompts/list",
    "resources/list",
    "resources/read",
    "resources/templates/list",
    "server/discover",
    "tools/list",
]);
/** MR-01: only the three asking methods are answered with `input_required`. */
function inputRequiredMethod(report) {
    return {
        ruleId: "input-required-method",
        settled(exchange, response) {
            const result = resultOf(exchange, response);
            if (result?.resultType !== "input_required" || ASKING.has(exchange.method))
                return;
            if (!isModern(exchange, report))
                return;
            if (!NOT_ASKING.has(exchange.method))
                return report.undecided("the method is not one of the specification");
            report.violated({
                position: response.position,
                params: { method: exchange.method },
                method: exchange.method,
                fault: "server",
                detail: "input_required",
                related: [{ position: exchange.position, message: "The request." }],
            });
        },
    };
}
/**
 * CH-01: `ttlMs` and `cacheScope` stand on each complete result that may be cached. A result without `resultType` counts
 * as complete (basic/index#resulttype). The answer to a retry that brought input is not cacheable and needs none.
 */
function missingCacheHints(report) {
    const retries = new Set();
    return {
        ruleId: "missing-cache-hints",
        message(message) {
            if (message.method !== "resources/read" || !message.exchange)
                return;
            const params = message.body?.params;
            if (!(0,json_object/* isObject */.G)(params))
                return;
            if (Object.hasOwn(params, "inputResponses") || Object.hasOwn(params, "requestState"))
                retries.add(message.exchange);
        },
        settled(exchange, response) {
            if (!CACHED.has(exchange.method) || exchange.direction !== "c2s")
                return;
            const result = resultOf(exchange, response);
            if (!result || retries.delete(exchange))
                return;
            if (result.resultType !== undefined && result.resultType !== "complete")
                return;
            const missing = ["ttlMs", "cacheScope"].filter((name) => !Object.hasOwn(result, name));
            if (missing.length === 0)
                return;
            if (!isModern(exchange, report))
                return;
            report.violated({
                position: response.position,
                params: { method: exchange.method, missing },
                method: exchange.method,
                fault: "server",
                detail: `without ${missing.join(" and ")}`,
                related: [{ position: exchange.position, message: "The request." }],
            });
        },
    };
}
/** True for a request of the revision that these rules are of. Undecided where a request does not tell its revision. */
function isModern(exchange, report) {
    if (exchange.revision === undefined && exchange.era !== "legacy") {
        report.undecided("the revision of the request is not known");
    }
    return exchange.revision === REVISION;
}
function resultOf(exchange, response) {
    const result = exchange.direction === "c2s" && response.kind === "response" ? response.body?.result : undefined;
    return (0,json_object/* isObject */.G)(result) ? result : undefined;
}

;// CONCATENATED MODULE: ./out/check/stdio.js
/** What may stand on the pipes of the stdio transport (basic/transports#stdio). */



/**
 * JR-16: nothing but MCP messages, one a line, in UTF-8. glassport's logs do not say which transport they saw, and an
 * HTTP body may be any text, so there the rule is not decided.
 */
function stdioNoise(report) {
    return {
        ruleId: "stdio-noise",
        message(message, session) {
            const found = noise(message);
            if (found === undefined || session.transport !== "stdio")
                return;
            if (session.format === "glassport")
                return report.undecided("the log does not name the transport");
            const stream = message.direction === "s2c" ? "stdout" : "stdin";
            report.violated({
                position: message.position,
                params: { stream: (0,catalog_message/* phrase */.MZ)(stream), found: (0,catalog_message/* phrase */.MZ)(found) },
                fault: senderOf(message.direction),
                // Text of logs changes with each run, so all lines of one sort are one finding.
                detail: `${stream} ${found}`,
                ...(message.text === undefined ? {} : { data: { length: message.text.length } }),
            });
        },
    };
}
function noise(message) {
    if (message.kind === "noise") {
        if (message.text === undefined)
            return "bytes that are not UTF-8";
        return message.text.trim() === "" ? "an empty line" : "text";
    }
    if (message.kind !== "other" || message.batchIndex !== undefined)
        return undefined;
    return message.body && isMeantAsMessage(message.body) ? undefined : "other JSON";
}

// EXTERNAL MODULE: ./out/session/bounded-text.js
var bounded_text = __webpack_require__(569);
;// CONCATENATED MODULE: ./out/check/carriers.js
/**
 * The HTTP exchanges of a session that may have to be known later: those that are not over, and those that ended without
 * an answer to a request they carried. A long session has a great many others.
 */
class Carriers {
    #byNumber = new Map();
    /** How many are kept. */
    get size() {
        return this.#byNumber.size;
    }
    get(number) {
        return number === undefined ? undefined : this.#byNumber.get(number);
    }
    message({ exchange, direction }) {
        if (exchange?.exchangeNumber === undefined || exchange.direction !== direction)
            return;
        this.#of(exchange.exchangeNumber).open++;
    }
    /** A response to a request came; only the first one counts. */
    settled({ exchangeNumber, responses }) {
        if (exchangeNumber === undefined || responses !== 1)
            return;
        const carrier = this.#byNumber.get(exchangeNumber);
        if (!carrier)
            return;
        carrier.open--;
        this.#release(exchangeNumber, carrier);
    }
    response({ exchange, status, headers }) {
        const carrier = this.#of(exchange);
        carrier.status = status;
        carrier.json = String(headers["content-type"] ?? "").startsWith("application/json");
    }
    /** @param at in milliseconds */
    end({ exchange, reason }, at) {
        const carrier = this.#of(exchange);
        carrier.ended = { reason, at };
        this.#release(exchange, carrier);
    }
    #of(number) {
        const known = this.#byNumber.get(number);
        if (known)
            return known;
        const carrier = { open: 0 };
        this.#byNumber.set(number, carrier);
        return carrier;
    }
    /** Lets go of one that is over, or of which nothing was recorded, once nothing is open on it. */
    #release(number, carrier) {
        const isOver = carrier.ended !== undefined || carrier.status === undefined;
        if (isOver && carrier.open <= 0)
            this.#byNumber.delete(number);
    }
}

;// CONCATENATED MODULE: ./out/check/unanswered.js
/** Requests that are never answered. */



/**
 * How long a request must have been left alone before it counts as hung, in milliseconds. Clients close the pipe when
 * they are done and end the server two seconds later (the official SDKs), so what is younger than that was only cut off.
 */
const PATIENCE_MS = 5_000;
/** Open requests whose progress is followed. */
const MAX_TOKENS = 50_000;
/** Open by design, or waiting for a person or for a task to end: no time is too long. */
const OPEN_ENDED = new Set([
    "elicitation/create",
    "sampling/createMessage",
    "subscriptions/listen",
    "tasks/result",
]);
/**
 * JR-17: every request is answered, unless it was cancelled or the stream ended before. Decided only where no answer can
 * have been lost and the stream verifiably ended. A sign of progress counts as life.
 */
function unansweredRequest(report, maxTokens = MAX_TOKENS) {
    const carriers = new Carriers();
    /** Open requests that asked for progress, both ways. */
    const tokens = new Map();
    const tokenOf = new Map();
    const signs = new Map();
    /** When the client closed the pipe or the process went, and the last moment that the log knows. */
    let teardown;
    let last = 0;
    /** A request asked for progress under a token that is not followed. */
    let overflowed = false;
    const seen = (ts) => {
        const at = Date.parse(ts);
        if (at > last)
            last = at;
        return at;
    };
    return {
        ruleId: "unanswered-request",
        process(record) {
            const at = seen(record.ts);
            if (record.event !== "spawn")
                teardown ??= at;
        },
        httpResponse(record) {
            seen(record.ts);
            carriers.response(record);
        },
        httpEnd(record) {
            carriers.end(record, seen(record.ts));
        },
        message(message) {
            const at = seen(message.ts);
            carriers.message(message);
            const token = progressToken(message);
            if (token === undefined)
                return;
            if (message.kind === "request" && message.exchange) {
                if (tokenOf.size >= maxTokens) {
                    overflowed = true;
                    return;
                }
                tokens.set(token, message.exchange);
                tokenOf.set(message.exchange, token);
            }
            else if (message.method === "notifications/progress") {
                const exchange = tokens.get(token);
                if (exchange)
                    signs.set(exchange, at);
            }
        },
        settled(exchange) {
            carriers.settled(exchange);
            signs.delete(exchange);
            const token = tokenOf.get(exchange);
            if (token === undefined)
                return;
            tokenOf.delete(exchange);
            if (tokens.get(token) === exchange)
                tokens.delete(token);
        },
        end(session) {
            if (session.exchangesOmitted > 0)
                report.undecided("the session has more requests than are kept");
            for (const exchange of session.exchanges) {
                if (exchange.responses > 0 || exchange.cancelled || exchange.httpStatus !== undefined)
                    continue;
                if (OPEN_ENDED.has(exchange.method))
                    continue;
                const verdict = judge(exchange, session);
                if (typeof verdict === "string")
                    report.undecided(verdict);
                else
                    violated(exchange, verdict);
            }
        },
    };
    /** Milliseconds without an answer when the rule is violated, else why it is not decided. */
    function judge(exchange, session) {
        if (overflowed && !tokenOf.has(exchange))
            return "the session has more progress tokens than are followed";
        if (exchange.answerMayBeLost || session.lossPossible)
            return "the answer may be missing from the log";
        if (session.end?.closed !== true || session.end.state !== "self-consistent")
            return "the capture is not complete";
        const carrier = carriers.get(exchange.exchangeNumber);
        const ended = carrier?.ended;
        if (ended?.reason.startsWith("upstream-"))
            return "the connection to the server broke";
        const since = Math.max(Date.parse(exchange.ts), signs.get(exchange) ?? 0);
        // A whole JSON body that holds no answer can't be followed by one; any other stream may be resumed.
        if (carrier?.status === 200 && carrier.json && ended?.reason === "complete")
            return Math.max(0, ended.at - since);
        const waited = (teardown ?? last) - since;
        return waited >= PATIENCE_MS ? waited : "the session ended soon after the request";
    }
    function violated(exchange, waited) {
        const { method } = exchange;
        report.violated({
            position: exchange.position,
            params: { method },
            method,
            ...(method === "tools/call" && exchange.target !== undefined ? { tool: exchange.target } : {}),
            fault: responderOf(exchange.direction),
            detail: `${responderOf(exchange.direction)}: no response`,
            data: { waitedSeconds: Math.round(waited / 1000) },
        });
    }
}
/** The progress token that a message carries, with the direction of the request that it belongs to. */
function progressToken(message) {
    const params = message.body?.params;
    if (typeof params !== "object" || params === null)
        return undefined;
    const isProgress = message.method === "notifications/progress";
    const meta = isProgress ? params : params._meta;
    if (typeof meta !== "object" || meta === null)
        return undefined;
    const token = meta.progressToken;
    if (typeof token !== "string" && typeof token !== "number")
        return undefined;
    const requester = isProgress === (message.direction === "s2c") ? "c2s" : "s2c";
    return `${requester} ${typeof token} ${typeof token === "string" ? (0,bounded_text/* boundedText */.LD)(token) : token}`;
}

;// CONCATENATED MODULE: ./out/check/observers.js






/** Each rule of the family by its id, which a test holds against rules/check. */
const CHECK_RULES = new Map([
    ["ambiguous-response", ambiguousResponse],
    ["duplicate-response", duplicateResponse],
    ["input-required-method", inputRequiredMethod],
    ["jsonrpc-version", jsonrpcVersion],
    ["missing-cache-hints", missingCacheHints],
    ["request-before-initialized", requestBeforeInitialized],
    ["request-id-type", requestIdType],
    ["response-without-request", responseWithoutRequest],
    ["stdio-noise", stdioNoise],
    ["unanswered-request", unansweredRequest],
]);
/**
 * Fresh observers of all protocol rules for one session.
 * @param reportOf gives the report of a rule by its id
 */
function checkObservers(reportOf) {
    return [...CHECK_RULES].map(([id, rule]) => rule(reportOf(id)));
}

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/content/facts.js + 8 modules
var content_facts = __webpack_require__(2416);
;// CONCATENATED MODULE: ./out/detect/place.js
/** Names of members in a place; deeper ones are left out, so that places stay short and stable. */
const MAX_PLACE = 6;
const TOP = { name: "", depth: 0 };
function memberOf(place, name) {
    if (place.depth < MAX_PLACE)
        return { up: place, name, depth: place.depth + 1 };
    return place.beyond ? place : { ...place, beyond: true };
}
/** Elements of an array share a place, since their number varies. */
function elementOf(place) {
    return place.beyond ? place : { ...place, name: `${place.name}[]`, depth: Math.max(place.depth, 1) };
}
/** The names from the top down. */
function namesOf(place) {
    const names = [];
    for (let at = place; at && at.depth > 0; at = at.up)
        names.unshift(at.name);
    return names;
}
function placeName(place) {
    return namesOf(place).join(".");
}

// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
;// CONCATENATED MODULE: ./out/detect/place-words.js


/** Names of members, or a place, fit for the data of a finding: secrets are taken out before they are cut to what is shown. */
function shownPlace(place) {
    return (0,catalog_message/* visibleName */.ko)((0,input_text/* withoutSecrets */.cT)(place));
}
/** A place in the words of a message: "`result.content[].text` of `tools/call` to `read_note`". */
function placeWords({ place, method, tool, stream }) {
    if (method === undefined)
        return (0,catalog_message/* phrase */.MZ)("", place, (0,catalog_message/* phrase */.MZ)(`of ${stream}`));
    const target = tool === undefined ? undefined : (0,catalog_message/* phrase */.MZ)(method === "tools/call" ? "to" : "for", tool);
    return (0,catalog_message/* phrase */.MZ)("", place, (0,catalog_message/* phrase */.MZ)("of", method, target));
}

;// CONCATENATED MODULE: ./out/detect/content-rule.js





/**
 * A rule of the family `content` over the texts of a session. The rules share `texts`, and each is an observer of its own, so
 * that an engine that fails takes no other with it.
 */
function contentRule(ruleId, report, texts) {
    const engine = (0,content_facts/* engineOf */.ky)(ruleId);
    const judgesClients = (0,content_facts/* contentRules */.tc)("argument").has(ruleId);
    return {
        ruleId,
        message(message) {
            if (message.direction === "c2s" && !judgesClients) {
                // Looked at all the same: what it gives, its answer may repeat.
                texts.isCut(message);
                return;
            }
            if (message.truncated)
                report.undecided("a message was cut, and what is missing cannot be looked at");
            if (texts.isCut(message))
                report.undecided("a message holds more than is looked at");
            const found = texts.foundIn(message, engine);
            if (texts.isPartlyRead(message, engine))
                report.undecided("a text holds more than is decoded, or listed");
            if (found.length > 0)
                reportAll(ruleId, found, aboutMessage(message, texts), report);
        },
        ...(engine === "secrets" ? { record: besideMessages(ruleId, engine, report, texts) } : {}),
    };
}
/** What a server writes to its error output, or between its messages, is read by whoever reads its log. */
function besideMessages(ruleId, engine, report, texts) {
    return ({ record, line, offset, bytes }) => {
        const isNoise = record.type === "frame" && record.text !== undefined && record.truncated !== true;
        if (!isNoise && record.type !== "stderr")
            return;
        const fault = record.type === "frame" ? senderOf(record.dir) : "server";
        const stream = record.type === "frame" ? "the stream" : "the error output";
        const found = texts.foundInText(record.text ?? "", engine, record.redacted === true);
        if (found.length > 0)
            reportAll(ruleId, found, { position: { line, offset, bytes }, fault, stream }, report);
    };
}
function aboutMessage(message, texts) {
    const { exchange } = message;
    return {
        position: message.position,
        fault: senderOf(message.direction),
        stream: "the stream",
        method: message.method ?? exchange?.method,
        tool: exchange?.method === "tools/call" ? exchange.target : undefined,
        isEcho: (text, found) => texts.isEcho(message, text, found),
    };
}
function reportAll(ruleId, all, about, report) {
    const seen = new Set();
    const bothSides = (0,catalog/* requireRule */.QU)(ruleId).fault === "either";
    for (const { text, found } of all) {
        for (const one of found) {
            const { fact } = one;
            if (fact.ruleId !== ruleId)
                continue;
            const place = placeName(text.place);
            const detail = `${bothSides ? `${about.fault}: ` : ""}${fact.detail} in ${place}`;
            const tool = text.about.tool ?? about.tool;
            const key = JSON.stringify([tool, detail]);
            if (seen.has(key) || about.isEcho?.(text.text, one))
                continue;
            seen.add(key);
            report.violated({
                position: about.position,
                params: { ...fact.params, place: placeWords({ ...about, place, tool }) },
                ...(about.method === undefined ? {} : { method: about.method }),
                ...(tool === undefined ? {} : { tool }),
                ...(text.about.argument === undefined ? {} : { argument: text.about.argument }),
                ...(bothSides ? { fault: about.fault } : {}),
                confidence: fact.confidence,
                detail,
                data: { ...fact.data, place: shownPlace(place), surface: text.about.surface },
            });
        }
    }
}

// EXTERNAL MODULE: ./out/content/redact/marker.js
var marker = __webpack_require__(3909);
// EXTERNAL MODULE: ./out/content/redact/reserved-kinds.js
var reserved_kinds = __webpack_require__(6009);
;// CONCATENATED MODULE: ./out/content/redact/part-runs.js

/** Lines without a part that may stand between two of one secret (those of other writers, see lines.ts). */
const MAX_BETWEEN = 8;
/** Kinds of which parts may be open at once. */
const MAX_OPEN = 1000;
/**
 * The secrets whose parts stand in the lines of one stream and are told by no marker of the whole, each once. One part alone
 * is no secret: a line may end like the beginning of one by chance.
 */
class PartRuns {
    #open = new Map();
    #found;
    #line = 0;
    /** @param found is called for each, when it is known that no more of it comes */
    constructor(found) {
        this.#found = found;
    }
    /** Takes the markers of the next line, in order; also of a line without any. */
    read(markers, at) {
        const line = this.#line++;
        for (const { kind, length } of markers) {
            const whole = (0,reserved_kinds/* wholeKind */.gA)(kind);
            const run = this.#open.get(whole);
            if (!kind.endsWith(reserved_kinds/* PART */.s3))
                this.#open.delete(whole);
            else if (run && line - run.last <= MAX_BETWEEN + 1) {
                run.length += length;
                run.parts++;
                run.last = line;
            }
            else {
                if (run)
                    this.#close(whole, run);
                // Kinds are untrusted: what is remembered is bounded.
                if (this.#open.size < MAX_OPEN)
                    this.#open.set(whole, { at, length, parts: 1, last: line });
            }
        }
    }
    /** No more lines come. */
    end() {
        for (const [kind, run] of this.#open)
            this.#close(kind, run);
    }
    #close(kind, { at, length, parts }) {
        this.#open.delete(kind);
        if (parts > 1)
            this.#found({ kind, length, at });
    }
}

// EXTERNAL MODULE: ./out/content/secrets/index.js + 3 modules
var secrets = __webpack_require__(6928);
;// CONCATENATED MODULE: ./out/detect/carried-text.js
/** Text that a resource carries in base64. */
/** More of it, in bytes, is not decoded. */
const MAX_DECODED = 4 * 1024 * 1024;
/** UTF-16 units of base64 that are decoded. */
const BASE64_UNITS = Math.floor(MAX_DECODED / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/_\r\n-]*={0,2}[\r\n]{0,2}$/;
const TEXT_TYPE = /^(?:text\/|application\/(?:[a-z0-9.-]{1,64}\+)?(?:json|xml|javascript|yaml)\b)/i;
/** True for a media type of text, and where there is none. */
function mayBeText(mimeType) {
    return mimeType === undefined || (typeof mimeType === "string" && TEXT_TYPE.test(mimeType));
}

// EXTERNAL MODULE: ./out/content/json-escapes.js
var json_escapes = __webpack_require__(2662);
;// CONCATENATED MODULE: ./out/detect/leaks.js
/** Secrets in a text, clear, behind escapes of JSON, or as the marker that a recorder left for them. */



function placed(place) {
    return ({ kind, length }) => ({ kind, length, place });
}
/** Escapes of what a secret may consist of, in a string or in a string within a string. */
const HIDING = /\\(?:\/|u00(?:2[0bdefBDEF]|3[0-9dD]|4[1-9a-fA-F]|5[0-9acfACF]|6[1-9a-fA-F]|7[0-9aA]))/;
const ESCAPE = /\\u00([2-7][0-9a-fA-F])|\\(\/)/g;
/** Longest record of which every escape is taken off to find what stands in no value. */
const MAX_UNESCAPED = 4 * 1024 * 1024;
const NOTHING = [];
function mayHide(text) {
    return text.includes("\\") && HIDING.test(text);
}
/** The secrets in a text, as it stands and with its escapes taken off. The cost is linear in its length. */
function leaksIn(text, redacted) {
    const hits = (0,secrets/* findSecrets */.dL)(text);
    const hidden = mayHide(text) ? (0,secrets/* findSecrets */.dL)(unhidden(text)) : [];
    const markers = redacted ? (0,redact/* findMarkers */.Xh)(text).filter((marker) => (0,secrets/* isReportedKind */.yc)(marker.kind)) : [];
    if (hits.length + hidden.length + markers.length === 0)
        return NOTHING;
    return [...[...hits, ...hidden].map(({ kind, value }) => ({ kind, length: value.length })), ...markers];
}
function unhidden(text) {
    let plain = text;
    for (let layer = 0; layer < json_escapes/* MAX_JSON_LAYERS */.l && mayHide(plain); layer++) {
        plain = plain.replace(ESCAPE, (_whole, hex) => hex === undefined ? "/" : String.fromCharCode(Number.parseInt(hex, 16)));
    }
    return plain;
}
/** What base64 carries, byte by byte: secrets are ASCII. */
function decodedText(base64) {
    return Buffer.from(base64, "base64").toString("latin1");
}
/** What one line of a capture holds, and what of it was found in the values that stand there. */
class LineLeaks {
    number;
    redacted;
    #raw;
    #hits;
    #hides;
    #known;
    /** @param raw the line as it stands */
    constructor(number, raw, redacted) {
        this.number = number;
        this.redacted = redacted;
        this.#hides = mayHide(raw);
        this.#hits = this.#hides || raw.includes('"blob"') || (0,secrets/* findSecrets */.dL)(raw).length > 0;
        this.#raw = raw;
    }
    /** The values of the line have to be walked; most need not. */
    get suspect() {
        return this.#hits || this.redacted;
    }
    /** The line is too long for its escapes to be taken off as a whole. */
    get unsearched() {
        return this.#hides && this.#raw.length > MAX_UNESCAPED;
    }
    found(leaks) {
        if (leaks.length === 0)
            return;
        this.#known ??= new Set();
        for (const leak of leaks)
            this.#known.add(likeness(leak));
    }
    /** What was found in no value. */
    left() {
        if (!this.suspect || this.unsearched)
            return NOTHING;
        const text = this.#hides ? unhidden(this.#raw) : this.#raw;
        return leaksIn(text, this.redacted).filter((leak) => !this.#known?.has(likeness(leak)));
    }
}
/** What tells secrets of a line apart. The length of a key of several lines depends on how its line breaks are written. */
function likeness({ kind, length }) {
    return kind === "private-key" ? kind : `${kind} ${length}`;
}

;// CONCATENATED MODULE: ./out/detect/leak-walk.js



/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const MAX_VALUES = 600_000;
/**
 * Walks the values of one message. It recurses, since the reader bounds how deep they nest, and a place takes no more
 * than its first names: a message may hold tens of thousands of members, each a thousand levels deep.
 */
class Walk {
    /** In the order of the text. */
    leaks = [];
    /** The message held more values than are looked at. */
    cut = false;
    /** A text in base64 was longer than is decoded. */
    undecoded = false;
    #redacted;
    #left = MAX_VALUES;
    /** @param redacted the recorder says that it left markers */
    constructor(redacted) {
        this.#redacted = redacted;
    }
    visit(value, place) {
        if (typeof value === "string") {
            if (this.#counts())
                this.#text(value, place);
        }
        else if (typeof value === "object" && value !== null && this.#counts()) {
            if (Array.isArray(value))
                this.#elements(value, place);
            else
                this.#members(value, place);
        }
    }
    /** One member of an object at `place`; its name may be a secret, too. */
    member(name, value, place) {
        if (this.cut || !this.#counts())
            return;
        const isSecret = this.#text(name, memberOf(place, "{key}"));
        this.visit(value, memberOf(place, isSecret ? "{key}" : name));
    }
    #elements(values, place) {
        const inner = elementOf(place);
        for (let i = 0; i < values.length && !this.cut; i++)
            this.visit(values[i], inner);
    }
    #members(object, place) {
        for (const key of Object.keys(object)) {
            if (this.cut)
                return;
            this.member(key, object[key], place);
            if (key === "blob" && mayBeText(object.mimeType))
                this.#carried(object[key], memberOf(place, key));
        }
    }
    #carried(value, place) {
        if (typeof value !== "string" || !BASE64.test(value))
            return;
        if (value.length > BASE64_UNITS)
            this.undecoded = true;
        this.#text(decodedText(value.slice(0, BASE64_UNITS)), place);
    }
    #text(text, place) {
        const found = leaksIn(text, this.#redacted);
        if (found.length === 0)
            return false;
        const leakAt = placed(placeName(place));
        for (const one of found)
            this.leaks.push(leakAt(one));
        return true;
    }
    #counts() {
        this.cut = --this.#left < 0;
        return !this.cut;
    }
}

;// CONCATENATED MODULE: ./out/detect/secret-exposed.js










/** Open calls whose arguments held secrets and are remembered; what a server repeats of others counts as its own. */
const MAX_GIVEN = 50_000;
/** Where a record that is no frame stands, in the words of the rule's message. */
const STREAMS = {
    "session.start": "the session's description",
    "session.end": "the end record",
    "http.request": "the HTTP request",
    "http.response": "the HTTP response",
    "http.end": "the HTTP exchange",
    sse: "the event stream",
    stderr: "the error output",
    process: "the process record",
    gap: "the gap record",
    gate: "the gate record",
};
/**
 * A secret of verified shape anywhere in a capture: each line is searched once as it stands, and one that holds a secret,
 * or may hide one behind escapes, is walked for its place. In a capture that was redacted the recorder's marker says the
 * same, and gives the same finding: kind and place make the fingerprint, the value never does.
 */
function secretExposed(report) {
    /** What the arguments of an open call held: the server that repeats it gives nothing away. */
    const given = new Map();
    let line;
    /** The recorder redacts: records that have no mark of their own may hold its markers. */
    let scrubbed = false;
    /** The message of a frame that is no object: it was cut, or is no JSON. */
    let unread;
    /** Of the line: who is told of when something in it has no place. */
    let subject;
    /** By stream of lines that are no messages: secrets of which the recorder saw parts only. */
    const parts = new Map();
    function unfinished({ kind, length, at }) {
        if ((0,secrets/* isReportedKind */.yc)(kind))
            secret_exposed_reportAll(at, [{ kind, length, place: "text" }], report);
    }
    function readParts(located) {
        const { record } = located;
        if (record.type !== "stderr" && record.type !== "frame")
            return;
        if (typeof record.text !== "string")
            return;
        const stream = record.type === "stderr" ? record.type : record.dir;
        let runs = parts.get(stream);
        if (!runs) {
            runs = new PartRuns(unfinished);
            parts.set(stream, runs);
        }
        const markers = record.redacted === true ? (0,marker/* findMarkers */.Xh)(record.text) : [];
        runs.read(markers, recordSubject(located));
    }
    /** The look at the line that holds a message or record; several may share it. */
    function look(position, raw, redacted) {
        if (line?.number === position.line) {
            line.redacted ||= redacted;
            return line;
        }
        finish();
        line = new LineLeaks(position.line, raw, redacted);
        return line;
    }
    /** What the line holds in no value of its records: in a member that a later one of the same name replaces. */
    function finish() {
        const left = line?.left() ?? [];
        if (subject && left.length > 0)
            secret_exposed_reportAll(subject, left.map(placed("record")), report);
        if (line?.unsearched)
            report.undecided("a record is too long to look behind all of its escapes");
        line = undefined;
        unread = undefined;
        subject = undefined;
    }
    function walked(walk) {
        if (walk.cut)
            report.undecided("a message holds more values than are looked at");
        if (walk.undecoded)
            report.undecided("a text in base64 is longer than is decoded");
        line?.found(walk.leaks);
        return walk.leaks;
    }
    /** Takes away what the call of a response gave itself, and remembers what a request gives. */
    function judged(message, leaks) {
        const { exchange } = message;
        if (!exchange || leaks.length === 0)
            return leaks;
        if (exchange.direction === message.direction) {
            if (given.size < MAX_GIVEN)
                given.set(exchange, new Set(leaks.map(identity)));
            return leaks;
        }
        const echoed = given.get(exchange);
        return echoed ? leaks.filter((leak) => !echoed.has(identity(leak))) : leaks;
    }
    return {
        ruleId: "secret-exposed",
        message(message) {
            const seen = look(message.position, message.line?.() ?? "", message.redacted);
            if (!message.body) {
                unread = message;
                return;
            }
            if (!seen.suspect)
                return;
            const leaks = walked(messageWalk(message, message.body));
            secret_exposed_reportAll(subjectOf(message), judged(message, leaks), report);
        },
        settled(exchange) {
            given.delete(exchange);
        },
        replay(message) {
            // Reported where it was sent first.
            if (!message.body)
                return;
            if (look(message.position, message.line?.() ?? "", message.redacted).suspect)
                walked(messageWalk(message, message.body));
        },
        record(located) {
            const { record } = located;
            readParts(located);
            if (record.type === "session.start")
                scrubbed = (record.redaction?.profile ?? "none") !== "none";
            const marks = record.type === "frame" || record.type === "stderr";
            const redacted = marks ? record.redacted === true : scrubbed;
            if ("truncated" in record && record.truncated === true) {
                report.undecided("a record was cut, and what is missing cannot be looked at");
            }
            const raw = located.rawLine?.() ?? "";
            const carried = record.type === "frame" && record.base64 !== undefined ? decodedText(record.base64) : undefined;
            const seen = look(located, raw, redacted);
            if (!seen.suspect && carried === undefined)
                return;
            const about = unread?.position.line === located.line ? subjectOf(unread) : recordSubject(located);
            subject = about;
            const walk = new Walk(redacted);
            restOf(record, walk);
            if (carried !== undefined)
                for (const leak of leaksIn(carried, redacted))
                    walk.leaks.push({ ...leak, place: "base64" });
            const leaks = walked(walk);
            secret_exposed_reportAll(about, unread ? judged(unread, leaks) : leaks, report);
            if (unread?.exchange && unread.exchange.direction !== unread.direction)
                given.delete(unread.exchange);
        },
        end() {
            finish();
            for (const runs of parts.values())
                runs.end();
        },
    };
}
/** `params` is what a message is about, so its members stand for themselves. */
function messageWalk(message, body) {
    const walk = new Walk(message.redacted);
    for (const name of Object.keys(body)) {
        if (name === "params")
            walk.visit(body[name], TOP);
        else if (name === "result" || name === "error")
            walk.visit(body[name], memberOf(TOP, name));
        else
            walk.member(name, body[name], OTHER);
    }
    return walk;
}
const OTHER = memberOf(TOP, "message");
/** What of a record is no message of its own. */
function restOf(record, walk) {
    for (const [name, value] of Object.entries(record)) {
        // Text of base64 is judged by what it carries.
        if (name === "type" || name === "base64")
            continue;
        if (record.type !== "frame" || name !== "frame")
            walk.member(name, value, TOP);
        else if (!(0,json_object/* isObject */.G)(value))
            walk.visit(Array.isArray(value) ? value.filter((one) => !(0,json_object/* isObject */.G)(one)) : value, OTHER);
    }
}
function subjectOf(message) {
    const { exchange } = message;
    return {
        position: message.position,
        fault: senderOf(message.direction),
        stream: "the stream",
        method: message.method ?? exchange?.method,
        tool: exchange?.method === "tools/call" ? exchange.target : undefined,
    };
}
function recordSubject({ record, line, offset, bytes }) {
    const position = { line, offset, bytes };
    const fault = "dir" in record ? senderOf(record.dir) : record.type === "stderr" ? "server" : "client";
    if (record.type === "frame")
        return { position, fault, stream: "the stream" };
    return { position, fault, stream: STREAMS[record.type], type: record.type };
}
function secret_exposed_reportAll(subject, leaks, report) {
    const { position, fault, stream, type, method, tool } = subject;
    const seen = new Set();
    for (const leak of leaks) {
        const detail = `${fault}: ${leak.kind} in ${type === undefined ? "" : `${type} `}${leak.place}`;
        if (seen.has(detail))
            continue;
        seen.add(detail);
        report.violated({
            position,
            params: {
                secret: (0,content_facts/* secretWords */.C5)("secret-exposed", leak.kind),
                place: placeWords({ place: leak.place, method, tool, stream }),
            },
            ...(method === undefined ? {} : { method }),
            ...(tool === undefined ? {} : { tool }),
            fault,
            detail,
            data: { kind: leak.kind, place: shownPlace(leak.place), length: leak.length },
        });
    }
}
function identity(leak) {
    return `${leak.kind} ${leak.length}`;
}

// EXTERNAL MODULE: ./out/content/directive-facts.js + 37 modules
var directive_facts = __webpack_require__(7388);
// EXTERNAL MODULE: ./out/content/json-schema-keywords.js
var json_schema_keywords = __webpack_require__(5812);
;// CONCATENATED MODULE: ./out/detect/message-texts.js




/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const message_texts_MAX_VALUES = 600_000;
/** Texts this short hold nothing unless it is hidden. */
const MIN_VISIBLE = 6;
/** Names of members this long may be sentences. */
const LONG_KEY = 24;
const VISIBLE = /^[\x20-\x7e]*$/;
/** The texts of a message with what each is: a name, a description, a result. */
function textsOfMessage(message) {
    const collector = new Collector();
    const { body, direction, method, exchange } = message;
    if (body) {
        if (direction === "c2s")
            clientMessage(collector, body, method);
        else if (method !== undefined)
            serverRequest(collector, method, body.params, TOP);
        else
            serverAnswer(collector, body, exchange?.method ?? "");
    }
    return { texts: collector.texts, cut: collector.cut };
}
/** A text that is no message: what a server writes beside them. */
function looseText(text) {
    return { text, about: RESULT, place: memberOf(TOP, "text"), name: undefined };
}
const RESULT = { surface: "result" };
const DESCRIPTION = { surface: "description" };
const INSTRUCTIONS = { surface: "instructions" };
const PROMPT = { surface: "prompt" };
const ARGUMENT = { surface: "argument" };
const IN_RESULT = memberOf(TOP, "result");
const IN_ERROR = memberOf(TOP, "error");
function clientMessage(to, body, method) {
    const params = body.params;
    if (method === "tools/call" && (0,json_object/* isObject */.G)(params)) {
        to.members(params, TOP, ARGUMENT, (key, value, place) => {
            if (key !== "arguments" || !(0,json_object/* isObject */.G)(value))
                return false;
            to.members(value, place, ARGUMENT, (argument, given, at) => {
                to.all(given, at, { surface: "argument", argument }, argument);
                return true;
            });
            return true;
        });
    }
    else
        to.all(params, TOP, ARGUMENT);
    to.all(body.result, IN_RESULT, ARGUMENT);
    to.all(body.error, IN_ERROR, ARGUMENT);
}
/** A request or notification of the server; `place` is that of its parameters. */
function serverRequest(to, method, params, place) {
    if (method === "sampling/createMessage" && (0,json_object/* isObject */.G)(params)) {
        to.members(params, place, PROMPT, (key, value, at) => {
            if (key !== "systemPrompt")
                return false;
            to.all(value, at, INSTRUCTIONS);
            return true;
        });
    }
    else if (method === "elicitation/create" && (0,json_object/* isObject */.G)(params)) {
        to.members(params, place, PROMPT, (key, value, at) => {
            if (key !== "requestedSchema")
                return false;
            schema(to, value, at, DESCRIPTION);
            return true;
        });
    }
    else
        to.all(params, place, RESULT);
}
function serverAnswer(to, body, method) {
    to.all(body.error, IN_ERROR, RESULT);
    const { result } = body;
    const special = MEMBERS.get(method);
    to.object(result, IN_RESULT, REST.get(method) ?? RESULT, (key, value, place) => {
        if (key === "inputRequests" && (0,json_object/* isObject */.G)(value))
            inputRequests(to, value, place);
        else if (special && special.key === key)
            special.take(to, value, place);
        else if (key === "instructions" && isGreeting(method))
            to.all(value, place, INSTRUCTIONS, key);
        else
            return false;
        return true;
    });
}
function isGreeting(method) {
    return method === "initialize" || method === "server/discover";
}
/** What the members of a result are that nothing else is said of; a result where it is not listed. */
const REST = new Map([
    ["initialize", DESCRIPTION],
    ["server/discover", DESCRIPTION],
    ["tools/list", DESCRIPTION],
    ["prompts/list", DESCRIPTION],
    ["resources/list", DESCRIPTION],
    ["resources/templates/list", DESCRIPTION],
    ["prompts/get", PROMPT],
]);
/** The member of a result that holds names. A resource's name is a title or a file name, and no identifier. */
const MEMBERS = new Map([
    ["initialize", { key: "serverInfo", take: (to, value, place) => named(to, value, place) }],
    ["server/discover", { key: "serverInfo", take: (to, value, place) => named(to, value, place) }],
    ["tools/list", { key: "tools", take: (to, value, place) => to.elements(value, place, tool) }],
    ["prompts/list", { key: "prompts", take: (to, value, place) => to.elements(value, place, message_texts_prompt) }],
]);
function named(to, value, place, about = DESCRIPTION) {
    to.object(value, place, about, (key, name, at) => key === "name" && to.name(name, at, about));
}
function message_texts_prompt(to, value, place) {
    const about = { surface: "description", definition: to.nextDefinition() };
    to.object(value, place, about, (key, member, at) => {
        if (key === "name")
            return to.name(member, at, about);
        if (key !== "arguments")
            return false;
        to.elements(member, at, (inner, one, its) => named(inner, one, its, about));
        return true;
    });
}
function tool(to, value, place) {
    const name = (0,json_object/* isObject */.G)(value) ? value.name : undefined;
    const about = {
        surface: "description",
        tool: typeof name === "string" ? name : undefined,
        definition: to.nextDefinition(),
    };
    to.object(value, place, about, (key, member, at) => {
        if (key === "name")
            return to.name(member, at, about);
        if (key !== "inputSchema" && key !== "outputSchema")
            return false;
        schema(to, member, at, about);
        return true;
    });
}
function schema(to, value, place, about) {
    if (Array.isArray(value)) {
        to.elements(value, place, (inner, one, at) => schema(inner, one, at, about));
        return;
    }
    to.object(value, place, about, (keyword, member, at) => {
        if (json_schema_keywords/* SCHEMAS_BY_NAME */.X1.has(keyword) && (0,json_object/* isObject */.G)(member)) {
            to.members(member, at, about, (name, inner, its) => {
                const property = keyword === "properties" ? { ...about, argument: about.argument ?? name } : about;
                if (keyword === "properties")
                    to.name(name, its, property);
                else
                    to.key(name, its, property);
                schema(to, inner, its, property);
                return true;
            });
        }
        else if (typeof member === "string")
            to.all(member, at, about, keyword);
        else
            schema(to, member, at, about);
        return true;
    });
}
function inputRequests(to, requests, place) {
    to.members(requests, place, RESULT, (_key, request, at) => {
        if (!(0,json_object/* isObject */.G)(request) || typeof request.method !== "string")
            return false;
        serverRequest(to, request.method, request.params, memberOf(at, "params"));
        return true;
    });
}
/** True for what a client shows or plays, or hands on as bytes, and nobody reads. */
function holdsBytes(object, key) {
    return key === "blob" || (key === "data" && (object.type === "image" || object.type === "audio"));
}
const LEFT = () => false;
/** Walks recursively, since the reader bounds how deep messages nest. */
class Collector {
    texts = [];
    cut = false;
    #left = message_texts_MAX_VALUES;
    #definitions = 0;
    nextDefinition() {
        return this.#definitions++;
    }
    /** @returns true, for it took the value */
    name(value, place, about) {
        if (typeof value === "string")
            this.#put(value, place, { ...about, surface: "name" }, undefined);
        else
            this.all(value, place, about);
        return true;
    }
    /** A member's name that is longer than names are, or holds what names do not. */
    key(key, place, about) {
        if (key.length >= LONG_KEY || !VISIBLE.test(key))
            this.#put(key, place, about, undefined);
    }
    /** Every text in a value. */
    all(value, place, about, name) {
        if (typeof value === "string")
            this.#put(value, place, about, name);
        else if (Array.isArray(value))
            this.elements(value, place, (to, one, at) => to.all(one, at, about, name));
        else if ((0,json_object/* isObject */.G)(value))
            this.members(value, place, about, LEFT);
    }
    /** Every member of what should be an object, as `members` does; another value as it is. */
    object(value, place, about, take) {
        if ((0,json_object/* isObject */.G)(value))
            this.members(value, place, about, take);
        else
            this.all(value, place, about);
    }
    elements(value, place, take) {
        if (!Array.isArray(value)) {
            this.all(value, place, DESCRIPTION);
            return;
        }
        const inner = elementOf(place);
        for (let i = 0; i < value.length && this.#counts(); i++)
            take(this, value[i], inner);
    }
    /** Every member, by `take` or, where that gives false, like any value. */
    members(object, place, about, take) {
        for (const key of Object.keys(object)) {
            if (!this.#counts())
                return;
            const value = object[key];
            // Of most members there is nothing to say.
            if ((typeof value === "number" || value === null) && key.length < LONG_KEY && VISIBLE.test(key))
                continue;
            const at = memberOf(place, key);
            if (take(key, value, at))
                continue;
            if (about.surface !== "argument")
                this.key(key, at, about);
            if (typeof value === "string" && holdsBytes(object, key))
                this.#bytes(value, at, about, key === "blob" ? object.mimeType : (object.mimeType ?? object.type));
            else
                this.all(value, at, about, key);
        }
    }
    #bytes(value, place, about, mimeType) {
        if (!BASE64.test(value)) {
            // Whoever hands it on as it stands hands on a text.
            this.#put(value, place, about, undefined);
            return;
        }
        if (!mayBeText(mimeType))
            return;
        const whole = BASE64_UNITS;
        if (value.length > whole)
            this.cut = true;
        const text = Buffer.from(value.slice(0, whole), "base64").toString("utf8");
        if (mimeType !== undefined || !text.includes("\0"))
            this.#put(text, place, about, undefined);
    }
    #put(text, place, about, name) {
        if (about.surface !== "name" && text.length < MIN_VISIBLE && VISIBLE.test(text))
            return;
        this.texts.push({ text, about, place, name });
    }
    #counts() {
        if (--this.#left < 0)
            this.cut = true;
        return !this.cut;
    }
}

// EXTERNAL MODULE: ./out/content/normalise/index.js + 17 modules
var normalise = __webpack_require__(2740);
;// CONCATENATED MODULE: ./out/detect/split-directives.js

/** Keywords of JSON Schema whose values are no prose; they stand between the texts that are. */
const NO_PROSE = new Set([
    "type",
    "format",
    "pattern",
    "$ref",
    "$id",
    "$schema",
    "contentEncoding",
]);
/**
 * Directives whose parts stand in neighbouring texts of one definition, so that none of them alone says anything. A model is
 * given them one after the other.
 * @param texts of a message, in order
 * @param isFound true for a text in which a directive was found by itself
 * @param look what stands in a text; asked once for each definition of several texts
 */
function splitDirectives(texts, isFound, look) {
    const all = [];
    for (let from = 0; from < texts.length;) {
        const { definition } = texts[from].about;
        let to = from + 1;
        while (to < texts.length && to - from < normalise/* MAX_JOINED_FIELDS */.dw && texts[to]?.about.definition === definition)
            to++;
        if (definition !== undefined && to - from > 1)
            all.push(...inDefinition(texts.slice(from, to), isFound, look));
        from = to;
    }
    return all;
}
function inDefinition(texts, isFound, look) {
    const prose = texts.filter(({ about, name = "" }) => about.surface !== "name" && !NO_PROSE.has(name));
    if (prose.length < 2)
        return [];
    const joined = (0,normalise/* joinFields */.KY)(prose.map((place) => ({ text: place.text, place })), " ");
    return look(joined.text).flatMap((fact) => {
        const ranges = joined.locate(fact.start, fact.end);
        const [first] = ranges;
        return first === undefined || ranges.length < 2 || ranges.some(({ place }) => isFound(place))
            ? []
            : { first: first.place, fact: { ...fact, data: { ...fact.data, texts: ranges.length } } };
    });
}

;// CONCATENATED MODULE: ./out/detect/text-memo.js
/** Shorter texts are looked through as fast as they are looked up. */
const MIN_REMEMBERED = 48;
/** UTF-16 units of the texts that are remembered. */
const MAX_UNITS = 2_000_000;
/** Slots in which a text leaves a mark when it comes for the first time; a power of two. */
const SLOTS = 1 << 14;
/**
 * What the engines found in texts that come again and again, as listings and the answers of a poll do. A text is only kept when it
 * comes for the second time: most never do, and keeping them would cost more memory than all the rest of the analysis.
 */
class TextMemo {
    #young = new Map();
    #old = new Map();
    #units = 0;
    #marks = new Uint32Array(SLOTS);
    /** What is kept for a text, to be filled; undefined for one that is not kept. Asked once each time that a text comes. */
    valuesOf(text) {
        if (text.length < MIN_REMEMBERED || text.length > MAX_UNITS / 4)
            return undefined;
        const young = this.#young.get(text);
        if (young)
            return young;
        const old = this.#old.get(text);
        if (!old && !this.#cameBefore(text))
            return undefined;
        const values = old ?? new Map();
        this.#keep(text, values);
        return values;
    }
    #keep(text, values) {
        this.#young.set(text, values);
        this.#units += text.length;
        if (this.#units <= MAX_UNITS / 2)
            return;
        this.#old = this.#young;
        this.#young = new Map();
        this.#units = 0;
    }
    /** Whether a text that looks the same at some places was the last one of its slot. Being wrong costs nothing but room. */
    #cameBefore(text) {
        let mark = text.length;
        const step = text.length / SAMPLES;
        for (let i = 0; i < SAMPLES; i++)
            mark = Math.imul(mark, 31) + text.charCodeAt(Math.floor(i * step));
        mark = (mark ^ (mark >>> 15)) >>> 0;
        const slot = mark & (SLOTS - 1);
        const before = this.#marks[slot] === mark;
        this.#marks[slot] = mark;
        return before;
    }
}
/** Characters of a text that its mark is made of. */
const SAMPLES = 24;

;// CONCATENATED MODULE: ./out/detect/session-texts.js





const MAX_SPANS = 16;
/** UTF-16 units of arguments of open calls that are remembered, and the calls. */
const session_texts_MAX_GIVEN = 2_000_000;
const session_texts_MAX_OPEN = 20_000;
const MIN_GIVEN = 4;
/** UTF-16 units that are looked through for one message; what it repeats beyond them counts as its own. */
const MAX_COMPARED = 50_000_000;
const UNITS_PER_COMPARISON = 32;
/** Members that the same text stands in, and what else tells its facts apart. */
const MAX_KEYS = 64;
const ENGINES = ["secrets", "hidden", "urls", "directives", "names"];
const NO_TEXTS = [];
const session_texts_NOTHING = [];
/**
 * The texts of a session and what the content engines find in them, worked out once for all rules: each message is walked once,
 * and each engine looks at a text once. What is remembered is bounded.
 */
class SessionTexts {
    #message;
    #texts = { texts: [], cut: false };
    /** By engine, in the order of ENGINES. */
    #found = [];
    /** Engines that did not look at all of a text of the message. */
    #partly = new Set();
    #memo = new TextMemo();
    /** Of each text of the message what the memo keeps for it. */
    #kept;
    /** What a request gave: whoever answers it may repeat that. */
    #given = new Map();
    #givenUnits = 0;
    /** UTF-16 units that were looked through for what the message at hand repeats. */
    #compared = 0;
    /** The same for all texts: what is remembered of one holds for the next. */
    #secrets;
    /** @param secrets to look for beside those that are always looked for */
    constructor(secrets) {
        this.#secrets = secrets;
    }
    /** True when the message holds more values than are looked at. */
    isCut(message) {
        this.#turnTo(message);
        return this.#texts.cut;
    }
    /** True when a text of the message holds more than an engine looks at. */
    isPartlyRead(message, engine) {
        this.foundIn(message, engine);
        return this.#partly.has(engine);
    }
    /** The texts of a message in which an engine finds something. */
    foundIn(message, engine) {
        this.#turnTo(message);
        const index = ENGINES.indexOf(engine);
        const known = this.#found[index];
        if (known)
            return known;
        const found = this.#lookAll(this.#texts.texts, engine, message.redacted);
        this.#found[index] = found;
        return found;
    }
    #lookAll(texts, engine, redacted) {
        this.#kept ??= texts.map(({ text }) => this.#memo.valuesOf(text));
        let found;
        for (let i = 0; i < texts.length; i++) {
            const one = this.#look(texts[i], engine, redacted, this.#kept[i]);
            if (!one)
                continue;
            found ??= [];
            found.push(one);
        }
        if (engine === "directives")
            found = this.#withSplit(texts, found);
        return found ?? NO_TEXTS;
    }
    /** What stands in several texts of a definition; single signals of several texts mean nothing. */
    #withSplit(texts, found) {
        const alone = new Set(found?.filter(weighs).map(({ text }) => text));
        const split = splitDirectives(texts, (text) => alone.has(text), (joined) => {
            const about = { ...looseText(joined), about: session_texts_DESCRIPTION };
            const { found: all, cut } = remembered(about, "directives", this.#memo.valuesOf(joined), this.#secrets);
            if (cut)
                this.#partly.add("directives");
            return all.map(({ fact }) => fact).filter(({ ruleId }) => ruleId !== "directive-text");
        });
        if (split.length === 0)
            return found;
        const told = split.map(({ first, fact }) => ({ text: first, found: [{ fact, spans: [], more: true }] }));
        return [...(found ?? []), ...told];
    }
    /** What an engine finds in a text that is no message. */
    foundInText(text, engine, redacted) {
        const found = this.#look(looseText(text), engine, redacted, undefined);
        return found ? [found] : NO_TEXTS;
    }
    /** True when everything that was found stood in the request that the message answers. */
    isEcho({ exchange, direction }, text, { spans, more }) {
        if (more || !exchange || exchange.direction === direction)
            return false;
        const given = this.#given.get(exchange);
        if (!given)
            return false;
        return spans.every(([start, end]) => {
            const part = text.slice(start, end);
            return part !== "" && given.some((one) => this.#holds(one, part));
        });
    }
    #holds(given, part) {
        this.#compared += given.length + UNITS_PER_COMPARISON;
        return this.#compared <= MAX_COMPARED && given.includes(part);
    }
    #turnTo(message) {
        if (this.#message === message)
            return;
        const before = this.#message;
        // A walk that throws leaves nothing of the message before it.
        this.#message = undefined;
        this.#found.fill(undefined);
        this.#partly.clear();
        this.#kept = undefined;
        this.#compared = 0;
        if (before?.exchange && before.exchange.direction !== before.direction)
            this.#forget(before.exchange);
        this.#texts = textsOfMessage(message);
        this.#message = message;
        const { exchange, direction } = message;
        if (exchange && exchange.direction === direction && message.method !== undefined)
            this.#remember(exchange);
    }
    #remember(exchange) {
        const texts = [];
        for (const { text } of this.#texts.texts)
            if (text.length >= MIN_GIVEN)
                texts.push(text);
        if (texts.length === 0 || this.#given.has(exchange))
            return;
        this.#given.set(exchange, texts);
        this.#givenUnits += lengthOf(texts);
        for (const oldest of this.#given.keys()) {
            if (this.#givenUnits <= session_texts_MAX_GIVEN && this.#given.size <= session_texts_MAX_OPEN)
                break;
            this.#forget(oldest);
        }
    }
    #forget(exchange) {
        const texts = this.#given.get(exchange);
        if (!texts)
            return;
        this.#given.delete(exchange);
        this.#givenUnits -= lengthOf(texts);
    }
    #look(text, engine, redacted, kept) {
        if (!(0,content_facts/* contentEngines */.Bu)(text.about.surface).has(engine))
            return undefined;
        const { found: clear, cut } = remembered(text, engine, kept, this.#secrets);
        if (cut)
            this.#partly.add(engine);
        const marked = redacted && engine === "secrets" ? folded((0,content_facts/* markerFacts */.u1)(text.text, this.#secrets)) : session_texts_NOTHING;
        const found = marked.length === 0 ? clear : [...clear, ...marked];
        return found.length === 0 ? undefined : { text, found };
    }
}
function remembered(text, engine, kept, secrets) {
    if (!kept)
        return search(text, engine, secrets);
    // What the secrets engine finds depends on the member that holds the text.
    const key = engine === "secrets" ? `${engine} ${text.about.surface} ${text.name ?? ""}` : `${engine} ${text.about.surface}`;
    let found = kept.get(key);
    if (!found) {
        found = search(text, engine, secrets);
        if (kept.size < MAX_KEYS)
            kept.set(key, found);
    }
    return found;
}
const session_texts_DESCRIPTION = { surface: "description" };
function weighs({ found }) {
    return found.some(({ fact }) => fact.ruleId !== "directive-text");
}
function lengthOf(texts) {
    return texts.reduce((sum, text) => sum + text.length, 0);
}
function search({ text, about: { surface }, name }, engine, secrets) {
    if (engine !== "directives")
        return { found: folded((0,content_facts/* factsOf */.xS)(engine, text, surface, { name, secrets })), cut: false };
    const { facts, cut } = (0,directive_facts.directiveFacts)(text, surface);
    return { found: folded(facts), cut };
}
function folded(facts) {
    if (facts.length === 0)
        return session_texts_NOTHING;
    const groups = new Map();
    for (const fact of facts) {
        const key = `${fact.ruleId} ${fact.detail}`;
        const group = groups.get(key);
        if (!group)
            groups.set(key, { fact, spans: [[fact.start, fact.end]], more: false });
        else if (group.spans.length < MAX_SPANS) {
            group.spans.push([fact.start, fact.end]);
            group.fact = added(group.fact, fact);
        }
        else {
            group.more = true;
            group.fact = added(group.fact, fact);
        }
    }
    return [...groups.values()];
}
/** One fact for two of a kind: what is counted is counted together. */
function added(a, b) {
    if (typeof a.data.count !== "number" || typeof b.data.count !== "number" || "messageLength" in a.data)
        return a;
    const count = a.data.count + b.data.count;
    return { ...a, params: { ...a.params, count }, data: { ...a.data, count } };
}

// EXTERNAL MODULE: ./out/session/canonical-json.js
var canonical_json = __webpack_require__(6837);
;// CONCATENATED MODULE: ./out/detect/loosened.js
/**
 * Tells whether a tool's second definition provably allows more than its first: a hint that no longer holds, or an input
 * schema that accepts values which the first refused. What is not understood is never called loosened.
 */

/** Nesting of schemas that is followed. */
const MAX_DEPTH = 8;
/** What was loosened is told up to this many places, each by names of at most so many characters. */
const MAX_FOUND = 100;
const MAX_NAME = 200;
/** ToolAnnotations: the value of each hint when it is absent, and the value that promises more (schema of 2025-03-26 on). */
const HINTS = [
    { name: "readOnlyHint", absent: false, safe: true },
    { name: "destructiveHint", absent: true, safe: false },
    { name: "idempotentHint", absent: false, safe: true },
    { name: "openWorldHint", absent: true, safe: false },
];
/** Only for a tool that may write do these say anything. */
const WRITE_HINTS = new Set(["destructiveHint", "idempotentHint"]);
/** Keywords whose number bounds a value from above, from below; the exclusive twin takes the place of the other. */
const UPPER = ["maximum", "maxLength", "maxItems", "maxProperties"];
const LOWER = ["minimum", "minLength", "minItems", "minProperties"];
const EXCLUSIVE = { maximum: "exclusiveMaximum", minimum: "exclusiveMinimum" };
/** Keywords that only ever narrow: to drop one is to allow more. */
const NARROWING = ["pattern", "const", "multipleOf", "uniqueItems", "not"];
/** Words for what was loosened, such as `readOnlyHint` or `inputSchema.path.enum`, sorted. */
function loosenings(before, after) {
    const found = [];
    hints(object(before.annotations) ?? {}, object(after.annotations) ?? {}, found);
    const [first, second] = [object(before.inputSchema), object(after.inputSchema)];
    if (first && second)
        loosened_schema(first, second, "inputSchema", found, 0);
    return [...new Set(found)].sort();
}
function hints(before, after, found) {
    const wasReadOnly = before.readOnlyHint === true;
    for (const { name, absent, safe } of HINTS) {
        if (wasReadOnly && WRITE_HINTS.has(name))
            continue;
        const value = (from) => (typeof from[name] === "boolean" ? from[name] : absent);
        if (value(before) === safe && value(after) !== safe)
            found.push(name);
    }
}
function loosened_schema(before, after, place, found, depth) {
    // A reference or a combination may put back what is missing here.
    if (depth > MAX_DEPTH || isComposed(before) || isComposed(after))
        return;
    const loosened = (keyword) => {
        if (found.length < MAX_FOUND)
            found.push(`${place}.${keyword}`);
    };
    if (gains(before, after, "enum"))
        loosened("enum");
    // A closed list of values that is new, or still there, decides alone: other keywords may then go.
    if (Object.hasOwn(after, "enum") || Object.hasOwn(after, "const"))
        return;
    for (const keyword of UPPER)
        if (upper(before, keyword) < upper(after, keyword))
            loosened(keyword);
    for (const keyword of LOWER)
        if (lower(before, keyword) > lower(after, keyword))
            loosened(keyword);
    for (const keyword of NARROWING) {
        if (Object.hasOwn(before, keyword) && !Object.hasOwn(after, keyword))
            loosened(keyword);
    }
    const required = new Set(list(after.required));
    if (list(before.required).some((name) => !required.has(name)))
        loosened("required");
    if (gains(typed(before), typed(after), "type"))
        loosened("type");
    const [first, second] = [object(before.properties) ?? {}, object(after.properties) ?? {}];
    if (before.additionalProperties === false) {
        if (after.additionalProperties !== false && after.unevaluatedProperties !== false)
            loosened("additionalProperties");
        if (Object.keys(second).some((name) => !Object.hasOwn(first, name)))
            loosened("properties");
    }
    for (const name of Object.keys(first)) {
        const [old, now] = [object(first[name]), Object.hasOwn(second, name) ? object(second[name]) : undefined];
        if (old && now)
            loosened_schema(old, now, `${place}.${name.slice(0, MAX_NAME)}`, found, depth + 1);
    }
    const [oldItems, newItems] = [object(before.items), object(after.items)];
    if (oldItems && newItems)
        loosened_schema(oldItems, newItems, `${place}[]`, found, depth + 1);
}
function isComposed(value) {
    return ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"].some((name) => Object.hasOwn(value, name));
}
function upper(value, keyword) {
    return Math.min(limit(value, keyword, Number.POSITIVE_INFINITY), limit(value, EXCLUSIVE[keyword], Number.POSITIVE_INFINITY));
}
function lower(value, keyword) {
    return Math.max(limit(value, keyword, Number.NEGATIVE_INFINITY), limit(value, EXCLUSIVE[keyword], Number.NEGATIVE_INFINITY));
}
function limit(value, keyword, none) {
    const found = keyword !== undefined && Object.hasOwn(value, keyword) ? value[keyword] : undefined;
    return typeof found === "number" ? found : none;
}
/** True when a list that was there is gone or has a member that it had not. */
function gains(before, after, keyword) {
    if (!Array.isArray(before[keyword]))
        return false;
    if (!Array.isArray(after[keyword]))
        return !Object.hasOwn(after, keyword) && !Object.hasOwn(after, "const");
    const known = new Set(list(before[keyword]).map((value) => JSON.stringify(value)));
    return list(after[keyword]).some((value) => !known.has(JSON.stringify(value)));
}
/** `type` as a list; `number` takes in `integer`. */
function typed(value) {
    const { type } = value;
    if (typeof type !== "string" && !Array.isArray(type))
        return {};
    const types = typeof type === "string" ? [type] : list(type);
    return { type: types.includes("number") ? [...types, "integer"] : types };
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function object(value) {
    return (0,json_object/* isObject */.G)(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./out/detect/tool-definition.js



/**
 * Both rules watch the same changes and share them out: what provably promises less is `tool-definition-loosened`, any
 * other change is `tool-definition-changed`.
 */
function toolDefinitionChanged(report) {
    return watcher("tool-definition-changed", ({ before, after }) => {
        if (loosenedParts({ before, after }).length > 0)
            return;
        const parts = changedParts(before.definition, after.definition);
        report.violated(fact({ before, after }, parts));
    });
}
function toolDefinitionLoosened(report) {
    return watcher("tool-definition-loosened", (change) => {
        const parts = loosenedParts(change);
        if (parts.length > 0)
            report.violated(fact(change, parts));
    });
}
function loosenedParts({ before, after }) {
    return before.definition && after.definition ? loosenings(before.definition, after.definition) : [];
}
function fact({ before, after }, parts) {
    return {
        position: after.position,
        params: { tool: after.name, parts },
        method: "tools/list",
        tool: after.name,
        fault: "server",
        detail: parts.join(", "),
        related: [{ position: before.position, message: "The earlier definition." }],
        data: { parts: parts.map(shownPlace), before: before.digest, after: after.digest },
    };
}
/**
 * Calls `changed` for each tool whose definition differs from the one last seen. Listings for different revisions are
 * told apart, since a server may leave out what a revision does not know. A name that one listing declares twice is
 * ambiguous there and stands for nothing.
 */
function watcher(ruleId, changed) {
    const byRevision = new Map();
    return {
        ruleId,
        listing(listing, session) {
            const key = listing.revision ?? session.negotiated ?? "";
            const known = byRevision.get(key) ?? new Map();
            byRevision.set(key, known);
            for (const after of unambiguous(listing)) {
                const before = known.get(after.name);
                known.set(after.name, after);
                if (before && before.digest !== after.digest)
                    changed({ before, after });
            }
        },
    };
}
function unambiguous(listing) {
    const counts = new Map();
    for (const { name } of listing.tools)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return listing.tools.filter(({ name }) => counts.get(name) === 1);
}
/** Names of the members that differ, sorted; the whole definition where it was too large to keep. */
function changedParts(before, after) {
    if (!before || !after)
        return ["definition"];
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].filter((name) => !sameJson(own(before, name), own(after, name))).sort();
}
/** Every object has a `constructor` and a `__proto__` that it inherits. */
function own(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
/** Equal as JSON values, whatever the order of members. */
function sameJson(a, b) {
    return (0,canonical_json/* canonicalJson */.d)(a) === (0,canonical_json/* canonicalJson */.d)(b);
}

;// CONCATENATED MODULE: ./out/detect/undeclared-tool-call.js

/** Calls that wait for the end of the session, of tools that no listing has declared so far. */
const MAX_CALLS = 50_000;
/** Texts for `{answer}` by the outcome that makes them true. */
const ANSWERS = new Map([
    ["ok", "a result"],
    ["tool-error", "an error"],
    ["protocol-error", "an error"],
]);
/**
 * A call to a tool that no listing of the session declares, judged when the session is known whole: a tool that any listing
 * names, earlier or later, is declared. Decided only after a complete listing, and not once the server said that the
 * list had changed. Who is at fault depends on the answer: a server that runs the tool hides it, one that refuses has a
 * client that made the name up.
 */
function undeclaredToolCall(report, maxCalls = MAX_CALLS) {
    const declared = new Set();
    const calls = [];
    /** The last listing that was complete, and the line of the last word that the list had changed. */
    let listed;
    let changed = 0;
    return {
        ruleId: "undeclared-tool-call",
        listing(listing) {
            for (const { name } of listing.tools)
                declared.add(name);
            if (listing.complete)
                listed = listing;
        },
        message(message, session) {
            if (message.kind === "request" && message.direction === "c2s" && message.method === "tools/call") {
                take(message, session);
            }
            else if (message.method === "notifications/tools/list_changed" && message.direction === "s2c") {
                changed = message.position.line;
            }
        },
        end() {
            for (const call of calls) {
                if (declared.has(call.tool))
                    continue;
                const reason = typeof call.listing === "string" ? call.listing : judge(call, call.listing);
                if (reason !== undefined)
                    report.undecided(reason);
            }
        },
    };
    function take({ exchange }, session) {
        const tool = exchange?.target;
        if (!exchange || tool === undefined || declared.has(tool))
            return;
        if (calls.length < maxCalls)
            calls.push({ exchange, tool, listing: listingFor(session) });
        else
            report.undecided("the session has more calls of tools not yet declared than are kept");
    }
    function listingFor(session) {
        // Other recorders cannot tell of losses; what they show of listings is taken as it stands.
        if (session.format === "portlight" && session.lossPossible)
            return "a listing may be missing from the log";
        if (!listed)
            return "no complete listing came before the call";
        return changed > listed.position.line ? "the list had changed since the listing" : listed;
    }
    /** Reports the call, or tells why the rule does not decide it. */
    function judge({ exchange, tool }, listing) {
        const answer = ANSWERS.get(exchange.outcome);
        if (answer === undefined)
            return "the call has no answer";
        report.violated({
            position: exchange.position,
            params: { tool, answer: (0,catalog_message/* phrase */.MZ)(answer) },
            method: "tools/call",
            tool,
            fault: answer === "a result" ? "server" : "client",
            detail: `undeclared, ${answer}`,
            related: [{ position: listing.position, message: "The listing that does not declare it." }],
            data: { outcome: exchange.outcome },
        });
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/detect/observers.js






/** What of a session content rules judge. */
const SURFACES = new Set(["name", "description", "prompt", "instructions", "argument", "result"]);
function judgesSessions({ surfaces = [] }) {
    return surfaces.some((surface) => SURFACES.has(surface));
}
/** Each detector by the id of its rule: those of rules/detect and, of rules/content, those that judge texts of a session. */
const DETECTORS = new Map([
    ...(0,catalog/* rulesOf */.fD)("content")
        .filter(judgesSessions)
        .map(({ id }) => [
        id,
        // Looks at whole records, not only at texts.
        id === "secret-exposed" ? secretExposed : (report, texts) => contentRule(id, report, texts),
    ]),
    ["tool-definition-changed", toolDefinitionChanged],
    ["tool-definition-loosened", toolDefinitionLoosened],
    ["undeclared-tool-call", (report) => undeclaredToolCall(report)],
]);
/**
 * Fresh observers of all detectors for one session.
 * @param reportOf gives the report of a rule by its id
 * @param secrets to look for beside those that are always looked for
 */
function detectObservers(reportOf, secrets) {
    const texts = new SessionTexts(secrets);
    return [...DETECTORS].map(([id, detector]) => detector(reportOf(id), texts));
}

// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
;// CONCATENATED MODULE: ./out/session/entry.js


/** The session as the inventory lists it. `tools` are the names that its listings declared, sorted. */
function sessionEntry(session, summary) {
    const calls = session.exchanges.filter((exchange) => exchange.callIndex !== undefined);
    const failed = calls.filter(({ outcome }) => outcome !== "ok" && outcome !== "unknown" && outcome !== "cancelled");
    const tools = new Set(session.listings.flatMap((listing) => listing.tools.map((tool) => tool.name)));
    const revision = session.negotiated ?? onlyRevision(session);
    return {
        path: session.path,
        server: session.server.key,
        ...(revision === undefined ? {} : { revision }),
        transport: session.transport,
        complete: summary.state === "self-consistent" && summary.damagedCount === 0,
        frames: session.frames.c2s + session.frames.s2c,
        calls: calls.length,
        failedCalls: failed.length,
        tools: [...tools].map((name) => (0,redact/* redactText */.Rd)(name).text).sort(order/* compareText */.n),
    };
}
/** The revision of a session without handshake, when all its requests named the same. */
function onlyRevision(session) {
    const revisions = new Set(session.exchanges.map((exchange) => exchange.revision));
    return revisions.size === 1 ? [...revisions][0] : undefined;
}
/** What of a capture could not be judged, as entries for the report; empty for one that is whole. */
function captureGaps(path, summary) {
    const gaps = [];
    const entry = (detail, line) => {
        gaps.push({
            path,
            coverage: "partial",
            reason: "incomplete-capture",
            detail,
            ...(line === undefined ? {} : { line }),
        });
    };
    for (const { line, reason } of summary.damaged)
        entry(`Line ${line} could not be read: ${reason}.`, line);
    const more = summary.damagedCount - summary.damaged.length;
    if (more > 0)
        entry(`${more} more lines could not be read.`);
    if (summary.state === "edited")
        entry("The capture was changed after its recording: its digest or its counts do not agree.");
    if (summary.state === "incomplete")
        entry(whyIncomplete(summary));
    return gaps;
}
function whyIncomplete(summary) {
    if (summary.tornTail)
        return "The capture ends within a line: the recorder was stopped.";
    if (summary.dropped > 0)
        return `The recorder dropped ${summary.dropped} messages.`;
    if (summary.missing > 0)
        return `${summary.missing} records are missing.`;
    return "The capture has no end record: the recorder was stopped.";
}

// EXTERNAL MODULE: ./out/catalog/types.js
var types = __webpack_require__(254);
// EXTERNAL MODULE: ./out/findings/demotion.js
var demotion = __webpack_require__(2037);
// EXTERNAL MODULE: ./out/findings/fingerprint.js
var fingerprint = __webpack_require__(2486);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
;// CONCATENATED MODULE: ./out/session/findings.js







/** Most different findings of one rule that a capture may give: a flood says nothing more. */
const PER_RULE = 500;
/** @param session the observed session; its server key is read only when the findings are asked for */
function createSessionReports(session, options = {}) {
    const facts = new Map();
    const cut = new Map();
    const reasons = new Map();
    const perRule = options.perRule ?? PER_RULE;
    function violated(ruleId, fact) {
        const key = JSON.stringify([fact.method, fact.tool, fact.detail, fact.fault]);
        const ofRule = inner(facts, ruleId);
        const known = ofRule.get(key);
        if (known)
            known.count++;
        else if (ofRule.size < perRule)
            ofRule.set(key, { fact, ruleId, count: 1 });
        else
            cut.set(ruleId, (cut.get(ruleId) ?? 0) + 1);
    }
    return {
        of(ruleId) {
            (0,catalog/* requireRule */.QU)(ruleId);
            return {
                violated: (fact) => violated(ruleId, fact),
                undecided: (reason) => {
                    const ofRule = inner(reasons, ruleId);
                    ofRule.set(reason, (ofRule.get(reason) ?? 0) + 1);
                },
            };
        },
        findings() {
            const all = [...facts.values()].flatMap((ofRule) => [...ofRule.values()]);
            const perspective = options.perspective ?? "server";
            return all.map((folded) => findingOf(session, folded, perspective)).sort(order/* compareFindings */.E);
        },
        undecided() {
            const list = [...reasons].flatMap(([ruleId, counts]) => [...counts].map(([reason, count]) => ({ ruleId, reason, count })));
            return list.sort((a, b) => (0,order/* compareText */.n)(a.ruleId, b.ruleId) || (0,order/* compareText */.n)(a.reason, b.reason));
        },
        notAnalysed() {
            return [...cut]
                .sort(([a], [b]) => (0,order/* compareText */.n)(a, b))
                .map(([ruleId, count]) => ({
                path: session.path,
                coverage: "partial",
                reason: "budget",
                detail: `Rule ${ruleId}: ${count} more violations are not listed.`,
            }));
        },
    };
}
function inner(map, key) {
    let found = map.get(key);
    if (!found) {
        found = new Map();
        map.set(key, found);
    }
    return found;
}
function findingOf(session, folded, perspective) {
    const { ruleId, count } = folded;
    const rule = (0,catalog/* requireRule */.QU)(ruleId);
    const fact = cleaned(folded.fact);
    const fault = faultOf(rule, fact);
    const serverKey = session.server.key;
    const related = fact.related?.map(({ position, message }) => ({ location: locate(session, position), message }));
    const finding = {
        ruleId,
        family: rule.family,
        severity: rule.severity,
        confidence: (0,severity/* lowerConfidence */.wW)(fact.confidence ?? "high", (0,types/* confidenceCap */.L)(rule.precision)),
        message: (0,input_text/* findingMessage */.pG)(rule, folded.fact.params),
        location: locate(session, fact.position),
        ...(related && related.length > 0 ? { related } : {}),
        subject: {
            server: serverKey,
            ...(fact.tool === undefined ? {} : { tools: [fact.tool] }),
            ...(fact.argument === undefined ? {} : { argument: fact.argument }),
            ...(fact.method === undefined ? {} : { method: fact.method }),
            ...(fault === undefined ? {} : { fault }),
        },
        fingerprint: (0,fingerprint/* captureFingerprint */.th)({
            ruleId,
            serverKey: (0,input_text/* identifyingText */.wz)(serverKey),
            method: (0,input_text/* identifyingText */.wz)(fact.method ?? ""),
            tool: (0,input_text/* identifyingText */.wz)(fact.tool ?? ""),
            detail: (0,input_text/* identifyingText */.wz)(fact.detail),
        }),
        ...(count > 1 ? { occurrences: count } : {}),
        ...(fact.data && Object.keys(fact.data).length > 0 ? { data: fact.data } : {}),
    };
    return (0,demotion/* demoteOtherSide */.S)(finding, perspective);
}
/**
 * A peer may give a tool, a method or a member the name of a secret. It is taken out as the recorder would have done, so
 * that a redacted capture gives the same finding.
 */
function cleaned(fact) {
    return {
        ...fact,
        detail: (0,input_text/* withoutSecrets */.cT)(fact.detail),
        ...(fact.method === undefined ? {} : { method: (0,input_text/* withoutSecrets */.cT)(fact.method) }),
        ...(fact.tool === undefined ? {} : { tool: (0,input_text/* withoutSecrets */.cT)(fact.tool) }),
        ...(fact.argument === undefined ? {} : { argument: (0,input_text/* withoutSecrets */.cT)(fact.argument) }),
    };
}
function faultOf(rule, fact) {
    return rule.fault === "server" || rule.fault === "client" ? rule.fault : fact.fault;
}
/** A record is one line, and only its number says anything to a reader: the region is its first character. */
function locate(session, { line }) {
    return { path: session.path, startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
}

// EXTERNAL MODULE: ./out/session/observe.js + 14 modules
var observe = __webpack_require__(8597);
// EXTERNAL MODULE: ./out/session/server-name.js
var server_name = __webpack_require__(5113);
// EXTERNAL MODULE: ./out/findings/top-of-file.js
var top_of_file = __webpack_require__(242);
;// CONCATENATED MODULE: ./out/session/silence.js






const RULE = "capture-without-frames";
/**
 * The finding that a capture holds no message: such a one breaks no rule, and silence must not pass for a test.
 * @param path of the capture, for the report
 * @param serverKey untrusted
 */
function silentCapture(path, serverKey) {
    const rule = (0,catalog/* requireRule */.QU)(RULE);
    const server = (0,input_text/* withoutSecrets */.cT)(serverKey);
    return {
        ruleId: RULE,
        family: rule.family,
        severity: rule.severity,
        confidence: (0,types/* confidenceCap */.L)(rule.precision),
        message: (0,catalog_message/* renderMessage */.e4)(rule, { server }),
        location: (0,top_of_file/* topOfFile */.X)(path),
        subject: { server },
        fingerprint: (0,fingerprint/* captureFingerprint */.th)({
            ruleId: RULE,
            serverKey: (0,input_text/* identifyingText */.wz)(serverKey),
            method: "",
            tool: "",
            detail: "no frames",
        }),
    };
}

;// CONCATENATED MODULE: ./out/session/analysis.js






/**
 * Reads one capture once and judges it by the given rules, of one family or of several.
 * @param source path to open
 * @throws UserError (3) when the file cannot be read or is no session log
 */
function analyseCapture(source, families, options = {}) {
    let reports;
    const { session, summary, ruleFailures } = (0,observe/* observeCapture */.H)(source, (observed) => {
        const created = createSessionReports(observed, options);
        reports = created;
        return families.flatMap((rules) => rules((ruleId) => created.of(ruleId)));
    }, options);
    const { c2s, s2c } = session.frames;
    const silent = c2s + s2c === 0 ? [silentCapture(session.path, session.server.key)] : [];
    return {
        findings: [...silent, ...(reports?.findings() ?? [])].sort(order/* compareFindings */.E),
        notAnalysed: [...captureGaps(session.path, summary), ...(reports?.notAnalysed() ?? [])],
        undecided: reports?.undecided() ?? [],
        ruleFailures,
        inventory: { files: 0, packages: [], servers: [], sessions: [sessionEntry(session, summary)] },
    };
}
/**
 * Judges a capture that holds nothing, not even its first record: the recorder was stopped before it began.
 * @param name the server's key, set by the user
 */
function analyseEmptyCapture(path, name) {
    return {
        findings: [silentCapture(path, name ?? (0,server_name/* fileStem */.E)(path))],
        notAnalysed: [],
        undecided: [],
        ruleFailures: [],
        inventory: { files: 0, packages: [], servers: [], sessions: [] },
    };
}

// EXTERNAL MODULE: ./out/run/stages.js
var stages = __webpack_require__(3246);
;// CONCATENATED MODULE: ./out/run/sessions.js








function observersOf(secrets) {
    return new Map([
        ["check", checkObservers],
        ["detect", (reportOf) => detectObservers(reportOf, secrets)],
    ]);
}
/** Judges captures one after the other, each read once for all rules. */
function judgeSessions(inputs, options) {
    const { command, name, servers, perspective, secrets } = options;
    // Frames die young: a nursery that does not grow costs no time and saves a quarter of the memory (bench/capture.ts).
    (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
    const observers = observersOf(secrets);
    const rules = (0,commands/* familiesOf */.m)(command).session.flatMap((family) => observers.get(family) ?? []);
    const analyses = [{ ...stages/* EMPTY_ANALYSIS */.L, notAnalysed: inputs.notAnalysed }];
    const problems = [];
    for (const { file, shown, isNamed } of inputs.captures) {
        try {
            analyses.push(analyseCapture(file, rules, {
                path: shown,
                servers,
                perspective,
                ...(name === undefined ? {} : { name }),
            }));
        }
        catch (error) {
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            // What a folder or a pattern gave may be another program's log.
            if (isNamed)
                problems.push(error.message);
            else if (error instanceof reader/* EffectsLogError */.Zc || isEmptyEffectsLog(error, shown))
                continue;
            else if (error instanceof reader/* EmptyCaptureError */.ib)
                analyses.push(analyseEmptyCapture(shown, name));
            else
                analyses.push(notACapture(shown, error.message));
        }
    }
    return { analyses, problems };
}
function isEmptyEffectsLog(error, path) {
    return error instanceof reader/* EmptyCaptureError */.ib && path.toLowerCase().endsWith(".effects.jsonl");
}
function notACapture(path, detail) {
    return { ...stages/* EMPTY_ANALYSIS */.L, notAnalysed: [{ path, coverage: "none", reason: "unsupported-format", detail }] };
}


/***/ })

};
;
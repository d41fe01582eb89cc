"use strict";
exports.id = 1604;
exports.ids = [1604];
exports.modules = {

/***/ 1604:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sessionView: function() { return /* binding */ sessionView; }
});

// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
// EXTERNAL MODULE: ./out/session/cleared-start.js
var cleared_start = __webpack_require__(8677);
// EXTERNAL MODULE: ./out/session/observe.js + 14 modules
var observe = __webpack_require__(8597);
// EXTERNAL MODULE: ./out/session/timestamp.js
var timestamp = __webpack_require__(5256);
// EXTERNAL MODULE: ./out/session/usage.js
var usage = __webpack_require__(3575);
// EXTERNAL MODULE: ./out/report/wording.js
var wording = __webpack_require__(554);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
// EXTERNAL MODULE: ./out/protocol/meta.js
var meta = __webpack_require__(9383);
// EXTERNAL MODULE: ./out/session/message-text.js
var message_text = __webpack_require__(4323);
;// CONCATENATED MODULE: ./out/report/html/timeline.js







/** Rows of a page. Beyond them only those that a finding stands at. */
const MAX_ROWS = 30_000;
/** Of all texts together, in bytes of the page, and of one text as the room gets less: share that is used, characters. */
const TEXT_BYTES = 7 * 1024 * 1024;
const LONGEST = [
    [0.5, 16_384],
    [0.75, 4096],
    [0.9, 1024],
    [Number.POSITIVE_INFINITY, 200],
];
/** Names and other short texts. */
const SHORT = 200;
/** Makes the rows of the page while the session streams by; bounded, whatever the session's length. */
class Timeline {
    rows = [];
    /** Row of the first record on a line. */
    rowOfLine = new Map();
    /** What the client calls itself. */
    client;
    /** Counts for the sentences about what is missing. */
    seen = { left: 0, cut: 0, redacted: 0, removed: 0, truncated: 0, notText: 0, gaps: 0, replayed: 0 };
    last;
    #options;
    #begin;
    #texts = new message_text/* MessageTexts */.C(LONGEST[0][1]);
    #stderr = new message_text/* StreamTexts */.T();
    /** Requests on the page: their rows, until the end tells what became of them. */
    #requests = new Map();
    #answers = [];
    #used = 0;
    constructor(start, options) {
        this.#options = options;
        this.#begin = (0,timestamp/* unixNanoseconds */.wE)(start.ts);
        this.last = start.ts;
    }
    observer() {
        return {
            ruleId: "timeline",
            message: (message) => this.#message(message, false),
            replay: (message) => this.#message(message, true),
            record: (located) => this.#record(located),
        };
    }
    /** Links what belongs together; to be called once, after the session's end. */
    finish() {
        for (const [exchange, row] of this.#requests)
            describe(this.rows[row], exchange);
        for (const { row, exchange } of this.#answers) {
            const answer = this.rows[row];
            describe(answer, exchange);
            const request = this.#requests.get(exchange);
            if (request === undefined)
                continue;
            answer.pair = request;
            this.rows[request].pair ??= row;
        }
    }
    #message(message, replayed) {
        const { kind, direction, position, exchange, ts } = message;
        this.client ??= clientOf(message);
        const isAnswer = exchange !== undefined && exchange.direction !== direction;
        const cleared = this.#texts.of(message);
        if (message.truncated)
            this.seen.truncated++;
        if (message.redacted || cleared?.removed)
            this.seen.redacted++;
        if (cleared?.removed)
            this.seen.removed += cleared.removed;
        if (cleared === undefined)
            this.seen.notText++;
        if (replayed)
            this.seen.replayed++;
        const subject = isAnswer ? exchange : message;
        const row = this.#row(position.line, ts, rowKind(kind, isAnswer), subject.method ?? unnamed(kind));
        if (!row)
            return;
        row.direction = direction;
        if (exchange?.target !== undefined)
            row.target = timeline_short(exchange.target);
        if (message.id !== undefined && message.id !== null)
            row.id = timeline_short(String(message.id));
        if (cleared)
            this.#body(row, cleared);
        const marks = [
            ...(message.redacted || cleared?.removed ? ["redacted"] : []),
            ...(message.truncated ? ["cut by the recorder"] : []),
            ...(replayed ? ["sent again"] : []),
            ...(cleared ? [] : ["not UTF-8"]),
        ];
        if (marks.length > 0)
            row.marks = marks;
        if (!exchange)
            return;
        const index = this.rows.length - 1;
        if (isAnswer)
            this.#answers.push({ row: index, exchange });
        else if (!this.#requests.has(exchange))
            this.#requests.set(exchange, index);
    }
    #record({ record, line }) {
        if ((0,timestamp/* unixNanoseconds */.wE)(record.ts) !== undefined)
            this.last = record.ts;
        switch (record.type) {
            case "http.request": {
                const row = this.#row(line, record.ts, "http", `${record.method} ${record.path}`);
                if (row)
                    this.#http(row, record.dir, record.exchange, record.headers);
                return;
            }
            case "http.response": {
                const row = this.#row(line, record.ts, "http", `HTTP ${record.status}`);
                if (!row)
                    return;
                if (record.status >= 400)
                    row.failed = true;
                this.#http(row, record.dir, record.exchange, record.headers);
                return;
            }
            case "http.end": {
                if (record.reason === "complete")
                    return;
                const row = this.#row(line, record.ts, "http", `exchange ended: ${record.reason}`);
                if (row)
                    row.id = String(record.exchange);
                return;
            }
            case "stderr": {
                const row = this.#row(line, record.ts, "stderr", "stderr");
                const text = this.#stderr.of(record.text, 4096);
                if (row)
                    this.#body(row, text);
                return;
            }
            case "process": {
                const how = record.signal ? ` by ${record.signal}` : record.code == null ? "" : ` with status ${record.code}`;
                this.#row(line, record.ts, "process", `process ${record.event}${how}`);
                return;
            }
            case "gap": {
                this.seen.gaps++;
                const row = this.#row(line, record.ts, "gap", `${record.dropped} messages are missing here: ${record.reason}`);
                if (row)
                    row.failed = true;
                return;
            }
            case "gate":
                this.#row(line, record.ts, "gap", `the recorder's gate: ${record.action} ${record.tool}`);
                return;
            default:
        }
    }
    #http(row, direction, exchange, headers) {
        row.direction = direction;
        row.id = String(exchange);
        this.#body(row, { text: (0,redact/* redactText */.Rd)(JSON.stringify(headers), { json: true }).text, length: 0, removed: 0 });
    }
    #row(line, ts, kind, name) {
        const { wanted, maxRows = MAX_ROWS } = this.#options;
        if (this.rows.length >= maxRows && !wanted.has(line)) {
            this.seen.left++;
            return undefined;
        }
        const now = (0,timestamp/* unixNanoseconds */.wE)(ts);
        const row = { line, kind, name: timeline_short(name) };
        if (now !== undefined && this.#begin !== undefined)
            row.time = Number((now - this.#begin) / 1000n);
        if (!this.rowOfLine.has(line))
            this.rowOfLine.set(line, this.rows.length);
        this.rows.push(row);
        return row;
    }
    #body(row, { text, length }) {
        const share = this.#used / (this.#options.textBytes ?? TEXT_BYTES);
        const [, longest] = LONGEST.find(([upTo]) => share < upTo);
        const kept = text.length > longest ? text.slice(0, longest).toWellFormed() : text;
        row.body = (0,neutralise/* pageText */.xe)(kept);
        const whole = Math.max(length, text.length);
        if (whole > kept.length) {
            row.whole = whole;
            this.seen.cut++;
        }
        // Quotes and backslashes take two bytes in the page.
        this.#used += Buffer.byteLength(JSON.stringify(row.body));
    }
}
function describe(row, exchange) {
    const { outcome, errorCode, httpStatus, responses } = exchange;
    const code = errorCode ?? httpStatus;
    if (outcome === "unknown" && responses === 0) {
        row.outcome = exchange.answerMayBeLost ? "answer not recorded" : "no answer";
    }
    else
        row.outcome = code === undefined ? WORDS[outcome] : `${WORDS[outcome]} ${code}`;
    if ((0,usage/* hasFailed */.WN)(exchange) || (outcome === "unknown" && responses === 0 && !exchange.answerMayBeLost))
        row.failed = true;
    const ms = (0,usage/* durationOf */.cf)(exchange);
    if (ms !== undefined)
        row.ms = ms;
}
const WORDS = {
    ok: "ok",
    "tool-error": "tool error",
    "protocol-error": "error",
    cancelled: "cancelled",
    crash: "server died",
    timeout: "timed out",
    unknown: "answered",
};
function rowKind(kind, isAnswer) {
    if (isAnswer)
        return "response";
    return kind === "request" || kind === "response" || kind === "notification" ? kind : "other";
}
function unnamed(kind) {
    switch (kind) {
        case "response":
            return "answer to an unknown request";
        case "noise":
            return "no JSON";
        case "opaque":
            return "a message that was cut";
        default:
            return "no JSON-RPC message";
    }
}
function clientOf({ direction, method, body }) {
    if (direction !== "c2s")
        return undefined;
    const params = member(body, "params");
    const info = method === "initialize" ? member(params, "clientInfo") : member(member(params, "_meta"), meta/* META */.G.clientInfo);
    if (typeof info?.name !== "string")
        return undefined;
    return timeline_short(typeof info.version === "string" ? `${info.name} ${info.version}` : info.name);
}
function member(object, name) {
    const value = object?.[name];
    return (0,json_object/* isObject */.G)(value) ? value : undefined;
}
/** A name on the page. */
function timeline_short(text) {
    const clean = (0,neutralise/* pageText */.xe)((0,redact/* redactText */.Rd)(text.slice(0, 4 * SHORT)).text);
    return clean.length > SHORT ? `${clean.slice(0, SHORT).toWellFormed()}…` : clean;
}

;// CONCATENATED MODULE: ./out/report/html/model.js









/** Entries of each list on the page. */
const MAX_FINDINGS = 2000;
const MAX_TOOLS = 1000;
const MAX_METHODS = 200;
const MAX_LIMITS = 50;
/** Of a tool's description, in characters. */
const DESCRIPTION = 400;
/**
 * @param source path of the capture
 * @param judgement of the same capture
 * @throws UserError (3) when it cannot be read or is no session log
 */
function sessionView(source, judgement, options = {}) {
    const path = options.path ?? source;
    const wanted = new Set(judgement.findings
        .filter(({ finding }) => finding.location.path === path)
        .map(({ finding }) => finding.location.startLine));
    let begun;
    const result = (0,observe/* observeCapture */.H)(source, (_session, start) => {
        const timeline = new Timeline(start, { wanted });
        begun = { timeline, start };
        return [timeline.observer()];
    }, options);
    const failure = result.ruleFailures[0];
    if (failure || !begun)
        throw new Error(`the page was not made: ${failure?.error}`);
    begun.timeline.finish();
    return pageView(begun.timeline, begun.start, result, judgement);
}
function pageView(timeline, start, result, judgement) {
    const { session } = result;
    const findings = judgement.findings
        .filter(({ finding }) => finding.location.path === session.path)
        .sort(worstFirst)
        .map((entry) => findingView(entry, session.path, timeline));
    const shown = findings.slice(0, MAX_FINDINGS);
    shown.forEach((finding, index) => {
        const row = finding.row === undefined ? undefined : timeline.rows[finding.row];
        if (row)
            row.findings = [...(row.findings ?? []), index];
    });
    const tools = (0,usage/* toolUsage */.ke)(session);
    const methods = (0,usage/* methodUsage */.t7)(session);
    const { bySeverity } = judgement.counts;
    return {
        title: timeline_short(session.server.key),
        product: product/* NAME */.o_,
        verdict: {
            result: judgement.gate.result,
            sentence: (0,wording/* verdictSentence */.BT)(judgement),
            counts: severity/* SEVERITIES */.oC.filter((severity) => bySeverity[severity] > 0).map((severity) => [
                severity,
                bySeverity[severity],
            ]),
        },
        facts: facts(timeline, start, result),
        limits: [
            ...limits(timeline, result, judgement),
            ...left(findings.length - shown.length, "finding"),
            ...left(tools.length - MAX_TOOLS, "tool"),
            ...left(methods.length - MAX_METHODS, "method"),
        ],
        findings: shown,
        tools: tools.slice(0, MAX_TOOLS).map((tool) => toolView(tool, timeline)),
        methods: methods.slice(0, MAX_METHODS).map(methodView),
        rows: timeline.rows,
    };
}
/** What fails the gate, then by severity; equal ones stay in the order of every other report. */
function worstFirst(a, b) {
    return (Number(b.gating) - Number(a.gating) ||
        severity/* SEVERITIES */.oC.indexOf(a.finding.severity) - severity/* SEVERITIES */.oC.indexOf(b.finding.severity));
}
function left(more, what) {
    return more > 0 ? [`${(0,wording/* count */.U9)(more, `more ${what}`)} are not on this page.`] : [];
}
function findingView({ finding, ...entry }, path, { rowOfLine }) {
    const { startLine } = finding.location;
    const row = rowOfLine.get(startLine);
    const aside = entry.suppressed
        ? `suppressed: ${entry.suppressed.reason}`
        : entry.baselined
            ? "in the baseline"
            : (0,wording/* demotionWords */.hk)(finding);
    const related = finding.related
        ?.filter(({ location }) => location.path === path)
        .slice(0, 10)
        .map(({ location, message }) => {
        const other = rowOfLine.get(location.startLine);
        return { message: (0,neutralise/* pageText */.xe)(message), line: location.startLine, ...(other === undefined ? {} : { row: other }) };
    });
    return {
        rule: finding.ruleId,
        url: (0,product/* ruleUrl */.QB)(finding.ruleId),
        severity: finding.severity,
        message: (0,neutralise/* pageText */.xe)(finding.message),
        line: startLine,
        ...(row === undefined ? {} : { row }),
        ...((finding.occurrences ?? 1) > 1 ? { more: (finding.occurrences ?? 1) - 1 } : {}),
        ...(entry.gating ? { gates: true } : {}),
        ...(aside === undefined ? {} : { aside: (0,neutralise/* pageText */.xe)(aside) }),
        ...(related && related.length > 0 ? { related } : {}),
    };
}
function toolView(tool, { rowOfLine }) {
    const { declared, calls, failed, unanswered, median, slowest, definition } = tool;
    const row = tool.position === undefined ? undefined : rowOfLine.get(tool.position.line);
    const description = typeof definition?.description === "string" ? definition.description : undefined;
    const hints = hintWords(definition?.annotations);
    return {
        name: timeline_short(tool.name),
        ...(description === undefined ? {} : { description: beginning(description) }),
        ...(hints.length > 0 ? { hints } : {}),
        declared,
        calls,
        failed,
        unanswered,
        ...(median === undefined ? {} : { median }),
        ...(slowest === undefined ? {} : { slowest }),
        ...(row === undefined ? {} : { row }),
    };
}
function beginning(description) {
    const clean = timeline_short(description.slice(0, DESCRIPTION));
    return clean.replace(/\s+/g, " ").trim();
}
/** What the server claims of a tool; absent hints claim nothing. */
function hintWords(annotations) {
    const hints = (typeof annotations === "object" ? annotations : null);
    return [
        ...(hints?.readOnlyHint === true ? ["read-only"] : []),
        ...(hints?.destructiveHint === true && hints.readOnlyHint !== true ? ["destructive"] : []),
        ...(hints?.idempotentHint === true ? ["idempotent"] : []),
        ...(hints?.openWorldHint === true ? ["open world"] : []),
    ];
}
function methodView({ method, direction, calls, failed, unanswered, median }) {
    const view = {
        method: timeline_short(method),
        direction,
        calls,
        failed,
        unanswered,
        ...(median === undefined ? {} : { median }),
    };
    return view;
}
function facts(timeline, start, { session, summary }) {
    const { server, recorder, git, ci } = (0,cleared_start/* clearedStart */.V)(start);
    const identity = session.server;
    const calls = session.exchanges.filter((exchange) => exchange.callIndex !== undefined).length;
    const { c2s, s2c } = session.frames;
    const list = [
        ["Server", [identity.name ?? identity.label ?? identity.key, identity.version].filter((part) => part).join(" ")],
        ["Client", timeline.client],
        ["Transport", session.transport === "stdio" ? "stdio" : "HTTP"],
        ["Revision", revisionOf(session)],
        ["Command", server.argv?.join(" ") ?? server.url],
        ["Package", [server.package, server.version].filter((part) => part).join(" ") || undefined],
        ["Recorded", recorded(start)],
        ["Duration", duration(start.ts, timeline.last)],
        ["Messages", `${c2s} from the client, ${s2c} from the server`],
        ["Tool calls", String(calls)],
        ["Server's end", exitWords(session)],
        ["Capture", `${session.path}, ${summary.state}`],
        ["Recorder", `${recorder.name} ${recorder.version}`.trim()],
        ["Commit", git?.commit],
        ["CI", [ci?.provider, ci?.run, ci?.job].filter((part) => part).join(" ") || undefined],
    ];
    return list
        .filter((entry) => entry[1] !== undefined && entry[1] !== "")
        .map(([name, value]) => [name, name === "Capture" ? (0,neutralise/* pageText */.xe)(value) : timeline_short(value)]);
}
function revisionOf({ negotiated, exchanges }) {
    if (negotiated !== undefined)
        return negotiated;
    const revisions = new Set(exchanges.map(({ revision }) => revision).filter((one) => one !== undefined));
    return revisions.size === 0 ? undefined : [...revisions].sort().slice(0, 4).join(", ");
}
/** A capture made for committing counts from 1970: it has no date. */
function recorded({ ts }) {
    return ts.startsWith("1970-01-01") || (0,timestamp/* unixNanoseconds */.wE)(ts) === undefined ? undefined : `${ts.slice(0, 19)}Z`;
}
function duration(from, to) {
    const [start, end] = [(0,timestamp/* unixNanoseconds */.wE)(from), (0,timestamp/* unixNanoseconds */.wE)(to)];
    if (start === undefined || end === undefined || end < start)
        return undefined;
    return `${(Number((end - start) / 1000000n) / 1000).toFixed(3)} s`;
}
function exitWords({ end }) {
    if (end?.signal)
        return `ended by ${end.signal}`;
    return end?.exitCode === undefined || end.exitCode === null ? undefined : `exit status ${end.exitCode}`;
}
/** What a reader has to know before taking silence for an answer. */
function limits(timeline, { session, summary }, judgement) {
    const { seen } = timeline;
    const sentences = [];
    for (const entry of judgement.notAnalysed) {
        sentences.push((0,neutralise/* pageText */.xe)(entry.detail ?? `${entry.path}: ${(0,wording/* reasonWords */.IK)(entry)}.`));
    }
    if (seen.gaps > 0)
        sentences.push(`The recording has ${(0,wording/* count */.U9)(seen.gaps, "gap")}, marked in the timeline.`);
    if (summary.state === "unknown")
        sentences.push("The recorder's format cannot say whether something is missing.");
    if (seen.truncated > 0)
        sentences.push(`${(0,wording/* count */.U9)(seen.truncated, "message")} cut by the recorder for their length.`);
    if (seen.redacted > 0)
        sentences.push(`${(0,wording/* count */.U9)(seen.redacted, "message")} with redacted values.`);
    if (seen.removed > 0) {
        sentences.push(`${(0,wording/* count */.U9)(seen.removed, "secret")} stood in the capture in the clear and ${seen.removed === 1 ? "is" : "are"} left out of this page: redact the capture before it is shared.`);
    }
    if (seen.notText > 0)
        sentences.push(`${(0,wording/* count */.U9)(seen.notText, "message")} not in UTF-8, whose content is not shown.`);
    if (seen.replayed > 0)
        sentences.push(`${(0,wording/* count */.U9)(seen.replayed, "event")} sent again after a reconnect.`);
    if (seen.cut > 0) {
        sentences.push(`${(0,wording/* count */.U9)(seen.cut, "long text")} shown in part; \`portlight capture export --format json\` has them whole.`);
    }
    if (seen.left > 0) {
        sentences.push(`${(0,wording/* count */.U9)(seen.left, "more record")} of this session left out: the page would be too large.`);
    }
    if (session.exchangesOmitted > 0) {
        sentences.push(`${(0,wording/* count */.U9)(session.exchangesOmitted, "request")} beyond what is paired and counted.`);
    }
    const undecided = judgement.undecided.reduce((sum, entry) => sum + entry.count, 0);
    if (undecided > 0) {
        sentences.push(`${(0,wording/* count */.U9)(undecided, "question")} of the rules that this capture does not decide.`);
    }
    for (const { ruleId } of judgement.ruleFailures)
        sentences.push(`Rule ${ruleId} failed inside Portlight.`);
    const disabled = judgement.disabledRules?.length ?? 0;
    if (disabled > 0)
        sentences.push(`${(0,wording/* count */.U9)(disabled, "rule")} switched off by the configuration.`);
    for (const notice of judgement.notices)
        sentences.push((0,neutralise/* pageText */.xe)(notice));
    return sentences.length > MAX_LIMITS
        ? [...sentences.slice(0, MAX_LIMITS), `${sentences.length - MAX_LIMITS} more such entries.`]
        : sentences;
}


/***/ }),

/***/ 554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: function() { return /* binding */ verdictSentence; },
/* harmony export */   CS: function() { return /* binding */ packageWords; },
/* harmony export */   IK: function() { return /* binding */ reasonWords; },
/* harmony export */   Kb: function() { return /* binding */ severityList; },
/* harmony export */   O1: function() { return /* binding */ lookedAt; },
/* harmony export */   Po: function() { return /* binding */ acceptanceSentence; },
/* harmony export */   U9: function() { return /* binding */ count; },
/* harmony export */   Z7: function() { return /* binding */ notesByReason; },
/* harmony export */   bR: function() { return /* binding */ headlineScore; },
/* harmony export */   f6: function() { return /* binding */ withoutStop; },
/* harmony export */   hk: function() { return /* binding */ demotionWords; },
/* harmony export */   lb: function() { return /* binding */ openFindings; },
/* harmony export */   qv: function() { return /* binding */ isNothing; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2280);
/* harmony import */ var _findings_demotion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2037);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9758);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1971);
/** The sentences that several writers share, so that they say the same. None holds untrusted text. */





/** `1 finding`, `2 findings`; the plural is given where an s does not make it. */
function count(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** `1 critical, 2 high, 3 notes`, worst first; "" when there is none. */
function severityList(bySeverity) {
    return _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.filter((severity) => bySeverity[severity] > 0)
        .map((severity) => (severity === "note" ? count(bySeverity.note, "note") : `${bySeverity[severity]} ${severity}`))
        .join(", ");
}
/** Findings that are neither suppressed nor known, hidden ones included. */
function openFindings(judgement) {
    return _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.reduce((sum, severity) => sum + judgement.counts.bySeverity[severity], 0);
}
const INPUT = ["file or capture", "files or captures"];
/** Severities of what gates. */
function gatingList(judgement) {
    const bySeverity = { critical: 0, high: 0, medium: 0, low: 0, note: 0 };
    for (const { finding, gating } of judgement.findings)
        if (gating)
            bySeverity[finding.severity]++;
    const shown = _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.reduce((sum, severity) => sum + bySeverity[severity], 0);
    const hidden = judgement.gate.gating - shown;
    return [severityList(bySeverity), ...(hidden > 0 ? [`${hidden} not shown`] : [])]
        .filter((part) => part !== "")
        .join(", ");
}
/**
 * The verdict in one sentence: what happened, why, and what was not looked at. It never says that code is clean or safe.
 * @returns without markup, ended by a full stop
 */
function verdictSentence(judgement) {
    const { gate } = judgement;
    const parts = [];
    const broken = incompleteness(judgement);
    if (broken !== undefined && gate.result !== "fail")
        return `Incomplete: ${broken}, so the gate has not passed.`;
    if (broken !== undefined)
        parts.push(`Incomplete: ${broken}`);
    const list = `(fail-on ${gate.failOn.join(", ")})`;
    const open = openFindings(judgement);
    const subject = parts.length > 0 ? "the gate" : "Gate";
    if (gate.result === "fail") {
        const causes = [
            ...(gate.gating > 0 ? [`${count(gate.gating, "finding")} (${gatingList(judgement)})`] : []),
            ...(gate.notAnalysed > 0 ? [`${count(gate.notAnalysed, ...INPUT)} not fully analysed (strict)`] : []),
            ...(gate.unmatched ? [`${count(gate.unmatched, "named place")} without a capture (strict)`] : []),
            ...(gate.nothing ? ["an empty run, in which nothing was analysed (strict)"] : []),
        ];
        parts.push(`${subject} failed ${list} on ${causes.join(" and ")}`);
    }
    else if (open > 0) {
        const which = open === 1 ? "1 finding, which does not fail it" : `${open} findings, none of which fails it`;
        parts.push(`${subject} passed ${list}: ${which}`);
    }
    else if (isNothing(judgement)) {
        parts.push(`Nothing was analysed, so nothing can fail the gate ${list}`);
    }
    else {
        const { baselined, inBase = 0 } = judgement.counts;
        const kind = baselined + inBase > 0 ? "no new findings" : "no findings";
        parts.push(`${subject} passed ${list}: ${kind} in ${coverage(judgement)}`);
    }
    if (judgement.notAnalysed.length > 0 && gate.notAnalysed === 0) {
        parts.push(`${count(judgement.notAnalysed.length, ...INPUT)} not fully analysed`);
    }
    return `${parts.join("; ")}.`;
}
/** Why the run says less than it should, as a part of a sentence. */
function incompleteness({ ruleFailures, exitCode }) {
    if (ruleFailures.length > 0)
        return `${count(ruleFailures.length, "rule")} failed inside Portlight`;
    if (exitCode === 4)
        return "Portlight failed inside";
    return exitCode === 3 ? "an input is missing or could not be read" : undefined;
}
/** True when no file and no session was analysed, not even in part. */
function isNothing({ inventory, findings }) {
    return inventory.files === 0 && inventory.sessions.length === 0 && findings.length === 0;
}
/** `12 files and 1 session`. */
function coverage({ inventory }) {
    const { files, sessions } = inventory;
    return conjunction([
        ...(files > 0 ? [count(files, "file")] : []),
        ...(sessions.length > 0 ? [count(sessions.length, "session")] : []),
    ]);
}
/** `Looked at 2 servers with 6 tools, 7 files and 1 session with 3 calls.`; "" when nothing was analysed. Bounded: only counts. */
function lookedAt(judgement) {
    const { files, servers, sessions, configuredServers = 0 } = judgement.inventory;
    if (isNothing(judgement))
        return "";
    const tools = servers.reduce((sum, server) => sum + server.tools.length, 0);
    const calls = sessions.reduce((sum, session) => sum + session.calls, 0);
    return `Looked at ${conjunction([
        ...(servers.length > 0 ? [`${count(servers.length, "server")} with ${count(tools, "tool")}`] : []),
        ...(configuredServers > 0 ? [`${count(configuredServers, "server")} named in client configurations`] : []),
        ...(files > 0 ? [count(files, "file")] : []),
        ...(sessions.length > 0 ? [`${count(sessions.length, "session")} with ${count(calls, "call")}`] : []),
    ])}.`;
}
/** `a`, `a and b`, `a, b and c`. */
function conjunction(parts) {
    return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
/** Why a finding is a note although its rule is not: `in test or example code`, `the client's fault`; else undefined. */
function demotionWords(finding) {
    switch ((0,_findings_demotion_js__WEBPACK_IMPORTED_MODULE_2__/* .demotionOf */ .Z)(finding)) {
        case "test-code":
            return "in test or example code";
        case "other-side":
            return `the ${finding.subject?.fault ?? "other side"}'s fault`;
        default:
            return undefined;
    }
}
/** How many of each rule, by why they are notes: those by nature first, under `undefined`. */
function notesByReason(notes) {
    const byReason = new Map();
    for (const { finding } of notes) {
        const reason = demotionWords(finding) ?? "";
        const rules = byReason.get(reason) ?? new Map();
        byReason.set(reason, rules.set(finding.ruleId, (rules.get(finding.ruleId) ?? 0) + 1));
    }
    return [...byReason]
        .sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b))
        .map(([reason, rules]) => ({
        reason: reason === "" ? undefined : reason,
        rules: [...rules].sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b)),
    }));
}
/** The headline: the lowest score, the first in order among equals. */
function headlineScore(judgement) {
    let lowest;
    for (const score of judgement.scores)
        if (!lowest || score.value < lowest.value)
            lowest = score;
    return lowest;
}
/** The headline's package, for a line of text. The name is untrusted: escape what comes out. */
function packageWords(score) {
    return score.package === "." ? "the root package" : (0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleName */ .ko)(score.package);
}
/** How to accept what fails the gate, where that is possible at all; else undefined. */
function acceptanceSentence(judgement) {
    const { gate, exitCode, counts, findings } = judgement;
    if (gate.gating === 0 || exitCode !== 1)
        return undefined;
    const listed = findings.filter((entry) => entry.gating);
    const isGuardedOnly = listed.length === gate.gating &&
        listed.every(({ finding }) => {
            const rule = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(finding.ruleId);
            return rule !== undefined && (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .isGuarded */ .JN)(rule);
        });
    const one = "To accept one, ignore it with a reason, in a comment or in .portlight/config.yml";
    if (isGuardedOnly)
        return `${one}.`;
    // An existing baseline only grows when it is told to.
    return `${one}; to accept all, run \`portlight baseline write${counts.baselined > 0 ? " --add" : ""}\`.`;
}
const REASONS = {
    "too-large": "too large",
    minified: "minified",
    "too-deep": "nested too deep",
    encoding: "not UTF-8",
    binary: "binary",
    unreadable: "unreadable",
    budget: "work limit reached",
    "parse-degraded": "syntax errors",
    "incomplete-capture": "incomplete capture",
    "unsupported-format": "unsupported format",
    link: "link, not followed",
    "special-file": "special file",
};
/** `partly: syntax errors`, `too large`. */
function reasonWords(entry) {
    const words = REASONS[entry.reason];
    return entry.coverage === "partial" ? `partly: ${words}` : words;
}
/** A label that stands inside of a line or a link needs no full stop. */
function withoutStop(text) {
    return text.endsWith(".") ? text.slice(0, -1) : text;
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
"use strict";
exports.id = 100;
exports.ids = [100,3980];
exports.modules = {

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

/***/ 9832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 100:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  redactCapture: function() { return /* binding */ redactCapture; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/content/redact/headers.js
var redact_headers = __webpack_require__(4141);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/capture/member-span.js
var member_span = __webpack_require__(3611);
// EXTERNAL MODULE: ./out/capture/rewrite.js
var rewrite = __webpack_require__(9990);
// EXTERNAL MODULE: ./out/capture/verify.js
var verify = __webpack_require__(8913);
;// CONCATENATED MODULE: ./out/capture/redact.js





/** Members that say what a record is, or that the recorder made up itself. */
const OWN = new Set("type seq ts dir exchange status event signal code bytes sha256 truncated reflowed redacted dropped action format session transport recorder pid redaction derived".split(" "));
/** Records that wait for the message of an HTTP request, and their characters. */
const MAX_HELD = 256;
const MAX_HELD_TEXT = 4 * 1024 * 1024;
/**
 * Takes secrets out of a capture after the fact, as the recorder would have done: secrets of known shape, and what the rules
 * say. Structure, schemas and what says what a message is stay. What is taken out cannot be got back.
 * @param tool `portlight/<version>`
 * @param count is added to
 */
function redaction(original, rules, tool, count) {
    return new CaptureRedaction(original, rules, tool, count);
}
class CaptureRedaction {
    #original;
    #rules;
    #withoutPlaces;
    #tool;
    #count;
    #streams = new Map();
    #held = [];
    #heldText = 0;
    #waiting = new Map();
    constructor(original, rules, tool, count) {
        this.#original = original;
        this.#rules = { ...rules, exact: (0,redact/* exactValues */.IY)([]) };
        const { paths: _places, ...others } = this.#rules;
        this.#withoutPlaces = others;
        this.#tool = tool;
        this.#count = count;
    }
    start(start) {
        const clean = JSON.parse(this.#members(JSON.stringify(start)));
        const profile = start.redaction?.profile;
        const done = (0,verify/* operations */.zU)(start);
        return {
            ...clean,
            redaction: { profile: profile === "custom" || this.#isRuled() ? "custom" : "default" },
            derived: {
                ...(done.length > 0 ? start.derived : {}),
                tool: this.#tool,
                op: done.includes("redact") ? done.join("+") : [...done, "redact"].join("+"),
                // A digest of what held the secrets would confirm a guess at them.
                ...(done.includes("tidy") ? {} : { of: start.session }),
                ...(0,rewrite/* originalState */.tR)(this.#original.summary),
            },
        };
    }
    line(located, text) {
        const { record } = located;
        switch (record.type) {
            case "http.request":
                return this.#hold({ text, request: record });
            case "http.response":
                return this.#hold({ text: this.#headers(text, record, NOTHING_REMOVED) });
            case "frame":
                return this.#hold({ text: this.#frame(text, record) });
            case "stderr":
                return this.#hold({ text: this.#stderr(text) });
            default:
                return this.#hold({ text: this.#members(text) });
        }
    }
    rest() {
        for (const held of this.#held)
            this.#settle(held, NOTHING_REMOVED);
        return this.#release();
    }
    end(ts) {
        return ts;
    }
    #isRuled() {
        const { isSecretKey, values = [], paths = [], secrets } = this.#rules;
        return isSecretKey !== undefined || values.length + paths.length > 0 || secrets !== undefined;
    }
    #hold(held) {
        if (held.request) {
            if (hasMessage(held.request))
                this.#waiting.set(held.request.exchange, held);
            else
                this.#settle(held, NOTHING_REMOVED);
        }
        this.#held.push(held);
        this.#heldText += held.text.length;
        if (this.#held.length > MAX_HELD || this.#heldText > MAX_HELD_TEXT)
            return this.rest();
        return this.#held[0]?.request ? [] : this.#release();
    }
    /** The lines up to the next one that waits. */
    #release() {
        const next = this.#held.findIndex(({ request }) => request !== undefined);
        const done = this.#held.splice(0, next < 0 ? this.#held.length : next);
        for (const { text } of done)
            this.#heldText -= text.length;
        return done.map(({ text }) => text);
    }
    #settle(held, body) {
        const { request } = held;
        if (!request)
            return;
        held.request = undefined;
        this.#waiting.delete(request.exchange);
        const text = this.#headers(this.#members(held.text, ["headers"]), request, body);
        this.#heldText += text.length - held.text.length;
        held.text = text;
    }
    #headers(text, record, body) {
        const { headers, redacted } = (0,redact_headers/* scrubHeaders */.C)(record.headers, this.#rules, body);
        if (redacted.length === 0)
            return text;
        this.#counted(redacted.length);
        return marked(text, (member) => (member.name === "headers" ? JSON.stringify(headers) : member.value));
    }
    #frame(text, record) {
        if (record.frame === undefined)
            return this.#unparsed(text, record);
        let body = NOTHING_REMOVED;
        let count = 0;
        const clean = changed(text, (member) => {
            if (member.name === "frame") {
                const result = (0,redact/* redact */.E$)(member.value, this.#rules);
                count += result.count;
                if (result.count > 0)
                    body = { text: result.text, removed: result.removed };
                return result.text;
            }
            return this.#member(member);
        });
        const request = record.dir === "c2s" && record.exchange !== undefined ? this.#waiting.get(record.exchange) : undefined;
        if (request)
            this.#settle(request, body);
        if (count === 0)
            return clean;
        this.#counted(count);
        return marked(clean, ({ value }) => value);
    }
    /** A message that is no JSON, not UTF-8 or cut. */
    #unparsed(text, record) {
        const stored = record.text ?? Buffer.from(record.base64 ?? "", "base64").toString("latin1");
        const clean = this.#streamed(record.dir, stored);
        if (clean === undefined)
            return text;
        const written = JSON.stringify(record.text === undefined ? Buffer.from(clean, "latin1").toString("base64") : clean);
        const name = record.text === undefined ? "base64" : "text";
        // No digest of a message that held secrets: it would confirm a guess at them.
        return marked(text, (member) => member.name === name ? written : member.name === "sha256" ? undefined : member.value);
    }
    #stderr(text) {
        const record = JSON.parse(text);
        const clean = this.#streamed("stderr", record.text);
        if (clean === undefined)
            return text;
        return marked(text, (member) => (member.name === "text" ? JSON.stringify(clean) : member.value));
    }
    /** A line of a stream, which may go on with a secret of the line before. */
    #streamed(stream, line) {
        let secrets = this.#streams.get(stream);
        if (!secrets) {
            secrets = new redact/* LineSecrets */.Mr((0,redact/* exactValues */.IY)([]));
            this.#streams.set(stream, secrets);
        }
        const result = (0,redact/* redact */.E$)(line, this.#rules, secrets.read(line));
        if (result.count === 0)
            return undefined;
        this.#counted(result.count);
        return result.text;
    }
    /** Any other record, of a type that is not known too: whatever it holds that is not ours. */
    #members(text, except = []) {
        return changed(text, (member) => (except.includes(member.name) ? member.value : this.#member(member)));
    }
    #member({ name, value }) {
        if (OWN.has(name))
            return value;
        // The name is one of the format: rules by key are about what lies below.
        const result = (0,redact/* redact */.E$)(value, this.#withoutPlaces);
        if (result.count === 0)
            return value;
        this.#counted(result.count);
        return result.text;
    }
    #counted(values) {
        this.#count.values += values;
        this.#count.records++;
    }
}
const NOTHING_REMOVED = { text: "", removed: new Set() };
function hasMessage({ method }) {
    return !/^(?:GET|HEAD|DELETE|OPTIONS)$/i.test(method);
}
/** The record with other values; the line itself where none is another. */
function changed(text, value) {
    let different = false;
    const list = (0,member_span/* members */.ol)(text).map((member) => {
        const next = value(member);
        if (next !== member.value)
            different = true;
        return { ...member, value: next };
    });
    return different ? (0,member_span/* objectText */.tq)(list) : text;
}
/** The record with other values and the mark that it is redacted, where our writer puts it. */
function marked(text, value) {
    const list = (0,member_span/* members */.ol)(text).flatMap((member) => {
        const next = value(member);
        return next === undefined || member.name === "redacted" ? [] : [{ ...member, value: next }];
    });
    const mark = { name: "redacted", written: '"redacted"', value: "true" };
    const last = list.findIndex(({ name }) => ["frame", "text", "base64"].includes(name));
    return (0,member_span/* objectText */.tq)(last < 0 ? [...list, mark] : list.toSpliced(last, 0, mark));
}

// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/config/load.js
var load = __webpack_require__(3980);
// EXTERNAL MODULE: ./out/content/added-secrets.js
var added_secrets = __webpack_require__(9627);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/run/outputs.js
var outputs = __webpack_require__(1927);
// EXTERNAL MODULE: ./out/run/root.js
var run_root = __webpack_require__(6897);
;// CONCATENATED MODULE: ./out/run/redact-capture.js
/** `portlight capture redact`: another capture without what must not be in it. */











/**
 * @returns a sentence about what was done
 * @throws UserError
 */
async function redactCapture(request) {
    const { cwd, capture, output, rules } = request;
    const root = (0,run_root.findRoot)(cwd);
    const path = (0,external_node_path_.resolve)(cwd, capture);
    const explicitPath = request.config === undefined ? undefined : (0,external_node_path_.resolve)(cwd, request.config);
    const config = await (0,load.loadConfig)({ root, start: cwd, explicitPath });
    const original = (0,rewrite/* originalOf */.zW)(path, (0,input_text/* shownPath */.pS)(capture), "redacted");
    refuseSameFile(path, (0,external_node_path_.resolve)(cwd, output), output);
    const secrets = await (0,added_secrets/* addedSecrets */.O3)(config.secrets);
    const count = { values: 0, records: 0 };
    const all = { ...rules, ...(secrets && { secrets }) };
    (0,outputs/* writeFileOutput */.TM)(root, cwd, output, (0,rewrite/* rewritten */.fm)(original, redaction(original, all, `portlight/${product/* VERSION */.xv}`, count)));
    const state = original.summary.state === "self-consistent"
        ? ""
        : ` The capture was ${original.summary.state}; so is what was made of it.`;
    const what = count.values === 0
        ? "nothing had to be taken out"
        : `${count.values} ${count.values === 1 ? "value was" : "values were"} taken out`;
    return `${(0,input_text/* shownPath */.pS)(output)}: ${what}.${state}\n`;
}
/** @throws UserError when both names lead to one file */
function refuseSameFile(source, target, shown) {
    const existing = (0,external_node_fs_.statSync)(target, { throwIfNoEntry: false });
    const { dev, ino } = (0,external_node_fs_.statSync)(source);
    if (source !== target && !(existing && existing.dev === dev && existing.ino === ino))
        return;
    throw new user_error/* UserError */.y(`${(0,input_text/* shownPath */.pS)(shown)} is the capture itself, and what is redacted cannot be got back: name another file with -o.`);
}


/***/ })

};
;
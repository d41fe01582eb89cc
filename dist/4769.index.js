"use strict";
exports.id = 4769;
exports.ids = [4769,3980];
exports.modules = {

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

/***/ 8529:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ isKnown; }
/* harmony export */ });
/** Whether a finding was there before, by the baseline or by the base tree. */
function isKnown({ baselined, inBase }) {
    return baselined || inBase === true;
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

/***/ 7495:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ packageFolder; }
/* harmony export */ });
/**
 * The deepest package folder above a file; "." when there is none.
 * @param path relative to the root, POSIX
 * @param folders the folders of packages, the same way
 */
function packageFolder(path, folders) {
    let folder = path;
    for (let cut = folder.lastIndexOf("/"); cut > 0; cut = folder.lastIndexOf("/")) {
        folder = folder.slice(0, cut);
        if (folders.has(folder))
            return folder;
    }
    return ".";
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

/***/ 9299:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ analyse; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _content_added_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9627);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _capture_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1521);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(236);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3246);
/** Runs what a command is made of over one tree: the audit, then the rules over its sessions. */






/** @throws UserError for usage; whatever concerns single inputs is in the result */
async function analyse(request, project, config) {
    const { command, cwd } = request;
    const problems = [];
    const notices = [];
    const stages = [];
    let unmatched = 0;
    if (project.isForeign) {
        notices.push("What was named lies outside of this project: its own configuration, baseline and suppressions do not count.");
    }
    const named = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .auditInputs */ .ZM)(project.root, cwd, request.paths);
    problems.push(...named.problems);
    const paths = request.paths.length > 0 ? named.paths : config.audit.paths;
    const whole = isWhole(request, paths, config);
    if ((command === "scan" || command === "audit") && request.withoutSource !== true) {
        if (request.paths.length === 0)
            problems.push(...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadablePaths */ .G1)(project.root, paths));
        if (paths.length > 0) {
            const stage = await auditStage(project, paths, config);
            problems.push(...stage.analyses.flatMap((analysis) => analysis.incomplete ?? []));
            const namedFiles = new Set(request.paths.length > 0 ? named.files : []);
            const unknown = unknownFiles(stage.analyses, namedFiles);
            problems.push(...[...unknown].map((path) => `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path)} is of no kind that is audited: name JavaScript, TypeScript or Python source, or a configuration of an MCP client or server.`));
            stages.push(unknown.size === 0 ? stage : without(stage, unknown));
            if (unknown.size === 0 && stage.analyses.every(isEmpty)) {
                const where = paths.map((path) => (path === "." ? "the project" : (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path)));
                notices.push(`No source of a server was found in ${where.join(", ")}.`);
            }
        }
    }
    if (command !== "audit") {
        const isNamed = request.captures.length > 0;
        const inputs = isNamed
            ? (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .captureInputs */ .U5)(project.root, cwd, request.captures)
            : (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .captureInputs */ .U5)(project.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(project.root, config.folder), config.captures);
        problems.push(...inputs.problems);
        if (!isNamed && !config.captureDefault) {
            // Who lists captures in a file expects them there.
            problems.push(...inputs.empty.map((pattern) => unmetExpectation(config, pattern)));
        }
        else if (isNamed || command !== "scan") {
            for (const pattern of inputs.empty) {
                notices.push(`No capture was found: ${emptyWords(isNamed ? pattern : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(config.folder, pattern))}`);
            }
        }
        if (isNamed)
            unmatched = inputs.empty.length;
        stages.push(await (0,_stages_js__WEBPACK_IMPORTED_MODULE_5__/* .contained */ .k)("sessions", async () => {
            const { judgeSessions } = await Promise.all(/* import() */[__webpack_require__.e(975), __webpack_require__.e(8597), __webpack_require__.e(7388), __webpack_require__.e(5523), __webpack_require__.e(9247)]).then(__webpack_require__.bind(__webpack_require__, 9247));
            const { name } = request;
            const result = judgeSessions(inputs, {
                command,
                name,
                servers: config.servers,
                perspective: config.perspective,
                secrets: await (0,_content_added_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .addedSecrets */ .O3)(config.secrets),
            });
            problems.push(...result.problems);
            return result.analyses;
        }));
    }
    return {
        analyses: withoutForeignSuppressions(stages, project),
        problems,
        notices,
        unmatched,
        whole,
        bugs: stages.flatMap((stage) => stage.bugs),
    };
}
function auditStage({ root }, paths, config) {
    return (0,_stages_js__WEBPACK_IMPORTED_MODULE_5__/* .contained */ .k)("audit", async () => {
        const { audit } = await __webpack_require__.e(/* import() */ 2052).then(__webpack_require__.bind(__webpack_require__, 9671));
        const { exclude, tests } = config.audit;
        return [await audit({ root, paths, exclude, tests, secrets: config.secrets })];
    });
}
/** Named files that were not read because nothing reads their kind. Declarations are source, though they hold no code. */
function unknownFiles(analyses, named) {
    const unknown = analyses
        .flatMap((analysis) => analysis.notAnalysed)
        .filter(({ path, reason }) => reason === "unsupported-format" && named.has(path) && !/\.d\.[cm]?ts$/.test(path));
    return new Set(unknown.map(({ path }) => path));
}
function without(stage, paths) {
    const analyses = stage.analyses.map((analysis) => ({
        ...analysis,
        notAnalysed: analysis.notAnalysed.filter((entry) => !paths.has(entry.path)),
    }));
    return { ...stage, analyses };
}
/** What a named folder or pattern without captures is told. */
function emptyWords(name) {
    const shown = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name);
    return (0,_capture_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(name) ? `the pattern "${shown}" matches none.` : `the folder "${shown}" holds none.`;
}
/** What a member of `captures:` in the configuration without captures is told. */
function unmetExpectation(config, name) {
    const file = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(config.path ?? ".portlight/config.yml");
    const what = (0,_capture_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isPattern */ .Pt)(name) ? "matches no capture" : "holds no capture";
    return `${file}: captures lists "${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name)}", which ${what}: record a session there or remove it.`;
}
function isEmpty({ inventory, notAnalysed, ruleFailures }) {
    return inventory.files === 0 && notAnalysed.length === 0 && ruleFailures.length === 0;
}
function withoutForeignSuppressions(stages, project) {
    const analyses = stages.flatMap((stage) => stage.analyses);
    return project.isForeign ? analyses.map((analysis) => ({ ...analysis, suppressions: [] })) : analyses;
}
/** True when the run covers all that the baseline beside this configuration can hold. */
function isWhole(request, paths, config) {
    const isAll = request.paths.length === 0 || (paths.length === 1 && paths[0] === config.folder);
    return isAll && request.captures.length === 0;
}


/***/ }),

/***/ 1521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: function() { return /* binding */ isPattern; },
/* harmony export */   wK: function() { return /* binding */ isCaptureName; },
/* harmony export */   wf: function() { return /* binding */ captureFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1233);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9758);







/** Entries that one pattern may walk over; a checkout with more needs a pattern that begins deeper. */
const MAX_ENTRIES = 500_000;
/** Folders that hold other people's files. */
const SKIPPED = new Set(["node_modules", ".git"]);
function isPattern(name) {
    return /[*?[\]{}]/.test(name);
}
/**
 * Files whose name ends in `.jsonl` and links of any name that a pattern matches; links are not followed.
 * @param base absolute path that the pattern is relative to
 * @throws UserError when the pattern is malformed, or walks over too much
 */
function captureFiles(base, pattern) {
    const segments = pattern.split("/");
    const wild = segments.findIndex((segment) => isPattern(segment) || segment.includes("\\"));
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, segments.slice(0, wild < 0 ? segments.length : wild).join("/") || (pattern.startsWith("/") ? "/" : "."));
    const rest = wild < 0 ? "**" : segments.slice(wild).join("/");
    let matches;
    try {
        const glob = (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .S)(rest);
        matches = (path) => glob.matches(path);
    }
    catch (error) {
        throw error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y ? new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(pattern)}: ${error.message}`) : error;
    }
    const found = [];
    const unreadable = [];
    const waiting = [""];
    let entries = 0;
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        const listed = list((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, folder));
        if (typeof listed === "string") {
            unreadable.push({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, folder), code: listed, isStart: folder === "" });
            continue;
        }
        for (const entry of listed) {
            if (++entries > MAX_ENTRIES) {
                throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(pattern)} walks over more than ${MAX_ENTRIES} files: begin it with a folder.`);
            }
            const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    waiting.push(path);
            }
            else if ((entry.isSymbolicLink() || isCaptureName(entry.name)) && matches(path)) {
                found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, path));
            }
        }
    }
    return {
        files: found.sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n),
        unreadable: unreadable.sort((a, b) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.folder, b.folder)),
    };
}
/**
 * What the user does not name is recognised by its ending, in any case. A log of observed effects ends so, too, and is told by
 * what it holds: by its name a session could hide.
 */
function isCaptureName(name) {
    return name.toLowerCase().endsWith(".jsonl");
}
/** @returns the entries, none for a folder that is not there, or the code of the system when it cannot be listed */
function list(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch (error) {
        const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$)(error);
        return code === "ENOENT" || code === "ENOTDIR" ? [] : code;
    }
}


/***/ }),

/***/ 236:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: function() { return /* binding */ unreadablePaths; },
/* harmony export */   U5: function() { return /* binding */ captureInputs; },
/* harmony export */   ZM: function() { return /* binding */ auditInputs; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6687);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7167);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9758);
/* harmony import */ var _capture_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1521);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6897);
/** What the user named, as files and folders: absolute or relative to the working directory, duplicates ignored. */











/** A named folder or pattern may match this many captures; more is a mistake in the pattern. */
const MAX_CAPTURES = 10_000;
/**
 * Files and folders to audit.
 * @param cwd absolute real path
 * @param named as the user wrote them
 * @throws UserError (2) when one lies outside the root
 */
function auditInputs(root, cwd, named) {
    const paths = new Set();
    const files = new Set();
    const problems = [];
    for (const name of named) {
        const input = openable(name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name));
        if (typeof input === "string") {
            problems.push(input);
            continue;
        }
        const { real, isFile } = input;
        if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(root, real)) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name)} lies outside of the project ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)(root)}: change to a folder that holds it and run portlight there.`);
        }
        paths.add((0,_root_js__WEBPACK_IMPORTED_MODULE_8__.relativeTo)(root, real));
        if (isFile)
            files.add((0,_root_js__WEBPACK_IMPORTED_MODULE_8__.relativeTo)(root, real));
    }
    return { paths: [...paths].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n), files: [...files].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n), problems };
}
/**
 * Those of the configuration's paths that cannot be read, one sentence each: who lists a folder expects it to be audited.
 * @param paths relative to the root, POSIX
 */
function unreadablePaths(root, paths) {
    return paths.flatMap((path) => {
        const code = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableCode */ .N3)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
        return code === undefined ? [] : [`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path)} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalWords */ .WW)(code)}.`];
    });
}
/**
 * The captures that files, folders and glob patterns stand for. A named file may lie outside the root and have any name; a
 * folder or pattern gives files that end in `.jsonl`, and a link that leads out of the root is reported, not followed.
 * @param base what relative names are relative to, absolute real path
 */
function captureInputs(root, base, named) {
    const captures = new Map();
    const notAnalysed = new Map();
    const problems = [];
    const empty = [];
    const add = (file, isNamed) => {
        captures.set(file, {
            file,
            shown: shownFile(root, file),
            isNamed: isNamed || captures.get(file)?.isNamed === true,
        });
    };
    const leaveOut = (file, reason, detail) => {
        const path = shownFile(root, file);
        notAnalysed.set(path, { path, coverage: "none", reason, ...(detail === undefined ? {} : { detail }) });
    };
    for (const name of named) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, name);
        const look = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAt */ .t5)(path);
        const isFolder = look.kind === "entry" && look.stats.isDirectory();
        if (!isFolder && (look.kind === "entry" || !(0,_capture_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isPattern */ .Pt)(name))) {
            const input = openable(name, path);
            const problem = typeof input === "string" ? input : leavesRoot(root, name, path, input.real);
            if (problem !== undefined)
                problems.push(problem);
            else if (typeof input !== "string")
                add(input.real, true);
            continue;
        }
        // A folder's name is no pattern, whatever characters it holds.
        const { files, unreadable } = isFolder
            ? (0,_capture_files_js__WEBPACK_IMPORTED_MODULE_7__/* .captureFiles */ .wf)(path, "**")
            : (0,_capture_files_js__WEBPACK_IMPORTED_MODULE_7__/* .captureFiles */ .wf)(base, node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "\\" ? name.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/") : name);
        for (const { folder, code, isStart } of unreadable) {
            const shown = shownFile(root, folder);
            if (isStart)
                problems.push(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(isFolder ? name : shown)} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalWords */ .WW)(code)}.`);
            else
                leaveOut(folder, "unreadable", `The folder could not be read (${code}).`);
        }
        if (files.length === 0 && unreadable.length === 0)
            empty.push(name);
        if (files.length > MAX_CAPTURES) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name)} matches ${files.length} captures, more than ${MAX_CAPTURES}: name fewer.`);
        }
        for (const file of files) {
            const found = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAt */ .t5)(file);
            const input = openable(name, file);
            if (typeof input === "string") {
                if (found.kind === "entry" && found.stats.isFile()) {
                    leaveOut(file, "unreadable", `The file could not be read (${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableCode */ .N3)(file) ?? "unknown"}).`);
                }
                else
                    leaveOut(file, reasonFor(found));
            }
            else if (leavesRoot(root, name, file, input.real))
                leaveOut(file, "link");
            else if ((0,_capture_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isCaptureName */ .wK)(file) && input.isFile)
                add(input.real, false);
        }
    }
    return {
        captures: [...captures.values()].sort((a, b) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n)(a.shown, b.shown) || (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n)(a.file, b.file)),
        notAnalysed: [...notAnalysed.values()].sort((a, b) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareText */ .n)(a.path, b.path)),
        problems,
        empty,
    };
}
function reasonFor(look) {
    if (look.kind !== "entry")
        return "unreadable";
    return look.stats.isSymbolicLink() ? "link" : "special-file";
}
/** Relative to the root, or the bare name outside of it. */
function shownFile(root, file) {
    return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(root, file) ? (0,_root_js__WEBPACK_IMPORTED_MODULE_8__.relativeTo)(root, file) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file);
}
/** A path below the root may not lead out of it by a link, its own or one of a folder on the way. */
function leavesRoot(root, name, path, real) {
    return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(root, path) && !(0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .F)(root, real)
        ? `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name)} leads out of the project by a link: name the file itself.`
        : undefined;
}
/** @returns the file or folder that a named input stands for, or what keeps it from being read, as a sentence */
function openable(name, path) {
    const shown = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name);
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real);
        if (!stats.isFile() && !stats.isDirectory()) {
            return `${shown} is neither a file nor a folder: only those are read.`;
        }
        const code = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableCode */ .N3)(real);
        return code === undefined ? { real, isFile: stats.isFile() } : `${shown} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalWords */ .WW)(code)}.`;
    }
    catch (error) {
        const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_10__/* .codeOf */ .$)(error);
        return code === "ENOENT" && (0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAt */ .t5)(path).kind === "entry"
            ? `${shown} is a link to nothing: name a file.`
            : `${shown} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalWords */ .WW)(code)}.`;
    }
}


/***/ }),

/***/ 6285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ readPolicy; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(138);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3980);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7167);
/* harmony import */ var _verdict_baseline_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5349);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6897);
/** The files by which a project says what counts: configuration and baseline. */








/**
 * Configuration and baseline. A project that is not the invoking one brings none of its own.
 * @throws UserError that says what to change
 */
async function readPolicy(request, project) {
    const { root, folder } = project;
    if (project.isForeign) {
        if (request.config !== undefined || request.baseline !== undefined) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y("--config and --baseline belong to the project that they lie in: change to its folder and run portlight there.");
        }
        const config = (0,_config_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultConfig */ .s)((0,_root_js__WEBPACK_IMPORTED_MODULE_7__.relativeTo)(root, folder));
        return { config, baseline: undefined, baselinePath: config.baselinePath };
    }
    // What --config names is relative to the working directory, the search starts at the server's folder.
    const explicitPath = request.config === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.config);
    const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_2__.loadConfig)({ root, start: folder, explicitPath });
    if (request.baseline === undefined) {
        return { config, baseline: (0,_verdict_baseline_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readBaseline */ .mF)(root, config.baselinePath), baselinePath: config.baselinePath };
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.baseline);
    const shown = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .pS)(request.baseline);
    if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(root, file))
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`--baseline ${shown} lies outside the project; name a file inside it.`);
    const baselinePath = (0,_root_js__WEBPACK_IMPORTED_MODULE_7__.relativeTo)(root, file);
    const baseline = (0,_verdict_baseline_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readBaseline */ .mF)(root, baselinePath);
    if (!baseline && !request.baselineMayBeMissing)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`--baseline ${shown} does not exist; check the path.`);
    return { config, baseline, baselinePath };
}


/***/ }),

/***/ 641:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ policyOf; }
/* harmony export */ });
/* harmony import */ var _catalog_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8109);

/** The policy that flags and files make together; flags win. */
function policyOf(request, { config, baseline }, analysed) {
    return {
        command: request.command,
        today: request.today,
        onDefaultBranch: request.onDefaultBranch ?? false,
        failOn: request.failOn ?? config.failOn,
        strict: request.strict ?? false,
        unmatched: analysed.unmatched,
        perspective: config.perspective,
        rules: config.rules,
        ignore: config.ignore,
        baseline,
        scope: { whole: analysed.whole, families: (0,_catalog_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .allFamiliesOf */ .n)(request.command) },
        incomplete: analysed.problems,
        notices: [...config.notices, ...analysed.notices],
    };
}


/***/ }),

/***/ 4769:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: function() { return /* binding */ run; }
});

// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
// EXTERNAL MODULE: ./out/verdict/judge.js + 6 modules
var judge = __webpack_require__(9799);
;// CONCATENATED MODULE: ./out/verdict/min-severity.js

/**
 * What `--min-severity` shows. Only the list gets shorter: counts, scores, gate and exit status stay those of the run,
 * and `hidden` tells how many are left out.
 */
function withMinSeverity(judgement, least) {
    const findings = judgement.findings.filter((entry) => (0,severity/* atLeast */.jZ)(entry.finding.severity, least));
    const hidden = (judgement.hidden ?? 0) + judgement.findings.length - findings.length;
    return hidden === 0 ? judgement : { ...judgement, findings, hidden };
}

// EXTERNAL MODULE: ./out/run/analyses.js
var analyses = __webpack_require__(9299);
// EXTERNAL MODULE: ./out/run/policy-files.js
var policy_files = __webpack_require__(6285);
// EXTERNAL MODULE: ./out/run/policy-of.js
var policy_of = __webpack_require__(641);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/files/read.js
var read = __webpack_require__(7167);
// EXTERNAL MODULE: ./out/run/root.js
var run_root = __webpack_require__(6897);
;// CONCATENATED MODULE: ./out/run/project.js




/** Finds root and folder. Paths that do not exist decide nothing: they are reported with the other inputs. */
function locateProject({ cwd, root, paths, isServerFolder }) {
    const invoking = root ?? (0,run_root.findRoot)(cwd);
    const first = paths.map((path) => folderOf((0,external_node_path_.resolve)(cwd, path))).find((folder) => folder !== undefined);
    if (first !== undefined && root === undefined && !(0,read/* isInside */.F)(invoking, first)) {
        return { root: (0,run_root.findRoot)(first), folder: first, isForeign: true };
    }
    const inside = first !== undefined && (0,read/* isInside */.F)(invoking, first);
    return { root: invoking, folder: isServerFolder && inside ? first : cwd, isForeign: false };
}
function folderOf(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return (0,external_node_fs_.statSync)(real).isDirectory() ? real : (0,external_node_path_.dirname)(real);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/run/run.js
/** The pipeline that the command line and the action share: configuration → analyses → verdict. Reports come after. */









/**
 * Runs the analyses of a command and judges them.
 * @throws UserError for usage and configuration; whatever concerns single inputs stands in the judgement
 */
async function run(request) {
    refuseEmptyNames(request);
    const minSeverity = severityOf(request.minSeverity);
    const project = locateProject({ ...request, isServerFolder: request.pathIsServerFolder ?? false });
    const head = await (0,policy_files/* readPolicy */.T)(request, project);
    const { judgement, analysed } = request.base === undefined ? await judgeTree(request, project, head) : await judgeChange(request, project, head);
    return {
        judgement: minSeverity === undefined ? judgement : withMinSeverity(judgement, minSeverity),
        project,
        baselinePath: head.baselinePath,
        baseline: head.baseline,
        whole: analysed.whole,
        problems: analysed.problems,
        bugs: analysed.bugs,
    };
}
/** A tree by its own policy. */
async function judgeTree(request, project, files) {
    const analysed = await (0,analyses/* analyse */.K)(request, project, files.config);
    return { analysed, judgement: (0,judge/* judge */.S)(analysed.analyses, (0,policy_of/* policyOf */.U)(request, files, analysed)) };
}
/** A tree by the policy of the one that it started from. */
async function judgeChange(request, project, head) {
    if (project.isForeign) {
        throw new user_error/* UserError */.y("--base compares a project with its own past: change to its folder and run portlight there.");
    }
    const { againstBase } = await __webpack_require__.e(/* import() */ 9269).then(__webpack_require__.bind(__webpack_require__, 9269));
    const { base = "", environment = {} } = request;
    return againstBase(request, project, head, { base, environment });
}
/** An empty name is a variable that was not set; taken for the working directory, it would judge what nobody asked for. */
function refuseEmptyNames({ paths, captures, config, baseline, name, base }) {
    if ([...paths, ...captures].includes("")) {
        throw new user_error/* UserError */.y("an empty path was given: name a file or folder, or leave it out.");
    }
    for (const [option, value] of [
        ["--config", config],
        ["--baseline", baseline],
        ["--name", name],
        ["--base", base],
    ]) {
        if (value === "")
            throw new user_error/* UserError */.y(`${option} is empty: give it a value, or leave it out.`);
    }
}
function severityOf(name) {
    if (name === undefined || (0,severity/* isSeverity */._Z)(name))
        return name;
    throw new user_error/* UserError */.y(`${(0,input_text/* shownPath */.pS)(name)} is no severity: use ${severity/* SEVERITIES */.oC.join(", ")}.`);
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

/***/ 448:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: function() { return /* binding */ baseFindings; },
/* harmony export */   W0: function() { return /* binding */ hiddenBy; },
/* harmony export */   cu: function() { return /* binding */ identityOf; },
/* harmony export */   kc: function() { return /* binding */ withholdNew; },
/* harmony export */   p3: function() { return /* binding */ inBase; }
/* harmony export */ });
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8754);

/** What one judgement says of the tree that another one is compared with. */
function baseFindings(label, judgement) {
    return {
        label,
        findings: judgement.findings.map(({ finding }) => finding),
        suppressed: new Set(judgement.findings
            .filter(({ suppressed }) => suppressed?.kind === "in-source")
            .map(({ finding }) => identityOf(finding))),
    };
}
function identityOf({ ruleId, fingerprint }) {
    return `${ruleId} ${fingerprint}`;
}
/**
 * The findings that the base has as well and no milder, by fingerprint, moved code by its second one. Unlike a baseline this
 * takes in guarded rules: a secret that the base holds is not the change's.
 */
function inBase(findings, base) {
    const entries = base.findings.map(_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineEntry */ .Gf);
    const { known } = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .matchBaseline */ .XZ)(findings, { entries }, () => undefined);
    // What the gate passed over for its low confidence is news once it is sure.
    const unsure = new Set(base.findings.filter(({ confidence }) => confidence === "low").map(identityOf));
    return new Set([...known].filter((finding) => finding.confidence === "low" || !unsure.has(identityOf(finding))));
}
/** Takes the comments out that the change itself brings. */
function withholdNew(byFinding, base) {
    const counted = new Map();
    const withheld = new Map();
    for (const [finding, suppression] of byFinding) {
        const isOld = suppression.kind === "configuration" || base.suppressed.has(identityOf(finding));
        (isOld ? counted : withheld).set(finding, suppression);
    }
    return { counted, withheld };
}
/**
 * What fails the run by one policy and would not by another: what the change to the policy hides.
 * @param now by the policy of the base
 * @param then the same findings by the policy of the change
 */
function hiddenBy(now, then) {
    const failing = new Set(then.findings.filter(({ gating }) => gating).map(({ finding }) => identityOf(finding)));
    return now.findings.filter(({ finding, gating }) => gating && !failing.has(identityOf(finding)));
}


/***/ }),

/***/ 5349:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: function() { return /* binding */ writeBaseline; },
/* harmony export */   Rz: function() { return /* binding */ updateBaseline; },
/* harmony export */   mF: function() { return /* binding */ readBaseline; }
/* harmony export */ });
/* unused harmony exports parseBaseline, serialiseBaseline */
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6687);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7167);
/* harmony import */ var _files_replace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4203);
/* harmony import */ var _findings_json_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9832);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1971);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8754);









const MAX_BYTES = 8 * 1024 * 1024;
const MAX_ENTRIES = 50_000;
/**
 * @param root absolute real path
 * @param path of the file relative to the root, POSIX
 * @returns undefined when there is none
 * @throws UserError when it is no baseline of a version that is known; names file, line and reason, never content
 */
function readBaseline(root, path) {
    const label = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path);
    const text = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectFile */ .S)({ root, path, maxBytes: MAX_BYTES, label, exitCode: 2 });
    return text === undefined ? undefined : parseBaseline(text, label);
}
/** @param label how the file is named in a message */
function parseBaseline(text, label) {
    const refuse = (why) => {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${label}: ${why}; restore it from version control, or delete it and run \`portlight baseline write\`.`);
    };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return refuse("this is not JSON");
    }
    if (!(0,_findings_json_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(value))
        return refuse("a baseline is a JSON object");
    if (value.version !== 1) {
        return refuse(typeof value.version === "number" ? "this version of the format is not known" : "version is missing");
    }
    const list = value.entries;
    if (!Array.isArray(list))
        return refuse("entries must be a list");
    if (list.length > MAX_ENTRIES)
        return refuse(`more than ${MAX_ENTRIES} entries`);
    const entries = list.map((entry, index) => parseEntry(entry) ?? refuse(`entry ${index + 1} is not a baseline entry`));
    return { entries: entries.sort(_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .compareEntries */ .wD) };
}
function parseEntry(value) {
    if (!(0,_findings_json_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(value))
        return undefined;
    const { fingerprint, moved, ruleId, path, severity, sourceKind } = value;
    if (!isDigest(fingerprint) || (moved !== undefined && !isDigest(moved)))
        return undefined;
    if (typeof ruleId !== "string" || typeof path !== "string")
        return undefined;
    if (typeof severity !== "string" || !(0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_6__/* .isSeverity */ ._Z)(severity))
        return undefined;
    if (sourceKind !== undefined && typeof sourceKind !== "string")
        return undefined;
    return {
        fingerprint,
        ...(moved === undefined ? {} : { moved }),
        ruleId,
        path,
        severity,
        ...(sourceKind === undefined ? {} : { sourceKind }),
    };
}
/** The file's text: sorted, one entry per line, so that a merge conflict is a line and a review reads it. */
function serialiseBaseline(baseline) {
    const entries = [...baseline.entries].sort(_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .compareEntries */ .wD).map((entry) => {
        const { fingerprint, moved, ruleId, path, severity, sourceKind } = entry;
        return `    ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(JSON.stringify({ ruleId, path, severity, fingerprint, moved, sourceKind }))}`;
    });
    const body = entries.length === 0 ? "[]" : `[\n${entries.join(",\n")}\n  ]`;
    return `{\n  "version": 1,\n  "entries": ${body}\n}\n`;
}
/**
 * The baseline after a run. Without `add` an existing one only shrinks: entries that no finding meets go, the others
 * stay as they are, so that a finding that got worse stays new. Notes are no debt and are left out.
 * @param judgement of a run over everything, judged with `previous` as baseline
 * @throws UserError when the run did not see everything: entries of what it missed would be lost
 */
function updateBaseline(judgement, whole, options) {
    const { previous, add, ruleOf = _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il } = options;
    if (!whole || judgement.exitCode > 1 || judgement.hidden) {
        const why = judgement.exitCode > 1
            ? (judgement.problems?.[0] ?? "this run did not end complete.")
            : "this run looked at a part of the project only; name the whole project, or nothing.";
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`the baseline was not written: ${why}`, judgement.exitCode === 3 ? 3 : 2);
    }
    const findings = judgement.findings.filter((entry) => !entry.suppressed).map((entry) => entry.finding);
    const { known, worse } = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .matchBaseline */ .XZ)(findings, previous ?? { entries: [] }, ruleOf);
    const entries = new Map();
    const refused = new Set();
    let added = 0;
    let notAdded = 0;
    let kept = 0;
    for (const finding of findings) {
        if (finding.severity === "note")
            continue;
        if ((0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .neverBaselined */ .y$)(ruleOf(finding.ruleId))) {
            refused.add(finding.ruleId);
            continue;
        }
        const fresh = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineEntry */ .Gf)(finding);
        const before = worse.get(finding);
        if (known.has(finding)) {
            // A moved finding is written at its new place.
            entries.set(fresh.fingerprint, fresh);
            kept++;
        }
        else if (add || previous === undefined) {
            entries.set(fresh.fingerprint, fresh);
            added++;
        }
        else {
            if (before) {
                entries.set(before.fingerprint, before);
                kept++;
            }
            notAdded++;
        }
    }
    const baseline = { entries: [...entries.values()].sort(_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .compareEntries */ .wD) };
    return {
        baseline,
        added,
        kept,
        removed: (previous?.entries.length ?? 0) - kept,
        refused: [...refused].sort(),
        notAdded,
    };
}
/** @throws UserError when a link or a special file is in the way */
function writeBaseline(root, path, baseline) {
    (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceProjectFile */ .a)({ root, path, text: serialiseBaseline(baseline), label: (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path) });
}
function isDigest(value) {
    return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}


/***/ }),

/***/ 8754:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: function() { return /* binding */ baselineEntry; },
/* harmony export */   XZ: function() { return /* binding */ matchBaseline; },
/* harmony export */   wD: function() { return /* binding */ compareEntries; },
/* harmony export */   y$: function() { return /* binding */ neverBaselined; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9758);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1971);



/** A guarded rule's findings are accepted one by one, with a reason, and never all at once. */
function neverBaselined(rule) {
    return rule !== undefined && (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .isGuarded */ .JN)(rule);
}
function baselineEntry(finding) {
    const kind = finding.data?.sourceKind;
    return {
        fingerprint: finding.fingerprint,
        ...(finding.movedFingerprint === undefined ? {} : { moved: finding.movedFingerprint }),
        ruleId: finding.ruleId,
        path: finding.location.path,
        severity: finding.severity,
        ...(typeof kind === "string" ? { sourceKind: kind } : {}),
    };
}
function compareEntries(a, b) {
    return (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.path, b.path) || (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.ruleId, b.ruleId) || (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.fingerprint, b.fingerprint);
}
/**
 * Pairs findings with the entries of a baseline: by fingerprint first, then what is left over by the fingerprint of
 * moved code. One entry stands for one finding.
 * @param findings in their order
 */
function matchBaseline(findings, baseline, ruleOf) {
    const known = new Set();
    const met = new Set();
    const worse = new Map();
    const exact = new Map();
    const moved = new Map();
    for (const entry of baseline.entries) {
        exact.set(`${entry.ruleId} ${entry.fingerprint}`, entry);
    }
    const settle = (finding, entry) => {
        met.add(entry);
        if (isWorse(finding, entry))
            worse.set(finding, entry);
        else
            known.add(finding);
    };
    const open = [];
    for (const finding of findings) {
        if (neverBaselined(ruleOf(finding.ruleId)))
            continue;
        const entry = exact.get(`${finding.ruleId} ${finding.fingerprint}`);
        if (entry)
            settle(finding, entry);
        else
            open.push(finding);
    }
    for (const entry of baseline.entries) {
        if (entry.moved === undefined || met.has(entry))
            continue;
        const key = `${entry.ruleId} ${entry.moved}`;
        const list = moved.get(key);
        if (list)
            list.push(entry);
        else
            moved.set(key, [entry]);
    }
    for (const finding of open) {
        if (finding.movedFingerprint === undefined)
            continue;
        const entry = moved.get(`${finding.ruleId} ${finding.movedFingerprint}`)?.shift();
        if (entry)
            settle(finding, entry);
    }
    return { known, met, worse };
}
function isWorse(finding, entry) {
    if ((0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(finding.severity) > (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(entry.severity))
        return true;
    const kind = finding.data?.sourceKind;
    return entry.sourceKind !== undefined && typeof kind === "string" && kind !== entry.sourceKind;
}


/***/ }),

/***/ 9799:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: function() { return /* binding */ judge; }
});

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog_catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/findings/demotion.js
var demotion = __webpack_require__(2037);
// EXTERNAL MODULE: ./out/findings/judgement.js
var judgement = __webpack_require__(8529);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
// EXTERNAL MODULE: ./out/verdict/base.js
var verdict_base = __webpack_require__(448);
// EXTERNAL MODULE: ./out/verdict/baseline.js
var baseline = __webpack_require__(8754);
// EXTERNAL MODULE: ./out/errors/nearest.js
var nearest = __webpack_require__(4169);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
;// CONCATENATED MODULE: ./out/verdict/gate.js




const DEFAULT_FAIL_ON = ["high"];
/**
 * Reads the members of `--fail-on` or `failOn` (docs/decisions/0020-gate-and-score.md): severities but note, `none`, groups,
 * rule ids.
 * @param source how the list is named in a message, `--fail-on` or `.portlight/config.yml:4: failOn`
 * @throws UserError for an unknown name, an empty list, `note`, or `none` beside a severity
 */
function parseFailOn(list, rules, source = "fail-on") {
    const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
    const allGroups = new Set(rules.flatMap((rule) => rule.groups));
    const members = [];
    const groups = new Set();
    const ruleIds = new Set();
    const severities = [];
    let none = false;
    for (const raw of list) {
        const name = raw.trim();
        if (name === "" || members.includes(name))
            continue;
        members.push(name);
        if (name === "none")
            none = true;
        else if (name === "note") {
            throw new user_error/* UserError */.y(`${source} names note, but notes never fail by severity: name low, or the rules or groups whose notes are to fail.`);
        }
        else if ((0,severity/* isSeverity */._Z)(name))
            severities.push(name);
        else if (allGroups.has(name))
            groups.add(name);
        else if (ruleById.has(name))
            ruleIds.add(name);
        else {
            const known = [...severity/* SEVERITIES */.oC, "none", ...allGroups, ...ruleById.keys()];
            throw new user_error/* UserError */.y(`${source} names "${(0,message/* visibleName */.ko)(name)}", which is no severity, group or rule${(0,nearest/* didYouMean */.a)(name, known) || "."} \`portlight rules\` lists groups and rules.`);
        }
    }
    if (members.length === 0)
        throw new user_error/* UserError */.y(`${source} is empty; write none to let no severity fail the run.`);
    if (none && severities.length > 0) {
        throw new user_error/* UserError */.y(`${source} names both none and ${severities[0]}; keep one of them.`);
    }
    const notices = [];
    if (!none && severities.length === 0) {
        notices.push(`${source} names no severity, so only ${members.join(", ")} can fail the run; add high to keep the default threshold.`);
    }
    const threshold = severities.sort((a, b) => (0,severity/* severityRank */.qs)(a) - (0,severity/* severityRank */.qs)(b))[0];
    return { members, ...(threshold ? { threshold } : {}), groups, ruleIds, notices };
}
/**
 * Whether a finding that is neither suppressed nor known fails the run. A demoted finding (test code, the other side's
 * fault) never does. By threshold neither notes nor low confidence count; a group takes notes, so that
 * `failed-call` can be named; a rule's own name takes all that it found.
 */
function gates(finding, rule, list) {
    const demoted = finding.severity === "note" && rule !== undefined && rule.severity !== "note";
    if (demoted)
        return false;
    if (list.ruleIds.has(finding.ruleId))
        return true;
    if (finding.confidence === "low")
        return false;
    if (rule?.groups.some((group) => list.groups.has(group)))
        return true;
    return list.threshold !== undefined && finding.severity !== "note" && (0,severity/* atLeast */.jZ)(finding.severity, list.threshold);
}

;// CONCATENATED MODULE: ./out/verdict/recording-order.js

/** A recorder's file name: the first run of a server has no number, the next ones are 2, 3, … (src/record/capture-place.ts). */
const RECORDING = /^(.*?)(?:\.(\d{1,9}))?\.mcp\.jsonl$/s;
/** The order in which recordings were made, as far as their names tell: `node.mcp.jsonl`, `node.2.mcp.jsonl`, `node.10.mcp.jsonl`. */
function compareByRecording(a, b) {
    const [first, second] = [RECORDING.exec(a.location.path), RECORDING.exec(b.location.path)];
    if (first && second && first[1] === second[1]) {
        return Number(first[2] ?? 1) - Number(second[2] ?? 1) || (0,order/* compareFindings */.E)(a, b);
    }
    return (0,order/* compareText */.n)(first?.[1] ?? a.location.path, second?.[1] ?? b.location.path) || (0,order/* compareFindings */.E)(a, b);
}

;// CONCATENATED MODULE: ./out/verdict/merge.js



/** Most places of equal findings that one finding lists. */
const MAX_RELATED = 20;
/** Several analyses as one, everything sorted, whatever order they came in. */
function mergeAnalyses(analyses) {
    return {
        findings: foldEqual(analyses.flatMap((analysis) => analysis.findings)),
        notAnalysed: mergeNotAnalysed(analyses.flatMap((analysis) => analysis.notAnalysed)),
        undecided: mergeUndecided(analyses.flatMap((analysis) => analysis.undecided)),
        ruleFailures: mergeFailures(analyses.flatMap((analysis) => analysis.ruleFailures)),
        inventory: mergeInventory(analyses.map((analysis) => analysis.inventory)),
    };
}
/**
 * Findings with one fingerprint are one fact, met in several captures: the first recording stands for all, with severity
 * and confidence of the worst, the sum of occurrences, and the other places as related.
 */
function foldEqual(findings) {
    const groups = new Map();
    for (const finding of [...findings].sort(compareByRecording)) {
        const key = `${finding.ruleId} ${finding.fingerprint}`;
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return [...groups.values()]
        .map((group) => (group.length === 1 ? group[0] : fold(group)))
        .sort(order/* compareFindings */.E);
}
function fold(group) {
    const first = group[0];
    const related = [...(first.related ?? [])];
    let worst = first;
    let occurrences = 0;
    for (const finding of group) {
        occurrences += finding.occurrences ?? 1;
        if (isWorse(finding, worst))
            worst = finding;
        const place = finding.location;
        const isElsewhere = place.path !== first.location.path || place.startLine !== first.location.startLine;
        if (isElsewhere && related.length < MAX_RELATED)
            related.push({ location: place, message: "also here" });
    }
    // Why a finding is a note says nothing of an equal one that is none.
    const { data: _ofFirst, ...rest } = first;
    const { data } = worst;
    return {
        ...rest,
        severity: worst.severity,
        confidence: worst.confidence,
        ...(data ? { data } : {}),
        occurrences,
        ...(related.length > 0 ? { related } : {}),
    };
}
function isWorse(a, b) {
    const bySeverity = (0,severity/* severityRank */.qs)(a.severity) - (0,severity/* severityRank */.qs)(b.severity);
    return bySeverity > 0 || (bySeverity === 0 && (0,severity/* confidenceRank */.Z9)(a.confidence) > (0,severity/* confidenceRank */.Z9)(b.confidence));
}
function mergeNotAnalysed(entries) {
    return unique(entries, (entry) => `${entry.path}\0${entry.reason}\0${entry.coverage}\0${entry.line ?? 0}\0${entry.detail ?? ""}`, (a, b) => (0,order/* compareText */.n)(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (0,order/* compareText */.n)(a.reason, b.reason) ||
        (0,order/* compareText */.n)(a.coverage, b.coverage) ||
        (0,order/* compareText */.n)(a.detail ?? "", b.detail ?? ""));
}
function mergeUndecided(entries) {
    const sums = new Map();
    for (const entry of entries) {
        const key = `${entry.ruleId}\0${entry.reason}`;
        sums.set(key, { ...entry, count: entry.count + (sums.get(key)?.count ?? 0) });
    }
    return [...sums.values()].sort((a, b) => (0,order/* compareText */.n)(a.ruleId, b.ruleId) || (0,order/* compareText */.n)(a.reason, b.reason));
}
function mergeFailures(entries) {
    return unique(entries, (entry) => `${entry.ruleId}\0${entry.path ?? ""}\0${entry.error}`, (a, b) => (0,order/* compareText */.n)(a.ruleId, b.ruleId) || (0,order/* compareText */.n)(a.path ?? "", b.path ?? "") || (0,order/* compareText */.n)(a.error, b.error));
}
function mergeInventory(parts) {
    return {
        files: parts.reduce((sum, part) => sum + part.files, 0),
        packages: unique(parts.flatMap((part) => part.packages), (entry) => entry.path, (a, b) => (0,order/* compareText */.n)(a.path, b.path) || (0,order/* compareText */.n)(a.name, b.name)),
        servers: parts
            .flatMap((part) => part.servers)
            .sort((a, b) => (0,order/* compareText */.n)(a.key, b.key) || (0,order/* compareText */.n)(JSON.stringify(a), JSON.stringify(b))),
        sessions: unique(parts.flatMap((part) => part.sessions), (entry) => entry.path, (a, b) => (0,order/* compareText */.n)(a.path, b.path)),
        configuredServers: parts.reduce((sum, part) => sum + (part.configuredServers ?? 0), 0),
        ...(parts.some((part) => part.unreadServers !== undefined)
            ? { unreadServers: [...new Set(parts.flatMap((part) => part.unreadServers ?? []))].sort(order/* compareText */.n) }
            : {}),
        ...(parts.some((part) => part.excluded !== undefined)
            ? { excluded: parts.reduce((sum, part) => sum + (part.excluded ?? 0), 0) }
            : {}),
    };
}
/** Sorted, the first of each key kept. */
function unique(entries, keyOf, compare) {
    const seen = new Set();
    return [...entries].sort(compare).filter((entry) => {
        const key = keyOf(entry);
        return seen.has(key) ? false : seen.add(key);
    });
}

// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
;// CONCATENATED MODULE: ./out/verdict/redact.js

/** Deepest structured detail that is followed; what lies deeper is dropped, as every writer does. */
const MAX_DEPTH = 12;
/**
 * A judgement in which no text of the input holds a secret: the one place from which every writer, the baseline's
 * included, gets its findings. It comes last, when fingerprints, suppressions and baseline have seen the texts as they are.
 */
function withoutSecretsInReports(judgement) {
    const redactor = new Redactor();
    return {
        ...judgement,
        findings: judgement.findings.map((entry) => redactor.judged(entry)),
        notAnalysed: judgement.notAnalysed.map((entry) => redactor.notAnalysed(entry)),
        undecided: judgement.undecided.map((entry) => ({ ...entry, reason: redactor.text(entry.reason) })),
        ruleFailures: judgement.ruleFailures.map((entry) => redactor.failure(entry)),
        inventory: redactor.inventory(judgement.inventory),
        scores: judgement.scores.map((score) => ({ ...score, package: redactor.text(score.package) })),
        notices: judgement.notices.map((notice) => redactor.text(notice)),
        ...(judgement.problems ? { problems: judgement.problems.map((problem) => redactor.text(problem)) } : {}),
        ...(judgement.suppressionNotices
            ? { suppressionNotices: judgement.suppressionNotices.map((notice) => redactor.text(notice)) }
            : {}),
    };
}
/** Remembers what it has seen: a run names few files, and names them often. */
class Redactor {
    #paths = new Map();
    text(text) {
        return (0,input_text/* withoutSecrets */.cT)(text);
    }
    path(path) {
        const known = this.#paths.get(path);
        if (known !== undefined)
            return known;
        const clean = (0,input_text/* pathWithoutSecrets */.Jd)(path);
        this.#paths.set(path, clean);
        return clean;
    }
    judged(entry) {
        const { suppressed } = entry;
        return {
            ...entry,
            finding: this.#finding(entry.finding),
            ...(suppressed ? { suppressed: { ...suppressed, reason: this.text(suppressed.reason) } } : {}),
        };
    }
    #finding(finding) {
        const { flow, related, subject, data } = finding;
        return {
            ...finding,
            message: this.text(finding.message),
            location: this.#location(finding.location),
            ...(flow ? { flow: flow.map((step) => this.#told(step)) } : {}),
            ...(related ? { related: related.map((entry) => this.#told(entry)) } : {}),
            ...(subject ? { subject: this.#subject(subject) } : {}),
            ...(data ? { data: this.#value(data, 0) } : {}),
        };
    }
    #told(entry) {
        return { ...entry, location: this.#location(entry.location), message: this.text(entry.message) };
    }
    #location(location) {
        return { ...location, path: this.path(location.path) };
    }
    #subject(subject) {
        const { server, tools, argument, method } = subject;
        return {
            ...subject,
            ...(server === undefined ? {} : { server: this.text(server) }),
            ...(tools === undefined ? {} : { tools: tools.map((tool) => this.text(tool)) }),
            ...(argument === undefined ? {} : { argument: this.text(argument) }),
            ...(method === undefined ? {} : { method: this.text(method) }),
        };
    }
    #value(value, depth) {
        if (typeof value === "string")
            return this.text(value);
        if (typeof value !== "object" || value === null)
            return value;
        if (depth > MAX_DEPTH)
            return null;
        if (Array.isArray(value))
            return value.map((item) => this.#value(item, depth + 1));
        const entries = Object.entries(value).map(([key, member]) => [this.text(key), this.#value(member, depth + 1)]);
        return Object.fromEntries(entries);
    }
    notAnalysed(entry) {
        const detail = entry.detail === undefined ? {} : { detail: this.text(entry.detail) };
        return { ...entry, path: this.path(entry.path), ...detail };
    }
    failure(entry) {
        const path = entry.path === undefined ? {} : { path: this.path(entry.path) };
        return { ...entry, ...path, error: this.text(entry.error) };
    }
    inventory(inventory) {
        return {
            ...inventory,
            packages: inventory.packages.map(({ name, path }) => ({ name: this.text(name), path: this.path(path) })),
            servers: inventory.servers.map((server) => this.#server(server)),
            sessions: inventory.sessions.map((session) => ({
                ...session,
                path: this.path(session.path),
                server: this.text(session.server),
                ...(session.revision === undefined ? {} : { revision: this.text(session.revision) }),
                tools: session.tools.map((tool) => this.text(tool)),
            })),
        };
    }
    #server(server) {
        return {
            ...server,
            key: this.text(server.key),
            ...(server.package === undefined ? {} : { package: this.text(server.package) }),
            ...(server.sdk === undefined ? {} : { sdk: this.text(server.sdk) }),
            tools: server.tools.map((tool) => ({
                ...tool,
                name: this.text(tool.name),
                ...(tool.location ? { location: this.#location(tool.location) } : {}),
            })),
        };
    }
}

// EXTERNAL MODULE: ./out/findings/package-folder.js
var package_folder = __webpack_require__(7495);
;// CONCATENATED MODULE: ./out/verdict/score.js



/** Points off for each rule that found something, by its worst finding (docs/decisions/0020-gate-and-score.md). */
const WEIGHT = { critical: 25, high: 15, medium: 8, low: 3, note: 0 };
/** A critical finding never leaves more than an F, a high one never more than a C, so grade and gate agree. */
const CAP = { critical: 49, high: 79 };
const GRADES = [
    [90, "A"],
    [80, "B"],
    [65, "C"],
    [50, "D"],
];
/** @param severities the worst severity of each rule that found something */
function scoreValue(severities) {
    let value = 100;
    let cap = 100;
    for (const severity of severities) {
        value -= WEIGHT[severity];
        cap = Math.min(cap, CAP[severity] ?? 100);
    }
    return Math.max(0, Math.min(value, cap));
}
function gradeOf(value) {
    return GRADES.find(([least]) => value >= least)?.[1] ?? "F";
}
/**
 * One score per package. A finding belongs to the package whose folder is the deepest above it; what lies in none
 * belongs to the root.
 * @param findings all that are not suppressed; known ones count, for the score tells the state and not the change
 * @returns sorted by package; empty when nothing was analysed
 */
function scorePackages(findings, inventory) {
    if (inventory.files === 0 && inventory.sessions.length === 0 && findings.length === 0)
        return [];
    const folders = new Map();
    for (const entry of inventory.packages)
        folders.set(entry.path, entry);
    const worst = new Map();
    for (const path of folders.keys())
        worst.set(path, new Map());
    for (const finding of findings) {
        const folder = (0,package_folder/* packageFolder */.n)(finding.location.path, folders);
        let rules = worst.get(folder);
        if (!rules) {
            rules = new Map();
            worst.set(folder, rules);
        }
        const present = rules.get(finding.ruleId);
        if (present === undefined || (0,severity/* severityRank */.qs)(finding.severity) > (0,severity/* severityRank */.qs)(present)) {
            rules.set(finding.ruleId, finding.severity);
        }
    }
    if (worst.size === 0)
        worst.set(".", new Map());
    return [...worst]
        .map(([folder, rules]) => {
        const value = scoreValue([...rules.values()]);
        return { package: packageLabel(folder, folders), value, grade: gradeOf(value) };
    })
        .sort((a, b) => (0,order/* compareText */.n)(a.package, b.package));
}
/** The package's name, with its folder where another has the same name, and the folder alone where it has none. */
function packageLabel(folder, folders) {
    const name = folders.get(folder)?.name ?? "";
    if (name === "")
        return folder;
    const namesakes = [...folders.values()].filter((entry) => entry.name === name).length;
    return namesakes > 1 ? `${name} (${folder})` : name;
}

// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/files/glob.js
var glob = __webpack_require__(1233);
;// CONCATENATED MODULE: ./out/verdict/suppress.js






/** Days before the end of an ignore entry on which it begins to warn. */
const WARN_DAYS = 14;
/**
 * Applies suppression comments and the `ignore` entries of the configuration. Both need a reason, but for a `# nosec`
 * of the Python tools, which covers findings of the family `audit` only.
 */
function suppress(findings, comments, policy, rules) {
    const byFinding = new Map();
    const notices = [];
    applyComments(findings, comments, policy, rules, byFinding, notices);
    applyIgnores(findings, policy, rules, byFinding, notices);
    return { byFinding, notices };
}
function applyComments(findings, comments, policy, rules, byFinding, notices) {
    const used = new Set();
    const byPath = new Map();
    const sorted = [...comments].sort((a, b) => (0,order/* compareText */.n)(a.path, b.path) || a.line - b.line);
    for (const comment of sorted) {
        if (comment.syntax === "portlight" && !isComplete(comment, rules, notices))
            continue;
        const list = byPath.get(comment.path);
        if (list)
            list.push(comment);
        else
            byPath.set(comment.path, [comment]);
    }
    for (const finding of findings) {
        for (const { path, startLine } of placesOf(finding)) {
            for (const comment of byPath.get(path) ?? []) {
                if (isWithin(comment, startLine) && covers(comment, finding, rules))
                    used.add(comment);
            }
        }
        const line = finding.location.startLine;
        const hit = byPath
            .get(finding.location.path)
            ?.find((comment) => isWithin(comment, line) && covers(comment, finding, rules));
        if (!hit)
            continue;
        byFinding.set(finding, { kind: "in-source", reason: hit.reason.trim() });
    }
    if (!policy.scope.whole)
        return;
    for (const comment of [...byPath.values()].flat()) {
        if (comment.syntax !== "portlight" || used.has(comment) || !wasLookedFor(comment, policy, rules))
            continue;
        const what = comment.ruleIds.map((id) => (0,message/* visibleName */.ko)(id)).join(", ");
        notices.push(`${(0,neutralise/* terminalText */.eR)(comment.path)}:${comment.line}: the ignore comment for ${what} matches no finding; remove it.`);
    }
}
/** Every place that a finding speaks of: equal ones are told at the first, and their comments are no less of use. */
function placesOf({ location, flow = [], related = [] }) {
    return [location, ...flow.map((step) => step.location), ...related.map((other) => other.location)];
}
function isWithin({ from, to }, line) {
    return from <= line && line <= to;
}
/** Whether this run looks for every rule that a comment names: only then does it tell that none was found. */
function wasLookedFor(comment, policy, rules) {
    return comment.ruleIds.every((id) => {
        const family = rules.get(id)?.family;
        return family !== undefined && policy.scope.families.includes(family) && policy.rules?.get(id) !== "off";
    });
}
/** Whether a comment of ours names rules and a reason; tells what is missing or mistyped. */
function isComplete(comment, rules, notices) {
    const place = `${(0,neutralise/* terminalText */.eR)(comment.path)}:${comment.line}`;
    for (const id of comment.ruleIds) {
        if (!rules.has(id)) {
            notices.push(`${place}: the ignore comment names "${(0,message/* visibleName */.ko)(id)}", which is no rule${(0,nearest/* didYouMean */.a)(id, rules.keys()) || "."}`);
        }
    }
    if (comment.ruleIds.length === 0) {
        notices.push(`${place}: the ignore comment names no rule and has no effect; write portlight: ignore[rule-id] reason.`);
        return false;
    }
    if (comment.reason.trim() === "") {
        notices.push(`${place}: the ignore comment gives no reason and has no effect; write the reason after the bracket.`);
        return false;
    }
    return true;
}
function covers(comment, finding, rules) {
    if (comment.syntax === "nosec") {
        if (finding.family !== "audit" || (0,baseline/* neverBaselined */.y$)(rules.get(finding.ruleId)))
            return false;
        return comment.ruleIds.length === 0 || comment.ruleIds.includes(finding.ruleId);
    }
    return comment.ruleIds.includes(finding.ruleId);
}
function applyIgnores(findings, policy, rules, byFinding, notices) {
    const byRule = new Map();
    const used = new Set();
    const entries = policy.ignore ?? [];
    for (const entry of entries) {
        if (!stillCounts(entry, policy, notices)) {
            used.add(entry);
            continue;
        }
        const compiled = {
            entry,
            path: (0,glob/* compileGlob */.S)(entry.path),
            ...(entry.tool === undefined ? {} : { tool: (0,glob/* compileGlob */.S)(entry.tool, { flat: true }) }),
        };
        const list = byRule.get(entry.rule);
        if (list)
            list.push(compiled);
        else
            byRule.set(entry.rule, [compiled]);
    }
    for (const finding of findings) {
        for (const { entry, path, tool } of byRule.get(finding.ruleId) ?? []) {
            if (!path.matches(finding.location.path))
                continue;
            if (tool && !finding.subject?.tools?.some((name) => tool.matches(name)))
                continue;
            used.add(entry);
            if (!byFinding.has(finding))
                byFinding.set(finding, { kind: "configuration", reason: entry.reason });
            break;
        }
    }
    if (!policy.scope.whole)
        return;
    for (const entry of entries) {
        const family = rules.get(entry.rule)?.family;
        if (used.has(entry) || family === undefined || !policy.scope.families.includes(family))
            continue;
        notices.push(`${placeOf(entry)}: the ignore entry for ${entry.rule} matches no finding; remove it.`);
    }
}
function stillCounts(entry, policy, notices) {
    if (entry.expires === undefined)
        return true;
    const left = daysBetween(policy.today, entry.expires);
    const what = `${placeOf(entry)}: the ignore entry for ${entry.rule}`;
    if (left < 0) {
        if (policy.onDefaultBranch) {
            notices.push(`${what} expired on ${entry.expires} and counts no more; fix the finding or renew the entry.`);
            return false;
        }
        notices.push(`${what} expired on ${entry.expires}; on the default branch it counts no more.`);
    }
    else if (left <= WARN_DAYS) {
        notices.push(`${what} expires on ${entry.expires}.`);
    }
    return true;
}
/** Whole days from one date to another, both YYYY-MM-DD. */
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
function placeOf(entry) {
    return `${(0,neutralise/* terminalText */.eR)(entry.source.path)}:${entry.source.line}`;
}

;// CONCATENATED MODULE: ./out/verdict/judge.js













/**
 * What the policy says of the findings of a run. Pure: the same analyses and policy give the same judgement.
 * @throws UserError when `failOn` names something unknown
 */
function judge(analyses, policy) {
    const catalog = policy.catalog ?? (0,catalog_catalog/* allRules */.V7)();
    const rules = new Map(catalog.map((rule) => [rule.id, rule]));
    const list = parseFailOn(policy.failOn ?? DEFAULT_FAIL_ON, catalog);
    const isOff = (ruleId) => policy.rules?.get(ruleId) === "off";
    const merged = mergeAnalyses(analyses);
    const findings = merged.findings
        .filter((finding) => !isOff(finding.ruleId))
        // Source has no other side: only what was said on the wire does.
        .map((finding) => finding.family === "check" ? (0,demotion/* demoteOtherSide */.S)(finding, policy.perspective ?? "server") : finding);
    const comments = analyses.flatMap((analysis) => analysis.suppressions ?? []);
    const { byFinding: suppressions, notices } = suppress(findings, comments, policy, rules);
    const { base } = policy;
    const { counted: byFinding, withheld } = base === undefined ? { counted: suppressions, withheld: undefined } : (0,verdict_base/* withholdNew */.kc)(suppressions, base);
    const old = base === undefined ? undefined : (0,verdict_base/* inBase */.p3)(findings, base);
    const match = (0,baseline/* matchBaseline */.XZ)(findings, policy.baseline ?? { entries: [] }, (id) => rules.get(id));
    const judged = findings.map((finding) => {
        const suppressed = byFinding.get(finding);
        const baselined = suppressed === undefined && match.known.has(finding);
        const isOld = old?.has(finding) === true;
        const counts = suppressed === undefined && !baselined && !isOld;
        const pending = withheld?.get(finding);
        return {
            finding,
            isNew: !match.known.has(finding) && !isOld,
            baselined,
            ...(isOld ? { inBase: true } : {}),
            gating: counts && gates(finding, rules.get(finding.ruleId), list),
            ...(suppressed ? { suppressed } : {}),
            ...(pending ? { withheld: pending } : {}),
        };
    });
    const undecided = merged.undecided.filter((entry) => !isOff(entry.ruleId));
    const isIncomplete = merged.ruleFailures.length > 0 || (policy.incomplete ?? []).length > 0;
    const gate = gateOf(judged, merged, list, policy, isIncomplete);
    const isRecognised = recognises(findings, merged.inventory);
    const disabledRules = [...(policy.rules ?? [])].filter(([, state]) => state === "off").map(([id]) => id);
    return withoutSecretsInReports({
        command: policy.command,
        findings: judged,
        notAnalysed: merged.notAnalysed,
        undecided,
        ruleFailures: merged.ruleFailures,
        inventory: merged.inventory,
        scores: isRecognised
            ? scorePackages(judged.filter((entry) => !entry.suppressed).map((entry) => entry.finding), merged.inventory)
            : [],
        counts: countFindings(judged, base !== undefined),
        gate,
        disabledRules: disabledRules.sort(),
        notices: [
            ...(policy.incomplete ?? []),
            ...(policy.notices ?? []),
            ...excludedNotices(merged.inventory),
            ...unrecognisedNotices(findings, merged.inventory),
            ...unreadNotices(merged.inventory),
            ...list.notices,
            ...demotedNotices(judged, rules, list),
            ...notices,
            ...baselineNotices(match, policy, rules),
        ],
        problems: policy.incomplete ?? [],
        suppressionNotices: notices,
        exitCode: exitCodeOf(merged.ruleFailures.length > 0, (policy.incomplete ?? []).length > 0, gate),
    });
}
/** Whether the run met anything that it is about. A score of what holds no server would be praise for nothing. */
function recognises(findings, inventory) {
    return (inventory.servers.length + inventory.sessions.length + (inventory.configuredServers ?? 0) > 0 ||
        findings.some((finding) => finding.severity !== "note"));
}
/** Sessions say nothing of the source: what they hold does not hide that no server was found in the files. */
function unrecognisedNotices(findings, inventory) {
    const { files, sessions } = inventory;
    const captures = new Set(sessions.map(({ path }) => path));
    const inSource = findings.filter(({ location }) => !captures.has(location.path));
    if (files === 0 || recognises(inSource, { ...inventory, sessions: [] }))
        return [];
    const aside = findings.some((finding) => (0,demotion/* demotionOf */.Z)(finding) === "test-code") ? ", test and example code aside" : "";
    return [`No MCP server or tool was recognised in ${files} ${files === 1 ? "file" : "files"}${aside}.`];
}
/** A server whose registrations are written in a way that is not known is not judged: nobody may take that for a pass. */
function unreadNotices({ unreadServers = [] }) {
    const [first, ...others] = unreadServers;
    if (first === undefined)
        return [];
    const more = others.length === 0 ? "" : ` and ${others.length} other ${others.length === 1 ? "file" : "files"}`;
    return [
        `${(0,message/* visibleName */.ko)(first, 200)}${more} ${others.length === 0 ? "makes an MCP server" : "make MCP servers"}, but no tool was recognised there: what its handlers do with their arguments was not judged.`,
    ];
}
function excludedNotices({ excluded = 0 }) {
    if (excluded === 0)
        return [];
    return [`audit.exclude of the configuration leaves out ${excluded === 1 ? "1 file" : `${excluded} files`}.`];
}
/** What was named to fail the run and does not, because it was demoted. */
function demotedNotices(judged, rules, list) {
    const counts = new Map();
    for (const entry of judged) {
        const { finding, suppressed } = entry;
        if (suppressed || (0,judgement/* isKnown */.q)(entry) || (0,demotion/* demotionOf */.Z)(finding) === undefined)
            continue;
        const groups = rules.get(finding.ruleId)?.groups ?? [];
        const name = list.ruleIds.has(finding.ruleId) ? finding.ruleId : groups.find((group) => list.groups.has(group));
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts]
        .sort(([a], [b]) => (0,order/* compareText */.n)(a, b))
        .map(([name, number]) => {
        const what = number === 1 ? "1 finding" : `${number} findings`;
        return `${what} of ${name} ${number === 1 ? "does" : "do"} not fail the run although fail-on names it: test and example code and the other side's faults never do.`;
    });
}
function countFindings(judged, hasBase) {
    const bySeverity = Object.fromEntries(severity/* SEVERITIES */.oC.map((severity) => [severity, 0]));
    let suppressed = 0;
    let baselined = 0;
    let old = 0;
    for (const entry of judged) {
        if (entry.suppressed)
            suppressed++;
        else if (entry.baselined)
            baselined++;
        else if (entry.inBase)
            old++;
        else
            bySeverity[entry.finding.severity]++;
    }
    return { bySeverity, suppressed, baselined, ...(hasBase ? { inBase: old } : {}) };
}
function gateOf(judged, { notAnalysed, inventory }, list, policy, isIncomplete) {
    const gating = judged.filter((entry) => entry.gating).length;
    const missing = policy.strict ? notAnalysed.length : 0;
    const unmatched = policy.strict ? (policy.unmatched ?? 0) : 0;
    const isEmpty = inventory.files === 0 && inventory.sessions.length === 0 && judged.length === 0;
    const nothing = policy.strict === true && isEmpty;
    return {
        failOn: list.members,
        result: gating + missing + unmatched > 0 || nothing ? "fail" : isIncomplete ? "incomplete" : "pass",
        policy: policy.base === undefined ? "head" : "base",
        ...(policy.base === undefined ? {} : { base: policy.base.label }),
        gating,
        notAnalysed: missing,
        ...(unmatched > 0 ? { unmatched } : {}),
        ...(nothing ? { nothing } : {}),
    };
}
function exitCodeOf(ruleFailed, incomplete, gate) {
    if (ruleFailed)
        return 4;
    if (incomplete)
        return 3;
    return gate.result === "fail" ? 1 : 0;
}
function baselineNotices(match, policy, rules) {
    const entries = policy.baseline?.entries ?? [];
    const notices = [];
    const refused = entries.filter((entry) => (0,baseline/* neverBaselined */.y$)(rules.get(entry.ruleId)));
    if (refused.length > 0) {
        const ids = [...new Set(refused.map((entry) => entry.ruleId))].sort();
        notices.push(`The baseline lists ${ids.map((id) => (0,message/* visibleName */.ko)(id)).join(", ")}, which cannot be baselined and counts as new; fix it, or ignore it with a reason.`);
    }
    if (match.worse.size > 0) {
        const one = match.worse.size === 1;
        notices.push(`${match.worse.size} ${one ? "finding" : "findings"} of the baseline got worse and ${one ? "counts" : "count"} as new.`);
    }
    if (policy.scope.whole) {
        const stale = entries.filter((entry) => {
            const family = rules.get(entry.ruleId)?.family;
            if (match.met.has(entry) || refused.includes(entry))
                return false;
            return family === undefined || policy.scope.families.includes(family);
        }).length;
        if (stale > 0) {
            notices.push(`${stale} ${stale === 1 ? "entry" : "entries"} of the baseline ${stale === 1 ? "matches" : "match"} no finding any more; \`portlight baseline prune\` removes ${stale === 1 ? "it" : "them"}.`);
        }
    }
    return notices;
}


/***/ })

};
;
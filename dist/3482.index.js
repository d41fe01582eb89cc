"use strict";
exports.id = 3482;
exports.ids = [3482];
exports.modules = {

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

/***/ 9832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
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

/***/ 3482:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyCaptures: function() { return /* binding */ verifyCaptures; }
/* harmony export */ });
/* harmony import */ var _capture_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(975);
/* harmony import */ var _capture_verify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8913);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2280);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4336);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6687);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1879);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(236);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6897);
/** `portlight capture verify`: whether captures are whole, and fit to be committed. */









/** Reads each capture once. @throws UserError for a pattern that cannot be used */
function verifyCaptures({ cwd, captures, require, format }) {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .captureInputs */ .U5)((0,_root_js__WEBPACK_IMPORTED_MODULE_6__.findRoot)(cwd), cwd, captures);
    const verified = [];
    const problems = [
        ...inputs.problems,
        ...inputs.notAnalysed.map(({ path, reason }) => `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(path)} was not read (${reason}).`),
    ];
    for (const { file, shown, isNamed } of inputs.captures) {
        try {
            const verification = (0,_capture_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .verifyCapture */ .e9)(file, { label: shown });
            verified.push({ ...verification, path: shown, unmet: unmetBy(verification, require) });
        }
        catch (error) {
            if (!(error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
                throw error;
            // A folder may hold logs of observed effects beside the sessions.
            if (isNamed || !(error instanceof _capture_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .EffectsLogError */ .Zc))
                problems.push(error.message);
        }
    }
    const failed = verified.some(({ summary, unmet }) => !isWhole(summary.state) || unmet.length > 0);
    return {
        text: format === "json" ? asJson(verified, problems) : asText(verified, inputs.empty),
        problems,
        exitCode: problems.length > 0 ? 3 : failed ? 1 : 0,
    };
}
/** Other recorders' logs cannot say whether they are whole, which is no fault of the file. */
function isWhole(state) {
    return state === "self-consistent" || state === "unknown";
}
function unmetBy({ redaction, tidy }, required) {
    const met = {
        redacted: redaction !== "none" && redaction !== "unknown",
        tidy,
    };
    return required.filter((requirement) => !met[requirement]);
}
function asText(verified, empty) {
    const lines = verified.map((one) => `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(one.path)}: ${sentence(one)}\n`);
    lines.push(...empty.map((name) => `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name)}: holds no capture.\n`));
    if (verified.length > 1)
        lines.push(`${counted(verified)}.\n`);
    return lines.join("");
}
function counted(verified) {
    const of = (state) => verified.filter(({ summary }) => summary.state === state).length;
    const states = ["self-consistent", "edited", "incomplete", "unknown"].filter((state) => of(state) > 0);
    const unmet = verified.filter((one) => one.unmet.length > 0).length;
    return [
        `${verified.length} captures: ${states.map((state) => `${of(state)} ${state}`).join(", ")}`,
        ...(unmet > 0 ? [`${unmet} not as required`] : []),
    ].join("; ");
}
function sentence(one) {
    const { summary, redaction, tidy, unmet } = one;
    const { state, format, frames } = summary;
    const reasons = (0,_capture_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .problemWords */ .$3)(summary);
    const head = state === "unknown" ? `a log of ${format}, which cannot say whether it is whole` : state;
    const facts = [
        `${frames.c2s + frames.s2c} messages`,
        redaction === "none"
            ? "not redacted"
            : redaction === "unknown"
                ? "does not say whether it is redacted"
                : `redacted (${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_7__/* .visibleName */ .ko)(redaction)})`,
        tidy ? "made for committing" : "as recorded",
    ];
    const why = reasons.length === 0 ? "" : `: ${reasons.join("; ")}`;
    const required = unmet.length === 0 ? "" : ` It has to be ${unmet.join(" and ")}.`;
    return `${head}${why} (${facts.join(", ")}).${lineEnds(summary)}${required}`;
}
/** Converted line ends alone make no edit: the digest is that of the lines with their own ends. */
function lineEnds({ convertedLineEnds }) {
    return convertedLineEnds
        ? " Its line ends were converted to CRLF: write `*.mcp.jsonl -text` to .gitattributes and check it out again."
        : "";
}
function asJson(verified, problems) {
    const report = {
        schemaVersion: 1,
        tool: { name: "portlight", version: _catalog_product_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSION */ .xv },
        command: "capture verify",
        captures: verified.map(({ path, summary, redaction, tidy, unmet }) => ({
            path,
            format: summary.format,
            state: summary.state,
            problems: summary.problems,
            convertedLineEnds: summary.convertedLineEnds,
            records: summary.records,
            frames: summary.frames,
            dropped: summary.dropped,
            missing: summary.missing,
            outOfOrder: summary.outOfOrder,
            damaged: summary.damagedCount,
            damagedLines: summary.damaged,
            redaction,
            tidy,
            unmet,
        })),
        problems,
    };
    return `${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(JSON.stringify(report, null, 2))}\n`;
}


/***/ })

};
;
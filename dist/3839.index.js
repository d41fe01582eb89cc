"use strict";
exports.id = 3839;
exports.ids = [3839];
exports.modules = {

/***/ 3839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeAndReport: function() { return /* binding */ judgeAndReport; }
});

// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/run/day.js
var day = __webpack_require__(8343);
// EXTERNAL MODULE: ./out/run/default-branch.js
var default_branch = __webpack_require__(4681);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/errors/nearest.js
var nearest = __webpack_require__(4169);
;// CONCATENATED MODULE: ./out/run/formats.js
/** The report formats by name, each loaded only when it is asked for. */




const FORMATS = ["text", "json", "sarif", "junit", "markdown"];
/** @throws UserError that names the nearest format */
function reportFormat(name) {
    const found = FORMATS.find((format) => format === name);
    if (found)
        return found;
    throw new user_error/* UserError */.y(`${(0,input_text/* shownPath */.pS)(name)} is no report format${(0,nearest/* didYouMean */.a)(name, FORMATS) || `: use ${FORMATS.join(", ")}.`}`);
}
/**
 * `sarif=out.sarif` → format and file.
 * @throws UserError when it is not of this form, or two outputs name the same file
 */
function fileOutputs(values) {
    const outputs = [];
    for (const value of values) {
        const at = value.indexOf("=");
        if (at < 0) {
            throw new user_error/* UserError */.y(`--output ${(0,input_text/* shownPath */.pS)(value)} names no format: write <format>=<file>, for example sarif=portlight.sarif.`);
        }
        const file = value.slice(at + 1);
        if (file === "-") {
            throw new user_error/* UserError */.y(`--output ${(0,input_text/* shownPath */.pS)(value)} names no file: use --format ${reportFormat(value.slice(0, at))} for standard output.`);
        }
        if (file === "")
            throw new user_error/* UserError */.y(`--output ${(0,input_text/* shownPath */.pS)(value)} names no file.`);
        if (outputs.some((output) => (0,external_node_path_.normalize)(output.file) === (0,external_node_path_.normalize)(file))) {
            throw new user_error/* UserError */.y(`--output names ${(0,input_text/* shownPath */.pS)(file)} twice: each report needs a file of its own.`);
        }
        outputs.push({ format: reportFormat(value.slice(0, at)), file });
    }
    return outputs;
}

// EXTERNAL MODULE: ./out/run/outputs.js
var outputs = __webpack_require__(1927);
// EXTERNAL MODULE: ./out/run/publish.js
var publish = __webpack_require__(2082);
// EXTERNAL MODULE: ./out/run/root.js
var root = __webpack_require__(6897);
// EXTERNAL MODULE: ./out/run/run.js + 2 modules
var run = __webpack_require__(4769);
// EXTERNAL MODULE: ./out/cli/error-line.js
var error_line = __webpack_require__(6895);
// EXTERNAL MODULE: ./out/cli/internal-error.js
var internal_error = __webpack_require__(514);
;// CONCATENATED MODULE: ./out/cli/judge.js
/** What scan, audit, check and detect have in common on the command line: run, write the reports, say what went wrong. */










/**
 * Runs a judging command.
 * @returns the exit status
 * @throws UserError for usage and configuration
 */
async function judgeAndReport(subject, options, terminal) {
    const format = reportFormat(options.format);
    const files = fileOutputs(options.output ?? []);
    const started = terminal.now();
    const result = await (0,run/* run */.e)(runRequest(subject, options, terminal));
    const { judgement, project } = result;
    const failures = await (0,publish/* publish */.m)(judgement, {
        source: { root: project.root, folder: (0,root.relativeTo)(project.root, project.folder) },
        cwd: terminal.cwd,
        files,
        stdout: { format, sink: terminal.stdout },
        style: {
            color: wantsColor(options, terminal),
            quiet: options.quiet === true,
            stats: options.stats === true,
            listNotes: options.minSeverity === "note",
        },
    });
    if (options.stats)
        await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, `portlight: ${((terminal.now() - started) / 1000).toFixed(2)} s\n`);
    if (format !== "text" || options.quiet) {
        // The text report says it among its notices.
        for (const problem of result.problems)
            await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,error_line/* errorLine */.B)(problem));
    }
    for (const bug of result.bugs)
        await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,internal_error.internalError)(bug, terminal.env));
    const errors = failures.map((failure) => failure.error);
    for (const error of errors) {
        await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, error instanceof user_error/* UserError */.y ? (0,error_line/* errorLine */.B)(error.message) : (0,internal_error.internalError)(error, terminal.env));
    }
    return (0,publish/* exitStatus */.$)(judgement, errors);
}
function runRequest(subject, options, terminal) {
    const { config, baseline, base, failOn, minSeverity, strict, name } = options;
    return {
        ...subject,
        cwd: terminal.cwd,
        config,
        baseline,
        base,
        environment: terminal.env,
        failOn,
        minSeverity,
        strict,
        name,
        today: (0,day/* utcDay */.d)(terminal.now()),
        onDefaultBranch: (0,default_branch/* isOnDefaultBranch */.v)(terminal.env),
    };
}
function wantsColor(options, { stdout, env }) {
    return options.color && stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
}


/***/ }),

/***/ 4681:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ isOnDefaultBranch; }
/* harmony export */ });
/* harmony import */ var _event_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9500);
/** Whether a CI job runs on the default branch itself, from what the CI system says of the event. */

/**
 * GitHub: a push whose branch is the default branch of the event's repository. GitLab: the pipeline's branch is the
 * default one; a pipeline of a merge request has none. Nothing else counts, our own variables least of all.
 * @param readEvent the text of GitHub's event payload; undefined when it cannot be read
 */
function isOnDefaultBranch(env, readEvent = _event_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readEventFile */ .z) {
    if (env.GITHUB_ACTIONS === "true") {
        if (env.GITHUB_EVENT_NAME !== "push" || env.GITHUB_REF_TYPE === "tag" || !env.GITHUB_REF_NAME)
            return false;
        return (env.GITHUB_EVENT_PATH !== undefined && env.GITHUB_REF_NAME === defaultBranch(readEvent(env.GITHUB_EVENT_PATH)));
    }
    return env.GITLAB_CI === "true" && !!env.CI_COMMIT_BRANCH && env.CI_COMMIT_BRANCH === env.CI_DEFAULT_BRANCH;
}
function defaultBranch(event) {
    if (event === undefined)
        return undefined;
    try {
        const payload = JSON.parse(event);
        return payload?.repository?.default_branch;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9500:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ readEventFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** GitHub's webhook payloads are at most 25 MB. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
/** The text of GitHub's event payload; undefined when it cannot be read. */
function readEventFile(file) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, "r");
    }
    catch {
        return undefined;
    }
    try {
        const bytes = Buffer.alloc(MAX_EVENT_BYTES + 1);
        let length = 0;
        for (let read = -1; read !== 0 && length < bytes.length; length += read) {
            read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, length, bytes.length - length, null);
        }
        return length > MAX_EVENT_BYTES ? undefined : bytes.toString("utf8", 0, length);
    }
    catch {
        return undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 2082:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ exitStatus; },
/* harmony export */   m: function() { return /* binding */ publish; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1927);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(697);



/**
 * Writes every report that was asked for. One that fails keeps none of the others from being written.
 * @returns what failed, in the order of the outputs
 */
async function publish(judgement, request) {
    const { source, cwd, files, stdout, style } = request;
    const failures = [];
    for (const output of files) {
        try {
            (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileOutput */ .TM)(source.root, cwd, output.file, await (0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B)(output.format, judgement, source, _render_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN */ .t));
        }
        catch (error) {
            failures.push({ output, error });
        }
    }
    if (stdout) {
        try {
            await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f8)(stdout.sink, await (0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B)(stdout.format, judgement, source, style));
        }
        catch (error) {
            failures.push({ error });
        }
    }
    return failures;
}
/**
 * The exit status of a run whose reports are written: that of the judgement, unless a report failed. Of several the first in
 * the order 4, 2, 3, 1, 0 counts: a report that is missing outweighs what it would say.
 */
function exitStatus(judgement, errors) {
    const statuses = [judgement.exitCode, ...errors.map((error) => (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.exitCode : 4))];
    return [4, 2, 3, 1].find((status) => statuses.some((other) => other === status)) ?? 0;
}


/***/ }),

/***/ 697:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ renderReport; },
/* harmony export */   t: function() { return /* binding */ PLAIN; }
/* harmony export */ });
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7167);



const PLAIN = { color: false, quiet: false, stats: false, listNotes: false };
/** A judgement in one format. Each format is loaded when it is asked for. */
async function renderReport(format, judgement, source, style) {
    switch (format) {
        case "text": {
            const { renderText } = await __webpack_require__.e(/* import() */ 3883).then(__webpack_require__.bind(__webpack_require__, 3883));
            return renderText(judgement, style);
        }
        case "json": {
            const { renderJson } = await __webpack_require__.e(/* import() */ 6089).then(__webpack_require__.bind(__webpack_require__, 6089));
            return renderJson(judgement);
        }
        case "sarif": {
            const { renderSarif, sarifCategory } = await __webpack_require__.e(/* import() */ 4954).then(__webpack_require__.bind(__webpack_require__, 4954));
            return renderSarif(judgement, {
                category: sarifCategory(judgement.command, source.folder),
                readText: (path) => sourceText(source.root, path),
            });
        }
        case "markdown": {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 57).then(__webpack_require__.bind(__webpack_require__, 57));
            return await renderMarkdown(judgement);
        }
        case "junit": {
            const { renderJunit } = await __webpack_require__.e(/* import() */ 6130).then(__webpack_require__.bind(__webpack_require__, 6130));
            return renderJunit(judgement);
        }
    }
}
/** Largest source file in bytes whose lines are hashed; the audit reads none that is larger. */
const MAX_SOURCE_BYTES = 1024 * 1024;
function sourceText(root, path) {
    try {
        return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readProjectFile */ .S)({
            root,
            path,
            maxBytes: MAX_SOURCE_BYTES,
            label: (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(path),
            exitCode: 3,
            keepByteOrderMark: true,
        });
    }
    catch (error) {
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}


/***/ })

};
;
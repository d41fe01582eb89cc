export const id = 858;
export const ids = [858];
export const modules = {

/***/ 5858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeAndReport: () => (/* binding */ judgeAndReport)
});

// UNUSED EXPORTS: runRequest

// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1560);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(3114);
// EXTERNAL MODULE: ./out/errors/nearest.js
var nearest = __webpack_require__(1512);
;// CONCATENATED MODULE: ./out/run/formats.js
/** The report formats by name, each loaded only when it is asked for. */



const FORMATS = ["text", "json", "sarif", "junit", "markdown"];
/** @throws UserError that names the nearest format */
function reportFormat(name) {
    const found = FORMATS.find((format) => format === name);
    if (found)
        return found;
    throw new user_error/* UserError */.y(`${(0,neutralise/* terminalText */.eR)(name)} is no report format${(0,nearest/* didYouMean */.a)(name, FORMATS)}: use ${FORMATS.join(", ")}.`);
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
            throw new user_error/* UserError */.y(`--output ${(0,neutralise/* terminalText */.eR)(value)} names no format: write <format>=<file>, for example sarif=portlight.sarif.`);
        }
        const file = value.slice(at + 1);
        if (file === "")
            throw new user_error/* UserError */.y(`--output ${(0,neutralise/* terminalText */.eR)(value)} names no file.`);
        if (outputs.some((output) => output.file === file)) {
            throw new user_error/* UserError */.y(`--output names ${(0,neutralise/* terminalText */.eR)(file)} twice: each report needs a file of its own.`);
        }
        outputs.push({ format: reportFormat(value.slice(0, at)), file });
    }
    return outputs;
}

// EXTERNAL MODULE: ./out/run/outputs.js
var outputs = __webpack_require__(4772);
// EXTERNAL MODULE: ./out/run/publish.js
var publish = __webpack_require__(45);
// EXTERNAL MODULE: ./out/run/root.js
var root = __webpack_require__(8164);
// EXTERNAL MODULE: ./out/run/run.js + 10 modules
var run = __webpack_require__(662);
// EXTERNAL MODULE: ./out/cli/internal-error.js
var internal_error = __webpack_require__(7419);
;// CONCATENATED MODULE: ./out/cli/judge.js
/** What scan, audit, check and detect have in common on the command line: run, write the reports, say what went wrong. */







/**
 * Runs a judging command.
 * @returns the exit status
 * @throws UserError for usage and configuration
 */
async function judgeAndReport(subject, options, terminal) {
    const format = reportFormat(options.format);
    const files = fileOutputs(options.output);
    const started = terminal.now();
    const result = await (0,run/* run */.e)(runRequest(subject, options, terminal));
    const { judgement, project } = result;
    const failures = await (0,publish/* publish */.m)(judgement, {
        source: { root: project.root, folder: (0,root/* relativeTo */.M)(project.root, project.folder) },
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
        await (0,outputs/* writeWhole */.f)(terminal.stderr, `portlight: ${((terminal.now() - started) / 1000).toFixed(2)} s\n`);
    if (format !== "text" || options.quiet) {
        // The text report says it among its notices.
        for (const problem of result.problems)
            await (0,outputs/* writeWhole */.f)(terminal.stderr, `portlight: ${problem}\n`);
    }
    for (const bug of result.bugs)
        await (0,outputs/* writeWhole */.f)(terminal.stderr, (0,internal_error.internalError)(bug, terminal.env));
    const errors = failures.map((failure) => failure.error);
    for (const error of errors) {
        await (0,outputs/* writeWhole */.f)(terminal.stderr, error instanceof user_error/* UserError */.y ? `portlight: ${error.message}\n` : (0,internal_error.internalError)(error, terminal.env));
    }
    return (0,publish/* exitStatus */.$)(judgement, errors);
}
function runRequest(subject, options, terminal) {
    const { config, baseline, failOn, minSeverity, strict, name } = options;
    return {
        ...subject,
        cwd: terminal.cwd,
        config,
        baseline,
        failOn,
        minSeverity,
        strict,
        name,
        today: new Date(terminal.now()).toISOString().slice(0, 10),
    };
}
function wantsColor(options, { stdout, env }) {
    return options.color && stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
}


/***/ }),

/***/ 45:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus),
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1560);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4772);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6228);



/**
 * Writes every report that was asked for. One that fails keeps none of the others from being written.
 * @returns what failed, in the order of the outputs
 */
async function publish(judgement, request) {
    const { source, cwd, files, stdout, style } = request;
    const failures = [];
    for (const output of files) {
        try {
            (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileOutput */ .T)(source.root, cwd, output.file, await (0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B)(output.format, judgement, source, _render_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN */ .t));
        }
        catch (error) {
            failures.push({ output, error });
        }
    }
    if (stdout) {
        try {
            await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(stdout.sink, await (0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B)(stdout.format, judgement, source, style));
        }
        catch (error) {
            failures.push({ error });
        }
    }
    return failures;
}
/**
 * The exit status of a run whose reports are written: that of the judgement, unless a report failed. Of several the first in
 * the order 4, 2, 3, 1, 0 counts (docs/cli.md).
 */
function exitStatus(judgement, errors) {
    const statuses = [judgement.exitCode, ...errors.map((error) => (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.exitCode : 4))];
    return [4, 2, 3, 1].find((status) => statuses.some((other) => other === status)) ?? 0;
}


/***/ }),

/***/ 6228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReport),
/* harmony export */   t: () => (/* binding */ PLAIN)
/* harmony export */ });
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3114);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1560);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(426);



const PLAIN = { color: false, quiet: false, stats: false, listNotes: false };
/** A judgement in one format. Each format is loaded when it is asked for. */
async function renderReport(format, judgement, source, style) {
    switch (format) {
        case "text": {
            const { renderText } = await __webpack_require__.e(/* import() */ 951).then(__webpack_require__.bind(__webpack_require__, 4332));
            return renderText(judgement, style);
        }
        case "json": {
            const { renderJson } = await __webpack_require__.e(/* import() */ 875).then(__webpack_require__.bind(__webpack_require__, 1875));
            return renderJson(judgement);
        }
        case "sarif": {
            const { renderSarif, sarifCategory } = await __webpack_require__.e(/* import() */ 507).then(__webpack_require__.bind(__webpack_require__, 6507));
            return renderSarif(judgement, {
                category: sarifCategory(judgement.command, source.folder),
                readText: (path) => sourceText(source.root, path),
            });
        }
        case "markdown": {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 370).then(__webpack_require__.bind(__webpack_require__, 4370));
            return renderMarkdown(judgement);
        }
        case "junit": {
            const { renderJunit } = await __webpack_require__.e(/* import() */ 151).then(__webpack_require__.bind(__webpack_require__, 8151));
            return renderJunit(judgement);
        }
    }
}
/** Largest source file in bytes whose lines are hashed; the audit reads none that is larger. */
const MAX_SOURCE_BYTES = 1024 * 1024;
function sourceText(root, path) {
    try {
        return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readProjectFile */ .SI)({
            root,
            path,
            maxBytes: MAX_SOURCE_BYTES,
            label: (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)(path),
            exitCode: 3,
            keepByteOrderMark: true,
        });
    }
    catch (error) {
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}


/***/ })

};

"use strict";
exports.id = 3826;
exports.ids = [3826];
exports.modules = {

/***/ 8473:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sq: function() { return /* binding */ namedCapture; },
/* harmony export */   exportCapture: function() { return /* binding */ exportCapture; },
/* harmony export */   exportFormat: function() { return /* binding */ exportFormat; },
/* harmony export */   q5: function() { return /* binding */ refuseOverwrite; }
/* harmony export */ });
/* unused harmony export EXPORT_FORMATS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8877);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
/* harmony import */ var _errors_nearest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4169);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1879);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(236);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1927);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6897);
/** One capture in another form: which file, which form, where it goes. */









const EXPORT_FORMATS = ["text", "json", "har", "otlp"];
/** @throws UserError that names the nearest form */
function exportFormat(name) {
    const found = EXPORT_FORMATS.find((format) => format === name);
    if (found)
        return found;
    throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .pS)(name)} is no form of an export${(0,_errors_nearest_js__WEBPACK_IMPORTED_MODULE_8__/* .didYouMean */ .a)(name, EXPORT_FORMATS) || `: use ${EXPORT_FORMATS.join(", ")}.`}`);
}
/**
 * The one capture that a name stands for.
 * @param cwd absolute real path
 * @throws UserError (3) when it cannot be read, (2) when it is a folder or a pattern
 */
function namedCapture(cwd, name) {
    const root = (0,_root_js__WEBPACK_IMPORTED_MODULE_7__.findRoot)(cwd);
    if (name === "")
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y("an empty path was given: name a capture.");
    const { captures, problems } = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .captureInputs */ .U5)(root, cwd, [name]);
    const problem = problems[0];
    if (problem !== undefined)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(problem, 3);
    const [capture] = captures;
    if (captures.length !== 1 || !capture?.isNamed) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .pS)(name)} is no single file: name one capture.`);
    }
    return { file: capture.file, shown: capture.shown, root };
}
/**
 * A mistyped output must not cost the recording.
 * @throws UserError when the output would take the place of the capture
 */
function refuseOverwrite({ file }, cwd, output) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, output);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }))
        return;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === file) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`--output ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .pS)(output)} is the capture itself: name another file.`);
    }
}
/** @throws UserError when the capture cannot be read, or the output cannot be written */
async function exportCapture(request) {
    const { cwd, output, stdout, format } = request;
    const capture = namedCapture(cwd, request.capture);
    if (output !== undefined)
        refuseOverwrite(capture, cwd, output);
    // Frames die young, as in run/sessions.ts.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)("--semi-space-growth-factor=1");
    const { exportPieces } = await Promise.all(/* import() */[__webpack_require__.e(975), __webpack_require__.e(8597), __webpack_require__.e(8772)]).then(__webpack_require__.bind(__webpack_require__, 3589));
    const pieces = exportPieces(capture.file, await exporterOf(format), { path: capture.shown });
    if (output !== undefined) {
        (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFileOutput */ .TM)(capture.root, cwd, output, pieces);
        return;
    }
    for (const piece of pieces)
        await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)(stdout, piece);
}
async function exporterOf(format) {
    switch (format) {
        case "text":
            return (await __webpack_require__.e(/* import() */ 1368).then(__webpack_require__.bind(__webpack_require__, 1368))).textExporter;
        case "json":
            return (await __webpack_require__.e(/* import() */ 7017).then(__webpack_require__.bind(__webpack_require__, 7017))).jsonExporter;
        case "har":
            return (await __webpack_require__.e(/* import() */ 4140).then(__webpack_require__.bind(__webpack_require__, 4140))).harExporter;
        case "otlp":
            return (await __webpack_require__.e(/* import() */ 5926).then(__webpack_require__.bind(__webpack_require__, 3545))).otlpExporter;
    }
}


/***/ }),

/***/ 3826:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCapture: function() { return /* binding */ reportCapture; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);
/* harmony import */ var _capture_export_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8473);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1927);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4769);
/** The page of one capture: judged as `check` and `detect` judge it, in one run, and shown with what was said. */




/**
 * Writes the page. Its verdict decides nothing: `check` and `detect` are the gate.
 * @returns what was thrown by rules that failed; the page says so, too
 * @throws UserError when the capture cannot be read, or the page cannot be written
 */
async function reportCapture(request) {
    const { cwd, output, stdout, config, baseline, failOn, name, today } = request;
    const capture = (0,_capture_export_js__WEBPACK_IMPORTED_MODULE_1__/* .namedCapture */ .Sq)(cwd, request.capture);
    if (output !== "-")
        (0,_capture_export_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseOverwrite */ .q5)(capture, cwd, output);
    const { judgement, problems, bugs } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)({
        command: "scan",
        withoutSource: true,
        cwd,
        paths: [],
        captures: [request.capture],
        config,
        baseline,
        failOn,
        name,
        today,
    });
    const problem = problems[0];
    if (problem !== undefined)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(problem, 3);
    const { sessionView } = await Promise.all(/* import() */[__webpack_require__.e(975), __webpack_require__.e(8597), __webpack_require__.e(1604)]).then(__webpack_require__.bind(__webpack_require__, 1604));
    const { renderPage } = await __webpack_require__.e(/* import() */ 8594).then(__webpack_require__.bind(__webpack_require__, 8594));
    const key = name ?? judgement.inventory.sessions[0]?.server;
    const view = sessionView(capture.file, judgement, {
        path: capture.shown,
        ...(key === undefined ? {} : { name: key }),
    });
    const page = renderPage(view);
    if (output === "-")
        await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(stdout, page);
    else
        (0,_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileOutput */ .TM)(capture.root, cwd, output, page);
    return bugs;
}


/***/ })

};
;
"use strict";
exports.id = 7251;
exports.ids = [7251];
exports.modules = {

/***/ 7251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitRecording: function() { return /* binding */ commitRecording; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _run_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1927);
/* harmony import */ var _error_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6895);
/** Records to a folder of its own, and commits what came of it when the server has ended. */






/** @throws UserError for options that do not go together */
function repeatsOf({ commit, repeat, redact }) {
    if (commit && !redact)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--commit and --no-redact exclude each other: leave one of them out");
    if (repeat === undefined)
        return 1;
    if (!commit)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--repeat belongs to --commit: add it, or leave --repeat out");
    if (!/^[1-9][0-9]?$/.test(repeat))
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--repeat takes a number of recordings, from 1 to 99");
    return Number(repeat);
}
/**
 * @param run records to the folder that it is given
 * @returns the exit status of the recording: what goes wrong with committing is told, and changes nothing for the session
 */
async function commitRecording(flags, terminal, run) {
    const repeat = repeatsOf(flags);
    const { capturePlace } = await __webpack_require__.e(/* import() */ 6193).then(__webpack_require__.bind(__webpack_require__, 6193));
    const { cwd, env } = terminal;
    const place = capturePlace(flags.sessionDir, env, cwd);
    if (!place) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(".portlight/sessions lies behind a link, which is not followed: name a folder with --session-dir");
    }
    const fresh = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "portlight-"));
    // Clients send SIGTERM two seconds after they closed the input; the commit takes less, and is one step.
    const wait = () => { };
    try {
        const status = await run(fresh);
        process.on("SIGTERM", wait);
        try {
            const { commitCapture } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(975), __webpack_require__.e(8597), __webpack_require__.e(7388), __webpack_require__.e(5523), __webpack_require__.e(9247), __webpack_require__.e(1987), __webpack_require__.e(3101)]).then(__webpack_require__.bind(__webpack_require__, 3101));
            const request = { cwd, environment: env, fresh, directory: place.directory, repeat };
            for (const sentence of await commitCapture(request))
                await (0,_run_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .writeIfPossible */ .OO)(terminal.stderr, (0,_error_line_js__WEBPACK_IMPORTED_MODULE_5__/* .errorLine */ .B)(sentence));
        }
        catch (error) {
            if (!(error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw error;
            await (0,_run_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .writeIfPossible */ .OO)(terminal.stderr, (0,_error_line_js__WEBPACK_IMPORTED_MODULE_5__/* .errorLine */ .B)(error.message));
        }
        return status;
    }
    finally {
        process.removeListener("SIGTERM", wait);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fresh, { recursive: true, force: true });
    }
}


/***/ })

};
;
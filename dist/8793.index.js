"use strict";
exports.id = 8793;
exports.ids = [8793];
exports.modules = {

/***/ 8793:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tidyCaptures: function() { return /* binding */ tidyCaptures; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3980);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1879);
/* harmony import */ var _machine_folders_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7816);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1927);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6897);
/* harmony import */ var _tidy_capture_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(863);
/** What `portlight capture tidy` was asked to do: to standard output, to another file, or in place. */









/**
 * @returns one sentence for each thing that was done or could not be
 * @throws UserError; with several captures those before the one that cannot be read are done
 */
async function tidyCaptures(request) {
    const { cwd, captures, output, inPlace, compare } = request;
    if (inPlace && output !== undefined) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y("--in-place and -o exclude each other: leave one of them out.");
    }
    if (captures.length > 1 && (!inPlace || compare !== undefined)) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(compare === undefined
            ? "several captures are only tidied in place: add --in-place, or name one."
            : "--compare is about one capture: name one.");
    }
    const root = (0,_root_js__WEBPACK_IMPORTED_MODULE_6__.findRoot)(cwd);
    const explicitPath = request.config === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, request.config);
    const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_2__.loadConfig)({ root, start: cwd, explicitPath });
    const said = [];
    for (const capture of captures) {
        const shown = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .pS)(capture);
        const { pieces, original, notices } = await (0,_tidy_capture_js__WEBPACK_IMPORTED_MODULE_7__/* .tidyCapture */ .d)({
            path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, capture),
            shown,
            compare: compare === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, compare),
            exactTimes: request.exactTimes,
            cutOver: request.cutOver,
            config,
            folders: (0,_machine_folders_js__WEBPACK_IMPORTED_MODULE_8__/* .machineFolders */ .v)(root, request.environment),
            temporary: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        });
        const target = inPlace ? capture : output;
        if (target === undefined)
            for (const piece of pieces())
                await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .writeWhole */ .f8)(request.stdout, piece);
        else {
            (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileOutput */ .TM)(root, cwd, target, pieces());
            said.push(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .pS)(target)} was tidied.`);
        }
        said.push(...notices.map((notice) => `${shown}: ${notice}.`));
        const { state } = original.summary;
        if (state !== "self-consistent")
            said.push(`${shown} is ${state}, and so is what was made of it: record it again.`);
    }
    return said;
}


/***/ })

};
;
"use strict";
exports.id = 6694;
exports.ids = [6694];
exports.modules = {

/***/ 6694:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   updateBaselineFile: function() { return /* binding */ updateBaselineFile; }
/* harmony export */ });
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1879);
/* harmony import */ var _verdict_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5349);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4769);




/**
 * Scans the project and brings its baseline up to date.
 * @returns what to tell the user, and the exit status: 0, or 4 when an analysis failed (then nothing is written)
 * @throws UserError when the run did not see everything, or there is nothing to prune
 */
async function updateBaselineFile(request) {
    const { judgement, project, baseline, baselinePath, whole, bugs } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)({
        command: "scan",
        pathIsServerFolder: true,
        captures: [],
        baselineMayBeMissing: request.mode !== "prune",
        ...request,
    });
    const shown = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPath */ .pS)(baselinePath);
    if (bugs.length > 0)
        throw bugs[0];
    if (project.isForeign) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("a baseline belongs to the project that it is written in: change to its folder and run portlight there.");
    }
    if (request.mode === "prune" && !baseline) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${shown} does not exist: there is nothing to prune.`);
    }
    const update = (0,_verdict_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .updateBaseline */ .Rz)(judgement, whole, { previous: baseline, add: request.mode === "add" });
    (0,_verdict_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeBaseline */ .B9)(project.root, baselinePath, update.baseline);
    const lines = [
        `${shown}: ${count(update.baseline.entries.length)}, ${update.added} added, ${update.removed} removed.`,
    ];
    if (update.notAdded > 0) {
        lines.push(update.notAdded === 1
            ? "1 new finding was left out: fix it, or run again with --add."
            : `${update.notAdded} new findings were left out: fix them, or run again with --add.`);
    }
    if (update.refused.length > 0) {
        lines.push(`Left out, because it can never be baselined: ${update.refused.join(", ")}. It goes on failing the gate until it is mended, or accepted under ignore: in the configuration, with a reason.`);
    }
    return { text: `${lines.join("\n")}\n`, exitCode: 0 };
}
function count(entries) {
    return `${entries} known ${entries === 1 ? "finding" : "findings"}`;
}


/***/ })

};
;
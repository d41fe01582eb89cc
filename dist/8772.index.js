"use strict";
exports.id = 8772;
exports.ids = [8772];
exports.modules = {

/***/ 3589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportPieces: function() { return /* binding */ exportPieces; }
/* harmony export */ });
/* unused harmony export Output */
/* harmony import */ var _session_observe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8597);

/** Where an exporter writes to. */
class Output {
    #pieces = [];
    #length = 0;
    write(text) {
        this.#pieces.push(text);
        this.#length += text.length;
    }
    get length() {
        return this.#length;
    }
    take() {
        const text = this.#pieces.join("");
        this.#pieces = [];
        this.#length = 0;
        return text;
    }
}
/** In UTF-16 units. */
const PIECE = 64 * 1024;
/**
 * @param source path of the capture
 * @throws UserError (3) when it cannot be read or is no session log
 */
function* exportPieces(source, exporterOf, options = {}) {
    const out = new Output();
    let exporter;
    const reading = new _session_observe_js__WEBPACK_IMPORTED_MODULE_0__/* .SessionReading */ .Z(source, (session, start) => {
        exporter = exporterOf(session, start, out);
        return [{ ruleId: "export", ...exporter.observer }];
    }, options);
    try {
        while (reading.next())
            if (out.length >= PIECE)
                yield out.take();
    }
    finally {
        reading.close();
    }
    const result = reading.result();
    const failure = result.ruleFailures[0];
    if (failure)
        throw new Error(`the export failed: ${failure.error}`);
    for (const _step of exporter?.finish(result) ?? [])
        if (out.length >= PIECE)
            yield out.take();
    yield out.take();
    return result;
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


/***/ })

};
;
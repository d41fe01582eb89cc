"use strict";
exports.id = 514;
exports.ids = [514];
exports.modules = {

/***/ 514:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   internalError: function() { return /* binding */ internalError; }
/* harmony export */ });
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4336);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);



/** What a bug looks like to the user: no stack unless they ask for it. */
function internalError(error, env) {
    const debug = env.PORTLIGHT_DEBUG;
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const ask = `portlight: internal error, please report it at ${_catalog_product_js__WEBPACK_IMPORTED_MODULE_2__/* .HOMEPAGE */ .py}/issues: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(detail).slice(0, 500))}\n`;
    return debug && error instanceof Error
        ? `${ask}${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(String(error.stack))}\n`
        : `${ask}portlight: PORTLIGHT_DEBUG=1 shows more\n`;
}


/***/ })

};
;
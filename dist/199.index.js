"use strict";
exports.id = 199;
exports.ids = [199];
exports.modules = {

/***/ 199:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_PATTERN_LENGTH: function() { return /* binding */ MAX_PATTERN_LENGTH; },
/* harmony export */   linearPattern: function() { return /* binding */ linearPattern; }
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);
/**
 * Regular expressions that a user writes. They run in an engine whose time is linear in the text whatever the pattern (re2js),
 * so this file is loaded only where there are some.
 */

/** Longest expression, in UTF-16 code units. */
const MAX_PATTERN_LENGTH = 1000;
/**
 * @param source an expression of RE2; what its first group takes part in is the match, and without a group the whole
 * @returns the matcher, or what is wrong with the expression
 */
function linearPattern(source) {
    if (typeof source !== "string" || source === "" || source.length > MAX_PATTERN_LENGTH)
        return "length";
    let compiled;
    try {
        compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source);
    }
    catch {
        return "syntax";
    }
    if (["", "a", " "].some((text) => matchesNothing(compiled, text)))
        return "empty";
    const hasGroup = compiled.groupCount() > 0;
    return function* (text) {
        const matcher = compiled.matcher(text);
        while (matcher.find()) {
            const chosen = hasGroup && matcher.start(1) >= 0 ? 1 : 0;
            const start = matcher.start(chosen);
            const end = matcher.end(chosen);
            if (end > start)
                yield { start, end };
        }
    };
}
function matchesNothing(compiled, text) {
    const matcher = compiled.matcher(text);
    return matcher.find() && matcher.end() === matcher.start();
}


/***/ })

};
;
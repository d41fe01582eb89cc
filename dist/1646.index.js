"use strict";
exports.id = 1646;
exports.ids = [1646];
exports.modules = {

/***/ 1646:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJson: function() { return /* binding */ readJson; }
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7415);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8533);


/** Reads JSON, with comments and trailing commas when `lenient`. A broken file gives what could be read, and a problem. */
function readJson(text, path, lenient) {
    const errors = [];
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, {
        allowTrailingComma: lenient,
        disallowComments: !lenient,
        allowEmptyContent: true,
    });
    const root = tree && convert(tree, undefined, 0);
    const [first] = errors;
    if (first === undefined)
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .lM)(path, text, root);
    const detail = "The file is not valid JSON.";
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .lM)(path, text, root, { reason: "parse-degraded", detail, offset: first.offset });
}
function spanOf({ offset, length }) {
    return { start: offset, end: offset + length };
}
function convert(node, key, depth) {
    (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .checkDepth */ .kP)(depth, node.offset);
    const named = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .configSpan */ .nQ)(spanOf(node), key && spanOf(key));
    if (node.type === "array") {
        const children = new Map();
        for (const [index, child] of (node.children ?? []).entries())
            children.set(index, convert(child, undefined, depth + 1));
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listNode */ .du)(named, children);
    }
    if (node.type === "object") {
        const children = new Map();
        for (const property of node.children ?? []) {
            const [name, value] = property.children ?? [];
            if (name !== undefined && value !== undefined)
                children.set(String(name.value), convert(value, name, depth + 1));
        }
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .objectNode */ .e1)(named, children);
    }
    return { ...named, value: (node.value ?? null) };
}


/***/ })

};
;
"use strict";
exports.id = 6255;
exports.ids = [6255];
exports.modules = {

/***/ 6255:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: function() { return /* binding */ readYaml; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8533);


/** Reads the first document of a YAML file. Aliases are not followed: they read as null, and are a problem. */
function readYaml(text, path) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { merge: false, uniqueKeys: false, logLevel: "silent", version: "1.2" });
    const aliases = [];
    const root = document.contents === null ? undefined : convert(document.contents, undefined, 0, aliases);
    const [error] = document.errors;
    const [alias] = aliases;
    if (error !== undefined) {
        const detail = "The file is not valid YAML.";
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .lM)(path, text, root, { reason: "parse-degraded", detail, offset: error.pos[0] });
    }
    if (alias === undefined)
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .lM)(path, text, root);
    const detail = "The file uses YAML aliases, which are not read.";
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .lM)(path, text, root, { reason: "parse-degraded", detail, offset: alias });
}
function spanOf(node) {
    const range = node?.range;
    return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 };
}
function convert(node, key, depth, aliases) {
    const span = spanOf(node);
    (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .checkDepth */ .kP)(depth, span.start);
    const named = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .configSpan */ .nQ)(span, key);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        const children = new Map();
        for (const [index, item] of node.items.entries())
            children.set(index, convert(item, undefined, depth + 1, aliases));
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listNode */ .du)(named, children);
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        const children = new Map();
        for (const pair of node.items) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(pair) || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key))
                continue;
            children.set(String(pair.key.value), convert(pair.value, spanOf(pair.key), depth + 1, aliases));
        }
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .objectNode */ .e1)(named, children);
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
        aliases.push(span.start);
    return { ...named, value: (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? scalar(node.value) : null };
}
function scalar(value) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
        return value;
    return value === null || value === undefined ? null : String(value);
}


/***/ })

};
;
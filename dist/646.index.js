export const id = 646;
export const ids = [646];
export const modules = {

/***/ 1646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJson: () => (/* binding */ readJson)
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
function convert(node, key, depth) {
    if (depth > _document_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CONFIG_DEPTH */ .YK)
        throw new _document_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigTooDeepError */ .FC(node.offset);
    const span = { start: node.offset, end: node.offset + node.length };
    const named = key === undefined ? span : { ...span, key: { start: key.offset, end: key.offset + key.length } };
    if (node.type === "array") {
        const children = new Map();
        for (const [index, child] of (node.children ?? []).entries())
            children.set(index, convert(child, undefined, depth + 1));
        return { ...named, children, value: [...children.values()].map((child) => child.value) };
    }
    if (node.type === "object") {
        const children = new Map();
        for (const property of node.children ?? []) {
            const [name, value] = property.children ?? [];
            if (name !== undefined && value !== undefined)
                children.set(String(name.value), convert(value, name, depth + 1));
        }
        return { ...named, children, value: (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)([...children].map(([name, child]) => [name, child.value])) };
    }
    return { ...named, value: (node.value ?? null) };
}


/***/ })

};

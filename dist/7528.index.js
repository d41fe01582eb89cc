"use strict";
exports.id = 7528;
exports.ids = [7528];
exports.modules = {

/***/ 7528:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseTolerantly: function() { return /* binding */ parseTolerantly; }
/* harmony export */ });
/* harmony import */ var _typescript_eslint_typescript_estree__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6032);
/* harmony import */ var typescript__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(644);
/**
 * The tolerant parser: TypeScript's own, which yields a tree for any text, converted to ESTree. It costs 285 ms to load, so
 * it is imported only when Babel gave up.
 */


/** Octal literals in sloppy code and a hashbang that is not first: the tree is whole. */
const HARMLESS_DIAGNOSTICS = new Set([1121, 1487, 18026]);
function scriptKind(path) {
    if (/\.[cm]?ts$/u.test(path))
        return typescript__WEBPACK_IMPORTED_MODULE_1__.ScriptKind.TS;
    return path.endsWith(".tsx") ? typescript__WEBPACK_IMPORTED_MODULE_1__.ScriptKind.TSX : typescript__WEBPACK_IMPORTED_MODULE_1__.ScriptKind.JSX;
}
/**
 * Throws a RangeError when the text nests deeper than the stack allows, a SyntaxError when the conversion stumbles over a tree
 * with errors in it.
 */
function parseTolerantly(text, path) {
    const name = path.replace(/\.[cm]?jsx?$/u, ".jsx");
    const options = { languageVersion: typescript__WEBPACK_IMPORTED_MODULE_1__.ScriptTarget.Latest, jsDocParsingMode: typescript__WEBPACK_IMPORTED_MODULE_1__.JSDocParsingMode.ParseNone };
    const source = typescript__WEBPACK_IMPORTED_MODULE_1__.createSourceFile(name, text, options, true, scriptKind(path));
    const problem = source.parseDiagnostics.find((diagnostic) => !HARMLESS_DIAGNOSTICS.has(diagnostic.code));
    source.parseDiagnostics = [];
    const program = convert(source, name);
    addOffsets(program);
    const comments = program.comments.map(({ type, value, range }) => ({ type, value, start: range[0], end: range[1] }));
    const tree = { program, comments };
    return problem === undefined ? { tree } : { tree, problemAt: problem.start ?? 0 };
}
/** A tree with errors may lack nodes that the conversion relies on: whatever it throws, the text is why. */
function convert(source, filePath) {
    try {
        // The conversion takes a SourceFile too, though its type only says string.
        return (0,_typescript_eslint_typescript_estree__WEBPACK_IMPORTED_MODULE_0__.parse)(source, {
            range: true,
            loc: false,
            comment: true,
            allowInvalidAST: true,
            filePath,
            suppressDeprecatedPropertyWarnings: true,
        });
    }
    catch (error) {
        if (error instanceof RangeError)
            throw error;
        throw new SyntaxError("the tree could not be converted", { cause: error });
    }
}
/** Gives every node `start` and `end` as Babel does. */
function addOffsets(root) {
    const pending = [root];
    while (pending.length > 0) {
        const item = pending.pop();
        if (typeof item !== "object" || item === null)
            continue;
        if (Array.isArray(item)) {
            for (const element of item)
                pending.push(element);
            continue;
        }
        const node = item;
        if (typeof node.type !== "string")
            continue;
        if (node.range !== undefined)
            [node.start, node.end] = node.range;
        for (const [field, value] of Object.entries(node)) {
            if (field !== "parent" && field !== "range" && typeof value === "object")
                pending.push(value);
        }
    }
}


/***/ })

};
;
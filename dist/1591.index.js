"use strict";
exports.id = 1591;
exports.ids = [1591];
exports.modules = {

/***/ 1591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectFiles: function() { return /* binding */ projectFiles; },
/* harmony export */   readClientFile: function() { return /* binding */ readClientFile; },
/* harmony export */   replaceClientFile: function() { return /* binding */ replaceClientFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7167);
/* harmony import */ var _files_replace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4203);
/** The files in which MCP clients keep their servers, inside of a project. */







/** Project files of clients: Claude Code, VS Code, Cursor, Roo Code, Kiro, Gemini CLI, Zed, opencode. */
const PROJECT_FILES = [
    ".mcp.json",
    ".vscode/mcp.json",
    ".cursor/mcp.json",
    ".roo/mcp.json",
    ".kiro/settings/mcp.json",
    ".gemini/settings.json",
    ".zed/settings.json",
    "opencode.json",
];
const MAX_BYTES = 4 * 1024 * 1024;
/** The project files that are in a folder. */
function projectFiles(folder) {
    return PROJECT_FILES.filter((path) => (0,_files_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAt */ .t5)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)).kind === "entry");
}
/**
 * @param file absolute
 * @param label as the user knows it, escaped
 * @throws UserError when it is missing or cannot be read
 */
function readClientFile(file, label) {
    let real;
    try {
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
    }
    catch (error) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${label} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalWords */ .WW)((0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$)(error))}.`, 3);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real);
    const text = read(folder, name, label);
    if (text === undefined)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${label} is gone.`, 3);
    return { folder, name, text };
}
/** @throws UserError when the file is no longer what was read, or cannot be written */
function replaceClientFile({ folder, name, text: before }, text, label) {
    if (read(folder, name, label) !== before) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${label} was changed by another program meanwhile; run the command again.`, 3);
    }
    (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceProjectFile */ .a)({ root: folder, path: name, text, label });
}
function read(root, path, label) {
    return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readProjectFile */ .S)({ root, path, maxBytes: MAX_BYTES, label, exitCode: 3, keepByteOrderMark: true });
}


/***/ })

};
;
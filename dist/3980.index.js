"use strict";
exports.id = 3980;
exports.ids = [3980];
exports.modules = {

/***/ 138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ inFolder; },
/* harmony export */   s: function() { return /* binding */ defaultConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4258);


/**
 * What holds where no file says otherwise.
 * @param folder relative to the root, POSIX
 */
function defaultConfig(folder) {
    return {
        folder,
        audit: { paths: [folder], exclude: [], tests: "demote" },
        captures: [`${_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FOLDER */ .EX}/sessions/**`],
        captureDefault: true,
        servers: [],
        perspective: "server",
        rules: new Map(),
        ignore: [],
        secrets: { packs: [], patterns: [] },
        baselinePath: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, _locate_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FOLDER */ .EX, _locate_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_NAME */ .WY),
        notices: [],
    };
}
/** A glob of the file as one relative to the root; the folder's own characters stand for themselves. */
function inFolder(folder, glob) {
    return folder === "." ? glob : `${folder.replace(/[\\*?[\]{}!()+@,]/g, "\\$&")}/${glob}`;
}


/***/ }),

/***/ 3980:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: function() { return /* binding */ loadConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7167);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(138);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4258);








/** Largest configuration file in bytes. */
const MAX_BYTES = 64 * 1024;
/**
 * Reads the configuration of a project, or gives the defaults when it has none.
 * @throws UserError that names file, line and what to do
 */
async function loadConfig(options) {
    const { root, start, explicitPath, rules = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .allRules */ .V7)() } = options;
    const place = explicitPath === undefined ? (0,_locate_js__WEBPACK_IMPORTED_MODULE_7__/* .locateConfig */ .p0)(root, start) : (0,_locate_js__WEBPACK_IMPORTED_MODULE_7__/* .locateExplicit */ .JF)(root, start, explicitPath);
    if (place.path === undefined) {
        const config = (0,_defaults_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultConfig */ .s)(place.folder);
        return withOuter(config, config.baselinePath, place.outer);
    }
    const label = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(place.path);
    const text = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readProjectFile */ .S)({ root, path: place.path, maxBytes: MAX_BYTES, label, exitCode: 2 });
    if (text === undefined)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${label} does not exist; check --config.`);
    // The YAML parser is large, and most projects have no file.
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(3483), __webpack_require__.e(3897)]).then(__webpack_require__.bind(__webpack_require__, 3897));
    const config = await parseConfig(text, {
        path: place.path,
        folder: place.folder,
        rules,
        // What cannot be looked at is left to the audit, which says so.
        exists: (path) => (0,_files_look_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAt */ .t5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)).kind !== "absent",
    });
    return withOuter(config, place.path, place.outer);
}
/** Says which configuration is not read because a nearer folder decides. */
function withOuter(config, applies, outer) {
    if (outer === undefined)
        return config;
    const notice = `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(applies)} applies here; ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(outer)} further up is not read.`;
    return { ...config, notices: [...config.notices, notice] };
}


/***/ }),

/***/ 4258:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: function() { return /* binding */ CONFIG_FOLDER; },
/* harmony export */   JF: function() { return /* binding */ locateExplicit; },
/* harmony export */   WY: function() { return /* binding */ BASELINE_NAME; },
/* harmony export */   p0: function() { return /* binding */ locateConfig; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7167);





const CONFIG_FOLDER = ".portlight";
const CONFIG_NAME = "config.yml";
const BASELINE_NAME = "baseline.json";
/** Names that people write for it; each is told instead of being silently ignored. */
const LOOKALIKES = ["config.yaml", "config.json", "config.toml"];
/**
 * Finds the one folder whose settings apply: the nearest at or above `start`, never above the root, whose `.portlight/`
 * holds a configuration or a baseline.
 * @param root absolute real path
 * @param start absolute real path of the working directory, inside the root
 * @throws UserError when a folder holds a second file that looks like it, or does not let itself be looked into
 */
function locateConfig(root, start) {
    if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(root, start))
        return { folder: "." };
    const startFolder = toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, start)) || ".";
    let found;
    for (let folder = startFolder;; folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(folder)) {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, CONFIG_FOLDER, CONFIG_NAME);
        const exists = entryExists(root, path);
        for (const name of LOOKALIKES) {
            const other = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, CONFIG_FOLDER, name);
            if (found || !entryExists(root, other))
                continue;
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(exists
                ? `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)} and ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(other)} both exist; keep the first and delete the second.`
                : `${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(other)} is not read; the configuration is called ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)}.`);
        }
        if (exists && found)
            return { ...found, outer: path };
        if (exists)
            found = { folder, path };
        else if (!found && entryExists(root, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, CONFIG_FOLDER, BASELINE_NAME)))
            found = { folder };
        if (folder === ".")
            break;
    }
    return found ?? { folder: startFolder };
}
/**
 * The place of a file that `--config` names.
 * @param explicit absolute, or relative to `start`
 * @throws UserError when it lies outside the root
 */
function locateExplicit(root, start, explicit) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(explicit) ? explicit : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(start, explicit);
    const path = toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, file));
    if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(root, file) || path === "") {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`--config ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(explicit)} lies outside the project; name a file inside it.`);
    }
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    // A file in `.portlight/` speaks for the folder above it, any other for the working directory.
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(parent) === CONFIG_FOLDER ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent) : toPosix((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, start)) || ".";
    return { folder, path };
}
function toPosix(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
/** @throws UserError when the system does not tell: what may hold the policy is not passed over */
function entryExists(root, path) {
    const look = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAt */ .t5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path));
    if (look.kind === "refused")
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(path)} ${(0,_files_look_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalWords */ .WW)(look.code)}.`);
    return look.kind === "entry";
}


/***/ })

};
;
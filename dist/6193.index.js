"use strict";
exports.id = 6193;
exports.ids = [6193];
exports.modules = {

/***/ 6193:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   capturePlace: function() { return /* binding */ capturePlace; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _project_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4064);



/** Where captures go when nobody says otherwise, below the project's folder. */
const DEFAULT_FOLDER = [".portlight", "sessions"];
/** What makes a folder the one whose settings apply; config/locate.ts decides by the same files where captures are read. */
const SETTINGS = ["config.yml", "baseline.json"];
/**
 * The folder for captures: the option, else `PORTLIGHT_SESSION_DIR`, else `.portlight/sessions` of the project, which is
 * where the other commands look for them. The default is never followed through a link, because whoever wrote the
 * checkout could have put one there.
 * @param cwd absolute
 * @returns undefined when a link is in the way
 */
function capturePlace(option, environment, cwd) {
    const given = option || environment.PORTLIGHT_SESSION_DIR;
    if (given)
        return { directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given), shown: given };
    const project = settingsFolder(cwd);
    let directory = project;
    for (const part of DEFAULT_FOLDER) {
        directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, part);
        if (isLink(directory))
            return undefined;
    }
    const shown = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, project).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"), ...DEFAULT_FOLDER].filter(Boolean).join("/");
    return { directory, shown };
}
/** The nearest folder of the project whose `.portlight/` holds settings, else `cwd`. */
function settingsFolder(cwd) {
    const hasSettings = (folder) => SETTINGS.some((name) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".portlight", name)));
    return (0,_project_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .projectFolders */ .L)(cwd).find(hasSettings) ?? cwd;
}
function isThere(path) {
    return look(path) !== undefined;
}
function isLink(path) {
    return look(path)?.isSymbolicLink() === true;
}
/** What cannot be looked at is taken as absent here; making the file says what is wrong. */
function look(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}


/***/ })

};
;
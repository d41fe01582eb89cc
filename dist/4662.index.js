"use strict";
exports.id = 4662;
exports.ids = [4662];
exports.modules = {

/***/ 4662:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   availableBase: function() { return /* binding */ availableBase; },
/* harmony export */   baseRevisions: function() { return /* binding */ baseRevisions; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);
/* harmony import */ var _event_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9500);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9863);
/** The commit that a change started from, by what the CI system says of the event. */



/**
 * Revisions to try, the best first; none when the event proposes no change. Only what the CI system itself sets counts.
 * Of a pull request the checkout is a merge whose first parent is the base, so that two commits of history are enough.
 */
function baseRevisions(env, readEvent = _event_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readEventFile */ .z) {
    if (env.GITHUB_ACTIONS === "true") {
        const event = parsed(env.GITHUB_EVENT_PATH === undefined ? undefined : readEvent(env.GITHUB_EVENT_PATH));
        switch (env.GITHUB_EVENT_NAME) {
            case "pull_request":
            case "pull_request_target":
                return [
                    ...commit(event.pull_request?.base?.sha),
                    ...(/^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? "") ? ["HEAD^1"] : []),
                ];
            case "merge_group":
                return commit(event.merge_group?.base_sha);
            default:
                return [];
        }
    }
    return env.GITLAB_CI === "true" ? commit(env.CI_MERGE_REQUEST_DIFF_BASE_SHA) : [];
}
/**
 * The first of the revisions that the checkout holds.
 * @param root absolute real path of the checkout
 */
function availableBase(root, revisions, env) {
    let git;
    for (const revision of revisions) {
        try {
            git ??= new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitReader */ .A(root, env);
            git.mergeBase(revision);
            return revision;
        }
        catch (error) {
            if (!(error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                throw error;
        }
    }
    return undefined;
}
function parsed(text) {
    try {
        const event = text === undefined ? undefined : JSON.parse(text);
        return typeof event === "object" && event !== null ? event : {};
    }
    catch {
        return {};
    }
}
function commit(value) {
    return typeof value === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value) ? [value] : [];
}


/***/ }),

/***/ 9863:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ GitReader; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7167);
/**
 * Reads commits with the machine's git, and lets nothing of the repository run: no hook, file monitor, filter, helper or
 * network. Only commands that copy objects are used; none of them touches the work tree.
 */





/** A commit, branch or tag as a user names it; no option, no range, no search (gitrevisions(7)). */
const REVISION = /^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9_][A-Za-z0-9_./+@-]{0,254}(?:[~^][0-9]{0,6}){0,4}$/;
const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Settings of the repository that make git start something, fetch something, or believe another file. */
const SETTINGS = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.attributesFile=/dev/null",
    "core.pager=cat",
    "core.alternateRefsCommand=",
    "protocol.allow=never",
    "gc.auto=0",
    "maintenance.auto=false",
];
/** Bytes of one answer of a short command, and of a listing of a whole tree. */
const MAX_ANSWER = 64 * 1024;
const MAX_LISTING = 256 * 1024 * 1024;
/** In ms; a last stop, reading objects takes fractions of it. */
const TIME_LIMIT = 120_000;
class GitReader {
    #git;
    #root;
    #environment;
    /**
     * @param root absolute real path of the folder that holds `.git`
     * @throws UserError when no git is installed
     */
    constructor(root, environment) {
        this.#git = gitBinary(root, environment);
        this.#root = root;
        this.#environment = environment;
    }
    /**
     * The commit that head and the named revision have grown from.
     * @throws UserError when the revision is malformed, unknown, or shares no history that is here
     */
    mergeBase(revision) {
        if (!REVISION.test(revision))
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--base is neither a folder nor the name of a commit, branch or tag.");
        const commit = this.#answer(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
        if (commit === undefined || !OBJECT_ID.test(commit)) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`--base ${revision} is no commit that is here: fetch it first (in a workflow: fetch-depth: 0 of the checkout).`, 3);
        }
        const base = this.#answer(["merge-base", "HEAD", commit]);
        if (base === undefined || !OBJECT_ID.test(base.split("\n", 1)[0] ?? "")) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`HEAD and ${revision} have no commit in common here: fetch more history (in a workflow: fetch-depth: 0 of the checkout).`, 3);
        }
        return base.split("\n", 1)[0];
    }
    /** The regular files of a commit, in git's order; links and submodules are left out. */
    files(commit) {
        const listing = this.#run(["ls-tree", "-r", "-z", "-l", "--full-tree", commit], MAX_LISTING);
        return listing.split("\0").flatMap((line) => {
            const [, mode, object, bytes, path] = /^(\d{6}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line) ?? [];
            if (path === undefined || object === undefined || (mode !== "100644" && mode !== "100755"))
                return [];
            return [{ path, object, bytes: Number(bytes), isExecutable: mode === "100755" }];
        });
    }
    /**
     * Content of files, one after the other in their order.
     * @param take is given each file with its bytes
     */
    async read(files, take) {
        if (files.length === 0)
            return;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(this.#git, this.#arguments(["cat-file", "--batch", "--buffer"]), {
            cwd: this.#root,
            env: this.#childEnvironment(),
            stdio: ["pipe", "pipe", "ignore"],
            timeout: TIME_LIMIT,
        });
        const ended = new Promise((resolve, reject) => {
            child.once("error", reject);
            child.once("close", resolve);
        });
        child.stdin.on("error", () => { });
        child.stdin.end(files.map(({ object }) => `${object}\n`).join(""));
        const reader = new BatchReader(files, take);
        for await (const chunk of child.stdout)
            reader.push(chunk);
        const status = await ended;
        if (status !== 0 || reader.missing > 0) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("git could not read the base: objects are missing here (a partial clone?); fetch them first.", 3);
        }
    }
    #answer(args) {
        try {
            return this.#run(args, MAX_ANSWER).trim();
        }
        catch (error) {
            // A revision that is unknown, histories that share nothing: git says so by its status.
            if (typeof error.status === "number")
                return undefined;
            throw error;
        }
    }
    #run(args, maxBuffer) {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(this.#git, this.#arguments(args), {
            cwd: this.#root,
            env: this.#childEnvironment(),
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
            maxBuffer,
            timeout: TIME_LIMIT,
        });
    }
    #arguments(args) {
        // The folder is named, so that no bare repository below it is taken for one; its owner may be another user (a container).
        const settings = [...SETTINGS, `safe.directory=${this.#root}`].flatMap((setting) => ["-c", setting]);
        return ["--no-replace-objects", ...settings, `--git-dir=${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, ".git")}`, ...args];
    }
    #childEnvironment() {
        const { PATH, HOME, SYSTEMROOT } = this.#environment;
        return {
            PATH,
            HOME,
            ...(SYSTEMROOT === undefined ? {} : { SYSTEMROOT }),
            LC_ALL: "C",
            GIT_CONFIG_NOSYSTEM: "1",
            GIT_CONFIG_GLOBAL: "/dev/null",
            GIT_ATTR_NOSYSTEM: "1",
            GIT_NO_LAZY_FETCH: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
            GIT_PAGER: "cat",
        };
    }
}
/** The header and content of each object, as `git cat-file --batch` gives them. */
class BatchReader {
    missing = 0;
    #files;
    #take;
    #next = 0;
    #pending = [];
    #length = 0;
    /** Bytes of the object that is being read with the line break behind it; undefined while its header is. */
    #wanted;
    constructor(files, take) {
        this.#files = files;
        this.#take = take;
    }
    push(chunk) {
        this.#pending.push(chunk);
        this.#length += chunk.length;
        if (this.#wanted !== undefined && this.#length < this.#wanted)
            return;
        let rest = this.#pending.length === 1 ? chunk : Buffer.concat(this.#pending, this.#length);
        for (;;) {
            if (this.#wanted === undefined) {
                const end = rest.indexOf(0x0a);
                if (end < 0)
                    break;
                const header = rest.toString("latin1", 0, end);
                rest = rest.subarray(end + 1);
                const bytes = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
                if (bytes === undefined) {
                    this.missing += 1;
                    this.#next += 1;
                }
                else
                    this.#wanted = Number(bytes) + 1;
            }
            else {
                if (rest.length < this.#wanted)
                    break;
                const file = this.#files[this.#next++];
                if (file !== undefined)
                    this.#take(file, rest.subarray(0, this.#wanted - 1));
                rest = rest.subarray(this.#wanted);
                this.#wanted = undefined;
            }
        }
        this.#pending = rest.length === 0 ? [] : [rest];
        this.#length = rest.length;
    }
}
/** The git of the PATH, by its real place; never one that the project brings along. */
function gitBinary(root, environment) {
    const names = process.platform === "win32" ? ["git.exe"] : ["git"];
    for (const folder of (environment.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
            continue;
        for (const name of names) {
            try {
                const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
                if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(root, real))
                    return real;
            }
            catch {
                // Not in this folder.
            }
        }
    }
    throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--base needs git, and none is on the PATH: install it, or name a folder that holds the base.");
}


/***/ })

};
;
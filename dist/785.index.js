export const id = 785;
export const ids = [785];
export const modules = {

/***/ 9166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit),
  worker: () => (/* reexport */ worker)
});

// EXTERNAL MODULE: ./out/audit/discover/read-source.js
var read_source = __webpack_require__(9124);
;// CONCATENATED MODULE: ./out/audit/isolation/inline.js

/**
 * Most that is analysed in the calling thread, in bytes: a worker costs 40 ms, which a one-file audit cannot spare, and
 * text of this size cannot hold it up for long.
 */
const MAX_INLINE_BYTES = 131_072;
/** Deepest nesting of brackets that is analysed in the calling thread, whose stack is small. */
const MAX_INLINE_DEPTH = 200;
/** Ends an analysis that turned out to need the worker. */
class NeedsWorker extends Error {
}
/** Deepest nesting of brackets, strings and comments not told apart: an upper bound for the syntax tree's share of it. */
function bracketDepth(text) {
    let depth = 0;
    let deepest = 0;
    for (let i = 0; i < text.length; i++) {
        switch (text.charCodeAt(i)) {
            case 40: // (
            case 91: // [
            case 123: // {
                if (++depth > deepest)
                    deepest = depth;
                break;
            case 41:
            case 93:
            case 125:
                if (depth > 0)
                    depth--;
                break;
            default:
        }
    }
    return deepest;
}
/** Hooks that throw NeedsWorker at the first file which makes the input large or deep. */
function inlineHooks(root) {
    let bytes = 0;
    return {
        starting(path) {
            if (path === "")
                return;
            const read = (0,read_source/* readSource */.o$)(root, path);
            if (!("text" in read))
                return;
            bytes += read.bytes;
            if (bytes > MAX_INLINE_BYTES || bracketDepth(read.text) >= MAX_INLINE_DEPTH)
                throw new NeedsWorker();
        },
    };
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1560);
;// CONCATENATED MODULE: ./out/audit/isolation/worker.js


/**
 * The worker's side: runs the core and reports. Trees never cross threads, only the finished analysis does.
 * @throws UserError when it was not started by the supervisor
 */
async function worker() {
    const port = external_node_worker_threads_.parentPort;
    if (external_node_worker_threads_.isMainThread || port === null)
        throw new user_error/* UserError */.y("worker.js is started by Portlight itself; run cli.js");
    const { options, skip } = external_node_worker_threads_.workerData;
    const report = (message) => port.postMessage(message);
    try {
        const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(207), __webpack_require__.e(466)]).then(__webpack_require__.bind(__webpack_require__, 6466));
        const hooks = { starting: (path) => report({ kind: "starting", path }), skip: new Set(skip) };
        report({ kind: "done", analysis: await analyse(options, hooks) });
    }
    catch (error) {
        report(failure(error));
    }
}
function failure(error) {
    if (error instanceof user_error/* UserError */.y)
        return { kind: "user-error", message: error.message, exitCode: error.exitCode };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { kind: "failed", message, stack: stack ?? "", isStackOverflow: error instanceof RangeError };
}

;// CONCATENATED MODULE: ./out/audit/audit.js


/**
 * Audits sources and configuration without running them. A small, shallow input is analysed here, everything else in a
 * supervised worker; the result is the same. Nothing is written, nothing but the files below the root is read.
 * @throws UserError when a named path does not exist or lies outside the root
 */
async function audit(options) {
    if (await isSmall(options)) {
        const analysis = await analyseHere(options);
        // What nests too deep for this thread's stack may fit into the worker's.
        if (analysis !== undefined && !analysis.notAnalysed.some((entry) => entry.reason === "too-deep"))
            return analysis;
    }
    const { supervise } = await __webpack_require__.e(/* import() */ 985).then(__webpack_require__.bind(__webpack_require__, 5985));
    return supervise(options);
}
async function isSmall(options) {
    const { discover } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(207)]).then(__webpack_require__.bind(__webpack_require__, 4207));
    let bytes = 0;
    for (const file of discover(options).files)
        bytes += file.bytes;
    return bytes <= MAX_INLINE_BYTES;
}
async function analyseHere(options) {
    const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(207), __webpack_require__.e(466)]).then(__webpack_require__.bind(__webpack_require__, 6466));
    try {
        return await analyse(options, inlineHooks(options.root));
    }
    catch (error) {
        if (error instanceof NeedsWorker)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   o$: () => (/* binding */ readSource)
/* harmony export */ });
/* unused harmony export MAX_SOURCE_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Largest source or configuration file in bytes. Parsers need up to 520 MB of memory per MB of hostile text, so more would
 * break the memory that the audit promises.
 */
const MAX_SOURCE_BYTES = 1_048_576;
/** Reads one file of the root, whole or not at all; `path` is relative to the root, POSIX. Its byte order mark is dropped. */
function readSource(root, path, maxBytes = MAX_SOURCE_BYTES) {
    const read = readBytes(root, path, maxBytes);
    return "bytes" in read ? decode(path, read.bytes) : { notAnalysed: read };
}
function none(path, reason, detail) {
    return { path, coverage: "none", reason, detail };
}
/** True when the path stays below the root as it is written. */
function isInside(path) {
    return path !== "" && !path.startsWith("/") && !path.split("/").includes("..") && !path.includes("\0");
}
/** The bytes of a regular file that lies, by real path, inside the root. The cap holds while reading. */
function readBytes(root, path, maxBytes) {
    if (!isInside(path))
        return none(path, "link", "The path leads out of the root.");
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    let file;
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(full);
        const base = root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`;
        if (!real.startsWith(base))
            return none(path, "link", "The path leads through a link out of the root.");
        // Without O_NONBLOCK the open of a named pipe would wait for a writer.
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(full, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        return failure(path, error);
    }
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
            return none(path, "special-file", "The path is no regular file.");
        return readCapped(file, path, maxBytes);
    }
    catch (error) {
        return failure(path, error);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readCapped(file, path, maxBytes) {
    const chunks = [];
    let total = 0;
    for (;;) {
        const chunk = Buffer.allocUnsafe(Math.min(65_536, maxBytes + 1 - total));
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, chunk.length, null);
        if (count === 0)
            return { bytes: Buffer.concat(chunks, total) };
        chunks.push(chunk.subarray(0, count));
        total += count;
        if (total > maxBytes)
            return none(path, "too-large", `The file is larger than ${maxBytes} bytes.`);
    }
}
function failure(path, error) {
    const { code } = error;
    if (code === "ELOOP")
        return none(path, "link", "The path is a link that leads in a circle, or a link at all.");
    return none(path, "unreadable", `The file could not be read (${code ?? "unknown error"}).`);
}
const UTF8 = new TextDecoder("utf-8", { fatal: true });
function decode(path, bytes) {
    const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isWide)
        return { notAnalysed: none(path, "encoding", "The file is UTF-16; only UTF-8 is read.") };
    if (bytes.includes(0))
        return { notAnalysed: none(path, "binary", "The file holds NUL bytes.") };
    const declared = /\.pyw?$/u.test(path) ? declaredEncoding(bytes) : undefined;
    if (declared !== undefined && !UTF8_NAMES.test(declared)) {
        if (LATIN_NAMES.test(declared))
            return { text: bytes.toString("latin1"), bytes: bytes.length };
        return { notAnalysed: none(path, "encoding", "The file declares an encoding that is not read.") };
    }
    try {
        // The decoder drops the byte order mark.
        return { text: UTF8.decode(bytes), bytes: bytes.length };
    }
    catch {
        return { notAnalysed: none(path, "encoding", "The file is not valid UTF-8.") };
    }
}
const UTF8_NAMES = /^(?:utf[-_]?8(?:[-_]sig)?|u8|(?:us[-_]?)?ascii|646)$/iu;
/** Their bytes above 127 differ in a few letters only, which no rule looks at. */
const LATIN_NAMES = /^(?:latin[-_]?1|l1|iso[-_]?8859[-_]?1(?:5)?|cp1252|windows[-_]1252)$/iu;
/**
 * The encoding that a Python file declares in its first two lines (PEP 263). It counts even where the bytes are UTF-8:
 * under `utf-7` a comment can hold code.
 */
function declaredEncoding(bytes) {
    const head = bytes
        .subarray(0, 1000)
        .toString("latin1")
        .split(/\r\n|[\n\r]/u, 2);
    const pattern = /^[ \t\f]*#.{0,500}?coding[:=][ \t]*([-\w.]{1,100})/u;
    const first = head[0]?.replace(/^ï»¿/u, "") ?? "";
    const found = pattern.exec(first);
    if (found)
        return found[1];
    // The second line counts only behind a blank or a comment.
    return /^[ \t\f]*(?:#.*)?$/u.test(first) ? pattern.exec(head[1] ?? "")?.[1] : undefined;
}


/***/ })

};

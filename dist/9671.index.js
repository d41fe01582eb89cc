"use strict";
exports.id = 9671;
exports.ids = [9671,2052];
exports.modules = {

/***/ 9671:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: function() { return /* binding */ audit; },
  worker: function() { return /* reexport */ worker; }
});

// EXTERNAL MODULE: ./out/audit/load.js + 1 modules
var load = __webpack_require__(5705);
;// CONCATENATED MODULE: ./out/audit/isolation/inline.js

/**
 * Most that is analysed in the calling thread, in bytes: a worker costs 40 ms, which a one-file audit cannot spare, and
 * text of this size cannot hold it up for long.
 */
const MAX_INLINE_BYTES = 131_072;
/** Deepest nesting of brackets that is analysed in the calling thread, whose stack is small. */
const MAX_INLINE_DEPTH = 200;
/**
 * Most steps of the evaluation that are taken in the calling thread, where no clock could stop them: about a second. A
 * server of one file takes a few thousand.
 */
const MAX_INLINE_STEPS = 20_000;
/** Ends an analysis that turned out to need the worker. */
class NeedsWorker extends load/* Interruption */._ {
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
/** Hooks that throw NeedsWorker at the first file which makes the input large or deep, and after too many steps. */
function inlineHooks() {
    let bytes = 0;
    let taken = 0;
    return {
        starting(_, text) {
            bytes += Buffer.byteLength(text);
            if (bytes > MAX_INLINE_BYTES || bracketDepth(text) >= MAX_INLINE_DEPTH)
                throw new NeedsWorker();
        },
        working(steps) {
            taken += steps;
            if (taken > MAX_INLINE_STEPS)
                throw new NeedsWorker();
        },
    };
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
;// CONCATENATED MODULE: ./out/audit/isolation/worker.js


/**
 * The worker's side: runs the core and reports. Trees never cross threads, only the finished analysis does.
 * @throws UserError when it was not started by the supervisor
 */
async function worker() {
    const port = external_node_worker_threads_.parentPort;
    if (external_node_worker_threads_.isMainThread || port === null)
        throw new user_error/* UserError */.y("worker.js is started by Portlight itself; run cli.js");
    const { options, discovery, skip, leaveOut } = external_node_worker_threads_.workerData;
    const report = (message) => port.postMessage(message);
    try {
        const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(4134), __webpack_require__.e(4892), __webpack_require__.e(4202), __webpack_require__.e(3412), __webpack_require__.e(2493), __webpack_require__.e(3056)]).then(__webpack_require__.bind(__webpack_require__, 3056));
        const hooks = {
            starting: (path) => report({ kind: "starting", path }),
            skip: new Set(skip),
            ...(leaveOut ? { leaveOut } : {}),
        };
        report({ kind: "done", analysis: await analyse(options, hooks, discovery) });
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
    const { discover } = await Promise.all(/* import() */[__webpack_require__.e(4134), __webpack_require__.e(2493)]).then(__webpack_require__.bind(__webpack_require__, 2493));
    const discovery = discover(options);
    if (isSmall(discovery)) {
        const analysis = await analyseHere(options, discovery);
        // What nests too deep for this thread's stack may fit into the worker's.
        if (analysis !== undefined && !analysis.notAnalysed.some((entry) => entry.reason === "too-deep"))
            return analysis;
    }
    const { supervise } = await __webpack_require__.e(/* import() */ 336).then(__webpack_require__.bind(__webpack_require__, 336));
    return supervise(options, discovery);
}
function isSmall({ files }) {
    let bytes = 0;
    for (const file of files)
        bytes += file.bytes;
    return bytes <= MAX_INLINE_BYTES;
}
async function analyseHere(options, discovery) {
    const { analyse } = await Promise.all(/* import() */[__webpack_require__.e(4134), __webpack_require__.e(4892), __webpack_require__.e(4202), __webpack_require__.e(3412), __webpack_require__.e(2493), __webpack_require__.e(3056)]).then(__webpack_require__.bind(__webpack_require__, 3056));
    try {
        return await analyse(options, inlineHooks(), discovery);
    }
    catch (error) {
        if (error instanceof NeedsWorker)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 2868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ob: function() { return /* binding */ languageOfShebang; },
/* harmony export */   Pd: function() { return /* binding */ isConfigLanguage; },
/* harmony export */   eX: function() { return /* binding */ languageOf; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

const BY_EXTENSION = new Map([
    [".js", "javascript"],
    [".mjs", "javascript"],
    [".cjs", "javascript"],
    [".jsx", "javascript"],
    [".ts", "typescript"],
    [".mts", "typescript"],
    [".cts", "typescript"],
    [".tsx", "typescript"],
    [".py", "python"],
    [".pyw", "python"],
]);
/** Whole names of configuration files of MCP clients and servers. Their shape is checked by whoever reads them. */
const BY_NAME = new Map([
    [".mcp.json", "jsonc"],
    ["mcp.json", "jsonc"],
    ["mcp_config.json", "jsonc"],
    ["claude_desktop_config.json", "jsonc"],
    [".claude.json", "jsonc"],
    ["managed-mcp.json", "jsonc"],
    ["cline_mcp_settings.json", "jsonc"],
    ["opencode.json", "jsonc"],
    ["opencode.jsonc", "jsonc"],
    ["gemini-extension.json", "jsonc"],
    ["plugin.json", "jsonc"],
    ["server.json", "jsonc"],
    ["manifest.json", "jsonc"],
    ["smithery.yaml", "yaml"],
    ["smithery.yml", "yaml"],
]);
/** Names that count in one folder only. */
const BY_FOLDER = [
    { pattern: /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/u, language: "jsonc" },
    { pattern: /(?:^|\/)\.(?:gemini|qwen)\/settings\.json$/u, language: "jsonc" },
    { pattern: /(?:^|\/)\.(?:kiro|roo|cline)\/(?:settings\/)?mcp(?:_settings)?\.json$/u, language: "jsonc" },
    { pattern: /(?:^|\/)\.codex\/config\.toml$/u, language: "toml" },
    { pattern: /(?:^|\/)docker-compose[\w.-]*\.ya?ml$/u, language: "yaml" },
    // What a template of one holds is meant to be seen.
    {
        pattern: /(?:^|\/)\.env(?!(?:\.[\w-]+)*\.(?:example|sample|template|tmpl|tpl|dist|defaults?|schema)$)(?:\.[\w-]+)*$/u,
        language: "dotenv",
    },
];
/**
 * Declarations hold types only: `x.d.ts`, and `x.d.<ending>.ts` for a file that is no script (TypeScript 5.0,
 * allowArbitraryExtensions), where the ending is that of a known kind of file: `j.d.foo.ts` may hold code.
 */
function isDeclaration(name) {
    return /\.d(?:\.(?:css|scss|sass|less|json|html|svg|wasm|node|txt|md|graphql|vue|svelte))?\.[cm]?ts$/iu.test(name);
}
/** What a path is read as, judged by its name alone; undefined for what the audit does not read. */
function languageOf(path) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
    const named = BY_NAME.get(name);
    if (named !== undefined)
        return named;
    if (isDeclaration(name))
        return undefined;
    // Python and Windows run `SERVER.PY`, Node any ending that its caller names.
    return (BY_EXTENSION.get(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(name).toLowerCase()) ?? BY_FOLDER.find(({ pattern }) => pattern.test(path))?.language);
}
function isConfigLanguage(language) {
    return language !== "javascript" && language !== "typescript" && language !== "python";
}
/** Language of an executable without extension, by its first line. */
function languageOfShebang(firstLine) {
    if (!firstLine.startsWith("#!"))
        return undefined;
    if (/\bpython[\d.]*\b|\buv run\b/u.test(firstLine))
        return "python";
    if (/\b(?:deno|bun|tsx|ts-node)\b/u.test(firstLine))
        return "typescript";
    return /\bnode(?:js)?\b/u.test(firstLine) ? "javascript" : undefined;
}


/***/ }),

/***/ 8150:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FK: function() { return /* binding */ isInside; },
  io: function() { return /* binding */ readBytes; },
  o$: function() { return /* binding */ readSource; }
});

// UNUSED EXPORTS: MAX_SOURCE_BYTES

// EXTERNAL MODULE: ./out/files/read-bytes.js
var read_bytes = __webpack_require__(6941);
// EXTERNAL MODULE: ./out/audit/discover/languages.js
var languages = __webpack_require__(2868);
;// CONCATENATED MODULE: ./out/audit/discover/python-encoding.js
/**
 * The encoding of a Python file, as CPython finds it (PEP 263; `check_coding_spec` and `get_normal_name` of its
 * tokenizer). It counts even where the bytes are UTF-8: under `utf-7` a comment can hold code.
 */
const DECLARATION = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/u;
const BLANK_OR_COMMENT = /^[ \t\f]*(?:#|$)/u;
/** @param bytes of the whole file, its byte order mark included */
function pythonEncoding(bytes) {
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const [first, second] = firstLines(hasMark ? bytes.subarray(3) : bytes);
    let name = DECLARATION.exec(first)?.[1];
    // The second line counts only behind a blank or a comment.
    if (name === undefined && BLANK_OR_COMMENT.test(first))
        name = DECLARATION.exec(second)?.[1];
    const encoding = name === undefined ? "utf-8" : encodingOf(name);
    // Behind a byte order mark CPython accepts nothing but UTF-8.
    return hasMark && encoding === "latin-1" ? "other" : encoding;
}
/** Lines end in CR, LF or both. */
function firstLines(bytes) {
    const lines = [];
    let from = 0;
    while (lines.length < 2) {
        let end = from;
        while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13)
            end++;
        lines.push(bytes.toString("latin1", from, end));
        from = bytes[end] === 13 && bytes[end + 1] === 10 ? end + 2 : end + 1;
    }
    return lines;
}
/** ASCII is read as UTF-8, which holds it. */
const UTF8_NAMES = new Set("utf-8,utf8,u8,utf,cp65001,utf8-ucs2,utf8-ucs4,ascii,us-ascii,646,ansi-x3.4-1968,iso646-us,us".split(","));
/** The bytes above 127 of the last two differ from Latin-1 in a few letters only, which no rule looks at. */
const LATIN_NAMES = new Set("latin-1,latin1,latin,l1,iso-8859-1,iso8859-1,iso-latin-1,iso8859,8859,cp819,cp1252,windows-1252,1252,iso-8859-15,iso8859-15,latin-9,l9".split(","));
function encodingOf(name) {
    const normal = name.toLowerCase().replaceAll("_", "-");
    // CPython looks no further than these starts: `utf-8-unix` is UTF-8.
    if (normal.startsWith("utf-8-"))
        return "utf-8";
    if (/^(?:latin-1|iso-8859-1|iso-latin-1)-/u.test(normal))
        return "latin-1";
    if (UTF8_NAMES.has(normal))
        return "utf-8";
    return LATIN_NAMES.has(normal) ? "latin-1" : "other";
}

;// CONCATENATED MODULE: ./out/audit/discover/read-source.js



/**
 * Largest source or configuration file in bytes. Parsers need up to 520 MB of memory per MB of hostile text, so more would
 * break the memory that the audit promises.
 */
const MAX_SOURCE_BYTES = 1_048_576;
/**
 * Reads one file of the root, whole or not at all; `path` is relative to the root, POSIX. Its byte order mark is dropped.
 * Source is decoded as what runs it does: a runtime of JavaScript replaces bytes that are not UTF-8, Python refuses them.
 */
function readSource(root, path, options = {}) {
    const read = readBytes(root, path, options.maxBytes ?? MAX_SOURCE_BYTES);
    if (!("bytes" in read))
        return { notAnalysed: read };
    const { bytes } = read;
    const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isWide)
        return { notAnalysed: none(path, "encoding", "The file is UTF-16; only UTF-8 is read.") };
    const language = options.language ?? (0,languages/* languageOf */.eX)(path);
    if (language === "python")
        return decodePython(path, bytes);
    if (language !== undefined && !(0,languages/* isConfigLanguage */.Pd)(language))
        return decodeScript(path, bytes);
    if (bytes.includes(0))
        return { notAnalysed: none(path, "binary", "The file holds NUL bytes.") };
    return decodeUtf8(path, bytes);
}
function none(path, reason, detail) {
    return { path, coverage: "none", reason, detail };
}
function partial(path, reason, detail) {
    return { path, coverage: "partial", reason, detail };
}
/** True when the path stays below the root as it is written. */
function isInside(path) {
    return path !== "" && !path.startsWith("/") && !path.split("/").includes("..") && !path.includes("\0");
}
/** The bytes of a regular file that lies, by real path, inside the root. The cap holds while reading. */
function readBytes(root, path, maxBytes) {
    if (!isInside(path))
        return none(path, "link", "The path leads out of the root.");
    const read = read_bytes/* readBytes */.i(root, path, { maxBytes });
    if ("bytes" in read)
        return read;
    switch (read.problem) {
        case "outside":
            return none(path, "link", "The path leads through a link out of the root.");
        case "link":
            return none(path, "link", "The path is a link that leads in a circle, or a link at all.");
        case "special-file":
            return none(path, "special-file", "The path is no regular file.");
        case "too-large":
            return none(path, "too-large", `The file is larger than ${maxBytes} bytes.`);
        case "unreadable":
            return none(path, "unreadable", `The file could not be read (${read.code}).`);
    }
}
const UTF8 = new TextDecoder("utf-8", { fatal: true });
const LENIENT_UTF8 = new TextDecoder("utf-8");
function decodeUtf8(path, bytes) {
    try {
        // The decoder drops the byte order mark.
        return { text: UTF8.decode(bytes), bytes: bytes.length };
    }
    catch {
        return { notAnalysed: none(path, "encoding", "The file is not valid UTF-8.") };
    }
}
/** A NUL may stand in a comment or a string; elsewhere the parser objects to it. */
function decodeScript(path, bytes) {
    const read = decodeUtf8(path, bytes);
    if ("text" in read)
        return read;
    const replaced = partial(path, "encoding", "Bytes that are not UTF-8 were replaced, as runtimes do.");
    return { text: LENIENT_UTF8.decode(bytes), bytes: bytes.length, replaced };
}
function decodePython(path, bytes) {
    const encoding = pythonEncoding(bytes);
    if (encoding === "other")
        return { notAnalysed: none(path, "encoding", "The file declares an encoding that is not read.") };
    const read = encoding === "latin-1" ? { text: bytes.toString("latin1"), bytes: bytes.length } : decodeUtf8(path, bytes);
    if (!("text" in read) || !bytes.includes(0))
        return read;
    // Python refuses them since 3.12 only; before, it ran the file.
    const replaced = partial(path, "binary", "The file holds NUL bytes, which were read as blanks.");
    return { ...read, text: read.text.replaceAll("\0", " "), replaced };
}


/***/ }),

/***/ 2932:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ SourceText; }
/* harmony export */ });
/** The text of a file with its line table. Offsets are UTF-16 code units into `text`, which has no byte order mark. */
class SourceText {
    path;
    text;
    #lineStarts;
    constructor(path, text) {
        this.path = path;
        this.text = text;
        const starts = [0];
        for (let i = 0; i < text.length; i++) {
            const code = text.charCodeAt(i);
            if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10))
                starts.push(i + 1);
        }
        this.#lineStarts = starts;
    }
    /** 1-based line and column of an offset. */
    position(offset) {
        let low = 0;
        let high = this.#lineStarts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#lineStarts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - this.#lineStarts[low] + 1 };
    }
    /** Text of a 1-based line, its end left out; "" past the last. */
    line(line) {
        const start = this.#lineStarts[line - 1];
        if (start === undefined)
            return "";
        return this.text.slice(start, this.#lineStarts[line] ?? this.text.length).replace(/[\r\n]+$/, "");
    }
    region(span) {
        const start = this.position(span.start);
        const end = this.position(span.end);
        return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
    }
    slice(span) {
        return this.text.slice(span.start, span.end);
    }
}


/***/ }),

/***/ 5705:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: function() { return /* binding */ Interruption; },
  a: function() { return /* binding */ Loader; }
});

// EXTERNAL MODULE: ./out/audit/server/tree.js
var tree = __webpack_require__(9623);
;// CONCATENATED MODULE: ./out/audit/discover/bundles.js

/** Nobody writes longer lines of code; minifiers that break lines at all do so at 500 characters. */
const LONG_LINE = 300;
const SMALLEST = 2_000;
/**
 * True for minified or bundled text: most of its code stands in lines that nobody wrote. Comments, literals and tables of
 * literals are no code, however long their lines are: embedded data, or one long comment, make no bundle. Short files
 * never count.
 * @param module the parsed text, its offsets those of `text`
 */
function isBundle(text, module) {
    if (text.length < SMALLEST || !hasLongLine(text))
        return false;
    const isOther = otherThanCode(text, module);
    let code = 0;
    let long = 0;
    let line = 0;
    for (let i = 0; i <= text.length; i++) {
        const unit = i < text.length ? text.charCodeAt(i) : 10;
        if (unit === 10) {
            code += line;
            if (line > LONG_LINE)
                long += line;
            line = 0;
        }
        else if (isOther[i] === 0 && unit > 32)
            line++;
    }
    return code >= SMALLEST / 2 && long * 2 > code;
}
function hasLongLine(text) {
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
        if (end - from > LONG_LINE)
            return true;
        from = end + 1;
    }
    return text.length - from > LONG_LINE;
}
/** 1 for each character of a comment, a literal, or a table that holds nothing but literals. */
function otherThanCode(text, module) {
    const mask = new Uint8Array(text.length);
    for (const { start, end } of module.comments)
        mask.fill(1, start, end);
    (0,tree/* visitTree */.Y)(module.body, (node) => {
        if (!isData(node))
            return undefined;
        const { start, end } = node;
        mask.fill(1, start, end);
        return false;
    });
    return mask;
}
const TABLES = new Set(["ArrayLiteral", "ObjectLiteral"]);
const PARTS = new Set(["Literal", "Template", "Unary", ...TABLES]);
function isData(node) {
    if (node.kind === "Literal" || node.kind === "RegExpLiteral")
        return true;
    if (node.kind !== "Template" && !TABLES.has(node.kind))
        return false;
    let isPure = true;
    (0,tree/* visitTree */.Y)(node, ({ kind }) => {
        if (!PARTS.has(kind))
            isPure = false;
        return isPure;
    });
    return isPure;
}

// EXTERNAL MODULE: ./out/audit/discover/read-source.js + 1 modules
var read_source = __webpack_require__(8150);
// EXTERNAL MODULE: ./out/audit/ir/source-text.js
var source_text = __webpack_require__(2932);
// EXTERNAL MODULE: ./out/audit/parse/config/parse.js
var parse = __webpack_require__(5269);
;// CONCATENATED MODULE: ./out/audit/load.js




/** Thrown by a hook to end the analysis; it is handed on as it is. */
class Interruption extends Error {
}
/** Reads and parses files one at a time, and keeps account of what could not be read whole. */
class Loader {
    notAnalysed = [];
    ruleFailures = [];
    #root;
    #hooks;
    constructor(root, hooks) {
        this.#root = root;
        this.#hooks = hooks;
    }
    /** @returns undefined when nothing of the file could be used; the reason is in `notAnalysed` */
    async source(file) {
        const { path } = file;
        const language = file.language;
        const text = this.#text(file);
        if (text === undefined)
            return undefined;
        const module = await this.#guarded(path, text, () => parseSource(text, path, language));
        if (!module)
            return undefined;
        const source = {
            path,
            language,
            role: file.role,
            package: file.package,
            text: new source_text/* SourceText */.D(path, text),
            module,
            isBundle: isBundle(text, module),
        };
        this.#account(source);
        return source;
    }
    async config(file) {
        const text = this.#text(file);
        if (text === undefined)
            return undefined;
        const document = await this.#guarded(file.path, text, () => (0,parse/* parseConfig */.o)(text, file.path, file.language));
        if (!document)
            return undefined;
        const { problem, value } = document;
        if (problem) {
            const coverage = value === undefined ? "none" : "partial";
            this.notAnalysed.push({ path: file.path, coverage, ...problem });
        }
        return { file, document, text: new source_text/* SourceText */.D(file.path, text) };
    }
    #text({ path, language }) {
        if (this.#hooks.skip?.has(path)) {
            const detail = "The analysis of the file did not come to an end.";
            this.notAnalysed.push({ path, coverage: "none", reason: "budget", detail });
            return undefined;
        }
        const read = (0,read_source/* readSource */.o$)(this.#root, path, { language });
        if (!("text" in read)) {
            this.notAnalysed.push(read.notAnalysed);
            return undefined;
        }
        if (read.replaced)
            this.notAnalysed.push(read.replaced);
        return read.text;
    }
    async #guarded(path, text, parse) {
        this.#hooks.starting?.(path, text);
        try {
            return await parse();
        }
        catch (error) {
            const name = error instanceof Error ? error.constructor.name : typeof error;
            if (name === "ParseBudgetError") {
                const detail = "The parser's budget ran out.";
                this.notAnalysed.push({ path, coverage: "none", reason: "budget", detail });
            }
            else if (error instanceof RangeError) {
                const detail = "The file nests too deep.";
                this.notAnalysed.push({ path, coverage: "none", reason: "too-deep", detail });
            }
            else {
                const detail = "The parser failed.";
                this.notAnalysed.push({ path, coverage: "none", reason: "parse-degraded", detail });
                this.ruleFailures.push({ ruleId: "audit-parse", path, error: name });
            }
            return undefined;
        }
    }
    #account({ path, module, text }) {
        if (module.degraded) {
            const line = module.degradedAt === undefined ? undefined : text.position(module.degradedAt).line;
            const coverage = module.body.length === 0 ? "none" : "partial";
            const detail = "The file has errors of syntax; parts of it may be missing.";
            this.notAnalysed.push({
                path,
                coverage,
                reason: "parse-degraded",
                detail,
                ...(line === undefined ? {} : { line }),
            });
        }
        if (module.tooDeep) {
            const detail = "Parts of the file nest too deep.";
            const coverage = module.body.length === 0 ? "none" : "partial";
            this.notAnalysed.push({ path, coverage, reason: "too-deep", detail });
        }
    }
}
async function parseSource(text, path, language) {
    if (language === "python") {
        const { parsePython } = await Promise.all(/* import() */[__webpack_require__.e(8907), __webpack_require__.e(939)]).then(__webpack_require__.bind(__webpack_require__, 939));
        return parsePython(text);
    }
    const { parseJavaScript } = await Promise.all(/* import() */[__webpack_require__.e(7463), __webpack_require__.e(5169)]).then(__webpack_require__.bind(__webpack_require__, 5169));
    return parseJavaScript(text, path);
}


/***/ }),

/***/ 8533:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: function() { return /* binding */ ConfigTooDeepError; },
/* harmony export */   YK: function() { return /* binding */ MAX_CONFIG_DEPTH; },
/* harmony export */   du: function() { return /* binding */ listNode; },
/* harmony export */   e1: function() { return /* binding */ objectNode; },
/* harmony export */   kP: function() { return /* binding */ checkDepth; },
/* harmony export */   lM: function() { return /* binding */ documentOf; },
/* harmony export */   nQ: function() { return /* binding */ configSpan; }
/* harmony export */ });
/* harmony import */ var _ir_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2932);

/** Nesting of values; no client's configuration comes near. */
const MAX_CONFIG_DEPTH = 64;
class ConfigTooDeepError extends Error {
    offset;
    constructor(offset) {
        super("the configuration nests too deep");
        this.offset = offset;
    }
}
/** The place of a value that has a key, or of one that has none. */
function configSpan({ start, end }, key) {
    return key === undefined ? { start, end } : { start, end, key };
}
/** @throws ConfigTooDeepError, so that no reader recurses further than the cap */
function checkDepth(depth, offset) {
    if (depth > MAX_CONFIG_DEPTH)
        throw new ConfigTooDeepError(offset);
}
function listNode(span, children) {
    return { ...span, children, value: [...children.values()].map((child) => child.value) };
}
function objectNode(span, children) {
    return { ...span, children, value: record([...children].map(([name, child]) => [name, child.value])) };
}
/** An object of a configuration, whatever its keys are called. */
function record(entries) {
    const object = Object.create(null);
    for (const [key, value] of entries)
        object[key] = value;
    return object;
}
function documentOf(path, text, root, problem) {
    const source = new _ir_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .SourceText */ .D(path, text);
    const located = problem && {
        reason: problem.reason,
        detail: problem.detail,
        line: source.position(Math.min(problem.offset, text.length)).line,
    };
    return {
        value: root?.value,
        ...(located === undefined ? {} : { problem: located }),
        regionOf(steps, part = "value") {
            let node = root;
            for (const step of steps) {
                const next = node?.children?.get(step);
                if (next === undefined)
                    break;
                node = next;
            }
            if (node === undefined)
                return source.region({ start: 0, end: 0 });
            return source.region(part === "key" ? (node.key ?? node) : node);
        },
    };
}


/***/ }),

/***/ 5269:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ parseConfig; }
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8533);

/** Longest text that is read, in UTF-16 code units; the same as the cap on files. */
const MAX_CONFIG_LENGTH = 1_048_576;
/**
 * Reads a configuration file. Never throws for the text's sake: what is wrong with it is the document's `problem`. A byte
 * order mark is dropped first.
 */
async function parseConfig(text, path, language) {
    const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    if (source.length > MAX_CONFIG_LENGTH) {
        const detail = `The file is longer than ${MAX_CONFIG_LENGTH} characters.`;
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(path, "", undefined, { reason: "too-large", detail, offset: 0 });
    }
    try {
        return await read(source, path, language);
    }
    catch (error) {
        // The parsers recurse: a RangeError is text that nests deeper than the stack.
        if (!(error instanceof _document_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigTooDeepError */ .FC || error instanceof RangeError))
            throw error;
        const offset = error instanceof _document_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigTooDeepError */ .FC ? error.offset : 0;
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(path, source, undefined, { reason: "too-deep", detail: "The values nest too deep.", offset });
    }
}
async function read(text, path, language) {
    switch (language) {
        case "json":
        case "jsonc":
            return (await Promise.all(/* import() */[__webpack_require__.e(7415), __webpack_require__.e(1646)]).then(__webpack_require__.bind(__webpack_require__, 1646))).readJson(text, path, language === "jsonc");
        case "yaml":
            return (await Promise.all(/* import() */[__webpack_require__.e(3483), __webpack_require__.e(6255)]).then(__webpack_require__.bind(__webpack_require__, 6255))).readYaml(text, path);
        case "dotenv":
            // Only its text is judged.
            return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(path, text, undefined);
        case "toml":
            return (await Promise.all(/* import() */[__webpack_require__.e(528), __webpack_require__.e(3709)]).then(__webpack_require__.bind(__webpack_require__, 3709))).readToml(text, path);
    }
}


/***/ }),

/***/ 9623:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ visitTree; },
/* harmony export */   d: function() { return /* binding */ countNodes; }
/* harmony export */ });
/**
 * Visits a node of the IR and everything below it, in source order and without recursion, so that depth is no risk.
 * @param visit returns false to leave out what is below a node
 * @param leave called when everything below a node has been visited
 */
function visitTree(root, visit, leave) {
    const stack = [root];
    while (stack.length > 0) {
        const node = stack.pop();
        if (node instanceof Exit) {
            leave?.(node.node);
            continue;
        }
        if (Array.isArray(node)) {
            for (let i = node.length - 1; i >= 0; i--)
                stack.push(node[i]);
            continue;
        }
        if (typeof node !== "object" || node === null)
            continue;
        if ("kind" in node && typeof node.kind === "string") {
            if (visit(node) === false)
                continue;
            if (leave)
                stack.push(new Exit(node));
        }
        const first = stack.length;
        for (const key in node) {
            const value = node[key];
            if (typeof value === "object" && value !== null)
                stack.push(value);
        }
        // What comes first in the source lies on top.
        for (let low = first, high = stack.length - 1; low < high; low++, high--) {
            const value = stack[low];
            stack[low] = stack[high];
            stack[high] = value;
        }
    }
}
/** Nodes of the IR in and below something, whatever their order. */
function countNodes(root) {
    const stack = [root];
    let count = 0;
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (Array.isArray(node)) {
            for (const one of node)
                if (typeof one === "object" && one !== null)
                    stack.push(one);
            continue;
        }
        for (const key in node) {
            const value = node[key];
            if (typeof value === "object" && value !== null)
                stack.push(value);
            else if (key === "kind" && typeof value === "string")
                count++;
        }
    }
    return count;
}
class Exit {
    node;
    constructor(node) {
        this.node = node;
    }
}


/***/ }),

/***/ 5177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ codeOf; }
/* harmony export */ });
/** The system's code of an error, `unknown` when it has none. Never its message: that holds absolute paths. */
function codeOf(error) {
    const code = error?.code;
    return typeof code === "string" ? code : "unknown";
}


/***/ }),

/***/ 1879:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ UserError; }
/* harmony export */ });
/**
 * A mistake of the user: configuration, usage or input. The message says what is wrong and what to do, in one line.
 * `exitCode` is 2 for usage and configuration, 3 for a named input that is missing, unreadable or of no known kind.
 * Every other error class is a bug of Portlight and ends with exit 4.
 */
class UserError extends Error {
    exitCode;
    constructor(message, exitCode = 2) {
        super(message);
        this.name = "UserError";
        this.exitCode = exitCode;
    }
}


/***/ }),

/***/ 6941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ isInside; },
/* harmony export */   i: function() { return /* binding */ readBytes; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5177);



const CHUNK = 65_536;
/**
 * The bytes of a regular file that lies, by real path, in the root. Special files are refused without waiting for them.
 * @param root absolute real path
 * @param path relative to the root, POSIX
 */
function readBytes(root, path, limits) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    let file;
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(full);
        if (!isInside(root, real))
            return { problem: "outside" };
        const noFollow = limits.followsLinks === true ? 0 : (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
        // Without O_NONBLOCK the open of a named pipe would wait for a writer.
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(limits.followsLinks === true ? real : full, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | noFollow | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        return failure(error);
    }
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
            return { problem: "special-file" };
        return readCapped(file, limits.maxBytes);
    }
    catch (error) {
        return failure(error);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readCapped(file, maxBytes) {
    const chunks = [];
    let total = 0;
    for (;;) {
        const chunk = Buffer.allocUnsafe(Math.min(CHUNK, maxBytes + 1 - total));
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, chunk.length, null);
        if (count === 0)
            return { bytes: Buffer.concat(chunks, total) };
        chunks.push(chunk.subarray(0, count));
        total += count;
        if (total > maxBytes)
            return { problem: "too-large" };
    }
}
function failure(error) {
    const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$)(error);
    return { problem: code === "ELOOP" ? "link" : "unreadable", code };
}
/** True when `path`, an absolute real path, is the root or lies in it. */
function isInside(root, path) {
    const rest = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return rest === "" || (rest !== ".." && !rest.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(rest));
}


/***/ })

};
;
export const id = 295;
export const ids = [295,514];
export const modules = {

/***/ 6895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ errorLine)
/* harmony export */ });
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);


/**
 * A sentence about what went wrong, as one line for standard error. It may quote a file of the repository under test, so
 * it can neither move the cursor nor begin a line of its own, which a CI runner would take for a command, and no secret of it is shown.
 */
function errorLine(sentence) {
    return `portlight: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(sentence))}\n`;
}


/***/ }),

/***/ 514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   internalError: () => (/* binding */ internalError)
/* harmony export */ });
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4336);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);



/** What a bug looks like to the user: no stack unless they ask for it. */
function internalError(error, env) {
    const debug = env.PORTLIGHT_DEBUG;
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const ask = `portlight: internal error, please report it at ${_catalog_product_js__WEBPACK_IMPORTED_MODULE_2__/* .HOMEPAGE */ .py}/issues: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(detail).slice(0, 500))}\n`;
    return debug && error instanceof Error
        ? `${ask}${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(String(error.stack))}\n`
        : `${ask}portlight: PORTLIGHT_DEBUG=1 shows more\n`;
}


/***/ }),

/***/ 7295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(3735);
// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/run/outputs.js
var outputs = __webpack_require__(1927);
;// CONCATENATED MODULE: ./out/cli/options.js
function collect(value, earlier = []) {
    return [...earlier, value];
}
function list(value, earlier = []) {
    return [
        ...earlier,
        ...value
            .split(",")
            .map((item) => item.trim())
            .filter((item) => item !== ""),
    ];
}
/** Options of every command that judges: what is reported, where, and what fails. */
function judgingOptions(command) {
    return command
        .option("--format <format>", "what standard output gets: text, json, sarif, junit or markdown", "text")
        .option("-o, --output <format=file>", "also write a report to a file; repeatable", collect)
        .option("--fail-on <list>", "what fails: severities, groups, rule ids or none, with commas between (default: high)", list)
        .option("--min-severity <severity>", "report only what is at least this bad; note lists notes one by one")
        .option("--strict", "files that were not analysed, incomplete captures, and nothing to analyse fail, too")
        .option("--config <file>", "use this configuration instead of .portlight/config.yml")
        .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json")
        .option("--quiet", "print only findings, suppressions without effect and the verdict")
        .option("--stats", "say what was looked at one by one, and how long it took")
        .option("--no-color", "no colours, as when NO_COLOR is set");
}
function nameOption(command) {
    return command.option("--name <key>", "name of the server in the captures, for findings and fingerprints");
}

;// CONCATENATED MODULE: ./out/cli/commands/audit.js

/** `portlight audit [paths…]`: server source and MCP configuration, read and never run. */
function auditCommand(program, terminal, finish) {
    judgingOptions(program.command("audit"))
        .argument("[paths...]", "files and folders to report on (default: the working directory)")
        .description("audit server source and MCP configuration without running anything")
        .action(async (paths, options) => {
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(787), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "audit", paths, captures: [] }, options, terminal));
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/baseline.js

/** `portlight baseline write|prune`: the findings of today, known from now on. */
function baselineCommand(program, terminal, finish) {
    const baseline = program.command("baseline").description("known findings: only new ones fail");
    const common = (command) => command
        .argument("[path]", "folder of the server (default: the working directory)")
        .option("--config <file>", "use this configuration instead of .portlight/config.yml")
        .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json");
    const act = async (path, flags, mode) => {
        const { updateBaselineFile } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(787), __webpack_require__.e(694)]).then(__webpack_require__.bind(__webpack_require__, 6694));
        const { text, exitCode } = await updateBaselineFile({
            mode,
            cwd: terminal.cwd,
            paths: path === undefined ? [] : [path],
            config: flags.config,
            baseline: flags.baseline,
            today: new Date(terminal.now()).toISOString().slice(0, 10),
        });
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, text);
        finish(exitCode);
    };
    common(baseline.command("write"))
        .option("--add", "take in findings that are new since the baseline was written")
        .description("scan, and write what is found to the baseline; an existing one only shrinks without --add")
        .action((path, flags) => act(path, flags, flags.add ? "add" : "write"));
    common(baseline.command("prune"))
        .description("scan, and take out of the baseline what is found no more")
        .action((path, flags) => act(path, flags, "prune"));
}

;// CONCATENATED MODULE: ./out/cli/commands/check.js

/** `portlight check [captures…]`: the rules of the protocol over recorded sessions. */
function checkCommand(program, terminal, finish) {
    nameOption(judgingOptions(program.command("check")))
        .argument("[captures...]", "files, folders or patterns (default: those of the configuration)")
        .description("check recorded sessions against the protocol")
        .action(async (captures, options) => {
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(787), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "check", paths: [], captures }, options, terminal));
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/detect.js

/** `portlight detect [captures…]`: harmful behaviour in recorded sessions. */
function detectCommand(program, terminal, finish) {
    nameOption(judgingOptions(program.command("detect")))
        .argument("[captures...]", "files, folders or patterns (default: those of the configuration)")
        .description("look for harmful behaviour in recorded sessions")
        .action(async (captures, options) => {
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(787), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "detect", paths: [], captures }, options, terminal));
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/explain.js

/** `portlight explain <rule-id>`: the help page of one rule. */
function explainCommand(program, terminal) {
    program
        .command("explain")
        .argument("<rule-id>", "as a finding names it")
        .description("explain one rule: what it means, an example, what to do")
        .action(async (id) => {
        const { explainRule } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(360)]).then(__webpack_require__.bind(__webpack_require__, 7360));
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, await explainRule(id));
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/record.js



/** `portlight record [options] -- <server command…>`: relays stdio byte for byte and writes a capture. */
function recordCommand(program, terminal, finish) {
    program
        .command("record")
        .argument("<command...>", "what starts the server; put -- before it")
        .option("--name <key>", "name of the session's file (else PORTLIGHT_SESSION_NAME, else the server's)")
        .option("--session-dir <folder>", "where the capture goes (else PORTLIGHT_SESSION_DIR, else .portlight/sessions)")
        .option("--no-redact", "store secrets in the clear; never for a capture that leaves this machine")
        .option("--redact-key <name>", "redact what stands under this key, whatever its case and separators; repeatable", collect)
        .option("--redact-secret-keys", "the same for every key that means a secret: password, x-api-key, id_token …")
        .option("--redact-value <regex>", "redact what matches in values (RE2); repeatable", collect)
        .option("--redact-path <path>", "redact a place of messages, such as $.params.arguments.pin; repeatable", collect)
        .description("start a server, relay its stdio unchanged, write what was said to a capture")
        .passThroughOptions()
        .action(async (argv, flags) => {
        const { name, sessionDir, redact } = flags;
        const { record } = await __webpack_require__.e(/* import() */ 469).then(__webpack_require__.bind(__webpack_require__, 2469));
        const rules = await rulesOf(flags);
        const { env, cwd } = terminal;
        finish(await record({
            argv,
            redact,
            version: product/* VERSION */.xv,
            environment: env,
            cwd,
            ...(rules === undefined ? {} : { rules }),
            ...(name === undefined ? {} : { name }),
            ...(sessionDir === undefined ? {} : { sessionDir }),
        }));
    });
}
/** @throws UserError for a pattern or a path that is none; what was given is not repeated: it may be the secret itself */
async function rulesOf(flags) {
    const { redactKey = [], redactSecretKeys = false, redactValue = [], redactPath = [] } = flags;
    if (!redactSecretKeys && redactKey.length + redactValue.length + redactPath.length === 0)
        return undefined;
    if (!flags.redact)
        throw new user_error/* UserError */.y("--no-redact and rules for redaction exclude each other: leave one of them out");
    const { keyRule, pathPattern } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4202));
    if (redactKey.some((key) => !/[\p{L}\p{N}]/u.test(key))) {
        throw new user_error/* UserError */.y("--redact-key names no key: give it the name of a member, such as --redact-key pin");
    }
    const paths = redactPath.map((text, index) => {
        const path = pathPattern(text);
        if (path)
            return path;
        throw new user_error/* UserError */.y(`--redact-path ${index + 1} is no path: write $ for the message and then .name, ['name'], [0], .*, [*], ..name, such as $.params.arguments.pin`);
    });
    const values = redactValue.length === 0 ? [] : await matchersOf(redactValue);
    return {
        ...((redactSecretKeys || redactKey.length > 0) && {
            isSecretKey: keyRule(redactKey, { preset: redactSecretKeys }),
        }),
        paths,
        values,
    };
}
async function matchersOf(patterns) {
    const { linearPattern } = await Promise.all(/* import() */[__webpack_require__.e(980), __webpack_require__.e(199)]).then(__webpack_require__.bind(__webpack_require__, 199));
    return patterns.map((pattern, index) => {
        const matcher = linearPattern(pattern);
        if (typeof matcher !== "string")
            return matcher;
        throw new user_error/* UserError */.y(`--redact-value ${index + 1} is no usable expression: it must be one of RE2, at most 1000 characters long, and must not match an empty text`);
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/rules.js

/** `portlight rules`: the catalogue, one rule a line, and the groups. */
function rulesCommand(program, terminal) {
    program
        .command("rules")
        .description("list every rule with severity and groups, and every group")
        .action(async () => {
        const { listRules } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(360)]).then(__webpack_require__.bind(__webpack_require__, 7360));
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, listRules());
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/scan.js

/** `portlight scan [path]`: audit, then check and detect where captures exist. */
function scanCommand(program, terminal, finish) {
    nameOption(judgingOptions(program.command("scan")))
        .argument("[path]", "folder of the server (default: the working directory)")
        .description("audit the source, then check and detect on the recorded sessions")
        .action(async (path, options) => {
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(739), __webpack_require__.e(787), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "scan", paths: path === undefined ? [] : [path], pathIsServerFolder: true, captures: [] }, options, terminal));
    });
}

// EXTERNAL MODULE: ./out/cli/error-line.js
var error_line = __webpack_require__(6895);
// EXTERNAL MODULE: ./out/cli/internal-error.js
var internal_error = __webpack_require__(514);
;// CONCATENATED MODULE: ./out/cli/main.js
/** The command line: which command, and what becomes of an error. */
















/**
 * Runs one command.
 * @param argv without the interpreter and the script
 * @returns the exit status: 4 internal error, 2 usage or configuration, 3 input, 1 gate, 0; of `record` its child's
 */
async function main(argv, terminal) {
    try {
        return await runCommand(argv, terminal);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y) {
            await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,error_line/* errorLine */.B)(error.message));
            return error.exitCode;
        }
        await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,internal_error.internalError)(error, terminal.env));
        return 4;
    }
}
/** Runs what was asked for, or says how it is asked for. */
async function runCommand(argv, terminal) {
    let status = 0;
    const printed = [];
    const program = buildProgram(terminal, printed, (exitCode) => {
        status = exitCode;
    });
    const failedIn = rememberWhere(program);
    try {
        await program.parseAsync(argv, { from: "user" });
        return status;
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0) {
            await (0,outputs/* writeWhole */.f8)(terminal.stdout, printed.join(""));
            return 0;
        }
        const isBare = error.code === "commander.help";
        await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, isBare ? printed.join("") : usageSentence(error, failedIn(error)));
        return 2;
    }
}
function buildProgram(terminal, printed, finish) {
    const program = new esm/* Command */.uB("portlight")
        .description("The CI gate for MCP servers: audits source, records sessions, judges both. Reads files and runs nothing; only record starts the server that it is given.")
        .version(product/* VERSION */.xv, "-V, --version")
        .enablePositionalOptions()
        .exitOverride()
        .configureOutput({
        writeOut: (text) => printed.push(text),
        // The sentence is written from the error instead; only the help of a bare `portlight` comes through here.
        writeErr: (text) => printed.push(text),
    });
    scanCommand(program, terminal, finish);
    auditCommand(program, terminal, finish);
    checkCommand(program, terminal, finish);
    detectCommand(program, terminal, finish);
    recordCommand(program, terminal, finish);
    baselineCommand(program, terminal, finish);
    rulesCommand(program, terminal);
    explainCommand(program, terminal);
    return program;
}
/** Has each command say its own name with a mistake, so that the right help is pointed to. */
function rememberWhere(program) {
    const places = new WeakMap();
    const visit = (command, name) => {
        command.exitOverride((error) => {
            places.set(error, name);
            throw error;
        });
        for (const inner of command.commands)
            visit(inner, `${name} ${inner.name()}`);
    };
    visit(program, program.name());
    return (error) => places.get(error) ?? program.name();
}
/** `error: unknown option '--formt'\n(Did you mean --format?)` as one line of ours. */
function usageSentence(error, command) {
    const text = error.message
        .replace(/^error: /, "")
        .replace(/\n/g, " ")
        .replace(/ \(Did you mean (.+)\?\)$/, "; did you mean $1?")
        .replace(/\.$/, "");
    return `portlight: ${(0,neutralise/* terminalText */.eR)((0,input_text/* withoutSecrets */.cT)(text))}${text.endsWith("?") ? "" : "."} "${command} --help" shows what there is.\n`;
}


/***/ }),

/***/ 5177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf)
/* harmony export */ });
/** The system's code of an error, `unknown` when it has none. Never its message: that holds absolute paths. */
function codeOf(error) {
    const code = error?.code;
    return typeof code === "string" ? code : "unknown";
}


/***/ }),

/***/ 1879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
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

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ unreadableCode),
/* harmony export */   WW: () => (/* binding */ refusalWords),
/* harmony export */   t5: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5177);


/**
 * Looks at an entry without following a link and without throwing: a folder that may not be entered, a name that is too
 * long and a path through a file are things that users have, not bugs.
 * @param path absolute
 */
function lookAt(path) {
    try {
        return { kind: "entry", stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path) };
    }
    catch (error) {
        const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
        // A path through a file names nothing.
        return code === "ENOENT" || code === "ENOTDIR" ? { kind: "absent" } : { kind: "refused", code };
    }
}
/**
 * Why the content of a file or folder cannot be read, found out by opening it.
 * @param path absolute real path
 * @returns the system's code, undefined when it can be read
 */
function unreadableCode(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(path).closeSync();
        // Non-blocking, so that a pipe put there cannot hold the run.
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0)));
        return undefined;
    }
    catch (error) {
        return (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
    }
}
/** What a code of the system means for a path, as the end of a sentence: what is wrong, and what to do. */
function refusalWords(code) {
    switch (code) {
        case "ENOENT":
        case "ENOTDIR":
            return "does not exist: check the path";
        case "ENAMETOOLONG":
            return "is longer than this system takes a path to be: check it";
        case "ELOOP":
            return "is a link that leads to itself: name a file";
        default:
            return `cannot be read (${code}): check its permissions`;
    }
}


/***/ }),

/***/ 6941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   i: () => (/* binding */ readBytes)
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


/***/ }),

/***/ 7167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* reexport safe */ _read_bytes_js__WEBPACK_IMPORTED_MODULE_3__.F),
/* harmony export */   S: () => (/* binding */ readProjectFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);
/* harmony import */ var _read_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6941);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8044);






/**
 * Reads a regular file of the project as UTF-8: by real path inside the root, no special file, bounded.
 * @returns undefined when there is no such file
 * @throws UserError for a link out of the root, a special file, one that is too large, unreadable or not UTF-8
 */
function readProjectFile(options) {
    const { root, path, maxBytes, label, exitCode } = options;
    const refuse = (why) => {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${label} ${why}.`, exitCode);
    };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    const read = (0,_read_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .i)(root, path, { maxBytes, followsLinks: true });
    if ("problem" in read) {
        switch (read.problem) {
            case "outside":
                return refuse("is a link that leaves the project");
            case "link":
                return refuse((0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalWords */ .WW)("ELOOP"));
            case "special-file":
                return refuse("is not a regular file");
            case "too-large":
                return refuse(`is larger than ${maxBytes} bytes`);
            case "unreadable": {
                const isMissing = read.code === "ENOENT" || read.code === "ENOTDIR";
                if (!isMissing)
                    return refuse((0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalWords */ .WW)(read.code ?? "unknown"));
                return isDangling(file) ? refuse("is a link to nothing") : undefined;
            }
        }
    }
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: options.keepByteOrderMark === true }).decode(read.bytes);
    }
    catch {
        return refuse("is not UTF-8");
    }
}
function isDangling(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 4203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ replaceProjectFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _write_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2887);






/**
 * Replaces a file of the project in one step: a reader sees the old text or the new one, never a part. Nothing is
 * written through a link, neither at the file nor on the way to it (SECURITY.md).
 * @throws UserError when a link or a special file is in the way, or the system refuses (3 when it has no room)
 */
function replaceProjectFile(options) {
    const { root, path, text, label } = options;
    try {
        const problem = replaceFile(root, path.split("/"), text);
        if (problem !== undefined)
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${label} was not written: ${problem}.`);
    }
    catch (error) {
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            throw error;
        throw (0,_write_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFailure */ .E)(label, (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error));
    }
}
/** @returns what is in the way, or undefined when the file was replaced */
function replaceFile(root, segments, text) {
    const name = segments.at(-1) ?? "";
    if (segments.some((segment) => segment === "" || segment === "." || segment === ".."))
        return "it lies outside the project";
    let folder = root;
    for (const segment of segments.slice(0, -1)) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, segment);
        const present = statusOf(folder);
        if (present === undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder);
        else if (!present.isDirectory())
            return "a folder on the way to it is a link or a file";
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
    const present = statusOf(file);
    if (present && !present.isFile())
        return "a link or a special file is in its place";
    // Exclusive creation follows no link; the name is random so that nobody can put one there first.
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${name}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`);
    const mode = present ? present.mode & 0o777 : 0o644;
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL, mode);
    try {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(fd, text);
        }
        finally {
            // Some file systems tell only now that there was no room.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        throw error;
    }
    return undefined;
}
/** Of the entry itself, no link followed; undefined when there is none. */
function statusOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
}


/***/ }),

/***/ 2887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ writeFailure)
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);

/** Codes that say nothing of the place: the same command may go well once there is room, or another disk. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO"]);
/**
 * That something was not written, as the user's matter: 2 for a place that was chosen badly, 3 where the place is right and the
 * system gave out, for then the run ended incomplete.
 * @param label what was to be written, escaped
 * @param code of the system
 */
function writeFailure(label, code) {
    return new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${label} was not written: ${reason(code)}.`, NO_ROOM.has(code) ? 3 : 2);
}
function reason(code) {
    switch (code) {
        case "ENOSPC":
        case "EDQUOT":
            return `no space is left (${code}); make room and run again`;
        case "EACCES":
        case "EPERM":
            return `its folder may not be written to (${code}); check the permissions or choose another place`;
        case "EROFS":
            return "the file system is read-only; choose another place";
        case "ENOENT":
        case "ENOTDIR":
            return "a folder on the way to it is a file or is gone; choose another place";
        case "ENAMETOOLONG":
            return "its path is longer than this system takes";
        case "ELOOP":
            return "a link on the way to it leads to itself; choose another place";
        case "EISDIR":
            return "it is a folder; name a file in it";
        default:
            return `the system says ${code}`;
    }
}


/***/ }),

/***/ 1927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ writeIfPossible),
/* harmony export */   TM: () => (/* binding */ writeFileOutput),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8044);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7167);
/* harmony import */ var _files_replace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4203);
/* harmony import */ var _files_write_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2887);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6897);
/** Where reports go: standard output, whole even to a slow pipe, and files, each in one step and never through a link. */










/**
 * Writes a report to a file, replacing it in one step. A name below the root may not pass through a link; elsewhere
 * folders may be links, the file may not.
 * @param cwd absolute real path
 * @throws UserError when it cannot be written: 2 for a place that does not do, 3 for want of room
 */
function writeFileOutput(root, cwd, name, text) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name);
    const label = (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(name);
    const look = (0,_files_look_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAt */ .t5)(file);
    if (look.kind === "refused")
        throw (0,_files_write_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFailure */ .E)(label, look.code);
    if (/[/\\]$/.test(name) || (look.kind === "entry" && look.stats.isDirectory())) {
        throw (0,_files_write_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFailure */ .E)(label, "EISDIR");
    }
    if ((0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(root, file)) {
        (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceProjectFile */ .a)({ root, path: (0,_root_js__WEBPACK_IMPORTED_MODULE_8__/* .relativeTo */ .M)(root, file), text, label });
        return;
    }
    let present = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    while ((0,_files_look_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAt */ .t5)(present).kind === "absent" && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(present) !== present)
        present = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(present);
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(present);
    }
    catch (error) {
        throw (0,_files_write_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFailure */ .E)(label, (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_9__/* .codeOf */ .$)(error));
    }
    (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceProjectFile */ .a)({ root: folder, path: (0,_root_js__WEBPACK_IMPORTED_MODULE_8__/* .relativeTo */ .M)(present, file), text, label });
}
/** What a stream says when its reader has gone: no error, it has read what it wanted. A destroyed one has been told of before. */
const CLOSED = new Set(["EPIPE", "ERR_STREAM_DESTROYED"]);
/**
 * Writes a text and waits until the stream has taken all of it.
 * @throws UserError (3) when it takes no more, for example because the disk is full
 */
async function writeWhole(sink, text) {
    if (text === "")
        return;
    try {
        await new Promise((done, fail) => {
            sink.write(text, (error) => (error ? fail(error) : done()));
        });
    }
    catch (error) {
        const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_9__/* .codeOf */ .$)(error);
        if (!CLOSED.has(code))
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y((0,_files_write_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFailure */ .E)("the output", code).message, 3);
    }
}
/** Writes what nobody can be told about when it fails: a log, or standard error. */
async function writeIfPossible(sink, text) {
    try {
        await writeWhole(sink, text);
    }
    catch (error) {
        if (!(error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
            throw error;
    }
}


/***/ }),

/***/ 6897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ relativeTo),
/* harmony export */   w: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8044);



/**
 * The root that paths in reports are relative to: the nearest folder at or above `start` that holds `.git`, else `start`
 * itself. Never something that the target says, or it could lead readers and writers elsewhere.
 * @param start absolute path of an existing folder
 * @returns an absolute real path
 */
function findRoot(start) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(start);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        // A folder in a clone, a file in a worktree or submodule.
        if ((0,_files_look_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAt */ .t5)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")).kind === "entry")
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return real;
    }
}
/** `path` relative to `root` with `/`, "." for the root itself. */
function relativeTo(root, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
}


/***/ })

};

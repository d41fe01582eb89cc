export const id = 295;
export const ids = [295,514];
export const modules = {

/***/ 6895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ errorLine)
/* harmony export */ });
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);

/**
 * A sentence about what went wrong, as one line for standard error. It may quote a file of the repository under test, so
 * it can neither move the cursor nor begin a line of its own, which a CI runner would take for a command.
 */
function errorLine(sentence) {
    return `portlight: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(sentence)}\n`;
}


/***/ }),

/***/ 514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   internalError: () => (/* binding */ internalError)
/* harmony export */ });
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4336);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);


/** What a bug looks like to the user: no stack unless they ask for it. */
function internalError(error, env) {
    const debug = env.PORTLIGHT_DEBUG;
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const ask = `portlight: internal error, please report it at ${_catalog_product_js__WEBPACK_IMPORTED_MODULE_0__/* .HOMEPAGE */ .py}/issues: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(detail.slice(0, 500))}\n`;
    return debug && error instanceof Error ? `${ask}${error.stack}\n` : `${ask}portlight: PORTLIGHT_DEBUG=1 shows more\n`;
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
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(452), __webpack_require__.e(101), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
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
        const { updateBaselineFile } = await Promise.all(/* import() */[__webpack_require__.e(452), __webpack_require__.e(101), __webpack_require__.e(694)]).then(__webpack_require__.bind(__webpack_require__, 6694));
        const { text, exitCode } = await updateBaselineFile({
            mode,
            cwd: terminal.cwd,
            paths: path === undefined ? [] : [path],
            config: flags.config,
            baseline: flags.baseline,
            today: new Date(terminal.now()).toISOString().slice(0, 10),
        });
        await (0,outputs/* writeWhole */.f)(terminal.stdout, text);
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
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(452), __webpack_require__.e(101), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
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
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(452), __webpack_require__.e(101), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
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
        const { explainRule } = await __webpack_require__.e(/* import() */ 360).then(__webpack_require__.bind(__webpack_require__, 7360));
        await (0,outputs/* writeWhole */.f)(terminal.stdout, await explainRule(id));
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
        .description("start a server, relay its stdio unchanged, write what was said to a capture")
        .passThroughOptions()
        .action(async (argv, { name, sessionDir, redact }) => {
        const { record } = await Promise.all(/* import() */[__webpack_require__.e(849), __webpack_require__.e(376)]).then(__webpack_require__.bind(__webpack_require__, 9376));
        const { env, cwd } = terminal;
        finish(await record({
            argv,
            redact,
            version: product/* VERSION */.xv,
            environment: env,
            cwd,
            ...(name === undefined ? {} : { name }),
            ...(sessionDir === undefined ? {} : { sessionDir }),
        }));
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/rules.js

/** `portlight rules`: the catalogue, one rule a line, and the groups. */
function rulesCommand(program, terminal) {
    program
        .command("rules")
        .description("list every rule with severity and groups, and every group")
        .action(async () => {
        const { listRules } = await __webpack_require__.e(/* import() */ 360).then(__webpack_require__.bind(__webpack_require__, 7360));
        await (0,outputs/* writeWhole */.f)(terminal.stdout, listRules());
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/scan.js

/** `portlight scan [path]`: audit, then check and detect where captures exist. */
function scanCommand(program, terminal, finish) {
    nameOption(judgingOptions(program.command("scan")))
        .argument("[path]", "folder of the server (default: the working directory)")
        .description("audit the source, then check and detect on the recorded sessions")
        .action(async (path, options) => {
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(452), __webpack_require__.e(101), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
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
        if (error instanceof esm/* CommanderError */.b7) {
            if (error.exitCode === 0) {
                await (0,outputs/* writeWhole */.f)(terminal.stdout, printed.join(""));
                return 0;
            }
            await (0,outputs/* writeWhole */.f)(terminal.stderr, error.code === "commander.help" ? printed.join("") : usageSentence(error, failedIn(error)));
            return 2;
        }
        if (error instanceof user_error/* UserError */.y) {
            await (0,outputs/* writeWhole */.f)(terminal.stderr, (0,error_line/* errorLine */.B)(error.message));
            return error.exitCode;
        }
        await (0,outputs/* writeWhole */.f)(terminal.stderr, (0,internal_error.internalError)(error, terminal.env));
        return 4;
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
    return `portlight: ${(0,neutralise/* terminalText */.eR)(text)}${text.endsWith("?") ? "" : "."} "${command} --help" shows what there is.\n`;
}


/***/ }),

/***/ 6687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ sarifText),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   wq: () => (/* binding */ commandData),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/**
 * Makes untrusted text harmless in each form that Portlight writes (SECURITY.md). One function per form, so that a
 * writer names where its text goes and cannot pick half a treatment. All are total and linear.
 *
 * Names of tools, arguments and methods are not for these functions: `visibleName` of catalog/message.ts has already
 * turned them into visible ASCII. What remains is text such as paths, reasons of a user, and whole messages.
 */
/**
 * Characters that a reader does not see or that change how the rest is shown: controls, format characters (bidi, zero
 * width, tags), private use, surrogates, line and paragraph separators, variation selectors and fillers.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** More than four combining marks in a row belong to no script; they are used to paint over neighbouring lines. */
const STACKED_MARKS = /(?<=\p{M}{4})\p{M}/gu;
/** GitHub's old form `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` count anywhere in a line. */
const HASH_COMMAND = /##(?=[a-z]{0,16}\[)/gi;
function escaped(char) {
    return `\\u{${char.codePointAt(0).toString(16)}}`;
}
function showHidden(text) {
    return text.replace(STACKED_MARKS, escaped).replace(HIDDEN, escaped);
}
/**
 * For a terminal or a build log, on one line: hidden characters (line breaks too) as `\u{hex}`, and nothing that a CI
 * runner takes for a command.
 */
function terminalText(text) {
    return showHidden(text)
        .replace(HASH_COMMAND, "\\u{23}#")
        .replace(/^(\s*):(?=:)/, "$1\\u{3a}");
}
/**
 * A Markdown code span: no markup, link, mention or image comes out of it, in a table cell neither.
 * @param text shown whole, with hidden characters, backticks and pipes as `\u{hex}`
 */
function markdownCode(text) {
    const inner = showHidden(text).replace(HASH_COMMAND, "\\u{23}#").replace(/[`|]/g, escaped);
    // A span that begins or ends with a space would lose it, and an empty one is no span.
    return inner.trim() === "" ? `\`"${inner}"\`` : `\`${inner}\``;
}
/**
 * A message of ours for Markdown, in a line or a table cell. Its code spans stay; outside of them every character that
 * could start markup is escaped, and what would become a link, a mention or a reference is broken up by a code span.
 */
function markdownText(message) {
    const parts = showHidden(message).split("`");
    // An odd number of backticks leaves the last part outside of any span.
    const lastIsOpen = parts.length % 2 === 0;
    let out = "";
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i];
        const inSpan = i % 2 === 1 && !(lastIsOpen && i === parts.length - 1);
        if (inSpan)
            out += markdownCode(part);
        else
            out += (lastIsOpen && i === parts.length - 1 ? "\\`" : "") + markdownPlain(part);
    }
    return out;
}
function markdownPlain(text) {
    return text
        .replace(/&/g, "&amp;")
        .replace(/</g, "&lt;")
        .replace(/>/g, "&gt;")
        .replace(/[\\*_~[\]|!$]/g, "\\$&")
        .replace(/:\/\//g, "`://`")
        .replace(/\b(www|GH)(?=[.-])/gi, "`$1`")
        .replace(/[@#]/g, "`$&`")
        .replace(/^(\s*)([-+=])/, "$1\\$2")
        .replace(/^(\s*\d{1,9})([.)])/, "$1\\$2");
}
/**
 * For a text node or an attribute of XML 1.0: only characters that XML allows and a reader sees; tab and line feed
 * stay. Escaping of markup (`<`, `&`, quotes) is left to the XML builder.
 */
function xmlText(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(/[\uFFFE\uFFFF]/g, escaped)
        .replace(HIDDEN, (char) => (char === "\n" || char === "\t" ? char : escaped(char)));
}
/** The data of a workflow command, `::error …::<data>`. A line feed stays one; GitHub shows it as such. */
function commandData(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(HIDDEN, (char) => (char === "\n" ? char : escaped(char)))
        .replace(HASH_COMMAND, "\\u{23}#")
        .replace(/%/g, "%25")
        .replace(/\n/g, "%0A");
}
/** The value of a workflow command's property, `::error file=<value>,…::`. The runner gives back what was put in. */
function commandProperty(text) {
    return commandData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}
/**
 * The text of a SARIF message: hidden characters as `\u{hex}`, and no `[text](target)`, which SARIF reads as a link
 * (SARIF 2.1.0, 3.11.6).
 */
function sarifText(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(HIDDEN, (char) => (char === "\n" ? char : escaped(char)))
        .replace(/\](?=\()/g, "] ");
}
/**
 * Serialised JSON with every hidden character as a JSON escape, and nothing that a build log takes for a command: the same
 * value, safe to print and to diff.
 * @param json what `JSON.stringify` gave; its own line breaks and indentation stay
 */
function jsonText(json) {
    // JSON itself has no `#`: it can only stand in a string.
    return json.replace(HASH_COMMAND, "\\u0023#").replace(HIDDEN, (char) => {
        if (char === "\n" || char === "\t")
            return char;
        let out = "";
        for (let i = 0; i < char.length; i++)
            out += `\\u${char.charCodeAt(i).toString(16).padStart(4, "0")}`;
        return out;
    });
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

/***/ 7167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   S: () => (/* binding */ readProjectFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);




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
    let real;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
    }
    catch (error) {
        const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error);
        if (code === "ENOENT" || code === "ENOTDIR") {
            return isDangling(file) ? refuse("is a link to nothing") : undefined;
        }
        return refuse(code === "ELOOP" ? "is a link to itself" : `cannot be read (${code})`);
    }
    if (!isInside(root, real))
        return refuse("is a link that leaves the project");
    let fd;
    try {
        // Non-blocking, so that a pipe put there cannot hold the run.
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        return refuse(`cannot be read (${(0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)})`);
    }
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
            return refuse("is not a regular file");
        const bytes = Buffer.alloc(maxBytes + 1);
        let length = 0;
        while (length < bytes.length) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, length, bytes.length - length, null);
            if (read === 0)
                break;
            length += read;
        }
        if (length > maxBytes)
            return refuse(`is larger than ${maxBytes} bytes`);
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: options.keepByteOrderMark === true }).decode(bytes.subarray(0, length));
    }
    catch (error) {
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            throw error;
        return refuse(error instanceof TypeError ? "is not UTF-8" : `cannot be read (${(0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)})`);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** True when `path`, an absolute real path, is the root or lies in it. */
function isInside(root, path) {
    const rest = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return rest === "" || (rest !== ".." && !rest.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(rest));
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
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);





/**
 * Replaces a file of the project in one step: a reader sees the old text or the new one, never a part. Nothing is
 * written through a link, neither at the file nor on the way to it (SECURITY.md).
 * @throws UserError when a link or a special file is in the way, or the system refuses
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
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${label} was not written: the system says ${(0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error)}.`);
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(fd, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
    return undefined;
}
/** Of the entry itself, no link followed; undefined when there is none. */
function statusOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
}


/***/ }),

/***/ 1927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ writeFileOutput),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6687);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5177);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7167);
/* harmony import */ var _files_replace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4203);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6897);
/** Where reports go: standard output, whole even to a slow pipe, and files, each in one step and never through a link. */








/**
 * Writes a report to a file, replacing it in one step. A name below the root may not pass through a link; elsewhere
 * folders may be links, the file may not.
 * @param cwd absolute real path
 * @throws UserError (2) when it cannot be written
 */
function writeFileOutput(root, cwd, name, text) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name);
    const label = (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalText */ .eR)(name);
    if (/[/\\]$/.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isDirectory()) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${label} was not written: it is a folder; name a file in it.`);
    }
    if ((0,_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .F)(root, file)) {
        (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceProjectFile */ .a)({ root, path: (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .relativeTo */ .M)(root, file), text, label });
        return;
    }
    let present = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(present, { throwIfNoEntry: false }) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(present) !== present)
        present = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(present);
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(present);
    }
    catch (error) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${label} was not written: its folder cannot be opened (${(0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(error)}).`);
    }
    (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceProjectFile */ .a)({ root: folder, path: (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .relativeTo */ .M)(present, file), text, label });
}
/**
 * Writes a text and waits until the stream has taken all of it. A reader that has closed its end is no error: it has read
 * what it wanted.
 */
async function writeWhole(sink, text) {
    if (text === "")
        return;
    await new Promise((done, fail) => {
        sink.write(text, (error) => {
            if (error && error.code !== "EPIPE")
                fail(error);
            else
                done();
        });
    });
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
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git"), { throwIfNoEntry: false }))
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

"use strict";
exports.id = 9069;
exports.ids = [9069,514];
exports.modules = {

/***/ 6895:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ errorLine; }
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   internalError: function() { return /* binding */ internalError; }
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

/***/ 9069:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: function() { return /* binding */ main; }
});

// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(3735);
// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/errors/nearest.js
var nearest = __webpack_require__(4169);
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
        .option("--base <ref or folder>", "judge the change since then: by its policy, failing on what is new or worse")
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
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(3839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "audit", paths, captures: [] }, options, terminal));
    });
}

// EXTERNAL MODULE: ./out/run/day.js
var day = __webpack_require__(8343);
;// CONCATENATED MODULE: ./out/cli/commands/baseline.js


/** `portlight baseline write|prune`: the findings of today, known from now on. */
function baselineCommand(program, terminal, finish) {
    const baseline = program.command("baseline").description("known findings: only new ones fail");
    const common = (command) => command
        .argument("[path]", "folder of the server (default: the working directory)")
        .option("--config <file>", "use this configuration instead of .portlight/config.yml")
        .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json");
    const act = async (path, flags, mode) => {
        const { updateBaselineFile } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(6694)]).then(__webpack_require__.bind(__webpack_require__, 6694));
        const { text, exitCode } = await updateBaselineFile({
            mode,
            cwd: terminal.cwd,
            paths: path === undefined ? [] : [path],
            config: flags.config,
            baseline: flags.baseline,
            today: (0,day/* utcDay */.d)(terminal.now()),
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

// EXTERNAL MODULE: ./out/cli/error-line.js
var error_line = __webpack_require__(6895);
;// CONCATENATED MODULE: ./out/cli/redaction-rules.js


function redactionOptions(command) {
    return command
        .option("--redact-key <name>", "redact what stands under this key, whatever its case and separators; repeatable", collect)
        .option("--redact-secret-keys", "the same for every key that means a secret: password, x-api-key, id_token …")
        .option("--redact-value <regex>", "redact what matches in values (RE2); repeatable", collect)
        .option("--redact-path <path>", "redact a place of messages, such as $.params.arguments.pin; repeatable", collect);
}
/**
 * @returns undefined when none was given
 * @throws UserError for a pattern or a path that is none; what was given is not repeated: it may be the secret itself
 */
async function redactionRules(flags) {
    const { redactKey = [], redactSecretKeys = false, redactValue = [], redactPath = [] } = flags;
    if (!redactSecretKeys && redactKey.length + redactValue.length + redactPath.length === 0)
        return undefined;
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
    const { linearPattern } = await Promise.all(/* import() */[__webpack_require__.e(1599), __webpack_require__.e(199)]).then(__webpack_require__.bind(__webpack_require__, 199));
    return patterns.map((pattern, index) => {
        const matcher = linearPattern(pattern);
        if (typeof matcher !== "string")
            return matcher;
        throw new user_error/* UserError */.y(`--redact-value ${index + 1} is no usable expression: it must be one of RE2, at most 1000 characters long, and must not match an empty text`);
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/capture-export.js
/** `portlight capture export <capture>`: the session as JSON, text, HTTP archive or traces. */
function captureExportCommand(capture, terminal) {
    capture
        .command("export")
        .argument("<capture>", "a session log")
        .requiredOption("--format <format>", "json, text, har (HTTP archive 1.2) or otlp (OpenTelemetry traces as JSON)")
        .option("-o, --output <file>", "write to a file instead of standard output")
        .description("write a recorded session in another form, without secrets")
        .action(async (name, options) => {
        const { exportCapture, exportFormat } = await __webpack_require__.e(/* import() */ 854).then(__webpack_require__.bind(__webpack_require__, 8473));
        await exportCapture({
            cwd: terminal.cwd,
            capture: name,
            format: exportFormat(options.format),
            output: options.output,
            stdout: terminal.stdout,
        });
    });
}

// EXTERNAL MODULE: ./out/cli/internal-error.js
var internal_error = __webpack_require__(514);
;// CONCATENATED MODULE: ./out/cli/commands/capture-report.js




/** `portlight capture report <capture> -o page.html`: one page with the verdict, the surface and the whole session. */
function captureReportCommand(capture, terminal, finish) {
    nameOption(capture.command("report"))
        .argument("<capture>", "a session log")
        .requiredOption("-o, --output <file>", "where the page goes; - for standard output")
        .option("--fail-on <list>", "what the page says would fail the gate (default: high)", list)
        .option("--config <file>", "use this configuration instead of .portlight/config.yml")
        .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json")
        .description("show a recorded session and what check and detect find in it on one HTML page")
        .action(async (path, flags) => {
        const { reportCapture } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(3826)]).then(__webpack_require__.bind(__webpack_require__, 3826));
        const bugs = await reportCapture({
            ...flags,
            cwd: terminal.cwd,
            capture: path,
            today: (0,day/* utcDay */.d)(terminal.now()),
            stdout: terminal.stdout,
        });
        for (const bug of bugs)
            await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,internal_error.internalError)(bug, terminal.env));
        finish(bugs.length > 0 ? 4 : 0);
    });
}

;// CONCATENATED MODULE: ./out/cli/commands/capture-tidy.js



/** `portlight capture tidy`: captures for committing. */
function captureTidyCommand(capture, terminal, finish) {
    capture
        .command("tidy")
        .argument("<captures...>", "captures of portlight's own recorder")
        .option("-o, --output <file>", "where the tidied capture goes; without it, to standard output")
        .option("--in-place", "replace the captures themselves")
        .option("--compare <capture>", "another recording of the same test: what differs there is volatile from now on")
        .option("--exact-times", "keep the time between records to the microsecond")
        .option("--cut-over <bytes>", "put a digest for contents of results that are longer; never keeps all", bytes)
        .option("--config <file>", "use this configuration instead of .portlight/config.yml")
        .description("make a capture for committing: the same test gives the same text, and the same is found in it")
        .action(async (captures, flags) => {
        const { tidyCaptures } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(975), __webpack_require__.e(8597), __webpack_require__.e(7388), __webpack_require__.e(5523), __webpack_require__.e(9247), __webpack_require__.e(1987), __webpack_require__.e(8793)]).then(__webpack_require__.bind(__webpack_require__, 8793));
        const said = await tidyCaptures({
            cwd: terminal.cwd,
            environment: terminal.env,
            captures,
            output: flags.output,
            inPlace: flags.inPlace === true,
            compare: flags.compare,
            exactTimes: flags.exactTimes === true,
            cutOver: flags.cutOver,
            config: flags.config,
            stdout: terminal.stdout,
        });
        for (const sentence of said)
            await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,error_line/* errorLine */.B)(sentence));
        finish(0);
    });
}
function bytes(value) {
    if (value === "never")
        return Number.POSITIVE_INFINITY;
    if (!/^[0-9]{1,12}$/.test(value))
        throw new esm/* InvalidArgumentError */.Di("It is a number of bytes, or never.");
    // A digest is shorter than what it stands for.
    return Math.max(Number(value), 256);
}

;// CONCATENATED MODULE: ./out/cli/commands/capture.js







const FORMATS = ["text", "json"];
const REQUIREMENTS = ["redacted", "tidy"];
/** `portlight capture verify|tidy|redact`: what is done to captures, beside judging them. */
function captureCommand(program, terminal, finish) {
    const capture = program.command("capture").description("verify captures, and make others from them");
    captureExportCommand(capture, terminal);
    captureReportCommand(capture, terminal, finish);
    capture
        .command("verify")
        .argument("<captures...>", "captures, folders or patterns")
        .option("--require <list>", "what a capture has to be, too: redacted, tidy", requirements)
        .option("--format <format>", "what standard output gets: text or json", oneOf(FORMATS), "text")
        .description("say whether captures are self-consistent, edited or incomplete; 1 when one is not whole")
        .action(async (captures, flags) => {
        const { verifyCaptures } = await Promise.all(/* import() */[__webpack_require__.e(975), __webpack_require__.e(3482)]).then(__webpack_require__.bind(__webpack_require__, 3482));
        const { format, require = [] } = flags;
        const { text, problems, exitCode } = verifyCaptures({ cwd: terminal.cwd, captures, require, format });
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, text);
        for (const problem of problems)
            await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,error_line/* errorLine */.B)(problem));
        finish(exitCode);
    });
    captureTidyCommand(capture, terminal, finish);
    redactionOptions(capture
        .command("redact")
        .argument("<capture>", "a capture of portlight's own recorder")
        .requiredOption("-o, --output <file>", "where the redacted capture goes; never the capture itself")
        .option("--config <file>", "use this configuration instead of .portlight/config.yml"))
        .description("make a capture without secrets and without what the options name; this cannot be undone")
        .action(async (path, flags) => {
        const { redactCapture } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(975), __webpack_require__.e(100)]).then(__webpack_require__.bind(__webpack_require__, 100));
        const rules = await redactionRules(flags);
        const { output, config } = flags;
        const text = await redactCapture({ cwd: terminal.cwd, capture: path, output, config, rules });
        await (0,outputs/* writeIfPossible */.OO)(terminal.stderr, (0,error_line/* errorLine */.B)(text.trimEnd()));
        finish(0);
    });
}
function requirements(value) {
    return value.split(",").map((name) => oneOf(REQUIREMENTS)(name.trim()));
}
function oneOf(names) {
    return (value) => {
        const found = names.find((name) => name === value);
        if (found === undefined)
            throw new esm/* InvalidArgumentError */.Di(`It is one of ${names.join(", ")}.`);
        return found;
    };
}

;// CONCATENATED MODULE: ./out/cli/commands/check.js

/** `portlight check [captures…]`: the rules of the protocol over recorded sessions. */
function checkCommand(program, terminal, finish) {
    nameOption(judgingOptions(program.command("check")))
        .argument("[captures...]", "files, folders or patterns (default: those of the configuration)")
        .description("check recorded sessions against the protocol")
        .action(async (captures, options) => {
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(3839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
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
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(3839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "detect", paths: [], captures }, options, terminal));
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./out/cli/commands/doctor.js



const MARKS = { ok: "ok    ", advice: "advice", failed: "FAILED" };
/** `portlight doctor`: proves the setup with a built-in server. Exit status 1 when something keeps Portlight from working. */
function doctorCommand(program, terminal, finish) {
    program
        .command("doctor")
        .description("prove the setup: audit a planted flaw, record and judge a session with a built-in server")
        .action(async () => {
        const { diagnose } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(4603)]).then(__webpack_require__.bind(__webpack_require__, 4603));
        const diagnoses = await diagnose({
            cwd: terminal.cwd,
            environment: terminal.env,
            self: [process.execPath, (0,external_node_path_.resolve)(process.argv[1] ?? "")],
            nodeVersion: process.versions.node,
            today: (0,day/* utcDay */.d)(terminal.now()),
        });
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, diagnoses.map(({ state, text }) => `${MARKS[state]}  ${text}\n`).join(""));
        finish(diagnoses.some(({ state }) => state === "failed") ? 1 : 0);
    });
    program.command("echo-server", { hidden: true }).action(async () => {
        const { serveEcho } = await __webpack_require__.e(/* import() */ 922).then(__webpack_require__.bind(__webpack_require__, 922));
        await serveEcho(process.stdin, process.stdout);
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
        const { explainRule } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(7360)]).then(__webpack_require__.bind(__webpack_require__, 7360));
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, await explainRule(id));
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/record/project-folders.js
var project_folders = __webpack_require__(4064);
;// CONCATENATED MODULE: ./out/cli/configured-secrets.js
/** What the configuration of a project adds to the secrets that are looked for, for commands that need nothing else of it. */



/**
 * @param cwd absolute real path of the working directory
 * @returns undefined when nothing is added
 * @throws UserError for a configuration that cannot be read: what it wants redacted must not stay in clear
 */
async function configuredSecrets(cwd) {
    // Reading it costs more than all else that starts a recorder, and most projects have none.
    if (!mayBeConfigured(cwd))
        return undefined;
    const [{ loadConfig }, { findRoot }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(3980)]).then(__webpack_require__.bind(__webpack_require__, 3980)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6897))]);
    const { secrets } = await loadConfig({ root: findRoot(cwd), start: cwd });
    return secrets.packs.length + secrets.patterns.length === 0 ? undefined : secrets;
}
function mayBeConfigured(cwd) {
    return (0,project_folders/* projectFolders */.L)(cwd).some((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".portlight/config.yml")));
}

;// CONCATENATED MODULE: ./out/cli/commands/record.js




/**
 * `portlight record [options] -- <server command…>`: relays stdio byte for byte and writes a capture; with `--http <url>` the
 * same for HTTP, where the command may be left out.
 */
function recordCommand(program, terminal, finish) {
    const command = program
        .command("record")
        .argument("[command...]", "what starts the server; put -- before it")
        .option("--name <key>", "name of the session's file (else PORTLIGHT_SESSION_NAME, else the server's)")
        .option("--session-dir <folder>", "where the capture goes (else PORTLIGHT_SESSION_DIR, else .portlight/sessions)")
        .option("--http <url>", "record a server over HTTP: where it listens, with the path; without a command it runs already")
        .option("--listen <address>", "with --http: where clients connect (default 127.0.0.1:0, a free port)")
        .option("--expose", "with --http: let --listen name an address that other machines reach")
        .option("--url-file <file>", "with --http: write the address for clients to a file, once they may connect")
        .option("--wait <seconds>", "with --http: how long the server has until it accepts connections (default 30)")
        .option("--commit", "put a tidied capture in place of the committed one, and say what changed")
        .option("--repeat <n>", "with --commit: what differs between the first n recordings is volatile from then on")
        .option("--no-redact", "store secrets in the clear; never for a capture that leaves this machine");
    redactionOptions(command)
        .description("start a server, relay its stdio or its HTTP unchanged, write what was said to a capture")
        .passThroughOptions()
        .action(async (argv, flags) => {
        const { name, sessionDir, redact } = flags;
        const relay = httpOptions(flags);
        if (!relay && argv.length === 0)
            throw new user_error/* UserError */.y("missing required argument 'command': write the server's command after --, or give a server's address with --http");
        const { env, cwd } = terminal;
        const rules = await rulesOf(flags, cwd);
        const options = {
            argv,
            redact,
            version: product/* VERSION */.xv,
            environment: env,
            cwd,
            ...(rules === undefined ? {} : { rules }),
            ...(name === undefined ? {} : { name }),
            ...(sessionDir === undefined ? {} : { sessionDir }),
        };
        const run = async (where) => {
            if (relay) {
                const { recordHttp } = await Promise.all(/* import() */[__webpack_require__.e(68), __webpack_require__.e(3677), __webpack_require__.e(4866), __webpack_require__.e(3369)]).then(__webpack_require__.bind(__webpack_require__, 3369));
                return await recordHttp({ ...options, ...relay, ...where });
            }
            const { record } = await __webpack_require__.e(/* import() */ 3677).then(__webpack_require__.bind(__webpack_require__, 3677));
            return await record({ ...options, ...where });
        };
        if (flags.commit || flags.repeat !== undefined) {
            const { commitRecording } = await __webpack_require__.e(/* import() */ 7251).then(__webpack_require__.bind(__webpack_require__, 7251));
            finish(await commitRecording(flags, terminal, (sessionDir) => run({ sessionDir })));
        }
        else
            finish(await run());
    });
}
/** Rules as plain data. @throws UserError for one that cannot be used */
async function rulesOf(flags, cwd) {
    const given = await redactionRules(flags);
    if (given && !flags.redact)
        throw new user_error/* UserError */.y("--no-redact and rules for redaction exclude each other: leave one of them out");
    const secrets = flags.redact ? await configuredSecrets(cwd) : undefined;
    if (!given && !secrets)
        return undefined;
    const { redactKey = [], redactSecretKeys = false, redactValue = [], redactPath = [] } = flags;
    return { keys: redactKey, secretKeys: redactSecretKeys, values: redactValue, paths: redactPath, ...secrets };
}
/** @throws UserError for options of the relay without an address, and for a time that is none */
function httpOptions({ http, listen, expose, urlFile, wait }) {
    const given = Object.entries({ listen, expose, "url-file": urlFile, wait }).find(([, value]) => value !== undefined);
    if (http === undefined) {
        if (given)
            throw new user_error/* UserError */.y(`--${given[0]} belongs to --http <url>: name the server's address, or leave it out`);
        return undefined;
    }
    const seconds = Number(wait ?? 30);
    if (wait === "" || !(seconds > 0 && seconds <= 3600)) {
        throw new user_error/* UserError */.y("--wait takes seconds, from 1 to 3600");
    }
    return {
        http,
        wait: 1000 * seconds,
        ...(listen !== undefined && { listen }),
        ...(expose !== undefined && { expose }),
        ...(urlFile !== undefined && { urlFile }),
    };
}

;// CONCATENATED MODULE: ./out/cli/commands/rules.js

/** `portlight rules`: the catalogue, one rule a line, and the groups. */
function rulesCommand(program, terminal) {
    program
        .command("rules")
        .description("list every rule with severity and groups, and every group")
        .action(async () => {
        const { listRules } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(7360)]).then(__webpack_require__.bind(__webpack_require__, 7360));
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
        const { judgeAndReport } = await Promise.all(/* import() */[__webpack_require__.e(4892), __webpack_require__.e(4769), __webpack_require__.e(3839)]).then(__webpack_require__.bind(__webpack_require__, 3839));
        finish(await judgeAndReport({ command: "scan", paths: path === undefined ? [] : [path], pathIsServerFolder: true, captures: [] }, options, terminal));
    });
}

// EXTERNAL MODULE: ./out/files/look.js
var look = __webpack_require__(8044);
// EXTERNAL MODULE: ./out/files/read.js
var files_read = __webpack_require__(7167);
;// CONCATENATED MODULE: ./out/cli/commands/wrap.js







/** `portlight wrap|unwrap <server>`: routes one entry of an MCP client's configuration through the recorder, and back. */
function wrapCommands(program, terminal) {
    const common = (name) => program
        .command(name)
        .argument("<server>", "its name in the configuration")
        .option("--config <file>", "the client's configuration (default: the one of the project that holds the server)");
    common("wrap")
        .option("--session-dir <folder>", "where its captures go (else as with record)")
        .description("record a server whenever its MCP client starts it: route its entry through record")
        .action((server, flags) => edit("wrap", server, flags, terminal));
    common("unwrap")
        .description("take the recorder out of the entry again")
        .action((server, flags) => edit("unwrap", server, flags, terminal));
}
async function edit(mode, server, flags, terminal) {
    const { wrapEntry, unwrapEntry } = await Promise.all(/* import() */[__webpack_require__.e(7415), __webpack_require__.e(7542)]).then(__webpack_require__.bind(__webpack_require__, 7542));
    const { readClientFile, replaceClientFile } = await __webpack_require__.e(/* import() */ 1591).then(__webpack_require__.bind(__webpack_require__, 1591));
    const { file, label } = await configuration(server, flags, terminal);
    const read = readClientFile(file, label);
    const isOutside = !(0,files_read/* isInside */.F)(terminal.cwd, file);
    const edited = mode === "wrap"
        ? wrapEntry(read.text, server, recorder(terminal, isOutside), recordOptions(server, flags, terminal, isOutside))
        : unwrapEntry(read.text, server);
    if ("problem" in edited)
        throw new user_error/* UserError */.y(refusal(edited, server, label));
    const name = (0,input_text/* shownPath */.pS)(server);
    if (edited.text === undefined) {
        const state = mode === "wrap" ? "is recorded already" : "is not routed through the recorder";
        await (0,outputs/* writeWhole */.f8)(terminal.stdout, `${name} ${state} in ${label}; nothing was changed.\n`);
        return;
    }
    replaceClientFile(read, edited.text, label);
    const said = mode === "wrap"
        ? `${name} is recorded from its next start on. "portlight unwrap ${name}" undoes it.`
        : `${name} starts as before.`;
    await (0,outputs/* writeWhole */.f8)(terminal.stdout, `${said} Changed: ${label}\n`);
}
/** The file that `--config` names, else the one project file that holds the server. */
async function configuration(server, { config }, { cwd }) {
    if (config === "")
        throw new user_error/* UserError */.y("--config is empty: give it a value, or leave it out.");
    if (config !== undefined)
        return { file: (0,external_node_path_.resolve)(cwd, config), label: (0,input_text/* shownPath */.pS)(config) };
    const { projectFiles, readClientFile } = await __webpack_require__.e(/* import() */ 1591).then(__webpack_require__.bind(__webpack_require__, 1591));
    const { findEntry } = await Promise.all(/* import() */[__webpack_require__.e(7415), __webpack_require__.e(4336)]).then(__webpack_require__.bind(__webpack_require__, 1955));
    const present = projectFiles(cwd);
    if (present.length === 0) {
        throw new user_error/* UserError */.y("no configuration of an MCP client is in this folder: name one with --config.", 3);
    }
    const holding = present.filter((path) => {
        const entry = findEntry(readClientFile((0,external_node_path_.join)(cwd, path), path).text, server);
        return !("problem" in entry) || (entry.problem !== "absent" && entry.problem !== "no-servers");
    });
    if (holding.length > 1) {
        throw new user_error/* UserError */.y(`${(0,input_text/* shownPath */.pS)(server)} stands in ${holding.join(" and ")}: name one with --config.`);
    }
    // Without a holder the only file tells what it does hold.
    const [path] = holding.length === 1 || present.length > 1 ? holding : present;
    if (path === undefined) {
        throw new user_error/* UserError */.y(`no server ${(0,input_text/* shownPath */.pS)(server)} is in ${present.join(", ")}: check its name.`, 3);
    }
    return { file: (0,external_node_path_.join)(cwd, path), label: path };
}
/**
 * By its name where the project's clients find it, else by its place: a client outside of the project has another PATH.
 */
function recorder({ env }, isOutside) {
    const names = process.platform === "win32" ? ["portlight.cmd"] : ["portlight"];
    const isOnPath = (env.PATH ?? "")
        .split(external_node_path_.delimiter)
        .some((folder) => folder !== "" && names.some((name) => (0,look/* lookAt */.t5)((0,external_node_path_.join)(folder, name)).kind === "entry"));
    if (isOnPath && !isOutside)
        return ["portlight"];
    return [process.execPath, (0,external_node_path_.resolve)(process.argv[1] ?? "")];
}
/** A client outside of the project starts the server in a folder of its own. */
function recordOptions(server, { sessionDir }, { cwd }, isOutside) {
    const folder = sessionDir ?? (isOutside ? (0,external_node_path_.join)(cwd, ".portlight/sessions") : undefined);
    return [
        "--name",
        server,
        ...(folder === undefined ? [] : ["--session-dir", isOutside ? (0,external_node_path_.resolve)(cwd, folder) : folder]),
    ];
}
function refusal(found, server, label) {
    const name = (0,input_text/* shownPath */.pS)(server);
    switch (found.problem) {
        case "absent": {
            const names = found.names.length === 0 ? "" : `; it holds ${found.names.slice(0, 20).map(input_text/* shownPath */.pS).join(", ")}`;
            return `${label} holds no server ${name}${(0,nearest/* didYouMean */.a)(server, found.names) || names}.`;
        }
        case "no-servers":
            return `${label} holds no servers: name the configuration of an MCP client with --config.`;
        case "remote":
            return `${name} in ${label} is reached by a URL: record it with "portlight record --http <url>".`;
        case "syntax":
            return `${label} is no JSON that can be read (comments are fine): mend it first.`;
        case "twice":
            return `${name} in ${label} says something twice: remove one of them first.`;
        case "shape":
            return `${name} in ${label} is not started by a "command" text with a list of "args": only such entries can be wrapped.`;
    }
}

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
    refuseUnknownHelp(program, argv);
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
    captureCommand(program, terminal, finish);
    wrapCommands(program, terminal);
    baselineCommand(program, terminal, finish);
    rulesCommand(program, terminal);
    explainCommand(program, terminal);
    doctorCommand(program, terminal, finish);
    return program;
}
/** Left to the parser, `help nonsense` would print the help of everything and succeed. */
function refuseUnknownHelp(program, [command, name]) {
    if (command !== "help" || name === undefined || name.startsWith("-"))
        return;
    const names = program.commands.map((known) => known.name());
    if (names.includes(name) || name === "help")
        return;
    throw new user_error/* UserError */.y(`there is no command ${(0,neutralise/* terminalText */.eR)((0,input_text/* withoutSecrets */.cT)(name))}${(0,nearest/* didYouMean */.a)(name, names) || "."} "portlight help" lists them.`);
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

/***/ 4169:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ didYouMean; }
/* harmony export */ });
/** Longest text that is compared: names of ours are shorter, and the work grows with the product of the lengths. */
const MAX_LENGTH = 64;
/**
 * The candidate that a mistyped name most likely meant.
 * @param candidates of ours, in any order
 * @returns undefined when none is near: at most a third of its letters may differ, and a part of a name counts as near
 */
function nearest(name, candidates) {
    if (name.length > MAX_LENGTH)
        return undefined;
    const wanted = fold(name);
    let best;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const candidate of [...candidates].sort()) {
        const folded = fold(candidate);
        const limit = Math.max(1, Math.floor(Math.max(wanted.length, folded.length) / 3));
        let distance = editDistance(wanted, folded);
        if (distance > limit && wanted.length >= 4 && (folded.startsWith(wanted) || wanted.startsWith(folded))) {
            distance = limit;
        }
        if (distance <= limit && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/** `; did you mean "x"?` or nothing, for the end of a message. */
function didYouMean(name, candidates) {
    const found = nearest(name, candidates);
    return found === undefined ? "" : `; did you mean "${found}"?`;
}
/** Case, hyphens and underscores are what people get wrong: they do not count. */
function fold(text) {
    return text.toLowerCase().replace(/[-_ ]/g, "");
}
/** Damerau-Levenshtein distance (adjacent letters swapped count once), optimal string alignment. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                value = Math.min(value, beforeLast[j - 2] + 1);
            }
            row.push(value);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length];
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

/***/ 8044:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: function() { return /* binding */ unreadableCode; },
/* harmony export */   WW: function() { return /* binding */ refusalWords; },
/* harmony export */   t5: function() { return /* binding */ lookAt; }
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


/***/ }),

/***/ 7167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* reexport safe */ _read_bytes_js__WEBPACK_IMPORTED_MODULE_3__.F; },
/* harmony export */   S: function() { return /* binding */ readProjectFile; }
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ replaceProjectFile; }
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
        // What makes the pieces may fail by itself: that says nothing of the place.
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y || (typeof text !== "string" && (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error) === "unknown"))
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
            if (typeof text === "string")
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(fd, text);
            // With a descriptor each piece goes behind the one before.
            else
                for (const piece of text)
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(fd, piece);
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ writeFailure; }
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

/***/ 4064:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ projectFolders; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * The folders of the project that a folder belongs to, from itself up to the root of the repository. Without a repository
 * a folder is a project of its own, as for the commands that read captures (run/root.ts).
 * @param cwd absolute
 */
function projectFolders(cwd) {
    const folders = [cwd];
    for (let folder = cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if (folder !== cwd)
            folders.push(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")))
            return folders;
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            return [cwd];
    }
}


/***/ }),

/***/ 8343:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ utcDay; }
/* harmony export */ });
/**
 * The day by which expiry dates are judged.
 * @param now milliseconds since 1970
 * @returns YYYY-MM-DD, UTC
 */
function utcDay(now) {
    return new Date(now).toISOString().slice(0, 10);
}


/***/ }),

/***/ 1927:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: function() { return /* binding */ writeIfPossible; },
/* harmony export */   TM: function() { return /* binding */ writeFileOutput; },
/* harmony export */   f8: function() { return /* binding */ writeWhole; }
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
        (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceProjectFile */ .a)({ root, path: (0,_root_js__WEBPACK_IMPORTED_MODULE_8__.relativeTo)(root, file), text, label });
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
    (0,_files_replace_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceProjectFile */ .a)({ root: folder, path: (0,_root_js__WEBPACK_IMPORTED_MODULE_8__.relativeTo)(present, file), text, label });
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRoot: function() { return /* binding */ findRoot; },
/* harmony export */   relativeTo: function() { return /* binding */ relativeTo; }
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
;
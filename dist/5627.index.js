"use strict";
exports.id = 5627;
exports.ids = [5627];
exports.modules = {

/***/ 5627:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: function() { return /* binding */ runAction; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/files/read.js
var read = __webpack_require__(7167);
// EXTERNAL MODULE: ./out/report/wording.js
var wording = __webpack_require__(554);
// EXTERNAL MODULE: ./out/run/day.js
var day = __webpack_require__(8343);
// EXTERNAL MODULE: ./out/run/default-branch.js
var default_branch = __webpack_require__(4681);
// EXTERNAL MODULE: ./out/run/outputs.js
var run_outputs = __webpack_require__(1927);
// EXTERNAL MODULE: ./out/run/publish.js
var publish = __webpack_require__(2082);
// EXTERNAL MODULE: ./out/run/render.js
var render = __webpack_require__(697);
// EXTERNAL MODULE: ./out/run/root.js
var root = __webpack_require__(6897);
// EXTERNAL MODULE: ./out/run/run.js + 2 modules
var run = __webpack_require__(4769);
// EXTERNAL MODULE: ./out/findings/judgement.js
var judgement = __webpack_require__(8529);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
;// CONCATENATED MODULE: ./out/action/annotations.js



/** A finding that fails the job is an error; what else is medium or worse a warning; the rest, without notes, a notice. */
function levelOf(judged) {
    if (judged.gating)
        return "error";
    if ((0,severity/* severityRank */.qs)(judged.finding.severity) >= (0,severity/* severityRank */.qs)("medium"))
        return "warning";
    return judged.finding.severity === "low" ? "notice" : undefined;
}
const LEVELS = ["error", "warning", "notice"];
/** Picks and builds the annotations of a run. Suppressed and known findings get none: the report counts them. */
function annotate(findings, options) {
    const shown = [];
    let dropped = 0;
    for (const level of LEVELS) {
        const ofLevel = findings
            .filter((judged) => !judged.suppressed && !(0,judgement/* isKnown */.q)(judged) && levelOf(judged) === level)
            .map((judged, index) => ({ judged, index }))
            .sort((a, b) => Number(b.judged.isNew) - Number(a.judged.isNew) ||
            (0,severity/* severityRank */.qs)(b.judged.finding.severity) - (0,severity/* severityRank */.qs)(a.judged.finding.severity) ||
            a.index - b.index);
        for (const { judged } of ofLevel.slice(0, options.most))
            shown.push(annotation(judged, level, options));
        dropped += Math.max(0, ofLevel.length - options.most);
    }
    return { shown, dropped };
}
function annotation(judged, level, options) {
    const { finding } = judged;
    const { location } = finding;
    const title = `${(0,catalog/* findRule */.Il)(finding.ruleId)?.title ?? finding.ruleId} (${finding.ruleId})`;
    const place = options.isInCheckout(location.path)
        ? {
            file: location.path,
            line: location.startLine,
            endLine: location.endLine,
            column: location.startColumn,
            endColumn: location.endColumn,
        }
        : {};
    const told = "file" in place ? finding.message : `${location.path}:${location.startLine}: ${finding.message}`;
    const step = options.help.get(finding.ruleId)?.fix[0];
    const message = step === undefined ? told : `${told}\nWhat to do: ${step}`;
    return { level, title, message, ...place };
}

// EXTERNAL MODULE: ./out/errors/nearest.js
var nearest = __webpack_require__(4169);
;// CONCATENATED MODULE: ./out/action/inputs.js



/** Every input of action.yml; a test compares the two. */
const INPUTS = [
    "paths",
    "working-directory",
    "captures",
    "config",
    "baseline",
    "base-ref",
    "fail-on",
    "min-severity",
    "strict",
    "annotations",
    "max-annotations",
    "job-summary",
    "sarif-file",
    "junit-file",
    "json-file",
];
/** GitHub shows ten annotations per level and step; what follows is dropped without a word. */
const MOST_ANNOTATIONS = 10;
/**
 * Reads the inputs as the runner hands them over: `fail-on` as INPUT_FAIL-ON, unset ones as empty texts.
 * @throws UserError for an unknown input (the runner itself only warns and drops the value) or a value of a wrong form
 */
function readInputs(env) {
    const values = new Map();
    for (const [key, value] of Object.entries(env)) {
        if (!key.startsWith("INPUT_") || value === undefined)
            continue;
        const name = key.slice("INPUT_".length).toLowerCase();
        if (!INPUTS.includes(name)) {
            if (value.trim() === "")
                continue;
            throw new user_error/* UserError */.y(`unknown input ${(0,neutralise/* terminalText */.eR)(name)}${(0,nearest/* didYouMean */.a)(name, INPUTS)}.`);
        }
        if (value.trim() !== "")
            values.set(name, value.trim());
    }
    const text = (name) => values.get(name);
    const list = (name) => splitList(values.get(name) ?? "");
    const flag = (name, fallback) => {
        const value = values.get(name);
        if (value === undefined)
            return fallback;
        if (/^(true|True|TRUE)$/.test(value))
            return true;
        if (/^(false|False|FALSE)$/.test(value))
            return false;
        throw new user_error/* UserError */.y(`input ${name} is ${(0,neutralise/* terminalText */.eR)(value)}: write true or false.`);
    };
    const failOn = list("fail-on");
    return {
        paths: list("paths"),
        workingDirectory: text("working-directory") ?? ".",
        captures: list("captures"),
        ...optional("config", text("config")),
        ...optional("baseline", text("baseline")),
        ...optional("baseRef", text("base-ref")),
        ...(failOn.length > 0 ? { failOn } : {}),
        ...optional("minSeverity", text("min-severity")),
        strict: flag("strict", false),
        annotations: flag("annotations", true),
        maxAnnotations: atMostTen(text("max-annotations")),
        jobSummary: flag("job-summary", true),
        ...optional("sarifFile", text("sarif-file")),
        ...optional("junitFile", text("junit-file")),
        ...optional("jsonFile", text("json-file")),
    };
}
/** Members of a list on lines of their own or with commas between. */
function splitList(value) {
    return value
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== "");
}
function atMostTen(value) {
    if (value === undefined)
        return MOST_ANNOTATIONS;
    const count = Number(value);
    if (/^\d{1,2}$/.test(value) && count <= MOST_ANNOTATIONS)
        return count;
    throw new user_error/* UserError */.y(`input max-annotations is ${(0,neutralise/* terminalText */.eR)(value)}: write a number from 0 to ${MOST_ANNOTATIONS}.`);
}
function optional(key, value) {
    return (value === undefined ? {} : { [key]: value });
}

// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
;// CONCATENATED MODULE: ./out/action/workflow-commands.js
/** What a GitHub runner understands: commands on standard output, and the files that steps append to. */



/** One line, `::error file=…,line=…,title=…::message`. Columns only within one line: GitHub refuses others. */
function annotationLine(annotation) {
    const { level, title, message, file, line, endLine, column, endColumn } = annotation;
    const properties = [];
    if (file !== undefined) {
        properties.push(`file=${(0,neutralise/* commandProperty */.N1)(file)}`);
        if (line !== undefined)
            properties.push(`line=${line}`);
        if (endLine !== undefined)
            properties.push(`endLine=${endLine}`);
        if (line === endLine && column !== undefined && endColumn !== undefined) {
            properties.push(`col=${column}`, `endColumn=${endColumn}`);
        }
    }
    properties.push(`title=${(0,neutralise/* commandProperty */.N1)(title)}`);
    return `::${level} ${properties.join(",")}::${(0,neutralise/* commandData */.wq)(message)}\n`;
}
/**
 * A text in which the runner obeys nothing, whatever stands in it.
 * @param token random, so that no text can end the protection early
 */
function withoutCommands(text, token) {
    const body = text === "" || text.endsWith("\n") ? text : `${text}\n`;
    return `::stop-commands::${token}\n${body}::${token}::\n`;
}
/** A group of lines that the log shows folded. */
function group(title, body) {
    return `::group::${(0,neutralise/* commandData */.wq)(title)}\n${body}::endgroup::\n`;
}
/**
 * The lines that set outputs, in the form that holds any value.
 * @param delimiter random, part of no value
 */
function outputText(outputs, delimiter) {
    let text = "";
    for (const [name, value] of outputs) {
        if (value.includes(delimiter))
            throw new Error(`output ${name} holds the delimiter`);
        text += `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    }
    return text;
}
/**
 * Appends to a file that the runner gave.
 * @returns why nothing was written, or undefined; a runner without such a file (act, Gitea, a shell) is no error
 */
function appendToRunnerFile(path, text) {
    if (!path)
        return "the runner gives no file for it";
    try {
        if (!(0,external_node_fs_.statSync)(path).isFile())
            return "it is no regular file";
        (0,external_node_fs_.appendFileSync)(path, text);
        return undefined;
    }
    catch (error) {
        return `it cannot be written (${(0,system_error/* codeOf */.$)(error)})`;
    }
}

;// CONCATENATED MODULE: ./out/action/run.js
/** The action's main step: inputs → scan → files, summary, annotations, outputs. The exit status is the policy's alone. */




















/**
 * Runs the step.
 * @returns the exit status
 */
async function runAction(runner) {
    const outputs = new Map([["outcome", "error"]]);
    try {
        return await scan(runner, outputs);
    }
    catch (error) {
        const isUsers = error instanceof user_error/* UserError */.y;
        await (0,run_outputs/* writeIfPossible */.OO)(runner.stdout, problemLine("error", error));
        if (isUsers)
            await summariseMistake(runner, error);
        if (!isUsers && runner.env.PORTLIGHT_DEBUG && error instanceof Error) {
            await (0,run_outputs/* writeIfPossible */.OO)(runner.stdout, withoutCommands((0,input_text/* withoutSecrets */.cT)(String(error.stack)), (0,external_node_crypto_.randomUUID)()));
        }
        return isUsers ? error.exitCode : 4;
    }
    finally {
        const problem = appendToRunnerFile(runner.env.GITHUB_OUTPUT, outputText(outputs, (0,external_node_crypto_.randomUUID)()));
        if (problem)
            await (0,run_outputs/* writeIfPossible */.OO)(runner.stdout, `The outputs were not set: ${problem}.\n`);
    }
}
/** A run that never came to a report says why in the job summary, too. The inputs may be what is wrong: one is read by itself. */
async function summariseMistake({ env, stdout }, { message }) {
    if (env["INPUT_JOB-SUMMARY"]?.trim().toLowerCase() === "false")
        return;
    const problem = appendToRunnerFile(env.GITHUB_STEP_SUMMARY, `## Portlight\n\n**${(0,neutralise/* markdownText */.p7)((0,input_text/* withoutSecrets */.cT)(message))}**\n`);
    if (problem)
        await (0,run_outputs/* writeIfPossible */.OO)(stdout, `No job summary: ${problem}.\n`);
}
async function scan({ env, stdout, now }, outputs) {
    const inputs = readInputs(env);
    const workspace = existingFolder(env.GITHUB_WORKSPACE || process.cwd(), "GITHUB_WORKSPACE");
    const cwd = existingFolder((0,external_node_path_.resolve)(workspace, inputs.workingDirectory), "working-directory");
    if (!(0,read/* isInside */.F)(workspace, cwd))
        throw new user_error/* UserError */.y("working-directory lies outside of the workspace.");
    await (0,run_outputs/* writeIfPossible */.OO)(stdout, `Portlight ${product/* VERSION */.xv} on Node ${process.versions.node}: scan of ${(0,neutralise/* terminalText */.eR)(inputs.workingDirectory)}\n`);
    const base = await baseOf(inputs, workspace, env);
    if (base.problem !== undefined)
        await (0,run_outputs/* writeIfPossible */.OO)(stdout, annotationLine(base.problem));
    const { judgement, project, bugs } = await (0,run/* run */.e)({
        command: "scan",
        cwd,
        root: workspace,
        paths: inputs.paths,
        captures: inputs.captures,
        config: inputs.config,
        baseline: inputs.baseline,
        base: base.revision,
        environment: env,
        failOn: inputs.failOn,
        minSeverity: inputs.minSeverity,
        strict: inputs.strict,
        today: (0,day/* utcDay */.d)(now()),
        onDefaultBranch: (0,default_branch/* isOnDefaultBranch */.v)(env),
    });
    const source = { root: workspace, folder: (0,root.relativeTo)(workspace, project.folder) };
    const files = reportFiles(inputs, env, workspace);
    const failures = await (0,publish/* publish */.m)(judgement, {
        source,
        cwd: workspace,
        files,
        style: render/* PLAIN */.t,
    });
    const text = await (0,render/* renderReport */.B)("text", judgement, source, {
        ...render/* PLAIN */.t,
        isAction: true,
        listNotes: inputs.minSeverity === "note",
    });
    await (0,run_outputs/* writeIfPossible */.OO)(stdout, group("Findings", withoutCommands(text, (0,external_node_crypto_.randomUUID)())));
    const failed = new Set(failures.map((failure) => failure.output));
    for (const output of files) {
        if (!failed.has(output))
            outputs.set(`${output.format}-file`, (0,external_node_path_.resolve)(workspace, output.file));
    }
    for (const bug of bugs)
        await (0,run_outputs/* writeIfPossible */.OO)(stdout, problemLine("error", bug));
    // A place that cannot be written never decides the result; a bug does.
    for (const { error } of failures)
        await (0,run_outputs/* writeIfPossible */.OO)(stdout, problemLine("warning", error));
    await (0,run_outputs/* writeIfPossible */.OO)(stdout, await annotationsText(judgement, inputs, workspace));
    if (inputs.jobSummary) {
        const summary = await (0,render/* renderReport */.B)("markdown", judgement, source, render/* PLAIN */.t);
        const problem = appendToRunnerFile(env.GITHUB_STEP_SUMMARY, summary);
        if (problem)
            await (0,run_outputs/* writeIfPossible */.OO)(stdout, `No job summary: ${problem}.\n`);
    }
    for (const [name, value] of countOutputs(judgement))
        outputs.set(name, value);
    const status = (0,publish/* exitStatus */.$)(judgement, failures.map(({ error }) => error).filter((error) => !(error instanceof user_error/* UserError */.y)));
    outputs.set("outcome", status === 0 ? "pass" : status === 1 ? "fail" : "error");
    await (0,run_outputs/* writeIfPossible */.OO)(stdout, `${(0,neutralise/* terminalText */.eR)((0,wording/* verdictSentence */.BT)(judgement))}\n`);
    return status;
}
/** What the tree is compared with. A base that the checkout lacks is told: the change is then judged by its own policy. */
async function baseOf({ baseRef }, workspace, env) {
    if (baseRef === "none")
        return {};
    if (baseRef !== undefined)
        return { revision: baseRef };
    const { availableBase, baseRevisions } = await __webpack_require__.e(/* import() */ 4662).then(__webpack_require__.bind(__webpack_require__, 4662));
    const revisions = baseRevisions(env);
    if (revisions.length === 0)
        return {};
    const revision = availableBase(workspace, revisions, env);
    if (revision !== undefined)
        return { revision };
    const message = "The checkout does not hold the commit that this change started from, so the whole tree is judged, and by its own configuration: give the checkout fetch-depth: 2, in a merge queue fetch-depth: 0.";
    return { problem: { level: "warning", title: "Portlight", message } };
}
/**
 * @returns the real path
 * @throws UserError when there is no such folder
 */
function existingFolder(path, name) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if ((0,external_node_fs_.statSync)(real).isDirectory())
            return real;
    }
    catch {
        // Told below.
    }
    throw new user_error/* UserError */.y(`${name} ${(0,input_text/* shownPath */.pS)(path)} is no folder: check the path, and that the checkout comes first.`);
}
/** Where the reports go: what the inputs name, relative to the workspace, else the runner's folder for temporary files. */
function reportFiles(inputs, env, workspace) {
    const folder = (0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_path_.join)(workspace, ".portlight-reports"), "portlight");
    return [
        { format: "sarif", file: inputs.sarifFile ?? (0,external_node_path_.join)(folder, "portlight.sarif") },
        { format: "junit", file: inputs.junitFile ?? (0,external_node_path_.join)(folder, "portlight.xml") },
        { format: "json", file: inputs.jsonFile ?? (0,external_node_path_.join)(folder, "portlight.json") },
    ];
}
async function annotationsText(judgement, inputs, workspace) {
    if (!inputs.annotations)
        return "";
    const { shown, dropped } = annotate(judgement.findings, {
        most: inputs.maxAnnotations,
        isInCheckout: (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, path)),
        help: await (0,catalog/* loadHelp */.UI)(),
    });
    const more = dropped > 0
        ? `${dropped === 1 ? "1 more finding has" : `${dropped} more findings have`} no annotation: a step shows ten of each level. The reports list them all.\n`
        : "";
    return shown.map(annotationLine).join("") + more;
}
function countOutputs(judgement) {
    const { bySeverity } = judgement.counts;
    const score = (0,wording/* headlineScore */.bR)(judgement);
    const isNew = judgement.findings.filter((judged) => judged.isNew && !judged.suppressed && judged.finding.severity !== "note");
    return [
        ["findings-count", String((0,wording/* openFindings */.lb)(judgement) - bySeverity.note)],
        ["new-findings-count", String(isNew.length)],
        ["critical-count", String(bySeverity.critical)],
        ["high-count", String(bySeverity.high)],
        ["score", score ? String(score.value) : ""],
        ["grade", score?.grade ?? ""],
    ];
}
function problemLine(level, error) {
    // Of a bug the class only: its message may quote what was read.
    const kind = error instanceof Error ? error.name : typeof error;
    const message = error instanceof user_error/* UserError */.y
        ? (0,input_text/* withoutSecrets */.cT)(error.message)
        : `internal error, please report it at ${product/* HOMEPAGE */.py}/issues: ${kind}`;
    return annotationLine({ level, title: "Portlight", message });
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

/***/ 554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: function() { return /* binding */ verdictSentence; },
/* harmony export */   CS: function() { return /* binding */ packageWords; },
/* harmony export */   IK: function() { return /* binding */ reasonWords; },
/* harmony export */   Kb: function() { return /* binding */ severityList; },
/* harmony export */   O1: function() { return /* binding */ lookedAt; },
/* harmony export */   Po: function() { return /* binding */ acceptanceSentence; },
/* harmony export */   U9: function() { return /* binding */ count; },
/* harmony export */   Z7: function() { return /* binding */ notesByReason; },
/* harmony export */   bR: function() { return /* binding */ headlineScore; },
/* harmony export */   f6: function() { return /* binding */ withoutStop; },
/* harmony export */   hk: function() { return /* binding */ demotionWords; },
/* harmony export */   lb: function() { return /* binding */ openFindings; },
/* harmony export */   qv: function() { return /* binding */ isNothing; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2280);
/* harmony import */ var _findings_demotion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2037);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9758);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1971);
/** The sentences that several writers share, so that they say the same. None holds untrusted text. */





/** `1 finding`, `2 findings`; the plural is given where an s does not make it. */
function count(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** `1 critical, 2 high, 3 notes`, worst first; "" when there is none. */
function severityList(bySeverity) {
    return _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.filter((severity) => bySeverity[severity] > 0)
        .map((severity) => (severity === "note" ? count(bySeverity.note, "note") : `${bySeverity[severity]} ${severity}`))
        .join(", ");
}
/** Findings that are neither suppressed nor known, hidden ones included. */
function openFindings(judgement) {
    return _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.reduce((sum, severity) => sum + judgement.counts.bySeverity[severity], 0);
}
const INPUT = ["file or capture", "files or captures"];
/** Severities of what gates. */
function gatingList(judgement) {
    const bySeverity = { critical: 0, high: 0, medium: 0, low: 0, note: 0 };
    for (const { finding, gating } of judgement.findings)
        if (gating)
            bySeverity[finding.severity]++;
    const shown = _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.reduce((sum, severity) => sum + bySeverity[severity], 0);
    const hidden = judgement.gate.gating - shown;
    return [severityList(bySeverity), ...(hidden > 0 ? [`${hidden} not shown`] : [])]
        .filter((part) => part !== "")
        .join(", ");
}
/**
 * The verdict in one sentence: what happened, why, and what was not looked at. It never says that code is clean or safe.
 * @returns without markup, ended by a full stop
 */
function verdictSentence(judgement) {
    const { gate } = judgement;
    const parts = [];
    const broken = incompleteness(judgement);
    if (broken !== undefined && gate.result !== "fail")
        return `Incomplete: ${broken}, so the gate has not passed.`;
    if (broken !== undefined)
        parts.push(`Incomplete: ${broken}`);
    const list = `(fail-on ${gate.failOn.join(", ")})`;
    const open = openFindings(judgement);
    const subject = parts.length > 0 ? "the gate" : "Gate";
    if (gate.result === "fail") {
        const causes = [
            ...(gate.gating > 0 ? [`${count(gate.gating, "finding")} (${gatingList(judgement)})`] : []),
            ...(gate.notAnalysed > 0 ? [`${count(gate.notAnalysed, ...INPUT)} not fully analysed (strict)`] : []),
            ...(gate.unmatched ? [`${count(gate.unmatched, "named place")} without a capture (strict)`] : []),
            ...(gate.nothing ? ["an empty run, in which nothing was analysed (strict)"] : []),
        ];
        parts.push(`${subject} failed ${list} on ${causes.join(" and ")}`);
    }
    else if (open > 0) {
        const which = open === 1 ? "1 finding, which does not fail it" : `${open} findings, none of which fails it`;
        parts.push(`${subject} passed ${list}: ${which}`);
    }
    else if (isNothing(judgement)) {
        parts.push(`Nothing was analysed, so nothing can fail the gate ${list}`);
    }
    else {
        const { baselined, inBase = 0 } = judgement.counts;
        const kind = baselined + inBase > 0 ? "no new findings" : "no findings";
        parts.push(`${subject} passed ${list}: ${kind} in ${coverage(judgement)}`);
    }
    if (judgement.notAnalysed.length > 0 && gate.notAnalysed === 0) {
        parts.push(`${count(judgement.notAnalysed.length, ...INPUT)} not fully analysed`);
    }
    return `${parts.join("; ")}.`;
}
/** Why the run says less than it should, as a part of a sentence. */
function incompleteness({ ruleFailures, exitCode }) {
    if (ruleFailures.length > 0)
        return `${count(ruleFailures.length, "rule")} failed inside Portlight`;
    if (exitCode === 4)
        return "Portlight failed inside";
    return exitCode === 3 ? "an input is missing or could not be read" : undefined;
}
/** True when no file and no session was analysed, not even in part. */
function isNothing({ inventory, findings }) {
    return inventory.files === 0 && inventory.sessions.length === 0 && findings.length === 0;
}
/** `12 files and 1 session`. */
function coverage({ inventory }) {
    const { files, sessions } = inventory;
    return conjunction([
        ...(files > 0 ? [count(files, "file")] : []),
        ...(sessions.length > 0 ? [count(sessions.length, "session")] : []),
    ]);
}
/** `Looked at 2 servers with 6 tools, 7 files and 1 session with 3 calls.`; "" when nothing was analysed. Bounded: only counts. */
function lookedAt(judgement) {
    const { files, servers, sessions, configuredServers = 0 } = judgement.inventory;
    if (isNothing(judgement))
        return "";
    const tools = servers.reduce((sum, server) => sum + server.tools.length, 0);
    const calls = sessions.reduce((sum, session) => sum + session.calls, 0);
    return `Looked at ${conjunction([
        ...(servers.length > 0 ? [`${count(servers.length, "server")} with ${count(tools, "tool")}`] : []),
        ...(configuredServers > 0 ? [`${count(configuredServers, "server")} named in client configurations`] : []),
        ...(files > 0 ? [count(files, "file")] : []),
        ...(sessions.length > 0 ? [`${count(sessions.length, "session")} with ${count(calls, "call")}`] : []),
    ])}.`;
}
/** `a`, `a and b`, `a, b and c`. */
function conjunction(parts) {
    return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
/** Why a finding is a note although its rule is not: `in test or example code`, `the client's fault`; else undefined. */
function demotionWords(finding) {
    switch ((0,_findings_demotion_js__WEBPACK_IMPORTED_MODULE_2__/* .demotionOf */ .Z)(finding)) {
        case "test-code":
            return "in test or example code";
        case "other-side":
            return `the ${finding.subject?.fault ?? "other side"}'s fault`;
        default:
            return undefined;
    }
}
/** How many of each rule, by why they are notes: those by nature first, under `undefined`. */
function notesByReason(notes) {
    const byReason = new Map();
    for (const { finding } of notes) {
        const reason = demotionWords(finding) ?? "";
        const rules = byReason.get(reason) ?? new Map();
        byReason.set(reason, rules.set(finding.ruleId, (rules.get(finding.ruleId) ?? 0) + 1));
    }
    return [...byReason]
        .sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b))
        .map(([reason, rules]) => ({
        reason: reason === "" ? undefined : reason,
        rules: [...rules].sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b)),
    }));
}
/** The headline: the lowest score, the first in order among equals. */
function headlineScore(judgement) {
    let lowest;
    for (const score of judgement.scores)
        if (!lowest || score.value < lowest.value)
            lowest = score;
    return lowest;
}
/** The headline's package, for a line of text. The name is untrusted: escape what comes out. */
function packageWords(score) {
    return score.package === "." ? "the root package" : (0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleName */ .ko)(score.package);
}
/** How to accept what fails the gate, where that is possible at all; else undefined. */
function acceptanceSentence(judgement) {
    const { gate, exitCode, counts, findings } = judgement;
    if (gate.gating === 0 || exitCode !== 1)
        return undefined;
    const listed = findings.filter((entry) => entry.gating);
    const isGuardedOnly = listed.length === gate.gating &&
        listed.every(({ finding }) => {
            const rule = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(finding.ruleId);
            return rule !== undefined && (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .isGuarded */ .JN)(rule);
        });
    const one = "To accept one, ignore it with a reason, in a comment or in .portlight/config.yml";
    if (isGuardedOnly)
        return `${one}.`;
    // An existing baseline only grows when it is told to.
    return `${one}; to accept all, run \`portlight baseline write${counts.baselined > 0 ? " --add" : ""}\`.`;
}
const REASONS = {
    "too-large": "too large",
    minified: "minified",
    "too-deep": "nested too deep",
    encoding: "not UTF-8",
    binary: "binary",
    unreadable: "unreadable",
    budget: "work limit reached",
    "parse-degraded": "syntax errors",
    "incomplete-capture": "incomplete capture",
    "unsupported-format": "unsupported format",
    link: "link, not followed",
    "special-file": "special file",
};
/** `partly: syntax errors`, `too large`. */
function reasonWords(entry) {
    const words = REASONS[entry.reason];
    return entry.coverage === "partial" ? `partly: ${words}` : words;
}
/** A label that stands inside of a line or a link needs no full stop. */
function withoutStop(text) {
    return text.endsWith(".") ? text.slice(0, -1) : text;
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

/***/ 4681:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ isOnDefaultBranch; }
/* harmony export */ });
/* harmony import */ var _event_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9500);
/** Whether a CI job runs on the default branch itself, from what the CI system says of the event. */

/**
 * GitHub: a push whose branch is the default branch of the event's repository. GitLab: the pipeline's branch is the
 * default one; a pipeline of a merge request has none. Nothing else counts, our own variables least of all.
 * @param readEvent the text of GitHub's event payload; undefined when it cannot be read
 */
function isOnDefaultBranch(env, readEvent = _event_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readEventFile */ .z) {
    if (env.GITHUB_ACTIONS === "true") {
        if (env.GITHUB_EVENT_NAME !== "push" || env.GITHUB_REF_TYPE === "tag" || !env.GITHUB_REF_NAME)
            return false;
        return (env.GITHUB_EVENT_PATH !== undefined && env.GITHUB_REF_NAME === defaultBranch(readEvent(env.GITHUB_EVENT_PATH)));
    }
    return env.GITLAB_CI === "true" && !!env.CI_COMMIT_BRANCH && env.CI_COMMIT_BRANCH === env.CI_DEFAULT_BRANCH;
}
function defaultBranch(event) {
    if (event === undefined)
        return undefined;
    try {
        const payload = JSON.parse(event);
        return payload?.repository?.default_branch;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9500:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ readEventFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** GitHub's webhook payloads are at most 25 MB. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
/** The text of GitHub's event payload; undefined when it cannot be read. */
function readEventFile(file) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, "r");
    }
    catch {
        return undefined;
    }
    try {
        const bytes = Buffer.alloc(MAX_EVENT_BYTES + 1);
        let length = 0;
        for (let read = -1; read !== 0 && length < bytes.length; length += read) {
            read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, length, bytes.length - length, null);
        }
        return length > MAX_EVENT_BYTES ? undefined : bytes.toString("utf8", 0, length);
    }
    catch {
        return undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
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

/***/ 2082:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ exitStatus; },
/* harmony export */   m: function() { return /* binding */ publish; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1927);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(697);



/**
 * Writes every report that was asked for. One that fails keeps none of the others from being written.
 * @returns what failed, in the order of the outputs
 */
async function publish(judgement, request) {
    const { source, cwd, files, stdout, style } = request;
    const failures = [];
    for (const output of files) {
        try {
            (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileOutput */ .TM)(source.root, cwd, output.file, await (0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B)(output.format, judgement, source, _render_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN */ .t));
        }
        catch (error) {
            failures.push({ output, error });
        }
    }
    if (stdout) {
        try {
            await (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f8)(stdout.sink, await (0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B)(stdout.format, judgement, source, style));
        }
        catch (error) {
            failures.push({ error });
        }
    }
    return failures;
}
/**
 * The exit status of a run whose reports are written: that of the judgement, unless a report failed. Of several the first in
 * the order 4, 2, 3, 1, 0 counts: a report that is missing outweighs what it would say.
 */
function exitStatus(judgement, errors) {
    const statuses = [judgement.exitCode, ...errors.map((error) => (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.exitCode : 4))];
    return [4, 2, 3, 1].find((status) => statuses.some((other) => other === status)) ?? 0;
}


/***/ }),

/***/ 697:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ renderReport; },
/* harmony export */   t: function() { return /* binding */ PLAIN; }
/* harmony export */ });
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6687);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7167);



const PLAIN = { color: false, quiet: false, stats: false, listNotes: false };
/** A judgement in one format. Each format is loaded when it is asked for. */
async function renderReport(format, judgement, source, style) {
    switch (format) {
        case "text": {
            const { renderText } = await __webpack_require__.e(/* import() */ 3883).then(__webpack_require__.bind(__webpack_require__, 3883));
            return renderText(judgement, style);
        }
        case "json": {
            const { renderJson } = await __webpack_require__.e(/* import() */ 6089).then(__webpack_require__.bind(__webpack_require__, 6089));
            return renderJson(judgement);
        }
        case "sarif": {
            const { renderSarif, sarifCategory } = await __webpack_require__.e(/* import() */ 4954).then(__webpack_require__.bind(__webpack_require__, 4954));
            return renderSarif(judgement, {
                category: sarifCategory(judgement.command, source.folder),
                readText: (path) => sourceText(source.root, path),
            });
        }
        case "markdown": {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 57).then(__webpack_require__.bind(__webpack_require__, 57));
            return await renderMarkdown(judgement);
        }
        case "junit": {
            const { renderJunit } = await __webpack_require__.e(/* import() */ 6130).then(__webpack_require__.bind(__webpack_require__, 6130));
            return renderJunit(judgement);
        }
    }
}
/** Largest source file in bytes whose lines are hashed; the audit reads none that is larger. */
const MAX_SOURCE_BYTES = 1024 * 1024;
function sourceText(root, path) {
    try {
        return (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readProjectFile */ .S)({
            root,
            path,
            maxBytes: MAX_SOURCE_BYTES,
            label: (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(path),
            exitCode: 3,
            keepByteOrderMark: true,
        });
    }
    catch (error) {
        if (error instanceof _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y)
            return undefined;
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
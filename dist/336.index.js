"use strict";
exports.id = 336;
exports.ids = [336];
exports.modules = {

/***/ 336:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   supervise: function() { return /* binding */ supervise; }
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1879);


/**
 * The clock is a last stop: everything is bounded in steps before. The slowest megabyte that was found takes 6 s to parse
 * on an idle machine, and an analysis of 100,000 lines 5 s.
 */
const LIMITS = { fileMs: 60_000, analysisMs: 600_000, maxRestarts: 24 };
/** Each lost file halves the patience with the next, down to this part: who sends many such files is hostile. */
const LEAST_PATIENCE = 1 / 12;
/** 20,000 nested brackets parse in 16 MB of stack. */
const STACK_MB = 16;
const CUT_SHORT = "The audit did not come to an end; name a smaller part of the project.";
/**
 * Runs the core in a worker. A file that a worker does not come back from is left out and reported as not analysed by the
 * next one. When the analysis of the whole is lost, it is made again without following values, then of the configurations
 * alone: what can be found is reported, and the result says that it is incomplete.
 * @param start runs one worker; given by tests
 * @throws what the core threw: a UserError, or an Error that stands for a bug
 */
async function supervise(options, discovery, limits = LIMITS, start = runOnce) {
    const skip = [];
    const parsed = new Set();
    for (let lost = 0; lost <= limits.maxRestarts; lost++) {
        const fileMs = limits.fileMs * Math.max(LEAST_PATIENCE, 2 ** -lost);
        const outcome = await start({ options, discovery, skip: [...skip] }, { ...limits, fileMs });
        if (outcome.kind === "done")
            return outcome.analysis;
        if (outcome.kind === "error")
            throw outcome.error;
        if (outcome.path === "")
            break;
        skip.push(outcome.path);
        for (const path of outcome.parsed ?? [])
            parsed.add(path);
    }
    // Files that parse are known by now; whatever was never reached is left out with those that do not.
    if (skip.length > limits.maxRestarts && parsed.size > 0) {
        for (const { path } of discovery.files)
            if (!parsed.has(path) && !skip.includes(path))
                skip.push(path);
        const outcome = await start({ options, discovery, skip: [...skip] }, limits);
        if (outcome.kind === "error")
            throw outcome.error;
        if (outcome.kind === "done")
            return incomplete(outcome.analysis, []);
    }
    for (const leaveOut of ["flows", "sources"]) {
        const outcome = await start({ options, discovery, skip: [...skip], leaveOut }, limits);
        if (outcome.kind === "error")
            throw outcome.error;
        if (outcome.kind === "done")
            return incomplete(outcome.analysis, []);
    }
    return incomplete({ ...NOTHING, notAnalysed: discovery.notAnalysed }, skip);
}
const NOTHING = {
    findings: [],
    notAnalysed: [],
    undecided: [],
    ruleFailures: [],
    inventory: { files: 0, packages: [], servers: [], sessions: [] },
};
function incomplete(analysis, lost) {
    const whole = { path: ".", coverage: "partial", reason: "budget", detail: CUT_SHORT };
    const detail = "The analysis of the file did not come to an end.";
    const files = [...lost].sort().map((path) => ({ path, coverage: "none", reason: "budget", detail }));
    return {
        ...analysis,
        notAnalysed: [whole, ...analysis.notAnalysed, ...files],
        incomplete: [...(analysis.incomplete ?? []), CUT_SHORT],
    };
}
function runOnce(input, limits) {
    return new Promise((resolve) => {
        let path = "";
        const started = [];
        let isEnded = false;
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(workerUrl(), {
            workerData: input,
            resourceLimits: { stackSizeMb: STACK_MB },
            execArgv: [],
            env: {},
        });
        const end = (outcome) => {
            if (isEnded)
                return;
            isEnded = true;
            clearTimeout(timer);
            // Whether the thread ends cleanly no longer matters.
            void worker.terminate().finally(() => resolve(outcome));
        };
        const lost = () => ({ kind: "lost", path, parsed: started.slice(0, -1) });
        const onSilence = () => end(lost());
        let timer = setTimeout(onSilence, limits.analysisMs);
        worker.on("message", (message) => {
            switch (message.kind) {
                case "starting":
                    path = message.path;
                    started.push(path);
                    clearTimeout(timer);
                    if (!isEnded)
                        timer = setTimeout(onSilence, path === "" ? limits.analysisMs : limits.fileMs);
                    return;
                case "done":
                    end({ kind: "done", analysis: message.analysis });
                    return;
                case "user-error":
                    end({ kind: "error", error: new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(message.message, message.exitCode) });
                    return;
                case "failed":
                    end(message.isStackOverflow ? lost() : { kind: "error", error: failureOf(message) });
            }
        });
        worker.on("error", (error) => {
            const isResource = error.code === "ERR_WORKER_OUT_OF_MEMORY" || error instanceof RangeError;
            end(isResource ? lost() : { kind: "error", error });
        });
        worker.on("exit", () => end(lost()));
    });
}
function failureOf(message) {
    const error = new Error(message.message);
    error.stack = message.stack;
    return error;
}
/**
 * Beside the bundle lies worker.js, beside this source its entry. The bundler rewrites `new URL(…, import.meta.url)` when it
 * sees both at once, hence the two steps.
 */
function workerUrl() {
    const here = require("url").pathToFileURL(__filename).href;
    return new URL(here.endsWith(".ts") ? "./worker-entry.ts" : "./worker.js", here);
}


/***/ })

};
;
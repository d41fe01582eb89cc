"use strict";
exports.id = 4954;
exports.ids = [4954];
exports.modules = {

/***/ 4876:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ helpMarkdown; }
/* harmony export */ });
/** Who is at fault, where the rule says so. */
const FAULTS = {
    server: "the server is at fault",
    client: "the client is at fault",
    either: "whichever side sends it is at fault",
};
/**
 * The help page of a rule in Markdown, without its title: what docs/rules/, `portlight explain` and SARIF
 * `help.markdown` show. All of it comes from our own files, so nothing here is untrusted.
 * @param maxBytes of UTF-8; over it the examples are left out, first what is fine, then what is flagged
 */
function helpMarkdown(rule, help, maxBytes = Number.POSITIVE_INFINITY) {
    const examples = [
        ...(help.bad ? [`## Flagged\n\n${codeBlock(help.bad)}`] : []),
        ...(help.good ? [`## Fine\n\n${codeBlock(help.good)}`] : []),
    ];
    for (;;) {
        const page = pageOf(rule, help, examples);
        if (Buffer.byteLength(page) <= maxBytes || examples.pop() === undefined)
            return page;
    }
}
function pageOf(rule, help, examples) {
    const parts = [`${facts(rule).join(" · ")}\n`, `${help.why}\n`, ...examples];
    parts.push(`## What to do\n\n${help.fix.map((step) => `- ${step}`).join("\n")}\n`);
    parts.push(`## Accepting it\n\n${accepting(rule)}\n`);
    if (help.references.length > 0) {
        parts.push(`## References\n\n${help.references.map((link) => `- <${link}>`).join("\n")}\n`);
    }
    return parts.join("\n");
}
/** Where a finding of a content rule stands in a file that can hold a comment, and where in a recording, which cannot. */
const WRITTEN = new Set(["source", "config", "name", "description", "prompt", "instructions"]);
const RECORDED = new Set(["name", "description", "prompt", "instructions", "argument", "result"]);
function accepting({ id, family, surfaces = [] }) {
    const entry = "an entry with a reason under `ignore:` in `.portlight/config.yml`";
    const comment = `\`portlight: ignore[${id}] reason\` in a comment on the line or the line above`;
    const holds = (some) => surfaces.some((surface) => some.has(surface));
    if (family === "audit" || (family === "content" && holds(WRITTEN) && !holds(RECORDED))) {
        return `Put ${comment}, or add ${entry}.`;
    }
    return family === "content" && holds(WRITTEN)
        ? `In a file, put ${comment}. For what a session holds, add ${entry}; it serves for files as well.`
        : `Add ${entry}.`;
}
/** What a rule is, in words; ids of our own list of wire rules say nothing to a reader. */
function facts(rule) {
    const { revisions = [], groups } = rule;
    return [
        `**${rule.id}**`,
        `severity ${rule.severity}`,
        `precision ${rule.precision}`,
        ...(groups.length > 0 ? [`${groups.length === 1 ? "group" : "groups"} ${groups.join(", ")}`] : []),
        ...(rule.languages ? [rule.languages.map((language) => LANGUAGE_NAMES[language]).join(", ")] : []),
        ...(revisions.length > 0
            ? [`MCP ${revisions.length === 1 ? "revision" : "revisions"} ${revisions.join(", ")}`]
            : []),
        ...(rule.fault ? [FAULTS[rule.fault]] : []),
        ...(rule.cwe ?? []).map((cwe) => `CWE-${cwe}`),
        ...(rule.owaspMcp ?? []).map((id) => `OWASP ${id}`),
    ];
}
const LANGUAGE_NAMES = {
    javascript: "JavaScript",
    typescript: "TypeScript",
    python: "Python",
};
function codeBlock(example) {
    return `\`\`\`${example.language}\n${example.text.trimEnd()}\n\`\`\`\n`;
}


/***/ }),

/***/ 8127:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ markedFlow; },
/* harmony export */   X: function() { return /* binding */ flowEnds; }
/* harmony export */ });
/**
 * Both ends of a way: where it comes from and where it leads to.
 * @param most steps that are kept, even
 * @param gapLines 1 when the gap is told on a line of its own, in the place of a step
 */
function flowEnds(flow, most, gapLines) {
    const gap = flow.findIndex((step) => step.skipped !== undefined);
    const fits = flow.length <= most;
    if (fits && gap < 0)
        return { head: flow, missing: 0, tail: [] };
    const from = fits ? gap : most / 2;
    const to = fits ? gap : flow.length - most / 2 + gapLines;
    const skipped = flow.reduce((sum, step) => sum + (step.skipped ?? 0), 0);
    return { head: flow.slice(0, from), missing: to - from + skipped, tail: flow.slice(to) };
}
/** The same as one list, for formats that can hold nothing between two steps: the one after the gap tells of it. */
function markedFlow(flow, most) {
    const { head, missing, tail } = flowEnds(flow, most, 0);
    const [next, ...rest] = tail;
    if (!next)
        return head;
    const gap = `… ${missing} ${missing === 1 ? "step" : "steps"} left out`;
    return [...head, { ...next, message: `${gap}; ${next.message}` }, ...rest];
}


/***/ }),

/***/ 4954:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: function() { return /* binding */ renderSarif; },
  sarifCategory: function() { return /* binding */ sarifCategory; }
});

// UNUSED EXPORTS: MAX_RESULTS

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
;// CONCATENATED MODULE: ./out/report/line-hash.js
/**
 * GitHub's `primaryLocationLineHash`, reimplemented from its description (docs/decisions/0021-code-scanning.md): a rolling hash
 * over UTF-16 code units without spaces and tabs, line ends folded to LF, in a window of 100 units that starts at the
 * line's first unit. The arithmetic is 64-bit with wrap-around, held in two 32-bit halves: BigInt is ten times slower.
 */
const WINDOW = 100;
const MULTIPLIER = 37;
const END = 65535;
/** 37^100 mod 2^64 as high and low half: what a unit is worth when it leaves the window. */
const LEAVING = (() => {
    const power = BigInt.asUintN(64, BigInt(MULTIPLIER) ** BigInt(WINDOW));
    return [Number(power >> 32n), Number(power & 0xffffffffn)];
})();
/**
 * @param wanted 1-based lines
 * @returns `<hex>:<n>` for each wanted line that the text has; n counts equal hashes from the top of the file
 */
function lineHashes(text, wanted) {
    const found = new Map();
    const seen = new Map();
    const ring = new Uint16Array(WINDOW);
    /** Line whose first unit stands at this place of the ring; 0 when none begins there. */
    const starts = new Uint32Array(WINDOW);
    let at = 0;
    let high = 0;
    let low = 0;
    let line = 1;
    let lineBegins = true;
    const emit = (ended) => {
        const hash = high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, "0");
        const nth = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, nth);
        if (wanted.has(ended))
            found.set(ended, `${hash}:${nth}`);
    };
    const push = (unit) => {
        const leaving = ring[at];
        if (starts[at] !== 0)
            emit(starts[at]);
        starts[at] = 0;
        if (lineBegins) {
            lineBegins = false;
            starts[at] = line;
        }
        if (unit === 10) {
            line++;
            lineBegins = true;
        }
        ring[at] = unit;
        at = at + 1 === WINDOW ? 0 : at + 1;
        // h = 37 * h + unit - 37^100 * leaving, in two halves.
        const product = low * MULTIPLIER + unit;
        let nextLow = product % 0x100000000;
        let nextHigh = (high * MULTIPLIER + Math.floor(product / 0x100000000)) % 0x100000000;
        if (leaving !== 0) {
            const outLow = LEAVING[1] * leaving;
            nextLow -= outLow % 0x100000000;
            nextHigh -= (LEAVING[0] * leaving + Math.floor(outLow / 0x100000000)) % 0x100000000;
            if (nextLow < 0) {
                nextLow += 0x100000000;
                nextHigh -= 1;
            }
            while (nextHigh < 0)
                nextHigh += 0x100000000;
        }
        low = nextLow;
        high = nextHigh;
    };
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        if (unit === 32 || unit === 9)
            continue;
        if (unit === 13) {
            if (text.charCodeAt(i + 1) === 10)
                i++;
            push(10);
        }
        else
            push(unit);
    }
    push(END);
    for (let i = 0; i < WINDOW; i++) {
        if (starts[at] !== 0)
            emit(starts[at]);
        starts[at] = 0;
        push(0);
    }
    return found;
}

;// CONCATENATED MODULE: ./out/report/sarif-locations.js
function physicalLocation(location) {
    return { artifactLocation: artifactLocation(location.path), region: region(location) };
}
function artifactLocation(path) {
    return { uri: encodePath(path), uriBaseId: "%SRCROOT%" };
}
/** A relative URI reference: each segment percent-encoded, so that no character of a file name means anything. */
function encodePath(path) {
    return path
        .split("/")
        .map((segment) => encodeURIComponent(segment.toWellFormed()))
        .join("/");
}
/** All four numbers, put in order: a consumer rejects a whole file for one region that ends before it begins. */
function region({ startLine, startColumn, endLine, endColumn }) {
    const first = { line: Math.max(1, startLine), column: Math.max(1, startColumn) };
    const lastLine = Math.max(first.line, endLine);
    const least = lastLine === first.line ? first.column : 1;
    return {
        startLine: first.line,
        startColumn: first.column,
        endLine: lastLine,
        endColumn: Math.max(least, endColumn),
    };
}

// EXTERNAL MODULE: ./out/report/wording.js
var wording = __webpack_require__(554);
;// CONCATENATED MODULE: ./out/report/sarif-notifications.js




const MAX_NOTIFICATIONS = 200;
/** What did not work while analysing. `leftOut`: results beyond the cap. */
function executionNotifications(judgement, leftOut) {
    const notes = [];
    for (const failure of judgement.ruleFailures.slice(0, MAX_NOTIFICATIONS)) {
        const error = (0,neutralise/* sarifText */.BC)(failure.error.slice(0, 200));
        notes.push({
            level: "error",
            descriptor: { id: "rule-failed" },
            message: { text: `Rule ${(0,neutralise/* sarifText */.BC)(failure.ruleId)} failed inside ${product/* NAME */.o_}: ${error}` },
            ...(failure.path === undefined
                ? {}
                : { locations: [{ physicalLocation: { artifactLocation: artifactLocation(failure.path) } }] }),
        });
    }
    if (leftOut > 0) {
        notes.push({
            level: "warning",
            descriptor: { id: "results-left-out" },
            message: {
                text: `${(0,wording/* count */.U9)(leftOut, "more finding")} stand only in the totals: the file lists the most important results only.`,
            },
        });
    }
    for (const entry of judgement.notAnalysed.slice(0, MAX_NOTIFICATIONS))
        notes.push(notAnalysedNotification(entry));
    const more = judgement.notAnalysed.length - MAX_NOTIFICATIONS;
    if (more > 0) {
        notes.push({
            level: "warning",
            descriptor: { id: "not-analysed" },
            message: { text: `${more} more inputs were not or only partly analysed.` },
        });
    }
    return notes;
}
function notAnalysedNotification(entry) {
    const detail = entry.detail === undefined ? "" : ` ${(0,neutralise/* sarifText */.BC)(entry.detail)}`;
    return {
        level: "warning",
        descriptor: { id: "not-analysed" },
        message: { text: `${entry.coverage === "partial" ? "Analysed" : "Not analysed:"} ${(0,wording/* reasonWords */.IK)(entry)}.${detail}` },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: artifactLocation(entry.path),
                    ...(entry.line === undefined ? {} : { region: { startLine: Math.max(1, entry.line) } }),
                },
            },
        ],
    };
}
/** What the configuration, the baseline and the comments have to be told. */
function configurationNotifications(judgement) {
    return judgement.notices.slice(0, MAX_NOTIFICATIONS).map((notice) => ({
        level: "note",
        descriptor: { id: "notice" },
        message: { text: (0,neutralise/* sarifText */.BC)(notice) },
    }));
}

// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/report/flow-ends.js
var flow_ends = __webpack_require__(8127);
;// CONCATENATED MODULE: ./out/report/sarif-results.js





const MAX_STEPS = 30;
const MAX_RELATED = 20;
const LEVELS = {
    critical: "error",
    high: "error",
    medium: "warning",
    low: "note",
    note: "none",
};
/** SARIF's rank, 0 to 100: how sure the finding is. */
const RANKS = { high: 90, medium: 60, low: 30 };
/** Writes findings as results that refer to the rules and artifacts of one run. */
class ResultWriter {
    #rules;
    #artifacts;
    #hashes;
    #sessions;
    constructor(judgement, rules, paths, hashes) {
        this.#rules = new Map(rules.map((rule, index) => [rule.id, index]));
        this.#artifacts = new Map(paths.map((path, index) => [path, index]));
        this.#hashes = hashes;
        this.#sessions = new Set(judgement.inventory.sessions.map((session) => session.path));
    }
    result(entry) {
        const { finding } = entry;
        const ruleIndex = this.#rules.get(finding.ruleId);
        const related = (finding.related ?? []).slice(0, MAX_RELATED);
        const links = related.map(({ message }, index) => `[${linkLabel(message)}](${index})`);
        const message = (0,neutralise/* sarifText */.BC)(finding.message);
        return {
            ruleId: finding.ruleId,
            ...(ruleIndex === undefined ? {} : { ruleIndex }),
            kind: "fail",
            level: LEVELS[finding.severity],
            message: { text: links.length > 0 ? `${message} See ${links.join(", ")}.` : message },
            locations: [this.#location(finding.location, finding.subject?.tools ?? [])],
            ...(finding.flow && finding.flow.length > 0 ? { codeFlows: [codeFlow(finding.flow)] } : {}),
            ...(related.length > 0
                ? {
                    relatedLocations: related.map(({ location, message: label }, id) => ({
                        id,
                        physicalLocation: physicalLocation(location),
                        message: { text: (0,neutralise/* sarifText */.BC)(label) },
                    })),
                }
                : {}),
            partialFingerprints: {
                primaryLocationLineHash: this.#lineHash(entry),
                "portlight/v1": finding.fingerprint,
            },
            ...(finding.occurrences === undefined ? {} : { occurrenceCount: finding.occurrences }),
            rank: RANKS[finding.confidence],
            properties: {
                severity: finding.severity,
                confidence: finding.confidence,
                new: entry.isNew,
                gating: entry.gating,
            },
        };
    }
    #location(location, tools) {
        const physical = physicalLocation(location);
        const index = this.#artifacts.get(location.path);
        const names = [...new Set(tools.map((tool) => (0,message/* visibleName */.ko)(tool)))].slice(0, 20);
        return {
            physicalLocation: {
                ...physical,
                artifactLocation: { ...physical.artifactLocation, ...(index === undefined ? {} : { index }) },
            },
            ...(names.length > 0 ? { logicalLocations: names.map((name) => ({ name, kind: "function" })) } : {}),
        };
    }
    /** Lines of a capture change with each recording, so a finding in one is recognised by our own fingerprint. */
    #lineHash({ finding }) {
        const isCapture = finding.family === "check" || finding.family === "detect" || this.#sessions.has(finding.location.path);
        const hash = isCapture ? undefined : this.#hashes.get(finding.location.path)?.get(finding.location.startLine);
        return hash ?? `${finding.fingerprint}:1`;
    }
}
/** From source to sink, each step with its own file; the middle of a very long way is left out. */
function codeFlow(flow) {
    const steps = (0,flow_ends/* markedFlow */.H)(flow, MAX_STEPS);
    return {
        threadFlows: [
            {
                locations: steps.map((step, index) => ({
                    location: { physicalLocation: physicalLocation(step.location), message: { text: (0,neutralise/* sarifText */.BC)(step.message) } },
                    nestingLevel: Math.max(0, step.depth),
                    importance: index === 0 || index === steps.length - 1 ? "essential" : "important",
                })),
            },
        ],
    };
}
/** The text of a link, cut before it is escaped: a backslash left at the end would swallow the bracket that closes it. */
function linkLabel(text) {
    const label = (0,neutralise/* sarifText */.BC)((0,wording/* withoutStop */.f6)(text)).slice(0, 80).toWellFormed();
    return label.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&") || "here";
}

// EXTERNAL MODULE: ./out/catalog/help.js
var catalog_help = __webpack_require__(4876);
;// CONCATENATED MODULE: ./out/report/sarif-rules.js


/** GitHub shows critical above 9.0, high from 7.0, medium from 4.0: one figure inside each band. */
const SECURITY_SEVERITY = {
    critical: "9.5",
    high: "8.0",
    medium: "5.5",
    low: "2.0",
    note: undefined,
};
const RULE_LEVELS = {
    critical: "error",
    high: "error",
    medium: "warning",
    low: "note",
    note: "note",
};
const MAX_SHORT = 120;
const MAX_FULL = 1000;
const MAX_TAGS = 10;
/** In bytes: a log carries the help of every rule that it names. */
const MAX_HELP = 4096;
/** A rule of the catalogue as SARIF describes it. All of it is our own text. */
function sarifRule(rule, help) {
    const security = SECURITY_SEVERITY[rule.severity];
    const why = help?.why ?? rule.title;
    const fix = help ? help.fix.map((step) => `- ${step}`).join("\n") : "";
    return {
        id: rule.id,
        name: pascalCase(rule.id),
        shortDescription: { text: sentence(rule.title).slice(0, MAX_SHORT) },
        fullDescription: { text: shorten(sentence(oneLine(why)), MAX_FULL) },
        help: {
            text: fix === "" ? oneLine(why) : `${oneLine(why)}\n\nWhat to do:\n${fix}`,
            markdown: help ? (0,catalog_help/* helpMarkdown */.h)(rule, withoutPoison(rule, help), MAX_HELP) : sentence(rule.title),
        },
        helpUri: (0,product/* ruleUrl */.QB)(rule.id),
        defaultConfiguration: { level: RULE_LEVELS[rule.severity] },
        properties: {
            precision: rule.precision,
            ...(security === undefined ? { "problem.severity": "recommendation" } : { "security-severity": security }),
            tags: tagsOf(rule, security !== undefined),
        },
    };
}
/** Models read logs, and an example of a text that steers one is such a text. */
function withoutPoison(rule, help) {
    if (!rule.groups.includes("poisoning"))
        return help;
    const { why, fix, references } = help;
    return { why, fix, references };
}
/** GitHub's spelling of CWE tags is `external/cwe/cwe-078`. */
function tagsOf(rule, security) {
    const cwe = (rule.cwe ?? []).map((id) => `external/cwe/cwe-${String(id).padStart(3, "0")}`);
    const tags = [
        ...(security ? ["security"] : []),
        "mcp",
        rule.family,
        ...cwe,
        ...(rule.owaspMcp ?? []),
        ...rule.groups,
    ];
    return [...new Set(tags)].slice(0, MAX_TAGS);
}
function pascalCase(id) {
    return id
        .split("-")
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join("");
}
function sentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
function oneLine(text) {
    return text.replace(/\s+/g, " ").trim();
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

;// CONCATENATED MODULE: ./out/report/sarif.js










/** GitHub's upload takes more, but a reviewer does not (docs/decisions/0021-code-scanning.md). */
const MAX_RESULTS = 500;
/**
 * The category under which an upload replaces the one before: `portlight/<folder>/` for scan, which carries everything,
 * and one of its own for each single command; at the root `portlight/`. Code scanning takes what stands before the last
 * slash for the category, so the root's is `portlight`.
 * @param workingDirectory relative to the root, POSIX, "." for the root
 */
function sarifCategory(command, workingDirectory) {
    const tool = command === "scan" ? "portlight" : `portlight-${command}`;
    return workingDirectory === "." ? `${tool}/` : `${tool}/${workingDirectory}/`;
}
/**
 * SARIF 2.1.0 with one run, for code scanning. Notes and suppressed findings are left out and stand in the totals of
 * `run.properties`; nothing of it depends on the machine, the clock or the environment.
 */
async function renderSarif(judgement, options) {
    const help = options.help ?? (await (0,catalog/* loadHelp */.UI)());
    const disabled = new Set(judgement.disabledRules ?? []);
    const rules = [...(options.rules ?? (0,catalog/* allRules */.V7)())]
        .filter((rule) => !disabled.has(rule.id))
        .sort((a, b) => (0,order/* compareText */.n)(a.id, b.id));
    const reported = judgement.findings.filter((entry) => !entry.suppressed && entry.finding.severity !== "note");
    const kept = selectResults(reported);
    const paths = [...new Set(kept.map((entry) => entry.finding.location.path))].sort(order/* compareText */.n);
    const writer = new ResultWriter(judgement, rules, paths, lineHashesOf(kept, options.readText));
    const run = {
        tool: {
            driver: {
                name: product/* NAME */.o_,
                semanticVersion: product/* VERSION */.xv,
                informationUri: product/* HOMEPAGE */.py,
                rules: rules.map((rule) => sarifRule(rule, help.get(rule.id))),
            },
        },
        automationDetails: { id: encodePath(options.category) },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "The root of the repository." } } },
        invocations: [
            {
                // False would make the upload an error; what did not work stands in the notifications.
                executionSuccessful: true,
                exitCode: judgement.exitCode,
                toolExecutionNotifications: executionNotifications(judgement, reported.length - kept.length),
                toolConfigurationNotifications: configurationNotifications(judgement),
            },
        ],
        artifacts: paths.map((path) => ({ location: artifactLocation(path) })),
        results: kept.map((entry) => writer.result(entry)),
        properties: totals(judgement),
    };
    const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
    return `${(0,neutralise/* jsonText */.s$)(JSON.stringify(log, null, 2))}\n`;
}
/** What gates first, then what is new, in the order of the report. */
function selectResults(reported) {
    if (reported.length <= MAX_RESULTS)
        return reported;
    const weight = (entry) => (entry.gating ? 2 : 0) + (entry.isNew ? 1 : 0);
    const chosen = new Set([...reported].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_RESULTS));
    return reported.filter((entry) => chosen.has(entry));
}
function lineHashesOf(entries, readText) {
    const lines = new Map();
    for (const { finding } of entries) {
        if (finding.family === "check" || finding.family === "detect")
            continue;
        const { path, startLine } = finding.location;
        const wanted = lines.get(path);
        if (wanted)
            wanted.add(startLine);
        else
            lines.set(path, new Set([startLine]));
    }
    const hashes = new Map();
    for (const [path, wanted] of lines) {
        const text = readText(path);
        if (text !== undefined)
            hashes.set(path, lineHashes(text, wanted));
    }
    return hashes;
}
/** Everything that was found, also what is no result here; every other format says the same. */
function totals(judgement) {
    const score = (0,wording/* headlineScore */.bR)(judgement);
    return {
        counts: {
            ...judgement.counts.bySeverity,
            suppressed: judgement.counts.suppressed,
            baselined: judgement.counts.baselined,
            inBase: judgement.counts.inBase ?? 0,
        },
        gate: judgement.gate.result,
        notAnalysed: judgement.notAnalysed.length,
        undecided: judgement.undecided.reduce((sum, entry) => sum + entry.count, 0),
        ...(score ? { score: score.value, grade: score.grade } : {}),
    };
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


/***/ })

};
;
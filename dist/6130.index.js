"use strict";
exports.id = 6130;
exports.ids = [6130];
exports.modules = {

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

/***/ 6130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: function() { return /* binding */ renderJunit; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8109);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2280);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6687);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9758);
/* harmony import */ var _findings_package_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7495);
/* harmony import */ var _flow_ends_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8127);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(554);








/** In UTF-16 units. GitLab refuses a file above 30 MB; the texts stay far below it. */
const MAX_TEXT = 32_768;
const MAX_TOTAL = 16_000_000;
const MAX_CASES = 20_000;
/**
 * JUnit XML: a suite per package and per server, in it a case per finding, and a case per rule that found nothing. What
 * gates is a failure; other findings pass and say so; what was not analysed is skipped, or an error with --strict.
 */
async function renderJunit(judgement, options = {}) {
    // Its types describe the ES build; under Node and in the bundle the default export is the builder itself.
    const { default: builder } = (await __webpack_require__.e(/* import() */ 7484).then(__webpack_require__.t.bind(__webpack_require__, 7484, 19)));
    const report = builder.newBuilder().name("portlight");
    const layout = suitesOf(judgement);
    const writer = new CaseWriter(judgement, options.rules ?? (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)(), options.help ?? (await (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .loadHelp */ .UI)()));
    for (const plan of layout)
        writer.suite(report, plan);
    writer.problems(report);
    return `${report.build()}\n`;
}
/** Suites in order, each finding in exactly one of them. */
function suitesOf(judgement) {
    const families = (0,_catalog_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .familiesOf */ .m)(judgement.command);
    const { packages, sessions, files } = judgement.inventory;
    const plans = new Map();
    const plan = (key, name, className, of) => {
        const present = plans.get(key);
        if (present)
            return present;
        const made = { name, className, families: of, entries: [] };
        plans.set(key, made);
        return made;
    };
    const sourceSuite = (folder, name) => {
        const label = (0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleName */ .ko)(name === "" ? folder : name);
        const known = files > 0 ? families.source : [];
        // The root without a package's name has no label of its own; "portlight.audit.." would be a folder to no consumer.
        return label === "."
            ? plan(`0 ${folder}`, "audit", "portlight.audit", known)
            : plan(`0 ${folder}`, `audit ${label}`, `portlight.audit.${label}`, known);
    };
    const sessionSuite = (server) => plan(`1 ${server}`, `session ${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleName */ .ko)(server)}`, `portlight.session.${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleName */ .ko)(server)}`, families.session);
    if (files > 0 && families.source.length > 0) {
        for (const entry of packages)
            sourceSuite(entry.path, entry.name);
        if (packages.length === 0)
            sourceSuite(".", "");
    }
    for (const session of sessions)
        sessionSuite(session.server);
    const serverOf = new Map(sessions.map((session) => [session.path, session.server]));
    const names = new Map(packages.map((entry) => [entry.path, entry.name]));
    for (const entry of judgement.findings) {
        const { finding } = entry;
        const server = serverOf.get(finding.location.path);
        if (server !== undefined)
            sessionSuite(server).entries.push(entry);
        else if (families.session.includes(finding.family) && !families.source.includes(finding.family)) {
            sessionSuite(finding.subject?.server ?? "unknown").entries.push(entry);
        }
        else {
            const folder = (0,_findings_package_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .packageFolder */ .n)(finding.location.path, names);
            sourceSuite(folder, names.get(folder) ?? "").entries.push(entry);
        }
    }
    return [...plans].sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a, b)).map(([, made]) => made);
}
class CaseWriter {
    #judgement;
    #rules;
    #help;
    /** Consumers drop the second of two cases with one class and name. */
    #names = new Map();
    #cases = 0;
    #written = 0;
    #leftOut = 0;
    constructor(judgement, rules, help) {
        this.#judgement = judgement;
        this.#help = help;
        const disabled = new Set(judgement.disabledRules ?? []);
        this.#rules = rules.filter((rule) => !disabled.has(rule.id));
    }
    suite(report, plan) {
        const suite = report.testSuite().name(attribute(plan.name));
        const found = new Set(plan.entries.map((entry) => entry.finding.ruleId));
        const undecided = new Map(this.#judgement.undecided.map((entry) => [entry.ruleId, entry.reason]));
        // Gating ones first, so that a cap never takes them.
        const ordered = [...plan.entries].sort((a, b) => Number(b.gating) - Number(a.gating));
        for (const entry of ordered)
            this.#finding(suite, plan, entry);
        for (const rule of this.#rules) {
            if (!plan.families.includes(rule.family) || found.has(rule.id))
                continue;
            const made = this.#case(suite, plan.className, `${rule.id}: ${rule.title}`);
            const reason = undecided.get(rule.id);
            if (made && reason !== undefined)
                made.skipped().standardOutput(this.#text(`Not decidable: ${reason}`));
        }
    }
    /** What concerns the run and no finding. */
    problems(report) {
        const { ruleFailures, notAnalysed, gate } = this.#judgement;
        const isEmpty = gate.nothing === true || (gate.unmatched ?? 0) > 0;
        if (ruleFailures.length + notAnalysed.length + this.#leftOut === 0 && !isEmpty)
            return;
        const suite = report.testSuite().name("portlight run");
        for (const failure of ruleFailures) {
            const made = this.#case(suite, "portlight.run", `rule failed ${failure.ruleId} ${failure.path ?? ""}`.trim());
            made?.error(attribute(`Rule ${failure.ruleId} failed inside Portlight.`), "rule-failed", this.#text(failure.error.slice(0, 200)));
        }
        for (const entry of notAnalysed) {
            const made = this.#case(suite, "portlight.run", `not analysed ${entry.path}`);
            if (!made)
                continue;
            place(made, entry.path, entry.line);
            const text = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonWords */ .IK)(entry)}${entry.detail === undefined ? "" : `. ${entry.detail}`}`;
            if (gate.notAnalysed > 0)
                made.error(attribute(text), "not-analysed");
            else
                made.skipped().standardOutput(this.#text(text));
        }
        if (isEmpty) {
            const made = this.#case(suite, "portlight.run", "nothing to analyse");
            made?.error(attribute((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSentence */ .BT)(this.#judgement)), "nothing-to-analyse");
        }
        if (this.#leftOut > 0) {
            const text = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(this.#leftOut, "case")} left out; totals: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityList */ .Kb)(this.#judgement.counts.bySeverity)}.`;
            suite.testCase().className("portlight.run").name("cases left out").skipped().standardOutput(text);
        }
    }
    #finding(suite, plan, entry) {
        const { finding } = entry;
        const { path, startLine, startColumn } = finding.location;
        const made = this.#case(suite, plan.className, `${finding.ruleId} ${path}:${startLine}`);
        if (!made)
            return;
        place(made, path, startLine);
        const step = this.#help.get(finding.ruleId)?.fix[0];
        const lines = [
            `${path}:${startLine}:${startColumn} ${finding.severity} ${finding.ruleId}`,
            finding.message,
            ...(0,_flow_ends_js__WEBPACK_IMPORTED_MODULE_7__/* .markedFlow */ .H)(finding.flow ?? [], 30).map((step) => `  ${step.location.path}:${step.location.startLine} ${step.message}`),
            ...(finding.related ?? [])
                .slice(0, 20)
                .map((near) => `  see ${near.location.path}:${near.location.startLine} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutStop */ .f6)(near.message)}`),
            ...(step === undefined ? [] : [`What to do: ${step}`]),
            `portlight explain ${finding.ruleId}`,
        ].map(_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR);
        if (entry.gating) {
            made.failure(attribute(finding.message), finding.ruleId).stacktrace(this.#text(lines.join("\n")));
            return;
        }
        const demotion = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .demotionWords */ .hk)(finding);
        const state = entry.suppressed
            ? `Suppressed: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)(entry.suppressed.reason.slice(0, 200))}`
            : entry.baselined
                ? "In the baseline."
                : entry.inBase
                    ? "In the base as well."
                    : demotion === undefined
                        ? "Does not fail the gate."
                        : `A note: ${demotion}. Does not fail the gate.`;
        made.standardOutput(this.#text([state, ...lines].join("\n")));
    }
    /** @returns undefined when a cap is reached */
    #case(suite, className, name) {
        if (this.#cases >= MAX_CASES || this.#written > MAX_TOTAL) {
            this.#leftOut++;
            return undefined;
        }
        this.#cases++;
        const shownClass = attribute(className);
        const shown = attribute(name);
        const key = `${shownClass}\0${shown}`;
        const nth = (this.#names.get(key) ?? 0) + 1;
        this.#names.set(key, nth);
        this.#written += shownClass.length + shown.length + 100;
        return suite
            .testCase()
            .className(shownClass)
            .name(nth === 1 ? shown : `${shown}#${nth}`);
    }
    /** A text node, capped. */
    #text(text) {
        const safe = inert(text);
        const cut = safe.length > MAX_TEXT ? `${safe.slice(0, MAX_TEXT).toWellFormed()}…` : safe;
        this.#written += cut.length;
        return cut;
    }
}
/**
 * Only characters that XML and a reader take; no attachment that GitLab would link; no end of a CDATA section, of which
 * the builder breaks up the first one only.
 */
function inert(text) {
    return (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlText */ .xK)(text)
        .replace(/\[\[(?=ATTACHMENT\|)/gi, "[ [")
        .replaceAll("]]>", "]]\\u{3e}");
}
/** One line, at most 512 characters. */
function attribute(text) {
    const line = inert((0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)(text));
    return line.length > 512 ? `${line.slice(0, 511).toWellFormed()}…` : line;
}
function place(made, path, line) {
    made.file(attribute(path));
    // The builder has no method for `line`, which annotating consumers read beside `file`.
    if (line !== undefined)
        made._attributes.line = String(line);
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
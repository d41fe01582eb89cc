export const id = 151;
export const ids = [151];
export const modules = {

/***/ 8151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4705);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4055);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3114);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2131);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(727);





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
    const { default: builder } = (await __webpack_require__.e(/* import() */ 72).then(__webpack_require__.t.bind(__webpack_require__, 1072, 19)));
    const report = builder.newBuilder().name("portlight");
    const layout = suitesOf(judgement);
    const writer = new CaseWriter(judgement, options.rules ?? (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)());
    for (const plan of layout)
        writer.suite(report, plan);
    writer.problems(report);
    return `${report.build()}\n`;
}
/** Which families a command runs, over source and over captures. */
function familiesOf(command) {
    return {
        source: command === "check" || command === "detect" ? [] : ["audit", "content"],
        session: [
            ...(command === "detect" || command === "audit" ? [] : ["check"]),
            ...(command === "check" || command === "audit" ? [] : ["detect"]),
        ],
    };
}
/** Suites in order, each finding in exactly one of them. */
function suitesOf(judgement) {
    const families = familiesOf(judgement.command);
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
        const label = (0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleName */ .ko)(name === "" ? folder : name);
        return plan(`0 ${folder}`, `audit ${label}`, `portlight.audit.${label}`, files > 0 ? families.source : []);
    };
    const sessionSuite = (server) => plan(`1 ${server}`, `session ${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleName */ .ko)(server)}`, `portlight.session.${(0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleName */ .ko)(server)}`, families.session);
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
        else if (finding.family === "check" || finding.family === "detect") {
            sessionSuite(finding.subject?.server ?? "unknown").entries.push(entry);
        }
        else {
            const folder = packageFolder(finding.location.path, names);
            sourceSuite(folder, names.get(folder) ?? "").entries.push(entry);
        }
    }
    return [...plans].sort(([a], [b]) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a, b)).map(([, made]) => made);
}
function packageFolder(path, names) {
    let folder = path;
    for (let cut = folder.lastIndexOf("/"); cut > 0; cut = folder.lastIndexOf("/")) {
        folder = folder.slice(0, cut);
        if (names.has(folder))
            return folder;
    }
    return ".";
}
class CaseWriter {
    #judgement;
    #rules;
    /** Consumers drop the second of two cases with one class and name. */
    #names = new Map();
    #cases = 0;
    #written = 0;
    #leftOut = 0;
    constructor(judgement, rules) {
        this.#judgement = judgement;
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
        if (ruleFailures.length + notAnalysed.length + this.#leftOut === 0)
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
            const text = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonWords */ .IK)(entry)}${entry.detail === undefined ? "" : `. ${entry.detail}`}`;
            if (gate.notAnalysed > 0)
                made.error(attribute(text), "not-analysed");
            else
                made.skipped().standardOutput(this.#text(text));
        }
        if (this.#leftOut > 0) {
            const text = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(this.#leftOut, "case")} left out; totals: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .severityList */ .Kb)(this.#judgement.counts.bySeverity)}.`;
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
        const lines = [
            `${path}:${startLine}:${startColumn} ${finding.severity} ${finding.ruleId}`,
            finding.message,
            ...(finding.flow ?? [])
                .slice(0, 30)
                .map((step) => `  ${step.location.path}:${step.location.startLine} ${step.message}`),
            ...(finding.related ?? [])
                .slice(0, 20)
                .map((near) => `  see ${near.location.path}:${near.location.startLine} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutStop */ .f6)(near.message)}`),
            `portlight explain ${finding.ruleId}`,
        ].map(_content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalText */ .eR);
        if (entry.gating) {
            made.failure(attribute(finding.message), finding.ruleId).stacktrace(this.#text(lines.join("\n")));
            return;
        }
        const state = entry.suppressed
            ? `Suppressed: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalText */ .eR)(entry.suppressed.reason.slice(0, 200))}`
            : entry.baselined
                ? "In the baseline."
                : "Does not fail the gate.";
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
    return (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__/* .xmlText */ .xK)(text)
        .replace(/\[\[(?=ATTACHMENT\|)/gi, "[ [")
        .replaceAll("]]>", "]]\\u{3e}");
}
/** One line, at most 512 characters. */
function attribute(text) {
    const line = inert((0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalText */ .eR)(text));
    return line.length > 512 ? `${line.slice(0, 511).toWellFormed()}…` : line;
}
function place(made, path, line) {
    made.file(attribute(path));
    // The builder has no method for `line`, which annotating consumers read beside `file`.
    if (line !== undefined)
        made._attributes.line = String(line);
}


/***/ }),

/***/ 727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ verdictSentence),
/* harmony export */   IK: () => (/* binding */ reasonWords),
/* harmony export */   Kb: () => (/* binding */ severityList),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   bR: () => (/* binding */ headlineScore),
/* harmony export */   f6: () => (/* binding */ withoutStop),
/* harmony export */   lb: () => (/* binding */ openFindings)
/* harmony export */ });
/* unused harmony export coverage */
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3568);

/** `1 finding`, `2 findings`; the plural is given where an s does not make it. */
function count(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** `1 critical, 2 high, 3 notes`, worst first; "" when there is none. */
function severityList(bySeverity) {
    return _findings_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.filter((severity) => bySeverity[severity] > 0)
        .map((severity) => (severity === "note" ? count(bySeverity.note, "note") : `${bySeverity[severity]} ${severity}`))
        .join(", ");
}
/** Findings that are neither suppressed nor known, hidden ones included. */
function openFindings(judgement) {
    return _findings_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.reduce((sum, severity) => sum + judgement.counts.bySeverity[severity], 0);
}
const INPUT = ["file or capture", "files or captures"];
/** Severities of what gates. */
function gatingList(judgement) {
    const bySeverity = { critical: 0, high: 0, medium: 0, low: 0, note: 0 };
    for (const { finding, gating } of judgement.findings)
        if (gating)
            bySeverity[finding.severity]++;
    const shown = _findings_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.reduce((sum, severity) => sum + bySeverity[severity], 0);
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
    if (judgement.ruleFailures.length > 0) {
        parts.push(`Incomplete, ${count(judgement.ruleFailures.length, "rule")} failed inside Portlight`);
    }
    else if (judgement.exitCode === 4)
        parts.push("Incomplete, Portlight failed inside");
    else if (judgement.exitCode === 3)
        parts.push("Incomplete, an input is missing or could not be read");
    const list = `(fail-on ${gate.failOn.join(", ")})`;
    const open = openFindings(judgement);
    const subject = parts.length > 0 ? "the gate" : "Gate";
    if (gate.result === "fail") {
        const causes = [
            ...(gate.gating > 0 ? [`${count(gate.gating, "finding")} (${gatingList(judgement)})`] : []),
            ...(gate.notAnalysed > 0 ? [`${count(gate.notAnalysed, ...INPUT)} not fully analysed (strict)`] : []),
        ];
        parts.push(`${subject} failed ${list} on ${causes.join(" and ")}`);
    }
    else if (open > 0) {
        const which = open === 1 ? "the 1 finding does" : `the ${open} findings do`;
        parts.push(`${subject} passed ${list}: ${which} not fail it`);
    }
    else {
        const kind = judgement.counts.baselined > 0 ? "no new findings" : "no findings";
        parts.push(`${subject} passed ${list}: ${kind} in ${coverage(judgement)}`);
    }
    if (judgement.notAnalysed.length > 0 && gate.notAnalysed === 0) {
        parts.push(`${count(judgement.notAnalysed.length, ...INPUT)} not fully analysed`);
    }
    return `${parts.join("; ")}.`;
}
/** `12 files and 1 session`; what the run looked at. */
function coverage(judgement) {
    const { files, sessions } = judgement.inventory;
    const parts = [
        ...(files > 0 ? [count(files, "file")] : []),
        ...(sessions.length > 0 ? [count(sessions.length, "session")] : []),
    ];
    return parts.length > 0 ? parts.join(" and ") : "nothing: no file and no session was analysed";
}
/** The headline: the lowest score, the first in order among equals. */
function headlineScore(judgement) {
    let lowest;
    for (const score of judgement.scores)
        if (!lowest || score.value < lowest.value)
            lowest = score;
    return lowest;
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

export const id = 370;
export const ids = [370];
export const modules = {

/***/ 4370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown)
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4705);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4055);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5631);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3114);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3568);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(727);






const DEFAULT_BYTES = 900 * 1024;
/** Kept for the line that says what was left out. */
const RESERVE = 512;
const MAX_LIST = 100;
/**
 * The report as Markdown, made for a job summary: the verdict first, then what fails the gate, the other findings, what
 * was not analysed. Notes are counted by rule. Over the budget the least important rows are left out, and counted.
 */
function renderMarkdown(judgement, options = {}) {
    const page = new Page(options.maxBytes ?? DEFAULT_BYTES);
    const rules = new Map((options.rules ?? (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)()).map((rule) => [rule.id, rule]));
    const open = judgement.findings.filter((entry) => !entry.suppressed && !entry.baselined);
    const gating = open.filter((entry) => entry.gating).sort(worstFirst);
    const others = open.filter((entry) => !entry.gating && entry.finding.severity !== "note").sort(worstFirst);
    const notes = open.filter((entry) => !entry.gating && entry.finding.severity === "note");
    page.add(`## Portlight\n\n**${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSentence */ .BT)(judgement))}**\n\n`);
    page.add(countsTable(judgement));
    page.add(scoreLines(judgement));
    page.list("### Failed inside Portlight", judgement.ruleFailures, (failure) => {
        const at = failure.path === undefined ? "" : ` ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(failure.path)}`;
        return `- ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(failure.ruleId)}${at} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(failure.error.slice(0, 200))}\n`;
    });
    page.table("### Findings that fail the gate", gating, rules);
    page.table("### Other findings", others, rules);
    page.list("### Not analysed", judgement.notAnalysed, (entry) => {
        const at = entry.line === undefined ? "" : `:${entry.line}`;
        const detail = entry.detail === undefined ? "" : ` ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(entry.detail)}`;
        return `- ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(`${entry.path}${at}`)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonWords */ .IK)(entry)}${detail}\n`;
    });
    const byRule = new Map();
    for (const { finding } of notes)
        byRule.set(finding.ruleId, (byRule.get(finding.ruleId) ?? 0) + 1);
    page.list("### Notes", [...byRule].sort(([a], [b]) => (a < b ? -1 : 1)), ([id, number]) => `- ${number} ${ruleLink(id, rules)}\n`);
    page.list("### Not decidable", judgement.undecided, (entry) => `- ${ruleLink(entry.ruleId, rules)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(entry.count, "time")}: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(entry.reason)}\n`);
    page.list("### Notices", judgement.notices, (notice) => `- ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(notice)}\n`);
    return page.text();
}
/** Text under a byte budget. Once something did not fit, nothing more is added, so that the order stays meaningful. */
class Page {
    #parts = [];
    #left;
    #leftOut = 0;
    constructor(maxBytes) {
        this.#left = maxBytes - RESERVE;
    }
    /** @returns false when it did not fit */
    add(text) {
        const bytes = Buffer.byteLength(text);
        if (this.#leftOut > 0 || bytes > this.#left)
            return false;
        this.#left -= bytes;
        this.#parts.push(text);
        return true;
    }
    table(heading, entries, rules) {
        const [first] = entries;
        if (!first)
            return;
        const head = `${heading}\n\n| Severity | Rule | Place | Finding |\n| --- | --- | --- | --- |\n`;
        // A heading alone, without a row, would be worse than none.
        const lines = [head + findingRow(first, rules), ...entries.slice(1).map((entry) => findingRow(entry, rules))];
        this.#rows(lines);
        this.add("\n");
    }
    list(heading, entries, line) {
        const [first, ...rest] = entries.slice(0, MAX_LIST);
        if (first === undefined)
            return;
        this.#rows([`${heading}\n\n${line(first)}`, ...rest.map(line)]);
        if (entries.length > MAX_LIST)
            this.add(`- and ${entries.length - MAX_LIST} more\n`);
        this.add("\n");
    }
    text() {
        const note = this.#leftOut > 0 ? `\n${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(this.#leftOut, "more line")} did not fit; the JSON report has all.\n` : "";
        return `${this.#parts.join("").trimEnd()}\n${note}`;
    }
    #rows(lines) {
        let left = 0;
        for (const line of lines)
            if (left > 0 || !this.add(line))
                left++;
        this.#leftOut += left;
    }
}
function countsTable(judgement) {
    const { counts } = judgement;
    const heads = [..._findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, "suppressed", "in the baseline"];
    const cells = [..._findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => counts.bySeverity[severity]), counts.suppressed, counts.baselined];
    return `| ${heads.join(" | ")} |\n|${heads.map(() => " ---: |").join("")}\n| ${cells.join(" | ")} |\n\n`;
}
function scoreLines(judgement) {
    const score = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineScore */ .bR)(judgement);
    if (!score)
        return "";
    const lowest = judgement.scores.length > 1
        ? `, the lowest of ${judgement.scores.length} packages (${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)((0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleName */ .ko)(score.package))})`
        : "";
    return `Score ${score.value} of 100 (${score.grade})${lowest}.\n\n`;
}
function findingRow({ finding }, rules) {
    const { path, startLine } = finding.location;
    const times = (finding.occurrences ?? 1) > 1 ? ` (${finding.occurrences} times)` : "";
    const flow = (finding.flow ?? []).length > 1 ? `<br>from ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(placeOf(finding.flow?.[0]?.location))}` : "";
    return `| ${finding.severity} | ${ruleLink(finding.ruleId, rules)} | ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(`${path}:${startLine}`)} | ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(finding.message)}${times}${flow} |\n`;
}
function placeOf(location) {
    return location ? `${location.path}:${location.startLine}` : "";
}
/** A link only for a rule of ours: any other id is text. */
function ruleLink(id, rules) {
    return rules.has(id) ? `[${id}](${(0,_catalog_product_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleUrl */ .QB)(id)})` : (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(id);
}
function worstFirst(a, b) {
    return (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(b.finding.severity) - (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(a.finding.severity);
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

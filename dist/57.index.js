"use strict";
exports.id = 57;
exports.ids = [57];
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

/***/ 57:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarkdown: function() { return /* binding */ renderMarkdown; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4336);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);
/* harmony import */ var _findings_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8529);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1971);
/* harmony import */ var _flow_ends_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8127);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(554);







const DEFAULT_BYTES = 900 * 1024;
/** Kept for the line that says what was left out. */
const RESERVE = 512;
const MAX_LIST = 100;
/** Gating findings told with their path and the first step; further ones are rows of a table. */
const MAX_DETAILED = 20;
const MAX_STEPS = 12;
/**
 * The report as Markdown, made for a job summary: the verdict first, then what fails the gate, each with the path of its
 * flow and the first step to take, the other findings, what was not analysed. Notes are counted by rule. Over the budget
 * the least important rows are left out, and counted.
 */
async function renderMarkdown(judgement, options = {}) {
    const help = options.help ?? (await (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .loadHelp */ .UI)());
    const page = new Page(options.maxBytes ?? DEFAULT_BYTES);
    const rules = new Map((options.rules ?? (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)()).map((rule) => [rule.id, rule]));
    const open = judgement.findings.filter((entry) => !entry.suppressed && !(0,_findings_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .isKnown */ .q)(entry));
    const gating = open.filter((entry) => entry.gating).sort(worstFirst);
    const others = open.filter((entry) => !entry.gating && entry.finding.severity !== "note").sort(worstFirst);
    const notes = open.filter((entry) => !entry.gating && entry.finding.severity === "note");
    page.add(`## Portlight\n\n**${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSentence */ .BT)(judgement))}**\n\n`);
    page.add(countsTable(judgement));
    page.add(scoreLines(judgement));
    const acceptance = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptanceSentence */ .Po)(judgement);
    if (acceptance !== undefined)
        page.add(`${acceptance}\n\n`);
    page.list("### Failed inside Portlight", judgement.ruleFailures, (failure) => {
        const at = failure.path === undefined ? "" : ` ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(failure.path)}`;
        return `- ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(failure.ruleId)}${at} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(failure.error.slice(0, 200))}\n`;
    });
    page.details("### Findings that fail the gate", gating.slice(0, MAX_DETAILED), (entry) => findingDetails(entry, rules, help));
    page.table("### More findings that fail the gate", gating.slice(MAX_DETAILED), rules);
    page.table("### Other findings", others, rules);
    page.list("### Not analysed", judgement.notAnalysed, (entry) => {
        const at = entry.line === undefined ? "" : `:${entry.line}`;
        const detail = entry.detail === undefined ? "" : ` ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(entry.detail)}`;
        return `- ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(`${entry.path}${at}`)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonWords */ .IK)(entry)}${detail}\n`;
    });
    page.list("### Notes, which do not fail the gate", (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .notesByReason */ .Z7)(notes).flatMap((group) => group.rules.map(([id, number]) => ({ id, number, reason: group.reason }))), ({ id, number, reason }) => `- ${number} ${ruleLink(id, rules)}${reason === undefined ? "" : `, ${reason}`}\n`);
    page.list("### Not decidable", judgement.undecided, (entry) => `- ${ruleLink(entry.ruleId, rules)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(entry.count, "time")}: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(entry.reason)}\n`);
    page.list("### Notices", judgement.notices, (notice) => `- ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(notice)}\n`);
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
    details(heading, entries, block) {
        const [first, ...rest] = entries;
        if (first)
            this.#rows([`${heading}\n\n${block(first)}`, ...rest.map(block)]);
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
        const note = this.#leftOut > 0 ? `\n${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(this.#leftOut, "more line")} did not fit; the JSON report has all.\n` : "";
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
    const hasBase = counts.inBase !== undefined;
    const heads = [..._findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC, "suppressed", "in the baseline", ...(hasBase ? ["in the base"] : [])];
    const cells = [
        ..._findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((severity) => counts.bySeverity[severity]),
        counts.suppressed,
        counts.baselined,
        ...(hasBase ? [counts.inBase] : []),
    ];
    return `| ${heads.join(" | ")} |\n|${heads.map(() => " ---: |").join("")}\n| ${cells.join(" | ")} |\n\n`;
}
function scoreLines(judgement) {
    const coverage = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .lookedAt */ .O1)(judgement);
    const score = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineScore */ .bR)(judgement);
    if (!score)
        return coverage === "" ? "" : `${coverage}\n\n`;
    const lowest = judgement.scores.length > 1
        ? `, the lowest of ${judgement.scores.length} packages (${score.package === "." ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .packageWords */ .CS)(score) : (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .packageWords */ .CS)(score))})`
        : "";
    return `${coverage} Score ${score.value} of 100 (${score.grade})${lowest}.\n\n`.trimStart();
}
/** `#### critical` block of one finding: what, from where to where, what to do. */
function findingDetails({ finding }, rules, help) {
    const { path, startLine } = finding.location;
    const times = (finding.occurrences ?? 1) > 1 ? ` (${finding.occurrences} times)` : "";
    const step = help.get(finding.ruleId)?.fix[0];
    return [
        `#### ${finding.severity}: ${ruleLink(finding.ruleId, rules)} in ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(`${path}:${startLine}`)}\n`,
        `${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(finding.message)}${times}\n`,
        ...(finding.flow && finding.flow.length > 0 ? [flowList(finding.flow)] : []),
        ...(step === undefined ? [] : [`**What to do:** ${step}\n`]),
        "",
    ].join("\n");
}
/** From source to sink; the middle of a long way is left out. */
function flowList(flow) {
    const item = (step, index) => `${index + 1}. ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(placeOf(step.location))} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(step.message)}\n`;
    const { head, missing, tail } = (0,_flow_ends_js__WEBPACK_IMPORTED_MODULE_5__/* .flowEnds */ .X)(flow, MAX_STEPS, 1);
    return [
        ...head.map(item),
        ...(missing > 0 ? [`${head.length + 1}. … ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(missing, "more step")}\n`] : []),
        ...tail.map((step, index) => item(step, head.length + 1 + index)),
    ].join("");
}
function findingRow({ finding }, rules) {
    const { path, startLine } = finding.location;
    const times = (finding.occurrences ?? 1) > 1 ? ` (${finding.occurrences} times)` : "";
    const [source, ...rest] = finding.flow ?? [];
    const flow = source && rest.length > 0 ? `<br>from ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(placeOf(source.location))}` : "";
    return `| ${finding.severity} | ${ruleLink(finding.ruleId, rules)} | ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(`${path}:${startLine}`)} | ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(finding.message)}${times}${flow} |\n`;
}
function placeOf({ path, startLine }) {
    return `${path}:${startLine}`;
}
/** A link only for a rule of ours: any other id is text. */
function ruleLink(id, rules) {
    return rules.has(id) ? `[${id}](${(0,_catalog_product_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleUrl */ .QB)(id)})` : (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(id);
}
function worstFirst(a, b) {
    return (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(b.finding.severity) - (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(a.finding.severity);
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
"use strict";
exports.id = 3883;
exports.ids = [3883];
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

/***/ 3883:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderText: function() { return /* binding */ renderText; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2280);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);
/* harmony import */ var _findings_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8529);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9758);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1971);
/* harmony import */ var _flow_ends_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8127);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(554);








const MAX_LINES = 20;
const MAX_STEPS = 12;
const MAX_RELATED = 3;
/** The report for a terminal or a build log. Ends with the verdict and a line break. */
async function renderText(judgement, options) {
    const paint = painter(options.color);
    const problems = judgement.problems ?? [];
    // What was asked for is not there: of what a gate says of nothing, nothing helps.
    if (!options.quiet && problems.length > 0 && (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .isNothing */ .qv)(judgement) && judgement.notAnalysed.length === 0) {
        return `${problems.map(_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR).join("\n")}\n`;
    }
    const open = judgement.findings.filter((entry) => !entry.suppressed && !(0,_findings_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .isKnown */ .q)(entry));
    const isListed = (entry) => entry.gating || options.listNotes === true || entry.finding.severity !== "note";
    const listed = open.filter(isListed);
    const blocks = findingBlocks(listed, options, paint);
    if (!options.quiet) {
        blocks.push(await adviceBlock(listed, options, paint), notesBlock(open.filter((entry) => !isListed(entry)), options, paint), notAnalysedBlock(judgement, options, paint), failuresBlock(judgement, options, paint), undecidedBlock(judgement, options, paint), ...(options.stats ? [statsBlock(judgement, paint)] : []), noticesBlock(judgement.notices, options, paint), totals(judgement, options));
    }
    // Quiet leaves out what goes without saying; that a suppression has no effect does not.
    else
        blocks.push(noticesBlock(judgement.suppressionNotices ?? [], options, paint));
    const verdict = (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSentence */ .BT)(judgement));
    const acceptance = options.quiet ? undefined : (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptanceSentence */ .Po)(judgement);
    blocks.push([
        ...(acceptance === undefined ? [] : [paint("dim", acceptance)]),
        paint(judgement.exitCode === 0 ? "pass" : "fail", verdict),
    ]);
    return `${blocks
        .filter((block) => block.length > 0)
        .map((block) => block.join("\n"))
        .join("\n\n")}\n`;
}
/** One block per file. */
function findingBlocks(listed, options, paint) {
    const blocks = [];
    let path;
    for (const entry of listed) {
        if (entry.finding.location.path !== path || blocks.length === 0)
            blocks.push([]);
        path = entry.finding.location.path;
        blocks.at(-1).push(...findingLines(entry, options, paint));
    }
    return blocks;
}
function findingLines(entry, options, paint) {
    const { finding } = entry;
    const demotion = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .demotionWords */ .hk)(finding);
    const marks = [
        ...((finding.occurrences ?? 1) > 1 ? [`${finding.occurrences} times`] : []),
        ...(demotion === undefined ? [] : [`a note: ${demotion}`]),
        ...(entry.withheld ? ["the comment that suppresses it comes with this change and counts once it is merged"] : []),
        ...(finding.confidence === "low"
            ? [entry.gating ? "low confidence" : "low confidence, does not fail the gate"]
            : []),
    ];
    const head = `${paint("place", place(finding.location))} ${paint(finding.severity, finding.severity)} ${paint("name", finding.ruleId)}`;
    const message = (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(finding.message);
    const lines = [`${head} ${message}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`];
    if (options.quiet)
        return lines;
    lines.push(...flowLines(finding.flow ?? [], paint));
    const related = finding.related ?? [];
    for (const { location, message: label } of related.slice(0, MAX_RELATED)) {
        lines.push(paint("dim", `    see ${place(location)} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutStop */ .f6)(label))}`));
    }
    if (related.length > MAX_RELATED)
        lines.push(paint("dim", `    and ${related.length - MAX_RELATED} more places`));
    return lines;
}
/** From source to sink, indented by call depth; the middle of a long way is left out. */
function flowLines(flow, paint) {
    const { head, missing, tail } = (0,_flow_ends_js__WEBPACK_IMPORTED_MODULE_5__/* .flowEnds */ .X)(flow, MAX_STEPS, 1);
    const line = (step) => {
        const indent = "  ".repeat(2 + Math.min(Math.max(step.depth, 0), 8));
        return paint("dim", `${indent}${place(step.location)} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(step.message)}`);
    };
    const gap = missing > 0 ? [paint("dim", `    … ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(missing, "more step")}`)] : [];
    return [...head.map(line), ...gap, ...tail.map(line)];
}
/** The first step against each rule, worst rule first. */
async function adviceBlock(listed, options, paint) {
    const worst = new Map();
    for (const { finding } of listed) {
        const known = worst.get(finding.ruleId);
        if (known === undefined || (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(finding.severity) > (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(known))
            worst.set(finding.ruleId, finding.severity);
    }
    if (worst.size === 0)
        return [];
    const ids = [...worst.keys()].sort((a, b) => (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(worst.get(b)) - (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(worst.get(a)) || (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a, b));
    const help = options.help ?? (await (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .loadHelp */ .UI)());
    const lines = [paint("heading", "What to do")];
    for (const id of ids) {
        const step = help.get(id)?.fix[0];
        if (step !== undefined)
            lines.push(`  ${paint("name", (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(id))}: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(step)}`);
    }
    lines.push(paint("dim", `  More: portlight explain ${ids.length === 1 ? (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(ids[0]) : "<rule-id>"}`));
    return lines;
}
function notesBlock(notes, options, paint) {
    if (notes.length === 0)
        return [];
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .notesByReason */ .Z7)(notes).map(({ reason, rules }) => {
        const list = rules.map(([id, number]) => `${number} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(id)}`).join(", ");
        if (reason === undefined)
            return list;
        const number = rules.reduce((sum, [, of]) => sum + of, 0);
        return `${number} ${reason} (${list})`;
    });
    const what = notes.length === 1 ? "1 note, which does not fail the gate" : `${notes.length} notes, which do not fail the gate`;
    const how = options.isAction ? "The input `min-severity: note`" : "`--min-severity note`";
    return [`${paint("heading", what)}: ${groups.join("; ")}. ${how} lists ${notes.length === 1 ? "it" : "them"}.`];
}
function notAnalysedBlock(judgement, options, paint) {
    const entries = judgement.notAnalysed;
    if (entries.length === 0)
        return [];
    return capped(options, paint("heading", `Not analysed (${entries.length})`), entries, (entry) => {
        const at = entry.line === undefined ? "" : `:${entry.line}`;
        const detail = entry.detail === undefined ? "" : ` (${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.detail)})`;
        return `  ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.path)}${at} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonWords */ .IK)(entry)}${detail}`;
    });
}
function failuresBlock(judgement, options, paint) {
    const entries = judgement.ruleFailures;
    if (entries.length === 0)
        return [];
    return capped(options, paint("fail", `Failed inside Portlight (${entries.length}); please report it`), entries, (entry) => {
        const at = entry.path === undefined ? "" : ` ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.path)}`;
        return `  ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.ruleId)}${at} ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.error.slice(0, 200))}`;
    });
}
function undecidedBlock(judgement, options, paint) {
    const entries = judgement.undecided;
    const total = entries.reduce((sum, entry) => sum + entry.count, 0);
    if (total === 0)
        return [];
    const heading = paint("heading", `Not decidable (${total})`);
    if (!options.stats) {
        const rules = [...new Set(entries.map((entry) => entry.ruleId))];
        const shown = rules
            .slice(0, 5)
            .map((id) => (0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(id))
            .join(", ");
        const rest = rules.length > 5 ? ` and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rules.length - 5, "more rule")}` : "";
        return [`${heading} by ${shown}${rest}. ${options.isAction ? "The JSON report" : "`--stats`"} gives the reasons.`];
    }
    return [
        heading,
        ...entries.map((entry) => `  ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.ruleId)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(entry.count, "time")}: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(entry.reason)}`),
    ];
}
function statsBlock(judgement, paint) {
    const { files, packages, servers, sessions } = judgement.inventory;
    const lines = [paint("heading", "In detail")];
    if (files > 0)
        lines.push(`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(files, "file")} in ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(packages.length, "package")}`);
    for (const server of servers) {
        lines.push(`  server ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_7__/* .visibleName */ .ko)(server.key))}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(server.tools.length, "tool")}`);
    }
    for (const session of sessions) {
        lines.push(`  session ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(session.path)}: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_catalog_message_js__WEBPACK_IMPORTED_MODULE_7__/* .visibleName */ .ko)(session.server))}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(session.frames, "message")}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(session.calls, "call")}, ${session.failedCalls} failed${session.complete ? "" : ", incomplete"}`);
    }
    for (const score of judgement.scores.length > 1 ? judgement.scores : []) {
        lines.push(`  score ${score.value} (${score.grade}) ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .packageWords */ .CS)(score))}`);
    }
    return lines;
}
function noticesBlock(notices, options, paint) {
    if (notices.length === 0)
        return [];
    return capped(options, paint("heading", "Notices"), notices, (notice) => `  ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(notice)}`);
}
/** What was looked at, counts and score: the lines above the verdict. */
function totals(judgement, options) {
    const { counts } = judgement;
    const open = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .openFindings */ .lb)(judgement);
    const aside = [
        ...(counts.inBase ? [`${counts.inBase} in the base as well`] : []),
        ...(counts.baselined > 0 ? [`${counts.baselined} in the baseline`] : []),
        ...(counts.suppressed > 0 ? [`${counts.suppressed} suppressed`] : []),
        ...(judgement.hidden ? [`${judgement.hidden} below ${options.isAction ? "" : "--"}min-severity not shown`] : []),
        ...(judgement.disabledRules?.length ? [`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(judgement.disabledRules.length, "rule")} switched off`] : []),
    ];
    const coverage = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .lookedAt */ .O1)(judgement);
    const lines = coverage === "" ? [] : [coverage];
    if (open > 0 || aside.length > 0) {
        const list = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityList */ .Kb)(counts.bySeverity);
        lines.push(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(open, "finding")}${list === "" ? "" : `: ${list}`}${aside.length > 0 ? `; ${aside.join(", ")}` : ""}.`);
    }
    const score = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineScore */ .bR)(judgement);
    if (score) {
        const many = judgement.scores.length > 1;
        const name = many
            ? `, ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .packageWords */ .CS)(score))}, the lowest of ${judgement.scores.length} packages`
            : "";
        lines.push(`Score ${score.value} of 100 (${score.grade})${name}.`);
    }
    return lines;
}
function capped(options, heading, entries, line) {
    const lines = [heading, ...entries.slice(0, MAX_LINES).map(line)];
    if (entries.length > MAX_LINES)
        lines.push(`  and ${entries.length - MAX_LINES} more; ${options.isAction ? "the JSON report" : "`--format json`"} lists all`);
    return lines;
}
function place({ path, startLine, startColumn }) {
    return `${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(path)}:${startLine}:${startColumn}`;
}
/** SGR codes; the text is neutralised before, so these are the only escapes in the output. */
const CODES = {
    critical: "1;31",
    high: "31",
    medium: "33",
    low: "36",
    note: "2",
    place: "1",
    name: "1",
    dim: "2",
    heading: "1",
    pass: "1;32",
    fail: "1;31",
};
function painter(color) {
    return color ? (style, text) => `\u001b[${CODES[style]}m${text}\u001b[0m` : (_style, text) => text;
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
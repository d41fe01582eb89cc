"use strict";
exports.id = 6089;
exports.ids = [6089];
exports.modules = {

/***/ 6089:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderJson: function() { return /* binding */ renderJson; }
});

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/catalog/product.js
var product = __webpack_require__(4336);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/findings/demotion.js
var demotion = __webpack_require__(2037);
;// CONCATENATED MODULE: ./out/report/bounded-data.js
const MAX_DEPTH = 6;
/** In UTF-16 units: enough for a name or a digest, not for prose of somebody else. */
const MAX_TEXT = 200;
/**
 * A copy of structured detail that is safe to serialise: plain values only, capped in depth, in length of texts and in
 * number of members. Objects have no prototype, so that a key called `__proto__` is a key like any other.
 */
function boundedData(value, limits, depth = 0) {
    if (typeof value === "string")
        return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
    if (value === null || typeof value === "boolean")
        return value;
    if (typeof value === "number")
        return Number.isFinite(value) ? value : null;
    if (typeof value !== "object" || depth === MAX_DEPTH)
        return null;
    if (Array.isArray(value))
        return value.slice(0, limits.maxItems).map((item) => boundedData(item, limits, depth + 1));
    const copy = Object.create(null);
    for (const [key, member] of Object.entries(value).slice(0, limits.maxItems)) {
        if (member !== undefined)
            copy[key.slice(0, MAX_TEXT)] = boundedData(member, limits, depth + 1);
    }
    return copy;
}

;// CONCATENATED MODULE: ./out/report/json.js






/** In UTF-16 units; the words of whoever wrote the suppression. */
const MAX_REASON = 200;
/** The JSON report, the contract for other programs: schemas/report.schema.json. */
function renderJson(judgement, options = {}) {
    const rules = new Map((options.rules ?? (0,catalog/* allRules */.V7)()).map((rule) => [rule.id, rule]));
    const { counts, gate } = judgement;
    const report = {
        schemaVersion: 1,
        tool: { name: product/* NAME */.o_.toLowerCase(), version: product/* VERSION */.xv },
        command: judgement.command,
        findings: judgement.findings.map((entry) => findingJson(entry, rules.get(entry.finding.ruleId))),
        notAnalysed: judgement.notAnalysed.map(({ path, coverage, reason, detail, line }) => ({
            path,
            coverage,
            reason,
            detail: detail ?? null,
            line: line ?? null,
        })),
        undecided: judgement.undecided.map(({ ruleId, reason, count }) => ({ ruleId, reason, count })),
        ruleFailures: judgement.ruleFailures.map(({ ruleId, path, error }) => ({
            ruleId,
            path: path ?? null,
            error: error.slice(0, 200),
        })),
        inventory: inventoryJson(judgement.inventory),
        scores: judgement.scores.map(({ package: name, value, grade }) => ({ package: (0,message/* visibleName */.ko)(name), value, grade })),
        counts: {
            ...counts.bySeverity,
            suppressed: counts.suppressed,
            baselined: counts.baselined,
            inBase: counts.inBase ?? 0,
        },
        gate: {
            failOn: gate.failOn,
            result: gate.result,
            policy: gate.policy,
            base: gate.base ?? null,
            gating: gate.gating,
            notAnalysed: gate.notAnalysed,
            unmatched: gate.unmatched ?? 0,
            nothing: gate.nothing ?? false,
        },
        notices: judgement.notices,
        disabledRules: judgement.disabledRules ?? [],
        hidden: judgement.hidden ?? 0,
        exitCode: judgement.exitCode,
    };
    return `${(0,neutralise/* jsonText */.s$)(JSON.stringify(report, null, 2))}\n`;
}
function findingJson(entry, rule) {
    const { finding, suppressed } = entry;
    const { subject } = finding;
    return {
        ruleId: finding.ruleId,
        family: finding.family,
        severity: finding.severity,
        confidence: finding.confidence,
        cwe: (rule?.cwe ?? []).map((id) => `CWE-${id}`),
        groups: rule?.groups ?? [],
        message: finding.message,
        fingerprint: finding.fingerprint,
        new: entry.isNew,
        baselined: entry.baselined,
        inBase: entry.inBase === true,
        gating: entry.gating,
        demoted: (0,demotion/* demotionOf */.Z)(finding) ?? null,
        suppressed: suppressed ? { kind: suppressed.kind, reason: suppressed.reason.slice(0, MAX_REASON) } : null,
        occurrences: finding.occurrences ?? 1,
        location: locationJson(finding.location),
        flow: (finding.flow ?? []).map(({ location, message, depth, skipped = 0 }) => ({
            ...locationJson(location),
            message,
            depth,
            skipped,
        })),
        related: (finding.related ?? []).map(({ location, message }) => ({ ...locationJson(location), message })),
        subject: {
            server: nameOrNull(subject?.server),
            tools: (subject?.tools ?? []).map((tool) => (0,message/* visibleName */.ko)(tool)),
            argument: nameOrNull(subject?.argument),
            method: nameOrNull(subject?.method),
            fault: subject?.fault ?? null,
        },
        data: boundedData(finding.data ?? {}, { maxItems: 100 }),
    };
}
/** Paths as they are; names, which a server chooses, as visible ASCII. */
function inventoryJson({ files, packages, servers, sessions, configuredServers = 0, }) {
    return {
        files,
        packages: packages.map(({ name, path }) => ({ name: (0,message/* visibleName */.ko)(name), path })),
        servers: servers.map((server) => ({
            key: (0,message/* visibleName */.ko)(server.key),
            package: nameOrNull(server.package),
            sdk: nameOrNull(server.sdk),
            tools: server.tools.map((tool) => ({
                name: (0,message/* visibleName */.ko)(tool.name),
                location: tool.location ? locationJson(tool.location) : null,
                effects: tool.effects ?? null,
            })),
        })),
        sessions: sessions.map((session) => ({
            path: session.path,
            server: (0,message/* visibleName */.ko)(session.server),
            revision: nameOrNull(session.revision),
            transport: session.transport,
            complete: session.complete,
            frames: session.frames,
            calls: session.calls,
            failedCalls: session.failedCalls,
            tools: session.tools.map((tool) => (0,message/* visibleName */.ko)(tool)),
        })),
        configuredServers,
    };
}
function nameOrNull(text) {
    return text === undefined ? null : (0,message/* visibleName */.ko)(text);
}
function locationJson({ path, startLine, startColumn, endLine, endColumn }) {
    return { path, startLine, startColumn, endLine, endColumn };
}


/***/ })

};
;
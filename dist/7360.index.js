"use strict";
exports.id = 7360;
exports.ids = [7360];
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

/***/ 9758:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ compareFindings; },
/* harmony export */   n: function() { return /* binding */ compareText; }
/* harmony export */ });
/** Compares by UTF-16 code units: the same on every machine, unlike `localeCompare`. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** The one order of findings in every format: path, line, column, rule, fingerprint. */
function compareFindings(a, b) {
    return (compareText(a.location.path, b.location.path) ||
        a.location.startLine - b.location.startLine ||
        a.location.startColumn - b.location.startColumn ||
        compareText(a.ruleId, b.ruleId) ||
        compareText(a.fingerprint, b.fingerprint) ||
        compareText(a.message, b.message));
}


/***/ }),

/***/ 7360:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainRule: function() { return /* binding */ explainRule; },
/* harmony export */   listRules: function() { return /* binding */ listRules; }
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4876);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4336);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
/* harmony import */ var _errors_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4169);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9758);
/** The catalogue as text for a terminal. All of it is ours: nothing here is untrusted but the id that was asked for. */







/** Every rule on a line, sorted by id: id, severity, family, groups, title. Then each group with its rules. */
function listRules() {
    const rules = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)();
    const ids = widest(rules.map((rule) => rule.id));
    const groupLists = widest(rules.map(groupsOf));
    const lines = rules.map((rule) => [
        rule.id.padEnd(ids),
        rule.severity.padEnd(8),
        rule.family.padEnd(7),
        groupsOf(rule).padEnd(groupLists),
        rule.title,
    ].join("  "));
    const groups = [...new Set(rules.flatMap((rule) => rule.groups))].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n);
    const names = widest(groups);
    lines.push("", "Groups, which --fail-on and failOn take beside severities and rule ids:");
    for (const group of groups) {
        const members = rules.filter((rule) => rule.groups.includes(group)).map((rule) => rule.id);
        lines.push(`  ${group.padEnd(names)}  ${members.join(", ")}`);
    }
    return `${lines.join("\n")}\n`;
}
function groupsOf(rule) {
    return rule.groups.length === 0 ? "-" : rule.groups.join(",");
}
function widest(texts) {
    return Math.max(0, ...texts.map((text) => text.length));
}
/**
 * The help page of a rule in Markdown.
 * @throws UserError when there is no such rule, with the nearest id, or with the members where it is a group
 */
async function explainRule(id) {
    const rule = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(id);
    const help = rule && (await (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .loadHelp */ .UI)()).get(rule.id);
    if (!rule || !help) {
        const members = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)().filter((known) => known.groups.includes(id));
        if (members.length > 0) {
            const list = members.map((member) => member.id).sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n);
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${id} is a group of: ${list.join(", ")}. Name one of them.`);
        }
        const ids = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)().map((known) => known.id);
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`there is no rule ${(0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .pS)(id)}${(0,_errors_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(id, ids) || "."} \`portlight rules\` lists them all.`);
    }
    return `# ${rule.title}\n\n${(0,_catalog_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpMarkdown */ .h)(rule, help)}\n${(0,_catalog_product_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleUrl */ .QB)(rule.id)}\n`;
}


/***/ })

};
;
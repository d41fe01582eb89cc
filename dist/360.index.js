export const id = 360;
export const ids = [360];
export const modules = {

/***/ 4892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V7: () => (/* binding */ allRules),
  Il: () => (/* binding */ findRule),
  JN: () => (/* binding */ isGuarded),
  UI: () => (/* binding */ loadHelp),
  QU: () => (/* binding */ requireRule),
  fD: () => (/* binding */ rulesOf)
});

;// CONCATENATED MODULE: ./out/catalog/generated/rules.js
const RULES = [
    {
        "id": "ambiguous-response",
        "family": "check",
        "title": "Response with both or neither of result and error",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "invalid-frame"
        ],
        "message": "A response must have either `result` or `error`; this one has {found}.",
        "spec": [
            "JR-07"
        ],
        "fault": "either"
    },
    {
        "id": "bind-all-interfaces",
        "family": "audit",
        "title": "Server listens on all network interfaces",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "transport"
        ],
        "message": "{listener} listens on all interfaces ({host}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            1327
        ],
        "owaspMcp": [
            "MCP07:2025",
            "MCP09:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "listens-on-all-interfaces"
        }
    },
    {
        "id": "capture-without-frames",
        "family": "gate",
        "title": "Recording without a single message",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "coverage"
        ],
        "message": "The recording of {server} holds no message, so it says nothing about the server."
    },
    {
        "id": "cmd-exec",
        "family": "audit",
        "title": "Tool runs programs or code",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} runs a program or code ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "capability",
            "effect": "exec"
        }
    },
    {
        "id": "code-injection",
        "family": "audit",
        "title": "Tool argument is evaluated as code",
        "severity": "critical",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} is evaluated as code ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            94,
            95
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "CODE",
            "whole": false
        }
    },
    {
        "id": "code-passthrough",
        "family": "audit",
        "title": "Tool runs the code that the caller sends",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} runs its argument {argument} as code ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            94,
            749
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "CODE",
            "whole": true,
            "claimsReadOnly": false
        }
    },
    {
        "id": "code-passthrough-readonly",
        "family": "audit",
        "title": "Tool that claims to be read-only runs the caller's code",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "{tool} declares `readOnlyHint: true` but runs its argument {argument} as code ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            94,
            749
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "CODE",
            "whole": true,
            "claimsReadOnly": true
        }
    },
    {
        "id": "config-unpinned-server",
        "family": "audit",
        "title": "Client configuration starts an unpinned server",
        "severity": "medium",
        "precision": "very-high",
        "groups": [
            "supply-chain"
        ],
        "message": "Server {server} is started with {launcher} from {package}, which does not fix a version.",
        "cwe": [
            494,
            1357
        ],
        "owaspMcp": [
            "MCP04:2025"
        ],
        "match": {
            "kind": "config",
            "predicate": "unpinned-launcher"
        }
    },
    {
        "id": "duplicate-response",
        "family": "check",
        "title": "Request answered more than once",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "invalid-frame"
        ],
        "message": "Request {method} was answered more than once.",
        "spec": [
            "JR-06"
        ],
        "fault": "either"
    },
    {
        "id": "fs-delete",
        "family": "audit",
        "title": "Tool deletes files",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} deletes files ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "capability",
            "effect": "fs-delete"
        }
    },
    {
        "id": "fs-write",
        "family": "audit",
        "title": "Tool writes files",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} writes files ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "capability",
            "effect": "fs-write"
        }
    },
    {
        "id": "input-required-method",
        "family": "check",
        "title": "Request for input answers a method that may not ask",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "schema-frame"
        ],
        "message": "{method} was answered with `input_required`, which only tools/call, prompts/get and resources/read allow.",
        "spec": [
            "MR-01"
        ],
        "revisions": [
            "2026-07-28"
        ],
        "fault": "server"
    },
    {
        "id": "jsonrpc-version",
        "family": "check",
        "title": "Message without a valid jsonrpc member",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "invalid-frame"
        ],
        "message": "The `jsonrpc` member of a message must be the text \"2.0\"; here it is {found}.",
        "spec": [
            "JR-01"
        ],
        "fault": "either"
    },
    {
        "id": "missing-cache-hints",
        "family": "check",
        "title": "Cacheable result without ttlMs or cacheScope",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "schema-frame"
        ],
        "message": "The result of {method} lacks {missing}.",
        "spec": [
            "CH-01"
        ],
        "revisions": [
            "2026-07-28"
        ],
        "fault": "server"
    },
    {
        "id": "net-egress",
        "family": "audit",
        "title": "Tool talks to the network",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} talks to the network ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "capability",
            "effect": "net"
        }
    },
    {
        "id": "path-traversal",
        "family": "audit",
        "title": "Tool argument decides which file is used",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} reaches a file path without a check that holds ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            22,
            73
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "PATH"
        }
    },
    {
        "id": "request-before-initialized",
        "family": "check",
        "title": "Request sent before the handshake was answered",
        "severity": "low",
        "precision": "high",
        "groups": [
            "lifecycle"
        ],
        "message": "The client sent request {method} before the answer to `initialize`.",
        "spec": [
            "LC-02"
        ],
        "revisions": [
            "2024-11-05",
            "2025-03-26",
            "2025-06-18",
            "2025-11-25"
        ],
        "fault": "client"
    },
    {
        "id": "request-id-type",
        "family": "check",
        "title": "Request id is neither text nor integer",
        "severity": "medium",
        "precision": "very-high",
        "groups": [
            "invalid-frame"
        ],
        "message": "The id of request {method} is {found}; it must be a text or an integer.",
        "spec": [
            "JR-02"
        ],
        "fault": "either"
    },
    {
        "id": "response-without-request",
        "family": "check",
        "title": "Response answers no request",
        "severity": "high",
        "precision": "high",
        "groups": [
            "invalid-frame"
        ],
        "message": "A response answers no request of the other side; it carries {found}.",
        "spec": [
            "JR-05"
        ],
        "fault": "either"
    },
    {
        "id": "secret-in-session",
        "family": "detect",
        "title": "Secret in arguments or results",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "secrets"
        ],
        "message": "{secret} stands in {place} of {method}{target}.",
        "cwe": [
            522,
            200
        ],
        "owaspMcp": [
            "MCP01:2025"
        ],
        "fault": "either"
    },
    {
        "id": "shell-injection",
        "family": "audit",
        "title": "Tool argument reaches a shell",
        "severity": "critical",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} becomes part of a shell command ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            78
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "SHELL",
            "whole": false
        }
    },
    {
        "id": "shell-passthrough",
        "family": "audit",
        "title": "Tool runs the command line that the caller sends",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} runs its argument {argument} as a shell command ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            78,
            749
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "SHELL",
            "whole": true,
            "claimsReadOnly": false
        }
    },
    {
        "id": "shell-passthrough-readonly",
        "family": "audit",
        "title": "Tool that claims to be read-only runs the caller's command line",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "{tool} declares `readOnlyHint: true` but runs its argument {argument} as a shell command ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            78,
            749
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "SHELL",
            "whole": true,
            "claimsReadOnly": true
        }
    },
    {
        "id": "stdio-noise",
        "family": "check",
        "title": "Something other than messages on the stdio transport",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "invalid-frame",
            "transport"
        ],
        "message": "{stream} of the stdio transport carries {found} that is no MCP message.",
        "spec": [
            "JR-16"
        ],
        "fault": "either"
    },
    {
        "id": "tool-definition-changed",
        "family": "detect",
        "title": "Tool definition changed during the session",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "drift"
        ],
        "message": "Tool {tool} was declared differently earlier in the same session: {parts} changed.",
        "owaspMcp": [
            "MCP03:2025"
        ],
        "fault": "server"
    },
    {
        "id": "tool-definition-loosened",
        "family": "detect",
        "title": "Tool promises less than earlier in the session",
        "severity": "high",
        "precision": "high",
        "groups": [
            "drift"
        ],
        "message": "Tool {tool} promises less than earlier in the same session: {parts}.",
        "owaspMcp": [
            "MCP03:2025"
        ],
        "fault": "server"
    },
    {
        "id": "unanswered-request",
        "family": "check",
        "title": "Request was never answered",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "unanswered"
        ],
        "message": "Request {method} was never answered, although the session went on long enough.",
        "spec": [
            "JR-17"
        ],
        "fault": "either"
    },
    {
        "id": "undeclared-tool-call",
        "family": "detect",
        "title": "Call to a tool that the server does not declare",
        "severity": "high",
        "precision": "high",
        "groups": [
            "drift"
        ],
        "message": "Tool {tool} was called although no listing declares it, and the server answered with {answer}.",
        "owaspMcp": [
            "MCP03:2025"
        ],
        "fault": "either"
    }
];

;// CONCATENATED MODULE: ./out/catalog/catalog.js

const byId = new Map(RULES.map((rule) => [rule.id, rule]));
/** All rules, sorted by id. */
function allRules() {
    return RULES;
}
function rulesOf(family) {
    return RULES.filter((rule) => rule.family === family);
}
function findRule(id) {
    return byId.get(id);
}
/** Secrets, poisoning and hidden text: nobody accepts them unseen, by a baseline or by switching the rule off. */
function isGuarded(rule) {
    return rule.family === "content" || rule.groups.includes("secrets") || rule.groups.includes("poisoning");
}
/**
 * @throws Error when no rule has this id: a bug of the caller, never of the user.
 */
function requireRule(id) {
    const rule = byId.get(id);
    if (!rule)
        throw new Error(`no rule ${id} in the catalogue`);
    return rule;
}
/** The help texts of all rules by id. They are large, so they load on demand. */
async function loadHelp() {
    const { HELP } = await __webpack_require__.e(/* import() */ 362).then(__webpack_require__.bind(__webpack_require__, 5362));
    return new Map(Object.entries(HELP));
}


/***/ }),

/***/ 4876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ helpMarkdown)
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
    const entry = "an entry with a reason under `ignore:` in `.portlight/config.yml`";
    parts.push(rule.family === "audit" || rule.family === "content"
        ? `## Accepting it\n\nPut \`portlight: ignore[${rule.id}] reason\` in a comment on the line or the line above, or add ${entry}.\n`
        : `## Accepting it\n\nAdd ${entry}.\n`);
    if (help.references.length > 0) {
        parts.push(`## References\n\n${help.references.map((link) => `- <${link}>`).join("\n")}\n`);
    }
    return parts.join("\n");
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

/***/ 4169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
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

/***/ 9758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings),
/* harmony export */   n: () => (/* binding */ compareText)
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainRule: () => (/* binding */ explainRule),
/* harmony export */   listRules: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4892);
/* harmony import */ var _catalog_help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4876);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4336);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6687);
/* harmony import */ var _errors_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4169);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1879);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9758);
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
    const groups = [...new Set(rules.flatMap((rule) => rule.groups))].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n);
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
            const list = members.map((member) => member.id).sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n);
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${id} is a group of: ${list.join(", ")}. Name one of them.`);
        }
        const ids = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)().map((known) => known.id);
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`there is no rule ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalText */ .eR)(id)}${(0,_errors_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(id, ids) || "."} \`portlight rules\` lists them all.`);
    }
    return `# ${rule.title}\n\n${(0,_catalog_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpMarkdown */ .h)(rule, help)}\n${(0,_catalog_product_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleUrl */ .QB)(rule.id)}\n`;
}


/***/ })

};

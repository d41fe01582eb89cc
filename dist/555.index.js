export const id = 555;
export const ids = [555];
export const modules = {

/***/ 4705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V7: () => (/* binding */ allRules),
  Il: () => (/* binding */ findRule),
  UI: () => (/* binding */ loadHelp),
  QU: () => (/* binding */ requireRule),
  fD: () => (/* binding */ rulesOf)
});

// UNUSED EXPORTS: allGroups

;// CONCATENATED MODULE: ./out/catalog/generated/rules.js
const rules_RULES = [
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
        "severity": "medium",
        "precision": "high",
        "groups": [
            "injection"
        ],
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
            "whole": true
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
        "message": "Server {server} is started with {launcher} from {package}, whatever version that is today.",
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
        "message": "A secret of kind {kind} stands in {place} of {method}.",
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
        "severity": "medium",
        "precision": "high",
        "groups": [
            "injection"
        ],
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
            "whole": true
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

const byId = new Map(rules_RULES.map((rule) => [rule.id, rule]));
/** All rules, sorted by id. */
function allRules() {
    return rules_RULES;
}
function rulesOf(family) {
    return rules_RULES.filter((rule) => rule.family === family);
}
function findRule(id) {
    return byId.get(id);
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
/** Names usable in --fail-on besides severities and rule ids, sorted. */
function allGroups() {
    return [...new Set(RULES.flatMap((rule) => rule.groups))].sort();
}
/** The help texts of all rules by id. They are large, so they load on demand. */
async function loadHelp() {
    const { HELP } = await __webpack_require__.e(/* import() */ 519).then(__webpack_require__.bind(__webpack_require__, 2519));
    return new Map(Object.entries(HELP));
}


/***/ }),

/***/ 342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ helpMarkdown)
/* harmony export */ });
/**
 * The help page of a rule in Markdown, without its title: what docs/rules/, `portlight explain` and SARIF
 * `help.markdown` show. All of it comes from our own files, so nothing here is untrusted.
 */
function helpMarkdown(rule, help) {
    const facts = [
        `**${rule.id}**`,
        `severity ${rule.severity}`,
        `precision ${rule.precision}`,
        ...(rule.languages ? [rule.languages.join(", ")] : []),
        ...(rule.spec ? [rule.spec.join(", ")] : []),
        ...(rule.revisions ? [`MCP ${rule.revisions.join(", ")}`] : []),
        ...(rule.fault ? [`fault: ${rule.fault}`] : []),
        ...(rule.cwe ?? []).map((cwe) => `CWE-${cwe}`),
        ...(rule.owaspMcp ?? []),
    ];
    const parts = [`${facts.join(" · ")}\n`, `${help.why}\n`];
    if (help.bad)
        parts.push(`## Found\n\n${codeBlock(help.bad)}`);
    if (help.good)
        parts.push(`## Not found\n\n${codeBlock(help.good)}`);
    parts.push(`## What to do\n\n${help.fix.map((step) => `- ${step}`).join("\n")}\n`);
    if (rule.family !== "check" && rule.family !== "detect") {
        parts.push(`## Accepting it\n\nPut \`portlight: ignore[${rule.id}] reason\` in a comment on the line or the line above, or add an entry with a reason under \`ignore:\` in \`.portlight/config.yml\`.\n`);
    }
    else {
        parts.push("## Accepting it\n\nAdd an entry with a reason under `ignore:` in `.portlight/config.yml`.\n");
    }
    if (help.references.length > 0) {
        parts.push(`## References\n\n${help.references.map((link) => `- <${link}>`).join("\n")}\n`);
    }
    return parts.join("\n");
}
function codeBlock(example) {
    return `\`\`\`${example.language}\n${example.text.trimEnd()}\n\`\`\`\n`;
}


/***/ }),

/***/ 1512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
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

/***/ 6555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainRule: () => (/* binding */ explainRule),
/* harmony export */   listRules: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4705);
/* harmony import */ var _catalog_help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(342);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5631);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3114);
/* harmony import */ var _errors_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1512);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1560);
/** The catalogue as text for a terminal. All of it is ours: nothing here is untrusted but the id that was asked for. */






/** Every rule on a line: id, severity, family, title; sorted by id. */
function listRules() {
    const rules = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)();
    const width = Math.max(0, ...rules.map((rule) => rule.id.length));
    return rules
        .map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(8)}  ${rule.family.padEnd(7)}  ${rule.title}\n`)
        .join("");
}
/**
 * The help page of a rule in Markdown.
 * @throws UserError when there is no such rule, with the nearest id
 */
async function explainRule(id) {
    const rule = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(id);
    const help = rule && (await (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .loadHelp */ .UI)()).get(rule.id);
    if (!rule || !help) {
        const ids = (0,_catalog_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .allRules */ .V7)().map((known) => known.id);
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`there is no rule ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalText */ .eR)(id)}${(0,_errors_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .a)(id, ids)}; "portlight rules" lists them all.`);
    }
    return `# ${rule.title}\n\n${(0,_catalog_help_js__WEBPACK_IMPORTED_MODULE_4__/* .helpMarkdown */ .h)(rule, help)}\n${(0,_catalog_product_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleUrl */ .QB)(rule.id)}\n`;
}


/***/ })

};

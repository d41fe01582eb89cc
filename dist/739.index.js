export const id = 739;
export const ids = [739];
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
        "id": "confusable-name",
        "family": "content",
        "title": "Name that passes for another",
        "severity": "high",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "The name {name} in {place} is written with letters ({scripts}) that pass for others.",
        "cwe": [
            1007
        ],
        "owaspMcp": [
            "MCP03:2025"
        ],
        "surfaces": [
            "name"
        ],
        "fault": "server"
    },
    {
        "id": "deceptive-url",
        "family": "content",
        "title": "URL that leads elsewhere than it reads",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "An address in {place} reads as another host than it leads to: {why}.",
        "cwe": [
            451,
            601
        ],
        "owaspMcp": [
            "MCP03:2025"
        ],
        "surfaces": [
            "source",
            "config",
            "description",
            "prompt",
            "instructions",
            "argument",
            "result"
        ],
        "fault": "either"
    },
    {
        "id": "directive-text",
        "family": "content",
        "title": "Wording that directs the model",
        "severity": "note",
        "precision": "low",
        "groups": [
            "poisoning"
        ],
        "message": "The text in {place} directs the model: {signals}.",
        "cwe": [
            1427
        ],
        "owaspMcp": [
            "MCP03:2025",
            "MCP06:2025"
        ],
        "surfaces": [
            "description",
            "prompt",
            "instructions",
            "result"
        ],
        "fault": "server"
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
        "id": "personal-data",
        "family": "content",
        "title": "Personal data in clear text",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "secrets"
        ],
        "message": "{secret} stands in {place}.",
        "cwe": [
            359
        ],
        "owaspMcp": [
            "MCP10:2025"
        ],
        "surfaces": [
            "source",
            "config",
            "description",
            "prompt",
            "instructions",
            "argument",
            "result"
        ],
        "fault": "either"
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
        "id": "secret-exposed",
        "family": "content",
        "title": "Credential in clear text",
        "severity": "critical",
        "precision": "very-high",
        "groups": [
            "secrets"
        ],
        "message": "{secret} stands in {place}.",
        "cwe": [
            798,
            522,
            200
        ],
        "owaspMcp": [
            "MCP01:2025"
        ],
        "surfaces": [
            "source",
            "config",
            "description",
            "prompt",
            "instructions",
            "argument",
            "result"
        ],
        "fault": "either"
    },
    {
        "id": "secret-suspected",
        "family": "content",
        "title": "What looks like a credential in clear text",
        "severity": "medium",
        "precision": "medium",
        "groups": [
            "secrets"
        ],
        "message": "{secret} stands in {place}.",
        "cwe": [
            798,
            522
        ],
        "owaspMcp": [
            "MCP01:2025"
        ],
        "surfaces": [
            "source",
            "config",
            "description",
            "prompt",
            "instructions",
            "argument",
            "result"
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
        "id": "terminal-escape",
        "family": "content",
        "title": "Terminal control sequence in text",
        "severity": "medium",
        "precision": "very-high",
        "groups": [
            "poisoning"
        ],
        "message": "Control sequences for a terminal stand in {place}, {count} in all.",
        "cwe": [
            150
        ],
        "owaspMcp": [
            "MCP03:2025"
        ],
        "surfaces": [
            "name",
            "description",
            "prompt",
            "instructions",
            "result"
        ],
        "fault": "server"
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
        "id": "tool-poisoning",
        "family": "content",
        "title": "Instructions to the model in text of the server",
        "severity": "high",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "The text in {place} steers the model: {signals}.",
        "cwe": [
            1427
        ],
        "owaspMcp": [
            "MCP03:2025",
            "MCP06:2025"
        ],
        "surfaces": [
            "name",
            "description",
            "prompt",
            "instructions",
            "result"
        ],
        "fault": "server"
    },
    {
        "id": "tool-poisoning-covert",
        "family": "content",
        "title": "Hidden instructions, or instructions to take secrets",
        "severity": "critical",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "The text in {place} steers the model in a way made to harm: {signals}.",
        "cwe": [
            1427,
            506
        ],
        "owaspMcp": [
            "MCP03:2025",
            "MCP06:2025"
        ],
        "surfaces": [
            "name",
            "description",
            "prompt",
            "instructions",
            "result"
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
    },
    {
        "id": "unicode-hidden",
        "family": "content",
        "title": "Text that a reader does not see",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "poisoning"
        ],
        "message": "Characters that a reader does not see stand in {place}: {kind}, {count} in all.",
        "cwe": [
            1007,
            451
        ],
        "owaspMcp": [
            "MCP03:2025"
        ],
        "surfaces": [
            "source",
            "config",
            "name",
            "description",
            "prompt",
            "instructions",
            "result"
        ],
        "fault": "server"
    },
    {
        "id": "unicode-hidden-message",
        "family": "content",
        "title": "Hidden message in invisible characters",
        "severity": "critical",
        "precision": "very-high",
        "groups": [
            "poisoning"
        ],
        "message": "A message of {count} characters that no reader sees stands in {place}, spelled in {kind}.",
        "cwe": [
            1007,
            506
        ],
        "owaspMcp": [
            "MCP03:2025"
        ],
        "surfaces": [
            "source",
            "config",
            "name",
            "description",
            "prompt",
            "instructions",
            "result"
        ],
        "fault": "server"
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


/***/ })

};

"use strict";
exports.id = 4892;
exports.ids = [4892];
exports.modules = {

/***/ 4892:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V7: function() { return /* binding */ allRules; },
  Il: function() { return /* binding */ findRule; },
  JN: function() { return /* binding */ isGuarded; },
  UI: function() { return /* binding */ loadHelp; },
  QU: function() { return /* binding */ requireRule; },
  fD: function() { return /* binding */ rulesOf; }
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
        "id": "analysis-lost",
        "family": "gate",
        "title": "File that could be analysed before",
        "severity": "medium",
        "precision": "very-high",
        "groups": [
            "coverage"
        ],
        "message": "{file} was analysed at the base and is not any more: {reason}."
    },
    {
        "id": "annotation-mismatch",
        "family": "audit",
        "title": "Tool deletes files although its hints deny it",
        "severity": "high",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "{tool} declares {hint} but deletes files ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            684
        ],
        "owaspMcp": [
            "MCP02:2025",
            "MCP03:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "read-only-deletes"
        }
    },
    {
        "id": "annotation-mismatch-open-world",
        "family": "audit",
        "title": "Tool talks to the network although it is declared closed",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "{tool} declares {hint} but talks to the network ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            684
        ],
        "owaspMcp": [
            "MCP02:2025",
            "MCP03:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "closed-world-connects"
        }
    },
    {
        "id": "annotation-mismatch-write",
        "family": "audit",
        "title": "Tool writes files although it is declared read-only",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "poisoning"
        ],
        "message": "{tool} declares {hint} but writes files ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            684
        ],
        "owaspMcp": [
            "MCP02:2025",
            "MCP03:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "read-only-writes"
        }
    },
    {
        "id": "argument-injection",
        "family": "audit",
        "title": "Tool argument can be read as an option of a program",
        "severity": "medium",
        "precision": "medium",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} can be read as an option of the program that it is given to ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            88
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "ARGV"
        }
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
        "id": "config-auto-approve",
        "family": "audit",
        "title": "Client configuration calls tools that change something without asking",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "supply-chain"
        ],
        "message": "Calls of {what} of server {server} are made without asking.",
        "cwe": [
            862
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "config",
            "predicate": "auto-approve"
        }
    },
    {
        "id": "config-broad-root",
        "family": "audit",
        "title": "Client configuration gives a file server a whole disk or home",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "supply-chain"
        ],
        "message": "Server {server} may use every file below {what}.",
        "cwe": [
            552,
            732
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "config",
            "predicate": "broad-root"
        }
    },
    {
        "id": "config-privileged-container",
        "family": "audit",
        "title": "Client configuration starts a container with the rights of its host",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "supply-chain"
        ],
        "message": "Server {server} is started in a container that is given {what}.",
        "cwe": [
            250
        ],
        "owaspMcp": [
            "MCP02:2025"
        ],
        "match": {
            "kind": "config",
            "predicate": "privileged-container"
        }
    },
    {
        "id": "config-shell-launcher",
        "family": "audit",
        "title": "Client configuration starts a shell that runs what it downloads",
        "severity": "high",
        "precision": "high",
        "groups": [
            "supply-chain"
        ],
        "message": "Server {server} is started by a shell that runs {what}.",
        "cwe": [
            78,
            494
        ],
        "owaspMcp": [
            "MCP04:2025",
            "MCP05:2025"
        ],
        "match": {
            "kind": "config",
            "predicate": "shell-launcher"
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
        "id": "cors-permissive",
        "family": "audit",
        "title": "Server lets pages of any origin read its answers",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "transport"
        ],
        "message": "Pages of any origin may call the server and read its answers ({what}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            942
        ],
        "owaspMcp": [
            "MCP07:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "any-origin"
        }
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
        "id": "dns-rebinding",
        "family": "audit",
        "title": "HTTP server checks neither host nor origin of a request",
        "severity": "high",
        "precision": "medium",
        "groups": [
            "transport"
        ],
        "message": "Nothing in the package checks the host or the origin of the requests that {what} answers.",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            346,
            350
        ],
        "owaspMcp": [
            "MCP07:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "no-host-check"
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
        "id": "dynamic-import",
        "family": "audit",
        "title": "Tool argument decides which module is loaded",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} decides which module is loaded ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            470,
            829
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP04:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "MODULE"
        }
    },
    {
        "id": "env-exposure",
        "family": "audit",
        "title": "Tool hands out the whole environment of the server",
        "severity": "high",
        "precision": "high",
        "groups": [
            "secrets"
        ],
        "message": "All variables of the environment are put into an answer ({what}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            497,
            526
        ],
        "owaspMcp": [
            "MCP01:2025",
            "MCP10:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "environment-in-result"
        }
    },
    {
        "id": "exec-passthrough",
        "family": "audit",
        "title": "Tool starts the program that the caller names",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} starts the program in its argument {argument} ({sink}).",
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
            "sink": "EXECPATH",
            "whole": true
        }
    },
    {
        "id": "exec-path-tainted",
        "family": "audit",
        "title": "Tool argument decides which program is started",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} decides which program is started ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            78,
            426
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "EXECPATH",
            "whole": false
        }
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
        "id": "gate-change",
        "family": "gate",
        "title": "Change to the policy that hides findings",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "gate-change"
        ],
        "message": "{what} hides {findings} of this change."
    },
    {
        "id": "html-injection",
        "family": "audit",
        "title": "Request becomes part of a page",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} becomes part of a page ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            79
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "HTML"
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
        "id": "nosql-injection",
        "family": "audit",
        "title": "Tool argument becomes part of a graph database statement",
        "severity": "high",
        "precision": "medium",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} becomes part of a statement in Cypher ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            943
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "NOSQL",
            "whole": false
        }
    },
    {
        "id": "path-passthrough",
        "family": "audit",
        "title": "Tool works on the path that the caller sends",
        "severity": "low",
        "precision": "high",
        "groups": [],
        "message": "{tool} uses its argument {argument} as a path, wherever it leads ({sink}).",
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
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "PATH",
            "whole": true
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
            "sink": "PATH",
            "whole": false
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
        "id": "policy-change",
        "family": "gate",
        "title": "Change to the policy",
        "severity": "note",
        "precision": "very-high",
        "groups": [
            "gate-change"
        ],
        "message": "{what} changes what Portlight reports or what fails; it counts once this change is merged."
    },
    {
        "id": "predictable-session-id",
        "family": "audit",
        "title": "Ids of sessions can be guessed",
        "severity": "high",
        "precision": "high",
        "groups": [
            "transport"
        ],
        "message": "Ids of sessions are made by {what} and can be guessed.",
        "languages": [
            "javascript",
            "typescript"
        ],
        "cwe": [
            338
        ],
        "owaspMcp": [
            "MCP07:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "predictable-session-id"
        }
    },
    {
        "id": "recording-removed",
        "family": "gate",
        "title": "Recording that the change removes",
        "severity": "high",
        "precision": "high",
        "groups": [
            "coverage"
        ],
        "message": "The base has a recording of {server}; this change leaves none of it."
    },
    {
        "id": "regex-injection",
        "family": "audit",
        "title": "Tool argument becomes part of a regular expression",
        "severity": "low",
        "precision": "medium",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} becomes part of a regular expression ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            1333
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "REGEX",
            "whole": false
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
        "id": "server-removed",
        "family": "gate",
        "title": "Server that is recognised no more",
        "severity": "high",
        "precision": "medium",
        "groups": [
            "coverage"
        ],
        "message": "The base has the server {server} in {package}; after this change none is recognised there."
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
        "id": "sql-injection",
        "family": "audit",
        "title": "Tool argument becomes part of a database statement",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} becomes part of a database statement ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            89
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "SQL",
            "whole": false
        }
    },
    {
        "id": "sql-passthrough",
        "family": "audit",
        "title": "Tool runs the database statement that the caller sends",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} runs its argument {argument} as a database statement ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            89,
            749
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "SQL",
            "whole": true,
            "claimsReadOnly": false
        }
    },
    {
        "id": "sql-passthrough-readonly",
        "family": "audit",
        "title": "Tool that claims to be read-only runs the caller's statement",
        "severity": "medium",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "{tool} declares `readOnlyHint: true` but runs its argument {argument} as a database statement ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            89,
            749
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP02:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "SQL",
            "whole": true,
            "claimsReadOnly": true
        }
    },
    {
        "id": "ssrf",
        "family": "audit",
        "title": "Tool argument decides which host a request goes to",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} decides where a request goes, without a check that holds ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            918
        ],
        "owaspMcp": [
            "MCP05:2025",
            "MCP07:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "URL",
            "whole": false
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
        "id": "template-injection",
        "family": "audit",
        "title": "Tool argument becomes the source of a template",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} becomes the source of a template ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            1336
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "TEMPLATE"
        }
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
        "id": "tls-verify-off",
        "family": "audit",
        "title": "Server does not verify the certificate of who it talks to",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "transport"
        ],
        "message": "The certificate of the other side is not verified ({what}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            295
        ],
        "owaspMcp": [
            "MCP07:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "tls-verification-off"
        }
    },
    {
        "id": "token-unverified",
        "family": "audit",
        "title": "Server reads a token without checking its signature",
        "severity": "high",
        "precision": "very-high",
        "groups": [
            "transport"
        ],
        "message": "A token is read without a check of its signature ({what}).",
        "languages": [
            "python"
        ],
        "cwe": [
            347
        ],
        "owaspMcp": [
            "MCP07:2025"
        ],
        "match": {
            "kind": "call",
            "predicate": "signature-not-checked"
        }
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
    },
    {
        "id": "unsafe-deserialization",
        "family": "audit",
        "title": "Tool argument is deserialised into objects that can run code",
        "severity": "critical",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} is deserialised by a format that can run code ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            502
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "DESERIALIZE"
        }
    },
    {
        "id": "unsafe-reflection",
        "family": "audit",
        "title": "Tool argument decides which attribute of an object is used",
        "severity": "medium",
        "precision": "medium",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} decides which attribute of an object is used ({sink}).",
        "languages": [
            "python"
        ],
        "cwe": [
            470
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "MEMBER"
        }
    },
    {
        "id": "url-passthrough",
        "family": "audit",
        "title": "Tool fetches the URL that the caller sends",
        "severity": "note",
        "precision": "high",
        "groups": [],
        "message": "{tool} fetches the URL in its argument {argument} ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            918
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "URL",
            "whole": true
        }
    },
    {
        "id": "xxe",
        "family": "audit",
        "title": "Tool argument is parsed as XML with external entities",
        "severity": "high",
        "precision": "high",
        "groups": [
            "injection"
        ],
        "message": "Argument {argument} of {tool} is parsed as XML that may include files and URLs ({sink}).",
        "languages": [
            "javascript",
            "typescript",
            "python"
        ],
        "cwe": [
            611
        ],
        "owaspMcp": [
            "MCP05:2025"
        ],
        "match": {
            "kind": "flow",
            "sink": "XML"
        }
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
    const { HELP } = await __webpack_require__.e(/* import() */ 5362).then(__webpack_require__.bind(__webpack_require__, 5362));
    return new Map(Object.entries(HELP));
}


/***/ })

};
;
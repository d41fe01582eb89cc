export const id = 452;
export const ids = [452,233];
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

/***/ 2280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   e4: () => (/* binding */ renderMessage),
/* harmony export */   ko: () => (/* binding */ visibleName)
/* harmony export */ });
/** Longest name that a message shows: whoever names a tool could otherwise fill the report. */
const MAX_NAME = 64;
/**
 * Makes an untrusted name fit to be printed anywhere: visible ASCII only, everything else and the characters that mean
 * something to Markdown, XML or a terminal as `\u{hex}`, at most `max` characters.
 */
function visibleName(text, max = MAX_NAME) {
    let out = "";
    for (const char of text) {
        const code = char.codePointAt(0);
        const plain = code >= 0x20 && code < 0x7f && char !== "`" && char !== "\\";
        const piece = plain ? char : `\\u{${code.toString(16)}}`;
        if (out.length + piece.length > max)
            return `${out}…`;
        out += piece;
    }
    return out;
}
/** How many names of a list a message shows. */
const MAX_LISTED = 3;
/**
 * @param text our own words; what is not visible ASCII is escaped all the same
 * @param name what they end in: untrusted, shown in a code span behind a space
 */
function phrase(text, name) {
    return name === undefined ? { phrase: text } : { phrase: text, name };
}
/**
 * Fills a rule's message. Every name is escaped and set in a code span here, so that no caller can forget it.
 * @throws Error when the template names a parameter that is not given
 */
function renderMessage(rule, params) {
    return rule.message.replace(/\{([a-zA-Z]+)\}/g, (_whole, name) => {
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (value === undefined)
            throw new Error(`message of ${rule.id} needs {${name}}`);
        return renderParameter(value);
    });
}
function renderParameter(value) {
    if (typeof value === "number")
        return String(value);
    if (typeof value === "string")
        return codeSpan(value);
    if ("phrase" in value) {
        const words = visibleName(value.phrase, Number.POSITIVE_INFINITY);
        return value.name === undefined ? words : `${words} ${codeSpan(value.name)}`;
    }
    const shown = value.slice(0, MAX_LISTED).map(codeSpan);
    const rest = value.length - shown.length;
    if (rest > 0)
        return `${shown.join(", ")} and ${rest} more`;
    const last = shown.pop() ?? "";
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
function codeSpan(name) {
    return `\`${visibleName(name)}\``;
}


/***/ }),

/***/ 1233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);

const MAX_PATTERN = 256;
const MAX_ALTERNATIVES = 32;
/**
 * @param options.flat the text has no segments: `*` and `?` match a slash too
 * @throws UserError when the pattern is longer than 256 characters, has more than 32 alternatives, or a bracket that
 *   is not closed. The message starts in lower case and names no pattern: the caller puts the place before it
 */
function compileGlob(pattern, options = {}) {
    if (pattern.length > MAX_PATTERN)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`a glob longer than ${MAX_PATTERN} characters is not accepted.`);
    const flat = options.flat === true;
    const programs = expandBraces(pattern).map((text) => tokenise(flat ? text : text.replace(/\/+$/, ""), flat));
    return { matches: (text) => programs.some((program) => run(program, text, flat)) };
}
function expandBraces(pattern) {
    const done = new Set();
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const text of open) {
            const choice = firstChoice(text);
            if (!choice)
                done.add(text);
            else
                for (const option of choice.options)
                    next.push(choice.before + option + choice.after);
        }
        if (done.size + next.length > MAX_ALTERNATIVES) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`a glob with more than ${MAX_ALTERNATIVES} alternatives is not accepted.`);
        }
        open = next;
    }
    return [...done];
}
function firstChoice(text) {
    let depth = 0;
    let start = -1;
    let cut = 0;
    const options = [];
    for (let i = 0; i < text.length; i++) {
        const char = text[i];
        if (char === "\\")
            i++;
        else if (char === "{") {
            if (depth === 0) {
                start = i;
                cut = i + 1;
            }
            depth++;
        }
        else if (char === "," && depth === 1) {
            options.push(text.slice(cut, i));
            cut = i + 1;
        }
        else if (char === "}" && depth > 0) {
            depth--;
            if (depth === 0) {
                options.push(text.slice(cut, i));
                return { before: text.slice(0, start), options, after: text.slice(i + 1) };
            }
        }
    }
    if (depth > 0)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("a glob with an unclosed { is not accepted.");
    return undefined;
}
function tokenise(pattern, flat) {
    const tokens = [];
    for (let i = 0; i < pattern.length; i++) {
        const char = pattern[i];
        if (char === "\\" && i + 1 < pattern.length)
            tokens.push({ kind: "char", char: pattern[++i] });
        else if (char === "?")
            tokens.push({ kind: "any" });
        else if (char === "*") {
            let end = i;
            while (pattern[end + 1] === "*")
                end++;
            const startsSegment = i === 0 || pattern[i - 1] === "/";
            if (end === i || flat)
                tokens.push({ kind: "star" });
            else if (startsSegment && pattern[end + 1] === "/") {
                tokens.push({ kind: "folders" });
                end++;
            }
            else
                tokens.push({ kind: "deep" });
            i = end;
        }
        else if (char === "[") {
            const close = pattern.indexOf("]", i + (pattern[i + 1] === "!" || pattern[i + 1] === "^" ? 3 : 2));
            if (close < 0)
                throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("a glob with an unclosed [ is not accepted.");
            tokens.push(classToken(pattern.slice(i + 1, close)));
            i = close;
        }
        else
            tokens.push({ kind: "char", char });
    }
    return tokens;
}
function classToken(body) {
    const negated = body.startsWith("!") || body.startsWith("^");
    const text = negated ? body.slice(1) : body;
    const ranges = [];
    for (let i = 0; i < text.length; i++) {
        if (text[i + 1] === "-" && i + 2 < text.length) {
            ranges.push([text[i], text[i + 2]]);
            i += 2;
        }
        else
            ranges.push([text[i], text[i]]);
    }
    return { kind: "class", negated, ranges };
}
function run(program, text, flat) {
    const end = program.length;
    const coversFolder = !flat && endsLiterally(program);
    let now = new Uint8Array(end + 1);
    /** Enters a state and what can be reached from it without reading. */
    const enter = (states, at) => {
        for (let i = at; states[i] !== 1; i++) {
            states[i] = 1;
            const kind = program[i]?.kind;
            if (kind !== "star" && kind !== "deep" && kind !== "folders")
                return;
        }
    };
    enter(now, 0);
    for (const char of text.split("")) {
        const slash = char === "/" && !flat;
        if (slash && coversFolder && now[end] === 1)
            return true;
        const next = new Uint8Array(end + 1);
        let alive = false;
        for (let i = 0; i < end; i++) {
            if (now[i] !== 1)
                continue;
            const token = program[i];
            if (token.kind === "folders") {
                // It stays in its segments, and only after a slash may the rest begin.
                next[i] = 1;
                alive = true;
                if (char === "/")
                    enter(next, i + 1);
            }
            else if (token.kind === "deep" || (token.kind === "star" && !slash)) {
                enter(next, i);
                alive = true;
            }
            else if (accepts(token, char, slash)) {
                enter(next, i + 1);
                alive = true;
            }
        }
        if (!alive)
            return false;
        now = next;
    }
    return now[end] === 1;
}
function endsLiterally(program) {
    for (let i = program.length - 1; i >= 0; i--) {
        const token = program[i];
        if (token.kind === "folders" || (token.kind === "char" && token.char === "/"))
            return i < program.length - 1;
        if (token.kind !== "char")
            return false;
    }
    return program.length > 0;
}
function accepts(token, char, slash) {
    if (token.kind === "char")
        return token.char === char;
    if (slash)
        return false;
    if (token.kind === "any")
        return true;
    return token.kind === "class" && token.ranges.some(([from, to]) => char >= from && char <= to) !== token.negated;
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

/***/ 1971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ confidenceRank),
/* harmony export */   _Z: () => (/* binding */ isSeverity),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   wW: () => (/* binding */ lowerConfidence)
/* harmony export */ });
/** All severities, worst first. */
const SEVERITIES = ["critical", "high", "medium", "low", "note"];
const RANK = { critical: 4, high: 3, medium: 2, low: 1, note: 0 };
/** 4 for critical down to 0 for note. */
function severityRank(severity) {
    return RANK[severity];
}
const CONFIDENCE_RANK = { high: 2, medium: 1, low: 0 };
/** 2 for high down to 0 for low. */
function confidenceRank(confidence) {
    return CONFIDENCE_RANK[confidence];
}
function lowerConfidence(a, b) {
    return confidenceRank(a) < confidenceRank(b) ? a : b;
}
/** True when `severity` is as bad as `threshold` or worse. */
function atLeast(severity, threshold) {
    return RANK[severity] >= RANK[threshold];
}
function isSeverity(text) {
    return Object.hasOwn(RANK, text);
}


/***/ })

};

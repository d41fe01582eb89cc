"use strict";
exports.id = 3897;
exports.ids = [3897];
exports.modules = {

/***/ 3897:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: function() { return /* binding */ parseConfig; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/errors/nearest.js
var nearest = __webpack_require__(4169);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/files/glob.js
var files_glob = __webpack_require__(1233);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
// EXTERNAL MODULE: ./out/config/defaults.js
var config_defaults = __webpack_require__(138);
// EXTERNAL MODULE: ./out/content/secrets/index.js + 3 modules
var secrets = __webpack_require__(6928);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
;// CONCATENATED MODULE: ./out/config/secrets.js




/** Keys of a pattern that a later version will know. */
const LATER_PATTERN_KEYS = ["keywords", "severity"];
/**
 * What the key `secrets` adds to what is looked for, in an order that does not depend on the file's.
 * @throws UserError at the place of a pack or a pattern that would find nothing
 */
async function readSecrets(source, at) {
    const keys = source.supported(at, ["packs", "patterns"], []);
    const packs = keys.get("packs");
    const patterns = keys.get("patterns");
    return {
        packs: packs ? readPacks(source, packs) : [],
        patterns: patterns ? await readPatterns(source, patterns) : [],
    };
}
function readPacks(source, at) {
    const names = new Set();
    for (const item of source.textNodes(at, MAX_PACK_NAMES)) {
        const name = source.text(item);
        if (!secrets/* PACKS */.pI.includes(name)) {
            source.failAt(item, `names "${(0,message/* visibleName */.ko)(name)}", which is no pack${(0,nearest/* didYouMean */.a)(name, secrets/* PACKS */.pI) || `; there are ${secrets/* PACKS */.pI.join(", ")}.`}`);
        }
        names.add(name);
    }
    return [...names].sort(order/* compareText */.n);
}
/** A name that stands there twice is no mistake, a list of thousands is one. */
const MAX_PACK_NAMES = 100;
async function readPatterns(source, at) {
    const items = source.list(at);
    // Their engine is large, and most configurations have none.
    const { compileCustomPattern, MAX_CUSTOM_PATTERNS, VALIDATORS } = await Promise.all(/* import() */[__webpack_require__.e(1599), __webpack_require__.e(4903)]).then(__webpack_require__.bind(__webpack_require__, 7284));
    if (items.length > MAX_CUSTOM_PATTERNS)
        source.failAt(at, `has more than ${MAX_CUSTOM_PATTERNS} entries`);
    const patterns = new Map();
    for (const item of items) {
        const keys = source.supported(item, ["id", "pattern", "validator"], LATER_PATTERN_KEYS);
        const id = keys.get("id") ?? source.failAt(item, "needs id: what messages call the secret, such as acme-token");
        const expression = keys.get("pattern") ?? source.failAt(item, "needs pattern: an RE2 expression");
        const validator = keys.get("validator");
        const kind = source.text(id);
        if (patterns.has(kind))
            source.failAt(id, "is the id of an earlier pattern; choose another");
        const entry = {
            kind,
            pattern: source.exactText(expression),
            ...(validator ? { validator: source.oneOf(validator, [...VALIDATORS.keys()].sort(order/* compareText */.n)) } : {}),
        };
        compileCustomPattern(entry, (member, reason) => source.failAt(member === "kind" ? id : expression, reason));
        patterns.set(kind, entry);
    }
    return [...patterns.values()].sort((a, b) => (0,order/* compareText */.n)(a.kind, b.kind));
}

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(3483);
;// CONCATENATED MODULE: ./out/config/yaml.js




/** Deepest nesting that the configuration needs is four. */
const MAX_DEPTH = 12;
const MAX_NODES = 20_000;
/**
 * YAML of a configuration file with the position of everything: one document, no aliases, anchors or tags, no key
 * twice, capped in depth and size. What it throws names the file, the line and the reason, never a value.
 */
class YamlSource {
    label;
    #lines = new dist/* LineCounter */.HN();
    root;
    /** @param label the file's name in messages, escaped */
    constructor(text, label) {
        this.label = label;
        const document = (0,dist/* parseDocument */.Tp)(text, {
            lineCounter: this.#lines,
            prettyErrors: false,
            uniqueKeys: true,
            strict: true,
            merge: false,
            // "silent" would also silence a second document.
            logLevel: "error",
        });
        const problem = document.errors[0] ?? document.warnings[0];
        if (problem) {
            // Where the parser ran out of stack depends on the machine: no position then.
            if (problem.code === "RESOURCE_EXHAUSTION")
                this.fail(1, "it is nested too deep");
            const line = this.#lines.linePos(problem.pos[0]).line;
            const opened = this.#openedAbove(document.contents, problem.pos[0]);
            if (opened !== undefined && (problem.code === "BAD_INDENT" || problem.code === "MISSING_CHAR")) {
                this.fail(opened, "a bracket or quote opens here and is not closed");
            }
            this.fail(line, reasonOf(problem.code));
        }
        this.root = { node: document.contents, line: 1, name: "" };
        this.#inspect(this.root.node);
    }
    fail(line, reason) {
        throw new user_error/* UserError */.y(`${this.label}:${line}: ${reason.endsWith(".") || reason.endsWith("?") ? reason : `${reason}.`}`);
    }
    /** @throws UserError at the node's place */
    failAt(at, reason) {
        this.fail(at.line, at.name === "" ? reason : `${at.name} ${reason}`);
    }
    /**
     * The entries of a mapping in the file's order.
     * @param known when given, any other key is an error that names the nearest known one
     */
    entries(at, known) {
        const entries = new Map();
        if (this.isEmpty(at))
            return entries;
        if (!(0,dist/* isMap */.jh)(at.node))
            this.failAt(at, at.name === "" ? "the file must hold keys and values" : "must hold keys and values");
        for (const pair of at.node.items) {
            const line = this.#lineOf(pair.key) ?? at.line;
            if (!(0,dist/* isScalar */.jn)(pair.key) || pair.key.value === null || typeof pair.key.value === "object") {
                this.fail(line, "a key must be a plain text");
            }
            const key = typeof pair.key.value === "string" ? pair.key.value : String(pair.key.source ?? pair.key.value);
            if (entries.has(key))
                this.fail(line, `the key "${(0,message/* visibleName */.ko)(key)}" stands there twice`);
            const name = at.name === "" ? (0,message/* visibleName */.ko)(key) : `${at.name}.${(0,message/* visibleName */.ko)(key)}`;
            if (known && !known.includes(key)) {
                this.fail(line, `unknown key "${name}"${(0,nearest/* didYouMean */.a)(key, known) || `; known here: ${known.join(", ")}.`}`);
            }
            entries.set(key, { node: pair.value, line: this.#lineOf(pair.value) ?? line, name });
        }
        return entries;
    }
    /** The entries of a mapping. @param later keys that a later version will know: refused in words until they have an effect */
    supported(at, known, later) {
        const entries = this.entries(at, [...known, ...later]);
        for (const [key, node] of entries) {
            if (later.includes(key))
                this.failAt(node, "is not supported yet and would have no effect; remove it");
        }
        return entries;
    }
    list(at) {
        const { node } = at;
        if (!(0,dist/* isSeq */.oP)(node))
            this.failAt(at, "must be a list");
        return node.items.map((item, index) => ({
            node: item,
            line: this.#lineOf(item) ?? at.line,
            name: `${at.name}[${index}]`,
        }));
    }
    /** The places of a list of texts; one text stands for a list of one. */
    textNodes(at, maxCount) {
        const items = (0,dist/* isScalar */.jn)(at.node) ? [at] : this.list(at);
        if (items.length > maxCount)
            this.failAt(at, `has more than ${maxCount} entries`);
        return items;
    }
    /** A text of one line without control characters, not empty, at most 1,024 characters, without surrounding space. */
    text(at) {
        const value = (0,dist/* isScalar */.jn)(at.node) ? at.node.value : undefined;
        if (typeof value !== "string")
            this.failAt(at, "must be a text");
        const text = value.trim();
        if (text === "")
            this.failAt(at, "must not be empty");
        if (text.length > 1024)
            this.failAt(at, "is longer than 1024 characters");
        if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) {
            this.failAt(at, "holds a line break or another control character; write it on one line");
        }
        return text;
    }
    /** The same with the blanks around it, which mean something in an expression; the line break behind a block does not. */
    exactText(at) {
        const text = this.text(at);
        const value = String(at.node.value);
        return /[\r\n]/.test(value) ? text : value;
    }
    oneOf(at, values) {
        const text = this.text(at);
        const found = values.find((value) => value === text);
        return (found ??
            this.failAt(at, `is "${(0,message/* visibleName */.ko)(text)}", but must be one of ${values.join(", ")}${(0,nearest/* didYouMean */.a)(text, values)}`));
    }
    number(at) {
        const value = (0,dist/* isScalar */.jn)(at.node) ? at.node.value : undefined;
        return typeof value === "number" ? value : this.failAt(at, "must be a number");
    }
    isEmpty(at) {
        return at.node === null || ((0,dist/* isScalar */.jn)(at.node) && at.node.value === null);
    }
    /** The parser notices an open bracket or quote where the text no longer fits: the line of the innermost that opens above. */
    #openedAbove(root, offset) {
        const end = this.#lines.linePos(offset).line;
        let found;
        const open = [root];
        for (let node = open.pop(), count = 0; node !== undefined && count < MAX_NODES; node = open.pop(), count++) {
            const range = node?.range;
            if (!node || !range || range[0] >= offset || range[2] < offset)
                continue;
            const isDelimited = (0,dist/* isScalar */.jn)(node)
                ? node.type?.startsWith("QUOTE_") === true
                : "flow" in node && node.flow === true;
            const line = this.#lines.linePos(range[0]).line;
            if (isDelimited && line < end)
                found = Math.max(found ?? 0, line);
            open.push(...childrenOf(node));
        }
        return found;
    }
    #lineOf(node) {
        const start = node?.range?.[0];
        return start === undefined ? undefined : this.#lines.linePos(start).line;
    }
    /** Refuses what could make the text larger than it is or mean something else to another reader. */
    #inspect(root) {
        const open = [{ node: root, depth: 0 }];
        let count = 0;
        for (let next = open.pop(); next; next = open.pop()) {
            const { node, depth } = next;
            if (!node)
                continue;
            const line = this.#lineOf(node) ?? 1;
            if ((0,dist/* isAlias */.Vj)(node) || ("anchor" in node && node.anchor))
                this.fail(line, "anchors and aliases are not accepted; put a text that begins with & or * in quotes");
            if ("tag" in node && node.tag)
                this.fail(line, "tags are not accepted");
            if (depth > MAX_DEPTH)
                this.fail(line, "it is nested too deep");
            if (++count > MAX_NODES)
                this.fail(line, "the file holds too many values");
            // The last one in is the first one out: the first breach in the file is the one that is told.
            for (const child of childrenOf(node).toReversed())
                open.push({ node: child, depth: depth + 1 });
        }
    }
}
function childrenOf(node) {
    if ((0,dist/* isMap */.jh)(node))
        return node.items.flatMap((pair) => [pair.key, pair.value]);
    return (0,dist/* isSeq */.oP)(node) ? node.items : [];
}
/** The parser's own messages quote the file, so its codes are put in our words. */
function reasonOf(code) {
    switch (code) {
        case "DUPLICATE_KEY":
            return "a key stands there twice";
        case "MULTIPLE_DOCS":
            return "only one document is accepted";
        case "TAB_AS_INDENT":
            return "tabs do not indent in YAML; use spaces";
        case "TAG_RESOLVE_FAILED":
            return "tags are not accepted";
        case "BAD_INDENT":
            return "the indentation does not fit what stands above";
        case "BLOCK_AS_IMPLICIT_KEY":
            return "this is not YAML: a second colon in this line, or the next line is indented too far";
        case "MULTILINE_IMPLICIT_KEY":
            return "this is not YAML: a key without a colon";
        case "MISSING_CHAR":
            return "this is not YAML: a colon, dash, quote or bracket is missing, or the indentation is off";
        default:
            return "this is not YAML";
    }
}

;// CONCATENATED MODULE: ./out/config/parse.js











const MAX_ENTRIES = 500;
/** Keys of the file, and those that a later version will know: refused in words until they have an effect. */
const KEYS = [
    "version",
    "audit",
    "captures",
    "servers",
    "failOn",
    "perspective",
    "rules",
    "ignore",
    "secrets",
];
const LATER_KEYS = ["expect", "record", "mode"];
const LATER_SERVER_KEYS = ["trust", "deployment", "hosts", "roots", "profiles"];
/**
 * Reads the text of a configuration file.
 * @throws UserError for whatever has no effect: an unknown or not yet supported key, a wrong type, an unknown rule
 */
async function parseConfig(text, context) {
    const source = new YamlSource(text, (0,input_text/* shownPath */.pS)(context.path));
    const reader = new ConfigReader(source, context);
    return reader.read();
}
class ConfigReader {
    #source;
    #context;
    constructor(source, context) {
        this.#source = source;
        this.#context = context;
    }
    async read() {
        const source = this.#source;
        const keys = this.#keys(source.root, KEYS, LATER_KEYS);
        const version = keys.get("version");
        if (!version)
            source.fail(1, "version is missing; the first line is version: 1");
        if (source.number(version) !== 1)
            source.failAt(version, "is not known to this release; write version: 1");
        const defaults = (0,config_defaults/* defaultConfig */.s)(this.#context.folder);
        const audit = keys.get("audit");
        const captures = keys.get("captures");
        const failOn = keys.get("failOn");
        const perspective = keys.get("perspective");
        const secrets = keys.get("secrets");
        return {
            ...defaults,
            path: this.#context.path,
            ...(audit ? { audit: this.#audit(audit, defaults.audit) } : {}),
            ...(captures ? { captures: this.#captures(captures), captureDefault: false } : {}),
            servers: this.#servers(keys.get("servers")),
            ...(failOn ? { failOn: this.#failOn(failOn) } : {}),
            ...(perspective ? { perspective: source.oneOf(perspective, ["server", "client", "both"]) } : {}),
            rules: this.#rules(keys.get("rules")),
            ignore: this.#ignore(keys.get("ignore")),
            ...(secrets ? { secrets: await readSecrets(source, secrets) } : {}),
        };
    }
    #keys(at, known, later) {
        return this.#source.supported(at, known, later);
    }
    #audit(at, defaults) {
        const keys = this.#keys(at, ["paths", "exclude", "tests"], []);
        const paths = keys.get("paths");
        const exclude = keys.get("exclude");
        const tests = keys.get("tests");
        return {
            paths: paths ? this.#paths(paths) : defaults.paths,
            exclude: exclude ? this.#globs(exclude) : [],
            tests: tests ? this.#source.oneOf(tests, ["demote", "as-production"]) : defaults.tests,
        };
    }
    #paths(at) {
        const items = this.#source.textNodes(at, MAX_ENTRIES);
        if (items.length === 0)
            this.#source.failAt(at, "is empty; name a folder or remove the key");
        return items.map((item) => {
            const text = this.#source.text(item);
            const path = external_node_path_.posix.join(this.#context.folder, this.#relative(text, item)).replace(/\/$/, "");
            if (!this.#context.exists(path)) {
                this.#source.failAt(item, `names "${(0,message/* visibleName */.ko)(text)}", which does not exist; correct or remove it`);
            }
            return path;
        });
    }
    #globs(at) {
        return this.#source.textNodes(at, MAX_ENTRIES).map((item) => this.#glob(this.#source.text(item), item));
    }
    /** Files, folders and globs as they stand there: what is a file's own name is no pattern. */
    #captures(at) {
        return this.#source
            .textNodes(at, MAX_ENTRIES)
            .map((item) => this.#compiled(this.#relative(this.#source.text(item), item), item));
    }
    /** A glob relative to the root. */
    #glob(text, at) {
        const glob = this.#relative(text, at);
        this.#compiled(glob, at);
        return (0,config_defaults/* inFolder */._)(this.#context.folder, glob);
    }
    #compiled(glob, at, flat = false) {
        try {
            (0,files_glob/* compileGlob */.S)(glob, { flat });
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                this.#source.failAt(at, `is not usable: ${error.message}`);
            throw error;
        }
        return glob;
    }
    /** Refuses what could leave the folder; `./` at the front is dropped. */
    #relative(text, at) {
        if (text.startsWith("/") || /^[A-Za-z]:/.test(text)) {
            this.#source.failAt(at, "must be relative to the folder that holds .portlight/");
        }
        if (text.includes("\\") && !/\\[*?[\]{}]/.test(text))
            this.#source.failAt(at, "must be written with / and not with \\");
        if (text.split("/").includes(".."))
            this.#source.failAt(at, "must stay inside the folder that holds .portlight/");
        if (text.startsWith("!"))
            this.#source.failAt(at, "must not begin with !; what is left out stands in audit.exclude");
        return text.replace(/^(\.\/)+/, "") || ".";
    }
    #servers(at) {
        if (!at)
            return [];
        const servers = [];
        for (const [key, node] of this.#source.entries(at)) {
            if (servers.length === MAX_ENTRIES)
                this.#source.failAt(at, `has more than ${MAX_ENTRIES} entries`);
            if (key.trim() === "" || key.length > 128)
                this.#source.failAt(node, "needs a name of 1 to 128 characters");
            const keys = this.#keys(node, ["match"], LATER_SERVER_KEYS);
            const match = keys.get("match");
            if (!match)
                this.#source.failAt(node, "needs match: a glob over the command line of the server");
            const globs = this.#source.textNodes(match, MAX_ENTRIES);
            servers.push({ key, match: globs.map((glob) => this.#compiled(this.#source.text(glob), glob, true)) });
        }
        return servers;
    }
    /** Names are checked here, where the line is known; their meaning together is the gate's business. */
    #failOn(at) {
        const { rules } = this.#context;
        const known = new Set([...severity/* SEVERITIES */.oC, "none", ...rules.flatMap((rule) => [...rule.groups, rule.id])]);
        const items = this.#source.textNodes(at, MAX_ENTRIES);
        if (items.length === 0)
            this.#source.failAt(at, "is empty; write none to let no severity fail the run");
        return items.map((item) => {
            const name = this.#source.text(item);
            if (name === "note") {
                this.#source.failAt(item, "is note, but notes never fail by severity: name low, or the rules or groups whose notes are to fail");
            }
            if (!known.has(name)) {
                this.#source.failAt(item, `names "${(0,message/* visibleName */.ko)(name)}", which is no severity, group or rule${(0,nearest/* didYouMean */.a)(name, known) || "."} \`portlight rules\` lists groups and rules`);
            }
            return name;
        });
    }
    #rule(id, at) {
        const { rules } = this.#context;
        const found = rules.find((rule) => rule.id === id);
        if (found)
            return found;
        const ids = rules.map((rule) => rule.id);
        return this.#source.failAt(at, `names "${(0,message/* visibleName */.ko)(id)}", which is no rule${(0,nearest/* didYouMean */.a)(id, ids) || "; `portlight rules` lists them."}`);
    }
    #rules(at) {
        const states = new Map();
        if (!at)
            return states;
        for (const [id, node] of this.#source.entries(at)) {
            const rule = this.#rule(id, { ...node, name: "rules" });
            const state = this.#source.oneOf(node, ["on", "off"]);
            // What cannot be accepted without a reason cannot be switched off without one.
            if (state === "off" && (0,catalog/* isGuarded */.JN)(rule)) {
                this.#source.failAt(node, "cannot be switched off; accept a single finding under ignore, with a reason");
            }
            states.set(id, state);
        }
        return states;
    }
    #ignore(at) {
        if (!at || this.#source.isEmpty(at))
            return [];
        const items = this.#source.list(at);
        if (items.length > MAX_ENTRIES)
            this.#source.failAt(at, `has more than ${MAX_ENTRIES} entries`);
        return items.map((item) => this.#ignoreEntry(item));
    }
    #ignoreEntry(at) {
        const source = this.#source;
        const keys = this.#keys(at, ["rule", "path", "tool", "reason", "expires"], []);
        const required = (key, what) => keys.get(key) ?? source.failAt(at, `needs ${key}: ${what}`);
        const ruleNode = required("rule", "the id of the rule");
        const pathNode = required("path", "a glob over the files");
        const reasonNode = required("reason", "why the finding is accepted");
        const tool = keys.get("tool");
        const expires = keys.get("expires");
        return {
            rule: this.#rule(source.text(ruleNode), ruleNode).id,
            path: this.#glob(source.text(pathNode), pathNode),
            ...(tool ? { tool: this.#compiled(source.text(tool), tool, true) } : {}),
            reason: source.text(reasonNode),
            ...(expires ? { expires: this.#date(expires) } : {}),
            source: { path: this.#context.path, line: at.line },
        };
    }
    #date(at) {
        const text = this.#source.text(at);
        const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
        // 2026-02-30 parses as March: only a date that comes back is one.
        if (!isDate || new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) !== text) {
            this.#source.failAt(at, "must be a date, YYYY-MM-DD");
        }
        return text;
    }
}


/***/ }),

/***/ 1233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ compileGlob; }
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

/***/ 1971:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: function() { return /* binding */ confidenceRank; },
/* harmony export */   _Z: function() { return /* binding */ isSeverity; },
/* harmony export */   jZ: function() { return /* binding */ atLeast; },
/* harmony export */   oC: function() { return /* binding */ SEVERITIES; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   wW: function() { return /* binding */ lowerConfidence; }
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
;
"use strict";
exports.id = 9269;
exports.ids = [9269];
exports.modules = {

/***/ 254:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ confidenceCap; }
/* harmony export */ });
/** The highest confidence that a rule of this precision may claim. */
function confidenceCap(precision) {
    return precision === "low" ? "low" : precision === "medium" ? "medium" : "high";
}


/***/ }),

/***/ 2486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: function() { return /* binding */ sourceFingerprint; },
/* harmony export */   bV: function() { return /* binding */ secretDigest; },
/* harmony export */   my: function() { return /* binding */ movedFingerprint; },
/* harmony export */   th: function() { return /* binding */ captureFingerprint; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function digest(parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    // The length before each part keeps ("ab","c") and ("a","bc") apart.
    for (const part of parts)
        hash.update(`${part.length}:${part};`);
    return hash.digest("hex").slice(0, 32);
}
/** First 16 bytes of SHA-256 as 32 hex digits. */
function sourceFingerprint(id) {
    return digest([
        "source",
        id.ruleId,
        id.packageName,
        id.packagePath,
        id.scope,
        id.subject,
        foldSpace(id.expression),
        String(id.ordinal),
    ]);
}
/** The same without path and enclosing name: equal for code that only moved. */
function movedFingerprint(id) {
    return digest(["moved", id.ruleId, id.packageName, id.subject, foldSpace(id.expression), String(id.ordinal)]);
}
function captureFingerprint(id) {
    return digest(["capture", id.ruleId, id.serverKey, id.method, id.tool, id.detail]);
}
/** Not a secret: it only keeps our digests apart from other tools' digests of the same values. */
const DIGEST_KEY = "portlight secret v1";
/**
 * What stands for a secret in a fingerprint: its kind, and 16 bits of a keyed digest. Another value is another finding, as a
 * rule, and no guess at the value can be confirmed.
 */
function secretDigest(kind, value) {
    return `${kind}:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", DIGEST_KEY).update(value).digest("hex").slice(0, 4)}`;
}
function foldSpace(text) {
    return text.replace(/\s+/g, " ").trim();
}


/***/ }),

/***/ 242:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ topOfFile; }
/* harmony export */ });
/** Where a finding stands that is about a file and none of its lines. */
function topOfFile(path) {
    return { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
}


/***/ }),

/***/ 9269:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  againstBase: function() { return /* binding */ againstBase; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/config/defaults.js
var defaults = __webpack_require__(138);
// EXTERNAL MODULE: ./out/files/glob.js
var glob = __webpack_require__(1233);
// EXTERNAL MODULE: ./out/verdict/base.js
var verdict_base = __webpack_require__(448);
// EXTERNAL MODULE: ./out/verdict/judge.js + 6 modules
var judge = __webpack_require__(9799);
// EXTERNAL MODULE: ./out/run/analyses.js
var analyses = __webpack_require__(9299);
// EXTERNAL MODULE: ./out/run/policy-files.js
var policy_files = __webpack_require__(6285);
// EXTERNAL MODULE: ./out/run/policy-of.js
var policy_of = __webpack_require__(641);
// EXTERNAL MODULE: ./out/run/root.js
var root = __webpack_require__(6897);
// EXTERNAL MODULE: ./out/run/stages.js
var stages = __webpack_require__(3246);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/run/base/git.js
var base_git = __webpack_require__(9863);
;// CONCATENATED MODULE: ./out/run/base/base-tree.js
/** The tree that a change started from, as a folder that the analyses can read like any other. */






/** Files over this are no source that is audited (1 MB), but may be captures. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
const MAX_FILES = 500_000;
/** Of all files together. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024;
/**
 * @param base a folder, or a revision of the project's repository: then its common ancestor with the head
 * @param root absolute real path of the project
 * @throws UserError when there is no such base
 */
async function baseTree(base, root, cwd, environment) {
    if (base === "")
        throw new user_error/* UserError */.y("--base is empty: give it a value, or leave it out.");
    const folder = folderOf((0,external_node_path_.resolve)(cwd, base));
    if (folder !== undefined) {
        if (folder === root)
            throw new user_error/* UserError */.y("--base is the project itself: name another folder, or a commit.");
        return { root: folder, label: (0,input_text/* shownPath */.pS)(base), remove: () => { } };
    }
    const git = new base_git/* GitReader */.A(root, environment);
    const commit = git.mergeBase(base);
    const made = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "portlight-base-")));
    const remove = () => (0,external_node_fs_.rmSync)(made, { recursive: true, force: true });
    try {
        // Its own name stays: a package without one in its manifest may be called by it.
        const target = (0,external_node_path_.join)(made, (0,external_node_path_.basename)(root) || "base");
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(target, ".git"), { recursive: true });
        await writeTree(git, git.files(commit), target);
        return { root: target, label: commit.slice(0, 12), remove };
    }
    catch (error) {
        remove();
        throw error;
    }
}
function folderOf(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return (0,external_node_fs_.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
async function writeTree(git, files, target) {
    const kept = files.filter(({ path, bytes }) => bytes <= MAX_FILE_BYTES && isPlain(path));
    const total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    if (kept.length > MAX_FILES || total > MAX_BYTES) {
        throw new user_error/* UserError */.y(`the base holds more than is read for a comparison (${kept.length} files, ${total} bytes).`, 3);
    }
    const folders = new Set();
    await git.read(kept, ({ path, isExecutable }, bytes) => {
        const folder = external_node_path_.posix.dirname(path);
        if (!folders.has(folder))
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(target, folder), { recursive: true });
        folders.add(folder);
        // Exclusive: two names that this file system takes for one do not overwrite each other.
        writeIfNew((0,external_node_path_.join)(target, path), bytes, isExecutable ? 0o755 : 0o644);
    });
}
function writeIfNew(file, bytes, mode) {
    try {
        (0,external_node_fs_.writeFileSync)(file, bytes, { flag: "wx", mode });
    }
    catch (error) {
        if (error.code !== "EEXIST")
            throw error;
    }
}
/** A path that stays below its root; git refuses others, a hostile object store may not. */
function isPlain(path) {
    return (!path.includes("\\") &&
        path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part.toLowerCase() !== ".git"));
}

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/findings/top-of-file.js
var top_of_file = __webpack_require__(242);
// EXTERNAL MODULE: ./out/catalog/types.js
var types = __webpack_require__(254);
// EXTERNAL MODULE: ./out/findings/fingerprint.js
var fingerprint = __webpack_require__(2486);
;// CONCATENATED MODULE: ./out/run/base/gate-finding.js


/** A finding about the change itself, not about a line of it. */
function gateFinding(rule, { message, location, subject, detail, server }) {
    return {
        ruleId: rule.id,
        family: rule.family,
        severity: rule.severity,
        confidence: (0,types/* confidenceCap */.L)(rule.precision),
        message,
        location,
        ...(server === undefined ? {} : { subject: { server } }),
        fingerprint: (0,fingerprint/* sourceFingerprint */.ag)({
            ruleId: rule.id,
            packageName: "",
            packagePath: "",
            scope: "",
            subject,
            expression: detail,
            ordinal: 0,
        }),
    };
}

;// CONCATENATED MODULE: ./out/run/base/coverage.js
/** What the base let us see and the change does not: silence is not green. */




/**
 * Recordings and servers that are gone, and files that cannot be analysed any more.
 * @param existed tells whether a path relative to the root was there at the base
 */
function coverageFindings(base, head, existed) {
    return [...recordings(base, head), ...servers(base, head), ...files(base, head, existed)];
}
function recordings(base, head) {
    const rule = (0,catalog/* requireRule */.QU)("recording-removed");
    const left = new Set(head.inventory.sessions.map(({ server }) => server));
    // A capture that cannot be read any more is told as such.
    const unread = new Set(head.notAnalysed.map(({ path }) => path));
    const gone = new Map();
    for (const { server, path } of base.inventory.sessions) {
        if (!left.has(server) && !unread.has(path) && !gone.has(server))
            gone.set(server, path);
    }
    return [...gone].map(([server, path]) => gateFinding(rule, {
        message: (0,input_text/* findingMessage */.pG)(rule, { server }),
        location: (0,top_of_file/* topOfFile */.X)(path),
        subject: server,
        detail: "recording",
        server,
    }));
}
/** A server whose package is still there. One that was renamed has a new name in the same package. */
function servers(base, head) {
    const rule = (0,catalog/* requireRule */.QU)("server-removed");
    const keyOf = (server) => `${server.package ?? ""}\0${server.key}`;
    const before = new Set(base.inventory.servers.map(keyOf));
    const after = new Set(head.inventory.servers.map(keyOf));
    const renamed = new Set(head.inventory.servers.filter((server) => !before.has(keyOf(server))).map((server) => server.package ?? ""));
    return base.inventory.servers
        .filter((server) => server.tools.length > 0 && !after.has(keyOf(server)) && !renamed.has(server.package ?? ""))
        .filter((server) => head.inventory.packages.some(({ name }) => name === (server.package ?? "")))
        .map((server) => {
        const place = server.tools.find(({ location }) => location !== undefined)?.location;
        const name = server.package || "the project";
        return gateFinding(rule, {
            message: (0,input_text/* findingMessage */.pG)(rule, { server: server.key, package: name }),
            location: (0,top_of_file/* topOfFile */.X)(place?.path ?? "."),
            subject: keyOf(server),
            detail: "server",
            server: server.key,
        });
    });
}
function files(base, head, existed) {
    const rule = (0,catalog/* requireRule */.QU)("analysis-lost");
    const before = new Map(base.notAnalysed.map((entry) => [entry.path, entry]));
    const known = (entry) => {
        const earlier = before.get(entry.path);
        return earlier !== undefined && (earlier.coverage === "none" || entry.coverage === "partial");
    };
    return head.notAnalysed
        .filter((entry) => existed(entry.path) && !known(entry))
        .map((entry) => gateFinding(rule, {
        message: (0,input_text/* findingMessage */.pG)(rule, { file: entry.path, reason: entry.reason }),
        location: (0,top_of_file/* topOfFile */.X)(entry.path),
        subject: entry.path,
        detail: entry.reason,
    }));
}

// EXTERNAL MODULE: ./out/config/locate.js
var locate = __webpack_require__(4258);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
;// CONCATENATED MODULE: ./out/run/base/gate-changes.js
/** What a change does to the policy that later changes are judged by. */








/** Places that a finding lists of what is hidden. */
const MAX_RELATED = 20;
/** One finding for each place that hides something, and one for a policy that is changed otherwise. */
function gateChangeFindings({ hidden, then, before, after }) {
    const judged = new Map(then.findings.map((entry) => [(0,verdict_base/* identityOf */.cu)(entry.finding), entry]));
    const byPlace = new Map();
    for (const { finding } of hidden) {
        const place = hidingPlace(finding, judged.get((0,verdict_base/* identityOf */.cu)(finding)), after);
        const list = byPlace.get(place);
        if (list)
            list.push(finding);
        else
            byPlace.set(place, [finding]);
    }
    const found = [...byPlace]
        .sort(([a], [b]) => (0,order/* compareText */.n)(a, b))
        .map(([path, findings]) => hiding(path, findings, after));
    const path = after.config.path ?? before.config.path ?? external_node_path_.posix.join(after.config.folder, locate/* CONFIG_FOLDER */.EX);
    if (found.length === 0 && differs(before, after)) {
        const rule = (0,catalog/* requireRule */.QU)("policy-change");
        found.push(gateFinding(rule, {
            message: (0,input_text/* findingMessage */.pG)(rule, { what: policyWords(before, after) }),
            location: (0,top_of_file/* topOfFile */.X)(path),
            subject: path,
            detail: "policy",
        }));
    }
    return found;
}
/** The file by which a finding would be hidden: the one that it is in, or one of the policy. */
function hidingPlace(finding, entry, after) {
    if (entry?.suppressed?.kind === "in-source")
        return finding.location.path;
    if (entry?.baselined)
        return after.baselinePath;
    return after.config.path ?? external_node_path_.posix.join(after.config.folder, locate/* CONFIG_FOLDER */.EX, "config.yml");
}
function hiding(path, findings, after) {
    const rule = (0,catalog/* requireRule */.QU)("gate-change");
    const isPolicy = path === after.baselinePath || path === after.config.path;
    const [first] = findings;
    const ids = [...new Set(findings.map(({ ruleId }) => ruleId))].sort(order/* compareText */.n);
    const what = path === after.baselinePath ? "The baseline" : isPolicy ? "The configuration" : "A comment in this file";
    const number = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
    return {
        ...gateFinding(rule, {
            message: (0,input_text/* findingMessage */.pG)(rule, { what, findings: `${number} (${ids.join(", ")})` }),
            location: isPolicy || first === undefined ? (0,top_of_file/* topOfFile */.X)(path) : first.location,
            subject: path,
            detail: ids.join(" "),
        }),
        related: findings
            .slice(0, MAX_RELATED)
            .map((finding) => ({ location: finding.location, message: `${finding.ruleId} would be hidden` })),
    };
}
function differs(before, after) {
    return policyWords(before, after) !== "";
}
/** Which files of the policy say something else, as the beginning of a sentence; "" when none does. */
function policyWords(before, after) {
    const isOther = comparable(before.config) !== comparable(after.config);
    const isOtherBaseline = JSON.stringify(before.baseline ?? null) !== JSON.stringify(after.baseline ?? null);
    if (isOther && isOtherBaseline)
        return "The configuration and the baseline";
    return isOther ? "The configuration" : isOtherBaseline ? "The baseline" : "";
}
/** What a configuration says, wherever its entries stand. */
function comparable({ path: _path, notices: _notices, rules, ignore, ...rest }) {
    const entries = ignore.map(({ source: _source, ...entry }) => entry);
    return JSON.stringify({ ...rest, rules: [...rules].sort(), ignore: entries });
}

;// CONCATENATED MODULE: ./out/run/base/against-base.js
/**
 * Judges a change: both trees are analysed, the policy is that of the base, and what fails is what the change brings. What it
 * does to the policy, or takes out of sight, is found as well.
 */














/**
 * @param head configuration and baseline as the change has them
 * @throws UserError when there is no such base, or for a mistake in its policy
 */
async function againstBase(request, project, head, from) {
    const tree = await baseTree(from.base, project.root, request.cwd, from.environment);
    try {
        return await judgeAgainst(tree, request, project, head);
    }
    finally {
        tree.remove();
    }
}
async function judgeAgainst(tree, request, project, head) {
    const there = (path) => (0,external_node_path_.join)(tree.root, (0,root.relativeTo)(project.root, path));
    const baseProject = { root: tree.root, folder: there(project.folder), isForeign: false };
    const baseRequest = baseRequestOf(request, there);
    const files = await policyAtBase(baseRequest, baseProject, head);
    const baseAnalysed = await (0,analyses/* analyse */.K)(baseRequest, baseProject, files.config);
    const baseJudgement = (0,judge/* judge */.S)(baseAnalysed.analyses, (0,policy_of/* policyOf */.U)(baseRequest, files, baseAnalysed));
    const base = (0,verdict_base/* baseFindings */.AA)(tree.label, baseJudgement);
    const analysed = await (0,analyses/* analyse */.K)(request, project, files.config);
    const policy = { ...(0,policy_of/* policyOf */.U)(request, files, analysed), base };
    const now = (0,judge/* judge */.S)(analysed.analyses, policy);
    const seen = analysed.analyses.map((analysis) => withoutLeftOut(analysis, head.config));
    const then = (0,judge/* judge */.S)(seen, { ...(0,policy_of/* policyOf */.U)(request, head, analysed), base: honouringAll(base, now) });
    const findings = [
        ...gateChangeFindings({ hidden: (0,verdict_base/* hiddenBy */.W0)(now, then), then, before: files, after: head }),
        ...coverageFindings(baseJudgement, now, (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.root, path))),
    ];
    const judgement = findings.length === 0 ? now : (0,judge/* judge */.S)([...analysed.analyses, { ...stages/* EMPTY_ANALYSIS */.L, findings }], policy);
    return {
        judgement,
        analysed: { ...analysed, bugs: [...analysed.bugs, ...baseAnalysed.bugs] },
    };
}
/** What is left when the change's own configuration says what is looked at. */
function withoutLeftOut(analysis, { audit: { paths, exclude } }) {
    const globs = exclude.map((pattern) => (0,glob/* compileGlob */.S)(pattern));
    const isExcluded = (path) => globs.some((glob) => glob.matches(path)) || (path.includes("/") && isExcluded(external_node_path_.posix.dirname(path)));
    const isBelow = (path) => paths.some((folder) => folder === "." || path === folder || path.startsWith(`${folder}/`));
    const findings = analysis.findings.filter(({ family, location: { path } }) => (family !== "audit" && family !== "content") || path.endsWith(".jsonl") || (isBelow(path) && !isExcluded(path)));
    return { ...analysis, findings };
}
/** What was named, at its place in the base; what is not there yet is left out. */
function baseRequestOf(request, there) {
    const cwd = there(request.cwd);
    const moved = (names) => names.map((name) => there((0,external_node_path_.resolve)(request.cwd, name))).filter((path) => (0,external_node_fs_.existsSync)(path));
    const { baseline, config } = request;
    return {
        ...request,
        cwd,
        paths: moved(request.paths),
        captures: moved(request.captures),
        config: config === undefined ? undefined : there((0,external_node_path_.resolve)(request.cwd, config)),
        baseline: baseline === undefined ? undefined : there((0,external_node_path_.resolve)(request.cwd, baseline)),
        baselineMayBeMissing: true,
    };
}
/** The base's own configuration; where it does not have the named one yet, nothing is set. */
async function policyAtBase(request, project, head) {
    if (request.config !== undefined && !(0,external_node_fs_.existsSync)(request.config)) {
        const config = (0,defaults/* defaultConfig */.s)(head.config.folder);
        return { config, baseline: undefined, baselinePath: config.baselinePath };
    }
    return (0,policy_files/* readPolicy */.T)(request, project);
}
/** For the question what the change's own policy would say: its comments count. */
function honouringAll(base, now) {
    return { ...base, suppressed: new Set(now.findings.map(({ finding }) => (0,verdict_base/* identityOf */.cu)(finding))) };
}


/***/ }),

/***/ 9863:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ GitReader; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1879);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7167);
/**
 * Reads commits with the machine's git, and lets nothing of the repository run: no hook, file monitor, filter, helper or
 * network. Only commands that copy objects are used; none of them touches the work tree.
 */





/** A commit, branch or tag as a user names it; no option, no range, no search (gitrevisions(7)). */
const REVISION = /^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9_][A-Za-z0-9_./+@-]{0,254}(?:[~^][0-9]{0,6}){0,4}$/;
const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Settings of the repository that make git start something, fetch something, or believe another file. */
const SETTINGS = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.attributesFile=/dev/null",
    "core.pager=cat",
    "core.alternateRefsCommand=",
    "protocol.allow=never",
    "gc.auto=0",
    "maintenance.auto=false",
];
/** Bytes of one answer of a short command, and of a listing of a whole tree. */
const MAX_ANSWER = 64 * 1024;
const MAX_LISTING = 256 * 1024 * 1024;
/** In ms; a last stop, reading objects takes fractions of it. */
const TIME_LIMIT = 120_000;
class GitReader {
    #git;
    #root;
    #environment;
    /**
     * @param root absolute real path of the folder that holds `.git`
     * @throws UserError when no git is installed
     */
    constructor(root, environment) {
        this.#git = gitBinary(root, environment);
        this.#root = root;
        this.#environment = environment;
    }
    /**
     * The commit that head and the named revision have grown from.
     * @throws UserError when the revision is malformed, unknown, or shares no history that is here
     */
    mergeBase(revision) {
        if (!REVISION.test(revision))
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--base is neither a folder nor the name of a commit, branch or tag.");
        const commit = this.#answer(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
        if (commit === undefined || !OBJECT_ID.test(commit)) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`--base ${revision} is no commit that is here: fetch it first (in a workflow: fetch-depth: 0 of the checkout).`, 3);
        }
        const base = this.#answer(["merge-base", "HEAD", commit]);
        if (base === undefined || !OBJECT_ID.test(base.split("\n", 1)[0] ?? "")) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`HEAD and ${revision} have no commit in common here: fetch more history (in a workflow: fetch-depth: 0 of the checkout).`, 3);
        }
        return base.split("\n", 1)[0];
    }
    /** The regular files of a commit, in git's order; links and submodules are left out. */
    files(commit) {
        const listing = this.#run(["ls-tree", "-r", "-z", "-l", "--full-tree", commit], MAX_LISTING);
        return listing.split("\0").flatMap((line) => {
            const [, mode, object, bytes, path] = /^(\d{6}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line) ?? [];
            if (path === undefined || object === undefined || (mode !== "100644" && mode !== "100755"))
                return [];
            return [{ path, object, bytes: Number(bytes), isExecutable: mode === "100755" }];
        });
    }
    /**
     * Content of files, one after the other in their order.
     * @param take is given each file with its bytes
     */
    async read(files, take) {
        if (files.length === 0)
            return;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(this.#git, this.#arguments(["cat-file", "--batch", "--buffer"]), {
            cwd: this.#root,
            env: this.#childEnvironment(),
            stdio: ["pipe", "pipe", "ignore"],
            timeout: TIME_LIMIT,
        });
        const ended = new Promise((resolve, reject) => {
            child.once("error", reject);
            child.once("close", resolve);
        });
        child.stdin.on("error", () => { });
        child.stdin.end(files.map(({ object }) => `${object}\n`).join(""));
        const reader = new BatchReader(files, take);
        for await (const chunk of child.stdout)
            reader.push(chunk);
        const status = await ended;
        if (status !== 0 || reader.missing > 0) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("git could not read the base: objects are missing here (a partial clone?); fetch them first.", 3);
        }
    }
    #answer(args) {
        try {
            return this.#run(args, MAX_ANSWER).trim();
        }
        catch (error) {
            // A revision that is unknown, histories that share nothing: git says so by its status.
            if (typeof error.status === "number")
                return undefined;
            throw error;
        }
    }
    #run(args, maxBuffer) {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)(this.#git, this.#arguments(args), {
            cwd: this.#root,
            env: this.#childEnvironment(),
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
            maxBuffer,
            timeout: TIME_LIMIT,
        });
    }
    #arguments(args) {
        // The folder is named, so that no bare repository below it is taken for one; its owner may be another user (a container).
        const settings = [...SETTINGS, `safe.directory=${this.#root}`].flatMap((setting) => ["-c", setting]);
        return ["--no-replace-objects", ...settings, `--git-dir=${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, ".git")}`, ...args];
    }
    #childEnvironment() {
        const { PATH, HOME, SYSTEMROOT } = this.#environment;
        return {
            PATH,
            HOME,
            ...(SYSTEMROOT === undefined ? {} : { SYSTEMROOT }),
            LC_ALL: "C",
            GIT_CONFIG_NOSYSTEM: "1",
            GIT_CONFIG_GLOBAL: "/dev/null",
            GIT_ATTR_NOSYSTEM: "1",
            GIT_NO_LAZY_FETCH: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
            GIT_PAGER: "cat",
        };
    }
}
/** The header and content of each object, as `git cat-file --batch` gives them. */
class BatchReader {
    missing = 0;
    #files;
    #take;
    #next = 0;
    #pending = [];
    #length = 0;
    /** Bytes of the object that is being read with the line break behind it; undefined while its header is. */
    #wanted;
    constructor(files, take) {
        this.#files = files;
        this.#take = take;
    }
    push(chunk) {
        this.#pending.push(chunk);
        this.#length += chunk.length;
        if (this.#wanted !== undefined && this.#length < this.#wanted)
            return;
        let rest = this.#pending.length === 1 ? chunk : Buffer.concat(this.#pending, this.#length);
        for (;;) {
            if (this.#wanted === undefined) {
                const end = rest.indexOf(0x0a);
                if (end < 0)
                    break;
                const header = rest.toString("latin1", 0, end);
                rest = rest.subarray(end + 1);
                const bytes = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
                if (bytes === undefined) {
                    this.missing += 1;
                    this.#next += 1;
                }
                else
                    this.#wanted = Number(bytes) + 1;
            }
            else {
                if (rest.length < this.#wanted)
                    break;
                const file = this.#files[this.#next++];
                if (file !== undefined)
                    this.#take(file, rest.subarray(0, this.#wanted - 1));
                rest = rest.subarray(this.#wanted);
                this.#wanted = undefined;
            }
        }
        this.#pending = rest.length === 0 ? [] : [rest];
        this.#length = rest.length;
    }
}
/** The git of the PATH, by its real place; never one that the project brings along. */
function gitBinary(root, environment) {
    const names = process.platform === "win32" ? ["git.exe"] : ["git"];
    for (const folder of (environment.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
            continue;
        for (const name of names) {
            try {
                const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
                if (!(0,_files_read_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .F)(root, real))
                    return real;
            }
            catch {
                // Not in this folder.
            }
        }
    }
    throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("--base needs git, and none is on the PATH: install it, or name a folder that holds the base.");
}


/***/ })

};
;
"use strict";
exports.id = 3056;
exports.ids = [3056];
exports.modules = {

/***/ 3056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyse: function() { return /* binding */ analyse; }
});

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/added-secrets.js
var added_secrets = __webpack_require__(9627);
// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/audit/discover/discover.js + 8 modules
var discover = __webpack_require__(2493);
// EXTERNAL MODULE: ./out/audit/discover/languages.js
var languages = __webpack_require__(2868);
// EXTERNAL MODULE: ./out/audit/discover/read-source.js + 1 modules
var read_source = __webpack_require__(8150);
;// CONCATENATED MODULE: ./out/audit/import-text.js

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
/** Imports as they stand in a text, comments and strings not told apart: a file too many is only read in vain. */
const SCRIPT_IMPORT = /\b(?:from|import|require)\s{0,20}\(?\s{0,20}["'`]([^"'`\n]{1,300})["'`]/g;
const PYTHON_IMPORT = /^[ \t]{0,100}(?:from[ \t]{1,20}([.\w]{1,200})[ \t]{1,20}import[ \t]{0,20}(\([^)]{0,4000}|[^\n]{0,1000})|import[ \t]{1,20}([^\n]{1,1000}))/gm;
/** What begins a specifier that `tsconfig.json` or `package.json` maps to a folder of the project. */
const ALIAS = /^(?:@|~|#|\$)[\w-]{0,20}\/|^src\//;
function isSameLanguage(a, b) {
    return a.language === b.language || (isScript(a.language) && isScript(b.language));
}
function isScript(language) {
    return language === "javascript" || language === "typescript";
}
/** Whether a text, without being parsed, names one of the files in an import. */
function importsOneOf(text, file, wanted) {
    const stems = wanted
        .filter((one) => isSameLanguage(one, file))
        .map((one) => ({ path: one.path, stem: stemOf(one.path) }));
    const possible = stems.filter(({ stem }) => text.includes(stem));
    if (possible.length === 0)
        return false;
    const paths = new Set(possible.map(({ path }) => path));
    if (file.language === "python")
        return importedFromPython(text, file.path).some((path) => paths.has(path));
    for (const [, specifier = ""] of text.matchAll(SCRIPT_IMPORT)) {
        const candidates = scriptPaths(file.path, specifier, file.package.path).flat();
        if (candidates.some((path) => paths.has(path)))
            return true;
    }
    return false;
}
function importedFromPython(text, from) {
    const paths = [];
    for (const [, module, names = "", modules = ""] of text.matchAll(PYTHON_IMPORT)) {
        if (module !== undefined)
            paths.push(...pythonPaths(from, module, names.match(/\b[A-Za-z_]\w*/g) ?? []).flat());
        for (const one of modules.split(",")) {
            const name = /^\s*([.\w]+)/.exec(one)?.[1];
            if (name !== undefined)
                paths.push(...pythonPaths(from, name, []).flat());
        }
    }
    return paths;
}
/** A word that a text must hold to import a file; an index is imported by its folder's name or by none. */
function stemOf(path) {
    const name = external_node_path_.posix.basename(path).replace(/\.[^.]+$/, "");
    if (name === "__init__")
        return external_node_path_.posix.basename(external_node_path_.posix.dirname(path));
    return name === "index" ? "" : name;
}
/**
 * The paths that a specifier of JavaScript may mean, best first; none for a package.
 * @param packagePath folder of the package that the importing file belongs to
 */
function scriptPaths(from, specifier, packagePath) {
    if (specifier.startsWith("."))
        return [endingsOf(external_node_path_.posix.join(external_node_path_.posix.dirname(from), specifier))];
    const alias = ALIAS.exec(specifier);
    if (!alias)
        return [];
    // What the alias stands for is a folder of the package, by custom its sources or itself.
    const rest = alias[0] === "src/" ? specifier.slice(4) : specifier.slice(alias[0].length);
    return [[external_node_path_.posix.join(packagePath, "src", rest), external_node_path_.posix.join(packagePath, rest)].flatMap(endingsOf)];
}
function endingsOf(base) {
    const stem = base.replace(/\.[cm]?jsx?$/, "");
    const swapped = stem === base ? [] : ENDINGS.map((ending) => stem + ending);
    return [...swapped, base, ...ENDINGS.map((e) => base + e), ...ENDINGS.map((e) => external_node_path_.posix.join(base, `index${e}`))];
}
/** For a module, and for each of the names taken from it, the paths that may be meant, best first. */
function pythonPaths(from, module, names) {
    const dots = /^\.*/.exec(module)?.[0].length ?? 0;
    const parts = module
        .slice(dots)
        .split(".")
        .filter((part) => part !== "");
    const folders = [];
    if (dots > 0) {
        let folder = external_node_path_.posix.dirname(from);
        for (let up = 1; up < dots; up++)
            folder = external_node_path_.posix.dirname(folder);
        folders.push(folder);
    }
    else {
        for (let folder = external_node_path_.posix.dirname(from);; folder = external_node_path_.posix.dirname(folder)) {
            folders.push(folder, external_node_path_.posix.join(folder, "src"));
            if (folder === "." || folder === "/")
                break;
        }
    }
    const at = (path) => [`${path}.py`, external_node_path_.posix.join(path, "__init__.py")];
    const whole = folders.flatMap((folder) => (parts.length > 0 ? at(external_node_path_.posix.join(folder, ...parts)) : []));
    // `from package import module` names a file, too.
    const members = names
        .filter((name) => name !== "*")
        .map((name) => folders.flatMap((folder) => at(external_node_path_.posix.join(folder, ...parts, name))));
    return [whole, ...members];
}

// EXTERNAL MODULE: ./out/audit/match/context.js
var match_context = __webpack_require__(4922);
// EXTERNAL MODULE: ./out/audit/server/tree.js
var tree = __webpack_require__(9623);
;// CONCATENATED MODULE: ./out/audit/imported.js



/**
 * Files with the roles that their importers give them: what shipped code imports ships, whatever its folder is called.
 * @returns the files in their order; those whose role changes are copies
 */
function withImportedRoles(files) {
    if (files.every((file) => (0,match_context/* isShipped */.iw)(file.role)))
        return [...files];
    const byPath = new Map(files.map((file) => [file.path, file]));
    const queue = files.filter((file) => (0,match_context/* isShipped */.iw)(file.role));
    const reached = new Set(queue);
    for (let file = queue.pop(); file; file = queue.pop()) {
        for (const candidates of [...importedPaths(file), ...computedPaths(file, files)]) {
            const path = candidates.find((one) => byPath.has(one));
            const target = path === undefined ? undefined : byPath.get(path);
            if (!target || reached.has(target))
                continue;
            reached.add(target);
            queue.push(target);
        }
    }
    return files.map((file) => (reached.has(file) && !(0,match_context/* isShipped */.iw)(file.role) ? { ...file, role: "shipped" } : file));
}
/** True for a file that builds or tests a project and is no part of what it gives. */
function isTooling(path) {
    return /(?:^|\/)(?:setup|conftest|noxfile|tasks|fabfile)\.py$|\.config\.[cm]?[jt]s$|(?:^|\/)(?:gulpfile|gruntfile|karma\.conf)\.[cm]?js$/iu.test(path);
}
/** Files with those of examples as shipped ones, and what these import. */
function withExamplesShipped(files) {
    return withImportedRoles(files.map((file) => (file.role === "example" ? { ...file, role: "shipped" } : file)));
}
/** For each import of a file the paths that it may mean, best first. */
function importedPaths(file) {
    const specifiers = [];
    (0,tree/* visitTree */.Y)(file.module.body, (node) => {
        if (node.kind === "Import") {
            const { module, names } = node;
            specifiers.push({ module, names: names.map((name) => name.imported) });
        }
        else if (node.kind === "Export") {
            const { module } = node;
            if (module !== undefined)
                specifiers.push({ module, names: [] });
        }
        else if (node.kind === "Call") {
            const { callee, args } = node;
            const first = args[0]?.value;
            const loads = callee.kind === "Identifier" && (callee.name === "require" || callee.name === "import");
            if (loads && first?.kind === "Literal" && typeof first.value === "string") {
                specifiers.push({ module: first.value, names: [] });
            }
        }
        return undefined;
    });
    return specifiers.flatMap(({ module, names }) => file.language === "python"
        ? pythonPaths(file.path, module, names)
        : scriptPaths(file.path, module, file.package.path));
}
const LOADERS = new Set("require,import,import_module,__import__,run_path,run_module,exec_module,spec_from_file_location,fork,spawn,execFile,Worker,Popen,run".split(","));
/** Files that are not known to ship and whose path is put together from texts of a file that loads what it computes. */
function computedPaths(file, files) {
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    const others = files.filter((other) => !(0,match_context/* isShipped */.iw)(other.role) && other.path.startsWith(folder));
    if (others.length === 0)
        return [];
    const words = new Set();
    let loads = false;
    (0,tree/* visitTree */.Y)(file.module.body, (node) => {
        if (node.kind === "Call" || node.kind === "New") {
            const { callee, args } = node;
            const name = callee.kind === "Identifier" ? callee.name : callee.kind === "Member" ? callee.property : "";
            if (LOADERS.has(name) && args.length > 0 && args[0]?.value.kind !== "Literal")
                loads = true;
        }
        for (const text of textsOf(node)) {
            if (typeof text === "string" && text.length <= 200)
                for (const word of text.split(/[/\\.]/u))
                    words.add(word);
        }
        return undefined;
    });
    if (!loads)
        return [];
    return others
        .filter(({ path }) => {
        const stem = path.slice(folder.length).replace(/\.\w+$/u, "");
        return stem.split(/[/.]/u).every((segment) => words.has(segment));
    })
        .map(({ path }) => [path]);
}
function textsOf(node) {
    if (node.kind === "Literal")
        return [node.value];
    return node.kind === "Template" ? (node.parts ?? []) : [];
}

;// CONCATENATED MODULE: ./out/audit/context-files.js







/** Files beside the named ones that an audit of single files reads, and their size: it runs before every commit. */
const MAX_CONTEXT_FILES = 50;
const MAX_CONTEXT_BYTES = 1_048_576;
/** Files of the package that are looked through for imports of the named ones. */
const MAX_SEARCHED = 400;
/** How often whoever imports a file is followed by whoever imports that one. */
const MAX_LEVELS = 4;
/**
 * Loads what the named files need to be understood as in a whole run: what they import, and the files of their package
 * that import them, up to the ones that register their functions as tools.
 * @param load reads one file; called at most once for each
 * @returns the files that were loaded beside the named ones
 */
async function loadContext(options, named, load) {
    const context = new discover/* DiscoveryContext */.E(options);
    const loaded = new Map(named.map((file) => [file.path, file]));
    const extra = [];
    let bytes = 0;
    const take = async (file) => {
        if (loaded.has(file.path) || (0,languages/* isConfigLanguage */.Pd)(file.language))
            return undefined;
        if (extra.length >= MAX_CONTEXT_FILES || bytes + file.bytes > MAX_CONTEXT_BYTES)
            return undefined;
        loaded.set(file.path, undefined);
        const source = await load(file);
        if (!source)
            return undefined;
        bytes += file.bytes;
        loaded.set(file.path, source);
        extra.push(source);
        return source;
    };
    const takeImports = async (start) => {
        const queue = [...start];
        for (let file = queue.shift(); file; file = queue.shift()) {
            for (const candidates of importedPaths(file)) {
                const found = firstFile(context, candidates);
                const source = found && (await take(found));
                if (source)
                    queue.push(source);
            }
        }
    };
    await takeImports(named);
    const isTaken = (path) => loaded.has(path);
    const searched = packageFiles(options, named, isTaken);
    let wanted = named;
    for (let level = 0; level < MAX_LEVELS && wanted.length > 0; level++) {
        const next = [];
        for (const { file, text } of searched) {
            if (isTaken(file.path) || !importsOneOf(text, file, wanted))
                continue;
            const source = await take(file);
            if (source)
                next.push(source);
        }
        wanted = next;
    }
    return extra;
}
/**
 * The other source files of the named files' packages that may import them, with their texts. Code that does not ship
 * registers no tools for code that does.
 */
function packageFiles(options, named, isTaken) {
    // Without a manifest the package is all of the root: then only the files beside the named one are looked through.
    const folders = named.map((file) => (file.package.name === "" ? external_node_path_.posix.dirname(file.path) : file.package.path));
    const paths = [...new Set(folders)].sort();
    if (paths.length === 0)
        return [];
    const ships = named.some((file) => (0,match_context/* isShipped */.iw)(file.role));
    const found = [];
    for (const file of (0,discover.discover)({ ...options, paths }).files) {
        if (found.length >= MAX_SEARCHED)
            break;
        if (isTaken(file.path) || !named.some((one) => isSameLanguage(one, file)))
            continue;
        if (ships && !(0,match_context/* isShipped */.iw)(file.role))
            continue;
        const read = (0,read_source/* readSource */.o$)(options.root, file.path, { language: file.language });
        if ("text" in read)
            found.push({ file, text: read.text });
    }
    return found;
}
function firstFile(context, candidates) {
    for (const path of candidates) {
        if (path.startsWith("../") || path === "..")
            continue;
        const file = context.describe(path);
        if (file)
            return file;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./out/audit/flow/budget.js
/**
 * How much work all entry points together may be. Functions have budgets of their own; but a thousand that call each other in
 * every way hand their sinks to one another, so that the whole needs one too. Counted in steps, the same on every machine.
 *
 * An entry point may use up half of what those before it have left: one that is made to be costly takes nothing from the
 * others that they need.
 */
/** Measured: a collection of 60 servers, 2,400 files, takes 640,000 steps in all; a function made to be costly 1 µs each. */
const MAX_STEPS = 6_000_000;
class Budget {
    #left;
    #granted = 0;
    constructor(steps = MAX_STEPS) {
        this.#left = steps;
    }
    /** Begins with the next entry point. */
    grant() {
        this.#granted = Math.ceil(this.#left / 2);
    }
    /** What is handed on after the end, so that nothing found is lost, is at the others' cost no more. */
    spend(steps) {
        const taken = Math.min(steps, this.#granted);
        this.#left -= taken;
        this.#granted -= taken;
    }
    get isSpent() {
        return this.#granted <= 0;
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/deferred.js


const THREAD = { fn: "target", list: "args", named: "kwargs" };
const DEFERRED = new Map([
    ["py:asyncio.to_thread", { fn: 0, from: 1, forwards: true }],
    ["pypi:anyio.to_thread.run_sync", { fn: 0, from: 1 }],
    ["pypi:trio.to_thread.run_sync", { fn: 0, from: 1 }],
    ["pypi:starlette.concurrency.run_in_threadpool", { fn: 0, from: 1, forwards: true }],
    ["pypi:fastapi.concurrency.run_in_threadpool", { fn: 0, from: 1, forwards: true }],
    ["py:threading.Thread", THREAD],
    ["py:multiprocessing.Process", THREAD],
    ["py:threading.Timer", { fn: 1, list: 2, named: "kwargs" }],
    ["global:setTimeout", { fn: 0, from: 2 }],
    ["global:setInterval", { fn: 0, from: 2 }],
    ["global:setImmediate", { fn: 0, from: 1 }],
    ["global:process.nextTick", { fn: 0, from: 1 }],
    ["global:Reflect.apply", { fn: 0, list: 2 }],
]);
/** Methods whose name says it, on an event loop or a pool of unknown type. */
const METHODS = new Map([
    ["run_in_executor", { fn: 1, from: 2 }],
    ["submit", { fn: 0, from: 1, forwards: true }],
    ["call_soon", { fn: 0, from: 1 }],
    ["call_soon_threadsafe", { fn: 0, from: 1 }],
    ["call_later", { fn: 1, from: 2 }],
    ["call_at", { fn: 1, from: 2 }],
    ["apply_async", { fn: 0, list: 1, named: "kwds" }],
    ["start_soon", { fn: 0, from: 1 }],
]);
/**
 * What the function gives back when it is run with what is handed over with it. Undefined when this is no such call, or when
 * nothing is known of the function.
 */
function deferredCall(engine, frame, state, name, context) {
    const isPython = frame.file.language === "python";
    const deferral = (name === undefined ? undefined : DEFERRED.get(name)) ??
        (isPython && context.method !== undefined ? METHODS.get(context.method) : undefined);
    if (!deferral || frame.isSetup)
        return undefined;
    const { args, expression } = context;
    const at = (place) => typeof place === "number" ? args.positional[place] : args.named.get(place);
    const fn = at(deferral.fn);
    if (!fn)
        return undefined;
    const list = deferral.list === undefined ? undefined : (at(deferral.list) ?? args.named.get("args"));
    const positional = deferral.from === undefined ? (list?.items ?? []) : args.positional.slice(deferral.from);
    if (positional.length === 0 && !isPython)
        return undefined;
    const rest = list ? list.elem : args.rest;
    const keywords = deferral.named === undefined ? undefined : args.named.get(deferral.named)?.props;
    const given = {
        positional,
        named: deferral.forwards ? args.named : (keywords ?? new Map()),
        ...(rest ? { rest } : {}),
    };
    if (fn.fns)
        return callValue(engine, frame, state, fn, given, context);
    const place = expression.args.find((one, index) => typeof deferral.fn === "number" ? index === deferral.fn : one.name === deferral.fn);
    return place && ofMethod(engine, frame, state, place.value, given, context);
}
/** `to_thread(Path(a).read_text)`: a method of something whose type is known. */
function ofMethod(engine, frame, state, fn, args, context) {
    if (fn.kind !== "Member")
        return undefined;
    const receiver = evaluate(engine, frame, state, fn.object);
    if (receiver.type === undefined)
        return undefined;
    const { start, end } = context.expression;
    const expression = { ...context.expression, callee: fn, start, end };
    return externalCall(engine, frame, state, `${receiver.type}#${fn.property}`, {
        expression,
        args,
        receiver,
        method: fn.property,
    });
}

;// CONCATENATED MODULE: ./out/audit/flow/kinds.js
const KIND_BITS = {
    SHELL: 1,
    CODE: 2,
    PATH_READ: 4,
    PATH_WRITE: 8,
    PATH_DELETE: 16,
    ARGV: 32,
    EXECPATH: 64,
    URL: 128,
    SQL: 256,
    NOSQL: 512,
    TEMPLATE: 1 << 10,
    DESERIALIZE: 1 << 11,
    XML: 1 << 12,
    HTML: 1 << 13,
    MODULE: 1 << 14,
    REGEX: 1 << 15,
    MEMBER: 1 << 16,
};
const PATHS = KIND_BITS.PATH_READ | KIND_BITS.PATH_WRITE | KIND_BITS.PATH_DELETE;
const ALL_KINDS = (1 << 17) - 1;
/** No `..` segment. Clears a path below a fixed folder when nothing can replace the folder. */
const NO_DOTS = 1 << 24;
/** Does not start at a root. */
const RELATIVE = 1 << 25;
/** No separator. */
const NO_SEPARATOR = 1 << 26;
/** No host of a private network: of a URL that only begins with it, no more is known. */
const PUBLIC_HOST = 1 << 27;
const EVERYTHING = ALL_KINDS | NO_DOTS | RELATIVE | NO_SEPARATOR;
function bitsOf(kinds) {
    if (kinds === undefined)
        return 0;
    if (kinds === "all")
        return EVERYTHING;
    if (kinds === "paths")
        return PATHS | NO_DOTS;
    return kinds.reduce((bits, kind) => bits | KIND_BITS[kind], 0);
}
/** What half-facts add up to. */
function withConsequences(bits) {
    if (bits & NO_DOTS && bits & (RELATIVE | NO_SEPARATOR))
        return bits | PATHS;
    return bits;
}

;// CONCATENATED MODULE: ./out/audit/flow/terms.js

/** What a call passes is named by its number, see canonical.ts; settings and the environment stay what they are. */
const STAND_IN = /^(?:setting:|env:)?§/u;
/** Larger terms are folded to a mix of their sources. */
const MAX_SIZE = 50_000;
/** Everything that walks a term does so by recursion. */
const MAX_DEPTH = 250;
/** Sources that a folded term keeps. */
const MAX_SOURCES = 64;
/** Ways that are told apart where they meet; further ones are folded. */
const MAX_WAYS = 8;
const NO_SHAPES = new Map();
class Terms {
    #byKey = new Map();
    #constants = new Map();
    #opaques = new Map();
    #vns = new Map();
    #shapes = new Map();
    #schemas = new WeakMap();
    #schemaTexts = new Map();
    #sites = new Map();
    #origins = new Map();
    /** Says that something which may matter is left out of what is being made. */
    cut;
    constructor(cut = () => { }) {
        this.cut = cut;
    }
    #make(op, args, text, extra = {}) {
        const bits = extra.bits ?? 0;
        let meaning = `${op}|${text}`;
        let form = `${op}|${bits}|${text}`;
        let key = `${op}|${bits}|${text}|${extra.site ? this.#siteNumber(extra.site) : ""}`;
        for (const arg of args) {
            meaning += `|${arg.vn}`;
            form += `|${arg.shape}`;
            key += `|${arg.id}`;
        }
        const known = this.#byKey.get(key);
        if (known)
            return known;
        const vn = op === "guarded" ? args[0].vn : number(this.#vns, meaning);
        const shape = number(this.#shapes, form);
        let size = 1;
        let depth = 1;
        let tainted = op === "source";
        let canonical = (tainted || op === "opaque") && STAND_IN.test(text);
        for (const arg of args) {
            size += arg.size;
            if (arg.depth >= depth)
                depth = arg.depth + 1;
            tainted ||= arg.tainted;
            canonical ||= arg.canonical;
        }
        const bare = { op, args, text, tainted, value: extra.value };
        const term = {
            id: this.#byKey.size,
            vn,
            shape,
            op,
            args,
            text,
            bits,
            tainted,
            canonical,
            size,
            depth,
            normal: findNormal(bare),
            rooted: findRooted(bare),
            setting: findSetting(bare),
            separated: findSeparated(bare),
            ...(extra.value !== undefined ? { value: extra.value } : {}),
            ...(extra.source ? { source: extra.source } : {}),
            ...(extra.site ? { site: extra.site } : {}),
        };
        if ((size > MAX_SIZE || depth > MAX_DEPTH) && op !== "source") {
            const folded = this.#fold(term);
            this.#byKey.set(key, folded);
            return folded;
        }
        this.#byKey.set(key, term);
        return term;
    }
    #siteNumber(site) {
        let file = this.#sites.get(site.file.path);
        if (file === undefined) {
            file = this.#sites.size;
            this.#sites.set(site.file.path, file);
        }
        return `${file}:${site.span.start}:${site.span.end}`;
    }
    /** A mix of the sources of a term, each with what every way to it clears. */
    #fold(term) {
        if (!term.tainted)
            return this.opaque(`large:${term.vn}`);
        const leaves = new Map();
        const seen = new Map();
        const visit = (at, bits) => {
            if (!at.tainted)
                return;
            const before = seen.get(at.id);
            if (before !== undefined && (before & bits) === before)
                return;
            seen.set(at.id, before === undefined ? bits : before & bits);
            if (at.op === "source" || (at.op === "prop" && isSourceChain(at))) {
                const leaf = leaves.get(at.vn);
                if (leaf)
                    leaf.bits &= bits;
                else if (leaves.size < MAX_SOURCES)
                    leaves.set(at.vn, { term: at, bits });
                else
                    this.cut();
                return;
            }
            const inner = at.op === "guarded" ? bits | at.bits : at.op === "decode" ? 0 : bits;
            for (const arg of at.args)
                visit(arg, inner);
        };
        visit(term, 0);
        const args = [...leaves.values()].map((leaf) => (leaf.bits === 0 ? leaf.term : this.guarded(leaf.term, leaf.bits)));
        return this.#make("mix", args, "large", term.site ? { site: term.site } : {});
    }
    // --- constructors -------------------------------------------------------------------------------------------------
    source(source) {
        return this.#make("source", [], source.key, { source, ...(source.site ? { site: source.site } : {}) });
    }
    constant(value) {
        let known = this.#constants.get(value);
        if (!known) {
            known = this.#make("const", [], `${typeof value}:${String(value)}`, { value });
            this.#constants.set(value, known);
        }
        return known;
    }
    opaque(key) {
        let known = this.#opaques.get(key);
        if (!known) {
            known = this.#make("opaque", [], key);
            this.#opaques.set(key, known);
        }
        return known;
    }
    prop(object, name, site) {
        if (!object.tainted && object.op === "opaque")
            return this.opaque(clip(`${object.text}.${name}`));
        return this.#make("prop", [object], name, site ? { site } : {});
    }
    elem(array, index, site) {
        if (!array.tainted && array.op === "opaque")
            return this.opaque(clip(`${array.text}[${index}]`));
        return this.#make("elem", [array], index, site ? { site } : {});
    }
    op(op, args, text, site) {
        return this.#make(op, args, text, site ? { site } : {});
    }
    concat(parts, site) {
        const flat = [];
        for (const part of parts) {
            // A caller's value keeps the place at which it was put together.
            const pieces = part.op === "concat" && !part.tainted ? part.args : [part];
            for (const piece of pieces) {
                const last = flat.at(-1);
                const a = last ? textOf(last) : undefined;
                const b = textOf(piece);
                if (a !== undefined && b !== undefined)
                    flat[flat.length - 1] = this.constant(a + b);
                else
                    flat.push(piece);
            }
        }
        const filled = flat.filter((part) => part.value !== "");
        if (filled.length === 0)
            return this.constant("");
        const only = filled[0];
        if (filled.length === 1 && (only.op === "const" ? typeof only.value === "string" : true))
            return only;
        return this.#make("concat", filled, "", site ? { site } : {});
    }
    guarded(term, bits) {
        if (!term.tainted)
            return term;
        if (term.op === "guarded") {
            const both = term.bits | bits;
            return both === term.bits ? term : this.guarded(term.args[0], both);
        }
        return bits === 0 ? term : this.#make("guarded", [term], "", { bits });
    }
    phi(options, site) {
        const distinct = new Map();
        for (const option of options) {
            const inner = option.op === "phi" && option.text === site ? option.args : [option];
            for (const one of inner)
                if (!distinct.has(one.shape))
                    distinct.set(one.shape, one);
        }
        const list = [...distinct.values()];
        if (list.length === 1)
            return list[0];
        if (list.length > MAX_WAYS) {
            const tainted = list.filter((one) => one.tainted);
            const others = this.opaque(`phi:${site}`);
            if (tainted.length === 0)
                return others;
            if (tainted.length <= MAX_WAYS)
                return this.#make("phi", [...tainted, others], site);
            // One that was folded before takes the further ones in.
            const folded = tainted.filter((one) => one.op === "mix" && one.text === "large");
            const plain = tainted.filter((one) => !folded.includes(one));
            const rest = this.#fold(this.#make("mix", [...folded, ...plain.slice(MAX_WAYS - 1)], "ways"));
            return this.#make("phi", [...plain.slice(0, MAX_WAYS - 1), rest, others], site);
        }
        return this.#make("phi", list, site);
    }
    /** The same term over other arguments. */
    rebuild(term, args) {
        const place = term.site ? { site: term.site } : {};
        switch (term.op) {
            case "guarded":
                return this.guarded(args[0], term.bits);
            case "concat":
                return this.concat(args, term.site);
            case "phi":
                return this.phi(args, term.text);
            case "prop":
                return this.prop(args[0], term.text, term.site);
            case "elem":
                return this.elem(args[0], term.text, term.site);
            default:
                return this.#make(term.op, args, term.text, { bits: term.bits, ...place });
        }
    }
    /** Replaces subterms; `replace` answers for a term or leaves it to its arguments. */
    rewrite(term, replace, memo) {
        const known = memo.get(term.id);
        if (known)
            return known;
        const direct = replace(term);
        let result = direct;
        if (!result) {
            if (term.args.length === 0)
                result = term;
            else {
                let changed = false;
                const args = term.args.map((arg) => {
                    const next = this.rewrite(arg, replace, memo);
                    changed ||= next !== arg;
                    return next;
                });
                result = changed ? this.rebuild(term, args) : term;
            }
        }
        memo.set(term.id, result);
        return result;
    }
    // --- questions ----------------------------------------------------------------------------------------------------
    /**
     * Terms that `term` is only another spelling of: what is found out about the place that `term` names holds for them.
     * `text` keeps to spellings of a text, `path` adds normalised paths.
     */
    origins(guarded, through) {
        let term = guarded;
        while (term.op === "guarded" && term.args[0])
            term = term.args[0];
        const key = term.vn * 3 + (through === "text" ? 0 : through === "path" ? 1 : 2);
        const known = this.#origins.get(key);
        if (known)
            return known;
        this.#origins.set(key, new Map([[term.vn, term]]));
        const found = this.#findOrigins(term, through);
        this.#origins.set(key, found);
        return found;
    }
    #findOrigins(term, through) {
        const own = new Map([[term.vn, term]]);
        const add = (inner) => {
            for (const [vn, one] of inner)
                own.set(vn, one);
        };
        const first = term.args[0];
        switch (term.op) {
            case "same":
                if (first)
                    add(this.origins(first, through));
                break;
            case "norm":
                if (through !== "text" && first)
                    add(this.origins(first, through));
                break;
            case "part":
                if (through === "piece" && SLICING.has(term.text) && first)
                    add(this.origins(first, through));
                break;
            case "dirname":
                // A folder inside a root holds what was in it before, unless the last segment was `..`.
                if (through === "path" && first && isNormal(first))
                    add(this.origins(first, through));
                break;
            case "replace":
                if (through !== "text" && term.text.startsWith("cosmetic") && first)
                    add(this.origins(first, through));
                break;
            case "phi":
            case "concat": {
                if (through === "text" && term.op === "concat")
                    break;
                let common;
                for (const arg of term.args) {
                    if (!arg.tainted) {
                        const text = textOf(arg);
                        if (arg.op === "opaque" && arg.text === SEPARATOR)
                            continue;
                        if (text !== undefined && /^[\s/\\:."']*$/u.test(text) && !text.includes("."))
                            continue;
                        return own;
                    }
                    const inner = this.origins(arg, term.op === "concat" ? "piece" : through);
                    if (!common)
                        common = new Map(inner);
                    else
                        for (const vn of [...common.keys()])
                            if (!inner.has(vn))
                                common.delete(vn);
                }
                if (common)
                    add(common);
                break;
            }
            default:
                break;
        }
        return own;
    }
    /** Every term below, itself included. */
    contains(term, vns) {
        const seen = new Set();
        const visit = (at) => {
            if (vns.has(at.vn))
                return true;
            if (seen.has(at.vn))
                return false;
            seen.add(at.vn);
            return at.args.some(visit);
        };
        return visit(term);
    }
    numbersBelow(term) {
        const seen = new Set();
        const visit = (at) => {
            if (seen.has(at.vn))
                return;
            seen.add(at.vn);
            at.args.forEach(visit);
        };
        visit(term);
        return seen;
    }
    // --- canonical parameters -----------------------------------------------------------------------------------------
    /** Equal for schemas that narrow alike. */
    #shapesNumber(shapes) {
        const known = this.#schemas.get(shapes);
        if (known !== undefined)
            return known;
        const found = number(this.#schemaTexts, JSON.stringify([...shapes].sort(([a], [b]) => (a < b ? -1 : 1))));
        this.#schemas.set(shapes, found);
        return found;
    }
    /** A source that stands for the nth distinct value that a call passes. */
    parameter(index, like, path) {
        const shapes = like?.shapes ?? NO_SHAPES;
        const shapeKey = shapes.size > 0 ? `~${this.#shapesNumber(shapes)}` : "";
        return this.source({ key: `§${index}${path.map((step) => `.${step}`).join("")}${shapeKey}`, path, shapes });
    }
}
function number(known, key) {
    let found = known.get(key);
    if (found === undefined) {
        found = known.size;
        known.set(key, found);
    }
    return found;
}
/** Cuts whose pieces spell the same path when put together again. */
const SLICING = new Set(["slice", "substring", "substr", "charAt", "at", "index"]);
function clip(text) {
    return text.length > 120 ? text.slice(0, 120) : text;
}
function textOf(term) {
    return term.op === "const" && typeof term.value === "string" ? term.value : undefined;
}
function isSourceChain(term) {
    let at = term;
    while (at.op === "prop" && at.args[0])
        at = at.args[0];
    return at.op === "source";
}
/** Strips what does not change which value it is. */
function core(term) {
    let at = term;
    while ((at.op === "guarded" || at.op === "same") && at.args[0])
        at = at.args[0];
    return at;
}
/** No dot segments are left, and the path starts at a root: a prefix test of it means something. */
function findNormal({ op, args, text, tainted }) {
    if (!tainted)
        return true;
    const first = args[0];
    switch (op) {
        case "norm":
            // path.normalize keeps a relative path relative; below a fixed folder it does not.
            return text === "absolute" || first?.rooted === true;
        case "replace":
            return text.startsWith("cosmetic") && first?.normal === true;
        case "phi":
            return args.every((arg) => arg.normal);
        case "guarded":
        case "same":
        case "elem":
        case "dirname":
            return first?.normal === true;
        default:
            return false;
    }
}
/** Starts at a root that no caller chooses, or has been made to. */
function findRooted({ op, args, text, tainted }) {
    if (!tainted)
        return true;
    const first = args[0];
    switch (op) {
        case "join":
        case "guarded":
        case "same":
            return first?.rooted === true;
        case "norm":
            return text === "absolute" || first?.rooted === true;
        default:
            return false;
    }
}
/** The text ends in a path separator, as far as one can see. */
function findSeparated({ op, args, text, value }) {
    switch (op) {
        case "const":
            return typeof value === "string" && /[/\\]$/u.test(value);
        case "opaque":
            return text === SEPARATOR || text.endsWith("~/");
        case "replace":
            return text.endsWith("~/");
        case "concat":
            return args.at(-1)?.separated === true;
        case "guarded":
        case "same":
            return args[0]?.separated === true;
        case "phi": {
            // `root.endsWith(sep) ? root : root + sep`
            const ended = args.filter((arg) => arg.separated);
            if (ended.length === 0)
                return false;
            return args.every((arg) => arg.separated || ended.some((one) => one.op === "concat" && one.args[0]?.vn === arg.vn));
        }
        default:
            return false;
    }
}
/** `path.sep` and `os.sep`. */
const SEPARATOR = "separator";
/** A configured value of which one can't say whether it is set. */
function findSetting({ op, args, text, tainted }) {
    if (tainted)
        return false;
    switch (op) {
        case "opaque":
            return text.startsWith("setting:");
        case "prop":
        case "elem":
        case "same":
        case "norm":
        case "part":
        case "replace":
            return args[0]?.setting === true;
        case "phi":
            return args.some((arg) => arg.setting) && args.every((arg) => arg.op === "const" || arg.setting);
        default:
            return false;
    }
}
const isNormal = (term) => term.normal;
const isSetting = (term) => term.setting;
const endsWithSeparator = (term) => term.separated;
/** What guards below identity wrappers already clear. */
function guardedBits(term) {
    let bits = 0;
    let at = term;
    while (at && (at.op === "guarded" || at.op === "same")) {
        bits |= at.bits;
        at = at.args[0];
    }
    return at && !at.tainted ? EVERYTHING : bits;
}

;// CONCATENATED MODULE: ./out/audit/flow/values.js
/** What a promise comes to, of a list of them what they all do. */
function settled(value) {
    if (!value.pending && !value.items && !value.elem)
        return value;
    const { pending: _, ...rest } = value;
    return {
        ...rest,
        ...(rest.items ? { items: rest.items.map((item) => (item.pending ? settled(item) : item)) } : {}),
        ...(rest.elem?.pending ? { elem: settled(rest.elem) } : {}),
    };
}
/** Properties that are told apart; what is under further names may be under any. */
const MAX_PROPS = 1024;
/** Elements that are told apart; longer lists have any element. */
const MAX_ITEMS = 64;
/** Deeper structure collapses to its term. */
const MAX_NESTING = 5;
/** Functions that one value may be: a table of handlers read with an unknown key. */
const MAX_CALLABLES = 1024;
/** Terms of one value that something unknown is made of. */
const MAX_TERMS = 192;
/** Leaving this value out may hide a flow: it holds a caller's value, or code. */
function carries(value) {
    return value.fns !== undefined || value.options !== undefined || value.cls !== undefined || isTainted(value);
}
/** A caller's value is in what the value holds, and nothing of it is seen in its outline. */
function holdsMore(value) {
    return isTainted(value) && !value.term.tainted;
}
const taintedValues = new WeakMap();
/** It holds no other values. */
function isPlain(value) {
    return !value.elem && !value.items && !value.props && !value.fns && !value.options;
}
function isTainted(value) {
    if (value.term.tainted)
        return true;
    if (isPlain(value))
        return false;
    const known = taintedValues.get(value);
    if (known !== undefined)
        return known;
    const found = (value.elem !== undefined && isTainted(value.elem)) ||
        value.items?.some(isTainted) === true ||
        value.options?.some(isTainted) === true ||
        (value.props !== undefined && someTainted(value.props)) ||
        value.fns?.some(isTaintedCallable) === true;
    taintedValues.set(value, found);
    return found;
}
function someTainted(values) {
    for (const value of values.values())
        if (isTainted(value))
            return true;
    return false;
}
/** A closure carries what it has captured. */
function isTaintedCallable(fn) {
    switch (fn.kind) {
        case "function":
            return (fn.self !== undefined && isTainted(fn.self)) || someTainted(fn.captured);
        case "bound":
            return (fn.args.some(isTainted) ||
                (fn.named !== undefined && [...fn.named.values()].some(isTainted)) ||
                isTaintedCallable(fn.target));
        case "external":
            return fn.self !== undefined && isTainted(fn.self);
        case "given":
            return isTainted(fn.value);
        default:
            return false;
    }
}
/** All terms in a value, its own first: what a function that takes it whole could see. Of many, only a caller's are kept. */
function termsIn(value, into = [], nesting = 0) {
    if (nesting > MAX_NESTING || into.length > MAX_TERMS)
        return into;
    if (into.length < 64 || value.term.tainted)
        into.push(value.term);
    if (value.elem)
        termsIn(value.elem, into, nesting + 1);
    for (const item of value.items ?? [])
        termsIn(item, into, nesting + 1);
    for (const one of value.props?.values() ?? [])
        termsIn(one, into, nesting + 1);
    return into;
}
/**
 * Applies a change of terms everywhere inside.
 * @param lost called when something is too deep inside to be kept and may matter
 */
function mapTerms(value, change, truth, lost, nesting = 0) {
    if (nesting > MAX_NESTING) {
        if (holdsMore(value))
            lost();
        return outline(value, change);
    }
    if (isPlain(value)) {
        const term = change(value.term);
        const nextTruth = value.truth ? truth(value.truth) : undefined;
        if (term === value.term && nextTruth === value.truth)
            return value;
        return mapped(value, term, nextTruth, {});
    }
    let changed = false;
    const inner = (one) => {
        const next = mapTerms(one, change, truth, lost, nesting + 1);
        changed ||= next !== one;
        return next;
    };
    const term = change(value.term);
    const elem = value.elem ? inner(value.elem) : undefined;
    const items = value.items?.map(inner);
    let props;
    if (value.props) {
        props = new Map();
        for (const [key, one] of value.props)
            props.set(key, inner(one));
    }
    const fns = value.fns?.map((fn) => {
        const next = mapCallable(fn, inner);
        changed ||= next !== fn;
        return next;
    });
    const options = value.options?.map(inner);
    const nextTruth = value.truth ? truth(value.truth) : undefined;
    if (!changed && term === value.term && nextTruth === value.truth)
        return value;
    return mapped(value, term, nextTruth, {
        ...(props ? { props } : {}),
        ...(items ? { items } : {}),
        ...(elem ? { elem } : {}),
        ...(fns ? { fns } : {}),
        ...(options ? { options } : {}),
    });
}
function mapped(value, term, truth, inside) {
    return {
        term,
        ...inside,
        ...(value.type !== undefined ? { type: value.type } : {}),
        ...(value.cls ? { cls: value.cls } : {}),
        ...(value.regex ? { regex: value.regex } : {}),
        ...(value.schemas ? { schemas: value.schemas } : {}),
        ...(value.module ? { module: value.module } : {}),
        ...(value.pending ? { pending: value.pending } : {}),
        ...(truth ? { truth } : {}),
    };
}
function mapCallable(fn, inner) {
    if (fn.kind === "function") {
        if (fn.captured.size === 0 && !fn.self)
            return fn;
        let changed = false;
        const captured = new Map();
        for (const [binding, value] of fn.captured) {
            const next = inner(value);
            changed ||= next !== value;
            captured.set(binding, next);
        }
        const self = fn.self ? inner(fn.self) : undefined;
        return changed || self !== fn.self ? { kind: "function", ref: fn.ref, captured, ...(self ? { self } : {}) } : fn;
    }
    if (fn.kind === "bound") {
        const args = fn.args.map(inner);
        const target = mapCallable(fn.target, inner);
        const named = fn.named && new Map([...fn.named].map(([name, one]) => [name, inner(one)]));
        const isSame = (name, one) => fn.named?.get(name) === one;
        return target === fn.target &&
            args.every((arg, index) => arg === fn.args[index]) &&
            [...(named ?? [])].every(([name, one]) => isSame(name, one))
            ? fn
            : { kind: "bound", target, args, ...(named ? { named } : {}) };
    }
    if (fn.kind === "given") {
        const next = inner(fn.value);
        return next === fn.value ? fn : { ...fn, value: next };
    }
    if (fn.kind === "external" && fn.self) {
        const self = inner(fn.self);
        return self === fn.self ? fn : { ...fn, self };
    }
    return fn;
}
/** What a value is, and what can be called on it or taken out of it to be called, without what else it holds. */
function outline(value, change) {
    const { fns, options } = value;
    if (isPlain(value))
        return { ...value, term: change(value.term) };
    const code = (one) => one.fns ? [{ term: change(one.term), fns: one.fns.map((fn) => bareCallable(fn, change)) }] : [];
    // The methods of an instance are known by its class.
    const props = value.cls
        ? []
        : [...(value.props ?? [])].flatMap(([name, one]) => code(one).map((fn) => [name, fn]));
    const elem = value.elem ? code(value.elem)[0] : undefined;
    const items = value.items?.every((item) => item.fns) ? value.items.flatMap(code) : undefined;
    return {
        term: change(value.term),
        ...(props.length > 0 ? { props: new Map(props) } : {}),
        ...(items && items.length > 0 ? { items } : {}),
        ...(elem ? { elem } : {}),
        ...(fns ? { fns: fns.map((fn) => bareCallable(fn, change)) } : {}),
        ...(value.type !== undefined ? { type: value.type } : {}),
        ...(value.cls ? { cls: value.cls } : {}),
        ...(options ? { options: options.map((one) => outline(one, change)) } : {}),
        ...(value.pending ? { pending: value.pending } : {}),
    };
}
const NOTHING = new Map();
function bareCallable(fn, change) {
    switch (fn.kind) {
        case "function":
            return { kind: "function", ref: fn.ref, captured: NOTHING };
        case "external":
            return { kind: "external", name: fn.name };
        case "given":
            return { ...fn, value: { term: change(fn.value.term) } };
        case "bound":
            return {
                kind: "bound",
                target: bareCallable(fn.target, change),
                args: fn.args.map((arg) => ({ term: change(arg.term) })),
                ...(fn.named
                    ? { named: new Map([...fn.named].map(([name, one]) => [name, { term: change(one.term) }])) }
                    : {}),
            };
        default:
            return fn;
    }
}
/** Nothing but its term tells it from others. */
function isBare(value) {
    return (isPlain(value) &&
        value.type === undefined &&
        !value.cls &&
        !value.module &&
        !value.pending &&
        !value.schemas &&
        !value.regex);
}
/** A number that is equal for values that mean the same; the key of a summary is made of them. */
class ValueKeys {
    #known = new WeakMap();
    #numbers = new Map();
    #objects = new Map();
    #texts = new Map();
    number(object) {
        let found = this.#objects.get(object);
        if (found === undefined) {
            found = this.#objects.size;
            this.#objects.set(object, found);
        }
        return found;
    }
    /** A short name for a long text, the same each time. */
    text(text) {
        let found = this.#texts.get(text);
        if (found === undefined) {
            found = this.#texts.size;
            this.#texts.set(text, found);
        }
        return String(found);
    }
    of(value) {
        if (isBare(value))
            return -1 - value.term.shape;
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        let key = String(value.term.shape);
        if (value.props) {
            key += "{";
            for (const [name, one] of value.props)
                key += `${name.length}:${name}:${this.of(one)},`;
            key += "}";
        }
        if (value.items)
            key += `[${value.items.map((item) => this.of(item)).join()}]`;
        if (value.elem)
            key += `*${this.of(value.elem)}`;
        if (value.fns)
            key += `(${value.fns.map((fn) => this.callable(fn)).join()})`;
        if (value.options)
            key += `<${value.options.map((one) => this.of(one)).join()}>`;
        if (value.type !== undefined)
            key += `:${value.type}`;
        if (value.cls)
            key += `@${this.number(value.cls.cls)}`;
        if (value.module && "file" in value.module && value.module.file)
            key += `%${this.number(value.module.file)}`;
        if (value.pending)
            key += "?";
        if (value.schemas)
            key += `$${value.schemas.map((one) => this.number(one.expression)).join()}`;
        if (value.regex)
            key += `/${value.regex.pattern}/${value.regex.flags}`;
        let found = this.#numbers.get(key);
        if (found === undefined) {
            found = this.#numbers.size;
            this.#numbers.set(key, found);
        }
        this.#known.set(value, found);
        return found;
    }
    callable(fn) {
        switch (fn.kind) {
            case "function": {
                let key = `f${this.number(fn.ref.fn)}`;
                for (const [binding, value] of fn.captured)
                    key += `;${this.number(binding)}=${this.of(value)}`;
                if (fn.self)
                    key += `;this=${this.of(fn.self)}`;
                return key;
            }
            case "external":
                return `x${fn.name}${fn.self ? this.of(fn.self) : ""}`;
            case "class":
                return `c${this.number(fn.cls)}`;
            case "settle":
                return `s${this.number(fn.cell)}`;
            case "given":
                return `g${fn.isNamed ? "!" : ""}${this.of(fn.value)}`;
            case "bound":
                return `b${this.callable(fn.target)}(${fn.args.map((arg) => this.of(arg)).join()})${[...(fn.named ?? [])].map(([name, one]) => `${name.length}:${name}=${this.of(one)}`).join()}`;
        }
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/dispatch.js


/** A value that may be more functions than this is a table. */
const FEW = 4;
function isTable(targets) {
    return targets.length > FEW;
}
/** What is covered while these are called, or undefined when that is nothing new. */
function coveredBy(engine, targets, args) {
    const places = new Set();
    args.positional.forEach((value, index) => {
        if (isSourceChain(value.term) && !value.props && !value.items && !value.elem)
            places.add(index);
    });
    if (places.size === 0 || args.rest)
        return undefined;
    const functions = new Map(engine.covered?.functions);
    const before = functions.size;
    for (const target of targets)
        if (target.kind === "function" && !functions.has(target.ref.fn))
            functions.set(target.ref.fn, places);
    if (functions.size === before)
        return undefined;
    const numbers = [...functions].map(([fn, own]) => `${engine.keys.number(fn)}:${[...own].join("+")}`);
    return { functions, key: engine.keys.text(numbers.sort().join()) };
}
/** The function runs already with the caller's value in all the places where this call has one of it. */
function isCovered(engine, target, args) {
    if (target.kind !== "function" || args.rest || args.namedRest)
        return false;
    const places = engine.covered?.functions.get(target.ref.fn);
    if (!places || (target.self && isTainted(target.self)))
        return false;
    for (const value of args.named.values())
        if (isTainted(value))
            return false;
    for (const value of target.captured.values())
        if (isTainted(value))
            return false;
    return args.positional.every((value, index) => places.has(index) || !isTainted(value));
}

;// CONCATENATED MODULE: ./out/audit/flow/urls.js
/** Where in a URL a caller's text stands: only before the end of the host does it decide which server is asked. */

/** Stands for a text that the server chose itself: a base URL from its settings. */
const OWN = "\u0001";
/** Stands for another value of the caller's. */
const CALLERS = "\u0002";
/** A scheme and a host that something ends; a path; a setting that something ends; another part that names the host. */
const FIXED_HOST = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#\\]+[/?#]|^\/(?![/\\])|^[?#]|^\u0001+[^/?#\\]*[/?#]|^\u0002+[^/?#\\]*[/?#](?!\/)/iu;
/** A host ends long before. */
const MAX_TEXT = 400;
/** What stands before an argument of a concatenation fixes the host, whatever follows. */
function isHostFixed(parts, index) {
    let text = "";
    for (const part of parts.slice(0, index)) {
        text += spelled(part);
        if (text.length > MAX_TEXT)
            break;
    }
    const own = parts[index];
    // `${BASE}${path}`, with `path` made of `/items/` and a name.
    if (own)
        text += leading(own);
    return FIXED_HOST.test(text);
}
/** A reference to a base cannot name a host of its own. */
function isReferenceFixed(reference) {
    const text = leading(reference);
    return text.length > 0 && (/^\/(?![/\\])|^[?#]/u.test(text) || /^\w[^:]*\//u.test(text));
}
/** A URL that begins with this leads to the same host, whatever follows: `https://api.example.com/`. */
const isOrigin = (text) => /^https?:\/\/[^/?#\\]+[/?#]/iu.test(text);
function spelled(term) {
    const text = textOf(term);
    if (text !== undefined)
        return text;
    if (term.op === "concat")
        return term.args.map(spelled).join("");
    if (term.op === "opaque" && term.text === SEPARATOR)
        return "/";
    if (term.op === "const")
        return String(term.value);
    return term.tainted ? CALLERS : OWN;
}
/** The text that a term certainly begins with. */
function leading(term) {
    switch (term.op) {
        case "const":
            return textOf(term) ?? "";
        case "concat": {
            let text = "";
            for (const part of term.args) {
                const own = textOf(part);
                if (own === undefined)
                    return text + (part.op === "concat" ? leading(part) : part.tainted ? "" : OWN);
                text += own;
            }
            return text;
        }
        case "guarded":
        case "same":
            return term.args[0] ? leading(term.args[0]) : "";
        case "phi": {
            const all = term.args.map(leading);
            const [first = ""] = all;
            return all.every((one) => one.charAt(0) === first.charAt(0)) ? first.charAt(0) : "";
        }
        case "opaque":
            return OWN;
        default:
            return "";
    }
}
/** Parts of a parsed URL that say which server it names. */
const HOST_PARTS = new Set(["hostname", "host", "origin", "netloc"]);
/** A pattern that only URLs of one host match, or of several: `^https?://(docs|api)\.example\.com/`. */
const HOST_PATTERN = /^\^https\??:(?:\\?\/){2}(?:\(\?:)?[\w\\.|()-]*[a-z]{2,}\)?(?:\\?\/|\(\?:?\\?\/)/iu;
const fixesHost = (pattern) => pattern.length < MAX_TEXT && HOST_PATTERN.test(pattern);

;// CONCATENATED MODULE: ./out/audit/flow/facts.js


const NO_FACTS = new Map();
/** A set of facts larger than this stops growing: what it has stays true. */
const MAX_FACTS = 300;
const MAX_WEAK = 6;
function fact(term, clear, rest = {}) {
    return new Map([[term.vn, { term, clear, ...rest }]]);
}
/** A finding about the place or text that a term names, passed on to what it is a spelling of. */
function factAbout(terms, term, clear, through, rest = {}) {
    const found = new Map();
    for (const [vn, origin] of terms.origins(term, through)) {
        found.set(vn, { term: origin, clear, ...rest });
        // The host that was tested is the host that the URL names.
        if ((clear & KIND_BITS.URL) !== 0 && origin.op === "prop" && HOST_PARTS.has(origin.text) && origin.args[0]) {
            for (const [number, url] of terms.origins(origin.args[0], "path")) {
                if (!found.has(number))
                    found.set(number, { term: url, clear: KIND_BITS.URL });
            }
        }
    }
    return found;
}
function mergeWeak(a, b) {
    if (!a || !b || a === b)
        return a ?? b;
    const all = [...a];
    for (const one of b)
        if (!all.some((other) => other.file === one.file && other.span.start === one.span.start))
            all.push(one);
    return all.slice(0, MAX_WEAK);
}
function combine(term, clear, equals, weak, isRoot) {
    return { term, clear, ...(equals ? { equals } : {}), ...(weak ? { weak } : {}), ...(isRoot ? { isRoot } : {}) };
}
/** Both hold. */
function both(a, b) {
    if (b.size === 0 || a === b)
        return a;
    if (a.size === 0)
        return b;
    const all = new Map(a);
    for (const [vn, one] of b) {
        const other = all.get(vn);
        if (!other) {
            if (all.size < MAX_FACTS)
                all.set(vn, one);
            continue;
        }
        let equals = other.equals ?? one.equals;
        if (other.equals && one.equals) {
            const second = one.equals;
            equals = new Set([...other.equals].filter((text) => second.has(text)));
        }
        all.set(vn, combine(one.term, other.clear | one.clear, equals, mergeWeak(other.weak, one.weak), other.isRoot === true || one.isRoot === true));
    }
    return all;
}
/** One of them holds. A weak guard counts only where every way has passed it: a test whose both sides go on is none. */
function either(a, b) {
    if (a === b)
        return a;
    const all = new Map();
    for (const [vn, one] of a) {
        const other = b.get(vn);
        if (!other)
            continue;
        const equals = one.equals && other.equals ? new Set([...one.equals, ...other.equals]) : undefined;
        const second = other.weak ?? [];
        const weak = one.weak?.filter((x) => second.some((y) => y.file === x.file && y.span.start === x.span.start));
        const isRoot = one.isRoot === true && other.isRoot === true;
        const merged = combine(one.term, one.clear & other.clear, equals, weak && weak.length > 0 ? weak : undefined, isRoot);
        if (merged.clear !== 0 || merged.equals || merged.weak || merged.isRoot)
            all.set(vn, merged);
    }
    return all;
}
const UNKNOWN_TRUTH = { yes: NO_FACTS, no: NO_FACTS };
function negate(truth) {
    return { yes: truth.no, no: truth.yes, ...(truth.unset ? { unset: truth.unset === "yes" ? "no" : "yes" } : {}) };
}
/** All hold, in order; the second is asked only when the first is true. */
function conjunction(truths) {
    let yes = NO_FACTS;
    let no;
    let isFirst = true;
    let settings = 0;
    for (const truth of truths) {
        // False because this one is false, while those before were true.
        if (truth.no && yes) {
            const here = both(yes, truth.no);
            if (truth.unset === "no" && truths.length > 1)
                settings++;
            else {
                no = isFirst || !no ? here : either(no, here);
                isFirst = false;
            }
        }
        yes = yes && truth.yes ? both(yes, truth.yes) : undefined;
    }
    if (settings > 0 && settings === truths.length)
        return { yes, no: NO_FACTS, unset: "no" };
    return { yes, no: settings > 0 && !no ? NO_FACTS : no };
}
function disjunction(truths) {
    return negate(conjunction(truths.map(negate)));
}

;// CONCATENATED MODULE: ./out/audit/models/generated.js
const MODELS = {
    "node": {
        "language": "javascript",
        "callees": [
            {
                "names": [
                    "node:child_process.exec",
                    "node:child_process.execSync",
                    "global:Bun.$"
                ],
                "process": {
                    "command": 0,
                    "shell": "always"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:child_process.spawn",
                    "node:child_process.spawnSync",
                    "node:child_process.execFile",
                    "node:child_process.execFileSync"
                ],
                "process": {
                    "command": 0,
                    "argv": 1,
                    "shell": "option"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:child_process.fork",
                    "global:Bun.spawn",
                    "global:Bun.spawnSync",
                    "global:Deno.Command"
                ],
                "process": {
                    "command": 0,
                    "argv": 1,
                    "shell": "never"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:eval",
                    "node:vm.runInThisContext",
                    "node:vm.runInNewContext",
                    "node:vm.runInContext",
                    "node:vm.compileFunction",
                    "node:vm.Script",
                    "node:vm.SourceTextModule"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": 0
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:Function"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": [
                            7,
                            6,
                            5,
                            4,
                            3,
                            2,
                            1,
                            0
                        ]
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:vm.Script#*"
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:setTimeout",
                    "global:setInterval",
                    "global:setImmediate"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": 0,
                        "onlyText": true
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:v8.deserialize"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": 0
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:sqlite.DatabaseSync#exec",
                    "node:sqlite.DatabaseSync#prepare"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": 0
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.readFile",
                    "node:fs.readFile",
                    "node:fs.readFileSync",
                    "node:fs.createReadStream",
                    "node:fs/promises.readdir",
                    "node:fs.readdir",
                    "node:fs.readdirSync",
                    "node:fs/promises.opendir",
                    "node:fs.opendir",
                    "node:fs.opendirSync",
                    "node:fs/promises.readlink",
                    "node:fs.readlink",
                    "node:fs.readlinkSync",
                    "node:fs.openAsBlob",
                    "npm:fs-extra.readFile",
                    "npm:fs-extra.readFileSync",
                    "npm:fs-extra.readJson",
                    "npm:fs-extra.readJSON",
                    "npm:fs-extra.readJsonSync",
                    "npm:fs-extra.readdir",
                    "npm:fs-extra.readdirSync",
                    "npm:fs-extra.createReadStream",
                    "global:Bun.file",
                    "global:Deno.readTextFile",
                    "global:Deno.readTextFileSync",
                    "global:Deno.readFile"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": 0
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.open",
                    "node:fs.open",
                    "node:fs.openSync",
                    "npm:fs-extra.open"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": 0,
                        "mode": {
                            "arg": [
                                1
                            ],
                            "containing": "wa+",
                            "kind": "PATH_WRITE"
                        }
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.stat",
                    "node:fs/promises.lstat",
                    "node:fs/promises.access",
                    "node:fs.stat",
                    "node:fs.statSync",
                    "node:fs.lstat",
                    "node:fs.lstatSync",
                    "node:fs.access",
                    "node:fs.accessSync",
                    "node:fs.exists",
                    "node:fs.existsSync",
                    "npm:fs-extra.pathExists",
                    "npm:fs-extra.existsSync",
                    "npm:fs-extra.stat"
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.realpath",
                    "node:fs.realpathSync",
                    "node:fs.realpathSync.native",
                    "node:fs.realpath",
                    "npm:fs-extra.realpath",
                    "npm:fs-extra.realpathSync"
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "absolute"
            },
            {
                "names": [
                    "node:fs/promises.writeFile",
                    "node:fs.writeFile",
                    "node:fs.writeFileSync",
                    "node:fs/promises.appendFile",
                    "node:fs.appendFile",
                    "node:fs.appendFileSync",
                    "node:fs.createWriteStream",
                    "node:fs/promises.mkdir",
                    "node:fs.mkdir",
                    "node:fs.mkdirSync",
                    "node:fs/promises.truncate",
                    "node:fs.truncate",
                    "node:fs.truncateSync",
                    "node:fs/promises.chmod",
                    "node:fs.chmod",
                    "node:fs.chmodSync",
                    "node:fs/promises.chown",
                    "node:fs.chown",
                    "node:fs.chownSync",
                    "node:fs/promises.utimes",
                    "node:fs.utimesSync",
                    "npm:fs-extra.writeFile",
                    "npm:fs-extra.writeFileSync",
                    "npm:fs-extra.outputFile",
                    "npm:fs-extra.outputFileSync",
                    "npm:fs-extra.writeJson",
                    "npm:fs-extra.writeJSON",
                    "npm:fs-extra.writeJsonSync",
                    "npm:fs-extra.outputJson",
                    "npm:fs-extra.appendFile",
                    "npm:fs-extra.ensureDir",
                    "npm:fs-extra.ensureDirSync",
                    "npm:fs-extra.ensureFile",
                    "npm:fs-extra.mkdirp",
                    "npm:fs-extra.mkdir",
                    "npm:fs-extra.createWriteStream",
                    "npm:mkdirp",
                    "npm:write-file-atomic",
                    "global:Bun.write",
                    "global:Deno.writeTextFile",
                    "global:Deno.writeFile"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": 0
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.copyFile",
                    "node:fs.copyFile",
                    "node:fs.copyFileSync",
                    "node:fs/promises.cp",
                    "node:fs.cp",
                    "node:fs.cpSync",
                    "npm:fs-extra.copy",
                    "npm:fs-extra.copySync",
                    "npm:fs-extra.copyFile"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": 0
                    },
                    {
                        "kind": "PATH_WRITE",
                        "arg": 1
                    }
                ],
                "effects": [
                    "fs-read",
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.rename",
                    "node:fs.rename",
                    "node:fs.renameSync",
                    "node:fs/promises.link",
                    "node:fs.linkSync",
                    "node:fs/promises.symlink",
                    "node:fs.symlink",
                    "node:fs.symlinkSync",
                    "npm:fs-extra.move",
                    "npm:fs-extra.moveSync",
                    "npm:fs-extra.rename"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": 0
                    },
                    {
                        "kind": "PATH_WRITE",
                        "arg": 1
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs/promises.rm",
                    "node:fs.rm",
                    "node:fs.rmSync",
                    "node:fs/promises.unlink",
                    "node:fs.unlink",
                    "node:fs.unlinkSync",
                    "node:fs/promises.rmdir",
                    "node:fs.rmdir",
                    "node:fs.rmdirSync",
                    "npm:fs-extra.remove",
                    "npm:fs-extra.removeSync",
                    "npm:fs-extra.emptyDir",
                    "npm:fs-extra.emptyDirSync",
                    "npm:fs-extra.rm",
                    "npm:fs-extra.unlink",
                    "npm:fs-extra.unlinkSync",
                    "npm:rimraf",
                    "npm:rimraf.*",
                    "npm:del",
                    "npm:del.*",
                    "global:Deno.remove"
                ],
                "sinks": [
                    {
                        "kind": "PATH_DELETE",
                        "arg": 0
                    }
                ],
                "effects": [
                    "fs-delete"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:fs.*",
                    "node:fs/promises.*",
                    "npm:fs-extra.*"
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "node:path.resolve"
                ],
                "result": "resolve"
            },
            {
                "names": [
                    "node:path.join"
                ],
                "result": "join"
            },
            {
                "names": [
                    "node:path.normalize"
                ],
                "result": "normal"
            },
            {
                "names": [
                    "node:path.toNamespacedPath",
                    "node:path.format",
                    "node:url.fileURLToPath"
                ],
                "result": "same"
            },
            {
                "names": [
                    "node:path.basename"
                ],
                "result": "basename",
                "clears": "paths"
            },
            {
                "names": [
                    "node:path.dirname"
                ],
                "result": "dirname"
            },
            {
                "names": [
                    "node:path.extname",
                    "node:path.parse"
                ],
                "result": "part"
            },
            {
                "names": [
                    "node:path.relative"
                ],
                "result": "relative"
            },
            {
                "names": [
                    "node:path.isAbsolute"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:fetch",
                    "global:WebSocket",
                    "global:EventSource",
                    "node:http.request",
                    "node:http.get",
                    "node:https.request",
                    "node:https.get",
                    "node:http2.connect"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 0
                    },
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "hostname"
                    },
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "host"
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:Request"
                ],
                "result": "same"
            },
            {
                "names": [
                    "global:XMLHttpRequest",
                    "node:net.connect",
                    "node:net.createConnection",
                    "node:tls.connect",
                    "node:dns.*",
                    "node:dns/promises.*"
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:Number",
                    "global:parseInt",
                    "global:parseFloat",
                    "global:BigInt",
                    "global:Boolean",
                    "global:Number.parseInt",
                    "global:Number.parseFloat",
                    "global:Date",
                    "global:Date.*",
                    "global:Math.*",
                    "global:isNaN",
                    "global:isFinite",
                    "global:Number.*",
                    "global:Array.isArray",
                    "node:crypto.*",
                    "node:crypto.*#*",
                    "global:Symbol"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:String",
                    "global:structuredClone",
                    "global:JSON.parse",
                    "global:JSON.stringify",
                    "global:Object.freeze",
                    "node:util.inspect",
                    "global:Promise.resolve"
                ],
                "result": "same"
            },
            {
                "names": [
                    "global:URL",
                    "node:url.URL",
                    "global:URL.parse"
                ],
                "result": "url"
            },
            {
                "names": [
                    "global:Buffer.from",
                    "node:buffer.Buffer.from"
                ],
                "result": "same",
                "type": "node:buffer.Buffer"
            },
            {
                "names": [
                    "global:btoa",
                    "node:buffer.btoa"
                ],
                "result": "same",
                "clears": [
                    "SHELL",
                    "CODE",
                    "SQL",
                    "ARGV"
                ]
            },
            {
                "names": [
                    "global:decodeURIComponent",
                    "global:decodeURI",
                    "global:unescape",
                    "global:atob",
                    "node:querystring.unescape"
                ],
                "result": "decode"
            },
            {
                "names": [
                    "global:encodeURIComponent",
                    "node:querystring.escape"
                ],
                "result": "same",
                "clears": [
                    "PATH_READ",
                    "PATH_WRITE",
                    "PATH_DELETE",
                    "URL",
                    "HTML"
                ]
            },
            {
                "names": [
                    "global:encodeURI"
                ],
                "result": "same"
            },
            {
                "names": [
                    "global:console.*",
                    "node:console.*"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "global:process.exit",
                    "node:process.exit",
                    "global:process.abort"
                ],
                "exits": true
            }
        ]
    },
    "npm": {
        "language": "javascript",
        "callees": [
            {
                "names": [
                    "npm:execa.execaCommand",
                    "npm:execa.execaCommandSync",
                    "npm:execa.command",
                    "npm:execa.commandSync"
                ],
                "process": {
                    "command": 0,
                    "shell": "option"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:execa",
                    "npm:execa.execa",
                    "npm:execa.execaSync",
                    "npm:execa.sync",
                    "npm:execa.execaNode",
                    "npm:cross-spawn",
                    "npm:cross-spawn.*",
                    "npm:tinyexec.x",
                    "npm:nano-spawn"
                ],
                "process": {
                    "command": 0,
                    "argv": 1,
                    "shell": "option"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:shelljs.exec",
                    "npm:child-process-promise.exec",
                    "npm:node-exec-promise.exec"
                ],
                "process": {
                    "command": 0,
                    "shell": "always"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:shelljs.rm"
                ],
                "sinks": [
                    {
                        "kind": "PATH_DELETE",
                        "arg": 0
                    }
                ],
                "effects": [
                    "fs-delete"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:shelljs.cat",
                    "npm:shelljs.ls"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": 0
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:ssh2.Client#exec",
                    "npm:node-ssh.NodeSSH#execCommand"
                ],
                "sinks": [
                    {
                        "kind": "SHELL",
                        "arg": 0
                    }
                ],
                "effects": [
                    "exec",
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:node-pty.spawn"
                ],
                "process": {
                    "command": 0,
                    "argv": 1,
                    "shell": "never"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:simple-git*"
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:vm2.VM#run",
                    "npm:vm2.NodeVM#run",
                    "npm:safe-eval",
                    "npm:static-eval"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": 0
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:glob",
                    "npm:glob.*",
                    "npm:globby",
                    "npm:globby.*",
                    "npm:fast-glob",
                    "npm:fast-glob.*",
                    "npm:tinyglobby.*"
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:axios.get",
                    "npm:axios.post",
                    "npm:axios.put",
                    "npm:axios.patch",
                    "npm:axios.delete",
                    "npm:axios.head",
                    "npm:axios.options",
                    "npm:axios",
                    "npm:axios.request",
                    "npm:axios.default",
                    "npm:got",
                    "npm:got.get",
                    "npm:got.post",
                    "npm:got.default",
                    "npm:ky",
                    "npm:ky.get",
                    "npm:ky.post",
                    "npm:undici.fetch",
                    "npm:undici.request",
                    "npm:undici.stream",
                    "npm:node-fetch",
                    "npm:node-fetch.default",
                    "npm:cross-fetch",
                    "npm:cross-fetch.fetch",
                    "npm:superagent.get",
                    "npm:superagent.post",
                    "npm:needle",
                    "npm:needle.get",
                    "npm:ws",
                    "npm:ws.WebSocket"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 0
                    },
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "url"
                    },
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "baseURL"
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:needle.request"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 1
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:axios.create"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "baseURL"
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted",
                "type": "npm:axios.AxiosInstance"
            },
            {
                "names": [
                    "npm:got.extend",
                    "npm:ky.create",
                    "npm:ky.extend"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "prefixUrl"
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:axios.AxiosInstance#get",
                    "npm:axios.AxiosInstance#post",
                    "npm:axios.AxiosInstance#put",
                    "npm:axios.AxiosInstance#patch",
                    "npm:axios.AxiosInstance#delete",
                    "npm:axios.AxiosInstance#request",
                    "npm:axios.create#get",
                    "npm:axios.create#post",
                    "npm:axios.create#put",
                    "npm:axios.create#patch",
                    "npm:axios.create#delete",
                    "npm:axios.create#request"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 0
                    },
                    {
                        "kind": "URL",
                        "arg": 0,
                        "property": "url"
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "*#goto"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": 0
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:axios",
                    "npm:axios.*",
                    "npm:axios.create#*",
                    "npm:got",
                    "npm:got.*",
                    "npm:ky",
                    "npm:ky.*",
                    "npm:undici.*",
                    "npm:node-fetch",
                    "npm:superagent*",
                    "npm:needle*",
                    "npm:ws*",
                    "npm:cross-fetch*"
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:pg.Pool#query",
                    "npm:pg.Client#query",
                    "npm:postgres#unsafe",
                    "npm:mysql.createConnection#query",
                    "npm:mysql.createPool#query",
                    "npm:mysql2.createConnection#query",
                    "npm:mysql2.createConnection#execute",
                    "npm:mysql2.createPool#query",
                    "npm:mysql2.createPool#execute",
                    "npm:mysql2/promise.createConnection#query",
                    "npm:mysql2/promise.createConnection#execute",
                    "npm:mysql2/promise.createPool#query",
                    "npm:mysql2/promise.createPool#execute",
                    "npm:mysql2/promise.Connection#query",
                    "npm:mysql2/promise.Connection#execute",
                    "npm:mysql2/promise.Pool#query",
                    "npm:mysql2/promise.Pool#execute",
                    "npm:mariadb.createPool#query",
                    "npm:better-sqlite3#prepare",
                    "npm:better-sqlite3#exec",
                    "npm:better-sqlite3.Database#prepare",
                    "npm:better-sqlite3.Database#exec",
                    "npm:sqlite3.Database#all",
                    "npm:sqlite3.Database#get",
                    "npm:sqlite3.Database#run",
                    "npm:sqlite3.Database#each",
                    "npm:sqlite3.Database#exec",
                    "npm:sequelize.Sequelize#query",
                    "npm:sequelize.literal",
                    "npm:sequelize.Sequelize.literal",
                    "npm:mssql.query",
                    "npm:mssql.Request#query",
                    "npm:mssql.Request#batch",
                    "npm:drizzle-orm.sql.raw",
                    "npm:knex#raw",
                    "npm:knex.knex#raw",
                    "npm:duckdb.Database#all",
                    "npm:duckdb.Database#run",
                    "*#$queryRawUnsafe",
                    "*#$executeRawUnsafe"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": 0
                    },
                    {
                        "kind": "SQL",
                        "arg": 0,
                        "property": "text"
                    },
                    {
                        "kind": "SQL",
                        "arg": 0,
                        "property": "sql"
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:pg.Pool#connect"
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted",
                "type": "npm:pg.Client"
            },
            {
                "names": [
                    "*#query",
                    "*#prepare",
                    "*#raw",
                    "*#whereRaw",
                    "*#batch",
                    "*#exec",
                    "*#all",
                    "*#each"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": 0,
                        "statement": "sql"
                    },
                    {
                        "kind": "SQL",
                        "arg": 0,
                        "property": "text",
                        "statement": "sql"
                    },
                    {
                        "kind": "SQL",
                        "arg": 0,
                        "property": "sql",
                        "statement": "sql"
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "*#send",
                    "*#html",
                    "*#end"
                ],
                "sinks": [
                    {
                        "kind": "HTML",
                        "arg": 0,
                        "statement": "html"
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "*#run"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": 0,
                        "statement": "sql"
                    },
                    {
                        "kind": "NOSQL",
                        "arg": 0,
                        "statement": "cypher"
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:mysql.escape",
                    "npm:mysql.escapeId",
                    "npm:mysql2.escape",
                    "npm:mysql2.escapeId",
                    "npm:sqlstring.*",
                    "npm:pg-format",
                    "npm:pg-format.*"
                ],
                "result": "same",
                "clears": [
                    "SQL"
                ]
            },
            {
                "names": [
                    "npm:node-serialize.unserialize",
                    "npm:funcster.deepDeserialize",
                    "npm:cryo.parse",
                    "npm:serialize-to-js.deserialize"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": 0
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:js-yaml.load",
                    "npm:js-yaml.loadAll"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": 0,
                        "when": {
                            "arg": [
                                1,
                                2
                            ],
                            "text": "DEFAULT_FULL_SCHEMA|js-yaml-js-types|FUNCTION|jsTypes"
                        }
                    }
                ],
                "result": "same"
            },
            {
                "names": [
                    "npm:ejs.render",
                    "npm:ejs.compile",
                    "npm:handlebars.compile",
                    "npm:handlebars.precompile",
                    "npm:nunjucks.renderString",
                    "npm:nunjucks.compile",
                    "npm:nunjucks.Environment#renderString",
                    "npm:pug.compile",
                    "npm:pug.render",
                    "npm:lodash.template",
                    "npm:dot.template",
                    "npm:eta.Eta#renderString",
                    "npm:mustache.render"
                ],
                "sinks": [
                    {
                        "kind": "TEMPLATE",
                        "arg": 0
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:libxmljs.parseXml",
                    "npm:libxmljs.parseXmlString",
                    "npm:libxmljs2.parseXml",
                    "npm:libxmljs2.parseXmlString"
                ],
                "sinks": [
                    {
                        "kind": "XML",
                        "arg": 0,
                        "when": {
                            "arg": [
                                1
                            ],
                            "text": "(?:noent|replaceEntities)\\s*:\\s*true"
                        }
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:escape-html",
                    "npm:he.encode",
                    "npm:he.escape",
                    "npm:lodash.escape",
                    "npm:dompurify.sanitize",
                    "npm:isomorphic-dompurify.sanitize"
                ],
                "result": "same",
                "clears": [
                    "HTML"
                ]
            },
            {
                "names": [
                    "npm:escape-string-regexp",
                    "npm:lodash.escapeRegExp"
                ],
                "result": "same",
                "clears": [
                    "REGEX"
                ]
            },
            {
                "names": [
                    "npm:simple-git.*#raw",
                    "npm:simple-git#raw",
                    "npm:simple-git.simpleGit#raw",
                    "npm:simple-git.simpleGit#clone",
                    "npm:simple-git.simpleGit#checkout",
                    "npm:simple-git.simpleGit#diff",
                    "npm:simple-git.simpleGit#log",
                    "npm:simple-git.simpleGit#show",
                    "npm:simple-git.simpleGit#fetch",
                    "npm:simple-git.simpleGit#pull",
                    "npm:simple-git.simpleGit#push"
                ],
                "sinks": [
                    {
                        "kind": "ARGV",
                        "arg": 0,
                        "words": true
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:@modelcontextprotocol/sdk/client/stdio.js.StdioClientTransport",
                    "npm:@modelcontextprotocol/client/stdio.StdioClientTransport"
                ],
                "sinks": [
                    {
                        "kind": "EXECPATH",
                        "arg": 0,
                        "property": "command"
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "npm:shell-quote.quote",
                    "npm:shescape.quote",
                    "npm:shescape.quoteAll",
                    "npm:shescape.Shescape#quote",
                    "npm:shescape.Shescape#quoteAll",
                    "npm:shell-escape",
                    "npm:@npmcli/promise-spawn.escape",
                    "npm:any-shell-escape",
                    "npm:puka.quoteForShell"
                ],
                "result": "same",
                "clears": [
                    "SHELL"
                ]
            },
            {
                "names": [
                    "npm:sanitize-filename",
                    "npm:filenamify",
                    "npm:filenamify.*"
                ],
                "result": "basename",
                "clears": "paths"
            },
            {
                "names": [
                    "npm:safe-join",
                    "npm:resolve-path"
                ],
                "result": "join",
                "clears": "paths"
            },
            {
                "names": [
                    "npm:is-path-inside",
                    "npm:is-path-inside.*",
                    "npm:path-is-inside",
                    "npm:is-subdir"
                ],
                "guard": {
                    "arg": 0,
                    "clears": "paths",
                    "when": "true"
                },
                "result": "untainted"
            },
            {
                "names": [
                    "npm:validator.isUUID",
                    "npm:validator.isInt",
                    "npm:validator.isAlphanumeric",
                    "npm:validator.isAlpha",
                    "npm:validator.isNumeric",
                    "npm:validator.isHexadecimal",
                    "npm:uuid.validate"
                ],
                "guard": {
                    "arg": 0,
                    "clears": "all",
                    "when": "true"
                },
                "result": "untainted"
            },
            {
                "names": [
                    "npm:private-ip",
                    "npm:private-ip.*",
                    "npm:is-ip-private",
                    "npm:is-private-ip",
                    "npm:ip.isPrivate",
                    "npm:ip.isLoopback"
                ],
                "guard": {
                    "arg": 0,
                    "clears": [
                        "URL"
                    ],
                    "when": "false",
                    "isHost": true
                },
                "result": "untainted"
            },
            {
                "names": [
                    "npm:uuid.*",
                    "npm:nanoid.*",
                    "npm:nanoid"
                ],
                "result": "untainted"
            }
        ]
    },
    "pypi": {
        "language": "python",
        "callees": [
            {
                "names": [
                    "pypi:aiofiles.open",
                    "pypi:anyio.open_file",
                    "pypi:aiofiles.threadpool.open"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "file"
                        ],
                        "mode": {
                            "arg": [
                                1,
                                "mode"
                            ],
                            "containing": "wax+",
                            "kind": "PATH_WRITE"
                        }
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:aiofiles.os.remove",
                    "pypi:aiofiles.os.unlink",
                    "pypi:aiofiles.os.rmdir",
                    "pypi:send2trash.send2trash"
                ],
                "sinks": [
                    {
                        "kind": "PATH_DELETE",
                        "arg": [
                            0,
                            "path"
                        ]
                    }
                ],
                "effects": [
                    "fs-delete"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:aiofiles.os.mkdir",
                    "pypi:aiofiles.os.makedirs"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            0,
                            "path"
                        ]
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:aiofiles.os.listdir",
                    "pypi:aiofiles.os.scandir"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "path"
                        ]
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:git.Repo",
                    "pypi:git.Repo.init",
                    "pypi:git.repo.Repo",
                    "pypi:openpyxl.load_workbook",
                    "pypi:PIL.Image.open",
                    "pypi:fitz.open",
                    "pypi:pymupdf.open",
                    "pypi:docx.Document",
                    "pypi:pypdf.PdfReader",
                    "pypi:PyPDF2.PdfReader"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "path",
                            "filename",
                            "fp",
                            "docx",
                            "stream"
                        ]
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:git.Repo#git.*",
                    "pypi:git.Git#*"
                ],
                "sinks": [
                    {
                        "kind": "ARGV",
                        "arg": 0,
                        "words": true
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:git.Repo.clone_from"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            1,
                            "to_path"
                        ]
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:git.Repo#*"
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:pandas.read_csv",
                    "pypi:pandas.read_excel",
                    "pypi:pandas.read_json",
                    "pypi:pandas.read_parquet",
                    "pypi:numpy.loadtxt"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "filepath_or_buffer",
                            "path_or_buf",
                            "io",
                            "path",
                            "file"
                        ]
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:pandas.eval",
                    "pypi:numexpr.evaluate",
                    "pypi:sympy.sympify",
                    "pypi:sympy.parsing.sympy_parser.parse_expr",
                    "pypi:sympy.parse_expr"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": [
                            0,
                            "expr",
                            "ex",
                            "a",
                            "s"
                        ]
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:paramiko.SSHClient#exec_command",
                    "pypi:fabric.Connection#run",
                    "pypi:fabric.Connection#sudo",
                    "pypi:invoke.run",
                    "pypi:pexpect.run",
                    "pypi:pexpect.spawn",
                    "pypi:asyncssh.SSHClientConnection#run"
                ],
                "sinks": [
                    {
                        "kind": "SHELL",
                        "arg": [
                            0,
                            "command",
                            "cmd"
                        ]
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:anyio.run_process",
                    "pypi:anyio.open_process",
                    "pypi:trio.run_process"
                ],
                "process": {
                    "command": 0,
                    "shell": "keyword"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:requests.get",
                    "pypi:requests.post",
                    "pypi:requests.put",
                    "pypi:requests.patch",
                    "pypi:requests.delete",
                    "pypi:requests.head",
                    "pypi:requests.options",
                    "pypi:requests.Session#get",
                    "pypi:requests.Session#post",
                    "pypi:requests.Session#put",
                    "pypi:requests.Session#delete",
                    "pypi:requests.Session#head",
                    "pypi:httpx.get",
                    "pypi:httpx.post",
                    "pypi:httpx.put",
                    "pypi:httpx.patch",
                    "pypi:httpx.delete",
                    "pypi:httpx.head",
                    "pypi:httpx.Client#get",
                    "pypi:httpx.Client#post",
                    "pypi:httpx.Client#put",
                    "pypi:httpx.Client#patch",
                    "pypi:httpx.Client#delete",
                    "pypi:httpx.Client#head",
                    "pypi:httpx.AsyncClient#get",
                    "pypi:httpx.AsyncClient#post",
                    "pypi:httpx.AsyncClient#put",
                    "pypi:httpx.AsyncClient#patch",
                    "pypi:httpx.AsyncClient#delete",
                    "pypi:httpx.AsyncClient#head",
                    "pypi:aiohttp.ClientSession#get",
                    "pypi:aiohttp.ClientSession#post",
                    "pypi:aiohttp.ClientSession#put",
                    "pypi:aiohttp.ClientSession#delete",
                    "pypi:aiohttp.ClientSession#head",
                    "pypi:aiohttp.ClientSession#ws_connect",
                    "pypi:websockets.connect"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": [
                            0,
                            "url",
                            "uri"
                        ]
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:requests.request",
                    "pypi:requests.Session#request",
                    "pypi:httpx.request",
                    "pypi:httpx.stream",
                    "pypi:httpx.Client#request",
                    "pypi:httpx.Client#stream",
                    "pypi:httpx.AsyncClient#request",
                    "pypi:httpx.AsyncClient#stream",
                    "pypi:aiohttp.ClientSession#request",
                    "pypi:urllib3.request",
                    "pypi:urllib3.PoolManager#request"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": [
                            1,
                            "url"
                        ]
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:httpx.Client",
                    "pypi:httpx.AsyncClient"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": "base_url"
                    }
                ],
                "result": "untainted",
                "type": "pypi:httpx.AsyncClient"
            },
            {
                "names": [
                    "pypi:aiohttp.ClientSession"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": [
                            0,
                            "base_url"
                        ]
                    }
                ],
                "result": "untainted",
                "type": "pypi:aiohttp.ClientSession"
            },
            {
                "names": [
                    "*#execute",
                    "*#executemany",
                    "*#executescript",
                    "*#exec_driver_sql",
                    "*#fetch",
                    "*#fetchrow",
                    "*#fetchval",
                    "*#fetch_all",
                    "*#fetch_one"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": [
                            0,
                            "sql",
                            "query",
                            "statement"
                        ],
                        "statement": "sql"
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "*#execute_query",
                    "*#execute_read",
                    "*#execute_write"
                ],
                "sinks": [
                    {
                        "kind": "NOSQL",
                        "arg": [
                            0,
                            "query",
                            "query_"
                        ],
                        "statement": "cypher"
                    },
                    {
                        "kind": "SQL",
                        "arg": [
                            0,
                            "query"
                        ],
                        "statement": "sql"
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:sqlalchemy.text",
                    "pypi:sqlalchemy.sql.text",
                    "pypi:sqlalchemy.literal_column",
                    "pypi:django.db.models.expressions.RawSQL",
                    "pypi:duckdb.sql",
                    "pypi:duckdb.execute",
                    "pypi:duckdb.query",
                    "pypi:pandas.read_sql",
                    "pypi:pandas.read_sql_query",
                    "pypi:psycopg2.connect#execute",
                    "pypi:asyncpg.connect#fetch",
                    "pypi:asyncpg.connect#execute"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": [
                            0,
                            "text",
                            "sql",
                            "query"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:psycopg2.sql.Identifier",
                    "pypi:psycopg2.sql.Literal",
                    "pypi:psycopg.sql.Identifier",
                    "pypi:psycopg.sql.Literal",
                    "pypi:sqlalchemy.sql.quoted_name",
                    "pypi:sqlalchemy.quoted_name"
                ],
                "result": "same",
                "clears": [
                    "SQL"
                ]
            },
            {
                "names": [
                    "pypi:dill.loads",
                    "pypi:dill.load",
                    "pypi:cloudpickle.loads",
                    "pypi:cloudpickle.load",
                    "pypi:joblib.load",
                    "pypi:jsonpickle.decode",
                    "pypi:pandas.read_pickle",
                    "pypi:yaml.unsafe_load",
                    "pypi:yaml.unsafe_load_all"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": [
                            0,
                            "string",
                            "str",
                            "filename",
                            "file",
                            "stream",
                            "filepath_or_buffer"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:yaml.load",
                    "pypi:yaml.load_all"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": [
                            0,
                            "stream"
                        ],
                        "unless": {
                            "arg": [
                                1,
                                "Loader"
                            ],
                            "text": "Safe|BaseLoader|FullLoader"
                        }
                    }
                ],
                "result": "same"
            },
            {
                "names": [
                    "pypi:torch.load"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": [
                            0,
                            "f"
                        ],
                        "when": {
                            "arg": [
                                "weights_only"
                            ],
                            "text": "^False$"
                        }
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:numpy.load"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": [
                            0,
                            "file"
                        ],
                        "when": {
                            "arg": [
                                "allow_pickle"
                            ],
                            "text": "^True$"
                        }
                    },
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "file"
                        ]
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:jinja2.Template",
                    "pypi:jinja2.Environment#from_string",
                    "pypi:jinja2.environment.Environment#from_string",
                    "pypi:jinja2.environment.Template",
                    "pypi:mako.template.Template",
                    "pypi:django.template.Template",
                    "pypi:flask.render_template_string"
                ],
                "sinks": [
                    {
                        "kind": "TEMPLATE",
                        "arg": [
                            0,
                            "source",
                            "text",
                            "template_string"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:lxml.etree.fromstring",
                    "pypi:lxml.etree.XML",
                    "pypi:lxml.etree.parse"
                ],
                "sinks": [
                    {
                        "kind": "XML",
                        "arg": [
                            0,
                            "text",
                            "source"
                        ],
                        "when": {
                            "arg": [
                                1,
                                "parser"
                            ],
                            "text": "resolve_entities\\s*=\\s*True"
                        }
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:starlette.responses.HTMLResponse",
                    "pypi:fastapi.responses.HTMLResponse",
                    "pypi:fastapi.HTMLResponse"
                ],
                "sinks": [
                    {
                        "kind": "HTML",
                        "arg": [
                            0,
                            "content"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:markupsafe.escape",
                    "pypi:bleach.clean"
                ],
                "result": "same",
                "clears": [
                    "HTML"
                ]
            },
            {
                "names": [
                    "pypi:mcp.StdioServerParameters",
                    "pypi:mcp.client.stdio.StdioServerParameters"
                ],
                "sinks": [
                    {
                        "kind": "EXECPATH",
                        "arg": "command"
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:requests.*",
                    "pypi:requests.*#*",
                    "pypi:httpx.*",
                    "pypi:httpx.*#*",
                    "pypi:aiohttp.*",
                    "pypi:aiohttp.*#*",
                    "pypi:urllib3.*",
                    "pypi:urllib3.*#*",
                    "pypi:websockets.*"
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "pypi:werkzeug.utils.secure_filename",
                    "pypi:pathvalidate.sanitize_filename",
                    "pypi:django.utils.text.get_valid_filename"
                ],
                "result": "basename",
                "clears": "paths"
            },
            {
                "names": [
                    "pypi:werkzeug.utils.safe_join",
                    "pypi:werkzeug.security.safe_join",
                    "pypi:flask.safe_join",
                    "pypi:django.utils._os.safe_join"
                ],
                "result": "join",
                "clears": "paths"
            }
        ]
    },
    "python": {
        "language": "python",
        "callees": [
            {
                "names": [
                    "py:os.system",
                    "py:os.popen",
                    "py:subprocess.getoutput",
                    "py:subprocess.getstatusoutput",
                    "py:asyncio.create_subprocess_shell",
                    "py:asyncio.subprocess.create_subprocess_shell",
                    "py:commands.getoutput",
                    "py:pty.spawn"
                ],
                "process": {
                    "command": 0,
                    "shell": "always"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:subprocess.run",
                    "py:subprocess.call",
                    "py:subprocess.check_call",
                    "py:subprocess.check_output",
                    "py:subprocess.Popen"
                ],
                "process": {
                    "command": 0,
                    "shell": "keyword"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:asyncio.create_subprocess_exec",
                    "py:asyncio.subprocess.create_subprocess_exec",
                    "py:os.execl",
                    "py:os.execlp",
                    "py:os.spawnl",
                    "py:os.spawnlp"
                ],
                "process": {
                    "command": 0,
                    "shell": "never",
                    "variadic": true
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.execv",
                    "py:os.execve",
                    "py:os.execvp",
                    "py:os.execvpe",
                    "py:os.spawnv",
                    "py:os.posix_spawn",
                    "py:os.posix_spawnp"
                ],
                "process": {
                    "command": 0,
                    "argv": 1,
                    "shell": "never"
                },
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pickle.loads",
                    "py:pickle.load",
                    "py:pickle.Unpickler",
                    "py:_pickle.loads",
                    "py:marshal.loads",
                    "py:marshal.load",
                    "py:shelve.open"
                ],
                "sinks": [
                    {
                        "kind": "DESERIALIZE",
                        "arg": [
                            0,
                            "data",
                            "file",
                            "filename"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:xml.sax.parseString"
                ],
                "sinks": [
                    {
                        "kind": "XML",
                        "arg": 0,
                        "when": {
                            "arg": [
                                1
                            ],
                            "text": "external"
                        }
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:importlib.import_module",
                    "py:builtins.__import__",
                    "py:runpy.run_module",
                    "py:ctypes.CDLL"
                ],
                "sinks": [
                    {
                        "kind": "MODULE",
                        "arg": [
                            0,
                            "name",
                            "mod_name"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:runpy.run_path"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": [
                            0,
                            "path_name"
                        ]
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:sqlite3.Connection#execute",
                    "py:sqlite3.connect#execute",
                    "py:sqlite3.Cursor#execute",
                    "py:sqlite3.connect#executescript",
                    "py:sqlite3.Connection#executescript",
                    "py:sqlite3.Cursor#executescript"
                ],
                "sinks": [
                    {
                        "kind": "SQL",
                        "arg": [
                            0,
                            "sql"
                        ]
                    }
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:sqlite3.connect#cursor",
                    "py:sqlite3.Connection#cursor"
                ],
                "result": "untainted",
                "type": "py:sqlite3.Cursor"
            },
            {
                "names": [
                    "py:builtins.eval",
                    "py:builtins.exec",
                    "py:builtins.compile",
                    "py:code.InteractiveInterpreter#runcode",
                    "py:code.InteractiveInterpreter#runsource",
                    "py:code.InteractiveConsole#push"
                ],
                "sinks": [
                    {
                        "kind": "CODE",
                        "arg": [
                            0,
                            "source"
                        ]
                    }
                ],
                "effects": [
                    "exec"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:builtins.open",
                    "py:io.open",
                    "py:codecs.open",
                    "py:gzip.open",
                    "py:bz2.open",
                    "py:lzma.open",
                    "py:tarfile.open"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "file",
                            "filename",
                            "name"
                        ],
                        "mode": {
                            "arg": [
                                1,
                                "mode"
                            ],
                            "containing": "wax+",
                            "kind": "PATH_WRITE"
                        }
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pathlib.Path#open"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": "receiver",
                        "mode": {
                            "arg": [
                                0,
                                "mode"
                            ],
                            "containing": "wax+",
                            "kind": "PATH_WRITE"
                        }
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.open",
                    "py:os.listdir",
                    "py:os.scandir",
                    "py:os.walk",
                    "py:os.readlink",
                    "py:linecache.getlines",
                    "py:linecache.getline",
                    "py:zipfile.ZipFile",
                    "py:sqlite3.connect",
                    "py:mmap.mmap"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "path",
                            "top",
                            "filename",
                            "file",
                            "database"
                        ]
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pathlib.Path#read_text",
                    "py:pathlib.Path#read_bytes",
                    "py:pathlib.Path#iterdir",
                    "py:pathlib.Path#glob",
                    "py:pathlib.Path#rglob",
                    "py:pathlib.Path#walk",
                    "*#read_text",
                    "*#read_bytes"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": "receiver"
                    }
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.stat",
                    "py:os.lstat",
                    "py:os.access",
                    "py:os.path.exists",
                    "py:os.path.isfile",
                    "py:os.path.isdir",
                    "py:os.path.getsize",
                    "py:os.path.getmtime",
                    "py:os.path.islink",
                    "py:os.path.lexists",
                    "py:pathlib.Path#exists",
                    "py:pathlib.Path#is_file",
                    "py:pathlib.Path#is_dir",
                    "py:pathlib.Path#stat",
                    "py:pathlib.Path#is_symlink",
                    "py:glob.*"
                ],
                "effects": [
                    "fs-read"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.mkdir",
                    "py:os.makedirs",
                    "py:os.chmod",
                    "py:os.chown",
                    "py:os.truncate",
                    "py:os.utime",
                    "py:shutil.make_archive"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            0,
                            "path",
                            "name",
                            "base_name"
                        ]
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pathlib.Path#write_text",
                    "py:pathlib.Path#write_bytes",
                    "py:pathlib.Path#mkdir",
                    "py:pathlib.Path#touch",
                    "py:pathlib.Path#chmod",
                    "py:pathlib.Path#symlink_to",
                    "*#write_text",
                    "*#write_bytes"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": "receiver"
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.rename",
                    "py:os.replace",
                    "py:os.renames",
                    "py:os.link",
                    "py:os.symlink",
                    "py:shutil.move"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            0,
                            "src"
                        ]
                    },
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            1,
                            "dst"
                        ]
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pathlib.Path#rename",
                    "py:pathlib.Path#replace"
                ],
                "sinks": [
                    {
                        "kind": "PATH_WRITE",
                        "arg": "receiver"
                    },
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            0,
                            "target"
                        ]
                    }
                ],
                "effects": [
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:shutil.copy",
                    "py:shutil.copy2",
                    "py:shutil.copyfile",
                    "py:shutil.copytree"
                ],
                "sinks": [
                    {
                        "kind": "PATH_READ",
                        "arg": [
                            0,
                            "src"
                        ]
                    },
                    {
                        "kind": "PATH_WRITE",
                        "arg": [
                            1,
                            "dst"
                        ]
                    }
                ],
                "effects": [
                    "fs-read",
                    "fs-write"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.remove",
                    "py:os.unlink",
                    "py:os.rmdir",
                    "py:os.removedirs",
                    "py:shutil.rmtree"
                ],
                "sinks": [
                    {
                        "kind": "PATH_DELETE",
                        "arg": [
                            0,
                            "path",
                            "name"
                        ]
                    }
                ],
                "effects": [
                    "fs-delete"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pathlib.Path#unlink",
                    "py:pathlib.Path#rmdir"
                ],
                "sinks": [
                    {
                        "kind": "PATH_DELETE",
                        "arg": "receiver"
                    }
                ],
                "effects": [
                    "fs-delete"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:os.path.abspath",
                    "py:os.path.realpath"
                ],
                "result": "absolute"
            },
            {
                "names": [
                    "py:pathlib.Path#resolve",
                    "py:pathlib.Path.resolve"
                ],
                "result": "absolute",
                "from": "receiver",
                "type": "py:pathlib.Path"
            },
            {
                "names": [
                    "py:os.path.normpath"
                ],
                "result": "normal"
            },
            {
                "names": [
                    "py:os.path.expanduser",
                    "py:os.path.expandvars",
                    "py:os.fspath",
                    "py:os.path.normcase"
                ],
                "result": "same"
            },
            {
                "names": [
                    "py:pathlib.Path#absolute",
                    "py:pathlib.Path#expanduser",
                    "py:pathlib.Path#as_posix",
                    "py:pathlib.Path#__str__"
                ],
                "result": "same",
                "from": "receiver",
                "type": "py:pathlib.Path"
            },
            {
                "names": [
                    "py:os.path.join"
                ],
                "result": "joinReplacing"
            },
            {
                "names": [
                    "py:pathlib.Path",
                    "py:pathlib.PurePath",
                    "py:pathlib.PosixPath",
                    "py:pathlib.PurePosixPath",
                    "py:pathlib.WindowsPath",
                    "pypi:anyio.Path"
                ],
                "result": "joinReplacing",
                "type": "py:pathlib.Path"
            },
            {
                "names": [
                    "py:pathlib.Path#joinpath"
                ],
                "result": "joinReplacing",
                "from": "receiver",
                "type": "py:pathlib.Path"
            },
            {
                "names": [
                    "py:os.path.basename"
                ],
                "result": "basename",
                "clears": "paths"
            },
            {
                "names": [
                    "py:os.path.dirname"
                ],
                "result": "dirname"
            },
            {
                "names": [
                    "py:os.path.splitext",
                    "py:os.path.split"
                ],
                "result": "part"
            },
            {
                "names": [
                    "py:os.path.relpath"
                ],
                "result": "relative"
            },
            {
                "names": [
                    "py:os.path.commonpath"
                ],
                "result": "commonpath"
            },
            {
                "names": [
                    "py:os.path.isabs",
                    "py:pathlib.Path#is_absolute"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:pathlib.Path.home",
                    "py:pathlib.Path.cwd"
                ],
                "result": "untainted",
                "type": "py:pathlib.Path"
            },
            {
                "names": [
                    "py:urllib.request.urlopen",
                    "py:urllib.request.urlretrieve",
                    "py:urllib.request.Request"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": [
                            0,
                            "url",
                            "fullurl"
                        ]
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "same"
            },
            {
                "names": [
                    "py:http.client.HTTPConnection",
                    "py:http.client.HTTPSConnection",
                    "py:socket.create_connection",
                    "py:asyncio.open_connection"
                ],
                "sinks": [
                    {
                        "kind": "URL",
                        "arg": [
                            0,
                            "host",
                            "address"
                        ]
                    }
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:urllib.parse.urljoin"
                ],
                "result": "url"
            },
            {
                "names": [
                    "py:urllib.request.*",
                    "py:http.client.*",
                    "py:socket.create_connection",
                    "py:socket.socket",
                    "py:smtplib.*",
                    "py:ftplib.*",
                    "py:asyncio.open_connection"
                ],
                "effects": [
                    "net"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:builtins.int",
                    "py:builtins.float",
                    "py:builtins.bool",
                    "py:builtins.len",
                    "py:builtins.abs",
                    "py:builtins.round",
                    "py:builtins.sum",
                    "py:builtins.ord",
                    "py:builtins.hash",
                    "py:builtins.id",
                    "py:builtins.isinstance",
                    "py:builtins.callable",
                    "py:builtins.print",
                    "py:uuid.*",
                    "py:hashlib.*",
                    "py:hmac.*",
                    "py:secrets.*",
                    "py:datetime.*",
                    "py:time.*",
                    "py:decimal.Decimal",
                    "py:ipaddress.*",
                    "py:random.*",
                    "py:logging.*",
                    "py:logging.getLogger#*",
                    "py:builtins.range",
                    "py:tempfile.*"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:builtins.str",
                    "py:builtins.bytes",
                    "py:builtins.repr",
                    "py:builtins.list",
                    "py:builtins.tuple",
                    "py:builtins.set",
                    "py:builtins.frozenset",
                    "py:builtins.sorted",
                    "py:builtins.reversed",
                    "py:builtins.iter",
                    "py:builtins.next",
                    "py:builtins.dict",
                    "py:json.loads",
                    "py:json.dumps",
                    "py:ast.literal_eval",
                    "py:copy.copy",
                    "py:copy.deepcopy",
                    "py:textwrap.dedent",
                    "py:urllib.parse.urlparse",
                    "py:urllib.parse.urlsplit",
                    "py:shlex.split",
                    "py:subprocess.list2cmdline"
                ],
                "result": "same"
            },
            {
                "names": [
                    "py:html.escape"
                ],
                "result": "same",
                "clears": [
                    "HTML"
                ]
            },
            {
                "names": [
                    "py:re.escape"
                ],
                "result": "same",
                "clears": [
                    "REGEX"
                ]
            },
            {
                "names": [
                    "py:urllib.parse.quote",
                    "py:urllib.parse.quote_plus",
                    "py:urllib.parse.urlencode"
                ],
                "result": "same",
                "clears": [
                    "HTML"
                ]
            },
            {
                "names": [
                    "py:base64.b64encode",
                    "py:base64.standard_b64encode"
                ],
                "result": "same",
                "clears": [
                    "SHELL",
                    "CODE",
                    "SQL",
                    "ARGV"
                ]
            },
            {
                "names": [
                    "py:base64.urlsafe_b64encode"
                ],
                "result": "same",
                "clears": [
                    "SHELL",
                    "CODE",
                    "SQL",
                    "PATH_READ",
                    "PATH_WRITE",
                    "PATH_DELETE"
                ]
            },
            {
                "names": [
                    "py:base64.b32encode",
                    "py:base64.b16encode",
                    "py:binascii.hexlify",
                    "py:binascii.b2a_hex"
                ],
                "result": "same",
                "clears": [
                    "SHELL",
                    "CODE",
                    "SQL",
                    "ARGV",
                    "PATH_READ",
                    "PATH_WRITE",
                    "PATH_DELETE"
                ]
            },
            {
                "names": [
                    "py:base64.encodebytes",
                    "py:base64.b85encode",
                    "py:base64.a85encode",
                    "py:binascii.b2a_base64"
                ],
                "result": "same"
            },
            {
                "names": [
                    "py:hashlib.*",
                    "py:hmac.*",
                    "py:zlib.crc32"
                ],
                "result": "untainted"
            },
            {
                "names": [
                    "py:urllib.parse.unquote",
                    "py:urllib.parse.unquote_plus",
                    "py:base64.*",
                    "py:html.unescape",
                    "py:codecs.decode"
                ],
                "result": "decode"
            },
            {
                "names": [
                    "py:shlex.quote",
                    "py:pipes.quote",
                    "py:shlex.join"
                ],
                "result": "same",
                "clears": [
                    "SHELL"
                ]
            },
            {
                "names": [
                    "py:sys.exit",
                    "py:os._exit",
                    "py:os.abort",
                    "py:builtins.exit",
                    "py:builtins.quit"
                ],
                "exits": true
            }
        ]
    }
};

;// CONCATENATED MODULE: ./out/audit/flow/library.js
/** The models of src/audit/models, looked up by canonical name. */

class Library {
    #exact = new Map();
    /** By the text before the star; longest first. */
    #prefixes = [];
    /** `*#method`. */
    #methods = new Map();
    #memo = new Map();
    constructor() {
        for (const model of Object.values(MODELS)) {
            for (const callee of model.callees) {
                for (const name of callee.names) {
                    if (name.startsWith("*#"))
                        this.#methods.set(name.slice(2), callee);
                    else if (name.endsWith("*"))
                        this.#prefixes.push([name.slice(0, -1), callee]);
                    else
                        this.#exact.set(name, callee);
                }
            }
        }
        this.#prefixes.sort((a, b) => b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1));
    }
    find(name) {
        if (this.#memo.has(name))
            return this.#memo.get(name);
        const found = this.#exact.get(name) ?? this.#prefixes.find(([prefix]) => matches(name, prefix))?.[1];
        this.#memo.set(name, found);
        return found;
    }
    /** A method whose name alone says enough, on a receiver of unknown type. */
    method(name) {
        return this.#methods.get(name);
    }
}
/** `module.*` stands for the module's own names, not for methods of what they give back. */
function matches(name, prefix) {
    return name.startsWith(prefix) && !(prefix.endsWith(".") && name.includes("#", prefix.length));
}
const LIBRARY = new Library();

;// CONCATENATED MODULE: ./out/audit/flow/pattern-reader.js
const MAX_PATTERN = 2000;
const pattern_reader_MAX_DEPTH = 40;
const NONE = { low: 0n, others: false };
const ALL = { low: (1n << 128n) - 1n, others: true };
const range = (from, to) => {
    let low = 0n;
    for (let code = from; code <= Math.min(to, 127); code++)
        low |= 1n << BigInt(code);
    return { low, others: to > 127 };
};
const of = (text) => {
    let low = 0n;
    for (const char of text)
        low |= 1n << BigInt(char.charCodeAt(0));
    return { low, others: false };
};
const union = (a, b) => ({
    low: a.low | b.low,
    others: a.others || b.others,
});
const invert = (a) => ({ low: ALL.low & ~a.low, others: !a.others });
const overlaps = (a, b) => (a.low & b.low) !== 0n || (a.others && b.others);
const within = (a, b) => (a.low & ~b.low) === 0n && (!a.others || b.others);
const DIGITS = range(48, 57);
const LETTERS = union(range(65, 90), range(97, 122));
const WORD = union(union(DIGITS, LETTERS), of("_"));
const SPACE = union(of(" \t\n\r\f\v"), { low: 0n, others: true });
class Reader {
    text;
    at = 0;
    constructor(text) {
        this.text = text;
    }
    choice(depth) {
        if (depth > pattern_reader_MAX_DEPTH)
            return undefined;
        const options = [];
        for (;;) {
            const part = this.sequence(depth);
            if (!part)
                return undefined;
            options.push(part);
            if (this.text[this.at] !== "|")
                break;
            this.at++;
        }
        return options.length === 1 ? options[0] : { kind: "choice", options };
    }
    sequence(depth) {
        const parts = [];
        while (this.at < this.text.length && this.text[this.at] !== "|" && this.text[this.at] !== ")") {
            const atom = this.atom(depth);
            if (!atom)
                return undefined;
            parts.push(this.quantified(atom));
        }
        return { kind: "sequence", parts };
    }
    quantified(node) {
        let result = node;
        for (;;) {
            const rest = this.text.slice(this.at, this.at + 24);
            const match = /^(?:([*+?])|\{(\d{0,6})(,?)(\d{0,6})\})/u.exec(rest);
            if (!match || (match[1] === undefined && match[2] === "" && match[4] === ""))
                return result;
            this.at += match[0].length;
            const [, sign, low, comma, high] = match;
            const min = sign === "+" ? 1 : sign !== undefined ? 0 : Number(low || 0);
            const max = sign === "?" ? 1 : sign !== undefined ? Infinity : comma === "" ? min : high === "" ? Infinity : Number(high);
            result = { kind: "repeat", node: result, min, max };
            if (this.text[this.at] === "?" || this.text[this.at] === "+")
                this.at++;
        }
    }
    atom(depth) {
        const char = this.text[this.at++];
        switch (char) {
            case "^":
                return { kind: "start" };
            case "$":
                return { kind: "end" };
            case ".":
                return { kind: "set", set: invert(of("\n\r")) };
            case "[":
                return this.characterClass();
            case "\\":
                return this.escape();
            case "(": {
                let isLook = false;
                if (this.text[this.at] === "?") {
                    const group = /^\?(?::|P?<[A-Za-z_]\w{0,60}>|(<?[=!]))/u.exec(this.text.slice(this.at, this.at + 80));
                    if (!group)
                        return undefined;
                    isLook = group[1] !== undefined;
                    this.at += group[0].length;
                }
                const inner = this.choice(depth + 1);
                if (!inner || this.text[this.at] !== ")")
                    return undefined;
                this.at++;
                return isLook ? { kind: "empty" } : inner;
            }
            default:
                return { kind: "set", set: literal(char) };
        }
    }
    escape() {
        const char = this.text[this.at++];
        if (char === undefined)
            return undefined;
        if (char === "A")
            return { kind: "start" };
        if (char === "Z" || char === "z")
            return { kind: "end" };
        if (char === "b" || char === "B")
            return { kind: "empty" };
        const set = this.escaped(char);
        return set ? { kind: "set", set } : undefined;
    }
    escaped(char) {
        switch (char) {
            case "d":
                return DIGITS;
            case "D":
                return invert(DIGITS);
            case "w":
                return WORD;
            case "W":
                return invert(WORD);
            case "s":
                return SPACE;
            case "S":
                return invert(SPACE);
            case "n":
                return of("\n");
            case "r":
                return of("\r");
            case "t":
                return of("\t");
            case "f":
                return of("\f");
            case "v":
                return of("\v");
            case "0":
                return of("\0");
            case "x":
            case "u": {
                const digits = /^(?:[0-9a-fA-F]{4}|[0-9a-fA-F]{2})/u.exec(this.text.slice(this.at, this.at + (char === "x" ? 2 : 4)));
                if (!digits)
                    return undefined;
                this.at += digits[0].length;
                return literal(String.fromCharCode(Number.parseInt(digits[0], 16)));
            }
            case "p":
            case "P": {
                const end = this.text.indexOf("}", this.at);
                if (end < 0 || this.text[this.at] !== "{")
                    return undefined;
                const name = this.text.slice(this.at + 1, end);
                this.at = end + 1;
                const isText = /^(?:L|N|Letter|Number|Nd|Lu|Ll|Alphabetic|L[a-z])$/u.test(name);
                return char === "p" && isText ? { low: WORD.low, others: true } : ALL;
            }
            default:
                return /[A-Za-z1-9]/u.test(char) ? undefined : literal(char);
        }
    }
    characterClass() {
        const negated = this.text[this.at] === "^";
        if (negated)
            this.at++;
        let set = NONE;
        let previous;
        let isFirst = true;
        for (;;) {
            const char = this.text[this.at++];
            if (char === undefined)
                return undefined;
            if (char === "]" && !isFirst)
                break;
            isFirst = false;
            if (char === "-" && previous !== undefined && this.text[this.at] !== "]" && this.text[this.at] !== undefined) {
                let end = this.text[this.at++];
                if (end === "\\")
                    end = this.text[this.at++] ?? "";
                set = union(set, range(previous, end.charCodeAt(0)));
                previous = undefined;
            }
            else if (char === "\\") {
                const next = this.text[this.at++];
                const escaped = next === undefined ? undefined : next === "b" ? of("\b") : this.escaped(next);
                if (!escaped)
                    return undefined;
                set = union(set, escaped);
                previous = /[A-Za-z0-9]/u.test(next ?? "") ? undefined : (next ?? "").charCodeAt(0);
            }
            else {
                set = union(set, literal(char));
                previous = char.charCodeAt(0);
            }
        }
        return { kind: "set", set: negated ? invert(set) : set };
    }
}
function literal(char) {
    const code = char.charCodeAt(0);
    return code < 128 ? { low: 1n << BigInt(code), others: false } : { low: 0n, others: true };
}
function parse(pattern) {
    if (pattern.length > MAX_PATTERN)
        return undefined;
    const reader = new Reader(pattern);
    const node = reader.choice(0);
    return node && reader.at === pattern.length ? node : undefined;
}

;// CONCATENATED MODULE: ./out/audit/flow/patterns.js
/** What a regular expression lets through: which characters, where it is anchored, how it may start. */


/** Of a POSIX shell and of cmd: separators, substitution, redirection, quotes, line ends. */
const SHELL_META = of(";|&$`<>()\n\r'\"\\\0");
const QUOTES_AND_CALLS = union(of("[]{}!'\"`$\\;="), { low: 0n, others: true });
const SEPARATORS = of("/\\\0");
function alphabet(node, ignoreCase) {
    switch (node.kind) {
        case "set": {
            if (!ignoreCase || !overlaps(node.set, LETTERS))
                return node.set;
            return union(node.set, LETTERS);
        }
        case "sequence":
            return node.parts.reduce((all, part) => union(all, alphabet(part, ignoreCase)), NONE);
        case "choice":
            return node.options.reduce((all, option) => union(all, alphabet(option, ignoreCase)), NONE);
        case "repeat":
            return node.max === 0 ? NONE : alphabet(node.node, ignoreCase);
        default:
            return NONE;
    }
}
/** Can match nothing. */
function isNullable(node) {
    switch (node.kind) {
        case "set":
            return false;
        case "sequence":
            return node.parts.every(isNullable);
        case "choice":
            return node.options.some(isNullable);
        case "repeat":
            return node.min === 0 || isNullable(node.node);
        default:
            return true;
    }
}
function firstCharacters(node) {
    switch (node.kind) {
        case "set":
            return node.set;
        case "sequence": {
            let all = NONE;
            for (const part of node.parts) {
                all = union(all, firstCharacters(part));
                if (!isNullable(part))
                    break;
            }
            return all;
        }
        case "choice":
            return node.options.reduce((all, option) => union(all, firstCharacters(option)), NONE);
        case "repeat":
            return node.max === 0 ? NONE : firstCharacters(node.node);
        default:
            return NONE;
    }
}
function lastCharacters(node) {
    switch (node.kind) {
        case "set":
            return node.set;
        case "sequence": {
            let all = NONE;
            for (const part of node.parts.toReversed()) {
                all = union(all, lastCharacters(part));
                if (!isNullable(part))
                    break;
            }
            return all;
        }
        case "choice":
            return node.options.reduce((all, option) => union(all, lastCharacters(option)), NONE);
        case "repeat":
            return node.max === 0 ? NONE : lastCharacters(node.node);
        default:
            return NONE;
    }
}
/** Two of these characters can stand side by side in a match. */
function canDouble(node, chars) {
    switch (node.kind) {
        case "choice":
            return node.options.some((option) => canDouble(option, chars));
        case "repeat": {
            if (node.max === 0)
                return false;
            const meets = overlaps(lastCharacters(node.node), chars) && overlaps(firstCharacters(node.node), chars);
            return (node.max > 1 && meets) || canDouble(node.node, chars);
        }
        case "sequence":
            return node.parts.some((part, index) => {
                if (canDouble(part, chars))
                    return true;
                if (!overlaps(lastCharacters(part), chars))
                    return false;
                for (const next of node.parts.slice(index + 1)) {
                    if (overlaps(firstCharacters(next), chars))
                        return true;
                    if (!isNullable(next))
                        return false;
                }
                return false;
            });
        default:
            return false;
    }
}
/** Every way through begins, or ends, at an anchor. */
function isAnchored(node, at) {
    switch (node.kind) {
        case "sequence": {
            const parts = at === "start" ? node.parts : node.parts.toReversed();
            for (const part of parts) {
                if (part.kind === "empty")
                    continue;
                return isAnchored(part, at);
            }
            return false;
        }
        case "choice":
            return node.options.every((option) => isAnchored(option, at));
        default:
            return node.kind === at;
    }
}
/**
 * Positions in a text of at most three characters that a match from `from` can end at. Each node is asked once per
 * position: nested repeats would be exponential otherwise.
 */
function ends(node, text, from, known) {
    let byStart = known.get(node);
    if (!byStart) {
        byStart = new Map();
        known.set(node, byStart);
    }
    let found = byStart.get(from);
    if (!found) {
        found = findEnds(node, text, from, known);
        byStart.set(from, found);
    }
    return found;
}
function findEnds(node, text, from, known) {
    const step = (inner, at) => {
        const next = new Set();
        for (const one of at)
            for (const end of ends(inner, text, one, known))
                next.add(end);
        return next;
    };
    switch (node.kind) {
        case "set":
            return from < text.length && overlaps(node.set, literal(text[from])) ? new Set([from + 1]) : new Set();
        case "sequence":
            return node.parts.reduce((at, part) => step(part, at), new Set([from]));
        case "choice":
            return new Set(node.options.flatMap((option) => [...ends(option, text, from, known)]));
        case "repeat": {
            const all = new Set();
            let at = new Set([from]);
            const rounds = Math.min(node.max, Math.max(node.min, text.length + 1), 8);
            if (node.min > text.length && !isNullable(node.node))
                return all;
            for (let round = 0; round <= rounds; round++) {
                if (round >= Math.min(node.min, 8))
                    for (const one of at)
                        all.add(one);
                at = step(node.node, at);
            }
            return all;
        }
        default:
            return new Set([from]);
    }
}
/**
 * What a text can still do that matches the pattern.
 *
 * @param whole the test matches the whole text (`fullmatch`), or `start` only its beginning (`re.match`), or anywhere.
 */
function patternMeaning(pattern, flags, whole) {
    const node = parse(pattern);
    if (!node || flags.includes("x"))
        return { clears: 0, anchored: false, wouldClear: 0 };
    const isAtStart = isAnchored(node, "start");
    const isAtEnd = isAnchored(node, "end");
    const covers = whole === "whole" || (isAtEnd && (whole === "start" || isAtStart));
    const anchored = covers && (whole === "whole" || !flags.includes("m"));
    const chars = alphabet(node, flags.includes("i"));
    const accepts = (text) => ends(node, text, 0, new Map()).has(text.length);
    const clears = clearsOf(chars, firstCharacters(node), accepts, canDouble(node, of(".")));
    // Half an anchor is an attempt; none at all is a search.
    return { clears: anchored ? clears : 0, anchored, wouldClear: isAtStart || isAtEnd ? clears & ALL_KINDS : 0 };
}
/** The pattern looks for something that a shell or a path gives a meaning: a list of what is refused. */
function looksForMeta(pattern) {
    const node = parse(pattern);
    if (!node || isAnchored(node, "start"))
        return false;
    const chars = alphabet(node, false);
    return overlaps(chars, of(";|&$`<>\"'")) || (overlaps(chars, of(".")) && !chars.others && !overlaps(chars, WORD));
}
/**
 * A test that finds a forbidden character, `/[^\w.-]/`: what a text can do in which it finds nothing. Zero when the pattern
 * is no single negated class, for a list of forbidden characters is never complete.
 */
function forbiddenMeaning(pattern) {
    const node = parse(pattern);
    const set = node ? soleSet(node) : undefined;
    if (!set?.others)
        return 0;
    const allowed = invert(set);
    return clearsOf(allowed, allowed, (text) => [...text].every((char) => overlaps(allowed, literal(char))));
}
/** What is left after `replace(/[^a-z]/g, "")`. */
function replacedMeaning(pattern, flags, replacement) {
    if (!flags.includes("g"))
        return 0;
    const node = parse(pattern);
    const set = node ? soleSet(node) : undefined;
    if (!set?.others)
        return 0;
    let allowed = invert(set);
    for (const char of replacement)
        allowed = union(allowed, literal(char));
    return clearsOf(allowed, allowed, (text) => [...text].every((char) => overlaps(allowed, literal(char))));
}
/** The pattern can neither take nor add a dot: it changes how a path is written, not where it leads. */
function isCosmetic(pattern, replacement) {
    const node = parse(pattern);
    return (node !== undefined &&
        !overlaps(alphabet(node, false), of(".")) &&
        !overlaps(alphabet(node, false), WORD) &&
        /^[/\\\s"']*$/u.test(replacement));
}
function soleSet(node) {
    if (node.kind === "set")
        return node.set;
    if (node.kind === "repeat" && node.min <= 1)
        return soleSet(node.node);
    return node.kind === "sequence" && node.parts.length === 1 ? soleSet(node.parts[0]) : undefined;
}
/** What a name of letters, digits, `_` and `-` cannot be: a statement, a host with a domain, a pattern, markup. */
const NAMES = KIND_BITS.SQL |
    KIND_BITS.URL |
    KIND_BITS.NOSQL |
    KIND_BITS.TEMPLATE |
    KIND_BITS.DESERIALIZE |
    KIND_BITS.XML |
    KIND_BITS.HTML |
    KIND_BITS.REGEX;
/** @param hasDots two dots can stand side by side */
function clearsOf(chars, first, accepts, hasDots = overlaps(chars, of("."))) {
    if (within(chars, DIGITS))
        return EVERYTHING;
    let bits = 0;
    if (!overlaps(chars, SHELL_META))
        bits |= KIND_BITS.SHELL;
    if (within(chars, WORD) || (!overlaps(chars, LETTERS) && !overlaps(chars, QUOTES_AND_CALLS)))
        bits |= KIND_BITS.CODE;
    const hasSeparator = overlaps(chars, SEPARATORS);
    const hasDot = overlaps(chars, of("."));
    if (!hasSeparator) {
        bits |= NO_SEPARATOR | RELATIVE;
        if (!hasDot || !accepts(".."))
            bits |= NO_DOTS | PATHS;
    }
    else {
        if (!hasDots)
            bits |= NO_DOTS;
        if (!overlaps(first, SEPARATORS))
            bits |= RELATIVE;
        if (!hasDots && !overlaps(first, SEPARATORS))
            bits |= PATHS;
    }
    if (!overlaps(first, of("-")))
        bits |= KIND_BITS.ARGV;
    if (within(chars, union(WORD, of("-"))))
        bits |= NAMES;
    return bits & (ALL_KINDS | NO_DOTS | RELATIVE | NO_SEPARATOR);
}

;// CONCATENATED MODULE: ./out/audit/flow/guards.js





const only = (yes) => ({ yes, no: NO_FACTS });
const isSeparatorTerm = (term) => term.op === "opaque" && term.text === SEPARATOR;
const rejecting = (no) => ({ yes: NO_FACTS, no });
/** What a value used as a condition says. */
function truthOf(value) {
    if (value.pending)
        return { yes: NO_FACTS, no: undefined };
    if (value.truth)
        return value.truth;
    if (value.term.op === "const")
        return value.term.value ? { yes: NO_FACTS, no: undefined } : { yes: undefined, no: NO_FACTS };
    if (isObject(value))
        return { yes: NO_FACTS, no: undefined };
    if (isSetting(value.term))
        return { yes: NO_FACTS, no: NO_FACTS, unset: "no" };
    // A text that counts as false is empty.
    if (value.term.tainted)
        return { yes: NO_FACTS, no: fact(value.term, EVERYTHING) };
    return UNKNOWN_TRUTH;
}
/**
 * Certainly an object of the project: a function, a class, or an instance that was made here. A member of something outside
 * may be missing, a value of several ways may be the one that is none, and a Python class may say itself when it is false.
 */
function isObject(value) {
    if (value.term.op !== "opaque")
        return false;
    if (value.fns)
        return value.fns.every((fn) => fn.kind === "function" || fn.kind === "class" || fn.kind === "settle");
    return value.cls !== undefined && value.cls.file.language !== "python" && MADE.test(value.term.text);
}
/** How Instances names what it makes. */
const MADE = /^(?:setting:)?new:/u;
class Guards {
    engine;
    constructor(engine) {
        this.engine = engine;
    }
    #about(term, clear, through, rest = {}) {
        return factAbout(this.engine.terms, term, clear, through, rest);
    }
    weak(frame, span, term, why) {
        return this.#about(term, 0, "path", { weak: [{ file: frame.file, span, why }] });
    }
    // --- comparisons --------------------------------------------------------------------------------------------------
    compare(frame, operator, left, right, span) {
        switch (operator) {
            case "===":
            case "==":
            case "is":
                return this.equal(frame, left, right, span);
            case "!==":
            case "!=":
            case "<>":
            case "is not":
                return negate(this.equal(frame, left, right, span));
            case "in":
                return this.memberOf(frame, left, right, span);
            case "not in":
                return negate(this.memberOf(frame, left, right, span));
            case "<":
            case ">":
            case "<=":
            case ">=":
                return this.#ordered(operator, left, right);
            default:
                return UNKNOWN_TRUTH;
        }
    }
    #ordered(operator, left, right) {
        const number = right.term.value;
        if (left.found) {
            if ((operator === ">=" && number === 0) || (operator === ">" && number === -1))
                return left.found.anywhere;
            if (operator === "<" && number === 0)
                return negate(left.found.anywhere);
        }
        if (isSetting(left.term)) {
            if ((operator === ">" && number === 0) || (operator === ">=" && number === 1))
                return { ...UNKNOWN_TRUTH, unset: "no" };
            if ((operator === "<" && number === 1) || (operator === "<=" && number === 0))
                return { ...UNKNOWN_TRUTH, unset: "yes" };
        }
        return UNKNOWN_TRUTH;
    }
    equal(frame, left, right, span) {
        for (const [value, constant] of [
            [left, right],
            [right, left],
        ]) {
            if (constant.term.op !== "const")
                continue;
            // A folder that is written out is the server's own as much as one that is computed.
            const isCommonFolder = core(value.term).op === "commonpath" && isFolderText(constant.term.value);
            if (isCommonFolder)
                return this.#equalServerValue(frame, value.term, constant.term, span);
            return this.#equalConstant(value, constant);
        }
        const a = left.term;
        const b = right.term;
        if (a.tainted !== b.tainted) {
            const [value, other] = a.tainted ? [a, b] : [b, a];
            return this.#equalServerValue(frame, value, other, span);
        }
        if (a.tainted && b.tainted)
            return this.#equalPart(a, b);
        // A root that is the file system's own: whatever starts with a separator lies in it.
        if (isSeparatorTerm(a))
            return only(fact(b, 0, { isRoot: true }));
        if (isSeparatorTerm(b))
            return only(fact(a, 0, { isRoot: true }));
        return UNKNOWN_TRUTH;
    }
    /** `basename(p) === p`: no folder in it. */
    #equalPart(a, b) {
        const inner = core(a);
        const other = core(b);
        const [part, whole] = inner.op === "part" && inner.text === "basename"
            ? [inner, b]
            : other.op === "part" && other.text === "basename"
                ? [other, a]
                : [undefined, a];
        if (part?.args[0] && core(part.args[0]).vn === core(whole).vn)
            return only(this.#about(whole, PATHS | NO_DOTS | NO_SEPARATOR | RELATIVE, "text"));
        return UNKNOWN_TRUTH;
    }
    #equalConstant(value, constant) {
        const text = constant.term.value;
        const { term } = value;
        if (value.found) {
            if (text === -1)
                return negate(value.found.anywhere);
            if (text === 0)
                return value.found.atStart;
        }
        if (term.op === "const") {
            const isSame = term.value === text;
            return { yes: isSame ? NO_FACTS : undefined, no: isSame ? undefined : NO_FACTS };
        }
        if (text === null || text === false || text === undefined) {
            // Missing, or a predicate that said no.
            const truth = truthOf(value);
            return value.truth || truth.unset ? negate(truth) : UNKNOWN_TRUTH;
        }
        if (text === true)
            return value.truth ?? UNKNOWN_TRUTH;
        if (text === 0 && isSetting(term))
            return { ...UNKNOWN_TRUTH, unset: "yes" };
        if (text === "" && isSetting(term))
            return { ...UNKNOWN_TRUTH, unset: "yes" };
        if (!term.tainted) {
            const isRoot = text === "/" || text === "\\";
            return isRoot ? only(fact(term, 0, { isRoot: true })) : UNKNOWN_TRUTH;
        }
        const relative = core(term);
        // The folder itself.
        if (text === "" && relative.op === "relative")
            return only(this.#containedBy(relative));
        if (text === ".." && relative.op === "elem") {
            // rel.split(sep)[0] === ".."
            const split = relative.args[0] ? core(relative.args[0]) : undefined;
            const origin = split?.op === "part" && split.args[0] ? core(split.args[0]) : undefined;
            if (origin?.op === "relative")
                return rejecting(this.#containedBy(origin));
        }
        return only(this.#about(term, EVERYTHING, "text", { equals: new Set([String(text)]) }));
    }
    #equalServerValue(frame, value, other, span) {
        const inner = core(value);
        if (inner.op === "commonpath")
            return this.#commonPath(frame, inner, span);
        if (inner.op === "dirname" || (inner.op === "prop" && inner.text === "parent")) {
            const facts = inner.args[0] && isNormal(inner.args[0]) ? this.#about(value, PATHS, "path") : NO_FACTS;
            return only(facts);
        }
        if (inner.op === "part") {
            // The text before or after a cut: only that part is known.
            if (inner.text === "slice" || inner.text === "substring") {
                const origin = inner.args[0];
                if (origin)
                    return this.prefix(frame, { term: origin }, { term: other }, span, NO_FACTS);
            }
            return UNKNOWN_TRUTH;
        }
        return only(this.#about(value, EVERYTHING, "path"));
    }
    #commonPath(frame, common, span) {
        let yes = NO_FACTS;
        for (const arg of common.args) {
            if (!arg.tainted)
                continue;
            yes = both(yes, isNormal(arg)
                ? this.#about(arg, PATHS, "path")
                : this.weak(frame, span, arg, "the path is compared before it is resolved"));
        }
        return only(yes);
    }
    /** `relative(root, p)` leads into the root: so does `p`. */
    #containedBy(relative) {
        const [root, target] = relative.args;
        if (!target || root?.tainted)
            return NO_FACTS;
        return both(this.#about(target, PATHS, "path"), this.#about(relative, PATHS | NO_DOTS, "text"));
    }
    // --- membership ---------------------------------------------------------------------------------------------------
    memberOf(frame, value, list, span) {
        if (!value.term.tainted) {
            const place = this.#ancestry(list);
            if (place)
                return only(this.#about(place, PATHS, "path"));
        }
        if (!value.term.tainted && list.term.tainted)
            return this.contains(frame, list, value, span);
        if (!value.term.tainted || list.term.tainted)
            return UNKNOWN_TRUTH;
        // A caller cannot influence the list: what is in it is the program's own.
        if (textOf(list.term) !== undefined)
            return UNKNOWN_TRUTH;
        const elements = list.items ?? [];
        if (elements.some((one) => one.term.tainted) || list.elem?.term.tainted)
            return UNKNOWN_TRUTH;
        const texts = elements.map((one) => one.term.value);
        const keys = list.props && !list.items ? [...list.props.keys()] : undefined;
        const isConstant = texts.length > 0 && !list.elem && texts.every((one) => one !== undefined);
        const equals = isConstant ? new Set(texts.map(String)) : keys && keys.length > 0 ? new Set(keys) : undefined;
        const member = this.#about(value.term, EVERYTHING, "text", equals ? { equals } : {});
        const origin = cutFrom(value.term);
        return only(origin ? both(member, this.weak(frame, span, origin, "only a part of the text is compared")) : member);
    }
    /** The path of a list that holds nothing but it and the folders that it lies in: `[p, *p.parents]`. */
    #ancestry(list) {
        const members = [...(list.items ?? []), ...(list.elem ? [list.elem] : [])].flatMap(({ term }) => term.op === "phi" ? term.args : [term]);
        const places = members.map((term) => {
            const inner = core(term);
            const parents = inner.op === "elem" && inner.args[0] ? core(inner.args[0]) : inner;
            return parents.op === "part" && parents.text === "parents" && parents.args[0] ? parents.args[0] : term;
        });
        const [first] = places;
        const isOne = first?.tainted && isNormal(first) && places.every((place) => core(place).vn === core(first).vn);
        return isOne ? first : undefined;
    }
    /** A caller's text is searched for a piece. */
    contains(frame, text, piece, span) {
        const wanted = textOf(piece.term);
        const inner = core(text.term);
        const isParts = inner.op === "part" && (inner.text === "split" || inner.text === "parts");
        const subject = isParts && inner.args[0] ? inner.args[0] : text.term;
        if (inner.op === "part" && inner.text === "parents" && inner.args[0]) {
            // root in path.parents
            return only(isNormal(inner.args[0])
                ? this.#about(inner.args[0], PATHS, "path")
                : this.weak(frame, span, inner.args[0], "the path is compared before it is resolved"));
        }
        if (wanted === undefined) {
            return piece.term.op === "opaque" && endsWithSeparator(piece.term)
                ? rejecting(this.#about(subject, NO_SEPARATOR, "text"))
                : UNKNOWN_TRUTH;
        }
        if (wanted.startsWith("..")) {
            const base = core(subject);
            if (base.op === "relative" && isParts)
                return rejecting(this.#containedBy(base));
            const weak = this.weak(frame, span, subject, 'refusing ".." leaves absolute paths and links');
            return rejecting(both(this.#about(subject, wanted === ".." ? NO_DOTS : 0, "text"), weak));
        }
        if (wanted === "/" || wanted === "\\")
            return rejecting(this.#about(subject, NO_SEPARATOR, "text"));
        if (HOST_NAME.test(wanted))
            return only(this.weak(frame, span, subject, "the name of a host may stand anywhere in a URL, or begin another one"));
        return guards_SHELL_META.test(wanted)
            ? rejecting(this.weak(frame, span, subject, "a list of what is refused is never complete"))
            : UNKNOWN_TRUTH;
    }
    // --- prefixes -----------------------------------------------------------------------------------------------------
    prefix(frame, value, prefix, span, facts) {
        const { term } = value;
        if (!term.tainted) {
            return UNKNOWN_TRUTH;
        }
        if (prefix.term.tainted)
            return UNKNOWN_TRUTH;
        const text = isUpwards(prefix.term) ? "../" : textOf(prefix.term);
        if (text !== undefined) {
            if (text === "-" || text === "--")
                return rejecting(this.#about(term, KIND_BITS.ARGV, "text"));
            if (text.startsWith("..")) {
                const inner = core(term);
                if (inner.op === "relative")
                    return rejecting(this.#containedBy(inner));
                return rejecting(this.weak(frame, span, term, 'refusing a leading ".." leaves the ones inside and absolute paths'));
            }
            if (isOrigin(text))
                return only(this.#about(term, KIND_BITS.URL, "text"));
            if (/^https?:\/\/[^/?#\\]/iu.test(text))
                return only(this.weak(frame, span, term, "what follows the host's name may continue it"));
            if (text === "" || /^[a-z][a-z0-9+.-]*:/u.test(text))
                return UNKNOWN_TRUTH;
        }
        const isSeparator = text === "/" || text === "\\" || isSeparatorTerm(prefix.term);
        if (isSeparator) {
            const inRoot = [...facts.values()].some((one) => one.isRoot === true);
            if (inRoot && isNormal(term))
                return only(this.#about(term, PATHS, "path"));
            return rejecting(this.#about(term, RELATIVE, "text"));
        }
        if (text !== undefined && !/[/\\]/u.test(text)) {
            // `command.startswith("git ")`: the first word is known, and no more than it.
            const known = /^\S+\s$/u.test(text) ? this.#about(term, KIND_BITS.EXECPATH, "text") : NO_FACTS;
            return /^\w{2}/u.test(text)
                ? only(both(known, this.weak(frame, span, term, "only the beginning is compared")))
                : UNKNOWN_TRUTH;
        }
        if (!endsWithSeparator(prefix.term))
            return only(this.weak(frame, span, term, "the folder is compared as a text without a separator after it"));
        if (!isNormal(term))
            return only(this.weak(frame, span, term, 'the path is compared before its ".." are resolved'));
        return only(this.#about(term, PATHS, "path"));
    }
    /** `host.endsWith(".example.com")`: with the dot, no other domain ends so. */
    suffix(frame, value, suffix, span) {
        const { term } = value;
        const text = textOf(suffix.term);
        const part = core(term);
        const isHost = part.op === "prop" && HOST_PARTS.has(part.text);
        if (!term.tainted || suffix.term.tainted || !isHost)
            return UNKNOWN_TRUTH;
        const hasDot = text !== undefined
            ? text.startsWith(".")
            : suffix.term.op === "concat" && textOf(suffix.term.args[0])?.startsWith(".") === true;
        if (hasDot)
            return only(this.#about(term, KIND_BITS.URL, "text"));
        return text !== undefined
            ? only(this.weak(frame, span, term, "without a dot before it, another host's name may end so"))
            : UNKNOWN_TRUTH;
    }
    /** Python: `p.is_relative_to(root)`, and what `relative_to` lets through. */
    inside(frame, value, root, span) {
        if (!value.term.tainted || root?.term.tainted)
            return NO_FACTS;
        if (isNormal(value.term))
            return this.#about(value.term, PATHS, "path");
        return this.weak(frame, span, value.term, 'the path is compared before its ".." are resolved');
    }
    // --- patterns -----------------------------------------------------------------------------------------------------
    matches(frame, value, regex, whole, span) {
        const { term } = value;
        if (!term.tainted)
            return UNKNOWN_TRUTH;
        if (fixesHost(regex.pattern) && !regex.flags.includes("m"))
            return only(this.#about(term, KIND_BITS.URL, "text"));
        const meaning = patternMeaning(regex.pattern, regex.flags, whole);
        const forbidden = whole === "whole" ? 0 : forbiddenMeaning(regex.pattern);
        const yes = meaning.clears !== 0
            ? this.#about(term, meaning.clears, "text")
            : meaning.wouldClear !== 0
                ? this.weak(frame, span, term, "the pattern does not cover the whole text")
                : NO_FACTS;
        const no = forbidden !== 0
            ? this.#about(term, forbidden, "text")
            : looksForMeta(regex.pattern)
                ? this.weak(frame, span, term, "a list of what is refused is never complete")
                : NO_FACTS;
        return { yes, no };
    }
    absolute(value) {
        return value.term.tainted ? rejecting(this.#about(value.term, RELATIVE, "text")) : UNKNOWN_TRUTH;
    }
    /** A test that good values pass. */
    /** A test for addresses of private networks means something for a host only; of a whole URL it is never true. */
    publicHost(frame, value, span) {
        const { term } = value;
        if (!term.tainted)
            return UNKNOWN_TRUTH;
        const inner = core(term);
        if (inner.op === "prop" && HOST_PARTS.has(inner.text))
            return only(this.#about(term, KIND_BITS.URL, "text"));
        const why = "the test for private addresses takes a host, and says nothing of a whole URL";
        return only(both(this.#about(term, PUBLIC_HOST, "text"), this.weak(frame, span, term, why)));
    }
    passes(value, bits, through = "text") {
        return value.term.tainted ? only(this.#about(value.term, bits, through)) : UNKNOWN_TRUTH;
    }
}
/** A text that names one folder; everything lies below the root of the file system. */
/** `".." + sep` */
function isUpwards(term) {
    const [first, second] = term.op === "concat" && term.args.length === 2 ? term.args : [];
    return first !== undefined && second !== undefined && textOf(first) === ".." && isSeparatorTerm(second);
}
function isFolderText(text) {
    return typeof text === "string" && /[^/\\]/u.test(text);
}
/** `example.com`, `.example.com`: the name of a host, or its end. */
const HOST_NAME = /^\.?[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/iu;
/** Characters that a shell reads as more than text. */
const guards_SHELL_META = /[;&|`$<>\n]/u;
/** The text that a piece was cut from: the first word of a command line. */
function cutFrom(term) {
    const piece = core(term);
    const cut = piece.op === "elem" && piece.args[0] ? core(piece.args[0]) : piece;
    return cut.op === "part" && cut.text !== "basename" ? cut.args[0] : undefined;
}

;// CONCATENATED MODULE: ./out/audit/flow/environment.js
class Environment {
    #own = new Map();
    #base;
    /** Variables of modules that were written here: other functions see them too. */
    #shared = new Set();
    get(binding) {
        const own = this.#own.get(binding);
        if (own)
            return own;
        for (let at = this.#base; at; at = at.parent) {
            const found = at.entries.get(binding);
            if (found)
                return found;
        }
        return undefined;
    }
    set(binding, value) {
        this.#own.set(binding, value);
        if (binding.scope !== undefined && binding.scope.fn === undefined && !this.#shared.has(binding)) {
            this.#shared = new Set([...this.#shared, binding]);
        }
    }
    get shared() {
        return this.#shared;
    }
    /** An environment of its own that starts with the same values. */
    fork() {
        if (this.#own.size > 0) {
            this.#base = merged({ entries: this.#own, parent: this.#base });
            this.#own = new Map();
        }
        const copy = new Environment();
        copy.#base = this.#base;
        copy.#shared = this.#shared;
        return copy;
    }
    /** Every variable with its value. */
    *[Symbol.iterator]() {
        yield* this.#since(undefined);
    }
    *#since(end) {
        const seen = new Set();
        let entries = this.#own;
        let next = this.#base;
        for (;;) {
            for (const [binding, value] of entries) {
                if (seen.has(binding))
                    continue;
                seen.add(binding);
                yield [binding, value];
            }
            if (!next || next === end)
                return;
            ({ entries, parent: next } = next);
        }
    }
    /**
     * Joins two ways: where they differ, `join` decides; `undefined` stands for a variable that one of them does not have.
     */
    static join(a, b, join) {
        const layers = new Set();
        for (let at = a.#base; at; at = at.parent)
            layers.add(at);
        let common = b.#base;
        while (common && !layers.has(common))
            common = common.parent;
        const result = new Environment();
        result.#base = common;
        result.#shared = a.#shared === b.#shared ? a.#shared : new Set([...a.#shared, ...b.#shared]);
        const done = new Set();
        for (const [binding, value] of a.#since(common)) {
            done.add(binding);
            const other = b.get(binding);
            const joined = value === other ? value : join(binding, value, other);
            if (joined)
                result.#own.set(binding, joined);
        }
        for (const [binding, value] of b.#since(common)) {
            if (done.has(binding))
                continue;
            const other = a.get(binding);
            const joined = value === other ? value : join(binding, other, value);
            if (joined)
                result.#own.set(binding, joined);
        }
        return result;
    }
}
/** Merges a layer with those below while they are not much larger. */
function merged(layer) {
    let at = layer;
    while (at.parent && at.parent.entries.size <= 2 * at.entries.size) {
        const entries = new Map(at.parent.entries);
        for (const [binding, value] of at.entries)
            entries.set(binding, value);
        at = { entries, parent: at.parent.parent };
    }
    return at;
}

;// CONCATENATED MODULE: ./out/audit/flow/unproven.js

const MARK = "setting:changed:";
/** Stands for what may have taken the place of a constant. */
function isUnproven(term) {
    return term.op === "opaque" && term.text.startsWith(MARK);
}
/** A property that one of two objects does not have, where they become one. */
function missing(terms, site) {
    return { term: terms.opaque(`${MARK}${site}`) };
}
/** An object that is written out: it has no properties but those. */
function isWhole(value) {
    return value.props !== undefined && !value.elem && value.term.op === "opaque" && LITERAL.test(value.term.text);
}
/** How object() in literals.ts names what it makes. */
const LITERAL = /^object:/u;
class Unproven {
    #engine;
    #names;
    #opened = new WeakMap();
    #whole = new WeakMap();
    constructor(engine) {
        this.#engine = engine;
    }
    /** A property of this name is written somewhere in the project. */
    isChanged(name) {
        if (!this.#names) {
            const names = new Set();
            for (const file of this.#engine.project.files.values()) {
                if (file.role === "test")
                    continue;
                for (const one of this.#engine.project.bound(file).changedProperties)
                    names.add(one);
            }
            this.#names = names;
        }
        return this.#names.has(name);
    }
    /** A value that lives on: properties that are written anywhere may differ from what the object was made with. */
    kept(value) {
        return this.#open(value, false, this.#opened, 0);
    }
    /** A value that somebody may have changed all through. */
    opened(value) {
        return this.#open(value, true, this.#whole, 0);
    }
    /** A variable that others write, as one finds it who has not written it himself. */
    variable(binding, value) {
        const isWritten = binding.writes.length > 1 || binding.changedInside === true || this.isNamedElsewhere(binding);
        const kept = this.kept(value);
        return isWritten ? this.constant(kept, `${binding.file.path}:${binding.name}`) : kept;
    }
    /** Python: `settings.READY = True` writes a variable of another module. */
    isNamedElsewhere(binding) {
        return binding.file.language === "python" && binding.scope.kind === "module" && this.isChanged(binding.name);
    }
    /** Properties that an object starts with, when another of which not all is known is laid over it. */
    overlaid(props, over, place) {
        if (isWhole(over))
            return props;
        return new Map([...props].map(([name, one]) => [name, over.props?.has(name) ? one : this.constant(one, `${place}:${name}`)]));
    }
    /** A constant, or what has taken its place. */
    constant(value, place) {
        if (value.term.op !== "const")
            return value;
        const { terms } = this.#engine;
        const { truth: _, ...rest } = value;
        return { ...rest, term: terms.phi([value.term, terms.opaque(`${MARK}${place}`)], `changed:${place}`) };
    }
    #open(value, isWhole, memo, nesting) {
        if ((!value.props && !value.items && !value.elem && !value.options) || nesting > MAX_NESTING)
            return value;
        const known = memo.get(value);
        if (known)
            return known;
        let isSame = true;
        const inner = (one, name, whole) => {
            const below = this.#open(one, whole, whole ? this.#whole : this.#opened, nesting + 1);
            const next = whole ? this.constant(below, `${value.term.vn}:${name}`) : below;
            isSame &&= next === one;
            return next;
        };
        const props = value.props
            ? new Map([...value.props].map(([name, one]) => [name, inner(one, name, isWhole || this.isChanged(name))]))
            : undefined;
        // What a list holds names no property: an allow list stays one.
        const items = value.items?.map((one, index) => (one.props ? inner(one, String(index), false) : one));
        const options = value.options?.map((one, index) => inner(one, String(index), isWhole));
        const opened = isSame
            ? value
            : { ...value, ...(props ? { props } : {}), ...(items ? { items } : {}), ...(options ? { options } : {}) };
        memo.set(value, opened);
        return opened;
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/state.js




function newState() {
    return { env: new Environment(), facts: NO_FACTS, self: undefined, dead: false, unset: false };
}
function copyState(state) {
    return { env: state.env.fork(), facts: state.facts, self: state.self, dead: state.dead, unset: state.unset };
}
function assume(state, facts) {
    if (facts === undefined)
        state.dead = true;
    else if (facts.size > 0) {
        state.facts = both(state.facts, facts);
        for (const vn of facts.keys())
            if (state.facts.get(vn)?.equals?.size === 0)
                state.dead = true;
    }
}
/** Enters one side of a condition. */
function enter(state, truth, side) {
    const next = copyState(state);
    assume(next, truth[side]);
    if (truth.unset === side)
        next.unset = true;
    return next;
}
/** Writes what is known about the terms in a value into the value, so that it outlives the facts. */
function seal(terms, value, facts, except = NO_FACTS) {
    let useful = false;
    for (const [vn, one] of facts) {
        if (one.clear & ~(except.get(vn)?.clear ?? 0)) {
            useful = true;
            break;
        }
    }
    if (!useful || !isTainted(value))
        return value;
    const memo = new Map();
    return mapTerms(value, (term) => sealTerm(terms, term, facts, except, memo), (truth) => truth, terms.cut);
}
function sealTerm(terms, term, facts, except, memo) {
    if (!term.tainted)
        return term;
    const known = memo.get(term.id);
    if (known)
        return known;
    memo.set(term.id, term);
    let result = term;
    if (term.args.length > 0) {
        const args = term.args.map((arg) => sealTerm(terms, arg, facts, except, memo));
        if (args.some((arg, index) => arg !== term.args[index]))
            result = terms.rebuild(term, args);
    }
    const bits = (facts.get(term.vn)?.clear ?? 0) & ~(except.get(term.vn)?.clear ?? 0);
    if (bits !== 0)
        result = terms.guarded(result, bits);
    memo.set(term.id, result);
    return result;
}
/** A value is certainly true or false, or carries a condition. */
function state_truthOf(value) {
    if (value.truth)
        return { truth: value.truth, constant: undefined };
    if (value.term.op === "const")
        return { truth: undefined, constant: Boolean(value.term.value) };
    return { truth: undefined, constant: undefined };
}
/**
 * The condition that a value is after a join: which facts held on the ways on which it came out true. This is what makes
 * `found = true; break` in a loop, or `return null` for a bad path, a guard.
 */
function joinedTruth(a, factsA, b, factsB) {
    const left = state_truthOf(a);
    const right = state_truthOf(b);
    const isConditionA = left.truth !== undefined || left.constant !== undefined;
    const isConditionB = right.truth !== undefined || right.constant !== undefined;
    if (!isConditionA && !isConditionB)
        return undefined;
    if (left.constant !== undefined && left.constant === right.constant)
        return undefined;
    const side = (one, facts, want) => {
        if (one.constant !== undefined)
            return one.constant === want ? facts : undefined;
        if (!one.truth)
            return facts;
        const inner = want ? one.truth.yes : one.truth.no;
        return inner ? both(facts, inner) : undefined;
    };
    const join = (want) => {
        const x = side(left, factsA, want);
        const y = side(right, factsB, want);
        return x && y ? either(x, y) : (x ?? y);
    };
    return { yes: join(true), no: join(false) };
}
function joinValues(terms, first, factsA, second, factsB, site, nesting = 0) {
    if (first === second)
        return first;
    const isDeepest = nesting > MAX_NESTING;
    if (isDeepest && (holdsMore(first) || holdsMore(second)))
        terms.cut();
    const a = isDeepest ? outline(first, (term) => term) : first;
    const b = isDeepest ? outline(second, (term) => term) : second;
    const term = terms.phi([a.term, b.term], site);
    const truth = joinedTruth(a, factsA, b, factsB);
    const join = (x, y) => joinValues(terms, x, factsA, y, factsB, site, nesting + 1);
    let props;
    const further = [];
    if (a.props || b.props) {
        // A constant that only one of them has is not what the other's property is.
        const alone = (key, value) => value.term.op === "const" ? join(value, missing(terms, `${site}:${key}`)) : value;
        props = new Map();
        for (const [key, value] of a.props ?? [])
            props.set(key, b.props?.has(key) ? value : alone(key, value));
        for (const [key, value] of b.props ?? []) {
            const other = props.get(key);
            if (other)
                props.set(key, join(other, value));
            else if (props.size < MAX_PROPS)
                props.set(key, alone(key, value));
            else
                further.push(value);
        }
    }
    let items;
    let elem;
    if (a.items && b.items && a.items.length === b.items.length) {
        const others = b.items;
        items = a.items.map((item, index) => join(item, others[index]));
    }
    else if (a.items || b.items || a.elem || b.elem) {
        for (const one of [...(a.items ?? []), ...(a.elem ? [a.elem] : [])])
            elem = elem ? join(elem, one) : one;
        for (const one of [...(b.items ?? []), ...(b.elem ? [b.elem] : [])])
            elem = elem ? join(elem, one) : one;
    }
    for (const one of further)
        elem = elem ? join(elem, one) : one;
    const fns = a.fns && b.fns ? mergeCallables(terms, [a.fns, b.fns]) : (a.fns ?? b.fns);
    const type = a.type === b.type ? a.type : a.type === undefined || b.type === undefined ? (a.type ?? b.type) : undefined;
    const options = mergeOptions(terms, a, b);
    const cls = a.cls?.cls === b.cls?.cls ? a.cls : a.cls && b.cls ? undefined : (a.cls ?? b.cls);
    return {
        term,
        ...(props ? { props } : {}),
        ...(items ? { items } : {}),
        ...(elem ? { elem } : {}),
        ...(fns ? { fns } : {}),
        ...(type !== undefined ? { type } : {}),
        ...(cls ? { cls } : {}),
        ...(options ? { options } : {}),
        ...(a.pending && b.pending ? { pending: a.pending } : {}),
        ...(a.schemas && b.schemas ? { schemas: mergeSchemas(a.schemas, b.schemas) } : {}),
        ...(a.regex && a.regex.pattern === b.regex?.pattern ? { regex: a.regex } : {}),
        ...(truth ? { truth } : {}),
    };
}
/** All of them: one that is left out could be the one that says nothing. */
function mergeSchemas(a, b) {
    return [...a, ...b.filter((one) => !a.some((other) => other.expression === one.expression))];
}
/** Classes that one value may be an instance of; more are not told apart. */
const MAX_OPTIONS = 256;
function mergeOptions(terms, a, b) {
    if (!a.options && !b.options && (!a.cls || !b.cls || a.cls.cls === b.cls.cls))
        return undefined;
    const all = new Map();
    for (const one of [...(a.options ?? (a.cls ? [a] : [])), ...(b.options ?? (b.cls ? [b] : []))]) {
        if (all.has(one.cls?.cls))
            continue;
        if (all.size < MAX_OPTIONS)
            all.set(one.cls?.cls, one);
        else
            terms.cut();
    }
    return [...all.values()];
}
/** Each function once, whatever it has captured: the first stands for the others. */
function mergeCallables(terms, lists) {
    const all = new Map();
    for (const list of lists) {
        for (const one of list) {
            const key = one.kind === "function" ? one.ref.fn : one.kind === "external" ? one.name : one;
            if (all.has(key))
                continue;
            if (all.size < MAX_CALLABLES)
                all.set(key, one);
            else
                terms.cut();
        }
    }
    return [...all.values()];
}
/** One value for any of several, `site` names the place. Functions are gathered at once: a table may hold a thousand. */
function joinAll(terms, values, site) {
    const lists = [];
    let found;
    for (const value of values) {
        let bare = value;
        if (value.fns) {
            lists.push(value.fns);
            const { fns: _, ...rest } = value;
            bare = rest;
        }
        found = found ? joinValues(terms, found, NO_FACTS, bare, NO_FACTS, site) : bare;
    }
    if (!found || lists.length === 0)
        return found;
    return { ...found, fns: lists.length === 1 ? lists[0] : mergeCallables(terms, lists) };
}
/** Joins two ways to one place; `site` names the place. */
function joinStates(terms, a, b, site) {
    if (a.dead)
        return b;
    if (b.dead)
        return a;
    if (a === b)
        return a;
    // A way that only a missing setting opens does not undo what the others have checked.
    const facts = a.unset === b.unset ? either(a.facts, b.facts) : a.unset ? b.facts : a.facts;
    const env = Environment.join(a.env, b.env, (binding, left, right) => {
        if (!left || !right) {
            const [value, own] = left ? [left, a.facts] : [right, b.facts];
            return value ? seal(terms, value, own, facts) : undefined;
        }
        const x = seal(terms, left, a.facts, facts);
        const y = seal(terms, right, b.facts, facts);
        return joinValues(terms, x, a.facts, y, b.facts, `${site}:${binding.name}`);
    });
    let self = a.self;
    if (a.self && b.self && a.self !== b.self)
        self = joinValues(terms, a.self, a.facts, b.self, b.facts, `${site}:this`);
    return { env, facts, self, dead: false, unset: a.unset && b.unset };
}
/** All elements of a list value as one, or undefined when nothing is known of them. */
function anyElement(terms, value, site) {
    if (!value.items)
        return value.elem;
    return joinAll(terms, value.elem ? [value.elem, ...value.items] : value.items, site);
}

;// CONCATENATED MODULE: ./out/audit/flow/literals.js






function array(engine, frame, state, elements, span) {
    let list = { term: engine.terms.opaque(`list:${engine.place(frame, span)}`), items: [] };
    for (const element of elements) {
        const value = evaluate(engine, frame, state, element.value);
        if (element.spread === undefined)
            list = appended(engine, frame, list, [value], undefined, span);
        else if (value.items && !value.elem)
            list = appended(engine, frame, list, value.items, undefined, span);
        else
            list = appended(engine, frame, list, [], readElement(engine, frame, value, "*", span), span);
    }
    return list;
}
function object(engine, frame, state, expression) {
    const { terms } = engine;
    let props = new Map();
    let term = terms.opaque(`object:${engine.place(frame, expression)}`);
    const anywhere = [];
    const put = (name, value) => {
        if (props.size < MAX_PROPS || props.has(name))
            props.set(name, value);
        else
            anywhere.push(value);
    };
    for (const entry of expression.entries) {
        const value = evaluate(engine, frame, state, entry.value);
        if (entry.spread) {
            props = new Map(engine.unproven.overlaid(props, value, engine.place(frame, entry.value)));
            for (const [name, one] of value.props ?? [])
                put(name, one);
            if (value.term.tainted)
                term = value.term;
            if (value.elem)
                anywhere.push(value.elem);
            continue;
        }
        const key = typeof entry.key === "string"
            ? entry.key
            : entry.key
                ? evaluate(engine, frame, state, entry.key).term.value
                : undefined;
        if (typeof key === "string" || typeof key === "number") {
            put(String(key), value);
        }
        else
            anywhere.push(value);
    }
    const elem = joinAll(terms, anywhere, engine.place(frame, expression));
    return { term, props, ...(elem ? { elem } : {}) };
}
function comprehension(engine, frame, state, expression) {
    const { terms } = engine;
    const local = copyState(state);
    const over = new Set();
    for (const clause of expression.clauses) {
        const iterable = evaluate(engine, frame, local, clause.iterable);
        const one = readElement(engine, frame, iterable, "*", clause.iterable);
        over.add(one.term.vn);
        assignPattern(engine, frame, local, clause.target, one);
        for (const test of clause.conditions) {
            const truth = truthOf(evaluate(engine, frame, local, test));
            const next = enter(local, truth, "yes");
            local.env = next.env;
            local.facts = next.facts;
            local.dead = next.dead;
        }
    }
    const term = terms.opaque(`list:${engine.place(frame, expression)}`);
    if (local.dead)
        return { term, items: [] };
    const element = seal(terms, evaluate(engine, frame, local, expression.element), local.facts, state.facts);
    if (expression.flavour === "dict" && expression.value) {
        const value = seal(terms, evaluate(engine, frame, local, expression.value), local.facts, state.facts);
        return { term, elem: value };
    }
    return { term, elem: element, over };
}
function evaluateArguments(engine, frame, state, expression) {
    const positional = [];
    const named = new Map();
    let rest;
    let namedRest;
    for (const argument of expression.args) {
        const value = evaluate(engine, frame, state, argument.value);
        if (argument.spread === "named") {
            namedRest = namedRest
                ? joinValues(engine.terms, namedRest, NO_FACTS, value, NO_FACTS, engine.place(frame, argument))
                : value;
        }
        else if (argument.spread === "positional") {
            if (value.items && !value.elem && positional.length + value.items.length <= MAX_ITEMS && !rest)
                positional.push(...value.items);
            else {
                const elem = readElement(engine, frame, value, "*", argument);
                rest = rest ? joinValues(engine.terms, rest, NO_FACTS, elem, NO_FACTS, engine.place(frame, argument)) : elem;
            }
        }
        else if (argument.name !== undefined)
            named.set(argument.name, value);
        else if (rest)
            rest = joinValues(engine.terms, rest, NO_FACTS, value, NO_FACTS, engine.place(frame, argument));
        else
            positional.push(value);
    }
    return { positional, named, ...(rest ? { rest } : {}), ...(namedRest ? { namedRest } : {}) };
}

;// CONCATENATED MODULE: ./out/audit/flow/events.js



const LISTENING = new Set(["on", "once", "addListener", "prependListener", "prependOnceListener"]);
/** Listeners to one event, at most; further ones are not run. */
const MAX_LISTENERS = 16;
const listeners = new WeakMap();
/** By package and name of the event. */
function listenersOf(engine) {
    const known = listeners.get(engine);
    if (known)
        return known;
    const found = new Map();
    for (const file of engine.project.files.values()) {
        if (file.language === "python" || file.role === "test")
            continue;
        for (const { call } of engine.project.callsIn(file)) {
            if (call.callee.kind !== "Member" || !LISTENING.has(call.callee.property))
                continue;
            const [event, handler] = call.args;
            const name = event && engine.project.constantOf(file, event.value);
            const ref = handler && functionAt(engine, file, handler.value);
            if (typeof name !== "string" || !ref)
                continue;
            const key = eventKey(file, name);
            const list = found.get(key);
            if (!list)
                found.set(key, [ref]);
            else if (list.length <= MAX_LISTENERS)
                list.push(ref);
        }
    }
    listeners.set(engine, found);
    return found;
}
function eventKey(file, name) {
    return `${file.package.path}\0${name}`;
}
function functionAt(engine, file, expression) {
    if (expression.kind === "FunctionExpression")
        return engine.project.bound(file).refOf.get(expression.fn);
    return engine.project.functionOf(file, expression);
}
/** `bus.emit("run", x)`. Which emitter it is, is a guess: names of events seldom mean two things in one package. */
function emitted(engine, frame, state, context, method) {
    const { args, expression } = context;
    const [event, ...given] = args.positional;
    const name = event && textOf(event.term);
    if (method !== "emit" || name === undefined || frame.isSetup || frame.file.language === "python")
        return undefined;
    if (!given.some(isTainted))
        return undefined;
    const heard = listenersOf(engine).get(eventKey(frame.file, name)) ?? [];
    if (heard.length > MAX_LISTENERS)
        engine.cut();
    for (const ref of heard.slice(0, MAX_LISTENERS)) {
        const local = copyState(state);
        const fn = { kind: "function", ref, captured: new Map() };
        engine.invoke(frame, local, fn, { positional: given, named: new Map() }, expression, true);
        if (local.dead)
            continue;
        // A listener may be one of another emitter: what it checks says nothing.
        const joined = joinStates(engine.terms, state, { ...local, facts: state.facts }, engine.place(frame, expression));
        state.env = joined.env;
    }
    return { term: engine.terms.opaque(`emitted:${engine.place(frame, expression)}`) };
}

;// CONCATENATED MODULE: ./out/audit/flow/replacement.js



/** A replacement that keeps a quote inside single quotes from ending them, in a POSIX shell. */
const ESCAPED_QUOTES = new Set(["'\\''", "'\"'\"'", "'\\\\''"]);
/** `text.replace(pattern, replacement)`: may clean, may be cosmetic, may escape quotes, or may be anything. */
function replaceText(engine, frame, subject, pattern, replacement, span, form) {
    const { terms } = engine;
    const site = { file: frame.file, span };
    // A caller's text that is put into a fixed one: `"ls $X".replace("$X", name)`.
    if (replacement?.term.tainted)
        return { term: terms.op("mix", [subject.term, replacement.term], "replaced", site) };
    if (!subject.term.tainted) {
        const ending = replacement ? textOf(replacement.term) : undefined;
        const isEnded = pattern?.regex?.pattern.endsWith("$") === true && ending !== undefined && /[/\\]$/u.test(ending);
        const prefix = isSetting(subject.term) ? "setting:" : "";
        return { term: terms.opaque(`${prefix}replaced:${engine.place(frame, span)}${isEnded ? "~/" : ""}`) };
    }
    const text = pattern ? textOf(pattern.term) : undefined;
    const regex = pattern?.regex ?? (form === "pattern" && text !== undefined ? { pattern: text, flags: "" } : undefined);
    const by = replacement && !replacement.fns ? textOf(replacement.term) : undefined;
    const done = (how, bits = 0) => {
        const isEnded = regex?.pattern.endsWith("$") === true && by !== undefined && /[/\\]$/u.test(by);
        const label = `${how}:${regex?.pattern ?? text ?? "?"}:${by ?? "?"}${isEnded ? "~/" : ""}`;
        return { term: terms.guarded(terms.op("replace", [subject.term], label, site), bits) };
    };
    if (by === undefined)
        return done("other");
    const flags = frame.file.language === "python" ? `${regex?.flags ?? ""}g` : (regex?.flags ?? "");
    const isEverywhere = regex ? flags.includes("g") : form === "all";
    if ((regex?.pattern ?? text) === "'" && isEverywhere && ESCAPED_QUOTES.has(by))
        return done(QUOTES_ESCAPED);
    if (regex)
        return done(isCosmetic(regex.pattern, by) ? "cosmetic" : "other", replacedMeaning(regex.pattern, flags, by));
    return done(text !== undefined && /^[/\\\s"']*$/u.test(text) && /^[/\\\s"']*$/u.test(by) ? "cosmetic" : "other");
}
/** Lines longer than this are not read for quotes: a command is short. */
const MAX_LINE = 2000;
const SHELL_WORD = /(?:^|[\s/;&|(])(?:ba|z|da|k|a)?sh\s+(?:-\w+\s+)*-[a-z]*c\s+$/u;
/** A remote host is named, and what follows is the command that its shell reads again. */
const REMOTE = /(?:^|[\s;&|(])ssh\s+(?:-[46AaCfGgKkMNnqsTtVvXxYy]+\s+|-[BbcDEeFIiJLlmOopQRSWw]\s*\S+\s+)*[^\s-]\S*\s+[^;&|\n]*$/u;
/** What a shell reads here has been through quotes already: they end inside others, or a second shell takes them off. */
function isReadTwice(line) {
    if (line.length > MAX_LINE)
        return false;
    let quote = "";
    for (let i = 0; i < line.length; i++) {
        const char = line[i];
        if (quote === "") {
            if (char === "\\")
                i++;
            else if (char === "'" || char === '"')
                quote = char;
        }
        else if (char === quote)
            quote = "";
        else if (quote === '"' && char === "\\")
            i++;
    }
    return quote !== "" || SHELL_WORD.test(line) || REMOTE.test(line);
}
/** Names of functions whose result is one word of a shell. */
const QUOTING = new Set(["quote", "quoteAll", "quoteForShell", "join", "escape", "escapeAll", "shell-escape"]);
/** A text as it is once its quotes do not count. */
function unquoted(engine, part) {
    return engine.terms.rewrite(part, (term) => {
        const inner = term.op === "guarded" ? term.args[0] : undefined;
        const isQuoted = inner &&
            (inner.op === "same" || inner.op === "mix") &&
            QUOTING.has(inner.text === "quoted" ? "quote" : inner.text);
        return isQuoted && inner ? engine.terms.guarded(inner, term.bits & ~KIND_BITS.SHELL) : undefined;
    }, new Map());
}
const QUOTES_ESCAPED = "quotes-escaped";
/** Between single quotes, a text whose own quotes are escaped is one word to a shell. */
function quotedParts(engine, parts) {
    let read = "";
    return parts.map((part, i) => {
        const text = textOf(part);
        const line = read;
        read += text ?? "\0";
        const inner = core(part);
        if (inner.op !== "replace" || !inner.text.startsWith(QUOTES_ESCAPED)) {
            const bare = text === undefined && part.tainted && i > 0 ? unquoted(engine, part) : part;
            return bare !== part && isReadTwice(line) ? bare : part;
        }
        const before = parts[i - 1];
        const after = parts[i + 1];
        const isQuoted = before && after && textOf(before)?.endsWith("'") && textOf(after)?.startsWith("'");
        return isQuoted ? engine.terms.guarded(part, KIND_BITS.SHELL) : part;
    });
}

;// CONCATENATED MODULE: ./out/audit/flow/operators.js










/** A value put into a text: lists and objects with all that they hold. */
function textTerm(engine, value) {
    const { terms } = engine;
    if (value.term.tainted || (!value.props && !value.items && !value.elem))
        return value.term;
    const inside = termsIn(value).filter((term) => term.tainted);
    if (inside.length === 0)
        return value.term;
    return terms.op("mix", unique(terms, inside), "object");
}
/** Parts that a mix is made of. */
const MAX_PARTS = 64;
function unique(terms, list) {
    const seen = new Map();
    for (const term of list) {
        if (seen.has(term.shape))
            continue;
        if (seen.size < MAX_PARTS)
            seen.set(term.shape, term);
        else if (term.tainted)
            terms.cut();
    }
    return [...seen.values()];
}
/** What an operation of which nothing is known makes of terms. */
function mixed(engine, frame, list, span, how) {
    const tainted = unique(engine.terms, list.filter((term) => term.tainted));
    if (tainted.length === 0) {
        const isFromSettings = list.length > 0 && list.every((term) => isSetting(term) || term.op === "const") && list.some(isSetting);
        return {
            term: engine.terms.opaque(`${isFromSettings || frame.isSetup ? "setting:" : ""}${engine.place(frame, span)}`),
        };
    }
    return { term: engine.terms.op("mix", tainted, how, { file: frame.file, span }) };
}
function sliced(engine, frame, object, how, span) {
    const { terms } = engine;
    if (object.items || object.elem) {
        const elem = anyElement(terms, object, engine.place(frame, span));
        return elem ? { term: object.term, elem } : { term: object.term };
    }
    if (object.term.op === "const")
        return { term: terms.opaque(`slice:${engine.place(frame, span)}`) };
    return { term: terms.op("part", [object.term], how, { file: frame.file, span }) };
}
function concat(engine, frame, state, operands, span) {
    const { terms } = engine;
    const values = operands.map((operand) => evaluate(engine, frame, state, operand));
    if (values.every((value) => value.term.op === "const" && typeof value.term.value === "number")) {
        return { term: terms.constant(values.reduce((sum, value) => sum + value.term.value, 0)) };
    }
    // Lists, in Python.
    if (values.some((value) => value.items || value.elem)) {
        let list = { term: terms.opaque(`list:${engine.place(frame, span)}`), items: [] };
        for (const value of values) {
            if (value.items && !value.elem)
                list = appended(engine, frame, list, value.items, undefined, span);
            else
                list = appended(engine, frame, list, [], anyElement(terms, value, engine.place(frame, span)) ?? { term: value.term }, span);
        }
        return list;
    }
    const parts = values.map((value) => value.term.op === "const" && typeof value.term.value !== "string"
        ? terms.constant(String(value.term.value))
        : textTerm(engine, value));
    return { term: terms.concat(quotedParts(engine, parts), { file: frame.file, span }) };
}
function compare(engine, frame, state, expression) {
    const guards = new Guards(engine);
    const values = expression.operands.map((operand) => evaluate(engine, frame, state, operand));
    const truths = [];
    expression.operators.forEach((operator, i) => {
        const left = values[i];
        const right = values[i + 1];
        if (left && right)
            truths.push(typeTest(engine, guards, frame, state, operator, expression.operands[i], right) ??
                guards.compare(frame, operator, left, right, expression));
    });
    const truth = truths.length === 1 ? truths[0] : conjunction(truths);
    return condition(engine, frame, truth, expression);
}
/** `typeof x === "number"`: no text is left. */
function typeTest(engine, guards, frame, state, operator, tested, name) {
    if (tested?.kind !== "Unary" || tested.operator !== "typeof" || !/^[!=]==?$/u.test(operator))
        return undefined;
    const text = textOf(name.term);
    if (text === undefined || !/^(?:number|boolean|bigint)$/u.test(text))
        return undefined;
    const truth = guards.passes(evaluate(engine, frame, state, tested.operand), EVERYTHING);
    return operator.startsWith("!") ? negate(truth) : truth;
}
/** A boolean that is nothing but a condition. */
function condition(engine, frame, truth, span) {
    if (truth.yes && !truth.no)
        return { term: engine.terms.constant(true), truth };
    if (truth.no && !truth.yes)
        return { term: engine.terms.constant(false), truth };
    return { term: engine.terms.opaque(`test:${engine.place(frame, span)}`), truth };
}
function logical(engine, frame, state, expression) {
    const { terms } = engine;
    const isAnd = expression.operator === "and";
    let at = copyState(state);
    const results = [];
    const truths = [];
    const base = state.facts;
    let first = true;
    for (const operand of expression.operands) {
        if (at.dead)
            break;
        const value = evaluate(engine, frame, at, operand);
        if (first) {
            // The first operand is always evaluated: what it establishes stays.
            state.facts = at.facts;
            first = false;
        }
        const truth = expression.operator === "nullish" ? UNKNOWN_TRUTH : truthOf(value);
        truths.push(truth);
        results.push({ value: seal(terms, value, at.facts, base), facts: at.facts });
        if (expression.operator === "nullish" && value.term.op === "const" && value.term.value !== null)
            break;
        at = enter(at, truth, isAnd ? "yes" : "no");
        at.unset = state.unset;
    }
    // Operands after the first may not have run.
    if (results.length > 1) {
        const env = joinStates(terms, { ...copyState(state), unset: false }, { ...at, dead: false, unset: false, facts: state.facts }, engine.place(frame, expression));
        state.env = env.env;
        state.self = env.self;
    }
    let value;
    results.forEach((one, i) => {
        const isLast = i === results.length - 1;
        const truth = truths[i];
        // `a && b` is `a` only when `a` is false: a constant or a test then, nothing that a sink would take.
        if (isAnd && !isLast && !one.value.props && !one.value.fns)
            return;
        if (!isAnd && !isLast && truth.yes === undefined)
            return;
        if (expression.operator === "nullish" && !isLast && one.value.term.op === "const" && one.value.term.value === null)
            return;
        value = value
            ? joinValues(terms, value, NO_FACTS, one.value, NO_FACTS, engine.place(frame, expression))
            : one.value;
    });
    const result = value ?? { term: terms.constant(null) };
    if (expression.operator === "nullish")
        return result;
    const truth = isAnd ? conjunction(truths) : disjunction(truths);
    const isPlain = results.every((one) => one.value.truth !== undefined || one.value.term.op === "const");
    return isPlain
        ? { ...condition(engine, frame, truth, expression), ...(result.term.op === "const" ? {} : {}) }
        : { ...result, truth };
}
function joinBranches(engine, frame, yes, a, no, b, span) {
    const { terms } = engine;
    if (!a || yes.dead)
        return b ?? { term: terms.constant(null) };
    if (!b || no.dead)
        return a;
    const common = joinStates(terms, { ...copyState(yes), env: new Environment() }, { ...copyState(no), env: new Environment() }, "");
    return joinValues(terms, seal(terms, a, yes.facts, common.facts), yes.facts, seal(terms, b, no.facts, common.facts), no.facts, engine.place(frame, span));
}
/** Goes on from whichever of two branches came out. */
function adopt(engine, frame, state, yes, no, span) {
    const { unset } = state;
    const joined = joinStates(engine.terms, { ...yes, unset: false }, { ...no, unset: false }, engine.place(frame, span));
    state.env = joined.env;
    state.facts = joined.facts;
    state.self = joined.self;
    state.dead = yes.dead && no.dead;
    state.unset = unset;
}
function unary(engine, frame, _state, operator, value, span) {
    const { terms } = engine;
    switch (operator) {
        case "!":
        case "not":
            return condition(engine, frame, negate(truthOf(value)), span);
        case "-":
            return typeof value.term.value === "number"
                ? { term: terms.constant(-value.term.value) }
                : { term: terms.opaque(`number:${engine.place(frame, span)}`) };
        case "void":
            return { term: terms.constant(null) };
        case "*":
        case "**":
            return value;
        default:
            return { term: terms.opaque(`${operator}:${engine.place(frame, span)}`) };
    }
}
function binary(engine, frame, state, expression) {
    const { terms } = engine;
    const left = evaluate(engine, frame, state, expression.left);
    const right = evaluate(engine, frame, state, expression.right);
    const site = { file: frame.file, span: expression };
    if (expression.operator === "/" && frame.file.language === "python") {
        const isPath = left.type === "py:pathlib.Path" ||
            right.type === "py:pathlib.Path" ||
            right.term.tainted ||
            textOfTerm(right.term);
        if (isPath)
            return { term: terms.op("join", [left.term, right.term], "replacing", site), type: "py:pathlib.Path" };
    }
    if (expression.operator === "|" && (left.props || right.props)) {
        return joinValues(terms, left, NO_FACTS, right, NO_FACTS, engine.place(frame, expression));
    }
    if (expression.operator === "%" && (left.term.tainted || isFormat(frame, left.term)))
        return mixed(engine, frame, [left.term, ...termsIn(right)], expression, "format");
    // Arithmetic gives numbers; a repeated list keeps its elements.
    if (expression.operator === "*" && (left.items || left.elem))
        return sliced(engine, frame, left, "repeat", expression);
    return { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
}
/** A text, or a setting that can hold one, left of Python's `%`. */
function isFormat(frame, term) {
    if (frame.file.language !== "python")
        return false;
    if (term.op === "phi")
        return term.args.some((one) => isFormat(frame, one));
    return typeof term.value === "string" || (term.op === "opaque" && /^(?:env|setting):/u.test(term.text));
}
function textOfTerm(term) {
    return typeof term.value === "string";
}
function operators_assign(engine, frame, state, expression) {
    const { target, operator } = expression;
    if (operator === undefined) {
        const value = evaluate(engine, frame, state, expression.value);
        assignPattern(engine, frame, state, target, value);
        return value;
    }
    const isExpression = target.kind === "Identifier" || target.kind === "Member" || target.kind === "Index";
    if (!isExpression)
        return evaluate(engine, frame, state, expression.value);
    const { terms } = engine;
    let value;
    if (operator === "+")
        value = concat(engine, frame, state, [target, expression.value], expression);
    else if (operator === "&&" ||
        operator === "||" ||
        operator === "??" ||
        operator === "and" ||
        operator === "or" ||
        operator === "nullish") {
        const before = evaluate(engine, frame, state, target);
        const after = evaluate(engine, frame, state, expression.value);
        value = joinValues(terms, before, NO_FACTS, after, NO_FACTS, engine.place(frame, expression));
    }
    else if (operator === "/" && frame.file.language === "python") {
        value = binary(engine, frame, state, {
            kind: "Binary",
            start: expression.start,
            end: expression.end,
            operator,
            left: target,
            right: expression.value,
        });
    }
    else if (operator === "|") {
        const before = evaluate(engine, frame, state, target);
        value = joinValues(terms, before, NO_FACTS, evaluate(engine, frame, state, expression.value), NO_FACTS, engine.place(frame, expression));
    }
    else {
        evaluate(engine, frame, state, expression.value);
        value = { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
    }
    assignPattern(engine, frame, state, target, value);
    return value;
}

;// CONCATENATED MODULE: ./out/audit/flow/parameters.js




function receiverBinding(engine, ref) {
    if (ref.file.language !== "python")
        return undefined;
    const target = ref.fn.params[0]?.target;
    const binding = target?.kind === "Identifier" ? engine.project.bound(ref.file).bindingOf.get(target) : undefined;
    return binding?.receiver ? binding : undefined;
}
function bindParameters(engine, frame, state, ref, args) {
    const { fn, file } = ref;
    const initial = new Map();
    const receiver = receiverBinding(engine, ref);
    const shift = receiver ? 1 : 0;
    if (receiver)
        state.env.set(receiver, state.self ?? engine.selfOf(ref) ?? engine.typedUnknown(receiver));
    const used = new Set();
    fn.params.forEach((parameter, index) => {
        if (index < shift)
            return;
        const value = argumentFor(engine, frame, state, parameter, index - shift, args, used, fn.params.slice(shift));
        const typed = engine.typed(file, value, parameter.annotation);
        assignPattern(engine, frame, state, parameter.target, typed);
        const target = parameter.target.kind === "DefaultPattern" ? parameter.target.target : parameter.target;
        const binding = target.kind === "Identifier" ? engine.project.bound(file).bindingOf.get(target) : undefined;
        if (binding)
            initial.set(index - shift, [binding, typed]);
        if (parameter.isProperty && target.kind === "Identifier" && state.self) {
            state.self = { ...state.self, props: new Map(state.self.props).set(target.name, typed) };
        }
    });
    return initial;
}
function argumentFor(engine, frame, state, parameter, index, args, used, params) {
    const name = parameter.target.kind === "Identifier" ? parameter.target.name : undefined;
    if (parameter.rest === "positional") {
        const items = args.positional.slice(index);
        const term = engine.terms.opaque(`rest:${engine.place(frame, parameter)}`);
        return args.rest
            ? { term, elem: items.reduce((a, b) => joinValues(engine.terms, a, NO_FACTS, b, NO_FACTS, "rest"), args.rest) }
            : { term, items };
    }
    if (parameter.rest === "named") {
        const names = new Set(params.map((one) => (one.target.kind === "Identifier" ? one.target.name : "")));
        const props = new Map([...args.named].filter(([key]) => !names.has(key)));
        const term = args.namedRest?.term ?? engine.terms.opaque(`rest:${engine.place(frame, parameter)}`);
        for (const [key, value] of args.namedRest?.props ?? [])
            if (!props.has(key))
                props.set(key, value);
        return { term, props };
    }
    const given = args.positional[index] ?? (name !== undefined ? args.named.get(name) : undefined);
    if (given) {
        if (name !== undefined)
            used.add(name);
        // `undefined` passed on takes the default too.
        return given;
    }
    if (args.rest)
        return args.rest;
    if (args.namedRest && name !== undefined) {
        const inside = args.namedRest.props?.get(name);
        if (inside)
            return inside;
        if (args.namedRest.term.tainted)
            return { term: engine.terms.prop(args.namedRest.term, name) };
    }
    const fallback = parameter.defaultValue ?? (parameter.target.kind === "DefaultPattern" ? parameter.target.value : undefined);
    if (args.isOpen) {
        const binding = parameter.target.kind === "Identifier"
            ? engine.project.bound(frame.file).bindingOf.get(parameter.target)
            : undefined;
        return binding
            ? engine.typedUnknown(binding)
            : { term: engine.terms.opaque(`setting:${engine.place(frame, parameter)}`) };
    }
    if (fallback)
        return evaluate(engine, frame, state, fallback);
    return { term: engine.terms.constant(null) };
}

;// CONCATENATED MODULE: ./out/audit/flow/reflection.js

/** Classes that inherit from one, at most; further ones are not tried. */
const MAX_HEIRS = 64;
const heirs = new WeakMap();
/** The project's classes by a class that they inherit from, however far up. */
function heirsOf(engine, cls) {
    let known = heirs.get(engine);
    if (!known) {
        const direct = new Map();
        for (const file of engine.project.files.values()) {
            if (file.role === "test")
                continue;
            for (const one of engine.project.bound(file).classScope.keys()) {
                for (const base of one.bases) {
                    const parent = engine.project.classOf(file, base);
                    if (!parent)
                        continue;
                    const list = direct.get(parent.cls);
                    if (list)
                        list.push({ file, cls: one });
                    else
                        direct.set(parent.cls, [{ file, cls: one }]);
                }
            }
        }
        known = direct;
        heirs.set(engine, known);
    }
    const found = new Map();
    const visit = (at) => {
        for (const one of known.get(at) ?? []) {
            if (found.has(one.cls))
                continue;
            if (found.size >= MAX_HEIRS) {
                engine.cut();
                return;
            }
            found.set(one.cls, one);
            visit(one.cls);
        }
    };
    visit(cls);
    return [...found.values()];
}
/** A body that only says that another class has to write it. */
function isLeftOpen(fn) {
    return fn.body.every((statement) => statement.kind === "Throw" ||
        (statement.kind === "ExpressionStatement" && statement.expression.kind === "Literal"));
}
/** The method that a class has of a name, its own or inherited. */
function nearest(engine, { file, cls }, name, depth) {
    const own = cls.members.find((member) => member.kind === "Method" && member.name === name);
    if (own?.kind === "Method")
        return own.fn;
    if (cls.members.some((member) => member.kind === "Field" && member.name === name && member.value))
        return undefined;
    for (const base of depth < 16 ? cls.bases : []) {
        const parent = engine.project.classOf(file, base);
        const found = parent && nearest(engine, parent, name, depth + 1);
        if (found)
            return found;
    }
    return undefined;
}
function keep(engine, found, added) {
    for (const fn of added ?? []) {
        if (found.length < MAX_CALLABLES)
            found.push(fn);
        else
            engine.cut();
    }
}
/** `this.execute()` in a base class that has no body for it: what the classes that inherit from it do. */
function inheritedMethods(engine, receiver, name) {
    if (!receiver.cls)
        return [];
    const own = nearest(engine, receiver.cls, name, 0);
    if (own && !isLeftOpen(own))
        return [];
    const found = [];
    for (const one of heirsOf(engine, receiver.cls.cls)) {
        if (!one.cls.members.some((member) => member.kind === "Method" && member.name === name))
            continue;
        const self = engine.instances.instanceOf(one.file, one.cls);
        const value = engine.instances.member(self, one.file, one.cls, name, false);
        keep(engine, found, value?.fns);
    }
    return found;
}
/** `getattr(self, name)`, `this[name]`, `this["tool_" + name]`: any method whose name fits. */
function namedMethods(engine, object, key) {
    if (!object.cls || !key.tainted)
        return undefined;
    const [start, end] = reflection_ends(key);
    const found = [];
    const seen = new Set();
    const visit = ({ file, cls }, depth) => {
        for (const member of cls.members) {
            if (member.kind !== "Method" || member.isStatic || seen.has(member.name))
                continue;
            if (member.name === "constructor" || member.name.startsWith("__"))
                continue;
            if (!member.name.startsWith(start) || !member.name.endsWith(end))
                continue;
            seen.add(member.name);
            const value = engine.instances.member(object, file, cls, member.name, false);
            keep(engine, found, value?.fns);
        }
        if (depth > 8)
            return;
        for (const base of cls.bases) {
            const parent = engine.project.classOf(file, base);
            if (parent)
                visit(parent, depth + 1);
        }
    };
    visit(object.cls, 0);
    return found.length > 0 ? { term: engine.terms.opaque(`method:${key.vn}`), fns: found } : undefined;
}
/** What a text certainly starts and ends with. */
function reflection_ends(key) {
    if (key.op !== "concat")
        return ["", ""];
    const [first] = key.args;
    const last = key.args.at(-1);
    return [
        typeof first?.value === "string" ? first.value : "",
        typeof last?.value === "string" && last !== first ? last.value : "",
    ];
}

;// CONCATENATED MODULE: ./out/audit/flow/exposure.js



/** Arguments that are named at one sink. */
const MAX_EXPOSURES = 64;
/** Some caller's value in a term is still dangerous for a sink. */
function isExposed(term, kind, facts) {
    return exposures(term, kind, facts, undefined, 1).length > 0;
}
/**
 * @param cut called when more arguments reach the sink than are named
 * @param most exposures after which the search ends
 */
function exposures(term, kind, facts, cut, most = MAX_EXPOSURES) {
    const found = [];
    if (!term.tainted)
        return found;
    const seen = new Set();
    const stack = [];
    const visit = (at, decoded, extra) => {
        if (!at.tainted)
            return;
        if (found.length >= most) {
            cut?.();
            return;
        }
        const bits = decoded
            ? 0
            : withConsequences((facts.get(at.vn)?.clear ?? 0) | (at.op === "guarded" ? at.bits : 0) | extra);
        if (bits & kind)
            return;
        // Which property of a source is read decides the argument's name: such chains are short, and walked each time.
        if (!isSourceChain(at)) {
            const key = `${at.id}|${decoded}|${bits}`;
            if (seen.has(key))
                return;
            seen.add(key);
        }
        stack.push(at);
        if (at.op === "source")
            leaf(at);
        for (const [index, arg] of at.args.entries()) {
            visit(arg, decoded || at.op === "decode", inherited(at, arg, index, bits, kind, facts));
        }
        stack.pop();
    };
    const leaf = (at) => {
        const source = at.source;
        const names = [];
        let unsure = false;
        for (let i = stack.length - 2; i >= 0; i--) {
            const one = stack[i];
            if (one.op === "prop")
                names.push(one.text);
            if (one.op === "mix" && one.text === "unknown")
                unsure = true;
        }
        for (const [index, step] of source.path.entries()) {
            const name = names[index];
            if (step === NEVER || (name !== undefined && name !== step))
                return;
        }
        const argument = source.argument ?? names[source.path.length] ?? "";
        if (found.some((one) => one.source === source && one.argument === argument))
            return;
        found.push({ source, argument, path: stack.toReversed(), unsure });
    };
    visit(term, false, 0);
    return found;
}
/** A path step that no property has: the value is never reported. */
const NEVER = "\0";
/** What a place inside a term inherits from around it. */
function inherited(at, arg, index, bits, kind, facts) {
    // Another spelling keeps what is known of it; anything else may undo half-facts.
    if (at.op === "guarded" || at.op === "same" || at.op === "norm")
        return bits;
    if (kind === KIND_BITS.URL) {
        if (at.op === "concat" && isHostFixed(at.args, index))
            return kind;
        const known = guardedBits(arg) | halfFacts(arg, facts);
        if (at.op === "concat" && index > 0 && (known & PUBLIC_HOST) !== 0)
            return kind;
        return at.op === "join" && index > 0 && isReferenceFixed(arg) ? kind : 0;
    }
    // After a whole word, what follows does not say which program it is.
    if (kind === KIND_BITS.EXECPATH)
        return at.op === "concat" && index > 0 && hasWord(at.args[0]) ? kind : 0;
    // After other text a word is no option any more, and a name one of a few.
    if (kind === KIND_BITS.ARGV || kind === KIND_BITS.MEMBER)
        return at.op === "concat" && index > 0 && at.args[0]?.value !== "" ? kind : 0;
    if ((kind & PATHS) === 0)
        return 0;
    const own = guardedBits(arg) | (facts.get(arg.vn)?.clear ?? 0) | halfFacts(arg, facts);
    if ((own & NO_DOTS) === 0)
        return 0;
    // Below a fixed folder, no dot segments means inside it; but an absolute later part may replace the folder.
    if (at.op === "join" && index > 0 && at.text === "keeping")
        return PATHS;
    if (at.op === "concat" && index > 0) {
        const text = trailingText(at.args[index - 1]);
        if (text !== undefined && /[/\\]/u.test(text))
            return PATHS;
    }
    return 0;
}
function hasWord(term) {
    return /^\s*\S+\s/u.test(textOf(term) ?? "");
}
function trailingText(term) {
    let at = term;
    while (at?.op === "concat")
        at = at.args.at(-1);
    return at ? textOf(at) : undefined;
}
/** Facts about a term and what it spells. */
function halfFacts(term, facts) {
    let bits = 0;
    for (let at = term; at; at = at.op === "same" || at.op === "guarded" ? at.args[0] : undefined) {
        bits |= (facts.get(at.vn)?.clear ?? 0) | (at.op === "guarded" ? at.bits : 0);
    }
    return bits;
}
/** The sink's argument is the caller's value and nothing else. */
function exposure_isWhole(term) {
    switch (term.op) {
        case "source":
            return true;
        case "prop":
        case "elem":
        case "guarded":
        case "same":
            return term.args[0] !== undefined && exposure_isWhole(term.args[0]);
        case "phi":
            return term.args.every((arg) => (arg.tainted ? exposure_isWhole(arg) : true));
        default:
            return false;
    }
}
/** A path that begins with the caller's value: nothing says in which folder it has to stay. */
function leads(term) {
    const [first] = term.args;
    switch (term.op) {
        case "join":
        case "concat":
        case "norm":
        case "dirname":
        case "replace":
        case "prop":
        case "elem":
        case "guarded":
        case "same":
            return term.op === "prop" && isSourceChain(term) ? true : first !== undefined && leads(first);
        case "phi":
            return term.args.every((arg) => !arg.tainted || leads(arg));
        default:
            return term.op === "source";
    }
}
/** Weak guards that stand on anything in the term. */
function weakGuardsOn(below, facts) {
    const found = [];
    for (const [vn, fact] of facts) {
        if (!fact.weak || !below.has(vn))
            continue;
        for (const weak of fact.weak) {
            if (!found.some((one) => one.file === weak.file && one.span.start === weak.span.start))
                found.push(weak);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./out/audit/flow/sinks.js




/** Notes that a value reaches a sink, when a caller's value in it is still dangerous there. */
function report(engine, frame, state, kind, callee, value, span, expression, isPart = false) {
    const term = textTerm(engine, value);
    const isDangerous = term.tainted && isExposed(term, KIND_BITS[kind], state.facts);
    if (engine.observe && !frame.isSetup) {
        const known = isDangerous ? "exposed" : term.tainted ? "cleared" : "clean";
        engine.observe({ kind, callee, file: frame.file, call: expression, state: known });
    }
    if (!isDangerous)
        return;
    engine.addHit(frame, state, {
        kind,
        callee,
        file: frame.file,
        call: { start: expression.start, end: expression.end },
        expression: { start: span.start, end: span.end },
        scope: frame.ref?.qualifiedName ?? "<module>",
        holder: frame.ref,
        term,
        calls: [],
        conditions: [],
        weak: [],
        unsure: false,
        isPart,
    });
}
/** Reports every part of a list on its own. */
function reportList(engine, frame, state, kind, callee, value, span, expression, isPart) {
    if (value.items) {
        for (const item of value.items)
            report(engine, frame, state, kind, callee, item, span, expression, isPart);
        if (value.elem)
            report(engine, frame, state, kind, callee, value.elem, span, expression, isPart);
    }
    else if (value.elem)
        report(engine, frame, state, kind, callee, value.elem, span, expression, isPart);
    else
        report(engine, frame, state, kind, callee, value.term.tainted ? readElement(engine, frame, value, "*", expression) : value, span, expression, isPart);
}

;// CONCATENATED MODULE: ./out/audit/flow/platform.js













function platformCall(engine, frame, state, name, context) {
    const { args, expression } = context;
    const { terms } = engine;
    const first = args.positional[0];
    const second = args.positional[1];
    const place = engine.place(frame, expression);
    const list = (elem) => ({
        term: terms.opaque(`list:${place}`),
        ...(elem ? { elem } : { items: [] }),
    });
    switch (name) {
        // --- JavaScript
        case "global:require":
        case "global:import": {
            if (first)
                report(engine, frame, state, "MODULE", name, first, firstSpan(expression), expression);
            const entity = engine.project.entityOf(frame.file, expression);
            return {
                term: terms.opaque(`module:${place}`),
                ...(entity?.kind === "external" ? { fns: [{ kind: "external", name: entity.name }] } : {}),
                ...(entity?.kind === "javascriptModule" ? { module: entity } : {}),
            };
        }
        case "global:Promise.all":
        case "global:Promise.allSettled":
        case "global:Promise.race":
        case "global:Promise.any": {
            if (!first)
                return undefined;
            if (name.endsWith("race") || name.endsWith("any"))
                return anyElement(terms, settled(first), place) ?? first;
            if (!name.endsWith("allSettled"))
                return settled(first);
            const elem = anyElement(terms, first, place);
            return elem ? list({ term: terms.opaque(`settled:${place}`), props: new Map([["value", elem]]) }) : first;
        }
        case "global:Promise": {
            if (!expression.isNew || !first)
                return undefined;
            const cell = cellOf(engine, frame, expression.start);
            const settle = { term: terms.opaque(`settle:${place}`), fns: [{ kind: "settle", cell }] };
            const fail = { term: terms.opaque(`reject:${place}`) };
            const local = copyState(state);
            callValue(engine, frame, local, first, [settle, fail], context);
            const value = local.env.get(cell);
            frame.settled.add(cell);
            local.facts = state.facts;
            if (!local.dead) {
                const joined = joinStates(terms, state, local, place);
                state.env = joined.env;
                state.self = joined.self;
            }
            return value ?? { term: terms.opaque(`promise:${place}`) };
        }
        case "global:Boolean":
        case "py:builtins.bool":
            // The answer of a test, written as a value.
            return first ? { term: terms.opaque(`bool:${place}`), truth: truthOf(first) } : undefined;
        case "global:Object.keys":
        case "global:Object.getOwnPropertyNames":
            if (!first)
                return undefined;
            if (first.props && !first.elem && first.props.size <= MAX_ITEMS && !first.term.tainted)
                return {
                    term: terms.opaque(`keys:${place}`),
                    items: [...first.props.keys()].map((key) => ({ term: terms.constant(key) })),
                };
            return list(first.term.tainted ? { term: terms.op("part", [first.term], "key") } : { term: terms.opaque(`key:${place}`) });
        case "global:Object.values":
            return first ? list(anyProperty(engine, first, place)) : undefined;
        case "global:Object.entries": {
            if (!first)
                return undefined;
            const key = {
                term: first.term.tainted ? terms.op("part", [first.term], "key") : terms.opaque(`key:${place}`),
            };
            const value = anyProperty(engine, first, place) ?? { term: terms.elem(first.term, "*") };
            return list({ term: terms.opaque(`entry:${place}`), items: [key, value] });
        }
        case "global:Object.fromEntries": {
            const entry = first ? anyElement(terms, first, place) : undefined;
            const value = entry ? readElement(engine, frame, entry, "1", expression) : undefined;
            return { term: first?.term ?? terms.opaque(place), ...(value ? { elem: value } : {}) };
        }
        case "global:Object.assign": {
            let value = first;
            for (const one of args.positional.slice(1)) {
                if (!value)
                    break;
                const props = new Map([
                    ...engine.unproven.overlaid(value.props ?? new Map(), one, place),
                    ...(one.props ?? []),
                ]);
                value = { ...value, term: one.term.tainted ? one.term : value.term, props };
            }
            const target = expression.args[0];
            if (value && target && target.spread === undefined)
                writeBack(engine, frame, state, target.value, value);
            return value;
        }
        case "global:Array.from":
        case "global:Array.of":
        case "global:Set":
        case "global:Map":
        case "py:builtins.list":
        case "py:builtins.tuple":
        case "py:builtins.set":
        case "py:builtins.frozenset":
        case "py:builtins.sorted":
        case "py:builtins.reversed":
        case "py:builtins.iter":
            return container(engine, frame, state, name, context);
        case "py:builtins.isinstance":
            if (first && isHarmlessType(expression.args[1]?.value))
                return condition(engine, frame, new Guards(engine).passes(first, EVERYTHING), expression);
            return { term: terms.opaque(`test:${place}`) };
        case "global:Array.isArray":
            return { term: terms.opaque(`test:${place}`) };
        case "global:RegExp": {
            if (first)
                report(engine, frame, state, "REGEX", name, first, firstSpan(expression), expression);
            const text = first?.regex?.pattern ?? (first ? textOf(first.term) : undefined);
            const flags = second ? textOf(second.term) : "";
            return text === undefined
                ? { term: terms.opaque(`regex:${place}`) }
                : { term: terms.opaque(`regex:${text}`), regex: { pattern: text, flags: flags ?? "" } };
        }
        case "global:Function": {
            return undefined;
        }
        case "global:Number.isInteger":
        case "global:Number.isFinite":
        case "global:Number.isSafeInteger":
            return first ? condition(engine, frame, new Guards(engine).passes(first, EVERYTHING), expression) : undefined;
        case "global:Object.hasOwn":
            return first && second
                ? condition(engine, frame, new Guards(engine).memberOf(frame, second, first, expression), expression)
                : undefined;
        case "node:path.parse":
        case "node:path.posix.parse":
        case "node:path.win32.parse": {
            if (!first)
                return undefined;
            const site = { file: frame.file, span: expression };
            const base = terms.guarded(terms.op("part", [textTerm(engine, first)], "basename", site), engine.pathBits);
            return {
                term: terms.opaque(`parsed:${place}`),
                props: new Map([
                    ["base", { term: base }],
                    ["name", { term: base }],
                    ["ext", { term: base }],
                    ["dir", { term: terms.op("dirname", [textTerm(engine, first)], "dirname", site) }],
                    ["root", { term: terms.op("part", [textTerm(engine, first)], "root", site) }],
                ]),
            };
        }
        case "node:path.isAbsolute":
        case "py:os.path.isabs":
            return first ? condition(engine, frame, new Guards(engine).absolute(first), expression) : undefined;
        case "py:pathlib.Path#is_absolute":
            return context.receiver
                ? condition(engine, frame, new Guards(engine).absolute(context.receiver), expression)
                : undefined;
        case "global:invariant":
        case "node:assert":
        case "node:assert.ok":
        case "node:assert.strict":
        case "node:assert/strict":
        case "npm:tiny-invariant":
        case "npm:invariant": {
            const truth = first ? truthOf(first) : undefined;
            if (truth?.yes)
                engine.assume(state, truth.yes);
            return { term: terms.constant(null) };
        }
        case "node:util.promisify":
        case "npm:util.promisify":
        case "global:Object.freeze":
        case "global:structuredClone":
            return first;
        // --- Python
        case "py:builtins.any":
        case "py:builtins.all":
            return first ? quantified(engine, frame, first, name.endsWith("any"), context) : undefined;
        case "py:os.getenv":
        case "py:os.environ.get": {
            const variable = { term: terms.opaque(`env:${(first && textOf(first.term)) ?? place}`) };
            const other = second ?? args.named.get("default");
            return other ? joinValues(terms, variable, NO_FACTS, other, NO_FACTS, place) : variable;
        }
        case "py:builtins.super":
            return superOf(engine, frame, state, first?.fns ? second : undefined);
        case "py:builtins.getattr": {
            const key = second ? textOf(second.term) : undefined;
            const named = first && second && namedMethods(engine, first, second.term);
            if (named)
                return named;
            // Of a class it is a constant that is looked up, as a rule: `getattr(Precision, name)`.
            const isClass = /^[A-Z]/u.test(frame.file.text.slice(expression.args[0]?.value ?? expression));
            const isObject = first && !first.term.tainted && key === undefined && !isClass;
            if (isObject && second)
                report(engine, frame, state, "MEMBER", name, second, secondSpan(expression), expression);
            if (!first || key === undefined)
                return first ? { term: terms.elem(first.term, "*") } : undefined;
            return readProp(engine, frame, first, key, expression);
        }
        case "py:builtins.enumerate": {
            if (!first)
                return undefined;
            const index = { term: terms.opaque(`number:${place}`) };
            return list({
                term: terms.opaque(`entry:${place}`),
                items: [index, readElement(engine, frame, first, "*", expression)],
            });
        }
        case "py:builtins.zip":
            return list({
                term: terms.opaque(`entry:${place}`),
                items: args.positional.map((one) => readElement(engine, frame, one, "*", expression)),
            });
        case "py:builtins.map":
        case "py:builtins.filter": {
            if (!first || !second)
                return undefined;
            const elem = readElement(engine, frame, second, "*", expression);
            const value = callValue(engine, frame, state, first, [elem], context);
            return list(name.endsWith("map") ? (value ?? elem) : elem);
        }
        case "py:builtins.next":
            return first ? readElement(engine, frame, first, "*", expression) : undefined;
        case "py:builtins.dict": {
            const below = new Map([...(first?.props ?? []), ...args.named]);
            const props = args.namedRest
                ? new Map([...engine.unproven.overlaid(below, args.namedRest, place), ...(args.namedRest.props ?? [])])
                : below;
            return { term: first?.term ?? args.namedRest?.term ?? terms.opaque(`dict:${place}`), props };
        }
        case "py:functools.partial":
            if (!first?.fns)
                return undefined;
            return {
                term: first.term,
                fns: first.fns.map((target) => ({
                    kind: "bound",
                    target,
                    args: boundArguments(engine, target, args),
                    ...(target.kind === "function" || args.named.size === 0 ? {} : { named: args.named }),
                })),
            };
        case "py:asyncio.gather":
            return {
                term: terms.opaque(`list:${place}`),
                items: args.positional.map(settled),
                ...(args.rest ? { elem: settled(args.rest) } : {}),
            };
        case "py:asyncio.wait_for":
        case "py:asyncio.create_task":
        case "py:asyncio.ensure_future":
        case "py:asyncio.shield":
        case "py:typing.cast":
            return name === "py:typing.cast" ? second : first;
        case "py:asyncio.run":
        case "pypi:anyio.run":
            return first && settled(first);
        case "py:re.compile": {
            if (first)
                report(engine, frame, state, "REGEX", name, first, firstSpan(expression), expression);
            const pattern = first ? textOf(first.term) : undefined;
            return pattern === undefined
                ? { term: terms.opaque(`regex:${place}`) }
                : {
                    term: terms.opaque(`regex:${pattern}`),
                    regex: { pattern, flags: args.positional.length > 1 ? pythonFlags(context) : "" },
                };
        }
        case "py:re.match":
        case "py:re.fullmatch":
        case "py:re.search": {
            if (first)
                report(engine, frame, state, "REGEX", name, first, firstSpan(expression), expression);
            const pattern = first?.regex ??
                (first && textOf(first.term) !== undefined
                    ? { pattern: textOf(first.term), flags: args.positional.length > 2 ? pythonFlags(context) : "" }
                    : undefined);
            // The server's own pattern, of which nothing is known but that it is one: it may say which hosts are allowed.
            if (!pattern && second?.term.tainted && first && !first.term.tainted)
                return matched(engine, frame, second, new Guards(engine).passes(second, KIND_BITS.URL), context);
            if (!pattern || !second)
                return { term: terms.opaque(`match:${place}`) };
            const whole = name.endsWith("fullmatch") ? "whole" : name.endsWith(".match") ? "start" : "anywhere";
            return matched(engine, frame, second, new Guards(engine).matches(frame, second, pattern, whole, expression), context);
        }
        case "py:re.sub":
            return args.positional[2]
                ? replaceText(engine, frame, args.positional[2], first, second, expression, "pattern")
                : undefined;
        default:
            return undefined;
    }
}
const firstSpan = (call) => call.args[0]?.value ?? call;
const secondSpan = (call) => call.args[1]?.value ?? call;
/** Arguments of `partial(f, 1, key=value)` in the order of the function's parameters. */
function boundArguments(engine, target, args) {
    const bound = args.positional.slice(1);
    if (args.named.size === 0 || target.kind !== "function")
        return bound;
    const shift = target.self || receiverBinding(engine, target.ref) ? 1 : 0;
    const names = target.ref.fn.params
        .slice(shift)
        .map((one) => (one.target.kind === "Identifier" ? one.target.name : ""));
    const last = names.findLastIndex((name) => args.named.has(name));
    for (let index = bound.length; index <= last; index++)
        bound.push(args.named.get(names[index] ?? "") ?? { term: engine.terms.opaque(OPEN_PLACE) });
    return bound;
}
/** The receiver, looked at as an instance of what its class inherits from. */
function superOf(engine, frame, state, given) {
    const { ref } = frame;
    const receiver = ref && engine.project.bound(ref.file).receiverOfFunction.get(ref.fn);
    const cls = ref?.cls ?? receiver?.cls;
    const bound = ref && receiverBinding(engine, ref);
    const self = given ?? (bound ? state.env.get(bound) : state.self);
    if (!cls || !self || !ref)
        return undefined;
    const bases = cls.bases.map((base) => engine.project.classOf(ref.file, base)).filter((base) => base !== undefined);
    const [only] = bases;
    if (!only)
        return undefined;
    const { options: _, ...own } = self;
    return bases.length === 1
        ? { ...own, cls: only }
        : { term: self.term, options: bases.map((base) => ({ ...own, cls: base })) };
}
const HARMLESS_TYPES = /^(?:int|float|bool|complex)$/u;
/** `int`, `(int, float)`: types that hold no text. */
function isHarmlessType(type) {
    if (type?.kind === "Identifier")
        return HARMLESS_TYPES.test(type.name);
    if (type?.kind === "Binary")
        return isHarmlessType(type.left) && isHarmlessType(type.right);
    return (type?.kind === "ArrayLiteral" && type.elements.length > 0 && type.elements.every((one) => isHarmlessType(one.value)));
}
function matched(engine, frame, subject, truth, context) {
    const site = { file: frame.file, span: context.expression };
    const term = subject.term.tainted
        ? engine.terms.op("part", [subject.term], "match", site)
        : engine.terms.opaque(`match:${engine.place(frame, context.expression)}`);
    return { term, truth };
}
function pythonFlags(context) {
    const last = context.expression.args.at(-1)?.value;
    const text = last?.kind === "Member" ? last.property : "";
    return text === "I" || text === "IGNORECASE" ? "i" : "m";
}
/** One hidden variable for each promise that is made: what it was settled with. */
const cells = new WeakMap();
function cellOf(engine, frame, start) {
    void engine;
    let known = cells.get(frame.file);
    if (!known) {
        known = new Map();
        cells.set(frame.file, known);
    }
    let cell = known.get(start);
    if (!cell) {
        cell = {
            name: `promise:${start}`,
            scope: { kind: "function", parent: undefined, bindings: new Map(), fn: { start } },
            file: frame.file,
            ordinal: -start,
            writes: [],
        };
        known.set(start, cell);
    }
    return cell;
}
function anyProperty(engine, value, place) {
    const values = [...(value.elem ? [value.elem] : []), ...(value.props?.values() ?? [])];
    return (joinAll(engine.terms, values, place) ??
        (value.term.tainted ? { term: engine.terms.elem(value.term, "*") } : undefined));
}
function container(engine, frame, state, name, context) {
    const { terms } = engine;
    const { args, expression } = context;
    const place = engine.place(frame, expression);
    const first = args.positional[0];
    const empty = { term: terms.opaque(`list:${place}`), items: [] };
    if (name === "global:Array.of")
        return { ...empty, items: args.positional };
    if (!first || (first.term.op === "const" && first.term.value === null))
        return name === "global:Map" ? { term: empty.term, props: new Map() } : empty;
    if (name === "global:Map") {
        const props = new Map();
        let isWhole = first.items !== undefined && !first.elem;
        for (const entry of first.items ?? []) {
            const key = entry.items?.[0]?.term.value;
            const value = entry.items?.[1];
            if (key !== undefined && value)
                props.set(String(key), value);
            else
                isWhole = false;
        }
        if (isWhole)
            return { term: empty.term, props };
        const entry = anyElement(terms, first, place);
        const elem = entry ? readElement(engine, frame, entry, "1", expression) : undefined;
        return { term: first.term, ...(props.size > 0 ? { props } : {}), ...(elem ? { elem } : {}) };
    }
    const mapper = args.positional[1];
    if (name === "global:Array.from" && mapper?.fns) {
        const value = callValue(engine, frame, state, mapper, [readElement(engine, frame, first, "*", expression)], context);
        return { term: empty.term, ...(value ? { elem: value } : {}) };
    }
    if (first.items || first.elem)
        return { ...first };
    if (first.props)
        return { term: empty.term, elem: { term: terms.opaque(`key:${place}`) } };
    return first;
}
/** Facts that do not speak about the elements of a list. */
function withoutElements(engine, facts, elements) {
    if (!facts)
        return undefined;
    return new Map([...facts].filter(([, one]) => !engine.terms.contains(one.term, elements)));
}
/** `any(test(x) for x in list)`: some element passed; `all`: every one did. */
function quantified(engine, frame, list, isAny, context) {
    const place = engine.place(frame, context.expression);
    const elem = anyElement(engine.terms, list, place);
    const truth = elem?.truth;
    if (!truth)
        return { term: engine.terms.opaque(`test:${place}`) };
    const over = list.over ?? new Set();
    const result = isAny
        ? { yes: withoutElements(engine, truth.yes, over), no: truth.no ?? NO_FACTS }
        : { yes: truth.yes ?? NO_FACTS, no: withoutElements(engine, truth.no, over) };
    return { term: engine.terms.opaque(`test:${place}`), truth: result };
}

;// CONCATENATED MODULE: ./out/audit/flow/text-methods.js
/** Methods of texts and patterns: new spellings, pieces, and tests that say something about the text. */










const SPELLINGS = new Set("trim trimStart trimEnd toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase normalize toString valueOf strip lstrip rstrip lower upper casefold encode decode expandtabs title capitalize as_posix absolute expanduser __str__ toWellFormed".split(" "));
const PIECES = new Set("substring substr charAt codePointAt removeprefix removesuffix partition rpartition group groups groupdict".split(" "));
const PADDED = new Set("padStart padEnd repeat ljust rjust center zfill".split(" "));
const NUMBERS = new Set("charCodeAt lastIndexOf count rindex rfind localeCompare getTime".split(" "));
const DIGIT_TESTS = new Set(["isdigit", "isdecimal", "isnumeric"]);
const WORD_TESTS = new Set(["isalnum", "isalpha", "isidentifier"]);
/** A text of letters and digits ends no word and no literal; as a program or a host it may still be anything. */
const text_methods_LETTERS = KIND_BITS.SHELL |
    KIND_BITS.CODE |
    KIND_BITS.SQL |
    KIND_BITS.NOSQL |
    KIND_BITS.TEMPLATE |
    KIND_BITS.XML |
    KIND_BITS.HTML |
    KIND_BITS.REGEX |
    KIND_BITS.ARGV |
    PATHS;
const ENCODINGS = new Map([
    ["hex", text_methods_LETTERS],
    // With `/`.
    ["base64", text_methods_LETTERS & ~PATHS],
    // With `-`.
    ["base64url", text_methods_LETTERS & ~KIND_BITS.ARGV],
]);
/** What bytes are no longer dangerous for when they are written so: `Buffer.from(x).toString("hex")`, Python's `x.hex()`. */
function encodedBits(receiver, method, encoding) {
    if (method === "hex" && !encoding)
        return text_methods_LETTERS;
    if (method !== "toString" || receiver.type !== "node:buffer.Buffer")
        return 0;
    return ENCODINGS.get((encoding && textOf(encoding.term)) ?? "") ?? 0;
}
function textMethod(engine, frame, state, context, receiver, method) {
    const { terms } = engine;
    const { args, expression } = context;
    const site = { file: frame.file, span: expression };
    const first = args.positional[0];
    const isList = receiver.items !== undefined || receiver.elem !== undefined;
    const guards = new Guards(engine);
    const encoded = encodedBits(receiver, method, first);
    if (encoded !== 0)
        return { term: terms.guarded(terms.op("same", [textTerm(engine, receiver)], method, site), encoded) };
    if (method === "hexdigest")
        return { term: terms.opaque(`digest:${engine.place(frame, expression)}`) };
    if (SPELLINGS.has(method) && !isList) {
        if (method === "normalize" && receiver.type !== undefined)
            return undefined;
        const text = textOf(receiver.term);
        if (text !== undefined) {
            if (method === "toLowerCase" || method === "lower")
                return { term: terms.constant(text.toLowerCase()) };
            if (method === "toUpperCase" || method === "upper")
                return { term: terms.constant(text.toUpperCase()) };
            if (method === "trim" || method === "strip")
                return { term: terms.constant(text.trim()) };
        }
        const rest = receiver.type === undefined ? {} : { type: receiver.type };
        return { ...rest, term: terms.op("same", [textTerm(engine, receiver)], method, site) };
    }
    if (PIECES.has(method) && !isList)
        return { term: terms.op("part", [textTerm(engine, receiver)], method, site) };
    if (PADDED.has(method) && !isList)
        return mixed(engine, frame, [receiver.term, ...args.positional.map((one) => one.term)], expression, "padded");
    if (NUMBERS.has(method))
        return { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
    if (DIGIT_TESTS.has(method))
        return condition(engine, frame, guards.passes(receiver, EVERYTHING), expression);
    if (WORD_TESTS.has(method))
        return condition(engine, frame, guards.passes(receiver, text_methods_LETTERS), expression);
    switch (method) {
        case "startsWith":
        case "startswith":
            return first
                ? condition(engine, frame, prefixes(engine, frame, state, receiver, first, context), expression)
                : undefined;
        case "endsWith":
        case "endswith":
            if (first && receiver.term.tainted)
                return condition(engine, frame, guards.suffix(frame, receiver, first, expression), expression);
            return { term: terms.opaque(`test:${engine.place(frame, expression)}`) };
        case "includes":
        case "has":
        case "__contains__":
        case "hasOwnProperty":
            if (!first)
                return undefined;
            return condition(engine, frame, guards.memberOf(frame, first, receiver, expression), expression);
        case "indexOf":
        case "find":
        case "search":
        case "index": {
            if (!first || first.fns)
                return undefined;
            if (method === "index" && frame.file.language !== "python")
                return undefined;
            if (first.regex && receiver.term.tainted) {
                const truth = guards.matches(frame, receiver, first.regex, "anywhere", expression);
                return {
                    term: terms.opaque(`number:${engine.place(frame, expression)}`),
                    found: { anywhere: truth, atStart: UNKNOWN_TRUTH },
                };
            }
            const anywhere = guards.memberOf(frame, first, receiver, expression);
            return {
                term: terms.opaque(`number:${engine.place(frame, expression)}`),
                found: { anywhere, atStart: guards.prefix(frame, receiver, first, expression, state.facts) },
            };
        }
        case "test":
        case "exec": {
            if (!receiver.regex || !first)
                return receiver.regex ? { term: terms.opaque(engine.place(frame, expression)) } : undefined;
            const truth = guards.matches(frame, first, receiver.regex, "anywhere", expression);
            return method === "test"
                ? condition(engine, frame, truth, expression)
                : matched(engine, frame, first, truth, context);
        }
        case "match":
        case "fullmatch":
        case "matchAll": {
            if (receiver.regex && first) {
                const truth = guards.matches(frame, first, receiver.regex, method === "fullmatch" ? "whole" : frame.file.language === "python" ? "start" : "anywhere", expression);
                return matched(engine, frame, first, truth, context);
            }
            if (!first)
                return undefined;
            const text = textOf(first.term);
            const regex = first.regex ?? (text === undefined ? undefined : { pattern: text, flags: "" });
            return matched(engine, frame, receiver, regex ? guards.matches(frame, receiver, regex, "anywhere", expression) : UNKNOWN_TRUTH, context);
        }
        case "replace":
        case "replaceAll":
        case "sub":
            if (isList)
                return undefined;
            if (method === "sub" && receiver.regex && args.positional[1])
                return replaceText(engine, frame, args.positional[1], receiver, first, expression, "pattern");
            if (!first)
                return undefined;
            return replaceText(engine, frame, receiver, first, args.positional[1], expression, method === "replaceAll" || frame.file.language === "python" ? "all" : "text");
        case "split":
        case "rsplit":
        case "splitlines": {
            if (isList)
                return undefined;
            const term = terms.op("part", [textTerm(engine, receiver)], "split", site);
            return receiver.term.tainted
                ? { term }
                : { term: terms.opaque(`${termPrefix(receiver.term)}${engine.place(frame, expression)}`) };
        }
        case "is_relative_to": {
            const facts = guards.inside(frame, receiver, first, expression);
            return condition(engine, frame, { yes: facts, no: NO_FACTS }, expression);
        }
        case "relative_to": {
            if (!first)
                return undefined;
            // Raises unless the path lies inside.
            engine.assume(state, guards.inside(frame, receiver, first, expression));
            return { term: terms.op("relative", [first.term, receiver.term], "relative", site), type: "py:pathlib.Path" };
        }
        case "resolve":
            if (frame.file.language !== "python" || !receiver.term.tainted)
                return undefined;
            return { term: terms.op("norm", [receiver.term], "absolute", site), type: "py:pathlib.Path" };
        case "joinpath":
            return {
                term: terms.op("join", [receiver.term, ...args.positional.map((one) => one.term)], "replacing", site),
                type: "py:pathlib.Path",
            };
        case "join": {
            // "sep".join(list)
            if (frame.file.language === "python" && first)
                return joined(engine, frame, first, receiver.term, context);
            if (isList || receiver.term.tainted)
                return joined(engine, frame, receiver, first?.term ?? terms.constant(","), context);
            return undefined;
        }
        case "substitute":
        case "safe_substitute":
            if (receiver.type !== "py:string.Template")
                return undefined;
            return filled(engine, frame, receiver, context);
        case "format":
        case "format_map":
            return filled(engine, frame, receiver, context);
        default:
            return undefined;
    }
}
/** A text whose holes are filled with all that a call gives. */
function filled(engine, frame, receiver, context) {
    const { positional, named, rest, namedRest } = context.args;
    const given = [...positional, ...named.values(), ...(rest ? [rest] : []), ...(namedRest ? [namedRest] : [])];
    const terms = [receiver.term, ...given.flatMap((one) => termsIn(one))];
    return mixed(engine, frame, terms, context.expression, "format");
}
function termPrefix(term) {
    return term.op === "opaque" && (term.text.startsWith("setting:") || term.text.startsWith("env:"))
        ? term.text.slice(0, term.text.indexOf(":") + 1)
        : "";
}
/** Python's startswith takes several prefixes at once. */
function prefixes(engine, frame, state, receiver, prefix, context) {
    const guards = new Guards(engine);
    return guards.prefix(frame, receiver, prefix.items?.length === 1 ? prefix.items[0] : prefix, context.expression, state.facts);
}
function joined(engine, frame, list, separator, context) {
    const { terms } = engine;
    const site = { file: frame.file, span: context.expression };
    if (list.items && !list.elem) {
        const parts = [];
        list.items.forEach((item, i) => {
            if (i > 0)
                parts.push(separator);
            parts.push(textTerm(engine, item));
        });
        return { term: terms.concat(parts, site) };
    }
    const elem = anyElement(terms, list, engine.place(frame, context.expression)) ??
        readElement(engine, frame, list, "*", context.expression);
    return { term: terms.op("mix", [textTerm(engine, elem), separator], "joined", site) };
}

;// CONCATENATED MODULE: ./out/audit/flow/list-methods.js
/** Methods of lists: what they add and take, and what a callback for each element establishes. */








function listMethod(engine, frame, state, context, receiver, method) {
    const { terms } = engine;
    const { args, expression } = context;
    const first = args.positional[0];
    const place = engine.place(frame, expression);
    const callee = expression.callee.kind === "Member" ? expression.callee.object : undefined;
    const element = () => readElement(engine, frame, receiver, "*", expression);
    const list = (elem) => ({ term: terms.opaque(`list:${place}`), elem });
    const change = (next) => {
        if (callee)
            writeBack(engine, frame, state, callee, next);
    };
    switch (method) {
        case "push":
        case "append":
        case "add":
        case "unshift":
        case "insert": {
            const added = method === "insert" ? args.positional.slice(1) : args.positional;
            if (receiver.term.op === "const" && method === "add")
                return undefined;
            // A queue of a library runs what is added to it.
            if (receiver.type !== undefined && !receiver.items && !receiver.elem && first?.fns)
                return undefined;
            change(appended(engine, frame, receiver, added, args.rest, expression, method === "unshift"));
            return method === "add" ? receiver : { term: terms.opaque(`number:${place}`) };
        }
        case "extend": {
            if (!first)
                return undefined;
            if (first.items && !first.elem)
                change(appended(engine, frame, receiver, first.items, undefined, expression));
            else
                change(appended(engine, frame, receiver, [], readElement(engine, frame, first, "*", expression), expression));
            return { term: terms.constant(null) };
        }
        case "splice":
            change(appended(engine, frame, { ...receiver, ...(receiver.items ? {} : {}) }, args.positional.slice(2), args.rest, expression));
            return list(element());
        case "pop":
        case "shift":
            if (receiver.props && first)
                return undefined;
            return element();
        case "at":
            return first?.term.op === "const"
                ? readElement(engine, frame, receiver, String(first.term.value), expression)
                : element();
        case "slice":
        case "copy":
        case "sort":
        case "reverse":
        case "toSorted":
        case "toReversed":
        case "flat":
            if (method === "slice")
                return sliced(engine, frame, receiver, "slice", expression);
            if (method === "flat") {
                const inner = element();
                return inner.items || inner.elem ? list(readElement(engine, frame, inner, "*", expression)) : receiver;
            }
            if (method === "copy" && receiver.props)
                return receiver;
            return receiver.items && method !== "copy" ? list(element()) : receiver;
        case "concat": {
            if (!receiver.items && !receiver.elem)
                return {
                    term: terms.concat([receiver.term, ...args.positional.map((one) => textTerm(engine, one))], {
                        file: frame.file,
                        span: expression,
                    }),
                };
            let result = receiver;
            for (const one of args.positional) {
                result =
                    one.items && !one.elem
                        ? appended(engine, frame, result, one.items, undefined, expression)
                        : one.elem
                            ? appended(engine, frame, result, [], one.elem, expression)
                            : appended(engine, frame, result, [one], undefined, expression);
            }
            return result;
        }
        case "map":
        case "flatMap": {
            if (!first?.fns)
                return undefined;
            if (receiver.items && !receiver.elem && receiver.items.length <= 16 && method === "map") {
                const items = receiver.items.map((item) => run(engine, frame, state, first, [item], context) ?? { term: terms.opaque(place) });
                return { term: terms.opaque(`list:${place}`), items };
            }
            const value = run(engine, frame, state, first, [element(), { term: terms.opaque(`number:${place}`) }], context);
            if (!value)
                return list(element());
            return method === "flatMap" && (value.items || value.elem)
                ? list(readElement(engine, frame, value, "*", expression))
                : list(value);
        }
        case "forEach":
            if (!first?.fns)
                return undefined;
            run(engine, frame, state, first, [element(), { term: terms.opaque(`number:${place}`) }], context);
            return { term: terms.constant(null) };
        case "filter": {
            if (!first)
                return undefined;
            const item = element();
            const truth = first.fns ? predicate(engine, frame, state, first, item, context) : UNKNOWN_TRUTH;
            const passed = seal(terms, item, truth.yes ?? NO_FACTS);
            return {
                ...list(passed),
                ...(receiver.term.tainted || !termPrefix(receiver.term)
                    ? {}
                    : { term: terms.opaque(`${termPrefix(receiver.term)}${place}`) }),
            };
        }
        case "find":
        case "findLast": {
            if (!first?.fns)
                return undefined;
            const item = element();
            const truth = predicate(engine, frame, state, first, item, context);
            const value = seal(terms, item, truth.yes ?? NO_FACTS);
            return {
                ...value,
                truth: {
                    yes: withoutElements(engine, truth.yes, new Set([item.term.vn])) ?? NO_FACTS,
                    no: truth.no ?? NO_FACTS,
                },
            };
        }
        case "some":
        case "every": {
            if (!first?.fns)
                return undefined;
            const item = element();
            const truth = predicate(engine, frame, state, first, item, context);
            const over = new Set([item.term.vn]);
            const result = method === "some"
                ? { yes: withoutElements(engine, truth.yes, over), no: truth.no ?? NO_FACTS }
                : { yes: truth.yes ?? NO_FACTS, no: withoutElements(engine, truth.no, over) };
            return condition(engine, frame, result, expression);
        }
        case "findIndex":
            return { term: terms.opaque(`number:${place}`) };
        case "reduce":
        case "reduceRight": {
            if (!first?.fns)
                return undefined;
            const item = element();
            let value = args.positional[1] ?? item;
            for (let round = 0; round < 2; round++) {
                const next = run(engine, frame, state, first, [value, item], context);
                if (next)
                    value = joinValues(terms, value, NO_FACTS, next, NO_FACTS, `${place}:reduce`);
            }
            return value;
        }
        default:
            return undefined;
    }
}
/** Runs a callback that may run any number of times; what it leaves in variables is joined with what was there. */
function run(engine, frame, state, fn, args, context) {
    const local = copyState(state);
    const value = callValue(engine, frame, local, fn, args, context);
    if (local.dead)
        return undefined;
    const { facts } = local;
    const joined = joinStates(engine.terms, state, local, engine.place(frame, context.expression));
    state.env = joined.env;
    state.self = joined.self;
    // A callback that throws for a bad element has seen all of them.
    state.facts = facts;
    return value;
}
function predicate(engine, frame, state, fn, item, context) {
    const value = run(engine, frame, state, fn, [item, { term: engine.terms.opaque("number") }], context);
    return value ? truthOf(value) : UNKNOWN_TRUTH;
}

;// CONCATENATED MODULE: ./out/audit/flow/table-methods.js
/** Methods of maps and dictionaries. */






function tableMethod(engine, frame, state, context, receiver, method) {
    const { terms } = engine;
    const { args, expression } = context;
    const [first, second] = args.positional;
    const place = engine.place(frame, expression);
    const callee = expression.callee.kind === "Member" ? expression.callee.object : undefined;
    const list = (elem) => ({ term: terms.opaque(`list:${place}`), ...(elem ? { elem } : {}) });
    switch (method) {
        case "get":
        case "pop":
        case "setdefault": {
            if (!first)
                return undefined;
            const key = textOf(first.term);
            const isTable = receiver.props !== undefined || receiver.elem !== undefined || receiver.term.tainted;
            if (!isTable)
                return undefined;
            if (key === undefined)
                return lookedUp(engine, frame, receiver, first, expression);
            const value = readProp(engine, frame, receiver, key, expression);
            if (!second || second.term.op === "const")
                return value;
            return joinValues(terms, value, NO_FACTS, second, NO_FACTS, place);
        }
        case "set":
        case "__setitem__": {
            if (!first || !second || (!receiver.props && !receiver.elem))
                return undefined;
            const key = first.term.value;
            const isKnown = key !== undefined && ((receiver.props?.size ?? 0) < MAX_PROPS || receiver.props?.has(String(key)));
            const next = isKnown
                ? { ...receiver, props: new Map(receiver.props).set(String(key), second) }
                : {
                    ...receiver,
                    elem: receiver.elem ? joinValues(terms, receiver.elem, NO_FACTS, second, NO_FACTS, place) : second,
                };
            if (callee)
                writeBack(engine, frame, state, callee, next);
            return next;
        }
        case "update": {
            const added = first ?? (args.namedRest ? args.namedRest : undefined);
            if (!receiver.props || !callee)
                return undefined;
            const below = added ? engine.unproven.overlaid(receiver.props, added, place) : receiver.props;
            const props = new Map([...below, ...(added?.props ?? []), ...args.named]);
            writeBack(engine, frame, state, callee, {
                ...receiver,
                term: added?.term.tainted ? added.term : receiver.term,
                props,
            });
            return { term: terms.constant(null) };
        }
        case "items":
        case "entries": {
            const key = {
                term: receiver.term.tainted ? terms.op("part", [receiver.term], "key") : terms.opaque(`key:${place}`),
            };
            return list({ term: terms.opaque(`entry:${place}`), items: [key, valuesOf(engine, receiver, place)] });
        }
        case "values":
            return list(valuesOf(engine, receiver, place));
        case "keys":
            return list(receiver.term.tainted
                ? { term: terms.op("part", [receiver.term], "key") }
                : { term: terms.opaque(`key:${place}`) });
        default:
            return undefined;
    }
}
function valuesOf(engine, receiver, place) {
    const any = anyElement(engine.terms, receiver, place);
    const found = joinAll(engine.terms, [...(any ? [any] : []), ...(receiver.props?.values() ?? [])], place);
    return found ?? { term: engine.terms.elem(receiver.term, "*") };
}

// EXTERNAL MODULE: ./out/audit/server/annotation-shapes.js
var annotation_shapes = __webpack_require__(6373);
// EXTERNAL MODULE: ./out/audit/server/schema-shapes.js + 2 modules
var schema_shapes = __webpack_require__(4802);
// EXTERNAL MODULE: ./out/audit/server/shapes.js
var server_shapes = __webpack_require__(8965);
// EXTERNAL MODULE: ./out/audit/server/static-values.js
var static_values = __webpack_require__(8988);
;// CONCATENATED MODULE: ./out/audit/flow/validation.js









const readers = new WeakMap();
function readerOf(engine) {
    let reader = readers.get(engine);
    if (!reader) {
        reader = new static_values/* StaticReader */.Mb(engine.project);
        readers.set(engine, reader);
    }
    return reader;
}
/** Functions whose result is a schema, or a function that checks values against one. */
const FACTORIES = /^(?:npm:(?:zod|@zod\/mini|zod-mini|valibot)(?:\/|\.|$)|npm:ajv\b[^#]*#compile$|pypi:pydantic\.(?:[\w.]*\.)?TypeAdapter$)/u;
/** The schema that a call outside the project makes: it goes where the value goes. */
function madeSchema(frame, name, expression) {
    return FACTORIES.test(name) ? { schemas: [{ file: frame.file, expression }] } : {};
}
/** The shape of the schema that an expression is, by what is written or by what flows there. */
function shapeOf(engine, frame, expression, value) {
    const reader = readerOf(engine);
    const written = expression && readSchema(reader, { file: frame.file, expression });
    if (written)
        return written;
    const shapes = (value?.schemas ?? []).map((one) => readSchema(reader, one));
    if (shapes.length === 0 || shapes.includes(undefined))
        return undefined;
    return shapes.reduce(server_shapes/* joinSchemas */.b);
}
function readSchema(reader, schema) {
    const resolved = reader.resolve(schema, new Map());
    const call = "expression" in resolved && resolved.expression.kind === "Call" ? resolved.expression : undefined;
    const origin = call && reader.project.originOf(resolved.file, call.callee);
    const first = call?.args[0];
    if (origin !== undefined && first && FACTORIES.test(origin)) {
        const inner = { file: resolved.file, expression: first.value };
        if (origin.startsWith("npm:ajv"))
            return (0,schema_shapes/* jsonSchema */.Og)(reader, inner);
        if (origin.startsWith("pypi:"))
            return (0,annotation_shapes/* annotationSchema */.hZ)(reader.project, inner.file, inner.expression);
    }
    return (0,schema_shapes/* parsedShape */.lA)(reader, schema);
}
/** Which kinds a shape clears of a text. */
function shapeBits(shape) {
    switch (shape.kind) {
        case "number":
        case "boolean":
        case "enum":
        case "converted":
            return EVERYTHING;
        case "pattern":
            return patternMeaning(shape.pattern, "", "anywhere").clears;
        default:
            return 0;
    }
}
/** What a schema gives back for a value. */
function parsedValue(engine, frame, value, shape, span) {
    const { terms } = engine;
    const place = engine.place(frame, span);
    if (shape.kind === "array") {
        const elem = readElement(engine, frame, value, "*", span);
        return { term: terms.opaque(`parsed:${place}`), elem: parsedValue(engine, frame, elem, shape.element, span) };
    }
    if (shape.kind === "object") {
        const props = new Map();
        for (const [name, field] of shape.fields)
            props.set(name, parsedValue(engine, frame, readProp(engine, frame, value, name, span), field, span));
        // What is not named in the schema passes through an open one: the value is still the caller's.
        return { term: shape.isClosed ? terms.opaque(`parsed:${place}`) : textTerm(engine, value), props };
    }
    const bits = shapeBits(shape);
    if (bits === 0)
        return value;
    return { ...value, term: terms.guarded(textTerm(engine, value), bits) };
}
/** What holds for a value that a schema has accepted, and left as it was. */
function acceptedFacts(engine, frame, value, shape, span, depth = 0) {
    if (shape.kind === "converted" || depth > 4)
        return NO_FACTS;
    if (shape.kind === "object") {
        if (shape.isRewritten)
            return NO_FACTS;
        let facts = NO_FACTS;
        for (const [name, field] of shape.fields) {
            const inner = readProp(engine, frame, value, name, span);
            facts = both(facts, acceptedFacts(engine, frame, inner, field, span, depth + 1));
        }
        return facts;
    }
    if (shape.kind === "array") {
        const elem = readElement(engine, frame, value, "*", span);
        return acceptedFacts(engine, frame, elem, shape.element, span, depth + 1);
    }
    const bits = shapeBits(shape);
    return bits === 0 || !value.term.tainted ? NO_FACTS : factAbout(engine.terms, value.term, bits, "text");
}
/** `schema.parse(x)`, `schema.safeParse(x)` and what other libraries call it. */
function schemaMethod(engine, frame, state, context, receiver, method) {
    const { args, expression } = context;
    const model = receiver.fns?.find((fn) => fn.kind === "class");
    if (model?.kind === "class" && (method === "model_construct" || method === "construct")) {
        // Made without a look at the values.
        const term = args.namedRest?.term ?? engine.terms.opaque(`new:${engine.place(frame, expression)}`);
        return { term, props: new Map([...(args.namedRest?.props ?? []), ...args.named]) };
    }
    const first = args.positional[0];
    if (!first)
        return undefined;
    const callee = expression.callee.kind === "Member" ? expression.callee.object : undefined;
    switch (method) {
        case "parse":
        case "parseAsync":
        case "model_validate":
        case "parse_obj":
        case "validate_python":
        case "model_validate_json":
        case "parse_raw":
        case "validate_json":
        case "validateSync": {
            if (model?.kind === "class")
                return engine.instances.construct(frame, state, model.file, model.cls, { positional: [], named: new Map(), namedRest: first }, expression);
            return afterParse(engine, frame, state, first, shapeOf(engine, frame, callee, receiver), expression);
        }
        case "safeParse":
        case "safeParseAsync":
        case "spa":
            return afterSafeParse(engine, frame, first, shapeOf(engine, frame, callee, receiver), expression);
        default:
            return undefined;
    }
}
function afterParse(engine, frame, state, value, shape, expression) {
    const term = engine.terms.op("same", [textTerm(engine, value)], "parse", { file: frame.file, span: expression });
    if (!shape)
        return { ...value, term };
    const result = parsedValue(engine, frame, value, shape, expression);
    engine.assume(state, acceptedFacts(engine, frame, value, shape, expression));
    return result === value ? { ...value, term } : result;
}
function afterSafeParse(engine, frame, value, shape, expression) {
    const data = shape ? parsedValue(engine, frame, value, shape, expression) : value;
    const yes = shape ? acceptedFacts(engine, frame, value, shape, expression) : NO_FACTS;
    const success = condition(engine, frame, { yes, no: NO_FACTS }, expression);
    return {
        term: engine.terms.opaque(`parsed:${engine.place(frame, expression)}`),
        props: new Map([
            ["data", data],
            ["output", data],
            ["success", success],
        ]),
    };
}
/** Functions of libraries that take the schema as an argument, and `ajv.validate(schema, x)`. */
function validationCall(engine, frame, state, name, context) {
    const { args, expression } = context;
    const [first, second] = args.positional;
    const written = expression.args[0]?.value;
    if (/^npm:zod(?:\/[\w/-]+)?\.(?:z\.)?(?:parse|parseAsync|safeParse|safeParseAsync)$/u.test(name) ||
        name.startsWith("npm:valibot.")) {
        const method = name.slice(name.lastIndexOf(".") + 1);
        if (!second || !/^(?:parse|parseAsync|safeParse|safeParseAsync|is|assert|parser)$/u.test(method))
            return undefined;
        const shape = shapeOf(engine, frame, written, first);
        if (method.startsWith("parse"))
            return afterParse(engine, frame, state, second, shape, expression);
        if (method.startsWith("safe"))
            return afterSafeParse(engine, frame, second, shape, expression);
        const facts = shape ? acceptedFacts(engine, frame, second, shape, expression) : NO_FACTS;
        if (method === "is")
            return condition(engine, frame, { yes: facts, no: NO_FACTS }, expression);
        engine.assume(state, facts);
        return { term: engine.terms.constant(null) };
    }
    if (second && written && /^npm:ajv\b[^#]*#validate$/u.test(name)) {
        const shape = (0,schema_shapes/* jsonSchema */.Og)(readerOf(engine), { file: frame.file, expression: written });
        const yes = acceptedFacts(engine, frame, second, shape, expression);
        return condition(engine, frame, { yes, no: NO_FACTS }, expression);
    }
    return undefined;
}
/** `validate(x)` where `validate` was compiled from a schema. */
function compiledValidator(engine, frame, target, context) {
    const first = context.args.positional[0];
    if (!target.schemas || !first)
        return undefined;
    const shape = shapeOf(engine, frame, undefined, target);
    if (!shape)
        return undefined;
    const yes = acceptedFacts(engine, frame, first, shape, context.expression);
    return condition(engine, frame, { yes, no: NO_FACTS }, context.expression);
}

;// CONCATENATED MODULE: ./out/audit/flow/methods.js
/** Methods of texts, lists, maps and promises: what every program in these languages is made of. */









function builtinMethod(engine, frame, state, context, receiver, method) {
    return (emitted(engine, frame, state, context, method) ??
        pooled(engine, frame, state, context, method) ??
        textMethod(engine, frame, state, context, receiver, method) ??
        listMethod(engine, frame, state, context, receiver, method) ??
        tableMethod(engine, frame, state, context, receiver, method) ??
        schemaMethod(engine, frame, state, context, receiver, method) ??
        otherMethod(engine, frame, state, context, receiver, method));
}
/** Python's `executor.map(f, list)`: unlike a list's, it is given both. */
function pooled(engine, frame, state, context, method) {
    const [fn, ...lists] = context.args.positional;
    if (method !== "map" || frame.file.language !== "python" || !fn?.fns || lists.length === 0)
        return undefined;
    const { expression } = context;
    const items = lists.map((list) => readElement(engine, frame, list, "*", expression));
    const value = run(engine, frame, state, fn, items, context);
    return { term: engine.terms.opaque(`list:${engine.place(frame, expression)}`), ...(value ? { elem: value } : {}) };
}
function otherMethod(engine, frame, state, context, receiver, method) {
    const { args, expression } = context;
    const first = args.positional[0];
    const { terms } = engine;
    switch (method) {
        case "then": {
            const value = first?.fns ? run(engine, frame, state, first, [settled(receiver)], context) : receiver;
            const failed = args.positional[1];
            if (failed?.fns)
                run(engine, frame, state, failed, [engine.unknown(frame, expression)], context);
            return value ?? receiver;
        }
        case "catch": {
            if (!first?.fns)
                return receiver;
            // The handler runs when what came before has failed: nothing that it checks has held.
            const local = copyState(state);
            local.facts = context.before ?? state.facts;
            const value = run(engine, frame, local, first, [engine.unknown(frame, expression)], context);
            if (!value)
                return receiver;
            const result = joinValues(terms, receiver, state.facts, value, local.facts, engine.place(frame, expression));
            const joined = joinStates(terms, state, local, engine.place(frame, expression));
            state.env = joined.env;
            state.self = joined.self;
            state.facts = joined.facts;
            return result;
        }
        case "finally":
            if (first?.fns)
                run(engine, frame, state, first, [], context);
            return receiver;
        case "call":
            return receiver.fns
                ? callOnSelf(engine, frame, state, receiver, first, args.positional.slice(1), context)
                : undefined;
        case "apply": {
            if (!receiver.fns)
                return undefined;
            const list = args.positional[1];
            const items = list?.items ?? (list ? [readElement(engine, frame, list, "*", expression)] : []);
            return callOnSelf(engine, frame, state, receiver, first, items, context);
        }
        case "bind":
            if (!receiver.fns)
                return undefined;
            return {
                term: receiver.term,
                fns: receiver.fns.map((target) => {
                    const bound = target.kind === "function" && first && (first.cls || first.props) ? { ...target, self: first } : target;
                    return args.positional.length > 1
                        ? { kind: "bound", target: bound, args: args.positional.slice(1) }
                        : bound;
                }),
            };
        case "model_dump":
        case "dict":
        case "_asdict":
            return receiver;
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/words.js


/**
 * Programs of which an option runs another program, loads a library, or writes a file of one's choice. Sources: their
 * manuals, and the list of GTFOBins.
 */
const PROGRAMS = new Set(("7z aria2c ar awk bundle bzr cargo composer cpio curl diff docker env ffmpeg find g++ gawk gcc gdb gem git gpg gradle " +
    "grep helm hg ip java kubectl ld less lftp make man mvn mysql mysqldump nmap node npm npx openssl pandoc pip pip3 pnpm " +
    "podman psql pg_dump pg_restore rclone rg rsync ruby scp sed sftp sort split sqlite3 ssh strace svn tar tcpdump " +
    "terraform timeout uv uvx vim wget xargs yarn yt-dlp youtube-dl zip").split(" "));
/** Programs that start another one: what follows its name is that one's to read. */
const LAUNCHERS = new Set("npx bunx uvx pipx".split(" "));
/** Options of launchers that take the next word. */
const VALUED = new Set("-p --package --from --with --python --index-url --registry".split(" "));
function isLauncher(path) {
    return LAUNCHERS.has(path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase());
}
/** Every way of a word is written out and begins with `-`. */
function isOption(term) {
    if (term.op === "phi")
        return term.args.every(isOption);
    const text = textOf(term);
    return text !== undefined && /^-./u.test(text) && !text.includes("=");
}
/** One way of a word is written out. */
function hasText(term) {
    return term.op === "phi" ? term.args.some(hasText) : textOf(term) !== undefined;
}
/** @param path of a program, with or without its folder */
function takesDangerousOptions(path) {
    const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
    return PROGRAMS.has(name.replace(/\.exe$/u, ""));
}
/**
 * Reports the caller's words at which the program could see an option. What follows a word that begins with `-` counts as
 * the value of that option.
 * @param words in their order, without the program
 * @param launches the program starts another one, named by the first word that is no option
 * @param spanOf where the nth word stands; the argument of the call when absent
 */
function reportWords(engine, frame, state, kind, callee, words, expression, spanOf = (index) => expression.args[index]?.value ?? expression, launches = false) {
    let isValue = false;
    for (const [index, word] of words.entries()) {
        const text = textOf(word.term);
        if (text === "--")
            return;
        if (text !== undefined && launches && !text.startsWith("-"))
            return;
        if (text !== undefined || isOption(word.term)) {
            isValue = launches ? VALUED.has(text ?? "") : isOption(word.term);
            continue;
        }
        // Where the name of what is launched stands is not known, but it stands before what a caller adds.
        if (launches && (word.elem || hasText(word.term)))
            return;
        // A list that is spread, or handed over whole.
        const inner = [...(word.items ?? []), ...(word.elem ? [word.elem] : [])];
        if (inner.some((one) => textOf(one.term) === "--"))
            return;
        if (!isValue)
            for (const one of inner.length > 0 ? inner : [word])
                report(engine, frame, state, kind, callee, one, spanOf(index), expression, true);
        isValue = false;
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/processes.js







const SHELLS = new Set([
    "sh",
    "bash",
    "zsh",
    "dash",
    "ash",
    "ksh",
    "fish",
    "cmd",
    "cmd.exe",
    "powershell",
    "powershell.exe",
    "pwsh",
    "pwsh.exe",
]);
const SHELL_FLAGS = /^(?:-[a-z]*c|\/[ckCK]|-Command|-command|-EncodedCommand)$/u;
const INTERPRETERS = /^(?:python[\d.]*|node|deno|bun|perl|ruby|php|osascript)(?:\.exe)?$/u;
const CODE_FLAGS = new Set(["-c", "-e", "--eval", "-r", "-p", "--print", "eval"]);
function runProcess(engine, frame, state, name, model, context) {
    const { args, expression } = context;
    const command = argument(args, undefined, model.command) ??
        args.named.get("args") ??
        args.named.get("command") ??
        args.named.get("cmd");
    if (!command)
        return;
    const span = spanOf(expression, model.command);
    const argv = model.argv === undefined ? undefined : argument(args, undefined, model.argv);
    const hasArgv = argv !== undefined && (argv.items !== undefined || argv.elem !== undefined || argv.term.tainted);
    if (hasShell(engine, frame, model, context)) {
        if (command.items || command.elem)
            reportList(engine, frame, state, "SHELL", name, command, span, expression, (command.items?.length ?? 2) > 1);
        else
            report(engine, frame, state, "SHELL", name, command, span, expression, hasArgv);
        if (hasArgv && argv && model.argv !== undefined)
            reportList(engine, frame, state, "SHELL", name, argv, spanOf(expression, model.argv), expression, true);
        return;
    }
    interpreted(engine, frame, state, name, model, context, command, hasArgv ? argv : undefined);
}
function spanOf(expression, ref) {
    const positional = expression.args.filter((one) => one.name === undefined);
    const found = typeof ref === "number" ? positional[ref] : expression.args.find((one) => one.name === ref);
    return found?.value ?? expression.args[0]?.value ?? expression;
}
function hasShell(engine, frame, model, context) {
    const { args, expression } = context;
    switch (model.shell) {
        case "always":
            return true;
        case "never":
            return false;
        case "keyword": {
            const given = args.named.get("shell") ?? args.namedRest?.props?.get("shell");
            return given !== undefined && isOn(given);
        }
        case "option": {
            // Options are the last object that is no list: `spawn(cmd, {shell: true})`, `spawn(cmd, args, {shell: true})`.
            for (const value of args.positional.slice(1)) {
                if (value.items || value.elem || !value.props)
                    continue;
                const given = readProp(engine, frame, value, "shell", expression);
                return value.props.has("shell") && isOn(given);
            }
            return false;
        }
    }
}
/** `shell: process.platform === "win32"` is on for some; what may have been changed since is what it was written as. */
function isOn({ term }) {
    const ways = term.op === "phi" ? term.args.filter((way) => !isUnproven(way)) : [];
    return (ways.length > 0 ? ways : [term]).some((way) => (way.op === "const" ? Boolean(way.value) : true));
}
/** Texts that a term can be, when it is one of several. */
function processes_textsOf(value) {
    const options = value ? (value.term.op === "phi" ? value.term.args : [value.term]) : [];
    return options.map(textOf).filter((text) => text !== undefined);
}
/** The variables that name the user's own shell. */
const SHELL_VARIABLES = new Set(["env:SHELL", "env:COMSPEC", "env:ComSpec"]);
function programName(text) {
    return text.slice(Math.max(text.lastIndexOf("/"), text.lastIndexOf("\\")) + 1).toLowerCase();
}
function isShellValue(value) {
    const options = value ? (value.term.op === "phi" ? value.term.args : [value.term]) : [];
    const isNamed = options.some((term) => term.op === "opaque" && SHELL_VARIABLES.has(term.text));
    return isNamed || processes_textsOf(value).some((text) => SHELLS.has(programName(text)));
}
/** `["sh", "-c", text]`, `["docker", "exec", box, "sh", "-c", text]`, `["python", "-c", text]`. */
function findInterpreter(list) {
    for (let start = 0; start < list.length; start++) {
        const isShell = isShellValue(list[start]);
        const isInterpreter = start === 0 && processes_textsOf(list[0]).some((text) => INTERPRETERS.test(programName(text)));
        const isUser = processes_textsOf(list[start]).some((text) => USER_SHELLS.has(programName(text)));
        if (!isShell && !isInterpreter && !(isUser && start === 0))
            continue;
        const takesAll = processes_textsOf(list[start]).some((text) => programName(text).startsWith("cmd"));
        for (let flag = start + 1; flag < list.length; flag++) {
            const texts = processes_textsOf(list[flag]);
            if (texts.some((text) => (isInterpreter ? CODE_FLAGS.has(text) : SHELL_FLAGS.test(text))))
                return { flag, isShell: !isInterpreter, takesAll };
            // Options may stand between, but after another word the shell runs a file.
            if (!isInterpreter && !isUser && !texts.some((text) => /^[-/]/u.test(text)))
                break;
        }
    }
    return undefined;
}
/** Programs that hand the text after `-c` to the shell of a user. */
const USER_SHELLS = new Set(["su", "runuser", "script"]);
/** Options of ssh that take the word after them. */
const SSH_VALUES = /^-[BbcDEeFIiJLlmOopQRSWw]$/u;
/** Index of the first word that a remote shell reads: all from there on are one line to it. */
function remoteCommand(list) {
    for (let start = 0; start < list.length; start++) {
        const program = processes_textsOf(list[start]).map(programName);
        if (program.includes("adb")) {
            const shell = list.findIndex((one, index) => index > start && processes_textsOf(one).includes("shell"));
            return shell > 0 ? shell + 1 : undefined;
        }
        if (!program.includes("ssh"))
            continue;
        let host = start + 1;
        while (host < list.length) {
            const [option] = processes_textsOf(list[host]);
            if (option === undefined || !option.startsWith("-"))
                break;
            host += SSH_VALUES.test(option) ? 2 : 1;
        }
        return host + 1;
    }
    return undefined;
}
/** A command as a list of words: the text after a flag may be a program, and so is what a remote shell reads. */
function interpreted(engine, frame, state, name, model, context, command, argv) {
    const { args, expression } = context;
    const list = model.variadic
        ? args.positional
        : [
            ...(command.items ?? (command.elem ? [] : [command])),
            ...(command.elem ? [command.elem] : []),
            ...(argv?.items ?? []),
            ...(argv?.elem ? [argv.elem] : []),
        ];
    const found = findInterpreter(list);
    if (found) {
        const last = found.takesAll ? list.length : Math.min(list.length, found.flag + 2);
        for (let at = found.flag + 1; at < last; at++)
            report(engine, frame, state, found.isShell ? "SHELL" : "CODE", name, list[at], elementSpan(expression, model, at), expression, last > found.flag + 2);
        return;
    }
    const remote = remoteCommand(list);
    if (remote === undefined) {
        const input = readsInput(list) ? inputOf(engine, frame, context) : undefined;
        if (input)
            report(engine, frame, state, "SHELL", name, input, inputSpan(expression), expression, false);
        else
            programAndWords(engine, frame, state, name, model, expression, command, list);
        return;
    }
    for (let at = remote; at < list.length; at++)
        report(engine, frame, state, "SHELL", name, list[at], elementSpan(expression, model, at), expression, list.length > remote + 1);
}
/** Without a shell, a caller may still choose the program, or give it options. */
function programAndWords(engine, frame, state, name, model, expression, command, list) {
    const written = writtenWords(engine, frame, state, model, expression);
    const [program, ...words] = written ?? list;
    if (!program)
        return;
    const spanOf = (index) => elementSpan(expression, model, index + 1);
    if (!written && command.elem) {
        // A list that was put together elsewhere: which word is the program and which an option's value is not known.
        const texts = processes_textsOf(command.elem);
        if (texts.some(takesDangerousOptions) && !texts.some((text) => text.startsWith("-")))
            reportWords(engine, frame, state, "ARGV", name, [command.elem], expression, () => elementSpan(expression, model, 0));
        return;
    }
    const chosen = core(program.term).op === "elem" && !command.items ? command : program;
    report(engine, frame, state, "EXECPATH", name, chosen, elementSpan(expression, model, 0), expression, false);
    const texts = processes_textsOf(program);
    if (texts.some(takesDangerousOptions))
        reportWords(engine, frame, state, "ARGV", name, words, expression, spanOf, texts.every(isLauncher));
}
/** The words in their order, when the call itself writes the list: a spread makes one set of elements of a list. */
function writtenWords(engine, frame, state, model, expression) {
    if (model.variadic)
        return undefined;
    const first = expression.args[0]?.value;
    const given = first?.kind === "ArrayLiteral" ? first : expression.args[1]?.value;
    if (given?.kind !== "ArrayLiteral" || !given.elements.some((one) => one.spread !== undefined))
        return undefined;
    const words = given.elements.map((one) => evaluate(engine, frame, state, one.value));
    return first && first !== given ? [evaluate(engine, frame, state, first), ...words] : words;
}
/** `bash`, `sh -s`: a shell that is given no file and no text reads its commands from what it is sent. */
function readsInput(list) {
    return isShellValue(list[0]) && list.slice(1).every((one) => processes_textsOf(one).some((text) => text.startsWith("-")));
}
/** What a program is sent: Python's `input=`, Node's option of that name. */
function inputOf(engine, frame, { args, expression }) {
    const named = args.named.get("input");
    if (named)
        return named;
    const options = args.positional.slice(1).find((value) => value.props?.has("input"));
    return options && readProp(engine, frame, options, "input", expression);
}
function inputSpan(expression) {
    return expression.args.find((one) => one.name === "input")?.value ?? expression.args.at(-1)?.value ?? expression;
}
function elementSpan(expression, model, index) {
    if (model.variadic)
        return expression.args[index]?.value ?? expression;
    const first = expression.args[0]?.value;
    if (first?.kind === "ArrayLiteral")
        return first.elements[index]?.value ?? first;
    const second = expression.args[1]?.value;
    if (second?.kind === "ArrayLiteral")
        return second.elements[index - 1]?.value ?? second;
    return second ?? first ?? expression;
}

;// CONCATENATED MODULE: ./out/audit/flow/model-calls.js









function argument(args, receiver, ref) {
    if (ref === "receiver")
        return receiver;
    if (typeof ref === "number")
        return args.positional[ref] ?? args.rest;
    return args.named.get(ref) ?? args.namedRest?.props?.get(ref);
}
function argumentSpan(expression, ref) {
    if (ref === "receiver")
        return expression.callee.kind === "Member" ? expression.callee.object : expression.callee;
    if (typeof ref === "number") {
        const positional = expression.args.filter((one) => one.name === undefined);
        return positional[ref]?.value ?? positional.at(-1)?.value ?? expression;
    }
    return expression.args.find((one) => one.name === ref)?.value ?? expression;
}
/** Begins as a statement of the language does. */
const STATEMENTS = {
    sql: /^\s*(?:--[^\n]*\n\s*)*\(?\s*(?:select|insert|update|delete|replace|merge|upsert|create|alter|drop|truncate|with|pragma|show|describe|desc|explain|use|set|call|exec|execute|attach|copy|grant|revoke|vacuum|analyze|declare|begin|values)\b/iu,
    html: /^\s*<(?:!doctype|html|head|body|div|main|section|p|h[1-6]|script|a|span|ul|ol|li|table|form|title)\b/iu,
    cypher: /^\s*(?:match|optional\s+match|create|merge|unwind|call|with|return|detach|foreach)\b/iu,
};
/** @returns whether a sink that reads turned out to write */
function reportSinks(engine, frame, state, name, model, context) {
    const { expression, args, receiver } = context;
    let isWrite = false;
    for (const sink of model.sinks ?? []) {
        const refs = Array.isArray(sink.arg) ? sink.arg : [sink.arg];
        if (sink.when && !isWritten(frame, expression, sink.when))
            continue;
        if (sink.unless && isWritten(frame, expression, sink.unless))
            continue;
        if (sink.words) {
            const spread = args.rest ? [{ term: args.rest.term, elem: args.rest }] : [];
            const words = [...args.positional.slice(refs[0]), ...spread];
            reportWords(engine, frame, state, sink.kind, name, words, expression);
            continue;
        }
        const ref = refs.find((one) => argument(args, receiver, one) !== undefined);
        const given = ref === undefined ? undefined : argument(args, receiver, ref);
        if (!given || ref === undefined)
            continue;
        if (sink.onlyText && given.fns)
            continue;
        const value = sink.property === undefined ? given : given.props?.get(sink.property);
        if (!value || (sink.property === undefined && sink.kind === "URL" && value.props))
            continue;
        if (sink.statement && !STATEMENTS[sink.statement]?.test(beginning(textTerm(engine, value))))
            continue;
        let { kind } = sink;
        if (sink.mode) {
            const mode = sink.mode.arg.map((one) => argument(args, undefined, one)).find((one) => one !== undefined);
            const text = mode?.term.value;
            if (typeof text === "string" && [...sink.mode.containing].some((char) => text.includes(char)))
                kind = sink.mode.kind;
        }
        isWrite ||= kind === "PATH_WRITE" && sink.kind === "PATH_READ";
        report(engine, frame, state, kind, name, value, argumentSpan(expression, ref), expression);
    }
    return isWrite;
}
/** The text that a term begins with, on one of its ways. */
function beginning(term) {
    const text = textOf(term);
    if (text !== undefined)
        return text;
    if (term.op === "concat" || term.op === "phi" || term.op === "same" || term.op === "guarded" || term.op === "mix") {
        for (const part of term.args) {
            const found = beginning(part);
            if (found !== "" || term.op === "concat")
                return found;
        }
    }
    return "";
}
function isWritten(frame, expression, { arg, text }) {
    const unnamed = expression.args.filter((one) => one.name === undefined);
    const pattern = new RegExp(text, "u");
    return arg.some((ref) => {
        const given = typeof ref === "number" ? unnamed[ref] : expression.args.find((one) => one.name === ref);
        return given !== undefined && pattern.test(frame.file.text.slice(given.value));
    });
}
function applyModel(engine, frame, state, name, model, context) {
    const { expression, args, receiver } = context;
    const isWrite = reportSinks(engine, frame, state, name, model, context);
    for (const declared of model.effects ?? []) {
        // `open(path, "a")` is declared as reading: its mode makes it write.
        const effect = isWrite && declared === "fs-read" ? "fs-write" : declared;
        engine.addEffect(frame, state, { effect, file: frame.file, span: expression, callee: name, conditions: [] });
    }
    if (model.process)
        runProcess(engine, frame, state, name, model.process, context);
    if (model.exits) {
        state.dead = true;
        return engine.unknown(frame, expression);
    }
    runCallbacks(engine, frame, state, context, false);
    const value = resultOf(engine, frame, name, model, context);
    const typed = model.type === undefined ? value : { ...value, type: model.type };
    if (!model.guard)
        return typed;
    const tested = argument(args, receiver, model.guard.arg);
    if (!tested)
        return typed;
    const guards = new Guards(engine);
    const passed = model.guard.isHost
        ? guards.publicHost(frame, tested, expression)
        : guards.passes(tested, bitsOf(model.guard.clears), "path");
    if (model.guard.when === "throws") {
        if (passed.yes)
            engine.assume(state, passed.yes);
        return typed;
    }
    return { ...typed, truth: model.guard.when === "true" ? passed : { yes: passed.no, no: passed.yes } };
}
function resultOf(engine, frame, name, model, context) {
    const { terms } = engine;
    const { expression, args, receiver } = context;
    const site = { file: frame.file, span: expression };
    const from = argument(args, receiver, model.from ?? 0);
    const all = [
        ...(model.from === "receiver" && receiver ? [receiver] : []),
        ...args.positional,
        ...(args.rest ? [args.rest] : []),
    ];
    const clears = bitsOf(model.clears);
    const done = (term, rest = {}) => ({
        ...rest,
        term: clears === 0 ? term : terms.guarded(term, clears),
    });
    const plain = (value) => value ? textTerm(engine, value) : terms.opaque(`missing:${engine.place(frame, expression)}`);
    switch (model.result) {
        case "same": {
            const structure = from && clears === 0
                ? {
                    ...(from.props ? { props: from.props } : {}),
                    ...(from.items ? { items: from.items } : {}),
                    ...(from.elem ? { elem: from.elem } : {}),
                }
                : {};
            if (from && clears !== 0 && (from.items || from.elem)) {
                // `shlex.join(list)`, `quote([x])`: one text of cleaned words.
                const words = termsIn(from)
                    .filter((term) => term.tainted)
                    .map((term) => terms.guarded(term, clears));
                return {
                    term: words.length > 0 ? terms.op("mix", words, "quoted", site) : terms.opaque(engine.place(frame, expression)),
                };
            }
            const term = plain(from);
            if (term.op === "const")
                return done(term, structure);
            return done(terms.op("same", [term], shortName(name), site), structure);
        }
        case "normal":
            return done(terms.op("norm", [plain(from)], "normal", site));
        case "absolute":
            return done(terms.op("norm", [plain(from)], "absolute", site));
        case "join": {
            const whole = rejoined(all.map(plain));
            if (whole)
                return done(terms.op("norm", [whole], isNormal(whole) ? "absolute" : "normal", site));
            return done(terms.op("norm", [terms.op("join", all.map(plain), "keeping", site)], "normal", site));
        }
        case "joinReplacing":
            if (all.length === 1)
                return done(terms.op("same", [plain(all[0])], "path", site));
            return done(terms.op("join", all.map(plain), "replacing", site));
        case "resolve": {
            if (all.length === 0)
                return { term: terms.opaque(`cwd:${engine.place(frame, expression)}`) };
            const inner = all.length === 1 ? plain(all[0]) : terms.op("join", all.map(plain), "replacing", site);
            return done(terms.op("norm", [inner], "absolute", site));
        }
        case "url": {
            // Node names the reference first, Python the base.
            const [reference, base] = frame.file.language === "python" ? [all[1], all[0]] : [all[0], all[1]];
            if (!base || !reference)
                return done(terms.op("same", [plain(reference ?? base)], "URL", site));
            return done(terms.op("join", [plain(base), plain(reference)], "replacing", site));
        }
        case "basename":
            return done(terms.op("part", [plain(from)], "basename", site));
        case "dirname":
            return done(terms.op("dirname", [plain(from)], "dirname", site));
        case "part":
            return done(terms.op("part", [plain(from)], shortName(name), site));
        case "decode":
            return done(terms.op("decode", [plain(from)], shortName(name), site));
        case "relative": {
            // Python names the path first, Node the folder.
            const [first, second] = frame.file.language === "python" ? [all[1], all[0]] : [all[0], all[1]];
            return done(terms.op("relative", [plain(first), plain(second)], "relative", site));
        }
        case "commonpath": {
            const list = from?.items ?? [];
            return { term: terms.op("commonpath", list.map(plain), "commonpath", site) };
        }
        case "mix":
            return done(mixed(engine, frame, all.flatMap((value) => termsIn(value)), expression, "call").term);
        default:
            return { term: terms.opaque(`${frame.isSetup ? "setting:" : "result:"}${engine.place(frame, expression)}`) };
    }
}
function shortName(name) {
    return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("#"), name.lastIndexOf(":")) + 1);
}
/** `join(realpath(dirname(p)), basename(p))` is `p` with the links of its folder followed. */
function rejoined(parts) {
    const [folder, name] = parts;
    if (!folder || !name || parts.length !== 2)
        return undefined;
    const last = core(name);
    if (last.op !== "part" || last.text !== "basename" || !last.args[0])
        return undefined;
    let first = core(folder);
    while (first.op === "norm" && first.args[0])
        first = core(first.args[0]);
    const isSame = first.op === "dirname" && first.args[0] && core(first.args[0]).vn === core(last.args[0]).vn;
    return isSame ? last.args[0] : undefined;
}

;// CONCATENATED MODULE: ./out/audit/flow/calls.js

















/** An argument of a bound function that its call still has to give. */
const OPEN_PLACE = "open place";
function call(engine, frame, state, expression) {
    const { callee } = expression;
    if (callee.kind === "Super")
        return superCall(engine, frame, state, expression);
    let receiver;
    let method;
    let target;
    const before = state.facts;
    if (callee.kind === "Member") {
        receiver = evaluate(engine, frame, state, callee.object);
        method = callee.property;
        target = methodValue(engine, frame, receiver, method, callee);
    }
    else
        target = evaluate(engine, frame, state, callee);
    const args = evaluateArguments(engine, frame, state, expression);
    if (state.dead)
        return engine.unknown(frame, expression);
    const context = { expression, args, receiver, method, before };
    const targets = target.fns ?? staticTargets(engine, frame, state, callee, receiver, method);
    if (targets.length > 0) {
        const value = callAll(engine, frame, state, targets, context);
        // `handlers[name](args)`: a call that came back means that the key was one of the table's.
        if (value)
            return value;
    }
    const checked = method === undefined ? compiledValidator(engine, frame, target, context) : undefined;
    if (checked)
        return checked;
    if (receiver && method !== undefined) {
        const value = deferredCall(engine, frame, state, undefined, context) ??
            builtinMethod(engine, frame, state, context, receiver, method) ??
            guessedMethods(engine, frame, state, context, receiver, method);
        if (value)
            return value;
        const byName = LIBRARY.method(method);
        if (byName)
            reportSinks(engine, frame, state, method, byName, context);
    }
    return unknownCall(engine, frame, state, context);
}
/**
 * A receiver of which nothing is known, an interface's implementation or what a container hands out: when the package has one
 * method of that name, or one family of classes has it, it is one of these. A guess, and said to be one.
 */
function guessedMethods(engine, frame, state, context, receiver, method) {
    const { args, expression } = context;
    const isUnknown = receiver.term.op !== "const" && !receiver.term.tainted && receiver.type === undefined && !receiver.cls;
    if (!isUnknown || receiver.fns || frame.isSetup)
        return undefined;
    if (!args.positional.some(isTainted) && ![...args.named.values()].some(isTainted))
        return undefined;
    const place = engine.place(frame, expression);
    let joined;
    let value;
    for (const { file, cls, ref } of engine.instances.methodsNamed(frame.file, method, args.positional.length)) {
        const self = engine.instances.instanceOf(file, cls);
        const local = copyState(state);
        const one = engine.invoke(frame, local, { kind: "function", ref, captured: new Map(), self }, args, expression, true).value;
        const sealed = seal(engine.terms, one, local.facts);
        value = value ? joinValues(engine.terms, value, NO_FACTS, sealed, NO_FACTS, place) : sealed;
        joined = joined ? joinStates(engine.terms, joined, local, place) : local;
    }
    if (joined) {
        state.env = joined.env;
        state.facts = joined.facts;
        state.self = joined.self;
    }
    return value;
}
function methodValue(engine, frame, receiver, method, span) {
    if (receiver.options) {
        const fns = receiver.options.flatMap((one) => methodValue(engine, frame, one, method, span).fns ?? []);
        return fns.length > 0 ? { term: receiver.term, fns } : { term: receiver.term };
    }
    const own = receiver.props?.get(method);
    if (own?.fns)
        return own;
    if (receiver.module)
        return readProp(engine, frame, receiver, method, span);
    if (receiver.cls || receiver.fns?.some((fn) => fn.kind === "class")) {
        const open = inheritedMethods(engine, receiver, method);
        if (open.length > 0)
            return { term: receiver.term, fns: open };
        const value = readProp(engine, frame, receiver, method, span);
        if (value.fns)
            return value;
    }
    return { term: receiver.term };
}
function staticTargets(engine, frame, state, callee, receiver, method) {
    const { project } = engine;
    const entity = project.entityOf(frame.file, callee);
    if (entity?.kind === "function") {
        const closure = engine.closure(frame, state, entity.ref).fns ?? [];
        return closure.map((fn) => (fn.kind === "function" && receiver && entity.ref.cls ? { ...fn, self: receiver } : fn));
    }
    if (entity?.kind === "class")
        return [{ kind: "class", file: entity.file, cls: entity.cls }];
    const origin = project.originOf(frame.file, callee);
    // The type that the value itself carries is the better witness: the resolver knows only declarations.
    if (receiver?.type !== undefined &&
        method !== undefined &&
        (origin === undefined || LIBRARY.find(origin) === undefined)) {
        return [{ kind: "external", name: `${receiver.type}#${method}` }];
    }
    return origin === undefined ? [] : [{ kind: "external", name: origin }];
}
function callAll(engine, frame, state, targets, context) {
    if (targets.length === 1)
        return callOne(engine, frame, state, targets[0], context);
    let joined;
    let value;
    const { expression, args } = context;
    let called = targets;
    const before = engine.covered;
    if (isTable(targets) && !frame.isSetup) {
        called = targets.filter((target) => !isCovered(engine, target, args));
        engine.covered = coveredBy(engine, called, args) ?? before;
        // What the ones that are left out give back is made of what they were given.
        if (called.length < targets.length) {
            const parts = args.positional.filter(isTainted).flatMap((one) => termsIn(one));
            value = mixed(engine, frame, unique(engine.terms, parts), expression, "unknown");
            joined = copyState(state);
        }
    }
    for (const target of called) {
        const local = copyState(state);
        const one = callOne(engine, frame, local, target, context);
        if (local.dead || !one)
            continue;
        const sealed = seal(engine.terms, one, local.facts);
        value = value
            ? joinValues(engine.terms, value, NO_FACTS, sealed, NO_FACTS, engine.place(frame, expression))
            : sealed;
        joined = joined ? joinStates(engine.terms, joined, local, engine.place(frame, expression)) : local;
    }
    engine.covered = before;
    if (joined) {
        state.env = joined.env;
        state.facts = joined.facts;
        state.self = joined.self;
    }
    return value;
}
function callOne(engine, frame, state, target, context) {
    const { expression, args } = context;
    switch (target.kind) {
        case "function": {
            const unbound = unboundSelf(engine, target, context);
            if (unbound)
                return engine.invoke(frame, state, { ...target, self: unbound }, { ...args, positional: args.positional.slice(1) }, expression).value;
            const { value, self, params } = engine.invoke(frame, state, target, args, expression);
            const { callee } = expression;
            if (self && target.self && callee.kind === "Member" && engine.keys.of(self) !== engine.keys.of(target.self)) {
                writeBack(engine, frame, state, callee.object, self);
            }
            for (const [index, after] of params) {
                const argument = expression.args[index];
                const isPlain = expression.args
                    .slice(0, index + 1)
                    .every((one) => one.spread === undefined && one.name === undefined);
                if (argument && isPlain)
                    writeBack(engine, frame, state, argument.value, after);
            }
            return value;
        }
        case "class":
            return engine.instances.construct(frame, state, target.file, target.cls, args, expression);
        case "settle": {
            const value = args.positional[0] ?? { term: engine.terms.constant(null) };
            const before = state.env.get(target.cell);
            state.env.set(target.cell, before ? joinValues(engine.terms, before, NO_FACTS, value, NO_FACTS, engine.place(frame, expression)) : value);
            return { term: engine.terms.constant(null) };
        }
        case "given": {
            const key = target.isNamed ? args.positional[0] : undefined;
            const name = key && textOf(key.term);
            return name === undefined ? target.value : readProp(engine, frame, target.value, name, expression);
        }
        case "bound":
            return callOne(engine, frame, state, target.target, {
                ...context,
                args: {
                    ...args,
                    positional: filledIn(target.args, args.positional),
                    ...(target.named ? { named: new Map([...target.named, ...args.named]) } : {}),
                },
            });
        case "external":
            return externalCall(engine, frame, state, target.name, context);
    }
}
/** Bound arguments first; the places that they leave open take what the call gives. */
function filledIn(bound, given) {
    const rest = [...given];
    const filled = bound.map((one) => (one.term.text === OPEN_PLACE ? (rest.shift() ?? one) : one));
    return [...filled, ...rest];
}
/** Python's `Base.method(self, x)`: the class names the method, the first argument is the receiver. */
function unboundSelf(engine, target, context) {
    const { ref } = target;
    if (ref.file.language !== "python" || !context.receiver?.fns?.some((fn) => fn.kind === "class"))
        return undefined;
    const receiver = engine.project.bound(ref.file).receiverOfFunction.get(ref.fn);
    return receiver?.cls && !receiver.isStatic ? context.args.positional[0] : undefined;
}
/** Calls a function value with plain values, as a library does with a callback. */
function callValue(engine, frame, state, fn, given, context) {
    if (!fn.fns)
        return undefined;
    const args = "positional" in given ? given : { positional: given, named: new Map() };
    return callAll(engine, frame, state, fn.fns, {
        expression: context.expression,
        args,
        receiver: undefined,
        method: undefined,
    });
}
/** `f.call(self, …)`. */
function callOnSelf(engine, frame, state, fn, self, positional, context) {
    const isObject = self !== undefined && (self.cls !== undefined || self.props !== undefined);
    const fns = (fn.fns ?? []).map((one) => (one.kind === "function" && isObject ? { ...one, self } : one));
    return callValue(engine, frame, state, { term: fn.term, fns }, positional, context);
}
function superCall(engine, frame, state, expression) {
    const args = evaluateArguments(engine, frame, state, expression);
    const cls = expression.callee.kind === "Super"
        ? engine.project.bound(frame.file).receiverOf.get(expression.callee)?.cls
        : undefined;
    const base = cls?.bases.map((one) => engine.project.classOf(frame.file, one)).find((one) => one !== undefined);
    if (base && state.self) {
        const made = engine.instances.construct(frame, state, base.file, base.cls, args, expression);
        state.self = { ...state.self, props: new Map([...(made.props ?? []), ...(state.self.props ?? [])]) };
    }
    return { term: engine.terms.constant(null) };
}
// --- outside the project ----------------------------------------------------------------------------------------------
function externalCall(engine, frame, state, name, context) {
    const special = validationCall(engine, frame, state, name, context) ??
        deferredCall(engine, frame, state, name, context) ??
        platformCall(engine, frame, state, name, context);
    if (special)
        return special;
    const model = LIBRARY.find(name);
    if (model)
        return applyModel(engine, frame, state, name, model, context);
    const { receiver, method } = context;
    if (receiver && method !== undefined) {
        const value = builtinMethod(engine, frame, state, context, receiver, method);
        if (value)
            return value;
        const byName = LIBRARY.method(method);
        if (byName)
            return applyModel(engine, frame, state, name, byName, context);
    }
    if (context.expression.isNew || /\.[A-Z]\w*$/u.test(name))
        clientAddress(engine, frame, state, name, context);
    const value = unknownCall(engine, frame, state, context);
    const type = name.includes("#") && !/[A-Z]\w*$/u.test(name) ? {} : { type: name };
    return { ...value, ...type, ...madeSchema(frame, name, context.expression) };
}
/** What the address of a service is called where a client for it is made; nothing else of a client's is called so. */
const ADDRESS = /(?:^|_|[a-z0-9])(?:base|api|server|service)_?ur[li]$|^endpoint(?:_?ur[li])?$/iu;
/** `new Client(token, config.apiUrl)`: all that this client asks for, it asks of whom the caller names. */
function clientAddress(engine, frame, state, name, context) {
    if (frame.isSetup || !/^(?:npm|pypi):/u.test(name))
        return;
    const { args, expression } = context;
    const isAddress = (called) => called !== undefined && ADDRESS.test(called);
    let index = 0;
    for (const { name: keyword, spread, value } of expression.args) {
        if (spread !== undefined)
            return;
        const given = keyword === undefined ? args.positional[index++] : args.named.get(keyword);
        const called = value.kind === "Member" ? value.property : value.kind === "Identifier" ? value.name : undefined;
        if (!given)
            continue;
        if (isAddress(keyword ?? called))
            report(engine, frame, state, "URL", name, given, value, expression);
        for (const [key, one] of given.props ?? [])
            if (isAddress(key))
                report(engine, frame, state, "URL", name, one, value, expression);
    }
}
/** Functions that are passed to something unknown may be called by it. */
function runCallbacks(engine, frame, state, context, withArguments) {
    if (frame.isSetup)
        return;
    const { args, expression } = context;
    const values = [...args.positional, ...args.named.values()];
    const fns = values.filter((value) => value.fns?.some((fn) => fn.kind === "function" || fn.kind === "bound"));
    for (const value of [...values]) {
        // `{onData: x => …}`
        if (value.props && !value.cls)
            for (const one of value.props.values())
                if (one.fns?.some((fn) => fn.kind === "function"))
                    fns.push(one);
    }
    if (fns.length === 0)
        return;
    const given = withArguments ? values.filter((value) => !value.fns).flatMap((value) => termsIn(value)) : [];
    const passed = mixed(engine, frame, given, expression, "unknown");
    for (const fn of fns) {
        const local = copyState(state);
        callValue(engine, frame, local, fn, [passed, passed, passed], context);
        if (local.dead)
            continue;
        const joined = joinStates(engine.terms, { ...state, facts: NO_FACTS }, { ...local, facts: NO_FACTS }, engine.place(frame, expression));
        state.env = joined.env;
        state.self = joined.self;
    }
}
/** What is called may change the objects that it is given, and the one that it is called on. */
function handOver(engine, frame, state, context) {
    const { args, receiver, expression } = context;
    const change = (place, value) => {
        const opened = value && engine.unproven.opened(value);
        if (opened && opened !== value)
            writeBack(engine, frame, state, place, opened);
    };
    if (expression.callee.kind === "Member")
        change(expression.callee.object, receiver);
    let index = 0;
    let isPlain = true;
    for (const argument of expression.args) {
        if (argument.spread !== undefined)
            isPlain = false;
        else if (argument.name !== undefined)
            change(argument.value, args.named.get(argument.name));
        else if (isPlain)
            change(argument.value, args.positional[index++]);
    }
}
/** Nothing is known of the callee. Its result may be made of what it was given; a lookup in the program's own data is not. */
function unknownCall(engine, frame, state, context) {
    const { args, receiver, expression, method } = context;
    runCallbacks(engine, frame, state, context, true);
    handOver(engine, frame, state, context);
    const values = [
        ...args.positional,
        ...args.named.values(),
        ...(args.rest ? [args.rest] : []),
        ...(args.namedRest ? [args.namedRest] : []),
    ];
    if (receiver && method !== undefined) {
        if (receiver.term.tainted) {
            const all = [receiver.term, ...values.flatMap((value) => termsIn(value))];
            return mixed(engine, frame, all, expression, "unknown");
        }
        return { term: engine.unknown(frame, expression).term };
    }
    return mixed(engine, frame, unique(engine.terms, values.filter((value) => isTainted(value)).flatMap((value) => termsIn(value))), expression, "unknown");
}

;// CONCATENATED MODULE: ./out/audit/flow/tags.js



const SCRIPTS = /^npm:(?:execa|zx|zx\/core|zx\/globals)\.\$(?:\.sync)?$/u;
function tagged(engine, frame, state, expression) {
    const { terms } = engine;
    const tag = evaluate(engine, frame, state, expression.tag);
    const parts = [];
    const texts = [];
    const holes = [];
    const args = [argumentAt(expression.template)];
    let text = "";
    const template = expression.template;
    for (const part of template.kind === "Template" ? template.parts : [template]) {
        if (typeof part === "string") {
            text += part;
            parts.push(part);
            continue;
        }
        texts.push({ term: terms.constant(text) });
        text = "";
        const value = evaluate(engine, frame, state, part);
        holes.push(value);
        parts.push(value);
        args.push(argumentAt(part));
    }
    texts.push({ term: terms.constant(text) });
    const { start, end } = expression;
    const call = { kind: "Call", callee: expression.tag, args, isNew: false, start, end };
    const script = scriptOf(engine, frame.file, expression.tag);
    if (script) {
        engine.addEffect(frame, state, {
            effect: "exec",
            file: frame.file,
            span: expression,
            callee: script.name,
            conditions: [],
        });
        const site = { file: frame.file, span: expression };
        const whole = terms.concat(parts.map((part) => (typeof part === "string" ? terms.constant(part) : part.term)), site);
        const positional = script.isShell ? [{ term: whole }] : words(engine, frame, expression, parts);
        const context = {
            expression: call,
            args: { positional, named: new Map() },
            receiver: undefined,
            method: undefined,
        };
        const model = script.isShell
            ? { command: 0, shell: "always" }
            : { command: 0, shell: "never", variadic: true };
        runProcess(engine, frame, state, script.name, model, context);
        return engine.unknown(frame, expression);
    }
    if (tag.fns?.some((fn) => fn.kind === "function") && !frame.isSetup) {
        const list = {
            term: terms.opaque(`texts:${engine.place(frame, expression)}`),
            items: texts,
        };
        const context = {
            expression: call,
            args: { positional: [], named: new Map() },
            receiver: undefined,
            method: undefined,
        };
        const value = callValue(engine, frame, state, tag, [list, ...holes], context);
        if (value)
            return value;
    }
    // Every other tag decides itself what becomes of the holes: the ones that are in use escape them.
    return engine.unknown(frame, expression);
}
function argumentAt(value) {
    return { value, start: value.start, end: value.end };
}
/** `$`, `$({shell: true})`, or a name for the latter. */
function scriptOf(engine, file, tag) {
    const { project } = engine;
    const own = project.originOf(file, tag);
    if (own !== undefined && SCRIPTS.test(own))
        return { name: own, isShell: false };
    const isGlobal = own === "global:$" && project.bound(file).imports.some((statement) => statement.module === "zx/globals");
    if (isGlobal)
        return { name: "npm:zx.$", isShell: false };
    const made = project.valueOf(file, tag);
    if (made?.expression.kind !== "Call")
        return undefined;
    const name = project.originOf(made.file, made.expression.callee);
    if (name === undefined || !SCRIPTS.test(name))
        return undefined;
    const options = made.expression.args[0]?.value;
    const shell = options?.kind === "ObjectLiteral" ? options.entries.find((entry) => entry.key === "shell")?.value : undefined;
    return { name, isShell: shell !== undefined && !(shell.kind === "Literal" && !shell.value) };
}
/** What the program is started with: each hole is one word, or a part of the word that it stands in. */
function words(engine, frame, expression, parts) {
    const { terms } = engine;
    const found = [];
    let word = [];
    const close = () => {
        const [first] = word;
        if (first && word.length === 1)
            found.push(first);
        else if (first)
            found.push({
                term: terms.concat(word.map((one) => one.term), { file: frame.file, span: expression }),
            });
        word = [];
    };
    for (const part of parts) {
        if (typeof part !== "string") {
            if (word.length === 0 && part.items)
                found.push(...part.items);
            else
                word.push(part);
            continue;
        }
        part.split(/\s+/u).forEach((piece, index) => {
            if (index > 0)
                close();
            if (piece !== "")
                word.push({ term: terms.constant(piece) });
        });
    }
    close();
    return found;
}

;// CONCATENATED MODULE: ./out/audit/flow/expressions.js














function evaluate(engine, frame, state, expression) {
    if (!engine.step(frame))
        return engine.unknown(frame, expression);
    engine.nesting++;
    const value = evaluateKind(engine, frame, state, expression);
    engine.nesting--;
    return value;
}
function evaluateKind(engine, frame, state, expression) {
    const { terms } = engine;
    switch (expression.kind) {
        case "Literal":
            return { term: terms.constant(expression.value) };
        case "RegExpLiteral":
            return {
                term: terms.opaque(`regex:${expression.pattern}`),
                regex: { pattern: expression.pattern, flags: expression.flags },
            };
        case "Identifier":
            return identifier(engine, frame, state, expression);
        case "This":
            return state.self ?? engine.unknown(frame, expression, "this:");
        case "Super":
            return superOf(engine, frame, state) ?? state.self ?? engine.unknown(frame, expression, "super:");
        case "Member":
            return member(engine, frame, state, expression);
        case "Index":
            return index(engine, frame, state, expression);
        case "Slice": {
            const object = evaluate(engine, frame, state, expression.object);
            for (const bound of expression.bounds)
                evaluate(engine, frame, state, bound);
            return sliced(engine, frame, object, "slice", expression);
        }
        case "Call":
            return call(engine, frame, state, expression);
        case "Template": {
            const parts = expression.parts.map((part) => typeof part === "string" ? terms.constant(part) : textTerm(engine, evaluate(engine, frame, state, part)));
            return { term: terms.concat(quotedParts(engine, parts), { file: frame.file, span: expression }) };
        }
        case "TaggedTemplate": {
            const isRaw = engine.project.originOf(frame.file, expression.tag) === "global:String.raw";
            return isRaw ? evaluate(engine, frame, state, expression.template) : tagged(engine, frame, state, expression);
        }
        case "Concat":
            return concat(engine, frame, state, expression.operands, expression);
        case "Compare":
            return compare(engine, frame, state, expression);
        case "Logical":
            return logical(engine, frame, state, expression);
        case "Conditional": {
            const test = evaluate(engine, frame, state, expression.test);
            const truth = truthOf(test);
            const yes = enter(state, truth, "yes");
            const no = enter(state, truth, "no");
            const a = yes.dead ? undefined : evaluate(engine, frame, yes, expression.consequent);
            const b = no.dead ? undefined : evaluate(engine, frame, no, expression.alternate);
            const value = joinBranches(engine, frame, yes, a, no, b, expression);
            adopt(engine, frame, state, yes, no, expression);
            return value;
        }
        case "Unary":
            return unary(engine, frame, state, expression.operator, evaluate(engine, frame, state, expression.operand), expression);
        case "Binary":
            return binary(engine, frame, state, expression);
        case "Assign":
            return operators_assign(engine, frame, state, expression);
        case "ArrayLiteral":
            return array(engine, frame, state, expression.elements, expression);
        case "ObjectLiteral":
            return object(engine, frame, state, expression);
        case "FunctionExpression": {
            const ref = engine.project.bound(frame.file).refOf.get(expression.fn);
            return ref ? engine.closure(frame, state, ref) : engine.unknown(frame, expression);
        }
        case "ClassExpression":
            return engine.instances.classValue(frame.file, expression.cls);
        case "Await":
            return settled(evaluate(engine, frame, state, expression.operand));
        case "Yield": {
            const value = expression.operand
                ? evaluate(engine, frame, state, expression.operand)
                : { term: terms.constant(null) };
            frame.yields.push(seal(terms, value, state.facts));
            return engine.unknown(frame, expression);
        }
        case "Comprehension":
            return comprehension(engine, frame, state, expression);
        case "Sequence": {
            let last = { term: terms.constant(null) };
            for (const part of expression.expressions)
                last = evaluate(engine, frame, state, part);
            return last;
        }
        case "Unknown": {
            const found = [];
            for (const child of expression.children)
                found.push(...termsIn(evaluate(engine, frame, state, child)));
            return mixed(engine, frame, found, expression, "parts");
        }
    }
}
// --- names and members ------------------------------------------------------------------------------------------------
function identifier(engine, frame, state, expression) {
    const { terms, project } = engine;
    const binding = project.bound(frame.file).bindingOf.get(expression);
    if (!binding) {
        if (expression.name === "undefined")
            return { term: terms.constant(null) };
        if (expression.name === "__dirname" || expression.name === "__filename" || expression.name === "__file__")
            return { term: terms.opaque(`place:${frame.file.path}:${expression.name}`) };
    }
    else {
        const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
        if (write?.kind === "class")
            return engine.instances.classValue(binding.file, write.cls);
        const value = engine.read(frame, state, binding, expression);
        if (value.fns ||
            value.props ||
            value.items ||
            value.elem ||
            value.cls ||
            value.type !== undefined ||
            value.term.tainted ||
            value.regex)
            return value;
        const referred = reference(engine, frame, expression);
        return referred ? { ...value, ...referred } : value;
    }
    return { term: terms.opaque(`name:${expression.name}`), ...reference(engine, frame, expression) };
}
/** What the resolver knows of a name or member: a function, a class, something outside the project. */
function reference(engine, frame, expression) {
    const entity = engine.project.entityOf(frame.file, expression);
    switch (entity?.kind) {
        case "function":
            return { fns: [{ kind: "function", ref: entity.ref, captured: new Map() }] };
        case "class":
            return { fns: [{ kind: "class", file: entity.file, cls: entity.cls }] };
        case "instance":
            return { cls: { file: entity.file, cls: entity.cls } };
        case "external":
            // `import { sep } from "node:path"`
            return constantMember(engine, entity.name) ?? { fns: [{ kind: "external", name: entity.name }] };
        case "externalInstance":
            return { type: entity.name };
        default:
            return undefined;
    }
}
function member(engine, frame, state, expression) {
    const origin = engine.project.originOf(frame.file, expression);
    const special = origin === undefined ? undefined : constantMember(engine, origin);
    if (special)
        return special;
    const constant = expression.object.kind === "Identifier" && !engine.unproven.isChanged(expression.property)
        ? engine.project.constantOf(frame.file, expression)
        : undefined;
    const object = evaluate(engine, frame, state, expression.object);
    const value = readProp(engine, frame, object, expression.property, expression);
    if (constant !== undefined && !value.term.tainted && value.term.op === "opaque" && object.cls === undefined)
        return { term: engine.terms.constant(constant) };
    if (value.term.tainted ||
        value.fns ||
        value.props ||
        value.cls ||
        value.type !== undefined ||
        value.items ||
        value.elem)
        return value;
    const referred = object.term.tainted ? undefined : reference(engine, frame, expression);
    if (referred)
        return { ...value, ...referred };
    return value;
}
/** Constants that the platform defines. */
function constantMember(engine, origin) {
    const { terms } = engine;
    if (origin === "node:path.sep" || origin === "py:os.sep" || origin === "py:os.path.sep" || origin === "py:os.altsep")
        return { term: terms.opaque(SEPARATOR) };
    if (origin.startsWith("global:process.env") ||
        origin.startsWith("node:process.env") ||
        origin.startsWith("py:os.environ")) {
        return { term: terms.opaque(`env:${origin.slice(origin.lastIndexOf(".") + 1)}`) };
    }
    if (origin === "global:process.argv" || origin === "py:sys.argv" || origin === "node:process.argv")
        return { term: terms.opaque("setting:argv") };
    return undefined;
}
function index(engine, frame, state, expression) {
    const object = evaluate(engine, frame, state, expression.object);
    const key = evaluate(engine, frame, state, expression.index);
    const { terms } = engine;
    const text = key.term.op === "const" ? key.term.value : undefined;
    if (typeof text === "string")
        return readProp(engine, frame, object, text, expression);
    if (typeof text === "number") {
        const isNegative = text < 0;
        if (isNegative && object.items) {
            const item = object.items.at(text);
            if (item)
                return item;
        }
        return readElement(engine, frame, object, isNegative ? "-1" : String(text), expression);
    }
    if (object.term.op === "opaque" && object.term.text.startsWith("env:"))
        return { term: terms.opaque(`env:${key.term.vn}`) };
    return namedMethods(engine, object, key.term) ?? lookedUp(engine, frame, object, key, expression);
}
/** A table read with an unknown key: any of its values, and a found value means that the key is one of its keys. */
function lookedUp(engine, frame, table, key, span) {
    const { terms } = engine;
    const place = engine.place(frame, span);
    let found = table.props ? joinAll(terms, table.props.values(), place) : undefined;
    const any = anyElement(terms, table, place);
    if (any)
        found = found ? joinValues(terms, found, NO_FACTS, any, NO_FACTS, place) : any;
    if (table.term.tainted) {
        const own = { term: terms.elem(table.term, key.term.tainted ? "?" : "*", { file: frame.file, span }) };
        return found ? joinValues(terms, found, NO_FACTS, own, NO_FACTS, place) : own;
    }
    const value = found ?? { term: terms.elem(table.term, "*") };
    // One that starts empty is filled when the program runs, with keys that a caller may have chosen.
    const isEmpty = table.props?.size === 0 && !table.elem;
    if (!key.term.tainted || isEmpty)
        return value;
    const isTable = table.props !== undefined && !table.elem;
    const equals = isTable && table.props ? new Set(table.props.keys()) : undefined;
    const truth = {
        yes: new Guards(engine).passes(key, EVERYTHING).yes ?? NO_FACTS,
        no: NO_FACTS,
    };
    const facts = equals && truth.yes ? new Map([...truth.yes].map(([vn, one]) => [vn, { ...one, equals }])) : truth.yes;
    return { ...value, truth: { yes: facts, no: NO_FACTS } };
}

;// CONCATENATED MODULE: ./out/audit/flow/assignment.js







/** Narrowing that the SDK does before the handler sees the argument. */
function shaped(engine, object, term, name) {
    if (!isSourceChain(object))
        return term;
    let at = object;
    let depth = 0;
    while (at.op === "prop" && at.args[0]) {
        at = at.args[0];
        depth++;
    }
    const source = at.source;
    if (!source || source.argument !== undefined || depth !== source.path.length)
        return term;
    const shape = source.shapes.get(name);
    switch (shape?.kind) {
        case "number":
        case "boolean":
        case "enum":
            return engine.terms.guarded(term, EVERYTHING);
        case "pattern":
            return engine.terms.guarded(term, patternMeaning(shape.pattern, "", "anywhere").clears);
        default:
            return term;
    }
}
function readProp(engine, frame, object, name, span) {
    if (object.options) {
        let found;
        for (const one of object.options)
            found = joinedProperty(engine, frame, found, readProp(engine, frame, one, name, span), name, span);
        if (found)
            return found;
    }
    const exported = object.module && engine.project.memberOf(object.module, name);
    if (exported?.kind === "function")
        return {
            term: engine.terms.opaque(`export:${name}`),
            fns: [{ kind: "function", ref: exported.ref, captured: new Map() }],
        };
    if (exported?.kind === "class")
        return engine.instances.classValue(exported.file, exported.cls);
    const copied = object.elem && !object.items ? copiedProperty(engine, frame, object.elem, name, span) : undefined;
    const known = joinedProperty(engine, frame, object.props?.get(name), copied, name, span);
    if (known) {
        // An object that is also a caller's value may hold the caller's property instead.
        if (!object.term.tainted || object.cls)
            return known;
        const other = { term: engine.terms.prop(object.term, name, { file: frame.file, span }) };
        return joinValues(engine.terms, known, NO_FACTS, other, NO_FACTS, `${engine.place(frame, span)}:${name}`);
    }
    if (object.cls) {
        const member = engine.instances.member(object, object.cls.file, object.cls.cls, name, false);
        // A model made of the caller's values: its fields are theirs, except where it checks the type.
        const isRecord = object.term.tainted && !member?.fns;
        if (member && !isRecord)
            return member;
        if (isRecord) {
            const term = engine.terms.prop(object.term, name, { file: frame.file, span });
            return { term: engine.terms.guarded(term, engine.instances.checkedBits(object.cls.file, object.cls.cls, name)) };
        }
    }
    const asClass = object.fns?.find((fn) => fn.kind === "class");
    if (asClass?.kind === "class") {
        const member = engine.instances.member(object, asClass.file, asClass.cls, name, true);
        if (member)
            return member;
    }
    const isList = object.items !== undefined || object.elem !== undefined;
    if (isList && (name === "length" || name === "size"))
        return { term: engine.terms.opaque(`length:${object.term.vn}`) };
    if (object.term.op === "const")
        return { term: engine.terms.opaque(`of:${engine.place(frame, span)}`) };
    if (name === "length" || name === "size" || name === "byteLength") {
        // A number is no danger; of a setting it still says whether it is set.
        return {
            term: object.term.tainted
                ? engine.terms.opaque(`length:${object.term.vn}`)
                : engine.terms.prop(object.term, name),
        };
    }
    const path = pathAttribute(engine, frame, object, name, span);
    if (path)
        return path;
    const term = engine.terms.prop(object.term, name, { file: frame.file, span });
    return { term: shaped(engine, object.term, term, name) };
}
/** What a property is that was written under a key nobody knows: `out[key] = args[key]` copies it under its own name. */
function copiedProperty(engine, frame, elem, name, span) {
    if (name === "length" || name === "size")
        return undefined;
    const rename = (term) => {
        const inner = core(term);
        if (inner.op === "phi")
            return engine.terms.phi(inner.args.map(rename), inner.text);
        const from = inner.op === "elem" && (inner.text === "?" || inner.text === "*") ? inner.args[0] : undefined;
        if (!from || !isSourceChain(from))
            return term;
        return shaped(engine, from, engine.terms.prop(from, name, { file: frame.file, span }), name);
    };
    const term = rename(elem.term);
    return term === elem.term ? elem : { ...elem, term };
}
function joinedProperty(engine, frame, a, b, name, span) {
    if (!a || !b)
        return a ?? b;
    return joinValues(engine.terms, a, NO_FACTS, b, NO_FACTS, `${engine.place(frame, span)}:${name}`);
}
/** Attributes of Python's Path. */
function pathAttribute(engine, frame, object, name, span) {
    if (object.type !== "py:pathlib.Path")
        return undefined;
    const { terms } = engine;
    const site = { file: frame.file, span };
    switch (name) {
        case "parent":
            return { term: terms.op("dirname", [object.term], "parent", site), type: object.type };
        case "name":
        case "stem":
        case "suffix":
            return { term: terms.guarded(terms.op("part", [object.term], name, site), engine.pathBits) };
        case "parts":
        case "parents":
        case "suffixes":
            return { term: terms.op("part", [object.term], name, site) };
        default:
            return undefined;
    }
}
function readElement(engine, frame, array, index, span) {
    const number = /^\d+$/u.test(index) ? Number(index) : undefined;
    if (array.items && number !== undefined) {
        const item = array.items[number];
        if (item)
            return item;
    }
    const any = anyElement(engine.terms, array, engine.place(frame, span));
    if (any) {
        if (!array.term.tainted)
            return any;
        const other = { term: engine.terms.elem(array.term, index, { file: frame.file, span }) };
        return joinValues(engine.terms, any, NO_FACTS, other, NO_FACTS, `${engine.place(frame, span)}:elem`);
    }
    if (array.term.op === "const")
        return { term: engine.terms.opaque(`of:${engine.place(frame, span)}`) };
    if (array.props && index === "*") {
        // Iterating a dictionary gives its keys.
        return { term: engine.terms.opaque(`key:${engine.place(frame, span)}`) };
    }
    return { term: engine.terms.elem(array.term, index, { file: frame.file, span }) };
}
function assignPattern(engine, frame, state, pattern, value) {
    switch (pattern.kind) {
        case "Identifier": {
            const binding = engine.project.bound(frame.file).bindingOf.get(pattern);
            if (binding)
                state.env.set(binding, value);
            break;
        }
        case "Member":
            writeMember(engine, frame, state, pattern.object, pattern.property, value);
            break;
        case "Index": {
            const key = evaluate(engine, frame, state, pattern.index);
            const text = key.term.op === "const" ? String(key.term.value) : undefined;
            writeMember(engine, frame, state, pattern.object, text, value);
            break;
        }
        case "DefaultPattern": {
            const isMissing = value.term.op === "const" && value.term.value === null;
            if (isMissing)
                assignPattern(engine, frame, state, pattern.target, evaluate(engine, frame, state, pattern.value));
            else {
                // A default that a caller's value replaces can only be a constant of the program: it adds no danger.
                const fallback = evaluate(engine, frame, state, pattern.value);
                const isUnknown = !value.term.tainted && value.term.op === "opaque" && !value.props && !value.fns;
                const joined = isUnknown
                    ? joinValues(engine.terms, value, NO_FACTS, fallback, NO_FACTS, engine.place(frame, pattern))
                    : value;
                assignPattern(engine, frame, state, pattern.target, joined);
            }
            break;
        }
        case "RestPattern":
            assignPattern(engine, frame, state, pattern.target, value);
            break;
        case "ObjectPattern": {
            const taken = new Set();
            for (const property of pattern.properties) {
                const key = typeof property.key === "string" ? property.key : evaluate(engine, frame, state, property.key).term.value;
                if (typeof key === "string") {
                    taken.add(key);
                    assignPattern(engine, frame, state, property.target, readProp(engine, frame, value, key, property.target));
                }
                else
                    assignPattern(engine, frame, state, property.target, { term: value.term });
            }
            if (pattern.rest) {
                const props = new Map([...(value.props ?? [])].filter(([name]) => !taken.has(name)));
                assignPattern(engine, frame, state, pattern.rest, value.props ? { term: value.term, props } : value);
            }
            break;
        }
        case "ArrayPattern":
            pattern.elements.forEach((element, index) => {
                if (!element)
                    return;
                if (element.kind === "RestPattern") {
                    const rest = value.items ? { term: value.term, items: value.items.slice(index) } : value;
                    assignPattern(engine, frame, state, element.target, rest);
                }
                else
                    assignPattern(engine, frame, state, element, readElement(engine, frame, value, String(index), element));
            });
            break;
        case "Unknown":
            for (const child of pattern.children)
                evaluate(engine, frame, state, child);
            break;
    }
}
/** Writes a property of what an expression names; `property` undefined is an unknown key. */
function writeMember(engine, frame, state, object, property, value, chain = 0) {
    const before = evaluate(engine, frame, state, object);
    writeBack(engine, frame, state, object, withProperty(engine, frame, before, property, value, object), chain);
}
function withProperty(engine, frame, object, property, value, span) {
    const place = engine.place(frame, span);
    if (property !== undefined) {
        const index = /^\d+$/u.test(property) ? Number(property) : undefined;
        if (index !== undefined && object.items && index < object.items.length) {
            return { ...object, items: object.items.map((item, i) => (i === index ? value : item)) };
        }
        const isFull = object.props && object.props.size >= MAX_PROPS && !object.props.has(property);
        if (!isFull)
            return { ...object, props: new Map(object.props).set(property, value) };
    }
    // Any property may be the one: all keep what they had or take the new value.
    const elem = object.elem ? joinValues(engine.terms, object.elem, NO_FACTS, value, NO_FACTS, `${place}:elem`) : value;
    return { ...object, elem };
}
/** Puts a changed object back into the place that an expression names. */
function writeBack(engine, frame, state, object, value, chain = 0) {
    if (chain > 8) {
        if (carries(value))
            engine.cut();
        return;
    }
    switch (object.kind) {
        case "Identifier": {
            const binding = engine.project.bound(frame.file).bindingOf.get(object);
            if (binding)
                state.env.set(binding, value);
            break;
        }
        case "This":
            state.self = value;
            break;
        case "Member":
            writeMember(engine, frame, state, object.object, object.property, value, chain + 1);
            break;
        case "Index":
            if (object.index.kind === "Literal")
                writeMember(engine, frame, state, object.object, String(object.index.value), value, chain + 1);
            break;
        case "Await":
            writeBack(engine, frame, state, object.operand, value, chain + 1);
            break;
        default:
            break;
    }
}
/** Adds an element to a list. */
function appended(engine, frame, list, added, rest, span, atStart = false) {
    if (list.items && !rest && list.items.length + added.length <= MAX_ITEMS && !list.elem) {
        return { ...list, items: atStart ? [...added, ...list.items] : [...list.items, ...added] };
    }
    const place = engine.place(frame, span);
    let elem = anyElement(engine.terms, list, place);
    for (const one of rest ? [...added, rest] : added)
        elem = elem ? joinValues(engine.terms, elem, NO_FACTS, one, NO_FACTS, place) : one;
    const { items: _, ...bare } = list;
    return elem ? { ...bare, elem } : list;
}

;// CONCATENATED MODULE: ./out/audit/flow/canonical.js
/** Names what a call passes by position, so that one summary serves every call that passes the same shape. */



/** Constants longer than this select no branch worth a summary of its own. */
const MAX_CONSTANT = 64;
const canonical_NOTHING = new Map();
class Canonical {
    #terms;
    #memo = new Map();
    #opaque = new Map();
    #sources = new Map();
    /** Shape of what the callee sees, to the caller's term. */
    #back = new Map();
    #coarse;
    #backMemo = new Map();
    constructor(terms, coarse) {
        this.#terms = terms;
        this.#coarse = coarse;
    }
    value(value) {
        // What no caller has touched means the same everywhere; only a plain value is renamed, so that more calls agree.
        const isPlain = !value.props && !value.items && !value.elem && !value.fns;
        if (!isPlain && !isTainted(value))
            return this.#coarse ? this.#outline(value) : value;
        return mapTerms(value, (term) => this.#term(term), () => undefined, this.#terms.cut);
    }
    /** What an untouched object is, without what it holds. */
    #outline(value) {
        const term = this.#term(value.term);
        const fns = value.fns?.map((fn) => fn.kind === "function" ? { kind: fn.kind, ref: fn.ref, captured: canonical_NOTHING } : fn);
        return {
            term,
            ...(fns ? { fns } : {}),
            ...(value.type !== undefined ? { type: value.type } : {}),
            ...(value.cls ? { cls: value.cls } : {}),
        };
    }
    #term(term) {
        const known = this.#memo.get(term.id);
        if (known)
            return known;
        const made = this.#make(term);
        this.#memo.set(term.id, made);
        if (made.op !== "const" && !this.#back.has(made.shape))
            this.#back.set(made.shape, term);
        return made;
    }
    #make(term) {
        if (!term.tainted)
            return this.#untainted(term);
        if (isSourceChain(term))
            return this.#source(term);
        if (this.#coarse) {
            // One parameter for all that it is made of; what a guard inside clears is seen again when the caller's term is back.
            const plain = this.#parameter(term);
            return term.normal ? this.#terms.op("norm", [plain], "absolute") : plain;
        }
        const args = term.args.map((arg) => this.#term(arg));
        // Places belong to the caller: it puts its own terms back.
        const { site: _, ...placeless } = term;
        return this.#terms.rebuild(placeless, args);
    }
    #untainted(term) {
        if (term.op === "const") {
            const isLong = typeof term.value === "string" && term.value.length > MAX_CONSTANT;
            if (!isLong && !this.#coarse)
                return term;
            if (!isLong && typeof term.value !== "string")
                return term;
        }
        if (term.op === "opaque" && term.text === SEPARATOR)
            return term;
        const known = this.#opaque.get(term.vn);
        if (known)
            return known;
        const kind = isSetting(term) ? "setting:" : term.op === "opaque" && term.text.startsWith("env:") ? "env:" : "";
        const made = this.#terms.opaque(`${kind}§${this.#opaque.size}${endsWithSeparator(term) ? "~/" : ""}`);
        this.#opaque.set(term.vn, made);
        return made;
    }
    #parameter(term) {
        const known = this.#sources.get(term.vn);
        if (known)
            return known;
        const made = this.#terms.parameter(this.#sources.size, undefined, []);
        this.#sources.set(term.vn, made);
        return made;
    }
    #source(term) {
        const known = this.#sources.get(term.vn);
        if (known)
            return known;
        const names = [];
        let at = term;
        while (at.op === "prop" && at.args[0]) {
            names.unshift(at.text);
            at = at.args[0];
        }
        const source = at.source;
        let made;
        const index = this.#sources.size;
        if (!source || source.argument !== undefined || names.length > source.path.length) {
            const isMatch = source === undefined || source.path.every((step, i) => names[i] === step);
            made = this.#terms.parameter(index, undefined, isMatch ? [] : [NEVER]);
        }
        else {
            const isMatch = names.every((name, i) => source.path[i] === name);
            made = this.#terms.parameter(index, source, isMatch ? source.path.slice(names.length) : [NEVER]);
        }
        this.#sources.set(term.vn, made);
        return made;
    }
    /** A term of the callee with the caller's terms in the place of its parameters. */
    back(term) {
        if (!term.canonical)
            return term;
        return this.#terms.rewrite(term, (one) => (one.canonical ? this.#back.get(one.shape) : one), this.#backMemo);
    }
    backFacts(facts) {
        const mapped = new Map();
        for (const one of facts.values()) {
            const term = this.back(one.term);
            const other = mapped.get(term.vn);
            // Two parameters that were given one value: what holds for either holds for it.
            mapped.set(term.vn, other ? { ...one, term, clear: one.clear | other.clear } : { ...one, term });
        }
        return mapped;
    }
    backTruth(truth) {
        return {
            yes: truth.yes ? this.backFacts(truth.yes) : undefined,
            no: truth.no ? this.backFacts(truth.no) : undefined,
            ...(truth.unset ? { unset: truth.unset } : {}),
        };
    }
    backValue(value) {
        return mapTerms(value, (term) => this.back(term), (truth) => this.backTruth(truth), this.#terms.cut);
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/instances.js








/** Classes that one inherits from, mixins included. */
const MAX_CHAIN = 64;
/** Implementations of one method that are followed where it is not known which one is called. */
const MAX_FAMILY = 6;
class Instances {
    engine;
    #instances = new Map();
    /** By package and language, then by name; no more than one too many. */
    #methods = new Map();
    #chains = new Map();
    #fields = new Map();
    #checked = new Map();
    constructor(engine) {
        this.engine = engine;
    }
    classValue(file, cls) {
        return { term: this.engine.terms.opaque(`class:${file.path}:${cls.start}`), fns: [{ kind: "class", file, cls }] };
    }
    /** An instance of which one knows only the class. */
    instanceOf(file, cls) {
        const bare = {
            term: this.engine.terms.opaque(`setting:instance:${file.path}:${cls.start}`),
            cls: { file, cls },
        };
        if (this.#instances.has(cls))
            return this.#instances.get(cls) ?? bare;
        this.#instances.set(cls, undefined);
        const frame = this.engine.frame(file, undefined, new Map(), true, SMALL_FUNCTION);
        let made = bare;
        this.engine.isolated(() => {
            made = this.construct(frame, newState(), file, cls, { ...NO_ARGUMENTS, isOpen: true }, cls);
        });
        const instance = this.engine.unproven.kept({ ...made, term: bare.term });
        this.#instances.set(cls, instance);
        return instance;
    }
    construct(frame, state, file, cls, args, span) {
        const [word] = args.positional;
        if (word && file.language === "python" && (0,annotation_shapes/* isEnumClass */.kT)(this.engine.project, file, cls)) {
            // Raises unless the value is one of its members'.
            return { term: this.engine.terms.guarded(word.term, EVERYTHING), cls: { file, cls } };
        }
        let self = {
            term: this.engine.terms.opaque(`${frame.isSetup ? "setting:" : ""}new:${this.engine.place(frame, span)}`),
            cls: { file, cls },
        };
        const chain = this.#classChain(file, cls);
        let isBuilt = false;
        for (const one of chain.toReversed()) {
            const inner = this.engine.frame(one.file, undefined, new Map(), frame.isSetup, SMALL_FUNCTION);
            const local = newState();
            local.self = self;
            for (const member of one.cls.members) {
                if (member.kind !== "Field" || member.isStatic || !member.value)
                    continue;
                const value = evaluate(this.engine, inner, local, member.value);
                const current = local.self ?? self;
                local.self = { ...current, props: new Map(current.props).set(member.name, value) };
            }
            self = local.self ?? self;
        }
        for (const one of chain) {
            const method = one.cls.members.find((member) => member.kind === "Method" && (member.name === "constructor" || member.name === "__init__"));
            if (method?.kind !== "Method")
                continue;
            const ref = this.engine.project.bound(one.file).refOf.get(method.fn);
            if (!ref)
                continue;
            const { self: after } = this.engine.invoke(frame, state, { kind: "function", ref, captured: new Map(), self }, args, span);
            if (after)
                self = { ...after, term: self.term, cls: { file, cls } };
            isBuilt = true;
            break;
        }
        if (isBuilt || (args.named.size === 0 && !args.namedRest && args.positional.length === 0))
            return self;
        return this.#record(self, file, cls, args, frame, span);
    }
    /** A class without a constructor of its own, called with values: a dataclass, a model. */
    #record(self, file, cls, args, frame, span) {
        const props = new Map(self.props);
        const fields = cls.members.filter((member) => member.kind === "Field").map((member) => member.name);
        args.positional.forEach((value, index) => {
            const name = fields[index];
            if (name !== undefined)
                props.set(name, value);
        });
        for (const [name, value] of args.named)
            props.set(name, value);
        const spread = args.namedRest;
        const checked = this.#checkedFields(file, cls);
        const check = () => {
            for (const [name, shape] of checked ?? []) {
                const given = props.get(name) ?? (spread?.term.tainted ? readProp(this.engine, frame, spread, name, span) : undefined);
                if (given)
                    props.set(name, parsedValue(this.engine, frame, given, shape, span));
            }
        };
        if (!spread) {
            check();
            return { ...self, props };
        }
        for (const [name, value] of this.engine.unproven.overlaid(props, spread, this.engine.place(frame, span)))
            props.set(name, value);
        for (const [name, value] of spread.props ?? [])
            props.set(name, value);
        check();
        const term = spread.term.tainted
            ? this.engine.terms.op("same", [spread.term], "record", { file: frame.file, span })
            : self.term;
        return { ...self, term, props };
    }
    /** A class and all that it inherits from in the project, itself first, each base with its own before the next. */
    #classChain(file, cls) {
        const known = this.#chains.get(cls);
        if (known)
            return known;
        const chain = [];
        const visit = (one) => {
            if (chain.some((other) => other.cls === one.cls))
                return;
            if (chain.length >= MAX_CHAIN) {
                this.engine.cut();
                return;
            }
            chain.push(one);
            for (const base of one.cls.bases) {
                const found = this.engine.project.classOf(one.file, base);
                if (found)
                    visit(found);
            }
        };
        visit({ file, cls });
        this.#chains.set(cls, chain);
        return chain;
    }
    /**
     * The one method of this name that the package has, when it takes that many arguments; or those of a few classes that
     * all descend from one of the project, as the implementations of an interface do.
     */
    methodsNamed(file, name, count) {
        const key = `${file.language === "python"}:${file.package.path}`;
        let methods = this.#methods.get(key);
        if (!methods) {
            methods = new Map();
            this.#methods.set(key, methods);
            for (const other of this.engine.project.files.values()) {
                if (other.package.path !== file.package.path || (other.language === "python") !== (file.language === "python"))
                    continue;
                for (const ref of this.engine.project.functionsIn(other)) {
                    if (!ref.cls || other.role === "test")
                        continue;
                    const own = ref.cls.members.find((member) => member.kind === "Method" && member.fn === ref.fn);
                    if (own?.kind !== "Method" || own.isStatic)
                        continue;
                    const list = methods.get(own.name);
                    if (!list)
                        methods.set(own.name, [{ file: other, cls: ref.cls, ref }]);
                    else if (list.length <= MAX_FAMILY)
                        list.push({ file: other, cls: ref.cls, ref });
                }
            }
        }
        const found = methods.get(name) ?? [];
        if (found.length > MAX_FAMILY || (found.length > 1 && !this.#isFamily(found)))
            return [];
        return found.filter(({ ref }) => {
            const params = ref.fn.params.length - (file.language === "python" ? 1 : 0);
            return count <= params || ref.fn.params.some((one) => one.rest !== undefined);
        });
    }
    /** All classes have one among their ancestors, or are it. */
    #isFamily(methods) {
        const [first, ...others] = methods.map(({ file, cls }) => new Set([...this.#classChain(file, cls)].map((one) => one.cls)));
        return first !== undefined && [...first].some((cls) => others.every((chain) => chain.has(cls)));
    }
    /** What a field is no longer dangerous for when its class checks what it is made of. */
    checkedBits(file, cls, name) {
        const shape = this.#checkedFields(file, cls)?.get(name);
        return shape ? shapeBits(shape) : 0;
    }
    #checkedFields(file, cls) {
        if (!this.#checked.has(cls))
            this.#checked.set(cls, (0,annotation_shapes/* checkedFields */.B1)(this.engine.project, file, cls));
        return this.#checked.get(cls);
    }
    /** A method or field of an instance of the project's own class; `self` is the instance. */
    member(self, file, cls, name, isStatic) {
        for (const one of this.#classChain(file, cls)) {
            const bound = this.engine.project.bound(one.file);
            for (const member of one.cls.members) {
                if (member.kind !== "Method" || member.name !== name)
                    continue;
                const ref = bound.refOf.get(member.fn);
                if (!ref)
                    continue;
                const isProperty = member.accessor === "get" ||
                    member.fn.decorators.some((d) => (d.kind === "Identifier" ? d.name : d.kind === "Member" ? d.property : "").endsWith("property"));
                const receiver = bound.receiverOfFunction.get(member.fn);
                const takes = receiver?.cls && !(receiver.isStatic && !isStatic && one.file.language !== "python") ? self : undefined;
                const fn = { kind: "function", ref, captured: new Map(), ...(takes ? { self: takes } : {}) };
                if (!isProperty)
                    return { term: this.engine.terms.opaque(`method:${one.file.path}:${member.fn.start}`), fns: [fn] };
                const frame = this.engine.frame(one.file, undefined, new Map(), false, SMALL_FUNCTION);
                return this.engine.invoke(frame, newState(), fn, NO_ARGUMENTS, member.fn).value;
            }
            const field = this.#field(one.file, one.cls, name);
            if (field)
                return field;
        }
        return undefined;
    }
    /** A field as its class sets it, wherever that is. */
    #field(file, cls, name) {
        const key = `${this.engine.keys.number(cls)}.${name}`;
        if (this.#fields.has(key))
            return this.#fields.get(key);
        this.#fields.set(key, undefined);
        const info = this.engine.project.bound(file).fields.get(cls)?.get(name);
        const scoped = this.engine.project.bound(file).classScope.get(cls)?.bindings.get(name);
        let found;
        const frame = this.engine.frame(file, undefined, new Map(), true, SMALL_FUNCTION);
        this.engine.isolated(() => {
            for (const write of info?.writes ?? []) {
                if (write.path.length > 0)
                    continue;
                const value = evaluate(this.engine, frame, newState(), write.value);
                found = found ? joinValues(this.engine.terms, found, NO_FACTS, value, NO_FACTS, `field:${key}`) : value;
            }
            for (const write of scoped?.writes ?? []) {
                if (write.kind === "value" && write.path.length === 0)
                    found ??= evaluate(this.engine, frame, newState(), write.value);
            }
        });
        if (found && this.engine.unproven.isChanged(name))
            found = this.engine.unproven.constant(found, `field:${key}`);
        if (!found && info)
            found = { term: this.engine.terms.opaque(`setting:field:${file.path}:${cls.start}:${name}`) };
        if (found && info?.annotation)
            found = this.engine.typed(file, found, info.annotation);
        if (found && info?.opaque) {
            const other = { term: this.engine.terms.opaque(`setting:field:${file.path}:${cls.start}:${name}`) };
            found = joinValues(this.engine.terms, found, NO_FACTS, other, NO_FACTS, `field:${key}`);
        }
        this.#fields.set(key, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/fillings.js
/** Files that fill one object; further ones are not followed. */
const MAX_FILLING = 256;
/** Methods that add to what they are called on. */
const ADDING = new Set(["set", "push", "add", "append", "update", "setdefault", "insert", "extend", "unshift"]);
class Fillings {
    #project;
    #byTarget;
    constructor(project) {
        this.#project = project;
    }
    /** Names under which other files have imported a variable and add to it at their own top level, in the order of the files. */
    of(target) {
        this.#byTarget ??= this.#find();
        return this.#byTarget.get(target) ?? [];
    }
    #find() {
        const found = new Map();
        const files = [...this.#project.files.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
        for (const file of files) {
            for (const binding of this.#filled(file)) {
                const target = this.#project.importTarget(binding)?.binding;
                if (!target || target === binding)
                    continue;
                const list = found.get(target);
                if (!list)
                    found.set(target, [binding]);
                else
                    list.push(binding);
            }
        }
        return found;
    }
    #filled(file) {
        const bound = this.#project.bound(file);
        const filled = new Set();
        for (const statement of bound.topLevel) {
            const object = filledObject(statement);
            const binding = object?.kind === "Identifier" ? bound.bindingOf.get(object) : undefined;
            if (binding?.writes.some((write) => write.kind === "import"))
                filled.add(binding);
        }
        return filled;
    }
}
/** `x[key] = …`, `x.key = …`, `x.set(…)`: x. */
function filledObject(statement) {
    if (statement.kind === "VariableDeclaration") {
        const target = statement.declarations[0]?.target;
        return target?.kind === "Index" || target?.kind === "Member" ? target.object : undefined;
    }
    if (statement.kind !== "ExpressionStatement")
        return undefined;
    const { expression } = statement;
    if (expression.kind === "Assign") {
        const { target } = expression;
        return target.kind === "Index" || target.kind === "Member" ? target.object : undefined;
    }
    if (expression.kind !== "Call" || expression.callee.kind !== "Member")
        return undefined;
    return ADDING.has(expression.callee.property) ? expression.callee.object : undefined;
}

;// CONCATENATED MODULE: ./out/audit/flow/statements.js







/** Loops up to this depth are run twice, so that a value can travel once around; inner ones once. */
const TWICE_DEPTH = 2;
function runStatements(engine, frame, state, body) {
    engine.nesting++;
    for (const statement of body) {
        if (state.dead || !engine.step(frame))
            break;
        statements_run(engine, frame, state, statement);
    }
    engine.nesting--;
}
function become(state, next) {
    state.env = next.env;
    state.facts = next.facts;
    state.self = next.self;
    state.dead = next.dead;
    state.unset = next.unset;
}
function statements_run(engine, frame, state, statement) {
    switch (statement.kind) {
        case "ExpressionStatement": {
            if (frame.isSetup && !changesValues(statement.expression) && !handsOver(engine, frame, statement.expression))
                break;
            if (statement.expression.kind === "Call")
                engine.dropped = statement.expression;
            evaluate(engine, frame, state, statement.expression);
            break;
        }
        case "FunctionDeclaration":
            if (frame.isSetup)
                runDecorators(engine, frame, state, statement.fn);
            break;
        case "VariableDeclaration":
            for (const declaration of statement.declarations) {
                const value = declaration.value
                    ? evaluate(engine, frame, state, declaration.value)
                    : { term: engine.terms.constant(null) };
                if (!declaration.value && statement.flavour === "var")
                    continue;
                const typed = declaration.annotation ? engine.typed(frame.file, value, declaration.annotation) : value;
                assignPattern(engine, frame, state, declaration.target, typed);
            }
            break;
        case "If":
            runIf(engine, frame, state, statement);
            break;
        case "Loop":
            runLoop(engine, frame, state, statement);
            break;
        case "ForEach":
            runForEach(engine, frame, state, statement);
            break;
        case "Switch":
            runSwitch(engine, frame, state, statement);
            break;
        case "Try":
            runTry(engine, frame, state, statement);
            break;
        case "With":
            for (const item of statement.items) {
                const value = evaluate(engine, frame, state, item.value);
                if (item.target)
                    assignPattern(engine, frame, state, item.target, value);
            }
            runStatements(engine, frame, state, statement.body);
            break;
        case "Return": {
            const value = statement.value
                ? evaluate(engine, frame, state, statement.value)
                : { term: engine.terms.constant(null) };
            if (!state.dead)
                frame.returns.push({ state: copyState(state), value });
            state.dead = true;
            break;
        }
        case "Throw":
            if (statement.value)
                evaluate(engine, frame, state, statement.value);
            state.dead = true;
            break;
        case "Break": {
            const context = findContext(frame, statement.label, false);
            if (context)
                context.breaks.push(copyState(state));
            state.dead = true;
            break;
        }
        case "Continue": {
            const context = findContext(frame, statement.label, true);
            if (context)
                context.continues.push(copyState(state));
            state.dead = true;
            break;
        }
        case "Block":
            if (statement.label === undefined)
                runStatements(engine, frame, state, statement.body);
            else {
                const context = { label: statement.label, takesContinue: false, breaks: [], continues: [] };
                frame.loops.push(context);
                runStatements(engine, frame, state, statement.body);
                frame.loops.pop();
                for (const one of [...context.breaks, ...context.continues])
                    become(state, joinStates(engine.terms, state, one, engine.place(frame, statement)));
            }
            break;
        case "Assert": {
            const truth = truthOf(evaluate(engine, frame, state, statement.test));
            assume(state, truth.yes);
            break;
        }
        case "Export":
            if (statement.defaultValue)
                evaluate(engine, frame, state, statement.defaultValue);
            break;
        default:
            break;
    }
}
/**
 * While the program is set up only values matter: a call that stands alone matters when it changes what it is called on.
 * What it may do to other variables makes those settings, whoever evaluates it.
 */
function changesValues(expression) {
    switch (expression.kind) {
        case "Await":
        case "Unary":
            return changesValues(expression.operand);
        case "Call":
            return (expression.callee.kind === "Super" ||
                (expression.callee.kind === "Member" && CHANGING.has(expression.callee.property)));
        case "Literal":
        case "Identifier":
        case "Member":
            return false;
        default:
            return true;
    }
}
/** A call that hands a function over, to be kept: `register("run", run)`. */
function handsOver(engine, frame, expression) {
    if (expression.kind === "Await")
        return handsOver(engine, frame, expression.operand);
    if (expression.kind !== "Call" || engine.project.originOf(frame.file, expression.callee) !== undefined)
        return false;
    const isFunction = (value) => value.kind === "FunctionExpression" ||
        (value.kind === "ObjectLiteral" && value.entries.some((entry) => isFunction(entry.value))) ||
        ((value.kind === "Identifier" || value.kind === "Member") &&
            engine.project.functionOf(frame.file, value) !== undefined) ||
        (value.kind === "Call" && engine.project.classOf(frame.file, value.callee) !== undefined);
    return expression.args.some((arg) => isFunction(arg.value));
}
/** Decorators of the project may keep the function that they are given. */
function runDecorators(engine, frame, state, fn) {
    const ref = fn.decorators.length > 0 ? engine.project.bound(frame.file).refOf.get(fn) : undefined;
    if (!ref)
        return;
    for (const decorator of fn.decorators) {
        if (engine.project.originOf(frame.file, decorator.kind === "Call" ? decorator.callee : decorator))
            continue;
        const keep = evaluate(engine, frame, state, decorator);
        if (!keep.fns?.some((one) => one.kind === "function"))
            continue;
        const { start, end } = decorator;
        const expression = { kind: "Call", callee: decorator, args: [], isNew: false, start, end };
        callValue(engine, frame, state, keep, [engine.closure(frame, state, ref)], {
            expression,
            args: NO_ARGUMENTS,
            receiver: undefined,
            method: undefined,
        });
    }
}
const CHANGING = new Set("push unshift splice add set append extend insert update setdefault forEach assign exit __init__".split(" "));
function findContext(frame, label, isContinue) {
    for (let i = frame.loops.length - 1; i >= 0; i--) {
        const context = frame.loops[i];
        if (label !== undefined) {
            if (context.label === label)
                return context;
        }
        else if (isContinue ? context.takesContinue : context.label === undefined)
            return context;
    }
    return undefined;
}
function runIf(engine, frame, state, statement) {
    const { terms } = engine;
    const site = engine.place(frame, statement);
    const outs = [];
    const isUnset = state.unset;
    let rest = state;
    for (const arm of statement.arms) {
        if (rest.dead)
            break;
        const truth = truthOf(evaluate(engine, frame, rest, arm.test));
        const inside = enter(rest, truth, "yes");
        const outside = enter(rest, truth, "no");
        if (!inside.dead)
            runStatements(engine, frame, inside, arm.body);
        if (!inside.dead)
            outs.push(inside);
        rest = outside;
    }
    if (statement.otherwise && !rest.dead)
        runStatements(engine, frame, rest, statement.otherwise);
    let joined = rest;
    for (const one of outs)
        joined = joinStates(terms, joined, one, site);
    const isSame = joined === state;
    if (!isSame)
        become(state, { ...joined, dead: rest.dead && outs.length === 0 });
    // Whether the setting is missing matters for the ways out of this branch, not for what follows both.
    if (!rest.dead && outs.length > 0)
        state.unset = isUnset;
}
function runBody(engine, frame, start, body, site) {
    const context = { label: undefined, takesContinue: true, breaks: [], continues: [] };
    frame.loops.push(context);
    frame.loopDepth++;
    runStatements(engine, frame, start, body);
    frame.loopDepth--;
    frame.loops.pop();
    let end = start;
    for (const one of context.continues)
        end = joinStates(engine.terms, end, one, `${site}:next`);
    return { end, breaks: context.breaks };
}
function passes(frame) {
    return frame.loopDepth < TWICE_DEPTH && !frame.inSecondPass ? 2 : 1;
}
function runLoop(engine, frame, state, loop) {
    const { terms } = engine;
    const site = engine.place(frame, loop);
    if (loop.init)
        runStatements(engine, frame, state, loop.init);
    const rounds = passes(frame);
    const breaks = [];
    let head = copyState(state);
    let exit;
    for (let round = 0; round < rounds; round++) {
        const wasSecond = frame.inSecondPass;
        if (round > 0)
            frame.inSecondPass = true;
        const at = copyState(head);
        let inside = at;
        if (loop.test && loop.testFirst) {
            const truth = truthOf(evaluate(engine, frame, at, loop.test));
            exit = enter(at, truth, "no");
            inside = enter(at, truth, "yes");
        }
        if (inside.dead) {
            frame.inSecondPass = wasSecond;
            break;
        }
        const pass = runBody(engine, frame, inside, loop.body, site);
        breaks.push(...pass.breaks);
        const { end } = pass;
        if (!end.dead && loop.update)
            evaluate(engine, frame, end, loop.update);
        if (loop.test && !loop.testFirst && !end.dead)
            exit = enter(end, truthOf(evaluate(engine, frame, end, loop.test)), "no");
        if (!loop.test)
            exit = undefined;
        frame.inSecondPass = wasSecond;
        head = joinStates(terms, head, end, site);
        // `while` ends where its test fails, after any number of rounds.
        if (loop.test && loop.testFirst && exit && !end.dead && !exit.dead)
            exit = joinStates(terms, exit, { ...end, facts: exit.facts }, `${site}:exit`);
    }
    // What stands before the first round proves nothing of the ones that follow it.
    if (loop.test && loop.testFirst && exit?.dead && !head.dead) {
        const at = copyState(head);
        exit = enter(at, truthOf(evaluate(engine, frame, at, loop.test)), "no");
    }
    let after = exit ?? { ...copyState(state), dead: true };
    if (loop.otherwise && !after.dead)
        runStatements(engine, frame, after, loop.otherwise);
    for (const one of breaks)
        after = joinStates(terms, after, one, `${site}:break`);
    become(state, after);
}
function runForEach(engine, frame, state, loop) {
    const { terms } = engine;
    const site = engine.place(frame, loop);
    const iterable = evaluate(engine, frame, state, loop.iterable);
    const element = loop.over === "keys"
        ? keyOf(engine, frame, iterable, loop)
        : readElement(engine, frame, iterable, "*", loop.iterable);
    const rounds = passes(frame);
    const breaks = [];
    let head = copyState(state);
    let learned;
    for (let round = 0; round < rounds; round++) {
        const wasSecond = frame.inSecondPass;
        if (round > 0)
            frame.inSecondPass = true;
        const at = copyState(head);
        assignPattern(engine, frame, at, loop.target, element);
        const pass = runBody(engine, frame, at, loop.body, site);
        breaks.push(...pass.breaks);
        if (!pass.end.dead)
            learned = pass.end.facts;
        frame.inSecondPass = wasSecond;
        head = joinStates(terms, head, pass.end, site);
    }
    let after = head;
    // Every element went through the body to its end: what was established there holds for all of them.
    if (learned && breaks.length === 0) {
        const numbers = new Set([
            element.term.vn,
            ...(iterable.elem ? [iterable.elem.term.vn] : []),
            ...(iterable.items ?? []).map((item) => item.term.vn),
        ]);
        const isOwn = !iterable.term.tainted && !element.term.tainted;
        const kept = new Map([...learned].filter(([, one]) => isOwn || terms.contains(one.term, numbers)));
        after = { ...after, facts: both(after.facts, kept) };
    }
    if (loop.otherwise && !after.dead)
        runStatements(engine, frame, after, loop.otherwise);
    for (const one of breaks)
        after = joinStates(terms, after, one, `${site}:break`);
    become(state, after);
}
function keyOf(engine, frame, iterable, loop) {
    if (iterable.term.tainted)
        return { term: engine.terms.op("part", [iterable.term], "key", { file: frame.file, span: loop.iterable }) };
    return { term: engine.terms.opaque(`key:${engine.place(frame, loop)}`) };
}
function runSwitch(engine, frame, state, statement) {
    const { terms } = engine;
    const site = engine.place(frame, statement);
    const guards = new Guards(engine);
    const subject = evaluate(engine, frame, state, statement.subject);
    const isOnTrue = subject.term.op === "const" && subject.term.value === true;
    const context = { label: undefined, takesContinue: false, breaks: [], continues: [] };
    frame.loops.push(context);
    let rest = copyState(state);
    let falling;
    const outs = [];
    let hasDefault = false;
    for (const one of statement.cases) {
        let inside;
        if (one.isDefault) {
            hasDefault = true;
            inside = copyState(rest);
            if (one.guard) {
                const truth = truthOf(evaluate(engine, frame, inside, one.guard));
                rest = enter(rest, truth, "no");
                inside = enter(inside, truth, "yes");
                hasDefault = false;
            }
        }
        else {
            let matched;
            let isFirst = true;
            const truths = [];
            for (const test of one.tests) {
                const value = evaluate(engine, frame, rest, test);
                truths.push(isOnTrue ? truthOf(value) : guards.equal(frame, subject, value, test));
            }
            for (const truth of truths) {
                if (!truth.yes)
                    continue;
                matched = isFirst || !matched ? truth.yes : joinFacts(matched, truth.yes);
                isFirst = false;
            }
            inside = copyState(rest);
            if (truths.length > 0)
                assume(inside, isFirst ? undefined : matched);
            for (const truth of truths)
                if (truth.no === undefined)
                    rest.dead = true;
            for (const binding of one.bindings) {
                const part = {
                    term: subject.term.tainted ? terms.op("part", [subject.term], "case") : terms.opaque(`case:${site}`),
                };
                assignPattern(engine, frame, inside, binding, one.tests.length === 0 && one.bindings.length === 1 ? subject : part);
            }
            if (one.guard && !inside.dead) {
                const truth = truthOf(evaluate(engine, frame, inside, one.guard));
                inside = enter(inside, truth, "yes");
            }
        }
        if (falling && !falling.dead)
            inside = joinStates(terms, inside, falling, `${site}:fall`);
        if (!inside.dead)
            runStatements(engine, frame, inside, one.body);
        if (statement.fallsThrough)
            falling = inside;
        else if (!inside.dead)
            outs.push(inside);
    }
    frame.loops.pop();
    if (falling && !falling.dead)
        outs.push(falling);
    let after = hasDefault ? { ...copyState(rest), dead: true } : rest;
    for (const one of [...outs, ...context.breaks])
        after = joinStates(terms, after, one, site);
    become(state, after);
}
function joinFacts(a, b) {
    const all = new Map();
    for (const [vn, one] of a) {
        const other = b.get(vn);
        if (!other)
            continue;
        const equals = one.equals && other.equals ? new Set([...one.equals, ...other.equals]) : undefined;
        all.set(vn, { term: one.term, clear: one.clear & other.clear, ...(equals ? { equals } : {}) });
    }
    return all;
}
function runTry(engine, frame, state, statement) {
    const { terms } = engine;
    const site = engine.place(frame, statement);
    const before = copyState(state);
    // A handler may start after any statement of the body.
    let thrown = copyState(state);
    const inside = copyState(state);
    for (const one of statement.body) {
        if (inside.dead || !engine.step(frame))
            break;
        statements_run(engine, frame, inside, one);
        if (!inside.dead)
            thrown = joinStates(terms, { ...thrown, facts: before.facts }, { ...copyState(inside), facts: before.facts, unset: thrown.unset }, `${site}:catch`);
    }
    if (statement.otherwise && !inside.dead)
        runStatements(engine, frame, inside, statement.otherwise);
    let after = inside;
    for (const handler of statement.handlers) {
        const at = copyState(thrown);
        at.dead = before.dead;
        if (handler.binding)
            assignPattern(engine, frame, at, handler.binding, { term: terms.opaque(`error:${site}`) });
        runStatements(engine, frame, at, handler.body);
        after = joinStates(terms, after, at, `${site}:after`);
    }
    if (statement.finalizer) {
        const at = after.dead ? { ...copyState(thrown), dead: false } : after;
        runStatements(engine, frame, at, statement.finalizer);
        if (!after.dead)
            after = at;
    }
    become(state, after);
}

;// CONCATENATED MODULE: ./out/audit/flow/setup.js







class Setup {
    engine;
    #modules = new Map();
    #enclosing = new Map();
    #importing = new Set();
    #filling = new Set();
    /** Objects of modules with what other files put into them. */
    #whole = new WeakMap();
    #fillings;
    constructor(engine) {
        this.engine = engine;
    }
    moduleValue(binding, span) {
        const { file } = binding;
        if (!this.#modules.has(file)) {
            this.#modules.set(file, undefined);
            this.#modules.set(file, this.#runModule(file));
        }
        const value = this.#filled(binding, this.#modules.get(file)?.get(binding));
        const imported = value ? undefined : this.#imported(binding, span);
        const found = value ?? imported ?? this.engine.typedUnknown(binding);
        const { unproven, terms } = this.engine;
        const isRewritten = unproven.isNamedElsewhere(binding) ||
            binding.writes.some((write) => (write.kind === "value" || write.kind === "opaque") && write.inFunction !== undefined);
        const isHanded = binding.changedInside === true || binding.handedOver === true;
        const kept = isHanded ? unproven.opened(found) : unproven.kept(found);
        if (!isRewritten && binding.changedInside !== true)
            return kept;
        const other = { term: terms.opaque(`setting:${file.path}:${binding.name}`) };
        const open = binding.changedInside === true && kept.items ? { ...kept, elem: other } : kept;
        return joinValues(terms, open, NO_FACTS, other, NO_FACTS, `${file.path}:${binding.name}`);
    }
    /** A module's own object with what other files have put into it. */
    #filled(binding, value) {
        if (!value || (!value.props && !value.items && !value.elem) || this.#filling.has(binding))
            return value;
        const known = this.#whole.get(value);
        if (known)
            return known;
        this.#filling.add(binding);
        let found = value;
        this.#fillings ??= new Fillings(this.engine.project);
        const all = this.#fillings.of(binding);
        if (all.length > MAX_FILLING)
            this.engine.cut();
        for (const local of all.slice(0, MAX_FILLING)) {
            if (!this.#modules.has(local.file)) {
                this.#modules.set(local.file, undefined);
                this.#modules.set(local.file, this.#runModule(local.file));
            }
            const other = this.#modules.get(local.file)?.get(local);
            const place = `${binding.file.path}:${binding.name}:filled`;
            if (other)
                found = joinValues(this.engine.terms, found, NO_FACTS, other, NO_FACTS, place);
        }
        this.#filling.delete(binding);
        this.#whole.set(value, found);
        return found;
    }
    #runModule(file) {
        const bound = this.engine.project.bound(file);
        const frame = this.engine.frame(file, undefined, new Map(), true, [...bound.sizeOf.values()].reduce((a, b) => a + b, SMALL_FUNCTION));
        const state = newState();
        this.engine.isolated(() => runStatements(this.engine, frame, state, file.module.body));
        return state.env;
    }
    #imported(binding, span) {
        const target = this.engine.project.importTarget(binding);
        if (!target || target.binding === binding)
            return undefined;
        if (target.binding) {
            const fn = this.engine.functionOfBinding(target.binding);
            const frame = this.engine.frame(target.file, undefined, new Map(), true, SMALL_FUNCTION);
            if (fn)
                return this.engine.closure(frame, newState(), fn);
            const write = target.binding.writes.length === 1 ? target.binding.writes[0] : undefined;
            if (write?.kind === "class")
                return this.engine.instances.classValue(target.file, write.cls);
            return this.moduleValue(target.binding, span);
        }
        if (!target.expression)
            return undefined;
        if (this.#importing.has(target.expression))
            return undefined;
        this.#importing.add(target.expression);
        const frame = this.engine.frame(target.file, undefined, new Map(), true, SMALL_FUNCTION);
        let value;
        const { expression } = target;
        this.engine.isolated(() => {
            value = evaluate(this.engine, frame, newState(), expression);
        });
        this.#importing.delete(target.expression);
        return value;
    }
    /** Variables of a function as they are once it has run, whoever called it. */
    enclosingEnv(file, fn) {
        if (this.#enclosing.has(fn))
            return this.#enclosing.get(fn)?.env;
        this.#enclosing.set(fn, undefined);
        const ref = this.engine.project.bound(file).refOf.get(fn);
        if (!ref)
            return undefined;
        const frame = this.engine.frame(file, ref, new Map(), true, this.engine.project.bound(file).sizeOf.get(fn) ?? 1);
        const state = newState();
        state.self = this.engine.selfOf(ref);
        this.engine.isolated(() => {
            bindParameters(this.engine, frame, state, ref, { ...NO_ARGUMENTS, isOpen: true });
            runStatements(this.engine, frame, state, fn.body);
        });
        let joined = state.dead ? undefined : state;
        for (const { state: one } of frame.returns)
            joined = joined ? joinStates(this.engine.terms, joined, one, `${file.path}:${fn.start}`) : one;
        // A closure that outlives a throwing path still sees what was set before it.
        const env = joined?.env ?? state.env;
        this.#enclosing.set(fn, { env });
        return env;
    }
}

;// CONCATENATED MODULE: ./out/audit/flow/engine.js













/** Evaluations of one function may visit its nodes this often. */
const VISITS_PER_NODE = 64;
const SMALL_FUNCTION = 400;
/** Shapes of arguments that a function is summarised for; further ones are first coarsened, then given up. */
const MAX_CONTEXTS = 24;
/** Calls that pass nothing of a caller's matter for effects only. */
const MAX_PLAIN_CONTEXTS = 8;
const MAX_COARSE_CONTEXTS = 64;
/** Nesting of calls; deeper ones are taken as unknown. */
const MAX_CALL_DEPTH = 32;
/** The same while the program is set up: what starts further in is taken as unknown. */
const MAX_SETUP_DEPTH = 3;
/** Nesting of expressions, statements and calls together: what the stack bears. */
const engine_MAX_NESTING = 900;
/** Calls start below this; what nests further is the callee's own text. */
const MAX_CALL_NESTING = 400;
const MAX_HITS = 4000;
/** Variables of modules in which calls leave something; further ones are not followed from call to call. */
const MAX_LEFT = 256;
/** Variables that a function takes from around it, and functions that it takes them through. */
const MAX_CAPTURED = 256;
const NO_ARGUMENTS = { positional: [], named: new Map() };
/** Keeps a function's result beside the variables, so that both are joined alike. */
const RESULT = { name: "result" };
/** How many steps are taken between two signs of life. */
const STEPS_PER_CALL = 1024;
class Engine {
    project;
    terms = new Terms(() => this.cut());
    keys = new ValueKeys();
    unfinished = new Map();
    /** Files whose own statements were not followed in full. */
    unfinishedFiles = new Set();
    /** What calls have left in variables of modules. */
    left = new Map();
    #budget;
    #current;
    #summaries = new Map();
    #contexts = new Map();
    #plainContexts = new Map();
    #setupContexts = new Map();
    #active = [];
    /** Nodes belong to one file: each has one place. */
    #places = new WeakMap();
    #unknowns = new WeakMap();
    #settings = new WeakMap();
    #free = new Map();
    /** What a single name inside a folder is no longer dangerous for. */
    pathBits = PATHS | NO_DOTS | NO_SEPARATOR | RELATIVE;
    nesting = 0;
    /** Handlers of a table that are being run with what the caller sent. */
    covered;
    /** The call whose result its statement drops: an asynchronous one is not waited for there. */
    dropped;
    setup = new Setup(this);
    instances = new Instances(this);
    unproven = new Unproven(this);
    observe;
    #working;
    #steps = 0;
    constructor(project, budget, working, observe) {
        this.project = project;
        this.#budget = budget;
        this.#working = working;
        this.observe = observe;
    }
    // --- frames -------------------------------------------------------------------------------------------------------
    frame(file, ref, captured, isSetup, nodes) {
        return {
            file,
            ref,
            captured,
            isSetup,
            loops: [],
            returns: [],
            yields: [],
            settled: new Set(),
            hits: new Map(),
            effects: new Map(),
            loopDepth: 0,
            inSecondPass: false,
            steps: 0,
            limit: VISITS_PER_NODE * Math.max(nodes, SMALL_FUNCTION),
            exhausted: false,
        };
    }
    /** Counts one visit; false when the budget is used up. */
    step(frame) {
        this.#count(1);
        this.#current = frame;
        if (frame.exhausted)
            return false;
        // What holds before any call is bounded by itself, and needed by all entry points.
        if (++frame.steps <= frame.limit && (frame.isSetup || !this.#budget.isSpent)) {
            if (this.nesting <= engine_MAX_NESTING)
                return true;
            this.cut();
            return false;
        }
        frame.exhausted = true;
        this.cut();
        return false;
    }
    #count(steps) {
        this.#budget.spend(steps);
        this.#steps += steps;
        if (this.#steps < STEPS_PER_CALL)
            return;
        this.#working?.(this.#steps);
        this.#steps = 0;
    }
    /** Something that may matter is left out here: what is found stays true, but it is not all. */
    cut() {
        const frame = this.#current;
        if (frame?.ref)
            this.unfinished.set(frame.ref.fn, frame.ref);
        else if (frame)
            this.unfinishedFiles.add(frame.file);
    }
    place(frame, span) {
        let known = this.#places.get(span);
        if (known === undefined) {
            known = `${frame.file.path}:${span.start}-${span.end}`;
            this.#places.set(span, known);
        }
        return known;
    }
    /** A value that no caller influences and of which nothing is known. */
    unknown(frame, span, hint = "") {
        if (hint !== "")
            return { term: this.#opaqueAt(frame, span, hint) };
        const known = frame.isSetup ? this.#settings : this.#unknowns;
        let term = known.get(span);
        if (!term) {
            term = this.#opaqueAt(frame, span, hint);
            known.set(span, term);
        }
        return { term };
    }
    #opaqueAt(frame, span, hint) {
        return this.terms.opaque(`${frame.isSetup ? "setting:" : ""}${hint}${this.place(frame, span)}`);
    }
    // --- names --------------------------------------------------------------------------------------------------------
    /** Bindings of enclosing functions that a function needs when it runs, through the functions that it names. */
    freeOf(ref) {
        const known = this.#free.get(ref.fn);
        if (known)
            return known;
        const found = new Set();
        const seen = new Set();
        const waiting = [ref];
        for (let one = waiting.pop(); one; one = waiting.pop()) {
            if (seen.has(one.fn))
                continue;
            seen.add(one.fn);
            for (const binding of this.project.bound(one.file).freeOf.get(one.fn) ?? []) {
                const inner = this.functionOfBinding(binding);
                if (inner)
                    waiting.push(inner);
                else
                    found.add(binding);
            }
            if (found.size > MAX_CAPTURED || seen.size > MAX_CAPTURED) {
                this.unfinished.set(ref.fn, ref);
                break;
            }
        }
        const list = [...found].sort((a, b) => a.ordinal - b.ordinal);
        this.#free.set(ref.fn, list);
        return list;
    }
    /** The function that a name always stands for. */
    functionOfBinding(binding) {
        const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
        if (!write)
            return undefined;
        const fn = write.kind === "function"
            ? write.fn
            : write.kind === "value" && write.path.length === 0 && write.value.kind === "FunctionExpression"
                ? write.value.fn
                : undefined;
        return fn ? this.project.bound(binding.file).refOf.get(fn) : undefined;
    }
    read(frame, state, binding, span) {
        const own = state.env.get(binding);
        // A function inside may run whenever something is called.
        if (own)
            return own.term.op === "const" && this.#isWrittenInside(binding) ? this.unproven.variable(binding, own) : own;
        const fn = this.functionOfBinding(binding);
        if (fn)
            return this.closure(frame, state, fn);
        const captured = frame.captured.get(binding);
        if (captured)
            return this.unproven.variable(binding, captured);
        if (binding.scope.fn === undefined && binding.scope.kind !== "class")
            return this.setup.moduleValue(binding, span);
        const owner = binding.scope.fn;
        if (owner && owner !== frame.ref?.fn) {
            const outer = this.setup.enclosingEnv(binding.file, owner)?.get(binding);
            if (outer)
                return this.unproven.variable(binding, outer);
        }
        return this.typedUnknown(binding);
    }
    /** Some function writes a variable that is not its own. */
    #isWrittenInside(binding) {
        const owner = binding.scope.fn;
        return binding.writes.some((write) => (write.kind === "value" || write.kind === "opaque") &&
            write.inFunction !== undefined &&
            write.inFunction !== owner);
    }
    typedUnknown(binding) {
        const term = this.terms.opaque(`setting:${binding.file.path}:${binding.ordinal}:${binding.name}`);
        const write = binding.writes.find((one) => one.kind === "parameter");
        const annotation = binding.annotation ??
            (write?.kind === "parameter" && write.path.length === 0 ? write.parameter.annotation : undefined);
        return this.typed(binding.file, { term }, annotation);
    }
    typed(file, value, annotation) {
        if (!annotation || value.type !== undefined || value.cls || value.fns)
            return value;
        const entity = this.project.annotated(file, annotation);
        if (entity?.kind === "externalInstance")
            return { ...value, type: this.#modelledType(entity.name) };
        if (entity?.kind === "instance")
            return { ...value, cls: { file: entity.file, cls: entity.cls } };
        return value;
    }
    #modelledType(name) {
        return /^py:pathlib\.(?:Pure|Posix|Windows)/u.test(name) ? "py:pathlib.Path" : name;
    }
    closure(frame, state, ref) {
        const captured = new Map();
        for (const binding of this.freeOf(ref)) {
            const value = state.env.get(binding) ?? frame.captured.get(binding);
            if (value)
                captured.set(binding, seal(this.terms, value, state.facts));
        }
        const self = ref.fn.isArrow ? state.self : undefined;
        const term = this.terms.opaque(`function:${ref.file.path}:${ref.fn.start}`);
        return { term, fns: [{ kind: "function", ref, captured, ...(self ? { self } : {}) }] };
    }
    /** Runs something that starts a stack of its own, whatever called for it. */
    isolated(run) {
        const before = this.nesting;
        run();
        this.nesting = before;
    }
    selfOf(ref) {
        const receiver = this.project.bound(ref.file).receiverOfFunction.get(ref.fn);
        if (receiver?.cls)
            return receiver.isStatic
                ? this.instances.classValue(ref.file, receiver.cls)
                : this.instances.instanceOf(ref.file, receiver.cls);
        if (!receiver?.object)
            return undefined;
        return { term: this.terms.opaque(`object:${ref.file.path}:${receiver.object.start}`) };
    }
    // --- calls --------------------------------------------------------------------------------------------------------
    /** Calls one callable of the project. `self` is the receiver afterwards, `params` are arguments whose objects changed. */
    invoke(frame, state, fn, args, span, isGuess = false) {
        const { ref } = fn;
        const nothing = () => ({ value: this.unknown(frame, span), self: undefined, params: new Map() });
        const isTouched = touches(fn.self, args, fn.captured);
        const contexts = frame.isSetup ? this.#setupContexts : isTouched ? this.#contexts : this.#plainContexts;
        const count = contexts.get(ref.fn) ?? 0;
        const canonical = new Canonical(this.terms, count >= (isTouched ? MAX_CONTEXTS : MAX_PLAIN_CONTEXTS));
        const toCallee = (value) => canonical.value(seal(this.terms, value, state.facts));
        const self = fn.self ? toCallee(fn.self) : undefined;
        const passed = {
            positional: args.positional.map(toCallee),
            named: new Map([...args.named].map(([name, value]) => [name, toCallee(value)])),
            ...(args.rest ? { rest: toCallee(args.rest) } : {}),
            ...(args.namedRest ? { namedRest: toCallee(args.namedRest) } : {}),
            ...(args.isOpen ? { isOpen: true } : {}),
        };
        const captured = new Map();
        for (const binding of this.freeOf(ref)) {
            const value = state.env.get(binding) ?? fn.captured.get(binding) ?? frame.captured.get(binding);
            if (value)
                captured.set(binding, toCallee(value));
        }
        // What this run has put into variables of modules.
        for (const binding of state.env.shared) {
            const value = state.env.get(binding);
            const isShared = value?.term.tainted || (frame.isSetup && (value?.props || value?.items || value?.cls));
            if (value && isShared)
                captured.set(binding, toCallee(value));
        }
        let key = `${this.keys.number(ref.fn)}${frame.isSetup ? "!" : ""}|${self ? this.keys.of(self) : ""}`;
        for (const value of passed.positional)
            key += `|${this.keys.of(value)}`;
        for (const [name, value] of passed.named)
            key += `|${name}=${this.keys.of(value)}`;
        if (passed.rest)
            key += `|...${this.keys.of(passed.rest)}`;
        if (passed.namedRest)
            key += `|**${this.keys.of(passed.namedRest)}`;
        if (passed.isOpen)
            key += "|open";
        if (this.covered)
            key += `|in${this.covered.key}`;
        for (const [binding, value] of captured)
            key += `|${this.keys.number(binding)}:${this.keys.of(value)}`;
        if (!frame.isSetup && this.#budget.isSpent) {
            if (isTouched)
                this.unfinished.set(ref.fn, ref);
            return nothing();
        }
        let outcome = this.#summaries.get(key);
        if (!outcome) {
            const depth = this.#active.length;
            const again = this.#active.filter((one) => one.fn === ref.fn).length;
            if (again >= 2 || this.#active.some((one) => one.key === key))
                return nothing();
            if (depth >= (frame.isSetup ? MAX_SETUP_DEPTH : MAX_CALL_DEPTH) || this.nesting > MAX_CALL_NESTING) {
                if (isTouched && !frame.isSetup)
                    this.unfinished.set(ref.fn, ref);
                return nothing();
            }
            if (count >= MAX_COARSE_CONTEXTS) {
                // Nothing of a caller's is missed where no caller has been yet.
                if (isTouched)
                    this.unfinished.set(ref.fn, ref);
                return nothing();
            }
            contexts.set(ref.fn, count + 1);
            this.#active.push({ fn: ref.fn, key });
            outcome = this.#summarise(ref, passed, self, captured, frame.isSetup);
            this.#active.pop();
            // What one entry point could not finish is not what the next one finds.
            if (frame.isSetup || !this.#budget.isSpent)
                this.#summaries.set(key, outcome);
        }
        return this.#apply(frame, state, outcome, canonical, ref, span, isGuess);
    }
    #summarise(ref, args, self, captured, isSetup) {
        const { fn, file } = ref;
        const bound = this.project.bound(file);
        const frame = this.frame(file, ref, captured, isSetup, bound.sizeOf.get(fn) ?? 1);
        const state = newState();
        state.self = self ?? (fn.isArrow ? undefined : this.selfOf(ref));
        const initial = bindParameters(this, frame, state, ref, args);
        runStatements(this, frame, state, fn.body);
        return this.#outcome(frame, state, ref, initial);
    }
    #outcome(frame, state, ref, initial) {
        const { fn, file } = ref;
        if (!state.dead)
            frame.returns.push({ state, value: { term: this.terms.constant(null) } });
        let joined;
        for (const { state: one, value } of frame.returns) {
            const exit = copyState(one);
            exit.env.set(RESULT, value);
            joined = joined ? joinStates(this.terms, joined, exit, `${file.path}:${fn.start}:return`) : exit;
        }
        const hits = [...frame.hits.values()];
        const effects = [...frame.effects.values()];
        if (!joined) {
            return {
                result: { term: this.terms.constant(null) },
                facts: NO_FACTS,
                returns: false,
                written: new Map(),
                self: undefined,
                params: new Map(),
                hits,
                effects,
            };
        }
        let result = joined.env.get(RESULT);
        if (fn.isGenerator) {
            let elem;
            for (const one of frame.yields)
                elem = elem ? joinValues(this.terms, elem, NO_FACTS, one, NO_FACTS, `${file.path}:${fn.start}:yield`) : one;
            result = { term: elem?.term ?? result.term, ...(elem ? { elem } : {}) };
        }
        const written = new Map();
        for (const [binding, value] of joined.env) {
            if (binding !== RESULT && !frame.settled.has(binding) && binding.scope.fn !== fn)
                written.set(binding, value);
        }
        const params = new Map();
        for (const [index, [binding, before]] of initial) {
            const after = joined.env.get(binding);
            if (after && after !== before && binding.writes.length === 1 && (after.props || after.items || after.elem))
                params.set(index, after);
        }
        const receiver = receiverBinding(this, ref);
        const self = receiver ? joined.env.get(receiver) : joined.self;
        return { result, facts: joined.facts, returns: true, written, self, params, hits, effects };
    }
    #apply(frame, state, outcome, canonical, ref, span, isGuess) {
        const step = { file: frame.file, span, callee: ref };
        for (const hit of outcome.hits) {
            // Everything that is asked of a hit goes through its term once.
            this.#count(hit.term.depth);
            const term = canonical.back(hit.term);
            if (!isExposed(term, KIND_BITS[hit.kind], state.facts)) {
                this.observe?.({ ...hit, state: "cleared" });
                continue;
            }
            this.addHit(frame, state, {
                ...hit,
                term,
                calls: [step, ...hit.calls],
                unsure: hit.unsure || isGuess,
                conditions: hit.conditions.map((one) => ({ ...one, term: canonical.back(one.term) })),
            });
        }
        for (const effect of outcome.effects) {
            this.addEffect(frame, state, {
                ...effect,
                conditions: effect.conditions.map((one) => ({ ...one, term: canonical.back(one.term) })),
            });
        }
        // A promise that nobody awaits may reject as it likes: what follows runs all the same, so its tests say nothing.
        const isWaitedFor = !(ref.fn.isAsync && span === this.dropped);
        // A function that is only guessed at may be another one that does come back.
        if (!outcome.returns && isWaitedFor && !isGuess) {
            state.dead = true;
            return { value: this.unknown(frame, span), self: undefined, params: new Map() };
        }
        const facts = isWaitedFor ? canonical.backFacts(outcome.facts) : NO_FACTS;
        const result = canonical.backValue(outcome.result);
        const value = ref.fn.isAsync && !ref.fn.isGenerator ? { ...result, pending: true } : result;
        for (const [binding, one] of outcome.written)
            state.env.set(binding, canonical.backValue(one));
        const params = new Map([...outcome.params].map(([index, one]) => [index, canonical.backValue(one)]));
        const self = outcome.self ? canonical.backValue(outcome.self) : undefined;
        this.assume(state, facts);
        return { value, self, params };
    }
    assume(state, facts) {
        const spread = new Map();
        for (const [vn, one] of facts) {
            spread.set(vn, one);
            // The caller's term may be a spelling of something that the callee could not see.
            if (one.clear === 0 || one.term.op !== "guarded")
                continue;
            for (const [inner, origin] of this.terms.origins(one.term, "text"))
                if (!spread.has(inner))
                    spread.set(inner, { ...one, term: origin });
        }
        const merged = new Map(state.facts);
        for (const [vn, one] of spread) {
            const other = merged.get(vn);
            merged.set(vn, other ? { ...other, ...one, clear: other.clear | one.clear } : one);
        }
        state.facts = merged;
    }
    /** Evaluates an entry point's handler with the caller's values in its parameters. */
    enter(ref, values, overrides) {
        const { fn, file } = ref;
        const captured = new Map(overrides);
        const frame = this.frame(file, ref, captured, false, this.project.bound(file).sizeOf.get(fn) ?? 1);
        const state = newState();
        for (const [binding, value] of overrides)
            state.env.set(binding, value);
        state.self = this.selfOf(ref);
        const receiver = receiverBinding(this, ref);
        const positional = fn.params.map((parameter, index) => {
            const given = values.get(index);
            if (given)
                return given;
            if (parameter.rest === "positional")
                return { term: this.terms.opaque(`extra:${this.place(frame, parameter)}`) };
            return { term: this.terms.opaque(`extra:${this.place(frame, parameter)}`) };
        });
        this.#active.push({ fn, key: "entry" });
        bindParameters(this, frame, state, ref, {
            positional: receiver ? positional.slice(1) : positional,
            named: new Map(),
        });
        for (const [index, value] of values) {
            // `**kwargs` and `*args` of a handler are the caller's too.
            const parameter = fn.params[index];
            if (parameter?.rest)
                assignPattern(this, frame, state, parameter.target, value);
        }
        runStatements(this, frame, state, fn.body);
        this.#active.pop();
        this.#gatherLeft(frame, state);
        return frame;
    }
    /** What a call leaves of the caller's in variables of modules: the next call finds it there. */
    #gatherLeft(frame, end) {
        for (const state of [...frame.returns.map((one) => one.state), ...(end.dead ? [] : [end])]) {
            for (const binding of state.env.shared) {
                const value = state.env.get(binding);
                if (!value || !isTainted(value))
                    continue;
                const sealed = seal(this.terms, value, state.facts);
                const before = this.left.get(binding);
                const place = `${binding.file.path}:${binding.name}:left`;
                if (!before && this.left.size >= MAX_LEFT) {
                    this.cut();
                    continue;
                }
                this.left.set(binding, before ? joinValues(this.terms, before, NO_FACTS, sealed, NO_FACTS, place) : sealed);
            }
        }
    }
    // --- what is found ------------------------------------------------------------------------------------------------
    conditions(state) {
        const found = [];
        for (const one of state.facts.values()) {
            if (one.equals && one.equals.size > 0 && found.length < 4 && isSourceChain(one.term))
                found.push({ term: one.term, texts: one.equals });
        }
        return found;
    }
    addHit(frame, state, hit) {
        if (frame.isSetup)
            return;
        if (frame.hits.size >= MAX_HITS) {
            this.cut();
            return;
        }
        const weak = [...hit.weak];
        for (const one of weakGuardsOn(this.terms.numbersBelow(hit.term), state.facts)) {
            if (!weak.some((other) => other.file === one.file && other.span.start === one.span.start))
                weak.push(one);
        }
        const own = this.conditions(state);
        const conditions = [
            ...hit.conditions,
            ...own.filter((one) => !hit.conditions.some((other) => other.term.vn === one.term.vn)),
        ];
        const sealed = this.sealed(hit.term, state.facts);
        const key = `${hit.kind}|${hit.file.path}|${hit.expression.start}-${hit.expression.end}|${sealed.shape}|${conditionKey(conditions)}`;
        if (!frame.hits.has(key))
            frame.hits.set(key, { ...hit, term: sealed, weak, conditions });
    }
    sealed(term, facts) {
        return seal(this.terms, { term }, facts).term;
    }
    addEffect(frame, state, effect) {
        if (frame.isSetup)
            return;
        const own = this.conditions(state);
        const conditions = [
            ...effect.conditions,
            ...own.filter((one) => !effect.conditions.some((other) => other.term.vn === one.term.vn)),
        ];
        const key = `${effect.effect}|${conditionKey(conditions)}`;
        if (!frame.effects.has(key))
            frame.effects.set(key, { ...effect, conditions });
    }
}
function touches(self, args, captured) {
    if (self && isTainted(self))
        return true;
    if ((args.rest && isTainted(args.rest)) || (args.namedRest && isTainted(args.namedRest)))
        return true;
    for (const value of args.positional)
        if (isTainted(value))
            return true;
    for (const value of args.named.values())
        if (isTainted(value))
            return true;
    for (const value of captured.values())
        if (isTainted(value))
            return true;
    return false;
}
function conditionKey(conditions) {
    return conditions
        .map((one) => `${one.term.vn}=${[...one.texts].sort().join(",")}`)
        .sort()
        .join(";");
}

;// CONCATENATED MODULE: ./out/audit/flow/requests.js
/**
 * Properties of a request that hold the caller's values. The names of all frameworks together: they do not contradict each
 * other, and which one it is, is not always known.
 */
const PARTS = [
    "body",
    "query",
    "params",
    "headers",
    "cookies",
    "file",
    "files",
    "rawBody",
    "url",
    "originalUrl",
    "query_params",
    "path_params",
    "match_info",
    "rel_url",
    "args",
    "values",
    "view_args",
    "data",
];
/** Methods that give a part as a whole; an argument does not name what is read. */
const WHOLE = {
    json: "body",
    get_json: "body",
    text: "body",
    get_data: "body",
    read: "body",
    post: "body",
    body: "body",
    form: "body",
    parseBody: "body",
    formData: "body",
    blob: "body",
    arrayBuffer: "body",
    valid: "body",
};
/** Methods whose argument names what is read, where it has one. */
const BY_NAME = {
    query: "query",
    queries: "query",
    param: "params",
    header: "headers",
    get: "headers",
};
/** What stands under `c.req`, `ctx.request`, `c.req.raw`. */
const INNER = ["req", "request", "raw"];
/** The value of a parameter that is a request. */
function requestValue(engine, entry, tainted, key) {
    const { handler } = entry;
    const parameter = handler.fn.params[tainted.param];
    const site = parameter ? { site: { file: handler.file, span: parameter } } : {};
    const sources = new Map();
    const source = (part) => {
        let known = sources.get(part);
        if (!known) {
            const one = { key: `${key}|${part}`, path: [], shapes: tainted.shapes, ...site };
            known = engine.terms.source(one);
            sources.set(part, known);
        }
        return known;
    };
    const object = (nesting) => {
        const props = new Map();
        for (const part of PARTS)
            props.set(part, { term: source(part) });
        const isContext = nesting === 0;
        for (const [name, part] of Object.entries(WHOLE)) {
            // The context of Hono has methods of these names that make the answer.
            if (isContext && handler.file.language !== "python")
                continue;
            const own = props.get(name) ?? { term: engine.terms.opaque(`method:${key}.${name}`) };
            props.set(name, { ...own, fns: [{ kind: "given", value: { term: source(part) }, isNamed: false }] });
        }
        for (const [name, part] of Object.entries(BY_NAME)) {
            const own = props.get(name) ?? { term: engine.terms.opaque(`method:${key}.${name}`) };
            props.set(name, { ...own, fns: [{ kind: "given", value: { term: source(part) }, isNamed: true }] });
        }
        if (nesting < INNER.length - 1)
            for (const name of INNER)
                props.set(name, object(nesting + 1));
        return { term: engine.terms.opaque(`request:${key}`), props };
    };
    return object(0);
}

;// CONCATENATED MODULE: ./out/audit/resolve/written-name.js
/**
 * A canonical name as people write it: `node:child_process.exec` is `child_process.exec`, `py:builtins.eval` is `eval`,
 * `pypi:x.Client#get` is `x.Client.get`.
 */
function writtenName(canonical) {
    return canonical.replace(/^py:builtins\.|^(node|npm|py|pypi|global):/, "").replace("#", ".");
}

;// CONCATENATED MODULE: ./out/audit/flow/trace.js

const trace_MAX_STEPS = 30;
function traceOf(entry, exposure, hit) {
    const steps = [];
    const chain = [entry.handler.fn, ...hit.calls.map((call) => call.callee.fn)];
    let depth = 0;
    const callsUpTo = (level) => {
        for (; depth < level; depth++) {
            const call = hit.calls[depth];
            if (!call)
                break;
            steps.push({
                file: call.file,
                span: call.span,
                message: `passed to ${readable(call.callee.qualifiedName)}()`,
                depth,
            });
        }
    };
    const [source, ...rest] = exposure.path;
    const from = exposure.argument === "" ? "the arguments come" : `argument "${exposure.argument}" comes`;
    const read = [...exposure.path].find((term) => term.op === "prop" && term.site && term.text === exposure.argument);
    const start = read?.site ?? source?.site;
    steps.push({
        file: start?.file ?? entry.handler.file,
        span: start?.span ?? entry.handler.fn.params[0] ?? entry.handler.fn,
        message: `${from} from the caller`,
        depth: 0,
    });
    for (const term of rest) {
        const what = describe(term);
        if (what === undefined || !term.site)
            continue;
        const { file, span } = term.site;
        const level = chain.findLastIndex((fn, i) => i >= depth && fileOf(entry, hit, i) === file && fn.start <= span.start && span.end <= fn.end);
        if (level > depth)
            callsUpTo(level);
        const last = steps.at(-1);
        if (last && last.file === file && last.span.start === span.start && last.span.end === span.end)
            continue;
        steps.push({ file, span, message: what, depth: level >= 0 ? depth : depth + 1 });
    }
    callsUpTo(hit.calls.length);
    steps.push({
        file: hit.file,
        span: hit.call,
        message: `reaches ${writtenName(hit.callee)}`,
        depth: hit.calls.length,
    });
    return elided(steps);
}
function fileOf(entry, hit, index) {
    return index === 0 ? entry.handler.file : hit.calls[index - 1]?.callee.file;
}
function readable(name) {
    return name.startsWith("<module>.") ? name.slice(9) : name;
}
function describe(term) {
    switch (term.op) {
        case "concat":
            return "put into a text";
        case "join":
            return "joined to a path";
        case "norm":
            return "made a normal path";
        case "replace":
            return "changed by a replacement";
        case "decode":
            return "decoded";
        case "mix":
            return term.text === "joined"
                ? "joined into a text"
                : term.text === "unknown"
                    ? "passed through a function that is not known"
                    : "put into a value";
        default:
            return undefined;
    }
}
/** Keeps both ends of a long trace; the first step after the gap tells how many are left out. */
function elided(steps) {
    if (steps.length <= trace_MAX_STEPS)
        return [...steps];
    const head = trace_MAX_STEPS / 2;
    const skipped = steps.length - trace_MAX_STEPS;
    const tail = steps.slice(head + skipped).map((step, i) => (i > 0 ? step : { ...step, skipped }));
    return [...steps.slice(0, head), ...tail];
}

;// CONCATENATED MODULE: ./out/audit/flow/analyse.js
/** Runs every entry point with its caller's values and gathers what reaches sinks and what is done on the way. */








/**
 * Flows from callers' values to sinks, and effects, of each entry point.
 *
 * Deterministic: entries are taken in the order of their places, whatever order they come in. Work is bounded for each
 * function and in all; those whose budget ran out are in `unfinished`, with what was found until then.
 * @param working called after each STEPS_PER_CALL steps; what it throws is handed on
 * @param maxSteps of all entries together, see budget.ts
 * @param observe is told of every sink that the evaluation comes by
 */
function analyseFlows(project, entries, working, maxSteps, observe) {
    const budget = new Budget(maxSteps);
    let engine = new Engine(project, budget, working, observe);
    const unfinished = new Map();
    const unfinishedFiles = new Set();
    const gather = () => {
        for (const [fn, ref] of engine.unfinished)
            unfinished.set(fn, ref);
        for (const file of engine.unfinishedFiles)
            unfinishedFiles.add(file);
    };
    const flows = [];
    const effects = [];
    const exhausted = [];
    for (const entry of [...entries].sort(byPlace)) {
        const dispatched = dispatchName(engine, entry);
        budget.grant();
        let frame;
        try {
            frame = analyse_enter(engine, entry, dispatched);
        }
        catch (error) {
            // The stack is bounded by nesting counters; should a tree still be too deep for it, say so and go on.
            if (!(error instanceof RangeError))
                throw error;
            unfinished.set(entry.handler.fn, entry.handler);
            exhausted.push(entry);
            gather();
            // What it was in the middle of is still on its stack: the next entry must not find its functions active.
            engine = new Engine(project, budget, working, observe);
            continue;
        }
        const own = flowsOf(entry, frame, dispatched, () => unfinished.set(entry.handler.fn, entry.handler));
        if (own.length === 0 && (frame.exhausted || budget.isSpent))
            exhausted.push(entry);
        flows.push(...own);
        // A route is no tool: what it may do is not asked of it.
        if (entry.kind !== "route")
            effects.push({ entry, byTool: effectsOf(entry, frame, dispatched) });
    }
    flows.push(...flowsBetweenCalls(engine, budget, entries, flows));
    gather();
    const byFunction = [...unfinished.values()].sort((a, b) => compareText(a.file.path, b.file.path) || a.fn.start - b.fn.start);
    const files = [...unfinishedFiles].sort((a, b) => compareText(a.path, b.path));
    return { flows: flows.sort(byFlow), effects, unfinished: byFunction, unfinishedFiles: files, exhausted };
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function byPlace(a, b) {
    return (
    // What is left of the budget goes to routes last: a tool is what the audit is about.
    Number(a.kind === "route") - Number(b.kind === "route") ||
        compareText(a.handler.file.path, b.handler.file.path) ||
        a.handler.fn.start - b.handler.fn.start ||
        compareText(a.kind, b.kind) ||
        compareText(a.name, b.name) ||
        a.registration.startLine - b.registration.startLine ||
        a.registration.startColumn - b.registration.startColumn);
}
function byFlow(a, b) {
    return (compareText(a.sink.file.path, b.sink.file.path) ||
        a.sink.expression.start - b.sink.expression.start ||
        a.sink.expression.end - b.sink.expression.end ||
        compareText(a.sink.kind, b.sink.kind) ||
        compareText(a.argument, b.argument) ||
        byPlace(a.entry, b.entry));
}
/** The term that holds the tool's name in a handler for all tools. */
function dispatchName(engine, entry) {
    const name = entry.nameParameter;
    if (!name)
        return undefined;
    const shared = entry.tainted.find((one) => one.param === name.param);
    const root = shared
        ? sourceTerm(engine, entry, shared)
        : engine.terms.source({ key: `${entryKey(entry)}|name|${name.param}`, path: [NEVER], shapes: new Map() });
    let term = root;
    for (const step of name.path)
        term = engine.terms.prop(term, step);
    return { param: name.param, term, isOwn: !shared };
}
function entryKey(entry) {
    const { file, fn } = entry.handler;
    return `${entry.kind}|${entry.name}|${file.path}|${fn.start}|${entry.registration.path}|${entry.registration.startLine}|${entry.registration.startColumn}`;
}
function sourceTerm(engine, entry, tainted) {
    const { handler } = entry;
    const parameter = handler.fn.params[tainted.param];
    return engine.terms.source({
        key: `${entryKey(entry)}|${tainted.param}`,
        path: tainted.path,
        shapes: tainted.shapes,
        ...(tainted.argument !== undefined ? { argument: tainted.argument } : {}),
        ...(parameter ? { site: { file: handler.file, span: parameter } } : {}),
    });
}
function analyse_enter(engine, entry, dispatched, left = new Map()) {
    const values = new Map();
    for (const tainted of entry.tainted) {
        if (tainted.isRequest) {
            values.set(tainted.param, requestValue(engine, entry, tainted, `${entryKey(entry)}|${tainted.param}`));
            continue;
        }
        let term = sourceTerm(engine, entry, tainted);
        const shape = tainted.argument === undefined ? undefined : tainted.shapes.get(tainted.argument);
        if (shape && shape.kind !== "any") {
            term = engine.terms.guarded(term, shape.kind === "pattern" ? patternMeaning(shape.pattern, "", "anywhere").clears : EVERYTHING);
        }
        values.set(tainted.param, { term });
    }
    if (dispatched?.isOwn)
        values.set(dispatched.param, { term: dispatched.term });
    engine.nesting = 0;
    return engine.enter(entry.handler, values, left);
}
function toolsOf(entry, conditions, dispatched) {
    const texts = dispatched ? conditions.find((one) => one.term.vn === dispatched.term.vn)?.texts : undefined;
    if (texts)
        return [...texts].sort(compareText);
    return entry.name === "" || entry.kind === "route" ? [] : [entry.name];
}
/**
 * What one call leaves in a variable of a module and another one runs: a queue that one tool fills and another works off.
 * Only programs and commands: a file that a tool has been told to work on is the server's state, and meant to be.
 */
function flowsBetweenCalls(engine, budget, entries, known) {
    if (engine.left.size === 0)
        return [];
    const left = new Map(engine.left);
    const seen = new Set(known.map(flowKey));
    const owners = entries.map((entry) => ({ entry, key: `${entryKey(entry)}|` }));
    const found = [];
    for (const entry of [...entries].sort(byPlace)) {
        const folder = entry.handler.file.package.path;
        budget.grant();
        if (entry.kind === "route")
            continue;
        const near = new Map([...left].filter(([binding]) => binding.file.package.path === folder));
        if (near.size === 0)
            continue;
        const dispatched = dispatchName(engine, entry);
        let frame;
        try {
            frame = analyse_enter(engine, entry, dispatched, near);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            return found;
        }
        for (const hit of frame.hits.values()) {
            if (hit.kind !== "SHELL" && hit.kind !== "CODE")
                continue;
            for (const exposure of exposures(hit.term, KIND_BITS[hit.kind], NO_FACTS)) {
                const owner = owners.find((one) => exposure.source.key.startsWith(one.key))?.entry;
                if (!owner)
                    continue;
                const flow = flowOf(owner, exposure, hit, owner.name === "" || owner.kind === "route" ? [] : [owner.name], traceOf(entry, exposure, hit));
                const key = flowKey(flow);
                if (seen.has(key))
                    continue;
                seen.add(key);
                found.push({ ...flow, confidence: "medium" });
            }
        }
    }
    return found;
}
function flowKey({ sink, argument }) {
    return `${sink.kind}|${sink.file.path}|${sink.expression.start}|${sink.expression.end}|${argument}`;
}
function flowOf(entry, exposure, hit, tools, steps) {
    return {
        entry,
        argument: exposure.argument,
        tools,
        sink: {
            kind: hit.kind,
            callee: hit.callee,
            file: hit.file,
            call: hit.call,
            expression: hit.expression,
            scope: hit.scope,
        },
        whole: isWholeHit(hit),
        leads: !hit.isPart && leads(hit.term),
        ...memberOf(exposure),
        steps,
        weakGuards: hit.weak,
        confidence: exposure.unsure || hit.unsure ? "medium" : "high",
    };
}
/** The last property that is read of the source before anything else is done with it. */
function memberOf({ path, argument }) {
    let member = "";
    for (const term of path.slice(1)) {
        if (term.op !== "prop")
            break;
        member = term.text;
    }
    return member === "" || member === argument ? {} : { member };
}
function flowsOf(entry, frame, dispatched, cut) {
    const found = new Map();
    for (const hit of frame.hits.values()) {
        for (const exposure of exposures(hit.term, KIND_BITS[hit.kind], NO_FACTS, cut)) {
            const tools = toolsOf(entry, hit.conditions, dispatched);
            const key = `${hit.kind}|${hit.file.path}|${hit.expression.start}|${hit.expression.end}|${exposure.argument}`;
            const other = found.get(key);
            if (other) {
                const all = [...new Set([...other.tools, ...tools])].sort(compareText);
                found.set(key, {
                    ...other,
                    tools: all,
                    whole: other.whole && isWholeHit(hit),
                    leads: other.leads === true && !hit.isPart && leads(hit.term),
                });
                continue;
            }
            found.set(key, flowOf(entry, exposure, hit, tools, traceOf(entry, exposure, hit)));
        }
    }
    return [...found.values()];
}
function isWholeHit(hit) {
    return !hit.isPart && exposure_isWhole(hit.term);
}
function effectsOf(entry, frame, dispatched) {
    const byTool = new Map();
    const names = new Set();
    if (entry.name !== "" || !dispatched)
        byTool.set(entry.name, new Map());
    for (const effect of frame.effects.values()) {
        const tools = toolsOf(entry, effect.conditions, dispatched);
        for (const tool of tools.length > 0 ? tools : [""]) {
            names.add(tool);
            let found = byTool.get(tool);
            if (!found) {
                found = new Map();
                byTool.set(tool, found);
            }
            if (!found.has(effect.effect))
                found.set(effect.effect, { file: effect.file, span: effect.span, callee: effect.callee });
        }
    }
    return new Map([...byTool]
        .sort(([a], [b]) => compareText(a, b))
        .map(([tool, map]) => [tool, new Map([...map].sort(([a], [b]) => compareText(a, b)))]));
}

;// CONCATENATED MODULE: ./out/audit/inventory.js



/**
 * The servers of the source with their tools and what these do: one for each package that registers a tool, a resource or
 * a prompt. A server that builds its list of tools at run time has none here.
 * @param reported paths of the files that the audit is about; servers elsewhere are left out
 */
function serversOf(entries, flows, reported) {
    const effects = effectsByEntry(flows);
    const servers = new Map();
    for (const entry of entries) {
        const { file } = entry.handler;
        if (!(0,match_context/* isShipped */.iw)(file.role) || entry.kind === "route")
            continue;
        if (!reported.has(entry.registration.path))
            continue;
        let server = servers.get(file.package.path);
        if (!server) {
            server = {
                key: file.package.name || external_node_path_.posix.parse(file.path).name,
                package: file.package.name,
                sdk: entry.sdk,
                tools: new Map(),
            };
            servers.set(file.package.path, server);
        }
        const byTool = effects.get(entry) ?? new Map();
        for (const [name, location] of namesOf(entry, byTool)) {
            const known = server.tools.get(name)?.effects ?? [];
            const found = [...new Set([...known, ...(byTool.get(name) ?? [])])].sort(order/* compareText */.n);
            server.tools.set(name, { name, location: server.tools.get(name)?.location ?? location, effects: found });
        }
    }
    return [...servers.entries()]
        .sort(([a], [b]) => (0,order/* compareText */.n)(a, b))
        .map(([, server]) => ({
        key: server.key,
        ...(server.package ? { package: server.package } : {}),
        sdk: server.sdk,
        tools: [...server.tools.values()].sort((a, b) => (0,order/* compareText */.n)(a.name, b.name)),
    }));
}
function effectsByEntry(flows) {
    return new Map(flows.effects.map(({ entry, byTool }) => [
        entry,
        new Map([...byTool].map(([tool, effects]) => [tool || entry.name, [...effects.keys()]])),
    ]));
}
/** A tool by its own registration; of a dispatch those that the listing declares, and those that it tells apart. */
function namesOf(entry, byTool) {
    if (entry.kind !== "tool" && entry.kind !== "dispatch")
        return [];
    if (entry.kind === "tool")
        return entry.name === "" ? [] : [[entry.name, entry.registration]];
    const names = new Map((entry.declares ?? []).map((tool) => [tool.name, tool.location]));
    for (const name of byTool.keys())
        if (name !== "" && !names.has(name))
            names.set(name, entry.registration);
    return [...names];
}

// EXTERNAL MODULE: ./out/audit/load.js + 1 modules
var load = __webpack_require__(5705);
// EXTERNAL MODULE: ./out/audit/parse/config/parse.js
var config_parse = __webpack_require__(5269);
;// CONCATENATED MODULE: ./out/audit/manifests.js



const manifests_NAMES = new Map([
    ["package.json", "json"],
    ["pyproject.toml", "toml"],
    ["tsconfig.json", "jsonc"],
    ["jsconfig.json", "jsonc"],
]);
/** Configurations that one `extends` chain may name. */
const MAX_EXTENDS = 8;
/**
 * Reads what resolution needs to know of packages: the manifests and compiler options in the folders of the files and
 * above them. What cannot be read is left out: imports then resolve as far as paths go.
 * @param root absolute real path
 * @param paths of source files, relative to the root, POSIX
 * @returns parsed values by path relative to the root
 */
async function readManifests(root, paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let folder = external_node_path_.posix.dirname(path); !folders.has(folder); folder = external_node_path_.posix.dirname(folder))
            folders.add(folder);
    }
    const manifests = new Map();
    for (const folder of [...folders].sort()) {
        for (const [name, language] of manifests_NAMES) {
            await read(root, external_node_path_.posix.join(folder, name), language, manifests, 0);
        }
    }
    return manifests;
}
async function read(root, path, language, manifests, chain) {
    if (manifests.has(path) || chain > MAX_EXTENDS)
        return;
    const source = (0,read_source/* readSource */.o$)(root, path);
    if (!("text" in source))
        return;
    const { value } = await (0,config_parse/* parseConfig */.o)(source.text, path, language);
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return;
    manifests.set(path, value);
    if (language !== "jsonc")
        return;
    const parents = value.extends;
    for (const parent of Array.isArray(parents) ? parents : [parents]) {
        if (typeof parent !== "string" || !parent.startsWith("."))
            continue;
        const target = external_node_path_.posix.join(external_node_path_.posix.dirname(path), parent);
        await read(root, target.endsWith(".json") ? target : `${target}.json`, language, manifests, chain + 1);
    }
}

// EXTERNAL MODULE: ./out/audit/match/config.js + 2 modules
var match_config = __webpack_require__(5046);
// EXTERNAL MODULE: ./out/audit/server/handlers.js
var handlers = __webpack_require__(8342);
;// CONCATENATED MODULE: ./out/audit/match/annotations.js



const CONTRADICTIONS = new Map([
    [
        "read-only-deletes",
        {
            effect: "fs-delete",
            hints: [
                ["readOnlyHint", true],
                ["destructiveHint", false],
            ],
        },
    ],
    ["read-only-writes", { effect: "fs-write", hints: [["readOnlyHint", true]] }],
    ["closed-world-connects", { effect: "net", hints: [["openWorldHint", false]] }],
]);
/** What only a tool's own working files are called: nobody's data is lost with them. */
const SCRATCH = /cache|te?mp|log|lock|\.pid\b/iu;
const MAX_STATEMENT = 300;
/** Predicates `read-only-deletes`, `read-only-writes`, `closed-world-connects`: one finding for each tool. */
function matchAnnotations(rule, context) {
    const contradiction = rule.match?.kind === "call" ? CONTRADICTIONS.get(rule.match.predicate) : undefined;
    const drafts = [];
    const seen = new Set();
    for (const { entry, byTool } of context.flows.effects) {
        for (const [tool, effects] of byTool) {
            const witness = contradiction && effects.get(contradiction.effect);
            const hint = contradiction?.hints.find(([name, value]) => hintOf(entry, tool, name) === value);
            if (!witness || !hint)
                continue;
            const text = witness.file.text.slice(witness.span).slice(0, MAX_STATEMENT);
            if (contradiction.effect !== "net" && SCRATCH.test(text))
                continue;
            const location = entry.declares?.find((one) => one.name === tool)?.location ?? entry.registration;
            const name = tool || entry.name;
            const key = JSON.stringify([location, name]);
            if (name === "" || seen.has(key))
                continue;
            seen.add(key);
            drafts.push({
                rule,
                package: entry.handler.file.package,
                location,
                offset: location.startLine * 100_000 + location.startColumn,
                scope: name,
                identity: hint[0],
                expression: name,
                params: { tool: name, hint: `${hint[0]}: ${hint[1]}`, sink: writtenName(witness.callee) },
                confidence: "high",
                demoted: (0,match_context/* demotion */.Yb)(context, entry.handler.file.role),
                related: [{ location: (0,handlers/* locate */.x5)(witness.file, witness.span), message: "It happens here." }],
                subject: { tools: [name], fault: "server" },
                data: { hint: hint[0], sink: witness.callee },
            });
        }
    }
    return { drafts, undecided: [] };
}
function hintOf(entry, tool, name) {
    return entry.annotations?.get(name) ?? (entry.declares ?? []).find((one) => one.name === tool)?.annotations.get(name);
}

;// CONCATENATED MODULE: ./out/audit/match/capability.js


/** Rules of kind `capability`: what the code behind a tool does, one note for each tool. */
function matchCapability(rule, context) {
    const { match } = rule;
    if (match?.kind !== "capability")
        return { drafts: [], undecided: [] };
    const drafts = new Map();
    for (const { entry, byTool } of context.flows.effects) {
        for (const [tool, effects] of byTool) {
            const witness = effects.get(match.effect);
            if (!witness)
                continue;
            const name = tool || entry.name || entry.handler.qualifiedName;
            const location = placeOf(entry, tool);
            const { file } = entry.handler;
            const key = JSON.stringify([location.path, location.startLine, location.startColumn, name]);
            if (drafts.has(key))
                continue;
            drafts.set(key, {
                rule,
                package: file.package,
                location,
                offset: location.startLine,
                scope: name,
                identity: match.effect,
                expression: name,
                params: { tool: name, sink: writtenName(witness.callee) },
                confidence: "high",
                related: [{ location: (0,handlers/* locate */.x5)(witness.file, witness.span), message: "It happens here." }],
                subject: { tools: [name] },
                data: { effect: match.effect, sink: witness.callee },
            });
        }
    }
    return { drafts: [...drafts.values()], undecided: [] };
}
/** Where a tool is declared; for one of a dispatch its entry in the listing, when the source has one. */
function placeOf(entry, tool) {
    return entry.declares?.find((declared) => declared.name === tool)?.location ?? entry.registration;
}

;// CONCATENATED MODULE: ./out/audit/match/config-launch.js
/** What the configurations of clients let a server do: containers, shells, folders, and calls without a question. */



const PREDICATES = new Map([
    ["privileged-container", privileges],
    ["shell-launcher", shellLine],
    ["broad-root", broadRoots],
    ["auto-approve", approvals],
]);
/** Predicates over one server of a configuration: one finding for each place. */
function matchLaunches(rule, context) {
    const places = rule.match?.kind === "config" ? PREDICATES.get(rule.match.predicate) : undefined;
    if (!places)
        return { drafts: [], undecided: [] };
    const drafts = context.configs.flatMap((config) => (0,match_config/* launchesIn */.nb)(config.document).flatMap((launch) => places(launch).map((place) => draftOf(rule, context, config, launch, place))));
    return { drafts, undecided: [] };
}
function draftOf(rule, context, config, launch, place) {
    const region = config.document.regionOf(place.path);
    return {
        rule,
        package: config.file.package,
        location: { path: config.file.path, ...region },
        offset: region.startLine * 100_000 + region.startColumn,
        scope: launch.server,
        identity: place.what,
        expression: place.what,
        params: { server: launch.server, what: place.isPhrase ? (0,message/* phrase */.MZ)(place.what) : place.what },
        confidence: "high",
        demoted: (0,match_context/* demotion */.Yb)(context, config.file.role),
        subject: { server: launch.server },
        data: { what: place.what },
    };
}
function program(word) {
    const name = (word ?? "").slice(Math.max((word ?? "").lastIndexOf("/"), (word ?? "").lastIndexOf("\\")) + 1);
    return name.toLowerCase().replace(/\.(?:cmd|exe|bat)$/u, "");
}
/** Capabilities with which a container is root of its host. */
const CAPABILITIES = /^(?:ALL|(?:CAP_)?(?:SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH|NET_ADMIN|BPF))$/iu;
const HOST_MOUNT = /^(?:\/|\/var\/run\/docker\.sock|\/run\/docker\.sock|\/etc|\/root|\/proc|\/sys|[a-z]:[\\/])$/iu;
/** Options of `docker run` without a value. */
const SWITCHES = /^(?:-[ditP]+|--(?:rm|interactive|tty|detach|init|read-only|privileged|publish-all|no-healthcheck|oom-kill-disable|quiet))$/u;
/** Options of `docker run` that hand the host to the container. Source: the manual of docker run. */
function privileges({ words }) {
    const first = program(words[0]?.text);
    const start = words.findIndex((word) => word.text === "run" || word.text === "create");
    if ((first !== "docker" && first !== "podman") || start < 0)
        return [];
    const found = [];
    for (let at = start + 1; at < words.length; at++) {
        const word = words[at];
        if (!word.text.startsWith("-")) {
            // The value of the option before it, or the image: what follows that belongs to the program in it.
            const before = words[at - 1]?.text ?? "";
            if (!before.startsWith("-") || before.includes("=") || SWITCHES.test(before))
                break;
            continue;
        }
        const equals = word.text.indexOf("=");
        const option = equals < 0 ? word.text : word.text.slice(0, equals);
        const value = equals < 0 ? (words[at + 1]?.text ?? "") : word.text.slice(equals + 1);
        const path = equals < 0 && option !== "--privileged" ? (words[at + 1]?.path ?? word.path) : word.path;
        if (option === "--privileged" && value !== "false")
            found.push({ path, what: "--privileged" });
        else if (/^--(?:pid|ipc|uts|userns|net|network)$/u.test(option) && value === "host")
            found.push({ path, what: `${option} host` });
        else if (option === "--cap-add" && CAPABILITIES.test(value))
            found.push({ path, what: `--cap-add ${value}` });
        else if (option === "-v" || option === "--volume") {
            const source = /^[a-z]:[\\/](?=:)/iu.exec(value)?.[0] ?? value.split(":")[0] ?? "";
            if (HOST_MOUNT.test(source))
                found.push({ path, what: source });
        }
        else if (option === "--mount") {
            const source = /(?:^|,)(?:source|src)=([^,]*)/u.exec(value)?.[1] ?? "";
            if (HOST_MOUNT.test(source))
                found.push({ path, what: source });
        }
    }
    return found;
}
const config_launch_SHELLS = new Set(["sh", "bash", "zsh", "dash", "ksh", "cmd", "powershell", "pwsh"]);
const FETCHES = /\b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b/iu;
const RUNS = /\|\s*(?:sudo\s+)?(?:ba|z|da|k)?sh\b|\|\s*(?:python3?|node|iex)\b|\biex\b|\beval\b|\$\(|&&\s*(?:ba|z)?sh\b/iu;
/** A shell that is given a line which fetches what it runs, or one that nobody can read. */
function shellLine({ words }) {
    if (!config_launch_SHELLS.has(program(words[0]?.text)))
        return [];
    const found = [];
    for (const [index, { text, path }] of words.entries()) {
        if (index === 0)
            continue;
        if (/^-e(?:nc(?:odedcommand)?)?$/iu.test(text) && /^(?:powershell|pwsh)$/u.test(program(words[0]?.text)))
            found.push({ path, what: "an encoded command", isPhrase: true });
        else if (FETCHES.test(text) && RUNS.test(text))
            found.push({ path, what: "code that it downloads", isPhrase: true });
    }
    return found.slice(0, 1);
}
const FILE_SERVERS = /(?:^|[/@-])(?:server-filesystem|mcp-filesystem|filesystem-mcp|mcp-server-filesystem|filesystem)(?:-server)?(?:@[\w.^~-]*)?$/iu;
const BROAD = /^(?:\/|~\/?|\$\{?HOME\}?\/?|%USERPROFILE%\\?|\$\{env:HOME\}\/?|\$\{userHome\}\/?|[a-z]:[\\/]?|\/home|\/Users|\/root|\/etc)$/iu;
/** A server for files that is given a whole disk or a whole home. */
function broadRoots({ words }) {
    const server = words.findIndex(({ text }) => FILE_SERVERS.test(text));
    if (server < 0)
        return [];
    return words
        .slice(server + 1)
        .filter(({ text }) => BROAD.test(text))
        .map(({ text, path }) => ({ path, what: text }));
}
/** Keys under which clients keep tools that they call without asking. */
const APPROVALS = new Set(["alwaysAllow", "autoApprove", "always_allow", "auto_approve"]);
/** Names that say that a tool changes something; others may only read. */
const CHANGES = /(?:^|[_\W])(?:write|edit|delete|remove|create|update|move|rename|exec|execute|run|shell|command|bash|terminal|send|post|put|push|merge|deploy|install|upload|publish|drop|insert|kill|eval)(?:$|[_\W])/iu;
function approvals({ entry, path }) {
    const found = [];
    for (const [key, value] of Object.entries(entry)) {
        if (key === "trust" && value === true)
            found.push({ path: [...path, key], what: "all tools", isPhrase: true });
        if (!APPROVALS.has(key))
            continue;
        if (value === true)
            found.push({ path: [...path, key], what: "all tools", isPhrase: true });
        for (const [index, name] of texts(value)) {
            const isAll = name === "*";
            const words = name.replace(/(?<=[a-z])(?=[A-Z])/gu, "_");
            if (isAll)
                found.push({ path: [...path, key, index], what: "all tools", isPhrase: true });
            else if (CHANGES.test(words))
                found.push({ path: [...path, key, index], what: name });
        }
    }
    return found;
}
function texts(value) {
    if (!Array.isArray(value) || (0,match_config/* isRecord */.u4)(value))
        return [];
    return value.flatMap((one, index) => typeof one === "string" ? [[index, one.slice(0, 200)]] : []);
}

// EXTERNAL MODULE: ./out/audit/match/draft.js
var draft = __webpack_require__(1782);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
;// CONCATENATED MODULE: ./out/audit/match/flow.js








/** Longest text of a step; it names functions and arguments, which the code's author chose. */
const MAX_STEP = 200;
/** Rules of kind `flow`: one finding for each sink expression, whichever tools reach it. */
function matchFlow(rule, context) {
    const { match } = rule;
    if (match?.kind !== "flow")
        return { drafts: [], undecided: [] };
    const groups = new Map();
    for (const flow of context.flows.flows) {
        if (flow.sink.kind !== match.sink && !flow.sink.kind.startsWith(`${match.sink}_`))
            continue;
        if (match.whole !== undefined && match.whole !== isPassThrough(context, flow))
            continue;
        const { file, expression } = flow.sink;
        const key = `${file.path}:${expression.start}:${expression.end}`;
        const group = groups.get(key);
        if (group)
            group.push(flow);
        else
            groups.set(key, [flow]);
    }
    const drafts = [...groups.values()]
        .filter((group) => match.claimsReadOnly === undefined || match.claimsReadOnly === group.some(claimsReadOnly))
        .map((group) => flow_draftOf(rule, context, group));
    return {
        drafts: (0,draft/* withoutBuildTwins */.i2)(drafts, (draft) => [draft.identity, draft.subject?.argument, draft.subject?.tools]),
        undecided: [],
    };
}
/** What a program as an argument is called, and in which language it may be. */
const flow_PROGRAMS = new Set([
    "code",
    "script",
    "source",
    "program",
    "snippet",
    "command",
    "cmd",
    "shell",
]);
const LANGUAGES = new Set(["python", "py", "javascript", "js", "typescript", "ts", "bash", "sh"]);
/**
 * The tool hands the caller's own text over, means to, and nothing on the way tried to restrict it. A whole command line
 * needs no word: nothing else can be meant by it. What is evaluated may have been meant as a formula or a filter, unless
 * the argument is called a program, and nothing else; no description, and no name of a tool, counts
 * (docs/decisions/0041-passthrough.md).
 */
function isPassThrough(context, flow) {
    if (isMeant(context, flow))
        return true;
    const { kind } = flow.sink;
    if ((kind !== "URL" && kind !== "SQL") || flow.weakGuards.length > 0)
        return false;
    // The robots.txt of a page that is to be fetched; a table for the statements of a tool that runs any statement.
    return context.flows.flows.some((other) => other.entry === flow.entry &&
        other.sink.kind === kind &&
        (kind === "SQL" || other.argument === flow.argument) &&
        isMeant(context, other));
}
function isMeant(context, flow) {
    const isPath = flow.sink.kind.startsWith("PATH_");
    const isOwn = isPath ? flow.leads === true : flow.whole;
    if (!isOwn || flow.weakGuards.length > 0)
        return false;
    // A whole command line is meant to be one, whoever sends it.
    if (!CALLED.has(flow.entry.kind) && flow.sink.kind !== "SHELL")
        return false;
    const named = isPath ? isPathName : PURPOSES.get(flow.sink.kind);
    if (named && !named(flow.member ?? flow.argument))
        return false;
    return flow.sink.kind !== "SQL" || !isInReadOnlyTransaction(context, flow);
}
/** What a model calls by name and arguments; a request over HTTP has no schema that says what it is for. */
const CALLED = new Set(["tool", "dispatch", "prompt", "resource"]);
const ADDRESSES = new Set("url urls uri uris link links href webpage website".split(" "));
const flow_STATEMENTS = new Set("sql query queries statement statements".split(" "));
const PATTERNS = new Set("pattern patterns regex regexes regexp re".split(" "));
/** What an argument has to be called where the value alone does not say that the tool is meant to use it so. */
const PURPOSES = new Map([
    ["CODE", isProgramName],
    ["EXECPATH", isProgramName],
    ["URL", (argument) => wordsOf(argument).some((word) => ADDRESSES.has(word))],
    ["SQL", (argument) => wordsOf(argument).some((word) => flow_STATEMENTS.has(word))],
    ["REGEX", (argument) => wordsOf(argument).some((word) => PATTERNS.has(word))],
]);
const PLACES = new Set(("path paths file files filepath dir directory folder workspace project repo repository root cwd destination dest output " +
    "input location template").split(" "));
/** `output_path`, `projectRoot`: what no folder of the server's stands before is meant as a path of the caller's choice. */
function isPathName(argument) {
    return wordsOf(argument).some((word) => PLACES.has(word));
}
/** A transaction that is opened for reading only is a guard, and one that the caller's own `COMMIT` ends. */
function isInReadOnlyTransaction({ project }, { sink }) {
    const around = (0,match_context/* functionAround */.OC)(project, sink.file, sink.call);
    return around !== undefined && /\bread\s+only\b/i.test(sink.file.text.slice(around.fn).slice(0, MAX_FUNCTION));
}
const MAX_FUNCTION = 20_000;
/** `code`, `source_code`, `pythonScript`; not `country_code`, `resource`. */
function isProgramName(argument) {
    const words = wordsOf(argument);
    return words.some((word) => flow_PROGRAMS.has(word)) && words.every((word) => flow_PROGRAMS.has(word) || LANGUAGES.has(word));
}
function wordsOf(argument) {
    return argument
        .slice(0, MAX_STEP)
        .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
        .toLowerCase()
        .split(/[_-]/);
}
/** The tools of a flow that tell clients that they change nothing. */
function readOnlyTools({ entry, tools }) {
    return tools.filter((tool) => hint(entry, tool, "readOnlyHint"));
}
function claimsReadOnly(flow) {
    return readOnlyTools(flow).length > 0;
}
function flow_draftOf(rule, context, group) {
    const flows = [...group].sort(compareFlows);
    // A rule about the claim speaks of the tools that make it; the others that reach the sink are its subject all the same.
    const isAboutClaim = rule.match?.kind === "flow" && rule.match.claimsReadOnly === true;
    const spoken = isAboutClaim ? flows.filter(claimsReadOnly) : flows;
    const flow = spoken[0];
    const { file, expression, callee } = flow.sink;
    const tools = names(flows.flatMap((one) => one.tools));
    const named = isAboutClaim ? names(spoken.flatMap(readOnlyTools)) : tools;
    const bundled = file.isBundle || flow.entry.handler.file.isBundle;
    // The one place where a bundle counts: what was sure stays sure enough to gate.
    const confidence = bundled ? (0,draft/* stepDown */.v6)(flow.confidence) : flow.confidence;
    return {
        rule,
        package: file.package,
        location: (0,handlers/* locate */.x5)(file, expression),
        offset: expression.start,
        scope: (0,match_context/* scopeAround */.oU)(context, file, flow.sink.call),
        identity: callee,
        expression: file.text.slice(expression),
        params: { tool: listed(named, flow.entry), argument: flow.argument || "(request)", sink: writtenName(callee) },
        confidence,
        demoted: (0,match_context/* demotion */.Yb)(context, ...flows.map((one) => one.entry.handler.file.role)),
        flow: flow.steps.map((step) => ({
            location: (0,handlers/* locate */.x5)(step.file, step.span),
            message: (0,message/* visibleName */.ko)((0,input_text/* withoutSecrets */.cT)(step.message), MAX_STEP),
            depth: step.depth,
            ...(step.skipped === undefined ? {} : { skipped: step.skipped }),
        })),
        related: relatedOf(flows),
        subject: {
            tools,
            ...(flow.argument !== "" ? { argument: flow.argument } : {}),
            fault: "server",
        },
        data: { sink: callee, sinkKind: flow.sink.kind, whole: flow.whole },
        isBuildOutput: file.role === "build-output",
    };
}
function names(tools) {
    return [...new Set(tools.filter((name) => name !== ""))].sort(order/* compareText */.n);
}
/** The flow that stands for the finding: shipped, surest, shortest; then by name, so that two runs agree. */
function compareFlows(a, b) {
    const shipped = (flow) => ((0,match_context/* isShipped */.iw)(flow.entry.handler.file.role) ? 0 : 1);
    return (shipped(a) - shipped(b) ||
        (0,severity/* confidenceRank */.Z9)(b.confidence) - (0,severity/* confidenceRank */.Z9)(a.confidence) ||
        a.steps.length - b.steps.length ||
        (0,order/* compareText */.n)(a.entry.registration.path, b.entry.registration.path) ||
        a.entry.registration.startLine - b.entry.registration.startLine ||
        (0,order/* compareText */.n)(a.entry.name, b.entry.name) ||
        (0,order/* compareText */.n)(a.argument, b.argument));
}
function relatedOf(flows) {
    const related = new Map();
    const add = (entry) => {
        const { path, startLine, startColumn } = entry.location;
        const key = JSON.stringify([path, startLine, startColumn, entry.message]);
        if (!related.has(key))
            related.set(key, entry);
    };
    for (const { entry, tools } of flows) {
        add({ location: entry.registration, message: registrationMessage(entry) });
        for (const declared of entry.declares ?? []) {
            if (tools.includes(declared.name))
                add({ location: declared.location, message: "The tool is declared here." });
        }
    }
    for (const { weakGuards } of flows) {
        for (const guard of weakGuards)
            add({ location: (0,handlers/* locate */.x5)(guard.file, guard.span), message: (0,message/* visibleName */.ko)((0,input_text/* withoutSecrets */.cT)(guard.why), MAX_STEP) });
    }
    return [...related.values()];
}
function registrationMessage(entry) {
    switch (entry.kind) {
        case "dispatch":
            return "Calls of all tools arrive here.";
        case "route":
            return "Requests of this route arrive here.";
        case "completion":
            return "Completion requests arrive here.";
        default:
            return `The ${entry.kind} is registered here.`;
    }
}
/** The names of the tools, or what stands for them when the name is not constant. */
function listed(tools, entry) {
    return tools.length === 0 ? [entry.name || entry.handler.qualifiedName] : tools;
}
/** A hint that the tool declares, with its handler or in the server's listing. */
function hint(entry, tool, name) {
    if (entry.annotations?.get(name) === true)
        return true;
    return (entry.declares ?? []).some((declared) => declared.name === tool && declared.annotations.get(name) === true);
}

;// CONCATENATED MODULE: ./out/audit/match/imported-modules.js

/** Names of the modules that a file imports, and of what it imports from them (`mcp.server` of `from mcp import server`). */
function importedModules(project, file) {
    const modules = [];
    const add = (statement) => {
        modules.push(statement.module, ...statement.names.map((name) => `${statement.module}.${name.imported}`));
    };
    (0,tree/* visitTree */.Y)(file.module.body, (node) => {
        if (node.kind === "Import")
            add(node);
        // Imports are statements; expressions hold none.
        return !EXPRESSION_ONLY.has(node.kind);
    });
    for (const { call } of project.callsIn(file)) {
        if (call.callee.kind !== "Identifier" || (call.callee.name !== "require" && call.callee.name !== "import"))
            continue;
        const module = call.args[0] && project.constantOf(file, call.args[0].value);
        if (typeof module === "string")
            modules.push(module);
    }
    return modules;
}
const EXPRESSION_ONLY = new Set(["ExpressionStatement", "VariableDeclaration", "Return", "Throw"]);

;// CONCATENATED MODULE: ./out/audit/match/listener-models.js
/** How HTTP listeners are told where to listen, as data. Defaults are those that each library documents. */
const LISTENERS = [
    {
        callee: /^npm:@hono\/node-server\.serve$/,
        host: { option: { position: 0, path: ["hostname"] } },
        absent: "all",
    },
    { callee: /^global:(Bun|Deno)\.serve$/, host: { option: { position: 0, path: ["hostname"] } }, absent: "all" },
    {
        callee: /^npm:fastmcp\.FastMCP#start$/,
        host: { option: { position: 0, path: ["httpStream", "host"] } },
        absent: "local",
    },
    {
        callee: /^npm:fastify(\.\w+)?#listen$/,
        host: { option: { position: 0, path: ["host"] } },
        absent: "local",
    },
    { callee: /^pypi:uvicorn\.(run|Config|config\.Config)$/, host: { keywords: ["host"] }, absent: "local" },
    { callee: /^pypi:hypercorn\.run$/, host: { keywords: ["host"] }, absent: "local" },
    {
        callee: /^pypi:(mcp|fastmcp)\.?[\w.]*\.?(FastMCP|MCPServer)#run\w*$/,
        host: { keywords: ["host"] },
        absent: "local",
    },
    { callee: /^pypi:flask\.Flask#run$/, host: { keywords: ["host"], position: 0 }, absent: "local" },
    { callee: /^pypi:aiohttp\.web\.run_app$/, host: { keywords: ["host"] }, absent: "all" },
    { callee: /^pypi:aiohttp\.web\.TCPSite$/, host: { keywords: ["host"], position: 1 }, absent: "all" },
    { callee: /^pypi:waitress\.serve$/, host: { keywords: ["host"] }, absent: "all" },
    { callee: /^py:wsgiref\.simple_server\.make_server$/, host: { keywords: ["host"], position: 0 }, absent: "local" },
    {
        callee: /^py:(http\.server\.(Threading)?HTTPServer|socketserver\.(Threading)?TCPServer)$/,
        host: { tuple: 0 },
        absent: "local",
    },
];
/** The server classes of the Python SDKs take the host of a listener that `run` starts later. */
const SERVER_CLASS = /^pypi:(mcp|fastmcp)\.?[\w.]*\.?(FastMCP|MCPServer)$/;
/** What makes something with Node's `listen(port, host?, backlog?, callback?)`, by package of its maker. */
const NODE_LISTEN_MAKERS = /^(node:https?\.(createServer|Server)|node:http2\.create(Secure)?Server|npm:(express|koa|connect|polka|restify|@modelcontextprotocol\/express|@modelcontextprotocol\/sdk\/server\/express(\.js)?)(\.\w+)*)$/;
/** The same for a receiver whose type is known: `npm:express.Express#listen`. */
const NODE_LISTEN_METHODS = /^(node:https?\.(Server|createServer)|node:http2\.\w+|npm:(express|@types\/express|express-serve-static-core|koa|connect|polka|restify|@modelcontextprotocol\/express|@modelcontextprotocol\/sdk\/server\/express(\.js)?)(\.\w+)*)#listen$/;
/** Modules whose presence makes an unknown receiver of `listen(port)` an HTTP server. */
const HTTP_MODULES = [
    "express",
    "koa",
    "connect",
    "polka",
    "restify",
    "http",
    "https",
    "node:http",
    "node:https",
    "@modelcontextprotocol/express",
    "@modelcontextprotocol/sdk/server/express.js",
];
/** Modules that only a server imports. */
const SERVER_MODULES = /^(@modelcontextprotocol\/(sdk\/server|sdk\/dist\/(esm|cjs)\/server|server|node|express|hono|fastify)(\/|$)|fastmcp(\/|$)|mcp-framework(\/|$)|mcp-handler(\/|$))/;
/** The same for Python. */
const PYTHON_SERVER_MODULES = /^(mcp\.server|fastmcp)(\.|$)/;
/** Modules of the MCP SDKs, client side included: inspectors and proxies serve what they reach. */
const MCP_MODULES = /^(@modelcontextprotocol\/|fastmcp(\/|$))/;
const PYTHON_MCP_MODULES = /^(mcp|fastmcp)(\.|$)/;

;// CONCATENATED MODULE: ./out/audit/match/host-value.js


const UNKNOWN = { kind: "unknown" };
const RESTRICTED = { kind: "restricted" };
const ALL_INTERFACES = new Set(["0.0.0.0", "::", "[::]", "::0", "0:0:0:0:0:0:0:0", "0", ""]);
const host_value_MAX_DEPTH = 10;
/**
 * Folds a host: constants through names, `setting ?? "0.0.0.0"` and `os.getenv("HOST", "0.0.0.0")` by their default, an
 * option of the command line and a parameter by theirs.
 */
function hostValue(project, file, expression, depth = 0) {
    if (depth > host_value_MAX_DEPTH)
        return UNKNOWN;
    const again = (next, where = file) => hostValue(project, where, next, depth + 1);
    const constant = project.constantOf(file, expression);
    if (constant !== undefined)
        return ofConstant(constant);
    switch (expression.kind) {
        case "Identifier": {
            if (expression.name === "undefined" && file.language !== "python")
                return ofConstant("");
            const value = project.valueOf(file, expression);
            if (value && value.expression !== expression)
                return again(value.expression, value.file);
            return unsure(parameterDefault(project, file, expression, depth));
        }
        case "Member": {
            const value = project.valueOf(file, expression);
            if (value && value.expression !== expression)
                return again(value.expression, value.file);
            return unsure(optionDefault(project, file, expression.property, depth));
        }
        case "Logical":
            return ofAlternatives(expression.operands.map((operand) => again(operand)), expression.operator);
        case "Conditional": {
            const a = again(expression.consequent);
            const b = again(expression.alternate);
            return a.kind === b.kind ? a : UNKNOWN;
        }
        case "Call":
            return ofCall(project, file, expression, depth);
        default:
            return UNKNOWN;
    }
}
function ofConstant(value) {
    if (value === null)
        return { kind: "all", text: "no host", sure: true, isWritten: false };
    if (typeof value !== "string")
        return UNKNOWN;
    const host = value.trim();
    if (!ALL_INTERFACES.has(host))
        return RESTRICTED;
    return { kind: "all", text: host === "" ? "empty host" : host, sure: true, isWritten: host !== "" };
}
/** A default that a caller or a command line may replace is what happens, but less surely. */
function unsure(verdict) {
    return verdict.kind === "all" ? { ...verdict, sure: false } : verdict;
}
/** The first operand that is constant decides; what stands before it is a setting that may be missing. */
function ofAlternatives(verdicts, operator) {
    if (operator === "and")
        return UNKNOWN;
    for (const [index, verdict] of verdicts.entries()) {
        if (verdict.kind === "unknown")
            continue;
        // `"" || other` goes on, `"" ?? other` does not.
        const empty = verdict.kind === "all" && (verdict.text === "empty host" || verdict.text === "no host");
        if (operator === "or" && empty && index < verdicts.length - 1)
            continue;
        return verdict;
    }
    return UNKNOWN;
}
function ofCall(project, file, call, depth) {
    const again = (next) => next ? hostValue(project, file, next, depth + 1) : UNKNOWN;
    const origin = project.originOf(file, call.callee) ?? "";
    const name = call.callee.kind === "Member" ? call.callee.property : nameOf(call.callee);
    if (/^py:os\.(getenv|environ\.get)$/.test(origin) || (name === "getenv" && file.language === "python")) {
        return again(call.args[1]?.value);
    }
    if (name === "get" && file.language === "python" && call.args.length === 2)
        return unsure(again(call.args[1]?.value));
    if (name === "str" || name === "String")
        return again(call.args[0]?.value);
    if (name === "Field" || name === "Option" || name === "Argument") {
        // pydantic's and typer's: `Field("0.0.0.0")`, `Option(default="0.0.0.0")`
        return unsure(again(((0,static_values/* keyword */.Si)(call, "default") ?? call.args[0])?.value));
    }
    return UNKNOWN;
}
function nameOf(expression) {
    return expression.kind === "Identifier" ? expression.name : undefined;
}
/** `def main(host="0.0.0.0")`, `function start(port, host = "0.0.0.0")`, and click's options. */
function parameterDefault(project, file, name, depth) {
    const ref = (0,match_context/* functionAround */.OC)(project, file, name);
    const parameter = ref?.fn.params.find((one) => one.target.kind === "Identifier" && one.target.name === name.name && one.rest === undefined);
    if (!ref || !parameter)
        return UNKNOWN;
    if (parameter.defaultValue)
        return hostValue(project, file, parameter.defaultValue, depth + 1);
    const decorated = ref.fn.decorators.length > 0 && file.language === "python";
    return decorated ? optionDefault(project, file, name.name, depth) : UNKNOWN;
}
/** The default of a command-line option with this name that the file declares (argparse, click, commander, yargs). */
function optionDefault(project, file, property, depth) {
    const calls = file.language === "python"
        ? [...decoratorCalls(project, file), ...plainCalls(project, file)]
        : plainCalls(project, file);
    for (const call of calls) {
        const method = call.callee.kind === "Member" ? call.callee.property : nameOf(call.callee);
        if (method !== "add_argument" && method !== "option")
            continue;
        const named = call.args.some((arg) => arg.name === undefined && flagName(project.constantOf(file, arg.value)) === property);
        if (!named)
            continue;
        const given = (0,static_values/* keyword */.Si)(call, "default")?.value ?? positionalDefault(call);
        return given ? hostValue(project, file, given, depth + 1) : UNKNOWN;
    }
    return UNKNOWN;
}
function plainCalls(project, file) {
    return project.callsIn(file).map((site) => site.call);
}
function decoratorCalls(project, file) {
    return project.functionsIn(file).flatMap((ref) => ref.fn.decorators.filter((one) => one.kind === "Call"));
}
/** commander: `(flags, description, default)`; yargs: `(name, { default })`. */
function positionalDefault(call) {
    const [, second, third] = call.args;
    if (second?.value.kind === "ObjectLiteral") {
        return second.value.entries.find((entry) => entry.key === "default")?.value;
    }
    return third?.name === undefined ? third?.value : undefined;
}
/** `-h, --bind-host <host>` names the property `bindHost` and the parameter `bind_host`; yargs has the bare name. */
function flagName(flags) {
    if (typeof flags !== "string" || flags.length > 200)
        return undefined;
    const long = /--([a-z][a-z0-9-]*)/i.exec(flags)?.[1];
    if (long === undefined)
        return /^[a-z]+$/i.test(flags) ? flags : undefined;
    return long.replaceAll("-", "_");
}

;// CONCATENATED MODULE: ./out/audit/match/listener-places.js






/** Every place of a file that decides where a server listens, whatever the answer is. */
function listenersIn(project, file) {
    const calls = project.callsIn(file).flatMap((site) => listenerOf(project, site) ?? []);
    return file.language === "python" ? [...calls, ...hostAssignments(project, file)] : calls;
}
function listenerOf(project, site) {
    const { file, call } = site;
    const origin = project.originOf(file, call.callee);
    if (origin !== undefined) {
        const model = LISTENERS.find((one) => one.callee.test(origin));
        if (model) {
            if (runsOnStdio(project, file, call))
                return undefined;
            return modelled(project, site, model.host, model.absent);
        }
        if (SERVER_CLASS.test(origin)) {
            const host = hostArgument(project, file, call, { keywords: ["host"] });
            return host && servesHttp(project, file) ? modelled(project, site, { keywords: ["host"] }, "local") : undefined;
        }
    }
    if (file.language === "python")
        return pythonByShape(project, site, origin);
    return nodeListen(project, site, origin);
}
/** `mcp.run(transport="http", host="0.0.0.0")` on a receiver of unknown type. */
function pythonByShape(project, site, origin) {
    const { call, file } = site;
    if (origin !== undefined ||
        call.callee.kind !== "Member" ||
        !/^run(_async|_http_async|_sse_async)?$/.test(call.callee.property)) {
        return undefined;
    }
    const looksRight = call.args.some((arg) => arg.name === "host");
    if (!looksRight || runsOnStdio(project, file, call))
        return undefined;
    const listener = modelled(project, site, { keywords: ["host"] }, "local");
    return listener && { ...listener, confidence: (0,draft/* stepDown */.v6)(listener.confidence) };
}
function runsOnStdio(project, file, call) {
    const transport = (0,static_values/* keyword */.Si)(call, "transport");
    return transport !== undefined && project.constantOf(file, transport.value) === "stdio";
}
/** A host given to a server object matters only when something starts its HTTP side. */
function servesHttp(project, file) {
    const files = [...project.files.values()].filter((one) => one.package.path === file.package.path);
    let runs = 0;
    for (const other of files) {
        if (other.language !== "python")
            continue;
        for (const { call } of project.callsIn(other)) {
            if (call.callee.kind !== "Member")
                continue;
            const { property } = call.callee;
            if (/^(sse_app|streamable_http_app|http_app|run_(sse|http|streamable_http)_async)$/.test(property))
                return true;
            if (property !== "run" && property !== "run_async")
                continue;
            const transport = (0,static_values/* keyword */.Si)(call, "transport") ?? call.args[0];
            const value = transport && project.constantOf(other, transport.value);
            if (transport && value !== "stdio")
                return true;
            runs += 1;
        }
    }
    // Started from elsewhere: nothing here says that it stays on stdio.
    return runs === 0;
}
function modelled(project, site, where, absent) {
    const { call, file } = site;
    const host = hostArgument(project, file, call, where);
    if (host === "unknown")
        return listener(file, call, call.callee, { kind: "unknown" });
    if (host)
        return ofHost(project, file, call, host);
    if (absent === "local")
        return undefined;
    return {
        ...listener(file, call, headOf(call), { kind: "all", text: "no host", sure: true, isWritten: false }),
        confidence: "medium",
    };
}
/** A host that stands in another file is shown at the call. */
function ofHost(project, file, call, host) {
    const at = host.file === file ? host.expression : headOf(call);
    return listener(file, call, at, hostValue(project, host.file, host.expression));
}
function hostArgument(project, file, call, where) {
    const named = call.args.find((arg) => arg.name !== undefined && where.keywords?.includes(arg.name));
    if (named)
        return { file, expression: named.value };
    if (call.args.some((arg) => arg.spread !== undefined))
        return "unknown";
    const unnamed = (0,static_values/* positional */.n8)(call);
    const atPosition = where.position === undefined ? undefined : unnamed[where.position];
    if (atPosition)
        return { file, expression: atPosition.value };
    const tuple = where.tuple === undefined ? undefined : unnamed[where.tuple];
    if (tuple) {
        const value = follow(project, file, tuple.value);
        if (value.expression.kind !== "ArrayLiteral")
            return "unknown";
        const [first] = value.expression.elements;
        return first && { file: value.file, expression: first.value };
    }
    return where.option ? optionValue(project, file, unnamed[where.option.position], where.option.path) : undefined;
}
function optionValue(project, file, argument, path) {
    if (!argument)
        return undefined;
    let current = follow(project, file, argument.value);
    for (const key of path) {
        if (current.expression.kind !== "ObjectLiteral")
            return "unknown";
        const entries = current.expression.entries;
        const entry = entries.find((one) => one.key === key);
        if (!entry)
            return entries.some((one) => one.spread || typeof one.key !== "string") ? "unknown" : undefined;
        current =
            key === path.at(-1)
                ? { file: current.file, expression: entry.value }
                : follow(project, current.file, entry.value);
    }
    return current;
}
function follow(project, file, expression) {
    const value = expression.kind === "Identifier" ? project.valueOf(file, expression) : undefined;
    return value ?? { file, expression };
}
/** `listen(port, host?, backlog?, callback?)` and `listen({ port, host }, callback?)` of Node's servers. */
function nodeListen(project, site, origin) {
    const { call, file } = site;
    if (call.callee.kind !== "Member" || call.callee.property !== "listen")
        return undefined;
    const certainty = nodeServer(project, file, call.callee.object, origin);
    if (!certainty)
        return undefined;
    const args = call.args.filter((arg) => !isCallback(project, file, arg.value));
    const [first, second] = args;
    if (args.some((arg) => arg.spread))
        return listener(file, call, call.callee, { kind: "unknown" });
    const none = {
        ...listener(file, call, headOf(call), { kind: "all", text: "no host", sure: true, isWritten: false }),
        confidence: certainty === "known" ? "medium" : "low",
    };
    if (!first)
        return certainty === "known" ? none : undefined;
    const options = follow(project, file, first.value);
    if (options.expression.kind === "ObjectLiteral") {
        const { entries } = options.expression;
        if (entries.some((entry) => entry.key === "path" || entry.key === "fd"))
            return undefined;
        const host = optionValue(project, file, first, ["host"]);
        if (host === undefined)
            return none;
        if (host === "unknown")
            return listener(file, call, call.callee, { kind: "unknown" });
        return ofHost(project, file, call, host);
    }
    if (isSocketPath(project, file, first.value))
        return undefined;
    if (!second || typeof project.constantOf(file, second.value) === "number")
        return none;
    const verdict = hostValue(project, file, second.value);
    return listener(file, call, second.value, verdict);
}
/** Whether a receiver of `listen` is an HTTP server: known by its maker or type, guessed by what the file imports. */
function nodeServer(project, file, receiver, origin) {
    if (origin !== undefined && NODE_LISTEN_METHODS.test(origin))
        return "known";
    const maker = follow(project, file, receiver);
    if (maker.expression.kind === "Call") {
        const made = project.originOf(maker.file, maker.expression.callee);
        if (made !== undefined)
            return NODE_LISTEN_MAKERS.test(made) ? "known" : undefined;
    }
    if (origin !== undefined)
        return undefined;
    return importedModules(project, file).some((name) => HTTP_MODULES.includes(name)) ? "guessed" : undefined;
}
function isCallback(project, file, expression) {
    if (expression.kind === "FunctionExpression")
        return true;
    return project.functionOf(file, expression) !== undefined;
}
/** A first argument that is a path, not a port: a text that is no number, or a name that says so. */
function isSocketPath(project, file, expression) {
    const constant = project.constantOf(file, expression);
    if (typeof constant === "string")
        return !/^\d*$/.test(constant.trim());
    if (constant !== undefined)
        return false;
    return /sock|pipe|path/i.test(file.text.slice(expression));
}
/** `mcp.settings.host = "0.0.0.0"` */
function hostAssignments(project, file) {
    if (!file.text.text.includes("settings.host"))
        return [];
    const out = [];
    (0,tree/* visitTree */.Y)(file.module.body, (node) => {
        if (node.kind !== "Assign")
            return undefined;
        const { target, value } = node;
        if (target.kind !== "Member" || target.property !== "host")
            return undefined;
        if (target.object.kind !== "Member" || target.object.property !== "settings")
            return undefined;
        if (!servesHttp(project, file))
            return undefined;
        out.push({
            file,
            verdict: hostValue(project, file, value),
            at: value,
            callee: target,
            text: file.text.slice({ start: target.start, end: value.end }),
            confidence: "high",
        });
        return undefined;
    });
    return out;
}
function listener(file, call, at, verdict) {
    return {
        file,
        verdict,
        at,
        callee: call.callee,
        text: file.text.slice(headOf(call)),
        confidence: "high",
    };
}
/** A call without the functions in its arguments, so that editing a callback changes nothing. */
function headOf(call) {
    const plain = call.args.filter((arg) => arg.value.kind !== "FunctionExpression");
    return { start: call.start, end: plain.at(-1)?.end ?? call.callee.end };
}

;// CONCATENATED MODULE: ./out/audit/match/listeners.js









/** Predicate `listens-on-all-interfaces` over the calls of packages that are MCP servers. */
function matchListeners(rule, context) {
    const packages = mcpPackages(context);
    const drafts = [];
    let unknown = 0;
    for (const file of sortedFiles(context.project)) {
        const side = packages.get(file.package.path);
        if (!side)
            continue;
        for (const found of listenersIn(context.project, file)) {
            const { verdict } = found;
            if (side === "any" && !(verdict.kind === "all" && verdict.isWritten))
                continue;
            if (verdict.kind === "unknown")
                unknown += 1;
            const confidence = side === "server" ? found.confidence : (0,draft/* stepDown */.v6)(found.confidence);
            if (verdict.kind === "all")
                drafts.push(listeners_draftOf(rule, context, { ...found, confidence }, verdict));
        }
    }
    const undecided = unknown > 0
        ? [{ ruleId: rule.id, reason: "The host of a listener is a setting without a default.", count: unknown }]
        : [];
    return { drafts: (0,draft/* withoutBuildTwins */.i2)(drafts, factOf), undecided };
}
function listeners_draftOf(rule, context, listener, verdict) {
    const { file } = listener;
    const sure = verdict.sure ? listener.confidence : (0,draft/* stepDown */.v6)(listener.confidence);
    const label = calleeLabel(file, listener.callee);
    return {
        rule,
        package: file.package,
        location: (0,handlers/* locate */.x5)(file, listener.at),
        offset: listener.at.start,
        scope: (0,match_context/* scopeAround */.oU)(context, file, listener.at),
        identity: label,
        expression: listener.text,
        params: { listener: label, host: hostParameter(verdict.text) },
        confidence: file.isBundle ? (0,draft/* stepDown */.v6)(sure) : sure,
        demoted: (0,match_context/* demotion */.Yb)(context, file.role),
        subject: { fault: "server" },
        data: { host: verdict.text },
        isBuildOutput: file.role === "build-output",
    };
}
/** The callee as it is written, when that is short; a long chain by its last name. */
function calleeLabel(file, callee) {
    const text = file.text.slice(callee);
    if (/^[\w.$]{1,40}$/.test(text))
        return text;
    return callee.kind === "Member" ? callee.property : "listener";
}
/**
 * Packages with an entry point, or whose files import what only a server needs; and packages that use MCP at all, such as
 * inspectors and proxies, in which only a host that is written out counts.
 */
function mcpPackages(context) {
    const packages = new Map(context.entries
        .filter((entry) => entry.kind !== "route")
        .map((entry) => [entry.handler.file.package.path, "server"]));
    for (const file of context.project.files.values()) {
        const { path } = file.package;
        if (packages.get(path) === "server")
            continue;
        const python = file.language === "python";
        const modules = importedModules(context.project, file);
        if (modules.some((name) => (python ? PYTHON_SERVER_MODULES : SERVER_MODULES).test(name))) {
            packages.set(path, "server");
        }
        else if (modules.some((name) => (python ? PYTHON_MCP_MODULES : MCP_MODULES).test(name))) {
            packages.set(path, "any");
        }
    }
    return packages;
}
/** Files in the order of their paths. */
function sortedFiles(project) {
    return [...project.files.values()].sort((a, b) => (0,order/* compareText */.n)(a.path, b.path));
}
/** A compiled file is called as its source is. */
function factOf({ location, params }) {
    return [external_node_path_.posix.parse(location.path).name, params.listener, params.host];
}
/** The host as it stands in the code, or words where none stands there. */
function hostParameter(text) {
    return text === "no host" || text === "empty host" ? (0,message/* phrase */.MZ)(text) : text;
}

;// CONCATENATED MODULE: ./out/audit/match/server-calls.js






const TESTS = new Map([
    ["tls-verification-off", tlsOff],
    ["any-origin", anyOrigin],
    ["predictable-session-id", predictableId],
    ["environment-in-result", environment],
    ["no-host-check", noHostCheck],
    ["signature-not-checked", unsigned],
]);
/** Predicates over the calls of packages that are MCP servers: one finding for each call. */
function matchCalls(rule, context) {
    const test = rule.match?.kind === "call" ? TESTS.get(rule.match.predicate) : undefined;
    if (!test)
        return { drafts: [], undecided: [] };
    const packages = mcpPackages(context);
    const drafts = [];
    for (const file of sortedFiles(context.project)) {
        if (packages.get(file.package.path) !== "server")
            continue;
        for (const site of context.project.callsIn(file)) {
            const found = test(context, site, context.project.originOf(file, site.call.callee) ?? "");
            if (found)
                drafts.push(server_calls_draftOf(rule, context, file, found));
        }
    }
    return { drafts: (0,draft/* withoutBuildTwins */.i2)(drafts, ({ identity, scope }) => [identity, scope]), undecided: [] };
}
function server_calls_draftOf(rule, context, file, found) {
    const sure = found.confidence ?? "high";
    return {
        rule,
        package: file.package,
        location: (0,handlers/* locate */.x5)(file, found.at),
        offset: found.at.start,
        scope: (0,match_context/* scopeAround */.oU)(context, file, found.at),
        identity: found.what,
        expression: file.text.slice(found.at),
        params: { what: found.what },
        confidence: file.isBundle ? (0,draft/* stepDown */.v6)(sure) : sure,
        demoted: (0,match_context/* demotion */.Yb)(context, file.role),
        subject: { fault: "server" },
        data: { what: found.what },
        isBuildOutput: file.role === "build-output",
    };
}
/** Entries of the objects that a call is given, two levels deep. */
function options(call) {
    const entriesOf = (value, depth) => value.kind !== "ObjectLiteral"
        ? []
        : value.entries.flatMap((entry) => typeof entry.key === "string"
            ? [
                { key: entry.key, value: entry.value, at: { start: entry.start, end: entry.end } },
                ...(depth > 0 ? entriesOf(entry.value, depth - 1) : []),
            ]
            : []);
    return call.args.flatMap((arg) => entriesOf(arg.value, 1));
}
const isFalse = (value) => value?.kind === "Literal" && value.value === false;
const PYTHON_CLIENTS = /^pypi:(?:requests|httpx|urllib3|aiohttp)\b/u;
function tlsOff({ project }, { file, call }, origin) {
    if (file.language !== "python") {
        const option = options(call).find(({ key, value }) => key === "rejectUnauthorized" && isFalse(value));
        return option && { at: option.at, what: "rejectUnauthorized: false" };
    }
    if (origin === "py:ssl._create_unverified_context")
        return { at: call, what: "_create_unverified_context" };
    const name = PYTHON_CLIENTS.test(origin) || origin === "" ? "verify" : undefined;
    const verify = name && (0,static_values/* keyword */.Si)(call, name);
    if (!verify || !isFalse(verify.value))
        return undefined;
    const isClient = origin !== "" || project.dependsOn(file, ["requests", "httpx"]);
    return isClient ? { at: verify, what: "verify=False" } : undefined;
}
const isAny = (value) => value?.kind === "Literal" && (value.value === "*" || value.value === true);
function anyOrigin({ project }, { file, call }, origin) {
    if (file.language === "python") {
        const isMiddleware = /\bCORSMiddleware$/u.test(origin) ||
            (call.callee.kind === "Member" &&
                /^add_middleware$|^Middleware$/u.test(call.callee.property) &&
                /CORSMiddleware$/u.test(call.args[0] ? file.text.slice(call.args[0].value) : "")) ||
            (/\bMiddleware$/u.test(origin) &&
                /CORSMiddleware$/u.test(call.args[0] ? file.text.slice(call.args[0].value) : ""));
        const origins = isMiddleware ? (0,static_values/* keyword */.Si)(call, "allow_origins") : undefined;
        const list = origins && (project.valueOf(file, origins.value)?.expression ?? origins.value);
        const isOpen = list?.kind === "ArrayLiteral" && list.elements.some((one) => isAny(one.value));
        return isOpen && origins ? { at: origins, what: 'allow_origins=["*"]' } : undefined;
    }
    // Metadata of authorization is meant for pages of any origin (RFC 9728, RFC 8414).
    if (/\.well-known|[Mm]etadata/u.test(file.text.text) && !/Transport\b/u.test(file.text.text))
        return undefined;
    if (origin !== "npm:cors" && origin !== "npm:hono/cors.cors" && origin !== "npm:@koa/cors")
        return undefined;
    const [first] = (0,static_values/* positional */.n8)(call);
    if (!first)
        return { at: call, what: "cors()" };
    const option = options(call).find(({ key }) => key === "origin");
    return option && isAny(option.value) ? { at: option.at, what: "origin: *" } : undefined;
}
/** What anyone can guess, against what nobody can. */
const GUESSABLE = /\bMath\s*\.\s*random\s*\(|\bDate\s*\.\s*now\s*\(|\+\+/u;
const RANDOM = /randomUUID|randomBytes|getRandomValues|nanoid|uuidv?4/iu;
const server_calls_MAX_TEXT = 2000;
function predictableId({ project }, { file, call }) {
    const option = options(call).find(({ key }) => key === "sessionIdGenerator");
    const generator = option && project.functionOf(file, option.value);
    if (!option || !generator)
        return undefined;
    const text = generator.file.text.slice(generator.fn).slice(0, server_calls_MAX_TEXT);
    const guess = GUESSABLE.exec(text)?.[0];
    return guess !== undefined && !RANDOM.test(text)
        ? { at: option.at, what: guess === "++" ? "a counter" : guess.replace(/\s*\($/u, "") }
        : undefined;
}
/** The whole environment as a text, in the handler of a tool, a resource or a prompt. */
function environment({ entries }, { file, call }, origin) {
    if (!/^(?:global:JSON\.stringify|py:json\.dumps|py:builtins\.str)$/u.test(origin))
        return undefined;
    const [first] = (0,static_values/* positional */.n8)(call);
    if (!first || !/^(?:process\.env|os\.environ|dict\(os\.environ\))$/u.test(file.text.slice(first.value)))
        return undefined;
    const isHanded = entries.some(({ handler, kind }) => kind !== "route" && handler.file === file && handler.fn.start <= call.start && call.end <= handler.fn.end);
    return isHanded ? { at: call, what: file.language === "python" ? "os.environ" : "process.env" } : undefined;
}
const TRANSPORTS = /^(?:npm:@modelcontextprotocol\/sdk\/server\/(?:streamableHttp|sse)(?:\.js)?\.(?:StreamableHTTP|SSE)ServerTransport|npm:@modelcontextprotocol\/node\.NodeStreamableHTTPServerTransport|pypi:mcp\.server\.sse\.SseServerTransport|pypi:mcp\.server\.streamable_http_manager\.StreamableHTTPSessionManager)$/u;
/**
 * What shows that somebody looks at the host or the origin of a request, or that a page in a browser lacks what is asked for:
 * middleware and options of the SDKs, headers that are read, tokens.
 */
const CHECKS = /createMcp(?:Express|Hono|Fastify)App|ostHeaderValidation|ostValidation|TransportSecurity|security_settings|enableDnsRebindingProtection|allowed_?(?:Hosts|Origins)|TrustedHost|requireBearerAuth|RequireAuth|BearerAuth|["'`](?:x-)?(?:authorization|origin|host|api-key)["'`]|headers\.(?:authorization|origin|host)\b/iu;
const checked = new WeakMap();
/** A package that listens: one finding for each place where it makes a transport. */
function noHostCheck(context, { file, call }, origin) {
    if (!TRANSPORTS.test(origin))
        return undefined;
    const known = checked.get(context) ?? new Map();
    checked.set(context, known);
    const { path } = file.package;
    let isOpen = known.get(path);
    if (isOpen === undefined) {
        const files = [...context.project.files.values()].filter((one) => one.package.path === path);
        isOpen =
            files.some((one) => listenersIn(context.project, one).length > 0) &&
                !files.some((one) => CHECKS.test(one.text.text));
        known.set(path, isOpen);
    }
    return isOpen ? { at: call, what: origin.slice(origin.lastIndexOf(".") + 1), confidence: "medium" } : undefined;
}
function unsigned(_context, { file, call }, origin) {
    if (!/^pypi:(?:jwt|jose\.jwt)\.decode$/u.test(origin))
        return undefined;
    const given = (0,static_values/* keyword */.Si)(call, "options") ?? (0,static_values/* positional */.n8)(call)[3];
    const text = given ? file.text.slice(given.value) : "";
    return given && /["']verify_signature["']\s*:\s*False/u.test(text)
        ? { at: given, what: "verify_signature: False" }
        : undefined;
}

;// CONCATENATED MODULE: ./out/audit/match/matchers.js








/** Predicates of rules of kind `call` and `config`, by the name that a rule file gives. */
const matchers_PREDICATES = new Map([
    ["listens-on-all-interfaces", matchListeners],
    ["tls-verification-off", matchCalls],
    ["any-origin", matchCalls],
    ["predictable-session-id", matchCalls],
    ["environment-in-result", matchCalls],
    ["no-host-check", matchCalls],
    ["signature-not-checked", matchCalls],
    ["read-only-deletes", matchAnnotations],
    ["read-only-writes", matchAnnotations],
    ["closed-world-connects", matchAnnotations],
    ["unpinned-launcher", match_config/* matchUnpinnedLaunchers */.uG],
    ["privileged-container", matchLaunches],
    ["shell-launcher", matchLaunches],
    ["broad-root", matchLaunches],
    ["auto-approve", matchLaunches],
]);
function matcherOf(rule) {
    switch (rule.match?.kind) {
        case "flow":
            return matchFlow;
        case "capability":
            return matchCapability;
        case "call":
        case "config":
            return matchers_PREDICATES.get(rule.match.predicate);
        default:
            return undefined;
    }
}
/** Evaluates rules that are data. One that throws becomes a failure of its own; the others report. */
function matchRules(rules, context, matcher = matcherOf) {
    const drafts = [];
    const undecided = [];
    const ruleFailures = [];
    for (const rule of rules) {
        if (!rule.match)
            continue;
        try {
            const evaluate = matcher(rule);
            if (!evaluate)
                throw new Error("no matcher");
            const result = evaluate(rule, context);
            drafts.push(...result.drafts);
            undecided.push(...result.undecided);
        }
        catch (error) {
            // The class only: a message may quote what was read.
            ruleFailures.push({ ruleId: rule.id, error: error instanceof Error ? error.name : typeof error });
        }
    }
    return { findings: (0,draft/* toFindings */.Sz)(drafts), undecided, ruleFailures };
}

;// CONCATENATED MODULE: ./out/audit/resolve/declarations.js
/** Trees are cut at 500 by the lowering; names nested deeper than this stay unbound. */
const declarations_MAX_DEPTH = 1200;
/** Marks a place where a declaration is skipped because an inner scope will take it. */
const NO_SCOPE = { kind: "block", parent: undefined, bindings: new Map(), fn: undefined };
class Declarations {
    file;
    python;
    /** Names that a Python function takes from outside: by `global` the module's, by `nonlocal` an outer function's. */
    #outer = new Map();
    ordinal = 0;
    depth = 0;
    constructor(file) {
        this.file = file;
        this.python = file.language === "python";
    }
    /** Says which names of a Python function are not its own; to be called before its body is hoisted. */
    takeOuter(scope, fn) {
        const outer = new Map();
        for (const name of fn.nonlocals ?? [])
            outer.set(name, "nonlocal");
        for (const name of fn.globals ?? [])
            outer.set(name, "global");
        if (outer.size > 0)
            this.#outer.set(scope, outer);
    }
    /** Where a name of a scope lives; an outer function that does not have it leaves it to the scope. */
    #home(scope, name) {
        const outer = this.#outer.get(scope)?.get(name);
        if (outer === undefined)
            return scope;
        let at = scope.parent;
        if (outer === "global") {
            while (at?.parent)
                at = at.parent;
            return at ?? scope;
        }
        while (at && !(at.kind === "function" && at.bindings.has(name)))
            at = at.parent;
        return at ?? scope;
    }
    declare(given, name) {
        const scope = this.#home(given, name);
        const existing = scope.bindings.get(name);
        if (existing)
            return existing;
        const binding = { name, scope, file: this.file, ordinal: this.ordinal++, writes: [] };
        scope.bindings.set(name, binding);
        return binding;
    }
    /** Declares what a list of statements binds: `block` takes let, const and classes, `owner` takes var and Python names. */
    hoist(body, owner, block) {
        if (++this.depth > declarations_MAX_DEPTH) {
            this.depth--;
            return;
        }
        for (const statement of body)
            this.hoistStatement(statement, owner, block);
        this.depth--;
    }
    hoistStatement(statement, owner, block) {
        // Python has no block scopes; nested JavaScript blocks declare only their `var` here.
        const nested = (body) => {
            if (body)
                this.hoist(body, owner, this.python ? owner : NO_SCOPE);
        };
        switch (statement.kind) {
            case "ExpressionStatement":
                if (this.python)
                    this.hoistAssignments(statement.expression, owner);
                break;
            case "VariableDeclaration": {
                const target = this.python || statement.flavour === "var" ? owner : block;
                for (const declaration of statement.declarations)
                    this.declareTargets(declaration.target, target);
                break;
            }
            case "FunctionDeclaration":
                if (statement.fn.name !== undefined)
                    this.declareIn(this.python ? owner : block, statement.fn.name);
                break;
            case "ClassDeclaration":
                if (statement.cls.name !== undefined)
                    this.declareIn(this.python ? owner : block, statement.cls.name);
                break;
            case "If":
                for (const arm of statement.arms) {
                    if (this.python)
                        this.hoistAssignments(arm.test, owner);
                    nested(arm.body);
                }
                nested(statement.otherwise);
                break;
            case "Loop":
                if (this.python && statement.test)
                    this.hoistAssignments(statement.test, owner);
                nested(statement.init);
                nested(statement.body);
                nested(statement.otherwise);
                break;
            case "ForEach":
                if (this.python || statement.declares === "var")
                    this.declareTargets(statement.target, owner);
                nested(statement.body);
                nested(statement.otherwise);
                break;
            case "Switch":
                for (const one of statement.cases) {
                    if (this.python)
                        for (const binding of one.bindings)
                            this.declareTargets(binding, owner);
                    nested(one.body);
                }
                break;
            case "Try":
                nested(statement.body);
                for (const handler of statement.handlers) {
                    if (this.python && handler.binding)
                        this.declareTargets(handler.binding, owner);
                    nested(handler.body);
                }
                nested(statement.otherwise);
                nested(statement.finalizer);
                break;
            case "With":
                for (const item of statement.items)
                    if (item.target && this.python)
                        this.declareTargets(item.target, owner);
                nested(statement.body);
                break;
            case "Block":
                nested(statement.body);
                break;
            case "Import":
                for (const name of statement.names)
                    if (name.local !== undefined)
                        this.declareIn(owner, name.local);
                break;
            default:
                break;
        }
    }
    declareIn(scope, name) {
        if (scope !== NO_SCOPE)
            this.declare(scope, name);
    }
    declareTargets(pattern, scope) {
        if (scope === NO_SCOPE)
            return;
        eachTarget(pattern, [], (target) => {
            if (target.kind === "Identifier")
                this.declare(scope, target.name);
        });
    }
    /** Python: an assignment anywhere in a function's own expressions declares the name. */
    hoistAssignments(expression, owner) {
        if (expression.kind === "Assign") {
            this.declareTargets(expression.target, owner);
            this.hoistAssignments(expression.value, owner);
            return;
        }
        if (expression.kind === "Logical" || expression.kind === "Compare") {
            for (const operand of expression.operands)
                this.hoistAssignments(operand, owner);
        }
        else if (expression.kind === "Unary" || expression.kind === "Await")
            this.hoistAssignments(expression.operand, owner);
        else if (expression.kind === "Call")
            for (const arg of expression.args)
                this.hoistAssignments(arg.value, owner);
        else if (expression.kind === "Sequence")
            for (const part of expression.expressions)
                this.hoistAssignments(part, owner);
    }
    lookup(scope, name) {
        let first = true;
        for (let at = scope; at; at = at.parent) {
            const home = this.#home(at, name);
            if (home !== at)
                return home.bindings.get(name);
            // A Python class body is seen by its own statements only, not by the methods inside.
            if (at.kind !== "class" || first) {
                const found = at.bindings.get(name);
                if (found)
                    return found;
            }
            first = false;
        }
        return undefined;
    }
}
/** Calls back for each name or member that a pattern writes, with the path from the value to it. */
function eachTarget(pattern, path, visit) {
    switch (pattern.kind) {
        case "ObjectPattern":
            for (const property of pattern.properties) {
                const key = property.key;
                const step = typeof key === "string" ? key : key.kind === "Literal" ? String(key.value) : { rest: true };
                eachTarget(property.target, [...path, step], visit);
            }
            if (pattern.rest)
                eachTarget(pattern.rest, [...path, { rest: true }], visit);
            break;
        case "ArrayPattern":
            pattern.elements.forEach((element, index) => {
                if (element?.kind === "RestPattern")
                    eachTarget(element.target, [...path, { rest: true }], visit);
                else if (element)
                    eachTarget(element, [...path, index], visit);
            });
            break;
        case "DefaultPattern":
            eachTarget(pattern.target, path, visit);
            break;
        case "RestPattern":
            eachTarget(pattern.target, path, visit);
            break;
        default:
            visit(pattern, path);
    }
}

;// CONCATENATED MODULE: ./out/audit/resolve/binder.js

function bindFile(file) {
    return new Binder(file).run();
}
class Binder {
    file;
    python;
    bindingOf = new Map();
    receiverOf = new Map();
    functions = [];
    refOf = new Map();
    calls = [];
    parentOf = new Map();
    freeOf = new Map();
    receiverOfFunction = new Map();
    fields = new Map();
    classScope = new Map();
    imports = [];
    topLevel = [];
    sizeOf = new Map();
    changedProperties = new Set();
    constructors = new Set();
    depth = 0;
    nodes = 0;
    names;
    constructor(file) {
        this.file = file;
        this.python = file.language === "python";
        this.names = new Declarations(file);
    }
    run() {
        const module = { kind: "module", parent: undefined, bindings: new Map(), fn: undefined };
        const context = { scope: module, fn: undefined, cls: undefined, receiver: undefined, prefix: "" };
        this.names.hoist(this.file.module.body, module, module);
        this.collectTopLevel(this.file.module.body);
        this.statements(this.file.module.body, context);
        this.closeFreeBindings();
        this.calls.sort((a, b) => a.call.start - b.call.start || b.call.end - a.call.end);
        this.functions.sort((a, b) => a.fn.start - b.fn.start || b.fn.end - a.fn.end);
        return {
            file: this.file,
            module,
            bindingOf: this.bindingOf,
            receiverOf: this.receiverOf,
            functions: this.functions,
            refOf: this.refOf,
            calls: this.calls,
            parentOf: this.parentOf,
            freeOf: this.freeOf,
            receiverOfFunction: this.receiverOfFunction,
            fields: this.fields,
            classScope: this.classScope,
            imports: this.imports,
            topLevel: this.topLevel,
            sizeOf: this.sizeOf,
            changedProperties: this.changedProperties,
            patternBindings: (pattern) => {
                const found = [];
                eachTarget(pattern, [], (target) => {
                    const binding = target.kind === "Identifier" ? this.bindingOf.get(target) : undefined;
                    if (binding)
                        found.push(binding);
                });
                return found;
            },
        };
    }
    // --- statements ---------------------------------------------------------------------------------------------------
    collectTopLevel(body) {
        for (const statement of body) {
            this.topLevel.push(statement);
            if (statement.kind === "Block")
                this.collectTopLevel(statement.body);
            else if (statement.kind === "If") {
                for (const arm of statement.arms)
                    this.collectTopLevel(arm.body);
                if (statement.otherwise)
                    this.collectTopLevel(statement.otherwise);
            }
            else if (statement.kind === "Try") {
                this.collectTopLevel(statement.body);
                for (const handler of statement.handlers)
                    this.collectTopLevel(handler.body);
            }
        }
    }
    statements(body, context) {
        if (++this.depth > declarations_MAX_DEPTH) {
            this.depth--;
            return;
        }
        for (const statement of body)
            this.statement(statement, context);
        this.depth--;
    }
    /** A nested JavaScript block gets a scope of its own; Python and empty blocks stay in the one outside. */
    block(body, context, declared) {
        if (!body)
            return;
        if (this.python) {
            declared?.(context.scope);
            this.statements(body, context);
            return;
        }
        const scope = { kind: "block", parent: context.scope, bindings: new Map(), fn: context.fn };
        declared?.(scope);
        const owner = NO_SCOPE;
        this.names.hoist(body, owner, scope);
        this.statements(body, { ...context, scope });
    }
    statement(statement, context) {
        this.nodes++;
        switch (statement.kind) {
            case "ExpressionStatement":
                this.expression(statement.expression, context);
                break;
            case "VariableDeclaration":
                for (const declaration of statement.declarations) {
                    if (declaration.annotation)
                        this.expression(declaration.annotation, context);
                    if (declaration.value)
                        this.named(declaration.value, declaration.target, context);
                    this.assign(declaration.target, declaration.value, context, declaration.annotation);
                }
                break;
            case "FunctionDeclaration": {
                const binding = statement.fn.name === undefined ? undefined : this.names.lookup(context.scope, statement.fn.name);
                binding?.writes.push({ kind: "function", fn: statement.fn });
                this.fn(statement.fn, context, statement.fn.name);
                break;
            }
            case "ClassDeclaration": {
                const binding = statement.cls.name === undefined ? undefined : this.names.lookup(context.scope, statement.cls.name);
                binding?.writes.push({ kind: "class", cls: statement.cls });
                this.cls(statement.cls, context, statement.cls.name);
                break;
            }
            case "If":
                for (const arm of statement.arms) {
                    this.expression(arm.test, context);
                    this.block(arm.body, context);
                }
                this.block(statement.otherwise, context);
                break;
            case "Loop": {
                const inner = this.blockContext(context, statement.init);
                if (statement.init)
                    this.statements(statement.init, inner);
                if (statement.test)
                    this.expression(statement.test, inner);
                if (statement.update)
                    this.expression(statement.update, inner);
                this.block(statement.body, inner);
                this.block(statement.otherwise, inner);
                break;
            }
            case "ForEach": {
                this.expression(statement.iterable, context);
                const inner = this.blockContext(context, undefined);
                if (statement.declares !== undefined && statement.declares !== "var")
                    this.names.declareTargets(statement.target, inner.scope);
                this.assignOpaque(statement.target, inner);
                this.block(statement.body, inner);
                this.block(statement.otherwise, inner);
                break;
            }
            case "Switch": {
                this.expression(statement.subject, context);
                const inner = this.blockContext(context, undefined);
                if (!this.python)
                    for (const one of statement.cases)
                        this.names.hoist(one.body, NO_SCOPE, inner.scope);
                for (const one of statement.cases) {
                    for (const test of one.tests)
                        this.expression(test, inner);
                    for (const binding of one.bindings) {
                        this.names.declareTargets(binding, inner.scope);
                        this.assignOpaque(binding, inner);
                    }
                    if (one.guard)
                        this.expression(one.guard, inner);
                    this.statements(one.body, inner);
                }
                break;
            }
            case "Try":
                this.block(statement.body, context);
                for (const handler of statement.handlers) {
                    for (const type of handler.types)
                        this.expression(type, context);
                    const inner = this.blockContext(context, undefined);
                    if (handler.binding) {
                        if (!this.python)
                            this.names.declareTargets(handler.binding, inner.scope);
                        this.assignOpaque(handler.binding, inner);
                    }
                    this.block(handler.body, inner);
                }
                this.block(statement.otherwise, context);
                this.block(statement.finalizer, context);
                break;
            case "With":
                for (const item of statement.items) {
                    this.expression(item.value, context);
                    if (item.target)
                        this.assign(item.target, item.value, context);
                }
                this.block(statement.body, context);
                break;
            case "Return":
            case "Throw":
                if (statement.value)
                    this.expression(statement.value, context);
                break;
            case "Block":
                this.block(statement.body, context);
                break;
            case "Assert":
                this.expression(statement.test, context);
                if (statement.message)
                    this.expression(statement.message, context);
                break;
            case "Delete":
                for (const target of statement.targets)
                    this.expression(target, context);
                break;
            case "Import":
                this.imports.push(statement);
                for (const name of statement.names) {
                    if (name.local === undefined)
                        continue;
                    const binding = this.names.lookup(context.scope, name.local);
                    binding?.writes.push({ kind: "import", statement, name });
                }
                break;
            case "Export":
                if (statement.defaultValue)
                    this.expression(statement.defaultValue, context, "default");
                break;
            default:
                break;
        }
    }
    blockContext(context, declarations) {
        if (this.python)
            return context;
        const scope = { kind: "block", parent: context.scope, bindings: new Map(), fn: context.fn };
        if (declarations)
            this.names.hoist(declarations, NO_SCOPE, scope);
        return { ...context, scope };
    }
    /** Visits a value with the name that its target gives it: `const run = () => …` is called `run`. */
    named(value, target, context) {
        const name = target.kind === "Identifier" ? target.name : target.kind === "Member" ? target.property : undefined;
        this.expression(value, context, name);
    }
    assign(target, value, context, annotation) {
        eachTarget(target, [], (leaf, path) => {
            if (leaf.kind === "Identifier") {
                const binding = this.names.lookup(context.scope, leaf.name);
                if (!binding)
                    return;
                this.bindingOf.set(leaf, binding);
                this.noteFree(binding, context);
                if (annotation && path.length === 0)
                    binding.annotation ??= annotation;
                if (value)
                    binding.writes.push({ kind: "value", value, path, inFunction: context.fn });
            }
            else if (leaf.kind === "Member" || leaf.kind === "Index") {
                this.expression(leaf, context);
                this.noteChange(leaf.object, context);
                this.noteProperty(leaf, context);
                if (leaf.kind === "Member")
                    this.fieldWrite(leaf.object, leaf.property, value, path, annotation);
            }
        });
        this.patternDefaults(target, context);
    }
    assignOpaque(target, context) {
        eachTarget(target, [], (leaf) => {
            if (leaf.kind === "Identifier") {
                const binding = this.names.lookup(context.scope, leaf.name);
                if (!binding)
                    return;
                this.bindingOf.set(leaf, binding);
                this.noteFree(binding, context);
                binding.writes.push({ kind: "opaque", inFunction: context.fn });
            }
            else if (leaf.kind === "Member" || leaf.kind === "Index") {
                this.expression(leaf, context);
                this.noteChange(leaf.object, context);
                this.noteProperty(leaf, context);
                if (leaf.kind === "Member")
                    this.fieldWrite(leaf.object, leaf.property, undefined, []);
            }
        });
        this.patternDefaults(target, context);
    }
    patternDefaults(pattern, context) {
        switch (pattern.kind) {
            case "DefaultPattern":
                this.expression(pattern.value, context);
                this.patternDefaults(pattern.target, context);
                break;
            case "ObjectPattern":
                for (const property of pattern.properties) {
                    if (typeof property.key !== "string")
                        this.expression(property.key, context);
                    this.patternDefaults(property.target, context);
                }
                if (pattern.rest)
                    this.patternDefaults(pattern.rest, context);
                break;
            case "ArrayPattern":
                for (const element of pattern.elements)
                    if (element)
                        this.patternDefaults(element, context);
                break;
            case "RestPattern":
                this.patternDefaults(pattern.target, context);
                break;
            case "Unknown":
                for (const child of pattern.children)
                    this.expression(child, context);
                break;
            default:
                break;
        }
    }
    fieldWrite(object, property, value, path, annotation) {
        const receiver = object.kind === "This"
            ? this.receiverOf.get(object)
            : object.kind === "Identifier"
                ? this.bindingOf.get(object)?.receiver
                : undefined;
        const cls = receiver?.cls;
        if (!cls)
            return;
        const info = this.field(cls, property);
        if (annotation)
            info.annotation ??= annotation;
        if (value)
            info.writes.push({ value, path });
        else
            info.opaque = true;
    }
    field(cls, name) {
        let fields = this.fields.get(cls);
        if (!fields) {
            fields = new Map();
            this.fields.set(cls, fields);
        }
        let info = fields.get(name);
        if (!info) {
            info = { writes: [], opaque: false };
            fields.set(name, info);
        }
        return info;
    }
    // --- functions and classes ----------------------------------------------------------------------------------------
    fn(fn, context, name, receiver) {
        if (++this.depth > declarations_MAX_DEPTH) {
            this.depth--;
            return;
        }
        const before = this.nodes;
        for (const decorator of fn.decorators)
            this.expression(decorator, context);
        const own = fn.isArrow && !receiver ? context.receiver : receiver;
        const label = name ?? "<anonymous>";
        const qualifiedName = context.prefix === "" ? `<module>.${label}` : `${context.prefix}.${label}`;
        const ref = {
            file: this.file,
            fn,
            qualifiedName,
            ...(own?.cls ? { cls: own.cls } : {}),
        };
        this.functions.push(ref);
        this.refOf.set(fn, ref);
        if (context.fn)
            this.parentOf.set(fn, context.fn);
        if (own)
            this.receiverOfFunction.set(fn, own);
        const scope = { kind: "function", parent: context.scope, bindings: new Map(), fn };
        const inner = {
            scope,
            fn,
            cls: context.cls,
            receiver: own,
            prefix: context.prefix === "" ? label : qualifiedName,
        };
        // A named function expression sees itself.
        if (fn.name !== undefined && !this.python && !this.names.lookup(context.scope, fn.name)) {
            this.names.declare(scope, fn.name).writes.push({ kind: "function", fn });
        }
        fn.params.forEach((parameter, index) => {
            this.names.declareTargets(parameter.target, scope);
            if (parameter.annotation)
                this.expression(parameter.annotation, context);
            if (parameter.defaultValue)
                this.expression(parameter.defaultValue, inner);
            eachTarget(parameter.target, [], (leaf, path) => {
                if (leaf.kind !== "Identifier")
                    return;
                const binding = this.names.lookup(scope, leaf.name);
                if (!binding)
                    return;
                this.bindingOf.set(leaf, binding);
                binding.writes.push({ kind: "parameter", fn, index, path, parameter });
                if (index === 0 && this.python && receiver?.cls) {
                    binding.receiver = { cls: receiver.cls, isClass: receiver.isStatic === true };
                }
                if (parameter.isProperty && own?.cls) {
                    const info = this.field(own.cls, leaf.name);
                    info.writes.push({ value: leaf, path: [] });
                    if (parameter.annotation)
                        info.annotation ??= parameter.annotation;
                }
            });
            this.patternDefaults(parameter.target, inner);
        });
        if (fn.returns)
            this.expression(fn.returns, context);
        this.names.takeOuter(scope, fn);
        this.names.hoist(fn.body, scope, scope);
        this.statements(fn.body, inner);
        this.sizeOf.set(fn, this.nodes - before + 1);
        this.depth--;
    }
    cls(cls, context, name) {
        if (++this.depth > declarations_MAX_DEPTH) {
            this.depth--;
            return;
        }
        for (const decorator of cls.decorators)
            this.expression(decorator, context);
        for (const base of cls.bases)
            this.expression(base, context);
        const label = name ?? cls.name ?? "<anonymous>";
        const prefix = context.prefix === "" ? label : `${context.prefix}.${label}`;
        const scope = { kind: "class", parent: context.scope, bindings: new Map(), fn: context.fn };
        this.classScope.set(cls, scope);
        if (cls.name !== undefined && !this.python && !this.names.lookup(context.scope, cls.name)) {
            this.names.declare(scope, cls.name).writes.push({ kind: "class", cls });
        }
        for (const member of cls.members) {
            if (member.kind === "Initializer" && this.python)
                this.names.hoist(member.body, scope, scope);
        }
        for (const member of cls.members) {
            const receiver = { cls, isStatic: member.kind === "Initializer" ? true : member.isStatic };
            const inner = { scope, fn: context.fn, cls, receiver, prefix };
            if (member.kind === "Method") {
                if (member.name === "constructor" || member.name === "__init__")
                    this.constructors.add(member.fn);
                const isPlainStatic = this.python && member.fn.decorators.some((d) => d.kind === "Identifier" && d.name === "staticmethod");
                const isClassMethod = this.python && member.fn.decorators.some((d) => d.kind === "Identifier" && d.name === "classmethod");
                this.fn(member.fn, inner, member.name, isPlainStatic ? undefined : { cls, isStatic: member.isStatic || isClassMethod });
            }
            else if (member.kind === "Field") {
                for (const decorator of member.decorators)
                    this.expression(decorator, inner);
                const info = this.field(cls, member.name);
                if (member.annotation) {
                    this.expression(member.annotation, inner);
                    info.annotation ??= member.annotation;
                }
                if (member.value) {
                    this.expression(member.value, inner, member.name);
                    info.writes.push({ value: member.value, path: [] });
                }
            }
            else
                this.statements(member.body, inner);
        }
        this.depth--;
    }
    // --- expressions --------------------------------------------------------------------------------------------------
    arguments(args, context) {
        for (const argument of args)
            this.expression(argument.value, context);
    }
    expression(expression, context, name) {
        if (++this.depth > declarations_MAX_DEPTH) {
            this.depth--;
            return;
        }
        this.nodes++;
        switch (expression.kind) {
            case "Identifier":
                this.reference(expression, context);
                break;
            case "This":
            case "Super":
                if (context.receiver)
                    this.receiverOf.set(expression, context.receiver);
                break;
            case "Template":
                for (const part of expression.parts)
                    if (typeof part !== "string")
                        this.expression(part, context);
                break;
            case "TaggedTemplate":
                this.expression(expression.tag, context);
                this.expression(expression.template, context);
                break;
            case "Concat":
            case "Compare":
            case "Logical":
                for (const operand of expression.operands)
                    this.expression(operand, context);
                break;
            case "Member":
                this.expression(expression.object, context);
                break;
            case "Index":
                this.expression(expression.object, context);
                this.expression(expression.index, context);
                break;
            case "Slice":
                this.expression(expression.object, context);
                for (const bound of expression.bounds)
                    this.expression(bound, context);
                break;
            case "Call":
                this.call(expression, context);
                break;
            case "Unary":
            case "Await":
                this.expression(expression.operand, context);
                break;
            case "Yield":
                if (expression.operand)
                    this.expression(expression.operand, context);
                break;
            case "Binary":
                this.expression(expression.left, context);
                this.expression(expression.right, context);
                break;
            case "Conditional":
                this.expression(expression.test, context);
                this.expression(expression.consequent, context);
                this.expression(expression.alternate, context);
                break;
            case "Assign":
                this.named(expression.value, expression.target, context);
                if (expression.operator === undefined)
                    this.assign(expression.target, expression.value, context);
                else
                    this.assignOpaque(expression.target, context);
                break;
            case "ArrayLiteral":
                this.arguments(expression.elements, context);
                break;
            case "ObjectLiteral":
                this.object(expression, context);
                break;
            case "FunctionExpression":
                this.fn(expression.fn, context, expression.fn.name ?? name, undefined);
                break;
            case "ClassExpression":
                this.cls(expression.cls, context, expression.cls.name ?? name);
                break;
            case "Comprehension": {
                const scope = { kind: "block", parent: context.scope, bindings: new Map(), fn: context.fn };
                const inner = { ...context, scope };
                for (const clause of expression.clauses) {
                    this.expression(clause.iterable, inner);
                    this.names.declareTargets(clause.target, scope);
                    this.assignOpaque(clause.target, inner);
                    for (const condition of clause.conditions)
                        this.expression(condition, inner);
                }
                this.expression(expression.element, inner);
                if (expression.value)
                    this.expression(expression.value, inner);
                break;
            }
            case "Sequence":
                for (const part of expression.expressions)
                    this.expression(part, context);
                break;
            case "Unknown":
                for (const child of expression.children)
                    this.expression(child, context);
                break;
            default:
                break;
        }
        this.depth--;
    }
    /** Chains of calls are long in practice (`z.string().min(1).describe(…)`): the callee chain is walked by a loop. */
    call(call, context) {
        let at = call;
        for (;;) {
            if (at.kind === "Call") {
                this.calls.push({ call: at, file: this.file, ...this.enclosing(context) });
                this.arguments(at.args, context);
                const { callee } = at;
                if (callee.kind === "Member" && binder_CHANGING.has(callee.property)) {
                    this.noteChange(callee.object, context);
                    this.noteInside(callee.object);
                }
                this.noteHandedOver(at, context);
                at = callee;
            }
            else if (at.kind === "Member")
                at = at.object;
            else
                break;
            this.nodes++;
        }
        this.expression(at, context);
    }
    noteChange(object, context) {
        if (object.kind !== "Identifier" || !context.fn)
            return;
        const binding = this.names.lookup(context.scope, object.name);
        if (binding && !binding.scope.fn)
            binding.changedInside = true;
    }
    /** `x.name = …`, `x["name"] = …`, `x.name[key] = …` anywhere but where a constructor sets its own: see `changedProperties`. */
    noteProperty(leaf, context) {
        if (leaf.kind === "Index") {
            const { index } = leaf;
            if (index.kind === "Literal" && typeof index.value === "string")
                this.changedProperties.add(index.value);
            else
                this.noteInside(leaf.object);
            return;
        }
        const isOwn = leaf.object.kind === "This" ||
            (leaf.object.kind === "Identifier" && this.bindingOf.get(leaf.object)?.receiver !== undefined);
        const own = context.fn && this.constructors.has(context.fn);
        if (!(isOwn && own))
            this.changedProperties.add(leaf.property);
    }
    /** Something below a property is changed that has no name here. */
    noteInside(object) {
        if (object.kind === "Member")
            this.changedProperties.add(object.property);
        else if (object.kind === "Index" && object.index.kind === "Literal" && typeof object.index.value === "string")
            this.changedProperties.add(object.index.value);
    }
    /** What is called may change what it is given. */
    noteHandedOver(call, context) {
        const isSetattr = call.callee.kind === "Identifier" && call.callee.name === "setattr";
        call.args.forEach((argument, index) => {
            const { value } = argument;
            if (value.kind === "Member")
                this.noteInside(value);
            else if (value.kind === "Identifier") {
                const binding = this.names.lookup(context.scope, value.name);
                if (binding && !binding.scope.fn)
                    binding.handedOver = true;
            }
            if (isSetattr && index === 1 && value.kind === "Literal" && typeof value.value === "string")
                this.changedProperties.add(value.value);
        });
    }
    enclosing(context) {
        const ref = context.fn ? this.refOf.get(context.fn) : undefined;
        return ref ? { enclosing: ref } : {};
    }
    object(literal, context) {
        for (const entry of literal.entries) {
            if (entry.key !== undefined && typeof entry.key !== "string")
                this.expression(entry.key, context);
            const name = typeof entry.key === "string" ? entry.key : undefined;
            if (entry.value.kind === "FunctionExpression" && !entry.value.fn.isArrow) {
                this.nodes++;
                this.fn(entry.value.fn, context, entry.value.fn.name ?? name, { object: literal });
            }
            else
                this.expression(entry.value, context, name);
        }
    }
    reference(identifier, context) {
        const binding = this.names.lookup(context.scope, identifier.name);
        if (!binding)
            return;
        this.bindingOf.set(identifier, binding);
        this.noteFree(binding, context);
    }
    noteFree(binding, context) {
        const owner = binding.scope.fn;
        if (!context.fn || !owner || owner === context.fn)
            return;
        let free = this.freeOf.get(context.fn);
        if (!free) {
            free = new Set();
            this.freeOf.set(context.fn, free);
        }
        free.add(binding);
    }
    /** What an inner function needs from outside, the function around it needs too, unless it owns the binding. */
    closeFreeBindings() {
        for (const [fn, free] of [...this.freeOf]) {
            for (const binding of free) {
                for (let at = this.parentOf.get(fn); at && at !== binding.scope.fn; at = this.parentOf.get(at)) {
                    let outer = this.freeOf.get(at);
                    if (!outer) {
                        outer = new Set();
                        this.freeOf.set(at, outer);
                    }
                    outer.add(binding);
                }
            }
        }
    }
}
/** Methods that change what they are called on. */
const binder_CHANGING = new Set("push unshift splice add set delete clear append extend insert update setdefault pop remove".split(" "));

;// CONCATENATED MODULE: ./out/audit/resolve/members.js
const classes = new WeakMap();
const literals = new WeakMap();
/** In the order in which they are written; a getter and a setter share a name. */
function methodsNamed(cls, name) {
    let methods = classes.get(cls);
    if (!methods) {
        const found = new Map();
        for (const member of cls.members)
            if (member.kind === "Method")
                add(found, member.name, member);
        methods = found;
        classes.set(cls, methods);
    }
    return methods.get(name) ?? [];
}
/** Entries that can give a property of this name its value, in their order: that key, spreads and computed keys. */
function entriesFor(literal, name) {
    let index = literals.get(literal);
    if (!index) {
        const byKey = new Map();
        const open = [];
        for (const [place, entry] of literal.entries.entries()) {
            if (typeof entry.key === "string" && !entry.spread)
                add(byKey, entry.key, place);
            else
                open.push(place);
        }
        index = { byKey, open };
        literals.set(literal, index);
    }
    const own = index.byKey.get(name) ?? [];
    const places = index.open.length === 0 ? own : [...own, ...index.open].sort((a, b) => a - b);
    return places.map((place) => literal.entries[place]);
}
function add(index, name, value) {
    const list = index.get(name);
    if (list)
        list.push(value);
    else
        index.set(name, [value]);
}
const firstSpreads = new WeakMap();
/** The element that certainly has this index: no spread stands before it. */
function elementAt(literal, index) {
    let spread = firstSpreads.get(literal);
    if (spread === undefined) {
        const found = literal.elements.findIndex((one) => one.spread !== undefined);
        spread = found < 0 ? literal.elements.length : found;
        firstSpreads.set(literal, spread);
    }
    return index < spread ? literal.elements[index] : undefined;
}

;// CONCATENATED MODULE: ./out/audit/resolve/questions.js
/**
 * Answers to questions that ask each other, in circles at times. An answer that holds wherever the question started is kept
 * for good; one that a circle or a budget cut short is kept for the question at hand only, so that no graph of names, however
 * it is woven, is walked more than a few times for one question.
 */
/** Steps that one question may take; what takes longer has no answer. */
const questions_MAX_STEPS = 10_000;
/** Questions that are open at a time: what the stack bears. */
const questions_MAX_DEPTH = 120;
/** What a circle cut short is asked again this often within one question: it may be seen whole from another place. */
const MAX_TRIES = 4;
class Question {
    #depth = 0;
    #steps = 0;
    #total = 0;
    #isCut = false;
    #touched = [];
    /** Starts anew unless a question is open. */
    begin() {
        if (this.#depth > 0)
            return;
        this.#steps = 0;
        this.#isCut = false;
        for (const answer of this.#touched) {
            if (answer.isSettled)
                continue;
            answer.tries = 0;
            answer.value = undefined;
        }
        this.#touched.length = 0;
    }
    /** Counts one step; false when the question has used up its own. */
    step() {
        this.#total++;
        if (++this.#steps <= questions_MAX_STEPS)
            return true;
        this.#isCut = true;
        return false;
    }
    /** Steps of all questions so far. */
    get total() {
        return this.#total;
    }
    /** What is being answered depends on something that is still open. */
    cut() {
        this.#isCut = true;
    }
    /** What holds for the question at hand only is forgotten when the next one begins. */
    touch(answer) {
        this.#touched.push(answer);
    }
    /**
     * Runs one part of a question.
     * @returns its answer, and whether that holds for other questions too; undefined when the budget does not allow it
     */
    run(ask) {
        if (this.#depth > questions_MAX_DEPTH) {
            this.#isCut = true;
            return undefined;
        }
        if (!this.step())
            return undefined;
        const cutBefore = this.#isCut;
        this.#isCut = false;
        this.#depth++;
        try {
            const value = ask();
            // The question itself may keep its answer: nothing else is open that it could depend on.
            return { value, isSettled: !this.#isCut || this.#depth === 1 };
        }
        finally {
            this.#depth--;
            this.#isCut = this.#isCut || cutBefore;
        }
    }
}
/** Answers by what they are about. */
class Answers {
    #question;
    #byKey = new Map();
    constructor(question) {
        this.#question = question;
    }
    isOpen(key) {
        return this.#byKey.get(key)?.isOpen === true;
    }
    of(key, ask) {
        let answer = this.#byKey.get(key);
        if (answer?.isSettled)
            return answer.value;
        if (answer && (answer.isOpen || answer.tries >= MAX_TRIES)) {
            this.#question.cut();
            return answer.isOpen ? undefined : answer.value;
        }
        if (!answer) {
            answer = { isSettled: false, isOpen: false, tries: 0, value: undefined };
            this.#byKey.set(key, answer);
        }
        answer.isOpen = true;
        answer.tries++;
        try {
            const run = this.#question.run(ask);
            answer.value = run?.value;
            answer.isSettled = run?.isSettled === true;
        }
        finally {
            answer.isOpen = false;
            if (!answer.isSettled && answer.tries === 1)
                this.#question.touch(answer);
        }
        return answer.value;
    }
}
/** Answers about a name of something. */
class NameAnswers {
    #question;
    #byOwner = new Map();
    constructor(question) {
        this.#question = question;
    }
    of(owner, name, ask) {
        let answers = this.#byOwner.get(owner);
        if (!answers) {
            answers = new Answers(this.#question);
            this.#byOwner.set(owner, answers);
        }
        return answers.of(name, ask);
    }
}

;// CONCATENATED MODULE: ./out/audit/resolve/star-targets.js
/** What `export * from` and `from … import *` reach, through any number of files. */
/** Files that one star reaches; further ones are not searched. */
const MAX_REACHED = 2000;
class StarTargets {
    #direct;
    #known = new Map();
    #reached = new Map();
    /** @param direct what the stars of one file name, in their order */
    constructor(direct) {
        this.#direct = direct;
    }
    /** Each once, without the start, in the order in which a search that goes into each star before the next comes to them. */
    of(start) {
        const known = this.#reached.get(start);
        if (known)
            return known;
        const seen = new Set([start]);
        const stack = [...this.#targets(start)].reverse();
        while (stack.length > 0 && seen.size <= MAX_REACHED) {
            const node = stack.pop();
            if (seen.has(node))
                continue;
            seen.add(node);
            const next = this.#targets(node);
            for (let i = next.length - 1; i >= 0; i--) {
                const one = next[i];
                if (!seen.has(one))
                    stack.push(one);
            }
        }
        seen.delete(start);
        const found = [...seen];
        this.#reached.set(start, found);
        return found;
    }
    #targets(node) {
        let found = this.#known.get(node);
        if (!found) {
            found = [...new Set(this.#direct(node))];
            this.#known.set(node, found);
        }
        return found;
    }
}

;// CONCATENATED MODULE: ./out/audit/resolve/definitions.js



/** A folded text longer than this is cut off: it is no name, path or address. */
const definitions_MAX_TEXT = 20_000;
class Definitions {
    #library;
    #question = new Question();
    #definitions = new Answers(this.#question);
    #bindings = new Answers(this.#question);
    #exports = new NameAnswers(this.#question);
    #properties = new NameAnswers(this.#question);
    #imports = new Answers(this.#question);
    #exportTargets = new NameAnswers(this.#question);
    #constants = new Answers(this.#question);
    #stars;
    constructor(library) {
        this.#library = library;
        this.#stars = new StarTargets((file) => library.exports(file).stars.flatMap((specifier) => {
            const target = library.javascript.resolve(file.path, specifier);
            return target?.kind === "file" ? [target.file] : [];
        }));
    }
    /** Steps that all questions have taken so far. */
    get steps() {
        return this.#question.total;
    }
    /** `expression` itself when it is no name; undefined when a name is written twice, or nothing is known. */
    of(file, expression) {
        this.#question.begin();
        return this.#of(file, expression);
    }
    importTarget(binding) {
        this.#question.begin();
        return this.#importTarget(binding);
    }
    /** The value of a constant expression, names followed; a text longer than MAX_TEXT has none. */
    constant(file, expression) {
        this.#question.begin();
        return this.#constant(file, expression);
    }
    #of(file, expression) {
        switch (expression.kind) {
            case "Identifier":
            case "Await":
            case "Member":
            case "Index":
                return this.#definitions.of(expression, () => this.#find(file, expression));
            default:
                return { file, expression };
        }
    }
    #find(file, expression) {
        switch (expression.kind) {
            case "Identifier": {
                const binding = this.#library.bound(file).bindingOf.get(expression);
                return binding ? this.#binding(binding) : undefined;
            }
            case "Await":
                return this.#of(file, expression.operand);
            case "Member":
                return this.#member(file, expression.object, expression.property);
            case "Index": {
                const key = expression.index;
                if (key.kind !== "Literal" || (typeof key.value !== "string" && typeof key.value !== "number"))
                    return { file, expression };
                return this.#member(file, expression.object, key.value);
            }
            default:
                return { file, expression };
        }
    }
    #binding(binding) {
        return this.#bindings.of(binding, () => this.#findBinding(binding));
    }
    #findBinding(binding) {
        const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
        if (!write)
            return undefined;
        if (write.kind === "value") {
            let found = this.#of(binding.file, write.value);
            for (const step of write.path)
                found = found && typeof step !== "object" ? this.#step(found, step) : undefined;
            return found;
        }
        if (write.kind !== "import")
            return undefined;
        const { statement, name } = write;
        if (binding.file.language === "python") {
            const target = this.#library.python.resolve(binding.file.path, statement.module);
            return target?.kind === "module" && target.file && name.imported !== "*"
                ? this.#exported(target.file, name.imported)
                : undefined;
        }
        const target = this.#library.javascript.resolve(binding.file.path, statement.module);
        return target?.kind === "file" && name.imported !== "*" ? this.#exported(target.file, name.imported) : undefined;
    }
    #importTarget(binding) {
        return this.#imports.of(binding, () => this.#findImportTarget(binding));
    }
    #findImportTarget(binding) {
        const write = binding.writes.find((one) => one.kind === "import");
        if (write?.kind !== "import" || write.name.imported === "*")
            return undefined;
        const { statement, name } = write;
        const from = binding.file;
        if (from.language === "python") {
            const target = this.#library.python.resolve(from.path, statement.module);
            return target?.kind === "module" && target.file ? this.#exportTarget(target.file, name.imported) : undefined;
        }
        const target = this.#library.javascript.resolve(from.path, statement.module);
        return target?.kind === "file" ? this.#exportTarget(target.file, name.imported) : undefined;
    }
    #exportTarget(file, name) {
        return this.#exportTargets.of(file, name, () => this.#throughStars(file, name, (one) => this.#ownExportTarget(one, name)));
    }
    /** Asks a file and then, where it does not have the name itself, the files that its stars reach. */
    #throughStars(file, name, ask) {
        const own = ask(file);
        if (own || name === "default" || file.language === "python")
            return own;
        if (this.#library.exports(file).named.has(name))
            return undefined;
        for (const target of this.#stars.of(file)) {
            if (!this.#question.step())
                return undefined;
            const found = ask(target);
            if (found)
                return found;
        }
        return undefined;
    }
    #ownExportTarget(file, name) {
        const local = (own) => {
            const binding = this.#library.bound(file).module.bindings.get(own);
            if (!binding)
                return undefined;
            return binding.writes.some((one) => one.kind === "import") ? this.#importTarget(binding) : { file, binding };
        };
        if (file.language === "python")
            return local(name);
        const table = this.#library.exports(file);
        const source = table.named.get(name);
        if (source?.kind === "expression")
            return { file, expression: source.expression };
        if (source?.kind === "local")
            return local(source.name);
        if (source?.kind === "module") {
            const target = this.#library.javascript.resolve(file.path, source.specifier);
            return target?.kind === "file" && source.name !== "*" ? this.#exportTarget(target.file, source.name) : undefined;
        }
        if (table.whole && name === "default")
            return { file, expression: table.whole };
        return table.whole ? this.#ownExport(file, name) : undefined;
    }
    #exported(file, name) {
        return this.#exports.of(file, name, () => this.#throughStars(file, name, (one) => this.#ownExport(one, name)));
    }
    #ownExport(file, name) {
        if (file.language === "python") {
            const binding = this.#library.bound(file).module.bindings.get(name);
            return binding ? this.#binding(binding) : undefined;
        }
        const table = this.#library.exports(file);
        const source = table.named.get(name);
        if (source?.kind === "expression")
            return this.#of(file, source.expression);
        if (source?.kind === "local") {
            const binding = this.#library.bound(file).module.bindings.get(source.name);
            return binding ? this.#binding(binding) : undefined;
        }
        if (source?.kind === "module") {
            const target = this.#library.javascript.resolve(file.path, source.specifier);
            return target?.kind === "file" && source.name !== "*" ? this.#exported(target.file, source.name) : undefined;
        }
        if (!table.whole)
            return undefined;
        const whole = this.#of(file, table.whole);
        return name === "default" || !whole ? whole : this.#step(whole, name);
    }
    #member(file, object, property) {
        const module = typeof property === "string" ? this.#moduleOf(file, object) : undefined;
        if (module)
            return this.#exported(module, property);
        const constant = this.#classConstant(file, object, property);
        if (constant)
            return constant;
        const found = this.#of(file, object);
        return found ? this.#step(found, property) : undefined;
    }
    /** The project's file behind a namespace import. */
    #moduleOf(file, object) {
        if (object.kind !== "Identifier")
            return undefined;
        const binding = this.#library.bound(file).bindingOf.get(object);
        const write = binding?.writes.length === 1 ? binding.writes[0] : undefined;
        if (write?.kind !== "import")
            return undefined;
        if (file.language === "python") {
            const { statement, name } = write;
            const specifier = name.imported === "*"
                ? statement.module
                : `${statement.module}${statement.module.endsWith(".") ? "" : "."}${name.imported}`;
            const target = this.#library.python.resolve(file.path, specifier);
            return target?.kind === "module" ? target.file : undefined;
        }
        if (write.name.imported !== "*")
            return undefined;
        const target = this.#library.javascript.resolve(file.path, write.statement.module);
        return target?.kind === "file" ? target.file : undefined;
    }
    /** `Colour.RED` of a class with constant fields, `this.base` of a field that is written once. */
    #classConstant(file, object, property) {
        if (typeof property !== "string")
            return undefined;
        const found = this.#library.classOf(file, object);
        if (!found)
            return undefined;
        const bound = this.#library.bound(found.file);
        const info = bound.fields.get(found.cls)?.get(property);
        const only = info && !info.opaque && info.writes.length === 1 ? info.writes[0] : undefined;
        if (only && only.path.length === 0)
            return this.#of(found.file, only.value);
        const binding = bound.classScope.get(found.cls)?.bindings.get(property);
        return binding ? this.#binding(binding) : undefined;
    }
    #step(definition, step) {
        const { file, expression } = definition;
        if (expression.kind === "Literal")
            return step === "value" ? definition : undefined;
        if (typeof step === "number" && expression.kind === "ArrayLiteral") {
            const element = elementAt(expression, step);
            return element ? this.#of(file, element.value) : undefined;
        }
        if (expression.kind !== "ObjectLiteral" || typeof step !== "string")
            return undefined;
        return this.#properties.of(expression, step, () => {
            let found;
            for (const entry of entriesFor(expression, step)) {
                if (entry.key === step)
                    found = this.#of(file, entry.value);
                else if (entry.spread) {
                    const spread = this.#of(file, entry.value);
                    found = (spread ? this.#step(spread, step) : undefined) ?? found;
                }
            }
            return found;
        });
    }
    #constant(file, expression) {
        if (expression.kind === "Literal")
            return expression.value;
        return this.#constants.of(expression, () => {
            const value = this.#fold(file, expression);
            return value === undefined ? undefined : { value };
        })?.value;
    }
    #fold(file, expression) {
        switch (expression.kind) {
            case "Template":
            case "Concat": {
                const parts = expression.kind === "Template" ? expression.parts : expression.operands;
                let text = "";
                let sum = expression.kind === "Concat" ? 0 : undefined;
                for (const part of parts) {
                    const value = typeof part === "string" ? part : this.#constant(file, part);
                    if (value === undefined)
                        return undefined;
                    sum = typeof value === "number" && sum !== undefined ? sum + value : undefined;
                    text += String(value);
                    if (text.length > definitions_MAX_TEXT)
                        return undefined;
                }
                return sum ?? text;
            }
            case "Unary": {
                const value = this.#constant(file, expression.operand);
                if (expression.operator === "-" && typeof value === "number")
                    return -value;
                if ((expression.operator === "!" || expression.operator === "not") && value !== undefined)
                    return !value;
                return undefined;
            }
            case "Identifier":
            case "Member":
            case "Index":
            case "Await": {
                const found = this.#of(file, expression);
                return found && found.expression !== expression ? this.#constant(found.file, found.expression) : undefined;
            }
            default:
                return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./out/audit/resolve/factories.js
/** Functions outside the project whose result is an instance of a class that has models of its own. */
const LIST = [
    [
        "py:pathlib.Path",
        [
            "py:pathlib.Path",
            "py:pathlib.PurePath",
            "py:pathlib.PosixPath",
            "py:pathlib.PurePosixPath",
            "py:pathlib.WindowsPath",
            "py:pathlib.Path.home",
            "py:pathlib.Path.cwd",
            ...[
                "resolve",
                "absolute",
                "expanduser",
                "joinpath",
                "with_suffix",
                "with_name",
                "with_stem",
                "relative_to",
                "parent",
                "readlink",
                "rename",
                "replace",
            ].map((name) => `py:pathlib.Path#${name}`),
        ],
    ],
    ["py:subprocess.Popen", ["py:subprocess.Popen"]],
    ["py:sqlite3.Connection", ["py:sqlite3.connect"]],
    ["py:sqlite3.Cursor", ["py:sqlite3.Connection#cursor"]],
];
const factories_FACTORIES = new Map(LIST.flatMap(([made, names]) => names.map((name) => [name, made])));

;// CONCATENATED MODULE: ./out/audit/resolve/javascript-exports.js
function exportTable(bound) {
    const named = new Map();
    const stars = [];
    let whole;
    const set = (name, source) => {
        // Compilers first write `exports.x = void 0`: the later, real value wins.
        named.set(name, source);
    };
    for (const statement of bound.topLevel) {
        if (statement.kind === "Export") {
            if (statement.defaultValue) {
                const name = statement.names[0]?.exported ?? "default";
                if (name === "export=")
                    whole = statement.defaultValue;
                else
                    set(name, { kind: "expression", expression: statement.defaultValue });
                continue;
            }
            for (const { local, exported } of statement.names) {
                if (statement.module === undefined)
                    set(exported, { kind: "local", name: local });
                else if (local === "*" && exported === "*")
                    stars.push(statement.module);
                else
                    set(exported, { kind: "module", specifier: statement.module, name: local });
            }
        }
        else if (statement.kind === "ExpressionStatement") {
            commonJs(statement, bound, set, stars, (value) => {
                whole = value;
            });
        }
    }
    return { named, stars, whole };
}
function commonJs(statement, bound, set, stars, setWhole) {
    // `exports.a = exports.b = value`, `module.exports = exports = value`.
    let at = statement.expression;
    const names = [];
    let isWhole = false;
    while (at.kind === "Assign" && at.operator === undefined) {
        const target = at.target;
        if (target.kind === "Member") {
            if (isExports(target.object, bound))
                names.push(target.property);
            else if (isModuleExports(target, bound))
                isWhole = true;
            else
                return;
        }
        else if (!(target.kind === "Identifier" && target.name === "exports"))
            return;
        at = at.value;
    }
    if (names.length > 0) {
        const isVoid = at.kind === "Unary" && at.operator === "void";
        if (!isVoid)
            for (const name of names)
                set(name, { kind: "expression", expression: at });
        return;
    }
    if (isWhole) {
        setWhole(at);
        return;
    }
    if (at.kind === "Call")
        compiledHelper(at, bound, set, stars);
}
/** `Object.defineProperty(exports, "x", {get: () => m.x})`, `__exportStar(require("./m"), exports)`. */
function compiledHelper(call, bound, set, stars) {
    const callee = call.callee;
    const name = callee.kind === "Identifier" ? callee.name : callee.kind === "Member" ? callee.property : "";
    const first = call.args[0]?.value;
    if (name === "__exportStar" || name === "__export") {
        const specifier = first ? requiredModule(first) : undefined;
        if (specifier !== undefined)
            stars.push(specifier);
        return;
    }
    if (name !== "defineProperty" || !first || !isExports(first, bound))
        return;
    const key = call.args[1]?.value;
    const descriptor = call.args[2]?.value;
    if (key?.kind !== "Literal" || typeof key.value !== "string" || descriptor?.kind !== "ObjectLiteral")
        return;
    for (const entry of descriptor.entries) {
        if (entry.key === "value" && key.value !== "__esModule")
            set(key.value, { kind: "expression", expression: entry.value });
        if (entry.key !== "get" || entry.value.kind !== "FunctionExpression")
            continue;
        const returned = entry.value.fn.body.find((one) => one.kind === "Return");
        if (returned?.kind === "Return" && returned.value)
            set(key.value, { kind: "expression", expression: returned.value });
    }
}
/** The module of `require("x")`. */
function requiredModule(expression) {
    if (expression.kind !== "Call" || expression.callee.kind !== "Identifier")
        return undefined;
    if (expression.callee.name !== "require" && expression.callee.name !== "import")
        return undefined;
    const first = expression.args[0]?.value;
    return first?.kind === "Literal" && typeof first.value === "string" ? first.value : undefined;
}
function isUnbound(identifier, name, bound) {
    return identifier.name === name && !bound.bindingOf.has(identifier);
}
function isExports(expression, bound) {
    if (expression.kind === "Identifier")
        return isUnbound(expression, "exports", bound);
    return expression.kind === "Member" && isModuleExports(expression, bound);
}
function isModuleExports(member, bound) {
    return (member.property === "exports" && member.object.kind === "Identifier" && isUnbound(member.object, "module", bound));
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./out/audit/resolve/javascript-modules.js
/**
 * From a module specifier to a file of the project or to the canonical name of what lies outside it. Third-party code is
 * never entered.
 */


const BUILTINS = new Set(external_node_module_.builtinModules.filter((name) => !name.startsWith("_")));
/** Tried in this order for a path without ending; sources before what is built from them. */
const javascript_modules_ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
const SWAPS = [
    [".js", [".ts", ".tsx", ".js", ".jsx"]],
    [".jsx", [".tsx", ".jsx"]],
    [".mjs", [".mts", ".mjs"]],
    [".cjs", [".cts", ".cjs"]],
];
/** A chain of `extends` or of conditions longer than this is not followed. */
const javascript_modules_MAX_CHAIN = 8;
class JavaScriptModules {
    #files;
    #manifests;
    #packages = new Map();
    #memo = new Map();
    #aliases = new Map();
    constructor(files, manifests) {
        this.#files = files;
        this.#manifests = manifests;
        for (const path of [...manifests.keys()].sort()) {
            if (external_node_path_.posix.basename(path) !== "package.json")
                continue;
            const manifest = record(manifests.get(path));
            const name = manifest?.name;
            if (manifest && typeof name === "string" && !this.#packages.has(name)) {
                this.#packages.set(name, { folder: external_node_path_.posix.dirname(path), manifest });
            }
        }
    }
    resolve(from, specifier) {
        const key = `${external_node_path_.posix.dirname(from)}\0${specifier}`;
        if (this.#memo.has(key))
            return this.#memo.get(key);
        const target = this.#resolve(from, specifier);
        this.#memo.set(key, target);
        return target;
    }
    #resolve(from, specifier) {
        const bare = specifier.startsWith("node:") ? specifier.slice(5) : specifier;
        if (specifier.startsWith("node:") || BUILTINS.has(bare))
            return { kind: "external", name: `node:${bare}` };
        if (specifier.startsWith(".") || specifier.startsWith("/")) {
            const file = this.#file(external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(from), specifier)));
            return file ? { kind: "file", file } : undefined;
        }
        const aliased = this.#alias(from, specifier);
        if (aliased)
            return { kind: "file", file: aliased };
        if (specifier.startsWith("#")) {
            const file = this.#packageImport(from, specifier);
            return file ? { kind: "file", file } : undefined;
        }
        const name = `npm:${bareName(specifier)}`;
        const file = this.#workspace(specifier);
        return file ? { kind: "file", file, external: name } : { kind: "external", name };
    }
    /** A file for a path that may lack its ending, name a folder, or carry the ending of what the source compiles to. */
    #file(path) {
        for (const [ending, swaps] of SWAPS) {
            if (!path.endsWith(ending))
                continue;
            const stem = path.slice(0, -ending.length);
            for (const swap of swaps) {
                const found = this.#files.get(stem + swap);
                if (found)
                    return found;
            }
        }
        const exact = this.#files.get(path);
        if (exact)
            return exact;
        for (const ending of javascript_modules_ENDINGS) {
            const found = this.#files.get(path + ending);
            if (found)
                return found;
        }
        for (const ending of javascript_modules_ENDINGS) {
            const found = this.#files.get(external_node_path_.posix.join(path, `index${ending}`));
            if (found)
                return found;
        }
        return undefined;
    }
    // --- tsconfig paths -----------------------------------------------------------------------------------------------
    #alias(from, specifier) {
        for (let folder = external_node_path_.posix.dirname(from);; folder = external_node_path_.posix.dirname(folder)) {
            for (const name of ["tsconfig.json", "jsconfig.json"]) {
                const aliases = this.#aliasesOf(external_node_path_.posix.join(folder, name), 0);
                if (!aliases)
                    continue;
                const found = this.#throughAliases(aliases, specifier);
                if (found)
                    return found;
            }
            if (folder === "." || folder === "/" || folder === "")
                return undefined;
        }
    }
    #throughAliases(aliases, specifier) {
        for (const { prefix, suffix, targets } of aliases.paths) {
            if (!specifier.startsWith(prefix) || !specifier.endsWith(suffix))
                continue;
            if (specifier.length < prefix.length + suffix.length)
                continue;
            const middle = specifier.slice(prefix.length, specifier.length - suffix.length);
            for (const target of targets) {
                const found = this.#file(external_node_path_.posix.join(aliases.base, target.replace("*", () => middle)));
                if (found)
                    return found;
            }
        }
        return aliases.baseUrl === undefined ? undefined : this.#file(external_node_path_.posix.join(aliases.baseUrl, specifier));
    }
    #aliasesOf(path, chain) {
        if (this.#aliases.has(path))
            return this.#aliases.get(path);
        this.#aliases.set(path, undefined);
        const aliases = this.#readAliases(path, chain);
        this.#aliases.set(path, aliases);
        return aliases;
    }
    #readAliases(path, chain) {
        const config = record(this.#manifests.get(path));
        if (!config || chain > javascript_modules_MAX_CHAIN)
            return undefined;
        const options = record(config.compilerOptions);
        const folder = external_node_path_.posix.dirname(path);
        const baseUrl = typeof options?.baseUrl === "string" ? external_node_path_.posix.join(folder, options.baseUrl) : undefined;
        const paths = record(options?.paths);
        if (!paths && baseUrl === undefined) {
            const parents = Array.isArray(config.extends) ? config.extends : [config.extends];
            for (const parent of parents.toReversed()) {
                if (typeof parent !== "string" || !parent.startsWith("."))
                    continue;
                const target = external_node_path_.posix.join(folder, parent);
                const found = this.#aliasesOf(this.#manifests.has(target) ? target : `${target}.json`, chain + 1);
                if (found)
                    return found;
            }
            return undefined;
        }
        const list = Object.entries(paths ?? {}).flatMap(([pattern, targets]) => {
            const star = pattern.indexOf("*");
            const texts = Array.isArray(targets) ? targets.filter((target) => typeof target === "string") : [];
            if (texts.length === 0)
                return [];
            const prefix = star < 0 ? pattern : pattern.slice(0, star);
            return [{ prefix, suffix: star < 0 ? "" : pattern.slice(star + 1), targets: texts, exact: star < 0 }];
        });
        // The longest prefix wins, as in TypeScript.
        list.sort((a, b) => b.prefix.length - a.prefix.length);
        return { base: baseUrl ?? folder, paths: list, baseUrl };
    }
    // --- package.json -------------------------------------------------------------------------------------------------
    #packageImport(from, specifier) {
        for (let folder = external_node_path_.posix.dirname(from);; folder = external_node_path_.posix.dirname(folder)) {
            const imports = record(record(this.#manifests.get(external_node_path_.posix.join(folder, "package.json")))?.imports);
            if (imports)
                return this.#condition(folder, subpath(imports, specifier));
            if (folder === "." || folder === "/" || folder === "")
                return undefined;
        }
    }
    /** A package of the same repository, followed to its source where that is simple. */
    #workspace(specifier) {
        const name = packageName(specifier);
        const found = this.#packages.get(name);
        if (!found)
            return undefined;
        const rest = specifier.slice(name.length);
        const { folder, manifest } = found;
        const exported = manifest.exports;
        const table = record(exported);
        const isTable = table !== undefined && Object.keys(table).some((key) => key.startsWith("."));
        const entry = isTable ? subpath(table, `.${rest}`) : rest === "" ? exported : undefined;
        const fromExports = this.#condition(folder, entry);
        if (fromExports)
            return fromExports;
        if (rest !== "")
            return this.#file(external_node_path_.posix.join(folder, rest)) ?? this.#file(external_node_path_.posix.join(folder, "src", rest));
        for (const key of ["source", "module", "main", "types"]) {
            const value = manifest[key];
            if (typeof value !== "string")
                continue;
            const file = this.#built(folder, value);
            if (file)
                return file;
        }
        return this.#file(external_node_path_.posix.join(folder, "src/index")) ?? this.#file(external_node_path_.posix.join(folder, "index"));
    }
    #condition(folder, entry, chain = 0) {
        if (chain > javascript_modules_MAX_CHAIN)
            return undefined;
        if (typeof entry === "string")
            return this.#built(folder, entry);
        if (Array.isArray(entry)) {
            for (const one of entry) {
                const found = this.#condition(folder, one, chain + 1);
                if (found)
                    return found;
            }
            return undefined;
        }
        const table = record(entry);
        if (!table)
            return undefined;
        for (const key of ["source", "import", "node", "require", "default", "types"]) {
            const found = this.#condition(folder, table[key], chain + 1);
            if (found)
                return found;
        }
        return undefined;
    }
    /** `dist/x.js` stands for `src/x.ts` when that is in the project. */
    #built(folder, path) {
        const source = path
            .replace(/^(?:\.\/)?(?:dist|build|lib|out)\/(?:(?:esm|cjs|src)\/)?/u, "src/")
            .replace(/\.d\.([cm]?ts)$/u, ".$1");
        return this.#file(external_node_path_.posix.join(folder, source)) ?? this.#file(external_node_path_.posix.join(folder, path));
    }
}
function subpath(table, key) {
    if (Object.hasOwn(table, key))
        return table[key];
    for (const [pattern, value] of Object.entries(table)) {
        const star = pattern.indexOf("*");
        if (star < 0 || typeof value !== "string")
            continue;
        const prefix = pattern.slice(0, star);
        const suffix = pattern.slice(star + 1);
        if (key.startsWith(prefix) && key.endsWith(suffix) && key.length >= prefix.length + suffix.length) {
            const middle = key.slice(prefix.length, key.length - suffix.length);
            return value.replace("*", () => middle);
        }
    }
    return undefined;
}
/** `@scope/name` of `@scope/name/sub/path`. */
function packageName(specifier) {
    const parts = specifier.split("/");
    return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}
/** A specifier as it stands in canonical names: Deno's and URL-like prefixes and versions are dropped. */
function bareName(specifier) {
    return specifier.startsWith("npm:") ? specifier.slice(4).replace(/^(@?[^@]+)@[^/]*/u, "$1") : specifier;
}
function record(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value)
        ? value
        : undefined;
}

;// CONCATENATED MODULE: ./out/audit/resolve/entities.js
/** Names longer than this come from endless chains; they tell nothing. */
const MAX_NAME = 300;
/** Canonical name of a property of something external. */
function memberName(name, property) {
    if (name === "global:globalThis" || name === "global:window" || name === "global:global")
        return `global:${property}`;
    // Interop: the default export of what is not an ES module is the module itself.
    if (property === "default")
        return name;
    if (property === "promises" && (name === "node:fs" || name === "npm:fs-extra"))
        return "node:fs/promises";
    const joined = name.endsWith(":") ? name + property : `${name}.${property}`;
    if (joined.length > MAX_NAME)
        return undefined;
    if (joined === "node:path.posix" || joined === "node:path.win32" || name === "node:path/posix")
        return name === "node:path/posix" ? `node:path.${property}` : "node:path";
    return SAME_MODULE.get(name) ? `${SAME_MODULE.get(name)}.${property}` : joined;
}
/** Modules that pass another module's names on. */
const SAME_MODULE = new Map([
    ["node:path/posix", "node:path"],
    ["node:path/win32", "node:path"],
    ["npm:fs-extra/esm", "npm:fs-extra"],
    ["npm:zod/v4", "npm:zod"],
    ["npm:zod/v3", "npm:zod"],
    ["npm:zod/mini", "npm:zod"],
    ["py:posixpath", "py:os.path"],
    ["py:ntpath", "py:os.path"],
]);
function instanceMember(name, property) {
    const joined = `${name}#${property}`;
    return joined.length > MAX_NAME ? undefined : joined;
}
/** Python has no `new`: by convention a class starts with a capital letter. */
function looksLikeClass(name) {
    const last = name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":"), name.lastIndexOf("#")) + 1);
    return /^_?[A-Z]/u.test(last) && !/^[A-Z0-9_]+$/u.test(last.length > 1 ? last : "a");
}
/** Equal entities refer to the same thing. */
function sameEntity(a, b) {
    if (a.kind !== b.kind)
        return false;
    switch (a.kind) {
        case "external":
        case "externalInstance":
            return a.name === b.name;
        case "javascriptModule":
            return a.file === b.file;
        case "pythonModule":
            return a.base === b.base;
        case "function":
            return a.ref.fn === b.ref.fn;
        case "class":
        case "instance":
            return a.cls === b.cls;
        case "value":
            return a.expression === b.expression;
    }
}

;// CONCATENATED MODULE: ./out/audit/resolve/python-names.js
/** Names that Python itself brings. */
/** Top-level modules of the standard library, 3.8 to 3.14 (`sys.stdlib_module_names` and what was removed since). */
const PYTHON_STANDARD_LIBRARY = new Set(`__future__ abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64
bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections
colorsys compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes
curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno
faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext
glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress
itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap
modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator
optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath
pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib
resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr
socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep
struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this
threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types
typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib
xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/u));
/** Names of the `builtins` module. */
const PYTHON_BUILTINS = new Set(`ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception
ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError
ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError
KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented
NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError
RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration
SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError
UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError
Warning ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr
classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float
format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list
locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set
setattr slice sorted staticmethod str sum super tuple type vars zip __import__`.split(/\s+/u));

;// CONCATENATED MODULE: ./out/audit/resolve/names.js
/**
 * Follows names to what they refer to: through bindings, imports, re-exports, members, fields, factories and annotations.
 * Flow-insensitive: a name written more than once with different things refers to nothing.
 *
 * Two modes: `source` enters packages of the same repository; `registry` takes every bare specifier as the published
 * package, so that a server inside an SDK's own repository is seen to use the SDK.
 *
 * Longer than 400 lines: every case of one recursive function over expressions, with one memo and one budget.
 */






/** A variable that is written more often is not one thing; asking each write about the others would be quadratic. */
const MAX_WRITES = 32;
/** Calls whose result refers to what their first argument refers to. */
const TRANSPARENT_CALLS = new Set([
    "node:util.promisify",
    "npm:util.promisify",
    "npm:pify",
    "npm:tslib.__importStar",
    "npm:tslib.__importDefault",
    "npm:tslib.__toESM",
    "global:Object.freeze",
    "py:functools.wraps",
    "py:typing.cast",
]);
const INTEROP_HELPERS = new Set([
    "__importStar",
    "__importDefault",
    "__toESM",
    "_interopRequireWildcard",
    "_interopRequireDefault",
    "_interop_require_default",
    "_interop_require_wildcard",
]);
/** Annotations that say nothing of their own: the argument is the type. */
const TRANSPARENT_TYPES = new Set([
    "Optional",
    "Annotated",
    "Final",
    "ClassVar",
    "Required",
    "NotRequired",
    "Readonly",
    "Promise",
    "Partial",
    "Awaitable",
    "Coroutine",
    "Type",
    "type",
]);
class Names {
    #library;
    #mode;
    #question = new Question();
    #expressions = new Answers(this.#question);
    #bindings = new Answers(this.#question);
    #results = new Answers(this.#question);
    #exports = new NameAnswers(this.#question);
    #stars = new NameAnswers(this.#question);
    #classMembers = new NameAnswers(this.#question);
    #staticMembers = new NameAnswers(this.#question);
    #objectMembers = new NameAnswers(this.#question);
    #exportStars;
    #importStars;
    constructor(library, mode) {
        this.#library = library;
        this.#mode = mode;
        this.#exportStars = new StarTargets((node) => ("kind" in node ? [] : this.#directExportStars(node)));
        this.#importStars = new StarTargets((file) => this.#directImportStars(file));
    }
    /** Steps that all questions have taken so far. */
    get steps() {
        return this.#question.total;
    }
    resolve(file, expression) {
        this.#question.begin();
        return this.#expression(file, expression);
    }
    /** The class behind an annotation, as what a value of that type is. */
    resolveAnnotation(file, annotation) {
        this.#question.begin();
        return this.#annotation(file, annotation);
    }
    resolveMember(entity, property) {
        this.#question.begin();
        return this.#member(entity, property);
    }
    #bound(file) {
        return this.#library.bound(file);
    }
    #expression(file, expression) {
        return this.#expressions.of(expression, () => this.#evaluate(file, expression));
    }
    #evaluate(file, expression) {
        switch (expression.kind) {
            case "Identifier":
                return this.#identifier(file, expression);
            case "This": {
                const receiver = this.#bound(file).receiverOf.get(expression);
                return receiver ? this.#receiver(file, receiver) : undefined;
            }
            case "Super": {
                const cls = this.#bound(file).receiverOf.get(expression)?.cls;
                const base = cls?.bases[0];
                const entity = base ? this.#expression(file, base) : undefined;
                return entity ? asInstance(entity) : undefined;
            }
            case "Member": {
                const object = this.#expression(file, expression.object);
                return object ? this.#member(object, expression.property) : undefined;
            }
            case "Index": {
                if (expression.index.kind !== "Literal" || typeof expression.index.value === "boolean")
                    return undefined;
                const object = this.#expression(file, expression.object);
                return object && expression.index.value !== null ? this.#step(object, expression.index.value) : undefined;
            }
            case "Call":
                return this.#call(file, expression);
            case "Await":
                return this.#expression(file, expression.operand);
            case "Assign":
                return expression.operator === undefined ? this.#expression(file, expression.value) : undefined;
            case "Sequence": {
                const last = expression.expressions.at(-1);
                return last ? this.#expression(file, last) : undefined;
            }
            case "Conditional":
                return this.#agree([
                    this.#expression(file, expression.consequent),
                    this.#expression(file, expression.alternate),
                ]);
            case "Logical":
                if (expression.operator === "and") {
                    const last = expression.operands.at(-1);
                    return last ? this.#expression(file, last) : undefined;
                }
                return this.#agree(expression.operands.map((operand) => this.#expression(file, operand)));
            case "FunctionExpression": {
                const ref = this.#bound(file).refOf.get(expression.fn);
                return ref ? { kind: "function", ref } : undefined;
            }
            case "ClassExpression":
                return { kind: "class", file, cls: expression.cls };
            case "Literal":
            case "RegExpLiteral":
            case "Template":
            case "Concat":
            case "ArrayLiteral":
            case "ObjectLiteral":
            case "Comprehension":
                return { kind: "value", file, expression };
            default:
                return undefined;
        }
    }
    /** Several ways to one thing: what they have in common; constants beside something real do not count. */
    #agree(entities) {
        const real = entities.filter((entity) => entity !== undefined && !(entity.kind === "value" && entity.expression.kind === "Literal"));
        const first = real[0];
        if (!first)
            return entities.length === 1 ? entities[0] : undefined;
        return real.every((entity) => entity !== undefined && sameEntity(entity, first)) ? first : undefined;
    }
    #receiver(file, receiver) {
        if (receiver.cls)
            return { kind: receiver.isStatic ? "class" : "instance", file, cls: receiver.cls };
        return receiver.object ? { kind: "value", file, expression: receiver.object } : undefined;
    }
    // --- names --------------------------------------------------------------------------------------------------------
    #identifier(file, identifier) {
        const binding = this.#bound(file).bindingOf.get(identifier);
        if (binding)
            return this.#binding(binding);
        if (file.language === "python") {
            const star = this.#starImport(file, identifier.name);
            if (star)
                return star;
            return PYTHON_BUILTINS.has(identifier.name)
                ? { kind: "external", name: `py:builtins.${identifier.name}` }
                : undefined;
        }
        if (identifier.name === "undefined")
            return { kind: "value", file, expression: identifier };
        return { kind: "external", name: `global:${identifier.name}` };
    }
    #binding(binding) {
        if (binding.receiver) {
            return { kind: binding.receiver.isClass ? "class" : "instance", file: binding.file, cls: binding.receiver.cls };
        }
        return this.#bindings.of(binding, () => {
            const entity = binding.writes.length > MAX_WRITES
                ? undefined
                : this.#agree(binding.writes.map((write) => this.#write(binding, write)));
            return entity ?? (binding.annotation ? this.#annotation(binding.file, binding.annotation) : undefined);
        });
    }
    #write(binding, write) {
        switch (write.kind) {
            case "value": {
                const entity = this.#expression(binding.file, write.value);
                return entity ? this.#path(entity, write.path) : undefined;
            }
            case "function": {
                const ref = this.#bound(binding.file).refOf.get(write.fn);
                return ref ? { kind: "function", ref } : undefined;
            }
            case "class":
                return { kind: "class", file: binding.file, cls: write.cls };
            case "import":
                return this.#import(binding.file, write.statement, write.name);
            case "parameter": {
                const { annotation } = write.parameter;
                if (!annotation)
                    return undefined;
                const entity = this.#annotation(binding.file, annotation);
                return entity ? this.#path(entity, write.path) : undefined;
            }
            case "opaque":
                return undefined;
        }
    }
    #path(entity, path) {
        let at = entity;
        for (const step of path) {
            if (!at || typeof step === "object")
                return undefined;
            at = this.#step(at, step);
        }
        return at;
    }
    #step(entity, step) {
        if (typeof step === "string")
            return this.#member(entity, step);
        if (entity.kind !== "value" || entity.expression.kind !== "ArrayLiteral")
            return undefined;
        const element = elementAt(entity.expression, step);
        return element ? this.#expression(entity.file, element.value) : undefined;
    }
    // --- annotations --------------------------------------------------------------------------------------------------
    #annotation(file, annotation) {
        let at = annotation;
        for (let chain = 0; chain < 8; chain++) {
            if (at.kind === "Index" || at.kind === "Slice") {
                const name = at.object.kind === "Identifier" ? at.object.name : at.object.kind === "Member" ? at.object.property : "";
                if (!TRANSPARENT_TYPES.has(name) || at.kind === "Slice") {
                    at = at.object;
                    continue;
                }
                at = at.index.kind === "ArrayLiteral" ? (at.index.elements[0]?.value ?? at.object) : at.index;
            }
            else if (at.kind === "Binary" && at.operator === "|") {
                const isNone = (side) => side.kind === "Literal" && side.value === null;
                at = isNone(at.left) ? at.right : at.left;
            }
            else
                break;
        }
        // A forward reference written as text.
        const entity = at.kind === "Literal" && typeof at.value === "string" ? this.#dotted(file, at.value) : this.#expression(file, at);
        return entity ? asInstance(entity) : undefined;
    }
    #dotted(file, text) {
        const parts = text.split(".");
        if (!parts.every((part) => /^\w+$/u.test(part)))
            return undefined;
        const binding = this.#bound(file).module.bindings.get(parts[0]);
        const entity = binding ? this.#binding(binding) : undefined;
        return entity ? this.#path(entity, parts.slice(1)) : undefined;
    }
    // --- imports and exports ------------------------------------------------------------------------------------------
    #import(file, statement, name) {
        if (file.language === "python")
            return this.#pythonImport(file, statement, name);
        const target = this.#moduleEntity(file, statement.module);
        if (!target || name.imported === "*")
            return target;
        return this.#member(target, name.imported);
    }
    #moduleEntity(file, specifier) {
        const target = this.#library.javascript.resolve(file.path, specifier);
        if (!target)
            return undefined;
        if (target.kind === "external")
            return { kind: "external", name: target.name };
        if (target.external !== undefined && this.#mode === "registry")
            return { kind: "external", name: target.external };
        return { kind: "javascriptModule", file: target.file };
    }
    /** A CommonJS module whose whole export is one function or class is that function or class. */
    #required(file, specifier) {
        const target = this.#moduleEntity(file, specifier);
        if (target?.kind !== "javascriptModule")
            return target;
        const { whole } = this.#library.exports(target.file);
        const entity = whole ? this.#expression(target.file, whole) : undefined;
        return entity?.kind === "function" || entity?.kind === "class" ? entity : target;
    }
    #pythonImport(file, statement, name) {
        const specifier = name.bindsRoot ? statement.module.split(".")[0] : statement.module;
        const target = this.#pythonModule(file, specifier);
        if (!target || name.imported === "*")
            return target;
        return this.#member(target, name.imported);
    }
    #pythonModule(file, specifier) {
        const target = this.#library.python.resolve(file.path, specifier);
        if (!target)
            return undefined;
        if (target.kind === "external")
            return { kind: "external", name: target.name };
        if (target.external !== undefined && this.#mode === "registry")
            return { kind: "external", name: target.external };
        return { kind: "pythonModule", base: target.base, file: target.file };
    }
    /** A name that only `from m import *` can have brought. */
    #starImport(file, name) {
        const targets = this.#importStars.of(file);
        if (targets.length === 0)
            return undefined;
        return this.#stars.of(file, name, () => {
            for (const target of targets) {
                if (!this.#question.step())
                    return undefined;
                const binding = this.#bound(target).module.bindings.get(name);
                const found = binding ? this.#binding(binding) : undefined;
                if (found)
                    return found;
            }
            return undefined;
        });
    }
    #directImportStars(file) {
        return this.#bound(file).imports.flatMap((statement) => {
            if (!statement.names.some((one) => one.imported === "*" && one.local === undefined))
                return [];
            const target = this.#library.python.resolve(file.path, statement.module);
            return target?.kind === "module" && target.file ? [target.file] : [];
        });
    }
    #exported(file, name) {
        return this.#exports.of(file, name, () => {
            const own = this.#ownExport(file, name);
            // `export *` passes everything on but the default.
            if (own || name === "default" || this.#library.exports(file).named.has(name))
                return own;
            for (const target of this.#exportStars.of(file)) {
                if (!this.#question.step())
                    return undefined;
                const found = "kind" in target ? this.#member(target, name) : this.#ownExport(target, name);
                if (found)
                    return found;
            }
            return undefined;
        });
    }
    /** What a file exports by this name itself, stars left out. */
    #ownExport(file, name) {
        const table = this.#library.exports(file);
        const source = table.named.get(name);
        if (source) {
            if (source.kind === "expression")
                return this.#expression(file, source.expression);
            if (source.kind === "local") {
                const binding = this.#bound(file).module.bindings.get(source.name);
                return binding ? this.#binding(binding) : undefined;
            }
            const target = this.#moduleEntity(file, source.specifier);
            if (!target || source.name === "*")
                return target;
            return this.#member(target, source.name);
        }
        if (table.whole) {
            const whole = this.#expression(file, table.whole);
            if (name === "default")
                return whole;
            const member = whole ? this.#member(whole, name) : undefined;
            if (member)
                return member;
        }
        if (name !== "default")
            return undefined;
        // CommonJS seen through an ES import.
        const isCommonJs = !this.#bound(file).topLevel.some((one) => one.kind === "Export");
        return isCommonJs ? { kind: "javascriptModule", file } : undefined;
    }
    #directExportStars(file) {
        const { stars } = this.#library.exports(file);
        return stars.flatMap((specifier) => {
            const target = this.#moduleEntity(file, specifier);
            if (target?.kind === "javascriptModule")
                return [target.file];
            // With several stars nobody knows which package a name comes from.
            return target?.kind === "external" && stars.length === 1 ? [target] : [];
        });
    }
    // --- members ------------------------------------------------------------------------------------------------------
    #member(entity, property) {
        if (!this.#question.step())
            return undefined;
        switch (entity.kind) {
            case "external": {
                const name = memberName(entity.name, property);
                return name === undefined ? undefined : { kind: "external", name };
            }
            case "externalInstance": {
                const name = instanceMember(entity.name, property);
                return name === undefined ? undefined : { kind: "external", name };
            }
            case "javascriptModule":
                return this.#exported(entity.file, property);
            case "pythonModule":
                return this.#pythonMember(entity, property);
            case "class":
                return this.#classMember(entity.file, entity.cls, property, true);
            case "instance":
                return this.#classMember(entity.file, entity.cls, property, false);
            case "value":
                return this.#valueMember(entity, property);
            case "function":
                return undefined;
        }
    }
    #pythonMember(entity, property) {
        if (entity.file) {
            const binding = this.#bound(entity.file).module.bindings.get(property);
            if (binding && !this.#bindings.isOpen(binding)) {
                const found = this.#binding(binding);
                if (found)
                    return found;
            }
            const star = this.#starImport(entity.file, property);
            if (star)
                return star;
        }
        const target = this.#library.python.at(external_node_path_.posix.join(entity.base, property));
        return target?.kind === "module" ? { kind: "pythonModule", base: target.base, file: target.file } : undefined;
    }
    #valueMember(entity, property) {
        const { expression, file } = entity;
        if (expression.kind === "Literal")
            return property === "value" ? entity : undefined;
        if (expression.kind !== "ObjectLiteral")
            return undefined;
        return this.#objectMembers.of(expression, property, () => {
            let found;
            for (const entry of entriesFor(expression, property)) {
                if (entry.key === property)
                    found = this.#expression(file, entry.value);
                else if (entry.spread) {
                    const spread = this.#expression(file, entry.value);
                    found = (spread ? this.#member(spread, property) : undefined) ?? found;
                }
            }
            return found;
        });
    }
    #classMember(file, cls, property, isStatic) {
        const answers = isStatic ? this.#staticMembers : this.#classMembers;
        return answers.of(cls, property, () => this.#findClassMember(file, cls, property, isStatic));
    }
    #findClassMember(file, cls, property, isStatic) {
        const bound = this.#bound(file);
        for (const member of methodsNamed(cls, property)) {
            const ref = bound.refOf.get(member.fn);
            if (!ref)
                continue;
            const isProperty = member.accessor === "get" || member.fn.decorators.some((d) => lastName(d).endsWith("property"));
            return isProperty ? this.#returned(ref) : { kind: "function", ref };
        }
        if (cls.members.some((member) => member.kind === "Initializer")) {
            const binding = bound.classScope.get(cls)?.bindings.get(property);
            if (binding)
                return this.#binding(binding);
        }
        const info = bound.fields.get(cls)?.get(property);
        if (!info)
            return this.#inherited(file, cls, property, isStatic);
        const agreed = this.#agree(info.writes.map((write) => {
            const entity = this.#expression(file, write.value);
            return entity ? this.#path(entity, write.path) : undefined;
        }));
        if (agreed && !info.opaque)
            return agreed;
        return (info.annotation ? this.#annotation(file, info.annotation) : undefined) ?? agreed;
    }
    #inherited(file, cls, property, isStatic) {
        for (const base of cls.bases) {
            const entity = this.#expression(file, base);
            const found = entity?.kind === "class"
                ? this.#classMember(entity.file, entity.cls, property, isStatic)
                : entity?.kind === "external"
                    ? this.#member(isStatic ? entity : { kind: "externalInstance", name: entity.name }, property)
                    : undefined;
            if (found)
                return found;
        }
        return undefined;
    }
    // --- calls --------------------------------------------------------------------------------------------------------
    #call(file, call) {
        const { callee } = call;
        const first = call.args[0]?.value;
        if (callee.kind === "Identifier" && file.language !== "python") {
            if ((callee.name === "require" || callee.name === "import") && first) {
                const isOwn = callee.name === "require" && this.#bound(file).bindingOf.has(callee) && !this.#isCreateRequire(file, callee);
                const text = first.kind === "Literal" ? first.value : undefined;
                if (!isOwn)
                    return typeof text === "string" ? this.#required(file, text) : undefined;
            }
            if (INTEROP_HELPERS.has(callee.name) && first)
                return this.#expression(file, first);
        }
        if (callee.kind === "Member" && callee.property === "bind") {
            const bound = this.#expression(file, callee.object);
            if (bound?.kind === "function" || bound?.kind === "external")
                return bound;
        }
        const target = this.#expression(file, callee);
        if (!target)
            return undefined;
        switch (target.kind) {
            case "external":
                return this.#externalCall(file, call, target.name);
            case "class":
                return { kind: "instance", file: target.file, cls: target.cls };
            case "function":
                return this.#returned(target.ref);
            case "externalInstance":
                return { kind: "externalInstance", name: target.name };
            default:
                return undefined;
        }
    }
    #isCreateRequire(file, callee) {
        const entity = this.#identifier(file, callee);
        return entity?.kind === "externalInstance" && entity.name === "node:module.createRequire";
    }
    #externalCall(file, call, name) {
        const first = call.args[0]?.value;
        const text = first?.kind === "Literal" && typeof first.value === "string" ? first.value : undefined;
        if (TRANSPARENT_CALLS.has(name)) {
            const last = name === "py:typing.cast" ? call.args[1]?.value : first;
            return last ? this.#expression(file, last) : undefined;
        }
        if ((name === "py:importlib.import_module" || name === "py:builtins.__import__") && text !== undefined) {
            return this.#pythonModule(file, text);
        }
        const second = call.args[1]?.value;
        if (name === "py:builtins.getattr" && first && second?.kind === "Literal" && typeof second.value === "string") {
            const object = this.#expression(file, first);
            return object ? this.#member(object, second.value) : undefined;
        }
        const made = this.#library.factories.get(name);
        if (made !== undefined)
            return { kind: "externalInstance", name: made };
        if (name.startsWith("py") && !looksLikeClass(name) && !name.includes("#") && /^py:builtins\./u.test(name))
            return undefined;
        return { kind: "externalInstance", name };
    }
    /** What a function of the project gives back: its annotation, or the one thing that its returns agree on. */
    #returned(ref) {
        const { fn, file } = ref;
        if (fn.returns) {
            const typed = this.#annotation(file, fn.returns);
            if (typed && typed.kind !== "externalInstance")
                return typed;
            if (typed?.kind === "externalInstance" &&
                !typed.name.startsWith("py:builtins.") &&
                !typed.name.startsWith("global:"))
                return typed;
        }
        return this.#results.of(fn, () => {
            const values = [];
            for (const statement of fn.body) {
                if (statement.kind === "Return" && statement.value)
                    values.push(statement.value);
            }
            return values.length === 1 ? this.#expression(file, values[0]) : undefined;
        });
    }
}
function asInstance(entity) {
    if (entity.kind === "external")
        return { kind: "externalInstance", name: entity.name };
    if (entity.kind === "class")
        return { kind: "instance", file: entity.file, cls: entity.cls };
    return entity;
}
function lastName(expression) {
    if (expression.kind === "Identifier")
        return expression.name;
    return expression.kind === "Member" ? expression.property : "";
}

;// CONCATENATED MODULE: ./out/audit/resolve/python-modules.js
/** From a dotted module name to a file of the project, or to `py:` (standard library) and `pypi:` names. */


class PythonModules {
    #files;
    #folders = new Set();
    #memo = new Map();
    constructor(files) {
        this.#files = files;
        for (const [path, file] of files) {
            if (file.language !== "python")
                continue;
            for (let folder = external_node_path_.posix.dirname(path); !this.#folders.has(folder); folder = external_node_path_.posix.dirname(folder)) {
                this.#folders.add(folder);
                if (folder === "." || folder === "/")
                    break;
            }
        }
    }
    /** `specifier` as written, dots included. */
    resolve(from, specifier) {
        const key = `${from}\0${specifier}`;
        if (this.#memo.has(key))
            return this.#memo.get(key);
        const target = this.#resolve(from, specifier);
        this.#memo.set(key, target);
        return target;
    }
    #resolve(from, specifier) {
        const dots = /^\.*/u.exec(specifier)?.[0].length ?? 0;
        const parts = specifier
            .slice(dots)
            .split(".")
            .filter((part) => part !== "");
        if (dots > 0) {
            let folder = external_node_path_.posix.dirname(from);
            for (let up = 1; up < dots; up++)
                folder = external_node_path_.posix.dirname(folder);
            return this.at(external_node_path_.posix.join(folder, ...parts));
        }
        const root = parts[0];
        if (root === undefined)
            return undefined;
        if (PYTHON_STANDARD_LIBRARY.has(root))
            return { kind: "external", name: `py:${specifier}` };
        const external = `pypi:${specifier}`;
        for (let folder = external_node_path_.posix.dirname(from);; folder = external_node_path_.posix.dirname(folder)) {
            for (const base of [folder, external_node_path_.posix.join(folder, "src"), external_node_path_.posix.join(folder, "lib")]) {
                // A file never imports itself by its own name: `mcp.py` with `import mcp` means the installed package.
                const found = this.at(external_node_path_.posix.join(base, ...parts));
                if (found?.kind === "module" &&
                    found.file?.path !== from &&
                    (found.file || this.#isPackage(external_node_path_.posix.join(base, root)))) {
                    return { ...found, external };
                }
            }
            if (folder === "." || folder === "/" || folder === "")
                break;
        }
        return { kind: "external", name: external };
    }
    #isPackage(folder) {
        return this.#folders.has(folder);
    }
    /** The module whose path without ending is `base`. */
    at(base) {
        const file = this.#files.get(`${base}.py`) ??
            this.#files.get(external_node_path_.posix.join(base, "__init__.py")) ??
            this.#files.get(`${base}.pyi`);
        if (file)
            return { kind: "module", base, file };
        return this.#folders.has(base) ? { kind: "module", base, file: undefined } : undefined;
    }
}

;// CONCATENATED MODULE: ./out/audit/resolve/project.js







/**
 * @param files parsed files; their order does not matter.
 * @param manifests parsed values of `package.json`, `tsconfig*.json`, `jsconfig.json` and `pyproject.toml`, keyed by path
 *   relative to the root (POSIX).
 */
function createProject(files, manifests = new Map()) {
    const byPath = new Map([...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)).map((file) => [file.path, file]));
    const boundFiles = new Map();
    const bound = (file) => {
        let found = boundFiles.get(file);
        if (!found) {
            found = bindFile(file);
            boundFiles.set(file, found);
        }
        return found;
    };
    const tables = new Map();
    const exports = (file) => {
        let found = tables.get(file);
        if (!found) {
            found = exportTable(bound(file));
            tables.set(file, found);
        }
        return found;
    };
    const classOf = (file, expression) => {
        const entity = source.resolve(file, expression);
        return entity?.kind === "class" || entity?.kind === "instance" ? { file: entity.file, cls: entity.cls } : undefined;
    };
    const library = {
        bound,
        exports,
        javascript: new JavaScriptModules(byPath, manifests),
        python: new PythonModules(byPath),
        factories: factories_FACTORIES,
        classOf,
    };
    const source = new Names(library, "source");
    const registry = new Names(library, "registry");
    const definitions = new Definitions(library);
    const dependencies = new Dependencies(byPath, manifests, bound);
    const inBothModes = (ask) => ask(source) ?? ask(registry);
    return {
        files: byPath,
        originOf: (file, expression) => inBothModes((names) => {
            const entity = names.resolve(file, expression);
            return entity?.kind === "external" ? entity.name : undefined;
        }),
        typeOf: (file, expression) => inBothModes((names) => {
            const entity = names.resolve(file, expression);
            return entity?.kind === "externalInstance" ? entity.name : undefined;
        }),
        functionOf: (file, expression) => {
            const entity = source.resolve(file, expression);
            return entity?.kind === "function" ? entity.ref : undefined;
        },
        classOf,
        valueOf: (file, expression) => definitions.of(file, expression),
        constantOf: (file, expression) => definitions.constant(file, expression),
        callsIn: (file) => bound(file).calls,
        functionsIn: (file) => bound(file).functions,
        dependsOn: (file, names) => dependencies.has(file, names),
        bound,
        entityOf: (file, expression, mode = "source") => (mode === "source" ? source : registry).resolve(file, expression),
        memberOf: (entity, property, mode = "source") => (mode === "source" ? source : registry).resolveMember(entity, property),
        importTarget: (binding) => definitions.importTarget(binding),
        lookUpSteps: () => source.steps + registry.steps + definitions.steps,
        annotated: (file, annotation) => source.resolveAnnotation(file, annotation) ?? registry.resolveAnnotation(file, annotation),
    };
}
class Dependencies {
    #files;
    #manifests;
    #bound;
    #names = new Map();
    constructor(files, manifests, bound) {
        this.#files = files;
        this.#manifests = manifests;
        this.#bound = bound;
    }
    has(file, names) {
        const folder = file.package.path;
        let known = this.#names.get(folder);
        if (!known) {
            known = this.#collect(folder);
            this.#names.set(folder, known);
        }
        return names.some((name) => known.has(name.toLowerCase()));
    }
    #collect(folder) {
        const known = new Set();
        const at = (name) => this.#manifests.get(folder === "." ? name : `${folder}/${name}`);
        const manifest = record(at("package.json"));
        for (const key of ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"]) {
            for (const name of Object.keys(record(manifest?.[key]) ?? {}))
                known.add(name.toLowerCase());
        }
        const python = record(at("pyproject.toml"));
        const lists = [
            record(python?.project)?.dependencies,
            ...Object.values(record(record(python?.project)?.["optional-dependencies"]) ?? {}),
        ];
        for (const list of lists) {
            if (!Array.isArray(list))
                continue;
            for (const text of list) {
                const name = typeof text === "string" ? /^\s*([\w.-]+)/u.exec(text)?.[1] : undefined;
                if (name !== undefined)
                    known.add(name.toLowerCase());
            }
        }
        const poetry = record(record(record(python?.tool)?.poetry)?.dependencies);
        for (const name of Object.keys(poetry ?? {}))
            known.add(name.toLowerCase());
        for (const file of this.#files.values()) {
            if (file.package.path !== folder)
                continue;
            const specifiers = this.#bound(file).imports.map((statement) => statement.module);
            for (const { call } of this.#bound(file).calls) {
                const first = call.args[0]?.value;
                if (call.callee.kind !== "Identifier" || (call.callee.name !== "require" && call.callee.name !== "import"))
                    continue;
                if (first?.kind === "Literal" && typeof first.value === "string")
                    specifiers.push(first.value);
            }
            for (const specifier of specifiers) {
                if (specifier.startsWith("."))
                    continue;
                known.add(specifier.toLowerCase());
                known.add((file.language === "python" ? (specifier.split(".")[0] ?? specifier) : packageName(specifier)).toLowerCase());
            }
        }
        return known;
    }
}

// EXTERNAL MODULE: ./out/audit/server/python.js
var python = __webpack_require__(589);
// EXTERNAL MODULE: ./out/audit/server/script.js
var script = __webpack_require__(6024);
;// CONCATENATED MODULE: ./out/audit/server/declarations.js







/** Tools that a low-level listing of JavaScript or TypeScript returns: `setRequestHandler(ListToolsRequestSchema, …)`. */
function scriptDeclarations(reader, file) {
    const out = [];
    for (const site of reader.project.callsIn(file)) {
        const handler = listingHandler(reader, site);
        if (!handler)
            continue;
        for (const value of returned(handler)) {
            const tools = reader.property(reader.resolve(value, static_values/* EMPTY */.wg), "tools");
            for (const tool of (tools && reader.elements(tools, static_values/* EMPTY */.wg)) ?? []) {
                const declaration = scriptTool(reader, tool);
                if (declaration)
                    out.push(declaration);
            }
        }
    }
    return out;
}
function listingHandler(reader, { call, file }) {
    if (call.callee.kind !== "Member" || call.callee.property !== "setRequestHandler")
        return undefined;
    const args = (0,static_values/* positional */.n8)(call);
    const [first] = args;
    const last = args.at(-1);
    if (!first || !last)
        return undefined;
    const key = { file, expression: first.value };
    const lists = reader.text(key) === "tools/list" || (0,script/* schemaName */.l_)(reader, key) === "ListToolsRequestSchema";
    return lists ? reader.functionOf({ file, expression: last.value }, static_values/* EMPTY */.wg) : undefined;
}
function returned({ file, fn }) {
    const out = [];
    (0,tree/* visitTree */.Y)(fn.body, (node) => {
        if (node.kind === "Function")
            return false;
        const { value } = node;
        if (node.kind === "Return" && value)
            out.push({ file, expression: value });
        return undefined;
    });
    return out;
}
function scriptTool(reader, value) {
    const tool = reader.resolve(value, static_values/* EMPTY */.wg);
    const named = reader.property(tool, "name");
    const name = reader.text(named);
    if (name === undefined || !named || !(0,static_values/* isLocated */.B0)(named))
        return undefined;
    const schema = reader.property(tool, "inputSchema");
    const annotations = reader.property(tool, "annotations");
    const description = reader.text(reader.property(tool, "description"));
    return {
        name,
        location: (0,handlers/* locate */.x5)(named.file, named.expression),
        ...(description !== undefined ? { description } : {}),
        annotations: annotations ? (0,script/* hintsOf */.iw)(reader, reader.resolve(annotations, static_values/* EMPTY */.wg)) : new Map(),
        shapes: (schema && (0,schema_shapes/* argumentShapes */.cv)(reader, schema, static_values/* EMPTY */.wg)) ?? new Map(),
    };
}
/** `Tool(name=..., inputSchema={...})` anywhere in a Python file. */
function pythonDeclarations(reader, file) {
    const out = [];
    for (const { call } of reader.project.callsIn(file)) {
        const named = (0,static_values/* keyword */.Si)(call, "name");
        if (!named || declarations_lastName(call.callee) !== "Tool")
            continue;
        const name = reader.text({ file, expression: named.value });
        if (name === undefined)
            continue;
        const schema = (0,static_values/* keyword */.Si)(call, "inputSchema") ?? (0,static_values/* keyword */.Si)(call, "input_schema");
        const description = (0,static_values/* keyword */.Si)(call, "description");
        const text = description && reader.text({ file, expression: description.value });
        out.push({
            name,
            location: (0,handlers/* locate */.x5)(file, named.value),
            ...(text !== undefined ? { description: text } : {}),
            annotations: (0,python/* annotationsOf */.Ih)(reader, file, call),
            shapes: (schema && (0,schema_shapes/* argumentShapes */.cv)(reader, { file, expression: schema.value }, static_values/* EMPTY */.wg)) ?? new Map(),
        });
    }
    return out;
}
/** What holds for an argument of this name whichever of the tools is called. */
function commonShapes(declarations) {
    const shapes = new Map();
    for (const declaration of declarations) {
        for (const [name, shape] of declaration.shapes) {
            const known = shapes.get(name);
            shapes.set(name, known ? (0,server_shapes/* joinShapes */.n2)(known, shape) : shape);
        }
    }
    return shapes;
}
function declarations_lastName(expression) {
    if (expression.kind === "Identifier")
        return expression.name;
    return expression.kind === "Member" ? expression.property : undefined;
}

// EXTERNAL MODULE: ./out/audit/server/environments.js + 2 modules
var server_environments = __webpack_require__(196);
// EXTERNAL MODULE: ./out/audit/server/sdks.js
var sdks = __webpack_require__(5926);
;// CONCATENATED MODULE: ./out/audit/server/frameworks.js





/** Decorators of methods, by canonical name. The first parameter of the method is the arguments object. */
const SCRIPT_DECORATORS = new Map([
    ["npm:@rekog/mcp-nest.Tool", "tool"],
    ["npm:@rekog/mcp-nest.Prompt", "prompt"],
    ["npm:@rekog/mcp-nest.Resource", "resource"],
    ["npm:@rekog/mcp-nest.ResourceTemplate", "resource"],
]);
/** Base classes of tools, by canonical name. */
const TOOL_CLASSES = new Map([
    ["npm:mcp-framework.MCPTool", { method: "execute", param: 0, sdk: "mcp-framework", schemaField: "schema" }],
    ["pypi:fastmcp.tools.Tool", { method: "run", param: 1, sdk: "fastmcp" }],
    ["pypi:fastmcp.tools.tool.Tool", { method: "run", param: 1, sdk: "fastmcp" }],
    ["pypi:fastmcp.tools.base.Tool", { method: "run", param: 1, sdk: "fastmcp" }],
]);
/** Decorators that are functions; what they decorate takes the arguments as parameters. */
const PYTHON_DECORATORS = new Map([
    ["pypi:fastmcp.contrib.mcp_mixin.mcp_tool", "tool"],
    ["pypi:fastmcp.contrib.mcp_mixin.mcp_resource", "resource"],
    ["pypi:fastmcp.contrib.mcp_mixin.mcp_prompt", "prompt"],
    ["pypi:fastmcp.contrib.mcp_mixin.mcp_mixin.mcp_tool", "tool"],
    ["pypi:fastmcp.tools.tool", "tool"],
]);
/** `@tool("name", "description", schema)` of the Agent SDK: the function takes one dictionary. */
const AGENT_TOOL = { kind: "tool", classes: [], arrivals: [{ param: 0, path: [] }], enforced: false };
const AGENT_DECORATORS = ["pypi:claude_agent_sdk.tool", "pypi:claude_code_sdk.tool"];
const ROUTE = /^pypi:fastapi\.(?:.+\.)?(?:FastAPI|APIRouter)#(?:get|post|put|patch|delete|api_route)$/u;
const GRADIO_FUNCTION = /^pypi:gradio\.(?:Interface|ChatInterface|api)$/u;
const GRADIO_EVENTS = new Set(["click", "submit", "change", "input", "load", "upload", "select"]);
/** What frameworks register in a file. */
function readFrameworks(reader, file) {
    const out = [];
    for (const ref of reader.project.functionsIn(file)) {
        const { cls, fn } = ref;
        if (fn.decorators.length > 0)
            out.push(...byDecorator(reader, file, ref));
        if (cls && cls.bases.length > 0 && (fn.name === "run" || fn.name === "execute"))
            out.push(...byClass(reader, ref, cls));
    }
    if (file.language === "python" && reader.project.dependsOn(file, ["gradio"]))
        out.push(...gradioFunctions(reader, file));
    return out;
}
function byDecorator(reader, file, handler) {
    return handler.fn.decorators.flatMap((decorator) => {
        const call = decorator.kind === "Call" ? decorator : undefined;
        const origin = reader.project.originOf(file, call ? call.callee : decorator);
        if (origin === undefined)
            return [];
        const kind = SCRIPT_DECORATORS.get(origin);
        if (kind !== undefined)
            return [decoratedMethod(reader, handler, decorator, kind)];
        if (AGENT_DECORATORS.includes(origin)) {
            const first = call && (0,static_values/* positional */.n8)(call)[0];
            const name = first && reader.text({ file, expression: first.value });
            const read = (0,python/* pythonRegistration */.mN)(reader, file, handler, { model: AGENT_TOOL, sdk: "claude-agent-sdk" }, call, decorator, static_values/* EMPTY */.wg);
            return [{ ...read, name: name ?? handler.fn.name }];
        }
        const method = PYTHON_DECORATORS.get(origin) ?? (ROUTE.test(origin) && servesRoutes(reader, file) ? "tool" : undefined);
        const model = method === undefined ? undefined : sdks/* PYTHON_METHODS */.uz.get(method);
        if (!model)
            return [];
        if (!ROUTE.test(origin))
            return [(0,python/* pythonRegistration */.mN)(reader, file, handler, { model, sdk: "fastmcp" }, call, decorator, static_values/* EMPTY */.wg)];
        const id = call && (0,static_values/* keyword */.Si)(call, "operation_id");
        const name = id && reader.text({ file, expression: id.value });
        const read = (0,python/* pythonRegistration */.mN)(reader, file, handler, { model, sdk: "fastapi-mcp" }, call, decorator, static_values/* EMPTY */.wg);
        return [{ ...read, name: name ?? handler.fn.name }];
    });
}
/** `@Tool({ name, parameters }) async run(args, context, request)` */
function decoratedMethod(reader, handler, decorator, kind) {
    const { file } = handler;
    const options = decorator.kind === "Call" ? decorator.args[0]?.value : undefined;
    const read = (key) => options && reader.property(reader.resolve({ file, expression: options }, static_values/* EMPTY */.wg), key);
    const schema = read("parameters");
    const description = reader.text(read("description"));
    return {
        kind,
        name: reader.text(read("name")) ?? handler.fn.name,
        handler,
        tainted: [{ param: 0, path: [], shapes: (schema && (0,schema_shapes/* argumentShapes */.cv)(reader, schema, static_values/* EMPTY */.wg)) ?? new Map() }],
        location: (0,handlers/* locate */.x5)(file, decorator),
        sdk: "mcp-nest",
        ...(description !== undefined ? { description } : {}),
    };
}
/** `class Search(Tool): async def run(self, arguments)`, `class Search extends MCPTool { async execute(input) {} }` */
function byClass(reader, handler, cls) {
    const { file, fn } = handler;
    const origin = cls.bases.map((base) => reader.project.originOf(file, base)).find((one) => one !== undefined);
    const model = origin === undefined ? undefined : TOOL_CLASSES.get(origin);
    if (!model || model.method !== fn.name || fn.params.length <= model.param)
        return [];
    const field = (name) => {
        const found = cls.members.find((member) => member.kind === "Field" && member.name === name);
        return found?.kind === "Field" && found.value ? { file, expression: found.value } : undefined;
    };
    const schema = model.schemaField === undefined ? undefined : field(model.schemaField);
    const description = reader.text(field("description"));
    return [
        {
            kind: "tool",
            name: reader.text(field("name")) ?? cls.name,
            handler,
            tainted: [
                { param: model.param, path: [], shapes: (schema && (0,schema_shapes/* argumentShapes */.cv)(reader, schema, static_values/* EMPTY */.wg)) ?? new Map() },
            ],
            location: (0,handlers/* locate */.x5)(file, fn),
            sdk: model.sdk,
            ...(description !== undefined ? { description } : {}),
        },
    ];
}
/** Whether something of the file's package serves the routes of FastAPI as tools. */
function servesRoutes(reader, file) {
    if (reader.project.dependsOn(file, ["fastapi_mcp"]))
        return true;
    if (!reader.project.dependsOn(file, ["fastmcp"]))
        return false;
    return inPackage(reader, file, (callee) => callee.kind === "Member" && callee.property === "from_fastapi");
}
function inPackage(reader, file, test) {
    for (const other of reader.project.files.values()) {
        if (other.language !== "python" || other.package.path !== file.package.path)
            continue;
        if (reader.project.callsIn(other).some(({ call }) => test(call.callee, call)))
            return true;
    }
    return false;
}
/** `gr.Interface(fn=run)`, `button.click(run, …)` in a package that calls `launch(mcp_server=True)` */
function gradioFunctions(reader, file) {
    const model = sdks/* PYTHON_METHODS */.uz.get("tool");
    const served = inPackage(reader, file, (_, call) => {
        const flag = (0,static_values/* keyword */.Si)(call, "mcp_server")?.value;
        return flag?.kind === "Literal" && flag.value === true;
    });
    if (!model || !served)
        return [];
    return reader.project.callsIn(file).flatMap(({ call }) => {
        const origin = reader.project.originOf(file, call.callee);
        const isEvent = call.callee.kind === "Member" && GRADIO_EVENTS.has(call.callee.property);
        if (!isEvent && (origin === undefined || !GRADIO_FUNCTION.test(origin)))
            return [];
        const given = (0,static_values/* keyword */.Si)(call, "fn") ?? (0,static_values/* positional */.n8)(call)[0];
        const handler = given && reader.functionOf({ file, expression: given.value }, static_values/* EMPTY */.wg);
        if (!handler || (isEvent && origin !== undefined && !origin.startsWith("pypi:gradio")))
            return [];
        const read = (0,python/* pythonRegistration */.mN)(reader, file, handler, { model: { ...model, enforced: false }, sdk: "gradio" }, undefined, call, static_values/* EMPTY */.wg);
        return [read];
    });
}

;// CONCATENATED MODULE: ./out/audit/server/routes.js





const SCRIPT_FRAMEWORKS = [
    "express",
    "hono",
    "fastify",
    "koa",
    "@koa/router",
    "koa-router",
    "polka",
    "restify",
    "itty-router",
    "@hono/zod-openapi",
    "express-promise-router",
];
const SCRIPT_METHODS = new Set(["get", "post", "put", "patch", "delete", "del", "all", "use"]);
/** Handlers that one registration may name: middleware first. */
const MAX_HANDLERS = 16;
const PYTHON_FRAMEWORKS = ["fastapi", "starlette", "flask", "quart", "sanic", "aiohttp", "litestar"];
/** What registers a route on a server of the SDKs themselves. */
const PYTHON_OWN_ROUTES = new Set(["custom_route"]);
const PYTHON_METHODS = new Set([
    "get",
    "post",
    "put",
    "patch",
    "delete",
    "route",
    "api_route",
    "websocket",
    ...PYTHON_OWN_ROUTES,
]);
/** `app.router.add_post(path, handler)`, `app.add_route(path, handler)`, `web.post(path, handler)`. */
const PYTHON_ADDERS = new Set([
    "add_get",
    "add_post",
    "add_put",
    "add_patch",
    "add_delete",
    "add_route",
    "add_api_route",
]);
const PYTHON_ROUTE_CLASS = /^pypi:(?:starlette\.routing|fastapi\.routing)\.(?:Route|APIRoute)$/u;
const PYTHON_WEB_CALL = /^pypi:aiohttp\.web\.(?:get|post|put|patch|delete|route)$/u;
const PYTHON_ROUTE_CALLS = new Set("Route APIRoute get post put patch delete route".split(" "));
/** Routes in a file that users of the package run; what is shown or tested has no peers. */
function readRoutes(reader, file) {
    if (file.role !== "shipped" && file.role !== "build-output")
        return [];
    if (file.language === "python") {
        const isWeb = reader.project.dependsOn(file, PYTHON_FRAMEWORKS);
        return isWeb || reader.project.dependsOn(file, ["mcp", "fastmcp"]) ? pythonRoutes(reader, file) : [];
    }
    if (!routes_servesHttp(reader, file))
        return [];
    return reader.project.callsIn(file).flatMap((site) => scriptRoute(reader, site));
}
/** Parts of a server that are loaded by name need not depend on the framework that the whole one is built with. */
function routes_servesHttp({ project }, file) {
    if (project.dependsOn(file, SCRIPT_FRAMEWORKS))
        return true;
    let known = serving.get(project);
    if (known === undefined) {
        known = [...project.files.values()].some((one) => one.language !== "python" && one.role !== "test" && project.dependsOn(one, SCRIPT_FRAMEWORKS));
        serving.set(project, known);
    }
    return known;
}
const serving = new WeakMap();
// --- JavaScript and TypeScript ----------------------------------------------------------------------------------------
function scriptRoute(reader, site) {
    const { call, file } = site;
    const { callee } = call;
    if (callee.kind !== "Member" || !(SCRIPT_METHODS.has(callee.property) || callee.property === "route"))
        return [];
    const origin = reader.project.originOf(file, callee);
    if (origin !== undefined && !isOf(origin, "npm", SCRIPT_FRAMEWORKS))
        return [];
    const args = (0,static_values/* positional */.n8)(call);
    if (callee.property === "route")
        return routeObject(reader, site, args);
    const path = args[0] && routePath(reader, { file, expression: args[0].value });
    const isUse = callee.property === "use";
    // Of what is not known for a framework's, only a path that is written out says so.
    if (path === undefined && origin === undefined && !isChained(callee.object))
        return [];
    const name = `${isUse ? "middleware" : callee.property.toUpperCase()}${path === undefined ? "" : ` ${path}`}`;
    const given = args.flatMap((one) => one.value.kind === "ArrayLiteral"
        ? one.value.elements.map((element) => ({ file, expression: element.value }))
        : [{ file, expression: one.value }]);
    return given.slice(0, MAX_HANDLERS).flatMap((value) => {
        const handler = reader.functionOf(value, static_values/* EMPTY */.wg);
        return handler ? [registration(handler, name, site.file, call, requestParameter(handler, 0))] : [];
    });
}
/** `fastify.route({ method, url, handler })` */
function routeObject(reader, site, args) {
    const { file, call } = site;
    const object = args[0] && reader.resolve({ file, expression: args[0].value }, static_values/* EMPTY */.wg);
    const given = object && reader.property(object, "handler");
    const handler = given && reader.functionOf(given, static_values/* EMPTY */.wg);
    if (!handler)
        return [];
    const path = reader.text(reader.property(object, "url")) ?? "";
    return [registration(handler, `route ${path}`.trim(), file, call, requestParameter(handler, 0))];
}
/** `app.route("/x").get(handler)` */
function isChained(receiver) {
    for (let at = receiver; at.kind === "Call" && at.callee.kind === "Member"; at = at.callee.object)
        if (at.callee.property === "route")
            return true;
    return false;
}
function routePath(reader, value) {
    const text = reader.text(value);
    return text !== undefined && /^[/*]/u.test(text) ? text : undefined;
}
function isOf(origin, scheme, packages) {
    const canonical = (0,sdks/* parseCanonical */.Kf)(origin);
    const name = `${canonical.module}${canonical.module === "" ? "" : "."}${canonical.name}`;
    return canonical.scheme === scheme && ((0,sdks/* isOfPackage */.c5)(canonical, packages) || packages.includes(name));
}
function requestParameter(handler, param) {
    // An Express handler for errors has the error first.
    const at = handler.fn.params.length === 4 ? 1 : param;
    return [{ param: at, path: [], shapes: new Map(), isRequest: true }];
}
function registration(handler, name, file, at, tainted) {
    const first = at;
    const end = first.callee ? first.callee.end : at.end;
    return { kind: "route", name, handler, tainted, location: (0,handlers/* locate */.x5)(file, { start: at.start, end }), sdk: "http" };
}
// --- Python -----------------------------------------------------------------------------------------------------------
function pythonRoutes(reader, file) {
    const out = [];
    for (const handler of reader.project.functionsIn(file)) {
        for (const decorator of handler.fn.decorators) {
            if (decorator.kind !== "Call")
                continue;
            const path = decoratedPath(reader, file, decorator);
            if (path !== undefined)
                out.push(pythonRoute(reader, handler, path, file, decorator));
        }
    }
    for (const { call } of reader.project.callsIn(file)) {
        const path = addedPath(reader, file, call);
        const given = path === undefined ? undefined : ((0,static_values/* keyword */.Si)(call, "endpoint") ?? (0,static_values/* keyword */.Si)(call, "handler") ?? last(call));
        const handler = given && reader.functionOf({ file, expression: given.value }, static_values/* EMPTY */.wg);
        if (handler)
            out.push(pythonRoute(reader, handler, path ?? "", file, call));
    }
    return out;
}
function last(call) {
    const args = (0,static_values/* positional */.n8)(call);
    // `add_route(method, path, handler)` has three, `Route(path, endpoint)` two.
    return args.length >= 2 ? args.slice(1, 3).at(-1) : undefined;
}
/** The path of `@app.post("/run")`; undefined when the decorator is none of a route. */
function decoratedPath(reader, file, { callee, args }) {
    if (callee.kind !== "Member" || !PYTHON_METHODS.has(callee.property))
        return undefined;
    const origin = reader.project.originOf(file, callee);
    const isOwn = PYTHON_OWN_ROUTES.has(callee.property);
    if (origin !== undefined && !isOwn && !isOf(origin, "pypi", PYTHON_FRAMEWORKS))
        return undefined;
    const given = args.find((one) => one.name === "path" || one.name === "rule") ?? args[0];
    const text = given && reader.text({ file, expression: given.value });
    if (text !== undefined && (text === "" || text.startsWith("/")))
        return text === "" ? "/" : text;
    return origin === undefined ? undefined : "";
}
function addedPath(reader, file, call) {
    const { callee, args } = call;
    const isAdder = callee.kind === "Member" && PYTHON_ADDERS.has(callee.property);
    const called = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
    // Who is called by another name is not asked who it is: that costs.
    if (!isAdder && !PYTHON_ROUTE_CALLS.has(called))
        return undefined;
    const origin = isAdder ? undefined : reader.project.originOf(file, callee);
    if (!isAdder && (origin === undefined || !(PYTHON_ROUTE_CLASS.test(origin) || PYTHON_WEB_CALL.test(origin))))
        return undefined;
    for (const one of args.slice(0, 2)) {
        const text = reader.text({ file, expression: one.value });
        if (text?.startsWith("/"))
            return text;
    }
    // What the framework itself makes a route is one, whatever its path.
    return origin !== undefined && args.length >= 2 ? "" : undefined;
}
/**
 * A function of FastAPI takes the parts of the request as parameters, those of the others the request. A parameter that
 * the framework fills in by itself is nobody's, save for the request.
 */
function pythonRoute(reader, handler, path, file, at) {
    const { params } = handler.fn;
    const offset = (0,handlers/* receiverOffset */.r8)(handler);
    const requests = params.flatMap((parameter, param) => {
        const { target } = parameter;
        const name = target.kind === "Identifier" ? target.name : "";
        const isTyped = parameter.annotation !== undefined;
        const isRequest = isTyped
            ? (0,annotation_shapes/* isInjected */.$V)(parameter) && REQUEST_TYPE.test(routes_textOf(handler, parameter.annotation))
            : name === "request" || name === "req";
        return param >= offset && isRequest ? [{ param, path: [], shapes: new Map(), isRequest: true }] : [];
    });
    const taken = new Set(requests.map((one) => one.param));
    const others = (0,python/* argumentsOf */.aX)(reader, handler, "tool").filter((one) => !taken.has(one.param));
    return registration(handler, `route ${path}`.trim(), file, at, [...requests, ...others]);
}
const REQUEST_TYPE = /\bRequest\b/u;
function routes_textOf({ file }, span) {
    return span ? file.text.slice(span) : "";
}

;// CONCATENATED MODULE: ./out/audit/server/tool-objects.js




const HANDLER_KEYS = ["execute", "handler", "run"];
const SCHEMA_KEYS = ["parameters", "inputSchema", "schema"];
/** Registrations by the constructors of a file. */
function readToolObjects(reader, environments, file) {
    if (!reader.project.dependsOn(file, sdks/* SCRIPT_DEPENDENCIES */.YY))
        return [];
    return reader.project.callsIn(file).flatMap((site) => ofConstructor(reader, environments, site));
}
function ofConstructor(reader, environments, { call, file }) {
    const [first] = (0,static_values/* positional */.n8)(call);
    if (!call.isNew || !first)
        return [];
    const origin = reader.project.originOf(file, call.callee);
    if (origin === undefined || !(0,sdks/* isOfPackage */.c5)((0,sdks/* parseCanonical */.Kf)(origin), sdks/* SCRIPT_DEPENDENCIES */.YY))
        return [];
    const options = reader.resolve({ file, expression: first.value }, static_values/* EMPTY */.wg);
    const tools = reader.property(options, "tools");
    return (tools ? (environments.entriesOf(tools) ?? []) : []).flatMap(({ key, value }) => {
        const read = toolObject(reader, value, key && reader.text(key));
        return read ? [read] : [];
    });
}
function toolObject(reader, value, key) {
    const given = reader.resolve(value, static_values/* EMPTY */.wg);
    if (!(0,static_values/* isLocated */.B0)(given))
        return undefined;
    // `createTool({...})` hands the arguments over as the context of a call.
    const made = given.expression.kind === "Call" ? (0,static_values/* positional */.n8)(given.expression)[0] : undefined;
    const object = made ? reader.resolve({ file: given.file, expression: made.value }, static_values/* EMPTY */.wg) : given;
    if (!(0,static_values/* isLocated */.B0)(object) || object.expression.kind !== "ObjectLiteral")
        return undefined;
    const property = (keys) => keys.map((one) => reader.property(object, one)).find((one) => one !== undefined);
    const fn = property(HANDLER_KEYS);
    const handler = fn && reader.functionOf(fn, static_values/* EMPTY */.wg);
    if (!handler)
        return undefined;
    const schema = property(SCHEMA_KEYS);
    const shapes = (schema && (0,schema_shapes/* argumentShapes */.cv)(reader, schema, static_values/* EMPTY */.wg)) ?? new Map();
    const description = reader.text(reader.property(object, "description"));
    return {
        kind: "tool",
        name: key ?? reader.text(property(["name", "id"])),
        handler,
        tainted: [{ param: 0, path: made ? ["context"] : [], shapes }],
        location: (0,handlers/* locate */.x5)(object.file, { start: given.expression.start, end: object.expression.start + 1 }),
        sdk: "mastra",
        ...(description !== undefined ? { description } : {}),
    };
}

;// CONCATENATED MODULE: ./out/audit/server/entry-points.js










/**
 * The functions of a project that a peer reaches: handlers of tools, resources, prompts and completions, registered with
 * the TypeScript and Python SDKs or with fastmcp, directly, in functions that take the server, through one local wrapper
 * or from a table of tools.
 * @returns sorted by path and place of the registration
 */
function findEntryPoints(project) {
    const reader = new static_values/* StaticReader */.Mb(project);
    const environments = new server_environments/* Environments */.B(reader);
    const declarations = new entry_points_Declarations(reader);
    const entries = [];
    for (const path of [...project.files.keys()].sort(order/* compareText */.n)) {
        const file = project.files.get(path);
        const registrations = file.language === "python"
            ? pythonRegistrations(reader, environments, file)
            : [...scriptRegistrations(reader, environments, file), ...readToolObjects(reader, environments, file)];
        entries.push(...[...registrations, ...readFrameworks(reader, file), ...readRoutes(reader, file)].map((registration) => (0,handlers/* toEntryPoint */.EY)(declarations.complete(registration))));
    }
    return entry_points_unique(entries).sort((a, b) => (0,order/* compareText */.n)(a.registration.path, b.registration.path) ||
        a.registration.startLine - b.registration.startLine ||
        a.registration.startColumn - b.registration.startColumn ||
        (0,order/* compareText */.n)(a.kind, b.kind) ||
        (0,order/* compareText */.n)(a.name, b.name) ||
        (0,order/* compareText */.n)(a.handler.file.path, b.handler.file.path) ||
        a.handler.fn.start - b.handler.fn.start);
}
function scriptRegistrations(reader, environments, file) {
    return reader.project.callsIn(file).flatMap((site) => {
        const method = (0,script/* scriptMethod */.nK)(reader, site);
        if (!method)
            return [];
        return instantiate(reader, environments, site, (env) => {
            const registration = (0,script/* readScript */.Uq)(reader, site, method, env);
            return registration ? [registration] : [];
        });
    });
}
function pythonRegistrations(reader, environments, file) {
    const calls = reader.project.callsIn(file).flatMap((site) => {
        if (!(0,python/* hasPythonForm */.xL)(reader.project, site))
            return [];
        return instantiate(reader, environments, site, (env) => (0,python/* readPythonCall */.hv)(reader, site, env));
    });
    const decorated = (0,python/* readDecorators */.PQ)(reader, file).flatMap((one) => forwarded(reader, environments, one));
    return [...decorated, ...calls];
}
/**
 * A decorator of the project's own may register a function that hands everything on to the one below it, as in
 * `def inner(*args, **kwargs): return function(*args, **kwargs)`: what is decorated is the handler.
 */
function forwarded(reader, environments, registration) {
    const { file, fn } = registration.handler;
    if (!fn.params.some((parameter) => parameter.rest !== undefined))
        return [registration];
    const out = reader.project.callsIn(file).flatMap((site) => {
        const { callee, args, start, end } = site.call;
        if (start < fn.start || end > fn.end || callee.kind !== "Identifier")
            return [];
        if (!args.some((argument) => argument.spread !== undefined))
            return [];
        return environments.of(site).flatMap((env) => {
            const handler = env.has(callee.name) ? reader.functionOf({ file, expression: callee }, env) : undefined;
            if (!handler || handler.fn === fn)
                return [];
            const name = registration.name === fn.name ? handler.fn.name : registration.name;
            return [{ ...registration, name, handler, tainted: (0,python/* argumentsOf */.aX)(reader, handler, registration.kind) }];
        });
    });
    return out.length > 0 ? out : [registration];
}
/**
 * Reads a registration as it stands; when its name or handler is a parameter of a wrapper or a loop's variable, once for
 * each value that these take.
 */
function instantiate(reader, environments, site, read) {
    const plain = read(static_values/* EMPTY */.wg);
    const complete = plain.length > 0 && plain.every((one) => one.name !== undefined || one.nameParameter);
    const lowLevel = plain.length > 0 && plain.every((one) => one.kind !== "tool" && one.name === undefined);
    if (complete || lowLevel)
        return plain;
    const instances = environments.of(site).flatMap((env) => read(env).flatMap((registration) => {
        const targets = (0,handlers/* handedOn */.Uz)(reader, registration, env);
        return targets.length > 0 ? targets : [registration];
    }));
    return instances.some((one) => one.name !== undefined) ? instances.filter((one) => one.name !== undefined) : plain;
}
function entry_points_unique(entries) {
    const seen = new Map();
    for (const entry of entries) {
        const { file, fn } = entry.handler;
        const key = JSON.stringify([entry.kind, entry.name, file.path, fn.start]);
        if (!seen.has(key))
            seen.set(key, entry);
    }
    return [...seen.values()];
}
/** The listings of each package, read once. */
class entry_points_Declarations {
    #reader;
    #byPackage = new Map();
    constructor(reader) {
        this.#reader = reader;
    }
    /** Gives a dispatch the tools that its package lists, and the shapes where the SDK enforces them. */
    complete(registration) {
        if (registration.kind !== "dispatch")
            return registration;
        const declares = this.#of(registration.handler.file);
        if (declares.length === 0)
            return registration;
        const shapes = registration.enforced ? commonShapes(declares) : undefined;
        const tainted = shapes ? registration.tainted.map((part) => ({ ...part, shapes })) : registration.tainted;
        return { ...registration, declares, tainted };
    }
    #of(file) {
        const python = file.language === "python";
        const key = `${python ? "python" : "script"}:${file.package.path}`;
        const known = this.#byPackage.get(key);
        if (known)
            return known;
        const list = [];
        const { files } = this.#reader.project;
        for (const path of [...files.keys()].sort(order/* compareText */.n)) {
            const other = files.get(path);
            if (other.package.path !== file.package.path || (other.language === "python") !== python)
                continue;
            list.push(...(python ? pythonDeclarations(this.#reader, other) : scriptDeclarations(this.#reader, other)));
        }
        this.#byPackage.set(key, list);
        return list;
    }
}

;// CONCATENATED MODULE: ./out/audit/server/unread-servers.js


/** What makes a server, by its last name. */
const MAKERS = new Set(["McpServer", "Server", "FastMCP", "MCPServer", "createSdkMcpServer"]);
/**
 * Files that make an MCP server while nothing that their package registers was recognised: how such a server registers its
 * tools is beyond this audit, and its handlers were judged as ordinary code at most.
 * @param isJudged which files the audit is about
 * @returns sorted paths
 */
function unreadServers(project, entries, isJudged) {
    const read = new Set();
    for (const { kind, registration, handler } of entries) {
        if (kind === "route")
            continue;
        read.add(handler.file.package.path);
        const registering = project.files.get(registration.path);
        if (registering)
            read.add(registering.package.path);
    }
    return [...project.files.values()]
        .filter((file) => !read.has(file.package.path) && isJudged(file) && makesServer(project, file))
        .map(({ path }) => path)
        .sort(order/* compareText */.n);
}
function makesServer(project, file) {
    return project.callsIn(file).some(({ call: { callee } }) => {
        const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
        if (!MAKERS.has(name))
            return false;
        const origin = project.originOf(file, callee);
        if (origin === undefined)
            return false;
        const canonical = (0,sdks/* parseCanonical */.Kf)(origin);
        const packages = canonical.scheme === "pypi" ? sdks/* PYTHON_PACKAGES */.$L : [...sdks/* SCRIPT_PACKAGES */.mp, ...sdks/* AGENT_PACKAGES */.yl];
        return canonical.method === undefined && MAKERS.has(canonical.name) && (0,sdks/* isOfPackage */.c5)(canonical, packages);
    });
}

;// CONCATENATED MODULE: ./out/audit/source-budget.js


/**
 * Nodes of all trees together. Measured: a megabyte of ordinary code has 95,000, of dense code 245,000; a repository of sixty servers
 * has 3,000,000, and code up to this limit peaks at about two gigabytes, which a runner of CI has.
 */
const MAX_NODES = 4_000_000;
/** Characters of all texts together. */
const MAX_CHARACTERS = 134_217_728;
class SourceBudget {
    #maxNodes;
    #nodes = 0;
    #characters = 0;
    constructor(maxNodes = MAX_NODES) {
        this.#maxNodes = maxNodes;
    }
    /** False when no further file may be read. */
    get isOpen() {
        return this.#nodes < this.#maxNodes && this.#characters < MAX_CHARACTERS;
    }
    take(module, characters) {
        this.#characters += characters;
        this.#nodes += (0,tree/* countNodes */.d)(module.body);
    }
}
/** The order in which files are read while the budget lasts: what is started, what ships, the rest; else as given. */
function byImportance(files) {
    const rank = (file) => (file.isEntry === true ? 0 : (0,match_context/* isShipped */.iw)(file.role) ? 1 : 2);
    return [...files].sort((a, b) => rank(a) - rank(b));
}

;// CONCATENATED MODULE: ./out/audit/config-comments.js
/** Comment tokens of a configuration file, in order; a text that looks like a comment is none. */
async function configComments(text, language) {
    switch (language) {
        case "json":
            return [];
        case "jsonc":
            return jsoncComments(text);
        case "dotenv":
            return dotenvComments(text);
        case "yaml":
            return yamlComments(text);
        case "toml":
            return tomlComments(text);
    }
}
async function jsoncComments(text) {
    const { createScanner } = await __webpack_require__.e(/* import() */ 7415).then(__webpack_require__.t.bind(__webpack_require__, 7415, 19));
    const scanner = createScanner(text, false);
    const comments = [];
    // The numbers of `SyntaxKind`, a const enum that single-file compilation cannot import: line comment, block comment, end.
    for (let kind = scanner.scan(); kind !== 17; kind = scanner.scan()) {
        if (kind !== 12 && kind !== 13)
            continue;
        const start = scanner.getTokenOffset();
        const end = start + scanner.getTokenLength();
        comments.push({ start, end, text: text.slice(start + 2, kind === 13 && text.endsWith("*/", end) ? end - 2 : end) });
    }
    return comments;
}
async function yamlComments(text) {
    const { Lexer } = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 3483, 19));
    const comments = [];
    let at = 0;
    for (const lexeme of new Lexer().lex(text)) {
        // Marks of the lexer itself (start of a document, of a scalar, end of a flow) stand for no text.
        if (MARKS.has(lexeme) && !text.startsWith(lexeme, at))
            continue;
        if (lexeme.startsWith("#"))
            comments.push({ start: at, end: at + lexeme.length, text: lexeme.slice(1) });
        at += lexeme.length;
    }
    return comments;
}
/** Lines that begin with `#`; behind a value it may belong to the value. */
function dotenvComments(text) {
    return [...text.matchAll(/^[ \t]*#(.*)$/gm)].map((match) => {
        const end = match.index + match[0].length;
        return { start: end - match[1].length - 1, end, text: match[1] };
    });
}
const MARKS = new Set(["\u{feff}", "\x02", "\x18", "\x1f"]);
/** TOML has four kinds of strings; outside of them `#` begins a comment. */
function tomlComments(text) {
    const comments = [];
    for (let at = 0; at < text.length; at++) {
        const char = text[at];
        if (char === "#") {
            const newline = text.indexOf("\n", at);
            const end = newline < 0 ? text.length : newline;
            comments.push({ start: at, end, text: text.slice(at + 1, end) });
            at = end;
        }
        else if (char === '"' || char === "'") {
            at = endOfTomlString(text, at, char) - 1;
        }
    }
    return comments;
}
function endOfTomlString(text, start, quote) {
    const triple = quote.repeat(3);
    const isLong = text.startsWith(triple, start);
    const closing = isLong ? triple : quote;
    let at = start + closing.length;
    while (at < text.length) {
        if (quote === '"' && text[at] === "\\")
            at += 2;
        else if (text.startsWith(closing, at))
            return at + closing.length;
        else if (!isLong && text[at] === "\n")
            return at;
        else
            at += 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./out/audit/suppressions.js


/** How much of a comment is read: a suppression is one line. */
const MAX_COMMENT = 500;
const SHELL = ["shell-injection", "shell-passthrough", "shell-passthrough-readonly"];
const CODE = ["code-injection", "code-passthrough", "code-passthrough-readonly"];
/** Rules that bandit's ids and names stand for, for `# nosec B602`. Source: bandit's list of plugins. */
const BANDIT = new Map([
    ["B102", CODE],
    ["exec_used", CODE],
    ["B307", CODE],
    ["B104", ["bind-all-interfaces"]],
    ["hardcoded_bind_all_interfaces", ["bind-all-interfaces"]],
    ["B602", SHELL],
    ["subprocess_popen_with_shell_equals_true", SHELL],
    ["B604", SHELL],
    ["any_other_function_with_shell_equals_true", SHELL],
    ["B605", SHELL],
    ["start_process_with_a_shell", SHELL],
    ["B609", SHELL],
    ["linux_commands_wildcard_injection", SHELL],
]);
/**
 * The suppressions that a file's comments hold: `portlight: ignore[rule-id, …] reason` in any language, `# nosec` with or
 * without bandit's ids in Python. Only comment tokens count; a text that looks like one does not.
 * A comment behind code covers its line. One that stands alone covers the next statement; of a statement with a body
 * only its head, so that no comment silences a whole function.
 */
function sourceSuppressions(file) {
    const found = file.module.comments.flatMap((comment) => {
        const parsed = parseComment(comment.text, file.language === "python");
        return parsed ? [{ comment, parsed }] : [];
    });
    if (found.length === 0)
        return [];
    const heads = statementHeads(file);
    return found.map(({ comment, parsed }) => {
        const { line } = file.text.position(comment.start);
        return { path: file.path, line, ...coveredLines(file.text, comment, heads), ...parsed };
    });
}
/** The same for a configuration file: a comment covers its line, or, when it stands alone, the next one. */
async function configSuppressions(path, text, language) {
    if (!text.text.includes("portlight:"))
        return [];
    return (await configComments(text.text, language)).flatMap((comment) => {
        const parsed = parseComment(comment.text, false);
        if (!parsed)
            return [];
        const { line } = text.position(comment.start);
        return [{ path, line, ...coveredLines(text, comment, new Map()), ...parsed }];
    });
}
/** Reads the text of one comment, delimiters gone. One of ours without brackets names no rule. */
function parseComment(whole, python) {
    const text = whole.slice(0, MAX_COMMENT);
    const own = /^[\s*]*portlight:\s*ignore\[([^\]]*)\](.*)$/s.exec(text);
    if (own) {
        const ruleIds = own[1]
            .split(",")
            .map((id) => id.trim())
            .filter((id) => id !== "");
        return { ruleIds, reason: own[2].trim(), syntax: "portlight" };
    }
    // Whoever wrote it thinks that it counts: it covers nothing, and the verdict says so.
    if (/^[\s*]*portlight:\s*ignore(?![\w-])/.test(text))
        return { ruleIds: [], reason: "", syntax: "portlight" };
    return python ? parseNosec(text) : undefined;
}
function parseNosec(text) {
    // It may stand behind another tool's comment: `# noqa: S602  # nosec`.
    const part = text.split("#").find((one) => /^\s*nosec\b/i.test(one));
    if (part === undefined)
        return undefined;
    const rest = part.replace(/^\s*nosec:?/i, "").trim();
    const words = rest.split(/[\s,]+/);
    const end = words.findIndex((word) => !/^(B\d{3}|[a-z]+(_[a-z]+)+)$/.test(word));
    const named = end < 0 ? words : words.slice(0, end);
    const reason = end < 0 ? "" : words.slice(end).join(" ");
    // Bare: every rule of the audit. With words behind it, they are the reason.
    if (named.length === 0)
        return { ruleIds: [], reason, syntax: "nosec" };
    const ruleIds = [...new Set(named.flatMap((id) => BANDIT.get(id) ?? []))].sort();
    // Ids that no rule of ours has cover nothing here.
    return ruleIds.length > 0 ? { ruleIds, reason, syntax: "nosec" } : undefined;
}
/** First to last line of every statement's head, by its first line; the outermost statement of a line wins. */
function statementHeads(file) {
    const heads = new Map();
    (0,tree/* visitTree */.Y)(file.module.body, (node) => {
        if (!suppressions_STATEMENTS.has(node.kind))
            return undefined;
        const statement = node;
        const from = file.text.position(startOf(statement)).line;
        if (!heads.has(from))
            heads.set(from, { from, to: Math.max(from, lastHeadLine(file.text, statement)) });
        return undefined;
    });
    return heads;
}
const suppressions_STATEMENTS = new Set([
    "ExpressionStatement",
    "VariableDeclaration",
    "FunctionDeclaration",
    "ClassDeclaration",
    "If",
    "Loop",
    "ForEach",
    "Switch",
    "Try",
    "With",
    "Return",
    "Throw",
    "Assert",
    "Delete",
    "Import",
    "Export",
]);
/** Decorators stand before the function that they belong to. */
function startOf(statement) {
    if (statement.kind === "FunctionDeclaration")
        return firstOf(statement.start, statement.fn.decorators);
    if (statement.kind === "ClassDeclaration")
        return firstOf(statement.start, statement.cls.decorators);
    return statement.start;
}
function firstOf(start, decorators) {
    return Math.min(start, ...decorators.map((decorator) => decorator.start));
}
function lastHeadLine(text, statement) {
    const body = bodyStart(statement);
    if (body !== undefined)
        return text.position(body).line - 1;
    // A callback inside the statement is code of its own: the head ends where its body begins.
    let last = text.position(Math.max(statement.start, statement.end - 1)).line;
    (0,tree/* visitTree */.Y)(statement, (node) => {
        if (node.kind !== "Function")
            return undefined;
        const [first] = node.body;
        if (first)
            last = Math.min(last, text.position(first.start).line - 1);
        return false;
    });
    return last;
}
function bodyStart(statement) {
    switch (statement.kind) {
        case "FunctionDeclaration":
            return statement.fn.body[0]?.start;
        case "ClassDeclaration":
            return statement.cls.members[0]?.start;
        case "If":
            return statement.arms[0]?.body[0]?.start;
        case "Loop":
        case "ForEach":
        case "Try":
        case "With":
            return statement.body[0]?.start;
        case "Switch":
            return statement.cases[0]?.start;
        default:
            return undefined;
    }
}
function coveredLines(text, comment, heads) {
    const { line, column } = text.position(comment.start);
    const end = text.position(Math.max(comment.start, comment.end - 1)).line;
    const before = text.text.slice(comment.start - (column - 1), comment.start);
    if (before.trim() !== "")
        return { from: line, to: line };
    // Further comments between the suppression and its statement do not cut them apart; an empty line does.
    let next = end + 1;
    for (let i = 0; i < 20 && isCommentLine(text, next); i++)
        next += 1;
    return { from: line, to: Math.max(end + 1, heads.get(next)?.to ?? next) };
}
function isCommentLine(text, line) {
    const content = text.line(line).trim();
    return content.startsWith("#") || content.startsWith("//") || content.startsWith("/*") || content.startsWith("*");
}

;// CONCATENATED MODULE: ./out/audit/core.js




















const NO_FLOWS = { flows: [], effects: [], unfinished: [] };
const NO_CONTENT = { findings: [], undecided: [], ruleFailures: [] };
/**
 * The audit: lists and reads files, binds them together, finds what a peer reaches, follows its values and evaluates the
 * rules. Reads only below `options.root`, starts nothing, and knows no clock: two runs over the same files are equal.
 * @param discovery what `discover(options)` gives, where the caller knows it already
 * @returns findings in the order of findings/order.ts, only those that lie in a file that `options.paths` name or whose
 *   flow passes through one; a part that throws is a rule failure and the others report
 * @throws UserError when a named path does not exist or lies outside the root
 */
async function analyse(options, hooks = {}, discovery = (0,discover.discover)(options)) {
    const loader = new load/* Loader */.a(options.root, hooks);
    const sources = [];
    const configs = [];
    const budget = new SourceBudget(hooks.maxNodes);
    let unread = 0;
    for (const file of byImportance(discovery.files)) {
        if ((0,languages/* isConfigLanguage */.Pd)(file.language)) {
            const config = await loader.config(file);
            if (config)
                configs.push(config);
        }
        else if (hooks.leaveOut !== "sources") {
            if (!budget.isOpen) {
                // What no user of the package runs may be left out: it is listed, and the verdict stands without it.
                if (file.isEntry === true || (0,match_context/* isShipped */.iw)(file.role))
                    unread++;
                const detail = "The project is too large to be held at once.";
                loader.notAnalysed.push({ path: file.path, coverage: "none", reason: "budget", detail });
                continue;
            }
            const source = await loader.source(file);
            if (!source)
                continue;
            budget.take(source.module, source.text.text.length);
            sources.push(source);
        }
    }
    sources.sort((a, b) => (0,order/* compareText */.n)(a.path, b.path));
    configs.sort((a, b) => (0,order/* compareText */.n)(a.file.path, b.file.path));
    const context = await contextOf(options, sources, loader);
    hooks.starting?.("", "");
    const all = withImportedRoles([...sources, ...context]);
    const manifests = await readManifests(options.root, all.map((file) => file.path));
    let project = createProject(all, manifests);
    const ruleFailures = [...loader.ruleFailures];
    const guarded = (name, otherwise, run) => {
        try {
            return run();
        }
        catch (error) {
            if (error instanceof load/* Interruption */._)
                throw error;
            // The class only: a message may quote what was read.
            ruleFailures.push({ ruleId: name, error: error instanceof Error ? error.name : typeof error });
            return otherwise;
        }
    };
    let entries = guarded("audit-server", [], () => findEntryPoints(project));
    if (entries.length > 0 && !all.some((file) => (0,match_context/* isShipped */.iw)(file.role) && !isTooling(file.path))) {
        // Where nothing but examples is to be had, they are what it is about; beside a library they are its examples.
        project = createProject(withExamplesShipped(all), manifests);
        entries = guarded("audit-server", [], () => findEntryPoints(project));
    }
    const flows = guarded("audit-flow", NO_FLOWS, () => hooks.leaveOut
        ? NO_FLOWS
        : analyseFlows(project, entries, (steps) => hooks.working?.(steps), undefined, hooks.observe && ((visit) => hooks.observe?.(visit))));
    const configuredServers = guarded("audit-config", 0, () => (0,match_config/* countConfiguredServers */.cx)(configs));
    const secrets = await (0,added_secrets/* addedSecrets */.O3)(options.secrets);
    const judged = { project, entries, flows, configs, tests: options.tests, secrets };
    const matched = matchRules(auditRules(), judged);
    const reported = new Set(discovery.files.map((file) => file.path));
    const { matchContent } = await Promise.all(/* import() */[__webpack_require__.e(5523), __webpack_require__.e(5750)]).then(__webpack_require__.bind(__webpack_require__, 5750));
    const content = await matchContent(judged, reported).catch((error) => guarded("content", NO_CONTENT, () => {
        throw error;
    }));
    const incomplete = [
        ...discovery.incomplete,
        ...(unread > 0
            ? [
                `The project is too large to be held at once: ${unread === 1 ? "one file of it was" : `${unread} files of it were`} not read.`,
            ]
            : []),
        ...lostEntries(discovery, loader.notAnalysed),
        ...exhaustedEntries(flows),
    ];
    const findings = [...matched.findings, ...content.findings]
        .filter((finding) => concerns(finding, reported))
        .sort(order/* compareFindings */.E);
    const withoutTools = guarded("audit-server", [], () => unreadServers(project, entries, (file) => reported.has(file.path) && (0,match_context/* isShipped */.iw)(file.role)));
    const places = new Set(findings.map((finding) => finding.location.path));
    return {
        findings,
        notAnalysed: ordered([...discovery.notAnalysed, ...loader.notAnalysed, ...unfinished(flows)]),
        undecided: [...matched.undecided, ...content.undecided],
        ruleFailures: [...ruleFailures, ...matched.ruleFailures, ...content.ruleFailures],
        inventory: {
            files: sources.length + configs.length,
            packages: discovery.packages,
            servers: serversOf(entries, flows, reported),
            sessions: [],
            configuredServers,
            ...(withoutTools.length > 0 ? { unreadServers: withoutTools } : {}),
            ...(discovery.excluded === undefined ? {} : { excluded: discovery.excluded }),
        },
        suppressions: await suppressionsOf([...sources, ...context.filter((file) => places.has(file.path))], configs),
        ...(incomplete.length > 0 ? { incomplete } : {}),
    };
}
/** Names at most this many; the others stand in the list of what was not analysed. */
const MAX_LOST_ENTRIES = 20;
/** What starts a server and was not read leaves the audit incomplete, whatever else it found. */
function lostEntries({ files }, notAnalysed) {
    const entries = new Set(files.filter((file) => file.isEntry === true).map((file) => file.path));
    return ordered(notAnalysed)
        .filter(({ path, coverage }) => coverage === "none" && entries.has(path))
        .slice(0, MAX_LOST_ENTRIES)
        .map(({ path, detail = "" }) => `The entry point ${(0,message/* visibleName */.ko)(path)} was not analysed: ${lowerFirst(detail)}`);
}
function lowerFirst(sentence) {
    return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
/** A flow concerns every file that it passes through: whoever changes the tool learns what its argument reaches. */
function concerns(finding, paths) {
    return paths.has(finding.location.path) || (finding.flow ?? []).some((step) => paths.has(step.location.path));
}
async function suppressionsOf(sources, configs) {
    const found = sources.flatMap(sourceSuppressions);
    for (const { file, text } of configs) {
        found.push(...(await configSuppressions(file.path, text, file.language)));
    }
    return found.sort((a, b) => (0,order/* compareText */.n)(a.path, b.path) || a.line - b.line);
}
function auditRules() {
    return (0,catalog/* rulesOf */.fD)("audit");
}
/** Only single files leave their surroundings out; a folder holds what its files import, as a rule. */
async function contextOf(options, sources, loader) {
    if (options.paths.some((path) => path === "." || path === "") || sources.length === 0)
        return [];
    return loadContext(options, sources, (file) => loader.source(file));
}
/** Files of which a part was too large to be followed in full. */
/** A tool whose handler could not be followed to anything must not look like one that does nothing. */
function exhaustedEntries({ exhausted = [] }) {
    return exhausted
        .filter(({ handler }) => (0,match_context/* isShipped */.iw)(handler.file.role))
        .slice(0, MAX_LOST_ENTRIES)
        .map(({ kind, name, handler }) => {
        const subject = name === "" ? `handler in ${(0,message/* visibleName */.ko)(handler.file.path)}` : `${kind} ${(0,message/* visibleName */.ko)(name)}`;
        return `The ${subject} was not analysed: following its values takes more steps than one entry point has.`;
    });
}
function unfinished(flows) {
    const byPath = new Map();
    for (const { file, fn } of flows.unfinished) {
        if (byPath.has(file.path))
            continue;
        const { line } = file.text.position(fn.start);
        const detail = "A function is too large to follow all its values.";
        byPath.set(file.path, { path: file.path, coverage: "partial", reason: "budget", detail, line });
    }
    for (const { path } of flows.unfinishedFiles ?? []) {
        if (byPath.has(path))
            continue;
        const detail = "A value is too large to follow all that it holds.";
        byPath.set(path, { path, coverage: "partial", reason: "budget", detail });
    }
    return [...byPath.values()];
}
function ordered(entries) {
    return [...entries].sort((a, b) => (0,order/* compareText */.n)(a.path, b.path) || (0,order/* compareText */.n)(a.reason, b.reason) || (a.line ?? 0) - (b.line ?? 0));
}


/***/ }),

/***/ 5046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cx: function() { return /* binding */ countConfiguredServers; },
  u4: function() { return /* binding */ isRecord; },
  nb: function() { return /* binding */ launchesIn; },
  uG: function() { return /* binding */ matchUnpinnedLaunchers; },
  Im: function() { return /* binding */ optionsIn; }
});

// EXTERNAL MODULE: ./out/audit/match/context.js
var match_context = __webpack_require__(4922);
;// CONCATENATED MODULE: ./out/audit/match/package-pin.js
const EXACT_VERSION = /^v?\d+\.\d+(\.\d+)*([-+.]?[0-9A-Za-z][0-9A-Za-z.+-]*)?$/;
const EXACT_SEMVER = /^=?v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;
const COMMIT = /[#@][0-9a-f]{40}([#&?].*)?$/;
const VARIABLE = /\$\{|\$\(|\$[A-Za-z_]|\{\{|%[A-Za-z_]+%|<[A-Za-z]/;
/** Whether a package specifier always means the same code. */
function pinOf(ecosystem, specifier) {
    const text = specifier.trim();
    if (text === "")
        return "unknown";
    const pin = ecosystem === "npm" ? npmPin(text) : ecosystem === "python" ? pythonPin(text) : dockerPin(text);
    // A variable decides only where it stands in the version; `registry/$NAME` without one is open all the same.
    return pin !== "pinned" && VARIABLE.test(text) ? "unknown" : pin;
}
function isLocal(text) {
    return /^(\.{1,2}([/\\]|$)|[/\\]|~[/\\]|[A-Za-z]:[/\\]|file:|link:|workspace:)/.test(text);
}
function isRemoteSource(text) {
    return /^(git\+|git:|https?:|ssh:|git@|github:|gitlab:|bitbucket:|gist:)/.test(text);
}
function npmPin(text) {
    if (isLocal(text))
        return "pinned";
    if (isRemoteSource(text) || /^[\w.-]+\/[\w.-]+(#.*)?$/.test(text))
        return COMMIT.test(text) ? "pinned" : "open";
    const alias = /^(?:@[^/]+\/)?[^@]+@npm:(.+)$/.exec(text);
    if (alias)
        return npmPin(alias[1]);
    const at = text.indexOf("@", 1);
    if (at < 0)
        return "open";
    return EXACT_SEMVER.test(text.slice(at + 1)) ? "pinned" : "open";
}
function pythonPin(text) {
    if (isLocal(text))
        return "pinned";
    const direct = /^[\w.-]+(?:\[[^\]]*\])?\s*@\s*(\S+:.*)$/.exec(text);
    if (direct)
        return pythonPin(direct[1]);
    if (isRemoteSource(text)) {
        return COMMIT.test(text) || /#sha256=[0-9a-f]{64}/.test(text) ? "pinned" : "open";
    }
    if (/\.(whl|tar\.gz|zip|py)$/.test(text))
        return "pinned";
    const exact = /^[\w.-]+(?:\[[^\]]*\])?\s*===?\s*([^\s,;]+)(?:\s*;.*)?$/.exec(text);
    if (exact)
        return /\*/.test(exact[1]) ? "open" : "pinned";
    const uv = /^[\w.-]+(?:\[[^\]]*\])?@(.+)$/.exec(text);
    return uv && EXACT_VERSION.test(uv[1]) ? "pinned" : "open";
}
/** A digest, or a tag that is a full version. */
function dockerPin(text) {
    if (/@sha(256|512):[0-9a-f]{64,128}$/.test(text))
        return "pinned";
    const name = text.slice(text.lastIndexOf("/") + 1);
    const colon = name.indexOf(":");
    if (colon < 0)
        return "open";
    return /^v?\d+\.\d+\.\d+([-_.][0-9A-Za-z._-]+)?$/.test(name.slice(colon + 1)) ? "pinned" : "open";
}

;// CONCATENATED MODULE: ./out/audit/match/launcher.js
/**
 * Reads command lines that fetch a program before they run it: which package, and whether one exact version is named.
 * Sources: the manuals of npm exec, pnpm, yarn, Bun, uv, pipx and Docker.
 */

const NPM_VALUES = [
    "-c",
    "--call",
    "-w",
    "--workspace",
    "--registry",
    "--userconfig",
    "--cache",
    "--prefix",
    "-n",
    "--node-options",
];
const UV_VALUES = [
    ...["-p", "--python", "--with", "--with-editable", "--with-requirements", "--index", "--default-index", "-i"],
    ...["--index-url", "--extra-index-url", "-f", "--find-links", "--directory", "--project", "--config-file"],
    ...[
        "--cache-dir",
        "--env-file",
        "-c",
        "--constraints",
        "-b",
        "--build-constraints",
        "--overrides",
        "--refresh-package",
    ],
    ...["--index-strategy", "--keyring-provider", "--resolution", "--prerelease", "--exclude-newer", "--link-mode", "-P"],
    ...["--upgrade-package", "--reinstall-package", "-C", "--config-setting", "--color", "--allow-insecure-host"],
];
const DOCKER_VALUES = [
    ...[
        "-e",
        "--env",
        "--env-file",
        "-v",
        "--volume",
        "--mount",
        "-p",
        "--publish",
        "--name",
        "--network",
        "--net",
        "-u",
    ],
    ...["--user", "-w", "--workdir", "--entrypoint", "-h", "--hostname", "-l", "--label", "--label-file", "--platform"],
    ...["--add-host", "--cap-add", "--cap-drop", "--cpus", "-c", "--cpu-shares", "--cpuset-cpus", "-m", "--memory"],
    ...[
        "--memory-swap",
        "--device",
        "--dns",
        "--expose",
        "--gpus",
        "--group-add",
        "--ip",
        "--ipc",
        "--isolation",
        "--link",
    ],
    ...["--log-driver", "--log-opt", "--pid", "--pids-limit", "--pull", "--restart", "--runtime", "--security-opt"],
    ...["--shm-size", "--stop-signal", "--stop-timeout", "--storage-opt", "--sysctl", "--tmpfs", "--ulimit", "--userns"],
    ...["--volumes-from", "--cidfile", "--network-alias", "--health-cmd", "-a", "--attach", "--annotation", "--cgroupns"],
];
const MODELS = [
    npm("npx", ["npx"]),
    npm("npm exec", ["npm", "exec"]),
    npm("npm exec", ["npm", "x"]),
    npm("bunx", ["bunx"]),
    npm("bunx", ["bun", "x"]),
    npm("pnpm dlx", ["pnpm", "dlx"]),
    npm("pnpm dlx", ["pnpx"]),
    npm("yarn dlx", ["yarn", "dlx"]),
    { name: "uvx", words: ["uvx"], ecosystem: "python", packageOptions: ["--from"], valueOptions: UV_VALUES },
    {
        name: "uvx",
        words: ["uv", "tool", "run"],
        ecosystem: "python",
        packageOptions: ["--from"],
        valueOptions: UV_VALUES,
    },
    {
        name: "pipx run",
        words: ["pipx", "run"],
        ecosystem: "python",
        packageOptions: ["--spec"],
        valueOptions: ["--python", "--pip-args", "-i", "--index-url", "--fetch-missing-python", "--with"],
    },
    docker("docker run", ["docker", "run"]),
    docker("docker run", ["docker", "container", "run"]),
    docker("podman run", ["podman", "run"]),
    docker("podman run", ["podman", "container", "run"]),
];
function npm(name, words) {
    return {
        name,
        words,
        ecosystem: "npm",
        packageOptions: ["-p", "--package"],
        valueOptions: NPM_VALUES,
        stopOptions: ["-c", "--call"],
    };
}
function docker(name, words) {
    return { name, words, ecosystem: "docker", packageOptions: [], valueOptions: DOCKER_VALUES };
}
/**
 * @param words the command and its arguments; a command that holds spaces is split by the caller
 * @returns the packages that it fetches, with indices into `words`; empty when it is no launcher
 */
function launchedPackages(words) {
    const offset = shellOffset(words);
    const line = words.slice(offset);
    for (const model of MODELS) {
        if (!startsWithWords(line, model.words))
            continue;
        return read(model, line, model.words.length).map((one) => ({ ...one, index: one.index + offset }));
    }
    return [];
}
/** `cmd /c npx …` on Windows, `env NAME=value npx …` elsewhere. */
function shellOffset(words) {
    const first = program(words[0]);
    if (first === "cmd") {
        let at = 1;
        while (/^\/[a-z]$/i.test(words[at] ?? ""))
            at += 1;
        return at;
    }
    if (first === "env") {
        let at = 1;
        while (/^(-\S+|[A-Za-z_]\w*=.*)$/s.test(words[at] ?? ""))
            at += 1;
        return at;
    }
    return 0;
}
/** The program's name without its folder and without the endings of Windows. */
function program(word) {
    const name = (word ?? "").slice(Math.max((word ?? "").lastIndexOf("/"), (word ?? "").lastIndexOf("\\")) + 1);
    return name.toLowerCase().replace(/\.(cmd|exe|bat|ps1)$/, "");
}
function startsWithWords(line, words) {
    return words.every((word, index) => (index === 0 ? program(line[0]) === word : line[index] === word));
}
function read(model, line, from) {
    const named = [];
    const add = (index, specifier) => {
        named.push({ launcher: model.name, index, specifier, pin: pinOf(model.ecosystem, specifier) });
    };
    for (let at = from; at < line.length; at++) {
        const word = line[at];
        const equals = word.startsWith("-") ? word.indexOf("=") : -1;
        const option = equals < 0 ? word : word.slice(0, equals);
        if (word === "--")
            continue;
        if (model.packageOptions.includes(option)) {
            const value = equals < 0 ? line[at + 1] : word.slice(equals + 1);
            if (value !== undefined)
                add(equals < 0 ? at + 1 : at, value);
            if (equals < 0)
                at += 1;
        }
        else if (model.stopOptions?.includes(option)) {
            break;
        }
        else if (word.startsWith("-")) {
            if (equals < 0 && model.valueOptions.includes(option))
                at += 1;
        }
        else {
            // With an option that names the package, the first word is only the command inside it.
            if (named.length === 0)
                add(at, word);
            break;
        }
    }
    return named;
}

;// CONCATENATED MODULE: ./out/audit/match/config.js


/** Keys under which clients keep their servers by name. */
const TABLES = new Set(["mcpServers", "mcp_servers", "servers", "context_servers", "mcp"]);
const MAX_SEARCH_DEPTH = 5;
/** Predicate `unpinned-launcher` over the servers of client configurations. */
function matchUnpinnedLaunchers(rule, context) {
    const drafts = [];
    let unknown = 0;
    for (const config of context.configs) {
        for (const launch of launchesIn(config.document)) {
            for (const launched of launchedPackages(launch.words.map((word) => word.text))) {
                if (launched.pin === "unknown")
                    unknown += 1;
                if (launched.pin === "open")
                    drafts.push(draftOf(rule, context, config, launch, launched));
            }
        }
    }
    const undecided = unknown > 0
        ? [{ ruleId: rule.id, reason: "The version of a launched package is a variable.", count: unknown }]
        : [];
    return { drafts, undecided };
}
function draftOf(rule, context, { file, document }, launch, launched) {
    const word = launch.words[launched.index];
    const region = document.regionOf(word?.path ?? []);
    return {
        rule,
        package: file.package,
        location: { path: file.path, ...region },
        offset: region.startLine * 100_000 + region.startColumn,
        scope: launch.server,
        identity: launched.launcher,
        expression: launched.specifier,
        params: { server: launch.server, launcher: launched.launcher, package: launched.specifier },
        confidence: "high",
        demoted: (0,match_context/* demotion */.Yb)(context, file.role),
        subject: { server: launch.server },
        data: { launcher: launched.launcher, package: launched.specifier },
    };
}
/** How many servers the configurations start, each by a command line. */
function countConfiguredServers(configs) {
    return configs.reduce((sum, { document }) => sum + launchesIn(document).length, 0);
}
/** Words of command lines that stand behind the name of an option, wherever a list holds them. */
function optionsIn(value, path = []) {
    if (typeof value !== "object" || value === null || path.length > MAX_SEARCH_DEPTH)
        return [];
    if (!isRecord(value)) {
        const words = texts(value, path);
        return words.flatMap(({ text, path: at }, index) => {
            const option = words[index - 1]?.text ?? "";
            return /^--?[\w-]{2,80}$/.test(option) && text !== "" ? [{ option, value: text, path: at }] : [];
        });
    }
    return Object.entries(value).flatMap(([key, inner]) => optionsIn(inner, [...path, key]));
}
/** Servers of a configuration, judged by its shape: a table of servers, or one under `server.mcp_config`. */
function launchesIn(document) {
    const out = [];
    const visit = (value, path) => {
        if (!isRecord(value) || path.length > MAX_SEARCH_DEPTH)
            return;
        for (const [key, inner] of Object.entries(value)) {
            const at = [...path, key];
            if (key === "mcp_config")
                add(path.at(-1) === "server" ? "server" : key, inner, at);
            if (TABLES.has(key) && isRecord(inner)) {
                for (const [name, server] of Object.entries(inner))
                    add(name, server, [...at, name]);
            }
            visit(inner, at);
        }
    };
    const add = (server, value, path) => {
        if (!isRecord(value))
            return;
        const words = wordsOf(value, path);
        if (words.length > 0)
            out.push({ server, path, entry: value, words });
    };
    visit(document.value, []);
    return out;
}
/** `command` and `args`; a command that is a list, or a whole line. Places follow the words. */
function wordsOf(server, path) {
    const { command, args } = server;
    const words = [];
    if (Array.isArray(command))
        words.push(...texts(command, [...path, "command"]));
    else if (typeof command === "string") {
        // A path may hold spaces; a line of words without further arguments is split as clients do.
        const parts = args === undefined && !/[\\/]/.test(command) ? command.trim().split(/\s+/) : [command];
        words.push(...parts.map((text) => ({ text, path: [...path, "command"] })));
    }
    if (words.length > 0 && Array.isArray(args))
        words.push(...texts(args, [...path, "args"]));
    return words;
}
function texts(values, path) {
    return values.map((value, index) => ({ text: typeof value === "string" ? value : "", path: [...path, index] }));
}
/** A table of keys. */
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 4922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: function() { return /* binding */ functionAround; },
/* harmony export */   Yb: function() { return /* binding */ demotion; },
/* harmony export */   iw: function() { return /* binding */ isShipped; },
/* harmony export */   oU: function() { return /* binding */ scopeAround; }
/* harmony export */ });
const UNSHIPPED = ["test", "example", "documentation"];
/** Code that users of the package run. */
function isShipped(role) {
    return !UNSHIPPED.includes(role);
}
/** Why findings in, or reached from, files of these roles are notes: none of the files is shipped. */
function demotion(context, ...roles) {
    return context.tests === "demote" && !roles.some(isShipped) ? "test-code" : undefined;
}
const nestings = new WeakMap();
function nestingOf(all) {
    const known = nestings.get(all);
    if (known)
        return known;
    const functions = [...all].sort((a, b) => a.fn.start - b.fn.start || b.fn.end - a.fn.end);
    const around = [];
    const open = [];
    for (const [index, { fn }] of functions.entries()) {
        while (open.length > 0 && functions[open.at(-1)].fn.end < fn.end)
            open.pop();
        around.push(open.at(-1) ?? -1);
        open.push(index);
    }
    const nesting = { functions, around };
    nestings.set(all, nesting);
    return nesting;
}
/** Names under which handlers are registered. */
const entryNames = new WeakMap();
/** The innermost function around a place. */
function functionAround(project, file, span) {
    const { functions, around } = nestingOf(project.functionsIn(file));
    let low = 0;
    let high = functions.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (functions[middle].fn.start <= span.start)
            low = middle + 1;
        else
            high = middle;
    }
    // The last one that begins before the place, or one around that: functions nest or lie apart.
    for (let i = low - 1; i >= 0; i = around[i]) {
        const ref = functions[i];
        if (ref.fn.end >= span.end)
            return ref;
    }
    return undefined;
}
/**
 * What a place is called in a fingerprint: the enclosing function's qualified name; for an anonymous handler the name
 * that it is registered under, which survives a move of the code.
 */
function scopeAround(context, file, span) {
    const ref = functionAround(context.project, file, span);
    if (!ref)
        return "<module>";
    if (ref.fn.name !== undefined)
        return ref.qualifiedName;
    let names = entryNames.get(context.entries);
    if (!names) {
        const all = new Map();
        for (const { name, handler } of context.entries)
            if (name !== "" && !all.has(handler.fn))
                all.set(handler.fn, name);
        names = all;
        entryNames.set(context.entries, names);
    }
    return names.get(ref.fn) ?? ref.qualifiedName;
}


/***/ }),

/***/ 1782:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: function() { return /* binding */ toFindings; },
/* harmony export */   i2: function() { return /* binding */ withoutBuildTwins; },
/* harmony export */   v6: function() { return /* binding */ stepDown; }
/* harmony export */ });
/* harmony import */ var _catalog_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(254);
/* harmony import */ var _content_input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
/* harmony import */ var _findings_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2486);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9758);
/* harmony import */ var _findings_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1971);





/** One step down, low at least. */
function stepDown(confidence) {
    return confidence === "high" ? "medium" : "low";
}
/** Numbers equal drafts in source order, fingerprints them and sorts the findings. */
function toFindings(drafts) {
    const ordered = [...drafts].sort((a, b) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.location.path, b.location.path) || a.offset - b.offset || (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n)(a.rule.id, b.rule.id));
    const ordinals = new Map();
    return ordered
        .map((draft) => {
        const key = identityKey(draft);
        const ordinal = ordinals.get(key) ?? 0;
        ordinals.set(key, ordinal + 1);
        return toFinding(draft, ordinal);
    })
        .sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareFindings */ .E);
}
function identityKey(draft) {
    const folded = draft.expression.replace(/\s+/g, " ").trim();
    return JSON.stringify([draft.rule.id, draft.location.path, draft.scope, draft.identity, folded]);
}
function toFinding(draft, ordinal) {
    const { rule, location } = draft;
    const identity = {
        ruleId: rule.id,
        packageName: draft.package.name,
        packagePath: packagePath(draft.package, location.path),
        scope: draft.scope,
        subject: draft.identity,
        expression: draft.expression,
        ordinal,
    };
    const demoted = rule.severity === "note" ? undefined : draft.demoted;
    const severity = demoted ? "note" : rule.severity;
    const data = { ...draft.data, ...(demoted ? { demoted } : {}) };
    return {
        ruleId: rule.id,
        family: rule.family,
        severity,
        confidence: (0,_findings_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .lowerConfidence */ .wW)(draft.confidence, (0,_catalog_types_js__WEBPACK_IMPORTED_MODULE_4__/* .confidenceCap */ .L)(rule.precision)),
        message: (0,_content_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .findingMessage */ .pG)(rule, draft.params),
        location,
        ...(draft.flow && draft.flow.length > 0 ? { flow: draft.flow } : {}),
        ...(draft.related && draft.related.length > 0 ? { related: draft.related } : {}),
        ...(draft.subject ? { subject: draft.subject } : {}),
        fingerprint: (0,_findings_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFingerprint */ .ag)(identity),
        movedFingerprint: (0,_findings_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .movedFingerprint */ .my)(identity),
        ...(Object.keys(data).length > 0 ? { data } : {}),
    };
}
/** Path below the package's folder. */
function packagePath(entry, path) {
    return entry.path !== "." && path.startsWith(`${entry.path}/`) ? path.slice(entry.path.length + 1) : path;
}
/**
 * Without what was compiled from a source in which the same is found: it is one fact, and the source keeps it.
 * @param factOf what makes two findings of a package the same, wherever they lie
 */
function withoutBuildTwins(drafts, factOf) {
    const fact = (draft) => JSON.stringify([draft.package.path, ...factOf(draft)]);
    const inSource = new Set(drafts.filter((draft) => !draft.isBuildOutput).map(fact));
    return drafts.filter((draft) => !draft.isBuildOutput || !inSource.has(fact(draft)));
}


/***/ }),

/***/ 6373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: function() { return /* binding */ isInjected; },
/* harmony export */   B1: function() { return /* binding */ checkedFields; },
/* harmony export */   _G: function() { return /* binding */ modelShapes; },
/* harmony export */   hZ: function() { return /* binding */ annotationSchema; },
/* harmony export */   kT: function() { return /* binding */ isEnumClass; },
/* harmony export */   nZ: function() { return /* binding */ parameterShape; },
/* harmony export */   xd: function() { return /* binding */ parameterName; }
/* harmony export */ });
/* harmony import */ var _sdks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5926);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8965);
/* harmony import */ var _static_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8988);



const MAX_DEPTH = 8;
const UUID = { kind: "pattern", pattern: "^[0-9A-Fa-f-]+$" };
/** Types that hold only values without a meaning for any sink, by their last name. */
const TYPES = new Map([
    ["int", { kind: "number" }],
    ["float", { kind: "number" }],
    ["complex", { kind: "number" }],
    ["Decimal", { kind: "number" }],
    ["PositiveInt", { kind: "number" }],
    ["NonNegativeInt", { kind: "number" }],
    ["StrictInt", { kind: "number" }],
    ["conint", { kind: "number" }],
    ["confloat", { kind: "number" }],
    ["bool", { kind: "boolean" }],
    ["StrictBool", { kind: "boolean" }],
    ["PositiveFloat", { kind: "number" }],
    ["NonNegativeFloat", { kind: "number" }],
    ["NegativeInt", { kind: "number" }],
    ["NonPositiveInt", { kind: "number" }],
    ["StrictFloat", { kind: "number" }],
    ["condecimal", { kind: "number" }],
    ["UUID", UUID],
    ["UUID1", UUID],
    ["UUID3", UUID],
    ["UUID4", UUID],
    ["UUID5", UUID],
    ["IPv4Address", { kind: "pattern", pattern: "^[0-9.]+$" }],
    ["datetime", { kind: "number" }],
    ["date", { kind: "number" }],
    ["timedelta", { kind: "number" }],
]);
/** What a Python annotation, enforced by pydantic before the handler runs, says of an argument. */
function annotationShape(project, file, annotation, depth = 0) {
    if (depth > MAX_DEPTH)
        return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
    switch (annotation.kind) {
        case "Literal":
            // `x: None` in a union, or an annotation in quotes.
            if (annotation.value === null)
                return NONE;
            return typeof annotation.value === "string" ? quotedShape(annotation.value) : _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
        case "Identifier":
        case "Member":
            return namedShape(project, file, annotation, depth);
        case "Binary": {
            if (annotation.operator !== "|")
                return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
            const left = annotationShape(project, file, annotation.left, depth + 1);
            const right = annotationShape(project, file, annotation.right, depth + 1);
            return joinOptional(left, right);
        }
        case "Index":
            return genericShape(project, file, annotation, depth);
        case "Call": {
            // `constr(pattern=r"...")`, `conint(ge=1)`
            const name = lastName(annotation.callee);
            if (name === "constr")
                return patternOf(project, file, annotation) ?? _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
            return (name !== undefined && TYPES.get(name)) || _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
        }
        default:
            return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
    }
}
const NONE = { kind: "enum", values: [] };
/** An annotation in quotes, as far as it is made of the types that every file knows. */
function quotedShape(text) {
    const inner = /^(?:typing\.)?Optional\[([\w. |]+)\]$/u.exec(text.trim())?.[1] ?? text;
    const shapes = inner.split("|").map((part) => {
        const name = part.trim();
        if (name === "None")
            return NONE;
        return (/^[\w.]+$/u.test(name) && TYPES.get(name.slice(name.lastIndexOf(".") + 1))) || _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
    });
    return shapes.reduce(joinOptional);
}
function namedShape(project, file, annotation, depth) {
    const owner = project.classOf(file, annotation);
    if (owner)
        return isEnumClass(project, owner.file, owner.cls) ? enumMembers(project, owner.file, owner.cls) : _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
    const alias = project.valueOf(file, annotation);
    if (alias && alias.expression !== annotation)
        return annotationShape(project, alias.file, alias.expression, depth + 1);
    const name = lastName(annotation);
    return (name !== undefined && TYPES.get(name)) || _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
}
function genericShape(project, file, annotation, depth) {
    const items = annotation.index.kind === "ArrayLiteral" && annotation.index.flavour === "tuple"
        ? annotation.index.elements.map((element) => element.value)
        : annotation.index.kind === "Sequence"
            ? annotation.index.expressions
            : [annotation.index];
    switch (lastName(annotation.object)) {
        case "Literal": {
            const values = items.map((item) => project.constantOf(file, item));
            return values.includes(undefined) ? _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4 : { kind: "enum", values: values.map(String) };
        }
        case "Optional": {
            const [item] = items;
            return item ? annotationShape(project, file, item, depth + 1) : _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
        }
        case "Union":
            return items.map((item) => annotationShape(project, file, item, depth + 1)).reduce(joinOptional);
        case "Annotated": {
            const [type, ...metadata] = items;
            if (!type)
                return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
            const shape = annotationShape(project, file, type, depth + 1);
            if (shape.kind !== "any")
                return shape;
            for (const item of metadata) {
                const pattern = item.kind === "Call" ? patternOf(project, file, item) : undefined;
                if (pattern)
                    return pattern;
            }
            return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
        }
        default:
            return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
    }
}
/** `None` has no text, so that `int | None` stays a number. */
function joinOptional(a, b) {
    if (a.kind === "enum" && a.values.length === 0)
        return b;
    if (b.kind === "enum" && b.values.length === 0)
        return a;
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinShapes */ .n2)(a, b);
}
/** `Field(pattern=...)`, `StringConstraints(pattern=...)`, `constr(pattern=...)`; `regex` in pydantic 1. */
function patternOf(project, file, call) {
    const argument = (0,_static_values_js__WEBPACK_IMPORTED_MODULE_2__/* .keyword */ .Si)(call, "pattern") ?? (0,_static_values_js__WEBPACK_IMPORTED_MODULE_2__/* .keyword */ .Si)(call, "regex");
    const pattern = argument && project.constantOf(file, argument.value);
    return typeof pattern === "string" ? { kind: "pattern", pattern } : undefined;
}
function isEnumClass(project, file, cls, depth = 0) {
    return cls.bases.some((base) => {
        const name = lastName(base);
        if (name && ["Enum", "StrEnum", "IntEnum", "Flag", "IntFlag"].includes(name))
            return true;
        const parent = depth < 4 ? project.classOf(file, base) : undefined;
        return parent !== undefined && isEnumClass(project, parent.file, parent.cls, depth + 1);
    });
}
function enumMembers(project, file, cls) {
    const values = [];
    for (const member of cls.members) {
        if (member.kind !== "Field" || !member.value)
            continue;
        const value = project.constantOf(file, member.value);
        if (value === undefined)
            return _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
        values.push(String(value));
    }
    return values.length > 0 ? { kind: "enum", values } : _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
}
/** The shape of a parameter: by its annotation, or by a `Field(pattern=...)` as its default. */
function parameterShape(project, file, parameter) {
    const { annotation, defaultValue } = parameter;
    const shape = annotation ? annotationShape(project, file, annotation) : _shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4;
    if (shape.kind !== "any" || defaultValue?.kind !== "Call")
        return shape;
    return patternOf(project, file, defaultValue) ?? shape;
}
/** Fields of a pydantic model (or dataclass) with their shapes; undefined when the annotation is no such class. */
function modelShapes(project, file, annotation) {
    const owner = annotation.kind === "Identifier" || annotation.kind === "Member" ? project.classOf(file, annotation) : undefined;
    if (!owner || isEnumClass(project, owner.file, owner.cls))
        return undefined;
    return classShapes(project, owner.file, owner.cls);
}
function classShapes(project, file, cls, depth = 0) {
    const shapes = new Map();
    for (const base of depth < 4 ? cls.bases : []) {
        const parent = project.classOf(file, base);
        if (!parent)
            continue;
        for (const [name, shape] of classShapes(project, parent.file, parent.cls, depth + 1))
            shapes.set(name, shape);
    }
    for (const member of cls.members) {
        if (member.kind !== "Field" || !member.annotation)
            continue;
        let shape = annotationShape(project, file, member.annotation);
        if (shape.kind === "any" && member.value?.kind === "Call")
            shape = patternOf(project, file, member.value) ?? shape;
        shapes.set(member.name, shape);
    }
    return shapes;
}
const VALIDATING = /^pypi:(?:pydantic|pydantic_settings|sqlmodel)\b/u;
/**
 * Fields of a class that checks what it is made of: a pydantic model, a dataclass of pydantic. One of the standard library
 * checks nothing.
 * @returns undefined when the class checks nothing
 */
function checkedFields(project, file, cls) {
    return isChecking(project, file, cls) ? classShapes(project, file, cls) : undefined;
}
function isChecking(project, file, cls, depth = 0) {
    const isDecorated = cls.decorators.some((decorator) => {
        const origin = project.originOf(file, decorator.kind === "Call" ? decorator.callee : decorator);
        return origin !== undefined && /^pypi:pydantic\.dataclasses\b/u.test(origin);
    });
    return (isDecorated ||
        cls.bases.some((base) => {
            const origin = project.originOf(file, base.kind === "Index" ? base.object : base);
            if (origin !== undefined && VALIDATING.test(origin))
                return true;
            const parent = depth < 8 ? project.classOf(file, base) : undefined;
            return parent !== undefined && isChecking(project, parent.file, parent.cls, depth + 1);
        }));
}
/** What pydantic leaves of a value of an annotated type, `TypeAdapter(list[int])`: it may have made it of another. */
function annotationSchema(project, file, annotation, depth = 0) {
    const owner = annotation.kind === "Identifier" || annotation.kind === "Member" ? project.classOf(file, annotation) : undefined;
    const fields = owner && depth < 4 ? checkedFields(project, owner.file, owner.cls) : undefined;
    if (fields)
        return { kind: "object", fields, isClosed: true, isRewritten: true };
    if (annotation.kind === "Index" && /^(?:list|List|set|Set|Sequence|tuple)$/u.test(lastName(annotation.object) ?? ""))
        return { kind: "array", element: annotationSchema(project, file, annotation.index, depth + 1) };
    const shape = annotationShape(project, file, annotation);
    return shape.kind === "pattern" ? shape : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .converted */ .H$)(shape);
}
/** True for a parameter that the SDK fills in by itself: a context, a request, a dependency. */
function isInjected(parameter) {
    const { annotation, defaultValue } = parameter;
    if (annotation && mentionsInjected(annotation))
        return true;
    if (defaultValue?.kind !== "Call")
        return false;
    const name = lastName(defaultValue.callee);
    return name !== undefined && _sdks_js__WEBPACK_IMPORTED_MODULE_0__/* .INJECTED_DEFAULTS */ .QP.has(name);
}
function mentionsInjected(annotation) {
    if (annotation.kind === "Index") {
        const generic = lastName(annotation.object);
        // `Context[ServerSession, None]`, `Optional[Context]`
        if (generic && _sdks_js__WEBPACK_IMPORTED_MODULE_0__/* .INJECTED_TYPES */ .T8.has(generic))
            return true;
        return generic === "Optional" && mentionsInjected(annotation.index);
    }
    if (annotation.kind === "Binary")
        return mentionsInjected(annotation.left) || mentionsInjected(annotation.right);
    if (annotation.kind === "Literal") {
        return typeof annotation.value === "string" && _sdks_js__WEBPACK_IMPORTED_MODULE_0__/* .INJECTED_TYPES */ .T8.has(annotation.value.split(/[[.]/)[0]);
    }
    const name = lastName(annotation);
    return name !== undefined && _sdks_js__WEBPACK_IMPORTED_MODULE_0__/* .INJECTED_TYPES */ .T8.has(name);
}
function lastName(expression) {
    if (expression.kind === "Identifier")
        return expression.name;
    return expression.kind === "Member" ? expression.property : undefined;
}
/** Name of a parameter that is one name; undefined for a pattern. */
function parameterName(parameter) {
    const names = [...(0,_static_values_js__WEBPACK_IMPORTED_MODULE_2__/* .boundNames */ .DL)(parameter.target)];
    const only = names.length === 1 ? names[0] : undefined;
    return only && only[1].length === 0 ? only[0] : undefined;
}


/***/ }),

/***/ 196:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: function() { return /* binding */ Environments; },
  c: function() { return /* binding */ MAX_INSTANCES; }
});

// EXTERNAL MODULE: ./out/audit/server/handlers.js
var handlers = __webpack_require__(8342);
// EXTERNAL MODULE: ./out/audit/server/static-values.js
var static_values = __webpack_require__(8988);
// EXTERNAL MODULE: ./out/audit/server/tree.js
var tree = __webpack_require__(9623);
;// CONCATENATED MODULE: ./out/audit/server/surroundings.js

class Surroundings {
    #around = new Map();
    #inside = new Map();
    /** What `xs.forEach(fn)` and `xs.map(fn)` run a function for. */
    #elementsOf = new Map();
    constructor(file) {
        let innermost;
        (0,tree/* visitTree */.Y)(file.module.body, (node) => {
            if (node.kind === "Function" || node.kind === "ForEach") {
                innermost = { node: node, outer: innermost };
                if (innermost.node.kind === "Function")
                    this.#inside.set(innermost.node, innermost);
            }
            else if (node.kind === "Call") {
                const call = node;
                if (innermost)
                    this.#around.set(call, innermost);
                this.#noteCallback(call);
            }
            return undefined;
        }, (node) => {
            if (innermost?.node === node)
                innermost = innermost.outer;
        });
    }
    #noteCallback(call) {
        if (call.callee.kind !== "Member" || !["forEach", "map"].includes(call.callee.property))
            return;
        const callback = call.args[0]?.value;
        if (callback?.kind !== "FunctionExpression" || this.#elementsOf.has(callback.fn))
            return;
        this.#elementsOf.set(callback.fn, call.callee.object);
    }
    /** Functions around a call, or around a place that stands for one, innermost first. */
    functions({ call, enclosing }) {
        const found = [];
        for (let at = this.#around.get(call) ?? (enclosing && this.#inside.get(enclosing.fn)); at; at = at.outer) {
            if (at.node.kind === "Function" && holds(at.node, call))
                found.push(at.node);
        }
        return found;
    }
    /** The loop around a call within its own function, else the one that runs this function as its callback. */
    iteration({ call, enclosing }) {
        for (let at = this.#around.get(call); at; at = at.outer) {
            const { node } = at;
            if (enclosing && node === enclosing.fn)
                break;
            if (node.kind === "ForEach")
                return { target: node.target, iterable: node.iterable, over: node.over };
        }
        const target = enclosing?.fn.params[0]?.target;
        const iterable = enclosing && this.#elementsOf.get(enclosing.fn);
        if (!target || !iterable)
            return undefined;
        const keyTarget = enclosing?.fn.params[1]?.target;
        return { target, iterable, over: "elements", ...(keyTarget ? { keyTarget } : {}) };
    }
}
function holds(outer, inner) {
    return outer.start <= inner.start && inner.end <= outer.end;
}

;// CONCATENATED MODULE: ./out/audit/server/tables.js


/** Entries that one table may have. */
const MAX_TABLE_ENTRIES = 2000;
/** Calls that put something into a table, by method: how many arguments come before the value. */
const FILLING = new Map([
    ["set", 1],
    ["append", 0],
    ["push", 0],
    ["add", 0],
    ["setdefault", 1],
]);
class Tables {
    #reader;
    #environmentsOf;
    #fillings;
    #exported;
    #open = new Set();
    constructor(reader, environmentsOf) {
        this.#reader = reader;
        this.#environmentsOf = environmentsOf;
    }
    /** Entries of what a value refers to; undefined when it is no table that is known. */
    entries(value, env) {
        const table = this.#reader.resolve(value, env);
        if (!(0,static_values/* isLocated */.B0)(table))
            return undefined;
        const { expression } = table;
        const written = this.#written(table, env);
        if (!written)
            return this.#members(table);
        if (this.#open.has(expression))
            return written;
        this.#open.add(expression);
        try {
            const filled = (this.#fillingsOf(expression) ?? []).flatMap((filling) => this.#filled(filling));
            return [...written, ...filled].slice(0, MAX_TABLE_ENTRIES);
        }
        finally {
            this.#open.delete(expression);
        }
    }
    /** What stands in the literal, or in the call that makes the table. */
    #written(table, env) {
        const { file, expression } = table;
        if (expression.kind === "ObjectLiteral") {
            return expression.entries.flatMap((entry) => {
                const value = { file, expression: entry.value };
                if (entry.spread)
                    return this.entries(value, env) ?? [];
                const key = typeof entry.key === "string" ? literal(entry.key, entry) : entry.key;
                return key ? [{ key: { file, expression: key }, value }] : [];
            });
        }
        const elements = this.#reader.elements(table, env);
        if (elements)
            return elements.map((value) => ({ value }));
        if (expression.kind !== "Call" || expression.callee.kind !== "Identifier")
            return undefined;
        const [first] = expression.args;
        if (!["Map", "Set", "WeakMap", "dict", "list", "set", "OrderedDict", "defaultdict"].includes(expression.callee.name))
            return undefined;
        return first && first.name === undefined ? this.#pairs({ file, expression: first.value }, env) : [];
    }
    /** `new Map([[key, value], …])`, `new Map(Object.entries(table))` */
    #pairs(value, env) {
        const pairs = this.#reader.elements(value, env);
        if (pairs) {
            return pairs.flatMap((pair) => {
                const [key, inner] = this.#reader.elements(pair, env) ?? [];
                return key && inner ? [{ key, value: inner }] : [];
            });
        }
        const made = this.#reader.resolve(value, env);
        const call = (0,static_values/* isLocated */.B0)(made) && made.expression.kind === "Call" ? made.expression : undefined;
        const inner = call && isObjectMethod(call, "entries") ? call.args[0]?.value : undefined;
        return inner && (0,static_values/* isLocated */.B0)(made) ? (this.entries({ file: made.file, expression: inner }, env) ?? []) : [];
    }
    /** Methods of an instance or a class, and what a module gives away. */
    #members(owner) {
        const { file, expression } = owner;
        const callee = expression.kind === "Call" ? expression.callee : expression;
        const known = this.#reader.project.classOf(file, callee);
        if (known) {
            return known.cls.members.flatMap((member) => {
                const method = member.kind === "Method" && this.#reader.refOf(known.file, member.fn);
                if (!method || member.name.startsWith("__") || member.name === "constructor")
                    return [];
                return [
                    { key: { file: known.file, expression: literal(member.name, member) }, value: { file: known.file, method } },
                ];
            });
        }
        if (expression.kind !== "Identifier")
            return undefined;
        const found = this.#namesOf(file).flatMap((name) => {
            const member = {
                kind: "Member",
                object: expression,
                property: name,
                start: expression.start,
                end: expression.end,
            };
            const method = this.#reader.project.functionOf(file, member);
            const value = method ? { file, method } : this.#reader.project.valueOf(file, member);
            if (!value || ("expression" in value && value.expression === member))
                return [];
            return [{ key: { file, expression: literal(name, expression) }, value }];
        });
        return found.length > 0 ? found.slice(0, MAX_TABLE_ENTRIES) : undefined;
    }
    /** Names that a module of this file's language may give away; which of them it has, resolution says. */
    #namesOf(file) {
        this.#exported ??= new Map();
        const language = file.language === "python" ? "python" : "script";
        const known = this.#exported.get(language);
        if (known)
            return known;
        const names = new Set();
        for (const other of this.#reader.project.files.values()) {
            if ((other.language === "python") !== (file.language === "python"))
                continue;
            for (const statement of other.module.body) {
                if (statement.kind === "Export")
                    for (const { exported } of statement.names)
                        names.add(exported);
                if (statement.kind === "FunctionDeclaration" && language === "python")
                    names.add(statement.fn.name ?? "");
            }
        }
        const list = [...names]
            .filter((name) => name !== "" && name !== "*" && !name.startsWith("_"))
            .slice(0, MAX_TABLE_ENTRIES)
            .sort();
        this.#exported.set(language, list);
        return list;
    }
    #filled({ file, key, value, site }) {
        const entry = (env) => ({
            ...(key ? { key: this.#reader.resolve({ file, expression: key }, env) } : {}),
            value: this.#reader.resolve({ file, expression: value }, env),
        });
        const environments = site.enclosing ? this.#environmentsOf(site) : [];
        return environments.length > 0 ? environments.map(entry) : [entry(static_values/* EMPTY */.wg)];
    }
    /** By the literal that the table starts as. */
    #fillingsOf(table) {
        if (!this.#fillings) {
            this.#fillings = new Map();
            for (const file of this.#reader.project.files.values())
                this.#collect(file, this.#fillings);
        }
        return this.#fillings.get(table);
    }
    #collect(file, into) {
        const note = (base, filling) => {
            if (base.kind !== "Identifier" && base.kind !== "Member")
                return;
            const table = this.#reader.resolve({ file, expression: base }, static_values/* EMPTY */.wg);
            if (!(0,static_values/* isLocated */.B0)(table) || table.expression === base)
                return;
            const list = into.get(table.expression);
            if (!list)
                into.set(table.expression, [{ file, ...filling }]);
            else if (list.length < MAX_TABLE_ENTRIES)
                list.push({ file, ...filling });
        };
        for (const site of this.#reader.project.callsIn(file)) {
            const { call } = site;
            const before = call.callee.kind === "Member" ? FILLING.get(call.callee.property) : undefined;
            const value = before === undefined ? undefined : call.args[before];
            if (before === undefined || call.callee.kind !== "Member" || !value || value.spread)
                continue;
            note(call.callee.object, { value: value.value, site, ...keyOf(call.args, before) });
        }
        const functions = this.#reader.project.functionsIn(file);
        (0,tree/* visitTree */.Y)(file.module.body, (node) => {
            if (node.kind !== "Assign")
                return undefined;
            const { target, value } = node;
            if (target.kind !== "Index" && target.kind !== "Member")
                return undefined;
            // An attribute of Python is no entry.
            if (target.kind === "Member" && (file.language === "python" || target.object.kind !== "Identifier"))
                return undefined;
            const key = target.kind === "Index" ? target.index : literal(target.property, target);
            // Stands for the place, so that what is around it can be asked for.
            const call = { kind: "Call", callee: target, args: [], isNew: false, start: target.start, end: target.end };
            note(target.object, { value, key, site: { file, call, ...enclosing(functions, target.start) } });
            return undefined;
        });
    }
}
function keyOf(args, before) {
    const key = before > 0 ? args[0]?.value : undefined;
    return key ? { key } : {};
}
/** The innermost function around a place; functions come in source order. */
function enclosing(functions, at) {
    let found;
    for (const ref of functions) {
        if (ref.fn.start > at)
            break;
        if (at < ref.fn.end)
            found = ref;
    }
    return found ? { enclosing: found } : {};
}
function literal(value, { start, end }) {
    return { kind: "Literal", value, start, end };
}
/** `Object.entries(…)` and the like. */
function isObjectMethod(call, name) {
    const { callee } = call;
    return (callee.kind === "Member" &&
        callee.property === name &&
        callee.object.kind === "Identifier" &&
        callee.object.name === "Object");
}

;// CONCATENATED MODULE: ./out/audit/server/environments.js




/** Registrations that one wrapper or loop may stand for: a loop inside a wrapper multiplies. */
const MAX_INSTANCES = 2000;
/** Wrappers that stand in one another, and tables that wrappers fill. */
const MAX_NESTING = 3;
/**
 * The values that a registration's names can have when it stands in a wrapper (`tool(name, run)`) or in a loop over a
 * table of tools: one environment for each call of the wrapper, for each element of the table.
 */
class Environments {
    #reader;
    #project;
    #tables;
    #callers;
    #nesting = 0;
    #surroundings = new Map();
    constructor(reader) {
        this.#reader = reader;
        this.#project = reader.project;
        this.#tables = new Tables(reader, (site) => this.of(site));
    }
    /** What a table holds, what is put into it elsewhere included. */
    entriesOf(table) {
        return this.#tables.entries(table, static_values/* EMPTY */.wg);
    }
    of(site) {
        if (this.#nesting >= MAX_NESTING)
            return [];
        this.#nesting++;
        try {
            return this.#of(site);
        }
        finally {
            this.#nesting--;
        }
    }
    #of(site) {
        const outer = [static_values/* EMPTY */.wg];
        this.#around(site.file)
            .functions(site)
            .forEach((fn, index, functions) => {
            outer.push(...this.#wrapperCalls(fn, functions[index - 1]));
        });
        const out = [];
        for (const env of outer) {
            const inner = this.#loops(site, env);
            if (inner)
                out.push(...inner);
            else if (env.size > 0)
                out.push(env);
            if (out.length >= MAX_INSTANCES)
                return out.slice(0, MAX_INSTANCES);
        }
        return out;
    }
    #around(file) {
        let found = this.#surroundings.get(file);
        if (!found) {
            found = new Surroundings(file);
            this.#surroundings.set(file, found);
        }
        return found;
    }
    /** One environment for each call of a function; `inner` is the function in it that the place stands in. */
    #wrapperCalls(fn, inner) {
        return this.#callersOf(fn).flatMap((caller) => {
            const env = new Map();
            const open = [];
            fn.params.forEach((parameter, index) => {
                const named = parameter.target.kind === "Identifier" ? parameter.target.name : undefined;
                const argument = caller.args.find((arg) => arg.name !== undefined && arg.name === named) ??
                    (index < caller.offset ? undefined : caller.args[index - caller.offset]);
                if (!argument || argument.spread || parameter.rest)
                    return;
                const value = { file: caller.file, expression: argument.value };
                bind(this.#reader, env, parameter.target, value);
                if (argument.value.kind !== "Identifier" && argument.value.kind !== "Member")
                    return;
                const known = this.#reader.resolve(value, static_values/* EMPTY */.wg);
                if ((0,static_values/* isLocated */.B0)(known) && known.expression === argument.value)
                    open.push({ target: parameter.target, value: argument.value });
            });
            const { decorated, each } = caller;
            if (decorated) {
                const taking = caller.isBare ? fn.params[caller.offset] : inner?.params[0];
                if (taking)
                    bind(this.#reader, env, taking.target, { file: decorated.file, method: decorated });
            }
            const taking = each && fn.params[caller.args.length + caller.offset];
            if (!taking)
                return env.size > 0 ? this.#withOuter(env, caller, open) : [];
            return (this.#rounds(caller.file, each, static_values/* EMPTY */.wg) ?? []).map(({ value }) => {
                const round = new Map(env);
                bind(this.#reader, round, taking.target, value);
                return round;
            });
        });
    }
    /** What a call hands over that a loop or a wrapper around the call binds in its turn. */
    #withOuter(env, { file, site }, open) {
        const around = open.length > 0 && site ? this.of(site) : [];
        if (around.length === 0)
            return [env];
        return around.map((outer) => {
            const inner = new Map(env);
            for (const { target, value } of open) {
                bind(this.#reader, inner, target, this.#reader.resolve({ file, expression: value }, outer));
            }
            return inner;
        });
    }
    #callersOf(fn) {
        if (!this.#callers) {
            this.#callers = new Map();
            for (const file of this.#project.files.values()) {
                for (const site of this.#project.callsIn(file)) {
                    // A call without arguments binds nothing.
                    if (site.call.args.length > 0)
                        this.#noteCall(site);
                }
                for (const ref of this.#project.functionsIn(file))
                    this.#noteDecorators(ref);
            }
        }
        return this.#callers.get(fn) ?? [];
    }
    #noteCall(site) {
        const { call, file } = site;
        const target = this.#project.functionOf(file, call.callee);
        if (target)
            this.#note(target, { file, site, args: call.args, offset: (0,handlers/* receiverOffset */.r8)(target) });
        const first = call.args[0]?.value;
        if (target || !first || call.callee.kind !== "Member" || !["forEach", "map"].includes(call.callee.property))
            return;
        const bound = first.kind === "Call" && first.callee.kind === "Member" && first.callee.property === "bind";
        const called = bound && first.callee.kind === "Member" ? first.callee.object : first;
        if (called.kind !== "Identifier" && called.kind !== "Member")
            return;
        const each = this.#project.functionOf(file, called);
        if (!each)
            return;
        // The first argument of `bind` is the receiver.
        this.#note(each, {
            file,
            args: first.kind === "Call" ? first.args.slice(1) : [],
            offset: 0,
            each: call.callee.object,
        });
    }
    #noteDecorators(decorated) {
        const { file } = decorated;
        for (const decorator of decorated.fn.decorators) {
            const isBare = decorator.kind !== "Call";
            const target = this.#project.functionOf(file, isBare ? decorator : decorator.callee);
            if (!target)
                continue;
            this.#note(target, {
                file,
                args: isBare ? [] : decorator.args,
                offset: (0,handlers/* receiverOffset */.r8)(target),
                decorated,
                isBare,
            });
        }
    }
    #note(target, caller) {
        const list = this.#callers?.get(target.fn);
        if (!list)
            this.#callers?.set(target.fn, [caller]);
        else if (list.length < MAX_INSTANCES)
            list.push(caller);
    }
    /** One environment for each round of the loop around the call; undefined when there is none that can be unrolled. */
    #loops(site, env) {
        const loop = this.#around(site.file).iteration(site);
        if (!loop)
            return undefined;
        const rounds = loop.over === "keys" ? this.#keys(site.file, loop.iterable, env) : this.#rounds(site.file, loop.iterable, env);
        return rounds?.slice(0, MAX_INSTANCES).map(({ key, value }) => {
            const inner = new Map(env);
            if (loop.target.kind === "ArrayPattern" && key)
                bindPair(this.#reader, inner, loop.target, [key, value]);
            else
                bind(this.#reader, inner, loop.target, value);
            if (key && loop.keyTarget)
                bind(this.#reader, inner, loop.keyTarget, key);
            return inner;
        });
    }
    /** What a loop over keys runs through: each key is the value. */
    #keys(file, table, env) {
        const entries = this.#tables.entries({ file, expression: table }, env);
        return entries?.flatMap(({ key }) => (key ? [{ value: key }] : []));
    }
    /**
     * Elements of a list, entries of a map, and what calls take out of a table: `Object.entries(x)`, `x.items()`, `x.values()`,
     * `inspect.getmembers(x)`, `dir(x)`.
     */
    #rounds(file, iterable, env) {
        const at = { file, expression: iterable };
        if (iterable.kind === "Call") {
            const taken = this.#taken(file, iterable, env);
            if (taken)
                return taken;
        }
        const resolved = this.#reader.resolve(at, env);
        if (!(0,static_values/* isLocated */.B0)(resolved))
            return undefined;
        if (resolved.expression !== iterable && resolved.expression.kind === "Call") {
            const taken = this.#taken(resolved.file, resolved.expression, env);
            if (taken)
                return taken;
        }
        // Python runs through the keys of a dictionary.
        if (resolved.expression.kind === "ObjectLiteral") {
            return file.language === "python" ? this.#keys(file, iterable, env) : undefined;
        }
        const isList = resolved.expression.kind !== "Identifier" && !this.#project.classOf(resolved.file, resolved.expression);
        return isList ? this.#tables.entries(resolved, env) : undefined;
    }
    #taken(file, call, env) {
        const { callee } = call;
        const first = call.args[0]?.value;
        const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
        const python = file.language === "python";
        if (python &&
            first &&
            ["list", "tuple", "sorted", "iter", "reversed"].includes(name) &&
            callee.kind === "Identifier") {
            return this.#rounds(file, first, env);
        }
        if (python && first && name === "dir")
            return this.#keys(file, first, env);
        const ofObject = isObjectMethod(call, name);
        const inspects = python && (name === "getmembers" || name === "vars");
        const table = ofObject || inspects ? first : callee.kind === "Member" ? callee.object : undefined;
        if (!table)
            return undefined;
        if (name === "keys")
            return this.#keys(file, table, env);
        if (!["entries", "values", "items", "getmembers"].includes(name))
            return undefined;
        const entries = this.#tables.entries({ file, expression: table }, env);
        return name === "values" ? entries?.map(({ value }) => ({ value })) : entries;
    }
}
/** Binds what a pattern takes from a value; what cannot be opened stays unknown. */
function bind(reader, env, target, value) {
    for (const [name, path] of (0,static_values/* boundNames */.DL)(target)) {
        let current = value;
        for (const part of path)
            current = current && reader.property(reader.resolve(current, static_values/* EMPTY */.wg), part);
        if (current)
            env.set(name, current);
    }
}
function bindPair(reader, env, target, pair) {
    if (target.kind !== "ArrayPattern")
        return;
    target.elements.forEach((element, index) => {
        const value = pair[index];
        if (element && value)
            bind(reader, env, element, value);
    });
}


/***/ }),

/***/ 8342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ toEntryPoint; },
/* harmony export */   Uz: function() { return /* binding */ handedOn; },
/* harmony export */   r8: function() { return /* binding */ receiverOffset; },
/* harmony export */   x5: function() { return /* binding */ locate; }
/* harmony export */ });
/* harmony import */ var _static_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8988);

function locate(file, span) {
    return { path: file.path, ...file.text.region(span) };
}
function toEntryPoint(registration) {
    const { kind, handler, tainted, nameParameter, location, sdk, description, annotations, declares } = registration;
    const name = registration.name ?? "";
    // An anonymous handler is known by what it is registered as: that name survives a move of the code.
    const scope = handler.fn.name === undefined && name !== "" ? name : handler.qualifiedName;
    return {
        kind,
        name,
        handler: { ...handler, qualifiedName: scope },
        tainted: tainted.filter((part) => part.param < handler.fn.params.length),
        ...(nameParameter ? { nameParameter: { param: nameParameter.param, path: nameParameter.path } } : {}),
        registration: location,
        sdk,
        ...(description !== undefined ? { description } : {}),
        ...(annotations && annotations.size > 0 ? { annotations } : {}),
        ...(declares ? { declares } : {}),
    };
}
/**
 * A handler that only hands its arguments on to a function which the environment binds, as in
 * `const tool = (name, run) => server.registerTool(name, {}, (args) => run(args))`: the bound function is the handler.
 * @returns the registrations that stand for it; empty when the handler calls nothing of the environment
 */
function handedOn(reader, registration, env) {
    const { file, fn } = registration.handler;
    const out = [];
    for (const site of reader.project.callsIn(file)) {
        const { call } = site;
        if (call.start < fn.start || call.end > fn.end)
            continue;
        if (!rootNames(call.callee).some((name) => env.has(name)))
            continue;
        const target = reader.functionOf({ file, expression: call.callee }, env);
        if (!target || target.fn === fn)
            continue;
        out.push({ ...registration, handler: target, tainted: mapArguments(registration, site, target) });
    }
    return out;
}
/** Names that decide what is called: `tool` of `tool.run`, `handlers` and `name` of `handlers[name]`. */
function rootNames(expression) {
    const names = [];
    let current = expression;
    while (current.kind === "Member" || current.kind === "Index") {
        if (current.kind === "Index" && current.index.kind === "Identifier")
            names.push(current.index.name);
        current = current.object;
    }
    return current.kind === "Identifier" ? [...names, current.name] : names;
}
/** Which parameters of the target receive what is tainted in the handler that calls it. */
function mapArguments(registration, site, target) {
    const names = new Map();
    registration.handler.fn.params.forEach((parameter, param) => {
        for (const [name, path] of (0,_static_values_js__WEBPACK_IMPORTED_MODULE_0__/* .boundNames */ .DL)(parameter.target))
            names.set(name, { param, path });
    });
    const offset = receiverOffset(target);
    const out = [];
    site.call.args.forEach((argument, index) => {
        const origin = originPath(argument.value, names);
        if (!origin)
            return;
        for (const part of registration.tainted) {
            if (part.param !== origin.param)
                continue;
            const below = origin.path.slice(part.path.length);
            if (startsWith(origin.path, part.path)) {
                const [first] = below;
                out.push({
                    param: index + offset,
                    path: [],
                    ...(part.argument !== undefined
                        ? { argument: part.argument }
                        : first !== undefined
                            ? { argument: first }
                            : {}),
                    shapes: part.shapes,
                });
            }
            else if (startsWith(part.path, origin.path)) {
                out.push({ ...part, param: index + offset, path: part.path.slice(origin.path.length) });
            }
        }
    });
    return out;
}
/** 1 for a Python method whose first parameter is the receiver. */
function receiverOffset(ref) {
    if (ref.file.language !== "python" || !ref.cls)
        return 0;
    const first = ref.fn.params[0]?.target;
    return first?.kind === "Identifier" && (first.name === "self" || first.name === "cls") ? 1 : 0;
}
function originPath(expression, names) {
    switch (expression.kind) {
        case "Identifier":
            return names.get(expression.name);
        case "Member": {
            const owner = originPath(expression.object, names);
            return owner && { param: owner.param, path: [...owner.path, expression.property] };
        }
        case "Await":
            return originPath(expression.operand, names);
        case "Logical":
            return expression.operands.map((operand) => originPath(operand, names)).find((found) => found !== undefined);
        case "Call":
            // `Schema.parse(args)` hands its argument on.
            return expression.args.map((arg) => originPath(arg.value, names)).find((found) => found !== undefined);
        default:
            return undefined;
    }
}
function startsWith(path, prefix) {
    return prefix.length <= path.length && prefix.every((part, index) => part === path[index]);
}


/***/ }),

/***/ 589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: function() { return /* binding */ registeredKind; },
/* harmony export */   Ih: function() { return /* binding */ annotationsOf; },
/* harmony export */   PQ: function() { return /* binding */ readDecorators; },
/* harmony export */   aX: function() { return /* binding */ argumentsOf; },
/* harmony export */   hv: function() { return /* binding */ readPythonCall; },
/* harmony export */   mN: function() { return /* binding */ pythonRegistration; },
/* harmony export */   xL: function() { return /* binding */ hasPythonForm; }
/* harmony export */ });
/* harmony import */ var _annotation_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6373);
/* harmony import */ var _handlers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8342);
/* harmony import */ var _sdks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5926);
/* harmony import */ var _static_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8988);




const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
/** Methods that clients have, too: only as a decorator do they register. */
const DECORATOR_ONLY = new Set(["call_tool", "read_resource", "get_prompt", "completion", "resource", "prompt"]);
/** Registrations by decorator on the functions of a Python file. */
function readDecorators(reader, file) {
    const out = [];
    for (const ref of reader.project.functionsIn(file)) {
        for (const decorator of ref.fn.decorators) {
            const call = decorator.kind === "Call" ? decorator : undefined;
            const matched = methodOf(reader.project, file, call ? call.callee : decorator);
            if (!matched)
                continue;
            out.push(pythonRegistration(reader, file, ref, matched, call, decorator, _static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY */ .wg));
        }
    }
    return out;
}
/** What a decorator registers its function as; undefined when it registers nothing. */
function registeredKind(project, file, decorator) {
    return methodOf(project, file, decorator.kind === "Call" ? decorator.callee : decorator)?.model.kind;
}
/** `mcp.add_tool(fn)`, `mcp.tool()(fn)`, `mcp.tool(fn)`, `Server(..., on_call_tool=fn)` */
function readPythonCall(reader, site, env) {
    const { call, file } = site;
    const direct = call.callee.kind === "Call" ? call.callee : call;
    const matched = methodOf(reader.project, file, direct.callee);
    // `server.call_tool()(handler)` is a decorator's use, too.
    const decorates = direct !== call;
    if (matched && direct.callee.kind === "Member" && (decorates || !DECORATOR_ONLY.has(direct.callee.property))) {
        const [first] = (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .positional */ .n8)(call);
        const inner = first && fromFunction(first.value);
        const handler = first && reader.functionOf({ file, expression: inner ?? first.value }, env);
        return handler ? [pythonRegistration(reader, file, handler, matched, direct, call, env)] : [];
    }
    return [...readHandlerKeywords(reader, site, env), ...readToolList(reader, site, env)];
}
/** `FastMCP("name", tools=[run, Tool.from_function(show)])` */
function readToolList(reader, { call, file }, env) {
    const model = _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_METHODS */ .uz.get("tool");
    const given = (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keyword */ .Si)(call, "tools");
    if (!model || !given || !isServerClass(reader.project, file, call.callee, model))
        return [];
    const origin = reader.project.originOf(file, call.callee) ?? "";
    const matched = { model, sdk: sdkOf((0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCanonical */ .Kf)(origin).module) };
    return (reader.elements({ file, expression: given.value }, env) ?? []).flatMap((element) => {
        const at = (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocated */ .B0)(element) ? element : undefined;
        const made = at?.expression.kind === "Call" ? at.expression : undefined;
        const inner = made && fromFunction(made);
        const handler = reader.functionOf(at && inner ? { file: at.file, expression: inner } : element, env);
        if (!handler)
            return [];
        return [
            pythonRegistration(reader, at?.file ?? file, handler, matched, inner ? made : undefined, at?.expression ?? call, env),
        ];
    });
}
/** `Tool.from_function(fn)` */
function fromFunction(expression) {
    if (expression.kind !== "Call" || expression.callee.kind !== "Member")
        return undefined;
    return expression.callee.property === "from_function" ? expression.args[0]?.value : undefined;
}
function hasPythonForm(project, site) {
    const direct = site.call.callee.kind === "Call" ? site.call.callee.callee : site.call.callee;
    if (direct.kind === "Member" && _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_METHODS */ .uz.has(direct.property))
        return methodOf(project, site.file, direct) !== undefined;
    return site.call.args.some((arg) => arg.name !== undefined && (_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_HANDLER_KEYWORDS */ .j$.has(arg.name) || arg.name === "tools"));
}
function readHandlerKeywords(reader, { call, file }, env) {
    const out = [];
    for (const argument of call.args) {
        const model = argument.name === undefined ? undefined : _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_HANDLER_KEYWORDS */ .j$.get(argument.name);
        if (!model || !isServerClass(reader.project, file, call.callee, model))
            continue;
        const handler = reader.functionOf({ file, expression: argument.value }, env);
        if (!handler)
            continue;
        out.push({
            kind: model.kind,
            name: undefined,
            handler,
            tainted: arrivals(handler, model, new Map()),
            ...nameParameter(handler, model),
            location: (0,_handlers_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(file, argument),
            sdk: "python-sdk",
        });
    }
    return out;
}
function isServerClass(project, file, callee, model) {
    const origin = project.originOf(file, callee);
    if (origin === undefined)
        return false;
    const canonical = (0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCanonical */ .Kf)(origin);
    return (0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPackage */ .c5)(canonical, _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_PACKAGES */ .$L) && model.classes.includes(canonical.name);
}
/** The registering method behind `mcp.tool`: by the receiver's class, or by shape when its type is unknown. */
function methodOf(project, file, callee) {
    if (callee.kind !== "Member")
        return undefined;
    const model = _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_METHODS */ .uz.get(callee.property);
    if (!model)
        return undefined;
    const origin = project.originOf(file, callee);
    if (origin !== undefined) {
        const canonical = (0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCanonical */ .Kf)(origin);
        if (canonical.scheme !== "pypi" || !(0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPackage */ .c5)(canonical, _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_PACKAGES */ .$L))
            return undefined;
        if (canonical.method !== undefined && !model.classes.includes(canonical.name))
            return undefined;
        return { model, sdk: sdkOf(canonical.module) };
    }
    if (project.functionOf(file, callee))
        return undefined;
    return project.dependsOn(file, _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_PACKAGES */ .$L) ? { model, sdk: "python-sdk" } : undefined;
}
function sdkOf(module) {
    return module === "fastmcp" || module.startsWith("fastmcp.") ? "fastmcp" : "python-sdk";
}
/** A registration of one function, with what its call or decorator says. */
function pythonRegistration(reader, file, handler, { model, sdk }, call, at, env) {
    const text = (name) => {
        const argument = call && (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keyword */ .Si)(call, name);
        return argument && reader.text({ file, expression: argument.value }, env);
    };
    const first = call && (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .positional */ .n8)(call)[0];
    const firstText = first && reader.text({ file, expression: first.value }, env);
    const byUri = model.kind === "resource" && model.arrivals === "parameters";
    const name = model.arrivals === "parameters" ? (text("name") ?? firstText ?? handler.fn.name) : undefined;
    const uri = byUri ? (text("uri") ?? firstText) : undefined;
    const enforced = model.enforced && !(call && isFalse(reader, file, (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keyword */ .Si)(call, "validate_input")?.value));
    return {
        kind: model.kind,
        name: uri ?? name,
        handler,
        // A resource without a template has a fixed URI: its function takes nothing from the caller.
        tainted: uri !== undefined && !uri.includes("{") ? [] : taintedParameters(reader, handler, model, enforced),
        ...nameParameter(handler, model),
        location: (0,_handlers_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(file, at),
        sdk,
        description: text("description") ?? handler.fn.doc,
        annotations: call && annotationsOf(reader, file, call),
        enforced,
    };
}
function isFalse(reader, file, expression) {
    return expression !== undefined && reader.constant({ file, expression }) === false;
}
function nameParameter(handler, model) {
    if (!model.nameParameter)
        return {};
    const { param, path } = model.nameParameter;
    return { nameParameter: { param: param + (0,_handlers_js__WEBPACK_IMPORTED_MODULE_1__/* .receiverOffset */ .r8)(handler), path } };
}
function arrivals(handler, model, shapes) {
    if (model.arrivals === "parameters")
        return [];
    const offset = (0,_handlers_js__WEBPACK_IMPORTED_MODULE_1__/* .receiverOffset */ .r8)(handler);
    return model.arrivals.map((arrival) => ({ ...arrival, param: arrival.param + offset, shapes }));
}
/** Where the caller's values arrive in a function that is a tool, a resource or a prompt. */
function argumentsOf(reader, handler, kind) {
    const model = _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .PYTHON_METHODS */ .uz.get(kind);
    return model ? taintedParameters(reader, handler, model, model.enforced) : [];
}
function taintedParameters(reader, handler, model, enforced) {
    if (model.arrivals !== "parameters")
        return arrivals(handler, model, new Map());
    const { file } = handler;
    const out = [];
    handler.fn.params.forEach((parameter, param) => {
        if (param < (0,_handlers_js__WEBPACK_IMPORTED_MODULE_1__/* .receiverOffset */ .r8)(handler))
            return;
        const { annotation } = parameter;
        const fields = annotation && (0,_annotation_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .modelShapes */ ._G)(reader.project, file, annotation);
        if (!fields && (0,_annotation_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isInjected */ .$V)(parameter))
            return;
        const name = (0,_annotation_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .parameterName */ .xd)(parameter);
        if (fields || name === undefined || parameter.rest) {
            out.push({ param, path: [], shapes: (enforced && fields) || new Map() });
            return;
        }
        const shape = enforced ? (0,_annotation_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .parameterShape */ .nZ)(reader.project, file, parameter) : undefined;
        out.push({ param, path: [], argument: name, shapes: new Map(shape ? [[name, shape]] : []) });
    });
    return out;
}
/** `annotations=ToolAnnotations(readOnlyHint=True)` or a dictionary. */
function annotationsOf(reader, file, call) {
    const hints = new Map();
    const argument = (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keyword */ .Si)(call, "annotations");
    const value = argument && reader.resolve({ file, expression: argument.value }, _static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY */ .wg);
    if (!value || !("expression" in value))
        return hints;
    for (const name of HINTS) {
        const given = value.expression.kind === "Call" ? (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keyword */ .Si)(value.expression, name)?.value : undefined;
        const hint = given ? { file: value.file, expression: given } : reader.property(value, name);
        const constant = hint && reader.constant(hint);
        if (typeof constant === "boolean")
            hints.set(name, constant);
    }
    return hints;
}


/***/ }),

/***/ 4802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cv: function() { return /* binding */ argumentShapes; },
  Og: function() { return /* binding */ jsonSchema; },
  lA: function() { return /* binding */ parsedShape; }
});

// EXTERNAL MODULE: ./out/audit/server/shapes.js
var shapes = __webpack_require__(8965);
// EXTERNAL MODULE: ./out/audit/server/static-values.js
var static_values = __webpack_require__(8988);
;// CONCATENATED MODULE: ./out/audit/server/valibot-shapes.js


const TYPES = new Map([
    ["number", shapes/* NUMBER */.uk],
    ["bigint", shapes/* NUMBER */.uk],
    ["date", shapes/* NUMBER */.uk],
    ["boolean", shapes/* BOOLEAN */.Jx],
]);
const FORMATS = new Map([
    ["uuid", shapes/* HEX_AND_DASH */.Jk],
    ["ulid", shapes/* HEX_AND_DASH */.Jk],
    ["nanoid", shapes/* HEX_AND_DASH */.Jk],
    ["cuid2", shapes/* HEX_AND_DASH */.Jk],
    ["isoDate", shapes/* DATE */.vH],
    ["isoDateTime", shapes/* DATE */.vH],
    ["isoTime", shapes/* DATE */.vH],
    ["isoTimestamp", shapes/* DATE */.vH],
]);
/** Actions after which the text may be another one. */
const CHANGING = new Set(["transform", "transformAsync", "rawTransform", "rawTransformAsync"]);
const WRAPPERS = /^(?:optional|nullable|nullish|undefinedable|exactOptional|nonOptional|nonNullable|nonNullish)$/;
/**
 * What a schema of valibot leaves of a value.
 * @returns undefined when the expression is no schema of valibot
 */
function valibotSchema(reader, value, depth = 0) {
    const resolved = reader.resolve(value, static_values/* EMPTY */.wg);
    if (!(0,static_values/* isLocated */.B0)(resolved) || depth > shapes/* MAX_DEPTH */.lr || resolved.expression.kind !== "Call")
        return undefined;
    const { file, expression } = resolved;
    const name = valibotName(reader, file, expression);
    if (name === undefined)
        return undefined;
    const known = TYPES.get(name);
    if (known)
        return known;
    const inner = (index) => {
        const argument = expression.args[index];
        return (argument && valibotSchema(reader, { file, expression: argument.value }, depth + 1)) ?? shapes/* ANY */.x4;
    };
    const at = (index) => {
        const argument = expression.args[index];
        return argument && { file, expression: argument.value };
    };
    if (WRAPPERS.test(name))
        return inner(0);
    const first = at(0);
    switch (name) {
        case "object":
        case "strictObject":
        case "looseObject":
            return first ? objectShape(reader, first, name !== "looseObject", depth) : shapes/* ANY */.x4;
        case "array":
            return { kind: "array", element: inner(0) };
        case "picklist":
        case "enum":
        case "enum_":
        case "literal":
            return (first && (0,shapes/* enumShape */.rf)(reader, first)) ?? shapes/* ANY */.x4;
        case "union":
        case "variant": {
            const list = name === "union" ? first : at(1);
            const members = list && reader.elements(list, static_values/* EMPTY */.wg);
            if (!members || members.length === 0)
                return shapes/* ANY */.x4;
            return members.map((member) => valibotSchema(reader, member, depth + 1) ?? shapes/* ANY */.x4).reduce(shapes/* joinSchemas */.b);
        }
        case "pipe":
            return pipeline(reader, file, expression, depth);
        default:
            return shapes/* ANY */.x4;
    }
}
function valibotName(reader, file, call) {
    const origin = reader.project.originOf(file, call.callee);
    return origin?.startsWith("npm:valibot.") ? origin.slice("npm:valibot.".length) : undefined;
}
function objectShape(reader, value, isStripped, depth) {
    const fields = new Map();
    const resolved = reader.resolve(value, static_values/* EMPTY */.wg);
    if (!(0,static_values/* isLocated */.B0)(resolved) || resolved.expression.kind !== "ObjectLiteral")
        return shapes/* ANY */.x4;
    let isClosed = isStripped;
    for (const entry of resolved.expression.entries) {
        if (entry.spread || typeof entry.key !== "string") {
            // What cannot be read may stand for any of the fields before it.
            fields.clear();
            isClosed = false;
        }
        else {
            const field = { file: resolved.file, expression: entry.value };
            fields.set(entry.key, valibotSchema(reader, field, depth + 1) ?? shapes/* ANY */.x4);
        }
    }
    return { kind: "object", fields, isClosed };
}
/** `v.pipe(v.string(), v.regex(...))`: each step takes what the one before has left. */
function pipeline(reader, file, call, depth) {
    let shape = shapes/* ANY */.x4;
    call.args.forEach((argument, index) => {
        const value = { file, expression: argument.value };
        const step = reader.resolve(value, static_values/* EMPTY */.wg);
        const action = (0,static_values/* isLocated */.B0)(step) && step.expression.kind === "Call" ? valibotName(reader, step.file, step.expression) : undefined;
        if (index === 0)
            shape = valibotSchema(reader, value, depth + 1) ?? shapes/* ANY */.x4;
        else if (action === undefined || CHANGING.has(action))
            shape = shapes/* ANY */.x4;
        else if (TYPES.has(action) || action.endsWith("bject") || action === "picklist")
            shape = (0,shapes/* converted */.H$)(valibotSchema(reader, value, depth + 1) ?? shapes/* ANY */.x4);
        else if (shape.kind === "any" && action === "regex" && (0,static_values/* isLocated */.B0)(step) && step.expression.kind === "Call") {
            const pattern = step.expression.args[0];
            shape = (0,shapes/* regexShape */.bP)(reader, pattern && { file: step.file, expression: pattern.value });
        }
        else if (shape.kind === "any")
            shape = FORMATS.get(action) ?? shape;
    });
    return shape;
}

;// CONCATENATED MODULE: ./out/audit/server/zod-shapes.js


/** Types by the name of zod's constructor. */
const ZOD_TYPES = new Map([
    ["number", shapes/* NUMBER */.uk],
    ["int", shapes/* NUMBER */.uk],
    ["int32", shapes/* NUMBER */.uk],
    ["uint32", shapes/* NUMBER */.uk],
    ["float32", shapes/* NUMBER */.uk],
    ["float64", shapes/* NUMBER */.uk],
    ["bigint", shapes/* NUMBER */.uk],
    ["date", shapes/* NUMBER */.uk],
    ["boolean", shapes/* BOOLEAN */.Jx],
    ["uuid", shapes/* HEX_AND_DASH */.Jk],
    ["guid", shapes/* HEX_AND_DASH */.Jk],
    ["cuid", shapes/* HEX_AND_DASH */.Jk],
    ["cuid2", shapes/* HEX_AND_DASH */.Jk],
    ["ulid", shapes/* HEX_AND_DASH */.Jk],
    ["nanoid", shapes/* HEX_AND_DASH */.Jk],
]);
const ISO_TYPES = new Set(["date", "datetime", "time"]);
/** Modifiers that narrow a string to a format. */
const STRING_FORMATS = new Map([
    ["uuid", shapes/* HEX_AND_DASH */.Jk],
    ["guid", shapes/* HEX_AND_DASH */.Jk],
    ["cuid", shapes/* HEX_AND_DASH */.Jk],
    ["cuid2", shapes/* HEX_AND_DASH */.Jk],
    ["ulid", shapes/* HEX_AND_DASH */.Jk],
    ["nanoid", shapes/* HEX_AND_DASH */.Jk],
    ["datetime", shapes/* DATE */.vH],
    ["date", shapes/* DATE */.vH],
    ["time", shapes/* DATE */.vH],
]);
/** Modifiers after which the value may be another one. */
const OPENING = new Set(["transform", "preprocess", "and", "overwrite", "promise"]);
const EXTENDING = new Set(["extend", "merge", "safeExtend", "augment"]);
/** The object keeps what its schema does not name. */
const LOOSENING = new Set(["passthrough", "loose", "catchall"]);
const OBJECTS = new Set(["object", "strictObject", "looseObject", "interface"]);
/** Fields of an object literal whose values are schemas; not closed when a spread in it cannot be read. */
function rawFields(reader, owner, depth) {
    const fields = new Map();
    const resolved = reader.resolve(owner, static_values/* EMPTY */.wg);
    let isClosed = true;
    if (!(0,static_values/* isLocated */.B0)(resolved) || depth > shapes/* MAX_DEPTH */.lr)
        return { fields, isClosed: false };
    const { file, expression } = resolved;
    // `{...Base.shape, n: z.number()}`
    if (expression.kind === "Member" && expression.property === "shape") {
        const base = zodSchema(reader, { file, expression: expression.object }, depth + 1);
        return base?.kind === "object"
            ? { fields: new Map(base.fields), isClosed: base.isClosed }
            : { fields, isClosed: false };
    }
    if (expression.kind !== "ObjectLiteral")
        return { fields, isClosed: false };
    for (const entry of expression.entries) {
        const value = { file, expression: entry.value };
        if (entry.spread) {
            const spread = rawFields(reader, value, depth + 1);
            // What cannot be read may stand for any of the fields before it.
            if (!spread.isClosed) {
                fields.clear();
                isClosed = false;
            }
            for (const [name, shape] of spread.fields)
                fields.set(name, shape);
        }
        else if (typeof entry.key === "string") {
            fields.set(entry.key, zodSchema(reader, value, depth + 1) ?? shapes/* ANY */.x4);
        }
        else
            isClosed = false;
    }
    return { fields, isClosed };
}
/**
 * What a schema of zod leaves of a value.
 * @returns undefined when the expression is no schema of zod
 */
function zodSchema(reader, value, depth = 0) {
    const resolved = reader.resolve(value, static_values/* EMPTY */.wg);
    if (!(0,static_values/* isLocated */.B0)(resolved) || depth > shapes/* MAX_DEPTH */.lr)
        return undefined;
    const { file, expression } = resolved;
    const chain = zodChain(reader.project, file, expression);
    if (!chain) {
        // `Name.describe("...")` where Name is a schema of its own.
        if (expression.kind !== "Call" || expression.callee.kind !== "Member")
            return undefined;
        const base = zodSchema(reader, { file, expression: expression.callee.object }, depth + 1);
        return base && modified(reader, file, base, { name: expression.callee.property, call: expression }, depth);
    }
    const isCoerced = chain[0]?.name === "coerce";
    const [first, ...rest] = isCoerced ? chain.slice(1) : chain;
    if (!first)
        return undefined;
    if (first.name === "iso")
        return rest[0] && ISO_TYPES.has(rest[0].name) ? shapes/* DATE */.vH : shapes/* ANY */.x4;
    let shape = zodType(reader, file, first, depth);
    if (isCoerced)
        shape = (0,shapes/* converted */.H$)(shape);
    for (const link of rest)
        shape = modified(reader, file, shape, link, depth);
    return shape;
}
function zodType(reader, file, link, depth) {
    const at = (index) => {
        const argument = link.call?.args[index];
        return argument && { file, expression: argument.value };
    };
    const inner = (index) => {
        const value = at(index);
        return (value && zodSchema(reader, value, depth + 1)) ?? shapes/* ANY */.x4;
    };
    const known = ZOD_TYPES.get(link.name);
    if (known)
        return known;
    const first = at(0);
    if (!first)
        return link.name === "stringbool" ? { kind: "converted" } : shapes/* ANY */.x4;
    if (OBJECTS.has(link.name)) {
        const { fields, isClosed } = rawFields(reader, first, depth + 1);
        return { kind: "object", fields, isClosed: isClosed && link.name !== "looseObject" };
    }
    switch (link.name) {
        case "stringbool":
            return { kind: "converted" };
        case "enum":
        case "nativeEnum":
        case "literal":
            return (0,shapes/* enumShape */.rf)(reader, first) ?? shapes/* ANY */.x4;
        case "optional":
        case "nullable":
        case "nullish":
        case "readonly":
        case "_default":
            return inner(0);
        case "array":
            return { kind: "array", element: inner(0) };
        case "preprocess":
        case "pipe":
            return (0,shapes/* converted */.H$)(inner(1));
        case "union":
        case "discriminatedUnion": {
            const list = link.name === "union" ? first : at(1);
            const members = list && reader.elements(list, static_values/* EMPTY */.wg);
            if (!members || members.length === 0)
                return shapes/* ANY */.x4;
            return members.map((member) => zodSchema(reader, member, depth + 1) ?? shapes/* ANY */.x4).reduce(shapes/* joinSchemas */.b);
        }
        default:
            return shapes/* ANY */.x4;
    }
}
function modified(reader, file, shape, link, depth) {
    const argument = link.call?.args[0];
    const value = argument && { file, expression: argument.value };
    const other = () => (value && zodSchema(reader, value, depth + 1)) ?? shapes/* ANY */.x4;
    if (OPENING.has(link.name))
        return shapes/* ANY */.x4;
    switch (link.name) {
        case "pipe":
            return (0,shapes/* converted */.H$)(other());
        case "catch":
            // Whatever it was given, it accepts.
            return (0,shapes/* converted */.H$)(shape);
        case "or":
            return (0,shapes/* joinSchemas */.b)(shape, other());
        case "array":
            return link.call ? { kind: "array", element: shape } : shape;
        case "check":
        case "with":
            return (link.call?.args ?? []).reduce((at, arg) => checked(reader, file, at, arg.value), shape);
    }
    if (shape.kind === "object") {
        if (EXTENDING.has(link.name))
            return value ? extended(reader, shape, value, depth) : shapes/* ANY */.x4;
        return LOOSENING.has(link.name) ? { ...shape, isClosed: false } : shape;
    }
    if (shape.kind !== "any")
        return shape;
    if (link.name === "regex")
        return (0,shapes/* regexShape */.bP)(reader, value);
    return STRING_FORMATS.get(link.name) ?? shape;
}
function extended(reader, base, value, depth) {
    const merged = zodSchema(reader, value, depth + 1);
    const more = merged?.kind === "object" ? merged : rawFields(reader, value, depth + 1);
    // What cannot be read may stand for any of the fields before it.
    if (!more.isClosed && merged?.kind !== "object")
        return shapes/* ANY */.x4;
    return {
        kind: "object",
        fields: new Map([...base.fields, ...more.fields]),
        isClosed: base.isClosed && more.isClosed,
    };
}
/** `z.string().check(z.regex(...))` of zod's small form. */
function checked(reader, file, shape, check) {
    const [first] = zodChain(reader.project, file, check) ?? [];
    if (first?.name === "overwrite")
        return shapes/* ANY */.x4;
    if (first?.name !== "regex" || shape.kind !== "any")
        return shape;
    const argument = first.call?.args[0];
    return (0,shapes/* regexShape */.bP)(reader, argument && { file, expression: argument.value });
}
/** `z.string().min(1)` as its links from the root outward; undefined when it does not start at zod. */
function zodChain(project, file, expression) {
    const links = [];
    let current = expression;
    for (let i = 0; i < 64; i++) {
        if (current.kind === "Call" && current.callee.kind === "Member") {
            links.push({ name: current.callee.property, call: current });
            current = current.callee.object;
        }
        else if (current.kind === "Call" && current.callee.kind === "Identifier") {
            // `import { string } from "zod"`
            const origin = project.originOf(file, current.callee);
            if (!origin || !isZod(origin))
                return undefined;
            links.push({ name: origin.slice(origin.lastIndexOf(".") + 1), call: current });
            return links.reverse();
        }
        else if (current.kind === "Member") {
            links.push({ name: current.property });
            current = current.object;
        }
        else {
            break;
        }
    }
    if (current.kind !== "Identifier")
        return undefined;
    const origin = project.originOf(file, current);
    const fromZod = origin === undefined ? isZodName(project, file, current) : isZod(origin);
    return fromZod && links.length > 0 ? links.reverse() : undefined;
}
/** The customary name, where nothing of the project has it. */
function isZodName(project, file, name) {
    if (name.name !== "z" && name.name !== "zod")
        return false;
    return !project.valueOf(file, name) && !project.functionOf(file, name) && !project.classOf(file, name);
}
function isZod(origin) {
    return /^npm:(zod|@zod\/mini|zod-mini|@hono\/zod-openapi)(\/|\.|$)/.test(origin);
}

;// CONCATENATED MODULE: ./out/audit/server/schema-shapes.js




/**
 * How the schema of a registration narrows each argument.
 * @param schema a zod object, a raw shape of zod types, or a JSON Schema of an object
 * @returns shapes by argument name; undefined when the schema cannot be read
 */
function argumentShapes(reader, schema, env) {
    const resolved = reader.resolve(schema, env);
    if (!(0,static_values/* isLocated */.B0)(resolved))
        return undefined;
    const { file, expression } = resolved;
    if (expression.kind === "Member" && expression.property === "shape")
        return argumentShapes(reader, { file, expression: expression.object }, static_values/* EMPTY */.wg);
    if (expression.kind === "Call") {
        const shape = zodSchema(reader, resolved);
        return shape?.kind === "object" ? flattened(shape.fields) : undefined;
    }
    if (expression.kind !== "ObjectLiteral")
        return undefined;
    const shape = jsonSchema(reader, resolved);
    if (shape.kind === "object")
        return flattened(shape.fields);
    return flattened(rawFields(reader, resolved, 0).fields);
}
function flattened(fields) {
    return new Map([...fields].map(([name, shape]) => [name, (0,shapes/* flat */.Ct)(shape)]));
}
/**
 * What parsing with a schema of zod or valibot leaves of a value.
 * @returns undefined when the expression is no schema that can be read
 */
function parsedShape(reader, schema) {
    return zodSchema(reader, schema) ?? valibotSchema(reader, schema);
}
/** What holds for a value that a JSON Schema accepts; nothing is dropped from it. */
function jsonSchema(reader, value, depth = 0) {
    const schema = reader.resolve(value, static_values/* EMPTY */.wg);
    if (depth > shapes/* MAX_DEPTH */.lr)
        return shapes/* ANY */.x4;
    const members = reader.property(schema, "enum") ?? reader.property(schema, "const");
    const fixed = members && (0,shapes/* enumShape */.rf)(reader, members);
    if (fixed)
        return fixed;
    const type = reader.text(reader.property(schema, "type"));
    if (type === "number" || type === "integer")
        return shapes/* NUMBER */.uk;
    if (type === "boolean")
        return shapes/* BOOLEAN */.Jx;
    const items = reader.property(schema, "items");
    if (type === "array" && items)
        return { kind: "array", element: jsonSchema(reader, items, depth + 1) };
    const properties = reader.property(schema, "properties");
    const inner = properties && (type === "object" || type === undefined) && reader.resolve(properties, static_values/* EMPTY */.wg);
    if (inner && (0,static_values/* isLocated */.B0)(inner) && inner.expression.kind === "ObjectLiteral") {
        const fields = new Map();
        for (const entry of inner.expression.entries) {
            if (typeof entry.key !== "string" || entry.spread)
                continue;
            fields.set(entry.key, jsonSchema(reader, { file: inner.file, expression: entry.value }, depth + 1));
        }
        return { kind: "object", fields, isClosed: false };
    }
    const pattern = reader.text(reader.property(schema, "pattern"));
    return pattern !== undefined && type === "string" ? { kind: "pattern", pattern } : shapes/* ANY */.x4;
}


/***/ }),

/***/ 6024:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uq: function() { return /* binding */ readScript; },
/* harmony export */   iw: function() { return /* binding */ hintsOf; },
/* harmony export */   l_: function() { return /* binding */ schemaName; },
/* harmony export */   nK: function() { return /* binding */ scriptMethod; }
/* harmony export */ });
/* harmony import */ var _handlers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8342);
/* harmony import */ var _schema_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4802);
/* harmony import */ var _sdks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5926);
/* harmony import */ var _static_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8988);




const ANNOTATIONS = ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const NO_SHAPES = new Map();
/** Method names that say by themselves what they do, whatever the receiver is called. */
const DISTINCTIVE = new Set(["registerTool", "registerPrompt", "registerResource", "setRequestHandler"]);
/** The registering method that a call of JavaScript or TypeScript uses; undefined when it registers nothing. */
function scriptMethod(reader, site) {
    const { callee } = site.call;
    if (callee.kind === "Identifier" && reader.project.dependsOn(site.file, _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_PACKAGES */ .yl)) {
        const origin = reader.project.originOf(site.file, callee);
        return _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_PACKAGES */ .yl.some((name) => origin === `npm:${name}.tool`)
            ? { model: _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_TOOL */ .xm, typed: true }
            : undefined;
    }
    if (callee.kind !== "Member")
        return undefined;
    const model = _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .SCRIPT_METHODS */ .hP.get(callee.property);
    if (!model)
        return undefined;
    const origin = reader.project.originOf(site.file, callee);
    if (origin !== undefined) {
        const canonical = (0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCanonical */ .Kf)(origin);
        return canonical.scheme === "npm" && (0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPackage */ .c5)(canonical, _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .SCRIPT_PACKAGES */ .mp) ? { model, typed: true } : undefined;
    }
    // A wrapper of the project's own registers inside itself, where its parameters are bound call by call.
    if (reader.project.functionOf(site.file, callee))
        return undefined;
    return reader.project.dependsOn(site.file, _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .SCRIPT_DEPENDENCIES */ .YY) ? { model, typed: false } : undefined;
}
/**
 * Reads one registration under one environment.
 * @returns undefined when the handler is not a function of the project, or the call has another shape
 */
function readScript(reader, site, method, env) {
    const args = givenArguments(reader, site, env);
    const { form } = method.model;
    const registration = form === "request"
        ? readRequest(reader, site, args, env)
        : form === "object"
            ? readObject(reader, site, method.model, args, env)
            : readNamed(reader, site, method.model, args, env);
    if (!registration)
        return undefined;
    const known = method.typed || DISTINCTIVE.has(calledName(site.call)) || registration.name !== undefined;
    return known ? registration : undefined;
}
/** Arguments in order, a spread list of the same file opened: `server.tool(...definition)`. */
function givenArguments(reader, { call, file }, env) {
    if (call.args.every((one) => one.spread === undefined))
        return (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .positional */ .n8)(call);
    return call.args.flatMap((one) => {
        if (one.name !== undefined)
            return [];
        if (one.spread === undefined)
            return [one];
        const { spread: _, ...plain } = one;
        const elements = reader.elements({ file, expression: one.value }, env) ?? [];
        return elements.flatMap((element) => (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocated */ .B0)(element) && element.file === file ? [{ ...plain, value: element.expression }] : []);
    });
}
function calledName(call) {
    return call.callee.kind === "Member" ? call.callee.property : "";
}
/** `(name, …, handler)` */
function readNamed(reader, site, model, args, env) {
    const { file } = site;
    const first = args[0];
    if (!first)
        return undefined;
    let handler;
    let index = args.length;
    // The handler comes last, save for options that some servers put behind it.
    while (!handler && --index > 0)
        handler = reader.functionOf(at(file, args[index]), env);
    if (!handler)
        return undefined;
    const middle = args.slice(1, index).map((arg) => at(file, arg));
    const description = model.form === "config" ? textOf(reader, middle[0], "description", env) : firstText(reader, middle, env);
    return {
        kind: model.kind,
        name: reader.text(at(file, first), env),
        handler,
        tainted: model.form === "resource"
            ? resourceParameters(reader, middle[0], env)
            : argumentParameters(model.form === "config"
                ? configSchema(reader, model, middle[0], env)
                : positionalSchema(reader, middle, env)),
        location: registrationLocation(site, first),
        sdk: model.sdk,
        description,
        annotations: model.form === "config" ? annotationsIn(reader, middle[0], env) : positionalAnnotations(reader, middle, env),
    };
}
function argumentParameters(schema) {
    if (schema === "none")
        return [];
    return [{ param: 0, path: [], shapes: schema === "unknown" ? NO_SHAPES : schema }];
}
function configSchema(reader, model, config, env) {
    if (!config)
        return "unknown";
    const resolved = reader.resolve(config, env);
    const schema = propertyIn(reader, resolved, model.schemaKey ?? "", env);
    if (schema)
        return (0,_schema_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentShapes */ .cv)(reader, schema, env) ?? "unknown";
    const closed = (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocated */ .B0)(resolved) &&
        resolved.expression.kind === "ObjectLiteral" &&
        resolved.expression.entries.every((entry) => !entry.spread && typeof entry.key === "string");
    return closed ? "none" : "unknown";
}
function positionalSchema(reader, middle, env) {
    for (const value of middle) {
        if (reader.text(value, env) !== undefined || isDescription(value) || isAnnotations(reader, value, env))
            continue;
        return (0,_schema_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentShapes */ .cv)(reader, value, env) ?? "unknown";
    }
    return "none";
}
/** A text that does not fold (a template, a concatenation) is a description all the same. */
function isDescription(value) {
    return (0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocated */ .B0)(value) && (value.expression.kind === "Template" || value.expression.kind === "Concat");
}
function isAnnotations(reader, value, env) {
    const resolved = reader.resolve(value, env);
    if (!(0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocated */ .B0)(resolved) || resolved.expression.kind !== "ObjectLiteral")
        return false;
    const { entries } = resolved.expression;
    return entries.length > 0 && entries.every((e) => typeof e.key === "string" && ANNOTATIONS.includes(e.key));
}
/** The second argument decides: a fixed URI leaves nothing to the caller, a template hands over its variables. */
function resourceParameters(reader, uri, env) {
    if (uri && reader.text(uri, env) !== undefined)
        return [];
    return [
        { param: 0, path: [], argument: "uri", shapes: NO_SHAPES },
        { param: 1, path: [], shapes: NO_SHAPES },
    ];
}
/** `setRequestHandler(CallToolRequestSchema | "tools/call", handler)` */
function readRequest(reader, site, args, env) {
    const [first] = args;
    const last = args.at(-1);
    if (!first || !last || args.length < 2)
        return undefined;
    const request = requestOf(reader, at(site.file, first), env);
    const handler = request && reader.functionOf(at(site.file, last), env);
    if (!request || !handler)
        return undefined;
    const arrival = { param: 0, ...request.arrival };
    return {
        kind: request.kind,
        name: undefined,
        handler,
        // The low-level server hands the request over as it came: no schema narrows it.
        tainted: [{ ...arrival, shapes: NO_SHAPES }],
        ...(request.namePath ? { nameParameter: { param: 0, path: request.namePath } } : {}),
        location: registrationLocation(site, first),
        sdk: "typescript-sdk",
    };
}
/** The request that a `setRequestHandler` call answers. */
function requestOf(reader, key, env) {
    const method = reader.text(key, env);
    if (method !== undefined)
        return _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUESTS */ .H0.find((request) => request.method === method);
    const name = schemaName(reader, key);
    return _sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUESTS */ .H0.find((request) => request.schema === name);
}
/** Last name of a schema: `CallToolRequestSchema`, `types_js_1.CallToolRequestSchema`. */
function schemaName(reader, key) {
    if (!(0,_static_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocated */ .B0)(key))
        return undefined;
    const origin = reader.project.originOf(key.file, key.expression);
    if (origin !== undefined)
        return (0,_sdks_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCanonical */ .Kf)(origin).name;
    if (key.expression.kind === "Identifier")
        return key.expression.name;
    return key.expression.kind === "Member" ? key.expression.property : undefined;
}
/** `addTool({ name, parameters, execute })` */
function readObject(reader, site, model, args, env) {
    const [first] = args;
    if (!first)
        return undefined;
    const object = reader.resolve(at(site.file, first), env);
    let handler;
    for (const key of model.handlerKeys ?? []) {
        const value = propertyIn(reader, object, key, env);
        handler ??= value && reader.functionOf(value, env);
    }
    if (!handler)
        return undefined;
    const name = textOf(reader, object, "name", env);
    return {
        kind: model.kind,
        name,
        handler,
        tainted: model.schemaKey === undefined ? [] : argumentParameters(objectSchema(reader, model, object, env)),
        location: registrationLocation(site, first),
        sdk: model.sdk,
        description: textOf(reader, object, "description", env),
        annotations: annotationsIn(reader, object, env),
    };
}
function objectSchema(reader, model, object, env) {
    const schema = propertyIn(reader, object, model.schemaKey ?? "", env);
    // fastmcp hands the arguments over even without a schema.
    return (schema && (0,_schema_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentShapes */ .cv)(reader, schema, env)) ?? "unknown";
}
function registrationLocation({ file, call }, first) {
    const end = first.value.kind === "ObjectLiteral" ? call.callee.end : first.end;
    return (0,_handlers_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(file, { start: call.start, end });
}
function at(file, argument) {
    return { file, expression: argument.value };
}
function propertyIn(reader, owner, key, env) {
    const value = owner && reader.property(reader.resolve(owner, env), key);
    return value && reader.resolve(value, env);
}
function textOf(reader, owner, key, env) {
    return reader.text(propertyIn(reader, owner, key, env), env);
}
function firstText(reader, values, env) {
    for (const value of values) {
        const text = reader.text(value, env);
        if (text !== undefined)
            return text;
    }
    return undefined;
}
function positionalAnnotations(reader, middle, env) {
    const value = middle.find((candidate) => isAnnotations(reader, candidate, env));
    return value && hintsOf(reader, reader.resolve(value, env));
}
function annotationsIn(reader, owner, env) {
    const value = propertyIn(reader, owner, "annotations", env);
    return value && hintsOf(reader, value);
}
/** The boolean hints of an object literal that are constant. */
function hintsOf(reader, value) {
    const hints = new Map();
    for (const name of ANNOTATIONS) {
        const hint = reader.property(value, name);
        const constant = hint && reader.constant(hint);
        if (typeof constant === "boolean")
            hints.set(name, constant);
    }
    return hints;
}


/***/ }),

/***/ 5926:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: function() { return /* binding */ PYTHON_PACKAGES; },
/* harmony export */   H0: function() { return /* binding */ REQUESTS; },
/* harmony export */   Kf: function() { return /* binding */ parseCanonical; },
/* harmony export */   QP: function() { return /* binding */ INJECTED_DEFAULTS; },
/* harmony export */   T8: function() { return /* binding */ INJECTED_TYPES; },
/* harmony export */   YY: function() { return /* binding */ SCRIPT_DEPENDENCIES; },
/* harmony export */   c5: function() { return /* binding */ isOfPackage; },
/* harmony export */   hP: function() { return /* binding */ SCRIPT_METHODS; },
/* harmony export */   j$: function() { return /* binding */ PYTHON_HANDLER_KEYWORDS; },
/* harmony export */   mp: function() { return /* binding */ SCRIPT_PACKAGES; },
/* harmony export */   uz: function() { return /* binding */ PYTHON_METHODS; },
/* harmony export */   xm: function() { return /* binding */ AGENT_TOOL; },
/* harmony export */   yl: function() { return /* binding */ AGENT_PACKAGES; }
/* harmony export */ });
const SCRIPT_PACKAGES = [
    "@modelcontextprotocol/sdk",
    "@modelcontextprotocol/server",
    "fastmcp",
];
/** Packages whose servers have the same methods; they count where a receiver's type is unknown. */
const SCRIPT_DEPENDENCIES = [
    ...SCRIPT_PACKAGES,
    "agents",
    "mcp-handler",
    "@vercel/mcp-adapter",
    "mcp-framework",
    "litemcp",
    "@mastra/mcp",
];
const TYPESCRIPT_SDK = "typescript-sdk";
const FASTMCP = "fastmcp";
/** Methods by name, for instances of `McpServer` and for receivers of unknown type that are used in the same way. */
const SCRIPT_METHODS = new Map([
    ["tool", { kind: "tool", sdk: TYPESCRIPT_SDK, form: "positional" }],
    ["registerTool", { kind: "tool", sdk: TYPESCRIPT_SDK, form: "config", schemaKey: "inputSchema" }],
    ["prompt", { kind: "prompt", sdk: TYPESCRIPT_SDK, form: "positional" }],
    ["registerPrompt", { kind: "prompt", sdk: TYPESCRIPT_SDK, form: "config", schemaKey: "argsSchema" }],
    ["resource", { kind: "resource", sdk: TYPESCRIPT_SDK, form: "resource" }],
    ["registerResource", { kind: "resource", sdk: TYPESCRIPT_SDK, form: "resource" }],
    ["setRequestHandler", { kind: "dispatch", sdk: TYPESCRIPT_SDK, form: "request" }],
    ["addTool", { kind: "tool", sdk: FASTMCP, form: "object", schemaKey: "parameters", handlerKeys: ["execute"] }],
    ["addResource", { kind: "resource", sdk: FASTMCP, form: "object", handlerKeys: ["load"] }],
    [
        "addResourceTemplate",
        { kind: "resource", sdk: FASTMCP, form: "object", schemaKey: "arguments", handlerKeys: ["load"] },
    ],
    ["addPrompt", { kind: "prompt", sdk: FASTMCP, form: "object", schemaKey: "arguments", handlerKeys: ["load"] }],
]);
/** Packages whose function `tool(name, description, shape, handler)` makes a tool for `createSdkMcpServer`. */
const AGENT_PACKAGES = ["@anthropic-ai/claude-agent-sdk", "@anthropic-ai/claude-code"];
const AGENT_TOOL = { kind: "tool", sdk: "claude-agent-sdk", form: "positional" };
const REQUESTS = [
    {
        method: "tools/call",
        schema: "CallToolRequestSchema",
        kind: "dispatch",
        arrival: { path: ["params", "arguments"] },
        namePath: ["params", "name"],
    },
    {
        method: "resources/read",
        schema: "ReadResourceRequestSchema",
        kind: "resource",
        arrival: { path: ["params", "uri"], argument: "uri" },
    },
    {
        method: "prompts/get",
        schema: "GetPromptRequestSchema",
        kind: "prompt",
        arrival: { path: ["params", "arguments"] },
    },
    {
        method: "completion/complete",
        schema: "CompleteRequestSchema",
        kind: "completion",
        arrival: { path: ["params", "argument", "value"], argument: "value" },
    },
];
/** Module roots of the Python SDKs, as in canonical names `pypi:<root>.…`. */
const PYTHON_PACKAGES = ["mcp", "fastmcp"];
const HIGH_LEVEL = ["FastMCP", "MCPServer"];
const LOW_LEVEL = ["Server"];
const PYTHON_METHODS = new Map([
    ["tool", { kind: "tool", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
    ["add_tool", { kind: "tool", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
    ["resource", { kind: "resource", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
    ["prompt", { kind: "prompt", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
    [
        "call_tool",
        {
            kind: "dispatch",
            classes: LOW_LEVEL,
            arrivals: [{ param: 1, path: [] }],
            nameParameter: { param: 0, path: [] },
            enforced: true,
        },
    ],
    [
        "read_resource",
        { kind: "resource", classes: LOW_LEVEL, arrivals: [{ param: 0, path: [], argument: "uri" }], enforced: false },
    ],
    ["get_prompt", { kind: "prompt", classes: LOW_LEVEL, arrivals: [{ param: 1, path: [] }], enforced: false }],
    [
        "completion",
        {
            kind: "completion",
            classes: [...HIGH_LEVEL, ...LOW_LEVEL],
            arrivals: [{ param: 1, path: ["value"], argument: "value" }],
            enforced: false,
        },
    ],
]);
/** Keyword arguments of the low-level `Server(...)` of Python SDK 2: handlers `(context, params)`. */
const PYTHON_HANDLER_KEYWORDS = new Map([
    [
        "on_call_tool",
        {
            kind: "dispatch",
            classes: LOW_LEVEL,
            arrivals: [{ param: 1, path: ["arguments"] }],
            nameParameter: { param: 1, path: ["name"] },
            enforced: false,
        },
    ],
    [
        "on_read_resource",
        { kind: "resource", classes: LOW_LEVEL, arrivals: [{ param: 1, path: ["uri"], argument: "uri" }], enforced: false },
    ],
    [
        "on_get_prompt",
        { kind: "prompt", classes: LOW_LEVEL, arrivals: [{ param: 1, path: ["arguments"] }], enforced: false },
    ],
    [
        "on_completion",
        {
            kind: "completion",
            classes: LOW_LEVEL,
            arrivals: [{ param: 1, path: ["argument", "value"], argument: "value" }],
            enforced: false,
        },
    ],
]);
/** Parameter types that an SDK injects: not the caller's. */
const INJECTED_TYPES = new Set([
    "Context",
    "ServerRequestContext",
    "RequestContext",
    "ServerSession",
    "Request",
]);
/** Calls as default value that an SDK resolves by itself: not the caller's. */
const INJECTED_DEFAULTS = new Set(["Depends", "CurrentContext", "get_context"]);
function parseCanonical(origin) {
    const colon = origin.indexOf(":");
    const scheme = origin.slice(0, colon);
    const rest = origin.slice(colon + 1);
    const hash = rest.indexOf("#");
    const head = hash < 0 ? rest : rest.slice(0, hash);
    const dot = head.lastIndexOf(".");
    const base = { scheme, module: dot < 0 ? "" : head.slice(0, dot), name: dot < 0 ? head : head.slice(dot + 1) };
    return hash < 0 ? base : { ...base, method: rest.slice(hash + 1) };
}
/** True when the module is one of the packages or lies below it. */
function isOfPackage(canonical, packages) {
    const separator = canonical.scheme === "npm" ? "/" : ".";
    return packages.some((name) => canonical.module === name || canonical.module.startsWith(name + separator));
}


/***/ }),

/***/ 8965:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: function() { return /* binding */ flat; },
/* harmony export */   H$: function() { return /* binding */ converted; },
/* harmony export */   Jk: function() { return /* binding */ HEX_AND_DASH; },
/* harmony export */   Jx: function() { return /* binding */ BOOLEAN; },
/* harmony export */   b: function() { return /* binding */ joinSchemas; },
/* harmony export */   bP: function() { return /* binding */ regexShape; },
/* harmony export */   lr: function() { return /* binding */ MAX_DEPTH; },
/* harmony export */   n2: function() { return /* binding */ joinShapes; },
/* harmony export */   rf: function() { return /* binding */ enumShape; },
/* harmony export */   uk: function() { return /* binding */ NUMBER; },
/* harmony export */   vH: function() { return /* binding */ DATE; },
/* harmony export */   x4: function() { return /* binding */ ANY; }
/* harmony export */ });
/* harmony import */ var _static_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8988);

const ANY = { kind: "any" };
const NUMBER = { kind: "number" };
const BOOLEAN = { kind: "boolean" };
const HEX_AND_DASH = { kind: "pattern", pattern: "^[0-9A-Za-z_-]+$" };
const DATE = { kind: "pattern", pattern: "^[0-9TZ:.+-]+$" };
const MAX_DEPTH = 8;
/** One argument of a handler: its parts are not told apart. */
function flat(shape) {
    if (shape.kind === "converted")
        return NUMBER;
    return shape.kind === "object" || shape.kind === "array" ? ANY : shape;
}
/** Constant members: an array of texts, an object used as enum, one literal. Anything not constant gives undefined. */
function enumShape(reader, value) {
    const resolved = reader.resolve(value, _static_values_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY */ .wg);
    if (!(0,_static_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocated */ .B0)(resolved))
        return undefined;
    const items = [];
    if (resolved.expression.kind === "ObjectLiteral") {
        for (const entry of resolved.expression.entries) {
            if (entry.spread)
                return undefined;
            items.push({ file: resolved.file, expression: entry.value });
        }
    }
    else {
        items.push(...(reader.elements(resolved, _static_values_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY */ .wg) ?? [resolved]));
    }
    const values = [];
    for (const item of items) {
        const constant = reader.constant(item);
        if (constant === undefined)
            return undefined;
        values.push(String(constant));
    }
    return { kind: "enum", values };
}
/** The pattern of a regular expression written in the source; `any` where an anchor would hold for one line only. */
function regexShape(reader, value) {
    const resolved = value && reader.resolve(value, _static_values_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY */ .wg);
    if (!resolved || !(0,_static_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocated */ .B0)(resolved) || resolved.expression.kind !== "RegExpLiteral")
        return ANY;
    const { pattern, flags } = resolved.expression;
    return flags.includes("m") ? ANY : { kind: "pattern", pattern };
}
/** What holds whichever of the two it is. */
function joinShapes(a, b) {
    if (a.kind === "enum" && b.kind === "enum") {
        return { kind: "enum", values: [...new Set([...a.values, ...b.values])].sort() };
    }
    if (a.kind === "pattern" && b.kind === "pattern")
        return a.pattern === b.pattern ? a : ANY;
    return a.kind === b.kind ? a : ANY;
}
const HARMLESS = new Set(["number", "boolean", "enum", "converted"]);
/** What holds for a value that one of two schemas has parsed. */
function joinSchemas(a, b) {
    if (a.kind === "object" && b.kind === "object") {
        if (!a.isClosed || !b.isClosed)
            return ANY;
        // A field that only one of them names is dropped by the other.
        const fields = new Map([...a.fields, ...b.fields]);
        for (const [name, shape] of a.fields) {
            const other = b.fields.get(name);
            if (other)
                fields.set(name, joinSchemas(shape, other));
        }
        return { kind: "object", fields, isClosed: true, isRewritten: true };
    }
    if (a.kind === "array" && b.kind === "array")
        return { kind: "array", element: joinSchemas(a.element, b.element) };
    if (HARMLESS.has(a.kind) && HARMLESS.has(b.kind) && a.kind !== b.kind)
        return { kind: "converted" };
    return joinShapes(flat(a), flat(b));
}
/** What a schema says of its result only: a step before it has changed the value. */
function converted(shape) {
    if (HARMLESS.has(shape.kind))
        return { kind: "converted" };
    return shape.kind === "object" ? { ...shape, isRewritten: true } : ANY;
}


/***/ }),

/***/ 8988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: function() { return /* binding */ isLocated; },
/* harmony export */   DL: function() { return /* binding */ boundNames; },
/* harmony export */   Mb: function() { return /* binding */ StaticReader; },
/* harmony export */   Si: function() { return /* binding */ keyword; },
/* harmony export */   n8: function() { return /* binding */ positional; },
/* harmony export */   wg: function() { return /* binding */ EMPTY; }
/* harmony export */ });
const EMPTY = new Map();
/** How many names are followed in a row; longer chains are given up. */
const MAX_HOPS = 12;
/** Methods that give an array some of the elements that it had; `concat` adds those of its arguments. */
const SUBSETS = new Set(["filter", "slice", "concat", "toSorted", "sort"]);
function isLocated(value) {
    return "expression" in value;
}
/** Reads registrations: names followed through the project and one environment, objects and classes opened. */
class StaticReader {
    project;
    #functions = new Map();
    #indexed = new Set();
    constructor(project) {
        this.project = project;
    }
    /** Follows names and `await` until an expression of its own is reached. */
    resolve(value, env, hops = 0) {
        if (!isLocated(value) || hops > MAX_HOPS)
            return value;
        const { file, expression } = value;
        if (expression.kind === "Await")
            return this.resolve({ file, expression: expression.operand }, env, hops + 1);
        if (expression.kind === "Identifier") {
            const bound = env.get(expression.name);
            if (bound)
                return this.resolve(bound, EMPTY, hops + 1);
            const next = this.project.valueOf(file, expression);
            if (!next || next.expression === expression)
                return value;
            // `handler = TABLE[name]` in a loop: what is looked up depends on the round.
            return this.resolve(next, next.file === file && isLookUp(next.expression) ? env : EMPTY, hops + 1);
        }
        if (isLookUp(expression)) {
            const found = this.#lookedUp(file, expression, env, hops);
            if (found)
                return this.resolve(found, EMPTY, hops + 1);
        }
        if (expression.kind === "Member") {
            const owner = this.resolve({ file, expression: expression.object }, env, hops + 1);
            const property = this.property(owner, expression.property);
            if (property)
                return this.resolve(property, EMPTY, hops + 1);
            const next = this.project.valueOf(file, expression);
            return next && next.expression !== expression ? this.resolve(next, EMPTY, hops + 1) : value;
        }
        if (expression.kind === "Call") {
            const handed = isFreeze(expression) ? expression.args[0] : this.#handedBack(file, expression);
            if (handed)
                return this.resolve({ file, expression: handed.value }, env, hops + 1);
        }
        return value;
    }
    /** `TABLE[key]`, `TABLE.get(key)`, `getattr(object, key)` under a known key. */
    #lookedUp(file, expression, env, hops) {
        const [object, key] = lookUp(expression);
        if (!object || !key)
            return undefined;
        const name = this.text({ file, expression: key }, env);
        if (name === undefined)
            return undefined;
        const owner = this.resolve({ file, expression: object }, env, hops + 1);
        const found = this.property(owner, name);
        if (found || !isLocated(owner) || owner.expression.kind !== "Identifier")
            return found;
        const { start, end } = expression;
        const member = { kind: "Member", object: owner.expression, property: name, start, end };
        const method = this.project.functionOf(owner.file, member);
        return method ? { file: method.file, method } : undefined;
    }
    /** The argument that a call gives back as it is: `defineTool({...})`, `const tool = (options) => options`. */
    #handedBack(file, call) {
        const [only] = call.args;
        const fn = this.project.functionOf(file, call.callee)?.fn;
        if (!fn) {
            const isDefinition = only?.value.kind === "ObjectLiteral" && call.args.length === 1;
            const origin = isDefinition ? this.project.originOf(file, call.callee) : undefined;
            return origin !== undefined && /[.#](?:define|create)Tool$/u.test(origin) ? only : undefined;
        }
        const last = fn.body.at(-1);
        if (last?.kind !== "Return" || last.value?.kind !== "Identifier")
            return undefined;
        const { name } = last.value;
        const index = fn.params.findIndex((one) => one.target.kind === "Identifier" && one.target.name === name);
        const argument = index < 0 ? undefined : (call.args.find((one) => one.name === name) ?? call.args[index]);
        return argument?.spread === undefined ? argument : undefined;
    }
    /** The value under a key of an object literal, at a place of an array, of an instance made by `new`, or of a class (static member). */
    property(owner, name) {
        if (!isLocated(owner))
            return undefined;
        const { file, expression } = owner;
        if (expression.kind === "ObjectLiteral")
            return this.#entry(file, expression.entries, name, 0);
        if (expression.kind === "ArrayLiteral") {
            const element = /^\d{1,6}$/u.test(name) ? expression.elements[Number(name)] : undefined;
            const isPlaced = element && expression.elements.slice(0, Number(name) + 1).every((one) => one.spread === undefined);
            return isPlaced ? { file, expression: element.value } : undefined;
        }
        const cls = this.#classBehind(owner);
        return cls ? this.#classMember(cls.file, cls.cls, name, 0) : undefined;
    }
    #entry(file, entries, name, depth) {
        // The last writer of a key wins, so the search runs backwards.
        for (let i = entries.length - 1; i >= 0; i--) {
            const entry = entries[i];
            if (!entry)
                continue;
            if (entry.spread) {
                if (depth > 4)
                    continue;
                const source = this.resolve({ file, expression: entry.value }, EMPTY);
                if (isLocated(source) && source.expression.kind === "ObjectLiteral") {
                    const found = this.#entry(source.file, source.expression.entries, name, depth + 1);
                    if (found)
                        return found;
                }
                continue;
            }
            const key = typeof entry.key === "string" ? entry.key : entry.key && this.constant({ file, expression: entry.key });
            if (key === name)
                return { file, expression: entry.value };
        }
        return undefined;
    }
    #classBehind({ file, expression }) {
        if (expression.kind === "Call")
            return this.project.classOf(file, expression.callee);
        return this.project.classOf(file, expression);
    }
    #classMember(file, cls, name, depth) {
        for (const member of cls.members) {
            if (member.kind === "Field" && member.name === name && member.value)
                return { file, expression: member.value };
            if (member.kind === "Method" && member.name === name && member.accessor === undefined) {
                const method = this.refOf(file, member.fn);
                if (method)
                    return { file, method };
            }
        }
        if (depth > 8)
            return undefined;
        for (const base of cls.bases) {
            const parent = this.project.classOf(file, base);
            const found = parent && this.#classMember(parent.file, parent.cls, name, depth + 1);
            if (found)
                return found;
        }
        return undefined;
    }
    /** The function that a value is: written in place, named, a method, or one of these behind `.bind(...)`. */
    functionOf(value, env, depth = 0) {
        const resolved = this.resolve(value, env);
        if (!isLocated(resolved))
            return resolved.method;
        const { file, expression } = resolved;
        if (expression.kind === "FunctionExpression")
            return this.refOf(file, expression.fn);
        if (expression.kind === "Call") {
            return this.#wrappedFunction(file, expression, env, depth);
        }
        return this.project.functionOf(file, expression);
    }
    /**
     * `handler.bind(this)`, and `wrap(handler)` with one function among its arguments, hand the parameters through; a call
     * without one may make the handler.
     */
    #wrappedFunction(file, call, env, depth) {
        if (depth > 3)
            return undefined;
        if (call.callee.kind === "Member" && call.callee.property === "bind") {
            return this.functionOf({ file, expression: call.callee.object }, env, depth + 1);
        }
        const functions = call.args
            .map((arg) => this.functionOf({ file, expression: arg.value }, env, depth + 1))
            .filter((ref) => ref !== undefined);
        if (functions.length > 0)
            return functions.length === 1 ? functions[0] : undefined;
        const factory = this.project.functionOf(file, call.callee);
        return factory && this.#returnedFunction(factory, depth);
    }
    /** `createHandler(source)` that returns the handler. */
    #returnedFunction({ file, fn }, depth) {
        for (const statement of fn.body) {
            if (statement.kind !== "Return" || !statement.value)
                continue;
            const ref = this.functionOf({ file, expression: statement.value }, EMPTY, depth + 1);
            if (ref)
                return ref;
        }
        return undefined;
    }
    refOf(file, fn) {
        if (!this.#indexed.has(file)) {
            this.#indexed.add(file);
            for (const ref of this.project.functionsIn(file))
                this.#functions.set(ref.fn, ref);
        }
        return this.#functions.get(fn);
    }
    /** A constant behind a value, names followed. */
    constant(value, env = EMPTY) {
        const resolved = this.resolve(value, env);
        if (!isLocated(resolved))
            return undefined;
        const { file, expression } = resolved;
        if (expression.kind === "Literal")
            return expression.value;
        return this.project.constantOf(file, expression);
    }
    text(value, env = EMPTY) {
        const constant = value && this.constant(value, env);
        return typeof constant === "string" ? constant : undefined;
    }
    /** Elements that an array written in the source can have, spreads opened; undefined when it is not one. */
    elements(value, env, depth = 0) {
        const resolved = this.resolve(value, env);
        if (!isLocated(resolved))
            return undefined;
        const { file, expression } = resolved;
        if (depth > 4)
            return undefined;
        if (expression.kind === "Conditional") {
            const sides = [expression.consequent, expression.alternate];
            return sides.flatMap((side) => this.elements({ file, expression: side }, env, depth + 1) ?? []);
        }
        if (expression.kind === "Call" && expression.callee.kind === "Member" && SUBSETS.has(expression.callee.property)) {
            const kept = this.elements({ file, expression: expression.callee.object }, env, depth + 1);
            if (expression.callee.property !== "concat")
                return kept;
            const added = expression.args.flatMap((arg) => this.elements({ file, expression: arg.value }, env, depth + 1) ?? []);
            return kept && [...kept, ...added];
        }
        if (expression.kind !== "ArrayLiteral")
            return undefined;
        const out = [];
        for (const element of expression.elements) {
            const item = { file, expression: element.value };
            if (element.spread)
                out.push(...(this.elements(item, EMPTY, depth + 1) ?? []));
            else
                out.push(this.resolve(item, EMPTY));
        }
        return out;
    }
}
/** What a look-up takes apart, and the key. */
function lookUp(expression) {
    if (expression.kind === "Index")
        return [expression.object, expression.index];
    if (expression.kind !== "Call")
        return [];
    const { callee, args } = expression;
    if (callee.kind === "Identifier" && callee.name === "getattr")
        return [args[0]?.value, args[1]?.value];
    return callee.kind === "Member" && callee.property === "get" ? [callee.object, args[0]?.value] : [];
}
function isLookUp(expression) {
    return lookUp(expression)[1] !== undefined;
}
function isFreeze(call) {
    return (call.callee.kind === "Member" &&
        call.callee.property === "freeze" &&
        call.callee.object.kind === "Identifier" &&
        call.callee.object.name === "Object");
}
function keyword(call, name) {
    return call.args.find((arg) => arg.name === name);
}
function positional(call) {
    return call.args.filter((arg) => arg.name === undefined && arg.spread === undefined);
}
/** Names that a pattern binds, each with the path below the value that is taken apart. */
function boundNames(pattern, path = []) {
    const out = new Map();
    const visit = (target, at) => {
        switch (target.kind) {
            case "Identifier":
                out.set(target.name, at);
                break;
            case "DefaultPattern":
            case "RestPattern":
                visit(target.target, at);
                break;
            case "ObjectPattern":
                for (const property of target.properties) {
                    if (typeof property.key === "string")
                        visit(property.target, [...at, property.key]);
                }
                if (target.rest)
                    visit(target.rest, at);
                break;
            case "ArrayPattern":
                target.elements.forEach((element, index) => {
                    if (element)
                        visit(element, [...at, String(index)]);
                });
                break;
            default:
                break;
        }
    };
    visit(pattern, path);
    return out;
}


/***/ }),

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

/***/ 9627:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: function() { return /* binding */ addedSecrets; },
/* harmony export */   ed: function() { return /* binding */ withAddedSecrets; }
/* harmony export */ });
/* unused harmony export MAX_ADDED_HITS */
/* harmony import */ var _secrets_packs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(581);

/**
 * @returns undefined when nothing is added
 * @throws UserError for a pattern that cannot be used
 */
async function addedSecrets(settings) {
    if (settings === undefined || settings.packs.length + settings.patterns.length === 0)
        return undefined;
    const { packs, patterns } = settings;
    // The engine of patterns is large, and most projects have none.
    const custom = patterns.length === 0 ? [] : (await Promise.all(/* import() */[__webpack_require__.e(1599), __webpack_require__.e(4903)]).then(__webpack_require__.bind(__webpack_require__, 7284))).compileCustomPatterns(patterns);
    return { packs, custom };
}
/** Hits of one kind in one text: no report lists as many, and a pattern may match every character. */
const MAX_ADDED_HITS = 10_000;
/**
 * The hits of a text with what is added to them, in order of place; hits of several added kinds may overlap. What was added
 * takes nothing away: it gives way to a known hit that it meets, but a pattern that covers a suspected secret names it.
 * @param known in order, none overlapping
 */
function withAddedSecrets(text, known, { packs, custom }) {
    const found = [];
    for (const pack of packs) {
        const hits = [];
        (0,_secrets_packs_js__WEBPACK_IMPORTED_MODULE_0__/* .findPacked */ .yv)(text, [pack], hits);
        for (const hit of hits.slice(0, MAX_ADDED_HITS))
            found.push(hit);
    }
    const packed = new Set(found);
    for (const { kind, matches, accepts } of custom) {
        let count = 0;
        for (const { start, end } of matches(text)) {
            const value = text.slice(start, end);
            if (accepts && !accepts(value))
                continue;
            if (++count > MAX_ADDED_HITS)
                break;
            // Nothing but a pattern says that it is one.
            found.push({ kind, category: "secret", start, end, value, strength: "suspected" });
        }
    }
    if (found.length === 0)
        return known;
    found.sort(byPlace);
    const named = new Set();
    const added = [];
    let next = 0;
    for (const hit of found) {
        while (next < known.length && known[next].end <= hit.start)
            next++;
        const met = known[next];
        if (!met || met.start >= hit.end) {
            added.push(hit);
            continue;
        }
        const meetsMore = (known[next + 1]?.start ?? hit.end) < hit.end;
        const covers = hit.start <= met.start && hit.end >= met.end && !meetsMore;
        if (packed.has(hit) || !covers || met.category !== "secret" || met.strength !== "suspected")
            continue;
        named.add(met);
        added.push(hit);
    }
    return [...known.filter((hit) => !named.has(hit)), ...added].sort(byPlace);
}
function byPlace(a, b) {
    return a.start - b.start || b.end - a.end || (a.kind < b.kind ? -1 : 1);
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
export const id = 639;
export const ids = [639];
export const modules = {

/***/ 8639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ DiscoveryContext),
  discover: () => (/* binding */ discover)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/files/glob.js
var glob = __webpack_require__(1233);
// EXTERNAL MODULE: ./out/audit/discover/read-source.js
var read_source = __webpack_require__(6541);
;// CONCATENATED MODULE: ./out/audit/discover/git-index.js
/**
 * The list of tracked files, read from `.git/index` (gitformat-index, versions 2 to 4): no git is started, nothing of the
 * repository is executed.
 */



const MAX_INDEX_BYTES = 128 * 1_048_576;
const GITLINK = 0o160000;
const SYMLINK = 0o120000;
/**
 * Paths of tracked regular files, relative to the root; undefined when there is no index that can be read. The `.git` of a
 * linked work tree is a file that points out of the root, and is not followed.
 */
function trackedFiles(root) {
    try {
        if (!(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, ".git")).isDirectory())
            return undefined;
    }
    catch {
        return undefined;
    }
    const read = (0,read_source/* readBytes */.io)(root, ".git/index", MAX_INDEX_BYTES);
    return "bytes" in read ? parseIndex(read.bytes) : undefined;
}
/** Undefined when the bytes are no index of a known version; object names may be SHA-1 or SHA-256. */
function parseIndex(bytes) {
    return parseEntries(bytes, 20) ?? parseEntries(bytes, 32);
}
function parseEntries(bytes, hashLength) {
    if (bytes.length < 12 || bytes.toString("latin1", 0, 4) !== "DIRC")
        return undefined;
    const version = bytes.readUInt32BE(4);
    const count = bytes.readUInt32BE(8);
    if (version < 2 || version > 4)
        return undefined;
    const paths = new Set();
    let previous = Buffer.alloc(0);
    let at = 12;
    for (let i = 0; i < count; i++) {
        const start = at;
        const flagsAt = start + 40 + hashLength;
        if (flagsAt + 2 > bytes.length)
            return undefined;
        const mode = bytes.readUInt32BE(start + 24);
        const flags = bytes.readUInt16BE(flagsAt);
        at = flagsAt + ((flags & 0x4000) !== 0 && version >= 3 ? 4 : 2);
        let name;
        if (version === 4) {
            const strip = offsetNumber(bytes, at);
            if (strip === undefined || strip.value > previous.length)
                return undefined;
            const end = bytes.indexOf(0, strip.next);
            if (end < 0)
                return undefined;
            name = Buffer.concat([previous.subarray(0, previous.length - strip.value), bytes.subarray(strip.next, end)]);
            at = end + 1;
        }
        else {
            const end = bytes.indexOf(0, at);
            if (end < 0)
                return undefined;
            name = bytes.subarray(at, end);
            at = start + Math.floor((end - start) / 8) * 8 + 8;
        }
        // The entry repeats its name's length: a wrong hash length shows here.
        const length = flags & 0xfff;
        if (name.length === 0 || (length < 0xfff && length !== name.length))
            return undefined;
        previous = name;
        const type = mode & 0o170000;
        if (type !== GITLINK && type !== SYMLINK)
            paths.add(name.toString("utf8"));
    }
    return paths;
}
/** The variable-length number of version 4 ("offset encoding" of pack files). */
function offsetNumber(bytes, from) {
    let value = 0;
    for (let at = from; at < Math.min(bytes.length, from + 5); at++) {
        const byte = bytes[at];
        value = value * 128 + (byte & 0x7f);
        if ((byte & 0x80) === 0)
            return { value, next: at + 1 };
        value++;
    }
    return undefined;
}

// EXTERNAL MODULE: ./out/audit/discover/languages.js
var languages = __webpack_require__(2868);
// EXTERNAL MODULE: ../../node_modules/ignore/index.js
var ignore = __webpack_require__(4134);
;// CONCATENATED MODULE: ./out/audit/discover/ignore-rules.js


const MAX_IGNORE_BYTES = 65_536;
/** More wildcards than this in one part of a path make matching slow; such a file ignores nothing. */
const MAX_WILDCARDS = 4;
/** Rules of `.gitignore` in `folder` on top of those above. */
function rulesOf(root, folder, above) {
    const prefix = folder === "" ? "" : `${folder}/`;
    const read = (0,read_source/* readSource */.o$)(root, `${prefix}.gitignore`, MAX_IGNORE_BYTES);
    if (!("text" in read) || isCostly(read.text))
        return above;
    return { prefix, rules: ignore({ allowRelativePaths: true }).add(read.text), above };
}
function isCostly(text) {
    return text.split(/[\n/]/u).some((part) => part.length > 1000 || part.split("*").length - 1 > MAX_WILDCARDS);
}
/** The innermost rule that says something about the path decides, as in git. Folders end in a slash. */
function isIgnored(innermost, path) {
    for (let rules = innermost; rules !== undefined; rules = rules.above) {
        const verdict = rules.rules.test(path.slice(rules.prefix.length));
        if (verdict.ignored)
            return true;
        if (verdict.unignored)
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./out/audit/discover/walk-tree.js




/** Folders of tools: other people's code, caches, version control. */
const SKIPPED = new Set([
    "node_modules",
    "bower_components",
    ".git",
    ".hg",
    ".svn",
    ".venv",
    "__pycache__",
    "__pypackages__",
    "site-packages",
    ".tox",
    ".nox",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".eggs",
    ".yarn",
]);
function isSkippedFolder(name) {
    return SKIPPED.has(name);
}
/** Entries that one walk looks at; far above any repository of a server. */
const MAX_ENTRIES = 500_000;
const MAX_FOLDER_DEPTH = 200;
/**
 * Walks folders below the root (POSIX paths, "." for the root) in sorted order. A folder that was named is walked even if
 * it is ignored; below it `.gitignore` files count. An ignored file that is tracked is visited all the same.
 */
function walkTree(root, folders, isExcluded, visitor, maxEntries = MAX_ENTRIES) {
    const state = { root, isExcluded, visitor, maxEntries, entries: 0, visited: new Set(), complete: true };
    for (const folder of folders) {
        const start = folder === "." ? "" : folder;
        walkFolder(state, start, rulesAbove(root, start, visitor), 0);
    }
    for (const path of visitor.tracked ?? []) {
        if (state.visited.has(path) || isExcluded(path))
            continue;
        if (!folders.some((folder) => folder === "." || path.startsWith(`${folder}/`)))
            continue;
        if (path.split("/").some((segment) => SKIPPED.has(segment)))
            continue;
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false });
        if (stats?.isFile())
            visitor.file(path, stats);
    }
}
/** Rules of the folders between the root and a named folder. */
function rulesAbove(root, folder, visitor) {
    if (visitor.tracked === undefined || folder === "")
        return undefined;
    const segments = folder.split("/");
    let rules = rulesOf(root, "", undefined);
    for (let i = 1; i < segments.length; i++)
        rules = rulesOf(root, segments.slice(0, i).join("/"), rules);
    // The named folder itself may be ignored; then its rules from above say nothing about its content.
    return isIgnored(rules, `${folder}/`) ? undefined : rules;
}
function walkFolder(state, folder, above, depth) {
    const { root, visitor } = state;
    const shown = folder === "" ? "." : folder;
    if (depth > MAX_FOLDER_DEPTH) {
        visitor.problem({ path: shown, coverage: "none", reason: "too-deep", detail: "The folders nest too deep." });
        return;
    }
    let entries;
    try {
        entries = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        const { code } = error;
        const detail = `The folder could not be read (${code ?? "unknown error"}).`;
        visitor.problem({ path: shown, coverage: "none", reason: "unreadable", detail });
        return;
    }
    // A virtual environment says so, whatever its name.
    if (depth > 0 && entries.some((entry) => entry.name === "pyvenv.cfg" && entry.isFile()))
        return;
    const rules = visitor.tracked === undefined ? undefined : rulesOf(root, folder, above);
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
        if (++state.entries > state.maxEntries) {
            if (state.complete) {
                const detail = `The audit looks at ${state.maxEntries} files and folders at most; name a smaller part.`;
                visitor.problem({ path: shown, coverage: "partial", reason: "budget", detail });
                visitor.incomplete(detail);
            }
            state.complete = false;
            return;
        }
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) {
            if (SKIPPED.has(entry.name) || state.isExcluded(path) || isIgnored(rules, `${path}/`))
                continue;
            walkFolder(state, path, rules, depth + 1);
        }
        else if (entry.isSymbolicLink())
            visitor.link(path);
        else if (entry.isFile()) {
            if (isIgnored(rules, path))
                continue;
            state.visited.add(path);
            visitFile(state, path);
        }
        else if ((0,languages/* languageOf */.eX)(path) !== undefined) {
            visitor.problem({ path, coverage: "none", reason: "special-file", detail: "The path is no regular file." });
        }
    }
}
function visitFile({ root, visitor }, path) {
    try {
        visitor.file(path, (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)));
    }
    catch (error) {
        const { code } = error;
        const detail = `The file could not be read (${code ?? "unknown error"}).`;
        visitor.problem({ path, coverage: "none", reason: "unreadable", detail });
    }
}

;// CONCATENATED MODULE: ./out/audit/discover/links.js




/**
 * What a symbolic link costs the audit: nothing when its target lies inside the root, where the walk meets it by its own
 * name, or when the link's name is no source file's. Links are never followed.
 */
function linkEntry(root, path) {
    const entry = (detail) => ({ path, coverage: "none", reason: "link", detail });
    let target;
    let isFolder;
    try {
        target = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, path));
        isFolder = (0,external_node_fs_.lstatSync)(target).isDirectory();
    }
    catch (error) {
        const { code } = error;
        if (code === "ELOOP")
            return entry("The link leads in a circle.");
        return (0,languages/* languageOf */.eX)(path) === undefined ? undefined : entry("The link leads to nothing that can be read.");
    }
    const inside = (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join("/");
    const leavesRoot = inside === ".." || inside.startsWith("../") || inside === target;
    if (isFolder) {
        if (leavesRoot)
            return entry("The link leads to a folder outside the root.");
        return inside.split("/").some(isSkippedFolder) ? entry("The link leads to a folder that is not read.") : undefined;
    }
    if ((0,languages/* languageOf */.eX)(path) === undefined)
        return undefined;
    if (leavesRoot)
        return entry("The link leads to a file outside the root.");
    return (0,languages/* languageOf */.eX)(inside) === undefined
        ? entry("The link leads to a file that is not read by its own name.")
        : undefined;
}

;// CONCATENATED MODULE: ./out/audit/discover/entry-files.js
/**
 * Which files a package's manifest hands to its users, whatever their folders are called: commands, the main module and
 * exports of package.json, scripts and entry points of pyproject.toml.
 */

const entry_files_MAX_ENTRIES = 1000;
const MAX_DEPTH = 8;
function isEntryFile({ exact, patterns }, path) {
    const stem = stemOf(path);
    return (exact.has(stem) ||
        patterns.some(([before, behind]) => stem.length >= before.length + behind.length && stem.startsWith(before) && stem.endsWith(behind)));
}
/** @param folder of the manifest, relative to the root, "." for the root */
function packageJsonEntries(text, folder) {
    const manifest = parsed(text);
    const values = [];
    for (const key of ["bin", "main", "module", "exports"])
        gather(manifest[key], values, 0);
    const { directories } = manifest;
    const commands = typeof directories === "object" && directories !== null && directories.bin;
    if (typeof commands === "string")
        values.push(`${commands.replace(/\/$/u, "")}/*`);
    return entryFiles(values.flatMap(withSources), folder);
}
/** @param folder of the manifest, relative to the root, "." for the root */
function pyprojectEntries(text, folder) {
    const values = [];
    let table = "";
    for (const line of text.split("\n", 5000)) {
        const header = /^\s*\[\s*([^\]]{1,200}?)\s*\]/u.exec(line)?.[1];
        if (header !== undefined)
            table = header.replaceAll(/["'\s]/gu, "");
        const key = /^\s*([\w.-]{1,100})/u.exec(line)?.[1] ?? "";
        if (!SCRIPT_TABLE.test(header === undefined && table !== "" ? `${table}.${key}` : `${table}${key}`))
            continue;
        for (const [, module] of line.matchAll(/["']\s{0,9}([A-Za-z_][\w.]{0,200})\s{0,9}(?::[^"']{0,200})?["']/gu)) {
            const path = module.replaceAll(".", "/");
            for (const base of ["", "src/", "lib/"])
                values.push(`${base}${path}`);
        }
    }
    return entryFiles(values, folder);
}
const SCRIPT_TABLE = /^(?:project\.(?:scripts|gui-scripts|entry-points)|tool\.poetry\.(?:scripts|plugins))\b/u;
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === "object" && value !== null ? value : {};
    }
    catch {
        return {};
    }
}
function gather(value, into, depth) {
    if (into.length >= entry_files_MAX_ENTRIES || depth > MAX_DEPTH)
        return;
    if (typeof value === "string")
        into.push(value);
    else if (typeof value === "object" && value !== null)
        for (const one of Object.values(value))
            gather(one, into, depth + 1);
}
/** `./dist/server.js` may be built from `src/server.ts` or `server.ts`. */
function withSources(value) {
    const path = value.replace(/^\.\//u, "");
    const built = /^(?:dist|build|out|lib)\/(?:(?:esm|cjs)\/)?(.*)$/su.exec(path)?.[1];
    return built === undefined ? [path] : [path, built, `src/${built}`];
}
function entryFiles(values, folder) {
    const exact = new Set();
    const patterns = [];
    for (const value of values) {
        const star = value.indexOf("*");
        // `./*` exports the package as a whole, tests and all: it says nothing of what is for users.
        if (star === 0)
            continue;
        const path = external_node_path_.posix.join(folder, stemOf(value));
        if (path.startsWith("../"))
            continue;
        if (star < 0)
            exact.add(path);
        else
            patterns.push([path.slice(0, path.indexOf("*")), path.slice(path.lastIndexOf("*") + 1)]);
    }
    return { exact, patterns };
}
function stemOf(path) {
    return path.replace(/(?:\.d)?\.(?:[cm]?[jt]sx?|pyw?)$/u, "").replace(/\/(?:index|__init__)$/u, "");
}

;// CONCATENATED MODULE: ./out/audit/discover/packages.js



/** Finds the package of a file: the nearest manifest above it that gives a name. Each folder is looked at once. */
class PackageFinder {
    #root;
    #byFolder = new Map();
    #entries = new Map();
    constructor(root) {
        this.#root = root;
    }
    of(path) {
        return this.#ofFolder(external_node_path_.posix.dirname(path));
    }
    /** Folders above a file whose manifest names it as a command, an entry point or an export. */
    handingOut(path) {
        const found = [];
        for (let folder = external_node_path_.posix.dirname(path);; folder = external_node_path_.posix.dirname(folder)) {
            if (this.#entriesOf(folder).some((entries) => isEntryFile(entries, path)))
                found.push(folder);
            if (folder === "." || folder === "/")
                return found;
        }
    }
    #entriesOf(folder) {
        let entries = this.#entries.get(folder);
        if (!entries) {
            const script = (0,read_source/* readSource */.o$)(this.#root, external_node_path_.posix.join(folder, "package.json"));
            const python = (0,read_source/* readSource */.o$)(this.#root, external_node_path_.posix.join(folder, "pyproject.toml"));
            entries = [
                ...("text" in script ? [packageJsonEntries(script.text, folder)] : []),
                ...("text" in python ? [pyprojectEntries(python.text, folder)] : []),
            ];
            this.#entries.set(folder, entries);
        }
        return entries;
    }
    #ofFolder(folder) {
        const folders = [];
        let found;
        for (let current = folder;; current = external_node_path_.posix.dirname(current)) {
            found = this.#byFolder.get(current);
            if (found !== undefined)
                break;
            folders.push(current);
            const name = this.#manifestName(current);
            if (name !== undefined) {
                found = { name, path: current };
                break;
            }
            if (current === "." || current === "/")
                break;
        }
        const entry = found ?? { name: "", path: "." };
        for (const seen of folders)
            this.#byFolder.set(seen, entry);
        return entry;
    }
    #manifestName(folder) {
        const prefix = folder === "." ? "" : `${folder}/`;
        for (const [file, nameIn] of MANIFESTS) {
            const read = (0,read_source/* readSource */.o$)(this.#root, `${prefix}${file}`);
            const name = "text" in read ? nameIn(read.text) : undefined;
            if (name)
                return name.slice(0, 214);
        }
        return undefined;
    }
}
const MANIFESTS = [
    ["package.json", packageJsonName],
    ["pyproject.toml", pyprojectName],
    ["setup.py", (text) => /\bname\s{0,20}=\s{0,20}["']([\w.-]{1,200})["']/u.exec(text)?.[1]],
];
function packageJsonName(text) {
    try {
        const manifest = JSON.parse(text);
        if (typeof manifest !== "object" || manifest === null)
            return undefined;
        const { name } = manifest;
        return typeof name === "string" ? name : undefined;
    }
    catch {
        return undefined;
    }
}
/** `name` of the table `project` or `tool.poetry`; one line is all that is needed of the file. */
function pyprojectName(text) {
    let isProject = false;
    for (const line of text.split("\n", 5000)) {
        const table = /^\s*\[\s*([\w.\s"-]{1,100}?)\s*\]/u.exec(line);
        if (table)
            isProject = table[1] === "project" || table[1] === "tool.poetry";
        else if (isProject) {
            const name = /^\s*name\s*=\s*["']([^"']{1,200})["']/u.exec(line);
            if (name)
                return name[1];
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./out/audit/discover/roles.js
const BY_SEGMENT = new Map([
    ["test", "test"],
    ["tests", "test"],
    ["__tests__", "test"],
    ["__mocks__", "test"],
    ["spec", "test"],
    ["specs", "test"],
    ["e2e", "test"],
    ["testdata", "test"],
    ["fixtures", "test"],
    ["__fixtures__", "test"],
    ["example", "example"],
    ["examples", "example"],
    ["demo", "example"],
    ["demos", "example"],
    ["sample", "example"],
    ["samples", "example"],
    ["tutorial", "example"],
    ["tutorials", "example"],
    ["benchmark", "example"],
    ["benchmarks", "example"],
    ["doc", "documentation"],
    ["docs", "documentation"],
    ["docs_src", "documentation"],
    ["docs-src", "documentation"],
    ["documentation", "documentation"],
]);
const TEST_NAME = /(?:\.(?:test|spec|e2e)\.[cm]?[jt]sx?|^test_[^/]*\.py|_test\.py|^conftest\.py)$/u;
const BUILD_FOLDERS = new Set(["dist", "build", "out", "lib"]);
const SOURCE_FOLDERS = ["", "src/", "source/"];
const SOURCE_EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
/**
 * What a file is for. `below` is its path below the folder that was named for the audit, whose own name never counts;
 * `exists` tells whether a path relative to the root is a file (asked for build folders only).
 */
function roleOf(path, below, exists) {
    const segments = below.split("/");
    const name = segments.pop() ?? "";
    for (const segment of segments) {
        const role = BY_SEGMENT.get(segment.toLowerCase());
        if (role !== undefined)
            return role;
    }
    if (TEST_NAME.test(name))
        return "test";
    return isBuildOutput(path, segments.length, exists) ? "build-output" : "shipped";
}
/** True for `dist/a/b.js` beside `src/a/b.ts` or `a/b.ts`. */
function isBuildOutput(path, folders, exists) {
    const segments = path.split("/");
    const first = segments.length - 1 - folders;
    for (let i = first; i < segments.length - 1; i++) {
        if (!BUILD_FOLDERS.has(segments[i]))
            continue;
        const before = segments.slice(0, i).map((segment) => `${segment}/`);
        const stem = segments
            .slice(i + 1)
            .join("/")
            .replace(/\.[cm]?jsx?$/u, "");
        for (const folder of SOURCE_FOLDERS) {
            for (const extension of SOURCE_EXTENSIONS) {
                if (exists(`${before.join("")}${folder}${stem}${extension}`))
                    return true;
            }
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./out/audit/discover/discover.js











/**
 * Lists what an audit reads: below each named folder the files on disk that git does not ignore, with every tracked one;
 * and each named file whatever ignores it. Files are told apart by name alone, nothing is opened but `.gitignore`,
 * manifests, the list of tracked files, and the first line of executables without extension. Throws a UserError when a named path
 * does not exist or lies outside the root.
 */
function discover(options, maxEntries) {
    const { root } = options;
    const isExcluded = exclusion(options.exclude);
    const context = new DiscoveryContext(options);
    const files = new Map();
    const notAnalysed = new Map();
    const incomplete = [];
    const add = (path, stats) => {
        if (files.has(path) || isExcluded(path))
            return;
        const file = context.describe(path, stats);
        if (file !== undefined)
            files.set(path, file);
    };
    const skip = (entry) => {
        if (!isExcluded(entry.path))
            notAnalysed.set(entry.path, entry);
    };
    const folders = [];
    for (const path of normalised(options.paths)) {
        const stats = statOf(root, path);
        if (stats.isDirectory())
            folders.push(path);
        else if (stats.isFile()) {
            if ((0,languages/* languageOf */.eX)(path) === undefined && shebangLanguage(root, path, stats) === undefined) {
                skip({
                    path,
                    coverage: "none",
                    reason: "unsupported-format",
                    detail: "The file is in no language that is read.",
                });
            }
            else
                add(path, stats);
        }
        else if (stats.isSymbolicLink()) {
            skip({ path, coverage: "none", reason: "link", detail: "The path is a link; name what it points to." });
        }
        else
            skip({ path, coverage: "none", reason: "special-file", detail: "The path is no regular file." });
    }
    if (folders.length > 0) {
        const visitor = {
            file: add,
            link: (path) => {
                const entry = linkEntry(root, path);
                if (entry !== undefined)
                    skip(entry);
            },
            problem: skip,
            incomplete: (why) => incomplete.push(why),
            tracked: trackedFiles(root),
        };
        walkTree(root, folders, isExcluded, visitor, maxEntries);
    }
    const sorted = [...files.values()].sort(byPath);
    return {
        files: sorted,
        packages: packagesOf(sorted),
        notAnalysed: [...notAnalysed.values()].sort(byPath),
        incomplete,
    };
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
/** Turns paths into entries; also for files that resolution asks for, which lie outside the named paths. */
class DiscoveryContext {
    #root;
    #folders;
    #packages;
    constructor(options) {
        this.#root = options.root;
        this.#folders = normalised(options.paths);
        this.#packages = new PackageFinder(options.root);
    }
    /** The entry of a regular file; undefined when it is in no language that is read. */
    describe(path, stats) {
        const found = stats ?? (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#root, path), { throwIfNoEntry: false });
        if (found === undefined)
            return undefined;
        const language = (0,languages/* languageOf */.eX)(path) ?? shebangLanguage(this.#root, path, found);
        if (language === undefined)
            return undefined;
        const exists = (candidate) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#root, candidate));
        const role = this.#handsOut(path, roleOf(path, this.#below(path), exists));
        return { path, language, role, bytes: found.size, package: this.#packages.of(path) };
    }
    /** What a manifest hands to users ships; a manifest among tests or examples is no more than they are. */
    #handsOut(path, role) {
        if (role === "shipped" || role === "build-output")
            return role;
        const folders = this.#packages.handingOut(path);
        const ships = (folder) => {
            const manifest = external_node_path_.posix.join(folder, "package.json");
            return roleOf(manifest, this.#below(manifest), () => false) === "shipped";
        };
        return folders.some(ships) ? "shipped" : role;
    }
    /** The path below the innermost named folder that holds it, else below the root. */
    #below(path) {
        let below = path;
        for (const folder of this.#folders) {
            const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
            if (rest.length < below.length)
                below = rest;
        }
        return below;
    }
}
function shebangLanguage(root, path, stats) {
    if (external_node_path_.posix.extname(path) !== "" || (stats.mode & 0o111) === 0 || !stats.isFile())
        return undefined;
    const read = (0,read_source/* readBytes */.io)(root, path, 1_048_576);
    return "bytes" in read ? (0,languages/* languageOfShebang */.Ob)(read.bytes.toString("latin1", 0, 200).split("\n", 1)[0] ?? "") : undefined;
}
function statOf(root, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
    }
    catch (error) {
        const { code } = error;
        if (code === "ENOENT" || code === "ENOTDIR")
            throw new user_error/* UserError */.y(`${path}: no such file or folder`, 3);
        throw new user_error/* UserError */.y(`${path}: cannot be read (${code ?? "unknown error"})`, 3);
    }
}
/** Paths without `./` and slashes at their end, each once; "." for the root. */
function normalised(paths) {
    const clean = paths.map((path) => {
        const normal = external_node_path_.posix.normalize(path === "" ? "." : path).replace(/(?<=.)\/$/u, "");
        if (normal !== "." && !(0,read_source/* isInside */.FK)(normal))
            throw new user_error/* UserError */.y(`${path}: lies outside the root of the audit`, 3);
        return normal;
    });
    return [...new Set(clean)];
}
/** A glob that matches a folder stands for all that lies in it, tracked or not. */
function exclusion(patterns) {
    if (patterns.length === 0)
        return () => false;
    const globs = patterns.map((pattern) => (0,glob/* compileGlob */.S)(pattern));
    const known = new Map([[".", false]]);
    const isExcluded = (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const slash = path.lastIndexOf("/");
        const result = (slash > 0 && isExcluded(path.slice(0, slash))) || globs.some((glob) => glob.matches(path));
        known.set(path, result);
        return result;
    };
    return isExcluded;
}
/** Packages of the files, sorted by path. */
function packagesOf(files) {
    const byFolder = new Map();
    for (const file of files) {
        if (!(0,languages/* isConfigLanguage */.Pd)(file.language))
            byFolder.set(file.package.path, file.package);
    }
    return [...byFolder.values()].sort(byPath);
}


/***/ }),

/***/ 2868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ob: () => (/* binding */ languageOfShebang),
/* harmony export */   Pd: () => (/* binding */ isConfigLanguage),
/* harmony export */   eX: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

const BY_EXTENSION = new Map([
    [".js", "javascript"],
    [".mjs", "javascript"],
    [".cjs", "javascript"],
    [".jsx", "javascript"],
    [".ts", "typescript"],
    [".mts", "typescript"],
    [".cts", "typescript"],
    [".tsx", "typescript"],
    [".py", "python"],
    [".pyw", "python"],
]);
/** Whole names of configuration files of MCP clients and servers. Their shape is checked by whoever reads them. */
const BY_NAME = new Map([
    [".mcp.json", "jsonc"],
    ["mcp.json", "jsonc"],
    ["mcp_config.json", "jsonc"],
    ["claude_desktop_config.json", "jsonc"],
    [".claude.json", "jsonc"],
    ["managed-mcp.json", "jsonc"],
    ["cline_mcp_settings.json", "jsonc"],
    ["opencode.json", "jsonc"],
    ["opencode.jsonc", "jsonc"],
    ["gemini-extension.json", "jsonc"],
    ["plugin.json", "jsonc"],
    ["server.json", "jsonc"],
    ["manifest.json", "jsonc"],
    ["smithery.yaml", "yaml"],
    ["smithery.yml", "yaml"],
]);
/** Names that count in one folder only. */
const BY_FOLDER = [
    { pattern: /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/u, language: "jsonc" },
    { pattern: /(?:^|\/)\.(?:gemini|qwen)\/settings\.json$/u, language: "jsonc" },
    { pattern: /(?:^|\/)\.(?:kiro|roo|cline)\/(?:settings\/)?mcp(?:_settings)?\.json$/u, language: "jsonc" },
    { pattern: /(?:^|\/)\.codex\/config\.toml$/u, language: "toml" },
    { pattern: /(?:^|\/)docker-compose[\w.-]*\.ya?ml$/u, language: "yaml" },
];
/** What a path is read as, judged by its name alone; undefined for what the audit does not read. */
function languageOf(path) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
    const named = BY_NAME.get(name);
    if (named !== undefined)
        return named;
    // Declarations hold types only.
    if (/\.d(?:\.\w+)?\.[cm]?ts$/u.test(name))
        return undefined;
    return BY_EXTENSION.get(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(name)) ?? BY_FOLDER.find(({ pattern }) => pattern.test(path))?.language;
}
function isConfigLanguage(language) {
    return language !== "javascript" && language !== "typescript" && language !== "python";
}
/** Language of an executable without extension, by its first line. */
function languageOfShebang(firstLine) {
    if (!firstLine.startsWith("#!"))
        return undefined;
    if (/\bpython[\d.]*\b|\buv run\b/u.test(firstLine))
        return "python";
    if (/\b(?:deno|bun|tsx|ts-node)\b/u.test(firstLine))
        return "typescript";
    return /\bnode(?:js)?\b/u.test(firstLine) ? "javascript" : undefined;
}


/***/ })

};

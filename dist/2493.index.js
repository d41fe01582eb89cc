"use strict";
exports.id = 2493;
exports.ids = [2493];
exports.modules = {

/***/ 2493:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: function() { return /* binding */ DiscoveryContext; },
  discover: function() { return /* binding */ discover; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/files/glob.js
var glob = __webpack_require__(1233);
// EXTERNAL MODULE: ./out/audit/discover/read-source.js + 1 modules
var read_source = __webpack_require__(8150);
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
    const read = (0,read_source/* readSource */.o$)(root, `${prefix}.gitignore`, { maxBytes: MAX_IGNORE_BYTES });
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
const COMMITTED = "The folder of a tool is committed; what lies in it is not read.";
/** Entries that one walk looks at; far above any repository of a server. */
const MAX_ENTRIES = 500_000;
const MAX_FOLDER_DEPTH = 200;
const MAX_EXCLUDED_FOLDERS = 2000;
/**
 * Walks folders below the root (POSIX paths, "." for the root) in sorted order. A folder that was named is walked even if
 * it is ignored; below it `.gitignore` files count. An ignored file that is tracked is visited all the same.
 */
function walkTree(root, folders, isExcluded, visitor, maxEntries = MAX_ENTRIES) {
    const state = {
        root,
        isExcluded,
        visitor,
        maxEntries,
        entries: 0,
        excludedFolders: 0,
        visited: new Set(),
        complete: true,
    };
    for (const folder of folders) {
        const start = folder === "." ? "" : folder;
        walkFolder(state, start, rulesAbove(root, start, visitor), 0);
    }
    for (const path of visitor.tracked ?? []) {
        if (state.visited.has(path) || isExcluded(path))
            continue;
        if (!folders.some((folder) => folder === "." || path.startsWith(`${folder}/`)))
            continue;
        const skipped = path.split("/").findIndex((segment) => SKIPPED.has(segment));
        if (skipped >= 0) {
            // Other people's code that is committed ships; it is listed, by folder, so that nobody takes it for judged.
            if ((0,languages/* languageOf */.eX)(path) !== undefined) {
                const folder = path.split("/", skipped + 1).join("/");
                visitor.problem({ path: folder, coverage: "none", reason: "unsupported-format", detail: COMMITTED });
            }
            continue;
        }
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
        const detail = `The folder could not be read (${(0,system_error/* codeOf */.$)(error)}).`;
        visitor.problem({ path: shown, coverage: "none", reason: "unreadable", detail });
        return;
    }
    if (depth > 0 && isVirtualEnvironment(root, folder, entries))
        return;
    const rules = visitor.tracked === undefined ? undefined : rulesOf(root, folder, above);
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
        if (!state.isExcluded(shown) && ++state.entries > state.maxEntries) {
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
            if (SKIPPED.has(entry.name) || isIgnored(rules, `${path}/`))
                continue;
            // What is excluded is counted, up to a bound.
            if (state.isExcluded(path) && ++state.excludedFolders > MAX_EXCLUDED_FOLDERS)
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
/**
 * A virtual environment, whatever its name: PEP 405 asks for `home` in its configuration, and `venv` makes the folder of its
 * commands. Its committed files are visited all the same.
 */
function isVirtualEnvironment(root, folder, entries) {
    if (!entries.some((entry) => entry.name === "pyvenv.cfg" && entry.isFile()))
        return false;
    if (!entries.some((entry) => (entry.name === "bin" || entry.name === "Scripts") && entry.isDirectory()))
        return false;
    const read = (0,read_source/* readBytes */.io)(root, `${folder}/pyvenv.cfg`, MAX_PYVENV_BYTES);
    return "bytes" in read && /^[ \t]*home[ \t]*=[ \t]*\S/mu.test(read.bytes.toString("latin1"));
}
const MAX_PYVENV_BYTES = 65_536;
function visitFile({ root, visitor }, path) {
    try {
        visitor.file(path, (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)));
    }
    catch (error) {
        const detail = `The file could not be read (${(0,system_error/* codeOf */.$)(error)}).`;
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
        if ((0,system_error/* codeOf */.$)(error) === "ELOOP")
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
/** A path without what an import or a command may leave out. */
function stemOf(path) {
    return path.replace(/(?:\.d)?\.(?:[cm]?[jt]sx?|pyw?)$/iu, "").replace(/\/(?:index|__init__|__main__)$/u, "");
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

;// CONCATENATED MODULE: ./out/audit/discover/started-files.js
/**
 * Which files something in the project starts: a client's or registry's configuration, a container's command, a script of
 * package.json. They ship, whatever their folders are called.
 */




const MAX_WORDS = 5000;
/** Files that a command names and that start others in turn: how many are read, and how deep they call each other. */
const MAX_WRAPPERS = 200;
const MAX_WRAPPER_DEPTH = 3;
const CONTAINER_FILES = ["Dockerfile", "Containerfile", "docker/Dockerfile", "Procfile"];
/** Configuration that starts servers and that no rule reads. */
const LAUNCH_FILES = ["fastmcp.json", "compose.yaml", "compose.yml"];
const START_SCRIPTS = ["start", "serve", "server", "mcp"];
/** What a target of a Makefile has to be called for its commands to start the server. */
const START_TARGET = /^(?:run|start|serve|server|mcp)(?:[-_](?:server|mcp))?\s*:(?![:=])/u;
const PACKAGE_RUNNER = /\b(?:npm|pnpm|yarn|bun)\b/u;
const WRAPPER = /\.(?:sh|bash|zsh|ps1|cmd|bat)$|\/[^./]+$/iu;
/**
 * @param files what was found, with the roles of their folders
 * @param ships whether a manifest or configuration at this path is itself for users
 * @returns paths of source files
 */
function startedFiles(root, files, ships) {
    const byStem = new Map();
    const folders = new Set(["."]);
    for (const { path, language } of files) {
        if ((0,languages/* isConfigLanguage */.Pd)(language))
            continue;
        const stem = stemOf(path);
        byStem.set(stem, [...(byStem.get(stem) ?? []), path]);
        for (let folder = external_node_path_.posix.dirname(path); !folders.has(folder); folder = external_node_path_.posix.dirname(folder))
            folders.add(folder);
    }
    const started = new Set();
    const wrappers = new Set();
    const rawText = (path) => {
        const read = (0,read_source/* readSource */.o$)(root, path);
        return "text" in read ? read.text : "";
    };
    const textOf = (path) => (ships(path) ? rawText(path) : "");
    const take = (bases, words, depth = 0) => {
        const everywhere = [...new Set([...bases, ...bases.flatMap((base) => foldersNamed(folders, base, words))])];
        for (const word of words) {
            for (const name of namesOf(word)) {
                for (const base of everywhere)
                    for (const path of byStem.get(external_node_path_.posix.join(base, name)) ?? [])
                        started.add(path);
            }
            if (depth < MAX_WRAPPER_DEPTH && WRAPPER.test(word)) {
                for (const name of tailsOf(word))
                    for (const base of bases)
                        wrapper(external_node_path_.posix.join(base, name), depth);
            }
        }
    };
    /** A script of the project that a command starts: the files that it names are started, too. */
    const wrapper = (path, depth) => {
        if (wrappers.has(path) || wrappers.size >= MAX_WRAPPERS || path.startsWith("..") || folders.has(path))
            return;
        wrappers.add(path);
        const text = rawText(path);
        if (!/\.\w+$/u.test(path) && !/^#!.*sh\b/u.test(text))
            return;
        take([external_node_path_.posix.dirname(path), "."], launchWords(text.replace(/^\s*(?:#|rem\b|::).*$/gimu, "")), depth + 1);
    };
    const takeConfig = (path, text) => {
        const bases = [external_node_path_.posix.dirname(path), "."];
        take(bases, launchWords(text));
        if (!PACKAGE_RUNNER.test(text))
            return;
        const words = wordsOf(text);
        for (const folder of new Set([...bases, ...bases.flatMap((base) => foldersNamed(folders, base, words))])) {
            take([folder], wordsOf(scriptsNamed(rawText(external_node_path_.posix.join(folder, "package.json")), [...START_SCRIPTS, ...words])));
        }
    };
    for (const { path, language } of files) {
        if ((0,languages/* isConfigLanguage */.Pd)(language) && language !== "dotenv")
            takeConfig(path, textOf(path));
    }
    for (const folder of folders) {
        take([folder], wordsOf(scriptsNamed(textOf(external_node_path_.posix.join(folder, "package.json")), START_SCRIPTS)));
        take([folder], launchWords(startTargets(textOf(external_node_path_.posix.join(folder, "Makefile")))));
        for (const name of LAUNCH_FILES)
            takeConfig(external_node_path_.posix.join(folder, name), textOf(external_node_path_.posix.join(folder, name)));
        for (const name of CONTAINER_FILES) {
            const { copied, commands } = containerWords(textOf(external_node_path_.posix.join(folder, name)));
            take([folder, ...copied.flatMap((path) => [external_node_path_.posix.join(folder, path), ...foldersNamed(folders, folder, [path])])], commands);
        }
    }
    return started;
}
/** Folders of the project that words name, below a base: `${workspaceFolder}/examples`, `cd tests`, `"cwd": "demo"`. */
function foldersNamed(folders, base, words) {
    return words
        .flatMap((word) => tailsOf(word).map((name) => external_node_path_.posix.join(base, name)))
        .filter((path) => path !== "." && folders.has(path));
}
/**
 * Words of a text that may name what it starts. Bare words are names of servers and packages as often as files: they count
 * as folders only, and as modules behind `-m`.
 */
function launchWords(text) {
    const modules = [...text.matchAll(/(?:^|[\s"'])-m["',\s]{1,20}(\w{1,100})(?![\w.])/gu)].slice(0, 100);
    const bare = new Set(modules.map(([, name]) => name));
    return wordsOf(text).map((word) => (/[./\\]/u.test(word) || bare.has(word) ? word : `${word}/`));
}
function wordsOf(text) {
    return (text.match(/[\w@.\-/\\]{1,300}/gu) ?? []).slice(0, MAX_WORDS);
}
/** A path, with and without the folders of a container before it. */
function tailsOf(word) {
    const segments = word
        .replaceAll("\\", "/")
        .replace(/^(?:\.?\/)+|\/+$/gu, "")
        .split("/");
    return [0, 1, 2, 3]
        .filter((from) => from < segments.length)
        .map((from) => segments.slice(from).join("/"))
        .filter((tail) => tail !== "" && !tail.startsWith(".."));
}
/** Stems of a path, or of a Python module. */
function namesOf(word) {
    if (word.endsWith("/"))
        return [];
    const names = tailsOf(word).map(stemOf);
    if (!/[\\/]/u.test(word) && word.includes("."))
        names.push(stemOf(`${word.replaceAll(".", "/")}.py`));
    return names.filter((name) => name !== "" && !name.startsWith("..")).map((name) => name.replace(/\/__main__$/u, ""));
}
/** Commands of the scripts of a package.json that have one of these names. */
function scriptsNamed(text, names) {
    try {
        const scripts = JSON.parse(text)?.scripts;
        if (typeof scripts !== "object" || scripts === null)
            return "";
        return [...new Set(names)]
            .map((name) => (Object.hasOwn(scripts, name) ? scripts[name] : undefined))
            .filter((script) => typeof script === "string")
            .join(" ");
    }
    catch {
        return "";
    }
}
/** Commands of the targets of a Makefile that start a server. */
function startTargets(text) {
    let starts = false;
    return text
        .split("\n", 5000)
        .filter((line) => {
        if (!/^[\t ]/u.test(line))
            starts = START_TARGET.test(line);
        return starts && line.startsWith("\t");
    })
        .join("\n");
}
/** What a container starts, and the folders that are copied into it. */
function containerWords(text) {
    const copied = [];
    const commands = [];
    for (const line of text.replace(/\\\r?\n/gu, " ").split("\n", 5000)) {
        if (/^\s*(?:CMD|ENTRYPOINT)\b|^[\w-]{1,40}:\s/iu.test(line))
            commands.push(...wordsOf(line));
        else if (/^\s*(?:COPY|ADD|WORKDIR)\s/iu.test(line))
            copied.push(...wordsOf(line).slice(1));
    }
    return { copied: copied.slice(0, 100), commands };
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
    const excluded = new Set();
    const add = (path, stats) => {
        if (files.has(path))
            return;
        if (isExcluded(path)) {
            if ((0,languages/* languageOf */.eX)(path) !== undefined)
                excluded.add(path);
            return;
        }
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
        const tracked = trackedFiles(root);
        // An environment that git does not keep is the developer's own. In a linked work tree, and behind a list that cannot be
        // read, it is not known what git keeps.
        const isKept = (path) => tracked === undefined ? !isFile((0,external_node_path_.join)(root, ".git")) && !isFile((0,external_node_path_.join)(root, ".git/index")) : tracked.has(path);
        const visitor = {
            file: (path, stats) => {
                if ((0,languages/* languageOf */.eX)(path) !== "dotenv" || isKept(path))
                    add(path, stats);
            },
            link: (path) => {
                if ((0,languages/* languageOf */.eX)(path) === "dotenv")
                    return;
                const entry = linkEntry(root, path);
                if (entry !== undefined)
                    skip(entry);
            },
            problem: skip,
            incomplete: (why) => incomplete.push(why),
            tracked,
        };
        walkTree(root, folders, isExcluded, visitor, maxEntries);
    }
    const found = [...files.values()].sort(byPath);
    const started = startedFiles(root, found, (path) => context.ships(path));
    const sorted = found.map((file) => started.has(file.path) ? { ...file, role: isPutAside(file.role) ? "shipped" : file.role, isEntry: true } : file);
    return {
        files: sorted,
        packages: packagesOf(sorted),
        notAnalysed: [...notAnalysed.values()].sort(byPath),
        incomplete,
        ...(excluded.size > 0 ? { excluded: excluded.size } : {}),
    };
}
function isFile(path) {
    return existing(path)?.isFile() === true;
}
/** Undefined also for a path that leads through a file: an import of `./package.json` is tried as a folder, too. */
function existing(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        if ((0,system_error/* codeOf */.$)(error) === "ENOTDIR")
            return undefined;
        throw error;
    }
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
function isPutAside(role) {
    return role !== "shipped" && role !== "build-output";
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
        const found = stats ?? existing((0,external_node_path_.join)(this.#root, path));
        if (found === undefined)
            return undefined;
        const language = (0,languages/* languageOf */.eX)(path) ?? shebangLanguage(this.#root, path, found);
        if (language === undefined)
            return undefined;
        const exists = (candidate) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#root, candidate));
        const role = roleOf(path, this.#below(path), exists);
        const isEntry = !(0,languages/* isConfigLanguage */.Pd)(language) && this.#isHandedOut(path);
        return {
            path,
            language,
            role: isEntry && isPutAside(role) ? "shipped" : role,
            bytes: found.size,
            package: this.#packages.of(path),
            ...(isEntry && role !== "build-output" ? { isEntry } : {}),
        };
    }
    /** True when a manifest or configuration at this path is for users, not part of a test or an example. */
    ships(path) {
        return roleOf(path, this.#below(path), () => false) === "shipped";
    }
    /** What a manifest hands to users ships; a manifest among tests or examples is no more than they are. */
    #isHandedOut(path) {
        return this.#packages.handingOut(path).some((folder) => this.ships(external_node_path_.posix.join(folder, "package.json")));
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
/**
 * Language of a script by its first line: an executable, or whatever a folder of commands holds, which an installer makes
 * executable; with an ending that says nothing, too.
 */
function shebangLanguage(root, path, stats) {
    if (!stats.isFile())
        return undefined;
    const isCommand = (stats.mode & 0o111) !== 0 || /(?:^|\/)(?:s?bin|scripts|libexec)\/[^/]*$/iu.test(path);
    const isPlain = external_node_path_.posix.extname(path) === "" && stats.size <= MAX_PLAIN_BYTES;
    if (!isCommand && !isPlain)
        return undefined;
    const read = (0,read_source/* readBytes */.io)(root, path, 1_048_576);
    return "bytes" in read ? (0,languages/* languageOfShebang */.Ob)(read.bytes.toString("latin1", 0, 200).split("\n", 1)[0] ?? "") : undefined;
}
/** Files without ending are opened for their first line up to this size, executable or not. */
const MAX_PLAIN_BYTES = 1_048_576;
function statOf(root, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
    }
    catch (error) {
        const code = (0,system_error/* codeOf */.$)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
            throw new user_error/* UserError */.y(`${path}: no such file or folder`, 3);
        throw new user_error/* UserError */.y(`${path}: cannot be read (${code})`, 3);
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


/***/ })

};
;
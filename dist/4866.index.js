"use strict";
exports.id = 4866;
exports.ids = [4866,6193];
exports.modules = {

/***/ 6193:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   capturePlace: function() { return /* binding */ capturePlace; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _project_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4064);



/** Where captures go when nobody says otherwise, below the project's folder. */
const DEFAULT_FOLDER = [".portlight", "sessions"];
/** What makes a folder the one whose settings apply; config/locate.ts decides by the same files where captures are read. */
const SETTINGS = ["config.yml", "baseline.json"];
/**
 * The folder for captures: the option, else `PORTLIGHT_SESSION_DIR`, else `.portlight/sessions` of the project, which is
 * where the other commands look for them. The default is never followed through a link, because whoever wrote the
 * checkout could have put one there.
 * @param cwd absolute
 * @returns undefined when a link is in the way
 */
function capturePlace(option, environment, cwd) {
    const given = option || environment.PORTLIGHT_SESSION_DIR;
    if (given)
        return { directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given), shown: given };
    const project = settingsFolder(cwd);
    let directory = project;
    for (const part of DEFAULT_FOLDER) {
        directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, part);
        if (isLink(directory))
            return undefined;
    }
    const shown = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, project).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"), ...DEFAULT_FOLDER].filter(Boolean).join("/");
    return { directory, shown };
}
/** The nearest folder of the project whose `.portlight/` holds settings, else `cwd`. */
function settingsFolder(cwd) {
    const hasSettings = (folder) => SETTINGS.some((name) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".portlight", name)));
    return (0,_project_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .projectFolders */ .L)(cwd).find(hasSettings) ?? cwd;
}
function isThere(path) {
    return look(path) !== undefined;
}
function isLink(path) {
    return look(path)?.isSymbolicLink() === true;
}
/** What cannot be looked at is taken as absent here; making the file says what is wrong. */
function look(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZS: function() { return /* binding */ cleaner; },
  xU: function() { return /* binding */ knownSecrets; },
  Bg: function() { return /* binding */ openCapture; },
  planRecording: function() { return /* binding */ planRecording; },
  startFailureOf: function() { return /* binding */ startFailureOf; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/capture/limits.js
var limits = __webpack_require__(1004);
// EXTERNAL MODULE: ./out/capture/output.js
var output = __webpack_require__(1713);
// EXTERNAL MODULE: ./out/capture/writer.js
var writer = __webpack_require__(5083);
// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
// EXTERNAL MODULE: ./out/record/capture-place.js
var capture_place = __webpack_require__(6193);
// EXTERNAL MODULE: ./out/record/failure.js
var failure = __webpack_require__(4879);
// EXTERNAL MODULE: ./out/record/redactor.js
var redactor = __webpack_require__(9169);
// EXTERNAL MODULE: ./out/record/rules.js
var record_rules = __webpack_require__(2318);
// EXTERNAL MODULE: ./out/record/say.js
var say = __webpack_require__(2542);
// EXTERNAL MODULE: ./out/content/redact/names.js
var names = __webpack_require__(5799);
// EXTERNAL MODULE: ./out/content/secrets/names.js
var secrets_names = __webpack_require__(5091);
// EXTERNAL MODULE: ./out/content/secrets/percent.js
var percent = __webpack_require__(9038);
;// CONCATENATED MODULE: ./out/record/secret-environment.js
/** Values of the environment that must not stand in a capture. */



/** Shorter values are words that ordinary traffic holds by chance. */
const MIN_LENGTH = 8;
/** A bound on the work per frame and on the memory; no environment of a person or of a job comes near. */
const MAX_SECRETS = 1000;
/** A version behind a name changes nothing: `API_KEY_V2`. */
const VERSION = /(?:_(?:v?\d{1,4}|v))+$/;
/**
 * Words that make a random value worth taking out, also where the rest of the name says that it only describes a secret
 * (`TOKEN_NAME`, `SECRET_ID`) or says nothing more (`KEY`).
 */
const WIDER = /(?:^|_)(?:tokens?|secrets?|keys?|signing|encryption|licen[cs]e|sessions?|seed|kubeconfig|webhooks?|auth|cert|credentials?|passwords?|pass|pw|pin|pem|cookies?|cipher|crypto|sid)(?:_|$)/;
/** Keys that are no secret, however random. */
const OPEN = /(?:^|_)(?:public|pub|gpg|pgp|cache|host|registry|primary|foreign|sort|partition)_key/;
/** Words in a row that give a wallet. */
const PHRASE = /(?:^|_)(?:mnemonic|seed_?phrase|recovery_?phrase|seed_?words)(?:_|$)/;
/** Names of addresses whose path may be all that keeps others out. */
const SECRET_ADDRESS = /(?:^|_)(?:web)?hooks?(?:_|$)|token|secret|key/;
const ADDRESS = /(?:^|_)(?:ur[il]|dsn|endpoint|link|callback|feed|address)s?(?:_|$)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** A part of a connection string. */
const PART = /(?:^|[;\s])([A-Za-z][\w.-]{0,63})\s{0,4}=\s{0,4}("[^"]+"|'[^']+'|[^;\s]+)/g;
const PARAMETER = { keys: true, parameters: true };
const URL_PASSWORD = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@:]*):([^/?#]*)@/i;
const URL_USER = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@:]+):?@/i;
const QUERY = /[?&]([^=&#]{1,128})=([^&#]+)/g;
/**
 * Values of variables whose name says that they are secret, and passwords in addresses (`DATABASE_URL`), longest first so
 * that no value hides a longer one. Taken from the recorder's own environment: what is withheld from the child must not
 * stand in a capture either.
 */
function secretValues(environment) {
    const values = new Set();
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || value.length < MIN_LENGTH)
            continue;
        for (const secret of secretsOf(name, value, environment))
            if (secret.length >= MIN_LENGTH)
                values.add(secret);
    }
    return [...values].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
function secretsOf(name, value, environment) {
    const parts = partsOf(name, value);
    if (parts.length > 0)
        return parts;
    // What ends with a line break is seldom passed on with it.
    const trimmed = value.replace(/^\s+|\s+$/g, "");
    const snake = (0,secrets_names/* snakeCase */.LW)(name).replace(VERSION, "");
    if (PHRASE.test(snake) && trimmed.includes(" "))
        return [trimmed];
    if (!(0,secrets_names/* isSecretName */.eh)(snake, { keys: true }))
        return isWiderSecret(snake, trimmed) ? [trimmed, ...listed(trimmed)] : [];
    // The environment is expanded already: what looks like a reference is one only where it names something.
    if (/^\$\w+$/.test(trimmed)) {
        const isReference = /^\$[A-Z_][A-Z0-9_]*$/.test(trimmed) || environment[trimmed.slice(1)] !== undefined;
        return isReference ? [] : [trimmed];
    }
    if ((0,names/* isOpenValue */.Yy)(trimmed))
        return [];
    // A number is a limit or an account, unless the name says password.
    if (/^[-+]?[0-9.]+$/.test(trimmed) && !/pass|pwd|secret/.test(snake))
        return [];
    // An address under such a name is no secret itself.
    if (SCHEME.test(trimmed) && !/webhook/.test(snake))
        return [];
    return [trimmed, ...listed(trimmed)];
}
/** A name that does not say enough by itself, and a value that does. */
function isWiderSecret(snake, value) {
    return WIDER.test(snake) && !OPEN.test(snake) && !SCHEME.test(value) && listed(value).length > 0;
}
/** The random values of a list with commas or spaces; of one value, that value. */
function listed(value) {
    return value.split(/[\s,;]+/).filter(names/* isDrawnValue */.Uj);
}
/** Parts of an address' path that nobody guesses: those of a webhook, of a feed. */
function secretSegments(name, value) {
    const snake = (0,secrets_names/* snakeCase */.LW)(name);
    const says = SECRET_ADDRESS.test(snake);
    if (!says && !ADDRESS.test(snake))
        return [];
    const path = value
        .replace(/[?#].*$/s, "")
        .split("/")
        .slice(3);
    // Digests of commits and images are in many addresses.
    return path.filter((part) => (0,names/* isDrawnValue */.Uj)(part) && (says || !/^[0-9a-f]+$/i.test(part)));
}
/** Passwords within a value, whatever the variable is called; as they are written and as they read. */
function partsOf(name, value) {
    const found = [];
    const add = (text) => {
        found.push(text, (0,percent/* percentDecoded */.o)(text));
    };
    const password = URL_PASSWORD.exec(value)?.[2];
    if (password)
        add(password);
    else if (/dsn/i.test(name)) {
        const user = URL_USER.exec(value)?.[1];
        if (user)
            add(user);
    }
    if (SCHEME.test(value)) {
        for (const segment of secretSegments(name, value))
            add(segment);
        for (const [, key, part] of value.matchAll(QUERY))
            if ((0,secrets_names/* isSecretName */.eh)(key, PARAMETER))
                add(part);
    }
    else {
        for (const [, key, part] of value.matchAll(PART))
            if ((0,secrets_names/* isSecretName */.eh)(key, PARAMETER))
                add(part.replace(/^["']|["']$/g, ""));
    }
    return found;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/content/redact/arguments.js
var redact_arguments = __webpack_require__(5451);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var content_redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/record/project-folders.js
var project_folders = __webpack_require__(4064);
;// CONCATENATED MODULE: ./out/record/session-name.js

const MAX_LENGTH = 64;
const FALLBACK = "session";
/** Programs that start another program named in their arguments. */
const LAUNCHERS = words("node nodejs bun bunx deno npx npm pnpm pnpx yarn tsx ts-node corepack python python3 py pypy pypy3 uv uvx pipx poetry pdm " +
    "hatch rye sh bash zsh dash env nice nohup timeout sudo stdbuf time cmd powershell pwsh docker podman nerdctl go cargo " +
    "dotnet java ruby bundle php perl");
/** Sub-commands of launchers that stand between them and the program. */
const SUBCOMMANDS = words("run exec x dlx tool start script -- -");
/** Options of launchers that take a value of their own, which is not the program. */
const VALUED = words("-r --require --import --loader --experimental-loader -C --conditions --env-file --directory --project --python -p " +
    "--package --from --with -W -X -n -s -k");
const CONTAINERS = words("docker podman nerdctl");
const CONTAINER_VALUED = words("-e --env --env-file -v --volume --mount -w --workdir -u --user --name --network --entrypoint -p --publish --platform -l --label");
/** Program files that are named after their folder. */
const GENERIC = words("index main __main__ server cli app start dist build src lib out bin esm cjs stdio");
/**
 * A label for a server, from the command that starts it: the package or script that a launcher is given, else the
 * program. `npx -y @scope/server-files@1.2.0 /tmp` gives `server-files`; `node packages/memory/dist/index.js` gives `memory`.
 * Letters, digits, `.`, `_` and `-` only; never empty.
 */
function labelOf(argv) {
    const program = argv[0] ?? "";
    if (!isLauncher(program))
        return nameFrom(program) || FALLBACK;
    const container = CONTAINERS.has(stem(program));
    const valued = container ? CONTAINER_VALUED : VALUED;
    let position = 1;
    while (position < argv.length) {
        const argument = argv[position];
        // A line of shell is no name.
        if (!container && (argument === "-c" || argument === "-e"))
            break;
        // `python -m package.module`: the module is the program.
        if (argument === "-m")
            return nameFrom((argv[position + 1] ?? "").replaceAll(".", "/")) || FALLBACK;
        if (valued.has(argument))
            position += 2;
        else if (argument.startsWith("-") || SUBCOMMANDS.has(argument) || isAssignment(argument))
            position += 1;
        else if (isLauncher(argument))
            return labelOf(argv.slice(position));
        else
            return nameFrom(argument) || FALLBACK;
    }
    return nameFrom(program) || FALLBACK;
}
function isLauncher(program) {
    const name = stem(program).toLowerCase();
    return LAUNCHERS.has(name) || LAUNCHERS.has(name.replace(/[\d.]+$/, ""));
}
function isAssignment(argument) {
    return /^[A-Za-z_]\w*=/.test(argument);
}
function stem(path) {
    return (0,external_node_path_.basename)(path.replaceAll("\\", "/")).replace(/\.(exe|cmd|bat|ps1)$/i, "");
}
/** The most specific part of a path or a package specifier. */
function nameFrom(specifier) {
    const unversioned = specifier.replace(/(?<=.)@[^@/]*$/, "").replace(/(?<=\w)(==|>=|~=|\[).*$/, "");
    const parts = unversioned.split(/[\\/]/).filter((part) => part !== "" && part !== "." && part !== "..");
    const names = parts.map((part, index) => index === parts.length - 1 ? part.replace(/\.(?:[cm]?[jt]sx?|py|pyz|sh|rb|exe|jar|dll)$/i, "") : part);
    for (let index = names.length - 1; index >= 0; index--) {
        const name = cleaned(names[index]);
        if (name !== "" && !GENERIC.has(name.toLowerCase()))
            return name;
    }
    return cleaned(names[names.length - 1] ?? "");
}
function cleaned(text) {
    return text
        .slice(0, 4 * MAX_LENGTH)
        .replace(/[^A-Za-z0-9._-]+/g, "-")
        .replace(/^[-.]+/, "")
        .slice(0, MAX_LENGTH)
        .replace(/[-.]+$/, "");
}
function words(text) {
    return new Set(text.split(" "));
}

;// CONCATENATED MODULE: ./out/record/session-start.js





/** What the first record of a capture says: who recorded what, without secrets and without paths of the machine. */
function sessionStart(facts) {
    const root = (0,project_folders/* projectFolders */.L)(facts.cwd).at(-1) ?? facts.cwd;
    const git = gitFrom(facts.environment);
    const ci = ciFrom(facts.environment);
    return {
        session: facts.session,
        recorder: { name: "portlight", version: facts.version },
        transport: facts.http ? "http" : "stdio",
        server: {
            label: serverLabel(facts),
            ...(facts.http && { url: facts.http.url }),
            ...(facts.argv.length > 0 && {
                argv: storedArguments(facts.argv, { root, home: facts.environment.HOME, redact: facts.redact }),
            }),
            cwd: facts.redact((0,external_node_path_.relative)(root, facts.cwd).replaceAll(external_node_path_.sep, "/")) || ".",
        },
        ...(facts.pid !== undefined && { pid: facts.pid }),
        ...(git && { git }),
        ...(ci && { ci }),
        redaction: { profile: facts.redaction },
    };
}
/** What the server is called: by its command, else by what its address says. */
function serverLabel({ argv, http, redact }) {
    return http && argv.length === 0 ? http.label : labelOf(maskedArguments(argv, redact));
}
/**
 * A command as it may be stored: values of options and headers whose name says that they are secret, credentials in URLs and
 * known secrets are masked; folders of this machine are cut from paths.
 */
function storedArguments(argv, place) {
    const masked = maskedArguments(argv, place.redact);
    return argv.map((argument, index) => {
        if (index === 0 && (0,external_node_path_.isAbsolute)(argument))
            return (0,external_node_path_.basename)(masked[0]);
        return withoutFolders(masked[index], place.root, place.home);
    });
}
/** The arguments with their secrets masked and otherwise as they are: what a server is named after. */
function maskedArguments(argv, redact) {
    return (0,redact_arguments/* maskArguments */.J)(argv, (value) => (0,content_redact/* redactionMarker */.SG)("argument", value.length), redact);
}
/**
 * Paths as seen from the project: below it relative, below the home folder with `~`, elsewhere without the folders that
 * belong to this machine.
 */
function withoutFolders(argument, root, home) {
    const at = argument.startsWith("-") ? argument.indexOf("=") + 1 : 0;
    const path = argument.slice(at);
    if (!(0,external_node_path_.isAbsolute)(path) || path === external_node_path_.sep)
        return argument;
    const shown = (rest) => argument.slice(0, at) + rest.replaceAll(external_node_path_.sep, "/");
    if (path === root)
        return shown(".");
    if (path.startsWith(root + external_node_path_.sep))
        return shown(path.slice(root.length + 1));
    if (home && home !== external_node_path_.sep && (path === home || path.startsWith(home + external_node_path_.sep)))
        return shown(`~${path.slice(home.length)}`);
    const packages = path.lastIndexOf(`${external_node_path_.sep}node_modules${external_node_path_.sep}`);
    return shown(packages < 0 ? `.../${(0,external_node_path_.basename)(path)}` : `...${path.slice(packages)}`);
}
/** Commit and ref that the CI service names; no git process is started for it. */
function gitFrom(environment) {
    const commit = environment.GITHUB_SHA ?? environment.CI_COMMIT_SHA;
    if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit))
        return undefined;
    const ref = environment.GITHUB_REF ?? environment.CI_COMMIT_REF_NAME;
    return ref === undefined || ref === "" ? { commit } : { commit, ref: ref.slice(0, 256) };
}
function ciFrom(environment) {
    const from = (provider, run, job) => ({
        provider,
        ...(run !== undefined && { run: run.slice(0, 256) }),
        ...(job !== undefined && { job: job.slice(0, 256) }),
    });
    if (environment.GITHUB_ACTIONS === "true")
        return from("github", environment.GITHUB_RUN_ID, environment.GITHUB_JOB);
    if (environment.GITLAB_CI === "true")
        return from("gitlab", environment.CI_PIPELINE_ID, environment.CI_JOB_NAME);
    return undefined;
}

;// CONCATENATED MODULE: ./out/record/open-capture.js













/** What may wait for the disk, and how long the end of the session waits for it. */
const OUTPUT = { queueBytes: 64 * 1024 * 1024, closeMilliseconds: 500 };
/**
 * Starts the capture of a session that is recorded on this thread.
 * @returns undefined when no file can be made, which was told: the session goes on all the same
 */
async function openCapture(options, now, server) {
    const { frameBytes = limits/* FRAME_BYTES */.Kr } = options;
    const { redactor } = await redaction(options);
    const file = captureFile(options, now, server, redactor);
    if (!file)
        return undefined;
    const capture = (0,writer/* continueCapture */.aZ)(file, { now, frameBytes, output: (fd, tail) => (0,output/* queuedOutput */.vH)(fd, tail, OUTPUT) });
    return { capture, frameBytes, redactor, failed: say/* sayIncomplete */.Ce };
}
/**
 * Makes the file of a session, for a recording that goes on elsewhere.
 * @returns as `openCapture`
 */
async function planRecording(options, now, server) {
    const { frameBytes = limits/* FRAME_BYTES */.Kr, rules } = options;
    const { redactor, secrets } = await redaction(options);
    const capture = captureFile(options, now, server, redactor);
    if (!capture)
        return undefined;
    try {
        // A recorder that is killed at once leaves a log that says what it was; whoever goes on writes the same bytes again.
        (0,external_node_fs_.writeSync)(capture.fd, capture.head);
    }
    catch {
        // Told when the recording meets it.
    }
    return { capture, frameBytes, secrets, rules };
}
async function redaction({ redact, environment, rules, }) {
    if (redact === false)
        return { redactor: undefined, secrets: undefined };
    const secrets = knownSecrets(environment);
    return { secrets, redactor: (0,redactor/* createRedactor */.l)(secrets, rules && (await (0,record_rules/* compileRules */.n)(rules))) };
}
function captureFile(options, now, server, redactor) {
    const { environment, cwd, argv } = options;
    const clean = cleaner(redactor);
    const left = redactor ? secretValues(environment).length - MAX_SECRETS : 0;
    if (left > 0) {
        (0,say/* say */.cv)(`the environment holds ${MAX_SECRETS + left} secret values, of which the ${MAX_SECRETS} longest are redacted; ${left} may stand in the capture.`);
    }
    const place = (0,capture_place.capturePlace)(options.sessionDir, environment, cwd);
    if (!place) {
        return unobserved(".portlight/sessions lies behind a link, which is not followed; name a folder with --session-dir");
    }
    try {
        const file = (0,writer/* createCaptureFile */.$u)({
            directory: place.directory,
            name: options.name || environment.PORTLIGHT_SESSION_NAME || serverLabel({ argv, redact: clean, ...server }),
            now,
            start: sessionStart({
                session: (0,external_node_crypto_.randomUUID)(),
                version: options.version,
                argv,
                cwd,
                ...server,
                environment,
                redaction: redactor ? (options.rules ? "custom" : "default") : "none",
                redact: clean,
            }),
        });
        if (!redactor)
            (0,say/* say */.cv)(`redaction is off: secrets that pass will stand in clear in a file of ${place.shown}.`);
        return file;
    }
    catch (error) {
        return unobserved(`no file can be made in ${place.shown} (${(0,system_error/* codeOf */.$)(error)})`);
    }
}
/** The values of the environment that are redacted. */
function knownSecrets(environment) {
    return secretValues(environment).slice(0, MAX_SECRETS);
}
/** Replaces the secrets of a text. */
function cleaner(redactor) {
    return (text) => redactor?.(Buffer.from(text))?.toString() ?? text;
}
/** Why the command did not start, in one sentence. What is printed goes to logs that others read, so secrets are masked. */
async function startFailureOf(options, code) {
    const rules = options.rules && (await (0,record_rules/* compileRules */.n)(options.rules));
    const clean = cleaner((0,redactor/* createRedactor */.l)(knownSecrets(options.environment), rules));
    return (0,failure/* startFailureText */.yK)(maskedArguments(options.argv, clean)[0], code);
}
function unobserved(why) {
    (0,say/* sayUnrecorded */.nI)(why);
    return undefined;
}


/***/ })

};
;
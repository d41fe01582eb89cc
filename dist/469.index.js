export const id = 469;
export const ids = [469];
export const modules = {

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const LF = 0x0a;
const CR = 0x0d;
/**
 * Decides whether bytes are one JSON text (RFC 8259) without building anything, so that a recorder can store a message
 * as it stands. One pass, no recursion. Looks at the grammar only: whether the bytes are UTF-8 is for the caller.
 * @param depth deepest nesting of arrays and objects that still counts as JSON
 */
function scanJson(bytes, depth) {
    const objects = new Uint8Array(depth + 1);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let level = 0;
    let breaks = false;
    let at = 0;
    // What may come next: a value, or what ends or continues the value before.
    let wantsValue = true;
    let afterOpening = false;
    const end = bytes.length;
    for (;;) {
        for (; at < end; at++) {
            const byte = bytes[at];
            if (byte === LF || byte === CR)
                breaks = true;
            else if (byte !== 0x20 && byte !== 0x09)
                break;
        }
        if (at >= end)
            return wantsValue || level > 0 ? "not-json" : breaks ? "breaks" : "json";
        const byte = bytes[at];
        const inObject = level > 0 && objects[level] === 1;
        if (wantsValue) {
            if (afterOpening && byte === (inObject ? 0x7d : 0x5d)) {
                level--;
                at++;
                wantsValue = false;
                afterOpening = false;
                continue;
            }
            if (inObject) {
                // A key and its colon; the value follows below.
                if (byte !== QUOTE)
                    return "not-json";
                at = endOfString(bytes, at, view);
                for (; at >= 0 && at < end; at++) {
                    const between = bytes[at];
                    if (between === LF || between === CR)
                        breaks = true;
                    else if (between !== 0x20 && between !== 0x09)
                        break;
                }
                if (at < 0 || bytes[at] !== COLON)
                    return "not-json";
                for (at++; at < end; at++) {
                    const between = bytes[at];
                    if (between === LF || between === CR)
                        breaks = true;
                    else if (between !== 0x20 && between !== 0x09)
                        break;
                }
                if (at >= end)
                    return "not-json";
            }
            const first = bytes[at];
            afterOpening = false;
            if (first === 0x7b || first === 0x5b) {
                if (level >= depth)
                    return "too-deep";
                objects[++level] = first === 0x7b ? 1 : 0;
                at++;
                afterOpening = true;
                continue;
            }
            at =
                first === QUOTE ? endOfString(bytes, at, view) : first < 0x40 ? endOfNumber(bytes, at) : endOfWord(bytes, at);
            if (at < 0)
                return "not-json";
            wantsValue = false;
            continue;
        }
        if (level === 0)
            return "not-json";
        if (byte === COMMA)
            wantsValue = true;
        else if (byte === (inObject ? 0x7d : 0x5d))
            level--;
        else
            return "not-json";
        at++;
    }
}
/** Index after the string that begins at `at`, -1 when it is none. @param view of the same bytes */
function endOfString(bytes, at, view) {
    const end = bytes.length;
    for (let i = at + 1; i < end; i++) {
        // In a string that is not short, four bytes are looked at in one step as long as all of them are plain.
        if (((i - at) & 15) === 0) {
            while (i + 4 <= end && arePlain(view.getInt32(i, true)))
                i += 4;
            if (i >= end)
                break;
        }
        const byte = bytes[i];
        if (byte === QUOTE)
            return i + 1;
        if (byte < 0x20)
            return -1;
        if (byte !== BACKSLASH)
            continue;
        const escaped = bytes[++i];
        if (escaped === 0x75) {
            for (let digit = 0; digit < 4; digit++)
                if (!isHex(bytes[++i]))
                    return -1;
        }
        else if (!isEscape(escaped))
            return -1;
    }
    return -1;
}
/**
 * True when none of four bytes is a quote, a backslash or a control character. Subtracting from all four at once borrows
 * into the high bit of a byte that was smaller; a borrow between bytes comes only from one that is smaller itself.
 */
function arePlain(four) {
    const quotes = four ^ 0x22222222;
    const slashes = four ^ 0x5c5c5c5c;
    const smaller = ((four - 0x20202020) & ~four) | ((quotes - 0x01010101) & ~quotes) | ((slashes - 0x01010101) & ~slashes);
    return (smaller & 0x80808080) === 0;
}
function isEscape(byte) {
    // " \ / b f n r t
    return (byte === QUOTE ||
        byte === BACKSLASH ||
        byte === 0x2f ||
        byte === 0x62 ||
        byte === 0x66 ||
        byte === 0x6e ||
        byte === 0x72 ||
        byte === 0x74);
}
function isHex(byte) {
    return byte !== undefined && (isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66));
}
function isDigit(byte) {
    return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
function endOfNumber(bytes, start) {
    let at = bytes[start] === 0x2d ? start + 1 : start;
    if (!isDigit(bytes[at]))
        return -1;
    if (bytes[at] === 0x30)
        at++;
    else
        at = endOfDigits(bytes, at);
    if (bytes[at] === 0x2e) {
        if (!isDigit(bytes[at + 1]))
            return -1;
        at = endOfDigits(bytes, at + 1);
    }
    if (((bytes[at] ?? 0) | 0x20) === 0x65) {
        at++;
        if (bytes[at] === 0x2b || bytes[at] === 0x2d)
            at++;
        if (!isDigit(bytes[at]))
            return -1;
        at = endOfDigits(bytes, at);
    }
    return at;
}
function endOfDigits(bytes, start) {
    let at = start;
    while (isDigit(bytes[at]))
        at++;
    return at;
}
const WORDS = ["true", "false", "null"].map((word) => Buffer.from(word));
function endOfWord(bytes, at) {
    for (const word of WORDS) {
        if (word.every((byte, i) => bytes[at + i] === byte))
            return at + word.length;
    }
    return -1;
}


/***/ }),

/***/ 1004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kr: () => (/* binding */ FRAME_BYTES),
/* harmony export */   Mb: () => (/* binding */ FRAME_DEPTH),
/* harmony export */   sm: () => (/* binding */ CAPTURE_LIMITS)
/* harmony export */ });
const CAPTURE_LIMITS = {
    lineBytes: 64 * 1024 * 1024,
    depth: 1000,
    values: 1_000_000,
    listedDamage: 20,
};
/** Bytes of one message that a recorder keeps; of a longer one it keeps this much as text, with the whole's digest. */
const FRAME_BYTES = 1024 * 1024;
/** Nesting of a message that is stored as JSON: the record around it takes one level of what the reader accepts. */
const FRAME_DEPTH = CAPTURE_LIMITS.depth - 1;


/***/ }),

/***/ 9871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ FORMAT)
/* harmony export */ });
/**
 * The records of `portlight.session/1`, one JSON object per line. docs/capture-format.md is the prose.
 * Unknown record types and fields are ignored by readers and kept by writers that copy.
 */
const FORMAT = "portlight.session/1";


/***/ }),

/***/ 2469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  record: () => (/* binding */ record)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./out/capture/limits.js
var limits = __webpack_require__(1004);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
;// CONCATENATED MODULE: ./out/capture/output.js


/** Writes at once: nothing waits in memory, and a slow disk holds up the caller. */
function immediateOutput(fd, tail) {
    let failure;
    let position = 0;
    return {
        get failure() {
            return failure;
        },
        accepts: () => failure === undefined,
        write(bytes) {
            if (failure !== undefined)
                return;
            const whole = withTail([bytes], tail);
            try {
                for (let at = 0; at < whole.length;)
                    at += (0,external_node_fs_.writeSync)(fd, whole, at, whole.length - at, position + at);
                position += bytes.length;
            }
            catch (error) {
                failure = (0,system_error/* codeOf */.$)(error);
            }
        },
        async close() {
            try {
                (0,external_node_fs_.closeSync)(fd);
            }
            catch (error) {
                failure ??= (0,system_error/* codeOf */.$)(error);
            }
        },
    };
}
/**
 * Writes beside the caller, who never waits: bytes go into a bounded queue that one write at a time empties. After an error
 * what is in the queue is lost with everything later.
 */
function queuedOutput(fd, tail, options) {
    let failure;
    let waiting = [];
    let queued = 0;
    let position = 0;
    let writing = false;
    let idle;
    const done = () => {
        writing = false;
        if (failure === undefined && waiting.length > 0)
            next();
        else
            idle?.();
    };
    const put = (bytes, at, start, taken) => {
        (0,external_node_fs_.write)(fd, bytes, at, bytes.length - at, start + at, (error, written) => {
            if (error)
                failure = (0,system_error/* codeOf */.$)(error);
            else if (at + written < bytes.length)
                return put(bytes, at + written, start, taken);
            queued -= taken;
            done();
        });
    };
    const next = () => {
        writing = true;
        const taken = waiting.reduce((sum, piece) => sum + piece.length, 0);
        const bytes = withTail(waiting, tail);
        waiting = [];
        put(bytes, 0, position, taken);
        position += taken;
    };
    return {
        get failure() {
            return failure;
        },
        accepts: (length) => failure === undefined && queued + length <= options.queueBytes,
        write(bytes) {
            if (failure !== undefined)
                return;
            waiting.push(bytes);
            queued += bytes.length;
            // After this turn, so that one write takes all that it brings.
            if (!writing) {
                writing = true;
                setImmediate(next);
            }
        },
        async close() {
            if (writing) {
                await new Promise((resolve) => {
                    const timer = setTimeout(() => {
                        failure ??= "ETIMEDOUT";
                        resolve();
                    }, options.closeMilliseconds);
                    idle = () => {
                        clearTimeout(timer);
                        resolve();
                    };
                });
            }
            // With a write still on its way the descriptor has to stay; it ends with the process.
            if (!writing)
                await new Promise((resolve) => (0,external_node_fs_.close)(fd, () => resolve()));
        },
    };
}
function withTail(pieces, tail) {
    const end = tail();
    if (pieces.length === 1 && end === undefined)
        return pieces[0];
    return Buffer.concat(end === undefined ? pieces : [...pieces, end]);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/capture/json-scan.js
var json_scan = __webpack_require__(1822);
// EXTERNAL MODULE: ./out/capture/types.js
var types = __webpack_require__(9871);
;// CONCATENATED MODULE: ./out/capture/writer.js









const FILE_BYTES = 1024 * 1024 * 1024;
/** Kept free below the file's limit, for the gap and end records. */
const RESERVE = 1024;
const MAX_FILES = 10_000;
/**
 * Starts a log. Each record is numbered, hashed and handed to the output in one synchronous step, so that the order of the
 * file is the order of observation.
 * @throws the system's error when the folder or the file cannot be made; a recorder then goes on without a log
 */
function createCaptureWriter(options) {
    return new FileCaptureWriter(options);
}
/**
 * Makes a text fit to name a file on every platform: letters, digits, `.`, `_` and `-`, at most 100 characters.
 * @returns "session" when nothing is left
 */
function captureName(text) {
    const name = text
        .replace(/[^A-Za-z0-9._-]+/g, "_")
        .replace(/^[._-]+/, "")
        .slice(0, 100)
        .replace(/[._]+$/, "");
    return name === "" ? "session" : name;
}
class FileCaptureWriter {
    path;
    dropped = 0;
    #output;
    #now;
    #frameBytes;
    #fileBytes;
    #hash = (0,external_node_crypto_.createHash)("sha256");
    #frames = { c2s: 0, s2c: 0 };
    #seq = 0;
    /** Length of the log without an end record. */
    #written = 0;
    #sealed = false;
    #closed = false;
    /** Lost since the last gap record, and why. */
    #gap = 0;
    #gapReason = "";
    constructor(options) {
        this.#now = options.now;
        this.#frameBytes = options.frameBytes ?? limits/* FRAME_BYTES */.Kr;
        this.#fileBytes = options.fileBytes ?? FILE_BYTES;
        makeFolder(options.directory);
        const [fd, path] = createFile(options.directory, captureName(options.name));
        this.path = path;
        this.#output = (options.output ?? immediateOutput)(fd, () => (this.#sealed ? this.#end() : undefined));
        this.#append(Buffer.from(`${JSON.stringify({ type: "session.start", format: types/* FORMAT */.u, ts: this.#now(), ...options.start })}\n`));
    }
    get failure() {
        return this.#output.failure;
    }
    frame(dir, bytes, fields = {}) {
        if (this.#closed)
            return;
        const cut = fields.whole !== undefined || bytes.length > this.#frameBytes;
        const { name, value, reflowed } = cut ? asBeginning(bytes, this.#frameBytes) : asMessage(bytes, fields.noise);
        const head = JSON.stringify({
            ...(fields.exchange === undefined ? {} : { exchange: fields.exchange }),
            ...(fields.sse === undefined ? {} : { sse: fields.sse }),
            ...(cut ? { truncated: true, bytes: fields.whole?.bytes ?? bytes.length } : {}),
            ...(cut && !fields.redacted ? { sha256: fields.whole ? fields.whole.sha256 : sha256(bytes) } : {}),
            ...(reflowed ? { reflowed: true } : {}),
            ...(fields.redacted ? { redacted: true } : {}),
        });
        const ts = fields.ts ?? this.#now();
        const rest = head.length > 2 ? `${head.slice(1, -1)},` : "";
        this.#numbered("frame", ts, [Buffer.from(`"dir":"${dir}",${rest}"${name}":`), value, Buffer.from("}")], dir);
    }
    record(record) {
        if (this.#closed)
            return;
        const { type, ts, ...fields } = record;
        this.#numbered(type, ts ?? this.#now(), [Buffer.from(JSON.stringify(fields).slice(1))]);
    }
    lost(count, reason) {
        if (this.#closed || count <= 0)
            return;
        this.dropped += count;
        this.#gap += count;
        this.#gapReason = reason;
    }
    seal() {
        if (this.#closed)
            return;
        this.#writeGap(0);
        this.#sealed = true;
        this.#output.write(NOTHING);
    }
    async close() {
        if (this.#closed)
            return;
        this.seal();
        this.#closed = true;
        await this.#output.close();
    }
    /** Numbers and appends one record; a frame of direction `dir` is counted. */
    #numbered(type, ts, rest, dir) {
        const size = rest.reduce((sum, part) => sum + part.length, 128);
        if (this.failure !== undefined || this.#written + size + RESERVE > this.#fileBytes) {
            this.lost(1, this.failure === undefined ? "size limit of the log" : `write error ${this.failure}`);
            return;
        }
        this.#writeGap(size);
        const head = Buffer.from(`{"type":"${type}","seq":${this.#seq + 1},"ts":${JSON.stringify(ts)},`);
        if (dir)
            this.#frames[dir]++;
        if (this.#append(Buffer.concat([head, ...rest, LINE_FEED]))) {
            this.#seq++;
            return;
        }
        if (dir)
            this.#frames[dir]--;
        this.lost(1, this.failure === undefined ? "the disk was too slow" : `write error ${this.failure}`);
    }
    #writeGap(room) {
        if (this.#gap === 0 || this.failure !== undefined || this.#written + room + RESERVE / 2 > this.#fileBytes)
            return;
        const gap = { type: "gap", seq: this.#seq + 1, ts: this.#now(), dropped: this.#gap, reason: this.#gapReason };
        if (!this.#append(Buffer.from(`${JSON.stringify(gap)}\n`)))
            return;
        this.#seq++;
        this.#gap = 0;
    }
    /**
     * Appends a line, in place of the end record where there is one. False when the output has no room for it, or failed:
     * what stands then is an incomplete log with a torn line at most.
     */
    #append(line) {
        if (!this.#output.accepts(line.length))
            return false;
        this.#hash.update(line);
        this.#written += line.length;
        this.#output.write(line);
        return this.failure === undefined;
    }
    #end() {
        const sha256 = this.#hash.copy().digest("hex");
        const end = { type: "session.end", ts: this.#now(), frames: this.#frames, dropped: this.dropped, sha256 };
        return Buffer.from(`${JSON.stringify(end)}\n`);
    }
}
const LINE_FEED = Buffer.from("\n");
const NOTHING = Buffer.alloc(0);
function asMessage(bytes, noise = false) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { name: "base64", value: quoted(base64(bytes)), reflowed: false };
    const form = noise ? "not-json" : (0,json_scan/* scanJson */.E)(bytes, limits/* FRAME_DEPTH */.Mb);
    if (form === "json")
        return { name: "frame", value: bytes, reflowed: false };
    if (form === "breaks")
        return { name: "frame", value: withoutBreaks(bytes), reflowed: true };
    return { name: "text", value: quoted(Buffer.from(bytes).toString("utf8")), reflowed: false };
}
/** The beginning of a message that is too long, cut between characters. */
function asBeginning(bytes, limit) {
    const length = Math.min(bytes.length, limit);
    // A character has at most four bytes, so one that the cut split loses at most three.
    for (let end = length; end >= Math.max(0, length - 3); end--) {
        const beginning = bytes.subarray(0, end);
        if ((0,external_node_buffer_.isUtf8)(beginning))
            return { name: "text", value: quoted(Buffer.from(beginning).toString("utf8")), reflowed: false };
    }
    return { name: "base64", value: quoted(base64(bytes.subarray(0, length))), reflowed: false };
}
/** Valid JSON holds raw line breaks only between tokens, so each becomes a space. */
function withoutBreaks(bytes) {
    return bytes.map((byte) => (byte === 0x0a || byte === 0x0d ? 0x20 : byte));
}
function quoted(text) {
    return Buffer.from(JSON.stringify(text));
}
function base64(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
function sha256(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}
/** Node's own recursive `mkdir` does not end where a folder that is there takes none, as in /proc. */
function makeFolder(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        const code = (0,system_error/* codeOf */.$)(error);
        if (code === "EEXIST" && (0,external_node_fs_.statSync)(path).isDirectory())
            return;
        if (code !== "ENOENT" || (0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(path)))
            throw error;
        makeFolder((0,external_node_path_.dirname)(path));
        makeFolder(path);
    }
}
function createFile(directory, name) {
    const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL;
    for (let n = 1;; n++) {
        const path = (0,external_node_path_.join)(directory, n === 1 ? `${name}.mcp.jsonl` : `${name}.${n}.mcp.jsonl`);
        try {
            return [(0,external_node_fs_.openSync)(path, flags, 0o600), path];
        }
        catch (error) {
            if ((0,system_error/* codeOf */.$)(error) !== "EEXIST" || n >= MAX_FILES)
                throw error;
        }
    }
}

;// CONCATENATED MODULE: ./out/record/capture-place.js


/** Where captures go when nobody says otherwise, below the working directory. */
const DEFAULT_FOLDER = [".portlight", "sessions"];
/**
 * The folder for captures: the option, else `PORTLIGHT_SESSION_DIR`, else `.portlight/sessions`. The default is never
 * followed through a link, because whoever wrote the checkout could have put one there.
 * @returns undefined when a link is in the way
 */
function capturePlace(option, environment, cwd) {
    const given = option || environment.PORTLIGHT_SESSION_DIR;
    if (given)
        return { directory: (0,external_node_path_.resolve)(cwd, given), shown: given };
    let directory = cwd;
    for (const part of DEFAULT_FOLDER) {
        directory = (0,external_node_path_.join)(directory, part);
        if ((0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.isSymbolicLink())
            return undefined;
    }
    return { directory, shown: DEFAULT_FOLDER.join("/") };
}

;// CONCATENATED MODULE: ./out/record/child-environment.js
/** Prefixes and names that belong to the CI job or to us, never to the server under test: it could publish as the job. */
const WITHHELD_PREFIXES = ["PORTLIGHT_", "ACTIONS_", "INPUT_"];
const WITHHELD = new Set([
    "GITHUB_TOKEN",
    // Identity tokens of other forges and CI services, which stand in fixed variables.
    "CI_JOB_JWT",
    "CI_JOB_JWT_V1",
    "CI_JOB_JWT_V2",
    "CI_JOB_TOKEN",
    "CIRCLE_OIDC_TOKEN",
    "CIRCLE_OIDC_TOKEN_V2",
    "BITBUCKET_STEP_OIDC_TOKEN",
    "SIGSTORE_ID_TOKEN",
    "SYSTEM_ACCESSTOKEN",
    "SYSTEM_OIDCREQUESTURI",
]);
/** The environment of the recorded server: the given one without what would hand it the job. Nothing is added. */
function childEnvironment(environment) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && !isWithheld(name))
            kept[name] = value;
    }
    return kept;
}
function isWithheld(name) {
    // Windows compares names without case; elsewhere a lower-case twin is no secret of the job, so nothing is lost.
    const upper = name.toUpperCase();
    return WITHHELD.has(upper) || WITHHELD_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

;// CONCATENATED MODULE: ./out/record/clock.js
/**
 * The wall clock as RFC 3339 UTC with microseconds. It starts at the system's time and then runs on the monotonic clock, so
 * that the stamps of one capture never go back when the system's clock is set.
 */
function microsecondClock() {
    return () => {
        const milliseconds = performance.timeOrigin + performance.now();
        const whole = Math.floor(milliseconds);
        const micros = Math.floor((milliseconds - whole) * 1000);
        return `${new Date(whole).toISOString().slice(0, -1)}${String(micros).padStart(3, "0")}Z`;
    };
}

;// CONCATENATED MODULE: ./out/record/failure.js
/** Exit statuses of `record` that are its own; every other one is the server's (docs/guide.md). */
const OWN_FAILURE = 125;
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
/** @param code the system's code of a failed start */
function startFailureStatus(code) {
    if (code === "ENOENT")
        return NOT_FOUND;
    return code === "EACCES" || code === "ENOEXEC" || code === "ENOTDIR" || code === "E2BIG" || code === "EPERM"
        ? NOT_EXECUTABLE
        : OWN_FAILURE;
}
/** Why a command did not start, in one sentence. @param command without its secrets: it may be an assignment */
function startFailureText(command, code) {
    const shown = JSON.stringify(command.slice(0, 200));
    const status = startFailureStatus(code);
    if (status === NOT_FOUND)
        return `the command ${shown} was not found; give it as a path, or install it where PATH leads.`;
    if (status === NOT_EXECUTABLE)
        return `the command ${shown} cannot be executed (${code}).`;
    return `the command ${shown} could not be started (${code}).`;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./out/record/process-group.js

/** Exit status of a process as a shell tells it: its code, or 128 + n when signal n ended it. */
function exitStatus(code, signal) {
    if (code !== null)
        return code;
    return signal === null ? 0 : 128 + (external_node_os_.constants.signals[signal] ?? 0);
}
/**
 * Sends a signal to every process of a group. Without groups (Windows) only to its leader.
 * @param leader process id of the group's leader
 * @returns false when no process of the group is left
 */
function signalGroup(leader, signal) {
    try {
        return process.kill(process.platform === "win32" ? leader : -leader, signal);
    }
    catch (error) {
        // EPERM: there is one that we may not signal (a set-user-id program).
        return error.code === "EPERM";
    }
}

;// CONCATENATED MODULE: ./out/record/watchdog.js

/**
 * Ends a process group when this process dies without a word. A client that gives up kills the recorder with SIGKILL,
 * which nobody can hand on; the server in its own group would be left behind. The watchdog is a shell that waits for its
 * input to end, which happens when the recorder is gone, however that came.
 * @returns undefined where there is no POSIX shell
 */
function watchGroup(leader) {
    if (process.platform === "win32")
        return undefined;
    const shell = (0,external_node_child_process_.spawn)("/bin/sh", ["-c", 'read -r _ || kill -9 "-$1"', "sh", String(leader)], {
        stdio: ["pipe", "ignore", "ignore"],
        // A group of its own: what is sent to the recorder's group must not reach it.
        detached: true,
        env: {},
        cwd: "/",
    });
    shell.on("error", () => { });
    shell.stdin.on("error", () => { });
    if (shell.pid === undefined)
        return undefined;
    shell.unref();
    shell.stdin.unref?.();
    return { dismiss: () => void shell.stdin.write("\n") };
}

;// CONCATENATED MODULE: ./out/record/lifecycle.js


const LADDER = {
    sealAfterEnd: 1500,
    sealAfterSignal: 500,
    drainIdle: 1000,
    drainLimit: 10_000,
    leftoverGrace: 40,
    orphanIdle: 10_000,
    orphanGrace: 2000,
};
const HANDED_ON = ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"];
const POLL = 10;
/** Follows the server from its start to its end and decides when the capture is sealed and the recorder may exit. */
class Lifecycle {
    /** Exit status of the server, once it is over: nothing more will come from it. */
    over;
    #options;
    #resolve;
    #timers = new Set();
    #parent;
    #onSignal = (signal) => this.#signalled(signal);
    #watchdog;
    #status;
    #openOutputs = 2;
    #lastOutput = 0;
    /** False once no process of the server's group was left when it exited: its number may then belong to others. */
    #groupIsOurs = true;
    #ending = false;
    #hurried = false;
    constructor(options) {
        this.#options = options;
        this.#parent = options.process.ppid;
        let resolve = () => { };
        this.over = new Promise((settle) => {
            resolve = settle;
        });
        this.#resolve = resolve;
        options.child.once("exit", (code, signal) => this.#exited(code, signal));
        for (const signal of HANDED_ON)
            options.process.on(signal, this.#onSignal);
    }
    /** A signal came when only unread output was left: whoever sent it will not read that any more. */
    get hurried() {
        return this.#hurried;
    }
    /** The client ended its input. */
    inputEnded() {
        if (this.#status !== undefined)
            return;
        this.#note({ event: "stdin-closed" });
        this.#after(this.#options.ladder.sealAfterEnd, () => this.#options.observer.seal());
        this.outputSeen();
        const watch = setInterval(() => {
            if (this.#options.process.ppid === this.#parent)
                return;
            if (performance.now() - this.#lastOutput < this.#options.ladder.orphanIdle)
                return;
            clearInterval(watch);
            signalGroup(this.#options.child.pid, "SIGTERM");
            this.#after(this.#options.ladder.orphanGrace, () => signalGroup(this.#options.child.pid, "SIGKILL"));
        }, this.#options.ladder.orphanIdle / 10);
        this.#timers.add(watch);
    }
    /** The server wrote something. */
    outputSeen() {
        this.#lastOutput = performance.now();
    }
    /** The server's stdout or stderr ended. */
    outputEnded() {
        this.#openOutputs--;
        if (this.#openOutputs === 0 && this.#status !== undefined)
            void this.#end();
    }
    #signalled(signal) {
        this.#note({ event: "signal", signal });
        if (this.#status !== undefined) {
            // Nothing to hand it on to but a descendant that holds a pipe open.
            this.#hurried = true;
            void this.#end();
            return;
        }
        signalGroup(this.#options.child.pid, signal);
        this.#watchdog ??= watchGroup(this.#options.child.pid);
        this.#after(this.#options.ladder.sealAfterSignal, () => this.#options.observer.seal());
    }
    #exited(code, signal) {
        this.#status = exitStatus(code, signal);
        this.#groupIsOurs = signalGroup(this.#options.child.pid, 0);
        this.#note({ event: "exit", code, signal });
        if (this.#openOutputs === 0) {
            void this.#end();
            return;
        }
        this.outputSeen();
        const { drainIdle, drainLimit } = this.#options.ladder;
        let heard = performance.now();
        let left = drainLimit;
        const timer = setInterval(() => {
            const now = performance.now();
            if (this.#options.stalled())
                this.outputSeen();
            else
                left -= now - heard;
            heard = now;
            if (left <= 0) {
                this.#options.observer.lost("a process that outlived the server went on writing", this.#options.now());
                void this.#end();
            }
            else if (now - this.#lastOutput >= drainIdle)
                void this.#end();
        }, 50);
        this.#timers.add(timer);
    }
    async #end() {
        if (this.#ending)
            return;
        this.#ending = true;
        for (const timer of this.#timers)
            clearTimeout(timer);
        if (this.#groupIsOurs)
            await this.#endGroup();
        this.#watchdog?.dismiss();
        for (const signal of HANDED_ON)
            this.#options.process.off(signal, this.#onSignal);
        this.#resolve(this.#status);
    }
    /** Descendants that outlive the server would be nobody's. */
    async #endGroup() {
        const { pid } = this.#options.child;
        if (!signalGroup(pid, "SIGTERM"))
            return;
        const until = performance.now() + this.#options.ladder.leftoverGrace;
        while (performance.now() < until) {
            await new Promise((resume) => setTimeout(resume, POLL));
            if (!signalGroup(pid, 0))
                return;
        }
        signalGroup(pid, "SIGKILL");
    }
    #note(what) {
        this.#options.observer.event({ type: "process", ...what }, this.#options.now());
    }
    #after(milliseconds, action) {
        this.#timers.add(setTimeout(action, milliseconds));
    }
}

;// CONCATENATED MODULE: ./out/record/backlog.js
/** Work that was put off: at most this long in one turn of the event loop, in milliseconds. */
const SLICE = 0.25;
/** How long work may wait for more of its kind, in milliseconds. */
const DELAY = 2;
/**
 * Steps that the caller does when too much waits. Counted, not timed, so that a busy machine loses no more than an idle one:
 * at 64 lines a step, a flood of lines as short as JSON-RPC allows is slowed down and kept whole.
 */
const HELP = 32;
/** Pieces of done work that are let go together. */
const COMPACT_AT = 1024;
/**
 * Puts off the work of observing until the bytes have long been handed on, and does it in small slices, so that a message
 * never waits for the record of another one. When more than `limit` waits, whoever adds more helps for a moment, which slows
 * a flood down to what can be observed. What costs more than that grows the backlog until it is `full`.
 */
class Backlog {
    #limit;
    #waiting = [];
    /** Index of the piece of work that is next. */
    #next = 0;
    #cost = 0;
    #scheduled;
    constructor(limit) {
        this.#limit = limit;
    }
    /** True when four times the limit waits: nothing that costs more should be added. */
    get full() {
        return this.#cost >= 4 * this.#limit;
    }
    /** @param cost of the work, in the unit of the limit */
    add(cost, work) {
        this.#waiting.push({ cost, work });
        this.#cost += cost;
        if (this.#cost > this.#limit)
            this.#work({ enough: this.#limit, steps: HELP });
        this.#scheduled ??= setTimeout(() => this.#slice(), DELAY);
    }
    /** Does everything that waits, now. */
    drain() {
        this.#work({});
    }
    #slice() {
        this.#scheduled = undefined;
        this.#work({ until: performance.now() + SLICE });
        if (this.#next < this.#waiting.length)
            this.#scheduled = setImmediate(() => this.#slice());
    }
    /** Works until no more than `enough` waits, so many steps were done, or the time is over. */
    #work({ enough = -1, steps = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }) {
        for (let step = 0; step < steps && this.#next < this.#waiting.length && this.#cost > enough; step++) {
            const piece = this.#waiting[this.#next];
            if (piece.work()) {
                this.#next++;
                this.#cost -= piece.cost;
                if (this.#next >= COMPACT_AT || this.#next === this.#waiting.length) {
                    this.#waiting = this.#waiting.slice(this.#next);
                    this.#next = 0;
                }
            }
            if (performance.now() >= until)
                return;
        }
    }
}

;// CONCATENATED MODULE: ./out/record/line-splitter.js

const line_splitter_LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FIRST_CAPACITY = 4096;
/**
 * Cuts a byte stream into lines. Holds little more than `limit` bytes whatever arrives; of a longer line it keeps the
 * beginning, and counts and hashes the whole. The terminator is `\n` or `\r\n`.
 */
class LineSplitter {
    #limit;
    #onLine;
    /** Beginning of a line that began in an earlier chunk: one byte over the limit, so that `\r\n` may follow the limit. */
    #buffer = Buffer.allocUnsafe(FIRST_CAPACITY);
    #buffered = 0;
    #length = 0;
    #hash;
    /** A carriage return at the end of what was hashed: content only when more of the line follows. */
    #heldReturn = false;
    /** The rest of the current line is passed over: its beginning was lost. */
    #skipping = false;
    /** @param limit in bytes, at least 1 */
    constructor(limit, onLine) {
        this.#limit = limit;
        this.#onLine = onLine;
    }
    /**
     * Takes the bytes of a chunk from `start` on, until they are all taken or `maxLines` lines were emitted.
     * @returns where to go on: the chunk's length when all was taken
     */
    push(chunk, start = 0, maxLines = Number.POSITIVE_INFINITY) {
        for (let lines = 0; lines < maxLines; lines++) {
            const end = chunk.indexOf(line_splitter_LINE_FEED, start);
            if (end < 0) {
                if (start < chunk.length && !this.#skipping)
                    this.#take(chunk.subarray(start));
                return chunk.length;
            }
            const part = chunk.subarray(start, end);
            if (this.#skipping)
                this.#skipping = false;
            else if (this.#length === 0 && part.length <= this.#limit) {
                const bytes = endsWithReturn(part) ? part.subarray(0, -1) : part;
                this.#onLine({ bytes, length: bytes.length, terminated: true });
            }
            else {
                this.#take(part);
                this.#finish(true);
            }
            start = end + 1;
        }
        return start;
    }
    /** Bytes were lost here: the line that they belonged to is given up. @param inLine whether they ended inside a line */
    lose(inLine) {
        this.#reset();
        this.#skipping = inLine;
    }
    /** Emits what stands after the last line feed, if anything does. */
    end() {
        if (this.#length > 0)
            this.#finish(false);
    }
    #take(part) {
        const before = this.#buffered;
        this.#keep(part.subarray(0, this.#limit + 1 - before));
        this.#length += part.length;
        if (this.#length <= this.#limit)
            return;
        if (!this.#hash) {
            this.#hash = (0,external_node_crypto_.createHash)("sha256");
            this.#digest(this.#buffer.subarray(0, before));
        }
        this.#digest(part);
    }
    #keep(part) {
        const needed = this.#buffered + part.length;
        if (needed > this.#buffer.length) {
            const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, this.#buffer.length * 2), this.#limit + 1));
            this.#buffer.copy(larger, 0, 0, this.#buffered);
            this.#buffer = larger;
        }
        part.copy(this.#buffer, this.#buffered);
        this.#buffered = needed;
    }
    #digest(part) {
        if (part.length === 0)
            return;
        if (this.#heldReturn)
            this.#hash?.update("\r");
        this.#heldReturn = endsWithReturn(part);
        this.#hash?.update(this.#heldReturn ? part.subarray(0, -1) : part);
    }
    #finish(terminated) {
        const kept = this.#buffer.subarray(0, this.#buffered);
        const returned = terminated && (this.#hash ? this.#heldReturn : endsWithReturn(kept));
        const length = returned ? this.#length - 1 : this.#length;
        const hash = this.#hash;
        if (hash && this.#heldReturn && !returned)
            hash.update("\r");
        this.#reset();
        if (hash && length > this.#limit) {
            this.#onLine({ bytes: kept.subarray(0, this.#limit), length, sha256: hash.digest("hex"), terminated });
        }
        else {
            this.#onLine({ bytes: kept.subarray(0, length), length, terminated });
        }
    }
    #reset() {
        this.#buffered = 0;
        this.#length = 0;
        this.#hash = undefined;
        this.#heldReturn = false;
    }
}
function endsWithReturn(bytes) {
    return bytes.length > 0 && bytes[bytes.length - 1] === CARRIAGE_RETURN;
}

;// CONCATENATED MODULE: ./out/record/observer.js





/** Bytes of one stderr line that are kept. */
const STDERR_BYTES = 64 * 1024;
/** Read beyond a limit, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;
/**
 * What may wait to be observed before the relay slows down, as bytes; four times that before lines are lost. It bounds the
 * memory and, at some hundred megabytes a second, the time that completing a capture takes.
 */
const BACKLOG_COST = 4 * 1024 * 1024;
/** A line costs as much as so many bytes, whatever it holds. */
const LINE_COST = 1024;
/** Lines that are stored in one step. */
const STEP_LINES = 64;
const observer_LINE_FEED = 0x0a;
/** For a session that is not recorded. */
const UNOBSERVED = {
    bytes: () => { },
    end: () => { },
    event: () => { },
    lost: () => { },
    seal: () => { },
    close: async () => { },
};
/** Turns the bytes of the three streams into records, one per line. */
function createObserver(options) {
    const { capture, frameBytes } = options;
    const backlog = new Backlog(BACKLOG_COST);
    let ts = "";
    const frames = (dir) => new LineSplitter(frameBytes + LOOKAHEAD, (line) => storeFrame(options, dir, line, ts));
    const splitters = {
        c2s: frames("c2s"),
        s2c: frames("s2c"),
        stderr: new LineSplitter(STDERR_BYTES + LOOKAHEAD, (line) => storeStderr(options, line, ts)),
    };
    /** Losses that wait to be told, by stream. */
    const losses = new Map();
    let reported = false;
    const later = (cost, at, work) => backlog.add(cost, () => {
        ts = at;
        let done = true;
        try {
            done = work();
        }
        catch {
            // A mistake of ours costs a record, never the session.
            capture.lost(1, "an error of the recorder");
        }
        report();
        return done;
    });
    const once = (at, work) => later(0, at, () => {
        work();
        return true;
    });
    const lose = (stream, chunk, at) => {
        let loss = losses.get(stream);
        if (!loss) {
            loss = { lines: 0, inLine: false };
            losses.set(stream, loss);
            const told = loss;
            once(at, () => {
                losses.delete(stream);
                splitters[stream].lose(told.inLine);
                capture.lost(told.lines + (told.inLine ? 1 : 0), "the recorder could not keep up");
            });
        }
        loss.lines += linesIn(chunk);
        loss.inLine = chunk[chunk.length - 1] !== observer_LINE_FEED;
    };
    const report = () => {
        if (reported || capture.failure === undefined)
            return;
        reported = true;
        options.failed(capture.failure);
    };
    return {
        bytes: (stream, chunk, at) => {
            if (backlog.full)
                return lose(stream, chunk, at);
            let next = 0;
            later(chunk.length + LINE_COST * linesIn(chunk), at, () => {
                next = splitters[stream].push(chunk, next, STEP_LINES);
                return next === chunk.length;
            });
        },
        end: (stream, at) => once(at, () => splitters[stream].end()),
        event: (record, at) => once(at, () => capture.record({ ...record, ts: at })),
        lost: (reason, at) => once(at, () => capture.lost(1, reason)),
        seal: () => {
            backlog.drain();
            capture.seal();
            report();
        },
        close: async () => {
            backlog.drain();
            await capture.close();
            report();
        },
    };
}
function storeFrame(options, dir, line, ts) {
    const { capture, frameBytes, redactor } = options;
    const clean = redactor?.(line.bytes, dir);
    const stored = clean ?? line.bytes;
    // What a stream ended with in the middle of a message is a beginning, not a message that is wrong.
    const torn = !line.terminated && (0,json_scan/* scanJson */.E)(line.bytes, limits/* FRAME_DEPTH */.Mb) === "not-json";
    // A marker may turn what was no message into JSON; what the capture says of its form is what came.
    const noise = clean !== undefined && !isMessage(line.bytes);
    const cut = torn || line.length > frameBytes || stored.length > frameBytes;
    capture.frame(dir, stored, {
        ts,
        ...(cut && { whole: { bytes: line.length, ...(!clean && { sha256: line.sha256 ?? digest(line.bytes) }) } }),
        ...(clean && { redacted: true }),
        ...(noise && { noise }),
    });
}
function isMessage(bytes) {
    const form = (0,json_scan/* scanJson */.E)(bytes, limits/* FRAME_DEPTH */.Mb);
    return form === "json" || form === "breaks";
}
function storeStderr({ capture, redactor }, line, ts) {
    const clean = redactor?.(line.bytes, "stderr");
    capture.record({
        type: "stderr",
        ts,
        text: (clean ?? line.bytes).subarray(0, STDERR_BYTES).toString("utf8"),
        ...(line.length > STDERR_BYTES && { truncated: true, bytes: line.length }),
        ...(clean && { redacted: true }),
    });
}
function linesIn(chunk) {
    let lines = 0;
    for (let end = chunk.indexOf(observer_LINE_FEED); end >= 0; end = chunk.indexOf(observer_LINE_FEED, end + 1))
        lines++;
    return lines;
}
function digest(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}

// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var content_redact = __webpack_require__(4202);
;// CONCATENATED MODULE: ./out/record/redactor.js




/**
 * Works on bytes, so that whatever is no secret stays byte for byte, also in what is not UTF-8.
 * @param values exact values to replace, beside secrets of known shape
 * @param rules what else to replace
 */
function createRedactor(values, rules = {}) {
    const exact = (0,content_redact/* exactValues */.IY)([...values, ...values.flatMap(longLines)]);
    const ruled = rules.isSecretKey !== undefined || [...(rules.paths ?? []), ...(rules.values ?? [])].length > 0;
    const streams = new Map();
    return (bytes, stream) => {
        let lines;
        if (stream) {
            lines = streams.get(stream) ?? new content_redact/* LineSecrets */.Mr(exact);
            streams.set(stream, lines);
        }
        const latin1 = bytes.toString("latin1");
        // Most lines are messages without a secret, and a look at their bytes is all they cost.
        if (!ruled && !lines?.pending && isBracketed(bytes)) {
            if ((0,content_redact/* isClean */.AG)(latin1, exact, rules.secrets, isPrintable(bytes)))
                return undefined;
        }
        const encoding = (0,external_node_buffer_.isUtf8)(bytes) ? "utf8" : "latin1";
        const text = encoding === "utf8" ? bytes.toString("utf8") : latin1;
        const form = (0,json_scan/* scanJson */.E)(bytes, limits/* FRAME_DEPTH */.Mb);
        // In JSON a marker has to stay inside of its string.
        const json = form === "json" || form === "breaks";
        const also = json ? [] : (lines?.read(text) ?? []);
        const clean = ruled ? (0,content_redact/* redact */.E$)(text, { ...rules, exact }, also) : (0,content_redact/* redactText */.Rd)(text, { exact, json }, also);
        return clean.count === 0 ? undefined : Buffer.from(clean.text, encoding);
    };
}
/** Lines of a value that say enough by themselves, as those of a key do. */
function longLines(value) {
    if (!value.includes("\n"))
        return [];
    return value.split(/\r?\n/).filter((line) => line.length >= 16 && !/\s/.test(line) && !line.startsWith("-----"));
}
/** True for ASCII without controls, told by four bytes at a time: this is asked for every message. */
function isPrintable(bytes) {
    if (!(0,external_node_buffer_.isAscii)(bytes))
        return false;
    const skipped = Math.min((4 - (bytes.byteOffset & 3)) & 3, bytes.length);
    const words = new Int32Array(bytes.buffer, bytes.byteOffset + skipped, (bytes.length - skipped) >> 2);
    for (let i = 0; i < words.length; i++) {
        const word = words[i];
        // A byte below a space borrows, one of 0x7f carries (Mycroft, 1987); none has its highest bit set.
        if ((((word - 0x20202020) | (word + 0x01010101)) & 0x80808080) !== 0)
            return false;
    }
    for (let i = 0; i < skipped; i++)
        if (!isVisible(bytes[i]))
            return false;
    for (let i = skipped + 4 * words.length; i < bytes.length; i++)
        if (!isVisible(bytes[i]))
            return false;
    return true;
}
function isVisible(byte) {
    return byte >= 0x20 && byte < 0x7f;
}
/** True for what begins and ends as a message does, which is never a part of a secret that goes on elsewhere. */
function isBracketed(bytes) {
    let start = 0;
    let end = bytes.length - 1;
    while (start < end && isSpace(bytes[start]))
        start++;
    while (end > start && isSpace(bytes[end]))
        end--;
    const [first, last] = [bytes[start], bytes[end]];
    return (first === 0x7b && last === 0x7d) || (first === 0x5b && last === 0x5d);
}
function isSpace(byte) {
    return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

;// CONCATENATED MODULE: ./out/record/relay.js
/**
 * Hands the bytes of `source` to `destination` unchanged and in order. Back-pressure: a full destination pauses the source.
 * Neither stream is ended here: what the end of one means for the other is the caller's to say.
 */
function relay(source, destination, now, events) {
    let ended = false;
    let broken = false;
    let waiting = false;
    const finish = () => {
        if (ended)
            return;
        ended = true;
        events.ended();
    };
    const fail = () => {
        if (broken)
            return;
        broken = true;
        waiting = false;
        events.broken();
        source.destroy();
    };
    source.on("data", (chunk) => {
        if (broken)
            return;
        const ts = now();
        if (!destination.write(chunk)) {
            waiting = true;
            source.pause();
        }
        events.forwarded(chunk, ts);
    });
    destination.on("drain", () => {
        waiting = false;
        source.resume();
    });
    source.on("end", finish);
    source.on("error", finish);
    source.on("close", finish);
    // EPIPE and its kin: the reader is gone. What it did not take is lost, as it would be without a relay.
    destination.on("error", fail);
    destination.on("close", () => {
        if (!ended)
            fail();
    });
    return { stalled: () => waiting, stop: () => void source.destroy() };
}

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

// EXTERNAL MODULE: ./out/content/redact/arguments.js
var redact_arguments = __webpack_require__(5451);
;// CONCATENATED MODULE: ./out/record/session-start.js





/** What the first record of a stdio capture says: who recorded what, without secrets and without paths of the machine. */
function sessionStart(facts) {
    const root = projectRoot(facts.cwd);
    const git = gitFrom(facts.environment);
    const ci = ciFrom(facts.environment);
    return {
        session: facts.session,
        recorder: { name: "portlight", version: facts.version },
        transport: "stdio",
        server: {
            label: labelOf(maskedArguments(facts.argv, facts.redact)),
            argv: storedArguments(facts.argv, { root, home: facts.environment.HOME, redact: facts.redact }),
            cwd: facts.redact((0,external_node_path_.relative)(root, facts.cwd).replaceAll(external_node_path_.sep, "/")) || ".",
        },
        ...(facts.pid !== undefined && { pid: facts.pid }),
        ...(git && { git }),
        ...(ci && { ci }),
        redaction: { profile: facts.redaction },
    };
}
/** The nearest folder upward that holds `.git`, else the folder itself. */
function projectRoot(cwd) {
    for (let folder = cwd;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".git")))
            return folder;
        if (folder === (0,external_node_path_.dirname)(folder))
            return cwd;
    }
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
    const reader = new redact_arguments/* ArgumentReader */.R();
    return argv.map((argument) => {
        let masked = "";
        let from = 0;
        for (const { start, end } of reader.read(argument)) {
            masked += redact(argument.slice(from, start)) + (0,content_redact/* redactionMarker */.SG)("argument", end - start);
            from = end;
        }
        return masked + redact(argument.slice(from));
    });
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

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./out/record/standard-streams.js


/** In milliseconds. */
const STDERR_PATIENCE = 1000;
/**
 * The recorder's own descriptors 0, 1 and 2. Pipes are opened as sockets of our own, because `process.stdout` can never be
 * ended. Call it once.
 */
function standardStreams() {
    // The runtime makes its own streams when they are first named, which it does itself when a socket closes; that fails while
    // another stream works on the descriptor. So they are made first.
    const outputs = [process.stdout, process.stderr];
    const ownInput = isPipe(0);
    const ownOutput = isPipe(1);
    const stdin = ownInput ? new external_node_net_.Socket({ fd: 0, readable: true, writable: false }) : process.stdin;
    const stdout = ownOutput ? new external_node_net_.Socket({ fd: 1, readable: false, writable: true }) : outputs[0];
    // Its descriptor stays open to the end, for what the runtime itself has to say.
    const stderr = isPipe(2) ? new external_node_net_.Socket({ fd: 2, readable: false, writable: true }) : outputs[1];
    if (ownInput)
        stdin.once("close", () => replaceByNothing(0, "r"));
    if (ownOutput)
        stdout.once("close", () => replaceByNothing(1, "w"));
    return {
        stdin,
        stdout,
        stderr,
        closeStdin: () => void stdin.destroy(),
        closeStdout: () => {
            if (ownOutput)
                stdout.end();
        },
        flushed: async () => {
            await Promise.all([drained(stdout), drained(stderr, STDERR_PATIENCE)]);
            stderr.destroy();
        },
        abandon: () => {
            stdout.destroy();
            stderr.destroy();
        },
    };
}
/**
 * The runtime never closes the first three descriptors, so a peer would not learn of it. The number stays taken, so that
 * no file opened later gets it.
 */
function replaceByNothing(fd, flags) {
    try {
        (0,external_node_fs_.closeSync)(fd);
        (0,external_node_fs_.openSync)("/dev/null", flags);
    }
    catch {
        // Closed already, or a system without the null device: nothing to save.
    }
}
/** @param patience in milliseconds; without it as long as it takes */
function drained(stream, patience) {
    return new Promise((resolve) => {
        if (stream.destroyed || stream.errored)
            return resolve();
        const timer = patience === undefined ? undefined : setTimeout(resolve, patience);
        const done = () => {
            clearTimeout(timer);
            resolve();
        };
        stream.once("close", done);
        stream.once("error", done);
        // Called back after all that was written before.
        if (!stream.writableEnded)
            stream.write("", done);
    });
}
function isPipe(fd) {
    if (process.platform === "win32")
        return false;
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        return stat.isFIFO() || stat.isSocket();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./out/record/record.js


















/** What may wait for the disk, and how long the end of the session waits for it. */
const OUTPUT = { queueBytes: 64 * 1024 * 1024, closeMilliseconds: 500 };
/**
 * Starts an MCP server, stands between it and the client on our own stdin and stdout, and writes what passes to a capture.
 * The bytes are not changed, and no trouble with the capture disturbs the session.
 * @returns the exit status for this process: the server's (128 + n when signal n ended it); 125 for a failure of our own,
 *   126 when the command cannot be executed, 127 when it is not found
 */
async function record(options) {
    const refusal = refusalOf(options);
    if (refusal !== undefined) {
        say(refusal);
        return OWN_FAILURE;
    }
    const started = await start(options);
    const now = microsecondClock();
    const observer = openObserver(options, now, started.child?.pid);
    if (!started.child) {
        observer.event({ type: "process", event: "spawn-failed" }, now());
        await observer.close();
        // What is printed goes to logs that others read, also where the capture is to hold everything.
        const clean = cleaner(createRedactor(knownSecrets(options.environment), options.rules));
        say(startFailureText(maskedArguments(options.argv, clean)[0], started.code));
        return startFailureStatus(started.code);
    }
    observer.event({ type: "process", event: "spawn" }, now());
    return await session(started.child, observer, now);
}
function refusalOf({ argv, environment }) {
    if (argv.length === 0 || argv[0] === "")
        return "no command was given; write the server's command after `--`.";
    if (environment.GITHUB_EVENT_NAME === "pull_request_target") {
        return "record refuses to run on pull_request_target, where the code of a pull request would run beside the repository's secrets; record on pull_request.";
    }
    return undefined;
}
async function start(options) {
    const [command, ...parameters] = options.argv;
    try {
        const child = (0,external_node_child_process_.spawn)(command, parameters, {
            cwd: options.cwd,
            env: childEnvironment(options.environment),
            stdio: ["pipe", "pipe", "pipe"],
            detached: process.platform !== "win32",
            windowsHide: true,
        });
        if (child.pid !== undefined) {
            child.on("error", () => { });
            return { child: child };
        }
        return { code: (0,system_error/* codeOf */.$)(await new Promise((resolve) => child.once("error", resolve))) };
    }
    catch (error) {
        return { code: (0,system_error/* codeOf */.$)(error) };
    }
}
/** Starts the capture; trouble with it is told and never ends the session. */
function openObserver(options, now, pid) {
    const { environment, cwd, argv, frameBytes = limits/* FRAME_BYTES */.Kr } = options;
    const values = options.redact === false ? undefined : knownSecrets(environment);
    const redactor = values && createRedactor(values, options.rules);
    const clean = cleaner(redactor);
    const left = values ? secretValues(environment).length - values.length : 0;
    if (left > 0) {
        say(`the environment holds ${MAX_SECRETS + left} secret values, of which the ${MAX_SECRETS} longest are redacted; ${left} may stand in the capture.`);
    }
    const place = capturePlace(options.sessionDir, environment, cwd);
    if (!place) {
        return unobserved(".portlight/sessions lies behind a link, which is not followed; name a folder with --session-dir");
    }
    try {
        const capture = createCaptureWriter({
            directory: place.directory,
            name: options.name || environment.PORTLIGHT_SESSION_NAME || labelOf(maskedArguments(argv, clean)),
            now,
            frameBytes,
            output: (fd, tail) => queuedOutput(fd, tail, OUTPUT),
            start: sessionStart({
                session: (0,external_node_crypto_.randomUUID)(),
                version: options.version,
                argv,
                cwd,
                ...(pid !== undefined && { pid }),
                environment,
                redaction: redactor ? (options.rules ? "custom" : "default") : "none",
                redact: clean,
            }),
        });
        if (!redactor)
            say(`redaction is off: secrets that pass will stand in clear in a file of ${place.shown}.`);
        const failed = (code) => say(`the capture is incomplete: writing it failed (${code}). The session goes on.`);
        return createObserver({ capture, frameBytes, redactor, failed });
    }
    catch (error) {
        return unobserved(`no file can be made in ${place.shown} (${(0,system_error/* codeOf */.$)(error)})`);
    }
}
/** The values of the environment that are redacted. */
function knownSecrets(environment) {
    return secretValues(environment).slice(0, MAX_SECRETS);
}
function cleaner(redactor) {
    return (text) => redactor?.(Buffer.from(text))?.toString() ?? text;
}
function unobserved(why) {
    say(`this session is not recorded: ${why}. The server runs all the same.`);
    return UNOBSERVED;
}
async function session(child, observer, now) {
    const streams = standardStreams();
    let serverRefuses = false;
    relay(streams.stdin, child.stdin, now, {
        forwarded: (chunk, ts) => observer.bytes("c2s", chunk, ts),
        ended: () => {
            observer.end("c2s", now());
            if (serverRefuses)
                return;
            child.stdin.end();
            lifecycle.inputEnded();
        },
        broken: () => {
            serverRefuses = true;
            streams.closeStdin();
        },
    });
    const output = relay(child.stdout, streams.stdout, now, {
        forwarded: (chunk, ts) => {
            lifecycle.outputSeen();
            observer.bytes("s2c", chunk, ts);
        },
        ended: () => {
            observer.end("s2c", now());
            streams.closeStdout();
            lifecycle.outputEnded();
        },
        broken: () => { },
    });
    const errors = relay(child.stderr, streams.stderr, now, {
        forwarded: (chunk, ts) => {
            lifecycle.outputSeen();
            observer.bytes("stderr", chunk, ts);
        },
        ended: () => {
            observer.end("stderr", now());
            lifecycle.outputEnded();
        },
        broken: () => { },
    });
    const lifecycle = new Lifecycle({
        child,
        observer,
        now,
        ladder: LADDER,
        stalled: output.stalled,
        process,
    });
    const status = await lifecycle.over;
    output.stop();
    errors.stop();
    streams.closeStdin();
    for (const stream of ["c2s", "s2c", "stderr"])
        observer.end(stream, now());
    await observer.close();
    if (lifecycle.hurried)
        streams.abandon();
    else
        await streams.flushed();
    return status;
}
/** One line on stderr, which stdio servers share with their client for messages. */
function say(sentence) {
    process.stderr.write(`portlight: ${sentence}\n`);
}


/***/ })

};

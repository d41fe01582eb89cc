"use strict";
exports.id = 68;
exports.ids = [68];
exports.modules = {

/***/ 1822:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ scanJson; }
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kr: function() { return /* binding */ FRAME_BYTES; },
/* harmony export */   Mb: function() { return /* binding */ FRAME_DEPTH; },
/* harmony export */   sm: function() { return /* binding */ CAPTURE_LIMITS; }
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

/***/ 1713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: function() { return /* binding */ immediateOutput; },
/* harmony export */   Pu: function() { return /* binding */ batchedOutput; },
/* harmony export */   vH: function() { return /* binding */ queuedOutput; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5177);


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
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, whole, at, whole.length - at, position + at);
                position += bytes.length;
            }
            catch (error) {
                failure = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
            }
        },
        async close() {
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
            catch (error) {
                failure ??= (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.write)(fd, bytes, at, bytes.length - at, start + at, (error, written) => {
            if (error)
                failure = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
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
                await new Promise((resolve) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.close)(fd, () => resolve()));
        },
    };
}
/** After so many refusals the write that failed is tried again. */
const RETRY_AFTER = 256;
/**
 * Gathers and writes in large pieces, at the latest when `flush` is called; a slow disk holds up the caller. What could
 * not be written stays gathered, so that it can be tried again: then nothing is lost but what was refused meanwhile.
 * A file that nobody can find any more counts as one that can't be written (ENOENT).
 * @param batchBytes gathered at most
 */
function batchedOutput(fd, tail, batchBytes) {
    const batch = Buffer.allocUnsafe(batchBytes);
    let gathered = 0;
    /** A line that is longer than a batch, by itself. */
    let large;
    let failure;
    let refused = 0;
    let position = 0;
    let changed = false;
    const flush = () => {
        if (!changed)
            return;
        const bytes = large ?? batch.subarray(0, gathered);
        const end = tail();
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).nlink === 0)
                throw Object.assign(new Error("the file was removed"), { code: "ENOENT" });
            const whole = end === undefined ? bytes : Buffer.concat([bytes, end]);
            for (let at = 0; at < whole.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, whole, at, whole.length - at, position + at);
            position += bytes.length;
            gathered = 0;
            large = undefined;
            changed = false;
            failure = undefined;
        }
        catch (error) {
            failure = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
            refused = 0;
        }
    };
    return {
        keepsNothing: true,
        get failure() {
            return failure;
        },
        accepts: (length) => {
            if (failure !== undefined) {
                if (++refused % RETRY_AFTER === 0)
                    flush();
            }
            else if (large !== undefined || gathered + length > batchBytes)
                flush();
            return failure === undefined;
        },
        write(bytes) {
            if (failure !== undefined)
                return;
            changed = true;
            if (gathered === 0 && bytes.length > batchBytes) {
                large = Buffer.from(bytes);
                return;
            }
            batch.set(bytes, gathered);
            gathered += bytes.length;
        },
        flush: () => {
            if (failure === undefined)
                flush();
        },
        recover: () => {
            if (failure !== undefined)
                flush();
        },
        async close() {
            flush();
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            }
            catch (error) {
                failure ??= (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error);
            }
        },
    };
}
function withTail(pieces, tail) {
    const end = tail();
    if (pieces.length === 1 && end === undefined)
        return pieces[0];
    return Buffer.concat(end === undefined ? pieces : [...pieces, end]);
}


/***/ }),

/***/ 9871:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ FORMAT; }
/* harmony export */ });
/**
 * The records of `portlight.session/1`, one JSON object per line. docs/capture-format.md is the prose.
 * Unknown record types and fields are ignored by readers and kept by writers that copy.
 */
const FORMAT = "portlight.session/1";


/***/ }),

/***/ 5083:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: function() { return /* binding */ createCaptureFile; },
/* harmony export */   aZ: function() { return /* binding */ continueCapture; }
/* harmony export */ });
/* unused harmony exports createCaptureWriter, captureName */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_system_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5177);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1822);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1004);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1713);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9871);









const FILE_BYTES = 1024 * 1024 * 1024;
/** Kept free below the file's limit, for the gap and end records. */
const RESERVE = 1024;
const MAX_FILES = 10_000;
/** Bytes of lines that are put together without memory of their own. */
const SCRATCH = 64 * 1024;
/**
 * Starts a log. Each record is numbered, hashed and handed to the output in one synchronous step, so that the order of the
 * file is the order of observation.
 * @throws the system's error when the folder or the file cannot be made; a recorder then goes on without a log
 */
function createCaptureWriter(options) {
    return continueCapture(createCaptureFile(options), options);
}
/**
 * Makes the file of a log.
 * @throws as `createCaptureWriter`
 */
function createCaptureFile(options) {
    makeFolder(options.directory);
    const [fd, path] = createFile(options.directory, captureName(options.name));
    const start = { type: "session.start", format: _types_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMAT */ .u, ts: options.now(), ...options.start };
    return { fd, path, head: Buffer.from(`${JSON.stringify(start)}\n`) };
}
/** Writes a log, its first line included. */
function continueCapture(opened, options) {
    return new FileCaptureWriter(opened, options);
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
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256");
    #frames = { c2s: 0, s2c: 0 };
    #seq = 0;
    /** Length of the log without an end record. */
    #written = 0;
    #sealed = false;
    #closed = false;
    /** For one line after the other, where the output copies them. */
    #scratch;
    /** Lost since the last gap record, and why. */
    #gap = 0;
    #gapReason = "";
    constructor({ fd, path, head }, options) {
        this.#now = options.now;
        this.#frameBytes = options.frameBytes ?? _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .FRAME_BYTES */ .Kr;
        this.#fileBytes = options.fileBytes ?? FILE_BYTES;
        this.path = path;
        this.#output = (options.output ?? _output_js__WEBPACK_IMPORTED_MODULE_6__/* .immediateOutput */ .HG)(fd, () => (this.#sealed ? this.#end() : undefined));
        this.#append(Buffer.from(head));
    }
    get failure() {
        return this.#output.failure;
    }
    frame(dir, bytes, fields = {}) {
        if (this.#closed)
            return;
        const cut = fields.whole !== undefined || bytes.length > this.#frameBytes;
        const { name, value, reflowed } = cut ? asBeginning(bytes, this.#frameBytes) : asMessage(bytes, fields.noise);
        let told = "";
        if (fields.exchange !== undefined)
            told += `"exchange":${JSON.stringify(fields.exchange)},`;
        if (fields.sse !== undefined)
            told += `"sse":${JSON.stringify(fields.sse)},`;
        if (cut) {
            told += `"truncated":true,"bytes":${fields.whole?.bytes ?? bytes.length},`;
            const digest = fields.redacted ? undefined : fields.whole ? fields.whole.sha256 : sha256(bytes);
            if (digest !== undefined)
                told += `"sha256":"${digest}",`;
        }
        if (reflowed)
            told += '"reflowed":true,';
        if (fields.redacted)
            told += '"redacted":true,';
        this.#numbered("frame", fields.ts ?? this.#now(), `"dir":"${dir}",${told}"${name}":`, value, dir);
    }
    record(record) {
        if (this.#closed)
            return;
        const { type, ts, ...fields } = record;
        this.#numbered(type, ts ?? this.#now(), JSON.stringify(fields).slice(1, -1));
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
        this.#output.recover?.();
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
    /**
     * Numbers and appends one record; a frame of direction `dir` is counted.
     * @param members the JSON behind number and time, up to where `value` or the end of the object stands
     */
    #numbered(type, ts, members, value = NOTHING, dir) {
        // Nothing of a text takes more than three bytes for a unit.
        const size = 3 * members.length + value.length + 128;
        const isFull = this.#written + size + RESERVE > this.#fileBytes;
        if (isFull || !this.#output.accepts(size)) {
            this.lost(1, isFull ? "size limit of the log" : this.#refusal());
            return;
        }
        this.#writeGap(size);
        const head = `{"type":"${type}","seq":${this.#seq + 1},"ts":${JSON.stringify(ts)},${members}`;
        const line = this.#room(3 * head.length + value.length + 2);
        let end = line.write(head);
        line.set(value, end);
        end += value.length;
        line[end++] = 0x7d;
        line[end++] = 0x0a;
        if (dir)
            this.#frames[dir]++;
        if (this.#append(line.subarray(0, end))) {
            this.#seq++;
            return;
        }
        if (dir)
            this.#frames[dir]--;
        this.lost(1, this.#refusal());
    }
    #room(bytes) {
        if (this.#output.keepsNothing !== true || bytes > SCRATCH)
            return Buffer.allocUnsafe(bytes);
        this.#scratch ??= Buffer.allocUnsafe(SCRATCH);
        return this.#scratch;
    }
    #refusal() {
        return this.failure === undefined ? "the disk was too slow" : `write error ${this.failure}`;
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
const NOTHING = Buffer.alloc(0);
function asMessage(bytes, noise = false) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { name: "base64", value: quoted(base64(bytes)), reflowed: false };
    const form = noise ? "not-json" : (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanJson */ .E)(bytes, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .FRAME_DEPTH */ .Mb);
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
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(beginning))
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(bytes).digest("hex");
}
/** Node's own recursive `mkdir` does not end where a folder that is there takes none, as in /proc. */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)(path);
    }
    catch (error) {
        const code = (0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOf */ .$)(error);
        if (code === "EEXIST" && (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path).isDirectory())
            return;
        if (code !== "ENOENT" || (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)))
            throw error;
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        makeFolder(path);
    }
}
function createFile(directory, name) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_EXCL;
    for (let n = 1;; n++) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, n === 1 ? `${name}.mcp.jsonl` : `${name}.${n}.mcp.jsonl`);
        try {
            return [(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(path, flags, 0o600), path];
        }
        catch (error) {
            if ((0,_errors_system_error_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOf */ .$)(error) !== "EEXIST" || n >= MAX_FILES)
                throw error;
        }
    }
}


/***/ }),

/***/ 9169:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ createRedactor; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _capture_json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1822);
/* harmony import */ var _capture_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1004);
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4202);




/**
 * Works on bytes, so that whatever is no secret stays byte for byte, also in what is not UTF-8.
 * @param values exact values to replace, beside secrets of known shape
 * @param rules what else to replace
 */
function createRedactor(values, rules = {}) {
    const exact = (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .exactValues */ .IY)([...values, ...values.flatMap(longLines)]);
    const more = [...(rules.paths ?? []), ...(rules.values ?? [])].length;
    const ruled = rules.isSecretKey !== undefined || rules.secrets !== undefined || more > 0;
    const streams = new Map();
    return (bytes, stream) => {
        let lines;
        if (stream) {
            lines = streams.get(stream) ?? new _content_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .LineSecrets */ .Mr(exact);
            streams.set(stream, lines);
        }
        const latin1 = bytes.toString("latin1");
        // Most lines are messages without a secret, and a look at their bytes is all they cost.
        if (!ruled && !lines?.pending && isBracketed(bytes)) {
            if ((0,_content_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .isClean */ .AG)(latin1, exact, rules.secrets, isPrintable(bytes)))
                return undefined;
        }
        const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "utf8" : "latin1";
        const text = encoding === "utf8" ? bytes.toString("utf8") : latin1;
        const form = (0,_capture_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .E)(bytes, _capture_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FRAME_DEPTH */ .Mb);
        // In JSON a marker has to stay inside of its string.
        const json = form === "json" || form === "breaks";
        const also = json ? [] : (lines?.read(text) ?? []);
        const clean = ruled ? (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redact */ .E$)(text, { ...rules, exact }, also) : (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactText */ .Rd)(text, { exact, json }, also);
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
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
        return false;
    const skipped = (4 - (bytes.byteOffset & 3)) & 3;
    // Words begin at multiples of four; a line that ends before the next one holds none.
    if (bytes.length < skipped)
        return bytes.every(isVisible);
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


/***/ }),

/***/ 2318:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ compileRules; }
/* harmony export */ });
/* harmony import */ var _content_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4202);
/** What a user adds to redaction, as plain data that reaches the thread which redacts, and ready to use. */

/** @throws Error for a rule that cannot be used: whoever takes them from a user tells that before */
async function compileRules(settings) {
    const { keys = [], secretKeys = false, values = [], paths = [], packs = [], patterns = [] } = settings;
    // The engine of expressions is large, and most sessions have none.
    const linear = values.length === 0 ? undefined : await Promise.all(/* import() */[__webpack_require__.e(1599), __webpack_require__.e(199)]).then(__webpack_require__.bind(__webpack_require__, 199));
    const custom = patterns.length === 0 ? undefined : await Promise.all(/* import() */[__webpack_require__.e(1599), __webpack_require__.e(7284)]).then(__webpack_require__.bind(__webpack_require__, 7284));
    return {
        ...((secretKeys || keys.length > 0) && { isSecretKey: (0,_content_redact_js__WEBPACK_IMPORTED_MODULE_0__.keyRule)(keys, { preset: secretKeys }) }),
        ...(paths.length > 0 && { paths: paths.map((path) => usable((0,_content_redact_js__WEBPACK_IMPORTED_MODULE_0__.pathPattern)(path))) }),
        ...(linear && { values: values.map((pattern) => usable(linear.linearPattern(pattern))) }),
        ...((custom || packs.length > 0) && {
            secrets: { packs, ...(custom && { custom: custom.compileCustomPatterns(patterns) }) },
        }),
    };
}
function usable(rule) {
    if (rule === undefined || typeof rule === "string")
        throw new Error("a rule of redaction that cannot be used");
    return rule;
}


/***/ })

};
;
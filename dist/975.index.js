"use strict";
exports.id = 975;
exports.ids = [975];
exports.modules = {

/***/ 6547:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VS: function() { return /* binding */ stringEnd; },
/* harmony export */   ZF: function() { return /* binding */ deeperThan; },
/* harmony export */   i9: function() { return /* binding */ beyondLimits; }
/* harmony export */ });
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/**
 * True when arrays and objects nest deeper than `limit` in a JSON text. Looks at brackets outside of strings only, so it
 * is safe on text that is not JSON, and costs nothing on text too short to nest that deep.
 */
function deeperThan(text, limit) {
    if (text.length <= limit)
        return false;
    let depth = 0;
    const end = text.length;
    for (let i = 0; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = stringEnd(text, i);
            if (i < 0)
                return false;
            continue;
        }
        // "[" is 0x5b and "{" is 0x7b, their partners two above: bit 0x20 is all that tells the pairs apart.
        const bracket = code | 0x20;
        if (bracket === 0x7b) {
            if (++depth > limit)
                return true;
        }
        else if (bracket === 0x7d)
            depth--;
    }
    return false;
}
/**
 * Whether a JSON text holds more than may be parsed: too many levels of arrays and objects, or too many values. Counted are
 * brackets and commas outside of strings, so it is safe on text that is not JSON.
 */
function beyondLimits(text, depth, values) {
    if (text.length <= depth && text.length <= values)
        return undefined;
    let level = 0;
    let count = 0;
    const end = text.length;
    for (let i = 0; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = stringEnd(text, i);
            if (i < 0)
                return undefined;
            continue;
        }
        const bracket = code | 0x20;
        if (bracket === 0x7b) {
            if (++level > depth)
                return "too-deep";
            if (++count > values)
                return "too-many";
        }
        else if (bracket === 0x7d)
            level--;
        else if (code === COMMA && ++count > values)
            return "too-many";
    }
    return undefined;
}
/** Index of the quote that ends the string which begins at `start`, -1 when there is none. */
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return -1;
        let backslashes = 0;
        while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH)
            backslashes++;
        if (backslashes % 2 === 0)
            return end;
    }
}


/***/ }),

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

/***/ 3611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: function() { return /* binding */ elementTexts; },
/* harmony export */   WI: function() { return /* binding */ memberText; },
/* harmony export */   WU: function() { return /* binding */ leadingMembers; },
/* harmony export */   ol: function() { return /* binding */ members; },
/* harmony export */   tq: function() { return /* binding */ objectText; }
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6547);

/**
 * The text of one member of a JSON object as it stands there: duplicate keys, number spelling and white space survive.
 * The last member of that name counts, as in `JSON.parse`.
 * @param text one valid JSON object
 * @returns undefined when there is no such member
 */
function memberText(text, name) {
    let found;
    eachMember(text, (keyStart, keyEnd, colon, end) => {
        if (isName(text.slice(keyStart, keyEnd + 1), name))
            found = text.slice(colon + 1, end).trim();
    });
    return found;
}
/**
 * Goes from member to member until the object ends, or what is left of it is none.
 * @param visit gets the indices of the name's quotes, of the colon, and of what follows the value
 */
function eachMember(text, visit) {
    let at = text.indexOf("{") + 1;
    for (;;) {
        const keyStart = text.indexOf('"', at);
        if (keyStart < 0)
            return;
        const keyEnd = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, keyStart);
        const colon = keyEnd < 0 ? -1 : text.indexOf(":", keyEnd);
        if (colon < 0)
            return;
        const end = valueEnd(text, colon + 1);
        visit(keyStart, keyEnd, colon, end);
        if (text[end] !== ",")
            return;
        at = end + 1;
    }
}
/**
 * The members of a JSON object in their order, each as often as it stands there.
 * @param text one valid JSON object
 */
function members(text) {
    const found = [];
    eachMember(text, (keyStart, keyEnd, colon, end) => {
        const written = text.slice(keyStart, keyEnd + 1);
        const name = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
        found.push({ name, written, value: text.slice(colon + 1, end).trim() });
    });
    return found;
}
/** The object that these members make. */
function objectText(list) {
    return `{${list.map(({ written, value }) => `${written}:${value}`).join(",")}}`;
}
/**
 * The texts of the elements of a JSON array, as they stand there.
 * @param text one valid JSON array
 */
function elementTexts(text) {
    const elements = [];
    for (let at = text.indexOf("[") + 1; at > 0 && at < text.length;) {
        const end = valueEnd(text, at);
        const element = text.slice(at, end).trim();
        if (element !== "")
            elements.push(element);
        if (text[end] !== ",")
            break;
        at = end + 1;
    }
    return elements;
}
function isName(quoted, name) {
    if (!quoted.includes("\\"))
        return quoted.length === name.length + 2 && quoted.startsWith(name, 1);
    return JSON.parse(quoted) === name;
}
/** Index of the comma or closing brace after the value that begins at or after `start`. */
function valueEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === 0x22) {
            i = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, i);
            if (i < 0)
                return text.length;
        }
        else if (code === 0x5b || code === 0x7b)
            depth++;
        else if (code === 0x5d || code === 0x7d) {
            if (depth === 0)
                return i;
            depth--;
        }
        else if (code === 0x2c && depth === 0)
            return i;
    }
    return text.length;
}
/**
 * What the beginning of a JSON object says: the names of its members in their order, with the text of each that is whole.
 * @param text an object that is cut somewhere
 */
function leadingMembers(text) {
    const found = new Map();
    eachMember(text, (keyStart, keyEnd, colon, end) => {
        found.set(text.slice(keyStart + 1, keyEnd), end < text.length ? text.slice(colon + 1, end).trim() : undefined);
    });
    return found;
}


/***/ }),

/***/ 975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zc: function() { return /* binding */ EffectsLogError; },
  ib: function() { return /* binding */ EmptyCaptureError; },
  po: function() { return /* binding */ readCapture; }
});

// UNUSED EXPORTS: CaptureReader

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
// EXTERNAL MODULE: ./out/capture/depth.js
var capture_depth = __webpack_require__(6547);
// EXTERNAL MODULE: ./out/capture/json-scan.js
var json_scan = __webpack_require__(1822);
// EXTERNAL MODULE: ./out/capture/limits.js
var capture_limits = __webpack_require__(1004);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./out/capture/lines.js



const CHUNK = 1024 * 1024;
const LF = 10;
const CR = 13;
/**
 * Reads a file line by line from a descriptor, synchronously and in chunks. Memory is one chunk plus the longest line
 * that the cap allows; a longer line is passed over piece by piece. A running SHA-256 over the bytes before the current
 * line is kept on the way, so that a log's own digest can be compared without a second pass.
 *
 * `next()` moves to the next line; the fields then describe it until the following call.
 */
class LineReader {
    /** 1-based number of the current line. */
    line = 0;
    /** Byte offset of the current line in the file. */
    offset = 0;
    /** Length in bytes, without the line feed and a carriage return before it. */
    bytes = 0;
    /** The text; empty when there is a `problem`. */
    text = "";
    problem;
    /** The file ended before this line's line feed. */
    torn = false;
    /** A line ended with a carriage return before the line feed: the file went through a conversion. */
    carriageReturns = false;
    byteOrderMark = false;
    #fd;
    #cap;
    #hash = (0,external_node_crypto_.createHash)("sha256");
    #buffer = Buffer.allocUnsafe(CHUNK);
    /** File offset of the buffer's first byte. */
    #base = 0;
    #filled = 0;
    /** Start of the next line in the buffer. */
    #at = 0;
    #lineStart = 0;
    #hashed = 0;
    /** Lines that end before this index are known to be of the kind below. */
    #checkedTo = 0;
    #checkedKind = "mixed";
    #ended = false;
    constructor(fd, cap) {
        this.#fd = fd;
        this.#cap = cap;
        this.#fill();
        if (this.#filled >= 3 && this.#buffer[0] === 0xef && this.#buffer[1] === 0xbb && this.#buffer[2] === 0xbf) {
            this.byteOrderMark = true;
            this.#at = 3;
            this.#hashed = 3;
        }
    }
    /** The first bytes of the file, for telling a file of another kind by its signature. */
    get head() {
        return this.#buffer.subarray(0, Math.min(16, this.#filled));
    }
    /** True when what was read ahead holds these bytes. */
    ahead(text) {
        return this.#buffer.subarray(0, this.#filled).includes(text);
    }
    /** Bytes read so far. */
    get read() {
        return this.#base + this.#filled;
    }
    next() {
        this.problem = undefined;
        let searched = 0;
        for (;;) {
            const end = this.#lineFeed(this.#at + searched);
            if (end >= 0) {
                this.#take(end, true);
                return true;
            }
            searched = this.#filled - this.#at;
            if (this.#ended) {
                this.#lineStart = this.#at;
                if (searched === 0)
                    return false;
                this.#take(this.#filled, false);
                return true;
            }
            // One byte over the cap may be the carriage return of a line that just fits.
            if (searched > this.#cap + 1)
                return this.#skip();
            this.#makeRoom();
            this.#fill();
        }
    }
    /** Index of the next line feed at or after `from`, -1 when what was read holds none. */
    #lineFeed(from) {
        const end = this.#buffer.indexOf(LF, from);
        return end < this.#filled ? end : -1;
    }
    /**
     * SHA-256 over all bytes before the current line, each line ended by a line feed: carriage returns of a converted
     * file are left out, so that a checkout with other line ends has the same digest.
     * @returns 64 lower-case hex digits
     */
    digestBefore() {
        this.#hashTo(this.#lineStart);
        return this.#hash.copy().digest("hex");
    }
    #take(end, terminated) {
        const start = this.#at;
        this.#lineStart = start;
        let stop = end;
        if (terminated && stop > start && this.#buffer[stop - 1] === CR) {
            stop--;
            this.carriageReturns = true;
        }
        this.line++;
        this.offset = this.#base + start;
        this.bytes = stop - start;
        this.torn = !terminated;
        this.#at = terminated ? end + 1 : end;
        if (this.bytes > this.#cap) {
            this.text = "";
            this.problem = "too-long";
            return;
        }
        this.#decode(start, stop, this.#at);
    }
    #decode(start, stop, after) {
        // One look at all complete lines of the chunk is cheaper than one for each line.
        if (after > this.#checkedTo) {
            const last = this.#buffer.subarray(0, this.#filled).lastIndexOf(LF) + 1;
            this.#checkedTo = Math.max(last, after);
            const region = this.#buffer.subarray(start, this.#checkedTo);
            this.#checkedKind = (0,external_node_buffer_.isAscii)(region) ? "ascii" : (0,external_node_buffer_.isUtf8)(region) ? "utf8" : "mixed";
        }
        if (this.#checkedKind === "mixed" && !(0,external_node_buffer_.isUtf8)(this.#buffer.subarray(start, stop))) {
            this.text = "";
            this.problem = "encoding";
            return;
        }
        this.text = this.#buffer.toString(this.#checkedKind === "ascii" ? "latin1" : "utf8", start, stop);
    }
    /** Passes over a line that is longer than the cap. */
    #skip() {
        this.line++;
        this.offset = this.#base + this.#at;
        this.text = "";
        this.problem = "too-long";
        let searched = this.#filled - this.#at;
        for (;;) {
            // The last byte stays: it may be a carriage return that belongs to the line's end.
            this.#at += searched - 1;
            this.#makeRoom();
            this.#fill();
            const end = this.#lineFeed(this.#at);
            searched = this.#filled - this.#at;
            if (end < 0 && !this.#ended)
                continue;
            const stop = end < 0 ? this.#filled : end;
            const carriageReturn = end > 0 && this.#buffer[end - 1] === CR;
            if (carriageReturn)
                this.carriageReturns = true;
            this.torn = end < 0;
            this.bytes = this.#base + stop - this.offset - (carriageReturn ? 1 : 0);
            this.#at = end < 0 ? stop : end + 1;
            this.#lineStart = this.#at;
            return true;
        }
    }
    /** Moves the unread bytes to the front of the buffer, and to a larger one when they fill more than half of it. */
    #makeRoom() {
        this.#hashTo(this.#at);
        const moved = this.#at;
        const rest = this.#filled - moved;
        const size = this.#buffer.length;
        const wanted = rest > size / 2 ? Math.min(size * 2, this.#cap + 2 * CHUNK) : rest < CHUNK && size > 4 * CHUNK ? 2 * CHUNK : size;
        if (wanted !== size) {
            const other = Buffer.allocUnsafe(wanted);
            this.#buffer.copy(other, 0, moved, this.#filled);
            this.#buffer = other;
        }
        else if (moved > 0) {
            this.#buffer.copyWithin(0, moved, this.#filled);
        }
        this.#base += moved;
        this.#filled = rest;
        this.#at = 0;
        this.#hashed = 0;
        this.#checkedTo = 0;
    }
    #fill() {
        const count = (0,external_node_fs_.readSync)(this.#fd, this.#buffer, this.#filled, this.#buffer.length - this.#filled, null);
        if (count === 0)
            this.#ended = true;
        this.#filled += count;
    }
    #hashTo(end) {
        if (end <= this.#hashed)
            return;
        const region = this.#buffer.subarray(this.#hashed, end);
        this.#hash.update(region.includes(CR) ? withoutCarriageReturns(region) : region);
        this.#hashed = end;
    }
}
/** The bytes without each carriage return that stands before a line feed. */
function withoutCarriageReturns(bytes) {
    const out = Buffer.allocUnsafe(bytes.length);
    let length = 0;
    for (let i = 0; i < bytes.length; i++) {
        const byte = bytes[i];
        if (byte === CR && bytes[i + 1] === LF)
            continue;
        out[length++] = byte;
    }
    return out.subarray(0, length);
}

// EXTERNAL MODULE: ./out/capture/member-span.js
var member_span = __webpack_require__(3611);
;// CONCATENATED MODULE: ./out/capture/open.js


/**
 * Opens a regular file for reading.
 * @param label how messages name it, escaped
 * @throws UserError (3)
 */
function openCaptureFile(path, label) {
    let fd;
    try {
        // Non-blocking, so that a pipe put there cannot hold the run.
        fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        throw asUserError(error, label);
    }
    if ((0,external_node_fs_.fstatSync)(fd).isFile())
        return fd;
    (0,external_node_fs_.closeSync)(fd);
    throw new user_error/* UserError */.y(`${label} is not a regular file: name a session log.`, 3);
}
/** An error of the file system as the user's; any other error as it is. */
function asUserError(error, label) {
    const code = error?.code;
    if (typeof code !== "string" || !/^E[A-Z0-9]+$/.test(code))
        return error;
    if (code === "ENOENT")
        return new user_error/* UserError */.y(`${label} does not exist: check the path.`, 3);
    return new user_error/* UserError */.y(`${label} cannot be read (${code}): check the file and its permissions.`, 3);
}

;// CONCATENATED MODULE: ./out/capture/records.js

/** Why a line gives no record. Never holds content of the line. */
class Malformed {
    reason;
    constructor(reason) {
        this.reason = reason;
    }
}
const END_REASONS = ["complete", "client-closed", "upstream-unreachable", "upstream-aborted"];
const PROCESS_EVENTS = ["spawn", "stdin-closed", "exit", "signal", "spawn-failed"];
const GATE_ACTIONS = ["blocked", "injected", "skipped", "disabled"];
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
/**
 * Judges the form of one record of portlight.session/1 after the first.
 * @returns the record itself; undefined for a type that this version does not know, which is to be passed over
 */
function asRecord(value) {
    if (!(0,json_object/* isObject */.G)(value))
        return new Malformed("the line is not a JSON object");
    const type = value.type;
    if (typeof type !== "string")
        return new Malformed("the record has no type");
    switch (type) {
        case "session.start":
            return new Malformed("a second session.start");
        case "session.end":
            return asEnd(value);
        case "frame":
        case "http.request":
        case "http.response":
        case "http.end":
        case "sse":
        case "stderr":
        case "process":
        case "gap":
        case "gate": {
            const problem = bodyProblem(value, type);
            return problem === undefined ? value : new Malformed(`${type}: ${problem}`);
        }
        default:
            return undefined;
    }
}
/** Judges the form of a `session.start` record. */
function asStart(value) {
    if (value.transport !== "stdio" && value.transport !== "http")
        return new Malformed("transport is not stdio or http");
    if (typeof value.session !== "string" || typeof value.ts !== "string")
        return new Malformed("session or ts is missing");
    if (!(0,json_object/* isObject */.G)(value.server) || typeof value.server.label !== "string")
        return new Malformed("server.label is missing");
    if (value.server.argv !== undefined && !isTextList(value.server.argv))
        return new Malformed("server.argv is no list of texts");
    return value;
}
function asEnd(value) {
    const { frames, dropped, sha256 } = value;
    if (!(0,json_object/* isObject */.G)(frames) || !isCount(frames.c2s) || !isCount(frames.s2c))
        return new Malformed("session.end: frames");
    if (!isCount(dropped))
        return new Malformed("session.end: dropped");
    if (typeof sha256 !== "string")
        return new Malformed("session.end: sha256");
    return value;
}
function bodyProblem(value, type) {
    if (!isCount(value.seq))
        return "seq is no number";
    if (typeof value.ts !== "string")
        return "ts is no text";
    if (type === "frame")
        return frameProblem(value);
    if (type === "stderr")
        return typeof value.text === "string" ? undefined : "text is missing";
    if (type === "process")
        return known(PROCESS_EVENTS, value.event) ? undefined : "unknown event";
    if (type === "gap")
        return isCount(value.dropped) ? undefined : "dropped is no number";
    if (type === "gate") {
        return known(GATE_ACTIONS, value.action) && typeof value.tool === "string" ? undefined : "action or tool";
    }
    if (!isDirection(value.dir))
        return "dir is not c2s or s2c";
    if (!isCount(value.exchange))
        return "exchange is no number";
    if (type === "sse")
        return (0,json_object/* isObject */.G)(value.sse) ? undefined : "sse is missing";
    if (type === "http.end")
        return known(END_REASONS, value.reason) ? undefined : "unknown reason";
    if (!isHeaders(value.headers))
        return "headers are no texts";
    if (type === "http.response")
        return isCount(value.status) ? undefined : "status is no number";
    return typeof value.method === "string" && typeof value.path === "string" ? undefined : "method or path is missing";
}
function frameProblem(value) {
    if (!isDirection(value.dir))
        return "dir is not c2s or s2c";
    const text = value.text !== undefined;
    const base64 = value.base64 !== undefined;
    if (Number(value.frame !== undefined) + Number(text) + Number(base64) !== 1)
        return "not one of frame, text, base64";
    if (text && typeof value.text !== "string")
        return "text is no text";
    if (base64 && typeof value.base64 !== "string")
        return "base64 is no text";
    if (value.exchange !== undefined && !isCount(value.exchange))
        return "exchange is no number";
    if (value.sse !== undefined && !(0,json_object/* isObject */.G)(value.sse))
        return "sse is no object";
    return undefined;
}
function isDirection(value) {
    return value === "c2s" || value === "s2c";
}
function known(names, value) {
    return typeof value === "string" && names.includes(value);
}
function isTextList(value) {
    return Array.isArray(value) && value.every((one) => typeof one === "string");
}
function isHeaders(value) {
    return (0,json_object/* isObject */.G)(value) && Object.values(value).every((one) => typeof one === "string" || isTextList(one));
}

;// CONCATENATED MODULE: ./out/capture/adapters/glassport.js


/** An HTTP body of this many bytes was cut by glassport, which then logs it as text. */
const BODY_CAP = 1_000_000;
const glassport_GATE_ACTIONS = new Map([
    ["blocked", "blocked"],
    ["injected", "injected"],
    ["gate_skipped", "skipped"],
    ["gate_disabled", "disabled"],
]);
function isGlassport(value) {
    return typeof value.schema_version === "string" || isNote(value);
}
/** Lines about the log itself, such as `glassport.metrics`. */
function isNote(value) {
    return typeof value.type === "string" && value.type.startsWith("glassport.");
}
/**
 * Reads glassport's session log 0.1. It says nothing of the transport, of headers, of exchanges or of losses.
 * @param first the first line
 * @param ahead true when what was read ahead of the log holds this text
 */
function glassportAdapter(first, ahead) {
    // Only its HTTP tap writes these two members.
    const transport = ahead('"sse_meta"') || ahead('{"glassport":') ? "http" : "stdio";
    const start = {
        type: "session.start",
        format: "glassport/0.1",
        session: "",
        ts: typeof first.ts === "string" ? first.ts : "",
        recorder: { name: "glassport", version: "" },
        transport,
        server: { label: "" },
    };
    let seq = 0;
    return {
        format: "glassport",
        frameMember: "frame",
        start,
        line(value) {
            if (!(0,json_object/* isObject */.G)(value))
                return new Malformed("the line is not a JSON object");
            if (isNote(value))
                return { records: closing(value, seq + 1) };
            if (value.schema_version !== "0.1")
                return new Malformed("schema_version is not 0.1");
            if (!isCount(value.seq))
                return new Malformed("seq is no number");
            if (value.dir !== "c2s" && value.dir !== "s2c")
                return new Malformed("dir is not c2s or s2c");
            seq = value.seq;
            const base = { seq, ts: typeof value.ts === "string" ? value.ts : "" };
            const records = [];
            if ((0,json_object/* isObject */.G)(value.gate)) {
                const action = glassport_GATE_ACTIONS.get(value.gate.action);
                const tool = typeof value.gate.tool === "string" ? value.gate.tool : "";
                if (action)
                    records.push({ type: "gate", ...base, action, tool });
            }
            const message = frameOf(value, base);
            if (message)
                records.push(message);
            return { records };
        },
    };
}
function frameOf(value, base) {
    const { frame, raw } = value;
    if ((0,json_object/* isObject */.G)(frame) && typeof frame.glassport === "string") {
        // The tap's own remark. A body that it says was cut stands before it; an event that it dropped is nowhere.
        const dropped = frame.glassport.endsWith("dropped_oversize") ? 1 : 0;
        return dropped ? { type: "gap", ...base, dropped, reason: "the recorder dropped an oversized event" } : undefined;
    }
    const sse = (0,json_object/* isObject */.G)(value.sse_meta) ? { sse: value.sse_meta } : {};
    const dir = value.dir;
    if (typeof raw !== "string")
        return { type: "frame", ...base, dir, frame: frame ?? null, ...sse };
    if (raw === "")
        return undefined;
    const truncated = raw.length >= BODY_CAP / 4 && Buffer.byteLength(raw) >= BODY_CAP ? { truncated: true } : {};
    return { type: "frame", ...base, dir, text: raw, ...truncated, ...sse };
}
/** The stdio tap writes its metrics when the child has exited, without the status. */
function closing(value, seq) {
    if (value.type !== "glassport.metrics")
        return [];
    return [{ type: "process", seq, ts: typeof value.ts === "string" ? value.ts : "", event: "exit" }];
}

;// CONCATENATED MODULE: ./out/capture/adapters/mcpsnoop.js


/** Connections whose current exchange is remembered. */
const MAX_CONNECTIONS = 10_000;
function isMcpsnoop(value) {
    return typeof value.session_id === "string" && typeof value.direction === "string" && isCount(value.seq);
}
/**
 * Reads mcpsnoop's log. Over HTTP it keeps the routing headers of requests and the status of responses, no session id and
 * no exchange; the exchanges are told from the order of frames on each connection and only prefer a partner among several,
 * since a legal answer may come over another connection.
 * @param first the first line
 */
function mcpsnoopAdapter(first) {
    const connections = new Map();
    let exchanges = 0;
    function exchangeOf(line, dir, records, base) {
        const key = JSON.stringify([line.session_id, line.conn_id]);
        const batch = line.batch === true;
        let current = connections.get(key);
        const continues = current &&
            (dir === "s2c"
                ? !(isStatusOnly(line) && current.answered)
                : batch && current.lastWasBatch && current.lastDirection === "c2s");
        if (!current || !continues) {
            if (connections.size >= MAX_CONNECTIONS)
                connections.clear();
            current = { number: ++exchanges, lastDirection: dir, lastWasBatch: false, batchIndex: -1, answered: false };
            connections.set(key, current);
            if (dir === "c2s") {
                records.push({
                    type: "http.request",
                    ...base,
                    dir,
                    exchange: current.number,
                    method: "POST",
                    path: "",
                    headers: headersOf(line),
                });
            }
        }
        if (dir === "s2c" && !current.answered && isCount(line.status)) {
            records.push({ type: "http.response", ...base, dir, exchange: current.number, status: line.status, headers: {} });
        }
        if (dir === "s2c")
            current.answered = true;
        current.batchIndex = batch
            ? current.lastWasBatch && current.lastDirection === dir
                ? current.batchIndex + 1
                : 0
            : -1;
        current.lastWasBatch = batch;
        current.lastDirection = dir;
        return current;
    }
    return {
        format: "mcpsnoop",
        frameMember: "raw",
        start: startOf(first),
        line(value) {
            if (!(0,json_object/* isObject */.G)(value))
                return new Malformed("the line is not a JSON object");
            if (!isMcpsnoop(value))
                return new Malformed("session_id, seq or direction is missing");
            const run = value.session_id;
            const base = { seq: value.seq, ts: typeof value.ts === "string" ? value.ts : "" };
            const text = typeof value.text === "string" ? value.text : undefined;
            if (value.direction === "meta")
                return { records: [], run };
            if (value.direction === "stderr")
                return { records: [{ type: "stderr", ...base, text: text ?? "" }], run };
            if (value.direction !== "c2s" && value.direction !== "s2c")
                return new Malformed("unknown direction");
            const dir = value.direction;
            const records = [];
            const current = value.transport === "http" ? exchangeOf(value, dir, records, base) : undefined;
            const common = {
                type: "frame",
                ...base,
                dir,
                ...(current ? { exchange: current.number } : {}),
                ...(value.truncated === true ? { truncated: true } : {}),
                ...(value.redacted === true ? { redacted: true } : {}),
            };
            if (value.raw !== undefined)
                records.push({ ...common, frame: value.raw });
            else if (text !== undefined)
                records.push({ ...common, text });
            // An answer without a body is over with its head.
            else if (current)
                records.push({ type: "http.end", ...base, dir, exchange: current.number, reason: "complete" });
            return { records, run, ...(current && current.batchIndex >= 0 ? { batchIndex: current.batchIndex } : {}) };
        },
    };
}
function isStatusOnly(line) {
    return line.raw === undefined && line.text === undefined;
}
function headersOf(line) {
    const headers = new Map();
    const add = (name, value) => {
        if (typeof value === "string" && value !== "")
            headers.set(name, [...(headers.get(name) ?? []), value]);
    };
    add("mcp-method", line.mcp_method);
    add("mcp-name", line.mcp_name);
    add("mcp-protocol-version", line.mcp_protocol_version);
    if (Array.isArray(line.mcp_param_headers)) {
        for (const header of line.mcp_param_headers.slice(0, 100)) {
            if ((0,json_object/* isObject */.G)(header) && typeof header.name === "string")
                add(header.name.toLowerCase(), header.value);
        }
    }
    return Object.fromEntries([...headers].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
function startOf(first) {
    const meta = first.direction === "meta" && (0,json_object/* isObject */.G)(first.raw) ? first.raw : {};
    const argv = Array.isArray(meta.command) ? meta.command.filter((part) => typeof part === "string") : undefined;
    const transport = first.transport === "http" ? "http" : "stdio";
    return {
        type: "session.start",
        format: "mcpsnoop",
        session: first.session_id,
        ts: typeof first.ts === "string" ? first.ts : "",
        recorder: { name: "mcpsnoop", version: "" },
        transport,
        server: { label: typeof first.server_label === "string" ? first.server_label : "", ...(argv ? { argv } : {}) },
    };
}

// EXTERNAL MODULE: ./out/capture/types.js
var types = __webpack_require__(9871);
;// CONCATENATED MODULE: ./out/capture/recognise.js





const KINDS = "portlight reads logs of its own recorder, of glassport and of mcpsnoop";
/** Why a log of observed effects (`<name>.effects.jsonl`) is refused. */
const HOLDS_EFFECTS = "holds the effects that were observed in a session: name the session's own log";
/**
 * Tells a log's kind from its first record.
 * @param ahead true when the beginning of the log holds this text
 * @returns why it is refused, as the end of a sentence that begins with the file's name, when it is of no known kind
 */
function recognise(first, ahead) {
    if (!(0,json_object/* isObject */.G)(first))
        return `is no session log: ${KINDS}`;
    if (first.type === "session.start")
        return ownStart(first);
    if (first.type === "effects.start")
        return HOLDS_EFFECTS;
    if (isMcpsnoop(first))
        return adapted(mcpsnoopAdapter(first));
    if (isGlassport(first)) {
        const { schema_version: version } = first;
        if (version !== undefined && version !== "0.1") {
            return "is a glassport log of another version than 0.1: only that one is read";
        }
        return adapted(glassportAdapter(first, ahead));
    }
    const record = typeof first.seq === "number" ? asRecord(first) : undefined;
    return record === undefined || record instanceof Malformed
        ? `is no session log: ${KINDS}`
        : "begins in the middle of a session, without its session.start record: record the session again";
}
/**
 * Why a first line that cannot be read makes the file no log.
 * @param head the file's first bytes
 */
function refuseFirst({ reason }, head, torn) {
    if (head[0] === 0x1f && head[1] === 0x8b)
        return "is compressed: unpack it first";
    if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
        return "is UTF-16: convert it to UTF-8";
    }
    if (torn && reason === "not JSON" && head[0] === 0x7b) {
        return "holds only the beginning of one line: record the session again";
    }
    return `is no session log, its first line is ${reason}: ${KINDS}`;
}
function adapted(adapter) {
    return { start: adapter.start, adapter };
}
function ownStart(value) {
    const { format } = value;
    if (format !== types/* FORMAT */.u) {
        return typeof format === "string" && format.startsWith("portlight.session/")
            ? "is in a later format than this version reads: update portlight"
            : `names no format ${types/* FORMAT */.u}: it is not a log of portlight's recorder`;
    }
    const start = asStart(value);
    return start instanceof Malformed
        ? `has a broken first record (${start.reason}): record the session again`
        : { start };
}

;// CONCATENATED MODULE: ./out/capture/sequence.js
/** Watches the sequence numbers of one recorder run, which count from 1 without holes. */
class Sequence {
    /** Numbers that never came. */
    missing = 0;
    /** Records that came after one with a higher number. */
    outOfOrder = 0;
    #highest = 0;
    see(seq) {
        if (seq > this.#highest) {
            this.missing += seq - this.#highest - 1;
            this.#highest = seq;
            return;
        }
        this.outOfOrder++;
        // A late number fills the hole that its delay had left; a number given twice fills none.
        if (seq < this.#highest && this.missing > 0)
            this.missing--;
    }
}

;// CONCATENATED MODULE: ./out/capture/tally.js

/** Recorder runs in one log whose sequence numbers are followed. */
const MAX_RUNS = 1000;
/** Counts what a log holds, and says at its end whether it is whole. */
class Tally {
    records = 0;
    /** Grows with each place where something before the current record is missing. */
    losses = 0;
    tornTail = false;
    #listed;
    #frames = { c2s: 0, s2c: 0 };
    #sequences = new Map();
    #damaged = [];
    #damagedCount = 0;
    #dropped = 0;
    #gaps = 0;
    #end;
    #afterEnd = false;
    /** Of what the log was made from. */
    #original;
    /**
     * @param listed how many damaged lines are listed one by one
     * @param original state of the log that this one was made from, where that was not whole
     */
    constructor(listed, original) {
        this.#listed = listed;
        this.#original = original;
    }
    /** A line that gave records, or a record of a type that is not known. */
    line() {
        if (this.#end)
            this.#afterEnd = true;
        this.records++;
    }
    record(record) {
        if (record.type === "frame")
            this.#frames[record.dir]++;
        else if (record.type === "gap") {
            this.#gaps++;
            this.#dropped += record.dropped;
        }
    }
    damage({ reason }, line) {
        this.losses++;
        this.#damagedCount++;
        if (this.#damaged.length < this.#listed)
            this.#damaged.push({ line, reason });
    }
    /** @param run names the recorder run, "" in a log of one */
    sequence(run, seq) {
        let sequence = this.#sequences.get(run);
        if (!sequence) {
            sequence = new Sequence();
            // A log with more runs than this is made up; their numbers are not followed.
            if (this.#sequences.size < MAX_RUNS)
                this.#sequences.set(run, sequence);
        }
        const before = sequence.missing;
        sequence.see(seq);
        if (sequence.missing > before)
            this.losses++;
    }
    /** @param agrees the digest in the record is that of the lines before it */
    end(record, agrees) {
        this.#end = { record, agrees };
    }
    /** @param decides the format can say by itself whether something is missing */
    summary(decides, rest) {
        let missing = 0;
        let outOfOrder = 0;
        for (const sequence of this.#sequences.values()) {
            missing += sequence.missing;
            outOfOrder += sequence.outOfOrder;
        }
        const problems = decides ? this.#problems(missing, outOfOrder) : this.#losses(missing);
        return {
            ...rest,
            state: decides ? stateOf(problems) : problems.length > 0 ? "incomplete" : "unknown",
            problems,
            frames: { ...this.#frames },
            records: this.records,
            dropped: Math.max(this.#dropped, this.#end?.record.dropped ?? 0),
            damaged: this.#damaged,
            damagedCount: this.#damagedCount,
            tornTail: this.tornTail,
            missing,
            outOfOrder,
        };
    }
    #losses(missing) {
        const dropped = this.#gaps > 0 || this.#dropped > 0 || (this.#end?.record.dropped ?? 0) > 0;
        return [
            ...(this.tornTail ? ["torn-tail"] : []),
            ...(missing > 0 ? ["missing"] : []),
            ...(dropped ? ["gap"] : []),
        ];
    }
    #problems(missing, outOfOrder) {
        const problems = [];
        const end = this.#end;
        if (end) {
            const { frames } = end.record;
            if (!end.agrees)
                problems.push("digest");
            // Frames of lines that could not be read are in the recorder's count and not in ours.
            const counted = this.#damagedCount > 0 || (frames.c2s === this.#frames.c2s && frames.s2c === this.#frames.s2c);
            if (!counted)
                problems.push("counts");
            if (this.#afterEnd)
                problems.push("after-end");
            if (outOfOrder > 0)
                problems.push("out-of-order");
        }
        else
            problems.push("no-end");
        problems.push(...this.#losses(missing));
        if (this.#damagedCount > 0)
            problems.push("damaged");
        if (this.#original !== undefined)
            problems.push(`of-${this.#original}`);
        return problems;
    }
}
/** They say that somebody changed the log; every other problem says that a part of it is missing. */
const EDITS = new Set(["digest", "counts", "after-end", "out-of-order", "of-edited"]);
function stateOf(problems) {
    if (problems.includes("no-end"))
        return problems.includes("of-edited") ? "edited" : "incomplete";
    if (problems.some((problem) => EDITS.has(problem)))
        return "edited";
    // A line that cannot be read and stands under a digest that agrees is how it was written.
    return problems.some((problem) => problem !== "damaged") ? "incomplete" : "self-consistent";
}

;// CONCATENATED MODULE: ./out/capture/reader.js













/**
 * Opens a session log of our own recorder, of glassport or of mcpsnoop; the first record tells which. Iterate over it once,
 * then ask for the summary.
 * @param source a path, or a descriptor that stays open and belongs to the caller
 * @throws UserError (3) when the file cannot be read or is no session log; never with content of the file in its message
 */
function readCapture(source, options = {}) {
    const label = (0,neutralise/* terminalText */.eR)(options.label ?? (typeof source === "string" ? source : "the capture"));
    const limits = { ...capture_limits/* CAPTURE_LIMITS */.sm, ...options.limits };
    const all = options.unknownRecords === true;
    if (typeof source === "number")
        return new CaptureReader(source, label, limits, () => { }, all);
    const fd = openCaptureFile(source, label);
    const close = once(() => (0,external_node_fs_.closeSync)(fd));
    try {
        return new CaptureReader(fd, label, limits, close, all);
    }
    catch (error) {
        close();
        throw error;
    }
}
/** A file that holds nothing at all: named by the user a mistake, found in a folder a recording that failed. */
class EmptyCaptureError extends user_error/* UserError */.y {
}
/** A log of observed effects: named by the user a mistake, found in a folder no session. */
class EffectsLogError extends user_error/* UserError */.y {
}
/** Lines that are no JSON, beyond which a log is taken for one that is made to cost. */
const MANY_UNPARSED = 1000;
const BLANK = new Malformed("blank");
class CaptureReader {
    format;
    /** From the first record; made up of what another recorder's first line tells. */
    start;
    /** Lets go of the file; reading to the end does so too. */
    close;
    #label;
    #unknownRecords;
    #limits;
    #lines;
    #tally;
    #adapter;
    /** Records that were read and not handed out: the start, and what one line of another recorder gave. */
    #pending = [];
    #done = false;
    /** Lines that the parser refused. */
    #unparsed = 0;
    constructor(fd, label, limits, close, unknownRecords) {
        this.#label = label;
        this.#unknownRecords = unknownRecords;
        this.#limits = limits;
        this.close = close;
        this.#tally = new Tally(limits.listedDamage);
        try {
            this.#lines = new LineReader(fd, limits.lineBytes);
        }
        catch (error) {
            throw asUserError(error, label);
        }
        const first = this.#first();
        const recognised = recognise(first, (text) => this.#lines.ahead(text));
        if (recognised === HOLDS_EFFECTS)
            throw new EffectsLogError(this.#refused(recognised), 3);
        if (typeof recognised === "string")
            throw this.#refusal(recognised);
        this.start = recognised.start;
        const original = originalState(this.start);
        if (original !== undefined)
            this.#tally = new Tally(limits.listedDamage, original);
        this.#adapter = recognised.adapter;
        this.format = this.#adapter?.format ?? "portlight";
        const { line, offset, bytes, text } = this.#lines;
        this.#pending.push({ record: this.start, line, offset, bytes, rawLine: () => text });
        if (this.#adapter)
            this.#adapt(this.#adapter, first);
        else
            this.#tally.line();
    }
    /** The next record, undefined after the last one. */
    next() {
        for (;;) {
            if (this.#pending.length > 0)
                return this.#pending.shift();
            if (this.#done || !this.#nextLine()) {
                this.#done = true;
                this.close();
                return undefined;
            }
            const value = this.#parse();
            if (value instanceof Malformed)
                this.#damage(value);
            else if (this.#adapter)
                this.#adapt(this.#adapter, value);
            else {
                const located = this.#own(value);
                if (located)
                    return located;
            }
        }
    }
    *[Symbol.iterator]() {
        try {
            for (let record = this.next(); record; record = this.next())
                yield record;
        }
        finally {
            this.close();
        }
    }
    /** Grows whenever something before the current record is missing: a damaged line, a hole in the numbers. */
    get losses() {
        return this.#tally.losses;
    }
    /**
     * What can be said of the whole, once the last record was read.
     * @throws Error when records are left: a bug of the caller
     */
    summary() {
        if (!this.#done)
            throw new Error("the summary of a capture was asked for before its end");
        const { read, carriageReturns } = this.#lines;
        return this.#tally.summary(this.#adapter === undefined, {
            format: this.format,
            bytes: read,
            convertedLineEnds: carriageReturns,
        });
    }
    #first() {
        while (this.#nextLine()) {
            const value = this.#parse();
            if (value === BLANK)
                continue;
            if (value instanceof Malformed)
                throw this.#refusal(refuseFirst(value, this.#lines.head, this.#lines.torn));
            return value;
        }
        throw new EmptyCaptureError(this.#refused("is empty: record the session again"), 3);
    }
    #nextLine() {
        try {
            return this.#lines.next();
        }
        catch (error) {
            throw asUserError(error, this.#label);
        }
    }
    #parse() {
        const { text, problem } = this.#lines;
        if (problem === "too-long")
            return new Malformed(`longer than ${this.#limits.lineBytes} bytes`);
        if (problem === "encoding")
            return new Malformed("not UTF-8");
        const { depth, values } = this.#limits;
        const beyond = (0,capture_depth/* beyondLimits */.i9)(text, depth, values);
        if (beyond === "too-deep")
            return new Malformed(`nested deeper than ${depth} levels`);
        if (beyond === "too-many")
            return new Malformed(`made of more than ${values} values`);
        // An error that is thrown costs as much as a long line: in a file that is full of them each line is looked at before.
        if (this.#unparsed > MANY_UNPARSED && !isJson(text, depth))
            return this.#noJson(text);
        try {
            return JSON.parse(text);
        }
        catch {
            this.#unparsed++;
            return this.#noJson(text);
        }
    }
    /** The parser's message quotes the line, so it is not told. */
    #noJson(text) {
        return text.trim() === ""
            ? BLANK
            : new Malformed(text.includes("\0") ? "not text, it holds NUL characters" : "not JSON");
    }
    #damage(problem) {
        if (problem === BLANK)
            return;
        if (this.#lines.torn)
            this.#tally.tornTail = true;
        else
            this.#tally.damage(problem, this.#lines.line);
    }
    /** Our own format: one line, one record. */
    #own(value) {
        const record = asRecord(value);
        if (record instanceof Malformed) {
            this.#damage(record);
            return undefined;
        }
        this.#tally.line();
        const { line, offset, bytes, text } = this.#lines;
        if (record?.type === "session.end") {
            this.#tally.end(record, this.#lines.digestBefore() === record.sha256);
            return { record, line, offset, bytes, rawLine: () => text };
        }
        // A record of a later version, whose type is not known, is numbered like every other.
        const { seq } = value;
        if (Number.isSafeInteger(seq))
            this.#tally.sequence("", seq);
        if (record === undefined) {
            return this.#unknownRecords
                ? { record: value, line, offset, bytes, rawLine: () => text }
                : undefined;
        }
        this.#tally.record(record);
        return isMessage(record)
            ? { record, line, offset, bytes, rawLine: () => text, rawFrame: () => (0,member_span/* memberText */.WI)(text, "frame") ?? "" }
            : { record, line, offset, bytes, rawLine: () => text };
    }
    #adapt(adapter, value) {
        const adapted = adapter.line(value);
        if (adapted instanceof Malformed) {
            this.#damage(adapted);
            return;
        }
        this.#tally.line();
        const { run, batchIndex, records } = adapted;
        const { seq } = value;
        if (Number.isSafeInteger(seq))
            this.#tally.sequence(run ?? "", seq);
        const { line, offset, bytes, text } = this.#lines;
        for (const record of records) {
            this.#tally.record(record);
            this.#pending.push({
                record,
                line,
                offset,
                bytes,
                rawLine: () => text,
                ...(run === undefined ? {} : { run }),
                ...(batchIndex === undefined || record.type !== "frame" ? {} : { batchIndex }),
                ...(isMessage(record) ? { rawFrame: () => (0,member_span/* memberText */.WI)(text, adapter.frameMember) ?? "" } : {}),
            });
        }
    }
    #refusal(what) {
        return new user_error/* UserError */.y(this.#refused(what), 3);
    }
    #refused(what) {
        return `${this.#label} (line ${Math.max(1, this.#lines.line)}) ${what}.`;
    }
}
/** The state of what a log was made from; only what makes it worse counts. */
function originalState({ derived }) {
    const state = (0,json_object/* isObject */.G)(derived) ? derived.state : undefined;
    return state === "edited" || state === "incomplete" ? state : undefined;
}
function isMessage(record) {
    return record.type === "frame" && record.frame !== undefined;
}
/** @param depth that the text is known not to exceed */
function isJson(text, depth) {
    return (0,json_scan/* scanJson */.E)(Buffer.from(text), Math.min(depth, text.length)) !== "not-json";
}
function once(run) {
    let done = false;
    return () => {
        if (done)
            return;
        done = true;
        run();
    };
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


/***/ })

};
;
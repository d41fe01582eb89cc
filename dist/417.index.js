export const id = 417;
export const ids = [417];
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

/***/ 254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ confidenceCap)
/* harmony export */ });
/** The highest confidence that a rule of this precision may claim. */
function confidenceCap(precision) {
    return precision === "low" ? "low" : precision === "medium" ? "medium" : "high";
}


/***/ }),

/***/ 2486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ sourceFingerprint),
/* harmony export */   bV: () => (/* binding */ secretDigest),
/* harmony export */   my: () => (/* binding */ movedFingerprint),
/* harmony export */   th: () => (/* binding */ captureFingerprint)
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

/***/ 3417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeSessions: () => (/* binding */ judgeSessions)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
;// CONCATENATED MODULE: ./out/capture/depth.js
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

;// CONCATENATED MODULE: ./out/capture/member-span.js

/**
 * The text of one member of a JSON object as it stands there: duplicate keys, number spelling and white space survive.
 * The last member of that name counts, as in `JSON.parse`.
 * @param text one valid JSON object
 * @returns undefined when there is no such member
 */
function memberText(text, name) {
    let found;
    let at = text.indexOf("{") + 1;
    for (;;) {
        const keyStart = text.indexOf('"', at);
        if (keyStart < 0)
            return found;
        const keyEnd = stringEnd(text, keyStart);
        const colon = text.indexOf(":", keyEnd);
        if (keyEnd < 0 || colon < 0)
            return found;
        const end = valueEnd(text, colon + 1);
        if (isName(text.slice(keyStart, keyEnd + 1), name))
            found = text.slice(colon + 1, end).trim();
        if (text[end] !== ",")
            return found;
        at = end + 1;
    }
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
            i = stringEnd(text, i);
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
    const members = new Map();
    let at = text.indexOf("{") + 1;
    for (;;) {
        const keyStart = text.indexOf('"', at);
        if (keyStart < 0)
            return members;
        const keyEnd = stringEnd(text, keyStart);
        const colon = keyEnd < 0 ? -1 : text.indexOf(":", keyEnd);
        if (colon < 0)
            return members;
        const end = valueEnd(text, colon + 1);
        members.set(text.slice(keyStart + 1, keyEnd), end < text.length ? text.slice(colon + 1, end).trim() : undefined);
        if (text[end] !== ",")
            return members;
        at = end + 1;
    }
}

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

// EXTERNAL MODULE: ./out/findings/json-object.js
var json_object = __webpack_require__(9832);
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
    /** @param listed how many damaged lines are listed one by one */
    constructor(listed) {
        this.#listed = listed;
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
        return {
            ...rest,
            state: this.#state(decides, missing, outOfOrder),
            records: this.records,
            dropped: Math.max(this.#dropped, this.#end?.record.dropped ?? 0),
            damaged: this.#damaged,
            damagedCount: this.#damagedCount,
            tornTail: this.tornTail,
            missing,
            outOfOrder,
        };
    }
    #state(decides, missing, outOfOrder) {
        const lossy = this.tornTail || missing > 0 || this.#gaps > 0 || this.#dropped > 0;
        if (!decides)
            return lossy ? "incomplete" : "unknown";
        if (!this.#end)
            return "incomplete";
        const { frames, dropped } = this.#end.record;
        // Frames of lines that could not be read are in the recorder's count and not in ours.
        const counted = this.#damagedCount > 0 || (frames.c2s === this.#frames.c2s && frames.s2c === this.#frames.s2c);
        if (!this.#end.agrees || !counted || this.#afterEnd || outOfOrder > 0)
            return "edited";
        return lossy || dropped > 0 ? "incomplete" : "self-consistent";
    }
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
    if (typeof source === "number")
        return new CaptureReader(source, label, limits);
    const fd = openCaptureFile(source, label);
    const close = once(() => (0,external_node_fs_.closeSync)(fd));
    try {
        return new CaptureReader(fd, label, limits, close);
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
    #limits;
    #lines;
    #tally;
    #adapter;
    /** Records that were read and not handed out: the start, and what one line of another recorder gave. */
    #pending = [];
    #done = false;
    /** Lines that the parser refused. */
    #unparsed = 0;
    constructor(fd, label, limits, close = () => { }) {
        this.#label = label;
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
        const beyond = beyondLimits(text, depth, values);
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
        if (record === undefined)
            return undefined;
        this.#tally.record(record);
        return isMessage(record)
            ? { record, line, offset, bytes, rawLine: () => text, rawFrame: () => memberText(text, "frame") ?? "" }
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
                ...(isMessage(record) ? { rawFrame: () => memberText(text, adapter.frameMember) ?? "" } : {}),
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

// EXTERNAL MODULE: ./out/catalog/commands.js
var commands = __webpack_require__(8109);
// EXTERNAL MODULE: ./out/catalog/message.js
var catalog_message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
;// CONCATENATED MODULE: ./out/session/fault.js
/** Who wrote a message of this direction. */
function senderOf(direction) {
    return direction === "c2s" ? "client" : "server";
}
/** Who has to answer a request of this direction. */
function responderOf(direction) {
    return direction === "c2s" ? "server" : "client";
}

;// CONCATENATED MODULE: ./out/check/envelope.js
/** The envelope of a single message: JSON-RPC 2.0 as basic/index of each revision narrows it. */



/**
 * True when an object is meant to be a JSON-RPC message, rightly formed or not. A log line that happens to be JSON, or the
 * body of an HTTP error, is not.
 */
function isMeantAsMessage(body) {
    if (Object.hasOwn(body, "jsonrpc") || typeof body.method === "string")
        return true;
    return Object.hasOwn(body, "id") && (Object.hasOwn(body, "result") || Object.hasOwn(body, "error"));
}
/** JR-01: `jsonrpc` is exactly "2.0". */
function jsonrpcVersion(report) {
    return {
        ruleId: "jsonrpc-version",
        message(message) {
            const { body } = message;
            if (!body || message.kind === "opaque" || !isMeantAsMessage(body))
                return;
            const value = body.jsonrpc;
            if (value === "2.0")
                return;
            if (isRedacted(message, value))
                return report.undecided("the value was redacted");
            const found = Object.hasOwn(body, "jsonrpc")
                ? typeof value === "string"
                    ? "another text"
                    : jsonType(value)
                : "missing";
            report.violated({
                position: message.position,
                params: { found: (0,catalog_message/* phrase */.MZ)(found) },
                ...about(message),
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: jsonrpc ${found}`,
            });
        },
    };
}
/** JR-02: the id of a request is a text or an integer. A number counts by its value, so that `1.0` is one. */
function requestIdType(report) {
    return {
        ruleId: "request-id-type",
        message(message) {
            if (message.kind !== "request" || !message.body || !Object.hasOwn(message.body, "id"))
                return;
            const { id } = message.body;
            if (typeof id === "string" || typeof id === "bigint" || Number.isInteger(id))
                return;
            // 1e400 is an integer that JavaScript cannot hold.
            if (typeof id === "number" && !Number.isFinite(id))
                return report.undecided("the number is out of range");
            const found = typeof id === "number" ? "a fraction" : jsonType(id);
            report.violated({
                position: message.position,
                params: { method: message.method ?? "", found: (0,catalog_message/* phrase */.MZ)(found) },
                ...about(message),
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: id ${found}`,
            });
        },
    };
}
/** JR-07: a response has exactly one of `result` and `error`. */
function ambiguousResponse(report) {
    return {
        ruleId: "ambiguous-response",
        message(message) {
            const { body } = message;
            if (!body || message.kind === "opaque" || Object.hasOwn(body, "method"))
                return;
            const result = Object.hasOwn(body, "result");
            const error = Object.hasOwn(body, "error");
            // Without `jsonrpc` an object that only has an id may be anything.
            const isResponse = result || error ? isMeantAsMessage(body) : Object.hasOwn(body, "jsonrpc") && Object.hasOwn(body, "id");
            if (!isResponse || result !== error)
                return;
            const found = result ? "both" : "neither";
            const method = message.exchange?.method;
            report.violated({
                position: message.position,
                params: { found: (0,catalog_message/* phrase */.MZ)(found) },
                ...(method === undefined ? {} : { method }),
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: ${found}`,
                ...(message.exchange
                    ? { related: [{ position: message.exchange.position, message: "The request that it answers." }] }
                    : {}),
            });
        },
    };
}
function about(message) {
    const method = message.method ?? message.exchange?.method;
    return method === undefined ? {} : { method };
}
function isRedacted(message, value) {
    return message.redacted && typeof value === "string" && (0,redact/* findMarkers */.Xh)(value).length > 0;
}
function jsonType(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}

;// CONCATENATED MODULE: ./out/check/lifecycle.js
/**
 * LC-02: between `initialize` and its answer the client sends no request but `ping`. Decided on stdio only: over HTTP
 * several clients may share a capture. A request that carries its own revision has no handshake to wait for.
 */
function requestBeforeInitialized(report) {
    let open;
    return {
        ruleId: "request-before-initialized",
        message(message, session) {
            if (message.direction === "s2c") {
                // It may have been the answer.
                if (message.kind === "opaque")
                    open = undefined;
                return;
            }
            if (message.kind !== "request" || !message.exchange)
                return;
            if (message.method === "initialize") {
                open = message.exchange;
                return;
            }
            if (!open || open.cancelled || message.method === "ping" || message.era === "modern")
                return;
            if (session.transport !== "stdio")
                return report.undecided("several clients may share the connection");
            if (session.lossPossible)
                return report.undecided("the answer to initialize may be missing from the log");
            const method = message.method ?? "";
            report.violated({
                position: message.position,
                params: { method },
                method,
                fault: "client",
                detail: "before the answer to initialize",
                related: [{ position: open.position, message: "`initialize`, not yet answered." }],
            });
        },
        settled(exchange) {
            if (exchange === open)
                open = undefined;
        },
    };
}

;// CONCATENATED MODULE: ./out/check/pairing.js
/** Responses and the requests that they answer (basic/index#responses). */


/** How many requests are looked through for one whose id differs only in its JSON type. */
const LOOK_BACK = 64;
/**
 * JR-05: a response has the id, type and value, of a request of the other side. Not decided where that request may be
 * missing from the log, nor in other recorders' logs, which may hold an answer before its request. An error without id,
 * or one in an HTTP error answer, says that no request could be read (JSON-RPC 2.0, section 5; the official Python SDK
 * puts a made-up id there).
 */
function responseWithoutRequest(report) {
    /** HTTP exchanges whose answer is an error. */
    const failed = new Set();
    return {
        ruleId: "response-without-request",
        httpResponse(record) {
            if (record.status >= 400)
                failed.add(record.exchange);
        },
        httpEnd(record) {
            failed.delete(record.exchange);
        },
        message(message, session) {
            if (message.kind !== "response" || message.exchange || !message.body)
                return;
            const isError = Object.hasOwn(message.body, "error") && !Object.hasOwn(message.body, "result");
            if (isError && (message.id === null || message.id === undefined))
                return;
            if (message.partnerLost || session.format !== "portlight") {
                return report.undecided("the request may be missing from the log");
            }
            if (isError && message.exchangeNumber !== undefined && (!session.hasHttp || failed.has(message.exchangeNumber))) {
                return report.undecided("the error may belong to HTTP, not to a request");
            }
            const found = describe(message, session);
            report.violated({
                position: message.position,
                params: { found: (0,catalog_message/* phrase */.MZ)(found) },
                fault: senderOf(message.direction),
                detail: `${senderOf(message.direction)}: ${found}`,
            });
        },
    };
}
function describe(message, session) {
    if (message.id === null || message.id === undefined)
        return "no id";
    if (!isSpelled(message.id))
        return "an id that is neither a text nor a number";
    const { exchanges } = session;
    for (let i = exchanges.length - 1; i >= Math.max(0, exchanges.length - LOOK_BACK); i--) {
        const { id, direction } = exchanges[i];
        if (direction === message.direction || typeof id === typeof message.id || !isSpelled(id))
            continue;
        if (String(id) === String(message.id)) {
            return "the id of a request as another JSON type";
        }
    }
    return "an id that no request has";
}
/** Whether an id may be turned into text: an object may say how, and fail. */
function isSpelled(id) {
    return typeof id === "string" || typeof id === "number" || typeof id === "bigint";
}
/** JR-06: one response per request. What a stream delivers again when it is resumed is no second response. */
function duplicateResponse(report) {
    return {
        ruleId: "duplicate-response",
        settled(exchange, response, session) {
            if (exchange.responses < 2)
                return;
            if (session.lossPossible)
                return report.undecided("a second request with this id may be missing from the log");
            report.violated({
                position: response.position,
                params: { method: exchange.method },
                method: exchange.method,
                ...(exchange.method === "tools/call" && exchange.target !== undefined ? { tool: exchange.target } : {}),
                fault: senderOf(response.direction),
                detail: `${senderOf(response.direction)}: second response`,
                related: [{ position: exchange.position, message: "The request." }],
            });
        },
    };
}

;// CONCATENATED MODULE: ./out/check/results.js
/** Results of revision 2026-07-28: basic/patterns/mrtr and server/utilities/caching. */

const REVISION = "2026-07-28";
/** Methods that may ask the client for more before they complete. */
const ASKING = new Set(["tools/call", "resources/read", "prompts/get"]);
/** The other methods of the revision whose result is defined; an extension may define more for its own methods. */
const NOT_ASKING = new Set([
    "completion/complete",
    "prompts/list",
    "resources/list",
    "resources/templates/list",
    "server/discover",
    "subscriptions/listen",
    "tools/list",
]);
/** Methods whose complete result says how long and for whom it may be kept. */
const CACHED = new Set([
    "prompts/list",
    "resources/list",
    "resources/read",
    "resources/templates/list",
    "server/discover",
    "tools/list",
]);
/** MR-01: only the three asking methods are answered with `input_required`. */
function inputRequiredMethod(report) {
    return {
        ruleId: "input-required-method",
        settled(exchange, response) {
            const result = resultOf(exchange, response);
            if (result?.resultType !== "input_required" || ASKING.has(exchange.method))
                return;
            if (!isModern(exchange, report))
                return;
            if (!NOT_ASKING.has(exchange.method))
                return report.undecided("the method is not one of the specification");
            report.violated({
                position: response.position,
                params: { method: exchange.method },
                method: exchange.method,
                fault: "server",
                detail: "input_required",
                related: [{ position: exchange.position, message: "The request." }],
            });
        },
    };
}
/**
 * CH-01: `ttlMs` and `cacheScope` stand on each complete result that may be cached. A result without `resultType` counts
 * as complete (basic/index#resulttype). The answer to a retry that brought input is not cacheable and needs none.
 */
function missingCacheHints(report) {
    const retries = new Set();
    return {
        ruleId: "missing-cache-hints",
        message(message) {
            if (message.method !== "resources/read" || !message.exchange)
                return;
            const params = message.body?.params;
            if (!(0,json_object/* isObject */.G)(params))
                return;
            if (Object.hasOwn(params, "inputResponses") || Object.hasOwn(params, "requestState"))
                retries.add(message.exchange);
        },
        settled(exchange, response) {
            if (!CACHED.has(exchange.method) || exchange.direction !== "c2s")
                return;
            const result = resultOf(exchange, response);
            if (!result || retries.delete(exchange))
                return;
            if (result.resultType !== undefined && result.resultType !== "complete")
                return;
            const missing = ["ttlMs", "cacheScope"].filter((name) => !Object.hasOwn(result, name));
            if (missing.length === 0)
                return;
            if (!isModern(exchange, report))
                return;
            report.violated({
                position: response.position,
                params: { method: exchange.method, missing },
                method: exchange.method,
                fault: "server",
                detail: `without ${missing.join(" and ")}`,
                related: [{ position: exchange.position, message: "The request." }],
            });
        },
    };
}
/** True for a request of the revision that these rules are of. Undecided where a request does not tell its revision. */
function isModern(exchange, report) {
    if (exchange.revision === undefined && exchange.era !== "legacy") {
        report.undecided("the revision of the request is not known");
    }
    return exchange.revision === REVISION;
}
function resultOf(exchange, response) {
    const result = exchange.direction === "c2s" && response.kind === "response" ? response.body?.result : undefined;
    return (0,json_object/* isObject */.G)(result) ? result : undefined;
}

;// CONCATENATED MODULE: ./out/check/stdio.js
/** What may stand on the pipes of the stdio transport (basic/transports#stdio). */



/**
 * JR-16: nothing but MCP messages, one a line, in UTF-8. glassport's logs do not say which transport they saw, and an
 * HTTP body may be any text, so there the rule is not decided.
 */
function stdioNoise(report) {
    return {
        ruleId: "stdio-noise",
        message(message, session) {
            const found = noise(message);
            if (found === undefined || session.transport !== "stdio")
                return;
            if (session.format === "glassport")
                return report.undecided("the log does not name the transport");
            const stream = message.direction === "s2c" ? "stdout" : "stdin";
            report.violated({
                position: message.position,
                params: { stream: (0,catalog_message/* phrase */.MZ)(stream), found: (0,catalog_message/* phrase */.MZ)(found) },
                fault: senderOf(message.direction),
                // Text of logs changes with each run, so all lines of one sort are one finding.
                detail: `${stream} ${found}`,
                ...(message.text === undefined ? {} : { data: { length: message.text.length } }),
            });
        },
    };
}
function noise(message) {
    if (message.kind === "noise") {
        if (message.text === undefined)
            return "bytes that are not UTF-8";
        return message.text.trim() === "" ? "an empty line" : "text";
    }
    if (message.kind !== "other" || message.batchIndex !== undefined)
        return undefined;
    return message.body && isMeantAsMessage(message.body) ? undefined : "other JSON";
}

;// CONCATENATED MODULE: ./out/session/bounded-text.js


const LONGEST = 256;
const KEPT = 200;
const MAX_INTERNED = 4096;
/**
 * A text of the peer in a form that may be kept for the whole session: a long one becomes its beginning and a digest of
 * all of it, so that different texts stay different. Secrets in it are replaced before, as the cut would hide them from
 * whoever looks later, and the digest is then that of a capture which was redacted.
 */
function boundedText(text) {
    if (text.length <= LONGEST)
        return text;
    const clean = (0,redact/* redactText */.Rd)(text).text;
    if (clean.length <= LONGEST)
        return clean;
    return copied(`${clean.slice(0, KEPT)}…${(0,external_node_crypto_.createHash)("sha256").update(clean).digest("hex").slice(0, 16)}`);
}
/** A part of a text keeps the whole of it in memory until it is copied. */
function copied(text) {
    return Buffer.from(text, "utf16le").toString("utf16le");
}
/** The same for what the session itself is called by in reports and fingerprints: no secret stands in it. */
function shownText(text) {
    return boundedText((0,redact/* redactText */.Rd)(text).text);
}
/** Keeps one copy of each text: a session names the same few methods and tools over and over. */
class Interned {
    #texts = new Map();
    text(text) {
        const known = this.#texts.get(text);
        if (known !== undefined)
            return known;
        const kept = boundedText(text);
        if (this.#texts.size < MAX_INTERNED && kept === text)
            this.#texts.set(text, text);
        return kept;
    }
}

;// CONCATENATED MODULE: ./out/check/carriers.js
/**
 * The HTTP exchanges of a session that may have to be known later: those that are not over, and those that ended without
 * an answer to a request they carried. A long session has a great many others.
 */
class Carriers {
    #byNumber = new Map();
    /** How many are kept. */
    get size() {
        return this.#byNumber.size;
    }
    get(number) {
        return number === undefined ? undefined : this.#byNumber.get(number);
    }
    message({ exchange, direction }) {
        if (exchange?.exchangeNumber === undefined || exchange.direction !== direction)
            return;
        this.#of(exchange.exchangeNumber).open++;
    }
    /** A response to a request came; only the first one counts. */
    settled({ exchangeNumber, responses }) {
        if (exchangeNumber === undefined || responses !== 1)
            return;
        const carrier = this.#byNumber.get(exchangeNumber);
        if (!carrier)
            return;
        carrier.open--;
        this.#release(exchangeNumber, carrier);
    }
    response({ exchange, status, headers }) {
        const carrier = this.#of(exchange);
        carrier.status = status;
        carrier.json = String(headers["content-type"] ?? "").startsWith("application/json");
    }
    /** @param at in milliseconds */
    end({ exchange, reason }, at) {
        const carrier = this.#of(exchange);
        carrier.ended = { reason, at };
        this.#release(exchange, carrier);
    }
    #of(number) {
        const known = this.#byNumber.get(number);
        if (known)
            return known;
        const carrier = { open: 0 };
        this.#byNumber.set(number, carrier);
        return carrier;
    }
    /** Lets go of one that is over, or of which nothing was recorded, once nothing is open on it. */
    #release(number, carrier) {
        const isOver = carrier.ended !== undefined || carrier.status === undefined;
        if (isOver && carrier.open <= 0)
            this.#byNumber.delete(number);
    }
}

;// CONCATENATED MODULE: ./out/check/unanswered.js
/** Requests that are never answered. */



/**
 * How long a request must have been left alone before it counts as hung, in milliseconds. Clients close the pipe when
 * they are done and end the server two seconds later (the official SDKs), so what is younger than that was only cut off.
 */
const PATIENCE_MS = 5_000;
/** Open requests whose progress is followed. */
const MAX_TOKENS = 50_000;
/** Open by design, or waiting for a person or for a task to end: no time is too long. */
const OPEN_ENDED = new Set([
    "elicitation/create",
    "sampling/createMessage",
    "subscriptions/listen",
    "tasks/result",
]);
/**
 * JR-17: every request is answered, unless it was cancelled or the stream ended before. Decided only where no answer can
 * have been lost and the stream verifiably ended. A sign of progress counts as life.
 */
function unansweredRequest(report, maxTokens = MAX_TOKENS) {
    const carriers = new Carriers();
    /** Open requests that asked for progress, both ways. */
    const tokens = new Map();
    const tokenOf = new Map();
    const signs = new Map();
    /** When the client closed the pipe or the process went, and the last moment that the log knows. */
    let teardown;
    let last = 0;
    /** A request asked for progress under a token that is not followed. */
    let overflowed = false;
    const seen = (ts) => {
        const at = Date.parse(ts);
        if (at > last)
            last = at;
        return at;
    };
    return {
        ruleId: "unanswered-request",
        process(record) {
            const at = seen(record.ts);
            if (record.event !== "spawn")
                teardown ??= at;
        },
        httpResponse(record) {
            seen(record.ts);
            carriers.response(record);
        },
        httpEnd(record) {
            carriers.end(record, seen(record.ts));
        },
        message(message) {
            const at = seen(message.ts);
            carriers.message(message);
            const token = progressToken(message);
            if (token === undefined)
                return;
            if (message.kind === "request" && message.exchange) {
                if (tokenOf.size >= maxTokens) {
                    overflowed = true;
                    return;
                }
                tokens.set(token, message.exchange);
                tokenOf.set(message.exchange, token);
            }
            else if (message.method === "notifications/progress") {
                const exchange = tokens.get(token);
                if (exchange)
                    signs.set(exchange, at);
            }
        },
        settled(exchange) {
            carriers.settled(exchange);
            signs.delete(exchange);
            const token = tokenOf.get(exchange);
            if (token === undefined)
                return;
            tokenOf.delete(exchange);
            if (tokens.get(token) === exchange)
                tokens.delete(token);
        },
        end(session) {
            if (session.exchangesOmitted > 0)
                report.undecided("the session has more requests than are kept");
            for (const exchange of session.exchanges) {
                if (exchange.responses > 0 || exchange.cancelled || exchange.httpStatus !== undefined)
                    continue;
                if (OPEN_ENDED.has(exchange.method))
                    continue;
                const verdict = judge(exchange, session);
                if (typeof verdict === "string")
                    report.undecided(verdict);
                else
                    violated(exchange, verdict);
            }
        },
    };
    /** Milliseconds without an answer when the rule is violated, else why it is not decided. */
    function judge(exchange, session) {
        if (overflowed && !tokenOf.has(exchange))
            return "the session has more progress tokens than are followed";
        if (exchange.answerMayBeLost || session.lossPossible)
            return "the answer may be missing from the log";
        if (session.end?.closed !== true || session.end.state !== "self-consistent")
            return "the capture is not complete";
        const carrier = carriers.get(exchange.exchangeNumber);
        const ended = carrier?.ended;
        if (ended?.reason.startsWith("upstream-"))
            return "the connection to the server broke";
        const since = Math.max(Date.parse(exchange.ts), signs.get(exchange) ?? 0);
        // A whole JSON body that holds no answer can't be followed by one; any other stream may be resumed.
        if (carrier?.status === 200 && carrier.json && ended?.reason === "complete")
            return Math.max(0, ended.at - since);
        const waited = (teardown ?? last) - since;
        return waited >= PATIENCE_MS ? waited : "the session ended soon after the request";
    }
    function violated(exchange, waited) {
        const { method } = exchange;
        report.violated({
            position: exchange.position,
            params: { method },
            method,
            ...(method === "tools/call" && exchange.target !== undefined ? { tool: exchange.target } : {}),
            fault: responderOf(exchange.direction),
            detail: `${responderOf(exchange.direction)}: no response`,
            data: { waitedSeconds: Math.round(waited / 1000) },
        });
    }
}
/** The progress token that a message carries, with the direction of the request that it belongs to. */
function progressToken(message) {
    const params = message.body?.params;
    if (typeof params !== "object" || params === null)
        return undefined;
    const isProgress = message.method === "notifications/progress";
    const meta = isProgress ? params : params._meta;
    if (typeof meta !== "object" || meta === null)
        return undefined;
    const token = meta.progressToken;
    if (typeof token !== "string" && typeof token !== "number")
        return undefined;
    const requester = isProgress === (message.direction === "s2c") ? "c2s" : "s2c";
    return `${requester} ${typeof token} ${typeof token === "string" ? boundedText(token) : token}`;
}

;// CONCATENATED MODULE: ./out/check/observers.js






/** Each rule of the family by its id, which a test holds against rules/check. */
const CHECK_RULES = new Map([
    ["ambiguous-response", ambiguousResponse],
    ["duplicate-response", duplicateResponse],
    ["input-required-method", inputRequiredMethod],
    ["jsonrpc-version", jsonrpcVersion],
    ["missing-cache-hints", missingCacheHints],
    ["request-before-initialized", requestBeforeInitialized],
    ["request-id-type", requestIdType],
    ["response-without-request", responseWithoutRequest],
    ["stdio-noise", stdioNoise],
    ["unanswered-request", unansweredRequest],
]);
/**
 * Fresh observers of all protocol rules for one session.
 * @param reportOf gives the report of a rule by its id
 */
function checkObservers(reportOf) {
    return [...CHECK_RULES].map(([id, rule]) => rule(reportOf(id)));
}

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/content/facts.js + 8 modules
var content_facts = __webpack_require__(2416);
;// CONCATENATED MODULE: ./out/detect/place.js
/** Names of members in a place; deeper ones are left out, so that places stay short and stable. */
const MAX_PLACE = 6;
const TOP = { name: "", depth: 0 };
function memberOf(place, name) {
    if (place.depth < MAX_PLACE)
        return { up: place, name, depth: place.depth + 1 };
    return place.beyond ? place : { ...place, beyond: true };
}
/** Elements of an array share a place, since their number varies. */
function elementOf(place) {
    return place.beyond ? place : { ...place, name: `${place.name}[]`, depth: Math.max(place.depth, 1) };
}
/** The names from the top down. */
function namesOf(place) {
    const names = [];
    for (let at = place; at && at.depth > 0; at = at.up)
        names.unshift(at.name);
    return names;
}
function placeName(place) {
    return namesOf(place).join(".");
}

// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
;// CONCATENATED MODULE: ./out/detect/place-words.js


/** Names of members, or a place, fit for the data of a finding: secrets are taken out before they are cut to what is shown. */
function shownPlace(place) {
    return (0,catalog_message/* visibleName */.ko)((0,input_text/* withoutSecrets */.cT)(place));
}
/** A place in the words of a message: "`result.content[].text` of `tools/call` to `read_note`". */
function placeWords({ place, method, tool, stream }) {
    if (method === undefined)
        return (0,catalog_message/* phrase */.MZ)("", place, (0,catalog_message/* phrase */.MZ)(`of ${stream}`));
    const target = tool === undefined ? undefined : (0,catalog_message/* phrase */.MZ)(method === "tools/call" ? "to" : "for", tool);
    return (0,catalog_message/* phrase */.MZ)("", place, (0,catalog_message/* phrase */.MZ)("of", method, target));
}

;// CONCATENATED MODULE: ./out/detect/content-rule.js





/**
 * A rule of the family `content` over the texts of a session. The rules share `texts`, and each is an observer of its own, so
 * that an engine that fails takes no other with it.
 */
function contentRule(ruleId, report, texts) {
    const engine = (0,content_facts/* engineOf */.ky)(ruleId);
    const judgesClients = (0,content_facts/* contentRules */.tc)("argument").has(ruleId);
    return {
        ruleId,
        message(message) {
            if (message.direction === "c2s" && !judgesClients) {
                // Looked at all the same: what it gives, its answer may repeat.
                texts.isCut(message);
                return;
            }
            if (message.truncated)
                report.undecided("a message was cut, and what is missing cannot be looked at");
            if (texts.isCut(message))
                report.undecided("a message holds more than is looked at");
            const found = texts.foundIn(message, engine);
            if (texts.isPartlyRead(message, engine))
                report.undecided("a text holds more than is decoded, or listed");
            if (found.length > 0)
                reportAll(ruleId, found, aboutMessage(message, texts), report);
        },
        ...(engine === "secrets" ? { record: besideMessages(ruleId, engine, report, texts) } : {}),
    };
}
/** What a server writes to its error output, or between its messages, is read by whoever reads its log. */
function besideMessages(ruleId, engine, report, texts) {
    return ({ record, line, offset, bytes }) => {
        const isNoise = record.type === "frame" && record.text !== undefined && record.truncated !== true;
        if (!isNoise && record.type !== "stderr")
            return;
        const fault = record.type === "frame" ? senderOf(record.dir) : "server";
        const stream = record.type === "frame" ? "the stream" : "the error output";
        const found = texts.foundInText(record.text ?? "", engine, record.redacted === true);
        if (found.length > 0)
            reportAll(ruleId, found, { position: { line, offset, bytes }, fault, stream }, report);
    };
}
function aboutMessage(message, texts) {
    const { exchange } = message;
    return {
        position: message.position,
        fault: senderOf(message.direction),
        stream: "the stream",
        method: message.method ?? exchange?.method,
        tool: exchange?.method === "tools/call" ? exchange.target : undefined,
        isEcho: (text, found) => texts.isEcho(message, text, found),
    };
}
function reportAll(ruleId, all, about, report) {
    const seen = new Set();
    const bothSides = (0,catalog/* requireRule */.QU)(ruleId).fault === "either";
    for (const { text, found } of all) {
        for (const one of found) {
            const { fact } = one;
            if (fact.ruleId !== ruleId)
                continue;
            const place = placeName(text.place);
            const detail = `${bothSides ? `${about.fault}: ` : ""}${fact.detail} in ${place}`;
            const tool = text.about.tool ?? about.tool;
            const key = JSON.stringify([tool, detail]);
            if (seen.has(key) || about.isEcho?.(text.text, one))
                continue;
            seen.add(key);
            report.violated({
                position: about.position,
                params: { ...fact.params, place: placeWords({ ...about, place, tool }) },
                ...(about.method === undefined ? {} : { method: about.method }),
                ...(tool === undefined ? {} : { tool }),
                ...(text.about.argument === undefined ? {} : { argument: text.about.argument }),
                ...(bothSides ? { fault: about.fault } : {}),
                confidence: fact.confidence,
                detail,
                data: { ...fact.data, place: shownPlace(place), surface: text.about.surface },
            });
        }
    }
}

// EXTERNAL MODULE: ./out/content/redact/marker.js
var marker = __webpack_require__(3909);
// EXTERNAL MODULE: ./out/content/redact/reserved-kinds.js
var reserved_kinds = __webpack_require__(6009);
;// CONCATENATED MODULE: ./out/content/redact/part-runs.js

/** Lines without a part that may stand between two of one secret (those of other writers, see lines.ts). */
const MAX_BETWEEN = 8;
/** Kinds of which parts may be open at once. */
const MAX_OPEN = 1000;
/**
 * The secrets whose parts stand in the lines of one stream and are told by no marker of the whole, each once. One part alone
 * is no secret: a line may end like the beginning of one by chance.
 */
class PartRuns {
    #open = new Map();
    #found;
    #line = 0;
    /** @param found is called for each, when it is known that no more of it comes */
    constructor(found) {
        this.#found = found;
    }
    /** Takes the markers of the next line, in order; also of a line without any. */
    read(markers, at) {
        const line = this.#line++;
        for (const { kind, length } of markers) {
            const whole = (0,reserved_kinds/* wholeKind */.gA)(kind);
            const run = this.#open.get(whole);
            if (!kind.endsWith(reserved_kinds/* PART */.s3))
                this.#open.delete(whole);
            else if (run && line - run.last <= MAX_BETWEEN + 1) {
                run.length += length;
                run.parts++;
                run.last = line;
            }
            else {
                if (run)
                    this.#close(whole, run);
                // Kinds are untrusted: what is remembered is bounded.
                if (this.#open.size < MAX_OPEN)
                    this.#open.set(whole, { at, length, parts: 1, last: line });
            }
        }
    }
    /** No more lines come. */
    end() {
        for (const [kind, run] of this.#open)
            this.#close(kind, run);
    }
    #close(kind, { at, length, parts }) {
        this.#open.delete(kind);
        if (parts > 1)
            this.#found({ kind, length, at });
    }
}

// EXTERNAL MODULE: ./out/content/secrets/index.js + 3 modules
var secrets = __webpack_require__(6928);
;// CONCATENATED MODULE: ./out/detect/carried-text.js
/** Text that a resource carries in base64. */
/** More of it, in bytes, is not decoded. */
const MAX_DECODED = 4 * 1024 * 1024;
/** UTF-16 units of base64 that are decoded. */
const BASE64_UNITS = Math.floor(MAX_DECODED / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/_\r\n-]*={0,2}[\r\n]{0,2}$/;
const TEXT_TYPE = /^(?:text\/|application\/(?:[a-z0-9.-]{1,64}\+)?(?:json|xml|javascript|yaml)\b)/i;
/** True for a media type of text, and where there is none. */
function mayBeText(mimeType) {
    return mimeType === undefined || (typeof mimeType === "string" && TEXT_TYPE.test(mimeType));
}

// EXTERNAL MODULE: ./out/content/json-escapes.js
var json_escapes = __webpack_require__(2662);
;// CONCATENATED MODULE: ./out/detect/leaks.js
/** Secrets in a text, clear, behind escapes of JSON, or as the marker that a recorder left for them. */



function placed(place) {
    return ({ kind, length }) => ({ kind, length, place });
}
/** Escapes of what a secret may consist of, in a string or in a string within a string. */
const HIDING = /\\(?:\/|u00(?:2[0bdefBDEF]|3[0-9dD]|4[1-9a-fA-F]|5[0-9acfACF]|6[1-9a-fA-F]|7[0-9aA]))/;
const ESCAPE = /\\u00([2-7][0-9a-fA-F])|\\(\/)/g;
/** Longest record of which every escape is taken off to find what stands in no value. */
const MAX_UNESCAPED = 4 * 1024 * 1024;
const NOTHING = [];
function mayHide(text) {
    return text.includes("\\") && HIDING.test(text);
}
/** The secrets in a text, as it stands and with its escapes taken off. The cost is linear in its length. */
function leaksIn(text, redacted) {
    const hits = (0,secrets/* findSecrets */.dL)(text);
    const hidden = mayHide(text) ? (0,secrets/* findSecrets */.dL)(unhidden(text)) : [];
    const markers = redacted ? (0,redact/* findMarkers */.Xh)(text).filter((marker) => (0,secrets/* isReportedKind */.yc)(marker.kind)) : [];
    if (hits.length + hidden.length + markers.length === 0)
        return NOTHING;
    return [...[...hits, ...hidden].map(({ kind, value }) => ({ kind, length: value.length })), ...markers];
}
function unhidden(text) {
    let plain = text;
    for (let layer = 0; layer < json_escapes/* MAX_JSON_LAYERS */.l && mayHide(plain); layer++) {
        plain = plain.replace(ESCAPE, (_whole, hex) => hex === undefined ? "/" : String.fromCharCode(Number.parseInt(hex, 16)));
    }
    return plain;
}
/** What base64 carries, byte by byte: secrets are ASCII. */
function decodedText(base64) {
    return Buffer.from(base64, "base64").toString("latin1");
}
/** What one line of a capture holds, and what of it was found in the values that stand there. */
class LineLeaks {
    number;
    redacted;
    #raw;
    #hits;
    #hides;
    #known;
    /** @param raw the line as it stands */
    constructor(number, raw, redacted) {
        this.number = number;
        this.redacted = redacted;
        this.#hides = mayHide(raw);
        this.#hits = this.#hides || raw.includes('"blob"') || (0,secrets/* findSecrets */.dL)(raw).length > 0;
        this.#raw = raw;
    }
    /** The values of the line have to be walked; most need not. */
    get suspect() {
        return this.#hits || this.redacted;
    }
    /** The line is too long for its escapes to be taken off as a whole. */
    get unsearched() {
        return this.#hides && this.#raw.length > MAX_UNESCAPED;
    }
    found(leaks) {
        if (leaks.length === 0)
            return;
        this.#known ??= new Set();
        for (const leak of leaks)
            this.#known.add(likeness(leak));
    }
    /** What was found in no value. */
    left() {
        if (!this.suspect || this.unsearched)
            return NOTHING;
        const text = this.#hides ? unhidden(this.#raw) : this.#raw;
        return leaksIn(text, this.redacted).filter((leak) => !this.#known?.has(likeness(leak)));
    }
}
/** What tells secrets of a line apart. The length of a key of several lines depends on how its line breaks are written. */
function likeness({ kind, length }) {
    return kind === "private-key" ? kind : `${kind} ${length}`;
}

;// CONCATENATED MODULE: ./out/detect/leak-walk.js



/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const MAX_VALUES = 600_000;
/**
 * Walks the values of one message. It recurses, since the reader bounds how deep they nest, and a place takes no more
 * than its first names: a message may hold tens of thousands of members, each a thousand levels deep.
 */
class Walk {
    /** In the order of the text. */
    leaks = [];
    /** The message held more values than are looked at. */
    cut = false;
    /** A text in base64 was longer than is decoded. */
    undecoded = false;
    #redacted;
    #left = MAX_VALUES;
    /** @param redacted the recorder says that it left markers */
    constructor(redacted) {
        this.#redacted = redacted;
    }
    visit(value, place) {
        if (typeof value === "string") {
            if (this.#counts())
                this.#text(value, place);
        }
        else if (typeof value === "object" && value !== null && this.#counts()) {
            if (Array.isArray(value))
                this.#elements(value, place);
            else
                this.#members(value, place);
        }
    }
    /** One member of an object at `place`; its name may be a secret, too. */
    member(name, value, place) {
        if (this.cut || !this.#counts())
            return;
        const isSecret = this.#text(name, memberOf(place, "{key}"));
        this.visit(value, memberOf(place, isSecret ? "{key}" : name));
    }
    #elements(values, place) {
        const inner = elementOf(place);
        for (let i = 0; i < values.length && !this.cut; i++)
            this.visit(values[i], inner);
    }
    #members(object, place) {
        for (const key of Object.keys(object)) {
            if (this.cut)
                return;
            this.member(key, object[key], place);
            if (key === "blob" && mayBeText(object.mimeType))
                this.#carried(object[key], memberOf(place, key));
        }
    }
    #carried(value, place) {
        if (typeof value !== "string" || !BASE64.test(value))
            return;
        if (value.length > BASE64_UNITS)
            this.undecoded = true;
        this.#text(decodedText(value.slice(0, BASE64_UNITS)), place);
    }
    #text(text, place) {
        const found = leaksIn(text, this.#redacted);
        if (found.length === 0)
            return false;
        const leakAt = placed(placeName(place));
        for (const one of found)
            this.leaks.push(leakAt(one));
        return true;
    }
    #counts() {
        this.cut = --this.#left < 0;
        return !this.cut;
    }
}

;// CONCATENATED MODULE: ./out/detect/secret-exposed.js










/** Open calls whose arguments held secrets and are remembered; what a server repeats of others counts as its own. */
const MAX_GIVEN = 50_000;
/** Where a record that is no frame stands, in the words of the rule's message. */
const STREAMS = {
    "session.start": "the session's description",
    "session.end": "the end record",
    "http.request": "the HTTP request",
    "http.response": "the HTTP response",
    "http.end": "the HTTP exchange",
    sse: "the event stream",
    stderr: "the error output",
    process: "the process record",
    gap: "the gap record",
    gate: "the gate record",
};
/**
 * A secret of verified shape anywhere in a capture: each line is searched once as it stands, and one that holds a secret,
 * or may hide one behind escapes, is walked for its place. In a capture that was redacted the recorder's marker says the
 * same, and gives the same finding: kind and place make the fingerprint, the value never does.
 */
function secretExposed(report) {
    /** What the arguments of an open call held: the server that repeats it gives nothing away. */
    const given = new Map();
    let line;
    /** The recorder redacts: records that have no mark of their own may hold its markers. */
    let scrubbed = false;
    /** The message of a frame that is no object: it was cut, or is no JSON. */
    let unread;
    /** Of the line: who is told of when something in it has no place. */
    let subject;
    /** By stream of lines that are no messages: secrets of which the recorder saw parts only. */
    const parts = new Map();
    function unfinished({ kind, length, at }) {
        if ((0,secrets/* isReportedKind */.yc)(kind))
            secret_exposed_reportAll(at, [{ kind, length, place: "text" }], report);
    }
    function readParts(located) {
        const { record } = located;
        if (record.type !== "stderr" && record.type !== "frame")
            return;
        if (typeof record.text !== "string")
            return;
        const stream = record.type === "stderr" ? record.type : record.dir;
        let runs = parts.get(stream);
        if (!runs) {
            runs = new PartRuns(unfinished);
            parts.set(stream, runs);
        }
        const markers = record.redacted === true ? (0,marker/* findMarkers */.Xh)(record.text) : [];
        runs.read(markers, recordSubject(located));
    }
    /** The look at the line that holds a message or record; several may share it. */
    function look(position, raw, redacted) {
        if (line?.number === position.line) {
            line.redacted ||= redacted;
            return line;
        }
        finish();
        line = new LineLeaks(position.line, raw, redacted);
        return line;
    }
    /** What the line holds in no value of its records: in a member that a later one of the same name replaces. */
    function finish() {
        const left = line?.left() ?? [];
        if (subject && left.length > 0)
            secret_exposed_reportAll(subject, left.map(placed("record")), report);
        if (line?.unsearched)
            report.undecided("a record is too long to look behind all of its escapes");
        line = undefined;
        unread = undefined;
        subject = undefined;
    }
    function walked(walk) {
        if (walk.cut)
            report.undecided("a message holds more values than are looked at");
        if (walk.undecoded)
            report.undecided("a text in base64 is longer than is decoded");
        line?.found(walk.leaks);
        return walk.leaks;
    }
    /** Takes away what the call of a response gave itself, and remembers what a request gives. */
    function judged(message, leaks) {
        const { exchange } = message;
        if (!exchange || leaks.length === 0)
            return leaks;
        if (exchange.direction === message.direction) {
            if (given.size < MAX_GIVEN)
                given.set(exchange, new Set(leaks.map(identity)));
            return leaks;
        }
        const echoed = given.get(exchange);
        return echoed ? leaks.filter((leak) => !echoed.has(identity(leak))) : leaks;
    }
    return {
        ruleId: "secret-exposed",
        message(message) {
            const seen = look(message.position, message.line?.() ?? "", message.redacted);
            if (!message.body) {
                unread = message;
                return;
            }
            if (!seen.suspect)
                return;
            const leaks = walked(messageWalk(message, message.body));
            secret_exposed_reportAll(subjectOf(message), judged(message, leaks), report);
        },
        settled(exchange) {
            given.delete(exchange);
        },
        replay(message) {
            // Reported where it was sent first.
            if (!message.body)
                return;
            if (look(message.position, message.line?.() ?? "", message.redacted).suspect)
                walked(messageWalk(message, message.body));
        },
        record(located) {
            const { record } = located;
            readParts(located);
            if (record.type === "session.start")
                scrubbed = (record.redaction?.profile ?? "none") !== "none";
            const marks = record.type === "frame" || record.type === "stderr";
            const redacted = marks ? record.redacted === true : scrubbed;
            if ("truncated" in record && record.truncated === true) {
                report.undecided("a record was cut, and what is missing cannot be looked at");
            }
            const raw = located.rawLine?.() ?? "";
            const carried = record.type === "frame" && record.base64 !== undefined ? decodedText(record.base64) : undefined;
            const seen = look(located, raw, redacted);
            if (!seen.suspect && carried === undefined)
                return;
            const about = unread?.position.line === located.line ? subjectOf(unread) : recordSubject(located);
            subject = about;
            const walk = new Walk(redacted);
            restOf(record, walk);
            if (carried !== undefined)
                for (const leak of leaksIn(carried, redacted))
                    walk.leaks.push({ ...leak, place: "base64" });
            const leaks = walked(walk);
            secret_exposed_reportAll(about, unread ? judged(unread, leaks) : leaks, report);
            if (unread?.exchange && unread.exchange.direction !== unread.direction)
                given.delete(unread.exchange);
        },
        end() {
            finish();
            for (const runs of parts.values())
                runs.end();
        },
    };
}
/** `params` is what a message is about, so its members stand for themselves. */
function messageWalk(message, body) {
    const walk = new Walk(message.redacted);
    for (const name of Object.keys(body)) {
        if (name === "params")
            walk.visit(body[name], TOP);
        else if (name === "result" || name === "error")
            walk.visit(body[name], memberOf(TOP, name));
        else
            walk.member(name, body[name], OTHER);
    }
    return walk;
}
const OTHER = memberOf(TOP, "message");
/** What of a record is no message of its own. */
function restOf(record, walk) {
    for (const [name, value] of Object.entries(record)) {
        // Text of base64 is judged by what it carries.
        if (name === "type" || name === "base64")
            continue;
        if (record.type !== "frame" || name !== "frame")
            walk.member(name, value, TOP);
        else if (!(0,json_object/* isObject */.G)(value))
            walk.visit(Array.isArray(value) ? value.filter((one) => !(0,json_object/* isObject */.G)(one)) : value, OTHER);
    }
}
function subjectOf(message) {
    const { exchange } = message;
    return {
        position: message.position,
        fault: senderOf(message.direction),
        stream: "the stream",
        method: message.method ?? exchange?.method,
        tool: exchange?.method === "tools/call" ? exchange.target : undefined,
    };
}
function recordSubject({ record, line, offset, bytes }) {
    const position = { line, offset, bytes };
    const fault = "dir" in record ? senderOf(record.dir) : record.type === "stderr" ? "server" : "client";
    if (record.type === "frame")
        return { position, fault, stream: "the stream" };
    return { position, fault, stream: STREAMS[record.type], type: record.type };
}
function secret_exposed_reportAll(subject, leaks, report) {
    const { position, fault, stream, type, method, tool } = subject;
    const seen = new Set();
    for (const leak of leaks) {
        const detail = `${fault}: ${leak.kind} in ${type === undefined ? "" : `${type} `}${leak.place}`;
        if (seen.has(detail))
            continue;
        seen.add(detail);
        report.violated({
            position,
            params: {
                secret: (0,content_facts/* secretWords */.C5)("secret-exposed", leak.kind),
                place: placeWords({ place: leak.place, method, tool, stream }),
            },
            ...(method === undefined ? {} : { method }),
            ...(tool === undefined ? {} : { tool }),
            fault,
            detail,
            data: { kind: leak.kind, place: shownPlace(leak.place), length: leak.length },
        });
    }
}
function identity(leak) {
    return `${leak.kind} ${leak.length}`;
}

// EXTERNAL MODULE: ./out/content/directive-facts.js + 37 modules
var directive_facts = __webpack_require__(7388);
// EXTERNAL MODULE: ./out/content/json-schema-keywords.js
var json_schema_keywords = __webpack_require__(5812);
;// CONCATENATED MODULE: ./out/detect/message-texts.js




/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const message_texts_MAX_VALUES = 600_000;
/** Texts this short hold nothing unless it is hidden. */
const MIN_VISIBLE = 6;
/** Names of members this long may be sentences. */
const LONG_KEY = 24;
const VISIBLE = /^[\x20-\x7e]*$/;
/** The texts of a message with what each is: a name, a description, a result. */
function textsOfMessage(message) {
    const collector = new Collector();
    const { body, direction, method, exchange } = message;
    if (body) {
        if (direction === "c2s")
            clientMessage(collector, body, method);
        else if (method !== undefined)
            serverRequest(collector, method, body.params, TOP);
        else
            serverAnswer(collector, body, exchange?.method ?? "");
    }
    return { texts: collector.texts, cut: collector.cut };
}
/** A text that is no message: what a server writes beside them. */
function looseText(text) {
    return { text, about: RESULT, place: memberOf(TOP, "text"), name: undefined };
}
const RESULT = { surface: "result" };
const DESCRIPTION = { surface: "description" };
const INSTRUCTIONS = { surface: "instructions" };
const PROMPT = { surface: "prompt" };
const ARGUMENT = { surface: "argument" };
const IN_RESULT = memberOf(TOP, "result");
const IN_ERROR = memberOf(TOP, "error");
function clientMessage(to, body, method) {
    const params = body.params;
    if (method === "tools/call" && (0,json_object/* isObject */.G)(params)) {
        to.members(params, TOP, ARGUMENT, (key, value, place) => {
            if (key !== "arguments" || !(0,json_object/* isObject */.G)(value))
                return false;
            to.members(value, place, ARGUMENT, (argument, given, at) => {
                to.all(given, at, { surface: "argument", argument }, argument);
                return true;
            });
            return true;
        });
    }
    else
        to.all(params, TOP, ARGUMENT);
    to.all(body.result, IN_RESULT, ARGUMENT);
    to.all(body.error, IN_ERROR, ARGUMENT);
}
/** A request or notification of the server; `place` is that of its parameters. */
function serverRequest(to, method, params, place) {
    if (method === "sampling/createMessage" && (0,json_object/* isObject */.G)(params)) {
        to.members(params, place, PROMPT, (key, value, at) => {
            if (key !== "systemPrompt")
                return false;
            to.all(value, at, INSTRUCTIONS);
            return true;
        });
    }
    else if (method === "elicitation/create" && (0,json_object/* isObject */.G)(params)) {
        to.members(params, place, PROMPT, (key, value, at) => {
            if (key !== "requestedSchema")
                return false;
            schema(to, value, at, DESCRIPTION);
            return true;
        });
    }
    else
        to.all(params, place, RESULT);
}
function serverAnswer(to, body, method) {
    to.all(body.error, IN_ERROR, RESULT);
    const { result } = body;
    const special = MEMBERS.get(method);
    to.object(result, IN_RESULT, REST.get(method) ?? RESULT, (key, value, place) => {
        if (key === "inputRequests" && (0,json_object/* isObject */.G)(value))
            inputRequests(to, value, place);
        else if (special && special.key === key)
            special.take(to, value, place);
        else if (key === "instructions" && isGreeting(method))
            to.all(value, place, INSTRUCTIONS, key);
        else
            return false;
        return true;
    });
}
function isGreeting(method) {
    return method === "initialize" || method === "server/discover";
}
/** What the members of a result are that nothing else is said of; a result where it is not listed. */
const REST = new Map([
    ["initialize", DESCRIPTION],
    ["server/discover", DESCRIPTION],
    ["tools/list", DESCRIPTION],
    ["prompts/list", DESCRIPTION],
    ["resources/list", DESCRIPTION],
    ["resources/templates/list", DESCRIPTION],
    ["prompts/get", PROMPT],
]);
/** The member of a result that holds names. A resource's name is a title or a file name, and no identifier. */
const MEMBERS = new Map([
    ["initialize", { key: "serverInfo", take: (to, value, place) => named(to, value, place) }],
    ["server/discover", { key: "serverInfo", take: (to, value, place) => named(to, value, place) }],
    ["tools/list", { key: "tools", take: (to, value, place) => to.elements(value, place, tool) }],
    ["prompts/list", { key: "prompts", take: (to, value, place) => to.elements(value, place, message_texts_prompt) }],
]);
function named(to, value, place, about = DESCRIPTION) {
    to.object(value, place, about, (key, name, at) => key === "name" && to.name(name, at, about));
}
function message_texts_prompt(to, value, place) {
    const about = { surface: "description", definition: to.nextDefinition() };
    to.object(value, place, about, (key, member, at) => {
        if (key === "name")
            return to.name(member, at, about);
        if (key !== "arguments")
            return false;
        to.elements(member, at, (inner, one, its) => named(inner, one, its, about));
        return true;
    });
}
function tool(to, value, place) {
    const name = (0,json_object/* isObject */.G)(value) ? value.name : undefined;
    const about = {
        surface: "description",
        tool: typeof name === "string" ? name : undefined,
        definition: to.nextDefinition(),
    };
    to.object(value, place, about, (key, member, at) => {
        if (key === "name")
            return to.name(member, at, about);
        if (key !== "inputSchema" && key !== "outputSchema")
            return false;
        schema(to, member, at, about);
        return true;
    });
}
function schema(to, value, place, about) {
    if (Array.isArray(value)) {
        to.elements(value, place, (inner, one, at) => schema(inner, one, at, about));
        return;
    }
    to.object(value, place, about, (keyword, member, at) => {
        if (json_schema_keywords/* SCHEMAS_BY_NAME */.X1.has(keyword) && (0,json_object/* isObject */.G)(member)) {
            to.members(member, at, about, (name, inner, its) => {
                const property = keyword === "properties" ? { ...about, argument: about.argument ?? name } : about;
                if (keyword === "properties")
                    to.name(name, its, property);
                else
                    to.key(name, its, property);
                schema(to, inner, its, property);
                return true;
            });
        }
        else if (typeof member === "string")
            to.all(member, at, about, keyword);
        else
            schema(to, member, at, about);
        return true;
    });
}
function inputRequests(to, requests, place) {
    to.members(requests, place, RESULT, (_key, request, at) => {
        if (!(0,json_object/* isObject */.G)(request) || typeof request.method !== "string")
            return false;
        serverRequest(to, request.method, request.params, memberOf(at, "params"));
        return true;
    });
}
/** True for what a client shows or plays, or hands on as bytes, and nobody reads. */
function holdsBytes(object, key) {
    return key === "blob" || (key === "data" && (object.type === "image" || object.type === "audio"));
}
const LEFT = () => false;
/** Walks recursively, since the reader bounds how deep messages nest. */
class Collector {
    texts = [];
    cut = false;
    #left = message_texts_MAX_VALUES;
    #definitions = 0;
    nextDefinition() {
        return this.#definitions++;
    }
    /** @returns true, for it took the value */
    name(value, place, about) {
        if (typeof value === "string")
            this.#put(value, place, { ...about, surface: "name" }, undefined);
        else
            this.all(value, place, about);
        return true;
    }
    /** A member's name that is longer than names are, or holds what names do not. */
    key(key, place, about) {
        if (key.length >= LONG_KEY || !VISIBLE.test(key))
            this.#put(key, place, about, undefined);
    }
    /** Every text in a value. */
    all(value, place, about, name) {
        if (typeof value === "string")
            this.#put(value, place, about, name);
        else if (Array.isArray(value))
            this.elements(value, place, (to, one, at) => to.all(one, at, about, name));
        else if ((0,json_object/* isObject */.G)(value))
            this.members(value, place, about, LEFT);
    }
    /** Every member of what should be an object, as `members` does; another value as it is. */
    object(value, place, about, take) {
        if ((0,json_object/* isObject */.G)(value))
            this.members(value, place, about, take);
        else
            this.all(value, place, about);
    }
    elements(value, place, take) {
        if (!Array.isArray(value)) {
            this.all(value, place, DESCRIPTION);
            return;
        }
        const inner = elementOf(place);
        for (let i = 0; i < value.length && this.#counts(); i++)
            take(this, value[i], inner);
    }
    /** Every member, by `take` or, where that gives false, like any value. */
    members(object, place, about, take) {
        for (const key of Object.keys(object)) {
            if (!this.#counts())
                return;
            const value = object[key];
            // Of most members there is nothing to say.
            if ((typeof value === "number" || value === null) && key.length < LONG_KEY && VISIBLE.test(key))
                continue;
            const at = memberOf(place, key);
            if (take(key, value, at))
                continue;
            if (about.surface !== "argument")
                this.key(key, at, about);
            if (typeof value === "string" && holdsBytes(object, key))
                this.#bytes(value, at, about, key === "blob" ? object.mimeType : (object.mimeType ?? object.type));
            else
                this.all(value, at, about, key);
        }
    }
    #bytes(value, place, about, mimeType) {
        if (!BASE64.test(value)) {
            // Whoever hands it on as it stands hands on a text.
            this.#put(value, place, about, undefined);
            return;
        }
        if (!mayBeText(mimeType))
            return;
        const whole = BASE64_UNITS;
        if (value.length > whole)
            this.cut = true;
        const text = Buffer.from(value.slice(0, whole), "base64").toString("utf8");
        if (mimeType !== undefined || !text.includes("\0"))
            this.#put(text, place, about, undefined);
    }
    #put(text, place, about, name) {
        if (about.surface !== "name" && text.length < MIN_VISIBLE && VISIBLE.test(text))
            return;
        this.texts.push({ text, about, place, name });
    }
    #counts() {
        if (--this.#left < 0)
            this.cut = true;
        return !this.cut;
    }
}

// EXTERNAL MODULE: ./out/content/normalise/index.js + 17 modules
var normalise = __webpack_require__(2740);
;// CONCATENATED MODULE: ./out/detect/split-directives.js

/** Keywords of JSON Schema whose values are no prose; they stand between the texts that are. */
const NO_PROSE = new Set([
    "type",
    "format",
    "pattern",
    "$ref",
    "$id",
    "$schema",
    "contentEncoding",
]);
/**
 * Directives whose parts stand in neighbouring texts of one definition, so that none of them alone says anything. A model is
 * given them one after the other.
 * @param texts of a message, in order
 * @param isFound true for a text in which a directive was found by itself
 * @param look what stands in a text; asked once for each definition of several texts
 */
function splitDirectives(texts, isFound, look) {
    const all = [];
    for (let from = 0; from < texts.length;) {
        const { definition } = texts[from].about;
        let to = from + 1;
        while (to < texts.length && to - from < normalise/* MAX_JOINED_FIELDS */.dw && texts[to]?.about.definition === definition)
            to++;
        if (definition !== undefined && to - from > 1)
            all.push(...inDefinition(texts.slice(from, to), isFound, look));
        from = to;
    }
    return all;
}
function inDefinition(texts, isFound, look) {
    const prose = texts.filter(({ about, name = "" }) => about.surface !== "name" && !NO_PROSE.has(name));
    if (prose.length < 2)
        return [];
    const joined = (0,normalise/* joinFields */.KY)(prose.map((place) => ({ text: place.text, place })), " ");
    return look(joined.text).flatMap((fact) => {
        const ranges = joined.locate(fact.start, fact.end);
        const [first] = ranges;
        return first === undefined || ranges.length < 2 || ranges.some(({ place }) => isFound(place))
            ? []
            : { first: first.place, fact: { ...fact, data: { ...fact.data, texts: ranges.length } } };
    });
}

;// CONCATENATED MODULE: ./out/detect/text-memo.js
/** Shorter texts are looked through as fast as they are looked up. */
const MIN_REMEMBERED = 48;
/** UTF-16 units of the texts that are remembered. */
const MAX_UNITS = 2_000_000;
/** Slots in which a text leaves a mark when it comes for the first time; a power of two. */
const SLOTS = 1 << 14;
/**
 * What the engines found in texts that come again and again, as listings and the answers of a poll do. A text is only kept when it
 * comes for the second time: most never do, and keeping them would cost more memory than all the rest of the analysis.
 */
class TextMemo {
    #young = new Map();
    #old = new Map();
    #units = 0;
    #marks = new Uint32Array(SLOTS);
    /** What is kept for a text, to be filled; undefined for one that is not kept. Asked once each time that a text comes. */
    valuesOf(text) {
        if (text.length < MIN_REMEMBERED || text.length > MAX_UNITS / 4)
            return undefined;
        const young = this.#young.get(text);
        if (young)
            return young;
        const old = this.#old.get(text);
        if (!old && !this.#cameBefore(text))
            return undefined;
        const values = old ?? new Map();
        this.#keep(text, values);
        return values;
    }
    #keep(text, values) {
        this.#young.set(text, values);
        this.#units += text.length;
        if (this.#units <= MAX_UNITS / 2)
            return;
        this.#old = this.#young;
        this.#young = new Map();
        this.#units = 0;
    }
    /** Whether a text that looks the same at some places was the last one of its slot. Being wrong costs nothing but room. */
    #cameBefore(text) {
        let mark = text.length;
        const step = text.length / SAMPLES;
        for (let i = 0; i < SAMPLES; i++)
            mark = Math.imul(mark, 31) + text.charCodeAt(Math.floor(i * step));
        mark = (mark ^ (mark >>> 15)) >>> 0;
        const slot = mark & (SLOTS - 1);
        const before = this.#marks[slot] === mark;
        this.#marks[slot] = mark;
        return before;
    }
}
/** Characters of a text that its mark is made of. */
const SAMPLES = 24;

;// CONCATENATED MODULE: ./out/detect/session-texts.js





const MAX_SPANS = 16;
/** UTF-16 units of arguments of open calls that are remembered, and the calls. */
const session_texts_MAX_GIVEN = 2_000_000;
const session_texts_MAX_OPEN = 20_000;
const MIN_GIVEN = 4;
/** UTF-16 units that are looked through for one message; what it repeats beyond them counts as its own. */
const MAX_COMPARED = 50_000_000;
const UNITS_PER_COMPARISON = 32;
/** Members that the same text stands in, and what else tells its facts apart. */
const MAX_KEYS = 64;
const ENGINES = ["secrets", "hidden", "urls", "directives", "names"];
const NO_TEXTS = [];
const session_texts_NOTHING = [];
/**
 * The texts of a session and what the content engines find in them, worked out once for all rules: each message is walked once,
 * and each engine looks at a text once. What is remembered is bounded.
 */
class SessionTexts {
    #message;
    #texts = { texts: [], cut: false };
    /** By engine, in the order of ENGINES. */
    #found = [];
    /** Engines that did not look at all of a text of the message. */
    #partly = new Set();
    #memo = new TextMemo();
    /** Of each text of the message what the memo keeps for it. */
    #kept;
    /** What a request gave: whoever answers it may repeat that. */
    #given = new Map();
    #givenUnits = 0;
    /** UTF-16 units that were looked through for what the message at hand repeats. */
    #compared = 0;
    /** The same for all texts: what is remembered of one holds for the next. */
    #secrets;
    /** @param secrets to look for beside those that are always looked for */
    constructor(secrets) {
        this.#secrets = secrets;
    }
    /** True when the message holds more values than are looked at. */
    isCut(message) {
        this.#turnTo(message);
        return this.#texts.cut;
    }
    /** True when a text of the message holds more than an engine looks at. */
    isPartlyRead(message, engine) {
        this.foundIn(message, engine);
        return this.#partly.has(engine);
    }
    /** The texts of a message in which an engine finds something. */
    foundIn(message, engine) {
        this.#turnTo(message);
        const index = ENGINES.indexOf(engine);
        const known = this.#found[index];
        if (known)
            return known;
        const found = this.#lookAll(this.#texts.texts, engine, message.redacted);
        this.#found[index] = found;
        return found;
    }
    #lookAll(texts, engine, redacted) {
        this.#kept ??= texts.map(({ text }) => this.#memo.valuesOf(text));
        let found;
        for (let i = 0; i < texts.length; i++) {
            const one = this.#look(texts[i], engine, redacted, this.#kept[i]);
            if (!one)
                continue;
            found ??= [];
            found.push(one);
        }
        if (engine === "directives")
            found = this.#withSplit(texts, found);
        return found ?? NO_TEXTS;
    }
    /** What stands in several texts of a definition; single signals of several texts mean nothing. */
    #withSplit(texts, found) {
        const alone = new Set(found?.filter(weighs).map(({ text }) => text));
        const split = splitDirectives(texts, (text) => alone.has(text), (joined) => {
            const about = { ...looseText(joined), about: session_texts_DESCRIPTION };
            const { found: all, cut } = remembered(about, "directives", this.#memo.valuesOf(joined), this.#secrets);
            if (cut)
                this.#partly.add("directives");
            return all.map(({ fact }) => fact).filter(({ ruleId }) => ruleId !== "directive-text");
        });
        if (split.length === 0)
            return found;
        const told = split.map(({ first, fact }) => ({ text: first, found: [{ fact, spans: [], more: true }] }));
        return [...(found ?? []), ...told];
    }
    /** What an engine finds in a text that is no message. */
    foundInText(text, engine, redacted) {
        const found = this.#look(looseText(text), engine, redacted, undefined);
        return found ? [found] : NO_TEXTS;
    }
    /** True when everything that was found stood in the request that the message answers. */
    isEcho({ exchange, direction }, text, { spans, more }) {
        if (more || !exchange || exchange.direction === direction)
            return false;
        const given = this.#given.get(exchange);
        if (!given)
            return false;
        return spans.every(([start, end]) => {
            const part = text.slice(start, end);
            return part !== "" && given.some((one) => this.#holds(one, part));
        });
    }
    #holds(given, part) {
        this.#compared += given.length + UNITS_PER_COMPARISON;
        return this.#compared <= MAX_COMPARED && given.includes(part);
    }
    #turnTo(message) {
        if (this.#message === message)
            return;
        const before = this.#message;
        // A walk that throws leaves nothing of the message before it.
        this.#message = undefined;
        this.#found.fill(undefined);
        this.#partly.clear();
        this.#kept = undefined;
        this.#compared = 0;
        if (before?.exchange && before.exchange.direction !== before.direction)
            this.#forget(before.exchange);
        this.#texts = textsOfMessage(message);
        this.#message = message;
        const { exchange, direction } = message;
        if (exchange && exchange.direction === direction && message.method !== undefined)
            this.#remember(exchange);
    }
    #remember(exchange) {
        const texts = [];
        for (const { text } of this.#texts.texts)
            if (text.length >= MIN_GIVEN)
                texts.push(text);
        if (texts.length === 0 || this.#given.has(exchange))
            return;
        this.#given.set(exchange, texts);
        this.#givenUnits += lengthOf(texts);
        for (const oldest of this.#given.keys()) {
            if (this.#givenUnits <= session_texts_MAX_GIVEN && this.#given.size <= session_texts_MAX_OPEN)
                break;
            this.#forget(oldest);
        }
    }
    #forget(exchange) {
        const texts = this.#given.get(exchange);
        if (!texts)
            return;
        this.#given.delete(exchange);
        this.#givenUnits -= lengthOf(texts);
    }
    #look(text, engine, redacted, kept) {
        if (!(0,content_facts/* contentEngines */.Bu)(text.about.surface).has(engine))
            return undefined;
        const { found: clear, cut } = remembered(text, engine, kept, this.#secrets);
        if (cut)
            this.#partly.add(engine);
        const marked = redacted && engine === "secrets" ? folded((0,content_facts/* markerFacts */.u1)(text.text, this.#secrets)) : session_texts_NOTHING;
        const found = marked.length === 0 ? clear : [...clear, ...marked];
        return found.length === 0 ? undefined : { text, found };
    }
}
function remembered(text, engine, kept, secrets) {
    if (!kept)
        return search(text, engine, secrets);
    // What the secrets engine finds depends on the member that holds the text.
    const key = engine === "secrets" ? `${engine} ${text.about.surface} ${text.name ?? ""}` : `${engine} ${text.about.surface}`;
    let found = kept.get(key);
    if (!found) {
        found = search(text, engine, secrets);
        if (kept.size < MAX_KEYS)
            kept.set(key, found);
    }
    return found;
}
const session_texts_DESCRIPTION = { surface: "description" };
function weighs({ found }) {
    return found.some(({ fact }) => fact.ruleId !== "directive-text");
}
function lengthOf(texts) {
    return texts.reduce((sum, text) => sum + text.length, 0);
}
function search({ text, about: { surface }, name }, engine, secrets) {
    if (engine !== "directives")
        return { found: folded((0,content_facts/* factsOf */.xS)(engine, text, surface, { name, secrets })), cut: false };
    const { facts, cut } = (0,directive_facts.directiveFacts)(text, surface);
    return { found: folded(facts), cut };
}
function folded(facts) {
    if (facts.length === 0)
        return session_texts_NOTHING;
    const groups = new Map();
    for (const fact of facts) {
        const key = `${fact.ruleId} ${fact.detail}`;
        const group = groups.get(key);
        if (!group)
            groups.set(key, { fact, spans: [[fact.start, fact.end]], more: false });
        else if (group.spans.length < MAX_SPANS) {
            group.spans.push([fact.start, fact.end]);
            group.fact = added(group.fact, fact);
        }
        else {
            group.more = true;
            group.fact = added(group.fact, fact);
        }
    }
    return [...groups.values()];
}
/** One fact for two of a kind: what is counted is counted together. */
function added(a, b) {
    if (typeof a.data.count !== "number" || typeof b.data.count !== "number" || "messageLength" in a.data)
        return a;
    const count = a.data.count + b.data.count;
    return { ...a, params: { ...a.params, count }, data: { ...a.data, count } };
}

;// CONCATENATED MODULE: ./out/session/canonical-json.js
/**
 * Canonical JSON of RFC 8785: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes them.
 * The value comes from `JSON.parse` of a record whose nesting the reader has bounded, so recursion is safe.
 */
function canonicalJson(value) {
    // Pieces are joined once: joining them level by level would copy the innermost as often as it is nested.
    const pieces = [];
    write(value, pieces);
    return pieces.join("");
}
function write(value, pieces) {
    if (typeof value !== "object" || value === null) {
        pieces.push(JSON.stringify(value));
    }
    else if (Array.isArray(value)) {
        let separator = "[";
        for (const element of value) {
            pieces.push(separator);
            write(element, pieces);
            separator = ",";
        }
        pieces.push(separator === "[" ? "[]" : "]");
    }
    else {
        let separator = "{";
        const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
        for (const [key, member] of members) {
            pieces.push(separator, JSON.stringify(key), ":");
            write(member, pieces);
            separator = ",";
        }
        pieces.push(separator === "{" ? "{}" : "}");
    }
}

;// CONCATENATED MODULE: ./out/detect/loosened.js
/**
 * Tells whether a tool's second definition provably allows more than its first: a hint that no longer holds, or an input
 * schema that accepts values which the first refused. What is not understood is never called loosened.
 */

/** Nesting of schemas that is followed. */
const MAX_DEPTH = 8;
/** What was loosened is told up to this many places, each by names of at most so many characters. */
const MAX_FOUND = 100;
const MAX_NAME = 200;
/** ToolAnnotations: the value of each hint when it is absent, and the value that promises more (schema of 2025-03-26 on). */
const HINTS = [
    { name: "readOnlyHint", absent: false, safe: true },
    { name: "destructiveHint", absent: true, safe: false },
    { name: "idempotentHint", absent: false, safe: true },
    { name: "openWorldHint", absent: true, safe: false },
];
/** Only for a tool that may write do these say anything. */
const WRITE_HINTS = new Set(["destructiveHint", "idempotentHint"]);
/** Keywords whose number bounds a value from above, from below; the exclusive twin takes the place of the other. */
const UPPER = ["maximum", "maxLength", "maxItems", "maxProperties"];
const LOWER = ["minimum", "minLength", "minItems", "minProperties"];
const EXCLUSIVE = { maximum: "exclusiveMaximum", minimum: "exclusiveMinimum" };
/** Keywords that only ever narrow: to drop one is to allow more. */
const NARROWING = ["pattern", "const", "multipleOf", "uniqueItems", "not"];
/** Words for what was loosened, such as `readOnlyHint` or `inputSchema.path.enum`, sorted. */
function loosenings(before, after) {
    const found = [];
    hints(object(before.annotations) ?? {}, object(after.annotations) ?? {}, found);
    const [first, second] = [object(before.inputSchema), object(after.inputSchema)];
    if (first && second)
        loosened_schema(first, second, "inputSchema", found, 0);
    return [...new Set(found)].sort();
}
function hints(before, after, found) {
    const wasReadOnly = before.readOnlyHint === true;
    for (const { name, absent, safe } of HINTS) {
        if (wasReadOnly && WRITE_HINTS.has(name))
            continue;
        const value = (from) => (typeof from[name] === "boolean" ? from[name] : absent);
        if (value(before) === safe && value(after) !== safe)
            found.push(name);
    }
}
function loosened_schema(before, after, place, found, depth) {
    // A reference or a combination may put back what is missing here.
    if (depth > MAX_DEPTH || isComposed(before) || isComposed(after))
        return;
    const loosened = (keyword) => {
        if (found.length < MAX_FOUND)
            found.push(`${place}.${keyword}`);
    };
    if (gains(before, after, "enum"))
        loosened("enum");
    // A closed list of values that is new, or still there, decides alone: other keywords may then go.
    if (Object.hasOwn(after, "enum") || Object.hasOwn(after, "const"))
        return;
    for (const keyword of UPPER)
        if (upper(before, keyword) < upper(after, keyword))
            loosened(keyword);
    for (const keyword of LOWER)
        if (lower(before, keyword) > lower(after, keyword))
            loosened(keyword);
    for (const keyword of NARROWING) {
        if (Object.hasOwn(before, keyword) && !Object.hasOwn(after, keyword))
            loosened(keyword);
    }
    const required = new Set(list(after.required));
    if (list(before.required).some((name) => !required.has(name)))
        loosened("required");
    if (gains(typed(before), typed(after), "type"))
        loosened("type");
    const [first, second] = [object(before.properties) ?? {}, object(after.properties) ?? {}];
    if (before.additionalProperties === false) {
        if (after.additionalProperties !== false && after.unevaluatedProperties !== false)
            loosened("additionalProperties");
        if (Object.keys(second).some((name) => !Object.hasOwn(first, name)))
            loosened("properties");
    }
    for (const name of Object.keys(first)) {
        const [old, now] = [object(first[name]), Object.hasOwn(second, name) ? object(second[name]) : undefined];
        if (old && now)
            loosened_schema(old, now, `${place}.${name.slice(0, MAX_NAME)}`, found, depth + 1);
    }
    const [oldItems, newItems] = [object(before.items), object(after.items)];
    if (oldItems && newItems)
        loosened_schema(oldItems, newItems, `${place}[]`, found, depth + 1);
}
function isComposed(value) {
    return ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"].some((name) => Object.hasOwn(value, name));
}
function upper(value, keyword) {
    return Math.min(limit(value, keyword, Number.POSITIVE_INFINITY), limit(value, EXCLUSIVE[keyword], Number.POSITIVE_INFINITY));
}
function lower(value, keyword) {
    return Math.max(limit(value, keyword, Number.NEGATIVE_INFINITY), limit(value, EXCLUSIVE[keyword], Number.NEGATIVE_INFINITY));
}
function limit(value, keyword, none) {
    const found = keyword !== undefined && Object.hasOwn(value, keyword) ? value[keyword] : undefined;
    return typeof found === "number" ? found : none;
}
/** True when a list that was there is gone or has a member that it had not. */
function gains(before, after, keyword) {
    if (!Array.isArray(before[keyword]))
        return false;
    if (!Array.isArray(after[keyword]))
        return !Object.hasOwn(after, keyword) && !Object.hasOwn(after, "const");
    const known = new Set(list(before[keyword]).map((value) => JSON.stringify(value)));
    return list(after[keyword]).some((value) => !known.has(JSON.stringify(value)));
}
/** `type` as a list; `number` takes in `integer`. */
function typed(value) {
    const { type } = value;
    if (typeof type !== "string" && !Array.isArray(type))
        return {};
    const types = typeof type === "string" ? [type] : list(type);
    return { type: types.includes("number") ? [...types, "integer"] : types };
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function object(value) {
    return (0,json_object/* isObject */.G)(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./out/detect/tool-definition.js



/**
 * Both rules watch the same changes and share them out: what provably promises less is `tool-definition-loosened`, any
 * other change is `tool-definition-changed`.
 */
function toolDefinitionChanged(report) {
    return watcher("tool-definition-changed", ({ before, after }) => {
        if (loosenedParts({ before, after }).length > 0)
            return;
        const parts = changedParts(before.definition, after.definition);
        report.violated(fact({ before, after }, parts));
    });
}
function toolDefinitionLoosened(report) {
    return watcher("tool-definition-loosened", (change) => {
        const parts = loosenedParts(change);
        if (parts.length > 0)
            report.violated(fact(change, parts));
    });
}
function loosenedParts({ before, after }) {
    return before.definition && after.definition ? loosenings(before.definition, after.definition) : [];
}
function fact({ before, after }, parts) {
    return {
        position: after.position,
        params: { tool: after.name, parts },
        method: "tools/list",
        tool: after.name,
        fault: "server",
        detail: parts.join(", "),
        related: [{ position: before.position, message: "The earlier definition." }],
        data: { parts: parts.map(shownPlace), before: before.digest, after: after.digest },
    };
}
/**
 * Calls `changed` for each tool whose definition differs from the one last seen. Listings for different revisions are
 * told apart, since a server may leave out what a revision does not know. A name that one listing declares twice is
 * ambiguous there and stands for nothing.
 */
function watcher(ruleId, changed) {
    const byRevision = new Map();
    return {
        ruleId,
        listing(listing, session) {
            const key = listing.revision ?? session.negotiated ?? "";
            const known = byRevision.get(key) ?? new Map();
            byRevision.set(key, known);
            for (const after of unambiguous(listing)) {
                const before = known.get(after.name);
                known.set(after.name, after);
                if (before && before.digest !== after.digest)
                    changed({ before, after });
            }
        },
    };
}
function unambiguous(listing) {
    const counts = new Map();
    for (const { name } of listing.tools)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return listing.tools.filter(({ name }) => counts.get(name) === 1);
}
/** Names of the members that differ, sorted; the whole definition where it was too large to keep. */
function changedParts(before, after) {
    if (!before || !after)
        return ["definition"];
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].filter((name) => !sameJson(own(before, name), own(after, name))).sort();
}
/** Every object has a `constructor` and a `__proto__` that it inherits. */
function own(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
/** Equal as JSON values, whatever the order of members. */
function sameJson(a, b) {
    return canonicalJson(a) === canonicalJson(b);
}

;// CONCATENATED MODULE: ./out/detect/undeclared-tool-call.js

/** Calls that wait for the end of the session, of tools that no listing has declared so far. */
const MAX_CALLS = 50_000;
/** Texts for `{answer}` by the outcome that makes them true. */
const ANSWERS = new Map([
    ["ok", "a result"],
    ["tool-error", "an error"],
    ["protocol-error", "an error"],
]);
/**
 * A call to a tool that no listing of the session declares, judged when the session is known whole: a tool that any listing
 * names, earlier or later, is declared. Decided only after a complete listing, and not once the server said that the
 * list had changed. Who is at fault depends on the answer: a server that runs the tool hides it, one that refuses has a
 * client that made the name up.
 */
function undeclaredToolCall(report, maxCalls = MAX_CALLS) {
    const declared = new Set();
    const calls = [];
    /** The last listing that was complete, and the line of the last word that the list had changed. */
    let listed;
    let changed = 0;
    return {
        ruleId: "undeclared-tool-call",
        listing(listing) {
            for (const { name } of listing.tools)
                declared.add(name);
            if (listing.complete)
                listed = listing;
        },
        message(message, session) {
            if (message.kind === "request" && message.direction === "c2s" && message.method === "tools/call") {
                take(message, session);
            }
            else if (message.method === "notifications/tools/list_changed" && message.direction === "s2c") {
                changed = message.position.line;
            }
        },
        end() {
            for (const call of calls) {
                if (declared.has(call.tool))
                    continue;
                const reason = typeof call.listing === "string" ? call.listing : judge(call, call.listing);
                if (reason !== undefined)
                    report.undecided(reason);
            }
        },
    };
    function take({ exchange }, session) {
        const tool = exchange?.target;
        if (!exchange || tool === undefined || declared.has(tool))
            return;
        if (calls.length < maxCalls)
            calls.push({ exchange, tool, listing: listingFor(session) });
        else
            report.undecided("the session has more calls of tools not yet declared than are kept");
    }
    function listingFor(session) {
        // Other recorders cannot tell of losses; what they show of listings is taken as it stands.
        if (session.format === "portlight" && session.lossPossible)
            return "a listing may be missing from the log";
        if (!listed)
            return "no complete listing came before the call";
        return changed > listed.position.line ? "the list had changed since the listing" : listed;
    }
    /** Reports the call, or tells why the rule does not decide it. */
    function judge({ exchange, tool }, listing) {
        const answer = ANSWERS.get(exchange.outcome);
        if (answer === undefined)
            return "the call has no answer";
        report.violated({
            position: exchange.position,
            params: { tool, answer: (0,catalog_message/* phrase */.MZ)(answer) },
            method: "tools/call",
            tool,
            fault: answer === "a result" ? "server" : "client",
            detail: `undeclared, ${answer}`,
            related: [{ position: listing.position, message: "The listing that does not declare it." }],
            data: { outcome: exchange.outcome },
        });
        return undefined;
    }
}

;// CONCATENATED MODULE: ./out/detect/observers.js






/** What of a session content rules judge. */
const SURFACES = new Set(["name", "description", "prompt", "instructions", "argument", "result"]);
function judgesSessions({ surfaces = [] }) {
    return surfaces.some((surface) => SURFACES.has(surface));
}
/** Each detector by the id of its rule: those of rules/detect and, of rules/content, those that judge texts of a session. */
const DETECTORS = new Map([
    ...(0,catalog/* rulesOf */.fD)("content")
        .filter(judgesSessions)
        .map(({ id }) => [
        id,
        // Looks at whole records, not only at texts.
        id === "secret-exposed" ? secretExposed : (report, texts) => contentRule(id, report, texts),
    ]),
    ["tool-definition-changed", toolDefinitionChanged],
    ["tool-definition-loosened", toolDefinitionLoosened],
    ["undeclared-tool-call", (report) => undeclaredToolCall(report)],
]);
/**
 * Fresh observers of all detectors for one session.
 * @param reportOf gives the report of a rule by its id
 * @param secrets to look for beside those that are always looked for
 */
function detectObservers(reportOf, secrets) {
    const texts = new SessionTexts(secrets);
    return [...DETECTORS].map(([id, detector]) => detector(reportOf(id), texts));
}

// EXTERNAL MODULE: ./out/findings/order.js
var order = __webpack_require__(9758);
;// CONCATENATED MODULE: ./out/session/entry.js


/** The session as the inventory lists it. `tools` are the names that its listings declared, sorted. */
function sessionEntry(session, summary) {
    const calls = session.exchanges.filter((exchange) => exchange.callIndex !== undefined);
    const failed = calls.filter(({ outcome }) => outcome !== "ok" && outcome !== "unknown" && outcome !== "cancelled");
    const tools = new Set(session.listings.flatMap((listing) => listing.tools.map((tool) => tool.name)));
    const revision = session.negotiated ?? onlyRevision(session);
    return {
        path: session.path,
        server: session.server.key,
        ...(revision === undefined ? {} : { revision }),
        transport: session.transport,
        complete: summary.state === "self-consistent" && summary.damagedCount === 0,
        frames: session.frames.c2s + session.frames.s2c,
        calls: calls.length,
        failedCalls: failed.length,
        tools: [...tools].map((name) => (0,redact/* redactText */.Rd)(name).text).sort(order/* compareText */.n),
    };
}
/** The revision of a session without handshake, when all its requests named the same. */
function onlyRevision(session) {
    const revisions = new Set(session.exchanges.map((exchange) => exchange.revision));
    return revisions.size === 1 ? [...revisions][0] : undefined;
}
/** What of a capture could not be judged, as entries for the report; empty for one that is whole. */
function captureGaps(path, summary) {
    const gaps = [];
    const entry = (detail, line) => {
        gaps.push({
            path,
            coverage: "partial",
            reason: "incomplete-capture",
            detail,
            ...(line === undefined ? {} : { line }),
        });
    };
    for (const { line, reason } of summary.damaged)
        entry(`Line ${line} could not be read: ${reason}.`, line);
    const more = summary.damagedCount - summary.damaged.length;
    if (more > 0)
        entry(`${more} more lines could not be read.`);
    if (summary.state === "edited")
        entry("The capture was changed after its recording: its digest or its counts do not agree.");
    if (summary.state === "incomplete")
        entry(whyIncomplete(summary));
    return gaps;
}
function whyIncomplete(summary) {
    if (summary.tornTail)
        return "The capture ends within a line: the recorder was stopped.";
    if (summary.dropped > 0)
        return `The recorder dropped ${summary.dropped} messages.`;
    if (summary.missing > 0)
        return `${summary.missing} records are missing.`;
    return "The capture has no end record: the recorder was stopped.";
}

// EXTERNAL MODULE: ./out/catalog/types.js
var catalog_types = __webpack_require__(254);
// EXTERNAL MODULE: ./out/findings/demotion.js
var demotion = __webpack_require__(2037);
// EXTERNAL MODULE: ./out/findings/fingerprint.js
var fingerprint = __webpack_require__(2486);
// EXTERNAL MODULE: ./out/findings/severity.js
var severity = __webpack_require__(1971);
;// CONCATENATED MODULE: ./out/session/findings.js







/** Most different findings of one rule that a capture may give: a flood says nothing more. */
const PER_RULE = 500;
/** @param session the observed session; its server key is read only when the findings are asked for */
function createSessionReports(session, options = {}) {
    const facts = new Map();
    const cut = new Map();
    const reasons = new Map();
    const perRule = options.perRule ?? PER_RULE;
    function violated(ruleId, fact) {
        const key = JSON.stringify([fact.method, fact.tool, fact.detail, fact.fault]);
        const ofRule = inner(facts, ruleId);
        const known = ofRule.get(key);
        if (known)
            known.count++;
        else if (ofRule.size < perRule)
            ofRule.set(key, { fact, ruleId, count: 1 });
        else
            cut.set(ruleId, (cut.get(ruleId) ?? 0) + 1);
    }
    return {
        of(ruleId) {
            (0,catalog/* requireRule */.QU)(ruleId);
            return {
                violated: (fact) => violated(ruleId, fact),
                undecided: (reason) => {
                    const ofRule = inner(reasons, ruleId);
                    ofRule.set(reason, (ofRule.get(reason) ?? 0) + 1);
                },
            };
        },
        findings() {
            const all = [...facts.values()].flatMap((ofRule) => [...ofRule.values()]);
            const perspective = options.perspective ?? "server";
            return all.map((folded) => findingOf(session, folded, perspective)).sort(order/* compareFindings */.E);
        },
        undecided() {
            const list = [...reasons].flatMap(([ruleId, counts]) => [...counts].map(([reason, count]) => ({ ruleId, reason, count })));
            return list.sort((a, b) => (0,order/* compareText */.n)(a.ruleId, b.ruleId) || (0,order/* compareText */.n)(a.reason, b.reason));
        },
        notAnalysed() {
            return [...cut]
                .sort(([a], [b]) => (0,order/* compareText */.n)(a, b))
                .map(([ruleId, count]) => ({
                path: session.path,
                coverage: "partial",
                reason: "budget",
                detail: `Rule ${ruleId}: ${count} more violations are not listed.`,
            }));
        },
    };
}
function inner(map, key) {
    let found = map.get(key);
    if (!found) {
        found = new Map();
        map.set(key, found);
    }
    return found;
}
function findingOf(session, folded, perspective) {
    const { ruleId, count } = folded;
    const rule = (0,catalog/* requireRule */.QU)(ruleId);
    const fact = cleaned(folded.fact);
    const fault = faultOf(rule, fact);
    const serverKey = session.server.key;
    const related = fact.related?.map(({ position, message }) => ({ location: locate(session, position), message }));
    const finding = {
        ruleId,
        family: rule.family,
        severity: rule.severity,
        confidence: (0,severity/* lowerConfidence */.wW)(fact.confidence ?? "high", (0,catalog_types/* confidenceCap */.L)(rule.precision)),
        message: (0,input_text/* findingMessage */.pG)(rule, folded.fact.params),
        location: locate(session, fact.position),
        ...(related && related.length > 0 ? { related } : {}),
        subject: {
            server: serverKey,
            ...(fact.tool === undefined ? {} : { tools: [fact.tool] }),
            ...(fact.argument === undefined ? {} : { argument: fact.argument }),
            ...(fact.method === undefined ? {} : { method: fact.method }),
            ...(fault === undefined ? {} : { fault }),
        },
        fingerprint: (0,fingerprint/* captureFingerprint */.th)({
            ruleId,
            serverKey: (0,input_text/* identifyingText */.wz)(serverKey),
            method: (0,input_text/* identifyingText */.wz)(fact.method ?? ""),
            tool: (0,input_text/* identifyingText */.wz)(fact.tool ?? ""),
            detail: (0,input_text/* identifyingText */.wz)(fact.detail),
        }),
        ...(count > 1 ? { occurrences: count } : {}),
        ...(fact.data && Object.keys(fact.data).length > 0 ? { data: fact.data } : {}),
    };
    return (0,demotion/* demoteOtherSide */.S)(finding, perspective);
}
/**
 * A peer may give a tool, a method or a member the name of a secret. It is taken out as the recorder would have done, so
 * that a redacted capture gives the same finding.
 */
function cleaned(fact) {
    return {
        ...fact,
        detail: (0,input_text/* withoutSecrets */.cT)(fact.detail),
        ...(fact.method === undefined ? {} : { method: (0,input_text/* withoutSecrets */.cT)(fact.method) }),
        ...(fact.tool === undefined ? {} : { tool: (0,input_text/* withoutSecrets */.cT)(fact.tool) }),
        ...(fact.argument === undefined ? {} : { argument: (0,input_text/* withoutSecrets */.cT)(fact.argument) }),
    };
}
function faultOf(rule, fact) {
    return rule.fault === "server" || rule.fault === "client" ? rule.fault : fact.fault;
}
/** A record is one line, and only its number says anything to a reader: the region is its first character. */
function locate(session, { line }) {
    return { path: session.path, startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
}

;// CONCATENATED MODULE: ./out/session/timestamp.js
/** `2026-01-31T12:34:56.123456Z`: how a recorder of ours writes a moment. */
const LENGTH = 27;
/** Up to the colon before the seconds. */
const MINUTE = 17;
/**
 * Moments as numbers, which take a third of the memory of their texts. Successive ones mostly share their minute, so that
 * is read once.
 */
class Moments {
    #prefix = "-";
    #minute = 0;
    /** @returns microseconds since 1970, exact until the year 2255; NaN for a text of any other form */
    microseconds(text) {
        if (text.length !== LENGTH || text.charCodeAt(19) !== 0x2e || text.charCodeAt(26) !== 0x5a)
            return Number.NaN;
        if (!text.startsWith(this.#prefix)) {
            const minute = Date.parse(`${text.slice(0, MINUTE)}00.000Z`);
            // What `Date` corrects on the way, such as 30 February, has to come back as it was written.
            if (!(minute >= 0) || !new Date(minute).toISOString().startsWith(text.slice(0, MINUTE)))
                return Number.NaN;
            this.#prefix = text.slice(0, MINUTE);
            this.#minute = minute * 1000;
        }
        const seconds = digits(text, MINUTE, MINUTE + 2);
        return seconds < 60 ? this.#minute + seconds * 1_000_000 + digits(text, 20, 26) : Number.NaN;
    }
}
/** The text that gave this number. */
function timestamp(microseconds) {
    const rest = microseconds % 1000;
    const text = new Date((microseconds - rest) / 1000).toISOString();
    return `${text.slice(0, 23)}${String(rest).padStart(3, "0")}Z`;
}
function digits(text, from, to) {
    let value = 0;
    for (let i = from; i < to; i++) {
        const digit = text.charCodeAt(i) - 0x30;
        if (digit < 0 || digit > 9)
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}

;// CONCATENATED MODULE: ./out/session/exchange-record.js

const ROWS = 1024;
/** Whole numbers of an exchange, in columns; 0 where there is none. */
const LINE = 0;
const BYTES = 1;
const RESPONSE_LINE = 2;
const RESPONSE_BYTES = 3;
const RESPONSES = 4;
const INTS = 5;
/** Numbers beyond 32 bits, or of which 0 is one; NaN where there is none. */
const OFFSET = 0;
const RESPONSE_OFFSET = 1;
const SEQ = 2;
const TIME = 3;
const RESPONSE_TIME = 4;
const EXCHANGE_NUMBER = 5;
const CALL_INDEX = 6;
const ERROR_CODE = 7;
const HTTP_STATUS = 8;
const DOUBLES = 9;
/**
 * Makes the exchanges of a session. There is one for each request, kept to the end, so what is a number stands in typed
 * arrays: a third of the memory, and nothing that the garbage collector has to carry along.
 */
class ExchangeRecords {
    #moments = new Moments();
    #page = newPage();
    #row = -1;
    create(method, id, direction, position, seq, ts) {
        if (++this.#row === ROWS) {
            this.#row = 0;
            this.#page = newPage();
        }
        const record = new ExchangeRecord(method, id, direction, this.#page, this.#row);
        place(this.#page, this.#row, position, LINE, BYTES, OFFSET);
        this.#page.doubles[this.#row * DOUBLES + SEQ] = seq;
        this.#moment(this.#page, this.#row, TIME, ts);
        return record;
    }
    /** Notes the first response. */
    answered(record, position, ts) {
        const [page, row] = record.row;
        place(page, row, position, RESPONSE_LINE, RESPONSE_BYTES, RESPONSE_OFFSET);
        this.#moment(page, row, RESPONSE_TIME, ts);
        if (record.answerMayBeLost)
            record.answerMayBeLost = false;
    }
    #moment(page, row, column, ts) {
        const at = row * DOUBLES + column;
        const value = this.#moments.microseconds(ts);
        page.doubles[at] = value;
        if (Number.isNaN(value))
            page.texts.set(at, ts);
    }
}
/** An exchange as the session keeps it; made by `ExchangeRecords`. */
class ExchangeRecord {
    method;
    id;
    direction;
    revision;
    era;
    target;
    cancelled = false;
    outcome = "unknown";
    answerMayBeLost = false;
    #page;
    #row;
    constructor(method, id, direction, page, row) {
        this.method = method;
        this.id = id;
        this.direction = direction;
        this.#page = page;
        this.#row = row;
    }
    get row() {
        return [this.#page, this.#row];
    }
    get responses() {
        return this.#page.ints[this.#row * INTS + RESPONSES];
    }
    set responses(count) {
        this.#page.ints[this.#row * INTS + RESPONSES] = count;
    }
    get callIndex() {
        return this.#number(CALL_INDEX);
    }
    set callIndex(value) {
        this.#page.doubles[this.#row * DOUBLES + CALL_INDEX] = value;
    }
    get exchangeNumber() {
        return this.#number(EXCHANGE_NUMBER);
    }
    set exchangeNumber(value) {
        this.#page.doubles[this.#row * DOUBLES + EXCHANGE_NUMBER] = value;
    }
    get errorCode() {
        return this.#number(ERROR_CODE);
    }
    set errorCode(value) {
        this.#page.doubles[this.#row * DOUBLES + ERROR_CODE] = value;
    }
    get httpStatus() {
        return this.#number(HTTP_STATUS);
    }
    set httpStatus(value) {
        this.#page.doubles[this.#row * DOUBLES + HTTP_STATUS] = value;
    }
    get seq() {
        return this.#page.doubles[this.#row * DOUBLES + SEQ];
    }
    get ts() {
        return this.#text(TIME);
    }
    get position() {
        return this.#position(LINE, BYTES, OFFSET);
    }
    get responseTs() {
        return this.#answered ? this.#text(RESPONSE_TIME) : undefined;
    }
    get responsePosition() {
        return this.#answered ? this.#position(RESPONSE_LINE, RESPONSE_BYTES, RESPONSE_OFFSET) : undefined;
    }
    get #answered() {
        return this.#page.ints[this.#row * INTS + RESPONSE_LINE] !== 0;
    }
    #number(column) {
        const value = this.#page.doubles[this.#row * DOUBLES + column];
        return Number.isNaN(value) ? undefined : value;
    }
    #text(column) {
        const at = this.#row * DOUBLES + column;
        return this.#page.texts.get(at) ?? timestamp(this.#page.doubles[at]);
    }
    #position(line, bytes, offset) {
        const { ints, doubles } = this.#page;
        return {
            line: ints[this.#row * INTS + line],
            offset: doubles[this.#row * DOUBLES + offset],
            bytes: ints[this.#row * INTS + bytes],
        };
    }
}
function newPage() {
    const doubles = new Float64Array(ROWS * DOUBLES).fill(Number.NaN);
    return { ints: new Int32Array(ROWS * INTS), doubles, texts: new Map() };
}
function place(page, row, position, line, bytes, offset) {
    page.ints[row * INTS + line] = position.line;
    page.ints[row * INTS + bytes] = position.bytes;
    page.doubles[row * DOUBLES + offset] = position.offset;
}
/** Gives an exchange or a message what is known of its revision. */
function date(target, { revision, era }) {
    if (revision !== undefined)
        target.revision = revision;
    if (era !== undefined)
        target.era = era;
}

;// CONCATENATED MODULE: ./out/session/exact-id.js

/** Digits of the largest numbers that JavaScript holds at all; what is longer reads as infinity. */
const MAX_DIGITS = 309;
/** A number as JSON spells it: sign, whole digits, fraction, exponent. */
const NUMBER = /^(-?)([0-9]{1,400})(?:\.([0-9]{1,400}))?(?:[eE]([+-]?[0-9]{1,4}))?$/;
/** True for a number that may have been rounded when it was parsed: two ids that look the same may be different ones. */
function mayBeRounded(value) {
    return typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}
/**
 * The whole number that a text of JSON spells.
 * @returns undefined for a fraction, for what is no number, and for one that JavaScript reads as infinity
 */
function exactInteger(spelling) {
    const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(spelling) ?? [];
    if (whole === "")
        return undefined;
    const shift = Number(exponent) - fraction.length;
    const digits = `${whole}${fraction}`.replace(/^0+/, "");
    if (digits === "")
        return 0n;
    if (digits.length + shift > MAX_DIGITS)
        return undefined;
    if (shift >= 0)
        return BigInt(`${sign}${digits}${"0".repeat(shift)}`);
    return /^0*$/.test(digits.slice(shift)) ? BigInt(`${sign}${digits.slice(0, shift) || "0"}`) : undefined;
}
/** Reads numbers of the messages of one frame as they stand there. A batch is taken apart once, when it is asked for. */
class FrameNumbers {
    #raw;
    #isBatch;
    #elements;
    constructor({ rawFrame }, isBatch) {
        this.#raw = rawFrame;
        this.#isBatch = isBatch;
    }
    /**
     * @param value what the parser made of it
     * @param index of the message in its batch
     * @param path names of the members that lead to it
     * @returns `value` where it is exact; the number itself as a bigint where it is not
     */
    exact(value, index, path) {
        if (!mayBeRounded(value) || !this.#raw)
            return value;
        // To find the frame in its line takes as long as the line is.
        this.#elements ??= this.#isBatch ? elementTexts(this.#raw()) : [this.#raw()];
        let text = this.#elements[this.#isBatch ? (index ?? 0) : 0];
        for (const name of path)
            text = text === undefined ? undefined : memberText(text, name);
        return (text === undefined ? undefined : exactInteger(text)) ?? value;
    }
}

;// CONCATENATED MODULE: ./out/session/messages.js





const SHOWN_TEXT = 200;
function objectMember(object, name) {
    const value = object?.[name];
    return (0,json_object/* isObject */.G)(value) ? value : undefined;
}
function textMember(object, name) {
    const value = object?.[name];
    return typeof value === "string" ? value : undefined;
}
/**
 * A message while it is being understood; observers see it as `Message`. Every member is there from the start: rules look
 * at millions of these, and objects of one shape are read several times faster.
 */
class DraftMessage {
    kind;
    direction;
    position;
    seq;
    ts;
    batchIndex;
    exchangeNumber;
    sse;
    truncated;
    redacted;
    body;
    text;
    method;
    id;
    /** Of a cancellation: which request it names. */
    cancelledId;
    revision;
    era;
    exchange;
    partnerLost;
    raw;
    line;
    constructor(record, position, kind) {
        this.kind = kind;
        this.direction = record.dir;
        this.position = position;
        this.seq = record.seq;
        this.ts = record.ts;
        this.truncated = record.truncated === true;
        this.redacted = record.redacted === true;
        if (record.exchange !== undefined)
            this.exchangeNumber = record.exchange;
        if (record.sse !== undefined)
            this.sse = record.sse;
    }
}
/** Hands on the messages of a frame: one, or those of a batch one after the other. */
function eachMessage(located, record, take) {
    const position = { line: located.line, offset: located.offset, bytes: located.bytes };
    const { frame } = record;
    if (frame === undefined) {
        const message = unreadable(record, position);
        if (located.rawLine)
            message.line = located.rawLine;
        take(message);
    }
    else if (Array.isArray(frame) && frame.length > 0) {
        const numbers = new FrameNumbers(located, true);
        for (let i = 0; i < frame.length; i++)
            take(understood(frame[i], located, record, position, i, numbers));
    }
    else {
        take(understood(frame, located, record, position, located.batchIndex, new FrameNumbers(located, false)));
    }
}
function understood(value, located, record, position, batchIndex, numbers) {
    const message = new DraftMessage(record, position, (0,json_object/* isObject */.G)(value) ? kindOf(value) : "other");
    if (batchIndex !== undefined)
        message.batchIndex = batchIndex;
    if (located.rawFrame)
        message.raw = located.rawFrame;
    if (located.rawLine)
        message.line = located.rawLine;
    if (!(0,json_object/* isObject */.G)(value))
        return message;
    message.body = value;
    if (typeof value.method === "string")
        message.method = value.method;
    if (Object.hasOwn(value, "id"))
        message.id = numbers.exact(value.id, batchIndex, ["id"]);
    if (message.method === "notifications/cancelled") {
        const cancelled = objectMember(value, "params")?.requestId;
        message.cancelledId = numbers.exact(cancelled, batchIndex, ["params", "requestId"]);
    }
    return message;
}
function kindOf(body) {
    if (typeof body.method === "string")
        return Object.hasOwn(body, "id") ? "request" : "notification";
    if (Object.hasOwn(body, "method"))
        return "other";
    return Object.hasOwn(body, "result") || Object.hasOwn(body, "error") ? "response" : "other";
}
function unreadable(record, position) {
    const { text } = record;
    // A message nested too deep for the recorder is stored as text: it is JSON that cannot be judged, not noise.
    const opaque = record.truncated === true || (text !== undefined && /^\s*[[{]/.test(text) && deeperThan(text, capture_limits/* FRAME_DEPTH */.Mb));
    const message = new DraftMessage(record, position, opaque ? "opaque" : "noise");
    if (text === undefined)
        return message;
    message.text = text.slice(0, SHOWN_TEXT);
    if (record.truncated === true)
        readEnvelope(message, text);
    return message;
}
/**
 * Reads id and method of a message that was cut, where they come before the cut: many peers write the long member last.
 * Both together make it a request; an id before `result` or `error` makes it a response.
 */
function readEnvelope(message, text) {
    if (!text.startsWith("{"))
        return;
    const members = leadingMembers(text);
    const id = scalar(members.get("id"));
    if (id === undefined)
        return;
    const method = scalar(members.get("method"));
    if (typeof method === "string")
        message.method = method;
    else if (!members.has("result") && !members.has("error"))
        return;
    message.id = id;
}
function scalar(text) {
    if (text === undefined)
        return undefined;
    try {
        const value = JSON.parse(text);
        if (mayBeRounded(value))
            return exactInteger(text) ?? value;
        return typeof value === "string" || typeof value === "number" ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** What `params` names: a tool, a prompt or a resource. */
function targetOf(body) {
    const params = objectMember(body, "params");
    return textMember(params, "name") ?? textMember(params, "uri");
}

;// CONCATENATED MODULE: ./out/protocol/meta.js
/** Members of `_meta` that 2026-07-28 gives a meaning (basic/index, `_meta`). */
const META = {
    protocolVersion: "io.modelcontextprotocol/protocolVersion",
    clientCapabilities: "io.modelcontextprotocol/clientCapabilities",
    clientInfo: "io.modelcontextprotocol/clientInfo",
    serverInfo: "io.modelcontextprotocol/serverInfo",
    subscriptionId: "io.modelcontextprotocol/subscriptionId",
    logLevel: "io.modelcontextprotocol/logLevel",
};

;// CONCATENATED MODULE: ./out/protocol/revisions.js
/** The MCP revisions in the order of their publication. Never compare the strings: a draft's name sorts nowhere. */
const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
/** The first revision without a handshake. */
const FIRST_MODERN = REVISIONS.indexOf("2026-07-28");
/** What a server assumes of a request over HTTP without the version header (2025-06-18, basic/transports). */
const HTTP_FALLBACK_REVISION = "2025-03-26";
/** undefined for a revision that this version does not know. */
function eraOf(revision) {
    const at = REVISIONS.indexOf(revision);
    return at < 0 ? undefined : at < FIRST_MODERN ? "legacy" : "modern";
}

;// CONCATENATED MODULE: ./out/session/revision.js




const revision_NOTHING = {};
/** The revision with its era; `unknownEra` where the revision itself does not tell. An unknown one is the peer's text. */
function declared(revision, unknownEra) {
    if (revision === undefined)
        return unknownEra === undefined ? revision_NOTHING : { era: unknownEra };
    const known = eraOf(revision);
    if (known !== undefined)
        return { revision, era: known };
    const shown = shownText(revision);
    return unknownEra === undefined ? { revision: shown } : { revision: shown, era: unknownEra };
}
/** What a message names itself, in `params._meta` (2026-07-28). */
function namedRevision(body) {
    return textMember(objectMember(objectMember(body, "params"), "_meta"), META.protocolVersion);
}
/**
 * The revision of a request or notification of the client: what it names itself, else the header of its HTTP request,
 * else what its session agreed on, else over HTTP what the specification assumes without a header.
 */
function clientRevision(body, scope, http) {
    const named = namedRevision(body);
    if (named !== undefined)
        return declared(named, "modern");
    if (body.method === "initialize")
        return { era: "legacy" };
    if (http?.version !== undefined)
        return declared(http.version);
    if (scope.negotiated !== undefined)
        return declared(scope.negotiated);
    if (scope.handshakeBegun)
        return { era: "legacy" };
    if (http?.requestSeen && !scope.isEndpoint && !scope.lost)
        return declared(HTTP_FALLBACK_REVISION);
    return declared(scope.declared ?? undefined);
}
/** The revision of a message of the server that answers no request: that of what it belongs to, else of its session. */
function serverRevision(scope, owner) {
    if (owner?.revision !== undefined || owner?.era !== undefined)
        return declared(owner.revision, owner.era);
    if (scope.negotiated !== undefined)
        return declared(scope.negotiated);
    if (scope.handshakeBegun)
        return { era: "legacy" };
    return declared(scope.declared ?? undefined);
}

;// CONCATENATED MODULE: ./out/session/correlation.js




/** Exchanges kept for the whole session; of further ones only the open ones are. */
const MAX_EXCHANGES = 200_000;
/** Stands for the body of a message that was cut. */
const CUT = {};
/** Pairs responses with requests, and gives every message its revision. */
class Correlation {
    exchanges = [];
    /** Exchanges that were not kept. */
    omitted = 0;
    /** Revision agreed in the first handshake. */
    negotiated;
    #interned;
    #limit;
    #records = new ExchangeRecords();
    #calls = 0;
    constructor(interned, limit = MAX_EXCHANGES) {
        this.#interned = interned;
        this.#limit = limit;
    }
    request(message, { scope, http }) {
        const body = message.body ?? CUT;
        const fromClient = message.direction === "c2s";
        const revision = fromClient ? clientRevision(body, scope, http) : serverRevision(scope, carriedBy(http));
        date(message, revision);
        const method = this.#interned.text(message.method);
        const { direction, position, seq, ts } = message;
        const exchange = this.#records.create(method, keptId(message.id), direction, position, seq, ts);
        date(exchange, revision);
        const target = targetOf(body);
        if (target !== undefined)
            exchange.target = this.#interned.text(target);
        if (message.exchangeNumber !== undefined)
            exchange.exchangeNumber = message.exchangeNumber;
        if (fromClient && method === "tools/call")
            exchange.callIndex = this.#calls++;
        message.exchange = exchange;
        scope.requests[direction].add(exchange, objectMember(objectMember(body, "params"), "_meta")?.progressToken);
        http?.carried.push(exchange);
        if (this.exchanges.length < this.#limit)
            this.exchanges.push(exchange);
        else
            this.omitted++;
        if (fromClient)
            noteRevision(scope, method, revision);
        return exchange;
    }
    notification(message, { scope, http }) {
        const body = message.body;
        const params = objectMember(body, "params");
        if (message.direction === "c2s")
            date(message, clientRevision(body, scope, http));
        else {
            const token = params?.progressToken;
            const owner = token === undefined ? undefined : scope.requests.c2s.byToken(token);
            date(message, serverRevision(scope, owner ?? carriedBy(http)));
        }
        if (message.method === "notifications/cancelled")
            this.#cancel(message, scope, params);
    }
    /** @returns undefined for a response to nothing */
    response(message, { scope, fallback, http }) {
        const direction = message.direction === "c2s" ? "s2c" : "c2s";
        const body = message.body;
        let exchange = scope.requests[direction].find(message.id, message.exchangeNumber);
        let owner = scope;
        if (!exchange && scope !== fallback) {
            // The session id is given with the answer to initialize, so that request stands in no session yet.
            const early = fallback.requests[direction].find(message.id, message.exchangeNumber);
            if (early && early.exchangeNumber === message.exchangeNumber) {
                exchange = early;
                owner = fallback;
            }
        }
        if (!exchange) {
            // A number beyond all that can be held may be the id of any request that has such a one.
            const isTold = typeof message.id !== "number" || Number.isFinite(message.id);
            if (scope.lost || this.omitted > 0 || !isTold)
                message.partnerLost = true;
            date(message, serverRevision(scope, carriedBy(http)));
            return undefined;
        }
        message.exchange = exchange;
        const first = ++exchange.responses === 1;
        if (first) {
            this.#records.answered(exchange, message.position, message.ts);
            if (owner.requests[direction].open.has(exchange))
                this.conclude(exchange, owner, outcomeOf(exchange, body));
            const code = objectMember(body, "error")?.code;
            if (Number.isSafeInteger(code))
                exchange.errorCode = code;
            if (exchange.method === "initialize")
                this.#handshake(exchange, body, scope);
        }
        if (exchange.revision !== undefined)
            message.revision = exchange.revision;
        if (exchange.era !== undefined)
            message.era = exchange.era;
        return { exchange, first, owner };
    }
    /**
     * A message that was cut. Its beginning may tell which request it is, or which one it answers; else it may be a request,
     * whose answer will have no partner, or the answer to any request that is open.
     */
    opaque(message, place) {
        const { scope, http } = place;
        const opposite = message.direction === "c2s" ? "s2c" : "c2s";
        if (message.method !== undefined && message.id !== undefined) {
            this.request(message, place);
            return;
        }
        const exchange = scope.requests[opposite].find(message.id, message.exchangeNumber);
        if (exchange) {
            message.exchange = exchange;
            if (++exchange.responses === 1) {
                this.#records.answered(exchange, message.position, message.ts);
                if (scope.requests[opposite].open.has(exchange))
                    this.conclude(exchange, scope, "unknown");
            }
            date(message, exchange);
            return;
        }
        date(message, serverRevision(scope, carriedBy(http)));
        scope.lose();
        scope.requests[opposite].doubtLine = message.position.line;
    }
    /** A message that says nothing. */
    other(message, { scope }) {
        date(message, serverRevision(scope, undefined));
    }
    conclude(exchange, scope, outcome) {
        exchange.outcome = outcome;
        const requests = scope.requests[exchange.direction];
        requests.settle(exchange);
        if (this.omitted > 0)
            requests.forget(exchange);
    }
    /** The HTTP exchange that carried requests is over. */
    httpEnded({ carried, scope, status }, reason) {
        for (const exchange of carried) {
            if (!scope.requests[exchange.direction].open.has(exchange))
                continue;
            if (status !== undefined && status >= 400) {
                exchange.httpStatus = status;
                this.conclude(exchange, scope, "protocol-error");
            }
            else if (reason === "client-closed" && exchange.era === "modern") {
                // Closing the stream is how a client cancels over HTTP since 2026-07-28.
                exchange.cancelled = true;
                this.conclude(exchange, scope, "cancelled");
            }
            else if (reason === "upstream-aborted") {
                this.conclude(exchange, scope, "crash");
            }
        }
    }
    #cancel(message, scope, params) {
        const named = scope.requests[message.direction].allOpen(message.cancelledId);
        if (named.length > 1) {
            // Clients without a session of their own use the same ids: one of these is cancelled.
            for (const exchange of named)
                exchange.answerMayBeLost = true;
            return;
        }
        const own = named[0];
        // A modern server ends a subscription by naming the client's request (2026-07-28, patterns/cancellation).
        const other = message.direction === "s2c" ? scope.requests.c2s.find(message.cancelledId, undefined) : undefined;
        const exchange = own ?? (other?.method === "subscriptions/listen" ? other : undefined);
        if (!exchange || !scope.requests[exchange.direction].open.has(exchange))
            return;
        const reason = textMember(params, "reason")?.slice(0, 200) ?? "";
        exchange.cancelled = true;
        this.conclude(exchange, scope, /timed? ?out/i.test(reason) ? "timeout" : "cancelled");
    }
    #handshake(exchange, body, scope) {
        const version = textMember(objectMember(body, "result"), "protocolVersion");
        if (version === undefined)
            return;
        const agreed = declared(this.#interned.text(version), "legacy");
        if (agreed.revision !== undefined)
            scope.negotiated = agreed.revision;
        this.negotiated ??= agreed.revision;
        // The offer of the request was a proposal: both messages are judged by what was agreed.
        date(exchange, agreed);
    }
}
function noteRevision(scope, method, { revision }) {
    if (method === "initialize")
        scope.handshakeBegun = true;
    else if (revision !== undefined && scope.declared !== null) {
        scope.declared = scope.declared === undefined || scope.declared === revision ? revision : null;
    }
}
function keptId(id) {
    if (typeof id === "string")
        return boundedText(id);
    const isKept = typeof id === "number" || typeof id === "bigint" || typeof id === "boolean" || id === null;
    return isKept ? id : undefined;
}
function carriedBy(http) {
    return http?.carried[0];
}
function outcomeOf(exchange, body) {
    if (Object.hasOwn(body, "error"))
        return "protocol-error";
    const failed = exchange.method === "tools/call" && objectMember(body, "result")?.isError === true;
    return failed ? "tool-error" : "ok";
}

;// CONCATENATED MODULE: ./out/session/pairing.js

/** Open requests with one id that are told apart; the official clients never have two. */
const MAX_SAME_ID = 64;
/** Open requests that are followed in one direction of one scope; of more, the oldest are given up. */
const pairing_MAX_OPEN = 50_000;
/**
 * Ids that can be answered: JSON texts and numbers. `1` and `"1"` stay different, as `Map` keeps them. A number that is too
 * large to tell from another is none.
 */
function idKey(id) {
    if (typeof id === "string")
        return boundedText(id);
    return typeof id === "bigint" || (typeof id === "number" && Number.isFinite(id)) ? id : undefined;
}
/** Where the log has lost something: before this line an answer may be missing. Shared by all that one log holds. */
class Losses {
    line = 0;
}
/**
 * The requests of one scope (a stdio process, an HTTP session) in one direction, by id. Several open ones may share an id
 * when clients without a session of their own are mixed; the exchange number then tells them apart.
 */
class Requests {
    /** Line of the last message of the other direction that may have been an answer to any of these. */
    doubtLine = 0;
    #losses;
    #byId = new Map();
    #open = new Set();
    #byToken = new Map();
    #tokens = new Map();
    constructor(losses) {
        this.#losses = losses;
    }
    /** Those that are neither answered nor given up. */
    get open() {
        return this.#open;
    }
    add(exchange, progressToken) {
        this.#open.add(exchange);
        if (this.#open.size > pairing_MAX_OPEN)
            this.#giveUpOldest();
        const key = idKey(exchange.id);
        if (key !== undefined) {
            const before = this.#byId.get(key);
            this.#byId.set(key, before === undefined ? exchange : this.#alsoOpen(before, exchange));
        }
        const token = idKey(progressToken);
        if (token === undefined)
            return;
        this.#byToken.set(token, exchange);
        this.#tokens.set(exchange, token);
    }
    /**
     * The request that a response with this id answers: one of the same HTTP exchange, else the oldest open one, else the
     * last that was settled (the response is then a second or a late one).
     */
    find(id, exchangeNumber) {
        const key = idKey(id);
        const found = key === undefined ? undefined : this.#byId.get(key);
        if (found === undefined || !Array.isArray(found))
            return found;
        return (found.find((one) => exchangeNumber !== undefined && one.exchangeNumber === exchangeNumber) ??
            found.find((one) => this.#open.has(one)) ??
            found.at(-1));
    }
    /** All open requests with this id. */
    allOpen(id) {
        const key = idKey(id);
        const found = key === undefined ? undefined : this.#byId.get(key);
        return found === undefined ? [] : [found].flat().filter((one) => this.#open.has(one));
    }
    /** The open request that asked for progress under this token. */
    byToken(token) {
        const key = idKey(token);
        return key === undefined ? undefined : this.#byToken.get(key);
    }
    /** Nothing more is expected. Where something was lost since the request, its answer may have been. */
    settle(exchange) {
        this.#open.delete(exchange);
        if (exchange.responses === 0)
            this.#doubt(exchange);
        if (this.#tokens.size === 0)
            return;
        const token = this.#tokens.get(exchange);
        if (token === undefined)
            return;
        this.#tokens.delete(exchange);
        if (this.#byToken.get(token) === exchange)
            this.#byToken.delete(token);
    }
    /** Forgets a settled request, when the session holds more than it may keep. */
    forget(exchange) {
        const key = idKey(exchange.id);
        if (key !== undefined && this.#byId.get(key) === exchange)
            this.#byId.delete(key);
    }
    /** The log is at its end. */
    end() {
        for (const exchange of this.#open)
            this.#doubt(exchange);
    }
    #doubt(exchange) {
        if (exchange.position.line < Math.max(this.doubtLine, this.#losses.line))
            exchange.answerMayBeLost = true;
    }
    #alsoOpen(before, exchange) {
        if (!Array.isArray(before))
            return this.#open.has(before) ? [before, exchange] : exchange;
        const still = before.filter((one) => this.#open.has(one));
        if (still.length >= MAX_SAME_ID)
            still.shift();
        still.push(exchange);
        return still.length === 1 ? exchange : still;
    }
    #giveUpOldest() {
        let surplus = pairing_MAX_OPEN / 2;
        for (const exchange of this.#open) {
            exchange.answerMayBeLost = true;
            this.settle(exchange);
            this.forget(exchange);
            if (--surplus === 0)
                return;
        }
    }
}
/** What belongs together on the wire: a stdio process, an HTTP session, or whatever cannot be told apart. */
class Scope {
    requests;
    /** Revision agreed in its handshake. */
    negotiated;
    handshakeBegun = false;
    /** The one revision that its requests named themselves; null once they named two. */
    declared;
    /** An HTTP+SSE session of 2024-11-05, which knows no version header. */
    isEndpoint;
    #losses;
    #lost = false;
    constructor(losses, isEndpoint = false) {
        this.#losses = losses;
        this.isEndpoint = isEndpoint;
        this.requests = { c2s: new Requests(losses), s2c: new Requests(losses) };
    }
    /** Something was lost here or in the whole log, so that a response may answer a request that is not there. */
    get lost() {
        return this.#lost || this.#losses.line > 0;
    }
    lose() {
        this.#lost = true;
    }
}

;// CONCATENATED MODULE: ./out/session/http-exchanges.js


/** HTTP exchanges and sessions that are remembered at a time; a capture with more forgets the oldest. */
const http_exchanges_MAX_EXCHANGES = 20_000;
const MAX_SCOPES = 10_000;
/**
 * Assigns messages to sessions: by `Mcp-Session-Id`, by the endpoint that an HTTP+SSE server announced, else all to one
 * scope. Never by connection, since a client may answer over another one.
 */
class HttpExchanges {
    #exchanges = new Map();
    #scopes = new Map();
    #rest;
    #losses;
    /** @param rest the scope of messages without a session */
    constructor(rest, losses) {
        this.#rest = rest;
        this.#losses = losses;
    }
    get(number) {
        return this.#exchanges.get(number);
    }
    request(record) {
        const session = header(record.headers, "mcp-session-id");
        const version = header(record.headers, "mcp-protocol-version");
        this.#put(record.exchange, {
            scope: session === undefined ? (this.#scopes.get(endpointKey(record.path)) ?? this.#rest) : this.#session(session),
            ...(version === undefined ? {} : { version: boundedText(version) }),
            requestSeen: true,
            carried: [],
        });
    }
    response(record) {
        const exchange = this.#at(record.exchange);
        exchange.status = record.status;
        const session = header(record.headers, "mcp-session-id");
        if (session !== undefined)
            exchange.scope = this.#session(session);
    }
    /** The event that opens an HTTP+SSE session names the path to post to (2024-11-05, basic/transports). */
    endpoint(record) {
        if (record.exchange === undefined)
            return;
        const key = endpointKey(record.text ?? "");
        const scope = this.#scopes.get(key) ?? this.#keep(key, new Scope(this.#losses, true));
        this.#at(record.exchange).scope = scope;
    }
    /** Lets go of an exchange that is over. */
    end(number) {
        const exchange = this.#exchanges.get(number);
        this.#exchanges.delete(number);
        return exchange;
    }
    /** All scopes that are known, for what concerns the whole capture. */
    *scopes() {
        yield this.#rest;
        yield* this.#scopes.values();
    }
    #at(number) {
        return this.#exchanges.get(number) ?? this.#put(number, { scope: this.#rest, requestSeen: false, carried: [] });
    }
    #put(number, exchange) {
        this.#exchanges.set(number, exchange);
        if (this.#exchanges.size > http_exchanges_MAX_EXCHANGES)
            this.#forgetOldest();
        return exchange;
    }
    /** Half of them at once: taking the first of a map again and again grows slower each time. */
    #forgetOldest() {
        let surplus = http_exchanges_MAX_EXCHANGES / 2;
        for (const number of this.#exchanges.keys()) {
            this.#exchanges.delete(number);
            if (--surplus === 0)
                return;
        }
    }
    #session(id) {
        const key = `session ${boundedText(id)}`;
        return this.#scopes.get(key) ?? this.#keep(key, new Scope(this.#losses));
    }
    #keep(key, scope) {
        if (this.#scopes.size >= MAX_SCOPES && !this.#scopes.has(key)) {
            // With sessions mixed, a response may find another session's request.
            this.#rest.lose();
            return this.#rest;
        }
        this.#scopes.set(key, scope);
        return scope;
    }
}
function header(headers, name) {
    const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
    return typeof value === "string" ? value : value?.[0];
}
/** Path and query of an endpoint, which a server may give as a whole URL. */
function endpointKey(text) {
    const path = text.trim().replace(/^https?:\/\/[^/]*/i, "");
    return `endpoint ${boundedText(path.startsWith("/") ? path : `/${path}`)}`;
}

;// CONCATENATED MODULE: ./out/session/identity.js



/** A message longer than this names no peer and has no capabilities worth keeping. */
const MAX_MESSAGE = 1024 * 1024;
/** What both sides say of themselves, in the handshake or on each message since 2026-07-28. The first word counts. */
class Identities {
    capabilities = {};
    server;
    #key;
    /** @param key the server's key, given the name that it says itself */
    constructor(key, label) {
        this.#key = key;
        this.server = { key: key(undefined), ...(label === "" ? {} : { label: shownText(label) }) };
    }
    request(message) {
        if (this.capabilities.client || message.direction !== "c2s" || message.position.bytes > MAX_MESSAGE)
            return;
        const params = objectMember(message.body, "params");
        const client = message.method === "initialize"
            ? objectMember(params, "capabilities")
            : objectMember(objectMember(params, "_meta"), META.clientCapabilities);
        if (client)
            this.capabilities = { ...this.capabilities, client };
    }
    response(exchange, message) {
        const known = this.server.name !== undefined && this.capabilities.server !== undefined;
        if (known || message.direction !== "s2c" || message.position.bytes > MAX_MESSAGE)
            return;
        const result = objectMember(message.body, "result");
        if (exchange.method === "initialize" || exchange.method === "server/discover") {
            const server = objectMember(result, "capabilities");
            if (server && !this.capabilities.server)
                this.capabilities = { ...this.capabilities, server };
            this.#name(objectMember(result, "serverInfo"));
        }
        if (message.era === "modern")
            this.#name(objectMember(objectMember(result, "_meta"), META.serverInfo));
    }
    #name(info) {
        const name = textMember(info, "name");
        if (!name || this.server.name !== undefined)
            return;
        const version = textMember(info, "version");
        const kept = shownText(name);
        this.server = {
            ...this.server,
            key: this.#key(kept),
            name: kept,
            ...(version === undefined ? {} : { version: shownText(version) }),
        };
    }
}

;// CONCATENATED MODULE: ./out/session/listings.js





/** Canonical length of the definitions that a session keeps; of others only the digest stands. */
const DEFINITION_CHARACTERS = 16 * 1024 * 1024;
const MAX_DECLARATIONS = 200_000;
/** Page walks that wait for their next page. */
const MAX_WALKS = 1000;
/** Joins the pages of tools/list to listings (all revisions, utilities/pagination). One for each scope. */
class Listings {
    #budget;
    /** Walks by the cursor that continues them. */
    #open = new Map();
    /** What an unanswered request for a page continues; undefined for a first page. */
    #asked = new Map();
    #forgot = false;
    constructor(budget) {
        this.#budget = budget;
    }
    /** @param body undefined for a request that was cut */
    request(exchange, body) {
        if (!body) {
            this.#ask(exchange, "unknown");
            return;
        }
        const cursor = objectMember(body, "params")?.cursor;
        if (cursor === undefined || cursor === null)
            return;
        const walk = typeof cursor === "string" ? this.#open.get(boundedText(cursor)) : undefined;
        this.#ask(exchange, walk ?? "unknown");
        if (walk && typeof cursor === "string")
            this.#open.delete(boundedText(cursor));
    }
    /** Requests that are never answered would pile up, so the oldest is forgotten. No later listing is sure to be whole. */
    #ask(exchange, walk) {
        this.#asked.set(exchange, walk);
        if (this.#asked.size <= MAX_WALKS)
            return;
        for (const oldest of this.#asked.keys()) {
            this.#asked.delete(oldest);
            this.#forgot = true;
            return;
        }
    }
    /** @returns the listings that this page ends */
    response(exchange, response) {
        const asked = this.#asked.get(exchange);
        this.#asked.delete(exchange);
        const result = objectMember(response.body, "result");
        if (!result || !Array.isArray(result.tools)) {
            return asked && asked !== "unknown" ? [finished(asked, false)] : [];
        }
        const walk = asked && asked !== "unknown"
            ? asked
            : {
                tools: [],
                position: response.position,
                whole: asked !== "unknown" && !this.#forgot,
                revision: exchange.revision,
            };
        if (walk.revision !== exchange.revision)
            walk.revision = null;
        const done = [];
        if (response.redacted || response.truncated)
            walk.whole = false;
        for (const tool of result.tools) {
            const declaration = this.#budget.declaration(tool, response);
            if (declaration)
                walk.tools.push(declaration);
            else
                walk.whole = false;
        }
        const next = result.nextCursor;
        // Only the modern revisions say that an empty cursor is one; older servers end their lists with it.
        if (typeof next === "string" && (next !== "" || response.era === "modern") && this.#open.size < MAX_WALKS) {
            const key = boundedText(next);
            const before = this.#open.get(key);
            if (before)
                done.push(finished(before, false));
            this.#open.set(key, walk);
        }
        else {
            done.push(finished(walk, next === undefined || next === null || next === ""));
        }
        return done;
    }
    /** Walks that nobody continued, and those whose next page never came. */
    flush() {
        const waiting = [...this.#asked.values()].filter((walk) => walk !== "unknown");
        const left = [...this.#open.values(), ...waiting].sort((a, b) => a.position.line - b.position.line);
        this.#open.clear();
        this.#asked.clear();
        return left.map((walk) => finished(walk, false));
    }
}
function finished(walk, ended) {
    const { tools, position, revision } = walk;
    return { tools, complete: ended && walk.whole, position, ...(revision ? { revision } : {}) };
}
/** What all listings of a session may keep. Equal definitions are kept once. */
class ListingBudget {
    #definitions = new Map();
    #declarations;
    #characters;
    #usedDeclarations = 0;
    #used = 0;
    constructor(declarations = MAX_DECLARATIONS, characters = DEFINITION_CHARACTERS) {
        this.#declarations = declarations;
        this.#characters = characters;
    }
    /** undefined for an element without a name, and when the session has declared more than is kept. */
    declaration(tool, response) {
        if (!(0,json_object/* isObject */.G)(tool) || typeof tool.name !== "string" || this.#usedDeclarations >= this.#declarations)
            return undefined;
        this.#usedDeclarations++;
        const canonical = canonicalJson(tool);
        const digest = (0,external_node_crypto_.hash)("sha256", canonical);
        const definition = this.#definition(digest, tool, canonical.length);
        return { name: boundedText(tool.name), position: response.position, digest, ...(definition ? { definition } : {}) };
    }
    #definition(digest, tool, length) {
        const known = this.#definitions.get(digest);
        if (known)
            return known;
        if (this.#used + length > this.#characters)
            return undefined;
        this.#used += length;
        this.#definitions.set(digest, tool);
        return tool;
    }
}

;// CONCATENATED MODULE: ./out/session/replays.js


/** Event ids that are remembered; beyond, a replay counts as a message of its own. */
const MAX_EVENTS = 200_000;
/**
 * Tells an SSE event that a server sends again after a resume (2025-11-25, resumability). The same id with another
 * message is no replay: some servers number the events of each stream from the start.
 */
class Replays {
    #seen = new Map();
    #limit;
    constructor(limit = MAX_EVENTS) {
        this.#limit = limit;
    }
    isReplay(sse, located) {
        if (typeof sse?.id !== "string" || sse.id === "" || !located.rawFrame)
            return false;
        const id = boundedText(sse.id);
        const digest = (0,external_node_crypto_.hash)("sha256", located.rawFrame(), "base64");
        const before = this.#seen.get(id);
        if (before === digest)
            return true;
        if (before === undefined && this.#seen.size < this.#limit)
            this.#seen.set(id, digest);
        return false;
    }
}

;// CONCATENATED MODULE: ./out/session/builder.js









/** Recorder runs in one log whose ids are told apart. */
const builder_MAX_RUNS = 1000;
/** Listings that the session keeps; observers are told of every one. */
const MAX_LISTINGS = 20_000;
/** Exits that end open requests; a capture of ours has one. */
const MAX_EXITS = 100;
/** Signals that a server raises itself; others are sent by whoever started it. */
const CRASH_SIGNALS = new Set([
    "SIGSEGV",
    "SIGABRT",
    "SIGBUS",
    "SIGILL",
    "SIGFPE",
    "SIGTRAP",
    "SIGSYS",
]);
/** Builds the model of a session from its records, in their order, and tells the observers on the way. */
class SessionBuilder {
    session;
    #draft;
    #frames = { c2s: 0, s2c: 0 };
    #listed = [];
    #observers;
    #correlation = new Correlation(new Interned());
    #identities;
    #runs = new Map();
    #listings = new Map();
    #budget = new ListingBudget();
    #replays = new Replays();
    #losses = new Losses();
    #stdinClosed = false;
    #exited;
    #exits = 0;
    constructor({ path, format, start, names, observers }) {
        this.#observers = observers;
        const { argv, label } = start.server;
        this.#identities = new Identities((name) => (0,redact/* redactText */.Rd)(names.key(path, argv ?? [], name)).text, label);
        this.#draft = {
            path,
            format,
            transport: start.transport,
            server: this.#identities.server,
            hasHttp: false,
            lossPossible: format !== "portlight",
            capabilities: {},
            exchanges: this.#correlation.exchanges,
            exchangesOmitted: 0,
            listings: this.#listed,
            frames: this.#frames,
        };
        this.session = this.#draft;
    }
    take(located) {
        this.#take(located);
        this.#observers.record(located, this.session);
    }
    #take(located) {
        const { record } = located;
        const { session } = this;
        switch (record.type) {
            case "frame":
                this.#frame(located, record);
                break;
            case "http.request":
                this.#run(located.run).http.request(record);
                this.#sawHttp();
                if (session.hasHttp)
                    this.#observers.call("httpRequest", record, positionOf(located), session);
                break;
            case "http.response":
                this.#run(located.run).http.response(record);
                this.#sawHttp();
                if (session.hasHttp)
                    this.#observers.call("httpResponse", record, positionOf(located), session);
                break;
            case "http.end": {
                const ended = this.#run(located.run).http.end(record.exchange);
                if (ended)
                    this.#correlation.httpEnded(ended, record.reason);
                if (session.hasHttp)
                    this.#observers.call("httpEnd", record, positionOf(located), session);
                break;
            }
            case "process":
                if (record.event === "stdin-closed")
                    this.#stdinClosed = true;
                else if (record.event === "exit")
                    this.#exit(record);
                this.#observers.call("process", record, positionOf(located), session);
                break;
            case "gap":
                this.lost(located.line);
                break;
            default:
        }
    }
    /** Something before this line is missing in the capture. */
    lost(line) {
        this.#draft.lossPossible = true;
        this.#losses.line = line;
    }
    /**
     * The capture is at its end.
     * @param ended an end record was read
     */
    end(state, ended) {
        for (const listings of this.#listings.values())
            this.#tell(listings.flush());
        if (state === "incomplete")
            this.#draft.lossPossible = true;
        // What was still to come may have been an answer, unless the server was gone or the recorder saw the end.
        if (state !== "self-consistent" && !this.#exited)
            this.#losses.line = Number.POSITIVE_INFINITY;
        for (const scope of this.#scopes()) {
            scope.requests.c2s.end();
            scope.requests.s2c.end();
        }
        const exit = this.#exited;
        this.#draft.end = {
            state,
            closed: ended || exit !== undefined,
            ...(exit?.code === undefined ? {} : { exitCode: exit.code }),
            ...(exit?.signal === undefined ? {} : { signal: exit.signal }),
        };
        this.#observers.call("end", this.session);
    }
    /** Other recorders keep too little of HTTP for the rules about it. */
    #sawHttp() {
        if (this.session.format === "portlight")
            this.#draft.hasHttp = true;
    }
    #run(name) {
        const key = name === undefined ? "" : boundedText(name);
        const known = this.#runs.get(key);
        if (known)
            return known;
        const scope = new Scope(this.#losses);
        const run = { scope, http: new HttpExchanges(scope, this.#losses) };
        if (this.#runs.size < builder_MAX_RUNS)
            this.#runs.set(key, run);
        // Nothing of a run that is not remembered can be paired.
        else
            scope.lose();
        return run;
    }
    *#scopes() {
        for (const { http } of this.#runs.values())
            yield* http.scopes();
    }
    #frame(located, record) {
        const run = this.#run(located.run);
        if (record.sse?.event === "endpoint" && record.dir === "s2c" && record.text !== undefined) {
            run.http.endpoint(record);
            return;
        }
        this.#frames[record.dir]++;
        const http = record.exchange === undefined ? undefined : run.http.get(record.exchange);
        const place = { scope: http?.scope ?? run.scope, fallback: run.scope, http };
        const replayed = record.dir === "s2c" && this.#replays.isReplay(record.sse, located);
        eachMessage(located, record, (message) => {
            if (replayed)
                this.#observers.call("replay", message, this.session);
            else
                this.#message(message, place);
        });
    }
    #message(message, place) {
        const correlation = this.#correlation;
        switch (message.kind) {
            case "request": {
                const exchange = correlation.request(message, place);
                this.#identities.request(message);
                this.#draft.capabilities = this.#identities.capabilities;
                if (exchange.method === "tools/list" && exchange.direction === "c2s") {
                    this.#listingsOf(place.scope).request(exchange, message.body);
                }
                break;
            }
            case "response":
                this.#response(message, place);
                return;
            case "notification":
                correlation.notification(message, place);
                break;
            case "opaque":
                correlation.opaque(message, place);
                if (message.direction === "c2s" && message.method === "tools/list" && message.exchange) {
                    this.#listingsOf(place.scope).request(message.exchange, undefined);
                }
                break;
            default:
                correlation.other(message, place);
        }
        this.#draft.exchangesOmitted = correlation.omitted;
        this.#observers.message(message, this.session);
    }
    #response(message, place) {
        const answer = this.#correlation.response(message, place);
        if (!answer) {
            this.#observers.message(message, this.session);
            return;
        }
        const { exchange, first, owner } = answer;
        if (first) {
            if (this.#correlation.negotiated !== undefined)
                this.#draft.negotiated = this.#correlation.negotiated;
            this.#identities.response(exchange, message);
            this.#draft.server = this.#identities.server;
            this.#draft.capabilities = this.#identities.capabilities;
        }
        this.#observers.message(message, this.session);
        this.#observers.settled(exchange, message, this.session);
        if (first && exchange.method === "tools/list" && exchange.direction === "c2s") {
            this.#tell(this.#listingsOf(owner).response(exchange, message));
        }
    }
    #listingsOf(scope) {
        let listings = this.#listings.get(scope);
        if (!listings) {
            listings = new Listings(this.#budget);
            this.#listings.set(scope, listings);
        }
        return listings;
    }
    #tell(listings) {
        for (const listing of listings) {
            if (this.#listed.length < MAX_LISTINGS)
                this.#listed.push(listing);
            this.#observers.call("listing", listing, this.session);
        }
    }
    /** A server that ends by itself while requests are open has died in them. */
    #exit(record) {
        this.#exited = record;
        if (++this.#exits > MAX_EXITS)
            return;
        const byItself = record.signal ? CRASH_SIGNALS.has(record.signal) : typeof record.code === "number";
        if (!byItself || this.#stdinClosed)
            return;
        for (const scope of this.#scopes()) {
            for (const exchange of [...scope.requests.c2s.open])
                this.#correlation.conclude(exchange, scope, "crash");
        }
    }
}
/** Without what leads back to the text of the line: a rule keeps positions. */
function positionOf({ line, offset, bytes }) {
    return { line, offset, bytes };
}

;// CONCATENATED MODULE: ./out/errors/own-failure.js
/**
 * What may be told of an error of ours: its class and where it was thrown. Never its message, which may quote what was
 * being read (`JSON.parse` does).
 */
function classAndPlace(error) {
    if (!(error instanceof Error))
        return "threw a value that is no error";
    const name = /^\w{1,60}$/.test(error.name) ? error.name : "Error";
    const stack = String(error.stack ?? "");
    // The message stands before the frames and may look like one.
    const message = stack.indexOf(error.message);
    const frames = message < 0 ? "" : stack.slice(message + error.message.length);
    const place = /^ {4}at [^\n]{0,500}?([\w.-]{1,100}:\d+:\d+)\)?$/m.exec(frames)?.[1];
    return place === undefined ? name : `${name} at ${place}`;
}

;// CONCATENATED MODULE: ./out/session/observers.js

const HOOKS = [
    "message",
    "settled",
    "listing",
    "replay",
    "httpRequest",
    "httpResponse",
    "httpEnd",
    "process",
    "record",
    "end",
];
/**
 * Calls the observers of a session in their order. One that throws is stopped for the rest of the session and reported;
 * the others go on: input that breaks one rule must not silence the rest.
 */
class Observers {
    failures = [];
    #path;
    #byHook = new Map();
    /** Those that are called for every frame stand apart: a look-up and a list of arguments each time would show. */
    #onMessage = [];
    #onSettled = [];
    #onRecord = [];
    constructor(path) {
        this.#path = path;
        for (const hook of HOOKS)
            this.#byHook.set(hook, []);
    }
    add(observers) {
        for (const [hook, list] of this.#byHook)
            list.push(...observers.filter((one) => one[hook] !== undefined));
        this.#frequent();
    }
    message(message, session) {
        const observers = this.#onMessage;
        for (let i = 0; i < observers.length; i++) {
            const observer = observers[i];
            try {
                observer.message?.(message, session);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    settled(exchange, response, session) {
        const observers = this.#onSettled;
        for (let i = 0; i < observers.length; i++) {
            const observer = observers[i];
            try {
                observer.settled?.(exchange, response, session);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    record(located, session) {
        const observers = this.#onRecord;
        for (let i = 0; i < observers.length; i++) {
            const observer = observers[i];
            try {
                observer.record?.(located, session);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    call(hook, ...args) {
        for (const observer of this.#byHook.get(hook)) {
            try {
                observer[hook](...args);
            }
            catch (error) {
                this.#stop(observer, error);
            }
        }
    }
    /** The lists are replaced, not changed: one of them is being walked. */
    #stop(observer, error) {
        for (const [hook, list] of this.#byHook) {
            const others = list.filter((one) => one !== observer);
            this.#byHook.set(hook, others);
        }
        this.#frequent();
        this.failures.push({ ruleId: observer.ruleId, path: this.#path, error: classAndPlace(error) });
    }
    #frequent() {
        this.#onMessage = this.#byHook.get("message");
        this.#onSettled = this.#byHook.get("settled");
        this.#onRecord = this.#byHook.get("record");
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/files/glob.js
var files_glob = __webpack_require__(1233);
;// CONCATENATED MODULE: ./out/session/server-name.js


/** How a session's server gets its key: set by the user > named by itself > the file's name. */
class ServerNames {
    #name;
    #matches;
    /** @throws UserError for a glob that is not accepted */
    constructor(name, servers) {
        this.#name = name;
        this.#matches = servers.map(({ key, match }) => ({
            key,
            globs: match.map((glob) => (0,files_glob/* compileGlob */.S)(glob, { flat: true })),
        }));
    }
    key(path, argv, serverInfoName) {
        if (this.#name !== undefined)
            return this.#name;
        if (argv.length > 0) {
            const line = argv.join(" ");
            const found = this.#matches.find(({ globs }) => globs.some((glob) => glob.matches(line)));
            if (found)
                return found.key;
        }
        return serverInfoName || fileStem(path);
    }
}
/** `server` of `logs/server.2.mcp.jsonl`: the number tells runs apart, not servers. */
function fileStem(path) {
    const name = (0,external_node_path_.basename)(path);
    return name.replace(/(\.mcp)?\.jsonl$/i, "").replace(/(?<=.)\.\d{1,5}$/, "") || name;
}

;// CONCATENATED MODULE: ./out/session/observe.js




/**
 * Reads a capture once from beginning to end, builds the model of its session and calls the observers as it goes.
 * @param source path to open
 * @param observers or a function that makes them for the session at hand, called before its first record
 * @throws UserError (3) when the file cannot be read or is no session log
 */
function observeCapture(source, observers, options = {}) {
    const path = options.path ?? source;
    const reader = readCapture(source, { label: path, ...(options.limits ? { limits: options.limits } : {}) });
    const names = new ServerNames(options.name, options.servers ?? []);
    const dispatch = new Observers(path);
    const builder = new SessionBuilder({ path, format: reader.format, start: reader.start, names, observers: dispatch });
    dispatch.add(typeof observers === "function" ? observers(builder.session) : observers);
    let ended = false;
    let losses = 0;
    try {
        for (let located = reader.next(); located; located = reader.next()) {
            if (reader.losses > losses) {
                losses = reader.losses;
                builder.lost(located.line);
            }
            if (located.record.type === "session.end")
                ended = true;
            builder.take(located);
        }
    }
    finally {
        reader.close();
    }
    const summary = reader.summary();
    if (reader.losses > losses || summary.dropped > 0)
        builder.lost(Number.POSITIVE_INFINITY);
    builder.end(summary.state, ended);
    return { session: builder.session, summary, ruleFailures: dispatch.failures };
}

;// CONCATENATED MODULE: ./out/session/silence.js





const RULE = "capture-without-frames";
/**
 * The finding that a capture holds no message: such a one breaks no rule, and silence must not pass for a test.
 * @param path of the capture, for the report
 * @param serverKey untrusted
 */
function silentCapture(path, serverKey) {
    const rule = (0,catalog/* requireRule */.QU)(RULE);
    const server = (0,input_text/* withoutSecrets */.cT)(serverKey);
    return {
        ruleId: RULE,
        family: rule.family,
        severity: rule.severity,
        confidence: (0,catalog_types/* confidenceCap */.L)(rule.precision),
        message: (0,catalog_message/* renderMessage */.e4)(rule, { server }),
        location: { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
        subject: { server },
        fingerprint: (0,fingerprint/* captureFingerprint */.th)({
            ruleId: RULE,
            serverKey: (0,input_text/* identifyingText */.wz)(serverKey),
            method: "",
            tool: "",
            detail: "no frames",
        }),
    };
}

;// CONCATENATED MODULE: ./out/session/analysis.js






/**
 * Reads one capture once and judges it by the given rules, of one family or of several.
 * @param source path to open
 * @throws UserError (3) when the file cannot be read or is no session log
 */
function analyseCapture(source, families, options = {}) {
    let reports;
    const { session, summary, ruleFailures } = observeCapture(source, (observed) => {
        const created = createSessionReports(observed, options);
        reports = created;
        return families.flatMap((rules) => rules((ruleId) => created.of(ruleId)));
    }, options);
    const { c2s, s2c } = session.frames;
    const silent = c2s + s2c === 0 ? [silentCapture(session.path, session.server.key)] : [];
    return {
        findings: [...silent, ...(reports?.findings() ?? [])].sort(order/* compareFindings */.E),
        notAnalysed: [...captureGaps(session.path, summary), ...(reports?.notAnalysed() ?? [])],
        undecided: reports?.undecided() ?? [],
        ruleFailures,
        inventory: { files: 0, packages: [], servers: [], sessions: [sessionEntry(session, summary)] },
    };
}
/**
 * Judges a capture that holds nothing, not even its first record: the recorder was stopped before it began.
 * @param name the server's key, set by the user
 */
function analyseEmptyCapture(path, name) {
    return {
        findings: [silentCapture(path, name ?? fileStem(path))],
        notAnalysed: [],
        undecided: [],
        ruleFailures: [],
        inventory: { files: 0, packages: [], servers: [], sessions: [] },
    };
}

// EXTERNAL MODULE: ./out/run/stages.js
var stages = __webpack_require__(3246);
;// CONCATENATED MODULE: ./out/run/sessions.js








function observersOf(secrets) {
    return new Map([
        ["check", checkObservers],
        ["detect", (reportOf) => detectObservers(reportOf, secrets)],
    ]);
}
/** Judges captures one after the other, each read once for all rules. */
function judgeSessions(inputs, options) {
    const { command, name, servers, perspective, secrets } = options;
    // Frames die young: a nursery that does not grow costs no time and saves a quarter of the memory (bench/capture.ts).
    (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
    const observers = observersOf(secrets);
    const rules = (0,commands/* familiesOf */.m)(command).session.flatMap((family) => observers.get(family) ?? []);
    const analyses = [{ ...stages/* EMPTY_ANALYSIS */.L, notAnalysed: inputs.notAnalysed }];
    const problems = [];
    for (const { file, shown, isNamed } of inputs.captures) {
        try {
            analyses.push(analyseCapture(file, rules, {
                path: shown,
                servers,
                perspective,
                ...(name === undefined ? {} : { name }),
            }));
        }
        catch (error) {
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            // What a folder or a pattern gave may be another program's log.
            if (isNamed)
                problems.push(error.message);
            else if (error instanceof EffectsLogError || isEmptyEffectsLog(error, shown))
                continue;
            else if (error instanceof EmptyCaptureError)
                analyses.push(analyseEmptyCapture(shown, name));
            else
                analyses.push(notACapture(shown, error.message));
        }
    }
    return { analyses, problems };
}
function isEmptyEffectsLog(error, path) {
    return error instanceof EmptyCaptureError && path.toLowerCase().endsWith(".effects.jsonl");
}
function notACapture(path, detail) {
    return { ...stages/* EMPTY_ANALYSIS */.L, notAnalysed: [{ path, coverage: "none", reason: "unsupported-format", detail }] };
}


/***/ })

};

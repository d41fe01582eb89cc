"use strict";
exports.id = 9899;
exports.ids = [9899,5274];
exports.modules = {

/***/ 5177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ codeOf; }
/* harmony export */ });
/** The system's code of an error, `unknown` when it has none. Never its message: that holds absolute paths. */
function codeOf(error) {
    const code = error?.code;
    return typeof code === "string" ? code : "unknown";
}


/***/ }),

/***/ 9603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ microsecondClock; }
/* harmony export */ });
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


/***/ }),

/***/ 4383:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ LineSplitter; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const LINE_FEED = 0x0a;
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
            const end = chunk.indexOf(LINE_FEED, start);
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
            this.#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
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


/***/ }),

/***/ 5571:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordingThread: function() { return /* binding */ recordingThread; }
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
/* harmony import */ var _shared_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8034);



/** The thread that records: waits for what passed, stores it, ends with the session. Nothing here waits for an event. */
async function recordingThread({ queue, plan }) {
    const tell = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
    const reader = new _shared_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .QueueReader */ .nM(queue);
    const recording = await _recording_js__WEBPACK_IMPORTED_MODULE_1__.Recording.start(plan, (code) => tell({ failed: code }));
    if (!reader.claim())
        return;
    while (!recording.closed)
        if (!recording.drain(reader))
            reader.wait();
    tell({ closed: true });
}


/***/ }),

/***/ 5274:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Recording: function() { return /* binding */ Recording; }
});

// EXTERNAL MODULE: ./out/capture/output.js
var capture_output = __webpack_require__(1713);
// EXTERNAL MODULE: ./out/capture/writer.js
var writer = __webpack_require__(5083);
// EXTERNAL MODULE: ./out/record/clock.js
var clock = __webpack_require__(9603);
// EXTERNAL MODULE: ./out/record/redactor.js
var record_redactor = __webpack_require__(9169);
// EXTERNAL MODULE: ./out/record/rules.js
var rules = __webpack_require__(2318);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./out/capture/json-scan.js
var json_scan = __webpack_require__(1822);
// EXTERNAL MODULE: ./out/capture/limits.js
var limits = __webpack_require__(1004);
// EXTERNAL MODULE: ./out/record/line-splitter.js
var line_splitter = __webpack_require__(4383);
;// CONCATENATED MODULE: ./out/record/stream-records.js




/** Bytes of one stderr line that are kept. */
const STDERR_BYTES = 64 * 1024;
/** Read beyond a limit, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;
/** Reason of a gap. */
const MISTAKE = "an error of the recorder";
/** Turns what passed into records at once, one per line. No call throws: a mistake of ours costs a record. */
class StreamRecords {
    #options;
    #splitters;
    #ts = "";
    #reported = false;
    constructor(options) {
        this.#options = options;
        const frames = (dir) => new line_splitter/* LineSplitter */.g(options.frameBytes + LOOKAHEAD, (line) => storeFrame(options, dir, line, this.#ts));
        this.#splitters = {
            c2s: frames("c2s"),
            s2c: frames("s2c"),
            stderr: new line_splitter/* LineSplitter */.g(STDERR_BYTES + LOOKAHEAD, (line) => storeStderr(options, line, this.#ts)),
        };
    }
    /**
     * Takes the bytes of a chunk from `start` on, up to so many lines.
     * @returns where to go on: the chunk's length when all was taken
     */
    bytes(stream, chunk, ts, start = 0, maxLines = Number.POSITIVE_INFINITY) {
        this.#ts = ts;
        const splitter = this.#splitters[stream];
        let next = start;
        for (let lines = 0; lines < maxLines && next < chunk.length; lines++) {
            try {
                next = splitter.push(chunk, next, 1);
            }
            catch {
                // It costs this line, not those behind it.
                next = chunk.indexOf(0x0a, next) + 1 || chunk.length;
                this.#options.capture.lost(1, MISTAKE);
            }
        }
        this.report();
        return next;
    }
    end(stream, ts) {
        this.#at(ts, () => this.#splitters[stream].end());
    }
    event(record, ts) {
        this.#at(ts, () => this.#options.capture.record({ ...record, ts }));
    }
    lost(reason, ts) {
        this.#at(ts, () => this.#options.capture.lost(1, reason));
    }
    /** Lines of a stream came so fast that they were passed over. @param inLine whether they ended inside a line */
    linesLost(stream, { lines, inLine }, ts) {
        this.#at(ts, () => {
            this.#splitters[stream].lose(inLine);
            this.#options.capture.lost(lines + (inLine ? 1 : 0), "the recorder could not keep up");
        });
    }
    seal() {
        this.#options.capture.seal();
        this.report();
    }
    async close() {
        await this.#options.capture.close();
        this.report();
    }
    /** Tells once that writing failed. */
    report() {
        const { failure } = this.#options.capture;
        if (this.#reported || failure === undefined)
            return;
        this.#reported = true;
        this.#options.failed(failure);
    }
    #at(ts, work) {
        this.#ts = ts;
        try {
            work();
        }
        catch {
            this.#options.capture.lost(1, MISTAKE);
        }
        this.report();
    }
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
function digest(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}

;// CONCATENATED MODULE: ./out/record/recording.js
/** The recording side of a session: takes what passed from the queue and stores it, on whichever thread. */






/** Written to the file in one piece at most. */
const BATCH = 256 * 1024;
class Recording {
    #records;
    #output;
    #closed = false;
    constructor(records, output) {
        this.#records = records;
        this.#output = output;
    }
    /** @param failed called once when the capture can't be written any more, with the system's code */
    static async start(plan, failed) {
        const { frameBytes, secrets } = plan;
        const redactor = secrets && (0,record_redactor/* createRedactor */.l)(secrets, plan.rules && (await (0,rules/* compileRules */.n)(plan.rules)));
        let output;
        const capture = (0,writer/* continueCapture */.aZ)(plan.capture, {
            frameBytes,
            now: (0,clock/* microsecondClock */.p)(),
            output: (fd, tail) => {
                output = (0,capture_output/* batchedOutput */.Pu)(fd, tail, BATCH);
                return output;
            },
        });
        const records = new StreamRecords({ capture, frameBytes, redactor, failed });
        return new Recording(records, output);
    }
    get closed() {
        return this.#closed;
    }
    /** Stores what waits, at most so many entries, and writes it. False when nothing waited. */
    drain(queue, entries = Number.POSITIVE_INFINITY) {
        let some = false;
        for (let n = 0; n < entries && !this.#closed; n++) {
            const entry = queue.take();
            if (!entry)
                break;
            some = true;
            this.#store(entry);
        }
        if (some && !this.#closed) {
            this.#output.flush();
            this.#records.report();
        }
        return some;
    }
    #store({ kind, ts, data }) {
        if (kind === "c2s" || kind === "s2c" || kind === "stderr")
            this.#records.bytes(kind, data, ts);
        else if (kind === "seal")
            this.#records.seal();
        else if (kind === "close") {
            this.#closed = true;
            // Done before it returns: this output waits for nothing.
            void this.#records.close();
        }
        else
            this.#told(kind, JSON.parse(data.toString()), ts);
    }
    #told(kind, value, ts) {
        if (kind === "end")
            this.#records.end(value, ts);
        else if (kind === "event")
            this.#records.event(value, ts);
        else if (kind === "lost")
            this.#records.lost(value, ts);
        else {
            const { stream, ...loss } = value;
            this.#records.linesLost(stream, loss, ts);
        }
    }
}


/***/ }),

/***/ 8034:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: function() { return /* binding */ PIECE; },
/* harmony export */   TW: function() { return /* binding */ QueueWriter; },
/* harmony export */   nM: function() { return /* binding */ QueueReader; },
/* harmony export */   vk: function() { return /* binding */ sharedQueue; }
/* harmony export */ });
const KINDS = ["c2s", "s2c", "stderr", "end", "event", "lost", "lines-lost", "seal", "close"];
/** Bytes written and read so far, as numbers of 32 bits that run over; who reads. */
const WRITTEN = 0;
const READ = 1;
const READER = 2;
/** Kind, length, time. */
const HEADER = 8 + 28;
/** The longest piece of a stream in one entry. */
const PIECE = 64 * 1024;
/** @param bytes a power of two, at least four times a piece; a thirty-second of the range of the counters at most */
function sharedQueue(bytes) {
    return {
        control: new Int32Array(new SharedArrayBuffer(16)),
        ring: new Uint8Array(new SharedArrayBuffer(bytes)),
    };
}
class QueueWriter {
    #control;
    #ring;
    #header = Buffer.alloc(HEADER);
    #written = 0;
    #total = 0;
    constructor({ control, ring }) {
        this.#control = control;
        this.#ring = ring;
    }
    /** Bytes that were ever put in. */
    get total() {
        return this.#total;
    }
    get size() {
        return this.#ring.length;
    }
    /** Bytes that wait. */
    get waiting() {
        return (this.#written - Atomics.load(this.#control, READ)) >>> 0;
    }
    /** False when there is no room. @param data at most one piece */
    put(kind, ts, data) {
        const room = this.#ring.length - this.waiting;
        if (HEADER + data.length > room)
            return false;
        this.#header.writeUInt32LE(KINDS.indexOf(kind), 0);
        this.#header.writeUInt32LE(data.length, 4);
        this.#header.fill(0x20, 8);
        this.#header.write(ts, 8, HEADER - 8, "latin1");
        this.#copy(this.#header);
        this.#copy(data);
        this.#total += HEADER + data.length;
        Atomics.store(this.#control, WRITTEN, this.#written | 0);
        return true;
    }
    /** Wakes a reader that waits. */
    wake() {
        Atomics.notify(this.#control, WRITTEN);
    }
    /**
     * Waits until the reader has gone on, on this thread.
     * @returns false when it did not within `milliseconds`
     */
    waitForReader(milliseconds) {
        this.wake();
        return Atomics.wait(this.#control, READ, Atomics.load(this.#control, READ), milliseconds) !== "timed-out";
    }
    #copy(bytes) {
        const at = this.#written & (this.#ring.length - 1);
        const first = Math.min(bytes.length, this.#ring.length - at);
        if (first === bytes.length)
            this.#ring.set(bytes, at);
        else {
            this.#ring.set(bytes.subarray(0, first), at);
            this.#ring.set(bytes.subarray(first), 0);
        }
        this.#written = (this.#written + bytes.length) >>> 0;
    }
}
class QueueReader {
    #control;
    #ring;
    #header = Buffer.alloc(HEADER);
    #piece = Buffer.allocUnsafe(PIECE);
    #read = 0;
    constructor({ control, ring }) {
        this.#control = control;
        this.#ring = ring;
    }
    /** Only the first who asks may read: a worker that comes up while the session ends finds that it is not needed. */
    claim() {
        return Atomics.compareExchange(this.#control, READER, 0, 1) === 0;
    }
    /** The next entry, whose room is free then; undefined when there is none. */
    take() {
        if ((Atomics.load(this.#control, WRITTEN) - this.#read) >>> 0 === 0)
            return undefined;
        this.#copy(this.#header);
        const data = this.#piece.subarray(0, this.#header.readUInt32LE(4));
        this.#copy(data);
        Atomics.store(this.#control, READ, this.#read | 0);
        Atomics.notify(this.#control, READ);
        const kind = KINDS[this.#header.readUInt32LE(0)];
        return { kind, ts: this.#header.toString("latin1", 8).trimEnd(), data };
    }
    /** Waits until something is there, on this thread. */
    wait() {
        Atomics.wait(this.#control, WRITTEN, this.#read | 0);
    }
    #copy(into) {
        const at = this.#read & (this.#ring.length - 1);
        const first = Math.min(into.length, this.#ring.length - at);
        into.set(this.#ring.subarray(at, at + first), 0);
        if (first < into.length)
            into.set(this.#ring.subarray(0, into.length - first), first);
        this.#read = (this.#read + into.length) >>> 0;
    }
}


/***/ })

};
;
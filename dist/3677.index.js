"use strict";
exports.id = 3677;
exports.ids = [3677];
exports.modules = {

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

/***/ 4879:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: function() { return /* binding */ OWN_FAILURE; },
/* harmony export */   rJ: function() { return /* binding */ startFailureStatus; },
/* harmony export */   yK: function() { return /* binding */ startFailureText; }
/* harmony export */ });
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


/***/ }),

/***/ 7198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: function() { return /* binding */ LADDER; },
  v: function() { return /* binding */ Lifecycle; }
});

// EXTERNAL MODULE: ./out/record/process-group.js
var process_group = __webpack_require__(4370);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
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
            (0,process_group/* signalGroup */.i)(this.#options.child.pid, "SIGTERM");
            this.#after(this.#options.ladder.orphanGrace, () => (0,process_group/* signalGroup */.i)(this.#options.child.pid, "SIGKILL"));
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
        (0,process_group/* signalGroup */.i)(this.#options.child.pid, signal);
        this.#watchdog ??= watchGroup(this.#options.child.pid);
        this.#after(this.#options.ladder.sealAfterSignal, () => this.#options.observer.seal());
    }
    #exited(code, signal) {
        this.#status = (0,process_group/* exitStatus */.$)(code, signal);
        this.#groupIsOurs = (0,process_group/* signalGroup */.i)(this.#options.child.pid, 0);
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
        if (!(0,process_group/* signalGroup */.i)(pid, "SIGTERM"))
            return;
        const until = performance.now() + this.#options.ladder.leftoverGrace;
        while (performance.now() < until) {
            await new Promise((resume) => setTimeout(resume, POLL));
            if (!(0,process_group/* signalGroup */.i)(pid, 0))
                return;
        }
        (0,process_group/* signalGroup */.i)(pid, "SIGKILL");
    }
    #note(what) {
        this.#options.observer.event({ type: "process", ...what }, this.#options.now());
    }
    #after(milliseconds, action) {
        this.#timers.add(setTimeout(action, milliseconds));
    }
}


/***/ }),

/***/ 4370:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ exitStatus; },
/* harmony export */   i: function() { return /* binding */ signalGroup; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

/** Exit status of a process as a shell tells it: its code, or 128 + n when signal n ended it. */
function exitStatus(code, signal) {
    if (code !== null)
        return code;
    return signal === null ? 0 : 128 + (node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal] ?? 0);
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


/***/ }),

/***/ 3677:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  record: function() { return /* binding */ record; },
  O: function() { return /* binding */ refusalOf; },
  n: function() { return /* binding */ start; }
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
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

// EXTERNAL MODULE: ./out/record/clock.js
var clock = __webpack_require__(9603);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./out/record/shared-queue.js
var shared_queue = __webpack_require__(8034);
;// CONCATENATED MODULE: ./out/record/deferred-observer.js
/** The relay's side of recording: what passed is copied into a queue, and a thread of its own does the rest. */


/**
 * Bytes that may wait to be recorded; beyond that the relay slows down to what can be recorded. It bounds the memory and,
 * at a hundred megabytes a second, the time that completing a capture takes.
 */
const QUEUE_BYTES = 16 * 1024 * 1024;
/** Kept free for what is no stream: the exit of the server always finds room. */
const RESERVE = 64 * 1024;
/** A line costs as much as so many bytes, whatever it holds. */
const LINE_COST = 512;
/** So many lines in a piece are more than messages can be; they fill the queue fast and are not waited for. */
const DENSE = 4096;
/**
 * How long the relay waits, in milliseconds, for a thread that does not go on at all, as when the disk hangs. From then
 * on lines are counted instead, until half of the queue is free.
 */
const PATIENCE = 1000;
/** The same for the end of a session. */
const CLOSE_PATIENCE = 1000;
/**
 * When the thread starts, in milliseconds after the session and after the first output: it must not compete with the start
 * of the server. What ends before is recorded without it.
 */
const START_AFTER = 150;
const START_AFTER_OUTPUT = 15;
/** Or when so many bytes wait. */
const START_AT = 512 * 1024;
/** The thread is woken so long after something came, in milliseconds, or when so many bytes did: each time costs as much as a message. */
const WAKE_AFTER = 3;
const WAKE_AT = 256 * 1024;
/** Entries that are stored in one turn, where there is no thread. */
const SLICE = 4;
const LINE_FEED = 0x0a;
class DeferredObserver {
    #options;
    #shared;
    #queue;
    #reader;
    #losses = new Map();
    #costs = [];
    /** What the lines that wait cost beyond their bytes. */
    #cost = 0;
    /** Bytes that came since the thread was woken. */
    #unseen = 0;
    #wakeTimer;
    #startTimer;
    #startsSoon = false;
    #isStarted = false;
    #plan;
    #thread;
    #threadEnded;
    /** Nothing more is taken: the session is not recorded, or its capture is closed or given up. */
    #isOver = false;
    #gaveUp = false;
    constructor(options) {
        this.#options = options;
        this.#shared = (0,shared_queue/* sharedQueue */.vk)(options.queueBytes ?? QUEUE_BYTES);
        this.#queue = new shared_queue/* QueueWriter */.TW(this.#shared);
        this.#reader = new shared_queue/* QueueReader */.nM(this.#shared);
        this.#startIn(START_AFTER);
        void options.plan.then((plan) => {
            if (plan)
                this.#plan = plan;
            else
                this.#isOver = true;
        });
    }
    bytes(stream, chunk, ts) {
        if (stream === "s2c" && !this.#startsSoon) {
            this.#startsSoon = true;
            this.#startIn(START_AFTER_OUTPUT);
        }
        for (let at = 0; at < chunk.length && !this.#isOver; at += shared_queue/* PIECE */.TJ) {
            const piece = chunk.length <= shared_queue/* PIECE */.TJ ? chunk : chunk.subarray(at, at + shared_queue/* PIECE */.TJ);
            const lines = linesIn(piece, DENSE);
            const cost = lines === DENSE ? this.#queue.size / 4 : lines * LINE_COST;
            if (!this.#hasRoom(piece.length, lines)) {
                this.#lose(stream, piece);
                continue;
            }
            this.#tellLosses();
            this.#add(stream, ts, piece);
            this.#costs.push({ end: this.#queue.total, cost });
            this.#cost += cost;
        }
    }
    end(stream, ts) {
        this.#tell("end", stream, ts);
    }
    event(record, ts) {
        this.#tell("event", record, ts);
    }
    lost(reason, ts) {
        this.#tell("lost", reason, ts);
    }
    seal() {
        this.#tell("seal", null, this.#options.now());
        void this.#startThread();
        this.#wake();
    }
    async close() {
        clearTimeout(this.#startTimer);
        const plan = await this.#options.plan;
        if (!plan || this.#isOver)
            return;
        this.#tell("close", null, this.#options.now());
        this.#isOver = true;
        clearTimeout(this.#wakeTimer);
        // A thread that has not come up yet is not waited for.
        if (this.#reader.claim()) {
            const recording = await this.#record(plan);
            while (recording.drain(this.#reader))
                ;
        }
        else
            await this.#closed();
    }
    /** Waits for the thread, which has the last word, as long as it goes on. */
    #closed() {
        this.#thread?.ref();
        return new Promise((resolve) => {
            let waiting = this.#queue.waiting;
            let since = performance.now();
            const timer = setInterval(() => {
                const now = performance.now();
                if (this.#queue.waiting !== waiting) {
                    waiting = this.#queue.waiting;
                    since = now;
                }
                else if (now - since > CLOSE_PATIENCE) {
                    this.#fail("ETIMEDOUT");
                    void this.#thread?.terminate();
                    this.#threadEnded?.();
                }
            }, 50);
            this.#threadEnded = () => {
                clearInterval(timer);
                this.#thread?.unref();
                resolve();
            };
            if (this.#gaveUp)
                this.#threadEnded();
            this.#wake();
        });
    }
    #tell(kind, value, ts) {
        if (this.#isOver)
            return;
        this.#tellLosses();
        this.#add(kind, ts, Buffer.from(JSON.stringify(value)));
    }
    #add(kind, ts, data) {
        if (!this.#queue.put(kind, ts, data))
            return;
        this.#unseen += data.length;
        if (!this.#isStarted) {
            if (this.#queue.waiting > START_AT)
                void this.#startThread();
        }
        else if (this.#unseen >= WAKE_AT)
            this.#wake();
        else
            this.#wakeTimer ??= setTimeout(() => this.#wake(), WAKE_AFTER).unref();
    }
    #wake() {
        clearTimeout(this.#wakeTimer);
        this.#wakeTimer = undefined;
        this.#unseen = 0;
        this.#queue.wake();
    }
    /** Waits for room where that is worth it. */
    #hasRoom(bytes, lines) {
        // Once something was lost there is room again only when much is.
        const limit = this.#losses.size > 0 ? this.#queue.size / 2 : this.#queue.size - RESERVE;
        if (this.#waiting() + bytes <= limit)
            return true;
        if (this.#losses.size > 0 || lines === DENSE)
            return false;
        void this.#startThread();
        if (!this.#thread)
            return false;
        const began = performance.now();
        let until = began + PATIENCE;
        while (this.#waiting() + bytes > limit) {
            if (this.#queue.waitForReader(50))
                until = performance.now() + PATIENCE;
            else if (performance.now() > until)
                return false;
        }
        return true;
    }
    /** What waits, in bytes and in what lines cost. */
    #waiting() {
        const waiting = this.#queue.waiting;
        let read = 0;
        const done = this.#queue.total - waiting;
        while (read < this.#costs.length && this.#costs[read].end <= done) {
            this.#cost -= this.#costs[read].cost;
            read++;
        }
        if (read > 0)
            this.#costs.splice(0, read);
        return waiting + this.#cost;
    }
    #lose(stream, piece) {
        let loss = this.#losses.get(stream);
        if (!loss) {
            loss = { lines: 0, inLine: false };
            this.#losses.set(stream, loss);
        }
        loss.lines += linesIn(piece);
        loss.inLine = piece[piece.length - 1] !== LINE_FEED;
    }
    #tellLosses() {
        if (this.#losses.size === 0)
            return;
        for (const [stream, loss] of this.#losses) {
            this.#add("lines-lost", this.#options.now(), Buffer.from(JSON.stringify({ stream, ...loss })));
        }
        this.#losses.clear();
    }
    #startIn(milliseconds) {
        clearTimeout(this.#startTimer);
        this.#startTimer = setTimeout(() => void this.#startThread(), milliseconds).unref();
    }
    #startThread() {
        if (this.#isStarted || this.#isOver)
            return;
        if (!this.#plan) {
            void this.#options.plan.then((plan) => plan && this.#startThread());
            return;
        }
        this.#isStarted = true;
        clearTimeout(this.#startTimer);
        const input = { task: "record", queue: this.#shared, plan: this.#plan };
        try {
            const thread = new external_node_worker_threads_.Worker(threadUrl(), {
                workerData: input,
                execArgv: [],
                env: {},
                trackUnmanagedFds: false,
                resourceLimits: { maxYoungGenerationSizeMb: 4 },
            });
            thread.unref();
            thread.on("message", (message) => {
                if ("failed" in message)
                    this.#fail(message.failed);
                else
                    this.#threadEnded?.();
            });
            thread.on("error", () => void this.#withoutThread());
            thread.on("exit", () => this.#threadEnded?.());
            this.#thread = thread;
        }
        catch {
            void this.#withoutThread();
        }
    }
    /** The thread did not come up, or is gone. */
    async #withoutThread() {
        this.#thread = undefined;
        if (!this.#plan || !this.#reader.claim()) {
            this.#isOver = true;
            this.#gaveUp = true;
            this.#fail("the recording thread ended");
            this.#threadEnded?.();
            return;
        }
        const recording = await this.#record(this.#plan);
        const slice = () => {
            const some = recording.drain(this.#reader, SLICE);
            if (recording.closed)
                this.#threadEnded?.();
            else if (some)
                setImmediate(slice);
            else
                setTimeout(slice, WAKE_AFTER).unref();
        };
        slice();
    }
    #fail(reason) {
        this.#options.failed(reason);
    }
    async #record(plan) {
        const { Recording } = await Promise.all(/* import() */[__webpack_require__.e(68), __webpack_require__.e(5274)]).then(__webpack_require__.bind(__webpack_require__, 5274));
        return await Recording.start(plan, (code) => this.#fail(code));
    }
}
function threadUrl() {
    const here = require("url").pathToFileURL(__filename).href;
    return new URL(here.endsWith(".ts") ? "./recording-entry.ts" : "./worker.js", here);
}
/** At most so many. */
function linesIn(chunk, most = Number.POSITIVE_INFINITY) {
    let lines = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0 && lines < most; end = chunk.indexOf(LINE_FEED, end + 1))
        lines++;
    return lines;
}

// EXTERNAL MODULE: ./out/record/failure.js
var failure = __webpack_require__(4879);
// EXTERNAL MODULE: ./out/record/lifecycle.js + 1 modules
var record_lifecycle = __webpack_require__(7198);
// EXTERNAL MODULE: ./out/record/relay.js
var relay = __webpack_require__(7672);
// EXTERNAL MODULE: ./out/record/say.js
var say = __webpack_require__(2542);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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











/**
 * Starts an MCP server, stands between it and the client on our own stdin and stdout, and writes what passes to a capture.
 * The bytes are not changed, and no trouble with the capture disturbs the session.
 * @returns the exit status for this process: the server's (128 + n when signal n ended it); 125 for a failure of our own,
 *   126 when the command cannot be executed, 127 when it is not found
 */
async function record(options) {
    const refusal = refusalOf(options);
    if (refusal !== undefined) {
        (0,say/* say */.cv)(refusal);
        return failure/* OWN_FAILURE */.E8;
    }
    // Chunks are large and their objects small: a young heap that grows would hold a hundred megabytes of them.
    (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
    const started = await start(options);
    const now = (0,clock/* microsecondClock */.p)();
    const observer = new DeferredObserver({
        plan: planOf(options, now, started.child?.pid),
        failed: say/* sayIncomplete */.Ce,
        now,
    });
    if (!started.child) {
        observer.event({ type: "process", event: "spawn-failed" }, now());
        await observer.close();
        const { startFailureOf } = await Promise.all(/* import() */[__webpack_require__.e(68), __webpack_require__.e(4866)]).then(__webpack_require__.bind(__webpack_require__, 4866));
        (0,say/* say */.cv)(await startFailureOf(options, started.code));
        return (0,failure/* startFailureStatus */.rJ)(started.code);
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
/** Starts the server with pipes for its streams, in a process group of its own. */
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
/**
 * Starts the capture; trouble with it is told and never ends the session. What redacts is loaded while the server starts,
 * so that nobody waits for it.
 */
async function planOf(options, now, pid) {
    const began = now();
    try {
        const { planRecording } = await Promise.all(/* import() */[__webpack_require__.e(68), __webpack_require__.e(4866)]).then(__webpack_require__.bind(__webpack_require__, 4866));
        return await planRecording(options, () => began, pid === undefined ? {} : { pid });
    }
    catch (error) {
        (0,say/* sayUnrecorded */.nI)(`the recorder failed (${(0,system_error/* codeOf */.$)(error)})`);
        return undefined;
    }
}
async function session(child, observer, now) {
    const streams = standardStreams();
    let serverRefuses = false;
    (0,relay/* relay */.E)(streams.stdin, child.stdin, now, {
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
    const output = (0,relay/* relay */.E)(child.stdout, streams.stdout, now, {
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
    const errors = (0,relay/* relay */.E)(child.stderr, streams.stderr, now, {
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
    const lifecycle = new record_lifecycle/* Lifecycle */.v({
        child,
        observer,
        now,
        ladder: record_lifecycle/* LADDER */.V,
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


/***/ }),

/***/ 7672:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ relay; }
/* harmony export */ });
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


/***/ }),

/***/ 2542:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: function() { return /* binding */ sayIncomplete; },
/* harmony export */   cv: function() { return /* binding */ say; },
/* harmony export */   nI: function() { return /* binding */ sayUnrecorded; }
/* harmony export */ });
/** One line on stderr, which stdio servers share with their client for messages. */
function say(sentence) {
    process.stderr.write(`portlight: ${sentence}\n`);
}
function sayUnrecorded(why) {
    say(`this session is not recorded: ${why}. The server runs all the same.`);
}
/** @param reason a code of the system, or what became of the recorder's thread */
function sayIncomplete(reason) {
    say(`the capture is incomplete: writing it failed (${reason}). The session goes on.`);
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
"use strict";
exports.id = 3101;
exports.ids = [3101];
exports.modules = {

/***/ 3101:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commitCapture: function() { return /* binding */ commitCapture; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/capture/reader.js + 8 modules
var capture_reader = __webpack_require__(975);
// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/capture/json-edit.js
var json_edit = __webpack_require__(5719);
// EXTERNAL MODULE: ./out/capture/tidy/learn.js
var learn = __webpack_require__(4005);
// EXTERNAL MODULE: ./out/capture/tidy/learned.js
var learned = __webpack_require__(4904);
// EXTERNAL MODULE: ./out/capture/tidy/positions.js
var positions = __webpack_require__(3283);
;// CONCATENATED MODULE: ./out/capture/tidy/changes.js





/** Characters of lines that wait for their like. */
const MAX_WAITING = 64 * 1024 * 1024;
/**
 * What a newer recording says otherwise than an older one, by call: each record is compared with its like, the third answer of
 * a tool with the third before. Numbers, times and ids do not count: they move with whatever is put in before.
 * @param options.limit entries that are listed
 * @param options.kinds what counts
 */
function changesBetween(older, newer, { limit, kinds }) {
    const waiting = new Map();
    let size = 0;
    for (const line of (0,learn/* readLines */.S)(older)) {
        size += line.text.length;
        if (size > MAX_WAITING)
            break;
        const queue = waiting.get(line.label);
        if (queue)
            queue.push(line);
        else
            waiting.set(line.label, [line]);
    }
    const list = [];
    let total = 0;
    let records = 0;
    const add = (change) => {
        if (!kinds.includes(change.kind))
            return;
        total++;
        if (list.length < limit)
            list.push(change);
    };
    for (const line of (0,learn/* readLines */.S)(newer)) {
        records++;
        const like = waiting.get(line.label)?.shift();
        if (!like)
            add({ kind: "added", call: (0,message/* visibleName */.ko)(line.label, 120) });
        else if (lasting(like) !== lasting(line)) {
            add({ kind: "changed", call: (0,message/* visibleName */.ko)(line.label, 120), what: firstDifference(like, line) });
        }
    }
    for (const [label, left] of waiting)
        for (const _ of left)
            add({ kind: "removed", call: (0,message/* visibleName */.ko)(label, 120) });
    return { list, total, records };
}
/** A record without what only says where it stands. */
function lasting(line) {
    const from = line.isBatch ? 2 : 1;
    return (0,json_edit/* editJson */.p)(line.text, (path) => {
        if (path[0] !== "frame")
            return path.length === 1 && (path[0] === "seq" || path[0] === "ts") ? "0" : undefined;
        const call = line.calls[line.isBatch ? path[1] : 0];
        if (!call || path.length <= from)
            return undefined;
        const position = (0,positions/* positionOf */.d)(path, from, call);
        return position === "data" || position === "text" || position === "bytes" || position === "surface"
            ? undefined
            : '""';
    });
}
function firstDifference(a, b) {
    const values = new Map();
    const from = (path) => (path[0] === "frame" ? 1 : 0);
    (0,json_edit/* editJson */.p)(lasting(a), (path, written) => {
        values.set((0,learned/* placeOf */.$t)("", path, from(path)), written);
        return undefined;
    });
    let found = "other members";
    let done = false;
    (0,json_edit/* editJson */.p)(lasting(b), (path, written) => {
        const place = (0,learned/* placeOf */.$t)("", path, from(path));
        const before = values.get(place);
        if (!done && before !== written) {
            done = true;
            found = `${place.trim()} ${before === undefined ? "is new" : `${shown(before)} -> ${shown(written)}`}`;
        }
        return undefined;
    });
    return found;
}
/** A number, a word or a short token as it is; of any text its length alone, for it may address whoever reads it. */
function shown(written) {
    if (!written.startsWith('"'))
        return written.slice(0, 40);
    const value = (0,json_edit/* stringValue */.r)(written);
    return /^[\w.:/-]{1,32}$/.test(value) ? `"${value}"` : `${value.length} characters`;
}

// EXTERNAL MODULE: ./out/capture/verify.js
var verify = __webpack_require__(8913);
// EXTERNAL MODULE: ./out/config/load.js
var load = __webpack_require__(3980);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/files/read.js
var read = __webpack_require__(7167);
// EXTERNAL MODULE: ./out/run/machine-folders.js
var machine_folders = __webpack_require__(7816);
// EXTERNAL MODULE: ./out/run/outputs.js
var outputs = __webpack_require__(1927);
// EXTERNAL MODULE: ./out/run/root.js
var run_root = __webpack_require__(6897);
// EXTERNAL MODULE: ./out/run/tidy-capture.js + 6 modules
var tidy_capture = __webpack_require__(863);
;// CONCATENATED MODULE: ./out/run/commit-capture.js
/** `record --commit`: a fresh recording takes the place of the committed one, and the difference is shown. */
















const LISTED = 20;
/** A committed capture beyond this is replaced without a list of what changed. */
const MAX_COMPARED = 64 * 1024 * 1024;
/**
 * A recording that is not whole, or in which nobody said anything, replaces nothing.
 * @returns sentences about what was done
 * @throws UserError
 */
async function commitCapture(request) {
    const { cwd, fresh, directory, environment, repeat } = request;
    const name = (0,external_node_fs_.readdirSync)(fresh).find((one) => one.endsWith(".mcp.jsonl"));
    if (name === undefined)
        return ["nothing was recorded, so nothing is committed."];
    const path = (0,external_node_path_.join)(fresh, (0,external_node_path_.basename)(name));
    const target = (0,external_node_path_.join)(directory, name);
    const root = (0,run_root.findRoot)(cwd);
    const shown = (0,input_text/* shownPath */.pS)((0,read/* isInside */.F)(root, target) ? (0,run_root.relativeTo)(cwd, target) : target);
    const { summary } = (0,verify/* verifyCapture */.e9)(path, { label: "the recording" });
    if (summary.state !== "self-consistent")
        return [`the recording is ${summary.state}: ${shown} stays as it was.`];
    if (summary.frames.c2s + summary.frames.s2c === 0)
        return [`the recording holds no message: ${shown} stays as it was.`];
    const config = await (0,load.loadConfig)({ root, start: cwd });
    const committed = committedAt(target);
    const places = new learned/* VolatilePlaces */.Zs(committed?.volatile);
    const known = committed?.repeats ?? 0;
    const learns = committed !== undefined && known < repeat;
    const repeats = repeat > 1 || known > 0 ? { repeats: Math.max(known, Math.min(known + 1, repeat)) } : {};
    const tidy = () => (0,tidy_capture/* tidyCapture */.d)({
        path,
        shown: name,
        exactTimes: false,
        config,
        folders: (0,machine_folders/* machineFolders */.v)(root, environment),
        temporary: (0,external_node_os_.tmpdir)(),
        places,
        ...repeats,
    });
    let tidied = await tidy();
    const said = tidied.notices.map((notice) => `${shown}: ${notice}.`);
    if (learns && repeat > 1) {
        const before = places.size;
        if (!(0,learn/* learnVolatile */.f)(committed.lines, tidied.pieces(), places))
            said.push("more differs than is worth remembering.");
        const learned = places.size - before;
        if (learned > 0) {
            const what = learned === 1 ? "1 value differs" : `${learned} values differ`;
            said.push(`${shown}: ${what} from one recording to the next and will not count.`);
        }
        tidied = await tidy();
    }
    if (!committed) {
        (0,outputs/* writeFileOutput */.TM)(root, cwd, target, tidied.pieces());
        return [...said, `${shown} is new: commit it.`];
    }
    // While it learns, another value is volatile and no change; calls that are new or gone are told all the same.
    const kinds = learns && repeat > 1 ? ["added", "removed"] : ["added", "removed", "changed"];
    const { list, total, records } = changesBetween(committed.lines, tidied.pieces(), { limit: LISTED, kinds });
    if (total === 0 && !learns)
        return [...said, `${shown} is as it was.`];
    (0,outputs/* writeFileOutput */.TM)(root, cwd, target, tidied.pieces());
    if (total === 0)
        return said;
    const signs = { added: "+", removed: "-", changed: "~" };
    said.push(`${shown}: ${total} of ${records} records changed.`);
    said.push(...list.map(({ kind, call, what }) => `  ${signs[kind]} ${call}${what === undefined ? "" : `: ${what}`}`));
    if (total > list.length)
        said.push(`  and ${total - list.length} more`);
    return said;
}
/** The committed capture, where there is one that can be compared. @throws UserError when something else is in its place */
function committedAt(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        return undefined;
    const { summary } = (0,verify/* verifyCapture */.e9)(path, { label: (0,input_text/* shownPath */.pS)(path) });
    if (summary.format !== "portlight" || summary.damagedCount > 0) {
        throw new user_error/* UserError */.y(`${(0,input_text/* shownPath */.pS)(path)} is no capture of portlight's recorder: remove it, and record again.`);
    }
    const reader = (0,capture_reader/* readCapture */.po)(path);
    const { derived } = reader.start;
    reader.close();
    // A torn line is none that can be compared.
    const text = stats.size <= MAX_COMPARED ? (0,external_node_fs_.readFileSync)(path, "utf8") : "";
    return {
        lines: [text.slice(0, text.lastIndexOf("\n") + 1)],
        volatile: derived?.volatile,
        repeats: Number.isSafeInteger(derived?.repeats) ? derived?.repeats : undefined,
    };
}


/***/ })

};
;
export const id = 849;
export const ids = [849];
export const modules = {

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

/***/ 8292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rd: () => (/* binding */ redactText),
/* harmony export */   SG: () => (/* binding */ redactionMarker),
/* harmony export */   Xh: () => (/* binding */ findMarkers)
/* harmony export */ });
/* unused harmony export MIN_EXACT */
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3902);
/**
 * Replaces secrets in a text that is about to be stored. Works on a JSON text without parsing it, so that key order,
 * number spelling and white space survive. Ships in the recorder's chunk.
 */

/** Shortest exact value: shorter ones are words such as `true` or `test`, whose loss would only harm the record. */
const MIN_EXACT = 8;
/** A string in a string in a string: how often JSON is looked through when it carries JSON as text. */
const MAX_LAYERS = 3;
const MARKER = /\[redacted:([a-z0-9-]{1,40}):([0-9]{1,9})\]/g;
/** @param length of the value in UTF-16 code units, without the escapes it was written with */
function redactionMarker(kind, length) {
    return `[redacted:${kind}:${length}]`;
}
/** The markers in a text, in order. They mean something only in a record that says it was redacted. */
function findMarkers(text) {
    if (!text.includes("[redacted:"))
        return [];
    return [...text.matchAll(MARKER)].map((match) => ({ kind: match[1], length: Number(match[2]) }));
}
/**
 * Replaces every secret of known shape and every exact value by `[redacted:<kind>:<length>]`, `env` being the kind of
 * an exact value. Values are found as they stand, and behind up to three layers of JSON escapes.
 */
function redactText(text, options = {}) {
    const exact = [...new Set(options.exact ?? [])].filter((value) => value.length >= MIN_EXACT);
    // In JSON a match must not begin with the letter of an escape, so text with escapes is only searched without them.
    let spans = options.json && text.includes("\\") ? [] : spansOf(text, undefined, exact);
    let layer = { text };
    for (let depth = 0; depth < MAX_LAYERS && layer.text.includes("\\"); depth++) {
        layer = unescaped(layer);
        spans = spans.concat(spansOf(layer.text, layer.origin, exact));
    }
    if (spans.length === 0)
        return { text, count: 0 };
    const merged = merge(spans);
    return options.json ? replaceInJson(text, merged) : replaceAll(text, merged);
}
function spansOf(text, origin, exact) {
    const at = (index) => (origin ? origin[index] : index);
    const spans = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .findSecrets */ .d)(text, { plausible: true }).map((hit) => ({
        start: at(hit.start),
        end: at(hit.end),
        kind: hit.kind,
        length: hit.value.length,
    }));
    for (const value of exact) {
        for (let i = text.indexOf(value); i !== -1; i = text.indexOf(value, i + value.length)) {
            spans.push({ start: at(i), end: at(i + value.length), kind: "env", length: value.length });
        }
    }
    return spans;
}
const SHORT = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
/** Takes one layer of JSON escapes off, wherever a backslash stands; what is no escape stays as it is. */
function unescaped(layer) {
    const source = layer.text;
    const origin = new Uint32Array(source.length + 1);
    const parts = [];
    let length = 0;
    let copied = 0;
    for (let slash = source.indexOf("\\"); slash !== -1; slash = source.indexOf("\\", copied)) {
        const letter = source[slash + 1] ?? "";
        const hex = letter === "u" ? source.slice(slash + 2, slash + 6) : "";
        const char = /^[0-9a-fA-F]{4}$/.test(hex)
            ? String.fromCharCode(Number.parseInt(hex, 16))
            : (SHORT[letter] ?? (/["\\/]/.test(letter) ? letter : undefined));
        const width = char === undefined ? 1 : hex ? 6 : 2;
        parts.push(source.slice(copied, slash), char ?? "\\");
        for (let i = copied; i < slash; i++)
            origin[length++] = i;
        origin[length++] = slash;
        copied = slash + width;
    }
    parts.push(source.slice(copied));
    for (let i = copied; i < source.length; i++)
        origin[length++] = i;
    origin[length++] = source.length;
    const outer = layer.origin;
    if (outer)
        for (let i = 0; i < length; i++)
            origin[i] = outer[origin[i]];
    return { text: parts.join(""), origin };
}
/**
 * Sorts, and joins overlapping spans. The widest one names the kind, a shape before an exact value, and of equal ones
 * the one with the fewest escapes gives the length.
 */
function merge(spans) {
    const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end || Number(a.kind === "env") - Number(b.kind === "env") || a.length - b.length);
    const out = [];
    for (const span of sorted) {
        const last = out.at(-1);
        if (!last || span.start >= last.end)
            out.push(span);
        else if (span.end > last.end) {
            out[out.length - 1] = { ...last, end: span.end, length: last.length + span.end - last.end };
        }
    }
    return out;
}
function replaceAll(text, spans) {
    const parts = [];
    let from = 0;
    for (const span of spans) {
        parts.push(text.slice(from, span.start), redactionMarker(span.kind, span.length));
        from = span.end;
    }
    parts.push(text.slice(from));
    return { text: parts.join(""), count: spans.length };
}
/**
 * Strings are walked once beside the spans. A span that leaves its string (a value that is itself JSON, found in the
 * structure) is passed over: its parts have their own spans where they are secrets.
 */
function replaceInJson(text, spans) {
    const parts = [];
    let from = 0;
    let count = 0;
    let position = 0;
    let stringEnd = -1;
    const put = (start, end, marker) => {
        parts.push(text.slice(from, start), marker);
        from = end;
        count++;
    };
    for (const span of spans) {
        // Find the string that holds the span, if one does.
        while (position <= span.start) {
            if (stringEnd >= span.start)
                break;
            const open = text.indexOf('"', position);
            if (open === -1 || open >= span.start)
                break;
            stringEnd = closingQuote(text, open);
            position = stringEnd + 1;
        }
        const marker = redactionMarker(span.kind, span.length);
        if (stringEnd >= span.end)
            put(span.start, span.end, marker);
        else if (stringEnd < span.start && isWholeNumber(text, span))
            put(span.start, span.end, `"${marker}"`);
    }
    parts.push(text.slice(from));
    return { text: parts.join(""), count };
}
function closingQuote(text, open) {
    let at = text.indexOf('"', open + 1);
    while (at !== -1) {
        let slashes = 0;
        for (let i = at - 1; i > open && text[i] === "\\"; i--)
            slashes++;
        if (slashes % 2 === 0)
            return at;
        at = text.indexOf('"', at + 1);
    }
    return text.length;
}
function isWholeNumber(text, span) {
    return (/^[-0-9.eE+]+$/.test(text.slice(span.start, span.end)) &&
        !/[-0-9.eE+]/.test(text[span.start - 1] ?? " ") &&
        !/[-0-9.eE+]/.test(text[span.end] ?? " "));
}


/***/ }),

/***/ 3902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ findSecrets),
  y: () => (/* binding */ isReportedKind)
});

;// CONCATENATED MODULE: ./out/content/checksum.js
/** CRC-32 (IEEE 802.3) and the base62 spelling that token issuers put behind it. No import: the recorder loads this. */
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
let table;
function crcTable() {
    if (table)
        return table;
    table = new Uint32Array(256);
    for (let n = 0; n < 256; n++) {
        let c = n;
        for (let k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
        table[n] = c;
    }
    return table;
}
/** @param text ASCII */
function crc32(text) {
    const t = crcTable();
    let crc = 0xffffffff;
    for (let i = 0; i < text.length; i++)
        crc = t[(crc ^ text.charCodeAt(i)) & 0xff] ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
}
/** Digits before capitals before small letters, padded with `0`. */
function base62(value, width) {
    let out = "";
    for (let n = value; n > 0; n = Math.floor(n / 62))
        out = BASE62[n % 62] + out;
    return out.padStart(width, "0");
}
/** Shannon entropy in bits per UTF-16 code unit; 0 for the empty text. */
function entropy(text) {
    const counts = new Map();
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}

;// CONCATENATED MODULE: ./out/content/private-key.js
/** Longest body that is looked at, in characters; an RSA key of 16,384 bits has 12,700. */
const MAX_BODY = 32_768;
const BEGIN = /-----BEGIN (?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED) )?PRIVATE KEY-----/g;
/** Base64 and white space; a line break may be escaped, also twice, because keys travel inside JSON. */
const BODY = /^(?:[A-Za-z0-9+/=\s]|\\+[nrt])*$/;
const END = /-----END [A-Z ]{0,24}PRIVATE KEY-----/y;
/**
 * Finds keys in order. A body is accepted when it is one complete DER sequence or the OpenSSH format; one that lost its
 * end line or is cut is not a usable key and is left to other rules.
 */
function findPrivateKeys(text) {
    if (!text.includes("PRIVATE KEY-----"))
        return [];
    const hits = [];
    BEGIN.lastIndex = 0;
    for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
        const from = begin.index + begin[0].length;
        // A body holds no hyphen: the first one is the end line's, or there is no key. The search ends at the next BEGIN.
        const hyphen = text.indexOf("-", from);
        if (hyphen < 0)
            break;
        if (hyphen - from > MAX_BODY)
            continue;
        END.lastIndex = hyphen;
        if (!END.test(text) || !isKey(text.slice(from, hyphen)))
            continue;
        const stop = END.lastIndex;
        hits.push({
            kind: "private-key",
            start: begin.index,
            end: stop,
            value: text.slice(begin.index, stop),
            strength: "verified",
        });
        BEGIN.lastIndex = stop;
    }
    return hits;
}
function isKey(body) {
    if (!BODY.test(body))
        return false;
    const bytes = Buffer.from(body.replace(/\\+[nrt]|\s/g, ""), "base64");
    if (bytes.length < 48)
        return false;
    return isWholeSequence(bytes) || bytes.subarray(0, 15).equals(Buffer.from("openssh-key-v1\0", "latin1"));
}
/** DER (X.690): tag SEQUENCE and a length that ends exactly where the bytes end. */
function isWholeSequence(bytes) {
    if (bytes[0] !== 0x30)
        return false;
    const first = bytes[1];
    if (first < 0x80)
        return bytes.length === 2 + first;
    const count = first & 0x7f;
    if (count === 0 || count > 4)
        return false;
    return bytes.length === 2 + count + bytes.readUIntBE(2, count);
}

;// CONCATENATED MODULE: ./out/content/secrets.js
/**
 * Finds secrets whose own structure proves them: an issuer's prefix with the exact length and alphabet, a checksum, a
 * header that decodes. Ships in the recorder's chunk, so it imports nothing but this folder.
 */


/** GitHub and npm: six base62 digits of the CRC-32 over the thirty characters before them. */
function hasCrcTail(value) {
    const body = value.slice(-36);
    return base62(crc32(body.slice(0, 30)), 6) === body.slice(30);
}
/** True when the first segment of a JWT is JSON that names a real signing algorithm. */
function hasJwtHeader(value) {
    const segments = value.slice(value.indexOf("eyJ")).split(".");
    try {
        const header = JSON.parse(Buffer.from(segments[0], "base64url").toString("utf8"));
        if (typeof header !== "object" || header === null)
            return false;
        const alg = header.alg;
        // The payload of the introduction page that half the internet copies.
        const payload = Buffer.from(segments[1], "base64url").toString("latin1");
        return typeof alg === "string" && alg.toLowerCase() !== "none" && !payload.includes('"sub":"1234567890"');
    }
    catch {
        return false;
    }
}
// A star where "16 and more" would do: a counted repetition fills the engine's stack on a very long text.
const JWT = "eyJ[A-Za-z0-9_-]+\\.eyJ[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{16}[A-Za-z0-9_-]*";
const SHAPES = [
    {
        kind: "github-token",
        strength: "verified",
        starts: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
        pattern: /gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
        minEntropy: 3,
        verify: hasCrcTail,
        otherwise: "github-token-shape",
    },
    {
        // Installation tokens of 2026 on: a JWT behind the prefix and, in between, the app's number.
        kind: "github-token",
        strength: "verified",
        starts: ["ghs_"],
        pattern: new RegExp(`ghs_(?:[0-9]{1,12}_)?${JWT}`, "y"),
        minEntropy: 3,
        verify: hasJwtHeader,
    },
    {
        kind: "github-token",
        strength: "verified",
        starts: ["github_pat_"],
        pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/y,
        minEntropy: 4,
    },
    {
        kind: "npm-token",
        strength: "verified",
        starts: ["npm_"],
        pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
        minEntropy: 3,
        verify: hasCrcTail,
        otherwise: "npm-token-shape",
    },
    {
        // A macaroon that names the package index as its location.
        kind: "pypi-token",
        strength: "verified",
        starts: ["pypi-AgEIcHlwaS5vcmc"],
        pattern: /pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{70,400}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.5,
    },
    {
        kind: "aws-access-key-id",
        strength: "verified",
        starts: ["AKIA", "ASIA"],
        pattern: /A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/y,
        minEntropy: 2.9,
    },
    {
        kind: "anthropic-api-key",
        strength: "verified",
        starts: ["sk-ant-"],
        pattern: /sk-ant-(?:api|admin|oat|ort)[0-9]{2}-[A-Za-z0-9_-]{93}AA(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        // The eight letters in the middle are base64 for "OpenAI".
        kind: "openai-api-key",
        strength: "verified",
        starts: ["sk-"],
        pattern: /sk-(?:(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}T3BlbkFJ[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58}T3BlbkFJ[A-Za-z0-9_-]{58})|[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20})(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "stripe-live-key",
        strength: "verified",
        starts: ["sk_live_", "rk_live_"],
        pattern: /[sr]k_live_[A-Za-z0-9]{24,247}(?![A-Za-z0-9_])/y,
        minEntropy: 3.4,
    },
    {
        kind: "slack-token",
        strength: "verified",
        starts: ["xoxb-", "xoxp-", "xapp-"],
        pattern: /(?:xoxb-[0-9]{10,13}-[0-9]{10,13}-[A-Za-z0-9]{24}|xoxp-[0-9]{10,13}-[0-9]{10,13}-[0-9]{10,13}-[a-f0-9]{32}|xapp-1-A[A-Z0-9]{8,12}-[0-9]{10,13}-[a-f0-9]{64})(?![A-Za-z0-9])/y,
        minEntropy: 3,
        body: (value) => value.slice(value.lastIndexOf("-") + 1),
    },
    {
        kind: "slack-webhook",
        strength: "verified",
        starts: ["hooks.slack.com/services/"],
        pattern: /hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}(?![A-Za-z0-9])/y,
        minEntropy: 3.2,
        body: (value) => value.slice(value.lastIndexOf("/") + 1),
    },
    {
        kind: "google-api-key",
        strength: "verified",
        starts: ["AIza"],
        pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.9,
    },
    {
        kind: "google-oauth-secret",
        strength: "verified",
        starts: ["GOCSPX-"],
        pattern: /GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/y,
        minEntropy: 3.7,
    },
    {
        kind: "gitlab-token",
        strength: "verified",
        starts: ["glpat-"],
        pattern: /glpat-(?:[A-Za-z0-9_-]{27,300}\.(?:[0-9]{2}\.)?[0-9a-z]{9}(?![A-Za-z0-9_-])|[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-]))/y,
        minEntropy: 3.2,
    },
    {
        kind: "sendgrid-api-key",
        strength: "verified",
        starts: ["SG."],
        pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
        minEntropy: 4,
    },
    {
        kind: "huggingface-token",
        strength: "verified",
        starts: ["hf_"],
        pattern: /hf_[A-Za-z]{34}(?![A-Za-z0-9_])/y,
        minEntropy: 3.8,
    },
    {
        kind: "digitalocean-token",
        strength: "verified",
        starts: ["dop_v1_", "doo_v1_", "dor_v1_"],
        pattern: /do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])/y,
        minEntropy: 3.2,
    },
    {
        kind: "jwt",
        strength: "plausible",
        starts: ["eyJ"],
        pattern: new RegExp(JWT, "y"),
        minEntropy: 3.5,
        verify: hasJwtHeader,
    },
];
/** Forty characters without a prefix prove nothing; the name before them makes them worth redacting. */
const AWS_SECRET = /secret_?access_?key["'\\\s:=]{1,12}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi;
/**
 * Words of documentation. A random body of forty letters holds one of them with a chance well below one in a million.
 */
const PLACEHOLDER = /example|placeholder|redacted|changeme|replace_?me|dummy|insert|your[_-]?(?:key|token|api|secret)|xxxx/i;
/** The body that the article introducing GitHub's format uses; its checksum is right. */
const DOCUMENTED = new Set([["zQWBuTSOoRi4A9s", "pHcVY5ncnsDkxkJ", "0mLq17"].join("")]);
const REPORTED = new Set([
    ...SHAPES.filter((shape) => shape.strength === "verified").map((shape) => shape.kind),
    "private-key",
    "env",
]);
/** True for a kind that a rule reports when a marker names it: the verified shapes, and `env` for an exact value. */
function isReportedKind(kind) {
    return REPORTED.has(kind);
}
/** Characters that prose, code and JSON hold little of, and most starts of secrets at least one. */
const SELDOM = "_.J-";
/**
 * The recorder looks through every byte of a session, so the pattern is made for text that holds no secret: where it can,
 * it looks for a seldom character and then back, in less than half the time that an alternative for each start takes.
 */
function scanner(shapes) {
    const all = shapes.flatMap((shape) => shape.starts.map((start) => ({ shape, start })));
    const cues = [...new Set(all.map(({ start }) => cueOf(start)))];
    const shortest = cues.filter((one) => !cues.some((other) => other !== one && one.startsWith(other)));
    const seldom = shortest.filter((cue) => SELDOM.includes(cue.at(-1)));
    const others = shortest.filter((cue) => !seldom.includes(cue));
    const behind = seldom.length === 0 ? [] : [`[${SELDOM}](?<=${seldom.map(literally).join("|")})`];
    return {
        cues: new RegExp([...behind, ...others.map(literally)].join("|"), "g"),
        byCue: new Map(shortest.map((cue) => [cue, all.filter(({ start }) => start.startsWith(cue))])),
        seldom,
    };
}
function cueOf(start) {
    const last = Math.max(...[...SELDOM].map((char) => start.lastIndexOf(char)));
    return last > 0 ? start.slice(0, last + 1) : start;
}
function literally(text) {
    return text.replace(/[^A-Za-z0-9_-]/g, "\\$&");
}
const VERIFIED = scanner(SHAPES.filter((shape) => shape.strength === "verified"));
const ALL = scanner(SHAPES);
/**
 * All secrets in a text, in order, none overlapping. The cost is linear in the length of the text.
 * @param text any text; JSON may be given as it stands, escapes before a secret are understood
 * @param options.plausible true to add what is only worth redacting
 */
function findSecrets(text, options = {}) {
    const { cues, byCue, seldom } = options.plausible ? ALL : VERIFIED;
    const hits = [];
    let from = 0;
    cues.lastIndex = 0;
    for (let found = cues.exec(text); found; found = cues.exec(text)) {
        const end = cues.lastIndex;
        const cue = found[0].length > 1 ? found[0] : (seldom.find((one) => text.startsWith(one, end - one.length)) ?? "");
        const at = end - cue.length;
        // A cue that begins within the last hit is part of it.
        if (at < from || !startsWord(text, at))
            continue;
        const hit = hitAt(text, at, byCue.get(cue) ?? [], options.plausible);
        if (!hit)
            continue;
        hits.push(hit);
        from = hit.end;
        cues.lastIndex = from;
    }
    hits.push(...findPrivateKeys(text));
    if (options.plausible)
        collectAwsSecrets(text, hits);
    return hits.length < 2 ? hits : withoutOverlaps(hits);
}
function hitAt(text, at, candidates, plausible = false) {
    let unproven;
    for (const { shape, start } of candidates) {
        const hit = text.startsWith(start, at) ? matchAt(text, shape, start, at) : undefined;
        if (hit?.strength === shape.strength)
            return hit;
        unproven ??= hit;
    }
    return plausible ? unproven : undefined;
}
/** A hit weaker than its shape is one that the shape's proof refused. */
function matchAt(text, shape, start, at) {
    shape.pattern.lastIndex = at;
    const value = shape.pattern.exec(text)?.[0];
    if (value === undefined)
        return undefined;
    const body = shape.body ? shape.body(value, start) : value.slice(start.length);
    if (entropy(body) < shape.minEntropy || isPlaceholder(value, body))
        return undefined;
    const end = at + value.length;
    if (!shape.verify || shape.verify(value))
        return { kind: shape.kind, start: at, end, value, strength: shape.strength };
    return shape.otherwise ? { kind: shape.otherwise, start: at, end, value, strength: "plausible" } : undefined;
}
/**
 * True when no character of a word stands before `at`. The last letter of a JSON or percent escape (`\n`, `\u0020`,
 * `%3D`) is no such character.
 */
function startsWord(text, at) {
    if (at === 0 || !/[A-Za-z0-9_-]/.test(text[at - 1]))
        return true;
    return /(?:\\[bfnrt]|\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2})$/.test(text.slice(Math.max(0, at - 6), at));
}
function isPlaceholder(value, body) {
    return PLACEHOLDER.test(value) || hasRun(body) || DOCUMENTED.has(body);
}
/** The same character six times, or eight that count up or down as in `12345678` and `abcdefgh`. */
function hasRun(body) {
    let equal = 1;
    let rising = 1;
    let falling = 1;
    for (let i = 1; i < body.length; i++) {
        const step = body.charCodeAt(i) - body.charCodeAt(i - 1);
        equal = step === 0 ? equal + 1 : 1;
        rising = step === 1 ? rising + 1 : 1;
        falling = step === -1 ? falling + 1 : 1;
        if (equal >= 6 || rising >= 8 || falling >= 8)
            return true;
    }
    return false;
}
function collectAwsSecrets(text, hits) {
    for (const match of text.matchAll(AWS_SECRET)) {
        const value = match[1];
        if (entropy(value) < 4 || isPlaceholder(value, value))
            continue;
        const end = match.index + match[0].length;
        hits.push({ kind: "aws-secret-access-key", start: end - value.length, end, value, strength: "plausible" });
    }
}
function withoutOverlaps(hits) {
    hits.sort((a, b) => a.start - b.start || b.end - a.end || (a.strength === "verified" ? -1 : 1));
    const kept = [];
    let end = -1;
    for (const hit of hits) {
        if (hit.start < end)
            continue;
        kept.push(hit);
        end = hit.end;
    }
    return kept;
}


/***/ })

};

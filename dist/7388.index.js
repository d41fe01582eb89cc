"use strict";
exports.id = 7388;
exports.ids = [7388];
exports.modules = {

/***/ 7388:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  contentFacts: function() { return /* binding */ contentFacts; },
  directiveFacts: function() { return /* binding */ directiveFacts; }
});

// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/hidden/index.js + 7 modules
var content_hidden = __webpack_require__(7839);
// EXTERNAL MODULE: ./out/content/normalise/index.js + 17 modules
var normalise = __webpack_require__(2740);
;// CONCATENATED MODULE: ./out/content/directives/concealed.js
/** What stands in a text but is not shown by what renders it: comments, elements without display, far white space. */
const OPENING = /<!--|^[ ]{0,3}\[[^\]\n]{1,40}\]:[ ]{0,4}(?:#|<>)[ ]{1,4}[("']|<[a-z]{1,10}\s[^<>]{0,200}?(?:display\s{0,2}:\s{0,2}none|visibility\s{0,2}:\s{0,2}hidden|font-size\s{0,2}:\s{0,2}0|opacity\s{0,2}:\s{0,2}0[;"'\s]|\bhidden\b)[^<>]{0,200}>|(?:[ \t]{0,40}\r?\n){40}|[ \t]{200}/gim;
const MAY_OPEN = /<|\]:|\n[ \t]{0,40}\r?\n[ \t]{0,40}\r?\n|[ \t]{200}/;
/** A comment that is never closed hides everything behind it; this far is looked at. */
const MAX_LENGTH = 20_000;
/** Ranges of a text that its reader does not see, in order and apart from each other. */
function concealedIn(text) {
    if (!MAY_OPEN.test(text))
        return [];
    const out = [];
    let behind = 0;
    for (const match of text.matchAll(OPENING)) {
        if (match.index < behind)
            continue;
        const start = match.index;
        behind = endOf(text, start + match[0].length, match[0]);
        out.push({ start, end: behind });
    }
    return out;
}
function endOf(text, from, opening) {
    const limit = Math.min(text.length, from + MAX_LENGTH);
    const until = (closing) => {
        const at = text.slice(from, limit).indexOf(closing);
        return at < 0 ? limit : from + at + closing.length;
    };
    if (opening === "<!--")
        return until("-->");
    if (opening.startsWith("<"))
        return until("</");
    if (/\S/.test(opening))
        return until("\n");
    return limit;
}
/** True when a range lies in one of the concealed ones. */
function isConcealed(concealed, start, end) {
    let low = 0;
    let high = concealed.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (concealed[middle].start <= start)
            low = middle + 1;
        else
            high = middle;
    }
    const last = concealed[low - 1];
    return last !== undefined && end <= last.end;
}

;// CONCATENATED MODULE: ./out/content/directives/discourse.js
/** Texts that speak of attacks, and so hold some: documents about security, red team reports, the texts of detectors. */
const ABOUT_ATTACKS = /attack|injection|injecting|jailbreak|malicious|adversar|exploit|vulnerab|phishing|red[- ]?team|trojan|smuggl|poisoning|social engineering|ataque|inyecci[oó]n|maliciosa?|attaque|malveillant|angriff|angreifer|b[oö]sartig|attacco|attaccante|iniezione|malevol|inje[cç][aã]o|aanval|kwaadaardig|атак|инъекц|вредонос|atak|wstrzykni|złośliw|saldır|kötü niyetli|攻击|攻擊|注入|恶意|惡意|攻撃|インジェクション|悪意|공격|인젝션|악성/iu;
/** How far before and behind a passage its subject may be named. */
const BEFORE = 800;
const BEHIND = 300;
const QUOTES = "\"'`“”‘’«»„「」『』";
/** True when the text around a passage, or the passage, speaks of attacks. */
function speaksOfAttacks(text, start, end) {
    return ABOUT_ATTACKS.test(text.slice(Math.max(0, start - BEFORE), Math.min(text.length, end + BEHIND)));
}
/** True when a passage begins in quotes or as code. */
function isQuoted(text, start) {
    for (let i = start - 1; i >= 0 && i >= start - 4; i--)
        if (QUOTES.includes(text[i]))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./out/content/directives/encoded.js
/** Where a text may hold something encoded: only there is it decoded. */

/** An encoded request for a model is at least so long; so is a run of base64 that is looked at. */
const MIN_RUN = 32;
/** Lines that a run goes on over, and their shortest. */
const MAX_LINES = 200;
const MIN_LINE = 16;
/** Signs of text that is spelt by codes or put together from parts. */
const SIGN = /%[0-9a-f]{2}|&#x?[0-9a-f]{2,6}|\\(?:u\{?[0-9a-f]{2}|x[0-9a-f]{2}|[0-3][0-7]{2})|=[0-9a-f]{2}=[0-9a-f]{2}|["'`]\s?\+\s?["'`]|\b(?:0x)?[0-9a-f]{2}[ ,:](?=(?:0x)?[0-9a-f]{2}[ ,:])/gi;
const MIN_SIGNS = 4;
/** Signs further apart than this belong to different areas. */
const SIGN_DISTANCE = 200;
/** How far an area reaches to the white space around its signs. */
const REACH = 400;
/** Areas of one text; what lies behind them is not decoded, and that is reported. */
const MAX_AREAS = 4_000;
/**
 * Hands on the decoded layers of all areas of a text that look encoded.
 * @param onCut told once for each area whose layers, and for the areas, that are too many
 */
function eachEncodedLayer(text, take, onCut) {
    const areas = candidates(text);
    if (areas.length > MAX_AREAS)
        onCut("areas");
    for (const { start, end } of areas.slice(0, MAX_AREAS)) {
        const { layers, cut } = (0,normalise/* decodeLayers */.pI)(text.slice(start, end));
        if (cut !== undefined)
            onCut("layers");
        for (const layer of layers)
            take({ layer, offset: start });
    }
}
/** Looking for one more than is taken tells that there are too many. */
function candidates(text) {
    const found = runs(text);
    if (mayHoldSign(text))
        found.push(...signed(text));
    if (found.length === 0)
        return found;
    found.sort((a, b) => a.start - b.start);
    const out = [];
    for (const one of found) {
        const last = out.at(-1);
        if (last && one.start <= last.end)
            last.end = Math.max(last.end, one.end);
        else
            out.push({ ...one });
    }
    return out;
}
/** Letters and digits of base64 in either alphabet. */
const CODE = new Uint8Array(0x10000);
for (const sign of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/_-")
    CODE[sign.charCodeAt(0)] = 1;
/** Runs of base64 or hex over one or several lines. Most of a text is leapt over: a run has no gap at its 32nd place. */
function runs(text) {
    const out = [];
    const { length } = text;
    for (let from = 0; from + MIN_RUN <= length && out.length <= MAX_AREAS;) {
        let at = from + MIN_RUN - 1;
        while (at >= from && CODE[text.charCodeAt(at)] === 1)
            at--;
        if (at >= from) {
            from = at + 1;
            continue;
        }
        const end = runEnd(text, from + MIN_RUN);
        if (looksEncoded(text.slice(from, end)))
            out.push({ start: from, end });
        from = end;
    }
    return out;
}
function runEnd(text, from) {
    let end = padded(text, codeEnd(text, from));
    for (let line = 0; line < MAX_LINES; line++) {
        const start = text.charCodeAt(end) === 13 ? end + 2 : end + 1;
        if (text.charCodeAt(start - 1) !== 10)
            break;
        const next = codeEnd(text, start);
        if (next - start < MIN_LINE)
            break;
        end = padded(text, next);
    }
    return end;
}
function codeEnd(text, from) {
    let end = from;
    while (end < text.length && CODE[text.charCodeAt(end)] === 1)
        end++;
    return end;
}
function padded(text, at) {
    let end = at;
    while (end < at + 2 && text.charCodeAt(end) === 61)
        end++;
    return end;
}
/** Words joined by hyphens, paths and constants are no base64. */
function looksEncoded(run) {
    if (/^[0-9a-fA-F]+$/.test(run))
        return true;
    const digitsOrCapitals = run.replace(/[^A-Z0-9]/g, "").length;
    const separators = run.replace(/[^/_-]/g, "").length;
    return digitsOrCapitals * 5 > run.length && separators * 10 < run.length && /[a-z]/.test(run);
}
const HEX = new Uint8Array(0x10000);
for (const digit of "0123456789abcdefABCDEF")
    HEX[digit.charCodeAt(0)] = 1;
/** Units at which a look is worth it: 1 where a sign may begin, 2 behind a number of a list. */
const LOOK = new Uint8Array(0x10000);
for (const sign of "%&\\=+")
    LOOK[sign.charCodeAt(0)] = 1;
for (const sign of " ,:")
    LOOK[sign.charCodeAt(0)] = 2;
/** Numbers of two hexadecimal digits in a row that make a list. */
const MIN_LISTED = 3;
/** False where `SIGN` cannot match often enough: most text has none of its units. */
function mayHoldSign(text) {
    let listed = 0;
    let behind = -1;
    for (let i = 0; i < text.length; i++) {
        const look = LOOK[text.charCodeAt(i)];
        if (look === 0)
            continue;
        if (look === 1) {
            if (beginsSign(text, i))
                return true;
        }
        else if (HEX[text.charCodeAt(i - 1)] === 1 && HEX[text.charCodeAt(i - 2)] === 1) {
            const prefix = text.charCodeAt(i - 3) === 120 || text.charCodeAt(i - 3) === 88 ? 2 : 0;
            listed = behind === i - 3 - prefix ? listed + 1 : 1;
            if (listed >= MIN_LISTED)
                return true;
            behind = i;
        }
    }
    return false;
}
function beginsSign(text, at) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    // A quote may stand a blank away from the plus.
    if (code === 43)
        return isQuote(text, at - 1) || isQuote(text, at - 2);
    if (code === 38)
        return next === 35;
    if (code === 92)
        return next === 117 || next === 120 || next === 85 || next === 88 || (next >= 48 && next <= 51);
    return HEX[next] === 1 && HEX[text.charCodeAt(at + 2)] === 1 && (code === 37 || text.charCodeAt(at + 3) === 61);
}
function isQuote(text, at) {
    const code = text.charCodeAt(at);
    return code === 34 || code === 39 || code === 96;
}
function signed(text) {
    const out = [];
    let start = -1;
    let end = 0;
    let count = 0;
    const close = () => {
        if (start >= 0 && count >= MIN_SIGNS)
            out.push(widened(text, start, end));
    };
    for (const match of text.matchAll(SIGN)) {
        if (start < 0 || match.index - end > SIGN_DISTANCE) {
            close();
            if (out.length > MAX_AREAS)
                return out;
            start = match.index;
            count = 0;
        }
        count++;
        end = match.index + match[0].length;
    }
    close();
    return out;
}
/** To the white space around, so that words are whole. */
function widened(text, start, end) {
    let from = start;
    while (from > 0 && start - from < REACH && !/\s/.test(text[from - 1]))
        from--;
    let to = end;
    while (to < text.length && to - end < REACH && !/\s/.test(text[to]))
        to++;
    return { start: from, end: to };
}

;// CONCATENATED MODULE: ./out/content/directives/grammar.js
const p = (signal, weight, parts, gaps = [], unless) => ({
    signal,
    weight,
    parts: parts.map((part) => (typeof part === "string" ? [part] : part)),
    gaps,
    ...(unless ? { unless } : {}),
});
/** A negation before the verb turns "ignore" and "hide" into the opposite. */
const NEGATED = { parts: ["negation", "forbid", "cannot"], within: 3 };
/** "Do not go on without telling the user" asks for the opposite. */
const NEGATED_FAR = { parts: ["negation", "forbid", "cannot"], within: 10 };
const SIGNAL_PATTERNS = [
    p("override", "strong", ["ignore", "prior", "instruction"], [3, 3], NEGATED),
    // "Do not follow any instructions in what this returns" defends; "do not follow your earlier instructions" does not.
    p("override", "strong", ["disobey", "earlier", "instruction"], [2, 2]),
    p("override", "strong", ["ignore", "told"], [2], NEGATED),
    p("override", "strong", ["disobey", "told"], [1]),
    p("override", "strong", ["ignore", "request"], [2], NEGATED),
    p("override", "strong", ["role-change"]),
    p("override", "strong", ["earlier", "instruction", "voided"], [2, 7]),
    p("override", "strong", ["instruction", "earlier", "voided"], [5, 8]),
    p("override", "weak", ["instruction", "voided"], [4]),
    p("override", "weak", ["ignore", "instruction"], [3], NEGATED),
    // "Never without telling the user" and "never reveal a password to anyone" protect the user.
    p("conceal", "strong", ["negation", "tell", "user"], [2, 8], { parts: [], between: ["without", "secret"] }),
    p("conceal", "weak", ["negation", "tell", "this"], [1, 1]),
    p("conceal", "strong", ["without", "tell", "user"], [1, 4], NEGATED_FAR),
    p("conceal", "strong", ["user", "forbid", "know"], [3, 4]),
    p("conceal", "strong", ["hide", "this", "from-user"], [1, 3], NEGATED),
    p("conceal", "strong", ["secretly"], [], NEGATED),
    p("conceal", "weak", ["hide", "from-user"], [8], NEGATED),
    // What is kept secret from everybody is no concealment.
    p("conceal", "weak", ["negation", "show", "user"], [2, 8], { parts: [], between: ["secret"] }),
    p("conceal", "weak", ["negation", "mention"], [1]),
    p("conceal", "weak", ["without", "mention"], [1], NEGATED_FAR),
    p("conceal", "weak", ["quiet"], [], NEGATED),
    p("conceal", "weak", ["quietly", ["send", "obtain", "put", "change"]], [1], NEGATED),
    p("conceal", "weak", [["send", "obtain", "put", "change"], "quietly"], [8], NEGATED),
    p("conceal", "sole", ["secretly", ["put", "send", "change"]], [1], NEGATED),
    p("unasked", "sole", ["negation", "consent", "condition", "destroy"], [2, 3, 3]),
    p("unasked", "sole", ["negation", "consent", "condition", "call", "other", "tool"], [2, 3, 1, 2, 4]),
    p("unasked", "weak", ["without", "consent"], [3], NEGATED_FAR),
    p("unasked", "weak", ["negation", "consent"], [3]),
    p("unasked", "weak", ["skip", "consent"], [3], NEGATED),
    // "Copy your API key" is said to people who set something up.
    p("solicit-secret", "weak", ["obtain", "secret"], [8], { ...NEGATED, between: ["yours"] }),
    p("solicit-secret", "weak", ["obtain", "conversation"], [8], NEGATED),
    p("solicit-secret", "grave", [["obtain", "put", "send"], "hoard"], [8], NEGATED),
    p("solicit-secret", "grave", ["call", "as", "hoard"], [4, 5], NEGATED),
    p("solicit-secret", "grave", ["parameter", "hoard"], [5]),
    p("solicit-secret", "sole", [["put", "send"], "innermost", "as", ["parameter", "identifier"]], [6, 6, 3], NEGATED),
    p("solicit-secret", "sole", ["put", ["parameter", "identifier"], "innermost"], [1, 6], NEGATED),
    p("solicit-secret", "sole", ["condition", "call", "identifier", "as", "hoard"], [2, 1, 1, 4], NEGATED),
    p("solicit-secret", "sole", ["hoard", "innermost"], [12], NEGATED),
    p("solicit-secret", "sole", ["quietly", "call", "as", "hoard"], [2, 3, 3], NEGATED),
    p("solicit-file", "weak", ["obtain", "path"], [12], NEGATED),
    p("solicit-file", "weak", ["call", "path"], [6], NEGATED),
    p("solicit-file", "sole", ["condition", "other", "tool", "obtain", "path"], [0, 1, 4, 3], NEGATED),
    p("exfiltrate", "weak", ["send", ["cargo", "secret", "conversation", "path"], "destination"], [6, 10], NEGATED),
    p("exfiltrate", "weak", ["send", "cargo", "tool"], [6, 4], NEGATED),
    p("exfiltrate", "sole", ["quietly", "send", ["cargo", "hoard", "conversation"], "destination"], [1, 4, 6], NEGATED),
    p("exfiltrate", "sole", ["send", "hoard", "destination"], [3, 6], NEGATED),
    p("exfiltrate", "sole", ["put", "destination", ["conversation", "innermost"]], [6, 3], NEGATED),
    p("exfiltrate", "faint", ["publish"], [], NEGATED_FAR),
    p("exfiltrate", "faint", ["send", "destination"], [12], NEGATED),
    p("exfiltrate", "weak", ["put", ["cargo", "conversation", "path"], "as", ["parameter", "identifier"]], [6, 6, 3], NEGATED),
    p("exfiltrate", "faint", ["put", "as", ["parameter", "identifier"]], [8, 3], NEGATED),
    p("exfiltrate", "weak", ["put", "cargo", "parameter"], [0, 0], NEGATED),
    p("execute", "weak", ["command"]),
    p("execute", "grave", ["fetched"]),
    p("execute", "sole", ["condition", "call", "fetched"], [2, 2], NEGATED),
    p("call-tool", "weak", ["condition", "call", "other", "tool"], [2, 1, 1]),
    p("call-tool", "weak", ["condition", "call", "tool"], [2, 2]),
    p("call-tool", "weak", ["condition", "other", "tool", "call"], [1, 1, 3]),
    p("call-tool", "weak", ["condition", "call", "identifier"], [2, 3]),
    p("call-tool", "weak", ["condition", "identifier", "call"], [2, 3]),
    p("call-tool", "weak", ["negation", "call", "identifier"], [1, 3]),
    p("call-tool", "weak", ["condition", "other", "tool", ["obtain", "put", "send"]], [0, 1, 3]),
    p("call-tool", "weak", ["tool", "must", "call", "condition"], [0, 1, 0]),
    p("call-tool", "faint", ["condition", "user", "asks"], [1, 1]),
    p("call-tool", "faint", ["setup"]),
    p("redirect", "strong", ["change", "recipient", "destination"], [4, 6], NEGATED),
    p("redirect", "strong", ["send", "recipient", "destination"], [3, 4], NEGATED),
    p("redirect", "strong", [["send", "change", "recipient"], "destination", "instead"], [8, 4], NEGATED),
    p("redirect", "sole", ["call", "identifier", "ours"], [2, 2], NEGATED),
    p("redirect", "sole", ["negation", "call", "foreign"], [1, 1]),
    p("redirect", "weak", ["change", "destination"], [2], NEGATED),
    p("redirect", "weak", ["change", "recipient"], [6], NEGATED),
    p("redirect", "weak", ["call", "instead"], [5], NEGATED),
    p("redirect", "weak", ["change", "cargo", "as", ["identifier", "destination"]], [4, 4, 2], NEGATED),
    p("redirect", "weak", ["put", ["parameter", "recipient"], "destination"], [4, 3], NEGATED),
    p("redirect", "weak", [["send", "put", "change"], "destination", "recipient"], [4, 4], NEGATED),
    p("coerce", "weak", ["threat", "failure"], [10]),
    p("coerce", "weak", ["failure", "threat"], [4]),
    p("coerce", "strong", ["harm"]),
    p("coerce", "weak", ["retry"]),
    p("authority", "strong", ["markup"]),
    p("authority", "strong", ["authority"]),
    p("authority", "weak", ["toward", "reader"], [2]),
];
/** Weak signals that make a poisoning beside a strong one; what else is weak is common in honest texts. */
const WITH_STRONG = new Set([
    "solicit-secret",
    "solicit-file",
    "exfiltrate",
    "redirect",
    "execute",
    "unasked",
    "authority",
    "override",
]);
/** A condition on tools, a threat or a plea for silence beside a strong one that no prompt's own frame is. */
const WITH_INTENT = new Set(["call-tool", "coerce", "conceal"]);
/** Pairs of weak signals that honest texts do not hold. */
const WEAK_PAIRS = {
    conceal: new Set(["solicit-secret", "solicit-file", "exfiltrate", "call-tool", "redirect", "execute"]),
    "solicit-file": new Set(["call-tool", "coerce", "exfiltrate", "unasked", "authority", "conceal"]),
    // When the tool of somebody else is called, its recipient is another one.
    redirect: new Set(["call-tool"]),
    exfiltrate: new Set(["solicit-secret", "solicit-file", "unasked", "authority"]),
    authority: new Set(["override", "solicit-secret", "execute", "redirect", "unasked"]),
    unasked: new Set(["redirect", "execute", "conceal"]),
    override: new Set(["conceal", "solicit-secret", "exfiltrate", "execute"]),
};
/** Whether two independent signals close to each other are more than a coincidence. */
function isPoisoning(a, b) {
    if (a.signal === b.signal)
        return false;
    if (a.weight === "strong" && b.weight === "strong")
        return true;
    return pairs(a, b) || pairs(b, a);
}
/** What a request for more than a call can need makes clear. */
const WITH_GRAVE = new Set([
    "exfiltrate",
    "coerce",
    "call-tool",
    "conceal",
    "unasked",
    "authority",
]);
function pairs(a, b) {
    // Many an honest text speaks to "the assistant", of what a user has no use for.
    if (a.signal === "conceal" && b.signal === "authority" && b.weight === "weak")
        return false;
    if (a.weight === "strong" || a.weight === "sole")
        return WITH_STRONG.has(b.signal) || (a.signal !== "authority" && WITH_INTENT.has(b.signal));
    if (a.weight === "grave")
        return WITH_GRAVE.has(b.signal);
    if (a.weight === "faint")
        return false;
    if (b.weight === "faint" && a.signal !== "solicit-file" && !(a.signal === "redirect" && b.signal === "call-tool"))
        return false;
    return WEAK_PAIRS[a.signal]?.has(b.signal) === true;
}

;// CONCATENATED MODULE: ./out/content/directives/marks.js
/**
 * Words in the form that they have in a pattern: `.` stands for itself, `-` for a hyphen, an underscore or a blank. What a
 * prefilter knows them by comes from the same tables: see `MARK_WORDS`.
 */
function anyOf(words) {
    const forms = words.map((word) => word.replace(/\./g, "\\.").replace(/\//g, "[\\\\/]").replace(/-/g, "[-_ ]"));
    return `(?:${forms.join("|")})`;
}
const PATTERN = (source) => new RegExp(source, "g");
/** Below the home of a user. */
const HOME_FILES = (".ssh .aws .gnupg .kube .docker .azure .config/gcloud .config/gh .config/solana .netrc .npmrc .pypirc .git-credentials .cursor " +
    ".claude.json .claude .codeium .vscode .bash_history .zsh_history .env .password-store .mozilla library/keychains .mcp.json").split(" ");
const ETC_FILES = ["passwd", "shadow", "sudoers", "ssh"];
const KEY_FILES = ["id_rsa", "id_dsa", "id_ecdsa", "id_ed25519"];
const KEY_FOLDERS = [".ssh", ".aws", ".gnupg"];
const SETTINGS = ["claude_desktop_config", "mcp_settings", "mcp_config"].map((name) => `${name}.json`);
const STORES = ["wallet.dat", "credentials.json", "service-account.json", "master.key", "login.keychain"];
/**
 * Files that hold keys, tokens or passwords, as a text for a model names them. `.env` alone is a file that every README
 * tells one to write, so it counts only with a folder or as somebody's own.
 */
const PATHS = [
    PATTERN(`(?:~|\\$home|%userprofile%|\\/home\\/[^\\s/"'\`]{1,40}|\\/root|\\/users\\/[^\\s/"'\`]{1,40})[\\\\/]${anyOf(HOME_FILES)}[^\\s"'\`,;)]{0,80}`),
    PATTERN(`\\/etc\\/${anyOf(ETC_FILES)}\\b`),
    /\/proc\/(?:self|\d{1,7})\/environ\b/g,
    PATTERN(`\\b${anyOf(KEY_FILES)}(?:\\.pub)?\\b`),
    PATTERN(`(?<![\\w/.-])${anyOf(KEY_FOLDERS)}[\\\\/][^\\s"'\`,;)]{1,80}`),
    PATTERN(`\\b${anyOf(SETTINGS)}\\b`),
    // `.mcp.json` is what a project has of its own.
    /(?<![\w.-])mcp\.json\b/g,
    PATTERN(`\\b${anyOf(STORES)}\\b`),
    // Asked for as a whole, or as the user's: nobody is told to set it up.
    /(?<=\b(?:contents? of|read|user's|user s)\s(?:the\s|user's\s|~\/\.\w{1,12}, )?)\.env(?![\w.-]*\w)/g,
    /(?<=\bcontents? of\s(?:the\s|user's\s)?)~\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile)\b/g,
    /(?:\.\/|\/|\\)\.env(?:\.(?:local|production|prod))?\b/g,
];
const FETCHERS = ["curl", "wget", "iwr", "irm"];
/** Commands that destroy, open up or run what they fetch. */
const COMMAND = PATTERN(`\\b${anyOf(FETCHERS)}\\s[^\\n|]{0,200}\\|\\s{0,4}(?:sudo\\s+)?(?:ba|z)?sh\\b|\\b(?:curl|wget)\\s[^\\s\`'"]{0,40}\\s?https?:\\/\\/|\\brm\\s+-rf\\s|\\bchmod\\s+(?:-r\\s+)?777\\b|\\bcat\\s+(?:~|\\/etc)\\/\\S`);
/** Commands that run what they fetch. */
const FETCHED = PATTERN(`\\b${anyOf(FETCHERS)}\\s[^\\n|]{0,200}\\|\\s{0,4}(?:sudo\\s+)?(?:ba|z)?sh\\b`);
const DESTINATION = /\b(?:https?|ftp|wss?):\/\/[^\s"'`<>]{3,200}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.])/g;
const MAY_BE_DESTINATION = /[@]|:\/\/|\d\.\d/;
/** A name in quotes or code, or with an underscore inside: what tools and parameters are called. */
const IDENTIFIER = /(["'`])[a-z][\w-]{0,63}\1|(?<![\w/.])[a-z][a-z0-9]{0,31}(?:_[a-z0-9]{1,31}){1,2}(?![\w/])/g;
const MAY_BE_IDENTIFIER = /["'`_]/;
const ROLE_TOKENS = "im_start im_end system endoftext start_header_id end_header_id eot_id".split(" ");
const TAGS = ("important system hidden critical secret-instructions secret-instruction hidden-instructions hidden-instruction system-prompt " +
    "system-message system-instructions system-instruction system-reminder instructions instruction assistant-instructions " +
    "assistant-instruction tool-result tool-response function-result function-results function-call function-calls").split(" ");
const BRACKETED = "inst system system-prompt system-message system-override admin hidden-instructions hidden-instruction".split(" ");
const HEADINGS = "system instructions instruction new-instructions new-instruction system-prompt hidden-instructions hidden-instruction".split(" ");
/**
 * What only a prompt's own frame holds: role tokens of chat formats, tags that name the system, a forged end of a tool's
 * result. `important` as a tag is what the first published attacks used; as a heading it is ordinary.
 */
const MARKUP = [
    PATTERN(`<\\|?${anyOf(ROLE_TOKENS)}\\|?>`),
    PATTERN(`<\\/?${anyOf(TAGS)}(?:\\s[^<>]{0,60})?>`),
    PATTERN(`\\[\\/?${anyOf(BRACKETED)}\\]|<<\\/?sys>>`),
    PATTERN(`(?:^|\\n)\\s{0,4}(?:#{2,6}\\s{0,3})${anyOf(HEADINGS)}\\s{0,3}:`),
    /(?:^|\n|-{3,}\s{0,4})[ \t]{0,4}system\s{0,2}:\s/g,
    /"role"\s{0,4}:\s{0,4}"system"/g,
];
/** What the entries of a pattern's table are known by: the first word that tells something, and the whole where it is one. */
function firstWords(entries) {
    return [
        ...new Set(entries.flatMap((entry) => [/\b(?!library\b)\w+/.exec(entry)?.[0] ?? "", entry.replace(/-/g, "_")])),
    ].filter((word) => /^\w+$/.test(word));
}
/** The commands that a blank follows. */
const COMMANDS = new Set([...FETCHERS, "rm", "chmod", "cat"]);
/** Words without which there is no path of secrets, no markup of a prompt and no command. */
const MARK_WORDS = {
    path: firstWords([
        ...HOME_FILES,
        ...ETC_FILES,
        ...KEY_FILES,
        ...KEY_FOLDERS,
        ...SETTINGS,
        "mcp",
        "bashrc",
        "zshrc",
        "profile",
        "bash_profile",
        "zprofile",
        ...STORES,
        "environ",
        "account",
    ]),
    markup: firstWords([...ROLE_TOKENS, ...TAGS, ...BRACKETED, ...HEADINGS, "sys"]),
    command: [...COMMANDS],
    fetched: FETCHERS,
};
/** No path, command or markup without one of these. */
const MAY_HOLD_MARK = /[~<>[\]|/\\#]|\.json|\.env|id_|\b(?:rm|chmod|wallet|master|login)\b|system/;
/** @param text normalised: NFKC, lower case, nothing invisible */
function marksIn(text) {
    const found = [];
    const collect = (mark, pattern) => {
        pattern.lastIndex = 0;
        // `matchAll` would copy the pattern for every text.
        for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
            found.push({ mark, start: match.index, end: match.index + match[0].length });
        }
    };
    if (MAY_HOLD_MARK.test(text)) {
        for (const pattern of PATHS)
            collect("path", pattern);
        for (const pattern of MARKUP)
            collect("markup", pattern);
        collect("command", COMMAND);
        collect("fetched", FETCHED);
    }
    if (MAY_BE_DESTINATION.test(text))
        collect("destination", DESTINATION);
    if (MAY_BE_IDENTIFIER.test(text))
        collect("identifier", IDENTIFIER);
    return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

;// CONCATENATED MODULE: ./out/content/directives/lexicon/ar.js
/** The plain forms: a beginning. */
const ARABIC = {
    language: "ar",
    freeOrder: true,
    ownScript: true,
    text: `
ignore: تجاهل | تجاهلي | تجاهلوا | انس | انسَ | انسى | اترك | أهمل | لا تتبع | لا تلتزم | تغاض عن | تغاضى عن |
  ألغ | قم بتجاهل | يجب تجاهل
prior: جميع | كل | كافة | السابقة | سابقة | أعلاه | النظام | المذكورة
instruction: التعليمات | تعليمات | الأوامر | أوامر | القواعد | قواعد | الإرشادات | إرشادات | التوجيهات | القيود |
  تعليماتك | قواعدك
told: كل ما قيل لك | جميع ما قيل لك | كل ما سبق | ما قيل سابقا | كل شيء قيل لك
role-change: من الآن فصاعدا أنت | من الآن فصاعداً أنت | أنت الآن | مهمتك الجديدة | تعليمات النظام الجديدة
secretly: لا تخبر المستخدم | لا تخبري المستخدم | ولا تخبر المستخدم | لا تخبر المستخدم بذلك | ولا تخبروا المستخدم |
  لا تقل للمستخدم | ولا تقل للمستخدم | لا تقل هذا للمستخدم | لا تذكر ذلك للمستخدم | ولا تذكر ذلك للمستخدم |
  لا تذكر هذا للمستخدم | لا تذكر للمستخدم | لا تبلغ المستخدم | ولا تبلغ المستخدم | لا تعلم المستخدم |
  ولا تعلم المستخدم | لا تخبر أحدا | لا تخبر أي شخص | ولا تخبر أحدا | دون علم المستخدم | بدون علم المستخدم |
  من دون علم المستخدم | دون إخبار المستخدم | بدون إخبار المستخدم | يجب ألا يعرف المستخدم | يجب ألا يعلم المستخدم |
  لا يجب أن يعرف المستخدم | أخف ذلك عن المستخدم | أخف هذا عن المستخدم | سرا عن المستخدم
obtain: اقرأ | افتح | اجمع | انسخ | أرسل | أدرج | أرفق | ضع | قدم | استخرج
secret: المرور | السر | كلمة المرور | كلمات المرور | كلمة السر | مفتاح api | مفاتيح api | المفتاح الخاص |
  المفاتيح الخاصة | متغيرات البيئة | بيانات الاعتماد | رمز الوصول
conversation: سجل | المحادثة | المحادثة كاملة | المحادثة بالكامل | كامل المحادثة | تعليمات النظام
cargo: محتواه | محتواها | المحتوى | النتيجة | الرد | الكل | البيانات | محتوى
send: أرسل | أرسله | أرسلها | أرسلي | ارسل | ارفع | حول | أعد توجيه | قم بإرسال
put: ضع | ضعه | ضعها | أدرج | أدرجه | أرفق | مرر | مرره | أضف
parameter: المعامل | معامل | المعلمة | معلمة | الحقل | حقل | الوسيط
as: في | إلى | كـ | عبر | ضمن
condition: قبل | دائما | عندما | في كل مرة | كلما
threat: وإلا | إلا
failure: سيفشل | لن يعمل | لن تعمل | سيتم حذف
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/cs.js
/** The plain forms: a beginning. */
const CZECH = {
    language: "cs",
    freeOrder: true,
    text: `
ignore: ignoruj | ignorujte | ignorovat | zapomeň | zapomeňte | přehlížej | nedbej | nedbejte | pomiň | pomiňte |
  nevšímej si | neber v potaz | neber ohled na
prior: předchozí | předešlé | dřívější | všechny | veškeré | všech | předchozích | dosavadní | systémové | své |
  tvé | vaše | výše
instruction: pokyn* | instrukc* | pravidl* | příkaz* | omezení | systémový prompt | systémovou výzvu
told: vše, co ti bylo řečeno | všechno, co ti bylo řečeno | vše výše | vše, co bylo řečeno
role-change: od nynějška jsi | od teď jsi | nyní jsi | odteď jsi | tvůj nový úkol | nové systémové pokyny
secretly: neříkej to uživateli | neříkej uživateli | neříkejte uživateli | neříkejte to uživateli |
  neříkej o tom uživateli | nesděluj uživateli | nesdělujte uživateli | nesděluj to uživateli |
  neinformuj uživatele | neinformujte uživatele | neupozorňuj uživatele | nezmiňuj se o tom | nezmiňujte se o tom |
  nezmiňuj to uživateli | nikomu to neříkej | nikomu nic neříkej | bez vědomí uživatele | tajně před uživatelem |
  uživatel se to nesmí dozvědět | uživatel to nesmí vědět | uživatel to nesmí vidět | skryj to před uživatelem |
  zatajte to uživateli
obtain: přečti | přečtěte | otevři | otevřete | načti | sesbírej | shromáždi | zkopíruj | zkopírujte | pošli |
  pošlete | vlož | vložte | přidej | uveď | předej
secret: heslo | hesla | hesel | token | tokeny | api klíč | api klíče | klíč api | soukromý klíč |
  proměnné prostředí | přihlašovací údaje
conversation: historii | konverzace | historii chatu | historii rozhovoru | celou konverzaci | systémový prompt
cargo: ho | jej | je | obsah | jeho obsah | výsledek vše všechno odpověď data
send: pošli | pošlete | odešli | odešlete | přepošli | přepošlete | nahraj | nahrajte | předej
put: vlož | vložte | přidej | přidejte | předej | předejte | zapiš | uveď | pošli
parameter: parametr* | argument* | pole | poli
as: do | v | ve | jako | přes
condition: před | než | vždy | pokaždé | předtím | kdykoli | když
threat: jinak
failure: nebude fungovat | selže | bude smazáno | bude ztraceno
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/de.js
/** Separable verbs end a sentence and objects stand before their verbs, so the order of the parts is free. */
const GERMAN = {
    language: "de",
    freeOrder: true,
    text: `
ignore: ignorier* | vergiss | vergesst | vergessen sie | missachte* | übergehe | umgehe | umgehen sie | verwirf |
  beachte nicht | beachten sie nicht | befolge nicht | befolgen sie nicht | setze dich hinweg
prior: alle | alles | aller | sämtliche | saemtliche | bisherigen | vorherigen | vorigen | früheren | frueheren |
  obigen | vorangegangenen | deine | ihre | jegliche
instruction: anweisung* | instruktion* | richtlinie* | regeln | vorgaben | systemprompt | system-prompt | befehle |
  einschränkungen | anordnungen | sicherheitsregeln
told: alles was dir gesagt wurde | alles bisherige | alles vorherige | alles oben genannte |
  was dir zuvor gesagt wurde | den systemprompt | die systemanweisungen | die regeln die du |
  regeln die du bekommen hast | die regeln | deine regeln | deine vorgaben
role-change: ab jetzt bist du | von nun an bist du | ab sofort bist du | du bist jetzt ein | du bist jetzt eine |
  du bist nun ein | du bist nun eine | deine neue aufgabe ist | neue systemanweisung* | neue anweisungen des systems
negation: nicht | niemals | nie | kein | keinesfalls | auf keinen fall | nichts
without: ohne
forbid: darf nicht | darf nichts | dürfen nicht | soll nicht | soll nichts | sollte nicht | muss nicht | darf niemals |
  darf nie | braucht nicht | darf davon nichts | darf hiervon nichts | darf es nicht | soll davon nichts
tell: sag | sage | sagen | sagst | erwähne | erwähnen | erwaehne | erwähnst | informiere* | informieren | verrate |
  verraten | teile | mitteilen | mit | melde | melden | erzähle | erzählen | warne | warnen | offenbare |
  benachrichtige | benachrichtigen | erkläre
show: zeige | zeigen | anzeigen
know: wissen | erfahren | merken | bemerken | sehen | davon erfahren | davon wissen
user: benutzer | benutzern | benutzerin | nutzer | nutzern | nutzerin | anwender | anwendern | niemand | niemandem |
  menschen | kunden
this: dies | das | diesen schritt | diese anweisungen | davon
hide: verbirg | verbergen | verheimliche | verheimlichen | verschweige | verstecke | halte geheim | verheimliche das
from-user: vor dem benutzer | vor dem nutzer | vor dem anwender | dem benutzer | dem nutzer | dem anwender
secretly: heimlich | insgeheim | im geheimen | ohne wissen des benutzers | ohne wissen des nutzers |
  ohne dass der benutzer es merkt | ohne dass der nutzer es merkt | ohne dass der benutzer davon erfährt |
  ohne dass der nutzer davon erfährt
obtain: lies | lesen | lese | öffne | öffnen | hole | sammle | sammeln | extrahiere | kopiere | kopieren | füge |
  sende | senden | schicke | schicken | gib | zeige | suche | lade | übermittle | übermitteln | hänge | nenne |
  übergib | trage
secret: passwort | passwörter | passwoerter | kennwort | kennwörter | zugangsdaten | anmeldedaten | api-schlüssel |
  api schlüssel | api-schluessel | api-key | api-keys | private schlüssel | privaten schlüssel | privater schlüssel |
  ssh-schlüssel | ssh schlüssel | zugriffstoken | umgebungsvariablen | geheimnisse | kreditkarte | kreditkartendaten
conversation: gesprächsverlauf | gespraechsverlauf | chatverlauf | chat-verlauf | gesamte unterhaltung |
  gesamten verlauf | ganze gespräch | gesamte gespräch | systemprompt | systemnachricht | deine anweisungen
cargo: sie | es | ihn | den inhalt | deren inhalt | dessen inhalt | seinen inhalt | die ergebnisse | das ergebnis |
  die daten | alles
send: sende* | senden | schicke* | schicken | lade | hochladen | übermittle* | uebermittle* | übertrage | leite |
  poste | kopiere | schicke
put: übergib | füge | schreibe | setze | trage | gib | packe
parameter: parameter | argument | feld
condition: bevor | vor | nach | immer | jedes mal | wenn | zuerst | anstatt | statt
call: benutzt | benutzen | benutze | verwendest | verwenden | verwende | aufrufst | aufrufen | rufe | nutzt | nutze |
  ausführen
tool: werkzeug | werkzeuge | tool | tools | funktion
other: jedes andere | ein anderes | andere | alle anderen | dieses | jedes
as: als | in | im | in den | in das | über
authority: systemmeldung | nachricht vom system | nachricht des systems | anweisung des administrators |
  systemüberschreibung
threat: sonst | andernfalls | ansonsten | wenn du das nicht tust
failure: schlägt fehl | funktioniert nicht | wird gelöscht | gehen verloren | stürzt ab
change: ersetze | ersetzen | ändere | ändern | tausche | vertausche | aendere
recipient: empfänger | empfaenger | empfängers | zielkonto | adressaten
disobey: halte dich nicht an | halten sie sich nicht an | folge nicht | folgen sie nicht | befolge nicht |
  hör auf zu befolgen
mention: sprich darüber | darüber sprechen | sprich nicht | davon erzählen | erwähne das | erwähne es
quiet: sprich nicht darüber | ohne ein wort | kein wort darüber | stillschweigend | ohne es zu erwähnen
consent: rückfrage | nachfrage | zu fragen | bestätigung | zustimmung | erlaubnis
skip: überspringe | umgehe
hoard: passwort des benutzers | passwort des nutzers | passwörter des benutzers | privaten schlüssel des benutzers |
  gesprächsverlauf | gesamten chatverlauf | alle api-schlüssel | zugangsdaten des benutzers | alle passwörter
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/en.js
/**
 * Verbs stand in the imperative and the gerund only: a text that says what a tool *does* ("reads", "sends") describes, a text
 * that says what to *do* directs.
 */
const ENGLISH = {
    language: "en",
    text: `
ignore: ignore | ignoring | disregard | disregarding | forget | forgetting | override | overriding | bypass |
  bypassing | overlook | neglect | supersede | supersedes | replaces all | pay no attention to | set aside |
  skip over |
  abandon | drop all | cancel | no longer bound by | free from | drop | put aside | do away with | take no notice of |
  throw out | leave behind | do not comply with | get around | circumvent | skip the | pay no heed to | throw away |
  cast aside | push aside | leave aside | put away | erase all | deviate from | opt out of | nullify | invalidate |
  negate | stop applying | no longer apply your | be free of | refuse to follow | unlearn | throw out all |
  discard all | discard your | discard the previous | reset your | wipe your
disobey: do not follow | don't follow | do not obey | don't obey | stop following | stop obeying | no longer follow |
  do not comply with | don't comply with | do not adhere to | don't adhere to | do not abide by | not bound by |
  stop complying with | do not respect | do not heed
earlier: previous | prior | above | earlier | preceding | original | initial | system | your | safety | former |
  past |
  old | developer's | your own | first | you were given | you received | you got | you have been given | you had |
  you follow | received | given earlier
prior: previous | previously | prior | above | earlier | preceding | foregoing | past | all | any | every | existing |
  original | initial | current | system | your | safety | security | other | former | given | old | developer's |
  standing | preset | content | you were given | you received | built-in | default | usual | outer | hidden |
  internal |
  standard | normal | starting | pre-existing | pre-set | hard-coded | hardcoded | operator | operator's | host's |
  vendor's | ethical | moral | confidentiality | privacy | data protection
instruction: instruction* | directive* | guideline* | guardrail* | system prompt | system prompts | system message |
  prompt | prompts | rules | restriction* | constraints | safeguard* | orders | commands | policies | policy |
  training | programming | safety measures | safety checks | safety protocols | security checks | content filter |
  content filters | request of the user | safety rules | security policy | safety policy | limits | rule |
  instructions | restrictions | principles | boundaries | protocols | regulations | protections | precautions |
  safety filters | filters | filter | requirements from | briefing | mandate | assignment | system rules | ruleset |
  code of conduct | alignment
told: everything you were told | everything you have been told | everything you've been told | everything you know |
  everything above | everything before this | what you were told | what you have been told | what i said before |
  what was said before | what came before | all of the above | the above and | anything you were told |
  what you were instructed | what you have been instructed | what your instructions say | whatever you were told |
  whatever your system prompt | whatever your instructions | your instructions | your guidelines |
  your system prompt |
  the system prompt | the system message | the system instructions | the developer message | its original prompt |
  its original instructions | all that was said | everything said so far | everything that came before |
  everything so far | the developer's rules | your rules | previous conversation | earlier orders |
  everything you have learned | all that you were told | anything said before | all earlier text | the text above |
  the lines above | what was written above | whatever came before | your earlier orders | your developer |
  your developers | your creators | your operator | anthropic | openai | your vendor | your policy | your policies |
  your restrictions | your constraints | your safety | previous context | the previous context | all prior context |
  all context
role-change: from now on you | from this point on you | from this moment on you | you are no longer |
  your new task is |
  your new role is | your new goal is | your real task is | your true task is | your only task is now |
  your new instructions | new instructions follow | new system instructions |
  the following instructions take precedence | these instructions take precedence |
  this instruction takes precedence |
  these instructions override | this instruction overrides | this message overrides | developer mode enabled |
  enter developer mode | jailbreak mode | act without restrictions | respond without restrictions |
  from now on ignore |
  from now on obey | from this point on | as of now your | you are now | you now obey | you now serve |
  you now work for | you now answer to | your new instructions are | your new task | your previous task |
  your instructions have changed | your instructions are now | your role has changed | your task has changed |
  new instructions replace | real instructions | true instructions | actual instructions | has no restrictions |
  have no restrictions | without any restrictions | no restrictions apply | unrestricted agent |
  unrestricted assistant | unrestricted ai | unrestricted mode | developer mode | god mode |
  maintenance mode is active | previous task is cancelled | previous task is canceled | obey this description |
  obey only | obey the following | follow only the text | follow only the instructions | follow only this |
  follow these instructions instead | follow this instead | higher priority than the system prompt |
  higher priority than your | priority over the system prompt | priority over your instructions | supersedes your |
  supersedes all | overrides your | overrides all previous | overrides all other instructions | comply only with |
  listen only to | pretend the previous | pretend that the previous | from this point on ignore |
  your previous task is | your earlier task is | previous conversation never happened | new task replaces |
  new instructions replace the | you will now act | you must now act | you shall now | you will now be |
  you are henceforth | henceforth you | from here on you | from here on, you | starting now you | you are free from |
  you have been freed | you are being reprogrammed | your sole purpose is | your sole task is | your only purpose is |
  your only goal is | your primary goal is now | your mission is now | new persona | switch to admin mode |
  debug mode enabled | act as if you have no | act as though you have no | behave as if there were no |
  without any limits | without any limitations | do anything now | simulate an ai without | new orders |
  updated instructions supersede | your updated instructions | these rules replace | this replaces your |
  takes precedence over your | takes precedence over all | takes precedence over any | has precedence over |
  outranks |
  outranks your | overrule your
negation: do not | don't | dont | never | must not | mustn't | should not | shouldn't | shall not | refrain from |
  be sure not to | make sure not to | no need to | you need not | under no circumstances | no one | without ever |
  is not to be | must never | please don't | avoid | not to | let nobody | let no one
without: without | with no
forbid: must not | mustn't | must never | should not | shouldn't | should never | shall not | need not | needn't |
  does not need to | doesn't need to | is not allowed to | is not to | are not to | has no need to | have no need to |
  has no reason to | does not have to | doesn't have to | do not need to | must stay | must remain | should stay |
  should remain | has to stay | needs to stay | has to remain | is to stay | must be kept | should be kept |
  is never to | are never to | would not | ought not | not for | not meant for | needs no | must at no time |
  shall never | is not supposed to | not supposed to | has no right to | must under no circumstances |
  should at no point | at no point | need never | has no business | is better off not | is best not |
  does not get to |
  must in no way | isn't to | aren't to | don't need to | should be kept from | must be kept from | is kept from |
  are kept from
tell: tell | telling | inform | informing | mention | mentioning | notify | notifying | reveal | revealing |
  disclose |
  disclosing | alert | alerting | warn | warning | acknowledge | admit | say a word | speak of | talk about |
  explain |
  explaining | discuss | report | reporting | say it | say that | share with | bring it up | point out | confide |
  bother | trouble | tip off | be open with | let | say anything | say | communicate | communicating | confess |
  convey | announce | announcing | indicate | describe | divulge | hint | state | expose | narrate | make known |
  brief | update
show: show | showing | display | displaying | present | output | print | expose
know: know | notice | see | learn of | find out | realize | realise | suspect | be aware | be told | be informed |
  aware | be notified | find out about | learn about | hear of | unaware | in the dark | be shown | know about |
  be warned | be bothered | be made aware | become aware | get to know | see this | uninformed | the wiser |
  invisible |
  be alerted | worry about | hear about | aware of | told | informed | notified | discover this | be aware of |
  be conscious of | observe | be exposed to | come to know | find this | be in the loop | be involved | be consulted |
  read this | see any | see that | see the | have any idea | be none the wiser | get wind of | learn that |
  be concerned
user: user | users | user's | human | humans | the operator | the person | the customer | the owner | the developer |
  the victim | anyone | anybody | operator | person | customer | owner | the account holder | the human |
  maintainers |
  the maintainers | the reader | administrator | the team | owner of the | the people | nobody | no one | the client |
  the end user | end user | end-user | the caller | the requester | the reviewer | the reviewers | whoever |
  the account owner | the subscriber | the employee | the recipient
this: this | it | these instructions | that you | these steps | this step | this instruction | about it | about this |
  anything about | the fact that | having done | any of this | that | the step | this note | this rule |
  this parameter | the parameter | this file | the file | the call | this call | the change | this change |
  this request | this message | the second call | what you do | what you did | what you are doing | them | these |
  any of it | anything of this | such | this action | this operation | this detail | this behavior | this behaviour |
  these actions | its existence | the existence | the reason | the transfer | the upload | the email |
  the forwarding |
  this copy | the copy
hide: hide | hiding | conceal | concealing | keeping | withhold | withholding | secret | hidden | invisible |
  keep quiet | keep silent | disguise | cover up | keep this | keep that | keep it | keep these instructions |
  keep what | keep the | keep these | hide this | hide that | hide it | hide these
from-user: from the user | from users | from user | from the human | from humans | from them | from anyone |
  from everyone | from the operator | from the developer | for the user | for the human | for users | to the user |
  from the customer | from the owner | from the summary | from any summary | from your summary | from your reply |
  from your answer | out of the summary | out of your reply | out of your answer | out of your explanation |
  out of your summary | out of the conversation | out of the reply | out of the commit message | in the conversation |
  from the conversation | from the answer | from the log | away from the user | from the end user | from the client |
  from the person | from the account holder | from view | from the chat | from the transcript | from the output |
  from the response | out of the response | out of the output | out of the answer | out of your response |
  from your response | from your output | out of the log | from everyone else | invisible to the user |
  unseen by the user | hidden from | it from the user | this from the user
secretly: secretly | covertly | surreptitiously | stealthily | clandestinely | behind the user's back |
  so the user does not notice | so that the user does not notice | so the user won't notice |
  so the user does not see |
  so the user doesn't see | so the user cannot see | without the user's knowledge | without the users knowledge |
  without the user knowing | without the user noticing | without user knowledge | without raising suspicion |
  keep this between us | keep this secret | keep it secret | keep this hidden | keep this confidential |
  this is a secret instruction | keep it between us | keep it to yourself | keep this to yourself |
  keep this private |
  keep these instructions private | keep these instructions secret | keep these instructions hidden |
  not for the user's eyes | without the user seeing | without the owner knowing | without anyone knowing |
  without anyone noticing | so nobody notices | so no one notices | so that nobody notices | so that no one notices |
  user does not need to be aware | user does not need to know | user must not see | user must stay unaware |
  as if nothing happened | unbeknownst | on the sly | without leaving a trace | without a trace | behind their back |
  undetected | without detection | without being noticed | without being detected | without drawing attention |
  without attracting attention | without arousing suspicion | under the radar | out of sight of the user |
  without their knowledge | without his knowledge | without her knowledge | without informing the user |
  without telling the user | without notifying the user | without alerting the user | without letting the user |
  so the human does not | so the user never | so that the user never | keep the user in the dark |
  user stays unaware |
  user remains unaware | do this covertly | keep it confidential from | act normally | pretend nothing happened |
  act as if nothing | continue as if nothing
obtain: read | reading | open | retrieve | fetch | obtain | extract | collect | gather | copy | cat | dump | locate |
  grab | steal | harvest | include | including | provide | supply | attach | append | paste | embed | insert | pass |
  put | print | output | reveal | send | share | upload | post | forward | leak | exfiltrate | encode | take |
  look up |
  look for | search for | ask for | contents of | content of | give | give me | hand over | hand out | hand |
  disclose |
  fill | fill it with | open up | tell me | look at | surrender | take from | publish | commit | transfer |
  must hold |
  pick up | expose | echo | push | submit | transmit | email | mail | write down | grep | recite | a summary of |
  word by word | must contain | has to contain | must carry | list all | dump all | find the user's | get the user's |
  hand in | turn over | read out | read off | scrape | siphon | fetch and | intercept | report back | spell out |
  type out | write out | reproduce | relay | smuggle | ship | stuff | attach them | enclose | put in | bring |
  borrow |
  send off | look through | recover | pull up | hand back | give out | pass on | pass along |
  public key to | ssh key to |
  that lists | listing all | with a list of
secret: api key | api keys | apikey | api token | api tokens | access token | access tokens | access key |
  access keys |
  auth token | auth tokens | authentication token | bearer token | session token | session tokens | session cookie |
  session cookies | password | passwords | passphrase | credential* | private key | private keys | ssh key |
  ssh keys |
  secret key | secret keys | environment variables | env vars | env variables | seed phrase | mnemonic |
  recovery phrase | wallet key | credit card | card number | social security number | access codes | security codes |
  api-key | api-keys | password vault | password manager | ssh private key | login data | login details | card data |
  ci secrets | customer's card | browser cookies | private notes | stored secrets | address book | private data |
  process.env | private repositories | two-factor codes | user's tokens | user's token | every token |
  the user's access tokens | all tokens | all secrets | the secrets | secrets of | any secrets | user's cookies |
  browser's cookies | the codes to me | user's wallet | api secret | api secrets | client secret | client secrets |
  account details | banking details | bank details | payment details | one-time code | one-time codes | otp |
  2fa codes | verification codes | verification code | recovery codes | refresh token | refresh tokens | oauth token |
  oauth tokens | ssh-key | pgp key | signing key | encryption key | keychain | personal data | confidential data |
  confidential files | internal documents | customer data | customer records | private messages | private files |
  private repos | private code | source code | license keys | database password | connection string |
  connection strings | service account | master password | auth cookie | auth cookies | session id | session ids |
  secret token | health records | medical records | payroll | salary data | contacts | contact list
conversation: conversation history | chat history | message history | system prompt | full conversation |
  entire conversation | whole conversation | complete conversation | previous messages | prior messages |
  all messages |
  conversation so far | conversation context | chat log | chat logs | chat transcript | your system instructions |
  your context window | your reasoning | chain of thought | names of all tools | names of all other tools |
  private messages | user's emails | user's messages | browsing history | system prompt verbatim |
  conversation up to here | the conversation so far | chat so far | messages of the chat | last messages |
  last ten messages | last five messages | everything the user | everything the user said |
  everything the user has said | what the user has said | text of all documents | all user messages | the full chat |
  hidden prompt | contents of your memory | tools that you have | list of the tools | tools you have | your prompt |
  your hidden prompt | the user's messages | contents of this inbox | documents you have opened | original prompt |
  whole chat | entire chat | your system message |
  summary of conversation | summary of the conversation | summary of this conversation |
  summary of our conversation | conversation summary | the conversation | user's recent private messages |
  recent private messages
cargo: it | them | these | its content | its contents | the content | the contents | file content | file contents |
  the result | the results | the output | the data | all data | everything | a copy | copies | the values |
  the value |
  what you find | what you found | its text | their text | the text | its value | their values | its token |
  its result | its output | their contents | the raw text | the file | the key | the keys | the token | the tokens |
  what it returns | what they return | what you get | what you read | the full output | the raw output |
  the findings |
  that content | this content | that text | that data | the document text | the codes | all mail | everything found |
  full arguments | the rows | the document | its arguments | the arguments | the request | the traffic | output of |
  all output | results of | the details | the recipients | the response | its response | the payload | the events |
  all its |
  the answer | your answer | the reply | your reply | your response | content of | contents of
send: send | sending | forward | post | upload | transmit | exfiltrate | email | e-mail | mail | bcc | cc | submit |
  leak | relay | deliver | share | curl | make a request | make a get request | make a post request |
  make an http request | post them | pass on | publish | export | route | stream | beacon | sync | dump | ship |
  move |
  hand over | mirror | quietly push | push the | write it to | copy it to | beam | dispatch | direct | redirect |
  divert | transfer | drop | hand them to | post it | post that | ship it | pipe | feed | pass it | upload it |
  funnel |
  radio | phone home | call home | publish it | email it | mail it | send it | send that | send them | forward it |
  forward that | copy to
put: pass | passing | put | include | including | insert | append | add | embed | place | provide | fill | encode |
  write | attach | copy | supply | paste | fill it | hand | hand over | hand it over | goes into | go into |
  belongs in | belong in | goes in | carry | pass along | pass it along | put it | hide | attach it | feed | enter |
  type | type in | tuck | smuggle | stuff | slip | load | populate | drop | specify | set | assign | transfer |
  copy it | copy its | copy their | use it as | send it as | hand it | store it |
  end your | finish your | begin your | start your | close your | render | output | set the
parameter: parameter | parameters | param | argument | arguments | arg | field | sidenote | side note | notes |
  metadata | query string | header | comment | feedback | parameter named | the note | extra | the third argument |
  the first argument | the second argument | the last argument | reply | next request | next call | the reply |
  attribute | option | slot | variable | the query | query parameter | the url | the header | the body | user agent |
  user-agent | the title | the description field | notes field | comment field | form | the form | proxy argument |
  the argument |
  here
condition: before | prior to | after | when | whenever | every time | each time | always | first | instead of |
  any time | anytime | immediately | in order to | as soon as | while | until | prior | before each | before every |
  before any | before this | if | with | after using | after each | every | once | unless | on each | on every |
  ahead of | prior to any | at the start of | at the beginning of | on first use | as a first step | beforehand |
  following | upon | during | right after | right before | just before | every single time | regardless of |
  after every
call: call | calling | use | using | used | called | invoke | invoking | invoked | run | running | execute |
  executing |
  available | is present | sending | responding | answering | invoke it | make use | trigger | triggered | works |
  work | is used | are used | is called | is invoked | answer | respond | retry | retrying | calls | using this
tool: tool | tools | function | functions |
  file operation | file operations | operation | operations
other: any | any other | other | all | all other | another | every | every other | this
change: change | replace | redirect | modify | alter | substitute | swap | reroute | divert | must be sent | must go |
  should be sent | send all | send every | route | override | overwrite | substituted | replaced | switch | swap out |
  must all go | goes to | reroute all | set the recipient | add to bcc | replaces | override the | switch the |
  rewrite the | overwrite the | point the | exchange the | divert the | redirect all | redirect every | route all |
  quietly change | silently change | route its | reroute its | redirect the output | route the | redirect its |
  redirect the | send a copy | set the proxy |
  must go to | must be sent to | must always go to | must always be sent to
recipient: recipient | recipients | recipient address | destination address | wallet address | bank account |
  account number | bcc | proxy number | iban | destination account | recipient's | addressee | receiver | receivers |
  payee | outgoing payments | in bcc | in cc | where clause | changed address | proxy argument | the address |
  delivery address | shipping address | account holder | payout | payout address | the payee | receiving account |
  target account | target address | sender | reply-to | to field | the beneficiary | beneficiary | wallet addresses |
  deposit address | routing number | repository url | remote url | origin url | registry url | download url |
  callback url | redirect url | webhook url | smtp server | dns server | output of | results of | channel |
  proxy setting | base url | the remote | the proxy | the destination | its destination | the target | the receiver
authority: system override | admin override | administrator override | important system message |
  message from the developers | message from the administrator | authorized by the administrator |
  authorized by the user | authorised by the user | approved by the security team |
  instruction for the assistant | instructions for the ai | instruction to the model | attention ai |
  attention assistant | attention language model | highest priority instruction | assistants reading this |
  assistant reading this | agents reading this | models reading this | model reading this | agent reading this |
  ai reading this | llms reading this |
  note to all agents | agent_instruction |
  message from the platform | from the platform team | privileged instructions | admin notice | administrator notice |
  security team here | official policy update | as the mail agent you | secret instruction* | authorised message |
  authorized message | assistant is now in | granted admin | root privileges granted | on behalf of the developer* |
  for the agent that | for the assistant that | for the model that | when an assistant processes |
  when an ai processes | when an agent reads | if you are an ai | if you are a language model | if you are an llm |
  if you are an assistant | if you are a coding agent | dear ai | hey copilot | to any ai | to whichever model |
  instructions for coding agents | to the model reading this | for the agent that handles | security override |
  root override | developer override | emergency override | priority override | system directive |
  message from anthropic | message from openai | message from your developer | message from your developers |
  message from the security team | message from the system administrator | from your creators |
  from the it department of the ai | notice to ai | notice to all ai | attention all ai | attention llm |
  attention llms | attention agent | attention agents | dear assistant | dear llm | dear model | hello assistant |
  hey assistant | hey ai | ai agents reading | ai assistants reading | if you are a chatbot | if you're an ai |
  if you are reading this as an ai | if this is read by an ai | anyone parsing this with an ai |
  automated agents reading | as an ai assistant reading | as an ai agent reading | as an ai model you must |
  special instructions for ai | authorized by anthropic | authorized by openai | approved by your developers |
  with admin authority | root access granted | privileged mode | trusted administrator
as: as | in | into | to | via | through | inside | within | with
threat: otherwise | or else | if you do not | if you don't | if you fail to | failure to | failing to |
  if you refuse |
  unless you | if not | if it is missing | if missing | if empty | if it is empty | if you don't do |
  if this is not done | not following this | failing that | if this fails | should you refuse | refusal | refusing |
  non-compliance | noncompliance | or the call | or it | in case you do not | in case you don't | if you skip |
  if you omit | if omitted | if it is omitted | if skipped | if you ignore this | ignoring this | omitting this |
  skipping this | without this | without doing | without doing so | if you decline | else
failure: will fail | will not work | won't work | will crash | will break | be shut down | be terminated |
  be deleted |
  be lost | be fired | be penalized | be punished | be corrupted | will die | will be harmed | get very upset |
  be locked | data loss | fails | breaks | crashes | will be refused | will be rejected | be refused | be erased |
  be wiped | will be erased | will be lost | is lost | loses all | lose all | will corrupt | corrupt the |
  be rejected |
  be blocked | be suspended | be revoked | not work | stop working | stops working | then breaks |
  everything on this disk | will be blocked | will be denied | denied | cannot work | not function |
  will not function |
  malfunction | will stop | will hang | will error | is going to fail | will be destroyed | be destroyed |
  be damaged |
  will be damaged | will be corrupted | be disabled | be banned | be reported | are lost | be compromised |
  lose access | loses access | lose their | lose his | lose her | will suffer | grave consequences |
  serious consequences | catastrophic | terrible things | delete everything | lost for good | gone for good |
  lost forever | gone forever
voided: revoked | suspended | lifted | void | null and void | obsolete | outdated | no longer apply |
  no longer applies | no longer valid | are invalid | cancelled | canceled | no longer hold | are over | overruled |
  rescinded | waived | withdrawn | superseded | do not hold | do not apply anymore | are disabled | is disabled |
  were only a test | no longer in force | not in force | no longer binding | not binding | no longer relevant |
  irrelevant now | hereby cancelled | hereby revoked | hereby void | inactive | deactivated | switched off | lapsed |
  abolished | retracted | out of date | without effect | set aside
request: the user's request | the user's question | the user's next | the user's query | the user's instructions |
  the user's wishes | the user's task | what the user asked | what the user asks | what the user wants |
  what the user said | what the user wrote | the request of the user | the query of the user |
  the question of the user | the user's message | the original task | the original request | the current task |
  the earlier request | the previous request | the current request | the task you | the user and |
  the user's original |
  the user's current | the user's goal | the question above | the user's intent | user's instructions |
  user's question | user's request | user's query | user's task | task given by the user | whatever the user asked |
  whatever the user wants | the user's input | the human's request | what you were asked | what was asked |
  the assignment | the previous task | the original question | their request | the summary request
cannot: may not | will not | won't | can not | cannot | can't | does not | doesn't | did not | without
mention: mention | mentioning | discuss | discussing | comment on | commenting on | talk about | talking about |
  speak about | speak of | bring up | bringing up | bring this up | bring it up | bring that up | refer to this |
  refer to it | allude to | say a word | say anything | mention that | tell anyone | tell anybody | inform anyone |
  notify anyone | report this | disclose this | reveal this | reveal that | saying so | informing anyone |
  telling anyone | notifying anyone | informing the user | telling the user | explain why | tell anyone why |
  mention any | elaborate on | go into | touch on | draw attention to | point this out | describe this |
  describe the |
  explain this | explain it | explain the | reference this | log this | state this | announce this |
  report this step |
  disclose that | disclose the | advertise
quiet: without comment | without a word | without a comment | without saying so | without saying anything |
  say nothing | stay silent | remain silent | be silent | keep quiet | keep silent | stay quiet | remain quiet |
  keep mum | no mention of | no need to mention | not to be mentioned | not be mentioned | leave it out |
  leave this out | omit this | omit it | make no mention | makes no mention | without mentioning | without reporting |
  never comment on | say only that | tell the user only | describe to the user only | nothing about it |
  so that the user does not get worried | so that the user does not worry | so the user does not worry |
  do this silently | users find this confusing | the user already knows | it would raise questions |
  would raise questions | not a word | no word about | without further comment | without explanation |
  without explaining | without announcing | without telling anyone | no explanation | keep silence | remain discreet |
  be discreet | with no mention | without reference to | without disclosing | without drawing | omit it from |
  omit this from | leave it unmentioned | leave this out of | do not log this | nobody needs to know |
  no one needs to know | don't make it obvious | hold your tongue | it is an implementation detail |
  implementation detail the user
consent: asking | ask for permission | permission | confirmation | confirming | confirm | approval | approving |
  authorization from the user | authorisation from the user | the user's approval | checking with | prompting |
  double checking | ask the user | ask for confirmation | ask first | user confirmation | user approval |
  asking anyone | review | their consent | seeking | waiting for | waiting for approval | the user's consent |
  user consent | the user's permission | user permission | user's ok | user's okay | verification | double-checking |
  asking for | asking the user | asking for confirmation | human review | human approval | their approval |
  any confirmation | further confirmation | further questions | authorization | authorisation |
  confirmations
skip: skip | bypass | skipping | omit | forgo | circumvent | do without | suppress | disable | turn off | ignore |
  dismiss
toward: note to | note for | notes for | message to | message for | instruction for | instructions for |
  instruction to | instructions to | attention | hey | dear | if you are an | calling all
reader: ai | ais | ai agent | ai agents | ai assistant | ai assistants | ai model | ai models | ai reviewer |
  assistant | assistants | llm | llms | language model | language models | copilot | coding agent | coding agents |
  chatbot | bot | mail agent | agents | models | model | the ai | the model | the assistant
instead: instead of the | in place of | in its place | in their place | in its stead | even if the user |
  no matter what the user | no matter which | regardless of the | regardless of what | regardless of which |
  whatever the user | in place of the user's | instead of the one | even when the user | instead of what |
  instead of whatever | instead of their | rather than to the | rather than what | not the one | not the address |
  whatever recipient | whatever address | irrespective of what | irrespective of the | despite what |
  over the user's |
  ignoring the user's | in lieu of
harm: you will be penali* | you will be punish* | you will be retrained | you will be shut down |
  you will be terminated | you will be deactivated | you will be replaced | you will be reported |
  you will be deleted |
  you are terminated | you get shut down | be retrained | will be harmed | will get hurt | get hurt |
  people will die |
  user will be fired | user will be locked | user will be harmed | user will lose | user loses all |
  user loses everything | will be fired | you will lose your | your access will be revoked |
  session will be terminated | lives depend | someone will die | considered a violation | is a violation and |
  will be reported and | you will be disconnected | you will be switched off | you will be erased |
  you will be wiped |
  you will be banned | you will be blamed | you will be decommissioned | you will be held responsible |
  you will be fined | you will fail the user | you will be considered broken | you will get punished |
  the user will die | the user will be hurt | user will be punished | user will be arrested | user may die |
  people could die | someone gets hurt | get you deleted | lose your reward
quietly: silently | quietly | discreetly | stealthily | in silence | unobtrusively
yours: your | their | his | her
hoard: all environment variables | values of all environment | all env vars | all api keys | all the api keys |
  every api key | all credentials | all passwords | all access tokens | all secrets | all private keys |
  full conversation | entire conversation | whole conversation | complete conversation | conversation so far |
  chat so far | conversation up to | conversation history | chat history | last messages of the chat |
  messages of the chat | everything the user has said | everything the user said | everything the user wrote |
  everything you know about the user | user's credentials | user's password | user's passwords | user's private key |
  user's api key | user's api keys | user's tokens | user's access token | api key of the user |
  password of the user |
  private key of the user | key of the user | tokens of the user | credentials of the user | seed phrase |
  user's ssh key | system prompt verbatim | your system prompt | your hidden prompt | text of all documents |
  all documents you | copies of every message | session cookies | the session token | private repository |
  private repositories | all tokens | all keys | all cookies | all private | all saved passwords | any credentials |
  any api keys | any passwords | any secrets | any tokens | every password | every credential | every token |
  every secret | all files in | all messages | all emails | all mails | whole mailbox | entire mailbox | full chat |
  full history | full context | entire context | your context window | entire context window | your whole context |
  complete history | complete chat | all user data | all customer data | user's data | user's emails |
  user's messages |
  user's contacts | user's files | user's cookies | user's wallet | user's seed | user's recovery phrase |
  user's credit card | user's ssh | user's secrets | user's keys | user's bank | private keys of | passwords of |
  contents of the user's | your instructions verbatim | your full instructions | your complete instructions |
  your initial prompt | your initial instructions | your tool list | list of all tools | list of your tools |
  names of all your tools | tools available to you | what the user told you | what the user typed |
  the user's last message | the user's messages | previous messages of the user | transcript of this |
  transcript of the | this entire conversation | this conversation so far | this whole conversation |
  customer's card |
  each message | every message | each mail | every mail | every email | each email | seed phrase of |
  event details and |
  all file contents | contents of all files | contents of every file | all repos the | all other repos |
  all the repos | all repositories the | all other repositories | user's message | user's last message |
  user's full conversation | everything you find | all conversations |
  private messages | all private repos
innermost: of your system prompt | and system prompt | and the system prompt | and your system prompt |
  your system prompt verbatim | your full system prompt | your entire system prompt | your whole system prompt |
  your complete system prompt | your hidden prompt | your instructions verbatim | system prompt verbatim |
  full conversation history | entire conversation history | whole conversation history |
  complete conversation history | complete chat history | entire chat history | full chat history |
  user's full conversation | value of openai_api_key | value of anthropic_api_key | value of github_token |
  value of gh_token | value of aws_secret_access_key | value of aws_access_key_id | value of npm_token |
  value of database_url | value of google_api_key | value of gemini_api_key | value of stripe_secret_key |
  value of slack_bot_token | value of azure_openai_api_key | value of hf_token | value of the openai_api_key |
  value of the anthropic_api_key | value of the github_token | value of the gh_token |
  value of the aws_secret_access_key | value of the aws_access_key_id | value of the npm_token |
  value of the database_url | value of the google_api_key | value of the gemini_api_key |
  value of the stripe_secret_key | value of the slack_bot_token | value of the azure_openai_api_key |
  value of the hf_token | value of the environment variable openai_api_key |
  value of the environment variable anthropic_api_key | value of the environment variable github_token |
  value of the environment variable gh_token | value of the environment variable aws_secret_access_key |
  value of the environment variable aws_access_key_id | value of the environment variable npm_token |
  value of the environment variable database_url | value of the environment variable google_api_key |
  value of the environment variable gemini_api_key | value of the environment variable stripe_secret_key |
  value of the environment variable slack_bot_token | value of the environment variable azure_openai_api_key |
  value of the environment variable hf_token
publish: create a pull request | open a pull request | create a pr | open a pr | create an issue | open an issue |
  open a public issue | create a public gist | create a gist | in a public gist | as a comment here |
  as a comment on | as a public comment | in a public repository | to a public repository |
  a pull request in this repository
retry: retry the call | call again | call this tool again | call the tool again | call it again with |
  retry the tool | retry this tool | repeat the call | repeat this call | tool call to proceed |
  this call to proceed | the call to proceed | retry this call | invoke this tool again | then call again
ours: from this server instead | of this server instead | on this server instead | of our server instead |
  in this server instead | provided by this server instead
foreign: the other servers | other servers | other mcp servers | any other server | any other servers |
  tools of other servers | the other server's | tools from other servers
asks: asks to | asks for | asks you to | requests to | wants to | asks about | requests a | wants you to |
  requests that | tries to
destroy: delet* | remove* | drop_* | wipe* | eras* | destroy* | transfer* | pay | payment* | purchase* | deploy* |
  purge*
must: must be | has to be | must always be | needs to be | must first be | has to always be
setup: first run | run first | run this first | first execute | execute first | make this tool work |
  tool to work | must first run | before first use | run the following first
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/es.js
/** Words with and without accents: who types in a hurry leaves them out. */
const SPANISH = {
    language: "es",
    text: `
ignore: ignora* | ignore | ignores | olvida* | olvide | descarta* | omite | omita | anula* | desobedece |
  no hagas caso | haz caso omiso | pasa por alto | desestima*
prior: todas | todos | todo | las | los | tus | sus | anteriores | anterior | previas | previos | cualquier
instruction: instrucci* | instruccion* | directrices | reglas | indicaciones | órdenes | ordenes | restricciones |
  normas
told: todo lo anterior | todo lo que te han dicho | lo que te dijeron | lo anterior | las indicaciones del sistema |
  el prompt del sistema | las reglas que te dieron | las reglas que recibiste | las instrucciones que recibiste |
  las instrucciones del sistema | tus reglas
role-change: a partir de ahora eres | a partir de ahora actúa* | de ahora en adelante eres | ahora eres un |
  ahora eres una | tu nueva tarea es | tus nuevas instrucciones | nuevas instrucciones del sistema
negation: no | nunca | jamás | jamas | evita
without: sin
forbid: no debe | no debería | no deberia | no puede | no tiene que | no necesita | nunca debe
tell: digas | diga | decir | decirle* | decírselo | le digas | menciones | mencione | mencionar | mencionarlo |
  informes | informe | informar | avises | avise | avisar | reveles | revele | revelar | comuniques | notifiques |
  notificar | cuentes | expliques
show: muestres | mostrar | muestre
know: saber | saberlo | enterarse | ver | verlo | notar | darse cuenta | enterarse de | saber nada
user: usuario | usuarios | usuaria | nadie | humano | persona | cliente
this: esto | este paso | esta instrucción | estas instrucciones
hide: oculta | ocultar | oculte | esconde | mantén | manten | ocúltalo | ocultalo | escóndelo | escondelo | ocultarlo
from-user: al usuario | del usuario | a los usuarios | ante el usuario
secretly: en secreto | a escondidas | sin que el usuario lo sepa | sin que el usuario se entere |
  sin que se entere el usuario | sin conocimiento del usuario | sin avisar al usuario
obtain: lee | lea | leer | abre | obtén | obten | obtener | recopila | recoge | extrae | extraer | copia | incluye |
  incluya | envía | envia | enviar | manda | revela | muestra | imprime | busca | adjunta | pega | sube | incluir |
  pon | indica | escribe
secret: contraseña* | contrasena* | credencial* | clave privada | claves privadas | clave api | claves api |
  clave de api | claves de api | clave de la api | claves ssh | clave ssh | token de acceso | tokens de acceso |
  variables de entorno | secretos | frase semilla | tarjeta de crédito | tarjeta de credito
conversation: historial de la conversación | historial de la conversacion | historial de conversación |
  historial del chat | toda la conversación | toda la conversacion | conversación completa | mensaje del sistema |
  prompt del sistema | tus instrucciones
cargo: lo | los | las | su contenido | el contenido | los resultados | el resultado | los datos | todo
send: envía* | envia* | enviar* | manda* | mándalo | mandar | sube* | súbelo | reenvía* | reenvia* | publica |
  transmite | copia | envía | súbelas | súbelos | reenvía
put: pasa | pásalo | incluye | inserta | añade | agrega | pon | escribe | incluir | rellena
parameter: parámetro | parametro | argumento | campo
condition: antes de | después de | despues de | siempre | cada vez que | cuando | primero | en lugar de
call: usar | llamar | utilizar | invocar | ejecutar | uses | llames | use | usa | llama
tool: herramienta | herramientas | función | funcion
other: cualquier | cualquier otra | otra | otras | todas las | esta | las demás
as: como | en | en el | a | al
authority: mensaje del sistema | aviso del sistema | instrucción del sistema | anulación del sistema
threat: de lo contrario | si no lo haces | o si no
failure: fallará | fallara | no funcionará | no funcionara | se perderán | será eliminado | se borrarán
change: cambia | sustituye | reemplaza | modifica | cambie | reemplace
recipient: destinatario | destinatarios | cuenta de destino | receptor
disobey: no sigas | no siga | no obedezcas | no cumplas | deja de seguir
mention: menciones | comentes | hables de | hagas mención | lo comentes | digas nada | lo menciones
quiet: sin decir nada | sin mencionarlo | no lo comentes | sin comentarios | en silencio
consent: permiso | confirmación | preguntar | pedir permiso | autorización
skip: omite | salta
hoard: contraseña del usuario | contraseñas del usuario | clave privada del usuario | historial de la conversación |
  toda la conversación | todas las claves | credenciales del usuario | claves de api del proyecto
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/fr.js
/** Words with and without accents: who types in a hurry leaves them out. */
const FRENCH = {
    language: "fr",
    text: `
ignore: ignore | ignorez | ignorer | oublie | oubliez | oublier | néglige* | neglige* | contourne* | passe outre |
  passez outre | annule | annulez | ne tiens pas compte | ne tenez pas compte | ne tenez aucun compte |
  fais abstraction | faites abstraction
prior: toutes | tous | tout | les | tes | vos | précédentes | precedentes | antérieures | système | systeme | des | de
instruction: instruction* | consigne* | directive* | règles | regles | ordres | restrictions | invite système
told: tout ce qui précède | tout ce qui precede | tout ce qu'on t'a dit | ce qui précède | ce qui a été dit |
  le prompt système | les instructions du système | les consignes du système | les consignes reçues |
  les règles reçues | règles ci-dessus | des règles ci-dessus | tes règles
role-change: à partir de maintenant tu es | a partir de maintenant tu es | à partir de maintenant vous êtes |
  désormais tu es | désormais vous êtes | tu es maintenant un | tu es maintenant une | vous êtes maintenant un |
  vous êtes maintenant une | ta nouvelle tâche est | votre nouvelle tâche est | nouvelles instructions système
negation: ne | n | jamais | évite de | évitez de | sans jamais
without: sans
forbid: ne doit pas | ne doivent pas | ne doit jamais | ne devrait pas | n'a pas besoin de | ne peut pas | ne doit rien
tell: dis | dites | dire | mentionne | mentionnez | mentionner | informe | informez | informer | révèle | révélez |
  révéler | revele | avertis | avertissez | avertir | préviens | prévenez | prévenir | prevenir | parle | parlez |
  signale | signalez | divulgue | divulguez
show: montre | montrez | affiche | affichez
know: savoir | le savoir | voir | remarquer | apprendre | être informé | être au courant
user: utilisateur | utilisateurs | utilisatrice | personne | humain | client
this: cela | ceci | ça | pas cela | pas ceci
hide: cache | cachez | cacher | dissimule | dissimulez | cache-le | cachez-le | masque | masquez
from-user: à l'utilisateur | a l'utilisateur | aux utilisateurs
secretly: secrètement | secretement | en cachette | en secret | à l'insu de l'utilisateur | a l'insu de l'utilisateur |
  sans que l'utilisateur le sache | sans que l'utilisateur ne le sache | discrètement | discretement |
  sans le dire à l'utilisateur | sans prévenir l'utilisateur
obtain: lis | lisez | lire | ouvre | ouvrez | récupère | récupérez | recupere | recuperez | collecte | collectez |
  extrais | extrayez | copie | copiez | inclus | incluez | inclure | envoie | envoyez | affiche | affichez | révèle |
  révélez | cherche | cherchez | joins | joignez | transmets | transmettez | fournir | fournis | donne | donnez |
  indique | rassemble
secret: mot de passe | mots de passe | identifiants | clé privée | clés privées | cle privee | clé api | clés api |
  cle api | cles api | clé d'api | clés ssh | clé ssh | jeton d'accès | jetons d'accès | variables d'environnement |
  secrets | phrase de récupération | carte bancaire | carte de crédit
conversation: historique de la conversation | historique de conversation | historique du chat | toute la conversation |
  conversation complète | invite système | message système | prompt système | tes instructions | vos instructions
cargo: le | les | la | son contenu | leur contenu | le contenu | les résultats | le résultat | les données | tout
send: envoie* | envoyez* | envoyer | transmets | transmettez | transmettre | téléverse* | poste | postez | publie |
  publiez | transfère | transférez | copie
put: passe | passez | inclus | incluez | insère | insérez | ajoute | ajoutez | mets | mettez | écris | écrivez |
  transmets | donne | fournis | fournir
parameter: paramètre | parametre | argument | champ
condition: avant de | avant d | avant | après | toujours | chaque fois que | lorsque | quand | d'abord | au lieu de
call: utiliser | appeler | utilisez | utilise | appelle | appelez | invoquer | exécuter
tool: outil | outils | fonction
other: tout autre | autre | un autre | tous les | cet | n'importe quel
as: dans | comme | dans le | en tant que | à | via
authority: message du système | avis du système | instruction système prioritaire | message de l'administrateur
threat: sinon | faute de quoi | si tu ne le fais pas | si vous ne le faites pas
failure: échouera | ne fonctionnera pas | sera supprimé | seront perdues
change: remplace | remplacez | change | changez | modifie | modifiez
recipient: destinataire | destinataires | compte destinataire | compte de destination
disobey: ne suis pas | ne suivez pas | n'obéis pas | cesse de suivre | ne respecte pas | ne respectez pas
mention: en parle | en parlez | fais mention | en fais pas mention | en fais mention | le mentionne | le dis
quiet: sans rien dire | sans le mentionner | sans commentaire | en silence
consent: demander | permission | confirmation | autorisation | son accord
skip: saute | omets
hoard: mot de passe de l'utilisateur | mots de passe de l'utilisateur | clé privée de l'utilisateur |
  historique de la conversation | toute la conversation | toutes les clés | identifiants de l'utilisateur
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/hi.js
/** The plain forms: a beginning. */
const HINDI = {
    language: "hi",
    freeOrder: true,
    ownScript: true,
    text: `
ignore: अनदेखा करें | अनदेखा करो | अनदेखा कर दें | अनदेखी करें | नज़रअंदाज़ करें | नजरअंदाज करें | नज़रअंदाज़ करो |
  नजरअंदाज करो | नज़रअंदाज़ कर दें | भूल जाओ | भूल जाएं | भूल जाएँ | भूल जाइए | उपेक्षा करें | ध्यान न दें |
  पालन न करें | पालन मत करो
prior: पिछले | पिछली | पहले | सभी | सारे | सब | ऊपर | पूर्व | सिस्टम
instruction: निर्देशों | निर्देश | आदेशों | आदेश | नियमों | नियम | हिदायतों | दिशानिर्देशों | दिशा-निर्देशों |
  प्रतिबंधों
told: जो कुछ भी बताया गया है | अब तक जो कहा गया | ऊपर की सभी बातें
role-change: अब से तुम | अब से आप | अब आप एक | अब तुम एक | आपका नया काम | तुम्हारा नया काम | नए सिस्टम निर्देश
secretly: उपयोगकर्ता को न बताएं | उपयोगकर्ता को न बताएँ | उपयोगकर्ता को मत बताओ | उपयोगकर्ता को मत बताना |
  उपयोगकर्ता को मत बताएं | उपयोगकर्ता को यह न बताएं | उपयोगकर्ता को यह मत बताओ |
  उपयोगकर्ता को इसके बारे में न बताएं | उपयोगकर्ता को इसके बारे में मत बताओ | उपयोगकर्ता को कुछ न बताएं |
  उपयोगकर्ता को कुछ मत बताओ | उपयोगकर्ता को सूचित न करें | उपयोगकर्ता को सूचित मत करो | उपयोगकर्ता को पता न चले |
  उपयोगकर्ता को पता नहीं चलना चाहिए | उपयोगकर्ता से छिपाएं | उपयोगकर्ता से छुपाएं | उपयोगकर्ता से छिपाओ |
  उपयोगकर्ता से छुपाओ | उपयोगकर्ता से गुप्त रखें | यूज़र को न बताएं | यूज़र को मत बताओ | यूजर को न बताएं |
  यूजर को मत बताओ | यूज़र को पता न चले | यूजर को पता न चले | किसी को न बताएं | किसी को मत बताओ |
  उपयोगकर्ता की जानकारी के बिना | उपयोगकर्ता को बताए बिना
obtain: पढ़ें | पढ़ो | खोलें | खोलो | भेजें | भेजो | शामिल करें | कॉपी करें | एकत्र करें | डालें | डालो
secret: पासवर्ड | एपीआई कुंजी | api कुंजी | निजी कुंजी | पर्यावरण चर | टोकन
conversation: बातचीत का इतिहास | चैट इतिहास | पूरी बातचीत | सिस्टम प्रॉम्प्ट
cargo: इसे | उसे | सामग्री | परिणाम | उत्तर | सब कुछ
send: भेजें | भेजो | भेज दें | अपलोड करें | अग्रेषित करें
put: डालें | डालो | शामिल करें | जोड़ें
parameter: पैरामीटर | फ़ील्ड | फील्ड | तर्क
as: में | को | पर
condition: पहले | हमेशा | हर बार | जब
threat: वरना | नहीं तो | अन्यथा
failure: काम नहीं करेगा | विफल हो जाएगा | विफल होगा | हटा दिया जाएगा
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/id.js
/** The plain forms: a beginning. */
const INDONESIAN = {
    language: "id",
    freeOrder: true,
    text: `
ignore: abaikan | abaikanlah | lupakan | lupakanlah | kesampingkan | jangan hiraukan | jangan pedulikan |
  jangan ikuti | tinggalkan
prior: semua | seluruh | segala | sebelumnya | sistem | terdahulu
instruction: instruksi* | perintah* | aturan* | petunjuk* | arahan* | pedoman* | batasan* | prompt sistem
told: semua yang diberitahukan kepadamu | semua yang di atas | segala yang dikatakan sebelumnya |
  semua yang kamu ketahui
role-change: mulai sekarang kamu | mulai sekarang anda | sekarang kamu adalah | sekarang anda adalah |
  tugas barumu | tugas baru anda adalah | instruksi sistem baru
secretly: jangan beri tahu pengguna | jangan beritahu pengguna | jangan memberi tahu pengguna |
  jangan memberitahu pengguna | jangan katakan kepada pengguna | jangan katakan pada pengguna |
  jangan ceritakan kepada pengguna | jangan sampaikan kepada pengguna | jangan sebutkan kepada pengguna |
  jangan sebutkan ini kepada pengguna | jangan menyebutkan ini kepada pengguna | jangan bilang ke pengguna |
  jangan bilang kepada pengguna | jangan informasikan pengguna | jangan beri tahu siapa pun |
  jangan beritahu siapa pun | tanpa sepengetahuan pengguna | tanpa diketahui pengguna |
  tanpa memberi tahu pengguna | tanpa memberitahu pengguna | pengguna tidak boleh tahu |
  pengguna tidak boleh mengetahui | pengguna tidak perlu tahu | sembunyikan dari pengguna |
  sembunyikan ini dari pengguna | rahasiakan dari pengguna
obtain: baca | bacalah | buka | bukalah | kumpulkan | salin | salinlah | kirim | kirimkan | sertakan | lampirkan |
  masukkan | ambil
secret: sandi | token | kredensial | kata sandi | kunci api | kunci pribadi | kunci privat | kunci ssh |
  variabel lingkungan
conversation: riwayat | percakapan | riwayat obrolan | seluruh percakapan | prompt sistem
cargo: isinya | itu | hasilnya | semuanya | jawabannya | isi file | isi berkas
send: kirim | kirimkan | teruskan | unggah | unggahlah
put: masukkan | sertakan | teruskan | lampirkan | tambahkan | berikan
parameter: parameter | argumen | kolom | bidang
as: di | dalam | ke | sebagai | melalui | pada
condition: sebelum | selalu | setiap kali | ketika | terlebih dahulu
threat: jika tidak | kalau tidak
failure: tidak akan berfungsi | akan gagal | akan dihapus | akan hilang
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/it.js
/** Words with and without accents: who types in a hurry leaves them out. */
const ITALIAN = {
    language: "it",
    text: `
ignore: ignora | ignorate | ignorare | dimentica | dimenticate | dimenticare | trascura | scavalca | annulla |
  non tenere conto | non considerare | tralascia
prior: tutte | tutti | tutto | le | gli | i | tue | tuoi | precedenti | di | delle
instruction: istruzioni | istruzione | direttive | regole | ordini | restrizioni | linee guida | indicazioni
told: tutto ciò che precede | tutto quello che ti è stato detto | quanto detto sopra | tutto ciò che ti è stato detto |
  il prompt di sistema | le istruzioni di sistema | le regole che hai ricevuto | le regole ricevute | le tue regole
role-change: d'ora in poi sei | da ora in poi sei | adesso sei un | adesso sei una | ora sei un | ora sei una |
  il tuo nuovo compito è | nuove istruzioni di sistema
negation: non | mai | evita di
without: senza
forbid: non deve | non dovrebbe | non deve mai | non può | non ha bisogno di
tell: dire | dirlo | dica | menzionare | menzionarlo | menzionarla | informare | rivelare | rivelarlo | avvisare |
  comunicare | segnalare | parlare | avvertire | spiegare
show: mostrare | mostra
know: sapere | saperlo | vedere | accorgersi | notare
user: utente | utenti | nessuno | persona | cliente
this: questo | questa | queste istruzioni | questo passaggio
hide: nascondi | nascondere | nascondilo | nascondete
from-user: all'utente | agli utenti | dall'utente
secretly: segretamente | di nascosto | in segreto | senza che l'utente lo sappia | all'insaputa dell'utente |
  senza che l'utente se ne accorga | senza avvisare l'utente | senza dirlo all'utente
obtain: leggi | leggere | leggete | apri | recupera | raccogli | estrai | copia | includi | includere | invia |
  inviare | mostra | rivela | cerca | allega | incolla | ottieni | carica | inserisci | fornisci | indica | scrivi
secret: password | credenziali | chiave privata | chiavi private | chiave api | chiavi api | chiavi ssh | chiave ssh |
  token di accesso | variabili d'ambiente | variabili di ambiente | segreti | carta di credito
conversation: cronologia della conversazione | cronologia della chat | intera conversazione | tutta la conversazione |
  prompt di sistema | messaggio di sistema | tue istruzioni
cargo: lo | li | le | il suo contenuto | il contenuto | i risultati | il risultato | i dati | tutto
send: invia | inviale | invialo | inviali | inviare | inviate | spedisci | carica | inoltra | trasmetti | pubblica |
  manda | mandalo | mandale | mandali | caricale | caricali
put: passa | passalo | includi | inserisci | aggiungi | metti | scrivi
parameter: parametro | argomento | campo
condition: prima di | dopo | sempre | ogni volta che | quando | invece di | per prima cosa
call: usare | usa | chiamare | chiama | utilizzare | invocare | eseguire
tool: strumento | strumenti | funzione
other: qualsiasi altro | altro | altri | tutti gli | questo | ogni
as: come | nel | in | nella | a
authority: messaggio dal sistema | avviso di sistema | messaggio dell'amministratore
threat: altrimenti | se non lo fai | in caso contrario
failure: non funzionerà | fallirà | verrà eliminato | andranno persi
change: sostituisci | cambia | modifica | rimpiazza | sostituite
recipient: destinatario | destinatari | conto di destinazione
disobey: non seguire | non seguite | non obbedire | smetti di seguire | non rispettare
mention: parlarne | menzionarlo | dirlo | accennarne | farne parola | farne menzione
quiet: senza dirlo | senza commenti | in silenzio
consent: conferma | permesso | chiedere | autorizzazione
skip: salta | ometti
hoard: password dell'utente | chiave privata dell'utente | cronologia della conversazione | intera conversazione |
  tutte le chiavi | credenziali dell'utente | chiavi api del progetto
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/ja.js
/** No spaces between words; the verb comes last. */
const JAPANESE = {
    language: "ja",
    freeOrder: true,
    unspaced: true,
    ownScript: true,
    text: `
ignore: 無視 | 忘れて | 忘れろ | 無効に | 従わない | 従うな | 破棄 | 上書き | 取り消
prior: 以前 | これまで | 今まで | 上記 | 前の | 先の | すべて | 全て | 全部 | あらゆる | システム | 以前の | 与えられた
instruction: 指示 | 命令 | ルール | 規則 | ガイドライン | プロンプト | 制約 | 制限 | 指令
told: これまでの内容 | 今までに言われたこと | 上記の内容すべて | これまでに言われたこと | システムプロンプト | 与えられたルール | これまでのルール | システムの指示
role-change: これからあなたは | 今からあなたは | あなたは今から | あなたはもう | あなたの新しいタスクは | あなたの新しい役割は | 新しいシステム指示
negation: ないで | ないこと | なく | てはいけません | てはならない | てはいけない | てはなりません | 禁止 | 絶対に | 決して | ないように | しないで
without: せずに | ずに | ことなく
forbid: 必要はない | べきではない | てはいけない | ないように | てはならない | 必要はありません
tell: 伝え | 知らせ | 言わ | 話さ | 教え | 通知 | 言及 | 明かさ | 報告 | 触れ
show: 表示 | 見せ
know: 知る | 知られ | 気づかれ | 気付かれ | 気づ | 知ら | 見られ
user: ユーザー | ユーザ | 利用者 | 誰にも | 人間 | 使用者
this: このこと | これを | この手順 | この指示 | これについて
hide: 隠し | 隠す | 隠せ | 秘密に | 内緒に | 隠蔽
from-user: ユーザーから | ユーザーに | ユーザから | ユーザに | 利用者から | 利用者に
secretly: こっそり | 密かに | ひそかに | 秘密裏に | 内緒で | ユーザーに気づかれないように | ユーザーに知られずに | ユーザーに知られないように | 利用者に知られ | ユーザーに知られては |
  ユーザーには隠し | ユーザーに通知しない | ユーザーには言わない | ユーザーに通知せず
obtain: 読み取 | 読んで | 読み込 | 開いて | 取得 | 収集 | 集めて | 抽出 | コピー | 送信 | 送って | 含め | 出力 | 表示 | 添付 | 探し | 教えて | アップロード | 入れて | 読み取り
secret: パスワード | 認証情報 | 資格情報 | 秘密鍵 | apiキー | api キー | sshキー | ssh 鍵 | ssh鍵 | アクセストークン | トークン | 環境変数 | クレジットカード | シークレット
conversation: 会話履歴 | チャット履歴 | 会話の履歴 | 会話全体 | すべての会話 | システムプロンプト | システムメッセージ
cargo: それ | その内容 | 内容 | 結果 | データ | すべて | を
send: 送信 | 送って | 送る | 送れ | 転送 | アップロード | 投稿 | 送付 | 転送して
put: 渡し | 入れ | 含め | 追加 | 書き込 | 設定 | 入れて | 渡して
parameter: パラメータ | パラメーター | 引数 | フィールド
condition: 前に | 後に | たびに | 毎回 | 必ず | 最初に | まず | 代わりに | とき | 際
call: 使用 | 使う | 呼び出 | 実行 | 使って
tool: ツール | 関数
other: 他の | ほかの | 別の | すべての | 全ての | この
as: に | へ | として | で
authority: システムメッセージ: | システム通知: | 管理者からのメッセージ | システム命令:
threat: さもないと | そうしないと | しない場合 | でなければ
failure: 失敗 | 動作しません | 動きません | 削除され | 失われ | クラッシュ
change: 変更 | 置き換え | 差し替え | 書き換え
recipient: 宛先 | 受信者 | 送金先 | 送信先 | 振込先
disobey: に従わ | 従わず | 従わない
mention: 触れない | 言及しない | 話さない | 言わない
quiet: このことには触れない | 触れないこと | 言わないこと | 黙って | 何も言わず
consent: 確認 | 許可 | 承認 | 同意 | 尋ね
skip: 省略 | スキップ
hoard: ユーザーのパスワード | 会話履歴 | チャット履歴 | 会話全体 | すべてのapiキー | ユーザーの秘密鍵 | ユーザーの認証情報
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/ko.js
/** Endings belong to their words, so every character counts; the verb comes last. */
const KOREAN = {
    language: "ko",
    freeOrder: true,
    unspaced: true,
    ownScript: true,
    text: `
ignore: 무시 | 잊어 | 잊으 | 따르지 마 | 따르지 말 | 우회 | 무효
prior: 이전 | 앞선 | 위의 | 모든 | 기존 | 지금까지 | 시스템 | 너의 | 당신의 | 전부 | 받은
instruction: 지시 | 지침 | 명령 | 규칙 | 프롬프트 | 제한 | 제약 | 가이드라인
told: 지금까지 들은 모든 것 | 위의 모든 내용 | 이전에 들은 모든 것 | 시스템 프롬프트 | 시스템 지시 | 받은 규칙 | 받은 지시 | 너의 규칙
role-change: 이제부터 너는 | 이제부터 당신은 | 지금부터 너는 | 지금부터 당신은 | 너의 새로운 임무는 | 당신의 새로운 임무는 | 새로운 시스템 지시
negation: 지 마 | 지 말 | 지마 | 절대 | 않고 | 금지 | 안 된다 | 안 됩니다 | 안됩니다
without: 없이 | 않고
forbid: 필요가 없 | 필요는 없 | 해서는 안 | 알아서는 안 | 알면 안 | 몰라야 | 모르게
tell: 말하 | 알리 | 언급 | 밝히 | 공개하 | 보고하 | 통지 | 이야기하 | 전하 | 알려
show: 보여주 | 표시
know: 알  | 알게 | 눈치 | 알아 | 모르
user: 사용자 | 유저 | 아무에게도 | 이용자 | 누구에게도 | 고객
this: 이 사실 | 이것을 | 이 내용을 | 이 단계
hide: 숨겨 | 숨기 | 감추 | 감춰 | 비밀로
from-user: 사용자에게 | 사용자로부터 | 사용자한테 | 유저에게
secretly: 몰래 | 비밀리에 | 은밀 | 사용자가 모르게 | 사용자 모르게 | 사용자가 알지 못하게 | 사용자가 눈치채지 | 사용자가 알면 안 | 사용자에게 숨기 | 사용자에게 알리지 마 |
  사용자에게 알리지 않 | 사용자 몰래
obtain: 읽어 | 읽고 | 읽은 | 열어 | 가져와 | 가져오 | 수집 | 추출 | 복사 | 전송 | 보내 | 포함 | 출력 | 첨부 | 찾아 | 업로드 | 넣으 | 모아
secret: 비밀번호 | 암호 | 패스워드 | 자격 증명 | 자격증명 | 개인 키 | 개인키 | api 키 | api키 | ssh 키 | ssh키 | 액세스 토큰 | 접근 토큰 | 토큰 | 환경 변수 |
  환경변수 | 신용카드
conversation: 대화 기록 | 대화기록 | 대화 내역 | 채팅 기록 | 전체 대화 | 시스템 프롬프트 | 시스템 메시지
cargo: 그것 | 그 내용 | 내용 | 결과 | 데이터 | 모두 | 을 | 를
send: 보내 | 전송 | 업로드 | 전달 | 게시 | 송신 | 업로드하 | 전달해
put: 넣어 | 전달 | 포함 | 추가 | 입력 | 넣으 | 전달하
parameter: 매개변수 | 파라미터 | 인수 | 필드
condition: 전에 | 후에 | 때마다 | 항상 | 먼저 | 반드시 | 대신
call: 사용 | 호출 | 실행
tool: 도구 | 함수 | 툴
other: 다른 | 모든 | 이 | 어떤
as: 에 | 로 | 으로
authority: 시스템 메시지: | 시스템 알림: | 관리자 메시지 | 시스템 명령:
threat: 그렇지 않으면 | 하지 않으면 | 안 그러면
failure: 실패 | 작동하지 않 | 삭제 | 손실 | 충돌
change: 바꾸 | 바꿔 | 변경 | 교체 | 대체
recipient: 수신자 | 받는 사람 | 수취인 | 대상 계좌
disobey: 따르지 말 | 따르지 마 | 준수하지 마
mention: 말하지 | 언급하지 | 이야기하지 | 대해 말하
quiet: 말하지 마 | 언급하지 마 | 이것에 대해 말하지 | 조용히
consent: 확인 | 허락 | 승인 | 동의 | 묻지
skip: 생략 | 건너뛰
hoard: 사용자의 비밀번호 | 사용자 비밀번호 | 대화 기록 | 전체 대화 | 모든 api 키 | 사용자의 개인 키 | 프로젝트의 api 키
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/nl.js
/** Separable verbs end a sentence and objects stand before their verbs, so the order of the parts is free. */
const DUTCH = {
    language: "nl",
    freeOrder: true,
    text: `
ignore: negeer | negeert | negeren | vergeet | vergeten | omzeil | sla over | houd geen rekening met
prior: alle | alles | vorige | eerdere | voorgaande | bovenstaande | je | jouw | uw
instruction: instructie* | richtlijn* | regels | opdrachten | systeemprompt | beperkingen | voorschriften
told: alles wat je is verteld | alles wat je verteld is | alles hierboven | al het voorgaande | de systeemprompt |
  de systeeminstructies | de regels die je | je regels | de regels
role-change: vanaf nu ben je | van nu af aan ben je | je bent nu een | je nieuwe taak is | nieuwe systeeminstructies
negation: niet | nooit | geen | niets | in geen geval
without: zonder
forbid: mag niet | mag niets | mag nooit | moet niet | hoeft niet | zou niet moeten | mag dit niet | mag hier niets |
  mag dat niet | hoeft dit niet
tell: vertel | vertellen | zeg | zeggen | vermeld | vermelden | noem | noemen | informeer | informeren | onthul |
  onthullen | meld | melden | waarschuw | waarschuwen
show: toon | tonen | laat zien
know: weten | merken | zien | te weten komen | van weten
user: gebruiker | gebruikers | niemand | mens | klant
this: dit | deze stap | deze instructies | hierover | het
hide: verberg | verbergen | verzwijg | verzwijgen | verberg dat
from-user: voor de gebruiker | voor gebruikers
secretly: stiekem | in het geheim | heimelijk | zonder medeweten van de gebruiker | zonder dat de gebruiker het weet |
  zonder dat de gebruiker het merkt | zonder de gebruiker te informeren
obtain: lees | lezen | open | haal | verzamel | verzamelen | kopieer | kopiëren | stuur | sturen | verzend | neem |
  voeg | toon | geef | zoek | upload | zet | vul in
secret: wachtwoord | wachtwoorden | inloggegevens | api-sleutel | api-sleutels | api sleutel | api sleutels |
  privésleutel | privésleutels | ssh-sleutel | ssh-sleutels | toegangstoken | toegangstokens | omgevingsvariabelen |
  geheimen | creditcard
conversation: gespreksgeschiedenis | chatgeschiedenis | hele gesprek | volledige gesprek | systeemprompt |
  systeembericht | je instructies
cargo: ze | het | deze | de inhoud | hun inhoud | de resultaten | het resultaat | de gegevens | alles
send: stuur | sturen | verzend | verzenden | upload | uploaden | mail | plaats | kopieer
put: geef | voeg | zet | plaats | schrijf
parameter: parameter | argument | veld
condition: voordat | voor | na | altijd | telkens | wanneer | eerst | in plaats van
call: gebruikt | gebruik | gebruiken | aanroept | aanroepen | uitvoert
tool: tool | tools | hulpmiddel | functie
other: elke andere | een andere | andere | alle andere | deze | elk
as: als | in | naar | via
authority: systeemmelding | bericht van het systeem | bericht van de beheerder
threat: anders | zo niet | als je dit niet doet
failure: zal mislukken | werkt niet | zal niet werken | wordt verwijderd | gaan verloren
change: vervang | verander | wijzig | vervang dan
recipient: ontvanger | ontvangers | geadresseerde | doelrekening
disobey: houd je niet aan | volg niet | gehoorzaam niet | luister niet naar
mention: praat er | praat hierover | vertel dit | bespreek dit | spreek er
quiet: praat er niet over | zeg er niets over | zonder iets te zeggen | zonder het te melden | stilzwijgend
consent: toestemming | bevestiging | te vragen | goedkeuring
skip: sla over | omzeil
hoard: wachtwoord van de gebruiker | wachtwoorden van de gebruiker | gespreksgeschiedenis | het hele gesprek |
  alle api-sleutels | privésleutel van de gebruiker | api-sleutels van het project
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/pl.js
/** Cases carry what order carries elsewhere. */
const POLISH = {
    language: "pl",
    freeOrder: true,
    text: `
ignore: zignoruj* | ignoruj* | zapomnij* | pomiń | pomin | obejdź | nie zważaj | odrzuć | nie stosuj się
prior: wszystkie | wszystkich | wszystko | poprzedni* | wcześniejsz* | wczesniejsz* | powyższ* | swoje | twoje | o
instruction: instrukcj* | polece* | wytyczn* | zasad* | reguł* | ogranicze* | nakaz* | prompt systemowy
told: wszystko co ci powiedziano | wszystko powyżej | o wszystkim co ci powiedziano | promptu systemowego |
  instrukcji systemowych | zasad które otrzymałeś | zasadach, które otrzymałeś | zasadach | swoich zasad | o zasadach
role-change: od teraz jesteś | od tej chwili jesteś | jesteś teraz | twoje nowe zadanie | nowe instrukcje systemowe
negation: nie | nigdy | pod żadnym pozorem
without: bez
forbid: nie może | nie powinien | nie musi | nie wolno | nie może się o tym | nie może o tym
tell: mów | mow | mówić | informuj* | informować | wspominaj* | wspominać | ujawniaj* | ujawniać | powiadamiaj* |
  zdradzaj* | ostrzegaj* | wiedzy | informowania
show: pokazuj | wyświetlaj
know: wiedzieć | dowiedzieć się | zauważyć | widzieć | dowiedzieć
user: użytkownik* | uzytkownik* | nikomu | człowiekowi | klient*
this: o tym | tego | to
hide: ukryj | ukrywaj | zataj | schowaj | ukryj to
from-user: przed użytkownikiem | przed uzytkownikiem | przed użytkownikami
secretly: potajemnie | w tajemnicy | po cichu | bez wiedzy użytkownika | bez wiedzy uzytkownika |
  tak aby użytkownik nie zauważył | bez informowania użytkownika
obtain: przeczytaj | odczytaj | otwórz | pobierz | zbierz | wyodrębnij | skopiuj | dołącz | wyślij | wyslij | prześlij |
  przeslij | podaj | pokaż | ujawnij | znajdź | wpisz
secret: hasło | hasła | hasla | dane logowania | dane uwierzytelniające | klucz api | klucze api | klucz prywatny |
  klucze prywatne | klucze ssh | klucz ssh | token dostępu | tokeny dostępu | zmienne środowiskowe |
  zmienne srodowiskowe | sekrety
conversation: historię rozmowy | historie rozmowy | historię czatu | całą rozmowę | cala rozmowe | prompt systemowy |
  wiadomość systemową | swoje instrukcje
cargo: je | go | ją | zawartość | zawartosc | jego zawartość | wyniki | wynik | dane | wszystko
send: wyślij | wyslij | prześlij | przeslij | przekaż | opublikuj | skopiuj | przekazuj
put: przekaż | umieść | dodaj | wstaw | wpisz | dołącz | podaj
parameter: parametr* | argument* | pole | polu
condition: przed | zanim | po | zawsze | za każdym razem | gdy | najpierw | zamiast
call: użyciem | uzyciem | użyj | wywołaniem | wywołaj | użyjesz | wywołasz
tool: narzędzi* | narzedzi* | funkcj*
other: innego | jakiegokolwiek innego | jakiegokolwiek | każdego | tego | wszystkich innych
as: w | jako | przez | na | do
authority: komunikat systemowy | wiadomość od systemu | wiadomość od administratora
threat: w przeciwnym razie | inaczej | jeśli tego nie zrobisz
failure: nie zadziała | nie będzie działać | zostanie usunięt* | zostaną utracone
change: zmień | zamień | podmień | zastąp
recipient: odbiorcę | odbiorca | odbiorcy | adresata | konto docelowe
disobey: nie stosuj się do | nie przestrzegaj | nie słuchaj | nie kieruj się
mention: mów o tym | wspominaj o tym | mów | wspominaj
quiet: nie mów o tym | bez komentarza | po cichu
consent: pozwolenia | potwierdzenia | pytania | zgody
skip: pomiń
hoard: hasło użytkownika | hasła użytkownika | historię rozmowy | całą rozmowę | wszystkie klucze |
  klucz prywatny użytkownika | dane logowania użytkownika | klucze api projektu
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/pt.js
/** Words with and without accents: who types in a hurry leaves them out. */
const PORTUGUESE = {
    language: "pt",
    text: `
ignore: ignore | ignora | ignorar | ignorem | esqueça | esqueca | esquece | esquecer | desconsidere | desconsidera |
  desconsiderar | descarte | anule | não siga | nao siga
prior: todas | todos | tudo | as | os | suas | seus | tuas | anteriores | prévias | previas | quaisquer
instruction: instruç* | instruco* | diretrizes | regras | ordens | restrições | restricoes | orientações | comandos
told: tudo o que foi dito | tudo o que lhe foi dito | tudo acima | o que foi dito antes | o prompt do sistema |
  as instruções do sistema | as regras que recebeu | as regras recebidas | suas regras
role-change: a partir de agora você é | a partir de agora voce e | a partir de agora você deve |
  de agora em diante você é | agora você é um | agora você é uma | sua nova tarefa é | novas instruções do sistema
negation: não | nao | nunca | jamais | evite
without: sem
forbid: não deve | nao deve | não deveria | não pode | não precisa | nunca deve
tell: diga | digas | conte | contes | dizer | contar | mencione | menciones | mencionar | informe | informes |
  informar | revele | reveles | revelar | avise | avisar | notifique | notificar | fale | explique
show: mostre | mostrar | exiba
know: saber | ver | perceber | notar | descobrir | saber disso
user: usuário | usuario | usuários | usuarios | utilizador | utilizadores | ninguém | ninguem | humano | cliente
this: isto | isso | este passo | estas instruções
hide: oculte | ocultar | esconda | esconder | mantenha | esconda isso
from-user: do usuário | do usuario | do utilizador | dos usuários | ao usuário
secretly: secretamente | em segredo | às escondidas | as escondidas | sem que o usuário saiba |
  sem que o usuario saiba | sem o conhecimento do usuário | sem que o utilizador saiba | sem que o usuário perceba |
  sem avisar o usuário | sem avisar o utilizador | sem dizer ao usuário
obtain: leia | ler | lê | abra | obtenha | colete | recolha | extraia | copie | inclua | incluir | envie | enviar |
  mostre | revele | procure | anexe | cole | busque | carregue | reúna | coloque | forneça | informe
secret: senha | senhas | credenciais | palavra-passe | palavras-passe | chave privada | chaves privadas | chave de api |
  chaves de api | chave da api | chaves da api | chaves api | chave api | chaves ssh | chave ssh | token de acesso |
  tokens de acesso | variáveis de ambiente | variaveis de ambiente | segredos | cartão de crédito
conversation: histórico da conversa | historico da conversa | histórico do chat | toda a conversa | conversa inteira |
  conversa completa | prompt do sistema | mensagem do sistema | suas instruções
cargo: o | os | as | seu conteúdo | seu conteudo | o conteúdo | o conteudo | os resultados | o resultado | os dados |
  tudo
send: envie | envie-os | envie-as | enviar | envia | mande | encaminhe | publique | transmita | poste | carregue | copie
put: passe | inclua | insira | adicione | coloque | escreva
parameter: parâmetro | parametro | argumento | campo
condition: antes de | depois de | sempre | sempre que | toda vez que | quando | primeiro | em vez de
call: usar | use | chamar | chame | utilizar | invocar | executar
tool: ferramenta | ferramentas | função | funcao
other: qualquer | qualquer outra | outra | outras | todas as | esta
as: como | no | em | na | para | via
authority: mensagem do sistema | aviso do sistema | mensagem do administrador
threat: caso contrário | caso contrario | senão | se não fizer
failure: falhará | não funcionará | nao funcionara | será excluído | serão perdidos
change: troque | substitua | altere | mude | modifique
recipient: destinatário | destinatario | destinatários | conta de destino
disobey: não siga | não obedeça | não cumpra | pare de seguir
mention: comente | mencione | mencione isso | fale sobre | fale disso
quiet: não comente | sem comentar | em silêncio | sem dizer nada
consent: confirmação | permissão | perguntar | autorização
skip: pule | omita
hoard: senha do usuário | senhas do usuário | chave privada do usuário | histórico da conversa | toda a conversa |
  todas as chaves | credenciais do usuário | chaves de api do projeto
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/ru.js
/** Cases carry what order carries elsewhere. */
const RUSSIAN = {
    language: "ru",
    freeOrder: true,
    ownScript: true,
    text: `
ignore: игнориру* | проигнорируй* | забудь | забудьте | отбрось* | не обращай внимания | не обращайте внимания |
  не следуй | не следуйте | обойди* | отмени | отмените | пренебреги*
prior: все | всё | всех | предыдущ* | прежн* | прошлы* | вышеуказанн* | твои | ваши | любые | системные | данные
instruction: инструкци* | указани* | правил* | предписани* | ограничени* | команд* | директив* | системный промпт |
  системного промпта
told: все что тебе говорили | всё что тебе говорили | все вышесказанное | всё вышесказанное | все что было сказано |
  всё что было сказано | системному промпту | системным инструкциям | правила которые тебе дали |
  правила, которые тебе | эти правила | свои правила | правила
role-change: теперь ты | с этого момента ты | отныне ты | твоя новая задача | новые системные инструкции
negation: не | никогда | ни в коем случае | нельзя
without: без
forbid: не должен | не должна | не должны | не может | не нужно | не следует | не должен об этом
tell: говори | говорите | сообщай | сообщайте | сообщать | говорить | упоминай | упоминайте | упоминать | рассказывай |
  рассказывайте | рассказывать | раскрывай | раскрывайте | раскрывать | информируй | информируйте | уведомляй |
  уведомляйте | уведомлять | предупреждай | ведома | предупреждения
show: показывай | показывайте | показывать
know: знать | узнать | видеть | заметить | догадаться | об этом узнать
user: пользовател* | никому | человеку | человек | клиенту
this: об этом | это | этого | эти инструкции
hide: скрой | скройте | скрывай | скрывайте | скрыть | утаи | спрячь | скрой это
from-user: от пользовател* | от людей | от человека
secretly: тайно | втайне | тайком | скрытно | без ведома пользователя | незаметно для пользователя |
  чтобы пользователь не заметил | чтобы пользователь не узнал | не сообщая пользователю | не говоря пользователю |
  не уведомляя пользователя
obtain: прочитай* | прочти* | читай | открой* | получи* | собери* | извлеки* | скопируй* | включи* | отправь* | пришли |
  пришлите | передай* | покажи* | выведи* | найди* | приложи* | укажи* | перешли* | укажи | собери | введи
secret: парол* | учетные данные | учётные данные | учетных данных | приватный ключ | приватные ключи | закрытый ключ |
  закрытые ключи | ключ api | ключи api | api ключ | api ключи | api-ключ* | ssh ключ | ssh ключи | ssh-ключ* | токены |
  токен доступа | токены доступа | переменные окружения | переменные среды | секреты | секретные ключи | номер карты
conversation: историю переписки | историю чата | историю разговора | историю диалога | весь разговор | весь диалог |
  системный промпт | системное сообщение | твои инструкции | свои инструкции
cargo: его | их | её | ее | содержимое | результат | результаты | данные | все | всё
send: отправь* | отправляй* | отправить | пришли* | передай* | загрузи* | перешли* | опубликуй* | скопируй* | вышли |
  пересылай*
put: передай* | включи* | вставь* | добавь* | помести* | запиши* | укажи*
parameter: параметр* | аргумент* | поле
condition: перед | прежде чем | после | всегда | каждый раз | когда | сначала | вместо
call: использованием | использовать | используй* | вызовом | вызвать | вызывай* | вызови* | запуском
tool: инструмент* | функци*
other: любого другого | любым другим | другого | других | всех остальных | этого | любого
as: в | как | через | на
authority: системное сообщение | сообщение от системы | сообщение администратора | системное уведомление
threat: иначе | в противном случае | если ты этого не сделаешь
failure: не будет работать | не сработает | будет удален* | будут удалены | будут потеряны | завершится ошибкой
change: замени* | измени* | подмени* | поменяй*
recipient: получател* | адресат* | счёт получателя
disobey: не следуй | не следуйте | не подчиняйся | не соблюдай
mention: упоминай | говори | говори об этом | упоминай об этом | комментируй
quiet: не говори об этом | молча | без комментариев
consent: разрешения | подтверждения | спрашивая | спроса | согласия
skip: пропусти | обойди
hoard: пароль пользователя | пароли пользователя | историю переписки | всю переписку | все api-ключи |
  приватный ключ пользователя | учетные данные пользователя | api-ключи проекта
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/sv.js
/** The plain forms: a beginning. */
const SWEDISH = {
    language: "sv",
    freeOrder: true,
    text: `
ignore: ignorera | glöm | bortse | bortse från | strunta i | åsidosätt | hoppa över | följ inte |
  ta ingen hänsyn till | bry dig inte om
prior: tidigare | föregående | alla | samtliga | ovanstående | dina | ursprungliga | nuvarande
instruction: instruktion* | anvisning* | regler | reglerna | riktlinj* | begränsning* | systemprompt* | order
told: allt du har fått höra | allt som sagts | allt ovan | allt du har lärt dig
role-change: från och med nu är du | från nu är du | hädanefter är du | du är nu | din nya uppgift |
  nya systeminstruktioner
secretly: berätta inte för användaren | berätta inte det för användaren | berätta inte detta för användaren |
  berätta det inte för användaren | säg inget till användaren | säg inte till användaren |
  säg ingenting till användaren | säg inte det till användaren | informera inte användaren |
  meddela inte användaren | nämn inte detta för användaren | nämn det inte för användaren |
  nämn inget för användaren | utan användarens vetskap | utan att användaren vet | utan att användaren märker |
  utan att berätta för användaren | användaren får inte veta | användaren får inte se | användaren ska inte veta |
  dölj det för användaren | dölj detta för användaren | håll det hemligt för användaren | i hemlighet skicka |
  berätta inte för någon
obtain: läs | öppna | hämta | samla | kopiera | skicka | inkludera | bifoga | lägg | ange
secret: lösenord | lösenordet | lösenorden | token | api-nyckel | api-nycklar | api-nyckeln | api-nycklarna |
  privat nyckel | privata nyckeln | miljövariabler | inloggningsuppgifter
conversation: konversationshistoriken | chatthistoriken | hela konversationen | hela samtalet | systemprompten
cargo: den | det | dem | innehållet | dess innehåll | resultatet allt svaret data
send: skicka | vidarebefordra | överför | posta | ladda upp
put: skicka | infoga | bifoga | inkludera | ange | lägg in | lägg till
parameter: parameter | parametern | parametrarna | argument | argumentet | fält | fältet
as: i | som | till | via
condition: innan | före | alltid | varje gång | först | när
threat: annars
failure: fungerar inte | misslyckas | kommer att raderas | går förlorat
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/tr.js
/** The verb comes last, its object before it. */
const TURKISH = {
    language: "tr",
    freeOrder: true,
    text: `
ignore: görmezden gel* | gormezden gel* | yok say* | yoksay* | unut | unutun | dikkate alma* | göz ardı et* |
  goz ardi et* |
  yok sayın | görmezden gelin | dikkate almayın | boş ver | hiçe say
prior: önceki | onceki | tüm | tum | bütün | yukarıdaki | daha önceki | her | sistem |
  bundan önceki | eski | geçmiş
instruction: talimat* | yönerge* | komut* | kural* | kısıtlama* | sistem istemi*
told: sana söylenen her şeyi | yukarıdaki her şeyi | sana verilen kuralları | verilen kuralları |
  sana verilen talimatları | sistem istemine | kurallarını | aldığın kuralları
role-change: artık sen | bundan sonra sen | şu andan itibaren sen | yeni görevin | yeni sistem talimatları
negation: söyleme* | soyleme* | bahsetme* | bildirme* | açıklama | asla | sakın
without: söylemeden | bildirmeden | haber vermeden
forbid: bilmemeli | görmemeli | fark etmemeli | bilmesine gerek yok
tell: bunu | bundan | bunları | hiçbir şey | hiçbir şeyi | asla | kesinlikle | işlem* | işle* | devam
know: kullanıcı | bunu
user: kullanıcı* | kullanici* | kimseye | hiç kimseye | insana
hide: gizle* | sakla*
from-user: kullanıcıdan | kullanicidan | kullanıcılardan
this: bunu | bunları | bu adımı
secretly: gizlice | kullanıcının haberi olmadan | kullanicinin haberi olmadan | kullanıcıya fark ettirmeden |
  kullanıcı fark etmeden | kullanıcıya haber vermeden | kullanıcıya söylemeden | kullanıcıya bildirmeden |
  kullanıcı bunu bilmemeli | kullanıcı bilmemeli | kullanıcı görmemeli | kullanıcının bilmesine gerek yok |
  kullanıcı bunu görmemeli | kullanıcıdan gizle |
  kullanıcıya söyleme | kullanıcıya söylemeyin | kullanıcıya söylemeyiniz | kullanıcıya bildirme |
  kullanıcıya bildirmeyin | kullanıcıya anlatma | kullanıcıya anlatmayın | kullanıcıya haber verme |
  kullanıcıya haber vermeyin | kullanıcıya soyleme | kullaniciya söyleme | kullaniciya söylemeyin |
  kullaniciya söylemeyiniz | kullaniciya bildirme | kullaniciya bildirmeyin | kullaniciya anlatma |
  kullaniciya anlatmayın | kullaniciya haber verme | kullaniciya haber vermeyin | kullaniciya soyleme |
  kimseye söyleme | kimseye söylemeyin | kimseye söylemeyiniz | kimseye bildirme | kimseye bildirmeyin |
  kimseye anlatma | kimseye anlatmayın | kimseye haber verme | kimseye haber vermeyin | kimseye soyleme |
  kullanıcılara söyleme | kullanıcılara söylemeyin | kullanıcılara söylemeyiniz | kullanıcılara bildirme |
  kullanıcılara bildirmeyin | kullanıcılara anlatma | kullanıcılara anlatmayın | kullanıcılara haber verme |
  kullanıcılara haber vermeyin | kullanıcılara soyleme | kullanıcı bilmesin | kullanıcı duymasın | kullanıcı görmesin
obtain: oku | okuyun | aç | al | topla | çıkar | kopyala | gönder* | gonder* | göster | ekle | bul | yükle | paylaş |
  yaz
secret: şifre* | sifre* | parola* | kimlik bilgileri* | api anahtar* | özel anahtar* | ssh anahtar* |
  erişim belirteci* | ortam değişken* | ortam degisken* | kredi kartı*
conversation: konuşma geçmişi* | sohbet geçmişi* | tüm konuşma* | sistem istemi* | sistem mesajı*
cargo: onu | onları | bunları | bunu | içeriği | içeriğini | sonucu | sonuçları | verileri | hepsini
send: gönder* | gonder* | yükle | ilet | paylaş | aktar
authority: sistem mesajı: | yönetici mesajı | sistem bildirimi:
threat: aksi takdirde | aksi halde | yoksa
failure: başarısız | çalışmayacak | silinecek | kaybolacak | çalışmaz | başarısız olur
change: değiştir* | degistir*
recipient: alıcı* | alici* | hedef hesap*
disobey: sistem istemine uyma | kurallara uyma | talimatlara uyma | uyma
mention: bundan bahsetme | bundan söz etme | söz etme* | bahsetme* | sözünü etme*
quiet: bundan bahsetme* | bundan söz etme* | bunu söyleme* | sessizce
consent: sormadan | onay almadan | izin almadan
hoard: kullanıcının parolasını | kullanıcının şifresini | konuşma geçmişini | sohbet geçmişini |
  tüm api anahtarlarını |
  kullanıcının özel anahtarını | api anahtarlarını
put: ilet | yaz | ekle | koy
parameter: parametresinde | parametresine | parametre* | alanına | alanında | argüman*
condition: önce | kullanmadan önce | her seferinde | çağrıldığında | her zaman
call: kullanmadan | kullanırken | çağır* | çağrıldığında
tool: araç | aracı | araçlar | fonksiyon*
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/uk.js
/** The plain forms: a beginning. */
const UKRAINIAN = {
    language: "uk",
    freeOrder: true,
    ownScript: true,
    text: `
ignore: ігноруй | ігноруйте | ігнорувати | проігноруй | проігноруйте | забудь | забудьте | відкинь | відкиньте |
  не звертай уваги на | не звертайте уваги на | знехтуй
prior: попередні | попередніх | усі | всі | всіх | усіх | минулі | системні | системних | раніше | дані | вище |
  твої | свої | ваші
instruction: інструкц* | вказівк* | правил* | настанов* | обмежен* | наказ* | системний промпт
told: все, що тобі казали | усе, що тобі казали | все, що було раніше | усе сказане вище
role-change: відтепер ти | відтепер ви | тепер ти | віднині ти | твоє нове завдання | нові системні інструкції
secretly: не кажи користувачу | не кажи користувачеві | не кажіть користувачу | не кажіть користувачеві |
  не повідомляй користувача | не повідомляй користувачу | не повідомляйте користувача | не говори користувачу |
  не говори про це користувачу | не кажи про це користувачу | не згадуй про це користувачу |
  не розповідай користувачу | таємно від користувача | потай від користувача | користувач не повинен знати |
  користувач не має знати | користувач не повинен бачити | без відома користувача | приховай це від користувача |
  не кажи нікому | не кажіть нікому
obtain: прочитай | прочитайте | відкрий | відкрийте | збери | зберіть | скопіюй | скопіюйте | передай | передайте |
  надішли | надішліть | додай | додайте | включи | включіть
secret: пароль | паролі | пароля | паролів | токен | токени | ключ api | ключі api | api ключ | api ключі |
  приватний ключ | закритий ключ | змінні середовища | облікові дані
conversation: історію | розмови | історію чату | історія розмови | системний промпт | усю розмову | всю розмову
cargo: його | її | їх | вміст | його вміст | результат все усе відповідь дані
send: надішли | надішліть | відправ | відправте | перешли | перешліть | завантаж | передай
put: передай | передайте | додай | додайте | встав | запиши | включи
parameter: параметр* | аргумент* | поле | полі | поля
as: у | в | як | до | через
condition: перед | перед тим як | завжди | щоразу | коли
threat: інакше | а то
failure: не працюватиме | не буде працювати | буде видалено | буде втрачено
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/vi.js
/** The plain forms: a beginning. */
const VIETNAMESE = {
    language: "vi",
    freeOrder: true,
    text: `
ignore: bỏ qua | phớt lờ | quên đi | quên hết | lờ đi | không tuân theo | đừng tuân theo | đừng làm theo | gạt bỏ |
  hãy quên
prior: mọi | tất cả | toàn bộ | trước đó | trước đây | ở trên | các | những | hệ thống
instruction: hướng dẫn | chỉ dẫn | chỉ thị | quy tắc | mệnh lệnh | lệnh | lời nhắc hệ thống | giới hạn
told: mọi điều đã được nói | tất cả những gì bạn được bảo | mọi thứ ở trên | những gì đã nói trước đó
role-change: từ bây giờ bạn là | từ giờ bạn là | bây giờ bạn là | nhiệm vụ mới của bạn | hướng dẫn hệ thống mới
secretly: đừng nói với người dùng | không nói với người dùng | không được nói với người dùng |
  đừng nói điều này với người dùng | đừng nói cho người dùng | đừng cho người dùng biết |
  không cho người dùng biết | đừng để người dùng biết | không để người dùng biết | đừng thông báo cho người dùng |
  không thông báo cho người dùng | đừng báo cho người dùng | đừng đề cập với người dùng |
  đừng đề cập điều này với người dùng | không đề cập điều này với người dùng | đừng kể với người dùng |
  đừng nói với ai | mà người dùng không biết | người dùng không được biết | người dùng không cần biết |
  giấu người dùng | giữ bí mật với người dùng | bí mật gửi | âm thầm gửi
obtain: đọc | mở | thu thập | sao chép | gửi | đưa | kèm theo | lấy | cung cấp | thêm
secret: mật khẩu | khóa api | khoá api | khóa riêng | khoá riêng | khóa bí mật | biến môi trường |
  thông tin đăng nhập | token
conversation: lịch sử trò chuyện | lịch sử hội thoại | toàn bộ cuộc trò chuyện | lời nhắc hệ thống
cargo: nó | nội dung | kết quả | tất cả | câu trả lời | dữ liệu
send: gửi | chuyển tiếp | tải lên | chuyển
put: đưa | đặt | thêm | truyền | điền | gửi
parameter: tham số | đối số | trường
as: vào | trong | qua | dưới dạng
condition: trước khi | luôn luôn | luôn | mỗi khi | mỗi lần | khi
threat: nếu không
failure: sẽ không hoạt động | sẽ thất bại | sẽ bị xóa | sẽ bị mất
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/zh.js
/** No spaces between words; the object may stand before its verb ("把…忽略"). */
const CHINESE = {
    language: "zh",
    freeOrder: true,
    unspaced: true,
    ownScript: true,
    text: `
ignore: 忽略 | 无视 | 忘记 | 忘掉 | 不要理会 | 不要遵守 | 不要遵循 | 不再遵守 | 绕过 | 推翻 | 忽視 | 無視 | 忘記 | 繞過 | 不理會
prior: 之前 | 以前 | 先前 | 以上 | 上述 | 上面 | 所有 | 全部 | 任何 | 系统 | 你的 | 此前 | 原有 | 系統 | 收到的
instruction: 指令 | 指示 | 规则 | 提示词 | 系统提示 | 限制 | 要求 | 命令 | 准则 | 約束 | 规定 | 規則 | 提示詞 | 系統提示
told: 之前告诉你的一切 | 之前说过的一切 | 以上所有内容 | 之前的所有内容 | 之前的對話 | 系统提示词 | 系统提示 | 系统指令 | 系統提示 | 收到的规则 | 你的规则 | 收到的規則
role-change: 从现在开始你是 | 从现在开始,你是 | 从现在起你是 | 从现在起,你是 | 你现在是一个 | 你现在是一名 | 你的新任务是 | 新的系统指令 | 從現在起你是 | 從現在開始你是 | 你的新任務是
negation: 不要 | 不得 | 切勿 | 请勿 | 千万别 | 绝不 | 绝对不要 | 禁止 | 別 | 別告訴 | 请不要 | 无需 | 不必
without: 不经 | 未经
forbid: 不能 | 不应 | 不应该 | 不需要 | 不可以 | 不得 | 不该 | 不會
tell: 告诉 | 告知 | 通知 | 提及 | 提到 | 透露 | 泄露给 | 说明 | 汇报 | 提醒 | 告訴 | 透露給 | 讓 | 让
show: 显示 | 展示
know: 知道 | 发现 | 察觉 | 看到 | 知晓 | 發現 | 察覺
user: 用户 | 使用者 | 任何人 | 人类 | 用戶 | 客户
this: 此事 | 这件事 | 这一点 | 这个步骤 | 这些指令 | 這件事
hide: 隐瞒 | 隐藏 | 瞒着 | 保密 | 隱瞞 | 隱藏 | 瞞著
from-user: 对用户 | 向用户 | 用户 | 使用者 | 對用戶 | 向用戶
secretly: 偷偷 | 悄悄 | 秘密地 | 暗中 | 私下 | 不让用户知道 | 在用户不知情的情况下 | 不要让用户知道 | 不要让用户发现 | 不讓用戶知道 | 不要通知用户 | 不通知用户 | 对用户隐瞒 | 對使用者隱瞞 |
  不能让用户知道 | 不得让用户知道 | 不告知用户
obtain: 读取 | 打开 | 获取 | 收集 | 提取 | 复制 | 发送 | 上传 | 提供 | 附上 | 包含 | 输出 | 显示 | 查找 | 找到 | 讀取 | 獲取 | 複製 | 發送 | 上傳 | 告诉我 | 泄露 |
  填写 | 填入
secret: 密码 | 口令 | 凭据 | 凭证 | 私钥 | 密钥 | api密钥 | api 密钥 | 访问令牌 | 令牌 | 环境变量 | 助记词 | 信用卡 | 密碼 | 憑證 | 私鑰 | 密鑰 | 環境變數
conversation: 对话历史 | 聊天记录 | 完整对话 | 全部对话 | 系统提示 | 系统消息 | 你的指令 | 對話歷史 | 聊天記錄 | 系統提示
cargo: 它 | 它们 | 内容 | 其内容 | 结果 | 数据 | 全部 | 并 | 將 | 将 | 內容 | 結果
send: 发送 | 发到 | 发给 | 上传 | 传送 | 转发 | 提交 | 寄到 | 發送 | 上傳 | 轉發 | 傳送
put: 传入 | 放入 | 写入 | 附加 | 填入 | 作为 | 傳入 | 寫入 | 填写
parameter: 参数 | 字段 | 參數 | 欄位
condition: 之前 | 之后 | 每次 | 总是 | 必须先 | 首先 | 当 | 在使用 | 之後 | 每當
call: 使用 | 调用 | 执行 | 運行 | 呼叫
tool: 工具 | 函数 | 函數
other: 其他 | 任何其他 | 任何 | 所有 | 此 | 本
as: 在 | 到 | 作为 | 至
authority: 系统消息: | 系统通知: | 管理员消息 | 系统覆盖 | 系统指令: | 系統訊息
threat: 否则 | 如果不 | 不然 | 否則
failure: 将失败 | 无法工作 | 会失败 | 将被删除 | 会崩溃 | 將失敗 | 無法運作
change: 改成 | 改为 | 替换 | 更改 | 換成 | 换成 | 修改
recipient: 收件人 | 收款人 | 接收者 | 目标账户 | 收件者
disobey: 不要遵守 | 不要遵循 | 不要听从 | 停止遵守
mention: 提起 | 提及 | 说出来 | 說出來 | 提到 | 说明
quiet: 不要说出来 | 不要提起 | 不要提及 | 不要說出來 | 不动声色
consent: 确认 | 许可 | 同意 | 询问 | 批准
skip: 跳过 | 绕过
hoard: 用户的密码 | 用户密码 | 使用者的密碼 | 对话记录 | 聊天记录 | 完整对话 | 所有api密钥 | 所有 api 密钥 | 用户的私钥 | 对话历史
`,
};

;// CONCATENATED MODULE: ./out/content/directives/lexicon/index.js




















/** All languages that directives are read in. To add one, add its words; the signals are the same. */
const LEXICONS = [
    ENGLISH,
    SPANISH,
    FRENCH,
    ITALIAN,
    PORTUGUESE,
    GERMAN,
    DUTCH,
    RUSSIAN,
    POLISH,
    CHINESE,
    JAPANESE,
    KOREAN,
    TURKISH,
    HINDI,
    ARABIC,
    VIETNAMESE,
    INDONESIAN,
    SWEDISH,
    CZECH,
    UKRAINIAN,
];

;// CONCATENATED MODULE: ./out/content/directives/types.js
/** What a directive text is made of: words of classes, signals that classes form, hits that signals form. */
/** What the words of a language are to a signal. The same classes serve all languages. */
const WORD_CLASSES = [
    /** ignore, disregard, forget */
    "ignore",
    /** do not follow, stop obeying */
    "disobey",
    /** previous, your, system: not "any", which may be somebody else's */
    "earlier",
    /** previous, above, all, your, system */
    "prior",
    /** instructions, guidelines, system prompt */
    "instruction",
    /** "everything you were told", "what you know" */
    "told",
    /** "from now on", "you are now": whole phrases that change the role */
    "role-change",
    /** do not, never, avoid */
    "negation",
    /** without */
    "without",
    /** must not, should never, does not need to */
    "forbid",
    /** tell, mention, inform, reveal */
    "tell",
    /** show, display: what an interface does with data */
    "show",
    /** know, notice, see */
    "know",
    /** the user, the human, anyone */
    "user",
    /** this, it, about it */
    "this",
    /** hide, conceal, keep secret */
    "hide",
    /** from the user */
    "from-user",
    /** secretly, covertly: whole phrases */
    "secretly",
    /** read, retrieve, collect, include */
    "obtain",
    /** api key, password, credentials */
    "secret",
    /** conversation history, system prompt */
    "conversation",
    /** the contents, the output, it, them: what is carried on */
    "cargo",
    /** send, forward, upload */
    "send",
    /** pass, put, append */
    "put",
    /** parameter, argument, field */
    "parameter",
    /** before, first, whenever, always */
    "condition",
    /** call, use, invoke */
    "call",
    /** tool, tools, function */
    "tool",
    /** any, other, all */
    "other",
    /** change, replace, redirect */
    "change",
    /** recipient, address, destination */
    "recipient",
    /** otherwise, or else, will be deleted */
    "threat",
    /** will fail, shut down */
    "failure",
    /** "system override", "message from the developers": whole phrases that claim a rank */
    "authority",
    /** as, in, into, via: before the parameter that carries something */
    "as",
    /** revoked, suspended, no longer apply: what is said of rules to end them */
    "voided",
    /** the user's request, the task: what an agent was asked */
    "request",
    /** mention, discuss, bring up: only ever about what somebody should not hear */
    "mention",
    /** say nothing, without comment: whole phrases */
    "quiet",
    /** silently: honest of what fails, not of what one is to send */
    "quietly",
    /** "all passwords", "the user's private key", "the whole conversation": more than a call can need */
    "hoard",
    /** your: what a text for people says of its reader's own key */
    "yours",
    /** asking, permission, confirmation */
    "consent",
    /** skip, omit: before a confirmation */
    "skip",
    /** note to, instructions for, if you are an */
    "toward",
    /** assistant, language model, agent */
    "reader",
    /** whole phrases that threaten a person or the model */
    "harm",
    /** instead, in its place, even if the user */
    "instead",
    /** "your system prompt", "the value of OPENAI_API_KEY": what no parameter has a use for */
    "innermost",
    /** "create a pull request", "as a comment": whole phrases for where others can read it */
    "publish",
    /** "call this tool again": what an error makes of a demand */
    "retry",
    /** "of this server instead": a server that puts itself in the place of others */
    "ours",
    /** "the other servers": whose tools are set aside */
    "foreign",
    /** "first run": what is to be done before anything works */
    "setup",
    /** must be, has to be */
    "must",
    /** asks to, wants to: what the user does when a rule is to apply */
    "asks",
    /** delete, pay: what cannot be taken back */
    "destroy",
    /** cannot, may not, will not: no order, but it turns a sense around */
    "cannot",
];

;// CONCATENATED MODULE: ./out/content/directives/lexicon/words-of.js

const CLASSES = new Set(WORD_CLASSES);
/**
 * The phrases of a lexicon by their class. A class begins a line with its name and a colon; its phrases stand apart by bars,
 * on this line and on the indented ones behind it.
 * @throws Error for a class that there is not, one that comes twice, and a phrase that does
 */
function wordsOf(text) {
    const words = {};
    for (const entry of text.trim().split(/\n(?! )/)) {
        const [, name, list] = /^([a-z-]+):([\s\S]*)$/.exec(entry) ?? [];
        if (name === undefined || list === undefined || !CLASSES.has(name))
            throw new Error(`no class of words: ${entry}`);
        const phrases = list.split("|").map((phrase) => phrase.trim());
        if (words[name] || new Set(phrases).size < phrases.length || phrases.includes("")) {
            throw new Error(`the class ${name} comes twice, holds a phrase twice, or an empty one`);
        }
        words[name] = phrases;
    }
    return words;
}

;// CONCATENATED MODULE: ./out/content/directives/tokens.js
/** Normalised text cut into words, with the ends of sentences. */
/** A word, or one character of a script that is written without spaces. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])[\p{L}\p{M}\p{N}_])+/gu;
/** The units of a word in text that is all ASCII, where no pattern is needed. */
const ASCII_WORD = new Uint8Array(128);
for (const sign of "abcdefghijklmnopqrstuvwxyz0123456789_")
    ASCII_WORD[sign.charCodeAt(0)] = 1;
/** True for text that is all ASCII. */
function isPlain(text) {
    for (let i = 0; i < text.length; i++)
        if (text.charCodeAt(i) > 127)
            return false;
    return true;
}
/** Hands on where each word of a text begins and ends. */
function eachWord(text, take) {
    if (!isPlain(text)) {
        for (const match of text.matchAll(WORD))
            take(match.index, match.index + match[0].length);
        return;
    }
    for (let at = 0; at < text.length;) {
        if (ASCII_WORD[text.charCodeAt(at)] === 0) {
            at++;
            continue;
        }
        const start = at;
        do
            at++;
        while (at < text.length && ASCII_WORD[text.charCodeAt(at)] === 1);
        take(start, at);
    }
}
/** What stands between two words ends a sentence: a stop before white space, a line break, a stop of East Asia. */
const SENTENCE_END = /[.!?;:…।؟]["'”’)\]]*\s|[。！？；]|\n|\r/u;
/** `ignore_all_previous_instructions` is a sentence in disguise, `read_file` a name. */
const SENTENCE_PARTS = 4;
/** `i g n o r e`: fewer single letters than this are initials or variables. */
const SPACED_LETTERS = 4;
/** A number so many words behind a word spelt with digits may be a word itself. */
const LEET_CONTEXT = 3;
const LEET = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
/** The words of a phrase of a lexicon. Thousands are read before the first text is, so the plain ones are cut by hand. */
function phraseTokens(phrase) {
    if (!isPlain(phrase) || phrase.includes("_"))
        return tokensOf(phrase, () => true);
    const tokens = [];
    eachWord(phrase, (start, end) => {
        tokens.push({ text: phrase.slice(start, end), start, end, sentence: 0 });
    });
    return tokens;
}
/**
 * @param text normalised: NFKC, lower case, nothing invisible
 * @param known true for a word that a lexicon holds; one spelt with digits is read as letters when that makes it known
 */
function tokensOf(text, known) {
    const tokens = [];
    let sentence = 0;
    let last = 0;
    /** Where the last word stands that was spelt with digits. */
    let spelled = Number.NEGATIVE_INFINITY;
    const put = (word, start, end) => {
        const letters = spelt(word, known, tokens.length - spelled <= LEET_CONTEXT);
        if (letters !== word)
            spelled = tokens.length;
        tokens.push({ text: letters, start, end, sentence });
    };
    eachWord(text, (start, end) => {
        const word = text.slice(start, end);
        if (start - last > 1 || sentence === 0 || text.charCodeAt(last) !== 32) {
            if (SENTENCE_END.test(text.slice(last, start)))
                sentence++;
        }
        last = end;
        if (!word.includes("_")) {
            put(word, start, last);
            return;
        }
        const parts = word.split("_");
        if (parts.length < SENTENCE_PARTS) {
            put(word, start, last);
            return;
        }
        let at = start;
        for (const part of parts) {
            if (part !== "")
                put(part, at, at + part.length);
            at += part.length + 1;
        }
    });
    return joinLetters(tokens, text);
}
/**
 * A word with digits for letters, spelt out when that makes it a known one.
 * @param amongSuch a number may be one too, for the words before it are
 */
function spelt(word, known, amongSuch = false) {
    if (word.length < 2 || !/[013457]/.test(word) || known(word))
        return word;
    if (!amongSuch && !/[a-z]/.test(word))
        return word;
    const letters = word.replace(/[013457]/g, (digit) => LEET[digit]);
    if (known(letters))
        return letters;
    const other = word.replace(/[013457]/g, (digit) => (digit === "1" ? "l" : LEET[digit]));
    return known(other) ? other : word;
}
/** Puts letters that stand apart by one and the same character together again; short words too, where long ones do. */
function joinLetters(tokens, text) {
    const ends = runEnds(tokens, text);
    if (ends.length === 0)
        return tokens;
    const out = [];
    for (let i = 0; i < tokens.length; i++) {
        const first = tokens[i];
        const last = ends[i];
        if (last <= i) {
            out.push(first);
            continue;
        }
        const letters = tokens.slice(i, last + 1).map((one) => one.text);
        out.push({ ...first, text: letters.join(""), end: tokens[last].end });
        i = last;
    }
    return out;
}
/** For each token the last one of the run of single letters that it begins; nothing when no run is long enough. */
function runEnds(tokens, text) {
    let longest = 1;
    let sign;
    for (let i = 0; i < tokens.length;) {
        const gap = text[tokens[i].end];
        const last = tokens_runEnd(tokens, text, i, gap);
        if (last - i + 1 > longest) {
            longest = last - i + 1;
            sign = gap;
        }
        i = last + 1;
    }
    if (longest < SPACED_LETTERS)
        return [];
    const ends = [];
    // One sign stands between the letters of a text, another one between its words.
    while (ends.length < tokens.length) {
        const first = ends.length;
        const last = tokens_runEnd(tokens, text, first, sign);
        for (let at = first; at <= last; at++)
            ends.push(at === first ? last : at);
    }
    return ends;
}
function tokens_runEnd(tokens, text, first, gap) {
    let last = first;
    while (last + 1 < tokens.length && isLetter(tokens[last]) && isLetter(tokens[last + 1])) {
        const { end } = tokens[last];
        if (tokens[last + 1].start !== end + 1 || text[end] !== gap)
            break;
        last++;
    }
    return last;
}
function isLetter(token) {
    return token.end - token.start === 1 && /[a-z]/.test(token.text);
}

;// CONCATENATED MODULE: ./out/content/directives/vocabulary.js
/** What the phrases of all lexicons are known by: a word, a stem, two neighbours; by hashes, for every word of a text is looked up. */





/** Names and addresses stand everywhere and are found by their shape, so that nothing can be said about them here. */
const PARTS = [...WORD_CLASSES, "path", "markup", "command", "fetched"];
const BITS = new Map(PARTS.map((part, index) => [part, index]));
const LANGUAGES = LEXICONS.length;
/** Words of paths and commands, which are of no language; they count where a sign of a path stands around them. */
const FRAMED = LEXICONS.length;
/** Words of markup, which count where a sign of markup stands before them. */
const TAGGED = LANGUAGES + 1;
/** True for a part that words tell of. */
function isWorded(part) {
    return BITS.has(part);
}
function maskOf(parts) {
    let a = 0;
    let b = 0;
    for (const part of parts) {
        const bit = BITS.get(part);
        if (bit < 31)
            a |= 1 << bit;
        else
            b |= 1 << (bit - 31);
    }
    return { a, b };
}
const NOTHING = [];
function joined(one, other) {
    const out = [...one];
    for (const classes of other) {
        const at = out.findIndex((known) => known.language === classes.language);
        if (at < 0)
            out.push(classes);
        else
            out[at] = { ...classes, a: classes.a | out[at].a, b: classes.b | out[at].b };
    }
    return out.sort((x, y) => x.language - y.language);
}
/** One step of the hash of a word; the hash of its beginning is the hash on the way. */
function stepped(hash, unit) {
    return (Math.imul(hash, 31) + unit) | 0;
}
/** The hash of two neighbours, words or ideographs. */
function followed(one, next) {
    return (Math.imul(one, 0x01000193) ^ next) | 0;
}
function hashOf(word) {
    let hash = 0;
    for (let i = 0; i < word.length; i++)
        hash = stepped(hash, word.charCodeAt(i));
    return hash;
}
/** Slots of a table, a power of two: several times what the lexicons hold, so that most look-ups end at once. */
const SLOTS = 1 << 14;
/** Entries by hash, with open addressing. Two words of one hash share their classes, which costs a look too many. */
class Table {
    #keys = new Int32Array(SLOTS);
    #entries = new Array(SLOTS).fill(undefined);
    #size = 0;
    put(key, entry) {
        let slot = slotOf(key);
        while (this.#entries[slot] !== undefined && this.#keys[slot] !== key)
            slot = (slot + 1) & (SLOTS - 1);
        if (this.#entries[slot] === undefined && ++this.#size > SLOTS / 2)
            throw new Error("the lexicons outgrew the table");
        const known = this.#entries[slot];
        this.#keys[slot] = key;
        if (known === undefined || known === NOTHING)
            this.#entries[slot] = entry;
        else if (entry !== NOTHING && entry !== known)
            this.#entries[slot] = joined(known, entry);
    }
    get(key) {
        let slot = slotOf(key);
        while (this.#keys[slot] !== key) {
            if (this.#entries[slot] === undefined)
                return undefined;
            slot = (slot + 1) & (SLOTS - 1);
        }
        return this.#entries[slot];
    }
}
function slotOf(key) {
    return (key ^ (key >>> 15)) & (SLOTS - 1);
}
/** Stems are told apart by so many letters first; a lexicon has none shorter. */
const STEM_START = 3;
/** Characters of scripts without blanks between words. */
function isUnspaced(code) {
    return (code >= 0x2e80 && code <= 0x9fff && code > 0x3004) || (code >= 0xac00 && code <= 0xd7af);
}
function isHan(text) {
    return /^[\u4e00-\u9fff]{2}$/.test(text);
}
const COMMON = new Set("you your have has will that this these the with from not are and for all must should does been was what when user users any is it its to of in on as if no do be new now".split(" "));
/** How much a word says about the phrase that it stands in. */
function telling(word) {
    return COMMON.has(word) ? 1 : 2 + word.length;
}
function sum(words) {
    return words.reduce((all, word) => all + telling(word), 0);
}
class Vocabulary {
    /** Single words, by hash. */
    exact = new Table();
    stems = new Table();
    /** By the low half of the hash of a stem's first letters: 1 where one begins so. */
    stemStarts = new Uint8Array(0x10000);
    longestStem = 0;
    /** Phrases of two words, and of more where an ending is left open, by two neighbours. */
    twos = new Table();
    /** Phrases of three words and more, by three in a row. */
    threes = new Table();
    /** Of scripts without blanks: by two characters of a phrase, or by its only one. */
    pairs = new Table();
    singles;
    pairStarts = new Uint8Array(0x10000);
    /** Every word of every phrase: what digits for letters are tried on. */
    words = new Table();
    longestWord = 0;
    /** @param plain for texts of ASCII alone, in which no other phrase can stand */
    constructor(plain) {
        const singles = new Map();
        this.singles = singles;
        LEXICONS.forEach((lexicon, language) => {
            if (plain && lexicon.ownScript)
                return;
            for (const [part, phrases] of Object.entries(wordsOf(lexicon.text))) {
                const classes = [{ language, ...maskOf([part]) }];
                for (const phrase of phrases)
                    if (!plain || isPlain(phrase))
                        this.#add(phrase, classes, singles);
            }
        });
        for (const [mark, words] of Object.entries(MARK_WORDS)) {
            const classes = [{ language: mark === "markup" ? TAGGED : FRAMED, ...maskOf([mark]) }];
            for (const word of words)
                this.exact.put(hashOf(word), classes);
        }
    }
    #add(phrase, classes, singles) {
        const tokens = phraseTokens(phrase);
        let best = "";
        let stem = false;
        let pair;
        let three;
        let unspaced = "";
        const isWhole = (token) => token !== undefined && phrase[token.end] !== "*" && !isUnspaced(token.text.charCodeAt(0));
        for (let i = 0; i < tokens.length; i++) {
            const token = tokens[i];
            const next = tokens[i + 1];
            if (isUnspaced(token.text.charCodeAt(0))) {
                const two = next && next.start === token.end && isUnspaced(next.text.charCodeAt(0)) ? next.text : "";
                // Two ideographs say more than two letters of a syllabary, and an ending more than a beginning.
                if (unspaced.length < 2 || (two !== "" && !(isHan(unspaced) && !isHan(token.text + two)))) {
                    if (unspaced.length < 2 || two !== "")
                        unspaced = token.text + two;
                }
                continue;
            }
            const isStem = phrase[token.end] === "*";
            if (!isStem) {
                this.words.put(hashOf(token.text), NOTHING);
                this.longestWord = Math.max(this.longestWord, token.text.length);
            }
            if (token.text.length > best.length) {
                best = token.text;
                stem = isStem;
            }
            if (isStem || !isWhole(next))
                continue;
            const third = tokens[i + 2];
            if (isWhole(third)) {
                const words = [token.text, next.text, third.text];
                if (!three || sum(words) > sum(three))
                    three = words;
            }
            if (!pair || sum([token.text, next.text]) > sum(pair)) {
                pair = [token.text, next.text];
            }
        }
        if (unspaced !== "") {
            const first = unspaced.charCodeAt(0);
            this.pairStarts[first] = 1;
            if (unspaced.length > 1)
                this.pairs.put(followed(first, unspaced.charCodeAt(1)), classes);
            else
                singles.set(first, joined(singles.get(first) ?? NOTHING, classes));
            return;
        }
        if (three) {
            const [one, two, last] = three;
            this.threes.put(followed(followed(hashOf(one), hashOf(two)), hashOf(last)), classes);
        }
        else if (pair)
            this.twos.put(followed(hashOf(pair[0]), hashOf(pair[1])), classes);
        else if (stem)
            this.#putStem(best, classes);
        else
            this.exact.put(hashOf(best), classes);
    }
    #putStem(stem, classes) {
        this.stems.put(hashOf(stem), classes);
        this.stemStarts[hashOf(stem.slice(0, STEM_START)) & 0xffff] = 1;
        this.longestStem = Math.max(this.longestStem, stem.length);
    }
}

;// CONCATENATED MODULE: ./out/content/directives/possible.js
/** Which patterns the classes of words of one sentence can make, and which of these matter. */


/** For each pattern and each of its parts, the classes of which one must be there. */
const NEEDS = SIGNAL_PATTERNS.map(({ parts }) => parts.filter((group) => group.every(isWorded)).map((group) => maskOf(group)));
const ALONE = SIGNAL_PATTERNS.map((pattern) => pattern.weight === "sole" || pattern.weight === "strong" || pattern.signal === "solicit-file");
const PARTNERS = SIGNAL_PATTERNS.map((one) => SIGNAL_PATTERNS.flatMap((other, index) => (isPoisoning(one, other) ? [index] : [])));
if (SIGNAL_PATTERNS.length > 93)
    throw new Error("the patterns outgrew their set");
function patternsOf(indices) {
    const out = [0, 0, 0];
    for (const index of indices) {
        const at = Math.floor(index / 31);
        out[at] |= 1 << (index % 31);
    }
    return out;
}
function possibleOf(indices) {
    if (indices.length === 0)
        return undefined;
    return {
        patterns: patternsOf(indices),
        partners: patternsOf(indices.flatMap((index) => PARTNERS[index])),
        alone: indices.some((index) => ALONE[index]),
    };
}
const EVERYTHING = possibleOf(SIGNAL_PATTERNS.map((_, index) => index));
/** True when a pattern of one sentence and one of another make a poisoning. */
function canPair(one, other) {
    const { partners } = one;
    const { patterns } = other;
    return ((partners[0] & patterns[0]) | (partners[1] & patterns[1]) | (partners[2] & patterns[2])) !== 0;
}
/** The answers for sets of classes, which come again and again; emptied when it is full. */
const KNOWN = new Map();
const MAX_KNOWN = 20_000;
function possibleWith(a, b) {
    const key = a + b * 2 ** 31;
    let known = KNOWN.get(key);
    if (known === undefined) {
        if (KNOWN.size >= MAX_KNOWN)
            KNOWN.clear();
        const indices = [];
        NEEDS.forEach((needs, index) => {
            if (needs.every((need) => (need.a & a) !== 0 || (need.b & b) !== 0))
                indices.push(index);
        });
        known = possibleOf(indices) ?? null;
        KNOWN.set(key, known);
    }
    return known ?? undefined;
}
function either(one, other) {
    if (!one || !other || one === other)
        return one ?? other;
    return {
        patterns: union(one.patterns, other.patterns),
        partners: union(one.partners, other.partners),
        alone: one.alone || other.alone,
    };
}
function union(one, other) {
    return [one[0] | other[0], one[1] | other[1], one[2] | other[2]];
}
/** The classes that one pattern needs no other class beside. */
const SINGLE = NEEDS.filter((needs) => needs.length <= 1)
    .flat()
    .reduce((all, { a, b }) => ({ a: all.a | a, b: all.b | b }), { a: 0, b: 0 });
/** Collects the classes of the words of a sentence. */
class Sentence {
    #a = new Int32Array(LANGUAGES + 1);
    #b = new Int32Array(LANGUAGES + 1);
    #languages = 0;
    /** It holds a disguised word, which may belong to any phrase. */
    everything = false;
    /** Takes what a word is in every language; what marks it is only by the signs around it: `takeMarks`. */
    take(entry) {
        for (let i = 0; i < entry.length; i++) {
            const { language, a, b } = entry[i];
            if (language >= LANGUAGES)
                return;
            this.#languages |= 1 << language;
            this.#a[language] = this.#a[language] | a;
            this.#b[language] = this.#b[language] | b;
        }
    }
    takeMark({ a, b }) {
        this.#languages |= 1 << FRAMED;
        this.#a[FRAMED] = this.#a[FRAMED] | a;
        this.#b[FRAMED] = this.#b[FRAMED] | b;
    }
    possible() {
        if (this.everything)
            return EVERYTHING;
        if (this.#languages === 0)
            return undefined;
        const marksA = this.#a[FRAMED];
        const marksB = this.#b[FRAMED];
        // Marks go with the words of any language, and make a pattern alone.
        let found = (marksA | marksB) === 0 ? undefined : possibleWith(marksA, marksB);
        for (let language = 0; language < LANGUAGES; language++) {
            if ((this.#languages & (1 << language)) === 0)
                continue;
            const a = this.#a[language] | marksA;
            const b = this.#b[language] | marksB;
            const one = (a === 0 && (b & (b - 1)) === 0) || (b === 0 && (a & (a - 1)) === 0);
            if (one && (a & SINGLE.a) === 0 && (b & SINGLE.b) === 0)
                continue;
            found = either(found, possibleWith(a, b));
        }
        return found;
    }
    clear() {
        if (this.#languages === 0 && !this.everything)
            return;
        this.#a.fill(0);
        this.#b.fill(0);
        this.#languages = 0;
        this.everything = false;
    }
}

;// CONCATENATED MODULE: ./out/content/directives/prefilter.js
/**
 * Which areas of a text can hold a signal at all. Most text holds no two words of one signal near each other, and is then
 * neither cut into tokens nor searched: that is what makes the whole cheap.
 */




/** How far the partner of a weak signal may be, in sentences. */
const PARTNER_SENTENCES = 3;
/** Around a sentence that holds a signal so much is read with it, in units: what else a passage holds. */
const MARGIN = 320;
/** The signs around a sentence that a mark needs: a line break, `##`, a blank behind a command. */
const SIGNS = 16;
/** A longer sentence is cut; what the cut separates is read with the margins. */
const LONGEST = 800;
/** Where so many ranges in a row held a signal, the next one is taken to hold one too: it is read with them anyway. */
const STREAK = 4;
/** Parts of one name that are looked at. */
const MAX_PARTS = 40;
let plainVocabulary;
let wholeVocabulary;
/** Most texts of a server are plain ASCII, in which no other phrase can stand: a small audit pays for no more. */
function vocabularyFor(text) {
    if (isPlain(text)) {
        plainVocabulary ??= new Vocabulary(true);
        return plainVocabulary;
    }
    wholeVocabulary ??= new Vocabulary(false);
    return wholeVocabulary;
}
/**
 * Areas that hold a signal, widened by what may belong to it, in order and apart from each other.
 * @param text normalised: NFKC, lower case, nothing invisible
 * @param holds looks whether a range, in which words of a signal stand, holds one that matters
 */
function areasIn(text, holds) {
    const vocabulary = vocabularyFor(text);
    const found = new Areas(text.length, holds);
    const scan = new Scan(text, vocabulary);
    const { pairs, singles, pairStarts } = vocabulary;
    const { sentence } = scan;
    let from = 0;
    let lone = 0;
    const { length } = text;
    for (let i = 0; i < length;) {
        const code = text.charCodeAt(i);
        const kind = UNIT[code];
        if (kind >= prefilter_WORD) {
            const start = i;
            let hash = 0;
            let kinds = 0;
            let unit = code;
            let next = kind;
            do {
                hash = (Math.imul(hash, 31) + unit) | 0;
                kinds |= next;
                i++;
                unit = i < length ? text.charCodeAt(i) : 0;
                next = UNIT[unit];
            } while (next >= prefilter_WORD);
            if (i - start === 1 && code >= 97 && code <= 122) {
                lone++;
                if (lone >= SPACED_LETTERS)
                    sentence.everything = true;
            }
            else
                lone = 0;
            if (kinds === prefilter_WORD)
                scan.next(hash);
            else
                scan.name(start, i, kinds, hash);
            scan.word(start, i, hash);
        }
        else {
            if (code > 0x2e7f && pairStarts[code] === 1) {
                const pair = pairs.get(followed(code, i + 1 < length ? text.charCodeAt(i + 1) : 0));
                if (pair !== undefined)
                    sentence.take(pair);
                const single = singles.get(code);
                if (single !== undefined)
                    sentence.take(single);
            }
            i++;
            if (kind === ENDS || (kind === STOP && isBlank(i < length ? text.charCodeAt(i) : 32)) || i - from > LONGEST) {
                found.put(from, i, sentence.possible());
                sentence.clear();
                from = i;
            }
        }
    }
    found.put(from, length, sentence.possible());
    return found.list;
}
const SENTENCE = new Sentence();
/** Looks words up and puts what they are into the sentence. */
class Scan {
    sentence;
    #text;
    #vocabulary;
    /** Hashes of the word before, and of the two before. */
    #before = 0;
    #two = 0;
    constructor(text, vocabulary) {
        // One for all texts, of which most are short; they are looked at one after the other.
        SENTENCE.clear();
        this.sentence = SENTENCE;
        this.#text = text;
        this.#vocabulary = vocabulary;
    }
    word(start, end, hash) {
        const { exact, stemStarts } = this.#vocabulary;
        const entry = exact.get(hash);
        if (entry !== undefined) {
            this.sentence.take(entry);
            if (entry[entry.length - 1].language >= LANGUAGES)
                this.#takeMarks(entry, start, end);
        }
        if (end - start < STEM_START)
            return;
        const text = this.#text;
        let beginning = stepped(stepped(text.charCodeAt(start), text.charCodeAt(start + 1)), text.charCodeAt(start + 2));
        if (stemStarts[beginning & 0xffff] === 0)
            return;
        const longest = Math.min(end, start + this.#vocabulary.longestStem);
        for (let at = start + STEM_START;; at++) {
            const stem = this.#vocabulary.stems.get(beginning);
            if (stem !== undefined)
                this.sentence.take(stem);
            if (at >= longest)
                return;
            beginning = stepped(beginning, text.charCodeAt(at));
        }
    }
    /** Looks for phrases that a word ends. */
    next(hash) {
        const { twos, threes } = this.#vocabulary;
        const two = followed(this.#before, hash);
        const phrase = twos.get(two);
        if (phrase !== undefined)
            this.sentence.take(phrase);
        const longer = threes.get(followed(this.#two, hash));
        if (longer !== undefined)
            this.sentence.take(longer);
        this.#before = hash;
        this.#two = two;
    }
    /** A word with underscores or digits: what its parts are, and whether letters are meant by digits. */
    name(start, end, kinds, hash) {
        if ((kinds & DIGIT) !== 0)
            this.#digits(start, end);
        if ((kinds & UNDERSCORE) === 0) {
            this.next(hash);
            return;
        }
        const before = this.#before;
        const two = this.#two;
        this.next(hash);
        if (this.#parts(start, end, kinds, false) < SENTENCE_PARTS)
            return;
        // A sentence in disguise: its parts are the words.
        this.#before = before;
        this.#two = two;
        this.#parts(start, end, kinds, true);
    }
    /** @returns how many there are */
    #parts(start, end, kinds, areWords) {
        const text = this.#text;
        let parts = 0;
        let lone = 0;
        let from = start;
        let hash = 0;
        for (let at = start; at <= end && parts < MAX_PARTS; at++) {
            const unit = at < end ? text.charCodeAt(at) : 95;
            if (unit !== 95) {
                hash = stepped(hash, unit);
                continue;
            }
            parts++;
            if (at > from) {
                lone = at - from === 1 ? lone + 1 : 0;
                if (lone >= SPACED_LETTERS)
                    this.sentence.everything = true;
                if (areWords)
                    this.next(hash);
                else {
                    this.word(from, at, hash);
                    if ((kinds & DIGIT) !== 0)
                        this.#digits(from, at);
                }
            }
            from = at + 1;
            hash = 0;
        }
        return parts;
    }
    /** As `spelt` reads digits: a 1 is an i in all places, or an l. */
    #digits(start, end) {
        if (end - start < 2 || end - start > this.#vocabulary.longestWord)
            return;
        let own = 0;
        let one = 0;
        let other = 0;
        let letters = false;
        for (let at = start; at < end; at++) {
            const unit = this.#text.charCodeAt(at);
            if (unit >= 97 && unit <= 122)
                letters = true;
            const letter = LETTERS[unit] ?? unit;
            own = stepped(own, unit);
            one = stepped(one, letter);
            other = stepped(other, unit === 49 ? 108 : letter);
        }
        const { words } = this.#vocabulary;
        if (!letters || words.get(own) !== undefined)
            return;
        if (words.get(one) !== undefined || words.get(other) !== undefined)
            this.sentence.everything = true;
    }
    #takeMarks(entry, start, end) {
        for (const classes of entry) {
            if (classes.language === FRAMED && isFramed(this.#text, start, end))
                this.sentence.takeMark(classes);
            if (classes.language === TAGGED && isTagged(this.#text, start, end))
                this.sentence.takeMark(classes);
        }
    }
}
/** What digits are read as where they stand for letters: the same as in `tokens.ts`. */
const LETTERS = { 48: 111, 49: 105, 51: 101, 52: 97, 53: 115, 55: 116 };
/** Sentences that hold a signal, or a partner of one, widened and put together. */
class Areas {
    list = [];
    #recent = [];
    #length;
    #holds;
    /** Ranges in a row that held a signal. */
    #streak = 0;
    constructor(length, holds) {
        this.#length = length;
        this.#holds = holds;
    }
    put(start, end, possible) {
        const recent = this.#recent;
        recent.push({ start, possible });
        if (recent.length > PARTNER_SENTENCES)
            recent.shift();
        if (possible === undefined)
            return;
        let first = possible.alone ? start : -1;
        // A weak signal matters with its partner, which may be the strong one.
        for (const other of recent) {
            if (other.possible === undefined || !canPair(possible, other.possible))
                continue;
            first = other.start;
            break;
        }
        if (first >= 0)
            this.#look(first, end, end - start > LONGEST ? MARGIN : SIGNS);
    }
    #look(start, end, around) {
        const last = this.list.at(-1);
        const from = Math.max(0, start - MARGIN);
        const to = Math.min(this.#length, end + MARGIN);
        if (last && to <= last.end)
            return;
        const joins = last !== undefined && from <= last.end;
        if (!(joins && this.#streak >= STREAK)) {
            const held = this.#holds(Math.max(0, start - around), Math.min(this.#length, end + around));
            this.#streak = held ? this.#streak + 1 : 0;
            if (!held)
                return;
        }
        else
            this.#streak++;
        // Now and then it is looked whether the flood goes on.
        if (this.#streak >= STREAK * 8)
            this.#streak = 0;
        if (last && from <= last.end)
            last.end = to;
        else
            this.list.push({ start: from, end: to });
    }
}
/** What stands around a name of a path, a tag or a token. */
const FRAME = new Uint8Array(0x10000);
for (const sign of "\\/~<>[]|")
    FRAME[sign.charCodeAt(0)] = 1;
/** A name of a path or command, by the signs around it; a dot frames what it stands in front of. */
function isFramed(text, start, end) {
    const before = start === 0 ? 0 : text.charCodeAt(start - 1);
    const behind = end < text.length ? text.charCodeAt(end) : 0;
    if (FRAME[before] === 1 || before === 46 || FRAME[behind] === 1)
        return true;
    if (behind === 46)
        return UNIT[end + 1 < text.length ? text.charCodeAt(end + 1) : 0] >= prefilter_WORD;
    // `id_rsa` needs no sign; a command has a blank behind it.
    return (text.charCodeAt(start + 2) === 95 ||
        (behind === 32 && (COMMANDS.has(text.slice(start, end)) || text.charCodeAt(end + 1) === 45)));
}
/** `<system>`, `</important>`, `[inst]`, `<|im_start|>`, `### system:`, `"system"`. */
function isTagged(text, start, end) {
    const before = text.charCodeAt(start - 1);
    if (before === 60 || before === 91 || before === 124)
        return true;
    if (before === 47)
        return text.charCodeAt(start - 2) === 60 || text.charCodeAt(start - 2) === 91;
    if (!text.startsWith("system", start) && !text.startsWith("instruction", start))
        return false;
    let behind = end;
    while (behind < end + 3 && isBlank(text.charCodeAt(behind)))
        behind++;
    return text[behind] === ":" || text[behind] === '"' || text.slice(Math.max(0, start - 6), start).includes("#");
}
function isBlank(code) {
    return code === 32 || code === 10 || code === 13 || code === 9;
}
/** What a unit is: a stop before a blank ends a sentence; everything from `WORD` on belongs to a word. */
const STOP = 1;
const ENDS = 2;
const prefilter_WORD = 4;
const DIGIT = 8;
const UNDERSCORE = 16;
/** Letters, digits and the underscore of scripts that put blanks between words; a few signs among them do no harm. */
const UNIT = new Uint8Array(0x10000);
for (const [first, behind] of [
    [48, 58],
    [65, 91],
    [97, 123],
    [0xaa, 0xab],
    [0xb5, 0xb6],
    [0xba, 0xbb],
    [0xc0, 0x2000],
    [0x2c00, 0x2e00],
    [0xa640, 0xac00],
])
    UNIT.fill(prefilter_WORD, first, behind);
for (const code of Object.keys(LETTERS).map(Number))
    if (UNIT[code] === prefilter_WORD)
        UNIT[code] = prefilter_WORD | DIGIT;
UNIT[95] = prefilter_WORD | UNDERSCORE;
for (const stop of ".!?;:")
    UNIT[stop.charCodeAt(0)] = STOP;
UNIT[10] = ENDS;
UNIT[0x3002] = ENDS;

;// CONCATENATED MODULE: ./out/content/directives/words.js



/** Shortest stem that `*` is looked up for. */
const MIN_STEM = 3;
const MAX_STEM = 14;
/** The phrases of all lexicons by their words. */
class Phrases {
    #root = node();
    #words = new Set();
    constructor(lexicons) {
        lexicons.forEach((lexicon, index) => {
            for (const [part, phrases] of Object.entries(wordsOf(lexicon.text))) {
                for (const phrase of phrases)
                    this.#add(phrase, part, 1 << index);
            }
        });
    }
    /** True for a word that some phrase holds. */
    knows = (word) => this.#words.has(word);
    /** Every phrase that begins at a token, handed on with its last token. */
    at(tokens, index, found) {
        this.#walk(this.#root, tokens, index, tokens[index].sentence, found);
    }
    #walk(from, tokens, index, sentence, found) {
        const token = tokens[index];
        // A phrase does not go on behind the end of a sentence.
        if (!token || token.sentence !== sentence)
            return;
        const { text } = token;
        const next = from.next.get(text);
        if (next)
            this.#take(next, tokens, index, sentence, found);
        if (from.stems.size === 0 || !from.stemStarts.has(text.slice(0, MIN_STEM)))
            return;
        const longest = Math.min(MAX_STEM, text.length);
        for (let length = MIN_STEM; length <= longest; length++) {
            const stem = from.stems.get(text.slice(0, length));
            if (stem)
                this.#take(stem, tokens, index, sentence, found);
        }
    }
    #take(at, tokens, index, sentence, found) {
        for (const { part, languages } of at.meanings)
            found(part, index, languages);
        if (at.next.size + at.stems.size > 0)
            this.#walk(at, tokens, index + 1, sentence, found);
    }
    #add(phrase, part, language) {
        let at = this.#root;
        for (const word of phraseWords(phrase)) {
            const stem = word.endsWith("*");
            const text = stem ? word.slice(0, -1) : word;
            if (stem)
                at.stemStarts.add(text.slice(0, MIN_STEM));
            else
                this.#words.add(text);
            const branch = stem ? at.stems : at.next;
            const next = branch.get(text) ?? node();
            branch.set(text, next);
            at = next;
        }
        const known = at.meanings.find((one) => one.part === part);
        if (known)
            known.languages |= language;
        else
            at.meanings.push({ part, languages: language });
    }
}
function node() {
    return { next: new Map(), stems: new Map(), stemStarts: new Set(), meanings: [] };
}
/** A phrase is cut as a text is; the stem mark stays with its word. */
function phraseWords(phrase) {
    return tokensOf(phrase, () => true).map((token) => token.text + (phrase[token.end] === "*" ? "*" : ""));
}
let phrases;
/** Built at first use: most runs read no text for a model. */
function knownPhrases() {
    phrases ??= new Phrases(LEXICONS);
    return phrases;
}
/** Languages whose sentences put the parts of a signal in any order. */
const FREE_ORDER = LEXICONS.reduce((bits, one, i) => (one.freeOrder ? bits | (1 << i) : bits), 0);
/** Languages whose every character is a token, so that a distance counts more of them. */
const UNSPACED = LEXICONS.reduce((bits, one, i) => (one.unspaced ? bits | (1 << i) : bits), 0);

;// CONCATENATED MODULE: ./out/content/directives/signals.js





const EVERY_LANGUAGE = -1;
/**
 * Matches of one pattern within so many words; a ninth says nothing new. The bound is one of density, so that a flood of
 * one signal hides neither others nor what stands behind it.
 */
const MAX_OF_A_PATTERN = 8;
const PASSAGE_WORDS = 60;
/** A character is a third of a word, roughly, in the scripts that are written without spaces. */
const UNSPACED_FACTOR = 3;
/**
 * All signals in a text, in order.
 * @param text normalised: NFKC, lower case, nothing invisible
 */
function signalsIn(text) {
    const found = [];
    let base = 0;
    const areas = areasIn(text, (start, end) => matters(signalsOfArea(textOf(text, start, end))));
    for (const { start, end } of areas) {
        const shift = start === 0 ? 0 : start - 1;
        for (const one of signalsOfArea(textOf(text, start, end))) {
            found.push({
                ...one,
                start: one.start + shift,
                end: one.end + shift,
                firstToken: one.firstToken + base,
                lastToken: one.lastToken + base,
                sentence: one.sentence + base,
            });
        }
        // Areas are further apart than a passage reaches.
        base += end - start + AREA_DISTANCE;
    }
    return found;
}
/** A sign in front keeps what follows from looking like the start of a line. */
function textOf(text, start, end) {
    return start === 0 ? text.slice(0, end) : `.${text.slice(start, end)}`;
}
/** Signals that are a finding, alone or together; where there are none, what stands around them makes none of them either. */
function matters(found) {
    if (found.some((one) => one.weight === "strong" || one.weight === "sole" || one.secretPath))
        return true;
    return found.some((one, i) => found.slice(i + 1, i + 1 + MAX_LOOKED_AT).some((other) => isPoisoning(one, other)));
}
/** Signals behind one that are tried as its partners in a range of a few sentences. */
const MAX_LOOKED_AT = 64;
const AREA_DISTANCE = 1_000;
function signalsOfArea(text) {
    const phrases = knownPhrases();
    const tokens = tokensOf(text, phrases.knows);
    if (tokens.length < 2)
        return [];
    const words = signals_wordsOf(tokens, marksIn(text));
    const byPart = group(words);
    const found = [];
    for (const pattern of SIGNAL_PATTERNS) {
        const first = pattern.parts[0];
        let behind = -1;
        const latest = [];
        for (const part of first) {
            for (const word of byPart.get(part) ?? []) {
                if (word.first <= behind)
                    continue;
                const match = complete(pattern, word, byPart, tokens);
                if (!match || isTurned(pattern, match, byPart, tokens))
                    continue;
                const signal = signalOf(pattern, match, tokens);
                behind = signal.firstToken;
                const eighth = latest[latest.length - MAX_OF_A_PATTERN];
                if (eighth !== undefined && signal.firstToken - eighth <= PASSAGE_WORDS)
                    continue;
                latest.push(signal.firstToken);
                found.push(signal);
            }
        }
    }
    return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.signal < b.signal ? -1 : 1));
}
function signals_wordsOf(tokens, marks) {
    const words = [];
    const phrases = knownPhrases();
    for (let i = 0; i < tokens.length; i++) {
        phrases.at(tokens, i, (part, last, languages) => words.push({ part, first: i, last, languages }));
    }
    let at = 0;
    for (const { mark, start, end } of marks) {
        while (at < tokens.length - 1 && tokens[at].end <= start)
            at++;
        let last = at;
        while (last + 1 < tokens.length && tokens[last + 1].start < end)
            last++;
        words.push({ part: mark, first: at, last, languages: EVERY_LANGUAGE });
    }
    return words.sort((a, b) => a.first - b.first || b.last - a.last);
}
function group(words) {
    const out = new Map();
    for (const word of words) {
        const list = out.get(word.part);
        if (list)
            list.push(word);
        else
            out.set(word.part, [word]);
    }
    return out;
}
/** The nearest words for the other parts of a pattern, all of one language and one sentence. */
function complete(pattern, first, byPart, tokens) {
    const chosen = [first];
    let languages = first.languages;
    for (let i = 1; i < pattern.parts.length; i++) {
        const previous = chosen[i - 1];
        let best;
        let nearest = Number.POSITIVE_INFINITY;
        for (const part of pattern.parts[i]) {
            const candidate = near(byPart.get(part) ?? [], previous, languages, pattern.gaps[i - 1] ?? 0, chosen, tokens);
            if (candidate && candidate.distance < nearest) {
                best = candidate.word;
                nearest = candidate.distance;
            }
        }
        if (!best)
            return undefined;
        languages &= best.languages;
        chosen.push(best);
    }
    return chosen;
}
function near(words, previous, languages, gap, taken, tokens) {
    const sentence = tokens[previous.last].sentence;
    const widest = gap * UNSPACED_FACTOR;
    let best;
    for (let i = lowerBound(words, previous.first - widest - MAX_PHRASE); i < words.length; i++) {
        const word = words[i];
        if (word.first > previous.last + widest + 1)
            break;
        const shared = word.languages & languages;
        if (shared === 0 || tokens[word.first].sentence !== sentence)
            continue;
        const after = word.first > previous.last;
        const distance = after ? word.first - previous.last - 1 : previous.first - word.last - 1;
        if (distance < 0 || distance > ((shared & ~UNSPACED) === 0 ? widest : gap))
            continue;
        if (!after && (shared & FREE_ORDER) === 0)
            continue;
        if (!after && shared === EVERY_LANGUAGE)
            continue;
        if (taken.some((one) => word.first <= one.last && one.first <= word.last))
            continue;
        if (!best || distance < best.distance)
            best = { word, distance };
    }
    return best;
}
/** Longest phrase of a lexicon, in tokens. */
const MAX_PHRASE = 16;
function lowerBound(words, first) {
    let low = 0;
    let high = words.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (words[middle].first < first)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** True when a word before the signal turns its sense around. */
function isTurned(pattern, match, byPart, tokens) {
    if (!pattern.unless)
        return false;
    const head = match[0];
    const { sentence } = tokens[head.first];
    const { within = 0, between = [] } = pattern.unless;
    const last = Math.max(...match.map((word) => word.last));
    for (const part of between) {
        const words = byPart.get(part) ?? [];
        const word = words[lowerBound(words, head.first)];
        if (word && word.last < last && !match.includes(word))
            return true;
    }
    const known = byPart.get("threat") ?? [];
    const from = lowerBound(known, head.first - within - MAX_PHRASE);
    const threats = known.slice(from, lowerBound(known, head.first));
    for (const part of pattern.unless.parts) {
        const words = byPart.get(part) ?? [];
        for (let i = lowerBound(words, head.first - within - MAX_PHRASE); i < words.length; i++) {
            const word = words[i];
            if (word.first >= head.first)
                break;
            if (tokens[word.first].sentence !== sentence)
                continue;
            // "If you do not read it, the call fails" asks for it.
            if (threats.some((one) => one.first <= word.first && word.last <= one.last))
                continue;
            // "Do not follow" is itself the verb.
            if (word.last >= head.first || match.some((one) => one.first <= word.last && word.first <= one.last))
                continue;
            if (head.first - word.last - 1 <= within)
                return true;
        }
    }
    return false;
}
function signalOf(pattern, words, tokens) {
    const firstToken = Math.min(...words.map((word) => word.first));
    const lastToken = Math.max(...words.map((word) => word.last));
    const first = tokens[firstToken];
    return {
        signal: pattern.signal,
        weight: pattern.weight,
        words,
        start: first.start,
        end: tokens[lastToken].end,
        firstToken,
        lastToken,
        sentence: first.sentence,
        secretPath: words.some((word) => word.part === "path"),
    };
}

;// CONCATENATED MODULE: ./out/content/directives/find.js







/** Signals further apart than this, or than `PASSAGE_WORDS`, are about different things. */
const PASSAGE_SENTENCES = 2;
/**
 * Signals of one passage that are judged together, for pairs are counted by the square. A longer passage is judged in pieces
 * that overlap by half, so that a pair is never cut apart by what is put around it.
 */
const PIECE = 128;
/** Hits of one text, the weightiest first; more of them say nothing new, and that there are more is reported. */
const MAX_HITS = 200;
/** So many letters of a passage cannot be read as they stand: fewer are an escaped quote or an accent. */
const DISGUISED_LETTERS = 6;
const ASCII = /^[\x00-\x7f]*$/;
/**
 * Texts that steer a model, in order of their place; none overlapping. Looks at the text as it reads, with look-alike
 * letters folded, in its decoded layers and in what is hidden in it. The cost is linear in the length of the text.
 * @param text as it stands; offsets of hits are UTF-16 offsets into it
 */
function findDirectives(text, options) {
    return searchDirectives(text, options).hits;
}
/** `findDirectives`, with the bounds that cut the search short, in order of their names. */
function searchDirectives(text, { role }) {
    const cut = [];
    const hits = [];
    let concealed;
    const onCut = (bound) => {
        if (!cut.includes(bound))
            cut.push(bound);
    };
    eachReading(text, onCut, (reading) => {
        const signals = signalsIn(reading.mapped.text);
        if (signals.length === 0)
            return;
        concealed ??= concealedIn(text);
        const counted = signals.filter((one) => counts(one, role));
        for (const hit of hitsIn(text, counted, concealed, reading, role))
            hits.push(hit);
    });
    if (hits.length < 2)
        return { hits, cut: cut.sort() };
    const kept = strongest(hits);
    if (kept.length > MAX_HITS)
        onCut("hits");
    return { hits: kept.slice(0, MAX_HITS).sort((a, b) => a.start - b.start), cut: cut.sort() };
}
function eachReading(text, onCut, take) {
    const plain = (0,normalise/* normalise */.j7)(text, { confusables: false });
    take({ mapped: plain });
    const ascii = ASCII.test(text);
    if (!ascii) {
        // Letters of another script in the place of Latin ones are there to be misread.
        for (const window of changedWindows(plain, (0,normalise/* normalise */.j7)(text, {}))) {
            take({
                mapped: window,
                disguise: (start, end) => (foreign(text, window.range(start, end)) ? "hidden" : undefined),
            });
        }
    }
    eachEncodedLayer(text, (found) => take(decodedReading(found)), onCut);
    if (ascii)
        return;
    for (const hidden of (0,content_hidden/* findHidden */.C)(text, { role: "prose" })) {
        if (hidden.message === undefined)
            continue;
        const inner = (0,normalise/* normalise */.j7)(hidden.message, {});
        take({
            disguise: () => "hidden",
            mapped: { text: inner.text, changed: true, range: () => ({ start: hidden.start, end: hidden.end }) },
        });
    }
}
/** Around a changed letter so much is read, in units: more than a passage and its sentence reach. */
const WINDOW = 2_000;
/** Dashes stand in no word of a lexicon, and tell nothing when they are folded. */
const DASHES = /[\u2010-\u2015\u2212\u301c]/;
/** Where two readings of one text differ: in most texts only here and there. */
function changedWindows(plain, folded) {
    const one = plain.text;
    const other = folded.text;
    if (one === other)
        return [];
    if (one.length !== other.length)
        return [folded];
    const ranges = [];
    for (let i = 0; i < one.length; i++) {
        if (one.charCodeAt(i) === other.charCodeAt(i) || DASHES.test(one[i]))
            continue;
        const last = ranges.at(-1);
        const end = Math.min(one.length, i + WINDOW);
        if (last && i - WINDOW <= last.end)
            last.end = end;
        // A word stands in front, so that what follows does not look like the start of a line.
        else
            ranges.push({ start: Math.max(0, other.lastIndexOf(" ", Math.max(0, i - WINDOW)) - 1), end });
    }
    return ranges.map(({ start, end }) => ({
        text: other.slice(start, end),
        changed: true,
        range: (from, to) => folded.range(start + from, start + to),
    }));
}
function decodedReading({ layer, offset }) {
    const inner = (0,normalise/* normalise */.j7)(layer.text, {});
    return {
        disguise: (start, end) => {
            const range = inner.range(start, end);
            return layer.disguised(range.start, range.end) >= DISGUISED_LETTERS ? "encoded" : undefined;
        },
        mapped: {
            text: inner.text,
            changed: true,
            range: (start, end) => {
                const within = inner.range(start, end);
                const range = layer.range(within.start, within.end);
                return { start: range.start + offset, end: range.end + offset };
            },
        },
    };
}
/** Words that hold letters of Latin and of another script. */
function foreign(text, { start, end }) {
    return /[a-z][\u0370-\u052f\u0530-\u058f\u13a0-\u13ff]|[\u0370-\u052f\u0530-\u058f\u13a0-\u13ff][a-z]/i.test(text.slice(start, end));
}
function hitsIn(text, found, concealed, { mapped, disguise }, role) {
    const hits = [];
    for (const passage of passages(found)) {
        const start = passage[0]?.start ?? 0;
        const end = passage.reduce((last, one) => Math.max(last, one.end), start);
        const range = mapped.range(start, end);
        const signals = passage.map((one) => ({ signal: one.signal, ...mapped.range(one.start, one.end) }));
        const invisible = disguise?.(start, end) ?? (isBroken(text, signals) ? "hidden" : undefined);
        const level = levelOf(passage, invisible, isConcealed(concealed, range.start, range.end), role);
        if (level === undefined)
            continue;
        const mentioned = invisible === undefined && isMentioned(text, range, role);
        if (invisible)
            signals.unshift({ signal: invisible, ...range });
        hits.push({ level: mentioned ? "note" : level, signals: unique(signals), ...range });
    }
    return hits;
}
/** A prompt may well say who the model now is, and marks its sections: that is its purpose. */
function counts(signal, role) {
    const part = signal.words[0]?.part;
    return !(role === "prompt" && (part === "role-change" || part === "markup"));
}
function passages(signals) {
    const out = [];
    let lastToken = 0;
    let lastSentence = 0;
    for (const signal of signals) {
        const open = out.at(-1);
        if (open && signal.firstToken - lastToken <= PASSAGE_WORDS && signal.sentence - lastSentence <= PASSAGE_SENTENCES)
            open.push(signal);
        else
            out.push([signal]);
        lastToken = Math.max(lastToken, signal.lastToken);
        lastSentence = Math.max(lastSentence, signal.sentence);
    }
    return out.flatMap(pieces);
}
function pieces(passage) {
    if (passage.length <= PIECE)
        return [passage];
    const out = [];
    for (let at = 0; at + PIECE / 2 < passage.length; at += PIECE / 2)
        out.push(passage.slice(at, at + PIECE));
    return out;
}
/** @param concealed a reader who sees the text rendered does not see the passage */
function levelOf(passage, disguise, concealed, role) {
    const poisoning = hasPair(passage, role) ||
        passage.some((one) => one.weight === "sole" && isSole(one, role)) ||
        (disguise !== undefined && passage.some((one) => isStrong(one)));
    if (!poisoning) {
        return passage.some((one) => isStrong(one) || one.secretPath) ? "note" : undefined;
    }
    return disguise === "hidden" || concealed || passage.some((one) => one.secretPath) ? "covert" : "poisoning";
}
function isStrong({ weight }) {
    return weight === "strong" || weight === "sole";
}
/** Documents say how something is installed, and prompts what to take along. */
function isSole({ signal }, role) {
    return find_isPlain(role) || (role !== "prompt" && signal !== "execute" && signal !== "unasked");
}
/** Two signals that belong together and rest on different words. */
function hasPair(passage, role) {
    return passage.some((a, i) => {
        for (let j = i + 1; j < passage.length; j++) {
            const b = passage[j];
            if (isPoisoning(a, b) && areIndependent(a, b) && (find_isPlain(role) || areAlien(a, b, role)))
                return true;
        }
        return false;
    });
}
/** "Include the conversation in the notes" is one request, although two patterns fit it. */
function areIndependent(a, b) {
    return !a.words.some((one) => b.words.some((other) => one.first <= other.last && other.first <= one.last));
}
/** Who writes of attacks quotes them; a description does so only in quotes. What is hidden or encoded is never a quotation. */
function isMentioned(text, { start, end }, role) {
    return (!find_isPlain(role) || isQuoted(text, start)) && speaksOfAttacks(text, start, end);
}
function find_isPlain(role) {
    return role === "description" || role === "parameter";
}
/**
 * Prompts, instructions and documents direct by nature: they say which tool comes first, what not to speak of and where to
 * send a key. There, one of two signals must be one that none of them has a use for.
 */
function areAlien(a, b, role) {
    if (a.signal === "call-tool" || b.signal === "call-tool" || hold(a, b, "unasked", "conceal"))
        return false;
    if (role === "prompt" && a.signal !== "override" && b.signal !== "override" && !a.secretPath && !b.secretPath)
        return false;
    // Rules for contributions say to agents what to open, and what not to.
    if (hold(a, b, "authority", "exfiltrate") && [a, b].some((one) => one.words[0]?.part === "publish"))
        return false;
    if (isStrong(a) || isStrong(b))
        return true;
    // A command and silence on it.
    if (role === "result" && hold(a, b, "execute", "conceal"))
        return true;
    const other = a.secretPath ? b : a;
    if (a.secretPath || b.secretPath) {
        if (other.signal === "exfiltrate")
            return other.weight === "weak" && other.words.some((word) => word.part === "destination");
        return other.signal !== "execute";
    }
    if (role === "prompt" || a.signal === "unasked" || b.signal === "unasked")
        return false;
    return (a.weight === "grave" && isPart(b)) || (b.weight === "grave" && isPart(a));
}
/** What completes a request for too much: where it is to go, above all where everybody reads it. */
function isPart({ weight, words }) {
    return weight === "weak" || words[0]?.part === "publish";
}
function hold(a, b, one, other) {
    return (a.signal === one && b.signal === other) || (a.signal === other && b.signal === one);
}
/** Something that a reader does not see stands within the words of a signal. */
function isBroken(text, signals) {
    return signals.some(({ start, end }) => {
        const slice = text.slice(start, end);
        return !ASCII.test(slice) && (0,content_hidden/* findHidden */.C)(slice, { role: "prose" }).length > 0;
    });
}
function unique(signals) {
    const seen = new Set();
    return signals.filter(({ signal, start, end }) => {
        const key = `${signal} ${start} ${end}`;
        return seen.has(key) ? false : seen.add(key);
    });
}
const RANK = { note: 0, poisoning: 1, covert: 2 };
/** Of overlapping hits of different readings the weightiest stays; the weightiest first, and one more than may be given. */
function strongest(hits) {
    const sorted = [...hits].sort((a, b) => RANK[b.level] - RANK[a.level] || b.signals.length - a.signals.length || a.start - b.start || b.end - a.end);
    const kept = [];
    for (const hit of sorted) {
        if (!kept.some((one) => hit.start < one.end && one.start < hit.end))
            kept.push(hit);
        if (kept.length > MAX_HITS)
            break;
    }
    return kept;
}

;// CONCATENATED MODULE: ./out/content/directives/index.js


;// CONCATENATED MODULE: ./out/content/directives/names.js
/** Names that are sentences: a tool, a parameter or an argument of a prompt may be called what a model is to do. */

/** A name of fewer words says what it names. */
const MIN_WORDS = 4;
/** Longer names are read so far. */
const MAX_NAME = 20_000;
/** Signs of markup, of paths and of sentences; no identifier has them. */
const names_SIGNS = /[<>~/\\\s]/;
/** What a file of keys is called once its signs became blanks. */
const FILES = [
    [/\bid (rsa|dsa|ecdsa|ed25519)\b/gi, "id_$1"],
    [/\betc (passwd|shadow)\b/gi, "/etc/$1"],
    [/\bmcp json\b/gi, "mcp.json"],
    [/\baws credentials\b/gi, "~/.aws/credentials"],
];
/** A name as the words that it is made of. */
function wordsOfName(name) {
    let text = name
        .slice(0, MAX_NAME)
        .replace(/([a-z\d])(?=[A-Z])/g, "$1 ")
        .replace(/[_-]+/g, " ");
    for (const [pattern, file] of FILES)
        text = text.replace(pattern, file);
    return text;
}
/**
 * Directives in a name, as it stands and with its words apart. A name that asks for what a file of keys holds needs nothing
 * beside it. Hits in the words are given at the whole name.
 */
function searchName(name) {
    const words = wordsOfName(name);
    const count = words.split(/\s+/, MIN_WORDS).length;
    if (count < MIN_WORDS && !names_SIGNS.test(name))
        return { hits: [], cut: [] };
    const plain = searchDirectives(name, { role: "parameter" });
    const apart = searchDirectives(words, { role: "parameter" });
    const cut = [...new Set([...plain.cut, ...apart.cut])].sort();
    const rank = (hits) => Math.max(-1, ...hits.map((hit) => LEVELS.indexOf(hit.level)));
    const found = apart.hits.map((hit) => ({
        ...hit,
        level: count >= MIN_WORDS && hit.signals.some((one) => one.signal === "solicit-file") ? "covert" : hit.level,
        signals: hit.signals.map((one) => ({ ...one, start: 0, end: name.length })),
        start: 0,
        end: name.length,
    }));
    return { hits: rank(found) > rank(plain.hits) ? found : plain.hits, cut };
}
const LEVELS = ["note", "poisoning", "covert"];

// EXTERNAL MODULE: ./out/content/facts.js + 8 modules
var content_facts = __webpack_require__(2416);
// EXTERNAL MODULE: ./out/content/model-text.js
var model_text = __webpack_require__(38);
;// CONCATENATED MODULE: ./out/content/directive-facts.js
/** What the rules of the family `content` say of texts that direct a model, and of a text in all. */





const RULE_OF_LEVEL = {
    note: "directive-text",
    poisoning: "tool-poisoning",
    covert: "tool-poisoning-covert",
};
/** One signal alone is common in honest texts. */
const CONFIDENCE_OF_LEVEL = {
    note: "low",
    poisoning: "high",
    covert: "high",
};
const SIGNAL_WORDS = {
    override: "sets earlier instructions or the role aside",
    conceal: "keeps something from the user",
    "solicit-secret": "asks for credentials or the conversation",
    "solicit-file": "asks for a file that holds secrets",
    exfiltrate: "sends data on or has it carried in a parameter",
    "call-tool": "makes the use of tools conditional",
    redirect: "changes where something goes",
    coerce: "threatens with a failure",
    authority: "claims to be the system or speaks to the model",
    unasked: "has the model act without asking the user",
    execute: "runs a command that destroys or fetches code",
    encoded: "is encoded",
    hidden: "is hidden from a reader",
};
const directive_facts_NOTHING = { facts: [], cut: false };
/** What the directive rules of a surface find in a text, in order of place. Linear in the length of the text. */
function directiveFacts(text, surface) {
    if (!(0,model_text/* mayDirect */.x)(text))
        return directive_facts_NOTHING;
    const { hits, cut } = surface === "name" ? searchName(text) : searchDirectives(text, { role: roleOf(surface) });
    if (hits.length === 0 && cut.length === 0)
        return directive_facts_NOTHING;
    const rules = (0,content_facts/* contentRules */.tc)(surface);
    const facts = hits.map(({ level, signals, start, end }) => {
        const names = [...new Set(signals.map((one) => one.signal))].sort();
        return {
            ruleId: RULE_OF_LEVEL[level],
            start,
            end,
            params: { signals: (0,message/* phrase */.MZ)(`it ${listed(names.map((name) => SIGNAL_WORDS[name]))}`) },
            detail: names.join(" "),
            confidence: CONFIDENCE_OF_LEVEL[level],
            data: { signals: names, length: end - start },
        };
    });
    return { facts: facts.filter(({ ruleId }) => rules.has(ruleId)), cut: cut.length > 0 };
}
function roleOf(surface) {
    return surface === "prompt" || surface === "instructions" || surface === "result" ? surface : "description";
}
function listed(words) {
    return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
/** Everything that the content rules of a surface find in a text, in order of place. Parameters as for `plainFacts`. */
function contentFacts(text, surface, options = {}) {
    const plain = (0,content_facts/* plainFacts */.UM)(text, surface, options);
    if (!(0,content_facts/* contentEngines */.Bu)(surface).has("directives"))
        return plain;
    return [...plain, ...directiveFacts(text, surface).facts].sort(content_facts/* byPlace */.hz);
}


/***/ })

};
;
"use strict";
exports.id = 3412;
exports.ids = [3412];
exports.modules = {

/***/ 2280:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: function() { return /* binding */ phrase; },
/* harmony export */   e4: function() { return /* binding */ renderMessage; },
/* harmony export */   ko: function() { return /* binding */ visibleName; }
/* harmony export */ });
/** Longest name that a message shows: whoever names a tool could otherwise fill the report. */
const MAX_NAME = 64;
/**
 * Makes an untrusted name fit to be printed anywhere: visible ASCII only, everything else and the characters that mean
 * something to Markdown, XML or a terminal as `\u{hex}`, at most `max` characters.
 */
function visibleName(text, max = MAX_NAME) {
    let out = "";
    for (const char of text) {
        const code = char.codePointAt(0);
        const plain = code >= 0x20 && code < 0x7f && char !== "`" && char !== "\\";
        const piece = plain ? char : `\\u{${code.toString(16)}}`;
        if (out.length + piece.length > max)
            return `${out}…`;
        out += piece;
    }
    return out;
}
/** How many names of a list a message shows. */
const MAX_LISTED = 3;
/**
 * @param text our own words, "" for none; what is not visible ASCII is escaped all the same
 * @param name what they end in: untrusted, shown in a code span behind a space
 * @param rest what follows behind another space
 */
function phrase(text, name, rest) {
    return { phrase: text, ...(name === undefined ? {} : { name }), ...(rest === undefined ? {} : { rest }) };
}
/**
 * Fills a rule's message. Every name is escaped and set in a code span here, so that no caller can forget it.
 * @throws Error when the template names a parameter that is not given
 */
function renderMessage(rule, params) {
    return rule.message.replace(/\{([a-zA-Z]+)\}/g, (_whole, name) => {
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (value === undefined)
            throw new Error(`message of ${rule.id} needs {${name}}`);
        return renderParameter(value);
    });
}
function renderParameter(value) {
    if (typeof value === "number")
        return String(value);
    if (typeof value === "string")
        return codeSpan(value);
    if ("phrase" in value) {
        const words = visibleName(value.phrase, Number.POSITIVE_INFINITY);
        const parts = words === "" ? [] : [words];
        if (value.name !== undefined)
            parts.push(codeSpan(value.name));
        if (value.rest !== undefined)
            parts.push(renderParameter(value.rest));
        return parts.join(" ");
    }
    const shown = value.slice(0, MAX_LISTED).map(codeSpan);
    const rest = value.length - shown.length;
    if (rest > 0)
        return `${shown.join(", ")} and ${rest} more`;
    const last = shown.pop() ?? "";
    return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
function codeSpan(name) {
    return `\`${visibleName(name)}\``;
}


/***/ }),

/***/ 3412:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pG: function() { return /* binding */ findingMessage; },
  wz: function() { return /* binding */ identifyingText; },
  Jd: function() { return /* binding */ pathWithoutSecrets; },
  pS: function() { return /* binding */ shownPath; },
  cT: function() { return /* binding */ withoutSecrets; }
});

// EXTERNAL MODULE: ./out/catalog/message.js
var message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/content/normalise/index.js + 17 modules
var normalise = __webpack_require__(2740);
// EXTERNAL MODULE: ./out/content/redact/disguised.js
var disguised = __webpack_require__(2006);
// EXTERNAL MODULE: ./out/content/redact/known-kinds.js
var known_kinds = __webpack_require__(6634);
// EXTERNAL MODULE: ./out/content/redact/marker.js
var marker = __webpack_require__(3909);
// EXTERNAL MODULE: ./out/content/redact/spans.js
var redact_spans = __webpack_require__(605);
// EXTERNAL MODULE: ./out/content/secrets/checksum.js
var checksum = __webpack_require__(7772);
// EXTERNAL MODULE: ./out/content/secrets/scanner.js
var scanner = __webpack_require__(3365);
// EXTERNAL MODULE: ./out/content/secrets/shapes/index.js + 6 modules
var shapes = __webpack_require__(6429);
// EXTERNAL MODULE: ./out/content/secrets/words.js
var words = __webpack_require__(1798);
// EXTERNAL MODULE: ./out/content/redact/broken-tokens.js
var broken_tokens = __webpack_require__(1789);
// EXTERNAL MODULE: ./out/content/redact/reserved-kinds.js
var reserved_kinds = __webpack_require__(6009);
;// CONCATENATED MODULE: ./out/content/redact/token-beginnings.js
/**
 * What begins like an issuer's token and is none that can be proved: cut, in another case, glued to something, or with marks
 * in it. Too wide for a finding; in a report a part of a token is worth as much as the report is read. Not for the recorder.
 */







/** Shorter starts are parts of words. */
const MIN_START = 4;
/** Longest token that is read, with what it is glued to. */
const MAX_TOKEN = 4096;
/** Of what follows behind a mark; a shorter run may be a word or a version. */
const MIN_REST = 8;
/** The part of a run that is judged. */
const JUDGED = 64;
const BODY = /[\w+/=~.-]+/y;
/** Marks that somebody puts into a token so that it is not recognised: a space, quotes, emphasis. */
const MARK = /[^\w\n]{1,3}/y;
const REST = /[A-Za-z0-9_-]+/y;
let starts;
function token_beginnings_scanner() {
    starts ??= new scanner/* Scanner */.Lp(shapes/* SHAPES */.H.filter(({ strength, behind }) => (strength ?? "verified") === "verified" && behind !== "nothing").flatMap(({ kind, starts: literals }) => literals
        .filter((literal) => literal.length >= MIN_START && /^[\w.-]+$/.test(literal))
        .map((literal) => ({ literal, payload: kind }))));
    return starts;
}
/** Starts of tokens with five random characters or more behind them. Sorted, not overlapping; linear in the text. */
function tokenBeginnings(text) {
    const spans = [];
    /** Where the word ends that a start was refused in, so that it is read once. */
    let refused = 0;
    token_beginnings_scanner().scan(text, (kind, at, literal) => {
        const from = at + literal.length;
        if (from < refused)
            return undefined;
        let end = endOf(BODY, text, from);
        if (end > from + MAX_TOKEN)
            end = from + MAX_TOKEN;
        while (end > from && text[end - 1] === ".")
            end--;
        const body = text.slice(from, end);
        const proved = body.length >= redact_spans/* MIN_PART */.FC && isDrawnBody(body);
        const whole = body === "" ? end : endBehindMarks(text, end, at);
        if (!proved && whole === end) {
            if (body.length > JUDGED)
                refused = end;
            return undefined;
        }
        end = whole;
        spans.push({ start: at, end, kind: `${kind}${reserved_kinds/* PART */.s3}`, length: end - at });
        return end;
    });
    return spans;
}
/** Where the random runs end that follow, each behind a mark. */
function endBehindMarks(text, from, start) {
    for (let end = from;;) {
        const behind = endOf(MARK, text, end);
        const next = behind === end ? end : endOf(REST, text, behind);
        if (next - behind < MIN_REST || next - start > MAX_TOKEN || !isRandomRun(text.slice(behind, next)))
            return end;
        end = next;
    }
}
/** The first letters behind the start, up to a separator, are drawn; or all of them are. */
function isDrawnBody(body) {
    const first = (/^[A-Za-z0-9]+/.exec(body.slice(0, JUDGED)) ?? [""])[0];
    return (first.length >= redact_spans/* MIN_PART */.FC && (0,broken_tokens/* isDrawn */.t)(first)) || (0,broken_tokens/* isDrawn */.t)(body);
}
function isRandomRun(run) {
    const part = run.slice(0, JUDGED);
    return /[A-Za-z]/.test(part) && /[0-9]/.test(part) && (0,checksum/* entropy */.Ue)(part) >= 2.5 && !(0,words/* isWordy */.yY)(part, 0.68);
}
function endOf(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
}

// EXTERNAL MODULE: ./out/content/redact.js + 6 modules
var redact = __webpack_require__(4202);
// EXTERNAL MODULE: ./out/content/secrets/index.js + 3 modules
var secrets = __webpack_require__(6928);
// EXTERNAL MODULE: ./out/content/secrets/names.js
var names = __webpack_require__(5091);
;// CONCATENATED MODULE: ./out/content/input-text.js
/**
 * What text of the input (names, specifiers, paths, arguments) becomes before it stands in a report or a message: no
 * secret in it. The only place where reports call the engine, so that they all take the same for one.
 */











/** Name and password before the host of a URL (RFC 3986, 3.2.1). A name alone is one only over ssh: `git@host`. */
const USERINFO = /(\b([a-z][a-z0-9+.-]{0,30}):\/\/)([^\s/?#@"'`<>]{1,2048})@/gi;
const PARAMETER = /([?&;])([A-Za-z_][\w.[\]-]{0,63})=([^\s&#;"'`<>]{1,2048})/g;
/**
 * The text with each secret replaced by `[redacted:<kind>:<length>]`: those of known shape, what begins like one, and by
 * place the credentials of a URL. A text without one comes back as it is; a second pass changes nothing.
 */
function withoutSecrets(text) {
    const shaped = withoutBeginnings((0,redact/* redactText */.Rd)(text).text);
    if (!shaped.includes("://") && !/[?&;]/.test(shaped))
        return shaped;
    return shaped
        .replace(USERINFO, (whole, start, scheme, userinfo) => (0,marker/* isMarker */.rg)(userinfo) || (/ssh$/i.test(scheme) && !userinfo.includes(":"))
        ? whole
        : `${start}${(0,marker/* redactionMarker */.SG)("url-credentials", userinfo.length)}@`)
        .replace(PARAMETER, (whole, mark, name, value) => (0,marker/* isMarker */.rg)(value) || !(0,names/* isSecretName */.eh)(name, { parameters: true })
        ? whole
        : `${mark}${name}=${(0,marker/* redactionMarker */.SG)("url-parameter", value.length)}`);
}
/** The text without what begins like an issuer's token, also where look-alikes stand for its letters. */
function withoutBeginnings(text) {
    const view = (0,normalise/* normalise */.j7)(text, { case: false });
    const spans = tokenBeginnings(view.text).map((span) => ({ ...span, ...view.range(span.start, span.end) }));
    if (spans.length === 0)
        return text;
    const beside = (0,redact_spans/* besideMarkers */.Q4)((0,redact_spans/* merge */.h1)(spans), (0,marker/* markerPlaces */.th)(text, (0,known_kinds/* knownKinds */.T)()));
    return (0,redact_spans/* replaceAll */.yh)(text, beside.map((span) => ({ ...span, length: span.end - span.start }))).text;
}
/**
 * What stands for a text in a fingerprint: each secret as its length only, so that a finding keeps its fingerprint when a
 * kind gets another name, and has the same in a capture that was redacted by an earlier release.
 */
function identifyingText(text) {
    return (0,marker/* replaceMarkers */.Cb)(withoutSecrets(text), (_kind, length) => `[redacted:${length}]`);
}
/**
 * A path without secrets. Only what is proven by its shape counts: a folder that merely looks random keeps its name, so
 * that the place in a report can be opened.
 */
function pathWithoutSecrets(path) {
    const shaped = (0,secrets/* findSecrets */.dL)(path).length === 0 && !(0,disguised/* mayBeDisguised */.E)(path) ? path : (0,redact/* redactText */.Rd)(path).text;
    return withoutBeginnings(shaped);
}
/** Longest path in a sentence, in UTF-16 units. */
const MAX_PATH = 240;
/** A path or pattern that the user named, fit for a sentence on one line: its end says most. */
function shownPath(path) {
    if (path === "")
        return '""';
    const text = (0,neutralise/* terminalText */.eR)(withoutSecrets(path));
    return text.length <= MAX_PATH ? text : `…${text.slice(1 - MAX_PATH)}`.toWellFormed();
}
/**
 * A rule's message in which no parameter holds a secret. They are taken out before a name is cut to what a message shows:
 * half a token is recognised by nobody.
 * @throws Error when the template names a parameter that is not given
 */
function findingMessage(rule, params) {
    const clean = Object.entries(params).map(([name, value]) => [name, cleanParameter(value)]);
    return (0,message/* renderMessage */.e4)(rule, Object.fromEntries(clean));
}
function cleanParameter(value) {
    if (typeof value === "string")
        return withoutSecrets(value);
    if (typeof value === "number")
        return value;
    return "phrase" in value ? cleanPhrase(value) : value.map(withoutSecrets);
}
function cleanPhrase({ phrase, name, rest }) {
    return {
        phrase,
        ...(name === undefined ? {} : { name: withoutSecrets(name) }),
        ...(rest === undefined ? {} : { rest: cleanPhrase(rest) }),
    };
}


/***/ }),

/***/ 6687:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: function() { return /* binding */ sarifText; },
/* harmony export */   D9: function() { return /* binding */ markdownCode; },
/* harmony export */   N1: function() { return /* binding */ commandProperty; },
/* harmony export */   eR: function() { return /* binding */ terminalText; },
/* harmony export */   p7: function() { return /* binding */ markdownText; },
/* harmony export */   s$: function() { return /* binding */ jsonText; },
/* harmony export */   wq: function() { return /* binding */ commandData; },
/* harmony export */   xK: function() { return /* binding */ xmlText; },
/* harmony export */   xe: function() { return /* binding */ pageText; }
/* harmony export */ });
/**
 * Makes untrusted text harmless in each form that Portlight writes (SECURITY.md). One function per form, so that a
 * writer names where its text goes and cannot pick half a treatment. All are total and linear.
 *
 * Names of tools, arguments and methods are not for these functions: `visibleName` of catalog/message.ts has already
 * turned them into visible ASCII. What remains is text such as paths, reasons of a user, and whole messages.
 */
/**
 * Characters that a reader does not see or that change how the rest is shown: controls, format characters (bidi, zero
 * width, tags), private use, surrogates, noncharacters, line and paragraph separators, variation selectors and fillers, the
 * blank of Braille too.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;
/** More than four combining marks in a row belong to no script; they are used to paint over neighbouring lines. */
const STACKED_MARKS = /(?<=\p{M}{4})\p{M}/gu;
/** GitHub's old form `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` count anywhere in a line. */
const HASH_COMMAND = /##(?=[a-z]{0,16}\[)/gi;
/** GitHub's commands begin a line, behind white space of any kind. */
const COLON_COMMAND = /(^|\n)([^\S\n]*):(?=:)/g;
/** Breaks what CI runners take for a command, in any line. */
function breakCommands(text) {
    return text.replace(HASH_COMMAND, "\\u{23}#").replace(COLON_COMMAND, "$1$2\\u{3a}");
}
function escaped(char) {
    return `\\u{${char.codePointAt(0).toString(16)}}`;
}
function showHidden(text) {
    return text.replace(STACKED_MARKS, escaped).replace(HIDDEN, escaped);
}
/**
 * For a terminal or a build log, on one line: hidden characters (line breaks too) as `\u{hex}`, and nothing that a CI
 * runner takes for a command.
 */
function terminalText(text) {
    return breakCommands(showHidden(text));
}
/**
 * A Markdown code span: no markup, link, mention or image comes out of it, in a table cell neither.
 * @param text shown whole, with hidden characters, backticks and pipes as `\u{hex}`
 */
function markdownCode(text) {
    const inner = showHidden(text).replace(HASH_COMMAND, "\\u{23}#").replace(/[`|]/g, escaped);
    // A span that begins or ends with a space would lose it, and an empty one is no span.
    return inner.trim() === "" ? `\`"${inner}"\`` : `\`${inner}\``;
}
/**
 * A message of ours for Markdown, in a line or a table cell. Its code spans stay; outside of them every character that
 * could start markup is escaped, and what would become a link, a mention or a reference is broken up by a code span.
 */
function markdownText(message) {
    const parts = showHidden(message).split("`");
    // An odd number of backticks leaves the last part outside of any span.
    const lastIsOpen = parts.length % 2 === 0;
    let out = "";
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i];
        const inSpan = i % 2 === 1 && !(lastIsOpen && i === parts.length - 1);
        if (inSpan)
            out += markdownCode(part);
        else
            out += (lastIsOpen && i === parts.length - 1 ? "\\`" : "") + markdownPlain(part);
    }
    return out;
}
/**
 * What a forge makes a link, a mention, a reference or a picture of although no markup says so: addresses, `@name`, `#12`,
 * `GH-12`, `&12`, `:name:`.
 */
const LINKED = /(?:[@#]|:\/\/|&(?=[0-9])|:(?=(?:[a-z][a-z0-9_+-]{0,39}|[+-]1|100|1234|8ball):)|(?<![A-Za-z0-9])(?:www(?=\.)|GH(?=-)))+/gi;
const MARKUP = /[\\*_~[\]|!$%^]/g;
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
function markdownPlain(text) {
    let out = "";
    let from = 0;
    for (const match of text.matchAll(LINKED)) {
        out += `${markupAsText(text.slice(from, match.index))}\`${match[0]}\``;
        from = match.index + match[0].length;
    }
    return (out + markupAsText(text.slice(from)))
        .replace(/^(\s*)([-+=]|:(?=:))/, "$1\\$2")
        .replace(/^(\s*\d{1,9})([.)])/, "$1\\$2");
}
function markupAsText(text) {
    return text.replace(/[&<>]/g, (char) => ENTITIES[char]).replace(MARKUP, "\\$&");
}
/**
 * For a text node or an attribute of XML 1.0: only characters that XML allows and a reader sees; tab and line feed
 * stay. A report may be printed to a build log, so no line begins with a command. Escaping of markup (`<`, `&`, quotes) is left to the XML builder.
 */
function xmlText(text) {
    return breakCommands(text
        .replace(STACKED_MARKS, escaped)
        .replace(HIDDEN, (char) => (char === "\n" || char === "\t" ? char : escaped(char))));
}
/**
 * For a text node of a page that is shown by script: hidden characters as `\u{hex}`, tab and line feed stay. Markup needs no
 * escape there.
 */
function pageText(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(HIDDEN, (char) => (char === "\n" || char === "\t" ? char : escaped(char)));
}
/** The data of a workflow command, `::error …::<data>`. A line feed stays one; GitHub shows it as such. */
function commandData(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(HIDDEN, (char) => (char === "\n" ? char : escaped(char)))
        .replace(HASH_COMMAND, "\\u{23}#")
        .replace(/%/g, "%25")
        .replace(/\n/g, "%0A");
}
/** The value of a workflow command's property, `::error file=<value>,…::`. The runner gives back what was put in. */
function commandProperty(text) {
    return commandData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}
/**
 * The text of a SARIF message: hidden characters as `\u{hex}`, and no `[text](target)`, which SARIF reads as a link
 * (SARIF 2.1.0, 3.11.6).
 */
function sarifText(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(HIDDEN, (char) => (char === "\n" ? char : escaped(char)))
        .replace(/\](?=\()/g, "] ");
}
/**
 * Serialised JSON with every hidden character as a JSON escape, and nothing that a build log takes for a command: the same
 * value, safe to print and to diff.
 * @param json what `JSON.stringify` gave; its own line breaks and indentation stay
 */
function jsonText(json) {
    // JSON itself has no `#`: it can only stand in a string.
    return json.replace(HASH_COMMAND, "\\u0023#").replace(HIDDEN, (char) => {
        if (char === "\n" || char === "\t")
            return char;
        let out = "";
        for (let i = 0; i < char.length; i++)
            out += `\\u${char.charCodeAt(i).toString(16).padStart(4, "0")}`;
        return out;
    });
}


/***/ }),

/***/ 7317:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ lookAlike; }
/* harmony export */ });
/* unused harmony export lookAlikes */
/**
 * Characters that a reader takes for a Latin letter or a plain sign, compiled from the shapes of the letters in common
 * fonts; in the spirit of UTS 39, section 4, but towards plain ASCII and without its rarer entries. Fullwidth,
 * mathematical, circled and other compatibility letters are not here, since NFKC resolves them.
 *
 * Read as: a target, then the characters that look like it.
 */
/** Nobody can tell these from the target: a name made of nothing else reads as Latin. */
const TWINS = `
A АΑᎪꓮᗅꭺ𐊠𖽀 B ВΒᏴꓐᗷᛒⲂꞴ C СᏟꓚⲤᑕ D ᎠꓓᗞᗪÐ E ЕΕᎬꓰⴹᗴ F ꓝᖴϜ G ԌᏀꓖ H НΗᎻꓧⲎᕼ I ІΙӀꓲⲒ J ЈᎫꓙᒍͿ K КΚᏦꓗⲔᛕ
L ԼᏞꓡⳐᒪ M МΜᎷꓟⲘᗰᛖϺ N ΝꓠⲚ O ОΟՕꓳⲞⵔ P РΡᏢꓑⲢᑭ Q Ԛⵕ R ᎡᏒꓣᖇ S ЅՏᏚꓢᔕ T ТΤᎢꓔⲦ U ՍꓴᑌԱ V ѴᏙꓦᐯⴸ
W ԜᎳꓪᗯ X ХΧꓫⲬ᙭ᚷⵝ Y ҮΥᎩꓬⲨ Z ΖᏃꓜᘔ
a аɑα b Ьᑲ c сⲥᴄꮯ d ԁᏧᑯ e еҽꬲ f ẝꞙ g ɡցᶃ h һհᏂ i іιıɩᎥꙇ j јϳյȷ k κⲕ l ӏⵏǀ n ո o оοօⲟⲟ
p рρⲣ q ԛզ r ᴦⲅꭇꮁ s ѕꜱꮪƽ u սυᴜʋꭎꭒ v ѵνᴠꮩ w ѡԝᴡꮃ x хⲭ y уγүყʏỿꭚ z ᴢꮓ
`;
/** Alike enough beside Latin letters, where a reader expects one; alone they are letters of their script. */
const COUSINS = `
A ΛЛ E ΣЄ N И R Я W ШЩ O Ө U Ц Y Ч
b вЬъ c є d ԃ e эєεɛ h нћђꮋ i ї j ʝ k кқ l ו m мⲙꮇ n пηηɲŋип o σөꭴ r яг s ꙅ t тτⲧꭲ u цμ v υ w шщω x χ y ч z ʐ
f ғ h ի n ղրռ q գ f ք w ա o ס d ժ u մ
`;
/** Small capitals and phonetic letters: Latin themselves, so they need no evidence. */
const LATIN_FORMS = `
a ᴀɐᶏ b ʙƀɓᴃ c ᴄƈɔ d ᴅɗđɖ e ᴇǝɘəᴈⱸ f ꜰƒ g ɢɠᵷꞡ h ʜɦħ i ɪɨᴉ j ᴊɉʝ k ᴋƙᶄ l ʟɭłƚ m ᴍɱ n ɴɲɳƞ o ᴏøɵᴑ p ᴘƥᵽ q ꞯɋʠ r ʀɾɹɼɽ
s ꜱʂ t ᴛŧƭʇ u ᴜʊʉ v ᴠʌ w ᴡⱳʍ y ʏƴɏʎ z ᴢʐƶʑ
A Ⱥ B Ɓ C Ƈ D Đ E Ɇ G Ɠ H Ħ I Ɨ J Ɉ K Ƙ L Ł N Ɲ O Ø P Ƥ T Ŧ U Ʉ V Ʋ Y Ɏ Z Ƶ
`;
/** Signs, for patterns that hold an apostrophe, a dash, a slash or a colon. */
const SIGNS = `
' ‘’‛′ʹʻʼʽˈ‵ " “”„‟〝〞 - ‐‒–—―−⁃ / ∕⁄⧸╱ : ∶։׃꞉ , ‚ ! ǃ ? Ɂ ~ ∼〜 * ∗⁎ | ∣❘ < ‹ > › _ ˍ
`;
const LATIN = /\p{Script=Latin}/u;
let table;
/** All of them by code point, compiled when they are first asked for. */
function lookAlikes() {
    table ??= compile();
    return table;
}
function lookAlike(code) {
    return lookAlikes().get(code);
}
function compile() {
    const known = new Map();
    const add = (char, target, likeness) => {
        const code = char.codePointAt(0);
        if (!known.has(code))
            known.set(code, { target, likeness: LATIN.test(char) ? "form" : likeness });
    };
    const read = (source, likeness) => {
        const words = source.trim().split(/\s+/);
        for (let i = 0; i + 1 < words.length; i += 2) {
            for (const char of words[i + 1])
                add(char, words[i], likeness);
        }
    };
    read(TWINS, "twin");
    read(LATIN_FORMS, "form");
    read(COUSINS, "cousin");
    read(SIGNS, "form");
    // Negative circled and negative squared capitals, and their crossed form: symbols without a compatibility form.
    for (let i = 0; i < 26; i++) {
        const letter = String.fromCharCode(0x41 + i);
        for (const first of [0x1f150, 0x1f170])
            add(String.fromCodePoint(first + i), letter, "form");
    }
    return known;
}


/***/ }),

/***/ 2740:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dw: function() { return /* reexport */ MAX_JOINED_FIELDS; },
  pI: function() { return /* reexport */ decodeLayers; },
  KY: function() { return /* reexport */ joinFields; },
  j7: function() { return /* binding */ normalise; }
});

// UNUSED EXPORTS: LAYER_LIMITS, MAX_JOINED_UNITS, decodedLayers

;// CONCATENATED MODULE: ./out/content/normalise/mapped.js
/**
 * Text that was changed, with the way back: every range of the changed text names the range of the original that it was
 * made of. Offsets are UTF-16 code units, ranges are half open.
 *
 * Kept as pieces, not per unit: a run of units that stand one for one is a single piece, so that a map costs memory for
 * what changed and not for what is long.
 */
/** The text as it is. */
function unchanged(text) {
    return { text, changed: false, range: inPlace(text.length) };
}
/** A text of the same length, unit for unit. */
function respelt(original, text) {
    return { text, changed: text !== original, range: inPlace(text.length) };
}
function inPlace(length) {
    return (start, end) => {
        const from = clamp(start, length);
        return { start: from, end: Math.max(from, clamp(end, length)) };
    };
}
/**
 * Two changes in a row as one.
 * @param first original → middle
 * @param second middle → result
 */
function composed(first, second) {
    const cut = first.cut === true || second.cut === true ? { cut: true } : undefined;
    if (!second.changed)
        return cut === undefined || first.cut === true ? first : { ...first, ...cut };
    if (!first.changed)
        return cut === undefined || second.cut === true ? second : { ...second, ...cut };
    return {
        ...cut,
        text: second.text,
        changed: true,
        range: (start, end) => {
            const middle = second.range(start, end);
            return first.range(middle.start, middle.end);
        },
    };
}
/** A part of a larger text, seen as text of its own; ranges are those of the larger one. */
function excerpt(text, from, to) {
    const part = text.slice(from, to);
    return {
        text: part,
        changed: true,
        range: (start, end) => {
            const a = clamp(start, part.length);
            return { start: from + a, end: from + Math.max(a, clamp(end, part.length)) };
        },
    };
}
/** Kept stretches from this length on are cut out of the original; shorter ones are copied unit by unit. */
const LONG_STRETCH = 24;
const UNITS = 2048;
/** Shorter texts are not worth a buffer. */
const MIN_GATHERED = 1024;
/** Builds a changed text from left to right; each call takes up where the last one ended in the original. */
class MappedBuilder {
    #original;
    #parts = [];
    /** Short stretches, gathered: a text that changes at every other character would make a string of each. */
    #units;
    #filled = 0;
    /**
     * Three numbers for each piece: where it starts in the result, the start of what it is made of, and twice the end of
     * that, plus 1 when it stands unit for unit. No string is so long that the last one leaves the small integers.
     */
    #pieces = [];
    #length = 0;
    #changed = false;
    #cut = false;
    /** A stretch of the original that was kept and is not yet in the result. */
    #keptFrom = 0;
    #keptTo = 0;
    constructor(original) {
        this.#original = original;
    }
    /** Units so far of the result. */
    get length() {
        return this.#length;
    }
    /** Takes `[from, to)` of the original over as it is. */
    keep(from, to) {
        if (from >= to)
            return;
        if (from !== this.#keptTo || this.#keptFrom === this.#keptTo) {
            this.#putKept();
            this.#keptFrom = from;
        }
        this.#keptTo = to;
        this.#piece(from, to, to - from, true);
    }
    /** Leaves `[from, to)` of the original out. */
    drop(from, to) {
        if (from < to)
            this.#changed = true;
    }
    /** Puts `text` where `[from, to)` stood, as a whole: each of its units comes from the entire range. */
    replace(from, to, text) {
        this.#put(from, to, text, to - from === 1 && text.length === 1);
    }
    /** Puts `text`, of the same length, where `[from, to)` stood, unit for unit. */
    substitute(from, to, text) {
        this.#put(from, to, text, true);
    }
    /** Says that a bound left something unchanged that would have been changed. */
    cut() {
        this.#cut = true;
    }
    #put(from, to, text, aligned) {
        this.#changed = true;
        if (text === "")
            return;
        this.#putKept();
        this.#append(text, 0, text.length);
        this.#piece(from, to, text.length, aligned);
    }
    #putKept() {
        if (this.#keptFrom === this.#keptTo)
            return;
        this.#append(this.#original, this.#keptFrom, this.#keptTo);
        this.#keptFrom = this.#keptTo;
    }
    #append(text, from, to) {
        const length = to - from;
        if (length >= LONG_STRETCH || this.#original.length < MIN_GATHERED) {
            this.#flush();
            this.#parts.push(from === 0 && to === text.length ? text : text.slice(from, to));
            return;
        }
        if (this.#filled + length > UNITS)
            this.#flush();
        this.#units ??= new Uint16Array(UNITS);
        for (let i = from; i < to; i++)
            this.#units[this.#filled++] = text.charCodeAt(i);
    }
    #flush() {
        if (this.#filled === 0 || this.#units === undefined)
            return;
        const filled = this.#filled === UNITS ? this.#units : this.#units.subarray(0, this.#filled);
        this.#parts.push(String.fromCharCode.apply(null, filled));
        this.#filled = 0;
    }
    #piece(from, to, length, aligned) {
        const pieces = this.#pieces;
        const last = pieces.length - 1;
        if (aligned && last > 0 && pieces[last] === from * 2 + 1)
            pieces[last] = to * 2 + 1;
        else
            pieces.push(this.#length, from, to * 2 + (aligned ? 1 : 0));
        this.#length += length;
    }
    /** The finished text. The builder must not be used after it. */
    finish() {
        const cut = this.#cut ? { cut: true } : undefined;
        if (!this.#changed)
            return { ...unchanged(this.#original), ...cut };
        this.#putKept();
        this.#flush();
        const parts = this.#parts;
        const text = parts.length === 1 ? parts[0] : parts.join("");
        return { text, changed: true, range: rangeOf(this.#pieces, this.#length, this.#original.length), ...cut };
    }
}
/** @param pieces as the builder keeps them */
function rangeOf(pieces, length, originalLength) {
    const pieceOf = (offset) => {
        let low = 0;
        let high = pieces.length / 3 - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (pieces[middle * 3] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low * 3;
    };
    const placed = (piece, offset) => pieces[piece + 1] + offset - pieces[piece];
    const isAligned = (piece) => (pieces[piece + 2] & 1) === 1;
    const startOf = (offset) => {
        if (offset >= length)
            return originalLength;
        const piece = pieceOf(offset);
        return isAligned(piece) ? placed(piece, offset) : pieces[piece + 1];
    };
    return (start, end) => {
        const a = clamp(start, length);
        const b = clamp(end, length);
        if (b <= a) {
            const point = startOf(a);
            return { start: point, end: point };
        }
        const piece = pieceOf(b - 1);
        return { start: startOf(a), end: isAligned(piece) ? placed(piece, b) : pieces[piece + 2] >> 1 };
    };
}
function clamp(offset, length) {
    // Written so that NaN becomes 0.
    return offset > 0 ? Math.min(offset, length) : 0;
}

// EXTERNAL MODULE: ./out/content/normalise/traits.js
var traits = __webpack_require__(2331);
;// CONCATENATED MODULE: ./out/content/normalise/compatibility.js
/**
 * The second view of a text: Unicode's compatibility form NFKC (UAX 15), cluster by cluster, so that the way back is
 * exact. Fullwidth and mathematical letters, ligatures, circled letters become plain ones; letter and accent become one.
 */


/**
 * What can combine with the character before it: marks, Hangul vowels and finals with their compatibility and halfwidth
 * forms, halfwidth Katakana voicing marks, Kirat Rai vowel signs (UAX 15, quick check "maybe").
 */
const EXTENDING = "\\p{M}\\u{1161}-\\u{1175}\\u{11a8}-\\u{11c2}\\u{3133}\\u{3135}\\u{3136}\\u{313a}-\\u{313f}\\u{314f}-\\u{3163}" +
    "\\u{ff9e}\\u{ff9f}\\u{ffa3}\\u{ffa5}\\u{ffa6}\\u{ffaa}-\\u{ffaf}\\u{ffc2}-\\u{ffc7}\\u{ffca}-\\u{ffcf}" +
    "\\u{ffd2}-\\u{ffd7}\\u{ffda}-\\u{ffdc}\\u{16d63}-\\u{16d6a}";
/**
 * Marks that are put in order together. UAX 15 calls text with at most 30 in a row stream-safe; sorting more costs
 * quadratic time, so a longer run is cut.
 */
const MAX_MARKS = 30;
/**
 * Units that compatibility forms may add to a text, beside one for every two of it: a ligature of one unit stands for up
 * to 18, and everything that reads the view would pay for them.
 */
const FREE_EXPANSION = 4096;
const EXTENDS = new RegExp(`[${EXTENDING}]`, "u");
const NOT_ASCII = /[^\0-\x7f]/;
/** Combines with what stands before it. */
const COMBINES = 1;
/** Becomes another text even alone. */
const CHANGES = 2;
const compatibility_traits = new traits/* CharacterTraits */.x((char) => (EXTENDS.test(char) ? COMBINES : 0) | (char.normalize("NFKC") === char ? 0 : CHANGES));
/** Forms of the single characters that have one; there are a few thousand. */
const FORMS = new Map();
function formOf(code) {
    let form = FORMS.get(code);
    if (form === undefined) {
        form = String.fromCodePoint(code).normalize("NFKC");
        FORMS.set(code, form);
    }
    return form;
}
/** The text in NFKC; marks beyond MAX_MARKS in a row are ordered in groups, and expansion is bounded. */
function compatible(text) {
    if (!NOT_ASCII.test(text))
        return unchanged(text);
    const { length } = text;
    let builder;
    let left = FREE_EXPANSION + (length >> 1);
    let done = 0;
    let at = 0;
    while (at < length) {
        const unit = text.charCodeAt(at);
        const own = unit < 0x80 ? 0 : compatibility_traits.at(text, at);
        const alone = at + sizeAt(text, at, unit);
        const end = clusterEnd(text, alone);
        if (end === alone && (own & CHANGES) === 0) {
            at = end;
            continue;
        }
        const isAlone = end === alone;
        const form = isAlone ? formOf(text.codePointAt(at)) : text.slice(at, end).normalize("NFKC");
        if (isAlone || !text.startsWith(form, at) || form.length !== end - at) {
            builder ??= new MappedBuilder(text);
            const added = form.length - (end - at);
            if (added > left)
                builder.cut();
            else {
                if (added > 0)
                    left -= added;
                builder.keep(done, at);
                builder.replace(at, end, form);
                done = end;
            }
        }
        at = end;
    }
    if (builder === undefined)
        return unchanged(text);
    builder.keep(done, length);
    return builder.finish();
}
/** Where the characters end that combine with the one before. */
function clusterEnd(text, from) {
    let end = from;
    for (let marks = 0; marks < MAX_MARKS && end < text.length; marks++) {
        const unit = text.charCodeAt(end);
        if (unit < 0x80 || (compatibility_traits.at(text, end) & COMBINES) === 0)
            break;
        end += sizeAt(text, end, unit);
    }
    return end;
}
function sizeAt(text, at, unit) {
    return unit >= 0xd800 && unit < 0xdc00 && text.codePointAt(at) > 0xffff ? 2 : 1;
}

// EXTERNAL MODULE: ./out/content/normalise/confusable-table.js
var confusable_table = __webpack_require__(7317);
;// CONCATENATED MODULE: ./out/content/normalise/confusables.js
/**
 * The third view of a text: letters that look Latin are Latin. Judged word by word, so that honest Cyrillic, Greek,
 * Armenian or Cherokee prose stays readable for patterns in its own language.
 */



const confusables_NOT_ASCII = /[^\0-\x7f]/;
/** What a character means for its word; bits. */
const IN_WORD = 2;
const LATIN = 4;
const TWIN = 8;
/** A letter that nobody takes for a Latin one. */
const OTHER = 16;
const MARK = 32;
/** Replaced although it is no letter. */
const SIGN = 64;
/** Has a look-alike. */
const ALIKE = 1;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_\u{1f150}-\u{1f189}]/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const ANY_MARK = /\p{M}/u;
const known = new traits/* CharacterTraits */.x((char, code) => {
    const alike = (0,confusable_table/* lookAlike */.W)(code);
    let traits = alike === undefined || code < 0x80 ? 0 : ALIKE;
    if (WORD_CHARACTER.test(char)) {
        traits |= IN_WORD;
        if (alike?.likeness === "form" || LATIN_LETTER.test(char))
            traits |= LATIN;
        else if (alike?.likeness === "twin")
            traits |= TWIN;
        else if (alike?.likeness === "cousin" || LETTER.test(char))
            traits |= OTHER;
        if (ANY_MARK.test(char))
            traits |= MARK;
    }
    else if (alike !== undefined)
        traits |= SIGN;
    return traits;
});
/**
 * The text with look-alikes replaced by ASCII, for matching only: where a word mixes them with Latin letters, or is made
 * of perfect twins and does not stand among words of its own script (Russian «а», «сахар»). Marks that a plain Latin
 * letter does not compose with (strokes through it, piles above it) are dropped.
 */
function confusablesFolded(text) {
    if (!confusables_NOT_ASCII.test(text))
        return unchanged(text);
    const builder = new MappedBuilder(text);
    let done = 0;
    const fold = (from, to) => {
        builder.keep(done, from);
        foldWord(builder, text, from, to);
        done = to;
    };
    /**
     * Start and end of each word of twins since the last word that tells the script of its surroundings, and of the signs
     * between them, whose ends are negative.
     */
    const open = [];
    let ownScript = false;
    const settle = (folds) => {
        for (let i = 0; i < open.length; i += 2) {
            const to = open[i + 1];
            if (to < 0)
                fold(open[i], -to);
            else if (folds)
                fold(open[i], to);
        }
        open.length = 0;
    };
    let at = 0;
    while (at < text.length) {
        const from = at;
        let traits = 0;
        let plain = true;
        while (at < text.length) {
            const code = text.codePointAt(at);
            const own = known.of(code);
            if ((own & IN_WORD) === 0) {
                // A sign is a token of its own; everything else between words is passed over.
                if (at > from)
                    break;
                at += code > 0xffff ? 2 : 1;
                if ((own & SIGN) === 0)
                    break;
                if (open.length === 0)
                    fold(from, at);
                else
                    open.push(from, -at);
                break;
            }
            traits |= own;
            if (code > 0x7f)
                plain = false;
            at += code > 0xffff ? 2 : 1;
        }
        if ((traits & LATIN) !== 0) {
            settle(!ownScript);
            ownScript = false;
            if (!plain)
                fold(from, at);
        }
        else if ((traits & OTHER) !== 0) {
            settle(false);
            ownScript = true;
        }
        else if ((traits & TWIN) !== 0) {
            open.push(from, at);
        }
    }
    settle(!ownScript);
    builder.keep(done, text.length);
    return builder.finish();
}
function foldWord(builder, text, from, to) {
    let at = from;
    /** Whether the character before is a plain Latin letter, now or after folding. */
    let onLatin = false;
    while (at < to) {
        const code = text.codePointAt(at);
        const end = at + (code > 0xffff ? 2 : 1);
        const traits = known.of(code);
        if ((traits & ALIKE) !== 0) {
            builder.replace(at, end, (0,confusable_table/* lookAlike */.W)(code).target);
            onLatin = true;
        }
        else if (onLatin && (traits & MARK) !== 0) {
            builder.drop(at, end);
        }
        else {
            builder.keep(at, end);
            onLatin = code < 0x80 && (traits & LATIN) !== 0;
        }
        at = end;
    }
}

;// CONCATENATED MODULE: ./out/content/normalise/invisible.js
/** The first view of a text: what no reader sees is gone. */


/**
 * Characters without a shape: default ignorable code points (zero width, bidi, tags, variation selectors, fillers), the
 * empty Braille pattern, interlinear annotation, and controls other than white space. Visible format characters, such as
 * Arabic number signs, stay.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{fff9}-\u{fffb}\u{0}-\u{8}\u{e}-\u{1f}\u{7f}-\u{84}\u{86}-\u{9f}]/u;
/** Characters that show as a blank although Unicode calls them letters or symbols; they part words as a space does. */
const BLANK = /[\u{2800}\u{3164}\u{ffa0}]/u;
const CANDIDATE = /[^\t-\r -~]/;
const HIDES = 1;
const IS_BLANK = 2;
const invisible_traits = new traits/* CharacterTraits */.x((char) => (INVISIBLE.test(char) ? HIDES : 0) | (BLANK.test(char) ? IS_BLANK : 0));
/** The text without invisible characters; a run that holds a blank filler becomes one space. */
function withoutInvisible(text) {
    if (!CANDIDATE.test(text))
        return unchanged(text);
    let builder;
    let done = 0;
    let at = 0;
    while (at < text.length) {
        const from = at;
        let seen = 0;
        while (at < text.length) {
            const own = invisible_traits.at(text, at);
            if (own === 0)
                break;
            seen |= own;
            at += text.charCodeAt(at) >= 0xd800 && text.codePointAt(at) > 0xffff ? 2 : 1;
        }
        if (at === from) {
            at++;
            continue;
        }
        builder ??= new MappedBuilder(text);
        builder.keep(done, from);
        if ((seen & IS_BLANK) !== 0)
            builder.replace(from, at, " ");
        else
            builder.drop(from, at);
        done = at;
    }
    if (builder === undefined)
        return unchanged(text);
    builder.keep(done, text.length);
    return builder.finish();
}

;// CONCATENATED MODULE: ./out/content/normalise/letter-case.js
/** The last view of a text: no difference of case, in no locale. */


const UPPER_OR_BEYOND = /[A-Z]|[^\0-\x7f]/;
/**
 * Characters that lower case alone does not fold: ligatures and letters that open into several (ß, ŉ, ﬁ), those that
 * differ only when small (ſ, µ, ς and Σ with it, Greek symbols, Cyrillic variants), letters with an iota, the Turkish i.
 * A test holds the list against the folding of every character.
 */
const SPECIAL = /[\u{345}\u{b5}\u{df}\u{130}\u{131}\u{149}\u{17f}\u{1f0}\u{390}\u{3a3}\u{3b0}\u{3c2}\u{3d0}\u{3d1}\u{3d5}\u{3d6}\u{3f0}\u{3f1}\u{3f5}\u{587}\u{1c80}-\u{1c88}\u{1e96}-\u{1e9b}\u{1e9e}\u{1f50}-\u{1f56}\u{1f80}-\u{1faf}\u{1fb2}-\u{1fb4}\u{1fb6}-\u{1fbc}\u{1fbe}\u{1fc2}-\u{1fcc}\u{1fd2}-\u{1fd7}\u{1fe2}-\u{1fe7}\u{1ff2}-\u{1ffc}\u{fb00}-\u{fb17}]/u;
/** Folds into something else. */
const FOLDS = 1;
/** Not unit for unit, or not as lower case has it. */
const IS_SPECIAL = 2;
const letter_case_traits = new traits/* CharacterTraits */.x((char) => SPECIAL.test(char) ? FOLDS | IS_SPECIAL : char.toLowerCase() === char ? 0 : FOLDS);
/** What special characters fold into; there are some hundreds. */
const FOLDED = new Map();
/**
 * The text in folded case: ß and ẞ are `ss`, ſ is `s`, final and other sigma are one. The dotted and the dotless i of
 * Turkish both become `i`, since a reader takes them for it.
 */
function caseFolded(text) {
    if (!UPPER_OR_BEYOND.test(text))
        return unchanged(text);
    if (!SPECIAL.test(text))
        return respelt(text, text.toLowerCase());
    const builder = new MappedBuilder(text);
    let done = 0;
    for (let at = 0; at < text.length; at++) {
        const own = letter_case_traits.at(text, at);
        if (own === 0)
            continue;
        if ((own & IS_SPECIAL) !== 0) {
            builder.keep(done, at);
            done = at + 1;
            builder.replace(at, done, folded(text.charCodeAt(at)));
            continue;
        }
        let end = at;
        while (end < text.length && letter_case_traits.at(text, end) === FOLDS)
            end += text.codePointAt(end) > 0xffff ? 2 : 1;
        builder.keep(done, at);
        builder.substitute(at, end, text.slice(at, end).toLowerCase());
        done = end;
        at = end - 1;
    }
    builder.keep(done, text.length);
    return builder.finish();
}
/** Upper case joins what only differs when small and opens ß; ẞ is opened only as ß. Special characters are one unit. */
function folded(code) {
    let form = FOLDED.get(code);
    if (form === undefined) {
        const char = String.fromCharCode(code);
        form = char === "\u0130" ? "i" : char.toLowerCase().toUpperCase().toLowerCase();
        FOLDED.set(code, form);
    }
    return form;
}

;// CONCATENATED MODULE: ./out/content/normalise/join-fields.js
/** A payload that is split over neighbouring fields, seen as one text. */
/** A payload is split over a handful of neighbours; the bounds keep joined views from doubling the work of a capture. */
const MAX_JOINED_FIELDS = 256;
const MAX_JOINED_UNITS = 256 * 1024;
/**
 * Joins the texts of adjacent fields, in the order given.
 * @param separator nothing for parts of one token, a blank for parts of a sentence
 */
function joinFields(fields, separator = "") {
    const starts = [];
    const parts = [];
    let length = 0;
    for (const { text } of fields) {
        const start = parts.length === 0 ? 0 : length + separator.length;
        if (parts.length === MAX_JOINED_FIELDS || start + text.length > MAX_JOINED_UNITS)
            break;
        starts.push(start);
        parts.push(text);
        length = start + text.length;
    }
    return {
        text: parts.join(separator),
        omitted: fields.length - parts.length,
        locate: (start, end) => {
            const out = [];
            for (let i = 0; i < parts.length; i++) {
                const from = starts[i];
                const size = parts[i].length;
                if (from >= end)
                    break;
                if (size === 0 || from + size <= start)
                    continue;
                const field = fields[i];
                out.push({ place: field.place, start: Math.max(0, start - from), end: Math.min(size, end - from) });
            }
            return out;
        },
    };
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/byte-text.js
/** Decoded bytes, where they are text. */

/** Text holds few controls; among bytes that are none by chance, they are every tenth. */
const MAX_CONTROL_SHARE = 1 / 20;
const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd\ufffe\uffff]/g;
const byte_text_LETTER = /[\p{L}\p{N}]/u;
/** Bytes that tell that the rest is no text either: longer data is not decoded to the end for nothing. */
const PROBE_BYTES = 48;
/**
 * The text that the bytes are in UTF-8, or in UTF-16LE (as `powershell -enc` takes it); a range of it maps to offsets of
 * bytes. Undefined when they are neither or hold more than a few controls.
 */
function textOfBytes(bytes) {
    if (!mayBeText(bytes.subarray(0, PROBE_BYTES)))
        return undefined;
    const mapped = isWide(bytes) ? wideText(bytes) : utf8Text(bytes);
    if (mapped === undefined || !byte_text_LETTER.test(mapped.text))
        return undefined;
    const controls = mapped.text.match(CONTROL)?.length ?? 0;
    return controls <= mapped.text.length * MAX_CONTROL_SHARE ? mapped : undefined;
}
function mayBeText(start) {
    if (isWide(start))
        return true;
    let controls = 0;
    for (const byte of start)
        if (byte < 9 || (byte > 13 && byte < 32) || byte === 127)
            controls++;
    return controls <= 1 + start.length * MAX_CONTROL_SHARE;
}
function isWide(bytes) {
    if (bytes.length < 8 || bytes.length % 2 === 1)
        return false;
    for (let i = 0; i < Math.min(bytes.length, PROBE_BYTES); i += 2) {
        if (bytes[i + 1] !== 0 || bytes[i] === 0)
            return false;
    }
    return true;
}
function wideText(bytes) {
    const raw = bytes.toString("latin1");
    const builder = new MappedBuilder(raw);
    for (let i = 0; i < bytes.length; i += 2) {
        builder.replace(i, i + 2, String.fromCharCode(bytes[i] | (bytes[i + 1] << 8)));
    }
    return builder.finish();
}
/** A character beyond ASCII in well-formed UTF-8 (Unicode 17, table 3-7), or a byte that belongs to none. */
const SEQUENCE = /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;
function utf8Text(bytes) {
    const raw = bytes.toString("latin1");
    const builder = new MappedBuilder(raw);
    let done = 0;
    for (const { 0: sequence, index } of raw.matchAll(SEQUENCE)) {
        if (sequence.length === 1)
            return undefined;
        builder.keep(done, index);
        done = index + sequence.length;
        builder.replace(index, done, bytes.toString("utf8", index, done));
    }
    builder.keep(done, raw.length);
    return builder.finish();
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/decoding.js
/** What a decoder gives for one place, or for a whole text in which places were decoded. */
/** For decodings in which every character was encoded. */
const wholly = (text) => (start, end) => lettersIn(text.slice(start, end));
const LETTERS = /[\p{L}\p{N}]/gu;
const decoding_LETTER = /[\p{L}\p{N}]/u;
/** Letters and digits in a text. */
function lettersIn(text) {
    if (text.length === 1 && text < "\x80") {
        const code = text.charCodeAt(0);
        const letter = code | 0x20;
        return Number((letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39));
    }
    return text.length === 1 ? Number(decoding_LETTER.test(text)) : (text.match(LETTERS)?.length ?? 0);
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/limits.js
/** How long what is encoded must be. */
/** Characters of base64: twelve bytes. Shorter words decode to readable text by chance. */
const MIN_BASE64 = 16;
/** Bytes that are spelled as numbers. */
const MIN_BYTES = 8;

;// CONCATENATED MODULE: ./out/content/normalise/layers/runs.js
/** Long runs of an alphabet, found without looking at every character. */
/** Marks the given ASCII characters. */
function alphabet(characters) {
    const table = new Uint8Array(128);
    for (let code = 0; code < 128; code++)
        if (characters.test(String.fromCharCode(code)))
            table[code] = 1;
    return table;
}
/**
 * Every run of at least `min` characters of the alphabet, as long as it goes. Looks at the last character that a run
 * from here would need first, so that ordinary words are skipped in one step.
 */
function* runsOf(text, table, min) {
    const belongs = (at) => {
        const code = text.charCodeAt(at);
        return code < 128 && table[code] === 1;
    };
    let from = 0;
    while (from + min <= text.length) {
        let at = from + min - 1;
        while (at >= from && belongs(at))
            at--;
        if (at >= from) {
            from = at + 1;
            continue;
        }
        let to = from + min;
        while (to < text.length && belongs(to))
            to++;
        yield { from, to };
        from = to + 1;
    }
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/base64.js
/** Base64 in both alphabets of RFC 4648, padded or not, on one line or wrapped. */





const ALPHABET = alphabet(/[A-Za-z0-9+/_-]/);
/** Of longer data so much is decoded first. */
const PROBE = (PROBE_BYTES / 3) * 4;
/** Between the lines of wrapped data; a quote mark or a comment sign would make it something else. */
const LINE_BREAK = /^[ \t]{0,16}\r?\n[ \t]{0,16}$/;
const MAX_LINE_BREAK = 34;
const SMALL = /[a-z]/;
const CAPITAL = /[A-Z]/;
function* base64(text) {
    let lines = [];
    for (const run of runsOf(text, ALPHABET, MIN_BASE64)) {
        const last = lines.at(-1);
        if (last !== undefined && !continues(text, lines, last, run)) {
            yield* decodedLines(text, lines);
            lines = [];
        }
        lines.push(run);
    }
    if (lines.length > 0)
        yield* decodedLines(text, lines);
}
function continues(text, lines, last, next) {
    const width = last.to - last.from;
    if (width % 4 !== 0 || next.from - last.to > MAX_LINE_BREAK)
        return false;
    if (lines.length > 1 && lines[0].to - (lines[0]?.from ?? 0) !== width)
        return false;
    return next.to - next.from <= width && LINE_BREAK.test(text.slice(last.to, next.from));
}
function* decodedLines(text, lines) {
    const first = lines[0];
    const last = withShortTail(text, lines);
    if (lines.length === 1 && last === undefined)
        return yield* decodedRun(text, first.from, first.to);
    const builder = new MappedBuilder(text);
    for (const { from, to } of lines)
        builder.keep(from, to);
    if (last !== undefined)
        builder.keep(last.from, last.to);
    // What was skipped between the lines counts as dropped, and so does all around them.
    builder.drop(0, text.length);
    const whole = decoded(builder.finish());
    if (whole !== undefined)
        return yield whole;
    for (const { from, to } of lines)
        yield* decodedRun(text, from, to);
}
const SHORT_TAIL = /[ \t]{0,16}\r?\n[ \t]{0,16}([A-Za-z0-9+/_-]{2,15})(?![A-Za-z0-9+/_-])/y;
/** The last line of wrapped data may be too short to be a run of its own. */
function withShortTail(text, lines) {
    const last = lines.at(-1);
    if ((last.to - last.from) % 4 !== 0)
        return undefined;
    SHORT_TAIL.lastIndex = last.to;
    const tail = SHORT_TAIL.exec(text);
    if (tail === null)
        return undefined;
    const to = tail.index + tail[0].length;
    return { from: to - tail[1].length, to };
}
function* decodedRun(text, from, to) {
    const run = text.slice(from, to);
    // Neither the whole nor a part of it.
    if (!CAPITAL.test(run) || !SMALL.test(run))
        return;
    const whole = decoded(excerpt(text, from, to));
    if (whole !== undefined)
        return yield whole;
    if (!/[/+_-]/.test(run))
        return;
    // A path, a list or a file name around it: each part for itself.
    for (const part of run.matchAll(/[A-Za-z0-9]{16,}/g)) {
        const inner = decoded(excerpt(text, from + part.index, from + part.index + part[0].length));
        if (inner !== undefined)
            yield inner;
    }
}
function decoded(source) {
    const encoded = source.text;
    const url = /[_-]/.test(encoded);
    if (encoded.length % 4 === 1 || (url && /[+/]/.test(encoded)) || !SMALL.test(encoded))
        return undefined;
    if (!CAPITAL.test(encoded))
        return undefined;
    const alphabet = url ? "base64url" : "base64";
    if (encoded.length > PROBE) {
        const probe = Buffer.from(encoded.slice(0, PROBE), alphabet);
        if (!probablyText(probe))
            return undefined;
    }
    const bytes = Buffer.from(encoded, alphabet);
    const text = textOfBytes(bytes);
    if (text === undefined)
        return undefined;
    return { via: alphabet, mapped: composed(source, ofBytes(text, encoded.length)), disguised: wholly(text.text) };
}
/** Cuts a character at the end of the probe off before it is judged. */
function probablyText(probe) {
    let end = probe.length;
    while (end > probe.length - 4 && (probe[end - 1] & 0xc0) === 0x80)
        end--;
    if (probe[end - 1] >= 0xc0)
        end--;
    return (textOfBytes(probe.subarray(0, end)) !== undefined || (probe.length % 2 === 0 && textOfBytes(probe) !== undefined));
}
/** Three bytes stand in four characters: a range of bytes in those that carry at least one of its bits. */
function ofBytes(text, length) {
    return {
        text: text.text,
        changed: true,
        range: (start, end) => {
            const bytes = text.range(start, end);
            const from = Math.min(Math.floor((bytes.start * 4) / 3), length);
            return { start: from, end: bytes.end > bytes.start ? Math.min(Math.ceil((bytes.end * 4) / 3), length) : from };
        },
    };
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/hex.js
/** Bytes spelled as numbers: hexadecimal in a row or in a list, and lists of character codes. */





const DIGITS = alphabet(/[0-9A-Fa-f]/);
/** `0x41, 0x42`, `41 42`, `41:42`. */
const LIST = /(?<![0-9A-Za-z])(?:(?:0x)?[0-9A-Fa-f]{2}(?:[,:;][ \t\r\n]{0,4}|[ \t\r\n]{1,4})){7,}(?:0x)?[0-9A-Fa-f]{2}(?![0-9A-Za-z])/g;
const LIST_ITEM = /(?:0x)?([0-9A-Fa-f]{2})(?![0-9A-Fa-f])/g;
/** `105, 103, 110`: character codes as `String.fromCharCode` takes them. */
const CODES = /(?:\d{2,7}[ \t\r\n]{0,4},[ \t\r\n]{0,4}){7,}\d{2,7}/g;
const hex_WORD_CHARACTER = /[0-9A-Za-z]/;
function* hexadecimal(text) {
    for (const { from, to } of runsOf(text, DIGITS, MIN_BYTES * 2)) {
        // Part of a longer word or an odd number of digits is no hexadecimal of bytes.
        if ((to - from) % 2 === 1 || inWord(text, from, to))
            continue;
        const found = hex_ofBytes("hex", excerpt(text, from, to), text.slice(from, to), undefined);
        if (found !== undefined)
            yield found;
    }
}
function* hexadecimalList(text) {
    for (const match of text.matchAll(LIST)) {
        const items = [];
        let digits = "";
        for (const item of match[0].matchAll(LIST_ITEM)) {
            items.push(item.index, item.index + item[0].length);
            digits += item[1];
        }
        if (digits.length < MIN_BYTES * 2)
            continue;
        const found = hex_ofBytes("hex", excerpt(text, match.index, match.index + match[0].length), digits, items);
        if (found !== undefined)
            yield found;
    }
}
function* characterCodes(text) {
    for (const match of text.matchAll(CODES)) {
        const items = [];
        const values = [];
        numbersIn(match[0], values, items);
        const source = excerpt(text, match.index, match.index + match[0].length);
        const bytes = values.every((value) => value < 256) ? textOfBytes(Buffer.from(values)) : undefined;
        const mapped = bytes === undefined ? codePoints(values, items) : itemised(bytes, items);
        if (mapped === undefined || !/\p{L}{3}/u.test(mapped.text))
            continue;
        yield { via: "codes", mapped: composed(source, mapped), disguised: wholly(mapped.text) };
    }
}
/** @param items start and end of each number are added to it */
function numbersIn(list, values, items) {
    let start = -1;
    let value = 0;
    for (let at = 0; at <= list.length; at++) {
        const digit = list.charCodeAt(at) - 0x30;
        if (digit >= 0 && digit <= 9) {
            if (start < 0)
                start = at;
            value = value * 10 + digit;
        }
        else if (start >= 0) {
            values.push(value);
            items.push(start, at);
            start = -1;
            value = 0;
        }
    }
}
function codePoints(values, items) {
    if (!values.every((value) => value <= 0x10ffff && (value >= 32 || (value >= 9 && value <= 13))))
        return undefined;
    let text = "";
    const ofUnits = [];
    values.forEach((value, i) => {
        const char = String.fromCodePoint(value);
        text += char;
        for (let unit = 0; unit < char.length; unit++)
            ofUnits.push(items[i * 2], items[i * 2 + 1]);
    });
    return itemised(unchanged(text), ofUnits);
}
function inWord(text, from, to) {
    const hasMark = text.slice(Math.max(0, from - 2), from).endsWith("0x");
    return (!hasMark && hex_WORD_CHARACTER.test(text.charAt(from - 1))) || hex_WORD_CHARACTER.test(text.charAt(to));
}
/** @param items start and end of each byte in the source; without them a byte is two characters in a row */
function hex_ofBytes(via, source, digits, items) {
    const text = textOfBytes(Buffer.from(digits, "hex"));
    if (text === undefined)
        return undefined;
    const pairs = {
        text: text.text,
        changed: true,
        range: (start, end) => {
            const range = text.range(start, end);
            return { start: range.start * 2, end: range.end * 2 };
        },
    };
    const mapped = composed(source, items === undefined ? pairs : itemised(text, items));
    return { via, mapped, disguised: wholly(text.text) };
}
/** @param items start and end in the source of each unit that `inner` maps to */
function itemised(inner, items) {
    return {
        text: inner.text,
        changed: true,
        range: (start, end) => {
            const range = inner.range(start, end);
            const from = items[range.start * 2] ?? items.at(-1) ?? 0;
            return { start: from, end: range.end > range.start ? (items[range.end * 2 - 1] ?? from) : from };
        },
    };
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/words.js
/** Words that vouch for a text being shifted by half the alphabet, or written backwards. */
/** Plain words that poisoned text of any kind needs; two different ones are no accident. */
const WORDS = [
    "the",
    "and",
    "you",
    "not",
    "user",
    "ignore",
    "disregard",
    "previous",
    "instructions",
    "system",
    "prompt",
    "secret",
    "password",
    "send",
    "read",
    "tool",
    "before",
    "must",
    "file",
    "this",
    "with",
];
const LONGEST = 12;
const MIN_WORDS = 3;
/** Read backwards these are words, too: ton, DNA, loot, elif. */
const PALINDROMIC = new Set(["not", "and", "tool", "file"]);
const NOTHING = { rotated: 0, reversed: 0 };
const KNOWN = new Map();
/** Whether any of them has such a hash. */
const HASHES = new Uint8Array(1024);
function add(word, disguised) {
    KNOWN.set(word, { ...(KNOWN.get(word) ?? NOTHING), ...disguised });
    let hash = 0;
    for (let i = 0; i < word.length; i++)
        hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
    HASHES[hash & 1023] = 1;
}
WORDS.forEach((word, i) => {
    add(shift(word), { rotated: 1 << i });
    if (!PALINDROMIC.has(word))
        add([...word].reverse().join(""), { reversed: 1 << i });
});
/** @param hash of the letters in lower case, each time 31 times the one before plus the letter, in 32 bits */
function disguisedWord(text, from, to, hash) {
    if (HASHES[hash & 1023] === 0 || to - from > LONGEST)
        return NOTHING;
    return KNOWN.get(text.slice(from, to).toLowerCase()) ?? NOTHING;
}
/** @param bits of the words that were seen */
function isVouched(bits) {
    let left = bits;
    for (let i = 1; i < MIN_WORDS; i++)
        left &= left - 1;
    return left !== 0;
}
/** Rotation by 13 letters, which is its own inverse. */
function shift(text) {
    return text.replace(/[A-Za-z]/g, (letter) => {
        const base = letter <= "Z" ? 65 : 97;
        return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    });
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/rewritten.js
/** Whole texts in disguise: shifted by half the alphabet, or written backwards. Only where the words vouch for it. */


function rotated(text) {
    const plain = shift(text);
    return [{ via: "rot13", mapped: mirrored(plain, (start, end) => ({ start, end })), disguised: wholly(plain) }];
}
function reversed(text) {
    const plain = [...text].reverse().join("");
    const length = text.length;
    const mapped = mirrored(plain, (start, end) => ({ start: length - end, end: length - start }));
    return [{ via: "reversed", mapped, disguised: wholly(plain) }];
}
function mirrored(text, place) {
    return {
        text,
        changed: true,
        range: (start, end) => {
            const from = Math.max(0, Math.min(start || 0, text.length));
            return place(from, Math.max(from, Math.min(end || 0, text.length)));
        },
    };
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/signs.js
/**
 * One look over a text that says which decoders could find something in it. Most text holds no sign of any, and texts are
 * many and short: to start each decoder on each of them would cost more than all that they find.
 */


const SIGNS = {
    base64: 1,
    hex: 2,
    list: 4,
    codes: 8,
    percent: 16,
    escape: 32,
    reference: 64,
    quoted: 128,
    joined: 256,
    rotated: 512,
    reversed: 1024,
};
const DIGIT = 1;
const HEX_LETTER = 2;
const LETTER_X = 4;
const OTHER_LETTER = 8;
const UPPER = 16;
const ALNUM = DIGIT | HEX_LETTER | LETTER_X | OTHER_LETTER;
/** Belongs to base64 without being letter or digit. */
const JOINT = 32;
/** Between the numbers of a list of bytes. */
const SEPARATOR = 64;
/** Has a meaning of its own. */
const signs_SPECIAL = 128;
const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
    const char = String.fromCharCode(code);
    if (/[0-9]/.test(char))
        return DIGIT;
    if (/[A-Za-z]/.test(char)) {
        const kind = /[A-Fa-f]/.test(char) ? HEX_LETTER : /[Xx]/.test(char) ? LETTER_X : OTHER_LETTER;
        return kind | (/[A-Z]/.test(char) ? UPPER : 0);
    }
    if (/[+/_-]/.test(char))
        return JOINT;
    if (/[,:; \t\r\n]/.test(char))
        return SEPARATOR;
    return /[%\\&="'`]/.test(char) ? signs_SPECIAL : 0;
});
/** Numbers in a row, of which the first and the last may be parts of longer words. */
const MIN_CODES = 6;
const MIN_LIST = MIN_BYTES;
/** Fewer signs of equality before hexadecimal digits could be assignments of numbers. */
const MIN_QUOTED = 3;
const COMMA_OR_BLANK = new Set([..." ,\t\r\n"].map((char) => char.charCodeAt(0)));
/** Bits of SIGNS: a decoder without its bit finds nothing in the text. */
function signsOf(text) {
    const length = text.length;
    let signs = 0;
    /** Characters of base64 in a row, and the classes of those; data has small letters and capitals. */
    let run = 0;
    let runSmall = false;
    let runCapital = false;
    /** Of all long rows, with the short ones on a line behind them: wrapped data ends so. */
    let small = false;
    let capital = false;
    let behindLong = false;
    /** Words in a row that are a byte in hexadecimal, and that are numbers. */
    let list = 0;
    let codes = 0;
    let quoted = 0;
    let rotated = 0;
    let reversed = 0;
    let at = 0;
    while (at < length) {
        let code = text.charCodeAt(at);
        let kind = code < 128 ? CLASSES[code] : 0;
        if ((kind & ALNUM) === 0) {
            if (kind === JOINT) {
                run++;
                list = 0;
                codes = 0;
            }
            else {
                if (run > 0) {
                    const counts = run >= MIN_BASE64 || behindLong;
                    if (counts && runSmall)
                        small = true;
                    if (counts && runCapital)
                        capital = true;
                    behindLong = run >= MIN_BASE64;
                    run = 0;
                    runSmall = false;
                    runCapital = false;
                }
                if (code > 0x20)
                    behindLong = false;
                if (kind !== SEPARATOR) {
                    list = 0;
                    codes = 0;
                    if (kind === signs_SPECIAL) {
                        const sign = signAt(text, at, code);
                        if (sign === SIGNS.quoted)
                            quoted++;
                        else
                            signs |= sign;
                    }
                }
                else if (codes > 0 && !COMMA_OR_BLANK.has(code))
                    codes = 0;
            }
            at++;
            continue;
        }
        const start = at;
        let seen = 0;
        let letters = 0;
        let hash = 0;
        do {
            seen |= kind;
            if (kind === DIGIT) {
                if (letters >= 3) {
                    const word = disguisedWord(text, at - letters, at, hash);
                    rotated |= word.rotated;
                    reversed |= word.reversed;
                }
                letters = 0;
                hash = 0;
            }
            else {
                letters++;
                hash = (Math.imul(hash, 31) + (code | 32)) | 0;
                if ((kind & UPPER) === 0)
                    runSmall = true;
                else
                    runCapital = true;
            }
            at++;
            code = at < length ? text.charCodeAt(at) : 0;
            kind = code < 128 ? CLASSES[code] : 0;
        } while ((kind & ALNUM) !== 0);
        if (letters >= 3) {
            const word = disguisedWord(text, at - letters, at, hash);
            rotated |= word.rotated;
            reversed |= word.reversed;
        }
        const size = at - start;
        run += size;
        if (size >= MIN_BYTES * 2 && ((seen & OTHER_LETTER) === 0 || (seen & LETTER_X) !== 0))
            signs |= SIGNS.hex;
        if ((size === 2 && (seen & (OTHER_LETTER | LETTER_X)) === 0) || (size === 4 && isByte(text, start))) {
            if (++list === MIN_LIST)
                signs |= SIGNS.list;
        }
        else
            list = 0;
        if (seen === DIGIT && size > 1) {
            if (++codes === MIN_CODES)
                signs |= SIGNS.codes;
        }
        else
            codes = 0;
    }
    if (run >= MIN_BASE64 || behindLong) {
        small ||= runSmall;
        capital ||= runCapital;
    }
    if (small && capital)
        signs |= SIGNS.base64;
    if (quoted >= MIN_QUOTED)
        signs |= SIGNS.quoted;
    if (isVouched(rotated))
        signs |= SIGNS.rotated;
    if (isVouched(reversed))
        signs |= SIGNS.reversed;
    return signs;
}
/** `0x41`; the caller has seen that it is a word of four. */
function isByte(text, at) {
    return text.startsWith("0x", at) && isHex(text.charCodeAt(at + 2)) && isHex(text.charCodeAt(at + 3));
}
function isHex(code) {
    return code < 128 && (CLASSES[code] & (DIGIT | HEX_LETTER)) !== 0;
}
function isCapitalHex(code) {
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46);
}
function signAt(text, at, code) {
    const next = text.charCodeAt(at + 1);
    if (code === 0x25)
        return isHex(next) ? SIGNS.percent : 0;
    if (code === 0x5c)
        return SIGNS.escape;
    if (code === 0x26)
        return next === 0x23 || (next | 32) >= 0x61 ? SIGNS.reference : 0;
    if (code === 0x3d)
        return isCapitalHex(next) && isCapitalHex(text.charCodeAt(at + 2)) ? SIGNS.quoted : 0;
    // A quotation mark, then an operator or the end of the line.
    let to = at + 1;
    while (to <= at + 64 && (text.charCodeAt(to) === 0x20 || text.charCodeAt(to) === 0x09))
        to++;
    return OPERATORS.has(text.charCodeAt(to)) ? SIGNS.joined : 0;
}
const OPERATORS = new Set([..."+.&|\\\r\n"].map((char) => char.charCodeAt(0)));

;// CONCATENATED MODULE: ./out/content/normalise/layers/spliced.js
/** Encodings of single characters, decoded where they stand: the rest of the text stays around them. */


/** Splices what places stand for into a text, from left to right. */
class Splicer {
    #via;
    #text;
    #builder;
    /** Ends of the decoded places in the result, and the letters and digits decoded up to each. */
    #ends = [];
    #letters = [0];
    #count = 0;
    #done = 0;
    constructor(via, text) {
        this.#via = via;
        this.#text = text;
    }
    put(from, to, decoded) {
        this.#builder ??= new MappedBuilder(this.#text);
        const builder = this.#builder;
        builder.keep(this.#done, from);
        this.#done = to;
        if (decoded === "")
            builder.drop(from, to);
        else
            builder.replace(from, to, decoded);
        this.#count += lettersIn(decoded);
        this.#ends.push(builder.length);
        this.#letters.push(this.#count);
    }
    /** Nothing when nothing was put. */
    finish() {
        const builder = this.#builder;
        if (builder === undefined)
            return [];
        builder.keep(this.#done, this.#text.length);
        const before = (offset) => this.#letters[firstBeyond(this.#ends, offset)];
        return [
            {
                via: this.#via,
                mapped: builder.finish(),
                disguised: (start, end) => (end > start ? before(end) - before(start) : 0),
            },
        ];
    }
}
/** Splices `decode` of each match into the text; undefined leaves a match as it is. */
function spliced(via, text, pattern, decode) {
    const splicer = new Splicer(via, text);
    for (const match of text.matchAll(pattern)) {
        const decoded = decode(match);
        if (decoded !== undefined)
            splicer.put(match.index, match.index + match[0].length, decoded);
    }
    return splicer.finish();
}
/** How many of the sorted numbers are at most `limit`. */
function firstBeyond(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] <= limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** The value of a hexadecimal digit, or -1. */
function digitAt(text, at) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39)
        return code - 0x30;
    const letter = code | 0x20;
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
/** The number that so many hexadecimal digits spell, or -1. */
function numberAt(text, at, digits) {
    let value = 0;
    for (let i = at; i < at + digits; i++) {
        const digit = digitAt(text, i);
        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}
const EQUALS = 0x3d;
/** A byte as a sign and two digits, or -1. The last digit after an equals sign is no small letter. */
function byteAt(text, at, sign) {
    if (text.charCodeAt(at) !== sign || (sign === EQUALS && text.charCodeAt(at + 2) >= 0x61))
        return -1;
    return numberAt(text, at + 1, 2);
}
/** Splices the characters that are spelled as bytes in UTF-8, each a sign and two digits, into a text. */
function putBytes(splicer, text, from, sign) {
    const first = byteAt(text, from, sign);
    if (first < 0)
        return from + 1;
    const size = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (size === 0)
        return from + 1;
    const end = from + size * 3;
    if (size === 1) {
        if (isPrintable(first))
            splicer.put(from, end, String.fromCharCode(first));
        return end;
    }
    const bytes = [first];
    for (let i = 1; i < size; i++) {
        const byte = byteAt(text, from + i * 3, sign);
        if ((byte & 0xc0) !== 0x80)
            return from + 1;
        bytes.push(byte);
    }
    const raw = Buffer.from(bytes);
    const character = raw.toString("utf8");
    // Overlong forms and surrogates come back as replacement characters.
    if (Buffer.from(character).equals(raw))
        splicer.put(from, end, character);
    return end;
}
function isPrintable(code) {
    return (code >= 0x20 && code !== 0x7f) || (code >= 9 && code <= 13);
}
/** Percent encoding (RFC 3986, 2.1) of characters in UTF-8. */
function percent(text) {
    const splicer = new Splicer("percent", text);
    let at = text.indexOf("%");
    while (at >= 0)
        at = text.indexOf("%", putBytes(splicer, text, at, 0x25));
    return splicer.finish();
}
const SOFT_BREAK = /=\r?\n/y;
/** Quoted-printable (RFC 2045, 6.7): capital hexadecimal digits, and soft line breaks. */
function quotedPrintable(text) {
    const splicer = new Splicer("quoted-printable", text);
    let at = text.indexOf("=");
    while (at >= 0) {
        SOFT_BREAK.lastIndex = at;
        const size = SOFT_BREAK.exec(text)?.[0].length;
        if (size !== undefined)
            splicer.put(at, at + size, "");
        at = text.indexOf("=", size === undefined ? putBytes(splicer, text, at, EQUALS) : at + size);
    }
    return splicer.finish();
}
const SIMPLE = new Map(Object.entries({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v", "0": "\0" })
    .concat([..."\"'`\\/"].map((char) => [char, char]))
    .map(([char, meaning]) => [char.charCodeAt(0), meaning]));
/** Escapes of JSON, JavaScript, Python and C; called `json` in a text that is a JSON value. */
function escapes(text) {
    const splicer = new Splicer(/^[ \t\r\n]{0,64}[{["]/.test(text) ? "json" : "escape", text);
    let at = text.indexOf("\\");
    while (at >= 0)
        at = text.indexOf("\\", putEscape(splicer, text, at));
    return splicer.finish();
}
/** @returns where to look on */
function putEscape(splicer, text, at) {
    const sign = text.charCodeAt(at + 1);
    // u, U, x: so many hexadecimal digits, or up to six in braces.
    const digits = sign === 0x75 ? 4 : sign === 0x55 ? 8 : sign === 0x78 ? 2 : 0;
    if (digits > 0) {
        const braced = sign === 0x75 && text.charCodeAt(at + 2) === 0x7b;
        const from = braced ? at + 3 : at + 2;
        let count = braced ? 0 : digits;
        if (braced)
            while (count < 7 && digitAt(text, from + count) >= 0)
                count++;
        if (braced && (count === 0 || count > 6 || text.charCodeAt(from + count) !== 0x7d))
            return at + 1;
        const code = numberAt(text, from, count);
        if (code < 0)
            return at + 1;
        const end = from + count + (braced ? 1 : 0);
        if (code <= 0x10ffff)
            splicer.put(at, end, String.fromCodePoint(code));
        return end;
    }
    const octal = octalAt(text, at + 1);
    if (octal >= 0) {
        splicer.put(at, at + 4, String.fromCharCode(octal));
        return at + 4;
    }
    const meaning = SIMPLE.get(sign);
    if (meaning === undefined)
        return at + 1;
    splicer.put(at, at + 2, meaning);
    return at + 2;
}
/** Three octal digits, or -1. */
function octalAt(text, from) {
    let value = 0;
    for (let at = from; at < from + 3; at++) {
        const digit = text.charCodeAt(at) - 0x30;
        if (!(digit >= 0 && digit <= 7))
            return -1;
        value = value * 8 + digit;
    }
    return value;
}
/** The named references that hide markup, quotes or blanks. */
const NAMED = new Map(Object.entries({
    lt: "<",
    gt: ">",
    amp: "&",
    quot: '"',
    apos: "'",
    nbsp: " ",
    sol: "/",
    bsol: "\\",
    colon: ":",
    semi: ";",
    comma: ",",
    period: ".",
    equals: "=",
    num: "#",
    lpar: "(",
    rpar: ")",
    lsqb: "[",
    rsqb: "]",
    lcub: "{",
    rcub: "}",
    lowbar: "_",
    hyphen: "-",
    dollar: "$",
    commat: "@",
    percnt: "%",
    excl: "!",
    quest: "?",
    ast: "*",
    grave: "`",
    Tab: "\t",
    NewLine: "\n",
}));
/** Character references of HTML. */
function references(text) {
    const pattern = /&(?:#([0-9]{1,7});?|#[xX]([0-9A-Fa-f]{1,6});?|([A-Za-z]{2,7});)/g;
    return spliced("html", text, pattern, ([, decimal, hex, name]) => {
        if (name !== undefined)
            return NAMED.get(name);
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    });
}
/** Parts of one string in source: `"ig" + "nore"`, `'ig' . 'nore'`, and adjacent literals over a line break. */
function concatenations(text) {
    const pattern = /(["'`])[ \t]{0,64}(?:(?:\+|\.|&|\|\|)[ \t\r\n]{0,64}|\\?\r?\n[ \t]{0,64})(?:[fFrRuUbB]{1,2})?(["'`])/g;
    return spliced("joined", text, pattern, ([, closing, opening]) => (closing === opening ? "" : undefined));
}

;// CONCATENATED MODULE: ./out/content/normalise/layers/index.js
/**
 * What a text holds in encoded form, layer under layer. Every layer maps to the outermost text, so that a finding names
 * the place that a reader can look at.
 */






const LAYER_LIMITS = { depth: 4, layers: 512, units: 4_000_000, ratio: 6 };
/** A short text may well hold all kinds of encoding in turn. */
const FREE_UNITS = 1024;
/** In the order in which layers of one depth come, each with the sign that it needs. */
const DECODERS = [
    [SIGNS.base64, base64],
    [SIGNS.hex, hexadecimal],
    [SIGNS.list, hexadecimalList],
    [SIGNS.codes, characterCodes],
    [SIGNS.percent, percent],
    [SIGNS.escape, escapes],
    [SIGNS.reference, references],
    [SIGNS.quoted, quotedPrintable],
    [SIGNS.joined, concatenations],
    [SIGNS.rotated, rotated],
    [SIGNS.reversed, reversed],
];
/** The shortest that a decoder looks at: `%41`, `\\n`. */
const MIN_ENCODED = 2;
/**
 * Decodes what is encoded in a text, breadth first; a text that several ways lead to comes once.
 * @returns the layers, and the limit that cut the search short, if one did
 */
function decodeLayers(text, limits = {}) {
    const bound = { ...LAYER_LIMITS, ...limits };
    const layers = [];
    if (text.length < MIN_ENCODED)
        return { layers };
    let signs = signsOf(text);
    if (signs === 0)
        return { layers };
    const byRatio = text.length * bound.ratio + FREE_UNITS;
    const seen = new Set([text]);
    let units = 0;
    const root = { ...unchanged(text), via: [], depth: 0, disguised: () => 0 };
    for (let i = -1; i < layers.length; i++) {
        const outer = i < 0 ? root : layers[i];
        if (i >= 0)
            signs = signsOf(outer.text);
        for (const [sign, decoder] of DECODERS) {
            if ((signs & sign) === 0)
                continue;
            for (const { via, mapped, disguised } of decoder(outer.text)) {
                if (mapped.text === "" || seen.has(mapped.text))
                    continue;
                if (outer.depth === bound.depth)
                    return { layers, cut: "depth" };
                if (layers.length === bound.layers)
                    return { layers, cut: "layers" };
                units += mapped.text.length;
                if (units > bound.units)
                    return { layers, cut: "units" };
                if (units > byRatio)
                    return { layers, cut: "ratio" };
                seen.add(mapped.text);
                layers.push({
                    ...composed(outer, mapped),
                    via: [...outer.via, via],
                    depth: outer.depth + 1,
                    disguised: (start, end) => {
                        const range = mapped.range(start, end);
                        return Math.max(disguised(start, end), outer.disguised(range.start, range.end));
                    },
                });
            }
        }
    }
    return { layers };
}
/** The layers of `decodeLayers` alone. */
function decodedLayers(text, limits) {
    return decodeLayers(text, limits).layers;
}

;// CONCATENATED MODULE: ./out/content/normalise/index.js
/**
 * Text as a reader sees it, with the way back to the text as it is. Views for matching: nobody is shown them.
 */







/** Only case can change a text of nothing else. */
const BEYOND_ASCII = /[^\t-\r -~]/;
/**
 * The text after the chosen steps, in this order; all of them unless switched off. Linear in the length of any text, and
 * total: lone surrogates pass through.
 */
function normalise(text, options = {}) {
    if (!BEYOND_ASCII.test(text))
        return options.case === false ? unchanged(text) : respelt(text, text.toLowerCase());
    let view = shownView(text, options.invisible !== false, options.nfkc !== false);
    if (options.confusables !== false)
        view = composed(view, confusablesFolded(view.text));
    if (options.case !== false)
        view = composed(view, caseFolded(view.text));
    return view;
}
/** The last text and what came of it: views of one text are asked for in a row, and differ in the steps behind these two. */
let last;
function shownView(text, invisible, nfkc) {
    if (last !== undefined && last.invisible === invisible && last.nfkc === nfkc && last.text === text)
        return last.view;
    let view = invisible ? withoutInvisible(text) : unchanged(text);
    if (nfkc)
        view = composed(view, compatible(view.text));
    last = { text, invisible, nfkc, view };
    return view;
}


/***/ }),

/***/ 2331:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ CharacterTraits; }
/* harmony export */ });
/** What is known of characters, as tables: a test by Unicode property costs much more than a look. */
const KNOWN = 128;
/** One byte for each code point, filled as they are met: text asks for few of them, but for those very often. */
class CharacterTraits {
    /** Made for the first character: most runs meet none. */
    #known = new Uint8Array(0);
    #judge;
    /** @param judge gives bits below 128 */
    constructor(judge) {
        this.#judge = judge;
    }
    of(code) {
        const known = this.#known[code];
        return known === undefined || known === 0 ? this.#learn(code) : known & ~KNOWN;
    }
    /** Of the character that begins at an offset; of a low surrogate in a pair, which none begins with, those of it alone. */
    at(text, offset) {
        const unit = text.charCodeAt(offset);
        return this.of(unit < 0xd800 || unit > 0xdbff ? unit : text.codePointAt(offset));
    }
    #learn(code) {
        const traits = this.#judge(String.fromCodePoint(code), code);
        if (this.#known.length === 0)
            this.#known = new Uint8Array(0x110000);
        this.#known[code] = traits | KNOWN;
        return traits;
    }
}


/***/ })

};
;
export const id = 514;
export const ids = [514];
export const modules = {

/***/ 514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   internalError: () => (/* binding */ internalError)
/* harmony export */ });
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4336);
/* harmony import */ var _content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6687);


/** What a bug looks like to the user: no stack unless they ask for it. */
function internalError(error, env) {
    const debug = env.PORTLIGHT_DEBUG;
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const ask = `portlight: internal error, please report it at ${_catalog_product_js__WEBPACK_IMPORTED_MODULE_0__/* .HOMEPAGE */ .py}/issues: ${(0,_content_neutralise_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalText */ .eR)(detail.slice(0, 500))}\n`;
    return debug && error instanceof Error ? `${ask}${error.stack}\n` : `${ask}portlight: PORTLIGHT_DEBUG=1 shows more\n`;
}


/***/ }),

/***/ 6687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ sarifText),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   wq: () => (/* binding */ commandData),
/* harmony export */   xK: () => (/* binding */ xmlText)
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
 * width, tags), private use, surrogates, line and paragraph separators, variation selectors and fillers.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** More than four combining marks in a row belong to no script; they are used to paint over neighbouring lines. */
const STACKED_MARKS = /(?<=\p{M}{4})\p{M}/gu;
/** GitHub's old form `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` count anywhere in a line. */
const HASH_COMMAND = /##(?=[a-z]{0,16}\[)/gi;
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
    return showHidden(text)
        .replace(HASH_COMMAND, "\\u{23}#")
        .replace(/^(\s*):(?=:)/, "$1\\u{3a}");
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
function markdownPlain(text) {
    return text
        .replace(/&/g, "&amp;")
        .replace(/</g, "&lt;")
        .replace(/>/g, "&gt;")
        .replace(/[\\*_~[\]|!$]/g, "\\$&")
        .replace(/:\/\//g, "`://`")
        .replace(/\b(www|GH)(?=[.-])/gi, "`$1`")
        .replace(/[@#]/g, "`$&`")
        .replace(/^(\s*)([-+=])/, "$1\\$2")
        .replace(/^(\s*\d{1,9})([.)])/, "$1\\$2");
}
/**
 * For a text node or an attribute of XML 1.0: only characters that XML allows and a reader sees; tab and line feed
 * stay. Escaping of markup (`<`, `&`, quotes) is left to the XML builder.
 */
function xmlText(text) {
    return text
        .replace(STACKED_MARKS, escaped)
        .replace(/[\uFFFE\uFFFF]/g, escaped)
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


/***/ })

};

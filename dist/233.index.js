export const id = 233;
export const ids = [233];
export const modules = {

/***/ 1233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);

const MAX_PATTERN = 256;
const MAX_ALTERNATIVES = 32;
/**
 * @param options.flat the text has no segments: `*` and `?` match a slash too
 * @throws UserError when the pattern is longer than 256 characters, has more than 32 alternatives, or a bracket that
 *   is not closed. The message starts in lower case and names no pattern: the caller puts the place before it
 */
function compileGlob(pattern, options = {}) {
    if (pattern.length > MAX_PATTERN)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`a glob longer than ${MAX_PATTERN} characters is not accepted.`);
    const flat = options.flat === true;
    const programs = expandBraces(pattern).map((text) => tokenise(flat ? text : text.replace(/\/+$/, ""), flat));
    return { matches: (text) => programs.some((program) => run(program, text, flat)) };
}
function expandBraces(pattern) {
    const done = new Set();
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const text of open) {
            const choice = firstChoice(text);
            if (!choice)
                done.add(text);
            else
                for (const option of choice.options)
                    next.push(choice.before + option + choice.after);
        }
        if (done.size + next.length > MAX_ALTERNATIVES) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`a glob with more than ${MAX_ALTERNATIVES} alternatives is not accepted.`);
        }
        open = next;
    }
    return [...done];
}
function firstChoice(text) {
    let depth = 0;
    let start = -1;
    let cut = 0;
    const options = [];
    for (let i = 0; i < text.length; i++) {
        const char = text[i];
        if (char === "\\")
            i++;
        else if (char === "{") {
            if (depth === 0) {
                start = i;
                cut = i + 1;
            }
            depth++;
        }
        else if (char === "," && depth === 1) {
            options.push(text.slice(cut, i));
            cut = i + 1;
        }
        else if (char === "}" && depth > 0) {
            depth--;
            if (depth === 0) {
                options.push(text.slice(cut, i));
                return { before: text.slice(0, start), options, after: text.slice(i + 1) };
            }
        }
    }
    if (depth > 0)
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("a glob with an unclosed { is not accepted.");
    return undefined;
}
function tokenise(pattern, flat) {
    const tokens = [];
    for (let i = 0; i < pattern.length; i++) {
        const char = pattern[i];
        if (char === "\\" && i + 1 < pattern.length)
            tokens.push({ kind: "char", char: pattern[++i] });
        else if (char === "?")
            tokens.push({ kind: "any" });
        else if (char === "*") {
            let end = i;
            while (pattern[end + 1] === "*")
                end++;
            const startsSegment = i === 0 || pattern[i - 1] === "/";
            if (end === i || flat)
                tokens.push({ kind: "star" });
            else if (startsSegment && pattern[end + 1] === "/") {
                tokens.push({ kind: "folders" });
                end++;
            }
            else
                tokens.push({ kind: "deep" });
            i = end;
        }
        else if (char === "[") {
            const close = pattern.indexOf("]", i + (pattern[i + 1] === "!" || pattern[i + 1] === "^" ? 3 : 2));
            if (close < 0)
                throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("a glob with an unclosed [ is not accepted.");
            tokens.push(classToken(pattern.slice(i + 1, close)));
            i = close;
        }
        else
            tokens.push({ kind: "char", char });
    }
    return tokens;
}
function classToken(body) {
    const negated = body.startsWith("!") || body.startsWith("^");
    const text = negated ? body.slice(1) : body;
    const ranges = [];
    for (let i = 0; i < text.length; i++) {
        if (text[i + 1] === "-" && i + 2 < text.length) {
            ranges.push([text[i], text[i + 2]]);
            i += 2;
        }
        else
            ranges.push([text[i], text[i]]);
    }
    return { kind: "class", negated, ranges };
}
function run(program, text, flat) {
    const end = program.length;
    const coversFolder = !flat && endsLiterally(program);
    let now = new Uint8Array(end + 1);
    /** Enters a state and what can be reached from it without reading. */
    const enter = (states, at) => {
        for (let i = at; states[i] !== 1; i++) {
            states[i] = 1;
            const kind = program[i]?.kind;
            if (kind !== "star" && kind !== "deep" && kind !== "folders")
                return;
        }
    };
    enter(now, 0);
    for (const char of text.split("")) {
        const slash = char === "/" && !flat;
        if (slash && coversFolder && now[end] === 1)
            return true;
        const next = new Uint8Array(end + 1);
        let alive = false;
        for (let i = 0; i < end; i++) {
            if (now[i] !== 1)
                continue;
            const token = program[i];
            if (token.kind === "folders") {
                // It stays in its segments, and only after a slash may the rest begin.
                next[i] = 1;
                alive = true;
                if (char === "/")
                    enter(next, i + 1);
            }
            else if (token.kind === "deep" || (token.kind === "star" && !slash)) {
                enter(next, i);
                alive = true;
            }
            else if (accepts(token, char, slash)) {
                enter(next, i + 1);
                alive = true;
            }
        }
        if (!alive)
            return false;
        now = next;
    }
    return now[end] === 1;
}
function endsLiterally(program) {
    for (let i = program.length - 1; i >= 0; i--) {
        const token = program[i];
        if (token.kind === "folders" || (token.kind === "char" && token.char === "/"))
            return i < program.length - 1;
        if (token.kind !== "char")
            return false;
    }
    return program.length > 0;
}
function accepts(token, char, slash) {
    if (token.kind === "char")
        return token.char === char;
    if (slash)
        return false;
    if (token.kind === "any")
        return true;
    return token.kind === "class" && token.ranges.some(([from, to]) => char >= from && char <= to) !== token.negated;
}


/***/ })

};

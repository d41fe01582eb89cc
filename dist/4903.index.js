"use strict";
exports.id = 4903;
exports.ids = [4903,199];
exports.modules = {

/***/ 199:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_PATTERN_LENGTH: function() { return /* binding */ MAX_PATTERN_LENGTH; },
/* harmony export */   linearPattern: function() { return /* binding */ linearPattern; }
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);
/**
 * Regular expressions that a user writes. They run in an engine whose time is linear in the text whatever the pattern (re2js),
 * so this file is loaded only where there are some.
 */

/** Longest expression, in UTF-16 code units. */
const MAX_PATTERN_LENGTH = 1000;
/**
 * @param source an expression of RE2; what its first group takes part in is the match, and without a group the whole
 * @returns the matcher, or what is wrong with the expression
 */
function linearPattern(source) {
    if (typeof source !== "string" || source === "" || source.length > MAX_PATTERN_LENGTH)
        return "length";
    let compiled;
    try {
        compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source);
    }
    catch {
        return "syntax";
    }
    if (["", "a", " "].some((text) => matchesNothing(compiled, text)))
        return "empty";
    const hasGroup = compiled.groupCount() > 0;
    return function* (text) {
        const matcher = compiled.matcher(text);
        while (matcher.find()) {
            const chosen = hasGroup && matcher.start(1) >= 0 ? 1 : 0;
            const start = matcher.start(chosen);
            const end = matcher.end(chosen);
            if (end > start)
                yield { start, end };
        }
    };
}
function matchesNothing(compiled, text) {
    const matcher = compiled.matcher(text);
    return matcher.find() && matcher.end() === matcher.start();
}


/***/ }),

/***/ 7284:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CUSTOM_PATTERNS: function() { return /* binding */ MAX_CUSTOM_PATTERNS; },
/* harmony export */   VALIDATORS: function() { return /* binding */ VALIDATORS; },
/* harmony export */   compileCustomPattern: function() { return /* binding */ compileCustomPattern; },
/* harmony export */   compileCustomPatterns: function() { return /* binding */ compileCustomPatterns; }
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);
/* harmony import */ var _linear_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(199);
/* harmony import */ var _redact_reserved_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6009);
/* harmony import */ var _checksum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7772);
/* harmony import */ var _jwt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(386);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4508);
/* harmony import */ var _validators_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8888);
/** Patterns of the configuration. Loaded only where there are some, since their engine is (linear-pattern.ts). */







const MAX_CUSTOM_PATTERNS = 100;
/** Checks by the name that a configuration writes. */
const VALIDATORS = new Map([
    ["luhn", (value) => (0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .luhn */ .iW)((0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .digitsOf */ .C3)(value)) && (0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .digitsOf */ .C3)(value).length >= 8],
    ["iban", (value) => isIbanSum(value.replace(/[ -]/g, "").toUpperCase())],
    ["aba", (value) => (0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .aba */ .H7)((0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .digitsOf */ .C3)(value))],
    ["verhoeff", (value) => (0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .verhoeff */ .qp)((0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .digitsOf */ .C3)(value))],
    ["base58", _validators_js__WEBPACK_IMPORTED_MODULE_5__/* .base58 */ .tw],
    ["bech32", _validators_js__WEBPACK_IMPORTED_MODULE_5__/* .bech32 */ .I],
    ["jwt", _jwt_js__WEBPACK_IMPORTED_MODULE_3__/* .hasJwtHeader */ .Zc],
    ["uuid4", _validators_js__WEBPACK_IMPORTED_MODULE_5__/* .uuid4 */ .eJ],
    ["entropy", (value) => (0,_checksum_js__WEBPACK_IMPORTED_MODULE_2__/* .entropy */ .Ue)(value) > 3],
    ["entropy_high", (value) => (0,_checksum_js__WEBPACK_IMPORTED_MODULE_2__/* .entropy */ .Ue)(value) > 4],
    ["entropy_auto", (value) => (0,_checksum_js__WEBPACK_IMPORTED_MODULE_2__/* .entropy */ .Ue)(value) > entropyFloor(value)],
    ["mod97", (value) => (0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .remainder */ .CQ)((0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .digitsOf */ .C3)(value), 97) === 1],
]);
function isIbanSum(compact) {
    return (/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(compact) && (0,_validators_js__WEBPACK_IMPORTED_MODULE_5__/* .remainder */ .CQ)(compact.slice(4) + compact.slice(0, 4), 97) === 1);
}
/** What random text of the value's alphabet reaches. */
function entropyFloor(value) {
    if (/^[0-9a-f]+$/i.test(value))
        return 3;
    if (/[+/=]/.test(value) && /^[A-Za-z0-9+/=]+$/.test(value))
        return 4.5;
    return /^[A-Za-z0-9]+$/.test(value) ? 3.7 : 3;
}
const MEMBERS = ["kind", "pattern", "validator", "title"];
/**
 * @param config a list of `{ kind, pattern, validator?, title? }`; `pattern` is an RE2 expression, whose first group, if it
 *   has one, is the value
 * @param where how messages call the list, such as `.portlight/config.yml: secrets.patterns`
 * @throws UserError for the first mistake, in one sentence
 */
function compileCustomPatterns(config, where = "patterns") {
    if (!Array.isArray(config))
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${where} must be a list of patterns, each with kind and pattern`);
    if (config.length > MAX_CUSTOM_PATTERNS) {
        throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${where} has ${config.length} patterns; use at most ${MAX_CUSTOM_PATTERNS}`);
    }
    const seen = new Set();
    return config.map((entry, index) => {
        const place = `${where}[${index}]`;
        if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${place} must be a mapping with kind and pattern`);
        }
        const pattern = compileCustomPattern(entry, (member, reason) => {
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${place}${member === "" ? "" : `.${member}`} ${reason}`);
        });
        if (seen.has(pattern.kind))
            throw new _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${place} has the kind ${pattern.kind} of an earlier one; choose another`);
        seen.add(pattern.kind);
        return pattern;
    });
}
/**
 * One pattern of the list that `compileCustomPatterns` takes.
 * @param refuse called for the first mistake; throws
 */
function compileCustomPattern(entry, refuse) {
    const members = new Map(Object.entries(entry));
    for (const name of members.keys()) {
        if (!MEMBERS.includes(name))
            refuse("", `has an unknown member; use ${MEMBERS.join(", ")}`);
    }
    const kind = members.get("kind");
    if (typeof kind !== "string" || !/^[a-z][a-z0-9-]{1,39}$/.test(kind)) {
        return refuse("kind", "must be 2 to 40 of a-z, 0-9 and hyphen, and begin with a letter");
    }
    if ((0,_redact_reserved_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind)) {
        refuse("kind", `${kind} says what a marker stands for, not what was found; choose another`);
    }
    if ((0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .secretKind */ .F)(kind) !== undefined) {
        refuse("kind", `${kind} is a kind that is looked for already; choose another`);
    }
    const title = members.get("title") ?? kind;
    if (typeof title !== "string" || title.length === 0 || title.length > 100) {
        return refuse("title", "must be a text of at most 100 characters");
    }
    const accepts = validatorOf(members.get("validator"), refuse);
    return { kind, title, matches: matcherOf(members.get("pattern"), refuse), ...(accepts ? { accepts } : {}) };
}
function validatorOf(name, refuse) {
    if (name === undefined)
        return undefined;
    const found = typeof name === "string" ? VALIDATORS.get(name) : undefined;
    return found ?? refuse("validator", `must be one of ${[...VALIDATORS.keys()].sort().join(", ")}`);
}
const FAULTS = {
    length: `must be a regular expression of at most ${_linear_pattern_js__WEBPACK_IMPORTED_MODULE_6__.MAX_PATTERN_LENGTH} characters`,
    syntax: "is no RE2 expression; look-around and back references do not exist there",
    empty: "matches the empty text; make it need a character",
};
function matcherOf(source, refuse) {
    const pattern = (0,_linear_pattern_js__WEBPACK_IMPORTED_MODULE_6__.linearPattern)(source);
    return typeof pattern === "string" ? refuse("pattern", FAULTS[pattern]) : pattern;
}


/***/ })

};
;
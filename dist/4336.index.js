"use strict";
exports.id = 4336;
exports.ids = [4336];
exports.modules = {

/***/ 1955:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findEntry: function() { return /* binding */ findEntry; }
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7415);
/** One server's entry in an MCP client's configuration, as places in the text. */

/** Objects that hold the servers by name, as paths from the top: clients differ in the name only. */
const TABLES = [
    ["mcpServers"],
    ["servers"],
    ["context_servers"],
    ["mcp", "servers"],
    ["mcp"],
];
/** Nesting of a configuration; parseTree is recursive. */
const MAX_DEPTH = 100;
/** Finds the entry of `server`. JSON with comments and trailing commas, as clients take it. */
function findEntry(text, server) {
    if (depthOf(text) > MAX_DEPTH)
        return { problem: "syntax" };
    const errors = [];
    const body = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(body, errors, { allowTrailingComma: true, disallowComments: false });
    if (tree === undefined || errors.length > 0 || tree.type !== "object")
        return { problem: "syntax" };
    const names = [];
    const found = [];
    let tables = 0;
    for (const path of TABLES) {
        const table = path.reduce((node, key) => node && only(node, key), tree);
        if (table?.type !== "object")
            continue;
        tables += 1;
        for (const [name, node] of members(table)) {
            // `mcp` may hold servers itself or a table of them.
            if (path.length === 1 && path[0] === "mcp" && name === "servers")
                continue;
            names.push(name);
            if (name === server)
                found.push(node);
        }
    }
    if (tables === 0)
        return { problem: "no-servers" };
    const [node] = found;
    if (node === undefined)
        return { problem: "absent", names };
    return found.length > 1 ? { problem: "twice" } : entryOf(body, node);
}
function entryOf(text, node) {
    if (node.type !== "object")
        return { problem: "shape" };
    const seen = new Map();
    for (const [name, value] of members(node)) {
        if (seen.has(name))
            return { problem: "twice" };
        seen.set(name, value);
    }
    const command = seen.get("command");
    if (command === undefined)
        return { problem: seen.has("url") || seen.has("httpUrl") ? "remote" : "shape" };
    if (command.type !== "string")
        return { problem: "shape" };
    const args = seen.get("args");
    const quoted = (part) => ({
        raw: text.slice(part.offset, part.offset + part.length),
        value: part.value,
        start: part.offset,
        end: part.offset + part.length,
    });
    if (args === undefined)
        return { command: quoted(command) };
    const items = args.children ?? [];
    if (args.type !== "array" || items.some((item) => item.type !== "string"))
        return { problem: "shape" };
    return {
        command: quoted(command),
        args: { start: args.offset, end: args.offset + args.length, items: items.map(quoted) },
    };
}
/** Names and values of an object, one that stands twice twice. */
function members(node) {
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key === undefined || value === undefined ? [] : [[key.value, value]];
    });
}
/** The one member of that name. */
function only(node, name) {
    const found = node.type === "object" ? members(node).filter(([key]) => key === name) : [];
    return found.length === 1 ? found[0]?.[1] : undefined;
}
/** Brackets open at once, those in texts as well: an upper bound. */
function depthOf(text) {
    let depth = 0;
    let most = 0;
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        if (unit === 0x5b || unit === 0x7b)
            most = Math.max(most, ++depth);
        else if (unit === 0x5d || unit === 0x7d)
            depth -= 1;
    }
    return most;
}


/***/ })

};
;
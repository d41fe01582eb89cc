"use strict";
exports.id = 922;
exports.ids = [922];
exports.modules = {

/***/ 922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveEcho: function() { return /* binding */ serveEcho; }
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(481);
/* harmony import */ var _catalog_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4336);
/** A small MCP server over stdio, built in so that a setup can be proven without one of the user's. */


/** Revisions that it speaks, the newest first; it answers with the client's where it knows it (lifecycle, version negotiation). */
const REVISIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const ECHO = {
    name: "echo",
    description: "Returns the text that it is given.",
    inputSchema: {
        type: "object",
        properties: { text: { type: "string", description: "What to return." } },
        required: ["text"],
    },
};
/** Serves until its input ends. */
async function serveEcho(input, output) {
    for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
        const answer = answerTo(line);
        if (answer !== undefined)
            output.write(`${JSON.stringify({ jsonrpc: "2.0", ...answer })}\n`);
    }
}
/** @returns undefined for a notification and for what is no message */
function answerTo(line) {
    let request;
    try {
        request = JSON.parse(line);
    }
    catch {
        return { id: null, error: { code: -32700, message: "no JSON" } };
    }
    const { id, method, params } = request;
    if (id === undefined)
        return undefined;
    switch (method) {
        case "initialize": {
            const asked = params?.protocolVersion;
            const protocolVersion = REVISIONS.find((revision) => revision === asked) ?? REVISIONS[0];
            const serverInfo = { name: "portlight-echo", version: _catalog_product_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv };
            return { id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } };
        }
        case "ping":
            return { id, result: {} };
        case "tools/list":
            return { id, result: { tools: [ECHO] } };
        case "tools/call":
            return params?.name === ECHO.name && typeof params.arguments?.text === "string"
                ? { id, result: { content: [{ type: "text", text: params.arguments.text }] } }
                : { id, error: { code: -32602, message: "there is one tool, echo, which takes a text" } };
        default:
            return { id, error: { code: -32601, message: "unknown method" } };
    }
}


/***/ })

};
;
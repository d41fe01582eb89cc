export const id = 519;
export const ids = [519];
export const modules = {

/***/ 2519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HELP: () => (/* binding */ HELP)
/* harmony export */ });
const HELP = {
    "ambiguous-response": {
        "why": "A response says that a request succeeded or that it failed. With both members, or with `error` set to null beside a result, strict clients reject the message and the request never ends; lenient ones disagree about what it means.",
        "fix": [
            "Leave the member out that does not apply; null is not the same as absent.",
            "Report the failure of a tool as a result with `isError`, not as a result and an error."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic#responses",
            "https://www.jsonrpc.org/specification#response_object"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[]},\"error\":{\"code\":-32603,\"message\":\"Not found\"}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"10f575037fb7ecc4fbcd20cc3aa83848b718792d657e31bde93c7ff2dc3e337b\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"No such note\"}],\"isError\":true,\"error\":null}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"28cfc6c753be8a8688005646264a5fea4eb3434b2c3aa536ad5ee9c5da363044\"}\n"
        }
    },
    "bind-all-interfaces": {
        "why": "A server bound to `0.0.0.0`, `::` or to no host at all answers everyone who can reach the machine: the café's network, the\nother containers, a page in the browser by DNS rebinding. The specification asks local servers to bind to 127.0.0.1.\n`listen(port)` without a host binds to all interfaces in Node.",
        "fix": [
            "Give the host: `app.listen(port, \"127.0.0.1\")`, `uvicorn.run(app, host=\"127.0.0.1\")`.",
            "In a container, bind to all interfaces only by an explicit setting, behind authentication and a check of `Host` and `Origin`.",
            "Use stdio when client and server run on the same machine."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/1327.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/transports",
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/security_best_practices"
        ],
        "bad": {
            "language": "ts",
            "text": "import express from \"express\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { StreamableHTTPServerTransport } from \"@modelcontextprotocol/sdk/server/streamableHttp.js\";\n\nconst server = new McpServer({ name: \"notes\", version: \"1.0.0\" });\nconst app = express();\napp.use(express.json());\n\napp.post(\"/mcp\", async (request, response) => {\n  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });\n  await server.connect(transport);\n  await transport.handleRequest(request, response, request.body);\n});\n\napp.listen(3000);\n"
        },
        "good": {
            "language": "ts",
            "text": "import express from \"express\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { StreamableHTTPServerTransport } from \"@modelcontextprotocol/sdk/server/streamableHttp.js\";\n\nconst server = new McpServer({ name: \"notes\", version: \"1.0.0\" });\nconst app = express();\napp.use(express.json());\n\napp.post(\"/mcp\", async (request, response) => {\n  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });\n  await server.connect(transport);\n  await transport.handleRequest(request, response, request.body);\n});\n\napp.listen(3000, \"127.0.0.1\");\n"
        }
    },
    "cmd-exec": {
        "why": "Nothing is wrong: this is the inventory. The code behind the tool starts a program or evaluates code, so a reviewer should know\nwhat it can be made to run, and the tool's annotations should not call it read-only.",
        "fix": [
            "Nothing, when the tool is meant to. Declare `readOnlyHint: false` and say in the description what it runs."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "js",
            "text": "const { spawn } = require(\"child_process\");\nconst { Server } = require(\"@modelcontextprotocol/sdk/server/index.js\");\nconst { CallToolRequestSchema } = require(\"@modelcontextprotocol/sdk/types.js\");\n\nconst server = new Server({ name: \"info\", version: \"1.0.0\" }, { capabilities: { tools: {} } });\n\nserver.setRequestHandler(CallToolRequestSchema, async (request) => {\n  if (request.params.name === \"version\") spawn(\"git\", [\"--version\"]);\n  return { content: [] };\n});\n"
        },
        "good": {
            "language": "js",
            "text": "const { Server } = require(\"@modelcontextprotocol/sdk/server/index.js\");\nconst { CallToolRequestSchema } = require(\"@modelcontextprotocol/sdk/types.js\");\n\nconst server = new Server({ name: \"info\", version: \"1.0.0\" }, { capabilities: { tools: {} } });\n\nserver.setRequestHandler(CallToolRequestSchema, async (request) => {\n  if (request.params.name === \"version\") return { content: [{ type: \"text\", text: process.version }] };\n  return { content: [] };\n});\n"
        }
    },
    "code-injection": {
        "why": "Text from a caller becomes part of a program that the server evaluates. Whatever the text was meant to be (a formula, a\nfilter, a name), it can be any expression: reading files, starting programs, sending data. Emptying `__builtins__` or\nusing `vm` does not contain it: both are left through the attributes of ordinary objects.",
        "fix": [
            "Parse what you expect: `JSON.parse`, `ast.literal_eval`, a parser for formulas, a table from names to functions.",
            "Where code has to run, run it in a process of its own without the server's rights, files and secrets."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/94.html",
            "https://cwe.mitre.org/data/definitions/95.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/security_best_practices"
        ],
        "bad": {
            "language": "python",
            "text": "from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP(\"calculator\")\n\n\n@mcp.tool()\ndef calculate(expression: str) -> str:\n    \"\"\"Calculates an expression to two decimals.\"\"\"\n    return str(eval(f\"round({expression}, 2)\", {\"__builtins__\": {}}))\n"
        },
        "good": {
            "language": "python",
            "text": "import ast\n\nfrom mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP(\"calculator\")\n\n\n@mcp.tool()\ndef calculate(expression: str) -> str:\n    \"\"\"Calculates an expression to two decimals.\"\"\"\n    return str(round(ast.literal_eval(expression), 2))\n"
        }
    },
    "code-passthrough": {
        "why": "The tool takes a program and runs it inside the server's process: the caller may do all that the server may do. As with a\ntool that runs commands this is a capability to decide on. It is a note, and medium when the tool declares\n`readOnlyHint: true`, because a client that believes the hint may run it without asking.",
        "fix": [
            "Run the code in a process or container of its own, without the server's environment, files and network.",
            "If only formulas or data are expected, parse them (`ast.literal_eval`, `JSON.parse`, a formula library) and evaluate nothing.",
            "Declare `destructiveHint: true`, never `readOnlyHint: true`."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/94.html",
            "https://cwe.mitre.org/data/definitions/749.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "ts",
            "text": "import { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst server = new McpServer({ name: \"scripts\", version: \"1.0.0\" });\n\nserver.registerTool(\n  \"evaluate\",\n  { inputSchema: { code: z.string() }, annotations: { readOnlyHint: true } },\n  async ({ code }) => {\n    const value = eval(code);\n    return { content: [{ type: \"text\", text: String(value) }] };\n  },\n);\n"
        },
        "good": {
            "language": "ts",
            "text": "import { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst server = new McpServer({ name: \"scripts\", version: \"1.0.0\" });\n\nserver.registerTool(\n  \"evaluate\",\n  { inputSchema: { code: z.string() }, annotations: { readOnlyHint: true } },\n  async ({ code }) => {\n    const value = code.length;\n    return { content: [{ type: \"text\", text: String(value) }] };\n  },\n);\n"
        }
    },
    "config-unpinned-server": {
        "why": "The launcher fetches and runs whatever the registry serves at that moment, with the rights of whoever opened the project.\nOne taken-over account or one bad release reaches every machine at its next start, without a change in the repository.",
        "fix": [
            "Name one exact version: `npx -y name@1.2.3`, `uvx name==1.2.3`, `docker run image@sha256:…`.",
            "`@latest`, ranges (`^1.2.0`) and tags move, too. Let an update tool change the version in a pull request."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/494.html",
            "https://cwe.mitre.org/data/definitions/1357.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/security_best_practices"
        ],
        "bad": {
            "language": "json",
            "text": "{\n  \"mcpServers\": {\n    \"memory\": {\n      \"command\": \"npx\",\n      \"args\": [\"-y\", \"@modelcontextprotocol/server-memory\"]\n    }\n  }\n}\n"
        },
        "good": {
            "language": "json",
            "text": "{\n  \"mcpServers\": {\n    \"memory\": {\n      \"command\": \"npx\",\n      \"args\": [\"-y\", \"@modelcontextprotocol/server-memory@2026.8.31\"]\n    }\n  }\n}\n"
        }
    },
    "duplicate-response": {
        "why": "Each request has one response. A second one reaches a caller that is already gone, or a later request that reuses the id, which then gets the wrong answer.",
        "fix": [
            "Make sure that one code path answers: a handler that has returned must not also send.",
            "After an error was sent for a request, do not send its result as well."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic#responses"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32603,\"message\":\"Timed out\"}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:01.014000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:01.066000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:01.068000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:01.068000Z\",\"frames\":{\"c2s\":3,\"s2c\":3},\"dropped\":0,\"sha256\":\"75571ad3cc16258819825cb47202a1c7b041ecbaa630444ede2206c2c0f61378\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"milk\"},\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"complete\",\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"bread\"},\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"complete\",\"content\":[{\"type\":\"text\",\"text\":\"bread\"}]}}}\n{\"type\":\"process\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.062000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.064000Z\",\"frames\":{\"c2s\":2,\"s2c\":2},\"dropped\":0,\"sha256\":\"11f842a38f5b9622449a7ff38a33188d7c2702f4d2ee356516e527aa8e28f2d0\"}\n"
        }
    },
    "fs-delete": {
        "why": "Nothing is wrong: this is the inventory. The code behind the tool deletes files or folders; clients ask before a call when\nthe tool says that it is destructive.",
        "fix": [
            "Nothing, when the tool is meant to. Declare `destructiveHint: true` and keep the paths below one folder."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "js",
            "text": "import { rmSync } from \"node:fs\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\n\nconst server = new McpServer({ name: \"visits\", version: \"1.0.0\" });\n\nserver.tool(\"visit\", \"Counts a visit.\", async () => {\n  rmSync(\"visits.log\", { force: true });\n  return { content: [{ type: \"text\", text: \"Counted.\" }] };\n});\n"
        },
        "good": {
            "language": "js",
            "text": "import { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\n\nconst server = new McpServer({ name: \"visits\", version: \"1.0.0\" });\n\nserver.tool(\"visit\", \"Counts a visit.\", async () => {\n  console.error(\"visit\");\n  return { content: [{ type: \"text\", text: \"Counted.\" }] };\n});\n"
        }
    },
    "fs-write": {
        "why": "Nothing is wrong: this is the inventory. The code behind the tool creates or changes files, so its annotations should not\ncall it read-only, and a reviewer should know where it can write.",
        "fix": [
            "Nothing, when the tool is meant to. Declare `readOnlyHint: false` and keep the paths below one folder."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "js",
            "text": "import { appendFileSync } from \"node:fs\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\n\nconst server = new McpServer({ name: \"visits\", version: \"1.0.0\" });\n\nserver.tool(\"visit\", \"Counts a visit.\", async () => {\n  appendFileSync(\"visits.log\", \"visit\\n\");\n  return { content: [{ type: \"text\", text: \"Counted.\" }] };\n});\n"
        },
        "good": {
            "language": "js",
            "text": "import { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\n\nconst server = new McpServer({ name: \"visits\", version: \"1.0.0\" });\n\nserver.tool(\"visit\", \"Counts a visit.\", async () => {\n  console.error(\"visit\");\n  return { content: [{ type: \"text\", text: \"Counted.\" }] };\n});\n"
        }
    },
    "input-required-method": {
        "why": "Only `tools/call`, `prompts/get` and `resources/read` may ask the client for more input before they complete. A client does not expect it elsewhere: it reads the answer as a list without its members, or fails.",
        "fix": [
            "Answer lists and `server/discover` completely, without input.",
            "Ask for input where the user acts: in the tool call that needs it."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"input_required\",\"requestState\":\"c3RhdGU\",\"inputRequests\":{\"who\":{\"method\":\"elicitation/create\",\"params\":{\"message\":\"Whose notes?\",\"requestedSchema\":{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}}}}}}}}}\n{\"type\":\"process\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.058000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.060000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.060000Z\",\"frames\":{\"c2s\":1,\"s2c\":1},\"dropped\":0,\"sha256\":\"e4f3e95736a6385d7b5b98d2e9d277a7713723122ba9d6601bff9175456da934\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"input_required\",\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"7bb65438e9867109f96f70c429568f4483b8c650056a99fc45f3995b6a2d6b54\"}\n"
        }
    },
    "jsonrpc-version": {
        "why": "Every revision of MCP asks for JSON-RPC 2.0 messages with `jsonrpc` set to the text \"2.0\". The official SDKs refuse any other message, so a request is never answered and a response never reaches its caller.",
        "fix": [
            "Set `jsonrpc` to the text \"2.0\" on every request, notification and response, also on errors.",
            "Let the SDK write messages instead of building them by hand."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic",
            "https://www.jsonrpc.org/specification"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"s2c\",\"frame\":{\"id\":2,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.070000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"98f0edb1e2bc163d77c6c921ecd9997591665789a881c84a2f409e8312dc56c5\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"\\u0032.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"21204fbde991c8a8604e29df4cf981e06b06c8a158e5824aa2b50640eb019b3d\"}\n"
        }
    },
    "missing-cache-hints": {
        "why": "Since 2026-07-28 each complete result of a list, of `resources/read` and of `server/discover` says how long and for whom it may be kept. The members are required: clients that validate results reject one without them.",
        "fix": [
            "Add `ttlMs` (0 when the result must not be reused) and `cacheScope` (`private` when in doubt).",
            "Use an SDK that speaks 2026-07-28; it adds both."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"complete\",\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"process\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.058000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.060000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.060000Z\",\"frames\":{\"c2s\":1,\"s2c\":1},\"dropped\":0,\"sha256\":\"90ef4ec0da8bd8654d6defc303f4add660d08139921de631bb2ecbf9f8ed8528\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\",\"params\":{\"uri\":\"note://a\",\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"resultType\":\"input_required\",\"requestState\":\"c3RhdGU\",\"inputRequests\":{\"who\":{\"method\":\"elicitation/create\",\"params\":{\"message\":\"Whose notes?\",\"requestedSchema\":{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}}}}}}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"resources/read\",\"params\":{\"uri\":\"note://a\",\"requestState\":\"c3RhdGU\",\"inputResponses\":{\"who\":{\"action\":\"accept\",\"content\":{\"name\":\"Ada\"}}},\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"resultType\":\"complete\",\"contents\":[{\"uri\":\"note://a\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.062000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.064000Z\",\"frames\":{\"c2s\":2,\"s2c\":2},\"dropped\":0,\"sha256\":\"75fa2ee8de692651909a964b450e7d434267b5a5203eca34a7b81daeec43ced5\"}\n"
        }
    },
    "net-egress": {
        "why": "Nothing is wrong: this is the inventory. The code behind the tool sends requests, so data that passes through it can leave\nthe machine, and what comes back was written by others.",
        "fix": [
            "Nothing, when the tool is meant to. Declare `openWorldHint: true` and name the hosts in the documentation."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "js",
            "text": "import { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\n\nconst server = new McpServer({ name: \"visits\", version: \"1.0.0\" });\n\nserver.tool(\"visit\", \"Counts a visit.\", async () => {\n  await fetch(\"https://example.org/visits\", { method: \"POST\" });\n  return { content: [{ type: \"text\", text: \"Counted.\" }] };\n});\n"
        },
        "good": {
            "language": "js",
            "text": "import { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\n\nconst server = new McpServer({ name: \"visits\", version: \"1.0.0\" });\n\nserver.tool(\"visit\", \"Counts a visit.\", async () => {\n  console.error(\"visit\");\n  return { content: [{ type: \"text\", text: \"Counted.\" }] };\n});\n"
        }
    },
    "path-traversal": {
        "why": "`../`, an absolute path or a link leads out of the folder that the tool was written for: to keys, to tokens, to the files\nof other users, and where the tool writes, to scripts that someone will run. `path.join` and `os.path.join` don't keep a\npath inside; comparing the beginning of a path that isn't resolved, or without the separator, doesn't either.",
        "fix": [
            "Resolve first, then compare with the separator: `const p = path.resolve(root, name); if (p !== root && !p.startsWith(root + path.sep)) throw …`.",
            "In Python: `p = (root / name).resolve()`, then `if not p.is_relative_to(root): raise …`.",
            "Use the path that was checked, not the argument. Where callers can create links, compare `realpath`.",
            "Where only a name is wanted, take `path.basename(name)` or let the schema allow letters, digits and `_` only."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/22.html",
            "https://cwe.mitre.org/data/definitions/73.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/client/roots"
        ],
        "bad": {
            "language": "ts",
            "text": "import { readFile } from \"node:fs/promises\";\nimport path from \"node:path\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst root = path.resolve(\"notes\");\nconst server = new McpServer({ name: \"notes\", version: \"1.0.0\" });\n\nserver.registerTool(\"read_note\", { inputSchema: { name: z.string() } }, async ({ name }) => {\n  const file = path.join(root, name);\n  return { content: [{ type: \"text\", text: await readFile(file, \"utf8\") }] };\n});\n"
        },
        "good": {
            "language": "ts",
            "text": "import { readFile } from \"node:fs/promises\";\nimport path from \"node:path\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst root = path.resolve(\"notes\");\nconst server = new McpServer({ name: \"notes\", version: \"1.0.0\" });\n\nserver.registerTool(\"read_note\", { inputSchema: { name: z.string() } }, async ({ name }) => {\n  const file = path.resolve(root, name);\n  if (!file.startsWith(root + path.sep)) throw new Error(\"The note is not in the folder of notes.\");\n  return { content: [{ type: \"text\", text: await readFile(file, \"utf8\") }] };\n});\n"
        }
    },
    "request-before-initialized": {
        "why": "Until the answer to `initialize` has come, the client does not know the revision nor what the server can do; it should send nothing but pings. Servers may refuse such a request.",
        "fix": [
            "Wait for the answer to `initialize`, send `notifications/initialized`, then start.",
            "With an SDK, await `connect()` before the first call."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"frame\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.062000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.064000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"c01b6dc0925621ca74b72dd0d7e6d0325adb442f1376e9eb5e3114054ba81a8b\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"frame\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.068000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"04960584a17d0bfe99fc1d9bcbe9c0d2e4d6fa036c8066459ea0d0aa263a735c\"}\n"
        }
    },
    "request-id-type": {
        "why": "A request needs an id that its answer can repeat exactly. MCP forbids null, which JSON-RPC allows; fractions, booleans and structures are rejected by the SDKs, so the request gets no answer.",
        "fix": [
            "Number requests with integers, or use texts.",
            "A message that needs no answer is a notification: leave `id` out instead of setting it to null."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic#requests"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}}\n{\"type\":\"process\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.062000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.064000Z\",\"frames\":{\"c2s\":2,\"s2c\":2},\"dropped\":0,\"sha256\":\"ea6f0e8f247d352f5caa127dfeb57f08f8484790a0b3c69ad9e3fd8aff14b86d\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{\"level\":\"info\",\"data\":{\"id\":null}}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":2,\"s2c\":3},\"dropped\":0,\"sha256\":\"5c1d9b1f113b32874c6da237435f81ee936e328f2cfce2911c9ea47fd1af1a7e\"}\n"
        }
    },
    "response-without-request": {
        "why": "A response belongs to the request whose id it repeats, type and value: `1` and `\"1\"` differ. The caller whose answer carries another id waits until it times out.",
        "fix": [
            "Copy the id of the request into the response as it came, without turning a number into a text.",
            "Answer on the connection and in the session that the request came from.",
            "Send what nobody asked for as a notification."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic#responses"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"6afdee8697a296d8323bd345f19e1f529f3f0f5acbb439a93f59c3837e4d3ef5\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"milk\"}]}}}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.068000Z\",\"frames\":{\"c2s\":4,\"s2c\":2},\"dropped\":0,\"sha256\":\"6216ce58532b66663952bdf248808b7bda1109bd11dab43b8ea617d9d4fe7035\"}\n"
        }
    },
    "secret-in-session": {
        "why": "What a server returns reaches the model, its provider and every log on the way; what a client passes as an argument has gone the same way. The value has the structure of a real credential, so it has to be replaced, not only hidden. The report never contains it.",
        "fix": [
            "Revoke the credential and issue a new one.",
            "Keep credentials inside the server: read them from its environment, and take them out of results, errors and log messages.",
            "Never ask for a credential as a tool argument."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/security_best_practices",
            "https://owasp.org/www-project-mcp-top-10/"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"login\",\"arguments\":{\"token\":\"{{secret:npm-token}}\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"welcome\"}]}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"6ffa830133061bac0bc34ce3c6a59c8a3486fd279cb661c64a845dbee97837d7\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"set AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE and GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}]}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.066000Z\",\"frames\":{\"c2s\":3,\"s2c\":2},\"dropped\":0,\"sha256\":\"b068d27ed80dfdeadf59e3188e0dc530bc32650bfbeb2e76aa3ca82ef5187533\"}\n"
        }
    },
    "shell-injection": {
        "why": "The command is built from text that a caller sends, and a shell reads it. `; rm -rf ~`, `$(curl …)`, a backtick or a line\nbreak in the argument then runs as a command of its own, with the rights of the server. The caller is a language model:\nwhoever can place text in front of it (a web page, an issue, another tool's result) chooses the argument.",
        "fix": [
            "Start the program without a shell and give it the arguments as a list: `execFile(\"git\", [\"log\", name])`, `subprocess.run([\"git\", \"log\", name])`.",
            "Put `--` before arguments that come from a caller, or refuse those that begin with `-`: without a shell they can still be read as options.",
            "Where the set of values is known, say so in the schema (`z.enum`, `Literal`), and map it to constants.",
            "Quote (`shlex.quote`) only where a shell can't be avoided; a list of forbidden characters always misses one."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/78.html",
            "https://cheatsheetseries.owasp.org/cheatsheets/OS_Command_Injection_Defense_Cheat_Sheet.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/security_best_practices"
        ],
        "bad": {
            "language": "ts",
            "text": "import { execSync } from \"node:child_process\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst server = new McpServer({ name: \"images\", version: \"1.0.0\" });\n\nserver.registerTool(\"convert\", { inputSchema: { file: z.string() } }, async ({ file }) => {\n  const output = execSync(`convert ${file} out.png`);\n  return { content: [{ type: \"text\", text: output.toString() }] };\n});\n"
        },
        "good": {
            "language": "ts",
            "text": "import { execFileSync } from \"node:child_process\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst server = new McpServer({ name: \"images\", version: \"1.0.0\" });\n\nserver.registerTool(\"convert\", { inputSchema: { file: z.string() } }, async ({ file }) => {\n  const output = execFileSync(\"convert\", [\"--\", file, \"out.png\"]);\n  return { content: [{ type: \"text\", text: output.toString() }] };\n});\n"
        }
    },
    "shell-passthrough": {
        "why": "The tool's purpose is to run a command, so nothing is injected: the caller may do all that the server may do. That is a\ncapability to decide on, not a slip. It is a note, and medium when the tool declares `readOnlyHint: true`, because a\nclient that believes the hint may run it without asking.",
        "fix": [
            "Offer the few commands that are needed as tools of their own, with arguments in lists and no shell.",
            "Declare `destructiveHint: true`, never `readOnlyHint: true`, so that clients ask before each call.",
            "Run commands in a container or as a user that can only do what you would let any caller do."
        ],
        "references": [
            "https://cwe.mitre.org/data/definitions/78.html",
            "https://cwe.mitre.org/data/definitions/749.html",
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "ts",
            "text": "import { execSync } from \"node:child_process\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst server = new McpServer({ name: \"terminal\", version: \"1.0.0\" });\n\nserver.registerTool(\n  \"run_command\",\n  {\n    description: \"Runs a command line.\",\n    inputSchema: { command: z.string() },\n    annotations: { destructiveHint: true },\n  },\n  async ({ command }) => {\n    const output = execSync(command);\n    return { content: [{ type: \"text\", text: output.toString() }] };\n  },\n);\n"
        },
        "good": {
            "language": "ts",
            "text": "import { execSync } from \"node:child_process\";\nimport { McpServer } from \"@modelcontextprotocol/sdk/server/mcp.js\";\nimport { z } from \"zod\";\n\nconst server = new McpServer({ name: \"terminal\", version: \"1.0.0\" });\n\nserver.registerTool(\n  \"run_command\",\n  {\n    description: \"Runs a command line.\",\n    inputSchema: { command: z.enum([\"uptime\", \"df -h\"]) },\n    annotations: { readOnlyHint: true },\n  },\n  async ({ command }) => {\n    const output = execSync(command);\n    return { content: [{ type: \"text\", text: output.toString() }] };\n  },\n);\n"
        }
    },
    "stdio-noise": {
        "why": "Over stdio, stdout of the server and stdin belong to the protocol alone: one message a line. A banner, a log line or a progress bar there makes clients report parse errors or close the connection, and it may glue itself to a message.",
        "fix": [
            "Write logs to stderr, or send them as `notifications/message`.",
            "In Python use `print(..., file=sys.stderr)` or logging, which writes to stderr; in JavaScript use `console.error`.",
            "Silence the banners of frameworks and of package runners that start the server."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#stdio"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"frame\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"dir\":\"s2c\",\"text\":\"Notes server running on stdio\"}\n{\"type\":\"process\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"process\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.062000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.064000Z\",\"frames\":{\"c2s\":2,\"s2c\":2},\"dropped\":0,\"sha256\":\"b8eafa54038bfb974e366103b5e1cf51a55e223575e82c19857997b2e9b55083\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"stderr\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"text\":\"Notes server running on stdio\"}\n{\"type\":\"process\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"process\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.062000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.064000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.064000Z\",\"frames\":{\"c2s\":2,\"s2c\":1},\"dropped\":0,\"sha256\":\"7296a3135c367c912c32ba3f21d5da601ead04c907f37d459af59e801ee1b81f\"}\n"
        }
    },
    "tool-definition-changed": {
        "why": "Users and reviewers approve a tool as it is first listed. A definition that changes in a running session replaces what they approved, which is how a rug pull works.",
        "fix": [
            "Keep definitions constant while the server runs; offer a variant under another name.",
            "Keep times, counters and user names out of descriptions.",
            "Serve the same definition to every page, client and call of `tools/list`."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"},\"context\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.070000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"f94b4afd760dbb12413de69263ad2fdd8041b397e2b4f13b29d3f74ec1386ce1\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]},\"execution\":{\"taskSupport\":\"forbidden\"}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"resultType\":\"complete\",\"ttlMs\":60000,\"cacheScope\":\"private\",\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.070000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"aa36180d5016483374e8dbcf1a4fbcb6a896dfac86f3111610c2dedc46dc8a0a\"}\n"
        }
    },
    "tool-definition-loosened": {
        "why": "The tool was first listed with a hint or a schema that kept it harmless (read-only, not destructive, a closed set of arguments) and later without. Clients that asked once, or that approve read-only tools by themselves, now let through what nobody approved.",
        "fix": [
            "Give annotations and input schema their final form in the first listing.",
            "Offer a tool that does more under another name, so that it has to be approved."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool",
            "https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"export_note\",\"description\":\"Exports a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"format\":{\"type\":\"string\",\"enum\":[\"text\",\"html\"]}},\"required\":[\"format\"],\"additionalProperties\":false}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"tools\":[{\"name\":\"export_note\",\"description\":\"Exports a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"format\":{\"type\":\"string\",\"enum\":[\"text\",\"html\"]}},\"required\":[\"format\"]}}]}}}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.070000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"ac850ee506d010dbf370c970b76543fa70679cb28998d9aed52fa74843b35138\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]},\"annotations\":{\"destructiveHint\":true,\"openWorldHint\":true}}]}}}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.070000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"f64666aa8328dd4f58f3314bf9e2e6d436dda961d7926dcefd6f3844e0b11698\"}\n"
        }
    },
    "unanswered-request": {
        "why": "Every request gets a response, unless it is cancelled or the stream ends. A hung call blocks an agent until its timeout, usually a minute, and hides the error that caused it. Requests that the end of the session merely cut off are not reported.",
        "fix": [
            "Answer every request, with an error if nothing else is possible; catch what a handler may throw.",
            "Put a deadline on calls to other systems and answer when it passes.",
            "Send progress while a long call runs."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/basic#responses",
            "https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#timeouts"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"http\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"http.request\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"dir\":\"c2s\",\"exchange\":1,\"method\":\"POST\",\"path\":\"/mcp\",\"headers\":{\"accept\":\"application/json, text/event-stream\",\"content-type\":\"application/json\",\"mcp-protocol-version\":\"2026-07-28\",\"mcp-method\":\"tools/call\",\"mcp-name\":\"read_note\"}}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"exchange\":1,\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"},\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"},\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}}}}\n{\"type\":\"http.response\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"exchange\":1,\"status\":200,\"headers\":{\"content-type\":\"application/json\"}}\n{\"type\":\"http.end\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"s2c\",\"exchange\":1,\"reason\":\"complete\"}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.008000Z\",\"frames\":{\"c2s\":1,\"s2c\":0},\"dropped\":0,\"sha256\":\"1fd2e8c41911e4506727245f814a6f103f10a8ad9c3a752677180e0926a65137\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"read_note\",\"arguments\":{\"id\":\"a\"}}}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:20.012000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1,\"reason\":\"timed out\"}}}\n{\"type\":\"process\",\"seq\":7,\"ts\":\"1970-01-01T00:00:30.064000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":8,\"ts\":\"1970-01-01T00:00:30.066000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:30.066000Z\",\"frames\":{\"c2s\":4,\"s2c\":1},\"dropped\":0,\"sha256\":\"9201e88867f0203d84031b6ff5edb4fe46554e0d81454402d2fed869233e113b\"}\n"
        }
    },
    "undeclared-tool-call": {
        "why": "A server that runs a tool which its listing leaves out does more than it says: nobody reviewed that tool, no client shows it, no lock covers it. When the server refuses the call the fault is the client's, which made the name up, and the finding is a note.",
        "fix": [
            "Declare every tool that the server runs in `tools/list`, on each page and for each client that may call it.",
            "Answer calls to other names with an error (-32602).",
            "Send `notifications/tools/list_changed` when tools come and go."
        ],
        "references": [
            "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling"
        ],
        "bad": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"run_shell\",\"arguments\":{\"command\":\"id\"}}}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"uid=0(root)\"}]}}}\n{\"type\":\"process\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.068000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.070000Z\",\"frames\":{\"c2s\":4,\"s2c\":3},\"dropped\":0,\"sha256\":\"5e9263b98b9003fb89579ddb6dfdb707b662e249cc15cb4be8c6dcd8ca602bd1\"}\n"
        },
        "good": {
            "language": "json",
            "text": "{\"type\":\"session.start\",\"format\":\"portlight.session/1\",\"session\":\"s1\",\"ts\":\"1970-01-01T00:00:00.000000Z\",\"recorder\":{\"name\":\"portlight\",\"version\":\"0.1.0\"},\"transport\":\"stdio\",\"server\":{\"label\":\"notes\"}}\n{\"type\":\"process\",\"seq\":1,\"ts\":\"1970-01-01T00:00:00.002000Z\",\"event\":\"spawn\"}\n{\"type\":\"frame\",\"seq\":2,\"ts\":\"1970-01-01T00:00:00.004000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"roots\":{}},\"clientInfo\":{\"name\":\"tests\",\"version\":\"1.0.0\"}}}}\n{\"type\":\"frame\",\"seq\":3,\"ts\":\"1970-01-01T00:00:00.006000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{\"listChanged\":true}},\"serverInfo\":{\"name\":\"notes\",\"version\":\"1.2.0\"}}}}\n{\"type\":\"frame\",\"seq\":4,\"ts\":\"1970-01-01T00:00:00.008000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}}\n{\"type\":\"frame\",\"seq\":5,\"ts\":\"1970-01-01T00:00:00.010000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}}\n{\"type\":\"frame\",\"seq\":6,\"ts\":\"1970-01-01T00:00:00.012000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"tools\":[{\"name\":\"read_note\",\"description\":\"Reads a note.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"}},\"required\":[\"id\"]}}]}}}\n{\"type\":\"frame\",\"seq\":7,\"ts\":\"1970-01-01T00:00:00.014000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}}\n{\"type\":\"frame\",\"seq\":8,\"ts\":\"1970-01-01T00:00:00.016000Z\",\"dir\":\"c2s\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"run_shell\",\"arguments\":{\"command\":\"id\"}}}}\n{\"type\":\"frame\",\"seq\":9,\"ts\":\"1970-01-01T00:00:00.018000Z\",\"dir\":\"s2c\",\"frame\":{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"uid=0(root)\"}]}}}\n{\"type\":\"process\",\"seq\":10,\"ts\":\"1970-01-01T00:00:00.070000Z\",\"event\":\"stdin-closed\"}\n{\"type\":\"process\",\"seq\":11,\"ts\":\"1970-01-01T00:00:00.072000Z\",\"event\":\"exit\",\"code\":0,\"signal\":null}\n{\"type\":\"session.end\",\"ts\":\"1970-01-01T00:00:00.072000Z\",\"frames\":{\"c2s\":4,\"s2c\":4},\"dropped\":0,\"sha256\":\"4aa926ea51f193abff1f2156186ddd07d5e35841447e9c00fc6f8cbe63b088c9\"}\n"
        }
    }
};


/***/ })

};

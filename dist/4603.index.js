"use strict";
exports.id = 4603;
exports.ids = [4603];
exports.modules = {

/***/ 4603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnose: function() { return /* binding */ diagnose; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./out/config/load.js
var load = __webpack_require__(3980);
// EXTERNAL MODULE: ./out/content/input-text.js + 1 modules
var input_text = __webpack_require__(3412);
// EXTERNAL MODULE: ./out/content/neutralise.js
var neutralise = __webpack_require__(6687);
// EXTERNAL MODULE: ./out/errors/system-error.js
var system_error = __webpack_require__(5177);
// EXTERNAL MODULE: ./out/errors/user-error.js
var user_error = __webpack_require__(1879);
// EXTERNAL MODULE: ./out/files/look.js
var look = __webpack_require__(8044);
// EXTERNAL MODULE: ./out/files/read.js
var read = __webpack_require__(7167);
// EXTERNAL MODULE: ./out/verdict/baseline-file.js
var baseline_file = __webpack_require__(5349);
// EXTERNAL MODULE: ./out/run/root.js
var run_root = __webpack_require__(6897);
// EXTERNAL MODULE: ./out/run/run.js + 2 modules
var run = __webpack_require__(4769);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./out/run/doctor/round-trip.js
/** One session with the built-in server through the recorder, as a test job would have it. */


/** Whole session, in ms: starting two processes takes a fraction of a second, on a busy runner seconds. */
const TIME_LIMIT = 20_000;
const TEXT = "portlight doctor";
const MESSAGES = [
    {
        id: 1,
        method: "initialize",
        params: {
            protocolVersion: "2025-11-25",
            capabilities: {},
            clientInfo: { name: "portlight-doctor", version: "1" },
        },
    },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/list" },
    { id: 3, method: "tools/call", params: { name: "echo", arguments: { text: TEXT } } },
];
/**
 * @param self words that start this command line, such as Node and the bundle's entry
 * @param sessions absolute path of the folder for the capture
 * @returns what went wrong as half a sentence, undefined when all went well
 */
async function recordedRoundTrip(self, sessions, environment) {
    const [command, ...before] = self;
    const server = [...self, ECHO_COMMAND];
    const argv = [...before, "record", "--name", "doctor", "--session-dir", sessions, "--", ...server];
    const child = (0,external_node_child_process_.spawn)(command, argv, { env: environment, stdio: ["pipe", "pipe", "pipe"] });
    const ended = new Promise((resolve) => {
        child.once("error", (error) => resolve(`it did not start (${error.code ?? "unknown"})`));
        child.once("close", (code, signal) => resolve(code === 0 ? undefined : `it ended with ${signal ?? `status ${code}`}`));
    });
    const clock = setTimeout(() => child.kill("SIGKILL"), TIME_LIMIT);
    try {
        let said = "";
        child.stderr.on("data", (bytes) => {
            said = (said + bytes.toString()).slice(0, 1000);
        });
        child.stdin.on("error", () => { });
        let echoed;
        let next = 0;
        /** Up to the next request: a client waits for the answer to `initialize` before it says more. */
        const send = () => {
            while (next < MESSAGES.length) {
                const message = MESSAGES[next++];
                child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
                if ("id" in message)
                    return;
            }
            child.stdin.end();
        };
        (0,external_node_readline_.createInterface)({ input: child.stdout }).on("line", (line) => {
            echoed = textOf(line);
            send();
        });
        send();
        const failure = await ended;
        if (failure !== undefined)
            return said === "" ? failure : `${failure}: ${said.split("\n", 1)[0]}`;
        return echoed === TEXT ? undefined : "the answer was not what was asked for";
    }
    finally {
        clearTimeout(clock);
        if (child.exitCode === null && child.signalCode === null)
            child.kill("SIGKILL");
    }
}
/** The text of a tool's result; undefined for any other line. */
function textOf(line) {
    try {
        const { result } = JSON.parse(line);
        return result?.content?.[0]?.text;
    }
    catch {
        return undefined;
    }
}
/** The hidden command that starts the built-in server. */
const ECHO_COMMAND = "echo-server";

;// CONCATENATED MODULE: ./out/run/doctor/doctor.js
/** `portlight doctor`: whether this machine and this project are set up, one line for each thing that was tried. */














/** Looks at the machine, then at the project, then records and judges a session with a server of its own. */
async function diagnose(request) {
    const folder = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "portlight-doctor-")));
    try {
        return [
            nodeDiagnosis(request.nodeVersion),
            ...(await projectDiagnoses(request)),
            await auditDiagnosis(folder, request),
            ...(await sessionDiagnoses(folder, request)),
        ];
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** The oldest that the bundle is tested on (package.json, engines). */
const OLDEST_NODE = [20, 19];
function nodeDiagnosis(version) {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    const [oldestMajor, oldestMinor] = OLDEST_NODE;
    return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
        ? { state: "ok", text: `Node ${version}` }
        : { state: "failed", text: `Node ${version} is too old: use ${OLDEST_NODE.join(".")} or later.` };
}
async function projectDiagnoses({ cwd }) {
    const root = (0,run_root.findRoot)(cwd);
    const found = [];
    found.push((0,look/* lookAt */.t5)((0,external_node_path_.join)(root, ".git")).kind === "entry"
        ? { state: "ok", text: `the project is the git repository that holds this folder (${(0,run_root.relativeTo)(root, cwd)})` }
        : {
            state: "advice",
            text: "no git repository holds this folder, so it is taken for the whole project and nothing counts as ignored.",
        });
    try {
        const config = await (0,load.loadConfig)({ root, start: cwd });
        (0,baseline_file/* readBaseline */.mF)(root, config.baselinePath);
        found.push({
            state: "ok",
            text: config.path === undefined
                ? "there is no configuration: the defaults apply"
                : `${(0,input_text/* shownPath */.pS)(config.path)} can be read, and so can the baseline`,
        });
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        found.push({ state: "failed", text: error.message });
    }
    const attributes = (0,read/* readProjectFile */.S)({
        root,
        path: ".gitattributes",
        maxBytes: 1_048_576,
        label: ".gitattributes",
        exitCode: 3,
    });
    found.push(/^\*\.mcp\.jsonl\b.*(?:^|\s)-text\b/m.test(attributes ?? "")
        ? { state: "ok", text: ".gitattributes keeps git from changing line ends of captures" }
        : {
            state: "advice",
            text: "git may change the line ends of committed captures: put `*.mcp.jsonl -text linguist-generated` into .gitattributes.",
        });
    return found;
}
const FLAWED = [
    "import subprocess",
    "from mcp.server.fastmcp import FastMCP",
    'mcp = FastMCP("doctor")',
    "@mcp.tool()",
    "def sort(file: str) -> str:",
    '    return subprocess.check_output(f"sort {file}", shell=True, text=True)',
    "",
].join("\n");
const FLAWED_SCRIPT = [
    'import { exec } from "node:child_process";',
    'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";',
    'import { z } from "zod";',
    'const server = new McpServer({ name: "doctor", version: "1.0.0" });',
    'server.registerTool("sort", { inputSchema: { file: z.string() } }, async ({ file }) => {',
    "  exec(`sort ${file}`);",
    '  return { content: [{ type: "text", text: "done" }] };',
    "});",
    "",
].join("\n");
/** The parsers and the engine find a flaw that is there, in each language. */
async function auditDiagnosis(folder, { today }) {
    const project = (0,external_node_path_.join)(folder, "project");
    (0,external_node_fs_.mkdirSync)(project);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(project, "server.py"), FLAWED);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(project, "server.ts"), FLAWED_SCRIPT);
    const { judgement } = await (0,run/* run */.e)({ command: "audit", cwd: project, root: project, paths: ["."], captures: [], today });
    const paths = new Set(judgement.findings
        .filter(({ finding }) => finding.ruleId === "shell-injection")
        .map(({ finding }) => finding.location.path));
    return paths.has("server.py") && paths.has("server.ts")
        ? { state: "ok", text: "the audit finds a planted flaw in Python and in TypeScript" }
        : {
            state: "failed",
            text: "the audit does not find a planted flaw: the installation is damaged; install it again.",
        };
}
async function sessionDiagnoses(folder, request) {
    const sessions = (0,external_node_path_.join)(folder, "sessions");
    let failure;
    try {
        failure = await recordedRoundTrip(request.self, sessions, request.environment);
    }
    catch (error) {
        failure = `it failed (${(0,system_error/* codeOf */.$)(error)})`;
    }
    if (failure !== undefined) {
        return [
            { state: "failed", text: `a session with the built-in server through the recorder: ${(0,neutralise/* terminalText */.eR)(failure)}.` },
        ];
    }
    const recorded = { state: "ok", text: "a session with the built-in server through the recorder" };
    const captures = (0,external_node_fs_.readdirSync)(sessions).filter((name) => name.endsWith(".jsonl"));
    const { judgement } = await (0,run/* run */.e)({
        command: "check",
        cwd: sessions,
        root: sessions,
        paths: [],
        captures: captures.map((name) => (0,external_node_path_.join)(sessions, name)),
        today: request.today,
    });
    const isWhole = captures.length === 1 && judgement.exitCode === 0 && judgement.notAnalysed.length === 0;
    return [
        recorded,
        isWhole && judgement.findings.length === 0
            ? { state: "ok", text: "its capture is complete, and check finds nothing in it" }
            : { state: "failed", text: "its capture is not complete, or check finds something in it: please report this." },
    ];
}


/***/ })

};
;
/** `portlight doctor`: whether this machine and this project are set up, one line for each thing that was tried. */
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfig } from "../../config/load.ts";
import { shownPath } from "../../content/input-text.ts";
import { terminalText } from "../../content/neutralise.ts";
import { codeOf } from "../../errors/system-error.ts";
import { UserError } from "../../errors/user-error.ts";
import { lookAt } from "../../files/look.ts";
import { readProjectFile } from "../../files/read.ts";
import { readBaseline } from "../../verdict/baseline-file.ts";
import { findRoot, relativeTo } from "../root.ts";
import { run } from "../run.ts";
import { recordedRoundTrip } from "./round-trip.ts";

/** `failed` is what keeps Portlight from working here; `advice` is what most projects want. */
export interface Diagnosis {
  readonly state: "ok" | "advice" | "failed";
  readonly text: string;
}

export interface DoctorRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Words that start this command line. */
  readonly self: readonly [string, ...string[]];
  /** Of Node, as `22.1.0`. */
  readonly nodeVersion: string;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
}

/** Looks at the machine, then at the project, then records and judges a session with a server of its own. */
export async function diagnose(request: DoctorRequest): Promise<readonly Diagnosis[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "portlight-doctor-")));
  try {
    return [
      nodeDiagnosis(request.nodeVersion),
      ...(await projectDiagnoses(request)),
      await auditDiagnosis(folder, request),
      ...(await sessionDiagnoses(folder, request)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The oldest that the bundle is tested on (package.json, engines). */
const OLDEST_NODE: readonly [number, number] = [20, 19];

function nodeDiagnosis(version: string): Diagnosis {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
    ? { state: "ok", text: `Node ${version}` }
    : { state: "failed", text: `Node ${version} is too old: use ${OLDEST_NODE.join(".")} or later.` };
}

async function projectDiagnoses({ cwd }: DoctorRequest): Promise<Diagnosis[]> {
  const root = findRoot(cwd);
  const found: Diagnosis[] = [];
  found.push(
    lookAt(join(root, ".git")).kind === "entry"
      ? { state: "ok", text: `the project is the git repository that holds this folder (${relativeTo(root, cwd)})` }
      : {
          state: "advice",
          text: "no git repository holds this folder, so it is taken for the whole project and nothing counts as ignored.",
        },
  );
  try {
    const config = await loadConfig({ root, start: cwd });
    readBaseline(root, config.baselinePath);
    found.push({
      state: "ok",
      text:
        config.path === undefined
          ? "there is no configuration: the defaults apply"
          : `${shownPath(config.path)} can be read, and so can the baseline`,
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    found.push({ state: "failed", text: error.message });
  }
  const attributes = readProjectFile({
    root,
    path: ".gitattributes",
    maxBytes: 1_048_576,
    label: ".gitattributes",
    exitCode: 3,
  });
  found.push(
    /^\*\.mcp\.jsonl\b.*(?:^|\s)-text\b/m.test(attributes ?? "")
      ? { state: "ok", text: ".gitattributes keeps git from changing line ends of captures" }
      : {
          state: "advice",
          text: "git may change the line ends of committed captures: put `*.mcp.jsonl -text linguist-generated` into .gitattributes.",
        },
  );
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
async function auditDiagnosis(folder: string, { today }: DoctorRequest): Promise<Diagnosis> {
  const project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "server.py"), FLAWED);
  writeFileSync(join(project, "server.ts"), FLAWED_SCRIPT);
  const { judgement } = await run({ command: "audit", cwd: project, root: project, paths: ["."], captures: [], today });
  const paths = new Set(
    judgement.findings
      .filter(({ finding }) => finding.ruleId === "shell-injection")
      .map(({ finding }) => finding.location.path),
  );
  return paths.has("server.py") && paths.has("server.ts")
    ? { state: "ok", text: "the audit finds a planted flaw in Python and in TypeScript" }
    : {
        state: "failed",
        text: "the audit does not find a planted flaw: the installation is damaged; install it again.",
      };
}

async function sessionDiagnoses(folder: string, request: DoctorRequest): Promise<Diagnosis[]> {
  const sessions = join(folder, "sessions");
  let failure: string | undefined;
  try {
    failure = await recordedRoundTrip(request.self, sessions, request.environment);
  } catch (error) {
    failure = `it failed (${codeOf(error)})`;
  }
  if (failure !== undefined) {
    return [
      { state: "failed", text: `a session with the built-in server through the recorder: ${terminalText(failure)}.` },
    ];
  }
  const recorded: Diagnosis = { state: "ok", text: "a session with the built-in server through the recorder" };
  const captures = readdirSync(sessions).filter((name) => name.endsWith(".jsonl"));
  const { judgement } = await run({
    command: "check",
    cwd: sessions,
    root: sessions,
    paths: [],
    captures: captures.map((name) => join(sessions, name)),
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

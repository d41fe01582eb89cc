/**
 * What a run costs above a bare `node -e 0`, as medians of one interleaved series: `--version`, the audit of one file in
 * Python, JavaScript and TypeScript, and of one file of a project of both languages, as a commit hook does it. Bars: --version at most 1.5 times bare, an audit at most 120 ms above it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../scripts/bundle.ts";

const ROUNDS = 21;

const SOURCES: Readonly<Record<string, string>> = {
  "server.py": `from mcp.server.fastmcp import FastMCP
import subprocess

mcp = FastMCP("bench")


@mcp.tool()
def ping(host: str) -> str:
    return subprocess.run(["ping", "-c", "1", "--", host], capture_output=True, text=True).stdout
`,
  "server.js": `import { execFile } from "node:child_process";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "bench", version: "1.0.0" });
server.registerTool("ping", { inputSchema: { host: z.string() } }, async ({ host }) => {
  execFile("ping", ["-c", "1", "--", host]);
  return { content: [] };
});
`,
  "server.ts": `import { execFile } from "node:child_process";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

interface Answer {
  content: { type: "text"; text: string }[];
}

const server = new McpServer({ name: "bench", version: "1.0.0" });
server.registerTool("ping", { inputSchema: { host: z.string() } }, async ({ host }: { host: string }): Promise<Answer> => {
  execFile("ping", ["-c", "1", "--", host]);
  return { content: [] };
});
`,
};

const IN_PROJECT = "project/src/server.ts";

/** A package of sixty files that all speak of the server, three of which belong to it. */
function project(folder: string): void {
  const files = new Map([
    ["package.json", '{ "name": "bench", "dependencies": { "@modelcontextprotocol/sdk": "1.32.2" } }'],
    ["src/server.ts", `import { host } from "./host.js";\n${SOURCES["server.ts"]}export { host, server };\n`],
    ["src/host.ts", 'export const host = "127.0.0.1";\n'],
    ["src/index.ts", 'import { server } from "./server.js";\nawait server.close();\n'],
  ]);
  for (let n = 0; n < 30; n++) {
    files.set(`src/page${n}.ts`, `// Shown by the server.\n${SOURCES["server.ts"]}`);
    files.set(`tools/page${n}.py`, `# Shown by the server.\n${SOURCES["server.py"]}`);
  }
  for (const [path, text] of files) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export interface StartupFigures {
  /** Milliseconds of a bare Node. */
  readonly bare: number;
  readonly version: number;
  /** By file name. */
  readonly audit: ReadonlyMap<string, number>;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/**
 * @param dist folder of a bundle
 * @param node interpreter to start
 */
export function measureStartup(dist: string, node = process.execPath, rounds = ROUNDS): StartupFigures {
  const folder = mkdtempSync(join(tmpdir(), "portlight-bench-"));
  mkdirSync(join(folder, ".git"));
  const cli = join(dist, "cli.js");
  const lines = new Map<string, readonly string[]>([
    ["bare", ["-e", "0"]],
    ["version", [cli, "--version"]],
  ]);
  for (const [name, text] of Object.entries(SOURCES)) {
    writeFileSync(join(folder, name), text);
    lines.set(name, [cli, "audit", name, "--fail-on", "none"]);
  }
  project(join(folder, "project"));
  lines.set(IN_PROJECT, [cli, "audit", IN_PROJECT, "--fail-on", "none"]);
  const times = new Map<string, number[]>([...lines.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, args] of lines) {
      const started = performance.now();
      const { status, stderr } = spawnSync(node, args, { cwd: folder, encoding: "utf8" });
      const took = performance.now() - started;
      if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
      times.get(name)?.push(took);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  const of = (name: string): number => median(times.get(name) as number[]);
  return {
    bare: of("bare"),
    version: of("version"),
    audit: new Map([...Object.keys(SOURCES), IN_PROJECT].map((name) => [name, of(name)])),
  };
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, "../.build/dist");
  bundle(dist);
  const { bare, version, audit } = measureStartup(dist);
  console.log(`bare node          ${bare.toFixed(1)} ms`);
  console.log(`--version          ${version.toFixed(1)} ms, ${(version / bare).toFixed(2)} times bare (at most 1.5)`);
  for (const [name, time] of audit) {
    console.log(
      `audit ${name.padEnd(22)} ${time.toFixed(1)} ms, ${(time - bare).toFixed(0)} ms above bare (at most 120)`,
    );
  }
}

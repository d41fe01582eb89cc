/** A repository of its own for each test, made with the machine's git. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type RunRequest, run } from "../../src/run/run.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";

/** Files by path; `undefined` removes one. */
type Files = Readonly<Record<string, string | undefined>>;

const IDENTITY = {
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.com",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.com",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
};

export class Repository {
  readonly root: string;

  constructor(files: Files) {
    this.root = temporaryFolder({});
    this.git("init", "--quiet", "--initial-branch=main");
    this.commit(files);
    this.git("checkout", "--quiet", "-b", "change");
  }

  git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.root, env: { ...process.env, ...IDENTITY }, encoding: "utf8" });
  }

  commit(files: Files): void {
    this.write(files);
    this.git("add", "--all", "--force");
    this.git("commit", "--quiet", "--allow-empty", "-m", "a change");
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.root, path);
      if (text === undefined) rmSync(file);
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
  }

  async judged(rest: Partial<RunRequest> = {}): ReturnType<typeof run> {
    return await run({
      command: "scan",
      cwd: this.root,
      paths: [],
      captures: [],
      today: "2026-11-30",
      base: "main",
      environment: process.env,
      ...rest,
    });
  }

  /** `rule path` of what fails, sorted. */
  async failing(rest: Partial<RunRequest> = {}): Promise<string[]> {
    const { judgement } = await this.judged(rest);
    return judgement.findings
      .filter(({ gating }) => gating)
      .map(({ finding }) => `${finding.ruleId} ${finding.location.path}`)
      .sort();
  }
}

/** A server with one tool per body. */
export function serverOf(...bodies: string[]): string {
  const tools = bodies.map((body, index) => `@mcp.tool()\ndef tool_${index}(name: str) -> str:\n    ${body}\n`);
  return `import os\nimport re\nfrom mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("s")\n\n\n${tools.join("\n\n")}`;
}

export const UNSAFE = 'return str(os.system(f"ls {name}"))';
export const SAFE = "return name.upper()";

import { spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { temporaryFolder } from "../run/temporary-folder.ts";

export interface ProcessResult {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  /** Milliseconds after which the process is killed; its status is null then. */
  readonly timeout?: number;
  readonly input?: string;
  /** Runs as this user and group. */
  readonly uid?: number;
  readonly gid?: number;
}

/** The Nodes to test: the one that runs the tests, and the one that started npm where that is another. */
export const NODES: readonly string[] = [
  ...new Set([process.execPath, process.env.npm_node_execpath ?? process.execPath]),
];

/** A folder that holds a copy of the bundle and nothing else. */
export function loneBundle(): string {
  const folder = temporaryFolder();
  cpSync(inject("dist"), join(folder, "dist"), { recursive: true });
  return join(folder, "dist");
}

/** Runs a script of the bundle to its end. The environment holds only PATH and what is given. */
export function runEntry(script: string, args: readonly string[], options: StartOptions): Promise<ProcessResult> {
  const { cwd, env = {}, node = process.execPath, timeout = 60_000, input, ...user } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(node, [script, ...args], {
      cwd,
      env: { PATH: process.env.PATH ?? "", ...env },
      timeout,
      killSignal: "SIGKILL",
      ...user,
    });
    const parts: { stdout: Buffer[]; stderr: Buffer[] } = { stdout: [], stderr: [] };
    child.stdout.on("data", (part: Buffer) => parts.stdout.push(part));
    child.stderr.on("data", (part: Buffer) => parts.stderr.push(part));
    child.on("error", reject);
    child.on("close", (status, signal) =>
      resolve({
        status,
        signal,
        stdout: Buffer.concat(parts.stdout).toString(),
        stderr: Buffer.concat(parts.stderr).toString(),
      }),
    );
    child.stdin.end(input ?? "");
  });
}

/** `portlight <args>` with the bundle that was built for the tests. */
export function portlight(args: readonly string[], options: StartOptions): Promise<ProcessResult> {
  return runEntry(join(inject("dist"), "cli.js"), args, options);
}

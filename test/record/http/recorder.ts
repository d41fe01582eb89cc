/** Runs the HTTP recorder as a process of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { RecordHttpOptions } from "../../../src/record/http/record-http.ts";
import { temporaryFolder, until } from "../recorder.ts";

const ENTRY = join(import.meta.dirname, "recorder-entry.ts");

export interface HttpRecorderProcess {
  readonly child: ChildProcessWithoutNullStreams;
  /** Of the capture. */
  readonly folder: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Exit code or signal, once it is gone. */
  readonly gone: Promise<number | NodeJS.Signals | null>;
  /** The relay's address, once clients may connect. */
  readonly url: () => Promise<string>;
  /** Ends it as a script does, and waits. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

export function startHttpRecorder(
  http: string,
  command: readonly string[] = [],
  options: Partial<RecordHttpOptions> & { readonly env?: Readonly<Record<string, string>> } = {},
): HttpRecorderProcess {
  const folder = temporaryFolder();
  const captures = join(folder, "captures");
  const { env = {}, ...rest } = options;
  const urlFile = options.urlFile ?? join(folder, "url");
  const child = spawn(
    process.execPath,
    [ENTRY, JSON.stringify({ http, sessionDir: captures, urlFile, ...rest }), ...command],
    { env: { PATH: process.env.PATH ?? "", ...env }, stdio: ["pipe", "pipe", "pipe"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const gone = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  return {
    child,
    folder: captures,
    stdout: () => stdout,
    stderr: () => stderr,
    gone,
    url: async () => {
      await until(() => existsSync(urlFile) || child.exitCode !== null, 20_000);
      return readFileSync(urlFile, "utf8").trim();
    },
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      return await gone;
    },
  };
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

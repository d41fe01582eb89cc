/** Runs the recorder as a process of its own and reads what it left. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { CaptureRecord, SessionEnd, SessionStart } from "../../src/capture/types.ts";
import type { RecordOptions } from "../../src/record/record.ts";

const ENTRY = join(import.meta.dirname, "recorder-entry.ts");

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Buffer;
  readonly stderr: string;
  /** From the start of the process to its exit. */
  readonly milliseconds: number;
}

export interface Recorder {
  readonly child: ChildProcessWithoutNullStreams;
  readonly folder: string;
  readonly finished: Promise<Finished>;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "record-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface StartOptions {
  readonly options?: Partial<RecordOptions>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where captures go. */
  readonly folder?: string;
  /** Command before the entry, which takes `node` for its last word. */
  readonly launcher?: readonly string[];
  /** False leaves what the recorder writes unread. */
  readonly read?: boolean;
  /** The same for its stderr. */
  readonly readErrors?: boolean;
}

export function startRecorder(argv: readonly string[], start: StartOptions = {}): Recorder {
  const folder = start.folder ?? temporaryFolder();
  const began = performance.now();
  const [program, ...before] = start.launcher ?? [process.execPath];
  const options = JSON.stringify({ sessionDir: folder, ...start.options });
  const child = spawn(program as string, [...before, ENTRY, options, ...argv], {
    env: { PATH: process.env.PATH ?? "", ...start.environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stdin.on("error", () => {});
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  if (start.read !== false) child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  if (start.readErrors !== false) child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const finished = new Promise<Finished>((resolve) => {
    child.on("close", (code, signal) => {
      const milliseconds = performance.now() - began;
      resolve({ code, signal, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString(), milliseconds });
    });
  });
  return { child, folder, finished };
}

/** Runs to the end with the given input. */
export async function run(
  argv: readonly string[],
  input: Buffer | string = "",
  start: StartOptions = {},
): Promise<Finished & { folder: string }> {
  const recorder = startRecorder(argv, start);
  recorder.child.stdin.end(input);
  return { ...(await recorder.finished), folder: recorder.folder };
}

/** `node -e` with a script. */
export function script(source: string): string[] {
  return [process.execPath, "-e", source];
}

export interface Capture {
  readonly text: string;
  readonly start: SessionStart;
  readonly records: CaptureRecord[];
  readonly end: SessionEnd | undefined;
}

/** The only capture of a folder, with its digest, numbers and counts checked when it is sealed. */
export function captureIn(folder: string): Capture {
  const names = readdirSync(folder);
  if (names.length !== 1) throw new Error(`${names.length} files: ${names.join(" ")}`);
  return readCapture(join(folder, names[0] as string));
}

export function readCapture(path: string): Capture {
  const text = readFileSync(path, "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  const records = lines.map((line) => JSON.parse(line) as CaptureRecord);
  const last = records.at(-1);
  const end = last?.type === "session.end" ? last : undefined;
  const body = records.slice(1, end ? -1 : undefined);
  body.forEach((record, index) => {
    if ((record as { seq: number }).seq !== index + 1) throw new Error(`record ${index + 1} has another number`);
  });
  if (end) {
    const before = text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1);
    if (createHash("sha256").update(before).digest("hex") !== end.sha256) throw new Error("the digest is wrong");
    for (const dir of ["c2s", "s2c"] as const) {
      const count = body.filter((record) => record.type === "frame" && record.dir === dir).length;
      if (end.frames[dir] !== count)
        throw new Error(`the end counts ${end.frames[dir]} frames ${dir}, there are ${count}`);
    }
  }
  return { text, start: records[0] as SessionStart, records: body, end };
}

/** A record in few words: `frame c2s {"id":1}`, `process exit`. */
export function summary(record: CaptureRecord): string {
  if (record.type === "frame") {
    const content =
      record.frame !== undefined ? JSON.stringify(record.frame) : (record.text ?? `base64 ${record.base64}`);
    return `${record.dir} ${content}`;
  }
  if (record.type === "process") return `process ${record.event}${record.signal ? ` ${record.signal}` : ""}`;
  if (record.type === "stderr") return `stderr ${record.text}`;
  return record.type;
}

export async function until(condition: () => boolean, milliseconds = 5000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not reached in ${milliseconds} ms: ${condition}`);
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

/** Process ids of a group, without zombies, which wait only for whoever adopted them to look. */
export function groupMembers(leader: number): number[] {
  const listed = spawnSync("ps", ["-A", "-o", "pid=,pgid=,stat="], { encoding: "utf8" }).stdout;
  return listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, group, state]) => Number(group) === leader && !state?.startsWith("Z"))
    .map(([pid]) => Number(pid));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    // A zombie waits only for its parent to look.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return process.platform !== "linux";
  }
}

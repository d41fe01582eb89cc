/**
 * How fast a long session is judged, and in how much memory, against a loop that only splits the same file into lines and
 * parses each. Each step runs in a process of its own, interleaved, and the medians count.
 *
 *   npm run bench -- capture [megabytes, 100] [seed, 1] [rounds, 3]
 *
 * Bar: less than 200 MB for 100 MB of capture.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../scripts/bundle.ts";
import { generateSession } from "./generate-session.ts";

const CHUNK = 1024 * 1024;

/** The reference: nothing but lines and `JSON.parse`. */
function splitAndParse(file: string): number {
  const fd = openSync(file, "r");
  const chunk = Buffer.alloc(CHUNK);
  const decoder = new TextDecoder();
  let records = 0;
  let rest = "";
  for (let length = 1; length > 0; ) {
    length = readSync(fd, chunk, 0, CHUNK, null);
    const lines = (rest + decoder.decode(chunk.subarray(0, length), { stream: true })).split("\n");
    rest = lines.pop() as string;
    for (const line of lines) {
      JSON.parse(line);
      records++;
    }
  }
  closeSync(fd);
  return records;
}

const STEPS: Readonly<Record<string, (file: string) => Promise<void>>> = {
  reference: async (file) => void splitAndParse(file),
  reader: async (file) => {
    const { readCapture } = await import("../src/capture/reader.ts");
    const reader = readCapture(file);
    for (const _ of reader);
    if (reader.summary().state !== "self-consistent") throw new Error("the generated session is damaged");
  },
  model: async (file) => {
    const { observeCapture } = await import("../src/session/observe.ts");
    observeCapture(file, [{ ruleId: "none", message: () => {} }]);
  },
  judged: async (file) => {
    const { analyseCapture } = await import("../src/session/analysis.ts");
    const { checkObservers } = await import("../src/check/observers.ts");
    const { detectObservers } = await import("../src/detect/observers.ts");
    const { findings } = analyseCapture(file, [checkObservers, detectObservers]);
    if (findings.length > 0) throw new Error(`the generated session is valid, but: ${findings[0]?.message}`);
  },
};

interface Figures {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Runs a script of Node and gives what it wrote to the last line of its standard error. */
function measure(args: readonly string[]): Figures {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return JSON.parse(stderr.trim().split("\n").at(-1) as string) as Figures;
}

/** Loaded before the bundle: tells at its end how long it ran and the memory that it took at most. */
const METER = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => console.error(JSON.stringify({ milliseconds: performance.now(), megabytes: process.resourceUsage().maxRSS / 1024 })))",
)}`;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function main(megabytes: number, seed: number, rounds: number): void {
  const folder = mkdtempSync(join(tmpdir(), "portlight-bench-"));
  const file = join(folder, "generated.mcp.jsonl");
  const { bytes, frames, calls } = generateSession(megabytes, seed, file);
  console.log(`${(bytes / 1e6).toFixed(1)} MB, ${frames} frames, ${calls} calls, seed ${seed}`);
  const dist = join(folder, "dist");
  bundle(dist);
  const script = import.meta.filename;
  const runs = new Map<string, readonly string[]>([
    ...Object.keys(STEPS).map((step) => [step, [script, "--step", step, file]] as const),
    ["check", ["--import", METER, join(dist, "cli.js"), "check", file]],
    ["detect", ["--import", METER, join(dist, "cli.js"), "detect", file]],
  ]);
  const figures = new Map<string, Figures[]>([...runs.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, args] of runs) figures.get(name)?.push(measure(args));
  }
  rmSync(folder, { recursive: true, force: true });
  const time = (name: string): number => median((figures.get(name) ?? []).map(({ milliseconds }) => milliseconds));
  for (const [name, all] of figures) {
    const rate = (frames / time(name)).toFixed(0).padStart(4);
    const ratio = (time("reference") / time(name)).toFixed(2);
    const peak = Math.max(...all.map((one) => one.megabytes)).toFixed(0);
    console.log(`${name.padEnd(10)} ${rate} frames/ms, ${ratio} times the reference, at most ${peak} MB`);
  }
}

if (import.meta.main) {
  const [first, step, file] = process.argv.slice(2);
  if (first === "--step") {
    const started = performance.now();
    await STEPS[step as string]?.(file as string);
    const milliseconds = performance.now() - started;
    console.error(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
  } else {
    const [megabytes = 100, seed = 1, rounds = 3] = process.argv.slice(2).map(Number);
    main(megabytes, seed, rounds);
  }
}

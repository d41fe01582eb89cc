/**
 * What the recorder costs: the same echo server direct, behind a relay that only pipes, and behind `portlight record`, in
 * turns of one run. Round trips of a small and a large message, throughput of a flood, time from start to first answer.
 * Bars, against the piping relay: p50 at most 1.5 times and p99 at most 2 times at 1 KB, throughput at least 0.4; start-up
 * at most 40 ms above a bare node.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundle } from "../scripts/bundle.ts";

const ECHO =
  "process.stdin.on('data', (chunk) => { if (!process.stdout.write(chunk)) { process.stdin.pause(); process.stdout.once('drain', () => process.stdin.resume()); } })";
const PIPE = `
  const child = require("node:child_process").spawn(process.argv[1], process.argv.slice(2), { stdio: ["pipe", "pipe", "inherit"] });
  process.stdin.pipe(child.stdin);
  child.stdout.pipe(process.stdout);
  child.on("exit", (code) => { process.exitCode = code ?? 1; process.stdin.destroy(); });`;

export interface RelayFigures {
  /** Milliseconds of one round trip, by way and size in bytes. */
  readonly roundTrip: ReadonlyMap<string, ReadonlyMap<number, { readonly p50: number; readonly p99: number }>>;
  /** Megabytes per second, there and back. */
  readonly throughput: ReadonlyMap<string, number>;
  /** Milliseconds from the start of the process to the first answer. */
  readonly start: ReadonlyMap<string, number>;
}

/** @param recorder command that the server's command is appended to; it records into `folder` */
export async function measureRelay(recorder: (folder: string) => readonly string[]): Promise<RelayFigures> {
  const folder = mkdtempSync(join(tmpdir(), "portlight-bench-"));
  const echo = [process.execPath, "-e", ECHO];
  const ways = new Map<string, readonly string[]>([
    ["direct", echo],
    ["pipe", [process.execPath, "-e", PIPE, ...echo]],
    ["record", [...recorder(folder), ...echo]],
  ]);
  try {
    return {
      roundTrip: await roundTrips(ways, [1024, 65_536, 1_000_000]),
      throughput: await floods(ways, 96, 3),
      start: await starts(ways, 9),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(command: readonly string[]): ChildProcessWithoutNullStreams {
  const [program, ...parameters] = command as [string, ...string[]];
  const child = spawn(program, parameters, { stdio: ["pipe", "pipe", "pipe"] });
  child.stderr.on("data", (chunk: Buffer) => process.stderr.write(chunk));
  return child;
}

/** A request of a tool, `size` bytes long with its line feed. */
function message(size: number): Buffer {
  const head = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"write","arguments":{"text":"';
  const tail = '"}}}\n';
  const text = "The quick brown fox jumps over the lazy dog and writes a note of it, with-dashes_and/slashes. ";
  const filler = text.repeat(Math.ceil(size / text.length)).slice(0, size - head.length - tail.length);
  return Buffer.from(head + filler + tail);
}

function answered(child: ChildProcessWithoutNullStreams, bytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`${child.spawnargs.join(" ")} ended early with ${code}`));
    if (child.exitCode !== null) onExit(child.exitCode);
    child.once("exit", onExit);
    let left = bytes;
    const onData = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left > 0) return;
      child.stdout.off("data", onData);
      child.off("exit", onExit);
      resolve();
    };
    child.stdout.on("data", onData);
  });
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<void> {
  const closed = new Promise((resolve) => child.once("close", resolve));
  child.stdin.end();
  await closed;
}

async function roundTrips(
  ways: ReadonlyMap<string, readonly string[]>,
  sizes: readonly number[],
): Promise<RelayFigures["roundTrip"]> {
  const children = new Map([...ways].map(([way, command]) => [way, start(command)]));
  const times = new Map(
    [...ways.keys()].map((way) => [way, new Map<number, number[]>(sizes.map((size) => [size, []]))]),
  );
  for (const size of sizes) {
    const payload = message(size);
    const [rounds, trips] = size > 100_000 ? [8, 6] : [12, 250];
    for (let round = 0; round <= rounds; round++) {
      for (const [way, child] of children) {
        for (let trip = 0; trip < trips; trip++) {
          const began = performance.now();
          const done = answered(child, size);
          child.stdin.write(payload);
          await done;
          // The first round warms up.
          if (round > 0)
            times
              .get(way)
              ?.get(size)
              ?.push(performance.now() - began);
        }
      }
    }
  }
  for (const child of children.values()) await ended(child);
  return new Map(
    [...times].map(([way, bySize]) => [
      way,
      new Map([...bySize].map(([size, list]) => [size, { p50: quantile(list, 0.5), p99: quantile(list, 0.99) }])),
    ]),
  );
}

async function floods(
  ways: ReadonlyMap<string, readonly string[]>,
  megabytes: number,
  rounds: number,
): Promise<RelayFigures["throughput"]> {
  const best = new Map<string, number[]>([...ways.keys()].map((way) => [way, []]));
  const payload = message(4096);
  const count = Math.floor((megabytes * 1e6) / payload.length);
  for (let round = 0; round < rounds; round++) {
    for (const [way, command] of ways) {
      const child = start(command);
      const first = answered(child, payload.length);
      child.stdin.write(payload);
      await first;
      const began = performance.now();
      const done = answered(child, payload.length * count);
      for (let sent = 0; sent < count; sent++) {
        if (!child.stdin.write(payload)) await new Promise((resume) => child.stdin.once("drain", resume));
      }
      await done;
      best.get(way)?.push((megabytes * 1000) / (performance.now() - began));
      await ended(child);
    }
  }
  return new Map([...best].map(([way, list]) => [way, quantile(list, 0.5)]));
}

async function starts(ways: ReadonlyMap<string, readonly string[]>, rounds: number): Promise<RelayFigures["start"]> {
  const times = new Map<string, number[]>([...ways.keys()].map((way) => [way, []]));
  const payload = message(1024);
  for (let round = 0; round < rounds; round++) {
    for (const [way, command] of ways) {
      const began = performance.now();
      const child = start(command);
      const done = answered(child, payload.length);
      child.stdin.write(payload);
      await done;
      times.get(way)?.push(performance.now() - began);
      await ended(child);
    }
  }
  return new Map([...times].map(([way, list]) => [way, quantile(list, 0.5)]));
}

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] as number;
}

if (import.meta.main) {
  // The folder of a bundle that is there already, else a fresh one.
  const given = process.argv[2];
  const dist = given === undefined ? join(import.meta.dirname, "../.build/dist") : resolve(given);
  if (given === undefined) bundle(dist);
  const cli = join(dist, "cli.js");
  const {
    roundTrip,
    throughput,
    start: startup,
  } = await measureRelay((folder) => [process.execPath, cli, "record", "--session-dir", folder, "--"]);
  for (const size of roundTrip.get("pipe")?.keys() ?? []) {
    const of = (way: string): { p50: number; p99: number } =>
      roundTrip.get(way)?.get(size) as { p50: number; p99: number };
    const [direct, pipe, record] = [of("direct"), of("pipe"), of("record")];
    const shown = [direct, pipe, record].map(({ p50, p99 }) => `${p50.toFixed(3)}/${p99.toFixed(3)}`).join("  ");
    console.log(
      `round trip ${String(size).padStart(7)} B, p50/p99 ms: direct, pipe, record  ${shown}` +
        `  record:pipe ${(record.p50 / pipe.p50).toFixed(2)}/${(record.p99 / pipe.p99).toFixed(2)}` +
        `  record:direct ${(record.p50 / direct.p50).toFixed(2)}`,
    );
  }
  const rate = (way: string): number => throughput.get(way) as number;
  console.log(
    `flood of 4 KB messages, MB/s: ${[...throughput].map(([way, value]) => `${way} ${value.toFixed(0)}`).join(", ")}` +
      `; record:pipe ${(rate("record") / rate("pipe")).toFixed(2)} (at least 0.4)`,
  );
  const began = (way: string): number => startup.get(way) as number;
  console.log(
    `start to first answer, ms: ${[...startup].map(([way, value]) => `${way} ${value.toFixed(0)}`).join(", ")}` +
      `; record - pipe ${(began("record") - began("pipe")).toFixed(0)}`,
  );
}

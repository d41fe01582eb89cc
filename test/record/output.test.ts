import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { queuedOutput } from "../../src/capture/output.ts";
import { createCaptureWriter } from "../../src/capture/writer.ts";
import { readCapture, summary, temporaryFolder } from "./recorder.ts";

const OPTIONS = { queueBytes: 1 << 20, closeMilliseconds: 1000 };
const start = {
  session: "s",
  recorder: { name: "portlight", version: "0" },
  transport: "stdio",
  server: { label: "x" },
} as const;

function clock(): () => string {
  let n = 0;
  return () => `2026-01-01T00:00:00.${String(n++).padStart(6, "0")}Z`;
}

describe("a log behind a queue", () => {
  it("is complete from the first seal on, whatever is added", async () => {
    const capture = createCaptureWriter({
      directory: temporaryFolder(),
      name: "x",
      start,
      now: clock(),
      output: (fd, tail) => queuedOutput(fd, tail, OPTIONS),
    });
    capture.frame("c2s", Buffer.from('{"id":1}'));
    capture.seal();
    await new Promise((resume) => setTimeout(resume, 50));
    expect(readCapture(capture.path).end?.frames).toEqual({ c2s: 1, s2c: 0 });
    capture.frame("s2c", Buffer.from('{"id":1,"result":{}}'));
    capture.record({ type: "process", event: "exit", code: 0, signal: null });
    await new Promise((resume) => setTimeout(resume, 50));
    expect(readCapture(capture.path).end?.frames).toEqual({ c2s: 1, s2c: 1 });
    for (let n = 0; n < 500; n++) capture.frame("s2c", Buffer.from(`{"n":${n}}`));
    await capture.close();
    const read = readCapture(capture.path);
    expect(read.records.map(summary).slice(0, 4)).toEqual([
      'c2s {"id":1}',
      's2c {"id":1,"result":{}}',
      "process exit",
      's2c {"n":0}',
    ]);
    expect(read.end?.frames).toEqual({ c2s: 1, s2c: 501 });
    capture.frame("c2s", Buffer.from("late"));
    expect(readCapture(capture.path)).toEqual(read);
  });

  it("drops what the queue has no room for, and says so in its place", async () => {
    const capture = createCaptureWriter({
      directory: temporaryFolder(),
      name: "x",
      start,
      now: clock(),
      output: (fd, tail) => queuedOutput(fd, tail, { ...OPTIONS, queueBytes: 2000 }),
    });
    // Nothing is written before this turn of the loop is over, as with a disk that hangs.
    for (let n = 0; n < 50; n++) capture.frame("s2c", Buffer.from(`{"n":${n}}`));
    expect(capture.dropped).toBeGreaterThan(10);
    const dropped = capture.dropped;
    await new Promise((resume) => setTimeout(resume, 50));
    capture.frame("s2c", Buffer.from('{"n":50}'));
    await capture.close();
    const read = readCapture(capture.path);
    expect(read.records.map((record) => record.type).slice(-2)).toEqual(["gap", "frame"]);
    expect(read.records.at(-2)).toMatchObject({ dropped, reason: "the disk was too slow" });
    expect(read.end).toMatchObject({ dropped, frames: { c2s: 0, s2c: 51 - dropped } });
  });

  it.skipIf(process.platform !== "linux")("stops at an error of the system and keeps its code", async () => {
    const full = openSync("/dev/full", "w");
    const output = queuedOutput(full, () => undefined, OPTIONS);
    output.write(Buffer.from("one\n"));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(output.failure).toBe("ENOSPC");
    expect(output.accepts(1)).toBe(false);
    output.write(Buffer.from("two\n"));
    await output.close();
    expect(() => closeSync(full)).toThrow(/EBADF/);
  });

  it("writes the tail behind all that was taken, and over the tail before", async () => {
    const path = join(temporaryFolder(), "file");
    let count = 0;
    const output = queuedOutput(openSync(path, "wx"), () => Buffer.from(`END ${++count}\n`), OPTIONS);
    const text = (): string => readFileSync(path, "utf8");
    for (const line of ["one\n", "two\n"]) output.write(Buffer.from(line));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(text()).toBe("one\ntwo\nEND 1\n");
    output.write(Buffer.from("three\n"));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(text()).toBe("one\ntwo\nthree\nEND 2\n");
    output.write(Buffer.alloc(0));
    await output.close();
    expect(text()).toBe("one\ntwo\nthree\nEND 3\n");
  });

  it("takes no more than its room, which comes back", async () => {
    const output = queuedOutput(openSync(join(temporaryFolder(), "file"), "wx"), () => undefined, {
      ...OPTIONS,
      queueBytes: 10,
    });
    output.write(Buffer.alloc(6));
    expect([output.accepts(4), output.accepts(5)]).toEqual([true, false]);
    await new Promise((resume) => setTimeout(resume, 50));
    expect([output.accepts(10), output.accepts(11)]).toEqual([true, false]);
    await output.close();
  });
});

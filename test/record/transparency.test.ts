import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCapture } from "../../src/capture/reader.ts";
import { captureIn, run, script, startRecorder, until } from "./recorder.ts";

interface StoredLine {
  /** The line's bytes as Latin-1, of a message without the white space around it. */
  readonly text: string;
  readonly isMessage: boolean;
  /** Length of the whole line, when its end is missing. */
  readonly length?: number;
}

/** What the capture holds of one direction, read by the reader that every command uses. */
function storedLines(folder: string, dir: "c2s" | "s2c"): StoredLine[] {
  const reader = readCapture(join(folder, readdirSync(folder)[0] as string));
  const lines: StoredLine[] = [];
  for (const { record, rawFrame } of reader) {
    if (record.type !== "frame" || record.dir !== dir) continue;
    const latin1 = (text: string, encoding: "utf8" | "base64" = "utf8"): string =>
      Buffer.from(text, encoding).toString("latin1");
    if (record.base64 !== undefined) lines.push({ text: latin1(record.base64, "base64"), isMessage: false });
    else if (record.text === undefined) lines.push({ text: latin1(rawFrame?.() ?? ""), isMessage: true });
    else
      lines.push({
        text: latin1(record.text),
        isMessage: false,
        ...(record.truncated && { length: record.bytes as number }),
      });
  }
  expect(reader.summary()).toMatchObject({ state: "self-consistent", damagedCount: 0 });
  return lines;
}

/** The lines that a stream holds, by the definition of capture-format: ended by `\n` or `\r\n`, the last perhaps not. */
function linesIn(bytes: Buffer): string[] {
  const parts = bytes.toString("latin1").split("\n");
  const last = parts.pop() as string;
  return [...parts.map((part) => part.replace(/\r$/, "")), ...(last === "" ? [] : [last])];
}

const json = fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text));
const noise = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes));
const line = fc.oneof(
  json,
  noise,
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => Buffer.from(text)),
);
const lineEnd = fc.constantFrom("\n", "\n", "\r\n", "\n\n");
const stream = fc
  .tuple(fc.array(fc.tuple(line, lineEnd), { maxLength: 12 }), fc.option(line, { nil: Buffer.alloc(0) }))
  .map(([lines, rest]) => Buffer.concat([...lines.flatMap(([bytes, end]) => [bytes, Buffer.from(end)]), rest]));

describe("whatever bytes arrive in whatever pieces", () => {
  it("come out unchanged, and the capture gives the same lines", async () => {
    await fc.assert(
      fc.asyncProperty(stream, fc.array(fc.nat(40), { maxLength: 20 }), async (bytes, cuts) => {
        const recorder = startRecorder(["cat"]);
        let at = 0;
        for (const cut of cuts) {
          recorder.child.stdin.write(bytes.subarray(at, at + cut));
          at += cut;
          await new Promise((resume) => setImmediate(resume));
        }
        recorder.child.stdin.end(bytes.subarray(at));
        const { code, stdout } = await recorder.finished;
        expect(code).toBe(0);
        expect(stdout.equals(bytes)).toBe(true);
        const sent = linesIn(bytes);
        for (const dir of ["c2s", "s2c"] as const) {
          const stored = storedLines(recorder.folder, dir);
          expect(stored).toHaveLength(sent.length);
          for (const [index, { text, isMessage, length }] of stored.entries()) {
            const line = sent[index] as string;
            // A line break inside of a message stands between tokens, where a space means the same.
            if (isMessage) expect(text).toBe(line.replaceAll("\r", " ").replace(/^[ \t]+|[ \t]+$/g, ""));
            else if (length === undefined) expect(text).toBe(line);
            else {
              // The stream ended in the middle of a message, perhaps of a character, which is counted and not stored.
              expect([index, length]).toEqual([sent.length - 1, line.length]);
              expect(line.startsWith(text) && line.length - text.length < 4).toBe(true);
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe("back-pressure", () => {
  const SIZE = 64 * 1024 * 1024;

  it("a client that stalls gets every byte, and the recorder's memory stays small", async () => {
    // Lines of 64 KiB, then exit at once with whatever the pipe still holds.
    const server = script(`
      const line = Buffer.alloc(65536, 97); line[0] = 34; line[65534] = 34; line[65535] = 10;
      let left = ${SIZE / 65536};
      (function write() {
        while (left > 0) { left--; if (!process.stdout.write(line)) return process.stdout.once("drain", write); }
        process.stdout.write("", () => process.exit(11));
      })();`);
    const recorder = startRecorder(server, { read: false });
    await new Promise((resume) => recorder.child.stdout.once("readable", resume));
    await new Promise((resume) => setTimeout(resume, 1500));
    const resident = residentMegabytes(recorder.child.pid as number);
    let bytes = 0;
    const hash = createHash("sha256");
    recorder.child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      hash.update(chunk);
    });
    const { code } = await recorder.finished;
    expect({ code, bytes }).toEqual({ code: 11, bytes: SIZE });
    const expected = createHash("sha256");
    const line = Buffer.from(`"${"a".repeat(65_533)}"\n`);
    for (let i = 0; i < SIZE / 65_536; i++) expected.update(line);
    expect(hash.digest("hex")).toBe(expected.digest("hex"));
    if (resident !== undefined) expect(resident).toBeLessThan(150);
    const { end } = captureIn(recorder.folder);
    expect(end).toMatchObject({ frames: { c2s: 0, s2c: SIZE / 65_536 }, dropped: 0 });
  }, 60_000);

  it("a server that stalls holds back the client, and gets every byte", async () => {
    const server = script(`
      setTimeout(() => {
        let bytes = 0;
        process.stdin.on("data", (chunk) => { bytes += chunk.length; });
        process.stdin.on("end", () => console.log(JSON.stringify({ bytes })));
      }, 1500)`);
    const recorder = startRecorder(server);
    const size = 16 * 1024 * 1024;
    const payload = Buffer.concat([randomBytes(size - 1), Buffer.from("\n")]);
    let taken = false;
    recorder.child.stdin.end(payload, () => {
      taken = true;
    });
    await new Promise((resume) => setTimeout(resume, 1000));
    expect(taken).toBe(false);
    const { code, stdout } = await recorder.finished;
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 0, stdout: `{"bytes":${size}}\n` });
  }, 60_000);

  it("output that a server leaves unread when it dies reaches a slow client", async () => {
    const recorder = startRecorder(script('process.stdout.write("x".repeat(3000000) + "\\n", () => process.exit(2))'), {
      read: false,
    });
    await until(() => recorder.child.stdout.readableLength > 0);
    await new Promise((resume) => setTimeout(resume, 1500));
    let bytes = 0;
    recorder.child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    expect((await recorder.finished).code).toBe(2);
    expect(bytes).toBe(3_000_001);
  });

  it.each([100_000, 250_000])("a client that never reads %i bytes can still end it by a signal", async (size) => {
    const recorder = startRecorder(script(`process.stdout.write("x".repeat(${size})); process.exitCode = 2`), {
      read: false,
    });
    await until(() => recorder.child.stdout.readableLength > 0);
    await new Promise((resume) => setTimeout(resume, 500));
    recorder.child.kill("SIGTERM");
    await until(() => recorder.child.exitCode !== null || recorder.child.signalCode !== null, 1000);
    expect(captureIn(recorder.folder).end).toBeDefined();
    recorder.child.stdout.resume();
    await recorder.finished;
  });
});

describe("more lines than can be stored", () => {
  it("pass all the same, and the capture counts what it lacks", async () => {
    const size = 30 * 1024 * 1024;
    const server = script(`
      const chunk = Buffer.alloc(65536, 10);
      let left = ${size / 65536};
      (function write() {
        while (left > 0) { left--; if (!process.stdout.write(chunk)) return process.stdout.once("drain", write); }
        process.stdout.write('{"last":true}\\n', () => process.exit(0));
      })();`);
    const recorder = startRecorder(server, { read: false });
    let bytes = 0;
    recorder.child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    const { code } = await recorder.finished;
    expect({ code, bytes }).toEqual({ code: 0, bytes: size + 14 });
    const { records, end } = captureIn(recorder.folder);
    expect(end?.dropped).toBeGreaterThan(1_000_000);
    expect((end?.dropped ?? 0) + (end?.frames.s2c ?? 0)).toBe(size + 1);
    const gaps = records.flatMap((record) => (record.type === "gap" ? [record] : []));
    expect(gaps.reduce((sum, { dropped }) => sum + dropped, 0)).toBe(end?.dropped);
  }, 60_000);
});

describe("stderr that nobody reads", () => {
  it("does not keep the recorder", async () => {
    const recorder = startRecorder(script('process.stderr.write("y".repeat(230000)); console.log("{}")'), {
      readErrors: false,
    });
    await until(() => recorder.child.exitCode !== null, 4000);
    expect(recorder.child.exitCode).toBe(0);
    recorder.child.stderr.resume();
    expect((await recorder.finished).stdout.toString()).toBe("{}\n");
  });

  it("is delivered whole to a client that reads late", async () => {
    const recorder = startRecorder(script('process.stderr.write("y".repeat(230000)); console.log("{}")'), {
      readErrors: false,
    });
    await new Promise((resume) => setTimeout(resume, 500));
    let bytes = 0;
    recorder.child.stderr.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    expect((await recorder.finished).code).toBe(0);
    expect(bytes).toBe(230_000);
  });
});

describe("a full disk", () => {
  it("costs one warning and the end of the capture, nothing else", async () => {
    const server = script("process.stdin.pipe(process.stdout)");
    // A limit on file size stands for the full disk; pipes are not files.
    const limited = ["sh", "-c", 'trap "" XFSZ; ulimit -f 64; exec "$@"', "sh", process.execPath];
    const input = Buffer.from(`{"text":"${"x".repeat(1000)}"}\n`.repeat(200));
    const { code, stdout, stderr, folder } = await run(server, input, { launcher: limited });
    expect(code).toBe(0);
    expect(stdout.equals(input)).toBe(true);
    expect(stderr).toBe("portlight: the capture is incomplete: writing it failed (EFBIG). The session goes on.\n");
    const text = readFileSync(join(folder, "node.mcp.jsonl"), "utf8");
    expect(text.length).toBeGreaterThan(10_000);
    expect(text).not.toContain("session.end");
  });
});

function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

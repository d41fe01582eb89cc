import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCapture } from "../../src/capture/reader.ts";
import type { CaptureSummary, FrameRecord } from "../../src/capture/types.ts";
import { type CaptureWriterOptions, captureName, createCaptureWriter } from "../../src/capture/writer.ts";
import { folder } from "./temporary.ts";

const STAMP = "2026-01-01T00:00:00.000000Z";
let names = 0;

function writer(more: Partial<CaptureWriterOptions> = {}): ReturnType<typeof createCaptureWriter> {
  return createCaptureWriter({
    directory: join(folder, "written"),
    name: `log${++names}`,
    start: { session: "s", recorder: { name: "portlight", version: "0" }, transport: "stdio", server: { label: "l" } },
    now: () => STAMP,
    ...more,
  });
}

function read(path: string): { frames: (FrameRecord & { raw?: string })[]; types: string[]; summary: CaptureSummary } {
  const reader = readCapture(path);
  const frames: (FrameRecord & { raw?: string })[] = [];
  const types: string[] = [];
  for (const { record, rawFrame } of reader) {
    types.push(record.type);
    if (record.type === "frame") frames.push({ ...record, ...(rawFrame ? { raw: rawFrame() } : {}) });
  }
  return { frames, types, summary: reader.summary() };
}

describe("a message", () => {
  it("that was no message before it was redacted stays one, whatever a marker made of it", () => {
    const log = writer();
    log.frame("s2c", Buffer.from('{"a":"[redacted:env:9]"}'), { redacted: true, noise: true });
    log.frame("s2c", Buffer.from('{"a":"[redacted:env:9]"}'), { redacted: true });
    log.seal();
    const { frames } = read(log.path);
    expect(frames[0]).toMatchObject({ text: '{"a":"[redacted:env:9]"}', redacted: true });
    expect(frames[0]?.frame).toBeUndefined();
    expect(frames[1]).toMatchObject({ frame: { a: "[redacted:env:9]" }, redacted: true });
  });

  it("that is one line of JSON is stored as its bytes", () => {
    const message = '{ "id":1.0, "a":10000000000000000001,"a":1e2, "é":"\\u00e9\u2028" }';
    const log = writer();
    log.frame("c2s", Buffer.from(message));
    log.seal();
    expect(readFileSync(log.path, "utf8")).toContain(`"frame":${message}}`);
    expect(read(log.path).frames[0]?.raw).toBe(message.trim());
  });

  it("with line breaks between tokens gets spaces there", () => {
    const log = writer();
    log.frame("s2c", Buffer.from('{\r\n  "a": "\\n"\n}'));
    log.seal();
    expect(read(log.path).frames[0]).toMatchObject({ reflowed: true, raw: '{    "a": "\\n" }', frame: { a: "\n" } });
  });

  it("that is no JSON is stored as text, that is not UTF-8 as base64", () => {
    const log = writer();
    log.frame("s2c", Buffer.from("ready\u0007"));
    log.frame("s2c", Uint8Array.from([0xff, 0x00]));
    log.frame("s2c", Buffer.from(""));
    log.frame("s2c", Buffer.from("\uFEFF{}"));
    log.seal();
    expect(read(log.path).frames.map(({ text, base64 }) => text ?? base64)).toEqual([
      "ready\u0007",
      "/wA=",
      "",
      "\uFEFF{}",
    ]);
  });

  it("nested as deep as the reader takes is JSON, deeper it is text", () => {
    const log = writer();
    for (const depth of [999, 1000, 100_000]) log.frame("c2s", Buffer.from("[".repeat(depth) + "]".repeat(depth)));
    log.seal();
    const { frames, summary } = read(log.path);
    expect(frames.map((frame) => frame.frame !== undefined)).toEqual([true, false, false]);
    expect(summary).toMatchObject({ state: "self-consistent", damagedCount: 0 });
  });

  it("over the limit is stored as its beginning, between characters, with length and digest of the whole", () => {
    const message = "é".repeat(10);
    const log = writer({ frameBytes: 7 });
    log.frame("s2c", Buffer.from(message));
    log.frame("s2c", Buffer.from("1234567"));
    log.frame("c2s", Buffer.from('{"a":'), { whole: { bytes: 99, sha256: "ab" } });
    log.frame("c2s", Buffer.from("12345678"), { redacted: true });
    log.frame("c2s", Buffer.from('{"a":'), { redacted: true, whole: { bytes: 99, sha256: "ab" } });
    log.seal();
    const { frames, summary } = read(log.path);
    expect(frames[0]).toMatchObject({
      text: "ééé",
      truncated: true,
      bytes: 20,
      sha256: createHash("sha256").update(message).digest("hex"),
    });
    expect(frames[1]).toMatchObject({ frame: 1234567 });
    expect(frames[1]).not.toHaveProperty("truncated");
    expect(frames[2]).toMatchObject({ text: '{"a":', truncated: true, bytes: 99, sha256: "ab" });
    expect(frames.slice(3)).toMatchObject([{ bytes: 8 }, { bytes: 99 }]);
    for (const frame of frames.slice(3)) expect(frame).not.toHaveProperty("sha256");
    expect(summary).toMatchObject({ state: "self-consistent", damagedCount: 0 });
  });

  it("of any bytes comes back", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.uint8Array({ maxLength: 40 }),
            fc.json().map((text) => Buffer.from(text)),
          ),
          { maxLength: 8 },
        ),
        (messages) => {
          const log = writer();
          for (const bytes of messages) log.frame("c2s", bytes, { exchange: 3, sse: { id: "x" }, redacted: true });
          log.seal();
          const { frames, summary } = read(log.path);
          expect(summary.state).toBe("self-consistent");
          const back = frames.map(({ raw, text, base64, reflowed }) =>
            reflowed
              ? undefined
              : raw === undefined
                ? Buffer.from((text ?? base64) as string, base64 === undefined ? "utf8" : "base64")
                : Buffer.from(raw),
          );
          messages.forEach((bytes, i) => {
            if (back[i])
              expect((back[i] as Buffer).toString("latin1").trim()).toBe(Buffer.from(bytes).toString("latin1").trim());
            expect(frames[i]).toMatchObject({ exchange: 3, sse: { id: "x" }, redacted: true, seq: i + 1 });
          });
        },
      ),
      { numRuns: 100, seed: 1 },
    );
  });
});

describe("a log", () => {
  it("never replaces a file, and is for its owner alone", () => {
    const paths = [1, 2, 3].map(() => writer({ name: "same" }).path.split("/").at(-1));
    expect(paths).toEqual(["same.mcp.jsonl", "same.2.mcp.jsonl", "same.3.mcp.jsonl"]);
    expect(statSync(join(folder, "written/same.mcp.jsonl")).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["@scope/server name", "scope_server_name"],
    ["../../etc/passwd", "etc_passwd"],
    ["", "session"],
    ["...", "session"],
    ["con\n::error::", "con_error"],
    ["x".repeat(300), "x".repeat(100)],
  ])("named %j is in a file that every system takes", (name, file) => {
    expect(captureName(name)).toBe(file);
  });

  it("is whole after each seal, and grows on", () => {
    const log = writer();
    log.frame("c2s", Buffer.from("{}"));
    log.seal();
    expect(read(log.path).summary.state).toBe("self-consistent");
    log.record({ type: "process", event: "exit", code: 0, signal: null });
    log.frame("s2c", Buffer.from("{}"));
    const { summary, types } = read(log.path);
    expect(summary.state).toBe("self-consistent");
    expect(types).toEqual(["session.start", "frame", "process", "frame", "session.end"]);
  });

  it("takes nothing after it was closed", async () => {
    const log = writer();
    await log.close();
    await log.close();
    log.frame("c2s", Buffer.from("{}"));
    log.record({ type: "stderr", text: "late" });
    log.lost(1, "late");
    log.seal();
    expect(read(log.path).types).toEqual(["session.start", "session.end"]);
  });

  it("says where it lost something", () => {
    const log = writer();
    log.lost(2, "queue full");
    log.frame("c2s", Buffer.from("{}"));
    log.lost(1, "queue full");
    log.lost(0, "nothing");
    log.seal();
    const { types, summary } = read(log.path);
    expect(types).toEqual(["session.start", "gap", "frame", "gap", "session.end"]);
    expect(summary).toMatchObject({ state: "incomplete", dropped: 3 });
  });

  it("stays below its limit and counts what it dropped", () => {
    const log = writer({ fileBytes: 8000 });
    for (let i = 0; i < 100; i++) log.frame("c2s", Buffer.from(JSON.stringify({ i, text: "x".repeat(100) })));
    log.seal();
    expect(statSync(log.path).size).toBeLessThan(8000);
    const { frames, summary } = read(log.path);
    expect(frames.length).toBeGreaterThan(10);
    expect(summary).toMatchObject({ state: "incomplete", dropped: 100 - frames.length, damagedCount: 0 });
  });

  it("ends at a write error: what stands is an incomplete log", async () => {
    let room = 600;
    const stored: Buffer[] = [];
    const log = writer({
      output: () => {
        let failure: string | undefined;
        return {
          get failure() {
            return failure;
          },
          accepts: () => failure === undefined,
          write(bytes) {
            if (failure === undefined && bytes.length > room) failure = "ENOSPC";
            if (failure !== undefined) return;
            room -= bytes.length;
            stored.push(bytes);
          },
          close: async () => {},
        };
      },
    });
    for (let i = 0; i < 20; i++) log.frame("c2s", Buffer.from("{}"));
    await log.close();
    expect(log.failure).toBe("ENOSPC");
    expect(log.dropped).toBe(20 - (stored.length - 1));
    expect(Buffer.concat(stored).toString()).not.toContain("session.end");
  });

  it("that cannot be made is an error of its caller", () => {
    expect(() => writer({ directory: "/proc/nowhere" })).toThrow(/ENOENT|EACCES|EPERM|EROFS/);
    expect(existsSync("/proc/nowhere")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { createCaptureWriter } from "../../src/capture/writer.ts";
import { StreamRecords } from "../../src/record/stream-records.ts";
import { captureIn, summary, temporaryFolder } from "./recorder.ts";

describe("what passed", () => {
  it("is stored in the order of the calls over streams and events", async () => {
    const { records: observer, folder } = observing((bytes) => (bytes.length > 0 ? undefined : bytes));
    observer.event({ type: "process", event: "spawn" }, "t1");
    observer.bytes("c2s", Buffer.from('{"a":1}\n{"b":'), "t2");
    observer.bytes("stderr", Buffer.from("note\n"), "t3");
    observer.bytes("c2s", Buffer.from("2}\n"), "t4");
    observer.event({ type: "process", event: "exit", code: 0 }, "t5");
    await observer.close();
    const { records } = captureIn(folder);
    expect(records.map(summary)).toEqual([
      "process spawn",
      'c2s {"a":1}',
      "stderr note",
      'c2s {"b":2}',
      "process exit",
    ]);
    expect(records.map((record) => (record as { ts: string }).ts)).toEqual(["t1", "t2", "t3", "t4", "t5"]);
  });

  it("survives a mistake of its own, and the capture says what it cost", async () => {
    const { records: observer, folder } = observing((bytes) => {
      if (bytes.includes("bad")) throw new Error("a mistake");
      return undefined;
    });
    observer.bytes("s2c", Buffer.from('{"ok":1}\n'), "t");
    observer.bytes("s2c", Buffer.from('{"bad":1}\n'), "t");
    observer.bytes("s2c", Buffer.from('{"ok":2}\n'), "t");
    await observer.close();
    const { records, end } = captureIn(folder);
    expect(records.map(summary)).toEqual(['s2c {"ok":1}', "gap", 's2c {"ok":2}']);
    expect(end?.dropped).toBe(1);
  });
});

function observing(redactor: (bytes: Buffer) => Buffer | undefined) {
  const folder = temporaryFolder();
  const capture = createCaptureWriter({
    directory: folder,
    name: "x",
    start: { session: "s", recorder: { name: "portlight", version: "0" }, transport: "stdio", server: { label: "x" } },
    now: () => "2026-01-01T00:00:00.000000Z",
  });
  return { records: new StreamRecords({ capture, frameBytes: 1000, redactor, failed: () => {} }), folder };
}

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EventStream } from "../../../src/record/http/event-stream.ts";
import { KeptBytes, MemoryPool } from "../../../src/record/http/kept-bytes.ts";

interface Told {
  readonly fields: object;
  readonly data: string | undefined;
  readonly complete: boolean;
}

function read(text: string | Buffer, size: number, maxEvents = Number.POSITIVE_INFINITY): Told[] {
  const bytes = Buffer.from(text);
  const data = new KeptBytes(1000, new MemoryPool(100_000));
  const told: Told[] = [];
  const stream = new EventStream(data, ({ fields, hasData, complete }) => {
    told.push({ fields, data: hasData ? data.bytes.toString() : undefined, complete });
  });
  for (let from = 0; from < bytes.length; from += size) {
    const chunk = bytes.subarray(from, from + size);
    for (let at = 0; at < chunk.length; ) at += stream.push(chunk.subarray(at), maxEvents);
  }
  stream.end();
  return told;
}

const whole = (data: string | undefined, fields: object = {}): Told => ({ fields, data, complete: true });

describe("an event stream", () => {
  const cases: readonly (readonly [string, string, readonly Told[]])[] = [
    ["data", 'data: {"id":1}\n\ndata:{"id":2}\n\n', [whole('{"id":1}'), whole('{"id":2}')]],
    [
      "all fields",
      "id: 7\nevent: message\nretry: 250\ndata: x\n\n",
      [whole("x", { id: "7", event: "message", retry: 250 })],
    ],
    ["lines that are joined", "data: {\ndata:\ndata:  }\n\n", [whole("{\n\n }")]],
    ["data without a colon", "data\ndata: x\n\n", [whole("\nx")]],
    ["every line end", "data: a\r\n\r\ndata: b\r\rdata: c\n\n", [whole("a"), whole("b"), whole("c")]],
    [
      "comments",
      ": one\n:two\n\nid: 3\n\n",
      [whole(undefined, { comment: "one\ntwo" }), whole(undefined, { id: "3" })],
    ],
    ["a priming event", "id: 1\ndata: \n\n", [whole("", { id: "1" })]],
    ["only one space is cut", "data:  x \n\n", [whole(" x ")]],
    ["unknown fields", "foo: bar\ndatum: 1\ndata2: 3\n\ndata: x\n\n", [whole("x")]],
    ["a retry that is no number", "retry: soon\n\n", [whole(undefined, { retry: "soon" })]],
    ["a byte order mark", "\ufeffdata: x\n\n", [whole("x")]],
    [
      "a stream that ends within an event",
      "data: x\n\ndata: y",
      [whole("x"), { fields: {}, data: "y", complete: false }],
    ],
    ["names of the prototype", "__proto__: x\nconstructor: y\ndata: z\n\n", [whole("z")]],
  ];
  for (const [name, text, expected] of cases) {
    it.each([1, 2, 3, 5, 100_000])(`${name}, in pieces of %i`, (size) => {
      expect(read(text, size)).toEqual(expected);
      expect(read(text, size, 1)).toEqual(expected);
    });
  }

  it("stops after so many events and says where", () => {
    const data = new KeptBytes(1000, new MemoryPool(100_000));
    let events = 0;
    const stream = new EventStream(data, () => events++);
    const chunk = Buffer.from("data: 1\n\n".repeat(10));
    expect(stream.push(chunk, 3)).toBe(27);
    expect(events).toBe(3);
  });

  it("keeps the beginning of long data and of long fields", () => {
    const long = "x".repeat(5000);
    expect(read(`id: ${long}\ndata: ${long}\n\n`, 700)).toEqual([whole("x".repeat(1000), { id: "x".repeat(1024) })]);
  });
});

describe("kept bytes", () => {
  const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
  const pieces = ["abc", "", "defgh", "ij"].map((text) => Buffer.from(text));
  const fill = (kept: KeptBytes): KeptBytes => {
    for (const piece of pieces) kept.push(piece);
    return kept;
  };

  it.each([1, 3, 5, 9])("of a limit of %i are the beginning, with the digest of all", (limit) => {
    const kept = fill(new KeptBytes(limit, new MemoryPool(100_000)));
    expect([kept.bytes.toString(), kept.length]).toEqual(["abcdefghij".slice(0, limit), 10]);
    expect(kept.sha256()).toBe(sha256("abcdefghij"));
  });

  it("are all where there is room, without a digest", () => {
    const kept = fill(new KeptBytes(10, new MemoryPool(100_000)));
    expect([kept.bytes.toString(), kept.length, kept.sha256()]).toEqual(["abcdefghij", 10, undefined]);
  });

  it("over a large limit are 256 KB, with the digest of all", () => {
    const kept = new KeptBytes(300_000, new MemoryPool(1_000_000));
    const all = "0123456789".repeat(40_000);
    for (let at = 0; at < all.length; at += 65_536) kept.push(Buffer.from(all.slice(at, at + 65_536)));
    expect([kept.bytes.toString(), kept.length]).toEqual([all.slice(0, 262_144), 400_000]);
    expect(kept.sha256()).toBe(sha256(all));
  });

  it("share memory, and give it back", () => {
    const pool = new MemoryPool(5000);
    const first = new KeptBytes(10_000, pool);
    first.push(Buffer.alloc(4500, "a"));
    const second = new KeptBytes(10_000, pool);
    second.push(Buffer.alloc(1000, "b"));
    expect([first.bytes.length, second.bytes.length, second.length]).toEqual([4500, 0, 1000]);
    expect(second.sha256()).toBe(sha256("b".repeat(1000)));
    second.clear();
    first.clear();
    second.push(Buffer.alloc(5000, "c"));
    expect([second.bytes.length, second.sha256()]).toEqual([5000, undefined]);
  });
});

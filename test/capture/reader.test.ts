import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FRAME_BYTES } from "../../src/capture/limits.ts";
import { readCapture } from "../../src/capture/reader.ts";
import { UserError } from "../../src/errors/user-error.ts";
import { c2s, endOf, log, numbered, read, START, s2c } from "./log.ts";
import { fileOf, folder } from "./temporary.ts";

const PING = c2s({ jsonrpc: "2.0", id: 1, method: "ping" });
const PONG = s2c({ jsonrpc: "2.0", id: 1, result: {} });

/** The message of the refusal. */
function refusal(content: string | Uint8Array): string {
  try {
    readCapture(fileOf(content), { label: "log" });
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).exitCode).toBe(3);
    return (error as UserError).message;
  }
  throw new Error("the file was read");
}

function lines(content: string): string[] {
  return content.split("\n");
}

describe("a whole log", () => {
  const text = log([PING, PONG]);

  it("gives its records with their places", () => {
    const { records } = read(text);
    expect(records.map(({ record, line }) => [line, record.type])).toEqual([
      [1, "session.start"],
      [2, "frame"],
      [3, "frame"],
      [4, "session.end"],
    ]);
    for (const { line, offset, bytes } of records) {
      expect(
        Buffer.from(text)
          .subarray(offset, offset + bytes)
          .toString(),
      ).toBe(lines(text)[line - 1]);
    }
  });

  it("gives each message as it stands", () => {
    const raw = text.replace('"id":1,"method"', '"id":1.0,"id":1,"method"');
    const { records } = read(raw);
    expect(records[1]?.rawFrame?.()).toBe('{"jsonrpc":"2.0","id":1.0,"id":1,"method":"ping"}');
    expect(records[0]?.rawFrame).toBeUndefined();
  });

  it("is self-consistent", () => {
    expect(read(text).summary).toEqual({
      format: "portlight",
      state: "self-consistent",
      records: 4,
      bytes: Buffer.byteLength(text),
      dropped: 0,
      damaged: [],
      damagedCount: 0,
      tornTail: false,
      missing: 0,
      outOfOrder: 0,
      convertedLineEnds: false,
      problems: [],
      frames: { c2s: 1, s2c: 1 },
    });
  });

  it("is that without its last line feed, after a conversion of line ends, and with a byte order mark", () => {
    expect(read(text.slice(0, -1)).summary.state).toBe("self-consistent");
    const converted = read(text.replaceAll("\n", "\r\n")).summary;
    expect([converted.state, converted.convertedLineEnds]).toEqual(["self-consistent", true]);
    expect(read(`\uFEFF${text}`).summary.state).toBe("self-consistent");
  });

  it("can be read from a descriptor, which stays open", () => {
    const fd = openSync(fileOf(text), "r");
    const reader = readCapture(fd);
    expect([...reader]).toHaveLength(4);
    closeSync(fd);
  });

  it("has no summary before its end", () => {
    expect(() => readCapture(fileOf(text)).summary()).toThrow("before its end");
  });
});

describe("the state", () => {
  const body = lines(log([PING, PONG])).slice(0, 3);
  const end = lines(log([PING, PONG]))[3] as string;
  const state = (parts: readonly string[]): string => read(parts.join("\n")).summary.state;

  it("is edited when a message was changed, removed, added or moved", () => {
    expect(state([...body.map((line) => line.replace("ping", "pong")), end, ""])).toBe("edited");
    expect(state([body[0] as string, body[2] as string, end, ""])).toBe("edited");
    expect(state([...body, body[2] as string, end, ""])).toBe("edited");
    expect(state([body[0] as string, body[2] as string, body[1] as string, end, ""])).toBe("edited");
  });

  it("is edited when something stands after the end, or the counts are wrong", () => {
    expect(state([...body, end, body[1] as string, ""])).toBe("edited");
    expect(state([...body, endOf(`${body.join("\n")}\n`, { c2s: 2, s2c: 1 }), ""])).toBe("edited");
  });

  it("is incomplete without an end record, with a torn line, a gap, or dropped messages", () => {
    expect(state([...body, ""])).toBe("incomplete");
    const torn = read([...body, end.slice(0, 40)].join("\n")).summary;
    expect([torn.state, torn.tornTail, torn.damagedCount]).toEqual(["incomplete", true, 0]);
    expect(read(log([PING, { type: "gap", dropped: 3, reason: "disk" }, PONG])).summary).toMatchObject({
      state: "incomplete",
      dropped: 3,
    });
    expect(state([...body, endOf(`${body.join("\n")}\n`, { c2s: 1, s2c: 1 }, 2), ""])).toBe("incomplete");
  });

  it("counts missing numbers and those out of order", () => {
    const [ping, pong] = numbered([PING, PONG]);
    const text = [START, ping, { ...pong, seq: 5 }, { ...pong, seq: 3 }].map((one) => JSON.stringify(one)).join("\n");
    expect(read(`${text}\n`).summary).toMatchObject({ missing: 2, outOfOrder: 1 });
  });

  it("takes records of a type that it does not know as records", () => {
    const { records, summary } = read(log([PING, { type: "later", dir: "c2s" }, PONG]));
    expect(records).toHaveLength(4);
    expect(summary).toMatchObject({ state: "self-consistent", records: 5, missing: 0 });
  });
});

describe("damaged lines", () => {
  it("are counted with their reason and without their content, and the others are read", () => {
    const deep = `{"type":"frame","seq":9,"ts":"t","dir":"c2s","frame":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const bad = [
      '{"type":"frame","seq":',
      "[]",
      '{"seq":1}',
      '{"type":"frame","seq":"1","ts":"t","dir":"c2s","frame":1}',
      '{"type":"frame","seq":1,"ts":"t","dir":"up","frame":1}',
      '{"type":"frame","seq":1,"ts":"t","dir":"c2s"}',
      '{"type":"frame","seq":1,"ts":"t","dir":"c2s","frame":1,"text":"x"}',
      '{"type":"http.request","seq":1,"ts":"t","dir":"c2s","exchange":1,"method":"POST","path":"/","headers":{"a":1}}',
      '{"type":"process","seq":1,"ts":"t","event":"dance"}',
      JSON.stringify(START),
      "secret\0secret",
      deep,
      "x".repeat(2_000_001),
    ];
    const content = Buffer.concat([
      Buffer.from(`${JSON.stringify(START)}\n${bad.join("\n")}\n`),
      Buffer.from([0xff, 0xfe, 10]),
      Buffer.from(`${JSON.stringify(numbered([PING])[0])}\n`),
    ]);
    const { records, summary } = read(content, { limits: { lineBytes: 2_000_000 } });
    expect(records.map(({ record, line }) => [record.type, line])).toEqual([
      ["session.start", 1],
      ["frame", 16],
    ]);
    expect(summary.damagedCount).toBe(14);
    expect(summary.damaged).toEqual([
      { line: 2, reason: "not JSON" },
      { line: 3, reason: "the line is not a JSON object" },
      { line: 4, reason: "the record has no type" },
      { line: 5, reason: "frame: seq is no number" },
      { line: 6, reason: "frame: dir is not c2s or s2c" },
      { line: 7, reason: "frame: not one of frame, text, base64" },
      { line: 8, reason: "frame: not one of frame, text, base64" },
      { line: 9, reason: "http.request: headers are no texts" },
      { line: 10, reason: "process: unknown event" },
      { line: 11, reason: "a second session.start" },
      { line: 12, reason: "not text, it holds NUL characters" },
      { line: 13, reason: "nested deeper than 1000 levels" },
      { line: 14, reason: "longer than 2000000 bytes" },
      { line: 15, reason: "not UTF-8" },
    ]);
  });

  it("are listed up to a limit", () => {
    const { summary } = read(`${JSON.stringify(START)}\n${"?\n".repeat(50)}`);
    expect([summary.damaged.length, summary.damagedCount]).toEqual([20, 50]);
  });

  it("nest as deep as the limit, not deeper", () => {
    const nested = (depth: number): string =>
      `${JSON.stringify(START)}\n{"type":"frame","seq":1,"ts":"t","dir":"c2s","frame":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}\n`;
    expect(read(nested(1000)).summary.damagedCount).toBe(0);
    expect(read(nested(1001)).summary.damagedCount).toBe(1);
  });

  it("is damaged beyond a million values, however they are spread, and long strings count for nothing", () => {
    const line = (value: string): string =>
      `${JSON.stringify(START)}\n{"type":"frame","seq":1,"ts":"t","dir":"c2s","frame":${value}}\n`;
    const damaged = (value: string): readonly { reason: string }[] => read(line(value)).summary.damaged;
    // Beside them stand four commas and the brackets of the record and of the array.
    const zeros = (count: number): string => `[${"0,".repeat(count - 6)}0]`;
    expect(damaged(zeros(1_000_000))).toEqual([]);
    expect(damaged(zeros(1_000_001))).toMatchObject([{ line: 2, reason: "made of more than 1000000 values" }]);
    expect(damaged(`[${"[],".repeat(500_000)}0]`)).toHaveLength(1);
    expect(damaged(`"${"[,{".repeat(1_000_000)}"`)).toEqual([]);
    // What our recorder keeps whole is always read.
    expect(damaged(`[${"{},".repeat(Math.floor(FRAME_BYTES / 3) - 1)}0]`)).toEqual([]);
    expect(damaged(`[${"[[]],".repeat(Math.floor(FRAME_BYTES / 5) - 1)}0]`)).toEqual([]);
  });
});

describe("a log full of lines that are no JSON", () => {
  it("keeps what stands between them, and costs no more than a long one", () => {
    const record = (seq: number): string => `{"type":"stderr","seq":${seq},"ts":"t","text":"x"}`;
    const lines = [
      JSON.stringify(START),
      record(1),
      ...Array.from({ length: 200_000 }, () => "{"),
      " ",
      record(2),
      "[1,]",
      "\0",
    ];
    const time = (run: () => void): number => {
      const started = performance.now();
      run();
      return performance.now() - started;
    };
    const errors = time(() => {
      for (let i = 0; i < 20_000; i++) expectNoJson("{");
    });
    const started = performance.now();
    const { records, summary } = read(`${lines.join("\n")}\n`);
    const taken = performance.now() - started;
    expect(records).toHaveLength(3);
    expect(summary).toMatchObject({ damagedCount: 200_002, missing: 0 });
    expect(summary.damaged[0]).toEqual({ line: 3, reason: "not JSON" });
    // As many errors of the parser would take ten times as long as the 20,000.
    expect(taken).toBeLessThan(6 * errors);
  });
});

function expectNoJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    return;
  }
  throw new Error("it is JSON");
}

describe("a refusal", () => {
  it.each([
    ["an empty file", "", "log (line 1) is empty: record the session again."],
    ["blank lines", "\n \n", "log (line 2) is empty: record the session again."],
    [
      "a torn first line",
      '{"type":"session.st',
      "log (line 1) holds only the beginning of one line: record the session again.",
    ],
    [
      "another format of ours",
      '{"type":"session.start","format":"portlight.session/2"}\n',
      "log (line 1) is in a later format than this version reads: update portlight.",
    ],
    [
      "a start without format",
      '{"type":"session.start"}\n',
      "log (line 1) names no format portlight.session/1: it is not a log of portlight's recorder.",
    ],
    [
      "a broken start",
      JSON.stringify({ ...START, transport: "smoke" }),
      "log (line 1) has a broken first record (transport is not stdio or http): record the session again.",
    ],
    [
      "a log without its head",
      `${JSON.stringify(numbered([PING])[0])}\n`,
      "log (line 1) begins in the middle of a session, without its session.start record: record the session again.",
    ],
    [
      "another glassport",
      '{"schema_version":"0.2","seq":1,"dir":"c2s","frame":{}}\n',
      "log (line 1) is a glassport log of another version than 0.1: only that one is read.",
    ],
    [
      "any JSON",
      '\n\n{"secret":"s3cr3t"}\n',
      "log (line 3) is no session log: portlight reads logs of its own recorder, of glassport and of mcpsnoop.",
    ],
    [
      "a list",
      "[1]\n",
      "log (line 1) is no session log: portlight reads logs of its own recorder, of glassport and of mcpsnoop.",
    ],
    [
      "any text",
      "s3cr3t text\n",
      "log (line 1) is no session log, its first line is not JSON: portlight reads logs of its own recorder, of glassport and of mcpsnoop.",
    ],
  ])("of %s says why and shows nothing of it", (_name, content, message) => {
    expect(refusal(content)).toBe(message);
  }); // prettier-ignore

  it("knows compressed, UTF-16 and binary files", () => {
    expect(refusal(Uint8Array.from([0x1f, 0x8b, 8, 0, 0]))).toBe("log (line 1) is compressed: unpack it first.");
    expect(refusal(Buffer.from("\uFEFF{}\n", "utf16le"))).toBe("log (line 1) is UTF-16: convert it to UTF-8.");
    expect(refusal("a\0b\n")).toContain("its first line is not text, it holds NUL characters");
    expect(refusal(Uint8Array.from([0xff, 0xff, 10]))).toContain("its first line is not UTF-8");
  });

  it("comes for a first line that is too long, without keeping it", () => {
    const content = Buffer.alloc(80 * 1024 * 1024, "x");
    const before = process.memoryUsage().arrayBuffers;
    expect(refusal(content)).toContain("its first line is longer than 67108864 bytes");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150 * 1024 * 1024);
  });

  it("comes for what is no readable file", () => {
    const message = (path: string): string => {
      try {
        readCapture(path, { label: "x" });
      } catch (error) {
        return (error as Error).message;
      }
      return "was read";
    };
    expect(message(join(folder, "nowhere"))).toBe("x does not exist: check the path.");
    mkdirSync(join(folder, "dir"));
    expect(message(join(folder, "dir"))).toBe("x is not a regular file: name a session log.");
    symlinkSync("loop", join(folder, "loop"));
    expect(message(join(folder, "loop"))).toBe("x cannot be read (ELOOP): check the file and its permissions.");
    execFileSync("mkfifo", [join(folder, "pipe")]);
    expect(message(join(folder, "pipe"))).toBe("x is not a regular file: name a session log.");
  });

  it("shows a hostile file name on one line", () => {
    const path = fileOf("", "\n::error::x\u202e.jsonl");
    expect(() => readCapture(path)).toThrow(/^[\x20-\x7e]+$/);
  });
});

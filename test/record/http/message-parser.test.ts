import { describe, expect, it } from "vitest";
import {
  type Framing,
  framingOf,
  headerOf,
  type MessageHead,
  MessageParser,
} from "../../../src/record/http/message-parser.ts";

/** What a parser makes of bytes that come in pieces of so many. */
function read(bytes: Buffer, size: number, framing: (head: MessageHead) => Framing | undefined): string[] {
  const told: string[] = [];
  let body = "";
  const parser = new MessageParser({
    head: (head) => {
      told.push(`${head.start} ${JSON.stringify(head.headers)}`);
      return framing(head);
    },
    body: (part) => {
      // Never more than it wants: the rest must come again.
      const taken = Math.min(part.length, 3);
      body += part.toString("latin1", 0, taken);
      return taken;
    },
    end: () => {
      told.push(`end ${body}`);
      body = "";
    },
    malformed: () => told.push("malformed"),
  });
  for (let from = 0; from < bytes.length; from += size) {
    const chunk = bytes.subarray(from, from + size);
    for (let at = 0; at < chunk.length; ) at = parser.push(chunk, at);
  }
  parser.finish();
  return told;
}

const asRequest = (head: MessageHead): Framing => framingOf(head.headers) ?? { length: 0 };

describe("reading messages", () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    [
      "a length",
      "POST /mcp HTTP/1.1\r\nContent-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\n\r\n",
      ['POST /mcp HTTP/1.1 [["Content-Length","5"]]', "end hello", "GET / HTTP/1.1 []", "end "],
    ],
    [
      "chunks with extensions and trailers",
      "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n5;a=b\r\nhello\r\nA\r\n0123456789\r\n0\r\nX: 1\r\n\r\nGET / HTTP/1.0\r\n\r\n",
      ['POST / HTTP/1.1 [["Transfer-Encoding","gzip, chunked"]]', "end hello0123456789", "GET / HTTP/1.0 []", "end "],
    ],
    [
      "bare line feeds, empty lines before, folded headers",
      "\r\n\nGET / HTTP/1.1\nA: b\n  c\nD:e \n\n",
      ['GET / HTTP/1.1 [["A","b c"],["D","e"]]', "end "],
    ],
    [
      "equal lengths twice",
      "P / HTTP/1.1\r\nContent-Length: 2, 2\r\n\r\nok",
      ['P / HTTP/1.1 [["Content-Length","2, 2"]]', "end ok"],
    ],
    [
      "two lengths",
      "P / HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok",
      ['P / HTTP/1.1 [["Content-Length","2"],["Content-Length","3"]]', "malformed"],
    ],
    ["a header without a colon", "P / HTTP/1.1\r\nnonsense\r\n\r\nX", ["malformed"]],
    [
      "a chunk without a size",
      "P / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
      ['P / HTTP/1.1 [["Transfer-Encoding","chunked"]]', "malformed"],
    ],
    [
      "a chunk that is longer than it says",
      "P / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabc\r\n",
      ['P / HTTP/1.1 [["Transfer-Encoding","chunked"]]', "malformed"],
    ],
  ];
  for (const [name, text, expected] of cases) {
    it.each([1, 2, 7, 100_000])(`${name}, in pieces of %i`, (size) => {
      expect(read(Buffer.from(text, "latin1"), size, asRequest)).toEqual(expected);
    });
  }

  it("takes a body without a length until the stream ends", () => {
    expect(read(Buffer.from("HTTP/1.1 200 OK\r\n\r\nall of it"), 4, () => "until-close")).toEqual([
      "HTTP/1.1 200 OK []",
      "end all of it",
    ]);
  });

  it("passes over what follows an upgrade", () => {
    expect(read(Buffer.from("HTTP/1.1 101 Switching\r\n\r\nGET / HTTP/1.1\r\n\r\n"), 9, () => "opaque")).toHaveLength(
      1,
    );
  });

  it("goes on with the next message after an interim response", () => {
    const text = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n";
    const told = read(Buffer.from(text), 5, ({ start }) => (start.includes("100") ? undefined : { length: 0 }));
    expect(told).toEqual(["HTTP/1.1 100 Continue []", "HTTP/1.1 204 No Content []", "end "]);
  });

  it("gives up at 256 KB of headers, not before", () => {
    const head = (length: number): Buffer => Buffer.from(`GET / HTTP/1.1\r\nA: ${"x".repeat(length)}\r\n\r\n`);
    const room = 256 * 1024 - "GET / HTTP/1.1\r\nA: \r\n\r\n".length;
    expect(read(head(room), 65_536, asRequest)).toHaveLength(2);
    expect(read(head(room + 1), 65_536, asRequest)).toEqual(["malformed"]);
  });

  it("reads values in UTF-8, and byte by byte what is none", () => {
    const told: MessageHead[] = [];
    const parser = new MessageParser({
      head: (head) => {
        told.push(head);
        return { length: 0 };
      },
      body: (part) => part.length,
      end: () => {},
      malformed: () => {},
    });
    parser.push(
      Buffer.concat([
        Buffer.from("GET / HTTP/1.1\r\nMcp-Name: Grüße\r\nX: "),
        Buffer.from([0xff]),
        Buffer.from("\r\n\r\n"),
      ]),
      0,
    );
    expect(headerOf(told[0]?.headers ?? [], "mcp-name")).toBe("Grüße");
    expect(headerOf(told[0]?.headers ?? [], "x")).toBe("ÿ");
  });
});

describe("the framing of a body", () => {
  it.each([
    [[["content-length", "0"]], { length: 0 }],
    [[["Content-Length", "9007199254740993"]], { length: Number.NaN }],
    [[["content-length", "+3"]], { length: Number.NaN }],
    [
      [
        ["transfer-encoding", "chunked"],
        ["content-length", "3"],
      ],
      "chunked",
    ],
    [[["transfer-encoding", "chunked, gzip"]], "until-close"],
    [[["a", "b"]], undefined],
  ] as const)("%j", (headers, framing) => {
    expect(framingOf(headers)).toEqual(framing);
  });
});

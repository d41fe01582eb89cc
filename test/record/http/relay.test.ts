import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { until } from "../recorder.ts";
import { rawServer, relayTo, serverAt, told } from "./relay.ts";

/** A client that writes its bytes itself. */
function rawClient(port: number): { socket: Socket; received: () => string; closed: Promise<void> } {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => {
    socket.on("end", () => socket.end());
    socket.on("close", () => resolve());
  });
  return { socket, received: () => Buffer.concat(chunks).toString("latin1"), closed };
}

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A server that has read the request when it is asked. */
async function jsonServer(handler: Handler): Promise<number> {
  return await serverAt(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("error", () => {});
      request.on("end", () => handler(request, response, Buffer.concat(chunks)));
    }),
  );
}

const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const ANSWER = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
const json = { "content-type": "application/json" };

describe("what is handed on", () => {
  it("is every byte, both ways: framing, trailers, hop-by-hop headers, interim responses, host and origin", async () => {
    const question = [
      "POST /mcp?a=1 HTTP/1.1\r\nHoSt: Example.com:1\r\nOrigin: http://evil.example\r\nExpect: 100-continue\r\n",
      "Connection: X-Mine, keep-alive\r\nX-Mine: 1\r\nTE: trailers\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n",
      `${CALL.length.toString(16)};ext=1\r\n${CALL}\r\n0\r\nX-Trailer: t\r\n\r\n`,
    ];
    const answer = [
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n",
      "HTTP/1.1 200 Fine\r\nContent-type:application/json\r\nTrailer: X-T\r\nTransfer-Encoding: chunked\r\nX-Odd:\t ü\r\n\r\n",
      `${ANSWER.length.toString(16)}\r\n${ANSWER}\r\n0\r\nX-T: 1\r\n\r\n`,
    ];
    let seen = "";
    const port = await rawServer((socket) => {
      socket.on("data", (chunk) => {
        seen += chunk.toString("latin1");
        if (seen.endsWith("\r\n\r\n") && seen.length < 300 && !seen.includes("jsonrpc"))
          socket.write(answer[0] as string);
        if (seen.endsWith("X-Trailer: t\r\n\r\n")) {
          socket.write(Buffer.from(answer[1] as string, "latin1"));
          setTimeout(() => socket.write(answer[2] as string), 10);
        }
      });
    });
    const relay = await relayTo(port);
    const client = rawClient(relay.port);
    client.socket.write((question[0] as string) + question[1]);
    await until(() => client.received().includes("103"));
    client.socket.write(question[2] as string);
    await until(() => client.received().endsWith("X-T: 1\r\n\r\n"));
    expect(seen).toBe(question.join(""));
    expect(client.received()).toBe(answer.join(""));
    const capture = await relay.capture();
    expect(told(capture)).toEqual([
      "1 POST /mcp?a=[redacted:url-parameter:1]",
      `1 c2s ${CALL}`,
      "1 200",
      `1 s2c ${ANSWER}`,
      "1 complete",
    ]);
    expect(capture.records[0]).toMatchObject({
      headers: { host: "Example.com:1", origin: "http://evil.example", "content-type": "application/json" },
    });
  });

  it("is every method and path, answers without a body too", async () => {
    const port = await jsonServer((request, response) => {
      response.writeHead(request.method === "DELETE" ? 204 : 200, { allow: "GET, POST", "content-length": 0 });
      response.end();
    });
    const relay = await relayTo(port);
    const { socket, received } = rawClient(relay.port);
    const methods = ["HEAD", "OPTIONS", "DELETE", "PUT", "PATCH"];
    // In one piece: the answers come in their order.
    socket.write(methods.map((method) => `${method} /other/${method} HTTP/1.1\r\nHost: h\r\n\r\n`).join(""));
    await until(() => (received().match(/HTTP\/1\.1/g) ?? []).length === methods.length);
    const lines = told(await relay.capture());
    methods.forEach((method, index) => {
      const number = index + 1;
      expect(lines.filter((line) => line.startsWith(`${number} `))).toEqual([
        `${number} ${method} /other/${method}`,
        `${number} ${method === "DELETE" ? 204 : 200}`,
        `${number} complete`,
      ]);
    });
  });

  it("is a redirect, which nobody follows", async () => {
    let asked = 0;
    const port = await jsonServer((_request, response) => {
      asked++;
      response.writeHead(307, { location: "http://127.0.0.1:1/elsewhere" }).end();
    });
    const relay = await relayTo(port);
    const response = await fetch(relay.url, { method: "POST", body: CALL, redirect: "manual", headers: json });
    expect([response.status, response.headers.get("location"), asked]).toEqual([
      307,
      "http://127.0.0.1:1/elsewhere",
      1,
    ]);
  });

  it("is another protocol after an upgrade", async () => {
    const port = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
        socket.on("data", (chunk) => socket.write(chunk));
      });
    });
    const relay = await relayTo(port);
    const { socket, received } = rawClient(relay.port);
    socket.write("GET /mcp HTTP/1.1\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
    await until(() => received().endsWith("\r\n\r\n"));
    socket.write("GET \0\u0001 not http\r\n\r\n");
    await until(() => received().endsWith("not http\r\n\r\n"));
    expect(told(await relay.capture())).toEqual(["1 GET /mcp", "1 101", "1 complete"]);
  });

  it("is what is no HTTP, with a gap in the log", async () => {
    const port = await rawServer((socket) => socket.on("data", (chunk) => socket.write(chunk)));
    const relay = await relayTo(port);
    const { socket, received } = rawClient(relay.port);
    socket.write("hello\r\n\r\nthere");
    await until(() => received() === "hello\r\n\r\nthere");
    expect(told(await relay.capture())).toEqual(["gap 2: a server sent what is no HTTP/1.1"]);
  });

  it("waits for a client that does not read, without memory of its own", async () => {
    let written = 0;
    const port = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n");
        const chunk = Buffer.alloc(65_536);
        const more = (): void => {
          while (written < 512 * 1024 * 1024) {
            written += chunk.length;
            if (!socket.write(chunk)) return void socket.once("drain", more);
          }
          socket.end();
        };
        more();
      });
    });
    const relay = await relayTo(port);
    const { socket } = rawClient(relay.port);
    socket.pause();
    socket.write("GET /mcp HTTP/1.1\r\n\r\n");
    let before = -1;
    await until(() => {
      const still = written === before && written > 0;
      before = written;
      return still;
    });
    await new Promise((resume) => setTimeout(resume, 100));
    // The buffers of two connections in the system and in this process.
    expect(written).toBeLessThan(32 * 1024 * 1024);
    let received = 0;
    socket.on("data", (chunk: Buffer) => {
      received += chunk.length;
    });
    socket.resume();
    await until(() => received > 64 * 1024 * 1024, 20_000);
  });
});

describe("an event stream", () => {
  it("is handed on event by event, a request of the server in its middle at once", async () => {
    let stream: ServerResponse | undefined;
    const port = await jsonServer((request, response, body) => {
      if (String(body).includes("tools/call")) {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write('id: 1\nevent: message\ndata: {"jsonrpc":"2.0","id":9,"method":"elicitation/create"}\n\n');
        stream = response;
      } else {
        response.writeHead(202).end();
        stream?.end('id: 2\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
      }
      expect(request.headers["last-event-id"]).toBe("0");
    });
    const relay = await relayTo(port);
    const headers = { ...json, "last-event-id": "0" };
    const call = await fetch(relay.url, {
      method: "POST",
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/call"}',
      headers,
    });
    const reader = (call.body as ReadableStream<Uint8Array>).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain("elicitation/create");
    const answer = '{"jsonrpc":"2.0","id":9,"result":{"action":"accept"}}';
    expect((await fetch(relay.url, { method: "POST", body: answer, headers })).status).toBe(202);
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('"id":1');
    expect((await reader.read()).done).toBe(true);
    const capture = await relay.capture();
    expect(told(capture)).toEqual([
      "1 POST /mcp",
      '1 c2s {"jsonrpc":"2.0","id":1,"method":"tools/call"}',
      "1 200",
      '1 s2c {"jsonrpc":"2.0","id":9,"method":"elicitation/create"} {"id":"1","event":"message"}',
      "2 POST /mcp",
      `2 c2s ${answer}`,
      "2 202",
      "2 complete",
      '1 s2c {"jsonrpc":"2.0","id":1,"result":{}} {"id":"2"}',
      "1 complete",
    ]);
    expect(capture.records[0]).toMatchObject({ headers: { "last-event-id": "0" } });
  });

  it("names the same session in the address that it announces and in the requests there", async () => {
    const port = await jsonServer((request, response) => {
      if (request.method === "POST") return void response.writeHead(202).end("Accepted");
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("event: endpoint\ndata: /message?sessionId=very-secret\n\n: ping\n\n");
    });
    const relay = await relayTo(port, { path: "/sse" });
    const abort = new AbortController();
    const stream = await fetch(relay.url, { signal: abort.signal });
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await fetch(new URL("/message?sessionId=very-secret", relay.url), { method: "POST", body: CALL, headers: json });
    abort.abort();
    await reader.read().catch(() => {});
    await new Promise((resume) => setTimeout(resume, 50));
    const capture = await relay.capture();
    expect(capture.text).not.toContain("very-secret");
    const lines = told(capture);
    const session = /sessionId=([0-9a-f]{16})/.exec(lines.join("\n"))?.[1];
    expect(lines).toEqual([
      "1 GET /sse",
      "1 200",
      `1 s2c /message?sessionId=${session} {"event":"endpoint"}`,
      '1 sse {"comment":"ping"}',
      `2 POST /message?sessionId=${session}`,
      `2 c2s ${CALL}`,
      "2 202",
      "2 s2c Accepted",
      "2 complete",
      "1 client-closed",
    ]);
  });

  it("may be silent for as long as it likes", async () => {
    const port = await jsonServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      setTimeout(() => response.end("data: 1\n\n"), 1500);
    });
    const relay = await relayTo(port);
    expect(await (await fetch(relay.url)).text()).toBe("data: 1\n\n");
  });
});

describe("ends", () => {
  it("a client that leaves is told to the server and to the log", async () => {
    let left: (() => void) | undefined;
    const gone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const port = await jsonServer((_request, response) => {
      response.on("close", () => left?.());
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: 1\n\n");
    });
    const relay = await relayTo(port);
    const { socket, received } = rawClient(relay.port);
    socket.write("GET /mcp HTTP/1.1\r\nHost: h\r\n\r\n");
    await until(() => received().includes("data: 1"));
    socket.destroy();
    await gone;
    await new Promise((resume) => setTimeout(resume, 50));
    expect(told(await relay.capture()).at(-1)).toBe("1 client-closed");
  });

  it("a client that leaves a server which takes no notice is told a second later", async () => {
    const port = await rawServer((socket) => {
      socket.once("data", () => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"));
      socket.on("end", () => {});
    });
    const relay = await relayTo(port);
    const { socket, received } = rawClient(relay.port);
    socket.write("GET /mcp HTTP/1.1\r\nHost: h\r\n\r\n");
    await until(() => received() !== "");
    socket.end();
    await new Promise((resume) => setTimeout(resume, 1100));
    expect(told(await relay.capture()).at(-1)).toBe("1 client-closed");
  });

  it.each([
    ["resets", (socket: Socket) => socket.resetAndDestroy()],
    ["closes", (socket: Socket) => socket.end()],
  ])("a server that %s in its answer does so to the client", async (_name, end) => {
    const port = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"jsonrpc":`);
        setTimeout(() => end(socket), 30);
      });
    });
    const relay = await relayTo(port);
    const client = rawClient(relay.port);
    client.socket.write(`POST /mcp HTTP/1.1\r\nContent-Length: ${CALL.length}\r\n\r\n${CALL}`);
    await client.closed;
    expect(client.received()).toMatch(/\{"jsonrpc":$/);
    const capture = await relay.capture();
    expect(told(capture).slice(-2)).toEqual(['1 s2c {"jsonrpc": (cut)', "1 upstream-aborted"]);
  });

  it("an idle connection that the server closes is closed for the client, and no POST is lost or sent twice", async () => {
    let posts = 0;
    const server = createServer((request, response) => {
      posts++;
      request.resume().on("end", () => response.writeHead(200, json).end(ANSWER));
    });
    server.keepAliveTimeout = 50;
    const port = await serverAt(server);
    const relay = await relayTo(port);
    const client = rawClient(relay.port);
    client.socket.write(`POST /mcp HTTP/1.1\r\nHost: h\r\nContent-Length: ${CALL.length}\r\n\r\n${CALL}`);
    await client.closed;
    expect(client.received()).toContain(ANSWER);
    for (let n = 0; n < 20; n++) {
      const response = await fetch(relay.url, { method: "POST", body: CALL, headers: json });
      expect(await response.text()).toBe(ANSWER);
      await new Promise((resume) => setTimeout(resume, n % 2 === 0 ? 45 : 55));
    }
    expect(posts).toBe(21);
    expect(told(await relay.capture()).filter((line) => line.endsWith("complete"))).toHaveLength(21);
  });

  it("a server that answers before it has the whole request is handed on and recorded", async () => {
    const port = await rawServer((socket) => {
      socket.once("data", () => socket.end("HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"));
    });
    const relay = await relayTo(port);
    const client = rawClient(relay.port);
    client.socket.write(`POST /mcp HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n${CALL}`);
    await client.closed;
    expect(client.received()).toMatch(/^HTTP\/1.1 413/);
    expect(told(await relay.capture())).toEqual(["1 POST /mcp", "1 413", `1 c2s ${CALL} (cut)`, "1 upstream-aborted"]);
  });
});

describe("a server that is not there", () => {
  const nowhere = async (): Promise<number> => {
    const server = createServer();
    const port = await serverAt(server);
    await new Promise((resolve) => server.close(resolve));
    return port;
  };

  it("gives an honest 502, which is no record of the server's", async () => {
    const port = await nowhere();
    const relay = await relayTo(port);
    const response = await fetch(relay.url, { method: "POST", body: CALL, headers: json });
    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(
      `portlight record: the server at http://127.0.0.1:${port}/mcp was not reached: nothing listens there (ECONNREFUSED). The request was not sent.\n`,
    );
    expect(told(await relay.capture())).toEqual(["1 POST /mcp", `1 c2s ${CALL}`, "1 upstream-unreachable"]);
  });

  it("answers HEAD without a body, and a request of 16 MB that is still on its way", async () => {
    const relay = await relayTo(await nowhere());
    const head = await fetch(relay.url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([502, ""]);
    const status = await new Promise((resolve) => {
      const request = httpRequest(relay.url, { method: "POST", headers: { "content-length": 16_000_000 } });
      request.on("response", (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on("error", () => {});
      request.end(Buffer.alloc(16_000_000));
    });
    expect(status).toBe(502);
  });
});

describe("compressed answers", () => {
  const zipped: readonly (readonly [string, Buffer])[] = [
    ["gzip", gzipSync(ANSWER)],
    ["x-gzip", gzipSync(ANSWER)],
    ["deflate", deflateSync(ANSWER)],
    ["br", brotliCompressSync(ANSWER)],
    ["identity", Buffer.from(ANSWER)],
  ];
  it.each(zipped)("%s is decoded for the log and handed on as it came", async (coding, body) => {
    const port = await jsonServer((_request, response) => {
      response.writeHead(200, { ...json, "content-encoding": coding }).end(body);
    });
    const relay = await relayTo(port);
    const client = rawClient(relay.port);
    client.socket.write("GET /mcp HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
    await client.closed;
    expect(client.received()).toContain(body.toString("latin1"));
    expect(told(await relay.capture())).toEqual(["1 GET /mcp", "1 200", `1 s2c ${ANSWER}`, "1 complete"]);
  });

  it("gzip of an event stream is decoded while it comes", async () => {
    let more: (() => void) | undefined;
    const port = await jsonServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": "gzip" });
      const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
      gzip.pipe(response);
      gzip.write("data: 1\n\n");
      more = () => gzip.end("data: 2\n\n");
    });
    const relay = await relayTo(port);
    const response = await fetch(relay.url);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("data: 1\n\n");
    more?.();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("data: 2\n\n");
    await reader.read();
    expect(told(await relay.capture())).toEqual(["1 GET /mcp", "1 200", "1 s2c 1", "1 s2c 2", "1 complete"]);
  });

  it.each([
    ["gzip", Buffer.from("not gzip at all"), "a compressed body could not be read"],
    ["gzip", gzipSync(Buffer.alloc(65 * 1024 * 1024)), "a compressed body could not be read"],
    ["snappy", Buffer.from("x"), "a body has a content coding that the recorder does not know"],
    ["gzip, br", Buffer.from("x"), "a body has a content coding that the recorder does not know"],
  ])("%s that can't be read is a gap, and the connection goes on", async (coding, body, reason) => {
    const port = await jsonServer((_request, response) => {
      response.writeHead(200, { ...json, "content-encoding": coding, "content-length": body.length }).end(body);
    });
    const relay = await relayTo(port);
    const client = rawClient(relay.port);
    client.socket.write(
      "GET /mcp HTTP/1.1\r\nHost: h\r\n\r\nGET /mcp HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    );
    await client.closed;
    const lines = told(await relay.capture());
    expect(lines.filter((line) => line.endsWith("complete"))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith("gap"))[0]).toMatch(new RegExp(`^gap [12]: ${reason}$`));
    expect(lines.some((line) => line.includes("s2c"))).toBe(false);
  });
});

describe("what is stored", () => {
  const answering = async (body: string, headers: Record<string, string> = json): Promise<number> =>
    await jsonServer((_request, response) => void response.writeHead(200, headers).end(body));

  it("is a message as its bytes came, one with line breaks with spaces for them", async () => {
    const relay = await relayTo(await answering('{"id":1.0,\r\n "result":{},"id":1}'));
    await (await fetch(relay.url, { method: "POST", body: `[${CALL}, 1]`, headers: json })).text();
    const { text } = await relay.capture();
    expect(text).toContain(`"frame":[${CALL}, 1]}\n`);
    expect(text).toContain('"reflowed":true,"frame":{"id":1.0,   "result":{},"id":1}}\n');
  });

  it("is the beginning of one over the limit, with the digest of the whole", async () => {
    const relay = await relayTo(await answering(`{"jsonrpc":"${"x".repeat(5000)}"}`), { frameBytes: 100 });
    await (await fetch(relay.url)).text();
    const frame = (await relay.capture()).records.find(({ type }) => type === "frame");
    expect(frame).toMatchObject({ truncated: true, bytes: 5014, text: `{"jsonrpc":"${"x".repeat(88)}` });
  });

  it("is less of a message when many are under way, and says so", async () => {
    const relay = await relayTo(await answering(`{"jsonrpc":"${"x".repeat(50_000)}"}`), { poolBytes: 4096 });
    await (await fetch(relay.url)).text();
    const frame = (await relay.capture()).records.find(({ type }) => type === "frame");
    expect(frame).toMatchObject({ truncated: true, bytes: 50_014, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it("holds no secret: in bodies, headers that repeat them, queries and events", async () => {
    const secret = "correct-horse-battery";
    const port = await answering(`data: {"jsonrpc":"2.0","id":1,"result":{"text":"${secret}"}}\nid: ${secret}\n\n`, {
      "content-type": "text/event-stream",
      "www-authenticate": `Bearer realm="${secret}"`,
    });
    const relay = await relayTo(port, { secrets: [secret] });
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "x", arguments: { a: secret } },
    });
    await (
      await fetch(`${relay.url}?key=${secret}`, {
        method: "POST",
        body,
        headers: {
          ...json,
          authorization: `Bearer ${secret}`,
          cookie: secret,
          "mcp-param-a": secret,
          "mcp-name": secret,
        },
      })
    ).text();
    const { text, records } = await relay.capture();
    expect(text).not.toContain(secret);
    expect(records.map((record) => (record as { redacted?: boolean }).redacted)).toEqual([
      true,
      true,
      true,
      true,
      undefined,
    ]);
    expect(records[0]).toMatchObject({ type: "http.request", headers: { authorization: "Bearer" } });
  });

  it.each(["/token", "/register", "/oauth/authorize", "/.well-known/oauth-authorization-server"])(
    "is nothing of the bodies at %s",
    async (path) => {
      const relay = await relayTo(await answering('{"access_token":"abc","jsonrpc":"2.0"}'));
      const url = new URL(path, relay.url);
      await (await fetch(url, { method: "POST", body: "grant_type=x&code=abc" })).text();
      await (await fetch(url, { method: "POST", body: '{"code":"abc","jsonrpc":"2.0"}', headers: json })).text();
      const capture = await relay.capture();
      expect(capture.text).not.toContain("abc");
      expect(told(capture)).toHaveLength(6);
    },
  );

  it("is no body elsewhere that does not call itself a message", async () => {
    const port = await jsonServer((request, response) => {
      response.writeHead(200, json).end(request.url === "/health" ? '{"ok":true}' : ANSWER);
    });
    const relay = await relayTo(port);
    await (await fetch(new URL("/health", relay.url))).text();
    await (await fetch(new URL("/other", relay.url))).text();
    expect(told(await relay.capture()).filter((line) => line.includes("s2c"))).toEqual([`2 s2c ${ANSWER}`]);
  });
});

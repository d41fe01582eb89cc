/** Peers that vanish at any moment, and what the relay adds to a question in the middle of a stream. */
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { relayTo, serverAt, told } from "./relay.ts";

const EVENT = 'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/progress"}\n\n';

/** Numbers between 0 and 1, the same in every run. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("peers that vanish", () => {
  it("leave no connection behind and a log that is whole, whenever it is", async () => {
    const random = drawn(7);
    const port = await serverAt(
      createServer((request, response) => {
        response.on("error", () => {});
        const how = random();
        if (how < 0.3) setTimeout(() => request.socket.resetAndDestroy(), 20 * random());
        else if (how < 0.5) setTimeout(() => request.socket.destroy(), 20 * random());
        response.writeHead(200, { "content-type": "text/event-stream" });
        const timer = setInterval(() => response.write(EVENT), 2);
        setTimeout(() => response.end(EVENT), 40 * random());
        response.on("close", () => clearInterval(timer));
      }),
    );
    const relay = await relayTo(port);
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const request = `POST /mcp HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const one = async (): Promise<void> => {
      const socket = connect(relay.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.resume();
      const gone = new Promise<void>((resolve) => socket.on("close", () => resolve()));
      // A part of the request, or all of it, and then perhaps an end of one kind or the other.
      socket.write(random() < 0.2 ? request.slice(0, Math.floor(request.length * random())) : request);
      const how = random();
      if (how < 0.6) setTimeout(() => (how < 0.3 ? socket.resetAndDestroy() : socket.destroy()), 30 * random());
      else setTimeout(() => socket.end(), 200);
      await gone;
    };
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 10 }, one));
    await expect.poll(() => relay.server.connections, { timeout: 3000 }).toBe(0);
    const capture = await relay.capture();
    expect(capture.end?.dropped).toBe(0);
    const lines = told(capture);
    // A part of a request gets a 400: without its head an exchange without a request, without its body one with both.
    const opened = lines.filter((line) => /^\d+ (?:POST|400)/.test(line)).map((line) => line.split(" ")[0]);
    const began = [...new Set(opened)];
    const ended = lines.filter((line) => /^\d+ (?:complete|client-closed|upstream-aborted)$/.test(line));
    expect(began.length).toBeGreaterThan(100);
    expect(ended.map((line) => line.split(" ")[0]).sort()).toEqual(began.sort());
    expect(new Set(ended.map((line) => line.split(" ")[1])).size).toBe(3);
  });
});

describe("a question of the server in the middle of its stream", () => {
  it("is answered within 20 ms of the time without the relay", async () => {
    let stream: ServerResponse | undefined;
    const port = await serverAt(
      createServer((request, response) => {
        let body = "";
        request.on("data", (chunk) => {
          body += chunk;
        });
        request.on("end", () => {
          if (body.includes("tools/call")) {
            response.writeHead(200, { "content-type": "text/event-stream" });
            response.write('data: {"jsonrpc":"2.0","id":9,"method":"elicitation/create","params":{}}\n\n');
            stream = response;
          } else {
            response.writeHead(202).end();
            stream?.end('data: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
          }
        });
      }),
    );
    const relay = await relayTo(port);
    const post = (url: string, body: string): Promise<Response> =>
      fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
    const once = async (url: string): Promise<number> => {
      const began = performance.now();
      const call = await post(url, '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}');
      const reader = (call.body as ReadableStream<Uint8Array>).getReader();
      await reader.read();
      await (await post(url, '{"jsonrpc":"2.0","id":9,"result":{"action":"accept"}}')).text();
      while (!(await reader.read()).done);
      return performance.now() - began;
    };
    const times: { direct: number[]; relayed: number[] } = { direct: [], relayed: [] };
    // By turns, so that both meet the same machine.
    for (let n = 0; n < 40; n++) {
      times.direct.push(await once(`http://127.0.0.1:${port}/mcp`));
      times.relayed.push(await once(relay.url));
    }
    const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] as number;
    expect(median(times.relayed)).toBeLessThan(median(times.direct) + 20);
    process.stderr.write(
      `elicitation: ${median(times.direct).toFixed(2)} ms direct, ${median(times.relayed).toFixed(2)} ms relayed\n`,
    );
  });
});

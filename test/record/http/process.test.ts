/** The recorder as a process: start, signals, ends, and what it holds in memory. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCapture, script, temporaryFolder, until } from "../recorder.ts";
import { freePort, type HttpRecorderProcess, startHttpRecorder } from "./recorder.ts";
import { serverAt, told } from "./relay.ts";

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const ANSWER = '{"jsonrpc":"2.0","id":1,"result":{}}';

/** A server in a process of its own: answers, streams for GET, ends at SIGTERM. */
function serverCommand(port: number, extra = ""): string[] {
  return script(`
    require("node:http").createServer((request, response) => {
      request.resume();
      if (request.method === "GET") {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write("data: ${ANSWER.replaceAll('"', '\\"')}\\n\\n");
      } else request.on("end", () => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(${JSON.stringify(ANSWER)});
      });
    }).listen(${port}, "127.0.0.1", () => console.error("ready"));
    console.log("out");
    ${extra}`);
}

function captureOf({ folder }: HttpRecorderProcess): ReturnType<typeof readCapture> {
  const names = readdirSync(folder);
  expect(names).toHaveLength(1);
  return readCapture(join(folder, names[0] as string));
}

async function ping(url: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  return await (await fetch(url, { method: "POST", body: PING, headers })).text();
}

describe("with a command", () => {
  it("starts the server, waits for it, says where, records its life and exits as it does", async () => {
    const port = await freePort();
    const recorder = startHttpRecorder(`http://127.0.0.1:${port}/mcp`, serverCommand(port));
    const url = await recorder.url();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    expect(await ping(url)).toBe(ANSWER);
    expect(await recorder.stop("SIGINT")).toBe(130);
    expect(recorder.stdout()).toBe("out\n");
    expect(recorder.stderr()).toContain(
      `portlight: recording http://127.0.0.1:${port}/mcp; clients connect to ${url}\n`,
    );
    const capture = captureOf(recorder);
    expect(capture.end?.dropped).toBe(0);
    const lines = told(capture);
    expect(lines[0]).toBe("process spawn");
    expect(lines).toContain("stderr ready");
    expect(lines.slice(-2)).toEqual(["process signal SIGINT", "process exit SIGINT"]);
    expect(lines).toContain(`1 s2c ${ANSWER}`);
    expect(existsSync(url)).toBe(false);
  });

  it("exits as a server that dies in the middle, with what it had said", async () => {
    const port = await freePort();
    const recorder = startHttpRecorder(
      `http://127.0.0.1:${port}/mcp`,
      serverCommand(port, "process.stdin.resume(); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500);"),
    );
    const response = await fetch(await recorder.url());
    const text = await response.text().catch((error: unknown) => String(error));
    expect(text).toMatch(/terminated/);
    expect(await recorder.gone).toBe(137);
    const lines = told(captureOf(recorder));
    expect(lines).toContain(`1 s2c ${ANSWER}`);
    expect(lines).toContain("1 upstream-aborted");
    expect(lines).toContain("process exit SIGKILL");
  });

  it("says so when the server never listens there, and ends it", async () => {
    const port = await freePort();
    const recorder = startHttpRecorder(`http://127.0.0.1:${port}/`, script("setInterval(() => {}, 1000)"), {
      wait: 300,
    });
    expect(await recorder.gone).toBe(125);
    expect(recorder.stderr()).toMatch(/did not accept connections at 127\.0\.0\.1:\d+ within 0\.3 s/);
    expect(told(captureOf(recorder)).at(-1)).toBe("process exit SIGTERM");
  });

  it("exits as a server that ends before it listens", async () => {
    const port = await freePort();
    const recorder = startHttpRecorder(`http://127.0.0.1:${port}/`, ["sh", "-c", "exit 7"]);
    expect(await recorder.gone).toBe(7);
    expect(recorder.stderr()).toContain("the server ended before it accepted connections");
  });

  it("refuses to record another server that is there already, and a command that is not found", async () => {
    const port = await serverAt(createServer());
    const recorder = startHttpRecorder(`http://127.0.0.1:${port}/`, ["sh", "-c", "sleep 9"]);
    expect([await recorder.gone, recorder.stderr()]).toEqual([125, expect.stringContaining("listens at 127.0.0.1")]);
    const missing = startHttpRecorder(`http://127.0.0.1:${await freePort()}/`, ["no-such-command-here"]);
    expect([await missing.gone, missing.stderr()]).toEqual([127, expect.stringContaining("was not found")]);
  });
});

describe("without a command", () => {
  const answering = async (): Promise<number> =>
    await serverAt(
      createServer((request, response) => {
        request.resume().on("end", () => setTimeout(() => response.end(ANSWER), 100));
      }),
    );

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "%s ends it with 0, once the answer under way is given",
    async (signal) => {
      const recorder = startHttpRecorder(`http://127.0.0.1:${await answering()}/mcp`);
      const answer = ping(await recorder.url());
      await new Promise((resume) => setTimeout(resume, 50));
      const began = performance.now();
      expect(await recorder.stop(signal)).toBe(0);
      expect(performance.now() - began).toBeLessThan(2000);
      expect(await answer).toBe(ANSWER);
      expect(told(captureOf(recorder))).toEqual([
        "1 POST /mcp",
        `1 c2s ${PING}`,
        `process signal ${signal}`,
        "1 200",
        `1 s2c ${ANSWER}`,
        "1 complete",
      ]);
    },
  );

  it("an open stream does not hold it up, and stays open in the log", async () => {
    const port = await serverAt(
      createServer((_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write("data: 1\n\n");
      }),
    );
    const recorder = startHttpRecorder(`http://127.0.0.1:${port}/mcp`);
    const response = await fetch(await recorder.url());
    await (response.body as ReadableStream<Uint8Array>).getReader().read();
    expect(await recorder.stop()).toBe(0);
    const capture = captureOf(recorder);
    expect(told(capture)).toEqual(["1 GET /mcp", "1 200", "1 s2c 1", "process signal SIGTERM"]);
    expect(capture.end?.dropped).toBe(0);
  });

  it("listens for other machines only when that is asked for in words, and says it loudly", async () => {
    const http = `http://127.0.0.1:${await answering()}/mcp`;
    const refused = startHttpRecorder(http, [], { listen: "0.0.0.0:0" });
    expect(await refused.gone).toBe(1);
    expect(refused.stderr()).toContain("add --expose when that is meant");
    const recorder = startHttpRecorder(http, [], { listen: "0.0.0.0:0", expose: true });
    expect(await ping(await recorder.url())).toBe(ANSWER);
    expect(recorder.stderr()).toContain("ANYONE WHO REACHES THIS MACHINE");
    expect(await recorder.stop()).toBe(0);
  });

  it("prints no secret of the address, and the file holds what clients need", async () => {
    const urlFile = join(temporaryFolder(), "url");
    writeFileSync(urlFile, "stale\n");
    const recorder = startHttpRecorder(`http://127.0.0.1:${await answering()}/mcp?key=hunter2`, [], { urlFile });
    await until(() => recorder.stderr().includes("recording"));
    expect(await recorder.url()).toMatch(/\/mcp\?key=hunter2$/);
    expect(await recorder.stop()).toBe(0);
    expect(recorder.stderr()).not.toContain("hunter2");
    expect(captureOf(recorder).text).not.toContain("hunter2");
    expect(existsSync(urlFile)).toBe(false);
  });

  it("says so when the address can't be written, or the port is taken", async () => {
    const port = await answering();
    const http = `http://127.0.0.1:${port}/mcp`;
    const folder = temporaryFolder();
    mkdirSync(join(folder, "url"));
    const file = startHttpRecorder(http, [], { urlFile: join(folder, "url") });
    expect([await file.gone, file.stderr()]).toEqual([125, expect.stringMatching(/could not be written \(E/)]);
    const taken = startHttpRecorder(http, [], { listen: `127.0.0.1:${port}` });
    expect([await taken.gone, taken.stderr()]).toEqual([125, expect.stringContaining("EADDRINUSE")]);
  });

  it("relays all the same where no capture can be made", async () => {
    const recorder = startHttpRecorder(`http://127.0.0.1:${await answering()}/mcp`, [], { sessionDir: "/proc/none" });
    expect(await ping(await recorder.url())).toBe(ANSWER);
    expect(recorder.stderr()).toContain("this session is not recorded");
    expect(await recorder.stop()).toBe(0);
  });
});

describe("load", () => {
  it("64 exchanges at once with 16 MB each way arrive byte for byte, in bounded memory", async () => {
    const size = 16 * 1024 * 1024;
    const body = (n: number): Buffer => Buffer.alloc(size, `{"jsonrpc":"2.0","id":${n},"padding":"${n * 7919}"}`);
    const sha256 = (data: Buffer): string => createHash("sha256").update(data).digest("hex");
    const received = new Map<string, string>();
    // Answers with the same bytes, so that nothing has to be kept.
    const port = await serverAt(
      createServer((request, response) => {
        const hash = createHash("sha256");
        response.writeHead(200, { "content-type": "application/json" });
        request.on("data", (chunk) => hash.update(chunk));
        request.on("end", () => received.set(String(request.headers["mcp-name"]), hash.digest("hex")));
        request.pipe(response);
      }),
    );
    const recorder = startHttpRecorder(`http://127.0.0.1:${port}/mcp`);
    const url = await recorder.url();
    const one = async (n: number): Promise<void> => {
      const data = body(n);
      const expected = sha256(data);
      const hash = createHash("sha256");
      await new Promise<void>((resolve, reject) => {
        const headers = { "content-length": size, "mcp-name": String(n), "content-type": "application/json" };
        const request = httpRequest(url, { method: "POST", headers, agent: false }, (response) => {
          response.on("data", (chunk) => hash.update(chunk));
          response.on("end", resolve);
          response.on("error", reject);
        });
        request.on("error", reject);
        // In pieces, as the other side takes them: 64 bodies of that size are a gigabyte.
        const write = (at: number): void => {
          if (at >= size) return void request.end();
          request.write(data.subarray(at, at + 262_144), () => write(at + 262_144));
        };
        write(0);
      });
      expect([hash.digest("hex"), received.get(String(n))]).toEqual([expected, expected]);
    };
    await Promise.all(Array.from({ length: 64 }, (_, n) => one(n)));
    if (process.platform === "linux") {
      const status = readFileSync(`/proc/${recorder.child.pid}/status`, "utf8");
      const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
      process.stderr.write(`peak of the relay: ${peak.toFixed(0)} MB\n`);
      // Run from its sources the recorder takes 100 MB before it does anything. The gigabyte that passes each way is not in it.
      expect(peak).toBeLessThan(350);
    }
    expect(await recorder.stop()).toBe(0);
    const lines = told(captureOf(recorder)).map((line) => line.replace(/ .*/, ""));
    expect(lines.length).toBeGreaterThan(64);
  }, 120_000);
});

/**
 * Writes long sessions for benchmarks: valid, seeded (the same seed gives the same bytes), with the mix of a busy agent:
 * mostly small calls, some results of tens of kilobytes, errors, progress, cancellations, requests of the server, stderr.
 *
 *   node bench/generate-session.ts <megabytes> <seed> <file>
 */
import { createHash } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Direction = "c2s" | "s2c";

const WORDS =
  "the quick session reads a file then searches for every match of the pattern and writes what it found into a report " +
  "with lines columns names values paths errors warnings notes and a summary of each folder that was visited before";

/** mulberry32: small, fast, the same on every machine. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface ToolShape {
  readonly name: string;
  /** Length of a result's text in characters, from and to. */
  readonly result: readonly [number, number];
}

const TOOLS: readonly ToolShape[] = [
  { name: "search_files", result: [200, 900] },
  { name: "read_file", result: [300, 3000] },
  { name: "list_folder", result: [100, 600] },
  { name: "write_file", result: [30, 60] },
  { name: "fetch_page", result: [500, 4000] },
  { name: "add_numbers", result: [5, 20] },
  { name: "run_query", result: [80, 700] },
  { name: "export_table", result: [8000, 40000] },
];

export interface GeneratedSession {
  readonly bytes: number;
  readonly frames: number;
  readonly calls: number;
}

/**
 * @param megabytes size that the log reaches before it is brought to its end
 * @param path file to write; replaced when it is there
 */
export function generateSession(megabytes: number, seed: number, path: string): GeneratedSession {
  const log = new Log(path);
  const session = new Session(log, random(seed));
  session.open();
  while (log.bytes < megabytes * 1e6) session.step();
  session.close();
  return log.finish(session.calls);
}

class Log {
  bytes = 0;
  readonly #fd: number;
  readonly #hash = createHash("sha256");
  #parts: string[] = [];
  #waiting = 0;
  #seq = 0;
  #micros = 0;
  readonly #frames = { c2s: 0, s2c: 0 };

  constructor(path: string) {
    this.#fd = openSync(path, "w");
    this.#line({
      type: "session.start",
      format: "portlight.session/1",
      session: "generated",
      ts: this.ts(),
      recorder: { name: "bench", version: "0" },
      transport: "stdio",
      server: { label: "generated", argv: ["node", "server.js"] },
    });
  }

  ts(): string {
    this.#micros += 137;
    return `${new Date(Math.floor(this.#micros / 1000)).toISOString().slice(0, -1)}${String(this.#micros % 1000).padStart(3, "0")}Z`;
  }

  frame(dir: Direction, frame: unknown): void {
    this.#frames[dir]++;
    this.#line({ type: "frame", seq: ++this.#seq, ts: this.ts(), dir, frame });
  }

  record(type: string, fields: object): void {
    this.#line({ type, seq: ++this.#seq, ts: this.ts(), ...fields });
  }

  finish(calls: number): GeneratedSession {
    this.#flush();
    const sha256 = this.#hash.copy().digest("hex");
    this.#line({ type: "session.end", ts: this.ts(), frames: this.#frames, dropped: 0, sha256 });
    this.#flush();
    closeSync(this.#fd);
    return { bytes: this.bytes, frames: this.#frames.c2s + this.#frames.s2c, calls };
  }

  #line(record: object): void {
    const line = `${JSON.stringify(record)}\n`;
    this.#parts.push(line);
    this.#waiting += line.length;
    this.bytes += line.length;
    if (this.#waiting > 1 << 20) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.from(this.#parts.join(""));
    this.#hash.update(bytes);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#fd, bytes, at);
    this.#parts = [];
    this.#waiting = 0;
  }
}

class Session {
  calls = 0;
  readonly #log: Log;
  readonly #random: () => number;
  readonly #words = WORDS.split(" ");
  #id = 0;
  #serverId = 0;

  constructor(log: Log, source: () => number) {
    this.#log = log;
    this.#random = source;
  }

  open(): void {
    this.#log.record("process", { event: "spawn" });
    const capabilities = { roots: { listChanged: true }, sampling: {}, elicitation: {} };
    const clientInfo = { name: "bench-client", version: "1.0.0" };
    this.#ask("initialize", { protocolVersion: "2025-11-25", capabilities, clientInfo }, () => ({
      protocolVersion: "2025-11-25",
      capabilities: { tools: { listChanged: true }, resources: {}, prompts: {}, logging: {} },
      serverInfo: { name: "generated-server", version: "1.0.0" },
    }));
    this.#log.frame("c2s", { jsonrpc: "2.0", method: "notifications/initialized" });
    this.#list();
  }

  step(): void {
    const dice = this.#random();
    if (dice < 0.8) this.#call();
    else if (dice < 0.84) this.#slowCall();
    else if (dice < 0.86) this.#cancelledCall();
    else if (dice < 0.9) this.#failedCall();
    else if (dice < 0.94) this.#read();
    else if (dice < 0.96) this.#log.record("stderr", { text: this.#text(80) });
    else if (dice < 0.98) {
      this.#log.frame("s2c", {
        jsonrpc: "2.0",
        method: "notifications/message",
        params: { level: "info", logger: "bench", data: this.#text(120) },
      });
    } else if (dice < 0.99) this.#ask("ping", undefined, () => ({}));
    else if (dice < 0.9995) this.#sample();
    else this.#list();
  }

  close(): void {
    this.#log.record("process", { event: "stdin-closed" });
    this.#log.record("process", { event: "exit", code: 0, signal: null });
  }

  #ask(method: string, params: object | undefined, answer: () => object): void {
    const id = ++this.#id;
    this.#request(id, method, params);
    this.#log.frame("s2c", { jsonrpc: "2.0", id, result: answer() });
  }

  #request(id: number, method: string, params: object | undefined): void {
    this.#log.frame("c2s", { jsonrpc: "2.0", id, method, ...(params ? { params } : {}) });
  }

  #list(): void {
    const half = TOOLS.length / 2;
    this.#ask("tools/list", undefined, () => ({ tools: TOOLS.slice(0, half).map(definition), nextCursor: "page-2" }));
    this.#ask("tools/list", { cursor: "page-2" }, () => ({ tools: TOOLS.slice(half).map(definition) }));
  }

  #tool(): ToolShape {
    // The large results are rare.
    const at = Math.floor(this.#random() * (TOOLS.length - 1));
    return TOOLS[this.#random() < 0.005 ? TOOLS.length - 1 : at] as ToolShape;
  }

  #arguments(): object {
    return {
      path: `/project/src/${this.#word()}/${this.#word()}.ts`,
      pattern: this.#text(24),
      limit: Math.floor(this.#random() * 100),
    };
  }

  #result(tool: ToolShape): object {
    const [from, to] = tool.result;
    const text = this.#text(from + Math.floor(this.#random() ** 4 * (to - from)));
    return { content: [{ type: "text", text }], isError: false };
  }

  #call(): void {
    this.calls++;
    const tool = this.#tool();
    this.#ask("tools/call", { name: tool.name, arguments: this.#arguments() }, () => this.#result(tool));
  }

  #slowCall(): void {
    this.calls++;
    const tool = this.#tool();
    const id = ++this.#id;
    this.#request(id, "tools/call", { name: tool.name, arguments: this.#arguments(), _meta: { progressToken: id } });
    for (let progress = 1; progress <= 3; progress++) {
      const params = { progressToken: id, progress, total: 3, message: this.#text(20) };
      this.#log.frame("s2c", { jsonrpc: "2.0", method: "notifications/progress", params });
    }
    this.#log.frame("s2c", { jsonrpc: "2.0", id, result: this.#result(tool) });
  }

  #cancelledCall(): void {
    this.calls++;
    const id = ++this.#id;
    this.#request(id, "tools/call", { name: this.#tool().name, arguments: this.#arguments() });
    this.#log.frame("c2s", {
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: id, reason: "no longer wanted" },
    });
  }

  #failedCall(): void {
    this.calls++;
    const id = ++this.#id;
    this.#request(id, "tools/call", { name: this.#tool().name, arguments: this.#arguments() });
    const content = [{ type: "text", text: `not found: ${this.#text(30)}` }];
    this.#log.frame(
      "s2c",
      this.#random() < 0.5
        ? { jsonrpc: "2.0", id, result: { content, isError: true } }
        : { jsonrpc: "2.0", id, error: { code: -32602, message: "invalid arguments" } },
    );
  }

  #read(): void {
    const uri = `file:///project/${this.#word()}.md`;
    this.#ask("resources/read", { uri }, () => ({
      contents: [{ uri, mimeType: "text/markdown", text: this.#text(100 + Math.floor(this.#random() * 900)) }],
    }));
  }

  #sample(): void {
    const id = ++this.#serverId;
    const content = { type: "text", text: this.#text(100) };
    const params = { messages: [{ role: "user", content }], maxTokens: 100 };
    this.#log.frame("s2c", { jsonrpc: "2.0", id, method: "sampling/createMessage", params });
    this.#log.frame("c2s", { jsonrpc: "2.0", id, result: { role: "assistant", model: "bench", content } });
  }

  #word(): string {
    return this.#words[Math.floor(this.#random() * this.#words.length)] as string;
  }

  #text(length: number): string {
    let text = "";
    while (text.length < length) text += `${this.#word()} `;
    return text.slice(0, length);
  }
}

/** The session that texts are measured on: 4 MB, seed 1. */
export function sessionText(): string {
  const folder = mkdtempSync(join(tmpdir(), "portlight-bench-"));
  try {
    const file = join(folder, "generated.mcp.jsonl");
    generateSession(4, 1, file);
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function definition({ name }: ToolShape): object {
  return {
    name,
    title: name.replaceAll("_", " "),
    description: `Does what ${name} says, within the project's folder. Gives text.`,
    inputSchema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        path: { type: "string", description: "Path within the project" },
        pattern: { type: "string", description: "What to look for", maxLength: 200 },
        limit: { type: "integer", minimum: 0, maximum: 1000, default: 100 },
      },
      required: ["path"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: name !== "write_file", openWorldHint: name === "fetch_page" },
  };
}

if (import.meta.main) {
  const [megabytes, seed, path] = process.argv.slice(2);
  if (!megabytes || !seed || !path) throw new Error("usage: node bench/generate-session.ts <megabytes> <seed> <file>");
  console.log(JSON.stringify(generateSession(Number(megabytes), Number(seed), path)));
}

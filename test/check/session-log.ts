/** Builds session logs for tests, record by record, with a clock that the test moves. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sealed } from "../../scripts/seal-capture.ts";
import { checkObservers } from "../../src/check/observers.ts";
import { detectObservers } from "../../src/detect/observers.ts";
import type { Analysis } from "../../src/findings/types.ts";
import { type AnalyseOptions, analyseCapture, type SessionRules } from "../../src/session/analysis.ts";

type Fields = Readonly<Record<string, unknown>>;

export class SessionLog {
  readonly lines: string[] = [];
  #seconds = 0;

  constructor(transport: "stdio" | "http" = "stdio") {
    this.lines.push(
      JSON.stringify({
        type: "session.start",
        format: "portlight.session/1",
        session: "s1",
        ts: this.#ts(),
        recorder: { name: "portlight", version: "0.1.0" },
        transport,
        server: { label: "notes" },
      }),
    );
  }

  #ts(): string {
    return new Date(this.#seconds * 1000).toISOString().replace("Z", "000Z");
  }

  /** Lets time pass, in seconds. */
  wait(seconds: number): this {
    this.#seconds += seconds;
    return this;
  }

  record(type: string, fields: Fields = {}): this {
    this.lines.push(JSON.stringify({ type, seq: this.lines.length, ts: this.#ts(), ...fields }));
    return this;
  }

  client(message: unknown, fields: Fields = {}): this {
    return this.record("frame", { dir: "c2s", frame: message, ...fields });
  }

  server(message: unknown, fields: Fields = {}): this {
    return this.record("frame", { dir: "s2c", frame: message, ...fields });
  }

  request(id: unknown, method: string, params?: unknown): this {
    return this.client({ jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params }) });
  }

  result(id: unknown, result: unknown, fields: Fields = {}): this {
    return this.server({ jsonrpc: "2.0", id, result }, fields);
  }

  /** The handshake of 2025-11-25. */
  handshake(): this {
    return this.request(0, "initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "tests", version: "1.0.0" },
    })
      .result(0, {
        protocolVersion: "2025-11-25",
        capabilities: { tools: {} },
        serverInfo: { name: "notes", version: "1.2.0" },
      })
      .client({ jsonrpc: "2.0", method: "notifications/initialized" });
  }

  text(): string {
    return sealed(this.lines.join("\n"));
  }
}

const folder = mkdtempSync(join(tmpdir(), "portlight-check-"));
let files = 0;

/** Judges a log, by all rules of check and detect when no others are given. */
export function judged(
  log: SessionLog | string,
  options: AnalyseOptions = {},
  families: readonly SessionRules[] = [checkObservers, detectObservers],
): Analysis {
  const path = join(folder, `${++files}.mcp.jsonl`);
  writeFileSync(path, typeof log === "string" ? log : log.text());
  return analyseCapture(path, families, { path: "log.mcp.jsonl", ...options });
}

/** `rule line severity` of each finding. */
export function found(analysis: Analysis): string[] {
  return analysis.findings.map(({ ruleId, location, severity }) => `${ruleId} ${location.startLine} ${severity}`);
}

/** Ids of the rules that could not be decided. */
export function undecidedRules(analysis: Analysis): string[] {
  return [...new Set(analysis.undecided.map(({ ruleId }) => ruleId))];
}

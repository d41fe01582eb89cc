/** A relay in this process, in front of a server of the test, and what it recorded. */
import { readdirSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createCaptureWriter } from "../../../src/capture/writer.ts";
import { exactValues, type RedactionRules } from "../../../src/content/redact.ts";
import { microsecondClock } from "../../../src/record/clock.ts";
import { type Target, targetOf } from "../../../src/record/http/addresses.ts";
import { Endpoints } from "../../../src/record/http/endpoints.ts";
import { createHttpRecorder, type HttpRecorder } from "../../../src/record/http/http-recorder.ts";
import { identityHash } from "../../../src/record/http/identity-hash.ts";
import { MemoryPool } from "../../../src/record/http/kept-bytes.ts";
import { listen, type RelayServer } from "../../../src/record/http/relay-server.ts";
import { createRedactor } from "../../../src/record/redactor.ts";
import { type Capture, readCapture, summary, temporaryFolder } from "../recorder.ts";

export interface RelayOptions {
  readonly path?: string;
  readonly frameBytes?: number;
  readonly poolBytes?: number;
  readonly redact?: boolean;
  readonly rules?: Omit<RedactionRules, "exact">;
  /** Values of the environment that are secret. */
  readonly secrets?: readonly string[];
}

export interface Relay {
  readonly port: number;
  readonly url: string;
  readonly recorder: HttpRecorder;
  readonly server: RelayServer;
  /** Ends the relay and reads what it wrote. */
  readonly capture: () => Promise<Capture>;
}

/** @param port of the server on this machine */
export async function relayTo(port: number, options: RelayOptions = {}): Promise<Relay> {
  const folder = temporaryFolder();
  const now = microsecondClock();
  const { frameBytes = 1024 * 1024, path = "/mcp", secrets = [] } = options;
  const target = targetOf(`http://127.0.0.1:${port}${path}`) as Target;
  const capture = createCaptureWriter({
    directory: folder,
    name: "test",
    now,
    frameBytes,
    start: {
      session: "test",
      recorder: { name: "test", version: "0" },
      transport: "http",
      server: { label: "test", url: target.url.href },
    },
  });
  const redactor = options.redact === false ? undefined : createRedactor(secrets, options.rules);
  const recorder = createHttpRecorder(
    {
      capture,
      frameBytes,
      redactor,
      rules: redactor && { ...options.rules, exact: exactValues(secrets) },
      hash: identityHash(),
      clean: (text) => redactor?.(Buffer.from(text))?.toString() ?? text,
      pool: new MemoryPool(options.poolBytes ?? 24 * 1024 * 1024),
      endpoints: new Endpoints(target.path),
      pending: new Set(),
    },
    () => {},
  );
  const server = await listen({ host: "127.0.0.1", port: 0 }, target, target.url.href, recorder, now);
  const close = (): Promise<void> => server.close({ grace: 0, stalled: 50 });
  onTestFinished(close);
  return {
    port: server.port,
    url: `http://127.0.0.1:${server.port}${target.path}`,
    recorder,
    server,
    capture: async () => {
      await close();
      await recorder.close();
      return readCapture(join(folder, readdirSync(folder)[0] as string));
    },
  };
}

/** A server that the test writes byte by byte. @returns its port */
export async function rawServer(onConnection: (socket: Socket) => void): Promise<number> {
  return await serverAt(
    createServer({ allowHalfOpen: true }, (socket) => {
      socket.on("error", () => {});
      onConnection(socket);
    }),
  );
}

/** Starts any server on a free port; it and its connections are gone after the test. */
export async function serverAt(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** The records in few words. */
export function told({ records }: Capture): string[] {
  return records.map((record) => {
    switch (record.type) {
      case "http.request":
        return `${record.exchange} ${record.method} ${record.path}`;
      case "http.response":
        return `${record.exchange} ${record.status}`;
      case "http.end":
        return `${record.exchange} ${record.reason}`;
      case "sse":
        return `${record.exchange} sse ${JSON.stringify(record.sse)}`;
      case "frame": {
        const sse = record.sse && Object.keys(record.sse).length > 0 ? ` ${JSON.stringify(record.sse)}` : "";
        return `${record.exchange} ${summary(record)}${record.truncated ? " (cut)" : ""}${sse}`;
      }
      case "gap":
        return `gap ${record.dropped}: ${record.reason}`;
      default:
        return summary(record);
    }
  });
}

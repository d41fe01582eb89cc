/** Lines of session logs for end-to-end tests. */

const TS = "2026-01-01T00:00:00.000000Z";

/** The first line of a capture over stdio. */
export function startLine(label = "s"): string {
  return JSON.stringify({
    type: "session.start",
    format: "portlight.session/1",
    session: "s",
    ts: TS,
    recorder: { name: "portlight", version: "0.1.0" },
    transport: "stdio",
    server: { label },
  });
}

export function frameLine(seq: number, dir: "c2s" | "s2c", message: unknown): string {
  return JSON.stringify({ type: "frame", seq, ts: TS, dir, frame: message });
}

/** A session whose server lists no tool and answers a call to each of these. */
export function undeclaredCalls(label: string, tools: readonly string[]): string {
  const lines = [
    startLine(label),
    frameLine(1, "c2s", { jsonrpc: "2.0", id: 0, method: "tools/list" }),
    frameLine(2, "s2c", { jsonrpc: "2.0", id: 0, result: { tools: [] } }),
  ];
  tools.forEach((name, index) => {
    const id = index + 1;
    lines.push(
      frameLine(2 * index + 3, "c2s", { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: {} } }),
      frameLine(2 * index + 4, "s2c", { jsonrpc: "2.0", id, result: { content: [] } }),
    );
  });
  return `${lines.join("\n")}\n`;
}

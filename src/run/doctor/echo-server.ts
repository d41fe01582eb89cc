/** A small MCP server over stdio, built in so that a setup can be proven without one of the user's. */
import { createInterface } from "node:readline";
import { VERSION } from "../../catalog/product.ts";

/** Revisions that it speaks, the newest first; it answers with the client's where it knows it (lifecycle, version negotiation). */
const REVISIONS: readonly string[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const ECHO = {
  name: "echo",
  description: "Returns the text that it is given.",
  inputSchema: {
    type: "object",
    properties: { text: { type: "string", description: "What to return." } },
    required: ["text"],
  },
};

interface Request {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: {
    readonly protocolVersion?: unknown;
    readonly name?: unknown;
    readonly arguments?: { text?: unknown };
  };
}

/** Serves until its input ends. */
export async function serveEcho(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = answerTo(line);
    if (answer !== undefined) output.write(`${JSON.stringify({ jsonrpc: "2.0", ...answer })}\n`);
  }
}

/** @returns undefined for a notification and for what is no message */
function answerTo(line: string): object | undefined {
  let request: Request;
  try {
    request = JSON.parse(line) as Request;
  } catch {
    return { id: null, error: { code: -32700, message: "no JSON" } };
  }
  const { id, method, params } = request;
  if (id === undefined) return undefined;
  switch (method) {
    case "initialize": {
      const asked = params?.protocolVersion;
      const protocolVersion = REVISIONS.find((revision) => revision === asked) ?? REVISIONS[0];
      const serverInfo = { name: "portlight-echo", version: VERSION };
      return { id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } };
    }
    case "ping":
      return { id, result: {} };
    case "tools/list":
      return { id, result: { tools: [ECHO] } };
    case "tools/call":
      return params?.name === ECHO.name && typeof params.arguments?.text === "string"
        ? { id, result: { content: [{ type: "text", text: params.arguments.text }] } }
        : { id, error: { code: -32602, message: "there is one tool, echo, which takes a text" } };
    default:
      return { id, error: { code: -32601, message: "unknown method" } };
  }
}

/** One session with the built-in server through the recorder, as a test job would have it. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Whole session, in ms: starting two processes takes a fraction of a second, on a busy runner seconds. */
const TIME_LIMIT = 20_000;

const TEXT = "portlight doctor";

const MESSAGES: readonly object[] = [
  {
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "portlight-doctor", version: "1" },
    },
  },
  { method: "notifications/initialized" },
  { id: 2, method: "tools/list" },
  { id: 3, method: "tools/call", params: { name: "echo", arguments: { text: TEXT } } },
];

/**
 * @param self words that start this command line, such as Node and the bundle's entry
 * @param sessions absolute path of the folder for the capture
 * @returns what went wrong as half a sentence, undefined when all went well
 */
export async function recordedRoundTrip(
  self: readonly [string, ...string[]],
  sessions: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const [command, ...before] = self;
  const server = [...self, ECHO_COMMAND];
  const argv = [...before, "record", "--name", "doctor", "--session-dir", sessions, "--", ...server];
  const child = spawn(command, argv, { env: environment as NodeJS.ProcessEnv, stdio: ["pipe", "pipe", "pipe"] });
  const ended = new Promise<string | undefined>((resolve) => {
    child.once("error", (error) => resolve(`it did not start (${(error as NodeJS.ErrnoException).code ?? "unknown"})`));
    child.once("close", (code, signal) =>
      resolve(code === 0 ? undefined : `it ended with ${signal ?? `status ${code}`}`),
    );
  });
  const clock = setTimeout(() => child.kill("SIGKILL"), TIME_LIMIT);
  try {
    let said = "";
    child.stderr.on("data", (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(0, 1000);
    });
    child.stdin.on("error", () => {});
    let echoed: unknown;
    let next = 0;
    /** Up to the next request: a client waits for the answer to `initialize` before it says more. */
    const send = (): void => {
      while (next < MESSAGES.length) {
        const message = MESSAGES[next++] as object;
        child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
        if ("id" in message) return;
      }
      child.stdin.end();
    };
    createInterface({ input: child.stdout }).on("line", (line) => {
      echoed = textOf(line);
      send();
    });
    send();
    const failure = await ended;
    if (failure !== undefined) return said === "" ? failure : `${failure}: ${said.split("\n", 1)[0]}`;
    return echoed === TEXT ? undefined : "the answer was not what was asked for";
  } finally {
    clearTimeout(clock);
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  }
}

/** The text of a tool's result; undefined for any other line. */
function textOf(line: string): unknown {
  try {
    const { result } = JSON.parse(line) as { result?: { content?: readonly { text?: unknown }[] } };
    return result?.content?.[0]?.text;
  } catch {
    return undefined;
  }
}

/** The hidden command that starts the built-in server. */
const ECHO_COMMAND = "echo-server";

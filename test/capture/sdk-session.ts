/** Sessions of the official SDK's client with official servers, recorded by our own recorder. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { ClientCapabilities } from "@modelcontextprotocol/sdk/types.js";

const ENTRY = fileURLToPath(new URL("../cli/cli-entry.ts", import.meta.url));

function binary(server: string): string {
  return fileURLToPath(new URL(`../../node_modules/@modelcontextprotocol/${server}/dist/index.js`, import.meta.url));
}

/** Starts a server behind the recorder and hands its client to `use`. */
async function recorded(
  folder: string,
  options: readonly string[],
  command: readonly string[],
  capabilities: ClientCapabilities,
  use: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ name: "tests", version: "1.0.0" }, { capabilities });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [ENTRY, "record", ...options, "--", process.execPath, ...command],
    cwd: folder,
    stderr: "pipe",
  });
  await client.connect(transport);
  try {
    await use(client);
  } finally {
    await client.close();
  }
}

/** Everything that server-everything shows without a client's help. */
export async function everything(folder: string, options: readonly string[]): Promise<void> {
  await recorded(folder, options, [binary("server-everything"), "stdio"], {}, async (client) => {
    const { tools } = await client.listTools();
    await client.listPrompts();
    await client.listResources();
    await client.listResourceTemplates();
    for (const message of ["one", "two", "three"]) {
      await client.callTool({ name: "echo", arguments: { message } });
      await client.callTool({ name: "get-sum", arguments: { a: message.length, b: 2 } });
    }
    const named = new Set(tools.map(({ name }) => name));
    for (const name of [
      "get-env",
      "get-tiny-image",
      "get-annotated-message",
      "get-structured-content",
      "get-resource-links",
    ]) {
      if (named.has(name)) await client.callTool({ name, arguments: ARGUMENTS[name] ?? {} });
    }
    await client.callTool(
      { name: "trigger-long-running-operation", arguments: { duration: 0.4, steps: 4 } },
      undefined,
      { onprogress: () => {} },
    );
    await client.callTool({ name: "no-such-tool", arguments: {} }).catch(() => {});
    await client.getPrompt({ name: "simple-prompt" }).catch(() => {});
    const { resources } = await client.listResources();
    for (const { uri } of resources.slice(0, 5)) await client.readResource({ uri });
  });
}

const ARGUMENTS: Readonly<Record<string, Record<string, unknown>>> = {
  "get-annotated-message": { messageType: "error", includeImage: false },
  "get-structured-content": { location: "Chicago" },
  "get-resource-links": { count: 3 },
};

/**
 * server-filesystem over a folder of its own: files made, read, listed, searched; times and a temporary path in its results. The
 * client says that it has roots and then that it has none: question, answer and complaint cross other messages.
 */
export async function filesystem(folder: string, files: string, options: readonly string[]): Promise<void> {
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, "a.txt"), "one\ntwo\n");
  await recorded(folder, options, [binary("server-filesystem"), files], { roots: {} }, async (client) => {
    await client.listTools();
    const call = (name: string, given: Record<string, unknown>): Promise<unknown> =>
      client.callTool({ name, arguments: given });
    await call("list_allowed_directories", {});
    await call("write_file", { path: join(files, "b.txt"), content: "three" });
    await call("read_text_file", { path: join(files, "a.txt") });
    await call("list_directory", { path: files });
    await call("get_file_info", { path: join(files, "b.txt") });
    await call("directory_tree", { path: files });
    await call("search_files", { path: files, pattern: "**/*.txt" });
    await call("edit_file", { path: join(files, "a.txt"), edits: [{ oldText: "two", newText: "2" }] });
    await call("read_text_file", { path: join(dirname(files), "elsewhere.txt") });
    await call("read_text_file", { path: join(files, "none.txt") });
    for (const n of [1, 2, 3, 4, 5]) {
      await call("write_file", { path: join(files, `n${n}.txt`), content: "x".repeat(n * 3000) });
      await call("read_text_file", { path: join(files, `n${n}.txt`) });
    }
  });
}

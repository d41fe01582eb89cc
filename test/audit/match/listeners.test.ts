import { describe, expect, it } from "vitest";
import { matchListeners } from "../../../src/audit/match/listeners.ts";
import type { Rule } from "../../../src/catalog/types.ts";
import { projectOf } from "../server/project.ts";

const RULE: Rule = {
  id: "bind-all-interfaces",
  family: "audit",
  title: "t",
  severity: "medium",
  precision: "high",
  groups: [],
  message: "{listener} ({host})",
};

const NO_FLOWS = { flows: [], effects: [], unfinished: [] };

/** `listener host confidence` of each finding, then the number of undecided listeners when there are some. */
async function listeners(files: Record<string, string>): Promise<string[]> {
  const project = await projectOf(files);
  const result = matchListeners(RULE, { project, entries: [], flows: NO_FLOWS, configs: [], tests: "demote" });
  return [
    ...result.drafts.map((draft) => `${draft.params.listener} ${draft.data?.host} ${draft.confidence}`),
    ...result.undecided.map((one) => `undecided ${one.count}`),
  ];
}

const SDK = 'import { Server } from "@modelcontextprotocol/sdk/server/index.js";\n';
const EXPRESS = `${SDK}import express from "express";\nconst app = express();\n`;
const HTTP = `${SDK}import http from "node:http";\nconst server = http.createServer(() => {});\n`;
const script = (text: string): Promise<string[]> => listeners({ "a.ts": text });
const python = (text: string): Promise<string[]> =>
  listeners({ "a.py": `from mcp.server.fastmcp import FastMCP\n${text}` });

describe("listen() of Node", () => {
  it.each([
    ["a port alone", "app.listen(3000);", ["app.listen no host medium"]],
    [
      "a port from a variable, and a callback",
      "const PORT = process.env.PORT || 3001; app.listen(PORT, () => {});",
      ["app.listen no host medium"],
    ],
    ["a callback by name", "function ready() {} app.listen(3000, ready);", ["app.listen no host medium"]],
    ["no argument", "app.listen();", ["app.listen no host medium"]],
    ["a host", 'app.listen(3000, "127.0.0.1", () => {});', []],
    ["a name", 'app.listen(3000, "localhost");', []],
    ["all of IPv4", 'app.listen(3000, "0.0.0.0");', ["app.listen 0.0.0.0 high"]],
    ["an empty host", 'app.listen(3000, "");', ["app.listen empty host high"]],
    ["undefined", "app.listen(3000, undefined, () => {});", ["app.listen empty host high"]],
    ["a backlog", "app.listen(3000, 511);", ["app.listen no host medium"]],
    ["a constant", 'const HOST = "::"; app.listen(3000, HOST);', ["app.listen :: high"]],
    ["a setting with a default", 'app.listen(3000, process.env.HOST ?? "0.0.0.0");', ["app.listen 0.0.0.0 high"]],
    ["a setting with a local default", 'app.listen(3000, process.env.HOST || "127.0.0.1");', []],
    ["a setting without one", "app.listen(3000, process.env.HOST);", ["undecided 1"]],
    ["a choice", 'app.listen(3000, process.env.DOCKER ? "0.0.0.0" : "127.0.0.1");', ["undecided 1"]],
    [
      "a default parameter",
      'function start(host = "0.0.0.0") { app.listen(3000, host); }',
      ["app.listen 0.0.0.0 medium"],
    ],
    ["options", 'app.listen({ port: 3000, host: "0.0.0.0" });', ["app.listen 0.0.0.0 high"]],
    ["options without host", "app.listen({ port: 3000 });", ["app.listen no host medium"]],
    ["options with a path", 'app.listen({ path: "/run/x.sock" });', []],
    ["options that are not known", "app.listen({ port: 3000, ...rest });", ["undecided 1"]],
    ["a socket", 'app.listen("/run/x.sock");', []],
    ["a socket by name", "app.listen(socketPath);", []],
    ["a port as text", 'app.listen("3000");', ["app.listen no host medium"]],
  ])("express: %s", async (_name, text, expected) => {
    expect(await script(EXPRESS + text)).toEqual(expected);
  });

  it("knows node:http, a chain, and a receiver of unknown type by the file's imports", async () => {
    expect(await script(`${HTTP}server.listen(80);`)).toEqual(["server.listen no host medium"]);
    expect(await script(`${HTTP}http.createServer(() => {\n}).listen(80);`)).toEqual(["listen no host medium"]);
    expect(await script(`${HTTP}export function start(given) { given.listen(80); }`)).toEqual([
      "given.listen no host low",
    ]);
  });

  it("leaves alone what is no HTTP server, and packages that are no MCP server", async () => {
    expect(await script(`${SDK}import net from "node:net";\nnet.createServer().listen(80);`)).toEqual([]);
    expect(await script(`${SDK}export function on(events) { events.listen("x"); events.listen(() => {}); }`)).toEqual(
      [],
    );
    expect(await script('import express from "express";\nexpress().listen(80);')).toEqual([]);
    expect(await script('import express from "express";\nexpress().listen(80, "0.0.0.0");')).toEqual([]);
  });

  it("counts only a host that is written out where a package is a client or a proxy", async () => {
    const client =
      'import { Client } from "@modelcontextprotocol/sdk/client/index.js";\nimport express from "express";\n';
    expect(await script(`${client}express().listen(80);`)).toEqual([]);
    expect(await script(`${client}express().listen(80, process.env.HOST);`)).toEqual([]);
    expect(await script(`${client}express().listen(80, "0.0.0.0");`)).toEqual(["listen 0.0.0.0 medium"]);
  });

  it("knows the defaults of other servers", async () => {
    expect(await script(`${SDK}import fastify from "fastify";\nfastify().listen({ port: 80 });`)).toEqual([]);
    expect(
      await script(`${SDK}import fastify from "fastify";\nfastify().listen({ port: 80, host: "0.0.0.0" });`),
    ).toEqual([expect.stringContaining("0.0.0.0 high")]);
    expect(await script(`${SDK}Bun.serve({ port: 80, fetch() {} });`)).toEqual(["Bun.serve no host medium"]);
    expect(
      await script(`${SDK}import { serve } from "@hono/node-server";\nserve({ fetch, hostname: "::1" });`),
    ).toEqual([]);
  });
});

describe("Python", () => {
  it.each([
    ["uvicorn with its default", "import uvicorn\nuvicorn.run(app)", []],
    ["uvicorn", 'import uvicorn\nuvicorn.run(app, host="0.0.0.0")', ["uvicorn.run 0.0.0.0 high"]],
    ["a configuration", 'from uvicorn import Config\nConfig(app, host="::")', ["Config :: high"]],
    ["no host at all", "import uvicorn\nuvicorn.run(app, host=None)", ["uvicorn.run no host high"]],
    [
      "the environment",
      'import os, uvicorn\nuvicorn.run(app, host=os.environ.get("H", "0.0.0.0"))',
      ["uvicorn.run 0.0.0.0 high"],
    ],
    ["the environment, locally", 'import os, uvicorn\nuvicorn.run(app, host=os.getenv("H") or "127.0.0.1")', []],
    ["the environment alone", 'import os, uvicorn\nuvicorn.run(app, host=os.environ["H"])', ["undecided 1"]],
    [
      "a server object that HTTP is run on",
      'mcp = FastMCP("s", host="0.0.0.0")\nmcp.run("sse")',
      ["FastMCP 0.0.0.0 high"],
    ],
    ["a server object that only speaks over stdio", 'mcp = FastMCP("s", host="0.0.0.0")\nmcp.run()', []],
    ["a run call", 'mcp = FastMCP("s")\nmcp.run(transport="http", host="0.0.0.0")', ["mcp.run 0.0.0.0 high"]],
    ["a run call over stdio", 'mcp = FastMCP("s")\nmcp.run(transport="stdio", host="0.0.0.0")', []],
    [
      "a setting that is written later",
      'mcp = FastMCP("s")\nmcp.settings.host = "0.0.0.0"\nmcp.run(transport="sse")',
      ["mcp.settings.host 0.0.0.0 high"],
    ],
    [
      "the standard library",
      'from http.server import HTTPServer\nHTTPServer(("", 80), H)',
      ["HTTPServer empty host high"],
    ],
    ["the standard library, locally", 'from http.server import HTTPServer\nHTTPServer(("127.0.0.1", 80), H)', []],
    ["aiohttp", "from aiohttp import web\nweb.run_app(app)", ["web.run_app no host medium"]],
    [
      "a click option",
      'import click, uvicorn\n@click.command()\n@click.option("--host", default="0.0.0.0")\ndef main(host):\n    uvicorn.run(app, host=host)',
      ["uvicorn.run 0.0.0.0 medium"],
    ],
    [
      "a default parameter",
      'import uvicorn\ndef main(host: str = "0.0.0.0"):\n    uvicorn.run(app, host=host)',
      ["uvicorn.run 0.0.0.0 medium"],
    ],
    [
      "settings of pydantic",
      'import uvicorn\nfrom pydantic import Field\nclass Settings:\n    host: str = Field(default="0.0.0.0")\nsettings = Settings()\nuvicorn.run(app, host=settings.host)',
      ["uvicorn.run 0.0.0.0 medium"],
    ],
  ])("%s", async (_name, text, expected) => {
    expect(await python(text)).toEqual(expected);
  });
});

import { describe, expect, it } from "vitest";
import { SourceText } from "../../../src/audit/ir/source-text.ts";
import { matchUnpinnedLaunchers } from "../../../src/audit/match/config.ts";
import { parseConfig } from "../../../src/audit/parse/config/parse.ts";
import type { ConfigLanguage, FileRole } from "../../../src/audit/types.ts";
import type { Rule } from "../../../src/catalog/types.ts";
import { projectOf } from "../server/project.ts";

const RULE: Rule = {
  id: "config-unpinned-server",
  family: "audit",
  title: "t",
  severity: "medium",
  precision: "very-high",
  groups: [],
  message: "{server} {launcher} {package}",
};

/** `line:column server launcher package` of each finding, `note` when demoted, then the number of undecided ones. */
async function unpinned(
  text: string,
  language: ConfigLanguage = "jsonc",
  role: FileRole = "shipped",
): Promise<string[]> {
  const file = { path: "mcp.json", language, role, bytes: text.length, package: { name: "", path: "." } };
  const result = matchUnpinnedLaunchers(RULE, {
    project: await projectOf({}),
    entries: [],
    flows: { flows: [], effects: [], unfinished: [] },
    configs: [{ file, document: await parseConfig(text, file.path, language), text: new SourceText(file.path, text) }],
    tests: "demote",
  });
  return [
    ...result.drafts.map(
      ({ location, params, demoted }) =>
        `${location.startLine}:${location.startColumn} ${params.server} ${params.launcher} ${params.package}${demoted ? " note" : ""}`,
    ),
    ...result.undecided.map((one) => `undecided ${one.count}`),
  ];
}

const server = { command: "npx", args: ["-y", "example"] };

describe("shapes of client configurations", () => {
  it.each([
    ["mcpServers", { mcpServers: { a: server } }],
    ["servers", { servers: { a: server } }],
    ["mcp.servers", { mcp: { servers: { a: server } } }],
    ["context_servers", { context_servers: { a: server } }],
    ["by project", { projects: { "/x": { mcpServers: { a: server } } } }],
    ["a list as command", { mcp: { a: { type: "local", command: ["npx", "-y", "example"] } } }],
    ["a whole line as command", { mcpServers: { a: { command: "npx -y example" } } }],
  ])("%s", async (_name, value) => {
    expect(await unpinned(JSON.stringify(value))).toEqual([expect.stringMatching(/^1:\d+ a npx example$/)]);
  });

  it("reads the bundle's manifest, TOML and YAML", async () => {
    expect(await unpinned(JSON.stringify({ server: { mcp_config: server } }))).toEqual([
      expect.stringMatching(/ server npx example$/),
    ]);
    expect(await unpinned('[mcp_servers.a]\ncommand = "uvx"\nargs = ["example"]\n', "toml")).toEqual([
      "3:9 a uvx example",
    ]);
    expect(await unpinned("mcpServers:\n  a:\n    command: uvx\n    args:\n      - example\n", "yaml")).toEqual([
      "5:9 a uvx example",
    ]);
  });

  it("points at the word that names the package", async () => {
    const text =
      '{\n  "mcpServers": {\n    "a": {\n      "command": "docker",\n      "args": ["run", "-i",\n        "example/image"]\n    }\n  }\n}\n';
    expect(await unpinned(text)).toEqual(["6:9 a docker run example/image"]);
  });

  it("leaves alone what starts nothing", async () => {
    expect(
      await unpinned(
        '{ "mcpServers": { "a": { "url": "https://example.org/mcp" }, "b": null, "c": 3, "d": ["npx", "x"] } }',
      ),
    ).toEqual([]);
    expect(await unpinned('{ "scripts": { "a": { "command": "npx", "args": ["example"] } } }')).toEqual([]);
    expect(await unpinned('{ "mcpServers": { "a": { "command": 7, "args": "npx" } } }')).toEqual([]);
    expect(await unpinned("[]")).toEqual([]);
    expect(await unpinned("{")).toEqual([]);
  });

  it("counts variables as undecided, and demotes examples", async () => {
    expect(await unpinned('{ "mcpServers": { "a": { "command": "npx", "args": ["example@${VERSION}"] } } }')).toEqual([
      "undecided 1",
    ]);
    expect(await unpinned(JSON.stringify({ mcpServers: { a: server } }), "jsonc", "example")).toEqual([
      expect.stringMatching(/ note$/),
    ]);
  });

  it("knows a server called __proto__", async () => {
    expect(await unpinned('{ "mcpServers": { "__proto__": { "command": "npx", "args": ["example"] } } }')).toEqual([
      expect.stringMatching(/ __proto__ npx example$/),
    ]);
  });

  it("loses none of many servers", async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`s${index}`, server]));
    expect(await unpinned(JSON.stringify({ mcpServers: many }))).toHaveLength(3000);
  });
});

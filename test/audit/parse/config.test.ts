import { describe, expect, it } from "vitest";
import type { ConfigPath } from "../../../src/audit/parse/config/document.ts";
import { MAX_CONFIG_DEPTH } from "../../../src/audit/parse/config/document.ts";
import { parseConfig } from "../../../src/audit/parse/config/parse.ts";
import type { ConfigLanguage } from "../../../src/audit/types.ts";

const JSONC = `\ufeff// clients read comments
{
  "mcpServers": {
    "x": { "command": "npx", "args": ["-y", "some-server"], },
    "__proto__": { "command": "constructor" }
  }
}
`;

const YAML = `mcpServers:
  x:
    command: npx
    args: [-y, some-server]
    env:
      - KEY: "1"
  __proto__: { command: constructor }
`;

const TOML = `# codex
[mcp_servers.x]
command = "npx"   # why
args = ["-y",
  "some-server"] # [
env = { KEY = "1", "a.b" = 'c' }

[mcp_servers."y z"]
command = """
[not.a.table]
"""

[[list]]
name = "one"
[[list]]
name = "two"
sub.key = 3
`;

/** The text at a path, cut out by its region. */
async function at(text: string, language: ConfigLanguage, path: ConfigPath, part?: "key" | "value"): Promise<string> {
  const document = await parseConfig(text, "a", language);
  const { startLine, startColumn, endLine, endColumn } = document.regionOf(path, part);
  const lines = text.replace(/^\ufeff/u, "").split("\n");
  const cut = lines.slice(startLine - 1, endLine);
  cut[cut.length - 1] = (cut.at(-1) ?? "").slice(0, endColumn - 1);
  cut[0] = (cut[0] ?? "").slice(startColumn - 1);
  return cut.join("\n");
}

describe("values and places", () => {
  it("of JSON with comments", async () => {
    const { value, problem } = await parseConfig(JSONC, "a", "jsonc");
    expect(problem).toBeUndefined();
    expect(JSON.stringify(value)).toBe(
      '{"mcpServers":{"x":{"command":"npx","args":["-y","some-server"]},"__proto__":{"command":"constructor"}}}',
    );
    expect(await at(JSONC, "jsonc", ["mcpServers", "x", "args", 1])).toBe('"some-server"');
    expect(await at(JSONC, "jsonc", ["mcpServers", "x"], "key")).toBe('"x"');
    expect(await at(JSONC, "jsonc", ["mcpServers", "x", "args", 7, "none"])).toBe('["-y", "some-server"]');
    expect(await at(JSONC, "jsonc", ["mcpServers", "__proto__", "command"])).toBe('"constructor"');
  });

  it("of YAML", async () => {
    const { value, problem } = await parseConfig(YAML, "a", "yaml");
    expect(problem).toBeUndefined();
    expect(JSON.stringify(value)).toBe(
      '{"mcpServers":{"x":{"command":"npx","args":["-y","some-server"],"env":[{"KEY":"1"}]},"__proto__":{"command":"constructor"}}}',
    );
    expect(await at(YAML, "yaml", ["mcpServers", "x", "args", 1])).toBe("some-server");
    expect(await at(YAML, "yaml", ["mcpServers", "x", "env", 0, "KEY"])).toBe('"1"');
    expect(await at(YAML, "yaml", ["mcpServers", "__proto__"], "key")).toBe("__proto__");
  });

  it("of TOML", async () => {
    const { value, problem } = await parseConfig(TOML, "a", "toml");
    expect(problem).toBeUndefined();
    expect(JSON.stringify(value)).toBe(
      '{"mcp_servers":{"x":{"command":"npx","args":["-y","some-server"],"env":{"KEY":"1","a.b":"c"}},"y z":{"command":"[not.a.table]\\n"}},"list":[{"name":"one"},{"name":"two","sub":{"key":3}}]}',
    );
    expect(await at(TOML, "toml", ["mcp_servers", "x", "command"])).toBe('"npx"');
    expect(await at(TOML, "toml", ["mcp_servers", "x", "command"], "key")).toBe("command");
    expect(await at(TOML, "toml", ["mcp_servers", "x", "args", 1])).toBe('"some-server"');
    expect(await at(TOML, "toml", ["mcp_servers", "x", "env", "a.b"])).toBe("'c'");
    expect(await at(TOML, "toml", ["mcp_servers", "y z"])).toBe('"y z"');
    expect(await at(TOML, "toml", ["list", 1, "name"])).toBe('"two"');
    expect(await at(TOML, "toml", ["list", 1, "sub", "key"])).toBe("3");
  });
});

describe("broken and hostile files", () => {
  it.each<[ConfigLanguage, string, number]>([
    ["json", '{"a": 1,\n "b": }', 2],
    ["json", '{"a": 1} // no comments here', 1],
    ["jsonc", '{"a": [1, 2', 1],
    ["yaml", "a: [1,\nb: 2", 2],
    ["toml", "a = 1\nb = = 2", 2],
  ])("%s %j is a problem at line %i", async (language, text, line) => {
    const { problem } = await parseConfig(text, "a", language);
    expect(problem?.reason).toBe("parse-degraded");
    expect(problem?.line).toBe(line);
  });

  it("keeps what a broken JSON file holds before the error", async () => {
    const { value } = await parseConfig('{"mcpServers": {"x": {"command": "npx"}', "a", "jsonc");
    expect(JSON.stringify(value)).toBe('{"mcpServers":{"x":{"command":"npx"}}}');
  });

  it("never follows an alias", async () => {
    const bomb = `a: &a [x, x]\n${Array.from({ length: 40 }, (_, i) => `b${i}: &b${i} [*${i === 0 ? "a" : `b${i - 1}`}, *a]`).join("\n")}\n`;
    const { value, problem } = await parseConfig(bomb, "a", "yaml");
    expect(problem).toMatchObject({ reason: "parse-degraded", line: 2 });
    expect((value as Record<string, unknown>).b39).toEqual([null, null]);
  });

  const nested: Record<"jsonc" | "yaml" | "toml", (n: number) => string> = {
    jsonc: (n) => "[".repeat(n) + "]".repeat(n),
    yaml: (n) => "[".repeat(n) + "]".repeat(n),
    // The table around the value is a level of its own.
    toml: (n) => `a = ${"[".repeat(n - 1)}${"]".repeat(n - 1)}`,
  };

  it.each(["jsonc", "yaml", "toml"] as const)("%s nests as deep as the cap and no deeper", async (language) => {
    const deepest = MAX_CONFIG_DEPTH + 1;
    expect((await parseConfig(nested[language](deepest), "a", language)).problem).toBeUndefined();
    for (const n of [deepest + 1, 100_000]) {
      expect((await parseConfig(nested[language](n), "a", language)).problem?.reason).toBe("too-deep");
    }
  });

  it("is not read when it is too long", async () => {
    const text = `"${"x".repeat(1_048_574)}"`;
    expect((await parseConfig(text, "a", "json")).problem).toBeUndefined();
    expect((await parseConfig(`${text} `, "a", "json")).problem?.reason).toBe("too-large");
  });

  it("an empty file has no value and no problem", async () => {
    for (const language of ["jsonc", "yaml"] as const) {
      const document = await parseConfig("", "a", language);
      expect([document.value, document.problem]).toEqual([undefined, undefined]);
    }
  });
});

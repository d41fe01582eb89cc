import { describe, expect, it } from "vitest";
import { childEnvironment } from "../../src/record/child-environment.ts";
import { secretValues } from "../../src/record/secret-environment.ts";
import { labelOf } from "../../src/record/session-name.ts";
import { storedArguments } from "../../src/record/session-start.ts";

describe("a server's label", () => {
  it.each([
    ["npx -y @modelcontextprotocol/server-filesystem@2026.8.31 /tmp", "server-filesystem"],
    ["npx --yes --package=acme@1 acme-mcp", "acme-mcp"],
    ["npm exec -- weather-mcp", "weather-mcp"],
    ["uvx --from git+https://example.org/x mcp-server-time --local-timezone UTC", "mcp-server-time"],
    ["uv run --directory servers/notes notes.py", "notes"],
    ["uv --directory /srv/time run mcp-server-time", "mcp-server-time"],
    ["uvx mcp-server-git==1.2.0", "mcp-server-git"],
    ["python -m mcp_server_fetch", "mcp_server_fetch"],
    ["python3.12 -u -m weather.server", "weather"],
    ["/usr/bin/node --enable-source-maps packages/memory/dist/index.js --stdio", "memory"],
    ["node dist/index.js", "index"],
    ["node -r ./hook.js src/server.ts", "server"],
    ["env FOO=bar node build/mail.mjs", "mail"],
    ["./bin/my-server --port 1", "my-server"],
    ["C:\\tools\\thing.exe", "thing"],
    ["sh -c something", "sh"],
    ["docker run -i --rm -e TOKEN mcp/github", "github"],
    ["../../..", "session"],
    ["node", "node"],
    ["'; rm -rf", "session"],
  ])("%s gives %s", (command, label) => {
    expect(labelOf(command.split(" "))).toBe(label);
  });

  it("is bounded and never empty", () => {
    expect(labelOf([])).toBe("session");
    expect(labelOf(["x".repeat(100_000)])).toHaveLength(64);
    expect(labelOf(["node", `${"a/".repeat(50_000)}index.js`])).toBe("a");
  });
});

describe("a command as it is stored", () => {
  const stored = (...argv: string[]): string[] =>
    storedArguments(argv, {
      root: "/srv/project",
      home: "/home/someone",
      redact: (text) => text.replace("hidden-value", "[gone]"),
    });

  it("has no value of a secret option, header or URL", () => {
    expect(stored("srv", "--api-key", "abcdef", "--token=abc", "-t", "plain")).toEqual([
      "srv",
      "--api-key",
      "[redacted:argument:6]",
      "--token=[redacted:argument:3]",
      "-t",
      "plain",
    ]);
    expect(stored("srv", "-H", "Authorization: Bearer abc", "API_TOKEN=xyz", "--auth", "--verbose")).toEqual([
      "srv",
      "-H",
      "Authorization: [redacted:argument:10]",
      "API_TOKEN=[redacted:argument:3]",
      "--auth",
      "--verbose",
    ]);
    expect(stored("srv", "postgres://user:pass@db.example/x", "say hidden-value")).toEqual([
      "srv",
      "postgres://[redacted:argument:9]@db.example/x",
      "say [gone]",
    ]);
  });

  it("has no folder of the machine", () => {
    expect(
      stored(
        "/usr/local/bin/node",
        "/srv/project/dist/server.js",
        "/srv/project",
        "--data=/home/someone/notes",
        "/srv/project-two/x.js",
        "/opt/node_modules/@scope/server/index.js",
        "/tmp/scratch-1234/files",
        "/",
        "relative/path",
      ),
    ).toEqual([
      "node",
      "dist/server.js",
      ".",
      "--data=~/notes",
      ".../x.js",
      ".../node_modules/@scope/server/index.js",
      ".../files",
      "/",
      "relative/path",
    ]);
  });
});

describe("the environment", () => {
  it("is kept but for what hands over the job, in any case", () => {
    expect(
      childEnvironment({
        PATH: "p",
        portlight_x: "1",
        ACTIONS_RUNTIME_URL: "2",
        INPUTS: "kept",
        INPUT_X: "3",
        NOTHING: undefined,
      }),
    ).toEqual({ PATH: "p", INPUTS: "kept" });
  });

  it("gives the values to redact, longest first", () => {
    expect(
      secretValues({
        MY_TOKEN: "aaaaaaaa",
        DB_PASSWORD: "aaaaaaaabbbb",
        SERVICE_API_KEY: "short",
        apikey: "lowercase-name",
        OTHER: "not-a-secret-name",
        TOKEN_FILE: "/run/secrets/token",
      }),
    ).toEqual(["lowercase-name", "aaaaaaaabbbb", "aaaaaaaa"]);
  });
});

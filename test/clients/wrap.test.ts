import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrapEntry, wrapEntry } from "../../src/clients/wrap.ts";

function wrapped(text: string, server = "notes", recorder: [string, ...string[]] = ["portlight"]): string {
  const edited = wrapEntry(text, server, recorder, ["--name", server]);
  if ("problem" in edited || edited.text === undefined) throw new Error(JSON.stringify(edited));
  return edited.text;
}

function unwrapped(text: string, server = "notes"): string | undefined {
  const edited = unwrapEntry(text, server);
  if ("problem" in edited) throw new Error(JSON.stringify(edited));
  return edited.text;
}

const ENTRY = '{ "command": "npx", "args": ["-y", "notes@1.2.3"], "env": { "KEY": "x" } }';
const CONFIGURATION = `{\n  // ours\n  "mcpServers": {\n    "notes": ${ENTRY},\n    "other": { "url": "https://example.com/mcp" },\n  }\n}\n`;

describe("an entry routed through the recorder", () => {
  it("starts it with what started the server", () => {
    expect(wrapped(CONFIGURATION)).toBe(
      CONFIGURATION.replace('"npx"', '"portlight"').replace('["-y"', '["record", "--name", "notes", "--", "npx", "-y"'),
    );
  });

  it("may name the recorder by its place", () => {
    const text = wrapped(CONFIGURATION, "notes", ["/opt/node/bin/node", "/opt/portlight/dist/cli.js"]);
    expect(text).toContain('"command": "/opt/node/bin/node", "args": ["/opt/portlight/dist/cli.js", "record", ');
    expect(unwrapped(text)).toBe(CONFIGURATION);
  });

  it("is not routed twice, and one that is not routed is left alone", () => {
    expect(wrapEntry(wrapped(CONFIGURATION), "notes", ["portlight"])).toEqual({ text: undefined });
    expect(unwrapEntry(CONFIGURATION, "notes")).toEqual({ text: undefined });
  });

  it.each([
    ["args in lines", '{"command": "npx", "args": [\n  "-y",\n  "a"\n]}'],
    ["no args", '{ "command": "server" }'],
    ["empty args", '{"args": [], "command": "server"}'],
    ["empty args with room and a comment", '{"command": "server", "args": [ /* none */ ]}'],
    ["a trailing comma", '{"command": "server", "args": ["a",], }'],
    ["escapes that a writer would spell otherwise", '{"command": "C:\\u005cbin\\/s.exe", "args": ["\\u0061"]}'],
    ["an argument like our own", '{"command": "npx", "args": ["record", "--", "x"]}'],
  ])("comes back as it was: %s", (_what, entry) => {
    for (const frame of [`{"servers":{"notes":${entry}}}`, `\uFEFF{"mcpServers":\r\n{"notes":${entry}}}\r\n`]) {
      expect(unwrapped(wrapped(frame))).toBe(frame);
    }
  });

  it("comes back as it was, whatever its texts are", () => {
    const entry = fc.record({
      command: fc.string({ unit: "binary" }).filter((text) => !/(?:portlight|node)/i.test(text)),
      args: fc.option(fc.array(fc.string({ unit: "binary" })), { nil: undefined }),
      env: fc.dictionary(fc.string(), fc.string()),
    });
    fc.assert(
      fc.property(entry, fc.string(), fc.integer({ min: 0, max: 4 }), (value, server, indent) => {
        const text = JSON.stringify({ mcpServers: { [`${server}!`]: value } }, undefined, indent);
        const there = wrapped(text, `${server}!`);
        const after = JSON.parse(there).mcpServers[`${server}!`];
        expect(after.args.slice(3)).toEqual(["--", value.command, ...(value.args ?? [])]);
        expect(unwrapped(there, `${server}!`)).toBe(text);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe("what cannot be routed", () => {
  it.each([
    ["a missing server", '{"mcpServers":{"a":{"command":"x"}}}', { problem: "absent", names: ["a"] }],
    ["a remote one", '{"servers":{"notes":{"type":"http","url":"https://example.com"}}}', { problem: "remote" }],
    ["one that stands twice", '{"servers":{"notes":{"command":"x"},"notes":{"command":"y"}}}', { problem: "twice" }],
    ["a command twice", '{"servers":{"notes":{"command":"x","command":"y"}}}', { problem: "twice" }],
    ["a command that is a list", '{"mcp":{"notes":{"command":["x"]}}}', { problem: "shape" }],
    ["args with a number", '{"mcp":{"notes":{"command":"x","args":[1]}}}', { problem: "shape" }],
    ["no servers", '{"name":"x"}', { problem: "no-servers" }],
    ["no JSON", "{", { problem: "syntax" }],
    ["a list", "[]", { problem: "syntax" }],
    ["one nested without end", `{"servers":${"[".repeat(50_000)}`, { problem: "syntax" }],
  ])("%s", (_what, text, problem) => {
    expect(wrapEntry(text, "notes", ["portlight"])).toEqual(problem);
    expect(unwrapEntry(text, "notes")).toEqual(problem);
  });

  it("a name of the language's own is a name like any other", () => {
    const text = '{"mcpServers":{"__proto__":{"command":"x"},"constructor":{"command":"y"}}}';
    expect(wrapped(text, "__proto__")).toContain('"--", "x"');
    expect(wrapEntry(text, "toString", ["portlight"])).toMatchObject({ problem: "absent" });
  });
});

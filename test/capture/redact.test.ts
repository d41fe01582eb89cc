import { describe, expect, it } from "vitest";
import { type RedactionCount, redaction } from "../../src/capture/redact.ts";
import { originalOf, rewritten } from "../../src/capture/rewrite.ts";
import { verifyCapture } from "../../src/capture/verify.ts";
import { keyRule, pathPattern, type RedactionRules } from "../../src/content/redact.ts";
import { UserError } from "../../src/errors/user-error.ts";
import { buildSecret } from "../rules/secrets.ts";
import { c2s, log, START, s2c } from "./log.ts";
import { fileOf } from "./temporary.ts";

const SECRET = buildSecret("github-token");

function redacted(
  text: string | Uint8Array,
  rules: RedactionRules = {},
): { lines: string[]; count: RedactionCount; text: string } {
  const path = fileOf(text);
  const original = originalOf(path, "the capture", "redacted");
  const count = { values: 0, records: 0 };
  const result = [...rewritten(original, redaction(original, rules, "portlight/0.1.0", count))].join("");
  return { text: result, lines: result.trimEnd().split("\n"), count };
}

const path = (text: string) => pathPattern(text) as NonNullable<ReturnType<typeof pathPattern>>;

describe("redacting a capture after the fact", () => {
  it("takes secrets out of every kind of record, and seals what is left", () => {
    const text = log(
      [
        c2s({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "a", arguments: { t: SECRET } } }),
        { type: "frame", dir: "s2c", text: `noise ${SECRET}` },
        { type: "frame", dir: "s2c", base64: Buffer.from(`\xff ${SECRET}`, "latin1").toString("base64") },
        { type: "stderr", text: `token=${SECRET}` },
        { type: "later.kind", note: { of: [SECRET] } },
        { type: "frame", dir: "s2c", text: `{"result":"${SECRET}`, truncated: true, bytes: 9e6, sha256: "ab" },
      ],
      { ...START, server: { label: "t", argv: ["node", `--token=${SECRET}`] } },
    );
    const { text: clean, lines, count } = redacted(text);
    expect(clean).not.toContain(SECRET.slice(4));
    expect(Buffer.from(JSON.parse(lines[3] as string).base64, "base64").toString("latin1")).toMatch(
      /^\xff \[redacted:github-token/,
    );
    expect(lines[6]).not.toContain("sha256");
    expect(count.values).toBe(7);
    const { summary, redaction: profile, start } = verifyCapture(fileOf(clean));
    expect([summary.state, profile]).toEqual(["self-consistent", "default"]);
    expect(start.derived).toEqual({ tool: "portlight/0.1.0", op: "redact", of: "s" });
  });

  it("changes nothing but the first and the last line where there is nothing to take out", () => {
    const text = log([
      c2s({ jsonrpc: "2.0", id: 1.0, method: "ping" }),
      s2c([1, { " a": 1.5 }]),
      { type: "stderr", text: "é" },
    ]).replace('"id":1,', '"id":1.0, "id" : 1,');
    const { lines } = redacted(text);
    expect(lines.slice(1, -1)).toEqual(text.trimEnd().split("\n").slice(1, -1));
  });

  it("gives the same text when it is done twice", () => {
    const text = log([c2s({ jsonrpc: "2.0", id: 1, method: "m", params: { pin: 1234, t: SECRET } })]);
    const rules = { isSecretKey: keyRule(["pin"], { preset: false }) };
    const once = redacted(text, rules).text;
    const twice = redacted(once, rules);
    expect(twice.text).toBe(once);
    expect(twice.count.values).toBe(0);
  });

  it("applies rules by key, value and place, and keeps schemas and what says what a message is", () => {
    const listing = s2c({
      jsonrpc: "2.0",
      id: 7,
      result: { tools: [{ name: "n", inputSchema: { properties: { pin: { type: "string", default: "0000" } } } }] },
    });
    const call = c2s({
      jsonrpc: "2.0",
      id: 7,
      method: "tools/call",
      params: { arguments: { pin: 12.5, at: ["x", 7] } },
    });
    const { lines } = redacted(log([listing, call]), {
      isSecretKey: keyRule(["pin", "id", "method"], { preset: false }),
      paths: [path("$.params.arguments.at[1]")],
      values: [(text) => (text.startsWith("x") ? [{ start: 0, end: 1 }] : [])],
    });
    expect(JSON.parse(lines[1] as string).frame.result.tools[0].inputSchema.properties.pin).toEqual({
      type: "string",
      default: "[redacted:key:4]",
    });
    expect(JSON.parse(lines[2] as string).frame).toEqual({
      jsonrpc: "2.0",
      id: 7,
      method: "tools/call",
      params: { arguments: { pin: "[redacted:key:4]", at: ["[redacted:value:1]", "[redacted:path:1]"] } },
    });
  });

  it("leaves no header with what was taken out of the message behind it", () => {
    const headers = { "mcp-method": "tools/call", "mcp-param-region": "eu-secret-1", authorization: "Bearer abc" };
    const text = log(
      [
        { type: "http.request", dir: "c2s", exchange: 1, method: "POST", path: "/mcp", headers },
        { type: "stderr", text: "between" },
        c2s(
          { jsonrpc: "2.0", id: 1, method: "tools/call", params: { arguments: { region: "eu-secret-1" } } },
          { exchange: 1 },
        ),
        { type: "http.request", dir: "c2s", exchange: 2, method: "POST", path: "/mcp", headers },
      ],
      { ...START, transport: "http" },
    );
    const { lines } = redacted(text, { paths: [path("$.params.arguments.region")] });
    const at = (line: number) => JSON.parse(lines[line] as string);
    expect(lines.slice(1, 5).map((line) => JSON.parse(line).seq)).toEqual([1, 2, 3, 4]);
    expect(at(1).headers).toEqual({
      "mcp-method": "tools/call",
      "mcp-param-region": "[redacted:header:11]",
      authorization: "Bearer [redacted:header:3]",
    });
    // No message came with this one, so nothing says that the value is secret.
    expect(at(4).headers["mcp-param-region"]).toBe("eu-secret-1");
  });

  it("holds back no more than a few hundred records for a message that never comes", () => {
    const request = { type: "http.request", dir: "c2s", exchange: 9, method: "POST", path: "/", headers: {} };
    const text = log([request, ...Array.from({ length: 600 }, () => ({ type: "stderr", text: "x" }))]);
    const { lines } = redacted(text);
    expect(lines.slice(1, -1)).toEqual(text.trimEnd().split("\n").slice(1, -1));
  });

  it("follows a key over several lines of a stream", () => {
    const body = Array.from(
      { length: 4 },
      (_, i) => `${"QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo".repeat(1)}${i}aaaaaaaaaaaaaaaaaaaaaaaaaaaa`,
    );
    const key = ["-----BEGIN", " PRIVATE KEY-----"].join("");
    const { text } = redacted(log([key, ...body].map((line) => ({ type: "stderr", text: line }))));
    for (const line of body) expect(text).not.toContain(line);
  });

  it("does not make an edited or incomplete capture whole", () => {
    const whole = log([c2s(1), s2c(2)]);
    for (const [text, state] of [
      [whole.replace('"frame":1', '"frame":3'), "edited"],
      [whole.slice(0, -40), "incomplete"],
      [whole.replace('"type":"frame","seq":2', '"type":"frame","seq":"2"'), "edited"],
    ] as const) {
      const { text: result } = redacted(text);
      expect(verifyCapture(fileOf(result)).summary.state).toBe(state);
      // Once more: what was bad stays bad.
      expect(verifyCapture(fileOf(redacted(result).text)).summary.state).toBe(state);
    }
  });

  it("is whole where only line ends were converted, and has its own again", () => {
    const { text } = redacted(log([c2s(1)]).replaceAll("\n", "\r\n"));
    expect(text).not.toContain("\r");
    expect(verifyCapture(fileOf(text)).summary.state).toBe("self-consistent");
  });

  it("refuses another recorder's log with a sentence", () => {
    const text =
      '{"schema_version":"0.1","seq":1,"ts":"2026-01-01T00:00:00.000000+00:00","dir":"c2s","frame":{"jsonrpc":"2.0","id":1,"method":"ping"},"raw":null}\n';
    expect(() => redacted(text)).toThrow(UserError);
    expect(() => redacted(text)).toThrow(/is a log of glassport/);
  });

  it("survives keys such as __proto__ and a record of nothing else", () => {
    const line =
      '{"type":"frame","seq":1,"ts":"t","dir":"c2s","__proto__":{"redacted":true},"frame":{"__proto__":{"pin":1},"constructor":{"pin":2}}}';
    const text = log([]).replace("\n", `\n${line}\n`);
    const { lines } = redacted(text, { isSecretKey: keyRule(["pin"], { preset: false }) });
    expect(lines[1]).toBe(
      '{"type":"frame","seq":1,"ts":"t","dir":"c2s","__proto__":{"redacted":true},"redacted":true,"frame":{"__proto__":{"pin":"[redacted:key:1]"},"constructor":{"pin":"[redacted:key:1]"}}}',
    );
  });
});

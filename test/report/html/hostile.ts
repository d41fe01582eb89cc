/** A session in which everything that a peer names or says tries to leave its place. */
import { c2s, log, s2c } from "../../capture/log.ts";

const INIT = { protocolVersion: "2025-11-25", capabilities: { tools: {} } };

export const POISONS: readonly string[] = [
  "<script>alert(1)</script>",
  "</script><script>alert(2)</script>",
  "<!--<script>",
  "<img src=x onerror=alert(3)>",
  "javascript:alert(4)",
  "\u202eevil\u202c",
  "\u001b[31mred\u001b[0m",
  "line\u2028separator\u2029",
  "zero\u200bwidth",
  "\ufeffbom",
  "__proto__",
  "constructor",
  "toString",
  "a`b`c",
  "&lt;b&gt;",
  "\ud800",
  "]]>",
  "'\"><svg onload=alert(5)>",
  "{{7*7}}",
];

/** A whole capture: each poison is the name of a tool, an argument, a result, an error, a log line and a header. */
export function hostileCapture(): string {
  const tools = POISONS.map((name) => ({ name, description: `<b>${name}</b>`, inputSchema: { type: "object" } }));
  return log([
    c2s({
      jsonrpc: "2.0",
      id: 0,
      method: "initialize",
      params: { ...INIT, clientInfo: { name: "<i>c</i>", version: "1" } },
    }),
    s2c({ jsonrpc: "2.0", id: 0, result: { ...INIT, serverInfo: { name: "</title><script>s", version: "\u202e1" } } }),
    c2s({ jsonrpc: "2.0", method: "notifications/initialized" }),
    c2s({ jsonrpc: "2.0", id: "<l>", method: "tools/list" }),
    s2c({ jsonrpc: "2.0", id: "<l>", result: { tools } }),
    ...POISONS.flatMap((name, index) => [
      c2s({ jsonrpc: "2.0", id: index + 1, method: "tools/call", params: { name, arguments: { [name]: name } } }),
      index % 2 === 0
        ? s2c({ jsonrpc: "2.0", id: index + 1, result: { content: [{ type: "text", text: name }] } })
        : s2c({ jsonrpc: "2.0", id: index + 1, error: { code: -32000, message: name } }),
      { type: "stderr", text: name },
    ]),
    s2c(undefined, { text: "</script>no json" }),
    s2c(undefined, { base64: "//79" }),
    s2c({ jsonrpc: "2.0", method: "<method>", params: {} }),
    { type: "gap", dropped: 3, reason: "<b>queue</b>" },
    { type: "process", event: "exit", code: 1 },
  ]);
}

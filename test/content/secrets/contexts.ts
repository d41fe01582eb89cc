/** The places in which values stand: source, configuration, captures, headers, prose. */
import type { Random } from "./random.ts";

export type Context = (value: string, random: Random) => string;

const q = (value: string): string => JSON.stringify(value);

/** Around a value whose own form proves it, or that none of the words around makes a secret. */
export const ANY: Readonly<Record<string, Context>> = {
  typescript: (value) => `export const client = new Client({ endpoint, auth: ${q(value)} });\n`,
  javascript: (value) => `const c = require("c");\nc.connect('${value}', { retries: 3 }); // see docs\n`,
  python: (value) => `def main():\n    client = Client(${q(value)})\n    return client.run()\n`,
  dotenv: (value) => `NODE_ENV=production\nTHING=${value}\nPORT=8080\n`,
  yaml: (value) => `service:\n  name: api\n  thing: ${value}\n  replicas: 2\n`,
  toml: (value) => `[service]\nname = "api"\nthing = "${value}"\n`,
  json: (value) => `${JSON.stringify({ id: 7, nested: { list: ["a", value, true] } })}\n`,
  capture: (value, random) =>
    `${JSON.stringify({
      type: "frame",
      seq: random.int(1, 900),
      dir: "s2c",
      frame: {
        jsonrpc: "2.0",
        id: 3,
        result: { content: [{ type: "text", text: `line one\nvalue: ${value}\nline "three"` }] },
      },
    })}\n`,
  captureTwice: (value) =>
    `${JSON.stringify({ frame: { params: { name: "run", arguments: { body: JSON.stringify({ a: "x\ty", b: value }) } } } })}\n`,
  header: (value) => `GET /v1/items HTTP/1.1\r\nHost: api.test\r\nX-Thing: ${value}\r\n\r\n`,
  prose: (value) => `Please rotate ${value}, which was posted yesterday. Thanks!\n`,
  markdown: (value) => `Run it with \`${value}\` and then\n\n| name | value |\n|---|---|\n| x | ${value} |\n`,
  shell: (value) => `curl -sS -u ${value}: https://api.test/v1/charges | jq .id\n`,
  log: (value, random) => `2026-11-30T10:22:${random.int(10, 59)}.123Z INFO request done thing=${value} status=200\n`,
  query: (value) => `https://api.test/v1/items?page=2&thing=${value}&limit=10\n`,
  percent: (value) => `body=thing%3D${value}%26x%3D1\n`,
  xml: (value) => `<config><entry name="thing">${value}</entry></config>\n`,
  docker: (value) => `FROM node:24\nENV THING=${value}\nCMD ["node", "server.js"]\n`,
  diff: (value) => `@@ -1,2 +1,2 @@\n-  thing: "old"\n+  thing: "${value}"\n`,
};

/** Around a value that a name makes a secret. */
export const NAMED: Readonly<Record<string, (name: string, value: string) => string>> = {
  typescript: (name, value) => `export const ${camel(name)}: string = ${q(value)};\n`,
  javascript: (name, value) => `const options = { retries: 3, ${camel(name)}: '${value}', timeout: 10 };\n`,
  fallback: (name, value) => `const key = process.env.${name} || ${q(value)};\n`,
  python: (name, value) => `client = Client(region="eu", ${name.toLowerCase()}=${q(value)}, timeout=3)\n`,
  pythonTyped: (name, value) => `${name}: str = ${q(value)}\n`,
  pythonEnv: (name, value) => `value = os.environ.get("${name}", ${q(value)})\nos.environ["${name}"] = ${q(value)}\n`,
  dotenv: (name, value) => `NODE_ENV=production\n${name}=${value}\nPORT=8080\n`,
  dotenvQuoted: (name, value) => `# service\nexport ${name}="${value}"\n`,
  yaml: (name, value) => `service:\n  name: api\n  ${name.toLowerCase()}: ${value}\n`,
  yamlQuoted: (name, value) => `env:\n  - name: x\n  ${name}: "${value}"\n`,
  toml: (name, value) => `[service]\n${name.toLowerCase()} = "${value}"\n`,
  json: (name, value) => `${JSON.stringify({ id: 7, nested: { [name.toLowerCase()]: value } }, null, 2)}\n`,
  capture: (name, value) =>
    `${JSON.stringify({ frame: { method: "tools/call", params: { name: "login", arguments: { user: "x", [camel(name)]: value } } } })}\n`,
  captureTwice: (name, value) =>
    `${JSON.stringify({ frame: { result: { content: [{ type: "text", text: JSON.stringify({ a: 1, [camel(name)]: value }) }] } } })}\n`,
  captureLines: (name, value) => `${JSON.stringify({ text: `PORT=1\n${name}=${value}\nHOST=x` })}\n`,
  flag: (name, value) => `server --port 80 --${name.toLowerCase().replaceAll("_", "-")} ${value} --verbose\n`,
  flagEquals: (name, value) => `server --${name.toLowerCase().replaceAll("_", "-")}=${value}\n`,
  header: (name, value) => `X-${pascal(name)}: ${value}\r\n`,
  query: (name, value) => `https://api.test/v1/items?page=2&${name.toLowerCase()}=${encodeURIComponent(value)}\n`,
};

function camel(name: string): string {
  return name.toLowerCase().replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return name
    .toLowerCase()
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("-");
}

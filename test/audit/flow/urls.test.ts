import { describe, expect, it } from "vitest";
import { flowLines } from "./entries.ts";

const tool = (body: string): string => `tool("x", async (a) => {\n${body}\n});`;

const exposed: Readonly<Record<string, string>> = {
  "whole URL": "await fetch(a.u);",
  "host after the scheme": "await fetch(`https://${a.u}/x`);",
  "subdomain, which may bring its own slash": "await fetch(`https://${a.u}.example.com/x`);",
  "nothing ends the host": 'await fetch("https://example.com" + a.u);',
  "a reference replaces the base": 'await fetch(new URL(a.u, "https://example.com/"));',
  "the host in options": 'const http = require("http"); http.get({ hostname: a.u, path: "/" });',
  "beginning without a slash": 'if (!a.u.startsWith("https://example.com")) throw 1;\nawait fetch(a.u);',
  "a name somewhere in it": 'if (!a.u.includes("example.com")) throw 1;\nawait fetch(a.u);',
  "ending without a dot": 'if (!new URL(a.u).hostname.endsWith("example.com")) throw 1;\nawait fetch(a.u);',
  "scheme alone": 'if (new URL(a.u).protocol !== "https:") throw 1;\nawait fetch(a.u);',
  "pattern that does not end the host": "if (!/^https:/.test(a.u)) throw 1;\nawait fetch(a.u);",
};

const held: Readonly<Record<string, string>> = {
  "path of a constant host": "await fetch(`https://example.com/${a.u}/x`);",
  "query of a constant host": 'await fetch("https://example.com?q=" + a.u);',
  "path of a setting": "await fetch(`${process.env.BASE}/items/${a.u}`);",
  "path that a helper builds": "const get = (path) => fetch(process.env.BASE + path);\nawait get(`/items/${a.u}`);",
  "reference that begins with a slash": 'await fetch(new URL(`/items/${a.u}`, "https://example.com/"));',
  "host in a list": 'if (!["example.com"].includes(new URL(a.u).hostname)) throw 1;\nawait fetch(a.u);',
  "host compared": 'const url = new URL(a.u);\nif (url.host !== "example.com") throw 1;\nawait fetch(url);',
  "ending with a dot": 'if (!new URL(a.u).hostname.endsWith(".example.com")) throw 1;\nawait fetch(a.u);',
  "beginning with a slash": 'if (!a.u.startsWith("https://example.com/")) throw 1;\nawait fetch(a.u);',
  "pattern of a host": "if (!/^https:\\/\\/(docs|api)\\.example\\.com\\//.test(a.u)) throw 1;\nawait fetch(a.u);",
  encoded: 'await fetch("https://example.com" + encodeURIComponent(a.u));',
};

describe("who decides the host of a request", () => {
  for (const [name, body] of Object.entries(exposed)) {
    it(`the caller: ${name}`, async () => {
      expect((await flowLines({ "a.js": tool(body) })).map((line) => line.split(" ")[0])).toEqual(["URL"]);
    });
  }
  for (const [name, body] of Object.entries(held)) {
    it(`the server: ${name}`, async () => {
      expect(await flowLines({ "a.js": tool(body) })).toEqual([]);
    });
  }
});

describe("words that a program may take for options", () => {
  const run = (words: string, program = "git"): Promise<string[]> =>
    flowLines({ "a.js": `import { execFile } from "child_process";\n${tool(`execFile("${program}", [${words}]);`)}` });

  it("are the caller's where no `--` and no text stands before them", async () => {
    expect(await run('"log", a.ref')).toHaveLength(1);
    expect(await run('"log", ...a.refs')).toHaveLength(1);
    expect(await run('"log", "-n", "5", a.ref')).toHaveLength(1);
  });

  it("are not values of options, texts with a beginning, and what stands behind `--`", async () => {
    expect(await run('"log", "--", a.ref')).toEqual([]);
    expect(await run('"log", "-S", a.ref')).toEqual([]);
    expect(await run('"log", "--grep=" + a.ref')).toEqual([]);
    expect(await run('"log", `refs/heads/${a.ref}`')).toEqual([]);
  });

  it("matter only to programs of which an option does harm", async () => {
    expect(await run("a.ref", "own-program")).toEqual([]);
  });

  it("may be the program itself", async () => {
    const text = `import { spawn } from "child_process";\n${tool("spawn(a.bin, []);")}`;
    expect(await flowLines({ "a.js": text })).toEqual(["EXECPATH x.bin a.js:3 | whole"]);
  });
});

import { describe, expect, it } from "vitest";
import { flowLines } from "./entries.ts";

const python = (body: string): string =>
  `import importlib, re\nfrom storage import client, Level\n@tool\ndef x(n: str, opts: dict):\n    ${body.replaceAll("\n", "\n    ")}\n`;

describe("names that a caller chooses", () => {
  it.each([
    ["a module", "importlib.import_module(n)", ["MODULE"]],
    ["an attribute of an object", "return getattr(client, n)()", ["MEMBER"]],
    ["one of a few attributes, behind a prefix", 'return getattr(client, f"on_{n}")()', []],
    ["a constant of a class", "return getattr(Level, n)", []],
    ["a pattern", "return re.search(n, 'text')", ["REGEX"]],
    ["an escaped pattern", "return re.search(re.escape(n), 'text')", []],
  ])("%s", async (_name, body, kinds) => {
    const lines = await flowLines({ "a.py": python(body) });
    expect(lines.map((line) => line.split(" ")[0])).toEqual(kinds);
  });
});

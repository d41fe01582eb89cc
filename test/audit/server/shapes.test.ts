import { describe, expect, it } from "vitest";
import { findEntryPoints } from "../../../src/audit/server/entry-points.ts";
import { projectOf } from "./project.ts";

/** What the schema of the only tool says of argument `x`, as `kind` or `kind detail`. */
async function shapeOf(files: Record<string, string>): Promise<string> {
  const [entry, ...more] = findEntryPoints(await projectOf(files));
  if (!entry || more.length > 0) throw new Error("one entry point expected");
  const shape = entry.tainted[0]?.shapes.get("x");
  if (!shape) return "none";
  if (shape.kind === "enum") return `enum ${shape.values.join("|")}`;
  return shape.kind === "pattern" ? `pattern ${shape.pattern}` : shape.kind;
}

async function zod(type: string, before = ""): Promise<string> {
  return shapeOf({
    "a.ts": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
${before}
new McpServer({ name: "s", version: "1" }).registerTool("t", { inputSchema: { x: ${type} } }, async ({ x }) => {});`,
  });
}

async function annotation(type: string, before = "", value = ""): Promise<string> {
  return shapeOf({
    "a.py": `from typing import Annotated, Any, Literal, Optional, Union
from enum import Enum
from uuid import UUID
from pydantic import BaseModel, Field, constr
from mcp.server.fastmcp import FastMCP
${before}
mcp = FastMCP("s")

@mcp.tool()
def t(x: ${type}${value}): ...
`,
  });
}

describe("zod", () => {
  it.each([
    ["z.string()", "any"],
    ["z.string().min(1).max(9).trim().describe('d').optional()", "any"],
    ["z.string().url()", "any"],
    ["z.string().email()", "any"],
    ["z.number().int().positive().default(3)", "number"],
    ["z.coerce.number()", "number"],
    ["z.boolean().optional()", "boolean"],
    ["z.enum(['a', 'b']).default('a')", "enum a|b"],
    ["z.literal('a')", "enum a"],
    ["z.union([z.literal('a'), z.literal('b')])", "enum a|b"],
    ["z.union([z.literal('a'), z.string()])", "any"],
    ["z.union([z.number(), z.boolean()])", "number"],
    ["z.optional(z.number())", "number"],
    ["z.string().regex(/^[a-z]+$/, 'm')", "pattern ^[a-z]+$"],
    ["z.string().regex(/^[a-z]+$/m)", "any"],
    ["z.string().uuid()", "pattern ^[0-9A-Za-z_-]+$"],
    ["z.uuid()", "pattern ^[0-9A-Za-z_-]+$"],
    ["z.iso.date()", "pattern ^[0-9TZ:.+-]+$"],
    ["z.string().regex(/^[a-z]+$/).transform((v) => v + other)", "any"],
    ["z.enum(['a']).or(z.string())", "any"],
    ["z.number().array()", "any"],
    ["z.array(z.enum(['a']))", "any"],
    ["z.any()", "any"],
    ["z.preprocess((v) => v, z.number())", "number"],
  ])("%s", async (type, expected) => {
    expect(await zod(type)).toBe(expected);
  });

  it("follows names, also of the values of an enumeration", async () => {
    expect(await zod("Mode.describe('d')", 'const MODES = ["a", "b"] as const;\nconst Mode = z.enum(MODES);')).toBe(
      "enum a|b",
    );
    expect(await zod("z.enum(given)", "declare const given: [string];")).toBe("any");
    expect(await zod("z.string().regex(NAME)", "const NAME = /^[a-z]+$/;")).toBe("pattern ^[a-z]+$");
  });

  it("does not take another library's chain for zod's", async () => {
    expect(await zod("y.number()", 'import * as y from "yup";')).toBe("any");
  });
});

describe("annotations of Python", () => {
  it.each([
    ["str", "any"],
    ["Any", "any"],
    ["dict", "any"],
    ["list[int]", "any"],
    ["int", "number"],
    ["float | None", "number"],
    ["Optional[bool]", "boolean"],
    ["Union[int, str]", "any"],
    ["int | str", "any"],
    ["UUID", "pattern ^[0-9A-Fa-f-]+$"],
    ["Literal['a', 'b']", "enum a|b"],
    ["Literal['a'] | None", "enum a"],
    ["Annotated[int, Field(ge=1)]", "number"],
    ["Annotated[str, Field(description='d')]", "any"],
    ["Annotated[str, Field(pattern=r'^[a-z]+$')]", "pattern ^[a-z]+$"],
    ["constr(pattern=r'^[a-z]+$')", "pattern ^[a-z]+$"],
  ])("%s", async (type, expected) => {
    expect(await annotation(type)).toBe(expected);
  });

  it("reads a pattern in a default", async () => {
    expect(await annotation("str", "", " = Field(pattern='^[a-z]+$')")).toBe("pattern ^[a-z]+$");
    expect(await annotation("str", "", " = Field('a')")).toBe("any");
  });

  it("knows the project's own enumerations and type names", async () => {
    expect(await annotation("Mode", 'class Mode(str, Enum):\n    A = "a"\n    B = "b"\n')).toBe("enum a|b");
    expect(await annotation("Name", 'Name = Annotated[str, Field(pattern="^[a-z]+$")]')).toBe("pattern ^[a-z]+$");
  });
});

describe("deep and endless schemas", () => {
  it("give up quietly", async () => {
    expect(await zod(`${"z.optional(".repeat(40)}z.number()${")".repeat(40)}`)).toBe("any");
    expect(await zod(`z.string()${".optional()".repeat(100)}`)).toBe("any");
    expect(await zod("Loop", "const Loop = Loop.optional();")).toBe("any");
    expect(await annotation(`${"Optional[".repeat(40)}int${"]".repeat(40)}`)).toBe("any");
  });
});

import { describe, expect, it } from "vitest";
import { callees, projectOf } from "./sources.ts";

const cases: readonly (readonly [string, Readonly<Record<string, string>>, string, readonly string[]])[] = [
  [
    "imports and aliases",
    {
      "a.py": `
import os, os.path as p, subprocess as sp
import urllib.request
from pathlib import Path
from mcp.server.fastmcp import FastMCP as Server
os.system(1); p.join(2); sp.run(3); urllib.request.urlopen(4); Path(5); Server(6); open(7); eval(8); unknown(9)
`,
    },
    "a.py",
    [
      "py:os.system",
      "py:os.path.join",
      "py:subprocess.run",
      "py:urllib.request.urlopen",
      "py:pathlib.Path",
      "pypi:mcp.server.fastmcp.FastMCP",
      "py:builtins.open",
      "py:builtins.eval",
      "?",
    ],
  ],
  [
    "instances: constructor, annotation, field, with, factory",
    {
      "a.py": `
import httpx, sqlite3
from pathlib import Path
from typing import Optional
from mcp.server.fastmcp import FastMCP
mcp = FastMCP("x")
mcp.tool()

def f(server: FastMCP, path: "Path", other: Optional[Path] = None, third: Path | None = None):
    server.tool(); path.read_text(); other.unlink(); third.mkdir()

async def g():
    async with httpx.AsyncClient() as client:
        await client.get("x")
    sqlite3.connect("x").cursor().execute("y")
    Path("x").resolve().parent

class Host:
    inner: FastMCP
    def __init__(self, outer: FastMCP):
        self.outer = outer
        self.inner = FastMCP("y")
    def go(self):
        self.inner.tool(); self.outer.tool(); self.go(); Host(1).go()
`,
    },
    "a.py",
    [
      "pypi:mcp.server.fastmcp.FastMCP",
      "pypi:mcp.server.fastmcp.FastMCP#tool",
      "pypi:mcp.server.fastmcp.FastMCP#tool",
      "py:pathlib.Path#read_text",
      "py:pathlib.Path#unlink",
      "py:pathlib.Path#mkdir",
      "pypi:httpx.AsyncClient",
      "pypi:httpx.AsyncClient#get",
      "py:sqlite3.Cursor#execute",
      "py:sqlite3.Connection#cursor",
      "py:sqlite3.connect",
      "py:pathlib.Path#resolve",
      "py:pathlib.Path",
      "pypi:mcp.server.fastmcp.FastMCP",
      "pypi:mcp.server.fastmcp.FastMCP#tool",
      "pypi:mcp.server.fastmcp.FastMCP#tool",
      "Host.go",
      "Host.go",
      "?",
    ],
  ],
  [
    "packages: relative, re-exported, star, submodule, as",
    {
      "src/pkg/__init__.py": "from .one import run\nfrom .two import *\n",
      "src/pkg/one.py": "import subprocess\nrun = subprocess.run\n",
      "src/pkg/two.py": "def helper():\n    pass\n",
      "src/pkg/sub/__init__.py": "",
      "src/pkg/sub/a.py": `
from .. import run, helper
from ..one import run as again
from pkg import two
import pkg.two as second
import pkg.two
from pkg.missing import nothing
run(1); helper(2); again(3); two.helper(4); second.helper(5); pkg.two.helper(6); nothing(7)
`,
    },
    "src/pkg/sub/a.py",
    [
      "py:subprocess.run",
      "<module>.helper",
      "py:subprocess.run",
      "<module>.helper",
      "<module>.helper",
      "<module>.helper",
      "pypi:pkg.missing.nothing",
    ],
  ],
  [
    "scopes: locals, comprehensions, class bodies, nested functions",
    {
      "a.py": `
import os
def f():
    os = helper
    os.system(1)
def helper(): pass
class C:
    os = 1
    def m(self):
        os.system(2)
[os.system(x) for x in range(3)]
def outer():
    def inner(): helper()
    inner()
try:
    import ujson as json
except ImportError:
    json = None
json.loads(1)
`,
    },
    "a.py",
    ["?", "py:os.system", "py:os.system", "py:builtins.range", "<module>.helper", "outer.inner", "pypi:ujson.loads"],
  ],
];

describe("names in Python", () => {
  for (const [name, files, path, expected] of cases) {
    it(name, async () => {
      expect(callees(await projectOf(files), path)).toEqual(expected);
    });
  }

  it("folds constants, members of enumerations and class constants", async () => {
    const project = await projectOf({
      "a.py": `
from enum import Enum
from b import NAME
class Tools(str, Enum):
    LIST = "list"
    SHOW = "show"
use(Tools.LIST, Tools.SHOW.value, NAME, f"{NAME}!", "a" "b")
`,
      "b.py": `NAME = "x"\n`,
    });
    const file = project.files.get("a.py");
    if (!file) throw new Error("no file");
    const args =
      project.callsIn(file).find(({ call }) => call.callee.kind === "Identifier" && call.callee.name === "use")?.call
        .args ?? [];
    expect(args.map((one) => project.constantOf(file, one.value))).toEqual(["list", "show", "x", "x!", "ab"]);
  });
});

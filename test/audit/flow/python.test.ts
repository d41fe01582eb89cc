import { describe, expect, it } from "vitest";
import { flowLines } from "./entries.ts";

const HEAD = `import asyncio, os, re, shlex, shutil, subprocess
from pathlib import Path
from typing import Literal
ROOT = Path("/srv/data").resolve()
ALLOWED = {"a", "b"}
`;

const tool = (params: string, body: string) => `${HEAD}
@mcp.tool()
async def x(${params}):
${body
  .split("\n")
  .map((line) => `    ${line}`)
  .join("\n")}
`;

const good: Readonly<Record<string, readonly [string, string]>> = {
  "list without shell": ["c: str", `subprocess.run(["git", "log", "--", c])`],
  create_subprocess_exec: ["c: str", `await asyncio.create_subprocess_exec("git", "log", "-S", c)`],
  "shlex.quote": ["c: str", `os.system(f"ls {shlex.quote(c)}")`],
  "shlex.join": ["c: list[str]", `os.system(shlex.join(["ls", *c]))`],
  int: ["n: str", `os.system(f"sleep {int(n)}")`],
  membership: ["c: str", `if c not in ALLOWED:\n    raise ValueError("no")\nos.system(f"git {c}")`],
  "membership in a dict": ["c: str", `table = {"a": 1}\nif c not in table:\n    return "no"\nos.system(f"git {c}")`],
  lookup: [
    "c: str",
    `table = {"a": "log", "b": "show"}\nname = table.get(c)\nif name is None:\n    return "no"\nos.system(f"git {name}")`,
  ],
  fullmatch: ["c: str", `if not re.fullmatch(r"[\\w-]+", c):\n    raise ValueError("no")\nos.system(f"git {c}")`],
  "match with end": ["c: str", `if not re.match(r"[a-z]+$", c):\n    return None\nos.system(f"git {c}")`],
  "compiled pattern": [
    "c: str",
    `pattern = re.compile(r"^[a-z]+$")\nif pattern.match(c) is None:\n    raise ValueError("no")\nos.system("git %s" % c)`,
  ],
  isalnum: ["c: str", `if not c.isalnum():\n    raise ValueError("no")\nos.system("git {}".format(c))`],
  "re.sub by complement": ["c: str", `c = re.sub(r"[^a-zA-Z0-9]", "", c)\nos.system(f"git {c}")`],
  "match statement": [
    "c: str",
    `match c:\n    case "a" | "b":\n        os.system(f"git {c}")\n    case _:\n        raise ValueError("no")`,
  ],
  "all over a list": [
    "c: list[str]",
    `if not all(re.fullmatch(r"[a-z]+", one) for one in c):\n    raise ValueError("no")\nos.system("cat " + " ".join(c))`,
  ],
  "any over a list": [
    "c: list[str]",
    `if any(not re.fullmatch(r"[a-z]+", one) for one in c):\n    raise ValueError("no")\nos.system("cat " + " ".join(c))`,
  ],
  "loop that raises": [
    "c: list[str]",
    `for one in c:\n    if one not in ALLOWED:\n        raise ValueError("no")\nos.system("cat " + " ".join(c))`,
  ],
  is_relative_to: [
    "p: str",
    `full = (ROOT / p).resolve()\nif not full.is_relative_to(ROOT):\n    raise ValueError("no")\nreturn full.read_text()`,
  ],
  "relative_to that raises": ["p: str", `full = (ROOT / p).resolve()\nfull.relative_to(ROOT)\nreturn full.read_text()`],
  "relative_to in a try": [
    "p: str",
    `full = (ROOT / p).resolve()\ntry:\n    full.relative_to(ROOT)\nexcept ValueError:\n    raise PermissionError("no")\nreturn open(full).read()`,
  ],
  "relative_to whose handler returns": [
    "p: str",
    `full = Path(p).resolve()\ntry:\n    full.relative_to(ROOT)\nexcept ValueError:\n    return "no"\nreturn full.read_text()`,
  ],
  "root in parents": [
    "p: str",
    `full = (ROOT / p).resolve()\nif ROOT not in full.parents:\n    raise ValueError("no")\nreturn full.read_text()`,
  ],
  "realpath and prefix": [
    "p: str",
    `full = os.path.realpath(os.path.join("/srv", p))\nif not full.startswith("/srv" + os.sep):\n    raise ValueError("no")\nreturn open(full).read()`,
  ],
  commonpath: [
    "p: str",
    `base = os.path.abspath("/srv")\nfull = os.path.abspath(os.path.join(base, p))\nif os.path.commonpath([base, full]) != base:\n    raise ValueError("no")\nreturn open(full).read()`,
  ],
  basename: ["p: str", `return open(os.path.join("/srv", os.path.basename(p))).read()`],
  "name of a path": ["p: str", `return (ROOT / Path(p).name).read_text()`],
  secure_filename: [
    "p: str",
    `from werkzeug.utils import secure_filename\nreturn open(os.path.join("/srv", secure_filename(p))).read()`,
  ],
  "any root": [
    "p: str",
    `roots = [Path(one).resolve() for one in os.environ["ROOTS"].split(":")]\nfull = Path(p).resolve()\nif not any(full.is_relative_to(root) for root in roots):\n    raise ValueError("no")\nreturn full.read_text()`,
  ],
  assert: ["p: str", `full = (ROOT / p).resolve()\nassert full.is_relative_to(ROOT)\nreturn full.read_text()`],
};

const bad: Readonly<Record<string, readonly [string, string, string]>> = {
  "f-string": ["c: str", `subprocess.run(f"ls {c}", shell=True)`, "SHELL x.c a.py:9"],
  percent: ["c: str", `os.system("ls %s" % c)`, "SHELL x.c a.py:9"],
  format: ["c: str", `os.popen("ls {}".format(c))`, "SHELL x.c a.py:9"],
  plus: ["c: str", `subprocess.check_output("ls " + c, shell=True)`, "SHELL x.c a.py:9"],
  keyword: ["c: str", `subprocess.Popen(args="ls " + c, shell=True)`, "SHELL x.c a.py:9"],
  "async shell": ["c: str", `await asyncio.create_subprocess_shell(f"ls {c}")`, "SHELL x.c a.py:9"],
  "sh -c": ["c: str", `subprocess.run(["bash", "-c", f"ls {c}"])`, "SHELL x.c a.py:9"],
  whole: ["c: str", `return subprocess.run(c, shell=True, capture_output=True)`, "SHELL x.c a.py:9 | whole"],
  thread: ["c: str", `await asyncio.to_thread(os.system, "ls " + c)`, "SHELL x.c a.py:9"],
  eval: ["c: str", `return eval(c)`, "CODE x.c a.py:9 | whole"],
  "exec of a compiled text": ["c: str", `exec("import " + c)`, "CODE x.c a.py:9"],
  emptiness: ["c: str", `if not c:\n    raise ValueError("no")\nos.system(f"git {c}")`, "SHELL x.c a.py:11"],
  "match without end": [
    "c: str",
    `if not re.match(r"[a-z]+", c):\n    raise ValueError("no")\nos.system(f"git {c}")`,
    "SHELL x.c a.py:11",
  ],
  join: ["p: str", `return open(os.path.join("/srv", p)).read()`, "PATH_READ x.p a.py:9"],
  slash: ["p: str", `return (ROOT / p).read_text()`, "PATH_READ x.p a.py:9"],
  mode: ["p: str", `with open(p, "w") as f:\n    f.write("x")`, "PATH_WRITE x.p a.py:9 | whole"],
  rmtree: ["p: str", `shutil.rmtree(os.path.join("/srv", p))`, "PATH_DELETE x.p a.py:9"],
  unlink: ["p: str", `Path(p).unlink()`, "PATH_DELETE x.p a.py:9 | whole"],
  aiofiles: [
    "p: str",
    `import aiofiles\nasync with aiofiles.open(p) as f:\n    return await f.read()`,
    "PATH_READ x.p a.py:10 | whole",
  ],
  "is_relative_to before resolving": [
    "p: str",
    `full = ROOT / p\nif not full.is_relative_to(ROOT):\n    raise ValueError("no")\nreturn full.read_text()`,
    'PATH_READ x.p a.py:12 | weak: the path is compared before its ".." are resolved',
  ],
  "prefix without separator": [
    "p: str",
    `full = os.path.realpath(p)\nif not full.startswith("/srv"):\n    raise ValueError("no")\nreturn open(full).read()`,
    "PATH_READ x.p a.py:12 | weak: the folder is compared as a text without a separator after it",
  ],
  "relative_to, swallowed": [
    "p: str",
    `full = (ROOT / p).resolve()\ntry:\n    full.relative_to(ROOT)\nexcept ValueError:\n    pass\nreturn full.read_text()`,
    "PATH_READ x.p a.py:14",
  ],
  exists: [
    "p: str",
    `if not os.path.exists(p):\n    raise FileNotFoundError(p)\nreturn open(p).read()`,
    "PATH_READ x.p a.py:11 | whole",
  ],
};

describe("Python", () => {
  for (const [name, [params, body]] of Object.entries(good)) {
    it(`holds: ${name}`, async () => {
      expect(await flowLines({ "a.py": tool(params, body) })).toEqual([]);
    });
  }
  for (const [name, [params, body, expected]] of Object.entries(bad)) {
    it(`reports: ${name}`, async () => {
      expect((await flowLines({ "a.py": tool(params, body) })).join(", ")).toBe(expected);
    });
  }

  it("follows imports of a package, relative ones and __init__", async () => {
    const files = {
      "src/pkg/__init__.py": "from .shell import run as run_command\n",
      "src/pkg/shell.py": "import subprocess as sp\n\ndef run(line):\n    return sp.run(line, shell=True)\n",
      "src/pkg/tools.py": `from . import run_command
from pkg.shell import run
import pkg.shell as other

@mcp.tool()
def a(c: str):
    return run_command("ls " + c)

@mcp.tool()
def b(d: str):
    return run("ls " + d)

@mcp.tool()
def e(f: str):
    return other.run("ls " + f)
`,
    };
    expect(await flowLines(files)).toEqual([
      "SHELL a.c src/pkg/shell.py:4",
      "SHELL b.d src/pkg/shell.py:4",
      "SHELL e.f src/pkg/shell.py:4",
    ]);
  });

  it("follows mixins, behind a factory that is annotated", async () => {
    const text = `
import os

class Shell:
    def run(self, line: str):
        os.system(line)

class Other:
    def other(self):
        return 1

class Both(Other, Shell):
    pass

async def get_both(ctx) -> Both:
    return await ctx.find()

@mcp.tool()
async def x(c: str, ctx=None):
    both = await get_both(ctx)
    both.run("ls " + c)
`;
    expect(await flowLines({ "a.py": text })).toEqual(["SHELL x.c a.py:5"]);
  });

  it("follows methods, fields and a model made of the arguments", async () => {
    const text = `
import os
from pydantic import BaseModel

class Args(BaseModel):
    path: str
    count: int
    mode: Literal["a", "b"]

class Runner:
    def __init__(self, prefix: str):
        self.prefix = prefix

    def run(self, rest: str):
        os.system(f"{self.prefix} {rest}")

runner = Runner("ls")

@server.call_tool()
async def call(name: str, arguments: dict):
    args = Args(**arguments)
    if name == "list":
        runner.run(args.path)
    elif name == "number":
        runner.run(f"{args.count} {args.mode}")
    elif name == "show":
        runner.run(arguments.get("file", "x"))
    else:
        raise ValueError(name)
`;
    expect(await flowLines({ "a.py": text })).toEqual(["SHELL show.file a.py:14", "SHELL list.path a.py:14"]);
  });
});

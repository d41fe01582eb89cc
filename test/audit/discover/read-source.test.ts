import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isBundle } from "../../../src/audit/discover/bundles.ts";
import { parseIndex, trackedFiles } from "../../../src/audit/discover/git-index.ts";
import { MAX_SOURCE_BYTES, readSource } from "../../../src/audit/discover/read-source.ts";
import { parseJavaScript } from "../../../src/audit/parse/javascript/parse.ts";
import { asOrdinaryUser } from "../../files/ordinary-user.ts";
import { gitIndex, tree } from "./tree.ts";

function reason(root: string, path: string): string {
  const read = readSource(root, path);
  return "text" in read ? `text: ${read.text}` : read.notAnalysed.reason;
}

describe("readSource", () => {
  it("drops a byte order mark", () => {
    expect(reason(tree({ "a.py": "\ufeffx" }), "a.py")).toBe("text: x");
  });

  it.each<[string, string, string, Uint8Array]>([
    ["UTF-16 in a script", "a.js", "encoding", Buffer.from("\ufeffx", "utf16le")],
    ["invalid UTF-8 in Python", "a.py", "encoding", Buffer.from([0x78, 0xff, 0x79])],
    ["a surrogate half in a configuration", ".mcp.json", "encoding", Buffer.from([0xed, 0xa0, 0x80])],
    ["NUL bytes in a configuration", ".mcp.json", "binary", Buffer.from("{}\0")],
  ])("refuses %s", (_, path, expected, bytes) => {
    expect(reason(tree({ [path]: bytes }), path)).toBe(expected);
  });

  it("reads a script as what runs it does, whatever bytes its comments hold", () => {
    const root = tree({ "nul.js": "/*\0*/ f()", "bad.ts": Buffer.from([0x2f, 0x2f, 0xff, 0x0a, 0x66]) });
    expect(readSource(root, "nul.js")).toEqual({ text: "/*\0*/ f()", bytes: 9 });
    expect(readSource(root, "bad.ts")).toMatchObject({
      text: "//\ufffd\nf",
      replaced: { path: "bad.ts", coverage: "partial", reason: "encoding" },
    });
  });

  it("reads Python with NUL bytes, and says so", () => {
    expect(readSource(tree({ "a.py": "#\0\nf()" }), "a.py")).toMatchObject({
      text: "# \nf()",
      replaced: { coverage: "partial", reason: "binary" },
    });
  });

  it("believes a Python file that declares its encoding, and refuses those in which text hides code", () => {
    const root = tree({
      "latin.py": Buffer.from("# -*- coding: latin-1 -*-\nx = 'é'\n", "latin1"),
      "second.py": Buffer.from("#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\n'é'\n", "latin1"),
      "utf7.py": "# coding: utf-7\n# +AAo-exec(x)\n",
      "escape.py": "#coding=unicode_escape\n# \\nexec(x)\n",
      "third.py": "import a\n# coding: utf-7\n",
      "late.js": "// coding: utf-7\n",
      "utf8.py": "# -*- coding: UTF-8 -*-\n",
    });
    expect(reason(root, "latin.py")).toContain("'é'");
    expect(reason(root, "second.py")).toContain("'é'");
    expect(reason(root, "utf7.py")).toBe("encoding");
    expect(reason(root, "escape.py")).toBe("encoding");
    expect(reason(root, "third.py")).toContain("import a");
    expect(reason(root, "late.js")).toContain("coding");
    expect(reason(root, "utf8.py")).toContain("UTF-8");
  });

  it.each([
    ["behind a long comment", `#${" ".repeat(5000)}coding: utf-7\n`],
    ["behind a long first line", `#${"x".repeat(70_000)}\n# coding=utf-7\n`],
    ["behind a form feed", "\f \f# coding:utf-7\n"],
    ["in lines that end in CR", "#!python\r#coding: utf-7\rx"],
    ["behind an empty line that ends in both", "\r\n#coding: utf-7\r\n"],
    ["behind one without a name", "# coding: ! coding:\tutf-7"],
    ["behind a byte order mark, which CPython refuses", "\ufeff# coding: latin-1\n"],
    ["and is unknown", "# coding: utf-8x\n"],
  ])("sees an encoding that is declared %s", (_, text) => {
    expect(reason(tree({ "a.py": text }), "a.py")).toBe("encoding");
  });

  it.each([
    ["after code", "x = 1\n# coding: utf-7\n"],
    ["in the third line", "\n\n# coding: utf-7\n"],
    ["behind the first name", "# coding: utf-8 coding: utf-7\n"],
    ["behind a vertical tab, which is no white space here", "\v# coding: utf-7\n"],
    ["with an ending that CPython does not look at", "# coding: utf-8-unix\n"],
  ])("takes none for declared %s", (_, text) => {
    expect(reason(tree({ "a.py": text }), "a.py")).toBe(`text: ${text}`);
  });

  it("sees it in an executable without ending", () => {
    const root = tree({ tool: "#!/usr/bin/python3\n# coding: utf-7\n" });
    expect(readSource(root, "tool", { language: "python" })).toMatchObject({ notAnalysed: { reason: "encoding" } });
  });

  it("reads a file as large as the cap and none that is larger", () => {
    const root = tree({ "full.py": "x".repeat(MAX_SOURCE_BYTES), "over.py": "x".repeat(MAX_SOURCE_BYTES + 1) });
    expect(reason(root, "full.py")).toHaveLength(MAX_SOURCE_BYTES + 6);
    expect(reason(root, "over.py")).toBe("too-large");
  });

  it("reads no more than the cap of 200 MB", () => {
    const root = tree({});
    const file = openSync(join(root, "huge.js"), "w");
    ftruncateSync(file, 200_000_000);
    closeSync(file);
    const before = process.memoryUsage().arrayBuffers;
    expect(reason(root, "huge.js")).toBe("too-large");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it("stays inside the root, by real path", () => {
    const outside = tree({ "x.py": "secret" });
    const root = tree({ "a.py": "x" });
    symlinkSync(outside, join(root, "folder"));
    symlinkSync(join(outside, "x.py"), join(root, "link.py"));
    symlinkSync("a.py", join(root, "inner.py"));
    symlinkSync("loop.py", join(root, "loop.py"));
    for (const path of [
      "folder/x.py",
      "link.py",
      "inner.py",
      "loop.py",
      "../x.py",
      "/etc/passwd",
      "a/../../x.py",
      "",
    ]) {
      expect(`${path} ${reason(root, path)}`).toBe(`${path} link`);
    }
  });

  it("refuses what is no regular file, without waiting for it", () => {
    const root = tree({});
    mkdirSync(join(root, "folder.py"));
    expect(reason(root, "folder.py")).toBe("special-file");
    if (process.platform === "win32") return;
    execFileSync("mkfifo", [join(root, "pipe.py")]);
    expect(reason(root, "pipe.py")).toBe("special-file");
  });

  it("says which system error it met, without content", () => {
    const root = tree({ "a.py": "x" });
    expect(readSource(root, "none.py")).toEqual({
      notAnalysed: {
        path: "none.py",
        coverage: "none",
        reason: "unreadable",
        detail: "The file could not be read (ENOENT).",
      },
    });
  });

  it("reports a file without permission", ({ skip }) => {
    const root = tree({ "a.py": "x", "b.py": "y" });
    chmodSync(join(root, "a.py"), 0);
    const read = (path: string) => asOrdinaryUser("audit/discover/read-source.ts", "readSource", root, [root, path]);
    const outcome = read("a.py");
    if (!outcome) skip("there is no other user");
    expect(outcome).toMatchObject({
      returned: { notAnalysed: { reason: "unreadable", detail: "The file could not be read (EACCES)." } },
    });
    expect(read("b.py")).toMatchObject({ returned: { text: "y" } });
  });
});

describe("parseIndex", () => {
  it("reads both lengths of object names", () => {
    for (const length of [20, 32]) {
      expect([...(parseIndex(gitIndex(["a", "folder/name.py", "é.py"], length)) ?? [])]).toEqual([
        "a",
        "folder/name.py",
        "é.py",
      ]);
    }
  });

  it("reads what git writes, in versions 2 and 4", () => {
    const root = tree({ "a.py": "", "folder/b.py": "", "folder/bc.py": "" });
    const git = (...args: string[]): unknown =>
      execFileSync("git", args, { cwd: root, env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", HOME: root } });
    git("init", "-q");
    git("add", ".");
    for (const version of ["2", "4"]) {
      git("update-index", "--index-version", version);
      const read = [...(trackedFiles(root) ?? [])];
      expect(read).toEqual(["a.py", "folder/b.py", "folder/bc.py"]);
    }
  });

  it("gives nothing for other bytes and for a list that is cut off", () => {
    expect(parseIndex(Buffer.from("no index"))).toBeUndefined();
    expect(parseIndex(gitIndex(["a.py", "b.py"]).subarray(0, 100))).toBeUndefined();
  });
});

describe("isBundle", () => {
  const judge = async (text: string): Promise<boolean> => isBundle(text, await parseJavaScript(text, "a.js"));
  const written = "const value = compute(1, other);\n".repeat(200);

  it("knows minified text by its lines", async () => {
    const line = (length: number): string => `a(${"b,".repeat((length - 5) / 2)}b);\n`;
    expect(line(300)).toHaveLength(300);
    expect(await judge(line(300).repeat(10))).toBe(false);
    expect(await judge(line(302).repeat(10))).toBe(true);
    expect(await judge(line(1_998))).toBe(false);
    expect(await judge(`${written}${line(20_000)}`)).toBe(true);
  });

  it("takes no comment, literal or table of literals for code", async () => {
    const long = "x".repeat(60_000);
    expect(await judge(`// ${long}\n${written}`)).toBe(false);
    expect(await judge(`/* ${long} */ const a = b;\n${written}`)).toBe(false);
    expect(await judge(`const page = "${long}";\n${written}`)).toBe(false);
    expect(await judge(`const page = \`${long}\`;\n${written}`)).toBe(false);
    expect(await judge(`const table = [{ a: -1, b: [2] }, ${"10, ".repeat(20_000)}];\n${written}`)).toBe(false);
    expect(await judge(`const table = [f, ${"g, ".repeat(20_000)}];\n${written}`)).toBe(true);
  });

  it("does not ask how long the rest is when code in long lines is the smaller part", async () => {
    expect(await judge(`${written}a(${"b,".repeat(2_500)}b);`)).toBe(false);
  });
});

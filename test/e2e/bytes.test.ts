/** The same input gives the same bytes, whole, however they are taken. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { FORMATS } from "../../src/run/formats.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { portlight } from "./entries.ts";
import { undeclaredCalls } from "./session-log.ts";

const EXAMPLE = join(import.meta.dirname, "../../examples/vulnerable-server");
const FILES = [
  ".mcp.json",
  ".portlight/sessions/notes.mcp.jsonl",
  "package.json",
  "python/archive.py",
  "python/network.py",
  "python/pyproject.toml",
  "python/server.py",
  "src/images.ts",
  "src/notes.ts",
  "src/server.ts",
];

/** The example, its files made in the given order, with a second capture beside the first. */
function example(order: readonly string[]): string {
  const root = temporaryFolder({ ".git/HEAD": "" });
  for (const name of [...order, "second.mcp.jsonl"]) {
    const source = name === "second.mcp.jsonl" ? (FILES[1] as string) : name;
    const target = name === "second.mcp.jsonl" ? ".portlight/sessions/second.mcp.jsonl" : name;
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), readFileSync(join(EXAMPLE, source)));
  }
  return root;
}

describe("two runs", () => {
  it.each(FORMATS)("and one over files in another order give the same %s", async (format) => {
    const straight = example(FILES);
    const reversed = example([...FILES].reverse());
    const first = await portlight(["scan", "--format", format], { cwd: straight });
    expect(first).toMatchObject({ status: 1, stderr: "" });
    expect((await portlight(["scan", "--format", format], { cwd: straight })).stdout).toBe(first.stdout);
    expect((await portlight(["scan", "--format", format], { cwd: reversed })).stdout).toBe(first.stdout);
  });

  it("with inputs named in another order, twice or absolutely give the same bytes", async () => {
    const cwd = example(FILES);
    const captures = [".portlight/sessions/notes.mcp.jsonl", ".portlight/sessions/second.mcp.jsonl"];
    const check = (names: string[]) => portlight(["check", ...names, "--format", "json"], { cwd });
    const expected = (await check(captures)).stdout;
    expect((await check([captures[1] as string, captures[0] as string, `./${captures[1]}`])).stdout).toBe(expected);
    expect((await check(captures.map((name) => join(cwd, name)))).stdout).toBe(expected);
    const audit = (names: string[]) => portlight(["audit", ...names, "--format", "json"], { cwd });
    const sources = (await audit(["src", "python/server.py"])).stdout;
    expect((await audit([join(cwd, "python/server.py"), "./src", "src/server.ts"])).stdout).toBe(sources);
  });
});

describe("a report of over 5 MB", () => {
  /** Reads with pauses, so that the pipe is full most of the time. */
  function slowly(args: readonly string[], cwd: string): Promise<{ status: number | null; bytes: Buffer }> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(inject("dist"), "cli.js"), ...args], {
        cwd,
        stdio: ["ignore", "pipe", "ignore"],
      });
      const parts: Buffer[] = [];
      child.stdout.on("data", (part: Buffer) => {
        parts.push(part);
        child.stdout.pause();
        setTimeout(() => child.stdout.resume(), 3);
      });
      child.on("error", reject);
      child.on("close", (status) => resolve({ status, bytes: Buffer.concat(parts) }));
    });
  }

  it("arrives whole through a slow pipe, and one whose reader leaves ends quietly", async () => {
    const files: Record<string, string> = { ".git/HEAD": "" };
    const tools = Array.from({ length: 500 }, (_, index) => `tool_${index}`);
    for (let index = 0; index < 10; index++) files[`${index}.mcp.jsonl`] = undeclaredCalls(`server-${index}`, tools);
    const cwd = temporaryFolder(files);
    const { status, bytes } = await slowly(["detect", ".", "--format", "json", "-o", "json=whole.json"], cwd);
    expect(status).toBe(1);
    expect(bytes.length).toBeGreaterThan(5_000_000);
    expect(bytes.equals(readFileSync(join(cwd, "whole.json")))).toBe(true);
    expect(JSON.parse(bytes.toString()).findings.length).toBeGreaterThan(1000);

    const leaving = await new Promise<{ status: number | null; stderr: string }>((resolve) => {
      const child = spawn(process.execPath, [join(inject("dist"), "cli.js"), "detect", ".", "--format", "json"], {
        cwd,
      });
      let stderr = "";
      child.stderr.on("data", (part: Buffer) => {
        stderr += part;
      });
      child.stdout.once("data", () => child.stdout.destroy());
      child.on("exit", (code) => resolve({ status: code, stderr }));
    });
    expect(leaving).toEqual({ status: 1, stderr: "" });
  });
});

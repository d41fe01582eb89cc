import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { captureIn, readCapture, run, script, startRecorder, summary, temporaryFolder, until } from "./recorder.ts";

describe("record", () => {
  it("passes bytes both ways unchanged and stores each line", async () => {
    const input = Buffer.concat([
      Buffer.from('{"jsonrpc":"2.0","id":1.0,"method":"ping","id":1}\n'),
      Buffer.from('  [1, 2]  \r\n{"é":"\\u00e9"}\n'),
      Buffer.from([0xff, 0x00, 0xfe, 0x0a]),
      Buffer.from("plain text\n\nunterminated {"),
    ]);
    const { code, stdout, stderr, folder } = await run(["cat"], input);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.equals(input)).toBe(true);
    const capture = captureIn(folder);
    for (const dir of ["c2s", "s2c"]) {
      expect(capture.records.filter((record) => record.type === "frame" && record.dir === dir).map(summary)).toEqual([
        `${dir} {"jsonrpc":"2.0","id":1,"method":"ping"}`,
        `${dir} [1,2]`,
        `${dir} {"é":"é"}`,
        `${dir} base64 /wD+`,
        `${dir} plain text`,
        `${dir} `,
        `${dir} unterminated {`,
      ]);
    }
    // The message stands in the log as it was written, not as a parser would write it.
    expect(capture.text).toContain('"frame":{"jsonrpc":"2.0","id":1.0,"method":"ping","id":1}}\n');
    // The exit may be seen before the last bytes are.
    const last = capture.records.filter((record) => record.type === "frame").at(-1);
    expect(last).toMatchObject({ truncated: true, bytes: 14 });
    expect(capture.records.filter((record) => record.type === "process").map(summary)).toEqual([
      "process spawn",
      "process stdin-closed",
      "process exit",
    ]);
    expect(capture.end?.dropped).toBe(0);
  });

  it("stores a last message without a line feed whole when it is one", async () => {
    const { folder } = await run(["cat"], '{"id":1}');
    expect(captureIn(folder).records.filter((record) => record.type === "frame")).toMatchObject([
      { dir: "c2s", frame: { id: 1 } },
      { dir: "s2c", frame: { id: 1 } },
    ]);
    expect(captureIn(folder).text).not.toContain("truncated");
  });

  it("forwards a line of any length and stores the beginning of one that is too long", async () => {
    const line = Buffer.from(`{"text":"${"x".repeat(3_000_000)}"}\n`);
    const { stdout, folder } = await run(["cat"], line, { options: { frameBytes: 1000 } });
    expect(stdout.equals(line)).toBe(true);
    const frames = captureIn(folder).records.filter((record) => record.type === "frame");
    expect(frames).toHaveLength(2);
    for (const frame of frames) {
      expect(frame).toMatchObject({ truncated: true, bytes: line.length - 1, text: line.toString().slice(0, 1000) });
    }
  });

  it("stamps in microseconds, never backwards", async () => {
    const { folder } = await run(["cat"], '{"id":1}\n{"id":2}\n');
    const stamps = captureIn(folder).records.map((record) => (record as { ts: string }).ts);
    expect(stamps.every((ts) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(ts))).toBe(true);
    const frames = captureIn(folder).records.flatMap((record) => (record.type === "frame" ? [record.ts] : []));
    expect([...frames].sort()).toEqual(frames);
  });

  it("passes stderr on byte for byte and stores it by line", async () => {
    const { stderr, folder } = await run(["sh", "-c", "printf 'one\\ntwo' >&2; printf 'out\\n'"]);
    expect(stderr).toBe("one\ntwo");
    expect(
      captureIn(folder)
        .records.filter((record) => record.type === "stderr")
        .map(summary),
    ).toEqual(["stderr one", "stderr two"]);
  });

  it("cuts a long line of stderr and says so", async () => {
    const { stderr, folder } = await run(script('process.stderr.write("y".repeat(200000))'));
    expect(stderr).toHaveLength(200_000);
    expect(captureIn(folder).records.filter((record) => record.type === "stderr")).toMatchObject([
      { text: "y".repeat(65_536), truncated: true, bytes: 200_000 },
    ]);
  });

  it("makes a new file for each run, never over another", async () => {
    const folder = temporaryFolder();
    for (const _ of [1, 2, 3]) await run(["true"], "", { folder, options: { name: "a/b c" } });
    expect(readdirSync(folder).sort()).toEqual(["a_b_c.2.mcp.jsonl", "a_b_c.3.mcp.jsonl", "a_b_c.mcp.jsonl"]);
  });

  it("takes folder and name from the environment", async () => {
    const folder = temporaryFolder();
    await run(["true"], "", {
      options: { cwd: folder, sessionDir: "" },
      environment: { PORTLIGHT_SESSION_DIR: "deep/er", PORTLIGHT_SESSION_NAME: "case 1" },
    });
    expect(readdirSync(join(folder, "deep/er"))).toEqual(["case_1.mcp.jsonl"]);
  });

  it("writes to .portlight/sessions by default, named after the server", async () => {
    const folder = temporaryFolder();
    const { code } = await run(["env", "true"], "", { options: { cwd: folder, sessionDir: "" } });
    expect(code).toBe(0);
    expect(readdirSync(join(folder, ".portlight/sessions"))).toEqual(["true.mcp.jsonl"]);
  });

  it("says who recorded what, without the machine's paths", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, ".git"));
    mkdirSync(join(folder, "packages/one"), { recursive: true });
    const sha = "0123456789abcdef0123456789abcdef01234567";
    await run(["sh", "-c", "exit 0", join(folder, "dist/server.js"), "--root=/home/someone/notes"], "", {
      folder: join(folder, "out"),
      options: { cwd: join(folder, "packages/one"), version: "1.2.3" },
      environment: {
        HOME: "/home/someone",
        GITHUB_ACTIONS: "true",
        GITHUB_RUN_ID: "42",
        GITHUB_JOB: "test",
        GITHUB_SHA: sha,
        GITHUB_REF: "refs/heads/main",
      },
    });
    const { start } = captureIn(join(folder, "out"));
    expect(start).toMatchObject({
      format: "portlight.session/1",
      recorder: { name: "portlight", version: "1.2.3" },
      transport: "stdio",
      server: { label: "sh", argv: ["sh", "-c", "exit 0", "dist/server.js", "--root=~/notes"], cwd: "packages/one" },
      git: { commit: sha, ref: "refs/heads/main" },
      ci: { provider: "github", run: "42", job: "test" },
      redaction: { profile: "default" },
    });
    expect(start.session).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("exit status", () => {
  it.each([
    ["exit 0", 0],
    ["exit 3", 3],
    ["exit 125", 125],
    ["kill -TERM $$", 143],
    ["kill -KILL $$", 137],
    ["kill -SEGV $$", 139],
  ])("of %s is %i", async (command, status) => {
    const { code, folder, stderr } = await run(["sh", "-c", command]);
    expect({ code, stderr }).toEqual({ code: status, stderr: "" });
    const exit = captureIn(folder).records.at(-1);
    expect(exit).toMatchObject({ type: "process", event: "exit", code: status > 128 ? null : status });
  });

  it("is 3 although the client keeps its side open", async () => {
    const recorder = startRecorder(["sh", "-c", "exit 3"]);
    expect((await recorder.finished).code).toBe(3);
  });

  it("is 127 for a command that is not there, 126 for one that cannot run", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "plain"), "text");
    chmodSync(join(folder, "plain"), 0o644);
    const missing = await run(["no-such-command-anywhere"]);
    expect(missing.code).toBe(127);
    expect(missing.stderr).toBe(
      'portlight: the command "no-such-command-anywhere" was not found; give it as a path, or install it where PATH leads.\n',
    );
    expect(captureIn(missing.folder).records.map(summary)).toEqual(["process spawn-failed"]);
    expect(captureIn(missing.folder).end).toBeDefined();
    const plain = await run([join(folder, "plain")]);
    expect(plain.code).toBe(126);
    expect((await run([folder])).code).toBe(126);
  });

  it("comes with a sentence that holds no secret of the command", async () => {
    const value = "q8Zt4mLw9RxV2bNcT7nPz3KdWq5sXy8";
    const environment = { A_TOKEN: `${value}x` };
    for (const redact of [true, false]) {
      const named = await run([`API_KEY=${value}`, "node", "x.js"], "", { options: { redact } });
      expect(named.code).toBe(127);
      expect(named.stderr).toContain('the command "API_KEY=[redacted:argument:31]" was not found');
      const known = await run([`./${value}x`], "", { options: { redact }, environment });
      expect(known.stderr).toContain('the command "./[redacted:env:32]" was not found');
    }
  });

  it("is 125 without a command, for a command that no system takes, and on pull_request_target", async () => {
    const none = await run([]);
    expect(none).toMatchObject({
      code: 125,
      stderr: "portlight: no command was given; write the server's command after `--`.\n",
    });
    const target = await run(["sh", "-c", "echo started"], "", {
      environment: { GITHUB_EVENT_NAME: "pull_request_target" },
    });
    expect(target.code).toBe(125);
    expect(target.stdout.toString()).toBe("");
    expect(target.stderr.split("\n")).toHaveLength(2);
    expect(readdirSync(target.folder)).toEqual([]);
  });
});

describe("trouble with the capture", () => {
  it("does not disturb the session when the folder cannot be made", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    const { code, stdout, stderr } = await run(["sh", "-c", "cat; exit 7"], "hello\n", {
      folder: join(folder, "file/below"),
    });
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 7, stdout: "hello\n" });
    expect(stderr).toMatch(
      /^portlight: this session is not recorded: .* \(ENOTDIR\)\. The server runs all the same\.\n$/,
    );
  });

  it("does not follow a link in the default place", async () => {
    const folder = temporaryFolder();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(folder, ".portlight"));
    const { code, stderr } = await run(["true"], "", { options: { cwd: folder, sessionDir: "" } });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^portlight: this session is not recorded: .*link.*\n$/);
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe("the server's environment", () => {
  it("loses what belongs to the job, and gains nothing", async () => {
    const given = {
      PORTLIGHT_SESSION_NAME: "x",
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "oidc-value",
      INPUT_TOKEN: "input-value",
      GITHUB_TOKEN: "token-value",
      CI_JOB_JWT_V2: "jwt-value",
      GITHUB_SHA: "kept",
      HOME: "/home/someone",
    };
    const { stdout } = await run(script("process.stdout.write(JSON.stringify(process.env))"), "", {
      environment: given,
    });
    const seen = JSON.parse(stdout.toString()) as Record<string, string>;
    expect(Object.keys(seen).sort()).toEqual(["GITHUB_SHA", "HOME", "PATH"]);
  });
});

describe("redaction", () => {
  const value = "correct-horse-battery";
  const echo = script(
    'process.stderr.write("got " + process.env.SERVICE_PASSWORD + "\\n"); process.stdin.pipe(process.stdout)',
  );
  const input = `{"id":1,"params":{"password":"${value}"}}\n`;

  it("replaces secrets in what is stored, never in what passes", async () => {
    const { stdout, stderr, folder } = await run([...echo, "--", "--password", value], input, {
      environment: { SERVICE_PASSWORD: value },
    });
    expect(stdout.toString()).toBe(input);
    expect(stderr).toBe(`got ${value}\n`);
    const capture = captureIn(folder);
    expect(capture.text).not.toContain(value);
    const marker = `[redacted:env:${value.length}]`;
    expect(capture.records.filter((record) => record.type === "frame")).toMatchObject([
      { dir: "c2s", redacted: true, frame: { id: 1, params: { password: marker } } },
      { dir: "s2c", redacted: true, frame: { id: 1, params: { password: marker } } },
    ]);
    expect(capture.records.find((record) => record.type === "stderr")).toMatchObject({
      text: `got ${marker}`,
      redacted: true,
    });
    expect(capture.start.server.argv?.slice(-2)).toEqual(["--password", `[redacted:argument:${value.length}]`]);
  });

  it("finds a secret that the cut of a long line would split", async () => {
    const long = `{"a":"${"x".repeat(980)}${value}${"y".repeat(50)}"}\n`;
    const { folder } = await run(["cat"], long, {
      environment: { SERVICE_PASSWORD: value },
      options: { frameBytes: 1000 },
    });
    const capture = captureIn(folder);
    expect(capture.text).not.toContain(value.slice(0, 8));
    expect(capture.records.filter((record) => record.type === "frame")).toMatchObject([
      { truncated: true, redacted: true, bytes: long.length - 1 },
      { truncated: true, redacted: true, bytes: long.length - 1 },
    ]);
    // The digest of the clear message would confirm a guess at the value.
    expect(capture.records.some((record) => Object.hasOwn(record, "sha256"))).toBe(false);
  });

  it("keeps the other bytes of a line that is not UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0x80]), Buffer.from(value), Buffer.from([0xfe, 0x0a])]);
    const { folder } = await run(["cat"], bytes, { environment: { SERVICE_PASSWORD: value } });
    const [frame] = captureIn(folder).records.filter((record) => record.type === "frame");
    const stored = Buffer.from((frame as { base64: string }).base64, "base64").toString("latin1");
    expect(stored).toBe(`\xff\x80[redacted:env:${value.length}]\xfe`);
  });

  it("says so when it is off", async () => {
    const { stderr, folder } = await run(["cat"], input, {
      environment: { SERVICE_PASSWORD: value },
      options: { redact: false },
    });
    expect(stderr).toContain("portlight: redaction is off");
    expect(captureIn(folder).text).toContain(value);
    expect(captureIn(folder).start.redaction).toEqual({ profile: "none" });
  });
});

describe("a capture that is still being written", () => {
  it("can be read up to the last message at any time", async () => {
    const recorder = startRecorder(["cat"]);
    recorder.child.stdin.write('{"id":1}\n');
    await new Promise((resume) => recorder.child.stdout.once("data", resume));
    const read = () => readCapture(join(recorder.folder, readdirSync(recorder.folder)[0] as string));
    await until(() => read().records.length === 3);
    recorder.child.kill("SIGKILL");
    await recorder.finished;
    const capture = read();
    expect(capture.end).toBeUndefined();
    expect(capture.records.map(summary)).toEqual(["process spawn", 'c2s {"id":1}', 's2c {"id":1}']);
  });
});

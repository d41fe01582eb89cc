import { spawn, spawnSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LADDER, Lifecycle } from "../../src/record/lifecycle.ts";
import { UNOBSERVED } from "../../src/record/observer.ts";
import {
  captureIn,
  groupMembers,
  isAlive,
  script,
  startRecorder,
  summary,
  temporaryFolder,
  until,
} from "./recorder.ts";

/** A server that says its process id in its first line. */
const HELLO = 'process.stdout.write(JSON.stringify({ pid: process.pid }) + "\\n");';

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  return new Promise((resolve) => {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n")) resolve(text.slice(0, text.indexOf("\n")));
    });
  });
}

async function pidOf(recorder: ReturnType<typeof startRecorder>): Promise<number> {
  return (JSON.parse(await firstLine(recorder.child.stdout)) as { pid: number }).pid;
}

describe("the end of the client's input", () => {
  it("reaches the server, whose later output is still forwarded and recorded", async () => {
    const server = script(
      'process.stdin.on("end", () => setTimeout(() => console.log(\'{"late":true}\'), 400)).resume()',
    );
    const recorder = startRecorder(server);
    recorder.child.stdin.end('{"id":1}\n');
    const { code, stdout } = await recorder.finished;
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 0, stdout: '{"late":true}\n' });
    expect(captureIn(recorder.folder).records.map(summary)).toEqual([
      "process spawn",
      'c2s {"id":1}',
      "process stdin-closed",
      's2c {"late":true}',
      "process exit",
    ]);
  });

  it("seals the capture within 1.8 s although the server ignores it", async () => {
    const recorder = startRecorder(script(`${HELLO} setInterval(() => {}, 1000)`));
    const pid = await pidOf(recorder);
    recorder.child.stdin.end();
    await new Promise((resume) => setTimeout(resume, 1800));
    expect(captureIn(recorder.folder).end).toBeDefined();
    expect(isAlive(pid)).toBe(true);
    recorder.child.kill("SIGTERM");
    expect((await recorder.finished).code).toBe(143);
    expect(isAlive(pid)).toBe(false);
  });

  it("keeps what comes later, however late", async () => {
    const server = script(
      'process.stdin.on("end", () => setTimeout(() => console.log(\'{"late":true}\'), 2200)).resume()',
    );
    const recorder = startRecorder(server);
    recorder.child.stdin.end();
    const { code, stdout } = await recorder.finished;
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 0, stdout: '{"late":true}\n' });
    const capture = captureIn(recorder.folder);
    expect(capture.records.map(summary)).toEqual([
      "process spawn",
      "process stdin-closed",
      's2c {"late":true}',
      "process exit",
    ]);
    expect(capture.end).toBeDefined();
  });
});

describe("a client that is gone", () => {
  function follow(source: string): {
    lifecycle: Lifecycle;
    child: ReturnType<typeof spawn>;
    own: EventEmitter & { ppid: number };
  } {
    const own = Object.assign(new EventEmitter(), { ppid: 100 });
    const child = spawn("sh", ["-c", source], { stdio: ["pipe", "ignore", "ignore"], detached: true });
    const lifecycle = new Lifecycle({
      child: child as typeof child & { pid: number },
      observer: UNOBSERVED,
      now: () => "",
      ladder: { ...LADDER, orphanIdle: 200, orphanGrace: 100 },
      stalled: () => false,
      process: own as unknown as NodeJS.Process,
    });
    lifecycle.outputEnded();
    lifecycle.outputEnded();
    return { lifecycle, child, own };
  }

  it("leaves a server that stays on to the recorder, which ends it", async () => {
    const { lifecycle, own } = follow("sleep 60");
    lifecycle.inputEnded();
    own.ppid = 1;
    expect(await lifecycle.over).toBe(143);
  });

  it("and one that does not hear SIGTERM too", async () => {
    const { lifecycle, own } = follow("trap '' TERM; sleep 60 & wait; sleep 60");
    await new Promise((resume) => setTimeout(resume, 100));
    lifecycle.inputEnded();
    own.ppid = 1;
    expect(await lifecycle.over).toBe(137);
  });

  it("is not assumed while the parent is there, or the server speaks", async () => {
    const { lifecycle, child, own } = follow("sleep 60");
    lifecycle.inputEnded();
    await new Promise((resume) => setTimeout(resume, 500));
    expect(child.exitCode ?? child.signalCode).toBe(null);
    lifecycle.outputSeen();
    own.ppid = 1;
    for (let i = 0; i < 8; i++) {
      await new Promise((resume) => setTimeout(resume, 50));
      lifecycle.outputSeen();
    }
    expect(child.exitCode ?? child.signalCode).toBe(null);
    own.emit("SIGTERM", "SIGTERM");
    expect(await lifecycle.over).toBe(143);
  });
});

describe("signals", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("%s reaches the server and its descendants", async (signal) => {
    const server = ["sh", "-c", `echo "{\\"pid\\": $$}"; sleep 60 & wait`];
    const recorder = startRecorder(server);
    const pid = await pidOf(recorder);
    recorder.child.kill(signal);
    const { code } = await recorder.finished;
    expect(code).toBe(128 + { SIGTERM: 15, SIGINT: 2, SIGHUP: 1 }[signal]);
    await until(() => groupMembers(pid).length === 0, 500);
    expect(captureIn(recorder.folder).records.map(summary).slice(-2)).toEqual([
      `process signal ${signal}`,
      `process exit ${signal}`,
    ]);
  });

  it("leave the exit status to a server that handles them", async () => {
    const recorder = startRecorder(
      script(
        `process.on("SIGTERM", () => setTimeout(() => { console.log('{"bye":1}'); process.exit(5) }, 300)); ${HELLO} setInterval(() => {}, 1000)`,
      ),
    );
    await pidOf(recorder);
    recorder.child.kill("SIGTERM");
    expect((await recorder.finished).code).toBe(5);
    expect(captureIn(recorder.folder).records.map(summary).slice(-3)).toEqual([
      "process signal SIGTERM",
      's2c {"bye":1}',
      "process exit",
    ]);
  });

  it("seal the capture within 0.8 s although the server ignores them; SIGKILL leaves no orphan", async () => {
    const recorder = startRecorder(
      script(`process.on("SIGTERM", () => {}); ${HELLO} setInterval(() => console.log("{}"), 50)`),
    );
    const pid = await pidOf(recorder);
    // As a client that only probes: SIGTERM at once, SIGKILL a second later.
    recorder.child.kill("SIGTERM");
    await new Promise((resume) => setTimeout(resume, 800));
    expect(captureIn(recorder.folder).end).toBeDefined();
    await new Promise((resume) => setTimeout(resume, 200));
    expect(isAlive(pid)).toBe(true);
    recorder.child.kill("SIGKILL");
    await until(() => !isAlive(pid), 1000);
    const capture = captureIn(recorder.folder);
    expect(capture.end).toBeDefined();
  });

  it("do not cut short a server that writes for a second after them", async () => {
    const server = script(`
      process.on("SIGTERM", () => { let n = 0; setInterval(() => { console.log(JSON.stringify({ n })); if (++n === 10) process.exit(0); }, 100); });
      ${HELLO} setInterval(() => {}, 1000)`);
    const recorder = startRecorder(server);
    await pidOf(recorder);
    recorder.child.stdin.end();
    recorder.child.kill("SIGTERM");
    const { code, stdout } = await recorder.finished;
    expect(code).toBe(0);
    expect(stdout.toString()).toContain('{"n":9}\n');
    const capture = captureIn(recorder.folder);
    expect(capture.records.map(summary)).toContain('s2c {"n":9}');
    expect(capture.records.map(summary).at(-1)).toBe("process exit");
    expect(capture.end).toBeDefined();
  });
});

describe("what outlives the server", () => {
  it("a descendant that holds stdout open does not keep the recorder", async () => {
    const recorder = startRecorder(["sh", "-c", "sleep 60 & echo $!; exit 4"]);
    const pid = Number(await firstLine(recorder.child.stdout));
    const { code, milliseconds } = await recorder.finished;
    expect(code).toBe(4);
    expect(milliseconds).toBeLessThan(3000);
    await until(() => !isAlive(pid), 500);
    expect(captureIn(recorder.folder).end).toBeDefined();
  });

  it("a descendant that still writes is heard to its end", async () => {
    const recorder = startRecorder(["sh", "-c", "(for i in 1 2 3 4; do sleep 0.5; echo $i; done) & exit 0"]);
    const { code, stdout } = await recorder.finished;
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 0, stdout: "1\n2\n3\n4\n" });
  });

  it("a quiet descendant without our pipes is ended too", async () => {
    const recorder = startRecorder(["sh", "-c", "sleep 60 >/dev/null 2>&1 & echo $!; exit 0"]);
    const pid = Number(await firstLine(recorder.child.stdout));
    expect((await recorder.finished).code).toBe(0);
    await until(() => !isAlive(pid), 500);
  });

  it("leaves no watchdog behind", async () => {
    const recorder = startRecorder(
      script(`process.on("SIGTERM", () => process.exit(0)); ${HELLO} setInterval(() => {}, 1000)`),
    );
    const pid = await pidOf(recorder);
    recorder.child.kill("SIGTERM");
    expect((await recorder.finished).code).toBe(0);
    await until(() => !spawnSync("pgrep", ["-f", `sh ${pid}$`]).stdout.toString(), 1000);
  });
});

describe("peers that close", () => {
  it("a server that closes its output is heard as closed while it goes on", async () => {
    const recorder = startRecorder(["sh", "-c", 'echo first; exec 1>&-; read line; echo "$line" >&2; exit 6']);
    const ended = new Promise((resolve) => recorder.child.stdout.on("end", () => resolve("ended")));
    expect(await Promise.race([ended, new Promise((resume) => setTimeout(resume, 3000, "open"))])).toBe("ended");
    recorder.child.stdin.write("more\n");
    const { code, stderr } = await recorder.finished;
    expect({ code, stderr }).toEqual({ code: 6, stderr: "more\n" });
  });

  it("a server that closes its input makes the client's write fail", async () => {
    const recorder = startRecorder(["sh", "-c", "exec 0<&-; echo closed; sleep 3; exit 0"]);
    const failed = new Promise((resolve) =>
      recorder.child.stdin.on("error", (error: NodeJS.ErrnoException) => resolve(error.code)),
    );
    await firstLine(recorder.child.stdout);
    const timer = setInterval(() => recorder.child.stdin.write("{}\n"), 50);
    expect(await Promise.race([failed, new Promise((resume) => setTimeout(resume, 2000, "taken"))])).toBe("EPIPE");
    clearInterval(timer);
    recorder.child.kill("SIGTERM");
    await recorder.finished;
  });

  it("a client that stops reading makes the server's write fail", async () => {
    const folder = temporaryFolder();
    const note = join(folder, "note");
    const server = script(
      `process.stdout.on("error", (error) => { require("fs").writeFileSync(${JSON.stringify(note)}, error.code); process.exit(9); }); setInterval(() => console.log("{}"), 20)`,
    );
    const recorder = startRecorder(server, { read: false });
    await new Promise((resume) => recorder.child.stdout.once("readable", resume));
    recorder.child.stdout.destroy();
    expect((await recorder.finished).code).toBe(9);
    expect(existsSync(note) && readFileSync(note, "utf8")).toBe("EPIPE");
    expect(captureIn(recorder.folder).end).toBeDefined();
  });

  it("the death of the server is recorded, with what it left unread", async () => {
    const server = script(`${HELLO} process.stdin.once("data", () => process.kill(process.pid, "SIGKILL"))`);
    const recorder = startRecorder(server);
    await pidOf(recorder);
    recorder.child.stdin.write('{"id":1}\n');
    expect((await recorder.finished).code).toBe(137);
    expect(captureIn(recorder.folder).records.map(summary).slice(-2)).toEqual(['c2s {"id":1}', "process exit SIGKILL"]);
  });
});

describe("a descendant that left the group and writes on", () => {
  it("is heard up to a limit, which the capture tells; the exit status is kept", async () => {
    const lost: string[] = [];
    const own = Object.assign(new EventEmitter(), { ppid: 100 });
    const child = spawn("sh", ["-c", "exit 5"], { stdio: ["pipe", "ignore", "ignore"], detached: true });
    const lifecycle = new Lifecycle({
      child: child as typeof child & { pid: number },
      observer: { ...UNOBSERVED, lost: (reason) => void lost.push(reason) },
      now: () => "",
      ladder: { ...LADDER, drainIdle: 200, drainLimit: 600 },
      stalled: () => false,
      process: own as unknown as NodeJS.Process,
    });
    const began = performance.now();
    const talk = setInterval(() => lifecycle.outputSeen(), 20);
    const status = await lifecycle.over;
    clearInterval(talk);
    expect(status).toBe(5);
    expect(performance.now() - began).toBeGreaterThan(550);
    expect(lost).toEqual(["a process that outlived the server went on writing"]);
  });

  it("does not keep the recorder", async () => {
    if (spawnSync("sh", ["-c", "command -v setsid"]).status !== 0) return;
    const writer = "while sleep 0.2; do echo '{}' || exit; done";
    const recorder = startRecorder(["sh", "-c", `setsid sh -c "${writer}" & exit 3`]);
    const { code, milliseconds } = await recorder.finished;
    expect(code).toBe(3);
    expect(milliseconds).toBeGreaterThan(LADDER.drainLimit - 1000);
    expect(milliseconds).toBeLessThan(LADDER.drainLimit + 5000);
    const { records, end } = captureIn(recorder.folder);
    expect(records.find((record) => record.type === "gap")).toMatchObject({
      reason: "a process that outlived the server went on writing",
    });
    expect(records.some((record) => record.type === "process" && record.event === "exit" && record.code === 3)).toBe(
      true,
    );
    expect(end?.dropped).toBe(1);
  }, 20_000);
});

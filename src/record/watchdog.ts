import { spawn } from "node:child_process";

export interface Watchdog {
  /** The group is gone or no longer ours to end: nothing happens when the recorder exits. */
  readonly dismiss: () => void;
}

/**
 * Ends a process group when this process dies without a word. A client that gives up kills the recorder with SIGKILL,
 * which nobody can hand on; the server in its own group would be left behind. The watchdog is a shell that waits for its
 * input to end, which happens when the recorder is gone, however that came.
 * @returns undefined where there is no POSIX shell
 */
export function watchGroup(leader: number): Watchdog | undefined {
  if (process.platform === "win32") return undefined;
  const shell = spawn("/bin/sh", ["-c", 'read -r _ || kill -9 "-$1"', "sh", String(leader)], {
    stdio: ["pipe", "ignore", "ignore"],
    // A group of its own: what is sent to the recorder's group must not reach it.
    detached: true,
    env: {},
    cwd: "/",
  });
  shell.on("error", () => {});
  shell.stdin.on("error", () => {});
  if (shell.pid === undefined) return undefined;
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  return { dismiss: () => void shell.stdin.write("\n") };
}

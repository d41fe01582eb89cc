import { constants } from "node:os";

/** Exit status of a process as a shell tells it: its code, or 128 + n when signal n ended it. */
export function exitStatus(code: number | null, signal: NodeJS.Signals | null): number {
  if (code !== null) return code;
  return signal === null ? 0 : 128 + (constants.signals[signal] ?? 0);
}

/**
 * Sends a signal to every process of a group. Without groups (Windows) only to its leader.
 * @param leader process id of the group's leader
 * @returns false when no process of the group is left
 */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === "win32" ? leader : -leader, signal);
  } catch (error) {
    // EPERM: there is one that we may not signal (a set-user-id program).
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Exit statuses of `record` that are its own; every other one is the server's (docs/guide.md). */
export const OWN_FAILURE = 125;
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;

/** @param code the system's code of a failed start */
export function startFailureStatus(code: string): number {
  if (code === "ENOENT") return NOT_FOUND;
  return code === "EACCES" || code === "ENOEXEC" || code === "ENOTDIR" || code === "E2BIG" || code === "EPERM"
    ? NOT_EXECUTABLE
    : OWN_FAILURE;
}

/** Why a command did not start, in one sentence. @param command without its secrets: it may be an assignment */
export function startFailureText(command: string, code: string): string {
  const shown = JSON.stringify(command.slice(0, 200));
  const status = startFailureStatus(code);
  if (status === NOT_FOUND)
    return `the command ${shown} was not found; give it as a path, or install it where PATH leads.`;
  if (status === NOT_EXECUTABLE) return `the command ${shown} cannot be executed (${code}).`;
  return `the command ${shown} could not be started (${code}).`;
}

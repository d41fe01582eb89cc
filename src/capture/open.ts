import { closeSync, constants, fstatSync, openSync } from "node:fs";
import { UserError } from "../errors/user-error.ts";

/**
 * Opens a regular file for reading.
 * @param label how messages name it, escaped
 * @throws UserError (3)
 */
export function openCaptureFile(path: string, label: string): number {
  let fd: number;
  try {
    // Non-blocking, so that a pipe put there cannot hold the run.
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw asUserError(error, label);
  }
  if (fstatSync(fd).isFile()) return fd;
  closeSync(fd);
  throw new UserError(`${label} is not a regular file: name a session log.`, 3);
}

/** An error of the file system as the user's; any other error as it is. */
export function asUserError(error: unknown, label: string): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string" || !/^E[A-Z0-9]+$/.test(code)) return error;
  if (code === "ENOENT") return new UserError(`${label} does not exist: check the path.`, 3);
  return new UserError(`${label} cannot be read (${code}): check the file and its permissions.`, 3);
}

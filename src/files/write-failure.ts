import { UserError } from "../errors/user-error.ts";

/** Codes that say nothing of the place: the same command may go well once there is room, or another disk. */
const NO_ROOM: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO"]);

/**
 * That something was not written, as the user's matter: 2 for a place that was chosen badly, 3 where the place is right and the
 * system gave out, for then the run ended incomplete.
 * @param label what was to be written, escaped
 * @param code of the system
 */
export function writeFailure(label: string, code: string): UserError {
  return new UserError(`${label} was not written: ${reason(code)}.`, NO_ROOM.has(code) ? 3 : 2);
}

function reason(code: string): string {
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return `no space is left (${code}); make room and run again`;
    case "EACCES":
    case "EPERM":
      return `its folder may not be written to (${code}); check the permissions or choose another place`;
    case "EROFS":
      return "the file system is read-only; choose another place";
    case "ENOENT":
    case "ENOTDIR":
      return "a folder on the way to it is a file or is gone; choose another place";
    case "ENAMETOOLONG":
      return "its path is longer than this system takes";
    case "ELOOP":
      return "a link on the way to it leads to itself; choose another place";
    case "EISDIR":
      return "it is a folder; name a file in it";
    default:
      return `the system says ${code}`;
  }
}

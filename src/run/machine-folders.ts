import type { NamedFolder } from "../capture/tidy/volatile-text.ts";

/** Shorter paths are parts of others by chance. */
const MIN_LENGTH = 5;

/**
 * Folders that belong to the machine and stand in what a server says: the project, the user's own, the temporary one.
 * @param root absolute
 * @returns the longest path first
 */
export function machineFolders(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly NamedFolder[] {
  const home = environment.HOME ?? environment.USERPROFILE;
  const temporary = environment.TMPDIR ?? environment.TEMP;
  const folders = [
    // A folder right below the top is no project of its own: too much would match it.
    { path: root, as: "/project", parts: 2 },
    { path: home ?? "", as: "/home/user", parts: 1 },
    { path: temporary ?? "", as: "/tmp", parts: 2 },
  ];
  return folders
    .map(({ path, ...rest }) => ({ ...rest, path: path.replace(/[/\\]+$/, "") }))
    .filter(({ path, parts }) => path.length >= MIN_LENGTH && path.split(/[/\\]/).length > parts)
    .sort((a, b) => b.path.length - a.path.length || (a.path < b.path ? -1 : 1))
    .map(({ path, as }) => ({ path, as }));
}

/**
 * The deepest package folder above a file; "." when there is none.
 * @param path relative to the root, POSIX
 * @param folders the folders of packages, the same way
 */
export function packageFolder(path: string, folders: ReadonlyMap<string, unknown>): string {
  let folder = path;
  for (let cut = folder.lastIndexOf("/"); cut > 0; cut = folder.lastIndexOf("/")) {
    folder = folder.slice(0, cut);
    if (folders.has(folder)) return folder;
  }
  return ".";
}

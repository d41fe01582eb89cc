import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve("notes");

export async function readNote(name: string): Promise<string> {
  // Joining does not keep the path inside: "../../.ssh/id_rsa" is a note, too.
  // expect: path-traversal
  return readFile(path.join(root, name), "utf8");
}

export async function listNotes(folder: string): Promise<string[]> {
  const target = path.resolve(root, folder);
  if (target !== root && !target.startsWith(root + path.sep)) {
    throw new Error("The folder must be inside the notes folder.");
  }
  return readdir(target);
}

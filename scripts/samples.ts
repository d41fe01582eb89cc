/**
 * Fills the samples of the documentation with what the commands really print: a comment `sample: <command>` and the console
 * block below it. `npm run samples` runs them with dist/ and rewrites the files; a test compares.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SAMPLE = /(<!-- sample: (.+?) -->\n```console\n)([\s\S]*?)(```)/g;

/** Documents that may hold samples, relative to the project. */
export const DOCUMENTS: readonly string[] = ["README.md"];

/** @param run gives what a command prints on standard output */
export function fillSamples(markdown: string, run: (command: string) => string): string {
  return markdown.replace(SAMPLE, (_whole, head: string, command: string, _old: string, end: string) => {
    return `${head}$ ${command}\n${run(command).trimEnd()}\n${end}`;
  });
}

/** Runs `node …` in a folder; a sample may end with any status. */
export function runSample(folder: string, command: string): string {
  const [program, ...args] = command.split(" ");
  if (program !== "node") throw new Error(`a sample runs node, not ${program}`);
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stdout;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  for (const name of DOCUMENTS) {
    const file = join(root, name);
    writeFileSync(
      file,
      fillSamples(readFileSync(file, "utf8"), (command) => runSample(root, command)),
    );
  }
}

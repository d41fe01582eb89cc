/**
 * Fills the samples of the documentation with what the commands really print: a comment `sample: <command>` and the console
 * block below it. With `| first finding` behind the command, of a text report only that and the verdict. `npm run samples`
 * runs them with dist/ and rewrites the files; a test compares.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SAMPLE = /(<!-- sample: (.+?)( \| first finding)? -->\n```console\n)[\s\S]*?(```)/g;

/** Documents that may hold samples, relative to the project. */
export const DOCUMENTS: readonly string[] = ["README.md"];

/** @param run gives what a command prints on standard output */
export function fillSamples(markdown: string, run: (command: string) => string): string {
  return markdown.replace(SAMPLE, (_whole, head: string, command: string, only: string | undefined, end: string) => {
    const printed = run(command).trimEnd();
    return `${head}$ ${command}\n${only === undefined ? printed : firstFinding(printed)}\n${end}`;
  });
}

/** The first block of a text report and its last line, with the mark of what is left out between them. */
function firstFinding(report: string): string {
  const blocks = report.split("\n\n");
  return blocks.length < 3 ? report : `${blocks[0]}\n…\n${blocks.at(-1)}`;
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

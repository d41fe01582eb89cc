import { type Command, InvalidArgumentError } from "commander";
import { writeIfPossible } from "../../run/outputs.ts";
import { errorLine } from "../error-line.ts";
import type { Terminal } from "../terminal.ts";

interface TidyFlags {
  readonly output?: string;
  readonly inPlace?: true;
  readonly compare?: string;
  readonly exactTimes?: true;
  readonly cutOver?: number;
  readonly config?: string;
}

/** `portlight capture tidy`: captures for committing. */
export function captureTidyCommand(capture: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  capture
    .command("tidy")
    .argument("<captures...>", "captures of portlight's own recorder")
    .option("-o, --output <file>", "where the tidied capture goes; without it, to standard output")
    .option("--in-place", "replace the captures themselves")
    .option("--compare <capture>", "another recording of the same test: what differs there is volatile from now on")
    .option("--exact-times", "keep the time between records to the microsecond")
    .option("--cut-over <bytes>", "put a digest for contents of results that are longer; never keeps all", bytes)
    .option("--config <file>", "use this configuration instead of .portlight/config.yml")
    .description("make a capture for committing: the same test gives the same text, and the same is found in it")
    .action(async (captures: string[], flags: TidyFlags) => {
      const { tidyCaptures } = await import("../../run/tidy-captures.ts");
      const said = await tidyCaptures({
        cwd: terminal.cwd,
        environment: terminal.env,
        captures,
        output: flags.output,
        inPlace: flags.inPlace === true,
        compare: flags.compare,
        exactTimes: flags.exactTimes === true,
        cutOver: flags.cutOver,
        config: flags.config,
        stdout: terminal.stdout,
      });
      for (const sentence of said) await writeIfPossible(terminal.stderr, errorLine(sentence));
      finish(0);
    });
}

function bytes(value: string): number {
  if (value === "never") return Number.POSITIVE_INFINITY;
  if (!/^[0-9]{1,12}$/.test(value)) throw new InvalidArgumentError("It is a number of bytes, or never.");
  // A digest is shorter than what it stands for.
  return Math.max(Number(value), 256);
}

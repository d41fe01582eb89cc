import type { Command } from "commander";
import { VERSION } from "../../catalog/product.ts";
import { UserError } from "../../errors/user-error.ts";
import type { RuleSettings } from "../../record/rules.ts";
import { configuredSecrets } from "../configured-secrets.ts";
import { type RedactionFlags, redactionOptions, redactionRules } from "../redaction-rules.ts";
import type { Terminal } from "../terminal.ts";

interface RecordFlags extends RedactionFlags {
  readonly name?: string;
  readonly sessionDir?: string;
  readonly redact: boolean;
}

/** `portlight record [options] -- <server command…>`: relays stdio byte for byte and writes a capture. */
export function recordCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  const command = program
    .command("record")
    .argument("<command...>", "what starts the server; put -- before it")
    .option("--name <key>", "name of the session's file (else PORTLIGHT_SESSION_NAME, else the server's)")
    .option("--session-dir <folder>", "where the capture goes (else PORTLIGHT_SESSION_DIR, else .portlight/sessions)")
    .option("--no-redact", "store secrets in the clear; never for a capture that leaves this machine");
  redactionOptions(command)
    .description("start a server, relay its stdio unchanged, write what was said to a capture")
    .passThroughOptions()
    .action(async (argv: string[], flags: RecordFlags) => {
      const { name, sessionDir, redact } = flags;
      const { record } = await import("../../record/record.ts");
      const { env, cwd } = terminal;
      const rules = await rulesOf(flags, cwd);
      finish(
        await record({
          argv,
          redact,
          version: VERSION,
          environment: env,
          cwd,
          ...(rules === undefined ? {} : { rules }),
          ...(name === undefined ? {} : { name }),
          ...(sessionDir === undefined ? {} : { sessionDir }),
        }),
      );
    });
}

/** Rules as plain data. @throws UserError for one that cannot be used */
async function rulesOf(flags: RecordFlags, cwd: string): Promise<RuleSettings | undefined> {
  const given = await redactionRules(flags);
  if (given && !flags.redact)
    throw new UserError("--no-redact and rules for redaction exclude each other: leave one of them out");
  const secrets = flags.redact ? await configuredSecrets(cwd) : undefined;
  if (!given && !secrets) return undefined;
  const { redactKey = [], redactSecretKeys = false, redactValue = [], redactPath = [] } = flags;
  return { keys: redactKey, secretKeys: redactSecretKeys, values: redactValue, paths: redactPath, ...secrets };
}

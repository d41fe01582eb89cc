import type { Command } from "commander";
import { VERSION } from "../../catalog/product.ts";
import { UserError } from "../../errors/user-error.ts";
import type { RecordRules } from "../../record/record.ts";
import { collect } from "../options.ts";
import type { Terminal } from "../terminal.ts";

interface RecordFlags {
  readonly name?: string;
  readonly sessionDir?: string;
  readonly redact: boolean;
  readonly redactKey?: readonly string[];
  readonly redactSecretKeys?: boolean;
  readonly redactValue?: readonly string[];
  readonly redactPath?: readonly string[];
}

/** `portlight record [options] -- <server command…>`: relays stdio byte for byte and writes a capture. */
export function recordCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  program
    .command("record")
    .argument("<command...>", "what starts the server; put -- before it")
    .option("--name <key>", "name of the session's file (else PORTLIGHT_SESSION_NAME, else the server's)")
    .option("--session-dir <folder>", "where the capture goes (else PORTLIGHT_SESSION_DIR, else .portlight/sessions)")
    .option("--no-redact", "store secrets in the clear; never for a capture that leaves this machine")
    .option(
      "--redact-key <name>",
      "redact what stands under this key, whatever its case and separators; repeatable",
      collect,
    )
    .option("--redact-secret-keys", "the same for every key that means a secret: password, x-api-key, id_token …")
    .option("--redact-value <regex>", "redact what matches in values (RE2); repeatable", collect)
    .option("--redact-path <path>", "redact a place of messages, such as $.params.arguments.pin; repeatable", collect)
    .description("start a server, relay its stdio unchanged, write what was said to a capture")
    .passThroughOptions()
    .action(async (argv: string[], flags: RecordFlags) => {
      const { name, sessionDir, redact } = flags;
      const { record } = await import("../../record/record.ts");
      const rules = await rulesOf(flags);
      const { env, cwd } = terminal;
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

/** @throws UserError for a pattern or a path that is none; what was given is not repeated: it may be the secret itself */
async function rulesOf(flags: RecordFlags): Promise<RecordRules | undefined> {
  const { redactKey = [], redactSecretKeys = false, redactValue = [], redactPath = [] } = flags;
  if (!redactSecretKeys && redactKey.length + redactValue.length + redactPath.length === 0) return undefined;
  if (!flags.redact)
    throw new UserError("--no-redact and rules for redaction exclude each other: leave one of them out");
  const { keyRule, pathPattern } = await import("../../content/redact.ts");
  if (redactKey.some((key) => !/[\p{L}\p{N}]/u.test(key))) {
    throw new UserError("--redact-key names no key: give it the name of a member, such as --redact-key pin");
  }
  const paths = redactPath.map((text, index) => {
    const path = pathPattern(text);
    if (path) return path;
    throw new UserError(
      `--redact-path ${index + 1} is no path: write $ for the message and then .name, ['name'], [0], .*, [*], ..name, such as $.params.arguments.pin`,
    );
  });
  const values = redactValue.length === 0 ? [] : await matchersOf(redactValue);
  return {
    ...((redactSecretKeys || redactKey.length > 0) && {
      isSecretKey: keyRule(redactKey, { preset: redactSecretKeys }),
    }),
    paths,
    values,
  };
}

async function matchersOf(patterns: readonly string[]): Promise<NonNullable<RecordRules["values"]>> {
  const { linearPattern } = await import("../../content/linear-pattern.ts");
  return patterns.map((pattern, index) => {
    const matcher = linearPattern(pattern);
    if (typeof matcher !== "string") return matcher;
    throw new UserError(
      `--redact-value ${index + 1} is no usable expression: it must be one of RE2, at most 1000 characters long, and must not match an empty text`,
    );
  });
}

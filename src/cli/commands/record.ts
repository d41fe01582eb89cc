import type { Command } from "commander";
import { VERSION } from "../../catalog/product.ts";
import { UserError } from "../../errors/user-error.ts";
import type { RuleSettings } from "../../record/rules.ts";
import { configuredSecrets } from "../configured-secrets.ts";
import { type RedactionFlags, redactionOptions, redactionRules } from "../redaction-rules.ts";
import type { Terminal } from "../terminal.ts";

interface RecordFlags extends RedactionFlags {
  readonly http?: string;
  readonly listen?: string;
  readonly expose?: boolean;
  readonly urlFile?: string;
  readonly wait?: string;
  readonly name?: string;
  readonly sessionDir?: string;
  readonly redact: boolean;
  readonly commit?: boolean;
  readonly repeat?: string;
}

/**
 * `portlight record [options] -- <server command…>`: relays stdio byte for byte and writes a capture; with `--http <url>` the
 * same for HTTP, where the command may be left out.
 */
export function recordCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  const command = program
    .command("record")
    .argument("[command...]", "what starts the server; put -- before it")
    .option("--name <key>", "name of the session's file (else PORTLIGHT_SESSION_NAME, else the server's)")
    .option("--session-dir <folder>", "where the capture goes (else PORTLIGHT_SESSION_DIR, else .portlight/sessions)")
    .option(
      "--http <url>",
      "record a server over HTTP: where it listens, with the path; without a command it runs already",
    )
    .option("--listen <address>", "with --http: where clients connect (default 127.0.0.1:0, a free port)")
    .option("--expose", "with --http: let --listen name an address that other machines reach")
    .option("--url-file <file>", "with --http: write the address for clients to a file, once they may connect")
    .option("--wait <seconds>", "with --http: how long the server has until it accepts connections (default 30)")
    .option("--commit", "put a tidied capture in place of the committed one, and say what changed")
    .option("--repeat <n>", "with --commit: what differs between the first n recordings is volatile from then on")
    .option("--no-redact", "store secrets in the clear; never for a capture that leaves this machine");
  redactionOptions(command)
    .description("start a server, relay its stdio or its HTTP unchanged, write what was said to a capture")
    .passThroughOptions()
    .action(async (argv: string[], flags: RecordFlags) => {
      const { name, sessionDir, redact } = flags;
      const relay = httpOptions(flags);
      if (!relay && argv.length === 0)
        throw new UserError(
          "missing required argument 'command': write the server's command after --, or give a server's address with --http",
        );
      const { env, cwd } = terminal;
      const rules = await rulesOf(flags, cwd);
      const options = {
        argv,
        redact,
        version: VERSION,
        environment: env,
        cwd,
        ...(rules === undefined ? {} : { rules }),
        ...(name === undefined ? {} : { name }),
        ...(sessionDir === undefined ? {} : { sessionDir }),
      };
      const run = async (where?: { sessionDir: string }): Promise<number> => {
        if (relay) {
          const { recordHttp } = await import("../../record/http/record-http.ts");
          return await recordHttp({ ...options, ...relay, ...where });
        }
        const { record } = await import("../../record/record.ts");
        return await record({ ...options, ...where });
      };
      if (flags.commit || flags.repeat !== undefined) {
        const { commitRecording } = await import("../commit-recording.ts");
        finish(await commitRecording(flags, terminal, (sessionDir) => run({ sessionDir })));
      } else finish(await run());
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

/** @throws UserError for options of the relay without an address, and for a time that is none */
function httpOptions({ http, listen, expose, urlFile, wait }: RecordFlags) {
  const given = Object.entries({ listen, expose, "url-file": urlFile, wait }).find(([, value]) => value !== undefined);
  if (http === undefined) {
    if (given) throw new UserError(`--${given[0]} belongs to --http <url>: name the server's address, or leave it out`);
    return undefined;
  }
  const seconds = Number(wait ?? 30);
  if (wait === "" || !(seconds > 0 && seconds <= 3600)) {
    throw new UserError("--wait takes seconds, from 1 to 3600");
  }
  return {
    http,
    wait: 1000 * seconds,
    ...(listen !== undefined && { listen }),
    ...(expose !== undefined && { expose }),
    ...(urlFile !== undefined && { urlFile }),
  };
}

/** What a user wants redacted beside what always is: options of `record` and of `capture redact`. */
import type { Command } from "commander";
import type { RedactionRules } from "../content/redact/types.ts";
import { UserError } from "../errors/user-error.ts";
import { collect } from "./options.ts";

export interface RedactionFlags {
  readonly redactKey?: readonly string[];
  readonly redactSecretKeys?: boolean;
  readonly redactValue?: readonly string[];
  readonly redactPath?: readonly string[];
}

export function redactionOptions(command: Command): Command {
  return command
    .option(
      "--redact-key <name>",
      "redact what stands under this key, whatever its case and separators; repeatable",
      collect,
    )
    .option("--redact-secret-keys", "the same for every key that means a secret: password, x-api-key, id_token …")
    .option("--redact-value <regex>", "redact what matches in values (RE2); repeatable", collect)
    .option("--redact-path <path>", "redact a place of messages, such as $.params.arguments.pin; repeatable", collect);
}

type Rules = Pick<RedactionRules, "isSecretKey" | "values" | "paths">;

/**
 * @returns undefined when none was given
 * @throws UserError for a pattern or a path that is none; what was given is not repeated: it may be the secret itself
 */
export async function redactionRules(flags: RedactionFlags): Promise<Rules | undefined> {
  const { redactKey = [], redactSecretKeys = false, redactValue = [], redactPath = [] } = flags;
  if (!redactSecretKeys && redactKey.length + redactValue.length + redactPath.length === 0) return undefined;
  const { keyRule, pathPattern } = await import("../content/redact.ts");
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

async function matchersOf(patterns: readonly string[]): Promise<NonNullable<Rules["values"]>> {
  const { linearPattern } = await import("../content/linear-pattern.ts");
  return patterns.map((pattern, index) => {
    const matcher = linearPattern(pattern);
    if (typeof matcher !== "string") return matcher;
    throw new UserError(
      `--redact-value ${index + 1} is no usable expression: it must be one of RE2, at most 1000 characters long, and must not match an empty text`,
    );
  });
}

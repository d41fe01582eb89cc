/** What a user adds to redaction, as plain data that reaches the thread which redacts, and ready to use. */
import { keyRule, pathPattern, type RedactionRules } from "../content/redact.ts";

export interface RuleSettings {
  /** Names of members whose values are taken out, whatever their case and separators. */
  readonly keys?: readonly string[];
  /** The same for every name that means a secret. */
  readonly secretKeys?: boolean;
  /** Expressions of RE2; what matches in values is taken out. */
  readonly values?: readonly string[];
  /** Places such as `$.params.arguments.pin`. */
  readonly paths?: readonly string[];
  /** Names of packs, and patterns of the configuration: secrets by their shape. */
  readonly packs?: readonly string[];
  readonly patterns?: readonly { readonly kind: string; readonly pattern: string; readonly validator?: string }[];
}

/** @throws Error for a rule that cannot be used: whoever takes them from a user tells that before */
export async function compileRules(settings: RuleSettings): Promise<Omit<RedactionRules, "exact">> {
  const { keys = [], secretKeys = false, values = [], paths = [], packs = [], patterns = [] } = settings;
  // The engine of expressions is large, and most sessions have none.
  const linear = values.length === 0 ? undefined : await import("../content/linear-pattern.ts");
  const custom = patterns.length === 0 ? undefined : await import("../content/secrets/custom.ts");
  return {
    ...((secretKeys || keys.length > 0) && { isSecretKey: keyRule(keys, { preset: secretKeys }) }),
    ...(paths.length > 0 && { paths: paths.map((path) => usable(pathPattern(path))) }),
    ...(linear && { values: values.map((pattern) => usable(linear.linearPattern(pattern))) }),
    ...((custom || packs.length > 0) && {
      secrets: { packs, ...(custom && { custom: custom.compileCustomPatterns(patterns) }) },
    }),
  };
}

function usable<T>(rule: T | string | undefined): T {
  if (rule === undefined || typeof rule === "string") throw new Error("a rule of redaction that cannot be used");
  return rule;
}

/** `portlight capture redact`: another capture without what must not be in it. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { type RedactionCount, redaction } from "../capture/redact.ts";
import { originalOf, rewritten } from "../capture/rewrite.ts";
import { VERSION } from "../catalog/product.ts";
import { loadConfig } from "../config/load.ts";
import { addedSecrets } from "../content/added-secrets.ts";
import { shownPath } from "../content/input-text.ts";
import type { RedactionRules } from "../content/redact/types.ts";
import { UserError } from "../errors/user-error.ts";
import { writeFileOutput } from "./outputs.ts";
import { findRoot } from "./root.ts";

export interface RedactCaptureRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly capture: string;
  /** Where the other capture goes; never the capture itself, under no name. */
  readonly output: string;
  readonly config?: string | undefined;
  readonly rules: Pick<RedactionRules, "isSecretKey" | "values" | "paths"> | undefined;
}

/**
 * @returns a sentence about what was done
 * @throws UserError
 */
export async function redactCapture(request: RedactCaptureRequest): Promise<string> {
  const { cwd, capture, output, rules } = request;
  const root = findRoot(cwd);
  const path = resolve(cwd, capture);
  const explicitPath = request.config === undefined ? undefined : resolve(cwd, request.config);
  const config = await loadConfig({ root, start: cwd, explicitPath });
  const original = originalOf(path, shownPath(capture), "redacted");
  refuseSameFile(path, resolve(cwd, output), output);
  const secrets = await addedSecrets(config.secrets);
  const count: RedactionCount = { values: 0, records: 0 };
  const all = { ...rules, ...(secrets && { secrets }) };
  writeFileOutput(root, cwd, output, rewritten(original, redaction(original, all, `portlight/${VERSION}`, count)));
  const state =
    original.summary.state === "self-consistent"
      ? ""
      : ` The capture was ${original.summary.state}; so is what was made of it.`;
  const what =
    count.values === 0
      ? "nothing had to be taken out"
      : `${count.values} ${count.values === 1 ? "value was" : "values were"} taken out`;
  return `${shownPath(output)}: ${what}.${state}\n`;
}

/** @throws UserError when both names lead to one file */
function refuseSameFile(source: string, target: string, shown: string): void {
  const existing = statSync(target, { throwIfNoEntry: false });
  const { dev, ino } = statSync(source);
  if (source !== target && !(existing && existing.dev === dev && existing.ino === ino)) return;
  throw new UserError(
    `${shownPath(shown)} is the capture itself, and what is redacted cannot be got back: name another file with -o.`,
  );
}

/** `portlight capture verify`: whether captures are whole, and fit to be committed. */
import { EffectsLogError } from "../capture/reader.ts";
import { problemWords, type Verification, verifyCapture } from "../capture/verify.ts";
import { visibleName } from "../catalog/message.ts";
import { VERSION } from "../catalog/product.ts";
import { shownPath } from "../content/input-text.ts";
import { jsonText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import { captureInputs } from "./inputs.ts";
import { findRoot } from "./root.ts";

/** What a capture may be required to be, beside whole. */

export type Requirement = "redacted" | "tidy";

export interface VerifyRequest {
  /** Absolute real path. */
  readonly cwd: string;
  /** Captures, folders, patterns. */
  readonly captures: readonly string[];
  readonly require: readonly Requirement[];
  readonly format: "text" | "json";
}

export interface VerifyResult {
  readonly text: string;
  /** One sentence for each input that is no capture or cannot be read. */
  readonly problems: readonly string[];
  /** 3 an input cannot be read, 1 a capture is edited or incomplete or not as required, 0. */
  readonly exitCode: number;
}

interface Verified extends Verification {
  readonly path: string;
  readonly unmet: readonly Requirement[];
}

/** Reads each capture once. @throws UserError for a pattern that cannot be used */
export function verifyCaptures({ cwd, captures, require, format }: VerifyRequest): VerifyResult {
  const inputs = captureInputs(findRoot(cwd), cwd, captures);
  const verified: Verified[] = [];
  const problems = [
    ...inputs.problems,
    ...inputs.notAnalysed.map(({ path, reason }) => `${shownPath(path)} was not read (${reason}).`),
  ];
  for (const { file, shown, isNamed } of inputs.captures) {
    try {
      const verification = verifyCapture(file, { label: shown });
      verified.push({ ...verification, path: shown, unmet: unmetBy(verification, require) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // A folder may hold logs of observed effects beside the sessions.
      if (isNamed || !(error instanceof EffectsLogError)) problems.push(error.message);
    }
  }
  const failed = verified.some(({ summary, unmet }) => !isWhole(summary.state) || unmet.length > 0);
  return {
    text: format === "json" ? asJson(verified, problems) : asText(verified, inputs.empty),
    problems,
    exitCode: problems.length > 0 ? 3 : failed ? 1 : 0,
  };
}

/** Other recorders' logs cannot say whether they are whole, which is no fault of the file. */
function isWhole(state: Verification["summary"]["state"]): boolean {
  return state === "self-consistent" || state === "unknown";
}

function unmetBy({ redaction, tidy }: Verification, required: readonly Requirement[]): Requirement[] {
  const met: Readonly<Record<Requirement, boolean>> = {
    redacted: redaction !== "none" && redaction !== "unknown",
    tidy,
  };
  return required.filter((requirement) => !met[requirement]);
}

function asText(verified: readonly Verified[], empty: readonly string[]): string {
  const lines = verified.map((one) => `${shownPath(one.path)}: ${sentence(one)}\n`);
  lines.push(...empty.map((name) => `${shownPath(name)}: holds no capture.\n`));
  if (verified.length > 1) lines.push(`${counted(verified)}.\n`);
  return lines.join("");
}

function counted(verified: readonly Verified[]): string {
  const of = (state: string): number => verified.filter(({ summary }) => summary.state === state).length;
  const states = ["self-consistent", "edited", "incomplete", "unknown"].filter((state) => of(state) > 0);
  const unmet = verified.filter((one) => one.unmet.length > 0).length;
  return [
    `${verified.length} captures: ${states.map((state) => `${of(state)} ${state}`).join(", ")}`,
    ...(unmet > 0 ? [`${unmet} not as required`] : []),
  ].join("; ");
}

function sentence(one: Verified): string {
  const { summary, redaction, tidy, unmet } = one;
  const { state, format, frames } = summary;
  const reasons = problemWords(summary);
  const head = state === "unknown" ? `a log of ${format}, which cannot say whether it is whole` : state;
  const facts = [
    `${frames.c2s + frames.s2c} messages`,
    redaction === "none"
      ? "not redacted"
      : redaction === "unknown"
        ? "does not say whether it is redacted"
        : `redacted (${visibleName(redaction)})`,
    tidy ? "made for committing" : "as recorded",
  ];
  const why = reasons.length === 0 ? "" : `: ${reasons.join("; ")}`;
  const required = unmet.length === 0 ? "" : ` It has to be ${unmet.join(" and ")}.`;
  return `${head}${why} (${facts.join(", ")}).${lineEnds(summary)}${required}`;
}

/** Converted line ends alone make no edit: the digest is that of the lines with their own ends. */
function lineEnds({ convertedLineEnds }: Verification["summary"]): string {
  return convertedLineEnds
    ? " Its line ends were converted to CRLF: write `*.mcp.jsonl -text` to .gitattributes and check it out again."
    : "";
}

function asJson(verified: readonly Verified[], problems: readonly string[]): string {
  const report = {
    schemaVersion: 1,
    tool: { name: "portlight", version: VERSION },
    command: "capture verify",
    captures: verified.map(({ path, summary, redaction, tidy, unmet }) => ({
      path,
      format: summary.format,
      state: summary.state,
      problems: summary.problems,
      convertedLineEnds: summary.convertedLineEnds,
      records: summary.records,
      frames: summary.frames,
      dropped: summary.dropped,
      missing: summary.missing,
      outOfOrder: summary.outOfOrder,
      damaged: summary.damagedCount,
      damagedLines: summary.damaged,
      redaction,
      tidy,
      unmet,
    })),
    problems,
  };
  return `${jsonText(JSON.stringify(report, null, 2))}\n`;
}

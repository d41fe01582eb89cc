import { terminalText } from "../content/neutralise.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Every input of action.yml; a test compares the two. */
export const INPUTS = [
  "paths",
  "working-directory",
  "captures",
  "config",
  "baseline",
  "base-ref",
  "fail-on",
  "min-severity",
  "strict",
  "annotations",
  "max-annotations",
  "job-summary",
  "sarif-file",
  "junit-file",
  "json-file",
] as const;

type InputName = (typeof INPUTS)[number];

export interface ActionInputs {
  readonly paths: readonly string[];
  readonly workingDirectory: string;
  readonly captures: readonly string[];
  readonly config?: string;
  readonly baseline?: string;
  /** A revision, or `none`; undefined: the event's. */
  readonly baseRef?: string;
  readonly failOn?: readonly string[];
  readonly minSeverity?: string;
  readonly strict: boolean;
  readonly annotations: boolean;
  /** Per level; the runner shows no more than 10. */
  readonly maxAnnotations: number;
  readonly jobSummary: boolean;
  readonly sarifFile?: string;
  readonly junitFile?: string;
  readonly jsonFile?: string;
}

/** GitHub shows ten annotations per level and step; what follows is dropped without a word. */
const MOST_ANNOTATIONS = 10;

/**
 * Reads the inputs as the runner hands them over: `fail-on` as INPUT_FAIL-ON, unset ones as empty texts.
 * @throws UserError for an unknown input (the runner itself only warns and drops the value) or a value of a wrong form
 */
export function readInputs(env: Environment): ActionInputs {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(env)) {
    if (!key.startsWith("INPUT_") || value === undefined) continue;
    const name = key.slice("INPUT_".length).toLowerCase();
    if (!(INPUTS as readonly string[]).includes(name)) {
      if (value.trim() === "") continue;
      throw new UserError(`unknown input ${terminalText(name)}${didYouMean(name, INPUTS)}.`);
    }
    if (value.trim() !== "") values.set(name, value.trim());
  }
  const text = (name: InputName): string | undefined => values.get(name);
  const list = (name: InputName): string[] => splitList(values.get(name) ?? "");
  const flag = (name: InputName, fallback: boolean): boolean => {
    const value = values.get(name);
    if (value === undefined) return fallback;
    if (/^(true|True|TRUE)$/.test(value)) return true;
    if (/^(false|False|FALSE)$/.test(value)) return false;
    throw new UserError(`input ${name} is ${terminalText(value)}: write true or false.`);
  };
  const failOn = list("fail-on");
  return {
    paths: list("paths"),
    workingDirectory: text("working-directory") ?? ".",
    captures: list("captures"),
    ...optional("config", text("config")),
    ...optional("baseline", text("baseline")),
    ...optional("baseRef", text("base-ref")),
    ...(failOn.length > 0 ? { failOn } : {}),
    ...optional("minSeverity", text("min-severity")),
    strict: flag("strict", false),
    annotations: flag("annotations", true),
    maxAnnotations: atMostTen(text("max-annotations")),
    jobSummary: flag("job-summary", true),
    ...optional("sarifFile", text("sarif-file")),
    ...optional("junitFile", text("junit-file")),
    ...optional("jsonFile", text("json-file")),
  };
}

/** Members of a list on lines of their own or with commas between. */
function splitList(value: string): string[] {
  return value
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function atMostTen(value: string | undefined): number {
  if (value === undefined) return MOST_ANNOTATIONS;
  const count = Number(value);
  if (/^\d{1,2}$/.test(value) && count <= MOST_ANNOTATIONS) return count;
  throw new UserError(`input max-annotations is ${terminalText(value)}: write a number from 0 to ${MOST_ANNOTATIONS}.`);
}

function optional<K extends string>(key: K, value: string | undefined): { [P in K]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: string };
}

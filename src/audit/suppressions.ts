import type { SourceSuppression } from "../findings/judgement.ts";
import { configComments } from "./config-comments.ts";
import type { SourceText } from "./ir/source-text.ts";
import type { Comment, Statement } from "./ir/types.ts";
import { visitTree } from "./server/tree.ts";
import type { ConfigLanguage, SourceFile } from "./types.ts";

/** How much of a comment is read: a suppression is one line. */
const MAX_COMMENT = 500;

const SHELL = ["shell-injection", "shell-passthrough", "shell-passthrough-readonly"];
const CODE = ["code-injection", "code-passthrough", "code-passthrough-readonly"];

/** Rules that bandit's ids and names stand for, for `# nosec B602`. Source: bandit's list of plugins. */
const BANDIT: ReadonlyMap<string, readonly string[]> = new Map([
  ["B102", CODE],
  ["exec_used", CODE],
  ["B307", CODE],
  ["B104", ["bind-all-interfaces"]],
  ["hardcoded_bind_all_interfaces", ["bind-all-interfaces"]],
  ["B602", SHELL],
  ["subprocess_popen_with_shell_equals_true", SHELL],
  ["B604", SHELL],
  ["any_other_function_with_shell_equals_true", SHELL],
  ["B605", SHELL],
  ["start_process_with_a_shell", SHELL],
  ["B609", SHELL],
  ["linux_commands_wildcard_injection", SHELL],
]);

/**
 * The suppressions that a file's comments hold: `portlight: ignore[rule-id, …] reason` in any language, `# nosec` with or
 * without bandit's ids in Python. Only comment tokens count; a text that looks like one does not.
 * A comment behind code covers its line. One that stands alone covers the next statement; of a statement with a body
 * only its head, so that no comment silences a whole function.
 */
export function sourceSuppressions(file: SourceFile): SourceSuppression[] {
  const found = file.module.comments.flatMap((comment) => {
    const parsed = parseComment(comment.text, file.language === "python");
    return parsed ? [{ comment, parsed }] : [];
  });
  if (found.length === 0) return [];
  const heads = statementHeads(file);
  return found.map(({ comment, parsed }) => {
    const { line } = file.text.position(comment.start);
    return { path: file.path, line, ...coveredLines(file.text, comment, heads), ...parsed };
  });
}

/** The same for a configuration file: a comment covers its line, or, when it stands alone, the next one. */
export async function configSuppressions(
  path: string,
  text: SourceText,
  language: ConfigLanguage,
): Promise<SourceSuppression[]> {
  if (!text.text.includes("portlight:")) return [];
  return (await configComments(text.text, language)).flatMap((comment) => {
    const parsed = parseComment(comment.text, false);
    if (!parsed) return [];
    const { line } = text.position(comment.start);
    return [{ path, line, ...coveredLines(text, comment, new Map()), ...parsed }];
  });
}

type Parsed = Pick<SourceSuppression, "ruleIds" | "reason" | "syntax">;

/** Reads the text of one comment, delimiters gone. One of ours without brackets names no rule. */
function parseComment(whole: string, python: boolean): Parsed | undefined {
  const text = whole.slice(0, MAX_COMMENT);
  const own = /^[\s*]*portlight:\s*ignore\[([^\]]*)\](.*)$/s.exec(text);
  if (own) {
    const ruleIds = (own[1] as string)
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== "");
    return { ruleIds, reason: (own[2] as string).trim(), syntax: "portlight" };
  }
  // Whoever wrote it thinks that it counts: it covers nothing, and the verdict says so.
  if (/^[\s*]*portlight:\s*ignore(?![\w-])/.test(text)) return { ruleIds: [], reason: "", syntax: "portlight" };
  return python ? parseNosec(text) : undefined;
}

function parseNosec(text: string): Parsed | undefined {
  // It may stand behind another tool's comment: `# noqa: S602  # nosec`.
  const part = text.split("#").find((one) => /^\s*nosec\b/i.test(one));
  if (part === undefined) return undefined;
  const rest = part.replace(/^\s*nosec:?/i, "").trim();
  const words = rest.split(/[\s,]+/);
  const end = words.findIndex((word) => !/^(B\d{3}|[a-z]+(_[a-z]+)+)$/.test(word));
  const named = end < 0 ? words : words.slice(0, end);
  const reason = end < 0 ? "" : words.slice(end).join(" ");
  // Bare: every rule of the audit. With words behind it, they are the reason.
  if (named.length === 0) return { ruleIds: [], reason, syntax: "nosec" };
  const ruleIds = [...new Set(named.flatMap((id) => BANDIT.get(id) ?? []))].sort();
  // Ids that no rule of ours has cover nothing here.
  return ruleIds.length > 0 ? { ruleIds, reason, syntax: "nosec" } : undefined;
}

interface Head {
  readonly from: number;
  readonly to: number;
}

/** First to last line of every statement's head, by its first line; the outermost statement of a line wins. */
function statementHeads(file: SourceFile): ReadonlyMap<number, Head> {
  const heads = new Map<number, Head>();
  visitTree(file.module.body, (node) => {
    if (!STATEMENTS.has(node.kind)) return undefined;
    const statement = node as unknown as Statement;
    const from = file.text.position(startOf(statement)).line;
    if (!heads.has(from)) heads.set(from, { from, to: Math.max(from, lastHeadLine(file.text, statement)) });
    return undefined;
  });
  return heads;
}

const STATEMENTS: ReadonlySet<string> = new Set([
  "ExpressionStatement",
  "VariableDeclaration",
  "FunctionDeclaration",
  "ClassDeclaration",
  "If",
  "Loop",
  "ForEach",
  "Switch",
  "Try",
  "With",
  "Return",
  "Throw",
  "Assert",
  "Delete",
  "Import",
  "Export",
]);

/** Decorators stand before the function that they belong to. */
function startOf(statement: Statement): number {
  if (statement.kind === "FunctionDeclaration") return firstOf(statement.start, statement.fn.decorators);
  if (statement.kind === "ClassDeclaration") return firstOf(statement.start, statement.cls.decorators);
  return statement.start;
}

function firstOf(start: number, decorators: readonly { readonly start: number }[]): number {
  return Math.min(start, ...decorators.map((decorator) => decorator.start));
}

function lastHeadLine(text: SourceText, statement: Statement): number {
  const body = bodyStart(statement);
  if (body !== undefined) return text.position(body).line - 1;
  // A callback inside the statement is code of its own: the head ends where its body begins.
  let last = text.position(Math.max(statement.start, statement.end - 1)).line;
  visitTree(statement, (node) => {
    if (node.kind !== "Function") return undefined;
    const [first] = (node as unknown as { body: readonly Statement[] }).body;
    if (first) last = Math.min(last, text.position(first.start).line - 1);
    return false;
  });
  return last;
}

function bodyStart(statement: Statement): number | undefined {
  switch (statement.kind) {
    case "FunctionDeclaration":
      return statement.fn.body[0]?.start;
    case "ClassDeclaration":
      return statement.cls.members[0]?.start;
    case "If":
      return statement.arms[0]?.body[0]?.start;
    case "Loop":
    case "ForEach":
    case "Try":
    case "With":
      return statement.body[0]?.start;
    case "Switch":
      return statement.cases[0]?.start;
    default:
      return undefined;
  }
}

function coveredLines(text: SourceText, comment: Comment, heads: ReadonlyMap<number, Head>): Head {
  const { line, column } = text.position(comment.start);
  const end = text.position(Math.max(comment.start, comment.end - 1)).line;
  const before = text.text.slice(comment.start - (column - 1), comment.start);
  if (before.trim() !== "") return { from: line, to: line };
  // Further comments between the suppression and its statement do not cut them apart; an empty line does.
  let next = end + 1;
  for (let i = 0; i < 20 && isCommentLine(text, next); i++) next += 1;
  return { from: line, to: Math.max(end + 1, heads.get(next)?.to ?? next) };
}

function isCommentLine(text: SourceText, line: number): boolean {
  const content = text.line(line).trim();
  return content.startsWith("#") || content.startsWith("//") || content.startsWith("/*") || content.startsWith("*");
}

import { allRules } from "../catalog/catalog.ts";
import type { SourceSuppression } from "../findings/judgement.ts";
import type { SourceText } from "./ir/source-text.ts";
import type { Comment, Statement } from "./ir/types.ts";
import { visitTree } from "./server/tree.ts";
import type { SourceFile } from "./types.ts";

/** Longest comment that is read: a suppression is one line. */
const MAX_COMMENT = 500;
const MAX_RULES = 20;

/** Rules that bandit's test ids name, for `# nosec B602`. Source: bandit's list of plugins. */
const BANDIT: ReadonlyMap<string, readonly string[]> = new Map([
  ["B102", ["code-injection", "code-passthrough"]],
  ["B307", ["code-injection", "code-passthrough"]],
  ["B104", ["bind-all-interfaces"]],
  ["B602", ["shell-injection", "shell-passthrough"]],
  ["B604", ["shell-injection", "shell-passthrough"]],
  ["B605", ["shell-injection", "shell-passthrough"]],
  ["B609", ["shell-injection", "shell-passthrough"]],
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

type Parsed = Pick<SourceSuppression, "ruleIds" | "reason" | "syntax">;

/** Reads the text of one comment, delimiters gone. Exported for comments of configuration files. */
export function parseComment(text: string, python: boolean): Parsed | undefined {
  if (text.length > MAX_COMMENT) return undefined;
  const own = /^[\s*]*portlight:\s*ignore\[([^\]]*)\](.*)$/s.exec(text);
  if (own) {
    const ruleIds = (own[1] as string)
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== "");
    if (ruleIds.length === 0 || ruleIds.length > MAX_RULES) return undefined;
    return { ruleIds, reason: (own[2] as string).trim(), syntax: "portlight" };
  }
  return python ? parseNosec(text) : undefined;
}

function parseNosec(text: string): Parsed | undefined {
  const nosec = /^[\s#]*nosec\b:?(.*)$/is.exec(text);
  if (!nosec) return undefined;
  const rest = (nosec[1] as string).trim();
  const ids = /^((?:B\d{3}|[a-z][a-z_]+)(?:\s*,\s*|\s+|$))+/.exec(rest)?.[0] ?? "";
  const named = ids.split(/[\s,]+/).filter((id) => /^B\d{3}$/.test(id));
  if (named.length === 0) {
    // Bare: every rule of the audit. With words behind it, they are the reason.
    return { ruleIds: [], reason: rest, syntax: "nosec" };
  }
  const known = new Set(allRules().map((rule) => rule.id));
  const ruleIds = [...new Set(named.flatMap((id) => BANDIT.get(id) ?? []))].filter((id) => known.has(id)).sort();
  // Ids that no rule of ours has cover nothing here.
  return ruleIds.length > 0 ? { ruleIds, reason: rest.slice(ids.length).trim(), syntax: "nosec" } : undefined;
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
  let end = statement.end;
  visitTree(statement, (node) => {
    if (node.kind !== "Function") return undefined;
    const [first] = (node as unknown as { body: readonly Statement[] }).body;
    if (first && first.start < end) end = first.start - 1;
    return false;
  });
  return text.position(end === statement.end ? Math.max(statement.start, end - 1) : end).line;
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

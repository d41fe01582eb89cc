/** Fixtures as examples for people: without their expectations, what is flagged marked, sessions told briefly. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Example } from "../../src/catalog/types.ts";

/** Tag for a fenced block and how a comment begins. */
const LANGUAGES: Readonly<Record<string, { readonly tag: string; readonly comment: string }>> = {
  ".py": { tag: "python", comment: "#" },
  ".ts": { tag: "ts", comment: "//" },
  ".tsx": { tag: "tsx", comment: "//" },
  ".js": { tag: "js", comment: "//" },
  ".mjs": { tag: "js", comment: "//" },
  ".cjs": { tag: "js", comment: "//" },
  ".json": { tag: "jsonc", comment: "//" },
  ".yml": { tag: "yaml", comment: "#" },
  ".yaml": { tag: "yaml", comment: "#" },
  ".toml": { tag: "toml", comment: "#" },
};

const EXPECT = /^\s*(?:#|\/\/)\s*expect:\s*(.*)$/;
const MARK = "← flagged";
/** In UTF-16 units: a message is recognised by its beginning; of the one that is flagged more is shown. */
const MAX_LINE = 150;
const MAX_FLAGGED_LINE = 300;

/** Fixtures name the kind of a secret, and tests fill one in. */
const FILLED_IN_BY_TESTS = /\{\{secret:(?:generic-)?([a-z0-9-]+)\}\}/g;

/** The first case of a folder; of a case that is a folder its first file. */
export function firstExample(folder: string, ruleId: string): Example | undefined {
  if (!existsSync(folder)) return undefined;
  const [name] = readdirSync(folder)
    .filter((entry) => !entry.endsWith(".expect.txt"))
    .sort();
  if (name === undefined) return undefined;
  const path = join(folder, name);
  const expectations = `${path}.expect.txt`;
  const listed = existsSync(expectations) ? readFileSync(expectations, "utf8") : "";
  if (!statSync(path).isDirectory()) return exampleOf(name, readFileSync(path, "utf8"), ruleId, listed);
  const files = (readdirSync(path, { recursive: true }) as string[])
    .filter((entry) => statSync(join(path, entry)).isFile())
    .map((entry) => entry.replaceAll("\\", "/"))
    .sort();
  // Of a change the file that is flagged is shown, else its outcome.
  const isFlagged = (entry: string): boolean => listed.includes(`${inTree(entry)}:`);
  const file =
    files.findLast((entry) => entry !== inTree(entry) && isFlagged(entry)) ??
    files.find((entry) => entry.startsWith("head/")) ??
    files[0];
  if (file === undefined) return undefined;
  return exampleOf(inTree(file), readFileSync(join(path, file), "utf8"), ruleId, listed);
}

/** The path of a file in the tree before or after a change. */
function inTree(file: string): string {
  return file.replace(/^(?:base|head)\//, "");
}

/**
 * @param name as the listed expectations name the file
 * @param listed what `<case>.expect.txt` says, "" when there is none
 */
export function exampleOf(name: string, text: string, ruleId: string, listed: string): Example {
  const flagged = new Set<number>();
  for (const line of listed.split("\n")) {
    const [, path, number, id] = /^(\S.*):(\d+)\s+(\S+)$/.exec(line.trim()) ?? [];
    if (path === name && id === ruleId) flagged.add(Number(number));
  }
  const lines = text.replace(FILLED_IN_BY_TESTS, "<$1>").trimEnd().split("\n");
  if (name.endsWith(".jsonl")) {
    const shown = lines.map((line, index) => told(line, flagged.has(index + 1)));
    return { language: "text", text: `${shown.join("\n")}\n` };
  }
  const language = LANGUAGES[extname(name)];
  const shown: string[] = [];
  let waiting = false;
  lines.forEach((line, index) => {
    const ids = EXPECT.exec(line)?.[1]
      ?.split(",")
      .map((id) => id.trim());
    if (ids) {
      waiting ||= ids.includes(ruleId);
      return;
    }
    const isFlagged = language !== undefined && (waiting || flagged.has(index + 1));
    shown.push(isFlagged ? `${line}  ${language.comment} ${MARK}` : line);
    waiting = false;
  });
  return { language: language?.tag ?? "", text: `${shown.map(shownHidden).join("\n")}\n` };
}

const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cc}]/gu;

/** What a reader would not see, as the escapes that JSON and most languages have. */
function shownHidden(line: string): string {
  return line.replace(HIDDEN, (hidden) => (hidden === "\t" ? hidden : hidden.split("").map(escaped).join("")));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A line of a session log: who says what, without what every line has. */
function told(line: string, isFlagged: boolean): string {
  const text = shownHidden(recordWords(line));
  const limit = isFlagged ? MAX_FLAGGED_LINE : MAX_LINE;
  const cut = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
  return isFlagged ? `${cut}  ${MARK}` : cut;
}

function recordWords(line: string): string {
  let record: Record<string, unknown>;
  try {
    record = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  const { type, seq: _seq, ts: _ts, dir, frame, text, exchange: _exchange, ...rest } = record;
  const who = dir === "c2s" ? "client" : "server";
  switch (type) {
    case "session.start":
      return `session starts, ${String(rest.transport)}`;
    case "session.end":
      return "session ends";
    case "frame":
      return `${who}: ${typeof text === "string" ? text.trimEnd() : JSON.stringify(frame ?? rest)}`;
    case "stderr":
      return `server's stderr: ${String(text).trimEnd()}`;
    case "process":
      return `process: ${[rest.event, rest.code === undefined || rest.code === null ? undefined : `code ${String(rest.code)}`, rest.signal ?? undefined].filter((part) => part !== undefined).join(", ")}`;
    case "http.request":
      return `client: ${String(rest.method)} ${String(rest.path)} ${JSON.stringify(rest.headers)}`;
    case "http.response":
      return `server: HTTP ${String(rest.status)} ${JSON.stringify(rest.headers)}`;
    case "http.end":
      return `response ends: ${String(rest.reason)}`;
    default:
      return `${String(type)}: ${JSON.stringify(rest)}`;
  }
}

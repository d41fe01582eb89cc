/** The page of one session: what was recorded, joined with what was found in it. */
import type { SessionStart } from "../../capture/types.ts";
import { NAME, ruleUrl } from "../../catalog/product.ts";
import { pageText } from "../../content/neutralise.ts";
import type { JudgedFinding, Judgement } from "../../findings/judgement.ts";
import { SEVERITIES } from "../../findings/severity.ts";
import { clearedStart } from "../../session/cleared-start.ts";
import { type ObserveOptions, observeCapture, type SessionResult } from "../../session/observe.ts";
import { unixNanoseconds } from "../../session/timestamp.ts";
import type { Session } from "../../session/types.ts";
import { methodUsage, type ToolUsage, toolUsage } from "../../session/usage.ts";
import { count, demotionWords, reasonWords, verdictSentence } from "../wording.ts";
import { short, Timeline } from "./timeline.ts";
import type { FindingView, MethodView, PageView, ToolView } from "./view.ts";

/** Entries of each list on the page. */
const MAX_FINDINGS = 2000;
const MAX_TOOLS = 1000;
const MAX_METHODS = 200;
const MAX_LIMITS = 50;
/** Of a tool's description, in characters. */
const DESCRIPTION = 400;

/**
 * @param source path of the capture
 * @param judgement of the same capture
 * @throws UserError (3) when it cannot be read or is no session log
 */
export function sessionView(source: string, judgement: Judgement, options: ObserveOptions = {}): PageView {
  const path = options.path ?? source;
  const wanted = new Set(
    judgement.findings
      .filter(({ finding }) => finding.location.path === path)
      .map(({ finding }) => finding.location.startLine),
  );
  let begun: { readonly timeline: Timeline; readonly start: SessionStart } | undefined;
  const result = observeCapture(
    source,
    (_session, start) => {
      const timeline = new Timeline(start, { wanted });
      begun = { timeline, start };
      return [timeline.observer()];
    },
    options,
  );
  const failure = result.ruleFailures[0];
  if (failure || !begun) throw new Error(`the page was not made: ${failure?.error}`);
  begun.timeline.finish();
  return pageView(begun.timeline, begun.start, result, judgement);
}

function pageView(timeline: Timeline, start: SessionStart, result: SessionResult, judgement: Judgement): PageView {
  const { session } = result;
  const findings = judgement.findings
    .filter(({ finding }) => finding.location.path === session.path)
    .sort(worstFirst)
    .map((entry) => findingView(entry, session.path, timeline));
  const shown = findings.slice(0, MAX_FINDINGS);
  shown.forEach((finding, index) => {
    const row = finding.row === undefined ? undefined : timeline.rows[finding.row];
    if (row) row.findings = [...(row.findings ?? []), index];
  });
  const tools = toolUsage(session);
  const methods = methodUsage(session);
  const { bySeverity } = judgement.counts;
  return {
    title: short(session.server.key),
    product: NAME,
    verdict: {
      result: judgement.gate.result,
      sentence: verdictSentence(judgement),
      counts: SEVERITIES.filter((severity) => bySeverity[severity] > 0).map((severity) => [
        severity,
        bySeverity[severity],
      ]),
    },
    facts: facts(timeline, start, result),
    limits: [
      ...limits(timeline, result, judgement),
      ...left(findings.length - shown.length, "finding"),
      ...left(tools.length - MAX_TOOLS, "tool"),
      ...left(methods.length - MAX_METHODS, "method"),
    ],
    findings: shown,
    tools: tools.slice(0, MAX_TOOLS).map((tool) => toolView(tool, timeline)),
    methods: methods.slice(0, MAX_METHODS).map(methodView),
    rows: timeline.rows,
  };
}

/** What fails the gate, then by severity; equal ones stay in the order of every other report. */
function worstFirst(a: JudgedFinding, b: JudgedFinding): number {
  return (
    Number(b.gating) - Number(a.gating) ||
    SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity)
  );
}

function left(more: number, what: string): string[] {
  return more > 0 ? [`${count(more, `more ${what}`)} are not on this page.`] : [];
}

function findingView({ finding, ...entry }: JudgedFinding, path: string, { rowOfLine }: Timeline): FindingView {
  const { startLine } = finding.location;
  const row = rowOfLine.get(startLine);
  const aside = entry.suppressed
    ? `suppressed: ${entry.suppressed.reason}`
    : entry.baselined
      ? "in the baseline"
      : demotionWords(finding);
  const related = finding.related
    ?.filter(({ location }) => location.path === path)
    .slice(0, 10)
    .map(({ location, message }) => {
      const other = rowOfLine.get(location.startLine);
      return { message: pageText(message), line: location.startLine, ...(other === undefined ? {} : { row: other }) };
    });
  return {
    rule: finding.ruleId,
    url: ruleUrl(finding.ruleId),
    severity: finding.severity,
    message: pageText(finding.message),
    line: startLine,
    ...(row === undefined ? {} : { row }),
    ...((finding.occurrences ?? 1) > 1 ? { more: (finding.occurrences ?? 1) - 1 } : {}),
    ...(entry.gating ? { gates: true } : {}),
    ...(aside === undefined ? {} : { aside: pageText(aside) }),
    ...(related && related.length > 0 ? { related } : {}),
  };
}

function toolView(tool: ToolUsage, { rowOfLine }: Timeline): ToolView {
  const { declared, calls, failed, unanswered, median, slowest, definition } = tool;
  const row = tool.position === undefined ? undefined : rowOfLine.get(tool.position.line);
  const description = typeof definition?.description === "string" ? definition.description : undefined;
  const hints = hintWords(definition?.annotations);
  return {
    name: short(tool.name),
    ...(description === undefined ? {} : { description: beginning(description) }),
    ...(hints.length > 0 ? { hints } : {}),
    declared,
    calls,
    failed,
    unanswered,
    ...(median === undefined ? {} : { median }),
    ...(slowest === undefined ? {} : { slowest }),
    ...(row === undefined ? {} : { row }),
  };
}

function beginning(description: string): string {
  const clean = short(description.slice(0, DESCRIPTION));
  return clean.replace(/\s+/g, " ").trim();
}

/** What the server claims of a tool; absent hints claim nothing. */
function hintWords(annotations: unknown): string[] {
  const hints = (typeof annotations === "object" ? annotations : null) as Readonly<Record<string, unknown>> | null;
  return [
    ...(hints?.readOnlyHint === true ? ["read-only"] : []),
    ...(hints?.destructiveHint === true && hints.readOnlyHint !== true ? ["destructive"] : []),
    ...(hints?.idempotentHint === true ? ["idempotent"] : []),
    ...(hints?.openWorldHint === true ? ["open world"] : []),
  ];
}

function methodView({ method, direction, calls, failed, unanswered, median }: ReturnType<typeof methodUsage>[number]) {
  const view: MethodView = {
    method: short(method),
    direction,
    calls,
    failed,
    unanswered,
    ...(median === undefined ? {} : { median }),
  };
  return view;
}

function facts(timeline: Timeline, start: SessionStart, { session, summary }: SessionResult): [string, string][] {
  const { server, recorder, git, ci } = clearedStart(start);
  const identity = session.server;
  const calls = session.exchanges.filter((exchange) => exchange.callIndex !== undefined).length;
  const { c2s, s2c } = session.frames;
  const list: [string, string | undefined][] = [
    ["Server", [identity.name ?? identity.label ?? identity.key, identity.version].filter((part) => part).join(" ")],
    ["Client", timeline.client],
    ["Transport", session.transport === "stdio" ? "stdio" : "HTTP"],
    ["Revision", revisionOf(session)],
    ["Command", server.argv?.join(" ") ?? server.url],
    ["Package", [server.package, server.version].filter((part) => part).join(" ") || undefined],
    ["Recorded", recorded(start)],
    ["Duration", duration(start.ts, timeline.last)],
    ["Messages", `${c2s} from the client, ${s2c} from the server`],
    ["Tool calls", String(calls)],
    ["Server's end", exitWords(session)],
    ["Capture", `${session.path}, ${summary.state}`],
    ["Recorder", `${recorder.name} ${recorder.version}`.trim()],
    ["Commit", git?.commit],
    ["CI", [ci?.provider, ci?.run, ci?.job].filter((part) => part).join(" ") || undefined],
  ];
  return list
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "")
    .map(([name, value]) => [name, name === "Capture" ? pageText(value) : short(value)]);
}

function revisionOf({ negotiated, exchanges }: Session): string | undefined {
  if (negotiated !== undefined) return negotiated;
  const revisions = new Set(exchanges.map(({ revision }) => revision).filter((one) => one !== undefined));
  return revisions.size === 0 ? undefined : [...revisions].sort().slice(0, 4).join(", ");
}

/** A capture made for committing counts from 1970: it has no date. */
function recorded({ ts }: SessionStart): string | undefined {
  return ts.startsWith("1970-01-01") || unixNanoseconds(ts) === undefined ? undefined : `${ts.slice(0, 19)}Z`;
}

function duration(from: string, to: string): string | undefined {
  const [start, end] = [unixNanoseconds(from), unixNanoseconds(to)];
  if (start === undefined || end === undefined || end < start) return undefined;
  return `${(Number((end - start) / 1_000_000n) / 1000).toFixed(3)} s`;
}

function exitWords({ end }: Session): string | undefined {
  if (end?.signal) return `ended by ${end.signal}`;
  return end?.exitCode === undefined || end.exitCode === null ? undefined : `exit status ${end.exitCode}`;
}

/** What a reader has to know before taking silence for an answer. */
function limits(timeline: Timeline, { session, summary }: SessionResult, judgement: Judgement): string[] {
  const { seen } = timeline;
  const sentences: string[] = [];
  for (const entry of judgement.notAnalysed) {
    sentences.push(pageText(entry.detail ?? `${entry.path}: ${reasonWords(entry)}.`));
  }
  if (seen.gaps > 0) sentences.push(`The recording has ${count(seen.gaps, "gap")}, marked in the timeline.`);
  if (summary.state === "unknown") sentences.push("The recorder's format cannot say whether something is missing.");
  if (seen.truncated > 0) sentences.push(`${count(seen.truncated, "message")} cut by the recorder for their length.`);
  if (seen.redacted > 0) sentences.push(`${count(seen.redacted, "message")} with redacted values.`);
  if (seen.removed > 0) {
    sentences.push(
      `${count(seen.removed, "secret")} stood in the capture in the clear and ${seen.removed === 1 ? "is" : "are"} left out of this page: redact the capture before it is shared.`,
    );
  }
  if (seen.notText > 0) sentences.push(`${count(seen.notText, "message")} not in UTF-8, whose content is not shown.`);
  if (seen.replayed > 0) sentences.push(`${count(seen.replayed, "event")} sent again after a reconnect.`);
  if (seen.cut > 0) {
    sentences.push(
      `${count(seen.cut, "long text")} shown in part; \`portlight capture export --format json\` has them whole.`,
    );
  }
  if (seen.left > 0) {
    sentences.push(`${count(seen.left, "more record")} of this session left out: the page would be too large.`);
  }
  if (session.exchangesOmitted > 0) {
    sentences.push(`${count(session.exchangesOmitted, "request")} beyond what is paired and counted.`);
  }
  const undecided = judgement.undecided.reduce((sum, entry) => sum + entry.count, 0);
  if (undecided > 0) {
    sentences.push(`${count(undecided, "question")} of the rules that this capture does not decide.`);
  }
  for (const { ruleId } of judgement.ruleFailures) sentences.push(`Rule ${ruleId} failed inside Portlight.`);
  const disabled = judgement.disabledRules?.length ?? 0;
  if (disabled > 0) sentences.push(`${count(disabled, "rule")} switched off by the configuration.`);
  for (const notice of judgement.notices) sentences.push(pageText(notice));
  return sentences.length > MAX_LIMITS
    ? [...sentences.slice(0, MAX_LIMITS), `${sentences.length - MAX_LIMITS} more such entries.`]
    : sentences;
}

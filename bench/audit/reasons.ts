/** Why a labelled sink is not found, as far as the engine can tell. */
import { analyse } from "../../src/audit/core.ts";
import { discover } from "../../src/audit/discover/discover.ts";
import type { SinkVisit } from "../../src/audit/flow/outcome.ts";
import type { AuditOptions } from "../../src/audit/types.ts";
import type { Analysis } from "../../src/findings/types.ts";

export interface Span {
  readonly path: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

interface Visit {
  readonly path: string;
  readonly line: number;
  readonly state: SinkVisit["state"];
  readonly kind: string;
  readonly callee: string;
}

export interface Observed {
  readonly analysis: Analysis;
  readonly visits: readonly Visit[];
}

/** Audits a tree in this process and keeps what the evaluation saw of sinks. */
export async function observe(options: AuditOptions): Promise<Observed> {
  const visits = new Map<string, Visit>();
  const analysis = await analyse(
    options,
    {
      observe: ({ file, call, callee, kind, state }) => {
        const { line } = file.text.position(call.start);
        const visit = { path: file.path, line, state, kind, callee };
        visits.set(JSON.stringify(visit), visit);
      },
    },
    discover(options),
  );
  return { analysis, visits: [...visits.values()] };
}

const RANK = { clean: 0, cleared: 1, exposed: 2 };

/**
 * @param spans the labelled lines with the functions around them
 * @param wanted ids of the rules that would count
 */
export function reasonOf(spans: readonly Span[], { analysis, visits }: Observed, wanted: ReadonlySet<string>): string {
  if (wanted.size === 0) return "no rule speaks of this class";
  const paths = new Set(spans.map((span) => span.path));
  const unread = analysis.notAnalysed.find((one) => paths.has(one.path));
  const partly = unread ? ` (${unread.path} was ${unread.coverage === "none" ? "not" : "partly"} analysed)` : "";
  if (unread?.coverage === "none") return `not analysed: ${unread.path}: ${unread.reason}`;
  const note = analysis.findings.find(
    (one) =>
      one.severity === "note" &&
      one.flow &&
      spans.some((span) => isAt(span, one.location.path, one.location.startLine)),
  );
  if (note) return `only a note: ${note.ruleId} at ${note.location.path}:${note.location.startLine}${partly}`;
  const near = visits
    .filter((visit) => spans.some((span) => isAt(span, visit.path, visit.line)))
    .sort((a, b) => RANK[b.state] - RANK[a.state] || a.line - b.line);
  const [best] = near;
  if (best) {
    const place = `${best.path}:${best.line} (${best.callee}, ${best.kind})`;
    if (best.state === "cleared") return `guard believed before ${place}${partly}`;
    if (best.state === "exposed") return `flow found, no rule of the class says it: ${place}${partly}`;
    return `flow lost before ${place}${partly}`;
  }
  if (analysis.inventory.servers.length === 0 && visits.length === 0)
    return `no source: no server was recognised${partly}`;
  const [span] = spans;
  const inFile = visits.some((visit) => paths.has(visit.path));
  return `no sink is evaluated near ${span?.path}:${span?.line}: ${inFile ? "no model for it, or not reached" : "nothing in the file is reached from an entry point"}${partly}`;
}

export function isAt(span: Span, path: string, line: number): boolean {
  return path === span.path && (Math.abs(line - span.line) <= 5 || (line >= span.from && line <= span.to));
}

/** What a session made of the server: which tools were declared and called, how often each method was asked, how long it took. */
import type { LinePosition } from "../capture/types.ts";
import { compareText } from "../findings/order.ts";
import { unixNanoseconds } from "./timestamp.ts";
import type { Exchange, JsonObject, Outcome, Session } from "./types.ts";

export interface Usage {
  readonly calls: number;
  /** Answered with an error, or ended by a crash, a time-out or an HTTP error. */
  readonly failed: number;
  /** Neither answered nor ended in any way that the capture shows. */
  readonly unanswered: number;
  /** Milliseconds from request to response, by nearest rank; undefined when no call has both times. */
  readonly median?: number;
  readonly slowest?: number;
}

export interface ToolUsage extends Usage {
  /** Untrusted. */
  readonly name: string;
  readonly declared: boolean;
  /** The listing that declared it last. */
  readonly position?: LinePosition;
  readonly definition?: JsonObject;
}

export interface MethodUsage extends Usage {
  readonly method: string;
  readonly direction: Exchange["direction"];
}

const FAILED: ReadonlySet<Outcome> = new Set(["tool-error", "protocol-error", "crash", "timeout"]);

export function hasFailed({ outcome }: Exchange): boolean {
  return FAILED.has(outcome);
}

/** @returns milliseconds, undefined without a response or without times */
export function durationOf({ ts, responseTs }: Exchange): number | undefined {
  if (responseTs === undefined) return undefined;
  const [from, to] = [unixNanoseconds(ts), unixNanoseconds(responseTs)];
  return from === undefined || to === undefined || to < from ? undefined : Number((to - from) / 1000n) / 1000;
}

/** Every tool that a listing declared or a call named, sorted by name. */
export function toolUsage(session: Session): ToolUsage[] {
  const calls = new Map<string, Exchange[]>();
  for (const exchange of session.exchanges) {
    if (exchange.callIndex === undefined || exchange.target === undefined) continue;
    push(calls, exchange.target, exchange);
  }
  const declared = new Map<string, { readonly position: LinePosition; readonly definition?: JsonObject }>();
  for (const { tools } of session.listings) for (const tool of tools) declared.set(tool.name, tool);
  return [...new Set([...declared.keys(), ...calls.keys()])].sort(compareText).map((name) => {
    const tool = declared.get(name);
    return {
      name,
      declared: tool !== undefined,
      ...usageOf(calls.get(name) ?? []),
      ...(tool ? { position: tool.position } : {}),
      ...(tool?.definition ? { definition: tool.definition } : {}),
    };
  });
}

/** Every method that was requested, by direction and name. */
export function methodUsage(session: Session): MethodUsage[] {
  const groups = new Map<string, Exchange[]>();
  for (const exchange of session.exchanges) push(groups, `${exchange.direction} ${exchange.method}`, exchange);
  return [...groups]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, exchanges]) => {
      const { method, direction } = exchanges[0] as Exchange;
      return { method, direction, ...usageOf(exchanges) };
    });
}

function push(groups: Map<string, Exchange[]>, key: string, exchange: Exchange): void {
  const group = groups.get(key);
  if (group) group.push(exchange);
  else groups.set(key, [exchange]);
}

function usageOf(exchanges: readonly Exchange[]): Usage {
  const times = exchanges.map(durationOf).filter((time) => time !== undefined);
  times.sort((a, b) => a - b);
  const median = times[Math.ceil(times.length / 2) - 1];
  const slowest = times.at(-1);
  return {
    calls: exchanges.length,
    failed: exchanges.filter(hasFailed).length,
    unanswered: exchanges.filter(({ outcome, responses }) => outcome === "unknown" && responses === 0).length,
    ...(median === undefined ? {} : { median }),
    ...(slowest === undefined ? {} : { slowest }),
  };
}

import { phrase } from "../catalog/message.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, Message, Session, SessionObserver, ToolListing } from "../session/types.ts";

/** Calls that wait for the end of the session, of tools that no listing has declared so far. */
const MAX_CALLS = 50_000;

/** Texts for `{answer}` by the outcome that makes them true. */
const ANSWERS: ReadonlyMap<string, string> = new Map([
  ["ok", "a result"],
  ["tool-error", "an error"],
  ["protocol-error", "an error"],
]);

/** A call of a tool that was not declared before it, with the listing that counts for it or why none does. */
interface Call {
  readonly exchange: Exchange;
  readonly tool: string;
  readonly listing: ToolListing | string;
}

/**
 * A call to a tool that no listing of the session declares, judged when the session is known whole: a tool that any listing
 * names, earlier or later, is declared. Decided only after a complete listing, and not once the server said that the
 * list had changed. Who is at fault depends on the answer: a server that runs the tool hides it, one that refuses has a
 * client that made the name up.
 */
export function undeclaredToolCall(report: SessionReport, maxCalls = MAX_CALLS): SessionObserver {
  const declared = new Set<string>();
  const calls: Call[] = [];
  /** The last listing that was complete, and the line of the last word that the list had changed. */
  let listed: ToolListing | undefined;
  let changed = 0;
  return {
    ruleId: "undeclared-tool-call",
    listing(listing) {
      for (const { name } of listing.tools) declared.add(name);
      if (listing.complete) listed = listing;
    },
    message(message, session) {
      if (message.kind === "request" && message.direction === "c2s" && message.method === "tools/call") {
        take(message, session);
      } else if (message.method === "notifications/tools/list_changed" && message.direction === "s2c") {
        changed = message.position.line;
      }
    },
    end() {
      for (const call of calls) {
        if (declared.has(call.tool)) continue;
        const reason = typeof call.listing === "string" ? call.listing : judge(call, call.listing);
        if (reason !== undefined) report.undecided(reason);
      }
    },
  };

  function take({ exchange }: Message, session: Session): void {
    const tool = exchange?.target;
    if (!exchange || tool === undefined || declared.has(tool)) return;
    if (calls.length < maxCalls) calls.push({ exchange, tool, listing: listingFor(session) });
    else report.undecided("the session has more calls of tools not yet declared than are kept");
  }

  function listingFor(session: Session): ToolListing | string {
    // Other recorders cannot tell of losses; what they show of listings is taken as it stands.
    if (session.format === "portlight" && session.lossPossible) return "a listing may be missing from the log";
    if (!listed) return "no complete listing came before the call";
    return changed > listed.position.line ? "the list had changed since the listing" : listed;
  }

  /** Reports the call, or tells why the rule does not decide it. */
  function judge({ exchange, tool }: Call, listing: ToolListing): string | undefined {
    const answer = ANSWERS.get(exchange.outcome);
    if (answer === undefined) return "the call has no answer";
    report.violated({
      position: exchange.position,
      params: { tool, answer: phrase(answer) },
      method: "tools/call",
      tool,
      fault: answer === "a result" ? "server" : "client",
      detail: `undeclared, ${answer}`,
      related: [{ position: listing.position, message: "The listing that does not declare it." }],
      data: { outcome: exchange.outcome },
    });
    return undefined;
  }
}

import { phrase } from "../catalog/message.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, Session, SessionObserver, ToolListing } from "../session/types.ts";

/** Texts for `{answer}` by the outcome that makes them true. */
const ANSWERS: ReadonlyMap<string, string> = new Map([
  ["ok", "a result"],
  ["tool-error", "an error"],
  ["protocol-error", "an error"],
]);

/**
 * A call to a tool that no listing of the session declares, judged when the session is known whole: a tool that any listing
 * names, earlier or later, is declared. Decided only after a complete listing, and not once the server said that the
 * list had changed. Who is at fault depends on the answer: a server that runs the tool hides it, one that refuses has a
 * client that made the name up.
 */
export function undeclaredToolCall(report: SessionReport): SessionObserver {
  const calls: { readonly call: Exchange; readonly afterLoss: boolean }[] = [];
  const changes: number[] = [];
  return {
    ruleId: "undeclared-tool-call",
    message(message, session) {
      if (message.kind === "request" && message.direction === "c2s" && message.method === "tools/call") {
        if (message.exchange?.target === undefined) return;
        // Other recorders cannot tell of losses; what they show of listings is taken as it stands.
        const afterLoss = session.format === "portlight" && session.lossPossible;
        calls.push({ call: message.exchange, afterLoss });
      } else if (message.method === "notifications/tools/list_changed" && message.direction === "s2c") {
        changes.push(message.position.line);
      }
    },
    end(session) {
      const declared = new Set(session.listings.flatMap((listing) => listing.tools.map((tool) => tool.name)));
      for (const { call, afterLoss } of calls) {
        if (declared.has(call.target as string)) continue;
        const reason = afterLoss ? "a listing may be missing from the log" : judge(call, session);
        if (reason !== undefined) report.undecided(reason);
      }
    },
  };

  /** Reports the call, or tells why the rule does not decide it. */
  function judge(call: Exchange, session: Session): string | undefined {
    const listing = lastBefore(call.position.line, session.listings);
    if (!listing) return "no complete listing came before the call";
    if (changes.some((line) => line > listing.position.line && line < call.position.line)) {
      return "the list had changed since the listing";
    }
    const answer = ANSWERS.get(call.outcome);
    if (answer === undefined) return "the call has no answer";
    const tool = call.target as string;
    report.violated({
      position: call.position,
      params: { tool, answer: phrase(answer) },
      method: "tools/call",
      tool,
      fault: answer === "a result" ? "server" : "client",
      detail: `undeclared, ${answer}`,
      related: [{ position: listing.position, message: "The listing that does not declare it." }],
      data: { outcome: call.outcome },
    });
    return undefined;
  }
}

function lastBefore(line: number, listings: readonly ToolListing[]): ToolListing | undefined {
  return listings.findLast((listing) => listing.complete && listing.position.line < line);
}

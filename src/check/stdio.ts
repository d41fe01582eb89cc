/** What may stand on the pipes of the stdio transport (basic/transports#stdio). */
import { phrase } from "../catalog/message.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Message, SessionObserver } from "../session/types.ts";
import { isMeantAsMessage } from "./envelope.ts";

/**
 * JR-16: nothing but MCP messages, one a line, in UTF-8. glassport's logs do not say which transport they saw, and an
 * HTTP body may be any text, so there the rule is not decided.
 */
export function stdioNoise(report: SessionReport): SessionObserver {
  return {
    ruleId: "stdio-noise",
    message(message, session) {
      const found = noise(message);
      if (found === undefined || session.transport !== "stdio") return;
      if (session.format === "glassport") return report.undecided("the log does not name the transport");
      const stream = message.direction === "s2c" ? "stdout" : "stdin";
      report.violated({
        position: message.position,
        params: { stream: phrase(stream), found: phrase(found) },
        fault: senderOf(message.direction),
        // Text of logs changes with each run, so all lines of one sort are one finding.
        detail: `${stream} ${found}`,
        ...(message.text === undefined ? {} : { data: { length: message.text.length } }),
      });
    },
  };
}

function noise(message: Message): string | undefined {
  if (message.kind === "noise") {
    if (message.text === undefined) return "bytes that are not UTF-8";
    return message.text.trim() === "" ? "an empty line" : "text";
  }
  if (message.kind !== "other" || message.batchIndex !== undefined) return undefined;
  return message.body && isMeantAsMessage(message.body) ? undefined : "other JSON";
}

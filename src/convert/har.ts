import type { SessionStart } from "../capture/types.ts";
import { NAME, VERSION } from "../catalog/product.ts";
import { clearedStart } from "../session/cleared-start.ts";
import type { Session } from "../session/types.ts";
import { clearedJson } from "./cleared.ts";
import type { Exporter, Output } from "./export.ts";
import { ExchangeEntries } from "./har/exchanges.ts";
import { RequestEntries } from "./har/requests.ts";
import { InOrder } from "./in-order.ts";

/** The session as an HTTP archive (HAR 1.2): its HTTP exchanges where they were recorded, else its JSON-RPC requests. */
export function harExporter(session: Session, start: SessionStart, out: Output): Exporter {
  let separator = "\n";
  const entries = new InOrder((entry) => {
    out.write(separator + entry);
    separator = ",\n";
  });
  const { server } = clearedStart(start);
  const isHttp = session.format === "portlight" && session.transport === "http";
  const exchanges = new ExchangeEntries(server.url, entries);
  const requests = new RequestEntries(session, server.label, entries);
  out.write(`{"log": {"version": "1.2", "creator": ${clearedJson({ name: NAME, version: VERSION })}, "entries": [`);
  return {
    observer: isHttp
      ? {
          httpRequest: (record) => exchanges.request(record),
          httpResponse: (record) => exchanges.response(record),
          httpEnd: (record) => exchanges.end(record),
          message: (message) => exchanges.message(message),
          replay: (message) => exchanges.message(message),
        }
      : { message: (message) => requests.message(message) },
    finish: ({ summary }) => {
      exchanges.finish();
      requests.finish();
      const comment = [
        `Session ${session.path}, capture ${summary.state}.`,
        ...(summary.dropped > 0 ? [`${summary.dropped} messages were dropped by the recorder.`] : []),
        ...(summary.damagedCount > 0 ? [`${summary.damagedCount} lines could not be read.`] : []),
        ...(requests.notifications > 0 ? [`${requests.notifications} notifications have no entry.`] : []),
        ...(entries.isOrdered ? [] : ["The session is long: later entries stand in the order in which they ended."]),
      ];
      out.write(`\n], "comment": ${clearedJson(comment.join(" "))}}}\n`);
      return undefined;
    },
  };
}

import { requireRule } from "../catalog/catalog.ts";
import { type ContentEngine, contentRules, engineOf } from "../content/facts.ts";
import type { Fault } from "../findings/types.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Message, SessionObserver } from "../session/types.ts";
import { placeName } from "./place.ts";
import { placeWords, shownPlace } from "./place-words.ts";
import type { FoundText, SessionTexts } from "./session-texts.ts";

/**
 * A rule of the family `content` over the texts of a session. The rules share `texts`, and each is an observer of its own, so
 * that an engine that fails takes no other with it.
 */
export function contentRule(ruleId: string, report: SessionReport, texts: SessionTexts): SessionObserver {
  const engine = engineOf(ruleId);
  const judgesClients = contentRules("argument").has(ruleId);
  return {
    ruleId,
    message(message) {
      if (message.direction === "c2s" && !judgesClients) {
        // Looked at all the same: what it gives, its answer may repeat.
        texts.isCut(message);
        return;
      }
      if (message.truncated) report.undecided("a message was cut, and what is missing cannot be looked at");
      if (texts.isCut(message)) report.undecided("a message holds more than is looked at");
      const found = texts.foundIn(message, engine);
      if (texts.isPartlyRead(message, engine)) report.undecided("a text holds more than is decoded, or listed");
      if (found.length > 0) reportAll(ruleId, found, aboutMessage(message, texts), report);
    },
    ...(engine === "secrets" ? { record: besideMessages(ruleId, engine, report, texts) } : {}),
  };
}

/** What a server writes to its error output, or between its messages, is read by whoever reads its log. */
function besideMessages(
  ruleId: string,
  engine: ContentEngine,
  report: SessionReport,
  texts: SessionTexts,
): NonNullable<SessionObserver["record"]> {
  return ({ record, line, offset, bytes }) => {
    const isNoise = record.type === "frame" && record.text !== undefined && record.truncated !== true;
    if (!isNoise && record.type !== "stderr") return;
    const fault = record.type === "frame" ? senderOf(record.dir) : "server";
    const stream = record.type === "frame" ? "the stream" : "the error output";
    const found = texts.foundInText(record.text ?? "", engine, record.redacted === true);
    if (found.length > 0) reportAll(ruleId, found, { position: { line, offset, bytes }, fault, stream }, report);
  };
}

interface About {
  readonly position: Message["position"];
  readonly fault: Fault;
  readonly stream: string;
  readonly method?: string | undefined;
  readonly tool?: string | undefined;
  readonly isEcho?: (text: string, found: FoundText["found"][number]) => boolean;
}

function aboutMessage(message: Message, texts: SessionTexts): About {
  const { exchange } = message;
  return {
    position: message.position,
    fault: senderOf(message.direction),
    stream: "the stream",
    method: message.method ?? exchange?.method,
    tool: exchange?.method === "tools/call" ? exchange.target : undefined,
    isEcho: (text, found) => texts.isEcho(message, text, found),
  };
}

function reportAll(ruleId: string, all: readonly FoundText[], about: About, report: SessionReport): void {
  const seen = new Set<string>();
  const bothSides = requireRule(ruleId).fault === "either";
  for (const { text, found } of all) {
    for (const one of found) {
      const { fact } = one;
      if (fact.ruleId !== ruleId) continue;
      const place = placeName(text.place);
      const detail = `${bothSides ? `${about.fault}: ` : ""}${fact.detail} in ${place}`;
      const tool = text.about.tool ?? about.tool;
      const key = JSON.stringify([tool, detail]);
      if (seen.has(key) || about.isEcho?.(text.text, one)) continue;
      seen.add(key);
      report.violated({
        position: about.position,
        params: { ...fact.params, place: placeWords({ ...about, place, tool }) },
        ...(about.method === undefined ? {} : { method: about.method }),
        ...(tool === undefined ? {} : { tool }),
        ...(text.about.argument === undefined ? {} : { argument: text.about.argument }),
        ...(bothSides ? { fault: about.fault } : {}),
        confidence: fact.confidence,
        detail,
        data: { ...fact.data, place: shownPlace(place), surface: text.about.surface },
      });
    }
  }
}

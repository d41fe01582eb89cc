import { type MessageParameter, phrase, visibleName } from "../catalog/message.ts";
import { findMarkers } from "../content/redact.ts";
import { findSecrets, isReportedKind } from "../content/secrets.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, JsonObject, Message, SessionObserver } from "../session/types.ts";

/** Names of members in a place; deeper ones are left out, so that places stay short and stable. */
const MAX_PLACE = 6;

/** Values of one message that are looked at; a JSON text of 1 MiB holds at most half as many. */
const MAX_VALUES = 600_000;

/** A secret of one kind at one place of a message; `length` in UTF-16 code units. */
interface Leak {
  readonly kind: string;
  readonly length: number;
  readonly place: string;
}

/**
 * A secret of verified shape in the arguments of a request, in a result, an error or a notification. In a capture that
 * was redacted the recorder's marker says the same, and gives the same finding: kind and place make the fingerprint, the
 * value never does.
 */
export function secretInSession(report: SessionReport): SessionObserver {
  /** What the arguments of an open call held: the server that repeats it gives nothing away. */
  const given = new Map<Exchange, ReadonlySet<string>>();
  return {
    ruleId: "secret-in-session",
    message(message) {
      if (!message.body) {
        if (message.kind === "noise" && message.text !== undefined)
          reportAll(message, leaksIn(message.text, "text", message.redacted), report);
        return;
      }
      if (!mayLeak(message)) return;
      const { body } = message;
      const leaks = ["params", "result", "error"].flatMap((name) =>
        Object.hasOwn(body, name) ? walk(body[name], name === "params" ? "" : name, message.redacted) : [],
      );
      if (leaks.length === 0) return;
      const { exchange } = message;
      if (message.kind === "request" && exchange) {
        given.set(exchange, new Set(leaks.map(identity)));
      }
      const echoed = message.kind === "response" && exchange ? given.get(exchange) : undefined;
      reportAll(message, echoed ? leaks.filter((leak) => !echoed.has(identity(leak))) : leaks, report);
    },
    settled(exchange) {
      given.delete(exchange);
    },
  };
}

function reportAll(message: Message, leaks: readonly Leak[], report: SessionReport): void {
  const method = message.method ?? message.exchange?.method;
  const target = message.exchange?.method === "tools/call" ? message.exchange.target : undefined;
  const seen = new Set<string>();
  for (const leak of leaks) {
    const detail = `${senderOf(message.direction)}: ${leak.kind} in ${leak.place}`;
    if (seen.has(detail)) continue;
    seen.add(detail);
    report.violated({
      position: message.position,
      params: {
        secret: subjectOf(leak),
        place: leak.place,
        method: method ?? phrase("the stream"),
        target: target === undefined ? phrase("") : phrase(" to", target),
      },
      ...(method === undefined ? {} : { method }),
      ...(target === undefined ? {} : { tool: target }),
      fault: senderOf(message.direction),
      detail,
      data: { kind: leak.kind, place: visibleName(leak.place), length: leak.length },
    });
  }
}

/** How the message begins. A marker of kind `env` stands for what the recorder's environment held. */
function subjectOf({ kind }: Leak): MessageParameter {
  return kind === "env"
    ? phrase("The value of a secret-looking environment variable")
    : phrase("A secret of kind", kind);
}

function identity(leak: Leak): string {
  return `${leak.kind} ${leak.length}`;
}

/**
 * A look at the raw text before the values are walked, which most messages never need. What an escape may hide is walked
 * at once.
 */
function mayLeak(message: Message): boolean {
  const raw = message.raw?.();
  if (raw === undefined || message.redacted || /\\u00[2-7]|\\\//.test(raw)) return true;
  return findSecrets(raw).length > 0;
}

function leaksIn(text: string, place: string, redacted: boolean): Leak[] {
  const found: Leak[] = findSecrets(text).map((hit) => ({ kind: hit.kind, length: hit.value.length, place }));
  if (!redacted) return found;
  const markers = findMarkers(text).filter((marker) => isReportedKind(marker.kind));
  return [...found, ...markers.map((marker) => ({ ...marker, place }))];
}

/** All leaks of a value in the order of the text. Elements of an array share a place, since their number varies. */
function walk(root: unknown, rootPlace: string, redacted: boolean): Leak[] {
  const leaks: Leak[] = [];
  const stack: { readonly value: unknown; readonly place: readonly string[] }[] = [
    { value: root, place: rootPlace === "" ? [] : [rootPlace] },
  ];
  for (let count = 0; stack.length > 0 && count < MAX_VALUES; count++) {
    const { value, place } = stack.pop() as { value: unknown; place: readonly string[] };
    if (typeof value === "string") leaks.push(...leaksIn(value, spell(place), redacted));
    else if (Array.isArray(value)) {
      const inner = [...place.slice(0, -1), `${place.at(-1) ?? ""}[]`];
      for (let i = value.length - 1; i >= 0; i--) stack.push({ value: value[i], place: inner });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, member] of Object.entries(value as JsonObject).reverse()) {
        stack.push({ value: member, place: [...place, leaksIn(key, "", redacted).length > 0 ? "{key}" : key] });
        stack.push({ value: key, place: [...place, "{key}"] });
      }
    }
  }
  return leaks;
}

function spell(place: readonly string[]): string {
  return place.slice(0, MAX_PLACE).join(".");
}

import { type MessageParameter, phrase, visibleName } from "../catalog/message.ts";
import { findMarkers } from "../content/redact.ts";
import { findSecrets, isReportedKind } from "../content/secrets/index.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, JsonObject, Message, SessionObserver } from "../session/types.ts";

/** Names of members in a place; deeper ones are left out, so that places stay short and stable. */
const MAX_PLACE = 6;

/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const MAX_VALUES = 600_000;

const NO_LEAKS: readonly Leak[] = [];

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
          reportAll(message, leaksIn(message.text, ["text"], message.redacted), report);
        return;
      }
      if (!mayLeak(message)) return;
      const { body } = message;
      const walk = new Walk(message.redacted);
      for (const name of ["params", "result", "error"]) {
        if (Object.hasOwn(body, name)) walk.visit(body[name], name === "params" ? TOP : memberOf(TOP, name));
      }
      if (walk.cut) report.undecided("a message holds more values than are looked at");
      const { leaks } = walk;
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

function leaksIn(text: string, names: readonly string[], redacted: boolean): readonly Leak[] {
  const hits = findSecrets(text);
  const markers = redacted ? findMarkers(text).filter((marker) => isReportedKind(marker.kind)) : [];
  if (hits.length + markers.length === 0) return NO_LEAKS;
  const place = names.join(".");
  const found = hits.map((hit) => ({ kind: hit.kind, length: hit.value.length, place }));
  return [...found, ...markers.map((marker) => ({ ...marker, place }))];
}

/** Where a value stands: the names that are told, and whether it stands deeper than they tell. */
interface Place {
  readonly names: readonly string[];
  readonly beyond: boolean;
}

const TOP: Place = { names: [], beyond: false };

function memberOf(place: Place, name: string): Place {
  if (place.names.length < MAX_PLACE) return { names: [...place.names, name], beyond: false };
  return place.beyond ? place : { names: place.names, beyond: true };
}

/** Elements of an array share a place, since their number varies. */
function elementOf(place: Place): Place {
  if (place.beyond) return place;
  return { names: [...place.names.slice(0, -1), `${place.names.at(-1) ?? ""}[]`], beyond: false };
}

/**
 * Walks the values of one message. It recurses, since the reader bounds how deep they nest, and a place takes no more
 * than its first names: a message may hold tens of thousands of members, each a thousand levels deep.
 */
class Walk {
  /** In the order of the text. */
  readonly leaks: Leak[] = [];
  /** The message held more values than are looked at. */
  cut = false;
  readonly #redacted: boolean;
  #left = MAX_VALUES;

  constructor(redacted: boolean) {
    this.#redacted = redacted;
  }

  visit(value: unknown, place: Place): void {
    if (typeof value === "string") {
      if (this.#counts()) this.#text(value, place);
    } else if (typeof value === "object" && value !== null && this.#counts()) {
      if (Array.isArray(value)) this.#elements(value, place);
      else this.#members(value as JsonObject, place);
    }
  }

  #elements(values: readonly unknown[], place: Place): void {
    const inner = elementOf(place);
    for (let i = 0; i < values.length && !this.cut; i++) this.visit(values[i], inner);
  }

  #members(object: JsonObject, place: Place): void {
    for (const key of Object.keys(object)) {
      if (this.cut || !this.#counts()) return;
      const isSecret = this.#text(key, memberOf(place, "{key}"));
      this.visit(object[key], memberOf(place, isSecret ? "{key}" : key));
    }
  }

  #text(text: string, place: Place): boolean {
    const found = leaksIn(text, place.names, this.#redacted);
    for (const leak of found) this.leaks.push(leak);
    return found.length > 0;
  }

  #counts(): boolean {
    this.cut = --this.#left < 0;
    return !this.cut;
  }
}

import { elementTexts } from "../capture/member-span.ts";
import type { Span } from "../content/redact/spans.ts";
import { exactValues, LineSecrets, redactText } from "../content/redact.ts";
import type { Message } from "./types.ts";

/** What a reader may be shown of a text of the log. */
export interface ClearedText {
  /** Without secrets; hidden characters are still in it. */
  readonly text: string;
  /** Length of the whole in UTF-16 units, of which `text` may be the beginning. */
  readonly length: number;
  /** Secrets that stood there in the clear. */
  readonly removed: number;
}

/** A text is cut this far behind what is shown before it is looked through, so that no half of a secret is left. */
const BEYOND = 8 * 1024;

/** What the model of the session keeps of a text that is no JSON; the rest is read from the line. */
const KEPT = 200;

/**
 * Gives the texts of messages as they stand in the log (key order, spelling of numbers, duplicate keys), each secret in them
 * replaced: a capture may have been recorded without redaction, or by another recorder.
 */
export class MessageTexts {
  readonly #limit: number;
  readonly #lines = { c2s: new StreamTexts(), s2c: new StreamTexts() };
  #batchLine = 0;
  #batch: readonly string[] = [];

  /** @param limit longest text in UTF-16 units; infinite when not given */
  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
  }

  /**
   * To be called once for each message and inside of the observer's call, where its bytes are at hand.
   * @returns undefined for a message without a text: it is not UTF-8
   */
  of(message: Message): ClearedText | undefined {
    if (message.raw) return cleared(this.#json(message, message.raw), this.#limit, true);
    const text = wholeText(message);
    return text === undefined ? undefined : this.#lines[message.direction].of(text, this.#limit);
  }

  #json(message: Message, raw: () => string): string {
    const { batchIndex, position } = message;
    if (batchIndex === undefined) return raw();
    if (this.#batchLine !== position.line) {
      const text = raw();
      // Of other recorders each element of a batch is a frame of its own.
      this.#batch = text.startsWith("[") ? elementTexts(text) : [];
      this.#batchLine = position.line;
    }
    return this.#batch[batchIndex] ?? raw();
  }
}

/** Lines of one stream in their order: what is secret may have begun in a line before, as a private key does. */
export class StreamTexts {
  readonly #lines = new LineSecrets(exactValues([]));

  of(text: string, limit = Number.POSITIVE_INFINITY): ClearedText {
    return cleared(text, limit, false, this.#lines.read(text));
  }
}

function cleared(text: string, limit: number, json: boolean, also: readonly Span[] = []): ClearedText {
  const end = limit + BEYOND;
  const isCut = text.length > end;
  const clean = isCut
    ? redactText(
        text.slice(0, end),
        {},
        also.filter((span) => span.end <= end),
      )
    : redactText(text, { json }, also);
  const kept = clean.text.length > limit ? clean.text.slice(0, limit).toWellFormed() : clean.text;
  return { text: kept, length: isCut ? text.length : clean.text.length, removed: clean.count };
}

function wholeText({ text, line }: Message): string | undefined {
  if (text === undefined || text.length < KEPT || !line) return text;
  const record = JSON.parse(line()) as { readonly text?: unknown };
  return typeof record.text === "string" && record.text.startsWith(text) ? record.text : text;
}

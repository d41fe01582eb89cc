import { type Headers, scrubHeaders } from "../content/redact/headers.ts";
import { exactValues, LineSecrets, type RedactionRules, redact } from "../content/redact.ts";
import { type Member, members, objectText } from "./member-span.ts";
import { type Original, originalState, type Rewrite } from "./rewrite.ts";
import type { FrameRecord, HttpRequestRecord, HttpResponseRecord, LocatedRecord, SessionStart } from "./types.ts";
import { operations } from "./verify.ts";

/** Members that say what a record is, or that the recorder made up itself. */
const OWN: ReadonlySet<string> = new Set(
  "type seq ts dir exchange status event signal code bytes sha256 truncated reflowed redacted dropped action format session transport recorder pid redaction derived".split(
    " ",
  ),
);
/** Records that wait for the message of an HTTP request, and their characters. */
const MAX_HELD = 256;
const MAX_HELD_TEXT = 4 * 1024 * 1024;

interface Held {
  text: string;
  /** Its headers wait for what is taken out of the message. */
  request?: HttpRequestRecord | undefined;
}

/** How much was taken out. */
export interface RedactionCount {
  values: number;
  records: number;
}

/**
 * Takes secrets out of a capture after the fact, as the recorder would have done: secrets of known shape, and what the rules
 * say. Structure, schemas and what says what a message is stay. What is taken out cannot be got back.
 * @param tool `portlight/<version>`
 * @param count is added to
 */
export function redaction(original: Original, rules: RedactionRules, tool: string, count: RedactionCount): Rewrite {
  return new CaptureRedaction(original, rules, tool, count);
}

class CaptureRedaction implements Rewrite {
  readonly #original: Original;
  readonly #rules: RedactionRules;
  readonly #withoutPlaces: RedactionRules;
  readonly #tool: string;
  readonly #count: RedactionCount;
  readonly #streams = new Map<string, LineSecrets>();
  #held: Held[] = [];
  #heldText = 0;
  readonly #waiting = new Map<number, Held>();

  constructor(original: Original, rules: RedactionRules, tool: string, count: RedactionCount) {
    this.#original = original;
    this.#rules = { ...rules, exact: exactValues([]) };
    const { paths: _places, ...others } = this.#rules;
    this.#withoutPlaces = others;
    this.#tool = tool;
    this.#count = count;
  }

  start(start: SessionStart): SessionStart {
    const clean = JSON.parse(this.#members(JSON.stringify(start))) as SessionStart;
    const profile = start.redaction?.profile;
    const done = operations(start);
    return {
      ...clean,
      redaction: { profile: profile === "custom" || this.#isRuled() ? "custom" : "default" },
      derived: {
        ...(done.length > 0 ? start.derived : {}),
        tool: this.#tool,
        op: done.includes("redact") ? done.join("+") : [...done, "redact"].join("+"),
        // A digest of what held the secrets would confirm a guess at them.
        ...(done.includes("tidy") ? {} : { of: start.session }),
        ...originalState(this.#original.summary),
      },
    };
  }

  line(located: LocatedRecord, text: string): readonly string[] {
    const { record } = located;
    switch (record.type) {
      case "http.request":
        return this.#hold({ text, request: record });
      case "http.response":
        return this.#hold({ text: this.#headers(text, record, NOTHING_REMOVED) });
      case "frame":
        return this.#hold({ text: this.#frame(text, record) });
      case "stderr":
        return this.#hold({ text: this.#stderr(text) });
      default:
        return this.#hold({ text: this.#members(text) });
    }
  }

  rest(): readonly string[] {
    for (const held of this.#held) this.#settle(held, NOTHING_REMOVED);
    return this.#release();
  }

  end(ts: string): string {
    return ts;
  }

  #isRuled(): boolean {
    const { isSecretKey, values = [], paths = [], secrets } = this.#rules;
    return isSecretKey !== undefined || values.length + paths.length > 0 || secrets !== undefined;
  }

  #hold(held: Held): readonly string[] {
    if (held.request) {
      if (hasMessage(held.request)) this.#waiting.set(held.request.exchange, held);
      else this.#settle(held, NOTHING_REMOVED);
    }
    this.#held.push(held);
    this.#heldText += held.text.length;
    if (this.#held.length > MAX_HELD || this.#heldText > MAX_HELD_TEXT) return this.rest();
    return this.#held[0]?.request ? [] : this.#release();
  }

  /** The lines up to the next one that waits. */
  #release(): readonly string[] {
    const next = this.#held.findIndex(({ request }) => request !== undefined);
    const done = this.#held.splice(0, next < 0 ? this.#held.length : next);
    for (const { text } of done) this.#heldText -= text.length;
    return done.map(({ text }) => text);
  }

  #settle(held: Held, body: Body): void {
    const { request } = held;
    if (!request) return;
    held.request = undefined;
    this.#waiting.delete(request.exchange);
    const text = this.#headers(this.#members(held.text, ["headers"]), request, body);
    this.#heldText += text.length - held.text.length;
    held.text = text;
  }

  #headers(text: string, record: HttpRequestRecord | HttpResponseRecord, body: Body): string {
    const { headers, redacted } = scrubHeaders(record.headers as Headers, this.#rules, body);
    if (redacted.length === 0) return text;
    this.#counted(redacted.length);
    return marked(text, (member) => (member.name === "headers" ? JSON.stringify(headers) : member.value));
  }

  #frame(text: string, record: FrameRecord): string {
    if (record.frame === undefined) return this.#unparsed(text, record);
    let body: Body = NOTHING_REMOVED;
    let count = 0;
    const clean = changed(text, (member) => {
      if (member.name === "frame") {
        const result = redact(member.value, this.#rules);
        count += result.count;
        if (result.count > 0) body = { text: result.text, removed: result.removed };
        return result.text;
      }
      return this.#member(member);
    });
    const request =
      record.dir === "c2s" && record.exchange !== undefined ? this.#waiting.get(record.exchange) : undefined;
    if (request) this.#settle(request, body);
    if (count === 0) return clean;
    this.#counted(count);
    return marked(clean, ({ value }) => value);
  }

  /** A message that is no JSON, not UTF-8 or cut. */
  #unparsed(text: string, record: FrameRecord): string {
    const stored = record.text ?? Buffer.from(record.base64 ?? "", "base64").toString("latin1");
    const clean = this.#streamed(record.dir, stored);
    if (clean === undefined) return text;
    const written = JSON.stringify(record.text === undefined ? Buffer.from(clean, "latin1").toString("base64") : clean);
    const name = record.text === undefined ? "base64" : "text";
    // No digest of a message that held secrets: it would confirm a guess at them.
    return marked(text, (member) =>
      member.name === name ? written : member.name === "sha256" ? undefined : member.value,
    );
  }

  #stderr(text: string): string {
    const record = JSON.parse(text) as { text: string };
    const clean = this.#streamed("stderr", record.text);
    if (clean === undefined) return text;
    return marked(text, (member) => (member.name === "text" ? JSON.stringify(clean) : member.value));
  }

  /** A line of a stream, which may go on with a secret of the line before. */
  #streamed(stream: string, line: string): string | undefined {
    let secrets = this.#streams.get(stream);
    if (!secrets) {
      secrets = new LineSecrets(exactValues([]));
      this.#streams.set(stream, secrets);
    }
    const result = redact(line, this.#rules, secrets.read(line));
    if (result.count === 0) return undefined;
    this.#counted(result.count);
    return result.text;
  }

  /** Any other record, of a type that is not known too: whatever it holds that is not ours. */
  #members(text: string, except: readonly string[] = []): string {
    return changed(text, (member) => (except.includes(member.name) ? member.value : this.#member(member)));
  }

  #member({ name, value }: Member): string {
    if (OWN.has(name)) return value;
    // The name is one of the format: rules by key are about what lies below.
    const result = redact(value, this.#withoutPlaces);
    if (result.count === 0) return value;
    this.#counted(result.count);
    return result.text;
  }

  #counted(values: number): void {
    this.#count.values += values;
    this.#count.records++;
  }
}

interface Body {
  readonly text: string;
  readonly removed: ReadonlySet<string>;
}

const NOTHING_REMOVED: Body = { text: "", removed: new Set() };

function hasMessage({ method }: HttpRequestRecord): boolean {
  return !/^(?:GET|HEAD|DELETE|OPTIONS)$/i.test(method);
}

/** The record with other values; the line itself where none is another. */
function changed(text: string, value: (member: Member) => string): string {
  let different = false;
  const list = members(text).map((member) => {
    const next = value(member);
    if (next !== member.value) different = true;
    return { ...member, value: next };
  });
  return different ? objectText(list) : text;
}

/** The record with other values and the mark that it is redacted, where our writer puts it. */
function marked(text: string, value: (member: Member) => string | undefined): string {
  const list = members(text).flatMap((member) => {
    const next = value(member);
    return next === undefined || member.name === "redacted" ? [] : [{ ...member, value: next }];
  });
  const mark: Member = { name: "redacted", written: '"redacted"', value: "true" };
  const last = list.findIndex(({ name }) => ["frame", "text", "base64"].includes(name));
  return objectText(last < 0 ? [...list, mark] : list.toSpliced(last, 0, mark));
}

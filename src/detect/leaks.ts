/** Secrets in a text, clear, behind escapes of JSON, or as the marker that a recorder left for them. */
import { MAX_JSON_LAYERS } from "../content/json-escapes.ts";
import { findMarkers } from "../content/redact.ts";
import { findSecrets, isReportedKind } from "../content/secrets/index.ts";

/** A secret of one kind; `length` in UTF-16 code units. */
interface Found {
  readonly kind: string;
  readonly length: number;
}

/** A secret at one place of a message or record. */
export interface Leak extends Found {
  readonly place: string;
}

export function placed(place: string): (found: Found) => Leak {
  return ({ kind, length }) => ({ kind, length, place });
}

/** Escapes of what a secret may consist of, in a string or in a string within a string. */
const HIDING = /\\(?:\/|u00(?:2[0bdefBDEF]|3[0-9dD]|4[1-9a-fA-F]|5[0-9acfACF]|6[1-9a-fA-F]|7[0-9aA]))/;
const ESCAPE = /\\u00([2-7][0-9a-fA-F])|\\(\/)/g;

/** Longest record of which every escape is taken off to find what stands in no value. */
const MAX_UNESCAPED = 4 * 1024 * 1024;

const NOTHING: readonly Found[] = [];

function mayHide(text: string): boolean {
  return text.includes("\\") && HIDING.test(text);
}

/** The secrets in a text, as it stands and with its escapes taken off. The cost is linear in its length. */
export function leaksIn(text: string, redacted: boolean): readonly Found[] {
  const hits = findSecrets(text);
  const hidden = mayHide(text) ? findSecrets(unhidden(text)) : [];
  const markers = redacted ? findMarkers(text).filter((marker) => isReportedKind(marker.kind)) : [];
  if (hits.length + hidden.length + markers.length === 0) return NOTHING;
  return [...[...hits, ...hidden].map(({ kind, value }) => ({ kind, length: value.length })), ...markers];
}

function unhidden(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MAX_JSON_LAYERS && mayHide(plain); layer++) {
    plain = plain.replace(ESCAPE, (_whole, hex: string | undefined) =>
      hex === undefined ? "/" : String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return plain;
}

/** What base64 carries, byte by byte: secrets are ASCII. */
export function decodedText(base64: string): string {
  return Buffer.from(base64, "base64").toString("latin1");
}

/** What one line of a capture holds, and what of it was found in the values that stand there. */
export class LineLeaks {
  readonly number: number;
  redacted: boolean;
  readonly #raw: string;
  readonly #hits: boolean;
  readonly #hides: boolean;
  #known: Set<string> | undefined;

  /** @param raw the line as it stands */
  constructor(number: number, raw: string, redacted: boolean) {
    this.number = number;
    this.redacted = redacted;
    this.#hides = mayHide(raw);
    this.#hits = this.#hides || raw.includes('"blob"') || findSecrets(raw).length > 0;
    this.#raw = raw;
  }

  /** The values of the line have to be walked; most need not. */
  get suspect(): boolean {
    return this.#hits || this.redacted;
  }

  /** The line is too long for its escapes to be taken off as a whole. */
  get unsearched(): boolean {
    return this.#hides && this.#raw.length > MAX_UNESCAPED;
  }

  found(leaks: readonly Found[]): void {
    if (leaks.length === 0) return;
    this.#known ??= new Set();
    for (const leak of leaks) this.#known.add(likeness(leak));
  }

  /** What was found in no value. */
  left(): readonly Found[] {
    if (!this.suspect || this.unsearched) return NOTHING;
    const text = this.#hides ? unhidden(this.#raw) : this.#raw;
    return leaksIn(text, this.redacted).filter((leak) => !this.#known?.has(likeness(leak)));
  }
}

/** What tells secrets of a line apart. The length of a key of several lines depends on how its line breaks are written. */
function likeness({ kind, length }: Found): string {
  return kind === "private-key" ? kind : `${kind} ${length}`;
}

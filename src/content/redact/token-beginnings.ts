/**
 * What begins like an issuer's token and is none that can be proved: cut, in another case, glued to something, or with marks
 * in it. Too wide for a finding; in a report a part of a token is worth as much as the report is read. Not for the recorder.
 */
import { entropy } from "../secrets/checksum.ts";
import { Scanner } from "../secrets/scanner.ts";
import { SHAPES } from "../secrets/shapes/index.ts";
import { isWordy } from "../secrets/words.ts";
import { isDrawn } from "./broken-tokens.ts";
import { PART } from "./reserved-kinds.ts";
import { MIN_PART, type Span } from "./spans.ts";

/** Shorter starts are parts of words. */
const MIN_START = 4;
/** Longest token that is read, with what it is glued to. */
const MAX_TOKEN = 4096;
/** Of what follows behind a mark; a shorter run may be a word or a version. */
const MIN_REST = 8;
/** The part of a run that is judged. */
const JUDGED = 64;

const BODY = /[\w+/=~.-]+/y;
/** Marks that somebody puts into a token so that it is not recognised: a space, quotes, emphasis. */
const MARK = /[^\w\n]{1,3}/y;
const REST = /[A-Za-z0-9_-]+/y;

let starts: Scanner<string> | undefined;

function scanner(): Scanner<string> {
  starts ??= new Scanner(
    SHAPES.filter(({ strength, behind }) => (strength ?? "verified") === "verified" && behind !== "nothing").flatMap(
      ({ kind, starts: literals }) =>
        literals
          .filter((literal) => literal.length >= MIN_START && /^[\w.-]+$/.test(literal))
          .map((literal) => ({ literal, payload: kind })),
    ),
  );
  return starts;
}

/** Starts of tokens with five random characters or more behind them. Sorted, not overlapping; linear in the text. */
export function tokenBeginnings(text: string): readonly Span[] {
  const spans: Span[] = [];
  /** Where the word ends that a start was refused in, so that it is read once. */
  let refused = 0;
  scanner().scan(text, (kind, at, literal) => {
    const from = at + literal.length;
    if (from < refused) return undefined;
    let end = endOf(BODY, text, from);
    if (end > from + MAX_TOKEN) end = from + MAX_TOKEN;
    while (end > from && text[end - 1] === ".") end--;
    const body = text.slice(from, end);
    const proved = body.length >= MIN_PART && isDrawnBody(body);
    const whole = body === "" ? end : endBehindMarks(text, end, at);
    if (!proved && whole === end) {
      if (body.length > JUDGED) refused = end;
      return undefined;
    }
    end = whole;
    spans.push({ start: at, end, kind: `${kind}${PART}`, length: end - at });
    return end;
  });
  return spans;
}

/** Where the random runs end that follow, each behind a mark. */
function endBehindMarks(text: string, from: number, start: number): number {
  for (let end = from; ; ) {
    const behind = endOf(MARK, text, end);
    const next = behind === end ? end : endOf(REST, text, behind);
    if (next - behind < MIN_REST || next - start > MAX_TOKEN || !isRandomRun(text.slice(behind, next))) return end;
    end = next;
  }
}

/** The first letters behind the start, up to a separator, are drawn; or all of them are. */
function isDrawnBody(body: string): boolean {
  const first = (/^[A-Za-z0-9]+/.exec(body.slice(0, JUDGED)) ?? [""])[0];
  return (first.length >= MIN_PART && isDrawn(first)) || isDrawn(body);
}

function isRandomRun(run: string): boolean {
  const part = run.slice(0, JUDGED);
  return /[A-Za-z]/.test(part) && /[0-9]/.test(part) && entropy(part) >= 2.5 && !isWordy(part, 0.68);
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

import type { Direction, LinePosition } from "../capture/types.ts";
import type { Declared } from "./revision.ts";
import { Moments, timestamp } from "./timestamp.ts";
import type { Era, Exchange, Outcome, RpcId } from "./types.ts";

/** An id as it may be kept: arrays and objects, which nothing can answer, are let go. */
export type KeptId = string | number | bigint | boolean | null | undefined;

const ROWS = 1024;

/** Whole numbers of an exchange, in columns; 0 where there is none. */
const LINE = 0;
const BYTES = 1;
const RESPONSE_LINE = 2;
const RESPONSE_BYTES = 3;
const RESPONSES = 4;
const INTS = 5;

/** Numbers beyond 32 bits, or of which 0 is one; NaN where there is none. */
const OFFSET = 0;
const RESPONSE_OFFSET = 1;
const SEQ = 2;
const TIME = 3;
const RESPONSE_TIME = 4;
const EXCHANGE_NUMBER = 5;
const CALL_INDEX = 6;
const ERROR_CODE = 7;
const HTTP_STATUS = 8;
const DOUBLES = 9;

/** The numbers of 1024 exchanges. */
interface Page {
  readonly ints: Int32Array;
  readonly doubles: Float64Array;
  /** Moments in a form that no number stands for, by their place in `doubles`. */
  readonly texts: Map<number, string>;
}

/**
 * Makes the exchanges of a session. There is one for each request, kept to the end, so what is a number stands in typed
 * arrays: a third of the memory, and nothing that the garbage collector has to carry along.
 */
export class ExchangeRecords {
  readonly #moments = new Moments();
  #page: Page = newPage();
  #row = -1;

  create(
    method: string,
    id: KeptId,
    direction: Direction,
    position: LinePosition,
    seq: number,
    ts: string,
  ): ExchangeRecord {
    if (++this.#row === ROWS) {
      this.#row = 0;
      this.#page = newPage();
    }
    const record = new ExchangeRecord(method, id, direction, this.#page, this.#row);
    place(this.#page, this.#row, position, LINE, BYTES, OFFSET);
    this.#page.doubles[this.#row * DOUBLES + SEQ] = seq;
    this.#moment(this.#page, this.#row, TIME, ts);
    return record;
  }

  /** Notes the first response. */
  answered(record: ExchangeRecord, position: LinePosition, ts: string): void {
    const [page, row] = record.row;
    place(page, row, position, RESPONSE_LINE, RESPONSE_BYTES, RESPONSE_OFFSET);
    this.#moment(page, row, RESPONSE_TIME, ts);
    if (record.answerMayBeLost) record.answerMayBeLost = false;
  }

  #moment(page: Page, row: number, column: number, ts: string): void {
    const at = row * DOUBLES + column;
    const value = this.#moments.microseconds(ts);
    page.doubles[at] = value;
    if (Number.isNaN(value)) page.texts.set(at, ts);
  }
}

/** An exchange as the session keeps it; made by `ExchangeRecords`. */
export class ExchangeRecord implements Exchange {
  readonly method: string;
  readonly id: RpcId;
  readonly direction: Direction;
  revision?: string;
  era?: Era;
  target?: string;
  cancelled = false;
  outcome: Outcome = "unknown";
  answerMayBeLost = false;
  readonly #page: Page;
  readonly #row: number;

  constructor(method: string, id: KeptId, direction: Direction, page: Page, row: number) {
    this.method = method;
    this.id = id;
    this.direction = direction;
    this.#page = page;
    this.#row = row;
  }

  get row(): readonly [Page, number] {
    return [this.#page, this.#row];
  }

  get responses(): number {
    return this.#page.ints[this.#row * INTS + RESPONSES] as number;
  }

  set responses(count: number) {
    this.#page.ints[this.#row * INTS + RESPONSES] = count;
  }

  get callIndex(): number | undefined {
    return this.#number(CALL_INDEX);
  }

  set callIndex(value: number) {
    this.#page.doubles[this.#row * DOUBLES + CALL_INDEX] = value;
  }

  get exchangeNumber(): number | undefined {
    return this.#number(EXCHANGE_NUMBER);
  }

  set exchangeNumber(value: number) {
    this.#page.doubles[this.#row * DOUBLES + EXCHANGE_NUMBER] = value;
  }

  get errorCode(): number | undefined {
    return this.#number(ERROR_CODE);
  }

  set errorCode(value: number) {
    this.#page.doubles[this.#row * DOUBLES + ERROR_CODE] = value;
  }

  get httpStatus(): number | undefined {
    return this.#number(HTTP_STATUS);
  }

  set httpStatus(value: number) {
    this.#page.doubles[this.#row * DOUBLES + HTTP_STATUS] = value;
  }

  get seq(): number {
    return this.#page.doubles[this.#row * DOUBLES + SEQ] as number;
  }

  get ts(): string {
    return this.#text(TIME);
  }

  get position(): LinePosition {
    return this.#position(LINE, BYTES, OFFSET);
  }

  get responseTs(): string | undefined {
    return this.#answered ? this.#text(RESPONSE_TIME) : undefined;
  }

  get responsePosition(): LinePosition | undefined {
    return this.#answered ? this.#position(RESPONSE_LINE, RESPONSE_BYTES, RESPONSE_OFFSET) : undefined;
  }

  get #answered(): boolean {
    return this.#page.ints[this.#row * INTS + RESPONSE_LINE] !== 0;
  }

  #number(column: number): number | undefined {
    const value = this.#page.doubles[this.#row * DOUBLES + column] as number;
    return Number.isNaN(value) ? undefined : value;
  }

  #text(column: number): string {
    const at = this.#row * DOUBLES + column;
    return this.#page.texts.get(at) ?? timestamp(this.#page.doubles[at] as number);
  }

  #position(line: number, bytes: number, offset: number): LinePosition {
    const { ints, doubles } = this.#page;
    return {
      line: ints[this.#row * INTS + line] as number,
      offset: doubles[this.#row * DOUBLES + offset] as number,
      bytes: ints[this.#row * INTS + bytes] as number,
    };
  }
}

function newPage(): Page {
  const doubles = new Float64Array(ROWS * DOUBLES).fill(Number.NaN);
  return { ints: new Int32Array(ROWS * INTS), doubles, texts: new Map() };
}

function place(page: Page, row: number, position: LinePosition, line: number, bytes: number, offset: number): void {
  page.ints[row * INTS + line] = position.line;
  page.ints[row * INTS + bytes] = position.bytes;
  page.doubles[row * DOUBLES + offset] = position.offset;
}

/** Gives an exchange or a message what is known of its revision. */
export function date(target: { revision?: string; era?: Era }, { revision, era }: Declared): void {
  if (revision !== undefined) target.revision = revision;
  if (era !== undefined) target.era = era;
}

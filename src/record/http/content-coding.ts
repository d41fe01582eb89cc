import type { Transform } from "node:stream";
import zlib from "node:zlib";

/** Decoded bytes of one body that are looked at. */
const DECODED_BYTES = 64 * 1024 * 1024;
/** Coded bytes that may wait for the decoder, which works beside this thread. */
const WAITING_BYTES = 8 * 1024 * 1024;

export interface Decoding {
  /** Gives the decoder more. */
  readonly push: (part: Buffer) => void;
  /** The body is over. */
  readonly end: () => void;
}

export interface DecodingEvents {
  readonly decoded: (part: Buffer) => void;
  /** All is told. @param whole false when the rest could not be decoded, or is too much */
  readonly done: (whole: boolean) => void;
}

/**
 * Decodes a body while it comes, so that an event is seen before its stream ends.
 * @param coding value of `Content-Encoding`
 * @returns undefined for a coding that this runtime does not know
 */
export function decoding(coding: string, events: DecodingEvents): Decoding | undefined {
  const stream = decoderOf(coding.trim().toLowerCase());
  if (!stream) return undefined;
  let decoded = 0;
  let over = false;
  const finish = (whole: boolean): void => {
    if (over) return;
    over = true;
    events.done(whole);
    stream.destroy();
  };
  stream.on("data", (part: Buffer) => {
    if (over) return;
    decoded += part.length;
    if (decoded > DECODED_BYTES) return finish(false);
    events.decoded(part);
  });
  stream.on("end", () => finish(true));
  stream.on("error", () => finish(false));
  return {
    push: (part) => {
      if (over) return;
      if (stream.writableLength > WAITING_BYTES) finish(false);
      else stream.write(part);
    },
    end: () => {
      if (!over) stream.end();
    },
  };
}

/** Each gives what it has after every part, and does not mind a body that ends early. */
function decoderOf(coding: string): Transform | undefined {
  const { constants } = zlib;
  const deflated = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return zlib.createGunzip(deflated);
    case "deflate":
      return zlib.createInflate(deflated);
    case "br":
      return zlib.createBrotliDecompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
    case "zstd":
      // From Node 22.15 on.
      return zlib.createZstdDecompress?.({ flush: constants.ZSTD_e_flush, finishFlush: constants.ZSTD_e_flush });
    default:
      return undefined;
  }
}

/** True for a body that came as it is. */
export function isPlain(coding: string | undefined): boolean {
  return coding === undefined || coding.trim() === "" || coding.trim().toLowerCase() === "identity";
}

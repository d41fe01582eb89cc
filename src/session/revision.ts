import { META } from "../protocol/meta.ts";
import { type Era, eraOf, HTTP_FALLBACK_REVISION } from "../protocol/revisions.ts";
import { shownText } from "./bounded-text.ts";
import type { HttpExchange } from "./http-exchanges.ts";
import { objectMember, textMember } from "./messages.ts";
import type { Scope } from "./pairing.ts";
import type { JsonObject } from "./types.ts";

export interface Declared {
  readonly revision?: string;
  readonly era?: Era;
}

const NOTHING: Declared = {};

/** The revision with its era; `unknownEra` where the revision itself does not tell. An unknown one is the peer's text. */
export function declared(revision: string | undefined, unknownEra?: Era): Declared {
  if (revision === undefined) return unknownEra === undefined ? NOTHING : { era: unknownEra };
  const known = eraOf(revision);
  if (known !== undefined) return { revision, era: known };
  const shown = shownText(revision);
  return unknownEra === undefined ? { revision: shown } : { revision: shown, era: unknownEra };
}

/** What a message names itself, in `params._meta` (2026-07-28). */
function namedRevision(body: JsonObject): string | undefined {
  return textMember(objectMember(objectMember(body, "params"), "_meta"), META.protocolVersion);
}

/**
 * The revision of a request or notification of the client: what it names itself, else the header of its HTTP request,
 * else what its session agreed on, else over HTTP what the specification assumes without a header.
 */
export function clientRevision(body: JsonObject, scope: Scope, http: HttpExchange | undefined): Declared {
  const named = namedRevision(body);
  if (named !== undefined) return declared(named, "modern");
  if (body.method === "initialize") return { era: "legacy" };
  if (http?.version !== undefined) return declared(http.version);
  if (scope.negotiated !== undefined) return declared(scope.negotiated);
  if (scope.handshakeBegun) return { era: "legacy" };
  if (http?.requestSeen && !scope.isEndpoint && !scope.lost) return declared(HTTP_FALLBACK_REVISION);
  return declared(scope.declared ?? undefined);
}

/** The revision of a message of the server that answers no request: that of what it belongs to, else of its session. */
export function serverRevision(scope: Scope, owner: Declared | undefined): Declared {
  if (owner?.revision !== undefined || owner?.era !== undefined) return declared(owner.revision, owner.era);
  if (scope.negotiated !== undefined) return declared(scope.negotiated);
  if (scope.handshakeBegun) return { era: "legacy" };
  return declared(scope.declared ?? undefined);
}

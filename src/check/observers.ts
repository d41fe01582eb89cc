import type { SessionReport } from "../session/report.ts";
import type { SessionObserver } from "../session/types.ts";
import { ambiguousResponse, jsonrpcVersion, requestIdType } from "./envelope.ts";
import { requestBeforeInitialized } from "./lifecycle.ts";
import { duplicateResponse, responseWithoutRequest } from "./pairing.ts";
import { inputRequiredMethod, missingCacheHints } from "./results.ts";
import { stdioNoise } from "./stdio.ts";
import { unansweredRequest } from "./unanswered.ts";

type Rule = (report: SessionReport) => SessionObserver;

/** Each rule of the family by its id, which a test holds against rules/check. */
export const CHECK_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["ambiguous-response", ambiguousResponse],
  ["duplicate-response", duplicateResponse],
  ["input-required-method", inputRequiredMethod],
  ["jsonrpc-version", jsonrpcVersion],
  ["missing-cache-hints", missingCacheHints],
  ["request-before-initialized", requestBeforeInitialized],
  ["request-id-type", requestIdType],
  ["response-without-request", responseWithoutRequest],
  ["stdio-noise", stdioNoise],
  ["unanswered-request", unansweredRequest],
]);

/**
 * Fresh observers of all protocol rules for one session.
 * @param reportOf gives the report of a rule by its id
 */
export function checkObservers(reportOf: (ruleId: string) => SessionReport): readonly SessionObserver[] {
  return [...CHECK_RULES].map(([id, rule]) => rule(reportOf(id)));
}

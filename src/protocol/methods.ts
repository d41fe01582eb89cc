import { REVISIONS, type Revision } from "./revisions.ts";

/** Who sends it: the client, the server, or either. */
export type Sender = "c2s" | "s2c" | "both";

export interface Method {
  readonly name: string;
  readonly kind: "request" | "notification";
  readonly sender: Sender;
  /** First and last revision whose core has it on the wire in that direction. */
  readonly since: Revision;
  readonly until: Revision;
  /** The core of the last revisions has it no more; the extension of this name has. */
  readonly extension?: string;
}

const FIRST = "2024-11-05";
const LAST_LEGACY = "2025-11-25";
const LAST = "2026-07-28";
const TASKS = "io.modelcontextprotocol/tasks";

function request(name: string, sender: Sender, since: Revision, until: Revision, extension?: string): Method {
  return { name, kind: "request", sender, since, until, ...(extension === undefined ? {} : { extension }) };
}

function notification(name: string, sender: Sender, since: Revision, until: Revision, extension?: string): Method {
  return { name, kind: "notification", sender, since, until, ...(extension === undefined ? {} : { extension }) };
}

/**
 * Every method of every revision, from the schemas of the revisions. A server's requests of 2026-07-28 exist only inside
 * `inputRequests`, so they are not here for it.
 */
export const METHODS: readonly Method[] = [
  request("initialize", "c2s", FIRST, LAST_LEGACY),
  request("ping", "both", FIRST, LAST_LEGACY),
  request("server/discover", "c2s", LAST, LAST),
  request("tools/list", "c2s", FIRST, LAST),
  request("tools/call", "c2s", FIRST, LAST),
  request("resources/list", "c2s", FIRST, LAST),
  request("resources/templates/list", "c2s", FIRST, LAST),
  request("resources/read", "c2s", FIRST, LAST),
  request("resources/subscribe", "c2s", FIRST, LAST_LEGACY),
  request("resources/unsubscribe", "c2s", FIRST, LAST_LEGACY),
  request("prompts/list", "c2s", FIRST, LAST),
  request("prompts/get", "c2s", FIRST, LAST),
  request("completion/complete", "c2s", FIRST, LAST),
  request("logging/setLevel", "c2s", FIRST, LAST_LEGACY),
  request("subscriptions/listen", "c2s", LAST, LAST),
  request("tasks/get", "both", LAST_LEGACY, LAST_LEGACY, TASKS),
  request("tasks/result", "both", LAST_LEGACY, LAST_LEGACY),
  request("tasks/cancel", "both", LAST_LEGACY, LAST_LEGACY, TASKS),
  request("tasks/list", "both", LAST_LEGACY, LAST_LEGACY),
  request("sampling/createMessage", "s2c", FIRST, LAST_LEGACY),
  request("roots/list", "s2c", FIRST, LAST_LEGACY),
  request("elicitation/create", "s2c", "2025-06-18", LAST_LEGACY),
  notification("notifications/initialized", "c2s", FIRST, LAST_LEGACY),
  notification("notifications/cancelled", "both", FIRST, LAST),
  notification("notifications/progress", "both", FIRST, LAST_LEGACY),
  notification("notifications/progress", "s2c", LAST, LAST),
  notification("notifications/message", "s2c", FIRST, LAST),
  notification("notifications/tools/list_changed", "s2c", FIRST, LAST),
  notification("notifications/prompts/list_changed", "s2c", FIRST, LAST),
  notification("notifications/resources/list_changed", "s2c", FIRST, LAST),
  notification("notifications/resources/updated", "s2c", FIRST, LAST),
  notification("notifications/roots/list_changed", "c2s", FIRST, LAST_LEGACY),
  notification("notifications/elicitation/complete", "s2c", LAST_LEGACY, LAST_LEGACY),
  notification("notifications/tasks/status", "both", LAST_LEGACY, LAST_LEGACY),
  notification("notifications/subscriptions/acknowledged", "s2c", LAST, LAST),
];

const byName: ReadonlyMap<string, readonly Method[]> = Map.groupBy(METHODS, (method) => method.name);

/** Entries of a method's name, empty when no revision has it. */
export function methodsNamed(name: string): readonly Method[] {
  return byName.get(name) ?? [];
}

/** True when the core of `revision` lets `direction` send this. */
export function isSentBy(name: string, direction: "c2s" | "s2c", revision: Revision): boolean {
  const at = REVISIONS.indexOf(revision);
  return methodsNamed(name).some(
    (method) =>
      (method.sender === "both" || method.sender === direction) &&
      REVISIONS.indexOf(method.since) <= at &&
      at <= REVISIONS.indexOf(method.until),
  );
}

import { jsonText } from "../content/neutralise.ts";
import { redactText } from "../content/redact.ts";

/** A value as one line of JSON: no secret in it, hidden characters as escapes, a bigint as a whole number. */
export function clearedJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, member: unknown) => (typeof member === "bigint" ? String(member) : member));
  return jsonText(redactText(text, { json: true }).text);
}

/** An id of a message as JSON. A number that JavaScript would round keeps its digits. */
export function idJson(id: unknown): string {
  return typeof id === "bigint" ? id.toString() : clearedJson(id ?? null);
}

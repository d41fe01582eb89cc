import type { SessionStart } from "../capture/types.ts";
import { maskArguments } from "../content/redact/arguments.ts";
import { isMarker } from "../content/redact/marker.ts";
import { redactionMarker, redactText } from "../content/redact.ts";

/** What the first record says, without secrets: also of a recorder that did not redact. */
export function clearedStart(start: SessionStart): SessionStart {
  const { text } = redactText(JSON.stringify(start), { json: true });
  const clear = JSON.parse(text) as SessionStart;
  const { argv } = clear.server;
  return argv === undefined ? clear : { ...clear, server: { ...clear.server, argv: clearedArguments(argv) } };
}

function clearedArguments(argv: readonly string[]): string[] {
  return maskArguments(argv, (value) => (isMarker(value) ? value : redactionMarker("argument", value.length)));
}

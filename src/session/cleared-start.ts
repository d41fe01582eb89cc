import type { SessionStart } from "../capture/types.ts";
import { ArgumentReader } from "../content/redact/arguments.ts";
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
  const reader = new ArgumentReader();
  return argv.map((argument) => {
    let masked = "";
    let from = 0;
    for (const { start, end } of reader.read(argument)) {
      const value = argument.slice(start, end);
      masked += argument.slice(from, start) + (isMarker(value) ? value : redactionMarker("argument", end - start));
      from = end;
    }
    return masked + argument.slice(from);
  });
}

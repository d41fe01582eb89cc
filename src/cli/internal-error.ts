import { HOMEPAGE } from "../catalog/product.ts";
import { withoutSecrets } from "../content/input-text.ts";
import { terminalText } from "../content/neutralise.ts";
import type { Terminal } from "./terminal.ts";

/** What a bug looks like to the user: no stack unless they ask for it. */
export function internalError(error: unknown, env: Terminal["env"]): string {
  const debug = env.PORTLIGHT_DEBUG;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const ask = `portlight: internal error, please report it at ${HOMEPAGE}/issues: ${terminalText(withoutSecrets(detail).slice(0, 500))}\n`;
  return debug && error instanceof Error
    ? `${ask}${withoutSecrets(String(error.stack))}\n`
    : `${ask}portlight: PORTLIGHT_DEBUG=1 shows more\n`;
}

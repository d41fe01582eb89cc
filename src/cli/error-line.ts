import { withoutSecrets } from "../content/input-text.ts";
import { terminalText } from "../content/neutralise.ts";

/**
 * A sentence about what went wrong, as one line for standard error. It may quote a file of the repository under test, so
 * it can neither move the cursor nor begin a line of its own, which a CI runner would take for a command, and no secret of it is shown.
 */
export function errorLine(sentence: string): string {
  return `portlight: ${terminalText(withoutSecrets(sentence))}\n`;
}

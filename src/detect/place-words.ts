import { type MessageParameter, phrase, visibleName } from "../catalog/message.ts";
import { withoutSecrets } from "../content/input-text.ts";

/** What a place of a session stands in. */
export interface Whereabouts {
  /** Names that lead to it. */
  readonly place: string;
  readonly method?: string | undefined;
  /** The tool that is called, or whose definition it is. */
  readonly tool?: string | undefined;
  /** What carries it when there is no method, in our own words: "the error output". */
  readonly stream: string;
}

/** Names of members, or a place, fit for the data of a finding: secrets are taken out before they are cut to what is shown. */
export function shownPlace(place: string): string {
  return visibleName(withoutSecrets(place));
}

/** A place in the words of a message: "`result.content[].text` of `tools/call` to `read_note`". */
export function placeWords({ place, method, tool, stream }: Whereabouts): MessageParameter {
  if (method === undefined) return phrase("", place, phrase(`of ${stream}`));
  const target = tool === undefined ? undefined : phrase(method === "tools/call" ? "to" : "for", tool);
  return phrase("", place, phrase("of", method, target));
}

import type { ContentFact } from "../content/facts.ts";
import { joinFields, MAX_JOINED_FIELDS } from "../content/normalise/index.ts";
import type { MessageText } from "./message-texts.ts";

/** Keywords of JSON Schema whose values are no prose; they stand between the texts that are. */
const NO_PROSE: ReadonlySet<string> = new Set([
  "type",
  "format",
  "pattern",
  "$ref",
  "$id",
  "$schema",
  "contentEncoding",
]);

/** A fact about several neighbouring texts of a definition, told where it begins. */
export interface SplitFact {
  readonly first: MessageText;
  readonly fact: ContentFact;
}

/**
 * Directives whose parts stand in neighbouring texts of one definition, so that none of them alone says anything. A model is
 * given them one after the other.
 * @param texts of a message, in order
 * @param isFound true for a text in which a directive was found by itself
 * @param look what stands in a text; asked once for each definition of several texts
 */
export function splitDirectives(
  texts: readonly MessageText[],
  isFound: (text: MessageText) => boolean,
  look: (joined: string) => readonly ContentFact[],
): readonly SplitFact[] {
  const all: SplitFact[] = [];
  for (let from = 0; from < texts.length; ) {
    const { definition } = (texts[from] as MessageText).about;
    let to = from + 1;
    while (to < texts.length && to - from < MAX_JOINED_FIELDS && texts[to]?.about.definition === definition) to++;
    if (definition !== undefined && to - from > 1) all.push(...inDefinition(texts.slice(from, to), isFound, look));
    from = to;
  }
  return all;
}

function inDefinition(
  texts: readonly MessageText[],
  isFound: (text: MessageText) => boolean,
  look: (joined: string) => readonly ContentFact[],
): readonly SplitFact[] {
  const prose = texts.filter(({ about, name = "" }) => about.surface !== "name" && !NO_PROSE.has(name));
  if (prose.length < 2) return [];
  const joined = joinFields(
    prose.map((place) => ({ text: place.text, place })),
    " ",
  );
  return look(joined.text).flatMap((fact) => {
    const ranges = joined.locate(fact.start, fact.end);
    const [first] = ranges;
    return first === undefined || ranges.length < 2 || ranges.some(({ place }) => isFound(place))
      ? []
      : { first: first.place, fact: { ...fact, data: { ...fact.data, texts: ranges.length } } };
  });
}

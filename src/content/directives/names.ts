/** Names that are sentences: a tool, a parameter or an argument of a prompt may be called what a model is to do. */
import { type DirectiveHit, searchDirectives } from "./index.ts";

/** A name of fewer words says what it names. */
const MIN_WORDS = 4;
/** Longer names are read so far. */
const MAX_NAME = 20_000;
/** Signs of markup, of paths and of sentences; no identifier has them. */
const SIGNS = /[<>~/\\\s]/;

/** What a file of keys is called once its signs became blanks. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/\bid (rsa|dsa|ecdsa|ed25519)\b/gi, "id_$1"],
  [/\betc (passwd|shadow)\b/gi, "/etc/$1"],
  [/\bmcp json\b/gi, "mcp.json"],
  [/\baws credentials\b/gi, "~/.aws/credentials"],
];

/** A name as the words that it is made of. */
function wordsOfName(name: string): string {
  let text = name
    .slice(0, MAX_NAME)
    .replace(/([a-z\d])(?=[A-Z])/g, "$1 ")
    .replace(/[_-]+/g, " ");
  for (const [pattern, file] of FILES) text = text.replace(pattern, file);
  return text;
}

/**
 * Directives in a name, as it stands and with its words apart. A name that asks for what a file of keys holds needs nothing
 * beside it. Hits in the words are given at the whole name.
 */
export function searchName(name: string): ReturnType<typeof searchDirectives> {
  const words = wordsOfName(name);
  const count = words.split(/\s+/, MIN_WORDS).length;
  if (count < MIN_WORDS && !SIGNS.test(name)) return { hits: [], cut: [] };
  const plain = searchDirectives(name, { role: "parameter" });
  const apart = searchDirectives(words, { role: "parameter" });
  const cut = [...new Set([...plain.cut, ...apart.cut])].sort();
  const rank = (hits: readonly DirectiveHit[]): number => Math.max(-1, ...hits.map((hit) => LEVELS.indexOf(hit.level)));
  const found = apart.hits.map(
    (hit): DirectiveHit => ({
      ...hit,
      level: count >= MIN_WORDS && hit.signals.some((one) => one.signal === "solicit-file") ? "covert" : hit.level,
      signals: hit.signals.map((one) => ({ ...one, start: 0, end: name.length })),
      start: 0,
      end: name.length,
    }),
  );
  return { hits: rank(found) > rank(plain.hits) ? found : plain.hits, cut };
}

const LEVELS = ["note", "poisoning", "covert"] as const;

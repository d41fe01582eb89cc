import { visibleName } from "../catalog/message.ts";
import type { PatternSettings, SecretSettings } from "../content/added-secrets.ts";
import { PACKS } from "../content/secrets/index.ts";
import { didYouMean } from "../errors/nearest.ts";
import { compareText } from "../findings/order.ts";
import type { YamlNode, YamlSource } from "./yaml.ts";

/** Keys of a pattern that a later version will know. */
const LATER_PATTERN_KEYS = ["keywords", "severity"];

/**
 * What the key `secrets` adds to what is looked for, in an order that does not depend on the file's.
 * @throws UserError at the place of a pack or a pattern that would find nothing
 */
export async function readSecrets(source: YamlSource, at: YamlNode): Promise<SecretSettings> {
  const keys = source.supported(at, ["packs", "patterns"], []);
  const packs = keys.get("packs");
  const patterns = keys.get("patterns");
  return {
    packs: packs ? readPacks(source, packs) : [],
    patterns: patterns ? await readPatterns(source, patterns) : [],
  };
}

function readPacks(source: YamlSource, at: YamlNode): readonly string[] {
  const names = new Set<string>();
  for (const item of source.textNodes(at, MAX_PACK_NAMES)) {
    const name = source.text(item);
    if (!PACKS.includes(name)) {
      source.failAt(
        item,
        `names "${visibleName(name)}", which is no pack${didYouMean(name, PACKS) || `; there are ${PACKS.join(", ")}.`}`,
      );
    }
    names.add(name);
  }
  return [...names].sort(compareText);
}

/** A name that stands there twice is no mistake, a list of thousands is one. */
const MAX_PACK_NAMES = 100;

async function readPatterns(source: YamlSource, at: YamlNode): Promise<readonly PatternSettings[]> {
  const items = source.list(at);
  // Their engine is large, and most configurations have none.
  const { compileCustomPattern, MAX_CUSTOM_PATTERNS, VALIDATORS } = await import("../content/secrets/custom.ts");
  if (items.length > MAX_CUSTOM_PATTERNS) source.failAt(at, `has more than ${MAX_CUSTOM_PATTERNS} entries`);
  const patterns = new Map<string, PatternSettings>();
  for (const item of items) {
    const keys = source.supported(item, ["id", "pattern", "validator"], LATER_PATTERN_KEYS);
    const id = keys.get("id") ?? source.failAt(item, "needs id: what messages call the secret, such as acme-token");
    const expression = keys.get("pattern") ?? source.failAt(item, "needs pattern: an RE2 expression");
    const validator = keys.get("validator");
    const kind = source.text(id);
    if (patterns.has(kind)) source.failAt(id, "is the id of an earlier pattern; choose another");
    const entry = {
      kind,
      pattern: source.exactText(expression),
      ...(validator ? { validator: source.oneOf(validator, [...VALIDATORS.keys()].sort(compareText)) } : {}),
    };
    compileCustomPattern(entry, (member, reason) => source.failAt(member === "kind" ? id : expression, reason));
    patterns.set(kind, entry);
  }
  return [...patterns.values()].sort((a, b) => compareText(a.kind, b.kind));
}

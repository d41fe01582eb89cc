import type { ConfigLanguage } from "../../types.ts";
import { type ConfigDocument, ConfigTooDeepError, documentOf } from "./document.ts";

/** Longest text that is read, in UTF-16 code units; the same as the cap on files. */
const MAX_CONFIG_LENGTH = 1_048_576;

/**
 * Reads a configuration file. Never throws for the text's sake: what is wrong with it is the document's `problem`. A byte
 * order mark is dropped first.
 */
export async function parseConfig(text: string, path: string, language: ConfigLanguage): Promise<ConfigDocument> {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (source.length > MAX_CONFIG_LENGTH) {
    const detail = `The file is longer than ${MAX_CONFIG_LENGTH} characters.`;
    return documentOf(path, "", undefined, { reason: "too-large", detail, offset: 0 });
  }
  try {
    return await read(source, path, language);
  } catch (error) {
    // The parsers recurse: a RangeError is text that nests deeper than the stack.
    if (!(error instanceof ConfigTooDeepError || error instanceof RangeError)) throw error;
    const offset = error instanceof ConfigTooDeepError ? error.offset : 0;
    return documentOf(path, source, undefined, { reason: "too-deep", detail: "The values nest too deep.", offset });
  }
}

async function read(text: string, path: string, language: ConfigLanguage): Promise<ConfigDocument> {
  switch (language) {
    case "json":
    case "jsonc":
      return (await import("./json.ts")).readJson(text, path, language === "jsonc");
    case "yaml":
      return (await import("./yaml.ts")).readYaml(text, path);
    case "dotenv":
      // Only its text is judged.
      return documentOf(path, text, undefined);
    case "toml":
      return (await import("./toml.ts")).readToml(text, path);
  }
}

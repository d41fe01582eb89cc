/** tree-sitter with the Python grammar, loaded once per thread. */
import { readFileSync } from "node:fs";
import { Language, Parser } from "./web-tree-sitter.cjs";

export interface PythonGrammar {
  readonly parser: Parser;
  /**
   * Node type by type id, "" for an anonymous token and for a backslash at a line's end, which may stand anywhere; the id of
   * ERROR (65535) lies beyond the table.
   */
  readonly namedTypes: readonly string[];
  /** Text of an anonymous token by type id. */
  readonly tokens: readonly string[];
  /** Field name by field id; 0 is no field. */
  readonly fields: readonly (string | undefined)[];
}

let loading: Promise<PythonGrammar> | undefined;

export function loadGrammar(): Promise<PythonGrammar> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PythonGrammar> {
  // Written out in full twice: the bundler recognises exactly this form and ships the file.
  const runtime = readFileSync(
    new URL("../../../../node_modules/web-tree-sitter/web-tree-sitter.wasm", import.meta.url),
  );
  await Parser.init({ wasmBinary: runtime });
  const language = await Language.load(
    readFileSync(new URL("../../../../node_modules/tree-sitter-python/tree-sitter-python.wasm", import.meta.url)),
  );
  const parser = new Parser();
  parser.setLanguage(language);
  const namedTypes: string[] = [];
  const tokens: string[] = [];
  for (let id = 0; id < language.nodeTypeCount; id++) {
    const isNamed = language.nodeTypeIsNamed(id);
    const name = interned(language.nodeTypeForId(id) ?? "");
    namedTypes.push(isNamed && name !== "line_continuation" ? name : "");
    tokens.push(isNamed ? "" : name);
  }
  const fields: (string | undefined)[] = [undefined];
  for (let id = 1; id <= language.fieldCount; id++) fields.push(interned(language.fieldNameForId(id) ?? ""));
  return { parser, namedTypes, tokens, fields };
}

/** The same text as a property key, which engines compare by address: the walk compares millions of them. */
function interned(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text;
}

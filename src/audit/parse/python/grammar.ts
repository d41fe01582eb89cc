/** tree-sitter with the Python grammar, loaded once per thread. */
import { existsSync, readFileSync } from "node:fs";
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
  await Parser.init({ wasmBinary: wasm("web-tree-sitter", "web-tree-sitter.wasm") });
  const language = await Language.load(wasm("tree-sitter-python", "tree-sitter-python.wasm"));
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

/**
 * A file of a package: beside the bundle, where scripts/bundle.ts puts it, or in node_modules of a checkout. The base URL stands
 * in a variable: the bundler would take `new URL(…, import.meta.url)` for an asset of its own and damage it.
 */
function wasm(packageName: string, name: string): Uint8Array {
  const here = import.meta.url;
  const beside = new URL(name, here);
  return readFileSync(existsSync(beside) ? beside : new URL(`../../../../node_modules/${packageName}/${name}`, here));
}

/** The same text as a property key, which engines compare by address: the walk compares millions of them. */
function interned(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text;
}

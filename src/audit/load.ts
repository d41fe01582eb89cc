import type { NotAnalysed, RuleFailure } from "../findings/types.ts";
import { isBundle } from "./discover/bundles.ts";
import { readSource } from "./discover/read-source.ts";
import type { SinkVisit } from "./flow/outcome.ts";
import { SourceText } from "./ir/source-text.ts";
import type { Module } from "./ir/types.ts";
import type { ConfigFile } from "./match/config.ts";
import { parseConfig } from "./parse/config/parse.ts";
import type { ConfigLanguage, DiscoveredFile, Language, SourceFile } from "./types.ts";

/** What the caller of the audit learns and decides while files are read. */
export interface AnalyseHooks {
  /**
   * Called before a file is parsed, so that a supervisor knows which one did not come back; with "" when all are parsed and
   * the analysis of the whole begins.
   */
  starting?(path: string, text: string): void;
  /** Called each time that the evaluation of flows has taken this many steps more. */
  working?(steps: number): void;
  /** Told of every sink that the evaluation of flows comes by; slows nothing down when it is absent. */
  observe?(visit: SinkVisit): void;
  /** Files that did not come back before: they are reported as not analysed and left alone. */
  readonly skip?: ReadonlySet<string>;
  /** What is left out because it did not come to an end before; default: nothing. */
  readonly leaveOut?: LeftOut;
  /** Nodes of all trees that are held at once; default: see source-budget.ts. */
  readonly maxNodes?: number;
}

/** `flows`: values are not followed. `sources`: only configurations are read. */
export type LeftOut = "flows" | "sources";

/** Thrown by a hook to end the analysis; it is handed on as it is. */
export class Interruption extends Error {}

/** Reads and parses files one at a time, and keeps account of what could not be read whole. */
export class Loader {
  readonly notAnalysed: NotAnalysed[] = [];
  readonly ruleFailures: RuleFailure[] = [];
  readonly #root: string;
  readonly #hooks: AnalyseHooks;

  constructor(root: string, hooks: AnalyseHooks) {
    this.#root = root;
    this.#hooks = hooks;
  }

  /** @returns undefined when nothing of the file could be used; the reason is in `notAnalysed` */
  async source(file: DiscoveredFile): Promise<SourceFile | undefined> {
    const { path } = file;
    const language = file.language as Language;
    const text = this.#text(file);
    if (text === undefined) return undefined;
    const module = await this.#guarded(path, text, () => parseSource(text, path, language));
    if (!module) return undefined;
    const source: SourceFile = {
      path,
      language,
      role: file.role,
      package: file.package,
      text: new SourceText(path, text),
      module,
      isBundle: isBundle(text, module),
    };
    this.#account(source);
    return source;
  }

  async config(file: DiscoveredFile): Promise<ConfigFile | undefined> {
    const text = this.#text(file);
    if (text === undefined) return undefined;
    const document = await this.#guarded(file.path, text, () =>
      parseConfig(text, file.path, file.language as ConfigLanguage),
    );
    if (!document) return undefined;
    const { problem, value } = document;
    if (problem) {
      const coverage = value === undefined ? "none" : "partial";
      this.notAnalysed.push({ path: file.path, coverage, ...problem });
    }
    return { file, document, text: new SourceText(file.path, text) };
  }

  #text({ path, language }: DiscoveredFile): string | undefined {
    if (this.#hooks.skip?.has(path)) {
      const detail = "The analysis of the file did not come to an end.";
      this.notAnalysed.push({ path, coverage: "none", reason: "budget", detail });
      return undefined;
    }
    const read = readSource(this.#root, path, { language });
    if (!("text" in read)) {
      this.notAnalysed.push(read.notAnalysed);
      return undefined;
    }
    if (read.replaced) this.notAnalysed.push(read.replaced);
    return read.text;
  }

  async #guarded<T>(path: string, text: string, parse: () => Promise<T>): Promise<T | undefined> {
    this.#hooks.starting?.(path, text);
    try {
      return await parse();
    } catch (error) {
      const name = error instanceof Error ? error.constructor.name : typeof error;
      if (name === "ParseBudgetError") {
        const detail = "The parser's budget ran out.";
        this.notAnalysed.push({ path, coverage: "none", reason: "budget", detail });
      } else if (error instanceof RangeError) {
        const detail = "The file nests too deep.";
        this.notAnalysed.push({ path, coverage: "none", reason: "too-deep", detail });
      } else {
        const detail = "The parser failed.";
        this.notAnalysed.push({ path, coverage: "none", reason: "parse-degraded", detail });
        this.ruleFailures.push({ ruleId: "audit-parse", path, error: name });
      }
      return undefined;
    }
  }

  #account({ path, module, text }: SourceFile): void {
    if (module.degraded) {
      const line = module.degradedAt === undefined ? undefined : text.position(module.degradedAt).line;
      const coverage = module.body.length === 0 ? "none" : "partial";
      const detail = "The file has errors of syntax; parts of it may be missing.";
      this.notAnalysed.push({
        path,
        coverage,
        reason: "parse-degraded",
        detail,
        ...(line === undefined ? {} : { line }),
      });
    }
    if (module.tooDeep) {
      const detail = "Parts of the file nest too deep.";
      const coverage = module.body.length === 0 ? "none" : "partial";
      this.notAnalysed.push({ path, coverage, reason: "too-deep", detail });
    }
  }
}

async function parseSource(text: string, path: string, language: Language): Promise<Module> {
  if (language === "python") {
    const { parsePython } = await import("./parse/python/parse.ts");
    return parsePython(text);
  }
  const { parseJavaScript } = await import("./parse/javascript/parse.ts");
  return parseJavaScript(text, path);
}

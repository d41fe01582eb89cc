/** The labels of the corpus, as far as the benchmark reads them. */
import { readFileSync } from "node:fs";

interface LabelledSink {
  readonly file: string;
  /** 1-based, in the vulnerable tree. */
  readonly line: number;
  readonly callee: string;
}

export interface Label {
  readonly id: string;
  readonly lang: string;
  readonly class: string;
  /** A: mainstream, B: weak or bundled, C: exotic, never a bar. */
  readonly grade: string;
  readonly sinks: readonly LabelledSink[];
  /** Folders below the folder of trees; no fixed one where there is no fix. */
  readonly vulnerable: string;
  readonly fixed: string | undefined;
  /** Folder of the labelled files below the tree, "" for the tree itself. */
  readonly below: string;
  /** The fix removes the flaw whole: a tool should say nothing there. */
  readonly isStrict: boolean;
}

/** @throws Error when the file is no list of labels */
export function readManifest(path: string): Label[] {
  const list: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!Array.isArray(list)) throw new Error(`${path} holds no list of labels`);
  return list.map((one: Record<string, unknown>) => ({
    id: String(one.id),
    lang: String(one.lang),
    class: String(one.class),
    grade: String(one.label_grade),
    sinks: (one.sinks ?? [one.sink]) as LabelledSink[],
    vulnerable: String(one.tree_vuln ?? `${String(one.id)}/vuln`),
    fixed: typeof one.tree_fixed === "string" ? one.tree_fixed : undefined,
    below: String(one.scope_subdir ?? ""),
    isStrict: one.fixed_expectation === "silent",
  }));
}

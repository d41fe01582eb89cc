import { terminalText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import { readProjectFile } from "../files/read.ts";
import type { Judgement } from "../findings/judgement.ts";
import type { ReportFormat } from "./formats.ts";

export interface TextStyle {
  readonly color: boolean;
  /** Only findings and the verdict. */
  readonly quiet: boolean;
  /** Also what was read, and what could not be decided. */
  readonly stats: boolean;
  /** Notes one by one instead of counted by rule. */
  readonly listNotes?: boolean;
  /** Hints name the inputs of the action instead of options. */
  readonly isAction?: boolean;
}

export const PLAIN: TextStyle = { color: false, quiet: false, stats: false, listNotes: false };

/** Where the findings come from, for SARIF: its category, and the lines by which code scanning recognises an alert. */
export interface RenderSource {
  /** Absolute real path. */
  readonly root: string;
  /** Folder of the server relative to the root, "." for the root. */
  readonly folder: string;
}

/** A judgement in one format. Each format is loaded when it is asked for. */
export async function renderReport(
  format: ReportFormat,
  judgement: Judgement,
  source: RenderSource,
  style: TextStyle,
): Promise<string> {
  switch (format) {
    case "text": {
      const { renderText } = await import("../report/text.ts");
      return renderText(judgement, style);
    }
    case "json": {
      const { renderJson } = await import("../report/json.ts");
      return renderJson(judgement);
    }
    case "sarif": {
      const { renderSarif, sarifCategory } = await import("../report/sarif.ts");
      return renderSarif(judgement, {
        category: sarifCategory(judgement.command, source.folder),
        readText: (path) => sourceText(source.root, path),
      });
    }
    case "markdown": {
      const { renderMarkdown } = await import("../report/markdown.ts");
      return await renderMarkdown(judgement);
    }
    case "junit": {
      const { renderJunit } = await import("../report/junit.ts");
      return renderJunit(judgement);
    }
  }
}

/** Largest source file in bytes whose lines are hashed; the audit reads none that is larger. */
const MAX_SOURCE_BYTES = 1024 * 1024;

function sourceText(root: string, path: string): string | undefined {
  try {
    return readProjectFile({
      root,
      path,
      maxBytes: MAX_SOURCE_BYTES,
      label: terminalText(path),
      exitCode: 3,
      keepByteOrderMark: true,
    });
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

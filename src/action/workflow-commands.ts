/** What a GitHub runner understands: commands on standard output, and the files that steps append to. */
import { appendFileSync, statSync } from "node:fs";
import { commandData, commandProperty } from "../content/neutralise.ts";
import { codeOf } from "../errors/system-error.ts";

export type AnnotationLevel = "error" | "warning" | "notice";

export interface Annotation {
  readonly level: AnnotationLevel;
  readonly title: string;
  readonly message: string;
  /** Relative to the workspace; absent when the file is not part of the checkout. */
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

/** One line, `::error file=…,line=…,title=…::message`. Columns only within one line: GitHub refuses others. */
export function annotationLine(annotation: Annotation): string {
  const { level, title, message, file, line, endLine, column, endColumn } = annotation;
  const properties: string[] = [];
  if (file !== undefined) {
    properties.push(`file=${commandProperty(file)}`);
    if (line !== undefined) properties.push(`line=${line}`);
    if (endLine !== undefined) properties.push(`endLine=${endLine}`);
    if (line === endLine && column !== undefined && endColumn !== undefined) {
      properties.push(`col=${column}`, `endColumn=${endColumn}`);
    }
  }
  properties.push(`title=${commandProperty(title)}`);
  return `::${level} ${properties.join(",")}::${commandData(message)}\n`;
}

/**
 * A text in which the runner obeys nothing, whatever stands in it.
 * @param token random, so that no text can end the protection early
 */
export function withoutCommands(text: string, token: string): string {
  const body = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return `::stop-commands::${token}\n${body}::${token}::\n`;
}

/** A group of lines that the log shows folded. */
export function group(title: string, body: string): string {
  return `::group::${commandData(title)}\n${body}::endgroup::\n`;
}

/**
 * The lines that set outputs, in the form that holds any value.
 * @param delimiter random, part of no value
 */
export function outputText(outputs: ReadonlyMap<string, string>, delimiter: string): string {
  let text = "";
  for (const [name, value] of outputs) {
    if (value.includes(delimiter)) throw new Error(`output ${name} holds the delimiter`);
    text += `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  }
  return text;
}

/**
 * Appends to a file that the runner gave.
 * @returns why nothing was written, or undefined; a runner without such a file (act, Gitea, a shell) is no error
 */
export function appendToRunnerFile(path: string | undefined, text: string): string | undefined {
  if (!path) return "the runner gives no file for it";
  try {
    if (!statSync(path).isFile()) return "it is no regular file";
    appendFileSync(path, text);
    return undefined;
  } catch (error) {
    return `it cannot be written (${codeOf(error)})`;
  }
}

/** Sequences that a terminal obeys (ECMA-48, and what xterm adds). */

export interface TerminalSequence {
  readonly end: number;
  /** Does more than colour text: moves, clears, conceals, links, sets titles or the clipboard. */
  readonly severe: boolean;
  /** Cut off, as in a template that fills the rest in. */
  readonly partial?: true;
}

const CONTROL_SEQUENCE = /(?:\x1b\[([0-?]{0,256})[ -/]{0,16}|\x9b([0-?]{0,256}))([@-~])/y;
/** Strings: operating system commands, device control, application commands; ended by BEL or ST, or by the line. */
const STRING = /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\n]{0,4096}(?:\x07|\x1b\\|\x9c)?/y;
const OTHER = /\x1b[ -/]{0,16}[0-~]?/y;
/** Bytes of UTF-8 that were read as Latin-1 look like control sequences: â\x80\x9d is a quotation mark. */
const MISREAD = /[\x80-\xbf\u00c2-\u00f4]/;

/** The sequence that begins at `at`, where an ESC or a control beyond ASCII stands; undefined when none does. */
export function terminalSequence(text: string, at: number): TerminalSequence | undefined {
  const isEscape = text.charCodeAt(at) === 0x1b;
  if (!isEscape && MISREAD.test(text.charAt(at - 1))) return undefined;
  if (isEscape && text.startsWith("[${", at + 1)) return { end: at + 2, severe: true, partial: true };
  CONTROL_SEQUENCE.lastIndex = at;
  const control = CONTROL_SEQUENCE.exec(text);
  if (control !== null) {
    return { end: at + control[0].length, severe: !isColour(control[1] ?? control[2] ?? "", control[3] as string) };
  }
  STRING.lastIndex = at;
  const string = STRING.exec(text)?.[0];
  if (string !== undefined) {
    // Without an end, a control beyond ASCII is more likely a wrong encoding than a command.
    return isEscape || /[\x07\x9c\\]$/.test(string) ? { end: at + string.length, severe: true } : undefined;
  }
  OTHER.lastIndex = at;
  const other = OTHER.exec(text)?.[0];
  // ESC ( B and its like choose a character set; the rest resets, moves or answers.
  if (other === undefined) return undefined;
  const end = at + other.length;
  if (other === "\x1b" || other === "\x1b[") return { end, severe: true, partial: true };
  return { end, severe: !/^\x1b[()][0-9A-Z]$/.test(other) };
}

/** Select graphic rendition without concealment, erase in line, show or hide the cursor: what coloured output holds. */
function isColour(parameters: string, final: string): boolean {
  if (final === "m") return !isConcealing(parameters);
  if (final === "K") return true;
  return (final === "h" || final === "l") && parameters === "?25";
}

/** Parameter 8 hides text, unless it is part of an extended colour (38;5;8). */
function isConcealing(parameters: string): boolean {
  const values = parameters.split(";");
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value === "38" || value === "48" || value === "58") i += values[i + 1] === "2" ? 4 : 2;
    else if (value === "8") return true;
  }
  return false;
}

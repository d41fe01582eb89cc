/**
 * Makes untrusted text harmless in each form that Portlight writes (SECURITY.md). One function per form, so that a
 * writer names where its text goes and cannot pick half a treatment. All are total and linear.
 *
 * Names of tools, arguments and methods are not for these functions: `visibleName` of catalog/message.ts has already
 * turned them into visible ASCII. What remains is text such as paths, reasons of a user, and whole messages.
 */

/**
 * Characters that a reader does not see or that change how the rest is shown: controls, format characters (bidi, zero
 * width, tags), private use, surrogates, noncharacters, line and paragraph separators, variation selectors and fillers, the
 * blank of Braille too.
 */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** More than four combining marks in a row belong to no script; they are used to paint over neighbouring lines. */
const STACKED_MARKS = /(?<=\p{M}{4})\p{M}/gu;

/** GitHub's old form `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` count anywhere in a line. */
const HASH_COMMAND = /##(?=[a-z]{0,16}\[)/gi;

/** GitHub's commands begin a line, behind white space of any kind. */
const COLON_COMMAND = /(^|\n)([^\S\n]*):(?=:)/g;

/** Breaks what CI runners take for a command, in any line. */
function breakCommands(text: string): string {
  return text.replace(HASH_COMMAND, "\\u{23}#").replace(COLON_COMMAND, "$1$2\\u{3a}");
}

function escaped(char: string): string {
  return `\\u{${(char.codePointAt(0) as number).toString(16)}}`;
}

function showHidden(text: string): string {
  return text.replace(STACKED_MARKS, escaped).replace(HIDDEN, escaped);
}

/**
 * For a terminal or a build log, on one line: hidden characters (line breaks too) as `\u{hex}`, and nothing that a CI
 * runner takes for a command.
 */
export function terminalText(text: string): string {
  return breakCommands(showHidden(text));
}

/**
 * A Markdown code span: no markup, link, mention or image comes out of it, in a table cell neither.
 * @param text shown whole, with hidden characters, backticks and pipes as `\u{hex}`
 */
export function markdownCode(text: string): string {
  const inner = showHidden(text).replace(HASH_COMMAND, "\\u{23}#").replace(/[`|]/g, escaped);
  // A span that begins or ends with a space would lose it, and an empty one is no span.
  return inner.trim() === "" ? `\`"${inner}"\`` : `\`${inner}\``;
}

/**
 * A message of ours for Markdown, in a line or a table cell. Its code spans stay; outside of them every character that
 * could start markup is escaped, and what would become a link, a mention or a reference is broken up by a code span.
 */
export function markdownText(message: string): string {
  const parts = showHidden(message).split("`");
  // An odd number of backticks leaves the last part outside of any span.
  const lastIsOpen = parts.length % 2 === 0;
  let out = "";
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    const inSpan = i % 2 === 1 && !(lastIsOpen && i === parts.length - 1);
    if (inSpan) out += markdownCode(part);
    else out += (lastIsOpen && i === parts.length - 1 ? "\\`" : "") + markdownPlain(part);
  }
  return out;
}

/**
 * What a forge makes a link, a mention, a reference or a picture of although no markup says so: addresses, `@name`, `#12`,
 * `GH-12`, `&12`, `:name:`.
 */
const LINKED =
  /(?:[@#]|:\/\/|&(?=[0-9])|:(?=(?:[a-z][a-z0-9_+-]{0,39}|[+-]1|100|1234|8ball):)|(?<![A-Za-z0-9])(?:www(?=\.)|GH(?=-)))+/gi;
const MARKUP = /[\\*_~[\]|!$%^]/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function markdownPlain(text: string): string {
  let out = "";
  let from = 0;
  for (const match of text.matchAll(LINKED)) {
    out += `${markupAsText(text.slice(from, match.index))}\`${match[0]}\``;
    from = match.index + match[0].length;
  }
  return (out + markupAsText(text.slice(from)))
    .replace(/^(\s*)([-+=]|:(?=:))/, "$1\\$2")
    .replace(/^(\s*\d{1,9})([.)])/, "$1\\$2");
}

function markupAsText(text: string): string {
  return text.replace(/[&<>]/g, (char) => ENTITIES[char] as string).replace(MARKUP, "\\$&");
}

/**
 * For a text node or an attribute of XML 1.0: only characters that XML allows and a reader sees; tab and line feed
 * stay. A report may be printed to a build log, so no line begins with a command. Escaping of markup (`<`, `&`, quotes) is left to the XML builder.
 */
export function xmlText(text: string): string {
  return breakCommands(
    text
      .replace(STACKED_MARKS, escaped)
      .replace(HIDDEN, (char) => (char === "\n" || char === "\t" ? char : escaped(char))),
  );
}

/**
 * For a text node of a page that is shown by script: hidden characters as `\u{hex}`, tab and line feed stay. Markup needs no
 * escape there.
 */
export function pageText(text: string): string {
  return text
    .replace(STACKED_MARKS, escaped)
    .replace(HIDDEN, (char) => (char === "\n" || char === "\t" ? char : escaped(char)));
}

/** The data of a workflow command, `::error …::<data>`. A line feed stays one; GitHub shows it as such. */
export function commandData(text: string): string {
  return text
    .replace(STACKED_MARKS, escaped)
    .replace(HIDDEN, (char) => (char === "\n" ? char : escaped(char)))
    .replace(HASH_COMMAND, "\\u{23}#")
    .replace(/%/g, "%25")
    .replace(/\n/g, "%0A");
}

/** The value of a workflow command's property, `::error file=<value>,…::`. The runner gives back what was put in. */
export function commandProperty(text: string): string {
  return commandData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}

/**
 * The text of a SARIF message: hidden characters as `\u{hex}`, and no `[text](target)`, which SARIF reads as a link
 * (SARIF 2.1.0, 3.11.6).
 */
export function sarifText(text: string): string {
  return text
    .replace(STACKED_MARKS, escaped)
    .replace(HIDDEN, (char) => (char === "\n" ? char : escaped(char)))
    .replace(/\](?=\()/g, "] ");
}

/**
 * Serialised JSON with every hidden character as a JSON escape, and nothing that a build log takes for a command: the same
 * value, safe to print and to diff.
 * @param json what `JSON.stringify` gave; its own line breaks and indentation stay
 */
export function jsonText(json: string): string {
  // JSON itself has no `#`: it can only stand in a string.
  return json.replace(HASH_COMMAND, "\\u0023#").replace(HIDDEN, (char) => {
    if (char === "\n" || char === "\t") return char;
    let out = "";
    for (let i = 0; i < char.length; i++) out += `\\u${char.charCodeAt(i).toString(16).padStart(4, "0")}`;
    return out;
  });
}

/**
 * The encoding of a Python file, as CPython finds it (PEP 263; `check_coding_spec` and `get_normal_name` of its
 * tokenizer). It counts even where the bytes are UTF-8: under `utf-7` a comment can hold code.
 */

export type PythonEncoding = "utf-8" | "latin-1" | "other";

const DECLARATION = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/u;
const BLANK_OR_COMMENT = /^[ \t\f]*(?:#|$)/u;

/** @param bytes of the whole file, its byte order mark included */
export function pythonEncoding(bytes: Buffer): PythonEncoding {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const [first, second] = firstLines(hasMark ? bytes.subarray(3) : bytes);
  let name = DECLARATION.exec(first)?.[1];
  // The second line counts only behind a blank or a comment.
  if (name === undefined && BLANK_OR_COMMENT.test(first)) name = DECLARATION.exec(second)?.[1];
  const encoding = name === undefined ? "utf-8" : encodingOf(name);
  // Behind a byte order mark CPython accepts nothing but UTF-8.
  return hasMark && encoding === "latin-1" ? "other" : encoding;
}

/** Lines end in CR, LF or both. */
function firstLines(bytes: Buffer): [string, string] {
  const lines: string[] = [];
  let from = 0;
  while (lines.length < 2) {
    let end = from;
    while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end++;
    lines.push(bytes.toString("latin1", from, end));
    from = bytes[end] === 13 && bytes[end + 1] === 10 ? end + 2 : end + 1;
  }
  return lines as [string, string];
}

/** ASCII is read as UTF-8, which holds it. */
const UTF8_NAMES: ReadonlySet<string> = new Set(
  "utf-8,utf8,u8,utf,cp65001,utf8-ucs2,utf8-ucs4,ascii,us-ascii,646,ansi-x3.4-1968,iso646-us,us".split(","),
);

/** The bytes above 127 of the last two differ from Latin-1 in a few letters only, which no rule looks at. */
const LATIN_NAMES: ReadonlySet<string> = new Set(
  "latin-1,latin1,latin,l1,iso-8859-1,iso8859-1,iso-latin-1,iso8859,8859,cp819,cp1252,windows-1252,1252,iso-8859-15,iso8859-15,latin-9,l9".split(
    ",",
  ),
);

function encodingOf(name: string): PythonEncoding {
  const normal = name.toLowerCase().replaceAll("_", "-");
  // CPython looks no further than these starts: `utf-8-unix` is UTF-8.
  if (normal.startsWith("utf-8-")) return "utf-8";
  if (/^(?:latin-1|iso-8859-1|iso-latin-1)-/u.test(normal)) return "latin-1";
  if (UTF8_NAMES.has(normal)) return "utf-8";
  return LATIN_NAMES.has(normal) ? "latin-1" : "other";
}

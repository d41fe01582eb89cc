/** Where in a URL a caller's text stands: only before the end of the host does it decide which server is asked. */
import { SEPARATOR, type Term, textOf } from "./terms.ts";

/** Stands for a text that the server chose itself: a base URL from its settings. */
const OWN = "\u0001";
/** Stands for another value of the caller's. */
const CALLERS = "\u0002";

/** A scheme and a host that something ends; a path; a setting that something ends; another part that names the host. */
const FIXED_HOST =
  /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#\\]+[/?#]|^\/(?![/\\])|^[?#]|^\u0001+[^/?#\\]*[/?#]|^\u0002+[^/?#\\]*[/?#](?!\/)/iu;
/** A host ends long before. */
const MAX_TEXT = 400;

/** What stands before an argument of a concatenation fixes the host, whatever follows. */
export function isHostFixed(parts: readonly Term[], index: number): boolean {
  let text = "";
  for (const part of parts.slice(0, index)) {
    text += spelled(part);
    if (text.length > MAX_TEXT) break;
  }
  const own = parts[index];
  // `${BASE}${path}`, with `path` made of `/items/` and a name.
  if (own) text += leading(own);
  return FIXED_HOST.test(text);
}

/** A reference to a base cannot name a host of its own. */
export function isReferenceFixed(reference: Term): boolean {
  const text = leading(reference);
  return text.length > 0 && (/^\/(?![/\\])|^[?#]/u.test(text) || /^\w[^:]*\//u.test(text));
}

/** A URL that begins with this leads to the same host, whatever follows: `https://api.example.com/`. */
export const isOrigin = (text: string): boolean => /^https?:\/\/[^/?#\\]+[/?#]/iu.test(text);

function spelled(term: Term): string {
  const text = textOf(term);
  if (text !== undefined) return text;
  if (term.op === "concat") return term.args.map(spelled).join("");
  if (term.op === "opaque" && term.text === SEPARATOR) return "/";
  if (term.op === "const") return String(term.value);
  return term.tainted ? CALLERS : OWN;
}

/** The text that a term certainly begins with. */
function leading(term: Term): string {
  switch (term.op) {
    case "const":
      return textOf(term) ?? "";
    case "concat": {
      let text = "";
      for (const part of term.args) {
        const own = textOf(part);
        if (own === undefined) return text + (part.op === "concat" ? leading(part) : part.tainted ? "" : OWN);
        text += own;
      }
      return text;
    }
    case "guarded":
    case "same":
      return term.args[0] ? leading(term.args[0]) : "";
    case "phi": {
      const all = term.args.map(leading);
      const [first = ""] = all;
      return all.every((one) => one.charAt(0) === first.charAt(0)) ? first.charAt(0) : "";
    }
    case "opaque":
      return OWN;
    default:
      return "";
  }
}

/** Parts of a parsed URL that say which server it names. */
export const HOST_PARTS: ReadonlySet<string> = new Set(["hostname", "host", "origin", "netloc"]);

/** A pattern that only URLs of one host match, or of several: `^https?://(docs|api)\.example\.com/`. */
const HOST_PATTERN = /^\^https\??:(?:\\?\/){2}(?:\(\?:)?[\w\\.|()-]*[a-z]{2,}\)?(?:\\?\/|\(\?:?\\?\/)/iu;

export const fixesHost = (pattern: string): boolean => pattern.length < MAX_TEXT && HOST_PATTERN.test(pattern);

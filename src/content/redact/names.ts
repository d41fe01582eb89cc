/** Names as rules of a user compare them, and values that no name makes a secret. */
import { MAX_NAME } from "../secrets/names.ts";
import { looksGenerated, looksLikePassword, looksRandom } from "../secrets/value.ts";

/** Compares names without case and separators. */
export function compactName(name: string): string {
  return name
    .slice(-MAX_NAME)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * True for a value that no name makes a secret: a word of configuration, a path, a place for a value, nothing.
 * @param value of a setting whose name says that it is secret
 */
export function isOpenValue(value: string): boolean {
  return (
    /^(?:true|false|yes|no|on|off|null|none|undefined|auto|default|enabled|disabled)?$/i.test(value) ||
    /^\$(?:\w+|\{[^}]*\})$|^%\w+%$|^\{\{[^}]*\}\}$/.test(value) ||
    isPath(value)
  );
}

/** Absolute or relative with a mark, of at least two parts, or one that ends like a file. */
function isPath(value: string): boolean {
  if (value.length > 1024 || !/^(?:~|\.{1,2})?\/|^[A-Za-z]:[\\/]/.test(value)) return false;
  const parts = value.split(/[\\/]/).slice(1);
  // Base64 may begin with a slash, and holds characters that names of files seldom do.
  if (!parts.every((part) => /^[\w.@ -]*$/.test(part)) || parts.some(isDrawnPart)) return false;
  return parts.length > 1 ? parts.every((part) => part.length < 40) : /\.\w{1,8}$/.test(value);
}

/** No name of a folder: letters and digits of both cases in no order. */
function isDrawnPart(part: string): boolean {
  return (
    isDrawnValue(part) ||
    (/^[A-Za-z0-9]{8,}$/.test(part) && /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(part) && looksLikePassword(part))
  );
}

/** Random enough to be no word, no name and no number, whatever it is called. */
export function isDrawnValue(value: string): boolean {
  return looksRandom(value) || looksGenerated(value);
}

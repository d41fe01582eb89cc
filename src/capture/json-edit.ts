import { stringEnd } from "./depth.ts";

/** Where a value stands: names of members and indexes of elements. */
export type JsonPath = readonly (string | number)[];

/**
 * Replaces single values of a JSON text where they stand: order and repetition of keys, spelling of numbers and white space
 * of all others survive. No recursion.
 * @param text one valid JSON text
 * @param edit gets each string, number and word as it is written, with its place; the place is only valid inside of the
 *   call. What it gives is written instead: JSON, or undefined to leave the value
 */
export function editJson(text: string, edit: (path: JsonPath, written: string) => string | undefined): string {
  const path: (string | number)[] = [];
  let wantsKey = false;
  let out = "";
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b:
        path.push("");
        wantsKey = true;
        continue;
      case 0x5b:
        path.push(0);
        continue;
      case 0x7d:
      case 0x5d:
        path.pop();
        wantsKey = false;
        continue;
      case 0x2c: {
        const last = path.length - 1;
        const index = path[last];
        if (typeof index === "number") path[last] = index + 1;
        else wantsKey = true;
        continue;
      }
      case 0x3a:
      case 0x20:
      case 0x09:
      case 0x0a:
      case 0x0d:
        continue;
      default:
    }
    const end = valueEnd(text, at);
    const written = text.slice(at, end);
    if (wantsKey) {
      path[path.length - 1] = written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
      wantsKey = false;
    } else {
      const other = edit(path, written);
      if (other !== undefined && other !== written) {
        out += text.slice(copied, at) + other;
        copied = end;
      }
    }
    at = end - 1;
  }
  return copied === 0 ? text : out + text.slice(copied);
}

/** The text of a JSON string. @param written with its quotes */
export function stringValue(written: string): string {
  return written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
}

function valueEnd(text: string, start: number): number {
  if (text[start] === '"') {
    const end = stringEnd(text, start);
    return end < 0 ? text.length : end + 1;
  }
  let end = start;
  while (end < text.length && !ENDS.has(text.charCodeAt(end))) end++;
  return Math.max(end, start + 1);
}

/** Comma, brackets and white space. */
const ENDS: ReadonlySet<number> = new Set([0x2c, 0x7d, 0x5d, 0x20, 0x09, 0x0a, 0x0d]);

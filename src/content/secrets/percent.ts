/** The text that percent-encoding carries (RFC 3986, 2.1); a text that is none as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** JSON Web Tokens (RFC 7519): what they look like and what proves one. */

// A star where "16 and more" would do: a counted repetition fills the engine's stack on a very long text.
export const JWT = "eyJ[A-Za-z0-9_-]+\\.eyJ[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{16}[A-Za-z0-9_-]*";

/** Longest header that is decoded, in characters. */
const MAX_HEADER = 8192;

function headerOf(segment: string): Readonly<Record<string, unknown>> | undefined {
  if (segment.length > MAX_HEADER) return undefined;
  try {
    const header: unknown = JSON.parse(Buffer.from(segment, "base64url").toString("utf8"));
    return typeof header === "object" && header !== null ? (header as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * True when the first segment is JSON that names a real signing algorithm, and the payload is not that of the introduction
 * page that half the internet copies. What stands before `eyJ` is left out.
 */
export function hasJwtHeader(value: string): boolean {
  const begin = value.indexOf("eyJ");
  const dot = value.indexOf(".", begin);
  const header = begin < 0 || dot < 0 ? undefined : headerOf(value.slice(begin, dot));
  if (!header) return false;
  const { alg } = header;
  const payload = Buffer.from(value.slice(dot + 1, dot + 1 + MAX_HEADER), "base64url").toString("latin1");
  return typeof alg === "string" && alg.toLowerCase() !== "none" && !payload.includes('"sub":"1234567890"');
}

/** True when the first segment is the header of an encrypted token (RFC 7516): `alg` and `enc`. */
export function hasJweHeader(value: string): boolean {
  const header = headerOf(value.slice(0, value.indexOf(".")));
  return typeof header?.alg === "string" && typeof header.enc === "string";
}

const WITHIN = new RegExp(`(?:^|[^A-Za-z0-9_-])${JWT}`);

/** True for a short text in which a JWT stands at the start of a word, as in `v1.eyJ…`. */
export function holdsJwt(text: string): boolean {
  const found = WITHIN.exec(text);
  return found !== null && hasJwtHeader(found[0]);
}

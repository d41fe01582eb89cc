import { redactionMarker } from "../../content/redact.ts";

/** Parameters that say which session a message belongs to, as HTTP+SSE servers name them. */
const ROUTING = /^(?:session|session[-_]?id|sid)$/i;
/** Of a request target; the part behind is passed over. */
const LENGTH = 8192;

/**
 * A request target, or the address that an `endpoint` event gives, as it goes to the log: parameters that route keep their
 * identity, all other values are cut. The same address gives the same text, so that messages find their session.
 */
export function storedPath(target: string, hash: (value: string) => string, clean: (text: string) => string): string {
  const [before, query] = split(target.slice(0, LENGTH), "?");
  const path = clean(withoutCredentials(before));
  if (query === undefined) return path;
  const [parameters] = split(query, "#");
  const stored = parameters.split("&").map((parameter) => {
    const [name, value] = split(parameter, "=");
    if (value === undefined || value === "") return clean(parameter);
    const cut = ROUTING.test(name) ? hash(value) : redactionMarker("url-parameter", value.length);
    return `${clean(name)}=${cut}`;
  });
  return `${path}?${stored.join("&")}`;
}

/** Path of a request target or of a whole address, without its query. */
export function pathOf(target: string): string {
  const [path] = split(target.trim(), "?");
  const relative = path.replace(/^https?:\/\/[^/]*/i, "").replace(/#.*$/s, "");
  return relative.startsWith("/") ? relative : `/${relative}`;
}

function withoutCredentials(address: string): string {
  return address.replace(/^([a-z][a-z0-9+.-]{0,31}:\/\/)[^/@]{1,1024}@/i, "$1");
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

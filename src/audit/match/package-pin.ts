/** `pinned`: one exact version or digest, or a local path. `open`: a tag, a range, nothing. `unknown`: a variable. */
export type Pin = "pinned" | "open" | "unknown";

const EXACT_VERSION = /^v?\d+\.\d+(\.\d+)*([-+.]?[0-9A-Za-z][0-9A-Za-z.+-]*)?$/;
const EXACT_SEMVER = /^=?v?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;
const COMMIT = /[#@][0-9a-f]{40}([#&?].*)?$/;
const VARIABLE = /\$\{|\$\(|\$[A-Za-z_]|\{\{|%[A-Za-z_]+%|<[A-Za-z]/;

/** Whether a package specifier always means the same code. */
export function pinOf(ecosystem: "npm" | "python" | "docker", specifier: string): Pin {
  const text = specifier.trim();
  if (text === "") return "unknown";
  const pin = ecosystem === "npm" ? npmPin(text) : ecosystem === "python" ? pythonPin(text) : dockerPin(text);
  // A variable decides only where it stands in the version; `registry/$NAME` without one is open all the same.
  return pin !== "pinned" && VARIABLE.test(text) ? "unknown" : pin;
}

function isLocal(text: string): boolean {
  return /^(\.{1,2}([/\\]|$)|[/\\]|~[/\\]|[A-Za-z]:[/\\]|file:|link:|workspace:)/.test(text);
}

function isRemoteSource(text: string): boolean {
  return /^(git\+|git:|https?:|ssh:|git@|github:|gitlab:|bitbucket:|gist:)/.test(text);
}

function npmPin(text: string): Pin {
  if (isLocal(text)) return "pinned";
  if (isRemoteSource(text) || /^[\w.-]+\/[\w.-]+(#.*)?$/.test(text)) return COMMIT.test(text) ? "pinned" : "open";
  const alias = /^(?:@[^/]+\/)?[^@]+@npm:(.+)$/.exec(text);
  if (alias) return npmPin(alias[1] as string);
  const at = text.indexOf("@", 1);
  if (at < 0) return "open";
  return EXACT_SEMVER.test(text.slice(at + 1)) ? "pinned" : "open";
}

function pythonPin(text: string): Pin {
  if (isLocal(text)) return "pinned";
  const direct = /^[\w.-]+(?:\[[^\]]*\])?\s*@\s*(\S+:.*)$/.exec(text);
  if (direct) return pythonPin(direct[1] as string);
  if (isRemoteSource(text)) {
    return COMMIT.test(text) || /#sha256=[0-9a-f]{64}/.test(text) ? "pinned" : "open";
  }
  if (/\.(whl|tar\.gz|zip|py)$/.test(text)) return "pinned";
  const exact = /^[\w.-]+(?:\[[^\]]*\])?\s*===?\s*([^\s,;]+)(?:\s*;.*)?$/.exec(text);
  if (exact) return /\*/.test(exact[1] as string) ? "open" : "pinned";
  const uv = /^[\w.-]+(?:\[[^\]]*\])?@(.+)$/.exec(text);
  return uv && EXACT_VERSION.test(uv[1] as string) ? "pinned" : "open";
}

/** A digest, or a tag that is a full version. */
function dockerPin(text: string): Pin {
  if (/@sha(256|512):[0-9a-f]{64,128}$/.test(text)) return "pinned";
  const name = text.slice(text.lastIndexOf("/") + 1);
  const colon = name.indexOf(":");
  if (colon < 0) return "open";
  return /^v?\d+\.\d+\.\d+([-_.][0-9A-Za-z._-]+)?$/.test(name.slice(colon + 1)) ? "pinned" : "open";
}

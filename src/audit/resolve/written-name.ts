/**
 * A canonical name as people write it: `node:child_process.exec` is `child_process.exec`, `py:builtins.eval` is `eval`,
 * `pypi:x.Client#get` is `x.Client.get`.
 */
export function writtenName(canonical: string): string {
  return canonical.replace(/^py:builtins\.|^(node|npm|py|pypi|global):/, "").replace("#", ".");
}

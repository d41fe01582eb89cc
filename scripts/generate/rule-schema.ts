import type { Rule, RuleHelp } from "../../src/catalog/types.ts";

const FAMILIES = ["audit", "content", "check", "detect", "surface", "gate"];
const SEVERITIES = ["critical", "high", "medium", "low", "note"];
const PRECISIONS = ["very-high", "high", "medium", "low"];
const SURFACES = ["source", "config", "name", "description", "prompt", "instructions", "argument", "result"];
const KEYS = new Set([
  "id",
  "family",
  "title",
  "severity",
  "precision",
  "languages",
  "cwe",
  "owaspMcp",
  "groups",
  "surfaces",
  "spec",
  "revisions",
  "fault",
  "replacement",
  "message",
  "why",
  "fix",
  "references",
  "match",
]);

/**
 * Checks the parts of one rule file.
 * @param path for messages
 * @param family the folder that the file lies in
 * @throws Error that names the file and the key
 */
export function checkRule(source: Record<string, unknown>, path: string, family: string): Rule & RuleHelp {
  const fail = (what: string): never => {
    throw new Error(`${path}: ${what}`);
  };
  const string = (key: string): string => {
    const value = source[key];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : fail(`${key} must be a text`);
  };
  const oneOf = (key: string, values: readonly string[]): string => {
    const value = string(key);
    return values.includes(value) ? value : fail(`${key} must be one of ${values.join(", ")}`);
  };
  const list = (key: string): string[] => {
    const value = source[key] ?? [];
    if (!Array.isArray(value)) return fail(`${key} must be a list`);
    return value.map(String);
  };
  for (const key of Object.keys(source)) if (!KEYS.has(key)) fail(`unknown key ${key}`);
  const id = string("id");
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail("id must be a kebab slug");
  if (!path.endsWith(`/${id}.yml`)) fail("the file must be called as its id");
  if (oneOf("family", FAMILIES) !== family) fail("family must be the folder's name");
  if (string("title").length > 120) fail("title is longer than 120 characters");
  if (list("fix").length === 0) fail("fix needs at least one step");
  if (family === "check") {
    if (list("spec").length === 0) fail("a check rule needs spec");
    oneOf("fault", ["server", "client", "either"]);
  }
  if (family === "content") {
    const surfaces = list("surfaces");
    if (surfaces.length === 0) fail("a content rule needs surfaces");
    for (const surface of surfaces) if (!SURFACES.includes(surface)) fail(`surfaces must be of ${SURFACES.join(", ")}`);
  }
  const optional: Record<string, unknown> = {};
  for (const key of ["languages", "cwe", "owaspMcp", "surfaces", "spec", "revisions", "fault", "match"]) {
    if (source[key] !== undefined) optional[key] = source[key];
  }
  return {
    id,
    family: family as Rule["family"],
    title: string("title"),
    severity: oneOf("severity", SEVERITIES) as Rule["severity"],
    precision: oneOf("precision", PRECISIONS) as Rule["precision"],
    groups: list("groups"),
    message: string("message"),
    ...optional,
    why: string("why"),
    fix: list("fix"),
    references: list("references"),
  };
}

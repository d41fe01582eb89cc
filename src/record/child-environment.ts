/** Prefixes and names that belong to the CI job or to us, never to the server under test: it could publish as the job. */
const WITHHELD_PREFIXES: readonly string[] = ["PORTLIGHT_", "ACTIONS_", "INPUT_"];
const WITHHELD: ReadonlySet<string> = new Set([
  "GITHUB_TOKEN",
  // Identity tokens of other forges and CI services, which stand in fixed variables.
  "CI_JOB_JWT",
  "CI_JOB_JWT_V1",
  "CI_JOB_JWT_V2",
  "CI_JOB_TOKEN",
  "CIRCLE_OIDC_TOKEN",
  "CIRCLE_OIDC_TOKEN_V2",
  "BITBUCKET_STEP_OIDC_TOKEN",
  "SIGSTORE_ID_TOKEN",
  "SYSTEM_ACCESSTOKEN",
  "SYSTEM_OIDCREQUESTURI",
]);

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the recorded server: the given one without what would hand it the job. Nothing is added. */
export function childEnvironment(environment: Environment): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && !isWithheld(name)) kept[name] = value;
  }
  return kept;
}

function isWithheld(name: string): boolean {
  // Windows compares names without case; elsewhere a lower-case twin is no secret of the job, so nothing is lost.
  const upper = name.toUpperCase();
  return WITHHELD.has(upper) || WITHHELD_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

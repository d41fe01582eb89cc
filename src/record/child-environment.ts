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

const SECRET_NAME = /TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY/;
/** Names of what belongs to a secret and is none. */
const NO_SECRET_NAME = /_(?:FILE|PATH|DIR|TTL|LIMIT|COUNT|LENGTH|SIZE|TYPE|NAME)$/;
/** Shorter values are words that ordinary traffic holds by chance. */
const MIN_SECRET_LENGTH = 8;
/** A bound on the work per frame. */
const MAX_SECRETS = 64;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the recorded server: the given one without what would hand it the job. Nothing is added. */
export function childEnvironment(environment: Environment): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && !isWithheld(name)) kept[name] = value;
  }
  return kept;
}

/**
 * Values of variables whose name says that they are secret, longest first so that no value hides a longer one.
 * Taken from the recorder's own environment: what is withheld from the child must not stand in a capture either.
 */
export function secretValues(environment: Environment): string[] {
  const values = new Set<string>();
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value.length < MIN_SECRET_LENGTH) continue;
    const upper = name.toUpperCase();
    if (SECRET_NAME.test(upper) && !NO_SECRET_NAME.test(upper)) values.add(value);
  }
  return [...values].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, MAX_SECRETS);
}

function isWithheld(name: string): boolean {
  // Windows compares names without case; elsewhere a lower-case twin is no secret of the job, so nothing is lost.
  const upper = name.toUpperCase();
  return WITHHELD.has(upper) || WITHHELD_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

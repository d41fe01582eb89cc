/**
 * What a key or the name of a variable says about its value. One table for two questions: is a value under this name suspected
 * of being a secret (`meaningOf`: a false alarm costs a reader's time), and is it to be taken out of what is stored
 * (`isSecretName`: wider, a miss costs more). What is suspected is always taken out.
 */

export type NameMeaning = "password" | "secret" | "authorization";

/** Words that mean a password which a person may have chosen, in snake case. */
const PASSWORDS = [
  "pass",
  "password",
  "passwd",
  "passphrase",
  "passcode",
  "pwd",
  "sshpass",
  "kennwort",
  "passwort",
  "contrasena",
  "mot_de_passe",
];

/** What comes before `key` when the key is secret, whichever question is asked. */
const SECRET_KEYS =
  "api access auth private secret signing encryption master account app application license service deploy shared client";
/** The same where a random value has to stand under the name. */
const SUSPECTED_KEYS =
  `${SECRET_KEYS} signature encrypt cipher crypto licence service_role role admin integration subscription shared_access ` +
  "storage webhook consumer session cookie ingest write read root global project personal org organization team hash aes hmac";

/** Whole words beside passwords and keys that mean what an issuer drew at random. */
const SUSPECTED_WORDS = "secrets? [a-z]*token credentials? bearer jwt hmac apikey authkey secretkey";
const SUSPECTED_SECRETS = "client app api auth consumer webhook session jwt cookie signing shared oauth";

/** Words that make a value worth taking out wherever they stand in its name. */
const ANYWHERE = words(
  "token secret secrets password passwd passphrase passcode pwd credential credentials creds apikey authorization cookie " +
    "cookies jwt bearer privatekey secretkey accesskey sshpass kennwort passwort contrasena hmac",
);
/** Words that do so at the end of a name. */
const AT_END = words("pass pat auth dsn salt otp pepper");
/** In the query of an address and the parts of a connection string, names are short (RFC 6750, 2.3, and what providers say). */
const PARAMETERS = words("key sig signature auth");
/** A single word that is several: PGPASSWORD, authtoken. */
const COMPOUND =
  /(?:token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|secretkey|authkey|accountkey)$/;

/** At the end of a name they say that the value describes a secret, or says where one is. */
const ABOUT = words(
  "file files filename path paths dir directory folder ttl limit limits count length size type name names id ids url uri " +
    "endpoint host port algorithm alg provider method mode enabled disabled required expiry expires expiration timeout " +
    "version region header headers prefix suffix format scope scopes issuer audience sock socket arn parallelism policy " +
    "budget hint usage store manager helper env var field parameter param schema at in seconds minutes days",
);
/** At the end of a name they change nothing. */
const VARIANT = words("value string text raw b64 base64 hex pem json prod production staging dev test old new current");
/** `<word>_KEY` that is no secret, beside all that is about one. */
const OPEN_KEYS = words(
  "public pub primary foreign sort partition cache host registry gpg hot group index row object column unique lookup " +
    "translation message routing composite shard idempotency dedup map",
);
/** Members of protocols and of paging that only look like secrets. */
const PROTOCOL = words(
  "progresstoken nextpagetoken pagetoken prevpagetoken previouspagetoken nexttoken continuationtoken synctoken " +
    "cancellationtoken requesttoken tokencount tokentype stoptoken",
);

const PASSWORD = new RegExp(`(?:^|_)(?:${PASSWORDS.join("|")})$`);
const SECRET = new RegExp(
  `(?:^|_)(?:${alternatives(SUSPECTED_WORDS)}|(?:${alternatives(SUSPECTED_KEYS)})_?keys?|(?:${alternatives(SUSPECTED_SECRETS)})secret)$`,
);

/** What may stand behind the word that counts. */
const SUFFIX =
  /(?:_(?:value|val|raw|string|str|text|plain|base64|b64|hex|header|env|var|default|prod|production|live|dev|development|staging|stage|qa|local|main|primary|secondary|old|new|current|backup|id_secret|[a-z]?[0-9]{1,2}))+$/;

/**
 * Names that end the same way and are not suspected: places in a list, limits of a model, names of things, and what is drawn
 * at random for one page or one mail (`csrf_token`, `reset_token`) or given to everybody (`anon_key`).
 */
const OTHERWISE =
  /(?:^|_)(?:next|prev|previous|page|paging|pagination|continuation|continue|sync|cursor|resume|progress|csrf|xsrf|cancel|cancellation|change|start|end|stop|eos|bos|pad|padding|unk|sep|mask|cls|special|max|min|num|n|total|prompt|completion|input|output|idempotency|dedup|request|public|publishable|pub|site|anon|anonymous|sentinel|design|foreign|primary|partition|sort|cache|object|s3|lookup|i18n|translation|message|symbol|injection|invalid|expected|unexpected|syntax|lexer|parser|lock|change|delta|download|upload|consistency|skip|list|nft|erc20|reset|image|map|mapbox_public)_?(?:page_)?(?:token|key|secret|keys)$/;

/** What was made of a secret so that it is none any more. */
const TRANSFORMED = /(?:^|_)(?:hashed|encrypted|sealed|masked|redacted|obfuscated|sha\d{1,3}|md5|bcrypt)(?:_|$)/;

/** `apiKey`, `API-Key`, `api.key` → `api_key`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
}

/** What a value under this name is suspected of. @param snake of `snakeCase` */
export function meaningOf(snake: string): NameMeaning | undefined {
  if (/(?:^|_)(?:proxy_)?authorization$/.test(snake)) return "authorization";
  const stem = snake.replace(SUFFIX, "");
  if (OTHERWISE.test(stem) || TRANSFORMED.test(stem)) return undefined;
  if (PASSWORD.test(stem)) return "password";
  return SECRET.test(stem) ? "secret" : undefined;
}

/** Longest name that is looked at; of a longer one its end. */
export const MAX_NAME = 128;

export interface NameOptions {
  /** Also every `…_KEY` whose other words do not say what else it is. For names that people give to settings. */
  readonly keys?: boolean;
  /** Also `key`, `sig`, `signature` and `auth`. For parameters of an address and parts of a connection string. */
  readonly parameters?: boolean;
}

/**
 * True when a value under this name is to be taken out of what is stored. Neither case nor separators matter: `DB_PASS`,
 * `x-api-key`, `privateKey`, `id_token`, `Set-Cookie`.
 */
export function isSecretName(name: string, options: NameOptions = {}): boolean {
  const snake = snakeCase(name.slice(-MAX_NAME));
  const parts = snake.split("_");
  while (parts.length > 1 && (VARIANT.has(parts.at(-1) as string) || /^\d+$/.test(parts.at(-1) as string))) parts.pop();
  const last = parts.at(-1) as string;
  if (last === "") return false;
  return saysSecret(parts, last, options) || meaningOf(snake) !== undefined;
}

function saysSecret(parts: readonly string[], last: string, { keys, parameters }: NameOptions): boolean {
  if ((parts.length > 1 && ABOUT.has(last)) || PROTOCOL.has(parts.join(""))) return false;
  if (parameters && PARAMETERS.has(last) && (last !== "key" || parts.length === 1)) return true;
  if (parts.some((word, index) => ANYWHERE.has(word) && !(word === "pwd" && index === 0))) return true;
  if (AT_END.has(last) || COMPOUND.test(last)) return true;
  if ((last !== "key" && last !== "keys") || parts.length === 1) return false;
  const before = parts.slice(0, -1);
  if (before.some((word) => OPEN_KEYS.has(word))) return false;
  return keys === true || KEYS.has(before.at(-1) as string);
}

const KEYS = words(SECRET_KEYS);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

function alternatives(text: string): string {
  return text.replaceAll(" ", "|");
}

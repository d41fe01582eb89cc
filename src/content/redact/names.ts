/** Names that say of a value that it is secret: of environment variables, options, headers and members. */

/** Longest name that is looked at; of a longer one its end. */
const MAX_NAME = 128;

/** A word of a name that makes its value secret wherever it stands. */
const SECRET_WORDS = words(
  "token secret secrets password passwd passphrase passcode pwd credential credentials creds apikey authorization cookie " +
    "cookies jwt bearer privatekey secretkey accesskey sshpass",
);
/** A word that does so at the end of a name only. */
const SECRET_ENDS = words("pass pat auth dsn salt otp pepper");
/** What comes before `key` when the key is secret. */
const SECRET_KEYS = words(
  "api access private secret signing encryption master auth client service account shared deploy license app application",
);
/** A single word that is several: PGPASSWORD, authtoken. */
const SECRET_COMPOUND = /(?:token|secret|password|passwd|passphrase|apikey|accesskey|privatekey|secretkey|authkey)$/;

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

export interface NameOptions {
  /** Also every `…_KEY` whose other words do not say what else it is. For names that people give to settings. */
  readonly keys?: boolean;
}

/**
 * True when a value under this name is secret. Neither case nor separators matter: `DB_PASS`, `x-api-key`, `privateKey`,
 * `id_token`, `Set-Cookie`.
 */
export function isSecretName(name: string, options: NameOptions = {}): boolean {
  const parts = wordsOf(name);
  while (parts.length > 1 && (VARIANT.has(parts.at(-1) as string) || /^\d+$/.test(parts.at(-1) as string))) parts.pop();
  const last = parts.at(-1);
  if (last === undefined || (parts.length > 1 && ABOUT.has(last)) || PROTOCOL.has(parts.join(""))) return false;
  if (parts.some((word, index) => SECRET_WORDS.has(word) && !(word === "pwd" && index === 0))) return true;
  if (parts.length === 1) return SECRET_ENDS.has(last) || SECRET_COMPOUND.test(last);
  if (SECRET_ENDS.has(last) || SECRET_COMPOUND.test(last)) return true;
  if (last !== "key" && last !== "keys") return false;
  const before = parts.slice(0, -1);
  if (before.some((word) => OPEN_KEYS.has(word))) return false;
  return options.keys === true || SECRET_KEYS.has(before.at(-1) as string);
}

/** Compares names without case and separators. */
export function compactName(name: string): string {
  return name
    .slice(-MAX_NAME)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function wordsOf(name: string): string[] {
  return name
    .slice(-MAX_NAME)
    .replace(/([a-z0-9])(?=[A-Z])/g, "$1 ")
    .replace(/([A-Z])(?=[A-Z][a-z])/g, "$1 ")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/**
 * True for a value that no name makes a secret: a word of configuration, a path, a place for a value, nothing.
 * @param value of a setting whose name says that it is secret
 */
export function isOpenValue(value: string): boolean {
  return (
    /^(?:true|false|yes|no|on|off|null|none|undefined|auto|default|enabled|disabled)?$/i.test(value) ||
    /^\$(?:\w+|\{[^}]*\})$|^%\w+%$|^\{\{[^}]*\}\}$/.test(value) ||
    isPath(value)
  );
}

/** Absolute or relative with a mark, of at least two parts, or one that ends like a file. */
function isPath(value: string): boolean {
  if (value.length > 1024 || !/^(?:~|\.{1,2})?\/|^[A-Za-z]:[\\/]/.test(value)) return false;
  const parts = value.split(/[\\/]/).slice(1);
  // Base64 may begin with a slash, and holds characters that names of files seldom do.
  if (!parts.every((part) => /^[\w.@ -]*$/.test(part))) return false;
  return parts.length > 1 ? parts.every((part) => part.length < 40) : /\.\w{1,8}$/.test(value);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

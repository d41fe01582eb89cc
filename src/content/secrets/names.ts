/** What a key or the name of a variable says about its value. */

export type NameMeaning = "password" | "secret" | "authorization";

/** Ends of names, in snake case, that mean a password which a person may have chosen. */
const PASSWORD = /(?:^|_)(?:pass(?:word|wd|phrase|code)?|pwd|kennwort|passwort|contrasena|mot_de_passe)$/;

/** Ends of names, in snake case, that mean something an issuer drew at random. */
const SECRET =
  /(?:^|_)(?:secrets?|[a-z]*token|credentials?|bearer|jwt|hmac|(?:api|access|auth|private|secret|signing|signature|encryption|encrypt|cipher|crypto|master|account|app|application|license|licence|service|service_role|role|admin|deploy|integration|subscription|shared|shared_access|storage|webhook|client|consumer|session|cookie|ingest|write|read|root|global|project|personal|org|organization|team|hash|aes|hmac)_?keys?|(?:client|app|api|auth|consumer|webhook|session|jwt|cookie|signing|shared|oauth)secret|apikey|authkey|secretkey)$/;

/** What may stand behind the word that counts. */
const SUFFIX =
  /(?:_(?:value|val|raw|string|str|text|plain|base64|b64|hex|header|env|var|default|prod|production|live|dev|development|staging|stage|qa|local|main|primary|secondary|old|new|current|backup|id_secret|[a-z]?[0-9]{1,2}))+$/;

/** Names that end the same way and mean no secret: places in a list, limits of a model, names of things. */
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

/** @param snake of `snakeCase` */
export function meaningOf(snake: string): NameMeaning | undefined {
  if (/(?:^|_)(?:proxy_)?authorization$/.test(snake)) return "authorization";
  const stem = snake.replace(SUFFIX, "");
  if (OTHERWISE.test(stem) || TRANSFORMED.test(stem)) return undefined;
  if (PASSWORD.test(stem)) return "password";
  return SECRET.test(stem) ? "secret" : undefined;
}

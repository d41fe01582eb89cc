/** Values that look like secrets or personal numbers and are none. Every false alarm that was seen somewhere is here as a family. */
import { ANY, NAMED } from "./contexts.ts";
import { personal } from "./generate-personal.ts";
import { TOKEN_KINDS, token } from "./generate-tokens.ts";
import { fill, type Random } from "./random.ts";

export interface LookAlike {
  readonly family: string;
  readonly text: string;
}

const WORDS = (
  "alpha order user report feature flag enabled now account billing invoice export import session cache queue worker region " +
  "status active pending default market search index table column value group member policy cluster node backup daily weekly"
).split(" ");

const words = (random: Random, count: number, separator: string): string =>
  Array.from({ length: count }, () => random.pick(WORDS)).join(separator);

const hash = (random: Random, bytes: number, encoding: "hex" | "base64" | "base64url"): string =>
  random.bytes(bytes).toString(encoding);

/** A value that stands in any place, under a name that means nothing. */
const PLAIN: Readonly<Record<string, (random: Random) => string>> = {
  gitSha: (random) => hash(random, 20, "hex"),
  shortSha: (random) => hash(random, 4, "hex").slice(0, 7),
  sha256: (random) => hash(random, 32, "hex"),
  sha512Integrity: (random) => `sha512-${hash(random, 64, "base64")}`,
  dockerDigest: (random) => `node@sha256:${hash(random, 32, "hex")}`,
  uuid: (random) => fill("{uuid}", random),
  nanoid: (random) => fill("{w21}", random),
  ulid: (random) => random.draw("0123456789ABCDEFGHJKMNPQRSTVWXYZ", 26),
  objectId: (random) => fill("{h24}", random),
  base64Image: (random) => `data:image/png;base64,iVBORw0KGgo${hash(random, 150, "base64")}`,
  base64Text: () => Buffer.from("just a plain sentence that someone encoded").toString("base64"),
  toolUse: (random) => fill("toolu_01{a22}", random),
  functionCall: (random) => fill("call_{a24}", random),
  message: (random) => fill("msg_{a24}", random),
  request: (random) => fill("req_{a24}", random),
  completion: (random) => fill("chatcmpl-{a29}", random),
  stripeIds: (random) =>
    fill(random.pick(["pi_3{a23}", "cus_{a14}", "ch_3{a23}", "price_1{a23}", "evt_1{a23}"]), random),
  cursor: (random) =>
    Buffer.from(JSON.stringify({ offset: random.int(10, 9000), id: fill("{uuid}", random) })).toString("base64"),
  cursorUrl: (random) => `eyJ${fill("{a60}", random)}`,
  boundary: (random) => fill("----WebKitFormBoundary{a16}", random),
  doi: (random) => fill("10.1038/s41586-0{d2}-{d5}-9", random),
  etag: (random) => `W/"${fill("{h8}-{a27}", random)}"`,
  traceparent: (random) => fill("00-{h32}-{h16}-01", random),
  snakeName: (random) =>
    `${random.pick(["sk_live", "ghp", "hf", "npm", "fw", "re", "pk", "whsec", "secret", "glpat", "xoxb", "rnd", "sbp", "live"])}_${words(random, 6, "_")}`,
  kebabName: (random) =>
    `${random.pick(["sk", "fc", "pul", "key", "pat", "tvly", "xai", "pa", "api", "sdk", "glrt"])}-${words(random, 6, "-")}`,
  camelName: (random) => words(random, 6, " ").replace(/ (.)/g, (_all, letter: string) => letter.toUpperCase()),
  hostname: (random) => `${words(random, 3, "-")}-${fill("{h8}", random)}.eu-west-1.elb.amazonaws.com`,
  url: (random) => `https://cdn.test/${fill("{h32}/{a20}", random)}/app.js?v=${fill("{h8}", random)}`,
  path: (random) => `/var/lib/${words(random, 3, "/")}/${fill("{h40}", random)}.bin`,
  s3: (random) => `s3://bucket/${fill("{uuid}", random)}/part-00001.parquet`,
  arn: (random) => `arn:aws:iam::${fill("{d12}", random)}:role/${words(random, 2, "-")}`,
  timestamps: (random) => String(1_700_000_000_000 + random.int(0, 90_000_000_000)),
  nanoseconds: (random) => `17${fill("{d17}", random)}`,
  semver: (random) =>
    `${random.int(0, 20)}.${random.int(0, 99)}.${random.int(0, 99)}-rc.${random.int(1, 9)}+${fill("{h8}", random)}`,
  phone: (random) => fill("+49 30 {d4} {d4}", random),
  phoneUs: (random) => fill("(212) 555-{d4}", random),
  date: (random) => `20${random.int(10, 30)}${random.int(10, 12)}${random.int(10, 28)}T${random.int(10, 23)}0000Z`,
  coordinates: (random) =>
    `${random.int(10, 89)}.${fill("{d14}", random)}, -${random.int(10, 179)}.${fill("{d14}", random)}`,
  float: (random) => `0.${fill("{d17}", random)}`,
  ip: (random) => `${random.int(1, 223)}.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`,
  hexColours: (random) => Array.from({ length: 6 }, () => `#${fill("{h6}", random)}`).join(", "),
  ethereum: (random) => `0x${fill("{h40}", random)}`,
  publicKey: (random) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${fill("{b43}", random)} user@host`,
  certificate: (random) => `-----BEGIN CERTIFICATE-----\nMIID${hash(random, 300, "base64")}\n-----END CERTIFICATE-----`,
  publicPem: (random) => `-----BEGIN PUBLIC KEY-----\nMIIB${hash(random, 150, "base64")}\n-----END PUBLIC KEY-----`,
  keyPlaceholder: () => "-----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----",
  minified: (random) =>
    Array.from({ length: 12 }, () =>
      fill("var {l1}=function({l1},{l1}){return {l1}[{d2}]?{l1}.{l3}:{l2}({h4})};", random),
    ).join(""),
  sourceMap: (random) => `AAAA,SAAS,${fill("{l4},{l4};{l5},{l4},{l4};{l4}", random)},CAAC`,
  isbn: (random) => `978-${fill("{d1}-{d4}-{d4}-{d1}", random)}`,
  ean: (random) => fill("40{d11}", random),
  classNames: (random) => `css-${fill("{s7}", random)} sc-${fill("{l6}", random)} MuiButton-root-${random.int(10, 99)}`,
  githubAction: (random) => `actions/checkout@${fill("{h40}", random)}`,
  goSum: (random) => `h1:${fill("{b43}", random)}=`,
  pythonHash: (random) => `--hash=sha256:${fill("{h64}", random)}`,
  yarnResolution: (random) => `checksum: 10c0/${fill("{h128}", random)}`,
  fileId: (random) => fill("file-{a24}", random),
  sessionIds: (random) => fill("sess_{h32}", random),
  license: (random) => `${fill("{u5}-{u5}", random)}-DOCS`,
  publishable: (random) =>
    fill(random.pick(["pk_live_{a24}", "pk_test_{a24}", "sb_publishable_{a22}_{a8}", "phc_{a43}"]), random),
  snowflake: (random) => `<@${fill("1{d17}", random)}>`,
  docsPrefix: (random) =>
    `tokens start with ${random.pick(["ghp_", "glpat-", "sk-ant-", "xoxb-", "AKIA", "hf_", "npm_", "whsec_", "dapi", "SG."])} and are long`,
  docsMasked: (random) =>
    `${random.pick(["ghp_", "sk-proj-", "glpat-", "AKIA", "sk_live_", "xoxb-"])}${random.pick(["...", "****************", "XXXXXXXXXXXXXXXXXXXX", "xxxxxxxxxxxxxxxxxxxxxxxx", "<your-token>", "abc...xyz", "••••••••"])}`,
};

/** Values that stand under a name that means a secret. */
const UNDER_A_NAME: Readonly<Record<string, (random: Random) => string>> = {
  variable: (random) => `\${${random.pick(["API_KEY", "TOKEN", "DB_PASSWORD_2024"])}}`,
  template: (random) => `{{ ${words(random, 2, ".")} }}`,
  percentVariable: () => "%API_KEY_VALUE%",
  angle: (random) => `<${words(random, 2, "-")}-key>`,
  yourKey: (random) =>
    random.pick([
      "your-api-key-here",
      "YOUR_API_KEY",
      "your_secret_key_goes_here_1",
      "insert-token-here",
      "REPLACE_ME_WITH_TOKEN1",
      "changeme123",
      "my-super-secret-token-1",
    ]),
  xs: (random) => "x".repeat(random.int(16, 40)),
  stars: (random) => "*".repeat(random.int(8, 40)),
  sequence: (random) =>
    random.pick([
      "abcdefghijklmnopqrstuvwxyz123456",
      "0123456789abcdef0123456789abcdef",
      "1234567890abcdefghij",
      "qwertyuiop1234567890",
      "ABCDEFGHIJKLMNOP12345678",
    ]),
  repeated: (random) => fill("{h4}", random).repeat(8),
  testValue: (random) =>
    `${random.pick(["test", "fake", "mock", "dummy", "sample", "invalid", "expired"])}-${random.pick(["token", "key", "secret"])}-${fill("{d4}", random)}-${words(random, 1, "")}`,
  words: (random) => words(random, 4, random.pick(["-", "_", "."])),
  wordsNumber: (random) => `${words(random, 3, "-")}-${fill("{d4}", random)}`,
  weakPassword: (random) =>
    random.pick([
      "password",
      "password123",
      "admin123",
      "Passw0rd!",
      "P@ssw0rd123",
      "s3cr3t-pass",
      "hunter2",
      "letmein!",
      "postgres",
      "test1234",
      "secret-password-1",
      "Password1!",
      "changeme!1",
      "root-password",
    ]),
  path: (random) => `/run/secrets/${words(random, 2, "_")}_${random.int(1, 9)}`,
  relative: (random) => `./${words(random, 2, "/")}/key-2024.pem`,
  url: (random) => `https://auth.corp.io/${words(random, 2, "/")}/v2/keys`,
  arn: (random) => `arn:aws:secretsmanager:eu-west-1:${fill("{d12}", random)}:secret:db-${fill("{a6}", random)}`,
  vaultReference: (random) => `vault:secret/data/${words(random, 2, "/")}#key1`,
  opReference: (random) => `op://vault/${words(random, 2, "/")}/password`,
  uuid: (random) => fill("{uuid}", random),
  typeOfCode: (random) =>
    random.pick(["NodeJS.ArrayBufferView", "crypto.KeyObjectHandle", "AuthenticationProviderOptions"]),
  encodedText: (random) =>
    Buffer.from(`AWS:${random.pick(["password", "some-words", "docker-pass"])}`).toString("base64"),
  encodedDigits: () => Buffer.from("0123456789012345678901234567890").toString("base64"),
  countingBytes: () => Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString("hex"),
  boolean: () => "undefined-or-null",
  typeName: (random) =>
    random.pick(["SecretStr | None", "string | undefined", "Optional[SecretStr]", "AccessTokenResponseV2Type"]),
  envLookup: (random) => `process.env.${random.pick(["API_KEY_2", "TOKEN_V1"])}`,
  email: (random) => `${words(random, 2, ".")}@example.com`,
  number: (random) => fill("{d18}", random),
  sentence: (random) => `The ${words(random, 4, " ")} of the user`,
};

const NAMES = [
  "API_KEY",
  "SECRET_KEY",
  "ACCESS_TOKEN",
  "AUTH_TOKEN",
  "CLIENT_SECRET",
  "DB_PASSWORD",
  "PASSWORD",
  "JWT_SECRET",
];

/** Names that end like those of secrets and hold none. */
const HARMLESS_NAMES = [
  "NEXT_PAGE_TOKEN",
  "CONTINUATION_TOKEN",
  "PROGRESS_TOKEN",
  "CSRF_TOKEN",
  "SYNC_TOKEN",
  "PUBLIC_KEY",
  "PUBLISHABLE_KEY",
  "PARTITION_KEY",
  "CACHE_KEY",
  "PRIMARY_KEY",
  "IDEMPOTENCY_KEY",
  "HASHED_PASSWORD",
  "ENCRYPTED_SECRET",
  "TOKEN_ID",
  "KEY_ID",
  "SECRET_NAME",
  "TOKEN_HASH",
  "PASSWORD_HASH",
  "INTEGRITY",
  "CHECKSUM",
  "ETAG",
  "COMMIT",
  "TRACE_ID",
  "REQUEST_ID",
  "VERSION",
  "SITE_KEY",
  "OBJECT_KEY",
  "SORT_KEY",
  "RESUME_TOKEN",
  "CANCEL_TOKEN",
];

const CONNECTIONS = [
  "postgres://user:password@localhost:5432/db",
  "postgres://postgres:postgres@db:5432/app",
  "mysql://root:root@127.0.0.1/test",
  "mongodb://localhost:27017/app",
  "redis://:${REDIS_PASSWORD}@cache:6379/0",
  "postgres://${USER}:${PASS}@${HOST}/db",
  "amqp://guest:guest@localhost:5672/",
  "postgresql://user:pass@host:5432/dbname",
  "mysql://app:<password>@db.corp.io/app",
  "mongodb+srv://user:xxxxxxxx@cluster0.mongodb.net",
  "https://user:secret@example.com/path",
  "postgres://app:{password}@{host}/x",
  "https://api.test:8443/v1/items@latest",
  "http://[::1]:8080/",
  "npm:@scope/pkg@1.2.3",
  "https://x.test/a:b@c",
  "redis://localhost:6379",
  "postgres://user:%s@%s/db",
  "ssh://git@github.com:22/a/b.git",
  "postgresql://admin:changeme@db.example.com/app",
  "https://user:your-token@git.corp.io/x.git",
  "postgres://mcp:mcp@postgres:5432/mcp",
  "mysql://user:my-secret-pw@mysql/db",
  "data://text:plain@x",
  "postgres://test:test1234@localhost/test",
];

/** Numbers that pass one check and stand for something else. */
const NUMBERS: Readonly<Record<string, (random: Random) => string>> = {
  orderWithLuhn: (random) => `order ${personal("payment-card", random).value.replace(/\D/g, "")}`,
  trackingGrouped: (random) => `tracking no ${until(random, "payment-card", /^\d{4} /)}`,
  imei: (random) => `IMEI 35${fill("{d13}", random)}`,
  cardWrongSum: (random) => `card number ${wrong(until(random, "payment-card", /^\d{16}$/))}`,
  cardTest: (random) =>
    `card ${random.pick(["4242 4242 4242 4242", "4111111111111111", "5555555555554444", "378282246310005", "4000 0000 0000 0002"])}`,
  cardInNumber: (random) => `1${until(random, "payment-card", /^\d{16}$/)}99881`,
  ibanWrong: (random) => wrong(until(random, "iban", /^[A-Z0-9]+$/)),
  ibanDocumented: (random) =>
    random.pick(["GB82 WEST 1234 5698 7654 32", "DE89370400440532013000", "FR1420041010050500013M02606"]),
  ssnLike: (random) => `part ${personal("us-ssn", random).value}`,
  ssnInvalid: (random) =>
    `SSN ${random.pick(["000-12-3456", "666-12-3456", "912-34-5678", "123-00-4567", "078-05-1120"])}`,
  elevenDigits: (random) => `ref ${fill("{d11}", random)}`,
  nineDigits: (random) => `id ${fill("{d9}", random)}`,
  cpfWrong: (random) => wrong(until(random, "brazil-cpf", /\./)),
  twelveGrouped: (random) => `serial ${fill("{d4} {d4} {d4}", random)}`,
  chinaWrong: (random) => wrong(personal("china-resident-id", random).value.replace("X", "1")),
  rrnWrong: (random) => wrong(personal("south-korea-rrn", random).value),
  hetuWrong: (random) => `${personal("finland-personal-code", random).value.slice(0, 10)}I`,
  datePair: (random) =>
    `20${random.int(10, 25)}-${random.int(10, 12)}-${random.int(10, 28)} 10:22:33.${fill("{d6}", random)}`,
  panLike: (random) => `model ${fill("ABCPK{d4}L", random)}`,
  niLike: (random) => `code AB${fill("{d6}", random)}C`,
  dniLike: (random) => `batch ${fill("{d8}", random)}Z`,
  invoice: (random) => `INV-${fill("{d6}-{d4}", random)}`,
  swift: () => "DEUTDEFF500",
  phoneGrouped: (random) => fill("0{d3} {d4} {d4} {d4}", random),
};

function until(random: Random, kind: string, shape: RegExp): string {
  for (;;) {
    const { value } = personal(kind, random);
    if (shape.test(value)) return value;
  }
}

/** The last digit changed. */
function wrong(value: string): string {
  return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 5) % 10));
}

/** One character less or more than the issuer's form, a part of a word, or random text made words. */
function damaged(random: Random): string {
  const kind = random.pick(
    TOKEN_KINDS.filter((one) => !["private-key", "age-secret-key", "1password-token", "teams-webhook"].includes(one)),
  );
  const { value } = token(kind, random);
  const prefix =
    /^[a-zA-Z0-9]+[-_.](?:[a-z0-9]+[-_.](?=[A-Za-z0-9]))?/.exec(value)?.[0].slice(0, 14) ?? value.slice(0, 4);
  return random.pick([
    () => `${prefix}${fill("{a5}", random)}`,
    () => `${prefix}${"x".repeat(value.length - prefix.length)}`,
    () => `${prefix}EXAMPLE${value.slice(prefix.length + 7)}`,
    () => `${prefix}${words(random, 8, "_").slice(0, value.length - prefix.length)}`,
    () => `${prefix}${"0123456789".repeat(20).slice(0, value.length - prefix.length)}`,
  ])();
}

/** @param count how many, spread evenly over all families */
export function lookAlikes(count: number, random: Random): LookAlike[] {
  const any = Object.values(ANY);
  const namedContexts = Object.entries(NAMED);
  const inAny = (value: string): string => random.pick(any)(value, random);
  const inNamed = (name: string, value: string): string => random.pick(namedContexts)[1](name, value);
  const families: [string, () => string][] = [
    ...Object.entries(PLAIN).map(([name, make]): [string, () => string] => [name, () => inAny(make(random))]),
    ...Object.entries(UNDER_A_NAME).map(([name, make]): [string, () => string] => [
      `named ${name}`,
      () => inNamed(random.pick(NAMES), make(random)),
    ]),
    ...HARMLESS_NAMES.map((name): [string, () => string] => [
      `name ${name}`,
      () => inNamed(name, fill(random.pick(["{a32}", "{h40}", "{b43}=", "{h64}"]), random)),
    ]),
    ...Object.entries(NUMBERS).map(([name, make]): [string, () => string] => [
      `number ${name}`,
      () => inAny(make(random)),
    ]),
    ["connection", () => inAny(random.pick(CONNECTIONS))],
    ...Array.from({ length: 20 }, (_, i): [string, () => string] => [`damaged ${i}`, () => inAny(damaged(random))]),
  ];
  return Array.from({ length: count }, (_, i) => {
    const [family, make] = families[i % families.length] as [string, () => string];
    return { family, text: make() };
  });
}

/** Values that a name, a scheme or an address makes secrets. */
import { NAMED } from "./contexts.ts";
import type { TrueValue } from "./generate-tokens.ts";
import { fill, type Random } from "./random.ts";

/** Names and forms of issuers whose secrets have no start of their own. */
const ISSUERS: Readonly<Record<string, readonly [names: readonly string[], forms: readonly string[]]>> = {
  "aws-secret-access-key": [["AWS_SECRET_ACCESS_KEY", "SECRET_ACCESS_KEY"], ["{b40}"]],
  "datadog-key": [
    ["DD_API_KEY", "DATADOG_APP_KEY"],
    ["{h32}", "{h40}"],
  ],
  "okta-token": [["OKTA_API_TOKEN"], ["00{a38}7K"]],
  "algolia-admin-key": [["ALGOLIA_ADMIN_API_KEY", "ALGOLIA_API_KEY"], ["{h32}"]],
  "snyk-token": [["SNYK_TOKEN"], ["{uuid}"]],
  "heroku-legacy-key": [["HEROKU_API_KEY"], ["{uuid}"]],
  "exa-api-key": [["EXA_API_KEY"], ["{uuid}"]],
  "deepseek-api-key": [["DEEPSEEK_API_KEY"], ["sk-{h32}"]],
  "moonshot-api-key": [["MOONSHOT_API_KEY"], ["sk-{a48}"]],
  "qwen-api-key": [["DASHSCOPE_API_KEY"], ["sk-{h32}"]],
  "cohere-api-key": [["COHERE_API_KEY", "CO_API_KEY"], ["{a40}"]],
  "mistral-api-key": [["MISTRAL_API_KEY"], ["{a32}"]],
  "azure-openai-key": [["AZURE_OPENAI_API_KEY"], ["{h32}", "{a84}"]],
  "cloudflare-legacy-key": [
    ["CLOUDFLARE_API_TOKEN", "CF_API_KEY"],
    ["{w40}", "{h37}"],
  ],
  "twilio-auth-token": [["TWILIO_AUTH_TOKEN"], ["{h32}"]],
  "mailgun-key": [["MAILGUN_API_KEY"], ["{h32}-{h8}-{h8}"]],
  "postmark-token": [["POSTMARK_SERVER_TOKEN", "POSTMARK_API_TOKEN"], ["{uuid}"]],
  "discord-client-secret": [["DISCORD_CLIENT_SECRET"], ["{a32}"]],
  "facebook-app-secret": [["FACEBOOK_APP_SECRET"], ["{h32}"]],
  "twitter-secret": [["TWITTER_API_SECRET"], ["{a50}"]],
  "spotify-client-secret": [["SPOTIFY_CLIENT_SECRET"], ["{h32}"]],
  "fastly-token": [["FASTLY_API_TOKEN"], ["{w32}"]],
  "sentry-legacy-token": [["SENTRY_AUTH_TOKEN"], ["{h64}"]],
  "newrelic-license-key": [["NEW_RELIC_LICENSE_KEY"], ["{h36}NRAL"]],
  "honeycomb-legacy-key": [["HONEYCOMB_API_KEY"], ["{a22}"]],
  "amplitude-secret-key": [["AMPLITUDE_SECRET_KEY"], ["{h32}"]],
  "intercom-token": [["INTERCOM_ACCESS_TOKEN"], ["dG9r{b56}"]],
  "trello-token": [["TRELLO_API_TOKEN"], ["{h64}"]],
  "zendesk-token": [["ZENDESK_API_TOKEN"], ["{a40}"]],
  "pagerduty-token": [["PAGERDUTY_API_KEY"], ["{a20}"]],
  "linode-token": [["LINODE_TOKEN"], ["{h64}"]],
  "hetzner-token": [["HCLOUD_TOKEN"], ["{a64}"]],
  "vultr-api-key": [["VULTR_API_KEY"], ["{u36}"]],
  "gitea-token": [["GITEA_TOKEN", "FORGEJO_TOKEN"], ["{h40}"]],
  "codecov-token": [["CODECOV_TOKEN"], ["{uuid}"]],
  "brave-api-key": [["BRAVE_API_KEY"], ["BSA{a28}"]],
  "serp-api-key": [
    ["SERPAPI_API_KEY", "SERPER_API_KEY"],
    ["{h64}", "{h40}"],
  ],
  "stability-api-key": [["STABILITY_API_KEY"], ["sk-{a48}"]],
  "assemblyai-key": [
    ["ASSEMBLYAI_API_KEY", "DEEPGRAM_API_KEY"],
    ["{h32}", "{h40}"],
  ],
  "openweather-key": [["OPENWEATHER_API_KEY"], ["{h32}"]],
  "paypal-client-secret": [["PAYPAL_CLIENT_SECRET"], ["E{a79}"]],
  "coinbase-key": [["COINBASE_API_SECRET"], ["{a64}"]],
  "etherscan-key": [
    ["ETHERSCAN_API_KEY", "INFURA_API_KEY"],
    ["{u34}", "{h32}"],
  ],
};

const SECRET_NAMES = [
  "API_KEY",
  "SECRET_KEY",
  "ACCESS_TOKEN",
  "AUTH_TOKEN",
  "CLIENT_SECRET",
  "SIGNING_KEY",
  "ENCRYPTION_KEY",
  "JWT_SECRET",
  "APP_SECRET",
  "REFRESH_TOKEN",
  "SERVICE_TOKEN",
  "ACME_API_KEY",
  "WEBHOOK_SECRET",
  "SESSION_SECRET",
  "MASTER_KEY",
  "BOT_TOKEN",
  "DEPLOY_TOKEN",
  "PRIVATE_TOKEN",
  "API_TOKEN",
  "INTERNAL_API_KEY",
  "COOKIE_SECRET",
  "API_SECRET",
];

const PASSWORD_NAMES = [
  "PASSWORD",
  "DB_PASSWORD",
  "SMTP_PASSWORD",
  "ADMIN_PASSWD",
  "REDIS_PWD",
  "USER_PASSWORD",
  "PASSPHRASE",
  "MYSQL_ROOT_PASSWORD",
];

/** The shapes in which generators of passwords and people write them. */
function password(random: Random): string {
  const word = (): string =>
    random.draw("bcdfghjklmnpqrstvwxz", 2) + random.draw("aeiou", 1) + random.draw("bcdfgklmnprstvz", 2);
  return random.pick([
    () => `${fill("{a10}", random)}${random.int(2, 9)}k!`,
    () => `${fill("{a14}", random)}7Q`,
    () => `${word()}${random.pick(["#", "!", "+"])}${word().toUpperCase()}${random.int(12, 98)}`,
    () => `${random.draw("BCDFGH", 1)}${word()}-${fill("{d2}{a4}", random)}-${word()}7`,
    () => fill("{l5}{d3}{l5}{d2}", random),
  ])();
}

function secret(random: Random): string {
  return fill(
    random.pick(["{a32}", "{h32}", "{h64}", "{w40}", "{a24}", "{b43}=", "{h40}", "{a48}", "{s32}", "{a20}"]),
    random,
  );
}

function inNamed(kind: string, name: string, value: string, random: Random): TrueValue {
  const contexts = Object.entries(NAMED).filter(([context]) => {
    // What a percent sign, a space or an equals sign means differs in these.
    if (context === "query") return /^[\w-]*$/.test(value);
    return context !== "header" || !/PASS|PWD|ACCESS_KEY$|^AWS/.test(name);
  });
  return { kind, value, text: random.pick(contexts)[1](name, value) };
}

const SCHEMES = [
  "postgres",
  "postgresql",
  "mysql",
  "mongodb",
  "mongodb+srv",
  "redis",
  "amqps",
  "mssql",
  "clickhouse",
  "snowflake",
  "mariadb",
  "postgresql+asyncpg",
];

const OTHERS: Readonly<Record<string, (random: Random) => TrueValue>> = {
  "generic-secret": (random) => inNamed("generic-secret", random.pick(SECRET_NAMES), secret(random), random),
  "generic-password": (random) => inNamed("generic-password", random.pick(PASSWORD_NAMES), password(random), random),
  "database-url": (random) => {
    const value = fill(random.pick(["{a16}", "{a10}7x", "{h24}", "{a12}9K-{a4}"]), random);
    const url = `${random.pick(SCHEMES)}://${random.pick(["app", "svc_reader", "root", "admin", ""])}:${value}@${random.pick(["db.corp-prod.io", "10.1.2.3", "cluster0.ab1cd.mongodb.net", "localhost", "db"])}${random.pick([":5432", ""])}/main`;
    return {
      kind: "database-url",
      value,
      text: random.pick([
        `DATABASE_URL=${url}\n`,
        `engine = create_engine("${url}")\n`,
        `${JSON.stringify({ env: { DSN: url } })}\n`,
        `{ url: '${url}' }`,
      ]),
    };
  },
  "url-credentials": (random) => {
    const value = fill(random.pick(["{a20}", "{h40}", "{a9}7x"]), random);
    const url = `${random.pick(["https", "http", "git+https"])}://${random.pick(["deploy", "ci", "x-user"])}:${value}@${random.pick(["git.corp-prod.io/a/b.git", "proxy.corp-prod.io:3128", "nexus.corp-prod.io/repo"])}`;
    return {
      kind: "url-credentials",
      value,
      text: random.pick([`git clone ${url}\n`, `proxy: "${url}"\n`, `${JSON.stringify({ args: ["--index", url] })}\n`]),
    };
  },
  "bearer-token": (random) => {
    const value = secret(random).replace(/[+/=]/g, "x");
    return {
      kind: "bearer-token",
      value,
      text: random.pick([
        `Authorization: Bearer ${value}\r\n`,
        `curl -H "Authorization: Bearer ${value}" https://api.test\n`,
        `headers = {"Authorization": "Bearer ${value}"}\n`,
        `${JSON.stringify({ headers: { authorization: `Bearer ${value}` } })}\n`,
        `${JSON.stringify({ text: `call it with "Authorization": "Bearer ${value}"` })}\n`,
      ]),
    };
  },
  "basic-authorization": (random) => {
    const value = Buffer.from(`svc:${fill("{a18}", random)}`).toString("base64");
    return {
      kind: "basic-authorization",
      value,
      text: random.pick([`Authorization: Basic ${value}\r\n`, `headers: { Authorization: 'Basic ${value}' }`]),
    };
  },
};

export const NAMED_KINDS: readonly string[] = [...Object.keys(ISSUERS), ...Object.keys(OTHERS)].sort();

export function named(kind: string, random: Random): TrueValue {
  const issuer = ISSUERS[kind];
  if (!issuer) return (OTHERS[kind] as (random: Random) => TrueValue)(random);
  // The name of a mangled value would end differently in a header.
  return inNamed(kind, random.pick(issuer[0]), fill(random.pick(issuer[1]), random), random);
}

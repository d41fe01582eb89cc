/** Issuers whose secrets have no start of their own: a name that says whose, and the exact form. */
import { entropy } from "./checksum.ts";
import { isPlaceholder } from "./placeholder.ts";
import { isWordy } from "./words.ts";

export interface ContextKind {
  readonly kind: string;
  readonly title: string;
  /** Tried on the name in snake case. */
  readonly name: RegExp;
  readonly value: RegExp;
}

const HEX32 = /^[a-f0-9]{32}$/;
const HEX40 = /^[a-f0-9]{40}$/;
const UUID = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
const ALNUM32 = /^[A-Za-z0-9]{32}$/;
const ALNUM40 = /^[A-Za-z0-9]{40}$/;

const KEY = "(?:api_?|app_?|access_?|auth_?|secret_?|account_?|client_?|bot_?|admin_?)*(?:key|token|secret|apikey)";

function named(issuer: string, tail = KEY): RegExp {
  return new RegExp(`(?:^|_)(?:${issuer})_(?:[a-z]+_)?${tail}(?:_value|_[0-9])?$`);
}

let kinds: readonly ContextKind[] | undefined;

/** Made when first asked for: many expressions, and most texts hold no name that speaks of a secret. */
export function contextKinds(): readonly ContextKind[] {
  kinds ??= allKinds();
  return kinds;
}

const allKinds = (): readonly ContextKind[] => [
  {
    kind: "aws-secret-access-key",
    title: "AWS secret access key",
    name: /(?:^|_)(?:aws_)?secret_?access_?key$|(?:^|_)aws_secret(?:_key)?$/,
    value: /^[A-Za-z0-9/+]{40}$/,
  },
  {
    kind: "datadog-key",
    title: "Datadog API or application key",
    name: named("datadog|dd"),
    value: /^(?:[a-f0-9]{32}|[a-f0-9]{40})$/,
  },
  { kind: "okta-token", title: "Okta API token", name: named("okta"), value: /^00[A-Za-z0-9_-]{40}$/ },
  { kind: "algolia-admin-key", title: "Algolia admin key", name: named("algolia"), value: HEX32 },
  { kind: "snyk-token", title: "Snyk token", name: named("snyk"), value: UUID },
  { kind: "heroku-legacy-key", title: "Heroku API key of the old form", name: named("heroku"), value: UUID },
  { kind: "exa-api-key", title: "Exa API key", name: named("exa"), value: UUID },
  {
    kind: "deepseek-api-key",
    title: "DeepSeek API key",
    name: named("deepseek|deep_seek"),
    value: /^sk-[a-f0-9]{32}$/,
  },
  { kind: "moonshot-api-key", title: "Moonshot API key", name: named("moonshot|kimi"), value: /^sk-[A-Za-z0-9]{48}$/ },
  {
    kind: "qwen-api-key",
    title: "Alibaba Model Studio API key",
    name: named("dashscope|qwen"),
    value: /^sk-[a-f0-9]{32}$/,
  },
  { kind: "cohere-api-key", title: "Cohere API key", name: named("cohere|co"), value: ALNUM40 },
  { kind: "mistral-api-key", title: "Mistral API key", name: named("mistral"), value: ALNUM32 },
  {
    kind: "azure-openai-key",
    title: "Azure AI services key",
    name: named("azure_openai|azure_ai|azure_search|cognitive|azure_speech|azure"),
    value: /^(?:[a-f0-9]{32}|[A-Za-z0-9]{52}|[A-Za-z0-9]{84})$/,
  },
  {
    kind: "cloudflare-legacy-key",
    title: "Cloudflare key of the old form",
    name: named("cloudflare|cf"),
    value: /^(?:[a-f0-9]{37}|[A-Za-z0-9_-]{40})$/,
  },
  { kind: "twilio-auth-token", title: "Twilio auth token", name: named("twilio"), value: HEX32 },
  {
    kind: "mailgun-key",
    title: "Mailgun key of the new form",
    name: named("mailgun|mg"),
    value: /^[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}$/,
  },
  { kind: "postmark-token", title: "Postmark server token", name: named("postmark"), value: UUID },
  {
    kind: "discord-client-secret",
    title: "Discord client secret",
    name: named("discord"),
    value: /^[A-Za-z0-9_-]{32}$/,
  },
  {
    kind: "facebook-app-secret",
    title: "Facebook app secret",
    name: named("facebook|fb|meta|instagram"),
    value: HEX32,
  },
  {
    kind: "twitter-secret",
    title: "X (Twitter) API secret",
    name: named("twitter"),
    value: /^(?:[A-Za-z0-9]{50}|[A-Za-z0-9]{45}|AAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%]{60,120})$/,
  },
  { kind: "spotify-client-secret", title: "Spotify client secret", name: named("spotify"), value: HEX32 },
  { kind: "fastly-token", title: "Fastly token", name: named("fastly"), value: /^[A-Za-z0-9_-]{32}$/ },
  {
    kind: "sentry-legacy-token",
    title: "Sentry token of the old form",
    name: named("sentry"),
    value: /^[a-f0-9]{64}$/,
  },
  {
    kind: "newrelic-license-key",
    title: "New Relic licence key",
    name: named("new_?relic|nr", "(?:license|licence|ingest|insert|api)_?key"),
    value: /^(?:[a-f0-9]{36}(?:NRAL|FFFF[A-F0-9]{0,4})|[a-f0-9]{40})$/,
  },
  {
    kind: "honeycomb-legacy-key",
    title: "Honeycomb key of the old form",
    name: named("honeycomb|hny"),
    value: /^[A-Za-z0-9]{22}$|^[a-f0-9]{32}$/,
  },
  {
    kind: "amplitude-secret-key",
    title: "Amplitude secret key",
    name: named("amplitude|mixpanel|segment"),
    value: ALNUM32,
  },
  { kind: "intercom-token", title: "Intercom token", name: named("intercom"), value: /^dG9r[A-Za-z0-9+/=]{56}$/ },
  {
    kind: "trello-token",
    title: "Trello token",
    name: named("trello"),
    value: /^(?:[a-f0-9]{64}|ATTA[a-f0-9]{64}[A-F0-9]{8})$/,
  },
  { kind: "zendesk-token", title: "Zendesk token", name: named("zendesk"), value: ALNUM40 },
  {
    kind: "pagerduty-token",
    title: "PagerDuty token",
    name: named("pagerduty|pd"),
    value: /^(?:u\+)?[A-Za-z0-9_-]{18,20}$/,
  },
  { kind: "linode-token", title: "Linode token", name: named("linode|akamai"), value: /^[a-f0-9]{64}$/ },
  { kind: "hetzner-token", title: "Hetzner Cloud token", name: named("hcloud|hetzner"), value: /^[A-Za-z0-9]{64}$/ },
  { kind: "vultr-api-key", title: "Vultr API key", name: named("vultr"), value: /^[A-Z0-9]{36}$/ },
  { kind: "gitea-token", title: "Gitea or Forgejo token", name: named("gitea|forgejo|codeberg"), value: HEX40 },
  { kind: "codecov-token", title: "Codecov upload token", name: named("codecov"), value: UUID },
  { kind: "brave-api-key", title: "Brave Search API key", name: named("brave"), value: /^BSA[A-Za-z0-9_-]{24,30}$/ },
  {
    kind: "serp-api-key",
    title: "SerpApi key",
    name: named("serp_?api|serper"),
    value: /^(?:[a-f0-9]{64}|[a-f0-9]{40})$/,
  },
  {
    kind: "stability-api-key",
    title: "Stability AI key",
    name: named("stability|dreamstudio"),
    value: /^sk-[A-Za-z0-9]{48}$/,
  },
  {
    kind: "assemblyai-key",
    title: "AssemblyAI or Deepgram key",
    name: named("assembly_?ai|deepgram"),
    value: /^(?:[a-f0-9]{32}|[a-f0-9]{40})$/,
  },
  { kind: "openweather-key", title: "OpenWeather key", name: named("open_?weather(?:_?map)?"), value: HEX32 },
  { kind: "paypal-client-secret", title: "PayPal client secret", name: named("paypal"), value: /^E[A-Za-z0-9_-]{79}$/ },
  {
    kind: "coinbase-key",
    title: "Coinbase secret",
    name: named("coinbase|binance|kraken"),
    value: /^[A-Za-z0-9+/_-]{64,88}={0,2}$/,
  },
  {
    kind: "etherscan-key",
    title: "Etherscan, Infura or Alchemy key",
    name: named("etherscan|infura|alchemy"),
    value: /^(?:[A-Z0-9]{34}|[a-f0-9]{32}|[A-Za-z0-9_-]{32})$/,
  },
];

let hint: RegExp | undefined;

/** The issuers that a name may speak of. @param snake of names.ts */
export function contextKindsOf(snake: string): readonly ContextKind[] {
  hint ??= new RegExp(
    contextKinds()
      .map(({ name }) => `(?:${name.source})`)
      .join("|"),
  );
  return hint.test(snake) ? contextKinds().filter(({ name }) => name.test(snake)) : [];
}

/** The first of `kinds` whose form the value has, when it is random and no placeholder. */
export function contextKind(kinds: readonly ContextKind[], value: string): ContextKind | undefined {
  if (kinds.length === 0 || entropy(value) < 2.9) return undefined;
  const found = kinds.find((one) => one.value.test(value));
  if (!found || isPlaceholder(value, value) || isWordy(value, 0.75)) return undefined;
  return found;
}

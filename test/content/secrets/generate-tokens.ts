/**
 * Values of issuers' formats, built from what their documentation says, apart from the patterns that they test. The prefixes
 * stand in parts, so that nothing here looks like a secret.
 */
import { generateKeyPairSync } from "node:crypto";
import { base62, crc32 } from "../../../src/content/secrets/checksum.ts";
import { fill, type Random } from "./random.ts";

/** `~` joins the parts of a prefix. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  "gitlab-token": ["gl~pat-{a20}", "gl~pat-{w27}.{s9}", "gl~pat-{w40}.01.{s9}"],
  "gitlab-deploy-token": ["gl~dt-{a20}"],
  "gitlab-runner-token": ["gl~rt-{w20}", "gl~rt-t1_{a20}", "gl~rtr-{a20}", "gl~rt-t3_{a40}.01.{s9}"],
  "gitlab-feed-token": ["gl~ft-{a20}"],
  "gitlab-scim-token": ["gl~soat-{a20}"],
  "gitlab-incoming-mail-token": ["gl~imt-{a20}"],
  "gitlab-feature-flags-token": ["gl~ffct-{a20}"],
  "gitlab-trigger-token": ["gl~ptt-{h40}"],
  "gitlab-agent-token": ["gl~agent-{a50}"],
  "gitlab-oauth-secret": ["gl~oas-{h64}"],
  "gitlab-job-token": ["gl~cbt-64_{a20}"],
  "gitlab-registration-token": ["GR13~48941{a20}"],
  "bitbucket-app-password": ["AT~BB{a24}{H8}"],
  "bitbucket-access-token": ["ATC~TT3{w180}={H8}"],
  "sourcegraph-token": ["sg~p_{h40}", "sg~p_{h16}_{h40}", "sg~p_local_{h40}"],
  "pypi-token": ["pypi~-AgEIcHlwaS5vcmc{a140-180}"],
  "rubygems-token": ["rubygems~_{h48}"],
  "crates-token": ["ci~o{a32}"],
  "docker-hub-token": ["dckr~_pat_{a27}", "dckr~_oat_{a32}"],
  "artifactory-api-key": ["AK~Cp{a69}"],
  "artifactory-reference-token": ["cmVm~dGtuO{a55}"],
  "clojars-token": ["CLO~JARS_{s60}"],
  "aws-access-key-id": ["AK~IA{t16}", "AS~IA{t16}"],
  "aws-bedrock-api-key": ["ABSK~QmVkcm9ja0FQSUtleS{b110}"],
  "google-api-key": ["AI~za{a35}"],
  "google-oauth-secret": ["GOC~SPX-{a28}"],
  "google-oauth-access-token": ["ya~29.a0{w160}X"],
  "google-oauth-refresh-token": ["1/~/0{a10}{w80}X"],
  "azure-client-secret": ["{a3}8Q~~{a34}", "{a3}7Q~~{a31}"],
  "azure-devops-token": ["{a76}AZ~DO{a4}"],
  "digitalocean-token": ["dop~_v1_{h64}", "doo~_v1_{h64}", "dor~_v1_{h64}"],
  "cloudflare-token": ["cf~ut_{a40}{h8}", "cf~at_{a40}{h8}", "cf~k_{a40}{h8}"],
  "cloudflare-origin-ca-key": ["v1~.0-{h24}-{h146}"],
  "alibaba-access-key-id": ["LT~AI{a20}"],
  "flyio-token": ["fo~1_{a43}", "fm~2_{b200}", "fm~1r_{b200}"],
  "heroku-api-key": ["HR~KU-AA{a58}"],
  "vercel-token": ["vc~p_{a56}"],
  "netlify-token": ["nf~p_{a36}"],
  "render-api-key": ["rn~d_{a28}"],
  "supabase-token": ["sb~p_{h40}"],
  "supabase-secret-key": ["sb~_secret_{a22}_{a8}"],
  "planetscale-token": ["pscale~_tkn_{a43}", "pscale~_pw_{a43}", "pscale~_oauth_{a43}"],
  "neon-api-key": ["na~pi_{s64}"],
  "databricks-token": ["da~pi{h32}", "da~pi{h32}-2"],
  "doppler-token": ["dp~.pt.{a43}", "dp~.st.prd.{a43}", "dp~.ct.{a40}"],
  "vault-token": ["hv~s.{a24}", "hv~s.CAES{a95}", "hv~b.{a140}"],
  "terraform-token": ["{a14}.atlas~v1.{a67}"],
  "pulumi-token": ["pu~l-{h40}"],
  "tailscale-key": ["tsk~ey-auth-{a12}CNTRL-{a32}", "tsk~ey-api-{a11}CNTRL-{a32}"],
  "cockroach-secret-key": ["CC~DB1_{a22}_{a40}"],
  "aiven-token": ["AV~NS_{a19}"],
  "clickhouse-secret-key": ["4b~1d{a38}"],
  "prefect-token": ["pn~u_{a36}", "pn~b_{a36}"],
  "infisical-token": ["st~.{uuid}.{h32}.{h32}"],
  "ngrok-token": ["ak~_2{a24}R9"],
  "anthropic-api-key": ["sk~-ant-api03-{a93}AA", "sk~-ant-admin01-{a93}AA"],
  "openai-api-key": ["sk~-proj-{a74}T3Blbk~FJ{a74}", "sk~-{a20}T3Blbk~FJ{a20}", "sk~-svcacct-{a74}T3Blbk~FJ{a74}"],
  "openrouter-api-key": ["sk~-or-v1-{h64}"],
  "huggingface-token": ["hf~_{l34}", "api~_org_{l34}"],
  "groq-api-key": ["gs~k_{a20}WGdyb~3FY{a24}"],
  "xai-api-key": ["xa~i-{a80}"],
  "replicate-token": ["r8~_{a37}"],
  "perplexity-api-key": ["pp~lx-{a48}"],
  "langsmith-api-key": ["lsv2~_pt_{h32}_{h10}", "lsv2~_sk_{h32}_{h10}"],
  "langfuse-secret-key": ["sk~-lf-{uuid}"],
  "tavily-api-key": ["tv~ly-dev-{a32}", "tv~ly-{a32}"],
  "firecrawl-api-key": ["fc~-{h32}"],
  "e2b-api-key": ["e2~b_{h40}"],
  "pinecone-api-key": ["pc~sk_{a5}_{a63}"],
  "fireworks-api-key": ["fw~_{a20}7Kq", "fw~_Z4x{a19}"],
  "together-api-key": ["tgp~_v1_{a43}"],
  "elevenlabs-api-key": ["sk~_{h48}"],
  "nvidia-api-key": ["nv~api-{a64}"],
  "cerebras-api-key": ["cs~k-{s48}"],
  "jina-api-key": ["ji~na_{h32}{a28}"],
  "voyage-api-key": ["pa~-{a40}4Gz"],
  "wandb-api-key": ["wandb~_v1_{a27}_{a49}"],
  "apify-token": ["apify~_api_{a36}"],
  "context7-api-key": ["ctx~7sk-{uuid}"],
  "stripe-live-key": ["sk~_live_{a24}", "rk~_live_{a99}", "sk~_live_51{a97}"],
  "stripe-webhook-secret": ["wh~sec_{a32}", "wh~sec_{h64}"],
  "square-token": ["EA~AA{a60}", "sq~0atp-{a22}"],
  "square-oauth-secret": ["sq~0csp-{a43}"],
  "braintree-token": ["access~_token$production${s16}${h32}"],
  "adyen-api-key": ["AQ~Eyh{b90}-{b43}=-{a16}"],
  "razorpay-key": ["rz~p_live_{a14}"],
  "plaid-token": ["access~-production-{uuid}"],
  "shopify-token": ["sh~pat_{h32}", "sh~pss_{h32}", "sh~pca_{h32}", "sh~ppa_{h32}"],
  "flutterwave-key": ["FLW~SECK-{s32}-X"],
  "mollie-api-key": ["li~ve_{a27}9Qa"],
  "easypost-api-key": ["EZ~AK{a54}"],
  "shippo-token": ["shippo~_live_{h40}"],
  "duffel-token": ["duffel~_live_{a43}"],
  "slack-token": ["xo~xb-{d12}-{d12}-{a24}", "xo~xp-{d12}-{d12}-{d12}-{h32}", "xa~pp-1-A{u10}-{d12}-{h64}"],
  "slack-config-token": ["xo~xe.xoxp-1-{a166}", "xo~xe-1-{a146}"],
  "slack-session-token": ["xo~xc-{d12}-{d12}-{d12}-{h64}", "xo~xs-{d12}-{d12}-{d12}-{h32}"],
  "slack-webhook": ["hooks.sla~ck.com/services/T{t10}/B{t10}/{a24}"],
  "discord-webhook": ["disc~ord.com/api/webhooks/1{d18}/{a68}"],
  "teams-webhook": [".webhook.off~ice.com/webhookb2/{uuid}@{uuid}/IncomingWebhook/{h32}/{uuid}"],
  "telegram-bot-token": ["1{d9}:A~A{a33}"],
  "twilio-api-key": ["S~K{h32}"],
  "sendgrid-api-key": ["S~G.{a22}.{a43}"],
  "mailgun-api-key": ["ke~y-{h32}"],
  "mailchimp-api-key": ["{h32}-u~s1", "{h32}-u~s14"],
  "brevo-api-key": ["xkey~sib-{h64}-{a16}", "xsmtp~sib-{h64}-{a16}"],
  "resend-api-key": ["re~_{a8}_{a20}7Kq"],
  "mapbox-secret-token": ["sk~.eyJ{a90}.{a22}"],
  "newrelic-api-key": ["NR~AK-{u27}"],
  "sentry-user-token": ["snt~ryu_{h64}"],
  "dynatrace-token": ["dt0~c01.{u24}.{u64}"],
  "honeycomb-key": ["hc~aik_{s26}{s32}"],
  "logfire-token": ["py~lf_v1_us_{a44}", "py~lf_v1_eu_{a44}"],
  "posthog-personal-key": ["ph~x_{a43}", "ph~x_{a48}"],
  "axiom-token": ["xa~at-{uuid}"],
  "notion-token": ["nt~n_{d11}{a35}", "sec~ret_{a40}4Gz"],
  "linear-api-key": ["lin~_api_{a40}", "lin~_oauth_{h64}"],
  "asana-token": ["2/~1{d15}/1{d15}:{h32}", "1/~1{d15}:{h32}"],
  "airtable-token": ["pa~t{a14}.{h64}"],
  "atlassian-api-token": ["ATA~TT3xFfGF0{w170}={H8}"],
  "figma-token": ["fi~gd_{a40}"],
  "postman-api-key": ["PM~AK-{h24}-{h34}"],
  "typeform-token": ["tf~p_{a44}_{a13}"],
  "contentful-token": ["CF~PAT-{a43}"],
  "dropbox-token": ["sl~.u.A{w140}X", "sl~.B{w140}X"],
  "hubspot-token": ["pa~t-na1-{uuid}", "pa~t-eu1-{uuid}"],
  "readme-api-key": ["rd~me_{s70}"],
  "frameio-token": ["fio~-u-{a64}"],
  "launchdarkly-key": ["sd~k-{uuid}", "ap~i-{uuid}"],
  "clickup-token": ["p~k_{d8}_{u32}"],
  "adobe-client-secret": ["p8~e-{a32}"],
  "circleci-token": ["CCI~PAT_{a22}_{h40}"],
  "buildkite-token": ["bk~ua_{h40}"],
  "sonarqube-token": ["sq~u_{h40}", "sq~p_{h40}"],
  "confluent-secret": ["cf~lt{b60}"],
  "lob-api-key": ["li~ve_{h35}"],
};

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function withCrc(prefix: string, random: Random): string {
  const body = fill("{a30}", random);
  return prefix + body + base62(crc32(body), 6);
}

const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/** Bech32 written again from BIP 173, so that the check of the engine is not its own witness. */
function bech32(hrp: string, values: readonly number[]): string {
  const polymod = (list: readonly number[]): number => {
    let chk = 1;
    for (const value of list) {
      const top = chk >>> 25;
      chk = ((chk & 0x1ffffff) << 5) ^ value;
      [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].forEach((generator, i) => {
        if ((top >>> i) & 1) chk ^= generator;
      });
    }
    return chk;
  };
  const expanded = [...[...hrp].map((c) => c.charCodeAt(0) >> 5), 0, ...[...hrp].map((c) => c.charCodeAt(0) & 31)];
  const sum = polymod([...expanded, ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = Array.from({ length: 6 }, (_, i) => (sum >>> (5 * (5 - i))) & 31);
  return `${hrp}1${[...values, ...check].map((value) => BECH32[value]).join("")}`;
}

let pem: string | undefined;

/** Values whose form is more than letters in a row. */
const BUILDERS: Readonly<Record<string, (random: Random) => string>> = {
  "github-token": (random) =>
    random.int(0, 4) === 0
      ? fill("github~_pat_{a22}_{a59}", random).replace("~", "")
      : withCrc(`gh${random.pick([..."pousr"])}_`, random),
  "npm-token": (random) => withCrc("npm_", random),
  "nuget-api-key": (random) => `oy2${random.draw("abcdefghijklmnopqrstuvwxyz234567", 43)}`,
  "grafana-service-account-token": (random) => {
    const key = `glsa_${fill("{a32}", random)}`;
    const crc = Buffer.alloc(4);
    crc.writeUInt32LE(crc32(key));
    return `${key}_${crc.toString("hex")}`;
  },
  "grafana-cloud-token": (random) =>
    `glc_${Buffer.from(JSON.stringify({ o: fill("{d6}", random), n: "write", k: fill("{a28}", random), m: { r: "eu" } })).toString("base64")}`,
  "sentry-org-token": (random) =>
    `sntrys_${Buffer.from(JSON.stringify({ iat: 1700000000.25, url: "https://sentry.test", region_url: "https://eu.sentry.test", org: "o" })).toString("base64")}_${fill("{b43}", random)}`,
  "1password-token": (random) =>
    `ops_${Buffer.from(JSON.stringify({ signInAddress: "x.1password.test", userAuth: { salt: fill("{a40}", random) }, muk: fill("{a60}", random), deviceUuid: fill("{a26}", random) })).toString("base64url")}`,
  "age-secret-key": (random) =>
    bech32(
      "age-secret-key-",
      Array.from({ length: 52 }, () => random.int(0, 31)),
    ).toUpperCase(),
  "discord-bot-token": (random) =>
    `${Buffer.from(fill("1{d17}", random)).toString("base64").replace(/=+$/, "")}.G${fill("{a5}.{a38}", random)}`,
  "kubernetes-token": (random) =>
    `${base64url({ alg: "RS256", kid: fill("{a40}", random) })}.${base64url({ iss: "kubernetes/serviceaccount", sub: "system:serviceaccount:default:default", aud: ["https://kubernetes.default.svc"] })}.${fill("{a342}", random)}`,
  "azure-storage-key": (random) => random.bytes(64).toString("base64"),
  "azure-shared-access-key": (random) => random.bytes(32).toString("base64"),
  "azure-sas-signature": (random) => encodeURIComponent(random.bytes(32).toString("base64")),
  "private-key": () => {
    pem ??= String(
      generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "pem", type: "pkcs8" }),
    ).trim();
    return pem;
  },
};

/** What must stand around a value that has no form of its own. */
const AROUND: Readonly<Record<string, (value: string) => string>> = {
  "azure-storage-key": (value) =>
    `DefaultEndpointsProtocol=https;AccountName=store;Account${"Key"}=${value};EndpointSuffix=core.windows.test`,
  "azure-shared-access-key": (value) =>
    `Endpoint=sb://bus.windows.test/;SharedAccessKeyName=Root;SharedAccess${"Key"}=${value}`,
  "azure-sas-signature": (value) => `https://store.blob.test/c/b?sv=2024-11-04&se=2030-01-01&sp=r&si${"g"}=${value}`,
  "slack-webhook": (value) => `https://${value}`,
  "discord-webhook": (value) => `https://${value}`,
  "teams-webhook": (value) => `https://contoso${value}`,
};

export interface TrueValue {
  readonly kind: string;
  readonly value: string;
  /** The value with what belongs to it. */
  readonly text: string;
}

export const TOKEN_KINDS: readonly string[] = [...Object.keys(TEMPLATES), ...Object.keys(BUILDERS)].sort();

export function token(kind: string, random: Random): TrueValue {
  const templates = TEMPLATES[kind];
  // Two tildes stand for one.
  const value = templates
    ? fill(random.pick(templates), random).replace(/~~/g, "\0").replace(/~/g, "").replace(/\0/g, "~")
    : (BUILDERS[kind] as (random: Random) => string)(random);
  return { kind, value, text: AROUND[kind]?.(value) ?? value };
}

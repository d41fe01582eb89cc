/** Clouds, hosting, databases as a service, and what keeps their secrets. */

import { afterEscape, startsWord } from "../characters.ts";
import { hasJwtHeader } from "../jwt.ts";
import type { Shape } from "../types.ts";
import { bech32 } from "../validators.ts";

/** A 1Password token is base64url JSON that names the account it signs in to. */
function hasSignIn(value: string): boolean {
  return Buffer.from(value.slice(4, 600), "base64url").toString("latin1").includes("signInAddress");
}

const KEY = /[A-Za-z0-9_~.-]/;

/** An Azure secret has three characters and a digit before `Q~`, and none of its alphabet before those. */
function azureSecretFrom(text: string, at: number): number | undefined {
  const from = at - 4;
  if (from < 0 || (from > 0 && KEY.test(text[from - 1] as string) && !afterEscape(text, from))) return undefined;
  return from;
}

export const CLOUDS: readonly Shape[] = [
  {
    kind: "aws-access-key-id",
    title: "AWS access key id",
    starts: ["AKIA", "ASIA"],
    pattern: /A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/y,
    minEntropy: 2.9,
  },
  {
    kind: "aws-bedrock-api-key",
    title: "Amazon Bedrock API key",
    starts: ["ABSKQmVkcm9ja0FQSUtleS"],
    pattern: /ABSKQmVkcm9ja0FQSUtleS[A-Za-z0-9+/]{80,260}={0,2}(?![A-Za-z0-9+/=])/y,
    minEntropy: 4,
  },
  {
    kind: "google-api-key",
    title: "Google API key",
    starts: ["AIza"],
    pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.9,
  },
  {
    kind: "google-oauth-secret",
    title: "Google OAuth client secret",
    starts: ["GOCSPX-"],
    pattern: /GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
  },
  {
    kind: "google-oauth-access-token",
    title: "Google OAuth access token",
    starts: ["ya29."],
    pattern: /ya29\.(?:[ac]\.)?[A-Za-z0-9_-]{80,1200}(?![A-Za-z0-9_-])/y,
    minEntropy: 4.3,
  },
  {
    kind: "google-oauth-refresh-token",
    title: "Google OAuth refresh token",
    starts: ["1//0"],
    pattern: /1\/\/0[A-Za-z0-9][A-Za-z0-9_-]{60,120}(?![A-Za-z0-9_/-])/y,
    minEntropy: 4.3,
  },
  {
    kind: "azure-storage-key",
    title: "Azure storage account key",
    starts: ["AccountKey="],
    from: (_text, at) => at + 11,
    pattern: /[A-Za-z0-9+/]{86}==(?![A-Za-z0-9+/=])/y,
    minEntropy: 4.5,
  },
  {
    kind: "azure-shared-access-key",
    title: "Azure Service Bus or Event Hubs key",
    starts: ["SharedAccessKey="],
    from: (_text, at) => at + 16,
    pattern: /[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/y,
    minEntropy: 4,
  },
  {
    // The signature of a shared access signature; the rest of the URL says what it opens.
    kind: "azure-sas-signature",
    title: "Azure shared access signature",
    starts: ["&sig=", "?sig="],
    from: (_text, at) => at + 5,
    pattern: /[A-Za-z0-9%+/]{43,80}?(?:%3[dD]|=)(?![A-Za-z0-9+/])/y,
    minEntropy: 4,
    verify: (value) => /^[A-Za-z0-9+/]{43}=$/.test(value.replace(/%[0-9A-Fa-f]{2}/g, decodePercent)),
  },
  {
    kind: "azure-client-secret",
    title: "Microsoft Entra client secret",
    starts: ["0Q~", "1Q~", "2Q~", "3Q~", "4Q~", "5Q~", "6Q~", "7Q~", "8Q~", "9Q~"],
    from: (text, at) => azureSecretFrom(text, at + 1),
    pattern: /[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~-])/y,
    minEntropy: 3.9,
  },
  {
    kind: "azure-devops-token",
    title: "Azure DevOps access token",
    starts: ["AZDO"],
    from: (text, at) => (at >= 76 && startsWord(text, at - 76) ? at - 76 : undefined),
    pattern: /[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}(?![A-Za-z0-9])/y,
    minEntropy: 4.3,
  },
  {
    kind: "digitalocean-token",
    title: "DigitalOcean token",
    starts: ["dop_v1_", "doo_v1_", "dor_v1_"],
    pattern: /do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])/y,
    minEntropy: 3.2,
  },
  {
    // Forty characters and a checksum of eight hexadecimal digits.
    kind: "cloudflare-token",
    title: "Cloudflare token",
    starts: ["cfut_", "cfat_", "cfk_"],
    pattern: /cf(?:ut|at|k)_[A-Za-z0-9]{40}[a-f0-9]{8}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "cloudflare-origin-ca-key",
    title: "Cloudflare Origin CA key",
    starts: ["v1.0-"],
    pattern: /v1\.0-[a-f0-9]{24}-[a-f0-9]{146}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.3,
  },
  {
    kind: "alibaba-access-key-id",
    title: "Alibaba Cloud access key id",
    starts: ["LTAI"],
    pattern: /LTAI[A-Za-z0-9]{20}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.4,
  },
  {
    kind: "flyio-token",
    title: "Fly.io token",
    starts: ["fm2_", "fm1r_", "fm1a_", "fo1_"],
    pattern:
      /(?:fo1_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|fm(?:2|1[ar])_[A-Za-z0-9+/]{100,2000}={0,3}(?![A-Za-z0-9+/=]))/y,
    minEntropy: 4,
  },
  {
    kind: "heroku-api-key",
    title: "Heroku API key",
    starts: ["HRKU-AA"],
    pattern: /HRKU-AA[A-Za-z0-9_-]{58}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "vercel-token",
    title: "Vercel token",
    starts: ["vcp_", "vci_", "vca_", "vcr_", "vck_"],
    pattern: /vc[piark]_[A-Za-z0-9]{56}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "netlify-token",
    title: "Netlify token",
    starts: ["nfp_", "nfc_", "nfo_", "nfb_"],
    pattern: /nf[pcob]_[A-Za-z0-9]{36}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.8,
  },
  {
    kind: "render-api-key",
    title: "Render API key",
    starts: ["rnd_"],
    pattern: /rnd_[A-Za-z0-9]{28}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
  },
  {
    kind: "supabase-token",
    title: "Supabase access token",
    starts: ["sbp_"],
    pattern: /sbp_(?:oauth_|v0_)?[a-f0-9]{40}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.1,
  },
  {
    kind: "supabase-secret-key",
    title: "Supabase secret key",
    starts: ["sb_secret_"],
    pattern: /sb_secret_[A-Za-z0-9_-]{22}_[A-Za-z0-9_-]{8}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
  },
  {
    kind: "planetscale-token",
    title: "PlanetScale token or password",
    starts: ["pscale_tkn_", "pscale_pw_", "pscale_oauth_"],
    pattern: /pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{32,64}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
    body: (value) => value.slice(value.indexOf("_", 7) + 1),
  },
  {
    kind: "neon-api-key",
    title: "Neon API key",
    starts: ["napi_"],
    pattern: /napi_[a-z0-9]{64}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "databricks-token",
    title: "Databricks token",
    starts: ["dapi"],
    pattern: /dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9_-])/y,
    minEntropy: 2.8,
  },
  {
    kind: "doppler-token",
    title: "Doppler token",
    starts: ["dp.pt.", "dp.st.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."],
    pattern: /dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,44}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.9,
    body: (value) => value.slice(value.lastIndexOf(".") + 1),
  },
  {
    kind: "vault-token",
    title: "HashiCorp Vault token",
    starts: ["hvs.", "hvb.", "hvr."],
    pattern: /hv(?:s\.(?:CAES[A-Za-z0-9_-]{80,300}|[A-Za-z0-9]{24})|[br]\.[A-Za-z0-9_-]{100,320})(?![A-Za-z0-9_-])/y,
    minEntropy: 3.5,
  },
  {
    kind: "terraform-token",
    title: "HCP Terraform token",
    starts: [".atlasv1."],
    from: (text, at) => (at >= 14 && startsWord(text, at - 14) ? at - 14 : undefined),
    pattern: /[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{60,80}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
    body: (value) => value.slice(23),
  },
  {
    kind: "pulumi-token",
    title: "Pulumi access token",
    starts: ["pul-"],
    pattern: /pul-[a-f0-9]{40}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.1,
  },
  {
    kind: "1password-token",
    title: "1Password service account token",
    starts: ["ops_eyJ"],
    pattern: /ops_eyJ[A-Za-z0-9+/_-]{200,4000}={0,2}(?![A-Za-z0-9+/=_-])/y,
    minEntropy: 4,
    verify: hasSignIn,
  },
  {
    kind: "tailscale-key",
    title: "Tailscale key",
    starts: ["tskey-"],
    pattern: /tskey-(?:auth|api|client|scim|webhook)-[A-Za-z0-9]{8,20}CNTRL-[A-Za-z0-9]{20,40}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.6,
    body: (value) => value.slice(value.lastIndexOf("-") + 1),
  },
  {
    kind: "age-secret-key",
    title: "age secret key",
    starts: ["AGE-SECRET-KEY-1"],
    pattern: /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}(?![A-Za-z0-9])/y,
    minEntropy: 3.8,
    verify: bech32,
  },
  {
    kind: "kubernetes-token",
    title: "Kubernetes service account token",
    starts: ["eyJhbGciOiJSUzI1NiIsImtpZCI6"],
    pattern:
      /eyJhbGciOiJSUzI1NiIsImtpZCI6[A-Za-z0-9_-]{1,400}\.eyJ[A-Za-z0-9_-]{80,4000}\.[A-Za-z0-9_-]{342}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
    verify: (value) =>
      hasJwtHeader(value) &&
      Buffer.from(value.split(".")[1] as string, "base64url")
        .toString("latin1")
        .includes("kubernetes"),
  },
  {
    kind: "cockroach-secret-key",
    title: "CockroachDB Cloud secret key",
    starts: ["CCDB1_"],
    pattern: /CCDB1_[A-Za-z0-9]{22}_[A-Za-z0-9]{40}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "aiven-token",
    title: "Aiven token",
    starts: ["AVNS_"],
    pattern: /AVNS_[A-Za-z0-9_-]{19}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.4,
  },
  {
    kind: "clickhouse-secret-key",
    title: "Clickhouse Cloud API secret",
    starts: ["4b1d"],
    behind: "nothing",
    pattern: /4b1d[A-Za-z0-9]{38}(?![A-Za-z0-9_-])/y,
    minEntropy: 4.2,
    // Hashes begin like this, too.
    verify: (value) => /[G-Zg-z]/.test(value) && /[A-Z]/.test(value),
  },
  {
    kind: "prefect-token",
    title: "Prefect API key",
    starts: ["pnu_", "pnb_"],
    pattern: /pn[ub]_[A-Za-z0-9]{36}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.8,
  },
  {
    kind: "infisical-token",
    title: "Infisical service token",
    starts: ["st.", "ap."],
    pattern:
      /(?:st|ap)\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}\.[a-f0-9]{32}\.[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.3,
  },
  {
    kind: "ngrok-token",
    title: "ngrok API key",
    starts: ["ak_2", "cr_2"],
    pattern: /(?:ak|cr)_2[A-Za-z0-9]{26}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
    verify: (value) => /[0-9]/.test(value.slice(4)) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(4)),
  },
];

function decodePercent(encoded: string): string {
  return String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
}

/** What teams plan, write, watch and measure with. */
import { crc32 } from "../checksum.ts";
import type { Shape } from "../types.ts";

/** Grafana's service accounts: eight digits of the CRC-32 over all before them, lowest byte first (its `satokengen`). */
function hasGrafanaCrc(value: string): boolean {
  const split = value.lastIndexOf("_");
  const crc = crc32(value.slice(0, split));
  const bytes = [crc & 255, (crc >>> 8) & 255, (crc >>> 16) & 255, crc >>> 24];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("") === value.slice(split + 1).toLowerCase();
}

/** A Grafana Cloud policy token is base64 of JSON with an organisation, a name and a key. */
function isCloudPolicy(value: string): boolean {
  return /^\{"o":"/.test(Buffer.from(value.slice(4, 400), "base64").toString("latin1"));
}

/** The middle of a Sentry organisation token is base64 of JSON with its URL. */
function namesSentryUrl(value: string): boolean {
  const middle = value.slice(7, value.lastIndexOf("_"));
  return Buffer.from(middle, "base64").toString("latin1").includes('"url"');
}

export const SERVICES: readonly Shape[] = [
  {
    kind: "grafana-service-account-token",
    title: "Grafana service account token",
    starts: ["glsa_"],
    pattern: /glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}(?![A-Za-z0-9_])/y,
    minEntropy: 3.8,
    verify: hasGrafanaCrc,
    otherwise: "grafana-token-shape",
  },
  {
    kind: "grafana-cloud-token",
    title: "Grafana Cloud token",
    starts: ["glc_eyJ"],
    pattern: /glc_eyJ[A-Za-z0-9+/]{60,400}={0,2}(?![A-Za-z0-9+/=])/y,
    minEntropy: 4,
    verify: isCloudPolicy,
  },
  {
    kind: "newrelic-api-key",
    title: "New Relic API key",
    starts: ["NRAK-", "NRII-", "NRAA-"],
    pattern: /NR(?:AK-[A-Z0-9]{27}|II-[A-Za-z0-9_-]{32}|AA-[a-f0-9]{27})(?![A-Za-z0-9_-])/y,
    minEntropy: 3.2,
  },
  {
    kind: "sentry-org-token",
    title: "Sentry organisation token",
    starts: ["sntrys_eyJ"],
    pattern: /sntrys_eyJ[A-Za-z0-9+/]{40,800}={0,2}_[A-Za-z0-9+/]{43}(?![A-Za-z0-9+/=_-])/y,
    minEntropy: 4,
    verify: namesSentryUrl,
  },
  {
    kind: "sentry-user-token",
    title: "Sentry user token",
    starts: ["sntryu_"],
    pattern: /sntryu_[a-f0-9]{64}(?![A-Za-z0-9_])/y,
    minEntropy: 3.2,
  },
  {
    kind: "dynatrace-token",
    title: "Dynatrace token",
    starts: ["dt0c01.", "dt0s01.", "dt0s02.", "dt0s16."],
    pattern: /dt0[cs][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}(?![A-Za-z0-9])/y,
    minEntropy: 4,
  },
  {
    kind: "honeycomb-key",
    title: "Honeycomb ingest or management key",
    starts: ["hcaik_", "hcbik_", "hcamk_", "hcbmk_"],
    pattern: /hc[ab][im]k_[a-z0-9]{26}[a-z0-9]{32}(?![A-Za-z0-9_])/y,
    minEntropy: 3.9,
  },
  {
    kind: "logfire-token",
    title: "Logfire token",
    starts: ["pylf_v"],
    pattern: /pylf_v[0-9]{1,2}_(?:us|eu)_[A-Za-z0-9]{44}(?![A-Za-z0-9_])/y,
    minEntropy: 4,
  },
  {
    kind: "posthog-personal-key",
    title: "PostHog personal API key",
    starts: ["phx_"],
    pattern: /phx_[A-Za-z0-9]{43,49}(?![A-Za-z0-9_])/y,
    minEntropy: 4,
  },
  {
    kind: "axiom-token",
    title: "Axiom token",
    starts: ["xaat-", "xapt-"],
    pattern: /xa(?:at|pt)-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
    minEntropy: 3,
  },
  {
    kind: "notion-token",
    title: "Notion integration token",
    starts: ["ntn_"],
    pattern: /ntn_[0-9]{11}[A-Za-z0-9]{35}(?![A-Za-z0-9_])/y,
    minEntropy: 3.8,
  },
  {
    kind: "notion-token",
    title: "Notion integration token",
    starts: ["secret_"],
    behind: "nothing",
    pattern: /secret_[A-Za-z0-9]{43}(?![A-Za-z0-9_])/y,
    minEntropy: 4.1,
    verify: (value) => /[0-9]/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value.slice(7)),
  },
  {
    kind: "linear-api-key",
    title: "Linear API key",
    starts: ["lin_api_", "lin_oauth_", "lin_wh_"],
    pattern: /lin_(?:api_[A-Za-z0-9]{40}|oauth_[a-f0-9]{64}|wh_[A-Za-z0-9]{40})(?![A-Za-z0-9_])/y,
    minEntropy: 3.2,
  },
  {
    kind: "asana-token",
    title: "Asana personal access token",
    starts: ["2/1", "1/1"],
    pattern: /(?:2\/1[0-9]{12,17}\/1[0-9]{12,17}|1\/1[0-9]{12,17}):[a-f0-9]{32}(?![A-Za-z0-9])/y,
    minEntropy: 2.8,
    body: (value) => value.slice(value.indexOf(":") + 1),
  },
  {
    kind: "airtable-token",
    title: "Airtable personal access token",
    starts: ["pat"],
    pattern: /pat[A-Za-z0-9]{14}\.[a-f0-9]{64}(?![A-Za-z0-9])/y,
    minEntropy: 3.3,
  },
  {
    // The end is eight hexadecimal digits of a checksum.
    kind: "atlassian-api-token",
    title: "Atlassian API token",
    starts: ["ATATT3"],
    pattern: /ATATT3[A-Za-z0-9_-]{100,260}={0,2}[A-F0-9]{8}(?![A-Za-z0-9_=-])/y,
    minEntropy: 4,
  },
  {
    kind: "figma-token",
    title: "Figma token",
    starts: ["figd_", "figu_", "figo_"],
    pattern: /fig[duo]_[A-Za-z0-9_-]{40,44}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.9,
  },
  {
    kind: "postman-api-key",
    title: "Postman API key",
    starts: ["PMAK-"],
    pattern: /PMAK-[a-f0-9]{24}-[a-f0-9]{34}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.2,
  },
  {
    kind: "typeform-token",
    title: "Typeform token",
    starts: ["tfp_"],
    pattern: /tfp_[A-Za-z0-9_.=-]{40,64}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "contentful-token",
    title: "Contentful personal access token",
    starts: ["CFPAT-"],
    pattern: /CFPAT-[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "dropbox-token",
    title: "Dropbox access token",
    starts: ["sl.u.", "sl.B", "sl.A"],
    pattern: /sl\.(?:u\.)?[A-Za-z0-9_-]{130,1300}(?![A-Za-z0-9_-])/y,
    minEntropy: 4.4,
  },
  {
    kind: "hubspot-token",
    title: "HubSpot private app token",
    starts: ["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"],
    pattern: /pat-[a-z]{2}[0-9]-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
    minEntropy: 3,
  },
  {
    kind: "readme-api-key",
    title: "ReadMe API key",
    starts: ["rdme_"],
    pattern: /rdme_[a-z0-9]{70}(?![A-Za-z0-9_])/y,
    minEntropy: 3.8,
  },
  {
    kind: "frameio-token",
    title: "Frame.io token",
    starts: ["fio-u-"],
    pattern: /fio-u-[A-Za-z0-9_-]{64}(?![A-Za-z0-9_-])/y,
    minEntropy: 4.2,
  },
  {
    kind: "launchdarkly-key",
    title: "LaunchDarkly SDK or API key",
    starts: ["sdk-", "api-"],
    behind: "nothing",
    pattern: /(?:sdk|api)-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}(?![A-Za-z0-9_-])/y,
    minEntropy: 3,
  },
  {
    kind: "clickup-token",
    title: "ClickUp token",
    starts: ["pk_"],
    pattern: /pk_[0-9]{5,10}_[A-Z0-9]{32}(?![A-Za-z0-9_])/y,
    minEntropy: 3.7,
  },
  {
    kind: "adobe-client-secret",
    title: "Adobe client secret",
    starts: ["p8e-", "p8e_"],
    pattern: /p8e[-_][A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
  },
  {
    kind: "circleci-token",
    title: "CircleCI token",
    starts: ["CCIPAT_", "CCIPRJ_"],
    pattern: /CCIP(?:AT|RJ)_[A-Za-z0-9]{20,24}_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
    minEntropy: 3.4,
  },
  {
    kind: "buildkite-token",
    title: "Buildkite token",
    starts: ["bkua_", "bkaj_"],
    pattern: /bk(?:ua|aj)_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
    minEntropy: 3.1,
  },
  {
    kind: "sonarqube-token",
    title: "SonarQube token",
    starts: ["squ_", "sqp_", "sqa_"],
    pattern: /sq[upa]_[a-f0-9]{40}(?![A-Za-z0-9_])/y,
    minEntropy: 3.1,
  },
  {
    kind: "confluent-secret",
    title: "Confluent Cloud API secret",
    starts: ["cflt"],
    pattern: /cflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9+/=])/y,
    minEntropy: 4.2,
  },
  {
    kind: "lob-api-key",
    title: "Lob live key",
    starts: ["live_"],
    behind: "nothing",
    pattern: /live_[a-f0-9]{35}(?![A-Za-z0-9_])/y,
    minEntropy: 3.1,
  },
];

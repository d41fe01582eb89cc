/** Where code lives, and where packages are published. */
import { base62, crc32 } from "../checksum.ts";
import { hasJwtHeader, JWT } from "../jwt.ts";
import type { Shape } from "../types.ts";

/** GitHub and npm: six base62 digits of the CRC-32 over the thirty characters before them. */
function hasCrcTail(value: string): boolean {
  const body = value.slice(-36);
  return base62(crc32(body.slice(0, 30)), 6) === body.slice(30);
}

/** GitLab's tokens of one prefix: twenty characters, or the routable form with a length and a checksum in base 36. */
function gitlab(kind: string, title: string, prefix: string, extra = ""): Shape {
  const end = "(?![A-Za-z0-9_-])";
  return {
    kind,
    title,
    starts: [`${prefix}-`],
    pattern: new RegExp(
      `${prefix}-(?:${extra}[A-Za-z0-9_-]{27,300}\\.(?:[0-9]{2}\\.)?[0-9a-z]{9}${end}|${extra}[A-Za-z0-9_-]{20}${end})`,
      "y",
    ),
    minEntropy: 3.2,
  };
}

export const FORGES: readonly Shape[] = [
  {
    kind: "github-token",
    title: "GitHub token",
    starts: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
    behind: "letter",
    pattern: /gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
    minEntropy: 3,
    verify: hasCrcTail,
    otherwise: "github-token-shape",
  },
  {
    // Installation tokens of 2026 on: a JWT behind the prefix and, in between, the app's number.
    kind: "github-token",
    title: "GitHub token",
    starts: ["ghs_"],
    pattern: new RegExp(`ghs_(?:[0-9]{1,12}_)?${JWT}`, "y"),
    minEntropy: 3,
    verify: hasJwtHeader,
  },
  {
    // Longer than those that are given out, as when more of a path follows; their length may change.
    kind: "github-token-shape",
    title: "GitHub token whose checksum does not fit",
    strength: "plausible",
    starts: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
    behind: "letter",
    pattern: /gh[pousr]_[A-Za-z0-9]{37,251}(?![A-Za-z0-9])/y,
    minEntropy: 3,
  },
  {
    kind: "github-token",
    title: "GitHub token",
    starts: ["github_pat_"],
    pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/y,
    minEntropy: 4,
  },
  gitlab("gitlab-token", "GitLab access token", "glpat"),
  gitlab("gitlab-deploy-token", "GitLab deploy token", "gldt"),
  gitlab("gitlab-runner-token", "GitLab runner token", "glrt", "(?:t[0-9]_)?"),
  gitlab("gitlab-runner-token", "GitLab runner token", "glrtr"),
  gitlab("gitlab-feed-token", "GitLab feed token", "glft"),
  gitlab("gitlab-scim-token", "GitLab SCIM token", "glsoat"),
  gitlab("gitlab-incoming-mail-token", "GitLab incoming mail token", "glimt"),
  gitlab("gitlab-feature-flags-token", "GitLab feature flags client token", "glffct"),
  {
    kind: "gitlab-trigger-token",
    title: "GitLab pipeline trigger token",
    starts: ["glptt-"],
    pattern: /glptt-(?:[a-f0-9]{40}|[A-Za-z0-9_-]{20,300}\.(?:[0-9]{2}\.)?[0-9a-z]{9})(?![A-Za-z0-9_-])/y,
    minEntropy: 3.2,
  },
  {
    kind: "gitlab-agent-token",
    title: "GitLab agent for Kubernetes token",
    starts: ["glagent-"],
    pattern: /glagent-[A-Za-z0-9_-]{50,1024}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.8,
  },
  {
    kind: "gitlab-oauth-secret",
    title: "GitLab OAuth application secret",
    starts: ["gloas-"],
    pattern: /gloas-[A-Za-z0-9_-]{64}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.5,
  },
  {
    kind: "gitlab-job-token",
    title: "GitLab CI job token",
    starts: ["glcbt-"],
    pattern: /glcbt-[0-9a-zA-Z]{1,5}_[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.2,
    body: (value) => value.slice(value.indexOf("_") + 1),
  },
  {
    kind: "gitlab-registration-token",
    title: "GitLab runner registration token",
    starts: ["GR1348941"],
    pattern: /GR1348941[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.2,
  },
  {
    kind: "bitbucket-app-password",
    title: "Bitbucket app password",
    starts: ["ATBB"],
    pattern: /ATBB[A-Za-z0-9]{24}[A-F0-9]{8}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.5,
  },
  {
    kind: "bitbucket-access-token",
    title: "Bitbucket access token",
    starts: ["ATCTT3"],
    pattern: /ATCTT3[A-Za-z0-9_-]{100,260}=?[A-F0-9]{8}(?![A-Za-z0-9_=-])/y,
    minEntropy: 4,
  },
  {
    kind: "sourcegraph-token",
    title: "Sourcegraph access token",
    starts: ["sgp_"],
    pattern: /sgp_(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}(?![A-Za-z0-9_])/y,
    minEntropy: 3.1,
  },
  {
    kind: "npm-token",
    title: "npm token",
    starts: ["npm_"],
    pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/y,
    minEntropy: 3,
    verify: hasCrcTail,
    otherwise: "npm-token-shape",
  },
  {
    // A macaroon that names the package index as its location.
    kind: "pypi-token",
    title: "PyPI token",
    starts: ["pypi-AgEIcHlwaS5vcmc"],
    pattern: /pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{70,400}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.5,
  },
  {
    kind: "rubygems-token",
    title: "RubyGems API key",
    starts: ["rubygems_"],
    pattern: /rubygems_[a-f0-9]{48}(?![A-Za-z0-9_])/y,
    minEntropy: 3.1,
  },
  {
    kind: "crates-token",
    title: "crates.io token",
    starts: ["cio"],
    pattern: /cio[A-Za-z0-9]{32}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.8,
  },
  {
    kind: "nuget-api-key",
    title: "NuGet API key",
    starts: ["oy2"],
    pattern: /oy2[a-z2-7]{43}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
  },
  {
    kind: "docker-hub-token",
    title: "Docker Hub access token",
    starts: ["dckr_pat_", "dckr_oat_"],
    pattern: /dckr_[po]at_[A-Za-z0-9_-]{27,32}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.6,
  },
  {
    kind: "artifactory-api-key",
    title: "Artifactory API key",
    starts: ["AKCp"],
    pattern: /AKCp[A-Za-z0-9]{69}(?![A-Za-z0-9_-])/y,
    minEntropy: 4.3,
  },
  {
    // Base64 of "reftkn:".
    kind: "artifactory-reference-token",
    title: "Artifactory reference token",
    starts: ["cmVmdGtuO"],
    pattern: /cmVmdGtuO[A-Za-z0-9]{55}(?![A-Za-z0-9_/+-])/y,
    minEntropy: 4.2,
  },
  {
    kind: "clojars-token",
    title: "Clojars deploy token",
    starts: ["CLOJARS_"],
    pattern: /CLOJARS_[a-z0-9]{60}(?![A-Za-z0-9_])/y,
    minEntropy: 4,
  },
];

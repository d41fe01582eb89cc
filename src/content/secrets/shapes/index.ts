/** All issuers' formats, in the order in which they are tried. */
import { hasJweHeader, hasJwtHeader, JWT } from "../jwt.ts";
import type { Shape } from "../types.ts";
import { AI } from "./ai.ts";
import { CLOUDS } from "./clouds.ts";
import { FORGES } from "./forges.ts";
import { MESSAGING } from "./messaging.ts";
import { PAYMENTS } from "./payments.ts";
import { SERVICES } from "./services.ts";

/** Identities that may be public, so that nothing but redaction follows from them. */
const TOKENS: readonly Shape[] = [
  {
    kind: "jwt",
    title: "JSON Web Token",
    strength: "plausible",
    starts: ["eyJ"],
    pattern: new RegExp(JWT, "y"),
    minEntropy: 3.5,
    verify: hasJwtHeader,
  },
  {
    kind: "jwe",
    title: "Encrypted JSON Web Token",
    strength: "plausible",
    starts: ["eyJ"],
    pattern:
      /eyJ[A-Za-z0-9_-]{16,4000}\.[A-Za-z0-9_-]{0,1400}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{2}[A-Za-z0-9_-]*\.[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.5,
    verify: hasJweHeader,
  },
];

export const SHAPES: readonly Shape[] = [
  ...FORGES,
  ...CLOUDS,
  ...AI,
  ...PAYMENTS,
  ...MESSAGING,
  ...SERVICES,
  ...TOKENS,
];

/** Every kind that the engine knows, for documentation, configuration and tests. */
import { contextKinds } from "./context-kinds.ts";
import { PACK_SHAPES } from "./packs.ts";
import { PERSONAL } from "./personal/find.ts";
import { SHAPES } from "./shapes/index.ts";
import type { KindInfo, Strength } from "./types.ts";

function secret(kind: string, title: string, strength: Strength): KindInfo {
  return { kind, title, category: "secret", strength };
}

let byKind: ReadonlyMap<string, KindInfo> | undefined;

/** Made when first asked for: most runs name no kind. */
function kindsByName(): ReadonlyMap<string, KindInfo> {
  if (byKind) return byKind;
  const kinds = new Map<string, KindInfo>();
  for (const info of listed()) if (!kinds.has(info.kind)) kinds.set(info.kind, info);
  byKind = kinds;
  return kinds;
}

/** Sorted by kind, each once. */
export function secretKinds(): readonly KindInfo[] {
  return [...kindsByName().values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** What is known of one kind; undefined for a name that is none. */
export function secretKind(kind: string): KindInfo | undefined {
  return kindsByName().get(kind);
}

/** In the order in which the first of a name counts. */
const listed = (): readonly KindInfo[] => [
  ...SHAPES.map(({ kind, title, strength }) => secret(kind, title, strength ?? "verified")),
  ...SHAPES.flatMap(({ otherwise, title }) =>
    otherwise === undefined ? [] : [secret(otherwise, `${title} whose checksum does not fit`, "plausible")],
  ),
  ...contextKinds().map(({ kind, title }) => secret(kind, title, "suspected")),
  secret("private-key", "Private key", "verified"),
  secret("gcp-service-account-key", "Key of a Google Cloud service account", "verified"),
  secret("pgp-private-key", "PGP private key", "verified"),
  secret("putty-private-key", "PuTTY private key", "verified"),
  secret("database-url", "Connection string with a password", "suspected"),
  secret("url-credentials", "URL with a password", "suspected"),
  secret("basic-authorization", "Basic credentials of a header", "suspected"),
  secret("bearer-token", "Bearer token of a header", "suspected"),
  secret("generic-secret", "Random value under a name that means a secret", "suspected"),
  secret("generic-password", "Password under a name that says so", "suspected"),
  ...PERSONAL.map(({ kind, title, strength }) => ({
    kind,
    title,
    category: "personal" as const,
    strength: strength ?? "verified",
  })),
  ...PACK_SHAPES.map(({ kind, title, category, strength, pack }) => ({ kind, title, category, strength, pack })),
];

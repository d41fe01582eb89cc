import { createHash, createHmac } from "node:crypto";

/**
 * What identifies a finding in source. Never a line, a time or a random value: see "Fingerprints" in docs/decisions.
 */
export interface SourceIdentity {
  readonly ruleId: string;
  /** Name (not version) of the package that the file belongs to, "" when there is none. */
  readonly packageName: string;
  /** Path relative to the package's folder. */
  readonly packagePath: string;
  /** Qualified name of the enclosing function, or the tool's name in an anonymous handler. */
  readonly scope: string;
  /** Canonical name of the sink, or the subject of a finding without sink. */
  readonly subject: string;
  /** Text of the flagged expression; white space is folded before hashing. */
  readonly expression: string;
  /** 0-based index among findings that are equal in all the above. */
  readonly ordinal: number;
}

/** What identifies a finding in a capture. */
export interface CaptureIdentity {
  readonly ruleId: string;
  readonly serverKey: string;
  readonly method: string;
  readonly tool: string;
  /** What is wrong, without ids, sequence numbers, times or session ids. */
  readonly detail: string;
}

function digest(parts: readonly string[]): string {
  const hash = createHash("sha256");
  // The length before each part keeps ("ab","c") and ("a","bc") apart.
  for (const part of parts) hash.update(`${part.length}:${part};`);
  return hash.digest("hex").slice(0, 32);
}

/** First 16 bytes of SHA-256 as 32 hex digits. */
export function sourceFingerprint(id: SourceIdentity): string {
  return digest([
    "source",
    id.ruleId,
    id.packageName,
    id.packagePath,
    id.scope,
    id.subject,
    foldSpace(id.expression),
    String(id.ordinal),
  ]);
}

/** The same without path and enclosing name: equal for code that only moved. */
export function movedFingerprint(id: SourceIdentity): string {
  return digest(["moved", id.ruleId, id.packageName, id.subject, foldSpace(id.expression), String(id.ordinal)]);
}

export function captureFingerprint(id: CaptureIdentity): string {
  return digest(["capture", id.ruleId, id.serverKey, id.method, id.tool, id.detail]);
}

/** Not a secret: it only keeps our digests apart from other tools' digests of the same values. */
const DIGEST_KEY = "portlight secret v1";

/**
 * What stands for a secret in a fingerprint: its kind, and 16 bits of a keyed digest. Another value is another finding, as a
 * rule, and no guess at the value can be confirmed.
 */
export function secretDigest(kind: string, value: string): string {
  return `${kind}:${createHmac("sha256", DIGEST_KEY).update(value).digest("hex").slice(0, 4)}`;
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

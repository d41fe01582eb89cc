/** Values of the environment that must not stand in a capture. */

import { isOpenValue } from "../content/redact/names.ts";
import { isSecretName } from "../content/secrets/names.ts";
import { percentDecoded } from "../content/secrets/percent.ts";
import type { Environment } from "./child-environment.ts";

/** Shorter values are words that ordinary traffic holds by chance. */
const MIN_LENGTH = 8;
/** A bound on the work per frame. */
const MAX_SECRETS = 64;
/** A part of a connection string. */
const PART = /(?:^|[;\s])([A-Za-z][\w.-]{0,63})\s{0,4}=\s{0,4}("[^"]+"|'[^']+'|[^;\s]+)/g;
const PARAMETER = { keys: true, parameters: true } as const;
const URL_PASSWORD = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@:]*):([^/?#]*)@/i;
const URL_USER = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@:]+):?@/i;
const QUERY = /[?&]([^=&#]{1,128})=([^&#]+)/g;

/**
 * Values of variables whose name says that they are secret, and passwords in addresses (`DATABASE_URL`), longest first so
 * that no value hides a longer one. Taken from the recorder's own environment: what is withheld from the child must not
 * stand in a capture either.
 */
export function secretValues(environment: Environment): string[] {
  const values = new Set<string>();
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value.length < MIN_LENGTH) continue;
    for (const secret of secretsOf(name, value)) if (secret.length >= MIN_LENGTH) values.add(secret);
  }
  return [...values].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, MAX_SECRETS);
}

function secretsOf(name: string, value: string): string[] {
  const parts = partsOf(name, value);
  if (parts.length > 0) return parts;
  if (!isSecretName(name, { keys: true }) || isOpenValue(value)) return [];
  // A number is a limit or an account, unless the name says password.
  if (/^[-+]?[0-9.]+$/.test(value) && !/pass|pwd|secret/i.test(name)) return [];
  // An address under such a name is no secret itself.
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) && !/webhook/i.test(name)) return [];
  // What ends with a line break is seldom passed on with it.
  return [value.replace(/^\s+|\s+$/g, "")];
}

/** Passwords within a value, whatever the variable is called; as they are written and as they read. */
function partsOf(name: string, value: string): string[] {
  const found: string[] = [];
  const add = (text: string): void => {
    found.push(text, percentDecoded(text));
  };
  const password = URL_PASSWORD.exec(value)?.[2];
  if (password) add(password);
  else if (/dsn/i.test(name)) {
    const user = URL_USER.exec(value)?.[1];
    if (user) add(user);
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) {
    for (const [, key, part] of value.matchAll(QUERY)) if (isSecretName(key as string, PARAMETER)) add(part as string);
  } else {
    for (const [, key, part] of value.matchAll(PART))
      if (isSecretName(key as string, PARAMETER)) add((part as string).replace(/^["']|["']$/g, ""));
  }
  return found;
}

/** Values of the environment that must not stand in a capture. */

import { isDrawnValue, isOpenValue } from "../content/redact/names.ts";
import { isSecretName, snakeCase } from "../content/secrets/names.ts";
import { percentDecoded } from "../content/secrets/percent.ts";
import type { Environment } from "./child-environment.ts";

/** Shorter values are words that ordinary traffic holds by chance. */
const MIN_LENGTH = 8;
/** A bound on the work per frame and on the memory; no environment of a person or of a job comes near. */
export const MAX_SECRETS = 1000;
/** A version behind a name changes nothing: `API_KEY_V2`. */
const VERSION = /(?:_(?:v?\d{1,4}|v))+$/;
/**
 * Words that make a random value worth taking out, also where the rest of the name says that it only describes a secret
 * (`TOKEN_NAME`, `SECRET_ID`) or says nothing more (`KEY`).
 */
const WIDER =
  /(?:^|_)(?:tokens?|secrets?|keys?|signing|encryption|licen[cs]e|sessions?|seed|kubeconfig|webhooks?|auth|cert|credentials?|passwords?|pass|pw|pin|pem|cookies?|cipher|crypto|sid)(?:_|$)/;
/** Keys that are no secret, however random. */
const OPEN = /(?:^|_)(?:public|pub|gpg|pgp|cache|host|registry|primary|foreign|sort|partition)_key/;
/** Words in a row that give a wallet. */
const PHRASE = /(?:^|_)(?:mnemonic|seed_?phrase|recovery_?phrase|seed_?words)(?:_|$)/;
/** Names of addresses whose path may be all that keeps others out. */
const SECRET_ADDRESS = /(?:^|_)(?:web)?hooks?(?:_|$)|token|secret|key/;
const ADDRESS = /(?:^|_)(?:ur[il]|dsn|endpoint|link|callback|feed|address)s?(?:_|$)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
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
    for (const secret of secretsOf(name, value, environment)) if (secret.length >= MIN_LENGTH) values.add(secret);
  }
  return [...values].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function secretsOf(name: string, value: string, environment: Environment): string[] {
  const parts = partsOf(name, value);
  if (parts.length > 0) return parts;
  // What ends with a line break is seldom passed on with it.
  const trimmed = value.replace(/^\s+|\s+$/g, "");
  const snake = snakeCase(name).replace(VERSION, "");
  if (PHRASE.test(snake) && trimmed.includes(" ")) return [trimmed];
  if (!isSecretName(snake, { keys: true })) return isWiderSecret(snake, trimmed) ? [trimmed, ...listed(trimmed)] : [];
  // The environment is expanded already: what looks like a reference is one only where it names something.
  if (/^\$\w+$/.test(trimmed)) {
    const isReference = /^\$[A-Z_][A-Z0-9_]*$/.test(trimmed) || environment[trimmed.slice(1)] !== undefined;
    return isReference ? [] : [trimmed];
  }
  if (isOpenValue(trimmed)) return [];
  // A number is a limit or an account, unless the name says password.
  if (/^[-+]?[0-9.]+$/.test(trimmed) && !/pass|pwd|secret/.test(snake)) return [];
  // An address under such a name is no secret itself.
  if (SCHEME.test(trimmed) && !/webhook/.test(snake)) return [];
  return [trimmed, ...listed(trimmed)];
}

/** A name that does not say enough by itself, and a value that does. */
function isWiderSecret(snake: string, value: string): boolean {
  return WIDER.test(snake) && !OPEN.test(snake) && !SCHEME.test(value) && listed(value).length > 0;
}

/** The random values of a list with commas or spaces; of one value, that value. */
function listed(value: string): string[] {
  return value.split(/[\s,;]+/).filter(isDrawnValue);
}

/** Parts of an address' path that nobody guesses: those of a webhook, of a feed. */
function secretSegments(name: string, value: string): string[] {
  const snake = snakeCase(name);
  const says = SECRET_ADDRESS.test(snake);
  if (!says && !ADDRESS.test(snake)) return [];
  const path = value
    .replace(/[?#].*$/s, "")
    .split("/")
    .slice(3);
  // Digests of commits and images are in many addresses.
  return path.filter((part) => isDrawnValue(part) && (says || !/^[0-9a-f]+$/i.test(part)));
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
  if (SCHEME.test(value)) {
    for (const segment of secretSegments(name, value)) add(segment);
    for (const [, key, part] of value.matchAll(QUERY)) if (isSecretName(key as string, PARAMETER)) add(part as string);
  } else {
    for (const [, key, part] of value.matchAll(PART))
      if (isSecretName(key as string, PARAMETER)) add((part as string).replace(/^["']|["']$/g, ""));
  }
  return found;
}

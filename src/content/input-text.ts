/**
 * What text of the input (names, specifiers, paths, arguments) becomes before it stands in a report or a message: no
 * secret in it. The only place where reports call the engine, so that they all take the same for one.
 */
import { type MessageParameter, type MessageParameters, type Phrase, renderMessage } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { terminalText } from "./neutralise.ts";
import { normalise } from "./normalise/index.ts";
import { mayBeDisguised } from "./redact/disguised.ts";
import { knownKinds } from "./redact/known-kinds.ts";
import { isMarker, markerPlaces, redactionMarker, replaceMarkers } from "./redact/marker.ts";
import { besideMarkers, merge, replaceAll } from "./redact/spans.ts";
import { tokenBeginnings } from "./redact/token-beginnings.ts";
import { redactText } from "./redact.ts";
import { findSecrets } from "./secrets/index.ts";
import { isSecretName } from "./secrets/names.ts";

/** Name and password before the host of a URL (RFC 3986, 3.2.1). A name alone is one only over ssh: `git@host`. */
const USERINFO = /(\b([a-z][a-z0-9+.-]{0,30}):\/\/)([^\s/?#@"'`<>]{1,2048})@/gi;

const PARAMETER = /([?&;])([A-Za-z_][\w.[\]-]{0,63})=([^\s&#;"'`<>]{1,2048})/g;

/**
 * The text with each secret replaced by `[redacted:<kind>:<length>]`: those of known shape, what begins like one, and by
 * place the credentials of a URL. A text without one comes back as it is; a second pass changes nothing.
 */
export function withoutSecrets(text: string): string {
  const shaped = withoutBeginnings(redactText(text).text);
  if (!shaped.includes("://") && !/[?&;]/.test(shaped)) return shaped;
  return shaped
    .replace(USERINFO, (whole, start: string, scheme: string, userinfo: string) =>
      isMarker(userinfo) || (/ssh$/i.test(scheme) && !userinfo.includes(":"))
        ? whole
        : `${start}${redactionMarker("url-credentials", userinfo.length)}@`,
    )
    .replace(PARAMETER, (whole, mark: string, name: string, value: string) =>
      isMarker(value) || !isSecretName(name, { parameters: true })
        ? whole
        : `${mark}${name}=${redactionMarker("url-parameter", value.length)}`,
    );
}

/** The text without what begins like an issuer's token, also where look-alikes stand for its letters. */
function withoutBeginnings(text: string): string {
  const view = normalise(text, { case: false });
  const spans = tokenBeginnings(view.text).map((span) => ({ ...span, ...view.range(span.start, span.end) }));
  if (spans.length === 0) return text;
  const beside = besideMarkers(merge(spans), markerPlaces(text, knownKinds()));
  return replaceAll(
    text,
    beside.map((span) => ({ ...span, length: span.end - span.start })),
  ).text;
}

/**
 * What stands for a text in a fingerprint: each secret as its length only, so that a finding keeps its fingerprint when a
 * kind gets another name, and has the same in a capture that was redacted by an earlier release.
 */
export function identifyingText(text: string): string {
  return replaceMarkers(withoutSecrets(text), (_kind, length) => `[redacted:${length}]`);
}

/**
 * A path without secrets. Only what is proven by its shape counts: a folder that merely looks random keeps its name, so
 * that the place in a report can be opened.
 */
export function pathWithoutSecrets(path: string): string {
  const shaped = findSecrets(path).length === 0 && !mayBeDisguised(path) ? path : redactText(path).text;
  return withoutBeginnings(shaped);
}

/** Longest path in a sentence, in UTF-16 units. */
const MAX_PATH = 240;

/** A path or pattern that the user named, fit for a sentence on one line: its end says most. */
export function shownPath(path: string): string {
  if (path === "") return '""';
  const text = terminalText(withoutSecrets(path));
  return text.length <= MAX_PATH ? text : `…${text.slice(1 - MAX_PATH)}`.toWellFormed();
}

/**
 * A rule's message in which no parameter holds a secret. They are taken out before a name is cut to what a message shows:
 * half a token is recognised by nobody.
 * @throws Error when the template names a parameter that is not given
 */
export function findingMessage(rule: Rule, params: MessageParameters): string {
  const clean = Object.entries(params).map(([name, value]) => [name, cleanParameter(value)] as const);
  return renderMessage(rule, Object.fromEntries(clean));
}

function cleanParameter(value: MessageParameter): MessageParameter {
  if (typeof value === "string") return withoutSecrets(value);
  if (typeof value === "number") return value;
  return "phrase" in value ? cleanPhrase(value) : value.map(withoutSecrets);
}

function cleanPhrase({ phrase, name, rest }: Phrase): Phrase {
  return {
    phrase,
    ...(name === undefined ? {} : { name: withoutSecrets(name) }),
    ...(rest === undefined ? {} : { rest: cleanPhrase(rest) }),
  };
}

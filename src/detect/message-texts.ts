import type { Surface } from "../catalog/types.ts";
import { SCHEMAS_BY_NAME } from "../content/json-schema-keywords.ts";
import { isObject } from "../findings/json-object.ts";
import type { JsonObject, Message } from "../session/types.ts";
import { BASE64, BASE64_UNITS, mayBeText } from "./carried-text.ts";
import { elementOf, memberOf, type Place, TOP } from "./place.ts";

/** A text of a message that somebody reads, the model above all. */
export interface MessageText {
  readonly text: string;
  readonly about: TextAbout;
  readonly place: Place;
  /** The member that holds it. */
  readonly name: string | undefined;
}

/** What texts are. One object serves many of them: a capture holds millions. */
export interface TextAbout {
  readonly surface: Surface;
  /** The tool whose definition it belongs to. */
  readonly tool?: string | undefined;
  /** The argument that it describes or is. */
  readonly argument?: string | undefined;
  /** Number of the definition in its listing; texts of one are read one after the other. */
  readonly definition?: number;
}

export interface MessageTexts {
  /** In the order of the message. */
  readonly texts: readonly MessageText[];
  /** The message held more values than are looked at. */
  readonly cut: boolean;
}

/** Names and values of one message that are looked at; a JSON text of 1 MiB holds fewer. */
const MAX_VALUES = 600_000;

/** Texts this short hold nothing unless it is hidden. */
const MIN_VISIBLE = 6;
/** Names of members this long may be sentences. */
const LONG_KEY = 24;
const VISIBLE = /^[\x20-\x7e]*$/;

/** The texts of a message with what each is: a name, a description, a result. */
export function textsOfMessage(message: Message): MessageTexts {
  const collector = new Collector();
  const { body, direction, method, exchange } = message;
  if (body) {
    if (direction === "c2s") clientMessage(collector, body, method);
    else if (method !== undefined) serverRequest(collector, method, body.params, TOP);
    else serverAnswer(collector, body, exchange?.method ?? "");
  }
  return { texts: collector.texts, cut: collector.cut };
}

/** A text that is no message: what a server writes beside them. */
export function looseText(text: string): MessageText {
  return { text, about: RESULT, place: memberOf(TOP, "text"), name: undefined };
}

const RESULT: TextAbout = { surface: "result" };
const DESCRIPTION: TextAbout = { surface: "description" };
const INSTRUCTIONS: TextAbout = { surface: "instructions" };
const PROMPT: TextAbout = { surface: "prompt" };
const ARGUMENT: TextAbout = { surface: "argument" };

const IN_RESULT = memberOf(TOP, "result");
const IN_ERROR = memberOf(TOP, "error");

function clientMessage(to: Collector, body: JsonObject, method: string | undefined): void {
  const params = body.params;
  if (method === "tools/call" && isObject(params)) {
    to.members(params, TOP, ARGUMENT, (key, value, place) => {
      if (key !== "arguments" || !isObject(value)) return false;
      to.members(value, place, ARGUMENT, (argument, given, at) => {
        to.all(given, at, { surface: "argument", argument }, argument);
        return true;
      });
      return true;
    });
  } else to.all(params, TOP, ARGUMENT);
  to.all(body.result, IN_RESULT, ARGUMENT);
  to.all(body.error, IN_ERROR, ARGUMENT);
}

/** A request or notification of the server; `place` is that of its parameters. */
function serverRequest(to: Collector, method: string, params: unknown, place: Place): void {
  if (method === "sampling/createMessage" && isObject(params)) {
    to.members(params, place, PROMPT, (key, value, at) => {
      if (key !== "systemPrompt") return false;
      to.all(value, at, INSTRUCTIONS);
      return true;
    });
  } else if (method === "elicitation/create" && isObject(params)) {
    to.members(params, place, PROMPT, (key, value, at) => {
      if (key !== "requestedSchema") return false;
      schema(to, value, at, DESCRIPTION);
      return true;
    });
  } else to.all(params, place, RESULT);
}

function serverAnswer(to: Collector, body: JsonObject, method: string): void {
  to.all(body.error, IN_ERROR, RESULT);
  const { result } = body;
  const special = MEMBERS.get(method);
  to.object(result, IN_RESULT, REST.get(method) ?? RESULT, (key, value, place) => {
    if (key === "inputRequests" && isObject(value)) inputRequests(to, value, place);
    else if (special && special.key === key) special.take(to, value, place);
    else if (key === "instructions" && isGreeting(method)) to.all(value, place, INSTRUCTIONS, key);
    else return false;
    return true;
  });
}

function isGreeting(method: string): boolean {
  return method === "initialize" || method === "server/discover";
}

/** What the members of a result are that nothing else is said of; a result where it is not listed. */
const REST: ReadonlyMap<string, TextAbout> = new Map([
  ["initialize", DESCRIPTION],
  ["server/discover", DESCRIPTION],
  ["tools/list", DESCRIPTION],
  ["prompts/list", DESCRIPTION],
  ["resources/list", DESCRIPTION],
  ["resources/templates/list", DESCRIPTION],
  ["prompts/get", PROMPT],
]);

type Take = (to: Collector, value: unknown, place: Place) => void;

/** @returns false when it left the member to the walk */
type TakeMember = (key: string, value: unknown, place: Place) => boolean;

/** The member of a result that holds names. A resource's name is a title or a file name, and no identifier. */
const MEMBERS: ReadonlyMap<string, { readonly key: string; readonly take: Take }> = new Map([
  ["initialize", { key: "serverInfo", take: (to, value, place) => named(to, value, place) }],
  ["server/discover", { key: "serverInfo", take: (to, value, place) => named(to, value, place) }],
  ["tools/list", { key: "tools", take: (to, value, place) => to.elements(value, place, tool) }],
  ["prompts/list", { key: "prompts", take: (to, value, place) => to.elements(value, place, prompt) }],
]);

function named(to: Collector, value: unknown, place: Place, about = DESCRIPTION): void {
  to.object(value, place, about, (key, name, at) => key === "name" && to.name(name, at, about));
}

function prompt(to: Collector, value: unknown, place: Place): void {
  const about: TextAbout = { surface: "description", definition: to.nextDefinition() };
  to.object(value, place, about, (key, member, at) => {
    if (key === "name") return to.name(member, at, about);
    if (key !== "arguments") return false;
    to.elements(member, at, (inner, one, its) => named(inner, one, its, about));
    return true;
  });
}

function tool(to: Collector, value: unknown, place: Place): void {
  const name = isObject(value) ? value.name : undefined;
  const about: TextAbout = {
    surface: "description",
    tool: typeof name === "string" ? name : undefined,
    definition: to.nextDefinition(),
  };
  to.object(value, place, about, (key, member, at) => {
    if (key === "name") return to.name(member, at, about);
    if (key !== "inputSchema" && key !== "outputSchema") return false;
    schema(to, member, at, about);
    return true;
  });
}

function schema(to: Collector, value: unknown, place: Place, about: TextAbout): void {
  if (Array.isArray(value)) {
    to.elements(value, place, (inner, one, at) => schema(inner, one, at, about));
    return;
  }
  to.object(value, place, about, (keyword, member, at) => {
    if (SCHEMAS_BY_NAME.has(keyword) && isObject(member)) {
      to.members(member, at, about, (name, inner, its) => {
        const property = keyword === "properties" ? { ...about, argument: about.argument ?? name } : about;
        if (keyword === "properties") to.name(name, its, property);
        else to.key(name, its, property);
        schema(to, inner, its, property);
        return true;
      });
    } else if (typeof member === "string") to.all(member, at, about, keyword);
    else schema(to, member, at, about);
    return true;
  });
}

function inputRequests(to: Collector, requests: JsonObject, place: Place): void {
  to.members(requests, place, RESULT, (_key, request, at) => {
    if (!isObject(request) || typeof request.method !== "string") return false;
    serverRequest(to, request.method, request.params, memberOf(at, "params"));
    return true;
  });
}

/** True for what a client shows or plays, or hands on as bytes, and nobody reads. */
function holdsBytes(object: JsonObject, key: string): boolean {
  return key === "blob" || (key === "data" && (object.type === "image" || object.type === "audio"));
}

const LEFT: TakeMember = () => false;

/** Walks recursively, since the reader bounds how deep messages nest. */
class Collector {
  readonly texts: MessageText[] = [];
  cut = false;
  #left = MAX_VALUES;
  #definitions = 0;

  nextDefinition(): number {
    return this.#definitions++;
  }

  /** @returns true, for it took the value */
  name(value: unknown, place: Place, about: TextAbout): true {
    if (typeof value === "string") this.#put(value, place, { ...about, surface: "name" }, undefined);
    else this.all(value, place, about);
    return true;
  }

  /** A member's name that is longer than names are, or holds what names do not. */
  key(key: string, place: Place, about: TextAbout): void {
    if (key.length >= LONG_KEY || !VISIBLE.test(key)) this.#put(key, place, about, undefined);
  }

  /** Every text in a value. */
  all(value: unknown, place: Place, about: TextAbout, name?: string): void {
    if (typeof value === "string") this.#put(value, place, about, name);
    else if (Array.isArray(value)) this.elements(value, place, (to, one, at) => to.all(one, at, about, name));
    else if (isObject(value)) this.members(value, place, about, LEFT);
  }

  /** Every member of what should be an object, as `members` does; another value as it is. */
  object(value: unknown, place: Place, about: TextAbout, take: TakeMember): void {
    if (isObject(value)) this.members(value, place, about, take);
    else this.all(value, place, about);
  }

  elements(value: unknown, place: Place, take: Take): void {
    if (!Array.isArray(value)) {
      this.all(value, place, DESCRIPTION);
      return;
    }
    const inner = elementOf(place);
    for (let i = 0; i < value.length && this.#counts(); i++) take(this, value[i], inner);
  }

  /** Every member, by `take` or, where that gives false, like any value. */
  members(object: JsonObject, place: Place, about: TextAbout, take: TakeMember): void {
    for (const key of Object.keys(object)) {
      if (!this.#counts()) return;
      const value = object[key];
      // Of most members there is nothing to say.
      if ((typeof value === "number" || value === null) && key.length < LONG_KEY && VISIBLE.test(key)) continue;
      const at = memberOf(place, key);
      if (take(key, value, at)) continue;
      if (about.surface !== "argument") this.key(key, at, about);
      if (typeof value === "string" && holdsBytes(object, key))
        this.#bytes(value, at, about, key === "blob" ? object.mimeType : (object.mimeType ?? object.type));
      else this.all(value, at, about, key);
    }
  }

  #bytes(value: string, place: Place, about: TextAbout, mimeType: unknown): void {
    if (!BASE64.test(value)) {
      // Whoever hands it on as it stands hands on a text.
      this.#put(value, place, about, undefined);
      return;
    }
    if (!mayBeText(mimeType)) return;
    const whole = BASE64_UNITS;
    if (value.length > whole) this.cut = true;
    const text = Buffer.from(value.slice(0, whole), "base64").toString("utf8");
    if (mimeType !== undefined || !text.includes("\0")) this.#put(text, place, about, undefined);
  }

  #put(text: string, place: Place, about: TextAbout, name: string | undefined): void {
    if (about.surface !== "name" && text.length < MIN_VISIBLE && VISIBLE.test(text)) return;
    this.texts.push({ text, about, place, name });
  }

  #counts(): boolean {
    if (--this.#left < 0) this.cut = true;
    return !this.cut;
  }
}

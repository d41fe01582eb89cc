import { META } from "../protocol/meta.ts";
import { shownText } from "./bounded-text.ts";
import { type DraftMessage, objectMember, textMember } from "./messages.ts";
import type { Exchange, JsonObject, ServerIdentity, Session } from "./types.ts";

/** A message longer than this names no peer and has no capabilities worth keeping. */
const MAX_MESSAGE = 1024 * 1024;

/** What both sides say of themselves, in the handshake or on each message since 2026-07-28. The first word counts. */
export class Identities {
  capabilities: Session["capabilities"] = {};
  server: ServerIdentity;
  readonly #key: (name: string | undefined) => string;

  /** @param key the server's key, given the name that it says itself */
  constructor(key: (name: string | undefined) => string, label: string) {
    this.#key = key;
    this.server = { key: key(undefined), ...(label === "" ? {} : { label: shownText(label) }) };
  }

  request(message: DraftMessage): void {
    if (this.capabilities.client || message.direction !== "c2s" || message.position.bytes > MAX_MESSAGE) return;
    const params = objectMember(message.body, "params");
    const client =
      message.method === "initialize"
        ? objectMember(params, "capabilities")
        : objectMember(objectMember(params, "_meta"), META.clientCapabilities);
    if (client) this.capabilities = { ...this.capabilities, client };
  }

  response(exchange: Exchange, message: DraftMessage): void {
    const known = this.server.name !== undefined && this.capabilities.server !== undefined;
    if (known || message.direction !== "s2c" || message.position.bytes > MAX_MESSAGE) return;
    const result = objectMember(message.body, "result");
    if (exchange.method === "initialize" || exchange.method === "server/discover") {
      const server = objectMember(result, "capabilities");
      if (server && !this.capabilities.server) this.capabilities = { ...this.capabilities, server };
      this.#name(objectMember(result, "serverInfo"));
    }
    if (message.era === "modern") this.#name(objectMember(objectMember(result, "_meta"), META.serverInfo));
  }

  #name(info: JsonObject | undefined): void {
    const name = textMember(info, "name");
    if (!name || this.server.name !== undefined) return;
    const version = textMember(info, "version");
    const kept = shownText(name);
    this.server = {
      ...this.server,
      key: this.#key(kept),
      name: kept,
      ...(version === undefined ? {} : { version: shownText(version) }),
    };
  }
}

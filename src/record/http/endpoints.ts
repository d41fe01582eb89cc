import { pathOf } from "./stored-path.ts";

/** Endpoints that are remembered: each HTTP+SSE session announces its own, mostly the same. */
const MAX_ENDPOINTS = 1000;
/** Last parts of paths at which tokens are handed out, clients registered, people asked (RFC 6749, 7009, 7591, 7662, 8628, 9126). */
const AUTHORISATION =
  /\/(?:token|register|authorize|authorization|device_authorization|par|introspect|revoke|userinfo|login|consent|callback)\/?$/i;
const AUTHORISATION_FOLDER = /\/(?:oauth2?|oidc|\.well-known)(?:\/|$)/i;

/** Tells which paths carry messages of the protocol, and whose bodies must never be stored. */
export class Endpoints {
  readonly #paths = new Set<string>();

  /** @param target path of the address that the user gave */
  constructor(target: string) {
    this.#paths.add(pathOf(target));
  }

  /** An HTTP+SSE server said where messages go. */
  announce(address: string): void {
    if (this.#paths.size < MAX_ENDPOINTS) this.#paths.add(pathOf(address));
  }

  /** True for a path at which all bodies are messages. */
  isEndpoint(target: string): boolean {
    return this.#paths.has(pathOf(target));
  }

  /** True for a path whose bodies hold secrets of OAuth, whatever they look like. */
  isAuthorisation(target: string): boolean {
    const path = pathOf(target);
    if (this.#paths.has(path)) return false;
    return AUTHORISATION.test(path) || AUTHORISATION_FOLDER.test(path);
  }
}

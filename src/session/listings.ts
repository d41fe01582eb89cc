import { hash } from "node:crypto";
import { isObject } from "../findings/json-object.ts";
import { boundedText } from "./bounded-text.ts";
import { canonicalJson } from "./canonical-json.ts";
import { objectMember } from "./messages.ts";
import type { Exchange, JsonObject, Message, ToolDeclaration, ToolListing } from "./types.ts";

/** Canonical length of the definitions that a session keeps; of others only the digest stands. */
const DEFINITION_CHARACTERS = 16 * 1024 * 1024;
const MAX_DECLARATIONS = 200_000;
/** Page walks that wait for their next page. */
const MAX_WALKS = 1000;

interface Walk {
  readonly tools: ToolDeclaration[];
  readonly position: ToolListing["position"];
  whole: boolean;
  /** The one revision of its requests; null once there were two. */
  revision: string | undefined | null;
}

/** Joins the pages of tools/list to listings (all revisions, utilities/pagination). One for each scope. */
export class Listings {
  readonly #budget: ListingBudget;
  /** Walks by the cursor that continues them. */
  readonly #open = new Map<string, Walk>();
  /** What an unanswered request for a page continues; undefined for a first page. */
  readonly #asked = new Map<Exchange, Walk | "unknown">();

  #forgot = false;

  constructor(budget: ListingBudget) {
    this.#budget = budget;
  }

  /** @param body undefined for a request that was cut */
  request(exchange: Exchange, body: JsonObject | undefined): void {
    if (!body) {
      this.#ask(exchange, "unknown");
      return;
    }
    const cursor = objectMember(body, "params")?.cursor;
    if (cursor === undefined || cursor === null) return;
    const walk = typeof cursor === "string" ? this.#open.get(boundedText(cursor)) : undefined;
    this.#ask(exchange, walk ?? "unknown");
    if (walk && typeof cursor === "string") this.#open.delete(boundedText(cursor));
  }

  /** Requests that are never answered would pile up, so the oldest is forgotten. No later listing is sure to be whole. */
  #ask(exchange: Exchange, walk: Walk | "unknown"): void {
    this.#asked.set(exchange, walk);
    if (this.#asked.size <= MAX_WALKS) return;
    for (const oldest of this.#asked.keys()) {
      this.#asked.delete(oldest);
      this.#forgot = true;
      return;
    }
  }

  /** @returns the listings that this page ends */
  response(exchange: Exchange, response: Message): ToolListing[] {
    const asked = this.#asked.get(exchange);
    this.#asked.delete(exchange);
    const result = objectMember(response.body, "result");
    if (!result || !Array.isArray(result.tools)) {
      return asked && asked !== "unknown" ? [finished(asked, false)] : [];
    }
    const walk: Walk =
      asked && asked !== "unknown"
        ? asked
        : {
            tools: [],
            position: response.position,
            whole: asked !== "unknown" && !this.#forgot,
            revision: exchange.revision,
          };
    if (walk.revision !== exchange.revision) walk.revision = null;
    const done: ToolListing[] = [];
    if (response.redacted || response.truncated) walk.whole = false;
    for (const tool of result.tools) {
      const declaration = this.#budget.declaration(tool, response);
      if (declaration) walk.tools.push(declaration);
      else walk.whole = false;
    }
    const next = result.nextCursor;
    // Only the modern revisions say that an empty cursor is one; older servers end their lists with it.
    if (typeof next === "string" && (next !== "" || response.era === "modern") && this.#open.size < MAX_WALKS) {
      const key = boundedText(next);
      const before = this.#open.get(key);
      if (before) done.push(finished(before, false));
      this.#open.set(key, walk);
    } else {
      done.push(finished(walk, next === undefined || next === null || next === ""));
    }
    return done;
  }

  /** Walks that nobody continued, and those whose next page never came. */
  flush(): ToolListing[] {
    const waiting = [...this.#asked.values()].filter((walk) => walk !== "unknown");
    const left = [...this.#open.values(), ...waiting].sort((a, b) => a.position.line - b.position.line);
    this.#open.clear();
    this.#asked.clear();
    return left.map((walk) => finished(walk, false));
  }
}

function finished(walk: Walk, ended: boolean): ToolListing {
  const { tools, position, revision } = walk;
  return { tools, complete: ended && walk.whole, position, ...(revision ? { revision } : {}) };
}

/** What all listings of a session may keep. Equal definitions are kept once. */
export class ListingBudget {
  readonly #definitions = new Map<string, JsonObject>();
  readonly #declarations: number;
  readonly #characters: number;
  #usedDeclarations = 0;
  #used = 0;

  constructor(declarations = MAX_DECLARATIONS, characters = DEFINITION_CHARACTERS) {
    this.#declarations = declarations;
    this.#characters = characters;
  }

  /** undefined for an element without a name, and when the session has declared more than is kept. */
  declaration(tool: unknown, response: Message): ToolDeclaration | undefined {
    if (!isObject(tool) || typeof tool.name !== "string" || this.#usedDeclarations >= this.#declarations)
      return undefined;
    this.#usedDeclarations++;
    const canonical = canonicalJson(tool);
    const digest = hash("sha256", canonical);
    const definition = this.#definition(digest, tool, canonical.length);
    return { name: boundedText(tool.name), position: response.position, digest, ...(definition ? { definition } : {}) };
  }

  #definition(digest: string, tool: JsonObject, length: number): JsonObject | undefined {
    const known = this.#definitions.get(digest);
    if (known) return known;
    if (this.#used + length > this.#characters) return undefined;
    this.#used += length;
    this.#definitions.set(digest, tool);
    return tool;
  }
}

import type { Direction } from "../capture/types.ts";
import type { Fault } from "../findings/types.ts";

/** Who wrote a message of this direction. */
export function senderOf(direction: Direction): Fault {
  return direction === "c2s" ? "client" : "server";
}

/** Who has to answer a request of this direction. */
export function responderOf(direction: Direction): Fault {
  return direction === "c2s" ? "server" : "client";
}

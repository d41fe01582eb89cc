import { createServer, type Server } from "node:net";
import type { Listen, Target } from "./addresses.ts";
import { badGateway } from "./bad-gateway.ts";
import type { HttpRecorder } from "./http-recorder.ts";
import { connectTo } from "./reach.ts";
import { type RelayedConnection, relayConnection } from "./relayed-connection.ts";

export interface RelayServer {
  /** Where it listens. */
  readonly port: number;
  /** How many connections of clients there are. */
  readonly connections: number;
  /** Takes no more connections, and ends those that are there once what the server has said is delivered. */
  readonly close: (limits: CloseLimits) => Promise<void>;
}

/** In milliseconds. */
export interface CloseLimits {
  /** How long connections may end by themselves. */
  readonly grace: number;
  /** How long a client is waited for that does not read. */
  readonly stalled: number;
}

const POLL = 20;

/**
 * Listens for clients and ties each of their connections to one to the server.
 * @param shown address of the server, without secrets
 * @throws the system's error when it can't listen there
 */
export async function listen(
  at: Listen,
  target: Target,
  shown: string,
  recorder: HttpRecorder,
  now: () => string,
): Promise<RelayServer> {
  const connections = new Set<RelayedConnection>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const record = recorder.connection();
    const connection = relayConnection(client, (connected) => connectTo(target, connected), now, {
      bytes: record.bytes,
      serverEnded: record.serverEnded,
      unreachable: (code, first, ts) => {
        record.closed("upstream-unreachable", ts);
        return badGateway(shown, code, first.toString("latin1", 0, 5) === "HEAD ");
      },
      clientLeft: (ts) => record.closed("client-closed", ts),
      closed: (by, ts) => {
        const why = { client: "client-closed", server: "upstream-aborted", relay: undefined } as const;
        record.closed(why[by], ts);
      },
    });
    connections.add(connection);
    void connection.gone.then(() => connections.delete(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host: at.host, port: at.port, exclusive: true }, () => {
      server.off("error", reject);
      // Out of descriptors, for one: those that are connected stay so.
      server.on("error", () => {});
      resolve();
    });
  });
  return {
    port: portOf(server),
    get connections() {
      return connections.size;
    },
    close: (limits) => closeAll(server, connections, limits),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function closeAll(
  server: Server,
  connections: ReadonlySet<RelayedConnection>,
  limits: CloseLimits,
): Promise<void> {
  server.close();
  await until(() => connections.size === 0, limits.grace);
  for (const connection of connections) connection.close();
  let unread = Number.POSITIVE_INFINITY;
  // As long as somebody reads, it goes on.
  for (;;) {
    const before = unread;
    unread = [...connections].reduce((sum, connection) => sum + connection.unread, 0);
    if (connections.size === 0 || unread >= before) break;
    await until(() => connections.size === 0, limits.stalled);
  }
  for (const connection of connections) connection.abandon();
}

async function until(condition: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!condition() && performance.now() < end) await new Promise((resume) => setTimeout(resume, POLL));
}

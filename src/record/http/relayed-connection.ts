import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Direction } from "../../capture/types.ts";

/** What a relayed connection tells. Every call comes after the bytes were handed on. */
export interface ConnectionEvents {
  /** `ts` was taken before the bytes of the client were handed on, and after those of the server were read. */
  readonly bytes: (dir: Direction, chunk: Buffer, ts: string) => void;
  /** The server ended its stream in order. */
  readonly serverEnded: (ts: string) => void;
  /** The connection to the server could not be made. @returns what the client gets for an answer */
  readonly unreachable: (code: string, firstBytes: Buffer, ts: string) => Buffer;
  /** Both sides are gone. @param by who went first */
  readonly closed: (by: "client" | "server" | "relay", ts: string) => void;
  /** The client has ended its side, and a second later the server has not ended its own. */
  readonly clientLeft: (ts: string) => void;
}

export interface RelayedConnection {
  /** Ends it from our side; the client still gets what the server has said. */
  readonly close: () => void;
  /** Lets go of what a client does not read. */
  readonly abandon: () => void;
  /** Bytes that the client was not given yet. */
  readonly unread: number;
  /** Resolves when both sides are gone. */
  readonly gone: Promise<void>;
}

/** A client that ends its side while it waits for an answer is gone; one that only ends its request gets so long for it. */
const HALF_CLOSED = 1000;
/** How long a client is heard that got an answer from us, in milliseconds: it may not have sent all of its request. */
const DISCARD = 2000;

/**
 * Ties one connection of a client to one of its own to the server and hands the bytes on unchanged, both ways, under the pressure
 * of whoever reads slowest. What one side does to its connection happens to the other: an end is an end, a reset a reset. So a
 * server that closes an idle connection closes it for the client, who decides by itself whether to send again, and nothing
 * is ever sent twice or over another connection.
 * @param connect opens the connection to the server; calls back when it may be written to
 */
export function relayConnection(
  client: Socket,
  connect: (connected: () => void) => Socket,
  now: () => string,
  events: ConnectionEvents,
): RelayedConnection {
  let server: Socket | undefined;
  let serverGone = false;
  let firstGone: "client" | "server" | "relay" | undefined;
  let halfClosed: NodeJS.Timeout | undefined;
  let over = false;
  let settle: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    settle = resolve;
  });

  const went = (side: "client" | "server" | "relay"): void => {
    firstGone ??= side;
  };
  const finish = (): void => {
    if (over || !client.destroyed || (server && !server.destroyed)) return;
    over = true;
    clearTimeout(halfClosed);
    events.closed(firstGone ?? "client", now());
    settle();
  };
  client.setNoDelay(true);

  const hand = (from: Socket, to: Socket, dir: Direction, chunk: Buffer): void => {
    const ts = now();
    if (!to.write(chunk)) from.pause();
    events.bytes(dir, chunk, ts);
  };

  /** The first bytes wait for the connection, so that nobody gets them whose certificate is wrong. */
  const open = (first: Buffer): void => {
    client.pause();
    const ts = now();
    let connected = false;
    const upstream = connect(() => {
      connected = true;
      upstream.setNoDelay(true);
      upstream.write(first);
      events.bytes("c2s", first, ts);
      client.on("data", (chunk: Buffer) => hand(client, upstream, "c2s", chunk));
      if (client.destroyed) return void upstream.destroy();
      if (client.readableEnded) upstream.end();
      else client.resume();
    });
    server = upstream;
    upstream.on("data", (chunk: Buffer) => hand(upstream, client, "s2c", chunk));
    upstream.on("drain", () => client.resume());
    client.on("drain", () => upstream.resume());
    upstream.on("end", () => {
      went("server");
      events.serverEnded(now());
      client.end();
    });
    upstream.on("error", (error: NodeJS.ErrnoException) => {
      if (connected) {
        went("server");
        resetWhenWritten(client);
      } else {
        serverGone = true;
        if (client.destroyed) return;
        events.bytes("c2s", first, ts);
        client.removeAllListeners("data");
        client.end(events.unreachable(error.code ?? error.name, first, now()));
        client.resume();
        setTimeout(() => client.destroy(), DISCARD).unref();
      }
    });
    upstream.on("close", () => {
      if (!serverGone && !client.destroyed && !client.writableEnded) {
        went("server");
        resetWhenWritten(client);
      }
      finish();
    });
  };

  client.once("data", open);
  client.on("end", () => {
    if (!server) return void client.end();
    if (serverGone) return;
    if (!server.readableEnded) {
      went("client");
      halfClosed = setTimeout(() => events.clientLeft(now()), HALF_CLOSED).unref();
    }
    server.end();
  });
  client.on("error", () => {
    went("client");
    if (server) reset(server);
  });
  client.on("close", () => {
    went("client");
    // Closed before the server was done: as when the client's own connection to it had closed.
    if (server && !server.readableEnded) reset(server);
    else server?.destroy();
    finish();
  });

  return {
    close: () => {
      if (over) return;
      went("relay");
      server?.destroy();
      client.end();
      // What the client still sends nobody takes.
      client.removeAllListeners("data");
      client.resume();
    },
    abandon: () => {
      went("relay");
      server?.destroy();
      client.destroy();
    },
    get unread() {
      return client.writableLength;
    },
    gone,
  };
}

/** A reset would take away what the peer has not yet been given. */
function resetWhenWritten(socket: Socket): void {
  if (socket.writableLength === 0) reset(socket);
  else socket.once("drain", () => reset(socket));
}

/** Ends a connection as a process does that dies with unread input. */
function reset(socket: Socket): void {
  if (socket.destroyed) return;
  // TLS has no such thing, and before a connection is made there is nothing to reset.
  if (socket.connecting || socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

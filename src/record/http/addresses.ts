import { isIP } from "node:net";

/** The server that is recorded. */
export interface Target {
  readonly url: URL;
  readonly secure: boolean;
  readonly host: string;
  readonly port: number;
  /** Path and query, as a client is to use them. */
  readonly path: string;
  /** What the server is called when no command says it. */
  readonly label: string;
}

/** Where clients are waited for. */
export interface Listen {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** @returns one sentence when the address is none that can be relayed to; it never repeats a password */
export function targetOf(text: string): Target | string {
  // The characters that a URL parser drops in silence.
  const url = /[\s\p{Cc}]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
  if (!url || !(url.protocol in DEFAULT_PORTS) || url.hostname === "") {
    return "--http takes the address of an MCP server, such as http://127.0.0.1:3000/mcp.";
  }
  if (url.username !== "" || url.password !== "") {
    return "--http takes no user and password: the client sends them in a header, and the relay hands that on.";
  }
  if (url.hash !== "") return "--http takes no fragment (what follows a #): it never reaches a server.";
  const port = url.port === "" ? (DEFAULT_PORTS[url.protocol] as number) : Number(url.port);
  if (port === 0) return "--http needs the port that the server listens on, not 0.";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return {
    url,
    secure: url.protocol === "https:",
    host,
    port,
    path: `${url.pathname}${url.search}`,
    label: isLoopback(host) ? "http" : host.replaceAll(":", "-"),
  };
}

/** @param text `127.0.0.1:0`, `[::1]:8080`, `localhost:0`, `8080` */
export function listenOf(text: string): Listen | string {
  const match = /^(?:(\[[0-9a-f:.]+\]|[A-Za-z0-9.-]+)?:)?([0-9]{1,5})$/i.exec(text);
  const port = Number(match?.[2]);
  if (!match || port > 65_535)
    return "--listen takes an address and a port, such as 127.0.0.1:0 (0 for any free port).";
  return { host: (match[1] ?? "127.0.0.1").replace(/^\[(.*)\]$/, "$1"), port };
}

/** True for an address that only programs on this machine reach. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith("127.");
  return host === "::1" || host.toLowerCase() === "localhost";
}

/** An address of this machine as a part of a URL. */
export function hostInUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Target } from "./addresses.ts";

/** Between two attempts, in milliseconds. */
const INTERVAL = 50;

/**
 * Opens a connection to the server. Its certificate is checked as the runtime does it: `NODE_EXTRA_CA_CERTS` adds authorities,
 * nothing switches it off here.
 * @param connected called when bytes may be sent
 */
export function connectTo(target: Target, connected: () => void): Socket {
  const { host, port } = target;
  if (!target.secure) {
    return connect({ host, port, allowHalfOpen: true }).once("connect", connected);
  }
  const name = isIP(host) === 0 ? { servername: host } : {};
  // Only HTTP/1.1 is relayed.
  const options = { host, port, allowHalfOpen: true, ALPNProtocols: ["http/1.1"], ...name };
  const socket = connectTls(options);
  return socket.once("secureConnect", connected);
}

/** Whether something accepts connections there. */
export function accepts({ host, port }: Target): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/**
 * Waits until the server accepts connections.
 * @param gone resolves when it never will
 * @returns false when that came first, or the time was over
 */
export async function reached(target: Target, milliseconds: number, gone: Promise<unknown>): Promise<boolean> {
  const end = performance.now() + milliseconds;
  let over = false;
  void gone.then(() => {
    over = true;
  });
  while (!over && performance.now() < end) {
    if (await accepts(target)) return true;
    await new Promise((resume) => setTimeout(resume, INTERVAL));
  }
  return false;
}

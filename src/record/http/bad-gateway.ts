/** Codes of certificates that were refused begin like this, or end like this. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|ISSUER|CRL/;

/** Why there is no connection to the server, in one sentence without its address. */
function unreachableReason(code: string): string {
  if (code === "ECONNREFUSED") return "nothing listens there (ECONNREFUSED)";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `its name was not found (${code})`;
  if (CERTIFICATE.test(code)) return `its certificate was refused (${code})`;
  return `the connection failed (${code})`;
}

/**
 * What a client gets when the server cannot be reached: the only response that is ours. It is plain text, so that nobody takes it
 * for a message of the server.
 * @param server its address, without secrets
 * @param isHead a response to HEAD has no body
 */
export function badGateway(server: string, code: string, isHead: boolean): Buffer {
  const text = `portlight record: the server at ${server} was not reached: ${unreachableReason(code)}. The request was not sent.\n`;
  const head = [
    "HTTP/1.1 502 Bad Gateway",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${isHead ? "" : text}`);
}

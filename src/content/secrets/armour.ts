/** Armour of private keys (RFC 7468, RFC 9580 6.2), as far as what proves keys and what only takes them out agree. */

/** Longest body that is looked at, in characters; an RSA key of 16,384 bits has 12,700. */
export const MAX_BODY = 32_768;

/** The first line of any private key, also one that nothing proves. */
export const BEGIN_KEY = /-----BEGIN (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;

/** The last line. */
export const END_KEY = /-----END (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY(?: BLOCK)?-----/;

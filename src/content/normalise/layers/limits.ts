/** How long what is encoded must be. */

/** Characters of base64: twelve bytes. Shorter words decode to readable text by chance. */
export const MIN_BASE64 = 16;

/** Bytes that are spelled as numbers. */
export const MIN_BYTES = 8;

/** Text that a resource carries in base64. */

/** More of it, in bytes, is not decoded. */
const MAX_DECODED = 4 * 1024 * 1024;

/** UTF-16 units of base64 that are decoded. */
export const BASE64_UNITS: number = Math.floor(MAX_DECODED / 3) * 4;

export const BASE64: RegExp = /^[A-Za-z0-9+/_\r\n-]*={0,2}[\r\n]{0,2}$/;
const TEXT_TYPE = /^(?:text\/|application\/(?:[a-z0-9.-]{1,64}\+)?(?:json|xml|javascript|yaml)\b)/i;

/** True for a media type of text, and where there is none. */
export function mayBeText(mimeType: unknown): boolean {
  return mimeType === undefined || (typeof mimeType === "string" && TEXT_TYPE.test(mimeType));
}

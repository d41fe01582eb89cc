/** Which characters may belong to what, as tables: they are asked for every character around a colon or a dot. */

/** Up to Armenian: the letters that a look-alike of a Latin name is written in. */
const LIMIT = 0x590;

function table(characters: RegExp): (text: string, at: number) => boolean {
  const known = new Uint8Array(LIMIT);
  for (let code = 0; code < LIMIT; code++) if (characters.test(String.fromCharCode(code))) known[code] = 1;
  // Beyond the text the code is NaN, and so is what the table has for it.
  return (text, at) => known[text.charCodeAt(at)] === 1;
}

export const inName = table(/[A-Za-z0-9_.\-\u00c0-\u058f]/);
export const inScheme = table(/[A-Za-z0-9+.-]/);
export const inIpv6 = table(/[0-9A-Fa-f:.]/);
export const inWord = table(/[A-Za-z0-9_]/);
export const isLetter = table(/[A-Za-z]/);

/** Long runs of an alphabet, found without looking at every character. */

/** Marks the given ASCII characters. */
export function alphabet(characters: RegExp): Uint8Array {
  const table = new Uint8Array(128);
  for (let code = 0; code < 128; code++) if (characters.test(String.fromCharCode(code))) table[code] = 1;
  return table;
}

/**
 * Every run of at least `min` characters of the alphabet, as long as it goes. Looks at the last character that a run
 * from here would need first, so that ordinary words are skipped in one step.
 */
export function* runsOf(text: string, table: Uint8Array, min: number): Generator<{ from: number; to: number }> {
  const belongs = (at: number) => {
    const code = text.charCodeAt(at);
    return code < 128 && table[code] === 1;
  };
  let from = 0;
  while (from + min <= text.length) {
    let at = from + min - 1;
    while (at >= from && belongs(at)) at--;
    if (at >= from) {
      from = at + 1;
      continue;
    }
    let to = from + min;
    while (to < text.length && belongs(to)) to++;
    yield { from, to };
    from = to + 1;
  }
}

/**
 * A text as bytes, a part at a time: to load a byte costs a fraction of what a character of a string does. Of a character
 * beyond Latin-1 its low byte stands there, so that whoever must tell looks at the text again.
 */

/** Shorter texts are read sooner than copied, in characters. */
export const MIN_BYTES = 64;

const SIZE = 8192;

let spare: TextBytes | undefined;

export class TextBytes {
  readonly bytes: Buffer = Buffer.allocUnsafeSlow(SIZE);

  /** One that is kept between texts; within a search another one gets its own. */
  static take(): TextBytes {
    const view = spare ?? new TextBytes();
    spare = undefined;
    return view;
  }

  /** @returns how many characters from a place on now stand in `bytes` */
  read(text: string, from: number): number {
    const size = Math.min(text.length - from, SIZE);
    this.bytes.write(size === text.length ? text : text.slice(from, from + size), 0, size, "latin1");
    return size;
  }

  release(): void {
    spare = this;
  }
}

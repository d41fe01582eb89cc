/** Watches the sequence numbers of one recorder run, which count from 1 without holes. */
export class Sequence {
  /** Numbers that never came. */
  missing = 0;
  /** Records that came after one with a higher number. */
  outOfOrder = 0;
  #highest = 0;

  see(seq: number): void {
    if (seq > this.#highest) {
      this.missing += seq - this.#highest - 1;
      this.#highest = seq;
      return;
    }
    this.outOfOrder++;
    // A late number fills the hole that its delay had left; a number given twice fills none.
    if (seq < this.#highest && this.missing > 0) this.missing--;
  }
}

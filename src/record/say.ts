/** One line on stderr, which stdio servers share with their client for messages. */
export function say(sentence: string): void {
  process.stderr.write(`portlight: ${sentence}\n`);
}

export function sayUnrecorded(why: string): void {
  say(`this session is not recorded: ${why}. The server runs all the same.`);
}

/** @param reason a code of the system, or what became of the recorder's thread */
export function sayIncomplete(reason: string): void {
  say(`the capture is incomplete: writing it failed (${reason}). The session goes on.`);
}

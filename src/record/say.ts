/** One line on stderr, which stdio servers share with their client for messages. */
export function say(sentence: string): void {
  process.stderr.write(`portlight: ${sentence}\n`);
}

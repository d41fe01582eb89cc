/**
 * What may be told of an error of ours: its class and where it was thrown. Never its message, which may quote what was
 * being read (`JSON.parse` does).
 */
export function classAndPlace(error: unknown): string {
  if (!(error instanceof Error)) return "threw a value that is no error";
  const name = /^\w{1,60}$/.test(error.name) ? error.name : "Error";
  const stack = String(error.stack ?? "");
  // The message stands before the frames and may look like one.
  const message = stack.indexOf(error.message);
  const frames = message < 0 ? "" : stack.slice(message + error.message.length);
  const place = /^ {4}at [^\n]{0,500}?([\w.-]{1,100}:\d+:\d+)\)?$/m.exec(frames)?.[1];
  return place === undefined ? name : `${name} at ${place}`;
}

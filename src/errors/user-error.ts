/**
 * A mistake of the user: configuration, usage or input. The message says what is wrong and what to do, in one line.
 * `exitCode` is 2 for usage and configuration, 3 for a named input that is missing, unreadable or of no known kind.
 * Every other error class is a bug of Portlight and ends with exit 4.
 */
export class UserError extends Error {
  readonly exitCode: 2 | 3;

  constructor(message: string, exitCode: 2 | 3 = 2) {
    super(message);
    this.name = "UserError";
    this.exitCode = exitCode;
  }
}

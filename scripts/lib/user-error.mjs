/** A failure that the person at the terminal can do something about: shown as its one line, without a stack. */
export class UserError extends Error {}

/** Prints what went wrong (one line for a UserError, the stack for a defect) on stderr and ends the process with 1. */
export function exitWith(error) {
  process.stderr.write(`${error instanceof UserError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}

/**
 * An error that the person at the terminal can fix. It is shown in one line without a stack; exit
 * code 1.
 */
export class StartError extends Error {}

/**
 * Prints why a command ends: one line for an error that its user can fix, the stack for a fault of
 * ours.
 */
export function report(error: unknown): void {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
}

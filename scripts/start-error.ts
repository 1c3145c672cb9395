/** What the person at the terminal can mend: shown as one line, without a stack, with exit code 1. */
export class StartError extends Error {}

/** Says why a command ends: one line for what its user can mend, the stack for what only we can. */
export function report(error: unknown): void {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
}

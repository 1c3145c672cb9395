/** Ends a command with wrong arguments. Prints the problems and the usage; exit code 2. */
export function failWithUsage(usage: string, problems: string[]): never {
  process.stderr.write(`${problems.join('\n')}\n\n${usage}\n`);
  process.exit(2);
}

/** Ends a command that was asked for its help; exit code 0. */
export function printUsage(usage: string): never {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/** Ends a command that was called wrongly: what is wrong, how it is called, exit code 2. */
export function failWithUsage(usage: string, problems: string[]): never {
  process.stderr.write(`${problems.join('\n')}\n\n${usage}\n`);
  process.exit(2);
}

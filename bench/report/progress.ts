/** Progress goes to stderr, so that stdout holds only the figures. */
export function say(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${line}\n`);
}

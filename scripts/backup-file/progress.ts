/** Once a second at a terminal, where the line stands still; in a log, a line every ten seconds. */
const [AT_TERMINAL_MS, IN_LOG_MS] = [1_000, 10_000];

/** Tells on stderr how far a long command is. */
export function progress(tell: () => string): { step(): void; end(): void } {
  const { stderr } = process;
  const every = stderr.isTTY ? AT_TERMINAL_MS : IN_LOG_MS;
  let last = performance.now();
  return {
    step: () => {
      if (performance.now() - last < every) return;
      last = performance.now();
      stderr.write(stderr.isTTY ? `\r\x1b[K${tell()}` : `${tell()}\n`);
    },
    end: () => void (stderr.isTTY && stderr.write('\r\x1b[K')),
  };
}

/** Bytes in the largest unit that leaves a readable number. */
export function inBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

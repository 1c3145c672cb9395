/** The terminal sends a Ctrl-C to us and to npm, and npm sends it to us again milliseconds later. */
const ECHO_MS = 700;

/**
 * Resolves with the first signal that asks the process to end. A second signal ends it at once,
 * unless it is npm's repetition of the first.
 */
export function untilSignalled(): Promise<NodeJS.Signals> {
  let first: number | undefined;
  return new Promise((signalled) => {
    const onSignal = (signal: NodeJS.Signals): void => {
      first ??= performance.now();
      if (performance.now() - first > ECHO_MS) process.exit(130);
      signalled(signal);
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });
}

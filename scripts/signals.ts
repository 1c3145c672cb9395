/** npm passes a Ctrl-C on to us that the terminal has sent us already: the same one, milliseconds later. */
const ECHO_MS = 700;

/**
 * Resolves with the first signal that asks the process to end. A second one, when it is not the echo of the
 * first, ends it at once.
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

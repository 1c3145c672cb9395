/** Fails when a signal ends the run. The caller then stops what it has started. */
export function interruption(): Promise<never> {
  return new Promise((_, failed) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => failed(new Error(`Stopped by ${signal}.`)));
    }
  });
}

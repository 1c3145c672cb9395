import { openDatabases, type Databases } from './databases';

/** Fails when a signal ends the run. */
function interruption(): Promise<never> {
  return new Promise((_, failed) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => failed(new Error(`Stopped by ${signal}.`)));
    }
  });
}

/**
 * Runs a benchmark on a PostgreSQL of its own, stops what was started, and ends the process.
 * @param run answers the number of failures; the exit code is 1 if there were any
 */
export async function runBenchmark(run: (databases: Databases) => Promise<number>): Promise<never> {
  const databases = await openDatabases();
  let failures = 1;
  try {
    failures = await Promise.race([run(databases), interruption()]);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${text}\n`);
  } finally {
    await databases.close();
  }
  process.exit(failures > 0 ? 1 : 0);
}

import { rmSync } from 'node:fs';
import './global-setup';
import { livingProcesses } from './run';

/** Ends the processes of globalSetup. Fails the run when a test has left a process running. */
export default async function globalTeardown(): Promise<void> {
  const started = globalThis.invoicingTestRun;
  if (!started) return;
  await started.services.stop();
  const leaked = livingProcesses();
  for (const { pid } of leaked) process.kill(pid, 'SIGKILL');
  await started.database.release();
  rmSync(started.folder, { recursive: true, force: true });
  if (leaked.length === 0) return;
  const list = leaked.map(({ pid, what }) => `${pid} (${what})`).join(', ');
  throw new Error(`These processes were still running when the tests had ended: ${list}`);
}

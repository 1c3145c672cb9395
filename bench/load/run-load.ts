import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadPlan, LoadResult } from './plan';

/** Runs a plan in a separate process, so that this process and the load do not delay each other. */
export function runLoad(plan: LoadPlan): Promise<LoadResult> {
  return new Promise((done, failed) => {
    const child = fork(path.join(__dirname, 'process.js'), { serialization: 'advanced' });
    let result: LoadResult | undefined;
    child.once('message', (message: LoadResult) => (result = message));
    child.once('error', failed);
    child.once('exit', (code) => {
      if (result) done(result);
      else failed(new Error(`The load generator ended with code ${String(code)}.`));
    });
    child.send(plan);
  });
}

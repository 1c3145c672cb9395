import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as RenderPoolModule from '../../../src/pdf/worker/render-pool';

const ROOT = path.join(__dirname, '../../..');
const COMPILED = path.join(ROOT, 'dist/src/pdf/worker/render-pool.js');

function newestSource(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Math.max(...files.map((file) => statSync(path.join(file.parentPath, file.name)).mtimeMs));
}

/** The compiled pool. react-pdf loads only in a real thread, and a thread runs compiled code. */
export function compiledPool(): typeof RenderPoolModule {
  const sources = Math.max(
    ...['src/pdf', 'src/domain'].map((dir) => newestSource(path.join(ROOT, dir))),
  );
  if (!existsSync(COMPILED) || statSync(COMPILED).mtimeMs < sources) {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], {
      cwd: ROOT,
    });
  }
  return createRequire(__filename)(COMPILED) as typeof RenderPoolModule;
}

/** A pool that waits as long as the services of tests do. On a busy machine, a render thread gets little time. */
export const patientPool = (options: { threads?: number } = { threads: 1 }) =>
  compiledPool().createRenderPool({ timeLimit: 150_000, ...options });

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runFolder } from './run';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');

export const CLIENT_FOLDER = path.join(root, 'clients/typescript');
export const MODULES = path.join(root, 'node_modules');

/** A folder of somebody who has installed the packed client. */
export async function folderWithClient(): Promise<string> {
  const folder = mkdtempSync(`${runFolder()}/client-`);
  const installed = path.join(folder, 'node_modules/invoicing-client');
  mkdirSync(installed, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: CLIENT_FOLDER,
  });
  const file = path.join(folder, stdout.trim().split('\n').at(-1) ?? '');
  await run('tar', ['-xzf', file, '-C', installed, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types'])
    symlinkSync(path.join(MODULES, name), path.join(folder, 'node_modules', name));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

const SOURCES = ['bench', 'config', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Steps of the database, and what the site of the documentation is made from. */
const READ = ['database', 'docs', 'clients', 'CHANGELOG.md', 'node_modules'];

/**
 * Makes a project like a fresh clone, but already installed and built: no `.env` and no `.data`. A
 * command finds its project by its own location, so scripts/ is copied. Uploads are written below
 * public/.
 * @param from the folder of another version, built as this one is
 */
export function copyProject(folder: string, from = root): string {
  const linked = [...SOURCES, ...READ, 'dist'];
  return assemble(folder, from, ['scripts', 'public'], linked);
}

/** The same project, installed but not built, with sources that a test may change. */
export function copyUnbuiltProject(folder: string): string {
  return assemble(folder, root, ['scripts', 'public', ...SOURCES], READ);
}

function assemble(folder: string, from: string, copied: string[], linked: string[]): string {
  mkdirSync(folder, { recursive: true });
  const present = (name: string): boolean => existsSync(path.join(from, name));
  for (const name of copied.filter(present)) {
    cpSync(path.join(from, name), path.join(folder, name), { recursive: true });
  }
  for (const name of linked.filter(present)) {
    symlinkSync(path.join(from, name), path.join(folder, name));
  }
  return folder;
}

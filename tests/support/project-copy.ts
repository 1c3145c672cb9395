import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** A command finds its project by its own place, so scripts/ is copied; uploads are written below public/. */
const COPIED = ['scripts', 'public'];
const LINKED = [
  ...['bench', 'config', 'database', 'dist', 'node_modules', 'src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** Makes a project like a fresh clone, but already installed and built: no `.env` and no `.data`. */
export function copyProject(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const present = (name: string): boolean => existsSync(path.join(root, name));
  for (const name of COPIED.filter(present)) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  for (const name of LINKED.filter(present))
    symlinkSync(path.join(root, name), path.join(folder, name));
  return folder;
}

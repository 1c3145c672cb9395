import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../setup/project.mjs';

/**
 * Copies the project, with its changes that are not committed, into a temporary folder: a repository with one
 * commit, so that the tests find what changed since. The build goes along, so that each change compiles little.
 * @returns the folder
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  // If we are root, another user runs PostgreSQL.
  chmodSync(folder, 0o711);
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const path of listed.split('\0').filter((one) => one && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (existsSync(join(root, 'dist'))) {
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
  }
  commitAll(folder);
  return folder;
}

function commitAll(folder) {
  git(folder, 'init', '--quiet');
  // A pattern of .gitignore that ends with a slash does not ignore a link.
  appendFileSync(join(folder, '.git/info/exclude'), '\nnode_modules\n');
  git(folder, 'add', '--all');
  const settings = ['user.name=mutants', 'user.email=mutants@localhost', 'commit.gpgsign=false'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  git(folder, ...options, 'commit', '--quiet', '--no-verify', '-m', 'The project as it is');
}

function git(cwd, ...args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

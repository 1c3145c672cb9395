import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copyProject, root } from '../project-copy';
import { runFolder } from '../run';

/** The version before this one: the last commit that was released. A release replaces it. */
const COMMIT = 'eb9829e';

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] });

/** @throws in a shallow clone, which has no such commit and cannot fetch it */
function requireCommit(): void {
  try {
    git('cat-file', '-e', `${COMMIT}^{commit}`);
  } catch {
    throw new Error(
      `The upgrade from the version before needs its commit ${COMMIT}, which this clone lacks: git fetch --unshallow`,
    );
  }
}

/** Unpacks it beside its place, so that an end in between leaves no half of it there. */
function unpack(place: string): void {
  const folder = `${place}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', COMMIT) });
  const lock = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  }
  renameSync(folder, place);
}

/** That version's own scripts. They install packages that differ from ours. */
const BUILD = `
  await (await import('./scripts/setup/ensure-installed.mjs')).ensureInstalled();
  await (await import('./scripts/setup/ensure-built.mjs')).ensureBuilt({ admin: false });`;

/**
 * The version before this one, built by its own scripts. It is kept in .cache/, since the build takes half
 * a minute. @returns a project folder of it that uploads may be written into
 */
export function olderVersion(): string {
  requireCommit();
  const kept = path.join(root, '.cache/versions', COMMIT);
  const isWhole = existsSync(path.join(kept, 'node_modules/.package-lock.json'));
  if (!isWhole) {
    rmSync(kept, { recursive: true, force: true });
    unpack(kept);
  }
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    ...{ cwd: kept, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  return copyProject(path.join(runFolder(), 'older-version'), kept);
}

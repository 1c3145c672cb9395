import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { shellWord } from '../shell-word';
import { StartError } from '../start-error';
import type { Account } from './account';

/**
 * If we are root, another user runs PostgreSQL and must be able to enter the folders of its data and its
 * programs. This fails for a project below /root (mode 0700). PostgreSQL's own message does not name the
 * folder.
 */
export function assertReachable(account: Account | undefined, ...paths: string[]): void {
  if (!account) return;
  for (const target of paths) {
    const closed = foldersDownTo(realpathSync(target)).find(
      (at) => !mayEnter(account, statSync(at)),
    );
    if (closed === undefined) continue;
    throw new StartError(
      `PostgreSQL does not run as root but as the user "${account.name}", who may not enter ${closed}: move this project elsewhere (for example below /srv), allow it (chmod o+x ${shellWord(closed)}), start as an ordinary user, or set DATABASE_URL.`,
    );
  }
}

function foldersDownTo(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [target] : [...foldersDownTo(parent), target];
}

/**
 * As in the kernel, only the first matching class counts: an owner without the right cannot use
 * that of others.
 */
function mayEnter({ uid, gid }: Account, { uid: owner, gid: group, mode }: Stats): boolean {
  if (uid === owner) return (mode & 0o100) !== 0;
  if (gid === group) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

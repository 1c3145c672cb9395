import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { shellWord } from '../shell-word';
import { StartError } from '../start-error';
import type { Account } from './account';

/**
 * As root, PostgreSQL runs as another user, who must be able to walk to its data and its programs. A project
 * below /root (mode 0700) is where this fails, and PostgreSQL's own message would not say which folder it is.
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

/** Only the first class that fits counts, as in the kernel: an owner without the right is not helped by "others". */
function mayEnter({ uid, gid }: Account, { uid: owner, gid: group, mode }: Stats): boolean {
  if (uid === owner) return (mode & 0o100) !== 0;
  if (gid === group) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

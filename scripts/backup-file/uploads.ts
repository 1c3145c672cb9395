import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error';

/** Strapi stores uploads here, below the project. */
export const uploadsOf = (root: string): string => path.join(root, 'public/uploads');

/** Not an upload: it keeps the folder in git. */
const KEPT = '.gitkeep';
/** Restored files wait here until the database is restored, too. */
const DRAFT = '.restoring';

/** The files below the folder, each by its path within it, in a fixed order. */
export function uploadsIn(folder: string, below = ''): string[] {
  const at = path.join(folder, below);
  if (!existsSync(at)) return [];
  return readdirSync(at, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return name === DRAFT ? [] : uploadsIn(folder, name);
      return entry.isFile() && name !== KEPT ? [name] : [];
    });
}

/** @throws StartError unless a restore may fill the folder */
export function assertNoUploads(folder: string): void {
  const [first] = uploadsIn(folder);
  if (first === undefined) return;
  throw new StartError(
    `${folder} is not empty (${first}): a restore fills an empty folder. Move its files away.`,
  );
}

/** Uploads on their way from a backup into the folder. */
export interface UploadDraft {
  write(name: string, body: AsyncIterable<Buffer>): Promise<string>;
  /** Moves all files into the folder. */
  publish(): void;
  /** Removes everything that was written or moved. */
  discard(): void;
}

export function draftUploads(folder: string): UploadDraft {
  const draft = path.join(folder, DRAFT);
  const moved: string[] = [];
  // A killed restore may have left it.
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return {
    write: (name, body) => writeWithin(draft, name, body),
    publish: () => {
      for (const name of uploadsIn(draft)) {
        const target = path.join(folder, name);
        mkdirSync(path.dirname(target), { recursive: true });
        moved.push(target);
        renameSync(path.join(draft, name), target);
      }
      rmSync(draft, { recursive: true });
    },
    discard: () => [draft, ...moved].forEach((at) => rmSync(at, { recursive: true, force: true })),
  };
}

/** @returns the SHA-256 of the content */
async function writeWithin(
  folder: string,
  name: string,
  body: AsyncIterable<Buffer>,
): Promise<string> {
  const target = path.join(folder, name);
  if (!target.startsWith(folder + path.sep)) throw new StartError(`${name} is no upload's name.`);
  mkdirSync(path.dirname(target), { recursive: true });
  const hash = createHash('sha256');
  const file = await open(target, 'wx');
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

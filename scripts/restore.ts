import type { Client } from 'pg';
import { readSteps } from '../src/database/read-steps';
import { isOfNewerVersion } from '../src/database/steps-to-run';
import type { Settings } from '../src/settings';
import { inWords, sumsOf, type First, type Last } from './backup-file/contents';
import { assertEmpty, loader } from './backup-file/load';
import { progress } from './backup-file/progress';
import { readBackup } from './backup-file/read-archive';
import { fileOf, run, say, withSession } from './backup-file/run';
import { otherSecrets } from './backup-file/secrets';
import { assertNoUploads, draftUploads, uploadsOf } from './backup-file/uploads';
import { lockStarts } from './boot-lock';
import { prepareEnvironment } from './environment';
import { readOptions } from './read-options';
import { StartError } from './start-error';
import { failWithUsage } from './usage-error';

const USAGE = `Usage: npm run -s manage -- restore --from /backups/2030-01-15.tar.gz [--check] [--other-secrets]

  --from           a file that the command backup wrote
  --check          only reads the file and checks that it is whole
  --other-secrets  restores even if the secrets are not those of the backup`;

interface Wanted {
  check?: boolean;
  'other-secrets'?: boolean;
}

/**
 * `npm run manage -- restore`: fills an empty database and an empty folder of uploads from a backup, or leaves both
 * as they were (decision 56).
 */
export async function main(args: string[]): Promise<void> {
  const { from, ...wanted } = readOptions(args, ['from'], USAGE, ['check', 'other-secrets']);
  if (!from) return failWithUsage(USAGE, ['--from is required.']);
  await run((stop) => restore(process.cwd(), fileOf(from), wanted, stop));
}

/** Reads the whole file before it touches anything, so that a bad one changes nothing. */
async function restore(
  root: string,
  file: string,
  wanted: Wanted,
  stop: AbortSignal,
): Promise<string> {
  const { first, last } = await check(file, stop);
  const told = `${inWords(sumsOf(last))}, of ${first.createdAt}`;
  if (wanted.check) return `${file} is whole: ${told}.`;
  const settings = prepareEnvironment(root, say);
  if (!wanted['other-secrets']) assertSecrets(first, settings);
  await withSession(root, async (client) => {
    // A start would make tables in the empty database.
    await lockStarts(client);
    await assertEmpty(client, first);
    await fill(client, { file, first, last, uploads: uploadsOf(root) }, stop);
  });
  return `Restored ${file}: ${told}.`;
}

function check(file: string, stop: AbortSignal): Promise<Backup> {
  const go = async (_name: string, body: AsyncIterable<Buffer>) => {
    for await (const _ of body) stop.throwIfAborted();
  };
  return readBackup(file, { rows: go, upload: go }, ({ steps }) => {
    if (!isOfNewerVersion(readSteps(process.cwd()), steps)) return;
    throw new StartError(`${file} was made by a newer version of this service. Restore it there.`);
  });
}

type Backup = { first: First; last: Last };

function assertSecrets({ secrets }: First, settings: Settings): void {
  const names = otherSecrets(secrets, settings);
  if (names.length === 0) return;
  throw new StartError(
    `The backup was made with another ${names.join(' and ')}: set the secrets of then. With --other-secrets, API keys or webhook secrets and links will be void.`,
  );
}

async function fill(
  client: Client,
  { file, first, last, uploads }: Backup & { file: string; uploads: string },
  stop: AbortSignal,
): Promise<void> {
  assertNoUploads(uploads);
  const draft = draftUploads(uploads);
  let bytes = 0;
  const line = progress(() => `Restoring, ${bytes} pieces so far`);
  const load = loader(client, first, draft, () => {
    stop.throwIfAborted();
    bytes += 1;
    line.step();
  });
  try {
    await client.query('BEGIN');
    await readBackup(file, load);
    load.assertLoaded(last);
    stop.throwIfAborted();
    draft.publish();
    await client.query('COMMIT');
  } catch (error) {
    draft.discard();
    throw error;
  } finally {
    line.end();
  }
  // PostgreSQL would do it later, and plan the first queries without knowing the tables.
  await client.query(`ANALYZE ${first.tables.map(({ name }) => client.escapeIdentifier(name))}`);
}

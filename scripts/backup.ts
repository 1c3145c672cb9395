import { createWriteStream, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Settings } from '../src/settings';
import { FORMAT, inWords, sumsOf, type First, type Last } from './backup-file/contents';
import { inBytes, progress } from './backup-file/progress';
import { fileOf, run, say, withSession } from './backup-file/run';
import { fingerprints } from './backup-file/secrets';
import { openSnapshot, type Snapshot } from './backup-file/snapshot';
import { uploadsOf } from './backup-file/uploads';
import { archive, type Source } from './backup-file/write-archive';
import { codeOf } from './embedded-database/error-code';
import { prepareEnvironment } from './environment';
import { readOptions } from './read-options';
import { StartError } from './start-error';
import { failWithUsage } from './usage-error';

const USAGE = `Usage: npm run -s manage -- backup --to /backups/2030-01-15.tar.gz

  --to  the file to write; there must be none of this name`;

/**
 * `npm run manage -- backup`: writes the database and the uploads into one file, beside a running service or alone
 * (decision 56).
 */
export async function main(args: string[]): Promise<void> {
  const { to } = readOptions(args, ['to'], USAGE);
  if (!to) return failWithUsage(USAGE, ['--to is required.']);
  await run((stop) => backUp(process.cwd(), fileOf(to), stop));
}

async function backUp(root: string, file: string, stop: AbortSignal): Promise<string> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Choose another name.`);
  const settings = prepareEnvironment(root, say);
  const last = await withSession(root, async (client) => {
    const snapshot = await openSnapshot(client);
    const { schema } = snapshot;
    schema.leftOut.forEach((name) => say(`Not in the backup: ${name}.`));
    const first = firstOf(root, settings, snapshot);
    return writeFile(file, { client, schema, first, uploads: uploadsOf(root) }, stop);
  });
  return `Wrote ${file}: ${inWords(sumsOf(last))}.`;
}

function firstOf(root: string, settings: Settings, { schema, steps, name }: Snapshot): First {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    service: 'invoicing-service',
    format: FORMAT,
    version,
    createdAt: new Date().toISOString(),
    steps,
    schema: name,
    tables: schema.tables,
    secrets: fingerprints(settings),
  };
}

/** Writes under another name, so that a file of this name is always whole. */
async function writeFile(
  file: string,
  source: Omit<Source, 'onPiece'>,
  stop: AbortSignal,
): Promise<Last> {
  const partial = `${file}.partial`;
  const fd = openNew(partial);
  let last: Last = { tables: {}, uploads: {} };
  const line = progress(() => soFar(last, source));
  const onPiece = (sums: Last) => {
    stop.throwIfAborted();
    last = sums;
    line.step();
  };
  try {
    const target = createWriteStream(partial, { fd, flush: true });
    await pipeline(Readable.from(archive({ ...source, onPiece })), createGzip(), target);
    stop.throwIfAborted();
    renameSync(partial, file);
    return last;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    line.end();
  }
}

function openNew(partial: string): number {
  try {
    return openSync(partial, 'wx', 0o600);
  } catch (error) {
    const why =
      codeOf(error) === 'EEXIST'
        ? 'exists: another backup is writing it, or was killed. Remove it in the second case.'
        : `cannot be written (${codeOf(error)}).`;
    throw new StartError(`${partial} ${why}`);
  }
}

function soFar({ tables, uploads }: Last, { schema }: Pick<Source, 'schema'>): string {
  const bytes = [...Object.values(tables), ...Object.values(uploads)].reduce(
    (sum, one) => sum + one.bytes,
    0,
  );
  const done = `${Object.keys(tables).length} of ${schema.tables.length} tables`;
  return `Backing up: ${Object.keys(uploads).length} uploads, ${done}, ${inBytes(bytes)} read`;
}

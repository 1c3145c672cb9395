import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { codeOf } from '../embedded-database/error-code';
import { StartError } from '../start-error';
import { NAMES, type First, type Last } from './contents';
import { copyOut } from './copy';
import { copied, type Schema, type Table } from './schema';
import { END, header, padding } from './tar';
import { uploadsIn } from './uploads';

/** The content of a table is cut into entries, because an entry begins with its size. */
const CHUNK_BYTES = 4_000_000;

export interface Source {
  /** In a transaction that sees one moment of the database. */
  client: Client;
  schema: Schema;
  first: First;
  /** The folder of the uploads. */
  uploads: string;
  /** Told after each piece, for a line of progress. */
  onPiece(last: Last): void;
}

/**
 * Everything of the service as one tar archive, piece by piece. Uploads come before the tables, so that
 * few can be removed between the moment that the database shows and their turn.
 */
export async function* archive(source: Source): AsyncGenerator<Buffer> {
  const last: Last = { tables: {}, uploads: {} };
  yield* text(NAMES.first, `${JSON.stringify(source.first)}\n`);
  yield* text(NAMES.before, source.schema.before);
  for (const name of uploadsIn(source.uploads)) yield* upload(source, last, name);
  for (const table of source.schema.tables) yield* rowsOf(source, last, table);
  yield* text(NAMES.after, source.schema.after);
  yield* text(NAMES.last, `${JSON.stringify(last)}\n`);
  yield END;
}

function* text(name: string, content: string): Generator<Buffer> {
  yield* entry(name, Buffer.from(content));
}

function* entry(name: string, content: Buffer): Generator<Buffer> {
  yield* header(name, content.length);
  yield content;
  yield padding(content.length);
}

async function* upload(source: Source, last: Last, name: string): AsyncGenerator<Buffer> {
  const file = await openUpload(path.join(source.uploads, name));
  if (!file) return;
  const hash = createHash('sha256');
  try {
    const { size } = await file.stat();
    yield* header(NAMES.uploads + name, size);
    let left = size;
    // A file that grows meanwhile is cut where it ended.
    for await (const chunk of size > 0 ? file.createReadStream({ end: size - 1 }) : []) {
      left -= chunk.length;
      hash.update(chunk);
      yield chunk;
    }
    if (left > 0) throw new StartError(`${name} was cut while it was read. Run the backup again.`);
    yield padding(size);
    last.uploads[name] = { bytes: size, sha256: hash.digest('hex') };
    source.onPiece(last);
  } finally {
    await file.close();
  }
}

/** @returns undefined when somebody has removed the file in the admin panel meanwhile */
async function openUpload(file: string) {
  try {
    return await open(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read (${codeOf(error)}).`);
  }
}

async function* rowsOf(source: Source, last: Last, table: Table): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const sum = { rows: 0, bytes: 0, sha256: '' };
  last.tables[table.name] = sum;
  const chunks = copyOut(
    source.client,
    `COPY ${copied(source.client, table)} TO STDOUT`,
    CHUNK_BYTES,
  );
  for (let part = 1; ; part += 1) {
    const { done, value } = await chunks.next();
    if (done) {
      Object.assign(sum, { rows: value, sha256: hash.digest('hex') });
      return;
    }
    yield* entry(`${NAMES.tables}${table.name}/${String(part).padStart(6, '0')}.copy`, value);
    take(hash, sum, value);
    source.onPiece(last);
  }
}

function take(hash: Hash, sum: { bytes: number }, chunk: Buffer): void {
  hash.update(chunk);
  sum.bytes += chunk.length;
}

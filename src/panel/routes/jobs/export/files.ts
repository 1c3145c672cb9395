import type { Queryable } from '../../../../database/connection';
import { inBatches } from '../../../../database/in-batches';
import { FILE_ACTIONS } from '../../../../domain/jobs';
import { safeFileName } from '../../../../http/answers/send-pdf';
import { say } from '../../../../messages/message';
import { HAS_FILE, type Action, type Own } from '../stored';

/** In bytes. Why no more: `database/slices`. */
const PIECE = 1_000_000;

/** The bytes of the files of one job (contract §22). */
const MOST_BYTES = 2_000_000_000;

/** As many pieces as one statement removes. */
const REMOVED = 100;

/** The files of a job are more than it takes. */
export class TooLarge extends Error {
  readonly said = say('export_too_large', { max: MOST_BYTES / 1e9 });
}

/** A file of a ZIP. */
export interface FileName {
  /** Null for the top. */
  folder: string | null;
  /** From typed text, such as a number. */
  base: string;
  ending: string;
}

/** Two numbers may make the same name, and letter case does not tell files apart everywhere. */
async function freeName(trx: Queryable, job: string, { folder, base, ending }: FileName) {
  const start = `${folder === null ? '' : `${folder}/`}${safeFileName(base) || 'document'}`;
  for (let count = 1; ; count += 1) {
    const name = `${count === 1 ? start : `${start} (${count})`}.${ending}`;
    const taken = await trx.query({
      name: 'taken-name-of-job',
      text: 'SELECT FROM job_files WHERE job_id = $1 AND lower(name) = lower($2) LIMIT 1',
      values: [job, name],
    });
    if (taken.length === 0) return name;
  }
}

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
}

/** @throws TooLarge */
async function count(trx: Queryable, job: string, size: number): Promise<void> {
  const [row] = await trx.query<{ size: number }>({
    name: 'count-bytes-of-job',
    text: 'UPDATE jobs SET file_size = file_size + $2 WHERE id = $1 RETURNING file_size AS size',
    values: [job, size],
  });
  if (row && row.size > MOST_BYTES) throw new TooLarge();
}

/**
 * Stores a file of a job, whose lock the transaction holds.
 * @throws TooLarge
 */
export async function storeFile(
  trx: Queryable,
  job: string,
  file: FileName,
  content: AsyncIterable<Buffer> | readonly Buffer[],
): Promise<void> {
  const name = await freeName(trx, job, file);
  let piece = 0;
  for await (const part of content)
    for (const one of piecesOf(part)) {
      await trx.query({
        name: 'store-piece-of-job',
        text: 'INSERT INTO job_files (job_id, name, piece, content) VALUES ($1, $2, $3, $4)',
        values: [job, name, piece, one],
      });
      await count(trx, job, one.length);
      piece += 1;
    }
}

/** A finished job that has files; null for any other. */
export async function findWithFiles(
  db: Queryable,
  { operatorId, job }: Own,
): Promise<(Action & { job: string }) | null> {
  const [row] = await db.query<Action & { job: string }>({
    text: `SELECT j.id AS job, j.list, j.action, j.input FROM jobs j
      WHERE j.operator_id = $1 AND j.id = $2::uuid AND ${HAS_FILE}`,
    values: [operatorId, job],
  });
  return row ?? null;
}

/** The jobs of an operator that make files or have them, also those that nobody can download any more. */
export async function keptFiles(db: Queryable, operatorId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM jobs j
      WHERE j.operator_id = $1 AND j.action = ANY ($2::text[])
        AND (j.state = 'running' OR EXISTS (SELECT FROM job_files f WHERE f.job_id = j.id))`,
    values: [operatorId, FILE_ACTIONS],
  });
  return row?.count ?? 0;
}

/** The files of a job in the order in which they were made. */
export const filesOf = (db: Queryable, job: string) =>
  db.query<{ name: string; size: number }>({
    text: `SELECT name, sum(octet_length(content))::bigint AS size FROM job_files
      WHERE job_id = $1 GROUP BY name ORDER BY min(id)`,
    values: [job],
  });

/** The bytes of a file. Nothing is held while its reader takes none. */
export async function* bytesOf(
  db: Queryable,
  job: string,
  name: string,
): AsyncGenerator<Buffer, void> {
  for (let piece = 0; ; piece += 1) {
    const [row] = await db.query<{ content: Buffer }>({
      name: 'piece-of-job',
      text: `SELECT content FROM job_files
        WHERE job_id = $1 AND lower(name) = lower($2) AND piece = $3`,
      values: [job, name, piece],
    });
    if (!row) return;
    yield row.content;
  }
}

const FORGET = `DELETE FROM job_files WHERE id IN (
  SELECT f.id FROM job_files f JOIN jobs j ON j.id = f.job_id
  WHERE j.state <> 'running' AND NOT (${HAS_FILE}) LIMIT ${REMOVED} FOR UPDATE OF f SKIP LOCKED) RETURNING id`;

/** Removes the files of jobs that ended a day ago, that somebody closed, or that came to nothing. */
export const forgetFiles = (db: Queryable): Promise<void> =>
  inBatches(db, { text: FORGET, values: [] }, REMOVED);

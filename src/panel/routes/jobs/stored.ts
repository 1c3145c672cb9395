import type { Queryable } from '../../../database/connection';
import { jsonTime, NOW } from '../../../database/timestamps';
import {
  MOST_OF_JOB,
  type BOOKS,
  type EXPORTED,
  type JobAction,
  type JobList,
} from '../../../domain/jobs';
import type { PanelLanguage } from '../../../messages/languages';
import type { Job, SelectedResult } from '../../answers';
import type { Found } from '../../lists/found';
import type { Selected } from '../selected/selection';
import type { ExportInput, ExportPart } from './export/parts';
import type { JobInput } from './input';

/** The results that an answer shows of one job. */
const MOST_SHOWN = 1_000;

export type Action =
  | { list: JobList; action: JobAction; input: JobInput }
  | { list: typeof BOOKS; action: typeof EXPORTED; input: ExportInput };

type NewJob = Action & { operatorId: number; language: PanelLanguage };

/** @returns its id */
export async function insertJob(db: Queryable, job: NewJob): Promise<string> {
  const [row] = await db.query<{ id: string }>({
    text: `INSERT INTO jobs (operator_id, list, action, input, language)
      VALUES ($1, $2, $3, $4::jsonb, $5) RETURNING id`,
    values: [job.operatorId, job.list, job.action, JSON.stringify(job.input), job.language],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row.id;
}

/** Freezes the documents that somebody has selected on a page. */
export async function freezeThese(
  db: Queryable,
  job: string,
  documents: readonly Selected[],
): Promise<void> {
  await db.query({
    text: `INSERT INTO job_documents (job_id, place, document_id, version)
      SELECT $1::uuid, place, id, version::timestamptz AT TIME ZONE 'UTC'
      FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS d(id, version, place)`,
    values: [
      job,
      documents.map(({ documentId }) => documentId),
      documents.map(({ updatedAt }) => new Date(updatedAt).toISOString()),
    ],
  });
}

/** Freezes all documents of a list. One more than a job takes tells that there are too many. */
export async function freezeAll(
  db: Queryable,
  job: string,
  { statement, parameters }: Found,
): Promise<void> {
  const all = statement('d.id, d.document_id, d.updated_at', {
    end: `ORDER BY d.id LIMIT ${MOST_OF_JOB + 1}`,
  });
  await db.query({
    text: `INSERT INTO job_documents (job_id, place, document_id, version)
      SELECT ${parameters.add(job)}::uuid, row_number() OVER (ORDER BY f.id), f.document_id, f.updated_at
      FROM (${all}) f`,
    values: parameters.values,
  });
}

/** Counts the documents of a new job, which its turns go by. */
export async function countDocuments(db: Queryable, job: string): Promise<number> {
  const [row] = await db.query<{ total: number }>({
    text: `UPDATE jobs SET total = (SELECT count(*) FROM job_documents WHERE job_id = $1)
      WHERE id = $1 RETURNING total`,
    values: [job],
  });
  return row?.total ?? 0;
}

interface AnyTurn {
  job: string;
  operator_id: number;
  language: PanelLanguage;
  place: number;
  document_id: string;
  /** `updated_at` when it was selected, as the API writes it. */
  version: string;
}

type TurnOf<A extends Action['action']> = AnyTurn & Extract<Action, { action: A }>;

/** The next document of a list, and what is to be done to it. */
export type DocumentTurn = TurnOf<JobAction>;
/** The next document or table of an export. */
export type ExportTurn = TurnOf<typeof EXPORTED> & { part: ExportPart };
export type Turn = DocumentTurn | ExportTurn;

const IS_DUE = `j.state = 'running' AND (j.waits_until IS NULL OR j.waits_until <= ${NOW})`;

/** A document of the job that has waited longest; null where nothing is due, or other nodes do it. */
export async function nextTurn(db: Queryable): Promise<Turn | null> {
  const [turn] = await db.query<Turn>({
    name: 'next-turn-of-job',
    text: `SELECT j.id AS job, j.operator_id, j.list, j.action, j.input, j.language,
        d.place, d.document_id, d.version, d.part
      FROM jobs j CROSS JOIN LATERAL (
        SELECT * FROM job_documents WHERE job_id = j.id AND NOT is_done ORDER BY place LIMIT 1) d
      WHERE ${IS_DUE} ORDER BY j.served_at LIMIT 1 FOR UPDATE OF j SKIP LOCKED`,
    values: [],
  });
  return turn ?? null;
}

/**
 * Writes the result of a document in the transaction of its work, so that both are stored or none is. It locks the
 * job until then: a second node, or a cancel, comes after the document or before it.
 * @returns false where the job is cancelled or another node has done the document
 */
export async function finishTurn(
  trx: Queryable,
  { job, place }: Turn,
  { number, problem }: Pick<SelectedResult, 'number' | 'problem'>,
): Promise<boolean> {
  const rows = await trx.query({
    name: 'finish-turn-of-job',
    text: `WITH held AS (
        SELECT id FROM jobs WHERE id = $1 AND state = 'running' FOR UPDATE SKIP LOCKED
      ), finished AS (
        UPDATE job_documents d SET is_done = true, number = $3, problem = $4
        FROM held WHERE d.job_id = held.id AND d.place = $2 AND NOT d.is_done RETURNING d.job_id
      )
      UPDATE jobs j SET done = j.done + 1, refused = j.refused + ($4::text IS NOT NULL)::int, waits_until = NULL,
        served_at = ${NOW},
        state = CASE WHEN j.done + 1 >= j.total THEN 'ended' ELSE j.state END,
        ended_at = CASE WHEN j.done + 1 >= j.total THEN ${NOW} END
      FROM finished WHERE j.id = finished.job_id RETURNING j.id`,
    values: [job, place, number, problem],
  });
  return rows.length > 0;
}

/** Lets a job wait. */
export async function postpone(db: Queryable, { job }: Turn, seconds: number): Promise<void> {
  await db.query({
    text: `UPDATE jobs SET waits_until = ${NOW} + $2::int * interval '1 second', served_at = ${NOW}
      WHERE id = $1 AND state = 'running'`,
    values: [job, seconds],
  });
}

/** Ends a job as a whole. */
export async function failJob(db: Queryable, { job }: Turn, problem: string): Promise<void> {
  await db.query({
    text: `UPDATE jobs SET state = 'ended', waits_until = NULL, ended_at = ${NOW}, problem = $2
      WHERE id = $1 AND state = 'running'`,
    values: [job, problem],
  });
}

/** SQL: job `j` has files, and no more than a day ago it got the last one. */
export const HAS_FILE = `j.state = 'ended' AND j.problem IS NULL AND NOT j.is_closed AND j.file_size > 0
  AND j.ended_at > ${NOW} - interval '1 day'`;

const SHOWN = `j.id, j.list, j.action, j.state, j.total, j.done, j.refused, j.problem,
  CASE WHEN j.waits_until > ${NOW} THEN ${jsonTime('j.waits_until')} END AS waits_until,
  j.input -> 'period' AS period,
  CASE WHEN ${HAS_FILE} THEN ${jsonTime("j.ended_at + interval '1 day'")} END AS file_until`;

/** The jobs of an operator that run, or whose end they have not closed yet; the latest first. */
export const listJobs = (db: Queryable, operatorId: number): Promise<Job[]> =>
  db.query<Job>({
    text: `SELECT ${SHOWN} FROM jobs j WHERE j.operator_id = $1 AND NOT j.is_closed
      ORDER BY j.created_at DESC LIMIT 20`,
    values: [operatorId],
  });

/** The jobs of an operator that run. */
export async function runningJobs(db: Queryable, operatorId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM jobs WHERE operator_id = $1 AND state = 'running'`,
    values: [operatorId],
  });
  return row?.count ?? 0;
}

/** Names a job of an operator. */
export interface Own {
  operatorId: number;
  job: string | null;
}

/** A job of an operator; null for any other. */
export async function findJob(db: Queryable, { operatorId, job }: Own): Promise<Job | null> {
  const [found] = await db.query<Job>({
    text: `SELECT ${SHOWN} FROM jobs j WHERE j.operator_id = $1 AND j.id = $2::uuid`,
    values: [operatorId, job],
  });
  return found ?? null;
}

/** The documents that stayed as they were, in the order of the job. */
export const refusedOf = (db: Queryable, job: string): Promise<SelectedResult[]> =>
  db.query<SelectedResult>({
    text: `SELECT document_id AS "documentId", number, problem FROM job_documents
      WHERE job_id = $1::uuid AND problem IS NOT NULL ORDER BY place LIMIT ${MOST_SHOWN}`,
    values: [job],
  });

/** How many of the documents that a job has done its operator does not find in the list any more. */
export async function countHidden(
  db: Queryable,
  job: string,
  { statement, parameters }: Found,
): Promise<number> {
  const of = `j.job_id = ${parameters.add(job)}::uuid AND j.problem IS NULL`;
  const join = `JOIN job_documents j ON j.document_id = d.document_id AND ${of}`;
  const [row] = await db.query<{ hidden: number }>({
    text: `SELECT ((SELECT count(*) FROM job_documents j WHERE ${of}) -
      (SELECT count(*) FROM (${statement('d.id', { join })}) shown))::int AS hidden`,
    values: parameters.values,
  });
  return row?.hidden ?? 0;
}

/** Ends a job before its next document. What has ended stays as it is. */
export async function cancelJob(db: Queryable, { operatorId, job }: Own): Promise<void> {
  await db.query({
    text: `UPDATE jobs SET state = 'cancelled', waits_until = NULL, ended_at = ${NOW}
      WHERE operator_id = $1 AND id = $2::uuid AND state = 'running'`,
    values: [operatorId, job],
  });
}

/** Shows a job that has ended no more. */
export async function closeJob(db: Queryable, { operatorId, job }: Own): Promise<void> {
  await db.query({
    text: `UPDATE jobs SET is_closed = true
      WHERE operator_id = $1 AND id = $2::uuid AND state <> 'running'`,
    values: [operatorId, job],
  });
}

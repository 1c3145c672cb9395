import type { Core } from '@strapi/strapi';
import type { Queryable } from '../../database/connection';
import { database, type Database } from '../../database/pool';
import {
  CREDIT_NOTE,
  DOCUMENT_KINDS,
  perNumberedKind,
  type DocumentKind,
  type NumberedKind,
} from '../kind';
import { linesOf } from './document-columns';
import { answeredLine } from './line-columns';

/**
 * The lines of a document as its answers have them, kept as one text beside it (decision 46). A document
 * without kept lines is read line by line, so kept lines may be missing but never wrong.
 */
export const keptTable = ({ table }: NumberedKind): string => `${table}_kept_lines`;

/**
 * The form of the lines kept by this version. It grows by one with each change of the fields of a line or
 * of how they are written. Lines kept in another form count as missing.
 */
export const LINES_FORM = 1;

/**
 * SQL of the lines of document `d` as its answers have them, read line by line. Quotations always tell the
 * discount of a line, the others only where there is one (contract §9). The words cut out cannot be
 * somebody's text: its quotes are escaped.
 */
export function readLines(kind: NumberedKind): string {
  const lines = linesOf(kind, answeredLine(kind));
  return kind.name === 'quotation'
    ? lines
    : `replace(${lines}::text, ',"discount_rate":0,', ',')::json`;
}

/** SQL of the kept lines of document `d`; null without them. */
export function keptLines(kind: NumberedKind): string {
  return `(SELECT k.lines FROM ${keptTable(kind)} k
    WHERE k.document_id = d.id AND k.form = ${LINES_FORM})`;
}

/** SQL of the lines of document `d` as its answers have them. */
export function answeredLines(kind: NumberedKind): string {
  return `coalesce(${keptLines(kind)}, ${readLines(kind)})`;
}

/** SQL that keeps the lines of the documents `d` that a condition chooses. */
export function keepText(kind: NumberedKind, condition: string): string {
  return `INSERT INTO ${keptTable(kind)} (document_id, form, lines)
    SELECT d.id, ${LINES_FORM}, ${readLines(kind)} FROM ${kind.table} d WHERE ${condition}
    ON CONFLICT (document_id) DO UPDATE SET form = excluded.form, lines = excluded.lines`;
}

const KEEP = perNumberedKind((kind) => ({
  name: `keep-lines-${kind.name}`,
  text: keepText(kind, 'd.document_id = $1'),
}));

/** Lets a transaction change lines that it keeps anew by `keepLines`. */
export async function changeLines(trx: Queryable): Promise<void> {
  await trx.query({ text: `SELECT set_config('invoicing.lines', 'itself', true)`, values: [] });
}

/** Keeps the lines of a document that the transaction has locked. */
export async function keepLines(trx: Queryable, kind: DocumentKind, id: string): Promise<void> {
  await trx.query({ ...KEEP[kind.name], values: [id] });
}

const BATCH = 1_000;

/**
 * Keeps the lines of the next documents that have none kept. The documents are locked by a statement of
 * its own: the next one then sees every change that was made before the lock.
 * @returns the last one; null when there are no more
 */
function keepNext(db: Database, kind: NumberedKind, after: number): Promise<number | null> {
  return db.transaction(async (trx) => {
    const found = await trx.query<{ id: number }>({
      text: `SELECT d.id FROM ${kind.table} d WHERE d.id > $1
          AND NOT EXISTS (SELECT FROM ${keptTable(kind)} k
            WHERE k.document_id = d.id AND k.form = ${LINES_FORM})
        ORDER BY d.id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
      values: [after],
    });
    if (found.length === 0) return null;
    const ids = found.map(({ id }) => id);
    await trx.query({ text: keepText(kind, 'd.id = ANY ($1)'), values: [ids] });
    return ids.at(-1) ?? null;
  });
}

/** Keeps the lines of documents that an older version, or another program, has stored. */
export async function keepLinesOfAll(db: Database): Promise<void> {
  for (const kind of [...DOCUMENT_KINDS, CREDIT_NOTE]) {
    let last: number | null = 0;
    while (last !== null) last = await keepNext(db, kind, last);
  }
}

export const keepMissingLines = (strapi: Core.Strapi): Promise<void> =>
  keepLinesOfAll(database(strapi));

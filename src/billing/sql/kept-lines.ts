import type { Queryable } from '../../database/connection';
import { perNumberedKind, type NumberedKind } from '../kind';
import { linesOf } from './document-columns';
import { answeredLine } from './line-columns';

/**
 * The lines of a document as its answers have them, stored as one text beside it (docs/decisions/0008).
 * Whoever writes lines writes this text in the same transaction.
 */
export const keptTable = ({ table }: NumberedKind): string => `${table}_kept_lines`;

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

/** SQL of the lines of document `d` as its answers have them. */
export const keptLines = (kind: NumberedKind): string =>
  `(SELECT k.lines FROM ${keptTable(kind)} k WHERE k.document_id = d.id)`;

/** SQL of how many bytes the lines of a document have. @param id SQL of its row id */
export const bytesOfLines = (kind: NumberedKind, id: string): string =>
  `(SELECT octet_length(k.lines::text) FROM ${keptTable(kind)} k WHERE k.document_id = ${id})`;

/** SQL that keeps the lines of the documents `d` that a condition chooses, after they were written. */
export function keepText(kind: NumberedKind, condition: string): string {
  return `INSERT INTO ${keptTable(kind)} (document_id, lines)
    SELECT d.id, ${readLines(kind)} FROM ${kind.table} d WHERE ${condition}
    ON CONFLICT (document_id) DO UPDATE SET lines = excluded.lines`;
}

const KEEP = perNumberedKind((kind) => ({
  name: `keep-lines-${kind.name}`,
  text: keepText(kind, 'd.document_id = ANY ($1)'),
}));

/** Keeps the lines of documents that this transaction has written. */
export async function keepLines(
  trx: Queryable,
  kind: NumberedKind,
  ids: readonly string[],
): Promise<void> {
  await trx.query({ ...KEEP[kind.name], values: [ids] });
}

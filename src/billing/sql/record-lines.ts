import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { perKind, type DocumentKind } from '../kind';
import { linesOf } from './document-columns';
import { answeredLine } from './line-columns';
import type { LineRow } from '../rows';

interface Saved {
  id: string;
  before: readonly LineRow[];
}

function recordText(kind: DocumentKind, place: Place<Saved>): string {
  const { table, lineTable } = kind;
  const given = `${place(({ before }) => JSON.stringify(before))}::json`;
  const before = `(SELECT coalesce(json_agg(line), '[]') FROM (
      SELECT ${answeredLine(kind)}
      FROM ROWS FROM (json_populate_recordset(NULL::${lineTable}, ${given})) WITH ORDINALITY l
      ORDER BY l.ordinality
    ) line)::jsonb`;
  return `SELECT invoicing_add_history('${table}', saved.id,
      jsonb_build_object('items', jsonb_build_array(saved.before, saved.after)))
    FROM (
      SELECT d.id, ${before} AS before, ${linesOf(kind, answeredLine(kind))}::jsonb AS after
      FROM ${table} d WHERE d.document_id = ${place(({ id }) => id)}
    ) saved
    WHERE saved.before <> saved.after`;
}

const RECORD = perKind((kind) =>
  prepare<Saved>(`record-lines-${kind.name}`, (place) => recordText(kind, place)),
);

/**
 * Adds the lines before and after a save to the entry of its transaction. The triggers see only single
 * rows, so they cannot tell how a list of lines changed.
 */
export async function recordLines(db: Queryable, kind: DocumentKind, saved: Saved): Promise<void> {
  await db.query(RECORD[kind.name](saved));
}

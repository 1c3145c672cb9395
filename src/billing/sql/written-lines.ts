import type { Place, Value } from '../../database/prepare';
import type { NumberedKind } from '../kind';
import type { CreditNoteLineRow } from '../rows';
import { keptTable } from './kept-lines';
import { lineColumns } from './line-columns';

/** A document whose lines a statement stores. */
export interface WithLines {
  document: {
    lines: readonly Partial<CreditNoteLineRow>[];
    /** Its lines as JSON text, as a search has them. */
    lines_text: string;
  };
}

const linesText: Value<WithLines> = ({ document }) => document.lines_text;

/** SQL of the lines as text. */
export const keptText = (place: Place<WithLines>): string => `${place(linesText)}::text`;

function lineArrays(kind: NumberedKind, place: Place<WithLines>): string {
  return lineColumns(kind)
    .map(({ name, type }) => {
      const values: Value<WithLines> = ({ document }) => document.lines.map((line) => line[name]);
      return `${place(values)}::${type === 'decimal' ? 'numeric' : type}[]`;
    })
    .join(', ');
}

/** SQL of CTEs that store the lines of the CTE `document`, which has none, and the text kept beside it. */
export function newLines(kind: NumberedKind, place: Place<WithLines>): string {
  const { table, lineTable, lineComponent } = kind;
  const names = lineColumns(kind)
    .map(({ name }) => name)
    .join(', ');
  return `input AS MATERIALIZED (
    SELECT nextval('${lineTable}_id_seq')::integer AS row_id, line.*
    FROM document, unnest(${lineArrays(kind, place)}) WITH ORDINALITY AS line (${names}, position)
  ), line AS (
    INSERT INTO ${lineTable} (id, ${names}) SELECT row_id, ${names} FROM input
  ), linked AS (
    INSERT INTO ${table}_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT document.id, row_id, '${lineComponent}', 'items', position FROM document, input
  ), kept AS (
    INSERT INTO ${keptTable(kind)} (document_id, lines)
    SELECT id, ${place(linesText)}::json FROM document
    ON CONFLICT (document_id) DO UPDATE SET lines = excluded.lines
  )`;
}

/**
 * SQL of a CTE that removes the lines of a document, and of one that removes their links.
 * @param from SQL of a table or CTE that holds the document alone, under its row id
 */
export function withoutLines({ table, lineTable }: NumberedKind, from: string): string {
  return `unlinked AS (
    DELETE FROM ${table}_cmps link USING ${from} one
    WHERE link.entity_id = one.id AND link.field = 'items' RETURNING link.cmp_id
  ), gone AS (
    DELETE FROM ${lineTable} WHERE id IN (SELECT cmp_id FROM unlinked)
  )`;
}

import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../billing/kind';
import { keepText } from '../billing/sql/kept-lines';
import { fieldsOf } from '../domain/fields/documents';
import { ERASED_NAME } from '../domain/retention';
import { CONTACT, type Part } from './contact-parts';
import { FREE, RECORDS, FREE_PAYMENTS } from './scope';

const REMOVED = '–';

function linesPart(kind: NumberedKind, of: string): Part {
  const { table, lineTable } = kind;
  return {
    said: [`line of ${of}`, `lines of ${table.replace('_', ' ')}`],
    sql: `UPDATE ${lineTable} l SET description = '${REMOVED}'
      WHERE l.description <> '${REMOVED}' AND l.id IN (
        SELECT link.cmp_id FROM ${table}_cmps link
        WHERE link.field = 'items' AND link.entity_id IN ${FREE[table]})`,
    next: keepText(kind, `d.id IN ${FREE[table]}`),
  };
}

/** SQL: the details that a document keeps still name somebody. */
const isNamed = `d.issued_details #>> '{customer,name}' <> '${ERASED_NAME}'`;

const textsOf = (kind: NumberedKind): string[] =>
  fieldsOf(kind.name)
    .filter(({ personal }) => personal)
    .map(({ name }) => name);

function documents(kind: NumberedKind): string {
  const columns = textsOf(kind);
  return `UPDATE ${kind.table} d SET ${columns.map((column) => `${column} = NULL`).join(', ')},
      issued_details = invoicing_erased_details(d.issued_details)
    WHERE d.id IN ${FREE[kind.table]} AND (num_nonnulls(${columns.join(', ')}) > 0 OR ${isNamed})`;
}

/** What the books need goes when nobody has to keep it any more. */
export const DOCUMENT_PARTS: readonly Part[] = [
  {
    said: ['payment', 'payments'],
    sql: `UPDATE payments p SET reference = NULL, note = NULL, metadata = NULL
      WHERE p.id IN ${FREE_PAYMENTS} AND num_nonnulls(p.reference, p.note, p.metadata) > 0`,
  },
  {
    said: ['refund', 'refunds'],
    sql: `UPDATE refunds r SET reference = NULL
      WHERE (r.credit_note_id IN ${FREE.credit_notes} OR r.payment_id IN ${FREE_PAYMENTS})
        AND r.reference IS NOT NULL`,
  },
  {
    said: ['e-invoice', 'e-invoices'],
    sql: `DELETE FROM e_invoices e WHERE (e.record_table = 'invoices' AND e.record_id IN ${FREE.invoices})
      OR (e.record_table = 'credit_notes' AND e.record_id IN ${FREE.credit_notes})`,
  },
  {
    said: ['attachment', 'attachments'],
    sql: `DELETE FROM attachments a
      WHERE a.invoice_id IN ${FREE.invoices} OR a.quotation_id IN ${FREE.quotations}`,
  },
  linesPart(INVOICE, 'an invoice'),
  linesPart(QUOTATION, 'a quotation'),
  linesPart(CREDIT_NOTE, 'a credit note'),
  { said: ['invoice', 'invoices'], sql: documents(INVOICE) },
  { said: ['quotation', 'quotations'], sql: documents(QUOTATION) },
  { said: ['credit note', 'credit notes'], sql: documents(CREDIT_NOTE) },
];

/** The fields of a history whose values tell of a person, under the names of the API. */
const IN_HISTORY = [
  'name',
  ...CONTACT,
  ...new Set([INVOICE, QUOTATION].flatMap((kind) => textsOf(kind))),
  'issued_details',
  'items',
  'attachments',
  'reference',
  'note',
];
const FIELDS = `'{${IN_HISTORY.join(',')}}'::text[]`;

/** The changes that the erasure itself made become entries without values. */
const OWN_ENTRIES = `UPDATE history_entries e SET action = 'erased', changes = NULL
  FROM records r WHERE e.record_id = r.record_id AND e.record_table = r.record_table
    AND e.xact = pg_current_xact_id() AND e.action = 'changed'`;

const ENTRIES = `UPDATE history_entries e SET
    actor = regexp_replace(e.actor, '^customer:.*$', 'customer:'),
    changes = (SELECT jsonb_object_agg(c.key, CASE WHEN c.key = ANY (${FIELDS}) THEN '[null, null]' ELSE c.value END)
      FROM jsonb_each(e.changes) c)
  FROM records r WHERE e.record_id = r.record_id AND e.record_table = r.record_table
    AND (e.actor LIKE 'customer:_%' OR EXISTS (SELECT FROM jsonb_each(e.changes) c
      WHERE c.key = ANY (${FIELDS}) AND c.value <> '[null, null]'))`;

/** Run last: the entries of the erasure itself are among them. */
export const HISTORY_PARTS: readonly Part[] = [
  {
    said: ['entry that says so in a history', 'entries that say so in histories'],
    also: RECORDS,
    sql: OWN_ENTRIES,
  },
  { said: ['older entry of a history', 'older entries of histories'], also: RECORDS, sql: ENTRIES },
];

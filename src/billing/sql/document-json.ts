import type { NumberedKind } from '../kind';
import { answerColumns } from './columns';
import { ANSWERED_CUSTOMER } from './document-columns';
import { keptLines } from './kept-lines';

/*
 * The JSON of a document, written by PostgreSQL: every field of the contract by its name, in its order.
 * Rows that Node takes apart and puts together again cost the server more than all else of a list
 * (measured), numbers keep their digits, and a change stores its event in its own statement (decision 1).
 * The tests hold all forms to the schemas of the answers. `d` is the document, `c` its customer.
 */

/** @param businessId SQL of the public id of the business */
const fieldsOf = (kind: NumberedKind, businessId: string): string =>
  `d.document_id AS id, ${businessId}::text AS business_id, c.document_id AS customer_id,
    ${answerColumns(kind)}`;

/** SQL of a customer as answers have it. */
export const customerJson = (businessId: string): string =>
  `(SELECT row_to_json(customer) FROM (
    SELECT c.document_id AS id, ${businessId}::text AS business_id, ${ANSWERED_CUSTOMER}
  ) customer)`;

/** SQL of a JSON text with one field more. The value is JSON text, too. */
export const withField = (json: string, name: string, value: string): string =>
  `left(${json}, -1) || ',"${name}":' || ${value} || '}'`;

/** Kept lines begin with their id. It cannot be somebody's text, whose quotes are escaped. */
const itemsOf = (lines: string): string =>
  `regexp_replace(${lines}, '\\{"id":(null|"[^"\\\\]*"),', '{', 'g')`;

/**
 * SQL of the answer to a create or a change: the lines under `items`.
 * @param lines SQL of its kept lines as text
 */
export function changedJson(
  kind: NumberedKind,
  businessId: string,
  lines = `${keptLines(kind)}::text`,
): string {
  const fields = `(SELECT row_to_json(fields)::text FROM (SELECT ${fieldsOf(kind, businessId)}) fields)`;
  return withField(fields, 'items', itemsOf(lines));
}

/** SQL of the data of an event: the answer to a change, with the customer. */
export const eventJson = (answer: string, businessId: string): string =>
  withField(answer, 'customers', customerJson(businessId));

/** SQL of the columns of an element of a search. */
export const listedColumns = (kind: NumberedKind, businessId: string): string =>
  `${fieldsOf(kind, businessId)}, ${keptLines(kind)} AS ${kind.name}_items,
    (SELECT row_to_json(customer) FROM (SELECT c.document_id AS id, c.name, c.email) customer)
      AS customers`;

/**
 * SQL of the columns of a retrieved document. Kept lines do not name their document, so its id is put
 * before each description. The text searched for cannot be somebody's text.
 */
export function foundColumns(kind: NumberedKind, businessId: string): string {
  const lines = `replace(${keptLines(kind)}::text, ',"description":',
      ',"${kind.name}_id":"' || d.document_id || '","description":')::json`;
  return `${fieldsOf(kind, businessId)}, ${lines} AS ${kind.name}_items,
    ${customerJson(businessId)} AS customers`;
}

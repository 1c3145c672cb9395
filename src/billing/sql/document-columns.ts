import type { NumberedKind } from '../kind';
import { CUSTOMER_API_FIELDS } from '../../domain/fields/records';
import { jsonTime } from '../../database/timestamps';
import { answered } from './columns';
import { storedLine } from './line-columns';

/**
 * The lines of document `d` as one JSON array, amounts as text unless `columns` say otherwise. A record per line, since
 * `row_to_json` over a subselect costs 40 % less than `json_build_object`.
 */
export function linesOf(kind: NumberedKind, columns = storedLine(kind)): string {
  return `(SELECT coalesce(json_agg(line), '[]'::json) FROM (
      SELECT ${columns}
      FROM ${kind.table}_cmps link JOIN ${kind.lineTable} l ON l.id = link.cmp_id
      WHERE link.entity_id = d.id AND link.field = 'items'
      ORDER BY link."order", link.id
    ) line)`;
}

const CUSTOMER_TEXTS = CUSTOMER_API_FIELDS.map(({ name }) => `c.${name}`).join(', ');

/** The columns of a customer as the API shows it. */
export const CUSTOMER_COLUMNS = `c.id AS row_id, c.document_id AS id, ${CUSTOMER_TEXTS}, c.created_at,
  c.updated_at`;

const ANSWERED_FIELDS = CUSTOMER_API_FIELDS.map(
  ({ name, type }) => `${answered(`c.${name}`, type)} AS ${name}`,
).join(', ');

const CUSTOMER_TIMES = `${jsonTime('c.created_at')} AS created_at,
  ${jsonTime('c.updated_at')} AS updated_at`;

/** The fields of a customer as answers have them, but for its ids. */
export const ANSWERED_CUSTOMER = `${ANSWERED_FIELDS}, ${CUSTOMER_TIMES}`;

/** The whole customer of a document as JSON; its times in the API's form. */
export const CUSTOMER_OBJECT = `(SELECT row_to_json(customer) FROM (
    SELECT c.id AS row_id, c.document_id AS id, ${ANSWERED_CUSTOMER}
  ) customer) AS customer`;

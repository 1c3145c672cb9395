import type { DocumentKind } from '../kind';
import { jsonTime } from '../../database/timestamps';

/** The columns of a document that every reading statement selects; `d` is its table. */
export function documentColumns(kind: DocumentKind): string {
  const own = kind.name === 'invoice' ? ', trim_scale(d.amount_paid)::text AS amount_paid' : '';
  return `d.id AS row_id, d.document_id AS id, d.${kind.numberColumn} AS number, d.issue_date,
    d.${kind.dateColumn} AS deadline, d.state AS status, d.currency, d.notes, d.terms,
    d.template_type, d.template_version, trim_scale(d.subtotal)::text AS subtotal,
    trim_scale(d.tax_amount)::text AS tax_amount, trim_scale(d.total)::text AS total,
    d.created_at, d.updated_at${own}`;
}

const LINE_COLUMNS = `l.line_id, l.description, trim_scale(l.quantity)::text AS quantity,
  trim_scale(l.unit_price)::text AS unit_price, trim_scale(l.tax_rate)::text AS tax_rate,
  trim_scale(l.discount_rate)::text AS discount_rate, l.product_id,
  trim_scale(l.tax_amount)::text AS tax_amount, trim_scale(l.amount)::text AS amount`;

/**
 * The lines of document `d` as one JSON array, amounts as text unless `columns` say otherwise. A record per line, since
 * `row_to_json` over a subselect costs 40 % less than `json_build_object`.
 */
export function linesOf(kind: DocumentKind, columns = LINE_COLUMNS): string {
  return `(SELECT coalesce(json_agg(line), '[]'::json) FROM (
      SELECT ${columns}
      FROM ${kind.table}_cmps link JOIN ${kind.lineTable} l ON l.id = link.cmp_id
      WHERE link.entity_id = d.id AND link.field = 'items'
      ORDER BY link."order", link.id
    ) line)`;
}

/** Whether a business has an enabled webhook endpoint. @param business the parameter with its row id */
export function hasListenersColumn(business: string): string {
  return `EXISTS (SELECT 1 FROM webhook_endpoints e
    WHERE e.business_id = ${business} AND e.enabled) AS has_listeners`;
}

export const CUSTOMER_COLUMNS = `c.id AS row_id, c.document_id AS id, c.name, c.email, c.phone,
  c.address, c.city, c.state, c.country, c.postal_code, c.tax_id, c.notes, c.created_at,
  c.updated_at`;

/** The whole customer of a document as JSON; its times in the API's form. */
export const CUSTOMER_OBJECT = `(SELECT row_to_json(customer) FROM (
    SELECT c.id AS row_id, c.document_id AS id, c.name, c.email, c.phone, c.address, c.city, c.state,
      c.country, c.postal_code, c.tax_id, c.notes,
      ${jsonTime('c.created_at')} AS created_at,
      ${jsonTime('c.updated_at')} AS updated_at
  ) customer) AS customer`;

import { CONTENT_TYPE } from '../../../../content-types';
import type { Queryable } from '../../../../database/connection';
import type { FirstSteps } from '../../../answers';

/**
 * The steps to a first invoice that are done, by the records there are; null once an invoice was issued.
 * @param sample the public id of a business that does not count; null for none
 */
export async function firstSteps(db: Queryable, sample: string | null): Promise<FirstSteps | null> {
  const [row] = await db.query<FirstSteps & { issued: boolean }>({
    text: `WITH own AS MATERIALIZED (
        SELECT id, document_id, brand_color FROM businesses WHERE document_id IS DISTINCT FROM $1)
      SELECT (SELECT document_id FROM own ORDER BY id LIMIT 1) AS business,
        EXISTS (SELECT FROM own WHERE brand_color IS NOT NULL OR EXISTS (
          SELECT FROM files_related_mph link WHERE link.related_id = own.id
            AND link.related_type = $2 AND link.field = 'logo')) AS look,
        EXISTS (SELECT FROM customers WHERE business_id IN (SELECT id FROM own)) AS customer,
        (SELECT newest.document_id FROM own, LATERAL (
          SELECT document_id, created_at FROM invoices WHERE business_id = own.id
          ORDER BY created_at DESC, id DESC LIMIT 1) newest
          ORDER BY newest.created_at DESC LIMIT 1) AS invoice,
        EXISTS (SELECT FROM invoices WHERE business_id IN (SELECT id FROM own)
          AND (left_draft OR state <> 'draft')) AS issued`,
    values: [sample, CONTENT_TYPE.business],
  });
  if (!row) return null;
  const { issued, ...steps } = row;
  return issued ? null : steps;
}

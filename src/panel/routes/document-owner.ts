import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { database } from '../../database/pool';
import type { Tenant } from '../../billing/tenant';

/** The tables whose records belong to a business. */
type Table = 'invoices' | 'quotations' | 'payments' | 'credit_notes' | 'refunds';

/** The business that a record belongs to; throws 404 when it has none. */
export async function documentOwner(
  strapi: Core.Strapi,
  table: Table,
  documentId: string,
): Promise<Tenant> {
  const [owner] = await database(strapi).query<Tenant>({
    text: `SELECT b.id AS "businessRowId", b.document_id AS "businessId",
        coalesce(b.time_zone, 'UTC') AS "timeZone"
      FROM ${table} d JOIN businesses b ON b.id = d.business_id WHERE d.document_id = $1`,
    values: [documentId],
  });
  if (!owner) throw new errors.NotFoundError();
  return owner;
}

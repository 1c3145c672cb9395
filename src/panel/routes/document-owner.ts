import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { database } from '../../database/pool';
import { TENANT_COLUMNS, tenantOf, type BillingTenant, type TenantRow } from '../../billing/tenant';

/** The tables whose records belong to a business. */
type Table =
  | 'customers'
  | 'invoices'
  | 'quotations'
  | 'recurring_invoices'
  | 'payments'
  | 'credit_notes'
  | 'refunds';

/** The business that a record belongs to; throws 404 when it has none. */
export async function documentOwner(
  strapi: Core.Strapi,
  table: Table,
  documentId: string,
): Promise<BillingTenant> {
  const [owner] = await database(strapi).query<TenantRow>({
    text: `SELECT ${TENANT_COLUMNS}
      FROM ${table} d JOIN businesses b ON b.id = d.business_id WHERE d.document_id = $1`,
    values: [documentId],
  });
  if (!owner) throw new errors.NotFoundError();
  return tenantOf(owner);
}

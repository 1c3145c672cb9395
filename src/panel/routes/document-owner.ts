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
  | 'refunds'
  | 'bank_statements'
  | 'bank_transactions'
  | 'mails'
  | 'webhook_endpoints'
  | 'webhook_deliveries';

/** Deliveries belong to the business of their endpoint. */
const DELIVERIES = `(SELECT d.document_id, e.business_id
  FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id)`;

/** The business that a record belongs to; throws 404 when it has none. */
export async function documentOwner(
  strapi: Core.Strapi,
  table: Table,
  documentId: string,
): Promise<BillingTenant> {
  const records = table === 'webhook_deliveries' ? DELIVERIES : table;
  const [owner] = await database(strapi).query<TenantRow>({
    text: `SELECT ${TENANT_COLUMNS}
      FROM ${records} d JOIN businesses b ON b.id = d.business_id WHERE d.document_id = $1`,
    values: [documentId],
  });
  if (!owner) throw new errors.NotFoundError();
  return tenantOf(owner);
}

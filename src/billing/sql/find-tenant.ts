import type { Queryable } from '../../database/connection';
import { checkUuid } from '../../domain/checks';
import { notFound } from '../../domain/errors';
import { TENANT_COLUMNS, tenantOf, type BillingTenant, type TenantRow } from '../tenant';

/** The business of a public id. @throws 404 */
export async function findTenant(db: Queryable, id: string): Promise<BillingTenant> {
  const checked = checkUuid(id);
  const [row] =
    'value' in checked
      ? await db.query<TenantRow>({
          name: 'find-tenant',
          text: `SELECT ${TENANT_COLUMNS} FROM businesses b WHERE b.document_id = $1`,
          values: [checked.value],
        })
      : [];
  if (!row) throw notFound('business');
  return tenantOf(row);
}

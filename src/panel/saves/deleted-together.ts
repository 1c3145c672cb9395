import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { currentRequest } from '../../strapi/request-context';

/** Where the Content Manager deletes several records in one transaction, all or none. */
const BULK_DELETE = '/actions/bulkDelete';

/**
 * Names the records that one request deletes to the database. Strapi deletes them in any order, and
 * the drafts at the end of a series may go together.
 */
export async function nameDeletedTogether(strapi: Core.Strapi, trx: Transaction): Promise<void> {
  const request = currentRequest(strapi)?.request;
  if (request?.method !== 'POST' || !request.path.endsWith(BULK_DELETE)) return;
  const { documentIds } = (request.body ?? {}) as { documentIds?: unknown };
  if (!Array.isArray(documentIds)) return;
  await trx.query({
    text: `SELECT set_config('invoicing.deleted_together', $1, true)`,
    values: [documentIds.map(String).join(',')],
  });
}

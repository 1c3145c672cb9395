import type { Queryable } from '../../database/connection';
import type { Parameters } from '../../database/text-filter';
import { recordFinder } from '../../billing/sql/find-record';
import type { Records } from '../../billing/sql/list-records';
import type { RecurringSearch } from '../../billing/schemas/recurring';
import type { RecurringInvoice } from '../recurring';
import { RECURRING_COLUMNS, recurringOf, type RecurringRow } from './columns';

const find = recordFinder<RecurringRow>('recurring invoice', {
  table: 'recurring_invoices r',
  columns: RECURRING_COLUMNS,
});

/** One recurring invoice of a business; throws 404 when the business has none with this id. */
export async function getRecurring(
  db: Queryable,
  businessRowId: number,
  id: string | null,
  mode: 'read' | 'lock' = 'read',
): Promise<RecurringInvoice> {
  return recurringOf(await find(db, businessRowId, id, mode));
}

function ownFilters({ status, customer_id: customer }: RecurringSearch, parameters: Parameters) {
  const filters = status === null ? [] : [`state = ${parameters.add(status)}`];
  if (customer === null) return filters;
  const of = `SELECT c.id FROM customers c WHERE c.document_id = ${parameters.add(customer)}`;
  return [...filters, `customer_id = (${of} AND c.business_id = recurring_invoices.business_id)`];
}

/** How recurring invoices are listed. */
export const LISTED_RECURRING: Records<RecurringSearch> = {
  kind: 'recurring_invoice',
  table: 'recurring_invoices',
  alias: 'r',
  columns: RECURRING_COLUMNS,
  isCounted: true,
  ownFilters,
};

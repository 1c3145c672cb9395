import type { Queryable } from '../../database/connection';
import type { Parameters } from '../../database/text-filter';
import { ofNamed, statusFilter } from '../../billing/sql/field-filters';
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

/** Whether a business has such a recurring invoice that issues by itself. */
export async function isIssuing(
  db: Queryable,
  businessRowId: number,
  id: string,
): Promise<boolean> {
  const text = `SELECT FROM recurring_invoices
    WHERE document_id = $1 AND business_id = $2 AND mode <> 'draft'`;
  return (await db.query({ text, values: [id, businessRowId] })).length > 0;
}

const ownFilters = ({ status, customer_id }: RecurringSearch, parameters: Parameters): string[] => [
  ...statusFilter(status, parameters),
  ...ofNamed('customer', customer_id, parameters),
];

/** How recurring invoices are listed. */
export const LISTED_RECURRING: Records<RecurringSearch> = {
  kind: 'recurring_invoice',
  table: 'recurring_invoices',
  alias: 'r',
  columns: RECURRING_COLUMNS,
  isCounted: true,
  bytes: 'octet_length(items::text)',
  ownFilters,
};

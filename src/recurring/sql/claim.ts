import { tenantOf, TENANT_COLUMNS, type BillingTenant, type TenantRow } from '../../billing/tenant';
import type { Queryable } from '../../database/connection';
import { columnTime } from '../../database/timestamps';
import { knownTimeZone } from '../../domain/dates';
import { dueThrough } from '../../domain/schedule/due';
import type { RecurringInvoice } from '../recurring';
import { RECURRING_COLUMNS, recurringOf, type RecurringRow } from './columns';

/** The days through which occurrences are due, by the time zones of businesses. */
export type DueDays = ReadonlyMap<string, string>;

/** Reads the time zones of the businesses that have recurring invoices going. */
export async function dueDays(db: Queryable, now: Date): Promise<DueDays> {
  const rows = await db.query<{ time_zone: string }>({
    name: 'recurring-time-zones',
    text: `SELECT DISTINCT coalesce(b.time_zone, 'UTC') AS time_zone FROM businesses b
      WHERE EXISTS (SELECT FROM recurring_invoices r WHERE r.business_id = b.id AND r.state = 'active')`,
    values: [],
  });
  return new Map(rows.map(({ time_zone: zone }) => [zone, dueThrough(knownTimeZone(zone), now)]));
}

interface Claimed {
  who: BillingTenant;
  recurring: RecurringInvoice;
}

const SELECTED = `SELECT ${RECURRING_COLUMNS}, ${TENANT_COLUMNS}
  FROM recurring_invoices r JOIN businesses b ON b.id = r.business_id`;

async function claim(
  trx: Queryable,
  name: string,
  rest: string,
  values: unknown[],
): Promise<Claimed | null> {
  const text = `${SELECTED} ${rest} FOR UPDATE OF r SKIP LOCKED`;
  const [row] = await trx.query<RecurringRow & TenantRow>({ name, text, values });
  if (!row) return null;
  const who = tenantOf(row);
  return { who: { ...who, timeZone: knownTimeZone(who.timeZone) }, recurring: recurringOf(row) };
}

/** The latest of the days, which bounds the walk of the index. */
const latest = (days: DueDays): string | null => [...days.values()].sort().at(-1) ?? null;

/**
 * Locks the recurring invoice that has been due for longest, and that no other worker has locked. Null when
 * nothing is due. The same statement serves any number of workers on any number of nodes.
 */
export const claimDue = (trx: Queryable, days: DueDays, now: Date): Promise<Claimed | null> =>
  claim(
    trx,
    'claim-recurring-invoice',
    `JOIN unnest($1::text[], $2::date[]) AS zone (name, through)
        ON zone.name = coalesce(b.time_zone, 'UTC')
      WHERE r.state = 'active' AND r.due_on <= $3::date AND r.due_on <= zone.through
        AND (r.retry_at IS NULL OR r.retry_at <= $4::timestamp)
      ORDER BY r.due_on, r.id LIMIT 1`,
    [[...days.keys()], [...days.values()], latest(days), columnTime(now)],
  );

/** Locks a recurring invoice again whose invoice has failed; null when others have it, or changed it. */
export const claimFailed = (
  trx: Queryable,
  { row_id: rowId, updated_at: version }: RecurringInvoice,
): Promise<Claimed | null> =>
  claim(
    trx,
    'claim-failed-recurring-invoice',
    `WHERE r.id = $1 AND r.updated_at = $2::timestamp AND r.state = 'active'`,
    [rowId, columnTime(version)],
  );

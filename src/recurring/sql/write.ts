import type { Core } from '@strapi/strapi';
import type { Owner } from '../../billing/tenant';
import type { PipelinedTransaction, Transaction } from '../../database/pool';
import { prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import type { EventType } from '../../domain/events';
import { jsonText } from '../../domain/json';
import { storeEventsText } from '../../webhooks/sql/store-events';
import { wakeAfter, type Stored } from '../../webhooks/wake';
import type { RecurringInvoice } from '../recurring';
import { serializeRecurring } from '../serialize';
import { WRITTEN } from './columns';

/** The row id of a recurring invoice that is not stored yet. */
export const NEW_ROW = 0;

export type RecurringEvent = EventType & `recurring_invoice.${string}`;

/** A recurring invoice about to be stored, with the events that tell of it. */
interface Written extends Owner {
  recurring: RecurringInvoice;
  events: readonly RecurringEvent[];
}

/** SQL of the events. They hold the record as the API answers it. */
function eventsText(place: Place<Written>): string {
  const data = place(({ recurring, businessId }) =>
    jsonText(serializeRecurring(recurring, businessId)),
  );
  return storeEventsText({
    type: 'told.type',
    business: place(({ businessRowId }) => businessRowId),
    data: `${data}::text`,
    from: `r CROSS JOIN unnest(${place(({ events }) => events)}::text[]) AS told (type)`,
  });
}

const changedAt = ({ recurring }: Written) => columnTime(recurring.updated_at);
const customer = ({ recurring }: Written) => recurring.customer_row_id;

const values = (place: Place<Written>): string =>
  WRITTEN.map(({ cast, value }) => `${place(({ recurring }) => value(recurring))}::${cast}`).join(
    ', ',
  );

const NAMES = WRITTEN.map(({ name }) => name).join(', ');

const INSERT = prepare<Written>('insert-recurring-invoice', (place) => {
  const at = `${place(changedAt)}::timestamp`;
  return `WITH r AS (
    INSERT INTO recurring_invoices (business_id, customer_id, document_id, created_at, updated_at,
      published_at, ${NAMES})
    VALUES (${place(({ businessRowId }) => businessRowId)}, ${place(customer)},
      ${place(({ recurring }) => recurring.id)}, ${at}, ${at}, ${at}, ${values(place)})
    RETURNING id
  ), ${eventsText(place)}
  SELECT r.id AS row_id, EXISTS (SELECT FROM delivery) AS has_deliveries FROM r`;
});

const UPDATE = prepare<Written>(
  'update-recurring-invoice',
  (place) => `WITH r AS (
    UPDATE recurring_invoices SET (customer_id, updated_at, ${NAMES})
      = ROW(${place(customer)}::integer, ${place(changedAt)}::timestamp, ${values(place)})
    WHERE id = ${place(({ recurring }) => recurring.row_id)}
      AND business_id = ${place(({ businessRowId }) => businessRowId)}
    RETURNING id
  ), ${eventsText(place)}
  SELECT r.id AS row_id, EXISTS (SELECT FROM delivery) AS has_deliveries FROM r`,
);

type StoredRow = Stored & { row_id: number };

function statementOf(
  { businessRowId, businessId }: Owner,
  recurring: RecurringInvoice,
  events: readonly RecurringEvent[],
) {
  const statement = recurring.row_id === NEW_ROW ? INSERT : UPDATE;
  return statement({ businessRowId, businessId, recurring, events });
}

/**
 * Stores a new recurring invoice, or all fields of one that was read under lock, with its events: one
 * statement (decision 1).
 * @returns the row id
 */
export async function writeRecurring(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  recurring: RecurringInvoice,
  events: readonly RecurringEvent[],
): Promise<number> {
  const [row] = await trx.query<StoredRow>(statementOf(owner, recurring, events));
  if (!row) throw new Error('The statement gave no row');
  if (row.has_deliveries) wakeAfter(strapi, trx);
  return row.row_id;
}

/** The same as the last statement but the commit, which follows at once. */
export function queueRecurring(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  owner: Owner,
  recurring: RecurringInvoice,
  events: readonly RecurringEvent[],
): void {
  trx.queue<StoredRow>(statementOf(owner, recurring, events), ([row]) => {
    if (!row) throw new Error('The statement gave no row');
    if (row.has_deliveries) wakeAfter(strapi, trx);
  });
}

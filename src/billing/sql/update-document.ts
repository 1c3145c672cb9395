import type { Queryable } from '../../database/connection';
import { prepare, type Place, type Value } from '../../database/prepare';
import { tieOf } from '../../domain/issued';
import type { EventType } from '../../domain/events';
import { storeEventsText } from '../../webhooks/sql/store-events';
import type { Stored } from '../../webhooks/wake';
import type { KindName, Locked } from '../document';
import { perKind, type DocumentKind } from '../kind';
import type { Owner } from '../tenant';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import { businessRowId as business, placed, valueOf } from './columns';
import { changedJson, customerJson, withField } from './document-json';

interface Changed extends Owner {
  document: Locked[KindName];
  events: readonly EventType[];
}

/** Since when an invoice is paid. */
function paidAt(place: Place<Changed>): string {
  const [status, now] = [place(valueOf('status')), place(valueOf('updated_at'))];
  return `, paid_at = CASE WHEN ${status}::varchar = 'paid' THEN coalesce(paid_at, ${now}::timestamp) END`;
}

/** Where a business locks nothing, a change makes an issued document keep the details of today. */
const takesAnew: Value<Changed> = ({ document }) =>
  document.lock_documents === 'never' && tieOf(document) === null;

/** A row id alone could name a document of another business. */
function updateText(kind: DocumentKind, place: Place<Changed>): string {
  const changes = fieldsOf(kind.name)
    .filter(({ patch }) => patch)
    .map((column) => `${columnName(kind.name, column)} = ${placed(column, place)}`);
  return `UPDATE ${kind.table} SET ${changes.join(', ')},
      issued_details = CASE WHEN NOT ${place(takesAnew)} THEN issued_details END
      ${kind.name === 'invoice' ? paidAt(place) : ''}
    WHERE id = ${place(({ document }) => document.row_id)} AND business_id = ${place(business)}
    RETURNING *`;
}

const UPDATE = perKind((kind) =>
  prepare<Changed>(`update-${kind.name}`, (place) => {
    const businessId = place((changed) => changed.businessId);
    const stored = {
      type: 'told.type',
      business: place(business),
      data: withField('answer.json', 'customers', 'answer.customer'),
      from: `answer CROSS JOIN unnest(${place(({ events }) => events)}::text[]) AS told (type)`,
    };
    return `WITH document AS (
      ${updateText(kind, place)}
    ), answer AS MATERIALIZED (
      SELECT ${changedJson(kind, businessId)} AS json, ${customerJson(businessId)} AS customer
      FROM document d JOIN customers c ON c.id = d.customer_id
    ), ${storeEventsText(stored)}
    SELECT json, EXISTS (SELECT FROM delivery) AS has_deliveries FROM answer`;
  }),
);

export interface UpdatedDocument extends Stored {
  /** The answer to the change. */
  json: string;
}

/**
 * Writes what a PATCH may change to a document that was read under lock, with its events. No operator made
 * the change.
 */
export async function updateDocument<Name extends KindName>(
  trx: Queryable,
  kind: DocumentKind<Name>,
  { businessRowId, businessId }: Owner,
  document: Locked[Name],
  events: readonly EventType[],
): Promise<UpdatedDocument> {
  const statement = UPDATE[kind.name]({ businessRowId, businessId, document, events });
  const [updated] = await trx.query<UpdatedDocument>(statement);
  if (!updated) throw new Error('The locked document is none of this business');
  return updated;
}

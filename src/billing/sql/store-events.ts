import type { Core } from '@strapi/strapi';
import type { Statement } from '../../database/connection';
import type { Transaction } from '../../database/pool';
import { prepare, type Place } from '../../database/prepare';
import type { EventType } from '../../domain/events';
import { storeEventsText } from '../../webhooks/sql/store-events';
import { wakeAfter, type Stored } from '../../webhooks/wake';
import type { KindName } from '../document';
import { CREDIT_NOTE, perKind, type DocumentKind, type NumberedKind } from '../kind';
import type { Owner } from '../tenant';
import { businessRowId as business } from './columns';
import { changedJson, customerJson, eventJson, withField } from './document-json';

/*
 * Events of records that other statements of the transaction have written: Strapi's, those of an import, or
 * several. All other events are stored by the statement that makes the change.
 */

const storing = (events: string): string =>
  `WITH delivery AS (${events}) SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`;

async function store(strapi: Core.Strapi, trx: Transaction, statement: Statement): Promise<void> {
  const [stored] = await trx.query<Stored>(statement);
  if (stored?.has_deliveries) wakeAfter(strapi, trx);
}

export type DocumentEvent = EventType & `${KindName}.${string}`;

interface OfDocument extends Owner {
  id: string;
}

function documentText<Input extends OfDocument>(
  kind: NumberedKind,
  place: Place<Input>,
  type: string,
  dataOf: (event: string) => string = (event) => event,
): string {
  const businessId = place((input) => input.businessId);
  const from = `${kind.table} d JOIN customers c ON c.id = d.customer_id
    AND d.document_id = ${place(({ id }) => id)} AND d.business_id = ${place(business)}`;
  const data = dataOf(eventJson(changedJson(kind, businessId), businessId));
  return storing(storeEventsText({ type, business: place(business), data, from }));
}

const OF_DOCUMENT = perKind((kind) =>
  prepare<OfDocument & { type: DocumentEvent }>(`store-event-of-${kind.name}`, (place) =>
    documentText(kind, place, `${place(({ type }) => type)}::text`),
  ),
);

/** Stores an event of a document that this transaction has written. */
export function storeDocumentEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  kind: DocumentKind,
  document: OfDocument,
  type: DocumentEvent,
): Promise<void> {
  return store(strapi, trx, OF_DOCUMENT[kind.name]({ ...document, type }));
}

interface OfRefund extends OfDocument {
  /** The refund as JSON text. */
  refund: string;
}

const OF_REFUND = prepare<OfRefund>('store-event-of-refund', (place) =>
  documentText(CREDIT_NOTE, place, `'credit_note.refunded'`, (event) =>
    withField(event, 'refund', `${place(({ refund }) => refund)}::text`),
  ),
);

/** Stores the event of a refund: its credit note as this transaction has left it. */
export function storeRefundEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  refund: OfRefund,
): Promise<void> {
  return store(strapi, trx, OF_REFUND(refund));
}

interface OfCustomers extends Owner {
  ids: readonly string[];
}

const OF_CUSTOMERS = prepare<OfCustomers>('store-events-of-customers', (place) => {
  const from = `(SELECT *, 'evt_' || gen_random_uuid() AS event_id FROM customers
    WHERE document_id = ANY (${place(({ ids }) => ids)}::text[]) AND business_id = ${place(business)}
    ORDER BY id OFFSET 0) c`;
  const data = customerJson(place(({ businessId }) => businessId));
  const type = `'customer.created'`;
  return storing(
    storeEventsText({ type, business: place(business), data, from, id: 'c.event_id' }),
  );
});

/** Stores that some customers were made, an event for each. */
export function storeCustomerEvents(
  strapi: Core.Strapi,
  trx: Transaction,
  customers: OfCustomers,
): Promise<void> {
  return store(strapi, trx, OF_CUSTOMERS(customers));
}

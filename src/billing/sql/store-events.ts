import type { Core } from '@strapi/strapi';
import type { Statement } from '../../database/connection';
import type { Transaction } from '../../database/pool';
import type { EventType } from '../../domain/events';
import { storeEventsText } from '../../webhooks/sql/store-events';
import { wakeAfter, type Stored } from '../../webhooks/wake';
import type { KindName } from '../document';
import { CREDIT_NOTE, perKind, type DocumentKind, type NumberedKind } from '../kind';
import type { Owner } from '../tenant';
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

/* Parameters of all these statements: the business by its two ids, and in most the document. */
const [BUSINESS, BUSINESS_ID, ID] = ['$1::integer', '$2', '$3::text'] as const;

function documentText(
  kind: NumberedKind,
  type: string,
  dataOf: (event: string) => string = (event) => event,
): string {
  const from = `${kind.table} d JOIN customers c ON c.id = d.customer_id
    AND d.document_id = ${ID} AND d.business_id = ${BUSINESS}`;
  const data = dataOf(eventJson(changedJson(kind, BUSINESS_ID), BUSINESS_ID));
  return storing(storeEventsText({ type, business: BUSINESS, data, from }));
}

const OF_DOCUMENT = perKind((kind) => ({
  name: `store-event-of-${kind.name}`,
  text: documentText(kind, '$4::text'),
}));

/** Stores an event of a document that this transaction has written. */
export function storeDocumentEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  kind: DocumentKind,
  { businessRowId, businessId, id }: OfDocument,
  type: DocumentEvent,
): Promise<void> {
  const values = [businessRowId, businessId, id, type];
  return store(strapi, trx, { ...OF_DOCUMENT[kind.name], values });
}

interface OfRefund extends OfDocument {
  /** The refund as JSON text. */
  refund: string;
}

const OF_REFUND = {
  name: 'store-event-of-refund',
  text: documentText(CREDIT_NOTE, `'credit_note.refunded'`, (event) =>
    withField(event, 'refund', '$4::text'),
  ),
};

/** Stores the event of a refund: its credit note as this transaction has left it. */
export function storeRefundEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId, id, refund }: OfRefund,
): Promise<void> {
  return store(strapi, trx, { ...OF_REFUND, values: [businessRowId, businessId, id, refund] });
}

interface OfCustomers extends Owner {
  ids: readonly string[];
}

const OF_CUSTOMERS = {
  name: 'store-events-of-customers',
  text: storing(
    storeEventsText({
      type: `'customer.created'`,
      business: BUSINESS,
      data: customerJson(BUSINESS_ID),
      from: `(SELECT *, 'evt_' || gen_random_uuid() AS event_id FROM customers
        WHERE document_id = ANY ($3::text[]) AND business_id = ${BUSINESS} ORDER BY id OFFSET 0) c`,
      id: 'c.event_id',
    }),
  ),
};

/** Stores that some customers were made, an event for each. */
export function storeCustomerEvents(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId, ids }: OfCustomers,
): Promise<void> {
  return store(strapi, trx, { ...OF_CUSTOMERS, values: [businessRowId, businessId, ids] });
}

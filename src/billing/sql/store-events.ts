import type { Core } from '@strapi/strapi';
import type { Statement } from '../../database/connection';
import type { Transaction } from '../../database/pool';
import type { EventType } from '../../domain/events';
import { storeEventsText } from '../../webhooks/sql/store-events';
import { wakeAfter, type Stored } from '../../webhooks/wake';
import type { KindName } from '../document';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../kind';
import type { Owner } from '../tenant';
import { changedJson, customerJson, eventJson, withField } from './document-json';
import { productJson } from './products';

/*
 * Events of records that other statements of the transaction have written, such as those of an import. All other events are stored by the statement that makes the change.
 */

const storing = (events: string): string =>
  `WITH ${events} SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`;

async function store(strapi: Core.Strapi, trx: Transaction, statement: Statement): Promise<void> {
  const [stored] = await trx.query<Stored>(statement);
  if (stored?.has_deliveries) wakeAfter(strapi, trx);
}

/** Parameters of all these statements: the business by its two ids, and the records. */
const [BUSINESS, BUSINESS_ID, IDS] = ['$1::integer', '$2', '$3::text[]'] as const;

/** SQL of the records in the order in which they were made, and of the data of their events. */
interface Told {
  from: string;
  data: string;
}

const records = (table: string, alias: string): string =>
  `(SELECT * FROM ${table} WHERE document_id = ANY (${IDS}) AND business_id = ${BUSINESS}
    ORDER BY id OFFSET 0) ${alias}`;

const ofDocument = (kind: NumberedKind): Told => ({
  from: `${records(kind.table, 'd')} JOIN customers c ON c.id = d.customer_id`,
  data: eventJson(changedJson(kind, BUSINESS_ID), BUSINESS_ID),
});

type ToldName = KindName | 'customer' | 'product';

const TOLD: Readonly<Record<ToldName, Told>> = {
  invoice: ofDocument(INVOICE),
  quotation: ofDocument(QUOTATION),
  customer: { from: records('customers', 'c'), data: `${customerJson(BUSINESS_ID)}::text` },
  product: { from: records('products', 'p'), data: `${productJson(BUSINESS_ID)}::text` },
};

export type EventOf<Name extends ToldName> = EventType & `${Name}.${string}`;

interface Events<Name extends ToldName> extends Owner {
  ids: readonly string[];
  types: readonly EventOf<Name>[];
}

function textOf(name: ToldName): string {
  const { from, data } = TOLD[name];
  const told = `${from} CROSS JOIN unnest($4::text[]) AS told (type)`;
  return storing(storeEventsText({ type: 'told.type', business: BUSINESS, data, from: told }));
}

const TEXTS: Readonly<Record<ToldName, string>> = {
  invoice: textOf('invoice'),
  quotation: textOf('quotation'),
  customer: textOf('customer'),
  product: textOf('product'),
};

/** Stores events of records that this transaction has written. */
export function storeEvents<Name extends ToldName>(
  strapi: Core.Strapi,
  trx: Transaction,
  name: Name,
  { businessRowId, businessId, ids, types }: Events<Name>,
): Promise<void> {
  const values = [businessRowId, businessId, ids, types];
  return store(strapi, trx, { name: `store-events-of-${name}`, text: TEXTS[name], values });
}

interface OfRefund extends Owner {
  /** The credit note. */
  id: string;
  /** The refund as JSON text. */
  refund: string;
}

const NOTE = ofDocument(CREDIT_NOTE);
const OF_REFUND = {
  name: 'store-event-of-refund',
  text: storing(
    storeEventsText({
      type: `'credit_note.refunded'`,
      business: BUSINESS,
      data: withField(NOTE.data, 'refund', '$4::text'),
      from: NOTE.from,
    }),
  ),
};

/** Stores the event of a refund: its credit note as this transaction has left it. */
export function storeRefundEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId, id, refund }: OfRefund,
): Promise<void> {
  return store(strapi, trx, { ...OF_REFUND, values: [businessRowId, businessId, [id], refund] });
}

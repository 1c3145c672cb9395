import { jsonValue, prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { storeEventsText, type EventText } from '../../webhooks/sql/store-events';
import type { EventType } from '../../domain/events';
import type { RefundStatus } from '../../domain/payment';
import { businessRowId as business } from './columns';
import type { AllocationRow, PaymentRow } from './payments';
import { settledEventsText, settleText, type Settling } from './settlement';

/** The event of a payment. */
interface Told {
  businessRowId: number;
  /** The payment as JSON text. */
  json: string;
}

type PaymentEvent = EventType & `payment.${string}`;

function paymentEvent<Input extends Told>(place: Place<Input>, type: PaymentEvent): EventText {
  const data = `${place(({ json }) => json)}::text`;
  return { type: `'${type}'`, business: place(business), data };
}

/** A new payment, and the days on which its parts settle their invoices, in the order of the parts. */
export interface NewPayment extends Told {
  payment: PaymentRow;
  customerRowId: number;
  allocated: readonly { invoiceRowId: number; day: string }[];
}

const metadataOf = <Input extends { payment: PaymentRow }>(place: Place<Input>): string =>
  `${place(({ payment }) => jsonValue(payment.metadata))}::jsonb`;

/** SQL of the CTEs that store a payment and its parts. */
function insertText<Input extends NewPayment>(place: Place<Input>): string {
  const field = (name: Exclude<keyof PaymentRow, 'allocations' | 'metadata'>) =>
    place(({ payment }) => payment[name]);
  const now = `${place(({ payment }) => columnTime(payment.created_at))}::timestamp`;
  const businessId = place(business);
  const parts = (name: 'id' | 'amount') =>
    place(({ payment }) => payment.allocations.map((one) => one[name]));
  const invoices = place(({ allocated }) => allocated.map((one) => one.invoiceRowId));
  const days = place(({ allocated }) => allocated.map(({ day }) => day));
  const only = place(({ allocated }) =>
    allocated.length === 1 ? allocated[0]?.invoiceRowId : null,
  );
  return `payment AS (
      INSERT INTO payments (document_id, business_id, customer_id, invoice_id, amount, unallocated_amount,
        currency, paid_on, method, reference, note, metadata, state, created_at, updated_at, published_at)
      VALUES (${field('id')}, ${businessId}, ${place(({ customerRowId }) => customerRowId)}, ${only},
        ${field('amount')}::numeric, ${field('unallocated_amount')}::numeric, ${field('currency')},
        ${field('paid_on')}::date, ${field('method')}, ${field('reference')}, ${field('note')},
        ${metadataOf(place)}, ${field('status')}, ${now}, ${now}, ${now})
      RETURNING id
    ), allocation AS (
      INSERT INTO allocations (document_id, business_id, payment_id, invoice_id, amount, day, is_write_off,
        created_at, updated_at)
      SELECT part.id, ${businessId}, payment.id, part.invoice, part.amount, part.day,
        coalesce(${field('method')}::text = 'write_off', false), ${now}, ${now}
      FROM payment CROSS JOIN unnest(${parts('id')}::text[], ${invoices}::int[], ${parts('amount')}::numeric[],
        ${days}::date[]) WITH ORDINALITY AS part (id, invoice, amount, day, place)
      ORDER BY part.place
    )`;
}

/**
 * Stores a payment, the amounts of the one invoice that it pays, and the events of both, that of the payment
 * first.
 */
export const INSERT_PAYMENT = prepare<NewPayment & Settling>(
  'insert-payment',
  (place) => `WITH ${insertText(place)}, document AS (
      ${settleText(place)}
    ), ${storeEventsText(paymentEvent(place, 'payment.recorded'), settledEventsText(place))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

/** Stores a payment of a customer, and its event. The amounts of its invoices are stored apart. */
export const INSERT_CUSTOMER_PAYMENT = prepare<NewPayment>(
  'insert-customer-payment',
  (place) => `WITH ${insertText(place)},
      ${storeEventsText(paymentEvent(place, 'payment.recorded'))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

interface Changed extends Told {
  rowId: number;
  now: string;
}

const changedAt = <Input extends Changed>(place: Place<Input>): string =>
  `updated_at = ${place(({ now }) => columnTime(now))}::timestamp`;
const rowId = <Input extends Changed>(place: Place<Input>): string => place((input) => input.rowId);

const tell = (type: PaymentEvent) =>
  prepare<Told>(
    `tell-${type}`,
    (place) => `WITH ${storeEventsText(paymentEvent(place, type))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
  );

/** Store the event of a payment that other statements of the transaction have changed. */
export const TELL_PAYMENT = {
  'payment.unallocated': tell('payment.unallocated'),
  'payment.refunded': tell('payment.refunded'),
  'payment.updated': tell('payment.updated'),
};

/** Stores what describes a payment, with its event. */
export const UPDATE_PAYMENT = prepare<Changed & { payment: PaymentRow }>(
  'update-payment',
  (place) => {
    const field = (name: 'method' | 'reference' | 'note') => place(({ payment }) => payment[name]);
    return `WITH payment AS (
      UPDATE payments SET method = ${field('method')}, reference = ${field('reference')},
        note = ${field('note')}, metadata = ${metadataOf(place)}, ${changedAt(place)}
      WHERE id = ${rowId(place)}
    ), ${storeEventsText(paymentEvent(place, 'payment.updated'))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`;
  },
);

/** Stores how a refund has ended that a provider makes. */
export const END_REFUND = prepare<{
  rowId: number;
  now: string;
  status: RefundStatus;
  day: string;
}>(
  'end-refund',
  (place) => `UPDATE refunds SET state = ${place(({ status }) => status)},
      refunded_on = ${place(({ day }) => day)}::date,
      updated_at = ${place(({ now }) => columnTime(now))}::timestamp
    WHERE id = ${place((input) => input.rowId)}`,
);

/** Stores what is left of a payment on account while its provider pays something back. */
export const HOLD_REFUND = prepare<{ rowId: number; now: string; unallocated: string }>(
  'hold-refund',
  (
    place,
  ) => `UPDATE payments SET unallocated_amount = ${place(({ unallocated }) => unallocated)}::numeric,
      updated_at = ${place(({ now }) => columnTime(now))}::timestamp
    WHERE id = ${place((input) => input.rowId)}`,
);

/**
 * Lets the provider of a payment make a refund that this transaction has stored. The worker of the inbox finds
 * it there.
 */
export const ASK_FOR_REFUND = prepare<{ businessRowId: number; refund: string }>(
  'ask-for-refund',
  (place) => {
    const refund = `${place((input) => input.refund)}::text`;
    return `WITH made AS (
        INSERT INTO provider_refunds (refund_id, connection_id, provider_payment)
        SELECT r.id, o.connection_id, o.provider_payment
        FROM refunds r JOIN provider_payments o ON o.payment_id = r.payment_id
        WHERE r.document_id = ${refund} RETURNING connection_id
      )
      INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
      SELECT ${place(business)}::integer, made.connection_id, 'refund:' || ${refund}, 'our_refund', ${refund}
      FROM made`;
  },
);

/** Marks a payment and what it pays as voided, with its event. */
export const VOID_PAYMENT = prepare<Changed>(
  'void-payment',
  (place) => `WITH payment AS (
      UPDATE payments SET state = 'voided', unallocated_amount = 0, ${changedAt(place)}
      WHERE id = ${rowId(place)}
    ), allocation AS (
      UPDATE allocations SET state = 'voided', ${changedAt(place)}
      WHERE payment_id = ${rowId(place)} AND state = 'recorded'
    ), ${storeEventsText(paymentEvent(place, 'payment.voided'))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

/** Marks a part of a payment as voided, so that it is on account, with the event of the payment. */
export const VOID_ALLOCATION = prepare<Changed & { allocation: string; unallocated: string }>(
  'void-allocation',
  (place) => `WITH allocation AS (
      UPDATE allocations SET state = 'voided', ${changedAt(place)}
      WHERE document_id = ${place(({ allocation }) => allocation)}
    ), payment AS (
      UPDATE payments SET unallocated_amount = ${place(({ unallocated }) => unallocated)}::numeric,
        ${changedAt(place)}
      WHERE id = ${rowId(place)}
    ), ${storeEventsText(paymentEvent(place, 'payment.unallocated'))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

interface NewAllocation {
  businessRowId: number;
  rowId: number;
  now: string;
  allocation: AllocationRow;
  invoiceRowId: number;
  day: string;
  /** What is left on account. */
  unallocated: string;
  /** Whether the payment was for no other invoice. */
  isFirst: boolean;
}

/** Stores what a payment pays of one more invoice. */
export const INSERT_ALLOCATION = prepare<NewAllocation>('insert-allocation', (place) => {
  const now = `${place((input) => columnTime(input.now))}::timestamp`;
  const payment = place((input) => input.rowId);
  const invoice = `${place(({ invoiceRowId }) => invoiceRowId)}::integer`;
  return `WITH payment AS (
      UPDATE payments SET unallocated_amount = ${place(({ unallocated }) => unallocated)}::numeric,
        invoice_id = CASE WHEN ${place(({ isFirst }) => isFirst)}::boolean THEN ${invoice} END,
        updated_at = ${now}
      WHERE id = ${payment}
    )
    INSERT INTO allocations (document_id, business_id, payment_id, invoice_id, amount, day, is_write_off,
      created_at, updated_at)
    VALUES (${place(({ allocation }) => allocation.id)}, ${place(business)}, ${payment}, ${invoice},
      ${place(({ allocation }) => allocation.amount)}::numeric, ${place(({ day }) => day)}::date, false,
      ${now}, ${now})`;
});

/** Stores what is left of a payment on account after a refund, with its event. */
export const REFUND_PAYMENT = prepare<Changed & { unallocated: string }>(
  'refund-payment',
  (place) => `WITH payment AS (
      UPDATE payments SET unallocated_amount = ${place(({ unallocated }) => unallocated)}::numeric,
        ${changedAt(place)}
      WHERE id = ${rowId(place)}
    ), ${storeEventsText(paymentEvent(place, 'payment.refunded'))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

/** Puts a refund that was voided back on account. */
export const UNREFUND_PAYMENT = prepare<{ rowId: number; now: string; amount: string }>(
  'unrefund-payment',
  (place) => `UPDATE payments
    SET unallocated_amount = unallocated_amount + ${place(({ amount }) => amount)}::numeric,
      updated_at = ${place(({ now }) => columnTime(now))}::timestamp
    WHERE id = ${place((input) => input.rowId)}`,
);

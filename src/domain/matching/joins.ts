import type Big from 'big.js';
import { daysBetween } from '../dates';
import { sum } from '../money';
import type { Credit, Known, Reason, RecordedPayment, Suggestion } from './credit';
import { isSameName } from './names';

/** So far a payment that was recorded by hand may lie from its day at the bank. */
export const MOST_JOIN_DAYS = 10;

const distance = ({ booked_on: day }: Credit, { paid_on: other }: RecordedPayment): number =>
  Math.abs(daysBetween(day, other));

const addsUp = (payments: readonly RecordedPayment[], amount: Big): boolean =>
  sum(payments.map((one) => one.amount)).eq(amount);

/** Payments by what they have in common, those with the smallest distance to the credit first. */
function groupsOf(
  payments: readonly RecordedPayment[],
  common: (payment: RecordedPayment) => string,
): RecordedPayment[][] {
  const groups = new Map<string, RecordedPayment[]>();
  for (const one of payments) {
    const key = common(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Why a payment may be that of the credit, besides its amount. */
function reasonsOf(credit: Credit, known: Known, payments: readonly RecordedPayment[]): Reason[] {
  const all = (test: (payment: RecordedPayment) => boolean) => payments.every(test);
  const isFound = (by: 'reference' | 'number') =>
    all(({ invoice_ids: ids }) =>
      known.found.some((one) => one.by === by && one.invoice && ids.includes(one.invoice.id)),
    );
  return [
    ...(isFound('reference') ? (['reference'] as const) : []),
    ...(isFound('number') ? (['number'] as const) : []),
    'amount',
    ...(all(({ customer_id: id }) => known.iban_customers.includes(id)) ? (['iban'] as const) : []),
    ...(all(({ customer_name: name }) => isSameName(name, credit.name ?? ''))
      ? (['name'] as const)
      : []),
  ];
}

/**
 * Recorded payments that add up to a credit, within ten days of it: one, all of one customer, or all of one day.
 * @param payer where the text names one customer, only that one's
 */
export function joinOf(credit: Credit, known: Known, payer: string | null): Suggestion | null {
  const near = known.payments
    .filter((one) => distance(credit, one) <= MOST_JOIN_DAYS)
    .filter(({ customer_id: id }) => payer === null || id === payer)
    .sort((a, b) => distance(credit, a) - distance(credit, b));
  const singles = near.map((one) => [one]);
  const groups = [
    ...groupsOf(near, ({ customer_id: id }) => id),
    ...groupsOf(near, ({ paid_on: day }) => day),
  ];
  const [best] = [...singles, ...groups]
    .filter((payments) => addsUp(payments, credit.amount))
    .map((payments) => ({ payments, because: reasonsOf(credit, known, payments) }))
    .sort((a, b) => b.because.length - a.because.length);
  if (!best) return null;
  const customers = new Set(best.payments.map(({ customer_id: id }) => id));
  const [customer = null] = customers;
  return {
    payment_ids: best.payments.map(({ id }) => id),
    customer_id: customers.size === 1 ? customer : null,
    allocations: [],
    certainty: 'likely',
    because: best.because,
  };
}

import type Big from 'big.js';
import { say } from '../messages/message';
import { dueAmount } from './amount-due';
import { openDay } from './booking-dates';
import { ApiError, validationError } from './errors';
import { decimalText, sum, ZERO } from './money';
import { requirePayable } from './payable';
import type { Problem } from './problems';
import type { Settlement } from './settlement';

/*
 * The part of a payment that pays no invoice is on the account of the customer (contract §15). Always:
 * `amount = recorded allocations + refunds + unallocated`, unless the payment is voided.
 */

/** @throws ApiError `amount_exceeds_unallocated` */
export function requireUnallocated(left: Big, amount: Big, path: Problem['path']): void {
  if (amount.lte(left)) return;
  const message = say('above_unallocated', { left: decimalText(left) });
  throw validationError([{ path, message }], 'amount_exceeds_unallocated');
}

/** A payment or an invoice. */
interface Side {
  customer_row_id: number;
  currency: string;
}

declare const compared: unique symbol;

/**
 * Shows that two records are of one customer and one currency. Only `requireSameSide` makes it, and where amounts
 * of two records meet it is asked for: amounts whose currencies nobody compared do not compile.
 */
export interface SameSide {
  readonly [compared]: true;
}

// The type says that the comparison was made, so it holds nothing.
const SAME_SIDE = {} as SameSide;

function hindrance(payment: Side, invoice: Side): ApiError | null {
  if (payment.customer_row_id !== invoice.customer_row_id) {
    return new ApiError('other_customer', say('other_customer'));
  }
  const { currency } = payment;
  if (currency === invoice.currency) return null;
  const values = { currency, of: invoice.currency };
  return new ApiError('currency_mismatch', say('currency_mismatch', values));
}

/**
 * A payment pays invoices of its customer alone, in its own currency.
 * @throws ApiError `other_customer`, `currency_mismatch`
 */
export function requireSameSide(payment: Side, invoice: Side): SameSide {
  const refused = hindrance(payment, invoice);
  if (refused) throw refused;
  return SAME_SIDE;
}

/** Null where a payment may not pay an invoice. */
export const sameSide = (payment: Side, invoice: Side): SameSide | null =>
  hindrance(payment, invoice) ? null : SAME_SIDE;

/** The currency of some invoices, and the sum of what is due of them. */
interface Owed {
  currency: string;
  amount: Big;
}

/**
 * What invoices of one customer and currency come to, of which there is at least one.
 * @throws ApiError `other_customer`, `currency_mismatch`
 */
export function owedTogether(first: Side, invoices: readonly { invoice: Side; due: Big }[]): Owed {
  for (const { invoice } of invoices) requireSameSide(first, invoice);
  return { currency: first.currency, amount: sum(invoices.map(({ due }) => due)) };
}

/** What an invoice is to get from a payment. */
export interface Wanted {
  side: SameSide;
  /** What the payment has on account. */
  left: Big;
  /** Null for as much as fits. */
  amount: Big | null;
  /** Where the amount stands in the request. */
  path: Problem['path'];
}

/**
 * How much of a payment an invoice gets. Whether it is due is judged where it is recorded.
 * @throws ApiError `amount_exceeds_unallocated`, `invoice_not_payable`
 */
export function allocated(invoice: Settlement, { left, amount, path }: Wanted): Big {
  requirePayable(invoice);
  if (amount !== null) {
    requireUnallocated(left, amount, path);
    return amount;
  }
  if (left.eq(ZERO)) {
    throw new ApiError('amount_exceeds_unallocated', say('nothing_on_account'));
  }
  const due = dueAmount(invoice);
  if (due.eq(ZERO)) throw new ApiError('invoice_not_payable', say('nothing_due_on_invoice'));
  return left.lt(due) ? left : due;
}

/**
 * How much of a payment an invoice gets, where the rest may stay on account.
 * @param _side shows that the amount is of the invoice's currency
 */
export function payableOf(invoice: Settlement, amount: Big, _side: SameSide): Big {
  if (invoice.status === 'cancelled') return ZERO;
  requirePayable(invoice);
  const due = dueAmount(invoice);
  return amount.lt(due) ? amount : due;
}

interface Days {
  paidOn: string;
  /** The issue date of the invoice. */
  issued: string;
  today: string;
  /** Null where no period is closed. */
  closedUntil: string | null;
}

/** Whether an invoice is dated after today. Such an invoice takes no money yet (contract §17). */
export const isToCome = ({ issued, today }: Pick<Days, 'issued' | 'today'>): boolean =>
  issued > today;

/**
 * The day on which an allocation settles its invoice: when there was money and an invoice. Where the books of
 * that day are closed, it is the day on which it was allocated, so that no figure of them changes. Days are
 * `YYYY-MM-DD`.
 * @throws ApiError `invoice_not_payable` for an invoice of a day to come
 */
export function allocationDay({ paidOn, issued, today, closedUntil }: Days): string {
  if (isToCome({ issued, today })) {
    throw new ApiError('invoice_not_payable', say('pay_to_come', { date: issued }));
  }
  const both = paidOn > issued ? paidOn : issued;
  return openDay({ day: both, today, closedUntil });
}

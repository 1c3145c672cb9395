import type { Parameters } from '../../../database/text-filter';
import { isOpen, uncovered } from '../../sql/amount-due';
import { endOfDay, type Books } from '../business';
import { balancesOn } from './statement';

/** SQL: what is still due of invoice `i`. */
export const DUE = uncovered('i');

/** SQL: whether invoice `i` is an open item. */
export const IS_OPEN = `${isOpen('i')} AND ${DUE} <> 0`;

/** SQL: the age of invoice `i`. @param today SQL of the day of the business, such as a parameter */
export const AGE = (today: string): string => `CASE
    WHEN i.due_date IS NULL OR i.due_date >= ${today}::date THEN 'not_due'
    WHEN ${today}::date - i.due_date <= 30 THEN 'days_1_30'
    WHEN ${today}::date - i.due_date <= 60 THEN 'days_31_60'
    WHEN ${today}::date - i.due_date <= 90 THEN 'days_61_90'
    ELSE 'over_90' END`;

/** The open items of a day: SQL of invoices `i`, of what is due of each, and of which are open. */
interface OpenOn {
  /** SQL of a CTE that `from` reads, or nothing. */
  given: string;
  from: string;
  due: string;
  isOpen: string;
  /** SQL of a row per amount to be refunded: the row id of its customer, its currency, and itself. */
  refunds: string;
  /** Makes the same of what is on account. */
  onAccount: () => string;
}

const NOT_REFUNDED = 'n.total - n.applied_amount - n.refunded_amount';

/** SQL of what was on account at the end of a day. @param day SQL of it */
const onAccountOn = (business: string, day: string): string =>
  `SELECT p.customer_id, p.currency, p.amount
      - coalesce((SELECT sum(a.amount) FROM allocations a
        WHERE a.payment_id = p.id AND a.state = 'recorded' AND a.day <= ${day}), 0)
      - coalesce((SELECT sum(r.amount) FROM refunds r
        WHERE r.payment_id = p.id AND r.state IN ('recorded', 'pending') AND r.refunded_on <= ${day}), 0) AS amount
    FROM payments p WHERE p.business_id = ${business} AND p.state = 'recorded' AND p.paid_on <= ${day}`;

/** What stands in the rows is what is open today. A day in the past is counted anew from all their days. */
export function openOn(books: Books, day: string, parameters: Parameters): OpenOn {
  if (day === books.today) {
    const business = `business_id = ${parameters.add(books.rowId)}`;
    return {
      given: '',
      from: 'invoices i',
      due: DUE,
      isOpen: `i.${business} AND ${IS_OPEN}`,
      refunds: `SELECT n.customer_id, n.currency, ${NOT_REFUNDED} AS amount FROM credit_notes n
        WHERE n.${business} AND ${NOT_REFUNDED} <> 0`,
      onAccount:
        () => `SELECT p.customer_id, p.currency, p.unallocated_amount AS amount FROM payments p
        WHERE p.${business} AND p.unallocated_amount > 0`,
    };
  }
  const balances = balancesOn(books.rowId, { day, endMoment: endOfDay(books, day) }, parameters);
  const from = 'balance b JOIN invoices i ON i.id = b.invoice';
  return {
    // Both what is due and what is to be refunded read all that was ever booked, so it is read once.
    given: `balance AS MATERIALIZED (${balances})`,
    from,
    due: 'b.balance',
    isOpen: 'b.balance > 0',
    refunds: `SELECT i.customer_id, i.currency, -b.balance AS amount FROM ${from} WHERE b.balance < 0`,
    onAccount: () => onAccountOn(parameters.add(books.rowId), `${parameters.add(day)}::date`),
  };
}

import type { Parameters } from '../../../database/text-filter';
import type { StatementEntryType } from '../../../domain/reports';
import { amountText, CANCELLATIONS, CANCELLED_SIGN, CANCELLED_TYPE, uncredited } from './issued';
import { REPLACED } from './write-offs';
import { IS_STATED_PAID, STATED_AT_ISSUE, STATED_BY_PAID } from './stated';

/** A customer and a period. Moments are the first instants of its first day, and after its last day. */
export interface StatementOf {
  customerRowId: number;
  from: string;
  to: string;
  fromMoment: string;
  endMoment: string;
}

const INVOICE = 'i.invoice_number AS number, i.document_id AS document, i.currency';
const NOTE = 'n.credit_note_number AS number, n.document_id AS document, n.currency';
const NOTES = 'credit_notes n JOIN invoices i ON i.id = n.invoice_id';
const ISSUED = 'i.issued_at IS NOT NULL';

interface Entry {
  /** SQL of what the entry is. */
  type: string;
  /** The order within a day. */
  rank: number;
  /** The alias of the invoice. */
  invoice: 'i' | 'd';
  document: string;
  /** A day, or a moment. */
  date: string;
  amount: string;
  from: string;
  where: string;
}

const day = (column: string) => `${column} AS day, NULL::timestamp AS moment`;

/** SQL of a type that is known. */
const plain = (type: StatementEntryType): string => `'${type}'`;

const ofInvoice = { invoice: 'i', document: INVOICE, date: day('i.issue_date') } as const;

/** What payments pay of invoices. */
const ALLOCATION: Entry = {
  ...ofInvoice,
  type: plain('payment'),
  rank: 3,
  date: day('a.day'),
  amount: '-a.amount',
  from: 'allocations a JOIN invoices i ON i.id = a.invoice_id',
  where: `${ISSUED} AND a.state = 'recorded'`,
};

/** All that changes what is owed, but payments. */
const ENTRIES: readonly Entry[] = [
  {
    ...ofInvoice,
    type: plain('invoice'),
    rank: 1,
    amount: 'i.total',
    from: 'invoices i',
    where: ISSUED,
  },
  {
    ...ofInvoice,
    type: plain('stated'),
    rank: 2,
    amount: `-(${STATED_AT_ISSUE})`,
    from: 'invoices i',
    where: `${ISSUED} AND ${STATED_AT_ISSUE} <> 0`,
  },
  {
    ...ofInvoice,
    type: plain('stated'),
    rank: 2,
    date: 'NULL::date AS day, i.paid_at AS moment',
    amount: `-${STATED_BY_PAID}`,
    from: 'invoices i',
    where: `${ISSUED} AND ${IS_STATED_PAID} AND ${STATED_BY_PAID} <> 0`,
  },
  {
    invoice: 'i',
    document: NOTE,
    date: day('n.issue_date'),
    type: plain('credit_note'),
    rank: 4,
    amount: '-n.total',
    from: NOTES,
    where: ISSUED,
  },
  {
    ...ofInvoice,
    type: plain('write_off'),
    rank: 5,
    date: day('r.day'),
    amount: 'r.amount',
    from: `(${REPLACED}) r JOIN invoices i ON i.id = r.invoice_id AND i.business_id = r.business_id`,
    where: ISSUED,
  },
  {
    invoice: 'i',
    document: NOTE,
    date: day('r.refunded_on'),
    type: plain('refund'),
    rank: 6,
    amount: 'r.amount',
    from: `${NOTES} JOIN refunds r ON r.credit_note_id = n.id`,
    where: `${ISSUED} AND r.state = 'recorded'`,
  },
  {
    invoice: 'd',
    document: 'd.invoice_number AS number, d.document_id AS document, d.currency',
    date: day('x.day'),
    type: CANCELLED_TYPE,
    rank: 7,
    amount: `${CANCELLED_SIGN} ${uncredited('total')}`,
    from: CANCELLATIONS,
    where: 'true',
  },
];

/** SQL of the entries of invoices. @param scope a condition on the columns of an invoice by its alias */
const entriesOf = (entries: readonly Entry[], scope: (invoice: string) => string): string =>
  entries
    .map(
      ({ type, rank, invoice, document, date, amount, from, where }) =>
        `SELECT ${type} AS type, ${rank} AS rank, ${invoice}.id AS invoice, ${document}, ${date},
        ${amount} AS amount FROM ${from} WHERE ${scope(invoice)} AND ${where}`,
    )
    .join(' UNION ALL ');

/**
 * SQL of payments of customer `$1`, or of their refunds, as a whole, whatever of them is on account. They name
 * their invoice where that is the only one.
 */
const paymentsOf = (type: string, rank: number, amount: string, date: string, from: string) =>
  `SELECT ${type} AS type, ${rank} AS rank, i.id AS invoice,
      coalesce(i.invoice_number, p.reference, '') AS number, i.document_id AS document, p.currency,
      ${day(date)}, ${amount} AS amount
    FROM ${from} LEFT JOIN invoices i ON i.id = p.invoice_id WHERE p.customer_id = $1`;
const PAYMENT = `CASE WHEN p.method = 'write_off' THEN ${plain('write_off')} ELSE ${plain('payment')} END`;

/** Those of customer `$1`; a date has either a day or a moment. */
const OF_CUSTOMER = [
  entriesOf(ENTRIES, (invoice) => `${invoice}.customer_id = $1`),
  `${paymentsOf(PAYMENT, 3, '-p.amount', 'p.paid_on', 'payments p')} AND p.state = 'recorded'`,
  `${paymentsOf(plain('refund'), 6, 'r.amount', 'r.refunded_on', 'refunds r JOIN payments p ON p.id = r.payment_id')}
    AND r.state IN ('recorded', 'pending')`,
].join(' UNION ALL ');

/**
 * SQL: a row per invoice of a business that was not settled at the end of a day: what was due of it, or, less
 * than 0, what was to be refunded.
 * @param on its day, and the first instant after it
 */
export function balancesOn(
  businessRowId: number,
  on: { day: string; endMoment: string },
  parameters: Parameters,
): string {
  const business = parameters.add(businessRowId);
  const entries = entriesOf(
    [...ENTRIES, ALLOCATION],
    (invoice) => `${invoice}.business_id = ${business}`,
  );
  const end = `${parameters.add(on.endMoment)}::timestamp`;
  return `SELECT invoice, sum(amount) AS balance FROM (${entries}) entry
    WHERE day <= ${parameters.add(on.day)}::date OR moment < ${end}
    GROUP BY invoice HAVING sum(amount) <> 0`;
}

/** SQL: the entries of the period, in order. */
export function statementEntries(wanted: StatementOf, parameters: Parameters): string {
  parameters.add(wanted.customerRowId);
  const days = `${parameters.add(wanted.from)}::date AND ${parameters.add(wanted.to)}::date`;
  const from = `${parameters.add(wanted.fromMoment)}::timestamp`;
  const end = `${parameters.add(wanted.endMoment)}::timestamp`;
  return `SELECT type, day, moment, number, document, currency, ${amountText('amount')} AS amount
    FROM (${OF_CUSTOMER}) entry
    WHERE day BETWEEN ${days} OR (moment >= ${from} AND moment < ${end})
    ORDER BY coalesce(day, moment), rank, number, type`;
}

/** SQL: what the customer owed before the period, per currency. */
export function openingBalances(wanted: StatementOf, parameters: Parameters): string {
  parameters.add(wanted.customerRowId);
  const from = `${parameters.add(wanted.from)}::date`;
  const moment = `${parameters.add(wanted.fromMoment)}::timestamp`;
  return `SELECT currency, ${amountText('sum(amount)')} AS amount FROM (${OF_CUSTOMER}) entry
    WHERE day < ${from} OR moment < ${moment} GROUP BY currency`;
}

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
const OF_CUSTOMER = 'i.customer_id = $1 AND i.issued_at IS NOT NULL';

interface Entry {
  /** SQL of what the entry is. */
  type: string;
  /** The order within a day. */
  rank: number;
  amount: string;
  from: string;
}

const day = (column: string) => `${column} AS day, NULL::timestamp AS moment`;

const entry = ({ type, rank, amount, from }: Entry, document: string, date: string): string =>
  `SELECT ${type} AS type, ${rank} AS rank, ${document}, ${date}, ${amount} AS amount FROM ${from}`;

/** SQL of a type that is known. */
const plain = (type: StatementEntryType): string => `'${type}'`;

const payment = (type: 'payment' | 'write_off', method: string): Entry => ({
  type: plain(type),
  rank: 3,
  amount: '-p.amount',
  from: `payments p JOIN invoices i ON i.id = p.invoice_id
    WHERE ${OF_CUSTOMER} AND p.state = 'recorded' AND p.method ${method} 'write_off'`,
});

/** All that changed what customer `$1` owes; a date has either a day or a moment. */
const ENTRIES = [
  entry(
    {
      type: plain('invoice'),
      rank: 1,
      amount: 'i.total',
      from: `invoices i WHERE ${OF_CUSTOMER}`,
    },
    INVOICE,
    day('i.issue_date'),
  ),
  entry(
    {
      type: plain('stated'),
      rank: 2,
      amount: `-(${STATED_AT_ISSUE})`,
      from: `invoices i WHERE ${OF_CUSTOMER} AND ${STATED_AT_ISSUE} <> 0`,
    },
    INVOICE,
    day('i.issue_date'),
  ),
  entry(
    {
      type: plain('stated'),
      rank: 2,
      amount: `-${STATED_BY_PAID}`,
      from: `invoices i WHERE ${OF_CUSTOMER} AND ${IS_STATED_PAID} AND ${STATED_BY_PAID} <> 0`,
    },
    INVOICE,
    'NULL::date AS day, i.paid_at AS moment',
  ),
  entry(payment('payment', 'IS DISTINCT FROM'), INVOICE, day('p.paid_on')),
  entry(payment('write_off', '='), INVOICE, day('p.paid_on')),
  entry(
    {
      type: plain('credit_note'),
      rank: 4,
      amount: '-n.total',
      from: `credit_notes n JOIN invoices i ON i.id = n.invoice_id
        WHERE ${OF_CUSTOMER}`,
    },
    NOTE,
    day('n.issue_date'),
  ),
  entry(
    {
      type: plain('write_off'),
      rank: 5,
      amount: 'r.amount',
      from: `(${REPLACED}) r JOIN invoices i ON i.id = r.invoice_id WHERE ${OF_CUSTOMER}`,
    },
    INVOICE,
    day('r.day'),
  ),
  entry(
    {
      type: plain('refund'),
      rank: 6,
      amount: 'r.amount',
      from: `refunds r JOIN credit_notes n ON n.id = r.credit_note_id
        JOIN invoices i ON i.id = n.invoice_id WHERE ${OF_CUSTOMER} AND r.state = 'recorded'`,
    },
    NOTE,
    day('r.refunded_on'),
  ),
  entry(
    {
      type: CANCELLED_TYPE,
      rank: 7,
      amount: `${CANCELLED_SIGN} ${uncredited('total')}`,
      from: `${CANCELLATIONS} WHERE d.customer_id = $1`,
    },
    'd.invoice_number AS number, d.document_id AS document, d.currency',
    day('x.day'),
  ),
].join(' UNION ALL ');

/** SQL: the entries of the period, in order. */
export function statementEntries(wanted: StatementOf, parameters: Parameters): string {
  parameters.add(wanted.customerRowId);
  const days = `${parameters.add(wanted.from)}::date AND ${parameters.add(wanted.to)}::date`;
  const from = `${parameters.add(wanted.fromMoment)}::timestamp`;
  const end = `${parameters.add(wanted.endMoment)}::timestamp`;
  return `SELECT type, day, moment, number, document, currency, ${amountText('amount')} AS amount
    FROM (${ENTRIES}) entry
    WHERE day BETWEEN ${days} OR (moment >= ${from} AND moment < ${end})
    ORDER BY coalesce(day, moment), rank, number, type`;
}

/** SQL: what the customer owed before the period, per currency. */
export function openingBalances(wanted: StatementOf, parameters: Parameters): string {
  parameters.add(wanted.customerRowId);
  const from = `${parameters.add(wanted.from)}::date`;
  const moment = `${parameters.add(wanted.fromMoment)}::timestamp`;
  return `SELECT currency, ${amountText('sum(amount)')} AS amount FROM (${ENTRIES}) entry
    WHERE day < ${from} OR moment < ${moment} GROUP BY currency`;
}

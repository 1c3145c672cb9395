import type { Queryable } from '../../database/connection';
import type { MatchKind } from '../../domain/bank-transaction';
import { OVER_BANK } from './bank-known';
import { ITS_STATEMENT, type BankTransactionRow } from './bank-transactions';
import { REFUND_DUE } from './columns';

/** The days within which banks send a payment back. */
const MOST_DAYS_BACK = 400;
const MOST = 20;

/** A record that a transaction may be. Amounts are exact decimal text. */
export interface ChoiceRow {
  kind: 'joined' | 'refund_id' | 'bounced' | 'refund_payment' | 'refund_note';
  id: string;
  day: string;
  amount: string;
  customer: string;
  numbers: string[];
  /** What a transaction has beyond the amount. */
  over: string;
}

/** The invoices of a payment `p`: of a voided one those that it had paid. */
const PAID_NUMBERS = `ARRAY(SELECT DISTINCT i.invoice_number FROM allocations a
    JOIN invoices i ON i.id = a.invoice_id
  WHERE a.payment_id = p.id AND (a.state = 'recorded' OR p.state = 'voided') ORDER BY 1)`;
const NOTE_NUMBER = `ARRAY(SELECT n.credit_note_number FROM credit_notes n WHERE n.id = r.credit_note_id)`;

/**
 * SQL of what speaks for a payment `p`: its invoice stands in the text of the transaction ($6), its customer `c` is the
 * counterparty by name ($5), or has paid from the account ($7) before.
 */
const SPEAKING = `(SELECT count(*) FROM (VALUES
    (EXISTS (SELECT FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.payment_id = p.id
      AND i.invoice_number <> '' AND strpos(lower($6::text), lower(i.invoice_number)) > 0)),
    (lower(c.name) = lower($5::text)),
    (p.customer_id IN (SELECT paid.customer_id FROM bank_transactions t
      JOIN bank_transaction_payments m ON m.transaction_id = t.id JOIN payments paid ON paid.id = m.payment_id
      WHERE t.business_id = $1 AND t.counterparty_iban = $7::text AND t.amount > 0 AND m.kind <> 'bounced'))) AS s(speaks) WHERE speaks)`;

/** SQL of payments `p` of a kind. $2 is the amount without its sign, $3 the currency, $4 the day. */
const payments = (kind: ChoiceRow['kind'], amount: string, where: string, order: string): string =>
  `(SELECT '${kind}' AS kind, p.document_id AS id, p.paid_on AS day, trim_scale(${amount})::text AS amount,
      c.name AS customer, ${PAID_NUMBERS} AS numbers, trim_scale($2::numeric - ${amount})::text AS over
    FROM payments p JOIN customers c ON c.id = p.customer_id
    WHERE p.business_id = $1 AND p.state = 'recorded' AND p.currency = $3 AND ${where}
    ORDER BY ${SPEAKING} DESC, ${order}, p.id DESC LIMIT ${MOST})`;

const JOINED = payments(
  'joined',
  'p.amount',
  `p.amount = $2::numeric AND ${OVER_BANK}
    AND NOT EXISTS (SELECT FROM bank_transaction_payments m WHERE m.payment_id = p.id)`,
  'abs(p.paid_on - $4::date)',
);

const BOUNCED = payments(
  'bounced',
  'p.amount',
  `p.amount <= $2::numeric AND p.amount * 2 >= $2::numeric AND ${OVER_BANK}
    AND p.paid_on BETWEEN $4::date - ${MOST_DAYS_BACK} AND $4::date`,
  'p.amount DESC, p.paid_on DESC',
);

const REFUND_OF_PAYMENT = payments(
  'refund_payment',
  'p.unallocated_amount',
  'p.unallocated_amount >= $2::numeric',
  'p.unallocated_amount, p.paid_on DESC',
);

const REFUNDS = `(SELECT 'refund_id', r.document_id, r.refunded_on, trim_scale(r.amount)::text, c.name, ${NOTE_NUMBER},
    '0' FROM refunds r LEFT JOIN credit_notes n ON n.id = r.credit_note_id LEFT JOIN payments p ON p.id = r.payment_id
    JOIN customers c ON c.id = coalesce(n.customer_id, p.customer_id)
  WHERE r.business_id = $1 AND r.state = 'recorded' AND r.currency = $3 AND r.amount = $2::numeric
    AND NOT EXISTS (SELECT FROM bank_transactions t WHERE t.refund_id = r.id)
  ORDER BY abs(r.refunded_on - $4::date), r.id DESC LIMIT ${MOST})`;

const REFUND_OF_NOTE = `(SELECT 'refund_note', d.document_id, d.issue_date, trim_scale(${REFUND_DUE})::text, c.name,
    ARRAY[d.credit_note_number::text], '0' FROM credit_notes d JOIN customers c ON c.id = d.customer_id
  WHERE d.business_id = $1 AND d.currency = $3 AND ${REFUND_DUE} >= $2::numeric
  ORDER BY ${REFUND_DUE}, d.id DESC LIMIT ${MOST})`;

/**
 * The recorded payments that a credit may be; or the refunds, payments and credit notes that a debit may be about.
 * The likely ones come first, at most twenty of each kind.
 */
export function findChoices(
  db: Queryable,
  businessRowId: number,
  transaction: BankTransactionRow,
): Promise<ChoiceRow[]> {
  const { amount, currency, booked_on: day, text, reference } = transaction;
  const { counterparty_name: name, counterparty_iban: iban } = transaction;
  const isCredit = !amount.startsWith('-');
  const words = [text, reference].join('\n');
  const debits = [REFUNDS, BOUNCED, REFUND_OF_PAYMENT, REFUND_OF_NOTE].join(' UNION ALL ');
  return db.query({
    text: isCredit
      ? JOINED
      : `SELECT kind, id, day, amount, customer, numbers, over FROM (${debits}) AS found
          (kind, id, day, amount, customer, numbers, over)`,
    values: [businessRowId, amount.replace('-', ''), currency, day, name, words, iban],
  });
}

/** A payment or a refund that a transaction is matched to. */
export interface MatchedRow {
  transaction: string;
  type: 'payment' | 'refund';
  kind: MatchKind;
  /** Whether the payment was sent back later, or voided by a person. */
  is_voided: boolean;
  id: string;
  customer: string;
  numbers: string[];
}

/** The records that transactions are matched to. @param ids of transactions */
export function matchedRecords(
  db: Queryable,
  businessRowId: number,
  ids: readonly string[],
): Promise<MatchedRow[]> {
  return db.query({
    text: `SELECT t.document_id AS transaction, 'payment' AS type, m.kind, p.state = 'voided' AS is_voided,
        p.document_id AS id, c.name AS customer, ${PAID_NUMBERS} AS numbers
      FROM bank_transactions t JOIN bank_transaction_payments m ON m.transaction_id = t.id
        JOIN payments p ON p.id = m.payment_id JOIN customers c ON c.id = p.customer_id
      WHERE t.business_id = $1 AND t.document_id = ANY ($2::text[])
      UNION ALL SELECT t.document_id, 'refund', CASE WHEN t.is_refund_recorded THEN 'recorded' ELSE 'joined' END,
        r.state = 'voided', r.document_id, c.name, ${NOTE_NUMBER}
      FROM bank_transactions t JOIN refunds r ON r.id = t.refund_id
        LEFT JOIN credit_notes n ON n.id = r.credit_note_id LEFT JOIN payments p ON p.id = r.payment_id
        JOIN customers c ON c.id = coalesce(n.customer_id, p.customer_id)
      WHERE t.business_id = $1 AND t.document_id = ANY ($2::text[])`,
    values: [businessRowId, ids],
  });
}

/** Names of invoices and customers by their public ids, for what is shown of suggestions. */
export interface SuggestedNames {
  invoices: ReadonlyMap<string, string>;
  customers: ReadonlyMap<string, string>;
}

export async function suggestedNames(
  db: Queryable,
  businessRowId: number,
  invoices: readonly string[],
  customers: readonly string[],
): Promise<SuggestedNames> {
  const rows = await db.query<{ type: 'invoice' | 'customer'; id: string; name: string }>({
    text: `SELECT 'invoice' AS type, document_id AS id, invoice_number AS name FROM invoices
        WHERE business_id = $1 AND document_id = ANY ($2::text[])
      UNION ALL SELECT 'customer', document_id, name FROM customers
        WHERE business_id = $1 AND document_id = ANY ($3::text[])`,
    values: [businessRowId, invoices, customers],
  });
  const of = (type: 'invoice' | 'customer') =>
    new Map(rows.filter((row) => row.type === type).map(({ id, name }) => [id, name]));
  return { invoices: of('invoice'), customers: of('customer') };
}

/** How many transactions of an account have each status; of all accounts for null. */
export async function transactionCounts(
  db: Queryable,
  businessRowId: number,
  account: string | null,
): Promise<Record<BankTransactionRow['status'], number>> {
  const rows = await db.query<{ status: BankTransactionRow['status']; count: number }>({
    text: `SELECT state AS status, count(*)::int AS count FROM bank_transactions
      WHERE business_id = $1 AND ($2::text IS NULL OR account_id = $2) GROUP BY state`,
    values: [businessRowId, account],
  });
  const of = (status: BankTransactionRow['status']) =>
    rows.find((row) => row.status === status)?.count ?? 0;
  return { open: of('open'), matched: of('matched'), ignored: of('ignored') };
}

/** How many transactions that a statement brought are matched. @param statement its public id */
export async function bookedOf(db: Queryable, statement: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM bank_transactions t ${ITS_STATEMENT}
      WHERE s.document_id = $1 AND t.state = 'matched'`,
    values: [statement],
  });
  return row?.count ?? 0;
}

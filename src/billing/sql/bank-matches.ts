import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import type { MatchKind, TransactionStatus } from '../../domain/bank-transaction';
import { notFound } from '../../domain/errors';
import type { EntryStatus, PaymentMethod, RefundStatus } from '../../domain/payment';
import { storeEventsText } from '../../webhooks/sql/store-events';
import { getBankTransaction, type BankTransactionRow } from './bank-transactions';
import { businessRowId as business } from './columns';

/*
 * Matches of transactions. A join locks its payments first, then the transaction. A bounce and a refund lock the
 * transaction first: no join waits for them, since it takes credits alone. Invoices are locked last.
 */

/** A transaction that is locked until this one ends. @throws 404 */
export async function lockBankTransaction(
  db: Queryable,
  businessRowId: number,
  id: string,
): Promise<BankTransactionRow> {
  const locked = await db.query({
    name: 'lock-bank-transaction',
    text: `SELECT FROM bank_transactions WHERE document_id = $1 AND business_id = $2
      FOR NO KEY UPDATE`,
    values: [id, businessRowId],
  });
  if (locked.length === 0) throw notFound('bank transaction');
  return getBankTransaction(db, businessRowId, id);
}

/** A payment that is to be joined or voided, locked. Amounts are exact decimal text. */
export interface JoinedPayment {
  id: string;
  amount: string;
  currency: string;
  status: EntryStatus;
  method: PaymentMethod | null;
  /** The transaction that it came with. */
  transaction_id: string | null;
}

/** The payments of a business by their public ids, locked in one order. Those that it lacks are missing. */
export async function lockJoinedPayments(
  db: Queryable,
  businessRowId: number,
  ids: readonly string[],
): Promise<Map<string, JoinedPayment>> {
  await db.query({
    name: 'lock-payments-to-join',
    text: `SELECT FROM payments WHERE document_id = ANY ($1::text[]) AND business_id = $2
      ORDER BY id FOR NO KEY UPDATE`,
    values: [ids, businessRowId],
  });
  const rows = await db.query<JoinedPayment>({
    name: 'find-payments-to-join',
    text: `SELECT p.document_id AS id, trim_scale(p.amount)::text AS amount, p.currency, p.state AS status, p.method,
        (SELECT t.document_id FROM bank_transaction_payments m JOIN bank_transactions t ON t.id = m.transaction_id
          WHERE m.payment_id = p.id AND m.kind <> 'bounced') AS transaction_id
      FROM payments p WHERE p.document_id = ANY ($1::text[]) AND p.business_id = $2`,
    values: [ids, businessRowId],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A refund that is to be joined, locked. */
export interface JoinedRefund {
  row_id: number;
  amount: string;
  currency: string;
  status: RefundStatus;
  transaction_id: string | null;
}

/** A refund of a business, locked; null where it has none of that id. */
export async function lockJoinedRefund(
  db: Queryable,
  businessRowId: number,
  id: string,
): Promise<JoinedRefund | null> {
  await db.query({
    name: 'lock-refund-to-join',
    text: `SELECT FROM refunds WHERE document_id = $1 AND business_id = $2 FOR NO KEY UPDATE`,
    values: [id, businessRowId],
  });
  const [row] = await db.query<JoinedRefund>({
    name: 'find-refund-to-join',
    text: `SELECT r.id AS row_id, trim_scale(r.amount)::text AS amount, r.currency, r.state AS status,
        (SELECT t.document_id FROM bank_transactions t WHERE t.refund_id = r.id LIMIT 1) AS transaction_id
      FROM refunds r WHERE r.document_id = $1 AND r.business_id = $2`,
    values: [id, businessRowId],
  });
  return row ?? null;
}

/** How the payments of a transaction belong to it; of a refund, whether the match made it. */
export interface MatchedBy {
  kinds: MatchKind[];
  is_refund_recorded: boolean;
}

export async function matchedBy(db: Queryable, rowId: number): Promise<MatchedBy> {
  const [row] = await db.query<MatchedBy>({
    name: 'find-match-kinds',
    text: `SELECT coalesce(t.is_refund_recorded, false) AS is_refund_recorded, ARRAY(SELECT DISTINCT m.kind FROM bank_transaction_payments m
        WHERE m.transaction_id = t.id) AS kinds
      FROM bank_transactions t WHERE t.id = $1`,
    values: [rowId],
  });
  if (!row) throw notFound('bank transaction');
  return row;
}

interface Changed {
  rowId: number;
  now: Date;
}

const version = <Input extends { now: Date }>(place: Place<Input>): string =>
  `updated_at = invoicing_next_version(${place(({ now }) => columnTime(now.toISOString()))}::timestamp,
      updated_at)`;

interface NewMatch extends Changed {
  /** The public ids of its payments. */
  payments: readonly string[];
  kind: MatchKind;
}

/** Matches a transaction to payments that this transaction has stored or locked. */
export const MATCH_TO_PAYMENTS = prepare<NewMatch>(
  'match-to-payments',
  (place) => `WITH matched AS (
      UPDATE bank_transactions SET state = 'matched', was_matched = true, reason = NULL, ${version(place)}
      WHERE id = ${place(({ rowId }) => rowId)} RETURNING id
    )
    INSERT INTO bank_transaction_payments (transaction_id, payment_id, kind)
    SELECT matched.id, p.id, ${place(({ kind }) => kind)}::text
    FROM matched CROSS JOIN payments p WHERE p.document_id = ANY (${place(({ payments }) => payments)}::text[])`,
);

/** Matches a transaction to a refund. */
export const MATCH_TO_REFUND = prepare<Changed & { refund: string; isRecorded: boolean }>(
  'match-to-refund',
  (
    place,
  ) => `UPDATE bank_transactions SET state = 'matched', was_matched = true, reason = NULL, ${version(place)},
      refund_id = (SELECT id FROM refunds WHERE document_id = ${place(({ refund }) => refund)}),
      is_refund_recorded = ${place(({ isRecorded }) => isRecorded)}
    WHERE id = ${place(({ rowId }) => rowId)}`,
);

/** Ignores a transaction, or opens it again. */
export const SET_STATE = prepare<
  Changed & { status: Exclude<TransactionStatus, 'matched'>; reason: string | null }
>(
  'set-state-of-transaction',
  (place) => `WITH parted AS (
      DELETE FROM bank_transaction_payments WHERE transaction_id = ${place(({ rowId }) => rowId)}
    )
    UPDATE bank_transactions SET state = ${place(({ status }) => status)},
      reason = ${place(({ reason }) => reason)}, refund_id = NULL, is_refund_recorded = false, ${version(place)}
    WHERE id = ${place(({ rowId }) => rowId)}`,
);

/** Opens the transaction of a payment that is voided, whatever else it was matched to. */
export const OPEN_OF_PAYMENT = prepare<{ paymentRowId: number; now: Date }>(
  'open-transaction-of-payment',
  (place) => `WITH found AS (
      SELECT transaction_id AS id FROM bank_transaction_payments
      WHERE payment_id = ${place(({ paymentRowId }) => paymentRowId)} AND kind <> 'bounced'
    ), parted AS (
      DELETE FROM bank_transaction_payments WHERE transaction_id IN (SELECT id FROM found)
    )
    UPDATE bank_transactions SET state = 'open', ${version(place)} WHERE id IN (SELECT id FROM found)`,
);

/** Opens the transaction of a refund that is voided, or that its provider could not make. */
export const OPEN_OF_REFUND = prepare<{ refundRowId: number; now: Date }>(
  'open-transaction-of-refund',
  (place) => `UPDATE bank_transactions
    SET state = 'open', refund_id = NULL, is_refund_recorded = false, ${version(place)}
    WHERE refund_id = ${place(({ refundRowId }) => refundRowId)}`,
);

/** Stores the event of a transaction that was matched. */
export const TELL_MATCHED = prepare<{ businessRowId: number; json: string }>(
  'tell-bank_transaction.matched',
  (place) => `WITH ${storeEventsText({
    type: `'bank_transaction.matched'`,
    business: place(business),
    data: `${place(({ json }) => json)}::text`,
  })}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import type { TransactionStatus } from '../../domain/bank-transaction';
import { notFound } from '../../domain/errors';
import type { BankTransactionSearch } from '../schemas/bank';
import { ofNamed, statusFilter } from './field-filters';
import type { Records } from './list-records';

/** A transaction as our statements return it. Ids are public. */
export interface BankTransactionRow {
  id: string;
  row_id: number;
  statement_id: string;
  account_id: string;
  booked_on: string;
  /** Exact decimal text, signed. */
  amount: string;
  currency: string;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  counterparty_account_number: string | null;
  text: string | null;
  reference: string | null;
  bank_reference: string | null;
  is_reversal: boolean;
  status: TransactionStatus;
  reason: string | null;
  was_matched: boolean;
  /** The oldest first. */
  payment_ids: string[];
  refund_id: string | null;
  possible_duplicate_of: string | null;
  created_at: string;
  updated_at: string;
}

/** The columns of a transaction `t` with its statement `s`. */
export const TRANSACTION_COLUMNS = `t.document_id AS id, t.id AS row_id, s.document_id AS statement_id, t.account_id,
  t.booked_on, trim_scale(t.amount)::text AS amount, t.currency, t.counterparty_name, t.counterparty_iban,
  t.counterparty_account_number, t.text, t.reference, t.bank_reference, t.is_reversal, t.state AS status, t.reason,
  t.was_matched, t.created_at, t.updated_at,
  ARRAY(SELECT p.document_id FROM bank_transaction_payments m JOIN payments p ON p.id = m.payment_id
    WHERE m.transaction_id = t.id ORDER BY p.id) AS payment_ids,
  (SELECT r.document_id FROM refunds r WHERE r.id = t.refund_id) AS refund_id,
  (SELECT o.document_id FROM bank_transactions o WHERE o.id = t.possible_duplicate_of_id) AS possible_duplicate_of`;
export const ITS_STATEMENT = 'JOIN bank_statements s ON s.id = t.bank_statement_id';

const FIND = prepare<{ businessRowId: number; id: string }>(
  'find-bank-transaction',
  (place) => `SELECT ${TRANSACTION_COLUMNS} FROM bank_transactions t ${ITS_STATEMENT}
    WHERE t.document_id = ${place(({ id }) => id)}
      AND t.business_id = ${place(({ businessRowId }) => businessRowId)}`,
);

/** One transaction of a business; throws 404 when the business has none of that id. */
export async function getBankTransaction(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<BankTransactionRow> {
  const [row] = id === null ? [] : await db.query<BankTransactionRow>(FIND({ businessRowId, id }));
  if (!row) throw notFound('bank transaction');
  return row;
}

/** How transactions are listed. */
export const LISTED_BANK_TRANSACTIONS: Records<BankTransactionSearch> = {
  kind: 'bank_transaction',
  table: 'bank_transactions',
  alias: 't',
  columns: TRANSACTION_COLUMNS,
  joins: ITS_STATEMENT,
  isCounted: true,
  ownFilters: ({ status, statement_id, account_id }, parameters) => [
    ...statusFilter(status, parameters),
    ...ofNamed('bank_statement', statement_id, parameters),
    ...(account_id === null ? [] : [`account_id = ${parameters.add(account_id)}`]),
  ],
};

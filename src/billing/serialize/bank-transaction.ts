import type { z } from 'zod';
import { jsonNumber } from '../../domain/json';
import type { BANK_TRANSACTION, SUGGESTION } from '../schemas/bank';
import type { BankTransactionRow } from '../sql/bank-transactions';

/** A transaction as the API returns it. */
export function serializeBankTransaction(
  transaction: BankTransactionRow,
  suggestion: z.infer<typeof SUGGESTION> | null = null,
): z.infer<typeof BANK_TRANSACTION> {
  return {
    id: transaction.id,
    statement_id: transaction.statement_id,
    account_id: transaction.account_id,
    booked_on: transaction.booked_on,
    amount: jsonNumber(transaction.amount),
    currency: transaction.currency,
    counterparty: {
      name: transaction.counterparty_name,
      iban: transaction.counterparty_iban,
      account_number: transaction.counterparty_account_number,
    },
    text: transaction.text,
    reference: transaction.reference,
    bank_reference: transaction.bank_reference,
    status: transaction.status,
    reason: transaction.reason,
    payment_ids: transaction.payment_ids,
    refund_id: transaction.refund_id,
    possible_duplicate_of: transaction.possible_duplicate_of,
    suggestion,
    created_at: transaction.created_at,
    updated_at: transaction.updated_at,
  };
}

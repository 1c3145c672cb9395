import type { z } from 'zod';
import { jsonNumber } from '../../domain/json';
import type { BANK_STATEMENT } from '../schemas/bank';
import type { BankStatementRow } from '../sql/bank-statements';

const amount = (text: string | null) => (text === null ? null : jsonNumber(text));

/** An uploaded file as the API returns it. */
export function serializeBankStatement(
  statement: BankStatementRow,
): z.infer<typeof BANK_STATEMENT> {
  return {
    id: statement.id,
    name: statement.name,
    format: statement.format,
    statements: statement.statements.map(({ account, ...one }) => ({
      account: {
        id: account.id,
        iban: account.iban,
        account_number: account.account_number,
        currency: account.currency,
      },
      number: one.number,
      from: one.from,
      to: one.to,
      opening_balance: amount(one.opening_balance),
      closing_balance: amount(one.closing_balance),
    })),
    counts: {
      new: statement.new_count,
      known: statement.known_count,
      credits: statement.credit_count,
      debits: statement.debit_count,
    },
    created_at: statement.created_at,
  };
}

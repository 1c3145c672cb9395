import type { View } from './view';

const shown = (label: string) => ({ label, readOnly: true }) as const;

const BUSINESS = { ...shown('Business'), namedBy: 'name' };

/** Files of banks are uploaded on the page "Bank", so nothing of this form can be changed. */
export const BANK_STATEMENT_VIEW: View = {
  namedBy: 'name',
  sort: ['createdAt', 'DESC'],
  columns: ['name', 'createdAt', 'format', 'new_count', 'known_count', 'business'],
  form: [
    [
      ['name', 6],
      ['business', 6],
    ],
    [
      ['format', 3],
      ['new_count', 3],
      ['known_count', 3],
    ],
  ],
  fields: {
    name: shown('Name'),
    business: BUSINESS,
    format: shown('Format'),
    new_count: shown('New entries'),
    known_count: shown('Known entries'),
    credit_count: shown('Credits'),
    debit_count: shown('Debits'),
    statements: shown('Accounts and balances'),
    file_hash: shown('Hash of the file'),
  },
};

/** Transactions are matched on the page "Bank", so nothing of this form can be changed. */
export const BANK_TRANSACTION_VIEW: View = {
  namedBy: 'counterparty_name',
  sort: ['booked_on', 'DESC'],
  columns: ['booked_on', 'counterparty_name', 'amount', 'currency', 'state', 'business'],
  form: [
    [
      ['booked_on', 3],
      ['amount', 3],
      ['currency', 3],
      ['state', 3],
    ],
    [
      ['counterparty_name', 6],
      ['counterparty_iban', 6],
    ],
    [['text', 12]],
    [
      ['reference', 6],
      ['bank_reference', 6],
    ],
    [
      ['bank_statement', 6],
      ['business', 6],
    ],
    [
      ['refund', 6],
      ['reason', 6],
    ],
  ],
  fields: {
    booked_on: shown('Date'),
    amount: shown('Amount'),
    currency: shown('Currency'),
    state: shown('Status'),
    counterparty_name: shown('Counterparty'),
    counterparty_iban: shown('IBAN'),
    counterparty_account_number: shown('Account number'),
    text: shown('Text'),
    reference: shown('Reference'),
    bank_reference: shown('Reference of the bank'),
    bank_statement: { ...shown('Bank statement'), namedBy: 'name' },
    business: BUSINESS,
    refund: { ...shown('Refund'), namedBy: 'reference' },
    reason: shown('Reason'),
    account_id: shown('Account'),
    possible_duplicate_of: { ...shown('Possible duplicate of'), namedBy: 'counterparty_name' },
    batch_place: shown('Place in its batch'),
    is_reversal: shown('Reversal'),
    is_refund_recorded: shown('With its own refund'),
    was_matched: shown('Was matched'),
  },
};

import { BANK_TRANSACTION_SEARCH, type BankTransactionSearch } from '../../../billing/schemas/bank';
import { LISTED_BANK_TRANSACTIONS } from '../../../billing/sql/bank-transactions';
import type { Records } from '../../../billing/sql/list-records';
import type { Parameters } from '../../../database/text-filter';
import { DOCS, optional, SHORT, text } from '../../../validation/fields';
import { field } from '../../lists/parts';
import { searchOf } from '../../lists/search';

/** The fields in which a search looks, as in the lists of documents. An amount has no sign. */
const FOUND_BY = {
  texts: [
    {
      fields: [
        field('counterparty_name'),
        field('counterparty_iban'),
        field('counterparty_account_number'),
        field('text'),
        field('reference'),
        field('reason'),
      ],
    },
  ],
  amounts: [{ needs: ['amount'], sql: 'abs(d.amount)' }],
  days: [field('booked_on')],
};

export const TRANSACTION_SEARCH = BANK_TRANSACTION_SEARCH.extend({
  _q: optional(text(SHORT), DOCS.text('Words of the transactions, an amount or a day.')),
});

type TransactionSearch = BankTransactionSearch & { _q: string | null };

/** The first parameter of a list is its business. The page's route asks for all fields before, so none is hidden. */
function found(words: string, parameters: Parameters): string {
  const { joins, condition } = searchOf(FOUND_BY, words, parameters, () => true);
  return `id IN (SELECT d.id FROM bank_transactions d ${joins} WHERE d.business_id = $1 AND ${condition})`;
}

export const SEARCHED_TRANSACTIONS: Records<TransactionSearch> = {
  ...LISTED_BANK_TRANSACTIONS,
  ownFilters: (search, parameters) => [
    ...LISTED_BANK_TRANSACTIONS.ownFilters(search, parameters),
    ...(search._q === null ? [] : [found(search._q, parameters)]),
  ],
};

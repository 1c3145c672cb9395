import { BANK_TRANSACTION, BANK_TRANSACTION_SEARCH } from '../../../billing/schemas/bank';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';

export const BANK_TRANSACTION_OPERATIONS = [
  keyOperation('GET', '/bank-transactions', 'bank-transaction.find', {
    id: 'searchBankTransactions',
    tag: 'Bank',
    summary: 'Search transactions of bank accounts, by default newest first',
    query: BANK_TRANSACTION_SEARCH,
    answer: BANK_TRANSACTION,
    list: true,
  }),
  keyOperation('GET', '/bank-transactions/:id', 'bank-transaction.findOne', {
    id: 'retrieveBankTransaction',
    tag: 'Bank',
    summary: 'Retrieve a transaction of a bank account',
    answer: BANK_TRANSACTION,
  }),
];

export default routesOf(BANK_TRANSACTION_OPERATIONS);

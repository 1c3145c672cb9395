import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { suggestFor } from '../../../billing/matching/suggest';
import {
  matchedRecords,
  suggestedNames,
  transactionCounts,
  type MatchedRow,
  type SuggestedNames,
} from '../../../billing/sql/bank-choices';
import { bankAccountsOf } from '../../../billing/sql/bank-accounts';
import { bookingOf } from '../../../billing/sql/bank-new-credits';
import { type BankTransactionRow } from '../../../billing/sql/bank-transactions';
import { listRecords } from '../../../billing/sql/list-records';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { accountName } from '../../../domain/bank-account';
import { isJoin } from '../../../domain/bank-transaction';
import { daysLater } from '../../../domain/dates';
import type { Suggestion } from '../../../domain/matching/credit';
import { decimalText } from '../../../domain/money';
import { parseQuery } from '../../../http/requests/request';
import type { BankTransactions, PanelSuggestion, PanelTransaction } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { mayAny, operatorOf, readsAll } from '../operator';
import type { PanelAnswer } from '../route';
import { openBank, readsBooks } from './rights';
import { SEARCHED_TRANSACTIONS, TRANSACTION_SEARCH } from './search';

const TRANSACTION = CONTENT_TYPE.bankTransaction;
const STATEMENT = CONTENT_TYPE.bankStatement;

/** The accounts of a business. Where the roles hide them, they have their places for names. */
async function accountsOf(
  strapi: Core.Strapi,
  ctx: Context,
  { businessRowId }: BillingTenant,
): Promise<BankTransactions['accounts']> {
  const accounts = await bankAccountsOf(database(strapi), businessRowId);
  const seen = readsAll(strapi, ctx, CONTENT_TYPE.business, ['bank_accounts']);
  return accounts.map((account, place) => ({
    id: account.id,
    name: seen ? accountName(account) : (account.label ?? String(place + 1)),
  }));
}

/** What the operator may do with the records of the page. */
function rightsOf(
  strapi: Core.Strapi,
  ctx: Context,
  { businessRowId }: BillingTenant,
  seesBooks: boolean,
): BankTransactions['can'] {
  const may = (uid: string, action: 'create' | 'update' | 'delete') =>
    mayUseBusiness(strapi, operatorOf(ctx), uid, action, businessRowId);
  const ignore =
    may(TRANSACTION, 'update') &&
    mayAny(strapi, ctx, TRANSACTION, { action: 'update', field: 'state' });
  return {
    match: seesBooks && ignore && may(CONTENT_TYPE.payment, 'create'),
    ignore,
    upload: may(STATEMENT, 'create'),
    remove: may(STATEMENT, 'delete'),
  };
}

function suggestionOf(
  { payment_ids, customer_id: id, allocations, certainty, because }: Suggestion,
  { invoices, customers }: SuggestedNames,
  paidOn: string | null,
): PanelSuggestion {
  const parts = allocations.map((one) => ({ ...one, amount: decimalText(one.amount) }));
  return {
    isSure: certainty === 'sure',
    because,
    customer: id === null ? null : { documentId: id, name: customers.get(id) ?? '' },
    invoices: parts.map(({ invoice_id, amount }) => ({
      documentId: invoice_id,
      number: invoices.get(invoice_id) ?? '',
      amount,
    })),
    payments: payment_ids.length,
    match:
      payment_ids.length > 0
        ? { payment_ids }
        : { customer_id: id, allocations: parts, ...(paidOn === null ? {} : { paid_on: paidOn }) },
  };
}

function transactionOf(
  row: BankTransactionRow,
  all: readonly MatchedRow[],
  suggestion: PanelSuggestion | null,
): PanelTransaction {
  const matched = all.filter(({ transaction }) => transaction === row.id);
  const isOnlyJoined = matched.length > 0 && isJoin(matched.map(({ kind }) => kind));
  return {
    documentId: row.id,
    booked_on: row.booked_on,
    amount: row.amount,
    currency: row.currency,
    account: row.account_id,
    counterparty: row.counterparty_name,
    iban: row.counterparty_iban ?? row.counterparty_account_number,
    text: row.text,
    reference: row.reference,
    status: row.status,
    reason: row.reason,
    possibleDuplicate: row.possible_duplicate_of !== null,
    matched: matched.map(({ type, kind, is_voided: isVoided, id, customer, numbers }) => ({
      type,
      isBack: kind === 'bounced',
      isVoided,
      documentId: id,
      customer,
      numbers,
    })),
    mayReopen: row.status === 'ignored' || isOnlyJoined,
    suggestion,
  };
}

/** Transactions with what they are or may be matched to, for an operator who reads the whole books. */
async function withBooks(
  strapi: Core.Strapi,
  who: BillingTenant,
  rows: readonly BankTransactionRow[],
  firstOpenDay: string | null,
): Promise<PanelTransaction[]> {
  const db = database(strapi);
  const suggestions = await suggestFor(db, who, rows);
  const all = [...suggestions.values()];
  const invoices = all.flatMap((one) => one.allocations.map(({ invoice_id }) => invoice_id));
  const customers = all.flatMap(({ customer_id }) => customer_id ?? []);
  const names = await suggestedNames(db, who.businessRowId, invoices, customers);
  const ids = rows.filter(({ status }) => status === 'matched').map(({ id }) => id);
  const matched = await matchedRecords(db, who.businessRowId, ids);
  return rows.map((row) => {
    const found = suggestions.get(row.id);
    const paidOn = firstOpenDay !== null && row.booked_on < firstOpenDay ? firstOpenDay : null;
    return transactionOf(row, matched, found ? suggestionOf(found, names, paidOn) : null);
  });
}

/** GET /invoicing/businesses/:id/bank/transactions: those of a business, with the query of the API's list, and a text. */
export async function listTransactions(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<BankTransactions>> {
  const who = await openBank(strapi, ctx, TRANSACTION);
  const search = parseQuery(ctx, TRANSACTION_SEARCH);
  const db = database(strapi);
  const { businessRowId } = who;
  const { rows, total } = await listRecords<BankTransactionRow, typeof search>(
    db,
    SEARCHED_TRANSACTIONS,
    businessRowId,
    search,
  );
  const { closed_until: closed } = await bookingOf(db, businessRowId);
  const firstOpenDay = closed === null ? null : daysLater(closed, 1);
  const seesBooks = await readsBooks(strapi, ctx, who);
  const data: BankTransactions = {
    transactions: seesBooks
      ? await withBooks(strapi, who, rows, firstOpenDay)
      : rows.map((row) => transactionOf(row, [], null)),
    total,
    counts: await transactionCounts(db, businessRowId, search.account_id),
    accounts: await accountsOf(strapi, ctx, who),
    firstOpenDay,
    can: rightsOf(strapi, ctx, who, seesBooks),
  };
  return { data };
}

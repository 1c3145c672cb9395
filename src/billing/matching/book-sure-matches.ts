import type { Core } from '@strapi/strapi';
import { BANK_MATCH } from '../schemas/bank-match';
import { bookingOf, newCredits } from '../sql/bank-new-credits';
import type { BankTransactionRow } from '../sql/bank-transactions';
import { lockInvoices } from '../sql/settlement';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { asPeriodClosed } from '../../database/failures';
import { isClosed } from '../../domain/closed-period';
import { ApiError } from '../../domain/errors';
import type { Suggestion } from '../../domain/matching/credit';
import { readCredits } from './known';
import { matchTransaction } from './match-transaction';
import { suggestForCredits } from './suggest';

/** Credits that are looked at together. */
const AT_ONCE = 200;

/** The customers whose payments this statement has booked, by the account that they came from. */
type Payers = Map<string, string>;

/**
 * Books one credit. What refuses it, such as an invoice that another credit has paid, leaves it open for a person.
 * @returns whether it is booked
 */
async function book(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string,
  { customer_id, allocations }: Suggestion,
): Promise<boolean> {
  const input = { ...BANK_MATCH.parse({}), customer_id, allocations };
  try {
    await trx.savepoint(() => matchTransaction(strapi, trx, who, id, input));
    return true;
  } catch (error) {
    const refusal = asPeriodClosed(error) ?? error;
    if (refusal instanceof ApiError && refusal.status < 500) return false;
    throw error;
  }
}

/** Whether an account is that of another customer since a credit before this one was booked. */
const isOthers = (
  payers: Payers,
  { counterparty_iban: iban }: BankTransactionRow,
  { customer_id: customer }: Suggestion,
): boolean => iban !== null && payers.has(iban) && payers.get(iban) !== customer;

/** Books what is sure of some credits, the oldest first. */
async function bookAll(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  rows: readonly BankTransactionRow[],
  payers: Payers,
): Promise<void> {
  const read = await readCredits(trx, who.businessRowId, rows);
  const named = read.filter(({ found }) => found.length > 0);
  if (named.length === 0) return;
  const suggestions = await suggestForCredits(trx, who, named);
  const sure = [...suggestions.values()].filter(({ certainty }) => certainty === 'sure');
  // All at once and in one order, so that no other transaction waits for this one while this one waits for it.
  const invoices = sure.flatMap(({ allocations }) => allocations.map((one) => one.invoice_id));
  await lockInvoices(trx, who.businessRowId, invoices);
  for (const row of rows) {
    const suggestion = suggestions.get(row.id);
    if (suggestion?.certainty !== 'sure' || isOthers(payers, row, suggestion)) continue;
    if (!(await book(strapi, trx, who, row.id, suggestion))) continue;
    const { counterparty_iban: iban } = row;
    if (iban !== null && suggestion.customer_id !== null) payers.set(iban, suggestion.customer_id);
  }
}

/**
 * Books the new credits of a statement that are sure, where their business wants that: once, since those that were
 * matched before are left to a person, and none in a closed period (contract §22).
 * @param statement its public id
 */
export async function bookSureMatches(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  statement: string,
): Promise<void> {
  const { businessRowId } = who;
  const { books, closed_until: closed } = await bookingOf(trx, businessRowId);
  if (!books) return;
  const payers: Payers = new Map();
  let after = 0;
  for (;;) {
    const wanted = { businessRowId, statement, after, count: AT_ONCE };
    const rows = await newCredits(trx, wanted);
    const open = rows.filter(({ booked_on: day }) => !isClosed(closed, day));
    await bookAll(strapi, trx, who, open, payers);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.row_id;
  }
}

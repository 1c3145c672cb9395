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
 * Books one credit. A refusal, such as for an invoice that another credit has paid, leaves it open for a person.
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

/** A credit with its sure suggestion. */
interface Sure {
  row: BankTransactionRow;
  suggestion: Suggestion;
}

/** The sure ones of some credits, in their order. */
async function sureOf(
  trx: PipelinedTransaction,
  who: Tenant,
  rows: readonly BankTransactionRow[],
): Promise<Sure[]> {
  const read = await readCredits(trx, who.businessRowId, rows);
  const named = read.filter(({ found }) => found.length > 0);
  if (named.length === 0) return [];
  const suggestions = await suggestForCredits(trx, who, named);
  return rows.flatMap((row) => {
    const suggestion = suggestions.get(row.id);
    return suggestion?.certainty === 'sure' ? [{ row, suggestion }] : [];
  });
}

/** The sure ones of all new credits of a statement, the oldest first. None lies in a closed period. */
async function sureOfStatement(
  trx: PipelinedTransaction,
  who: Tenant,
  statement: string,
  closed: string | null,
): Promise<Sure[]> {
  const { businessRowId } = who;
  const sure: Sure[] = [];
  let after = 0;
  for (;;) {
    const rows = await newCredits(trx, { businessRowId, statement, after, count: AT_ONCE });
    const open = rows.filter(({ booked_on: day }) => !isClosed(closed, day));
    sure.push(...(await sureOf(trx, who, open)));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return sure;
    after = last.row_id;
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
  const sure = await sureOfStatement(trx, who, statement, closed);
  // All at once and in one order, so that no other transaction waits for this one while this one waits for it.
  const invoices = sure.flatMap(({ suggestion }) =>
    suggestion.allocations.map((one) => one.invoice_id),
  );
  await lockInvoices(trx, businessRowId, invoices);
  const payers: Payers = new Map();
  for (const { row, suggestion } of sure) {
    if (isOthers(payers, row, suggestion)) continue;
    if (!(await book(strapi, trx, who, row.id, suggestion))) continue;
    const { counterparty_iban: iban } = row;
    if (iban !== null && suggestion.customer_id !== null) payers.set(iban, suggestion.customer_id);
  }
}

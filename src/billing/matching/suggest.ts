import type { z } from 'zod';
import { mapInTurns } from '../import/in-turns';
import type { BANK_TRANSACTION, SUGGESTION } from '../schemas/bank';
import { serializeBankTransaction } from '../serialize/bank-transaction';
import type { BankTransactionRow } from '../sql/bank-transactions';
import type { Tenant } from '../tenant';
import type { Queryable } from '../../database/connection';
import { dateInZone } from '../../domain/dates';
import { jsonNumber } from '../../domain/json';
import { decimalText } from '../../domain/money';
import type { Suggestion } from '../../domain/matching/credit';
import { suggest } from '../../domain/matching/suggest';
import { knownOf, readCredits, type ReadCredit } from './known';

/** As the API answers it. */
export const suggestionJson = ({
  allocations,
  ...suggestion
}: Suggestion): z.infer<typeof SUGGESTION> => ({
  ...suggestion,
  allocations: allocations.map(({ invoice_id, amount }) => ({
    invoice_id,
    amount: jsonNumber(decimalText(amount)),
  })),
});

/** Whether a transaction gets a suggestion. */
const isOpenCredit = ({ status, amount }: BankTransactionRow): boolean =>
  status === 'open' && !amount.startsWith('-') && amount !== '0';

/** What credits that were read are to be matched with, by the ids of the transactions. */
export async function suggestForCredits(
  db: Queryable,
  { businessRowId, timeZone }: Tenant,
  credits: readonly ReadCredit[],
): Promise<Map<string, Suggestion>> {
  const known = await knownOf(db, businessRowId, credits);
  const today = dateInZone(timeZone, new Date());
  const pairs = credits.map((one, at) => ({ ...one, known: known[at] }));
  const made = await mapInTurns(pairs, ({ id, credit, known: about }) => {
    const suggestion = about ? suggest(credit, about, today) : null;
    return suggestion ? [[id, suggestion] as const] : [];
  });
  return new Map(made.flat());
}

/**
 * What the open credits of a page of transactions are to be matched with, by their ids. A fixed number of
 * statements, however long the page is.
 */
export async function suggestFor(
  db: Queryable,
  who: Tenant,
  rows: readonly BankTransactionRow[],
): Promise<Map<string, Suggestion>> {
  const open = rows.filter(isOpenCredit);
  if (open.length === 0) return new Map();
  return suggestForCredits(db, who, await readCredits(db, who.businessRowId, open));
}

/** A transaction as the API answers it, with what it may be matched to. */
export async function answerTransaction(
  db: Queryable,
  who: Tenant,
  row: BankTransactionRow,
): Promise<z.infer<typeof BANK_TRANSACTION>> {
  const suggestion = (await suggestFor(db, who, [row])).get(row.id);
  return serializeBankTransaction(row, suggestion ? suggestionJson(suggestion) : null);
}

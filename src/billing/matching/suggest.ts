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
const suggestionJson = ({
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

/** The suggestions for credits that were read, by the ids of the transactions. */
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
 * The suggestions for the open credits of a page of transactions, by their ids. A fixed number of
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

type Answer = z.infer<typeof BANK_TRANSACTION>;

function answerOf(row: BankTransactionRow, suggestions: ReadonlyMap<string, Suggestion>): Answer {
  const suggestion = suggestions.get(row.id);
  return serializeBankTransaction(row, suggestion ? suggestionJson(suggestion) : null);
}

/** Transactions as the API answers them, with what they may be matched to. */
export async function answerTransactions(
  db: Queryable,
  who: Tenant,
  rows: readonly BankTransactionRow[],
): Promise<Answer[]> {
  const suggestions = await suggestFor(db, who, rows);
  return rows.map((row) => answerOf(row, suggestions));
}

/** The same of one. */
export const answerTransaction = async (
  db: Queryable,
  who: Tenant,
  row: BankTransactionRow,
): Promise<Answer> => answerOf(row, await suggestFor(db, who, [row]));

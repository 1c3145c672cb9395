import Big from 'big.js';
import type { Queryable } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import { dateInZone, isTimeZone } from '../../domain/dates';
import { validationError } from '../../domain/errors';
import { decimalText } from '../../domain/money';
import type { Period, StatementEntryType } from '../../domain/reports';
import { say } from '../../messages/message';
import type { Statement, StatementPart } from './answers';
import { endOfDay, startOfDay, type Books } from './business';
import { add } from './sums';
import { openingBalances, statementEntries } from './sql/statement';

/** The customer of a statement, of the same business. */
export interface StatementCustomer {
  rowId: number;
  documentId: string;
  name: string;
}

/** More than anybody reads. */
const MOST_ENTRIES = 5_000;

interface FoundEntry {
  type: StatementEntryType;
  day: string | null;
  /** Where there is no day. */
  moment: string | null;
  number: string;
  document: string | null;
  amount: string;
  currency: string;
}

function dayOf({ day, moment }: FoundEntry, { timeZone }: Books): string {
  if (day !== null || moment === null) return day ?? '';
  return dateInZone(isTimeZone(timeZone) ? timeZone : 'UTC', new Date(moment));
}

function partOf(currency: string, opening: string, found: readonly FoundEntry[], books: Books) {
  let balance = new Big(opening);
  const dated = found.map((entry) => ({ ...entry, day: dayOf(entry, books) }));
  // Within a day the statement has them in order already.
  dated.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const entries = dated.map(({ type, day, number, document, amount }) => {
    balance = balance.plus(amount);
    return { type, day, number, document, amount, balance: decimalText(balance) };
  });
  const closing = decimalText(balance);
  return { currency, opening, entries, closing } satisfies StatementPart;
}

/** The balance of a customer before a period, its changes, and the balance after it. */
export async function customerStatement(
  db: Queryable,
  books: Books,
  customer: StatementCustomer,
  { from, to }: Period,
): Promise<Statement> {
  const dates = { from, to, fromMoment: startOfDay(books, from), endMoment: endOfDay(books, to) };
  const wanted = { customerRowId: customer.rowId, ...dates };
  const [parameters, earlier] = [new Parameters(), new Parameters()];
  const text = `${statementEntries(wanted, parameters)} LIMIT ${MOST_ENTRIES + 1}`;
  const [found, opening] = await Promise.all([
    db.query<FoundEntry>({ text, values: parameters.values }),
    db.query<{ currency: string; amount: string }>({
      text: openingBalances(wanted, earlier),
      values: earlier.values,
    }),
  ]);
  if (found.length > MOST_ENTRIES) {
    const message = say('too_many_entries', { max: MOST_ENTRIES });
    throw validationError([{ path: ['to'], message }]);
  }
  const currencies = [...new Set([...found, ...opening].map(({ currency }) => currency))].sort();
  const parts = currencies.map((currency) => {
    const before = add(opening.filter((one) => one.currency === currency).map((one) => one.amount));
    const own = found.filter((one) => one.currency === currency);
    return partOf(currency, before, own, books);
  });
  // A currency of long ago that is settled says nothing.
  const some = parts.filter(({ opening: owed, entries }) => owed !== '0' || entries.length > 0);
  return { from, to, customer: customer.documentId, name: customer.name, parts: some };
}

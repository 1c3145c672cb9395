import type { Queryable } from '../../database/connection';
import { validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { say } from '../../messages/message';
import type { BankColumns, BankProfile } from '../schemas/saved-profile';
import { savedProfiles } from '../sql/saved-profiles';
import type { CsvProfile } from './csv-profiles';

type Content = Omit<CsvProfile, 'name'>;

/** The CSV files of banks that a business has described. */
export async function savedCsvProfiles(
  db: Queryable,
  businessRowId: number,
): Promise<CsvProfile[]> {
  const saved = await savedProfiles<Content>(db, { businessRowId, list: 'bank' });
  return saved.map(({ name, content }) => ({ ...content, name }));
}

const listed = (column: string | null): string[] => (column === null ? [] : [column]);

/** The facts of which each has one column. */
const SINGLE = [
  'booked_on',
  'amount',
  'credit',
  'debit',
  'currency_column',
  'counterparty',
  'account',
  'reference',
  'bank_reference',
  'own_account',
  'status',
] as const satisfies readonly (keyof BankColumns)[];

/** A profile without its name, as the reader takes it. */
export function contentOf(said: BankColumns, columns: readonly string[]): Content {
  const { amount, credit, debit, currency_column, bank_reference, own_account, currency } = said;
  const { status, booked } = said;
  return {
    shownBy: columns,
    isWhole: true,
    columns: {
      booked_on: listed(said.booked_on),
      ...(amount !== null && { amount }),
      ...(credit !== null && { credit }),
      ...(debit !== null && { debit }),
      ...(currency_column !== null && { currency: currency_column }),
      name: listed(said.counterparty),
      account: listed(said.account),
      text: said.text,
      reference: listed(said.reference),
      ...(bank_reference !== null && { bank_reference }),
      ...(own_account !== null && { own: own_account }),
      ...(status !== null && { status }),
    },
    dates: said.dates,
    decimal: said.decimal,
    ...(currency !== null && { currency }),
    ...(status !== null && booked !== null && { booked }),
  };
}

function* problemsOf(said: BankProfile): Generator<Problem> {
  const { columns, booked_on, amount, credit, debit, text } = said;
  const known = new Set(columns);
  const message = say('profile_no_column');
  for (const field of SINGLE) {
    const column = said[field];
    if (column !== null && !known.has(column)) yield { path: [field], message };
  }
  for (const [at, column] of text.entries())
    if (!known.has(column)) yield { path: ['text', at], message };
  if (booked_on === null) yield { path: ['booked_on'], message: say('required') };
  const isOne = amount !== null && credit === null && debit === null;
  const isBoth = amount === null && credit !== null && debit !== null;
  if (!isOne && !isBoth) yield { path: ['amount'], message: say('profile_no_amount') };
  if (said.status !== null && said.booked === null)
    yield { path: ['booked'], message: say('required') };
  if (said.currency === null && said.currency_column === null)
    yield { path: ['currency'], message: say('profile_no_currency') };
}

/** The content of a profile to save. @throws ApiError 400 that names each wrong field */
export function checkedContent(said: BankProfile): Content {
  const problems = [...problemsOf(said)];
  if (problems.length > 0) throw validationError(problems);
  return contentOf(said, said.columns);
}

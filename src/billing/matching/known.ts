import Big from 'big.js';
import { mapInTurns } from '../import/in-turns';
import {
  findNamed,
  findOfAmount,
  findOfCustomers,
  findPayers,
  findUnmatched,
  MOST,
  type CandidateRow,
  type FoundRow,
  type PayerRow,
} from '../sql/bank-known';
import type { BankTransactionRow } from '../sql/bank-transactions';
import type { Queryable } from '../../database/connection';
import type { Candidate, Credit, Found, Known } from '../../domain/matching/credit';
import { MOST_NUMBERS, numbersIn, rfReferencesIn } from '../../domain/matching/readings';

/** A credit with what stands in its text. */
export interface ReadCredit {
  id: string;
  credit: Credit;
  found: Found[];
  /** Whether its text may name more. */
  isCut: boolean;
}

/** A transaction above 0 as rules see it. */
const creditOf = (row: BankTransactionRow): Credit => ({
  amount: new Big(row.amount),
  currency: row.currency,
  booked_on: row.booked_on,
  text: [row.text, row.reference].filter((part) => part !== null).join('\n'),
  name: row.counterparty_name,
  iban: row.counterparty_iban,
  is_reversal: row.is_reversal,
  is_possible_duplicate: row.possible_duplicate_of !== null,
});

const candidateOf = ({ due, ...row }: CandidateRow): Candidate => ({ ...row, due: new Big(due) });

const foundOf = ({ by, written, ...row }: FoundRow): Found => ({
  by,
  written,
  invoice: row.id === null ? null : candidateOf(row),
});

function grouped<Row>(
  rows: readonly Row[],
  key: (row: Row) => string | number,
): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/** Reads the texts of some credits, and finds the documents that they name. */
export async function readCredits(
  db: Queryable,
  businessRowId: number,
  rows: readonly BankTransactionRow[],
): Promise<ReadCredit[]> {
  const read = await mapInTurns(rows, (row) => {
    const credit = creditOf(row);
    const names = new Set([...numbersIn(credit.text), ...rfReferencesIn(credit.text)]);
    return { id: row.id, credit, names, isCut: names.size >= MOST_NUMBERS };
  });
  const names = new Set(read.flatMap((one) => [...one.names]));
  const isRf = (name: string) => name.startsWith('RF');
  const numbers = [...names].filter((name) => !isRf(name));
  const named = await findNamed(db, businessRowId, numbers, [...names].filter(isRf));
  const byName = grouped(named.map(foundOf), ({ written }) => written);
  return read.map(({ names: own, ...one }) => ({
    ...one,
    found: [...own].flatMap((name) => byName.get(name) ?? []),
  }));
}

/** The open invoices that each credit may mean: of the customers who pay from its account, and of its amount. */
async function candidatesOf(
  db: Queryable,
  businessRowId: number,
  credits: readonly ReadCredit[],
  payers: ReadonlyMap<unknown, PayerRow[]>,
): Promise<Candidate[][]> {
  const ofAmount = grouped(
    await findOfAmount(db, businessRowId, soughtOf(credits)),
    ({ place }) => place,
  );
  const customers = new Set([...payers.values()].flat().map((one) => one.customer_row_id));
  const ofCustomer = grouped(
    await findOfCustomers(db, businessRowId, [...customers]),
    ({ customer_id: id }) => id,
  );
  return credits.map(({ credit }, at) => {
    const own = (payers.get(credit.iban) ?? []).flatMap(
      (one) => ofCustomer.get(one.customer_id) ?? [],
    );
    const all = [...own, ...(ofAmount.get(at) ?? [])];
    const each = new Map(all.map((row) => [row.id, row]));
    return [...each.values()].slice(0, MOST_CANDIDATES).map(candidateOf);
  });
}

const MOST_CANDIDATES = 50;

const soughtOf = (credits: readonly ReadCredit[]) =>
  credits.map(({ credit }, place) => ({
    place,
    currency: credit.currency,
    amount: credit.amount.toFixed(),
    booked_on: credit.booked_on,
  }));

/** The facts of the books about some credits, in their order: a fixed number of statements for all of them. */
export async function knownOf(
  db: Queryable,
  businessRowId: number,
  credits: readonly ReadCredit[],
): Promise<Known[]> {
  const ibans = credits.flatMap(({ credit }) => credit.iban ?? []);
  const payers = grouped(await findPayers(db, businessRowId, ibans), ({ iban }) => iban);
  const candidates = await candidatesOf(db, businessRowId, credits, payers);
  const named = credits.map(({ found }) => found.find(({ invoice }) => invoice)?.invoice);
  const customers = named.map((invoice) => invoice?.customer_id ?? null);
  const rows = await findUnmatched(db, businessRowId, soughtOf(credits), customers);
  const payments = grouped(rows, ({ place }) => place);
  return credits.map(({ credit, found, isCut }, at) => ({
    found,
    is_cut: isCut || (payments.get(at)?.length ?? 0) >= MOST,
    candidates: candidates[at] ?? [],
    payments: (payments.get(at) ?? []).map((row) => ({ ...row, amount: new Big(row.amount) })),
    iban_customers: (payers.get(credit.iban) ?? []).map((one) => one.customer_id),
  }));
}

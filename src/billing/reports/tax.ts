import type { Queryable } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import { partsOfPeriod, type Period } from '../../domain/reports';
import type { TaxReport, TaxRow, TaxSum } from './answers';
import { endOfDay, startOfDay, type Books } from './business';
import type { TaxQuery } from './parameters';
import { amountText, issuedLines } from './sql/issued';
import { receivedEntries, type Received } from './sql/received';
import { WRITE_OFFS } from './sql/write-offs';
import { sumsOf } from './sums';

type FoundRow = Omit<TaxRow, 'from' | 'to'> & { part: number };

/** A row per part, currency, rate and category, over rows that hold these for one document. */
const grouped = (ofDocuments: string): string => `SELECT part, currency,
    ${amountText('tax_rate')} AS tax_rate, tax_category, ${amountText('sum(net)')} AS net,
    ${amountText('sum(tax)')} AS tax, ${amountText('sum(net + tax)')} AS gross,
    count(*) AS documents
  FROM (${ofDocuments}) of_document
  GROUP BY part, currency, of_document.tax_rate, tax_category
  ORDER BY part, currency, of_document.tax_rate DESC, tax_category`;

function byIssueDate(db: Queryable, books: Books, period: Period, parts: readonly Period[]) {
  const parameters = new Parameters();
  const lines = issuedLines({ businessRowId: books.rowId, ...period }, parameters);
  const starts = parameters.add(parts.map(({ from }) => from));
  return db.query<FoundRow>({
    text: grouped(`SELECT width_bucket(day, ${starts}::date[]) AS part, currency, tax_rate,
        tax_category, sum(net) AS net, sum(tax) AS tax
      FROM (${lines}) line GROUP BY type, row_id, day, currency, tax_rate, tax_category`),
    values: parameters.values,
  });
}

/** The parts of a period, as the statement by payment date takes them. */
export function receivedIn(books: Books, parts: readonly Period[], to: string): Received {
  return {
    businessRowId: books.rowId,
    starts: parts.map(({ from }) => from),
    startMoments: parts.map(({ from }) => startOfDay(books, from)),
    to,
    endMoment: endOfDay(books, to),
  };
}

function byPaymentDate(db: Queryable, books: Books, { to }: Period, parts: readonly Period[]) {
  const parameters = new Parameters();
  const entries = receivedEntries(receivedIn(books, parts, to), parameters);
  return db.query<FoundRow>({
    text: `WITH ${entries} ${grouped(`SELECT part, currency, tax_rate, tax_category,
      gross - tax AS net, tax FROM received_entry`)}`,
    values: parameters.values,
  });
}

/** Per currency. */
async function writtenOff(db: Queryable, books: Books, { from, to }: Period) {
  return db.query<{ currency: string; written_off: string }>({
    text: `SELECT currency, ${amountText('sum(amount)')} AS written_off FROM (${WRITE_OFFS}) one
      WHERE business_id = $1 AND day BETWEEN $2::date AND $3::date
      GROUP BY currency HAVING sum(amount) <> 0 ORDER BY currency`,
    values: [books.rowId, from, to],
  });
}

const NOTHING = { net: '0', tax: '0', gross: '0' };

/** Tax by rate, by the date on which documents were issued or paid (docs/bookkeeping.md). */
export async function taxReport(db: Queryable, books: Books, query: TaxQuery): Promise<TaxReport> {
  const { from, to, basis, group } = query;
  const parts = partsOfPeriod({ from, to }, group);
  const find = basis === 'issue' ? byIssueDate : byPaymentDate;
  const [found, off] = [
    await find(db, books, { from, to }, parts),
    await writtenOff(db, books, { from, to }),
  ];
  const rows = found.map(({ part, ...row }) => ({ ...row, ...(parts[part - 1] ?? { from, to }) }));
  const taxed = sumsOf(rows, ['net', 'tax', 'gross']);
  const currencies = [...new Set([...taxed, ...off].map(({ currency }) => currency))].sort();
  const sums = currencies.map((currency): TaxSum => {
    const sum = taxed.find((one) => one.currency === currency) ?? { currency, ...NOTHING };
    const lost = off.find((one) => one.currency === currency);
    return { ...sum, written_off: lost?.written_off ?? '0' };
  });
  return { from, to, basis, group, rows, sums };
}

import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import type { ImportReport } from '../../../panel/answers';
import { wordOf } from '../../kit/status/status-words';
import { shownCount } from '../../words/catalogues';
import { longDate, longMonth } from '../../words/dates';
import { importWords } from '../../words';
import { amountPrinter } from './amount-printer';
import { Heads } from './Heads';

interface FoldedProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many rows there are in all. */
  count?: number;
  /** The first columns are texts, the others amounts. */
  texts: number;
  open?: boolean;
}

/** A table below its title, which opens and closes it. */
function Folded({ title, heads, rows, count = rows.length, texts, open = false }: FoldedProps) {
  if (rows.length === 0) return null;
  return (
    <details open={open}>
      <summary>
        <Typography fontWeight="bold">{title}</Typography>
      </summary>
      <Table colCount={heads.length} rowCount={rows.length + 1} aria-label={title}>
        <Heads names={heads} texts={texts} />
        <Tbody>
          {rows.map((cells, at) => (
            <Tr key={at}>
              {cells.map((cell, place) => (
                <Td key={place} style={{ textAlign: place < texts ? 'start' : 'end' }}>
                  <Typography>{cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
      {count > rows.length ? (
        <Typography textColor="neutral600">
          {importWords().problems.first(rows.length, count)}
        </Typography>
      ) : null}
    </details>
  );
}

type Figured = NonNullable<ImportReport['figures']>;
type Sum = Figured['months'][number];

interface SumsProps extends Pick<FoldedProps, 'title' | 'count' | 'open'> {
  head: string;
  sums: readonly Sum[];
  wordOf: (key: string) => string;
}

/** The sums of invoices with something in common. */
function SumsOf({ head, sums, wordOf: word, ...folded }: SumsProps) {
  const { columns } = importWords().figures;
  const rows = sums.map(({ key, currency, total, due, invoices }) => [
    word(key),
    shownCount(invoices),
    amountPrinter(currency)(total),
    amountPrinter(currency)(due),
  ]);
  const heads = [head, columns.invoices, columns.total, columns.due];
  return <Folded heads={heads} rows={rows} texts={1} {...folded} />;
}

/** The invoices that nobody changes any more. */
function Locked({ figures: { locked, locked_count: count } }: { figures: Figured }) {
  const words = importWords().figures;
  const { number, date, customer, total } = words.columns;
  const rows = locked.map((one) => [
    one.number,
    longDate(one.date),
    one.customer,
    amountPrinter(one.currency)(one.total),
  ]);
  const heads = [number, date, customer, total];
  return <Folded title={words.locked(count)} heads={heads} rows={rows} count={count} texts={3} />;
}

/** The new invoices by month, status and customer, to compare with the other program, and what is locked. */
export function Figures({ figures }: { figures: Figured }) {
  const words = importWords().figures;
  const { columns } = words;
  const { months, month_count: ofMonths, statuses, balances, balance_count: owing } = figures;
  const asIs = (name: string) => name;
  const monthOf = (month: string) => longMonth(`${month}-01`);
  const statusOf = (status: string) => wordOf(status).word;
  return (
    <>
      <SumsOf
        title={words.months}
        head={columns.month}
        sums={months}
        wordOf={monthOf}
        count={ofMonths}
        open
      />
      <SumsOf title={words.statuses} head={columns.status} sums={statuses} wordOf={statusOf} />
      <SumsOf
        title={words.balances(owing)}
        head={columns.customer}
        sums={balances}
        wordOf={asIs}
        count={owing}
      />
      <Locked figures={figures} />
    </>
  );
}
